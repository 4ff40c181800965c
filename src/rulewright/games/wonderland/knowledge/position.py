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
from rulewright.games.wonderland.battle.frames import Affect, Battle, Draw, Harm, Play, War
from rulewright.games.wonderland.cards.frames import Friend, PlaceSupporter
from rulewright.games.wonderland.chips import side_of
from rulewright.games.wonderland.content import KINDS_IN_SUPPLY, STARTING_SUPPORTERS, SUPPLY, Tables
from rulewright.games.wonderland.frames import Match
from rulewright.games.wonderland.ids import SETS
from rulewright.games.wonderland.kinds import (
    ABILITY,
    ALLY_CARD,
    CASTLE,
    CHIP,
    COUNTED,
    FACTION,
    FIGURE,
    FLAG,
    LEADER_PLACE,
    OWNER_SEAT,
    PHASE,
    QUEST,
    REGION,
    REGION_OR_SUPPLY,
    SCORING_TOKEN,
    SET,
    SHIELD,
    SUPPLY_CHIP,
    TEA_CARD,
    TEA_DECK,
    TEA_SEAT,
    WONDERLANDIAN,
    ByRegion,
)
from rulewright.games.wonderland.knowledge import position_checks as checks
from rulewright.games.wonderland.outcome.frames import Outcome
from rulewright.games.wonderland.scoring import result
from rulewright.games.wonderland.setup.frames import Setup
from rulewright.games.wonderland.state import PHASE_END, PHASE_SETUP, PHASE_WAR, Seat, Wonderland
from rulewright.games.wonderland.tea.frames import (
    Card,
    OptionalFrame,
    PlaceUnits,
    Reward,
    Rewards,
    Roll,
    Round,
    Tea,
    TeaStart,
    TeaTurn,
)
from rulewright.kit.fields import Fields
from rulewright.kit.frames import Frames, check_start, step_of
from rulewright.kit.kinds import ByName, Deck, Kind, List, Mask, Multiset, Whole, owns
from rulewright.kit.positions import (
    EVERYBODY,
    OWNER,
    Bit,
    Column,
    Field,
    Seats,
    Table,
    read_fields,
    read_prologue,
    write_fields,
    write_prologue,
)


class Dealt(Field):
    """A field of a seat that is written once everything is dealt: before, a seat has its faction alone."""

    def is_written(self, g: Any, thing: Any, blank: Any) -> bool:
        return bool(g.dealt)


class DealtObject(Field):
    """An object or a list of the table that is empty before everything is dealt."""

    def write(self, g: Any, thing: Any) -> Any:
        return super().write(g, thing) if g.dealt else {}

    def view(self, g: Any, thing: Any, viewer: int, owner: int) -> Any:
        return super().view(g, thing, viewer, owner) if g.dealt else {}


class Bag(Dealt):
    """A bag: its owner sees it outside the war phase, with `open_bags` and after the end everybody (WW-602)."""

    def view(self, g: Any, thing: Any, viewer: int, owner: int) -> Any:
        open_to_all = g.chosen_options["open_bags"] or g.phase == PHASE_END
        if open_to_all or (owns(viewer, owner) and g.phase != PHASE_WAR):
            return self.write(g, thing)
        return self.kind.hidden(g, self.get(g, thing))


class HeldQuests(Dealt):
    """Quests in hand: the owner sees them, after the end everybody (WW-402)."""

    def view(self, g: Any, thing: Any, viewer: int, owner: int) -> Any:
        if g.phase == PHASE_END:
            return self.write(g, thing)
        return super().view(g, thing, viewer, owner)


class TeaTable(Table):
    """The seats of the tea table in use, each with its card and whether there is poison on it."""

    def __init__(self) -> None:
        card = Column("card", TEA_CARD, "tea_card")
        super().__init__("tea_table", TEA_SEAT, card, Bit("poison", "tea_poison"))

    def rows(self, g: Any) -> list[int]:
        return list(g.tables.seats_in_use[g.players]) if g.dealt else []

    def read(self, g: Any, thing: Any, given: Any, where: str) -> None:
        for name in Fields(where, given).left:
            place = TEA_SEAT.entry(g, name, where)
            if place not in g.tables.seats_in_use[g.players]:
                raise BadPosition(f"{where}: WW-024: seat {name} is not in use")
        super().read(g, thing, given, where)


