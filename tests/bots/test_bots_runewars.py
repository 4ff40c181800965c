"""The bots of Runewars: an evaluation that follows what matters, glances at every decision, and no look at secrets."""

from __future__ import annotations

import math
import pkgutil
from collections import Counter
from importlib import import_module
from typing import Any

import pytest
from glances import assert_hidden_data_do_not_change_a_choice, moments, play_on

from games.runewars.rich import lively, rich
from games.runewars.table import turn
from rulewright import State
from rulewright.bots import Bot, make_bot
from rulewright.bots.playout import likeliest
from rulewright.core.chance import Random, seed_of
from rulewright.core.decision import Decision
from rulewright.games import runewars
from rulewright.games.runewars import GAME

BOTS = ("random", "novice", "steady", "sharp:12i")
VARIANTS: list[dict[str, bool]] = [
    {},
    {"exploration": True},
    {"epic": True, "revised": True, "exploration": True},
]
ORDERS = [{"name": "season", "step": "orders"}]
CONQUER = 3


def new_game(players: int, seed: int, **options: bool) -> State:
    state: State = GAME.new(players=players, options={"quick_map": True, **options}, seed=seed)
    return state


def choosing(areas: dict[str, Any], *seats: dict[str, Any], **fields: Any) -> State:
    """Two players are about to choose orders in summer."""
    rows = [{"quests": [], **row} for row in (*seats, *({} for _ in range(2 - len(seats))))]
    position = {
        "seats": rows,
        "season": "summer",
        "season_card": "sum3",
        "areas": areas,
        "pending": ORDERS,
        **fields,
    }
    state: State = GAME.from_position(position, seed=b"bots")
    return state


def evaluate(state: State) -> list[float]:
    values: list[float] = state.game.evaluate(state)
    return values


def stands(state: State, seat: int = 0) -> float:
    """How well a seat stands."""
    return evaluate(state)[seat]


# The evaluation


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("options", VARIANTS)
def test_likelihoods_are_between_0_and_1_and_add_up(players: int, options: dict[str, bool]) -> None:
    state = new_game(players, players, **options)
    rng = Random(seed_of(b"evaluate"), 0)
    while not state.over:
        values = evaluate(state)
        assert len(values) == players
        assert all(0.0 <= value <= 1.0 for value in values)
        assert sum(values) == pytest.approx(1.0)
        play_on(state, rng, 5)


def test_before_the_factions_are_chosen_all_stand_alike() -> None:
    assert evaluate(new_game(4, 1)) == [0.25] * 4


@pytest.mark.parametrize("players", [2, 4])
def test_a_finished_game_is_worth_one_to_its_winners(players: int) -> None:
    state = new_game(players, players)
    play_on(state, Random(seed_of(b"finish"), 0), 100_000)
    assert state.result is not None
    winners = state.result["winners"]
    for seat, value in enumerate(evaluate(state)):
        assert value == (1.0 / len(winners) if seat in winners else 0.0)


HOME = {"DA": {"stronghold": {"seat": 0}, "units": ["footman"] * 3}, "LA": {"stronghold": {"seat": 1}}}
BETTER: dict[str, tuple[dict[str, Any], dict[str, Any], dict[str, Any], dict[str, Any]]] = {
    "a dragon rune at home": ({"DB": {"rune": "dragon"}}, {}, {"DB": {"rune": "false"}}, {}),
    "a second dragon rune": (
        {"DB": {"rune": "dragon"}, "DC": {"rune": "dragon"}},
        {},
        {"DB": {"rune": "dragon"}},
        {},
    ),
    "no dragon rune of the other": ({"LB": {"rune": "false"}}, {}, {"LB": {"rune": "dragon"}}, {}),
    "one more area": ({"1A": {"units": ["bowman"]}}, {}, {"DB": {"units": ["bowman"]}}, {}),
    "standing units": ({"DB": {"units": ["knight"]}}, {}, {"DB": {"units": ["knight-routed"]}}, {}),
    "an undamaged stronghold": (
        {"DB": {"stronghold": {"seat": 0}}},
        {},
        {"DB": {"stronghold": {"seat": 0, "damaged": True}}},
        {},
    ),
    "influence": ({}, {"influence": 6}, {}, {"influence": 2}),
    "a Tactics card": ({}, {"tactics": ["levy"]}, {}, {}),
    "higher dials": ({}, {"dials": {"food": 5}}, {}, {"dials": {"food": 2}}),
    "an Objective that is met": ({}, {"influence": 10, "objective": "obj_g3"}, {}, {"influence": 10}),
}


