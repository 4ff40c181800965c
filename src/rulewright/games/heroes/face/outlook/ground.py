"""Outlooks of Heroes, common ground: numbers of things, reach on the map, Power and percentages."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import Final, NamedTuple, TypeAlias, TypeVar

from rulewright.core.frame import Frame
from rulewright.faces.outlook import Outlook
from rulewright.games.heroes.armies import power, square_of
from rulewright.games.heroes.cards.values import movement_of
from rulewright.games.heroes.content import TARGETS, TIERS
from rulewright.games.heroes.ids import ARTEFACTS, BUILDINGS, ENCOUNTERS, HEROES, SCROLLS, SKILLS, UNITS
from rulewright.games.heroes.map.locations import can_control, can_explore
from rulewright.games.heroes.map.movement import can_enter, can_stay, enemy_at, fights_at, guard_at
from rulewright.games.heroes.options import SLOTS, SQUARES
from rulewright.games.heroes.state import Hero, Heroes

Args: TypeAlias = dict[str, int | str | list[str]]
Teller: TypeAlias = Callable[[Heroes, int, list[str]], Outlook | None]
"""Tells about an option, whose key had these parts after its verb."""
F = TypeVar("F", bound=Frame)

OVER_99, UNDER_1 = 101, 102
"""How the catalogues are told of odds that would be rounded to certainty."""


def numbered(names: tuple[str, ...]) -> dict[str, int]:
    return {name: number for number, name in enumerate(names)}


SQUARE: Final = numbered(SQUARES)
UNIT: Final = numbered(UNITS)
HERO: Final = numbered(HEROES)
SLOT: Final = numbered(SLOTS)
SKILL: Final = numbered(SKILLS)
ARTEFACT: Final = numbered(ARTEFACTS)
SCROLL: Final = numbered(SCROLLS)
BUILDING: Final = numbered(BUILDINGS)
ENCOUNTER: Final = numbered(ENCOUNTERS)


def inner(g: Heroes, kind: type[F]) -> F:
    """The innermost frame of a kind."""
    found = next((frame for frame in reversed(g.stack) if isinstance(frame, kind)), None)
    assert found is not None, f"no {kind.__name__} is in progress"
    return found


def percent(chance: float) -> int:
    """A chance as whole per cents; neither none nor certainty is told where it is not meant."""
    return UNDER_1 if chance < 0.01 else OVER_99 if chance > 0.99 else round(100 * chance)


def plain(message: str) -> Teller:
    """A sentence without numbers."""

    def teller(g: Heroes, seat: int, parts: list[str]) -> Outlook:
        return Outlook(message, {})

    return teller


def of_power(g: Heroes, seat: int, more: int = 0) -> Args:
    """MH-530: Power after a change, and the goal."""
    return {"power": int(power(g, seat)) + more, "target": int(TARGETS[g.players]), "gain": more}


def of_wealth(g: Heroes, seat: int, gold: int = 0, resources: int = 0) -> Args:
    """Gold and resources after a change."""
    player = g.seats[seat]
    return {"gold": int(player.gold) + gold, "resources": int(player.resources) + resources}


def basic_units(hero: Hero) -> int:
    return sum(hero.army[TIERS:])


def elite_units(hero: Hero) -> int:
    return sum(hero.army[:TIERS])


class Sight(NamedTuple):
    """What lies within reach: guards to fight, heroes of others, locations that are free to take or to explore."""

    guards: int
    rivals: int
    free: int

    def args(self) -> Args:
        return {"guards": self.guards, "rivals": self.rivals, "free": self.free}


def reach(g: Heroes, seat: int, hero: Hero, origin: int, mp: int) -> set[int]:
    """MH-173 to MH-188: the squares to which a hero could walk; a battle or the own capital ends the way."""
    steps = {origin: 0}
    queue = deque([origin])
    while queue:
        square = queue.popleft()
        ends = square != origin and (fights_at(g, seat, square) or g.seats[seat].capital == square)
        if steps[square] >= mp or ends:
            continue
        for beside in g.map().beside[square]:
            if beside not in steps and can_enter(g, seat, hero, square, beside):
                steps[beside] = steps[square] + 1
                queue.append(beside)
    return set(steps)


def sight(g: Heroes, seat: int, hero: Hero, origin: int, mp: int) -> Sight:
    """What a hero could come to."""
    squares = reach(g, seat, hero, origin, mp)
    guards = {int(site) for square in squares if (site := guard_at(g, square)) >= 0}
    rivals = [square for square in squares if enemy_at(g, seat, square) is not None and guard_at(g, square) < 0]
    free = [
        square
        for square in squares
        if (can_control(g, seat, square) or can_explore(g, square)) and can_stay(g, seat, hero, square)
    ]
    return Sight(len(guards), len(rivals), len(free))


def sight_of(g: Heroes, seat: int, hero: Hero) -> Sight:
    """What a hero could come to in a whole activation."""
    return sight(g, seat, hero, int(square_of(g, seat, hero)), int(movement_of(g, hero)))
