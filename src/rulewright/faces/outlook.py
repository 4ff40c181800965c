"""Outlooks: what would be true after a choice, in the game's own numbers, as one sentence.

A game says it in `face/outlook.py`, by one function:

    def outlook(before: State, after: State | None, seat: int, key: str) -> Outlook | None

`before` is the table as the seat may know it, with everything else drawn anew, and `after` is a copy of it in which the
choice was made and played on to the next question; None if the choice brings something to light (cards, dice, sealed
answers): then the game tells the kind and the size of it, and odds, from `before` alone. So nothing hidden can be told.
The words are `outlook-MESSAGE` in the game's catalogue, at most 90 characters, with `.you` nowhere: it always speaks to
the seat that is asked. What nobody has a sentence for is told by the shell in general words.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple


class Outlook(NamedTuple):
    """A sentence about a choice: a message without its prefix; ids and numbers, as in log lines."""

    message: str
    args: Mapping[str, int | str | list[str]]
