"""Prepared items (BA-086, BA-087): in the order of their keys, made of hand cards."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.games.battalia.items import card_of, item_key
from rulewright.games.battalia.state import Prepared, Seat


def order_of(item: Prepared) -> tuple[str, i64]:
    """Items are ordered by their keys as texts, equal ones by what has prepared them."""
    return item_key(item.key), NAMES_IN_ORDER[item.by]


NAMES_IN_ORDER: Final[list[int]] = [7, 6, 3, 1, 5, 4, 0, 8, 2]
"""By what, in the alphabetical order of the names in positions."""


def keep_sorted(player: Seat) -> None:
    """Puts the prepared items of a player into their order."""
    if len(player.prepared) > 1:
        player.prepared.sort(key=order_of)


def prepare(player: Seat, key: i64, by: i64, meaning: i64, count: i64, cards: list[int]) -> None:
    """A new prepared item; its cards are where they were taken from no more."""
    item = Prepared()
    item.key = key
    item.by = by
    item.meaning = meaning
    item.count = count
    item.cards = cards
    player.prepared.append(item)
    keep_sorted(player)


def take_from_hand(player: Seat, cardlike: i64) -> i64:
    """Takes a card out of the hand, and says which."""
    card = card_of(cardlike)
    player.hand.remove(card)
    return card
