"""Positions of Runewars: what is written can be read, defaults are filled in, what cannot be is refused."""

from __future__ import annotations

import copy
import json
import re
from functools import cache
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from games.runewars.coverage import CASES, declared_decisions
from games.runewars.rich import VARIANTS, lively, rich, uniform
from games.runewars.table import asked, options, play, turn
from rulewright import BadPosition, BadRecord, State
from rulewright.core.chance import Random, seed_of
from rulewright.games.runewars import GAME
from rulewright.games.runewars.knowledge.position import PROTOTYPES

SPECIFICATION = Path(__file__).parents[4] / "shared" / "games" / "runewars" / "POSITION.md"
MOST_GAMES = 200
WRONG: list[Any] = [None, True, -1, 99, 1.5, "", "x", "9A", "LA", "hero_andira", [], [None], [0], ["3B"], {}, {"x": 1}]
BY_HAND = {"duel_unit_target"}
"""D-353: the printed quests never ask it, so its position is written by hand below."""
POSITION_FIELDS = [
    "game", "format", "players", "options", "first_player", "year", "season", "season_card", "order_ban", "ice",
    "map", "areas", "seats", "heroes", "decks", "discards", "titles", "rune_supply", "markers", "open_rewards",
    "shown_quests", "turn", "pending", "end",
]  # fmt: skip
SEAT_FIELDS = [
    "faction", "influence", "dials", "orders", "used", "active", "last_order", "tactics", "fresh", "quests",
    "objective", "seen", "seen_tokens", "eliminated",
]  # fmt: skip
HOME = {"DA": {"units": ["footman"], "stronghold": {"seat": 0}}, "LA": {"units": ["archer"], "stronghold": {"seat": 1}}}


# Positions from games, one for each decision


def mixed(state: State, seat: int, rng: Random) -> int:
    return (lively if rng.below(3) else uniform)(state, seat, state.codes(seat), rng)


def collect(state: State, found: dict[str, dict[str, Any]], number: int, most: int) -> None:
    """Plays on and keeps the first position of every decision, and of every frame with every step."""
    rng = Random(seed_of(b"collect"), number)
    for _ in range(most):
        if state.over:
            return
        assert state.asked is not None
        names = [state.asked.name, *(f"{frame.NAME}" for frame in state.stack)]
        if any(name not in found for name in names):
            position = state.position()
            for name in names:
                found.setdefault(name, position)
        waiting = state.waiting
        seat = waiting[int(rng.below(len(waiting)))]
        state.apply(seat, mixed(state, seat, rng))


@cache
def positions() -> dict[str, dict[str, Any]]:
    """By the name of the decision, and by the name of a frame in progress."""
    found: dict[str, dict[str, Any]] = {}
    wanted = (declared_decisions() - BY_HAND) | set(PROTOTYPES)
    for number in range(8):
        chosen = {name: bool(number >> at & 1) for at, name in enumerate(VARIANTS)}
        state = GAME.new(players=2 + number % 3, options={**chosen, "quick_map": number == 7}, seed=number)
        collect(state, found, number, 60)
    for number in count(1000):
        chosen = {name: bool(number >> at & 1) for at, name in enumerate(VARIANTS)}
        collect(rich(2 + number % 3, chosen, number), found, number, 3000)
        if wanted <= set(found) or number == 1000 + MOST_GAMES:
            return found
    raise AssertionError("counting does not end")


def read(position: Any) -> State:
    state: State = GAME.from_position(json.loads(json.dumps(position)), seed=b"read")
    return state


def test_every_decision_and_every_frame_was_met() -> None:
    assert declared_decisions() - BY_HAND <= set(positions())
    assert set(PROTOTYPES) <= set(positions())


@pytest.mark.rule("RW-900")
def test_a_written_position_is_read_as_it_was() -> None:
    for name, position in positions().items():
        state = read(position)
        assert state.position() == position, name
        if name in declared_decisions():
            assert asked(state) == name


