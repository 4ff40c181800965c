"""Votes of the table: all other people agree, and it is done; leaving, being away, bots and substitutes."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from serving import until
from sqlalchemy import delete, select, update
from tables_made import House, house
from test_covers import bid_all, seed_with_joker
from test_play import play_out, refused

from rulewright.server import expiry, people, personal_data, timekeeping, votes
from rulewright.server.schema import PEOPLE, TABLES, VOTES
from rulewright.server.settings import DAY
from rulewright.server.tables import table_info
from rulewright.server.wire import UndoInfo


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


def test_against_bots_alone_undo_is_plain_past_a_barrier_and_where_the_table_wants_consent(
    sqlite_url: str, tmp_path: Path
) -> None:
    async def scenario(here: House) -> None:
        table = await here.table("steps", "Ada", "Ola/Ada", "bot", free_undo=False)
        assert (await here.update(table, 0)).undo == UndoInfo()
        await here.choose(table, 0, "add")
        assert (await here.update(table, 0)).undo == UndoInfo(free=True)
        await here.take_back(table, 0)
        await here.choose(table, 0, "peek")
        assert (await here.update(table, 0)).undo == UndoInfo(plain=True)
        await here.choose(table, 1, "add")
        await until(lambda: here.play.lives[table].match.waiting == [0], "the bot")
        before = (await here.match(table)).version
        await here.take_back(table, 0)
        assert (await here.events(table))[-1].data == {"drop": [4, 5, 6], "consent": False} and before == 6
        assert (await here.update(table, 0)).asked is not None

    play_out(sqlite_url, tmp_path, scenario)


def test_undo_is_no_longer_plain_once_another_person_plays(sqlite_url: str, tmp_path: Path) -> None:
    async def scenario(here: House) -> None:
        table = await here.table("steps", "Ada", "bot", "Bob")
        await here.choose(table, 0, "peek")
        assert (await here.update(table, 0)).undo == UndoInfo(consent=True)
        assert await refused(here.take_back(table, 0)) == "undo-barrier"
        await here.leave(table, 2)
        assert (await here.update(table, 0)).undo == UndoInfo(plain=True)

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


@pytest.mark.parametrize("kind", ["end", "undo", "bot", "substitute"])
def test_whoever_has_asked_can_take_the_question_back(kind: str, sqlite_url: str, tmp_path: Path) -> None:
    async def scenario(here: House) -> None:
        table = await here.table("steps", "Ada", "Bob", "Cleo")
        await here.choose(table, 0, "peek")
        await here.propose(table, 0, kind, 0 if kind == "undo" else 1)
        (vote,) = await here.open_votes(table)
        await here.ballot(table, 2, vote.id, True)
        await here.ballot(table, 0, vote.id, False)
        assert await here.open_votes(table) == [] and await statuses(here, table) == ["failed"]
        assert await here.notified(table, "vote") == [], "nobody is asked any more"
        assert await refused(here.ballot(table, 1, vote.id, True)) == "vote-over"
        assert await here.count(table) == 2

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


async def asked_by_ada(here: House, kind: str, about: int) -> str:
    """A table of four, at which Ada has asked, Bob has agreed, and only Cleo is missing; Dan has left."""
    table = await here.table("steps", "Ada", "Bob", "Cleo", "Dan")
    await here.choose(table, 0, "peek")
    await here.leave(table, 3)
    await here.propose(table, 0, kind, about)
    (vote,) = await here.open_votes(table)
    await here.ballot(table, 1, vote.id, True)
    assert await statuses(here, table) == ["open"]
    return table


def test_a_question_is_decided_when_the_last_who_was_missing_leaves(database_url: str, tmp_path: Path) -> None:
    async def scenario(here: House) -> None:
        table = await asked_by_ada(here, "end", 0)
        await here.leave(table, 2)
        assert (await here.row(table)).status == "ended"
        assert (await here.events(table))[-1].data == {"reason": "agreed"}
        table = await asked_by_ada(here, "substitute", 3)
        await here.leave(table, 2)
        assert (await here.live(table)).seats[3].kind == "open"
        table = await asked_by_ada(here, "undo", 0)
        await here.leave(table, 2)
        assert (await here.events(table))[-1].data == {"drop": [2], "consent": True}
        assert await here.open_votes(table) == [] and await statuses(here, table) == ["passed"]

    play_out(database_url, tmp_path, scenario)


def test_a_question_is_decided_when_the_last_who_was_missing_is_deleted(sqlite_url: str, tmp_path: Path) -> None:
    async def scenario(here: House) -> None:
        table = await asked_by_ada(here, "end", 0)
        cleo = here.persons["Cleo"]
        who = await here.store.read(lambda connection: people.person(connection, cleo))
        assert who is not None
        await personal_data.delete_person(here.server, who)
        assert (await here.row(table)).status == "ended"

    play_out(sqlite_url, tmp_path, scenario)


def test_a_question_is_decided_when_a_bot_takes_the_seat_of_whoever_was_missing(
    sqlite_url: str, tmp_path: Path
) -> None:
    async def scenario(here: House) -> None:
        table = await asked_by_ada(here, "substitute", 3)
        await here.propose(table, 0, "bot", 2)
        vote = (await here.open_votes(table))[1]
        assert vote.kind == "bot" and vote.needed == [1, 2]
        await here.ballot(table, 1, vote.id, True)
        await here.ballot(table, 2, vote.id, True)
        assert [seat.kind for seat in (await here.live(table)).seats] == ["person", "person", "bot", "open"]
        assert await statuses(here, table) == ["passed", "passed"]

    play_out(sqlite_url, tmp_path, scenario)


def test_whoever_leaves_is_no_longer_counted_among_those_who_agree(sqlite_url: str, tmp_path: Path) -> None:
    async def scenario(here: House) -> None:
        table = await asked_by_ada(here, "end", 0)
        await here.leave(table, 1)
        (vote,) = await here.open_votes(table)
        assert (vote.agreed, vote.needed) == ([], [2])

    play_out(sqlite_url, tmp_path, scenario)


def test_what_was_agreed_but_makes_no_sense_any_more_is_dropped(sqlite_url: str, tmp_path: Path) -> None:
    async def scenario(here: House) -> None:
        table = await asked_by_ada(here, "substitute", 3)
        await here.store.write(lambda tx: tx.execute(update(VOTES).values(seat=2, kind="undo")) and None)
        await here.leave(table, 2)
        assert await statuses(here, table) == ["failed"], "Cleo has chosen nothing"
        assert (await here.row(table)).status == "playing"

    play_out(sqlite_url, tmp_path, scenario)


def test_whose_time_was_up_is_not_replaced_because_nobody_is_left_to_object(sqlite_url: str, tmp_path: Path) -> None:
    async def scenario(here: House) -> None:
        table = await here.table("steps", "Ada", "Bob", tempo={"kind": "turn", "base": 100, "increment": 0})
        for _ in range(3):
            here.time.pass_by(115)  # what led to a question is shown first
            await timekeeping.tick(here.play)
            await here.choose(table, 1, "add")
        (vote,) = await here.open_votes(table)
        assert (vote.kind, vote.seat, vote.needed) == ("bot", 0, [1])
        await here.leave(table, 1)
        assert (await here.live(table)).seats[0].kind == "person" and await statuses(here, table) == ["open"]

    play_out(sqlite_url, tmp_path, scenario)


def test_what_another_process_has_carried_out_stays_passed(sqlite_url: str, tmp_path: Path) -> None:
    async def scenario(here: House) -> None:
        table = await here.table("steps", "Ada", "Bob")
        await here.propose(table, 0, "end", 0)
        await here.store.write(lambda tx: tx.execute(update(VOTES).values(status="passed")) and None)
        vote = await here.store.read(lambda connection: connection.execute(select(VOTES)).one())
        await here.store.write(lambda tx: votes.drop(tx, table, votes.question_of(vote)))
        assert await statuses(here, table) == ["passed"]

    play_out(sqlite_url, tmp_path, scenario)


# Being away


async def seen_now(here: House) -> None:
    """Everybody's last sign of life is of this moment."""
    await here.store.write(lambda tx: tx.execute(update(PEOPLE).values(seen=here.time())) and None)


