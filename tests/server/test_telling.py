"""Ways to be told that a person adds in the account: several browsers, and a mail address that is confirmed first."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from typing import Any

import pytest
from office import ADA, Office, mailing, office
from people_app import people_running
from serving import Browser, Running, opened, replaced
from sinks import MailSink, mail_sink, web_sink
from sqlalchemy import insert, select, text, update
from test_channels import PushBrowser
from test_people import SUBSCRIPTION

from rulewright.server.people import MAX_BROWSERS, browser_id
from rulewright.server.schema import PEOPLE
from rulewright.server.settings import Settings
from rulewright.server.store import Transaction, open_store
from rulewright.server.upgrade import migrate

# Browsers


def subscription(number: int) -> dict[str, str]:
    return {**SUBSCRIPTION, "endpoint": f"https://push.example/{number}", "name": f"Browser {number}"}


def test_every_browser_is_kept_once_and_can_be_removed(settings: Settings) -> None:
    async def scenario() -> None:
        async with people_running(settings) as here:
            ada = await here.guest("Ada")
            for number in (1, 2, 1):
                await ada.post("/api/push", subscription(number))
            assert [browser["name"] for browser in await ada.get("/api/push")] == ["Browser 2", "Browser 1"]
            await ada.delete(f"/api/push/{browser_id('https://push.example/2')}")
            await ada.delete(f"/api/push/{browser_id('https://push.example/9')}")
            assert [browser["name"] for browser in await ada.get("/api/push")] == ["Browser 1"]
            await ada.delete("/api/push")
            assert await ada.get("/api/push") == []

    asyncio.run(scenario())


def test_of_too_many_browsers_the_oldest_goes(sqlite_settings: Settings) -> None:
    async def scenario() -> None:
        async with people_running(sqlite_settings) as here:
            ada = await here.guest("Ada")
            for number in range(MAX_BROWSERS + 2):
                await ada.post("/api/push", subscription(number))
            names = [browser["name"] for browser in await ada.get("/api/push")]
            assert names == [f"Browser {number}" for number in range(2, MAX_BROWSERS + 2)]

    asyncio.run(scenario())


@asynccontextmanager
async def two_browsers(settings: Settings, port: int) -> AsyncIterator[tuple[Office, list[PushBrowser]]]:
    browsers = [PushBrowser(f"http://127.0.0.1:{port}/push/{number}") for number in (1, 2)]
    settings = replaced(settings, private_webhooks=True, push_subject="mailto:host@games.example")
    async with office(settings, push=[browser.kept for browser in browsers], wishes={"push": True}) as here:
        yield here, browsers


async def kept_by(here: Office) -> list[str]:
    stored = select(PEOPLE.c.push)
    found = await here.server.store.read(lambda connection: connection.execute(stored).scalar())
    return [browser["endpoint"].rpartition("/")[2] for browser in found or []]


def test_all_browsers_of_a_person_are_told(settings: Settings) -> None:
    async def scenario() -> None:
        async with web_sink() as sink, two_browsers(settings, sink.port) as (here, browsers):
            await here.put("started")
            await here.after(0)
            by_path = {request.path: request.body for request in sink.received}
            texts = [browsers[at].read(by_path[f"/push/{at + 1}"])["text"] for at in (0, 1)]
            assert texts[0] == texts[1] and await here.statuses("push") == [("started", "sent")] * 2

    asyncio.run(scenario())


def test_an_expired_browser_is_dropped_and_the_others_stay(settings: Settings) -> None:
    async def scenario() -> None:
        async with web_sink() as sink, two_browsers(settings, sink.port) as (here, _browsers):
            sink.statuses = [410]
            await here.put("started")
            await here.after(0)
            assert sorted(await here.statuses("push")) == [("started", "failed"), ("started", "sent")]
            assert len(await kept_by(here)) == 1

    asyncio.run(scenario())


def test_what_waits_for_a_browser_that_was_removed_is_not_sent(sqlite_settings: Settings) -> None:
    async def scenario() -> None:
        async with web_sink() as sink, two_browsers(sqlite_settings, sink.port) as (here, browsers):
            await here.put("turn")
            gone = update(PEOPLE).values(push=[browsers[1].kept])
            await here.execute(gone)
            await here.after(60_000)
            assert [request.path for request in sink.received] == ["/push/2"]
            assert sorted(await here.statuses("push")) == [("turn", "dropped"), ("turn", "sent")]

    asyncio.run(scenario())


# Mail


@asynccontextmanager
async def with_mail(settings: Settings) -> AsyncIterator[tuple[Running, Browser, MailSink]]:
    async with mail_sink() as sink:
        settings = replaced(settings, smtp=f"smtp://127.0.0.1:{sink.port}", address="")
        async with people_running(settings) as here:
            yield here, await here.guest("Ada"), sink


def token_in(mail: Any) -> str:
    found = re.search(r"/account\?confirm=(\S+)", mail.get_content())
    assert found is not None, mail.get_content()
    return found.group(1)


async def address_of(browser: Browser) -> tuple[str, bool]:
    person = (await browser.me())["person"]
    return person["email"], person["email_confirmed"]


def test_a_new_address_is_asked_and_gets_mail_once_it_has_agreed(settings: Settings) -> None:
    async def scenario() -> None:
        async with with_mail(settings) as (here, ada, sink):
            outbox = here.server.outbox
            await ada.patch("/api/me", {"email": "ada@mail.example", "settings": {"mail": True}})
            assert await address_of(ada) == ("ada@mail.example", False)
            id = (await ada.me())["person"]["id"]
            await here.server.store.write(lambda tx: outbox.put(tx, id, "started", "", {}))
            await outbox.deliver()
            assert [mail["Subject"] for mail in sink.mails] == ["Is this your address?"], "nothing but the question"
            stranger = await here.browser()
            await stranger.post("/api/confirm", {"token": token_in(sink.mails[0])})
            assert await address_of(ada) == ("ada@mail.example", True)
            await here.server.store.write(lambda tx: outbox.put(tx, id, "started", "", {}))
            await outbox.deliver()
            assert len(sink.mails) == 2 and sink.mails[1]["To"] == "ada@mail.example"

    asyncio.run(scenario())


def test_a_link_confirms_its_own_address_and_no_other(settings: Settings) -> None:
    async def scenario() -> None:
        async with with_mail(settings) as (here, ada, sink):
            await ada.patch("/api/me", {"email": "ada@mail.example"})
            await here.server.outbox.deliver()
            token = token_in(sink.mails[0])
            person = token.partition(".")[0]
            for wrong in (f"{token[:-1]}x", f"{person}.{'0' * 40}", f"nobody000000.{'0' * 40}", "é" * 30):
                assert await ada.refused("POST", "/api/confirm", {"token": wrong}) == (404, "confirmation")
            await ada.patch("/api/me", {"email": "eve@mail.example"})
            assert await ada.refused("POST", "/api/confirm", {"token": token}) == (404, "confirmation")
            assert await address_of(ada) == ("eve@mail.example", False)
            await ada.patch("/api/me", {"email": ""})
            assert await address_of(ada) == ("", False)

    asyncio.run(scenario())


def test_an_address_that_is_typed_in_again_is_not_asked_again(sqlite_settings: Settings) -> None:
    async def scenario() -> None:
        async with with_mail(sqlite_settings) as (here, ada, sink):
            for email in ("ada@mail.example", "ada@mail.example"):
                await ada.patch("/api/me", {"email": email})
            await here.server.outbox.deliver()
            await ada.post("/api/confirm", {"token": token_in(sink.mails[0])})
            for email in ("", "ada@mail.example"):
                await ada.patch("/api/me", {"email": email})
            await here.server.outbox.deliver()
            assert len(sink.mails) == 1 and await address_of(ada) == ("ada@mail.example", True)
            assert await ada.refused("POST", "/api/me/email") == (409, "nothing-to-confirm")

    asyncio.run(scenario())


def test_the_question_can_be_sent_again_but_not_without_end(sqlite_settings: Settings) -> None:
    async def scenario() -> None:
        async with with_mail(sqlite_settings) as (here, ada, sink):
            await ada.patch("/api/me", {"email": "ada@mail.example"})
            for _ in range(4):
                await ada.post("/api/me/email")
            assert await ada.refused("POST", "/api/me/email") == (429, "too-many")
            other = await here.guest("Eve")
            assert await other.refused("PATCH", "/api/me", {"email": "Ada@mail.example"}) == (429, "too-many")
            await here.server.outbox.deliver()
            assert len(sink.mails) == 1, "what was asked again before it was sent is sent once"

    asyncio.run(scenario())


@pytest.mark.parametrize(("locale", "subject"), [("en", "Is this your address?"), ("pl", "Czy to twój adres?")])
def test_the_question_is_asked_in_the_language_of_the_person(
    locale: str, subject: str, sqlite_settings: Settings
) -> None:
    async def scenario() -> None:
        async with mailing(sqlite_settings, confirmed="", locale=locale) as (here, sink):
            await here.server.store.write(lambda tx: here.outbox.confirm(tx, ADA))
            await here.after(0)
            assert (
                sink.mails[0]["Subject"] == subject and "games.example/account?confirm=" in sink.mails[0].get_content()
            )

    asyncio.run(scenario())


def test_without_a_mail_server_nobody_is_asked(sqlite_settings: Settings) -> None:
    async def scenario() -> None:
        async with people_running(sqlite_settings) as here:
            ada = await here.guest("Ada")
            me = await ada.patch("/api/me", {"email": "ada@mail.example"})
            assert me["mail"] is False
            assert await ada.refused("POST", "/api/me/email") == (409, "nothing-to-confirm")

    asyncio.run(scenario())


# From the version before


def carry_out(statement: Any, tx: Transaction) -> None:
    tx.execute(statement)


def test_an_upgrade_keeps_addresses_and_browsers_in_use(database_url: str) -> None:
    """A database of the first revision, with Ada and her browser."""

    async def scenario() -> None:
        async with opened(database_url) as store:
            ada = {"id": ADA, "name": "Ada", "locale": "en", "settings": {}, "email": "ada@mail.example"}
            row = {**ada, "webhook": "", "push": SUBSCRIPTION, "banned": False, "created": 0, "seen": 0}
            await store.write(lambda tx: tx.execute(insert(PEOPLE).values(row)) and None)
            for statement in (
                "ALTER TABLE people DROP COLUMN confirmed",
                "ALTER TABLE tables DROP COLUMN advice",
                "ALTER TABLE tables DROP COLUMN asked",
                "ALTER TABLE tables DROP COLUMN cover_windows",
                "ALTER TABLE tables DROP COLUMN lessons",
                "ALTER TABLE tables DROP COLUMN scene_wait",
                "ALTER TABLE tables DROP COLUMN held",
                "ALTER TABLE tables DROP COLUMN start",
                "DROP TABLE positions",
                "UPDATE alembic_version SET version_num = '0001'",
            ):
                await store.write(partial(carry_out, text(statement)))
        await asyncio.to_thread(migrate, database_url)
        store = await open_store(database_url)
        try:
            found: Any = await store.read(lambda connection: connection.execute(select(PEOPLE)).one())
        finally:
            await store.close()
        assert found.confirmed == found.email == "ada@mail.example"
        assert found.push == [{"id": browser_id(SUBSCRIPTION["endpoint"]), "name": "", "at": 0, **SUBSCRIPTION}]

    asyncio.run(scenario())
