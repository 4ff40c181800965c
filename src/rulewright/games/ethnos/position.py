"""Positions of Ethnos: everything about a game as JSON, written and read.

Reading fills in what a position leaves out and refuses what cannot be (ET-507).
"""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from rulewright.core.chance import Seed
from rulewright.core.errors import BadPosition, BadSetup
from rulewright.core.frame import Frame, go_to
from rulewright.core.game import Game
from rulewright.games.ethnos.bands import can_form_band, fitting
from rulewright.games.ethnos.content import ALLY_TYPES, COLOUR_OF, DRAGONS, TRIBE_OF, TYPE_NUMBER, Tables
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
from rulewright.games.ethnos.ids import COLOURS, DRAGON, KINGDOMS, MERFOLK, ORC, SKELETON, TRIBES, TROLL, TYPES
from rulewright.games.ethnos.ids import GIANT as GIANTS
from rulewright.games.ethnos.options import RAID, WAIT
from rulewright.games.ethnos.state import (
    ALL_TROLLS,
    BY_GLORY,
    BY_SKELETONS,
    NOBODY,
    PLAYING,
    Band,
    Ethnos,
    Seat,
    Sheet,
    last_age,
    plays,
)
from rulewright.games.fields import Fields, or_null
from rulewright.kit.masks import bits

ANSWERS: Final = {RAID: "raid", WAIT: "wait"}
FORMAT: Final = 1

# Writing


def names(cards: list[int]) -> list[str]:
    """A multiset of cards: types in canonical order."""
    return [TYPES[card] for card in sorted(cards)]


def write_position(g: Ethnos) -> dict[str, Any]:
    """The whole position (every field but `deck_top`)."""
    return {
        **write_open_table(g),
        "deck": [TYPES[card] for card in reversed(g.deck)],
        "scattered": names(g.scattered),
        "seats": [write_seat(g, seat) for seat in g.seats],
        "pending": write_pending(g),
    }


def write_open_table(g: Ethnos) -> dict[str, Any]:
    """ET-531: what lies open on the table, the same for everybody."""
    return {
        "game": "ethnos",
        "format": FORMAT,
        "players": g.players,
        "options": write_options(g),
        "tribes": [TRIBES[tribe] for tribe in bits(g.tribes)],
        "age": g.age,
        "first_player": g.first_player,
        "dragons": g.dragons,
        "third_dragon": or_null(g.third_dragon),
        "pool": names(g.pool),
        "glory_tokens": by_kingdom(g.glory_tokens),
        "markers": by_kingdom(g.markers),
        "troll_tokens": bits(g.trolls) if plays(g, TROLL) else None,
        "giant": write_giant(g),
        "sheet": write_sheets(g),
        "end": write_end(g),
    }


def write_options(g: Ethnos) -> dict[str, Any]:
    tribes = g.chosen_options["tribes"]
    return {"tribes": None if tribes is None else list(tribes), "open_draw": g.open_draw}


def by_kingdom(row: list[int]) -> dict[str, list[int]]:
    """A flat list cut into equal parts, one for each Kingdom."""
    each = len(row) // len(KINGDOMS)
    return {name: row[at * each : (at + 1) * each] for at, name in enumerate(KINGDOMS)}


def write_giant(g: Ethnos) -> dict[str, Any] | None:
    if not plays(g, GIANTS):
        return None
    if g.giant_seat == NOBODY:
        return {"seat": None, "band": None}
    return {"seat": g.giant_seat, "band": g.giant_band}


def write_seat(g: Ethnos, seat: Seat) -> dict[str, Any]:
    return {"hand": names(seat.hand), **write_open_seat(g, seat)}


def write_open_seat(g: Ethnos, seat: Seat) -> dict[str, Any]:
    """ET-531: what everybody sees of a seat; the hand is not among it."""
    return {
        "bands": [
            {"leader": TYPES[band.leader] if band.leader >= 0 else None, "cards": names(band.cards)}
            for band in seat.bands
        ],
        "glory": seat.glory,
        "supply": seat.supply,
        "merfolk": seat.merfolk if plays(g, MERFOLK) else None,
        "horde": [COLOURS[colour] for colour in bits(seat.horde)] if plays(g, ORC) else None,
        "trolls": bits(seat.trolls) if plays(g, TROLL) else None,
    }


