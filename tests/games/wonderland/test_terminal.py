"""Wonderland's War in the terminal and in words: table, battle, end; in both languages, for every seat and nobody."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest
from rich.console import Console

import rulewright
from rulewright.cli.seats import Sitter
from rulewright.core.state import State
from rulewright.faces.terminal import board_for
from rulewright.text import texts
from rulewright.text.describe import Described, describe

SITTERS = [Sitter("Ada", "human"), Sitter("Bo", "random"), Sitter("Cy", "random"), Sitter("Di", "random")]
NAMES = [sitter.name for sitter in SITTERS]
BOTH = pytest.mark.parametrize("locale", ["en", "pl"])


def played(players: int, seed: int, **options: Any) -> Iterator[State]:
    """A random match, state by state."""
    rng = random.Random(seed)
    state = rulewright.game("wonderland").new(players, options, seed=seed)
    while not state.over:
        yield state
        seat = rng.choice(state.waiting)
        state.choose(seat, rng.choice(state.options(seat)))
    yield state


def at_decision(name: str, seed: int = 3, **options: Any) -> State:
    """The first time that a decision is asked."""
    for state in played(3, seed, **options):
        if state.waiting and (pending := state.decision(state.waiting[0])) and pending.name == name:
            return state
    raise AssertionError(f"{name} was never asked")


def shown(view: dict[str, Any], locale: str, details: bool = False) -> str:
    board = board_for("wonderland", locale, SITTERS[: view["players"]])
    console = Console(width=140, color_system=None, highlight=False, emoji=False, markup=False)
    with console.capture() as captured:
        console.print(board.details(view) if details else board.full(view))
    return captured.get()


@BOTH
@pytest.mark.parametrize("players", [2, 4])
def test_the_table_can_be_shown_at_any_time_to_anybody(players: int, locale: str) -> None:
    for number, state in enumerate(played(players, 1)):
        if number % 25 == 0 or state.over:
            for seat in (0, -1):
                view = state.view(seat if seat >= 0 else None)
                assert all(name in shown(view, locale) for name in NAMES[:players])
                assert shown(view, locale, details=True)


def test_the_tea_table_shows_cards_and_leaders() -> None:
    view = at_decision("seat_after_head").view(0)
    text = shown(view, "en")
    assert "Round I, tea party" in text and "Market:" in text
    cards = [place["card"] for place in view["tea_table"].values() if place["card"]]
    assert cards and all(texts("wonderland", "en").name("tea_card", card) in text for card in cards)


@BOTH
def test_a_battle_shows_strengths_and_never_a_closed_bag(locale: str) -> None:
    """WW-204: in the war the own bag is a number."""
    state = at_decision("draw_or_halt")
    text = shown(state.view(0), locale)
    fighters = state.position()["pending"][2]["fighters"]
    assert all(str(fighter["strength"]) in text for fighter in fighters.values())
    assert ("Your bag" in text or "Twój worek" in text) is False
    at_tea = shown(at_decision("tea_turn").view(0), locale)
    assert "Your bag" in at_tea or "Twój worek" in at_tea


@BOTH
def test_the_end_shows_what_each_total_consists_of(locale: str) -> None:
    *_, state = played(3, 2)
    result = state.result
    assert result is not None
    board = board_for("wonderland", locale, SITTERS[:3])
    console = Console(width=140, color_system=None, highlight=False)
    with console.capture() as captured:
        console.print(board.ending(state.view(None), result))
    text = captured.get()
    for part, total in zip(result["parts"], result["scores"], strict=True):
        assert all(str(number) in text for number in (*part.values(), total))


# The view in words


def lines_of(parts: list[Described]) -> Iterator[str]:
    for part in parts:
        yield part.title
        yield from part.lines
        yield from lines_of(part.sections)


@BOTH
def test_a_battle_is_told_in_words_with_who_has_chosen(locale: str) -> None:
    state = next(
        state
        for state in played(3, 3)
        if len(state.waiting) > 1 and (pending := state.decision(state.waiting[0])) and pending.name == "draw_or_halt"
    )
    first = state.waiting[0]
    state.choose(first, "draw")
    told = list(lines_of(describe("wonderland", state.view(None), locale, NAMES[:3])))
    battle = {"en": "Battle ", "pl": "Bitwa "}[locale]
    chosen = {"en": f"{NAMES[first]} has chosen.", "pl": f"{NAMES[first]} ma już wybór za sobą."}[locale]
    assert any(line.startswith(battle) for line in told) and chosen in told
    assert not [line for line in told if "draw_or_halt" in line or "{" in line]
