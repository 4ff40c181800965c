"""Bots: sensible choices in positions that show one thing each, and nothing learned from what is hidden."""

from __future__ import annotations

import random
from typing import Any

import pytest

from games.wonderland.table import GAME, battle, play, table
from games.wonderland.tea import taking
from rulewright import Random, State
from rulewright.bots import make_bot
from rulewright.bots.budget import Budget
from rulewright.bots.greedy import NEVER, values_of_options
from rulewright.bots.odds import reckon
from rulewright.bots.playout import likeliest
from rulewright.core.chance import seed_of
from rulewright.games.wonderland.ids import ARTIFACT, MADNESS
from rulewright.games.wonderland.judgement.war_outlook import Bag, chip_in_play, chips_in_hand
from rulewright.games.wonderland.state import Wonderland

GOOD = ["FACTION_1", "FACTION_2", "ARTIFACT", "ROOK_W"]
MAD = ["MADNESS"] * 5
LEADS = {"0": {"draws": 3, "strength": 12}, "1": {"draws": 3, "strength": 3}}
BEHIND = {"0": {"draws": 2, "strength": 4}, "1": {"status": "halted", "draws": 2, "strength": 6}}
ALICE: dict[str, Any] = {"faction": "alice", "supporters": {"TT": 1}, "shield": "cracked"}
QUEEN: dict[str, Any] = {"faction": "queen", "supporters": {"TT": 1}, "bag": ["FACTION_1", *MAD], "shield": "cracked"}
CAT: dict[str, Any] = {"faction": "cat", "bag": GOOD}


def glimpse(state: State, seat: int = 0) -> str:
    """The likeliest option at a glance."""
    return GAME.key(likeliest(state, seat))


def steady(state: State, seat: int = 0) -> str:
    return GAME.key(make_bot("steady", seed=1).choose(state, seat))


def searched(state: State, seat: int = 0) -> str:
    return GAME.key(make_bot("sharp:60i", seed=1).choose(state, seat))


WAYS = pytest.mark.parametrize("choose", [glimpse, steady, searched])


# Pushing one's luck


@WAYS
def test_who_is_far_ahead_with_one_unit_left_and_a_mad_bag_halts(choose: Any) -> None:
    state = battle({**ALICE, "bag": ["FACTION_1", *MAD], "active": ["ARTIFACT"] * 4}, QUEEN, CAT, fighters=LEADS)
    assert choose(state) == "halt"


@WAYS
def test_who_is_behind_with_a_sane_bag_draws(choose: Any) -> None:
    alice = {**ALICE, "supporters": {"TT": 3}, "bag": [*GOOD, "ROOK_S"]}
    state = battle(alice, QUEEN, CAT, fighters=BEHIND)
    assert choose(state) == "draw"


def test_a_shield_is_used_against_the_chip_that_would_bust_and_not_against_a_cheap_one() -> None:
    fighters = {"0": {"draws": 1, "strength": 6}, "1": {"status": "halted", "strength": 4}, "2": {"strength": 7}}
    queen = {**QUEEN, "supporters": {"TT": 2}}
    cat = {**CAT, "supporters": {"TT": 2}, "bag": ["FACTION_1"] * 3}
    for units, wanted in ((1, "block"), (5, "take")):
        alice = {**ALICE, "supporters": {"TT": units}, "bag": ["MADNESS"], "shield": "ready", "active": ["FORGE"]}
        state = battle(alice, queen, cat, fighters=fighters, chance=["MADNESS", "FACTION_1"])
        state.choose(0, "draw")
        state.choose(2, "draw")
        assert state.options(0) == ["block", "take"]
        assert glimpse(state) == wanted


def test_the_tweedles_are_laid_down_before_a_supporter_is_lost() -> None:
    alice = {**ALICE, "supporters": {"TT": 2}, "figures": {"WL13": "TT"}, "bag": ["MADNESS"]}
    state = battle(alice, QUEEN, CAT, fighters=BEHIND, chance=["MADNESS"])
    play(state, "draw")
    assert glimpse(state) == "lose:WL13"


@WAYS
def test_harm_that_costs_nothing_is_done(choose: Any) -> None:
    """Nightmarish Smile brings a strength, and hands a shard on."""
    cat = {"faction": "cat", "supporters": {"TT": 2}, "bag": ["ARTIFACT"], "abilities": ["CC-1"], "shards": 1}
    queen = {"faction": "queen", "supporters": {"TT": 2}, "bag": ["FACTION_1"]}
    fighters = {"0": {"draws": 1, "strength": 2}, "1": {"draws": 1, "strength": 5}}
    state = battle(cat, queen, {"faction": "alice"}, fighters=fighters, chance=["ARTIFACT", "FACTION_1"])
    play(state, "draw", "draw")
    assert state.options(0) == ["opponent:1", "none"]
    assert choose(state) == "opponent:1"


