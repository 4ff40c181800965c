"""Positions of Runewars: everything about a game as JSON, written and read (frames: framing.py).

Reading fills in what a position leaves out and refuses what cannot be.
"""

from __future__ import annotations

from typing import Any, Final

from rulewright.core.chance import Seed
from rulewright.core.errors import BadPosition, BadSetup
from rulewright.core.game import Game
from rulewright.games.fields import Fields, name_or_null, or_null
from rulewright.games.runewars.content import (
    AREA_NUMBER,
    DRAGON_RUNE,
    DRAGON_RUNES,
    FALSE_RUNE,
    FALSE_RUNES,
    HOME_TILE,
    LABEL_STRIDE,
    LABELS,
    NONE,
    RUNES,
    Tables,
)
from rulewright.games.runewars.control import settle
from rulewright.games.runewars.frames import Battle, Bid, Frame, Hire, Season, SeasonCard, SetUp
from rulewright.games.runewars.framing import read_frame, write_frame
from rulewright.games.runewars.geometry import Board, PlacedTile
from rulewright.games.runewars.ids import (
    AREAS,
    ATTRIBUTES,
    CITIES,
    DEVELOPMENTS,
    EXPLORATION,
    FACTIONS,
    FATE_NUMBERS,
    HEROES,
    OBJECTIVES,
    QUESTS,
    RESOURCES,
    REWARDS,
    SEASON_CARDS,
    SEASONS,
    TACTICS,
    TILES,
    TITLES,
    UNITS,
    WINTER,
)
from rulewright.games.runewars.options import BID, FALSE, MOST_INFLUENCE, ORDER, PASS_ON
from rulewright.games.runewars.soundness import check_frames, check_start
from rulewright.games.runewars.state import PLAYING, Runewars, Seat
from rulewright.kit.masks import bit, bits, mask_of

FORMAT: Final = 1
FIELDS_IN_ORDER: Final = (
    "game", "format", "players", "options", "first_player", "year", "season", "season_card", "order_ban", "ice",
    "map", "areas", "seats", "heroes", "decks", "discards", "titles", "rune_supply", "markers", "open_rewards",
    "shown_quests", "turn", "pending", "end",
)  # fmt: skip
"""The fields of a position as POSITION.md lists them."""
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

# Writing


def write_position(g: Runewars) -> dict[str, Any]:
    written = {
        **write_table(g),
        "areas": {AREAS[area]: write_area(g, area) for area in areas_in_order(g)},
        "seats": [write_seat(seat) for seat in g.seats],
        "heroes": {name: write_hero(g, hero) for hero, name in enumerate(HEROES) if g.hero_seat[hero] != NONE},
        "decks": write_decks(g),
        "markers": {
            str(at + 1): {"area": AREAS[area], "rewards": [REWARDS[reward] for reward in g.marker_rewards[at]]}
            for at, area in enumerate(g.marker_area)
            if area != NONE
        },
        "pending": write_pending(g),
    }
    return {name: written[name] for name in FIELDS_IN_ORDER}


def write_table(g: Runewars) -> dict[str, Any]:
    """What lies open for everybody and is the same in views."""
    return {
        "game": "runewars",
        "format": FORMAT,
        "players": int(g.players),
        "options": dict(g.chosen_options),
        "first_player": g.first_player,
        "year": g.year,
        "season": SEASONS[g.season],
        "season_card": name_or_null(g.season_card, SEASON_CARDS),
        "order_ban": bits(g.order_ban),
        "ice": g.ice,
        "map": [{"tile": TILES[tile.tile], "q": tile.q, "r": tile.r, "rot": tile.rotation} for tile in g.board.placed],
        "discards": {
            "fate": list(g.fate_discard),
            "quests": [QUESTS[card] for card in g.quest_discard],
            "rewards": [REWARDS[card] for card in g.reward_discard],
            "tactics": [TACTICS[card] for card in g.tactics_discard],
            "seasons": [SEASON_CARDS[card] for card in g.season_discard],
        },
        "titles": {
            name: {"seat": or_null(g.title_seat[title]), "influence": g.title_influence[title]}
            for title, name in enumerate(TITLES)
        },
        "rune_supply": {"dragon": g.dragon_supply, "false": g.false_supply},
        "open_rewards": [REWARDS[reward] for reward in g.open_rewards],
        "shown_quests": [QUESTS[quest] for quest in bits(g.shown_quests)],
        "turn": write_turn(g),
        "end": write_end(g),
    }


