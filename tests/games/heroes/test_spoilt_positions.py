"""Spoilt positions: whatever is taken out of a position or changed in it, it is refused in a sentence or it is read.

What is read can be looked at and played on: no error of another kind, and no choice that is carried out in part.
"""

from __future__ import annotations

import copy
import json
from functools import cache
from typing import Any

import pytest

from games.heroes.rich import mixed, option_set, rich
from rulewright import BadPosition, State
from rulewright.core.chance import Random, seed_of
from rulewright.games.heroes import GAME
from rulewright.games.heroes.board import Board, numbered_tiles
from rulewright.games.heroes.content import TO_CONTROL
from rulewright.games.heroes.knowledge.position import FRAMES
from rulewright.games.heroes.options import SQUARES

MOST_GAMES = 200
MAP = Board(GAME.tables, 4, numbered_tiles(16))
ALL_CONTROLLED = [
    SQUARES[MAP.squares[site]] for site in MAP.in_order if GAME.tables.location_kind[MAP.codes[site]] == TO_CONTROL
]
WRONG: list[Any] = [
    None, True, -1, 2, 99, 1.5, "", "x", "capital", "0,0", "7,3", "19,19", "21,0", "H1", "T2", "U-HA", "U-TF", "g04",
    "r08", "H-M1", "N-G5", "S-G3", "A10", "S10", "T07", "C3", "gold:3", "unit", "over", "healer", "wounds", "luck",
    [], [None], [0], [2, 1], ["H2"], ["U-NA"], ["7,3"], [[1, True]], {}, {"x": 1}, {"U-HA": [1, 2]}, {"U-HA": 2},
    {"0,1": "g01"}, {"march": "used"},
]  # fmt: skip
STRIDE = 9
PLAYED_ON = 25


def collect(state: State, found: dict[str, dict[str, Any]], number: int) -> None:
    """Plays on and keeps the first position of every frame."""
    rng = Random(seed_of(b"collect"), number)
    for _ in range(1200):
        if state.over:
            return
        names = [frame.NAME for frame in state.stack[1:]]
        if any(name not in found for name in names):
            position = json.loads(json.dumps(state.position()))
            for name in names:
                found.setdefault(name, position)
        seat = int(state.mover())
        state.apply(seat, mixed(state, seat, state.codes(seat), rng))


def with_takeover() -> dict[str, Any]:
    """MH-511: a winner with one marker left for two locations; who holds so many has won long ago, as a rule."""
    position: dict[str, Any] = json.loads(json.dumps(rich(4, 2).position()))
    control = [square for square in ALL_CONTROLLED if square not in ("0,0", "0,13")]
    position["control"] = dict.fromkeys(control[:13], 0) | {"0,0": 1, "0,13": 1}
    frame = {"frame": "takeover", "seat": 0, "squares": ["0,0", "0,13"]}
    return {**position, "pending": [{"frame": "actions", "seat": 1}, frame]}


@cache
def positions() -> dict[str, dict[str, Any]]:
    """By the name of a frame in progress."""
    found = {"takeover": with_takeover()}
    for number in range(MOST_GAMES):
        if number < 2:
            collect(GAME.new(players=2 + number, options=option_set(0), seed=number), found, number)
        collect(rich(2 + number % 3, number), found, number)
        if set(FRAMES.blanks) <= set(found):
            break
    return found


def test_every_frame_was_met() -> None:
    assert set(FRAMES.blanks) <= set(positions())


def test_a_written_position_is_read_as_it_was() -> None:
    for name, position in positions().items():
        state: State = GAME.from_position(position, seed=b"read")
        assert state.position() == position, name


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
        seat = int(state.mover())
        pending = state.decision(seat)
        assert pending is not None and pending.default in pending.options
        state.apply(seat, mixed(state, seat, state.codes(seat), rng))
    state.position()
    return False


def shape(path: tuple[Any, ...]) -> tuple[Any, ...]:
    """A place without the numbers in it: two places of one shape are alike."""
    return tuple("*" if isinstance(step, int) or "," in step else step for step in path)


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
    at = max(at for at, frame in enumerate(position["pending"]) if frame["frame"] == name)
    for number, path in enumerate(paths(position["pending"][at], ("pending", at))):
        spoil_all(position, [path], WRONG[number % STRIDE :: STRIDE])


@pytest.mark.parametrize("name", sorted(FRAMES.blanks))
def test_frames_at_every_other_step_are_refused_or_read_but_never_break(name: str) -> None:
    position = positions()[name]
    at = max(at for at, frame in enumerate(position["pending"]) if frame["frame"] == name)
    cut = {**position, "pending": position["pending"][: at + 1]}
    for number, step in enumerate(dict.fromkeys(FRAMES.blanks[name].STEP_NAMES)):
        for whole in (position, cut):
            try:
                refused(spoilt(whole, ("pending", at, "step"), step), number)
            except BadPosition:
                raise
            except Exception as error:
                raise AssertionError(f"{step} of {name}: {type(error).__name__}: {error}") from error


@pytest.mark.parametrize("name", ["activation", "attack", "develop", "place_capital"])
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


@pytest.mark.parametrize("value", [None, 1, "heroes", [], [{}], True])
def test_what_is_no_object_is_no_position(value: Any) -> None:
    with pytest.raises(BadPosition, match="an object is expected"):
        GAME.from_position(value)
