"""Cities that rise and cards that come to the map (BA-111, BA-116, BA-119, BA-431)."""

from __future__ import annotations

from mypy_extensions import i64

from rulewright.games.battalia.board import has_token, own_cities, pile_of_terrain
from rulewright.games.battalia.content import FIRST_GATE, is_gate
from rulewright.games.battalia.ending import ends_by_cities, ends_by_map
from rulewright.games.battalia.state import Battalia
from rulewright.games.battalia.stock import owns_royal, take_topmost


def can_rise(g: Battalia, seat: i64, square: i64) -> bool:
    """BA-119: whether an own city can be raised by 1 for free."""
    level: i64 = g.level[square]
    if level >= 6 or not has_token(g, seat, level + 1, level):
        return False
    return level < 4 or owns_royal(g, seat, level)


def can_rise_anywhere(g: Battalia, seat: i64) -> list[int]:
    """The own cities that can be raised for free."""
    return [square for square in own_cities(g, seat) if can_rise(g, seat, square)]


def raise_city(g: Battalia, seat: i64, square: i64) -> bool:
    """A city rises by 1. True if that ends the game."""
    g.level[square] += 1
    g.tell("raises", seat, square, g.level[square])
    return g.level[square] == 4 and ends_by_cities(g)


def build(g: Battalia, seat: i64, pile: i64, square: i64, exits: i64, level: i64) -> bool:
    """BA-111, BA-114: the top card of a deck is placed. True if that ends the game; a city has a level."""
    deck = g.piles[pile]
    if not deck or not g.is_empty(square):
        return False
    g.card[square] = deck[0]
    del deck[0]
    g.barrier += 1
    g.exits[square] = exits
    if level > 0:
        g.owner[square] = seat
        g.level[square] = level
        g.tell("builds-city", seat, square, level)
    else:
        g.tell("builds-road", seat, square)
    attract_metamorphia(g, square)
    return (level >= 4 and ends_by_cities(g)) or ends_by_map(g)


def attract_metamorphia(g: Battalia, square: i64) -> None:
    """BA-431: she moves to a card that comes to the map."""
    if g.metamorphia >= 0:
        g.metamorphia = square
        g.tell("metamorphia", square)


def replace_card(g: Battalia, square: i64, card: i64) -> None:
    """BA-281, BA-327: a card on the map for the topmost one of another colour; the old one goes under its deck."""
    old: i64 = g.card[square]
    if is_gate(card):
        g.gates_out.remove(card - FIRST_GATE + 1)
    else:
        pile = g.piles[pile_of_terrain(card)]
        take_topmost(pile, card)
        pile.append(old)
    g.card[square] = card
    g.barrier += 1
    g.tell("changes-land", square, old, card)
    attract_metamorphia(g, square)


def forget_gate(g: Battalia, number: i64) -> None:
    """BA-281: a replaced gate never returns; storm bonuses for its number are lost."""
    for player in g.seats:
        if player.a.bonus == number:
            player.a.bonus = -1
        if player.b.bonus == number:
            player.b.bonus = -1
        player.bonuses &= ~(1 << number)
