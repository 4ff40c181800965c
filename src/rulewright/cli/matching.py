"""Matching of what a player types: a number, a key, or part of an option's text in any spelling."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from typing import NamedTuple


class Choice(NamedTuple):
    """One option as it is listed: its key and its text."""

    key: str
    text: str


def plain(text: str) -> str:
    """Small letters without accents, so that a keyboard without them serves too."""
    decomposed = unicodedata.normalize("NFKD", text.casefold().replace("ł", "l"))
    letters = (letter for letter in decomposed if not unicodedata.combining(letter))
    return " ".join("".join(letters).split())


def numbered(typed: str, choices: Sequence[Choice]) -> Choice | None:
    """The option with the number that was typed."""
    if typed.isdecimal() and 1 <= int(typed) <= len(choices):
        return choices[int(typed) - 1]
    return None


def meant(typed: str, choices: Sequence[Choice]) -> list[Choice]:
    """The options that were meant: by exact key or text, else by all words typed; best kind only."""
    wanted = plain(typed)
    if not wanted:
        return []
    exact = [choice for choice in choices if wanted in (plain(choice.key), plain(choice.text))]
    if exact:
        return exact
    begins = [choice for choice in choices if f" {wanted}" in f" {plain(choice.text)}" or wanted in choice.key]
    if begins:
        return begins
    parts = wanted.split()
    return [choice for choice in choices if all(part in plain(f"{choice.text} {choice.key}") for part in parts)]
