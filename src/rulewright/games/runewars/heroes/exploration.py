"""Exploration: tokens that heroes find (RW-701, RW-702, RW-717 to RW-720) and Rewards of the defeated (RW-482)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.core.decision import Decision
from rulewright.core.frame import ask_seat, call, go_to, leave, step, steps
from rulewright.core.narration import MessageKind
from rulewright.games.runewars.content import NO_RUNE, NONE
from rulewright.games.runewars.heroes.frames import Event, Pickup
from rulewright.games.runewars.ids import ATTRIBUTES, RAIDING_PARTY, SCROLL_OF_SIGHT, TRAINING, TRAVELING_MERCHANT
from rulewright.games.runewars.options import AREA, DECLINE, DISCARD_REWARD, LEAVE, PAY, TAKE, TAKE_DAMAGE, TRAIN_ONE
from rulewright.games.runewars.state import Runewars
from rulewright.games.runewars.world.control import attribute, controller, see_rune, settle
from rulewright.games.runewars.world.decks import discard_reward
from rulewright.games.runewars.world.hero_changes import (
    damage_hero,
    gain_reward,
    receive_reward,
    room_for_training,
    train_hero,
)
from rulewright.games.runewars.world.influence import spend_influence
from rulewright.kit.masks import bit
from rulewright.kit.piles import distinct

MESSAGES: Final[dict[str, MessageKind]] = {
    "explores": MessageKind(("hero", "token", "area", "seat"), "RW-701"),
    "scroll_shows": MessageKind(("seat", "area"), "RW-719"),
    "saw_token": MessageKind(("token", "area"), "RW-719"),
    "loses_reward": MessageKind(("hero", "reward", "seat"), "RW-718"),
    "takes_rewards": MessageKind(("hero", "area", "number", "seat"), "RW-482"),
}
MERCHANT_PRICE: Final[i64] = 3

# Exploration tokens


def explore(g: Runewars, hero: i64) -> None:
    """RW-701, RW-702: the token where a hero ended his movement is turned up; an event is resolved and discarded."""
    area = g.hero_area[hero]
    token = g.token[area]
    if token == NONE or g.token_up >> area & 1:
        return
    g.tell_all("explores", [g.hero_seat[hero]], hero, token, area)
    g.barrier += 1
    for player in g.seats:
        player.seen_tokens &= ~bit(area)
    if TRAVELING_MERCHANT <= token <= TRAINING:
        g.token[area] = NONE
        call(g, Event(hero, token))
    else:
        g.token_up |= bit(area)
        settle(g)


def areas_to_see(g: Runewars) -> list[int]:
    """RW-719: the areas with a rune token or a face-down exploration token."""
    areas: list[int] = []
    for area in g.board.areas:
        if g.rune[area] != NO_RUNE or (g.token[area] != NONE and not g.token_up >> area & 1):
            areas.append(area)
    return areas


class Explore(Decision[Runewars, Event]):
    """D-111: the choice that an event leaves to the hero's player."""

    def options(self, g: Runewars, frame: Event, seat: i64) -> list[int]:
        if frame.token == TRAVELING_MERCHANT:
            can_buy = g.seats[seat].influence >= MERCHANT_PRICE and (g.reward_deck or g.reward_discard)
            return [PAY, DECLINE] if can_buy else [DECLINE]
        if frame.token == RAIDING_PARTY:
            rewards = distinct(g.hero_rewards[frame.hero])
            return [*[DISCARD_REWARD + reward for reward in rewards], TAKE_DAMAGE]
        if frame.token == SCROLL_OF_SIGHT:
            return [AREA + area for area in areas_to_see(g)]
        trainable = [kind for kind in range(len(ATTRIBUTES)) if room_for_training(g, frame.hero, kind)]
        return [*[TRAIN_ONE + kind for kind in trainable], DECLINE]

    def default(self, g: Runewars, frame: Event, seat: i64) -> i64:
        """Merchant: decline. Raiders: damage, unless it defeats. Scroll: a rune. Training: the highest attribute."""
        options = self.options(g, frame, seat)
        if frame.token == RAIDING_PARTY:
            survives = g.hero_damage[frame.hero] + 1 < g.tables.hero_health[frame.hero]
            return TAKE_DAMAGE if survives else options[0]
        if frame.token == SCROLL_OF_SIGHT:
            runes = [code for code in options if g.rune[code - AREA] != NO_RUNE]
            return runes[0] if runes else options[0]
        best: i64 = DECLINE
        if frame.token == TRAINING:
            for code in options[:-1]:
                kind = code - TRAIN_ONE
                if best == DECLINE or attribute(g, frame.hero, kind) > attribute(g, frame.hero, best - TRAIN_ONE):
                    best = code
        return best

    def arguments(self, g: Runewars, frame: Event, seat: i64) -> dict[str, int | str]:
        return {"hero": g.game.argument("hero", frame.hero), "token": g.game.argument("token", frame.token)}


