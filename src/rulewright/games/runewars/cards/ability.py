"""Abilities of cards that are used at a moment, what they have in common: Tactics cards, Rewards, Titles, Sir Valadir.

One class a card, with its text in the docstring. The cards stand in tactics_movement.py, tactics_intrigue.py,
tactics_battle.py, rewards.py and rewards_of_duels.py; playing.py has the lists of them and carries them out.
"""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from rulewright.games.runewars.cards.frames import B1, B2, B3, T1, T2, T3, T4, Card
from rulewright.games.runewars.content import NONE
from rulewright.games.runewars.heroes.frames import Duel
from rulewright.games.runewars.options import DONE
from rulewright.games.runewars.state import Runewars
from rulewright.kit.effects import Effect

# Moments (DECISIONS section 10), as bits: the windows of turns and battles first.
W_T1: Final[i64] = 1 << T1
W_T2: Final[i64] = 1 << T2
W_T3: Final[i64] = 1 << T3
W_T4: Final[i64] = 1 << T4
W_B1: Final[i64] = 1 << B1
W_B2: Final[i64] = 1 << B2
W_B3: Final[i64] = 1 << B3
OWN_ATTACK: Final[i64] = 1 << 7
"""W-B1 for the attacker, to whom it counts as his turn (RW-305)."""
START_OF_DEFENCE: Final[i64] = 1 << 8
"""W-B1 for the defender."""
END_OF_DEFENCE: Final[i64] = 1 << 9
"""W-B3 for the defender."""
W_Q1: Final[i64] = 1 << 10
HERO_MOVES: Final[i64] = 1 << 11
W_D1: Final[i64] = 1 << 12
W_D2: Final[i64] = 1 << 13
W_D3: Final[i64] = 1 << 14
STRENGTH_COUNTED: Final[i64] = 1 << 15
# W-R: right after what a card names as its moment, before that has its effect.
DIPLOMACY_PAID: Final[i64] = 1 << 16
FATE_DRAWN: Final[i64] = 1 << 17
HERO_TESTED: Final[i64] = 1 << 18
HERO_CHALLENGED: Final[i64] = 1 << 19

OWN_TURN: Final[i64] = W_T1 | W_T2 | W_T3 | W_T4 | OWN_ATTACK
"""RW-119, RW-305: "during your turn"."""
ANY_BATTLE: Final[i64] = W_B1 | W_B2 | W_B3 | START_OF_DEFENCE | END_OF_DEFENCE


class CardAbility(Effect[Runewars, Card]):
    """A card or ability that is used at a moment; the frame `card` remembers whose it is and what was picked."""

    def decider(self, g: Runewars, card: Card) -> i64:
        return card.seat

    def choose(self, g: Runewars, card: Card, code: i64) -> bool:
        """RW-917: a choice is kept until the card has all of them."""
        if code == DONE:
            return False
        card.picked.append(code)
        return True

    def opens_duel(self, g: Runewars, duel: Duel, side: i64) -> bool:
        """W-D1: whether a side of a duel can use it at the start."""
        return False

    def open_duel(self, g: Runewars, duel: Duel, side: i64) -> None:
        """RW-471: what it does at the start of a duel."""
        raise TypeError(f"{type(self).__name__} is not used at the start of a duel")


class BattleProspect:
    """A battle as a bot sees it who is to play a card.

    mine        how likely the player's side wins
    open        from 0 to 1: how much the outcome is in the balance
    stake       points that are at stake
    defenders   units of the defender that stand
    enemies     units of the other side that stand
    """

    def __init__(self, mine: float, stake: float, defenders: float, enemies: float) -> None:
        self.mine = mine
        self.open = 4.0 * mine * (1.0 - mine)
        self.stake = stake
        self.defenders = defenders
        self.enemies = enemies


class TacticsCard(CardAbility):
    """A Tactics card (RW-555): it is discarded, then it asks its choices and takes effect (RW-955, RW-917).

    kept   for bots: points of holding it
    """

    kept: ClassVar[float] = 0.0

    def glance_in_battle(self, g: Runewars, card: Card, prospect: BattleProspect) -> float:
        """Points of playing it while a battle is fought."""
        return self.glance(g, card)


class Reward(CardAbility):
    """A Reward card of a hero (RW-500 to RW-504); used in a turn, the frame says by which hero.

    number   which Reward it is
    """

    number: ClassVar[int] = NONE
