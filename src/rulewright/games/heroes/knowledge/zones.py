"""Zones: where the cards lie whose place somebody cannot know, and who sees them there (DECISIONS section 2)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.games.heroes.ids import SCROLLS
from rulewright.games.heroes.state import Hero, Heroes
from rulewright.kit.zones import HELD, OpenPile, Pool, Zone


class HeldScrolls(Zone[Heroes]):
    """MH-391, MH-395: scrolls beside heroes, which their owners see; three places for each seat."""

    def places(self, g: Heroes) -> i64:
        return g.players * 3

    def owner(self, g: Heroes, place: i64) -> i64:
        return place // 3

    def hero(self, g: Heroes, place: i64) -> Hero | None:
        heroes = g.seats[place // 3].heroes
        return heroes[place % 3] if place % 3 < len(heroes) else None

    def things(self, g: Heroes, place: i64) -> list[int]:
        hero = self.hero(g, place)
        return [] if hero is None else hero.scrolls

    def deal(self, g: Heroes, place: i64, viewer: i64, things: list[int]) -> None:
        hero = self.hero(g, place)
        if hero is not None:
            hero.scrolls = sorted(things)


class Scrolls(Pool[Heroes]):
    """MH-058: the scrolls."""

    def number(self, g: Heroes, thing: i64) -> i64:
        return g.tables.scroll_copies[thing]

    def deck(self, g: Heroes) -> list[int]:
        return g.scroll_deck

    def put_deck(self, g: Heroes, things: list[int]) -> None:
        g.scroll_deck = things


SCROLL_POOL: Final = Scrolls(SCROLLS, [HeldScrolls(HELD), OpenPile("scroll_discard")])
