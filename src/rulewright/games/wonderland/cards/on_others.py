"""Effects of played chips on other players (WW-246, stage 3): each chooses an opponent.

One class each, with its text in the docstring; the frame `affect` carries one out. A chip has at most one.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.core.frame import ask_seat, leave, step, steps
from rulewright.games.wonderland.battle.frames import Affect
from rulewright.games.wonderland.chips import is_type
from rulewright.games.wonderland.content import SUPPLY
from rulewright.games.wonderland.decisions import Choice
from rulewright.games.wonderland.fights import battle_of, draw_of, fighter_of, fighting, opponents, stronger
from rulewright.games.wonderland.ids import (
    AMULET,
    ARTIFACT,
    CLAWS_THAT_CATCH,
    CROWN,
    DUCHESS,
    FLAMINGOS,
    NIGHTMARISH_SMILE,
    POISON,
    ROYAL_TEMPER,
    SET_D,
)
from rulewright.games.wonderland.messages import OF_ALLY, OF_CARD, OF_CHIP
from rulewright.games.wonderland.options import NONE, OPPONENT
from rulewright.games.wonderland.state import Wonderland
from rulewright.kit.effects import Effect

TEMPER_GIVES: Final[i64] = 2


class OthersEffect(Effect[Wonderland, Affect]):
    """What a chip does to an opponent; one that is obligatory offers no `none`."""

    obliges = False

    def targets(self, g: Wonderland, affect: Affect) -> list[int]:
        """The opponents that may be chosen."""
        raise TypeError(f"{type(self).__name__} names no targets")

    def choices(self, g: Wonderland, affect: Affect) -> list[int]:
        codes = [int(OPPONENT) + other for other in self.targets(g, affect)]
        return codes if self.obliges or not codes else [*codes, int(NONE)]

    def decider(self, g: Wonderland, affect: Affect) -> i64:
        return affect.seat

    def choose(self, g: Wonderland, affect: Affect, code: i64) -> bool:
        if code != NONE:
            self.strike(g, affect, code - OPPONENT)
        return False

    def strike(self, g: Wonderland, affect: Affect, other: i64) -> None:
        """What happens to the chosen opponent, and what it brings."""
        raise TypeError(f"{type(self).__name__} does nothing")


class FlamingoD(OthersEffect):
    """Flamingo D: an opponent with more strength gains 1 shard (WW-458)."""

    obliges = True

    def targets(self, g: Wonderland, affect: Affect) -> list[int]:
        return stronger(g, battle_of(g), affect.seat)

    def strike(self, g: Wonderland, affect: Affect, other: i64) -> None:
        g.seats[other].shards += 1
        g.tell("gives_shard_to", affect.seat, other, OF_ALLY + FLAMINGOS)


class Amulet(OthersEffect):
    """Duchess's Amulet: the last chip of an opponent's madness track goes back into that bag (WW-568)."""

    obliges = True

    def targets(self, g: Wonderland, affect: Affect) -> list[int]:
        return opponents(g, battle_of(g), affect.seat)

    def strike(self, g: Wonderland, affect: Affect, other: i64) -> None:
        if g.seats[other].madness:
            chip = g.seats[other].madness.pop()
            g.seats[other].bag[chip] += 1
            g.tell("amulet_works", affect.seat, other, chip)
        else:
            g.tell("amulet_idle", affect.seat, other)


class Crown(OthersEffect):
    """Knave's Crown: the next chip of an opponent who still fights gets -2 strength (WW-567)."""

    obliges = True

    def targets(self, g: Wonderland, affect: Affect) -> list[int]:
        there = fighting(battle_of(g))
        return [other for other in opponents(g, battle_of(g), affect.seat) if other in there]

    def strike(self, g: Wonderland, affect: Affect, other: i64) -> None:
        fighter_of(battle_of(g), other).crown += 1
        g.tell("crowns", affect.seat, other)


class RoyalTemper(OthersEffect):
    """Royal Temper: a stronger opponent with two units here loses a supporter; the Queen gains 2 strength (WW-520)."""

    def targets(self, g: Wonderland, affect: Affect) -> list[int]:
        battle = battle_of(g)
        return [
            other
            for other in stronger(g, battle, affect.seat)
            if g.seats[other].units_in(battle.region) >= 2 and g.seats[other].supporters[battle.region] > 0
        ]

    def strike(self, g: Wonderland, affect: Affect, other: i64) -> None:
        battle = battle_of(g)
        player = g.seats[other]
        player.supporters[battle.region] -= 1
        player.supporters[SUPPLY] += 1
        battle.lost += 1
        g.tell("loses_head", affect.seat, other)
        if player.figures[DUCHESS] == battle.region:
            player.vp += 1
            g.tell("vp_by", other, OF_CARD + DUCHESS, 1)
        draw_of(g).gain[affect.seat] += int(TEMPER_GIVES)
        g.tell("strength_by", affect.seat, ROYAL_TEMPER, TEMPER_GIVES)


