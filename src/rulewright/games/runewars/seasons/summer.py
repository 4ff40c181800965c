"""The Summer cards (data/seasons.csv), one class a card; ability.py says how they work."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.core.narration import MessageKind
from rulewright.games.runewars.battle.retreat_and_limits import destroy_in_area
from rulewright.games.runewars.content import DRAGON_RUNE, NONE, unrouted
from rulewright.games.runewars.ids import CAPTAIN, FOOD, UNALIGNED
from rulewright.games.runewars.options import AREA, DECLINE, DESERT, DESTROY, HERO, PAY_FOR, TRAIN_HERO, of_hero
from rulewright.games.runewars.seasons.ability import Ability, next_player, uncontrolled_areas
from rulewright.games.runewars.seasons.frames import SeasonCard
from rulewright.games.runewars.state import Runewars
from rulewright.games.runewars.world.control import controlled, heroes_of, see_rune, settle
from rulewright.games.runewars.world.dials import raise_dial
from rulewright.games.runewars.world.hero_changes import desert, gain_reward, room_for_training, train_hero
from rulewright.games.runewars.world.influence import gain_influence, spend_influence
from rulewright.games.runewars.world.runes import can_gain_rune, place_rune
from rulewright.kit.piles import distinct

MESSAGES: Final[dict[str, MessageKind]] = {
    "drought": MessageKind(("seat",), "RW-020"),
    "keeps_faith": MessageKind(("seat", "hero"), "RW-424"),
    "city_removed": MessageKind(("seat", "city", "area"), "RW-393"),
    "rune_unearthed": MessageKind(("seat", "area"), "RW-524"),
    "plague": MessageKind(("seat", "area"), "RW-323"),
}
PLAGUE_UNITS: Final[i64] = 6
ATTRIBUTES_EACH: Final[i64] = 3


class MidsummerFestival(Ability):
    """sum1: 1 influence, and 1 more for each city in the player's areas."""

    def without_choice(self, frame: SeasonCard, g: Runewars, seat: i64) -> None:
        cities = [area for area in controlled(g, seat) if g.city[area] != NONE]
        gain_influence(g, seat, 1 + len(cities))


class GrandTournament(Ability):
    """sum2: a hero of the bid's winner gains a Reward; then heroes of the others who bid may train."""

    def options(self, frame: SeasonCard, g: Runewars, seat: i64) -> list[int]:
        if seat == frame.winner:
            return [HERO + hero for hero in heroes_of(g, seat)]
        codes: list[int] = []
        for hero in heroes_of(g, seat):
            for attribute in range(ATTRIBUTES_EACH):
                if room_for_training(g, hero, attribute) > 0:
                    codes.append(TRAIN_HERO + hero * ATTRIBUTES_EACH + attribute)
        return [*codes, DECLINE] if codes else []

    def choose(self, frame: SeasonCard, g: Runewars, seat: i64, code: i64) -> None:
        next_player(frame)
        if of_hero(code, HERO):
            gain_reward(g, code - HERO)
        elif code != DECLINE:
            training = code - TRAIN_HERO
            train_hero(g, training // ATTRIBUTES_EACH, training % ATTRIBUTES_EACH, 1)


class Drought(Ability):
    """sum3: food goes down by 1."""

    def without_choice(self, frame: SeasonCard, g: Runewars, seat: i64) -> None:
        if g.seats[seat].dials[FOOD] > 0:
            raise_dial(g, seat, FOOD, -1)
            g.tell("drought", seat)


class CrisisOfFaith(Ability):
    """sum4: each hero of the opposed alignment deserts unless his player spends 1 influence (RW-424)."""

    def options(self, frame: SeasonCard, g: Runewars, seat: i64) -> list[int]:
        """RW-904: one hero after another; nobody deserts the Captain of the Heroes' League."""
        if g.title_seat[CAPTAIN] == seat:
            return []
        for hero in heroes_of(g, seat):
            if PAY_FOR + hero not in frame.picked and is_opposed(g, hero, seat):
                return [PAY_FOR + hero, DESERT + hero] if g.seats[seat].influence > 0 else [DESERT + hero]
        return []

    def choose(self, frame: SeasonCard, g: Runewars, seat: i64, code: i64) -> None:
        if of_hero(code, DESERT):
            desert(g, code - DESERT)
        else:
            frame.picked.append(code)
            spend_influence(g, seat, 1)
            g.tell("keeps_faith", seat, code - PAY_FOR)


def is_opposed(g: Runewars, hero: i64, seat: i64) -> bool:
    """RW-424: good under an evil faction, or evil under a good one."""
    alignment = g.tables.hero_alignment[hero]
    return alignment != UNALIGNED and alignment != g.tables.alignment[g.seats[seat].faction]


class JudgementOfTheCouncil(Ability):
    """sum5: the winner of a bid has a city removed from the game."""

    def options(self, frame: SeasonCard, g: Runewars, seat: i64) -> list[int]:
        return [AREA + area for area in g.board.areas if g.city[area] != NONE]

    def choose(self, frame: SeasonCard, g: Runewars, seat: i64, code: i64) -> None:
        next_player(frame)
        g.tell("city_removed", seat, g.city[code - AREA], code - AREA)
        g.city[code - AREA] = NONE


class OpenRoads(Ability):
    """sum6: heroes move two areas more; asked in the Quest Phase, while the card is in force."""


class RuneUnearthed(Ability):
    """sum7: the winner of a bid places a dragon rune, known to all, in an uncontrolled area (RW-524)."""

    def options(self, frame: SeasonCard, g: Runewars, seat: i64) -> list[int]:
        if not can_gain_rune(g, seat):
            return []
        return [AREA + area for area in uncontrolled_areas(g) if not g.rune[area]]

    def choose(self, frame: SeasonCard, g: Runewars, seat: i64, code: i64) -> None:
        next_player(frame)
        place_rune(g, NONE, code - AREA, DRAGON_RUNE)
        for other in frame.order:
            see_rune(g, other, code - AREA)
        g.tell("rune_unearthed", seat, code - AREA)
        settle(g)


class Plague(Ability):
    """sum8: a player destroys one unit in each area in which he has six or more."""

    def area_of(self, frame: SeasonCard, g: Runewars, seat: i64) -> i64:
        areas = frame.areas if frame.areas else plagued_areas(g, seat)
        return areas[0] if areas else NONE

    def options(self, frame: SeasonCard, g: Runewars, seat: i64) -> list[int]:
        """RW-323: a standing unit if there is one."""
        area = self.area_of(frame, g, seat)
        if area == NONE:
            return []
        labels = distinct(g.units[area])
        upright = unrouted(labels)
        return [DESTROY + label for label in (upright if upright else labels)]

    def choose(self, frame: SeasonCard, g: Runewars, seat: i64, code: i64) -> None:
        """RW-904: areas in map order."""
        if not frame.areas:
            frame.areas = plagued_areas(g, seat)
        area = frame.areas.pop(0)
        if not frame.areas:
            next_player(frame)
        g.tell("plague", seat, area)
        destroy_in_area(g, area, code - DESTROY)
        settle(g)


def plagued_areas(g: Runewars, seat: i64) -> list[int]:
    return [area for area in controlled(g, seat) if len(g.units[area]) >= PLAGUE_UNITS]


SUMMER_CARDS: Final[list[Ability]] = [
    MidsummerFestival(),
    GrandTournament(bid=True),
    Drought(),
    CrisisOfFaith(),
    JudgementOfTheCouncil(bid=True),
    OpenRoads(),
    RuneUnearthed(bid=True),
    Plague(),
]
