"""Tactics cards of battles, and Sir Valadir: what each lets its player choose, and what it does (CONTENT.md 10 and 15).

They are played in the windows of a battle (RW-305, RW-324); what they do to it stands in battle/actions_on_battle.py.
How a card is played and asked is in playing.py. The tables at the end are like those of tactics_movement.py.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from rulewright.core.frame import call
from rulewright.core.narration import MessageKind
from rulewright.games.runewars.battle import actions_on_battle as battles
from rulewright.games.runewars.battle.frames import Battle, Damages
from rulewright.games.runewars.battle.routs_and_damage import current_battle, side_of
from rulewright.games.runewars.cards.frames import Card
from rulewright.games.runewars.ids import (
    AMBUSH,
    HOLD_THE_LINE,
    RALLY_CRY,
    SUMMON_LIGHTNING,
    TACTICAL_RETREAT,
    TO_THE_VICTOR,
    VALADIR,
)
from rulewright.games.runewars.options import DONE, STAND, TYPE
from rulewright.games.runewars.state import Runewars
from rulewright.kit.contests import ATTACKER, DEFENDER
from rulewright.kit.piles import distinct

MESSAGES: Final[dict[str, MessageKind]] = {
    "lightning_strikes": MessageKind(("number", "area"), "RW-357"),
    "ambushes": MessageKind(("seat", "unit"), "RW-311"),
    "holds_the_line": MessageKind(("seat", "number"), "RW-334"),
}
VALADIR_CARD: Final[i64] = 51
"""Sir Valadir's ability as the card of a frame; after the Tactics cards, the Rewards and the Captain."""
LIGHTNING: Final[i64] = 4
MOST_RALLIED: Final[i64] = 4
MOST_INSPIRED: Final[i64] = 2
STRENGTH_OF_THE_LINE: Final[i64] = 2


def number_of(battle: Battle, seat: i64) -> i64:
    """Which side of a battle is a player's."""
    return ATTACKER if battle.attacker.seat == seat else DEFENDER


def still_open(labels: list[int], card: Card, verb: i64) -> list[int]:
    """Each label once that was not yet picked as often as there are figures."""
    return [verb + label for label in distinct(labels) if labels.count(label) > card.picked.count(verb + label)]


def always_helps(g: Runewars, card: Card) -> bool:
    return True


# Tactical Retreat, Summon Lightning, To the Victor, Ambush, Hold the Line


def tactical_retreat(card: Card, g: Runewars) -> None:
    """RW-308: the battle is called off."""
    battles.call_off(g, current_battle(g))


def lightning_helps(g: Runewars, card: Card) -> bool:
    battle = current_battle(g)
    return bool(side_of(battle, 1 - number_of(battle, card.seat)).units)


def summon_lightning(card: Card, g: Runewars) -> None:
    """Four damage to the other side, assigned by RW-355."""
    battle = current_battle(g)
    g.tell("lightning_strikes", LIGHTNING, battle.area)
    call(g, Damages(1 - number_of(battle, card.seat), LIGHTNING))


def to_the_victor(card: Card, g: Runewars) -> None:
    """The prize is paid after the battle (W-B5); copies add up."""
    battles.note_victor_card(current_battle(g))


def ambush_choices(g: Runewars, card: Card) -> list[int]:
    """One of the player's participating types."""
    if card.picked:
        return []
    battle = current_battle(g)
    return [TYPE + unit for unit in battles.participating_types(battle, number_of(battle, card.seat))]


def ambush(card: Card, g: Runewars) -> None:
    battle = current_battle(g)
    unit = card.picked[0] - TYPE
    battles.ambush(battle, number_of(battle, card.seat), unit)
    g.tell("ambushes", card.seat, unit)


def hold_the_line(card: Card, g: Runewars) -> None:
    battle = current_battle(g)
    battles.add_strength(battle, number_of(battle, card.seat), STRENGTH_OF_THE_LINE)
    g.tell("holds_the_line", card.seat, STRENGTH_OF_THE_LINE)


# Rally Cry and Sir Valadir (RW-321)


def rally_cry_choices(g: Runewars, card: Card) -> list[int]:
    """Up to four routed units, routed in this battle or earlier."""
    battle = current_battle(g)
    return to_stand(card, battles.routed_units(g, battle, number_of(battle, card.seat)), MOST_RALLIED)


def valadir_choices(g: Runewars, card: Card) -> list[int]:
    """Up to two units that were routed before the battle."""
    return to_stand(card, battles.units_routed_before(g, current_battle(g)), MOST_INSPIRED)


def to_stand(card: Card, labels: list[int], most: i64) -> list[int]:
    if len(card.picked) == most:
        return []
    choices = still_open(labels, card, STAND)
    if choices:
        choices.append(DONE)
    return choices


def stand_up(card: Card, g: Runewars) -> None:
    """RW-917: all of them together."""
    battle = current_battle(g)
    for code in card.picked:
        battles.stand_up(g, battle, number_of(battle, card.seat), code - STAND)


def can_inspire(g: Runewars, battle: Battle, seat: i64) -> bool:
    """Inspiring Presence: once per battle, for the defender, while Valadir stands in the area."""
    if g.hero_seat[VALADIR] != seat or g.hero_area[VALADIR] != battle.area or g.hero_routed >> VALADIR & 1:
        return False
    if battle.valadir or battle.defender.seat != seat or not battles.takes_part(g, battle, DEFENDER):
        return False
    return bool(battles.units_routed_before(g, battle))


HELPS: Final[dict[int, Callable[[Runewars, Card], bool]]] = {
    int(TACTICAL_RETREAT): always_helps,
    int(SUMMON_LIGHTNING): lightning_helps,
    int(TO_THE_VICTOR): always_helps,
    int(HOLD_THE_LINE): always_helps,
}
CHOICES: Final[dict[int, Callable[[Runewars, Card], list[int]]]] = {
    int(RALLY_CRY): rally_cry_choices,
    int(AMBUSH): ambush_choices,
    int(VALADIR_CARD): valadir_choices,
}
EFFECTS: Final[dict[int, Callable[[Card, Runewars], None]]] = {
    int(TACTICAL_RETREAT): tactical_retreat,
    int(SUMMON_LIGHTNING): summon_lightning,
    int(RALLY_CRY): stand_up,
    int(TO_THE_VICTOR): to_the_victor,
    int(AMBUSH): ambush,
    int(HOLD_THE_LINE): hold_the_line,
    int(VALADIR_CARD): stand_up,
}
