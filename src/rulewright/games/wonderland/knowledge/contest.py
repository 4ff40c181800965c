"""A battle as a contest, so that it can be played out for its odds. The battle itself is in battle/war.py."""

from __future__ import annotations

from mypy_extensions import i64

from rulewright.games.wonderland.battle.frames import BUST, Battle
from rulewright.games.wonderland.content import RESISTANCE
from rulewright.games.wonderland.fights import fighter_of, participants
from rulewright.games.wonderland.state import Wonderland
from rulewright.kit.contests import FrameContest


class BattleContest(FrameContest):
    """All participants against each other, each a side (WW-202); of two players the resistance is one, too (WW-430)."""

    def __init__(self, g: Wonderland, battle: Battle) -> None:
        sides = participants(battle)
        super().__init__(battle, [*sides, -1] if g.players == 2 else sides)
        self.g = g
        self.battle = battle
        self.units: list[int] = [int(self.units_of(seat)) for seat in self.seats]

    def units_of(self, seat: i64) -> i64:
        """Units in the region; the resistance has none."""
        return 0 if seat < 0 else self.g.seats[seat].units_in(self.battle.region)

    def winner(self) -> i64:
        """WW-301, WW-431: the side alone in first place; the resistance, if nobody reaches it."""
        least: i64 = RESISTANCE[self.g.round_of_game - 1] if self.g.players == 2 else 0
        alone = self.g.players == 2 and len(self.seats) == 2
        best: i64 = -1
        won: i64 = -1
        for side, seat in enumerate(self.seats):
            if seat < 0:
                continue
            fighter = fighter_of(self.battle, seat)
            if fighter.status == BUST or fighter.strength < least:
                continue
            if fighter.strength > best:
                best, won = fighter.strength, side
            elif fighter.strength == best:
                won = -1
        if self.g.players == 2 and best < 0:
            return len(self.seats) - 1
        return -1 if alone and best == least else won

    def losses(self) -> list[int]:
        """Units that each side has lost in the region since the odds were asked for."""
        return [max(0, self.units[side] - int(self.units_of(seat))) for side, seat in enumerate(self.seats)]


def contest(g: Wonderland) -> BattleContest | None:
    """The battle that is being fought, if any; where one player is alone, nothing is (WW-203).

    WW-204, WW-602: with closed bags nobody may look into one during the war, so there are no odds to be told.
    """
    if not g.chosen_options["open_bags"]:
        return None
    for frame in g.stack:
        if isinstance(frame, Battle) and frame.fighters and (g.players == 2 or len(participants(frame)) > 1):
            return BattleContest(g, frame)
    return None
