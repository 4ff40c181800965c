"""Perfect recall: what each seat has seen and chosen since the match began.

A recollection is a text that grows by one entry for every change in what its
seat observes and for every choice of its own. Choices of others enter only
through what the seat observes of them, so a hidden choice leaves no trace.
Recollections never change; copies of a match share them.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from rulewright.core.state import State
from rulewright.research.encoding import Encoding, Vector


class Recollection(NamedTuple):
    """What one seat remembers.

    text      every change of its observation and every own choice, in order
    observed  its observation now
    rises, falls   how much each place of its observation has grown and shrunk so far, in sum
    choices   how often it chose each option, or each verb in a game with very many options
    """

    text: str
    observed: Vector
    rises: Vector
    falls: Vector
    choices: Vector


def first_impression(encoding: Encoding, state: State, seat: int) -> Recollection:
    """The recollection of a seat that sees the table for the first time."""
    nothing = np.zeros(encoding.size, np.float32)
    blank = Recollection("", nothing, nothing, nothing, np.zeros(len(encoding.kinds), np.float32))
    return seeing(blank, encoding, state, seat)


def seeing(before: Recollection, encoding: Encoding, state: State, seat: int) -> Recollection:
    """The recollection after a look at the table."""
    observed = encoding.vector(state, seat)
    change = observed - before.observed
    if not change.any():
        return before
    return Recollection(
        before.text + described(encoding, observed, change),
        observed,
        before.rises + np.maximum(change, 0),
        before.falls - np.minimum(change, 0),
        before.choices,
    )


def having_chosen(before: Recollection, encoding: Encoding, code: int) -> Recollection:
    """The recollection of a seat after its own choice."""
    choices = before.choices.copy()
    choices[encoding.counter(code)] += 1
    return before._replace(text=f"{before.text}> {encoding.game.key(code)}\n", choices=choices)


def described(encoding: Encoding, observed: Vector, change: Vector) -> str:
    """One line: the places that changed, with their new values."""
    places = np.flatnonzero(change)
    changes = zip(places.tolist(), observed[places].tolist(), strict=True)
    return " ".join([f"{encoding.labels[place]}={value:g}" for place, value in changes]) + "\n"


class Memory:
    """The recollections of all seats of a match, brought up to date when somebody asks.

    Playouts never ask, so they pay for nothing but noting the choices.
    """

    def __init__(self, encoding: Encoding, state: State, known: dict[int, Recollection] | None = None) -> None:
        """`known` are recollections from before; every other seat sees the table for the first time."""
        self.encoding = encoding
        # The state up to which the recollections go; it is never changed, so copies share it.
        self.known_state = state.copy()
        self.recollections: dict[int, Recollection] = known or {}
        self.since: list[tuple[int, int]] = []

    def note(self, seat: int, code: int) -> None:
        """A choice that was made and has not been thought about yet."""
        self.since.append((seat, code))

    def of(self, seat: int) -> Recollection:
        """What a seat remembers."""
        if self.since:
            self.catch_up()
        if seat not in self.recollections:
            seen = first_impression(self.encoding, self.known_state, seat)
            self.recollections = {**self.recollections, seat: seen}
        return self.recollections[seat]

    def catch_up(self) -> None:
        """Plays the noted choices again and looks at the table after each."""
        moves, self.since = self.since, []
        seats = {seat: self.of(seat) for seat in range(self.known_state.players)}
        state = self.known_state.copy()
        for chooser, code in moves:
            seats[chooser] = having_chosen(seats[chooser], self.encoding, code)
            state.apply(chooser, code)
            for seat, before in seats.items():
                seats[seat] = seeing(before, self.encoding, state, seat)
        self.known_state = state
        self.recollections = seats

    def copy(self) -> Memory:
        other = Memory.__new__(Memory)
        other.encoding = self.encoding
        other.known_state = self.known_state
        other.recollections = self.recollections
        other.since = self.since[:]
        return other
