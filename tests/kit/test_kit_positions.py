"""Positions and views from declared fields: defaults, refusals, who sees what; frames with questions and lanes."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any, Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rulewright import BadPosition, BadSetup
from rulewright.core.chance import seed_of
from rulewright.core.decision import Decision
from rulewright.core.frame import Frame, ask_seat, ask_seats, call, leave, step, steps
from rulewright.core.game import Game
from rulewright.core.lane import Lane, open_lanes, run
from rulewright.core.state import State
from rulewright.core.vocabulary import Vocabulary
from rulewright.kit.fields import Fields
from rulewright.kit.frames import Frames, Sealed, is_open
from rulewright.kit.kinds import (
    HIDDEN,
    OF_ALL,
    SPECTATOR,
    ByName,
    BySeat,
    Deck,
    EachSeat,
    Flag,
    Hand,
    Kind,
    List,
    Mask,
    Multiset,
    Name,
    Optional,
    Seat,
    Text,
    Tuple,
    Whole,
)
from rulewright.kit.positions import (
    EVERYBODY,
    NOBODY,
    OWNER,
    OWNER_ALONE,
    UNTOLD,
    Bit,
    Column,
    Field,
    Group,
    Part,
    Row,
    Seats,
    Table,
    read_fields,
    read_object,
    read_prologue,
    view_fields,
    write_fields,
    write_prologue,
)

FISH: Final = Name(("carp", "eel", "pike"))
PONDS: Final = Name(("deep", "green", "mill"))
WORDS: Final = Vocabulary()
SELL: Final = int(WORDS.verb("sell", FISH.names))
KEEP: Final = int(WORDS.verb("keep"))


class Net:
    """A part of a frame: what is in it only its owner knows."""

    def __init__(self) -> None:
        self.mesh = 3
        self.catch: list[int] = []
        self.torn = False


class Angler:
    def __init__(self) -> None:
        self.coins = 5
        self.licences = 0
        self.hand: list[int] = []
        self.plan = -1


class Pond(State):
    def __init__(self, game: Game[Any], players: int, options: dict[str, Any]) -> None:
        super().__init__(game, players, options, seed_of(b"pond"))
        self.deck: list[int] = []
        self.sold: list[int] = []
        self.frozen = False
        self.winter = False
        self.seats = [Angler() for _ in range(players)]
        self.owners = [-1, -1, -1]
        self.depths = [1, 1, 1]
        self.muddy = 0
        self.boat_seat = -1
        self.boat_holes = 0

    def copy(self) -> Pond:
        raise AssertionError("nobody copies a pond")


class Ponds(Game[Pond]):
    def __init__(self, name: str = "pond") -> None:
        super().__init__(name, 1, 2, 4, WORDS, (), {}, Path())

    def check_options(self, players: int, options: Any) -> dict[str, Any]:
        if options not in ({}, {"tackle": ["rod"]}):
            raise BadSetup("PO-1: the only option is tackle")
        return dict(options)


GAME: Final = Ponds()


def table(players: int = 3) -> Pond:
    return Pond(GAME, players, {})


# One field


def told(field: Field, thing: Any, viewer: int, owner: int) -> Any:
    return view_fields(table(), thing, (field,), viewer, owner).get(field.name, "not told")


SIGHTS = [
    # declared, for the owner, for another seat, for a spectator
    (Field("hand", Hand(FISH)), 2, 2, 2),
    (Field("hand", Hand(FISH), seen=NOBODY), 2, 2, 2),
    (Field("hand", Hand(FISH), seen=OWNER), ["carp", "eel"], 2, 2),
    (Field("hand", Hand(FISH), seen=OWNER_ALONE), ["carp", "eel"], "not told", "not told"),
    (Field("hand", Hand(FISH), seen=UNTOLD), "not told", "not told", "not told"),
    (Field("hand", Hand(FISH), seen=EVERYBODY), ["carp", "eel"], ["carp", "eel"], ["carp", "eel"]),
    (Field("hand", Multiset(FISH)), ["carp", "eel"], ["carp", "eel"], ["carp", "eel"]),
    (Field("cards", Deck(FISH), "hand"), 2, 2, 2),
    (Field("plan", Name(FISH.names, secret=True)), HIDDEN, HIDDEN, HIDDEN),
    (Field("plan", Name(FISH.names, secret=True), seen=OWNER), "pike", HIDDEN, HIDDEN),
    (Field("plan", FISH), "pike", "pike", "pike"),
    (Field("coins", Whole()), 5, 5, 5),
]


@pytest.mark.parametrize(("field", "own", "other", "spectator"), SIGHTS)
def test_hidden_kinds_are_seen_by_nobody_unless_the_declaration_says_so(
    field: Field, own: Any, other: Any, spectator: Any
) -> None:
    angler = Angler()
    angler.hand, angler.plan = [1, 0], 2
    assert told(field, angler, 1, 1) == own
    assert told(field, angler, 0, 1) == other
    assert told(field, angler, SPECTATOR, 1) == spectator
    assert told(field, angler, SPECTATOR, SPECTATOR) == spectator


def test_when_everything_is_revealed_it_belongs_to_all() -> None:
    angler = Angler()
    angler.hand = [0]
    field = Field("hand", Hand(FISH), seen=OWNER)
    assert told(field, angler, 0, OF_ALL) == told(field, angler, SPECTATOR, OF_ALL) == ["carp"]


ANGLER: Final = (
    Field("coins", Whole(0, 99)),
    Field("permits", Mask(PONDS), "licences"),
    Field("hand", Hand(FISH), seen=OWNER),
    Field("plan", Name(FISH.names, secret=True), seen=OWNER_ALONE, when_set=True),
)


def test_a_thing_is_written_and_read_by_its_fields() -> None:
    g, angler = table(), Angler()
    angler.hand, angler.licences, angler.plan = [2, 0], 0b110, 1
    written = write_fields(g, angler, ANGLER, Angler())
    assert written == {"coins": 5, "permits": ["green", "mill"], "hand": ["carp", "pike"], "plan": "eel"}
    other = Angler()
    read_object(g, other, ANGLER, json.loads(json.dumps(written)), "here")
    assert write_fields(g, other, ANGLER, Angler()) == written


def test_what_is_left_out_is_as_in_a_new_thing_and_is_not_written_if_nobody_needs_it() -> None:
    g, angler = table(), Angler()
    read_object(g, angler, ANGLER, {"coins": 7}, "here")
    assert (angler.coins, angler.licences, angler.hand, angler.plan) == (7, 0, [], -1)
    assert "plan" not in write_fields(g, angler, ANGLER, Angler())
    assert "plan" not in view_fields(g, angler, ANGLER, 0, 0, Angler())


@pytest.mark.parametrize(
    ("thing", "sentence"),
    [
        ({"colour": 1, "boat": 2}, "here: unknown field boat, colour"),
        ({"coins": 100}, "here, coins: a whole number from 0 to 99 is expected, not 100"),
        ({"hand": ["carp", "shark"]}, "here, hand[1]: 'shark' is not known here"),
        ([], "here: an object is expected, not []"),
        (None, "here: an object is expected, not None"),
    ],
)
def test_what_it_cannot_be_is_refused_in_a_sentence_that_says_where(thing: Any, sentence: str) -> None:
    with pytest.raises(BadPosition, match=re.escape(sentence)):
        read_object(table(), Angler(), ANGLER, thing, "here")


def test_a_needed_field_may_be_neither_left_out_nor_null() -> None:
    fields = (Field("coins", Whole(0, 9), needed=True), Field("plan", Seat(), needed=True))
    for thing, sentence in (
        ({"plan": 1}, "here, coins: a whole number from 0 to 9 is expected, not None"),
        ({"coins": 1}, "here, plan: a seat is expected, not None"),
        ({"coins": 1, "plan": None}, "here, plan: a seat is expected, not None"),
    ):
        with pytest.raises(BadPosition, match=re.escape(sentence)):
            read_object(table(), Angler(), fields, thing, "here")


def frozen_in_winter(g: Pond, thing: Pond) -> bool:
    return g.winter


def test_a_default_may_follow_from_other_fields_wherever_they_stand() -> None:
    fields = (Field("frozen", Flag(), default=frozen_in_winter), Field("winter", Flag()))
    for given_fields, frozen in (({"winter": True}, True), ({}, False), ({"winter": True, "frozen": False}, False)):
        g = table()
        read_object(g, g, fields, given_fields, "here")
        assert g.frozen is frozen


# Things inside things


def new_net(g: Any) -> Net:
    return Net()


NET: Final = Part(
    new_net,
    Field("mesh", Whole(1, 9)),
    Field("catch", Hand(FISH)),
    Field("torn", Flag(), when_set=True),
)


class Boat:
    def __init__(self) -> None:
        self.net = Net()
        self.nets: list[Net] = []
        self.pairs: list[tuple[Net, int]] = []
        self.by_seat: list[Net | None] = [None, None, None]


def boat() -> Boat:
    found = Boat()
    found.net.catch = [0, 0]
    found.nets = [Net(), found.net]
    found.pairs = [(found.net, 4)]
    found.by_seat = [None, found.net, None]
    return found


def test_a_part_is_read_into_a_new_one_and_written_by_its_fields() -> None:
    g, found = table(), Boat()
    read_object(g, found, (Field("net", NET),), {"net": {"catch": ["pike"], "torn": True}}, "here")
    assert (found.net.mesh, found.net.catch, found.net.torn) == (3, [2], True)
    assert write_fields(g, found, (Field("net", NET),)) == {"net": {"mesh": 3, "catch": ["pike"], "torn": True}}
    with pytest.raises(BadPosition, match=re.escape("here, net, mesh: a whole number from 1 to 9")):
        read_object(g, found, (Field("net", NET),), {"net": {"mesh": 0}}, "here")
    with pytest.raises(BadPosition, match=re.escape("here, nets[1]: unknown field hole")):
        read_object(g, found, (Field("nets", List(NET)),), {"nets": [{}, {"hole": 1}]}, "here")


@pytest.mark.parametrize(
    "field",
    [
        Field("net", NET),
        Field("net", Optional(NET)),
        Field("nets", List(NET)),
        Field("pairs", List(Tuple(NET, Whole()))),
        Field("by_seat", BySeat(NET)),
        Field("by_seat", EachSeat(Optional(NET))),
        Field("by_seat", ByName(PONDS, Optional(NET))),
    ],
)
def test_the_hidden_field_of_a_part_stays_hidden_wherever_the_part_stands(field: Field) -> None:
    g = table()
    assert "carp" in json.dumps(write_fields(g, boat(), (field,)))
    for viewer in (SPECTATOR, 0, 1, 2):
        shown = json.dumps(view_fields(g, boat(), (field,), viewer, SPECTATOR))
        assert '"catch": 2' in shown and "carp" not in shown


def has_boat(g: Pond, thing: Pond) -> bool:
    return g.boat_seat != -1


BOAT: Final = Group(
    "boat", Field("seat", Seat(), "boat_seat", needed=True), Field("holes", Whole(), "boat_holes"), present=has_boat
)


def test_a_group_is_an_object_of_fields_of_the_same_thing_or_null() -> None:
    g = table()
    assert write_fields(g, g, (BOAT,)) == view_fields(g, g, (BOAT,), 0, SPECTATOR) == {"boat": None}
    read_object(g, g, (BOAT,), {"boat": {"seat": 2, "holes": 1}}, "here")
    assert (g.boat_seat, g.boat_holes) == (2, 1)
    assert write_fields(g, g, (BOAT,)) == {"boat": {"seat": 2, "holes": 1}}
    for thing in ({}, {"boat": None}):
        other = table()
        read_object(other, other, (BOAT,), thing, "here")
        assert other.boat_seat == -1
    with pytest.raises(BadPosition, match="here, boat, seat: a seat is expected"):
        read_object(g, g, (BOAT,), {"boat": {"holes": 1}}, "here")


def in_winter(g: Pond, thing: Pond) -> bool:
    return g.winter


def test_a_group_whose_presence_is_settled_is_given_or_null() -> None:
    ice = Group("ice", Field("holes", Whole(), "boat_holes"), present=in_winter, settled=True)
    g = table()
    read_object(g, g, (ice,), {"ice": None}, "here")
    with pytest.raises(BadPosition, match="here, ice: it has no part in this game"):
        read_object(g, g, (ice,), {"ice": {"holes": 1}}, "here")
    g.winter = True
    read_object(g, g, (ice,), {}, "here")
    with pytest.raises(BadPosition, match="here, ice: an object is expected, not None"):
        read_object(g, g, (ice,), {"ice": None}, "here")
    read_object(g, g, (ice,), {"ice": {"holes": 4}}, "here")
    assert write_fields(g, g, (ice,)) == {"ice": {"holes": 4}}


def test_a_group_that_is_always_there_fills_in_its_defaults() -> None:
    g = table()
    g.winter = True
    weather = Group("weather", Field("frozen", Flag(), default=frozen_in_winter))
    read_object(g, g, (weather,), {}, "here")
    assert g.frozen


class OwnedPonds(Table):
    """Only ponds that somebody owns."""

    def rows(self, g: Pond) -> list[int]:
        return [at for at, owner in enumerate(g.owners) if owner != -1]


PONDS_TABLE: Final = OwnedPonds(
    "ponds", PONDS, Column("owner", Seat(), "owners"), Column("depth", Whole(1, 9), "depths"), Bit("muddy")
)


def test_rows_of_lists_are_objects_by_name() -> None:
    g = table()
    ponds = {"green": {"owner": 1, "depth": 4, "muddy": True}, "mill": {"owner": 0, "depth": 1, "muddy": False}}
    read_object(g, g, (PONDS_TABLE,), {"ponds": {"mill": {"owner": 0}, "green": ponds["green"]}}, "here")
    assert (g.owners, g.depths, g.muddy) == ([-1, 1, 0], [1, 4, 1], 0b010)
    assert write_fields(g, g, (PONDS_TABLE,)) == view_fields(g, g, (PONDS_TABLE,), 0, SPECTATOR) == {"ponds": ponds}
    Bit("muddy").put(Row(g, 1), False)
    assert g.muddy == 0
    for thing, sentence in (
        ({"lake": {}}, "here, ponds: 'lake' is not known here"),
        ({"mill": {"depth": 0}}, "here, ponds, mill, depth: a whole number"),
        ({"mill": {"fish": 0}}, "here, ponds, mill: unknown field fish"),
        ([], "here, ponds: an object is expected"),
    ):
        with pytest.raises(BadPosition, match=re.escape(sentence)):
            read_object(g, g, (PONDS_TABLE,), {"ponds": thing}, "here")


def test_seats_see_their_own_and_of_others_what_is_open() -> None:
    g, seats = table(), Seats(*ANGLER)
    given_seats = [{"hand": ["eel"], "plan": "eel"}, {}, {"coins": 9, "hand": ["carp", "carp"]}]
    read_object(g, g, (seats,), {"seats": given_seats}, "here")
    shown = view_fields(g, g, (seats,), 0, SPECTATOR)["seats"]
    assert shown[0] == {"coins": 5, "permits": [], "hand": ["eel"], "plan": "eel"}
    assert shown[2] == {"coins": 9, "permits": [], "hand": 2}
    assert view_fields(g, g, (seats,), SPECTATOR, OF_ALL)["seats"][2]["hand"] == ["carp", "carp"]
    assert write_fields(g, g, (seats,))["seats"][2]["hand"] == ["carp", "carp"]


def test_there_is_an_object_for_every_seat() -> None:
    g = table()
    read_object(g, g, (Seats(*ANGLER),), {}, "here")
    read_object(g, g, (Seats(*ANGLER, shorter=True),), {"seats": [{"coins": 1}]}, "here")
    assert [seat.coins for seat in g.seats] == [1, 5, 5]
    for fields, seats in ((Seats(*ANGLER), [{}]), (Seats(*ANGLER, shorter=True), [{}] * 4), (Seats(*ANGLER), "3")):
        with pytest.raises(BadPosition, match="one object for each of the 3 seats is expected"):
            read_object(g, g, (fields,), {"seats": seats}, "here")
    with pytest.raises(BadPosition, match=re.escape("seat 1, coins: a whole number")):
        read_object(g, g, (Seats(*ANGLER),), {"seats": [{}, {"coins": "x"}, {}]}, "here")


# The beginning of a position


def test_the_prologue_says_which_game_it_is() -> None:
    g = Pond(GAME, 2, {"tackle": ["rod"]})
    written = write_prologue(g)
    assert written == {"game": "pond", "format": 1, "players": 2, "options": {"tackle": ["rod"]}}
    written["options"]["tackle"].append("net")
    assert g.chosen_options == {"tackle": ["rod"]}
    fields = Fields("position", {**write_prologue(g), "more": 1})
    assert read_prologue(GAME, fields) == (2, {"tackle": ["rod"]})
    assert fields.left == {"more": 1}
    assert read_prologue(GAME, Fields("position", {}), 3) == (3, {})


@pytest.mark.parametrize(
    ("prologue", "sentence"),
    [
        ({"game": "chess", "players": 2}, "position: this is not a position of pond"),
        ({"format": 2, "players": 2}, "position: only format 1 is known"),
        ({}, "position, players: a whole number from 2 to 4 is expected, not None"),
        ({"players": 5}, "position, players: a whole number from 2 to 4 is expected, not 5"),
        ({"players": 2, "options": {"bait": 1}}, "position, options: PO-1: the only option is tackle"),
    ],
)
def test_another_game_or_impossible_options_are_refused(prologue: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadPosition, match=re.escape(sentence)):
        read_prologue(GAME, Fields("position", prologue))


# Frames


class Sale(Frame):
    """A frame with steps, a part, and sealed answers that it keeps as it needs them."""

    NAME = "sale"
    FIELDS = (
        Field("seat", Seat()),
        Field("net", NET),
        Field("todo", Optional(List(Seat()))),
        Field("left", Whole(), when_set=True),
        Sealed("offers", EachSeat(FISH, or_empty=True), first=SELL, seen=EVERYBODY),
    )

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat
        self.net = Net()
        self.todo: list[int] | None = None
        self.left = 0
        self.offers: list[int] = []
        self.given: list[int] = []

    def copy(self) -> Sale:
        other = Sale(self.seat)
        other.at = self.at
        other.todo = self.todo
        other.left = self.left
        other.offers = self.offers[:]
        return other


class Haul(Frame):
    """A frame that is nothing but its name and the seat: it has one step."""

    NAME = "haul"
    FIELDS = (Field("seat", Seat(), needed=True),)

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat
        self.given: list[int] = []

    def copy(self) -> Haul:
        other = Haul(self.seat)
        other.at = self.at
        return other


class Day(Frame):
    """What opens lanes; no position names it."""

    NAME = "day"

    def copy(self) -> Day:
        raise AssertionError("nobody copies a day")


class Offering(Decision[Pond, Frame]):
    def options(self, g: Pond, frame: Frame, seat: int) -> list[int]:
        return [SELL, SELL + 1, SELL + 2, KEEP]


OFFERING: Final = Offering("offering", ("PO-2",), "PO-2", secret=True)


def begin(frame: Sale, g: Pond) -> None:
    """PO-2: the sale is announced."""


def ask_offers(frame: Sale, g: Pond) -> None:
    """PO-2: all at once."""
    given_codes = frame.given or [-1 if fish < 0 else SELL + fish for fish in frame.offers]
    ask_seats(g, frame, OFFERING, (1 << g.players) - 1, given_codes)


def keep_offers(frame: Sale, g: Pond) -> None:
    """PO-2: what was offered."""
    frame.offers = [code - SELL for code in g.answers]
    leave(g)


def ask_haul(frame: Haul, g: Pond) -> None:
    """PO-3: one seat."""
    ask_seat(g, frame, OFFERING, frame.seat)


def haul(frame: Haul, g: Pond) -> None:
    """PO-3: nothing."""
    leave(g)


steps(Sale, step("start", begin), step("offers", ask_offers, keep_offers))
steps(Haul, step("haul", ask_haul, haul))
FRAMES: Final = Frames(Sale(-1), Haul(-1))
WITH_QUESTIONS: Final = Frames(Sale(-1), Haul(-1), called="frame", questions=True)


def asked(frame: Frame) -> Pond:
    """A table at which a frame has just asked."""
    g = table()
    call(g, frame)
    run(g)
    return g


def test_a_frame_has_its_name_its_step_and_its_fields() -> None:
    g, sale = table(), Sale(1)
    sale.net.catch = [0]
    written = FRAMES.write(g, sale)
    net = {"mesh": 3, "catch": ["carp"]}
    assert written == {"name": "sale", "step": "start", "seat": 1, "net": net, "todo": None, "offers": []}
    found = FRAMES.read(g, json.loads(json.dumps({**written, "step": "offers", "left": 2})), "frame 0")
    assert isinstance(found, Sale)
    assert (found.seat, found.net.catch, found.left, found.at) == (1, [0], 2, 1)
    assert FRAMES.write(g, found)["step"] == "offers"


def test_a_frame_that_leaves_everything_out_is_as_a_new_one_at_its_first_step() -> None:
    found = FRAMES.read(table(), {"name": "sale"}, "frame 0")
    assert isinstance(found, Sale)
    assert (found.at, found.seat, found.todo) == (0, -1, None)
    assert FRAMES.blanks["sale"] is not found


def test_a_frame_with_one_step_does_not_name_it() -> None:
    g = table()
    assert FRAMES.write(g, Haul(2)) == {"name": "haul", "seat": 2}
    assert Frames(Haul(-1), steps=True).write(g, Haul(2)) == {"name": "haul", "step": "haul", "seat": 2}
    with pytest.raises(BadPosition, match="frame 0: unknown field step"):
        FRAMES.read(g, {"name": "haul", "seat": 0, "step": "haul"}, "frame 0")


@pytest.mark.parametrize(
    ("frame", "sentence"),
    [
        ({}, "frame 0, name: None is no frame"),
        ({"name": "storm"}, "frame 0, name: 'storm' is no frame"),
        ({"name": ["sale"]}, "is no frame"),
        ({"name": "sale", "step": "end"}, "frame 0, step: 'end' is no step of sale"),
        ({"name": "sale", "step": []}, "frame 0, step: [] is no step of sale"),
        ({"name": "sale", "boat": 1}, "frame 0: unknown field boat"),
        ({"name": "sale", "net": {"mesh": 0}}, "frame 0, net, mesh: a whole number"),
        ({"name": "haul"}, "frame 0, seat: a seat is expected"),
        (7, "frame 0: an object is expected, not 7"),
    ],
)
def test_impossible_frames_are_refused_in_a_sentence(frame: Any, sentence: str) -> None:
    with pytest.raises(BadPosition, match=re.escape(sentence)):
        FRAMES.read(table(), frame, "frame 0")


SPOILT = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 9) | st.sampled_from(["carp", "sale", "0", "offers", "sell:eel"]),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(st.sampled_from(["0", "2", "mesh", "catch", "seat"]), inner, max_size=3)
    ),
    max_leaves=5,
)


@settings(max_examples=300, deadline=None, derandomize=True)
@given(
    st.dictionaries(
        st.sampled_from(["name", "step", "seat", "net", "todo", "left", "offers", "ask", "of", "answers", "x"]), SPOILT
    )
)
def test_a_spoilt_frame_is_read_or_refused_and_never_breaks(frame: dict[str, Any]) -> None:
    for frames in (FRAMES, WITH_QUESTIONS):
        try:
            found = frames.read(table(), {frames.called: "sale", **frame}, "frame 0")
        except BadPosition as refusal:
            assert str(refusal).startswith("frame 0")
        else:
            assert frames.read(table(), frames.write(table(), found), "frame 0").NAME == found.NAME


# Sealed answers


def test_sealed_answers_stand_in_the_position_while_the_question_is_open() -> None:
    sale = Sale(0)
    g = asked(sale)
    assert is_open(g, sale)
    g.apply(1, SELL + 2)
    written = FRAMES.write(g, sale)
    assert written["step"] == "offers" and written["offers"] == [None, "pike", None]
    found = FRAMES.read(g, written, "frame 0")
    other = asked(found)
    assert other.waiting == (0, 2)
    assert FRAMES.write(other, found) == written


def test_nobody_sees_the_sealed_answer_of_another_whatever_was_declared_for_later() -> None:
    sale = Sale(0)
    g = asked(sale)
    g.apply(1, SELL + 2)
    g.apply(2, SELL)
    assert FRAMES.view(g, sale, 1, SPECTATOR)["offers"] == [None, "pike", HIDDEN]
    assert FRAMES.view(g, sale, 0, SPECTATOR)["offers"] == [None, HIDDEN, HIDDEN]
    assert FRAMES.view(g, sale, SPECTATOR, SPECTATOR)["offers"] == [None, HIDDEN, HIDDEN]
    sale.offers = [0, 1, 2]
    g.asking = 0
    assert FRAMES.view(g, sale, SPECTATOR, SPECTATOR)["offers"] == ["carp", "eel", "pike"]


def test_a_frame_can_say_what_it_asks_of_whom_and_who_has_answered() -> None:
    """The form of Wonderland's War: `ask`, `of`, `answers`."""
    sale = Sale(0)
    g = asked(sale)
    g.apply(1, SELL + 1)
    written = WITH_QUESTIONS.write(g, sale)
    assert written["frame"] == "sale"
    assert (written["ask"], written["of"], written["answers"]) == ("offering", [0, 1, 2], {"1": "sell:eel"})
    assert WITH_QUESTIONS.view(g, sale, 1, SPECTATOR)["answers"] == {"1": "sell:eel"}
    assert WITH_QUESTIONS.view(g, sale, 0, SPECTATOR)["answers"] == {"1": None}
    found = WITH_QUESTIONS.read(g, json.loads(json.dumps(written)), "frame 0")
    assert isinstance(found, Sale)
    assert found.given == [-1, SELL + 1, -1]
    again = asked(found)
    assert again.waiting == (0, 2)
    assert WITH_QUESTIONS.write(again, found) == written


