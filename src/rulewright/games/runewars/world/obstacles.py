"""Obstacles of figures that cannot march into an area (RW-155, RW-220 to RW-236, RW-713, RW-804).

For the answer to "why not?" alone: which moves are legal is decided in travel.py. A way is a path that enters no area
twice. All ways are looked at that would be short enough for the figure asked about if nothing were in them; whatever
closes one of them is named once, in map order. A figure with an open way is held by what is named of its own area.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.core.errors import Refusal
from rulewright.games.runewars.board import border_between
from rulewright.games.runewars.content import MOUNTAIN, NONE, WATER, is_neutral, unit_of, unrouted
from rulewright.games.runewars.ids import AREA_COUNT
from rulewright.games.runewars.state import Runewars
from rulewright.games.runewars.world.control import controller, open_borders, units_of
from rulewright.games.runewars.world.travel import (
    HERO_RANGE,
    UNIT_RANGE,
    areas_of,
    dungeons,
    hero_borders,
    passable_areas,
    payable_portals,
    portals_of_turn,
    unit_borders,
    within,
)
from rulewright.kit.masks import bit, mask_of

MOST_NAMED: Final[i64] = 8
"""So many things in the way are named; more would hide what matters."""
FAR: Final[i64] = 99
"""More steps than any map has."""


class Obstacles:
    """Collects what closes the ways of a player's figures to an area.

    `through` are the areas that can be passed, `joined` the portals that are one step away from each other.
    """

    def __init__(self, g: Runewars, seat: i64, area: i64, through: i64, joined: i64) -> None:
        self.g = g
        self.seat: i64 = seat
        self.area: i64 = area
        self.through: i64 = through
        self.joined: i64 = joined
        self.to_area: list[int] = distances(g, area, joined)
        self.occupied: i64 = 0
        """Areas in between that cannot be passed, as bits."""
        self.closed: list[tuple[int, int]] = []
        """Borders on the way, each as two areas, the smaller first."""
        self.found: list[Refusal] = []

    def name(self, area: i64) -> int | str:
        return self.g.game.argument("area", area)

    def look_from(self, origin: i64, allies: bool) -> None:
        """The units of one area that are near enough: what holds them there, and what closes their ways."""
        g = self.g
        where = {"area": self.name(origin)}
        labels = [label for label in units_of(g, self.seat, origin) if self.is_near(origin, unit_of(label))]
        if not labels:
            return
        ready = unrouted(labels)
        if not ready:
            self.found.append(Refusal("RW-220", "way-routed", where))
            ready = labels
        if g.activated[origin] >> self.seat & 1:
            self.found.append(Refusal("RW-221", "way-token", where))
        if not allies and all_neutral(ready):
            self.found.append(Refusal("RW-236", "way-allies", where))
        elif not allies:
            ready = [label for label in ready if not is_neutral(label)]
        for unit in sorted({int(unit_of(label)) for label in ready}):
            self.look_at_unit(origin, unit)

    def is_near(self, origin: i64, unit: i64) -> bool:
        return self.to_area[origin] <= reach_of(self.g, unit)

    def look_at_unit(self, origin: i64, unit: i64) -> None:
        """RW-226, RW-233: the ways of one kind of unit."""
        opened = unit_borders(self.g, unit, open_borders(self.g, self.seat))
        self.look_along(origin, reach_of(self.g, unit), opened)

    def look_along(self, origin: i64, reach: i64, opened: i64) -> None:
        """The ways from an area, unless one of them is open; `opened` are border types."""
        if not within(self.g, self.area, reach, opened, self.through, self.joined) >> origin & 1:
            self.walk([int(origin)], reach, opened)

    def walk(self, way: list[int], steps: i64, opened: i64) -> None:
        """Follows a way as far as so many more steps can lead to the area, and notes what closes it."""
        here = way[len(way) - 1]
        if here == self.area:
            self.note(way, opened)
            return
        for other in neighbours(self.g, here, self.joined):
            if other not in way and self.to_area[other] < steps:
                self.walk([*way, other], steps - 1, opened)

    def note(self, way: list[int], opened: i64) -> None:
        """RW-225: areas that cannot be passed. RW-227: borders; between portals there is none (RW-713)."""
        self.occupied |= mask_of(way[1:-1]) & ~self.through
        for at in range(len(way) - 1):
            first, second = min(way[at], way[at + 1]), max(way[at], way[at + 1])
            if self.joined >> first & self.joined >> second & 1 or (first, second) in self.closed:
                continue
            if border_between(self.g.board, first, second) & ~opened:
                self.closed.append((first, second))

    def tell_occupied(self) -> None:
        """RW-225: who is in the areas in between."""
        for area in areas_of(self.g, self.occupied):
            owner = controller(self.g, area)
            if owner == NONE:
                self.tell_neutrals(area)
            else:
                self.tell_enemies(area, owner)

    def tell_neutrals(self, area: i64) -> None:
        kinds = [int(unit_of(label)) for label in self.g.units[area]]
        for kind in sorted(set(kinds)):
            what = {"area": self.name(area), "unit": self.g.game.argument("unit", kind), "number": kinds.count(kind)}
            self.found.append(Refusal("RW-225", "way-neutrals", what))

    def tell_enemies(self, area: i64, owner: i64) -> None:
        faction = self.g.game.argument("faction", self.g.seats[owner].faction)
        number = len(self.g.units[area])
        where = {"area": self.name(area), "faction": faction}
        if number:
            self.found.append(Refusal("RW-225", "way-enemies", {**where, "number": number}))
        else:
            held = self.g.stronghold[area] == owner
            self.found.append(Refusal("RW-225", "way-stronghold" if held else "way-realm", where))

    def tell_borders(self) -> None:
        self.closed.sort()
        for first, second in self.closed:
            border = border_between(self.g.board, first, second)
            where = {"origin": self.name(first), "area": self.name(second)}
            if border == MOUNTAIN | WATER:
                self.found.append(Refusal("RW-005", "way-both", where))
            else:
                self.found.append(Refusal("RW-227", "way-mountains" if border == MOUNTAIN else "way-water", where))


def obstacles_to(g: Runewars, seat: i64, area: i64) -> tuple[Refusal, ...]:
    """What keeps all units of a player out of an area; without any near enough, how far the nearest are."""
    joined = portals_of_turn(g) | payable_portals(g, seat)
    ways = Obstacles(g, seat, area, mask_of(passable_areas(g, seat)), joined)
    allies = controller(g, area) == seat
    for origin in g.board.areas:
        if origin != area:
            ways.look_from(origin, allies)
    ways.tell_occupied()
    ways.tell_borders()
    return tuple(ways.found[:MOST_NAMED]) or (nearest_units(ways, allies),)


def obstacles_of(g: Runewars, seat: i64, origin: i64, unit: i64, area: i64, through: i64) -> tuple[Refusal, ...]:
    """What keeps one kind of unit of one area out of another; `through` is that of the activation (RW-235)."""
    reach = reach_of(g, unit)
    opened = unit_borders(g, unit, open_borders(g, seat))
    if within(g, area, reach, opened, through, payable_portals(g, seat)) >> origin & 1:
        return (Refusal("RW-713", "way-portals"),)
    ways = Obstacles(g, seat, area, through, portals_of_turn(g))
    if ways.to_area[origin] > reach:
        return (too_long(ways, "RW-233", origin, reach),)
    ways.look_along(origin, reach, opened)
    ways.tell_occupied()
    ways.tell_borders()
    return tuple(ways.found[:MOST_NAMED])


def obstacles_of_hero(g: Runewars, hero: i64, area: i64) -> tuple[Refusal, ...]:
    """RW-804: what keeps a hero from marching along; units do not stop him, Dungeons do (RW-714)."""
    seat = g.hero_seat[hero]
    origin = g.hero_area[hero]
    opened = hero_borders(g, hero)
    if within(g, area, HERO_RANGE, opened, ~dungeons(g), payable_portals(g, seat)) >> origin & 1:
        return (Refusal("RW-713", "way-portals"),)
    ways = Obstacles(g, seat, area, ~dungeons(g), portals_of_turn(g))
    if ways.to_area[origin] > HERO_RANGE:
        return (too_long(ways, "RW-804", origin, HERO_RANGE),)
    ways.look_along(origin, HERO_RANGE, opened)
    for dungeon in areas_of(g, ways.occupied):
        ways.found.append(Refusal("RW-714", "way-dungeon", {"area": ways.name(dungeon)}))
    ways.tell_borders()
    return tuple(ways.found[:MOST_NAMED])


def too_long(ways: Obstacles, rule: str, origin: i64, reach: i64) -> Refusal:
    """RW-233, RW-804: the shortest way from an area is longer than a figure marches."""
    steps = {"number": ways.to_area[origin], "range": int(reach)}
    return Refusal(rule, "way-long", {"origin": ways.name(origin), "area": ways.name(ways.area), **steps})


def nearest_units(ways: Obstacles, allies: bool) -> Refusal:
    """RW-220, RW-233: no unit that may leave its area is near enough."""
    g = ways.g
    nearest: i64 = NONE
    for area in g.board.areas:
        if area == ways.area or g.activated[area] >> ways.seat & 1:
            continue
        ready = unrouted(units_of(g, ways.seat, area))
        marching = ready if allies else [label for label in ready if not is_neutral(label)]
        if marching and (nearest == NONE or ways.to_area[area] < ways.to_area[nearest]):
            nearest = area
    if nearest == NONE:
        return Refusal("RW-220", "way-nobody")
    steps = {"area": ways.name(nearest), "number": ways.to_area[nearest], "range": int(UNIT_RANGE + g.range)}
    return Refusal("RW-233", "way-far", steps)


def all_neutral(labels: list[int]) -> bool:
    return all([is_neutral(label) for label in labels])


def reach_of(g: Runewars, unit: i64) -> i64:
    """RW-233: how many areas a unit may march."""
    return UNIT_RANGE + g.range + g.tables.fast[unit]


def neighbours(g: Runewars, area: i64, joined: i64) -> list[int]:
    """RW-006, RW-713: the areas one step away, whatever border lies between."""
    beside = g.board.beside[area]
    if not joined >> area & 1:
        return beside
    return beside + [other for other in areas_of(g, joined & ~bit(area)) if other not in beside]


def distances(g: Runewars, area: i64, joined: i64) -> list[int]:
    """How many steps every area is away, whatever lies between."""
    steps: list[int] = [int(FAR)] * AREA_COUNT
    steps[area] = 0
    frontier: list[int] = [int(area)]
    while frontier:
        reached: list[int] = []
        for here in frontier:
            for other in neighbours(g, here, joined):
                if steps[other] == FAR:
                    steps[other] = steps[here] + 1
                    reached.append(other)
        frontier = reached
    return steps
