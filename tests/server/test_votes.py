"""Votes of the table: all other people agree, and it is done; leaving, bots and substitutes."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from serving import until
from sqlalchemy import select
from tables_made import House, house
from test_play import play_out, refused

from rulewright.server.schema import VOTES


async def statuses(here: House, table: str) -> list[str]:
    query = select(VOTES.c.status).where(VOTES.c.table == table).order_by(VOTES.c.id)
    return await here.store.read(lambda connection: list(connection.execute(query).scalars()))


def test_a_choice_is_taken_back_when_all_others_agree(database_url: str, tmp_path: Path) -> None:
    async def scenario(here: House) -> None:
        table = await here.table("steps", "Ada", "Bob", "Cleo")
        before = (await here.match(table)).state.hash()
        await here.choose(table, 0, "peek")
        await here.choose(table, 1, "add")
        await here.propose(table, 0, "undo", 0)
        (vote,) = await here.open_votes(table)
        assert (vote.kind, vote.by, vote.needed, vote.agreed) == ("undo", 0, [1, 2], [])
        assert vote.text == "Ada asks to take back the last choice."
        await here.ballot(table, 1, vote.id, True)
        assert (await here.open_votes(table))[0].agreed == [1] and await here.count(table) == 3
        await here.ballot(table, 2, vote.id, True)
        last = (await here.events(table))[-1]
        assert last.data == {"drop": [2, 3], "consent": True}
        assert (await here.match(table)).state.hash() == before
        assert await here.open_votes(table) == [] and await statuses(here, table) == ["passed"]

    play_out(database_url, tmp_path, scenario)


def test_one_who_does_not_agree_is_enough(sqlite_url: str, tmp_path: Path) -> None:
    async def scenario(here: House) -> None:
        table = await here.table("steps", "Ada", "Bob", "Cleo")
        await here.choose(table, 0, "peek")
        await here.propose(table, 0, "undo", 0)
        (vote,) = await here.open_votes(table)
        await here.ballot(table, 2, vote.id, False)
        assert await refused(here.ballot(table, 1, vote.id, True)) == "vote-over"
        assert await here.count(table) == 2

    play_out(sqlite_url, tmp_path, scenario)


def test_against_bots_alone_consent_needs_nobody(sqlite_url: str, tmp_path: Path) -> None:
    async def scenario(here: House) -> None:
        table = await here.table("steps", "Ada", "bot")
        await here.choose(table, 0, "peek")
        await until(lambda: here.play.lives[table].match.waiting == [0], "the bot")
        await here.propose(table, 0, "undo", 0)
        assert (await here.events(table))[-1].data == {"drop": [2, 3], "consent": True}

    play_out(sqlite_url, tmp_path, scenario)


def test_players_on_one_device_do_not_ask_each_other(sqlite_url: str, tmp_path: Path) -> None:
    async def scenario(here: House) -> None:
        table = await here.table("steps", "Ada", "Zoe/Ada")
        await here.choose(table, 0, "peek")
        await here.propose(table, 0, "undo", 0)
        assert (await here.events(table))[-1].kind == "undo"

    play_out(sqlite_url, tmp_path, scenario)


@pytest.mark.parametrize("then", ["choose", "undo"])
def test_a_question_that_the_match_has_overtaken_lapses(then: str, sqlite_url: str, tmp_path: Path) -> None:
    async def scenario(here: House) -> None:
        table = await here.table("steps", "Ada", "Bob")
        await here.choose(table, 0, "peek")
        await here.propose(table, 0, "undo", 0)
        (vote,) = await here.open_votes(table)
        await here.choose(table, 1, "add")
        assert await here.open_votes(table) == [vote], "what others do does not matter"
        if then == "choose":
            await here.choose(table, 0, "add")
        else:
            await here.take_back(table, 1)
        assert await here.open_votes(table) == []
        assert await refused(here.ballot(table, 1, vote.id, True)) == "vote-over"

    play_out(sqlite_url, tmp_path, scenario)


def test_a_question_survives_a_restart(database_url: str, tmp_path: Path) -> None:
    async def run() -> None:
        async with house(database_url, tmp_path) as here:
            table = await here.table("steps", "Ada", "Bob")
            await here.propose(table, 0, "end", 0)
        async with house(database_url, tmp_path, start=True) as here:
            (vote,) = await here.open_votes(table)
            await here.ballot(table, 1, vote.id, True)
            row = await here.row(table)
            assert row.status == "ended" and row.result is None
            assert (await here.events(table))[-1].data == {"reason": "agreed"}

    asyncio.run(run())


def test_the_same_question_twice_is_one_and_those_who_are_away_are_told(sqlite_url: str, tmp_path: Path) -> None:
    async def scenario(here: House) -> None:
        table = await here.table("steps", "Ada", "Bob", "Cleo")
        here.spy(table, "Bob")
        for _ in range(2):
            await here.propose(table, 0, "end", 0)
        assert len(await here.open_votes(table)) == 1
        assert await here.notified(table, "vote") == [here.persons["Cleo"]]
        (vote,) = await here.open_votes(table)
        await here.ballot(table, 1, vote.id, False)
        assert await here.notified(table, "vote") == [], "it is decided"

    play_out(sqlite_url, tmp_path, scenario)


def test_only_those_who_must_agree_have_a_vote(sqlite_url: str, tmp_path: Path) -> None:
    async def scenario(here: House) -> None:
        table = await here.table("steps", "Ada", "Bob")
        await here.choose(table, 0, "peek")
        await here.propose(table, 0, "undo", 0)
        (vote,) = await here.open_votes(table)
        assert await refused(here.ballot(table, 0, vote.id, True)) == "forbidden"
        assert await refused(here.ballot(table, 1, vote.id + 999, True)) == "vote-over"
        assert await refused(here.propose(table, 1, "undo", 0)) == "forbidden"
        other = await here.table("steps", "Ada", "Dan")
        assert await refused(here.ballot(other, 1, vote.id, True)) == "vote-over"

    play_out(sqlite_url, tmp_path, scenario)


# Leaving


def test_whoever_leaves_is_replaced_by_a_bot_if_the_others_agree(database_url: str, tmp_path: Path) -> None:
    async def scenario(here: House) -> None:
        table = await here.table("steps", "Ada", "Bob", "Cleo")
        await here.leave(table, 0)
        live = await here.live(table)
        assert live.seats[0].gone and live.match.playing and live.match.waiting == [0]
        assert await refused(here.choose(table, 0, "add")) == "forbidden"
        await here.propose(table, 1, "bot", 0)
        (vote,) = await here.open_votes(table)
        assert vote.needed == [2] and "Ada" in vote.text
        await here.ballot(table, 2, vote.id, True)
        await until(lambda: here.play.lives[table].match.waiting == [1], "the bot's choice")
        seat = (await here.live(table)).seats[0]
        assert (seat.kind, seat.person, seat.level, seat.gone) == ("bot", None, "steady", False)
        kinds = [event.kind for event in await here.events(table)]
        assert kinds == ["begin", "seat", "choice"]

    play_out(database_url, tmp_path, scenario)


def test_when_only_bots_would_remain_the_match_ends(database_url: str, tmp_path: Path) -> None:
    async def scenario(here: House) -> None:
        table = await here.table("steps", "Ada", "bot", "Bob")
        await here.leave(table, 0)
        assert (await here.row(table)).status == "playing"
        await here.leave(table, 2)
        assert (await here.row(table)).status == "ended"
        assert (await here.events(table))[-1].data == {"reason": "left"}
        assert not (await here.match(table)).playing
        assert await here.notified(table, "turn") == []

    play_out(database_url, tmp_path, scenario)


def test_a_present_person_is_not_replaced_against_their_will(sqlite_url: str, tmp_path: Path) -> None:
    async def scenario(here: House) -> None:
        table = await here.table("steps", "Ada", "Bob")
        await here.propose(table, 0, "bot", 1)
        (vote,) = await here.open_votes(table)
        assert vote.needed == [1]
        await here.ballot(table, 1, vote.id, False)
        assert (await here.live(table)).seats[1].kind == "person"
        assert await refused(here.propose(table, 0, "substitute", 7)) == "not-found"
        with_bot = await here.table("steps", "Ada", "Bob", "bot")
        assert await refused(here.propose(with_bot, 0, "bot", 2)) == "vote-seat"

    play_out(sqlite_url, tmp_path, scenario)


def test_a_substitute_takes_a_freed_seat_and_plays_on(database_url: str, tmp_path: Path) -> None:
    async def scenario(here: House) -> None:
        table = await here.table("steps", "Ada", "Bob", tempo={"kind": "turn", "base": 100, "increment": 0})
        await here.order(table, 0, "answer", "yes")
        await here.leave(table, 0)
        await here.propose(table, 1, "substitute", 0)
        seat = (await here.live(table)).seats[0]
        assert (seat.kind, seat.person) == ("open", None) and seat.code
        here.time.pass_by(90)
        cleo = await here.person("Cleo")
        await here.play.substitute(table, 0, cleo)
        seat = (await here.live(table)).seats[0]
        assert (seat.kind, seat.person, seat.name, seat.code) == ("person", cleo, "Cleo", None)
        match = await here.match(table)
        assert match.clocks.left(0, here.time()) == 100_000, "with all the time of a newcomer"
        assert (await here.live(table)).shown.orders == {}
        await here.choose(table, 0, "add")
        late: Any = await here.person("Dan")
        assert await refused(here.play.substitute(table, 0, late)) == "seat-taken"

    play_out(database_url, tmp_path, scenario)


def test_nobody_leaves_a_match_that_is_over(sqlite_url: str, tmp_path: Path) -> None:
    async def scenario(here: House) -> None:
        table = await here.table("steps", "Ada", "bot")
        await here.propose(table, 0, "end", 0)
        assert (await here.row(table)).status == "ended"
        assert await refused(here.leave(table, 0)) == "match-over"
        assert await refused(here.propose(table, 0, "end", 0)) == "match-over"

    play_out(sqlite_url, tmp_path, scenario)
