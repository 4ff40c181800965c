"""A battle as a contest: who fights, who wins, what is lost, and odds that are known beforehand."""

from __future__ import annotations

from typing import Any

import pytest

from games.runewars.table import options, turn
from games.runewars.war import battle
from rulewright import State
from rulewright.bots import Budget, Odds, reckon
from rulewright.core.chance import Random, seed_of
from rulewright.core.contest import Contest

VICTOR: tuple[dict[str, Any], dict[str, Any]] = ({"tactics": ["to_the_victor"]}, {})
"""The attacker is asked at the start of the battle, about something that decides nothing."""


def contest_of(state: State) -> Contest:
    contest = state.game.contest(state)
    assert contest is not None
    return contest


def odds(state: State, viewer: int = 0, playouts: int = 400) -> Odds:
    found = reckon(state, viewer, Random(seed_of(b"odds"), 0), Budget(playouts, 0.0))
    assert found is not None
    return found


def attack(own: list[str], enemy: list[str], factions: tuple[str, str], **fields: Any) -> State:
    """A battle that waits for the attacker before its first round."""
    state = battle(own, enemy, step="window_att", factions=factions, **{"seats": VICTOR, **fields})
    assert "pass" in options(state)
    return state


def finish(state: State, contest: Contest) -> None:
    """Always the first option, until the battle is over."""
    while not contest.is_over(state):
        state.choose(state.waiting[0], options(state)[0])


# What a contest says


@pytest.mark.rule("RW-301")
def test_attacker_and_defender_are_the_sides_and_nobody_leads_neutral_units() -> None:
    assert contest_of(attack(["footman"], ["archer"], ("daqan", "latari"))).seats == [0, 1]
    assert contest_of(attack(["footman"], ["giant"], ("daqan", "latari"), neutral=True)).seats == [0, -1]


def test_where_no_battle_is_fought_there_is_no_contest() -> None:
    state = turn(3, {"7A": {"units": ["footman"] * 3}})
    assert state.game.contest(state) is None
    assert reckon(state, 0, Random(seed_of(b"odds"), 0), Budget(1, 0.0)) is None


@pytest.mark.rule("RW-335", "RW-340")
def test_a_contest_follows_its_state_to_the_end_of_the_battle() -> None:
    state = attack(["footman"] * 4, ["archer"], ("daqan", "latari"))
    contest = contest_of(state)
    assert (contest.winner(), contest.losses(), contest.is_over(state)) == (-1, [0, 0], False)
    copied = state.copy()
    state.choose(0, "pass")
    finish(state, contest)
    assert contest.winner() == 0
    assert not contest_of(copied).is_over(copied)


@pytest.mark.rule("RW-308")
def test_nobody_wins_a_battle_that_is_called_off() -> None:
    seats: Any = ({}, {"tactics": ["tactical_retreat"]})
    state = battle(["footman"] * 3, ["archer"], step="window_def", seats=seats)
    contest = contest_of(state)
    state.choose(1, "play:tactical_retreat")
    finish(state, contest)
    assert contest.winner() == -1


@pytest.mark.rule("RW-337")
def test_units_that_were_routed_before_are_lost_with_the_battle() -> None:
    areas = {"3D": {"units": ["archer-routed", "archer-routed"]}}
    found = odds(attack(["footman"] * 8, ["archer"], ("daqan", "latari"), areas=areas), playouts=50)
    assert found.wins == [50, 0]
    assert found.losses[1] >= 2.0


# Odds that are known


@pytest.mark.rule("RW-331", "RW-335")
def test_a_battle_that_can_only_be_won_is_won_always() -> None:
    found = odds(attack(["footman"] * 8, ["archer"], ("daqan", "latari")), playouts=100)
    assert (found.wins, found.undecided, found.playouts) == ([100, 0], 0, 100)
    assert found.losses[0] < 1.5 and found.losses[1] <= 1.0


@pytest.mark.rule("RW-332", "RW-335")
def test_one_unit_never_takes_a_stronghold() -> None:
    areas = {"3D": {"stronghold": {"seat": 1}}}
    assert odds(attack(["footman"], ["archer"], ("daqan", "latari"), areas=areas), playouts=100).wins == [0, 100]


KNOWN = [
    # One Reanimate alone has no special ability: 4 of 30 cards rout, 8 damage an Archer that has drawn already.
    ("waiqar", "reanimate", "archer", 12 / 30),
    # Of the Siege Tower 6 cards rout, 12 damage, and 6 make its side stronger.
    ("daqan", "siege_tower", "archer", 24 / 30),
    # Only 3 cards damage a Pegasus Rider enough: as many win as lose.
    ("daqan", "siege_tower", "pegasus_rider", 15 / 30),
]


@pytest.mark.rule("RW-314", "RW-331")
@pytest.mark.parametrize(("faction", "unit", "enemy", "chance"), KNOWN)
def test_one_card_wins_as_often_as_the_deck_says(faction: str, unit: str, enemy: str, chance: float) -> None:
    state = attack([unit], [enemy], (faction, "latari"), deft={"drawn": [enemy]})
    found = odds(state, playouts=600)
    assert found.wins[0] / found.playouts == pytest.approx(chance, abs=0.05)


def test_equal_seeds_give_equal_odds() -> None:
    state = attack(["footman"] * 3, ["archer"] * 2 + ["warrior"], ("daqan", "latari"))
    assert odds(state) == odds(state)
    assert state.position() == attack(["footman"] * 3, ["archer"] * 2 + ["warrior"], ("daqan", "latari")).position()
