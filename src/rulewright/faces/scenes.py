"""Scenes in words: headings and lists, for the text view, screen readers and the terminal; one line for the log.

How it ended and why come first, then what it has changed, the rows of its result, and its steps as a list.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, field
from typing import TypedDict

from rulewright.faces.story import Cell, Reader, Row, Scene, SceneStep
from rulewright.text.describe import Described


class SharedData(TypedDict, total=False):
    """The keys of `SceneStep.data` that mean the same in every game; the shell reads them, and no others.

    group    the name of several steps side by side that are shown as one in the row of steps: "Kingdoms"
    sums     rows below the others while this step is shown: what comes to how much so far
    track    the points of each seat, as they stand after this step
    """

    group: str
    sums: list[RowData]
    track: list[int]


class CellData(TypedDict):
    """A `Cell` as plain data."""

    seat: int | None
    value: str
    pieces: list[str]
    text: str


class RowData(TypedDict):
    """A `Row` as plain data."""

    id: str
    label: str
    icon: str
    cells: list[CellData]


@dataclass
class SceneHead:
    """A scene as the log tells it: one line, and what stands below it when it is opened."""

    text: str
    """How it ended; as long as it goes on, what it is."""
    steps: list[str] = field(default_factory=list)


def head_of(scene: Scene, reader: Reader) -> SceneHead:
    """What the log keeps of a scene: its headline; then why, each of its steps, and what it has changed."""
    result = scene.result
    because = result.because if result is not None else ""
    new = [step for step in scene.steps if not because or step.text != because]
    steps = [line for step in new for line in (step_told(step, reader)[:1] if step.text else rows_told(step, reader))]
    if result is None:
        return SceneHead(scene.title, steps)
    below = [line for line in (because, *steps, *(change.text for change in result.changes)) if line]
    return SceneHead(result.headline or scene.title, below)


def described(scene: Scene, reader: Reader, known: Collection[str] = ()) -> Described:
    """A scene as a section; the steps whose ids are known already are left out."""
    result = scene.result
    lines: list[str] = []
    if result is not None:
        changes = [change.text for change in result.changes]
        lines = [line for line in (result.headline, result.because, *changes) if line]
        lines += [row_told(row, reader) for row in result.rows]
    steps = [line for step in scene.steps if step.id not in known for line in step_told(step, reader)]
    inner = [Described(reader.words.message("scene-steps"), steps, [])] if steps else []
    return Described(scene.title, lines, inner)


def step_told(step: SceneStep, reader: Reader) -> list[str]:
    """A step in one line, its rows in a line each."""
    told = ": ".join(part for part in (step.label, step.text) if part)
    return [line for line in (told, *rows_told(step, reader)) if line]


def rows_told(step: SceneStep, reader: Reader) -> list[str]:
    """The rows of a step in a line each."""
    return [line for row in step.rows if (line := row_told(row, reader))]


def row_told(row: Row, reader: Reader) -> str:
    cells = [told for cell in row.cells if (told := cell_told(cell, reader))]
    return ": ".join(part for part in (row.label, "; ".join(cells)) if part)


def cell_told(cell: Cell, reader: Reader) -> str:
    """Whose it is, what it says, and the pieces that lie there by name; nothing if it is empty."""
    pieces = ", ".join(piece_told(piece, reader) for piece in cell.pieces)
    said = [part for part in (cell.value, cell.text or pieces) if part]
    if said and cell.seat is not None and 0 <= cell.seat < len(reader.names):
        return " ".join([reader.names[cell.seat], *said])
    return " ".join(said)


def piece_told(piece: str, reader: Reader) -> str:
    """The name of a thing `kind:id`; what has no name is told by its id."""
    kind, _, id = piece.partition(":")
    if not id or not reader.words.catalogue.has(f"{kind}-{id}"):
        return id or kind
    return reader.words.name(kind, id)
