"""Files of records and positions: where the commands find them, and where they put them."""

from __future__ import annotations

import os
import tempfile
from datetime import datetime
from pathlib import Path

import rulewright
from rulewright import BadPosition, BadRecord, State
from rulewright.core.record import Record, parts
from rulewright.files import read_json


def read_record(path: Path, pack: Path | None = None) -> Record:
    """The record in a file, its form checked; raises `BadRecord` with the name of the file.

    A record that was made with a content pack can be read when the pack is given.
    """
    record: Record = read_json(path)
    try:
        if pack is not None:
            load_pack(record, pack)
        parts(record)
    except BadRecord as error:
        raise BadRecord(f"{path}: {error}") from None
    return record


def read_position(path: Path, pack: Path | None = None) -> State:
    """The state that a file describes: a position, or a record as far as it goes."""
    found = read_json(path)
    if isinstance(found, list):
        return rulewright.replay(read_record(path, pack))
    name = found.get("game") if isinstance(found, dict) else None
    if not isinstance(name, str):
        raise BadPosition(f"{path}: this is no position, for it names no game")
    try:
        state: State = rulewright.game(name, pack).from_position(found)
    except BadPosition as error:
        raise BadPosition(f"{path}: {error}") from None
    return state


def load_pack(record: object, pack: Path) -> None:
    """Makes a content pack known for the game of a record, whatever that turns out to be."""
    if isinstance(record, list) and record and isinstance(record[0], dict):
        rulewright.game(str(record[0].get("game")), pack)


def fresh_path(game: str) -> Path:
    """A file for a record that was not given one: in the current folder, else in that for temporary files."""
    name = f"rulewright-{game}-{datetime.now():%Y%m%d-%H%M%S}.json"
    return Path(name) if os.access(Path.cwd(), os.W_OK) else Path(tempfile.gettempdir(), name)
