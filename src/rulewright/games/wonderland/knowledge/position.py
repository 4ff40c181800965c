"""Positions: the tables of POSITION.md, and what cannot be.

Fields are declared once: positions are written and read from the tables here and in frames.py, and views are made from
them (views.py). UNWRITTEN: checks with the numbers of their rules.
"""

from __future__ import annotations

from typing import Any, Final

from rulewright.core.chance import Seed
from rulewright.core.frame import go_to
from rulewright.core.game import Game
from rulewright.games.wonderland.battle.frames import Affect, Battle, Draw, Harm, Play, War
from rulewright.games.wonderland.cards.frames import Friend, PlaceSupporter
from rulewright.games.wonderland.content import Tables
from rulewright.games.wonderland.frames import Match
from rulewright.games.wonderland.kinds import (
    ABILITY,
    ALLY_CARD_PLACE,
    BAG,
    CASTLE,
    CHIP,
    FACTION,
    FLAG,
    LEADER,
    PHASE,
    QUEST,
    REGION,
    SCORING_TOKEN,
    SEAT,
    SET,
    SHIELD,
    SUPPORTER_PLACE,
    TEA_CARD,
    TEA_DECK_PLACE,
    TEA_TABLE_PLACE,
    UNTYPED,
    WONDERLANDIAN,
)
from rulewright.games.wonderland.outcome.frames import Outcome
from rulewright.games.wonderland.setup.frames import Setup
from rulewright.games.wonderland.state import Seat, TeaTable, Wonderland
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
from rulewright.kit.frames import Frames
from rulewright.kit.kinds import ByName, List, Optional, Whole
from rulewright.kit.positions import (
    NOBODY,
    OWNER,
    Field,
    Part,
    Seats,
    read_fields,
    read_prologue,
    write_fields,
    write_prologue,
)


def new_tea_table(g: Wonderland) -> TeaTable:
    return TeaTable()


TEA_TABLE_PART: Final = Part(
    new_tea_table,
    Field("card", TEA_CARD),
    Field("poison", FLAG),
)


# The tables of POSITION.md

SEATS: Final = Seats(
    # UNWRITTEN: its default.
    Field("faction", FACTION),
    Field("vp", Whole(0, 999)),
    Field("shards", Whole(0, 999)),
    Field("shield", SHIELD),
    Field("leader", LEADER),
    Field("leader_strength", Whole(1, 6)),
    # UNWRITTEN: its default.
    Field("supporters", ByName(SUPPORTER_PLACE, Whole(0, 999, or_null=True))),
    Field("figures", ByName(WONDERLANDIAN, SUPPORTER_PLACE)),
    Field("castles", ByName(REGION, CASTLE)),
    Field("bag", List(BAG), seen=NOBODY),
    Field("exhausted", List(BAG)),
    Field("active", List(BAG)),
    Field("madness", List(CHIP)),
    Field("forge", List(List(BAG))),
    Field("abilities", List(ABILITY)),
    # UNWRITTEN: its default.
    Field("wonderlandians", List(WONDERLANDIAN)),
    Field("tea_cards", List(TEA_CARD)),
    Field("quests", List(QUEST), seen=OWNER),
    Field("feats", List(QUEST)),
    Field("host_used", FLAG),
)
TABLE: Final = (
    Field("round", Whole(1, 3), "round_of_game"),
    Field("phase", PHASE),
    Field("first_player", SEAT),
    Field("unused_region", REGION),
    # UNWRITTEN: its default.
    Field("ally_cards", ByName(ALLY_CARD_PLACE, SET)),
    # UNWRITTEN: its default.
    Field("scoring", ByName(REGION, SCORING_TOKEN)),
    Field("battle_start", REGION),
    Field("market", List(WONDERLANDIAN)),
    Field("wonderlandian_deck", List(WONDERLANDIAN), seen=NOBODY),
    # UNWRITTEN: its default.
    Field("tea_table", ByName(TEA_TABLE_PLACE, TEA_TABLE_PART)),
    Field("tea_decks", ByName(TEA_DECK_PLACE, Optional(List(TEA_CARD))), seen=NOBODY),
    Field("quest_deck", List(QUEST), seen=NOBODY),
    Field("quest_discard", List(QUEST), seen=NOBODY),
    # UNWRITTEN: its default.
    Field("supply", ByName(CHIP, Whole(0, 999, or_null=True))),
    # UNWRITTEN: its default.
    Field("poison_pool", Whole(0, 999)),
    Field("removed", List(CHIP)),
    # UNWRITTEN: its default.
    Field("scores", UNTYPED),
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
)
"""A new frame of each kind, at the step that a position may leave out."""


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
    read_fields(g, g, (*TABLE, SEATS), fields)
    read_pending(g, fields)
    fields.done()
    return g


def read_pending(g: Wonderland, fields: Fields) -> None:
    """The frames in progress, the innermost last; none: the game is over. UNWRITTEN: what is meant without them."""
    given = fields.take("pending", [])
    if not isinstance(given, list):
        raise fields.wrong("pending", "a list of frames is expected")
    match = Match()
    go_to(match, "end")
    g.stack = [match, *(FRAMES.read(g, frame, f"pending frame {at}") for at, frame in enumerate(given))]
    g.over = not given
