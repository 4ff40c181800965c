"""News in the terminal: the lines of the log that somebody has not read yet, with scenes as headings and lists."""

from __future__ import annotations

from rich.text import Text

from rulewright.cli.talk import Talk
from rulewright.core.narration import told
from rulewright.core.state import State
from rulewright.faces.scenes import described
from rulewright.faces.story import Reader
from rulewright.faces.telling import Tale, story_of
from rulewright.text.describe import Described

EVERYBODY = -1


class News:
    """The story of a match for one seat (-1: a spectator), as far as it was heard."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self._heard = 0
        self._tale: Tale | None = None

    def since(self, state: State, read: int, reader: Reader) -> list[str | Described]:
        """What the lines of the state's log from this number on tell: lines, and scenes in place of theirs."""
        tale = self._hear(state)
        first = tale.place_after(read - 1)
        scenes = {span.first: scene for span, scene in tale.scenes_from(first, reader) if scene is not None}
        found: list[str | Described] = []
        for at in range(first, len(tale.lines)):
            span = tale.span_at(at)
            if span is None or span.first not in scenes:
                found.append(reader.words.log(tale.lines[at], reader.names, reader.eyes))
            elif at == max(first, span.first):
                known = tale.steps_before(span, first, reader)
                found.append(described(scenes[span.first], reader, known))
        return found

    def _hear(self, state: State) -> Tale:
        """Hears what is new; after an undo everything again."""
        lines = state.narration or []
        if self._tale is None or len(lines) < self._heard:
            self._tale, self._heard = Tale(story_of(state.game)), 0
        for number in range(self._heard, len(lines)):
            if lines[number].only in (EVERYBODY, self.seat):
                self._tale.hear(told(state, lines[number]), number)
        self._heard = len(lines)
        return self._tale


def show(talk: Talk, news: list[str | Described]) -> None:
    """Lines as points, scenes with their headings."""
    for each in news:
        if isinstance(each, str):
            talk.show_point(each)
        else:
            show_scene(talk, each)


def show_scene(talk: Talk, section: Described) -> None:
    talk.show(Text(section.title, style="bold"))
    for line in section.lines:
        talk.show_point(line)
    for inner in section.sections:
        talk.show(Text(inner.title, style="dim"))
        for line in inner.lines:
            talk.show_point(line)
