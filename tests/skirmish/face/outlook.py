"""Outlooks of the skirmish: points after a march, an unseen card, the odds of a fight."""

from __future__ import annotations

from rulewright.core.state import State
from rulewright.faces.outlook import DICE, Outlook
from skirmish import Skirmish

SLOW = ("fight",)


def outlook(before: State, after: State | None, seat: int, key: str) -> Outlook | None:
    assert isinstance(before, Skirmish)
    if key == "draw":
        return Outlook("card", {"number": len(before.deck)}, "cards")
    if key == "stand":
        return Outlook("odds", {"percent": 42}, DICE, odds=True)
    if key.startswith("fight"):
        wins = sum(one > other for one in range(1, 7) for other in range(1, 7))
        return Outlook("odds", {"percent": round(100 * wins / 36)})
    if isinstance(after, Skirmish):
        return Outlook("points", {"number": after.points[seat]})
    return None
