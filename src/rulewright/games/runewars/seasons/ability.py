"""Season abilities: what all Season cards have in common; the players who meet one, and areas to choose.

The cards themselves stand in spring.py, summer.py, fall.py and winter.py, one class a
card; season_card.py carries them out.
"""

from __future__ import annotations

from mypy_extensions import i64

from rulewright.games.runewars.battle.retreat_and_limits import enforce_limit
from rulewright.games.runewars.content import NONE, standing
from rulewright.games.runewars.options import AREA, UNIT
from rulewright.games.runewars.seasons.frames import SeasonCard
from rulewright.games.runewars.state import Runewars
from rulewright.games.runewars.world.control import controller, put_units, settle, supply


class Ability:
    """The primary ability of a Season card (RW-102); stateless, what it must remember is in the frame.

    It is met by each player in turn order, or by the winner of an influence bid alone. `options` says what the player
    can choose now: as long as there is anything, he is asked and `choose` carries the answer out. A player who has
    nothing to choose meets `without_choice`, once, and the next one follows.
    """

    def __init__(self, bid: bool = False) -> None:
        self.bid = bid
        """Whether players bid influence for it (RW-572)."""

    def options(self, frame: SeasonCard, g: Runewars, seat: i64) -> list[int]:
        return []

    def secret(self, frame: SeasonCard) -> bool:
        """Whether what the player may choose now tells something that others do not know."""
        return False

    def area_of(self, frame: SeasonCard, g: Runewars, seat: i64) -> i64:
        """The area that the choice is about, if it is about one that the player has not chosen."""
        return NONE

    def choose(self, frame: SeasonCard, g: Runewars, seat: i64, code: i64) -> None:
        raise TypeError(f"{type(self).__name__} has nothing to choose")

    def without_choice(self, frame: SeasonCard, g: Runewars, seat: i64) -> None:
        """What happens to a player who is not asked."""

    def not_won(self, frame: SeasonCard, g: Runewars) -> None:
        """What happens if nobody wins the bid (RW-575)."""


def next_player(frame: SeasonCard) -> None:
    """The first player has finished; what the card remembered of him is forgotten."""
    del frame.todo[0]
    frame.picked = []
    frame.kind = NONE
    frame.left = 0
    frame.areas = []
    frame.drawn = NONE
    frame.origin = NONE
    frame.moved = []
    frame.single = False
    frame.paid = False
    frame.repaired = False
    frame.stood = 0


def uncontrolled_areas(g: Runewars) -> list[int]:
    """RW-011: empty and neutral areas, in map order."""
    return [area for area in g.board.areas if controller(g, area) == NONE]


class PlaceNeutrals(Ability):
    """Cards that bring neutral units from the supply: first which kind, then where (RW-267)."""

    def __init__(self, kinds: tuple[int, ...], numbers: tuple[int, ...], bid: bool) -> None:
        super().__init__(bid)
        self.kinds = kinds
        self.numbers = numbers
        """How many of each kind."""

    def areas(self, frame: SeasonCard, g: Runewars, seat: i64) -> list[int]:
        return uncontrolled_areas(g)

    def options(self, frame: SeasonCard, g: Runewars, seat: i64) -> list[int]:
        areas = self.areas(frame, g, seat)
        if frame.kind != NONE or not areas:
            return [AREA + area for area in areas]
        return [UNIT + unit for unit in self.kinds if supply(g, unit) > 0]

    def choose(self, frame: SeasonCard, g: Runewars, seat: i64, code: i64) -> None:
        if frame.kind == NONE:
            frame.kind = code - UNIT
            return
        kind, area = frame.kind, code - AREA
        number: i64 = min(self.numbers[self.kinds.index(kind)], supply(g, kind))
        next_player(frame)
        put_units(g, area, [int(standing(kind))] * number)
        for _ in range(number):
            g.tell("unit_placed", seat, kind, area)
        settle(g)
        owner = controller(g, area)
        if owner != NONE:
            enforce_limit(g, owner, area)
