"""The ten decisions: their options in order, what is chosen for a seat that does not choose, their prompts."""

from __future__ import annotations

from typing import Any

import pytest

from games.ethnos.table import ETHNOS, default, end_age, frame, last_card, play, table
from rulewright.core.chance import Random, seed_of
from rulewright.games.ethnos.ids import TRIBES

VERBS = {
    "turn_action": ["draw", "take", "lead", "skeleton_victory"],
    "band_add": ["add", "all_tribe", "all_colour", "all_skeletons", "done"],
    "wing_kingdom": ["marker"],
    "merfolk_bonus": ["bonus", "decline"],
    "orc_place": ["place", "decline"],
    "troll_take": ["token", "decline"],
    "centaur_band": ["lead", "stop"],
    "elf_keep": ["keep", "keep_all", "done"],
    "wizard_draw": ["draw", "decline"],
    "orc_raid": ["raid", "wait"],
}
SECRET = {"band_add", "elf_keep", "orc_raid"}
MOST = {
    "turn_action": 46, "band_add": 13, "wing_kingdom": 6, "merfolk_bonus": 7, "orc_place": 2,
    "troll_take": 7, "centaur_band": 10, "elf_keep": 11, "wizard_draw": 2, "orc_raid": 2,
}  # fmt: skip


def in_order(name: str, options: list[str]) -> bool:
    """By verb as in the table of decisions, within a verb in canonical order."""
    verbs = [key.split(":")[0] for key in options]
    by_verb = verbs == sorted(verbs, key=VERBS[name].index)
    codes = [ETHNOS.vocabulary.codes[key] for key in options]
    for verb in set(verbs):
        own = [code for code, found in zip(codes, verbs, strict=True) if found == verb]
        if own != sorted(own):
            return False
    return by_verb


@pytest.mark.rule("ET-121", "ET-553")
@pytest.mark.parametrize("first", [0, 3, 6, 9])
def test_options_of_every_decision_come_in_order(first: int) -> None:
    seen: set[str] = set()
    for number in range(4):
        tribes = [TRIBES[(first + at) % 12] for at in range(6)]
        state = ETHNOS.new(players=4, options={"tribes": tribes}, seed=number)
        rng = Random(seed_of(b"order"), number)
        while not state.over:
            asked = state.waiting[0]
            pending = state.decision(asked)
            assert pending is not None
            assert in_order(pending.name, pending.options), pending.options
            assert len(pending.options) <= MOST[pending.name]
            assert pending.secret == (pending.name in SECRET)
            assert pending.prompt.id == f"prompt-{pending.name.replace('_', '-')}"
            assert len(pending.options) > 1 or pending.name == "turn_action"
            seen.add(pending.name)
            state.choose(asked, pending.options[int(rng.below(len(pending.options)))])
    assert {"turn_action", "band_add"} <= seen
    assert len(seen) >= 4


@pytest.mark.parametrize("players", range(2, 7))
def test_a_game_of_defaults_alone_comes_to_an_end(players: int) -> None:
    state = ETHNOS.new(players=players, seed=players)
    while not state.over:
        play(state, default(state))
    assert state.result is not None


@pytest.mark.rule("ET-121", "ET-123", "ET-570")
@pytest.mark.parametrize(
    ("cards", "expected"),
    [
        ([], "draw"),
        (["elf-red"] * 2 + ["elf-blue"] * 2 + ["elf-grey"] * 2 + ["elf-green"] * 2 + ["orc-grey"], "draw"),
        (["skeleton"] * 10, "skeleton_victory"),
        (["elf-blue", "elf-green", "elf-red", "orc-red", "orc-red", *["skeleton"] * 5], "lead:elf-blue"),
        (["dwarf-red", "elf-red", "orc-blue", "orc-green", "orc-grey", "orc-red", *["skeleton"] * 4], "lead:orc-blue"),
    ],
)  # fmt: skip
def test_default_of_a_turn(cards: list[str], expected: str) -> None:
    state = table("elf orc skeleton dwarf", {"hand": cards})
    assert default(state) == expected


