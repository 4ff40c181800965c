"""The log of Heroes: every gain and loss tells its price and its cause."""

from __future__ import annotations

from typing import Any

import pytest

from rulewright.core.narration import told_to
from rulewright.core.state import State
from rulewright.text.texts import texts_of

from .table import GAME, OTHERS, developing, fighting, hero, play, player, rolls, table, walking

NAMES = ["Ann", "Bob"]
WORDS = texts_of(GAME, "en")


def log(state: State, *keys: str, eyes: int = 0) -> list[str]:
    """What the choices add to the log."""
    state.narration = []
    play(state, *keys)
    return [WORDS.log(line, NAMES, eyes) for line in told_to(state, eyes)]


def at_home(**fields: Any) -> State:
    return developing(player(hero("H1"), **{"gold": 9, "resources": 9, "buildings": ["H-B5"], **fields}))


@pytest.mark.rule("MH-290", "MH-291")
def test_gather_tells_what_comes_from_where() -> None:
    fields: dict[str, Any] = {"pending": [{"frame": "actions", "seat": 0}], "control": {"0,0": 0}}
    state = table(player(hero("H3")), OTHERS, **fields)
    told = next(line for line in log(state, "play:march:gather") if line.startswith("You gather"))
    gained = GAME.printed()["locations"]["SA"]["resources"]
    assert f"locations {gained} resources" in told and "capital 3 gold and 2 resources" in told
    assert "heroes, artefacts and the week 2 gold and 2 resources" in told


@pytest.mark.rule("MH-304", "MH-302")
def test_buildings_and_levels_tell_their_price() -> None:
    assert log(at_home(buildings=[]), "build:H-B5") == ["You build Training Grounds for 3 resources."]
    assert log(at_home(), "level")[0] == "You raise your capital to level II for 4 resources."


@pytest.mark.rule("MH-312", "MH-316")
def test_units_tell_their_price() -> None:
    told = log(at_home(), "recruit:U-HB:H1", "train:U-HB:H1")
    assert told == [
        "You recruit a Crossbowman for Anton, for 2 gold.",
        "You train a Crossbowman of Anton to elite, for 1 gold.",
    ]


@pytest.mark.rule("MH-245", "MH-251")
def test_exploring_tells_what_came_of_it() -> None:
    squares = {site["location"]: site["square"] for site in GAME.implied(table(player()).view(None))["sites"]}
    weary = walking(player(hero("H1", squares["AM"], {"U-HA": [1, 2]})))
    assert log(weary, "explore")[:3] == [
        "Anton explores the Armourer.",
        *["You train a Sentinel of Anton to elite, free of charge."] * 2,
    ]
    rested = walking(player(hero("H1", squares["AM"], {"U-HA": [3, 0]})))
    assert "Anton finds nothing to gain there: Armourer." in log(rested, "explore")


@pytest.mark.rule("MH-235", "MH-538")
def test_whoever_loses_a_location_is_told_what_is_left() -> None:
    state = walking(player(hero("H1", "0,0")), {**OTHERS, "level": 2}, control={"0,0": 1})
    told = log(state, "control", eyes=1)
    assert "You lose the Sawmill (A1) and now have 1 PP." in told
    assert "Ann takes control of the Sawmill (A1)." in told and "Ann now has 1 PP." in told


@pytest.mark.rule("MH-401")
def test_a_battle_tells_who_takes_part_and_each_attack_its_numbers() -> None:
    seat = player(hero("H3", "0,0", {"U-HA": [2, 1]}))
    state = fighting(seat, "g01", turn=0, step="start", chance=rolls(1, 2, 8, 8, 8, 8))
    told = log(state)
    state.narration = []
    frame = {"frame": "slot", "slot": "U-HA"}
    state = fighting(seat, "g01", frame, chance=rolls(1, 2, 8))
    told = log(state, "attack", "plain")
    assert "Attack by the Sentinels: 3 attacks, 2 or less hits." in told
    assert "Roll for the Sentinels against Strength 2: 1, 2, 8." in told
    assert "The attack by the Sentinels makes 2 wounds." in told


@pytest.mark.rule("MH-443")
def test_rerolls_tell_which_dice_were_rolled_again() -> None:
    seat = player(hero("H3", "0,0", {"U-HA": [0, 3]}, artefacts=["A19"]))
    state = fighting(seat, "g01", {"frame": "slot", "slot": "U-HA"}, chance=rolls(1, 7, 8, 2, 6))
    state.narration = []
    play(state, "attack", "use:A19")
    again = next(line for line in told_to(state, 0) if line.message == "log-rerolls")
    assert again.args["places"] == 0b110 and again.args["dies"] == ["2", "6"]