class Scores(Field):
    """The result of a game that is over; it follows from everything else (section 5)."""

    def __init__(self) -> None:
        super().__init__("scores", Kind("the result"))

    def write(self, g: Any, thing: Any) -> Any:
        return result(g) if g.over else None

    def view(self, g: Any, thing: Any, viewer: int, owner: int) -> Any:
        return self.write(g, thing)

    def read(self, g: Any, thing: Any, given: Any, where: str) -> None:
        if given is not None and not isinstance(given, dict):
            raise self.kind.wrong(where, given)


# What is meant where something is left out


def default_faction(g: Wonderland, seat: Seat) -> int:
    return g.seats.index(seat)


def default_wonderlandians(g: Wonderland, seat: Seat) -> int:
    return sum(1 << figure for figure, place in enumerate(seat.figures) if place >= 0)


def default_ally_cards(g: Wonderland, thing: Wonderland) -> list[int]:
    """Each missing type: the letter of the option `ally_set`, else A."""
    chosen = g.chosen_options["ally_set"]
    return [SETS.index(chosen) if chosen in SETS else 0] * 5


def default_scoring(g: Wonderland, thing: Wonderland) -> list[int]:
    """ST1 and so on in the order of the regions in use."""
    found = [-1] * 5
    for token, region in enumerate(at for at in range(5) if at != g.unused_region):
        found[region] = token
    return found


# The tables of POSITION.md

SEATS: Final = Seats(
    Field("faction", FACTION, default=default_faction),
    Dealt("vp", Whole(0, 999)),
    Dealt("shards", Whole(0, 999)),
    Dealt("shield", SHIELD),
    Dealt("leader", LEADER_PLACE),
    Dealt("leader_strength", Whole(1, 6)),
    Dealt("forge", List(List(CHIP), length=4)),
    Dealt("supporters", ByRegion(REGION_OR_SUPPLY, Whole(0, 14), full=True)),
    Dealt("figures", ByName(FIGURE, REGION_OR_SUPPLY)),
    Dealt("castles", ByName(REGION, CASTLE)),
    Bag("bag", COUNTED),
    Dealt("exhausted", COUNTED),
    Dealt("active", List(CHIP)),
    Dealt("madness", List(CHIP)),
    Dealt("abilities", Mask(ABILITY)),
    Dealt("wonderlandians", Mask(WONDERLANDIAN), default=default_wonderlandians),
    Dealt("tea_cards", List(TEA_CARD)),
    HeldQuests("quests", Multiset(QUEST), seen=OWNER),
    Dealt("feats", Multiset(QUEST)),
    Dealt("host_used", FLAG),
)
TABLE: Final = (
    Field("round", Whole(1, 3), "round_of_game"),
    Field("phase", PHASE),
    Field("first_player", OWNER_SEAT),
    Field("unused_region", REGION),
    DealtObject("ally_cards", ByName(ALLY_CARD, SET, full=True), default=default_ally_cards),
    DealtObject("scoring", ByName(REGION, SCORING_TOKEN), default=default_scoring),
    Field("battle_start", REGION),
    Field("market", Multiset(WONDERLANDIAN)),
    Field("wonderlandian_deck", Deck(WONDERLANDIAN)),
    TeaTable(),
    DealtObject("tea_decks", ByName(TEA_DECK, Deck(TEA_CARD), full=True)),
    Field("quest_deck", Deck(QUEST)),
    Field("quest_discard", Multiset(QUEST, secret=True)),
    Field("supply", ByName(SUPPLY_CHIP, Whole(0, 99), full=True)),
    Field("poison_pool", Whole(0, 7), default=lambda g, thing: -1),
    Field("removed", COUNTED, seen=EVERYBODY),
    Scores(),
)


