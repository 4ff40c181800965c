"""Positions of Ethnos: the fields of POSITION.md, and what cannot be (ET-507).

Fields are declared once: positions are written and read from the tables here and in frames.py, views are made from
them (knowledge.py). Reading fills in what a position leaves out.
"""

from __future__ import annotations

from typing import Any, Final

from rulewright.core.chance import Seed
from rulewright.core.errors import BadPosition
from rulewright.core.frame import Frame, go_to
from rulewright.core.game import Game
from rulewright.games.ethnos.bands import can_form_band, fitting
from rulewright.games.ethnos.content import COLOUR_OF, DRAGONS, TRIBE_OF, Tables
from rulewright.games.ethnos.frames import (
    Age,
    ElfKeep,
    EndOfAge,
    Match,
    MerfolkBonus,
    OrcPlace,
    PlayBand,
    TrollTake,
    Turn,
    WingKingdom,
    WizardDraw,
)
from rulewright.games.ethnos.ids import GIANT as GIANTS
from rulewright.games.ethnos.ids import KINGDOMS, MERFOLK, ORC, SKELETON, TRIBES, TROLL, TYPES
from rulewright.games.ethnos.kinds import (
    ALLIES,
    ALLY,
    CARD,
    COLOURED,
    HIDDEN_ALLIES,
    MOST,
    SEAT,
    TRIBES_IN_PLAY,
    TROLL_TOKENS,
    ByKingdom,
    OfTribe,
)
from rulewright.games.ethnos.state import (
    ALL_TROLLS,
    BY_GLORY,
    NO_LEADER,
    NOBODY,
    PLAYING,
    Band,
    Ethnos,
    Seat,
    Sheet,
    last_age,
    plays,
)
from rulewright.games.ethnos.zones import CARDS
from rulewright.kit.fields import Fields
from rulewright.kit.kinds import Deck, EachSeat, List, Name, Whole
from rulewright.kit.kinds import Seat as SeatKind
from rulewright.kit.masks import bits
from rulewright.kit.positions import (
    OWNER,
    Field,
    Group,
    Part,
    Seats,
    read_fields,
    read_object,
    read_prologue,
    write_fields,
    write_prologue,
)

NOT_GIVEN: Final = -1
"""The supply of a seat that a position does not state."""


def of_players(g: Ethnos) -> int:
    return g.players


def has_giants(g: Ethnos, thing: Ethnos) -> bool:
    return plays(g, GIANTS)


def has_ended(g: Ethnos, thing: Ethnos) -> bool:
    return g.ended != PLAYING


def new_band(g: Ethnos) -> Band:
    return Band(NO_LEADER, [])


def new_sheet(g: Ethnos) -> Sheet:
    return Sheet(g.players)


# The tables of POSITION.md, sections 2 to 4

GLORY: Final = EachSeat(Whole(0, MOST))
SHEET: Final = Part(
    new_sheet,
    Field("kingdoms", ByKingdom(of_players, 99)),
    Field("giant_bands", GLORY),
    Field("giant_token", GLORY),
    Field("merfolk", GLORY),
    Field("orcs", GLORY),
    Field("bands", EachSeat(List(Whole(0, MOST)))),
)
BAND: Final = Part(new_band, Field("leader", ALLY), Field("cards", ALLIES))
SEATS: Final = Seats(
    Field("hand", HIDDEN_ALLIES, seen=OWNER),
    Field("bands", List(BAND)),
    Field("glory", Whole(0, 99999)),
    Field("supply", Whole(0, MOST)),
    Field("merfolk", OfTribe(MERFOLK, Whole(0, MOST))),
    Field("horde", OfTribe(ORC, COLOURED)),
    Field("trolls", OfTribe(TROLL, TROLL_TOKENS)),
)


class Sheets(Field):
    """ET-385: one object for each Age begun; that of an Age in progress holds only what Giants gained."""

    def get(self, g: Ethnos, thing: Ethnos) -> list[Sheet]:
        if len(g.sheets) == g.age:
            return g.sheets
        present = Sheet(g.players)
        present.giant_bands = [seat.giant_bands for seat in g.seats]
        return [*g.sheets, present]


def free_trolls(g: Ethnos, thing: Ethnos) -> int:
    """ET-014: the Troll tokens that no seat holds."""
    free = int(ALL_TROLLS) if plays(g, TROLL) else 0
    for seat in g.seats:
        free &= ~int(seat.trolls)
    return free


def empty_sheets(g: Ethnos, thing: Ethnos) -> list[Sheet]:
    return [Sheet(g.players) for _ in range(g.age)]