@pytest.mark.parametrize("name", BETTER)
def test_what_helps_is_worth_more(name: str) -> None:
    areas, row, other_areas, other_row = BETTER[name]
    better = choosing({**HOME, **areas}, row)
    worse = choosing({**HOME, **other_areas}, other_row)
    assert stands(better) > stands(worse)


def test_a_hero_with_a_shard_is_worth_more() -> None:
    hero = {"seat": 0, "area": "DA"}
    rich = choosing(HOME, heroes={"hero_ronan": {**hero, "rewards": ["timmorran_shard"]}})
    poor = choosing(HOME, heroes={"hero_ronan": {**hero, "rewards": []}})
    assert stands(rich) > stands(poor) > stands(choosing(HOME))


@pytest.mark.rule("RW-754")
def test_an_objective_still_counts_when_false_runes_serve_as_dragon_runes() -> None:
    harder = {"options": {"epic": True}, "rune_supply": {"dragon": 0, "false": 4}}
    met = choosing(HOME, {"influence": 10, "objective": "obj_g3"}, **harder)
    assert stands(met) > stands(choosing(HOME, {"influence": 10}, **harder))
    # Without any rune left there is nothing to gain
    harder["rune_supply"] = {"dragon": 0, "false": 0}
    met = choosing(HOME, {"influence": 10, "objective": "obj_g3"}, **harder)
    assert stands(met) == stands(choosing(HOME, {"influence": 10}, **harder))


def test_each_further_dragon_rune_is_worth_more() -> None:
    places = ["DA", "DB", "DC", "1A", "1B"]
    areas: dict[str, Any] = {"1A": {"units": ["footman"]}, "1B": {"units": ["footman"]}, "LB": {"rune": "dragon"}}
    values = []
    for number in range(len(places) + 1):
        runes = {name: {**areas.get(name, {}), "rune": "dragon"} for name in places[:number]}
        values.append(stands(choosing({**areas, **runes})))
    assert values == sorted(values)
    assert len(set(values)) == len(values)


def test_a_guarded_rune_is_worth_more_with_an_army_at_the_door() -> None:
    army = {"5C": {"units": ["warrior"] * 5}}
    guarded = {"DA": {"rune": "dragon", "units": ["footman"] * 6}, "DB": {}}
    bare = {"DA": {"rune": "dragon"}, "DB": {"units": ["footman"] * 6}}
    assert stands(choosing({**army, **guarded})) > stands(choosing({**army, **bare}))


def test_exchanged_seats_stand_as_the_others_did() -> None:
    tiles = [("3", 0, 0, 0), ("7", 2, 1, 2), ("1", 3, 0, 3), ("5", 5, 0, 2), ("D", 4, 1, 1), ("L", -1, 2, 3)]
    laid = [{"tile": tile, "q": q, "r": r, "rot": rot} for tile, q, r, rot in tiles]
    rows: list[dict[str, Any]] = [
        {"faction": "daqan", "influence": 5},
        {"faction": "latari", "tactics": ["levy"]},
    ]
    found = []
    for first in (0, 1):
        areas = {
            "DA": {"stronghold": {"seat": first}, "rune": "dragon", "units": ["footman"] * 4},
            "LA": {"stronghold": {"seat": 1 - first}, "rune": "dragon", "units": ["archer"] * 2},
            "1A": {"units": ["knight"]},
        }
        seats = rows if first == 0 else rows[::-1]
        values = evaluate(choosing(areas, *seats, map=laid, first_player=first))
        found.append(values if first == 0 else values[::-1])
    assert found[0] == pytest.approx(found[1])


