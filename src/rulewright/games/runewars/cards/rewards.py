"""Rewards that heroes use outside duels, and the Title of Captain (CONTENT.md sections 9 and 14).

Rewards of duels are in rewards_of_duels.py; the list at the end has all of them. Of Rewards that work by themselves,
or on a hero's way, the class says what they do and where that stands.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.core.frame import call
from rulewright.core.narration import MessageKind
from rulewright.games.runewars.battle.neutrals import destinations, drive, neutrals_in
from rulewright.games.runewars.battle.retreat_and_limits import enforce_limit
from rulewright.games.runewars.battle.routs_and_damage import current_battle, rout_unit, side_of
from rulewright.games.runewars.cards.ability import (
    HERO_CHALLENGED,
    HERO_MOVES,
    HERO_TESTED,
    OWN_TURN,
    STRENGTH_COUNTED,
    W_D1,
    W_Q1,
    CardAbility,
    Reward,
)
from rulewright.games.runewars.cards.frames import Card
from rulewright.games.runewars.cards.rewards_of_duels import (
    AmuletOfShielding,
    BowOfMourning,
    DwarvenFireBombs,
    GhostArmor,
    Runeplate,
    Soulbiter,
    SwordOfKellos,
    WandOfNerekhall,
    hero_of,
)
from rulewright.games.runewars.cards.tactics_battle import number_of, still_open
from rulewright.games.runewars.cards.tactics_movement import place_units
from rulewright.games.runewars.content import COMMON_UNIT, NONE, is_routed, stand_label, unrouted
from rulewright.games.runewars.heroes.frames import Duel, HeroActivation, Test
from rulewright.games.runewars.ids import (
    BANNER_OF_TERRINOTH,
    BOOTS_OF_SWIFTNESS,
    CAPTAIN,
    CIRCLE,
    CLOAK_OF_DECEPTION,
    FLUTE_OF_POSSESSION,
    HEALING_ELIXIR,
    HORN_OF_COMMAND,
    ICE_STORM,
    MAP_OF_THE_ANCIENTS,
    PEGASUS_FEATHER,
    RECTANGLE,
    REWARD_COUNT,
    RING_OF_INSIGHT,
    STAFF_OF_LIGHT,
    TACTICS_COUNT,
    TIMMORRAN_SHARD,
)
from rulewright.games.runewars.options import DISCARD_OF_HERO, DONE, ROUT_UNIT, TO
from rulewright.games.runewars.state import Runewars
from rulewright.games.runewars.world.control import controller, heroes_of, rout_in_area, settle, supply
from rulewright.games.runewars.world.decks import discard_reward, draw_quests, reveal_reward
from rulewright.games.runewars.world.frames import GainRune
from rulewright.games.runewars.world.hero_changes import heal_fully
from rulewright.games.runewars.world.runes import can_gain_rune
from rulewright.kit.piles import distinct

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


class TimmorranShard(Reward):
    """Timmorran Shard: if this hero is in a friendly area with your stronghold, discard it to gain a dragon rune, every
    Shard by itself (RW-504, CR-09), while there is one left (RW-552).
    """

    moments = OWN_TURN
    number = TIMMORRAN_SHARD

    def fits(self, g: Runewars, card: Card) -> bool:
        area = g.hero_area[card.hero]
        return g.stronghold[area] == card.seat and controller(g, area) == card.seat and can_gain_rune(g, card.seat)

    def effect(self, g: Runewars, card: Card) -> None:
        call(g, GainRune(card.seat))

    def glance(self, g: Runewars, card: Card) -> float:
        return 9.0


class HealingElixir(Reward):
    """Healing Elixir: discard it to remove all damage from this hero: in your turn, at the start of his activation or
    of a duel.
    """

    moments = OWN_TURN | W_Q1 | W_D1
    number = HEALING_ELIXIR

    def fits(self, g: Runewars, card: Card) -> bool:
        return g.hero_damage[card.hero] > 0

    def effect(self, g: Runewars, card: Card) -> None:
        heal_fully(g, card.hero)

    def opens_duel(self, g: Runewars, duel: Duel, side: i64) -> bool:
        hero = hero_of(duel, side)
        return g.hero_damage[hero] > 0 and HEALING_ELIXIR in g.hero_rewards[hero]

    def open_duel(self, g: Runewars, duel: Duel, side: i64) -> None:
        hero = hero_of(duel, side)
        discard_reward(g, hero, HEALING_ELIXIR)
        g.tell("duel_uses", hero, HEALING_ELIXIR)
        heal_fully(g, hero)

    def glance(self, g: Runewars, card: Card) -> float:
        now = g.stack[len(g.stack) - 1]
        if isinstance(now, Duel):
            return 1.0
        return 0.5 if isinstance(now, HeroActivation) else 0.6


class HornOfCommand(Reward):
    """Horn of Command: if this hero is in a friendly area, discard it: two of your most common unit and an officer,
    which is a circle unit or without such a type a rectangle one, join him from the supply (RW-601 holds).
    """

    moments = OWN_TURN
    number = HORN_OF_COMMAND

    def fits(self, g: Runewars, card: Card) -> bool:
        if controller(g, g.hero_area[card.hero]) != card.seat:
            return False
        return supply(g, COMMON_UNIT[g.seats[card.seat].faction]) > 0 or supply(g, officer(g, card.seat)) > 0

    def effect(self, g: Runewars, card: Card) -> None:
        area = g.hero_area[card.hero]
        number = place_units(g, area, COMMON_UNIT[g.seats[card.seat].faction], 2)
        number += place_units(g, area, officer(g, card.seat), 1)
        g.tell("horn_calls", card.seat, area, number)
        settle(g)
        enforce_limit(g, card.seat, area)

    def glance(self, g: Runewars, card: Card) -> float:
        return 0.6


def officer(g: Runewars, seat: i64) -> i64:
    """The circle type of a player's faction, or its rectangle type if it has none."""
    first = g.seats[seat].faction * 4
    for shape in (CIRCLE, RECTANGLE):
        for unit in range(first, first + 4):
            if g.tables.shape[unit] == shape:
                return unit
    return NONE


