"""What is in the box: the data files, read and checked, and the arithmetic of card numbers.

Which things exist is fixed: `ids` has their names in canonical order and their numbers. A unit, royal or artefact is
found from its rank or type and its faction. The map is a grid of 7 rows and 11 columns; every layout is a part of it.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from mypy_extensions import i64

from rulewright.games.battalia.ids import (
    CREATION_CARDS,
    FIRST_BUILDING,
    FIRST_QUEENS_BUILDING,
    GATE_PLACE,
    KINDS,
    KINGS_CENTRE,
    KINGS_CROSS,
    MOUNTAIN_PASS,
    NEUTRAL_PLACE,
    NO_PLACE,
    QUEENS_CENTRE,
    QUEENS_CROSS,
    RUINS_PLACE,
    START_PLACE,
    TERRAIN_CARDS,
)
from rulewright.kit.contents import DataFiles
from rulewright.kit.squares import Grid, exits_of

# Creation cards

FACTION_COUNT: Final[i64] = 6
FANATIC: Final[i64] = 6
UNBOUND: Final[i64] = 7
PER_RANK: Final[i64] = 8
"""Six factions, then the Fanatic and the Unbound."""
FREEMAN: Final[i64] = 0
CHIEF: Final[i64] = 1
PRIEST: Final[i64] = 2
LORD: Final[i64] = 3
QUEEN: Final[i64] = 4
KING: Final[i64] = 5
RANKS: Final = ("freeman", "chief", "priest", "lord", "queen", "king")
FIRST_QUEEN: Final[i64] = 32
FIRST_KING: Final[i64] = 38
FIRST_ARTEFACT: Final[i64] = 44
HORSE: Final[i64] = 0
TOOL: Final[i64] = 1
WEAPON: Final[i64] = 2
TENT: Final[i64] = 3
TITLE: Final[i64] = 4
SCROLL: Final[i64] = 5
AMULET: Final[i64] = 6
TYPES: Final = ("horse", "tool", "weapon", "tent", "title", "scroll", "amulet")
TYPE_COUNT: Final[i64] = 7
FIRST_NEUTRAL: Final[i64] = 86
FIRST_GREAT: Final[i64] = 89
FIRST_FATE: Final[i64] = 106
CARDS: Final[i64] = 109
NO_FACTION: Final[i64] = -1

# What cards can stand for (DECISIONS 1): the four ranks, six types of artefacts, a supply.

MEANINGS: Final = (
    "freeman", "chief", "priest", "lord", "horse", "tool", "weapon", "tent", "title", "scroll", "supply",
)  # fmt: skip
MEANING_COUNT: Final[i64] = 11
AS_HORSE: Final[i64] = 4
AS_TOOL: Final[i64] = 5
AS_WEAPON: Final[i64] = 6
AS_TENT: Final[i64] = 7
AS_TITLE: Final[i64] = 8
AS_SCROLL: Final[i64] = 9
AS_SUPPLY: Final[i64] = 10

# Piles of the pool

ARTEFACT_PILE: Final[i64] = 4
CITY_PILE: Final[i64] = 11
ROAD_PILE: Final[i64] = 16
PILES: Final = (
    "freeman", "chief", "priest", "lord", *TYPES, "city-d", "city-s", "city-c", "city-t", "city-x",
    "road-s", "road-c", "road-t", "road-x",
)  # fmt: skip
PILE_COUNT: Final[i64] = 20
UNIT_COUNTS: Final = (7, 5, 4, 4)
CITY_SHAPES: Final = "dsctx"
ROAD_SHAPES: Final = "sctx"
DEAD_END: Final[i64] = 0
CROSSROADS: Final[i64] = 4
"""The last shape of cities."""
CITY_COUNTS: Final = (1, 1, 1, 1, 3)

# Terrain cards

EMPTY: Final[i64] = -1
NO_SQUARE: Final[i64] = -2
FIRST_ROAD: Final[i64] = 30
FIRST_GATE: Final[i64] = 54
GATE_COUNT: Final[i64] = 6
TERRAIN_COUNT: Final[i64] = 75
STRAIGHT: Final[i64] = 5
CORNER: Final[i64] = 3
FORK: Final[i64] = 7
ALL: Final[i64] = 15
BEFORE_TURNING: Final[list[int]] = [1, 5, 3, 7, 15]
"""The exits of each shape of cities as printed (CONTENT 13); roads have the last four."""

# The map

ROWS: Final[i64] = 7
COLUMNS: Final[i64] = 11
SQUARES: Final[i64] = 77
GRID: Final = Grid(7, 11)
SQUARE_NAMES: Final = tuple(f"x{x}y{y}" for y in range(1, 8) for x in range(1, 12))
LAYOUTS: Final = ("2P", "3P", "4P", "5P", "6P", "3P-EXT", "4P-EXT")
BRIDGE_SQUARE: Final[i64] = 38
"""x6y4: the connection of the valleys."""
HAND_SIZE: Final[i64] = 6
WEEKS: Final[i64] = 8
DAYS: Final[i64] = 7
STORMS: Final[i64] = 12

SEAT_BITS: Final[i64] = 2


def rank_of(card: i64) -> i64:
    """The rank of a unit or royal; -1 of every other card (BA-007)."""
    if card < FIRST_QUEEN:
        return card // PER_RANK
    if card < FIRST_KING:
        return QUEEN
    return KING if card < FIRST_ARTEFACT else -1


def type_of(card: i64) -> i64:
    """The type of an ordinary artefact; -1 of every other card."""
    return (card - FIRST_ARTEFACT) // FACTION_COUNT if FIRST_ARTEFACT <= card < FIRST_NEUTRAL else -1


def faction_of(card: i64) -> i64:
    """The faction of a card; -1 of universal and neutral ones (BA-006)."""
    if card < FIRST_QUEEN:
        faction: i64 = card % PER_RANK
        return faction if faction < FACTION_COUNT else NO_FACTION
    if card < FIRST_NEUTRAL:
        return (card - FIRST_QUEEN) % FACTION_COUNT
    return NO_FACTION


def is_universal(card: i64) -> bool:
    """BA-006: Great Artefacts, fate cards, Fanatics and Unbound."""
    return card >= FIRST_GREAT or (card < FIRST_QUEEN and card % PER_RANK >= FACTION_COUNT)


def is_great(card: i64) -> bool:
    """BA-014: a Great Artefact, the kept fate card not included."""
    return FIRST_GREAT <= card < FIRST_FATE


def is_unit(card: i64) -> bool:
    """A unit, royals not included."""
    return 0 <= card < FIRST_QUEEN


def is_fanatic(card: i64) -> bool:
    return 0 <= card < FIRST_QUEEN and card % PER_RANK == FANATIC


def is_faction_unit(card: i64) -> bool:
    """BA-084: what Titles, Scrolls, Crown, Book and clones work on."""
    return 0 <= card < FIRST_QUEEN and card % PER_RANK < FACTION_COUNT


def is_royal(card: i64) -> bool:
    return FIRST_QUEEN <= card < FIRST_ARTEFACT


def artefact(kind: i64, faction: i64) -> i64:
    """The ordinary artefact of a type and faction."""
    return FIRST_ARTEFACT + kind * FACTION_COUNT + faction


# Terrain


def is_city(card: i64) -> bool:
    """BA-115: a city card, whoever's; valley centres are none."""
    return 0 <= card < FIRST_ROAD


