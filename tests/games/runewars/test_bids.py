"""Influence bids (RW-570 to RW-575)."""

from __future__ import annotations

from typing import Any

import pytest

from rulewright.core.narration import told_to
from rulewright.games.runewars import GAME

FACTIONS = ("daqan", "latari", "waiqar", "uthuk")


def bid(*influence: int, **fields: Any) -> Any:
    """All bid for the city that Judgement of the Council removes."""
    players = len(influence)
    seats = [{"faction": FACTIONS[seat], "quests": [], "influence": has} for seat, has in enumerate(influence)]
    order = list(range(players))
    pending = [
        {"name": "season", "step": "secondary", "order": order},
        {"name": "season_card", "card": "sum5", "order": fields.pop("order", order)},
    ]
    position = {
        "players": players, "seats": seats, "season": "summer", "season_card": "sum5", "pending": pending,
        "areas": {"1C": {"city": "city_forge"}, "3D": {"city": "city_tamalir"}}, **fields,
    }  # fmt: skip
    state = GAME.from_position(position)
    state.listen()
    return state


def influence(state: Any) -> list[int]:
    return [seat["influence"] for seat in state.position()["seats"]]


@pytest.mark.rule("RW-570", "RW-571")
def test_everybody_may_bid_from_nothing_to_all_his_influence() -> None:
    state = bid(3, 1, 2)
    assert state.waiting == (0, 1, 2)
    assert state.options(0) == ["bid:0", "bid:1", "bid:2", "bid:3"]
    assert state.options(1) == ["bid:0", "bid:1"]
    assert state.decision(0).secret and state.decision(0).default == "bid:0"
    assert state.why_not(1, "bid:2").reason == "bid-too-high"
    assert state.why_not(1, "bid:2").rule == "RW-571"
    assert state.why_not(1, "order:2").reason == "bid-influence"


@pytest.mark.rule("RW-571", "RW-572")
def test_a_bid_stays_secret_until_the_last_is_in() -> None:
    state = bid(3, 3)
    state.choose(0, "bid:3")
    assert influence(state) == [3, 3]
    assert state.position()["pending"][2]["bids"] == [3, None]
    other = bid(3, 3)
    other.choose(0, "bid:0")
    assert state.view(1) == other.view(1) and state.view(None) == other.view(None)
    again = GAME.from_position(state.position())
    assert again.waiting == (1,) and again.position() == state.position()
    again.choose(1, "bid:1")
    assert influence(again) == [0, 2] and again.waiting == (0,)


@pytest.mark.rule("RW-572", "RW-573")
def test_the_highest_bid_wins_and_all_pay() -> None:
    state = bid(5, 4, 2)
    for seat, key in enumerate(("bid:2", "bid:3", "bid:1")):
        state.choose(seat, key)
    assert influence(state) == [3, 1, 1]
    assert state.waiting == (1,)
    assert set(state.options(1)) == {"area:1C", "area:3D"}
    card = state.position()["pending"][1]
    assert (card["winner"], card["bids"]) == (1, [2, 3, 1])
    told = [(line.message, line.args) for line in told_to(state, -1)]
    assert ("log-bids", {"seat": 1, "number": 3}) in told
    assert ("log-bid_won", {"seat": 1, "number": 3}) in told


@pytest.mark.rule("RW-575", "RW-901")
def test_a_player_without_influence_bids_nothing_and_is_not_asked() -> None:
    state = bid(0, 2)
    assert state.waiting == (1,)
    state.choose(1, "bid:1")
    assert state.waiting == (1,) and influence(state) == [0, 1]


@pytest.mark.rule("RW-575")
def test_nobody_wins_if_all_bids_are_zero() -> None:
    state = bid(2, 2)
    state.choose(0, "bid:0")
    state.choose(1, "bid:0")
    assert influence(state) == [2, 2]
    assert state.position()["areas"]["1C"]["city"] == "city_forge"
    assert state.options(0) == [f"order:{number}" for number in range(1, 9)]


@pytest.mark.rule("RW-574")
def test_the_primarch_decides_between_tied_players_even_if_he_is_none_of_them() -> None:
    state = bid(3, 3, 3, titles={"title_primarch": {"seat": 2, "influence": 1}})
    for seat, key in enumerate(("bid:2", "bid:2", "bid:0")):
        state.choose(seat, key)
    assert state.waiting == (2,)
    assert state.options(2) == ["winner:0", "winner:1"]
    assert state.decision(2).default == "winner:0"
    assert state.why_not(2, "winner:2").rule == "RW-574"
    assert state.position()["pending"][2] == {"name": "bid", "step": "tie", "bids": [2, 2, 0]}
    again = GAME.from_position(state.position())
    assert again.position() == state.position()
    again.choose(2, "winner:1")
    assert again.waiting == (1,) and again.position()["pending"][1]["winner"] == 1


@pytest.mark.rule("RW-574")
def test_a_tied_primarch_may_choose_himself() -> None:
    state = bid(3, 3, titles={"title_primarch": {"seat": 1, "influence": 1}})
    state.choose(0, "bid:1")
    state.choose(1, "bid:1")
    assert state.waiting == (1,)
    assert state.decision(1).default == "winner:1"


@pytest.mark.rule("RW-574")
@pytest.mark.parametrize(
    ("has", "bids", "decider"),
    [((3, 2, 9), (2, 2, 0), 0), ((2, 2, 9), (1, 1, 0), 1)],
    ids=["most influence left", "highest starting influence"],
)
def test_without_a_primarch_a_tied_player_decides(has: tuple[int, ...], bids: tuple[int, ...], decider: int) -> None:
    state = bid(*has)
    for seat, amount in enumerate(bids):
        state.choose(seat, f"bid:{amount}")
    assert state.waiting == (decider,)
    assert state.decision(decider).default == f"winner:{decider}"


@pytest.mark.rule("RW-574")
def test_a_tie_for_a_place_that_does_not_matter_is_not_decided() -> None:
    state = bid(3, 3, 3)
    for seat, amount in enumerate((1, 1, 2)):
        state.choose(seat, f"bid:{amount}")
    assert state.waiting == (2,) and set(state.options(2)) == {"area:1C", "area:3D"}


@pytest.mark.rule("RW-571", "RW-909")
def test_an_eliminated_player_does_not_bid() -> None:
    seats = [
        {"faction": "daqan", "quests": [], "influence": 2},
        {"faction": "latari", "quests": [], "influence": 2, "eliminated": True},
        {"faction": "waiqar", "quests": [], "influence": 2},
    ]
    pending = [
        {"name": "season", "step": "secondary", "order": [0, 2]},
        {"name": "season_card", "card": "win1", "order": [0, 2]},
    ]
    position = {"players": 3, "seats": seats, "season": "winter", "season_card": "win1", "pending": pending}
    state: Any = GAME.from_position(position)
    assert state.waiting == (0, 2)
    state.choose(0, "bid:0")
    state.choose(2, "bid:1")
    assert influence(state) == [2, 2, 1] and state.waiting == (2,)
