"""Positions: the tables of POSITION.md, and what is meant where something is left out.

Fields are declared once: positions are written and read from the tables here and in frames.py of each room, and views
are made from them (views.py). What cannot be is refused in position_checks.py.
"""

from __future__ import annotations

from typing import Any, Final

from rulewright.core.chance import Seed
from rulewright.core.errors import BadPosition
from rulewright.core.frame import Frame, go_to
from rulewright.core.game import Game
from rulewright.core.lane import Lane, open_lanes
from rulewright.games.battalia.artefacts.frames import Effect, Exchange, Fate, Prize, Vase
from rulewright.games.battalia.battle.battle import AFTER_STAGE
from rulewright.games.battalia.battle.frames import (
    Ambush,
    Anew,
    AttackingHeroes,
    Battle,
    Berserk,
    Defenders,
    MaskOfZion,
    Offering,
    Opening,
    Path,
    Raise,
    Retreat,
    Stationing,
    Talisman,
    Target,
)
from rulewright.games.battalia.content import FIRST_FATE, FIRST_GREAT, FIRST_QUEEN, LAYOUTS, Tables
from rulewright.games.battalia.frames import Match
from rulewright.games.battalia.heroes.frames import Afterstorm, Gift, Storm
from rulewright.games.battalia.kinds import (
    A_FACTION,
    A_SEAT,
    BY,
    CARD,
    CARDS,
    ELIXIR,
    FACTION,
    FLAG,
    GATE_NUMBER,
    ITEM,
    LAYOUT,
    MEANING,
    NATIVE,
    PHASE,
    ROYAL,
    SEAT,
    SQUARE,
    SQUARE_OR_NULL,
    STORM,
    TERRAINS,
    VETERAN,
    Distinct,
)
from rulewright.games.battalia.knowledge import position_checks as checks
from rulewright.games.battalia.knowledge.counting import cards_outside_pool, counts_of, fill_pool, number_of
from rulewright.games.battalia.knowledge.map_fields import MapField, PoolField, UnderField
from rulewright.games.battalia.lines.frames import Colour, Line
from rulewright.games.battalia.prepared import keep_sorted
from rulewright.games.battalia.setting import Setting
from rulewright.games.battalia.setup.frames import ChooseFaction, ChooseStart, Draft
from rulewright.games.battalia.setup.setup import lay_out_squares
from rulewright.games.battalia.state import (
    PHASE_OVER,
    PHASE_PLAY,
    PHASE_SETUP,
    Battalia,
    Borrowed,
    Hero,
    Prepared,
    Seat,
    Tent,
)
from rulewright.games.battalia.turn.frames import (
    Cohort,
    Main,
    Meaning,
    Rolls,
    Sacrifice,
    Start,
    Window1,
    Window2,
)
from rulewright.kit.fields import Fields
from rulewright.kit.frames import Frames, check_start
from rulewright.kit.kinds import Deck, Hand, Kind, List, Mask, Multiset, Whole
from rulewright.kit.positions import (
    EVERYBODY,
    NOBODY,
    OWNER,
    Field,
    Group,
    Part,
    Seats,
    read_fields,
    read_object,
    read_prologue,
    view_fields,
    write_fields,
    write_prologue,
)

HELD: Final = Hand(CARD)
BONUSES: Final = Mask(Whole(1, 6))


def new_prepared(g: Battalia) -> Prepared:
    return Prepared()


PREPARED: Final = Part(
    new_prepared,
    Field("key", ITEM, needed=True),
    Field("by", BY, needed=True),
    Field("as", MEANING, "meaning", needed=True),
    Field("count", Whole(1, 3), needed=True),
    Field("cards", List(CARD), needed=True),
)


def new_tent(g: Battalia) -> Tent:
    return Tent()


TENT: Final = Part(
    new_tent,
    Field("nr", Whole(1, 4095), needed=True),
    Field("tent", CARD, needed=True),
    Field("cards", HELD, seen=OWNER),
    Field("fresh", FLAG),
    Field("temporary", FLAG),
)


def new_borrowed(g: Battalia) -> Borrowed:
    return Borrowed()


