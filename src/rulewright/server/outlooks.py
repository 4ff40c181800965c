"""Outlooks at the table: what would be true after a choice, and why it could not be taken back, in words.

The sentence is the game's (`faces.outlook`), made from what the seat may know; where the game has none, it is general.
"""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Final, NamedTuple

from rulewright.core.errors import Refused
from rulewright.faces.outlook import HIDDEN, Outlook, is_slow, outlook_on, prospect, worded
from rulewright.server.logs import fields
from rulewright.server.match import Foreseen
from rulewright.server.problems import words
from rulewright.server.workers import WorkerFailed

if TYPE_CHECKING:
    from rulewright.server.play import Live
    from rulewright.server.workers import Workers

LOG: Final = logging.getLogger(__name__)


class Prospects(NamedTuple):
    """What a seat is told of a choice: the sentence, and why it could not be taken back; empty if it could."""

    text: str
    lock: str


def at_once(live: Live, seat: int, key: str) -> tuple[Outlook | None, str]:
    """The outlook of the game; no odds where the table forbids them. What fails costs the sentence and nothing else."""
    try:
        before = live.shown.known_to(seat)
        if is_slow(live.match.game, key):
            return None, prospect(before, seat, key).lock
        found, lock = outlook_on(before, seat, key)
        return (None if found is not None and found.odds and not live.facts.advice else found), lock
    except Refused:
        return None, ""
    except Exception:
        LOG.exception("an outlook failed", extra=fields(table=live.facts.id, seat=seat, key=key))
        return None, ""


async def considered(live: Live, workers: Workers, seat: int, key: str, person: str) -> tuple[Outlook | None, str]:
    """The outlook of a game that needs time for it, from a worker."""
    try:
        return await workers.outlook(live.match.record(), seat, key, person)
    except WorkerFailed:
        return None, ""


def takes_long(live: Live, key: str) -> bool:
    """Whether a worker must think about the sentence; at a table that forbids odds none does."""
    return live.facts.advice and is_slow(live.match.game, key)


def told(live: Live, found: Outlook | None, lock: str, foreseen: Foreseen, lines: list[str], locale: str) -> Prospects:
    """The sentence about a choice: the game's own, else what would be told, else in general that it changes nothing."""
    own = words(locale)
    reason = (lock or HIDDEN) if foreseen.reveals else ""
    text = of_the_game(live, found, locale) if found is not None else ""
    if not text and reason:
        text = own.message(f"outlook-{reason}")
    elif not text:
        text = " ".join(lines) or own.message("outlook-turn-ends" if foreseen.ends_turn else "outlook-nothing")
    return Prospects(text, own.message(f"lock-{reason}") if reason else "")


def of_the_game(live: Live, found: Outlook, locale: str) -> str:
    """The sentence of the game; empty if its words fail."""
    try:
        return worded(found, live.shown.words(locale), live.shown.names(locale))
    except Exception:
        LOG.exception("an outlook has no words", extra=fields(table=live.facts.id, outlook=found.message))
        return ""