class ClawsThatCatch(OthersEffect):
    """The Claws That Catch: 1 poison chip of the pool into the bag of a stronger opponent (WW-531)."""

    def targets(self, g: Wonderland, affect: Affect) -> list[int]:
        return stronger(g, battle_of(g), affect.seat) if g.poison_pool > 0 else []

    def strike(self, g: Wonderland, affect: Affect, other: i64) -> None:
        g.poison_pool -= 1
        g.seats[other].bag[POISON] += 1
        g.tell("claws", affect.seat, other)


class NightmarishSmile(OthersEffect):
    """Nightmarish Smile: 1 own shard to an opponent, then 1 strength (WW-550)."""

    def targets(self, g: Wonderland, affect: Affect) -> list[int]:
        return opponents(g, battle_of(g), affect.seat) if g.seats[affect.seat].shards > 0 else []

    def strike(self, g: Wonderland, affect: Affect, other: i64) -> None:
        g.seats[affect.seat].shards -= 1
        g.seats[other].shards += 1
        draw_of(g).gain[affect.seat] += 1
        g.tell("gives_shard_to", affect.seat, other, NIGHTMARISH_SMILE)
        g.tell("strength_by", affect.seat, NIGHTMARISH_SMILE, 1)


FLAMINGO_D: Final = FlamingoD()
AMULET_EFFECT: Final = Amulet()
CROWN_EFFECT: Final = Crown()
ROYAL_TEMPER_EFFECT: Final = RoyalTemper()
CLAWS_EFFECT: Final = ClawsThatCatch()
SMILE_EFFECT: Final = NightmarishSmile()


def others_effect(g: Wonderland, seat: i64, chip: i64) -> OthersEffect | None:
    """WW-246: the effect on others that a chip of a player has, if any."""
    if chip == ARTIFACT:
        player = g.seats[seat]
        if player.has(ROYAL_TEMPER):
            return ROYAL_TEMPER_EFFECT
        if player.has(CLAWS_THAT_CATCH):
            return CLAWS_EFFECT
        return SMILE_EFFECT if player.has(NIGHTMARISH_SMILE) else None
    if chip == AMULET:
        return AMULET_EFFECT
    if chip == CROWN:
        return CROWN_EFFECT
    return FLAMINGO_D if is_type(chip, FLAMINGOS) and g.ally_cards[FLAMINGOS] == SET_D else None


def power_on_others(g: Wonderland, seat: i64, chip: i64) -> i64:
    """What the effect of a chip on others is called: an artifact ability, an item, the Flamingo."""
    if chip == ARTIFACT:
        for ability in (ROYAL_TEMPER, CLAWS_THAT_CATCH):
            if g.seats[seat].has(ability):
                return ability
        return NIGHTMARISH_SMILE
    return OF_ALLY + FLAMINGOS if is_type(chip, FLAMINGOS) else OF_CHIP + chip


class ChooseOpponent(Choice[Affect]):
    """D-40 choose_opponent (WW-005): `opponent:<player>`, of artifact abilities also `none`."""

    def options(self, g: Wonderland, frame: Affect, seat: i64) -> list[int]:
        effect = others_effect(g, frame.seat, frame.chip)
        return [] if effect is None else effect.choices(g, frame)

    def default(self, g: Wonderland, frame: Affect, seat: i64) -> i64:
        """The opponent with most strength, then most VP."""
        battle = battle_of(g)
        codes = [code for code in self.options(g, frame, seat) if code != NONE]
        best: i64 = codes[0]
        for code in codes:
            one, two = fighter_of(battle, code - OPPONENT).strength, fighter_of(battle, best - OPPONENT).strength
            if one > two or (one == two and g.seats[code - OPPONENT].vp > g.seats[best - OPPONENT].vp):
                best = code
        return best

    def arguments(self, g: Wonderland, frame: Affect, seat: i64) -> dict[str, int | str]:
        return {"power": g.game.argument("power", power_on_others(g, frame.seat, frame.chip))}


CHOOSE_OPPONENT: Final = ChooseOpponent("choose_opponent", ("WW-005",), "WW-600")


def ask_opponent(frame: Affect, g: Wonderland) -> None:
    """WW-211, stage 3: nothing is asked without a legal opponent."""
    if CHOOSE_OPPONENT.options(g, frame, frame.seat):
        ask_seat(g, frame, CHOOSE_OPPONENT, frame.seat)
    else:
        leave(g)


def strike_opponent(frame: Affect, g: Wonderland) -> None:
    effect = others_effect(g, frame.seat, frame.chip)
    if effect is not None:
        effect.choose(g, frame, g.answers[frame.seat])
    leave(g)


steps(Affect, step("start", ask_opponent, strike_opponent))
