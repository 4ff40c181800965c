"""Observations: what a seat may know, as numbers, declared piece by piece and packed for NumPy.

A game lists its pieces once (`Game.pieces`), each with its name, its shape, its bounds, who sees it and the function
that writes it:

    Piece("hand", (52,), 0, 1, OWN, write_hand)

    def write_hand(g: Whist, row: Row) -> None:
        row.counts(g.hands[row.viewer], 52)

`Observer` lays them out one after the other and has them written. Tensor, dict and text all come from it.

A `Row` is a packed array of 32-bit numbers into which compiled code writes without making Python objects
(`librt.vecs`). Packed arrays have no float32, so what is written are its bits, for most numbers out of a table. After
the numbers follows the mask of actions, one byte each. The whole is handed out as a bytearray, which NumPy reads and
writes where it lies: a packed array lends its memory for reading only, and learners scale observations in place.
"""

from __future__ import annotations

import struct
import sys
from collections.abc import Callable
from math import prod
from typing import Any, Final, NamedTuple, final

from librt.vecs import vec
from mypy_extensions import i32, i64

from rulewright.core.game import Game
from rulewright.core.state import State

SPECTATOR: Final[i64] = -1
# Who sees a piece.
EVERYBODY: Final = "everybody"
OWN: Final = "own"
AS_KNOWN: Final = "as known"
# A float32: a sign, 8 bits of exponent, 23 bits of fraction.
ONE: Final = 0x3F800000
FRACTION_BITS: Final[i64] = 23
FRACTION: Final[i64] = (1 << 23) - 1
EXPONENT_OF_ONE: Final[i64] = 127


def bits_of(value: float) -> int:
    """The bits of a number as float32, read as a signed whole number."""
    bits: int = struct.unpack("=i", struct.pack("=f", value))[0]
    return bits


LEAST: Final[i64] = -64
MOST: Final[i64] = 1023
BITS: Final[list[int]] = [bits_of(float(value)) for value in range(LEAST, MOST + 1)]
"""The bits of the whole numbers from LEAST to MOST, which nearly all numbers are."""


def bits_of_whole(value: i64) -> int:
    """The same of a whole number, out of the table if it is there."""
    return BITS[value - LEAST] if LEAST <= value <= MOST else bits_of(float(value))


def whole(bits: i64) -> i64:
    """The whole number, 1 or more, that these bits stand for."""
    exponent: i64 = (bits >> FRACTION_BITS) - EXPONENT_OF_ONE
    return (1 << FRACTION_BITS | bits & FRACTION) >> (FRACTION_BITS - exponent)


