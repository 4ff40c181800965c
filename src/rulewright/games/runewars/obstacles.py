"""What stands in the way of units that cannot march into an area (RW-155, RW-220 to RW-227, RW-233, RW-236).

For the answer to "why not?" alone: which moves are legal is decided in travel.py. All ways are looked at that would be
short enough if nothing were in them; whatever closes one of them is named once, in map order.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.core.errors import Refusal
from rulewright.games.runewars.content import AREA_COUNT, MOUNTAIN, NONE, WATER, is_neutral, is_routed, unit_of
from rulewright.games.runewars.control import controller, open_borders, units_of
from rulewright.games.runewars.geometry import border_between
from rulewright.games.runewars.state import Runewars
from rulewright.games.runewars.travel import UNIT_RANGE, mask_of, passable_areas

MOST_NAMED: Final[i64] = 8
"""So many things in the way are named; more would hide what matters."""
FAR: Final[i64] = 99
"""More steps than any map has."""


class Obstacles:
    """Collects what closes the ways of a player's units to an area."""

    def __init__(self, g: Runewars, seat: i64, area: i64) -> None:
        self.g = g
        self.seat: i64 = seat
        self.area: i64 = area
        self.passable: i64 = mask_of(passable_areas(g, seat))
        self.to_area: list[int] = distances(g, area)
        self.occupied: i64 = 0
        """Areas in between that cannot be passed, as bits."""
        self.closed: list[tuple[int, int]] = []
        """Borders on the way, each as two areas, the smaller first."""
        self.found: list[Refusal] = []

    def name(self, area: i64) -> int | str:
        return self.g.game.argument("area", area)

    def look_from(self, origin: i64, labels: list[int]) -> None:
        """The ways of some units of one area that are near enough."""
        longest: i64 = 0
        walking = False
        for label in labels:
            reach = reach_of(self.g, unit_of(label))
            longest = reach if reach > longest else longest
            walking = walking or not self.g.tables.flying[unit_of(label)]
        if self.to_area[origin] > longest:
            return
        if self.g.activated[origin] >> self.seat & 1:
            self.found.append(Refusal("RW-221", "way-token", {"area": self.name(origin)}))
            return
        if all_neutral(labels) and controller(self.g, self.area) != self.seat:
            self.found.append(Refusal("RW-236", "way-allies", {"area": self.name(origin)}))
        from_origin = distances(self.g, origin)
        for area in self.g.board.areas:
            if area != origin and area != self.area and from_origin[area] + self.to_area[area] <= longest:
                self.occupied |= mask_of([area]) & ~self.passable
            if walking:
                self.look_at_borders(area, from_origin, longest)

    def look_at_borders(self, area: i64, from_origin: list[int], longest: i64) -> None:
        """RW-227: closed borders that a short enough way would cross, out of this area."""
        opened = open_borders(self.g, self.seat)
        for other in self.g.board.beside[area]:
            if from_origin[area] + 1 + self.to_area[other] > longest:
                continue
            pair = (int(area), other) if area < other else (other, int(area))
            if border_between(self.g.board, area, other) & ~opened and pair not in self.closed:
                self.closed.append(pair)

    def tell_occupied(self) -> None:
        """RW-225: who is in the areas in between."""
        for area in self.g.board.areas:
            if self.occupied >> area & 1:
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
    ways = Obstacles(g, seat, area)
    for origin in g.board.areas:
        if origin == area:
            continue
        labels = own_standing(g, seat, origin)
        if labels:
            ways.look_from(origin, labels)
        elif units_of(g, seat, origin) and ways.to_area[origin] <= UNIT_RANGE + g.range:
            ways.found.append(Refusal("RW-220", "way-routed", {"area": ways.name(origin)}))
    return told(ways)


def obstacles_of(g: Runewars, seat: i64, origin: i64, unit_label: i64, area: i64) -> tuple[Refusal, ...]:
    """What keeps one kind of unit of one area out of another."""
    ways = Obstacles(g, seat, area)
    ways.look_from(origin, [int(unit_label)])
    return told(ways)


def told(ways: Obstacles) -> tuple[Refusal, ...]:
    ways.tell_occupied()
    ways.tell_borders()
    if not ways.found:
        return (too_far(ways),)
    return tuple(ways.found[:MOST_NAMED])


def too_far(ways: Obstacles) -> Refusal:
    """RW-220, RW-233: no unit that may leave its area is near enough."""
    g = ways.g
    nearest: i64 = NONE
    for area in g.board.areas:
        ready = own_standing(g, ways.seat, area) and not g.activated[area] >> ways.seat & 1
        if area != ways.area and ready and (nearest == NONE or ways.to_area[area] < ways.to_area[nearest]):
            nearest = area
    if nearest == NONE or ways.to_area[nearest] == FAR:
        return Refusal("RW-220", "way-nobody")
    steps = {"area": ways.name(nearest), "number": ways.to_area[nearest], "range": int(UNIT_RANGE + g.range)}
    return Refusal("RW-233", "way-far", steps)


def own_standing(g: Runewars, seat: i64, area: i64) -> list[int]:
    """The standing units of a player in an area, allied neutral ones included."""
    return [label for label in units_of(g, seat, area) if not is_routed(label)]


def all_neutral(labels: list[int]) -> bool:
    return all([is_neutral(label) for label in labels])


def reach_of(g: Runewars, unit: i64) -> i64:
    """RW-233: how many areas a unit may march."""
    return UNIT_RANGE + g.range + g.tables.fast[unit]


def distances(g: Runewars, area: i64) -> list[int]:
    """How many steps every area is away, whatever lies between (RW-006)."""
    steps: list[int] = [int(FAR)] * AREA_COUNT
    steps[area] = 0
    frontier: list[int] = [int(area)]
    while frontier:
        reached: list[int] = []
        for here in frontier:
            for other in g.board.beside[here]:
                if steps[other] == FAR:
                    steps[other] = steps[here] + 1
                    reached.append(other)
        frontier = reached
    return steps
