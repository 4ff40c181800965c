"""Observations: what is declared is written where it belongs, packed, and read again as numbers, dict and text."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

import rulewright
from rulewright.core.state import State
from rulewright.kit.observations import AS_KNOWN, EVERYBODY, MOST, OWN, Observer, Piece, Row
from toy import Market, Toy

PLAYERS = 3
Write = Callable[[Any, Row], None]


class Declared(Toy):
    """The market with other pieces."""

    def __init__(self, *pieces: Piece) -> None:
        super().__init__("declared")
        self.declared = list(pieces)

    def pieces(self, players: int) -> list[Piece]:
        return self.declared


def observed(write: Write, length: int, viewer: int = 0, seen: str = EVERYBODY) -> list[float]:
    """What one writer writes into a piece of this length, between two others of which nothing may change."""
    before, after = (Piece(name, (2,), 0, 9, EVERYBODY, write_nines) for name in ("before", "after"))
    game = Declared(before, Piece("piece", (length,), -99, 99, seen, write), after)
    pieces = Observer(game, PLAYERS).named(game.new(PLAYERS, seed=1), viewer)
    assert pieces["before"] == pieces["after"] == [9.0, 9.0]
    return pieces["piece"]


def write_nines(g: Market, row: Row) -> None:
    row.numbers([9, 9])


# The words of a row


@pytest.mark.parametrize("value", [-1000, -65, -64, -1, 0, 1, 2, 3, 1022, 1023, 1024, 65_537, 16_777_215])
def test_a_whole_number_is_written_as_it_is(value: int) -> None:
    assert observed(lambda g, row: row.number(value), 1) == [value]


def test_things_are_counted_within_the_table_of_bits_and_beyond() -> None:
    for number in (1, 2, 3, 7, 8, 9, int(MOST), int(MOST) + 2):
        things = [1] * number
        assert observed(partial(write_counts, things), 2) == [0, number]


def write_counts(things: list[int], g: Market, row: Row) -> None:
    row.counts(things, 2)


@pytest.mark.parametrize(
    ("write", "expected"),
    [
        (lambda g, row: row.number(-7), [-7]),
        (lambda g, row: row.fraction(0.25), [0.25]),
        (lambda g, row: row.flag(True), [1]),
        (lambda g, row: row.numbers([3, 0, -1]), [3, 0, -1]),
        (lambda g, row: row.one_hot(2, 4), [0, 0, 1, 0]),
        (lambda g, row: row.one_hot(-1, 3), [0, 0, 0]),
        (lambda g, row: row.one_hot(3, 3), [0, 0, 0]),
        (lambda g, row: row.bits(0b11010, 1, 4), [1, 0, 1, 1]),
        (lambda g, row: row.counts([0, 3, 3, 3], 5), [1, 0, 0, 3, 0]),
        (lambda g, row: None, [0, 0]),
    ],
    ids=["number", "fraction", "flag", "numbers", "one_hot", "nowhere", "beyond", "bits", "counts", "nothing"],
)
def test_what_a_word_of_a_row_writes(write: Write, expected: list[float]) -> None:
    assert observed(write, len(expected)) == expected


def test_numbers_can_be_added_ahead_and_passed_over() -> None:
    def write(g: Market, row: Row) -> None:
        row.add(1)
        row.add(1)
        row.skip(2)
        row.number(7)

    assert observed(write, 3) == [0, 2, 7]


@pytest.mark.parametrize(("viewer", "order"), [(-1, [0, 1, 2]), (0, [0, 1, 2]), (2, [2, 0, 1])])
def test_seats_are_counted_from_the_viewer_on(viewer: int, order: list[int]) -> None:
    def write(g: Market, row: Row) -> None:
        assert row.viewer == viewer
        row.numbers(row.seats)
        row.one_seat(1)
        row.one_seat(-1)
        row.seat_bits(0b101)

    bits = [float(seat != 1) for seat in order]
    assert observed(write, 12, viewer) == [*order, *(float(seat == 1) for seat in order), 0, 0, 0, *bits]


@pytest.mark.parametrize(
    "write",
    [
        lambda g, row: row.numbers([1, 2, 3]),
        lambda g, row: row.skip(3),
        lambda g, row: row.add(2),
        lambda g, row: row.add(-1),
        lambda g, row: row.one_hot(0, 3),
        lambda g, row: row.counts([2], 2),
        lambda g, row: [row.skip(2), row.fraction(0.5)],
    ],
    ids=["numbers", "skip", "add", "add before", "one_hot", "counts", "fraction"],
)
def test_no_piece_is_written_beyond_its_bounds(write: Write) -> None:
    with pytest.raises(AssertionError, match="piece piece has more numbers than its shape"):
        observed(write, 2)


def test_a_piece_is_written_to_its_end_or_not_at_all() -> None:
    with pytest.raises(AssertionError, match="piece piece has not its declared shape"):
        observed(lambda g, row: row.number(1), 2)


# The whole row


def test_a_piece_that_its_owner_alone_sees_is_empty_for_others() -> None:
    def write(g: Market, row: Row) -> None:
        row.number(5 + row.viewer)

    for seen, spectator in ((OWN, 0), (EVERYBODY, 4), (AS_KNOWN, 4)):
        assert [observed(write, 1, viewer, seen) for viewer in (0, 2, -1)] == [[5], [7], [spectator]]

    def never(g: Market, row: Row) -> None:
        raise ValueError("it is not even written")

    assert observed(never, 2, -1, OWN) == [0, 0]


def test_a_row_is_float32_numbers_and_then_the_mask() -> None:
    game = Toy()
    observer = Observer(game, PLAYERS)
    state = game.new(PLAYERS, seed=1)
    assert (observer.size, observer.mask_at, observer.options) == (12, 48, len(game.vocabulary))
    for seat in range(PLAYERS):
        packed = observer.packed(state, seat)
        assert packed[:48] == observer.numbers(state, seat)
        mask = packed[48 : 48 + observer.options]
        assert [code for code, legal in enumerate(mask) if legal] == sorted(state.codes(seat)) != []
        assert set(mask) == {0, 1}
    assert not any(observer.packed(state, -1)[48:])


def test_every_row_is_a_buffer_of_its_own() -> None:
    game = Toy()
    observer = Observer(game, PLAYERS)
    state = game.new(PLAYERS, seed=1)
    first = observer.packed(state, 0)
    first[0] = 1
    assert observer.packed(state, 0) != first


def test_dict_and_text_are_the_same_numbers_by_name() -> None:
    game = Toy()
    observer = Observer(game, 2)
    state = game.new(2, seed=1)
    state.points = [0, 3]
    named = observer.named(state, 1)
    assert [observer.starts, list(named)] == [[0, 9, 11], ["hand", "points"]]
    assert named["hand"] == [float(card in state.hands[1]) for card in range(1, 10)]
    hand = " ".join(str(int(number)) for number in named["hand"])
    assert observer.text(state, 1) == f"hand {hand}\npoints 0 3"
    assert observer.text(state, -1) == "points 0 3"


# The games


@pytest.mark.parametrize(("name", "players"), [("ethnos", 4), ("runewars", 3)])
def test_a_spectator_sees_the_pieces_for_everybody_as_a_seat_does(name: str, players: int) -> None:
    """All but the place in which players are listed: so the first seat and a spectator differ in `seat` alone."""
    game = rulewright.game(name)
    observer = Observer(game, players)
    rng = random.Random(1)
    state: State = game.new(players, seed=1)
    written: set[str] = set()
    while not state.over:
        seat = state.mover()
        state.apply(seat, rng.choice(state.codes(seat)))
        if rng.random() < 0.9:
            continue
        first, spectator = observer.named(state, 0), observer.named(state, -1)
        for piece in observer.pieces:
            if piece.seen == OWN or piece.name == "seat":
                assert not any(spectator[piece.name])
            elif piece.seen == EVERYBODY:
                assert spectator[piece.name] == first[piece.name]
            if any(first[piece.name]):
                written.add(piece.name)
    assert {piece.name for piece in observer.pieces if piece.seen == OWN} & written
