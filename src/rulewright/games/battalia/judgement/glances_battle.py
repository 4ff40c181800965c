"""Glances at attacks and battles: targets, heroes, cards to add, retreats, what the Mask takes."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.games.battalia.battle.adding import cardlike_of
from rulewright.games.battalia.battle.battle import battle_of
from rulewright.games.battalia.battle.frames import AT_CITY, ATTACK, DEFENCE, AttackingHeroes, Battle, Raise
from rulewright.games.battalia.battle.strength import has_morale, total
from rulewright.games.battalia.content import LORD, faction_of, type_of
from rulewright.games.battalia.ids import SUPPLY
from rulewright.games.battalia.items import (
    ATTACHED,
    CARDLIKE,
    SIMPLE_SOURCES,
    UNIT_KEYS,
    card_of,
    is_crown_source,
    is_title_source,
    item_of_source,
)
from rulewright.games.battalia.judgement.battle_outlook import chance_of, might
from rulewright.games.battalia.judgement.map_outlook import target_worths
from rulewright.games.battalia.judgement.plan import chance_on
from rulewright.games.battalia.judgement.worths import CARD_STRENGTHS, CARD_WORTHS, HERO_WORTH
from rulewright.games.battalia.lines.preparing import title_worth
from rulewright.games.battalia.lines.windows import is_drink
from rulewright.games.battalia.options import (
    ABILITY,
    ADD,
    ADD_TO,
    AMBUSH_TO,
    AS,
    BERSERK,
    DONE,
    LAY,
    MASK,
    NO,
    ROLL,
    SACRIFICE,
    STAY,
    STRIKE_TO,
    TARGET_CITY,
    TARGET_HEROES,
    TARGET_RUINS,
)
from rulewright.games.battalia.state import VETERAN, Battalia
from rulewright.kit.judging import Glance, asked_by

ENOUGH: Final = 3.0
"""Points of a card that decides the battle."""


# Declaring


def targets(g: Battalia, seat: i64, codes: list[int]) -> list[float]:
    """What can be won, by how likely it is."""
    worths = target_worths(g, seat)
    points: list[float] = []
    for code in codes:
        if code >= TARGET_HEROES:
            points.append(0.3)
        elif code >= TARGET_RUINS:
            points.append(worths[code - TARGET_RUINS] * chance_on(g, seat, code - TARGET_RUINS))
        else:
            square = code - TARGET_CITY
            points.append(worths[square] * chance_on(g, seat, square))
    return points


def attackers(g: Battalia, seat: i64, codes: list[int]) -> list[float]:
    """BA-152: all heroes for a city of a player; one, where it must be enough and could be lost."""
    frame = asked_by(g, AttackingHeroes)
    bold = g.owner[frame.square] >= 0 or g.seats[seat].veteran == VETERAN or not frame.heroes
    return [0.0 if (code == DONE) == bold else 0.5 for code in codes]


def defenders(g: Battalia, seat: i64, codes: list[int]) -> list[float]:
    """BA-155: heroes take part if the place is likely to be held; else they are spared."""
    held = chance_of(g, battle_of(g)) < 0.5
    return [0.2 if (code == DONE) != held else 0.0 for code in codes]


def berserk(g: Battalia, seat: i64, codes: list[int]) -> list[float]:
    return [0.5 if code == BERSERK else 0.0 for code in codes]


# Adding cards


def additions(g: Battalia, seat: i64, codes: list[int]) -> list[float]:
    """BA-155, BA-156: the cheapest card that is enough; if none is, the strongest, as long as there is hope."""
    battle = battle_of(g)
    raising = isinstance(g.stack[len(g.stack) - 1], Raise)
    side = battle.side if raising else ATTACK
    own = total(g, battle, side)
    other = total(g, battle, DEFENCE if side == ATTACK else ATTACK)
    missing = other - own + (1 if side == ATTACK else 0)
    if missing <= 0:
        return [
            1.0 if code == DONE else -1.0 - 0.1 * float(strength_added(g, battle, side, seat, code)) for code in codes
        ]
    if battle.defender >= 0 and not raising:
        return [1.0 if code == DONE else 0.0 for code in codes]
    hopeless = might(g, seat) + 4 < missing
    points: list[float] = []
    for code in codes:
        if code == DONE:
            points.append(1.0 if hopeless else -1.0)
            continue
        added = strength_added(g, battle, side, seat, code)
        if added >= missing:
            points.append(ENOUGH - 0.1 * float(added - missing))
        else:
            points.append(0.25 * float(added) - 0.2)
    return points


def strength_added(g: Battalia, battle: Battle, side: i64, seat: i64, code: i64) -> i64:
    """By how much an option changes the total of its side, morale included (BA-157, BA-159)."""
    if code == DONE:
        return 0
    if code == ABILITY:
        return 3
    if is_drink(code):
        return 4
    if code >= ADD_TO or (AMBUSH_TO <= code < ADD):
        return attached_strength(g, code) + morale_change(g, battle, side, seat, attached_card(code))
    if code >= ADD + CARDLIKE:
        return 2
    card = card_of(cardlike_of(code))
    strength: i64 = CARD_STRENGTHS[card]
    if card < 16 and g.seats[seat].veteran == VETERAN:
        strength += 1
    if type_of(card) in (0, 2) and g.day_of_type(type_of(card)):
        strength += 1
    return strength + morale_change(g, battle, side, seat, card)


def attached_number(code: i64) -> i64:
    """What an adding key with a unit says: a source and a unit key."""
    if code >= STRIKE_TO:
        return (code - STRIKE_TO) % (SIMPLE_SOURCES * UNIT_KEYS)
    return code - AMBUSH_TO if code < ADD_TO else code - ADD_TO


def attached_card(code: i64) -> i64:
    return card_of(item_of_source(attached_number(code) // UNIT_KEYS))


def attached_strength(g: Battalia, code: i64) -> i64:
    """BA-214, BA-215: what a Title, Crown, Scroll or Book adds to a unit of the line."""
    number = attached_number(code)
    source = number // UNIT_KEYS
    rank: i64 = number % UNIT_KEYS // ATTACHED // 2 // 8
    if is_title_source(source):
        return min(LORD - rank, title_worth(g)) if rank < LORD else 0
    if is_crown_source(source):
        return LORD - rank
    return rank + 1


def morale_change(g: Battalia, battle: Battle, side: i64, seat: i64, card: i64) -> i64:
    """What a card does to the morale of a line."""
    heroes: i64 = len(battle.heroes) if side == ATTACK else len(battle.defending)
    if heroes == 0:
        return 0
    line = battle.line(side)
    each: i64 = 4 if g.seats[seat].veteran == VETERAN else 1
    if not line:
        return heroes * each
    if not has_morale(line) or faction_of(card) < 0:
        return 0
    for entry in line:
        faction = faction_of(card_of(entry.card))
        if faction >= 0 and faction != faction_of(card):
            return -heroes * each
    return 0


# Retreat


def retreats(g: Battalia, seat: i64, codes: list[int]) -> list[float]:
    """BA-165: heroes leave a battle that is likely to be lost."""
    battle = battle_of(g)
    lost = chance_of(g, battle)
    if battle.what == AT_CITY:
        lost -= 0.2
    return [0.0 if code == STAY else HERO_WORTH * lost - 0.4 for code in codes]


def paths(g: Battalia, seat: i64, codes: list[int]) -> list[float]:
    """Supplies before star dust and Horses; then anywhere."""
    return [0.1 if code == LAY + SUPPLY else 0.0 for code in codes]


# What is sacrificed, rolled and taken


def offerings(g: Battalia, seat: i64, codes: list[int]) -> list[float]:
    """The card that is worth least."""
    return [-5.0 * CARD_WORTHS[code - SACRIFICE] if code >= SACRIFICE and code != NO else -0.4 for code in codes]


def talismans(g: Battalia, seat: i64, codes: list[int]) -> list[float]:
    """BA-216: the highest roll, the highest rank."""
    points: list[float] = []
    for code in codes:
        if ROLL <= code < ROLL + 6:
            number = code - ROLL + 1
            points.append(5.0 if number == 6 else float(number) if number < 5 else 1.0)
        else:
            points.append(float(code - AS) if code - AS <= LORD else 0.5)
    return points


def masked(g: Battalia, seat: i64, codes: list[int]) -> list[float]:
    """BA-279: the strongest unit."""
    return [-0.5 if code == DONE else float((code - MASK) // ATTACHED // 2 // 8) for code in codes]


GLANCES_AT_BATTLES: Final[dict[str, Glance[Battalia]]] = {
    "target": targets,
    "heroes": attackers,
    "defenders": defenders,
    "berserk": berserk,
    "opening": additions,
    "raise": additions,
    "retreat": retreats,
    "path": paths,
    "offering": offerings,
    "anew": offerings,
    "sacrifice": offerings,
    "talisman": talismans,
    "rolls": talismans,
    "mask": masked,
}
