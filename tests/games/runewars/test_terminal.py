"""Runewars in the terminal: the map, the table, battles, long lists of options; in both languages."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Any

import pytest
from commanding import Keyboard, lines, run
from rich.console import Console

import rulewright
from rulewright.cli.cards import card_texts
from rulewright.cli.files import read_record
from rulewright.cli.matching import Choice
from rulewright.cli.prompt import LONG, show_question
from rulewright.cli.seats import Sitter
from rulewright.cli.table import Table
from rulewright.core.state import State
from rulewright.faces.terminal import board_for
from rulewright.files import write_record
from rulewright.text import texts

SITTERS = [Sitter("Ada", "human"), Sitter("Bo", "random"), Sitter("Cy", "random"), Sitter("Di", "random")]
OPTIONS = {"quick_map": True, "exploration": True}


def middle(players: int = 3, choices: int = 200, seed: int = 2, **options: bool) -> State:
    """A match after so many random choices."""
    state: State = rulewright.game("runewars").new(players, {**OPTIONS, **options}, seed=seed)
    rng = random.Random(seed)
    for _ in range(choices):
        seat = state.waiting[0]
        state.apply(seat, rng.choice(state.codes(seat)))
    return state


def in_battle() -> State:
    """A match in which somebody assigns damage or a rout."""
    for seed in range(40):
        state: State = rulewright.game("runewars").new(3, {"quick_map": True}, seed=seed)
        rng = random.Random(seed)
        while not state.over:
            assert state.asked is not None
            if state.asked.name in ("assign_damage", "assign_rout"):
                return state
            seat = state.waiting[0]
            state.apply(seat, rng.choice(state.codes(seat)))
    raise AssertionError("no battle was found")


def shown(view: dict[str, Any], locale: str = "en", width: int = 120, details: bool = False) -> str:
    """A view as the terminal shows it."""
    board = board_for("runewars", locale, SITTERS[: view["players"]])
    console = Console(width=width, color_system=None, highlight=False, emoji=False, markup=False)
    with console.capture() as captured:
        console.print(board.details(view) if details else board.full(view))
    return captured.get()


# The map


def test_the_map_shows_every_area_with_owner_stronghold_city_and_units() -> None:
    view = middle().view(0)
    output = shown(view)
    home = [seat["home"] for seat in view["seats"]]
    for area, facts in view["areas"].items():
        mark = "♖" if facts["stronghold"] and facts["stronghold"]["damaged"] else "♜" if facts["stronghold"] else ""
        mark = "⌂" if facts["city"] else mark
        owner = " " if facts["controller"] is None else home[facts["controller"]]
        assert re.search(rf"{area} {owner}{mark}", output), area
    for seat in range(3):
        letters = [facts for facts in view["areas"].values() if facts["controller"] == seat and facts["units"]]
        assert letters, "everybody has units somewhere"


def test_runes_are_shown_as_the_viewer_knows_them() -> None:
    state = middle()
    known = [facts["rune"] for facts in state.view(0)["areas"].values()]
    assert {"hidden", "dragon"} <= set(known), "seat 0 has looked at a dragon rune, not at all runes"
    own = shown(state.view(0)).partition("♜ stronghold")[0]
    spectator = shown(state.view(None)).partition("♜ stronghold")[0]
    assert own.count("◆") == known.count("dragon")
    assert "◆" not in spectator and "◇" not in spectator


@pytest.mark.parametrize("width", [80, 100, 160])
def test_no_line_of_the_map_is_wider_than_the_terminal(width: int) -> None:
    for seed in range(4):
        output = shown(middle(players=4, choices=60, seed=seed).view(0), width=width)
        assert max(len(line.rstrip()) for line in output.splitlines()) <= width
        assert output.count(" LA ") + output.count("/LA ") >= 1


def test_where_the_map_does_not_fit_the_areas_are_listed() -> None:
    output = shown(middle().view(0), width=40)
    assert "Controlled by" in output and "\\__" not in output


# The table


def test_the_table_shows_dials_orders_hands_and_the_own_cards() -> None:
    state = middle()
    view = state.view(0)
    output = shown(view)
    own = view["seats"][0]
    assert "/".join(str(dial) for dial in own["dials"].values()) in output
    english = texts("runewars", "en")
    for card in own["tactics"]:
        assert english.name("tactics", card) in output
    assert english.name("objective", own["objective"]) in output
    hidden = state.view(1)["seats"][1]["objective"]
    assert english.name("objective", hidden) not in output
    assert re.search(r"Ada .*Bo \(random\)", output, re.DOTALL)


def test_the_table_is_in_polish() -> None:
    output = shown(middle().view(0), "pl")
    assert re.search(r"Rok \d z 6", output)
    for word in ("Frakcja", "Rozkaz", "smocza runa", "Twoje karty taktyki", "żeton eksploracji"):
        assert word in output


def test_a_battle_shows_both_sides_with_units_and_strength() -> None:
    state = in_battle()
    frame = next(frame for frame in state.view(None)["pending"] if frame["name"] == "battle")
    for locale, title, strength in (("en", "Battle in", "Strength"), ("pl", "Bitwa na", "Siła")):
        output = shown(state.view(state.waiting[0]), locale)
        assert f"{title} {frame['area']}" in output
        totals = [str(side["total"]) for side in frame["strength_now"]]
        assert re.search(rf"{strength} +{totals[0]} +{totals[1]}", output)


def test_areas_can_be_read_one_by_one() -> None:
    view = middle().view(0)
    output = shown(view, details=True)
    english = texts("runewars", "en")
    for facts in view["areas"].values():
        if facts["city"]:
            assert english.name("city", facts["city"]) in output
    for hero in view["heroes"]:
        assert english.name("hero", hero) in output


# The command


def test_a_game_is_played_in_the_terminal(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    result = run(
        "terminal", "runewars", "--seats", "human,random", "--seed", "5", "--save", path,
        *("--option", "quick_map=true"), typed=lines("1", "areas", "c ambush", "?", "1", "v", "1", "q"),
    )  # fmt: skip
    assert result.exit_code == 0, result.output
    assert "Ambush: " in result.output and "Controlled by" in result.output
    choices = [entry for entry in read_record(path) if entry.get("seat") == 0 and "choice" in entry]
    assert len(choices) == 3


def test_bots_alone_play_to_the_end() -> None:
    result = run(
        "terminal", "runewars", "--seats", "random=Ada,random=Bo", "--seed", "1", "--option", "quick_map=true",
        "--lang", "pl",
    )  # fmt: skip
    assert result.exit_code == 0
    assert "smocz" in result.output


def test_cards_of_all_kinds_are_found_by_name() -> None:
    english = texts("runewars", "en")
    for typed, title in (("ambush", "Ambush"), ("Flesh Ripper", "Flesh Ripper"), ("order fortify", None)):
        found = card_texts(english, typed)
        assert [name for name, _ in found] == ([title] if title else [])
        assert all(len(text) > 20 for _, text in found)
    assert card_texts(texts("runewars", "pl"), "piechur")[0][0] == "Piechur"


# Long lists of options


def laying(tmp_path: Path) -> tuple[Path, State]:
    """A game in which a tile is laid with more places than are listed."""
    for seed in range(60):
        state: State = rulewright.game("runewars").new(4, seed=seed)
        rng = random.Random(seed)
        while state.asked is not None and state.asked.name in ("choose_faction", "choose_tile", "place_tile"):
            seat = state.waiting[0]
            if len(state.codes(seat)) > LONG:
                path = tmp_path / "laying.json"
                write_record(path, rulewright.seal(state.record()))
                return path, state
            state.apply(seat, rng.choice(state.codes(seat)))
    raise AssertionError("no long list was found")


def test_very_many_options_are_shown_in_groups_and_picked_out_by_what_is_typed(tmp_path: Path) -> None:
    path, state = laying(tmp_path)
    seat = state.waiting[0]
    keys = state.options(seat)
    start = ":".join(keys[len(keys) // 2].split(":")[:2])
    same = [key for key in keys if key.startswith(f"{start}:")]
    result = run("terminal", "runewars", "--save", path, "--resume", "--seats", "human,human,human,human",
                 typed=lines(f"{start}:", str(keys.index(same[-1]) + 1)))  # fmt: skip
    first = keys.index(same[0]) + 1
    assert re.search(rf"{first}–{first + len(same) - 1}  {start} ", result.output) or len(same) == 1
    assert "There are many options" in result.output
    assert "Several options fit" in result.output or len(same) == 1
    assert [entry["choice"] for entry in read_record(path) if "choice" in entry][-1] == same[-1]


def test_while_the_map_is_laid_hexagons_show_the_coordinates_that_options_name(tmp_path: Path) -> None:
    _, state = laying(tmp_path)
    output = shown(state.view(state.waiting[0]), width=160)
    for tile in state.view(None)["map"]:
        assert f"{tile['tile']}A" in output and f" {tile['q']},{tile['r']} " in output
    beside = [key.split(":")[1:3] for key in state.options(state.waiting[0])]
    assert any(f" {q},{r} " in output for q, r in beside)
    assert "-1,0" not in shown(middle().view(0)).partition("♜")[0]


def test_short_lists_are_shown_option_by_option() -> None:
    talk = Keyboard()
    state = middle()
    table = Table(state, SITTERS[:3], {}, talk, "en", None)
    pending = state.decision(state.waiting[0])
    assert pending is not None
    show_question(table, pending, [Choice(f"bid:{number}", f"Bid {number}") for number in range(LONG)])
    assert "cli-ask-filter" not in "".join(talk.events)
    assert all(f"Bid {number}" in "".join(talk.events) for number in range(LONG))


@pytest.mark.parametrize(
    ("language", "typed", "told"), [("en", "odds 20i", "wins about"), ("pl", "szanse 20i", "wygranych")]
)
def test_the_odds_of_a_battle_are_told_side_by_side(tmp_path: Path, language: str, typed: str, told: str) -> None:
    path = tmp_path / "battle.json"
    write_record(path, rulewright.seal(in_battle().record()))
    result = run("terminal", "runewars", "--save", path, "--resume", "--lang", language, typed=lines(typed))
    told_of = re.findall(rf"^.+: .*{told}.*\(±\d+\).* \d[.,]\d", result.output, re.MULTILINE)
    assert len(told_of) == 2, result.output


def test_without_a_battle_there_are_no_odds(tmp_path: Path) -> None:
    result = run(
        "terminal", "runewars", "--seats", "human,random", "--seed", "5", "--option", "quick_map=true",
        "--save", tmp_path / "game.json", typed=lines("o", "q"),
    )  # fmt: skip
    assert "no battle is being fought" in result.output