@pytest.mark.rule("RW-488")
def test_a_duel_against_unlike_units_is_read_as_it_was_written() -> None:
    state = duel_of_a_quest(step="aim", aimed=2)
    assert asked(state) == "duel_unit_target"
    assert options(state) == ["hit:hellhound", "hit:razorwing"]
    position = state.position()
    assert read(position).position() == position


def test_the_examples_of_the_specification_are_positions_of_ours() -> None:
    """Where the specification lies beside the repository: both whole positions of POSITION.md."""
    for text in [SPECIFICATION.read_text(encoding="utf-8")] if SPECIFICATION.exists() else []:
        examples = [json.loads(block) for block in re.findall(r"```json\n(.*?)```", text, re.DOTALL)]
        assert len(examples) == 2
        for example in examples:
            assert read(example).position() == example


def test_the_positions_of_the_worked_examples_survive_a_round_trip() -> None:
    read_ones = 0
    for case in json.loads(CASES.read_text(encoding="utf-8")):
        if "position" in case and not case["expect"].get("error"):
            written = GAME.from_position(case["position"], seed=b"case").position()
            assert read(written).position() == written, case["id"]
            read_ones += 1
    assert read_ones > 160


# How a position is written


def test_fields_stand_in_the_order_of_the_specification() -> None:
    for position in positions().values():
        assert list(position) == POSITION_FIELDS
        for seat in position["seats"]:
            assert list(seat) == SEAT_FIELDS


@pytest.mark.rule("RW-170")
def test_a_hire_has_drawn_null_before_hero_cards_are_looked_at() -> None:
    state = turn(6, HOME, {"influence": 3}, used=[5, 6], step="bonus")
    assert asked(state) == "hero_bid"
    assert state.position()["pending"][-1]["drawn"] is None
    play(state, "spend:2")
    assert len(state.position()["pending"][-1]["drawn"]) == 2


@pytest.mark.rule("RW-471")
def test_a_duel_of_heroes_has_no_foes() -> None:
    frames = [frame for position in positions().values() for frame in position["pending"] if frame["name"] == "duel"]
    assert frames
    for frame in frames:
        assert (frame["foes"] is None) == (frame["def"] is not None)


def whispered_secrets(**fields: Any) -> dict[str, Any]:
    return {
        "players": 2,
        "seats": [{"tactics": ["levy", "ambush"], "quests": []}, {"tactics": ["levy", "sabotage"], "quests": []}],
        "areas": HOME,
        "season": "winter",
        "season_card": "win7",
        "pending": [
            {"name": "season", "step": "secondary", "order": [0, 1]},
            {"name": "season_card", "step": "pass", "card": "win7", "order": [0, 1], **fields},
        ],
    }


@pytest.mark.rule("RW-556", "RW-905")
def test_a_card_that_is_to_be_passed_stands_under_its_key() -> None:
    state = read(whispered_secrets())
    state.choose(0, "pass:levy")
    frame = state.position()["pending"][-1]
    assert frame["chosen"] == ["levy", None]
    stored = read(whispered_secrets(chosen=["levy", None]))
    assert stored.position() == state.position()
    stored.choose(1, "pass:sabotage")
    assert [seat["tactics"] for seat in stored.position()["seats"]] == [["ambush", "sabotage"], ["levy", "levy"]]


# What a position leaves out


@pytest.mark.rule("RW-423")
def test_a_hero_who_is_being_placed_is_not_in_the_deck_as_well() -> None:
    state = turn(
        6,
        {"DA": {"stronghold": {"seat": 0}}, "DB": {"stronghold": {"seat": 0}}, "LA": {"stronghold": {"seat": 1}}},
        step="last",
        inner=[{"name": "hire", "step": "place", "seat": 0, "hero": "hero_ronan"}],
    )
    assert asked(state) == "hero_place"
    assert "hero_ronan" not in state.position()["decks"]["heroes"]


