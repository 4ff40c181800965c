"""Outlooks of Battalia: what each choice would bring, in cards, supplies, points, cities, steps and strength.

Everything is reckoned from the position before the choice and from nothing that the seat does not know: the tops of the
decks of the pool lie open, the hands of others are counted alone.
"""

from __future__ import annotations

from typing import Final

from rulewright.core.state import State
from rulewright.faces.outlook import Outlook
from rulewright.games.battalia.face.outlook.battle import BATTLE
from rulewright.games.battalia.face.outlook.ground import Teller
from rulewright.games.battalia.face.outlook.lines import LINES
from rulewright.games.battalia.face.outlook.menu import MENU
from rulewright.games.battalia.state import Battalia

TELLERS: Final[dict[tuple[str, str], Teller]] = {**MENU, **LINES, **BATTLE}


def outlook(before: State, after: State | None, seat: int, key: str) -> Outlook | None:
    """The sentence about an option; None if this is no option of the game."""
    assert isinstance(before, Battalia)
    assert after is None or isinstance(after, Battalia)
    verb, *parts = key.split(":")
    asked = before.asked_of(seat)
    teller = TELLERS.get((asked.name if asked is not None else "", verb))
    return None if teller is None else teller(before, after, seat, parts)
