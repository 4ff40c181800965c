"""Lines of the log as one reader gets them, at a table and in a replay: in words, and the scenes that they belong to.

Several lines may be one for the reader: what is the same for all (`folding`), and what the game calls one thing, part
of which is whispered: "You draw from the deck: Red Elf".
"""

from __future__ import annotations

import logging
from bisect import bisect_left
from collections.abc import Callable, Mapping, Sequence
from typing import Final, NamedTuple

from rulewright.faces.scenes import head_of
from rulewright.faces.story import BOOK_KEEPING, EventKind, Reader
from rulewright.faces.telling import NOT_DECLARED, Span, Tale, is_decided, name_of
from rulewright.server.folding import folded
from rulewright.server.match import EVERYBODY, Logged
from rulewright.server.wire import Line, SceneHead
from rulewright.text.things import things_in

LOG: Final = logging.getLogger(__name__)


class Page(NamedTuple):
    """What is told now: lines by their places in the log, the places of those that the reader may read, and the
    reader's story with the place of the first of them in it."""

    lines: Mapping[int, Logged]
    readable: Sequence[int]
    tale: Tale
    first: int

    def place(self, at: int) -> int:
        """Where a readable line stands in the reader's story."""
        return self.first + bisect_left(self.readable, at)

    def kind(self, at: int) -> EventKind:
        """What a line is in the story, by its place among all lines."""
        story = self.tale.story
        return story.kinds.get(name_of(self.lines[at].told), NOT_DECLARED) if story is not None else NOT_DECLARED


def lines_told(page: Page, reader: Reader, text: Callable[[int], str], heads: Sequence[SceneHead]) -> list[Line]:
    """The lines of a page; `text` puts one line into words, by its place; `heads` are the scenes among them."""
    scenes = {head.id for head in heads}
    told: list[Line] = []
    for places in together(page, reader):
        line = line_told(page, places, reader, text)
        span = page.tale.span_at(page.place(places[0]))
        line.scene = span.id if span is not None and span.id in scenes else ""
        told.append(line)
    return told


def together(page: Page, reader: Reader) -> list[list[int]]:
    """The places of the lines that are told as one, in the order of the first of each."""
    found: list[list[int]] = []
    for places in folded(reader.words, page.lines, page.readable):
        if found and len(places) == 1 and goes_on(page, found[-1], places[0], reader.eyes):
            found[-1].append(places[0])
        else:
            found.append(places)
    return found


def goes_on(page: Page, before: Sequence[int], at: int, you: int) -> bool:
    """Whether a line is a part of what stands right before it, and "you" did: of the same choice and kind, and some of
    it is book-keeping."""
    story, kind = page.tale.story, page.kind(at)
    if page.lines[before[0]].told.args.get("seat") != you:
        return False
    if story is None or story.whole is None or not kind.kind or page.lines[at].number != page.lines[before[0]].number:
        return False
    if page.place(at) != page.place(before[0]) + len(before):
        return False
    kinds = [page.kind(place) for place in before]
    books = any(each.weight == BOOK_KEEPING for each in [*kinds, kind])
    return books and kinds[0].weight > BOOK_KEEPING and all(each.kind == kind.kind for each in kinds)


def line_told(page: Page, places: list[int], reader: Reader, text: Callable[[int], str]) -> Line:
    """One line for the reader: as the log has it, or several as one."""
    own = reader.words
    line, alike = page.lines[places[0]], [page.lines[place].told for place in places]
    seat = line.told.args.get("seat")
    found = Line(
        number=line.number,
        seat=seat if isinstance(seat, int) else None,
        message=name_of(line.told),
        text="",
        rule=line.told.rule,
        rule_title=own.rule(line.told.rule).title if line.told.rule else "",
        turn=line.turn,
        cause=line.cause,
        whispered=any(page.lines[place].only != EVERYBODY for place in places),
        about=list(dict.fromkeys(thing for told in alike for thing in things_in(own, told.args))),
        decided=is_decided(page.tale.story, line.told),
    )
    if len(places) == 1:
        found.text = text(places[0])
        found.more, found.sub = own.log_more(line.told), own.log_sub(line.told, reader.names)
    elif all(told.message == alike[0].message for told in alike):
        found.seat = None
        found.text = own.log_of_all(alike, reader.names, reader.eyes)
    else:
        first = page.place(places[0])
        found.text = f"{page.tale.sentence(first, first + len(places), reader)}."
    return found


def heads_told(tale: Tale, first: int, reader: Reader, known: dict[str, SceneHead]) -> list[SceneHead]:
    """The scenes to which lines from this place on belong, as the log tells them. `known` are those that are over and
    were told before; a scene that cannot be told is left out, and its lines stand for themselves."""
    found: list[SceneHead] = []
    for span in tale.spans_from(first):
        head = known.get(span.id) or head_told(tale, span, reader)
        if head is not None:
            found.append(head)
            if span.over:
                known[span.id] = head
    return found


def head_told(tale: Tale, span: Span, reader: Reader) -> SceneHead | None:
    """A scene as the log tells it; None if there is nothing to show."""
    try:
        scene = tale.scene(span, reader)
        head = head_of(scene, reader) if scene is not None else None
    except Exception:
        LOG.exception("a scene cannot be told")
        return None
    return SceneHead(span.id, head.text, head.steps) if head is not None else None
