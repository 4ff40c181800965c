"""Option keys and the numbers that stand for them."""

from __future__ import annotations

import pytest

import rulewright
from rulewright.core.vocabulary import Vocabulary


def test_numbers_are_dense_and_in_the_order_of_declaration() -> None:
    vocabulary = Vocabulary()
    assert vocabulary.verb("pass") == 0
    assert vocabulary.verb("move", ("a", "b")) == 1
    assert vocabulary.verb("swap", ("a", "b"), ("1", "2", "3")) == 3
    assert vocabulary.verb("end") == 9
    assert len(vocabulary) == 10
    assert vocabulary.keys[3:6] == ["swap:a:1", "swap:a:2", "swap:a:3"]
    assert vocabulary.verbs[:4] == ["pass", "move", "move", "swap"]
    assert [vocabulary.codes[key] for key in vocabulary.keys] == list(range(10))


def test_a_key_cannot_be_declared_twice() -> None:
    vocabulary = Vocabulary()
    vocabulary.verb("move", ("a",))
    with pytest.raises(AssertionError, match="move:a"):
        vocabulary.verb("move", ("b", "a"))


def test_keys_and_numbers_of_a_game_translate_both_ways() -> None:
    game = rulewright.game("ethnos")
    for code, key in enumerate(game.vocabulary.keys):
        assert game.key(code) == key
        assert game.code(key) == code
    assert game.code("no such key") is None
