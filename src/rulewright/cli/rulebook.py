"""`rulewright rules`: the rulebook in the terminal, chapter by chapter, rule by rule."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from rich.console import Console
from rich.markdown import Markdown
from rich.text import Text

from rulewright.cli.matching import plain

if TYPE_CHECKING:
    from rulewright.text import Catalogue, Rule, Texts


def all_rules(texts: Texts) -> list[Rule]:
    return [rule for chapter in texts.rules() for rule in chapter.rules]


def find_rules(texts: Texts, typed: str) -> list[Rule]:
    """By number (`ET-311`, `et311` or `311`), else by words: those in titles first, else those in texts."""
    rules = all_rules(texts)
    number = re.fullmatch(r"(?:([A-Za-z]+)-?)?(\d+)", typed.strip())
    if number:
        return [rule for rule in rules if is_numbered(rule, number[1] or "", int(number[2]))]
    wanted = plain(typed).split()
    titled = [rule for rule in rules if all(word in plain(rule.title) for word in wanted)]
    return titled or search(texts, typed)


def is_numbered(rule: Rule, letters: str, number: int) -> bool:
    """Whether a rule has this number and, if any were typed, these letters before it: those of its game."""
    before, _, after = rule.id.rpartition("-")
    return int(after) == number and (not letters or before.casefold() == letters.casefold())


def search(texts: Texts, typed: str) -> list[Rule]:
    """All rules with these words in title or text."""
    wanted = plain(typed).split()
    return [rule for rule in all_rules(texts) if all(word in plain(f"{rule.title} {rule.text}") for word in wanted)]


def show_rule(console: Console, words: Catalogue, rule: Rule) -> None:
    console.print(Text(f"{rule.id}  {rule.title}", style="bold"))
    console.print(Text(rule.chapter, style="dim"))
    console.print(Markdown(rule.text))
    console.print(Text(words.message("cli-rule-source", source=rule.provenance), style="dim"))


def show_titles(console: Console, rules: list[Rule]) -> None:
    """Numbers and titles under the headings of their chapters."""
    chapter = ""
    for rule in rules:
        if rule.chapter != chapter:
            chapter = rule.chapter
            console.print(Text(f"\n{chapter}", style="bold"))
        console.print(Text.assemble((f"  {rule.id}  ", "cyan"), rule.title))


def as_json(rule: Rule) -> dict[str, Any]:
    return dict(rule._asdict())
