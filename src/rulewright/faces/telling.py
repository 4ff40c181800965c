"""Telling the story of a match: how lines of its log become events and scenes, for one pair of eyes.

A `Tale` hears the lines that its reader may read, one after the other, and notes where scenes begin and end. What it
tells is a pure function of these lines, the language and the names, so a table and its replay tell the same:

- An event never goes beyond one choice. Its id is the place of its first line among all that the reader may read.
  One that goes on with the event before it says so (`joins`): who is told both of them is shown one thing.
- What a choice tells of one scene is one event; the scene is told anew from its beginning each time.
- Book-keeping joins the event before it; a beat does if it has the same actor, or none.
- A message that comes once for every seat is one event if the game has a sentence for all of them, `event-KIND.all`.
- What nobody was asked, because there was one option only, is no event: the one that it led to says so.
"""

from __future__ import annotations

from bisect import bisect_right
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final, NamedTuple

from rulewright.core.game import Game
from rulewright.core.narration import Told
from rulewright.faces import face_of
from rulewright.faces.story import (
    BOOK_KEEPING,
    HEAVY,
    PLAIN,
    SCENE,
    Beat,
    EventKind,
    Reader,
    Scene,
    SceneMaker,
    Story,
    StoryEvent,
)
from rulewright.text.things import SEAT, things_in

NOT_DECLARED: Final = EventKind("", BOOK_KEEPING)
FORCED: Final = "forced"
"""The message of a choice that nobody was asked: there was one option only."""


class NumberedEvent(NamedTuple):
    """An event, its id, and the number of the choice that it belongs to, as the reader counts."""

    id: int
    number: int
    event: StoryEvent


class NumberedScene(NamedTuple):
    """A scene, its id, and the number of the choice with which it began."""

    id: str
    number: int
    scene: Scene


class Telling(NamedTuple):
    """What new lines tell: events in their order, and the scenes that they belong to, as far as these have come."""

    events: list[NumberedEvent]
    scenes: list[NumberedScene]


class Span(NamedTuple):
    """The lines of a scene: from the first to before `end`, -1 while it goes on."""

    maker: SceneMaker
    first: int
    end: int = -1

    @property
    def id(self) -> str:
        return f"{self.maker.name}-{self.first + 1}"

    @property
    def over(self) -> bool:
        return self.end >= 0

    def touches(self, first: int, end: int) -> bool:
        """Whether any of these lines belong to it."""
        return self.first < end and (not self.over or first < self.end)


def story_of(rules: Game[Any]) -> Story | None:
    """The story that a game declares; None: it is told in general."""
    face = face_of(rules, "story")
    story: Story | None = face.STORY if face is not None else None
    return story


def uncounted(number: int) -> int:
    """How choices are counted by somebody who sees all of them."""
    return number


