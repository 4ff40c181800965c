"""Thoughts of worker processes about a match: a bot's choice, a hint, odds, outlooks, the default. They know no server.

The state of a match is kept from one question to the next and only moved on,
as long as the new record begins with the old one.
"""

from __future__ import annotations

from collections import OrderedDict
from typing import Final, NamedTuple

from rulewright.bots.budget import Budget
from rulewright.bots.greedy import finish_turn
from rulewright.bots.levels import Searcher, make_bot
from rulewright.bots.odds import Odds, reckon
from rulewright.core.chance import Random, seed_of
from rulewright.core.errors import BadRecord
from rulewright.core.game import seed_bytes
from rulewright.core.record import Record, choose_recorded, replay
from rulewright.core.state import State
from rulewright.faces.outlook import Outlook
from rulewright.faces.outlook import outlook as outlook_in
from rulewright.faces.reasons import UNSEEN, Reason, common, reasons_between

REASONED: Final = 5
"""So many options are shown with reasons."""
FUTURES: Final = 4
"""In so many resampled futures a reason must hold."""
LITTLE: Final = 0.1
"""An option with less than this part of the attention that the most tried one got was hardly looked at."""
KEPT: Final = 32
"""Matches whose state a worker remembers."""
_kept: Final[OrderedDict[str, tuple[Record, State]]] = OrderedDict()


class Thought(NamedTuple):
    """An option as a search sees it: its share of the attention, its value for the seat, what it would bring."""

    key: str
    share: float
    value: float
    reasons: list[Reason]


def choose(record: Record, seat: int, level: str, seed: int | bytes) -> str:
    """The key of the option that a bot of this level chooses."""
    state = state_of(record)
    return state.game.key(make_bot(level, seed).choose(state, seat))


def default(record: Record, seat: int) -> str:
    """The key of the option that is chosen for a seat that does not choose."""
    pending = state_of(record).decision(seat)
    if pending is None:
        raise BadRecord(f"seat {seat} is not asked")
    return pending.default


def consider(record: Record, seat: int, seconds: float) -> list[Thought]:
    """The options of a seat, the best first, the first ones with reasons."""
    state = state_of(record)
    rng = Random(seed_of(seed_bytes(None)), 0)
    options = state.options(seat)
    if len(options) == 1:
        world = state.resampled(seat, rng)
        found = [Thought(options[0], 1.0, world.game.evaluate(world)[seat], [])]
    else:
        considered = Searcher("hint", rng, Budget(0, seconds)).consider(state, seat)
        total = sum(option.visits for option in considered) or 1
        found = [Thought(state.game.key(one.code), one.visits / total, one.value, []) for one in considered]
        # What was hardly tried may look good by luck: it comes after what the search has looked at.
        little = LITTLE * max(thought.share for thought in found)
        found.sort(key=lambda thought: (thought.share >= little, thought.value, thought.share), reverse=True)
    return [*(reasoned(state, seat, one, rng) for one in found[:REASONED]), *found[REASONED:]]


def reasoned(state: State, seat: int, thought: Thought, rng: Random) -> Thought:
    """A thought with what the choice would bring by the end of the turn, whatever it is that the seat cannot see."""
    game, before = state.game, state.view(seat)
    code = game.code(thought.key)
    assert code is not None, "it was offered"
    futures: list[list[Reason]] = []
    learnt = False
    for _ in range(FUTURES):
        world = state.resampled(seat, rng)
        known = world.barrier
        world.apply(seat, code)
        learnt = learnt or world.barrier != known
        finish_turn(world, seat, rng)
        futures.append(reasons_between(game, before, world.view(seat), seat))
    found = common(futures)
    if not found and learnt:
        found = [Reason(UNSEEN, {})]
    return thought._replace(reasons=found)


def odds(record: Record, viewer: int, seconds: float) -> Odds | None:
    """How what is being fought out would end, as a seat (-1: a spectator) may know; None if nothing is."""
    return reckon(state_of(record), viewer, Random(seed_of(seed_bytes(None)), 0), Budget(0, seconds))


def outlook(record: Record, seat: int, key: str) -> tuple[Outlook | None, str]:
    """What would be true after a choice, as far as the seat may know; and why it could not be taken back."""
    return outlook_in(state_of(record), seat, key)


def state_of(record: Record) -> State:
    """The state that a record leads to. Its own chance after the record's end is drawn by the system."""
    match = repr(record[:3])
    kept = _kept.pop(match, None)
    if kept is not None and record[: len(kept[0])] == kept[0]:
        state = moved_on(kept[1], record[len(kept[0]) :])
    else:
        state = replay(record)
    _kept[match] = (record, state)
    if len(_kept) > KEPT:
        _kept.popitem(last=False)
    return state


def moved_on(state: State, entries: Record) -> State:
    """The same state after further entries of its record."""
    state.script = [entry for entry in entries if "chance" in entry]
    state.script_at = 0
    for number, entry in enumerate(entry for entry in entries if "choice" in entry):
        choose_recorded(state, entry, number + 1)
    if state.script_at < len(state.script):
        raise BadRecord("the record holds chance events that do not occur")
    return state
