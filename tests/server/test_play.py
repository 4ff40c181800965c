"""Play: a move is stored before it is acknowledged and seen; several processes; bots; notifications; restarts."""

from __future__ import annotations

import asyncio
import logging
import random
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from serving import until
from sqlalchemy import delete, insert, select, update
from tables_made import SEED, House, Time, house, texts_of

import rulewright
from rulewright.sealing import mixed_seed, seal
from rulewright.server import moves, timekeeping
from rulewright.server.context import new_id
from rulewright.server.problems import RequestProblem
from rulewright.server.schema import EVENTS, LEASES, TABLES
from rulewright.server.wire import Choose

Scenario = Callable[[House], Awaitable[None]]


def play_out(url: str, folder: Path, scenario: Scenario) -> None:
    async def run() -> None:
        async with house(url, folder) as here:
            await scenario(here)

    asyncio.run(run())


async def refused(work: Awaitable[Any]) -> str:
    """The code with which something is refused."""
    try:
        await work
    except RequestProblem as problem:
        return problem.code
    except rulewright.Refused as error:
        return error.refusal.reason
    raise AssertionError("it was not refused")


# A move


def test_a_move_is_stored_then_acknowledged_then_pushed(database_url: str, tmp_path: Path) -> None:
    async def scenario(here: House) -> None:
        table = await here.table("steps", "Ada", "Bob")
        spy = here.spy(table)
        order: list[str] = []
        write = here.store.write

        async def writing(work: Any) -> Any:
            result = await write(work)
            order.append("committed")
            return result

        here.store.write = writing  # type: ignore[method-assign]
        spy.moved = lambda: order.append("pushed")  # type: ignore[method-assign]
        wish = Choose(new_id(), 0, 1, "add")
        await moves.choose(here.play, table, here.persons["Ada"], wish, lambda version: order.append(f"ack {version}"))
        assert order == ["committed", "ack 2", "pushed"]

    play_out(database_url, tmp_path, scenario)


def test_the_same_request_is_carried_out_once(database_url: str, tmp_path: Path) -> None:
    async def scenario(here: House) -> None:
        table = await here.table("steps", "Ada", "Bob")
        request = new_id()
        answers = [await here.choose(table, 0, "add", 1, request) for _ in range(3)]
        assert answers == [2, 2, 2] and await here.count(table) == 2
        together = new_id()
        assert set(await asyncio.gather(*(here.choose(table, 1, "add", 2, together) for _ in range(4)))) == {3}
        assert await here.count(table) == 3

    play_out(database_url, tmp_path, scenario)


def test_the_request_of_somebody_else_is_not_repeated(sqlite_url: str, tmp_path: Path) -> None:
    async def scenario(here: House) -> None:
        table = await here.table("steps", "Ada", "Bob")
        request = new_id()
        await here.choose(table, 0, "add", 1, request)
        assert await refused(here.choose(table, 1, "add", 2, request)) == "request-used"

    play_out(sqlite_url, tmp_path, scenario)


def test_a_request_that_comes_again_with_another_choice_is_refused(sqlite_url: str, tmp_path: Path) -> None:
    async def scenario(here: House) -> None:
        table = await here.table("ethnos", "Ada", "Bob")
        (seat,) = (await here.match(table)).waiting
        first, second, *_ = (await here.match(table)).state.options(seat)
        request = new_id()
        done = await here.choose(table, seat, first, 1, request)
        assert await refused(here.choose(table, seat, second, 1, request)) == "request-used"
        assert await here.choose(table, seat, first, 1, request) == done

    play_out(sqlite_url, tmp_path, scenario)


def test_an_answer_to_a_question_that_is_no_more_is_stale(sqlite_url: str, tmp_path: Path) -> None:
    async def scenario(here: House) -> None:
        table = await here.table("steps", "Ada", "Bob")
        await here.choose(table, 0, "add")
        assert await refused(here.choose(table, 0, "add", 1)) == "stale"
        assert await refused(here.choose(table, 1, "add", 1)) == "stale"
        assert await refused(here.choose(table, 1, "add", 99)) == "stale"
        assert await here.count(table) == 2

    play_out(sqlite_url, tmp_path, scenario)