def areas_in_order(g: Runewars) -> list[int]:
    """The areas on the map, tile by tile in the order of laying."""
    return [AREA_NUMBER[name] for tile in g.board.placed for name in AREAS if name[0] == TILES[tile.tile]]


def write_area(g: Runewars, area: int) -> dict[str, Any]:
    seat = g.stronghold[area]
    token = g.token[area]
    return {
        "units": [LABELS[label] for label in g.units[area]],
        "city": name_or_null(g.city[area], CITIES),
        "stronghold": None if seat == NONE else {"seat": seat, "damaged": bool(g.damaged >> area & 1)},
        "development": name_or_null(g.development[area], DEVELOPMENTS),
        "rune": RUNES[g.rune[area]] or None,
        "activated": bits(g.activated[area]),
        "exploration": None if token == NONE else {"token": EXPLORATION[token], "up": bool(g.token_up >> area & 1)},
    }


def write_seat(seat: Seat) -> dict[str, Any]:
    shown = write_open_seat(seat)
    eliminated = shown.pop("eliminated")
    return {
        **shown,
        "tactics": [TACTICS[card] for card in seat.tactics],
        "fresh": [TACTICS[card] for card in seat.fresh],
        "quests": [QUESTS[card] for card in seat.quests],
        "objective": name_or_null(seat.objective, OBJECTIVES),
        "seen": [AREAS[area] for area in bits(seat.seen)],
        "seen_tokens": [AREAS[area] for area in bits(seat.seen_tokens)],
        "eliminated": eliminated,
    }


def write_open_seat(seat: Seat) -> dict[str, Any]:
    """What everybody sees of a seat."""
    return {
        "faction": name_or_null(seat.faction, FACTIONS),
        "influence": seat.influence,
        "dials": {resource: seat.dials[at] for at, resource in enumerate(RESOURCES)},
        "orders": bits(seat.orders),
        "used": bits(seat.used),
        "active": or_null(seat.active),
        "last_order": or_null(seat.last_order),
        "eliminated": seat.eliminated,
    }


def write_hero(g: Runewars, hero: int) -> dict[str, Any]:
    return {**write_open_hero(g, hero), "rewards": [REWARDS[reward] for reward in g.hero_rewards[hero]]}


def write_open_hero(g: Runewars, hero: int) -> dict[str, Any]:
    return {
        "seat": g.hero_seat[hero],
        "area": name_or_null(g.hero_area[hero], AREAS),
        "routed": bool(g.hero_routed >> hero & 1),
        "damage": g.hero_damage[hero],
        "training": {name: g.training[hero * 3 + at] for at, name in enumerate(ATTRIBUTES)},
    }


def write_decks(g: Runewars) -> dict[str, Any]:
    decks: dict[str, Any] = {
        "fate": list(g.fate),
        "quests": [QUESTS[card] for card in g.quest_deck],
        "heroes": [HEROES[card] for card in g.hero_deck],
        "rewards": [REWARDS[card] for card in g.reward_deck],
        "tactics": [TACTICS[card] for card in g.tactics_deck],
        "objectives_good": [OBJECTIVES[card] for card in g.objective_decks[0]],
        "objectives_evil": [OBJECTIVES[card] for card in g.objective_decks[1]],
    }
    for at, season in enumerate(SEASONS):
        decks[season] = [SEASON_CARDS[card] for card in g.season_decks[at]]
    return decks


def write_turn(g: Runewars) -> dict[str, Any] | None:
    if g.turn_seat == NONE:
        return None
    return {
        "seat": g.turn_seat,
        "order": g.turn_order,
        "mountain": g.mountain,
        "water": g.water,
        "range": g.range,
        "portal": g.portal,
        "battles": g.battles,
        "events": [TURN_EVENTS[at] for at in bits(g.events)],
        "used": [TITLES[at] for at in bits(g.used_titles)],
    }


