"""The consequence of an option: one sentence of the game or of the shell, and why it could not be taken back."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import cast

import pytest
from tables_made import House, house

from rulewright.core.errors import Refused
from rulewright.server import advice, outlooks
from rulewright.server.wire import Consequence, Preview
from rulewright.server.workers import Workers

Scenario = Callable[[House], Awaitable[None]]


def at_home(url: str, folder: Path, scenario: Scenario) -> None:
    async def run() -> None:
        async with house(url, folder) as here:
            await scenario(here)

    asyncio.run(run())


async def consequence(here: House, table: str, seat: int, key: str, locale: str = "en") -> Consequence:
    return advice.consequence(await here.live(table), Preview("request-1", seat, key), locale)


def test_the_game_tells_what_would_be_true(sqlite_url: str, tmp_path: Path) -> None:
    async def scenario(here: House) -> None:
        table = await here.table("skirmish", "Ada", "Bob")
        march = await consequence(here, table, 0, "march:north")
        assert (march.text, march.lock, march.reveals) == ("You would have 1 points.", "", False)
        draw = await consequence(here, table, 0, "draw")
        assert (draw.text, draw.lines) == ("An unseen card of 7.", [])
        assert draw.lock == "Cannot be undone: cards are seen."
        assert (await consequence(here, table, 0, "draw", "pl")).text == "Nieznana karta spośród 7."

    at_home(sqlite_url, tmp_path, scenario)


def test_without_a_sentence_of_the_game_it_is_told_in_general(sqlite_url: str, tmp_path: Path) -> None:
    async def scenario(here: House) -> None:
        table = await here.table("steps", "Ada", "Bob")
        assert (await consequence(here, table, 0, "add")).text == "Ada adds a point."
        hidden = await consequence(here, table, 0, "peek")
        assert (hidden.text, hidden.lock) == (
            "What follows depends on what is still hidden.",
            "Cannot be undone: something hidden is seen.",
        )
        assert (await consequence(here, table, 0, "offer")).text == "Nothing changes now."

    at_home(sqlite_url, tmp_path, scenario)


def test_sealed_answers_say_that_they_are_opened_and_only_then(sqlite_url: str, tmp_path: Path) -> None:
    async def scenario(here: House) -> None:
        table = await here.table("bazaar", "Ada", "Bob")
        match = await here.match(table)
        key = match.state.options(0)[0]
        first = await consequence(here, table, 0, key)
        assert (first.text, first.lock) == ("Nothing changes now.", "")
        await here.choose(table, 0, key)
        last = await consequence(here, table, 1, match.state.options(1)[0])
        assert (last.text, last.lock) == ("All answers are opened together.", "Cannot be undone: answers are opened.")

    at_home(sqlite_url, tmp_path, scenario)


def test_a_sentence_that_takes_long_is_left_to_a_worker(sqlite_url: str, tmp_path: Path) -> None:
    async def scenario(here: House) -> None:
        table = await here.table("skirmish", "Ada", "Bob")
        live, workers = await here.live(table), cast(Workers, here.workers)
        assert outlooks.takes_long(live, "fight:1") and not outlooks.takes_long(live, "draw")
        wish = Preview("request-1", 0, "fight:1")
        told = await advice.consequence_considered(live, workers, wish, "en", "ada")
        assert told.text == "42 % to win a round." and told.lock == "Cannot be undone: something hidden is seen."
        here.workers.broken = True
        told = await advice.consequence_considered(live, workers, wish, "en", "ada")
        assert told.text == "What follows depends on what is still hidden."
        with pytest.raises(Refused):
            await advice.consequence_considered(live, workers, Preview("request-2", 0, "fight:0"), "en", "ada")

    at_home(sqlite_url, tmp_path, scenario)


def test_a_table_that_forbids_odds_tells_none(sqlite_url: str, tmp_path: Path) -> None:
    async def scenario(here: House) -> None:
        fair, other = [await here.table("skirmish", "Ada", "Bob", advice=advice) for advice in (False, True)]
        assert not outlooks.takes_long(await here.live(fair), "fight:1")
        assert (await consequence(here, fair, 0, "fight:1")).text == "What follows depends on what is still hidden."
        for table in (fair, other):
            await here.choose(table, 0, "fight:1")
        told = [await consequence(here, table, 1, "stand") for table in (fair, other)]
        assert [each.text for each in told] == ["Dice decide what follows.", "42 % to win a round."]
        assert (await consequence(here, fair, 1, "yield")).text, "the rest is told"

    at_home(sqlite_url, tmp_path, scenario)


def test_an_outlook_that_fails_costs_its_sentence_alone(
    sqlite_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from skirmish.face import outlook as face

    def fail(*_: object) -> None:
        raise ValueError("a fault in an outlook")

    async def scenario(here: House) -> None:
        table = await here.table("skirmish", "Ada", "Bob")
        assert (await consequence(here, table, 0, "march:north")).text == "Ada marches: North. Ada gains 1."

    monkeypatch.setattr(face, "outlook", fail)
    at_home(sqlite_url, tmp_path, scenario)