@pytest.mark.rule("RW-550")
def test_an_objective_that_is_looked_at_is_not_in_the_deck_as_well() -> None:
    position = {
        "seats": [{"objective": "obj_g1"}, {"objective": "obj_g2"}],
        "areas": HOME,
        "season_card": "spr3",
        "pending": [
            {"name": "season", "step": "secondary", "order": [0, 1]},
            {"name": "season_card", "step": "each", "card": "spr3", "order": [0, 1], "todo": [0], "drawn": "obj_g5"},
        ],
    }
    state = read(position)
    assert options(state) == ["keep:obj_g1", "keep:obj_g5"]
    assert state.position()["decks"]["objectives_good"] == ["obj_g3", "obj_g4", "obj_g6", "obj_g7", "obj_g8"]


def duel_of_a_quest(**fields: Any) -> State:
    """A hero of seat 0 fights two units that no printed quest brings together; a duel names little."""
    return read(
        {
            "seats": [{"quests": ["q06"]}, {"quests": []}],
            "areas": HOME,
            "season": "summer",
            "season_card": "sum3",
            "heroes": {"hero_ronan": {"seat": 0, "area": "5B"}},
            "pending": [
                {"name": "season", "step": "orders", "order": [0, 1]},
                {"name": "quest_phase", "todo": [1]},
                {"name": "heroes", "seat": 0, "left": []},
                {"name": "hero", "step": "finish", "hero": "hero_ronan", "quest": True},
                {"name": "quest", "step": "fought", "hero": "hero_ronan", "quest": "q06", "seat": 0},
                {
                    "name": "duel", "att": "hero_ronan", "foes": ["hellhound", "razorwing"], "quest": "q06",
                    "round": 1, **fields,
                },
            ],
        }
    )  # fmt: skip


@pytest.mark.rule("RW-485")
def test_a_duel_in_progress_finds_its_seats_and_its_area_if_they_are_left_out() -> None:
    frame = duel_of_a_quest(step="aim", aimed=2).position()["pending"][-1]
    assert frame["seats"] == [0, 1]
    assert frame["area"] == "5B"
    assert frame["foe_stop"] == [0, 0]


@pytest.mark.rule("RW-300", "RW-277")
def test_a_battle_needs_the_seats_and_units_of_its_sides_alone() -> None:
    state = turn(
        2,
        {"DA": {"stronghold": {"seat": 0}}, "LA": {"stronghold": {"seat": 1}}},
        step="last",
        inner=[
            {"name": "activation", "step": "end", "seat": 0, "area": "3B"},
            {
                "name": "battle", "area": "3B", "att": {"seat": 0, "units": ["knight", "bowman"]},
                "def": {"seat": None, "units": ["giant"]},
            },
        ],
        decks={"fate": list(range(1, 31))},
    )  # fmt: skip
    battle = next(frame for frame in state.position()["pending"] if frame["name"] == "battle")
    assert battle["att"]["decider"] == 0
    assert battle["def"]["decider"] == 1


# What cannot be

