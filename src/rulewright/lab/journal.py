"""The journal of a simulation: a file of JSON lines, one for each finished game.

The first line names the plan and the version of the rules. A run that stopped,
for whatever reason, goes on from its journal. A last line that was cut off in
the middle is dropped; anything else that is not as it was written is refused.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final, TextIO

from rulewright.lab.errors import BadJournal, WrongJournal
from rulewright.lab.plan import Plan, rules_of
from rulewright.lab.play import Summary

FORMAT: Final = 1


class Journal:
    """An open journal: what it held, and where further games go."""

    def __init__(self, path: Path, plan: Plan) -> None:
        self.path = path
        self.head = heading(plan)
        try:
            self.games = read(path, self.head)
            self.file: TextIO = path.open("a", encoding="utf-8")
        except OSError as error:
            raise BadJournal(f"{path}: {error.strerror}") from None
        if self.file.tell() == 0:
            self.write(self.head)

    def add(self, summary: Summary) -> None:
        """Appends a finished game; it is on its way to the disk when this returns."""
        self.write(dict(summary))

    def write(self, line: dict[str, Any]) -> None:
        self.file.write(json.dumps(line, separators=(",", ":")) + "\n")
        self.file.flush()

    def close(self) -> None:
        self.file.close()

    def reread(self) -> list[Summary]:
        """Closes it, and tells what it holds now: an interrupt may fall between writing a game and counting it."""
        self.close()
        return read(self.path, self.head)


def heading(plan: Plan) -> dict[str, Any]:
    """The first line: everything that decides what a game of the journal looks like."""
    rules = rules_of(plan)
    return {"journal": FORMAT, "plan": plan.to_json(), "rules": rules.rules_version, "content": rules.content}


def read(path: Path, head: dict[str, Any]) -> list[Summary]:
    """The games of a journal with this heading; cuts off a last line that is not complete."""
    if not path.exists():
        return []
    written = path.read_bytes()
    whole = written[: written.rfind(b"\n") + 1]
    lines = [parsed(path, number, line) for number, line in enumerate(whole.splitlines(), 1)]
    if not lines and not json.dumps(head, separators=(",", ":")).encode().startswith(written):
        raise BadJournal(f"{path}: this is no journal of a simulation")
    if lines and "journal" not in lines[0]:
        raise BadJournal(f"{path}: this is no journal of a simulation")
    if lines and lines[0] != head:
        raise WrongJournal(f"{path}: the journal belongs to {difference(lines[0], head)}; give another file")
    games = [summary(path, number, line) for number, line in enumerate(lines[1:], 2)]
    check_numbers(path, [game["number"] for game in games], head["plan"]["games"])
    if len(whole) < len(written):
        with path.open("r+b") as file:
            file.truncate(len(whole))
    return games


def parsed(path: Path, number: int, line: bytes) -> dict[str, Any]:
    try:
        value = json.loads(line)
    except ValueError:
        value = None
    if not isinstance(value, dict):
        raise BadJournal(f"{path}: line {number} is damaged")
    return value


def summary(path: Path, number: int, line: dict[str, Any]) -> Summary:
    if set(line) != set(Summary.__annotations__):
        raise BadJournal(f"{path}: line {number} is no finished game")
    return line  # type: ignore[return-value]  # the fields have just been looked at


def check_numbers(path: Path, numbers: list[int], games: int) -> None:
    if len(set(numbers)) != len(numbers) or not set(numbers) <= set(range(games)):
        raise BadJournal(f"{path}: a game of the journal stands there twice, or is not in the plan")


def difference(found: dict[str, Any], head: dict[str, Any]) -> str:
    """In which respect a journal is another one, for people."""
    plan = found.get("plan")
    if not isinstance(plan, dict) or found["journal"] != FORMAT:
        return f"journal format {found['journal']!r:.20}"
    for name, value in head["plan"].items():
        if plan.get(name) != value:
            return f"another plan ({name}: {plan.get(name)!r:.60}, not {value!r:.60})"
    return f"other rules (version {found.get('rules')!r:.20}, content {found.get('content')!r:.20})"
