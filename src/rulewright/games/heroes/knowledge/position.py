"""Positions: the tables of POSITION.md, and what is meant where something is left out.

Fields are declared once: positions are written and read from the tables here and in the frames, and views are made from
them (views.py). What cannot be is refused in position_checks.py.
"""

from __future__ import annotations

from typing import Any, Final

from rulewright.core.chance import Seed
from rulewright.core.errors import BadPosition
from rulewright.core.frame import go_to
from rulewright.core.game import Game
from rulewright.games.heroes.battle.frames import (
    Assign,
    Attack,
    Battle,
    EscapeLoss,
    Laurel,
    Order,
    Resurrect,
    Reward,
    SecondTarget,
    Slot,
    Takeover,
    Window,
)
from rulewright.games.heroes.board import Board, numbered_tiles
from rulewright.games.heroes.capital.frames import Develop
from rulewright.games.heroes.content import BUILDINGS_OF_FACTION, TO_CONTROL, TO_EXPLORE, Tables
from rulewright.games.heroes.frames import Match
from rulewright.games.heroes.heroes.frames import (
    Advance,
    Advancement,
    Artefact,
    Leadership,
    Scrolls,
    Train,
    Treasure,
)
from rulewright.games.heroes.ids import COLOURS
from rulewright.games.heroes.kinds import (
    ARTEFACT,
    AT,
    BUILDING,
    CARD,
    CARD_PLACE,
    ENCOUNTER,
    FACTION,
    HERO,
    SCROLL,
    SKILL,
    SOMEBODY,
    SQUARE,
    TREASURE,
    WEEK,
    Army,
)
from rulewright.games.heroes.knowledge import position_checks as checks
from rulewright.games.heroes.map.frames import Activation, Arena, Deposit, HeroesFrame
from rulewright.games.heroes.options import SQUARES
from rulewright.games.heroes.rounds.frames import Actions, Week, WeekTrain
from rulewright.games.heroes.scoring import result
from rulewright.games.heroes.setup.frames import ChooseFaction, ChooseStartHero, PlaceCapital
from rulewright.games.heroes.state import BY_DOMINATION, BY_TIME, NOBODY, Hero, Heroes, Seat
from rulewright.kit.fields import Fields
from rulewright.kit.frames import Frames, check_start
from rulewright.kit.kinds import ByName, Deck, Hand, Kind, List, Multiset, Name, Whole
from rulewright.kit.positions import (
    NOBODY as UNSEEN,
)
from rulewright.kit.positions import (
    OWNER,
    Field,
    Group,
    Part,
    Seats,
    read_fields,
    read_prologue,
    write_fields,
    write_prologue,
)


