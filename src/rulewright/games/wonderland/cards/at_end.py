"""Abilities at the end of a battle that have an order or ask (WW-311): one class each, with its text.

The frame `outcome` carries them out; those that nothing can change are given before (outcome/endings.py).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.core.frame import call
from rulewright.games.wonderland.cards.frames import PlaceSupporter
from rulewright.games.wonderland.chips import active_of, is_ally, take_rightmost
from rulewright.games.wonderland.decisions import Choice, strongest
from rulewright.games.wonderland.fights import battle_of, standing
from rulewright.games.wonderland.ids import (
    CREATURES,
    GRYPHON,
    LOVE_OF_LEARNING,
    MOUSETRAP,
    ROOK_S,
    ROOKS,
    ROSES,
    SET_A,
    SET_B,
    SET_D,
)
from rulewright.games.wonderland.messages import OF_ALLY, OF_CHIP
from rulewright.games.wonderland.options import CHIP, MOVE, MOVE_WIDTH, NONE, STAY
from rulewright.games.wonderland.outcome.frames import Outcome
from rulewright.games.wonderland.regions import regions_in_use
from rulewright.games.wonderland.state import Wonderland
from rulewright.kit.effects import Effect

GRYPHON_CARRIES: Final[i64] = 2
E_LEARNING: Final[i64] = 0
E_GRYPHON: Final[i64] = 1
E_MOUSETRAP: Final[i64] = 2
E_ROSE: Final[i64] = 3
E_CREATURE: Final[i64] = 4
E_ROOK: Final[i64] = 5


class EndEffect(Effect[Wonderland, Outcome]):
    """An ability at the end of a battle, of the seat in service."""

    def decider(self, g: Wonderland, outcome: Outcome) -> i64:
        assert outcome.todo is not None
        return outcome.todo[0]

    def number(self, g: Wonderland, outcome: Outcome, seat: i64) -> i64:
        """How often a player has it in this battle."""
        raise TypeError(f"{type(self).__name__} does not say who has it")


class LoveOfLearning(EndEffect):
    """Love of Learning: 1 active ally chip may go into the bag (WW-503)."""

    def number(self, g: Wonderland, outcome: Outcome, seat: i64) -> i64:
        has_ally = any(is_ally(chip) for chip in g.seats[seat].active)
        return 1 if g.seats[seat].has(LOVE_OF_LEARNING) and has_ally else 0

    def choices(self, g: Wonderland, outcome: Outcome) -> list[int]:
        active = g.seats[self.decider(g, outcome)].active
        codes = [int(CHIP) + chip for chip in sorted(set(active)) if is_ally(chip)]
        return [*codes, int(NONE)] if codes else []

    def choose(self, g: Wonderland, outcome: Outcome, code: i64) -> bool:
        player = g.seats[self.decider(g, outcome)]
        if code != NONE:
            take_rightmost(player.active, code - CHIP)
            player.bag[code - CHIP] += 1
            g.tell("chip_back", self.decider(g, outcome), code - CHIP, LOVE_OF_LEARNING)
        return False


class Gryphon(EndEffect):
    """Gryphon: it may move to any other region with up to 2 own supporters from here (WL06)."""

    def number(self, g: Wonderland, outcome: Outcome, seat: i64) -> i64:
        return 1 if g.seats[seat].figures[GRYPHON] == battle_of(g).region else 0

    def choices(self, g: Wonderland, outcome: Outcome) -> list[int]:
        player = g.seats[self.decider(g, outcome)]
        here = battle_of(g).region
        if player.figures[GRYPHON] != here:
            return []
        codes: list[int] = []
        for region in regions_in_use(g):
            if region != here:
                first = int(MOVE + region * MOVE_WIDTH)
                codes += [first + number for number in range(min(GRYPHON_CARRIES, player.supporters[here]) + 1)]
        return [*codes, int(STAY)]

    def choose(self, g: Wonderland, outcome: Outcome, code: i64) -> bool:
        if code != STAY:
            player = g.seats[self.decider(g, outcome)]
            region, number = (code - MOVE) // MOVE_WIDTH, (code - MOVE) % MOVE_WIDTH
            player.figures[GRYPHON] = int(region)
            player.supporters[battle_of(g).region] -= int(number)
            player.supporters[region] += int(number)
            g.tell("flies", self.decider(g, outcome), region, number)
        return False


class Mousetrap(EndEffect):
    """White Knight's Mousetrap: each may place 1 supporter from the supply in an adjacent region (WL23)."""

    def number(self, g: Wonderland, outcome: Outcome, seat: i64) -> i64:
        return len([chip for chip in g.seats[seat].active if chip == MOUSETRAP])

    def effect(self, g: Wonderland, outcome: Outcome) -> None:
        place = PlaceSupporter(self.decider(g, outcome))
        place.near = battle_of(g).region
        g.tell("supporter_due", place.seat, OF_CHIP + MOUSETRAP)
        call(g, place)


