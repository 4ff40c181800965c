"""What things are worth to bots, in victory points at the end of the game. Written from judgement."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.games.battalia.content import (
    DAYS,
    EMPTY,
    FIRST_GREAT,
    FIRST_QUEEN,
    SQUARES,
    WEEKS,
    is_city,
    is_fanatic,
    is_royal,
    is_unit,
    rank_of,
    type_of,
)
from rulewright.games.battalia.ending import great_cities
from rulewright.games.battalia.ids import CHEST, CREATION_CARD_COUNT, DUST, SUPPLY
from rulewright.games.battalia.state import Battalia

NEVER: Final = -100.0
"""Points of an option that is never sensible: nobody tries it out."""
CITY_DAYS: Final = 6.0
"""How many days of one player a city of level 4 takes."""
FILL_DAYS: Final = 1.6
"""How many days of one player an empty square lasts."""
LORD_OF_CITY: Final = 1.2
"""What the Lord of a conquered neutral city is worth (BA-168), beside its level."""
HERO_WORTH: Final = 0.9
UNIT_WORTHS: Final[list[float]] = [0.05, 0.05, 0.09, 0.15, 0.14, 0.16]
"""By rank: what a card brings to the turn in whose hand it is."""
TYPE_WORTHS: Final[list[float]] = [0.05, 0.05, 0.06, 0.05, 0.07, 0.09, 0.07]
GREAT_WORTHS: Final[list[float]] = [
    0.16, 0.16, 0.16, 0.09, 0.08, 0.13, 0.10, 0.10, 0.02, 0.15, 0.12, 0.14, 0.18, 0.03, 0.06, 0.08, 0.06,
    0.14, 0.05, 0.05,
]  # fmt: skip
"""Great Artefacts in canonical order, then the kept fate card."""
SUPPLY_WORTH: Final = 0.08
DUST_WORTH: Final = 0.14
CHEST_WORTH: Final = 0.02


def worth_of_card(card: i64) -> float:
    """What a creation card brings to a turn."""
    if card == SUPPLY:
        return SUPPLY_WORTH
    if card == DUST:
        return DUST_WORTH
    if card == CHEST:
        return CHEST_WORTH
    if is_unit(card) or is_royal(card):
        worth = UNIT_WORTHS[rank_of(card)]
        return worth * 1.3 if is_fanatic(card) else worth
    if card >= FIRST_GREAT:
        return GREAT_WORTHS[card - FIRST_GREAT]
    return TYPE_WORTHS[type_of(card)]


CARD_WORTHS: Final[list[float]] = [worth_of_card(card) for card in range(CREATION_CARD_COUNT)]


def strength_of_card(card: i64) -> i64:
    """What a card adds to a battle line by itself, about (BA-153)."""
    if card < FIRST_QUEEN and is_fanatic(card):
        return 2 * (rank_of(card) + 1)
    if rank_of(card) >= 0:
        return rank_of(card) + 1
    return STRENGTHS[type_of(card)] if type_of(card) >= 0 else GREAT_STRENGTHS[card - FIRST_GREAT]


STRENGTHS: Final[list[i64]] = [1, 0, 1, 0, 1, 2, 2]
GREAT_STRENGTHS: Final[list[i64]] = [0, 0, 5, 2, 0, 2, 0, 0, 0, 3, 2, 0, 0, 0, 0, 2, 0, 2, 0, 0]
CARD_STRENGTHS: Final[list[int]] = [
    0 if SUPPLY <= card <= CHEST else int(strength_of_card(card)) for card in range(CREATION_CARD_COUNT)
]


def days_left(g: Battalia) -> float:
    """How many more turns each player has, about: until a team has its great cities, or the weeks are over."""
    days = float((WEEKS - g.week) * DAYS + DAYS - g.day) + 0.5
    for team in range(g.setting.teams):
        members = g.members(team)
        needed = float(g.setting.cities_to_win(len(members)))
        for seat in members:
            needed -= progress(g, seat)
        days = min(days, CITY_DAYS * max(0.0, needed) / float(len(members)) + 0.5)
    if g.setting.map_fill:
        empty: i64 = 0
        for square in range(SQUARES):
            if g.card[square] == EMPTY:
                empty += 1
        days = min(days, FILL_DAYS * float(empty) / float(g.players) + 0.5)
    return days


def progress(g: Battalia, seat: i64) -> float:
    """BA-400: how many great cities a seat has, lower ones in part."""
    found = float(great_cities(g, seat))
    for square in range(SQUARES):
        if g.owner[square] == seat and is_city(g.card[square]) and g.level[square] < 4:
            found += 0.2 * float(g.level[square])
    return found
