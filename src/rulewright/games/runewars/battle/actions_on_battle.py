"""What cards do to the battle in progress (`current_battle` of routs_and_damage.py). `number` is ATTACKER or DEFENDER.

    takes_part(g, battle, number)            whether the side may play cards for battles at all (RW-307)
    routed_units(g, battle, number)          what Rally Cry may stand up: labels, one for each unit
    units_routed_before(g, battle)           the same for Sir Valadir: those of the defender that do not take part
    stand_up(g, battle, number, label)       such a unit stands and takes part from now on (RW-321)
    participating_types(battle, number)      what Ambush may choose
    ambush(battle, number, unit)             its initiative is 1 in this battle
    add_strength(battle, number, amount)     Hold the Line, Lay Siege
    note_victor_card(battle)                 To the Victor
    call_off(g, battle)                      Tactical Retreat; calls procedures, so it is the last thing of a step
    routs_and_damage.rout_unit, Damages, Routs   Ice Storm, Summon Lightning: `call(g, Damages(number, 4))`

A window of the battle closes at once when `battle.cancelled` is set.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.core.frame import call
from rulewright.core.narration import MessageKind
from rulewright.games.runewars.battle.frames import Battle, Retreat
from rulewright.games.runewars.battle.outcome import destroy_routed
from rulewright.games.runewars.battle.routs_and_damage import side_of, types_of
from rulewright.games.runewars.content import HOME_FACTION, NONE, is_routed, stand_label
from rulewright.games.runewars.state import Runewars
from rulewright.kit.contests import ATTACKER, DEFENDER
from rulewright.kit.piles import insert

MESSAGES: Final[dict[str, MessageKind]] = {
    "stands_up": MessageKind(("label", "area", "side"), "RW-321"),
    "battle_cancelled": MessageKind(("seat", "area"), "RW-308"),
}


def takes_part(g: Runewars, battle: Battle, number: i64) -> bool:
    """RW-307, RW-954: with units in the battle, or as the defender of a stronghold or home realm area."""
    side = side_of(battle, number)
    if side.units or side.seat == NONE:
        return side.seat != NONE
    if number == ATTACKER:
        return False
    return g.stronghold[battle.area] == side.seat or HOME_FACTION[battle.area] == g.seats[side.seat].faction


def units_routed_before(g: Runewars, battle: Battle) -> list[int]:
    """RW-303: the defender's units in the area that do not take part."""
    return g.units[battle.area][:]


def routed_units(g: Runewars, battle: Battle, number: i64) -> list[int]:
    """A side's routed units in the contested area, routed in this battle or before it."""
    labels = [label for label in side_of(battle, number).units if is_routed(label)]
    if number == DEFENDER:
        labels += units_routed_before(g, battle)
    labels.sort()
    return labels


def stand_up(g: Runewars, battle: Battle, number: i64, label: i64) -> None:
    """RW-321: a routed unit stands and takes part; of equal ones first the one that does not take part yet."""
    side = side_of(battle, number)
    if number == DEFENDER and label in g.units[battle.area]:
        g.units[battle.area].remove(label)
    else:
        side.units.remove(label)
    insert(side.units, stand_label(label))
    g.tell("stands_up", stand_label(label), battle.area, number)


def participating_types(battle: Battle, number: i64) -> list[int]:
    return types_of(side_of(battle, number).units)


def ambush(battle: Battle, number: i64, unit: i64) -> None:
    """Ambush: the initiative of a type is 1 in this battle."""
    insert(side_of(battle, number).quick, unit)


def add_strength(battle: Battle, number: i64, amount: i64) -> None:
    """RW-334: a bonus for the whole battle."""
    side_of(battle, number).strength += amount


def note_victor_card(battle: Battle) -> None:
    battle.victor_cards += 1


def call_off(g: Runewars, battle: Battle) -> None:
    """RW-308, Tactical Retreat: no rounds; the defender goes to a friendly area, units routed before are destroyed."""
    battle.cancelled = True
    defender = battle.defender
    g.tell("battle_cancelled", defender.seat, battle.area)
    destroy_routed(g, battle)
    if defender.units:
        retreat = Retreat(defender.seat, defender.decider)
        retreat.in_hand = defender.units
        retreat.area = battle.area
        retreat.friendly_only = True
        defender.units = []
        call(g, retreat)
