"""Simulations: repeatable, whatever they run on; interrupted ones lose nothing."""

from __future__ import annotations

import json
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from rulewright import BadSetup, UnknownGame
from rulewright.bots import UnknownBot
from rulewright.lab import (
    BadChoice,
    BadJournal,
    BadPlan,
    BadResults,
    Interrupted,
    Plan,
    RayMissing,
    Summary,
    WrongJournal,
    results_from_json,
    simulate,
)
from rulewright.lab.journal import Journal
from rulewright.lab.plan import game_seed, seating
from rulewright.lab.play import changes, play_game

PLAN = Plan("ethnos", ("random", "novice"), games=6, seed=11)


@pytest.fixture(scope="module")
def games() -> list[Summary]:
    """The games of the plan, played one after the other in this process."""
    return simulate(PLAN).games


# What a game looks like


def test_every_game_follows_from_the_plan_and_its_number_alone(games: list[Summary]) -> None:
    assert [game["number"] for game in games] == list(range(6))
    assert json.loads(json.dumps(play_game(PLAN, 4))) == games[4]
    assert len({json.dumps(game["options"]) for game in games}) == 6, "different numbers are different games"


def test_a_different_seed_gives_different_games(games: list[Summary]) -> None:
    other = play_game(replace(PLAN, seed=12), 0)
    assert other["options"] != games[0]["options"]


def test_bots_meet_the_same_shuffles_whoever_they_are() -> None:
    assert game_seed(PLAN, 3) == game_seed(replace(PLAN, seats=("random", "random")), 3)
    assert game_seed(PLAN, 3) != game_seed(PLAN, 4)


def test_bots_move_round_the_table(games: list[Summary]) -> None:
    assert [game["bots"] for game in games[:2]] == [["random", "novice"], ["novice", "random"]]
    three = Plan("ethnos", ("random", "novice", "steady"))
    assert [seating(three, number) for number in range(4)] == [[0, 1, 2], [1, 2, 0], [2, 0, 1], [0, 1, 2]]
    assert seating(replace(three, rotate=False), 2) == [0, 1, 2]


def test_points_by_source_and_age_add_up_to_the_score(games: list[Summary]) -> None:
    for game in games:
        for score, sources in zip(game["scores"], game["sources"], strict=True):
            assert sum(sum(ages) for ages in sources.values()) == score
            assert {len(ages) for ages in sources.values()} == {2}, "two players play two Ages"


def test_counts_of_a_game_agree_with_each_other(games: list[Summary]) -> None:
    for game in games:
        assert sum(sum(keys.values()) for keys in game["options"].values()) == game["decisions"]
        actions = game["options"]["turn_action"]
        assert sum(actions.values()) == game["turns"]
        taken = sum(count for key, count in actions.items() if key.startswith("take:"))
        assert sum(game["cards"]["ET-142"].values()) == game["rules"]["ET-142"] == taken
        # The last draw of each of the two Ages meets the third Dragon and brings no card.
        assert actions["draw"] - 2 <= game["rules"]["ET-143"] == sum(game["cards"]["ET-143"].values())
        bands = sum(sum(seat.values()) for seat in game["seat_tags"])
        assert bands == game["rules"]["ET-201"]
        assert {tribe for seat in game["seat_tags"] for tribe in seat} <= set(game["tags"])
        assert len(game["tags"]) == 5


# Where it runs


def test_two_processes_give_the_same_results(games: list[Summary]) -> None:
    seen: list[tuple[int, int]] = []
    results = simulate(PLAN, jobs=2, progress=lambda done, total: seen.append((done, total)))
    assert results.games == games
    assert results.complete
    assert seen == [(done, 6) for done in range(7)]


@pytest.mark.slow
def test_a_local_ray_gives_the_same_results(games: list[Summary]) -> None:
    results = simulate(PLAN, jobs=2, ray="local")
    assert results.games == games
    assert results.ray == "local"


def test_without_ray_the_message_says_how_to_install_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(RayMissing, match=r"pip install rulewright\[ray\]"):
        simulate(PLAN, ray="local")


# Interruptions and journals


def interrupt_after(number: int) -> Any:
    def progress(done: int, total: int) -> None:
        if done == number:
            raise KeyboardInterrupt

    return progress


@pytest.mark.parametrize("jobs", [1, 2])
def test_an_interrupted_run_goes_on_where_it_stopped(
    jobs: int, tmp_path: Path, games: list[Summary], monkeypatch: pytest.MonkeyPatch
) -> None:
    journal = tmp_path / "run.jsonl"
    with pytest.raises(KeyboardInterrupt) as caught:
        simulate(PLAN, jobs=jobs, progress=interrupt_after(3), journal=journal)
    assert isinstance(caught.value, Interrupted)
    finished = caught.value.results
    assert len(finished.games) == 3 and not finished.complete
    assert all(game in games for game in finished.games)
    assert len(journal.read_text().splitlines()) == 1 + 3

    played: list[int] = []

    def play_and_note(plan: Plan, number: int) -> Summary:
        played.append(number)
        return play_game(plan, number)

    monkeypatch.setattr("rulewright.lab.simulation.play_game", play_and_note)
    whole = simulate(PLAN, journal=journal)
    assert whole.games == games
    assert (finished.resumed, whole.resumed) == (0, 3)
    assert sorted(played + [game["number"] for game in finished.games]) == list(range(6))


