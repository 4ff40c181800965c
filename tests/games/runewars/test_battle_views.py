"""What the view of a battle says of the strength that both sides would have now (RW-331 to RW-334, RW-501)."""

from __future__ import annotations

from typing import Any

import pytest

from games.runewars.table import options
from games.runewars.war import battle
from rulewright import State

WAITING = [{"name": "damage", "step": "start", "side": "def", "n": 1, "mode": "plain"}]
BEARER = {"hero_ronan": {"seat": 0, "area": "3D", "rewards": ["banner_of_terrinoth"]}}


def strength_now(state: State, viewer: int | None, side: int) -> dict[str, int]:
    (frame,) = [frame for frame in state.view(viewer)["pending"] if frame["name"] == "battle"]
    shown: dict[str, int] = frame["strength_now"][side]
    return shown


def parts(state: State, side: int, viewer: int | None = 0) -> dict[str, int]:
    """The parts that are not 0."""
    return {name: number for name, number in strength_now(state, viewer, side).items() if number}


def fought(own: list[str], enemy: list[str], **fields: Any) -> State:
    """A battle that waits for the damage of the defender."""
    frame = {"round": 3, **fields.pop("frame", {})}
    return battle(own, enemy, step="discard", frame=frame, above=WAITING, **fields)


@pytest.mark.rule("RW-331")
def test_only_standing_units_count() -> None:
    state = fought(["footman", "footman-routed"], ["archer", "warrior", "warrior-routed"])
    assert options(state) == ["damage:archer", "damage:warrior"]
    assert parts(state, 0) == {"units": 1, "total": 1}
    assert parts(state, 1, viewer=None) == {"units": 2, "total": 2}


@pytest.mark.rule("RW-802")
def test_in_the_revised_game_a_routed_hexagon_counts() -> None:
    own = ["siege_tower-routed", "footman-routed"]
    assert parts(fought(own, ["archer", "warrior"], revised=True), 0) == {"units": 1, "total": 1}


@pytest.mark.rule("RW-157", "RW-332", "RW-411")
def test_a_stronghold_counts_with_its_walls_less_the_bonus_of_conquer() -> None:
    areas = {"3D": {"stronghold": {"seat": 1}, "development": "reinforced_walls"}}
    state = fought(["footman"], ["archer", "warrior"], areas=areas)
    assert parts(state, 1) == {"units": 2, "stronghold": 5, "walls": 2, "total": 9}
    state = fought(["footman"], ["archer", "warrior"], areas=areas, used=[3])
    assert parts(state, 1) == {"units": 2, "stronghold": 5, "walls": 2, "conquer": -3, "total": 6}


@pytest.mark.rule("RW-334")
def test_strength_from_cards_is_told_apart_and_the_total_is_never_below_zero() -> None:
    state = fought(["footman"], ["archer", "warrior"], att={"strength": 2}, deft={"strength": -3})
    assert parts(state, 0) == {"units": 1, "cards": 2, "total": 3}
    assert strength_now(state, 0, 1)["total"] == 0


@pytest.mark.rule("RW-334", "RW-501")
def test_a_banner_that_lies_face_down_counts_for_its_owner_alone() -> None:
    state = fought(["footman"], ["archer", "warrior"], heroes=BEARER)
    assert parts(state, 0, viewer=0) == {"units": 1, "banner": 2, "total": 3}
    assert parts(state, 0, viewer=1) == parts(state, 0, viewer=None) == {"units": 1, "total": 1}
    shown = fought(["footman"], ["archer", "warrior"], heroes=BEARER, open_rewards=["banner_of_terrinoth"])
    assert parts(shown, 0, viewer=1) == {"units": 1, "banner": 2, "total": 3}
