"""Rewards that heroes use in the turn windows, and the Title of Captain (CONTENT.md sections 9 and 14).

Rewards of duels, tests and quests are in the chapters of these. The tables at the end are like those of
tactics_movement.py, by the number of a `card` frame: Tactics cards first, then Rewards, then the Captain.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from rulewright.core.frame import call
from rulewright.core.narration import MessageKind
from rulewright.games.runewars.battle.neutrals import destinations, drive, neutrals_in
from rulewright.games.runewars.battle.retreat_and_limits import enforce_limit
from rulewright.games.runewars.battle.routs_and_damage import current_battle, rout_unit, side_of
from rulewright.games.runewars.cards.frames import Card
from rulewright.games.runewars.cards.tactics_battle import number_of, still_open
from rulewright.games.runewars.cards.tactics_movement import place_units
from rulewright.games.runewars.content import COMMON_UNIT, NONE, is_routed, stand_label
from rulewright.games.runewars.ids import (
    CAPTAIN,
    CIRCLE,
    FLUTE_OF_POSSESSION,
    HEALING_ELIXIR,
    HORN_OF_COMMAND,
    ICE_STORM,
    RECTANGLE,
    REWARD_COUNT,
    STAFF_OF_LIGHT,
    TACTICS_COUNT,
    TIMMORRAN_SHARD,
)
from rulewright.games.runewars.options import DISCARD_OF_HERO, DONE, ROUT_UNIT, TO
from rulewright.games.runewars.state import Runewars
from rulewright.games.runewars.world.control import controller, heroes_of, rout_in_area, settle, supply
from rulewright.games.runewars.world.decks import discard_reward
from rulewright.games.runewars.world.frames import GainRune
from rulewright.games.runewars.world.hero_changes import heal_fully
from rulewright.games.runewars.world.runes import can_gain_rune

MESSAGES: Final[dict[str, MessageKind]] = {
    "light_shines": MessageKind(("seat", "area"), "RW-350"),
    "storm_routs": MessageKind(("label", "area"), "RW-350"),
    "horn_calls": MessageKind(("seat", "area", "number"), "RW-601"),
    "discards_reward": MessageKind(("seat", "hero", "reward"), "RW-560"),
}
FIRST_REWARD: Final[i64] = TACTICS_COUNT
"""Reward n is card FIRST_REWARD + n of a frame."""
CAPTAIN_CARD: Final[i64] = 50
MOST_ROUTED: Final[i64] = 4
CAPTAINS_PRICE: Final[i64] = 3

# Timmorran Shard, Healing Elixir, Horn of Command


def shard_helps(g: Runewars, card: Card) -> bool:
    """The hero must be at a stronghold of his player; a dragon rune must be left (RW-552)."""
    area = g.hero_area[card.hero]
    return g.stronghold[area] == card.seat and controller(g, area) == card.seat and can_gain_rune(g, card.seat)


def use_shard(card: Card, g: Runewars) -> None:
    """RW-504, CR-09: a dragon rune; every Shard by itself."""
    call(g, GainRune(card.seat))


def elixir_helps(g: Runewars, card: Card) -> bool:
    return g.hero_damage[card.hero] > 0


def use_elixir(card: Card, g: Runewars) -> None:
    heal_fully(g, card.hero)


def officer(g: Runewars, seat: i64) -> i64:
    """The circle type of a player's faction, or its rectangle type if it has none."""
    first = g.seats[seat].faction * 4
    for shape in (CIRCLE, RECTANGLE):
        for unit in range(first, first + 4):
            if g.tables.shape[unit] == shape:
                return unit
    return NONE


def horn_helps(g: Runewars, card: Card) -> bool:
    if controller(g, g.hero_area[card.hero]) != card.seat:
        return False
    return supply(g, COMMON_UNIT[g.seats[card.seat].faction]) > 0 or supply(g, officer(g, card.seat)) > 0


def use_horn(card: Card, g: Runewars) -> None:
    """Two common units and an officer join the hero's area."""
    area = g.hero_area[card.hero]
    number = place_units(g, area, COMMON_UNIT[g.seats[card.seat].faction], 2)
    number += place_units(g, area, officer(g, card.seat), 1)
    g.tell("horn_calls", card.seat, area, number)
    settle(g)
    enforce_limit(g, card.seat, area)


# Flute of Possession


def flute_choices(g: Runewars, card: Card) -> list[int]:
    """Where the neutral units of the hero's area can go; not out of a battle (RW-916)."""
    area = g.hero_area[card.hero]
    if card.picked or area == g.contested or not neutrals_in(g, area):
        return []
    return [TO + other for other in destinations(g, card.seat, area)]


def use_flute(card: Card, g: Runewars) -> None:
    """RW-267: allied or not, they follow the tune and are not routed."""
    drive(g, card.seat, g.hero_area[card.hero], card.picked[0] - TO)