def test_a_game_that_is_in_the_journal_counts_as_finished_whenever_the_interrupt_comes(
    tmp_path: Path, games: list[Summary], monkeypatch: pytest.MonkeyPatch
) -> None:
    # Given an interrupt that falls between writing the third game and counting it
    add = Journal.add

    def add_and_interrupt(journal: Journal, summary: Summary) -> None:
        add(journal, summary)
        if summary["number"] == 2:
            raise KeyboardInterrupt

    monkeypatch.setattr(Journal, "add", add_and_interrupt)
    # When the games are played, then all three are finished
    with pytest.raises(Interrupted) as caught:
        simulate(PLAN, journal=tmp_path / "run.jsonl")
    assert caught.value.results.games == games[:3]


def test_a_finished_journal_is_read_and_nothing_played(
    tmp_path: Path, games: list[Summary], monkeypatch: pytest.MonkeyPatch
) -> None:
    journal = tmp_path / "run.jsonl"
    simulate(PLAN, journal=journal)
    monkeypatch.delattr("rulewright.lab.simulation.play_game")
    assert simulate(PLAN, journal=journal).games == games


def test_a_last_line_that_was_cut_off_is_played_again(tmp_path: Path, games: list[Summary]) -> None:
    journal = tmp_path / "run.jsonl"
    simulate(PLAN, journal=journal)
    whole = journal.read_bytes()
    journal.write_bytes(whole[:-40])
    assert simulate(PLAN, journal=journal).games == games
    assert journal.read_bytes() == whole


def test_a_heading_that_was_cut_off_starts_the_journal_anew(tmp_path: Path, games: list[Summary]) -> None:
    journal = tmp_path / "run.jsonl"
    simulate(PLAN, journal=journal)
    whole = journal.read_bytes()
    journal.write_bytes(whole[:30])
    assert simulate(PLAN, journal=journal).games == games
    assert journal.read_bytes() == whole


@pytest.mark.parametrize(
    "change",
    [{"seed": 12}, {"games": 7}, {"seats": ("novice", "random")}, {"rotate": False}, {"options": {"open_draw": True}}],
)
def test_the_journal_of_another_plan_is_refused_and_kept(tmp_path: Path, change: dict[str, Any]) -> None:
    journal = tmp_path / "run.jsonl"
    simulate(replace(PLAN, games=1), journal=journal)
    before = journal.read_bytes()
    with pytest.raises(WrongJournal, match=next(iter(change))):
        simulate(replace(replace(PLAN, games=1), **change), journal=journal)
    assert journal.read_bytes() == before


@pytest.mark.parametrize("written", [b"my diary", b"my diary\n", b"{}\n", b'["journal"]\n', b"\xff\xfe\n"])
def test_a_file_that_is_no_journal_is_refused_and_kept(tmp_path: Path, written: bytes) -> None:
    journal = tmp_path / "diary.txt"
    journal.write_bytes(written)
    with pytest.raises(BadJournal):
        simulate(PLAN, journal=journal)
    assert journal.read_bytes() == written


def test_a_journal_with_a_damaged_or_doubled_game_is_refused(tmp_path: Path) -> None:
    journal = tmp_path / "run.jsonl"
    simulate(replace(PLAN, games=2), journal=journal)
    lines = journal.read_bytes().splitlines(keepends=True)
    for broken in (lines[0] + lines[1][:50] + b"\n" + lines[2], lines[0] + lines[1] * 2, lines[0] + b'{"number":0}\n'):
        journal.write_bytes(broken)
        with pytest.raises(BadJournal):
            simulate(replace(PLAN, games=2), journal=journal)


def test_a_journal_that_cannot_be_written_is_a_clear_error(tmp_path: Path) -> None:
    with pytest.raises(BadJournal, match="No such file"):
        simulate(PLAN, journal=tmp_path / "nowhere" / "run.jsonl")


# Bad plans, bad bots


@pytest.mark.parametrize(
    ("change", "error"),
    [
        ({"game": "chess"}, UnknownGame),
        ({"seats": ("random",)}, BadSetup),
        ({"seats": ("random", "genius")}, UnknownBot),
        ({"options": {"dragons": 9}}, BadSetup),
        ({"games": 0}, BadPlan),
        ({"games": "many"}, BadPlan),
        ({"seed": 1.5}, BadPlan),
    ],
)
def test_a_bad_plan_is_refused_before_the_first_game(
    change: dict[str, Any], error: type[Exception], tmp_path: Path
) -> None:
    with pytest.raises(error):
        simulate(replace(PLAN, **change), journal=tmp_path / "run.jsonl")
    assert not (tmp_path / "run.jsonl").exists()


def test_there_is_at_least_one_job() -> None:
    with pytest.raises(BadPlan, match="jobs"):
        simulate(PLAN, jobs=0)


class Cheat:
    """Chooses what nobody has offered."""

    def choose(self, g: object, seat: int) -> int:
        return -1


def test_a_bot_that_cheats_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rulewright.lab.play.make_bot", lambda spec, seed: Cheat())
    with pytest.raises(BadChoice, match="'random' chose -1 in game 0"):
        play_game(PLAN, 0)


def test_results_go_to_json_and_back() -> None:
    results = simulate(replace(PLAN, games=1))
    again = results_from_json(json.loads(json.dumps(results.to_json())))
    assert again.plan == results.plan and again.games == results.games
    wrong: list[object] = [[], {}, {**results.to_json(), "games": [{}]}, {**results.to_json(), "more": 1}]
    for broken in wrong:
        with pytest.raises(BadResults):
            results_from_json(broken)


def test_turns_of_a_game_that_names_none_are_changes_of_the_seat() -> None:
    assert changes([0, 0, 1, 1, 0, 2]) == 4
    assert changes([]) == 0