def write_sheets(g: Ethnos) -> list[dict[str, Any]]:
    """ET-385: one object for each Age begun."""
    sheets = g.sheets[:]
    if len(sheets) < g.age:
        present = Sheet(g.players)
        present.giant_bands = [seat.giant_bands for seat in g.seats]
        sheets.append(present)
    return [
        {
            "kingdoms": by_kingdom(sheet.kingdoms),
            "giant_bands": sheet.giant_bands[:],
            "giant_token": sheet.giant_token[:],
            "merfolk": sheet.merfolk[:],
            "orcs": sheet.orcs[:],
            "bands": [glory[:] for glory in sheet.bands],
        }
        for sheet in sheets
    ]


def write_pending(g: Ethnos) -> list[dict[str, Any]]:
    """The one frame that asks; none when the game has ended."""
    if g.over or g.asked is None:
        return []
    frame = g.stack[-1]
    pending: dict[str, Any] = {"frame": g.asked.name}
    if isinstance(frame, EndOfAge):
        choices: dict[str, str | None] = {}
        for number, seat in enumerate(g.seats):
            if seat.horde:
                choices[str(number)] = ANSWERS.get(g.answers[number])
        pending["choices"] = choices
        return [pending]
    pending["seat"] = seat_of(frame)
    if g.asked.name == "band_add":
        assert isinstance(frame, PlayBand)
        pending["leader"] = TYPES[frame.leader]
        pending["cards"] = names(frame.cards)
    elif isinstance(frame, MerfolkBonus):
        pending["left"] = frame.left
    elif isinstance(frame, ElfKeep):
        pending["kept"] = names(frame.kept)
    return [pending]


def seat_of(frame: Frame) -> int:
    """The seat that a frame of a turn belongs to."""
    if isinstance(frame, (Turn, PlayBand, WingKingdom, MerfolkBonus, OrcPlace, TrollTake, ElfKeep, WizardDraw)):
        return frame.seat
    raise AssertionError(f"{type(frame).__name__} belongs to no seat")


def write_end(g: Ethnos) -> dict[str, Any] | None:
    if g.ended == PLAYING:
        return None
    return {"reason": "skeletons" if g.ended == BY_SKELETONS else "glory", "seat": or_null(g.ended_by)}


# Reading


def read_position(game: Game[Any], tables: Tables, given: object, seed: Seed) -> Ethnos:
    """The state that a position describes; its innermost frame is about to ask."""
    fields = Fields("position", given)
    if fields.take("game", "ethnos") != "ethnos":
        raise BadPosition("position: this is not a position of ethnos")
    if fields.take("format", FORMAT) != FORMAT:
        raise BadPosition(f"position: only format {FORMAT} is known")
    players = fields.whole("players", None, 2, 6)
    try:
        options = game.check_options(players, fields.take("options", {}))
    except BadSetup as error:
        raise BadPosition(f"position, options: {error}") from error
    g = Ethnos(game, players, options, seed, tables)
    g.tribes = read_tribes(fields, players)
    g.age = fields.whole("age", 1, 1, last_age(g))
    g.first_player = fields.whole("first_player", 0, 0, players - 1)
    g.dragons = fields.whole("dragons", 0, 0, DRAGONS)
    g.third_dragon = fields.seat("third_dragon", None, players)
    g.pool = sorted(fields.words("pool", [], ALLY_TYPES))
    g.scattered = sorted(fields.words("scattered", [], ALLY_TYPES))
    g.glory_tokens = read_by_kingdom(fields, "glory_tokens", last_age(g))
    g.markers = read_by_kingdom(fields, "markers", players)
    read_seats(fields, g)
    read_giant(fields, g)
    read_trolls(fields, g)
    read_end(fields, g)
    read_sheets(fields, g)
    read_pending(fields, g)
    read_deck(fields, g)
    fields.done()
    check_pending(g)
    return g


def read_tribes(fields: Fields, players: int) -> int:
    tribes = fields.words("tribes", [], TRIBES)
    expected = 6 if players >= 4 else 5
    if len(tribes) != expected or len(set(tribes)) != expected:
        raise fields.wrong("tribes", f"{expected} different Tribes are needed with {players} players")
    mask = 0
    for tribe in tribes:
        mask |= 1 << tribe
    return mask


def read_by_kingdom(fields: Fields, name: str, each: int) -> list[int]:
    inner = Fields(f"{fields.where}, {name}", fields.take(name, {}))
    row: list[int] = []
    for kingdom in KINGDOMS:
        row += inner.wholes(kingdom, [0] * each, each, 99)
    inner.done()
    return row


