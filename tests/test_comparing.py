"""Comparison of records with changed rules: unchanged, the same play, or different from some choice on; hashes of both
forms. The rules that change are those of `steps` (`server/toy_games.py`)."""

from __future__ import annotations

from typing import Any

import pytest
from toy_games import ADD, OFFER, StepsGame

import rulewright
from rulewright import BadRecord, replay, seal, verify
from rulewright.comparing import DIFFERENT, SAME_PLAY, UNCHANGED, compare
from rulewright.core import registry
from rulewright.core.hashes import PREFIX, essence, play_hash, whole_hash
from rulewright.core.record import Record
from rulewright.sealing import HASH_EVERY, commitment, mixed_seed
from rulewright.text import texts
from rulewright.text.differing import difference_told

SECRET = b"steps"
PLAYED = ("add", "offer", "no", *("peek", "offer", "no") * 5, "peek", "peek")
"""Twenty choices: nobody ends the game, and a hash stands in the middle."""


def install(**changes: Any) -> None:
    """The rules of `steps` as they are from now on."""
    rules = StepsGame(**changes)
    registry.register("steps", lambda: rules)


def played(choices: tuple[str, ...] = PLAYED) -> Record:
    """A sealed match by the rules of version 1, with its result if it has one."""
    install()
    g = rulewright.game("steps").new(2, seed=mixed_seed(SECRET, []))
    for key in choices:
        g.choose(g.waiting[0], key)
    fields = {} if g.result is None else {"result": g.result}
    return seal(g.record(), commitment=commitment(SECRET), seed=SECRET.hex(), **fields)


def as_before(record: Record) -> Record:
    """The record with hashes of the first form in place of the second."""
    number, kept = 0, [record[0]]
    for entry in record[1:]:
        number += "choice" in entry
        kept.append({"hash": whole_hash(replay(record, upto=number))} if "hash" in entry else entry)
    return kept


def told(record: Record, locale: str = "en") -> str:
    difference = compare(record).difference
    assert difference is not None
    return difference_told(difference, texts("steps", locale), ["Ada", "Bob"])


# Hashes


def test_records_are_sealed_with_hashes_of_what_matters_for_play() -> None:
    hashes = [entry["hash"] for entry in played() if "hash" in entry]
    assert len(hashes) == len(PLAYED) // HASH_EVERY + 1
    assert all(text.startswith(PREFIX) for text in hashes)


def test_the_essence_leaves_out_bookkeeping_procedures_and_what_is_nothing() -> None:
    record = played()
    before = replay(record)
    install(version=2, noted=True)
    after = replay(record)
    assert before.position() != after.position() and before.hash() != after.hash()
    assert essence(before) == essence(after) and play_hash(before) == play_hash(after)


def test_the_essence_holds_what_each_seat_can_choose() -> None:
    record = played()
    before = replay(record)
    install(version=2, without=(ADD,))
    state = rulewright.game("steps").from_position(before.position())
    assert state.position() == before.position()
    assert play_hash(state) != play_hash(before)


def test_lists_without_an_order_count_as_they_are_in_any_order() -> None:
    g: Any = replay(played())
    one = play_hash(g)
    g.points.reverse()
    other = play_hash(g)
    g.game.unordered = ("points",)
    sorted_hash = play_hash(g)
    g.points.reverse()
    assert one != other and sorted_hash == play_hash(g)


# The three verdicts


def test_a_record_of_these_rules_is_unchanged() -> None:
    record = played()
    assert compare(record).verdict == UNCHANGED
    install(version=2)
    assert compare(record).verdict == compare(as_before(record)).verdict == UNCHANGED


def test_hashes_of_the_first_form_are_checked_in_the_old_way() -> None:
    record = as_before(played())
    assert replay(record).position() == replay(played()).position()
    spoiled = [{"hash": "0" * 16} if "hash" in entry else entry for entry in record]
    with pytest.raises(BadRecord, match="not the one that was recorded"):
        replay(spoiled)


def test_other_bookkeeping_is_the_same_play() -> None:
    record = played()
    old = as_before(record)
    install(version=2, noted=True)
    assert compare(old).verdict == SAME_PLAY and compare(old).hashes == 2
    assert compare(record).verdict == UNCHANGED
    assert replay(old).position() == replay(record).position(), "it is played all the same"
    assert verify(old) == verify(record) == 7
    again = seal(old)
    assert again[0]["rules"] == 2 and compare(again).verdict == UNCHANGED


def test_a_hash_of_what_matters_that_differs_is_another_play() -> None:
    record = played()
    install(version=2, worth=2)
    found = compare(record)
    assert found.verdict == DIFFERENT and found.difference is not None
    assert (found.difference.kind, found.difference.choice) == ("position", HASH_EVERY)
    with pytest.raises(BadRecord):
        replay(record)


def test_a_choice_that_the_rules_refuse_is_told_in_words_with_what_is_asked() -> None:
    record = played()
    install(version=2, without=(OFFER,))
    assert told(record) == (
        "Choice 2, Bob: “Ask the next player”. By the present rules (TOY-4) this cannot be chosen: "
        "This cannot be chosen now. Bob is asked now: “Choose a step.”"
    )
    assert told(record, "pl").startswith("Wybór 2, Bob: „Ask the next player”. Według obecnych zasad (TOY-4)")


def test_somebody_else_who_is_asked_is_told() -> None:
    record = [played()[0], {"seat": 1, "choice": "add"}]
    assert told(record) == (
        "Choice 1, Bob: “Add a point”. By the present rules somebody else is to choose here. "
        "Ada is asked now: “Choose a step.”"
    )


def test_an_early_end_and_another_result_are_told() -> None:
    whole = [entry for entry in played(("add",) * 11) if "hash" not in entry]
    assert whole[0]["result"]["scores"] == [6, 5]
    install(version=2, worth=6)
    assert told(whole) == "Choice 2, Bob: “Add a point”. By the present rules the game has ended before."
    install(version=2)
    other = {**whole[0], "result": {**whole[0]["result"], "winners": [1]}}
    assert told([other, *whole[1:]]).endswith("the result is another one.")


def test_other_chance_is_told() -> None:
    record = [entry for entry in played() if "hash" not in entry]
    at = next(number for number, entry in enumerate(record) if "chance" in entry)
    install(version=2)
    assert "chance decides something else" in told([*record[:at], *record[at + 1 :]])
    assert "chance decides something else" in told([*record, record[at]])


def test_a_position_that_the_rules_refuse_does_not_begin() -> None:
    install()
    start = replay(played()).position()
    g = rulewright.game("steps").from_position(start)
    record = g.record()
    install(version=2, most=0)
    assert "does not begin" in told(record) and "more than 0 points" in told(record)
