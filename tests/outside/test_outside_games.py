"""Games of other packages: found by their entry points, and played in the terminal, by bots and at a table."""

from __future__ import annotations

import asyncio
import json
import os
import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from online import AtTable, at_table, new_nonce, over, play_on, seated_table
from serving import ServerProcess, until

import rulewright
from outside_game import installed_high_card, package_with_faults

SOURCE = Path(rulewright.__file__).parents[1]


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return installed_high_card(tmp_path_factory.mktemp("outside"))


def run(site: Path, *arguments: str, typed: str = "", folder: Path | None = None) -> subprocess.CompletedProcess[str]:
    """Python with the packages of a folder."""
    environment = {
        **os.environ,
        "PYTHONPATH": os.pathsep.join([str(SOURCE), str(site)]),
        "PYTHONIOENCODING": "utf-8",
        "LC_ALL": "en_GB.UTF-8",
        "NO_COLOR": "1",
        "COLUMNS": "100",
    }
    command = [sys.executable, *arguments]
    return subprocess.run(
        command, cwd=folder, env=environment, input=typed, capture_output=True, text=True, encoding="utf-8"
    )


def told(site: Path, *arguments: str) -> Any:
    """What `rulewright` says as JSON."""
    done = run(site, "-m", "rulewright", *arguments, "--json")
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def names_in(site: Path) -> list[str]:
    """The games that are known with these packages."""
    done = run(site, "-c", "import rulewright; print(*rulewright.game_names())")
    assert done.returncode == 0, done.stderr
    return done.stdout.split()


# A game that is well


def test_an_installed_game_is_listed_with_the_others(site: Path) -> None:
    assert names_in(site) == sorted([*rulewright.INCLUDED_GAMES, "high-card"])
    games = {game["name"]: game for game in told(site, "games")}
    assert games["high-card"]["players"] == [2, 4]
    listed = run(site, "-m", "rulewright", "games", "--lang", "pl").stdout
    assert "high-card: Wszyscy zagrywają kartę naraz" in listed


def test_it_is_played_in_the_terminal_on_the_board_for_any_game(site: Path, tmp_path: Path) -> None:
    done = run(
        site, "-m", "rulewright", "terminal", "high-card", "--seats", "human,steady", "--seed", "1",
        "--save", "game.json", typed="?\nb\n" + "1\n" * 3, folder=tmp_path,
    )  # fmt: skip
    assert (done.returncode, done.stderr) == (0, "")
    assert "Choose a card of your hand." in done.stdout and "HC-3 Choosing" in done.stdout
    assert "deck: 12" in done.stdout, "a view as a tree"
    assert "with the highest cards" in done.stdout or "win together" in done.stdout
    record = json.loads((tmp_path / "game.json").read_text(encoding="utf-8"))
    assert record[0]["game"] == "high-card" and record[0]["result"]["places"]
    assert run(site, "-m", "rulewright", "verify", "game.json", folder=tmp_path).returncode == 0


def test_bots_play_it_in_processes_of_their_own(site: Path) -> None:
    found = told(site, "simulate", "high-card", "--seats", "steady,sharp:20i", "--games", "6", "--jobs", "2")
    assert found["games"] == 6
    bots = told(site, "tournament", "high-card", "--bots", "novice,steady", "--games", "4")
    assert bots


def test_it_keeps_the_laws_of_all_games(site: Path) -> None:
    program = (
        "import rulewright; from rulewright.conformance import assert_game_conforms;"
        "assert_game_conforms(rulewright.game('high-card'))"
    )
    done = run(site, "-c", program)
    assert done.returncode == 0, done.stderr


async def play_against_bot(seat: AtTable) -> None:
    """Answers every question once, until the match is over."""
    answered: set[int] = set()

    def news() -> bool:
        return over(seat) or (seat.asked is not None and seat.asked["version"] not in answered)

    while True:
        await until(news, "the next question")
        if over(seat) or seat.asked is None:
            return
        answered.add(seat.asked["version"])
        await seat.choose(seat.asked["options"][0]["key"])