def read_seats(fields: Fields, g: Ethnos) -> None:
    given = fields.take("seats", [{}] * g.players)
    if not isinstance(given, list) or len(given) != g.players:
        raise fields.wrong("seats", f"one object for each of the {g.players} seats is expected")
    g.seats = []
    for at, seat in enumerate(given):
        g.seats.append(read_seat(Fields(f"seat {at}", seat), g, at))


def read_seat(fields: Fields, g: Ethnos, number: int) -> Seat:
    seat = Seat(sorted(fields.words("hand", [], ALLY_TYPES)), [], read_bands(fields))
    seat.glory = fields.whole("glory", 0, 0, 99999)
    seat.merfolk = read_tribe_number(fields, "merfolk", g, MERFOLK, g.tables.last_space)
    colours = read_tribe_list(fields, "horde", g, ORC)
    for colour in colours:
        if colour not in COLOURS or colours.count(colour) > 1:
            raise fields.wrong("horde", f"{colour!r:.60} is no colour, or stands twice")
        seat.horde |= 1 << COLOURS.index(colour)
    for value in read_tribe_list(fields, "trolls", g, TROLL):
        if not isinstance(value, int) or not 1 <= value <= 6:
            raise fields.wrong("trolls", f"{value!r:.60} is no Troll token")
        if any(other.trolls >> value & 1 for other in [*g.seats, seat]):
            raise fields.wrong("trolls", f"ET-507: Troll token {value} is held twice")
        seat.trolls |= 1 << value
    placed = sum(g.markers[kingdom * g.players + number] for kingdom in range(len(KINGDOMS)))
    supply = g.tables.markers - 1 - (1 if plays(g, MERFOLK) else 0) - placed - len(bits(seat.horde))
    if supply < 0:
        raise fields.wrong("supply", f"ET-507: there are only {g.tables.markers} markers")
    if fields.take("supply", supply) != supply:
        raise fields.wrong("supply", f"ET-507: must be {supply}, so that all markers are {g.tables.markers}")
    seat.supply = supply
    fields.done()
    return seat


def read_tribe_number(fields: Fields, name: str, g: Ethnos, tribe: int, high: int) -> int:
    """A number that a seat has only if a Tribe is in the game."""
    if plays(g, tribe):
        return fields.whole(name, 0, 0, high)
    if fields.take(name, None) is not None:
        raise fields.wrong(name, f"the {TRIBES[tribe]} Tribe is not in this game")
    return 0


def read_tribe_list(fields: Fields, name: str, g: Ethnos, tribe: int) -> list[Any]:
    """A list that a seat has only if a Tribe is in the game."""
    value = fields.take(name, [] if plays(g, tribe) else None)
    if plays(g, tribe):
        if not isinstance(value, list):
            raise fields.wrong(name, "a list is expected")
        return value
    if value is not None:
        raise fields.wrong(name, f"the {TRIBES[tribe]} Tribe is not in this game")
    return []


def read_bands(fields: Fields) -> list[Band]:
    given = fields.take("bands", [])
    if not isinstance(given, list):
        raise fields.wrong("bands", "a list is expected")
    bands: list[Band] = []
    for number, band in enumerate(given):
        inner = Fields(f"{fields.where}, band {number}", band)
        leader = inner.take("leader", None)
        cards = sorted(inner.words("cards", [], ALLY_TYPES))
        inner.done()
        if leader is None:
            if cards != [SKELETON] * 10:
                raise inner.wrong("leader", "ET-312: only ten Skeletons go without a Leader")
            bands.append(Band(-1, cards))
            continue
        card = TYPE_NUMBER.get(leader) if isinstance(leader, str) else None
        if card is None or card not in cards or card == SKELETON:
            raise inner.wrong("leader", "ET-186: the Leader is a card of the Band and no Skeleton")
        others = [other for other in cards if other != SKELETON]
        if len({TRIBE_OF[other] for other in others}) > 1 and len({COLOUR_OF[other] for other in others}) > 1:
            raise inner.wrong("cards", "ET-182: all cards share the Tribe, or all share the colour")
        bands.append(Band(card, cards))
    return bands


def read_giant(fields: Fields, g: Ethnos) -> None:
    given = fields.take("giant", {} if plays(g, GIANTS) else None)
    if not plays(g, GIANTS):
        if given is not None:
            raise fields.wrong("giant", "the Giants are not in this game")
        return
    inner = Fields("position, giant", given)
    g.giant_seat = inner.seat("seat", None, g.players)
    band = inner.take("band", None)
    inner.done()
    if g.giant_seat == NOBODY:
        if band is not None:
            raise inner.wrong("band", "nobody holds the token")
        return
    bands = g.seats[g.giant_seat].bands
    if not isinstance(band, int) or isinstance(band, bool) or not 0 <= band < len(bands):
        raise inner.wrong("band", f"seat {g.giant_seat} has no such Band")
    g.giant_band = band


