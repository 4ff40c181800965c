"""The laboratory with Runewars: simulations by faction, reports in both languages, tournaments, measurements."""

from __future__ import annotations

import re
from typing import Any

import pytest

import rulewright
from rulewright.bots.playout import play_out
from rulewright.core.chance import Random, seed_of
from rulewright.core.state import State
from rulewright.games.runewars.ids import FACTIONS
from rulewright.lab import Plan, Results, analyse, report_html, simulate, tournament
from rulewright.lab.bench import mid_game
from rulewright.lab.words import Words

QUICK: dict[str, Any] = {"quick_map": True, "exploration": True}


@pytest.fixture(scope="module")
def results() -> Results:
    return simulate(Plan("runewars", ("random", "random", "random"), QUICK, games=4, seed=3))


def test_wins_are_counted_by_faction(results: Results) -> None:
    analysis = analyse(results)
    assert analysis.tag_kind == "faction"
    assert {row.name for row in analysis.tags} <= set(FACTIONS)
    assert sum(row.favoured.games for row in analysis.tags) == 4 * 3
    assert sum(row.favoured.wins for row in analysis.tags) == 4


def test_dragon_runes_by_source_add_up_to_the_scores(results: Results) -> None:
    for game in results.games:
        totals = [sum(sum(points) for points in sources.values()) for sources in game["sources"]]
        assert totals == game["scores"]
    assert set(results.games[0]["sources"][0]) == {"home", "enemy_home", "land", "throne"}


def test_turns_are_counted_as_chosen_orders(results: Results) -> None:
    """Six years of four seasons: everybody still in the game chooses an order in each."""
    for game in results.games:
        assert game["turns"] <= 6 * 4 * 3
        assert sum(game["options"]["choose_order"].values()) <= game["turns"]


def test_the_report_names_factions_sources_and_reasons_in_both_languages(results: Results) -> None:
    html = report_html(results, "pl")
    english, polish = re.findall(r'<article lang="\w+">(.*?)</article>', html, re.DOTALL)
    for words, page in (
        (("Wins by faction", "Daqan Lords", "Own home realm", "Dragon Throne", "Quick map"), english),
        (("Zwycięstwa według frakcji", "Lordowie Daqanu", "Własna kraina początkowa", "Smoczy Tron", "mapa"), polish),
    ):
        for word in words:
            assert word in page
    assert "Wins by faction" not in polish
    assert "Własna kraina" not in english


def test_every_decision_and_option_of_the_report_is_in_words(results: Results) -> None:
    """An option without a text would be shown by its key: its verb and what it names."""
    html = report_html(results, "en")
    shown = re.findall(r'<th scope="row">([^<]*) <code>([^<]*)</code></th>', html)
    assert len(shown) > 50
    assert [key for text, key in shown if ":" in key and text == key.replace("_", " ")] == []


@pytest.mark.parametrize(
    ("locale", "order", "city", "bid"),
    [("en", "Order card", "City", "Bid … influence"), ("pl", "Karta rozkazu", "Miasto", "Zaoferuj … wpływów")],
)
def test_options_of_a_verb_have_a_name_that_reads_well(locale: str, order: str, city: str, bid: str) -> None:
    words = Words("runewars", locale)
    assert words.verb("choose_order", "order") == order
    assert words.verb("rally_city", "city") == city
    assert words.verb("influence_bid", "bid") == bid


def test_no_verb_of_the_report_is_named_by_gaps(results: Results) -> None:
    for locale in ("en", "pl"):
        words = Words("runewars", locale)
        for decision, keys in analyse(results).options.items():
            for verb in {one.name.partition(":")[0] for one in keys}:
                named = words.verb(decision, verb)
                assert named.count("…") < 2 and named[0].isalpha(), (locale, decision, verb, named)


def test_bots_meet_in_a_tournament() -> None:
    standings = tournament("runewars", ["random", "novice"], games=2, seed=5, options=QUICK)
    assert standings.games == 2
    assert sum(row.wins for row in standings.rows) == 2


def test_the_middle_of_the_game_is_measured_there() -> None:
    state = mid_game("runewars", 2)
    assert not state.over
    assert 1 < state.view(None)["year"] < 6
    other: State = rulewright.game("runewars").new(2, seed=b"bench")
    made = play_out(other, Random(seed_of(b"bench"), 0), 1_000_000)
    assert len([entry for entry in state.journal or [] if isinstance(entry, int)]) == made // 2
