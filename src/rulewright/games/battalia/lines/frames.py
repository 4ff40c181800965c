"""The frames of lines (POSITION 7): a line that is paid, placed and declared, and the artefact that is taken."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from rulewright.core.errors import BadPosition
from rulewright.core.frame import Frame
from rulewright.games.battalia.kinds import (
    CARD,
    CITY_SHAPE,
    ELIXIR,
    EXITS,
    FLAG,
    HERO,
    NEED,
    PLACE_TO,
    RANK,
    SQUARE,
    TYPE,
)
from rulewright.kit.kinds import Kind, Name
from rulewright.kit.positions import Field

HIRE: Final[i64] = 0
ACQUIRE: Final[i64] = 1
ROAD: Final[i64] = 2
CITY: Final[i64] = 3
UPGRADE: Final[i64] = 4
HERO_LINE: Final[i64] = 5
MARKET: Final[i64] = 6
EXPLORE: Final[i64] = 7
ELIXIR_LINE: Final[i64] = 8
HOMAGE: Final[i64] = 9
MOVE: Final[i64] = 10
TENT_LINE: Final[i64] = 11
GREAT: Final[i64] = 12
VERBS: Final = (
    "hire", "acquire", "road", "city", "upgrade", "hero", "market", "explore", "elixir", "homage", "move", "tent",
    "great",
)  # fmt: skip
PAY: Final[i64] = 0
PLACE: Final[i64] = 1
EFFECT: Final[i64] = 2


class OfVerbs(Field):
    """A field that lines of some verbs have, and no others; `placed`: only once the card is placed."""

    def __init__(self, name: str, kind: Kind, attribute: str, *verbs: int, placed: tuple[int, ...] = ()) -> None:
        super().__init__(name, kind, attribute)
        self.verbs = verbs
        self.placed = placed

    def is_written(self, g: Any, thing: Any, blank: Any) -> bool:
        return thing.verb in self.verbs or (thing.verb in self.placed and thing.square >= 0)

    def read(self, g: Any, thing: Any, given: Any, where: str) -> None:
        if thing.verb not in self.verbs + self.placed or given is None:
            raise BadPosition(f"{where}: {given!r:.60} does not belong to a line of this verb")
        super().read(g, thing, given, where)

    def fill_in(self, g: Any, thing: Any, where: str) -> None:
        if thing.verb in self.verbs:
            raise self.kind.wrong(where, None)


class Line(Frame):
    """A line (BA-080). Steps (lines/lines.py): pay, paid, place, placed, declare, effect.

    `shape` is that of cities, of which roads have the last four;
    `square` is that of an upgrade, hero, marketplace or exploration, and of a road or city once it is placed.
    """

    NAME = "line"
    FIELDS = (
        Field("verb", Name(VERBS, or_null=False), needed=True),
        Field("need", NEED, needed=True),
        Field("stage", Name(("pay", "place", "effect"), or_null=False), needed=True),
        OfVerbs("rank", RANK, "rank", int(HIRE), int(CITY)),
        OfVerbs("harbour", FLAG, "special", int(HIRE)),
        OfVerbs("type", TYPE, "kind", int(ACQUIRE)),
        OfVerbs("shape", CITY_SHAPE, "shape", int(ROAD), int(CITY)),
        OfVerbs(
            "square", SQUARE, "square", int(UPGRADE), int(HERO_LINE), int(MARKET), int(EXPLORE),
            placed=(int(ROAD), int(CITY)),
        ),
        OfVerbs("exits", EXITS, "exits", placed=(int(ROAD), int(CITY))),
        OfVerbs("masons", FLAG, "special", int(UPGRADE)),
        OfVerbs("elixir", ELIXIR, "kind", int(ELIXIR_LINE)),
        OfVerbs("hero", HERO, "hero", int(HOMAGE), int(MOVE)),
        OfVerbs("what", Name(("supply", "dust", "horse"), or_null=False), "kind", int(MOVE)),
        OfVerbs("tent", CARD, "card", int(TENT_LINE)),
        OfVerbs("temporary", FLAG, "special", int(TENT_LINE)),
        OfVerbs("great", CARD, "kind", int(GREAT)),
        OfVerbs("card", CARD, "card", int(GREAT)),
    )  # fmt: skip

    def __init__(self) -> None:
        super().__init__()
        self.verb: i64 = 0
        self.need: list[tuple[int, int]] = []
        self.stage: i64 = PAY
        self.rank: i64 = 0
        self.kind: i64 = 0
        self.shape: i64 = 0
        self.square: i64 = -1
        self.exits: i64 = 0
        self.hero: i64 = 0
        self.card: i64 = 0
        self.special = False

    # Written by `make generate`.
    def copy(self) -> Line:
        other = Line()
        other.at = self.at
        other.verb = self.verb
        other.need = self.need[:]
        other.stage = self.stage
        other.rank = self.rank
        other.kind = self.kind
        other.shape = self.shape
        other.square = self.square
        other.exits = self.exits
        other.hero = self.hero
        other.card = self.card
        other.special = self.special
        return other


class Colour(Frame):
    """The artefact that is taken from the pool (BA-053). Steps (lines/gaining.py): ask, take."""

    NAME = "colour"
    FIELDS = (
        Field("type", TYPE, "kind", needed=True),
        Field("to", PLACE_TO, needed=True),
        Field("traded", FLAG, needed=True),
    )

    def __init__(self) -> None:
        super().__init__()
        self.kind: i64 = 0
        self.to: i64 = 0
        self.traded = False

    # Written by `make generate`.
    def copy(self) -> Colour:
        other = Colour()
        other.at = self.at
        other.kind = self.kind
        other.to = self.to
        other.traded = self.traded
        return other