class Tiles(Field):
    """The tiles, row by row, each with its quarter turns; left out, in numerical order, unrotated."""

    def __init__(self) -> None:
        super().__init__("tiles", Kind("a list of tiles"))

    def write(self, g: Any, thing: Any) -> Any:
        return [[tile // 4, tile % 4] for tile in g.map().tiles]

    def view(self, g: Any, thing: Any, viewer: int, owner: int) -> Any:
        return self.write(g, thing)

    def read(self, g: Any, thing: Any, given: Any, where: str) -> None:
        tiles = [number * 4 + turns for number, turns in TILES.read(g, given, where)]
        if len(tiles) != tile_count(g):
            raise BadPosition(f"{where}: MH-053: {tile_count(g)} tiles are expected, not {len(tiles)}")
        g.board = Board(g.tables, g.players, tiles)

    def fill_in(self, g: Any, thing: Any, where: str) -> None:
        g.board = Board(g.tables, g.players, numbered_tiles(tile_count(g)))


def tile_count(g: Heroes) -> int:
    grid = g.tables.grid[g.players]
    return grid[0] * grid[1]


class Pair(Kind):
    """A tile and its quarter turns."""

    def __init__(self) -> None:
        super().__init__("a tile from 1 to 16 and its quarter turns")

    def read(self, g: Any, given: Any, where: str) -> Any:
        if not isinstance(given, list) or len(given) != 2:
            raise self.wrong(where, given)
        return TILE.read(g, given[0], where), TURNS.read(g, given[1], where)


TILE: Final = Whole(1, 16)
TURNS: Final = Whole(0, 3)
TILES: Final = List(Pair())


class OnSites(Field):
    """An object by squares of something that sites have: kept in a list with a place for each site."""

    def __init__(self, name: str, attribute: str, inner: Kind) -> None:
        super().__init__(name, Kind("an object"), attribute)
        self.inner = inner

    def sites(self, g: Any) -> list[tuple[int, int]]:
        """The squares by which sites are known, in reading order, and the sites."""
        board = g.map()
        return sorted((square, site) for site, square in enumerate(board.squares))

    def write(self, g: Any, thing: Any) -> Any:
        values = self.get(g, thing)
        return {SQUARES[at]: self.inner.write(g, values[site]) for at, site in self.sites(g) if values[site] >= 0}

    def view(self, g: Any, thing: Any, viewer: int, owner: int) -> Any:
        return self.write(g, thing)

    def accepts(self, g: Any, site: int) -> bool:
        """Whether a site can have it."""
        return True

    def read(self, g: Any, thing: Any, given: Any, where: str) -> None:
        if not isinstance(given, dict):
            raise self.kind.wrong(where, given)
        values = [-1] * len(g.map().symbols)
        known = dict(self.sites(g))
        for name, value in given.items():
            square = SQUARE.entry(g, name, where)
            if square not in known or not self.accepts(g, known[square]):
                raise BadPosition(f"{where}: {name} is no square for it")
            values[known[square]] = self.inner.entry(g, value, f"{where}, {name}")
        self.put(thing, values)

    def fill_in(self, g: Any, thing: Any, where: str) -> None:
        self.put(thing, [-1] * len(g.map().symbols))


class Guards(OnSites):
    """Encounter tokens, by the squares of their symbols."""

    def sites(self, g: Any) -> list[tuple[int, int]]:
        return [(square, site) for site, square in enumerate(g.map().symbols)]


class Owners(OnSites):
    """Seats, by the squares of the locations that they control."""

    def accepts(self, g: Any, site: int) -> bool:
        return bool(g.tables.location_kind[g.map().codes[site]] == TO_CONTROL)


class Spent(Field):
    """Exploration locations that are not fresh: a list of squares, in the game bits by site."""

    def __init__(self) -> None:
        super().__init__("spent", Kind("a list of squares"))

    def write(self, g: Any, thing: Any) -> Any:
        board = g.map()
        return [SQUARES[board.squares[site]] for site in board.in_order if g.spent >> site & 1]

    def view(self, g: Any, thing: Any, viewer: int, owner: int) -> Any:
        return self.write(g, thing)

    def read(self, g: Any, thing: Any, given: Any, where: str) -> None:
        board = g.map()
        mask = 0
        for square in List(SQUARE).read(g, given, where):
            site = board.site_at[square]
            if site < 0 or g.tables.location_kind[board.codes[site]] != TO_EXPLORE:
                raise BadPosition(f"{where}: {SQUARES[square]} is no location to explore")
            mask |= 1 << site
        g.spent = mask


class Built(Field):
    """Buildings of a seat, by their ids; in the game bits by their places within the faction."""

    def __init__(self) -> None:
        super().__init__("buildings", List(BUILDING))

    def write(self, g: Any, thing: Any) -> Any:
        first = max(0, thing.faction) * int(BUILDINGS_OF_FACTION)
        return [BUILDING.names[first + at] for at in range(BUILDINGS_OF_FACTION) if thing.buildings >> at & 1]

    def view(self, g: Any, thing: Any, viewer: int, owner: int) -> Any:
        return self.write(g, thing)

    def read(self, g: Any, thing: Any, given: Any, where: str) -> None:
        mask = 0
        for building in self.kind.read(g, given, where):
            if building // BUILDINGS_OF_FACTION != thing.faction:
                raise BadPosition(f"{where}: MH-304: {BUILDING.names[building]} is of another faction")
            mask |= 1 << building % int(BUILDINGS_OF_FACTION)
        thing.buildings = mask


class ById(Multiset):
    """Things in ascending order of their ids, where that is not the order of their numbers."""

    def __init__(self, inner: Name) -> None:
        super().__init__(inner)
        self.words = inner.names

    def write(self, g: Any, value: Any) -> Any:
        return sorted(self.words[one] for one in value)

    def view(self, g: Any, value: Any, viewer: int, owner: int) -> Any:
        return self.write(g, value)


class Pile(Field):
    """One of several piles that the state keeps in a list."""

    def __init__(self, name: str, kind: Kind, attribute: str, place: int) -> None:
        super().__init__(name, kind, attribute)
        self.place = place

    def get(self, g: Any, thing: Any) -> Any:
        return getattr(thing, self.attribute)[self.place]

    def put(self, thing: Any, value: Any) -> None:
        getattr(thing, self.attribute)[self.place] = value


class End(Field):
    """The result of a game that is over."""

    def __init__(self) -> None:
        super().__init__("end", Kind("the result"))

    def write(self, g: Any, thing: Any) -> Any:
        return result(g) if g.over else None

    def view(self, g: Any, thing: Any, viewer: int, owner: int) -> Any:
        return self.write(g, thing)

    def read(self, g: Any, thing: Any, given: Any, where: str) -> None:
        """What follows from the position is reckoned anew; the reason and the winner are taken."""
        if given is None:
            return
        inner = Fields(where, given)
        reason = inner.take("reason", None)
        winners = List(SOMEBODY).read(g, inner.take("winners", []), f"{where}, winners")
        if reason not in ("domination", "time limit") or (reason == "domination" and len(winners) != 1):
            raise self.kind.wrong(where, given)
        for name in ("scores", "wealth", "places"):
            inner.take(name, None)
        inner.done()
        g.ended = BY_DOMINATION if reason == "domination" else BY_TIME
        g.won_by = winners[0] if reason == "domination" else NOBODY


def new_hero(g: Heroes) -> Hero:
    return Hero()


# The tables of POSITION.md

HERO_PART: Final = Part(
    new_hero,
    Field("hero", HERO, needed=True),
    Field("at", AT),
    Army("army", Kind("an object")),
    Field("skills", List(SKILL)),
    Field("artefacts", Multiset(ARTEFACT)),
    Field("scrolls", Hand(SCROLL), seen=OWNER),
    Field("trophies", ById(ENCOUNTER)),
)
SEATS: Final = Seats(
    Field("faction", FACTION),
    Field("gold", Whole(0, 9999)),
    Field("resources", Whole(0, 9999)),
    Field("bonus_pp", Whole(0, 999)),
    Field("level", Whole(1, 4)),
    Built(),
    Field("capital", SQUARE),
    Field("cards", ByName(CARD_PLACE, CARD, full=True)),
    Field("heroes", List(HERO_PART)),
    Field("might", Deck(SKILL)),
    Field("magic", Deck(SKILL)),
    shorter=True,
)
TABLE: Final = (
    Field("round", Whole(0, 999), "round_of_game"),
    Field("first_player", SOMEBODY),
    Tiles(),
    Field("week", WEEK),
    Group(
        "decks",
        Field("week", Deck(WEEK), "week_deck"),
        Field("treasure", Deck(TREASURE), "treasure_deck"),
        Field("scroll", Deck(SCROLL), "scroll_deck"),
        Field("artefact", Deck(ARTEFACT), "artefact_deck"),
        *(Pile(colour, Deck(ENCOUNTER), "piles", at) for at, colour in enumerate(COLOURS)),
    ),
    Group(
        "discards",
        Field("treasure", Multiset(TREASURE), "treasure_discard"),
        Field("scroll", Multiset(SCROLL), "scroll_discard"),
        Field("artefact", Multiset(ARTEFACT), "artefact_discard"),
        *(Pile(colour, Multiset(ENCOUNTER), "spent_trophies", at) for at, colour in enumerate(COLOURS)),
    ),
    Field("box", ById(WEEK), seen=UNSEEN),
    Guards("encounters", "guards", ENCOUNTER),
    Spent(),
    Owners("control", "owners", SOMEBODY),
    End(),
)
FRAMES: Final = Frames(
    ChooseFaction(0),
    PlaceCapital(0),
    ChooseStartHero(),
    Week(),
    WeekTrain(),
    Actions(0),
    HeroesFrame(0),
    Activation(0, -1),
    Advancement(0, -1),
    Advance(0, -1),
    Arena(0, -1),
    Deposit(0, -1),
    Treasure(0, -1),
    Train(0, -1),
    Artefact(0, -1),
    Scrolls(0, -1),
    Leadership(0, -1),
    Develop(0),
    Battle(),
    Window(-1, []),
    SecondTarget(0),
    Order(),
    Slot(-1),
    Attack(),
    Assign(0, 0),
    Resurrect(0, 0, -1),
    Laurel(0, -1),
    EscapeLoss(0, -1),
    Reward(0, -1),
    Takeover(0),
    called="frame",
)
"""A new frame of each kind, at the step that a position may leave out."""
NEXT_STEPS: Final = {
    "choose_faction": "capitals",
    "place_capital": "players",
    "choose_start_hero": "week",
    "week": "actions",
    "actions": "end_of_round",
}
"""The outermost frames, and what follows when they are over."""


# Writing


def write_position(g: Heroes) -> dict[str, Any]:
    """The whole position."""
    return {
        **write_prologue(g),
        **write_fields(g, g, (*TABLE, SEATS)),
        "pending": [] if g.over else [FRAMES.write(g, frame) for frame in g.stack if frame.NAME in FRAMES.blanks],
    }


# Reading


def read_position(game: Game[Any], tables: Tables, given: object, seed: Seed) -> Heroes:
    """The state that a position describes; its innermost frame is about to ask."""
    fields = Fields("position", given)
    seats = fields.left.get("seats")
    players, options = read_prologue(game, fields, len(seats) if isinstance(seats, list) and seats else 2)
    g = Heroes(game, players, options, seed, tables)
    g.seats = [Seat() for _ in range(players)]
    read_fields(g, g, (TABLE[2],), Fields("position", {name: fields.take(name, None) for name in given_of(fields)}))
    read_fields(g, g, (*TABLE[:2], *TABLE[3:], SEATS), fields)
    read_pending(g, fields)
    fields.done()
    checks.check_table(g)
    check_start(g)
    return g


def given_of(fields: Fields) -> list[str]:
    """The map is read before everything that lies on it."""
    return [name for name in ("tiles",) if name in fields.left]


def read_pending(g: Heroes, fields: Fields) -> None:
    """The frames in progress, the innermost last; left out, the first player's turn."""
    usual = [] if g.ended >= 0 else [{"frame": "actions", "seat": int(g.first_player)}]
    given = fields.take("pending", usual)
    if not isinstance(given, list):
        raise fields.wrong("pending", "a list of frames is expected")
    if (not given) != (g.ended >= 0):
        raise fields.wrong("pending", "there are frames in progress exactly until the end")
    frames = [FRAMES.read(g, frame, f"pending frame {at}") for at, frame in enumerate(given)]
    match = Match()
    g.stack = [match, *frames]
    g.over = not given
    if frames:
        if frames[0].NAME not in NEXT_STEPS:
            raise fields.wrong("pending", f"{frames[0].NAME} is never the outermost frame")
        go_to(match, NEXT_STEPS[frames[0].NAME])
        checks.check_frames(g, frames)
