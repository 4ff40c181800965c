"""Regions: which are in use, which are adjacent, and what players have there."""

from __future__ import annotations

from mypy_extensions import i64

from rulewright.games.wonderland.content import FIGURE_COUNT, LYING, SUPPLY, UPRIGHT
from rulewright.games.wonderland.ids import REGION_COUNT
from rulewright.games.wonderland.options import FIGURE, RELOCATE, SUPPORTER, UNIT_COUNT
from rulewright.games.wonderland.state import PHASE_TEA, Seat, Wonderland


def regions_in_use(g: Wonderland) -> list[int]:
    """WW-421: with two players one region is out of the game."""
    return [region for region in range(REGION_COUNT) if region != g.unused_region]


def next_region(g: Wonderland, region: i64, steps: i64 = 1) -> i64:
    """WW-006: so many regions clockwise, skipping the unused one."""
    while steps > 0:
        region = (region + 1) % REGION_COUNT
        if region != g.unused_region:
            steps -= 1
    return region


def is_adjacent(g: Wonderland, one: i64, two: i64) -> bool:
    """WW-006, WW-424: next to each other in the battle order."""
    return next_region(g, one) == two or next_region(g, two) == one


def adjacent_regions(g: Wonderland, region: i64) -> list[int]:
    """The two neighbours of a region, in canonical order."""
    return [other for other in regions_in_use(g) if is_adjacent(g, region, other)]


def can_build(g: Wonderland, seat: i64, region: i64) -> bool:
    """WW-094, WW-302: no own castle there yet; with two players also a lying one can be stood up (WW-434)."""
    castle = g.seats[seat].castles[region]
    return region != g.unused_region and (castle < 0 or (g.players == 2 and castle == LYING))


def build_castle(g: Wonderland, seat: i64, region: i64, source: i64) -> None:
    """WW-094; with two players in two steps (WW-434)."""
    castles = g.seats[seat].castles
    if g.players == 2 and castles[region] < 0:
        castles[region] = int(LYING)
        g.tell("castle_laid", seat, region, source)
    else:
        g.tell("castle_built" if castles[region] < 0 else "castle_raised", seat, region, source)
        castles[region] = int(UPRIGHT)


def castle_regions(g: Wonderland, seat: i64) -> list[int]:
    """Where a player can place a castle."""
    return [region for region in regions_in_use(g) if can_build(g, seat, region)]


def most_own_units(g: Wonderland, seat: i64, regions: list[int]) -> i64:
    """The region with most own units, of several the first: a default."""
    best = regions[0]
    for region in regions:
        if g.seats[seat].units_in(region) > g.seats[seat].units_in(best):
            best = region
    return best


def units_on_board(seat: Seat) -> i64:
    """WW-042: own units in all regions together."""
    found: i64 = 0
    for region in range(REGION_COUNT):
        found += seat.units_in(region)
    return found


# Moving units; a unit is 0 for a supporter, 1 + figure, or the leader (options.UNITS)


def relocations(g: Wonderland, seat: i64, to: i64) -> list[int]:
    """WW-083: each own supporter or figure in another region, as options."""
    player = g.seats[seat]
    found: list[int] = []
    for region in regions_in_use(g):
        if region == to:
            continue
        first = RELOCATE + region * (UNIT_COUNT - 1)
        if player.supporters[region] > 0:
            found.append(first)
        for figure, place in enumerate(player.figures):
            if place == region:
                found.append(first + 1 + figure)
    return found


def relocate(g: Wonderland, seat: i64, code: i64, to: i64) -> None:
    """Carries out an option of `relocations`."""
    at = code - RELOCATE
    unit, place = at % (UNIT_COUNT - 1), at // (UNIT_COUNT - 1)
    move_unit(g, seat, unit, place, to)
    if g.narration is not None:
        g.tell_all("relocates", [int(place)], seat, unit, to)


def move_unit(g: Wonderland, seat: i64, unit: i64, place: i64, to: i64) -> None:
    """Moves a supporter or figure from a place (a region or the supply) to another."""
    player = g.seats[seat]
    if unit == 0:
        player.supporters[place] -= 1
        player.supporters[to] += 1
    else:
        player.figures[unit - 1] = int(to)


def figures_in_supply(g: Wonderland, seat: i64) -> list[int]:
    """WW-103: own figures that wait in the supply."""
    return [figure for figure, place in enumerate(g.seats[seat].figures) if place == SUPPLY]


def can_place(g: Wonderland, seat: i64) -> bool:
    """Whether there is a unit that could be placed or moved at all."""
    player = g.seats[seat]
    if player.supporters[SUPPLY] > 0 or (g.phase == PHASE_TEA and figures_in_supply(g, seat)):
        return True
    return bool(relocations(g, seat, -1))


def place_chosen(g: Wonderland, seat: i64, code: i64, region: i64) -> None:
    """Places what an answer to D-13 or D-15 names."""
    if code == SUPPORTER:
        move_unit(g, seat, 0, SUPPLY, region)
        g.tell("places", seat, 1, region)
    elif FIGURE <= code < FIGURE + FIGURE_COUNT:
        move_unit(g, seat, 1 + code - FIGURE, SUPPLY, region)
        g.tell("places_figure", seat, code - FIGURE, region)
    else:
        relocate(g, seat, code, region)
