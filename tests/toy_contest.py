"""The market of `toy` as a contest: whoever has the most points at its end wins, and every card played is lost."""

from __future__ import annotations

from rulewright.core.contest import Contest
from rulewright.kit.contests import FrameContest
from toy import Market, Toy


class Standing(FrameContest):
    """All seats against each other, each a side of its own."""

    def __init__(self, g: Market) -> None:
        super().__init__(g.stack[0], list(range(g.players)))
        self.g = g
        self.dealt = len(g.played) // g.players + len(g.hands[0])

    def winner(self) -> int:
        best = max(self.g.points)
        return -1 if self.g.points.count(best) > 1 else self.g.points.index(best)

    def losses(self) -> list[int]:
        return [self.dealt - len(hand) for hand in self.g.hands]


def standing(g: Market) -> Contest | None:
    return None if g.over else Standing(g)


class ContestedToy(Toy):
    """The market, which says that it is a contest."""

    def contest(self, g: Market) -> Contest | None:
        return standing(g)