EXPLORE: Final = Explore("explore", ("RW-701", "RW-717", "RW-718", "RW-719", "RW-720"), "RW-900")


def begin_event(frame: Event, g: Runewars) -> None:
    """RW-717, RW-719, RW-720: the player chooses. RW-718: first the raiders wound the hero."""
    seat = g.hero_seat[frame.hero]
    if frame.token == RAIDING_PARTY:
        raid(frame, g)
    elif frame.token == SCROLL_OF_SIGHT and not areas_to_see(g):
        leave(g)
    else:
        ask_seat(g, frame, EXPLORE, seat)


def raid(frame: Event, g: Runewars) -> None:
    """RW-718: 1 damage; unless hostile units are in the area, that is all."""
    hero = frame.hero
    seat = g.hero_seat[hero]
    area = g.hero_area[hero]
    damage_hero(g, hero, 1)
    if g.hero_seat[hero] == NONE or not g.units[area] or controller(g, area) == seat:
        leave(g)
    else:
        go_to(frame, "more")


def resolve_event(frame: Event, g: Runewars) -> None:
    """RW-717: a Reward for 3 influence. RW-719: a look at an area. RW-720: an attribute is trained."""
    seat = g.hero_seat[frame.hero]
    answer = g.answers[seat]
    leave(g)
    if answer == DECLINE:
        return
    if answer == PAY:
        spend_influence(g, seat, MERCHANT_PRICE)
        gain_reward(g, frame.hero)
    elif frame.token == SCROLL_OF_SIGHT:
        see_area(g, seat, answer - AREA)
    else:
        train_hero(g, frame.hero, answer - TRAIN_ONE, 1)


def see_area(g: Runewars, seat: i64, area: i64) -> None:
    """RW-719: a player learns the rune and the face-down token of an area."""
    g.tell("scroll_shows", seat, area)
    if g.rune[area] != NO_RUNE:
        see_rune(g, seat, area)
    if g.token[area] != NONE and not g.token_up >> area & 1:
        g.seats[seat].seen_tokens |= bit(area)
        g.barrier += 1
        g.whisper(seat, "saw_token", g.token[area], area)


def ask_about_raid(frame: Event, g: Runewars) -> None:
    """RW-718: with hostile units about, a Reward is lost or 1 more damage taken."""
    ask_seat(g, frame, EXPLORE, g.hero_seat[frame.hero])


def resolve_raid(frame: Event, g: Runewars) -> None:
    """RW-718: a Reward is lost, or one more damage taken."""
    answer = g.answers[g.hero_seat[frame.hero]]
    leave(g)
    if answer == TAKE_DAMAGE:
        damage_hero(g, frame.hero, 1)
        return
    reward = answer - DISCARD_REWARD
    discard_reward(g, frame.hero, reward)
    g.tell("loses_reward", frame.hero, reward, g.hero_seat[frame.hero])


steps(
    Event,
    step("start", begin_event, resolve_event),
    step("more", ask_about_raid, resolve_raid),
)

# Rewards of defeated heroes


class HeroPickup(Decision[Runewars, Pickup]):
    """D-109: marker by marker, take all that lies under it or leave it."""

    def options(self, g: Runewars, frame: Pickup, seat: i64) -> list[int]:
        return [TAKE + frame.left[0] - 1, LEAVE]

    def arguments(self, g: Runewars, frame: Pickup, seat: i64) -> dict[str, int | str]:
        number = len(g.marker_rewards[frame.left[0] - 1])
        return {"hero": g.game.argument("hero", frame.hero), "number": number}


HERO_PICKUP: Final = HeroPickup("hero_pickup", ("RW-482",), "RW-900")


def ask_pickup(frame: Pickup, g: Runewars) -> None:
    """RW-482: the next marker in the hero's area; one that a hero who came along has taken is gone."""
    while frame.left and g.marker_area[frame.left[0] - 1] != g.hero_area[frame.hero]:
        frame.left.pop(0)
    if frame.left:
        ask_seat(g, frame, HERO_PICKUP, g.hero_seat[frame.hero])
    else:
        leave(g)


def pick_up(frame: Pickup, g: Runewars) -> None:
    """RW-482: all Rewards under the marker go to the hero, as they are; the marker is free again."""
    place = frame.left.pop(0) - 1
    if g.answers[g.hero_seat[frame.hero]] != LEAVE:
        rewards = g.marker_rewards[place]
        g.tell_all("takes_rewards", [g.hero_seat[frame.hero]], frame.hero, g.marker_area[place], len(rewards))
        g.marker_area[place] = NONE
        g.marker_rewards[place] = []
        for reward in rewards:
            receive_reward(g, frame.hero, reward)
    go_to(frame, "start")


steps(
    Pickup,
    step("start", ask_pickup, pick_up),
)
