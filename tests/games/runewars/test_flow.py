"""The sequence of play: seasons, Order cards, years, elimination, the end (RW-100 to RW-120, RW-635 to RW-640)."""

from __future__ import annotations

from typing import Any

import pytest

from rulewright import Refused
from rulewright.games.runewars import GAME

FACTIONS = ("daqan", "latari", "waiqar", "uthuk")


def game(players: int = 2, seats: dict[int, dict[str, Any]] | None = None, **fields: Any) -> Any:
    """A game in a season; `seats` says what is special about a seat, `chance` scripts chance."""
    chance = fields.pop("chance", [])
    given = [{"faction": FACTIONS[seat], "quests": [], **(seats or {}).get(seat, {})} for seat in range(players)]
    return GAME.from_position({"players": players, "seats": given, **fields}, chance=chance)


def at_orders(players: int = 2, seats: dict[int, dict[str, Any]] | None = None, **fields: Any) -> Any:
    """All players choose an Order card."""
    fields = {"season": "summer", "season_card": "sum3", **fields}
    pending = [{"name": "season", "step": "orders", "order": list(range(players)), "chosen": [None] * players}]
    return game(players, seats, pending=pending, **fields)


def at_close(seats: dict[int, dict[str, Any]] | None = None, **fields: Any) -> Any:
    """The last turn of a season is over."""
    return game(2, seats, pending=[{"name": "season", "step": "close"}], **fields)


def choose_all(state: Any, *orders: int) -> None:
    for seat, number in enumerate(orders):
        state.choose(seat, f"order:{number}")


def play_until(state: Any, reached: Any) -> None:
    """Everybody takes the default until something holds."""
    for _ in range(2000):
        if reached(state.position()):
            return
        seat = state.waiting[0]
        state.choose(seat, state.decision(seat).default)
    raise AssertionError("it was never reached")


# The Season card


@pytest.mark.rule("RW-102", "RW-103", "RW-104")
def test_the_next_season_card_takes_the_place_of_the_last() -> None:
    state = game(
        season="summer", season_card="spr8", decks={"summer": ["sum3", "sum1"]}, discards={"seasons": ["win1"]}
    )
    position = state.position()
    assert position["season_card"] == "sum3"
    assert position["discards"]["seasons"] == ["spr8", "win1"]
    assert position["decks"]["summer"] == ["sum1"]
    assert position["seats"][0]["dials"]["food"] == 2


@pytest.mark.rule("RW-604")
def test_an_empty_season_deck_is_made_of_its_discarded_cards() -> None:
    state = game(
        season="summer",
        season_card="spr8",
        decks={"summer": []},
        discards={"seasons": ["spr1", "sum3", "sum6", "fal1"]},
        chance=[{"chance": "shuffle", "what": "summer", "result": ["sum6", "sum3"]}],
    )
    position = state.position()
    assert position["season_card"] == "sum6"
    assert position["decks"]["summer"] == ["sum3"]
    assert position["discards"]["seasons"] == ["spr1", "spr8", "fal1"]


@pytest.mark.rule("RW-604")
def test_without_any_card_of_the_season_its_icons_are_resolved_all_the_same() -> None:
    state = game(season="fall", season_card="sum3", decks={"fall": []})
    assert state.position()["season_card"] is None
    assert state.options(0) == ["influence", "tactics"] or state.options(1) == ["influence", "tactics"]


@pytest.mark.rule("RW-753")
def test_the_harder_game_replaces_shattered_illusions() -> None:
    state = game(season="fall", options={"epic": True}, decks={"fall": ["fal6", "fal5", "fal1"]})
    position = state.position()
    assert position["season_card"] == "fal5"
    assert position["discards"]["seasons"] == ["fal6"]
    assert position["decks"]["fall"] == ["fal1"]


@pytest.mark.rule("RW-604", "RW-753", "RW-959")
def test_the_card_that_is_replaced_is_not_shuffled_into_the_new_deck() -> None:
    state = game(
        season="fall", options={"epic": True}, decks={"fall": ["fal6"]}, discards={"seasons": ["fal3", "fal5"]},
        chance=[["fal5", "fal3"]],
    )  # fmt: skip
    position = state.position()
    assert (position["season_card"], position["decks"]["fall"]) == ("fal5", ["fal3"])
    assert position["discards"]["seasons"] == ["fal6"]


@pytest.mark.rule("RW-562")
@pytest.mark.parametrize(("card", "gained"), [("fal2", 1), ("fal3", 0)])
def test_the_primarch_gains_influence_from_marked_cards_before_their_text(card: str, gained: int) -> None:
    state = game(
        seats={0: {"influence": 1}, 1: {"influence": 0, "dials": {"food": 1}}},
        season="fall",
        decks={"fall": [card]},
        titles={"title_primarch": {"seat": 0, "influence": 2}},
    )
    assert state.position()["seats"][0]["influence"] == 1 + gained
    assert ("pay" in state.options(0)) == (card == "fal2")