class BorrowedCard(Field):
    """Which card is borrowed: known to the taker and to its owner (POSITION 10)."""

    def view(self, g: Any, thing: Any, viewer: int, owner: int) -> Any:
        return self.write(g, thing) if viewer >= 0 and viewer in (owner, thing.owner) else None


BORROWED: Final = Part(new_borrowed, BorrowedCard("card", CARD, needed=True), Field("owner", A_SEAT, needed=True))
HERO_FIELDS: Final = (
    Field("at", SQUARE_OR_NULL),
    Field("steps", Whole(0, 99)),
    Field("points", Whole(0, 99)),
    Field("free", Whole(0, 99)),
    Field("native", NATIVE),
    Field("passed", FLAG),
    Field("bonus", GATE_NUMBER),
    Field("bonus_taken", FLAG),
    Field("homage", TERRAINS),
)


class HeroKind(Kind):
    """A hero: an object, or the square alone."""

    def __init__(self) -> None:
        super().__init__("an object or a square")

    def write(self, g: Any, value: Any) -> Any:
        return write_fields(g, value, HERO_FIELDS)

    def read(self, g: Any, given: Any, where: str) -> Any:
        hero = Hero()
        if given is None or isinstance(given, str):
            hero.at = SQUARE_OR_NULL.read(g, given, where)
            return hero
        read_object(g, hero, HERO_FIELDS, given, where)
        return hero


HERO: Final = HeroKind()


class Shelter(Field):
    """The shelter is open, but in set-up, where picked cards lie in it (POSITION 10)."""

    def view(self, g: Any, thing: Any, viewer: int, owner: int) -> Any:
        if g.phase == PHASE_SETUP and (viewer < 0 or viewer != owner):
            return len(thing.shelter)
        return self.write(g, thing)


SEATS: Final = Seats(
    Field("faction", FACTION),
    Field("hand", HELD, seen=OWNER),
    Field("nation", Deck(CARD), seen=NOBODY),
    Shelter("shelter", CARDS),
    Field("ambush", HELD, seen=OWNER),
    Field("laid", CARDS),
    Field("prepared", List(PREPARED)),
    Field("tents", List(TENT), seen=EVERYBODY),
    Group("heroes", Field("a", HERO), Field("b", HERO)),
    Field("lost", Mask(ROYAL)),
    Field("veteran", VETERAN),
    Field("borrowed", List(BORROWED)),
    Field("defended", FLAG),
    Field("guarded", Distinct(A_SEAT)),
    Field("bonuses", BONUSES),
    Group(
        "used",
        Field("ambush", FLAG, "used_ambush"),
        Field("ability", FLAG, "used_ability"),
        Field("income", FLAG, "used_income"),
        Field("exchange", FLAG, "used_exchange"),
        Field("traded", CARDS),
    ),
    shorter=True,
)


class LayoutField(Field):
    """The layout: it follows from players and options."""

    def __init__(self) -> None:
        super().__init__("layout", LAYOUT)

    def get(self, g: Any, thing: Any) -> Any:
        return g.setting.layout

    def read(self, g: Any, thing: Any, given: Any, where: str) -> None:
        if given != LAYOUTS[g.setting.layout]:
            raise BadPosition(f"{where}: BA-032: the layout here is {LAYOUTS[g.setting.layout]}, not {given!r:.60}")


class StormField(Field):
    """The storm deck, and what is played; `top` instead of `deck` says what lies on top."""

    def __init__(self) -> None:
        super().__init__("storm", Kind("an object"))

    def write(self, g: Any, thing: Any) -> Any:
        return {"deck": g.storm_deck[:], "played": sorted(g.storm_played)}

    def view(self, g: Any, thing: Any, viewer: int, owner: int) -> Any:
        return {"deck": len(g.storm_deck), "played": sorted(g.storm_played)}

    def read(self, g: Any, thing: Any, given: Any, where: str) -> None:
        fields = Fields(where, given)
        g.storm_played = sorted(Distinct(STORM).read(g, fields.take("played", []), f"{where}, played"))
        told = "deck" if "deck" in fields.left else "top"
        g.storm_deck = Distinct(STORM).read(g, fields.take(told, []), f"{where}, {told}")
        g.storm_filled = told == "deck"
        fields.done()

    def fill_in(self, g: Any, thing: Any, where: str) -> None:
        """Later: what is being resolved lies in a frame."""


