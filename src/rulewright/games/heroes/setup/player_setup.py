"""Player set-up (MH-090 to MH-099): skill decks and starting heroes."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.core.chance import draw, shuffle
from rulewright.core.frame import ask_seats, leave, step, steps
from rulewright.games.heroes.content import (
    HEROES_OF_FACTION,
    SKILLS_OF_DECK,
    SKILLS_OF_FACTION,
    START_UNITS,
)
from rulewright.games.heroes.decisions import TURN_RULE, Choice
from rulewright.games.heroes.options import HERO
from rulewright.games.heroes.setup.frames import ChooseStartHero
from rulewright.games.heroes.state import Hero, Heroes


def seats_in_order(g: Heroes) -> list[int]:
    """From the first player clockwise."""
    return [int((g.first_player + at) % g.players) for at in range(g.players)]


def shuffle_skills(g: Heroes) -> None:
    """MH-093: Might and Magic decks, from the first player clockwise."""
    for seat in seats_in_order(g):
        player = g.seats[seat]
        first = player.faction * SKILLS_OF_FACTION
        player.might = [int(first + at) for at in range(SKILLS_OF_DECK)]
        shuffle(g, f"might-{seat}", player.might)
        player.magic = [int(first + SKILLS_OF_DECK + at) for at in range(SKILLS_OF_DECK)]
        shuffle(g, f"magic-{seat}", player.magic)


def faction_heroes(g: Heroes, seat: i64) -> list[int]:
    """MH-021: the three heroes of a seat's faction."""
    first = g.seats[seat].faction * HEROES_OF_FACTION
    return [int(first + at) for at in range(HEROES_OF_FACTION)]


def begin_with(g: Heroes, seat: i64, number: i64) -> None:
    """MH-096, MH-097: the hero stands in the capital with three units of the tiers A and B each, all elite."""
    hero = Hero()
    hero.hero = number
    hero.army[0] = int(START_UNITS)
    hero.army[1] = int(START_UNITS)
    g.seats[seat].heroes = [hero]
    g.tell("starting_hero", seat, number)


def draw_heroes(g: Heroes) -> None:
    """MH-605: starting heroes at random."""
    for seat in seats_in_order(g):
        begin_with(g, seat, draw(g, f"start_hero-{seat}", faction_heroes(g, seat)))


class ChooseStartHeroChoice(Choice[ChooseStartHero]):
    """choose_start_hero (MH-096): `hero:HERO` for the three heroes of the faction."""

    def options(self, g: Heroes, frame: ChooseStartHero, seat: i64) -> list[int]:
        return [int(HERO + hero) for hero in faction_heroes(g, seat)]


CHOOSE_START_HERO: Final = ChooseStartHeroChoice("choose_start_hero", ("MH-096",), TURN_RULE, secret=True)


def ask_heroes(frame: ChooseStartHero, g: Heroes) -> None:
    """MH-096: all at once, in secret; a position may hold answers already."""
    given = [int(HERO + hero) if hero >= 0 else -1 for hero in frame.chosen]
    frame.chosen = []
    ask_seats(g, frame, CHOOSE_START_HERO, (1 << g.players) - 1, given)


def reveal_heroes(frame: ChooseStartHero, g: Heroes) -> None:
    """MH-096: revealed together."""
    g.barrier += 1
    chosen = [g.answers[seat] - int(HERO) for seat in range(g.players)]
    for seat in seats_in_order(g):
        begin_with(g, seat, chosen[seat])
    leave(g)


steps(ChooseStartHero, step("choose", ask_heroes, reveal_heroes))
