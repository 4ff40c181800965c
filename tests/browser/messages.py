"""The messages of the client and of the games, to tell one language from the other on a page."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from driving import TESTS, WEB
from fluent.syntax import FluentParser, ast

SOURCE: Final = TESTS.parent / "src/rulewright"
LONG: Final = 16


def catalogues(locale: str) -> list[Path]:
    """Every catalogue that a browser can show something from."""
    return [WEB / f"src/text/{locale}.ftl", SOURCE / f"text/{locale}.ftl", SOURCE / f"games/ethnos/text/{locale}.ftl"]


@cache
def sentences(locale: str) -> frozenset[str]:
    """All messages without arguments, as they are shown."""
    found: set[str] = set()
    for path in catalogues(locale):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message):
                patterns = [entry.value, *(attribute.value for attribute in entry.attributes)]
                found.update(text for pattern in patterns if pattern and (text := plain(pattern)))
    return frozenset(found)


def plain(pattern: ast.Pattern) -> str:
    """The text of a pattern that is nothing but text."""
    texts = [element.value for element in pattern.elements if isinstance(element, ast.TextElement)]
    return " ".join("".join(texts).split()) if len(texts) == len(pattern.elements) else ""


def message(name: str, locale: str) -> str:
    """One message of the client."""
    for entry in FluentParser().parse((WEB / f"src/text/{locale}.ftl").read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.Message) and entry.id.name == name and entry.value:
            return plain(entry.value)
    raise AssertionError(f"there is no message {name}")


def foreign(shown: list[str], locale: str) -> list[str]:
    """What is shown in the other language: whole pieces of text, or long sentences inside them."""
    other = "pl" if locale == "en" else "en"
    strange = {text for text in sentences(other) - sentences(locale) if any(letter.isalpha() for letter in text)}
    inside = [text for text in strange if len(text) >= LONG]
    return sorted({piece for piece in shown if piece in strange or any(text in piece for text in inside)})
