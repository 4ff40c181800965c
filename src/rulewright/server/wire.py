"""What crosses the wire: every message between browser and server, as typed structs.

The TypeScript types of the client are generated from this file (`wire_types`),
so that both sides speak the same. Game texts arrive as sentences in the
reader's language; views are what the engine's `view` gives, and nothing else
about a game leaves the server. Unknown fields are refused.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

Locale = Literal["en", "pl"]
Level = Literal["novice", "steady", "sharp", "master"]
Badge = Literal["A", "B", "C", "D", "E", "F"]
Status = Literal["open", "playing", "finished", "ended"]
"""A table waits for players, is played, has come to its end by the rules, or was ended before."""
SeatKind = Literal["person", "bot", "open", "invited"]
Cause = Literal["player", "bot", "order", "time"]
Identifier = Annotated[str, Meta(pattern=r"^[a-z0-9]{10,32}$")]
Name = Annotated[str, Meta(min_length=1, max_length=32)]
Key = Annotated[str, Meta(min_length=1, max_length=120)]
Request = Annotated[str, Meta(min_length=8, max_length=64)]
"""Chosen by the browser; the same request is carried out once, however often it arrives."""
Password = Annotated[str, Meta(min_length=8, max_length=200)]
Nonce = Annotated[str, Meta(pattern=r"^[0-9a-f]{32}$")]
SeatNumber = Annotated[int, Meta(ge=0, le=7)]


class Inbound(Struct, forbid_unknown_fields=True):
    """What a browser sends in a request."""


class Outbound(Struct):
    """What the server sends."""


# Problems


class Problem(Outbound):
    """Why a request was not carried out: a code for programs, a sentence for people."""

    code: str
    text: str


# People


class Settings(Struct, forbid_unknown_fields=True):
    """What a person has chosen for the whole client."""

    confirm: Literal["never", "reveals", "always"] = "reveals"
    animations: bool = True
    hints: bool = True
    mail: bool = False
    webhook: bool = False
    push: bool = False
    reminders: bool = True


class Person(Outbound):
    """The person of this session."""

    id: str
    name: str
    guest: bool
    locale: Locale
    settings: Settings
    email: str = ""
    webhook: str = ""


class Me(Outbound):
    """Who the browser is; `csrf` goes into the header X-CSRF-Token of every changing request."""

    csrf: str
    person: Person | None = None
    push_key: str = ""
    """The public key for web push; empty if the host has not set it up."""


class NewGuest(Inbound):
    name: Name
    locale: Locale = "en"


class Credentials(Inbound):
    name: Name
    password: Password


class Registration(Inbound):
    """A new account, or the upgrade of the guest who asks."""

    name: Name
    password: Password
    locale: Locale = "en"


class ChangedPerson(Inbound):
    """What is given is changed."""

    name: Name | None = None
    locale: Locale | None = None
    settings: Settings | None = None
    email: Annotated[str, Meta(max_length=200)] | None = None
    webhook: Annotated[str, Meta(max_length=500)] | None = None


class ChangedPassword(Inbound):
    old: Annotated[str, Meta(max_length=200)]
    new: Password


class PushSubscription(Inbound):
    endpoint: Annotated[str, Meta(max_length=1000)]
    p256dh: Annotated[str, Meta(max_length=200)]
    auth: Annotated[str, Meta(max_length=100)]


class GuestLink(Outbound):
    """A link by which a guest comes back on another device; the old one stops working."""

    token: str


class UsedLink(Inbound):
    token: Annotated[str, Meta(min_length=20, max_length=100)]


class Acquaintance(Outbound):
    id: str
    name: str
    kind: Literal["block", "mute"]


class Relation(Inbound):
    kind: Literal["block", "mute"]


class Report(Inbound):
    person: Identifier
    text: Annotated[str, Meta(min_length=1, max_length=1000)]
    table: Identifier | None = None


class Notification(Outbound):
    id: int
    at: int
    kind: str
    text: str
    table: str
    seen: bool


# Games


class OptionInfo(Outbound):
    """One option of a new game; `many` means that several values are chosen."""

    name: str
    title: str
    description: str
    default: Any
    values: list[Any]
    titles: list[str]
    many: bool


class GameInfo(Outbound):
    name: str
    title: str
    line: str
    min_players: int
    max_players: int
    options: list[OptionInfo]
    levels: list[str]


class RuleText(Outbound):
    id: str
    title: str
    text: str
    source: str
    """`rulebook`, `clarified` and so on, as the rulebook marks it; may be empty."""


class ChapterText(Outbound):
    title: str
    rules: list[RuleText]


class RulebookText(Outbound):
    game: str
    introduction: str
    chapters: list[ChapterText]


class BotStrength(Outbound):
    """One line of the measured strength of the bots."""

    level: str
    title: str
    description: str


# Tables


class Tempo(Struct, forbid_unknown_fields=True):
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
    language: Literal["", "en", "pl"] = ""
    """Language of the table's log; empty: each reader's own."""
    nonce: Nonce = "0" * 32
    """From the creator's browser: part of the seed."""


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
    """The person has left the table for good; a vote can put somebody else here."""
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
    """Milliseconds left at the moment of sending; `running` while the seat is asked."""

    seat: int
    left: int
    running: bool


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
    language: str
    options: dict[str, Any]
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