def test_one_seat_that_is_asked_has_no_answer_yet() -> None:
    frame = Haul(2)
    g = asked(frame)
    written = WITH_QUESTIONS.write(g, frame)
    assert written == {"frame": "haul", "seat": 2, "ask": "offering", "of": [2], "answers": {}}
    g.asking = 0
    assert WITH_QUESTIONS.write(g, frame) == {"frame": "haul", "seat": 2}


@pytest.mark.parametrize(
    ("question", "sentence"),
    [
        ({"ask": 1}, "frame 0, ask: a text"),
        ({"of": [3]}, "frame 0, of[0]: there is no seat 3"),
        ({"answers": {"0": "swim"}}, "frame 0, answers, 0: an option key is expected, not 'swim'"),
        ({"answers": {"0": None}}, "frame 0, answers, 0: an option key is expected, not None"),
    ],
)
def test_an_impossible_question_is_refused(question: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadPosition, match=re.escape(sentence)):
        WITH_QUESTIONS.read(table(), {"frame": "haul", "seat": 0, **question}, "frame 0")
    with pytest.raises(BadPosition, match="unknown field"):
        FRAMES.read(table(), {"name": "haul", "seat": 0, **question}, "frame 0")


# Lanes


def side_by_side(*lanes: Lane) -> Pond:
    g = table()
    g.stack = [Day()]
    open_lanes(g, list(lanes))
    run(g)
    return g


