"""Who may know what: views and resampling. Observations for research are in observation.py.

Views are made from the fields that positions declare, each with who sees it. Resampling draws what a seat cannot know
from what it has not seen, and from nothing else.
"""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from rulewright.core.chance import Random
from rulewright.core.frame import Frame
from rulewright.games.wonderland.knowledge.position import FRAMES, SEATS, TABLE
from rulewright.games.wonderland.knowledge.zones import POOLS
from rulewright.games.wonderland.state import Wonderland
from rulewright.kit.fields import or_null
from rulewright.kit.kinds import SPECTATOR
from rulewright.kit.positions import view_fields, write_prologue


def view(g: Wonderland, viewer: i64) -> dict[str, Any]:
    """The game as a seat sees it. UNWRITTEN: what the fields cannot say by themselves."""
    return {
        **write_prologue(g),
        **view_fields(g, g, (*TABLE, SEATS), viewer, SPECTATOR),
        "viewer": or_null(viewer),
        "pending": [] if g.over else [view_frame(g, frame, viewer) for frame in g.stack if frame.NAME in FRAMES.blanks],
    }


def view_frame(g: Wonderland, frame: Frame, viewer: i64) -> dict[str, Any]:
    """A frame belongs to its seat, if it has one."""
    return FRAMES.view(g, frame, viewer, getattr(frame, "seat", SPECTATOR))


def conserved(g: Wonderland) -> object:
    """What no choice may change: every card, wherever it lies."""
    return [pool.lying(g) for pool in POOLS]


def resample(g: Wonderland, viewer: i64, rng: Random) -> Wonderland:
    """A copy with the decks and hands that the viewer cannot know drawn anew. UNWRITTEN: bags, sealed answers."""
    other = g.copy()
    for pool in POOLS:
        pool.redraw(other, viewer, rng)
    return other
