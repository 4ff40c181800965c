"""Recruiting: cards into hands and out of them, Dragons, discards (ET-140 to ET-164, ET-200)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.core.frame import abandon
from rulewright.games.ethnos.content import DRAGONS
from rulewright.games.ethnos.ids import DRAGON
from rulewright.games.ethnos.state import Ethnos, Seat
from rulewright.kit.piles import insert

AGE_DEPTH: Final[i64] = 2
"""The Match and the Age are the outermost procedures; what is inside them belongs to a turn."""


def take_from_pool(g: Ethnos, seat: i64, card: i64) -> None:
    """ET-140 to ET-142: an open card; the pool is not refilled, and all see what was taken."""
    g.pool.remove(card)
    player = g.seats[seat]
    insert(player.hand, card)
    player.known = [*player.known, card]
    g.tell("takes", seat, card)


def draw_cards(g: Ethnos, seat: i64, cards: i64) -> None:
    """ET-143, ET-345: secret cards from the deck, one by one, until the third Dragon comes."""
    hand = g.seats[seat].hand
    while cards > 0 and g.dragons < DRAGONS:
        card = g.deck.pop()
        g.barrier += 1
        if card == DRAGON:
            reveal_dragon(g, seat)
        else:
            insert(hand, card)
            cards -= 1
            g.tell("draws", seat)
            g.whisper(seat, "drew", seat, card)


def reveal_dragon(g: Ethnos, seat: i64) -> None:
    """ET-160 to ET-163: shown and replaced; the third ends the Age in the middle of the turn."""
    g.dragons += 1
    g.tell("dragon", seat, g.dragons)
    if g.dragons == DRAGONS:
        g.third_dragon = seat
        abandon(g, AGE_DEPTH)


def discard(g: Ethnos, seat: i64, cards: list[int]) -> None:
    """ET-200, ET-203: cards go face up to the pool."""
    if cards:
        forget(g.seats[seat], cards)
        for card in cards:
            insert(g.pool, card)
        g.barrier += 1
        g.tell_all("discards", cards, seat, len(cards))


def forget(player: Seat, cards: list[int]) -> None:
    """Cards that have left a hand are no longer among the known ones."""
    if player.known:
        known = player.known[:]
        for card in cards:
            if card in known:
                known.remove(card)
        player.known = known
