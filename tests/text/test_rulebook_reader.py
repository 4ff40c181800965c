"""A rulebook in Markdown becomes chapters and rules."""

from __future__ import annotations

from pathlib import Path

import pytest

from rulewright.text import LOCALES, Rule, TextError, UnknownRule, read_rulebook, texts

BOOK = """# A game

Two words first.

## 1. Start

### XX-001 The first rule

Do this.

- or that

*Source: rulebook*

### XX-002 Druga zasada
Zrób tak.

*Źródło: instrukcja, rozstrzygnięcie*

## 2. End

### XX-010 The last rule
Stop.

*Source: ruling*
"""


def book(folder: Path, content: str) -> Path:
    file = folder / "en.md"
    file.write_text(content, encoding="utf-8")
    return file


def test_chapters_and_rules_are_read_in_order(tmp_path: Path) -> None:
    read = read_rulebook(book(tmp_path, BOOK))
    assert [chapter.title for chapter in read.chapters] == ["1. Start", "2. End"]
    assert [rule.id for chapter in read.chapters for rule in chapter.rules] == ["XX-001", "XX-002", "XX-010"]
    assert read.introduction == "# A game\n\nTwo words first."


def test_a_rule_has_title_text_chapter_and_provenance(tmp_path: Path) -> None:
    read = read_rulebook(book(tmp_path, BOOK))
    assert read.rule("XX-001") == Rule("XX-001", "The first rule", "Do this.\n\n- or that", "1. Start", "rulebook")
    assert read.rule("xx-002").provenance == "instrukcja, rozstrzygnięcie"


@pytest.mark.parametrize(
    "content",
    [
        BOOK.replace("*Source: ruling*", ""),
        BOOK.replace("Stop.\n", ""),
        BOOK.replace("XX-010", "XX-001"),
        BOOK.replace("### XX-010 The last rule", "### The last rule"),
    ],
    ids=["no-source", "no-text", "number-twice", "no-number"],
)
def test_a_malformed_rulebook_is_an_error(tmp_path: Path, content: str) -> None:
    with pytest.raises(TextError, match=r"en\.md"):
        read_rulebook(book(tmp_path, content))


def test_a_missing_rulebook_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(TextError, match="cannot be read"):
        read_rulebook(tmp_path / "pl.md")


@pytest.mark.parametrize("locale", LOCALES)
def test_the_rules_of_ethnos_can_be_asked_for_by_number(locale: str) -> None:
    words = texts("ethnos", locale)
    rule = words.rule("ET-121")
    assert rule.id == "ET-121" and rule.title and rule.text and rule.provenance
    assert rule in next(chapter for chapter in words.rules() if chapter.title == rule.chapter).rules
    assert words.introduction().startswith("# Ethnos")
    with pytest.raises(UnknownRule, match="ET-999"):
        words.rule("ET-999")
