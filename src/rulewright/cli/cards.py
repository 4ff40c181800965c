"""The texts of cards, looked up by any name that a player may type.

A game has them as messages of their own (`card-text-elf`), or as the attribute `text` of a name
(`tactics-ambush.text`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from rulewright.cli.matching import plain

if TYPE_CHECKING:
    from rulewright.text import Texts

TEXT: Final = "card-text-"
CARD: Final = "card-"
ATTRIBUTE: Final = "text"


class CardText(NamedTuple):
    """Everything by which a kind of card is called, its title, and the message with its text."""

    names: list[str]
    title: str
    message: str


def card_texts(texts: Texts, typed: str) -> list[tuple[str, str]]:
    """Title and text of every kind of card that fits: by name or id, of one card or of its whole kind."""
    wanted = plain(typed)
    known = all_cards(texts)
    found = [card for card in known if any(wanted in plain(name) for name in card.names)]
    exact = [card for card in found if any(wanted == plain(name) for name in card.names)]
    shown = [(card.title, texts.message(card.message)) for card in exact or found]
    return list(dict.fromkeys(shown))


def all_cards(texts: Texts) -> list[CardText]:
    """Every card of a game that has a text."""
    cards: list[CardText] = []
    for id in texts.catalogue.ids():
        if id.startswith(TEXT):
            kind = id.removeprefix(TEXT)
            cards.append(CardText(names_of(texts, kind), title(texts, kind), id))
        elif ATTRIBUTE in texts.catalogue.attributes(id):
            name = texts.message(id)
            cards.append(CardText([name, id.partition("-")[2]], name, f"{id}.{ATTRIBUTE}"))
    return cards


def names_of(texts: Texts, kind: str) -> list[str]:
    """Everything by which the cards of a kind are called."""
    cards = [
        id
        for id in texts.catalogue.ids()
        if id == CARD + kind or (id.startswith(f"{CARD}{kind}-") and not id.startswith(TEXT))
    ]
    named = [kind, *[id.removeprefix(CARD) for id in cards], *[texts.message(id) for id in cards]]
    for name in names_by(texts, kind):
        named += [texts.message(name), *[texts.message(f"{name}.{form}") for form in texts.catalogue.attributes(name)]]
    return named


def title(texts: Texts, kind: str) -> str:
    return texts.message(next(iter(names_by(texts, kind)), CARD + kind))


def names_by(texts: Texts, kind: str) -> list[str]:
    """The messages that name the cards of a kind as a whole."""
    return [id for called in texts.kinds.cards if texts.catalogue.has(id := f"{called}-{kind}")]
