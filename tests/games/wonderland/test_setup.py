"""Set-up (WW-020 to WW-037): those that no worked example shows."""

from __future__ import annotations

from typing import Any

import pytest

from games.wonderland.table import GAME, battle
from rulewright import BadRecord, State
from rulewright.games.wonderland.ids import ALLIES, FACTIONS, QUESTS, REGIONS, SCORING_TOKENS, SETS, WONDERLANDIANS

SEATS_IN_USE = {2: 11, 3: 11, 4: 12, 5: 13}
SHARDS = {2: [2, 1], 3: [2, 1, 1], 4: [2, 2, 1, 0], 5: [2, 2, 1, 1, 0]}


def new(players: int, seed: int = 1, **options: Any) -> State:
    state: State = GAME.new(players=players, options={"factions": "random", **options}, seed=seed)
    return state


def events(state: State) -> list[str]:
    return [entry["what"] for entry in state.record() if "chance" in entry]


@pytest.mark.rule("WW-021")
def test_a_set_of_allies_is_chosen_or_drawn_for_all_types() -> None:
    for letter in SETS:
        assert set(new(3, ally_set=letter).position()["ally_cards"].values()) == {letter}
    drawn = {tuple(new(3, seed, ally_set="random").position()["ally_cards"].values()) for seed in range(40)}
    assert drawn == {(letter,) * 5 for letter in SETS}
    assert "ally-set" in events(new(3, ally_set="random"))
    assert set(GAME.new(players=3, seed=1).position()["ally_cards"].values()) <= {"A"}
    supply = new(3).position()["supply"]
    assert [supply[f"{ally}_{level}"] for ally in ALLIES[:5] for level in "WS"] == [12, 8] * 5


@pytest.mark.rule("WW-022")
def test_mixed_sets_are_drawn_type_by_type_in_a_fixed_order() -> None:
    state = new(3, ally_set="mixed")
    assert events(state)[2:7] == [f"ally-set:{ally}" for ally in ("SOLDIER", "FLAMINGO", "ROSE", "CREATURE", "ROOK")]
    assert len({tuple(new(3, seed, ally_set="mixed").position()["ally_cards"].values()) for seed in range(30)}) > 20


@pytest.mark.rule("WW-020", "WW-421", "WW-422")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_each_region_in_use_has_a_scoring_token_of_its_own(players: int) -> None:
    position = new(players).position()
    tokens = list(position["scoring"].values())
    assert len(set(tokens)) == len(tokens) == (4 if players == 2 else 5)
    assert set(tokens) < set(SCORING_TOKENS)
    assert (position["unused_region"] in REGIONS) == (players == 2)
    assert position["unused_region"] not in position["scoring"]


@pytest.mark.rule("WW-025", "WW-031", "WW-422")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_quests_are_a_deck_of_which_everybody_looks_at_two(players: int) -> None:
    position = new(players).position()
    quests = [*position["quest_deck"], *(one for two in position["pending"][0]["drawn"].values() for one in two)]
    assert len(quests) == len(set(quests)) == (24 if players == 2 else 30)
    assert set(quests) <= set(QUESTS) and position["quest_discard"] == []


@pytest.mark.rule("WW-023", "WW-427", "WW-619")
def test_three_wonderlandians_lie_open_and_belong_to_nobody() -> None:
    for players, number in ((2, 22), (3, 24)):
        position = new(players).position()
        people = [*position["market"], *position["wonderlandian_deck"]]
        assert len(position["market"]) == 3 and len(set(people)) == number
        assert (set(WONDERLANDIANS) - set(people)) == ({"WL03", "WL14"} if players == 2 else set())
        assert all(not seat["figures"] and not seat["wonderlandians"] for seat in position["seats"])


@pytest.mark.rule("WW-024")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_card_of_the_first_deck_lies_on_every_seat_in_use(players: int) -> None:
    position = new(players).position()
    table = position["tea_table"]
    assert len(table) == SEATS_IN_USE[players]
    assert ("6" in table, "8" in table) == (players >= 4, players == 5)
    assert all(place["card"].startswith("T1-") and not place["poison"] for place in table.values())
    assert [len(position["tea_decks"][str(number)]) for number in (1, 2, 3)] == [30 - SEATS_IN_USE[players], 30, 30]


@pytest.mark.rule("WW-027", "WW-028", "WW-029", "WW-426", "WW-035")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_everybody_begins_with_the_same_things_and_shards_in_turn_order(players: int) -> None:
    position = new(players, first_player=1).position()
    forge = 2 if players == 2 else 1
    bag = [*["FORGE"] * forge, *["FACTION_1"] * 3, "FACTION_2", *["ARTIFACT"] * 2, *["MADNESS"] * 2, "MADNESS_2"]
    for seat in position["seats"]:
        assert seat["bag"] == bag and seat["supporters"]["supply"] == 10
        assert not (seat["castles"] or seat["abilities"] or seat["tea_cards"] or any(seat["forge"]))
    order = [(1 + at) % players for at in range(players)]
    assert [position["seats"][seat]["shards"] for seat in order] == SHARDS[players]
    assert position["supply"]["FORGE"] == 17 - forge * players and position["supply"]["MADNESS"] == 35 - 2 * players


