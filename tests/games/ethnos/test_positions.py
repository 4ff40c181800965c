"""Positions: what is written can be read, defaults are filled in, what cannot be is refused."""

from __future__ import annotations

import copy
import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from games.ethnos.table import ETHNOS, play, table
from rulewright import BadPosition, State
from rulewright.core.chance import Random, seed_of
from rulewright.core.errors import RulewrightError
from rulewright.games.ethnos.ids import TRIBES

TRIBES_OF_THREE = ["elf", "orc", "troll", "giant", "merfolk"]


def positions() -> list[dict[str, Any]]:
    """Positions from the middle of games, with every kind of frame among them."""
    found: dict[str, dict[str, Any]] = {}
    for number in range(12):
        players = 2 + number % 5
        tribes = [TRIBES[(number * 5 + at) % 12] for at in range(6 if players >= 4 else 5)]
        state = ETHNOS.new(players=players, options={"tribes": tribes, "open_draw": number % 2 == 1}, seed=number)
        rng = Random(seed_of(b"positions"), number)
        while not state.over:
            position = state.position()
            name = position["pending"][0]["frame"]
            if rng.below(20) == 0 or name not in found:
                found[name] = position
            codes = state.codes(state.waiting[0])
            state.apply(state.waiting[0], codes[int(rng.below(len(codes)))])
        found["over"] = state.position()
    return list(found.values())


POSITIONS = positions()
WRONG: list[Any] = [None, True, -1, 7, 1.5, "elf-red", "dragon", [], [None], {}, {"x": 1}, [[]]]


ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=8,
)


def band(leader: str) -> dict[str, Any]:
    """A Band of one card."""
    return {"leader": leader, "cards": [leader]}


