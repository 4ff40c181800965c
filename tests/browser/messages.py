"""The messages of the client and of the games, to tell one language from the other on a page."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Final

from driving import TESTS, WEB, settled, until
from fluent.syntax import FluentParser, ast
from playwright.sync_api import Page, expect

SOURCE: Final = TESTS.parent / "src/rulewright"
LONG: Final = 16

# Every piece of text, and every name and hint that a screen reader says. What people have written is left out,
# and so is what stands there in its own language on purpose.
PIECES: Final = """() => {
  const pieces = [];
  const own = (node) => node.closest('[lang]:not(html), code, script, style');
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode.data.replace(/\\s+/g, ' ').trim();
    if (text && !own(walker.currentNode.parentElement)) pieces.push(text);
  }
  for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-valuetext'])
    for (const node of document.querySelectorAll(`[${name}]`))
      if (node.getAttribute(name) && !own(node)) pieces.push(node.getAttribute(name).trim());
  pieces.push(document.title);
  return pieces;
}"""

# What no reader should meet: names of messages and of things inside the program.
RAW: Final = re.compile(r"\b[a-z]+_[a-z_]+\b|\{ ?\$|\bundefined\b|\bNaN\b|\[object|\bnull\b")


def catalogues(locale: str) -> list[Path]:
    """Every catalogue that a browser can show something from."""
    games = sorted(SOURCE.glob(f"games/*/text/{locale}.ftl"))
    return [WEB / f"src/text/{locale}.ftl", SOURCE / f"text/{locale}.ftl", *games]


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


def check(page: Page, locale: str) -> None:
    """Nothing on the page is in the other language, and nothing is left raw."""
    settled(page)
    pieces: list[str] = page.evaluate(PIECES)
    assert len(pieces) > 5, pieces
    assert foreign(pieces, locale) == [], page.url
    assert [piece for piece in pieces if RAW.search(piece)] == [], page.url
    assert page.evaluate("() => document.documentElement.lang") == locale


def in_other_words(page: Page) -> None:
    """Changes the language at a table to Polish and back: everything follows, and is the same as before in the end."""
    seen = {part: page.locator(part).first.inner_text() for part in (".prompt .q", "aside.right", "aside.left")}
    for locale in ("pl", "en"):
        other = "en" if locale == "pl" else "pl"
        page.get_by_role("button", name=message("table-menu", other)).click()
        page.get_by_role("button", name={"pl": "Polski", "en": "English"}[locale]).click()
        page.keyboard.press("Escape")
        expect(page.get_by_role("tab", name=message("table-chat", locale))).to_be_visible()
        until(page, lambda: page.evaluate("() => document.documentElement.lang") == locale, "the language")  # noqa: B023
        for part, text in seen.items():
            if locale == "pl":
                expect(page.locator(part).first).not_to_have_text(text, use_inner_text=True)
            else:
                expect(page.locator(part).first).to_have_text(text, use_inner_text=True)
        check(page, locale)
