"""Observations: what a seat may know, as numbers, declared piece by piece and packed for NumPy.

A game lists its pieces once (`Game.pieces`), each with its name, its shape, its bounds, who sees it and the function
that writes it:

    Piece("hand", (9,), 0, 2, OWN, write_hand)

    def write_hand(g: HighCard, row: Row) -> None:
        row.counts(g.hands[row.viewer], 9)

`Observer` lays them out one after the other and has them written. Tensor, dict and text all come from it.

A `Row` is a packed array of 32-bit numbers into which compiled code writes without making Python objects
(`librt.vecs`). Packed arrays have no float32, so what is written are its bit patterns; whole numbers, and nearly all
are, need a few shifts for that. After the numbers follows the mask of options, one byte each. The whole is handed out
as a bytearray, which NumPy reads and writes where it lies: a packed array lends its memory for reading only, and
learners scale observations in place.
"""

from __future__ import annotations

import struct
import sys
from collections.abc import Callable
from math import prod
from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i32, i64

from rulewright.core.game import OWN, Game, Piece
from rulewright.core.state import State

SPECTATOR: Final[i64] = -1
MOST: Final[i64] = 1 << 24
"""Below this, and above its negative, every whole number is a float32."""
FRACTION_BITS: Final[i64] = 23
FRACTION: Final[i64] = (1 << 23) - 1
EXPONENT_OF_ONE: Final[i64] = 127
SIGN: Final[i64] = -(1 << 31)


def pattern(value: i64) -> i64:
    """The bits of a whole number as float32, read as a signed number."""
    if value == 0:
        return 0
    sign: i64 = 0
    if value < 0:
        sign = SIGN
        value = -value
    assert value < MOST, "an observation holds numbers below 16,777,216"
    exponent: i64 = 0
    while value >> exponent > 1:
        exponent += 1
    return sign | (EXPONENT_OF_ONE + exponent) << FRACTION_BITS | value << (FRACTION_BITS - exponent) & FRACTION


def whole(bits: i64) -> i64:
    """The whole number, 0 or more, that a pattern stands for."""
    if bits == 0:
        return 0
    exponent: i64 = (bits >> FRACTION_BITS) - EXPONENT_OF_ONE
    return (1 << FRACTION_BITS | bits & FRACTION) >> (FRACTION_BITS - exponent)


@final
class Row:
    """The numbers of one observation, written from left to right, piece by piece; what is passed over is 0.

    viewer   the seat that observes; -1: a spectator
    seats    all seats, from the viewer on, clockwise; for a spectator from the first
    """

    def __init__(self, words: i64, viewer: i64, seats: list[int]) -> None:
        self.viewer: i64 = viewer
        self.seats = seats
        self.cells: vec[i32] = vec[i32]([0] * words)
        # The piece that is being written, its next number, and its end.
        self.piece = ""
        self.at: i64 = 0
        self.end: i64 = 0

    # One number

    def number(self, value: i64) -> None:
        """The next number is a whole one."""
        assert self.at < self.end, f"piece {self.piece} has more numbers than its shape"
        self.cells[self.at] = i32(pattern(value))
        self.at += 1

    def fraction(self, value: float) -> None:
        """The next number is any float32; slower than whole ones."""
        assert self.at < self.end, f"piece {self.piece} has more numbers than its shape"
        bits: int = struct.unpack("=i", struct.pack("=f", value))[0]
        self.cells[self.at] = i32(bits)
        self.at += 1

    def flag(self, value: bool) -> None:
        """The next number is 1 or 0."""
        self.number(1 if value else 0)

    # Several numbers

    def numbers(self, values: list[int]) -> None:
        """The next numbers are these."""
        for value in values:
            self.number(value)

    def one_hot(self, place: i64, length: i64) -> None:
        """So many zeros with a 1 at this place; zeros alone if there is no such place."""
        if 0 <= place < length:
            self.add(place)
        self.skip(length)

    def bits(self, mask: i64, first: i64, last: i64) -> None:
        """The bits of a mask, from one place to another, both included."""
        for place in range(first, last + 1):
            self.number(mask >> place & 1)

    def counts(self, things: list[int], kinds: i64) -> None:
        """How many things there are of each kind; a thing is the number of its kind."""
        for thing in things:
            self.add(thing)
        self.skip(kinds)

    # By seats, from the viewer on

    def one_seat(self, owner: i64) -> None:
        """A 1 for a seat; zeros alone for nobody (-1)."""
        for seat in self.seats:
            self.number(1 if seat == owner else 0)

    def seat_bits(self, mask: i64) -> None:
        """The bits of a mask of seats."""
        for seat in self.seats:
            self.number(mask >> seat & 1)

    # Here and there

    def add(self, place: i64, value: i64 = 1) -> None:
        """Adds to the number so many places ahead, which is 0 or more; the row does not move on."""
        at = self.at + place
        assert self.at <= at < self.end, f"piece {self.piece} has more numbers than its shape"
        self.cells[at] = i32(pattern(whole(i64(self.cells[at])) + value))

    def skip(self, length: i64) -> None:
        """Passes over so many numbers, which stay as they are."""
        self.at += length
        assert self.at <= self.end, f"piece {self.piece} has more numbers than its shape"


