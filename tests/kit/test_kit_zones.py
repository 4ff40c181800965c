"""Zones: conservation, what is there too often, the deck that a position leaves out, numbers, and resampling."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rulewright import BadPosition
from rulewright.core.chance import Random, seed_of
from rulewright.core.game import Game
from rulewright.core.state import State
from rulewright.core.vocabulary import Vocabulary
from rulewright.kit.kinds import SPECTATOR, Name
from rulewright.kit.positions import Group, read_object, view_fields, write_fields
from rulewright.kit.zones import COVERED, HELD, OPEN, DeckOf, Hands, OpenPile, Pool, Zone

CARDS: Final = ("ace", "king", "queen", "jack")
COPIES: Final = (2, 3, 1, 2)


class Table(State):
    """Hands, one of them with a card that all have seen; a deck, a covered row and an open pile."""

    def __init__(self) -> None:
        game: Game[Table] = Game("zones", 1, 2, 4, Vocabulary(), (), {}, Path())
        super().__init__(game, 3, {}, seed_of(b"zones"))
        self.deck: list[int] = [0, 1]
        self.hands: list[list[int]] = [[1, 3], [0, 1], [2]]
        self.shown: list[list[int]] = [[], [1], []]
        self.covered: list[int] = [3]
        self.discards: list[int] = []

    def copy(self) -> Table:
        other = Table()
        self.copy_into(other)
        other.deck, other.covered, other.discards = self.deck[:], self.covered[:], self.discards[:]
        other.hands = [hand[:] for hand in self.hands]
        other.shown = self.shown
        return other


class HandsOfCards(Hands[Table]):
    def things(self, g: Table, place: int) -> list[int]:
        return g.hands[place]

    def unseen(self, g: Table, place: int, viewer: int) -> list[int]:
        hand = super().unseen(g, place, viewer)[:]
        for card in g.shown[place] if hand else []:
            hand.remove(card)
        return hand

    def deal(self, g: Table, place: int, viewer: int, things: list[int]) -> None:
        g.hands[place] = sorted(things + g.shown[place])


class CoveredRow(Zone[Table]):
    def things(self, g: Table, place: int) -> list[int]:
        return g.covered

    def deal(self, g: Table, place: int, viewer: int, things: list[int]) -> None:
        g.covered = things


class AllCards(Pool[Table]):
    def number(self, g: Table, thing: int) -> int:
        return COPIES[thing]

    def deck(self, g: Table) -> list[int]:
        return g.deck

    def put_deck(self, g: Table, things: list[int]) -> None:
        g.deck = things


ZONES: Final[list[Zone[Table]]] = [HandsOfCards(HELD), CoveredRow(COVERED), OpenPile[Table]("discards")]
POOL: Final = AllCards(CARDS, ZONES)
FROM_TOP: Final = AllCards(CARDS, ZONES, from_end=False)


# Counting


def test_everything_is_counted_wherever_it_lies() -> None:
    g = Table()
    before = POOL.lying(g)
    assert before == [0, 0, 1, 1, 1, 2, 3, 3]
    g.discards.append(g.hands[0].pop())
    g.hands[1].append(g.deck.pop())
    assert POOL.lying(g) == before
    assert POOL.counts(g) == list(COPIES)
    g.deck.append(2)
    assert POOL.lying(g) != before


def test_what_is_there_too_often_is_refused_in_a_sentence() -> None:
    g = Table()
    POOL.check(g, "position")
    assert POOL.surplus(g) == []
    g.discards = [2, 2]
    assert POOL.surplus(g) == ["queen occurs 3 times, but exists 1 times"]
    with pytest.raises(BadPosition, match=re.escape("position: ZO-1: queen occurs 3 times, but exists 1 times")):
        POOL.check(g, "position: ZO-1")


def test_a_deck_that_is_left_out_is_what_lies_nowhere_else_in_canonical_order() -> None:
    g = Table()
    g.deck = []
    assert POOL.missing(g) == [0, 1]
    g.hands[0] = []
    assert POOL.missing(g) == [0, 1, 1, 3]
    g.discards = [0, 0, 0]
    assert POOL.missing(g) == [1, 1, 3]


def test_a_pool_without_a_deck_has_only_its_zones() -> None:
    pool: Pool[Table] = Pool(CARDS, ZONES)
    assert pool.deck(Table()) == []
    assert pool.lying(Table()) == [0, 1, 1, 2, 3, 3]
    with pytest.raises(TypeError, match="has no deck"):
        pool.put_deck(Table(), [])


# The deck in positions

CARD: Final = Name(CARDS)
DECKS: Final = Group("decks", DeckOf("cards", CARD, POOL))


def test_the_deck_of_a_pool_is_hidden_in_views_and_completed_when_it_is_left_out() -> None:
    g = Table()
    assert write_fields(g, g, (DECKS,)) == {"decks": {"cards": ["ace", "king"]}}
    for viewer in (SPECTATOR, 0, 1, 2):
        assert view_fields(g, g, (DECKS,), viewer, SPECTATOR) == {"decks": {"cards": 2}}
    read_object(g, g, (DECKS,), {"decks": {"cards": ["king", "ace"]}}, "position")
    assert g.deck == [1, 0]
    nothing: list[dict[str, Any]] = [{}, {"decks": {}}]
    for left_out in nothing:
        other = Table()
        other.deck = []
        read_object(other, other, (DECKS,), left_out, "position")
        assert other.deck == [0, 1]
    with pytest.raises(BadPosition, match=re.escape("position, decks, cards[0]: 'fool' is not known here")):
        read_object(g, g, (DECKS,), {"decks": {"cards": ["fool"]}}, "position")


# Resampling


def looks(g: Table, viewer: int) -> list[Any]:
    """What a viewer sees, and how much lies where he sees nothing."""
    hands = [hand if at == viewer else len(hand) for at, hand in enumerate(g.hands)]
    return [hands, len(g.deck), len(g.covered), g.discards]


@pytest.mark.parametrize("pool", [POOL, FROM_TOP])
@pytest.mark.parametrize("viewer", [-1, 0, 1, 2])
def test_what_a_viewer_sees_stays_and_everything_else_is_drawn_anew(pool: AllCards, viewer: int) -> None:
    g = Table()
    g.discards = [g.covered.pop()]
    drawn: set[str] = set()
    for number in range(40):
        other = g.copy()
        pool.redraw(other, viewer, Random(seed_of(b"redraw"), number))
        assert looks(other, viewer) == looks(g, viewer)
        assert pool.lying(other) == pool.lying(g)
        assert 1 in other.hands[1], "what all have seen stays"
        assert all(hand == sorted(hand) for hand in other.hands)
        drawn.add(str([other.hands, other.deck]))
    assert len(drawn) > 5


@settings(max_examples=60, deadline=None, derandomize=True)
@given(st.integers(0, 2), st.integers(0, 99), st.integers(0, 99))
def test_two_tables_that_look_alike_are_resampled_alike(viewer: int, shuffled: int, number: int) -> None:
    g = Table()
    g.shown = [[], [], []]
    other = g.copy()
    POOL.redraw(other, viewer, Random(seed_of(b"other truth"), shuffled))
    for table in (g, other):
        POOL.redraw(table, viewer, Random(seed_of(b"alike"), number))
    assert (g.hands, g.deck, g.covered) == (other.hands, other.deck, other.covered)


@pytest.mark.parametrize(
    ("pool", "hands", "covered", "rest"),
    [(POOL, [[1, 3], [1, 1], [3]], [0], [0, 1]), (FROM_TOP, [[1, 3], [0, 1], [1]], [0], [3, 1])],
)
def test_things_are_dealt_back_by_size_from_the_end_or_from_the_top(
    pool: AllCards, hands: list[list[int]], covered: list[int], rest: list[int]
) -> None:
    g = Table()
    sizes: list[int] = []
    assert pool.gather(g, 0, sizes) == [0, 0, 1, 2, 3]
    assert sizes == [0, 1, 1, 1]
    shuffled = [0, 1, 0, 3, 1]
    pool.deal_back(g, 0, shuffled, sizes)
    assert (g.hands, g.covered, shuffled) == (hands, covered, rest)


def test_whoever_does_not_say_what_lies_there_is_told_so() -> None:
    zone: Zone[Table] = Zone(COVERED)
    with pytest.raises(TypeError, match="Zone does not say what lies there"):
        zone.things(Table(), 0)
    with pytest.raises(TypeError, match="Zone does not say how it is dealt"):
        zone.deal(Table(), 0, 0, [])
    open_zone: Zone[Table] = Zone(OPEN)
    assert open_zone.unseen(Table(), 0, 1) == []
    assert (open_zone.places(Table()), open_zone.owner(Table(), 0)) == (1, -1)
