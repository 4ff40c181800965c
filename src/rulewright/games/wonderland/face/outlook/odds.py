"""Odds of a battle with open bags: what the next chip brings, exactly, and how often the battle is won, played out.

Nothing is asked here with closed bags: then nobody may look into one during the war (WW-204, WW-602).
"""

from __future__ import annotations

from typing import Final, NamedTuple

from rulewright.core.chance import seed_of
from rulewright.games.wonderland.battle.frames import BUST, Battle, Draw
from rulewright.games.wonderland.chips import is_harm, kinds_in
from rulewright.games.wonderland.face.outlook.ground import OVER_99, UNDER_1, inner
from rulewright.games.wonderland.fights import fighter_of
from rulewright.games.wonderland.ids import CHIP_COUNT
from rulewright.games.wonderland.options import DRAW, HALT
from rulewright.games.wonderland.state import Wonderland

BATTLES: Final = 50
"""So many battles are played out for a percentage."""
MOST_STEPS: Final = 400
SEED: Final = seed_of(b"battles of Wonderland")


class NextChip(NamedTuple):
    """What a draw of one chip brings: how likely it harms, and how likely its player is bust after it."""

    harm: float
    bust: float


class Drawn(NamedTuple):
    """What a chip would bring: the strength after it, units that it costs, whether the shield stops it."""

    strength: int
    lost: int
    bust: bool
    blocked: bool


def next_chip(g: Wonderland, seat: int) -> NextChip:
    """Each chip of the bag tried out, as often as the bag has it; what it asks is answered as an absent player's."""
    bag = g.seats[seat].bag
    if not any(bag):
        return NextChip(0.0, 0.0)
    harm = bust = 0
    for chip in kinds_in(bag):
        if is_harm(chip):
            harm += bag[chip]
            bust += bag[chip] if drawn(g, seat, chip).bust else 0
    return NextChip(harm / sum(bag), bust / sum(bag))


def drawn(g: Wonderland, seat: int, chip: int) -> Drawn:
    """What becomes of somebody who draws this chip now, asked or sealed already; all others stay where they are."""
    world = imagined(g, 0)
    player = world.seats[seat]
    player.bag = [0] * int(CHIP_COUNT)
    player.bag[chip] = 1
    battle = inner(world, Battle)
    units, shield = player.units_in(battle.region), player.shield
    seal(world, seat)
    world.answers[seat] = -1
    world.asking |= 1 << seat
    world.choose(seat, "draw")
    for _ in range(MOST_STEPS):
        if world.over or not any(isinstance(frame, Draw) for frame in world.stack):
            break
        answer(world)
    fighter = fighter_of(battle, seat)
    lost = max(0, int(units - player.units_in(battle.region)))
    return Drawn(int(fighter.strength), lost, fighter.status == BUST, is_harm(chip) and player.shield != shield)


def win_odds(g: Wonderland, seat: int, key: str) -> int:
    """How often a choice leads to first place, alone or shared, if everybody else goes on as an absent player does.

    In whole per cents; what never or always came is no certainty.
    """
    won = sum(wins(g, seat, key, number) for number in range(BATTLES))
    return UNDER_1 if won == 0 else OVER_99 if won == BATTLES else round(100 * won / BATTLES)


def wins(g: Wonderland, seat: int, key: str, number: int) -> bool:
    """One battle, with chances of its own."""
    world = imagined(g, number)
    world.narration = []
    seal(world, seat, default=True)
    world.choose(seat, key)
    read = 0
    for _ in range(MOST_STEPS):
        told = [line for line in world.narration[read:] if line.message in DECIDED]
        if told or world.over:
            return any(line.numbers[0] == seat for line in told if line.message != "nobody_wins")
        read = len(world.narration)
        answer(world)
    return False


DECIDED: Final = ("wins_region", "ties_first", "meets_resistance", "nobody_wins")
"""Lines that tell how a battle ended."""


def imagined(g: Wonderland, number: int) -> Wonderland:
    """A copy in which nobody looks on."""
    world = g.copy()
    world.journal = None
    world.narration = None
    world.seed = SEED
    world.chances = number * 1000
    return world


def seal(world: Wonderland, seat: int, default: bool = False) -> None:
    """Gives the others an answer in place of what they may have sealed: what an absent player does, or to halt."""
    decision = world.asked
    if decision is None or not world.sealed:
        return
    frame = world.stack[-1]
    for other in range(world.players):
        codes = decision.options(world, frame, other) if other != seat and is_part(world, other) else []
        if codes:
            chosen = decision.default(world, frame, other) if default else HALT if HALT in codes else DRAW
            world.answers[other] = int(chosen)
            world.asking &= ~(1 << other)


def is_part(world: Wonderland, seat: int) -> bool:
    """Whether a seat is asked in the present question, or has answered it."""
    return bool(world.asking >> seat & 1) or world.answers[seat] >= 0


def answer(world: Wonderland) -> None:
    """Answers the next question as an absent player does."""
    decision = world.asked
    assert decision is not None
    seat = next(seat for seat in range(world.players) if world.asking >> seat & 1)
    world.apply(seat, int(decision.default(world, world.stack[-1], seat)))
