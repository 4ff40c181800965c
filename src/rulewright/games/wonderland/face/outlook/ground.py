"""Outlooks of Wonderland's War, common ground: regions, rivals, bags and percentages as the sentences name them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias, TypeVar

from rulewright.core.frame import Frame
from rulewright.faces.outlook import Outlook
from rulewright.games.wonderland.battle.frames import Battle
from rulewright.games.wonderland.battle.war import starting_strength
from rulewright.games.wonderland.content import CODES
from rulewright.games.wonderland.fights import fighter_of, points_in, standing
from rulewright.games.wonderland.ids import CHIPS, MADNESS, POISON, REGIONS, WONDERLANDIANS
from rulewright.games.wonderland.state import PHASE_WAR, Wonderland

Args: TypeAlias = dict[str, int | str | list[str]]
Teller: TypeAlias = Callable[[Wonderland, int, list[str]], Outlook | None]
"""Tells about an option, whose key had these parts after its verb."""
F = TypeVar("F", bound=Frame)

OVER_99, UNDER_1 = 101, 102
"""How the catalogues are told of odds that would be rounded to certainty."""
REGION: Final = {name: number for number, name in enumerate(REGIONS)}
CHIP: Final = {name: number for number, name in enumerate(CHIPS)}
FIGURE: Final = {name: number for number, name in enumerate(WONDERLANDIANS)}


def inner(g: Wonderland, kind: type[F]) -> F:
    """The innermost frame of a kind."""
    found = next((frame for frame in reversed(g.stack) if isinstance(frame, kind)), None)
    assert found is not None, f"no {kind.__name__} is in progress"
    return found


def percent(chance: float) -> int:
    """A chance as whole per cents; neither none nor certainty is told where it is not meant."""
    if 0.0 < chance < 0.01:
        return UNDER_1
    if 0.99 < chance < 1.0:
        return OVER_99
    return round(100 * chance)


def plain(message: str) -> Teller:
    """A sentence without numbers."""

    def teller(g: Wonderland, seat: int, parts: list[str]) -> Outlook:
        return Outlook(message, {})

    return teller


# Regions


def in_region(g: Wonderland, seat: int, region: int, units: int = 0, strength: int = 0) -> Args:
    """How a seat would stand in a region: units, starting strength, the strongest rival there, the VP of this round.

    Without a rival `alone` is 1 and the rival is the seat itself.
    """
    rivals = [other for other in range(g.players) if other != seat and g.seats[other].units_in(region) > 0]
    best = max(rivals, key=lambda other: (starting_strength(g, other, region), -other), default=seat)
    return {
        "region": REGIONS[region],
        "units": int(g.seats[seat].units_in(region)) + units,
        "mine": int(starting_strength(g, seat, region)) + strength,
        "alone": int(not rivals),
        "rival": best,
        "theirs": int(starting_strength(g, best, region)),
        "vp": int(points_in(g, region)),
    }


# Battles


def here(g: Wonderland) -> int:
    """The region of the battle in progress."""
    return int(inner(g, Battle).region)


def own_strength(g: Wonderland, seat: int) -> int:
    """The battle strength of a participant."""
    return int(fighter_of(inner(g, Battle), seat).strength)


def own_units(g: Wonderland, seat: int) -> int:
    """Own units in the region of the battle."""
    return int(g.seats[seat].units_in(here(g)))


def against(g: Wonderland, seat: int, strength: int) -> Args:
    """A strength in the battle against the best of the others who are not bust; without one `alone` is 1."""
    battle = inner(g, Battle)
    rivals = [other for other in standing(battle) if other != seat]
    best = max(rivals, key=lambda other: (fighter_of(battle, other).strength, -other), default=seat)
    theirs = int(fighter_of(battle, best).strength) if rivals else 0
    standings = {"strength": strength, "rival": best, "theirs": theirs, "alone": int(not rivals)}
    return {**standings, "lead": strength - theirs, "behind": theirs - strength}


# Chips


def printed(g: Wonderland, chip: int) -> int:
    """The printed strength of a chip."""
    return int(g.tables.strength[chip])


def sees_bag(g: Wonderland) -> bool:
    """WW-204, WW-602: outside the war a player may look into the own bag; in the war only if bags are open."""
    return g.phase != PHASE_WAR or bool(g.chosen_options["open_bags"])


def bag(g: Wonderland, seat: int) -> tuple[int, int]:
    """The number of chips in a bag and how many of them harm; the latter only of a bag that may be looked into."""
    chips = g.seats[seat].bag
    return sum(chips), sum(chips[MADNESS : POISON + 1]) if sees_bag(g) else 0


def gains(codes: list[int]) -> list[str]:
    """Rewards by name: chips as chips, everything else by its kind."""
    return [thing(CODES[code]) for code in codes]


def thing(code: str) -> str:
    kind, _, rest = code.partition(":")
    if kind == "ALLY":
        ally, _, level = rest.partition(":")
        return f"{ally}_{level[0]}"
    return "FORGE" if kind == "FORGE_CHIP" else kind