TRIBES_OF_GAME: Final = Field("tribes", TRIBES_IN_PLAY, needed=True)
TABLE: Final = (
    Field("age", Whole(1, 3)),
    Field("first_player", SeatKind(or_null=False)),
    Field("dragons", Whole(0, int(DRAGONS))),
    Field("third_dragon", SEAT),
    Field("pool", ALLIES),
    Field("glory_tokens", ByKingdom(last_age, 99)),
    Field("markers", ByKingdom(of_players, 99)),
    Field("troll_tokens", OfTribe(TROLL, TROLL_TOKENS), "trolls", default=free_trolls),
    Group(
        "giant",
        Field("seat", SEAT, "giant_seat"),
        Field("band", Whole(0, MOST, or_null=True), "giant_band"),
        present=has_giants,
        settled=True,
    ),
    Sheets("sheet", List(SHEET), "sheets", default=empty_sheets),
    Group(
        "end",
        Field("reason", Name(("glory", "skeletons"), first=int(BY_GLORY)), "ended", needed=True),
        Field("seat", SEAT, "ended_by"),
        present=has_ended,
    ),
)
DECK: Final = Field("deck", Deck(CARD, top_last=True))
SCATTERED: Final = Field("scattered", HIDDEN_ALLIES)
DECK_TOP: Final = List(CARD)
PENDING: Final[dict[str, Frame]] = {
    "turn_action": Turn(NOBODY), "band_add": PlayBand(NOBODY, NO_LEADER), "wing_kingdom": WingKingdom(NOBODY),
    "merfolk_bonus": MerfolkBonus(NOBODY, 1), "orc_place": OrcPlace(NOBODY), "troll_take": TrollTake(NOBODY),
    "centaur_band": PlayBand(NOBODY, NO_LEADER), "elf_keep": ElfKeep(NOBODY), "wizard_draw": WizardDraw(NOBODY),
    "orc_raid": EndOfAge(),
}  # fmt: skip
"""A new frame of each kind that asks, by the name of its decision."""


def told_of(name: str) -> tuple[Field, ...]:
    """What a position says of the frame that asks; a Centaur's next Band has nothing but its seat yet."""
    fields: tuple[Field, ...] = PENDING[name].FIELDS
    return fields[:1] if name == "centaur_band" else fields


# Writing


def write_position(g: Ethnos) -> dict[str, Any]:
    """The whole position (every field but `deck_top`)."""
    return {
        **write_prologue(g),
        **write_fields(g, g, (TRIBES_OF_GAME, *TABLE, DECK, SCATTERED, SEATS)),
        "pending": write_pending(g),
    }


def write_pending(g: Ethnos) -> list[dict[str, Any]]:
    """The one frame that asks; none when the game has ended."""
    if g.over or g.asked is None:
        return []
    return [{"frame": g.asked.name, **write_fields(g, g.stack[-1], told_of(g.asked.name))}]


# Reading


def read_position(game: Game[Any], tables: Tables, given: object, seed: Seed) -> Ethnos:
    """The state that a position describes; its innermost frame is about to ask."""
    fields = Fields("position", given)
    players, options = read_prologue(game, fields)
    g = Ethnos(game, players, options, seed, tables)
    read_fields(g, g, (TRIBES_OF_GAME,), fields)
    check_tribes(g)
    lay_out(g)
    read_fields(g, g, (SEATS, SCATTERED, *TABLE), fields)
    g.over = has_ended(g, g)
    check_table(g)
    for number in range(players):
        check_seat(g, number)
    check_trolls(g)
    read_pending(fields, g)
    read_deck(fields, g)
    fields.done()
    check_pending(g)
    return g


def lay_out(g: Ethnos) -> None:
    """What a position that leaves everything out describes: the first Age, nothing on the table."""
    g.age = 1
    g.pool = []
    g.glory_tokens = [0] * (len(KINGDOMS) * last_age(g))
    g.markers = [0] * (len(KINGDOMS) * g.players)
    g.seats = [Seat([], [], []) for _ in range(g.players)]
    for seat in g.seats:
        seat.supply = NOT_GIVEN


def check_tribes(g: Ethnos) -> None:
    """ET-055, ET-056: six Tribes with four and more players, else five."""
    expected = 6 if g.players >= 4 else 5
    if len(bits(g.tribes)) != expected:
        raise BadPosition(f"position, tribes: {expected} different Tribes are needed with {g.players} players")


