"""What a line of the log or a refusal names."""

from __future__ import annotations

from rulewright.text import texts
from rulewright.text.things import things_in

Args = dict[str, int | str | list[str]]

ETHNOS = texts("ethnos", "en")
RUNEWARS = texts("runewars", "en")


def test_seats_and_things_are_told_and_numbers_are_not() -> None:
    args: Args = {"seat": 2, "number": 3, "kingdom": "althea"}
    assert things_in(ETHNOS, args) == ["seat:2", "kingdom:althea"]


def test_a_leader_is_a_card_and_equal_cards_are_told_once() -> None:
    args: Args = {"leader": "elf-red", "cards": ["elf-red", "skeleton", "elf-red"]}
    assert things_in(ETHNOS, args) == ["card:elf-red", "card:skeleton"]


def test_a_thing_is_told_without_its_condition_and_by_its_number_where_that_is_its_name() -> None:
    args: Args = {"label": "archer-routed-d1", "order": 3, "key": "move:area"}
    assert things_in(RUNEWARS, args) == ["unit:archer", "order:3"]
