"""Keys of items: each number has a key of its own, from which it is read again."""

from __future__ import annotations

import rulewright
from rulewright.games.battalia.items import CARDLIKE, ITEMS, JOINED, item_key, item_number

STEP = 211
"""Of the units with two sources, which are more than a million, every so many are tried."""


def test_every_item_is_read_from_its_key() -> None:
    tried = [*range(JOINED), *range(JOINED, ITEMS, STEP)]
    assert [item for item in tried if item_number(item_key(item)) != item] == []


def test_the_kept_fate_card_is_a_copy_or_stands_for_something() -> None:
    """BA-449, BA-282: `twin=sword` is played as the Sword, `twin=title` is the card that Solar Eclipse made a Title."""
    sword, title = item_number("twin=sword"), item_number("twin=title")
    assert 0 <= sword < CARDLIKE <= title < JOINED
    assert item_number("twin=nothing") == -1


def test_every_verb_reads_its_keys() -> None:
    """Numbers with gaps between attached cards share the key of the number without."""
    for verb in rulewright.game("battalia").vocabulary.far:
        keys = [verb.key(number) for number in range(0, verb.size, max(1, int(verb.size) // 997))]
        assert [key for key in keys if verb.number(key) < 0 or verb.key(verb.number(key)) != key] == []
