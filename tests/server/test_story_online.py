"""The story over real sockets: `seen` starts clocks, slow sentences come from a worker, tables say how scenes wait."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from desk import Desk, desk
from online import at_table, seated_table
from serving import listening, until
from tables_made import QuickWorkers

from rulewright.server import pace
from rulewright.server.settings import Settings

LIVE = {"kind": "live", "base": 600, "increment": 0}


def test_a_browser_that_has_shown_everything_starts_the_clock_of_its_seat_alone(
    sqlite_settings: Settings, monkeypatch: Any
) -> None:
    """The budget is made so long that without `seen` nothing would run."""
    monkeypatch.setattr(pace, "STILL", 50_000)
    monkeypatch.setattr(pace, "BETWEEN", 60_000)

    async def scenario() -> None:
        async with listening(sqlite_settings) as here:
            people = [await here.guest(name) for name in ("Ada", "Bob")]
            table = await seated_table(people, "skirmish", tempo=LIVE)
            async with at_table(people, table) as (ada, bob):
                await ada.send("seen", version=1)
                await ada.choose("march:north")
                await until(lambda: bob.version == 2 and ada.version == 2, "the march")
                await ada.send("seen", version=2)
                await bob.send("seen", version=1)
                await bob.ask("why_not", seat=1, key="draw")
                match = await here.server.play.live(table)
                assert match.clocks.starts_after(1, here.server.play.clock()), "not for another, nor for old news"
                assert ada.update["clocks"][1]["starts_in"] > 10_000
                await bob.send("seen", version=2)
                await until(lambda: ada.update["clocks"][1]["starts_in"] == 0, "the clock of Bob")
                assert not match.clocks.starts_after(1, here.server.play.clock())

    asyncio.run(scenario())


def test_a_sentence_that_takes_long_comes_from_a_worker(sqlite_settings: Settings) -> None:
    async def scenario() -> None:
        async with listening(sqlite_settings) as here:
            here.server.workers = QuickWorkers()  # type: ignore[assignment]
            people = [await here.guest(name) for name in ("Ada", "Bob")]
            table = await seated_table(people, "skirmish")
            async with at_table(people, table) as (ada, _bob):
                told = await ada.ask("preview", seat=0, key="fight:1")
                assert (told["type"], told["text"]) == ("consequence", "42 % to win a round.")
                refused = await ada.ask("preview", seat=0, key="fight:0")
                assert (refused["type"], refused["code"]) == ("refused", "not-an-option")

    asyncio.run(scenario())


# How scenes wait, and for whom a game is new


def test_a_table_says_how_long_a_scene_waits(database_url: str, tmp_path: Path) -> None:
    async def scenario(here: Desk) -> None:
        ada = await here.guest("Ada")
        assert (await ada.table("open"))["scene_wait"] == 20
        assert (await ada.table("open", scene_wait=0))["scene_wait"] == 0
        plan = {"game": "ethnos", "seats": [{"kind": "me"}, {"kind": "bot"}]}
        for wrong in (-1, 61, 1.5, "long"):
            assert await ada.refused("POST", "/tables", {**plan, "scene_wait": wrong}) == (400, "malformed")
        played = await ada.table("bot", scene_wait=7)
        await here.change(played["id"], status="finished", ended=1)
        assert (await ada.post(f"/tables/{played['id']}/rematch", {}))["scene_wait"] == 7

    asyncio.run(at_desk(database_url, tmp_path, scenario))


def test_a_game_is_new_to_somebody_until_they_have_finished_three(sqlite_url: str, tmp_path: Path) -> None:
    async def scenario(here: Desk) -> None:
        ada, eve = await here.guest("Ada"), await here.guest("Eve")
        for number in range(4):
            table = await ada.table("bot")
            assert table["newcomer"] == (number < 3)
            assert not (await eve.get(f"/tables/{table['id']}"))["newcomer"], "she does not play"
            await here.change(table["id"], status="finished", ended=1)
        left = await eve.table("bot")
        await here.change(left["id"], status="ended", ended=1)
        assert (await eve.get(f"/tables/{left['id']}"))["newcomer"], "not played to its end"

    asyncio.run(at_desk(sqlite_url, tmp_path, scenario))


async def at_desk(url: str, folder: Path, scenario: Any) -> None:
    async with desk(url, folder) as here:
        await scenario(here)
