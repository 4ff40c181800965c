"""Names of bots: each table draws its own, and they stay."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest
from desk import Desk, Playing, playing_at

from rulewright.bots.names import NAMES, drawn_name, free_names
from rulewright.cli.seats import sitters_of
from rulewright.cli.words import words
from rulewright.core.registry import game
from rulewright.server.tables import Seat, name_bots
from rulewright.text import LOCALES
from rulewright.text.catalogue import catalogue

GAMES = sorted(text.parent for text in (Path(__file__).parents[2] / "src/rulewright/games").glob("*/text"))


@pytest.fixture
def at_desk(database_url: str, tmp_path: Path) -> Playing:
    return playing_at(database_url, tmp_path)


def bots(table: Any) -> list[str]:
    return [seat["name"] for seat in table["seats"] if seat["kind"] == "bot"]


def test_bots_have_different_names_that_are_the_same_in_both_languages_and_stay(at_desk: Playing) -> None:
    async def scenario(here: Desk) -> None:
        ada = await here.guest("Ada")
        table = await ada.table("bot", "bot", "bot", "bot", "bot")
        found = bots(table)
        assert len(set(found)) == 5 and set(found) <= set(NAMES)
        assert bots(await ada.get(f"/tables/{table['id']}?locale=pl")) == found
        assert all(seat["level"] == "steady" for seat in table["seats"] if seat["kind"] == "bot")

    at_desk(scenario)


def test_a_bot_keeps_its_name_while_others_come_and_go_and_its_level_changes(at_desk: Playing) -> None:
    async def scenario(here: Desk) -> None:
        ada, ben = await here.guest("Ada"), await here.guest("Ben")
        table = await ada.table("open", "bot")
        path, name = f"/tables/{table['id']}", bots(table)[0]
        assert bots(await ben.post(f"{path}/join", {"seat": 1})) == [name]
        assert bots(await ada.patch(f"{path}/seats/2", {"level": "novice"})) == [name]
        added = await ada.post(f"{path}/seats", {"plan": {"kind": "bot"}})
        assert bots(added)[0] == name and len(set(bots(added))) == 2

    at_desk(scenario)


def test_a_person_keeps_a_name_that_a_bot_had(at_desk: Playing) -> None:
    async def scenario(here: Desk) -> None:
        ada = await here.guest("Ada")
        table = await ada.table("open", "bot")
        guest = await here.guest(f"{bots(table)[0]} Nowak")
        after = await guest.post(f"/tables/{table['id']}/join", {"seat": 1})
        assert after["seats"][1]["name"] == f"{bots(table)[0]} Nowak"
        assert bots(after) != bots(table) and bots(after)[0] in NAMES

    at_desk(scenario)


def test_a_name_that_the_host_chose_stays_whoever_comes() -> None:
    seats = [Seat("person", "A", "Rival"), Seat("bot", "B", "Rival", "sharp"), Seat("bot", "C", "", "sharp")]
    name_bots(seats)
    assert seats[1].name == "Rival" and seats[2].name in NAMES


def test_nobody_is_called_like_a_bot_that_is_drawn_later() -> None:
    taken = [*NAMES[:-1], "Zofia"]
    assert drawn_name(taken, Random(1)) == NAMES[-1]
    assert "Cora" not in free_names(["cora kowalska"]) and "Bruno" in free_names(["cora kowalska"])


def test_bots_in_the_terminal_are_called_by_the_same_names() -> None:
    sitters = sitters_of(game("ethnos"), "human=Bruno,steady,sharp=Rival,novice", None, words("en"))
    assert [sitter.name for sitter in sitters] == ["Bruno", "Cora", "Rival", "Felix"]


def test_names_are_one_word_of_two_or_three_syllables() -> None:
    assert len(set(NAMES)) == len(NAMES) >= 30
    for name in NAMES:
        groups = "".join("v" if sign in "aeiouy" else " " for sign in name.lower()).split()
        assert name.isascii() and name.isalpha() and name.istitle() and len(name) <= 8
        assert 2 <= len(groups) <= 3, name


@pytest.mark.parametrize("folder", GAMES, ids=lambda folder: folder.name)
def test_no_bot_is_called_like_a_thing_of_a_game(folder: Path) -> None:
    for locale in LOCALES:
        own = catalogue(folder / "text", locale)
        things = {own.message(id) for id in own.ids() if own.has_text(id) and not own.variables(id)}
        assert not {name for name in NAMES for thing in things if thing.split()[:1] == [name]}
