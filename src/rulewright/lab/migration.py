"""Migration of records to the rules as they are now: which still lead where they led.

A record that was made with the present rules and replays is unchanged. One of
older rules that replays to the same hashes is migrated: it is stamped with the
present version. One that does not is pinned: it stays as it is, for the release
that made it. Nothing but the version in the header is ever written.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final

from rulewright import RulewrightError, replay
from rulewright.core.record import Record, parts
from rulewright.core.registry import game_of_record
from rulewright.files import read_json, write_record

UNCHANGED: Final = "unchanged"
MIGRATED: Final = "migrated"
PINNED: Final = "pinned"
OTHER: Final = "no record"


@dataclass(frozen=True)
class Outcome:
    """What became of one file; `reason` says why a record is pinned."""

    path: str
    outcome: str
    reason: str = ""


@dataclass(frozen=True)
class Counts:
    """How many records are unchanged, migrated or pinned, and each of them; other files of folders are counted too."""

    unchanged: int
    migrated: int
    pinned: int
    other: int
    outcomes: list[Outcome]

    def to_json(self) -> dict[str, Any]:
        """The counts as JSON."""
        return asdict(self)


def migrate(paths: Iterable[str | Path], dry_run: bool, progress: Callable[[int, int], None] | None = None) -> Counts:
    """Looks at all records (files, or folders with `.json` files); writes nothing on a dry run."""
    named = [Path(path) for path in paths]
    files = [file for path in named for file in files_in(path)]
    outcomes: list[Outcome] = []
    for number, file in enumerate(files, 1):
        passed_over = file not in named and holds_something_else(file)
        outcomes.append(Outcome(str(file), OTHER) if passed_over else migrate_file(file, dry_run))
        if progress:
            progress(number, len(files))
    found = [one.outcome for one in outcomes]
    return Counts(found.count(UNCHANGED), found.count(MIGRATED), found.count(PINNED), found.count(OTHER), outcomes)


def files_in(path: Path) -> list[Path]:
    return sorted(path.rglob("*.json")) if path.is_dir() else [path]


def holds_something_else(path: Path) -> bool:
    """Whether a file holds JSON that was never a record. What cannot be read may be the rest of one."""
    try:
        found = read_json(path)
    except (OSError, RulewrightError):
        return False
    return not (isinstance(found, list) and found and isinstance(found[0], dict) and "game" in found[0])


def migrate_file(path: Path, dry_run: bool) -> Outcome:
    """What becomes of one record."""
    try:
        record: Record = read_json(path)
        current = version_after_replay(record)
        if record[0].get("rules") == current:
            return Outcome(str(path), UNCHANGED)
        if not dry_run:
            write_record(path, [{**record[0], "rules": current}, *record[1:]])
    except OSError as error:
        return Outcome(str(path), PINNED, f"the file cannot be read or written: {error.strerror}")
    except RulewrightError as error:
        return Outcome(str(path), PINNED, str(error))
    return Outcome(str(path), MIGRATED)


class NotMigrated(RulewrightError):
    """The record cannot go with the present rules."""


def version_after_replay(record: Record) -> int:
    """The present version of the record's rules, if it replays under them; raises `RulewrightError`."""
    header, _ = parts(record)
    current = game_of_record(header).rules_version
    made_with = header.get("rules", 0)
    if not isinstance(made_with, int) or isinstance(made_with, bool):
        raise NotMigrated("the version of the rules in the header is no number")
    if made_with > current:
        raise NotMigrated(f"it was made with rules version {made_with}; known are versions up to {current}")
    replay(record)
    return current
