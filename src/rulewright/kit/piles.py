"""Piles: decks, discards, hands and bags, which are all plain lists of numbers.

A deck has its top first. Hands, discards and bags are sorted, equal things side by side. Nothing here tells the log:
games do, each in its own words. Who may see a pile is not said here.
"""

from __future__ import annotations

from mypy_extensions import i64

from rulewright.core.chance import draw, shuffle
from rulewright.core.state import State

# Sorted piles


def insert(pile: list[int], thing: i64) -> None:
    """Puts a thing into its place in a sorted pile."""
    at: i64 = len(pile)
    while at > 0 and pile[at - 1] > thing:
        at -= 1
    pile.insert(at, thing)


def distinct(pile: list[int]) -> list[int]:
    """Each thing of a sorted pile once: equal things are one option."""
    found: list[int] = []
    for thing in pile:
        if not found or found[len(found) - 1] != thing:
            found.append(thing)
    return found


# Decks and bags


def take_top(g: State, deck: list[int]) -> i64:
    """Takes the top card of a deck. Somebody learns which one it is, so there is no way back."""
    g.barrier += 1
    return deck.pop(0)


def draw_out(g: State, what: str, bag: list[int]) -> i64:
    """Takes a thing out of a bag at random, as the chance event `what`; the bag must hold something."""
    thing = draw(g, what, bag)
    bag.remove(thing)
    return thing


def refill(g: State, what: str, deck: list[int], discards: list[int]) -> bool:
    """Makes a deck that has run out anew from its discards, shuffled as the chance event `what`; whether it did."""
    if deck or not discards:
        return False
    deck.extend(discards)
    discards.clear()
    shuffle(g, what, deck)
    return True


def shuffle_in(g: State, what: str, deck: list[int], cards: list[int]) -> None:
    """Shuffles cards into a deck, as the chance event `what`; a deck that gets none stays as it is."""
    if cards:
        deck[:] = sorted(deck + cards)
        shuffle(g, what, deck)