SEASON: list[dict[str, Any]] = [{"name": "season", "step": "orders", "order": [0, 1]}]
TURN: list[dict[str, Any]] = [
    {"name": "season", "step": "turns", "order": [1]},
    {"name": "turn", "step": "last", "seat": 0},
]
IN_TURN: dict[str, Any] = {
    "turn": {"seat": 0, "order": 8},
    "seats": [{"active": 8, "used": [8]}, {"active": 7, "used": [7]}],
}
BATTLE: dict[str, Any] = {
    "name": "battle",
    "area": "3B",
    "att": {"seat": 0, "units": ["knight"]},
    "def": {"seat": 1, "units": ["archer"]},
}
IMPOSSIBLE: list[tuple[dict[str, Any], str]] = [
    # A field
    ({"colour": "red"}, "unknown field colour"),
    ({"game": "ethnos"}, "not a position of runewars"),
    ({"format": 2}, "format 1"),
    ({"players": 5}, "players"),
    ({"options": {"fast": True}}, "options"),
    ({"season": None}, "season"),
    ({"season": "autumn"}, "season"),
    ({"season_card": "spr9"}, "season_card"),
    ({"year": 9}, "year"),
    ({"ice": 1}, "ice"),
    ({"map": [{"tile": "3", "q": 0, "r": 0, "rot": 0}] * 2}, "tile"),
    ({"map": [{"tile": "3", "q": 0, "r": 0, "rot": 6}]}, "rot"),
    ({"seats": [{}]}, "2 seats"),
    ({"seats": [{"faction": "daqan"}, {"faction": "daqan"}]}, "RW-052"),
    ({"seats": [{"used": [1], "orders": [1, 2]}, {}]}, "RW-115"),
    ({"seats": [{"fresh": ["levy"]}, {}]}, "RW-556"),
    ({"seats": [{"dials": {"food": 9}}, {}]}, "food"),
    ({"seats": [{"eliminated": True}, {"eliminated": True}]}, "RW-637"),
    # An area that is not on the map of two players
    ({"areas": {"9A": {}}}, "not on the map"),
    ({"areas": {"UA": {}}}, "not on the map"),
    ({"seats": [{"seen": ["9A"]}, {}]}, "9A is not on the map"),
    ({"seats": [{}, {"seen_tokens": ["8A"]}]}, "8A is not on the map"),
    ({"heroes": {"hero_ronan": {"seat": 0, "area": "9A"}}}, "area of the map"),
    ({"markers": {"1": {"area": "9A", "rewards": []}}}, "area of the map"),
    ({**IN_TURN, "pending": [*TURN, {"name": "limit", "seat": 0, "area": "9A"}]}, "9A is not on the map"),
    ({**IN_TURN, "pending": [*TURN, {"name": "rally", "seat": 0, "todo": ["9A"]}]}, "9A is not on the map"),
    ({**IN_TURN, "pending": [*TURN, {"name": "strategize", "seat": 0, "ready": {"9A": []}}]}, "9A is not on the map"),
    # Things in areas
    ({"areas": {"3B": {"stronghold": {"damaged": True}}}}, "a seat is expected"),
    ({"areas": {"3B": {"exploration": {"token": None}}}}, "token"),
    ({"areas": {"3B": {"rune": ""}}}, "rune"),
    ({"areas": {"3B": {"units": ["archer-d1"]}}}, "RW-358"),
    ({"areas": {"3B": {"units": ["archer", "knight"]}}}, "RW-008"),
    ({"areas": {"3B": {"development": "reinforced_walls"}}}, "RW-400"),
    ({"areas": {"3D": {"city": "city_dawnsmoor"}, "1C": {"city": "city_dawnsmoor"}}}, "RW-001"),
    # Cards
    ({"decks": {"spring": ["sum1"]}}, "sum1 belongs to another deck"),
    ({"decks": {"objectives_good": ["obj_e1"]}}, "obj_e1 belongs to another deck"),
    ({"decks": {"quests": ["q01", "q01"]}}, "q01 occurs 2 times"),
    ({"decks": {"fate": [31]}}, "fate"),
    # The turn
    ({"turn": {"order": 3}}, "a seat is expected"),
    ({"turn": {"seat": 0}}, "order"),
    # Frames
    ({"pending": []}, "frames while the game goes on"),
    ({"pending": [{"name": ["season"]}]}, "is no frame"),
    ({"pending": [{"name": {}}]}, "is no frame"),
    ({"pending": [{"name": "season", "step": ["orders"]}]}, "is no step"),
    ({"pending": [{"name": "season", "step": "dawn"}]}, "is no step"),
    ({"pending": [{"name": "season", "step": "reveal", "mood": 1}]}, "unknown field mood"),
    ({"pending": [{"name": "turn", "seat": 0}]}, "the outermost frame"),
    ({"pending": [*SEASON, *SEASON]}, "the outermost frame"),
    ({"pending": [*SEASON, {"name": "hand_limit"}]}, "its field seat"),
    ({"pending": [*SEASON, {"name": "bid"}]}, "a frame season_card"),
    ({"pending": [*SEASON, {"name": "damage", "side": "att", "n": 1}]}, "a frame battle"),
    ({"pending": [*SEASON, {"name": "recruit", "seat": 0}]}, "a frame turn"),
    ({"pending": [*SEASON, {"name": "season_card"}]}, "its field card"),
    ({"pending": [*SEASON, {"name": "challenge", "att": "hero_ronan"}]}, "its field def"),
    ({"pending": [*SEASON, {"name": "hero", "hero": "hero_ronan"}]}, "hero_ronan is not on the board"),
    ({"pending": [*SEASON, {"name": "test", "hero": "hero_ronan"}]}, "its field attribute"),
    ({"pending": [{"name": "season", "step": "orders", "chosen": [1]}]}, "one entry for each of the 2 seats"),
    ({"pending": [{"name": "season", "step": "orders", "chosen": [9, None]}]}, "chosen"),
    (
        {"seats": [{"used": [3]}, {}], "pending": [{"name": "season", "step": "orders", "chosen": [3, None]}]},
        "RW-114",
    ),
    ({"pending": [{"name": "season", "step": "turns", "order": [0, 1]}]}, "RW-116"),
    ({**IN_TURN, "turn": None, "pending": TURN}, "RW-015"),
    ({**IN_TURN, "turn": {"seat": 1, "order": 7}, "pending": TURN}, "RW-015"),
    ({**IN_TURN, "pending": [*TURN, *TURN[1:]]}, "never more than one"),
    ({**IN_TURN, "pending": [*TURN, {**BATTLE, "area": None}]}, "its field area"),
    ({**IN_TURN, "pending": [*TURN, {**BATTLE, "att": {}}]}, "RW-300"),
    ({**IN_TURN, "pending": [*TURN, {**BATTLE, "def": {"seat": 0}}]}, "RW-300"),
    ({**IN_TURN, "pending": [*TURN, {**BATTLE, "totals": [1]}]}, "totals"),
    ({**IN_TURN, "pending": [*TURN, {**BATTLE, "def": {"seat": 1, "decider": 0}}]}, "RW-277"),
    ({**IN_TURN, "pending": [*TURN, {"name": "card", "seat": 0}]}, "its field card"),
    ({**IN_TURN, "pending": [*TURN, {"name": "hire", "step": "pick", "seat": 0}]}, "its field drawn"),
    ({**IN_TURN, "pending": [*TURN, {"name": "hire", "step": "place", "seat": 0}]}, "its field hero"),
    ({"pending": [{"name": "setup", "step": "tile", "todo": [0]}]}, "RW-054"),
    ({"pending": [{"name": "setup", "step": "map", "setup_quests": [["q01"]]}]}, "RW-053"),
    ({"map": [], "pending": [{"name": "setup", "step": "hero", "todo": [0]}]}, "RW-064"),
    # The end
    ({"end": {"winners": [0], "scores": [6, 2], "places": [1, 2], "reason": "boredom"}}, "reason"),
    ({"end": {"winners": [0], "scores": [6], "places": [1, 2], "reason": "runes"}}, "scores"),
]