def test_frames_of_lanes_name_the_owner_of_their_stack() -> None:
    """The form of Battalia: stacks in the order of seats; the procedure that opened them is not named."""
    g = side_by_side(Lane(2, [Haul(2)]), Lane(0, [Sale(0), Haul(0)]))
    assert g.waiting == (0, 2)
    written = FRAMES.write_lanes(g)
    assert [(frame["stack"], frame["name"]) for frame in written] == [(0, "sale"), (0, "haul"), (2, "haul")]
    lanes = FRAMES.read_lanes(g, json.loads(json.dumps(written)), "pending")
    assert [lane.owner for lane in lanes] == [0, 2]
    again = side_by_side(*lanes)
    assert again.waiting == (0, 2)
    assert FRAMES.write_lanes(again) == written


def test_sealed_answers_of_a_parked_lane_are_written_too() -> None:
    sale = Sale(1)
    sale.at = 1
    g = side_by_side(Lane(0, [Haul(0)]), Lane(1, [sale]))
    g.apply(2, SELL + 1)
    present = g.lane
    assert [frame.get("offers") for frame in FRAMES.write_lanes(g)] == [None, [None, None, "eel"]]
    assert g.lane == present


def test_without_lanes_there_is_one_stack_of_nobody() -> None:
    g = asked(Haul(1))
    written = FRAMES.write_lanes(g)
    assert written == [{"name": "haul", "stack": None, "seat": 1}]
    lanes = FRAMES.read_lanes(g, written, "pending")
    assert [(lane.owner, len(lane.stack)) for lane in lanes] == [(-1, 1)]


