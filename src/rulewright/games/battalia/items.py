"""Items: what can be laid in a line, as one number each (DECISIONS 1).

An item is a card, the kept fate card as a copy (`twin=sword`), a card that stands for something (`hammer=lord`), a
unit with one or two sources (`chief-emb+title-bar`), or a card that counts as so many units (`freeman-fanatic*2`). In a
battle a unit is named by its key: the card, what is attached to it in this order, `*2` if it is doubled.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.games.battalia.content import (
    AS_SCROLL,
    AS_TITLE,
    CARDS,
    FIRST_ARTEFACT,
    FIRST_FATE,
    FIRST_GREAT,
    FIRST_QUEEN,
    MEANING_COUNT,
    MEANINGS,
    PER_RANK,
    SCROLL,
    TITLE,
)
from rulewright.games.battalia.ids import BOOK, CREATION_CARDS, CROWN, TWIN

COPIES: Final[i64] = CARDS
"""The first of the items `twin=<GA>`."""
CARDLIKE: Final[i64] = 126
MADE: Final[i64] = CARDLIKE
"""The first of the items `<card>=<meaning>`."""
SOURCES: Final[i64] = 268
SIMPLE_SOURCES: Final[i64] = 16
"""Titles, Scrolls, Crown, Book and copies of the last two: what can be attached in a battle."""
SOURCE_TITLES: Final[i64] = 0
SOURCE_SCROLLS: Final[i64] = 6
SOURCE_CROWN: Final[i64] = 12
SOURCE_BOOK: Final[i64] = 13
SOURCE_TWIN_CROWN: Final[i64] = 14
SOURCE_TWIN_BOOK: Final[i64] = 15
MADE_TITLES: Final[i64] = 16
MADE_SCROLLS: Final[i64] = 142
JOINED: Final[i64] = 1512
"""The first of the items `<unit>+<source>`."""
JOINED_TWICE: Final[i64] = 7944
COUNTED: Final[i64] = 1731720
"""The first of the items `<unit>*2` and `<unit>*1`."""
ITEMS: Final[i64] = 1731784
UNIT_ITEMS: Final[i64] = 7944
"""Items up to units with one source: what a source can be named with."""
MOST_ATTACHED: Final[i64] = 8
"""BA-569: so many cards can be attached to one unit of a battle line."""
ATTACHED_BASE: Final[i64] = 17
ATTACHED: Final[i64] = 6975757441
"""17 to the power of eight."""
UNIT_KEYS: Final[i64] = 446448476224


def copy_of(great: i64) -> i64:
    """The kept fate card as a copy of this Great Artefact."""
    return COPIES + great - FIRST_GREAT


def is_copy(item: i64) -> bool:
    return COPIES <= item < CARDLIKE


def great_of(item: i64) -> i64:
    """The Great Artefact as which an item is played; -1 if as none."""
    if FIRST_GREAT <= item < FIRST_FATE:
        return item
    return item - COPIES + FIRST_GREAT if COPIES <= item < CARDLIKE else -1


def card_of(cardlike: i64) -> i64:
    """The card itself."""
    return TWIN if cardlike >= COPIES else cardlike


def made(cardlike: i64, meaning: i64) -> i64:
    """A card that stands for something."""
    return MADE + cardlike * MEANING_COUNT + meaning


def source_of(item: i64) -> i64:
    """The number of an item as a source; -1 if it is none."""
    if FIRST_ARTEFACT <= item < COPIES:
        kind = (item - FIRST_ARTEFACT) // 6
        if kind == TITLE:
            return SOURCE_TITLES + (item - FIRST_ARTEFACT) % 6
        if kind == SCROLL:
            return SOURCE_SCROLLS + (item - FIRST_ARTEFACT) % 6
        if item == CROWN:
            return SOURCE_CROWN
        return SOURCE_BOOK if item == BOOK else -1
    if is_copy(item):
        great = great_of(item)
        if great == CROWN:
            return SOURCE_TWIN_CROWN
        return SOURCE_TWIN_BOOK if great == BOOK else -1
    if MADE <= item < JOINED:
        meaning = (item - MADE) % MEANING_COUNT
        cardlike: i64 = (item - MADE) // MEANING_COUNT
        if meaning == AS_TITLE:
            return MADE_TITLES + cardlike
        if meaning == AS_SCROLL:
            return MADE_SCROLLS + cardlike
    return -1


def item_of_source(source: i64) -> i64:
    """The item that is a source."""
    if source < SOURCE_SCROLLS:
        return FIRST_ARTEFACT + TITLE * 6 + source
    if source < SOURCE_CROWN:
        return FIRST_ARTEFACT + SCROLL * 6 + source - SOURCE_SCROLLS
    if source < MADE_TITLES:
        great = CROWN if source % 2 == 0 else BOOK
        return great if source < SOURCE_TWIN_CROWN else copy_of(great)
    if source < MADE_SCROLLS:
        return made(source - MADE_TITLES, AS_TITLE)
    return made(source - MADE_SCROLLS, AS_SCROLL)


def is_title_source(source: i64) -> bool:
    return source < SOURCE_SCROLLS or MADE_TITLES <= source < MADE_SCROLLS


def is_scroll_source(source: i64) -> bool:
    return SOURCE_SCROLLS <= source < SOURCE_CROWN or source >= MADE_SCROLLS


def is_crown_source(source: i64) -> bool:
    return source == SOURCE_CROWN or source == SOURCE_TWIN_CROWN


def faction_unit(number: i64) -> i64:
    """The card of a faction unit from its number among the 24."""
    return number // 6 * PER_RANK + number % 6


def number_of_unit(card: i64) -> i64:
    return card // PER_RANK * 6 + card % PER_RANK


def joined(unit: i64, source: i64) -> i64:
    """A unit with one source."""
    return JOINED + number_of_unit(unit) * SOURCES + source


def joined_again(item: i64, source: i64) -> i64:
    """A unit with one source, and another one."""
    return JOINED_TWICE + (item - JOINED) * SOURCES + source


def counted(unit: i64, number: i64) -> i64:
    """A card that counts as so many units, 2 or 1."""
    return COUNTED + unit * 2 + (2 - number)


# As text


def item_key(item: i64) -> str:
    """The key of an item."""
    if item < COPIES:
        return CREATION_CARDS[item]
    if item < CARDLIKE:
        return "twin=" + CREATION_CARDS[great_of(item)]
    if item < JOINED:
        return item_key((item - MADE) // MEANING_COUNT) + "=" + MEANINGS[(item - MADE) % MEANING_COUNT]
    if item < JOINED_TWICE:
        unit = faction_unit((item - JOINED) // SOURCES)
        return CREATION_CARDS[unit] + "+" + item_key(item_of_source((item - JOINED) % SOURCES))
    if item < COUNTED:
        first = JOINED + (item - JOINED_TWICE) // SOURCES
        return item_key(first) + "+" + item_key(item_of_source((item - JOINED_TWICE) % SOURCES))
    return CREATION_CARDS[(item - COUNTED) // 2] + ("*2" if item % 2 == COUNTED % 2 else "*1")


CARD_NUMBERS: Final = {name: number for number, name in enumerate(CREATION_CARDS)}
MEANING_NUMBERS: Final = {name: number for number, name in enumerate(MEANINGS)}


def card_number(key: str) -> i64:
    return CARD_NUMBERS.get(key, -1)


def item_number(key: str) -> i64:
    """The item with this key; -1 if there is none."""
    if "*" in key:
        name, _, number = key.partition("*")
        unit = card_number(name)
        return counted(unit, int(number)) if 0 <= unit < FIRST_QUEEN and number in ("1", "2") else -1
    if "+" in key:
        return joined_number(key.split("+"))
    if "=" not in key:
        return card_number(key)
    name, _, meaning = key.rpartition("=")
    great = card_number(meaning) if name == "twin" else -1
    if FIRST_GREAT <= great < FIRST_FATE:
        return copy_of(great)
    cardlike = item_number(name) if name.count("=") <= 1 else -1
    if cardlike < 0 or cardlike >= CARDLIKE or meaning not in MEANING_NUMBERS:
        return -1
    return made(cardlike, MEANING_NUMBERS[meaning])


def joined_number(parts: list[str]) -> i64:
    unit = card_number(parts[0])
    if not 0 <= unit < FIRST_QUEEN or unit % PER_RANK >= 6 or len(parts) > 3:
        return -1
    item: i64 = -1
    for part in parts[1:]:
        source = -1 if "+" in part or "*" in part else source_of(item_number(part))
        if source < 0:
            return -1
        item = joined(unit, source) if item < 0 else joined_again(item, source)
    return item


def unit_key(card: i64, doubled: bool, attached: list[int]) -> i64:
    """The number of a unit in a battle line; `attached` are simple sources."""
    code: i64 = 0
    for source in attached:
        code = code * ATTACHED_BASE + source + 1
    return (card * 2 + (1 if doubled else 0)) * ATTACHED + code


def attached_to(code: i64) -> list[int]:
    """The sources attached to a unit, in their order."""
    found: list[int] = []
    rest: i64 = code % ATTACHED
    while rest > 0:
        digit: i64 = rest % ATTACHED_BASE
        if digit > 0:
            found.append(digit - 1)
        rest //= ATTACHED_BASE
    found.reverse()
    return found


def unit_text(code: i64) -> str:
    """The key of a unit in a battle line."""
    unit = code // ATTACHED
    parts = [CREATION_CARDS[unit // 2]]
    for source in attached_to(code):
        parts.append(item_key(item_of_source(source)))
    return "+".join(parts) + ("*2" if unit % 2 == 1 else "")


def unit_number(key: str) -> i64:
    """The unit in a battle line with this key; -1 if there is none."""
    doubled = key.endswith("*2")
    parts = (key[:-2] if doubled else key).split("+")
    card = card_number(parts[0])
    if not 0 <= card < FIRST_QUEEN or len(parts) > MOST_ATTACHED + 1:
        return -1
    attached: list[int] = []
    for part in parts[1:]:
        source = -1 if "+" in part or "*" in part else source_of(item_number(part))
        if not 0 <= source < SIMPLE_SOURCES:
            return -1
        attached.append(int(source))
    return unit_key(card, doubled, attached)
