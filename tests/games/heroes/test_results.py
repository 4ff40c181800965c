"""Results of Heroes by source, what broke a tie, the odds of a battle, and the reasons of hints."""

from __future__ import annotations

import random
from typing import Any

import pytest

from rulewright import State
from rulewright.bots import Budget, reckon
from rulewright.core.chance import Random, seed_of
from rulewright.faces.reasons import Reason, reasons_between
from rulewright.games.heroes.messages import SOURCES
from rulewright.server.results import result_info
from rulewright.text import LOCALES, texts

from .rich import rich
from .table import GAME, OTHERS, developing, fighting, hero, other, player, table


def finished(players: int, seed: int) -> State:
    rng = random.Random(seed)
    state: State = GAME.new(players, {"length": "short"}, seed=seed, listening=True)
    while not state.over:
        seat = rng.choice(state.waiting)
        state.choose(seat, rng.choice(state.options(seat)))
    return state


@pytest.mark.rule("MH-531")
def test_the_sources_add_up_to_the_scores() -> None:
    for state in (finished(3, 11), rich(4, 2)):
        sources = GAME.report(state)["sources"]
        scores = state.result["scores"] if state.result else GAME.scores(state)
        assert [sum(map(sum, by.values())) for by in sources] == scores
        assert all(tuple(by) == SOURCES for by in sources)


def test_the_result_of_a_record_tells_power_by_source_and_the_weeks() -> None:
    state = finished(3, 13)
    info = result_info(state.record(), ["Ann", "Bob", "Cora"], "en")
    assert {source.name for source in info.sources} <= set(SOURCES)
    assert [time.title for time in info.times][-1] == "Week 9"


def test_every_source_has_a_name() -> None:
    for locale in LOCALES:
        words = texts("heroes", locale)
        assert all(words.message(f"source-{source}") for source in SOURCES)


def over(*seats: dict[str, Any]) -> State:
    """The last week of a game in which the last card is played: it ends by time."""
    ready = [{**seat, "cards": {"march": "used", "command": "used", "stewardship": "used"}} for seat in seats]
    ready[0]["cards"] = {"march": "ready", "command": "used", "stewardship": "used"}
    state = table(*ready, round=12, week="C5", pending=[{"frame": "actions", "seat": 0}])
    state.choose(0, "play:march:idle")
    assert state.over
    return state


@pytest.mark.rule("MH-533")
def test_a_tie_is_broken_by_gold_and_resources() -> None:
    richer = over(player(gold=9, resources=1), {**OTHERS, "gold": 2, "resources": 1})
    assert GAME.report(richer)["tie_break"] == {"name": "wealth", "rule": "MH-533", "numbers": [10, 3]}
    level = over(player(gold=2, resources=1), {**OTHERS, "gold": 2, "resources": 1})
    assert GAME.report(level)["tie_break"] is None, "the place is shared"
    clear = over(player(gold=2, level=3), {**OTHERS, "gold": 9})
    assert GAME.report(clear)["tie_break"] is None
    args: dict[str, str | int] = {"score": 0, "rule": "MH-533", "player": "Ann", "number": 10, "rival": "Bob"}
    for locale in LOCALES:
        assert texts("heroes", locale).message("decided-tie-wealth", **{**args, "rival-number": 3})


# Battles as contests


def battle(army: dict[str, list[int]], encounter: str = "g01", **fields: Any) -> State:
    return fighting(player(hero("H1", "0,0", army)), encounter, {"frame": "slot", "slot": "U-HA"}, **fields)


@pytest.mark.rule("MH-403", "MH-501")
def test_the_sides_of_a_battle_are_the_attacker_and_whoever_leads_the_defender() -> None:
    contest = GAME.contest(battle({"U-HA": [3, 0]}))
    assert contest is not None and contest.seats == [0, -1]
    rival = other(hero("T1", "0,0", {"U-TA": [3, 0]}))
    seat = player(hero("H1", "0,0", {"U-HA": [3, 0]}))
    against = GAME.contest(fighting(seat, "g01", {"frame": "slot", "slot": "U-HA"}, rival=rival))
    assert against is not None and against.seats == [0, 1]


def test_where_no_battle_is_fought_there_is_no_contest() -> None:
    state = table(player(hero("H1")), OTHERS, pending=[{"frame": "actions", "seat": 0}])
    assert GAME.contest(state) is None


def odds(state: State) -> Any:
    found = reckon(state, 0, Random(seed_of(b"odds"), 0), Budget(60, 0.0))
    assert found is not None
    return found


@pytest.mark.rule("MH-470", "MH-471")
def test_a_battle_that_is_played_out_has_a_winner_and_losses() -> None:
    state = battle({"U-HA": [3, 0]}, "g01")
    contest: Any = GAME.contest(state)
    for _ in range(400):
        if contest.is_over(state):
            break
        seat = state.waiting[0]
        keys = state.options(seat)
        words = ("attack", "pass", "stay", "plain", "keep", "normal", "stack", "unit", "next", "waste", "none")
        state.choose(seat, next(key for word in words for key in keys if key.partition(":")[0] == word))
    assert contest.winner() in (0, 1) and sum(contest.losses()) > 0


def test_a_strong_army_has_better_odds_than_a_weak_one() -> None:
    strong = odds(battle({"U-HA": [4, 0], "U-HE": [3, 0], "U-HF": [2, 0]}, "g01"))
    weak = odds(battle({"U-HA": [1, 0]}, "r01"))
    assert strong.wins[0] > weak.wins[0]


# Hints


def brought(state: State, key: str) -> list[Reason]:
    before = state.view(0)
    after = state.copy()
    after.choose(0, key)
    return reasons_between(GAME, before, after.view(0), 0)


def test_a_hint_tells_what_a_choice_brings() -> None:
    state = developing(player(hero("H1"), gold=7, resources=8))
    assert brought(state, "build:H-B5") == [Reason("building", {"building": "H-B5"})]
    assert brought(state, "level") == [Reason("power", {"number": 1}), Reason("level", {"number": 2})]
    assert brought(state, "recruit:U-HA:H1") == [Reason("units", {"number": 1})]
    gathered = table(player(hero("H1")), OTHERS, pending=[{"frame": "actions", "seat": 0}])
    assert [reason.name for reason in brought(gathered, "play:march:gather")] == ["gold", "resources"]


@pytest.mark.parametrize("locale", LOCALES)
def test_every_reason_has_words(locale: str) -> None:
    words = texts("heroes", locale)
    things: dict[str, dict[str, int | str]] = {
        "power": {"number": 2}, "location": {"location": "SA"}, "level": {"number": 2},
        "building": {"building": "H-B5"},
        "hero": {"hero": "H2"}, "artefact": {"artefact": "A01"}, "skill": {"skill": "H-M1"},
        "trophy": {"encounter": "g01"}, "units": {"number": 5}, "elite": {"number": 1}, "gold": {"gold": 4},
        "resources": {"resources": 1}, "scrolls": {},
    }  # fmt: skip
    assert all(words.reason(name, args) for name, args in things.items())
