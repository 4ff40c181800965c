"""Tactics cards of battles, and Sir Valadir: what each lets its player choose, and what it does (CONTENT.md 10 and 15).

They are played in the windows of a battle (RW-305, RW-324); what they do to it stands in battle/actions_on_battle.py.
How a card is played and asked is in playing.py.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.core.frame import call
from rulewright.core.narration import MessageKind
from rulewright.games.runewars.battle import actions_on_battle as battles
from rulewright.games.runewars.battle.frames import Battle, Damages
from rulewright.games.runewars.battle.routs_and_damage import current_battle, side_of
from rulewright.games.runewars.cards.ability import (
    END_OF_DEFENCE,
    START_OF_DEFENCE,
    W_B1,
    W_B2,
    W_B3,
    BattleProspect,
    CardAbility,
    TacticsCard,
)
from rulewright.games.runewars.cards.frames import Card
from rulewright.games.runewars.content import is_routed
from rulewright.games.runewars.ids import VALADIR
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


class TacticalRetreat(TacticsCard):
    """Tactical Retreat: as the defender at the start, call the battle off; your units retreat, routed, to one friendly
    area beside it, and the attacker takes the area (RW-308).
    """

    moments = START_OF_DEFENCE
    kept = 1.0

    def fits(self, g: Runewars, card: Card) -> bool:
        return True

    def effect(self, g: Runewars, card: Card) -> None:
        battles.call_off(g, current_battle(g))

    def glance(self, g: Runewars, card: Card) -> float:
        return -1.0

    def glance_in_battle(self, g: Runewars, card: Card, prospect: BattleProspect) -> float:
        return 2.0 * (0.3 - prospect.mine) * (1.0 + 0.4 * prospect.defenders) - 0.5


class SummonLightning(TacticsCard):
    """Summon Lightning: at the start of a battle deal 4 damage to the other side, which assigns it (RW-355)."""

    moments = W_B1
    kept = 1.0

    def fits(self, g: Runewars, card: Card) -> bool:
        battle = current_battle(g)
        return bool(side_of(battle, 1 - number_of(battle, card.seat)).units)

    def effect(self, g: Runewars, card: Card) -> None:
        battle = current_battle(g)
        g.tell("lightning_strikes", LIGHTNING, battle.area)
        call(g, Damages(1 - number_of(battle, card.seat), LIGHTNING))

    def glance(self, g: Runewars, card: Card) -> float:
        return 0.8

    def glance_in_battle(self, g: Runewars, card: Card, prospect: BattleProspect) -> float:
        return prospect.stake * 0.4 * prospect.open + 0.15 * prospect.enemies - 0.6


class ToTheVictor(TacticsCard):
    """To the Victor: played at the start; the winner of the battle gains 2 influence and draws 2 Tactics cards, paid
    after it (W-B5). Copies add up; a battle that is called off pays nothing.
    """

    moments = W_B1
    kept = 0.5

    def fits(self, g: Runewars, card: Card) -> bool:
        return True

    def effect(self, g: Runewars, card: Card) -> None:
        battles.note_victor_card(current_battle(g))

    def glance(self, g: Runewars, card: Card) -> float:
        return 0.3

    def glance_in_battle(self, g: Runewars, card: Card, prospect: BattleProspect) -> float:
        return 3.0 * (prospect.mine - 0.6)


class Ambush(TacticsCard):
    """Ambush: at the start of a battle choose one of your types that take part; its initiative is 1 (RW-311)."""

    moments = W_B1
    kept = 0.4

    def choices(self, g: Runewars, card: Card) -> list[int]:
        if card.picked:
            return []
        battle = current_battle(g)
        return [TYPE + unit for unit in battles.participating_types(battle, number_of(battle, card.seat))]

    def effect(self, g: Runewars, card: Card) -> None:
        battle = current_battle(g)
        unit = card.picked[0] - TYPE
        battles.ambush(battle, number_of(battle, card.seat), unit)
        g.tell("ambushes", card.seat, unit)

    def glance(self, g: Runewars, card: Card) -> float:
        return 0.2


class HoldTheLine(TacticsCard):
    """Hold the Line: as the defender after the last round, your side has +2 strength in this battle (RW-334)."""

    moments = END_OF_DEFENCE
    kept = 1.0

    def fits(self, g: Runewars, card: Card) -> bool:
        return True

    def effect(self, g: Runewars, card: Card) -> None:
        battle = current_battle(g)
        battles.add_strength(battle, number_of(battle, card.seat), STRENGTH_OF_THE_LINE)
        g.tell("holds_the_line", card.seat, STRENGTH_OF_THE_LINE)

    def glance(self, g: Runewars, card: Card) -> float:
        return 1.0

    def glance_in_battle(self, g: Runewars, card: Card, prospect: BattleProspect) -> float:
        return prospect.stake * 0.5 * prospect.open - 0.5


# Rally Cry and Sir Valadir (RW-321)


def to_stand(card: Card, labels: list[int], most: i64) -> list[int]:
    """Units that may still be picked to stand up; one may stop at any time."""
    if len(card.picked) == most:
        return []
    codes = still_open(labels, card, STAND)
    if codes:
        codes.append(DONE)
    return codes


def stand_up(g: Runewars, card: Card) -> None:
    """RW-917: all of them together."""
    battle = current_battle(g)
    for code in card.picked:
        battles.stand_up(g, battle, number_of(battle, card.seat), code - STAND)


class RallyCry(TacticsCard):
    """Rally Cry: up to four of your routed units in the contested area stand up, at the start of a battle or between
    its rounds; they take part from now on (RW-321).
    """

    moments = W_B1 | W_B2 | W_B3
    kept = 1.0

    def choices(self, g: Runewars, card: Card) -> list[int]:
        """Routed in this battle or earlier."""
        battle = current_battle(g)
        return to_stand(card, battles.routed_units(g, battle, number_of(battle, card.seat)), MOST_RALLIED)

    def effect(self, g: Runewars, card: Card) -> None:
        stand_up(g, card)

    def glance(self, g: Runewars, card: Card) -> float:
        return 0.5

    def glance_in_battle(self, g: Runewars, card: Card, prospect: BattleProspect) -> float:
        battle = current_battle(g)
        routed = 0.0
        for label in side_of(battle, number_of(battle, card.seat)).units:
            if is_routed(label):
                routed += 1.0
        return prospect.stake * 0.15 * routed * prospect.open + 0.2 * routed - 0.8


class InspiringPresence(CardAbility):
    """Sir Valadir, Inspiring Presence: once per battle, at its start, up to two units of the defender that were routed
    before stand up, while Valadir stands in the area.
    """

    moments = START_OF_DEFENCE

    def fits(self, g: Runewars, card: Card) -> bool:
        battle = current_battle(g)
        if g.hero_seat[VALADIR] != card.seat or g.hero_area[VALADIR] != battle.area or g.hero_routed >> VALADIR & 1:
            return False
        if battle.valadir or battle.defender.seat != card.seat or not battles.takes_part(g, battle, DEFENDER):
            return False
        return bool(battles.units_routed_before(g, battle))

    def choices(self, g: Runewars, card: Card) -> list[int]:
        return to_stand(card, battles.units_routed_before(g, current_battle(g)), MOST_INSPIRED)

    def effect(self, g: Runewars, card: Card) -> None:
        stand_up(g, card)

    def glance(self, g: Runewars, card: Card) -> float:
        return 1.0
