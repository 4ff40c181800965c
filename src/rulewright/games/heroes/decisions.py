"""What all decisions of this game have in common."""

from __future__ import annotations

from typing import TypeVar

from mypy_extensions import i64

from rulewright.core.decision import Decision
from rulewright.core.errors import Refusal
from rulewright.core.frame import Frame
from rulewright.games.heroes.content import TIERS
from rulewright.games.heroes.options import DISMISS
from rulewright.games.heroes.state import Hero, Heroes

F = TypeVar("F", bound=Frame)
TURN_RULE = "MH-130"
"""DECISIONS section 4: named to a seat that is not asked."""


class Choice(Decision[Heroes, F]):
    """A decision of this game: the first of its rules is named when a key is refused (DECISIONS section 4)."""

    def explain(self, g: Heroes, frame: F, seat: i64, code: i64) -> Refusal:
        return Refusal(self.rules[0], reason_of(self.name))


def reason_of(name: str) -> str:
    """Why a choice is refused: what the decision asks for says it."""
    return name.replace("_", "-")


def strongest_unit(g: Heroes, codes: list[int], first: i64, others: i64) -> i64:
    """The option, of those from `first` on that name a unit type, with the highest Strength; else `others`."""
    best: i64 = -1
    for code in codes:
        named = first <= code < first + len(g.tables.strength)
        if named and (best < 0 or g.tables.strength[code - first] > g.tables.strength[best - first]):
            best = code
    return others if best < 0 else best


def token_options(hero: Hero, first: i64) -> list[int]:
    """Each kind of token of an army, as `VERB:UNIT:SIDE`."""
    codes: list[int] = []
    unit: i64 = hero.hero // 3 * TIERS
    for tier in range(TIERS):
        if hero.army[tier] > 0:
            codes.append(int(first + (unit + tier) * 2))
        if hero.army[TIERS + tier] > 0:
            codes.append(int(first + (unit + tier) * 2 + 1))
    return codes


def weakest_token(g: Heroes, codes: list[int], first: i64) -> i64:
    """The token of the lowest Strength, basic before elite: a default."""
    best: i64 = codes[0]
    for code in codes:
        strength = g.tables.strength[(code - first) // 2]
        least = g.tables.strength[(best - first) // 2]
        if strength < least or ((code - first) // 2 == (best - first) // 2 and code > best):
            best = code
    return best


def remove_token(hero: Hero, number: i64) -> i64:
    """Takes away the token that an option VERB:UNIT:SIDE names, counted from its first; the tier is returned."""
    tier = number // 2 % TIERS
    hero.army[tier + number % 2 * TIERS] -= 1
    return tier


def dismiss_options(hero: Hero) -> list[int]:
    """MH-314, MH-315: what can be dismissed."""
    return token_options(hero, DISMISS)
