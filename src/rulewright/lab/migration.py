"""Migration of records to the rules as they are now: unchanged, the same play, or different from some choice on.

A record whose choices, chance, hashes and result are all as they were is unchanged; if older rules made it, it gets
the present version. One that is the same play with other bookkeeping is sealed anew. One that really differs stays
as it is, for the release that made it, and it is told at which choice it parts from the rules (`rulewright.comparing`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final

from rulewright import RulewrightError, seal
from rulewright.comparing import DIFFERENT, SAME_PLAY, UNCHANGED, Difference, compare
from rulewright.core.record import Record, parts
from rulewright.core.registry import game_of_record
from rulewright.files import read_json, write_record
from rulewright.text import texts
from rulewright.text.differing import difference_told

UNREADABLE: Final = "unreadable"
OTHER: Final = "no record"


@dataclass(frozen=True)
class Outcome:
    """What became of one file. `choice`: from which choice on it differs; `reason`: how, or why it cannot be read."""

    path: str
    outcome: str
    reason: str = ""
    choice: int | None = None


@dataclass(frozen=True)
class Counts:
    """How many records are what, and each of them; other files of folders are counted too."""

    unchanged: int
    same_play: int
    different: int
    unreadable: int
    other: int
    outcomes: list[Outcome]

    @property
    def left(self) -> int:
        """How many do not go with the present rules."""
        return self.different + self.unreadable

    def to_json(self) -> dict[str, Any]:
        """The counts as JSON."""
        return asdict(self)


def migrate(
    paths: Iterable[str | Path],
    dry_run: bool,
    progress: Callable[[int, int], None] | None = None,
    locale: str = "en",
) -> Counts:
    """Looks at all records (files, or folders with `.json` files); writes nothing on a dry run."""
    named = [Path(path) for path in paths]
    files = [file for path in named for file in files_in(path)]
    outcomes: list[Outcome] = []
    for number, file in enumerate(files, 1):
        passed_over = file not in named and holds_something_else(file)
        outcomes.append(Outcome(str(file), OTHER) if passed_over else migrate_file(file, dry_run, locale))
        if progress:
            progress(number, len(files))
    found = [one.outcome for one in outcomes]
    return Counts(
        unchanged=found.count(UNCHANGED),
        same_play=found.count(SAME_PLAY),
        different=found.count(DIFFERENT),
        unreadable=found.count(UNREADABLE),
        other=found.count(OTHER),
        outcomes=outcomes,
    )


def files_in(path: Path) -> list[Path]:
    return sorted(path.rglob("*.json")) if path.is_dir() else [path]


def holds_something_else(path: Path) -> bool:
    """Whether a file holds JSON that was never a record. What cannot be read may be the rest of one."""
    try:
        found = read_json(path)
    except (OSError, RulewrightError):
        return False
    return not (isinstance(found, list) and found and isinstance(found[0], dict) and "game" in found[0])


def migrate_file(path: Path, dry_run: bool, locale: str = "en") -> Outcome:
    """What becomes of one record."""
    try:
        record: Record = read_json(path)
        current = checked_version(record)
        found = compare(record)
        if found.difference is not None:
            reason = told(record, found.difference, locale)
            return Outcome(str(path), DIFFERENT, reason, found.difference.choice)
        if not dry_run and found.verdict == SAME_PLAY:
            write_record(path, seal(record))
        elif not dry_run and record[0].get("rules") != current:
            write_record(path, [{**record[0], "rules": current}, *record[1:]])
    except OSError as error:
        return Outcome(str(path), UNREADABLE, f"the file cannot be read or written: {error.strerror}")
    except RulewrightError as error:
        return Outcome(str(path), UNREADABLE, str(error))
    return Outcome(str(path), found.verdict)


def told(record: Record, difference: Difference, locale: str) -> str:
    """A difference in words; players are called by their seats."""
    header = record[0]
    words = texts(header["game"], locale, header.get("content", ""))
    names = [words.message("seat-name", number=number) for number in range(1, header["players"] + 1)]
    return difference_told(difference, words, names)


class NotMigrated(RulewrightError):
    """The record cannot go with the present rules."""


def checked_version(record: Record) -> int:
    """The present version of the record's rules; raises `RulewrightError` if it was made with a later one."""
    header, _ = parts(record)
    current = game_of_record(header).rules_version
    made_with = header.get("rules", 0)
    if not isinstance(made_with, int) or isinstance(made_with, bool):
        raise NotMigrated("the version of the rules in the header is no number")
    if made_with > current:
        raise NotMigrated(f"it was made with rules version {made_with}; known are versions up to {current}")
    return current
