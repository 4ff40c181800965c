"""Battles of Runewars, stated in a line, for the tests of war: seat 0 attacks seat 1 in 3D with Conquer."""

from __future__ import annotations

from typing import Any

from games.runewars.table import turn
from rulewright import State

HIGHER_USED = [3, 4]
"""Orders of the year that give the attacker no Supremacy Bonus."""


def deck(*top: int) -> dict[str, Any]:
    """The Fate deck with these cards on top."""
    return {"fate": [*top, *(number for number in range(1, 31) if number not in top)]}


def battle(
    attackers: list[str],
    defenders: list[str],
    step: str = "start",
    place: str = "3D",
    factions: tuple[str, str] = ("daqan", "latari"),
    neutral: bool = False,
    att: dict[str, Any] | None = None,
    deft: dict[str, Any] | None = None,
    frame: dict[str, Any] | None = None,
    above: list[dict[str, Any]] | None = None,
    seats: tuple[dict[str, Any], dict[str, Any]] = ({}, {}),
    areas: dict[str, Any] | None = None,
    revised: bool = False,
    **fields: Any,
) -> State:
    """A battle; `att` and `deft` add to its sides, `frame` to the battle, `above` are the frames inside it."""
    inner = [
        {"name": "activation", "step": "end", "seat": 0, "second": False, "area": place, "arrived": []},
        {
            "name": "battle",
            "step": step,
            "area": place,
            "att": {"seat": 0, "units": attackers, **(att or {})},
            "def": {"seat": None if neutral else 1, "units": defenders, **(deft or {})},
            **(frame or {}),
        },
        *(above or []),
    ]
    rows = [{"faction": factions[number], **seats[number]} for number in (0, 1)]
    used = fields.pop("used", HIGHER_USED)
    return turn(
        fields.pop("order", 3),
        areas or {},
        *rows,
        used=used,
        step="between",
        inner=inner,
        memory={"battles": 1},
        options={"revised": revised},
        decks={**deck(), **fields.pop("decks", {})},
        **fields,
    )


def special(
    kind: str, own: list[str], enemy: list[str], factions: tuple[str, str] = ("daqan", "latari"), **fields: Any
) -> State:
    """One special icon of a type of the attacker, in the last round, when all types have drawn."""
    return battle(
        own,
        enemy,
        step="specials_att",
        factions=factions,
        att={"type": kind, "drawn": drawn(own), **fields.pop("att", {})},
        deft={"drawn": drawn(enemy), **fields.pop("deft", {})},
        frame={"round": 5, "specials": 1, **fields.pop("frame", {})},
        **fields,
    )


def drawn(labels: list[str]) -> list[str]:
    """The types of these units."""
    return sorted({label.split("-")[0] for label in labels})


def fighting(state: State) -> dict[str, Any]:
    """The battle in progress."""
    frames: list[dict[str, Any]] = state.position()["pending"]
    return next(frame for frame in frames if frame["name"] == "battle")


def innermost(state: State) -> dict[str, Any]:
    frame: dict[str, Any] = state.position()["pending"][-1]
    return frame


def attackers(state: State) -> list[str]:
    labels: list[str] = fighting(state)["att"]["units"]
    return labels


def defenders(state: State) -> list[str]:
    labels: list[str] = fighting(state)["def"]["units"]
    return labels