@pytest.mark.parametrize(("faction", "ability", "spared"), [("cat", "CC-1", True), ("jabberwock", "JB-2", False)])
def test_harm_is_left_out_only_if_its_strength_may_spoil_a_feat(faction: str, ability: str, spared: bool) -> None:
    """Q09 wants an exact strength here; The Claws That Catch bring none."""
    seat = {"faction": faction, "supporters": {"TT": 2}, "bag": ["ARTIFACT"], "abilities": [ability], "shards": 1,
            "quests": ["Q09"]}  # fmt: skip
    queen = {"faction": "queen", "supporters": {"TT": 2}, "bag": ["FACTION_1"]}
    fighters = {"0": {"draws": 1, "strength": 2}, "1": {"draws": 1, "strength": 5}}
    chance = ["ARTIFACT", "FACTION_1"]
    state = battle(seat, queen, {"faction": "alice"}, fighters=fighters, chance=chance, poison_pool=5)
    play(state, "draw", "draw")
    assert state.options(0) == ["opponent:1", "none"]
    harm, none = GAME.weights(state, 0, state.codes(0))
    assert (none > 1e-14 * harm) == spared


def test_a_drawn_chip_that_lies_nowhere_yet_is_still_counted() -> None:
    """While a shield is thought about, neither the madness nor the other's artifact is lost."""
    alice = {**ALICE, "shield": "ready", "bag": [*GOOD, "MADNESS"], "supporters": {"TT": 3}}
    queen = {**QUEEN, "bag": [*GOOD, "MADNESS"], "supporters": {"TT": 3}}
    fighters = {"0": {"draws": 1, "strength": 2}, "1": {"draws": 1, "strength": 2}}
    state = battle(alice, queen, CAT, fighters=fighters, chance=["MADNESS", "ARTIFACT"])
    assert isinstance(state, Wonderland)
    before = [Bag(state, seat, True) for seat in range(2)]
    play(state, "draw", "draw")
    assert state.options(0) == ["block", "take"]
    assert (chips_in_hand(state, 0), chips_in_hand(state, 1)) == ([MADNESS], [ARTIFACT])
    assert (chip_in_play(state, 0), chip_in_play(state, 1)) == (-1, ARTIFACT)
    for seat in range(2):
        after = Bag(state, seat, True)
        assert (after.total, after.loss, after.gain) == (before[seat].total, before[seat].loss, before[seat].gain)


def test_tea_party_and_each_battle_are_stretches_of_their_own() -> None:
    found: list[int] = []
    state: State = GAME.new(3, {"factions": "random"}, seed=1)
    rng = random.Random(1)
    while not state.over:
        stretch = GAME.stretch(state)
        if stretch not in found:
            found.append(stretch)
        state.apply(state.mover(), rng.choice(state.codes(state.mover())))
    # Set-up and the first tea party are one; some battles ask nobody
    assert found == sorted(found)
    assert 3 * 3 < len(found) <= 3 * (1 + 5)


# Wagers


def test_a_wager_is_on_the_favourite() -> None:
    alice = {**ALICE, "supporters": {"TT": 5}, "leader": "TT", "leader_strength": 5, "bag": GOOD}
    state = battle(alice, QUEEN, CAT, step="start", queue=("RK",))
    assert state.waiting == (2,)
    assert glimpse(state, 2) == "wager:alice"


def test_nobody_wagers_in_the_last_battle_of_the_game_but_for_an_objective() -> None:
    alice = {**ALICE, "supporters": {"TT": 5}, "bag": GOOD}
    state = battle(alice, QUEEN, CAT, step="start", round=3)
    assert glimpse(state, 2) == steady(state, 2) == searched(state, 2) == "none"
    pair = {**CAT, "quests": ["Q08"], "bag": [*GOOD, *["SOLDIER_W"] * 6]}
    state = battle({**alice, "leader": "TT", "leader_strength": 6}, QUEEN, pair, step="start", round=3)
    assert glimpse(state, 2) == "wager:alice"


# The tea party


def tea(*seats: dict[str, Any], cards: dict[str, Any], **fields: Any) -> State:
    """The first seat has a turn at the tea table."""
    pending = [{"name": "round", "step": "tea_end"}, {"name": "tea", "turn": 1}, {"name": "tea_turn", "seat": 0}]
    return table(*seats, tea_table=cards, pending=pending, **fields)


