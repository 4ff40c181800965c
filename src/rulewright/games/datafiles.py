"""Reading data files, for every game: whatever is wrong with them is a `BadContent` that names the file."""

from __future__ import annotations

import csv
import hashlib
from pathlib import Path

from rulewright.core.errors import BadContent


def rows_of(folder: Path, name: str, columns: tuple[str, ...]) -> list[dict[str, str]]:
    """The rows of a CSV file that must have these columns, each with a value in every row."""
    path = folder / name
    try:
        with path.open(newline="", encoding="utf-8") as file:
            reader = csv.DictReader(file)
            missing = [column for column in columns if column not in (reader.fieldnames or [])]
            if missing:
                raise BadContent(f"{path}: the columns {', '.join(missing)} are missing")
            rows = list(reader)
    except OSError as error:
        raise BadContent(f"{path}: cannot be read ({error.strerror})") from None
    except (UnicodeDecodeError, csv.Error) as error:
        raise BadContent(f"{path}: {error}") from None
    for number, row in enumerate(rows, 1):
        empty = [column for column in columns if row[column] is None]
        if empty:
            raise BadContent(f"{path}: row {number} ends before the columns {', '.join(empty)}")
    return rows


def whole(folder: Path, place: str, text: object, low: int, high: int) -> int:
    """A whole number within limits; `place` says where it stands."""
    try:
        value = int(str(text))
    except ValueError:
        raise BadContent(f"{folder / place}: {text!r} is no whole number") from None
    if not low <= value <= high:
        raise BadContent(f"{folder / place}: {value} is not between {low} and {high}")
    return value


def content_id(folder: Path) -> str:
    """Twelve hexadecimal digits that stand for the data files of a folder."""
    digest = hashlib.sha256()
    for path in sorted(folder.glob("*")):
        if path.suffix in (".csv", ".toml"):
            digest.update(path.name.encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()[:12]
