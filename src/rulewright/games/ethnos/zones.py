"""Where the cards of Ethnos lie, and who sees them (ET-530 to ET-534)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.games.ethnos.content import TRIBE_OF
from rulewright.games.ethnos.frames import ElfKeep, PlayBand
from rulewright.games.ethnos.ids import DRAGON, TYPES
from rulewright.games.ethnos.state import Ethnos
from rulewright.kit.zones import COVERED, HELD, NOTHING, OPEN, Hands, Pool, Zone


def hidden_choice(g: Ethnos, seat: i64) -> list[int]:
    """ET-534: cards of a seat that lie in an unfinished choice; for all others they are in its hand."""
    if not g.stack:
        return NOTHING
    frame = g.stack[len(g.stack) - 1]
    if isinstance(frame, ElfKeep) and frame.seat == seat:
        return frame.kept
    if isinstance(frame, PlayBand) and frame.seat == seat and frame.is_choosing():
        return frame.cards
    return NOTHING


class HandsOfAllies(Hands[Ethnos]):
    """ET-530, ET-534: hands, with what lies in an unfinished choice.

    Choices of others are withdrawn before hands are drawn anew; cards that everybody could follow stay.
    """

    def things(self, g: Ethnos, place: i64) -> list[int]:
        chosen = hidden_choice(g, place)
        hand = g.seats[place].hand
        return hand + chosen if chosen else hand

    def unseen(self, g: Ethnos, place: i64, viewer: i64) -> list[int]:
        if place == viewer:
            return NOTHING
        player = g.seats[place]
        if not player.known:
            return player.hand
        hand = player.hand[:]
        for card in player.known:
            hand.remove(card)
        return hand

    def deal(self, g: Ethnos, place: i64, viewer: i64, things: list[int]) -> None:
        player = g.seats[place]
        player.hand = sorted(things + player.known)


HANDS: Final = HandsOfAllies(HELD)


def cards_held(g: Ethnos, seat: i64) -> i64:
    """ET-531, ET-534: the public number of cards in a hand."""
    return len(HANDS.things(g, seat))


class Scattered(Zone[Ethnos]):
    """ET-352: hands that were discarded at the end of an Age."""

    def things(self, g: Ethnos, place: i64) -> list[int]:
        return g.scattered

    def deal(self, g: Ethnos, place: i64, viewer: i64, things: list[int]) -> None:
        g.scattered = things


class Bands(Hands[Ethnos]):
    """ET-201, ET-531: the Bands of the Age."""

    def things(self, g: Ethnos, place: i64) -> list[int]:
        return [card for band in g.seats[place].bands for card in band.cards]


class Table(Zone[Ethnos]):
    """ET-531: available Allies and revealed Dragons."""

    def things(self, g: Ethnos, place: i64) -> list[int]:
        return g.pool + [DRAGON] * g.dragons


class Cards(Pool[Ethnos]):
    """ET-006, ET-057: all cards of the game's Tribes, and the Dragons."""

    def deck(self, g: Ethnos) -> list[int]:
        return g.deck

    def number(self, g: Ethnos, thing: i64) -> i64:
        in_game = thing == DRAGON or bool(g.tribes >> TRIBE_OF[thing] & 1)
        return g.tables.copies[thing] if in_game else 0


CARDS: Final = Cards(TYPES, [HANDS, Scattered(COVERED), Bands(OPEN), Table(OPEN)])