@WAYS
def test_a_leader_on_the_head_does_not_pay_for_a_table_that_is_full_anyway(choose: Any) -> None:
    state = tea({"faction": "queen"}, {"faction": "cat"}, {"faction": "alice"}, cards=cards_of(3))
    assert "head" in state.options(0)
    assert choose(state) != "head"
    world = state.resampled(0, Random(seed_of(b"head"), 0))
    values = dict(zip(state.options(0), values_of_options(world, 0, Random(seed_of(b"1"), 0), 1), strict=True))
    assert values["head"] == NEVER and max(values.values()) > 0


@WAYS
def test_the_host_is_kept_while_nothing_would_be_refilled(choose: Any) -> None:
    """WW-174: once in a tea party; on a full table every seat can be reached without it."""
    state = tea({"faction": "hatter"}, {"faction": "cat"}, {"faction": "alice"}, cards=cards_of(3))
    assert "host" in state.options(0)
    assert choose(state) != "host"


def test_the_host_spares_its_player_the_head() -> None:
    """Behind the leader lie good cards, before the head none but a bad one, and many seats are empty."""
    cards = {"2": {"card": "T1-01"}, "3": {"card": "T1-02"}, "7": {"card": "T1-17"}}
    deck = [f"T1-{number:02}" for number in range(3, 12)]
    hatter = {"faction": "hatter", "leader": "seat:9"}
    rivals: list[dict[str, Any]] = [{"faction": "queen", "leader": "RK"}, {"faction": "cat", "leader": "RK"}]
    state = tea(hatter, *rivals, cards=cards, tea_decks={"1": deck})
    weights = dict(zip(state.options(0), GAME.weights(state, 0, state.codes(0)), strict=True))
    assert weights["host"] > weights["head"]
    used = tea({**hatter, "host_used": True}, *rivals, cards=cards, tea_decks={"1": deck})
    assert GAME.evaluate(state)[0] > GAME.evaluate(used)[0]


def cards_of(players: int) -> dict[str, Any]:
    """A card on every seat of the table in use."""
    seats = GAME.tables.seats_in_use[players]  # type: ignore[attr-defined]
    return {str(place + 1): {"card": f"T1-{place + 1:02}"} for place in seats}


def test_poisoned_cards_are_left_to_others() -> None:
    cards = {"2": {"card": "T1-01", "poison": False}, "3": {"card": "T1-02", "poison": True}}
    rivals: list[dict[str, Any]] = [{"faction": "jabberwock", "leader": "RK"}, {"faction": "cat", "leader": "RK"}]
    state = tea({"faction": "queen", "bag": GOOD}, *rivals, cards=cards)
    assert glimpse(state) == "seat:2"
    clean = {**cards, "3": {"card": "T1-02", "poison": False}}
    assert glimpse(tea({"faction": "queen", "bag": GOOD}, *rivals, cards=clean)) == "seat:3"


def placing(*seats: dict[str, Any], left: int, **fields: Any) -> State:
    """The first seat places units of a card."""
    pending = [
        {"name": "round", "step": "tea_end"},
        {"name": "tea", "turn": 1},
        {"name": "tea_turn", "seat": 0, "step": "end"},
        {"name": "place_units", "seat": 0, "left": left},
    ]
    return table(*seats, pending=pending, **fields)


def test_units_go_where_the_scoring_token_pays_in_this_round() -> None:
    scoring = {"RK": "ST6", "GF": "ST1", "TT": "ST2", "PT": "ST3", "NM": "ST4"}
    rivals = [{"faction": name, "leader": "supply", "supporters": {region: 2 for region in scoring}, "bag": GOOD}
              for name in ("alice", "cat")]  # fmt: skip
    for number, region in ((1, "GF"), (3, "RK")):
        seat = {
            "faction": "hatter",
            "leader": "seat:1",
            "bag": GOOD,
            "castles": {place: "upright" for place in scoring},
        }
        state = placing(seat, *rivals, left=3, round=number, scoring=scoring)
        assert glimpse(state) == f"region:{region}"


def test_units_go_where_a_castle_can_be_won() -> None:
    scoring = {"RK": "ST1", "GF": "ST2", "TT": "ST3", "PT": "ST4", "NM": "ST5"}
    rivals = [{"faction": name, "leader": "supply", "supporters": {region: 2 for region in scoring}, "bag": GOOD}
              for name in ("alice", "cat")]  # fmt: skip
    castles = {place: "upright" for place in scoring if place != "PT"}
    state = placing({"faction": "hatter", "bag": GOOD, "castles": castles}, *rivals, left=3, round=2, scoring=scoring)
    assert glimpse(state) == "region:PT"