# Flute of Possession


class FluteOfPossession(Reward):
    """Flute of Possession: discard it; all neutral units of this hero's area, allied or not, go to one area beside it
    that no other player controls, not routed (RW-267). Not out of a battle (RW-916).
    """

    moments = OWN_TURN
    number = FLUTE_OF_POSSESSION

    def choices(self, g: Runewars, card: Card) -> list[int]:
        area = g.hero_area[card.hero]
        if card.picked or area == g.contested or not neutrals_in(g, area):
            return []
        return [TO + other for other in destinations(g, card.seat, area)]

    def effect(self, g: Runewars, card: Card) -> None:
        drive(g, card.seat, g.hero_area[card.hero], card.picked[0] - TO)

    def glance(self, g: Runewars, card: Card) -> float:
        return 0.6


# Staff of Light and Ice Storm: in the contested area they act on the participants (RW-916)


def own_units(g: Runewars, card: Card) -> list[int]:
    """The units of the player where his hero is; in the area of his attack the participants."""
    area = g.hero_area[card.hero]
    if area == g.contested:
        battle = current_battle(g)
        return side_of(battle, number_of(battle, card.seat)).units
    return g.units[area] if controller(g, area) == card.seat else []


class StaffOfLight(Reward):
    """Staff of Light: discard it; all your routed units in this hero's area stand up."""

    moments = OWN_TURN
    number = STAFF_OF_LIGHT

    def fits(self, g: Runewars, card: Card) -> bool:
        for label in own_units(g, card):
            if is_routed(label):
                return True
        return False

    def effect(self, g: Runewars, card: Card) -> None:
        units = own_units(g, card)
        upright = sorted([int(stand_label(label)) for label in units])
        units[:] = upright
        g.tell("light_shines", card.seat, g.hero_area[card.hero])

    def glance(self, g: Runewars, card: Card) -> float:
        return 0.6


def enemy_units(g: Runewars, card: Card) -> list[int]:
    """The standing enemy or unallied neutral units where the hero is."""
    area = g.hero_area[card.hero]
    labels = g.units[area]
    if area == g.contested:
        battle = current_battle(g)
        labels = side_of(battle, 1 - number_of(battle, card.seat)).units
    elif controller(g, area) == card.seat:
        return []
    return unrouted(labels)


class IceStorm(Reward):
    """Ice Storm: discard it; one to four standing enemy or unallied neutral units in this hero's area are routed."""

    moments = OWN_TURN
    number = ICE_STORM

    def choices(self, g: Runewars, card: Card) -> list[int]:
        if len(card.picked) == MOST_ROUTED:
            return []
        codes = still_open(enemy_units(g, card), card, ROUT_UNIT)
        if codes and card.picked:
            codes.append(DONE)
        return codes

    def effect(self, g: Runewars, card: Card) -> None:
        area = g.hero_area[card.hero]
        for code in card.picked:
            label = code - ROUT_UNIT
            if area == g.contested:
                battle = current_battle(g)
                rout_unit(g, battle, 1 - number_of(battle, card.seat), label)
            else:
                rout_in_area(g, area, label)
                g.tell("storm_routs", label, area)

    def glance(self, g: Runewars, card: Card) -> float:
        return 0.6


# Rewards of the Quest Phase and of a hero's way


def turn_up(g: Runewars, hero: i64, reward: i64) -> None:
    """RW-501: a used Reward is turned up."""
    reveal_reward(g, reward)
    g.tell("uses_reward", hero, reward, g.hero_seat[hero])


class MapOfTheAncients(Reward):
    """Map of the Ancients: at the start of this hero's activation discard it: draw 3 Quest cards, then discard down to
    three (RW-457).
    """

    moments = W_Q1
    number = MAP_OF_THE_ANCIENTS

    def fits(self, g: Runewars, card: Card) -> bool:
        return bool(g.quest_deck) or bool(g.quest_discard)

    def effect(self, g: Runewars, card: Card) -> None:
        draw_quests(g, card.seat, 3)

    def glance(self, g: Runewars, card: Card) -> float:
        return 0.5


