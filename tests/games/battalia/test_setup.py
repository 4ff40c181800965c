"""Set-up (BA-030 to BA-046): factions of the pool, royal pairs, the draft, Fanatics and Unbound."""

from __future__ import annotations

from collections import Counter

import pytest

from games.battalia.table import GAME, play, seat_of, table
from rulewright import State


def drafting(seed: str, players: int = 3, **options: object) -> State:
    """A game at its draft."""
    chosen = {"draft": True, "fanatics": True, "unbound": True, **options}
    state: State = GAME.new(players=players, options=chosen, seed=seed)
    while state.position()["pending"][0]["frame"] != "draft":
        play(state, state.options(state.waiting[0])[0])
    return state


@pytest.mark.rule("BA-031")
def test_the_owner_of_the_table_names_the_factions_of_the_pool_or_leaves_them_to_chance() -> None:
    named = GAME.new(players=2, options={"factions": ["sun", "bar", "isl"]}, seed="named").position()
    assert named["factions"] == ["bar", "isl", "sun"]
    assert sorted(named["royals"]) == sorted(
        f"{royal}-{f}" for royal in ("queen", "king") for f in ("bar", "isl", "sun")
    )
    drawn = {tuple(GAME.new(players=2, seed=f"drawn {at}").position()["factions"]) for at in range(12)}
    assert len(drawn) > 3
    assert all(len(set(factions)) == 3 for factions in drawn)
    state = GAME.new(players=2, options={"factions": ["sun", "bar", "isl"]}, seed="named")
    assert state.options(state.waiting[0]) == ["faction:bar", "faction:isl", "faction:sun"]


@pytest.mark.rule("BA-038", "BA-292", "BA-293")
def test_only_royals_of_factions_that_are_played_can_be_gained() -> None:
    many = {"nation": ["supply"] * 24}
    state = play(table(many, many, week=2, day=7, team=1), "pass")
    assert state.position()["royals"] == ["queen-emb", "king-emb"]
    assert {"queen-bar", "king-bar"} <= set(seat_of(state, 0)["shelter"])
    without = table(many, many, week=2, day=7, team=1, options={"mode": "basic", "royals": False})
    assert without.position()["royals"] == []
    assert "queen-bar" not in seat_of(play(without, "pass"), 0)["shelter"]


@pytest.mark.rule("BA-044", "BA-455", "BA-459")
def test_fanatics_and_unbound_come_when_the_starting_decks_exist() -> None:
    for seed in ("a", "b", "c"):
        state = drafting(seed)
        assert not any("fanatic" in card or "unbound" in card for card in state.position()["pool"]["freeman"])
        while state.position()["phase"] == "setup":
            key = state.options(state.waiting[0])[0]
            assert "fanatic" not in key and "unbound" not in key
            play(state, key)
        pool = state.position()["pool"]
        for rank in ("freeman", "chief", "priest", "lord"):
            kinds = Counter(card for card in pool[rank] if card.endswith(("fanatic", "unbound")))
            assert kinds == {f"{rank}-fanatic": 2, f"{rank}-unbound": 2}


@pytest.mark.rule("BA-043", "BA-042")
def test_the_draft_goes_to_and_fro_and_gives_ten_cards_each() -> None:
    state = drafting("order", players=3)
    start = state.position()["start_player"]
    asked: list[list[int]] = []
    steps: list[int] = []
    while state.position()["phase"] == "setup":
        frame = state.position()["pending"][0]
        if not steps or frame["step"] != steps[-1]:
            steps.append(frame["step"])
            asked.append([])
        asked[-1].append(state.waiting[0])
        play(state, state.options(state.waiting[0])[-1])
    onward = [(start + at) % 3 for at in range(3)]
    for step, seats in zip(steps, asked, strict=True):
        order = onward if step % 2 == 1 else onward[::-1]
        assert seats == order[: len(seats)], f"step {step}"
    for seat in state.position()["seats"]:
        ranks = Counter(card.partition("-")[0] for card in seat["hand"] + seat["nation"])
        assert ranks == {"freeman": 3, "chief": 1, "priest": 1, "supply": 5}


@pytest.mark.rule("BA-030", "BA-040", "BA-034")
def test_gates_of_the_players_factions_lie_on_the_gate_squares() -> None:
    state = drafting("gates", players=4)
    position = state.position()
    order = ("bar", "clo", "emb", "isl", "wol", "sun")
    numbers = {order.index(seat["faction"]) + 1 for seat in position["seats"]}
    gates = {int(cell["card"][5:]) for cell in position["map"].values() if cell["card"].startswith("gate-")}
    assert gates == numbers
    assert sorted(gates | set(position["gates_out"])) == [1, 2, 3, 4, 5, 6]
    cities = [square for square, cell in position["map"].items() if cell["card"].startswith("city-")]
    assert len(cities) == 8
    assert all(position["map"][square]["card"].endswith("-x") for square in cities)