class ElixirsField(Field):
    """The elixirs, if they are in the game; of each, what is left out has its default."""

    def __init__(self) -> None:
        super().__init__("elixirs", Kind("an object"))

    def write(self, g: Any, thing: Any) -> Any:
        if not g.setting.elixirs:
            return {}
        return {
            name: {
                "owner": SEAT.write(g, g.elixir_owner[at]),
                "day": g.elixir_day[at],
                "spent": bool(g.elixir_spent >> at & 1),
                "target": SEAT.write(g, g.elixir_target[at]),
            }
            for at, name in enumerate(ELIXIR.names)
        }

    def view(self, g: Any, thing: Any, viewer: int, owner: int) -> Any:
        return self.write(g, thing)

    def read(self, g: Any, thing: Any, given: Any, where: str) -> None:
        for name, told in Fields(where, given).left.items():
            if not g.setting.elixirs:
                raise BadPosition(f"{where}: BA-440: there are no elixirs in this game")
            at = ELIXIR.read(g, name, where)
            one = Fields(f"{where}, {name}", told)
            g.elixir_owner[at] = SEAT.read(g, one.take("owner", None), f"{one.where}, owner")
            g.elixir_day[at] = Whole(0, 3).read(g, one.take("day", 0), f"{one.where}, day")
            if FLAG.read(g, one.take("spent", False), f"{one.where}, spent"):
                g.elixir_spent |= 1 << at
            g.elixir_target[at] = SEAT.read(g, one.take("target", None), f"{one.where}, target")
            one.done()


class BilkarrField(Field):
    """Bilkarr, or null."""

    def __init__(self) -> None:
        super().__init__("bilkarr", Kind("an object or null"))
        self.fields = (
            Field("at", SQUARE, "bilkarr", needed=True),
            Field("dx", Whole(-1, 1), "bilkarr_dx"),
            Field("dy", Whole(-1, 1), "bilkarr_dy"),
            Field("wait", FLAG, "bilkarr_waits"),
            Field("corner", FLAG, "bilkarr_in_corner"),
        )

    def write(self, g: Any, thing: Any) -> Any:
        return None if g.bilkarr < 0 else write_fields(g, g, self.fields)

    def view(self, g: Any, thing: Any, viewer: int, owner: int) -> Any:
        return self.write(g, thing)

    def read(self, g: Any, thing: Any, given: Any, where: str) -> None:
        if given is None:
            return
        read_object(g, g, self.fields, given, where)
        if g.bilkarr_dx == 0 or g.bilkarr_dy == 0:
            raise BadPosition(f"{where}: BA-435: Bilkarr moves diagonally")


class EndField(Field):
    """Why the game is over."""

    def __init__(self) -> None:
        super().__init__("end", Kind("an object or null"))

    def write(self, g: Any, thing: Any) -> Any:
        if g.end < 0:
            return None
        return {"reason": ("cities", "map", "weeks")[g.end], "seat": SEAT.write(g, g.end_seat)}

    def view(self, g: Any, thing: Any, viewer: int, owner: int) -> Any:
        return self.write(g, thing)

    def read(self, g: Any, thing: Any, given: Any, where: str) -> None:
        if given is None:
            return
        fields = Fields(where, given)
        reason = fields.take("reason", None)
        if reason not in ("cities", "map", "weeks"):
            raise fields.wrong("reason", f"{reason!r:.60} ends no game")
        g.end = ("cities", "map", "weeks").index(reason)
        g.end_seat = SEAT.read(g, fields.take("seat", None), f"{where}, seat")
        fields.done()


def default_factions(g: Battalia, thing: Battalia) -> list[int]:
    """The option `factions`, else the first ones in canonical order."""
    chosen = g.chosen_options["factions"]
    if chosen is not None:
        return [A_FACTION.read(g, name, "factions") for name in chosen]
    return list(range(int(g.setting.pool_factions)))


def default_tents_made(g: Battalia, thing: Battalia) -> int:
    return max([0, *(int(tent.nr) for player in g.seats for tent in player.tents)])


