"""Every finished game of the corpus is replayed and leads where it led: hashes, result, chance events."""

from __future__ import annotations

import gzip
import json
from functools import cache
from typing import Any

import pytest
from make_corpus import MAKERS, corpus

import rulewright
from rulewright import replay, verify

PARTS = 6
GAMES = sorted(MAKERS)


@cache
def games(game: str) -> list[list[dict[str, Any]]]:
    with gzip.open(corpus(game), "rt", encoding="utf-8") as file:
        return [json.loads(line) for line in file]


def values_of(game: str, option: str) -> set[Any]:
    return {record[0]["options"][option] for record in games(game)}


def verbs_of(game: str) -> set[str]:
    return {entry["choice"].split(":")[0] for record in games(game) for entry in record if "choice" in entry}


@pytest.mark.parametrize("game", GAMES)
def test_the_corpus_is_broad_and_small(game: str) -> None:
    assert len(games(game)) == MAKERS[game][0] >= 50
    assert corpus(game).stat().st_size < 1_000_000


def test_the_games_of_ethnos_differ() -> None:
    assert {record[0]["players"] for record in games("ethnos")} == {2, 3, 4, 5, 6}
    assert values_of("ethnos", "open_draw") == {False, True}
    assert {record[0]["options"]["tribes"] is None for record in games("ethnos")} == {False, True}


def test_the_games_of_runewars_differ() -> None:
    assert {record[0]["players"] for record in games("runewars")} == {2, 3, 4}
    for option in ("exploration", "epic", "revised", "quick_map"):
        assert values_of("runewars", option) == {False, True}
    assert {record[0]["result"]["reason"] for record in games("runewars")} >= {"runes", "years"}


def test_the_corpus_of_ethnos_holds_every_kind_of_option() -> None:
    assert verbs_of("ethnos") >= {
        "draw", "take", "lead", "add", "all_tribe", "all_colour", "all_skeletons", "done", "marker", "bonus",
        "decline", "place", "token", "stop", "keep", "keep_all", "raid", "wait",
    }  # fmt: skip


def test_the_corpus_of_runewars_holds_battles_quests_duels_and_cards() -> None:
    assert verbs_of("runewars") >= {
        "activate", "battle", "bid", "build", "claim", "damage", "destroy", "diplomacy", "dragon", "duel", "false",
        "faction", "fate", "home", "lay", "marker", "order", "play", "quest", "rout", "step", "title", "train", "use",
    }  # fmt: skip


def test_the_games_of_wonderland_differ() -> None:
    headers = [record[0] for record in games("wonderland")]
    assert {header["players"] for header in headers} == {2, 3, 4, 5}
    assert values_of("wonderland", "ally_set") == {"A", "B", "C", "D", "random", "mixed"}
    assert values_of("wonderland", "open_bags") == {False, True}
    assert {str(header["options"]["factions"])[0] for header in headers} == {"c", "r", "["}
    assert len({header["result"]["winners"][0] for header in headers}) == 5


def test_the_corpus_of_wonderland_holds_every_verb() -> None:
    verbs = {verb.name for verb in rulewright.game("wonderland").vocabulary.verbs}
    assert verbs_of("wonderland") == verbs


def test_the_games_of_battalia_differ() -> None:
    headers = [record[0] for record in games("battalia")]
    assert {header["players"] for header in headers} == {2, 3, 4, 5, 6}
    assert {header["result"]["reason"] for header in headers} == {"cities", "map", "weeks"}
    assert values_of("battalia", "mode") == {"basic", "advanced", "heroic"}
    assert values_of("battalia", "valley") == {"off", "pass", "bridge"}
    for option in ("alliances", "gates", "fanatics", "neutral_bilkarr", "attack_limit", "krycek_original"):
        assert values_of("battalia", option) == {False, True}, option


def test_the_corpus_of_battalia_holds_nearly_every_verb() -> None:
    verbs = {verb.name for verb in rulewright.game("battalia").vocabulary.verbs}
    assert verbs - verbs_of("battalia") <= {"summon"}


def test_the_games_of_heroes_differ() -> None:
    headers = [record[0] for record in games("heroes")]
    assert {header["players"] for header in headers} == {2, 3, 4}
    assert values_of("heroes", "length") == {"short", "medium", "long"}
    assert values_of("heroes", "map") == {"random", "fixed"} and values_of("heroes", "heroes") == {"chosen", "random"}
    assert {header["options"]["factions"] is None for header in headers} == {False, True}
    assert {header["result"]["reason"] for header in headers} == {"domination", "time limit"}


def test_the_corpus_of_heroes_holds_battles_rewards_and_cards() -> None:
    assert verbs_of("heroes") >= {
        "activate", "advance", "also", "attack", "build", "control", "deck", "dismiss", "elite", "escape", "explore",
        "flip", "hire", "keep", "level", "lose", "move", "next", "normal", "pay", "place", "play", "portal", "promote",
        "recruit", "reroll", "return", "reward", "scroll", "skill", "spell", "stack", "stay", "study", "tactician",
        "train", "transfer", "unit", "use",
    }  # fmt: skip


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("game", GAMES)
def test_finished_games_are_replayed_with_equal_hashes_and_results(game: str, part: int) -> None:
    for number, record in enumerate(games(game)[part::PARTS]):
        state = replay(record)
        assert state.over, f"game {number * PARTS + part}"
        assert state.result == record[0]["result"], f"game {number * PARTS + part}"


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("game", GAMES)
def test_chance_events_follow_from_the_committed_seeds(game: str, part: int) -> None:
    for record in games(game)[part::PARTS][::4]:
        assert verify(record) == sum("chance" in entry for entry in record)
