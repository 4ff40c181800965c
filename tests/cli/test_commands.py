"""Commands that read, check and count: rules, games, records, packs, the laboratory; and how they fail."""

from __future__ import annotations

import json
import os
import re
import shutil
import signal
import socket
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from commanding import SOURCE, Keyboard, choices_in, finished_game, lines, run, sealed, start

import rulewright
from rulewright.cli.files import read_record
from rulewright.cli.replaying import Replay
from rulewright.files import write_record
from rulewright.lab import Plan
from rulewright.lab.journal import Journal

CONTENT = rulewright.game("ethnos").folder / "data"


@pytest.fixture(scope="module")
def record() -> list[dict[str, Any]]:
    """A finished game with a committed seed."""
    state = finished_game()
    return sealed(
        state, result=state.result, seats=[{"name": "Ada", "plays": "human"}, {"name": "Bo", "plays": "sharp"}]
    )


@pytest.fixture
def file(tmp_path: Path, record: list[dict[str, Any]]) -> Path:
    path = tmp_path / "game.json"
    write_record(path, record)
    return path


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    """A content pack that changes nothing."""
    return Path(shutil.copytree(CONTENT, tmp_path / "pack"))


class PatientRay(ModuleType):
    """Ray, as far as the laboratory gets before it would wait for a cluster."""

    def is_initialized(self) -> bool:
        return False

    def init(self, **_: Any) -> None:
        raise AssertionError("this would wait for a cluster that is not there")


def fails(result: Any, code: int, *said: str) -> None:
    """One sentence on standard error, nothing on standard output, no traceback."""
    assert result.exit_code == code, result.output
    assert result.stdout == ""
    (sentence,) = result.stderr.splitlines()
    assert sentence.startswith("rulewright: ")
    for part in said:
        assert part in sentence


# The command itself


def test_it_names_its_version() -> None:
    assert run("--version").output == f"rulewright {rulewright.__version__}\n"


COMMANDS = (
    "terminal", "games", "rules", "simulate", "tournament", "bench", "show", "replay", "verify", "migrate", "check",
    "play", "serve", "backup", "restore", "admin",
)  # fmt: skip


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_teaches_with_an_example(command: str) -> None:
    result = run(command, "--help")
    assert result.exit_code == 0
    assert f"rulewright {command}" in result.output.partition("Example")[2]
    assert command in run("--help").output


def test_help_loads_no_game_and_no_laboratory() -> None:
    program = (
        "import sys\nfrom rulewright.cli.app import app\ntry:\n    app(['--help'])\nfinally:\n"
        "    slow = ('rulewright.games.ethnos', 'rulewright.lab', 'rulewright.bots', 'fluent', 'litestar')\n"
        "    print([name for name in slow if name in sys.modules], file=sys.stderr)"
    )
    environment = {**os.environ, "PYTHONPATH": str(SOURCE)}
    done = subprocess.run([sys.executable, "-c", program], env=environment, capture_output=True, text=True, check=True)
    assert done.stderr == "[]\n"


# How it fails


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["terminal", "chess"], "there is no game 'chess'; the games are: battalia, ethnos"),
        (["terminal", "ethnos", "--players", "7"], "2 to 6 players, not 7"),
        (["terminal", "ethnos", "--seats", "human"], "2 to 6 players, not 1"),
        (["terminal", "ethnos", "--seats", "human,steady", "--players", "3"], "do not agree"),
        (["terminal", "ethnos", "--seats", "human,genius"], "there is no bot 'genius'"),
        (["terminal", "ethnos", "--seats", "human,sharp:fast"], "must be seconds or iterations"),
        (["terminal", "ethnos", "--option", "open_draw"], "write key=value"),
        (["terminal", "ethnos", "--option", "open_draw=maybe"], "ET-621"),
        (["terminal", "ethnos", "--option", "tribes=elf,orc"], "ET-620"),
        (["terminal", "ethnos", "--option", "map=big"], "the options of ethnos are"),
        (["terminal", "ethnos", "--lang", "tlh"], "there are no texts in 'tlh'"),
        (["terminal", "ethnos", "--resume"], "--resume needs --save FILE"),
        (["terminal", "ethnos", "--save", "none.json", "--resume"], "none.json: No such file"),
        (["terminal", "ethnos", "--save", "no/such/folder.json"], "no such folder"),
        (["rules", "chess"], "there is no game 'chess'"),
        (["rules", "ethnos", "ET-999"], "there is no rule 'ET-999'"),
        (["rules", "ethnos", "RW-100"], "there is no rule 'RW-100' in the rulebook of ethnos"),
        (["rules", "ethnos", "nonsense"], "there is no rule 'nonsense'"),
        (["replay", "none.json"], "none.json: No such file"),
        (["show", "none.json"], "none.json: No such file"),
        (["verify", "none.json"], "none.json: No such file"),
        (["migrate", "none"], "none: there is no such file or folder"),
        (["simulate", "ethnos", "--seats", "steady"], "2 to 6 players, not 1"),
        (["simulate", "ethnos", "--seats", "steady,oracle"], "there is no bot 'oracle'"),
        (["simulate", "ethnos", "--games", "1", "--report", "no/such/out.html"], "no such folder"),
        (["tournament", "ethnos"], "give either --bots"),
        (["tournament", "ethnos", "--bots", "random"], "at least two different bots"),
        (["tournament", "ethnos", "--seats", "random,novice", "--players", "3"], "do not agree"),
        (["bench", "ethnos", "--seconds", "0"], "above 0 seconds"),
        (["check", ".", "--game", "chess"], "there is no game 'chess'"),
        (["check", "none"], "none: there is no such folder"),
        (["check", "none", "--game", "chess"], "there is no game 'chess'"),
    ],
)  # fmt: skip
def test_bad_input_is_answered_with_one_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, arguments: list[str], said: str
) -> None:
    monkeypatch.chdir(tmp_path)
    fails(run(*arguments), 2, said)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("form", ["127.0.0.1:{}", "ray://127.0.0.1:{}"])
def test_a_ray_cluster_that_does_not_answer_is_bad_input(monkeypatch: pytest.MonkeyPatch, form: str) -> None:
    # Given a port of this machine at which nobody listens, and a Ray that would try for ever
    monkeypatch.setitem(sys.modules, "ray", PatientRay("ray"))
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        address = form.format(taken.getsockname()[1])
    # Then it is said at once
    arguments = ("simulate", "ethnos", "--seats", "random,random", "--games", 1)
    fails(run(*arguments, "--ray", address), 2, f"no Ray cluster answers at {address}")
    fails(run(*arguments, "--ray", "nowhere"), 2, "'nowhere' is no address of a Ray cluster")


@pytest.mark.parametrize("arguments", [["frobnicate"], ["terminal"], ["terminal", "ethnos", "--players", "many"]])
def test_wrong_usage_ends_with_code_2(arguments: list[str]) -> None:
    result = run(*arguments)
    assert result.exit_code == 2
    assert "Usage" in result.stderr


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("{", "is no JSON"),
        ("\x00\x01", "is no JSON"),
        ("{}", "a record is a list"),
        ("[]", "a record is a list"),
        ('[{"game": "ethnos"}]', "no proper 'players'"),
        ('[{"game": "chess", "players": 2, "options": {}, "format": 1}]', "there is no game 'chess'"),
        ('[{"game": "ethnos", "players": 2, "options": {}, "format": 9}]', "format 9"),
        ('[{"game": "ethnos", "players": 9, "options": {}, "format": 1}]', "not for 9 players"),
        ('[{"game": "ethnos", "players": 2, "options": {}, "format": 1}, {"x": 1}]', "entry 1"),
        ('[{"game": "ethnos", "players": 2, "options": {"map": 1}, "format": 1}]', "the record does not begin"),
        ('[{"game": "ethnos", "players": 2, "options": {}, "format": 1, "position": 3}]', "the record does not begin"),
    ],
)
@pytest.mark.parametrize("command", [["replay"], ["terminal", "ethnos", "--resume", "--save"]])
def test_a_file_that_is_no_record_is_refused(tmp_path: Path, command: list[str], text: str, said: str) -> None:
    path = tmp_path / "bad.json"
    path.write_text(text)
    fails(run(*command, path), 2, said)
    assert path.read_text() == text


@pytest.mark.parametrize(
    ("field", "value", "said"),
    [("seed", "xyz", "hexadecimal"), ("seed", 7, "hexadecimal"), ("nonces", [1], "list of texts"),
     ("seats", [{"plays": "genius"}], "there is no bot 'genius'")],
)  # fmt: skip
def test_a_record_with_a_broken_header_is_not_resumed(file: Path, field: str, value: Any, said: str) -> None:
    record = json.loads(file.read_text())
    record[0][field] = value
    write_record(file, record)
    fails(run("terminal", "ethnos", "--resume", "--save", file), 2, said)


# Games and rules


def test_games_are_listed_in_both_languages_and_for_programs() -> None:
    assert "2 to 6 players; options: tribes, open_draw" in run("games").output
    assert "od 2 do 6 graczy" in run("games", "--lang", "pl").output
    games = {game["name"]: game for game in json.loads(run("games", "--json").output)}
    ethnos = games["ethnos"]
    assert ethnos["players"] == [2, 6]
    assert [option["name"] for option in ethnos["options"]] == ["tribes", "open_draw"]


def test_all_rules_are_listed_by_chapter() -> None:
    output = run("rules", "ethnos").output
    assert output.index("1. Overview and components") < output.index("ET-001") < output.index("ET-311")


@pytest.mark.parametrize("typed", ["ET-311", "et311", "311"])
def test_one_rule_is_shown_with_its_text_and_source(typed: str) -> None:
    output = run("rules", "ethnos", typed).output
    assert "ET-311  Skeleton: never Leader" in output
    assert "A Skeleton is never allowed to lead." in output
    assert "Source: rulebook" in output


def test_rules_are_read_in_polish() -> None:
    output = run("rules", "ethnos", "311", "--lang", "pl").output
    assert "Szkielet: nigdy nie jest Dowódcą" in output
    assert "Źródło: instrukcja" in output


def test_rules_are_searched() -> None:
    found = json.loads(run("rules", "ethnos", "--search", "giant token", "--json").output)
    assert {"ET-015", "ET-260"} <= {rule["id"] for rule in found}
    for rule in found:
        assert {"giant", "token"} <= set(re.findall("giant|token", f"{rule['title']} {rule['text']}".lower()))
    assert set(found[0]) == {"id", "title", "text", "chapter", "provenance"}
    assert run("rules", "ethnos", "--search", "xyzzy").output == "Nothing found.\n"


# Show


def test_a_position_is_shown_with_what_may_be_chosen(tmp_path: Path) -> None:
    state = rulewright.game("ethnos").new(3, seed=b"a position")
    state.choose(state.waiting[0], "draw")
    file = tmp_path / "position.json"
    file.write_text(json.dumps(state.position()), encoding="utf-8")
    [seat] = state.waiting
    shown = json.loads(run("show", file, "--seat", seat, "--json").output)
    assert shown["view"] == state.view(seat)
    assert shown["asked"] == [{"seat": seat, "decision": "turn_action", "options": state.options(seat)}]
    output = run("show", file, "--options", "--lang", "pl").output
    assert all(key in output for key in state.options(seat)) and "Twoja ręka" not in output
    assert "draw" not in run("show", file).output


def test_what_is_shown_can_be_kept_as_a_record_to_play_on_from(file: Path, tmp_path: Path) -> None:
    part = tmp_path / "part.json"
    record = json.loads(file.read_text(encoding="utf-8"))
    part.write_text(json.dumps(record[:9]), encoding="utf-8")
    run("show", part, "--save", tmp_path / "on.json")
    on = rulewright.replay(json.loads((tmp_path / "on.json").read_text(encoding="utf-8")))
    assert on.position() == rulewright.replay(record[:9]).position()


@pytest.mark.parametrize(
    ("text", "part"),
    [
        ("7", "names no game"),
        ("{}", "names no game"),
        ('{"game": "chess"}', "there is no game 'chess'"),
        ('{"game": "ethnos"}', "file.json: position, players: a whole number"),
        ("[1", "is no JSON"),
    ],
)
def test_what_is_no_position_is_told(tmp_path: Path, text: str, part: str) -> None:
    file = tmp_path / "file.json"
    file.write_text(text, encoding="utf-8")
    fails(run("show", file), 2, part)


# Replay


def test_a_replay_shows_the_result(file: Path, record: list[dict[str, Any]]) -> None:
    output = run("replay", file).output
    winner = ("Ada", "Bo")[record[0]["result"]["winners"][0]]
    assert f"{winner} wins and is King of Ethnos." in output


def test_a_replay_shows_a_step_from_a_seat(file: Path, record: list[dict[str, Any]]) -> None:
    shown = json.loads(run("replay", file, "--step", 20, "--seat", 1, "--json").output)
    state = rulewright.replay(record, upto=20)
    assert shown["view"] == state.view(1)
    assert (shown["step"], shown["steps"], shown["result"]) == (20, len(choices_in(record)), None)
    output = run("replay", file, "--step", 20, "--seat", 1, "--board", "--lang", "pl").output
    assert f"Po wyborze 20 z {len(choices_in(record))}" in output
    assert "Twoja ręka" in output


def test_a_replay_for_spectators_shows_no_hand(file: Path) -> None:
    output = run("replay", file, "--step", 20).output
    assert "Your hand" not in output
    open_to_all = run("replay", file, "--log").output
    assert "begins the Age with" not in open_to_all and "begin the Age with" not in open_to_all
    assert "You begin the Age with" in run("replay", file, "--log", "--seat", 0).output


def test_a_replay_is_stepped_through_at_a_terminal(record: list[dict[str, Any]]) -> None:
    talk = Keyboard("n", "", "p", "40", "9999", "what?", "q")
    Replay(record, None, talk, "en").browse(0)
    steps = re.findall(r"After choice (\d+) of", "".join(talk.events))
    assert [int(step) for step in steps] == [0, 1, 2, 1, 40, len(choices_in(record)), len(choices_in(record))]
    Replay(record, None, Keyboard(), "en").browse(0)  # the end of the keyboard is an end too


@pytest.mark.parametrize(("arguments", "said"), [(["--step", "9999"], "no step 9999"), (["--seat", "2"], "no seat 2")])
def test_a_replay_stays_within_the_record(file: Path, arguments: list[str], said: str) -> None:
    fails(run("replay", file, *arguments), 2, said)


# Verify


def test_a_fair_record_is_verified(file: Path) -> None:
    result = run("verify", file)
    assert result.exit_code == 0
    assert "All 7 chance events follow from the committed seed" in result.stdout
    (verdict,) = json.loads(run("verify", file, "--json").stdout)
    assert (verdict["correct"], verdict["fair"], verdict["events"]) == (True, True, 7)


def test_without_a_commitment_it_says_what_was_not_checked(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    write_record(path, sealed(finished_game(), committed=False))
    result = run("verify", path)
    assert result.exit_code == 0
    assert "No seed was committed to, so chance cannot be checked." in result.stdout


def swap_cards(record: list[dict[str, Any]]) -> None:
    """The two last different cards of a deck change places."""
    deck = next(entry for entry in record if entry.get("what") == "ally_deck")["result"]
    other = next(at for at in range(len(deck)) if deck[at] != deck[-1])
    deck[other], deck[-1] = deck[-1], deck[other]


def change_choice(record: list[dict[str, Any]]) -> None:
    last = [entry for entry in record if "choice" in entry][-1]
    last["choice"] = "skeleton_victory"


def change_hash(record: list[dict[str, Any]]) -> None:
    next(entry for entry in record if "hash" in entry)["hash"] = "0" * 16


def change_seed(record: list[dict[str, Any]]) -> None:
    record[0]["seed"] = b"another secret".hex()


def change_result(record: list[dict[str, Any]]) -> None:
    record[0]["result"]["scores"][0] += 1


def drop_event(record: list[dict[str, Any]]) -> None:
    record.remove([entry for entry in record if "chance" in entry][-1])


@pytest.mark.parametrize(
    "tamper", [swap_cards, change_choice, change_hash, change_seed, change_result, drop_event],
    ids=lambda tamper: tamper.__name__,
)  # fmt: skip
def test_a_tampered_record_is_found_out(file: Path, tamper: Callable[[list[dict[str, Any]]], None]) -> None:
    record = json.loads(file.read_text())
    tamper(record)
    write_record(file, record)
    result = run("verify", file)
    assert result.exit_code == 1
    assert result.stderr.startswith(f"{file}: wrong. ")
    (verdict,) = json.loads(run("verify", file, "--json").stdout)
    assert verdict["correct"] is False
    assert verdict["problem"]


# Migrate


def test_a_dry_run_says_what_would_become_of_records(tmp_path: Path, record: list[dict[str, Any]]) -> None:
    write_record(tmp_path / "new.json", record)
    write_record(tmp_path / "old.json", [{**record[0], "rules": 0}, *record[1:]])
    (tmp_path / "bad.json").write_text("[")
    before = {path: path.read_bytes() for path in tmp_path.iterdir()}
    result = run("migrate", tmp_path, "--dry-run")
    assert result.exit_code == 1
    assert result.stdout == (
        "Unchanged: 2. Same play, other bookkeeping: 0. Different: 0. Unreadable: 1. Nothing was written.\n"
    )
    assert result.stderr.startswith(f"{tmp_path / 'bad.json'}: unreadable.")
    assert {path: path.read_bytes() for path in tmp_path.iterdir()} == before
    (tmp_path / "bad.json").unlink()
    (tmp_path / "package.json").write_text('{"name": "something else"}')
    passed_over = run("migrate", tmp_path, "--dry-run")
    assert passed_over.exit_code == 0
    assert passed_over.stdout == (
        "Unchanged: 2. Same play, other bookkeeping: 0. Different: 0. Unreadable: 0. No records: 1."
        " Nothing was written.\n"
    )
    counts = json.loads(run("migrate", tmp_path, "--json").stdout)
    assert (counts["unchanged"], counts["same_play"], counts["different"]) == (2, 0, 0)
    assert read_record(tmp_path / "old.json")[0]["rules"] == rulewright.game("ethnos").rules_version


def test_a_record_that_differs_is_told_in_the_language_that_is_asked_for(
    tmp_path: Path, record: list[dict[str, Any]]
) -> None:
    other = [{**entry, "choice": "raid"} if "choice" in entry else entry for entry in record]
    write_record(tmp_path / "other.json", other)
    same = [{"hash": "0" * 16} if "hash" in entry else entry for entry in record]
    write_record(tmp_path / "same.json", [{**record[0], "rules": 0}, *same[1:]])
    told = run("migrate", tmp_path, "--dry-run", "--lang", "pl")
    assert told.exit_code == 1
    assert "Ten sam przebieg, inna księgowość: 1. Różne: 1." in told.stdout
    assert "same.json: ten sam przebieg gry" in told.stdout
    assert "Wybór 1, Gracz" in told.stderr and "nie można tego wybrać" in told.stderr


# Content packs


def test_a_pack_like_the_built_in_content_is_good(pack: Path) -> None:
    result = run("check", pack)
    assert (result.exit_code, "every value is the built-in one" in result.stdout) == (0, True)


def test_what_a_pack_changes_is_listed(pack: Path) -> None:
    replace(pack / "tables.toml", "on_taking = 2", "on_taking = 3")
    result = run("check", pack)
    assert result.exit_code == 0
    assert "1 value differs" in result.stdout
    assert "giant on taking" in result.stdout
    found = json.loads(run("check", pack, "--json").stdout)
    assert found["differences"] == [{"name": "giant on taking", "built_in": 2, "pack": 3}]


def replace(path: Path, old: str, new: str) -> None:
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new), encoding="utf-8")


def no_tables(pack: Path) -> str:
    (pack / "tables.toml").unlink()
    return "tables.toml"


def broken_toml(pack: Path) -> str:
    (pack / "tables.toml").write_text("[bands\n")
    return "tables.toml"


def word_for_a_number(pack: Path) -> str:
    replace(pack / "tables.toml", "on_taking = 2", 'on_taking = "two"')
    return "tables.toml"


def short_table(pack: Path) -> str:
    replace(pack / "tables.toml", "glory = [0, 0, 1, 3, 6, 10, 15]", "glory = [0, 0, 1]")
    return "tables.toml"


def too_many_copies(pack: Path) -> str:
    replace(pack / "card_types.csv", "skeleton", "ghost")
    return "card_types.csv"


def missing_column(pack: Path) -> str:
    replace(pack / "glory_tokens.csv", "value", "worth")
    return "glory_tokens.csv"


def missing_row(pack: Path) -> str:
    path = pack / "merfolk_track.csv"
    path.write_text("\n".join(path.read_text().splitlines()[:-1]) + "\n")
    return "merfolk_track.csv"


def no_text(pack: Path) -> str:
    (pack / "glory_tokens.csv").write_bytes(b"\xff\xfe\x00")
    return "glory_tokens.csv"


@pytest.mark.parametrize(
    "damage",
    [no_tables, broken_toml, word_for_a_number, short_table, too_many_copies, missing_column, missing_row, no_text],
    ids=lambda damage: damage.__name__,
)
def test_a_broken_pack_is_refused_with_the_name_of_the_file(pack: Path, damage: Callable[[Path], str]) -> None:
    name = damage(pack)
    fails(run("check", pack), 1, str(pack / name))
    found = json.loads(run("check", pack, "--json").stdout)
    assert (found["good"], name in found["problem"]) == (False, True)


def test_the_pack_of_another_game_is_refused_with_the_name_of_the_game() -> None:
    fails(
        run("check", rulewright.game("runewars").folder / "data"), 1, "no sound content pack of ethnos", "tables.toml"
    )


def test_a_game_with_a_pack_is_resumed_and_verified_with_it(pack: Path, tmp_path: Path) -> None:
    replace(pack / "tables.toml", "on_taking = 2", "on_taking = 4")
    path = tmp_path / "game.json"
    run("terminal", "ethnos", "--seats", "human,human", "--pack", pack, "--save", path, typed=lines("draw"))
    assert run("terminal", "ethnos", "--pack", pack, "--save", path, "--resume", typed=lines("draw")).exit_code == 0
    assert choices_in(read_record(path, pack)) == ["draw", "draw"]
    assert run("verify", path, "--pack", pack).exit_code == 0


# The laboratory


def test_a_simulation_for_programs() -> None:
    result = run("simulate", "ethnos", "--seats", "random,novice", "--games", 4, "--seed", 2, "--json")
    assert result.exit_code == 0
    found = json.loads(result.stdout)
    assert found["games"] == 4
    assert found["plan"]["seats"] == ["random", "novice"]
    assert sum(row["wins"] for row in found["bots"]) == pytest.approx(4)
    again = json.loads(
        run("simulate", "ethnos", "--seats", "random,novice", "--games", 4, "--seed", 2, "--json").stdout
    )
    assert {**again, "seconds": 0} == {**found, "seconds": 0}


def test_a_simulation_for_people_in_polish_with_a_report(tmp_path: Path) -> None:
    report = tmp_path / "out.html"
    result = run(
        "simulate", "ethnos", "--seats", "random,random", "--games", 2, "--lang", "pl", "--report", report,
        "--option", "open_draw=true",
    )  # fmt: skip
    assert result.exit_code == 0
    assert "Według botów" in result.stdout
    assert "2 gry w" in result.stdout
    assert "<html" in report.read_text(encoding="utf-8")


def test_an_interrupted_simulation_keeps_its_journal(tmp_path: Path) -> None:
    # Given a long simulation of which some games are finished
    journal = tmp_path / "run.jsonl"
    arguments = ("simulate", "ethnos", "--seats", "random,random", "--games", 900, "--journal", journal)
    process = start(*arguments, folder=tmp_path)
    while not journal.exists() or journal.read_bytes().count(b"\n") < 4:
        with pytest.raises(subprocess.TimeoutExpired):
            process.wait(0.05)
    # When it is interrupted
    process.send_signal(signal.SIGINT)
    output, errors = process.communicate()
    # Then it says so, and what was finished can be gone on with
    assert (process.returncode, output) == (130, "")
    kept = Journal(journal, Plan("ethnos", ("random", "random"), games=900, seed=1))
    kept.close()
    assert len(kept.games) >= 3
    assert f"Interrupted after {len(kept.games)} of 900 games." in errors
    assert str(journal) in errors


def test_a_simulation_goes_on_from_its_journal(tmp_path: Path) -> None:
    arguments = ("simulate", "ethnos", "--seats", "random,random", "--games", 3, "--json")
    whole = json.loads(run(*arguments, "--journal", tmp_path / "run.jsonl").stdout)
    text = (tmp_path / "run.jsonl").read_text().splitlines(keepends=True)
    (tmp_path / "cut.jsonl").write_text("".join(text[:-1]) + text[-1][:20])
    again = json.loads(run(*arguments, "--journal", tmp_path / "cut.jsonl").stdout)
    assert (whole["resumed"], again["resumed"]) == (0, 2)
    assert {**again, "seconds": 0, "resumed": 0} == {**whole, "seconds": 0}
    shown = run(*arguments[:-1], "--journal", tmp_path / "run.jsonl").stdout
    assert "Of earlier runs, not counted in the time: 3." in shown
    fails(run(*arguments, "--seed", 9, "--journal", tmp_path / "run.jsonl"), 2, "another plan")


def test_a_tournament_ranks_bots() -> None:
    result = run("tournament", "ethnos", "--bots", "random,novice", "--games", 4, "--json")
    found = json.loads(result.stdout)
    assert [row["name"] for row in found["rows"]] == ["novice", "random"]
    shown = run("tournament", "ethnos", "--seats", "novice,random,random", "--games", 2)
    assert "novice, random, random" in shown.stdout
    assert "95 % interval" in shown.stdout


def test_a_bench_has_figures_for_people_and_programs() -> None:
    found = json.loads(run("bench", "ethnos", "--players", 2, "--seconds", 0.05, "--json").stdout)
    names = ("decisions", "games", "playouts", "copies", "determinizations", "steps")
    assert all(found["figures"][name] > 0 for name in names)
    assert "Resamplings" in run("bench", "ethnos", "--players", 2, "--seconds", 0.05).stdout