def test_a_lead_counts_more_near_the_end() -> None:
    areas = {**HOME, "DB": {"rune": "dragon"}}
    assert stands(choosing(areas, year=6)) > stands(choosing(areas, year=2)) > 0.5


# Glances


def kinds_of_decisions() -> set[str]:
    """The names of all decisions of the game."""
    names = set()
    for module in pkgutil.walk_packages(runewars.__path__, f"{runewars.__name__}."):
        found = vars(import_module(module.name)).values()
        names |= {value.name for value in found if isinstance(value, Decision)}
    return names


def test_every_option_of_every_decision_has_a_finite_positive_weight() -> None:
    seen: Counter[str] = Counter()
    for number in range(100):
        options = {"exploration": number % 2 == 0, "epic": number % 5 == 4, "revised": number % 3 == 0}
        players = 2 + number % 3
        # New games, usual, revised and epic, for the decisions of set-up; rich ones for all others
        setting_up = number in (1, 3, 4)
        state = new_game(players, number, **options, quick_map=False) if setting_up else rich(players, options, number)
        rng = Random(seed_of(b"k"), number)
        while not state.over:
            seat = state.mover()
            codes = state.codes(seat)
            assert state.asked is not None
            seen[state.asked.name] += 1
            if seen[state.asked.name] <= 20:
                weights = state.game.weights(state, seat, codes)
                assert len(weights) == len(codes)
                assert all(0.0 < weight < math.inf for weight in weights)
            state.apply(seat, lively(state, seat, codes, rng))
    assert kinds_of_decisions() - set(seen) <= {"duel_unit_target"}


def first_glance(state: State, seat: int = 0) -> str:
    return GAME.key(likeliest(state, seat))


def test_at_a_glance_an_open_dragon_rune_is_conquered() -> None:
    areas = {"7A": {"units": ["footman"] * 3}, "3D": {"rune": "dragon", "units": ["archer"]}, "1A": {}}
    assert first_glance(turn(CONQUER, areas)) == "activate:3D"


def test_at_a_glance_the_least_valuable_unit_is_lost() -> None:
    limit = {"name": "limit", "seat": 0, "area": "7A", "max": 8}
    units = ["footman"] * 7 + ["knight", "siege_tower"]
    state = turn(CONQUER, {"7A": {"units": units}}, inner=[limit])
    assert first_glance(state) == "destroy:footman"


def test_at_a_glance_a_shard_becomes_a_rune() -> None:
    window = {"name": "window", "seat": 0, "kind": "turn", "when": "W-T1", "played": []}
    heroes = {"hero_ronan": {"seat": 0, "area": "DA", "rewards": ["timmorran_shard"]}}
    state = turn(4, HOME, inner=[window], heroes=heroes, step="primary")
    assert first_glance(state) == "use:hero_ronan:timmorran_shard"


def laying(name: str, seed: int = 1) -> State:
    """A new game whose map is being laid, at the last decision of this kind that offers a choice."""
    state = new_game(2, seed, quick_map=False)
    found = None
    while found is None or state.asked is None or state.asked.name in (name, "confirm_markers"):
        assert state.asked is not None
        seat = state.mover()
        if state.asked.name == name and len(state.codes(seat)) > 1:
            found = state.copy()
        state.apply(seat, likeliest(state, seat))
    return found


def test_at_a_glance_markers_lie_far_apart() -> None:
    state = laying("place_home_marker", seed=6)
    first: list[int] = state.position()["pending"][-1]["markers"][0][0]

    def far(key: str) -> int:
        q, r = (int(part) for part in key.split(":")[1:3])
        dq, dr = q - first[0], r - first[1]
        return max(abs(dq), abs(dr), abs(dq + dr))

    ways = [far(key) for key in state.options(state.mover())]
    assert far(first_glance(state, state.mover())) == max(ways) > min(ways)


