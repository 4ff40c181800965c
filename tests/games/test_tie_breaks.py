"""Ties at the end of a game: the report says what broke them, and the result tells it in words."""

from __future__ import annotations

from typing import Any

import pytest

from games.ethnos.table import end_age, last_card
from games.runewars.table import turn
from rulewright.games.runewars import GAME as RUNEWARS
from rulewright.server.results import tie_told
from rulewright.text import texts

NAMES = ["Anna", "Bogdan", "Cleo"]
TWO = {"leader": "elf-red", "cards": ["elf-blue", "elf-red"]}
ALSO_TWO = {"leader": "elf-red", "cards": ["elf-grey", "elf-red"]}
ONE = {"leader": "orc-green", "cards": ["orc-green"]}
THREE = {"leader": "orc-red", "cards": ["orc-blue", "orc-grey", "orc-red"]}
LEVEL = {"DA": {"rune": "dragon"}, "LA": {"rune": "dragon"}}


def told(state: Any, locale: str = "en") -> list[str]:
    report = state.game.report(state)
    return tie_told(texts(state.game.name, locale), state.result, NAMES[: state.players], report)


def ethnos(*seats: dict[str, Any], **fields: Any) -> Any:
    return end_age(last_card("elf orc", *seats, age=2, **fields))


def runewars(influence: tuple[int, int], **areas: Any) -> Any:
    """The sixth year is over, and both have one dragon rune."""
    seats = [
        {"faction": faction, "quests": [], "influence": number}
        for faction, number in zip(("daqan", "latari"), influence, strict=True)
    ]
    year = {"pending": [{"name": "season", "step": "close"}], "year": 6, "season": "winter", "season_card": "win2"}
    return RUNEWARS.from_position({"players": 2, "seats": seats, "areas": {**LEVEL, **areas}, **year})


@pytest.mark.rule("ET-442")
def test_markers_that_break_a_tie_of_glory_are_told() -> None:
    state = ethnos({"glory": 10}, {"glory": 10}, {"glory": 3}, markers={"rhea": [1, 2, 5], "ithys": [0, 1, 0]})
    assert told(state) == [
        "Level at 10 Glory, so the Control markers on the main board decided (ET-442): Bogdan 3, Anna 1."
    ]
    assert told(state, "pl") == [
        "Remis, Chwała po 10, więc zdecydowały znaczniki Kontroli na planszy głównej (ET-442): Bogdan 3, Anna 1."
    ]


@pytest.mark.rule("ET-443", "ET-444")
@pytest.mark.parametrize(
    ("bands", "band", "numbers"),
    [
        (([TWO], [THREE]), "the largest Band", "Bogdan 3, Anna 2"),
        (([TWO], [ALSO_TWO, ONE]), "Band 2 by size", "Bogdan 1, Anna 0"),
    ],
)
def test_bands_that_break_a_tie_of_glory_and_markers_are_told(bands: Any, band: str, numbers: str) -> None:
    after = {1: 0, 2: 1, 3: 3}
    glory = [10 - sum(after[len(one["cards"])] for one in own) for own in bands]
    state = ethnos(*({"glory": points, "bands": own} for points, own in zip(glory, bands, strict=True)), {})
    (line,) = told(state)
    assert line == f"Level at 10 Glory and in Control markers, so {band} of the last Age decided (ET-443): {numbers}."


@pytest.mark.rule("ET-445")
def test_without_a_tie_and_after_one_that_nothing_breaks_there_is_nothing_to_tell() -> None:
    assert told(ethnos({"glory": 10}, {"glory": 9}, {"glory": 9})) == []
    assert told(ethnos({"glory": 10}, {"glory": 10}, {"glory": 3})) == []


@pytest.mark.rule("RW-641")
def test_influence_that_breaks_a_tie_of_dragon_runes_is_told() -> None:
    state = runewars((2, 5))
    assert told(state) == ["Level at 1 dragon rune, so influence decided (RW-641): Bogdan 5, Anna 2."]
    assert told(runewars((2, 5), LB={"rune": "dragon"})) == []


@pytest.mark.rule("RW-641")
def test_starting_influence_that_breaks_a_tie_is_told() -> None:
    (line,) = told(runewars((4, 4)))
    assert line.startswith("Level at 1 dragon rune and in influence, so starting influence decided (RW-641): ")


@pytest.mark.rule("RW-631")
def test_of_two_who_reach_six_runes_at_once_it_is_told_why_one_wins() -> None:
    dragons = {"rune": "dragon"}
    own = {area: {"units": ["footman"], **dragons} for area in ("1A", "1B", "1C")}
    theirs = {area: {"units": ["archer"], **dragons} for area in ("5A", "5B", "5C")}
    homes = {area: dragons for area in ("DA", "DB", "DC", "LA", "LB", "LC")}
    (line,) = told(turn(1, {**own, **theirs, **homes}))
    assert line.startswith("Anna and Bogdan reached 6 dragon runes at once") and "(RW-631)" in line
