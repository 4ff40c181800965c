"""Observations as vectors: the named pieces of a game in a row, for NumPy.

What a seat may know is declared by the game (`Game.pieces`) and written by
`Observer` (kit/observations.py) into one packed buffer; here NumPy reads it
where it lies. Every array has a buffer of its own: nobody writes into it later.
"""

from __future__ import annotations

from functools import cache
from math import prod
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from rulewright.core.game import Game
from rulewright.core.state import State
from rulewright.kit.observations import Observer

Vector = NDArray[np.float32]
Mask = NDArray[np.int8]
MANY_OPTIONS: Final = 3000
"""Of a game with more options than this, choices are counted by verb, not one by one."""


class Encoding:
    """How the observations of one game with one number of players are laid out.

    observer    writes them
    pieces      the named pieces, in order
    places      where each piece lies in the vector
    labels      for each place of the vector, its piece and its number there: `hand[3]`
    size        the length of the vector
    low, high   the least and greatest value at each place
    kinds       what choices are counted by: the keys of the options, or the verbs
    """

    def __init__(self, game: Game[Any], players: int) -> None:
        self.game = game
        self.observer = Observer(game, players)
        self.pieces = self.observer.pieces
        self.size = self.observer.size
        self.places: dict[str, slice] = {}
        self.labels: list[str] = []
        for number, piece in enumerate(self.pieces):
            start, end = self.observer.starts[number : number + 2]
            self.places[piece.name] = slice(start, end)
            self.labels += [f"{piece.name}[{place}]" for place in range(end - start)]
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
        return np.frombuffer(self.observer.numbers(state, seat), np.float32)

    def vector_and_mask(self, state: State, seat: int) -> tuple[Vector, Mask]:
        """What the seat may know, and 1 for each option that it has now, 0 for all others of the game."""
        packed = self.observer.packed(state, seat)
        vector = np.frombuffer(packed, np.float32, self.size)
        return vector, np.frombuffer(packed, np.int8, self.observer.options, self.observer.mask_at)

    def named(self, vector: Vector) -> dict[str, Vector]:
        """The pieces of a vector by name, in their shapes; they share its memory."""
        return {piece.name: vector[self.places[piece.name]].reshape(piece.shape) for piece in self.pieces}


@cache
def encoding_of(game: Game[Any], players: int) -> Encoding:
    """The encoding of a game with so many players; it never changes, so all matches share it."""
    return Encoding(game, players)
