"""Ethnos in words: everything in its box has a name, in both languages."""

from __future__ import annotations

import pytest

import rulewright
from rulewright.games.ethnos.ids import COLOURS, KINGDOMS, TRIBES, TYPES
from rulewright.text import LOCALES, texts

IN_BOTH = pytest.mark.parametrize("locale", LOCALES)


@IN_BOTH
def test_everything_in_the_box_has_a_name(locale: str) -> None:
    words = texts("ethnos", locale)
    for kind, ids in {"card": TYPES, "tribe": TRIBES, "kingdom": KINGDOMS, "colour": COLOURS}.items():
        names = [words.name(kind, id) for id in ids]
        assert len(set(names)) == len(ids), "two things have the same name"
    for tribe in (*TRIBES, "dragon"):
        assert words.name("card-text", tribe)


@IN_BOTH
def test_every_source_of_glory_and_every_player_colour_has_a_name(locale: str) -> None:
    words = texts("ethnos", locale)
    sheet = rulewright.game("ethnos").new(players=4, seed=b"names").position()["sheet"][0]
    named = {id for id in words.catalogue.ids() if id.startswith("source-")}
    assert {f"source-{source}".replace("_", "-") for source in sheet} == named
    for colour in ("black", "blue", "green", "pink", "white", "yellow"):
        assert words.name("player_colour", colour)
