"""Tables before, around and after the play: seats, invitations, votes, clocks, standing orders."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from rulewright.server.wire.common import (
    Badge,
    Commitment,
    Inbound,
    Level,
    Nonce,
    Outbound,
    SeatKind,
    SeatNumber,
    Status,
)
from rulewright.server.wire.lessons import LessonsKept


class Tempo(Struct, frozen=True, forbid_unknown_fields=True):
    """Time control. `live`: `base` seconds for the game and `increment` for each decision;
    `turn`: `base` seconds for each decision, used for days; `none`: no clock."""

    kind: Literal["none", "live", "turn"] = "none"
    base: Annotated[int, Meta(ge=0, le=2_592_000)] = 0
    increment: Annotated[int, Meta(ge=0, le=3600)] = 0


class SeatPlan(Inbound):
    """A seat of a new table. `me` is the creator; with `name`, a further player on the same device (hot seat)."""

    kind: Literal["me", "bot", "open", "invited"]
    level: Level = "steady"
    name: Annotated[str, Meta(max_length=32)] = ""
    badge: Badge | None = None


class Origin(Inbound):
    """The step of a replay, of a table or an upload, from which a new table is played on."""

    replay: Annotated[str, Meta(max_length=32)]
    step: Annotated[int, Meta(ge=0, le=1_000_000)]
    seat: SeatNumber | None = None
    """While that game is still played: the own seat as which one knows it."""
    code: Annotated[str, Meta(max_length=40)] = ""


class Takeaway(Outbound):
    """A running game as one seat knows it."""

    game: str
    seat: int
    names: list[str]
    view: dict[str, Any]
    log: list[str]
    record: list[dict[str, Any]]
    """It begins with a position that the seat could hold for the true one: what it cannot know is drawn anew."""


class NewTable(Inbound):
    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[SeatPlan], Meta(min_length=1, max_length=8)]
    options: dict[str, Any] = {}
    name: Annotated[str, Meta(max_length=60)] = ""
    private: bool = False
    spectators: bool = True
    delay: Annotated[int, Meta(ge=0, le=3600)] = 0
    """Seconds by which spectators are behind."""
    tempo: Tempo = Tempo()
    free_undo: bool = True
    cover_windows: bool = True
    """Whether the table rests for a moment after a window in which somebody might have used something, so that the
    pace tells nobody who was asked. Games without windows, and people who play against bots alone, never wait."""
    advice: bool = True
    """Whether hints and odds may be asked for. A table without them is a fair table, and everybody is told."""
    scene_wait: Annotated[int, Meta(ge=0, le=60)] = 20
    """How many seconds a scene waits for somebody, where several people play."""
    language: Literal["", "en", "pl"] = ""
    """Language of the table's log; empty: each reader's own."""
    nonce: Nonce = "0" * 32
    """From the creator's browser: part of the seed."""
    commitment: Commitment = ""
    """What the server has promised (`Promise`) before it learnt the nonce; empty: it promises now."""
    origin: Origin | None = None
    """The position with which it begins; the options are then those of that game."""


class SeatInfo(Outbound):
    seat: int
    kind: SeatKind
    badge: Badge
    name: str
    level: str = ""
    person: str = ""
    you: bool = False
    connected: bool = False
    gone: bool = False
    """The person has left the table for good."""
    replaceable: bool = False
    """Whoever sits here has no say, so that a vote of the others can put somebody else here: the seat is free, its
    person has left, or has kept a match without clocks waiting for a day without a sign of life. Not told in lists."""
    code: str = ""
    """The invitation code, for the creator alone."""


class VoteInfo(Outbound):
    """Something that the people at the table decide together; all must agree."""

    id: int
    kind: Literal["undo", "bot", "substitute", "end"]
    seat: int
    by: int
    text: str
    agreed: list[int]
    needed: list[int]


class ClockInfo(Outbound):
    """Milliseconds left at the moment of sending; `running` while the seat is asked, from `starts_in` on."""

    seat: int
    left: int
    running: bool
    starts_in: int = 0
    """Milliseconds until it runs at the latest: the browser of the seat may still show what has happened."""


class Held(Outbound):
    """A table whose last position the present rules refuse: it waits for its host, or for its players to agree."""

    since: int
    places: list[int]
    """The result that is proposed: a place for each seat; none as long as nobody has proposed one."""
    agreed: list[int]
    """The seats that agree to it."""
    must: list[int]
    """The seats that must."""


class TableInfo(Outbound):
    """A table, as its lobby card and its header show it."""

    id: str
    game: str
    name: str
    status: Status
    private: bool
    spectators: bool
    delay: int
    tempo: Tempo
    free_undo: bool
    cover_windows: bool
    advice: bool
    """Whether hints and odds may be asked for."""
    language: str
    options: dict[str, Any]
    content: str
    """Which printed values it plays with (`GameContent`)."""
    seats: list[SeatInfo]
    creator: bool
    """Whether it is yours to start."""
    yours: list[int]
    commitment: str
    created: int
    started: int
    ended: int
    waiting: list[int]
    stage: str
    """What is going on, for lists: the name of the decision, or empty."""
    since: int
    """When the present decision was asked."""
    previous: str = ""
    rematch: str = ""
    votes: list[VoteInfo] = []
    clocks: list[ClockInfo] = []
    people: int = 0
    """Sockets at the table, spectators included."""
    invitation: str = ""
    """The code of the table's own link, for those who sit at it."""
    takeable: bool = False
    """Whether a seat of the running match is free for you."""
    scene_wait: int = 20
    """How many seconds a scene waits for somebody at a table with several people; 0 to 60."""
    held: Held | None = None
    """What it waits for, if the present rules do not let it go on."""
    settled: list[int] = []
    """The place of each seat, if the match ended by agreement."""
    newcomer: bool = False
    """Whether you have finished fewer than three games of this title."""
    lessons: LessonsKept | None = None
    """Of a guided game: how far its pupil has come. Its seed is prepared."""


class Tables(Outbound):
    tables: list[TableInfo]


class Join(Inbound):
    """Takes a seat: an open one by number, an invited one by its code."""

    seat: SeatNumber | None = None
    code: Annotated[str, Meta(max_length=20)] = ""
    nonce: Nonce = "0" * 32


class ChangedSeat(Inbound):
    """The creator changes a seat before the start."""

    kind: Literal["bot", "open", "invited", "remove"] | None = None
    level: Level | None = None
    name: Annotated[str, Meta(max_length=32)] | None = None
    badge: Badge | None = None
    move: SeatNumber | None = None
    """The place in the order of seats that it gets."""


class AddedSeat(Inbound):
    plan: SeatPlan


class Settlement(Inbound):
    """A result to which the players of a table that waits agree: a place for each seat, the best one is 1."""

    places: Annotated[list[Annotated[int, Meta(ge=1, le=16)]], Meta(min_length=1, max_length=16)]


class Rematch(Inbound):
    """Once more with the same people: the first to ask makes the table, the others take their seats at it."""

    nonce: Nonce = "0" * 32
    commitment: Commitment = ""


class Promise(Outbound):
    """The fingerprint of a seed that is kept for the next table of this person."""

    commitment: str


class Invitation(Outbound):
    """What the holder of a code sees before taking the seat."""

    table: TableInfo
    seat: int | None


class Note(Struct, forbid_unknown_fields=True):
    text: Annotated[str, Meta(max_length=10_000)]


class OrderInfo(Outbound):
    """A standing order: whenever this decision offers the option, it is chosen."""

    decision: str
    title: str
    key: str
    text: str
