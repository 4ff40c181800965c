"""Outlooks of dials: food, wood and ore before and after, and what the change means."""

from __future__ import annotations

from rulewright.faces.outlook import Outlook
from rulewright.games.runewars.content import HIGHEST_DIAL
from rulewright.games.runewars.face.outlook.ground import RESOURCE, Args
from rulewright.games.runewars.ids import FOOD, RESOURCES
from rulewright.games.runewars.state import Runewars


def dial(g: Runewars, seat: int, resource: int, change: int) -> Args:
    """A dial before and after, and the units that it would bring: Winter's limit for food, recruits for the others."""
    player = g.seats[seat]
    before = int(player.dials[resource])
    after = min(max(0, before + change), int(HIGHEST_DIAL))
    recruits = len(g.tables.units_of_dial(int(player.faction), resource, after))
    return {
        "resource": RESOURCES[resource],
        "from": before,
        "to": after,
        "food": int(resource == FOOD),
        "units": recruits,
    }


def raised(g: Runewars, seat: int, parts: list[str]) -> Outlook:
    """D-224, Trade Caravan: a dial goes up."""
    return Outlook("dial", dial(g, seat, RESOURCE[parts[0]], 1))


def lowered(g: Runewars, seat: int, parts: list[str]) -> Outlook:
    """fal2: a dial goes down."""
    return Outlook("dial", dial(g, seat, RESOURCE[parts[0]], -1))


def traded(g: Runewars, seat: int, parts: list[str]) -> Outlook:
    """fal3: one dial down, another one up."""
    down, up = (RESOURCE[part] for part in parts)
    args = dial(g, seat, up, 1)
    return Outlook(
        "trade",
        {
            "resource": RESOURCES[down],
            "from": int(g.seats[seat].dials[down]),
            "to": int(g.seats[seat].dials[down]) - 1,
            "resource2": RESOURCES[up],
            "from2": args["from"],
            "to2": args["to"],
            "food": int(up == FOOD) - int(down == FOOD),
            "units": args["units"],
        },
    )
