"""Option keys and the numbers that stand for them."""

from __future__ import annotations

import pytest

import rulewright
from rulewright.core.vocabulary import FAR, Verb, Vocabulary


def test_numbers_are_dense_and_in_the_order_of_declaration() -> None:
    vocabulary = Vocabulary()
    assert vocabulary.verb("pass") == 0
    assert vocabulary.verb("move", ("a", "b")) == 1
    assert vocabulary.verb("swap", ("a", "b"), ("1", "2", "3")) == 3
    assert vocabulary.verb("end") == 9
    assert len(vocabulary) == 10
    assert vocabulary.keys[3:6] == ["swap:a:1", "swap:a:2", "swap:a:3"]
    assert [vocabulary.verb_of(code).name for code in range(4)] == ["pass", "move", "move", "swap"]
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


def with_places() -> Vocabulary:
    vocabulary = Vocabulary()
    vocabulary.verb("pass")
    vocabulary.verb("end")
    assert vocabulary.far_verb(Verb("lay", (("-1", "0", "1"), ("0:a", "0:b")), places=3)) == FAR
    assert vocabulary.far_verb(Verb("lay", (("x",),), places=1)) == FAR + 6
    return vocabulary


def test_a_verb_with_places_has_all_its_keys_and_few_actions() -> None:
    vocabulary = with_places()
    assert len(vocabulary) == 2 + 3 + 1
    assert vocabulary.key(FAR + 3) == "lay:0:0:b" and vocabulary.code("lay:0:0:b") == FAR + 3
    assert vocabulary.key(FAR + 6) == "lay:x" and vocabulary.code("lay:x") == FAR + 6
    assert vocabulary.verb_of(FAR + 3).name == "lay"
    assert [vocabulary.code(key) for key in vocabulary.every_key()] == [0, 1, *range(int(FAR), int(FAR) + 7)]


@pytest.mark.parametrize("key", ["lay", "lay:2:0:a", "lay:0:0", "lay:0:0:a:1", "lay:0:0:c", "laying:0:0:a", ""])
def test_keys_that_a_verb_with_places_does_not_have(key: str) -> None:
    assert with_places().code(key) is None


def test_an_action_is_a_place_in_the_offered_list() -> None:
    vocabulary = with_places()
    assert vocabulary.actions([0, FAR + 5, 1, FAR + 2, FAR + 6, FAR]) == [0, 2, 1, 3, 5, 4]
    with pytest.raises(AssertionError, match="lay has too few places"):
        vocabulary.actions([FAR, FAR + 1, FAR + 2, FAR + 3])


def test_verbs_with_places_come_last_and_say_how_many() -> None:
    vocabulary = with_places()
    with pytest.raises(AssertionError, match="come after all others"):
        vocabulary.verb("again")
    with pytest.raises(AssertionError, match="has no places"):
        vocabulary.far_verb(Verb("lay", ()))


def test_runewars_has_few_actions_for_very_many_options() -> None:
    words = rulewright.game("runewars").vocabulary
    assert len(words) < 10_000 < 100_000 < len(words.every_key())
