"""The position in words: nothing of a view is left out, and nothing in it is an id."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

import rulewright
from rulewright.core.registry import register
from rulewright.games.ethnos.ids import COLOURS, KINGDOMS, TRIBES, TYPES
from rulewright.text import LOCALES, TextError, texts
from rulewright.text.describe import Described, Line, Section, describe, table_of
from toy import Toy

NAMES = ["Anna", "Bogdan", "Cleo", "Dorota", "Emil", "Fela"]
# Told otherwise: the Tribes chosen are the Tribes in play, single Bands are told as a sum.
UNTOLD = re.compile(r"/(game|format|players|options/tribes.*|sheet/\d/bands/\d/\d+|pending/0/choices/\d)$")
IDS = re.compile(r"[a-z]+[_-][a-z]+|\bnull\b|None|\{|\$")


def sentences(parts: list[Described]) -> Iterator[str]:
    for part in parts:
        yield part.title
        yield from part.lines
        yield from sentences(part.sections)


def told(view: dict[str, Any], locale: str) -> str:
    return "\n".join(sentences(describe("ethnos", view, locale, NAMES[: view["players"]])))


def positions(players: int, tribes: list[str], seed: int, every: int = 25) -> Iterator[Any]:
    """States of a game played at random, some on the way and the last."""
    rng = random.Random(seed)
    state = rulewright.game("ethnos").new(
        players=players, seed=seed, options={"tribes": tribes, "open_draw": seed % 2 == 1}
    )
    number = 0
    while not state.over:
        if number % every == 0:
            yield state
        seat = rng.choice(state.waiting)
        state.choose(seat, rng.choice(state.options(seat)))
        number += 1
    yield state


def tables() -> list[tuple[int, list[str]]]:
    """All numbers of players, and all Tribes."""
    found = []
    for players in range(2, 7):
        needed = 6 if players >= 4 else 5
        found.append((players, [TRIBES[(players * 5 + at) % len(TRIBES)] for at in range(needed)]))
    return found


TABLES = pytest.mark.parametrize(("players", "tribes"), tables())
IN_BOTH = pytest.mark.parametrize("locale", LOCALES)


def test_the_tables_of_these_tests_use_every_tribe() -> None:
    assert {tribe for _, tribes in tables() for tribe in tribes} == set(TRIBES)


@TABLES
@IN_BOTH
def test_no_reader_meets_an_id(players: int, tribes: list[str], locale: str) -> None:
    for state in positions(players, tribes, players):
        for eyes in (None, 0, players - 1):
            text = told(state.view(eyes), locale)
            assert not IDS.search(text), IDS.search(text)


def leaves(value: Any, path: str = "") -> Iterator[tuple[str, list[Any], Any]]:
    """Every number and every id of a view, with the keys that lead to it."""
    items = value.items() if isinstance(value, dict) else enumerate(value)
    for key, item in items:
        if isinstance(item, dict | list):
            for inner, keys, leaf in leaves(item, f"{path}/{key}"):
                yield inner, [key, *keys], leaf
        elif item is not None:
            yield f"{path}/{key}", [key], item


def another(value: Any, players: int, path: str) -> Any:
    """Something else that could stand in the same place."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        if re.search(r"/(seat|first_player|third_dragon|viewer|open/\d)$", path):
            return (value + 1) % players
        if path == "/age" or path == "/dragons":
            return value - 1 if value > 1 else value + 1
        return value + 1
    cards_or_tribes = TRIBES if path.startswith("/tribes") else tuple(card for card in TYPES if card != "dragon")
    for names in (cards_or_tribes, COLOURS, KINGDOMS, ("raid", "wait"), ("glory", "skeletons"), FRAMES):
        if value in names:
            return names[(names.index(value) + 1) % len(names)]
    raise AssertionError(f"{path}: {value}")


FRAMES = (
    "turn_action", "band_add", "wing_kingdom", "merfolk_bonus", "orc_place", "troll_take", "centaur_band",
    "elf_keep", "wizard_draw", "orc_raid",
)  # fmt: skip


def changed(view: dict[str, Any], keys: list[Any], value: Any) -> dict[str, Any]:
    other = deepcopy(view)
    inner: Any = other
    for key in keys[:-1]:
        inner = inner[key]
    inner[keys[-1]] = value
    return other