def read_trolls(fields: Fields, g: Ethnos) -> None:
    if not plays(g, TROLL):
        if fields.take("troll_tokens", None) is not None:
            raise fields.wrong("troll_tokens", "the Trolls are not in this game")
        return
    held = 0
    for seat in g.seats:
        held |= seat.trolls
    free = ALL_TROLLS & ~held
    given = fields.take("troll_tokens", bits(free))
    if not isinstance(given, list) or given != bits(free):
        raise fields.wrong("troll_tokens", f"ET-507: those that no seat holds are {bits(free)}")
    g.trolls = free


def read_end(fields: Fields, g: Ethnos) -> None:
    given = fields.take("end", None)
    if given is None:
        return
    inner = Fields("position, end", given)
    reason = inner.take("reason", None)
    g.ended_by = inner.seat("seat", None, g.players)
    inner.done()
    if reason not in ("glory", "skeletons") or (reason == "skeletons") != (g.ended_by != NOBODY):
        raise inner.wrong("reason", "glory without a seat, or skeletons with one")
    g.ended = BY_SKELETONS if reason == "skeletons" else BY_GLORY
    g.over = True


def read_sheets(fields: Fields, g: Ethnos) -> None:
    """ET-385; the sheet of an Age in progress holds only what Giants gained."""
    given = fields.take("sheet", [{}] * g.age)
    if not isinstance(given, list) or len(given) != g.age:
        raise fields.wrong("sheet", f"one object for each of the {g.age} Ages begun is expected")
    for number, entry in enumerate(given):
        inner = Fields(f"sheet {number}", entry)
        sheet = Sheet(g.players)
        sheet.kingdoms = read_by_kingdom(inner, "kingdoms", g.players)
        zero = [0] * g.players
        sheet.giant_bands = inner.wholes("giant_bands", zero, g.players)
        sheet.giant_token = inner.wholes("giant_token", zero, g.players)
        sheet.merfolk = inner.wholes("merfolk", zero, g.players)
        sheet.orcs = inner.wholes("orcs", zero, g.players)
        bands = inner.take("bands", [[] for _ in zero])
        if not isinstance(bands, list) or len(bands) != g.players or not all(isinstance(row, list) for row in bands):
            raise inner.wrong("bands", "a list for each seat is expected")
        sheet.bands = [Fields(inner.where, {"bands": row}).wholes("bands", [], len(row)) for row in bands]
        inner.done()
        g.sheets = [*g.sheets, sheet]


FRAMES: Final = (
    "turn_action", "band_add", "wing_kingdom", "merfolk_bonus", "orc_place",
    "troll_take", "centaur_band", "elf_keep", "wizard_draw", "orc_raid",
)  # fmt: skip


def read_pending(fields: Fields, g: Ethnos) -> None:
    """Builds the stack of procedures that leads to the frame in progress."""
    default = [] if g.over else [{"frame": "turn_action", "seat": g.first_player}]
    given = fields.take("pending", default)
    if not isinstance(given, list) or len(given) != (0 if g.over else 1):
        raise fields.wrong("pending", "exactly one frame while the game goes on, none when it has ended")
    if g.over:
        return
    inner = Fields("position, pending", given[0])
    name = inner.take("frame", None)
    if name not in FRAMES:
        raise inner.wrong("frame", f"{name!r:.60} is no frame")
    match = Match()
    if name == "orc_raid":
        go_to(match, "end")
        g.stack = [match, read_raids(inner, g)]
        inner.done()
        return
    present = g.sheets[-1]
    g.sheets = g.sheets[:-1]
    for seat, gained in zip(g.seats, present.giant_bands, strict=True):
        seat.giant_bands = gained
    if g.dragons == DRAGONS:
        raise inner.wrong("frame", "ET-162: with three Dragons revealed the Age is over")
    number = inner.seat("seat", None, g.players)
    if number == NOBODY:
        raise inner.wrong("seat", "a seat is expected")
    go_to(match, "score")
    age = Age((number + 1) % g.players)
    go_to(age, "turns")
    g.stack = [match, age, *read_turn(inner, name, g, number)]
    inner.done()


