"""Positions: those of all worked examples are read, and written as they were given."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

import rulewright
from rulewright.core.chance import seed_of
from rulewright.core.errors import BadPosition
from rulewright.games.wonderland.ids import CHIPS
from rulewright.scaffold.cases import agree

CASES = json.loads((Path(__file__).parent / "cases.json").read_text(encoding="utf-8"))
GIVEN = {case["id"]: case["position"] for case in CASES if "position" in case and not case["expect"].get("error")}
QUESTION = ("ask", "of", "answers")
"""What a frame asks it says when it has asked."""


def without_questions(position: dict[str, Any]) -> dict[str, Any]:
    frames = [{name: value for name, value in frame.items() if name not in QUESTION} for frame in position["pending"]]
    return {**position, "pending": frames}


def in_canonical_order(position: dict[str, Any]) -> dict[str, Any]:
    """Bags and exhausted chips are multisets, written in the order of the chips."""
    seats = [
        {
            name: sorted(value, key=CHIPS.index) if name in ("bag", "exhausted") else value
            for name, value in seat.items()
        }
        for seat in position["seats"]
    ]
    return {**position, "seats": seats}


@pytest.mark.parametrize("id", GIVEN)
def test_a_position_comes_back_as_it_was_given(id: str) -> None:
    game = rulewright.game("wonderland")
    given = without_questions(GIVEN[id]) if "pending" in GIVEN[id] else GIVEN[id]
    agree(in_canonical_order(given), game.position(game.load(given, seed_of(b"positions"))))


IN_WAR: list[dict[str, Any]] = [
    {"name": "round", "step": "war_end"},
    {"name": "war", "step": "battles", "queue": []},
]
FIGHT: dict[str, Any] = {"name": "battle", "region": "RK", "step": "decide", "fighters": {"0": {}, "1": {}}}
IN_DRAW: list[dict[str, Any]] = [
    *IN_WAR,
    FIGHT,
    {"name": "draw", "step": "own", "drawers": [0], "played": {"0": "FORGE"}},
]
IN_TURN: list[dict[str, Any]] = [
    {"name": "round", "step": "tea_end"},
    {"name": "tea"},
    {"name": "tea_turn", "seat": 0, "step": "end"},
]
ENDING: dict[str, Any] = {"name": "outcome", "todo": [0]}
TURN: dict[str, Any] = {"name": "tea_turn", "seat": 0}
GIFT: dict[str, Any] = {"name": "reward", "code": "ANY:WEAK"}
WRONG: dict[str, dict[str, Any]] = {
    "a seat of the table out of use": {"tea_table": {"8": {"card": None}}},
    "a leader on a seat out of use": {"seats": [{"leader": "seat:6"}, {}, {}]},
    "a card in two places": {"quest_deck": ["Q01"], "quest_discard": ["Q01"]},
    "a Wonderlandian with two players": {"seats": [{"figures": {"WL01": "RK"}}, {"figures": {"WL01": "GF"}}, {}]},
    "a scoring token twice": {"scoring": {"RK": "ST1", "GF": "ST1"}},
    "four chips on a forge track": {"seats": [{"forge": [["FACTION_1"] * 4, [], [], []]}, {}, {}]},
    "five chips on the madness track": {"seats": [{"madness": ["MADNESS"] * 5}, {}, {}]},
    "forged madness": {"seats": [{"forge": [["MADNESS"], [], [], []]}, {}, {}]},
    "more poison than there is": {"seats": [{"bag": ["POISON"] * 6}, {}, {"faction": "jabberwock"}]},
    "a frame outside its procedure": {"pending": [{"name": "round"}, {"name": "draw"}], "phase": "war"},
    "a battle without fighters": {
        "phase": "war",
        "pending": [{"name": "round"}, {"name": "war"}, {"name": "battle", "region": "RK", "step": "decide"}],
    },
    "an answer that was no option": {
        "phase": "war",
        "seats": [{"supporters": {"RK": 1}}, {"supporters": {"RK": 1}}, {}],
        "pending": [
            {"name": "round", "step": "war_end"},
            {"name": "war", "step": "battles", "queue": []},
            {
                "name": "battle",
                "region": "RK",
                "step": "decide",
                "fighters": {"0": {}, "1": {}},
                "answers": {"0": "wait"},
            },
        ],
    },
    "a question that is not asked": {"pending": [{"name": "round", "step": "tea", "ask": "wager"}]},
    "other seats than those that are asked": {
        "phase": "war",
        "seats": [{"supporters": {"RK": 1}}, {"supporters": {"RK": 1}}, {}],
        "pending": [*IN_WAR, {**FIGHT, "ask": "draw_or_halt", "of": [0, 1, 2]}],
    },
    "answers of a frame that never waits": {"pending": [{"name": "round", "step": "tea", "answers": {"0": "halt"}}]},
    "answers of a frame below another": {
        "phase": "war",
        "seats": [{"supporters": {"RK": 1}}, {"supporters": {"RK": 1}}, {}],
        "pending": [*IN_WAR, {**FIGHT, "answers": {"0": "halt"}}, {"name": "outcome"}],
    },
    "an answer where one seat alone is asked": {
        "seats": [{}, {}, {}],
        "tea_table": {"1": {"card": "T1-01"}},
        "pending": [{"name": "round", "step": "tea_end"}, {"name": "tea"}, {**TURN, "answers": {"0": "head"}}],
    },
    "a turn to a seat without a card": {
        "pending": [{"name": "round", "step": "tea_end"}, {"name": "tea"}, {**TURN, "step": "take", "to": 4}]
    },
    "effects that no tea card has": {
        "pending": [*IN_TURN, {"name": "card", "card": "T1-01", "effects": ["ARTIFACT", "VP:4"]}]
    },
    "an optional part before the effects of its card": {
        "pending": [*IN_TURN, {"name": "card", "card": "T1-29"}, {"name": "optional", "card": "T1-29"}]
    },
    "shards taken that nobody has": {"pending": [*IN_TURN, {"name": "roll", "value": 2, "taken": 2}]},
    "a strong chip for the gift": {
        "pending": [*IN_TURN, {"name": "card", "card": "T1-01"}, {**GIFT, "chip": "ROSE_S"}],
    },
    "a gift that is not in the supply": {
        "supply": {"ROSE_S": 0},
        "pending": [*IN_TURN, {"name": "card", "card": "T1-01"}, {**GIFT, "chip": "ROSE_W"}],
    },
    "an item that is to be placed": {
        "pending": [*IN_TURN, {"name": "card", "card": "T1-16"}, {**GIFT, "code": "WONDERLANDIAN", "took": "WL20"}],
    },
    "drawn quests that are not in hand": {
        "pending": [*IN_TURN, {"name": "card", "card": "T1-25"}, {**GIFT, "code": "QUEST2", "took": ["Q01", "Q02"]}],
    },
    "harm by an ally": {"phase": "war", "pending": [*IN_DRAW, {"name": "harm", "chip": "ROSE_W"}]},
    "played madness": {"phase": "war", "pending": [*IN_DRAW, {"name": "play", "chip": "MADNESS"}]},
    "seven changes of one chip": {
        "phase": "war",
        "pending": [*IN_DRAW, {"name": "play", "chip": "ROSE_W", "step": "strength", "changes": ["x2", "+1"] * 4}],
    },
    "an ability that no chip sets off": {
        "phase": "war",
        "pending": [*IN_DRAW, {"name": "play", "chip": "ARTIFACT", "step": "abilities", "todo": ["AL-1", "QH-1"]}],
    },
    "a choice among no chips": {
        "phase": "war",
        "pending": [*IN_WAR, FIGHT, {"name": "draw", "step": "choose", "drawers": [0, 1], "drawn": {"0": ["FORGE"]}}],
    },
    "a chip without its strength": {
        "phase": "war",
        "pending": [*IN_WAR, FIGHT, {"name": "draw", "step": "place", "drawers": [0], "played": {"0": "FORGE"}}],
    },
    "alone in first place, and nobody there": {
        "phase": "war",
        "pending": [*IN_WAR, FIGHT, {"name": "outcome", "step": "wagers", "alone": True}],
    },
    "a stage of another step": {
        "phase": "war",
        "pending": [*IN_WAR, FIGHT, {"name": "outcome", "step": "forging", "todo": [0], "stage": "rook"}],
    },
    "an ability in service that is not open": {
        "phase": "war",
        "pending": [
            *IN_WAR,
            FIGHT,
            {"name": "outcome", "step": "abilities", "todo": [0], "open": ["ROSE"], "stage": "WL06"},
        ],
    },
    "a stage without a seat in service": {
        "phase": "war",
        "pending": [*IN_WAR, FIGHT, {"name": "outcome", "step": "forging", "stage": "forge"}],
    },
    "a revealed quest that the seat does not have": {
        "phase": "war",
        "pending": [
            *IN_WAR,
            FIGHT,
            {"name": "outcome", "step": "quests", "todo": [0], "stage": "feat", "revealed": {"0": "Q01"}},
        ],
    },
    "an end ability of a seat that does not fight": {
        "phase": "war",
        "pending": [*IN_WAR, FIGHT, {"name": "outcome", "step": "abilities", "todo": [2]}],
    },
    "winnings without a wager": {
        "phase": "war",
        "pending": [*IN_WAR, FIGHT, {"name": "outcome", "step": "wagers", "todo": [2]}],
    },
    "a figure of somebody in the market": {"market": ["WL01"], "seats": [{"figures": {"WL01": "RK"}}, {}, {}]},
    "fifteen supporters": {"seats": [{"supporters": {"supply": 10, "RK": 5}}, {}, {}]},
    "poison in pool and bags": {"poison_pool": 5, "seats": [{"bag": ["POISON"]}, {}, {"faction": "jabberwock"}]},
    "no frame before the end": {"pending": []},
    "an unknown frame field": {"pending": [{"name": "round", "step": "tea", "colour": 1}]},
}

TOLD = {
    "a seat of the table out of use": "position, tea_table: WW-024: seat 8 is not in use",
    "a leader on a seat out of use": "seat 0, leader: WW-024: seat:6 is not in use",
    "a card in two places": "position: Q01 lies in two places",
    "a Wonderlandian with two players": "position: WL01 lies in two places",
    "a scoring token twice": "position: ST1 lies in two places",
    "four chips on a forge track": "seat 0, forge: WW-341: a track has 3 spaces",
    "five chips on the madness track": "seat 0, madness: WW-218: the track has 4 spaces",
    "forged madness": "seat 0: WW-342: madness and poison are never active or forged",
    "more poison than there is": "position, poison_pool: WW-179: there is more poison than players + 2",
    "a frame outside its procedure": "pending frame 1: draw is not part of round",
    "a battle without fighters": "pending frame 2, fighters: there are none, but the battle has begun",
    "an answer that was no option": "answers of draw_or_halt: seat 0 cannot have chosen wait",
    "a question that is not asked": "innermost pending frame, ask: 'wager' is not what is asked: leader_region",
    "other seats than those that are asked": "innermost pending frame, of: [0, 1, 2] is not what is asked: [0, 1]",
    "answers of a frame that never waits": "pending frame 0, answers: round never waits for several seats",
    "answers of a frame below another": "pending frame 2, answers: only the innermost frame waits for answers",
    "an answer where one seat alone is asked": "innermost pending frame, answers: nobody waits with these answers",
    "a turn to a seat without a card": "pending frame 2, to: WW-070: a seat of the table with a card is expected",
    "effects that no tea card has": "pending frame 3, effects: WW-080: not all of these stand on tea cards",
    "an optional part before the effects of its card": "WW-101: the card below has no open effects yet",
    "shards taken that nobody has": "pending frame 3, taken: WW-176: the player does not have so many shards",
    "a strong chip for the gift": "pending frame 4, chip: WW-512: a weak ally chip that a tea card gives is expected",
    "a gift that is not in the supply": "position, supply: WW-512: the chip that is to be taken is not there",
    "an item that is to be placed": "pending frame 4, took: WW-091: a figure that is to be placed is expected",
    "drawn quests that are not in hand": "pending frame 4, took: WW-098: quests of the own hand are expected",
    "harm by an ally": "pending frame 4, chip: WW-213: madness or poison is expected",
    "played madness": "pending frame 4, chip: WW-228: madness and poison are not played",
    "seven changes of one chip": "pending frame 4, changes: WW-229: no chip is changed more than 6 times",
    "an ability that no chip sets off": "pending frame 4, todo: WW-246: these are AL-1, AL-2",
    "a choice among no chips": "pending frame 3, drawn: WW-242: seat 1 has drawn nothing",
    "a chip without its strength": "pending frame 3, strength: WW-229: the chip of seat 0 has none",
    "alone in first place, and nobody there": "pending frame 3, alone: WW-309: then exactly one seat is first",
    "a stage of another step": "pending frame 3, stage: rook is none of forging",
    "an ability in service that is not open": "pending frame 3, open: WW-311: WL06 is not open",
    "a stage without a seat in service": "pending frame 3, todo: WW-300: nobody is served",
    "a revealed quest that the seat does not have": "revealed: WW-331: seat 0 does not have this quest",
    "an end ability of a seat that does not fight": "a seat that is no fighter acts in the battle",
    "winnings without a wager": "todo: WW-362: a seat without a wager is to be served",
    "a figure of somebody in the market": "position: WL01 lies in two places",
    "fifteen supporters": "seat 0, supporters: WW-627: there are more than the player has",
    "poison in pool and bags": "position, poison_pool: WW-179: there is more poison than players + 2",
    "no frame before the end": "position, pending: there are frames in progress exactly until the end",
    "an unknown frame field": "pending frame 0: unknown field colour",
}


@pytest.mark.parametrize("what", WRONG)
def test_a_position_that_cannot_be_is_refused_in_a_sentence(what: str) -> None:
    game = rulewright.game("wonderland")
    with pytest.raises(BadPosition, match=re.escape(TOLD[what])):
        game.from_position({"seats": [{}, {}, {}], **WRONG[what]})
    game.from_position({"seats": [{}, {}, {}]})


def test_a_finished_game_is_written_with_its_result_and_read_again() -> None:
    game = rulewright.game("wonderland")
    state = game.from_position({"seats": [{"vp": 3}, {"vp": 5}, {}], "phase": "end"})
    position = state.position()
    assert position["scores"] == state.result and position["scores"]["winners"] == [1]
    assert game.from_position(position).position() == position


@pytest.mark.rule("WW-238", "WW-600")
def test_answers_that_a_position_brings_count_once() -> None:
    """Both fight on after this draw, and both are asked again."""
    here = {"supporters": {"RK": 3}, "bag": ["FACTION_1"] * 4}
    seats = [{"faction": "alice", **here}, {"faction": "queen", **here}, {"faction": "cat"}]
    fight = {**FIGHT, "fighters": {"0": {"draws": 1}, "1": {"draws": 1}}, "answers": {"0": "draw"}}
    state = rulewright.game("wonderland").from_position({"phase": "war", "seats": seats, "pending": [*IN_WAR, fight]})
    assert state.waiting == (1,) and state.position()["pending"][-1]["answers"] == {"0": "draw"}
    state.choose(1, "draw")
    assert state.waiting == (0, 1) and state.position()["pending"][-1]["answers"] == {}
