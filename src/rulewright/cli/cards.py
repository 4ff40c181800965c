"""The texts of cards, looked up by any name that a player may type."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rulewright.cli.matching import plain

if TYPE_CHECKING:
    from rulewright.text import Texts

TEXT: Final = "card-text-"
CARD: Final = "card-"


def card_texts(texts: Texts, typed: str) -> list[tuple[str, str]]:
    """Title and text of every kind of card that fits: by name or id, of one card or of its whole kind."""
    wanted = plain(typed)
    kinds = [id.removeprefix(TEXT) for id in texts.catalogue.ids() if id.startswith(TEXT)]
    found = [kind for kind in kinds if any(wanted in plain(name) for name in names_of(texts, kind))]
    exact = [kind for kind in found if any(wanted == plain(name) for name in names_of(texts, kind))]
    return [(title(texts, kind), texts.message(TEXT + kind)) for kind in exact or found]


def names_of(texts: Texts, kind: str) -> list[str]:
    """Everything by which the cards of a kind are called."""
    cards = [
        id
        for id in texts.catalogue.ids()
        if id == CARD + kind or (id.startswith(f"{CARD}{kind}-") and not id.startswith(TEXT))
    ]
    named = [kind, *[id.removeprefix(CARD) for id in cards], *[texts.message(id) for id in cards]]
    if texts.catalogue.has(f"tribe-{kind}"):
        named += [texts.name("tribe", kind), texts.name("tribe", kind, "plural")]
    return named


def title(texts: Texts, kind: str) -> str:
    return texts.name("tribe" if texts.catalogue.has(f"tribe-{kind}") else "card", kind)
