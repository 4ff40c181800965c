"""Outlooks of Runewars: what each choice would bring, in strengths, runes, areas, dials, cards and odds.

One module a chapter. Everything is reckoned from the position before the choice, so nothing that a choice would bring
to light can be told, and from nothing that the seat does not know. Odds of Fate cards are exact; the odds of a battle
come from battles that are played out, which takes a worker some tenths of a second.
"""

from __future__ import annotations

from typing import Final

from rulewright.core.state import State
from rulewright.faces.outlook import Outlook
from rulewright.games.runewars.face.outlook.cards import BY_VERB, CARDS_ASK
from rulewright.games.runewars.face.outlook.ground import Teller
from rulewright.games.runewars.face.outlook.heroes import HEROES_ACT
from rulewright.games.runewars.face.outlook.orders import ORDERS
from rulewright.games.runewars.face.outlook.seasons import SEASONS
from rulewright.games.runewars.face.outlook.setup import SETUP
from rulewright.games.runewars.face.outlook.war import BATTLES_ASK
from rulewright.games.runewars.state import Runewars

SLOW: Final = ("battle",)
"""Verbs whose sentence needs battles that are played out."""
ODDS: Final = frozenset({
    "battle", "diplomacy", "hero-acts", "hero-move", "hero-step", "hero-stop", "keep-hero", "new-fate", "place-hero",
    "quest-test", "steal", "talks", "trained",
})  # fmt: skip
"""Messages that tell how likely something is: a table may forbid that."""
TELLERS: Final[dict[tuple[str, str], Teller]] = {
    **SETUP, **SEASONS, **HEROES_ACT, **ORDERS, **BATTLES_ASK, **CARDS_ASK,
}  # fmt: skip


def outlook(before: State, after: State | None, seat: int, key: str) -> Outlook | None:
    """The sentence about an option; None if this is no option of Runewars."""
    assert isinstance(before, Runewars)
    verb, *parts = key.split(":")
    pending = before.decision(seat)
    name = pending.name if pending is not None else ""
    teller = TELLERS.get((name, verb)) or BY_VERB.get(verb)
    found = None if teller is None else teller(before, seat, parts)
    return found if found is None else found._replace(odds=found.message in ODDS)
