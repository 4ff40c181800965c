"""Positions: those of all worked examples are read, and written as they were given."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import rulewright
from rulewright.core.chance import seed_of
from rulewright.games.battalia.ids import CREATION_CARDS
from rulewright.scaffold.cases import agree

CASES = json.loads((Path(__file__).parent / "cases.json").read_text(encoding="utf-8"))
GIVEN = {case["id"]: case["position"] for case in CASES if "position" in case and not case["expect"].get("error")}

MULTISETS = ("hand", "shelter", "ambush", "laid")


def written_out(position: dict[str, Any]) -> dict[str, Any]:
    """What stands for something longer, written out: a square for a hero; and without what is for reading only."""
    found = {name: value for name, value in position.items() if name != "pool_top"}
    if "storm" in found:
        found["storm"] = {name: value for name, value in found["storm"].items() if name != "top"}
    if "limbo" in found:
        found["limbo"] = sorted(found["limbo"], key=CREATION_CARDS.index)
    if "seats" in found:
        found["seats"] = [seat_written_out(seat) for seat in found["seats"]]
        found["seats"] += [{}] * (found["players"] - len(found["seats"]))
    return found


def seat_written_out(seat: dict[str, Any]) -> dict[str, Any]:
    """Hands and shelters are written in canonical order, however they are given."""
    piles = {name: sorted(seat[name], key=CREATION_CARDS.index) for name in MULTISETS if name in seat}
    seat = {**seat, **piles}
    if "tents" in seat:
        tents = [{**tent, "cards": sorted(tent["cards"], key=CREATION_CARDS.index)} for tent in seat["tents"]]
        seat["tents"] = tents
    if "heroes" not in seat:
        return seat
    heroes = {name: {"at": hero} if isinstance(hero, str) else hero for name, hero in seat["heroes"].items()}
    return {**seat, "heroes": heroes}


@pytest.mark.parametrize("id", GIVEN)
def test_a_position_comes_back_as_it_was_given(id: str) -> None:
    game = rulewright.game("battalia")
    agree(written_out(GIVEN[id]), game.position(game.load(GIVEN[id], seed_of(b"positions"))))
