"""Options of a new game: complete, of the declared values, and refused with their rule."""

from __future__ import annotations

from typing import Any

import pytest

from rulewright import BadSetup
from rulewright.core.game import OptionSpec
from rulewright.kit.options import check_different, check_options

FACTIONS = OptionSpec("factions", None, ("alice", "hatter", "queen"), "WW-036")
SPECS = (
    OptionSpec("open_bags", False, (False, True), "WW-602"),
    OptionSpec("ally_set", "A", ("A", "B", "random"), "WW-021"),
    OptionSpec("team_size", 2, (2, 3), "BA-350"),
    FACTIONS,
)
DEFAULTS = {"open_bags": False, "ally_set": "A", "team_size": 2, "factions": None}


def test_options_that_are_not_given_have_their_defaults() -> None:
    assert check_options("toy", SPECS, {}) == DEFAULTS
    assert list(check_options("toy", SPECS, {"ally_set": "B"})) == list(DEFAULTS)


@pytest.mark.parametrize(
    "given",
    [
        {"open_bags": True},
        {"ally_set": "random"},
        {"team_size": 3},
        {"factions": ["queen", "alice"]},
        {"factions": None},
    ],
)
def test_declared_values_are_taken(given: dict[str, Any]) -> None:
    assert check_options("toy", SPECS, given) == DEFAULTS | given


def test_a_tuple_becomes_a_list() -> None:
    assert check_options("toy", SPECS, {"factions": ("queen",)})["factions"] == ["queen"]


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"open_bags": 1}, "WW-602: open_bags is true or false, not 1"),
        ({"open_bags": None}, "WW-602"),
        ({"ally_set": "C"}, "WW-021: ally_set is one of A, B, random, not 'C'"),
        ({"ally_set": ["A"]}, "WW-021"),
        ({"team_size": 2.0}, "BA-350: team_size is one of 2, 3, not 2.0"),
        ({"factions": "queen"}, "WW-036: factions is a list of these: alice, hatter, queen"),
        ({"factions": ["queen", "cat"]}, "WW-036"),
        ({"factions": [["queen"]]}, "WW-036"),
        ({"expansion": True}, r"the options of toy are open_bags \(WW-602\), ally_set \(WW-021\), team_size"),
        (["open_bags"], "the options of toy are"),
        (None, "the options of toy are"),
    ],
)
def test_anything_else_is_refused_with_its_rule(given: Any, said: str) -> None:
    with pytest.raises(BadSetup, match=said):
        check_options("toy", SPECS, given)


@pytest.mark.parametrize("chosen", [None, ["queen", "alice"]])
def test_a_list_names_as_many_different_ones_as_it_must(chosen: list[str] | None) -> None:
    check_different(FACTIONS, chosen, 2, 2)


@pytest.mark.parametrize("chosen", [[], ["queen"], ["queen", "queen"], ["queen", "alice", "hatter"]])
def test_a_list_of_another_length_or_with_repetitions_is_refused(chosen: list[str]) -> None:
    with pytest.raises(BadSetup, match="WW-036: with 2 players factions names exactly 2 different ones"):
        check_different(FACTIONS, chosen, 2, 2)
