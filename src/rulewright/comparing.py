"""Comparison of a record with the rules as they are now: unchanged, the same play, or different from some choice on.

Hashes of the first form cover bookkeeping and spelling as well, so one that differs under other rules proves nothing.
What proves it is play: who is asked, what may be chosen, which chance events there are, who wins; and hashes of the
second form, which cover what matters for play.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, Final, Literal

from rulewright.core.chance import seed_of
from rulewright.core.decision import Pending
from rulewright.core.errors import BadRecord, Refusal
from rulewright.core.hashes import PREFIX, agrees
from rulewright.core.record import Leg, choose_recorded, legs_of, parts
from rulewright.core.state import State

Verdict = Literal["unchanged", "same-play", "different"]
UNCHANGED: Final = "unchanged"
SAME_PLAY: Final = "same-play"
"""Other bookkeeping, or another spelling: hashes of the whole position differ, and nothing else does."""
DIFFERENT: Final = "different"


@dataclass(frozen=True)
class Difference:
    """Where a record and the rules part: the choice, whose it was, who is asked what now, and what does not fit.

    `kind` names the sentence (`difference-KIND` in the shared texts).

    begin     the position or the options with which it begins are refused
    over      the game has ended before this choice
    asked     its seat is not asked; `asked` are the seats that are
    refused   the choice is against a rule
    chance    another chance event follows than the recorded one
    fault     the rules fail
    position  the choice leads to another position
    result    the last choice leads to another result, or the game goes on
    """

    kind: str
    choice: int
    seat: int | None = None
    key: str = ""
    asked: int | None = None
    """The seat that is asked now: its own, or the first of others."""
    pending: Pending | None = None
    refusal: Refusal | None = None
    reason: str = ""


@dataclass(frozen=True)
class Comparison:
    """What has become of a record. `hashes`: how many of the first form there are that differ."""

    verdict: Verdict
    difference: Difference | None = None
    hashes: int = 0


def compare(record: Any) -> Comparison:
    """Plays a record with the present rules; raises `BadRecord` for what is no record at all.

    Of a match that was carried over, only what came after that is compared: the rest belongs to other rules.
    """
    header, entries = parts(record)
    leg = legs_of(header, entries)[-1]
    try:
        state = leg.begun(seed_of(b""))
    except BadRecord as error:
        return Comparison(DIFFERENT, Difference("begin", leg.first, reason=str(error)))
    return compare_leg(leg, state, header.get("result"))


def compare_leg(leg: Leg, state: State, result: Any) -> Comparison:
    rules = state.game.rules_version
    number = leg.first
    hashes = 0
    last: dict[str, Any] = {}
    for entry in leg.entries:
        if "choice" in entry:
            number += 1
            difference = difference_at(state, entry, number)
            if difference is not None:
                return Comparison(DIFFERENT, difference, hashes)
            last = entry
        elif "hash" in entry and not agrees(state, entry["hash"], rules):
            if str(entry["hash"]).startswith(PREFIX):
                return Comparison(DIFFERENT, made(last, Difference("position", number)), hashes)
            hashes += 1
    ended = end_of(state, number, result)
    if ended is not None:
        return Comparison(DIFFERENT, made(last, ended), hashes)
    return Comparison(SAME_PLAY if hashes else UNCHANGED, None, hashes)


def end_of(state: State, number: int, result: Any) -> Difference | None:
    """What is wrong with the end of a record: its result, or chance that does not occur."""
    if state.script_at < len(state.script):
        return Difference("chance", number, reason=str(state.script[state.script_at].get("what")))
    if result is not None and result != state.result:
        return Difference("result", number)
    return None


def made(entry: dict[str, Any], difference: Difference) -> Difference:
    """The difference after a choice that was made."""
    return replace(difference, seat=entry.get("seat"), key=str(entry.get("choice", "")))


def difference_at(state: State, entry: dict[str, Any], number: int) -> Difference | None:
    """Makes a recorded choice; what stands in its way."""
    seat, key = entry["seat"], entry["choice"]
    asked = seat if seat in state.waiting else next(iter(state.waiting), None)
    pending = state.decision(asked) if asked is not None else None
    here = Difference("chance", number, seat, key, asked, pending)
    if state.over:
        return replace(here, kind="over")
    if seat not in state.waiting:
        return replace(here, kind="asked")
    refusal = state.why_not(seat, key)
    if refusal is not None:
        return replace(here, kind="refused", refusal=refusal)
    try:
        choose_recorded(state, entry, number)
    except BadRecord as error:
        return replace(here, reason=str(error))
    except Exception as error:  # whatever the rules stumble over: they are not those that made it
        return replace(here, kind="fault", reason=repr(error))
    return here if state.chances - state.earlier > len(state.script) else None
