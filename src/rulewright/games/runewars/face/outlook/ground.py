"""Outlooks of Runewars, common ground: things as the sentences name them, areas, rivals and percentages."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final, TypeAlias, TypeVar

from rulewright.core.frame import Frame
from rulewright.faces.outlook import Outlook
from rulewright.games.runewars.content import AREA_NUMBER, LABEL_STRIDE, MOST_UNITS, NONE
from rulewright.games.runewars.ids import AREAS, HEROES, RESOURCES, REWARDS, TACTICS, UNITS
from rulewright.games.runewars.state import Runewars
from rulewright.games.runewars.world.control import controller, dragon_runes, is_neutral_area, yields

Args: TypeAlias = dict[str, int | str | list[str]]
Teller: TypeAlias = Callable[[Runewars, int, list[str]], Outlook | None]
"""Tells about an option, whose key had these parts after its verb."""
F = TypeVar("F", bound=Frame)

OVER_99, UNDER_1 = 101, 102
"""How the catalogues are told of odds that would be rounded to certainty."""
ALONE, AHEAD, LEVEL, BEHIND = range(4)
"""How a seat would stand against the nearest rival."""
EMPTY, OWN, NEUTRAL, RIVAL = range(4)
"""Who is in an area."""

AREA: Final = AREA_NUMBER
HERO: Final = {name: number for number, name in enumerate(HEROES)}
UNIT: Final = {name: number for number, name in enumerate(UNITS)}
REWARD: Final = {name: number for number, name in enumerate(REWARDS)}
TACTIC: Final = {name: number for number, name in enumerate(TACTICS)}
RESOURCE: Final = {name: number for number, name in enumerate(RESOURCES)}


def inner(g: Runewars, kind: type[F]) -> F:
    """The innermost frame of a kind."""
    found = within(g, kind)
    assert found is not None, f"no {kind.__name__} is in progress"
    return found


def within(g: Runewars, kind: type[F]) -> F | None:
    """The innermost frame of a kind; None if there is none."""
    for frame in reversed(g.stack):
        if isinstance(frame, kind):
            return frame
    return None


def asked_name(g: Runewars) -> str:
    """The decision that is open."""
    return g.asked.name if g.asked is not None else ""


def percent(chance: float) -> int:
    """A chance as whole per cents; neither none nor certainty is told where it is not meant."""
    if 0.0 < chance < 0.01:
        return UNDER_1
    if 0.99 < chance < 1.0:
        return OVER_99
    return round(100 * chance)


# Units


def troop(g: Runewars, labels: Iterable[int]) -> list[str]:
    """Units by type, the sturdiest first, in whatever condition they are."""
    health = g.tables.health
    units = sorted((label // LABEL_STRIDE for label in labels), key=lambda unit: (-min(health[unit], 2), unit))
    return [UNITS[unit] for unit in units]


NAMED: Final = (
    (7, 7, 6, 16, 12, 15, 12, 8, 10, 19, 10, 14, 9, 15, 9, 10, 12, 4, 6, 14, 15, 14),
    (9, 9, 7, 16, 16, 16, 12, 10, 10, 23, 11, 17, 11, 16, 11, 12, 12, 5, 8, 15, 15, 16),
    (9, 9, 7, 17, 16, 16, 12, 10, 10, 23, 11, 17, 11, 16, 11, 12, 12, 6, 8, 18, 17, 16),
)
AGAINST: Final = (
    (10, 10, 9, 17, 18, 16, 12, 11, 11, 24, 11, 19, 12, 18, 12, 11, 15, 7, 9, 19, 17, 17),
    (9, 9, 8, 18, 15, 16, 13, 10, 10, 22, 11, 17, 11, 17, 11, 12, 14, 6, 8, 17, 16, 16),
    (9, 9, 8, 18, 15, 16, 13, 10, 10, 22, 11, 17, 11, 17, 11, 12, 14, 6, 8, 17, 16, 16),
)
"""Letters of the names of units, by type, in the language with the longest: of one, of a few, of many."""


def letters(units: list[str], table: tuple[tuple[int, ...], ...] = NAMED, comma: int = 2) -> int:
    """The room that a list of units takes in a sentence: "2 Knights, Siege Tower"."""
    counts = [(UNIT[unit], units.count(unit)) for unit in dict.fromkeys(units)]
    names = sum(table[(count > 1) + (count > 4)][unit] + 2 * (count > 1) for unit, count in counts)
    return names + comma * (len(counts) - 1)


# Areas


def crowd(g: Runewars, area: int, coming: int = 1) -> Args:
    """How full an area would be."""
    here = len(g.units[area])
    return {"area": AREAS[area], "here": here, "number": coming, "total": here + coming, "most": int(MOST_UNITS)}


def resources(g: Runewars, areas: Iterable[int]) -> Args:
    """What areas provide together."""
    found = list(areas)
    return {name: sum(int(yields(g, area, at)) for area in found) for at, name in enumerate(RESOURCES)}


def occupants(g: Runewars, seat: int, area: int) -> Args:
    """Who is in an area, and with how many units."""
    owner = int(controller(g, area))
    args: Args = {"area": AREAS[area], "units": len(g.units[area])}
    if owner == seat:
        return {**args, "who": OWN}
    if owner != NONE:
        return {**args, "who": RIVAL, "rival": owner}
    return {**args, "who": NEUTRAL if is_neutral_area(g, area) else EMPTY}


def danger(g: Runewars, seat: int, area: int) -> Args:
    """The strongest rival army beside an area: whose it is and how many units; nobody's is 0."""
    best: Args = {"near": 0}
    for other in g.board.beside[area]:
        owner = int(controller(g, other))
        if owner not in (NONE, seat) and len(g.units[other]) > int(str(best["near"])):
            best = {"near": len(g.units[other]), "rival": owner, "origin": AREAS[other]}
    return best


# Rivals


def against(g: Runewars, seat: int, own: int, of: Callable[[int], int]) -> Args:
    """How a number would stand against the others: the nearest above, else the nearest below."""
    others = [(of(other), -((other - seat) % g.players), other) for other in range(g.players) if other != seat]
    level = [entry for entry in others if entry[0] == own]
    above = [entry for entry in others if entry[0] > own]
    if level:
        return {"standing": LEVEL, "rival": max(level)[2], "gap": 0}
    if above:
        nearest = min(above, key=lambda entry: (entry[0], -entry[1]))
        return {"standing": BEHIND, "rival": nearest[2], "gap": nearest[0] - own}
    nearest = max(others)
    return {"standing": AHEAD, "rival": nearest[2], "gap": own - nearest[0]}


def influence_with(g: Runewars, seat: int, change: int) -> Args:
    """A seat's influence after a change, beside the nearest rival's."""
    own = int(g.seats[seat].influence) + change
    return {"influence": own, **against(g, seat, own, lambda other: int(g.seats[other].influence))}


def runes_with(g: Runewars, seat: int, change: int) -> Args:
    """A seat's dragon runes after a change, and how many win (RW-630, RW-752)."""
    return {"runes": int(dragon_runes(g, seat)) + change, "goal": 7 if g.epic else 6}


def plain(message: str, **args: Any) -> Teller:
    """A teller whose sentence needs nothing of the table."""

    def teller(g: Runewars, seat: int, parts: list[str]) -> Outlook:
        return Outlook(message, args)

    return teller
