"""Observations as vectors: the named pieces of a game, one after the other.

What a seat may know is decided by the game (`Game.observe`); here it is only
laid out in a row, in the order of `Game.pieces`.
"""

from __future__ import annotations

from functools import cache
from math import prod
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from rulewright.core.game import Game
from rulewright.core.state import State

Vector = NDArray[np.float32]
Mask = NDArray[np.int8]
MANY_OPTIONS: Final = 3000
"""Of a game with more options than this, choices are counted by verb, not one by one."""


class Encoding:
    """How the observations of one game with one number of players are laid out.

    pieces   the named pieces, in order
    places   where each piece lies in the vector
    labels   for each place of the vector, its piece and its number there: `hand[3]`
    size     the length of the vector
    low, high   the least and greatest value at each place
    kinds       what choices are counted by: the keys of the options, or the verbs
    """

    def __init__(self, game: Game[Any], players: int) -> None:
        self.game = game
        self.pieces = game.pieces(players)
        self.places: dict[str, slice] = {}
        self.labels: list[str] = []
        self.size = 0
        for piece in self.pieces:
            length = prod(piece.shape)
            self.places[piece.name] = slice(self.size, self.size + length)
            self.labels += [f"{piece.name}[{number}]" for number in range(length)]
            self.size += length
        self.low = np.concatenate([np.full(prod(piece.shape), piece.low, np.float32) for piece in self.pieces])
        self.high = np.concatenate([np.full(prod(piece.shape), piece.high, np.float32) for piece in self.pieces])

        words = game.vocabulary
        self.by_verb = len(words) > MANY_OPTIONS
        self.kinds: list[str] = list(dict.fromkeys(verb.name for verb in words.verbs)) if self.by_verb else words.keys
        self.place_of_kind = {kind: place for place, kind in enumerate(self.kinds)}

    def counter(self, code: int) -> int:
        """The place where the choices of an option are counted: its own, or that of its verb."""
        return self.place_of_kind[self.game.vocabulary.verb_of(code).name] if self.by_verb else code

    def vector(self, state: State, seat: int) -> Vector:
        """What the seat may know, as one row of numbers."""
        observed = self.game.observe(state, seat)
        row: list[float] = []
        for piece in self.pieces:
            row += observed[piece.name]
        return np.array(row, np.float32)

    def named(self, vector: Vector) -> dict[str, Vector]:
        """The pieces of a vector by name, in their shapes; they share its memory."""
        return {piece.name: vector[self.places[piece.name]].reshape(piece.shape) for piece in self.pieces}

    def mask(self, state: State, seat: int) -> Mask:
        """1 for each option that the seat has now, 0 for all others of the game."""
        mask = np.zeros(len(self.game.vocabulary), np.int8)
        mask[state.actions(seat)] = 1
        return mask


@cache
def encoding_of(game: Game[Any], players: int) -> Encoding:
    """The encoding of a game with so many players; it never changes, so all matches share it."""
    return Encoding(game, players)
