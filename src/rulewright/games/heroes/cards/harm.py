"""Wounds that reach a side, and the end of a battle by elimination (MH-455, MH-458, MH-473)."""

from __future__ import annotations

from mypy_extensions import i64

from rulewright.core.frame import abandon, call, go_to
from rulewright.games.heroes.battle.frames import Assign, Battle, Side
from rulewright.games.heroes.fights import FIRST_ENCOUNTER, is_dead
from rulewright.games.heroes.ids import ARMOUR
from rulewright.games.heroes.state import Heroes


def wound_side(g: Heroes, battle: Battle, side: i64, wounds: i64) -> None:
    """MH-638: wounds that belong to no attack; the last thing of a step."""
    party = battle.sides[side]
    if party.encounter < 0:
        call(g, Assign(side, wounds))
        return
    wound_encounter(g, party, wounds)
    end_if_eliminated(g, battle, side)


def wound_encounter(g: Heroes, side: Side, wounds: i64) -> i64:
    """MH-455, MH-458: wound tokens on an encounter; those that count as inflicted are returned."""
    if wounds > 0 and g.tables.encounter_ability[side.encounter] == ARMOUR and not side.armour:
        side.armour.append(int(FIRST_ENCOUNTER + side.encounter))
        g.tell("armour", FIRST_ENCOUNTER + side.encounter)
        wounds -= 1
    left = g.tables.number[side.encounter] - side.wounds
    taken = min(wounds, left)
    if taken > 0:
        side.wounds += taken
        g.tell("encounter_wounded", side.encounter, taken, left - taken)
    return taken


def end_if_eliminated(g: Heroes, battle: Battle, side: i64) -> bool:
    """MH-473: a side that is eliminated has lost at once; nothing else of the battle happens."""
    if not is_dead(g, battle.sides[side]):
        return False
    end_battle(g, battle, 1 - side)
    return True


def end_battle(g: Heroes, battle: Battle, winner: i64) -> None:
    """MH-471, MH-514: everything in progress inside the battle is dropped, and its end begins."""
    depth: i64 = 1
    while g.stack[depth - 1] is not battle:
        depth += 1
    abandon(g, depth)
    battle.winner = winner
    battle.order = []
    battle.ask = []
    battle.stage = 0
    go_to(battle, "over")
