"""Copy methods that a program writes: every attribute is carried over."""

from __future__ import annotations

import pytest

from rulewright.scaffold.copies import MARK, CannotCopy, with_copies

FRAMES = '''
class Side:
    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat
        self.units: list[int] = []

    # Written by `make generate`.
    def copy(self) -> Side:
        return Side(0)


class Battle(Frame):
    """A battle."""

    NAME = "battle"

    def __init__(self, area: i64, cards: list[int]) -> None:
        super().__init__()
        self.area: i64 = area
        self.cards = cards
        self.attacker = Side(0)
        self.others: list[Side] = []
        self.rows: list[list[int]] = []
        self.names: list[str] = []  # shared
        self.strong = area > 3  # fixed

    def held(self) -> list[int]:
        return self.cards


class Truce(Frame):
    NAME = "truce"
'''
SIDE = """    # Written by `make generate`.
    def copy(self) -> Side:
        other = Side(self.seat)
        other.units = self.units[:]
        return other
"""
BATTLE = """    # Written by `make generate`.
    def copy(self) -> Battle:
        other = Battle(self.area, self.cards[:])
        other.at = self.at
        other.attacker = self.attacker.copy()
        other.others = [part.copy() for part in self.others]
        other.rows = [row[:] for row in self.rows]
        other.names = self.names
        return other
"""
TRUCE = """    # Written by `make generate`.
    def copy(self) -> Truce:
        other = Truce()
        other.at = self.at
        return other
"""


def test_every_attribute_is_carried_over_in_its_way() -> None:
    written = with_copies(FRAMES, frames=True)
    assert SIDE in written and BATTLE in written and TRUCE in written
    assert written.index("def copy(self) -> Battle") < written.index("def held")
    assert with_copies(written, frames=True) == written, "writing again changes nothing"


def test_elsewhere_only_what_is_marked_is_written() -> None:
    written = with_copies(FRAMES, frames=False)
    assert written.count(MARK) == 1 and SIDE in written


def test_a_state_goes_through_the_core() -> None:
    source = f"""
class Chess(State):
    def __init__(self, game: Game, players: i64, options: dict, seed: Seed, tables: Tables) -> None:
        super().__init__(game, players, options, seed)
        self.tables = tables
        self.board: list[int] = []

    {MARK}
    def copy(self) -> Chess:
        return self
"""
    written = with_copies(source, frames=False)
    assert "other = Chess(self.game, self.players, self.chosen_options, self.seed, self.tables)\n" in written
    assert "        self.copy_into(other)\n        other.board = self.board[:]\n" in written


def test_an_argument_that_nothing_keeps_is_told() -> None:
    source = f"""
class Row:
    def __init__(self, n: i64) -> None:
        self.x: list[int] = [0] * n

    {MARK}
    def copy(self) -> Row:
        return self
"""
    with pytest.raises(CannotCopy, match="Row: __init__ keeps no n"):
        with_copies(source, frames=False)


def test_what_may_be_missing_is_copied_if_it_is_there() -> None:
    source = FRAMES.replace(
        "        self.names: list[str] = []  # shared\n",
        "        self.queue: list[int] | None = None\n"
        "        self.foe: Side | None = None\n"
        "        self.sides: list[Side | None] = []\n"
        "        self.drawn: list[list[int] | None] = []\n",
    )
    written = with_copies(source, frames=True)
    assert "other.queue = None if self.queue is None else self.queue[:]\n" in written
    assert "other.foe = None if self.foe is None else self.foe.copy()\n" in written
    assert "other.sides = [None if part is None else part.copy() for part in self.sides]\n" in written
    assert "other.drawn = [None if row is None else row[:] for row in self.drawn]\n" in written
