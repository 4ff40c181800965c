"""The frame that stands on no room: the whole game. The frames of procedures lie in their rooms."""

from __future__ import annotations

from rulewright.core.frame import Frame


class Match(Frame):
    """The whole game. Steps (flow.py): setup, turn, lanes, after."""

    NAME = "match"
    FIELDS = ()

    def __init__(self) -> None:
        super().__init__()

    # Written by `make generate`.
    def copy(self) -> Match:
        other = Match()
        other.at = self.at
        return other