def is_road(card: i64) -> bool:
    return FIRST_ROAD <= card < FIRST_GATE


def is_gate(card: i64) -> bool:
    return FIRST_GATE <= card < FIRST_GATE + GATE_COUNT


def is_centre(card: i64) -> bool:
    return card == KINGS_CENTRE or card == QUEENS_CENTRE


def is_building(card: i64) -> bool:
    return FIRST_BUILDING <= card < MOUNTAIN_PASS


def is_cross(card: i64) -> bool:
    return card == KINGS_CROSS or card == QUEENS_CROSS


def is_valley(card: i64) -> bool:
    return card >= KINGS_CENTRE


def in_kings_valley(card: i64) -> bool:
    """Which valley a centre, crossroads or building belongs to."""
    return card == KINGS_CENTRE or card == KINGS_CROSS or FIRST_BUILDING <= card < FIRST_QUEENS_BUILDING


def terrain_of(card: i64) -> i64:
    """The faction whose native terrain a card shows (BA-004); -1 of ruins and valleys."""
    if card < 0:
        return -1
    if card < FIRST_ROAD:
        return card // 5
    if card < FIRST_GATE:
        return (card - FIRST_ROAD) // 4
    return card - FIRST_GATE if card < FIRST_GATE + GATE_COUNT else -1


def city_card(faction: i64, shape: i64) -> i64:
    return faction * 5 + shape


def road_card(faction: i64, shape: i64) -> i64:
    return FIRST_ROAD + faction * 4 + shape


def pile_of(card: i64) -> i64:
    """The pile of a city or road card."""
    return CITY_PILE + card % 5 if card < FIRST_ROAD else ROAD_PILE + (card - FIRST_ROAD) % 4


def pile_of_creation(card: i64) -> i64:
    """The pile of a unit or artefact."""
    return card // PER_RANK if card < FIRST_QUEEN else ARTEFACT_PILE + type_of(card)


def income_of(building: i64) -> i64:
    """BA-475: the type that a building offers; the Shop offers a supply (7)."""
    return BUILDING_TYPES[building - FIRST_BUILDING]


BUILDING_TYPES: Final[list[int]] = [4, 1, 0, 2, 6, 3, 5, 7]
SUPPLY_INCOME: Final[i64] = 7


def column_of(square: i64) -> i64:
    return square % COLUMNS


def row_of(square: i64) -> i64:
    return square // COLUMNS


