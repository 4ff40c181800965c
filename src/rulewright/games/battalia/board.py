"""The map: networks, sites for new cards, tokens, neighbours. What the rules of building and moving ask of it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.games.battalia.content import (
    CITY_PILE,
    EMPTY,
    FIRST_GATE,
    FIRST_ROAD,
    GRID,
    ROAD_PILE,
    SQUARES,
    in_kings_valley,
    is_building,
    is_centre,
    is_city,
    is_gate,
    is_valley,
    terrain_of,
)
from rulewright.games.battalia.ids import KINGS_CENTRE
from rulewright.games.battalia.options import PLACE
from rulewright.games.battalia.state import Battalia

TURNED: Final[list[list[int]]] = [[1, 2, 4, 8], [5, 10], [3, 6, 12, 9], [7, 14, 13, 11], [15]]
"""BA-111: by shape of city, the exits of a card in every rotation; roads have the last four shapes."""
BESIDE: Final[list[int]] = GRID.beside
AROUND: Final[list[list[int]]] = GRID.around


# Ways


def is_closed(g: Battalia, square: i64) -> bool:
    """BA-133, BA-468: what no hero enters: an empty square, a face-down card."""
    return g.card[square] < 0 or (bool(g.down) and square in g.down)


def neighbours(g: Battalia, square: i64) -> list[int]:
    """BA-131: the squares to which a hero can step: facing exits, and nothing closed."""
    found: list[int] = []
    exits: i64 = g.exits[square]
    for direction in range(i64(4)):
        if exits >> direction & 1:
            other: i64 = BESIDE[square * 4 + direction]
            if other >= 0 and g.exits[other] >> ((direction + 2) & 3) & 1 and not is_closed(g, other):
                found.append(other)
    return found


def network(g: Battalia, seat: i64) -> list[int]:
    """BA-110: for each square 1 if it belongs to the network of a seat."""
    inside = [0] * int(SQUARES)
    reached: list[int] = []
    for square in range(SQUARES):
        if g.owner[square] == seat and (is_city(g.card[square]) or is_centre(g.card[square])):
            inside[square] = 1
            reached.append(int(square))
    at: i64 = 0
    while at < len(reached):
        here: i64 = reached[at]
        at += 1
        exits: i64 = g.exits[here]
        for direction in range(i64(4)):
            if not exits >> direction & 1:
                continue
            other: i64 = BESIDE[here * 4 + direction]
            if other < 0 or inside[other] == 1 or g.card[other] < 0:
                continue
            if g.exits[other] >> ((direction + 2) & 3) & 1 and is_open_to_network(g, other):
                inside[other] = 1
                reached.append(int(other))
    return inside


def is_open_to_network(g: Battalia, square: i64) -> bool:
    """BA-110: roads, gates, ruins, revealed valley cards; cities and centres of others are not (own ones begin it)."""
    card: i64 = g.card[square]
    if is_city(card) or is_centre(card):
        return False
    return not g.down or square not in g.down


# Sites


def has_refuge(g: Battalia, seat: i64) -> bool:
    """BA-411: a player without city and centre builds without a network."""
    for square in range(SQUARES):
        if g.owner[square] == seat and not is_building(g.card[square]):
            return False
    return True


def sites(g: Battalia, seat: i64) -> list[int]:
    """BA-111: empty squares beside the network, each as square * 16 + the sides at which an exit faces it."""
    inside = network(g, seat)
    found: list[int] = []
    for square in range(SQUARES):
        if g.card[square] != EMPTY:
            continue
        sides: i64 = 0
        for direction in range(i64(4)):
            other: i64 = BESIDE[square * 4 + direction]
            if other >= 0 and inside[other] == 1 and g.exits[other] >> ((direction + 2) & 3) & 1:
                sides |= i64(1) << direction
        if sides:
            found.append(int(square * 16 + sides))
    return found


def refuges(g: Battalia) -> list[int]:
    """BA-411: every empty square, joined to nothing."""
    return [int(square * 16) for square in range(SQUARES) if g.card[square] == EMPTY]


def fits(g: Battalia, square: i64, exits: i64, city: bool) -> bool:
    """BA-115, BA-473, BA-474: whether a card with these exits may lie on a square, whatever it is joined to."""
    for direction in range(i64(4)):
        other: i64 = BESIDE[square * 4 + direction]
        if other < 0:
            continue
        card: i64 = g.card[other]
        if city and is_city(card):
            return False
        if is_valley(card):
            faces = g.exits[other] >> ((direction + 2) & 3) & 1
            if faces != exits >> direction & 1 or (city and is_building(card) and faces == 0):
                return False
    return True


def placements(g: Battalia, shape: i64, places: list[int], city: bool) -> list[int]:
    """BA-111: `place` options of a shape (as of cities) on sites."""
    codes: list[int] = []
    for site in places:
        square: i64 = site // 16
        sides: i64 = site % 16
        for exits in TURNED[shape]:
            if (sides == 0 or exits & sides) and fits(g, square, exits, city):
                codes.append(int(PLACE + square * 15 + exits - 1))
    return codes


def can_place(g: Battalia, shape: i64, places: list[int], city: bool) -> bool:
    """Whether a shape has a placement at all."""
    for site in places:
        square: i64 = site // 16
        sides: i64 = site % 16
        for exits in TURNED[shape]:
            if (sides == 0 or exits & sides) and fits(g, square, exits, city):
                return True
    return False


# Cities and tokens


def own_cities(g: Battalia, seat: i64) -> list[int]:
    """The city cards of a seat."""
    return [int(square) for square in range(SQUARES) if g.owner[square] == seat and is_city(g.card[square])]


def token_group(level: i64) -> i64:
    """BA-016: tokens with sides 1 and 2, with sides 3 and 4, of level 5, of level 6."""
    return (level - 1) // 2 if level <= 4 else level - 3


TOKENS: Final[list[int]] = [7, 7, 2, 1]


def tokens_used(g: Battalia, seat: i64) -> list[int]:
    """How many level tokens of each kind a seat has on the map; valley places use none (BA-514)."""
    used = [0, 0, 0, 0]
    for square in range(SQUARES):
        if g.owner[square] == seat and is_city(g.card[square]):
            used[token_group(g.level[square])] += 1
    return used


def has_token(g: Battalia, seat: i64, level: i64, instead_of: i64 = 0) -> bool:
    """BA-514: whether a token for a level is free, after the exchange for that of another level."""
    group = token_group(level)
    if instead_of > 0 and token_group(instead_of) == group:
        return True
    used: i64 = tokens_used(g, seat)[group]
    return used < TOKENS[group]


def level_for(g: Battalia, seat: i64, level: i64) -> i64:
    """BA-170: the level that a conquered city gets; 0 if there is no token at all."""
    used = tokens_used(g, seat)
    for lower in range(level, i64(0), i64(-1)):
        if used[token_group(lower)] < TOKENS[token_group(lower)]:
            return lower
    return 3 if used[1] < TOKENS[1] else 0


def centre_strength(g: Battalia, square: i64) -> i64:
    """BA-478: 4, and 2 for each building of the same valley that its owner controls."""
    kings = g.card[square] == KINGS_CENTRE
    total: i64 = 4
    for other in range(SQUARES):
        card: i64 = g.card[other]
        if is_building(card) and g.owner[other] == g.owner[square] and in_kings_valley(card) == kings:
            total += 2
    return total


def on_native(g: Battalia, seat: i64) -> bool:
    """BA-386: whether an own hero stands on native terrain."""
    player = g.seats[seat]
    if player.a.at >= 0 and terrain_of(g.card[player.a.at]) == player.faction:
        return True
    return player.b.at >= 0 and terrain_of(g.card[player.b.at]) == player.faction


def gate_squares(g: Battalia) -> list[int]:
    """The gates on the map."""
    return [int(square) for square in range(SQUARES) if is_gate(g.card[square])]


def gate_with(g: Battalia, number: i64) -> i64:
    """The square of the gate with this number, 1 to 6; -1 if it is not in play."""
    for square in range(SQUARES):
        if g.card[square] == FIRST_GATE + number - 1:
            return square
    return -1


def gate_number(g: Battalia, square: i64) -> i64:
    """The number of the gate on a square; -1 if there is none."""
    card: i64 = g.card[square]
    return card - FIRST_GATE + 1 if is_gate(card) else -1


def markets_of(g: Battalia, seat: i64) -> i64:
    """How many marketplaces a seat has on the map."""
    total: i64 = 0
    for there in g.markets:
        if there:
            total += there >> (4 * seat) & 15
    return total


def pile_of_terrain(card: i64) -> i64:
    """The pile of the pool to which a city or road belongs."""
    return CITY_PILE + card % 5 if card < FIRST_ROAD else ROAD_PILE + (card - FIRST_ROAD) % 4


def same_class(card: i64, other: i64) -> bool:
    """BA-281: cards of one class and shape, or two gates."""
    if is_gate(card) or is_gate(other):
        return is_gate(card) and is_gate(other)
    if not 0 <= card < FIRST_GATE or not 0 <= other < FIRST_GATE:
        return False
    return (card < FIRST_ROAD) == (other < FIRST_ROAD) and pile_of_terrain(card) == pile_of_terrain(other)