class AddedSeat(Inbound):
    plan: SeatPlan


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


# Play: what the server pushes


class RuleRef(Outbound):
    id: str
    title: str


class Offer(Outbound):
    """One thing that can be chosen now."""

    key: str
    text: str


class Asked(Outbound):
    """What a seat is asked; `version` names this very question and goes back with the answer."""

    seat: int
    name: str
    title: str
    prompt: str
    version: int
    rules: list[RuleRef]
    options: list[Offer]
    secret: bool
    default: str
    orderable: bool = True


class Line(Outbound):
    """One line of the log. `number` is the event that caused it, `message` its kind, `turn` counts turns."""

    number: int
    seat: int | None
    message: str
    text: str
    rule: str
    turn: int
    cause: Cause = "player"
    whispered: bool = False


class UndoInfo(Outbound):
    """What can be taken back: at once, only if all agree, or not at all."""

    free: bool = False
    consent: bool = False


class Series(Outbound):
    """Points by seat after each step."""

    number: int
    turn: int
    scores: list[float]


class Source(Outbound):
    """Points from one source, by seat, for each stage of the game."""

    name: str
    title: str
    points: list[list[float]]


class ResultInfo(Outbound):
    scores: list[float]
    places: list[int]
    winners: list[int]
    reason: str
    lines: list[str]
    """The result in sentences, the winner first."""
    decided: list[str]
    """What decided it, in up to three sentences."""
    series: list[Series]
    sources: list[Source]
    stages: list[str]


class Section(Outbound):
    """A part of the position in words: for screen readers and the text view."""

    title: str
    lines: list[str]
    sections: list[Section] = []


# Play: messages of the server. `tag` is the field `type`.


class Message(Outbound, tag_field="type"):
    """What the server sends through a socket."""


class Update(Message, tag="update"):
    """The table as one pair of eyes sees it. `fresh`: forget everything before, `lines` is the whole log."""

    version: int
    fresh: bool
    eyes: int | None
    view: dict[str, Any]
    asked: Asked | None
    """The question to the seat of these eyes."""
    yours_waiting: list[int]
    """Which of your seats are asked: with several, the curtain."""
    waiting: list[int]
    stage: str
    lines: list[Line]
    undo: UndoInfo
    clocks: list[ClockInfo]
    position: list[Section]
    orders: list[OrderInfo]
    since: int
    """The number of the last event that a person at these eyes has caused: what is newer is news."""
    turn: int
    thinking: list[int] = []
    """Seats whose bot is at work."""
    result: ResultInfo | None = None


class TableChanged(Message, tag="table"):
    table: TableInfo


class Acknowledged(Message, tag="ack"):
    """The request is stored for good."""

    id: str
    version: int


class Refused(Message, tag="refused"):
    """The request was not carried out. With `refusal` a rule of the game stands in the way."""

    id: str
    code: str
    text: str
    refusal: RefusalInfo | None = None


class RefusalInfo(Outbound):
    """Why not: the rule, and the numbers that matter."""

    rule: str
    title: str
    text: str
    reason: str
    numbers: dict[str, Any]


class Reason(Message, tag="reason"):
    """The answer to `why_not`; no refusal means that it can be chosen."""

    id: str
    key: str
    refusal: RefusalInfo | None


class Consequence(Message, tag="consequence"):
    """The answer to `preview`: what would be told; `reveals` if it could not be undone freely."""

    id: str
    key: str
    lines: list[str]
    reveals: bool
    ends_turn: bool


class Advice(Outbound):
    key: str
    text: str
    share: float
    """How much of the bot's attention it got, 0 to 1."""
    value: float
    """How well the seat would stand, 0 to 1."""


