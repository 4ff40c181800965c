"""Spoilt positions and records: whatever is changed in them, they are refused in a sentence or they are read.

What is read can be looked at and played on: no error of another kind, and no choice that is carried out in part.
"""

from __future__ import annotations

import copy
import json
from functools import cache
from typing import Any

import pytest

from games.battalia.rich import VARIANTS, mixed, rich
from games.battalia.table import GAME, play, table
from rulewright import BadPosition, BadRecord, RulewrightError, State, replay
from rulewright.core.chance import Random, seed_of
from rulewright.core.lane import every_lane

WRONG: list[Any] = [
    None, True, -1, 2, 99, 1.5, "", "x", "x3y3", "x1y1", "bar", "lord-bar", "sword", "twin=sword", "hammer=lord",
    "chief-bar+title-bar", "lord-fanatic*2", "NES", "gate-1", "road-bar-x", "city-emb-x", "vk-title", "attack", "pay",
    "unit", "target:city:x5y6", "shelter", "clo", "hire", [], [None], [0], [1, 0], ["a"], ["lord-bar"],
    [["supply", 1]], [["unit", -1]], {}, {"x": 1}, {"x3y3": 1}, {"at": "x3y3"}, {"owner": 9},
]  # fmt: skip
STRIDE = 9
PLAYED_ON = 15
FEW = ("main", "line", "battle", "raise", "effect", "tent", "ambush", "cohort", "meaning", "colour", "gift")
"""The frames that a handful of games meets for certain."""


def collect(state: State, found: dict[str, dict[str, Any]], number: int) -> None:
    """Plays on and keeps the first position of every frame."""
    rng = Random(seed_of(b"collect"), number)
    for _ in range(300):
        if state.over:
            return
        names = {frame.NAME for lane in every_lane(state) for frame in lane.stack} - found.keys() - {"match"}
        if names:
            position = json.loads(json.dumps(state.position()))
            told = {frame["frame"] for frame in position["pending"]}
            found.update({name: position for name in names & told})
        seat = state.waiting[int(rng.below(len(state.waiting)))]
        state.apply(seat, mixed(state, seat, state.codes(seat), rng))


@cache
def positions() -> dict[str, dict[str, Any]]:
    """By the name of a frame in progress."""
    found: dict[str, dict[str, Any]] = {}
    for number in range(3 * len(VARIANTS)):
        players, options = VARIANTS[number % len(VARIANTS)]
        if number < 3:
            collect(GAME.new(players=players, options={**options, "draft": True}, seed=number), found, number)
        collect(rich(players, options, number), found, number)
    return found


def test_most_frames_were_met() -> None:
    assert set(FEW) <= set(positions())
    assert len(positions()) > 25


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
        seat = state.waiting[int(rng.below(len(state.waiting)))]
        pending = state.decision(seat)
        assert pending is not None
        assert pending.default in pending.options
        state.apply(seat, mixed(state, seat, state.codes(seat), rng))
    state.position()
    return False


def spoil_all(position: dict[str, Any], found: list[tuple[Any, ...]], first: int) -> tuple[int, int]:
    """Tries wrong values in some places; how many were tried, and how many refused."""
    tried, refusals = 0, 0
    for number, path in enumerate(found):
        for new in (KeyError, *WRONG[(number + first) % STRIDE :: STRIDE]):
            try:
                refusals += refused(spoilt(position, path, new), tried)
            except Exception as error:
                raise AssertionError(f"{path} = {new!r}: {type(error).__name__}: {error}") from error
            tried += 1
    return tried, refusals


@pytest.mark.parametrize("part", range(8))
def test_spoilt_frames_are_refused_or_read_but_never_break(part: int) -> None:
    """In one position of each frame: a field left out, and fields of wrong values, some of them in turn."""
    for name in sorted(positions())[part::8]:
        position = positions()[name]
        at = max(at for at, frame in enumerate(position["pending"]) if frame["frame"] == name)
        spoil_all(position, paths(position["pending"][at], ("pending", at))[:30], 0)


def shape(path: tuple[Any, ...]) -> tuple[Any, ...]:
    """A place without the numbers in it: two places of one shape are alike."""
    return tuple("*" if isinstance(step, int) or step[:1] == "x" else step for step in path)


@pytest.mark.parametrize("name", ["main", "battle"])
def test_spoilt_fields_are_refused_or_read_but_never_break(name: str) -> None:
    """Each kind of place outside the frames, in one position."""
    position = positions()[name]
    kinds: dict[tuple[Any, ...], tuple[Any, ...]] = {}
    for path in paths({**position, "pending": 0}):
        kinds.setdefault(shape(path), path)
    tried, refusals = spoil_all(position, list(kinds.values()), 3)
    assert refusals > tried // 4


@pytest.mark.parametrize("value", [None, 1, "battalia", [], [{}], True])
def test_what_is_no_object_is_no_position(value: Any) -> None:
    with pytest.raises(BadPosition):
        GAME.from_position(value)


# Records


def record() -> list[dict[str, Any]]:
    """A short game: an Amulet is rolled, a unit hired, an attack made."""
    attacker = {"hand": ["weapon-bar", "amulet-bar", "supply"], "heroes": {"a": "x5y6"}}
    state = table(attacker, {})
    play(state, "use:amulet-bar", "hire:freeman", "attack:weapon-bar", "done")
    return json.loads(json.dumps(state.record()))  # type: ignore[no-any-return]


CHANGES: dict[str, tuple[int, Any]] = {
    "no choice of that kind": (-1, {"seat": 0, "choice": "dance"}),
    "an illegal choice": (-1, {"seat": 0, "choice": "hire:lord"}),
    "the wrong seat": (-1, {"seat": 1, "choice": "done"}),
    "no seat": (-1, {"seat": 7, "choice": "done"}),
    "a roll that the die does not have": (1, {"chance": "roll", "what": "amulet", "result": 9}),
    "another chance event": (1, {"chance": "draw", "what": "hand:1", "result": "supply"}),
    "a header of another game": (0, {"game": "checkers", "players": 2, "options": {}, "format": 1}),
    "an entry that is none": (2, 5),
}


@pytest.mark.parametrize(("at", "entry"), CHANGES.values(), ids=CHANGES.keys())
def test_a_record_that_cannot_be_is_refused(at: int, entry: Any) -> None:
    given = record()
    given[2 if at == 1 else at] = entry
    with pytest.raises(RulewrightError):
        replay(given)


def test_a_record_that_is_cut_off_is_replayed_so_far() -> None:
    given = record()
    assert replay(given).record() == given
    with pytest.raises(BadRecord):
        replay(given[1:])