class Tale:
    """The story of a match for one pair of eyes: the lines that they may read, and the scenes among them."""

    def __init__(self, story: Story | None) -> None:
        self.story = story
        self.lines: list[Told] = []
        self.spans: list[Span] = []
        self._numbers: list[int] = []

    def hear(self, line: Told, number: int) -> None:
        """Takes the next line, of the choice of this number."""
        at = len(self.lines)
        self.lines.append(line)
        self._numbers.append(number)
        makers = self.story.scenes if self.story is not None else ()
        begun = next((maker for maker in makers if maker.begins(line)), None)
        if begun is not None:
            self._close(at)
            self.spans.append(Span(begun, at))
        if self.spans and not self.spans[-1].over and self.spans[-1].maker.ends(line):
            self._close(at + 1)

    def _close(self, end: int) -> None:
        """A scene that goes on is over before this line."""
        if self.spans and not self.spans[-1].over:
            self.spans[-1] = self.spans[-1]._replace(end=end)

    def copy(self) -> Tale:
        """The same story, which can hear on by itself."""
        other = Tale(self.story)
        other.lines, other.spans, other._numbers = self.lines[:], self.spans[:], self._numbers[:]
        return other

    def place_after(self, number: int) -> int:
        """How many lines belong to choices up to this number."""
        return bisect_right(self._numbers, number)

    def tell(self, first: int, reader: Reader, count: Callable[[int], int] = uncounted) -> Telling:
        """What the lines from this place on tell; `count` says what the reader calls a choice."""
        scenes = {
            span.first: NumberedScene(span.id, count(self._numbers[span.first]), scene)
            for span, scene in self.scenes_from(first, reader)
            if scene is not None
        }
        events: list[NumberedEvent] = []
        for start, end in self._choices(first, count):
            told = Choice(self, reader, start, end, scenes)
            events += [NumberedEvent(at + 1, count(self._numbers[start]), event) for at, event in told.events()]
        return Telling(events, list(scenes.values()))

    def scenes_from(self, first: int, reader: Reader) -> Iterator[tuple[Span, Scene | None]]:
        """The scenes to which lines from this place on belong."""
        for span in self.spans_from(first):
            yield span, self.scene(span, reader)

    def spans_from(self, first: int) -> Iterator[Span]:
        """Where the scenes lie to which lines from this place on belong."""
        begin = bisect_right(self.spans, first, key=lambda span: span.first) - 1
        for span in self.spans[max(0, begin) :]:
            if span.touches(first, len(self.lines)):
                yield span

    def span_at(self, at: int) -> Span | None:
        """The scene to which a line belongs."""
        found = bisect_right(self.spans, at, key=lambda span: span.first) - 1
        return self.spans[found] if found >= 0 and self.spans[found].touches(at, at + 1) else None

    def steps_before(self, span: Span, first: int, reader: Reader) -> set[str]:
        """The ids of the steps that a scene had before a line."""
        scene = made(span.maker, self.lines[span.first : first], False, reader) if first > span.first else None
        return {step.id for step in scene.steps} if scene is not None else set()

    def number_at(self, at: int) -> int:
        """The number of the choice to which a line belongs."""
        return self._numbers[at]

    def sentence(self, first: int, end: int, reader: Reader) -> str:
        """What lines side by side tell as one event."""
        return Choice(self, reader, first, end, {}).sentence()

    def scene(self, span: Span, reader: Reader) -> Scene | None:
        """A scene as far as it has come; None if its lines show nothing."""
        end = span.end if span.over else len(self.lines)
        return made(span.maker, self.lines[span.first : end], span.over, reader)

    def scene_upto(self, id: str, reader: Reader, number: int) -> Scene | None:
        """A scene as far as it had come with the choice of this number; None if it had not begun."""
        span = next(span for span in self.spans if span.id == id)
        upto = self.place_after(number)
        if upto <= span.first:
            return None
        if span.over and upto >= span.end:
            return self.scene(span, reader)
        return made(span.maker, self.lines[span.first : upto], False, reader)

    def _choices(self, first: int, count: Callable[[int], int]) -> Iterator[tuple[int, int]]:
        """The lines from this place on, choice by choice, as the reader counts."""
        while first < len(self.lines):
            number, end = count(self._numbers[first]), first + 1
            while end < len(self.lines) and count(self._numbers[end]) == number:
                end += 1
            yield first, end
            first = end


def made(maker: SceneMaker, lines: Sequence[Told], over: bool, reader: Reader) -> Scene | None:
    """The scene that a maker makes of lines. A step that comes again, such as cards that are drawn anew, is counted: no
    two of a scene have the same id."""
    scene = maker.scene(lines, over, reader)
    seen: Counter[str] = Counter()
    for step in scene.steps if scene is not None else ():
        seen[step.id] += 1
        if seen[step.id] > 1:
            step.id = f"{step.id}:{seen[step.id]}"
    return scene


