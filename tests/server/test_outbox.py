"""The outbox: what is told, to whom, when, and when no longer. The mail server is real, on loopback."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any, cast

import asyncpg
import httpx
import pytest
from litestar import Litestar, Router
from litestar.di import Provide
from office import ADA, START, TABLE, Office, mailing, office
from serving import opened, replaced, until
from sqlalchemy import insert, select, update

from rulewright.server import channels
from rulewright.server.channels import webhook_secret
from rulewright.server.outbox import DAY, GRACE, HOUR, KEPT, LEASE, MINUTE, PAUSES
from rulewright.server.people import PersonRow
from rulewright.server.rest.notifications import ROUTES
from rulewright.server.schema import LEASES, PEOPLE, TABLES
from rulewright.server.sessions import Session
from rulewright.server.settings import Settings
from rulewright.server.wire import Settings as Wishes

# When and what


def test_a_turn_is_in_the_page_at_once_and_mailed_after_the_grace(settings: Settings) -> None:
    async def scenario() -> None:
        async with mailing(settings) as (here, sink):
            await here.put("turn")
            await here.after(GRACE - 1)
            assert await here.statuses("page") == [("reminder", "due"), ("turn", "sent")]
            assert sink.mails == []
            await here.after(1)
            assert len(sink.mails) == 1 and "ada@mail.example" in sink.recipients[0]
            assert await here.statuses("mail") == [("turn", "sent")]
            await here.after(HOUR)
            assert len(sink.mails) == 1

    asyncio.run(scenario())


def test_a_turn_that_is_over_is_never_sent_and_leaves_the_page(settings: Settings) -> None:
    async def scenario() -> None:
        async with mailing(settings) as (here, sink):
            await here.put("turn")
            await here.after(GRACE - 1)
            await here.drop("turn")
            await here.after(3 * DAY)
            assert sink.mails == []
            assert {status for _, status in await here.statuses("page") + await here.statuses("mail")} == {"dropped"}

    asyncio.run(scenario())


def test_a_turn_of_a_game_that_has_ended_is_not_sent(settings: Settings) -> None:
    async def scenario() -> None:
        async with mailing(settings) as (here, sink):
            await here.put("turn")
            await here.execute(update(TABLES).values(status="ended"))
            await here.after(2 * DAY)
            assert sink.mails == []
            assert await here.statuses("mail") == [("turn", "dropped")]

    asyncio.run(scenario())


def test_a_turn_that_stands_is_told_once_and_the_next_one_again(settings: Settings) -> None:
    async def scenario() -> None:
        async with mailing(settings) as (here, sink):
            await here.put("turn")
            await here.put("turn")
            await here.after(GRACE)
            await here.put("turn")
            await here.after(GRACE)
            assert len(sink.mails) == 1
            await here.drop("turn")
            await here.put("turn")
            await here.after(GRACE)
            assert len(sink.mails) == 2

    asyncio.run(scenario())


def test_a_turn_is_not_mailed_while_the_person_looks_at_the_table(settings: Settings) -> None:
    class Looking:
        people = {ADA}

        def connected(self, table: str) -> set[str]:
            return self.people if table == TABLE else set()

    async def scenario() -> None:
        async with mailing(settings) as (here, sink):
            looking = Looking()
            here.server.play = cast(Any, looking)
            await here.put("turn")
            await here.after(GRACE)
            await here.after(GRACE)
            assert sink.mails == []
            looking.people = set()
            await here.after(GRACE)
            assert len(sink.mails) == 1

    asyncio.run(scenario())


def test_one_reminder_comes_when_the_turn_has_lasted_long(settings: Settings) -> None:
    async def scenario() -> None:
        async with mailing(settings) as (here, sink):
            await here.put("turn")
            await here.after(GRACE)
            await here.after(DAY - GRACE - 1)
            assert len(sink.mails) == 1
            await here.after(1)
            assert [mail["Subject"] for mail in sink.mails] == [
                "Your turn: Ethnos · Zażółć",
                "Still your turn: Ethnos · Zażółć",
            ]
            assert "for a day." in sink.mails[1].get_content()
            await here.after(30 * DAY)
            assert len(sink.mails) == 2
            assert ("reminder", "sent") in await here.statuses("page")

    asyncio.run(scenario())


def test_whoever_wants_no_reminders_gets_none(settings: Settings) -> None:
    async def scenario() -> None:
        async with mailing(settings, wishes={"mail": True, "reminders": False}) as (here, sink):
            await here.put("turn")
            await here.after(GRACE)
            await here.after(2 * DAY)
            assert len(sink.mails) == 1
            assert ("reminder", "dropped") in await here.statuses("page")

    asyncio.run(scenario())


def test_a_delayed_notification_is_shown_and_sent_in_its_time(settings: Settings) -> None:
    async def scenario() -> None:
        async with mailing(settings) as (here, sink):
            await here.put("vote", 5 * MINUTE, by="Bob")
            await here.after(5 * MINUTE - 1)
            assert (sink.mails, await here.statuses("page")) == ([], [("vote", "due")])
            await here.after(1)
            assert await here.statuses("page") == [("vote", "sent")]
            assert "Bob asks for your vote" in sink.mails[0].get_content()

    asyncio.run(scenario())


def test_only_channels_that_are_switched_on_get_a_row(sqlite_settings: Settings) -> None:
    async def channels_for(settings: Settings, **person: Any) -> list[str]:
        async with office(settings, **person) as here:
            await here.put("started")
            return [channel for (channel,) in await here.rows("channel")]

    browsers = [{"id": "1"}, {"id": "2"}]
    everything = {"email": "a@b.example", "webhook": "https://hook.example/", "push": browsers}
    wishes = {"mail": True, "webhook": True, "push": True}
    full = {"smtp": "smtp://mail.example", "push_subject": "mailto:host@example.com"}

    def found(number: int, full: dict[str, Any], **person: Any) -> list[str]:
        url = sqlite_settings.database.replace("test.", f"test{number}.")
        return asyncio.run(channels_for(replaced(sqlite_settings, database=url, **full), **person))

    assert found(1, full, **everything, wishes=wishes) == ["page", "mail", "webhook", "push", "push"]
    assert found(2, full, **everything) == ["page"]
    assert found(3, full, wishes=wishes) == ["page"]
    assert found(4, {"webhooks": False}, **everything, wishes=wishes) == ["page"]
    assert found(5, full, **everything, wishes=wishes, banned=True) == ["page"]
    assert found(6, full, email="a@b.example", confirmed="old@b.example", wishes=wishes) == ["page"]


def test_what_is_switched_off_before_it_is_sent_is_not_sent(settings: Settings) -> None:
    async def scenario() -> None:
        async with mailing(settings) as (here, sink):
            await here.put("turn")
            await here.execute(update(PEOPLE).values(settings={"mail": False}))
            await here.after(GRACE)
            assert sink.mails == []
            assert await here.statuses("mail") == [("turn", "dropped")]

    asyncio.run(scenario())


def test_a_long_game_leaves_few_rows(settings: Settings) -> None:
    async def scenario() -> None:
        async with mailing(settings) as (here, sink):
            for _ in range(20):
                await here.put("turn")
                await here.drop("turn")
            await here.after(GRACE)
            assert sink.mails == []
            assert len(await here.rows("id")) <= 3

    asyncio.run(scenario())


def test_what_another_transaction_is_changing_is_left_alone_until_later(postgres_url: str, tmp_path: Path) -> None:
    """Somebody may be moving at the very moment in which the mail about their turn is due."""

    async def scenario() -> None:
        settings = Settings(data=tmp_path, database=postgres_url)
        async with mailing(settings) as (here, sink):
            await here.put("turn")
            here.clock.time += GRACE
            locked, finish = asyncio.Event(), asyncio.Event()

            async def move() -> None:
                connection = await asyncpg.connect(postgres_url)
                async with connection.transaction():
                    await connection.execute("SELECT * FROM outbox FOR UPDATE")
                    locked.set()
                    await finish.wait()
                await connection.close()

            mover = asyncio.create_task(move())
            await locked.wait()
            assert await here.server.store.write(lambda tx: here.outbox._take(tx, set())) == []
            finish.set()
            await mover
            await here.after(0)
            assert len(sink.mails) == 1

    asyncio.run(scenario())


def test_what_was_told_long_ago_is_forgotten(settings: Settings) -> None:
    async def scenario() -> None:
        async with mailing(settings) as (here, _sink):
            await here.put("started")
            await here.after(0)
            assert len(await here.rows("id")) == 2
            here.clock.time += KEPT + 1
            await here.put("finished")
            await here.after(0)
            assert {kind for (kind,) in await here.rows("kind")} == {"finished"}

    asyncio.run(scenario())


def test_a_notification_disturbs_none_of_the_sockets_of_the_person(settings: Settings) -> None:
    async def scenario() -> None:
        heard: list[str] = []
        async with office(settings) as here:
            here.server.store.subscribe(lambda topic, _number: heard.append(topic))
            await here.put("turn")
            await here.drop("turn")
            await here.put("invitation")
            await here.after(0)
            assert heard == []

    asyncio.run(scenario())


def test_a_long_game_does_not_leave_rows_for_every_turn(settings: Settings) -> None:
    async def scenario() -> None:
        async with office(settings) as here:
            for _ in range(5):
                await here.put("turn")
                await here.drop("turn")
            assert sorted(await here.rows("kind", "status")) == [("reminder", "dropped"), ("turn", "dropped")]

    asyncio.run(scenario())


# Failures, restarts, several processes


def test_a_failure_is_tried_again_with_growing_pauses_and_the_same_message_id(settings: Settings) -> None:
    async def scenario() -> None:
        async with mailing(settings) as (here, sink):
            sink.data_answers = ["451 later"] * 2
            await here.put("started")
            await here.after(0)
            assert await here.rows("channel", "status", "attempts") == [("page", "sent", 0), ("mail", "due", 1)]
            assert "451" in (await here.rows("error"))[1][0]
            await here.after(PAUSES[0] - 1)
            assert sink.data_answers == ["451 later"]
            await here.after(1)
            assert sink.data_answers == []
            await here.after(PAUSES[1] - 1)
            assert sink.mails == []
            await here.after(1)
            assert len(sink.mails) == 1
            assert await here.rows("status", "error") == [("sent", ""), ("sent", "")]

    asyncio.run(scenario())


def test_it_gives_up_after_the_last_pause_and_keeps_the_error(settings: Settings) -> None:
    async def scenario() -> None:
        async with mailing(settings) as (here, sink):
            sink.data_answers = ["451 never"] * 20
            await here.put("started")
            await here.after(0)
            for pause in PAUSES:
                assert await here.statuses("mail") == [("started", "due")]
                await here.after(pause)
            assert await here.statuses("mail") == [("started", "failed")]
            assert "451" in (await here.rows("error"))[1][0]
            await here.after(30 * DAY)
            assert len(sink.data_answers) == 20 - 1 - len(PAUSES)

    asyncio.run(scenario())


def test_a_refused_recipient_is_not_tried_again(settings: Settings) -> None:
    async def scenario() -> None:
        async with mailing(settings) as (here, sink):
            sink.recipient_answers = ["550 nobody here"]
            await here.put("started")
            await here.after(0)
            assert await here.statuses("mail") == [("started", "failed")]

    asyncio.run(scenario())


def test_nothing_is_lost_over_a_restart(settings: Settings) -> None:
    """The process dies after the mail has gone and before that is written down: it is sent again, recognisably."""

    async def scenario() -> None:
        async with mailing(settings) as (here, sink):
            await here.put("started")
            taken = await here.server.store.write(lambda tx: here.outbox._take(tx, set()))
            assert taken is not None and len(taken) == 1
            await channels.send(here.server.settings, "mail", taken[0].message)
            await here.put("turn")
            async with opened(settings.database_url) as store:
                reborn = Office(here.server.settings, store, here.clock)
                await reborn.after(max(LEASE, PAUSES[0]) + 1)
                # They are sent side by side, in any order.
                told = sorted((mail["Subject"], mail["Message-ID"]) for mail in sink.mails)
                assert [subject.split(":")[0] for subject, _ in told] == ["The game has begun"] * 2 + ["Your turn"]
                assert told[0] == told[1] and told[1][1] != told[2][1]
                await reborn.after(HOUR)
                assert len(sink.mails) == 3

    asyncio.run(scenario())


def test_the_loop_sends_at_once_and_stops_cleanly(settings: Settings) -> None:
    async def scenario() -> None:
        async with mailing(settings) as (here, sink):
            await here.outbox.start()
            await here.put("started")
            await until(lambda: sink.mails, "the mail")
            await here.outbox.stop()
            assert await here.statuses("mail") == [("started", "sent")]
            leases = await here.server.store.read(lambda connection: connection.execute(select(LEASES)).all())
            assert leases == []

    asyncio.run(scenario())


def test_the_loop_lives_on_when_the_database_fails_for_a_while(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("rulewright.server.outbox.LOOK", 1)

    async def scenario() -> None:
        async with mailing(settings) as (here, sink):
            failing = [True]
            lease = here.outbox._lease

            def sometimes(tx: Any, at: int) -> bool:
                if failing:
                    failing.pop()
                    raise OSError("away")
                return lease(tx, at)

            monkeypatch.setattr(here.outbox, "_lease", sometimes)
            await here.outbox.start()
            await here.put("started")
            await until(lambda: sink.mails, "the mail")
            await here.outbox.stop()
            assert not failing

    asyncio.run(scenario())


def test_two_processes_send_once(postgres_url: str, tmp_path: Path) -> None:
    async def scenario() -> None:
        settings = Settings(data=tmp_path, database=postgres_url)
        async with mailing(settings) as (here, sink), opened(postgres_url) as store:
            other = Office(here.server.settings, store, here.clock)
            for number in range(30):
                await here.put("invitation", by=f"Guest {number}")
            await asyncio.gather(here.outbox.deliver(), other.outbox.deliver(), here.outbox.deliver())
            await until(lambda: len(sink.mails) == 30, "all mails")
            await asyncio.gather(here.after(0), other.after(HOUR))
            assert len({mail["Message-ID"] for mail in sink.mails}) == len(sink.mails) == 30

    asyncio.run(scenario())


def test_another_process_takes_over_when_the_lease_has_run_out(postgres_url: str, tmp_path: Path) -> None:
    async def scenario() -> None:
        settings = Settings(data=tmp_path, database=postgres_url)
        async with mailing(settings) as (here, sink):
            dead = {"name": "outbox", "holder": "somebody", "until": START + LEASE}
            await here.execute(insert(LEASES).values(**dead))
            await here.put("started")
            await here.after(LEASE)
            assert sink.mails == []
            await here.after(1)
            assert len(sink.mails) == 1

    asyncio.run(scenario())


# Requests


@contextlib.asynccontextmanager
async def asking(here: Office, person: str = ADA) -> AsyncIterator[httpx.AsyncClient]:
    """A client of the requests alone, signed in."""
    session = Session(person=PersonRow(person, "Ada", True, "en", Wishes()) if person else None)
    parts = {
        "server": Provide(lambda: here.server, sync_to_thread=False),
        "session": Provide(lambda: session, sync_to_thread=False),
    }
    app = Litestar([Router("/api", route_handlers=ROUTES)], dependencies=parts, openapi_config=None)
    transport = httpx.ASGITransport(app=cast(Any, app))
    async with httpx.AsyncClient(transport=transport, base_url="http://127.0.0.1:8000", trust_env=False) as client:
        yield client


def test_the_list_is_in_the_readers_language_newest_first_without_what_is_over(settings: Settings) -> None:
    async def scenario() -> None:
        async with office(settings) as here, asking(here) as client:
            await here.put("started")
            here.clock.time += 1
            await here.put("turn")
            await here.put("vote")
            await here.drop("vote")
            told = (await client.get("/api/notifications?locale=pl")).json()
            assert [entry["text"] for entry in told] == [
                "Twoja kolej przy stole „Ethnos · Zażółć”.",
                "Gra przy stole „Ethnos · Zażółć” się rozpoczęła.",
            ]
            assert told[0]["table"] == TABLE and told[0]["at"] == START + 1 and told[0]["seen"] is False
            assert (await client.get("/api/notifications")).json()[0]["text"].startswith("It is your turn")

    asyncio.run(scenario())


def test_seen_up_to_the_newest_that_the_page_shows(settings: Settings) -> None:
    async def scenario() -> None:
        async with office(settings) as here, asking(here) as client:
            await here.put("started")
            (first,) = (await client.get("/api/notifications")).json()
            await here.put("finished")
            assert (await client.post(f"/api/notifications/seen?upto={first['id']}")).status_code == 204
            assert [entry["seen"] for entry in (await client.get("/api/notifications")).json()] == [False, True]
            assert (await client.post("/api/notifications/seen")).status_code == 204
            assert [entry["seen"] for entry in (await client.get("/api/notifications")).json()] == [True, True]

    asyncio.run(scenario())


def test_at_most_fifty_are_listed_and_nobody_sees_those_of_others(settings: Settings) -> None:
    async def scenario() -> None:
        async with office(settings) as here, asking(here) as client, asking(here, "somebodyelse0000") as other:
            for _ in range(52):
                await here.put("vote")
            assert len((await client.get("/api/notifications")).json()) == 50
            assert (await other.get("/api/notifications")).json() == []
            await other.post("/api/notifications/seen")
            assert not any(entry["seen"] for entry in (await client.get("/api/notifications")).json())
            secrets = [(await one.get("/api/notifications/webhook")).json()["secret"] for one in (client, other)]
            assert secrets[0] == webhook_secret(here.server.settings, ADA) != secrets[1]

    asyncio.run(scenario())
