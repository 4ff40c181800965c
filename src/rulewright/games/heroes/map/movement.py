"""Steps on the map: terrain, ports, portals, capitals and pawns (MH-172 to MH-188)."""

from __future__ import annotations

from mypy_extensions import i64

from rulewright.games.heroes.board import Board
from rulewright.games.heroes.cards.values import has_ability
from rulewright.games.heroes.content import HARBOUR, MOUNTAIN, TOWN_PORTAL, WATER
from rulewright.games.heroes.ids import COMPASS_OF_THE_DEEP, EXPLORER, PORTAL, PORTAL_TRAVELLER
from rulewright.games.heroes.state import IN_CAPITAL, Hero, Heroes


def terrain_at(g: Heroes, square: i64) -> i64:
    """MH-062: the printed terrain, but that of a capital, which is open."""
    for seat in g.seats:
        if seat.capital == square:
            return 0
    return g.map().terrain[square]


def capital_at(g: Heroes, square: i64) -> i64:
    """The seat whose capital stands on a square, -1 if none does."""
    for seat in range(g.players):
        if g.seats[seat].capital == square:
            return seat
    return -1


def can_enter(g: Heroes, seat: i64, hero: Hero, origin: i64, square: i64) -> bool:
    """MH-174 to MH-177, MH-181, MH-182: whether terrain lets a hero step from one square to the next."""
    owner = capital_at(g, square)
    if owner >= 0 and owner != seat:
        return False
    before = terrain_at(g, origin)
    after: i64 = 0 if owner == seat else g.map().terrain[square]
    if after == MOUNTAIN and not has_ability(g, hero.hero, EXPLORER):
        return False
    if after == WATER:
        return before == WATER or before == HARBOUR or hero.has(COMPASS_OF_THE_DEEP)
    if before == WATER:
        return after == HARBOUR or hero.has(COMPASS_OF_THE_DEEP)
    return True


def has_own_hero(g: Heroes, seat: i64, hero: Hero, square: i64) -> bool:
    """MH-183: another hero of the same player stands there."""
    for other in g.seats[seat].heroes:
        if other.at == square and other.hero != hero.hero:
            return True
    return False


def enemy_at(g: Heroes, seat: i64, square: i64) -> Hero | None:
    """MH-184: a hero of another player who stands there."""
    for other in range(g.players):
        if other != seat:
            for hero in g.seats[other].heroes:
                if hero.at == square:
                    return hero
    return None


def guard_at(g: Heroes, square: i64) -> i64:
    """MH-185: the site whose guard stands on a square or defends it; -1 if none does."""
    board = g.map()
    site = board.symbol_at[square]
    if site >= 0 and g.guards[site] >= 0:
        return site
    site = board.site_at[square]
    if site >= 0 and g.guards[site] >= 0:
        return site
    return -1


def fights_at(g: Heroes, seat: i64, square: i64) -> bool:
    """MH-188: whether entering a square begins a battle."""
    if g.seats[seat].capital == square:
        return False
    return guard_at(g, square) >= 0 or enemy_at(g, seat, square) is not None


def can_stay(g: Heroes, seat: i64, hero: Hero, square: i64) -> bool:
    """MH-178: whether a hero may end its movement on a square."""
    if g.seats[seat].capital == square:
        return True
    terrain = g.map().terrain[square]
    return terrain != WATER and terrain != MOUNTAIN and not has_own_hero(g, seat, hero, square)


def uses_portals(g: Heroes, seat: i64, hero: Hero) -> bool:
    """MH-179: a Town Portal, or a Portal Traveller."""
    return g.seats[seat].has_built(TOWN_PORTAL) or has_ability(g, hero.hero, PORTAL_TRAVELLER)


def has_way_out(g: Heroes, seat: i64, hero: Hero, square: i64, mp: i64) -> bool:
    """MH-178: from a square where a hero may not stay, a square where it may, or a battle, within these MP."""
    board = g.map()
    seen = [int(square)]
    front = [int(square)]
    while mp > 0 and front:
        mp -= 1
        following: list[int] = []
        for origin in front:
            if board.location[origin] == PORTAL and uses_portals(g, seat, hero):
                return True
            for other in board.beside[origin]:
                if other in seen or not can_enter(g, seat, hero, origin, other):
                    continue
                if can_stay(g, seat, hero, other) or fights_at(g, seat, other):
                    return True
                seen.append(other)
                following.append(other)
        front = following
    return False


def steps_from(g: Heroes, seat: i64, hero: Hero, origin: i64, mp: i64) -> list[int]:
    """MH-173, MH-178: the squares to which a hero can step."""
    if mp < 1 or origin < 0:
        return []
    found: list[int] = []
    for square in g.map().beside[origin]:
        if can_enter(g, seat, hero, origin, square) and (
            can_stay(g, seat, hero, square) or fights_at(g, seat, square) or has_way_out(g, seat, hero, square, mp - 1)
        ):
            found.append(square)
    return found


def is_empty_portal(g: Heroes, square: i64) -> bool:
    """MH-179: a portal that holds no pawn."""
    for player in g.seats:
        for hero in player.heroes:
            if hero.at == square:
                return False
    return True


def portals_from(g: Heroes, seat: i64, hero: Hero, mp: i64) -> list[int]:
    """MH-179: the squares to which a hero can go by portal; a negative one is the capital."""
    if mp < 1 or not uses_portals(g, seat, hero):
        return []
    board: Board = g.map()
    if hero.at == IN_CAPITAL:
        return [square for square in board.portals if is_empty_portal(g, square)]
    if board.location[hero.at] != PORTAL:
        return []
    found: list[int] = []
    if has_ability(g, hero.hero, PORTAL_TRAVELLER):
        found = [square for square in board.portals if square != hero.at and is_empty_portal(g, square)]
    found.append(-1)
    return found
