"""Who may know what: views and resampling. Observations for research are in observation.py.

Views are made from the fields that positions declare, each with who sees it. Resampling draws what a seat cannot know
from what it has not seen, and from nothing else.
"""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from rulewright.core.frame import Frame
from rulewright.core.lane import every_lane
from rulewright.games.battalia.knowledge.counting import all_creation_cards, all_terrain_cards
from rulewright.games.battalia.knowledge.position import FRAMES, view_table, waiting_starts
from rulewright.games.battalia.setup.frames import Draft
from rulewright.games.battalia.state import Battalia
from rulewright.kit.fields import or_null


def view(g: Battalia, viewer: i64) -> dict[str, Any]:
    """The game as a seat sees it."""
    pending: list[dict[str, Any]] = []
    if not g.over:
        for lane in every_lane(g):
            for frame in lane.stack:
                if frame.NAME in FRAMES.blanks:
                    seen = FRAMES.view(g, frame, viewer, owner_of(frame, lane.owner))
                    pending.append({"frame": frame.NAME, "stack": or_null(lane.owner), **seen})
        pending += waiting_starts(g)
    return {**view_table(g, viewer), "viewer": or_null(viewer), "pending": pending}


def owner_of(frame: Frame, owner: i64) -> i64:
    """Whose a frame is: the seat of its lane; a packet belongs to its holder."""
    if isinstance(frame, Draft):
        return frame.order[0]
    return owner


def conserved(g: Battalia) -> object:
    """What no choice may change: creation cards, cities and roads, storm effects."""
    return all_creation_cards(g), all_terrain_cards(g)