class Choice:
    """The lines of one choice, as events by the place of their first line; scenes by the place of theirs."""

    def __init__(self, tale: Tale, reader: Reader, start: int, end: int, scenes: dict[int, NumberedScene]) -> None:
        self.tale = tale
        self.story = tale.story
        self.lines = tale.lines
        self.reader = reader
        self.start = start
        self.end = end
        self.scenes = scenes
        self.found: list[tuple[int, StoryEvent]] = []
        self.told: set[int] = set()
        """The lines that an event for all seats has told."""
        self.parts: dict[int, list[Told]] = {}
        """The lines of each event of one actor, by the place of its first."""
        self.forced: Told | None = None
        """The last choice that nobody was asked, until something tells what it led to."""

    def events(self) -> list[tuple[int, StoryEvent]]:
        for at in range(self.start, self.end):
            span = self.tale.span_at(at)
            scene = self.scenes.get(span.first) if span is not None else None
            if scene is not None:
                self._go_on_with(scene, at)
            elif at not in self.told:
                self._take(at)
        if self.forced is not None:
            self._tell_forced(self.forced)
        for at, event in self.found:
            if at in self.parts:
                self._round_off(event, self._kind(at), self.parts[at])
        return self.found

    def sentence(self) -> str:
        """The sentence of all lines of this choice, as one event."""
        return self._sentence(self._whole(self.lines[self.start : self.end]), self._kind(self.start))

    def _tell_forced(self, line: Told) -> None:
        """What nobody was asked, and nothing tells what it led to, is told itself."""
        at = max(at for at in range(self.start, self.end) if self.lines[at] is line)
        event = self._event(line, EventKind(FORCED, BOOK_KEEPING))
        event.text, event.forced = self.reader.words.log(line, self.reader.names, self.reader.eyes), line.rule
        self.found.append((at, event))

    def _round_off(self, event: StoryEvent, kind: EventKind, lines: list[Told]) -> None:
        """When all its lines are known: the first as a beat too, equal beats as one, a sentence about all."""
        if (event.beats or event.joins) and self.reader.words.catalogue.has(f"beat-{name_of(lines[0])}"):
            event.beats.insert(0, self._beat(lines[0]))
            event.beats = [beat for at, beat in enumerate(event.beats) if at == 0 or beat != event.beats[at - 1]]
            event.beats = event.beats if len(event.beats) > 1 or event.joins else []
        event.rule = next((line.rule for line in lines if is_decided(self.story, line)), "")
        self._say(event, kind, self._whole(lines))

    def _whole(self, lines: Sequence[Told]) -> Told:
        """The line that speaks for these."""
        return lines[0] if self.story is None or self.story.whole is None else self.story.whole(lines)

    def _go_on_with(self, scene: NumberedScene, at: int) -> None:
        """The first line of a scene in this choice is its event; the rest is told by its steps."""
        if self.found and self.found[-1][1].scene == scene.id:
            return
        line, kind = self.lines[at], self._kind(at)
        event = self._event(line, kind._replace(kind=kind.kind or scene.scene.name, weight=SCENE))
        event.text, event.scene = scene.scene.title, scene.id
        if kind.kind:
            self._say(event, kind, self._whole([line]))
        self.found.append((at, event))

    def _take(self, at: int) -> None:
        line, kind = self.lines[at], self._kind(at)
        if name_of(line) == FORCED:
            self.forced = line
            return
        last = self.found[-1][1] if self.found and not self.found[-1][1].scene else None
        if last is not None and kind.beat and (self.story is None or actor(line) in (None, last.seat)):
            last.beats.append(self._beat(line))
            last.place = last.place or last.beats[-1].place
            self._join(line)
        elif kind.weight == BOOK_KEEPING and self.found:
            self._join(line)
        elif (for_all := self._for_all(at, kind)) is not None:
            self.found.append((at, for_all))
        else:
            event = self._event(line, kind)
            event.joins = not self.found and kind.later and self._follows_own(at)
            self.found.append((at, event))
            self.parts[at] = [line]
            self._led_to(event)

    def _follows_own(self, at: int) -> bool:
        """Whether the line before this choice tells of something great, or a part of it, that the same seat did."""
        before = next((line for line in range(at - 1, -1, -1) if name_of(self.lines[line]) != FORCED), -1)
        if before < 0 or self.tale.span_at(before) is not None:
            return False
        kind = self._kind(before)
        return actor(self.lines[before]) == actor(self.lines[at]) and (kind.beat or kind.weight == HEAVY)

    def _led_to(self, event: StoryEvent) -> None:
        """An event that a choice which nobody was asked led to says by which rule."""
        if self.forced is not None and actor(self.forced) in (event.seat, None):
            event.forced = self.forced.rule
        self.forced = None

    def _join(self, line: Told) -> None:
        """A further line of the last event; one for all seats has its sentence already."""
        at = self.found[-1][0]
        if at in self.parts:
            self.parts[at].append(line)

    def _kind(self, at: int) -> EventKind:
        """What a line is: as the game declares it; in general the first one of a choice is its event."""
        message = name_of(self.lines[at])
        if self.story is None:
            return EventKind(message, PLAIN, beat=at > self.start)
        return self.story.kinds.get(message, NOT_DECLARED)

    def _event(self, line: Told, kind: EventKind) -> StoryEvent:
        """An event that begins with this line, before it has a sentence."""
        rule = line.rule if is_decided(self.story, line) else ""
        return StoryEvent(actor(line), kind.kind or name_of(line), kind.weight, "", self._place(line), rule=rule)

    def _for_all(self, at: int, kind: EventKind) -> StoryEvent | None:
        """One event for a message that this choice has for every seat, if the game has a sentence for that."""
        words, seats = self.reader.words.catalogue, range(len(self.reader.names))
        if len(seats) < 2 or not kind.kind or not words.has_attribute(f"event-{kind.kind}", "all"):
            return None
        alike = [other for other in range(at, self.end) if self.lines[other].message == self.lines[at].message]
        if {actor(self.lines[other]) for other in alike} != set(seats):
            return None
        self.told |= set(alike)
        event = self._event(self.lines[at], kind)
        event.seat, event.text = None, self._worded(f"event-{kind.kind}", "all", self.lines[at])
        if words.has(f"beat-{name_of(self.lines[at])}"):
            event.beats = [self._beat(self.lines[other]) for other in alike]
        event.place = list(dict.fromkeys(place for other in alike for place in self._place(self.lines[other])))
        return event

    # Words

    def _say(self, event: StoryEvent, kind: EventKind, whole: Told) -> None:
        """Gives an event its sentence and its tag, by the line that speaks for it."""
        event.text, event.tag = self._sentence(whole, kind), self._worded(f"event-{kind.kind}", "tag", whole)

    def _sentence(self, line: Told, kind: EventKind) -> str:
        """The sentence of an event; to its actor that which says "you"; without one the line of the log."""
        id, words = f"event-{kind.kind}", self.reader.words
        if not kind.kind or not words.catalogue.has(id):
            return words.log(line, self.reader.names, self.reader.eyes)
        own = self._worded(id, "you", line) if self._is_readers(line) else ""
        return own or words.about(id, line.args, self.reader.names)

    def _beat(self, line: Told) -> Beat:
        id, words = f"beat-{name_of(line)}", self.reader.words
        if not words.catalogue.has(id):
            return Beat(words.log(line, self.reader.names, self.reader.eyes), self._place(line))
        own = self._worded(id, "you", line) if self._is_readers(line) else ""
        return Beat(own or words.about(id, line.args, self.reader.names), self._place(line))

    def _worded(self, id: str, attribute: str, line: Told) -> str:
        """An attribute of a message in words; empty if there is none."""
        words = self.reader.words
        if not words.catalogue.has_attribute(id, attribute):
            return ""
        return words.about(f"{id}.{attribute}", line.args, self.reader.names)

    def _is_readers(self, line: Told) -> bool:
        return actor(line) == self.reader.eyes

    def _place(self, line: Told) -> list[str]:
        """Where a line happens: as the game says, else at the things that it names; never at the panel of its actor."""
        if self.story is not None and self.story.place is not None:
            return self.story.place(line, self.reader)
        own = f"{SEAT}:{actor(line)}"
        return [thing for thing in things_in(self.reader.words, line.args) if thing != own]


def is_decided(story: Story | None, line: Told) -> bool:
    """Whether a rule decided what a line tells: as the game declares it; in general, what nobody does."""
    if name_of(line) == FORCED:
        return True
    return actor(line) is None if story is None else name_of(line) in story.decided


def name_of(line: Told) -> str:
    """The message of a line without its prefix."""
    return line.message.removeprefix("log-")


def actor(line: Told) -> int | None:
    """The seat that does what a line tells; None: the game itself."""
    seat = line.args.get(SEAT)
    return seat if isinstance(seat, int) and seat >= 0 else None
