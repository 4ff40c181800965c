"""Thoughts of worker processes about a match: a bot's choice, a hint, odds, outlooks, the default. They know no server.

The state of a match is kept from one question to the next and only moved on,
as long as the new record begins with the old one.
"""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

from rulewright.bots.budget import Budget
from rulewright.bots.levels import Searcher, make_bot
from rulewright.bots.odds import Odds, reckon
from rulewright.core.chance import Random, seed_of
from rulewright.core.errors import BadRecord
from rulewright.core.game import seed_bytes
from rulewright.core.record import Record, choose_recorded, replay
from rulewright.core.state import State
from rulewright.faces.outlook import Outlook
from rulewright.faces.outlook import outlook as outlook_in

KEPT: Final = 32
"""Matches whose state a worker remembers."""
_kept: Final[OrderedDict[str, tuple[Record, State]]] = OrderedDict()


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


def consider(record: Record, seat: int, seconds: float) -> list[tuple[str, float, float]]:
    """The options of a seat, the best first: key, share of the search's attention, value for the seat."""
    state = state_of(record)
    rng = Random(seed_of(seed_bytes(None)), 0)
    options = state.options(seat)
    if len(options) == 1:
        world = state.resampled(seat, rng)
        return [(options[0], 1.0, world.game.evaluate(world)[seat])]
    found = Searcher("hint", rng, Budget(0, seconds)).consider(state, seat)
    total = sum(option.visits for option in found) or 1
    return [(state.game.key(option.code), option.visits / total, option.value) for option in found]


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
