"""Fights: what the chapters about battles ask of the battle and the draw in progress."""

from __future__ import annotations

from mypy_extensions import i64

from rulewright.games.wonderland.battle.frames import BUST, FIGHTING, HALTED, Battle, Draw, Fighter
from rulewright.games.wonderland.content import RESISTANCE, TOP_STRENGTH
from rulewright.games.wonderland.order import turn_order
from rulewright.games.wonderland.state import Wonderland


def battle_of(g: Wonderland) -> Battle:
    """The battle in progress."""
    at: i64 = len(g.stack) - 1
    while at >= 0:
        frame = g.stack[at]
        if isinstance(frame, Battle):
            return frame
        at -= 1
    raise AssertionError("no battle is in progress")


def draw_of(g: Wonderland) -> Draw:
    """The draw in progress: its chips are played by the frame above it."""
    frame = g.stack[len(g.stack) - 2]
    assert isinstance(frame, Draw)
    return frame


def fighter_of(battle: Battle, seat: i64) -> Fighter:
    """A participant of a battle."""
    fighter = battle.fighters[seat]
    assert fighter is not None
    return fighter


def participants(battle: Battle) -> list[int]:
    """WW-202: the seats that take part, bust or not."""
    return [seat for seat, fighter in enumerate(battle.fighters) if fighter is not None]


def standing(battle: Battle) -> list[int]:
    """The participants that are not bust."""
    return [seat for seat, fighter in enumerate(battle.fighters) if fighter is not None and fighter.status != BUST]


def fighting(battle: Battle) -> list[int]:
    """The participants that still draw."""
    return [seat for seat, fighter in enumerate(battle.fighters) if fighter is not None and fighter.status == FIGHTING]


def opponents(g: Wonderland, battle: Battle, seat: i64) -> list[int]:
    """WW-005: the other participants that are not bust, halted ones included, in turn order."""
    there = standing(battle)
    return [other for other in turn_order(g) if other != seat and other in there]


def stronger(g: Wonderland, battle: Battle, seat: i64) -> list[int]:
    """Opponents with strictly more battle strength (WW-247)."""
    own = fighter_of(battle, seat).strength
    return [other for other in opponents(g, battle, seat) if fighter_of(battle, other).strength > own]


def add_strength(fighter: Fighter, number: i64) -> None:
    """WW-233: the marker moves; it stays between 0 and 25."""
    fighter.strength = max(0, min(TOP_STRENGTH, fighter.strength + number))


def lose_pending(fighter: Fighter) -> None:
    """WW-624, WW-567: what was due to the next chip is lost by halting and busting."""
    fighter.extra = 0
    fighter.crown = 0
    fighter.wait = False
    fighter.flamingo = False


def halt(fighter: Fighter) -> None:
    """WW-239."""
    fighter.status = HALTED
    lose_pending(fighter)


def resistance(g: Wonderland) -> i64:
    """WW-430: the local resistance of the round, for two players."""
    return RESISTANCE[g.round_of_game - 1]


def leads(g: Wonderland, battle: Battle, seat: i64) -> bool:
    """WW-235, WW-432: strictly stronger than all others that are not bust, and than the resistance of two players."""
    own = fighter_of(battle, seat).strength
    if g.players == 2 and own <= resistance(g):
        return False
    return all(fighter_of(battle, other).strength < own for other in standing(battle) if other != seat)


def points_in(g: Wonderland, region: i64) -> i64:
    """WW-301: the VP of a region's scoring token in this round."""
    token = g.scoring[region]
    return g.tables.scoring[token][g.round_of_game - 1] if token >= 0 else 0
