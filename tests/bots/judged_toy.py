"""The market of the tests with an evaluation, so that bots can play it; also in stretches, for trials."""

from __future__ import annotations

from toy import Market, Toy


class JudgedToy(Toy):
    """The market with an evaluation: the share of the points."""

    def evaluate(self, g: Market) -> list[float]:
        total = sum(g.points)
        return [points / total if total else 1.0 / float(g.players) for points in g.points]


class ToyInRounds(JudgedToy):
    """The same with its rounds as stretches of play; it remembers which states were judged."""

    def __init__(self) -> None:
        super().__init__()
        self.judged: list[Market] = []

    def evaluate(self, g: Market) -> list[float]:
        self.judged.append(g)
        return super().evaluate(g)

    def stretch(self, g: Market) -> int:
        return g.round