@pytest.mark.parametrize(("fields", "told"), IMPOSSIBLE, ids=lambda value: str(value)[:70])
def test_impossible_positions_are_refused_in_a_sentence(fields: dict[str, Any], told: str) -> None:
    with pytest.raises(BadPosition, match=re.escape(told)):
        read({"players": 2, **fields})


def test_a_frame_that_cannot_go_on_is_refused_in_a_sentence() -> None:
    """What no check foresees: here diplomacy without influence to spend."""
    pending = [
        *TURN,
        {"name": "activation", "step": "talked", "seat": 0, "area": "3B"},
        {"name": "diplomacy", "seat": 0, "area": "3B"},
    ]
    seats = [{**IN_TURN["seats"][0], "influence": 0}, IN_TURN["seats"][1]]
    with pytest.raises(BadPosition, match="diplomacy at step start, the innermost frame, cannot go on"):
        read({**IN_TURN, "seats": seats, "pending": pending})


@pytest.mark.parametrize("value", [None, 1, "runewars", [], [{}], True])
def test_what_is_no_object_is_no_position(value: Any) -> None:
    with pytest.raises(BadPosition, match="an object is expected"):
        read(value)


# Spoilt positions


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


def refused(position: dict[str, Any]) -> bool:
    """Whether it is refused; what is read can be looked at. Any other error fails the test."""
    try:
        state: State = GAME.from_position(position, seed=b"spoilt")
    except BadPosition as error:
        assert str(error)
        return True
    for viewer in (None, *range(state.players)):
        state.view(viewer)
    for seat in state.waiting:
        assert state.decision(seat) is not None
    return False