@final
class Row:
    """The numbers of one observation, written from left to right, piece by piece; what is passed over is 0.

    viewer   the seat that observes; -1: a spectator
    seats    all seats, from the viewer on, clockwise; for a spectator from the first
    """

    def __init__(self, cells: vec[i32], viewer: i64, seats: list[int]) -> None:
        self.cells = cells
        self.viewer: i64 = viewer
        self.seats = seats
        # The piece that is being written, its next number, and its end.
        self.piece = ""
        self.at: i64 = 0
        self.end: i64 = 0

    # One number

    def number(self, value: i64) -> None:
        """The next number is a whole one."""
        at = self.at
        self.skip(1)
        if value != 0:
            self.cells[at] = bits_of_whole(value)

    def fraction(self, value: float) -> None:
        """The next number is any float32; slower than whole ones."""
        at = self.at
        self.skip(1)
        self.cells[at] = bits_of(value)

    def flag(self, value: bool) -> None:
        """The next number is 1 or 0."""
        at = self.at
        self.skip(1)
        if value:
            self.cells[at] = ONE

    # Several numbers

    def numbers(self, values: list[int]) -> None:
        """The next numbers are these."""
        for value in values:
            self.number(value)

    def one_hot(self, place: i64, length: i64) -> None:
        """So many zeros with a 1 at this place; zeros alone if there is no such place."""
        at = self.at
        self.skip(length)
        if 0 <= place < length:
            self.cells[at + place] = ONE

    def bits(self, mask: i64, first: i64, last: i64) -> None:
        """The bits of a mask, from one place to another, both included."""
        at = self.at
        self.skip(last - first + 1)
        for place in range(first, last + 1):
            if mask >> place & 1:
                self.cells[at + place - first] = ONE

    def counts(self, things: list[int], kinds: i64) -> None:
        """How many things there are of each kind; a thing is the number of its kind."""
        for thing in things:
            self.add(thing)
        self.skip(kinds)

    # By seats, from the viewer on

    def one_seat(self, owner: i64) -> None:
        """A 1 for a seat; zeros alone for nobody (-1)."""
        at = self.at
        self.skip(len(self.seats))
        if owner >= 0:
            for seat in self.seats:
                if seat == owner:
                    self.cells[at] = ONE
                at += 1

    def seat_bits(self, mask: i64) -> None:
        """The bits of a mask of seats."""
        at = self.at
        self.skip(len(self.seats))
        if mask != 0:
            for seat in self.seats:
                if mask >> seat & 1:
                    self.cells[at] = ONE
                at += 1

    # Here and there

    def add(self, place: i64) -> None:
        """Adds 1 to the number so many places ahead, which is 0 or more; the row does not move on."""
        at = self.at + place
        assert self.at <= at < self.end, f"piece {self.piece} has more numbers than its shape"
        before: i64 = i64(self.cells[at])
        self.cells[at] = ONE if before == 0 else bits_of_whole(whole(before) + 1)

    def skip(self, length: i64) -> None:
        """Passes over so many numbers, which stay as they are."""
        self.at += length
        assert self.at <= self.end, f"piece {self.piece} has more numbers than its shape"


class Piece(NamedTuple):
    """One named part of an observation.

    shape      how many numbers it has, in rows and columns
    low, high  the least and the greatest number in it
    seen       EVERYBODY: the same for all, but that players are listed from the observer on; OWN: what the observer
               alone knows of himself, empty for a spectator; AS_KNOWN: for each observer what he knows of it
    write      writes it, given the state and the row of the observation
    """

    name: str
    shape: tuple[int, ...]
    low: float
    high: float
    seen: str
    write: Callable[[Any, Row], None]


@final
class Observer:
    """The observations of one game with so many players: the order of the pieces, and how they are written.

    pieces   as the game declares them; their names are in `names`
    starts   where each piece begins in the row; at last the end of the row
    size     how many numbers a row has
    options  how many actions the mask has
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
        self.blank: vec[i32] = vec[i32]([0] * (self.size + (self.options + 3) // 4))
        # Which byte of a word comes first in memory, as the number of bits below it.
        self.first_byte: i64 = 0 if sys.byteorder == "little" else 24

    def packed(self, g: State, viewer: i64) -> bytearray:
        """What a seat (-1: a spectator) may know, then its actions: float32 numbers, then a mask of bytes, 0 or 1."""
        row = self.written(g, viewer, self.blank[:])
        if viewer >= 0:
            cells = row.cells
            first: i64 = self.size
            for action in g.actions(viewer):
                at = first + (action >> 2)
                cells[at] = cells[at] | i32(1 << ((action & 3) << 3 ^ self.first_byte))
        return bytearray(row.cells)

    def numbers(self, g: State, viewer: i64) -> bytearray:
        """What a seat (-1: a spectator) may know, as float32 numbers without the mask."""
        return bytearray(self.written(g, viewer, self.blank[: self.size]).cells)

    def written(self, g: State, viewer: i64, cells: vec[i32]) -> Row:
        """The row of a seat; pieces that only their owner sees stay empty for a spectator."""
        row = Row(cells, viewer, self.orders[0 if viewer < 0 else viewer])
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