@pytest.mark.rule("ET-552")
@pytest.mark.parametrize(
    ("cards", "expected"),
    [
        (["elf-blue", "elf-grey", "elf-red", "orc-red"], "all_tribe"),
        (["elf-blue", "elf-red", "orc-red", "dwarf-red"], "all_colour"),
        (["elf-blue", "elf-red", "orc-red"], "all_tribe"),
        (["elf-red", "skeleton"], "all_skeletons"),
    ],
)
def test_default_of_a_band(cards: list[str], expected: str) -> None:
    state = play(table("elf orc dwarf skeleton", {"hand": cards}), "lead:elf-red")
    assert default(state) == expected


@pytest.mark.rule("ET-335")
@pytest.mark.parametrize(
    ("placed", "expected"),
    [
        ({}, "marker:althea"),
        ({"althea": [1, 0, 0], "duris": [1, 0, 0]}, "marker:ithys"),
        ({"althea": [1, 0, 0], "duris": [0, 9, 0]}, "marker:duris"),
    ],
)
def test_default_of_wingfolk(placed: dict[str, Any], expected: str) -> None:
    state = table("wingfolk", {"hand": ["wingfolk-blue", "wingfolk-red"]}, markers=placed)
    assert default(play(state, "lead:wingfolk-red", "all_tribe")) == expected


@pytest.mark.rule("ET-282")
@pytest.mark.parametrize(("age", "expected"), [(1, "bonus:rhea"), (2, "bonus:duris"), (3, "bonus:althea")])
def test_default_of_a_merfolk_bonus(age: int, expected: str) -> None:
    tokens = {"althea": [0, 1, 9], "duris": [0, 8, 9], "rhea": [6, 6, 6]}
    state = table("merfolk", {"hand": ["merfolk-red"], "merfolk": 2}, players=4, age=age, glory_tokens=tokens)
    assert default(play(state, "lead:merfolk-red")) == expected


@pytest.mark.rule("ET-300", "ET-320", "ET-341")
@pytest.mark.parametrize(
    ("tribe", "expected"), [("orc", "place"), ("troll", "token:2"), ("wizard", "draw"), ("centaur", "stop")]
)
def test_defaults_of_abilities(tribe: str, expected: str) -> None:
    state = table(
        f"{tribe} elf",
        {"hand": [f"{tribe}-blue", f"{tribe}-red", "elf-grey"]},
        {"trolls": [3]} if tribe == "troll" else {},
    )
    play(state, f"lead:{tribe}-red", "add:" + f"{tribe}-blue")
    assert default(state) == expected


@pytest.mark.rule("ET-250")
@pytest.mark.parametrize(
    ("rest", "expected"), [(["orc-grey"], "keep_all"), (["orc-blue", "orc-grey"], "keep:orc-blue")]
)
def test_default_of_an_elf(rest: list[str], expected: str) -> None:
    state = play(table("elf orc", {"hand": ["elf-red", *rest]}), "lead:elf-red")
    assert default(state) == expected


@pytest.mark.rule("ET-302")
@pytest.mark.parametrize(("number", "expected"), [(1, "wait"), (4, "wait"), (5, "raid"), (6, "raid")])
def test_default_of_a_raid(number: int, expected: str) -> None:
    colours = ["blue", "green", "grey", "orange", "purple", "red"]
    assert default(end_age(last_card("orc", {"horde": colours[:number]}))) == expected


def test_prompts_carry_what_they_mention() -> None:
    state = play(table("elf", {"hand": ["elf-blue", "elf-grey", "elf-red"]}), "lead:elf-red")
    pending = state.decision(0)
    assert pending is not None
    assert pending.prompt.args == {"leader": "elf-red", "size": 1, "kingdom": "rhea", "needed": 1}
    raid = end_age(last_card("orc", {"horde": ["red", "blue"]}))
    asked = raid.decision(0)
    assert asked is not None and frame(raid) == asked.name
    assert asked.prompt.args == {"markers": 2, "glory": 3, "all": 20}
