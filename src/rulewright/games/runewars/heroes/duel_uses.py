"""Duel uses: cards, Rewards and hero abilities of the two sides, and what the units of a quest do.

The rounds of a duel and their decisions are in duel.py and duel_rounds.py; here stands what is usable when, and what a
use does (RW-471, RW-474, RW-475, RW-485, RW-486, RW-488, RW-502). A side is ATTACKER or DEFENDER.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.core.narration import MessageKind
from rulewright.games.runewars.content import NONE, damage_on, standing, unit_of
from rulewright.games.runewars.heroes.frames import Duel, DuelSide
from rulewright.games.runewars.ids import (
    AGILITY,
    AMULET_OF_SHIELDING,
    BEASTMAN,
    BOW_OF_MOURNING,
    CARTHOS,
    CIRCLE,
    DAMAGE,
    DUELISTS_EDGE,
    DWARVEN_FIRE_BOMBS,
    GHOST_ARMOR,
    GIANT,
    GIANTS_TOLL,
    HEALING_DRAUGHT,
    HEALING_ELIXIR,
    HELLHOUND,
    MISS,
    NEST_OF_RAZORWINGS,
    RAZORWING,
    RED,
    ROUT,
    RUNEPLATE,
    SORCERER,
    SORCERERS_RITE,
    SOULBITER,
    SPECIAL,
    STRENGTH,
    SWORD_OF_KELLOS,
    WAND_OF_NEREKHALL,
)
from rulewright.games.runewars.options import PLAY, TAKE_DAMAGE, UNSTABLE, USE_REWARD
from rulewright.games.runewars.state import Runewars
from rulewright.games.runewars.world.control import attribute
from rulewright.games.runewars.world.decks import (
    discard_fate,
    discard_reward,
    discard_tactics,
    draw_fate,
    playable,
    reveal_reward,
)
from rulewright.games.runewars.world.hero_changes import heal_fully, heal_hero
from rulewright.kit.contests import ATTACKER
from rulewright.kit.piles import insert

MESSAGES: Final[dict[str, MessageKind]] = {
    "duel_uses": MessageKind(("hero", "reward"), "RW-502"),
    "duel_plays": MessageKind(("hero", "tactics"), "RW-471"),
    "duel_special": MessageKind(("hero", "number"), "RW-474"),
    "duel_unstable": MessageKind(("hero",), "RW-474"),
    "duel_deals": MessageKind(("hero", "number"), "RW-476"),
    "shield_holds": MessageKind(("hero", "reward", "number"), "RW-477"),
    "shield_fails": MessageKind(("hero", "reward"), "RW-477"),
    "foe_draws": MessageKind(("unit", "fate"), "RW-486"),
    "foe_deals": MessageKind(("unit", "number"), "RW-486"),
    "foe_stops": MessageKind(("unit",), "RW-486"),
    "foe_hurt": MessageKind(("unit",), "RW-488"),
    "foe_destroyed": MessageKind(("unit",), "RW-487"),
    "foe_undying": MessageKind(("unit",), "RW-486"),
}
GIANTS_TOLL_DAMAGE: Final[i64] = 2
ALL_DAMAGE: Final[i64] = 99

# Sides


def side_of(frame: Duel, side: i64) -> DuelSide:
    return frame.attacker_side if side == ATTACKER else frame.defender_side


def hero_of(frame: Duel, side: i64) -> i64:
    """The hero of a side; NONE for the units of a quest."""
    return frame.attacker if side == ATTACKER else frame.defender


def deal(frame: Duel, side: i64, number: i64) -> None:
    """RW-477: damage against a side is collected; it is placed later."""
    side_of(frame, side).coming += number


def zone(g: Runewars, frame: Duel, side: i64) -> i64:
    """RW-473: the place of the circle zone of a hero's card in the Fate tables; NONE without a card."""
    cards = side_of(frame, side).cards
    return cards[0] * 4 + CIRCLE if cards else NONE