FIRST_FIELDS: Final = (
    Field("factions", Distinct(A_FACTION), default=default_factions),
    LayoutField(),
    MapField(),
    Field("start_player", A_SEAT),
    Field("week", Whole(1, 8)),
    Field("day", Whole(1, 7)),
    Field("phase", PHASE),
)
TABLE: Final = (
    Field("team", Whole(0, 5)),
    Field("attacks", Whole(0, 999)),
    Field("tents_made", Whole(0, 4095), default=default_tents_made),
    PoolField(),
    Field("limbo", CARDS),
    Field("display", Multiset(CARD)),
    Field("spare", Deck(CARD), seen=NOBODY, default=lambda g, thing: [-1]),
    UnderField(),
    Field("fate", Deck(CARD), seen=NOBODY, default=lambda g, thing: [-1]),
    StormField(),
    Field("royals", CARDS, default=lambda g, thing: [-1]),
    Field("gates_out", Distinct(Whole(1, 6)), default=lambda g, thing: [-1]),
    ElixirsField(),
    Field("metamorphia", SQUARE_OR_NULL),
    BilkarrField(),
    Field("summoned", checks.SUMMONED),
    EndField(),
)
FRAMES: Final = Frames(
    ChooseFaction(),
    ChooseStart(),
    Draft(),
    Start(),
    Main(),
    Cohort(),
    Line(),
    Colour(),
    Sacrifice(),
    Rolls(),
    Meaning(),
    Ambush(),
    Stationing(),
    Target(),
    AttackingHeroes(),
    Battle(),
    Opening(),
    Berserk(),
    Retreat(),
    Path(),
    Defenders(),
    Raise(),
    Offering(),
    Talisman(),
    MaskOfZion(),
    Anew(),
    Storm(),
    Afterstorm(),
    Prize(),
    Fate(),
    Gift(),
    Effect(),
    Vase(),
    Exchange(),
    Window1(),
    Window2(),
    called="frame",
)
"""A new frame of each kind, at its first step."""


# Writing


def write_position(g: Battalia) -> dict[str, Any]:
    """The whole position."""
    return {
        **write_prologue(g),
        **write_fields(g, g, (*FIRST_FIELDS, *TABLE, SEATS)),
        "pending": [] if g.over else [*FRAMES.write_lanes(g), *waiting_starts(g)],
    }


def waiting_starts(g: Battalia) -> list[dict[str, Any]]:
    """The starts of the acting team while the window before its turn is open: nothing else goes on meanwhile."""
    if g.lane >= 0 or not isinstance(g.stack[len(g.stack) - 1], Window1):
        return []
    return [{"frame": "start", "stack": seat} for seat in g.members(g.acting_team())]


def view_table(g: Battalia, viewer: int) -> dict[str, Any]:
    """What a viewer sees of everything but the frames."""
    return {**write_prologue(g), **view_fields(g, g, (*FIRST_FIELDS, *TABLE, SEATS), viewer, -1)}


# Reading


def read_position(game: Game[Any], tables: Tables, given: object, seed: Seed) -> Battalia:
    """The state that a position describes; its innermost frames are about to ask."""
    fields = Fields("position", given)
    if "players" not in fields.left:
        raise fields.wrong("players", "the number of players must be given")
    players, options = read_prologue(game, fields)
    g = Battalia(game, players, options, seed, Setting(tables, players, options))
    g.seats = [Seat() for _ in range(players)]
    g.phase = PHASE_PLAY
    g.day = 2
    lay_out_squares(g)
    pool, top = fields.take("pool", {}), fields.take("pool_top", {})
    first = {field.name: fields.take(field.name, None) for field in FIRST_FIELDS if field.name in fields.left}
    read_fields(g, g, FIRST_FIELDS, Fields("position", first))
    read_fields(g, g, (SEATS,), Fields("position", {"seats": fields.take("seats", [])}))
    read_fields(g, g, TABLE, fields)
    fill_factions(g)
    for player in g.seats:
        keep_sorted(player)
    lanes = read_pending(g, fields)
    fields.done()
    fill_decks(g)
    fill_pool(g, pool, top, "position")
    checks.check_table(g)
    checks.check_frames(g, lanes)
    start_lanes(g, lanes)
    check_start(g)
    return g


