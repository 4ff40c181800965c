"""Outlooks of the set-up, of weeks and of action cards."""

from __future__ import annotations

from typing import Final

from rulewright.faces.outlook import Outlook
from rulewright.games.heroes.capital.develop_action import build_options
from rulewright.games.heroes.content import READY
from rulewright.games.heroes.face.outlook.ground import (
    HERO,
    SQUARE,
    Args,
    Teller,
    basic_units,
    elite_units,
    of_wealth,
    sight_of,
)
from rulewright.games.heroes.ids import HERO_ABILITIES
from rulewright.games.heroes.rounds.frames import WeekTrain
from rulewright.games.heroes.rounds.round_and_turn import gather
from rulewright.games.heroes.state import IN_CAPITAL, Hero, Heroes

NEAR: Final = 5
"""So many squares, counted in orthogonal steps, are near a capital."""
ABILITY_NAMES: Final = [name.replace(" ", "-") for name in HERO_ABILITIES]


def faction(g: Heroes, seat: int, parts: list[str]) -> Outlook:
    """MH-052: how it plays."""
    return Outlook("faction", {"faction": parts[0]})


def place(g: Heroes, seat: int, parts: list[str]) -> Outlook:
    """MH-061: the guards near it, by colour."""
    row, column = divmod(SQUARE[parts[0]], 20)
    near = [0, 0, 0]
    for site, symbol in enumerate(g.map().symbols):
        if abs(symbol // 20 - row) + abs(symbol % 20 - column) <= NEAR:
            near[g.map().colours[site]] += 1
    return Outlook("place", {"number": NEAR, "green": near[0], "yellow": near[1], "red": near[2]})


def starting_hero(g: Heroes, seat: int, parts: list[str]) -> Outlook:
    """MH-096: the values and abilities of a hero."""
    return Outlook("starting-hero", {**of_hero_card(g, HERO[parts[0]])})


def of_hero_card(g: Heroes, hero: int) -> Args:
    """MH-330 to MH-333: what is printed on a hero card."""
    abilities = g.tables.hero_abilities[hero]
    return {
        "strength": int(g.tables.hero_strength[hero]),
        "magic": int(g.tables.hero_magic[hero]),
        "leadership": int(g.tables.leadership[hero]),
        "traits": [name for at, name in enumerate(ABILITY_NAMES) if abilities >> at & 1],
    }


def elite(hero: Hero) -> Args:
    """How an army stands when one more unit is elite."""
    return {"elite": elite_units(hero) + 1, "number": int(hero.tokens())}


def week_train(g: Heroes, seat: int, parts: list[str]) -> Outlook:
    """MH-554."""
    frame = next(frame for frame in reversed(g.stack) if isinstance(frame, WeekTrain))
    return Outlook("train-free", elite(g.find(frame.heroes[0])))


def week_skip(g: Heroes, seat: int, parts: list[str]) -> Outlook:
    frame = next(frame for frame in reversed(g.stack) if isinstance(frame, WeekTrain))
    return Outlook("train-nobody", {"basic": basic_units(g.find(frame.heroes[0]))})


def card(g: Heroes, seat: int, parts: list[str]) -> Outlook:
    """MH-130, MH-150: what the action could do now, and how many cards stay ready."""
    player = g.seats[seat]
    cards = sum(state == READY for state in player.cards) - 1
    if parts[1] == "gather":
        return Outlook("gather", gathered(g, seat))
    if parts[1] == "develop":
        heroes = sum(hero.at == IN_CAPITAL for hero in player.heroes)
        buildings = len(build_options(g, player))
        return Outlook("develop", {"buildings": buildings, "heroes": heroes, **of_wealth(g, seat)})
    if parts[1] == "heroes":
        able = [hero for hero in player.heroes if hero.tokens() > 0]
        seen = [sight_of(g, seat, hero) for hero in able]
        guards, free = (sum(getattr(each, what) for each in seen) for what in ("guards", "free"))
        return Outlook("heroes", {"heroes": len(able), "guards": guards, "free": free, "cards": cards})
    return Outlook("idle", {"cards": cards})


def gathered(g: Heroes, seat: int) -> Args:
    """MH-290: what there would be, and how much of it is new."""
    copy = g.copy()
    copy.narration = None
    gather(copy, seat)
    new, old = copy.seats[seat], g.seats[seat]
    return {
        "gold": int(new.gold),
        "resources": int(new.resources),
        "more": int(new.gold - old.gold),
        "goods": int(new.resources - old.resources),
    }


ROUNDS: Final[dict[tuple[str, str], Teller]] = {
    ("choose_faction", "faction"): faction,
    ("place_capital", "place"): place,
    ("choose_start_hero", "hero"): starting_hero,
    ("week_train", "train"): week_train,
    ("week_train", "skip"): week_skip,
    ("play_action_card", "play"): card,
}
