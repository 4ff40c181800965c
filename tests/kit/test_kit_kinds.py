"""Kinds of values in positions: each is written, read and hidden in one way, and refuses what it is not."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rulewright import BadPosition
from rulewright.core.chance import seed_of
from rulewright.kit.kinds import (
    HIDDEN,
    OF_ALL,
    SPECTATOR,
    ByName,
    BySeat,
    Deck,
    EachSeat,
    Flag,
    Hand,
    Key,
    Kind,
    List,
    Mask,
    Multiset,
    Name,
    Optional,
    Seat,
    Text,
    Tuple,
    Whole,
    owns,
)
from toy import BID, Market, Toy

FISH = Name(("carp", "eel", "pike"))
TABLE = Market(Toy(), 3, {}, seed_of(b"kinds"))
"""Three seats, and a vocabulary for options."""
KINDS: dict[str, tuple[Kind, Any, Any, Any]] = {
    "whole": (Whole(), 7, 7, None),
    "whole below zero": (Whole(-9, 9), -1, -1, None),
    "no whole": (Whole(or_null=True), -1, None, None),
    "flag": (Flag(), True, True, None),
    "text": (Text(), "x2", "x2", None),
    "name": (FISH, 2, "pike", HIDDEN),
    "no name": (FISH, -1, None, None),
    "name from 1": (Name(("carp", "eel"), first=1), 2, "eel", HIDDEN),
    "no name from 1": (Name(("carp", "eel"), first=1), 0, None, None),
    "name hidden as null": (Name(("carp", "eel"), unseen=None), 1, "eel", None),
    "key": (Key(), int(BID), "bid:1", HIDDEN),
    "no key": (Key(), -1, None, None),
    "seat": (Seat(), 2, 2, None),
    "nobody": (Seat(), -1, None, None),
    "something": (Optional(List(FISH)), [0], ["carp"], 1),
    "nothing": (Optional(List(FISH)), None, None, None),
    "list": (List(FISH), [2, 0, 2], ["pike", "carp", "pike"], 3),
    "empty list": (List(FISH), [], [], 0),
    "list of two": (List(Whole(), 2), [1, 2], [1, 2], 2),
    "null for an empty list": (List(FISH, or_null=True), [], None, 0),
    "multiset": (Multiset(FISH), [0, 2, 2], ["carp", "pike", "pike"], 3),
    "hand": (Hand(FISH), [0, 2], ["carp", "pike"], 2),
    "deck": (Deck(FISH), [2, 0], ["pike", "carp"], 2),
    "deck with its top at the end": (Deck(FISH, top_last=True), [2, 0], ["carp", "pike"], 2),
    "mask of names": (Mask(FISH), 0b101, ["carp", "pike"], 2),
    "mask of numbers": (Mask(Whole(1, 70)), 1 << 63 | 2, [1, 63], 2),
    "tuple": (Tuple(FISH, Whole()), (1, 4), ["eel", 4], None),
    "list of tuples": (List(Tuple(FISH, Whole())), [(1, 4), (0, 0)], [["eel", 4], ["carp", 0]], 2),
    "for each seat": (EachSeat(FISH), [0, -1, 2], ["carp", None, "pike"], [HIDDEN, None, HIDDEN]),
    "hands of all seats": (EachSeat(Hand(FISH)), [[0], [], [1, 2]], [["carp"], [], ["eel", "pike"]], [1, 0, 2]),
    "not yet for each seat": (EachSeat(FISH, or_empty=True), [], [], []),
    "by seat": (BySeat(FISH), [-1, 1, -1], {"1": "eel"}, {"1": HIDDEN}),
    "lists by seat": (BySeat(List(FISH)), [[0, 0], [], [1]], {"0": ["carp", "carp"], "2": ["eel"]}, {"0": 2, "2": 1}),
    "by name": (ByName(FISH, Whole()), [0, 3, 0], {"eel": 3}, {"eel": None}),
    "by every name": (
        ByName(FISH, Whole(), full=True),
        [0, 3, 0],
        {"carp": 0, "eel": 3, "pike": 0},
        {"carp": None, "eel": None, "pike": None},
    ),
}
BY_NAME = [pytest.param(*row, id=name) for name, row in KINDS.items()]


@pytest.mark.parametrize(("kind", "value", "written", "hidden"), BY_NAME)
def test_what_is_written_is_read_as_it_was(kind: Kind, value: Any, written: Any, hidden: Any) -> None:
    assert kind.write(TABLE, value) == written
    assert kind.read(TABLE, json.loads(json.dumps(written)), "here") == value


@pytest.mark.parametrize(("kind", "value", "written", "hidden"), BY_NAME)
def test_who_may_not_see_it_sees_that_it_is_there_or_how_much(
    kind: Kind, value: Any, written: Any, hidden: Any
) -> None:
    assert kind.hidden(TABLE, value) == hidden
    assert kind.view(TABLE, value, SPECTATOR, SPECTATOR) == written


def test_multisets_are_read_in_any_order_and_written_in_canonical_order() -> None:
    assert Multiset(FISH).read(TABLE, ["pike", "carp", "eel", "carp"], "here") == [0, 0, 1, 2]
    assert Multiset(FISH).write(TABLE, [2, 0, 1]) == ["carp", "eel", "pike"]


def test_what_is_read_shares_nothing_with_what_was_given() -> None:
    numbers = [[1], [2], [3]]
    found = EachSeat(List(Whole())).read(TABLE, numbers, "here")
    found[0].append(9)
    assert numbers == [[1], [2], [3]]
    written = List(Whole()).write(TABLE, found[1])
    written.append(9)
    assert found[1] == [2]


# Refusals

REFUSED: list[tuple[Kind, Any, str]] = [
    (Whole(), -1, "here: a whole number from 0 to 999 is expected, not -1"),
    (Whole(1, 3), 4, "a whole number from 1 to 3 is expected, not 4"),
    (Whole(), True, "not True"),
    (Whole(), 1.0, "not 1.0"),
    (Whole(), None, "not None"),
    (Whole(), "1", "not '1'"),
    (Flag(), 1, "here: true or false is expected, not 1"),
    (Text(), 3, "here: a text is expected, not 3"),
    (FISH, "shark", "here: 'shark' is not known here"),
    (FISH, 0, "a known name is expected, not 0"),
    (FISH, ["carp"], "a known name is expected"),
    (Name(("carp",), or_null=False), None, "a known name is expected, not None"),
    (Name(("carp",), rule="FI-1: "), "eel", "here: FI-1: 'eel' is not known here"),
    (Key(), "bid:99", "here: an option key is expected, not 'bid:99'"),
    (Key(), {}, "an option key is expected"),
    (Seat(), 3, "here: there is no seat 3"),
    (Seat(), "0", "here: a seat is expected, not '0'"),
    (Seat(or_null=False), None, "a seat is expected, not None"),
    (List(FISH), "carp", "here: a list is expected, not 'carp'"),
    (List(FISH), None, "a list is expected, not None"),
    (List(FISH), ["carp", "shark"], "here[1]: 'shark' is not known here"),
    (List(FISH), ["carp", None], "here[1]: a known name is expected, not None"),
    (List(Whole(), 2), [1], "a list of 2 is expected, not [1]"),
    (Mask(FISH), ["eel", "eel"], "here: 'eel' stands there twice"),
    (Mask(FISH), [None], "here[0]: a known name is expected, not None"),
    (Mask(FISH), 5, "a list is expected, not 5"),
    (Tuple(FISH, Whole()), ["eel"], "here: a list of 2 is expected, not ['eel']"),
    (Tuple(FISH, Whole()), ["eel", "x"], "here[1]: a whole number"),
    (EachSeat(FISH), ["eel"], "here: one entry for each of the 3 seats is expected, not ['eel']"),
    (EachSeat(FISH, rule="FI-2: "), [], "here: FI-2: one entry for each of the 3 seats"),
    (BySeat(FISH), {"3": "eel"}, "here: there is no seat '3'"),
    (BySeat(FISH), {"01": "eel"}, "there is no seat '01'"),
    (BySeat(FISH), {"1": None}, "here, 1: a known name is expected, not None"),
    (BySeat(FISH), ["eel"], "here: an object is expected"),
    (ByName(FISH, Whole()), {"shark": 1}, "here: 'shark' is not known here"),
    (ByName(FISH, Whole()), {"eel": -1}, "here, eel: a whole number"),
    (Optional(FISH), "shark", "'shark' is not known here"),
]


@pytest.mark.parametrize(("kind", "given_value", "sentence"), REFUSED, ids=[row[2][:40] for row in REFUSED])
def test_what_it_is_not_is_refused_in_a_sentence_that_says_where(kind: Kind, given_value: Any, sentence: str) -> None:
    with pytest.raises(BadPosition, match=re.escape(sentence)):
        kind.read(TABLE, given_value, "here")


ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=4) | st.sampled_from(["carp", "bid:1"]),
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.dictionaries(st.sampled_from(["0", "1", "9", "carp", "eel", "x"]), inner, max_size=3)
    ),
    max_leaves=8,
)


@settings(max_examples=300, deadline=None, derandomize=True)
@given(st.sampled_from(sorted(KINDS)), ANYTHING)
def test_any_value_is_read_or_refused_and_never_breaks(name: str, value: Any) -> None:
    kind = KINDS[name][0]
    try:
        found = kind.read(TABLE, value, "here")
    except BadPosition as refusal:
        assert str(refusal).startswith("here")
        return
    assert kind.read(TABLE, kind.write(TABLE, found), "here") == found


@settings(max_examples=300, deadline=None, derandomize=True)
@given(st.sampled_from(sorted(KINDS)), st.data())
def test_a_spoilt_value_is_read_or_refused_and_never_breaks(name: str, data: st.DataObject) -> None:
    """One place inside what was written holds something else."""
    kind, _, written, _ = KINDS[name]
    value = json.loads(json.dumps([written]))
    inside = value
    while True:
        keys = list(inside) if isinstance(inside, dict) else list(range(len(inside)))
        if not keys:
            return
        at = data.draw(st.sampled_from(keys))
        if not isinstance(inside[at], list | dict) or data.draw(st.booleans()):
            inside[at] = data.draw(ANYTHING)
            break
        inside = inside[at]
    try:
        kind.read(TABLE, value[0], "here")
    except BadPosition as refusal:
        assert str(refusal).startswith("here")


# Who owns, and what is secret


def test_a_spectator_owns_nothing_and_what_belongs_to_all_belongs_to_him_too() -> None:
    assert owns(0, 0) and not owns(0, 1)
    assert not owns(SPECTATOR, SPECTATOR)
    assert owns(SPECTATOR, OF_ALL) and owns(2, OF_ALL)


def test_what_belongs_to_the_owner_is_hidden_from_the_others() -> None:
    hand = Hand(FISH)
    assert hand.entrusted(TABLE, [0, 1], 2, 2) == ["carp", "eel"]
    assert hand.entrusted(TABLE, [0, 1], 1, 2) == 2
    assert hand.entrusted(TABLE, [0, 1], SPECTATOR, SPECTATOR) == 2


def test_of_what_each_seat_has_a_viewer_sees_his_own() -> None:
    hands, fish = [[0], [1, 2], []], [0, 1, -1]
    assert EachSeat(Hand(FISH)).entrusted(TABLE, hands, 1, SPECTATOR) == [1, ["eel", "pike"], 0]
    assert BySeat(Hand(FISH)).entrusted(TABLE, hands, 1, SPECTATOR) == {"0": 1, "1": ["eel", "pike"]}
    assert EachSeat(FISH).entrusted(TABLE, fish, 0, SPECTATOR) == ["carp", HIDDEN, None]
    assert BySeat(FISH).entrusted(TABLE, fish, SPECTATOR, SPECTATOR) == {"0": HIDDEN, "1": HIDDEN}
    assert EachSeat(FISH).entrusted(TABLE, fish, SPECTATOR, OF_ALL) == ["carp", "eel", None]


def test_whatever_holds_something_secret_is_secret() -> None:
    secret = Name(("carp",), secret=True)
    assert Hand(FISH).secret and Deck(FISH).secret and secret.secret
    holders = (List(secret), Multiset(secret), Optional(secret), Tuple(FISH, secret), Mask(secret), EachSeat(secret))
    for holder in (*holders, BySeat(secret), ByName(FISH, secret), List(Optional(EachSeat(Hand(FISH))))):
        assert holder.secret, type(holder).__name__
    for kind in (FISH, List(FISH), Multiset(FISH), EachSeat(FISH), BySeat(FISH), Tuple(FISH, Whole())):
        assert not kind.secret, type(kind).__name__


def test_an_object_with_every_name_changes_only_what_is_named() -> None:
    dials = ByName(FISH, Whole(), full=True)
    assert dials.update(TABLE, [1, 2, 3], {"eel": 9}, "here") == [1, 9, 3]
    some = ByName(FISH, Whole())
    assert some.update(TABLE, [1, 2, 3], {"eel": 9}, "here") == [0, 9, 0]


# Kinds of a game


class Alive(Name):
    """A fish of which there are any left."""

    def read(self, g: Any, given: Any, where: str) -> Any:
        number = super().read(g, given, where)
        if number == 1:
            raise BadPosition(f"{where}: FI-3: eels are protected")
        return number


class Sorted(List):
    def arranged(self, values: list[Any]) -> list[Any]:
        return sorted(values)


class Waters(ByName):
    def places(self, g: Any) -> int:
        return super().places(g) + 1


class Twice(Kind):
    def write(self, g: Any, value: Any) -> Any:
        return value * 2

    def read(self, g: Any, given: Any, where: str) -> Any:
        return given // 2


def test_a_game_adds_kinds_of_its_own_wherever_it_is_written() -> None:
    alive = Alive(FISH.names)
    assert List(alive).read(TABLE, ["carp", "pike"], "here") == [0, 2]
    with pytest.raises(BadPosition, match=re.escape("here[1]: FI-3: eels are protected")):
        List(alive).read(TABLE, ["carp", "eel"], "here")
    assert Sorted(FISH).write(TABLE, [2, 0]) == ["carp", "pike"]
    assert Waters(FISH, Whole()).read(TABLE, {"eel": 2}, "here") == [0, 2, 0, 0]
    assert List(Twice("a number")).write(TABLE, [1, 2]) == [2, 4]
    assert List(Twice("a number")).read(TABLE, [2, 4], "here") == [1, 2]
