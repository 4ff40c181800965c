"""Story of a match: the lines of its log as events, one thing after the other, and the scenes among them.

An event is what people at a real table would call one thing: "Bruno plays a Band of 3 Orcs: marker in Rhea". A scene is
a moment that is shown in steps and then waits: a battle, the scoring of an Age. Both are made of nothing but the lines
that a reader may read, so a story knows no secret, and a table, a replay and the text view tell the same.

A game declares its story once, as `STORY` in `face/story.py`. Its words are in its catalogue:

    event-KIND          the sentence of an event; `.you` if the actor reads it; `.tag` for the ring, four words at most;
                        `.all` if one choice tells it of every seat: "All take their starting units"
    beat-MESSAGE        a part of an event, in two or three words; `.you` as above. If the first line of an event
                        has one, it is the first of its beats
    scene-NAME-...      whatever the maker of the scene asks for

They get the arguments of the line. A game without a story is told all the same: the first line of each choice is a
plain event, the others are its beats. How lines become events is in `telling`.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Literal, NamedTuple, Protocol

from rulewright.core.narration import Told
from rulewright.text import Texts

BOOK_KEEPING: Final = 0
"""Joins the event before."""
SMALL: Final = 1
PLAIN: Final = 2
HEAVY: Final = 3
"""Shown beat by beat."""
SCENE: Final = 4
"""Shown in steps; it waits."""


Layout = Literal["board", "versus", "cards", "end"]


class Reader(NamedTuple):
    """Whoever reads: the game's words in their language, the names of the seats, whose eyes (-1: nobody's)."""

    words: Texts
    names: Sequence[str]
    eyes: int
    printed: Mapping[str, Any]
    """The printed values of the content that is played with, as `Game.printed` tells them."""


@dataclass
class Beat:
    """A part of an event: a pill under its sentence, and where it happens (`kind:id` or a place of the board)."""

    text: str
    place: list[str] = field(default_factory=list)


@dataclass
class StoryEvent:
    """One thing that happened. `seat` is the actor, None the game itself."""

    seat: int | None
    kind: str
    weight: int
    text: str
    place: list[str] = field(default_factory=list)
    tag: str = ""
    """What the place is now, in at most four words: "3rd: leads Rhea"."""
    beats: list[Beat] = field(default_factory=list)
    scene: str = ""
    """The scene that it begins or goes on with."""
    rule: str = ""
    """The rule that decided it, if one did (`Story.decided`)."""
    forced: str = ""
    """The rule by which nobody was asked: there was one option only."""
    joins: bool = False
    """Whether it goes on with the event before it: whoever is told both sees one thing."""


@dataclass
class Cell:
    """What a row says of one side: a seat (None: nobody's), a number, pieces `kind:id`, words."""

    seat: int | None
    value: str = ""
    pieces: list[str] = field(default_factory=list)
    text: str = ""


@dataclass
class Row:
    id: str
    label: str
    icon: str = ""
    """An icon of the game or of the house, by name; may be empty."""
    cells: list[Cell] = field(default_factory=list)


@dataclass
class SceneStep:
    """One step of a scene: how long it is shown, what is lit meanwhile, its sentence, what it adds to the rows."""

    id: str
    label: str
    ms: int
    text: str
    lit: list[str] = field(default_factory=list)
    rows: list[Row] = field(default_factory=list)
    data: dict[str, Any] = field(default_factory=dict)
    """What the game's own drawing of this scene wants to know besides: ids and numbers from the lines. Some keys mean
    the same in every game: `scenes.SharedData`."""


@dataclass
class SceneChange:
    """Something that the scene has changed on the board."""

    icon: str
    text: str
    place: list[str] = field(default_factory=list)
    rule: str = ""


@dataclass
class SceneResult:
    """How it ended: who won by how much, and one sentence that names the cause."""

    headline: str
    because: str = ""
    rows: list[Row] = field(default_factory=list)
    changes: list[SceneChange] = field(default_factory=list)


@dataclass
class Scene:
    """A scene as far as it has come. Without a result it goes on: somebody is asked something in it."""

    name: str
    title: str
    layout: Layout
    """`board`: the board stays and is lit; `versus`: two sides and rows; `cards`: what was drawn; `end`."""
    seats: list[int]
    steps: list[SceneStep] = field(default_factory=list)
    result: SceneResult | None = None
    waits: bool = True


class SceneMaker(Protocol):
    """How a scene is made of lines: from the line that begins it to the one that ends it, if that has come."""

    name: str

    def begins(self, line: Told) -> bool: ...

    def ends(self, line: Told) -> bool:
        """Whether this line is the last one of the scene. A scene is over at the latest when the next one begins."""

    def scene(self, lines: Sequence[Told], over: bool, reader: Reader) -> Scene | None:
        """The scene that the lines tell, in the reader's words; None if there is nothing to show. A pure function."""


class EventKind(NamedTuple):
    """What a log message is in the story.

    With `beat` it joins the event before it in the same choice, if that has the same actor or it has none; else it
    is an event of its own. With `later` as well, one with which a choice begins goes on with the event of the same
    actor before it: the answer to a question that a Band has led to is part of the Band. All lines of a scene in one
    choice are one event, whatever they are declared to be.
    """

    kind: str
    weight: int = PLAIN
    beat: bool = False
    later: bool = False


Place = Callable[[Told, Reader], list[str]]
Whole = Callable[[Sequence[Told]], Told]


@dataclass
class Story:
    """What a game declares: the kind of each log message (without its prefix `log-`), and its scenes.

    A message that is not declared is book-keeping. `place` says where a line is at home on the board, if the things
    that it names say too little. `whole` makes one line of all lines of an event, for its sentence and its tag;
    without it the first line speaks for all. `decided` are the messages of what no player chose but a rule decided, to
    somebody's surprise maybe: "no marker, the Band is too small". Their rule is one sign behind the sentence.
    """

    kinds: Mapping[str, EventKind]
    scenes: Sequence[SceneMaker] = ()
    place: Place | None = None
    whole: Whole | None = None
    decided: Collection[str] = ()