def is_told(view: dict[str, Any], path: str, keys: list[Any]) -> bool:
    """Whether a change at this place must be heard."""
    if UNTOLD.search(path):
        return False
    if keys[0] == "giant":
        return False
    in_band = re.match(r"/seats/(\d+)/bands/(\d+)/cards/", path)
    return in_band is None or len(view["seats"][int(in_band[1])]["bands"][int(in_band[2])]["cards"]) > 1


@TABLES
@pytest.mark.slow
def test_whatever_changes_in_a_view_changes_its_description(players: int, tribes: list[str]) -> None:
    for number, state in enumerate(positions(players, tribes, players, every=150)):
        locale = LOCALES[number % len(LOCALES)]
        for eyes in (None, state.waiting[0] if state.waiting else 0):
            view = state.view(eyes)
            before = told(view, locale)
            for path, keys, value in leaves(view):
                if is_told(view, path, keys):
                    after = told(changed(view, keys, another(value, players, path)), locale)
                    assert after != before, f"{path} is not told"


def test_every_field_is_in_the_table_of_ethnos() -> None:
    view = rulewright.game("ethnos").new(players=4, seed=1).view(0)
    assert view.keys() <= table_of(rulewright.game("ethnos").folder).fields


@IN_BOTH
def test_every_message_of_the_table_exists_and_gets_its_arguments(locale: str) -> None:
    words = texts("ethnos", locale)
    for line in all_lines(table_of(rulewright.game("ethnos").folder).sections):
        kinds = {variable.partition("-")[0] for variable in words.catalogue.variables(line.say)}
        assert kinds == set(line.args), line.say


def all_lines(sections: list[Section]) -> Iterator[Line]:
    for section in sections:
        yield section.head
        yield from section.lines
        yield from all_lines(section.sections)


def test_the_own_hand_is_told_by_card_and_others_by_number() -> None:
    state = rulewright.game("ethnos").new(players=2, seed=5, options={"tribes": list(TRIBES[:5])})
    own = next(part for part in describe("ethnos", state.view(0), "en", NAMES[:2]) if part.title == "Anna")
    other = next(part for part in describe("ethnos", state.view(0), "en", NAMES[:2]) if part.title == "Bogdan")
    assert any(line.startswith("You hold 1 card: ") for line in own.lines)
    assert "1 card in hand." in other.lines
    assert not any("You hold" in line for line in sentences(describe("ethnos", state.view(None), "en", NAMES[:2])))


def test_only_tribes_of_this_game_are_spoken_of() -> None:
    state = rulewright.game("ethnos").new(players=2, seed=5, options={"tribes": [*TRIBES[:3], "halfling", "wizard"]})
    text = told(state.view(0), "en")
    assert "Merfolk" not in text and "Troll" not in text and "Horde" not in text and "Giant" not in text


def test_polish_plurals_and_cases() -> None:
    state = rulewright.game("ethnos").new(players=2, seed=5, options={"tribes": list(TRIBES[:5])})
    view = state.view(1)
    view["seats"][0].update(hand=5, glory=22, supply=1)
    view["seats"][1]["bands"] = [{"leader": "elf-red", "cards": ["elf-red", "elf-blue", "elf-blue"]}]
    text = told(view, "pl")
    assert "5 kart na ręce." in text
    assert "22 punkty Chwały." in text
    assert "1 znacznik w zasobie." in text
    assert "Oddział z 3 kart pod wodzą Czerwonego Elfa: Czerwony Elf, Niebieski Elf (2)." in text


@IN_BOTH
def test_a_game_without_a_table_is_told_field_by_field(locale: str) -> None:
    register("toy-described", lambda: Toy("toy-described"))
    state = rulewright.game("toy-described").new(players=3, seed=4)
    view = state.view(1)
    lines = list(sentences(describe("toy-described", view, locale, NAMES[:3])))
    assert "points: Anna 0, Bogdan 0, Cleo 0." in lines
    nothing = {"en": "none", "pl": "brak"}[locale]
    assert f"played: {nothing}." in lines
    assert {"hands", "Anna: 2.", "Cleo: 2."} <= set(lines), "the own hand is a list, so that each hand has its line"


def test_a_table_that_is_wrong_is_an_error_that_names_the_file(tmp_path: Path) -> None:
    (tmp_path / "text").mkdir()
    (tmp_path / "text" / "view.toml").write_text('[[section]]\ntitle = "x"\nlines = [{ say = "y", wen = [] }]\n')
    with pytest.raises(TextError, match=r"view\.toml: this is no table of a view"):
        table_of(tmp_path)