@pytest.mark.parametrize("name", ["place_tile", "choose_home_marker"])
def test_of_equal_places_steady_takes_the_one_that_looks_best(name: str) -> None:
    state = laying(name)
    seat = state.mover()
    weights = state.game.weights(state, seat, state.codes(seat))
    assert max(weights) > min(weights)
    chosen = key_chosen(make_bot("steady", 1), state, seat)
    assert chosen == first_glance(state, seat)


# Levels


def key_chosen(bot: Bot, state: State, seat: int) -> str:
    return GAME.key(bot.choose(state, seat))


@pytest.mark.parametrize("spec", ["steady", "sharp:40i"])
def test_the_sixth_dragon_rune_is_taken(spec: str) -> None:
    # Given five dragon runes, and a sixth in an area of the other without defenders
    runes = {name: {"rune": "dragon"} for name in ("DA", "DB", "DC")}
    army = {"7A": {"units": ["footman"] * 4, "rune": "dragon"}, "7B": {"units": ["footman"], "rune": "dragon"}}
    prize = {"3D": {"rune": "dragon", "units": ["archer-routed"]}, "LA": {"stronghold": {"seat": 1}}}
    state = turn(CONQUER, {**runes, **army, **prize}, {"seen": ["3D"]})
    assert key_chosen(make_bot(spec, 3), state, 0) == "activate:3D"


@pytest.mark.parametrize("spec", ["steady", "sharp:40i"])
def test_a_rune_is_bid_for_with_more_than_the_other_has(spec: str) -> None:
    pending = [
        {"name": "season", "step": "secondary", "order": [0, 1]},
        {"name": "season_card", "step": "won", "card": "win1", "order": [0, 1]},
        {"name": "bid", "bids": [None, None]},
    ]
    seats = [{"influence": 6}, {"influence": 2}]
    state = choosing(HOME, *seats, season="winter", season_card="win1", pending=pending, year=3)
    bid = int(key_chosen(make_bot(spec, 3), state, 0).removeprefix("bid:"))
    assert 2 <= bid <= 3


@pytest.mark.parametrize(("players", "every"), [(2, 31), (3, 67)])
@pytest.mark.parametrize("spec", BOTS)
def test_hidden_data_do_not_change_a_choice(spec: str, players: int, every: int) -> None:
    state = new_game(players, players, exploration=players == 3)
    assert_hidden_data_do_not_change_a_choice(spec, moments(state, every))


@pytest.mark.slow
def test_steady_ends_the_last_year_ahead_of_novice() -> None:
    won = 0.0
    for seed in range(2):
        for steady in range(2):
            state = last_year(seed)
            bots = [make_bot("steady" if seat == steady else "novice", seed) for seat in range(2)]
            while not state.over:
                seat = state.mover()
                state.apply(seat, bots[seat].choose(state, seat))
            assert state.result is not None
            winners = state.result["winners"]
            won += 1.0 / len(winners) if steady in winners else 0.0
    assert won >= 3.0


def last_year(seed: int) -> State:
    """The last year of two equal armies, each with two runes at home."""
    areas: dict[str, Any] = {}
    for seat, (tile, units) in enumerate((("D", ["footman"] * 4 + ["knight"]), ("L", ["archer"] * 4 + ["warrior"]))):
        areas[f"{tile}A"] = {"stronghold": {"seat": seat}, "rune": "dragon", "units": units}
        areas[f"{tile}B"] = {"rune": "dragon", "units": units}
        areas[f"{tile}C"] = {"rune": "false"}
    position = {"seats": [{"influence": 3}, {"influence": 3}], "year": 6, "areas": areas}
    state: State = GAME.from_position(position, seed=seed)
    return state