def check_table(g: Ethnos) -> None:
    if g.age > last_age(g):
        raise BadPosition(f"position, age: ET-003: with {g.players} players there are {last_age(g)} Ages")
    if len(g.sheets) != g.age:
        raise BadPosition(f"position, sheet: one object for each of the {g.age} Ages begun is expected")
    if g.giant_seat == NOBODY and g.giant_band != -1:
        raise BadPosition("position, giant, band: nobody holds the token")
    if g.giant_seat != NOBODY and not 0 <= g.giant_band < len(g.seats[g.giant_seat].bands):
        raise BadPosition(f"position, giant, band: seat {g.giant_seat} has no such Band")
    if g.over and (g.ended != BY_GLORY) != (g.ended_by != NOBODY):
        raise BadPosition("position, end, reason: glory without a seat, or skeletons with one")


def check_seat(g: Ethnos, number: int) -> None:
    """ET-507: markers and Bands; the supply is what is left of the markers."""
    seat = g.seats[number]
    if seat.merfolk > g.tables.last_space:
        raise BadPosition(f"seat {number}, merfolk: ET-016: the last space is {g.tables.last_space}")
    for at, band in enumerate(seat.bands):
        if band.leader != NO_LEADER:
            check_band(band.leader, band.cards, f"seat {number}, band {at}")
        elif band.cards != [SKELETON] * 10:
            raise BadPosition(f"seat {number}, band {at}, leader: ET-312: only ten Skeletons go without a Leader")
    placed = sum(g.markers[kingdom * g.players + number] for kingdom in range(len(KINGDOMS)))
    supply = g.tables.markers - 1 - (1 if plays(g, MERFOLK) else 0) - placed - len(bits(seat.horde))
    if supply < 0:
        raise BadPosition(f"seat {number}, supply: ET-507: there are only {g.tables.markers} markers")
    if seat.supply not in (NOT_GIVEN, supply):
        raise BadPosition(
            f"seat {number}, supply: ET-507: must be {supply}, so that all markers are {g.tables.markers}"
        )
    seat.supply = supply


def check_band(leader: int, cards: list[int], where: str) -> None:
    """ET-182, ET-186: what a Band can be."""
    if leader not in cards or leader == SKELETON:
        raise BadPosition(f"{where}, leader: ET-186: the Leader is a card of the Band and no Skeleton")
    others = [card for card in cards if card != SKELETON]
    if len({TRIBE_OF[card] for card in others}) > 1 and len({COLOUR_OF[card] for card in others}) > 1:
        raise BadPosition(f"{where}, cards: ET-182: all cards share the Tribe, or all share the colour")


def check_trolls(g: Ethnos) -> None:
    """ET-507: every Troll token is in one place."""
    held = 0
    for number, seat in enumerate(g.seats):
        if held & seat.trolls:
            raise BadPosition(f"seat {number}, trolls: ET-507: Troll token {bits(held & seat.trolls)[0]} is held twice")
        held |= seat.trolls
    if g.trolls != free_trolls(g, g):
        raise BadPosition(f"position, troll_tokens: ET-507: those that no seat holds are {bits(free_trolls(g, g))}")


def read_pending(fields: Fields, g: Ethnos) -> None:
    """Builds the stack of procedures that leads to the frame in progress."""
    default = [] if g.over else [{"frame": Turn.NAME, "seat": int(g.first_player)}]
    given = fields.take("pending", default)
    if not isinstance(given, list) or len(given) != (0 if g.over else 1):
        raise fields.wrong("pending", "exactly one frame while the game goes on, none when it has ended")
    if g.over:
        return
    inner = Fields("position, pending", given[0])
    name = inner.take("frame", None)
    if not isinstance(name, str) or name not in PENDING:
        raise inner.wrong("frame", f"{name!r:.60} is no frame")
    frame = PENDING[name].copy()
    read_object(g, frame, told_of(name), inner.left, inner.where)
    match = Match()
    if isinstance(frame, EndOfAge):
        if g.dragons != DRAGONS or g.third_dragon == NOBODY or g.age == last_age(g):
            raise inner.wrong("frame", "ET-305: raids are decided after the third Dragon, not in the last Age")
        go_to(match, "end")
        go_to(frame, name)
        g.stack = [match, frame]
        return
    if g.dragons == DRAGONS:
        raise inner.wrong("frame", "ET-162: with three Dragons revealed the Age is over")
    for seat, gained in zip(g.seats, g.sheets[-1].giant_bands, strict=True):
        seat.giant_bands = gained
    g.sheets = g.sheets[:-1]
    go_to(match, "score")
    age = Age((seat_of(frame) + 1) % g.players)
    go_to(age, "turns")
    g.stack = [match, age, *turn_in_progress(g, name, frame)]