def read_raids(inner: Fields, g: Ethnos) -> Frame:
    choices = inner.take("choices", {})
    asked = {str(number) for number, seat in enumerate(g.seats) if seat.horde}
    if not isinstance(choices, dict) or set(choices) != asked or not asked:
        raise inner.wrong("choices", "ET-305: one entry for each seat with Horde markers is expected")
    codes = {"raid": RAID, "wait": WAIT, None: -1}
    frame = EndOfAge()
    frame.raids = [-1] * g.players
    for number, choice in choices.items():
        if choice not in ("raid", "wait", None):
            raise inner.wrong("choices", f"{choice!r:.60} is neither raid nor wait nor null")
        frame.raids[int(number)] = codes[choice]
    if None not in choices.values():
        raise inner.wrong("choices", "ET-305: at least one seat has not chosen yet")
    if g.dragons != DRAGONS or g.third_dragon == NOBODY or g.age == last_age(g):
        raise inner.wrong("frame", "ET-305: raids are decided after the third Dragon, not in the last Age")
    go_to(frame, "orc_raid")
    return frame


def read_turn(inner: Fields, name: str, g: Ethnos, number: int) -> list[Frame]:
    """The frames inside an Age, the innermost about to ask."""
    if name == "turn_action":
        return [Turn(number)]
    if name == "band_add":
        leader = inner.take("leader", None)
        band = PlayBand(number, TYPE_NUMBER.get(leader, -1) if isinstance(leader, str) else -1)
        band.cards = sorted(inner.words("cards", [], ALLY_TYPES))
        if band.leader not in band.cards or band.leader == SKELETON:
            raise inner.wrong("leader", "ET-186: the Leader is a card of the Band and no Skeleton")
        others = [card for card in band.cards if card != SKELETON]
        if len({TRIBE_OF[card] for card in others}) > 1 and len({COLOUR_OF[card] for card in others}) > 1:
            raise inner.wrong("cards", "ET-182: all cards share the Tribe, or all share the colour")
        go_to(band, "band_add")
        return [band]
    bands = g.seats[number].bands
    if not bands or bands[-1].leader < 0:
        raise inner.wrong("seat", f"seat {number} has no Band in play")
    band = PlayBand(number, bands[-1].leader)
    band.cards = bands[-1].cards[:]
    if name == "centaur_band":
        go_to(band, "centaur_band")
        return [band]
    go_to(band, "discard")
    if name == "wing_kingdom":
        go_to(band, "ability")
        return [band, WingKingdom(number)]
    if name == "merfolk_bonus":
        return [band, MerfolkBonus(number, inner.whole("left", 1, 1, 4))]
    if name == "orc_place":
        return [band, OrcPlace(number)]
    if name == "troll_take":
        return [band, TrollTake(number)]
    go_to(band, "end")
    if name == "elf_keep":
        keep = ElfKeep(number)
        keep.kept = sorted(inner.words("kept", [], ALLY_TYPES))
        return [band, keep]
    return [band, WizardDraw(number)]


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
    elif isinstance(frame, PlayBand) and frame.at == PlayBand.PLACES["band_add"]:
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
    """ET-507: every card of the game is in one place; what is named nowhere fills the deck."""
    used = Counter[int](g.pool)
    used.update(g.scattered)
    for seat in g.seats:
        used.update(seat.hand)
        for band in seat.bands:
            used.update(band.cards)
    frame = g.stack[-1] if g.stack else None
    if isinstance(frame, ElfKeep):
        used.update(frame.kept)
    elif isinstance(frame, PlayBand) and frame.at == PlayBand.PLACES["band_add"]:
        used.update(frame.cards)
    used[DRAGON] = g.dragons
    given = fields.take("deck", None)
    top_given = "deck_top" in fields.left
    top = fields.words("deck_top", [], TYPES)
    if given is not None:
        if top_given:
            raise fields.wrong("deck_top", "stands instead of deck, not beside it")
        top = Fields(fields.where, {"deck": given}).words("deck", [], TYPES)
    used.update(top)
    rest: list[int] = []
    for card, copies in enumerate(g.tables.copies):
        exists = copies if card == DRAGON or g.tribes >> TRIBE_OF[card] & 1 else 0
        if used[card] > exists:
            raise BadPosition(f"position: ET-507: {TYPES[card]} occurs {used[card]} times, but exists {exists} times")
        rest += [card] * (exists - used[card])
    if given is not None and rest:
        raise fields.wrong("deck", f"ET-507: the deck leaves out {len(rest)} cards, {TYPES[rest[0]]} among them")
    g.deck = [*top, *rest][::-1]
