"""Heroes in the terminal, as a picture and in words: in both languages, for every seat and nobody."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest
from rich.console import Console

from rulewright.cli.seats import Sitter
from rulewright.core.state import State
from rulewright.faces.terminal import board_for
from rulewright.games.heroes.face import picture
from rulewright.text.describe import Described, describe

from .rich import rich
from .table import GAME, fighting, hero, player

SITTERS = [Sitter("Ada", "human"), Sitter("Bo", "random"), Sitter("Cy", "random"), Sitter("Di", "random")]
NAMES = [sitter.name for sitter in SITTERS]
BOTH = pytest.mark.parametrize("locale", ["en", "pl"])


def played(players: int, seed: int) -> Iterator[State]:
    """A random match, state by state."""
    rng = random.Random(seed)
    state = GAME.new(players, {"length": "short"}, seed=seed)
    while not state.over:
        yield state
        seat = rng.choice(state.waiting)
        state.choose(seat, rng.choice(state.options(seat)))
    yield state


def shown(view: dict[str, Any], locale: str, details: bool = False) -> str:
    board = board_for("heroes", locale, SITTERS[: view["players"]])
    console = Console(width=160, color_system=None, highlight=False, emoji=False, markup=False)
    with console.capture() as captured:
        console.print(board.details(view) if details else board.full(view))
    return captured.get()


@BOTH
@pytest.mark.parametrize("players", [2, 4])
def test_the_table_can_be_shown_at_any_time_to_anybody(players: int, locale: str) -> None:
    for number, state in enumerate(played(players, 1)):
        if number % 40 == 0 or state.over:
            for seat in (0, None):
                view = state.view(seat)
                text = shown(view, locale)
                assert all(name in text for name in NAMES[:players]) and "{" not in text
                assert shown(view, locale, details=True)


def test_the_map_shows_guards_with_their_number_owners_pawns_and_capitals() -> None:
    state = rich(2, 3)
    rows = shown(state.view(0), "en").splitlines()
    first = next(row for row in rows if row.startswith("1 "))
    assert "SA" in first and "●10" in first and "IR2" in first
    assert any("♞T1" in row for row in rows) and any("⌂1" in row for row in rows)


@pytest.mark.rule("MH-395")
def test_scrolls_of_others_are_a_number() -> None:
    state = rich(2, 3)
    assert "Battle Frenzy" in shown(state.view(0), "en", details=True)
    assert "Battle Frenzy" not in shown(state.view(1), "en", details=True)


@BOTH
def test_a_battle_shows_both_sides_and_the_dice(locale: str) -> None:
    attack = {
        "frame": "attack",
        "side": 0,
        "slot": "U-HA",
        "kind": "unit",
        "attacks": 2,
        "strength": 4,
        "dice": [[3, False], [7, False]],
        "step": "luck",
    }
    window = {"frame": "window", "window": "after_roll_own", "ask": [0]}
    seat = player(hero("H1", "0,0", {"U-HA": [2, 0]}, artefacts=["A19"]))
    state = fighting(seat, "g01", {**attack, "step": "own"}, window)
    text = shown(state.view(0), locale)
    number = GAME.printed()["encounters"]["g01"]["number"]
    assert "3 7" in text and f"{number}" in text and "2+0" in text


# The picture for research


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_picture_has_the_same_size_at_all_times(players: int) -> None:
    shapes = set()
    for number, state in enumerate(played(players, 4)):
        if number % 60 == 0 or state.over:
            view = state.view(None)
            shapes.add(picture.image(view, 440).shape)
            assert len(picture.lines(view)) == {2: 15, 3: 15, 4: 20}[players]
            assert len(picture.simple(view)["seats"]) == players
    assert shapes == {(440, 440, 3)}


def test_the_picture_shows_what_changes_on_the_map() -> None:
    one, other = (rich(2, number).view(None) for number in (3, 4))
    assert picture.lines(one) != picture.lines(other)
    assert (picture.image(one, 440) != picture.image(other, 440)).any()


# The view in words


def lines_of(parts: list[Described]) -> Iterator[str]:
    for part in parts:
        yield part.title
        yield from part.lines
        yield from lines_of(part.sections)


@BOTH
def test_the_position_is_told_in_words_and_nothing_is_left_as_an_id(locale: str) -> None:
    for number, state in enumerate(played(3, 2)):
        if number % 50 == 0 or state.over:
            for seat in (0, None):
                told = list(lines_of(describe("heroes", state.view(seat), locale, NAMES[:3])))
                assert told and not [line for line in told if "{" in line or "_" in line]


def test_guards_owners_and_armies_are_told() -> None:
    told = list(lines_of(describe("heroes", rich(2, 3).view(0), "en", NAMES[:2])))
    assert "A1, Sawmill: guarded by the Goblin Raiders." in told
    assert "J1, Iron Mine: controlled by Bo." in told
    assert "Jaguar Warriors: 1 elite, 2 basic." in told and "10 of 12 PP." in told


@BOTH
def test_a_battle_is_told_in_words(locale: str) -> None:
    state = fighting(player(hero("H1", "0,0", {"U-HA": [2, 0]})), "g01", {"frame": "slot", "slot": "U-HA"}, turn=2)
    told = list(lines_of(describe("heroes", state.view(None), locale, NAMES[:2])))
    assert {"en": "Battle on A1, turn 2", "pl": "Bitwa na polu A1, tura 2"}[locale] in told
