"""The story of a match on the wire: events one after the other, scenes that wait."""

from __future__ import annotations

from typing import Any, Literal

from rulewright.server.wire.common import Cause, Outbound

Layout = Literal["board", "versus", "cards", "end"]


class StoryBeat(Outbound):
    """A part of an event, in two or three words; `place` as in `StoryEvent`."""

    text: str
    place: list[str]


class StoryEvent(Outbound):
    """One thing that happened. `number` is the event of the match that it belongs to, as in `Line`."""

    id: int
    """Rising within the match; a replay has the same."""
    number: int
    seat: int | None
    """The actor; null: the game itself."""
    kind: str
    weight: int
    """0 joins the event before, 1 is small, 2 plain, 3 has beats, 4 is a scene."""
    text: str
    place: list[str]
    """Where it happens: things `kind:id` or places of the board (`data-at`)."""
    tag: str
    beats: list[StoryBeat]
    scene: str
    """The id of the scene that it begins or goes on with; may be empty."""
    rule: str
    """The rule that decided it; empty if somebody's choice did."""
    forced: str
    """The rule by which nobody was asked: there was one option only. Empty for most."""
    joins: bool
    """Whether it goes on with the event before it: both are shown as one."""
    cause: Cause
    """Who chose for the seat."""


class SceneCell(Outbound):
    seat: int | None
    value: str
    pieces: list[str]
    text: str


class SceneRow(Outbound):
    id: str
    label: str
    icon: str
    cells: list[SceneCell]


class SceneStep(Outbound):
    id: str
    label: str
    ms: int
    text: str
    lit: list[str]
    rows: list[SceneRow]
    data: dict[str, Any]


class SceneChange(Outbound):
    icon: str
    text: str
    place: list[str]
    rule: str


class SceneResult(Outbound):
    headline: str
    because: str
    rows: list[SceneRow]
    changes: list[SceneChange]


class SceneInfo(Outbound):
    """A scene as far as it has come; one that is told again replaces the former of the same id."""

    id: str
    number: int
    """The event of the match with which it began."""
    name: str
    title: str
    layout: Layout
    seats: list[int]
    steps: list[SceneStep]
    result: SceneResult | None
    waits: bool


class SceneHead(Outbound):
    """A scene as the log tells it: one line, and what stands below it when it is opened."""

    id: str
    text: str
    steps: list[str]


class Passed(Outbound):
    """The table after an earlier one of several choices that an update brings: so that each can be shown."""

    number: int
    view: dict[str, Any]
    waiting: list[int]
    turn: int
