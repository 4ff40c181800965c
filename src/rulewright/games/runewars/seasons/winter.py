"""The Winter cards (data/seasons.csv), one class a card; ability.py says how they work."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.core.narration import MessageKind
from rulewright.games.runewars.content import NONE, ROUTED, is_routed, stand_label, unrouted
from rulewright.games.runewars.ids import DRAGON, GIANT, REWARDS
from rulewright.games.runewars.options import (
    DECLINE,
    DISCARD_OF_HERO,
    DONE,
    FIELD_LABELS,
    INFLUENCE,
    REPAIR,
    ROUT_UNIT,
    STAND_IN,
    TACTICS_CARD,
    field_label,
    of_area,
)
from rulewright.games.runewars.seasons.ability import Ability, PlaceNeutrals, next_player, uncontrolled_areas
from rulewright.games.runewars.seasons.fall import GainDragonRune
from rulewright.games.runewars.seasons.frames import SeasonCard
from rulewright.games.runewars.state import Runewars
from rulewright.games.runewars.world.control import controlled, controller, heroes_of, rout_in_area, strongholds_of
from rulewright.games.runewars.world.decks import discard_reward, draw_tactics
from rulewright.games.runewars.world.hero_changes import damage_hero
from rulewright.games.runewars.world.influence import gain_influence
from rulewright.kit.masks import bit
from rulewright.kit.piles import distinct, insert

MESSAGES: Final[dict[str, MessageKind]] = {
    "offer_taken": MessageKind(("seat", "hero", "reward"), "RW-501"),
    "bitter_cold": MessageKind(("seat", "label", "area"), "RW-323"),
    "winter_repair": MessageKind(("seat", "area"), "RW-392"),
    "winter_stand": MessageKind(("seat", "label", "area"), "RW-013"),
}
OFFER_INFLUENCE: Final[i64] = 3
OFFER_CARDS: Final[i64] = 2
COLD_UNITS: Final[i64] = 4
MOST_STOOD: Final[i64] = 2
FRIENDLY_BID: Final[i64] = 4
"""The bid from which Dragons Awake lets the winner choose a friendly area."""


class ArcaneSilence(Ability):
    """win2: special icons of circles have no effect in battles; asked there, while the card is in force."""


class AStrangeOffer(Ability):
    """win3: a player may give up one Reward for 3 influence or 2 Tactics cards."""

    def options(self, frame: SeasonCard, g: Runewars, seat: i64) -> list[int]:
        if frame.paid:
            return [INFLUENCE, TACTICS_CARD]
        codes: list[int] = []
        for hero in heroes_of(g, seat):
            codes += [DISCARD_OF_HERO + hero * len(REWARDS) + reward for reward in distinct(g.hero_rewards[hero])]
        return [*codes, DECLINE] if codes else []

    def secret(self, frame: SeasonCard) -> bool:
        """RW-501: the Rewards may lie face down."""
        return not frame.paid

    def choose(self, frame: SeasonCard, g: Runewars, seat: i64, code: i64) -> None:
        if code == INFLUENCE:
            next_player(frame)
            gain_influence(g, seat, OFFER_INFLUENCE)
        elif code == TACTICS_CARD:
            next_player(frame)
            draw_tactics(g, seat, OFFER_CARDS)
        elif code == DECLINE:
            next_player(frame)
        else:
            self.give_up(frame, g, seat, code - DISCARD_OF_HERO)

    def give_up(self, frame: SeasonCard, g: Runewars, seat: i64, choice: i64) -> None:
        hero, reward = choice // len(REWARDS), choice % len(REWARDS)
        discard_reward(g, hero, reward)
        g.barrier += 1
        frame.paid = True
        g.tell("offer_taken", seat, hero, reward)


class BitterCold(Ability):
    """win4: a player routs one unit in each area without his stronghold in which he has four or more."""

    def area_of(self, frame: SeasonCard, g: Runewars, seat: i64) -> i64:
        areas = frame.areas if frame.areas else cold_areas(g, seat)
        return areas[0] if areas else NONE

    def options(self, frame: SeasonCard, g: Runewars, seat: i64) -> list[int]:
        area = self.area_of(frame, g, seat)
        if area == NONE:
            return []
        return [ROUT_UNIT + label for label in distinct(unrouted(g.units[area]))]

    def choose(self, frame: SeasonCard, g: Runewars, seat: i64, code: i64) -> None:
        """RW-904: areas in map order."""
        if not frame.areas:
            frame.areas = cold_areas(g, seat)
        area = frame.areas.pop(0)
        if not frame.areas:
            next_player(frame)
        rout_in_area(g, area, code - ROUT_UNIT)
        g.tell("bitter_cold", seat, code - ROUT_UNIT, area)


def cold_areas(g: Runewars, seat: i64) -> list[int]:
    """Areas with four or more units, one of them standing, and no stronghold of the player."""
    areas: list[int] = []
    for area in controlled(g, seat):
        labels = g.units[area]
        if g.stronghold[area] != seat and len(labels) >= COLD_UNITS and not all(is_routed(label) for label in labels):
            areas.append(area)
    return areas


class TheLongNight(Ability):
    """win5: heroes outside the areas of their player take 1 damage (RW-428, RW-481)."""

    def without_choice(self, frame: SeasonCard, g: Runewars, seat: i64) -> None:
        for hero in heroes_of(g, seat):
            if controller(g, g.hero_area[hero]) != seat:
                damage_hero(g, hero, 1)


class WinterQuarters(Ability):
    """win6: a player may repair a stronghold and stand up to two units beside his strongholds."""

    def options(self, frame: SeasonCard, g: Runewars, seat: i64) -> list[int]:
        codes: list[int] = []
        for area in strongholds_of(g, seat):
            if g.damaged >> area & 1 and not frame.repaired:
                codes.append(REPAIR + area)
        for area in strongholds_of(g, seat):
            for label in distinct(g.units[area]):
                if is_routed(label) and frame.stood < MOST_STOOD:
                    codes.append(STAND_IN + area * len(FIELD_LABELS) + field_label(label))
        return [*codes, DONE] if codes else []

    def choose(self, frame: SeasonCard, g: Runewars, seat: i64, code: i64) -> None:
        if code == DONE:
            next_player(frame)
        elif of_area(code, REPAIR):
            frame.repaired = True
            g.damaged &= ~bit(code - REPAIR)
            g.tell("winter_repair", seat, code - REPAIR)
        else:
            area = (code - STAND_IN) // len(FIELD_LABELS)
            self.stand(frame, g, seat, area, (code - STAND_IN) % len(FIELD_LABELS) * ROUTED)

    def stand(self, frame: SeasonCard, g: Runewars, seat: i64, area: i64, label: i64) -> None:
        frame.stood += 1
        g.units[area].remove(label)
        insert(g.units[area], stand_label(label))
        g.tell("winter_stand", seat, label, area)


class WhisperedSecrets(Ability):
    """win7: everybody passes a Tactics card to the left, all at once; season_card.py carries it out."""


class DragonsAwake(PlaceNeutrals):
    """win8: the winner of a bid places a Dragon or a Giant, for a bid of 4 or more also in an area of his."""

    def areas(self, frame: SeasonCard, g: Runewars, seat: i64) -> list[int]:
        uncontrolled = uncontrolled_areas(g)
        if frame.bids[seat] < FRIENDLY_BID:
            return uncontrolled
        return sorted(uncontrolled + controlled(g, seat))


WINTER_CARDS: Final[list[Ability]] = [
    GainDragonRune(bid=True),
    ArcaneSilence(),
    AStrangeOffer(),
    BitterCold(),
    TheLongNight(),
    WinterQuarters(),
    WhisperedSecrets(),
    DragonsAwake((int(DRAGON), int(GIANT)), (1, 1), bid=True),
]
