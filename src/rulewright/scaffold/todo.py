"""What is left to write of a game in preparation: marked texts, stand-ins, rules without a test, failing cases, gaps.

A mark is the word UNWRITTEN, or a use of the module `unwritten` of the game. A finished game has none.
"""

from __future__ import annotations

import json
import re
import tomllib
from collections import Counter
from pathlib import Path
from typing import Any, Final, NamedTuple

from rulewright.scaffold.new_game import FAILING, GAMES, TESTS, CannotBegin, load, passing_cases

MARK: Final = re.compile(r"\bUNWRITTEN\b|\bunwritten\b(?=[,)])|\bevery_option\((?=[^*])")
PLACE: Final = re.compile(r"^# UNWRITTEN [A-Z]+-\d+", re.MULTILINE)
RULE: Final = re.compile(r"^### ([A-Z]+-\d+) ", re.MULTILINE)
READ: Final = (".py", ".ftl", ".md", ".toml", ".ts", ".svelte")


class Todo(NamedTuple):
    """What is left, each by itself."""

    marks: dict[str, int]
    """By file."""
    kinds: dict[str, int]
    """The same marks by what they stand for: decisions, steps, texts, rules in words, others."""
    untested: list[str]
    failing: list[str]
    """Cases that do not pass."""
    settled: list[str]
    """Cases that pass, but are still listed as failing."""
    gaps: list[str]

    def is_empty(self) -> bool:
        return not any(self)


def todo(name: str, tree: Path) -> Todo:
    """Everything that is left to do for a game; raises `CannotBegin` if there is no such game in the tree."""
    game, tests = tree / GAMES / name, tree / TESTS / name
    if not (game / "rules.py").is_file():
        raise CannotBegin(f"there is no game {name!r} in {tree / GAMES}")
    marked = {path: found for path in sources(game, tests) if (found := marks_in(path))}
    marks = {path.relative_to(tree).as_posix(): len(found) for path, found in marked.items()}
    kinds = Counter(kind_of(path, mark) for path, found in marked.items() for mark in found)
    cases: list[dict[str, Any]] = json.loads(read(tests / "cases.json") or "[]")
    passing = passing_cases(load(name, tree), cases)
    listed = read(tests / FAILING).split()
    failing = [case["id"] for case in cases if case["id"] not in passing]
    gaps: list[str] = tomllib.loads(read(game / "preparation.toml")).get("gaps", [])
    return Todo(
        marks,
        dict(kinds),
        untested_rules(game, tests, cases, passing),
        failing,
        [id for id in listed if id in passing],
        gaps,
    )


def sources(game: Path, tests: Path) -> list[Path]:
    """What may hold marks; the stand-ins themselves are none."""
    found = [path for folder in (game, tests) for path in sorted(folder.rglob("*")) if path.suffix in READ]
    return [path for path in found if path.name not in ("unwritten.py", "preparation.toml")]


def marks_in(path: Path) -> list[str]:
    """The marks of a file; the places of rules without a test are counted as such."""
    lines = [
        line for line in read(path).split("\n") if not line.startswith(("from ", "import ")) and not PLACE.match(line)
    ]
    return [mark for line in lines if "What begins with UNWRITTEN" not in line for mark in MARK.findall(line)]


def kind_of(path: Path, mark: str) -> str:
    """What a mark stands for."""
    if mark != "UNWRITTEN":
        return "steps" if mark == "unwritten" else "decisions without their options"
    return {".ftl": "texts", ".md": "titles and texts of the rulebook"}.get(path.suffix, "notes in code and tables")


def untested_rules(game: Path, tests: Path, cases: list[dict[str, Any]], passing: set[str]) -> list[str]:
    """The rules that no test names, and no case that passes."""
    named = {rule for case in cases if case["id"] in passing for rule in case["rules"]}
    named |= set(tomllib.loads(read(tests / "untestable.toml")))
    for path in tests.parents[1].rglob("*.py"):
        for marked in re.findall(r"mark\.rule\(([^)]*)\)", read(path)):
            named |= set(re.findall(r'"([A-Z]+-\d+)"', marked))
    return [rule for rule in RULE.findall(read(game / "rulebook" / "en.md")) if rule not in named]


def read(path: Path) -> str:
    return path.read_text(encoding="utf-8") if path.is_file() else ""


def as_lines(left: Todo, whole: bool) -> list[str]:
    """What is left in words: counted by file; `whole`: rules and cases one by one."""
    lines = [f"{count:5}  {place}" for place, count in left.marks.items()]
    lines.append(f"{sum(left.marks.values()):5}  marks in {len(left.marks)} files:")
    lines += [f"{count:5}    {kind}" for kind, count in left.kinds.items()]
    lines.append(f"{len(left.untested):5}  rules without a test{listed(left.untested, whole)}")
    lines.append(f"{len(left.failing):5}  cases that do not pass yet{listed(left.failing, whole)}")
    if left.settled:
        lines.append(f"{len(left.settled):5}  cases that pass, but stand in {FAILING}{listed(left.settled, True)}")
    lines.append(f"{len(left.gaps):5}  gaps of the specification's reader")
    return [*lines, *(f"       {gap}" for gap in left.gaps)]


def listed(ids: list[str], whole: bool) -> str:
    shown = ids if whole else ids[:8]
    more = f", ... ({len(ids) - len(shown)} more: --all)" if len(shown) < len(ids) else ""
    return f": {', '.join(shown)}{more}" if ids else ""