@pytest.mark.rule("RW-110", "RW-111", "RW-112", "RW-113")
@pytest.mark.parametrize(
    ("seats", "first", "order"),
    [
        ([(5, 9), (2, 0), (3, 0)], 0, [1, 2, 0]),
        ([(2, 1), (2, 3), (2, 2)], 0, [1, 2, 0]),
        ([(2, 1), (2, 1), (2, 1)], 0, [1, 0, 2]),
        ([(None, 3), (None, 3), (None, 4)], 1, [2, 1, 0]),
    ],
    ids=["by the last order", "by influence", "by starting influence", "in the first Spring"],
)
def test_turn_order_of_the_season_step(seats: list[tuple[Any, int]], first: int, order: list[int]) -> None:
    given = {seat: {"last_order": last, "influence": influence} for seat, (last, influence) in enumerate(seats)}
    state = game(3, given, first_player=first, season="fall", decks={"fall": ["fal1"]})
    assert state.position()["pending"][0]["order"] == order
    assert state.waiting == (order[0],)


@pytest.mark.rule("RW-113", "RW-562")
def test_turn_order_is_fixed_before_the_primarch_gains() -> None:
    state = game(
        seats={0: {"influence": 3}, 1: {"influence": 3}},
        season="fall",
        decks={"fall": ["fal2"]},
        titles={"title_primarch": {"seat": 0, "influence": 1}},
    )
    assert state.position()["seats"][0]["influence"] == 4
    assert state.position()["pending"][0]["order"] == [1, 0]


@pytest.mark.rule("RW-105", "RW-910")
def test_spring_clears_the_board_and_gives_order_cards_back() -> None:
    state = game(
        seats={0: {"used": [2, 5], "last_order": 5}, 1: {"used": [1], "last_order": 1}},
        decks={"spring": ["spr8"]},
        areas={
            "5A": {"units": ["footman", "footman-routed", "knight-routed"], "activated": [0, 1]},
            "5D": {"units": ["giant-routed"]},
            "LA": {"activated": [1]},
        },
        heroes={"hero_ronan": {"seat": 0, "area": "5A", "routed": True}},
    )
    position = state.position()
    assert position["areas"]["5A"]["units"] == ["footman", "footman", "knight"]
    assert position["areas"]["5D"]["units"] == ["giant"]
    assert [position["areas"][area]["activated"] for area in ("5A", "LA")] == [[], []]
    assert position["heroes"]["hero_ronan"]["routed"] is False
    assert [seat["orders"] for seat in position["seats"]] == [list(range(1, 9))] * 2
    assert [(seat["used"], seat["last_order"]) for seat in position["seats"]] == [([], 5), ([], 1)]


@pytest.mark.rule("RW-106")
def test_summer_brings_the_quest_phase() -> None:
    state = game(season="summer", decks={"summer": ["sum6"]}, heroes={"hero_ronan": {"seat": 1, "area": "LA"}})
    assert state.waiting == (1,)
    assert [frame["name"] for frame in state.position()["pending"]][:2] == ["season", "quest_phase"]
    assert state.position()["pending"][0]["step"] == "orders"


# Order cards


@pytest.mark.rule("RW-114", "RW-100")
def test_all_choose_an_order_card_from_hand_at_the_same_time() -> None:
    state = at_orders(3, {1: {"used": [1, 5, 8]}})
    assert state.waiting == (0, 1, 2)
    assert state.options(1) == ["order:2", "order:3", "order:4", "order:6", "order:7"]
    assert state.decision(0).name == "choose_order" and state.decision(0).secret
    assert state.decision(1).default == "order:2"


@pytest.mark.rule("RW-114", "RW-115")
def test_used_order_cards_are_refused_until_spring() -> None:
    state = at_orders(2, {0: {"used": [4]}})
    with pytest.raises(Refused) as refused:
        state.choose(0, "order:4")
    assert (refused.value.rule, refused.value.refusal.reason) == ("RW-115", "order-used")
    assert state.why_not(0, "bid:1").reason == "choose-an-order"


@pytest.mark.rule("RW-114", "RW-116")
def test_a_chosen_order_stays_hidden_until_the_last_is_in() -> None:
    state = at_orders(2)
    state.choose(0, "order:8")
    assert state.waiting == (1,)
    position = state.position()
    assert position["pending"][0]["chosen"] == [8, None]
    assert position["seats"][0]["active"] is None and position["seats"][0]["used"] == []
    other = at_orders(2)
    other.choose(0, "order:3")
    assert state.view(1) == other.view(1) and state.view(None) == other.view(None)
    state.choose(1, "order:7")
    assert [seat["active"] for seat in state.position()["seats"]] == [8, 7]