def write_end(g: Runewars) -> dict[str, Any] | None:
    if g.ended == PLAYING:
        return None
    return {
        "winners": bits(g.winners),
        "scores": list(g.final_scores),
        "places": list(g.places),
        "reason": REASONS[g.ended],
    }


def write_pending(g: Runewars) -> list[dict[str, Any]]:
    """The frames in progress; answers already given to a common question are told by its frame."""
    if g.over:
        return []
    written: list[dict[str, Any]] = []
    for frame in g.stack:
        assert isinstance(frame, Frame)
        written.append(write_frame(frame))
    add_sealed_answers(g, written[-1])
    return written


def add_sealed_answers(g: Runewars, written: dict[str, Any]) -> None:
    """Sealed answers of a decision that several seats are asked at the same time (D-011, D-101, D-150, D-405)."""
    if not g.sealed or not g.asking:
        return
    frame = g.stack[-1]
    given = [-1 if g.asking >> seat & 1 or g.seats[seat].eliminated else g.answers[seat] for seat in range(g.players)]
    if isinstance(frame, Season):
        written["chosen"] = [None if code < ORDER else code - ORDER + 1 for code in given]
    elif isinstance(frame, Bid):
        written["bids"] = [None if code < BID else code - BID for code in given]
    elif isinstance(frame, SetUp):
        written["chosen"] = [None if code < FALSE else AREAS[code - FALSE] for code in given]
    elif isinstance(frame, SeasonCard):
        written["chosen"] = [None if code < PASS_ON else TACTICS[code - PASS_ON] for code in given]


# Reading


def read_position(game: Game[Any], tables: Tables, given: object, seed: Seed) -> Runewars:
    """The state that a position describes; its innermost frame is about to go on."""
    fields = Fields("position", given)
    if fields.take("game", "runewars") != "runewars":
        raise BadPosition("position: this is not a position of runewars")
    if fields.take("format", FORMAT) != FORMAT:
        raise BadPosition(f"position: only format {FORMAT} is known")
    players = fields.whole("players", 2, 2, 4)
    try:
        options = game.check_options(players, fields.take("options", {}))
    except BadSetup as error:
        raise BadPosition(f"position, options: {error}") from error
    g = Runewars(game, players, options, seed, tables, Board(tables, []))
    g.lay_out()
    g.first_player = fields.whole("first_player", 0, 0, players - 1)
    g.year = fields.whole("year", 1, 1, 8)
    g.season = known_word(fields, "season", "spring", SEASONS)
    g.season_card = fields.word("season_card", None, SEASON_CARDS)
    for seat in fields.numbers("order_ban", [], 0, players - 1):
        g.order_ban |= 1 << seat
    g.ice = fields.flag("ice", bool(g.season == WINTER))
    read_factions(fields, g)
    read_map(fields, g)
    check_seen(g)
    read_areas(fields, g)
    read_heroes(fields, g)
    read_markers(fields, g)
    read_titles(fields, g)
    for quest in fields.words("shown_quests", [], QUESTS):
        g.shown_quests |= 1 << quest
    g.open_rewards = sorted(fields.words("open_rewards", [], REWARDS))
    read_turn(fields, g)
    read_end(fields, g)
    read_pending(fields, g)
    read_runes(fields, g)
    read_decks(fields, g)
    fields.done()
    check_figures(g)
    check_heroes(g)
    check_frames(g)
    settle(g)
    check_start(g)
    return g


def known_word(fields: Fields, name: str, default: str | None, known: tuple[str, ...]) -> int:
    """A known name that may not be null."""
    number = fields.word(name, default, known)
    if number == NONE:
        raise fields.wrong(name, "this may not be missing or null")
    return number


def stated_seat(fields: Fields, g: Runewars) -> int:
    """The field `seat` of an object that cannot do without one."""
    seat = fields.seat("seat", None, g.players)
    if seat == NONE:
        raise fields.wrong("seat", "a seat is expected")
    return seat


