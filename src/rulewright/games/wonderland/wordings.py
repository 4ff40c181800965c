"""Wordings: what the texts of cards say of the printed values, which a content pack may change.

Each is an argument of a message: a number, or a phrase that the catalogues put into words (`printed-...`). What the
abilities themselves say (two more strength, three at most) stands in the catalogues.
"""

from __future__ import annotations

from typing import Any

from rulewright.games.wonderland.content import CODES, FIGURE_COUNT, OPTIONAL, SPLIT, Tables
from rulewright.games.wonderland.ids import TEA_CARDS, WONDERLANDIANS

Phrase = dict[str, Any]


def wordings(tables: Tables) -> dict[str, dict[str, Any]]:
    """By message, what it takes from the content."""
    told: dict[str, dict[str, Any]] = {}
    for at, name in enumerate(WONDERLANDIANS):
        strength = tables.figure_strength[at] if at < FIGURE_COUNT else tables.strength[at + 1]
        told[f"wonderlandian-{name}"] = {"strength": strength}
    for at, name in enumerate(TEA_CARDS):
        told[f"tea-card-{name}"] = {"text": card_text(tables, at)}
    return told


def say(message: str, **arguments: Any) -> Phrase:
    """A phrase: a message of the catalogues, and what it takes."""
    return {"say": message, "with": arguments} if arguments else {"say": message}


def one_after_another(phrases: list[Phrase]) -> Phrase:
    """Sentences as one phrase; without any, that there is nothing."""
    if not phrases:
        return say("printed-nothing")
    whole = phrases[0]
    for phrase in phrases[1:]:
        whole = say("printed-sentences", first=whole, last=phrase)
    return whole


def card_text(tables: Tables, card: int) -> Phrase:
    """WW-080, WW-100, WW-101: units, the obligatory die, the effects or both halves, the optional part."""
    phrases: list[Phrase] = []
    if tables.card_units[card]:
        phrases.append(say("printed-units", number=tables.card_units[card]))
    if tables.card_die[card]:
        phrases.append(say("printed-die"))
    if tables.card_layout[card] == SPLIT:
        halves = {"upper": after_colon(tables.card_effects[card]), "lower": after_colon(tables.card_lower[card])}
        phrases.append(say("printed-halves", **halves))
    else:
        phrases += effects(tables.card_effects[card])
    if tables.card_layout[card] == OPTIONAL:
        phrases.append(say("printed-for-shards", what=after_colon(tables.card_optional[card])))
    return one_after_another(phrases)


def effects(codes: list[int]) -> list[Phrase]:
    """A sentence for each effect; one that is printed twice is said once."""
    found: list[Phrase] = []
    for code in dict.fromkeys(codes):
        found += [say("printed-twice", what=say(f"{message(code)}.then"))] * (codes.count(code) // 2)
        found += [say(message(code))] * (codes.count(code) % 2)
    return found


def after_colon(codes: list[int]) -> Phrase:
    """The same behind a colon, where the first sentence begins with a small letter."""
    if not codes:
        return say("printed-nothing")
    return one_after_another([say(f"{message(codes[0])}.then"), *effects(codes[1:])])


def message(code: int) -> str:
    """The message of a reward code."""
    return f"printed-{CODES[code].lower().replace(':', '-').replace('_', '-')}"
