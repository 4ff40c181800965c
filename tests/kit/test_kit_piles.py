"""Piles: sorted ones stay sorted, decks are taken from the top and run out, bags give what chance names."""

from __future__ import annotations

from typing import Any

import pytest

from rulewright import BadRecord
from rulewright.core.chance import ChanceEvent, seed_of
from rulewright.kit.piles import distinct, draw_out, insert, refill, shuffle_in, take_top
from toy import Market, Toy

GAME = Toy("piles toy")


def state(*script: Any) -> Market:
    """A state in which these results of chance come first."""
    g = Market(GAME, 2, {}, seed_of(b"piles"))
    g.script = list(script)
    return g


def events(g: Market) -> list[tuple[str, str, list[int]]]:
    """The chance events that have happened."""
    journal = g.journal or []
    return [(event.chance, event.what, event.result) for event in journal if isinstance(event, ChanceEvent)]


@pytest.mark.parametrize(
    ("pile", "thing", "after"),
    [
        ([], 4, [4]),
        ([1, 3], 2, [1, 2, 3]),
        ([1, 3], 0, [0, 1, 3]),
        ([1, 3], 7, [1, 3, 7]),
        ([1, 3, 3], 3, [1, 3, 3, 3]),
    ],
)
def test_a_thing_finds_its_place_in_a_sorted_pile(pile: list[int], thing: int, after: list[int]) -> None:
    insert(pile, thing)
    assert pile == after


def test_equal_things_of_a_sorted_pile_count_once() -> None:
    assert distinct([1, 1, 2, 5, 5, 5]) == [1, 2, 5]
    assert distinct([]) == []


def test_the_top_of_a_deck_comes_first_and_cannot_be_forgotten() -> None:
    g, deck = state(), [7, 3, 9]
    before = g.barrier
    assert take_top(g, deck) == 7
    assert deck == [3, 9]
    assert g.barrier == before + 1


def test_a_bag_gives_the_thing_that_chance_names_once() -> None:
    g, bag = state({"chance": "draw", "what": "bag", "result": 2}), [1, 2, 2, 5]
    assert draw_out(g, "bag", bag) == 2
    assert bag == [1, 2, 5]
    assert events(g) == [("draw", "bag", [2])]


def test_a_bag_gives_nothing_that_is_not_in_it() -> None:
    bag = [1, 2]
    with pytest.raises(BadRecord):
        draw_out(state([3]), "bag", bag)
    assert bag == [1, 2]


def test_of_equal_things_a_bag_gives_the_more_the_more_of_them_there_are() -> None:
    g = state()
    drawn = [int(draw_out(g, "bag", [1, 2, 2, 2])) for _ in range(400)]
    assert 240 < drawn.count(2) < 360


def test_an_empty_deck_is_made_of_the_shuffled_discards() -> None:
    deck: list[int] = []
    discards = [1, 2, 3]
    g = state({"chance": "shuffle", "what": "quests", "result": [3, 1, 2]})
    assert refill(g, "quests", deck, discards)
    assert (deck, discards) == ([3, 1, 2], [])
    assert events(g) == [("shuffle", "quests", [3, 1, 2])]


@pytest.mark.parametrize(("deck", "discards"), [([4], [1, 2]), ([], []), ([4], [])])
def test_a_deck_that_needs_or_finds_no_discards_stays_as_it_is(deck: list[int], discards: list[int]) -> None:
    g, before = state(), (deck[:], discards[:])
    assert not refill(g, "quests", deck, discards)
    assert (deck, discards) == before
    assert events(g) == []


def test_cards_are_shuffled_into_a_deck_whatever_order_it_had() -> None:
    one, other = [5, 1], [1, 5]
    shuffle_in(state(), "heroes", one, [3])
    shuffle_in(state(), "heroes", other, [3])
    assert one == other
    assert sorted(one) == [1, 3, 5]


def test_a_deck_that_gets_no_cards_is_not_shuffled() -> None:
    g, deck = state(), [5, 1]
    shuffle_in(g, "heroes", deck, [])
    assert deck == [5, 1]
    assert events(g) == []