def read_factions(fields: Fields, g: Runewars) -> None:
    """The seats; a seat that states no faction gets the first one that nobody states."""
    given = fields.take("seats", [{}] * g.players)
    if not isinstance(given, list) or len(given) != g.players:
        raise fields.wrong("seats", f"one object for each of the {g.players} seats is expected")
    rows = [Fields(f"seat {number}", seat) for number, seat in enumerate(given)]
    stated = [row.word("faction", None, FACTIONS) if "faction" in row.left else -2 for row in rows]
    chosen = [faction for faction in stated if faction >= 0]
    if len(set(chosen)) < len(chosen):
        raise fields.wrong("seats", "RW-052: a faction is stated twice")
    free = [faction for faction in range(len(FACTIONS)) if faction not in chosen]
    for number, row in enumerate(rows):
        seat = g.seats[number]
        seat.faction = free.pop(0) if stated[number] == -2 else stated[number]
        read_seat(row, g, seat)


def read_seat(fields: Fields, g: Runewars, seat: Seat) -> None:
    faction = seat.faction
    start = 0 if faction == NONE else g.tables.start_influence[faction]
    seat.influence = fields.whole("influence", start, 0, int(MOST_INFLUENCE))
    dials = fields.inner("dials")
    seat.dials = [
        dials.whole(resource, 0 if faction == NONE else g.tables.start_dials[faction * 3 + at], 0, 8)
        for at, resource in enumerate(RESOURCES)
    ]
    dials.done()
    used = fields.numbers("used", [], 1, 8)
    orders = fields.numbers("orders", [order for order in range(1, 9) if order not in used], 1, 8)
    seat.used = mask_of(used)
    seat.orders = mask_of(orders)
    if seat.used & seat.orders:
        raise fields.wrong("orders", "RW-115: a used Order card is not in the hand")
    active = fields.take("active", None)
    seat.active = -1 if active is None else Fields(fields.where, {"active": active}).whole("active", None, 1, 8)
    last = fields.take("last_order", None)
    seat.last_order = -1 if last is None else Fields(fields.where, {"last_order": last}).whole("last_order", None, 1, 8)
    seat.tactics = sorted(fields.words("tactics", [], TACTICS))
    seat.fresh = sorted(fields.words("fresh", [], TACTICS))
    if any(seat.fresh.count(card) > seat.tactics.count(card) for card in seat.fresh):
        raise fields.wrong("fresh", "RW-556: these cards are part of the hand")
    seat.quests = sorted(fields.words("quests", [], QUESTS))
    seat.objective = fields.word("objective", None, OBJECTIVES)
    seat.seen = mask_of(fields.words("seen", [], AREAS))
    seat.seen_tokens = mask_of(fields.words("seen_tokens", [], AREAS))
    seat.eliminated = fields.flag("eliminated", False)
    fields.done()


def read_map(fields: Fields, g: Runewars) -> None:
    given = fields.take("map", None)
    placed: list[PlacedTile] = []
    if given is None:
        players = int(g.players)
        placed = [PlacedTile(tile - 1, q, r, rotation) for tile, q, r, rotation in TILE_PLACES[players]]
        for seat, (q, r, rotation) in zip(g.seats, HOME_PLACES[players], strict=True):
            if seat.faction != NONE:
                placed.append(PlacedTile(HOME_TILE[seat.faction], q, r, rotation))
        g.board = Board(g.tables, placed)
        return
    if not isinstance(given, list):
        raise fields.wrong("map", "a list of tiles is expected")
    for number, entry in enumerate(given):
        tile = Fields(f"map {number}", entry)
        kind = tile.word("tile", None, TILES)
        if kind == NONE or any(other.tile == kind for other in placed):
            raise tile.wrong("tile", "a tile that is not laid yet is expected")
        q, r = tile.whole("q", None, -24, 24), tile.whole("r", None, -24, 24)
        placed.append(PlacedTile(kind, q, r, tile.whole("rot", 0, 0, 5)))
        tile.done()
    g.board = Board(g.tables, placed)
    if len(g.board.at) < len(g.board.areas):
        raise fields.wrong("map", "RW-055: tiles never overlap")


def check_seen(g: Runewars) -> None:
    """What a seat has seen lies on the map."""
    for number, seat in enumerate(g.seats):
        for name, mask in (("seen", seat.seen), ("seen_tokens", seat.seen_tokens)):
            for area in bits(mask):
                if not g.board.on_map[area]:
                    raise BadPosition(f"seat {number}, {name}: {AREAS[area]} is not on the map")


