"""Reasons of hints: what a choice brings, the weightiest first, and nothing that the seat cannot know."""

from __future__ import annotations

from typing import Any

import pytest

import rulewright
from rulewright.core.chance import Random, seed_of
from rulewright.faces.reasons import Reason, common, reasons_between
from rulewright.server.thought import Thought, reasoned
from rulewright.text import LOCALES, texts
from toy import Toy

ETHNOS, RUNEWARS = rulewright.game("ethnos"), rulewright.game("runewars")


def ethnos(markers: dict[str, list[int]], hand: list[str], **fields: Any) -> dict[str, Any]:
    own = {"glory": 0, "hand": hand, "bands": [], **fields.pop("own", {})}
    seats = [own, {"glory": 3, "hand": 4, "bands": []}]
    return {"age": 1, "end": None, "dragons": 0, "markers": markers, "seats": seats, **fields}


@pytest.mark.parametrize(
    ("before", "after", "name"),
    [
        ([0, 0], [1, 0], "takes"),
        ([2, 1], [3, 1], "strengthens"),
        ([0, 1], [1, 1], "levels"),
        ([0, 3], [1, 3], "follows"),
    ],
)
def test_a_marker_is_told_by_what_it_changes_in_its_kingdom(before: list[int], after: list[int], name: str) -> None:
    found = reasons_between(ETHNOS, ethnos({"rhea": before}, []), ethnos({"rhea": after}, []), 0)
    assert found == [Reason(name, {"kingdom": "rhea", "number": after[0], "dragons": 0})]


def test_a_kingdom_is_taken_before_the_age_ends_once_the_next_dragon_may_end_it() -> None:
    (found,) = reasons_between(
        ETHNOS, ethnos({"rhea": [0, 0]}, [], dragons=2), ethnos({"rhea": [1, 0]}, [], dragons=2), 0
    )
    assert texts("ethnos", "en").reason(*found) == "takes Rhea before the Age ends"
    assert texts("ethnos", "pl").reason(*found) == "przejmuje prowadzenie w Rhei przed końcem Ery"


def test_cards_are_gathered_by_tribe_or_colour_with_skeletons() -> None:
    none = {"rhea": [0, 0]}
    before, after = ["elf-red", "orc-red"], ["elf-red", "orc-red", "skeleton"]
    assert reasons_between(ETHNOS, ethnos(none, before), ethnos(none, after), 0) == [Reason("gathers", {"number": 3})]
    assert reasons_between(ETHNOS, ethnos(none, []), ethnos(none, ["elf-red"]), 0) == []
    assert reasons_between(ETHNOS, ethnos(none, before), ethnos(none, [*before, "elf-blue"]), 0) == []


def test_what_the_end_of_an_age_brings_is_no_reason() -> None:
    later = ethnos({"rhea": [0, 0]}, [], age=2, own={"glory": 9})
    assert reasons_between(ETHNOS, ethnos({"rhea": [0, 0]}, []), later, 0) == []


def area(controller: int | None, rune: str | None = None, fort: bool = False) -> dict[str, Any]:
    return {"controller": controller, "rune": rune, "stronghold": {"seat": controller} if fort else None}


def runewars(areas: dict[str, Any], **fields: Any) -> dict[str, Any]:
    own = {"units_left": {"archer": 9}, "influence": 2, "dials": {"food": 3}, "tactics": ["ambush"], "active": None,
           "used": [3]}  # fmt: skip
    return {"areas": areas, "titles": {"title_primarch": {"seat": None}}, "seats": [{**own, **fields}]}


def test_runes_and_areas_come_before_what_they_cost_or_bring_besides() -> None:
    before = runewars({"1A": area(None, "dragon"), "2B": area(0)})
    after = runewars({"1A": area(0, "dragon", fort=True), "2B": area(0)}, influence=4, units_left={"archer": 7})
    assert reasons_between(RUNEWARS, before, after, 0) == [
        Reason("rune", {"number": 1}),
        Reason("area", {"area": "1A"}),
        Reason("stronghold", {"area": "1A"}),
        Reason("units", {"number": 2}),
        Reason("influence", {"number": 2}),
    ]


@pytest.mark.parametrize(("order", "told"), [(2, False), (3, False), (5, True)])
def test_an_order_above_all_of_the_year_brings_its_bonus(order: int, told: bool) -> None:
    found = reasons_between(RUNEWARS, runewars({}), runewars({}, active=order), 0)
    assert found == ([Reason("bonus", {"order": order})] if told else [])


def test_only_what_all_futures_agree_on_is_told_and_two_things_at_most() -> None:
    one, two, three, four = (Reason(name, {}) for name in "abcd")
    assert common([[one, two, three], [three, one]]) == [one, three]
    assert common([[one, two, three, four]] * 3) == [one, two]
    assert common([[one], []]) == common([]) == []


def test_a_game_without_reasons_tells_none() -> None:
    assert reasons_between(Toy("toy-silent"), {}, {}, 0) == []


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", [ETHNOS, RUNEWARS], ids=lambda game: str(game.name))
def test_a_hint_tells_in_words_what_whole_turns_bring(game: Any, locale: str) -> None:
    """Every reason that comes up in a game has its words, and a card that nobody has seen is in none of them."""
    state = game.new(2, {"quick_map": True} if game is RUNEWARS else {}, b"reasons" * 4)
    rng = Random(seed_of(b"r" * 32), 0)
    told: set[str] = set()
    for _ in range(60):
        seat = state.waiting[0]
        for key in state.options(seat)[:3]:
            for name, args in reasoned(state, seat, Thought(key, 1.0, 0.5, []), rng).reasons:
                assert texts(game.name, locale).reason(name, args)
                assert "card" not in args and "tactics" not in args
                told.add(name)
        state.choose(seat, state.options(seat)[-1])
    assert len(told) >= 3, told


def test_of_an_unseen_card_only_that_it_is_unseen_is_told() -> None:
    state = ETHNOS.new(4, seed=b"unseen" * 5)
    seat = state.waiting[0]
    rng = Random(seed_of(b"u" * 32), 0)
    thought = reasoned(state, seat, Thought("draw", 1.0, 0.5, []), rng)
    assert [reason.name for reason in thought.reasons] == ["unseen"]
