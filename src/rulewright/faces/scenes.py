"""Scenes in words: headings and lists, for the text view, screen readers and the terminal.

How it ended and why come first, then what it has changed, the rows of its result, and its steps as a list.
"""

from __future__ import annotations

from collections.abc import Collection

from rulewright.faces.story import Cell, Reader, Row, Scene, SceneStep
from rulewright.text.describe import Described


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
    return [line for line in (told, *(row_told(row, reader) for row in step.rows)) if line]


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
