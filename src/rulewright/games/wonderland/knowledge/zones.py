"""Where the cards lie, and who sees them: quests, Wonderlandians and the tea decks."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.games.wonderland.ids import QUESTS
from rulewright.games.wonderland.outcome.frames import Outcome
from rulewright.games.wonderland.setup.frames import Setup
from rulewright.games.wonderland.state import Wonderland
from rulewright.kit.zones import COVERED, HELD, OPEN, Hands, Pool, Zone


class QuestDiscard(Zone[Wonderland]):
    """Discarded quests: nobody sees them (WW-098)."""

    def things(self, g: Wonderland, place: i64) -> list[int]:
        return g.quest_discard

    def deal(self, g: Wonderland, place: i64, viewer: i64, things: list[int]) -> None:
        g.quest_discard = sorted(things)


class HeldQuests(Hands[Wonderland]):
    """Quests in hand (WW-330)."""

    def things(self, g: Wonderland, place: i64) -> list[int]:
        return g.seats[place].quests

    def unseen(self, g: Wonderland, place: i64, viewer: i64) -> list[int]:
        """Not what was revealed for a feat and is turned face up when its player's turn comes (WW-617)."""
        shown = revealed_by(g, place)
        return [quest for quest in super().unseen(g, place, viewer) if quest != shown]

    def deal(self, g: Wonderland, place: i64, viewer: i64, things: list[int]) -> None:
        shown = revealed_by(g, place)
        g.seats[place].quests = sorted([*things, shown] if shown in g.seats[place].quests else things)


def revealed_by(g: Wonderland, seat: i64) -> i64:
    """The quest that a player has revealed in the battle in progress (WW-333); -1: none."""
    for frame in g.stack:
        if isinstance(frame, Outcome):
            return frame.revealed[seat]
    return -1


class Feats(Hands[Wonderland]):
    """Quests turned face up (WW-331)."""

    def things(self, g: Wonderland, place: i64) -> list[int]:
        return g.seats[place].feats


class StartingQuests(Hands[Wonderland]):
    """The two quests of each seat while one is to be kept (WW-031)."""

    def things(self, g: Wonderland, place: i64) -> list[int]:
        for frame in g.stack:
            if isinstance(frame, Setup) and len(frame.drawn) == g.players:
                return frame.drawn[place] or []
        return []

    def deal(self, g: Wonderland, place: i64, viewer: i64, things: list[int]) -> None:
        for frame in g.stack:
            if isinstance(frame, Setup):
                frame.drawn[place] = sorted(things)


class AllQuests(Pool[Wonderland]):
    """All quests, one of each; with two players those of the unused region are out (WW-422)."""

    def deck(self, g: Wonderland) -> list[int]:
        return g.quest_deck

    def put_deck(self, g: Wonderland, things: list[int]) -> None:
        g.quest_deck = things


QUEST_POOL: Final = AllQuests(QUESTS, [QuestDiscard(COVERED), HeldQuests(HELD), Feats(OPEN), StartingQuests(HELD)])