@pytest.mark.parametrize(
    ("pending", "sentence"),
    [
        ({}, "pending: a list of frames is expected, not {}"),
        ([7], "pending frame 0: an object is expected"),
        ([{"name": "haul", "stack": 3, "seat": 0}], "pending frame 0, stack: there is no seat 3"),
        (
            [{"name": "haul", "stack": at, "seat": 0} for at in (1, 0)],
            "pending frame 1, stack: frames of one stack stand together",
        ),
        ([{"name": "haul", "stack": 0}], "pending frame 0, seat: a seat is expected"),
    ],
)
def test_impossible_lanes_are_refused(pending: Any, sentence: str) -> None:
    with pytest.raises(BadPosition, match=re.escape(sentence)):
        FRAMES.read_lanes(table(), pending, "pending")


# What the next games have


def new_fighter(g: Any) -> Any:
    return Fighter()


class Fighter:
    def __init__(self) -> None:
        self.status = 0
        self.strength = 0
        self.wait = False


class Struggle(Frame):
    NAME = "battle"
    FIELDS = (
        Field("region", Name(("RK", "NM"), or_null=False), needed=True),
        Field(
            "fighters",
            BySeat(
                Part(
                    new_fighter,
                    Field("status", Name(("fighting", "halted", "bust"))),
                    Field("strength", Whole(0, 25)),
                    Field("wait", Flag()),
                )
            ),
        ),
        Field("wagers", BySeat(Name(("alice", "hatter"), secret=True, unseen=None)), seen=OWNER),
        Field("changes", List(Text())),
        Field("need", List(Tuple(Name(("supply", "chief")), Whole()))),
        Field("todo", Optional(List(Seat()))),
    )

    def __init__(self) -> None:
        super().__init__()
        self.region = 0
        self.fighters: list[Fighter | None] = []
        self.wagers: list[int] = []
        self.changes: list[str] = []
        self.need: list[tuple[int, int]] = []
        self.todo: list[int] | None = None

    def copy(self) -> Struggle:
        return Struggle()