def fill_factions(g: Battalia) -> None:
    """The first pool faction that no seat names, seat by seat; in set-up none."""
    if g.phase == PHASE_SETUP:
        return
    for player in g.seats:
        if player.faction < 0:
            taken = [other.faction for other in g.seats]
            left = [faction for faction in g.factions if faction not in taken]
            if not left:
                raise BadPosition("position, factions: BA-011: there are too few factions")
            player.faction = left[0]


def fill_decks(g: Battalia) -> None:
    """Spare Great Artefacts, fate deck, storm deck, royals and unused gates that are left out."""
    if g.gates_out == [-1]:
        used = [int(player.faction) + 1 for player in g.seats]
        g.gates_out = [number for number in range(1, 7) if number not in used] if g.setting.gates else []
    left_out = {"spare": (FIRST_GREAT, FIRST_FATE), "fate": (FIRST_FATE, 109), "royals": (FIRST_QUEEN, 44)}
    missing = [name for name in left_out if getattr(g, name) == [-1]]
    for name in missing:
        setattr(g, name, [])
    counts = counts_of(cards_outside_pool(g), 109)
    for name in missing:
        low, high = left_out[name]
        cards = [card for card in range(int(low), int(high)) if number_of(g, card) > counts[card]]
        setattr(g, name, cards)
    checks.fill_storm(g)


def read_pending(g: Battalia, fields: Fields) -> list[Lane]:
    """The frames in progress; left out, the main menu of every member of the acting team."""
    if "pending" in fields.left:
        given = fields.take("pending", [])
    elif g.phase == PHASE_PLAY:
        given = [{"frame": "main", "stack": seat} for seat in g.members(g.acting_team())]
    else:
        given = []
    if not isinstance(given, list) or (not given) != (g.phase == PHASE_OVER):
        raise fields.wrong("pending", "there are frames in progress exactly until the end")
    lanes = FRAMES.read_lanes(g, given, "pending")
    if lanes and lanes[0].owner < 0 and isinstance(lanes[0].stack[len(lanes[0].stack) - 1], Window1):
        checks.check_waiting(g, lanes[1:])
        del lanes[1:]
    g.over = not given
    g.stack = [Match()]
    g.lanes = [Lane(-1, g.stack), *(lane for lane in lanes if lane.owner >= 0)]
    g.lane = 0
    for lane in lanes:
        if lane.owner < 0:
            g.stack += lane.stack
    return g.lanes


def start_lanes(g: Battalia, lanes: list[Lane]) -> None:
    """Each frame at the place where it goes on; then the lanes are opened."""
    match = lanes[0].stack[0]
    if g.phase == PHASE_SETUP:
        inner = lanes[0].stack[1] if len(lanes[0].stack) > 1 else None
        go_to(
            match, {"faction": "match/gates", "startcity": "match/deal"}.get(inner.NAME if inner else "", "match/hands")
        )
    else:
        go_to(match, "match/lanes" if len(lanes[0].stack) > 1 else "match/after")
    for lane in lanes:
        for at, frame in enumerate(lane.stack):
            if frame is not match:
                resume(frame, at == len(lane.stack) - 1)
    g.lanes = []
    g.lane = -1
    g.stack = lanes[0].stack
    others = lanes[1:]
    if others and not g.over:
        for lane in others:
            lane.answers = [-1] * int(g.players)
        open_lanes(g, others)
    elif g.over:
        g.stack = []


def resume(frame: Frame, innermost: bool) -> None:
    """The step with which a frame goes on: it asks, or does what follows the frames above it."""
    if isinstance(frame, Battle):
        go_to(frame, "battle/" + AFTER_STAGE[frame.stage])
    elif isinstance(frame, Line):
        go_to(frame, ("line/pay", "line/place", "line/effect")[frame.stage])
    elif isinstance(frame, Afterstorm):
        go_to(frame, ("afterstorm/delivery", "afterstorm/spend", "afterstorm/choose")[frame.stage])
    elif isinstance(frame, Effect):
        go_to(frame, "effect/ask")
