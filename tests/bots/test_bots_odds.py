"""Odds: played out as often as asked, from nothing but what the eyes may know."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from games.runewars.rich import lively, rich
from rulewright import State
from rulewright.bots import Budget, Odds, reckon
from rulewright.bots import odds as odds_module
from rulewright.conformance import assert_game_conforms
from rulewright.core.chance import Random, seed_of
from toy import Toy
from toy_contest import ContestedToy

SPECTATOR = -1


def dice(number: int) -> Random:
    return Random(seed_of(b"odds"), number)


def odds(state: State, viewer: int, playouts: int, number: int = 0) -> Odds:
    found = reckon(state, viewer, dice(number), Budget(playouts, 0.0))
    assert found is not None
    return found


def market(*hands: list[int]) -> State:
    """The market before its first round, with these hands and without jokers."""
    deck = [card for card in range(1, 10) if all(card not in hand for hand in hands)]
    players = len(hands)
    position = {
        "players": players, "hands": list(hands), "deck": deck, "played": [], "jokers": 0, "points": [0] * players,
        "round": 0, "bids": [-1] * players, "window": None, "over": False,
    }  # fmt: skip
    state: State = ContestedToy().from_position(position, seed=1)
    return state


# How they are reckoned


def test_a_game_without_contests_has_no_odds() -> None:
    assert reckon(Toy().new(players=2, seed=1), 0, dice(0), Budget(10, 0.0)) is None


def test_wins_and_draws_add_up_and_losses_are_those_still_to_come() -> None:
    state = ContestedToy().new(players=3, seed=1)
    found = odds(state, SPECTATOR, 50)
    assert (found.seats, found.playouts) == ([0, 1, 2], 50)
    assert sum(found.wins) + found.undecided == 50
    assert found.losses == [2.0, 2.0, 2.0]
    for seat in range(3):
        state.choose(seat, state.options(seat)[0])
    assert odds(state, SPECTATOR, 5).losses == [1.0, 1.0, 1.0]


def test_seats_that_nobody_can_tell_apart_win_about_equally_often() -> None:
    found = odds(market([8, 9], [1, 2]), SPECTATOR, 600)
    decided = sum(found.wins)
    assert decided > 200
    assert found.wins[0] / decided == pytest.approx(0.5, abs=0.08)


def test_a_budget_in_seconds_ends_at_the_first_play_out_after_it(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = iter(range(100))
    monkeypatch.setattr(odds_module, "perf_counter", lambda: float(next(clock)))
    found = reckon(ContestedToy().new(players=2, seed=3), 0, dice(0), Budget(0, 7.0))
    assert found is not None and found.playouts == 7


def test_a_budget_in_seconds_ends_when_more_play_outs_would_say_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(odds_module, "perf_counter", lambda: 0.0)
    monkeypatch.setattr(odds_module, "ENOUGH", 20)
    found = reckon(ContestedToy().new(players=2, seed=3), 0, dice(0), Budget(0, 7.0))
    assert found is not None and found.playouts == 20


def test_a_game_with_contests_conforms() -> None:
    tally = assert_game_conforms(ContestedToy(), [2, 3], seeds=4, every=1)
    assert tally.contests == tally.decisions > 20


# What they may depend on


def battles(players: int, seed: int, wanted: int) -> Iterator[State]:
    """Positions in the middle of battles of lively games."""
    number, found = seed, 0
    while found < wanted:
        state = rich(players, {"revised": number % 2 == 0}, number)
        rng = dice(number)
        made = 0
        while not state.over and made < 2500 and found < wanted:
            if made % 3 == 0 and state.game.contest(state) is not None:
                found += 1
                yield state.copy()
            seat = state.mover()
            state.apply(seat, lively(state, seat, state.codes(seat), rng))
            made += 1
        number += 1


@pytest.mark.rule("RW-314", "RW-501", "RW-555")
@pytest.mark.parametrize("players", [2, 3])
def test_hidden_data_do_not_change_the_odds_of_a_battle(players: int) -> None:
    changed = 0
    for number, state in enumerate(battles(players, 10 * players, 10)):
        for viewer in (SPECTATOR, *range(players)):
            # Given the same position with other Fate cards, hands, Rewards and runes, as far as the viewer cannot know
            other = state.resampled(viewer, dice(1000 + number))
            assert other.view(None if viewer < 0 else viewer) == state.view(None if viewer < 0 else viewer)
            changed += other.position() != state.position()
            # When both are played out with the same seed, then the odds are the same
            assert odds(other, viewer, 4, number) == odds(state, viewer, 4, number)
    assert changed > 20


def test_odds_leave_the_state_as_it_is() -> None:
    for state in battles(2, 3, 4):
        before, record = state.hash(), state.record()
        odds(state, 0, 5)
        assert (state.hash(), state.record()) == (before, record)


def test_what_a_seat_alone_knows_may_change_its_odds() -> None:
    """A hand that is certain to win shows in the odds of its holder, and in nobody else's."""
    state = market([8, 9], [1, 2])
    assert odds(state, 0, 40).wins == [40, 0]
    assert odds(state, SPECTATOR, 40).wins[0] < 40