def test_spoilt_frames_are_refused_or_read_but_never_break() -> None:
    """In one position of each frame: a field left out, and fields of wrong values, in turn."""
    tried, refusals = 0, 0
    for name in PROTOTYPES:
        position = positions()[name]
        at = max(at for at, frame in enumerate(position["pending"]) if frame["name"] == name)
        for path in paths(position["pending"][at], ("pending", at)):
            for new in (KeyError, *(WRONG[(tried + step * 5) % len(WRONG)] for step in range(3))):
                refusals += refused(spoilt(position, path, new))
                tried += 1
    assert refusals > tried // 2 > 500


def test_frames_at_every_other_step_are_refused_or_read_but_never_break() -> None:
    for name, prototype in PROTOTYPES.items():
        position = positions()[name]
        at = max(at for at, frame in enumerate(position["pending"]) if frame["name"] == name)
        cut = {**position, "pending": position["pending"][: at + 1]}
        for step in dict.fromkeys(prototype.STEP_NAMES):
            refused(spoilt(cut, ("pending", at, "step"), step))


def test_spoilt_fields_are_refused_or_read_but_never_break() -> None:
    """Each kind of place outside the frames, in one position."""
    position = positions()["card"]
    met: set[tuple[Any, ...]] = set()
    refusals = 0
    for number, path in enumerate(paths({**position, "pending": 0})):
        kind = tuple(
            step if isinstance(step, str) and not re.fullmatch(r"\d?[A-Z1-9]+[A-D]", step) else "*" for step in path
        )
        if kind not in met:
            met.add(kind)
            for new in (KeyError, WRONG[number % len(WRONG)], WRONG[(number + 7) % len(WRONG)]):
                refusals += refused(spoilt(position, path, new))
    assert refusals > 50


# Chance that is stated wrongly


@pytest.mark.parametrize(
    "wrong",
    [None, "levy", [31], [1, 1], ["levy"], {"chance": "draw", "what": "fate", "result": [1]},
     {"chance": "shuffle", "what": "tactics", "result": []}, {"chance": "shuffle", "what": "fate"}],
    ids=str,
)  # fmt: skip
@pytest.mark.rule("RW-051")
def test_stated_chance_that_cannot_be_is_a_bad_record(wrong: Any) -> None:
    with pytest.raises(BadRecord, match="chance event"):
        GAME.new(players=2, chance=[wrong], seed=b"chance")


@pytest.mark.rule("RW-051")
def test_a_short_list_states_the_top_of_a_deck_and_the_rest_follows_in_canonical_order() -> None:
    state = GAME.new(players=3, chance=[[4, 9, 2], [30]], seed=b"chance")
    position = state.position()
    assert position["first_player"] == 1
    assert position["decks"]["fate"] == [30, *range(1, 30)]