def test_its_position_is_told_as_the_page_says(site: Path) -> None:
    """The table of docs/adding-a-game.md is the one of the package, and every sentence of it is spoken."""
    page = (Path(__file__).parents[2] / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
    table = (Path(__file__).parent / "high-card" / "high_card" / "text" / "view.toml").read_text(encoding="utf-8")
    assert f"```toml\n{table}```" in page
    program = (
        "import rulewright; from rulewright.text.describe import describe;"
        "state = rulewright.game('high-card').new(2, seed=b'told'); state.choose(0, state.options(0)[0]);"
        "state.choose(1, state.options(1)[0]);"
        "print(describe('high-card', state.view(0), 'pl', ['Ola', 'Jan']))"
    )
    done = run(site, "-c", program)
    assert done.returncode == 0, done.stderr
    for sentence in ("Rozegrano 1 rundę.", "W talii jest 12 kart.", "Ręka: ", "2 karty na ręce.", "Zagrane: "):
        assert sentence in done.stdout


@pytest.mark.slow
def test_it_is_played_at_a_table_by_people_and_a_bot(site: Path, tmp_path: Path) -> None:
    server = ServerProcess(f"sqlite:///{tmp_path / 'outside.sqlite3'}", tmp_path)
    faults = tmp_path / "faults"
    package_with_faults(faults, "crashing", "raise ImportError('no such engine')", "crash = crashing:GAME")
    server.path = os.pathsep.join([str(SOURCE), str(site), str(faults)])
    server.start()

    async def scenario() -> None:
        async with server.browser() as ada, server.browser() as bob:
            offered = {game["name"]: game for game in await ada.get("/api/games", locale="pl")}
            assert set(offered) == {*rulewright.INCLUDED_GAMES, "high-card"}, "and the broken one stops nothing"
            card = offered["high-card"]
            assert card["title"] == "Wysoka karta" and card["motto"] == card["line"]
            assert (card["weight"], card["minutes"], card["ground"], card["icon"]) == ("", [], "", "")
            assert "HC-4" in str(await ada.get("/api/games/high-card/rules"))
            await ada.guest("Ada")
            await bob.guest("Bob")
            table = await seated_table([ada, bob], "high-card")
            async with at_table([ada, bob], table) as seats:
                assert await play_on(seats, 20, random.Random(1)) == 6
                shown = seats[0].update["view"]["seats"]
                assert over(seats[0]) and sum(len(player["played"]) for player in shown) == 6
            against_bot = [{"kind": "me"}, {"kind": "bot", "level": "steady"}]
            plan = {"game": "high-card", "seats": against_bot, "nonce": new_nonce()}
            table = (await ada.post("/api/tables", plan))["id"]
            await ada.post(f"/api/tables/{table}/start")
            async with at_table([ada], table) as (seat,):
                await play_against_bot(seat)

    try:
        asyncio.run(scenario())
    finally:
        assert server.terminate() == 0
    assert "the game 'crash' of crashing cannot be loaded" in server.log.read_text(encoding="utf-8")


# Games that are not well


def test_a_broken_package_is_told_of_when_it_is_asked_for_and_stops_nothing_else(tmp_path: Path) -> None:
    package_with_faults(tmp_path, "crashing", "raise ImportError('no such engine')", "crash = crashing:GAME")
    package_with_faults(tmp_path, "numeric", "GAME = 7", "number = numeric:GAME", "missing = numeric:RULES")
    misnamed = "from rulewright.games.ethnos import GAME"
    package_with_faults(tmp_path, "misnamed", misnamed, "chess = misnamed:GAME")
    package_with_faults(tmp_path, "second", "", "chess = second:GAME", "number = second:GAME")
    assert names_in(tmp_path) == sorted([*rulewright.INCLUDED_GAMES, "crash", "number", "missing", "chess"])
    for name, reason in {
        "crash": "the game 'crash' of crashing cannot be loaded: ImportError: no such engine",
        "missing": "the game 'missing' of numeric cannot be loaded: AttributeError",
        "chess": "cannot be loaded: several packages offer it",
    }.items():
        done = run(tmp_path, "-m", "rulewright", "terminal", name)
        assert done.returncode == 2 and reason in " ".join(done.stderr.split()), done.stderr
        assert "Traceback" not in done.stderr
    listed = run(tmp_path, "-m", "rulewright", "games")
    assert listed.returncode == 0
    assert "ethnos: " in listed.stdout and "crash" not in listed.stdout
    assert "the game 'crash' of crashing cannot be loaded" in listed.stderr
    assert [game["name"] for game in told(tmp_path, "games")] == sorted(rulewright.INCLUDED_GAMES)
    assert run(tmp_path, "-c", "import rulewright.research.openspiel").returncode == 0


@pytest.mark.parametrize(
    ("code", "reason"),
    [("GAME = 7", "odd:GAME is no Game"), ("from rulewright.games.ethnos import GAME", "odd:GAME is called 'ethnos'")],
)
def test_what_a_package_offers_must_be_the_game_of_that_name(tmp_path: Path, code: str, reason: str) -> None:
    package_with_faults(tmp_path, "odd", code, "odd = odd:GAME")
    done = run(tmp_path, "-m", "rulewright", "rules", "odd")
    assert done.returncode == 2 and reason in done.stderr


def test_no_package_can_take_the_place_of_an_included_game(tmp_path: Path) -> None:
    package_with_faults(tmp_path, "usurper", "raise ImportError('mine now')", "ethnos = usurper:GAME")
    assert names_in(tmp_path) == sorted(rulewright.INCLUDED_GAMES)
    program = "import rulewright; rulewright.game_names(); print(rulewright.game('ethnos').folder.parent.name)"
    done = run(tmp_path, "-c", program)
    assert done.stdout.split() == ["games"]
    assert "usurper offers a game 'ethnos', which is known already" in done.stderr


def test_other_packages_are_looked_for_only_when_they_can_matter(tmp_path: Path) -> None:
    program = "import sys, rulewright; rulewright.game('ethnos').new(2); print('importlib.metadata' in sys.modules)"
    assert run(tmp_path, "-c", program).stdout == "False\n"
