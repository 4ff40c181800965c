"""The edge of the interface: what programs hand over is taken as it is meant, or refused with an error of its kind."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import rulewright
from rulewright import BadRecord, BadSetup, UnknownSeat

GAMES = rulewright.INCLUDED_GAMES


@pytest.mark.parametrize("name", GAMES)
def test_whole_numbers_of_other_libraries_are_numbers(name: str) -> None:
    game = rulewright.game(name)
    state = game.new(np.int64(2), seed=np.int64(7))
    assert state.hash() == game.new(2, seed=7).hash()
    seat = np.int64(state.waiting[0])
    assert state.options(seat) == state.options(int(seat))
    assert state.decision(seat) == state.decision(int(seat))
    assert state.view(seat) == state.view(int(seat))
    state.choose(seat, state.options(seat)[0])
    assert state.record()[-1]["seat"] == int(seat)


@pytest.mark.parametrize("players", [2.0, "2", True, None, np.float64(2), [2]])
def test_what_is_no_whole_number_is_no_number_of_players(players: Any) -> None:
    with pytest.raises(BadSetup, match="whole number"):
        rulewright.game("ethnos").new(players)


@pytest.mark.parametrize("seat", [0.0, "0", True, None, -1, 2, np.int64(2), np.float64(0)])
def test_what_is_no_seat_is_refused(seat: Any) -> None:
    state = rulewright.game("ethnos").new(2, seed=1)
    with pytest.raises(UnknownSeat):
        state.options(seat)


@pytest.mark.parametrize("seed", [1.5, [1], bytearray(b"1"), object()])
def test_what_is_no_seed_is_refused(seed: Any) -> None:
    game = rulewright.game("ethnos")
    with pytest.raises(BadSetup, match="a seed is bytes, text or a whole number"):
        game.new(2, seed=seed)
    with pytest.raises(BadSetup, match="a seed is bytes, text or a whole number"):
        game.from_position(game.new(2).position(), seed=seed)


@pytest.mark.parametrize("name", GAMES)
def test_a_replay_invents_no_chance(name: str) -> None:
    """A record that was cut off before a chance event leads nowhere; one that was cut off before a choice does."""
    state = rulewright.game(name).new(2, seed=3)
    for _ in range(60):
        seat = state.waiting[0]
        state.choose(seat, state.options(seat)[-1])
    record = state.record()
    refused = 0
    for at in range(1, len(record)):
        if "chance" not in record[at]:
            assert rulewright.replay(record[:at]).hash() == rulewright.replay(record[:at]).hash()
            continue
        refused += 1
        with pytest.raises(BadRecord, match="ends before a chance event"):
            rulewright.replay(record[:at])
    assert refused > 2


def test_a_record_has_no_negative_number_of_choices() -> None:
    record = rulewright.game("ethnos").new(2, seed=1).record()
    with pytest.raises(BadRecord, match="no -1 choices"):
        rulewright.replay(record, upto=-1)


def test_a_choice_whose_scripted_result_does_not_fit_changes_nothing() -> None:
    """Neither is it carried out in part: with a script that fits, the same choice can be made."""
    fate = list(range(1, 31))
    game = rulewright.game("runewars")
    state = game.new(2, {"quick_map": True}, seed=b"s", chance=[fate, fate[::-1], ["no quest"]])
    state.choose(state.waiting[0], state.options(state.waiting[0])[0])
    seat = state.waiting[0]
    before = (state.hash(), state.record(), state.waiting, state.options(seat))
    with pytest.raises(BadRecord):
        state.choose(seat, state.options(seat)[0])
    assert (state.hash(), state.record(), state.waiting, state.options(seat)) == before