def test_the_forms_of_the_next_games_can_be_declared() -> None:
    frames = Frames(Struggle())
    given_frame = {
        "name": "battle",
        "region": "NM",
        "fighters": {
            "0": {"status": "halted", "strength": 7, "wait": False},
            "2": {"status": "fighting", "strength": 6, "wait": True},
        },
        "wagers": {"0": "hatter", "1": "alice"},
        "changes": ["x2", "+1"],
        "need": [["supply", 2], ["chief", 0]],
        "todo": [2, 0],
    }
    g = table()
    found = frames.read(g, json.loads(json.dumps(given_frame)), "frame 0")
    assert frames.write(g, found) == given_frame
    assert frames.view(g, found, 1, SPECTATOR)["wagers"] == {"0": None, "1": "alice"}
    assert frames.view(g, found, SPECTATOR, SPECTATOR)["wagers"] == {"0": None, "1": None}


def test_objects_by_square_hold_what_lies_there() -> None:
    squares = Name(tuple(f"{row},{column}" for row in range(3) for column in range(3)))
    encounters: Kind = ByName(squares, Name(("g01", "y02")))
    found = encounters.read(table(), {"2,0": "y02", "0,1": "g01"}, "here")
    assert found == [-1, 0, -1, -1, -1, -1, 1, -1, -1]
    assert list(encounters.write(table(), found)) == ["0,1", "2,0"]


def test_reading_takes_only_what_it_knows_so_that_a_position_can_be_read_in_stages() -> None:
    g, fields = table(), Fields("position", {"winter": True, "deck": ["eel"], "boat": None})
    read_fields(g, g, (Field("winter", Flag()),), fields)
    read_fields(g, g, (Field("deck", Deck(FISH)), BOAT), fields)
    fields.done()
    assert g.winter and g.deck == [1]