# Chips, forging, quests


def test_a_half_that_takes_madness_out_of_the_bag_is_chosen_by_whoever_has_much_of_it() -> None:
    card = {"name": "card", "seat": 0, "card": "T1-27"}
    below = [{"name": "round", "step": "tea_end"}, {"name": "tea", "turn": 1},
             {"name": "tea_turn", "seat": 0, "step": "end"}]  # fmt: skip
    supply = {chip: 0 for chip in ("FLAMINGO_W", "ROSE_W", "CREATURE_W", "ROOK_W", "FORGE")}
    for madness, wanted in ((5, "half:lower"), (0, "half:upper")):
        seat = {"faction": "queen", "leader": "seat:1", "bag": [*["FACTION_1"] * 6, *["MADNESS"] * madness]}
        state = table(seat, {"faction": "cat"}, {"faction": "alice"}, pending=[*below, card], supply=supply)
        assert glimpse(state) == steady(state) == wanted


def forging(seat: dict[str, Any], **fields: Any) -> State:
    """The first seat may forge after a battle in the Tumtum Trees."""
    fighters = {"0": {"status": "halted", "strength": 9}, "1": {"status": "halted", "strength": 3}}
    outcome = {"name": "outcome", "step": "forging", "first": [0], "second": [1], "alone": True}
    return battle(seat, QUEEN, CAT, fighters=fighters, step="cleanup", frames=(outcome,), **fields)


@WAYS
def test_a_weak_chip_is_forged_rather_than_an_artifact(choose: Any) -> None:
    state = forging({**ALICE, "active": ["FACTION_1", "ARTIFACT"], "bag": [*GOOD, *MAD]}, round=1, queue=("RK",),
                    tea_decks={"2": [f"T2-{number:02}" for number in range(1, 31)]})  # fmt: skip
    assert choose(state).startswith("forge:FACTION_1:")


def test_in_the_last_battle_the_chip_goes_where_points_are() -> None:
    """Four VP for the last space of track 1, and three castles that are worth one more each on track 4."""
    done = [["FORGE", "FORGE"], [], [], []]
    state = forging({**ALICE, "active": ["FACTION_1"], "forge": done}, round=3)
    assert glimpse(state) == steady(state) == "forge:FACTION_1:1"
    castles = {region: "upright" for region in ("RK", "GF", "PT")}
    state = forging({**ALICE, "active": ["FACTION_1"], "castles": castles}, round=3)
    assert glimpse(state) == steady(state) == "forge:FACTION_1:4"


def test_a_feat_that_is_met_is_revealed_and_no_quest_is_declined() -> None:
    fighters = {"0": {"status": "halted", "strength": 9}, "1": {"status": "halted", "strength": 3}}
    outcome = {"name": "outcome", "step": "quests", "first": [0], "second": [1], "alone": True}
    alice = {**ALICE, "active": ["FACTION_1", "FACTION_1"], "quests": ["Q07", "Q13"]}
    state = battle(alice, QUEEN, CAT, fighters=fighters, step="cleanup", frames=(outcome,))
    assert glimpse(state) == steady(state) == "reveal:Q07"
    reward = {"name": "reward", "seat": 0, "code": "QUEST1"}
    below = [{"name": "round", "step": "tea_end"}, {"name": "tea", "turn": 1},
             {"name": "tea_turn", "seat": 0, "step": "end"}]  # fmt: skip
    state = table({"faction": "queen", "leader": "seat:1"}, {"faction": "cat"}, {"faction": "alice"},
                  quest_deck=["Q01", "Q02"], pending=[*below, reward])  # fmt: skip
    assert glimpse(state) == steady(state) == searched(state) == "draw"


# Judgement on the whole


def test_an_evaluation_is_a_likelihood_and_more_points_are_better() -> None:
    for extra, better in (({"vp": 9}, 0), ({"shards": 9}, 1), ({"castles": {"RK": "upright"}}, 0)):
        state = battle({**ALICE, **extra, "bag": GOOD}, {**QUEEN, "bag": GOOD}, CAT, fighters=BEHIND, round=2)
        plain = battle({**ALICE, "bag": GOOD}, {**QUEEN, "bag": GOOD}, CAT, fighters=BEHIND, round=2)
        values, before = GAME.evaluate(state), GAME.evaluate(plain)
        assert sum(values) == pytest.approx(1.0)
        assert (values[0] > before[0]) == (better == 0)