class RingOfInsight(Reward):
    """Ring of Insight: in a test of this hero, before the draw, you may have 1 Fate card more (RW-455)."""

    moments = HERO_TESTED
    number = RING_OF_INSIGHT

    def fits(self, g: Runewars, card: Card) -> bool:
        return RING_OF_INSIGHT in g.hero_rewards[card.hero]

    def effect(self, g: Runewars, card: Card) -> None:
        test = g.stack[len(g.stack) - 1]
        assert isinstance(test, Test), "RW-455: the Ring of Insight is for tests"
        test.ring = True
        turn_up(g, card.hero, RING_OF_INSIGHT)

    def glance(self, g: Runewars, card: Card) -> float:
        return 1.5


class CloakOfDeception(Reward):
    """Cloak of Deception: when this hero is challenged to a duel you may refuse it, unless the other player discards a
    Tactics card at once (RW-557). His hero's chance to duel is used up; heroes/challenge.py asks him.
    """

    moments = HERO_CHALLENGED
    number = CLOAK_OF_DECEPTION

    def fits(self, g: Runewars, card: Card) -> bool:
        return CLOAK_OF_DECEPTION in g.hero_rewards[card.hero]

    def effect(self, g: Runewars, card: Card) -> None:
        reveal_reward(g, CLOAK_OF_DECEPTION)
        g.tell("cloak_used", card.hero, CLOAK_OF_DECEPTION)

    def glance(self, g: Runewars, card: Card) -> float:
        return 1.5


class BootsOfSwiftness(Reward):
    """Boots of Swiftness: this hero may move 1 area more in the Quest Phase (RW-446); heroes/move.py asks for it."""

    moments = HERO_MOVES
    number = BOOTS_OF_SWIFTNESS

    def fits(self, g: Runewars, card: Card) -> bool:
        return BOOTS_OF_SWIFTNESS in g.hero_rewards[card.hero]

    def effect(self, g: Runewars, card: Card) -> None:
        turn_up(g, card.hero, BOOTS_OF_SWIFTNESS)


class PegasusFeather(Reward):
    """Pegasus Feather: mountain and water borders are open to this hero (RW-005); world/travel.py reckons with it."""

    moments = HERO_MOVES
    number = PEGASUS_FEATHER


class BannerOfTerrinoth(Reward):
    """Banner of Terrinoth: when strength is counted in a battle where this hero stands, your side has +2 strength if it
    has a unit left (RW-334); battle/outcome.py counts it.
    """

    moments = STRENGTH_COUNTED
    number = BANNER_OF_TERRINOTH


REWARD_CARDS: Final[list[Reward]] = [
    TimmorranShard(),
    Soulbiter(),
    DwarvenFireBombs(),
    FluteOfPossession(),
    StaffOfLight(),
    IceStorm(),
    CloakOfDeception(),
    GhostArmor(),
    AmuletOfShielding(),
    Runeplate(),
    SwordOfKellos(),
    BowOfMourning(),
    WandOfNerekhall(),
    BootsOfSwiftness(),
    PegasusFeather(),
    RingOfInsight(),
    HealingElixir(),
    HornOfCommand(),
    MapOfTheAncients(),
    BannerOfTerrinoth(),
]
"""All Rewards, in the order of their numbers."""


def reward_of(g: Runewars, hero: i64, reward: i64) -> Card:
    """A Reward in the hands of a hero, as the frame in which it is used."""
    return Card(g.hero_seat[hero], FIRST_REWARD + reward, hero)


# Captain of the Heroes' League


class CaptainOfTheHeroesLeague(CardAbility):
    """Captain of the Heroes' League: once in each of your turns discard three Rewards from your heroes, which shows
    those that lay face down, to gain a dragon rune, while there is one left. (His heroes do not desert, RW-424.)
    """

    moments = OWN_TURN

    def fits(self, g: Runewars, card: Card) -> bool:
        if g.title_seat[CAPTAIN] != card.seat or g.used_titles >> CAPTAIN & 1 or not can_gain_rune(g, card.seat):
            return False
        return bool(self.choices(g, card))

    def choices(self, g: Runewars, card: Card) -> list[int]:
        if len(card.picked) == CAPTAINS_PRICE:
            return []
        codes: list[int] = []
        carried: i64 = 0
        for hero in heroes_of(g, card.seat):
            rewards = g.hero_rewards[hero]
            carried += len(rewards)
            for reward in distinct(rewards):
                code = DISCARD_OF_HERO + hero * REWARD_COUNT + reward
                if rewards.count(reward) > card.picked.count(code):
                    codes.append(code)
        return codes if carried >= CAPTAINS_PRICE else []

    def effect(self, g: Runewars, card: Card) -> None:
        for code in card.picked:
            hero = (code - DISCARD_OF_HERO) // REWARD_COUNT
            reward = (code - DISCARD_OF_HERO) % REWARD_COUNT
            discard_reward(g, hero, reward)
            g.tell("discards_reward", card.seat, hero, reward)
        g.barrier += 1
        call(g, GainRune(card.seat))

    def glance(self, g: Runewars, card: Card) -> float:
        return 6.0