@pytest.mark.rule("RW-114")
def test_a_position_with_a_sealed_order_goes_on_with_it() -> None:
    state = at_orders(2)
    state.choose(0, "order:8")
    again = GAME.from_position(state.position())
    assert again.waiting == (1,)
    assert again.position() == state.position()
    again.choose(1, "order:7")
    assert [seat["active"] for seat in again.position()["seats"]] == [8, 7]


@pytest.mark.rule("RW-115", "RW-116", "RW-110")
def test_revealed_cards_are_used_and_the_lowest_number_acts_first() -> None:
    state = at_orders(3, {0: {"used": [1]}, 1: {"influence": 1}, 2: {"influence": 2}})
    choose_all(state, 8, 4, 4)
    position = state.position()
    assert position["seats"][0]["used"] == [1, 8]
    assert position["seats"][0]["orders"] == [2, 3, 4, 5, 6, 7]
    assert [seat["last_order"] for seat in position["seats"]] == [8, 4, 4]
    assert position["turn"]["seat"] == 2
    assert position["pending"][0] == {"name": "season", "step": "turns", "order": [1, 0]}


@pytest.mark.rule("RW-114")
@pytest.mark.parametrize(
    ("used", "offered"),
    [([], [4, 5, 6, 7, 8]), ([4, 5, 6, 7, 8], [1, 2, 3])],
    ids=["other cards in hand", "nothing else in hand"],
)
def test_forbidden_orders_are_not_offered_unless_nothing_else_is_left(used: list[int], offered: list[int]) -> None:
    state = at_orders(2, {1: {"used": used}}, order_ban=[1], season="spring", season_card="spr2")
    assert state.options(1) == [f"order:{number}" for number in offered]
    assert state.options(0) == [f"order:{number}" for number in range(1, 9)]
    assert state.decision(1).name == "order_restriction"
    if used == []:
        assert state.why_not(1, "order:2").reason == "order-forbidden"
        assert state.why_not(1, "order:2").rule == "RW-114"


@pytest.mark.rule("RW-901", "RW-114")
def test_the_last_order_card_in_hand_is_taken_without_asking() -> None:
    state = at_orders(2, {0: {"used": [1, 2, 3, 4, 5, 6, 7]}})
    assert state.waiting == (1,)
    assert state.position()["pending"][0]["chosen"] == [8, None]


# Seasons and years


@pytest.mark.rule("RW-100", "RW-101", "RW-116", "RW-120")
def test_every_player_has_one_turn_then_the_next_season_begins() -> None:
    state = at_orders(2, decks={"fall": ["fal1"]})
    choose_all(state, 8, 7)
    actors: list[int] = []

    def in_fall(position: dict[str, Any]) -> bool:
        if position["turn"] and position["turn"]["seat"] not in actors:
            actors.append(position["turn"]["seat"])
        return bool(position["season"] == "fall")

    play_until(state, in_fall)
    position = state.position()
    assert actors == [1, 0]
    assert (position["year"], position["season_card"]) == (1, "fal1")
    assert [seat["active"] for seat in position["seats"]] == [None, None]
    assert [seat["last_order"] for seat in position["seats"]] == [8, 7]
    assert state.waiting == (1,)


@pytest.mark.rule("RW-101", "RW-109", "RW-120")
def test_after_winter_the_next_year_begins_and_the_ice_melts() -> None:
    state = at_close(year=2, season="winter", season_card="win2", decks={"spring": ["spr8"]})
    position = state.position()
    assert (position["year"], position["season"], position["ice"]) == (3, "spring", False)


@pytest.mark.rule("RW-109")
def test_winter_opens_the_waters() -> None:
    state = game(season="winter", ice=False, decks={"winter": ["win2"]})
    assert state.position()["ice"] is True


@pytest.mark.rule("RW-556", "RW-120")
def test_cards_drawn_in_a_season_can_be_played_in_the_next() -> None:
    state = at_close({0: {"tactics": ["levy"], "fresh": ["levy"]}}, season="spring", decks={"summer": ["sum6"]})
    assert state.position()["seats"][0]["fresh"] == []
    assert state.position()["seats"][0]["tactics"] == ["levy"]


@pytest.mark.rule("RW-114", "RW-103")
def test_a_ban_of_orders_ends_with_its_season() -> None:
    state = at_close(order_ban=[0], season="spring", season_card="spr2", decks={"summer": ["sum6"]})
    assert state.position()["order_ban"] == []
    assert "order:1" in state.options(0)