class Layout:
    """The squares of one layout: what each is, and the places of start cities, neutral cities, gates and ruins."""

    def __init__(self) -> None:
        self.kind: list[int] = [int(NO_PLACE)] * int(SQUARES)
        self.places: list[list[int]] = [[] for _ in KINDS]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Layout) and self.kind == other.kind and self.places == other.places

    def __hash__(self) -> int:
        return hash(tuple(self.kind))

    def __repr__(self) -> str:
        """As the check of a pack shows what differs: each kind with its squares."""
        named = zip(KINDS, self.places, strict=True)
        return "; ".join(f"{kind} " + " ".join([SQUARE_NAMES[at] for at in places]) for kind, places in named if places)

    def add(self, square: int, kind: int, index: int) -> None:
        self.kind[square] = kind
        places = self.places[kind]
        while len(places) < index:
            places.append(-1)
        if index > 0:
            places[index - 1] = square

    def starts(self) -> list[int]:
        return self.places[START_PLACE]

    def neutrals(self) -> list[int]:
        return self.places[NEUTRAL_PLACE]

    def gates(self) -> list[int]:
        return self.places[GATE_PLACE]

    def ruins(self) -> list[int]:
        return self.places[RUINS_PLACE]


class Tables:
    """The printed values of one edition of the game; never changed."""

    def __init__(self, folder: Path) -> None:
        files = DataFiles(folder)
        self.creation_cards = files.rows("creation_cards.csv", ("card_id", "key"))
        self.terrain_cards = files.rows("terrain_cards.csv", ("card_id", "key", "exits_unrotated"))
        self.layouts = read_layouts(files)
        known = {row["key"] for row in self.creation_cards} ^ set(CREATION_CARDS)
        if known:
            raise files.wrong("creation_cards.csv", f"BA-010: every card and no other is listed: {sorted(known)}")
        if {row["key"] for row in self.terrain_cards} != set(TERRAIN_CARDS):
            raise files.wrong("terrain_cards.csv", "BA-010: every terrain card and no other is listed")
        self.valley: list[tuple[int, str]] = [
            (square_of(files, "valley_overlay.csv", row), row["card"])
            for row in files.rows("valley_overlay.csv", ("x", "y", "card"))
        ]
        if [SQUARE_NAMES[square] for square, _ in self.valley] != VALLEY_SQUARES:
            raise files.wrong("valley_overlay.csv", f"BA-466: these squares are expected: {', '.join(VALLEY_SQUARES)}")


VALLEY_SQUARES: Final = [
    "x4y4", "x4y3", "x5y4", "x4y5", "x3y4", "x3y3", "x5y3", "x5y5", "x3y5",
    "x8y4", "x8y3", "x9y4", "x8y5", "x7y4", "x7y3", "x9y3", "x9y5", "x7y5", "x6y4",
]  # fmt: skip
"""Each valley with its centre, crossroads and buildings, then the connection: where exits and income are known."""


def square_of(files: DataFiles, name: str, row: dict[str, str]) -> int:
    """The square that a row names."""
    column = files.whole(name, row["x"], 1, int(COLUMNS))
    return SQUARE_NAMES.index(f"x{column}y{files.whole(name, row['y'], 1, int(ROWS))}")


def read_layouts(files: DataFiles) -> list[Layout]:
    """BA-032, BA-034, BA-040: every layout has a start place, a neutral city and a gate for each player, and ruins."""
    name = "layouts.csv"
    layouts = [Layout() for _ in LAYOUTS]
    for row in files.rows(name, ("layout", "x", "y", "kind", "index")):
        if row["layout"] not in LAYOUTS or row["kind"] not in KINDS:
            raise files.wrong(name, f"BA-032: {row['layout']} {row['kind']} is no place of a layout")
        index = files.whole(name, row["index"] or 0, 0, 6)
        layouts[LAYOUTS.index(row["layout"])].add(square_of(files, name, row), KINDS.index(row["kind"]), index)
    for layout_name, layout in zip(LAYOUTS, layouts, strict=True):
        players = int(layout_name[0])
        if not [len(layout.starts()), len(layout.neutrals()), len(layout.gates())] == [players] * 3:
            raise files.wrong(name, f"BA-034: layout {layout_name} needs {players} places of each kind")
        if -1 in [square for places in layout.places for square in places] or not layout.ruins():
            raise files.wrong(name, f"BA-032: a place of layout {layout_name} is missing")
    return layouts


VALLEY_CENTRES: Final[list[int]] = [36, 40]
"""x4y4 and x8y4 (BA-466)."""


def unturned(card: i64) -> i64:
    """The exits of a card as printed."""
    if card < FIRST_ROAD:
        return BEFORE_TURNING[card % 5]
    return BEFORE_TURNING[(card - FIRST_ROAD) % 4 + 1] if card < FIRST_GATE else ALL


def usual_exits(card: i64, square: i64) -> i64:
    """POSITION 5: the exits of a card if none are given; a building has those to its two crossroads (BA-467)."""
    if card in (MOUNTAIN_PASS, MOUNTAIN_PASS + 1):
        return EAST_WEST
    if is_building(card):
        left = column_of(square) % 4 == 2
        upper = row_of(square) == 2
        return (2 if left else 8) | (4 if upper else 1)
    return unturned(card)


EAST_WEST: Final[i64] = int(exits_of("EW"))
