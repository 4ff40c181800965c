"""The game of two teams conforms; spoilt versions of it, each with a fault that only lanes make possible, do not."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import toy_teams
from rulewright.conformance import assert_game_conforms
from rulewright.core.chance import Random, Seed
from rulewright.core.lane import every_lane
from rulewright.kit.observations import EVERYBODY, Piece, Row
from toy_teams import Quarry, TeamGame, Turn


def test_the_game_of_two_teams_conforms() -> None:
    tally = assert_game_conforms(TeamGame("conforming quarry"), seeds=6, every=2)
    assert tally.games == 6 and tally.lanes > 20 and tally.undone > 10 and tally.contests > 5


@pytest.mark.slow
def test_the_game_of_two_teams_conforms_thoroughly() -> None:
    tally = assert_game_conforms(TeamGame("thorough quarry"), seeds=40, first_seed=100, every=1)
    assert tally.sampled == tally.lanes > 800


# Broken games: each breaks one promise, and the suite must say so.


class ViewShowsLaneInProgress(TeamGame):
    def view(self, g: Quarry, seat: int) -> dict[str, Any]:
        return {**super().view(g, seat), "depth": len(g.stack)}


class ViewShowsWhomAWindowAsks(TeamGame):
    def view(self, g: Quarry, seat: int) -> dict[str, Any]:
        return {**super().view(g, seat), "waiting": list(g.waiting)}


class ObservationOfOneLane(TeamGame):
    def pieces(self, players: int) -> list[Piece]:
        return [*super().pieces(players), Piece("depth", (9,), 0, 1, EVERYBODY, write_depth)]


def write_depth(g: Quarry, row: Row) -> None:
    row.one_hot(len(g.stack), 9)


class ContestOfOneLane(TeamGame):
    def contest(self, g: Quarry) -> Any:
        found = [frame for frame in g.stack if isinstance(frame, toy_teams.Battle)]
        return toy_teams.Fight(found[0]) if found else None


class PositionOfOneLane(TeamGame):
    def position(self, g: Quarry) -> dict[str, Any]:
        lanes = every_lane(g)
        pending = [told for lane in (lanes[0], lanes[g.lane]) for told in toy_teams.frames_of(lane)]
        return {**super().position(g), "pending": pending}


class PositionForgetsWhoeverIsHeldUp(TeamGame):
    def position(self, g: Quarry) -> dict[str, Any]:
        held_up = [seat for seat in range(4) if g.held_up_by(seat) >= 0]
        position = super().position(g)
        return {**position, "pending": [told for told in position["pending"] if told["stack"] not in held_up]}


class PositionForgetsSealedAnswers(TeamGame):
    def load(self, position: dict[str, Any], seed: Seed) -> Quarry:
        pending = [{**told, "given": []} if "given" in told else told for told in position["pending"]]
        return super().load({**position, "pending": pending}, seed)


class QuarryThatSharesFrames(Quarry):
    def copy(self) -> Quarry:
        other = super().copy()
        for mine, copied in zip(self.lanes, other.lanes, strict=True):
            copied.stack = mine.stack[:]
        return other


class CopySharesParkedFrames(TeamGame):
    def set_up(self, players: int, options: dict[str, Any], seed: Seed) -> Quarry:
        g = QuarryThatSharesFrames(self, players, options, seed)
        g.stack.append(toy_teams.Team())
        return g


class ResamplingForgetsSealedAnswers(TeamGame):
    """Whoever has bid has answered in the open: that is no secret, and resampling must keep it."""

    def resample(self, g: Quarry, seat: int, rng: Random) -> Quarry:
        other = super().resample(g, seat, rng)
        for lane in every_lane(other):
            if lane.sealed and lane.asking:
                lane.asking |= sum(1 << at for at, answer in enumerate(lane.answers) if answer >= 0)
                if lane is other.lanes[other.lane]:
                    other.asking = lane.asking
        return other


BROKEN: dict[type[TeamGame], str] = {
    ViewShowsLaneInProgress: "view of seat .|spectator's view depends on the lane in progress",
    ViewShowsWhomAWindowAsks: "the view of seat . shows something hidden|the spectator's view shows something hidden",
    ObservationOfOneLane: "observation of seat . depends on the lane in progress",
    ContestOfOneLane: "contest depends on the lane in progress",
    PositionOfOneLane: "position depends on the lane in progress",
    PositionForgetsWhoeverIsHeldUp: "the position asks something else",
    PositionForgetsSealedAnswers: "the position that was read is not the one that was written",
    CopySharesParkedFrames: "playing on with a copy has changed|two copies with equal choices",
    ResamplingForgetsSealedAnswers: "resampling changes who is asked|shows something hidden",
}


@pytest.mark.parametrize("broken", BROKEN, ids=lambda broken: broken.__name__)
def test_a_broken_game_does_not_conform(broken: type[TeamGame]) -> None:
    with pytest.raises(AssertionError, match=BROKEN[broken]):
        assert_game_conforms(broken(broken.__name__), every=1, seeds=10)


# Broken parts of the sound game, put in for the length of a test.


REAL_OPTIONS = toy_teams.Menu.options
REAL_TAKE = toy_teams.take_gem


def by_what_the_mate_holds(menu: toy_teams.Menu, g: Quarry, turn: Turn, seat: int) -> int:
    """The member with the highest card goes first: who that is, is hidden."""
    mate = (seat + 2) % 4
    return mate if g.left[mate] and max(g.hands[mate], default=0) > max(g.hands[seat], default=0) else -1


def parked(menu: toy_teams.Menu, g: Quarry, turn: Turn, seat: int) -> dict[str, int | str]:
    """The number of lanes that are parked at this moment, as nobody but the engine sees them."""
    return {"number": sum(bool(lane.stack) for lane in g.lanes)}


def nothing_without_gems(menu: toy_teams.Menu, g: Quarry, turn: Turn, seat: int) -> list[int]:
    return REAL_OPTIONS(menu, g, turn, seat) if any(g.gems) else []


def both_or_none(picking: toy_teams.Pick, g: Quarry, frame: toy_teams.OfSeat, seat: int) -> list[int]:
    """Only what the mate could take too: it is found out by what the mate holds."""
    found = [toy_teams.GEM + colour for colour, number in enumerate(g.gems) if number]
    return found[:1] if max(g.hands[(seat + 2) % 4], default=0) > 7 else found


SPOILT: list[tuple[type, str, Callable[..., Any], str]] = [
    (toy_teams.Menu, "held_up_by", by_what_the_mate_holds, "resampling changes who is asked"),
    (toy_teams.Menu, "arguments", parked, "question to seat . depends on the lane in progress"),
    (toy_teams.Pick, "options", both_or_none, "shows something hidden|could try out|the resampled position"),
]


@pytest.mark.parametrize(
    ("owner", "name", "spoilt", "message"), SPOILT, ids=lambda value: getattr(value, "__name__", "")
)
def test_a_spoilt_part_is_noticed(
    owner: type, name: str, spoilt: Callable[..., Any], message: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(owner, name, spoilt)
    with pytest.raises(AssertionError, match=message):
        assert_game_conforms(TeamGame(f"quarry with {spoilt.__name__}"), every=1, seeds=20)


def test_a_question_that_is_always_asked_must_have_an_option(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(toy_teams.Menu, "options", nothing_without_gems)
    with pytest.raises(AssertionError, match="is asked and has no option"):
        assert_game_conforms(TeamGame("quarry without a pass"), every=10_000, seeds=20)


def test_a_lane_that_goes_on_by_something_hidden_needs_a_barrier(monkeypatch: pytest.MonkeyPatch) -> None:
    """A gem is refused to whoever has a mate with few high cards: taking one shows what the mate holds."""

    def take_and_tell(frame: Any, g: Quarry) -> None:
        REAL_TAKE(frame, g)
        if sum(g.hands[(frame.seat + 2) % 4]) > 20:
            g.left[frame.seat] = 0

    monkeypatch.setattr(toy_teams.Gathering, "STEPS", (toy_teams.ask_gem, take_and_tell))
    with pytest.raises(AssertionError, match=r"could try out|without a barrier"):
        assert_game_conforms(TeamGame("quarry without a barrier"), every=1, seeds=20)