async def replaceable(here: House, table: str) -> list[int]:
    info = await table_info(here.server, table, here.persons["Ada"], "en")
    return [seat.seat for seat in info.seats if seat.replaceable]


def test_the_others_decide_without_whoever_has_kept_them_waiting_for_a_day(database_url: str, tmp_path: Path) -> None:
    async def scenario(here: House) -> None:
        table = await here.table("steps", "Ada", "Bob", "Cleo")
        await here.choose(table, 0, "peek")
        await seen_now(here)
        here.spy(table, "Ada")
        here.time.pass_by(DAY - 1)
        assert await replaceable(here, table) == []
        here.time.pass_by(1)
        assert await replaceable(here, table) == [1], "Cleo was not seen either, but nobody waits for her"
        await here.propose(table, 0, "bot", 1)
        (vote,) = await here.open_votes(table)
        assert vote.needed == [2]
        await here.ballot(table, 2, vote.id, True)
        await until(lambda: here.play.lives[table].match.waiting == [2], "the bot's choice")
        assert (await here.live(table)).seats[1].kind == "bot"

    play_out(database_url, tmp_path, scenario)


@pytest.mark.parametrize("kind", ["end", "undo", "substitute"])
def test_with_nobody_but_the_absent_to_ask_it_is_decided_at_once(kind: str, sqlite_url: str, tmp_path: Path) -> None:
    async def scenario(here: House) -> None:
        table = await here.table("steps", "Ada", "Bob")
        await here.choose(table, 0, "peek")
        await seen_now(here)
        here.time.pass_by(DAY)
        await here.propose(table, 0, kind, 0 if kind == "undo" else 1)
        assert await here.open_votes(table) == []
        assert (await here.row(table)).status == ("ended" if kind == "end" else "playing")
        assert (await here.live(table)).seats[1].kind == ("open" if kind == "substitute" else "person")
        assert (await here.match(table)).waiting == {"end": [], "undo": [0], "substitute": [1]}[kind]

    play_out(sqlite_url, tmp_path, scenario)