@pytest.mark.rule("RW-640", "RW-641", "RW-120")
def test_after_winter_of_the_sixth_year_most_dragon_runes_win() -> None:
    areas = {"DA": {"rune": "dragon"}, "LA": {"rune": "dragon"}, "LB": {"rune": "dragon"}, "LC": {"rune": "false"}}
    state = at_close(year=6, season="winter", season_card="win2", areas=areas)
    assert state.result == {"winners": [1], "scores": [1, 2], "places": [2, 1], "reason": "years"}
    assert at_close(year=6, season="fall", season_card="fal1", areas=areas).result is None
    assert at_close(year=5, season="winter", season_card="win2", areas=areas).result is None


@pytest.mark.rule("RW-752")
@pytest.mark.parametrize(("year", "over"), [(6, False), (7, False), (8, True)])
def test_the_harder_game_lasts_eight_years(year: int, over: bool) -> None:
    state = at_close(year=year, season="winter", season_card="win2", options={"epic": True})
    assert (state.result is not None) == over


# Elimination

OCCUPIED = {"WA": {"units": ["footman"]}, "WB": {"units": ["footman"]}, "WC": {"units": ["archer"]}}


@pytest.mark.rule("RW-635", "RW-636", "RW-909")
def test_who_controls_no_area_after_a_season_card_is_out() -> None:
    state = at_orders(
        3,
        {2: {"tactics": ["levy", "ambush"], "fresh": ["levy"], "quests": ["q10"], "objective": "obj_e1"}},
        areas={**OCCUPIED, "1A": {"activated": [0, 2]}},
        decks={"tactics": ["stampede"], "quests": [], "rewards": ["soulbiter"], "heroes": ["hero_ronan"]},
        heroes={
            "hero_carthos": {"seat": 2, "area": "1A", "damage": 1, "rewards": ["runeplate"]},
            "hero_vyrah": {"seat": 0, "area": "1A", "rewards": ["ice_storm"]},
        },
        open_rewards=["ice_storm", "runeplate"],
        shown_quests=["q10"],
        titles={"title_captain": {"seat": 2, "influence": 3}, "title_primarch": {"seat": 0, "influence": 1}},
        chance=[
            {"chance": "shuffle", "what": "tactics", "result": ["levy", "stampede", "ambush"]},
            {"chance": "shuffle", "what": "quests", "result": ["q10"]},
            {"chance": "shuffle", "what": "rewards", "result": ["soulbiter", "runeplate"]},
            {"chance": "shuffle", "what": "heroes", "result": ["hero_carthos", "hero_ronan"]},
        ],
    )
    assert state.waiting == (0, 1)
    position = state.position()
    out = position["seats"][2]
    assert out["eliminated"] and (out["tactics"], out["fresh"], out["quests"], out["objective"]) == ([], [], [], None)
    assert position["decks"]["tactics"] == ["levy", "stampede", "ambush"]
    assert position["decks"]["quests"] == ["q10"] and position["shown_quests"] == []
    assert position["decks"]["rewards"] == ["soulbiter", "runeplate"] and position["open_rewards"] == ["ice_storm"]
    assert position["decks"]["heroes"] == ["hero_carthos", "hero_ronan"] and list(position["heroes"]) == ["hero_vyrah"]
    assert position["areas"]["1A"]["activated"] == [0]
    assert position["titles"]["title_captain"] == {"seat": None, "influence": 3}
    assert position["titles"]["title_primarch"] == {"seat": 0, "influence": 1}
    assert state.options(2) == []


@pytest.mark.rule("RW-635")
def test_decks_that_get_no_cards_are_not_shuffled() -> None:
    state = at_orders(3, areas=OCCUPIED, chance=[{"chance": "shuffle", "what": "fate", "result": []}])
    assert state.position()["seats"][2]["eliminated"]


@pytest.mark.rule("RW-637")
def test_the_last_player_wins_at_once() -> None:
    state = at_orders(2, areas={area: {"units": ["footman"]} for area in ("LA", "LB", "LC")})
    assert state.result == {"winners": [0], "scores": [0, 0], "places": [1, 2], "reason": "last player"}
    assert state.waiting == ()


@pytest.mark.rule("RW-909", "RW-116")
def test_an_eliminated_player_is_skipped_in_every_order() -> None:
    state = at_orders(3, {1: {"eliminated": True}}, areas={"LA": {"units": ["footman"]}})
    assert state.waiting == (0, 2)
    state.choose(0, "order:8")
    state.choose(2, "order:7")
    assert state.position()["seats"][1]["active"] is None
    assert state.position()["pending"][0]["order"] == [0]


@pytest.mark.rule("RW-636", "RW-909")
def test_a_player_eliminated_before_his_turn_has_none() -> None:
    state = game(
        3,
        {0: {"active": 8, "used": [8], "last_order": 8}, 1: {"active": 7, "used": [7], "last_order": 7},
         2: {"eliminated": True, "active": 3}},
        season="summer", season_card="sum3",
        pending=[{"name": "season", "step": "turns", "order": [2, 0]}],
    )  # fmt: skip
    assert state.position()["turn"]["seat"] == 0
