"""A battle as a contest, so that it can be played out for its odds. The battle itself is in battle/sequence.py."""

from __future__ import annotations

from mypy_extensions import i64

from rulewright.games.runewars.battle.frames import Battle
from rulewright.games.runewars.battle.routs_and_damage import battle_in_progress
from rulewright.games.runewars.content import NONE
from rulewright.games.runewars.state import Runewars
from rulewright.kit.contests import FrameContest


class BattleContest(FrameContest):
    """The attacker against the defender; nobody leads neutral units."""

    def __init__(self, battle: Battle) -> None:
        super().__init__(battle, [int(battle.attacker.seat), int(battle.defender.seat)])
        self.battle = battle

    def winner(self) -> i64:
        """RW-335; RW-308: nobody wins a battle that is called off."""
        return NONE if self.battle.cancelled else self.battle.winner

    def losses(self) -> list[int]:
        """Units that were destroyed, those that could not retreat included (RW-371)."""
        return [len(self.battle.attacker.killed), len(self.battle.defender.killed)]


def contest(g: Runewars) -> BattleContest | None:
    """The battle that is being fought, if any; there is never more than one (RW-014)."""
    battle = battle_in_progress(g)
    return None if battle is None else BattleContest(battle)
