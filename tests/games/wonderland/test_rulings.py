"""The rulings that the table took where the specification is silent (WW-650 to WW-654)."""

from __future__ import annotations

import pytest

from games.wonderland.table import GAME, battle, play, seat_of, table
from rulewright import State

TEA = [{"name": "round", "step": "tea_end"}, {"name": "tea", "turn": 1}]
TURN = [*TEA, {"name": "tea_turn", "seat": 0, "step": "end"}]


def asked(state: State) -> str:
    """The name of the decision of the first seat that is asked."""
    pending = state.decision(state.waiting[0])
    return "" if pending is None else pending.name


@pytest.mark.rule("WW-650")
def test_the_walrus_moves_no_castle_from_an_uncontested_region_with_an_own_one() -> None:
    owner = {"figures": {"WL05": "TT"}, "castles": {"TT": "upright"}}
    state = battle(owner, {}, {}, step="start", queue=("RK",), scoring={"TT": "ST1"})
    assert all("vp" not in state.options(seat) for seat in state.waiting)
    assert seat_of(state, 0)["vp"] == 6 + 3 and seat_of(state, 0)["castles"] == {"TT": "upright"}


@pytest.mark.rule("WW-651")
def test_a_deck_without_a_figure_is_shuffled_back() -> None:
    reward = {"name": "reward", "seat": 0, "code": "ABILITY", "source": "card"}
    deck = ["WL20", "WL15", "WL24"]
    seats = ({"faction": "alice"}, {"faction": "hatter"}, {"faction": "cat"})
    state = table(*seats, wonderlandian_deck=deck, pending=[*TURN, reward], chance=[deck[::-1]])
    play(state, "ability:AL-4")
    position = state.position()
    assert position["wonderlandian_deck"] == deck[::-1] and position["seats"][0]["figures"] == {}


@pytest.mark.rule("WW-652")
def test_units_that_cannot_be_placed_ask_no_region() -> None:
    card = {"name": "card", "seat": 0, "card": "T1-01", "effects": []}
    units = {"name": "place_units", "seat": 0, "left": 3}
    state = table({"supporters": {"supply": 0}}, {}, {}, pending=[*TURN, card, units])
    assert state.waiting == (1,) and asked(state) != "unit_region"


@pytest.mark.rule("WW-653")
@pytest.mark.parametrize("round_of_game", [2, 3])
def test_a_figure_may_come_back_at_every_tea_party(round_of_game: int) -> None:
    alice = {"faction": "alice", "abilities": ["AL-4"], "figures": {"WL01": "supply"}}
    state = table(alice, {}, {}, round=round_of_game, pending=[{"name": "round", "step": "tea"}, {"name": "tea_start"}])
    assert asked(state) == "place_returned_figure"
    play(state, "figure:WL01:TT")
    assert seat_of(state, 0)["figures"] == {"WL01": "TT"}


@pytest.mark.rule("WW-654")
def test_a_written_result_is_counted_anew() -> None:
    position = GAME.from_position({"seats": [{"vp": 3}, {"vp": 5}, {}], "phase": "end"}).position()
    position["scores"]["scores"] = [99, 0, 0]
    position["scores"]["winners"] = [0]
    assert GAME.from_position(position).position()["scores"]["winners"] == [1]