class RoseA(EndEffect):
    """Rose A: 1 VP for each active Rose (WW-459)."""

    def number(self, g: Wonderland, outcome: Outcome, seat: i64) -> i64:
        return 1 if g.ally_cards[ROSES] == SET_A and active_of(g.seats[seat], ROSES) > 0 else 0

    def effect(self, g: Wonderland, outcome: Outcome) -> None:
        player = g.seats[self.decider(g, outcome)]
        player.vp += active_of(player, ROSES)
        g.tell("vp_by", self.decider(g, outcome), OF_ALLY + ROSES, active_of(player, ROSES))


class CreatureB(EndEffect):
    """Creature B: who has strictly the most active Creatures places 1 supporter anywhere (WW-468)."""

    def number(self, g: Wonderland, outcome: Outcome, seat: i64) -> i64:
        own = active_of(g.seats[seat], CREATURES)
        if g.ally_cards[CREATURES] != SET_B or own == 0:
            return 0
        others = [other for other in standing(battle_of(g)) if other != seat]
        return 1 if all(active_of(g.seats[other], CREATURES) < own for other in others) else 0

    def effect(self, g: Wonderland, outcome: Outcome) -> None:
        g.tell("supporter_due", self.decider(g, outcome), OF_ALLY + CREATURES)
        call(g, PlaceSupporter(self.decider(g, outcome)))


class RookD(EndEffect):
    """Red Rook D: the winner gains 1 shard for each active Red Rook, 2 for a strong one (WW-466)."""

    def number(self, g: Wonderland, outcome: Outcome, seat: i64) -> i64:
        wins = outcome.alone and seat in outcome.first
        return 1 if wins and g.ally_cards[ROOKS] == SET_D and active_of(g.seats[seat], ROOKS) > 0 else 0

    def effect(self, g: Wonderland, outcome: Outcome) -> None:
        player = g.seats[self.decider(g, outcome)]
        strong = len([chip for chip in player.active if chip == ROOK_S])
        number = active_of(player, ROOKS) + strong
        player.shards += number
        g.tell("shard_by", self.decider(g, outcome), OF_ALLY + ROOKS, number)


END_EFFECTS: Final[list[EndEffect]] = [LoveOfLearning(), Gryphon(), Mousetrap(), RoseA(), CreatureB(), RookD()]
"""In the order of D-50."""


class EndEffectChoice(Choice[Outcome]):
    """A choice of the end ability in service."""

    def options(self, g: Wonderland, frame: Outcome, seat: i64) -> list[int]:
        return END_EFFECTS[frame.stage].choices(g, frame)

    def default(self, g: Wonderland, frame: Outcome, seat: i64) -> i64:
        codes = self.options(g, frame, seat)
        return strongest(g, codes, CHIP) if frame.stage == E_LEARNING else STAY


LOVE_CHOICE: Final = EndEffectChoice("love_of_learning", ("WW-503",), "WW-600")
"""D-55."""
GRYPHON_CHOICE: Final = EndEffectChoice("gryphon", ("WW-571",), "WW-600")
"""D-54."""