# Staff of Light and Ice Storm: in the contested area they act on the participants (RW-916)


def own_units(g: Runewars, card: Card) -> list[int]:
    """The units of the player where his hero is; in the area of his attack the participants."""
    area = g.hero_area[card.hero]
    if area == g.contested:
        battle = current_battle(g)
        return side_of(battle, number_of(battle, card.seat)).units
    return g.units[area] if controller(g, area) == card.seat else []


def staff_helps(g: Runewars, card: Card) -> bool:
    for label in own_units(g, card):
        if is_routed(label):
            return True
    return False


def use_staff(card: Card, g: Runewars) -> None:
    """All of them stand up."""
    units = own_units(g, card)
    upright = sorted([int(stand_label(label)) for label in units])
    units[:] = upright
    g.tell("light_shines", card.seat, g.hero_area[card.hero])


def enemy_units(g: Runewars, card: Card) -> list[int]:
    """The standing enemy or unallied neutral units where the hero is."""
    area = g.hero_area[card.hero]
    labels = g.units[area]
    if area == g.contested:
        battle = current_battle(g)
        labels = side_of(battle, 1 - number_of(battle, card.seat)).units
    elif controller(g, area) == card.seat:
        return []
    return [label for label in labels if not is_routed(label)]


def ice_storm_choices(g: Runewars, card: Card) -> list[int]:
    """One to four units."""
    if len(card.picked) == MOST_ROUTED:
        return []
    choices = still_open(enemy_units(g, card), card, ROUT_UNIT)
    if choices and card.picked:
        choices.append(DONE)
    return choices


def use_ice_storm(card: Card, g: Runewars) -> None:
    area = g.hero_area[card.hero]
    for code in card.picked:
        label = code - ROUT_UNIT
        if area == g.contested:
            battle = current_battle(g)
            rout_unit(g, battle, 1 - number_of(battle, card.seat), label)
        else:
            rout_in_area(g, area, label)
            g.tell("storm_routs", label, area)


# Captain of the Heroes' League


def captain_choices(g: Runewars, card: Card) -> list[int]:
    """Three Rewards from the player's heroes, once in his turn, while a dragon rune is left."""
    if len(card.picked) == CAPTAINS_PRICE:
        return []
    choices: list[int] = []
    carried: i64 = 0
    for hero in heroes_of(g, card.seat):
        rewards = g.hero_rewards[hero]
        carried += len(rewards)
        for reward in sorted(set(rewards)):
            code = DISCARD_OF_HERO + hero * REWARD_COUNT + reward
            if rewards.count(reward) > card.picked.count(code):
                choices.append(code)
    return choices if carried >= CAPTAINS_PRICE else []


def can_use_captain(g: Runewars, seat: i64) -> bool:
    if g.title_seat[CAPTAIN] != seat or g.used_titles >> CAPTAIN & 1 or not can_gain_rune(g, seat):
        return False
    return bool(captain_choices(g, Card(seat, CAPTAIN_CARD)))


def use_captain(card: Card, g: Runewars) -> None:
    """The Rewards are discarded, which shows those that lay face down; a dragon rune is gained."""
    for code in card.picked:
        hero = (code - DISCARD_OF_HERO) // REWARD_COUNT
        reward = (code - DISCARD_OF_HERO) % REWARD_COUNT
        discard_reward(g, hero, reward)
        g.tell("discards_reward", card.seat, hero, reward)
    g.barrier += 1
    call(g, GainRune(card.seat))


HELPS: Final[dict[int, Callable[[Runewars, Card], bool]]] = {
    int(FIRST_REWARD + TIMMORRAN_SHARD): shard_helps,
    int(FIRST_REWARD + HEALING_ELIXIR): elixir_helps,
    int(FIRST_REWARD + HORN_OF_COMMAND): horn_helps,
    int(FIRST_REWARD + STAFF_OF_LIGHT): staff_helps,
}
CHOICES: Final[dict[int, Callable[[Runewars, Card], list[int]]]] = {
    int(FIRST_REWARD + FLUTE_OF_POSSESSION): flute_choices,
    int(FIRST_REWARD + ICE_STORM): ice_storm_choices,
    int(CAPTAIN_CARD): captain_choices,
}
EFFECTS: Final[dict[int, Callable[[Card, Runewars], None]]] = {
    int(FIRST_REWARD + TIMMORRAN_SHARD): use_shard,
    int(FIRST_REWARD + HEALING_ELIXIR): use_elixir,
    int(FIRST_REWARD + HORN_OF_COMMAND): use_horn,
    int(FIRST_REWARD + STAFF_OF_LIGHT): use_staff,
    int(FIRST_REWARD + FLUTE_OF_POSSESSION): use_flute,
    int(FIRST_REWARD + ICE_STORM): use_ice_storm,
    int(CAPTAIN_CARD): use_captain,
}
