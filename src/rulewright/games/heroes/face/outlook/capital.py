"""Outlooks of the Develop action: prices and what they bring."""

from __future__ import annotations

from typing import Final

from rulewright.faces.outlook import Outlook
from rulewright.games.heroes.capital.develop_action import level_price
from rulewright.games.heroes.cards.prices import cheaper_by_week
from rulewright.games.heroes.cards.values import leadership_of
from rulewright.games.heroes.content import HIRE_COST, STUDY_COST
from rulewright.games.heroes.face.outlook.ground import (
    BUILDING,
    HERO,
    UNIT,
    Args,
    Teller,
    elite_units,
    of_power,
    of_wealth,
)
from rulewright.games.heroes.face.outlook.map import dismissed, draw_scroll, recruited
from rulewright.games.heroes.state import Heroes


def build(g: Heroes, seat: int, parts: list[str]) -> Outlook:
    """MH-304: what it does, and what is left."""
    number = BUILDING[parts[0]]
    resources = int(cheaper_by_week(g, g.tables.building_resources[number]))
    left = of_wealth(g, seat, -int(g.tables.building_gold[number]), -resources)
    return Outlook("build", {"building": parts[0], **left})


def level(g: Heroes, seat: int, parts: list[str]) -> Outlook:
    """MH-291, MH-302, MH-303: Power and income."""
    player, tables = g.seats[seat], g.tables
    now, then = player.level, player.level + 1
    more = {
        "more": int(tables.level_gold[then] - tables.level_gold[now]),
        "goods": int(tables.level_resources[then] - tables.level_resources[now]),
        "resources": int(player.resources - level_price(g, player)),
    }
    return Outlook("level", {**of_power(g, seat, int(tables.level_power[then] - tables.level_power[now])), **more})


def recruit(g: Heroes, seat: int, parts: list[str]) -> Outlook:
    """MH-310."""
    return Outlook("recruit", recruited(g, seat, g.find(HERO[parts[1]]), UNIT[parts[0]]))


def train(g: Heroes, seat: int, parts: list[str]) -> Outlook:
    """MH-316."""
    hero, cost = g.find(HERO[parts[1]]), int(g.tables.train_gold[UNIT[parts[0]]])
    left = of_wealth(g, seat, -cost)
    return Outlook("train", {**left, "cost": cost, "elite": elite_units(hero) + 1, "number": int(hero.tokens())})


def transfer(g: Heroes, seat: int, parts: list[str]) -> Outlook:
    """MH-318: both armies then."""
    giver, taker = g.find(HERO[parts[2]]), g.find(HERO[parts[3]])
    args: Args = {
        "hero": parts[2],
        "number": int(giver.tokens()) - 1,
        "hero2": parts[3],
        "units": int(taker.tokens()) + 1,
    }
    return Outlook("transfer", {**args, "leadership": int(leadership_of(g, taker))})


def dismiss(g: Heroes, seat: int, parts: list[str]) -> Outlook:
    return dismissed(g, g.find(HERO[parts[2]]))


def hire(g: Heroes, seat: int, parts: list[str]) -> Outlook:
    """MH-320."""
    number = HERO[parts[0]]
    args: Args = {"leadership": int(g.tables.leadership[number]), "number": len(g.seats[seat].heroes) + 1}
    return Outlook("hire", {**of_wealth(g, seat, -int(HIRE_COST)), **args})


def study(g: Heroes, seat: int, parts: list[str]) -> Outlook:
    """MH-322."""
    return draw_scroll(g, g.find(HERO[parts[0]]), "study", gold=int(g.seats[seat].gold - STUDY_COST))


def done(g: Heroes, seat: int, parts: list[str]) -> Outlook:
    return Outlook("develop-done", of_wealth(g, seat))


CAPITAL: Final[dict[tuple[str, str], Teller]] = {
    ("develop_step", "build"): build,
    ("develop_step", "level"): level,
    ("develop_step", "recruit"): recruit,
    ("develop_step", "train"): train,
    ("develop_step", "transfer"): transfer,
    ("develop_step", "dismiss"): dismiss,
    ("develop_step", "hire"): hire,
    ("develop_step", "study"): study,
    ("develop_step", "done"): done,
}