def read_areas(fields: Fields, g: Runewars) -> None:
    given = fields.inner("areas")
    for name in list(given.left):
        area = AREA_NUMBER.get(name, NONE)
        if area == NONE or not g.board.on_map[area]:
            raise given.wrong(str(name)[:40], "this area is not on the map")
        read_area(given.inner(name), g, area)
    for city, name in enumerate(CITIES):
        if g.city.count(city) > 1:
            raise given.wrong(name, "RW-001: there is one token of each city")


def read_area(fields: Fields, g: Runewars, area: int) -> None:
    g.units[area] = sorted(fields.words("units", [], LABELS))
    if any(label % LABEL_STRIDE not in (0, 5) for label in g.units[area]):
        raise fields.wrong("units", "RW-358: units in areas carry no damage")
    if len({label // (4 * LABEL_STRIDE) for label in g.units[area] if label < 16 * LABEL_STRIDE}) > 1:
        raise fields.wrong("units", "RW-008: units of two factions never share an area")
    g.city[area] = fields.word("city", None, CITIES)
    stronghold = fields.take("stronghold", None)
    if stronghold is not None:
        inner = Fields(f"{fields.where}, stronghold", stronghold)
        g.stronghold[area] = stated_seat(inner, g)
        if inner.flag("damaged", False):
            g.damaged |= bit(area)
        inner.done()
    g.development[area] = fields.word("development", None, DEVELOPMENTS)
    if g.development[area] != NONE and g.stronghold[area] == NONE:
        raise fields.wrong("development", "RW-400: a development needs a stronghold")
    g.rune[area] = fields.word("rune", None, RUNES[1:]) + 1
    g.activated[area] = mask_of(fields.numbers("activated", [], 0, int(g.players) - 1))
    token = fields.take("exploration", None)
    if token is not None:
        inner = Fields(f"{fields.where}, exploration", token)
        g.token[area] = known_word(inner, "token", None, EXPLORATION)
        if inner.flag("up", False):
            g.token_up |= bit(area)
        inner.done()
    fields.done()


def read_heroes(fields: Fields, g: Runewars) -> None:
    given = fields.inner("heroes")
    for name in list(given.left):
        if name not in HEROES:
            raise given.wrong(str(name)[:40], "there is no such hero")
        hero = HEROES.index(name)
        inner = given.inner(name)
        seat = inner.seat("seat", 0, g.players)
        area = inner.word("area", None, AREAS)
        if seat == NONE or (area != NONE and not g.board.on_map[area]):
            raise inner.wrong("area", "a hero on the board has a seat and an area of the map")
        g.hero_seat[hero], g.hero_area[hero] = seat, area
        if inner.flag("routed", False):
            g.hero_routed |= 1 << hero
        g.hero_damage[hero] = inner.whole("damage", 0, 0, g.tables.hero_health[hero] - 1)
        training = inner.inner("training")
        for at, attribute in enumerate(ATTRIBUTES):
            g.training[hero * 3 + at] = training.whole(attribute, 0, 0, 2)
        training.done()
        g.hero_rewards[hero] = sorted(inner.words("rewards", [], REWARDS))
        inner.done()


def read_markers(fields: Fields, g: Runewars) -> None:
    given = fields.inner("markers")
    for name in list(given.left):
        if name not in ("1", "2", "3", "4"):
            raise given.wrong(str(name)[:40], "RW-608: the markers are 1 to 4")
        inner = given.inner(name)
        area = inner.word("area", None, AREAS)
        if area == NONE or not g.board.on_map[area]:
            raise inner.wrong("area", "an area of the map is expected")
        g.marker_area[int(name) - 1] = area
        g.marker_rewards[int(name) - 1] = sorted(inner.words("rewards", [], REWARDS))
        inner.done()


def read_titles(fields: Fields, g: Runewars) -> None:
    given = fields.inner("titles")
    for title, name in enumerate(TITLES):
        inner = given.inner(name)
        g.title_seat[title] = inner.seat("seat", None, g.players)
        g.title_influence[title] = inner.whole("influence", 0, 0, int(MOST_INFLUENCE))
        inner.done()
    given.done()


def read_turn(fields: Fields, g: Runewars) -> None:
    given = fields.take("turn", None)
    if given is None:
        return
    turn = Fields("position, turn", given)
    g.turn_seat = stated_seat(turn, g)
    g.turn_order = turn.whole("order", None, 1, 8)
    g.mountain = turn.flag("mountain", False)
    g.water = turn.flag("water", False)
    g.range = turn.whole("range", 0, 0, 9)
    g.portal = turn.flag("portal", False)
    g.battles = turn.whole("battles", 0, 0, 9)
    g.events = mask_of(turn.words("events", [], TURN_EVENTS))
    g.used_titles = mask_of(turn.words("used", [], TITLES))
    turn.done()


def read_end(fields: Fields, g: Runewars) -> None:
    given = fields.take("end", None)
    if given is None:
        return
    end = Fields("position, end", given)
    g.winners = mask_of(end.numbers("winners", [], 0, int(g.players) - 1))
    g.final_scores = end.wholes("scores", [], g.players)
    g.places = end.wholes("places", [], g.players)
    reason = end.take("reason", None)
    end.done()
    if reason not in REASONS[1:]:
        raise end.wrong("reason", f"{reason!r:.60} is no reason for an end")
    g.ended = REASONS.index(reason)
    g.over = True


def read_pending(fields: Fields, g: Runewars) -> None:
    """The stack of frames; a battle that is not decided holds its area for the defender (RW-008)."""
    given = fields.take("pending", [] if g.over else [{"name": "season", "step": "reveal"}])
    if not isinstance(given, list) or bool(given) == g.over:
        raise fields.wrong("pending", "frames while the game goes on, none when it has ended")
    for number, entry in enumerate(given):
        frame = read_frame(g, entry, number)
        g.stack.append(frame)
        if isinstance(frame, Battle) and not frame.decided:
            g.contested, g.contested_by = frame.area, frame.defender.seat


def read_runes(fields: Fields, g: Runewars) -> None:
    """RW-002: 21 dragon runes and 17 false ones; those that are not on the board lie beside it."""
    supply = fields.inner("rune_supply")
    dragons = DRAGON_RUNES - g.rune.count(int(DRAGON_RUNE))
    falses = FALSE_RUNES - g.rune.count(int(FALSE_RUNE))
    g.dragon_supply = supply.whole("dragon", max(0, dragons), 0, 38)
    g.false_supply = supply.whole("false", max(0, falses), 0, 17)
    supply.done()


def read_decks(fields: Fields, g: Runewars) -> None:
    """Every deck, and the discard piles; what a position leaves out is all that is nowhere else."""
    discards = fields.inner("discards")
    g.fate_discard = sorted(discards.numbers("fate", [], 1, len(FATE_NUMBERS)))
    g.quest_discard = sorted(discards.words("quests", [], QUESTS))
    g.reward_discard = sorted(discards.words("rewards", [], REWARDS))
    g.tactics_discard = sorted(discards.words("tactics", [], TACTICS))
    g.season_discard = sorted(discards.words("seasons", [], SEASON_CARDS))
    discards.done()
    decks = fields.inner("decks")
    held = cards_in_frames(g)
    g.fate = read_fate(decks, g.fate_discard + held["fate"])
    hands = [card for seat in g.seats for card in seat.tactics]
    g.tactics_deck = read_deck(decks, "tactics", TACTICS, g.tables.copies_of_tactics, hands + g.tactics_discard)
    rewards = [card for pile in g.hero_rewards + g.marker_rewards for card in pile] + held["rewards"]
    g.reward_deck = read_deck(decks, "rewards", REWARDS, g.tables.copies_of_rewards, rewards + g.reward_discard)
    quests = [card for seat in g.seats for card in seat.quests] + held["quests"]
    on_map = [int(area == NONE or bool(g.board.on_map[area])) for area in g.tables.quest_area]
    g.quest_deck = read_deck(decks, "quests", QUESTS, [1] * len(QUESTS), quests + g.quest_discard, on_map)
    heroes = [hero for hero in range(len(HEROES)) if g.hero_seat[hero] != NONE] + held["heroes"]
    g.hero_deck = read_deck(decks, "heroes", HEROES, [1] * len(HEROES), heroes)
    objectives = [int(seat.objective) for seat in g.seats if seat.objective != NONE] + held["objectives"]
    for side, name in enumerate(("good", "evil")):
        half = [int(card // 8 == side) for card in range(16)]
        deck = read_deck(decks, f"objectives_{name}", OBJECTIVES, [1] * 16, objectives, half)
        check_kind(decks, f"objectives_{name}", deck, OBJECTIVES, half)
        g.objective_decks[side] = deck
    seasons = [*g.season_discard, *([int(g.season_card)] if g.season_card != NONE else [])]
    for season, name in enumerate(SEASONS):
        own = [int(card // 8 == season) for card in range(32)]
        deck = read_deck(decks, name, SEASON_CARDS, [1] * 32, seasons, own)
        check_kind(decks, name, deck, SEASON_CARDS, own)
        g.season_decks[season] = deck
    decks.done()


def read_fate(decks: Fields, elsewhere: list[int]) -> list[int]:
    """The Fate deck as given, or all cards that are nowhere else.

    A card may be stated twice: worked examples put the cards that they need on top of a whole deck.
    """
    missing = [number for number in range(1, len(FATE_NUMBERS) + 1) if number not in elsewhere]
    return decks.numbers("fate", missing, 1, len(FATE_NUMBERS))


def read_deck(
    decks: Fields,
    name: str,
    names: tuple[str, ...],
    copies: list[int],
    elsewhere: list[int],
    fill: list[int] | None = None,
) -> list[int]:
    """A deck as given, or all cards that are nowhere else (of those that `fill` allows)."""
    given = decks.words(name, [], names) if name in decks.left else None
    for card in range(len(names)):
        placed = elsewhere.count(card) + (given.count(card) if given is not None else 0)
        if placed > copies[card]:
            raise decks.wrong(name, f"{names[card]} occurs {placed} times, but exists {copies[card]} times")
    if given is not None:
        return given
    allowed = fill or [1] * len(names)
    return [card for card in range(len(names)) for _ in range((copies[card] - elsewhere.count(card)) * allowed[card])]


def check_kind(decks: Fields, name: str, deck: list[int], names: tuple[str, ...], own: list[int]) -> None:
    """RW-003: a deck of one season or alignment holds no card of another."""
    for card in deck:
        if not own[card]:
            raise decks.wrong(name, f"{names[card]} belongs to another deck")


def cards_in_frames(g: Runewars) -> dict[str, list[int]]:
    """Cards that are in use inside a frame: Fate cards drawn, heroes looked at, Rewards on the way."""
    held: dict[str, list[int]] = {"fate": [], "heroes": [], "rewards": [], "quests": [], "objectives": []}
    for frame in g.stack:
        assert isinstance(frame, Frame)
        for kind, cards in frame.cards_held():
            held[kind] += cards
        if isinstance(frame, SeasonCard) and frame.drawn != NONE:
            held["objectives"].append(int(frame.drawn))
        elif isinstance(frame, Hire) and frame.hero != NONE and g.hero_seat[frame.hero] == NONE:
            held["heroes"].append(int(frame.hero))
    return held


def check_heroes(g: Runewars) -> None:
    """RW-074: only heroes that were dealt in set-up and not placed yet have no area."""
    dealing = bool(g.stack) and isinstance(g.stack[-1], SetUp)
    for hero, name in enumerate(HEROES):
        if g.hero_seat[hero] != NONE and g.hero_area[hero] == NONE and not dealing:
            raise BadPosition(f"position, heroes, {name}: a hero on the board has an area")


def check_figures(g: Runewars) -> None:
    """RW-001: no more figures than there are."""
    on_board = [0] * len(UNITS)
    for labels in [*g.units, *(frame.held() for frame in g.stack if isinstance(frame, Frame))]:
        for label in labels:
            on_board[label // LABEL_STRIDE] += 1
    for unit, number in enumerate(on_board):
        if number > g.tables.figures[unit]:
            raise BadPosition(
                f"position: {UNITS[unit]} occurs {number} times, but exists {g.tables.figures[unit]} times"
            )
    for seat in range(g.players):
        if g.stronghold.count(seat) > 4:
            raise BadPosition(f"position: RW-600: seat {seat} has more than four strongholds")
