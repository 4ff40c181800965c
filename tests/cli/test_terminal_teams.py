"""A game of teams in the terminal: seats that are asked side by side take turns, and can let each other go first."""

from __future__ import annotations

from pathlib import Path

import pytest
from commanding import lines, run

import rulewright
from rulewright.cli.files import read_record
from rulewright.lab import simulate, tournament
from rulewright.lab.plan import Plan
from rulewright.lab.standings import rows_by_seat
from toy_teams import TeamGame

TOYS = Path(__file__).parents[1] / "server" / "toys"


@pytest.fixture(autouse=True)
def known() -> None:
    rulewright.register("team-table", lambda: TeamGame("team-table", TOYS))


def played(tmp_path: Path, seats: str, *typed: str) -> tuple[str, list[tuple[int, str]]]:
    """What was shown, and the choices of the record."""
    path = tmp_path / "game.json"
    result = run("terminal", "team-table", "--seats", seats, "--seed", "1", "--save", path, typed=lines(*typed))
    assert result.exit_code == 0, result.output
    entries = [entry for entry in read_record(path) if "choice" in entry]
    return result.output, [(entry["seat"], entry["choice"]) for entry in entries]


def test_members_of_a_team_take_turns_at_one_keyboard(tmp_path: Path) -> None:
    output, made = played(tmp_path, "human=Ada,human=Bo,human=Cy,human=Di", "gather", "gather", "gem:red", "gem:green")
    assert made == [(0, "gather"), (2, "gather"), (0, "gem:red"), (2, "gem:green")]
    assert "Take a gem." in output


def test_a_line_in_progress_is_finished_before_the_mate_is_asked(tmp_path: Path) -> None:
    _output, made = played(tmp_path, "human=Ada,human=Bo,human=Cy,human=Di", "buy", "1", "1")
    assert [seat for seat, _key in made] == [0, 0, 0]


def test_somebody_lets_the_mate_go_first(tmp_path: Path) -> None:
    output, made = played(tmp_path, "human=Ada,human=Bo,human=Cy,human=Di", "w", "pass", "w", "pass")
    assert made == [(2, "pass"), (0, "pass")]
    assert "Nobody else goes on beside you now." in output


def test_a_bot_does_not_play_its_whole_turn_before_its_mate_is_asked(tmp_path: Path) -> None:
    _output, made = played(tmp_path, "human=Ada,random,random,random", "gather", "1", "pass")
    seats = [seat for seat, _key in made]
    assert seats[0] == 0 and seats.index(2) < len(seats) - 1 - seats[::-1].index(0)


def test_bots_alone_play_to_the_end() -> None:
    result = run("terminal", "team-table", "--seats", "random,random,random,random", "--seed", "1")
    assert result.exit_code == 0, result.output
    assert "win together" in result.output


# The laboratory


def test_a_simulation_of_teams_shares_victories_among_the_seats() -> None:
    results = simulate(Plan("team-table", ("novice", "random", "novice", "random"), games=12, seed=1))
    rows = rows_by_seat(results.games)
    assert sum(row.wins for row in rows) == pytest.approx(12)
    assert rows[0].wins == rows[2].wins and rows[1].wins == rows[3].wins
    assert rows[0].place == rows[2].place and rows[0].score == rows[2].score
    options = results.games[0]["options"]
    assert {"menu"} <= set(options) and "pass" in options["menu"]


def test_a_tournament_of_teams_tells_stronger_bots_from_weaker_ones() -> None:
    standings = tournament("team-table", games=16, seed=1, tables=[("steady", "random", "steady", "random")], players=4)
    assert [row.name for row in standings.rows] == ["steady", "random"]
    assert standings.rows[0].share > 0.3