@pytest.mark.parametrize("sign", ["socket", "seen", "clock", "other's turn"])
def test_whoever_is_not_away_is_asked(sign: str, sqlite_url: str, tmp_path: Path) -> None:
    async def scenario(here: House) -> None:
        slow = {"kind": "turn", "base": 3 * DAY, "increment": 0}
        none = {"kind": "none", "base": 0, "increment": 0}
        table = await here.table("steps", "Ada", "Bob", tempo=slow if sign == "clock" else none)
        await seen_now(here)
        here.spy(table, "Ada")
        if sign != "other's turn":
            await here.choose(table, 0, "peek")
        if sign == "socket":
            here.spy(table, "Bob")
        here.time.pass_by(2 * DAY)
        if sign == "seen":
            await seen_now(here)
            here.time.pass_by(DAY / 2)
        assert await replaceable(here, table) == []
        await here.propose(table, 0, "end", 0)
        (vote,) = await here.open_votes(table)
        assert vote.needed == [1]

    play_out(sqlite_url, tmp_path, scenario)


def test_a_question_is_decided_when_it_has_waited_for_the_absent_for_a_day(sqlite_url: str, tmp_path: Path) -> None:
    async def scenario(here: House) -> None:
        table = await here.table("steps", "Ada", "Bob")
        await seen_now(here)
        await here.propose(table, 0, "end", 0)
        assert await here.notified(table, "vote") == [here.persons["Bob"]]
        here.time.pass_by(DAY - 1)
        await timekeeping.look_for_the_absent(here.play)
        assert await statuses(here, table) == ["open"], "it is Ada's turn, so Bob is asked for no longer than this"
        here.time.pass_by(1)
        await timekeeping.look_for_the_absent(here.play)
        assert (await here.row(table)).status == "ended"

    play_out(sqlite_url, tmp_path, scenario)


def test_while_a_window_is_open_it_does_not_show_for_whom_the_match_waits(sqlite_url: str, tmp_path: Path) -> None:
    async def scenario(here: House) -> None:
        columns: dict[str, Any] = seed_with_joker("bazaar", 1, 3)
        table = await here.table("bazaar", "Ada", "Bob", "Cleo", **columns)
        await bid_all(here, table, [0, 1, 2])
        match = await here.match(table)
        assert match.window and match.waiting == [1]
        await seen_now(here)
        here.spy(table, "Ada")
        here.time.pass_by(DAY)
        assert await replaceable(here, table) == [1, 2]

    play_out(sqlite_url, tmp_path, scenario)


def test_those_who_are_at_a_table_are_noted_as_seen_and_told_who_is_away(sqlite_url: str, tmp_path: Path) -> None:
    async def scenario(here: House) -> None:
        table = await here.table("steps", "Ada", "Bob", "Cleo")
        await here.choose(table, 0, "peek")
        await seen_now(here)
        began = here.time()
        ada = here.spy(table, "Ada")
        for _ in range(2):
            here.time.pass_by(DAY / 2)
            await timekeeping.look_for_the_absent(here.play)
        query = select(PEOPLE.c.name, PEOPLE.c.seen)
        seen = await here.store.read(lambda connection: {row.name: row.seen for row in connection.execute(query)})
        assert seen == {"Ada": here.time(), "Bob": began, "Cleo": began}
        assert ada.heard.count("table") == 1, "when Bob had been awaited for a day"

    play_out(sqlite_url, tmp_path, scenario)


def test_a_table_that_is_gone_keeps_nobody_from_learning_who_is_away_at_others(sqlite_url: str, tmp_path: Path) -> None:
    async def scenario(here: House) -> None:
        tables = [await here.table("steps", "Ada", "Bob") for _ in range(3)]
        watching = []
        for table in tables:
            await here.choose(table, 0, "peek")
            watching.append(here.spy(table, "Ada"))
        await seen_now(here)
        here.time.pass_by(DAY)
        here.deafen()
        gone = delete(TABLES).where(TABLES.c.id == sorted(tables, key=list(here.play.audience.tables()).index)[0])
        await here.store.write(lambda tx: tx.execute(gone) and None)
        await timekeeping.look_for_the_absent(here.play)
        assert sorted(spy.heard.count("table") for spy in watching) == [0, 1, 1]

    play_out(sqlite_url, tmp_path, scenario)


def test_each_duty_of_timekeeping_has_its_tick() -> None:
    assert timekeeping.duties(1) == [timekeeping.tick]
    assert timekeeping.duties(60) == [
        timekeeping.tick,
        timekeeping.sweep,
        timekeeping.look_for_the_absent,
        expiry.expire,
    ]
