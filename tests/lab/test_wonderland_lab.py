"""The laboratory with Wonderland's War: simulations by faction, card and option, reports in both languages, figures."""

from __future__ import annotations

import json
import re
from collections import Counter

import pytest
from typer.testing import CliRunner

from rulewright.cli.app import app
from rulewright.games.wonderland.ids import FACTIONS, QUESTS, TEA_CARDS, WONDERLANDIANS
from rulewright.lab import Plan, Results, analyse, report_html, simulate, tournament
from rulewright.lab.bench import bench, mid_game
from rulewright.lab.words import Words

SOURCES = {"regions", "powers", "forging", "castles", "quests", "shards"}


@pytest.fixture(scope="module")
def results() -> Results:
    return simulate(Plan("wonderland", ("random", "random", "random"), {"ally_set": "random"}, games=4, seed=3))


def test_wins_are_counted_by_faction(results: Results) -> None:
    analysis = analyse(results)
    assert analysis.tag_kind == "faction"
    assert {row.name for row in analysis.tags} <= set(FACTIONS)
    assert sum(row.favoured.games for row in analysis.tags) == 4 * 3
    assert sum(row.favoured.wins for row in analysis.tags) == 4


def test_points_by_source_and_round_add_up_to_the_scores(results: Results) -> None:
    for game in results.games:
        totals = [sum(sum(points) for points in sources.values()) for sources in game["sources"]]
        assert totals == game["scores"]
        for sources in game["sources"]:
            assert set(sources) == SOURCES
            assert {len(points) for points in sources.values()} == {3}


def test_turns_are_those_of_the_tea_table(results: Results) -> None:
    """Three players take four cards in each of three tea parties, unless the table runs out."""
    for game in results.games:
        assert 0 < game["turns"] <= 3 * 3 * 4
        assert game["turns"] == sum(game["options"]["tea_turn"].values())


def test_cards_that_were_told_of_are_counted_by_kind(results: Results) -> None:
    for game in results.games:
        told = {card for cards in game["cards"].values() for card in cards}
        assert {card.partition(":")[0] for card in told} == {"tea_card", "wonderlandian", "quest"}
        known = [f"tea_card:{card}" for card in TEA_CARDS] + [f"wonderlandian:{card}" for card in WONDERLANDIANS]
        assert told <= {*known, *(f"quest:{quest}" for quest in QUESTS)}
        # Every turn at the table takes a card
        assert sum(game["cards"]["WW-070"].values()) == sum(
            count for key, count in everything(game["options"]).items() if key.startswith("seat:")
        )


def everything(options: dict[str, dict[str, int]]) -> dict[str, int]:
    """Choices at the table by key."""
    found: Counter[str] = Counter()
    for decision in ("tea_turn", "seat_after_head"):
        found.update(options.get(decision, {}))
    return found


def test_the_report_names_factions_sources_cards_and_options_in_both_languages(results: Results) -> None:
    html = report_html(results, "pl")
    english, polish = re.findall(r'<article lang="\w+">(.*?)</article>', html, re.DOTALL)
    for words, page in (
        (
            (
                "Wins by faction",
                "Cheshire Cat",
                "Castles",
                "Ally set: random",
                "Cards, the most frequent first",
                "White Rabbit",
            ),
            english,
        ),
        (("Zwycięstwa według frakcji", "Kot z Cheshire", "Zamki", "Biały Królik"), polish),
    ):
        for word in words:
            assert word in page
    assert "Wins by faction" not in polish
    assert not re.search(r"<td>(T\d-\d\d|WL\d\d|Q\d\d)|<th[^>]*>(T\d-\d\d|WL\d\d|Q\d\d)", html)


def test_every_decision_and_option_of_the_report_is_in_words(results: Results) -> None:
    """An option without a text would be shown by its key: its verb and what it names."""
    html = report_html(results, "en")
    shown = re.findall(r'<th scope="row">([^<]*) <code>([^<]*)</code></th>', html)
    assert len(shown) > 50
    assert [key for text, key in shown if ":" in key and text == key.replace("_", " ")] == []


def test_no_verb_of_the_report_is_named_by_gaps(results: Results) -> None:
    for locale in ("en", "pl"):
        words = Words("wonderland", locale)
        for decision, keys in analyse(results).options.items():
            for verb in {one.name.partition(":")[0] for one in keys}:
                named = words.verb(decision, verb)
                assert named.count("…") < 2 and named[0].isalpha(), (locale, decision, verb, named)


def test_bots_meet_in_a_tournament() -> None:
    standings = tournament("wonderland", ["random", "novice"], games=2, seed=5)
    assert standings.games == 2
    assert sum(row.wins for row in standings.rows) == 2


def test_the_middle_of_the_game_is_measured_in_its_second_round() -> None:
    for players in (2, 5):
        assert mid_game("wonderland", players).view(None)["round"] == 2


def test_all_figures_of_the_bench_are_positive() -> None:
    rates = bench("wonderland", 4, 0.02).figures.rates
    assert {"decisions", "copies", "steps"} <= set(rates)
    assert min(rates.values()) > 0


def test_the_command_line_simulates_it() -> None:
    asked = ["simulate", "wonderland", "--seats", "novice,random", "--games", "2", "--json"]
    run = CliRunner().invoke(app, asked)
    assert run.exit_code == 0, run.output
    told = json.loads(run.stdout)
    assert {row["name"] for row in told["bots"]} == {"novice", "random"}
