"""Develop action (MH-300 to MH-323)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.core.errors import Refusal
from rulewright.core.frame import ask_seat, go_to, leave, step, steps
from rulewright.games.heroes.armies import check_power, flip_up, reserve
from rulewright.games.heroes.capital.frames import Develop
from rulewright.games.heroes.cards.prices import cheaper_by_week, recruiting_cost
from rulewright.games.heroes.cards.values import room_in
from rulewright.games.heroes.content import (
    BALANCE,
    BUILDINGS_OF_FACTION,
    DWELLINGS,
    HEROES_OF_FACTION,
    HIRE_COST,
    MAGE_GUILD,
    STUDY_COST,
    TAVERN,
    TIERS,
    TOP_LEVEL,
    TOWN_HALL,
    TRAINING_GROUNDS,
    USED_UP,
)
from rulewright.games.heroes.decisions import TURN_RULE, Choice, remove_token
from rulewright.games.heroes.heroes.gaining import draw_scroll
from rulewright.games.heroes.ids import HERO_COUNT, PLAGUE, UNIT_COUNT
from rulewright.games.heroes.options import (
    BUILD,
    DISMISS_FROM,
    DONE,
    HIRE,
    LEVEL,
    RECRUIT_FOR,
    STUDY,
    TRAIN_FOR,
    TRANSFER,
    VOCABULARY,
)
from rulewright.games.heroes.state import IN_CAPITAL, Hero, Heroes, Seat
from rulewright.kit.masks import bit


class DevelopStep(Choice[Develop]):
    """develop_step (MH-300): `build:CARD`, `level`, `recruit:UNIT:HERO` and so on, `done`."""

    def options(self, g: Heroes, frame: Develop, seat: i64) -> list[int]:
        player = g.seats[seat]
        codes: list[int] = []
        if player.faction < 0:
            return [int(DONE)]
        if not frame.built:
            codes += build_options(g, player)
        if not frame.raised and can_raise(g, player):
            codes.append(int(LEVEL))
        present = [hero for hero in player.heroes if hero.at == IN_CAPITAL]
        stock = [int(reserve(g, seat, tier)) for tier in range(TIERS)] if present else []
        for hero in present:
            if g.week != PLAGUE and room_in(g, hero) > 0:
                codes += recruit_options(g, player, hero, stock)
            if player.has_built(TRAINING_GROUNDS):
                codes += train_options(g, player, hero)
            if len(present) > 1:
                codes += transfer_options(g, frame, hero, present)
            codes += dismiss_from_options(frame, hero)
        if not frame.hired and player.has_built(TAVERN) and player.gold >= HIRE_COST:
            codes += hire_options(player)
        if not frame.studied and can_study(g, player):
            codes += [int(STUDY + hero.hero) for hero in present]
        codes.append(int(DONE))
        return codes

    def default(self, g: Heroes, frame: Develop, seat: i64) -> i64:
        return DONE

    def explain(self, g: Heroes, frame: Develop, seat: i64, code: i64) -> Refusal:
        """DECISIONS section 4."""
        verb = VOCABULARY.verb_of(code).name
        if verb == "build":
            return Refusal("MH-304", "develop-build")
        if verb == "level":
            return Refusal("MH-302", "develop-level")
        if verb == "recruit":
            return Refusal("MH-310", "develop-recruit")
        if verb == "train":
            return Refusal("MH-316", "develop-train")
        if verb == "transfer":
            return Refusal("MH-318", "develop-transfer")
        if verb == "dismiss":
            return Refusal("MH-314", "develop-dismiss")
        if verb == "hire":
            return Refusal("MH-320", "develop-hire")
        if verb == "study":
            return Refusal("MH-322", "develop-study")
        return Refusal("MH-300", "develop-step")


DEVELOP_STEP: Final = DevelopStep("develop_step", ("MH-300",), TURN_RULE)


def build_options(g: Heroes, player: Seat) -> list[int]:
    """MH-304: buildings whose level and cost the capital and its owner meet."""
    codes: list[int] = []
    for at in range(BUILDINGS_OF_FACTION):
        building = player.faction * BUILDINGS_OF_FACTION + at
        if player.has_built(at) or player.level < g.tables.least_level[building]:
            continue
        resources = cheaper_by_week(g, g.tables.building_resources[building])
        if player.resources >= resources and player.gold >= g.tables.building_gold[building]:
            codes.append(int(BUILD + building))
    return codes


def can_raise(g: Heroes, player: Seat) -> bool:
    """MH-302: one level at a time."""
    return player.level < TOP_LEVEL and player.resources >= level_price(g, player)


def level_price(g: Heroes, player: Seat) -> i64:
    return cheaper_by_week(g, g.tables.level_cost[player.level + 1])


def is_unlocked(player: Seat, tier: i64) -> bool:
    """MH-305: tiers A and B always, C and D, E, F by their dwellings."""
    if tier < 2:
        return True
    return player.has_built(DWELLINGS if tier < 4 else DWELLINGS + tier - 3)


def recruit_options(g: Heroes, player: Seat, hero: Hero, stock: list[int]) -> list[int]:
    """MH-310: unlocked types that are in the reserve and can be paid."""
    codes: list[int] = []
    for tier in range(TIERS):
        if stock[tier] > 0 and is_unlocked(player, tier):
            unit = player.faction * TIERS + tier
            if player.gold >= recruiting_cost(g, hero.hero, unit):
                codes.append(int(RECRUIT_FOR + unit * HERO_COUNT + hero.hero))
    return codes


def train_options(g: Heroes, player: Seat, hero: Hero) -> list[int]:
    """MH-316: basic units whose training can be paid."""
    codes: list[int] = []
    for tier in range(TIERS):
        unit = player.faction * TIERS + tier
        if hero.army[TIERS + tier] > 0 and player.gold >= g.tables.train_gold[unit]:
            codes.append(int(TRAIN_FOR + unit * HERO_COUNT + hero.hero))
    return codes


def transfer_options(g: Heroes, frame: Develop, hero: Hero, present: list[Hero]) -> list[int]:
    """MH-318: to another hero in the capital with room, but no type that the hero received in this action."""
    codes: list[int] = []
    for other in present:
        if other.hero == hero.hero or room_in(g, other) <= 0:
            continue
        for tier in range(TIERS):
            unit = hero.hero // 3 * TIERS + tier
            if hero.hero * UNIT_COUNT + unit in frame.received:
                continue
            for side in range(2):
                if hero.army[tier + side * TIERS] > 0:
                    codes.append(transfer_code(unit, side, hero.hero, other.hero))
    return codes


def transfer_code(unit: i64, side: i64, giver: i64, taker: i64) -> int:
    return int(TRANSFER + ((unit * 2 + side) * HERO_COUNT + giver) * HERO_COUNT + taker)


def dismiss_from_options(frame: Develop, hero: Hero) -> list[int]:
    """MH-314: no type that was recruited in this action."""
    codes: list[int] = []
    for tier in range(TIERS):
        unit = hero.hero // 3 * TIERS + tier
        if unit not in frame.recruited:
            for side in range(2):
                if hero.army[tier + side * TIERS] > 0:
                    codes.append(int(DISMISS_FROM + (unit * 2 + side) * HERO_COUNT + hero.hero))
    return codes


def can_study(g: Heroes, player: Seat) -> bool:
    """MH-322: not if there is no scroll left to draw."""
    left = len(g.scroll_deck) + len(g.scroll_discard)
    return left > 0 and player.has_built(MAGE_GUILD) and player.gold >= STUDY_COST


def hire_options(player: Seat) -> list[int]:
    """MH-320: the own unused heroes."""
    first = player.faction * HEROES_OF_FACTION
    own = [hero.hero for hero in player.heroes]
    return [int(HIRE + first + at) for at in range(HEROES_OF_FACTION) if first + at not in own]


def ask_development(frame: Develop, g: Heroes) -> None:
    """MH-300: whatever the player may, in any order, until done."""
    ask_seat(g, frame, DEVELOP_STEP, frame.seat)


def develop(frame: Develop, g: Heroes) -> None:
    """MH-300, MH-323: one thing; what is built can be used at once."""
    code = g.answers[frame.seat]
    if code == DONE:
        leave(g)
        return
    go_to(frame, "develop")
    if code >= TRANSFER:
        transfer(frame, g, code - TRANSFER)
        return
    verb = VOCABULARY.verb_of(code).name
    if verb == "build":
        build(frame, g, code - BUILD)
    elif verb == "level":
        raise_level(frame, g)
    elif verb == "recruit":
        recruit(frame, g, code - RECRUIT_FOR)
    elif verb == "train":
        train(frame, g, code - TRAIN_FOR)
    elif verb == "dismiss":
        dismiss(frame, g, code - DISMISS_FROM)
    elif verb == "hire":
        hire(frame, g, code - HIRE)
    else:
        study(frame, g, code - STUDY)


def build(frame: Develop, g: Heroes, building: i64) -> None:
    """MH-301, MH-304, MH-308: one building; the Town Hall brings the fourth action card, used."""
    player = g.seats[frame.seat]
    frame.built = True
    resources = cheaper_by_week(g, g.tables.building_resources[building])
    gold = g.tables.building_gold[building]
    player.resources -= resources
    player.gold -= gold
    player.buildings |= bit(building % BUILDINGS_OF_FACTION)
    if building % BUILDINGS_OF_FACTION == TOWN_HALL:
        player.cards[BALANCE] = int(USED_UP)
    g.tell_all("builds", [int(resources)], frame.seat, building, gold)


def raise_level(frame: Develop, g: Heroes) -> None:
    """MH-302, MH-303."""
    player = g.seats[frame.seat]
    frame.raised = True
    price = level_price(g, player)
    player.resources -= price
    player.level += 1
    g.tell("raises_capital", frame.seat, player.level, price)
    check_power(g, frame.seat)


def recruit(frame: Develop, g: Heroes, number: i64) -> None:
    """MH-310, MH-312: a basic unit."""
    unit = number // HERO_COUNT
    hero = g.find(number % HERO_COUNT)
    cost = recruiting_cost(g, hero.hero, unit)
    g.seats[frame.seat].gold -= cost
    hero.army[TIERS + unit % TIERS] += 1
    if unit not in frame.recruited:
        frame.recruited.append(int(unit))
    g.tell_all("recruits", [int(cost)], frame.seat, unit, hero.hero)


def train(frame: Develop, g: Heroes, number: i64) -> None:
    """MH-316."""
    unit = number // HERO_COUNT
    hero = g.find(number % HERO_COUNT)
    g.seats[frame.seat].gold -= g.tables.train_gold[unit]
    flip_up(hero, unit % TIERS)
    g.tell_all("trains", [int(g.tables.train_gold[unit])], frame.seat, unit, hero.hero)


def transfer(frame: Develop, g: Heroes, number: i64) -> None:
    """MH-318: elite or basic as it is."""
    giver = g.find(number // HERO_COUNT % HERO_COUNT)
    taker = g.find(number % HERO_COUNT)
    token = number // (HERO_COUNT * HERO_COUNT)
    tier = remove_token(giver, token)
    taker.army[tier + token % 2 * TIERS] += 1
    unit = token // 2
    reception = int(taker.hero * UNIT_COUNT + unit)
    if reception not in frame.received:
        frame.received.append(reception)
    g.tell("transfers", frame.seat, unit, taker.hero)


def dismiss(frame: Develop, g: Heroes, number: i64) -> None:
    """MH-314."""
    hero = g.find(number % HERO_COUNT)
    remove_token(hero, number // HERO_COUNT)
    g.tell("dismisses", frame.seat, number // HERO_COUNT // 2, hero.hero)


def hire(frame: Develop, g: Heroes, number: i64) -> None:
    """MH-320: without units, skills, artefacts or scrolls."""
    player = g.seats[frame.seat]
    frame.hired = True
    player.gold -= HIRE_COST
    hero = Hero()
    hero.hero = number
    player.heroes.append(hero)
    g.tell("hires", frame.seat, number, HIRE_COST)


def study(frame: Develop, g: Heroes, number: i64) -> None:
    """MH-322: a scroll for 3 gold, once."""
    frame.studied = True
    g.seats[frame.seat].gold -= STUDY_COST
    g.tell("studies", frame.seat, number, STUDY_COST)
    draw_scroll(g, frame.seat, g.find(number))


steps(Develop, step("develop", ask_development, develop))
