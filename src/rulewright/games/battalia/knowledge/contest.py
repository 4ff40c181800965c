"""A battle as a contest, so that it can be played out for its odds. The battle itself is in battle/battle.py."""

from __future__ import annotations

from mypy_extensions import i64

from rulewright.core.lane import every_lane
from rulewright.games.battalia.battle.frames import BEFORE_RESULT, OPENING, Battle
from rulewright.games.battalia.state import Battalia
from rulewright.kit.contests import ATTACKER, DEFENDER, FrameContest


class BattleContest(FrameContest):
    """The attacker against the defender; nobody leads the guards of a neutral place."""

    def __init__(self, g: Battalia, battle: Battle, attacker: i64) -> None:
        super().__init__(battle, [int(attacker), int(battle.defender)])
        self.g = g
        self.battle = battle
        self.attacker: i64 = attacker

    def attackers_lost(self) -> i64:
        """Attacking heroes that have left the map (BA-164)."""
        player = self.g.seats[self.attacker]
        lost: i64 = 0
        for hero in self.battle.heroes:
            lost += i64(player.hero(hero).at < 0)
        return lost

    def is_fought_out(self) -> bool:
        """Whether it came to a result: it was neither cancelled nor broken off, and somebody was left to defend."""
        return self.battle.stage == (OPENING if self.battle.defender < 0 else BEFORE_RESULT)

    def winner(self) -> i64:
        """BA-160 to BA-164; BA-166: nobody wins where all who were attacked have withdrawn."""
        if not self.is_fought_out():
            return -1
        return DEFENDER if self.attackers_lost() > 0 else ATTACKER

    def losses(self) -> list[int]:
        """Heroes that have left the map."""
        if self.winner() == ATTACKER:
            return [0, len(self.battle.defending)]
        return [int(self.attackers_lost()), 0]


def contest(g: Battalia) -> BattleContest | None:
    """The first battle that is being fought, if any: team mates may fight two at one time (BA-365)."""
    for lane in every_lane(g):
        for frame in lane.stack:
            if isinstance(frame, Battle):
                return BattleContest(g, frame, lane.owner)
    return None
