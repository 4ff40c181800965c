"""The frames: what each procedure in progress must remember, in the order of POSITION.md."""

from __future__ import annotations

from rulewright.core.frame import Frame


class Match(Frame):
    """The whole game, in no position. Steps: flow.py."""

    NAME = "match"

    # Written by `make generate`.
    def copy(self) -> Match:
        other = Match()
        other.at = self.at
        return other
