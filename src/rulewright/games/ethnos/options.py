"""The option keys of Ethnos, in the order of their decisions."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.core.vocabulary import Vocabulary
from rulewright.games.ethnos.content import ALLY_TYPES
from rulewright.games.ethnos.ids import KINGDOMS

VOCABULARY: Final = Vocabulary()

DRAW: Final[i64] = VOCABULARY.verb("draw")
TAKE: Final[i64] = VOCABULARY.verb("take", ALLY_TYPES)
LEAD: Final[i64] = VOCABULARY.verb("lead", ALLY_TYPES)
SKELETON_VICTORY: Final[i64] = VOCABULARY.verb("skeleton_victory")
ADD: Final[i64] = VOCABULARY.verb("add", ALLY_TYPES)
ALL_TRIBE: Final[i64] = VOCABULARY.verb("all_tribe")
ALL_COLOUR: Final[i64] = VOCABULARY.verb("all_colour")
ALL_SKELETONS: Final[i64] = VOCABULARY.verb("all_skeletons")
DONE: Final[i64] = VOCABULARY.verb("done")
MARKER: Final[i64] = VOCABULARY.verb("marker", KINGDOMS)
BONUS: Final[i64] = VOCABULARY.verb("bonus", KINGDOMS)
DECLINE: Final[i64] = VOCABULARY.verb("decline")
PLACE: Final[i64] = VOCABULARY.verb("place")
TOKEN: Final[i64] = VOCABULARY.verb("token", ("1", "2", "3", "4", "5", "6"))
STOP: Final[i64] = VOCABULARY.verb("stop")
KEEP: Final[i64] = VOCABULARY.verb("keep", ALLY_TYPES)
KEEP_ALL: Final[i64] = VOCABULARY.verb("keep_all")
RAID: Final[i64] = VOCABULARY.verb("raid")
WAIT: Final[i64] = VOCABULARY.verb("wait")

TYPES_LISTED: Final[i64] = 67
"""How many card types a verb with a card has: all but the Dragon."""


def among(code: i64, verb: i64) -> bool:
    """Whether the option belongs to a verb that has a card."""
    return verb <= code < verb + TYPES_LISTED
