"""Duel uses: cards, Rewards and hero abilities of the two sides, and what the units of a quest do.

The rounds of a duel and their decisions are in duel.py and duel_rounds.py, the Rewards in cards/rewards_of_duels.py;
here stands what is offered when (RW-471, RW-474, RW-475, RW-485, RW-486, RW-488, RW-502). A side is ATTACKER or
DEFENDER.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.core.narration import MessageKind
from rulewright.games.runewars.cards.playing import TACTICS_CARDS
from rulewright.games.runewars.cards.rewards import REWARD_CARDS
from rulewright.games.runewars.cards.rewards_of_duels import IconReward, Shield, deal, hero_of, show_reward, side_of
from rulewright.games.runewars.content import NONE, damage_on, unit_of
from rulewright.games.runewars.heroes.frames import Duel
from rulewright.games.runewars.heroes.quests import QUEST_CARDS
from rulewright.games.runewars.ids import (
    AMULET_OF_SHIELDING,
    BEASTMAN,
    BOW_OF_MOURNING,
    CARTHOS,
    CIRCLE,
    DAMAGE,
    DUELISTS_EDGE,
    GHOST_ARMOR,
    GIANT,
    HEALING_DRAUGHT,
    HEALING_ELIXIR,
    HELLHOUND,
    MISS,
    REWARD_COUNT,
    ROUT,
    RUNEPLATE,
    SORCERER,
    SPECIAL,
)
from rulewright.games.runewars.options import PLAY, TAKE_DAMAGE, UNSTABLE, USE_REWARD, between
from rulewright.games.runewars.state import Runewars
from rulewright.games.runewars.world.decks import discard_fate, discard_tactics, draw_fate, playable
from rulewright.kit.contests import ATTACKER

MESSAGES: Final[dict[str, MessageKind]] = {
    "duel_plays": MessageKind(("hero", "tactics"), "RW-471"),
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
OPENING_CARDS: Final[tuple[int, ...]] = (DUELISTS_EDGE, HEALING_DRAUGHT)
OPENING_REWARDS: Final[tuple[int, ...]] = (HEALING_ELIXIR, BOW_OF_MOURNING)
SHIELDS: Final[tuple[int, ...]] = (GHOST_ARMOR, RUNEPLATE, AMULET_OF_SHIELDING)
"""In the order in which they are offered (D-350, D-352)."""
UNSTABLE_DAMAGE: Final[i64] = 2

# Icons


def zone(g: Runewars, frame: Duel, side: i64) -> i64:
    """RW-473: the place of the circle zone of a hero's card in the Fate tables; NONE without a card."""
    cards = side_of(frame, side).cards
    return cards[0] * 4 + CIRCLE if cards else NONE


def zone_kind(g: Runewars, frame: Duel, side: i64) -> i64:
    at = zone(g, frame, side)
    return MISS if at == NONE else g.tables.zone_kind[at]


# Start of the duel (W-D1)


def opening_uses(g: Runewars, frame: Duel, side: i64) -> list[int]:
    """RW-471: cards and Rewards that a side can use at the start."""
    hero = hero_of(frame, side)
    if hero == NONE:
        return []
    codes: list[int] = []
    for card in OPENING_CARDS:
        if playable(g, g.hero_seat[hero], card) and TACTICS_CARDS[card].opens_duel(g, frame, side):
            codes.append(PLAY + card)
    for reward in OPENING_REWARDS:
        if REWARD_CARDS[reward].opens_duel(g, frame, side):
            codes.append(USE_REWARD + reward)
    return codes


def use_opening(g: Runewars, frame: Duel, side: i64, code: i64) -> None:
    """Carries out a use at the start of a duel."""
    if between(code, USE_REWARD, REWARD_COUNT):
        REWARD_CARDS[code - USE_REWARD].open_duel(g, frame, side)
        return
    hero = hero_of(frame, side)
    discard_tactics(g, g.hero_seat[hero], code - PLAY, True)
    g.tell("duel_plays", hero, code - PLAY)
    TACTICS_CARDS[code - PLAY].open_duel(g, frame, side)


# SPECIAL (W-D2)


def special_uses(g: Runewars, frame: Duel, side: i64) -> list[int]:
    """RW-474: 1 damage, or one Reward or ability that this icon triggers."""
    hero = hero_of(frame, side)
    codes: list[int] = [TAKE_DAMAGE]
    if hero == CARTHOS:
        codes.append(UNSTABLE)
    for reward in g.hero_rewards[hero]:
        card = REWARD_CARDS[reward]
        if isinstance(card, IconReward) and card.can_strike(g, frame, side):
            codes.append(USE_REWARD + reward)
    return codes


def icon_reward(code: i64) -> IconReward:
    """The Reward that an answer names for a SPECIAL icon."""
    card = REWARD_CARDS[code - USE_REWARD]
    assert isinstance(card, IconReward), "RW-474: an icon triggers weapons and bombs"
    return card


def damage_of_special(g: Runewars, frame: Duel, side: i64, code: i64) -> i64:
    """How much damage a use of the icon deals; the Wand of Nerekhall at least."""
    if code == TAKE_DAMAGE:
        return 1
    return UNSTABLE_DAMAGE if code == UNSTABLE else icon_reward(code).damage(g, frame, side)


def use_special(g: Runewars, frame: Duel, side: i64, code: i64) -> None:
    """Carries out the use of a SPECIAL icon, but for the tests of the Wand and of the Fire Bombs."""
    if code != TAKE_DAMAGE and code != UNSTABLE:
        icon_reward(code).strike(g, frame, side)
        return
    hero = hero_of(frame, side)
    if code == UNSTABLE:
        g.tell("duel_unstable", hero)
        deal(frame, side, 1)
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


def shield(reward: i64) -> Shield:
    card = REWARD_CARDS[reward]
    assert isinstance(card, Shield), "RW-477: only some Rewards prevent damage"
    return card


def shields(g: Runewars, frame: Duel, side: i64) -> list[int]:
    """RW-502: what may prevent the damage that is coming."""
    hero = hero_of(frame, side)
    if hero == NONE or side_of(frame, side).coming == 0:
        return []
    codes: list[int] = []
    for reward in SHIELDS:
        if reward in g.hero_rewards[hero] and shield(reward).can_shield(g, frame, side):
            codes.append(USE_REWARD + reward)
    return codes


def use_shield(g: Runewars, frame: Duel, side: i64, reward: i64) -> None:
    """RW-477: as much of the damage is prevented as the Reward can, or as there is."""
    own = side_of(frame, side)
    hero = hero_of(frame, side)
    show_reward(g, frame, side, reward)
    shield(reward).wear(frame, side)
    prevented: i64 = min(shield(reward).strength(g), own.coming)
    own.coming -= prevented
    if prevented:
        g.tell("shield_holds", hero, reward, prevented)
    else:
        g.tell("shield_fails", hero, reward)


# The units of a quest (RW-485, RW-486, RW-488)


def quest_is_won(frame: Duel) -> bool:
    """RW-487: all units are destroyed, or what the card asks for is done."""
    return not frame.foes or QUEST_CARDS[frame.quest].is_won(frame)


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
