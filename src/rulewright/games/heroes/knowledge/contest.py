"""A battle as a contest, so that it can be played out for its odds. The battle itself is in battle/battle_turns.py."""

from __future__ import annotations

from mypy_extensions import i64

from rulewright.core.state import State
from rulewright.games.heroes.battle.frames import Battle, Side
from rulewright.games.heroes.state import Heroes
from rulewright.kit.contests import FrameContest


class BattleContest(FrameContest):
    """The attacker against the defender; nobody leads an encounter (MH-403)."""

    def __init__(self, g: Heroes, battle: Battle) -> None:
        super().__init__(battle, [int(side.seat) for side in battle.sides])
        self.g = g
        self.battle = battle
        self.lost: list[int] = [int(self.lost_of(side)) for side in battle.sides]

    def lost_of(self, side: Side) -> i64:
        """Units that are missing from an army, wounds on an encounter."""
        return side.wounds if side.encounter >= 0 else -self.g.find(side.hero).tokens()

    def is_over(self, g: State) -> bool:
        """MH-471: what is won by it is settled when it is over."""
        return self.battle.winner >= 0 or super().is_over(g)

    def winner(self) -> i64:
        """MH-470, MH-471, MH-507."""
        return self.battle.winner

    def losses(self) -> list[int]:
        """Units, or wounds, that each side has lost since the odds were asked for."""
        now = [int(self.lost_of(side)) for side in self.battle.sides]
        return [max(0, number - self.lost[side]) for side, number in enumerate(now)]


def contest(g: Heroes) -> BattleContest | None:
    """The battle that is being fought, if any; its end is no part of it any more."""
    for frame in g.stack:
        if isinstance(frame, Battle) and frame.winner < 0:
            return BattleContest(g, frame)
    return None
