"""`rulewright verify`: whether a record is what it says, and whether its chance was fair."""

from __future__ import annotations

from pathlib import Path
from typing import Any, NamedTuple

import rulewright
from rulewright import BadRecord
from rulewright.cli.files import read_record
from rulewright.core.record import Record


class Verdict(NamedTuple):
    """What was found out about one record."""

    file: str
    correct: bool
    fair: bool
    """Whether every chance event was recomputed from a seed that was committed to."""
    choices: int
    events: int
    hashes: int
    problem: str


def check_record(path: Path, pack: Path | None = None) -> Verdict:
    """Replays a record, compares its hashes and its result, and recomputes chance if it can."""
    record = read_record(path, pack)
    choices, events, hashes = (sum(kind in entry for entry in record[1:]) for kind in ("choice", "chance", "hash"))
    committed = "commitment" in record[0]
    try:
        replay_wholly(record)
        if committed:
            rulewright.verify(record)
    except BadRecord as error:
        return Verdict(str(path), False, False, choices, events, hashes, str(error))
    return Verdict(str(path), True, committed, choices, events, hashes, "")


def replay_wholly(record: Record) -> None:
    """Replays a record to its end; the result that it names must be the one reached."""
    state = rulewright.replay(record)
    named: Any = record[0].get("result")
    if named is not None and named != state.result:
        raise BadRecord("the record names another result than the one that its choices lead to")
