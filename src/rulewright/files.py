"""Records on disk: read with clear errors, written so that an interruption loses nothing."""

from __future__ import annotations

import json
import os
import shutil
import tempfile
from pathlib import Path
from typing import Any

from rulewright.core.errors import BadRecord
from rulewright.core.record import Record


def read_json(path: Path) -> Any:
    """What a JSON file holds; raises `OSError`, or `BadRecord` if it is no JSON."""
    try:
        return json.loads(path.read_bytes())
    except json.JSONDecodeError as error:
        raise BadRecord(f"{path}: line {error.lineno} is no JSON ({error.msg})") from None
    except (UnicodeDecodeError, RecursionError):
        raise BadRecord(f"{path}: this is no JSON text") from None


def write_record(path: Path, record: Record) -> None:
    """Puts the whole record in place of the file at once: readers see the old one or the new one."""
    text = "[\n" + ",\n".join(json.dumps(entry, ensure_ascii=False) for entry in record) + "\n]\n"
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.", suffix=".part")
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        if path.exists():
            shutil.copymode(path, name)
        else:
            Path(name).chmod(0o644)
        Path(name).replace(path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise
