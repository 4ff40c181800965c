"""Playing in the terminal: whole games, and everything that can be typed at the prompt."""

from __future__ import annotations

import re
import shutil
import signal
from pathlib import Path
from typing import Any

import pytest
from commanding import Keyboard, choices_in, continued, finished_game, game_from, lines, run, sealed, start

import rulewright
from rulewright.cli.files import read_record
from rulewright.cli.table import Table, new_table
from rulewright.cli.words import locale_of
from rulewright.files import write_record

TRIBES = "elf,giant,orc,skeleton,troll"
TWO = ("--seats", "human,human", "--seed", "tuesday", "--option", f"tribes={TRIBES}")
DUEL: dict[str, Any] = {"players": 2, "tribes": TRIBES.split(",")}


# Whole games


@pytest.mark.slow
@pytest.mark.parametrize(
    ("language", "begins", "ends"),
    [("en", "Recruit one card, or play a Band.", "King of Ethnos"), ("pl", "Zwerbuj jedną kartę", "Królem Ethnos")],
)
def test_a_whole_game_is_played_through_a_pipe(tmp_path: Path, language: str, begins: str, ends: str) -> None:
    process = start(
        "terminal", "ethnos", "--seats", "human,random", "--seed", "5", "--lang", language, "--save", "game.json",
        folder=tmp_path,
    )  # fmt: skip
    output, errors = process.communicate("1\n" * 1000)
    assert (process.returncode, errors) == (0, "")
    assert begins in output
    assert ends in output
    assert "game.json" in output.splitlines()[-1]
    record = read_record(tmp_path / "game.json")
    assert rulewright.replay(record).result == record[0]["result"]
    assert rulewright.verify(record) > 0


def test_bots_alone_play_before_spectators() -> None:
    result = run("terminal", "ethnos", "--seats", "random=Ada,random=Bo", "--seed", "1")
    assert result.exit_code == 0
    assert "Ada begins the Age with" not in result.output
    assert "Ada draws a card from the deck." in result.output
    assert "King of Ethnos" in result.output


# Choosing


@pytest.mark.parametrize("typed", ["2", "take:elf-red", "red elf", "TAKE A RED ELF FROM THE POOL", "elf red"])
def test_an_option_is_chosen_by_number_key_or_words(tmp_path: Path, typed: str) -> None:
    path = tmp_path / "game.json"
    continued(path, {**DUEL, "pool": ["elf-red", "orc-blue"]}, typed)
    assert choices_in(read_record(path)) == ["take:elf-red"]


def test_words_may_be_typed_without_polish_letters(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    continued(path, {**DUEL, "pool": ["elf-orange", "orc-blue"]}, "pomaranczowego", options=("--lang", "pl"))
    assert choices_in(read_record(path)) == ["take:elf-orange"]


def test_words_that_fit_several_options_choose_none(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    result = continued(path, {**DUEL, "pool": ["elf-red", "orc-blue"]}, "take", "xyzzy")
    assert "Several options fit" in result.output
    assert "  2  Take a Red Elf from the pool" in result.output
    assert "Nothing here is called “xyzzy”" in result.output
    assert choices_in(read_record(path)) == []


def test_a_number_beyond_the_options_is_not_read_as_words(tmp_path: Path) -> None:
    # Given the options are token 5 and decline
    path = tmp_path / "game.json"
    band = {"leader": "troll-red", "cards": ["troll-blue", "troll-green", "troll-grey", "troll-orange", "troll-red"]}
    seats = [{"bands": [band]}, {"trolls": [1, 2, 3, 4]}]
    position = {**DUEL, "seats": seats, "pending": [{"frame": "troll_take", "seat": 0}]}
    result = continued(path, position, "5", "token 5")
    assert "Nothing here is called “5”" in result.output
    assert choices_in(read_record(path)) == ["token:5"]


def test_a_key_that_is_not_offered_is_answered_with_the_rule(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    result = continued(path, DUEL, "lead:skeleton")
    assert "ET-311" in result.output
    assert choices_in(read_record(path)) == []


# Why not


@pytest.mark.rule("ET-144")
@pytest.mark.parametrize(
    ("typed", "language", "answers"),
    [
        ("why draw", "en", ["You hold 10 cards and the limit is 10", "ET-144"]),
        ("? take:elf-red", "en", ["ET-144"]),
        ("?lead:skeleton", "en", ["A Skeleton is never the Leader of a Band.", "ET-311 Skeleton: never Leader"]),
        ("dlaczego lead:skeleton", "pl", ["ET-311 Szkielet: nigdy nie jest Dowódcą"]),
        ("why win the game", "en", ["you have 0", "ET-312"]),
        ("why 1", "en", ["Play a Band led by a Blue Elf: this is possible now."]),
        ("why keep:elf-blue", "en", ["ET-121 One action per turn"]),
        ("why xyzzy", "en", ["no option like “xyzzy”"]),
    ],
)
def test_why_not_names_rule_title_and_numbers(tmp_path: Path, typed: str, language: str, answers: list[str]) -> None:
    hand = [f"{tribe}-{colour}" for tribe in ("elf", "orc") for colour in ("blue", "green", "grey", "orange", "purple")]
    position = {**DUEL, "seats": [{"hand": hand}, {}]}
    result = continued(tmp_path / "full.json", position, typed, options=("--lang", language))
    said = " ".join(result.output.split())
    for answer in answers:
        assert answer in said


# Undo


def test_undo_takes_a_choice_back_and_shortens_the_record(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    hand = ["elf-blue", "elf-green", "elf-red"]
    result = continued(path, {**DUEL, "seats": [{"hand": hand}, {}]}, "lead:elf-red", "add:elf-blue", "u", "u")
    assert result.output.count("Taken back.") == 2
    assert choices_in(read_record(path)) == []


def test_undo_past_a_barrier_needs_consent(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    position = {**DUEL, "deck_top": ["elf-red", "orc-blue"]}
    # Given both have drawn, when the first wants the draw back and one refuses, nothing changes
    result = continued(path, position, "draw", "draw", "u", "n")
    assert "something has become known since" in result.output
    assert "Does everybody at the table agree" in result.output
    assert choices_in(read_record(path)) == ["draw", "draw"]
    # When all agree, everything since is taken back
    run("terminal", "ethnos", "--save", path, "--resume", typed=lines("u", "y"))
    assert choices_in(read_record(path)) == []


def test_what_chance_brings_is_the_same_after_going_back(tmp_path: Path) -> None:
    run("terminal", "ethnos", *TWO, "--save", tmp_path / "game.json", typed=lines("draw", "draw", "u", "y", "draw"))
    straight = run("terminal", "ethnos", *TWO, "--save", tmp_path / "other.json", typed=lines("draw"))
    assert straight.exit_code == 0
    assert read_record(tmp_path / "game.json")[1:] == read_record(tmp_path / "other.json")[1:]


def test_there_is_nothing_to_undo_at_the_beginning() -> None:
    result = run("terminal", "ethnos", *TWO, typed=lines("u", "q", "-"))
    assert "You have made no choice that could be taken back." in result.output


# Hints, rules, cards, log


def test_a_hint_lists_the_best_options_with_visits(tmp_path: Path) -> None:
    result = continued(tmp_path / "game.json", {**DUEL, "pool": ["elf-red"]}, "h 40i", "h soon")
    hints = re.findall(r"^\d  (.+): tried (\d+) times?, chances (\d+) of 100$", result.output, re.MULTILINE)
    assert {text for text, _, _ in hints} == {"Draw a card from the deck", "Take a Red Elf from the pool"}
    visits = [int(number) for _, number, _ in hints]
    assert visits == sorted(visits, reverse=True)
    assert "     what comes of it nobody can see yet" in result.output, "of the card that is drawn"
    assert "the budget of 'sharp:soon' must be seconds or iterations" in result.output


def test_rules_are_read_at_the_prompt(tmp_path: Path) -> None:
    result = continued(tmp_path / "game.json", DUEL, "r 311", "r et-312", "r hand limit", "r xyzzy")
    assert "ET-311  Skeleton: never Leader" in result.output
    assert "Source: rulebook" in result.output
    assert "ET-312  Skeleton: instant victory" in result.output
    assert "No rule fits “xyzzy”" in result.output


@pytest.mark.parametrize("typed", ["c troll", "c Red Troll", "c troll-red", "karta TROLLS"])
def test_the_text_of_a_card_is_found_by_any_of_its_names(tmp_path: Path, typed: str) -> None:
    result = continued(tmp_path / "game.json", DUEL, typed, "c xyzzy")
    assert "Troll: You may take an available Troll token" in result.output
    assert "There is no card called “xyzzy”." in result.output


def test_help_lists_commands_and_the_rules_of_the_decision(tmp_path: Path) -> None:
    result = continued(tmp_path / "game.json", DUEL, "?")
    assert "undo: take your last choice back" in result.output
    assert "ET-121 One action per turn" in result.output


def test_the_log_tells_a_seat_what_it_may_know(tmp_path: Path) -> None:
    position = {**DUEL, "deck_top": ["elf-red", "orc-blue"]}
    result = continued(tmp_path / "game.json", position, "draw", "l")
    asked = result.output.rpartition("> l\n")[2]
    assert "· Player 1 draws a card from the deck." in asked
    assert "Red Elf" not in asked


def test_the_language_is_changed_at_the_prompt(tmp_path: Path) -> None:
    result = continued(tmp_path / "game.json", DUEL, "lang pl", "lang xx", "Dobierz kartę")
    assert "Zwerbuj jedną kartę albo zagraj Oddział." in result.output
    assert "there are no texts in 'xx'" in result.output
    assert choices_in(read_record(tmp_path / "game.json")) == ["draw"]


@pytest.mark.parametrize(
    ("environment", "language"),
    [({"LANG": "pl_PL.UTF-8"}, "pl"), ({"LC_ALL": "C", "LANG": "pl_PL"}, "en"), ({"LANG": "de_DE"}, "en"), ({}, "en")],
)
def test_the_usual_language_is_that_of_the_system(
    monkeypatch: pytest.MonkeyPatch, environment: dict[str, str], language: str
) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert locale_of(None) == language
    assert locale_of("pl") == "pl"


# The record


def test_a_resumed_game_goes_on_as_if_it_had_not_stopped(tmp_path: Path) -> None:
    whole, parts = tmp_path / "whole.json", tmp_path / "parts.json"
    run("terminal", "ethnos", *TWO, "--save", whole, typed="1\n" * 30)
    run("terminal", "ethnos", *TWO, "--save", parts, typed="1\n" * 10)
    assert len(choices_in(read_record(parts))) == 10
    run("terminal", "ethnos", "--save", parts, "--resume", typed="1\n" * 20)
    assert read_record(parts) == read_record(whole)


def test_chance_after_resuming_is_that_of_the_committed_seed(tmp_path: Path) -> None:
    # Given a game of which the record ends in the first Age, two choices before its end
    path = tmp_path / "game.json"
    record = finished_game().record()
    second_age = [at for at, entry in enumerate(record) if entry.get("what") == "ally_deck"][1]
    last = [entry for entry in record[1:second_age] if "choice" in entry][-2:]
    write_record(path, sealed(rulewright.replay(record[: second_age - 2])))
    # When they are made, and the deck is shuffled anew
    run("terminal", "ethnos", "--save", path, "--resume", typed=lines(*[entry["choice"] for entry in last]))
    # Then all five shuffles of set-up and both of the second Age follow from the seed
    assert rulewright.verify(read_record(path)) == 7


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (["--players", "3"], "is a game of 2 players, not of 3"),
        (["--option", "open_draw=true"], "--option and --seed are for a new game"),
        (["--seed", "tuesday"], "--option and --seed are for a new game"),
    ],
)
def test_what_a_resumed_game_cannot_change_is_refused(tmp_path: Path, options: list[str], said: str) -> None:
    path = game_from(tmp_path / "game.json", DUEL)
    before = path.read_bytes()
    result = run("terminal", "ethnos", "--save", path, "--resume", *options)
    assert result.exit_code == 2
    assert said in result.stderr
    assert path.read_bytes() == before


def test_the_number_of_players_may_be_named_again(tmp_path: Path) -> None:
    path = game_from(tmp_path / "game.json", DUEL)
    assert run("terminal", "ethnos", "--save", path, "--resume", "--players", "2", typed="").exit_code == 0


def test_a_finished_record_shows_its_end_again(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    write_record(path, sealed(finished_game()))
    result = run("terminal", "ethnos", "--save", path, "--resume")
    assert result.exit_code == 0
    assert "King of Ethnos" in result.output


def test_the_end_of_the_keyboard_keeps_the_record(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    result = run("terminal", "ethnos", *TWO, typed=lines("draw"))
    (path,) = tmp_path.glob("rulewright-ethnos-*.json")
    assert result.exit_code == 0
    assert f"rulewright terminal ethnos --save {path.name} --resume" in result.output
    assert choices_in(read_record(path)) == ["draw"]


def test_an_interrupt_keeps_the_record(tmp_path: Path) -> None:
    process = start("terminal", "ethnos", *TWO, folder=tmp_path)
    assert process.stdin and process.stdout
    process.stdin.write("draw\nb\n")
    process.stdin.flush()
    while not process.stdout.readline().startswith("> b"):
        assert process.poll() is None
    process.send_signal(signal.SIGINT)
    output, errors = process.communicate()
    assert (process.returncode, errors) == (130, "")
    (path,) = tmp_path.glob("*.json")
    assert path.name in output
    assert choices_in(read_record(path)) == ["draw"]


def test_leaving_asks_where_to_save(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "taken").write_text("mine")
    result = run("terminal", "ethnos", *TWO, typed=lines("draw", "q", "taken", "missing/place", "game.json"))
    assert result.exit_code == 0
    assert "taken exists already" in result.output
    assert "missing/place cannot be written" in result.output
    assert choices_in(read_record(tmp_path / "game.json")) == ["draw"]
    assert (tmp_path / "taken").read_text() == "mine"


def test_leaving_without_saving_leaves_no_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert run("terminal", "ethnos", *TWO, typed=lines("draw", "q", "-")).exit_code == 0
    assert list(tmp_path.iterdir()) == []


def test_saving_at_the_prompt_keeps_every_later_choice(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    run("terminal", "ethnos", *TWO, typed=lines("draw", f"save {path}", "draw"))
    assert choices_in(read_record(path)) == ["draw", "draw"]
    assert [part.name for part in tmp_path.iterdir()] == ["game.json"]


def test_an_existing_file_is_not_overwritten(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_text("precious")
    result = run("terminal", "ethnos", "--save", path)
    assert (result.exit_code, path.read_text()) == (2, "precious")
    assert "exists already" in result.stderr


def test_a_game_outlives_the_file_of_its_record(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    # Given a record in a folder that disappears during the game
    folder = tmp_path / "stick"
    folder.mkdir()
    monkeypatch.chdir(tmp_path)
    talk = Keyboard("draw", "draw", "q", "rescued.json")
    talk.before_line = {1: lambda: shutil.rmtree(folder)}
    # When the players go on, then they are told, and asked for another file when they leave
    played_on(talk, folder / "game.json", "human,random")
    assert any("cannot be written" in " ".join(event.split()) for event in talk.events)
    assert choices_in(read_record(tmp_path / "rescued.json")).count("draw") >= 2


# Several people at one keyboard


def played_on(talk: Keyboard, path: Path, seats: str) -> Table:
    table = new_table("ethnos", seats, None, [f"tribes={TRIBES}"], "tuesday", talk, "en", path, None)
    table.play()
    return table


def test_a_curtain_falls_between_people(tmp_path: Path) -> None:
    # Given two people at one keyboard, when the first has drawn a card
    talk = Keyboard("", "draw", "")
    table = played_on(talk, tmp_path / "game.json", "human=Ola,human=Jan")
    first, second = (table.sitters[seat].name for seat in (table.state.mover() - 1, table.state.mover()))
    # Then the screen is cleared before and after the other one is called
    curtains = [at for at, event in enumerate(talk.events) if event.startswith("Pass the keyboard")]
    assert [talk.events[at].split(";")[0] for at in curtains] == [
        f"Pass the keyboard to {name}" for name in (first, second)
    ]
    for at in curtains:
        assert talk.events[at - 1] == "<clear>"
        assert talk.events[at + 1].startswith("Press Enter")
        assert talk.events[at + 2] == "<clear>"
    # And after that nothing of the first hand is to be seen
    after = "".join(talk.events[curtains[1] :])
    assert "The card drawn" not in after
    assert f"{first} begins the Age with" not in after
    assert after.count("begin the Age with") == after.count("You begin the Age with") == 1


def test_one_person_needs_no_curtain(tmp_path: Path) -> None:
    talk = Keyboard("draw")
    played_on(talk, tmp_path / "game.json", "human,random")
    assert "<clear>" not in talk.events


# Colours


def test_colours_can_be_left_out(tmp_path: Path) -> None:
    process = start("terminal", "ethnos", *TWO, "--no-colour", folder=tmp_path)
    output, _ = process.communicate("q\n-\n")
    assert process.returncode == 0
    assert "\x1b" not in output
