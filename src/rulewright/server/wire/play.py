"""Play: what is pushed through a socket, and what a browser commands."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from rulewright.server.wire.common import Cause, Count, Key, Level, Locale, Outbound, Request, SeatNumber
from rulewright.server.wire.lessons import LessonNow
from rulewright.server.wire.story import Passed, SceneHead, SceneInfo, StoryEvent
from rulewright.server.wire.tables import ClockInfo, OrderInfo, TableInfo

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
    why: str = ""
    """The second sentence: the condition that matters now."""
    first: str = ""
    """The goal, told instead of `why` in somebody's first games."""


class Line(Outbound):
    """One line of the log. `number` is the event that caused it, `message` its kind, `turn` counts turns."""

    number: int
    seat: int | None
    message: str
    text: str
    rule: str
    turn: int
    rule_title: str = ""
    cause: Cause = "player"
    whispered: bool = False
    about: list[str] = []
    """What it names, as `kind:id`: `seat:2`, `kingdom:althea`. Boards mark it."""
    more: str = ""
    """What it adds to a line of the same kind and seat before it; empty if it stands alone."""
    sub: str = ""
    """What it says below another line of the same seat; empty if it says the same."""
    decided: bool = False
    """Whether its rule decided it, not somebody's choice: then it has a sign in the log."""
    scene: str = ""
    """The scene (`SceneHead`) that it is told by; empty for most."""


class UndoInfo(Outbound):
    """What can be taken back: at once, only if all agree, or not at all."""

    free: bool = False
    plain: bool = False
    """At once, although something has become known since or others have acted: only bots would be asked."""
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


class Time(Outbound):
    """Where a stage of the game begins, such as a year: the step and the turn."""

    title: str
    number: int
    turn: int


class ResultInfo(Outbound):
    scores: list[float]
    measure: str
    """What the scores count, in the words of the game."""
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
    """The stages by which the points of each source are told; none if they are only told for the whole game."""
    times: list[Time]
    """The beginnings of all stages; none if the game does not tell them."""


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
    orders: list[OrderInfo]
    since: int
    """The number of the last event that a person at these eyes has caused: what is newer is news."""
    turn: int
    thinking: list[int] = []
    """Seats whose bot is at work."""
    held_up_by: int | None = None
    """The seat that must finish something before the one of these eyes is asked again."""
    result: ResultInfo | None = None
    story: list[StoryEvent] = []
    """The new lines as events, one after the other."""
    passed: list[Passed] = []
    """With several new choices, the table after each of them but the last, as far as the server still knows it."""
    scenes: list[SceneInfo] = []
    """The scenes that the new events belong to."""
    heads: list[SceneHead] = []
    """The scenes that the lines belong to, as the log tells them."""
    lesson: LessonNow | None = None
    """Of a guided game, for its pupil."""


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


class Obstacle(Outbound):
    """One of several things that stand in the way."""

    text: str
    about: list[str]
    """As in `Line`."""


class RefusalInfo(Outbound):
    """Why not: the rule, and the numbers that matter."""

    rule: str
    title: str
    text: str
    reason: str
    numbers: dict[str, Any]
    about: list[str] = []
    """What stands in the way, as far as the numbers name it; as in `Line`."""
    obstacles: list[Obstacle] = []


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
    then: list[str]
    """The options that the seat would have next; boards show where they lead."""
    text: str = ""
    """What would be true after the choice, in the game's own numbers: one sentence."""
    lock: str = ""
    """Why it could not be taken back; empty if it could."""


class Advice(Outbound):
    key: str
    text: str
    share: float
    """How much of the bot's attention it got, 0 to 1."""
    value: float
    """How well the seat would stand, 0 to 1."""
    reason: str = ""
    """What it would bring, as the end of a sentence; empty if there is nothing to tell."""


class Hint(Message, tag="hint"):
    id: str
    options: list[Advice]


class SideOdds(Outbound):
    """One side of a contest, such as a battle. No seat: nobody leads it."""

    seat: int | None
    share: float
    """Of the play-outs, those that it won: 0 to 1."""
    losses: float
    """The pieces that it lost from this position on, on average."""


class Odds(Message, tag="odds"):
    """How the contest of this version would end: it was played out so many times, with sensible choices."""

    id: str
    version: int
    sides: list[SideOdds]
    undecided: float
    """The share of play-outs that nobody won."""
    margin: float
    """How far off a share may be, 19 times of 20."""
    playouts: int


class MetDecision(Outbound):
    """A decision that a seat has answered before, with the options that it had the last time."""

    name: str
    title: str
    options: list[Offer]


class Met(Message, tag="met"):
    """The answer to `met`: the decisions for which standing orders can be given, without the one that is asked now."""

    id: str
    seat: int
    decisions: list[MetDecision]


class Position(Message, tag="position"):
    """The answer to `describe`: the table in words, as these eyes see it at this version."""

    id: str
    version: int
    sections: list[Section]


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


ServerMessage = (
    Update
    | TableChanged
    | Acknowledged
    | Refused
    | Reason
    | Consequence
    | Hint
    | Odds
    | Met
    | Position
    | Said
    | Farewell
)


# Play: commands of the browser. `tag` is the field `do`.


class Command(Struct, tag_field="do", forbid_unknown_fields=True):
    """What a browser sends through a socket."""


class Hello(Command, tag="hello"):
    """The first command. `seen`: the version known already, -1 for none; lines after it are sent."""

    locale: Locale
    seen: Annotated[int, Meta(ge=-1, le=2_147_483_647)] = -1
    eyes: SeatNumber | None = None


class Look(Command, tag="look"):
    """Through the eyes of another of one's own seats: the curtain is lifted."""

    eyes: SeatNumber


class Speak(Command, tag="locale"):
    locale: Locale


class Choose(Command, tag="choose"):
    id: Request
    seat: SeatNumber
    version: Count
    key: Key


class Undo(Command, tag="undo"):
    """Takes the seat's last choice back, if nobody has learnt anything since, or nobody but bots is concerned."""

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


class AskOdds(Command, tag="odds"):
    """Asks how what is being fought out now would end, as far as these eyes can know."""

    id: Request


class AskMet(Command, tag="met"):
    """Asks which decisions this seat has met, so that a standing order can be given for one in advance."""

    id: Request
    seat: SeatNumber


class Seen(Command, tag="seen"):
    """This browser has shown everything up to this version: the clock of its seat may start."""

    version: Count


class Describe(Command, tag="describe"):
    """Asks for the position in words."""

    id: Request


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
    vote: Count
    agree: bool


class Leave(Command, tag="leave"):
    """Gives up one's seats for good."""

    id: Request


class Say(Command, tag="chat"):
    id: Request
    text: Annotated[str, Meta(min_length=1, max_length=500)]


ClientCommand = (
    Hello
    | Look
    | Speak
    | Choose
    | Undo
    | WhyNot
    | Preview
    | AskHint
    | AskOdds
    | AskMet
    | Seen
    | Describe
    | Order
    | Propose
    | Ballot
    | Leave
    | Say
)