def zone_kind(g: Runewars, frame: Duel, side: i64) -> i64:
    at = zone(g, frame, side)
    return MISS if at == NONE else g.tables.zone_kind[at]


def show_reward(g: Runewars, frame: Duel, side: i64, reward: i64) -> None:
    """RW-501: a used Reward is turned up."""
    reveal_reward(g, reward)
    g.tell("duel_uses", hero_of(frame, side), reward)


# Start of the duel (W-D1)


def opening_uses(g: Runewars, frame: Duel, side: i64) -> list[int]:
    """RW-471: cards and Rewards that a side can use at the start."""
    hero = hero_of(frame, side)
    if hero == NONE:
        return []
    seat = g.hero_seat[hero]
    codes: list[int] = []
    if playable(g, seat, DUELISTS_EDGE) and not side_of(frame, side).edge:
        codes.append(PLAY + DUELISTS_EDGE)
    if g.hero_damage[hero]:
        if playable(g, seat, HEALING_DRAUGHT):
            codes.append(PLAY + HEALING_DRAUGHT)
        if HEALING_ELIXIR in g.hero_rewards[hero]:
            codes.append(USE_REWARD + HEALING_ELIXIR)
    if can_shoot_first(g, frame, side):
        codes.append(USE_REWARD + BOW_OF_MOURNING)
    return codes


def can_shoot_first(g: Runewars, frame: Duel, side: i64) -> bool:
    """Bow of Mourning: once, against a hero, with the higher agility; a weapon (RW-502)."""
    own, other = hero_of(frame, side), hero_of(frame, 1 - side)
    if other == NONE or side_of(frame, side).bow or not can_wield(g, frame, side, BOW_OF_MOURNING):
        return False
    return attribute(g, own, AGILITY) > attribute(g, other, AGILITY)


def use_opening(g: Runewars, frame: Duel, side: i64, code: i64) -> None:
    """Carries out a use at the start of a duel."""
    hero = hero_of(frame, side)
    if code == USE_REWARD + HEALING_ELIXIR:
        discard_reward(g, hero, HEALING_ELIXIR)
        g.tell("duel_uses", hero, HEALING_ELIXIR)
        heal_fully(g, hero)
    elif code == USE_REWARD + BOW_OF_MOURNING:
        show_reward(g, frame, side, BOW_OF_MOURNING)
        side_of(frame, side).bow = True
        side_of(frame, side).weapon = BOW_OF_MOURNING
        deal(frame, 1 - side, 1)
    else:
        discard_tactics(g, g.hero_seat[hero], code - PLAY, True)
        g.tell("duel_plays", hero, code - PLAY)
        if code == PLAY + DUELISTS_EDGE:
            side_of(frame, side).edge = True
        else:
            heal_hero(g, hero, 3)


# SPECIAL (W-D2)


def can_wield(g: Runewars, frame: Duel, side: i64, weapon: i64) -> bool:
    """RW-502: a hero has the weapon and has used no other one in this duel."""
    used = side_of(frame, side).weapon
    return weapon in g.hero_rewards[hero_of(frame, side)] and (used == NONE or used == weapon)


def special_uses(g: Runewars, frame: Duel, side: i64) -> list[int]:
    """RW-474: 1 damage, or one Reward or ability that this icon triggers."""
    hero = hero_of(frame, side)
    codes: list[int] = [TAKE_DAMAGE]
    if hero == CARTHOS:
        codes.append(UNSTABLE)
    for reward in g.hero_rewards[hero]:
        if reward == DWARVEN_FIRE_BOMBS or (is_special_weapon(reward) and can_wield(g, frame, side, reward)):
            codes.append(USE_REWARD + reward)
    return codes


def is_special_weapon(reward: i64) -> bool:
    return reward in (SOULBITER, SWORD_OF_KELLOS, BOW_OF_MOURNING, WAND_OF_NEREKHALL)