def paths(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Every place inside a JSON value."""
    found = [path] if path else []
    if isinstance(value, dict):
        for name, inner in value.items():
            found += paths(inner, (*path, name))
    elif isinstance(value, list):
        for at, inner in enumerate(value[:2]):
            found += paths(inner, (*path, at))
    return found


def changed(position: dict[str, Any], path: tuple[Any, ...], new: Any) -> dict[str, Any]:
    result: Any = copy.deepcopy(position)
    inner = result
    for step in path[:-1]:
        inner = inner[step]
    inner[path[-1]] = new
    return dict(result)


def read_or_refuse(position: Any) -> State | None:
    """The state, or None if the position is refused; any other error fails the test."""
    try:
        state: State = ETHNOS.from_position(position, seed=b"fuzz")
    except BadPosition as error:
        assert str(error)
        return None
    return state


def play_on(state: State, number: int) -> None:
    """Whatever was accepted can be played on."""
    rng = Random(seed_of(b"fuzz"), number)
    for _ in range(60):
        if state.over:
            return
        codes = state.codes(state.waiting[0])
        state.apply(state.waiting[0], codes[int(rng.below(len(codes)))])


def test_every_kind_of_frame_was_met() -> None:
    frames = {position["pending"][0]["frame"] for position in POSITIONS if position["pending"]}
    assert len(frames) == 10


@pytest.mark.parametrize("number", range(len(POSITIONS)))
def test_a_written_position_is_read_as_it_was(number: int) -> None:
    position = POSITIONS[number]
    assert ETHNOS.from_position(json.loads(json.dumps(position))).position() == position


@pytest.mark.parametrize("number", range(len(POSITIONS)))
def test_a_field_of_a_wrong_value_is_refused_or_read_but_never_breaks(number: int) -> None:
    position = POSITIONS[number]
    refused = 0
    for path in paths(position):
        for new in WRONG:
            state = read_or_refuse(changed(position, path, new))
            if state is None:
                refused += 1
            elif not state.over:
                assert state.waiting
    assert refused > 300


@settings(max_examples=150, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True)
@given(data=st.data())
def test_spoilt_positions_are_refused_or_can_be_played(data: st.DataObject) -> None:
    json_values = st.recursive(
        st.none()
        | st.booleans()
        | st.integers(-3, 30)
        | st.sampled_from(["elf-red", "raid", "skeleton", "dragon", "blue"]),
        lambda inner: (
            st.lists(inner, max_size=4)
            | st.dictionaries(st.sampled_from(["seat", "hand", "0", "rhea"]), inner, max_size=3)
        ),
        max_leaves=6,
    )
    position = POSITIONS[data.draw(st.integers(0, len(POSITIONS) - 1))]
    for _ in range(data.draw(st.integers(1, 3))):
        places = paths(position)
        path = places[data.draw(st.integers(0, len(places) - 1))]
        position = changed(position, path, data.draw(json_values))
    state = read_or_refuse(position)
    if state is not None:
        again = ETHNOS.from_position(state.position())
        assert again.position() == state.position()
        play_on(state, data.draw(st.integers(0, 99)))


@settings(max_examples=150, deadline=None, derandomize=True)
@given(ANYTHING)
def test_any_other_value_is_refused(value: Any) -> None:
    assert read_or_refuse(value) is None


@pytest.mark.rule("ET-507")
@pytest.mark.parametrize(
    "fields",
    [
        {"colour": "red"},
        {"players": 1},
        {"players": 7},
        {"players": "3"},
        {"game": "chess"},
        {"format": 2},
        {"tribes": ["elf"]},
        {"tribes": ["elf", "elf", "orc", "troll", "giant"]},
        {"tribes": None},
        {"age": 0},
        {"age": 3},
        {"dragons": 4},
        {"first_player": 3},
        {"seats": [{}, {}]},
        {"seats": [{"cards": []}, {}, {}]},
        {"seats": [{"hand": ["dragon"]}, {}, {}]},
        {"seats": [{"glory": -1}, {}, {}]},
        {"seats": [{"merfolk": 19}, {}, {}]},
        {"seats": [{"horde": ["pink"]}, {}, {}]},
        {"seats": [{"horde": ["red", "red"]}, {}, {}]},
        {"seats": [{"trolls": [7]}, {}, {}]},
        {"seats": [{"bands": [{"leader": "elf-red", "cards": []}]}, {}, {}]},
        {"seats": [{"bands": [{"leader": None, "cards": ["elf-red"]}]}, {}, {}]},
        {"seats": [{"bands": [{"leader": "elf-red", "cards": ["elf-red", "orc-blue"]}]}, {}, {}]},
        {"giant": {"seat": 0, "band": 0}},
        {"giant": {"seat": None, "band": 1}},
        {"giant": None},
        {"markers": {"rhea": [0, 0]}},
        {"markers": {"mordor": [0, 0, 0]}},
        {"glory_tokens": {"rhea": [1, 2, 3]}},
        {"sheet": []},
        {"pending": []},
        {"pending": [{"frame": "turn_action", "seat": 0}] * 2},
        {"pending": [{"frame": "turn_action", "seat": 3}]},
        {"pending": [{"frame": "turn_action", "seat": 0, "left": 1}]},
        {"pending": [{"frame": "fly", "seat": 0}]},
        {"pending": [{"frame": "band_add", "seat": 0, "leader": "elf-red", "cards": ["elf-red"]}]},
        {"pending": [{"frame": "band_add", "seat": 0, "leader": "elf-red", "cards": []}]},
        {"pending": [{"frame": "wing_kingdom", "seat": 0}]},
        {"pending": [{"frame": "elf_keep", "seat": 0, "kept": []}]},
        {"pending": [{"frame": "orc_raid", "choices": {}}]},
        {"dragons": 3},
        {"end": {"reason": "glory", "seat": 1}},
        {"end": {"reason": "boredom", "seat": None}},
        {"deck": [], "deck_top": []},
    ],
    ids=str,
)
def test_impossible_positions_are_refused(fields: dict[str, Any]) -> None:
    assert read_or_refuse({"players": 3, "tribes": TRIBES_OF_THREE}) is not None
    assert read_or_refuse({"players": 3, "tribes": TRIBES_OF_THREE, **fields}) is None


RAIDS = {"dragons": 3, "third_dragon": 0, "seats": [{"horde": ["red"]}, {"horde": ["blue"]}, {}]}


@pytest.mark.rule("ET-305")
@pytest.mark.parametrize(
    ("changes", "choices"),
    [
        ({}, {"0": None}),
        ({}, {"0": None, "1": None, "2": None}),
        ({}, {"0": "raid", "1": "wait"}),
        ({}, {"0": "attack", "1": None}),
        ({}, {"0": [], "1": None}),
        ({}, {"0": {}, "1": None}),
        ({"third_dragon": None}, {"0": None, "1": None}),
        ({"dragons": 2}, {"0": None, "1": None}),
        ({"age": 2}, {"0": None, "1": None}),
    ],
)
def test_impossible_raids_are_refused(changes: dict[str, Any], choices: dict[str, Any]) -> None:
    base = {"players": 3, "tribes": TRIBES_OF_THREE, **RAIDS}
    good = {**base, "pending": [{"frame": "orc_raid", "choices": {"0": "raid", "1": None}}]}
    assert read_or_refuse(good) is not None
    assert read_or_refuse({**base, **changes, "pending": [{"frame": "orc_raid", "choices": choices}]}) is None


@pytest.mark.parametrize(
    ("tribes", "seat", "pending"),
    [
        ("wingfolk", {"bands": [band("elf-red")]}, {"frame": "wing_kingdom"}),
        ("merfolk", {"bands": [band("merfolk-red")]}, {"frame": "merfolk_bonus", "left": 0}),
        ("merfolk", {"bands": [band("merfolk-red")]}, {"frame": "merfolk_bonus", "left": 5}),
        ("orc", {"horde": ["red"], "bands": [band("orc-red")]}, {"frame": "orc_place"}),
        ("troll", {"bands": [band("orc-red")]}, {"frame": "troll_take"}),
        ("centaur", {"bands": [band("centaur-red")]}, {"frame": "centaur_band"}),
        ("elf", {"bands": [band("elf-red")]}, {"frame": "elf_keep", "kept": []}),
        ("elf", {"hand": ["elf-blue"], "bands": [band("elf-red")]}, {"frame": "elf_keep", "kept": ["elf-grey"]}),
        ("wizard", {"bands": []}, {"frame": "wizard_draw"}),
    ],
)  # fmt: skip
def test_a_frame_whose_question_does_not_arise_is_refused(
    tribes: str, seat: dict[str, Any], pending: dict[str, Any]
) -> None:
    with pytest.raises(BadPosition):
        table(f"{tribes} elf orc", seat, pending=[{"seat": 0, **pending}])


@pytest.mark.rule("ET-335", "ET-506")
@pytest.mark.parametrize(
    ("tribes", "seats", "fields", "pending"),
    [
        ("troll", [{"bands": [band("troll-red")]}, {"trolls": [1]}], {}, {"frame": "troll_take"}),
        (
            "wingfolk",
            [{"bands": [band("wingfolk-red")]}],
            {"markers": {kingdom: [1, 0, 0] for kingdom in ("althea", "duris", "ithys", "pelagon", "rhea")}},
            {"frame": "wing_kingdom"},
        ),
    ],
)  # fmt: skip
def test_a_question_with_one_answer_is_never_left_open(
    tribes: str, seats: list[Any], fields: dict[str, Any], pending: dict[str, Any]
) -> None:
    """Such a position is refused, or goes on to the next question; it does not ask what has one answer."""
    try:
        state = table(tribes, *seats, pending=[{"seat": 0, **pending}], **fields)
    except BadPosition:
        return
    assert state.position()["pending"] == [{"frame": "turn_action", "seat": 1}]


def test_what_a_position_leaves_out_is_filled_in() -> None:
    state = ETHNOS.from_position({"players": 3, "tribes": TRIBES_OF_THREE})
    position = state.position()
    assert position["options"] == {"tribes": None, "open_draw": False}
    assert position["age"] == 1 and position["first_player"] == 0 and position["dragons"] == 0
    assert position["pending"] == [{"frame": "turn_action", "seat": 0}]
    assert len(position["deck"]) == 63
    assert position["deck"][-3:] == ["dragon"] * 3
    assert position["deck"][:2] == ["elf-blue", "elf-blue"]
    assert [row["supply"] for row in position["seats"]] == [24] * 3


def test_the_deck_is_filled_behind_the_named_cards() -> None:
    position = table("elf orc", deck_top=["orc-red", "dragon"], pool=["orc-red"]).position()
    assert position["deck"][:2] == ["orc-red", "dragon"]
    assert position["deck"].count("orc-red") == 1
    assert position["deck"][-2:] == ["dragon", "dragon"]


def test_a_position_given_is_not_changed_and_not_shared() -> None:
    given_position = copy.deepcopy(POSITIONS[0])
    state = ETHNOS.from_position(given_position)
    play(state, state.options(state.waiting[0])[0])
    assert given_position == POSITIONS[0]


def test_the_examples_of_the_cases_survive_a_round_trip() -> None:
    cases = json.loads((Path(__file__).parent / "cases.json").read_text(encoding="utf-8"))
    read = 0
    for case in cases:
        if "position" in case and not case["expect"].get("error"):
            state = ETHNOS.from_position(case["position"])
            assert ETHNOS.from_position(state.position()).position() == state.position()
            read += 1
    assert read > 100


def test_bad_positions_are_errors_of_the_engine() -> None:
    assert issubclass(BadPosition, RulewrightError)
