"""Outlooks of Wonderland's War: what each choice would bring, in units, strength, VP, shards, chips and odds.

Everything is reckoned from the position before the choice and from nothing that the seat does not know. The contents of
a bag are used outside the war, or with open bags (WW-204, WW-602); then the odds of the next chip are exact, and those
of a battle come from battles that are played out.
"""

from __future__ import annotations

from typing import Final

from rulewright.core.state import State
from rulewright.faces.outlook import Outlook
from rulewright.games.wonderland.face.outlook.ground import Teller
from rulewright.games.wonderland.face.outlook.tea import TEA
from rulewright.games.wonderland.face.outlook.war import WAR
from rulewright.games.wonderland.state import Wonderland

TELLERS: Final[dict[tuple[str, str], Teller]] = {**TEA, **WAR}


def outlook(before: State, after: State | None, seat: int, key: str) -> Outlook | None:
    """The sentence about an option; None if this is no option of the game."""
    assert isinstance(before, Wonderland)
    verb, *parts = key.split(":")
    asked = before.asked_of(seat)
    teller = TELLERS.get((asked.name if asked is not None else "", verb))
    return None if teller is None else teller(before, seat, parts)