def test_nobody_plays_the_seat_of_another(sqlite_url: str, tmp_path: Path) -> None:
    async def scenario(here: House) -> None:
        table = await here.table("steps", "Ada", "Bob")
        stranger = await here.person("Eve")
        for person in (here.persons["Bob"], stranger, "", "nobody"):
            assert await refused(here.choose(table, 0, "add", 1, person=person or "x")) == "forbidden"
        assert await here.count(table) == 1

    play_out(sqlite_url, tmp_path, scenario)


def test_what_the_rules_forbid_is_refused_with_the_rule(sqlite_url: str, tmp_path: Path) -> None:
    async def scenario(here: House) -> None:
        table = await here.table("bazaar", "Ada", "Bob")
        match = await here.match(table)
        missing = next(f"bid:{card}" for card in range(1, 10) if f"bid:{card}" not in match.state.options(0))
        with pytest.raises(rulewright.Refused) as caught:
            await here.choose(table, 0, missing)
        info = (await here.live(table)).shown.refusal(caught.value.refusal, "en")
        assert (info.rule, info.title, info.numbers) == ("TOY-1", "Bids", {"cards": 2})
        assert await here.count(table) == 1

    play_out(sqlite_url, tmp_path, scenario)


@pytest.mark.parametrize("key", ["crash", "spin"])
def test_a_faulty_rule_costs_one_refused_move(
    key: str, sqlite_url: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def scenario(here: House) -> None:
        table = await here.table("steps", "Ada", "Bob")
        before = (await here.match(table)).state.hash()
        assert await refused(here.choose(table, 0, key)) == "internal"
        assert (await here.match(table)).state.hash() == before and await here.count(table) == 1
        assert await here.choose(table, 0, "add") == 2

    caplog.set_level(logging.CRITICAL)
    play_out(sqlite_url, tmp_path, scenario)


def test_sealed_answers_come_in_any_order_with_the_version_that_was_asked(database_url: str, tmp_path: Path) -> None:
    async def scenario(here: House) -> None:
        table = await here.table("bazaar", "Ada", "Bob", "Cleo")
        state = (await here.match(table)).state
        keys = [state.options(seat)[0] for seat in range(3)]
        versions = await asyncio.gather(*(here.choose(table, seat, keys[seat], 1) for seat in (2, 0, 1)))
        assert sorted(versions) == [2, 3, 4]
        assert (await here.match(table)).window

    play_out(database_url, tmp_path, scenario)


# Undo


def test_free_undo_is_an_event_that_drops_a_choice(database_url: str, tmp_path: Path) -> None:
    async def scenario(here: House) -> None:
        table = await here.table("steps", "Ada", "Bob")
        before = (await here.match(table)).state.hash()
        await here.choose(table, 0, "add")
        assert await here.take_back(table, 0) == 3
        last = (await here.events(table))[-1]
        assert (last.kind, last.seat, last.data) == ("undo", 0, {"drop": [2], "consent": False})
        assert (await here.match(table)).state.hash() == before
        assert (await here.row(table)).waiting == [0]

    play_out(database_url, tmp_path, scenario)


def test_free_undo_is_refused_past_a_barrier_and_where_the_table_wants_consent(sqlite_url: str, tmp_path: Path) -> None:
    async def scenario(here: House) -> None:
        table = await here.table("steps", "Ada", "Bob")
        assert await refused(here.take_back(table, 0)) == "nothing-to-undo"
        await here.choose(table, 0, "peek")
        assert await refused(here.take_back(table, 0)) == "undo-barrier"
        strict = await here.table("steps", "Ada", "Bob", free_undo=False)
        await here.choose(strict, 0, "add")
        assert await refused(here.take_back(strict, 0)) == "undo-consent"

    play_out(sqlite_url, tmp_path, scenario)


# What lists and the outbox get


def test_the_row_of_the_table_follows_the_match(database_url: str, tmp_path: Path) -> None:
    async def scenario(here: House) -> None:
        table = await here.table("steps", "Ada", "Bob")
        here.time.pass_by(7)
        await here.choose(table, 0, "add")
        row = await here.row(table)
        assert (row.waiting, row.stage, row.since, row.status) == ([1], "step", here.time(), "playing")
        while (await here.match(table)).playing:
            await here.choose(table, (await here.match(table)).waiting[0], "add")
        row = await here.row(table)
        assert (row.status, row.waiting, row.stage, row.ended) == ("finished", [], "", here.time())
        assert row.result["winners"] == [0]
        assert await refused(here.choose(table, 1, "add", 99)) == "stale"

    play_out(database_url, tmp_path, scenario)


def test_a_secret_decision_and_a_window_are_not_named_in_lists(sqlite_url: str, tmp_path: Path) -> None:
    async def scenario(here: House) -> None:
        table = await here.table("bazaar", "Ada", "Bob")
        row = await here.row(table)
        assert (row.waiting, row.stage) == ([0, 1], "")
        for seat in (0, 1):
            await here.choose(table, seat, (await here.match(table)).state.options(seat)[0])
        row = await here.row(table)
        assert (await here.match(table)).window and (row.waiting, row.stage) == ([], "")

    play_out(sqlite_url, tmp_path, scenario)


def test_people_who_are_not_here_are_told_of_their_turn_until_they_have_answered(
    database_url: str, tmp_path: Path
) -> None:
    async def scenario(here: House) -> None:
        table = await here.table("steps", "Ada", "Bob")
        ada, bob = here.persons["Ada"], here.persons["Bob"]
        assert await here.notified(table, "turn") == [ada]
        await here.choose(table, 0, "add")
        assert await here.notified(table, "turn") == [bob]
        here.spy(table, "Ada")
        await here.choose(table, 1, "add")
        assert await here.notified(table, "turn") == [], "Ada sees it"

    play_out(database_url, tmp_path, scenario)


def test_a_move_disturbs_nobody_who_looks_at_another_table(database_url: str, tmp_path: Path) -> None:
    async def scenario(here: House) -> None:
        played, other = await here.table("steps", "Ada", "Bob"), await here.table("steps", "Ada", "Bob")
        elsewhere = [here.spy(other, "Ada"), here.spy(other, "Bob")]
        for seat in (0, 1, 0):
            await here.choose(played, seat, "add")
        spy = here.spy(played, "Bob")
        await here.choose(played, 1, "add")
        await until(lambda: "moved" in spy.heard, "the push")
        assert await here.notified(played, "turn") == [here.persons["Ada"]], "her turn was told and taken back before"
        assert [watcher.heard for watcher in elsewhere] == [["table"], []], "but for Bob's coming"

    play_out(database_url, tmp_path, scenario)


def test_whoever_goes_away_while_asked_is_told_later(sqlite_url: str, tmp_path: Path) -> None:
    async def scenario(here: House) -> None:
        table = await here.table("steps", "Ada", "Bob")
        spy = here.spy(table, "Bob")
        await here.choose(table, 0, "add")
        assert await here.notified(table, "turn") == []
        here.play.unwatch(table, spy)
        await until(lambda: here.notified(table, "turn"), "the notification")

    play_out(sqlite_url, tmp_path, scenario)


def test_the_end_is_told_to_everybody(sqlite_url: str, tmp_path: Path) -> None:
    async def scenario(here: House) -> None:
        table = await here.table("steps", "Ada", "Bob")
        while (await here.match(table)).playing:
            await here.choose(table, (await here.match(table)).waiting[0], "add")
        assert await here.notified(table, "finished") == sorted(here.persons.values())
        assert await here.notified(table, "turn") == []

    play_out(sqlite_url, tmp_path, scenario)


# Restarts


def test_a_match_goes_on_after_a_restart_as_if_nothing_had_happened(database_url: str, tmp_path: Path) -> None:
    async def run() -> None:
        time, rng = Time(), random.Random(6)
        async with house(database_url, tmp_path, time) as here:
            table = await here.table("ethnos", "Ada", "Bob", "Cleo")
            persons = here.persons
            for _ in range(50):
                match = await here.match(table)
                seat = match.waiting[0]
                await here.choose(table, seat, rng.choice(match.state.options(seat)))
                if match.can_undo_freely(seat) and rng.random() < 0.2:
                    await here.take_back(table, seat)
            match = await here.match(table)
            left = match.state.hash(), match.version, match.questions, match.lines
        async with house(database_url, tmp_path, time, start=True) as here:
            here.persons = persons
            match = await here.match(table)
            assert (match.state.hash(), match.version, match.questions, match.lines) == left
            await here.choose(table, match.waiting[0], match.state.options(match.waiting[0])[0])

    asyncio.run(run())


def test_a_match_that_has_not_begun_when_the_server_stopped_begins_at_the_next_start(
    sqlite_url: str, tmp_path: Path
) -> None:
    async def run() -> None:
        async with house(sqlite_url, tmp_path) as here:
            table = await here.table("steps", "Ada", "Bob", begin=False)
        async with house(sqlite_url, tmp_path, start=True) as here:
            assert (await here.match(table)).waiting == [0]
            await here.play.begin(table)
            assert await here.count(table) == 1

    asyncio.run(run())


def test_idle_matches_leave_memory_and_come_back(sqlite_url: str, tmp_path: Path) -> None:
    async def scenario(here: House) -> None:
        table = await here.table("steps", "Ada", "Bob")
        spy = here.spy(table)
        here.time.pass_by(3600)
        await timekeeping.tick(here.play)
        assert table in here.play.lives
        here.play.unwatch(table, spy)
        await timekeeping.tick(here.play)
        assert table not in here.play.lives
        assert await here.choose(table, 0, "add") == 2

    play_out(sqlite_url, tmp_path, scenario)


def test_a_finished_match_can_be_sealed_and_verified(sqlite_url: str, tmp_path: Path) -> None:
    async def scenario(here: House) -> None:
        rng = random.Random(1)
        nonces = [["x", "ab" * 16], ["y", "cd" * 16]]
        table = await here.table("ethnos", "Ada", "Bob", nonces=nonces)
        while (match := await here.match(table)).playing:
            seat = match.waiting[0]
            await here.choose(table, seat, rng.choice(match.state.options(seat)))
        row = await here.row(table)
        given = [nonce for _person, nonce in nonces]
        record = seal(match.record(), commitment=row.commitment, nonces=given, seed=row.seed)
        assert rulewright.verify(record) > 0
        assert match.setup.seed == mixed_seed(bytes.fromhex(row.seed), given)

    play_out(sqlite_url, tmp_path, scenario)


def test_a_match_begins_with_the_seats_of_that_moment_whatever_is_read_beside_it(
    database_url: str, tmp_path: Path
) -> None:
    async def scenario(here: House) -> None:
        for _ in range(5):
            table = await here.table("steps", "Ada", "Bob", begin=False)
            assert not (await here.match(table)).begun
            nonces = [["x", "ab" * 16]]
            changed = update(TABLES).where(TABLES.c.id == table).values(nonces=nonces)

            def joined(tx: Any, changed: Any = changed) -> None:
                tx.execute(changed)

            reading = [asyncio.create_task(here.play.reseat(table)) for _ in range(3)]
            await here.store.write(joined)
            await asyncio.gather(here.play.begin(table), *(here.play.reseat(table) for _ in range(5)), *reading)
            match = await here.match(table)
            assert match.begun and match.waiting == [0]
            assert match.setup.seed == mixed_seed(SEED, ["ab" * 16])

    play_out(database_url, tmp_path, scenario)


# Bots


async def bots_done(here: House, table: str) -> None:
    """Waits until no bot is asked."""

    async def done() -> bool:
        live = await here.live(table)
        return not any(live.seats[seat].kind == "bot" for seat in live.match.waiting)

    await until(done, "the bots' answers")


def test_bots_answer_when_they_are_asked(database_url: str, tmp_path: Path) -> None:
    async def scenario(here: House) -> None:
        table = await here.table("ethnos", "Ada", "bot", "bot")
        rng = random.Random(9)
        for _ in range(12):
            await bots_done(here, table)
            match = await here.match(table)
            if not match.playing:
                break
            seat = match.waiting[0]
            await here.choose(table, seat, rng.choice(match.state.options(seat)))
        causes = {event.seat: event.cause for event in (await here.match(table)).events if event.kind == "choice"}
        assert causes[0] == "player" and {causes[1], causes[2]} == {"bot"}

    play_out(database_url, tmp_path, scenario)


def test_several_bots_that_are_asked_at_once_all_answer(sqlite_url: str, tmp_path: Path) -> None:
    async def scenario(here: House) -> None:
        table = await here.table("bazaar", "Ada", "bot", "bot")
        await until(lambda: here.play.lives[table].match.waiting == [0], "both bids")
        assert await here.count(table) == 3

    play_out(sqlite_url, tmp_path, scenario)


def test_a_bot_that_fails_does_not_stop_the_table(
    sqlite_url: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def scenario(here: House) -> None:
        table = await here.table("steps", "Ada", "bot")
        here.workers.broken = True
        await here.choose(table, 0, "add")
        await until(lambda: here.play.lives[table].match.waiting == [0], "the default")
        assert (await here.match(table)).events[-1].cause == "bot"
        assert here.workers.asked == [1, 1], "it was asked twice before"

    caplog.set_level(logging.CRITICAL)
    play_out(sqlite_url, tmp_path, scenario)


def test_bots_that_wait_when_the_server_stops_go_on_at_the_next_start(database_url: str, tmp_path: Path) -> None:
    async def run() -> None:
        time = Time()
        async with house(database_url, tmp_path, time) as here:
            table = await here.table("steps", "Ada", "bot")
            here.play.bots.wake = lambda live: None  # type: ignore[method-assign]
            await here.choose(table, 0, "add")
            assert (await here.match(table)).waiting == [1]
        async with house(database_url, tmp_path, time, start=True) as here:
            await bots_done(here, table)
            assert (await here.match(table)).waiting == [0]

    asyncio.run(run())


def test_a_match_that_the_host_has_repaired_is_loaded_again(database_url: str, tmp_path: Path) -> None:
    async def scenario(here: House) -> None:
        table = await here.table("steps", "Ada", "Bob")
        await here.choose(table, 0, "add")
        await here.choose(table, 1, "add")
        spy = here.spy(table)

        def repair(tx: Any) -> None:
            tx.execute(delete(EVENTS).where(EVENTS.c.table == table, EVENTS.c.number > 2))
            tx.announce(f"match:{table}", 2)
            tx.announce(f"table:{table}")

        await here.store.write(repair)
        await until(lambda: table not in here.play.lives, "the longer match to be forgotten")
        assert (await here.match(table)).version == 2
        await until(lambda: "moved" in spy.heard, "the push")
        assert await here.choose(table, 1, "peek") == 3

    play_out(database_url, tmp_path, scenario)


def test_a_match_that_the_host_has_ended_is_over(database_url: str, tmp_path: Path) -> None:
    async def scenario(here: House) -> None:
        table = await here.table("steps", "Ada", "Bob")

        def end(tx: Any) -> None:
            row = {"table": table, "number": 2, "at": here.time(), "kind": "end", "data": {"reason": "host"}}
            tx.execute(insert(EVENTS).values(row))
            tx.announce(f"match:{table}", 2)

        await here.store.write(end)
        await until(lambda: not here.play.lives[table].match.playing, "the end")
        assert await refused(here.choose(table, 0, "add", 1)) == "stale"

    play_out(database_url, tmp_path, scenario)


# Several processes


def test_two_processes_see_each_others_moves(postgres_url: str, tmp_path: Path) -> None:
    async def run() -> None:
        time = Time()
        async with house(postgres_url, tmp_path, time) as one, house(postgres_url, tmp_path, time) as two:
            table = await one.table("steps", "Ada", "Bob")
            spy = two.spy(table)
            assert (await two.match(table)).waiting == [0]
            await one.choose(table, 0, "peek")
            await until(lambda: two.play.lives[table].match.version == 2, "the event in the other process")
            assert "moved" in spy.heard
            assert await two.choose(table, 1, "add") == 3
            await until(lambda: one.play.lives[table].match.version == 3, "the answer in the first process")
            first, second = await one.match(table), await two.match(table)
            assert first.state.hash() == second.state.hash() and first.lines == second.lines
            assert texts_of(await one.update(table, 0)) == texts_of(await two.update(table, 0))

    asyncio.run(run())


def test_of_two_processes_that_move_at_once_both_moves_count_in_some_order(postgres_url: str, tmp_path: Path) -> None:
    async def run() -> None:
        time = Time()
        async with house(postgres_url, tmp_path, time) as one, house(postgres_url, tmp_path, time) as two:
            for _ in range(5):
                table = await one.table("bazaar", "Ada", "Bob")
                state = (await two.match(table)).state
                keys = [state.options(seat)[0] for seat in (0, 1)]
                versions = await asyncio.gather(one.choose(table, 0, keys[0], 1), two.choose(table, 1, keys[1], 1))
                assert sorted(versions) == [2, 3]
                for each in (one, two):
                    live = await each.live(table)
                    async with live.lock:
                        await each.play.catch_up(live)
                assert (await one.match(table)).state.hash() == (await two.match(table)).state.hash()

    asyncio.run(run())


def test_a_request_that_another_process_has_carried_out_is_acknowledged_again(
    postgres_url: str, tmp_path: Path
) -> None:
    async def run() -> None:
        time = Time()
        async with house(postgres_url, tmp_path, time) as one, house(postgres_url, tmp_path, time) as two:
            table = await one.table("steps", "Ada", "Bob")
            await two.match(table)
            two.deafen()
            request = new_id()
            assert await one.choose(table, 0, "add", 1, request) == 2
            assert await two.choose(table, 0, "add", 1, request) == 2
            assert await two.choose(table, 0, "add", 1, request) == 2
            assert await refused(two.choose(table, 0, "add", 1, new_id())) == "stale"
            assert await one.count(table) == 2

    asyncio.run(run())


def test_a_process_that_did_not_hear_of_a_question_looks_before_it_refuses(postgres_url: str, tmp_path: Path) -> None:
    async def run() -> None:
        time = Time()
        async with house(postgres_url, tmp_path, time) as one, house(postgres_url, tmp_path, time) as two:
            table = await one.table("steps", "Ada", "Bob")
            await two.match(table)
            two.deafen()
            await one.choose(table, 0, "add")
            assert await two.choose(table, 1, "add", 2) == 3

    asyncio.run(run())


def test_only_one_process_thinks_for_a_table(postgres_url: str, tmp_path: Path) -> None:
    async def run() -> None:
        time = Time()
        async with house(postgres_url, tmp_path, time) as one, house(postgres_url, tmp_path, time) as two:
            table = await one.table("steps", "Ada", "bot", begin=False)
            asked = asyncio.Event()
            release = asyncio.Event()

            async def slow(*_args: Any) -> str:
                asked.set()
                await release.wait()
                return "add"

            one.workers.choose = slow  # type: ignore[method-assign, assignment]
            await one.play.begin(table)
            await one.choose(table, 0, "add")
            await asyncio.wait_for(asked.wait(), 20)
            await timekeeping.sweep(two.play, patience=0)
            await until(lambda: not two.play.bots.busy(table), "the other process to give way")
            assert two.workers.asked == []
            release.set()
            await bots_done(one, table)
            assert await one.count(table) == 3
            query = select(LEASES)
            await until(
                lambda: one.store.read(lambda connection: not list(connection.execute(query))), "the lease to be free"
            )

    asyncio.run(run())


def test_the_lease_of_a_process_that_has_crashed_runs_out(postgres_url: str, tmp_path: Path) -> None:
    async def run() -> None:
        time = Time()
        async with house(postgres_url, tmp_path, time) as two:
            async with house(postgres_url, tmp_path, time) as one:
                table = await one.table("steps", "Ada", "bot")
                asked = asyncio.Event()

                async def never(*_args: Any) -> str:
                    asked.set()
                    await asyncio.Event().wait()
                    return ""

                one.workers.choose = never  # type: ignore[method-assign, assignment]
                await one.choose(table, 0, "add")
                await asyncio.wait_for(asked.wait(), 20)

                async def lost(*_args: Any) -> None:
                    """A crash releases nothing."""

                one.play.bots._release = lost  # type: ignore[method-assign, assignment]
                one.play.bots.release_all = lost  # type: ignore[method-assign]
            await timekeeping.sweep(two.play, patience=0)
            await until(lambda: not two.play.bots.busy(table), "the second process to give way")
            assert two.workers.asked == []
            time.pass_by(31)
            await timekeeping.sweep(two.play)
            await bots_done(two, table)
            assert two.workers.asked == [1]

    asyncio.run(run())


def test_a_move_whose_caller_goes_away_is_carried_out_to_its_end(sqlite_url: str, tmp_path: Path) -> None:
    async def scenario(here: House) -> None:
        table = await here.table("steps", "Ada", "Bob")
        spy = here.spy(table)
        wish = Choose(new_id(), 0, 1, "add")
        move = here.play.move(moves.choose(here.play, table, here.persons["Ada"], wish, lambda _version: None))
        waiting = asyncio.create_task(move)
        await asyncio.sleep(0)
        waiting.cancel()
        await until(lambda: "moved" in spy.heard, "the push")
        assert (await here.match(table)).version == 2

    play_out(sqlite_url, tmp_path, scenario)
