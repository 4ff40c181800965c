"""Advice, which changes nothing: why not, what would happen, what a bot would do.

All of them are made from a copy of the match and from what the seat may know.
"""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Final

from rulewright.core.errors import Refused
from rulewright.faces.outlook import Outlook
from rulewright.server import outlooks
from rulewright.server.logs import fields
from rulewright.server.match import Foreseen
from rulewright.server.problems import RequestProblem
from rulewright.server.wire import Advice, AskHint, Consequence, Hint, Preview, Reason, WhyNot

if TYPE_CHECKING:
    from rulewright.server.play import Live
    from rulewright.server.thought import Thought
    from rulewright.server.workers import Workers
    from rulewright.text import Texts

LOG: Final = logging.getLogger(__name__)
HINT_SECONDS: Final = 1.0


def reason(live: Live, asked: WhyNot, locale: str) -> Reason:
    """Why an option cannot be chosen; no refusal if it can."""
    try:
        refusal = live.match.why_not(asked.seat, asked.key)
    except Exception as error:
        raise failed(live, asked.seat, asked.key) from error
    return Reason(asked.id, asked.key, None if refusal is None else live.shown.refusal(refusal, locale))


def consequence(live: Live, asked: Preview, locale: str) -> Consequence:
    """What would be true after a choice; nothing of it if anything hidden would come to light."""
    foreseen = foresee(live, asked)
    return consequence_told(live, asked, foreseen, outlooks.at_once(live, asked.seat, asked.key), locale)


async def consequence_considered(live: Live, workers: Workers, asked: Preview, locale: str, person: str) -> Consequence:
    """As `consequence`, of a choice about which a worker must think."""
    foreseen = foresee(live, asked)
    outlook = await outlooks.considered(live, workers, asked.seat, asked.key, person)
    return consequence_told(live, asked, foreseen, outlook, locale)


def foresee(live: Live, asked: Preview) -> Foreseen:
    try:
        return live.match.foresee(asked.seat, asked.key)
    except Refused:
        raise
    except Exception as error:
        raise failed(live, asked.seat, asked.key) from error


def consequence_told(
    live: Live, asked: Preview, foreseen: Foreseen, outlook: tuple[Outlook | None, str], locale: str
) -> Consequence:
    own, names = live.shown.words(locale), live.shown.names(locale)
    lines = [own.log(told, names, asked.seat) for told in foreseen.lines]
    text, lock = outlooks.told(live, *outlook, foreseen, lines, locale)
    return Consequence(
        asked.id, asked.key, lines, foreseen.reveals, foreseen.ends_turn, foreseen.then, text=text, lock=lock
    )


async def hint(live: Live, workers: Workers, asked: AskHint, locale: str, person: str) -> Hint:
    """What a bot in this seat would consider, the best first."""
    pending = live.match.state.decision(asked.seat) if live.match.playing else None
    if pending is None:
        raise RequestProblem("stale", 409)
    considered = await workers.consider(live.match.record(), asked.seat, HINT_SECONDS, person)
    own, names = live.shown.words(locale), live.shown.names(locale)
    return Hint(asked.id, [told(own, pending.name, one, names) for one in considered])


def told(own: Texts, decision: str, thought: Thought, names: list[str]) -> Advice:
    """An option as a hint shows it: what it is, how much a bot makes of it, and why."""
    reason = own.catalogue.listed([own.reason(name, args) for name, args in thought.reasons])
    return Advice(thought.key, own.option(decision, thought.key, names), thought.share, thought.value, reason)


def check_advised(live: Live) -> None:
    """A fair table gives no hints and reckons no odds, to nobody: whoever looks could tell those who play."""
    if not live.facts.advice:
        raise RequestProblem("fair-table", 403)


def failed(live: Live, seat: int, key: str) -> RequestProblem:
    """A rule has failed: that is ours to mend, and the player's to know."""
    LOG.exception("a rule failed", extra=fields(table=live.facts.id, seat=seat, key=key))
    return RequestProblem("internal", 500)