@pytest.mark.parametrize(("players", "ally_set"), [(2, "A"), (3, "B"), (4, "C"), (5, "D")])
def test_every_option_of_every_decision_has_a_finite_positive_weight(players: int, ally_set: str) -> None:
    state: State = GAME.new(players, {"ally_set": ally_set, "factions": "random"}, seed=players)
    rng = random.Random(players)
    while not state.over:
        seat = state.waiting[0]
        codes = state.codes(seat)
        weights = GAME.weights(state, seat, codes)
        assert len(weights) == len(codes) and all(0.0 < weight < 1e6 for weight in weights)
        state.apply(seat, rng.choice(codes))


@WAYS
def test_units_are_placed_when_it_is_known_what_else_the_card_brings(choose: Any) -> None:
    """WW-081: of a card with units and a Wonderlandian, the Wonderlandian comes first."""
    state = taking("T1-16", {"faction": "queen"}, ALICE, CAT, market=["WL03", "WL05", "WL13"])
    assert state.options(0) == ["effect:UNITS:2", "effect:WONDERLANDIAN"]
    assert choose(state) == "effect:WONDERLANDIAN"
    units, person = GAME.weights(state, 0, state.codes(0))
    assert units < 1e-14 * person


def test_who_is_far_behind_still_tells_better_from_worse() -> None:
    """Two points more are worth something also at forty points behind, and the likelihoods add up to one."""

    def behind(by: int) -> list[float]:
        state = battle({**ALICE, "vp": 40 - by}, {**QUEEN, "vp": 40}, CAT, fighters=BEHIND, round=3)
        return list(GAME.evaluate(state))

    assert behind(38)[0] > behind(40)[0] + 1e-4
    assert sum(behind(40)) == pytest.approx(1.0)


@pytest.mark.parametrize("spec", ["novice", "steady", "sharp:20i"])
def test_hidden_data_do_not_change_a_choice(spec: str) -> None:
    state: State = GAME.new(3, {"ally_set": "C", "factions": "random"}, seed=5)
    rng = random.Random(1)
    compared = 0
    for number in range(200):
        seat = state.waiting[0]
        if number % 20 == 10:
            other = state.determinize(seat, random.Random(number))
            assert other.view(seat) == state.view(seat)
            compared += other.position() != state.position()
            assert make_bot(spec, seed=number).choose(other, seat) == make_bot(spec, seed=number).choose(state, seat)
        state.apply(seat, rng.choice(state.codes(seat)))
    assert compared > 5


def test_a_quest_that_was_revealed_stays_in_its_hand_while_others_are_served() -> None:
    """WW-617: Red Rook C asks the one while the feat of the other, known to all, is still to be completed."""
    fighters = {"0": {"status": "halted", "strength": 9}, "1": {"status": "halted", "strength": 3}}
    outcome = {"name": "outcome", "step": "quests", "first": [0], "second": [1], "alone": True, "stage": "rook",
               "revealed": {"1": "Q08"}, "todo": [0, 1]}  # fmt: skip
    alice = {**ALICE, "active": ["ROOK_W", "FACTION_1"], "feats": ["Q07"]}
    queen = {**QUEEN, "active": ["FACTION_1"], "quests": ["Q08"]}
    state = battle(alice, queen, CAT, fighters=fighters, step="cleanup", frames=(outcome,), ally_cards={"ROOK": "C"},
                   quest_deck=["Q01", "Q02", "Q03"])  # fmt: skip
    assert state.waiting == (0,)
    for number in range(12):
        world = state.determinize(0, random.Random(number))
        assert world.position()["seats"][1]["quests"] == ["Q08"]


def test_the_odds_of_a_battle_favour_the_stronger_side_and_count_the_resistance_of_two() -> None:
    state = battle({**ALICE, "bag": GOOD}, QUEEN, CAT, fighters=LEADS, options={"open_bags": True})
    odds = reckon(state, 0, Random(seed_of(b"odds"), 0), Budget(60, 0.0))
    assert odds is not None and odds.seats == [0, 1]
    assert odds.wins[0] > odds.wins[1]
    alone = battle({**ALICE, "bag": ["FACTION_1"] * 2}, {"faction": "queen"}, fighters={"0": {"draws": 1}}, round=3,
                   unused_region="NM", options={"open_bags": True})  # fmt: skip
    odds = reckon(alone, 0, Random(seed_of(b"odds"), 0), Budget(20, 0.0))
    assert odds is not None and odds.seats == [0, -1] and odds.wins == [0, 20]