FRAMES: Final = Frames(
    Setup(),
    Round(),
    TeaStart(),
    Tea(),
    TeaTurn(0),
    Roll(0),
    Card(0),
    OptionalFrame(0),
    Rewards(0),
    Reward(0),
    PlaceUnits(0),
    PlaceSupporter(0),
    Friend(0),
    War(),
    Battle(),
    Draw(),
    Harm(0),
    Play(0),
    Affect(0),
    Outcome(),
    called="name",
    questions=True,
    begins={Round.NAME: "tea"},
)
"""A new frame of each kind."""


# Writing


def write_position(g: Wonderland) -> dict[str, Any]:
    """The whole position."""
    return {
        **write_prologue(g),
        **write_fields(g, g, (*TABLE, SEATS)),
        "pending": [] if g.over else [FRAMES.write(g, frame) for frame in g.stack if frame.NAME in FRAMES.blanks],
    }


# Reading


def read_position(game: Game[Any], tables: Tables, given: object, seed: Seed) -> Wonderland:
    """The state that a position describes; its innermost frame is about to ask."""
    fields = Fields("position", given)
    seats = fields.left.get("seats")
    players, options = read_prologue(game, fields, len(seats) if isinstance(seats, list) else None)
    g = Wonderland(game, players, options, seed, tables)
    g.seats = [Seat() for _ in range(players)]
    for seat in g.seats:
        seat.supporters[SUPPLY] = -1
    g.supply = [-1] * int(KINDS_IN_SUPPLY)
    g.ally_cards = default_ally_cards(g, g)
    read_fields(g, g, TABLE, Fields("position", first_fields(fields)))
    read_fields(g, g, (SEATS,), fields)
    innermost = read_pending(g, fields)
    fields.done()
    g.dealt = g.phase != PHASE_SETUP or not is_choosing(g)
    for seat in g.seats:
        fill_supporters(g, seat)
    checks.check_table(g)
    checks.fill_supply(g)
    g.over = g.phase == PHASE_END
    FRAMES.check_question(check_start(g), innermost, "innermost pending frame")
    return g


def first_fields(fields: Fields) -> dict[str, Any]:
    """What belongs to the table; which region is out is read before everything that names regions."""
    names = ["unused_region", *(field.name for field in TABLE)]
    return {name: fields.take(name, None) for name in names if name in fields.left}


def is_choosing(g: Wonderland) -> bool:
    """Whether factions are still being chosen, before anything is dealt."""
    return any(isinstance(frame, Setup) and step_of(frame) == "factions" for frame in g.stack)


def fill_supporters(g: Wonderland, seat: Seat) -> None:
    """Supporters of the supply: ten, and those freed from forge track 3, less those in regions (WW-028)."""
    if seat.supporters[SUPPLY] < 0:
        freed = g.tables.freed[side_of(g)][min(3, len(seat.forge[2]))]
        seat.supporters[SUPPLY] = int(STARTING_SUPPORTERS) + freed - sum(seat.supporters[:SUPPLY])


def read_pending(g: Wonderland, fields: Fields) -> dict[str, Any]:
    """The frames in progress, the innermost, which is returned, last; left out, the round at its phase (section 1)."""
    phase = PHASE.names[g.phase]
    usual = {"setup": [{"name": "setup"}], "end": []}.get(phase, [{"name": "round", "step": phase}])
    given = fields.take("pending", usual)
    if not isinstance(given, list):
        raise fields.wrong("pending", "a list of frames is expected")
    if (not given) != (g.phase == PHASE_END):
        raise fields.wrong("pending", "there are frames in progress exactly until the end")
    frames = [FRAMES.read(g, frame, f"pending frame {at}") for at, frame in enumerate(given)]
    checks.check_frames(g, frames)
    match = Match()
    go_to(match, "play" if frames and isinstance(frames[0], Setup) else "end")
    g.stack = [match, *frames]
    return given[-1] if given else {}
