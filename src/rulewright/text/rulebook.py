"""The reader of rulebooks: Markdown with chapters, numbered rules and their sources.

    ## 4. Turns
    ### ET-121 One action
    The text of the rule, as Markdown.

    *Source: rulebook*

What stands before the first chapter is the introduction.
"""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path
from typing import Final, NamedTuple

from rulewright.core.errors import RulewrightError
from rulewright.text.catalogue import TextError

CHAPTER: Final = re.compile(r"## (.+)")
RULE: Final = re.compile(r"### ([A-Z]+-\d+) (.+)")
SOURCE: Final = re.compile(r"\*(?:Source|Źródło): (.+)\*")


class UnknownRule(RulewrightError):
    """The rulebook has no rule of that number."""


class Rule(NamedTuple):
    """One numbered rule. `chapter` is the title of its chapter, `provenance` says where the rule comes from."""

    id: str
    title: str
    text: str
    chapter: str
    provenance: str


class Chapter(NamedTuple):
    """One chapter: its title and its rules in order."""

    title: str
    rules: list[Rule]


class Rulebook:
    """A rulebook in one language."""

    def __init__(self, introduction: str, chapters: list[Chapter]) -> None:
        self.introduction = introduction
        self.chapters = chapters
        self._rules = {rule.id: rule for chapter in chapters for rule in chapter.rules}

    def rule(self, rule_id: str) -> Rule:
        """The rule of that number; raises `UnknownRule`."""
        found = self._rules.get(rule_id.upper())
        if found is None:
            raise UnknownRule(f"there is no rule {rule_id!r}")
        return found


def read_rulebook(file: Path) -> Rulebook:
    """A rulebook; raises `TextError` if it is missing or malformed."""
    try:
        lines = file.read_text(encoding="utf-8").splitlines()
    except OSError as error:
        raise TextError(f"{file}: the rulebook cannot be read ({error.strerror})") from None
    introduction = lines[: starts(lines, CHAPTER)[0]] if starts(lines, CHAPTER) else lines
    chapters = [read_chapter(file, part) for part in parts(lines, CHAPTER)]
    ids = [rule.id for chapter in chapters for rule in chapter.rules]
    twice = sorted({rule_id for rule_id in ids if ids.count(rule_id) > 1})
    if twice:
        raise TextError(f"{file}: these rules are there twice: {', '.join(twice)}")
    return Rulebook("\n".join(introduction).strip(), chapters)


def starts(lines: list[str], heading: re.Pattern[str]) -> list[int]:
    return [at for at, line in enumerate(lines) if heading.fullmatch(line)]


def parts(lines: list[str], heading: re.Pattern[str]) -> list[list[str]]:
    """The lines from each such heading up to the next."""
    places = [*starts(lines, heading), len(lines)]
    return [lines[start:end] for start, end in pairwise(places)]


def read_chapter(file: Path, lines: list[str]) -> Chapter:
    title = lines[0].removeprefix("## ")
    rules = [read_rule(file, part, title) for part in parts(lines, RULE)]
    headings = sum(line.startswith("### ") for line in lines)
    if not rules or headings != len(rules):
        raise TextError(f"{file}: chapter {title!r} has headings that are no rules, or no rule at all")
    return Chapter(title, rules)


def read_rule(file: Path, lines: list[str], chapter: str) -> Rule:
    heading = RULE.fullmatch(lines[0])
    assert heading is not None, "a rule starts with its heading"
    body = "\n".join(lines[1:]).strip()
    text, _, last = body.rpartition("\n")
    source = SOURCE.fullmatch(last.strip())
    if source is None or not text.strip():
        raise TextError(f"{file}: rule {heading[1]} needs a text and, as its last line, its source")
    return Rule(heading[1], heading[2], text.strip(), chapter, source[1])
