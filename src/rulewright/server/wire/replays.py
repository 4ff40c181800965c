"""Replays, and what the host asks."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta

from rulewright.server.wire.common import Inbound, Outbound
from rulewright.server.wire.play import Line, ResultInfo, Section
from rulewright.server.wire.story import SceneHead, SceneInfo, StoryEvent
from rulewright.server.wire.tables import SeatInfo, TableInfo

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
    scene: str = ""
    """The title of the scene that begins in this step; empty for most."""
    until: int = 0
    """The step with which that scene ends."""


class ReplayInfo(Outbound):
    """A record as a replay shows it. `all_seeing` is offered only after the end."""

    id: str
    table: str
    game: str
    name: str
    players: list[SeatInfo]
    options: dict[str, Any]
    content: str
    """Which printed values it was played with (`GameContent`)."""
    steps: list[StepInfo]
    eyes: list[int]
    all_seeing: bool
    finished: bool
    result: ResultInfo | None
    stages: list[str]
    commitment: str
    at: int


class Frame(Outbound):
    """The table after a step. All-seeing frames carry what every seat sees in `hands`, by seat."""

    step: int
    view: dict[str, Any]
    lines: list[Line]
    waiting: list[int]
    turn: int
    position: list[Section]
    hands: list[dict[str, Any]] = []
    story: list[StoryEvent] = []
    scenes: list[SceneInfo] = []
    """The scenes that this step begins or goes on with."""
    heads: list[SceneHead] = []
    """The scenes that its lines belong to, as the log tells them."""


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
