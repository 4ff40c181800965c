"""Glances at heroes: quests that fit, training for them, the way home with a Shard, duels that can be won."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.games.runewars.cards.frames import Card
from rulewright.games.runewars.cards.playing import TACTICS_CARDS
from rulewright.games.runewars.cards.rewards import FIRST_REWARD, REWARD_CARDS
from rulewright.games.runewars.content import DRAGON_RUNE, NONE
from rulewright.games.runewars.heroes.act import PAIRS
from rulewright.games.runewars.heroes.frames import HeroActivation
from rulewright.games.runewars.heroes.quests import QUEST_CARDS
from rulewright.games.runewars.ids import (
    AREA_COUNT,
    DAMAGE,
    HERO_COUNT,
    MISS,
    QUEST_COUNT,
    REWARD_COUNT,
    ROUT,
    SPECIAL,
    TACTICS_COUNT,
    TIMMORRAN_SHARD,
)
from rulewright.games.runewars.judgement.board_outlook import Outlook
from rulewright.games.runewars.judgement.glances_war import POINTS
from rulewright.games.runewars.judgement.quest_outlook import (
    best_hope,
    hero_worth,
    quest_chance,
    quest_hope,
    way_to_quest,
)
from rulewright.games.runewars.options import (
    AREA,
    DECLINE,
    DESERT,
    DISCARD_QUEST,
    DISCARD_REWARD,
    DUEL,
    GIVE_BETWEEN,
    HEAL,
    HIT,
    KEEP_FATE,
    LEAVE,
    MOVE,
    NOTHING,
    PASS,
    PAY,
    PLACE_HERO,
    PLAY,
    PORTAL,
    QUEST,
    ROUT_ALL,
    STEP,
    STOP,
    TAKE_DAMAGE,
    TRAIN,
    TRAIN_BOTH,
    TRAIN_ONE,
    TRAIN_TWO,
    UNSTABLE,
    USE_REWARD,
    between,
    of_area,
    of_hero,
)
from rulewright.games.runewars.state import Runewars
from rulewright.games.runewars.world.control import attribute
from rulewright.kit.judging import Glance

COMPLETED: Final = 3.0
"""Points of a quest that is completed for certain."""


def active_hero(g: Runewars) -> i64:
    for frame in g.stack:
        if isinstance(frame, HeroActivation):
            return frame.hero
    return NONE


def hero_places(g: Runewars, seat: i64, codes: list[int]) -> list[float]:
    """D-220: near to what he can hope for."""
    points: list[float] = []
    for code in codes:
        hero = (code - PLACE_HERO) // AREA_COUNT
        area = (code - PLACE_HERO) % AREA_COUNT
        points.append(POINTS * best_hope(g, seat, hero, area))
    return points


def deserters(g: Runewars, seat: i64, codes: list[int]) -> list[float]:
    """D-221: the hero who is missed least."""
    outlook = Outlook(g)
    return [-POINTS * hero_worth(g, outlook, seat, code - DESERT) for code in codes]


def quests_to_discard(g: Runewars, seat: i64, codes: list[int]) -> list[float]:
    """D-115: the quest with the least hope."""
    return [-POINTS * hope_of_quest(g, seat, code - DISCARD_QUEST) for code in codes]


def hope_of_quest(g: Runewars, seat: i64, quest: i64) -> float:
    """The best that any hero of a seat can hope of a quest."""
    best = 0.0
    for hero in range(HERO_COUNT):
        if g.hero_seat[hero] == seat:
            hope = quest_hope(g, seat, hero, quest, g.hero_area[hero])
            if hope > best:
                best = hope
    return best


# The action


def actions(g: Runewars, seat: i64, codes: list[int]) -> list[float]:
    """D-106: move if a quest is in reach or there is a Shard to bring home, heal deep wounds, else train."""
    hero = active_hero(g)
    nearest: i64 = 12
    chance = 0.0
    for quest in g.seats[seat].quests:
        way = way_to_quest(g, seat, quest, g.hero_area[hero])
        if way < nearest:
            nearest = way
        if way <= 2 and quest_chance(g, seat, hero, quest) > chance:
            chance = quest_chance(g, seat, hero, quest)
    moving = COMPLETED * chance if chance > 0.0 else 0.3 if nearest <= 4 else -0.5
    if TIMMORRAN_SHARD in g.hero_rewards[hero]:
        moving += 2.0
    wounds = float(g.hero_damage[hero]) / float(g.tables.hero_health[hero])
    points: list[float] = []
    for code in codes:
        if code == MOVE:
            points.append(moving)
        elif code == HEAL:
            points.append(4.0 * wounds)
        else:
            points.append(0.8 if code == TRAIN else -2.0)
    return points


def use_of(g: Runewars, seat: i64, hero: i64, kind: i64) -> float:
    """How much one more point of an attribute helps: with the quests in hand, and where it is low."""
    worth = 0.1
    for quest in g.seats[seat].quests:
        if QUEST_CARDS[quest].attribute == kind:
            worth += 1.0
    return worth / (1.0 + float(attribute(g, hero, kind)))


def trainings(g: Runewars, seat: i64, codes: list[int]) -> list[float]:
    """D-107: for the quests in hand."""
    hero = active_hero(g)
    points: list[float] = []
    for code in codes:
        if between(code, TRAIN_TWO, 3):
            points.append(3.0 * use_of(g, seat, hero, code - TRAIN_TWO))
        elif between(code, TRAIN_BOTH, 3):
            pair = PAIRS[code - TRAIN_BOTH]
            points.append(1.7 * (use_of(g, seat, hero, pair[0]) + use_of(g, seat, hero, pair[1])))
        else:
            points.append(use_of(g, seat, hero, code - TRAIN_ONE))
    return points


def steps(g: Runewars, seat: i64, codes: list[int]) -> list[float]:
    """D-108: towards the best hope."""
    hero = active_hero(g)
    points: list[float] = []
    for code in codes:
        if code == STOP:
            points.append(2.0 * POINTS * best_hope(g, seat, hero, g.hero_area[hero]) + 0.05)
        elif code == PORTAL:
            points.append(-1.0)
        else:
            points.append(2.0 * POINTS * best_hope(g, seat, hero, code - STEP))
    return points


def finals(g: Runewars, seat: i64, codes: list[int]) -> list[float]:
    """D-112: a quest that can succeed, a duel against somebody weaker."""
    hero = active_hero(g)
    health = float(g.tables.hero_health[hero] - g.hero_damage[hero])
    points: list[float] = []
    for code in codes:
        if between(code, QUEST, QUEST_COUNT):
            risk = 1.5 if health <= 1.0 else 0.8 if health <= 2.0 else 0.2
            chance = quest_chance(g, seat, hero, code - QUEST)
            points.append(COMPLETED * chance - risk * (1.0 - chance))
        elif of_hero(code, DUEL):
            other = code - DUEL
            theirs = float(g.tables.hero_health[other] - g.hero_damage[other])
            armed = float(len(g.hero_rewards[hero]) - len(g.hero_rewards[other]))
            points.append(0.9 * (health - theirs) + 0.4 * armed - 1.0)
        else:
            points.append(0.0 if code == NOTHING else 0.8)
    return points


def trades(g: Runewars, seat: i64, codes: list[int]) -> list[float]:
    """D-110: what helps at once is used; Shards go to the hero who is nearer to a stronghold."""
    points: list[float] = []
    for code in codes:
        if code == PASS:
            points.append(0.0)
        elif between(code, USE_REWARD, REWARD_COUNT):
            points.append(glance_at_reward(g, seat, code - USE_REWARD))
        else:
            reward = (code - GIVE_BETWEEN) // (HERO_COUNT * HERO_COUNT)
            points.append(-0.5 if reward != TIMMORRAN_SHARD else -0.2)
    return points


def pickups(g: Runewars, seat: i64, codes: list[int]) -> list[float]:
    """D-109: everything that lies there."""
    return [0.0 if code == LEAVE else 3.0 for code in codes]


def offers(g: Runewars, seat: i64, codes: list[int]) -> list[float]:
    """D-111, D-113: what exploration tokens and Quest cards offer."""
    points: list[float] = []
    for code in codes:
        if code == PAY or code == ROUT_ALL:
            points.append(0.8)
        elif code == DECLINE:
            points.append(0.0)
        elif between(code, DISCARD_REWARD, REWARD_COUNT):
            points.append(-3.0 if code - DISCARD_REWARD == TIMMORRAN_SHARD else -1.2)
        elif code == TAKE_DAMAGE:
            points.append(-0.8)
        elif of_area(code, AREA):
            points.append(0.5 if g.rune[code - AREA] == DRAGON_RUNE else 0.2)
        else:
            points.append(0.4)
    return points


def glance_at_reward(g: Runewars, seat: i64, reward: i64) -> float:
    """A Reward that can be used now."""
    return REWARD_CARDS[reward].glance(g, Card(seat, FIRST_REWARD + reward))


# Duels


def duel_uses(g: Runewars, seat: i64, codes: list[int]) -> list[float]:
    """D-350 to D-355: weapons and armour are for use; of two cards the one that hurts."""
    points: list[float] = []
    for code in codes:
        if between(code, USE_REWARD, REWARD_COUNT):
            points.append(glance_at_reward(g, seat, code - USE_REWARD))
        elif between(code, PLAY, TACTICS_COUNT):
            points.append(TACTICS_CARDS[code - PLAY].glance(g, Card(seat, code - PLAY)))
        elif between(code, KEEP_FATE, 30):
            points.append(circle_points(g, code - KEEP_FATE + 1))
        elif code == PASS:
            points.append(0.0)
        elif code == UNSTABLE:
            points.append(-0.2)
        else:
            points.append(0.1 if code < HIT else 0.0)
    return points


def circle_points(g: Runewars, card: i64) -> float:
    """What a Fate card does for a hero."""
    kind: i64 = g.tables.zone_kind[card * 4 + 3]
    if kind == MISS:
        return 0.0
    if kind == ROUT:
        return 0.8
    return 1.5 if kind == SPECIAL else 1.2 + float(g.tables.zone_value[card * 4 + 3]) if kind == DAMAGE else 0.0


GLANCES_AT_HEROES: Final[dict[str, Glance[Runewars]]] = {
    "hero_place": hero_places,
    "hero_desert": deserters,
    "quest_discard": quests_to_discard,
    "hero_action": actions,
    "train_points": trainings,
    "hero_step": steps,
    "hero_final": finals,
    "hero_trade": trades,
    "hero_pickup": pickups,
    "explore": offers,
    "quest_choice": offers,
    "duel_start": duel_uses,
    "duel_prevent": duel_uses,
    "duel_card": duel_uses,
    "duel_special": duel_uses,
    "duel_unit_target": duel_uses,
    "duel_spoils": duel_uses,
}
