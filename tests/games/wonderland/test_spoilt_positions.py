"""Spoilt positions: whatever is taken out of a position or changed in it, it is refused in a sentence or it is read.

What is read can be looked at and played on: no error of another kind, and no choice that is carried out in part.
"""

from __future__ import annotations

import copy
import json
from functools import cache
from typing import Any

import pytest

from games.wonderland.coverage import declared_decisions
from games.wonderland.rich import mixed, option_set, rich
from rulewright import BadPosition, State
from rulewright.core.chance import Random, seed_of
from rulewright.games.wonderland import GAME
from rulewright.games.wonderland.knowledge.position import FRAMES

MOST_GAMES = 300
WRONG: list[Any] = [
    None, True, -1, 2, 99, 1.5, "", "x", "RK", "head", "seat:7", "supply", "WL05", "WL20", "ROOK_S", "MADNESS",
    "POISON", "T2-09", "Q07", "alice", "AL-1", "OPTIONAL", "UNITS:3", "ABILITY", "bust", "forge", "rook", "x3", "+9",
    [], [None], [0], [2, 1], ["RK"], ["ROSE_W"], ["Q01", "Q02"], {}, {"x": 1}, {"0": 1}, {"1": "MADNESS"}, {"0": {}},
    {"RK": "lying"},
]  # fmt: skip
STRIDE = 7
PLAYED_ON = 25


def collect(state: State, found: dict[str, dict[str, Any]], number: int) -> None:
    """Plays on and keeps the first position of every decision, and of every frame."""
    rng = Random(seed_of(b"collect"), number)
    while not state.over:
        assert state.asked is not None
        names = [state.asked.name, *(frame.NAME for frame in state.stack)]
        if any(name not in found for name in names):
            position = json.loads(json.dumps(state.position()))
            for name in names:
                found.setdefault(name, position)
        waiting = state.waiting
        seat = waiting[int(rng.below(len(waiting)))]
        state.apply(seat, mixed(state, seat, state.codes(seat), rng))


@cache
def positions() -> dict[str, dict[str, Any]]:
    """By the name of the decision, and by the name of a frame in progress."""
    found: dict[str, dict[str, Any]] = {}
    wanted = declared_decisions() | set(FRAMES.blanks)
    for number in range(MOST_GAMES):
        if number < 4:
            collect(GAME.new(players=2 + number % 4, seed=number), found, number)
        collect(rich(2 + number % 4, option_set(number // 4), number), found, number)
        if wanted <= set(found):
            break
    return found


def test_every_decision_and_every_frame_was_met() -> None:
    assert declared_decisions() | set(FRAMES.blanks) <= set(positions())


def test_a_written_position_is_read_as_it_was() -> None:
    for name, position in positions().items():
        state: State = GAME.from_position(position, seed=b"read")
        assert state.position() == position, name
        assert state.asked is not None
        assert name not in declared_decisions() or state.asked.name == name


def paths(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Every place inside a JSON value."""
    found = [path] if path else []
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for step, part in inner:
        found += paths(part, (*path, step))
    return found


def spoilt(position: dict[str, Any], path: tuple[Any, ...], new: Any) -> dict[str, Any]:
    result: dict[str, Any] = copy.deepcopy(position)
    part: Any = result
    for step in path[:-1]:
        part = part[step]
    if new is KeyError:
        del part[path[-1]]
    else:
        part[path[-1]] = new
    return result


def refused(position: dict[str, Any], number: int) -> bool:
    """Whether it is refused; what is read can be looked at and played on. Any other error fails the test."""
    try:
        state: State = GAME.from_position(position, seed=b"spoilt")
    except BadPosition as error:
        assert str(error)
        return True
    for viewer in (None, *range(state.players)):
        state.view(viewer)
    rng = Random(seed_of(b"spoilt"), number)
    for _ in range(PLAYED_ON):
        if state.over:
            break
        waiting = state.waiting
        seat = waiting[int(rng.below(len(waiting)))]
        pending = state.decision(seat)
        assert pending is not None and pending.default in pending.options
        state.apply(seat, mixed(state, seat, state.codes(seat), rng))
    state.position()
    return False


def shape(path: tuple[Any, ...]) -> tuple[Any, ...]:
    """A place without the numbers in it: two places of one shape are alike."""
    return tuple("*" if isinstance(step, int) or step.isdigit() else step for step in path)


def spoil_all(position: dict[str, Any], found: list[tuple[Any, ...]], wrong: list[Any]) -> tuple[int, int]:
    """Tries wrong values in some places; how many were tried, and how many refused."""
    tried, refusals = 0, 0
    for path in found:
        for new in (KeyError, *wrong):
            try:
                refusals += refused(spoilt(position, path, new), tried)
            except BadPosition:
                raise
            except Exception as error:
                raise AssertionError(f"{path} = {new!r}: {type(error).__name__}: {error}") from error
            tried += 1
    return tried, refusals


@pytest.mark.parametrize("name", sorted(FRAMES.blanks))
def test_spoilt_frames_are_refused_or_read_but_never_break(name: str) -> None:
    """In one position of each frame: a field left out, and fields of wrong values, all of them in turn."""
    position = positions()[name]
    at = max(at for at, frame in enumerate(position["pending"]) if frame["name"] == name)
    found = paths(position["pending"][at], ("pending", at))
    for number, path in enumerate(found):
        spoil_all(position, [path], WRONG[number % STRIDE :: STRIDE])


@pytest.mark.parametrize("name", sorted(declared_decisions()))
def test_the_innermost_frame_of_every_decision_may_be_spoilt(name: str) -> None:
    position = positions()[name]
    at = len(position["pending"]) - 1
    for number, path in enumerate(paths(position["pending"][at], ("pending", at))):
        spoil_all(position, [path], WRONG[(number + 3) % STRIDE :: STRIDE])


@pytest.mark.parametrize("name", sorted(FRAMES.blanks))
def test_frames_at_every_other_step_are_refused_or_read_but_never_break(name: str) -> None:
    position = positions()[name]
    at = max(at for at, frame in enumerate(position["pending"]) if frame["name"] == name)
    cut = {**position, "pending": position["pending"][: at + 1]}
    for number, step in enumerate(dict.fromkeys(FRAMES.blanks[name].STEP_NAMES)):
        for whole in (position, cut):
            try:
                refused(spoilt(whole, ("pending", at, "step"), step), number)
            except BadPosition:
                raise
            except Exception as error:
                raise AssertionError(f"{step} of {name}: {type(error).__name__}: {error}") from error


@pytest.mark.parametrize("name", ["card", "draw", "outcome", "setup"])
def test_spoilt_fields_are_refused_or_read_but_never_break(name: str) -> None:
    """Each kind of place outside the frames, in one position."""
    position = positions()[name]
    kinds: dict[tuple[Any, ...], tuple[Any, ...]] = {}
    for path in paths({**position, "pending": 0}):
        kinds.setdefault(shape(path), path)
    tried, refusals = 0, 0
    for number, path in enumerate(kinds.values()):
        more = spoil_all(position, [path], WRONG[number % STRIDE :: STRIDE])
        tried, refusals = tried + more[0], refusals + more[1]
    assert refusals > tried // 4


@pytest.mark.parametrize("value", [None, 1, "wonderland", [], [{}], True])
def test_what_is_no_object_is_no_position(value: Any) -> None:
    with pytest.raises(BadPosition, match="an object is expected"):
        GAME.from_position(value)
