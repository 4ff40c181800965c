"""Positions of Runewars: the fields of POSITION.md, and what cannot be.

Fields are declared once: positions are written and read from the tables here and in frames/, views are made from them
(views.py). Reading fills in what a position leaves out.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from rulewright.core.chance import Seed
from rulewright.core.errors import BadPosition
from rulewright.core.game import Game
from rulewright.games.runewars.battle.frames import (
    AfterBattle,
    Battle,
    Damages,
    Limit,
    Retreat,
    Routs,
    Special,
    TakeOver,
)
from rulewright.games.runewars.board import Board, PlacedTile
from rulewright.games.runewars.cards.frames import Card, TimingWindow
from rulewright.games.runewars.content import (
    AREA_NUMBER,
    DRAGON_RUNE,
    DRAGON_RUNES,
    FALSE_RUNE,
    FALSE_RUNES,
    HOME_TILE,
    LABEL_STRIDE,
    NONE,
    Tables,
)
from rulewright.games.runewars.heroes.frames import (
    AfterDuel,
    Challenge,
    Duel,
    Event,
    HeroActivation,
    Heroes,
    Pickup,
    Quest,
    QuestPhase,
    Spoils,
    Steal,
    Test,
)
from rulewright.games.runewars.ids import AREAS, CITIES, FACTIONS, HEROES, SEASONS, TILES, WINTER
from rulewright.games.runewars.kinds import (
    AREA,
    ATTRIBUTE,
    CITY,
    DEVELOPMENT,
    FACTION,
    FATE,
    FLAG,
    HERO,
    INFLUENCE,
    LABEL,
    OBJECTIVE,
    ORDER_NUMBER,
    QUEST,
    RESOURCE,
    REWARD,
    RUNE,
    SEASON_CARD,
    SEAT,
    TACTIC,
    TILE,
    TITLE,
    TOKEN,
)
from rulewright.games.runewars.knowledge.position_checks import check_frames
from rulewright.games.runewars.knowledge.zones import (
    CARDS_OF_SEASONS,
    FATE_CARDS,
    FIGURES,
    HERO_CARDS,
    OBJECTIVE_CARDS,
    QUEST_CARDS,
    REWARD_CARDS,
    TACTICS_CARDS,
)
from rulewright.games.runewars.orders.frames import (
    Activation,
    Diplomacy,
    Fortify,
    Found,
    Hire,
    Income,
    Rally,
    Recruit,
    Strategize,
    TakeTitle,
    Turn,
)
from rulewright.games.runewars.seasons.frames import Bid, Fall, Season, SeasonCard, Winter
from rulewright.games.runewars.setup.frames import SetUp
from rulewright.games.runewars.state import PLAYING, Runewars, Seat
from rulewright.games.runewars.world.control import left_of, settle
from rulewright.games.runewars.world.frames import GainRune, HandLimit, QuestLimit
from rulewright.kit.fields import Fields
from rulewright.kit.frames import Frames, check_start, step_of
from rulewright.kit.kinds import ByName, EachSeat, Hand, List, Mask, Multiset, Name, Whole
from rulewright.kit.kinds import Seat as SeatKind
from rulewright.kit.positions import (
    OWNER,
    OWNER_ALONE,
    Bit,
    Column,
    Field,
    Group,
    Part,
    Row,
    Seats,
    Table,
    read_fields,
    read_prologue,
    write_fields,
    write_prologue,
)
from rulewright.kit.zones import DeckOf

REASONS: Final = ("", "runes", "years", "last player")
TURN_EVENTS: Final = ("bloodletting", "giantslayer", "walls")
HOME_PLACES: Final = {
    2: ((4, 1, 1), (-1, 2, 3)),
    3: ((-1, 2, 5), (0, -5, 2), (4, -4, 4)),
    4: ((0, 4, 4), (-2, 0, 5), (2, -6, 5), (5, -3, 2)),
}
TILE_PLACES: Final = {
    2: ((3, 0, 0, 0), (7, 2, 1, 2), (1, 3, 0, 3), (5, 5, 0, 2)),
    3: ((8, 0, 0, 0), (1, 3, -1, 2), (3, 2, -3, 0), (6, 3, -5, 0), (7, 2, -5, 2), (5, 0, -1, 1)),
    4: (
        (8, 0, 0, 0), (1, 3, -1, 2), (3, 2, -3, 0), (4, 2, -4, 5),
        (6, 2, 2, 2), (7, 0, -1, 4), (5, 2, -5, 2), (2, -1, -4, 0),
    ),
}  # fmt: skip
"""The reference maps: tile, q, r, rotation; and the places of the home realms, seat by seat."""
ALL_ORDERS: Final = 0b111111110

# 1. The map and what lies in its areas


def new_tile(g: Runewars) -> PlacedTile:
    return PlacedTile(NONE, 0, 0, 0)


class LaidTiles(List):
    """The map: tiles in the order of laying."""

    def write(self, g: Any, value: Board) -> Any:
        return super().write(g, value.placed)

    def view(self, g: Any, value: Board, viewer: int, owner: int) -> Any:
        return self.write(g, value)

    def read(self, g: Any, given: Any, where: str) -> Board:
        placed: list[PlacedTile] = super().read(g, given, where)
        if len({tile.tile for tile in placed}) < len(placed):
            raise BadPosition(f"{where}: each tile is laid once")
        board = Board(g.tables, placed)
        if len(board.at) < len(board.areas):
            raise BadPosition(f"{where}: RW-055: tiles never overlap")
        return board


def reference_map(g: Runewars, thing: Runewars) -> Board:
    """The map of a position that states none (POSITION.md section 5)."""
    players = int(g.players)
    placed = [PlacedTile(tile - 1, q, r, rotation) for tile, q, r, rotation in TILE_PLACES[players]]
    for seat, (q, r, rotation) in zip(g.seats, HOME_PLACES[players], strict=True):
        if seat.faction != NONE:
            placed.append(PlacedTile(HOME_TILE[seat.faction], q, r, rotation))
    return Board(g.tables, placed)


def areas_in_order(g: Runewars) -> list[int]:
    """The areas on the map, tile by tile in the order of laying."""
    return [AREA_NUMBER[name] for tile in g.board.placed for name in AREAS if name[0] == TILES[tile.tile]]


class AreasOfMap(Table):
    def rows(self, g: Runewars) -> list[int]:
        return areas_in_order(g)


def has_stronghold(g: Runewars, thing: Row) -> bool:
    return g.stronghold[thing.at] != NONE


def has_token(g: Runewars, thing: Row) -> bool:
    return g.token[thing.at] != NONE


COORDINATE: Final = Whole(-24, 24)
MAP: Final = Field(
    "map",
    LaidTiles(
        Part(
            new_tile,
            Field("tile", TILE, needed=True),
            Field("q", COORDINATE, needed=True),
            Field("r", COORDINATE, needed=True),
            Field("rot", Whole(0, 5), "rotation"),
        )
    ),
    "board",
    default=reference_map,
)
AREAS_OF_MAP: Final = AreasOfMap(
    "areas",
    AREA,
    Column("units", Multiset(LABEL)),
    Column("city", CITY),
    Group("stronghold", Column("seat", SEAT, "stronghold", needed=True), Bit("damaged"), present=has_stronghold),
    Column("development", DEVELOPMENT),
    Column("rune", RUNE),
    Column("activated", Mask(SEAT)),
    Group("exploration", Column("token", TOKEN, needed=True), Bit("up", "token_up"), present=has_token),
)

# 2. Seats, heroes, markers and titles


def orders_left(g: Runewars, thing: Seat) -> int:
    return ALL_ORDERS & ~int(thing.used)


class HeroesOnBoard(Table):
    def rows(self, g: Runewars) -> list[int]:
        return [hero for hero, seat in enumerate(g.hero_seat) if seat != NONE]


class Training(Field):
    """Three numbers of each hero, one after the other."""

    def get(self, g: Any, thing: Row) -> Any:
        return thing.of.training[thing.at * 3 : thing.at * 3 + 3]

    def put(self, thing: Row, value: Any) -> None:
        thing.of.training[thing.at * 3 : thing.at * 3 + 3] = value


def first_seat(g: Runewars, thing: Row) -> int:
    return 0


class MarkersInUse(Table):
    def rows(self, g: Runewars) -> list[int]:
        return [at for at, area in enumerate(g.marker_area) if area != NONE]


SEATS: Final = Seats(
    Field("faction", FACTION),
    Field("influence", INFLUENCE),
    Field("dials", ByName(RESOURCE, Whole(0, 8), full=True)),
    Field("orders", Mask(Whole(1, 8)), default=orders_left),
    Field("used", Mask(Whole(1, 8))),
    Field("active", ORDER_NUMBER),
    Field("last_order", ORDER_NUMBER),
    Field("tactics", Hand(TACTIC), seen=OWNER),
    Field("fresh", Hand(TACTIC), seen=OWNER_ALONE),
    Field("quests", Hand(QUEST), seen=OWNER),
    Field("objective", OBJECTIVE, seen=OWNER),
    Field("seen", Mask(AREA), seen=OWNER_ALONE),
    Field("seen_tokens", Mask(AREA), seen=OWNER_ALONE),
    Field("eliminated", FLAG),
)
HEROES_ON_BOARD: Final = HeroesOnBoard(
    "heroes",
    HERO,
    Column("seat", SeatKind(or_null=False), "hero_seat", default=first_seat),
    Column("area", AREA, "hero_area"),
    Bit("routed", "hero_routed"),
    Column("damage", Whole(0, 99), "hero_damage"),
    Training("training", ByName(ATTRIBUTE, Whole(0, 2), full=True)),
    Column("rewards", Hand(REWARD), "hero_rewards"),
)
MARKERS: Final = MarkersInUse(
    "markers",
    Name(("1", "2", "3", "4"), rule="RW-608: "),
    Column("area", AREA, "marker_area", needed=True),
    Column("rewards", Hand(REWARD), "marker_rewards"),
)
TITLES_HELD: Final = Table(
    "titles", TITLE, Column("seat", SEAT, "title_seat"), Column("influence", INFLUENCE, "title_influence")
)

# 3. Cards and runes


def dragons_left(g: Runewars, thing: Runewars) -> int:
    """RW-002: dragon runes that are not on the board."""
    return max(0, DRAGON_RUNES - g.rune.count(int(DRAGON_RUNE)))


def falses_left(g: Runewars, thing: Runewars) -> int:
    return max(0, FALSE_RUNES - g.rune.count(int(FALSE_RUNE)))


RUNE_SUPPLY: Final = Group(
    "rune_supply",
    Field("dragon", Whole(0, 38), "dragon_supply", default=dragons_left),
    Field("false", Whole(0, 17), "false_supply", default=falses_left),
)
DISCARDS: Final = Group(
    "discards",
    Field("fate", Multiset(FATE), "fate_discard"),
    Field("quests", Multiset(QUEST), "quest_discard"),
    Field("rewards", Multiset(REWARD), "reward_discard"),
    Field("tactics", Multiset(TACTIC), "tactics_discard"),
    Field("seasons", Multiset(SEASON_CARD), "season_discard"),
)
DECKS: Final = (
    DeckOf("fate", FATE, FATE_CARDS),
    DeckOf("quests", QUEST, QUEST_CARDS),
    DeckOf("heroes", HERO, HERO_CARDS),
    DeckOf("rewards", REWARD, REWARD_CARDS),
    DeckOf("tactics", TACTIC, TACTICS_CARDS),
    DeckOf("objectives_good", OBJECTIVE, OBJECTIVE_CARDS[0]),
    DeckOf("objectives_evil", OBJECTIVE, OBJECTIVE_CARDS[1]),
    DeckOf("spring", SEASON_CARD, CARDS_OF_SEASONS[0]),
    DeckOf("summer", SEASON_CARD, CARDS_OF_SEASONS[1]),
    DeckOf("fall", SEASON_CARD, CARDS_OF_SEASONS[2]),
    DeckOf("winter", SEASON_CARD, CARDS_OF_SEASONS[3]),
)
ALL_DECKS: Final = Group("decks", *DECKS)

# 4. The year, the turn and the end


def in_winter(g: Runewars, thing: Runewars) -> bool:
    return g.season == WINTER


def has_turn(g: Runewars, thing: Runewars) -> bool:
    return g.turn_seat != NONE


def has_ended(g: Runewars, thing: Runewars) -> bool:
    return g.ended != PLAYING


YEAR: Final = (
    Field("first_player", SeatKind(or_null=False)),
    Field("year", Whole(1, 8)),
    Field("season", Name(SEASONS, or_null=False)),
    Field("season_card", SEASON_CARD),
    Field("order_ban", Mask(SEAT)),
    Field("ice", FLAG, default=in_winter),
)
KNOWN_TO_ALL: Final = (Field("open_rewards", Multiset(REWARD)), Field("shown_quests", Mask(QUEST)))
TURN: Final = Group(
    "turn",
    Field("seat", SEAT, "turn_seat", needed=True),
    Field("order", Whole(1, 8), "turn_order", needed=True),
    Field("mountain", FLAG),
    Field("water", FLAG),
    Field("range", Whole(0, 9)),
    Field("portal", FLAG),
    Field("battles", Whole(0, 9)),
    Field("events", Mask(Name(TURN_EVENTS))),
    Field("used", Mask(TITLE), "used_titles"),
    present=has_turn,
)
END: Final = Group(
    "end",
    Field("winners", Mask(SEAT)),
    Field("scores", EachSeat(Whole(0, 9999)), "final_scores", needed=True),
    Field("places", EachSeat(Whole(0, 9999)), needed=True),
    Field("reason", Name(REASONS[1:], first=1), "ended", needed=True),
    present=has_ended,
)
OPEN_TABLE: Final = (*YEAR, MAP, ALL_DECKS, DISCARDS, TITLES_HELD, RUNE_SUPPLY, *KNOWN_TO_ALL, TURN, END)
"""What lies open, and of the decks their sizes: the same for everybody."""

# 5. Frames

FRAMES: Final = Frames(
    SetUp([]), Season([]), SeasonCard(NONE, []), Bid(), Fall([]),
    Winter([]), QuestPhase([]), Heroes(NONE), HeroActivation(NONE),
    Event(NONE, NONE), Pickup(NONE), Steal(NONE, NONE), Test(NONE, NONE),
    Quest(NONE, NONE, NONE), Challenge(NONE, NONE), Duel(NONE, NONE), AfterDuel(NONE),
    Spoils(NONE), Turn(NONE), TimingWindow(NONE), Card(NONE, NONE),
    Strategize(NONE), Income(NONE), Recruit(NONE), Rally(NONE), Hire(NONE),
    TakeTitle(NONE), Fortify(NONE), GainRune(NONE), Found(NONE, NONE),
    Activation(NONE), Diplomacy(NONE, NONE), Battle(NONE), Special(NONE, NONE),
    Routs(NONE), Damages(NONE), AfterBattle(NONE, NONE, NONE), TakeOver(NONE, NONE),
    Retreat(NONE, NONE), Limit(NONE, NONE), HandLimit(NONE), QuestLimit(NONE),
    steps=True,
)  # fmt: skip
PROTOTYPES: Final = FRAMES.blanks
"""One new frame of each kind, by its name."""

# Writing

BEFORE_FRAMES: Final = (
    *YEAR, MAP, AREAS_OF_MAP, SEATS, HEROES_ON_BOARD, ALL_DECKS, DISCARDS, TITLES_HELD, RUNE_SUPPLY, MARKERS,
    *KNOWN_TO_ALL, TURN,
)  # fmt: skip
"""The fields of a position as POSITION.md lists them, up to the frames."""


def write_position(g: Runewars) -> dict[str, Any]:
    return {
        **write_prologue(g),
        **write_fields(g, g, BEFORE_FRAMES),
        "pending": [] if g.over else [FRAMES.write(g, frame) for frame in g.stack],
        "end": write_end(g),
    }


def write_end(g: Runewars) -> dict[str, Any] | None:
    """The result of a finished game."""
    end: dict[str, Any] | None = END.write(g, g)
    return end


# Reading


def read_position(game: Game[Any], tables: Tables, given: object, seed: Seed) -> Runewars:
    """The state that a position describes; its innermost frame is about to go on."""
    fields = Fields("position", given)
    players, options = read_prologue(game, fields, 2)
    g = Runewars(game, players, options, seed, tables, Board(tables, []))
    g.lay_out()
    deal_factions(g, fields.left.get("seats"))
    read_fields(g, g, (MAP,), fields)
    read_fields(g, g, (*YEAR, AREAS_OF_MAP, SEATS, HEROES_ON_BOARD, MARKERS, TITLES_HELD, *KNOWN_TO_ALL), fields)
    read_fields(g, g, (TURN, END, DISCARDS), fields)
    g.over = has_ended(g, g)
    read_pending(fields, g)
    read_fields(g, g, (RUNE_SUPPLY, ALL_DECKS), fields)
    fields.done()
    check_areas(g)
    check_seats(g)
    check_heroes(g)
    check_decks(g)
    FIGURES.check(g, "position")
    check_frames(g)
    settle(g)
    check_start(g)
    return g


def deal_factions(g: Runewars, given: object) -> None:
    """A seat that states no faction gets the first one that nobody states, and each what its faction starts with."""
    rows = given if isinstance(given, list) else []
    stated = {
        number: FACTION.read(g, row["faction"], f"seat {number}, faction")
        for number, row in enumerate(rows)
        if isinstance(row, dict) and "faction" in row
    }
    chosen = [faction for faction in stated.values() if faction != NONE]
    if len(set(chosen)) < len(chosen):
        raise BadPosition("position, seats: RW-052: a faction is stated twice")
    free = [faction for faction in range(len(FACTIONS)) if faction not in chosen]
    for number, seat in enumerate(g.seats):
        seat.faction = stated[number] if number in stated else free.pop(0)
        if seat.faction != NONE:
            seat.influence = g.tables.start_influence[seat.faction]
            seat.dials = g.tables.start_dials[seat.faction * 3 : seat.faction * 3 + 3]


def read_pending(fields: Fields, g: Runewars) -> None:
    """The stack of frames; a battle that is not decided holds its area for the defender (RW-008)."""
    given = fields.take("pending", [] if g.over else [{"name": "season", "step": "reveal"}])
    if not isinstance(given, list) or bool(given) == g.over:
        raise fields.wrong("pending", "frames while the game goes on, none when it has ended")
    for number, entry in enumerate(given):
        frame = FRAMES.read(g, entry, f"pending frame {number}")
        g.stack.append(frame)
        if isinstance(frame, Battle):
            complete_sides(g, frame)
            if not frame.decided:
                g.contested, g.contested_by = frame.area, frame.defender.seat
        elif isinstance(frame, Duel):
            complete_duel(g, frame)


def complete_sides(g: Runewars, battle: Battle) -> None:
    """Who decides for a side, if it is left out: the seat itself, or the player left of the attacker (RW-277)."""
    if battle.attacker.seat == NONE:
        raise BadPosition("pending frame battle: the attacker is a player (RW-300)")
    if battle.attacker.decider == NONE:
        battle.attacker.decider = battle.attacker.seat
    if battle.defender.decider == NONE:
        defender = battle.defender.seat
        battle.defender.decider = left_of(g, battle.attacker.seat) if defender == NONE else defender


def complete_duel(g: Runewars, duel: Duel) -> None:
    """Who fights, and what the units of a quest prevent, if a duel that has begun leaves it out (RW-471, RW-485)."""
    attacker, defender = duel.attacker, duel.defender
    if step_of(duel) == "start" or attacker == NONE or g.hero_seat[attacker] == NONE:
        return
    if not duel.seats:
        seat: i64 = g.hero_seat[attacker]
        duel.seats = [int(seat), int(left_of(g, seat) if defender == NONE else g.hero_seat[defender])]
    if duel.area == NONE:
        duel.area = g.hero_area[attacker if defender == NONE else defender]
    if not duel.foe_stop and step_of(duel) == "aim":
        duel.foe_stop = [0] * len(duel.foes)


# What cannot be


def check_areas(g: Runewars) -> None:
    """What lies in an area together."""
    for area in g.board.areas:
        where = f"position, areas, {AREAS[area]}"
        units = g.units[area]
        if any(label % LABEL_STRIDE not in (0, 5) for label in units):
            raise BadPosition(f"{where}, units: RW-358: units in areas carry no damage")
        if len({label // (4 * LABEL_STRIDE) for label in units if label < 16 * LABEL_STRIDE}) > 1:
            raise BadPosition(f"{where}, units: RW-008: units of two factions never share an area")
        if g.development[area] != NONE and g.stronghold[area] == NONE:
            raise BadPosition(f"{where}, development: RW-400: a development needs a stronghold")
        if g.city[area] != NONE and g.city.count(g.city[area]) > 1:
            raise BadPosition(f"{where}, city: RW-001: there is one token of {CITIES[g.city[area]]}")


def check_seats(g: Runewars) -> None:
    """Order cards, Tactics cards and strongholds of a seat."""
    for number, seat in enumerate(g.seats):
        if seat.used & seat.orders:
            raise BadPosition(f"seat {number}, orders: RW-115: a used Order card is not in the hand")
        if any(seat.fresh.count(card) > seat.tactics.count(card) for card in seat.fresh):
            raise BadPosition(f"seat {number}, fresh: RW-556: these cards are part of the hand")
        if g.stronghold.count(number) > 4:
            raise BadPosition(f"position: RW-600: seat {number} has more than four strongholds")


def check_heroes(g: Runewars) -> None:
    """RW-074: only heroes that were dealt in set-up and not placed yet have no area; the wounded are not defeated."""
    dealing = bool(g.stack) and isinstance(g.stack[-1], SetUp)
    for hero, name in enumerate(HEROES):
        where = f"position, heroes, {name}"
        if g.hero_seat[hero] != NONE and g.hero_area[hero] == NONE and not dealing:
            raise BadPosition(f"{where}: a hero on the board has an area")
        if g.hero_damage[hero] >= g.tables.hero_health[hero]:
            most = g.tables.hero_health[hero] - 1
            raise BadPosition(f"{where}, damage: a whole number from 0 to {most} is expected")


def check_decks(g: Runewars) -> None:
    """RW-003: a deck of one season or alignment holds no card of another, and no card is in two places.

    A Fate card may be stated twice: worked examples put the cards that they need on top of a whole deck.
    """
    for field in DECKS:
        pool = field.pool
        for card in pool.deck(g):
            if pool.number(g, card) == 0:
                raise BadPosition(f"position, decks, {field.name}: {pool.names[card]} belongs to another deck")
        if pool is not FATE_CARDS:
            pool.check(g, f"position, decks, {field.name}")
