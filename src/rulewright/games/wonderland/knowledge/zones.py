"""Where the cards lie, and who sees them: pools whose decks the examples show to be hidden.

UNWRITTEN: cards that lie in frames, several copies of one card, and everything else that can be counted.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.games.wonderland.ids import QUESTS, WONDERLANDIANS
from rulewright.games.wonderland.state import Wonderland
from rulewright.kit.zones import COVERED, HELD, OPEN, Hands, OpenPile, Pool, Zone


class QuestDiscard(Zone[Wonderland]):
    """`quest_discard`."""

    def things(self, g: Wonderland, place: i64) -> list[int]:
        return g.quest_discard

    def deal(self, g: Wonderland, place: i64, viewer: i64, things: list[int]) -> None:
        g.quest_discard = sorted(things)


class SeatsQuests(Hands[Wonderland]):
    """`quests`."""

    def things(self, g: Wonderland, place: i64) -> list[int]:
        return g.seats[place].quests

    def deal(self, g: Wonderland, place: i64, viewer: i64, things: list[int]) -> None:
        g.seats[place].quests = sorted(things)


class SeatsFeats(Hands[Wonderland]):
    """`feats`."""

    def things(self, g: Wonderland, place: i64) -> list[int]:
        return g.seats[place].feats


class AllQuests(Pool[Wonderland]):
    """All of QUESTS, one of each. UNWRITTEN: which are in this game."""

    def deck(self, g: Wonderland) -> list[int]:
        return g.quest_deck

    def put_deck(self, g: Wonderland, things: list[int]) -> None:
        g.quest_deck = things


class SeatsWonderlandians(Hands[Wonderland]):
    """`wonderlandians`."""

    def things(self, g: Wonderland, place: i64) -> list[int]:
        return g.seats[place].wonderlandians


class AllWonderlandians(Pool[Wonderland]):
    """All of WONDERLANDIANS, one of each. UNWRITTEN: which are in this game."""

    def deck(self, g: Wonderland) -> list[int]:
        return g.wonderlandian_deck

    def put_deck(self, g: Wonderland, things: list[int]) -> None:
        g.wonderlandian_deck = things


POOLS: Final[list[Pool[Wonderland]]] = [
    AllQuests(QUESTS, [QuestDiscard(COVERED), SeatsQuests(HELD), SeatsFeats(OPEN)]),
    AllWonderlandians(WONDERLANDIANS, [OpenPile("market"), SeatsWonderlandians(OPEN)]),
]
"""All pools: what is conserved, and drawn anew for whoever cannot see it."""
