"""The report: one file, both languages, nothing fetched, and the numbers are those of the games."""

from __future__ import annotations

import re
from copy import deepcopy
from dataclasses import replace
from html.parser import HTMLParser
from pathlib import Path

import pytest

from rulewright.lab import BadResults, Plan, Results, analyse, report_html, simulate, write_report
from rulewright.lab.charts import Box, Interval, box_chart, histogram_chart, interval_chart, ticks
from rulewright.lab.statistics import Bin
from rulewright.lab.words import Words
from rulewright.text import UnknownLocale, texts

VOID = {"meta", "input", "br", "line", "rect", "circle"}


class Page(HTMLParser):
    """Checks that every element is closed, and collects what a test asks about."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.attributes: list[tuple[str, dict[str, str | None]]] = []
        self.cells: dict[str, list[list[str]]] = {"en": [], "pl": []}
        self.words: dict[str, str] = {"en": "", "pl": "", "": ""}
        self.language = ""
        self.feed(html)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.attributes.append((tag, dict(attrs)))
        if tag == "article":
            self.language = dict(attrs)["lang"] or ""
        if tag == "tr":
            self.cells[self.language].append([])
        if tag in ("td", "th"):
            self.cells[self.language][-1].append("")
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.attributes.append((tag, dict(attrs)))

    def handle_endtag(self, tag: str) -> None:
        if tag in VOID:
            return
        assert self.open.pop() == tag, f"</{tag}> closes something else"
        if tag == "article":
            self.language = ""

    def handle_data(self, data: str) -> None:
        self.words[self.language] += data
        if "td" in self.open or "th" in self.open:
            self.cells[self.language][-1][-1] += data

    def row(self, language: str, heading: str) -> list[str]:
        """The first row of a table with this heading."""
        return next(row for row in self.cells[language] if row and row[0] == heading)


@pytest.fixture(scope="module")
def results() -> Results:
    return simulate(Plan("ethnos", ("novice", "random", "random"), games=12, seed=3))


@pytest.fixture(scope="module")
def page(results: Results) -> Page:
    return Page(report_html(results, "en"))


def test_it_is_well_formed_and_labelled(page: Page) -> None:
    assert page.open == []
    charts = [attributes for tag, attributes in page.attributes if tag == "svg"]
    assert len(charts) == 14, "seven charts in each language"
    assert all(chart["role"] == "img" and chart["aria-label"] for chart in charts)
    ids = [attributes["id"] for _, attributes in page.attributes if "id" in attributes]
    assert len(ids) == len(set(ids))
    links = [str(attributes["href"]) for tag, attributes in page.attributes if tag == "a"]
    assert links and all(link.removeprefix("#") in ids for link in links)


def test_it_needs_nothing_from_elsewhere(results: Results) -> None:
    html = report_html(results, "en")
    assert "http" not in html
    assert not re.search(r"\bsrc=|@import|url\(|<link|<script|<iframe", html)


def test_it_speaks_both_languages_and_opens_in_the_one_asked_for(results: Results, tmp_path: Path) -> None:
    for locale, title in (("en", "Ethnos: a simulation"), ("pl", "Ethnos: symulacja")):
        write_report(results, tmp_path / "report.html", locale)
        html = (tmp_path / "report.html").read_text(encoding="utf-8")
        assert f'<html lang="{locale}">' in html
        assert f"<title>{title}</title>" in html
        assert re.findall(r'id="show-(\w+)" checked', html) == [locale]
        words = Page(html).words
        assert "Wins by Tribe" in words["en"] and "Zwycięstwa według Plemion" not in words["en"]
        assert "Zwycięstwa według Plemion" in words["pl"] and "Wins by Tribe" not in words["pl"]


def test_shares_of_wins_are_those_of_the_games(page: Page, results: Results) -> None:
    for row in analyse(results).bots:
        seats = [(game, seat) for game in results.games for seat, bot in enumerate(game["bots"]) if bot == row.name]
        wins = sum((seat in game["winners"]) / len(game["winners"]) for game, seat in seats)
        score = sum(game["scores"][seat] for game, seat in seats) / len(seats)
        found = page.row("en", row.name)
        assert found[1:3] == [str(len(seats)), f"{100 * wins / len(seats):.1f}%"]
        assert found[5] == f"{score:.1f}"
        polish = page.row("pl", row.name)
        assert polish[2] == f"{100 * wins / len(seats):.1f}%".replace(".", ",")


def test_tribes_cards_options_and_rules_are_counted(page: Page, results: Results) -> None:
    games = results.games
    elves = [game for game in games if "elf" in game["tags"]]
    in_play = [row for row in page.cells["en"] if row and row[0] == "Elves"][-1]
    assert in_play[1] == str(len(elves))
    draws = sum(game["options"]["turn_action"]["draw"] for game in games)
    for locale, number in (("en", f"{draws:,}"), ("pl", f"{draws:,}".replace(",", "\u00a0"))):
        assert page.row(locale, f"{texts('ethnos', locale).option('turn_action', 'draw')} draw")[1] == number
    dragons = sum(game["rules"]["ET-160"] for game in games)
    assert any(row and row[0].endswith("ET-160") and row[1] == str(dragons) for row in page.cells["en"])
    taken = sum(game["cards"]["ET-142"].get("elf-red", 0) for game in games)
    assert str(taken) in page.row("en", "Red Elf")


def test_points_by_source_add_up(page: Page, results: Results) -> None:
    by_source = analyse(results).sources["novice"]
    total = sum(sum(stages) for stages in by_source.values())
    mean = next(row.score for row in analyse(results).bots if row.name == "novice")
    assert total == pytest.approx(mean)
    assert page.row("en", "Together")[1] == f"{total:.1f}"


def test_names_in_a_plan_are_shown_as_text_not_markup(results: Results) -> None:
    games = deepcopy(results.games)
    for game in games:
        game["bots"][0] = "<b>&"
    html = report_html(replace(results, games=games), "en")
    assert "<b>" not in html
    assert "&lt;b&gt;&amp;" in html


def test_an_interrupted_simulation_says_so(results: Results) -> None:
    part = replace(results, games=results.games[:5])
    assert "5 of 12 (interrupted)" in report_html(part, "en")


def test_the_time_is_that_of_the_games_that_were_played(results: Results) -> None:
    html = report_html(replace(results, seconds=1.25, resumed=7), "en")
    assert "1.2 s, without the games of earlier runs (7)" in html
    assert "1,2 s, bez gier z wcześniejszych przebiegów (7)" in html
    assert "earlier runs" not in report_html(results, "en")


def test_options_of_the_game_are_named() -> None:
    tribes = ["elf", "dwarf", "orc", "giant", "troll"]
    plan = Plan("ethnos", ("random", "random"), {"open_draw": True, "tribes": tribes}, games=1)
    html = report_html(simulate(plan), "en")
    assert "Open draw; Tribes: Elves, Dwarves, Orcs, Giants, Trolls" in html


def test_without_a_game_or_a_language_there_is_no_report(results: Results) -> None:
    with pytest.raises(BadResults):
        report_html(replace(results, games=[]), "en")
    with pytest.raises(UnknownLocale):
        report_html(results, "la")


# Charts and numbers


def test_axes_have_round_values() -> None:
    assert ticks(0, 1) == [0, 0.2, 0.4, 0.6, 0.8, 1.0]
    assert ticks(3, 47) == [10, 20, 30, 40]


def first(pattern: str, text: str) -> str:
    found = re.search(pattern, text)
    assert found is not None
    return found[1]


def test_charts_place_values_in_proportion() -> None:
    chart = interval_chart("x", [Interval("a", 0.5, 0.25, 1.0)], str)
    whisker = first(r'<line ([^>]+) class="whisker"', chart)
    low, high = float(first(r'x1="([\d.]+)"', whisker)), float(first(r'x2="([\d.]+)"', whisker))
    dot = float(first(r'cx="([\d.]+)"', chart))
    assert dot == pytest.approx(low + (high - low) / 3, abs=0.2)
    columns = re.findall(r'height="([\d.]+)" class="column"', histogram_chart("x", [Bin(0, 1, 4), Bin(1, 2, 1)], str))
    assert [float(height) for height in columns] == [150, 37.5]


def test_a_spread_of_equal_values_can_be_drawn() -> None:
    assert "<rect" in box_chart("x", [Box("a", (5, 5, 5, 5, 5), 5)], str)


@pytest.mark.parametrize(
    ("locale", "number", "share"), [("en", "−12,345.7", "12.5%"), ("pl", "−12\u00a0345,7", "12,5%")]
)
def test_numbers_are_written_as_in_the_language(locale: str, number: str, share: str) -> None:
    words = Words("ethnos", locale)
    assert words.number(-12345.67, 1) == number
    assert words.percent(0.125) == share


# The style


WEB = Path(__file__).parents[2] / "web" / "src"


def tokens(css: str) -> dict[str, str]:
    return {name: value.strip().upper() for name, value in re.findall(r"(--[a-z0-9-]+):\s*([^;}]+)", css)}


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_report_wears_the_tokens_of_the_house(theme: str) -> None:
    house = (WEB / "tokens.css").read_text(encoding="utf-8")
    report = (Path(analyse.__code__.co_filename).parent / "report.css").read_text(encoding="utf-8")
    (rule,) = re.findall(rf"\[data-theme={theme}\]\{{(.*?)\}}", house, re.S)
    light, dark = report.split("@media (prefers-color-scheme: dark) {")[:2]
    own, known = tokens(light if theme == "light" else dark.partition("\n}")[0]), tokens(rule)
    shared = own.keys() & known.keys()
    assert shared >= {"--table", "--table-ink", "--paper", "--paper-2", "--line", "--ink", "--ink-2", "--seal"}
    assert {name: own[name] for name in shared} == {name: known[name] for name in shared}


def test_the_report_uses_no_colour_that_it_does_not_name() -> None:
    report = (Path(analyse.__code__.co_filename).parent / "report.css").read_text(encoding="utf-8")
    named = set(re.findall(r"(--[a-z0-9-]+):", report))
    assert set(re.findall(r"var\((--[a-z0-9-]+)\)", report)) <= named