@pytest.mark.rule("WW-030", "WW-179")
def test_the_jabberwock_brings_poison_for_each_player_and_two_more() -> None:
    for players in (2, 3, 4, 5):
        others = [name for name in FACTIONS if name != "jabberwock"][: players - 1]
        assert new(players, factions=["jabberwock", *others]).position()["poison_pool"] == players + 2
        if players < 5:
            assert new(players, factions=FACTIONS[:3][:players] if players < 4 else ["alice", "hatter", "queen", "cat"]
                       ).position()["poison_pool"] == 0  # fmt: skip


@pytest.mark.rule("WW-033", "WW-361")
def test_wagers_name_only_factions_of_the_game() -> None:
    here = {"supporters": {"TT": 1}, "bag": ["FACTION_1"]}
    seats = ({"faction": "jabberwock", **here}, {"faction": "cat", **here}, {"faction": "hatter"}, {"faction": "alice"})
    state = battle(*seats, step="start")
    assert state.waiting == (2, 3)
    assert state.options(2) == state.options(3) == ["wager:jabberwock", "wager:cat", "none"]


@pytest.mark.rule("WW-034", "WW-036", "WW-622")
def test_factions_are_chosen_in_turn_order_and_the_last_of_five_is_left_over() -> None:
    state: State = GAME.new(players=5, options={"first_player": 3}, seed=1)
    for at, name in enumerate(FACTIONS[:4]):
        assert state.waiting == ((3 + at) % 5,)
        state.choose(state.waiting[0], f"faction:{name}")
    assert [seat["faction"] for seat in state.position()["seats"]] == ["queen", "jabberwock", "cat", "alice", "hatter"]
    firsts = {GAME.new(players=4, seed=seed).position()["first_player"] for seed in range(40)}
    assert firsts == {0, 1, 2, 3}


@pytest.mark.rule("WW-037", "WW-026", "WW-423")
@pytest.mark.parametrize("players", [2, 3, 5])
def test_chance_comes_in_the_order_of_the_set_up(players: int) -> None:
    state = new(players, ally_set="random")
    assert events(state) == [
        "first-player", "factions", "ally-set", "scoring-tokens", "wonderlandians", "tea-1", "tea-2", "tea-3", "quests",
        "shard-die",
    ]  # fmt: skip
    position = state.position()
    regions = [region for region in REGIONS if region != position["unused_region"]]
    start = 0 if players > 2 else REGIONS.index(position["unused_region"]) % 4
    roll = next(entry["result"] for entry in state.record() if entry.get("what") == "shard-die")
    assert position["battle_start"] == regions[(start + roll) % len(regions)]
    for seat in range(players):
        state.choose(seat, state.options(seat)[0])
    assert events(state)[10:] == ["quests"]


WRONG: dict[str, tuple[int, Any]] = {
    "WW-021: ally_set is one of": (3, {"ally_set": "E"}),
    "WW-036: factions is choose, random or a list": (3, {"factions": ["alice", "cat", "rabbit"]}),
    "WW-036: with 3 players factions names exactly 3": (3, {"factions": ["alice", "cat"]}),
    "WW-036: with 2 players factions names exactly 2 different": (2, {"factions": ["alice", "alice"]}),
    "WW-036: factions is one of": (3, {"factions": "blue"}),
    "WW-622: first_player is random or a seat from 0 to 2": (3, {"first_player": 3}),
    "WW-622: first_player is one of": (3, {"first_player": True}),
    "WW-602: open_bags is true or false": (3, {"open_bags": 1}),
    "the options of wonderland are": (3, {"solo": True}),
    "the options of wonderland are ally_set": (3, ["ally_set"]),
    "wonderland is for 2 to 5 players": (6, {}),
}


@pytest.mark.rule("WW-622")
@pytest.mark.parametrize("told", WRONG)
def test_options_that_do_not_fit_are_refused_in_a_sentence(told: str) -> None:
    players, options = WRONG[told]
    with pytest.raises(Exception, match=told) as refused:
        GAME.new(players=players, options=options, seed=1)
    assert type(refused.value).__name__ == "BadSetup"


@pytest.mark.rule("WW-623", "WW-037")
@pytest.mark.parametrize(
    "result", [["cat", "alice"], [], ["cat"] * 5, ["cat", "alice", "queen", "hatter", "rabbit"], "cat", None]
)
def test_a_scripted_shuffle_gives_the_whole_order(result: Any) -> None:
    options = {"factions": "random", "first_player": 0}
    with pytest.raises(BadRecord, match="chance event"):
        GAME.new(players=3, options=options, chance=[result], seed=1)
    whole = ["cat", "alice", "queen", "hatter", "jabberwock"]
    state = GAME.new(players=3, options=options, chance=[whole], seed=1)
    assert [seat["faction"] for seat in state.position()["seats"]] == whole[:3]