class Hint(Message, tag="hint"):
    id: str
    options: list[Advice]


class ChatLine(Outbound):
    id: int
    at: int
    seat: int | None
    name: str
    person: str
    text: str


class Said(Message, tag="chat"):
    """`fresh`: the whole chat."""

    fresh: bool
    lines: list[ChatLine]


class Farewell(Message, tag="farewell"):
    """The server closes the socket; `again` if the browser should come back."""

    code: str
    text: str
    again: bool


ServerMessage = Update | TableChanged | Acknowledged | Refused | Reason | Consequence | Hint | Said | Farewell


# Play: commands of the browser. `tag` is the field `do`.


class Command(Struct, tag_field="do", forbid_unknown_fields=True):
    """What a browser sends through a socket."""


class Hello(Command, tag="hello"):
    """The first command. `seen`: the version known already, -1 for none; lines after it are sent."""

    locale: Locale
    seen: Annotated[int, Meta(ge=-1)] = -1
    eyes: SeatNumber | None = None


class Look(Command, tag="look"):
    """Through the eyes of another of one's own seats: the curtain is lifted."""

    eyes: SeatNumber


class Speak(Command, tag="locale"):
    locale: Locale


class Choose(Command, tag="choose"):
    id: Request
    seat: SeatNumber
    version: Annotated[int, Meta(ge=0)]
    key: Key


class Undo(Command, tag="undo"):
    """Takes the seat's last choice back, if nobody has learnt anything since."""

    id: Request
    seat: SeatNumber


class WhyNot(Command, tag="why_not"):
    id: Request
    seat: SeatNumber
    key: Key


class Preview(Command, tag="preview"):
    id: Request
    seat: SeatNumber
    key: Key


class AskHint(Command, tag="hint"):
    id: Request
    seat: SeatNumber


class Order(Command, tag="order"):
    """Gives or, without a key, withdraws a standing order."""

    id: Request
    seat: SeatNumber
    decision: Annotated[str, Meta(max_length=60)]
    key: Key | None = None


class Propose(Command, tag="propose"):
    """Puts a question to the people at the table."""

    id: Request
    kind: Literal["undo", "bot", "substitute", "end"]
    seat: SeatNumber
    level: Level = "steady"


class Ballot(Command, tag="ballot"):
    id: Request
    vote: int
    agree: bool


class Leave(Command, tag="leave"):
    """Gives up one's seats for good."""

    id: Request


class Say(Command, tag="chat"):
    id: Request
    text: Annotated[str, Meta(min_length=1, max_length=500)]


ClientCommand = (
    Hello | Look | Speak | Choose | Undo | WhyNot | Preview | AskHint | Order | Propose | Ballot | Leave | Say
)


# Replays


class StepInfo(Outbound):
    """One step of a replay, for the scrub bar: who acted, in which turn, how much it weighed, what it was."""

    step: int
    seat: int | None
    turn: int
    scores: list[float]
    weight: float
    marks: list[str]
    """Kinds of log messages in this step, such as `dragon`, `band`, `age_begins`."""


class ReplayInfo(Outbound):
    """A record as a replay shows it. `all_seeing` is offered only after the end."""

    id: str
    table: str
    game: str
    name: str
    players: list[SeatInfo]
    options: dict[str, Any]
    steps: list[StepInfo]
    eyes: list[int]
    all_seeing: bool
    finished: bool
    result: ResultInfo | None
    stages: list[str]
    commitment: str
    at: int


class Frame(Outbound):
    """The table after a step. All-seeing frames carry every hand in `views`, by seat."""

    step: int
    view: dict[str, Any]
    lines: list[Line]
    waiting: list[int]
    turn: int
    position: list[Section]
    hands: list[dict[str, Any]] = []


class Frames(Outbound):
    frames: list[Frame]


class Verification(Outbound):
    """Whether the seed is the one committed to and gives every shuffle again."""

    ok: bool
    events: int
    commitment: str
    seed: str
    nonces: list[str]
    text: str


class Upload(Inbound):
    record: list[dict[str, Any]]
    name: Annotated[str, Meta(max_length=60)] = ""


class Uploaded(Outbound):
    id: str


class ReplayList(Outbound):
    replays: list[TableInfo]


# The host


class Health(Outbound):
    status: Literal["ok", "starting", "stopping", "broken"]
    version: str
    checks: dict[str, str]
