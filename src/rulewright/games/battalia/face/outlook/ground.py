"""Outlooks of Battalia, common ground: decks, points, cities and battles as the sentences name them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple, TypeAlias, TypeVar

from rulewright.core.frame import Frame
from rulewright.core.lane import enter
from rulewright.faces.outlook import Outlook
from rulewright.games.battalia.battle.frames import ATTACK, DEFENCE, Battle
from rulewright.games.battalia.battle.strength import place_strength, total
from rulewright.games.battalia.content import SQUARE_NAMES, terrain_of
from rulewright.games.battalia.ending import great_cities
from rulewright.games.battalia.ids import CREATION_CARDS, SUPPLY
from rulewright.games.battalia.scoring import scores
from rulewright.games.battalia.state import Battalia
from rulewright.games.battalia.stock import creation_deck

Args: TypeAlias = dict[str, int | str | list[str]]
Teller: TypeAlias = Callable[[Battalia, Battalia | None, int, list[str]], Outlook | None]
"""Tells about an option, whose key had these parts after its verb; before and after it."""
F = TypeVar("F", bound=Frame)

SQUARE: Final = {name: number for number, name in enumerate(SQUARE_NAMES)}
CARD: Final = {name: number for number, name in enumerate(CREATION_CARDS)}
HEROES: Final = ("a", "b")


def inner(g: Battalia, kind: type[F]) -> F:
    """The innermost frame of a kind, in the lane in progress."""
    found = next((frame for frame in reversed(g.stack) if isinstance(frame, kind)), None)
    assert found is not None, f"no {kind.__name__} is in progress"
    return found


def plain(message: str, lock: str = "") -> Teller:
    """A sentence without numbers."""

    def teller(g: Battalia, after: Battalia | None, seat: int, parts: list[str]) -> Outlook:
        return Outlook(message, {}, lock)

    return teller


# Decks, points and cities


def deck_size(g: Battalia, seat: int) -> int:
    return len(creation_deck(g, seat))


def supplies(g: Battalia, seat: int) -> int:
    """Supplies in hand."""
    return g.seats[seat].hand.count(SUPPLY)


def team(g: Battalia, seat: int) -> list[int]:
    """The seats of a team."""
    return [int(one) for one in g.members(g.setting.team_of(seat))]


def standing(g: Battalia, seat: int, more: int = 0, great: int = 0) -> Args:
    """The own points, and the cities of level 4 or higher that the team has of those that end the game."""
    members = team(g, seat)
    cities = sum(int(great_cities(g, one)) for one in members) + great
    return {
        "points": int(scores(g)[seat]) + more,
        "cities": cities,
        "needed": int(g.setting.cities_to_win(len(members))),
    }


def raised(g: Battalia, seat: int, square: int) -> Args:
    """A city one level higher."""
    level = int(g.level[square]) + 1
    return {"square": SQUARE_NAMES[square], "level": level, **standing(g, seat, 1, int(level == 4))}


# Battles


def strength_of(g: Battalia, square: int) -> int:
    """What a place comes to without cards: its token, or its level with the terrain bonus of its owner."""
    owner = int(g.owner[square])
    if owner < 0:
        return int(g.strength[square])
    return int(place_strength(g, square)) + int(terrain_of(g.card[square]) == g.seats[owner].faction)


class Stands(NamedTuple):
    """The totals of a battle."""

    attack: int
    defence: int


def battle_here(g: Battalia) -> Battle:
    """The battle of the lane in progress."""
    return inner(g, Battle)


def lane_at(g: Battalia) -> int:
    return int(g.lane)


def stands(g: Battalia, battle: Battle) -> Stands:
    return Stands(int(total(g, battle, ATTACK)), int(total(g, battle, DEFENCE)))


def own_side(g: Battalia, battle: Battle, seat: int) -> int:
    return int(DEFENCE) if seat == battle.defender else int(ATTACK)


def tried(g: Battalia, seat: int, key: str) -> tuple[Battalia, Battle] | None:
    """A battle after an option, on a copy in which nobody looks on; None if the battle is over by then."""
    world = g.copy()
    world.narration = None
    world.journal = None
    lane = lane_at(world)
    world.choose(seat, key)
    if world.over or lane >= len(world.lanes):
        return None
    enter(world, lane)
    found = next((frame for frame in world.stack if isinstance(frame, Battle)), None)
    return None if found is None else (world, found)


def versus(now: Stands, side: int) -> Args:
    """Totals as one side sees them: its own first; `short`: what it lacks, 0 if it would win."""
    mine, theirs = (now.attack, now.defence) if side == ATTACK else (now.defence, now.attack)
    short = theirs + 1 - mine if side == ATTACK else theirs - mine
    return {"mine": mine, "theirs": theirs, "short": max(0, short)}
