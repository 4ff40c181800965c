"""The story of a match for those who look: its events and scenes as they cross the wire, and as text.

What a story is made of, and how, is in `faces.story` and `faces.telling`; here the lines come from a match.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from functools import lru_cache
from typing import Any, Final

from rulewright.core.game import Game
from rulewright.faces.scenes import described
from rulewright.faces.story import Reader, Row, SceneChange, SceneResult, SceneStep
from rulewright.faces.telling import NumberedEvent, NumberedScene, Tale, Telling, story_of, uncounted
from rulewright.server import wire
from rulewright.server.match import EVERYBODY, LiveMatch
from rulewright.text.describe import Described

LOG: Final = logging.getLogger(__name__)
NOTHING: Final = Telling([], [])


@lru_cache(maxsize=64)
def printed_of(rules: Game[Any]) -> dict[str, Any]:
    """The printed values of a game; they are made once."""
    return rules.printed()


class Tales:
    """The stories of one match, by the eyes that have looked; -1 are those of nobody."""

    def __init__(self, match: LiveMatch) -> None:
        self._match = match
        self._story = story_of(match.game)
        self._tales: dict[int, Tale] = {}
        self._heard: dict[int, int] = {}
        self._rewritten = 0

    def of(self, eyes: int) -> Tale:
        """The story for these eyes, up to the last line. After an undo it is heard anew."""
        match = self._match
        if match.rewritten != self._rewritten:
            self.forget()
            self._rewritten = match.rewritten
        tale = self._tales.get(eyes)
        if tale is None:
            tale = self._tales[eyes] = Tale(self._story)
        for line in match.lines[self._heard.get(eyes, 0) :]:
            if line.only in (EVERYBODY, eyes):
                tale.hear(line.told, line.number)
        self._heard[eyes] = len(match.lines)
        return tale

    def forget(self) -> None:
        """The stories are heard anew when they are told next."""
        self._tales.clear()
        self._heard.clear()


def told_safely(tale: Tale, first: int, reader: Reader, count: Callable[[int], int] = uncounted) -> Telling:
    """What the lines from this place on tell. A story that fails costs nobody the table: then there is none."""
    try:
        return tale.tell(first, reader, count)
    except Exception:
        LOG.exception("a story cannot be told")
        return NOTHING


def scenes_in_words(told: Telling, reader: Reader) -> list[Described]:
    """The scenes as sections, the latest first."""
    return [described(scene.scene, reader) for scene in reversed(told.scenes)]


# On the wire


def event_info(told: NumberedEvent, cause: wire.Cause = "player") -> wire.StoryEvent:
    """An event; `cause` says who chose for its seat."""
    event = told.event
    return wire.StoryEvent(
        id=told.id,
        number=told.number,
        seat=event.seat,
        kind=event.kind,
        weight=event.weight,
        text=event.text,
        place=event.place,
        tag=event.tag,
        beats=[wire.StoryBeat(beat.text, beat.place) for beat in event.beats],
        scene=event.scene,
        rule=event.rule,
        forced=event.forced,
        joins=event.joins,
        cause=cause,
    )


def scene_info(told: NumberedScene) -> wire.SceneInfo:
    scene = told.scene
    return wire.SceneInfo(
        id=told.id,
        number=told.number,
        name=scene.name,
        title=scene.title,
        layout=scene.layout,
        seats=scene.seats,
        steps=[step_info(step) for step in scene.steps],
        result=result_info(scene.result) if scene.result is not None else None,
        waits=scene.waits,
    )


def step_info(step: SceneStep) -> wire.SceneStep:
    rows = [row_info(row) for row in step.rows]
    return wire.SceneStep(step.id, step.label, step.ms, step.text, step.lit, rows, step.data)


def row_info(row: Row) -> wire.SceneRow:
    cells = [wire.SceneCell(cell.seat, cell.value, cell.pieces, cell.text) for cell in row.cells]
    return wire.SceneRow(row.id, row.label, row.icon, cells)


def result_info(result: SceneResult) -> wire.SceneResult:
    rows = [row_info(row) for row in result.rows]
    return wire.SceneResult(result.headline, result.because, rows, [change_info(change) for change in result.changes])


def change_info(change: SceneChange) -> wire.SceneChange:
    return wire.SceneChange(change.icon, change.text, change.place, change.rule)