@final
class Observer:
    """The observations of one game with so many players: the order of the pieces, and how they are written.

    pieces   as the game declares them; their names are in `names`
    starts   where each piece begins in the row; at last the end of the row
    size     how many numbers a row has
    options  how many options the mask has
    mask_at  where the mask begins in the packed row, in bytes
    """

    def __init__(self, game: Game[Any], players: int) -> None:
        self.pieces: tuple[Piece, ...] = tuple(game.pieces(players))
        self.starts: list[int] = [0]
        for piece in self.pieces:
            self.starts.append(self.starts[-1] + prod(piece.shape))
        self.size = self.starts[-1]
        self.options = len(game.vocabulary)
        self.mask_at = 4 * self.size
        self.names: list[str] = [piece.name for piece in self.pieces]
        self.writers: list[Callable[[Any, Row], None]] = [piece.write for piece in self.pieces]
        self.own: list[bool] = [piece.seen == OWN for piece in self.pieces]
        seats = list(range(players))
        self.orders: list[list[int]] = [seats[seat:] + seats[:seat] for seat in seats]
        # Which byte of a word comes first in memory, as the number of bits below it.
        self.first_byte: i64 = 0 if sys.byteorder == "little" else 24

    def packed(self, g: State, viewer: i64) -> bytearray:
        """What a seat (-1: a spectator) may know, then its options: float32 numbers, then a mask of bytes, 0 or 1."""
        row = self.written(g, viewer, self.size + (self.options + 3) // 4)
        if viewer >= 0:
            cells = row.cells
            first: i64 = self.size
            for code in g.codes(viewer):
                at = first + (code >> 2)
                cells[at] = cells[at] | i32(1 << ((code & 3) << 3 ^ self.first_byte))
        return bytearray(row.cells)

    def numbers(self, g: State, viewer: i64) -> bytearray:
        """What a seat (-1: a spectator) may know, as float32 numbers without the mask."""
        return bytearray(self.written(g, viewer, self.size).cells)

    def written(self, g: State, viewer: i64, words: i64) -> Row:
        """The row of a seat; pieces that only their owner sees stay empty for a spectator."""
        row = Row(words, viewer, self.orders[0 if viewer < 0 else viewer])
        starts = self.starts
        for number, write in enumerate(self.writers):
            if viewer < 0 and self.own[number]:
                continue
            start: i64 = starts[number]
            row.piece = self.names[number]
            row.at = start
            row.end = starts[number + 1]
            write(g, row)
            assert row.at == row.end or row.at == start, f"piece {row.piece} has not its declared shape"
        return row

    # Without NumPy

    def named(self, g: State, viewer: i64) -> dict[str, list[float]]:
        """What a seat (-1: a spectator) may know: the numbers of each piece in a flat list, by name."""
        numbers: list[float] = list(memoryview(self.numbers(g, viewer)).cast("f"))
        pieces: dict[str, list[float]] = {}
        for number, name in enumerate(self.names):
            pieces[name] = numbers[self.starts[number] : self.starts[number + 1]]
        return pieces

    def text(self, g: State, viewer: i64) -> str:
        """What a seat (-1: a spectator) may know: one line for each piece that is not all zero."""
        lines: list[str] = []
        for name, values in self.named(g, viewer).items():
            if any(values):
                lines.append(f"{name} " + " ".join([f"{value:g}" for value in values]))
        return "\n".join(lines)
