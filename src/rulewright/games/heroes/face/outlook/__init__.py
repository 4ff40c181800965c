"""Outlooks of Heroes: what each choice would bring, in MP, units, wounds, gold, resources, Power and odds.

Everything is reckoned from the position before the choice and from what the seat knows: of decks their size alone, of
the own skill decks what is in them, of other heroes no scroll. The odds of a battle are those of `judgement`, which
looks at an expected battle; the wounds of an attack are exact averages of MH-432 to MH-445.
"""

from __future__ import annotations

from typing import Final

from rulewright.core.state import State
from rulewright.faces.outlook import Outlook
from rulewright.games.heroes.face.outlook.capital import CAPITAL
from rulewright.games.heroes.face.outlook.fights import FIGHTS
from rulewright.games.heroes.face.outlook.ground import Teller
from rulewright.games.heroes.face.outlook.heroes import HEROES
from rulewright.games.heroes.face.outlook.map import MAP
from rulewright.games.heroes.face.outlook.rounds import ROUNDS
from rulewright.games.heroes.state import Heroes

TELLERS: Final[dict[tuple[str, str], Teller]] = {**ROUNDS, **MAP, **HEROES, **CAPITAL, **FIGHTS}


def outlook(before: State, after: State | None, seat: int, key: str) -> Outlook | None:
    """The sentence about an option; None if this is no option of the game."""
    assert isinstance(before, Heroes)
    verb, *parts = key.split(":")
    asked = before.asked_of(seat)
    teller = TELLERS.get((asked.name if asked is not None else "", verb))
    return None if teller is None else teller(before, seat, parts)
