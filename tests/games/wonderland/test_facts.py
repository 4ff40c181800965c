"""Facts for the board: standings of a battle, the next draw with open bags, objectives; nothing of closed bags."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

import rulewright
from rulewright.games.wonderland.battle.frames import BUST
from rulewright.games.wonderland.face.facts import facts
from rulewright.games.wonderland.ids import CHIP_COUNT, FORGE, MADNESS, REGIONS, ROSE_S, ROSE_W

RULES: Any = rulewright.game("wonderland")
PAIR = "Q01"
"""An objective that counts own chips, those in the bag among them."""


def asked(players: int, options: dict[str, Any], seed: int) -> Iterator[tuple[Any, int, str]]:
    """The decisions of a random match whose players like to draw."""
    rng = random.Random(seed)
    state: Any = RULES.new(players, seed=seed, options={"factions": "random", **options})
    while not state.over:
        seat = rng.choice(state.waiting)
        pending = state.decision(seat)
        assert pending is not None
        yield state, seat, pending.name
        keys = state.options(seat)
        state.choose(seat, "draw" if "draw" in keys and rng.random() < 0.6 else rng.choice(keys))


def at_draw(players: int, seed: int = 5, **options: Any) -> tuple[Any, int]:
    return next((state.copy(), seat) for state, seat, name in asked(players, options, seed) if name == "draw_or_halt")


def battle_of(state: Any) -> Any:
    return next(frame for frame in state.stack if frame.NAME == "battle")


def put_at(state: Any, strengths: dict[int, int]) -> dict[str, Any]:
    """The standings once the markers of all participants stand there."""
    for seat, strength in strengths.items():
        battle_of(state).fighters[seat].strength = strength
        state.seats[seat].active = []
    found: dict[str, Any] = facts(state, None)["battle"]
    return found


def fighters(state: Any) -> list[int]:
    return [seat for seat, fighter in enumerate(battle_of(state).fighters) if fighter is not None]


def at_draw_of(number: int, **options: Any) -> Any:
    """A battle of so many participants, none of whom is bust."""
    for seed in range(40):
        for state, _, name in asked(4, options, seed):
            if name != "draw_or_halt" or len(fighters(state)) != number:
                continue
            if all(battle_of(state).fighters[seat].status != BUST for seat in fighters(state)):
                return state.copy()
    raise AssertionError("there was no such battle")


@pytest.mark.rule("WW-301", "WW-303")
def test_a_winner_alone_has_points_and_castle_and_the_second_half() -> None:
    state = at_draw_of(3)
    one, two, three = fighters(state)
    told = put_at(state, {one: 9, two: 4, three: 3})
    points = told["points"]
    assert told["second"] == (points + 1) // 2 and told["least"] == 0
    first, second, third = (told["seats"][str(seat)] for seat in (one, two, three))
    assert (first["place"], first["points"], first["chooses"], first["shared"]) == (1, points, False, False)
    assert (second["place"], second["points"], third["place"], third["points"]) == (2, told["second"], 3, 0)
    assert (first["castle"], second["castle"], third["castle"]) == (True, False, False)


@pytest.mark.rule("WW-304", "WW-305")
def test_who_ties_for_first_chooses_and_nobody_is_second() -> None:
    state = at_draw_of(3)
    one, two, three = fighters(state)
    told = put_at(state, {one: 9, two: 9, three: 3})["seats"]
    assert [told[str(seat)]["chooses"] for seat in (one, two, three)] == [True, True, False]
    assert told[str(one)]["shared"] and told[str(three)]["points"] == 0


@pytest.mark.rule("WW-220", "WW-340")
def test_who_is_bust_has_neither_place_nor_forge_actions() -> None:
    state = at_draw_of(3)
    one, two, three = fighters(state)
    put_at(state, {one: 0, two: 4, three: 3})
    battle_of(state).fighters[one].status = BUST
    state.seats[one].active = [int(FORGE)]
    told = facts(state, None)["battle"]["seats"]
    assert (told[str(one)]["place"], told[str(one)]["forge"]) == (0, 0)
    assert [told[str(seat)]["place"] for seat in (two, three)] == [1, 2]


@pytest.mark.rule("WW-431")
def test_with_two_players_nobody_below_the_resistance_has_a_place() -> None:
    state, _ = at_draw(2)
    seat = fighters(state)[0]
    least = put_at(state, {seat: 0})["least"]
    assert least > 0
    assert put_at(state, {seat: least - 1})["seats"][str(seat)]["place"] == 0
    assert put_at(state, {seat: least})["seats"][str(seat)]["place"] == 1


@pytest.mark.rule("WW-340")
def test_forge_actions_are_those_of_marker_and_forge_chips() -> None:
    state = at_draw_of(3)
    seat = fighters(state)[0]
    symbol = next(space for space, has in enumerate(RULES.tables.forge_symbol) if has)
    assert put_at(state, {seat: symbol})["seats"][str(seat)]["forge"] == 1
    assert put_at(state, {seat: symbol - 1})["seats"][str(seat)]["forge"] == 0


@pytest.mark.rule("WW-204", "WW-602")
def test_what_a_draw_would_bring_is_told_with_open_bags_alone() -> None:
    """With closed bags facts depend on nothing that is in a bag."""
    state, seat = at_draw(3)
    state.seats[seat].quests = [0]
    assert "reach" not in facts(state, seat)
    assert PAIR not in facts(state, seat)["quests"]
    state, seat = at_draw(3, open_bags=True)
    fighter, player = battle_of(state).fighters[seat], state.seats[seat]
    player.bag = [{int(ROSE_W): 2, int(MADNESS): 1}.get(chip, 0) for chip in range(CHIP_COUNT)]
    player.shield = 1
    units = player.units_in(battle_of(state).region)
    told = facts(state, seat)["reach"]
    assert set(told) == {"ROSE_W", "MADNESS"}
    assert told["MADNESS"]["lost"] == 1 and told["MADNESS"]["bust"] == (units == 1)
    assert told["ROSE_W"]["strength"] > fighter.strength and told["ROSE_W"]["lost"] == 0
    assert "reach" not in facts(state, None)
    assert all("reach" not in facts(state, other) for other in range(3) if other not in fighters(state))


@pytest.mark.rule("WW-204", "WW-602")
def test_a_battle_has_odds_with_open_bags_alone() -> None:
    assert RULES.contest(at_draw_of(3)) is None
    contest = RULES.contest(at_draw_of(3, open_bags=True))
    assert contest is not None and len(contest.seats) == 3


def test_whoever_has_sealed_the_choice_still_sees_what_a_draw_would_bring() -> None:
    state, seat = at_draw(3, open_bags=True)
    before = facts(state, seat)["reach"]
    if len(state.waiting) > 1:
        state.choose(seat, "draw")
        assert facts(state, seat)["reach"] == before
    other = state.copy()
    assert other.hash() == state.hash()


@pytest.mark.rule("WW-336")
def test_objectives_are_counted_from_everything_that_is_owned() -> None:
    for state, seat, name in asked(3, {}, 3):
        if name == "tea_turn":
            state.seats[seat].quests = [0]
            before = facts(state, seat)["quests"][PAIR]["now"]
            state.seats[seat].bag[int(ROSE_S)] += 7 - before
            assert facts(state, seat)["quests"][PAIR] == {"now": 7, "met": True}
            return
    raise AssertionError("nobody was asked for a seat")


@pytest.mark.rule("WW-347")
def test_a_castle_is_worth_more_the_more_is_forged_on_its_track() -> None:
    state, seat = at_draw(3)
    state.seats[seat].forge[3] = []
    before = facts(state, None)["castles"][seat]
    state.seats[seat].forge[3] = [int(ROSE_W)]
    assert facts(state, None)["castles"][seat] == before + 1


@pytest.mark.rule("WW-006", "WW-424")
def test_neighbours_are_those_in_the_battle_order_without_the_unused_region() -> None:
    state, _ = at_draw(3)
    assert facts(state, None)["neighbours"]["RK"] == ["GF", "NM"]
    state, _ = at_draw(2)
    out = state.unused_region
    order = [region for at, region in enumerate(REGIONS) if at != out]
    told = facts(state, None)["neighbours"]
    assert list(told) == order
    for at, region in enumerate(order):
        assert set(told[region]) == {order[at - 1], order[(at + 1) % 4]}
