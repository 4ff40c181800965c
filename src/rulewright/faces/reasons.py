"""Reasons for a choice: what it would bring, as a bot's hint tells it, in no language yet.

A game says in `face/reasons.py` what matters in it, the weightiest first:

    def reasons(before: View, after: View, seat: int) -> Iterator[Reason]

Both views are those of the seat, before the choice and after its turn. The words are messages of the game,
`reason-NAME`. What is told must hold whatever the hidden things are: `common` keeps only what several resampled
futures agree on, so that a card that nobody has seen yet is never told.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from rulewright.core.game import Game
from rulewright.faces import face_of

View = dict[str, Any]
UNSEEN: Final = "unseen"
"""The reason of a choice of which nothing can be told but that something unseen comes."""
MOST: Final = 2
"""How many reasons are told of one choice."""


class Reason(NamedTuple):
    """One thing that a choice brings: the message `reason-NAME` and its arguments."""

    name: str
    args: dict[str, int | str]


def reasons_between(rules: Game[Any], before: View, after: View, seat: int) -> list[Reason]:
    """What a game finds worth telling between two views; nothing of a game that tells none."""
    face = face_of(rules, "reasons")
    return list(face.reasons(before, after, seat)) if face is not None else []


def common(futures: Sequence[Sequence[Reason]]) -> list[Reason]:
    """The reasons that all futures have, in the order of the first one."""
    if not futures:
        return []
    return [reason for reason in futures[0] if all(reason in other for other in futures[1:])][:MOST]