def seat_of(frame: Frame) -> int:
    """The seat that a frame of a turn belongs to."""
    if isinstance(frame, (Turn, PlayBand, WingKingdom, MerfolkBonus, OrcPlace, TrollTake, ElfKeep, WizardDraw)):
        return frame.seat
    raise AssertionError(f"{type(frame).__name__} belongs to no seat")


def turn_in_progress(g: Ethnos, name: str, frame: Frame) -> list[Frame]:
    """The frames inside an Age, the innermost about to ask; the Band in play is the last one of the seat."""
    if isinstance(frame, Turn):
        return [frame]
    if name == "band_add":
        assert isinstance(frame, PlayBand)
        check_band(frame.leader, frame.cards, "position, pending")
        go_to(frame, name)
        return [frame]
    seat = seat_of(frame)
    bands = g.seats[seat].bands
    if not bands or bands[-1].leader == NO_LEADER:
        raise BadPosition(f"position, pending, seat: seat {seat} has no Band in play")
    band = PlayBand(seat, bands[-1].leader)
    band.cards = bands[-1].cards[:]
    if name == "centaur_band":
        go_to(band, name)
        return [band]
    if isinstance(frame, WingKingdom):
        go_to(band, "ability")
    elif isinstance(frame, (ElfKeep, WizardDraw)):
        go_to(band, "end")
    else:
        go_to(band, "discard")
    return [band, frame]


def check_pending(g: Ethnos) -> None:
    """A frame is in place only where its question arises."""
    if g.over:
        return
    frame = g.stack[-1]
    if isinstance(frame, EndOfAge):
        return
    number = seat_of(frame)
    hand = g.seats[number].hand
    where = "position, pending"
    if isinstance(frame, Turn):
        if len(hand) > 10:
            raise BadPosition(f"{where}: ET-144: seat {number} holds more than 10 cards")
    elif isinstance(frame, PlayBand) and frame.is_choosing():
        if not fitting(g, frame):
            raise BadPosition(f"{where}: ET-552: no card in hand can be added to this Band")
    else:
        check_ability(g, frame, number, where)


def check_ability(g: Ethnos, frame: Frame, number: int, where: str) -> None:
    """The Leader has the ability that is in progress, and it has something to decide."""
    band = g.seats[number].bands[-1]
    hand = g.seats[number].hand
    tribe = TRIBES[TRIBE_OF[band.leader]]
    frames = {
        WingKingdom: "wingfolk", MerfolkBonus: "merfolk", OrcPlace: "orc", TrollTake: "troll",
        PlayBand: "centaur", ElfKeep: "elf", WizardDraw: "wizard",
    }  # fmt: skip
    if frames[type(frame)] != tribe:
        raise BadPosition(f"{where}: ET-195: the last Band of seat {number} is not led by that Tribe")
    if isinstance(frame, PlayBand) and not can_form_band(hand):
        raise BadPosition(f"{where}: ET-235: the hand cannot form another Band")
    if isinstance(frame, ElfKeep) and (not hand or len(frame.kept) >= len(band.cards)):
        raise BadPosition(f"{where}: ET-250: there is nothing left to keep")
    if isinstance(frame, (MerfolkBonus, OrcPlace)) and g.seats[number].supply == 0:
        raise BadPosition(f"{where}: ET-500: there is no marker to place")
    if isinstance(frame, OrcPlace) and g.seats[number].horde >> COLOUR_OF[band.leader] & 1:
        raise BadPosition(f"{where}: ET-301: that space of the Horde board is occupied")


def read_deck(fields: Fields, g: Ethnos) -> None:
    """ET-507: every card of the game is in one place; what is named nowhere else fills the deck from below."""
    stated = "deck" in fields.left
    if stated and "deck_top" in fields.left:
        raise fields.wrong("deck_top", "stands instead of deck, not beside it")
    top: list[int] = DECK_TOP.read(g, fields.take("deck" if stated else "deck_top", []), f"{fields.where}, deck")
    g.deck = top[::-1]
    CARDS.check(g, "position: ET-507")
    rest = CARDS.missing(g)
    if stated and rest:
        raise fields.wrong("deck", f"ET-507: the deck leaves out {len(rest)} cards, {TYPES[rest[0]]} among them")
    g.deck = [*top, *rest][::-1]
