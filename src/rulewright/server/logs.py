"""Logs of the server: one line for each thing, as text or as JSON.

Parts use the standard library: `logging.getLogger(__name__).info("moved", extra=fields(table=id))`.
Lines made during a request carry its id and the id of the person. Names, cookies, codes, addresses of
people and what they write never stand in a log; neither do the values of SQL statements.
"""

from __future__ import annotations

import json
import logging
import sys
import traceback
from collections.abc import Iterator
from contextvars import ContextVar
from datetime import UTC, datetime
from typing import Any, Final, TextIO

REQUEST: Final[ContextVar[str]] = ContextVar("request", default="")
"""The id of the request that is being answered; the answer has it in X-Request-ID."""
PERSON: Final[ContextVar[str]] = ContextVar("person", default="")


def fields(**values: Any) -> dict[str, Any]:
    """What belongs to a line, for `extra=`."""
    return {"fields": values}


def configure(form: str, stream: TextIO | None = None) -> None:
    """From now on everything is logged in this form, `text` or `json`; also what libraries say."""
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(JsonLines() if form == "json" else TextLines())
    root = logging.getLogger()
    for old in tuple(root.handlers):
        root.removeHandler(old)
    root.addHandler(handler)
    root.setLevel(logging.WARNING)
    logging.getLogger("rulewright").setLevel(logging.INFO)
    logging.getLogger("uvicorn").setLevel(logging.WARNING)


def contents(record: logging.LogRecord) -> Iterator[tuple[str, Any]]:
    """The fields of a line: its own, then those of the request."""
    own: dict[str, Any] = getattr(record, "fields", {})
    yield from own.items()
    if "request" not in own and REQUEST.get():
        yield "request", REQUEST.get()
    if "person" not in own and PERSON.get():
        yield "person", PERSON.get()


def time_of(record: logging.LogRecord) -> str:
    return datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")


def traced(record: logging.LogRecord) -> str:
    """The traceback of a line, without values that a statement was given; empty if it has none."""
    if record.exc_info is None or record.exc_info[1] is None:
        return ""
    error: BaseException | None = record.exc_info[1]
    while error is not None:
        if hasattr(error, "hide_parameters"):
            error.hide_parameters = True  # SQLAlchemy would print what was written: names, seeds, hashes
        error = error.__cause__ or error.__context__
    written = "".join(traceback.format_exception(*record.exc_info))
    return "\n".join(line for line in written.splitlines() if not line.lstrip().startswith("DETAIL:"))


class TextLines(logging.Formatter):
    """For people: time, level, what, and the fields."""

    def format(self, record: logging.LogRecord) -> str:
        named = "".join(f" {name}={plain(value)}" for name, value in contents(record))
        line = f"{time_of(record)} {record.levelname:<7} {record.getMessage()}{named}"
        trace = traced(record)
        return f"{line}\n{trace}" if trace else line


def plain(value: Any) -> str:
    """A value on one line: quoted where a space or a line break would mislead."""
    text = str(value)
    return text if text.isprintable() and not set(text) & set(' "=') else json.dumps(text, ensure_ascii=False)


class JsonLines(logging.Formatter):
    """For programs: one JSON object a line."""

    def format(self, record: logging.LogRecord) -> str:
        line = {"at": time_of(record), "level": record.levelname.lower(), "from": record.name}
        line |= {"what": record.getMessage(), **dict(contents(record))}
        trace = traced(record)
        return json.dumps(line | ({"trace": trace} if trace else {}), ensure_ascii=False, default=str)