def damage_of_special(g: Runewars, frame: Duel, side: i64, code: i64) -> i64:
    """How much damage a use of the icon deals; the Wand of Nerekhall at least."""
    if code == TAKE_DAMAGE or code == USE_REWARD + WAND_OF_NEREKHALL:
        return 1
    if code == USE_REWARD + SWORD_OF_KELLOS:
        return attribute(g, hero_of(frame, side), STRENGTH)
    return 3 if code == USE_REWARD + DWARVEN_FIRE_BOMBS else 2


def use_special(g: Runewars, frame: Duel, side: i64, code: i64) -> None:
    """Carries out the use of a SPECIAL icon, but for the tests of the Wand and of the Fire Bombs."""
    hero = hero_of(frame, side)
    own = side_of(frame, side)
    if code == UNSTABLE:
        g.tell("duel_unstable", hero)
        deal(frame, side, 1)
    elif code != TAKE_DAMAGE:
        reward = code - USE_REWARD
        show_reward(g, frame, side, reward)
        if reward == SOULBITER:
            own.soulbiter = True
        if reward != DWARVEN_FIRE_BOMBS:
            own.weapon = reward
        if reward == WAND_OF_NEREKHALL:
            return
    number = damage_of_special(g, frame, side, code)
    deal(frame, 1 - side, number)
    g.tell("duel_special", hero, number)


def resolve_plain_icon(g: Runewars, frame: Duel, side: i64) -> None:
    """RW-475, RW-476: ROUT n prevents, DAMAGE n hits the other side, MISS does nothing."""
    at = zone(g, frame, side)
    if at == NONE:
        return
    value = g.tables.zone_value[at]
    if g.tables.zone_kind[at] == ROUT:
        side_of(frame, side).stop = value
    elif g.tables.zone_kind[at] == DAMAGE:
        deal(frame, 1 - side, value)
        g.tell("duel_deals", hero_of(frame, side), value)


# Prevention (W-D1, W-D3)


def shields(g: Runewars, frame: Duel, side: i64) -> list[int]:
    """RW-502: what may prevent the damage that is coming: one armour per duel, each once at the start and per round."""
    own = side_of(frame, side)
    hero = hero_of(frame, side)
    if hero == NONE or own.coming == 0:
        return []
    codes: list[int] = []
    for armor in (GHOST_ARMOR, RUNEPLATE):
        unused = own.armor == NONE or own.armor == armor
        if unused and armor in g.hero_rewards[hero] and armor not in own.now:
            codes.append(USE_REWARD + armor)
    if AMULET_OF_SHIELDING in g.hero_rewards[hero] and not own.amulet:
        codes.append(USE_REWARD + AMULET_OF_SHIELDING)
    return codes


def use_shield(g: Runewars, frame: Duel, side: i64, reward: i64) -> None:
    """Ghost Armor: up to 2, unless a Fate card is red. Runeplate: 1. Amulet of Shielding: all, once per duel."""
    own = side_of(frame, side)
    hero = hero_of(frame, side)
    show_reward(g, frame, side, reward)
    strength: i64 = 1
    if reward == AMULET_OF_SHIELDING:
        own.amulet = True
        strength = ALL_DAMAGE
    else:
        own.armor = reward
        insert(own.now, reward)
        if reward == GHOST_ARMOR:
            strength = ghostly_protection(g)
    prevented: i64 = min(strength, own.coming)
    own.coming -= prevented
    if prevented:
        g.tell("shield_holds", hero, reward, prevented)
    else:
        g.tell("shield_fails", hero, reward)


def ghostly_protection(g: Runewars) -> i64:
    """Ghost Armor: the destiny symbol of one Fate card decides."""
    drawn = draw_fate(g, 1)
    discard_fate(g, drawn)
    return 0 if not drawn or g.tables.destiny[drawn[0]] == RED else 2


# The units of a quest (RW-485, RW-486, RW-488)


def foes_of_quest(quest: i64) -> list[int]:
    """RW-458: the units that a duel quest names."""
    if quest == NEST_OF_RAZORWINGS:
        return [standing(RAZORWING)]
    if quest == SORCERERS_RITE:
        return [standing(SORCERER), standing(SORCERER)]
    return [standing(GIANT) if quest == GIANTS_TOLL else standing(HELLHOUND)]


def quest_is_won(frame: Duel) -> bool:
    """RW-487: all units are destroyed; the Giant's Toll asks for 2 damage only."""
    return not frame.foes or (frame.quest == GIANTS_TOLL and frame.dealt >= GIANTS_TOLL_DAMAGE)


def resolve_foes(g: Runewars, frame: Duel) -> None:
    """RW-486: each unit resolves its own card in the zone of its shape."""
    cards = frame.defender_side.cards
    frame.foe_stop = [0] * len(frame.foes)
    for place in range(min(len(frame.foes), len(cards))):
        resolve_foe(g, frame, place, cards[place], True)


def resolve_foe(g: Runewars, frame: Duel, place: i64, card: i64, first: bool) -> None:
    unit = unit_of(frame.foes[place])
    at = card * 4 + g.tables.shape[unit]
    kind, value = g.tables.zone_kind[at], g.tables.zone_value[at]
    g.tell("foe_draws", unit, card)
    if kind == SPECIAL:
        use_foe_ability(g, frame, place, first)
    elif kind == ROUT:
        frame.foe_stop[place] += value
    elif kind == DAMAGE:
        foe_deals(g, frame, unit, value)


def foe_deals(g: Runewars, frame: Duel, unit: i64, number: i64) -> None:
    if number:
        deal(frame, ATTACKER, number)
        g.tell("foe_deals", unit, number)


def use_foe_ability(g: Runewars, frame: Duel, place: i64, first: bool) -> None:
    """RW-486: Ravage, Rage, Burning and Undying work in a duel; Flaming Breath and Stun find nothing to act on."""
    unit = unit_of(frame.foes[place])
    if unit == BEASTMAN:
        foe_deals(g, frame, unit, 1)
        if first:
            ravage(g, frame, place)
    elif unit == GIANT:
        foe_deals(g, frame, unit, damage_on(frame.foes[place]))
    elif unit == HELLHOUND:
        foe_deals(g, frame, unit, 1)
    elif unit == SORCERER:
        frame.undying = True
        g.tell("foe_undying", unit)


def ravage(g: Runewars, frame: Duel, place: i64) -> None:
    """Beastman: one more Fate card for itself, once per round."""
    drawn = draw_fate(g, 1)
    for card in drawn:
        resolve_foe(g, frame, place, card, False)
    discard_fate(g, drawn)


def foe_targets(frame: Duel) -> list[int]:
    """RW-488: damaged units first, otherwise any; equal ones once."""
    damaged = [label for label in frame.foes if damage_on(label)]
    return sorted(set(damaged or frame.foes))


def hit_foe(g: Runewars, frame: Duel, label: i64) -> None:
    """RW-486, RW-488: one point of damage on a unit; its ROUT prevents it, its health may end it."""
    place = weakest_shield(frame, label)
    unit = unit_of(label)
    if frame.foe_stop[place]:
        frame.foe_stop[place] -= 1
        g.tell("foe_stops", unit)
        return
    stop = frame.foe_stop.pop(place)
    frame.foes.pop(place)
    frame.dealt += 1
    if damage_on(label) + 1 >= foe_health(g, frame, unit):
        g.tell("foe_destroyed", unit)
        return
    at: i64 = 0
    while at < len(frame.foes) and frame.foes[at] <= label + 1:
        at += 1
    frame.foes.insert(at, label + 1)
    frame.foe_stop.insert(at, stop)
    g.tell("foe_hurt", unit)


def weakest_shield(frame: Duel, label: i64) -> i64:
    """Of equal units the one that prevents least."""
    best: i64 = NONE
    for place in range(len(frame.foes)):
        if frame.foes[place] == label and (best == NONE or frame.foe_stop[place] < frame.foe_stop[best]):
            best = place
    return best


def foe_health(g: Runewars, frame: Duel, unit: i64) -> i64:
    """Undying: each Sorcerer has health 2 for the rest of the duel."""
    return 2 if unit == SORCERER and frame.undying else g.tables.health[unit]
