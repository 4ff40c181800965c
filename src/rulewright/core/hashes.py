"""Hashes of states: short texts that stand for a position in sealed records and stored matches.

The first form covers the whole position as it is written: bookkeeping and spelling, too. It is checked as ever, but
says nothing under another version of the rules. The second, which begins with `2:`, covers what matters for play, in a
canonical form.
"""

from __future__ import annotations

import hashlib
import json
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from rulewright.core.state import State

PREFIX: Final = "2:"
LEFT_OUT: Final = ("format", "pending")
"""What the form of a position says, and which procedures led to the question: what is asked stands for them."""


def whole_hash(g: State) -> str:
    """The first form: sixteen hexadecimal digits of the whole position."""
    return digits_of(g.position())


def play_hash(g: State) -> str:
    """The second form: what matters for play."""
    return PREFIX + digits_of(essence(g))


def digits_of(value: Any) -> str:
    text = json.dumps(value, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def agrees(g: State, text: Any, rules: Any) -> bool:
    """Whether a hash, made with this version of the rules, stands for the state."""
    if isinstance(text, str) and text.startswith(PREFIX):
        return bool(text == play_hash(g))
    return bool(rules != g.game.rules_version or text == whole_hash(g))


def essence(g: State) -> dict[str, Any]:
    """What matters for play: what lies on the table, and what each seat can choose now."""
    left_out = {*LEFT_OUT, *g.game.bookkeeping}
    unordered = frozenset(g.game.unordered)
    asked = {str(seat): sorted(g.options(seat)) for seat in g.waiting}
    canonical: dict[str, Any] = in_canonical_form({**g.position(), "asked": asked}, left_out, unordered)
    return canonical


def in_canonical_form(value: Any, left_out: set[str], unordered: frozenset[str]) -> Any:
    """Without bookkeeping and without what is nothing (null, false, empty); lists without an order are sorted."""
    if isinstance(value, list):
        return [in_canonical_form(one, left_out, unordered) for one in value]
    if not isinstance(value, dict):
        return value
    found = {}
    for name, part in value.items():
        if name not in left_out:
            kept = in_canonical_form(part, left_out, unordered)
            if kept is not None and kept is not False and kept != [] and kept != {}:
                found[name] = sorted(kept, key=json.dumps) if name in unordered and isinstance(kept, list) else kept
    return found
