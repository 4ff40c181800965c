"""Seeds that are promised before the browser's random bytes are known."""

from __future__ import annotations

import asyncio
from typing import Any

from serving import running
from sqlalchemy import func, select

from rulewright.sealing import commitment
from rulewright.server.promises import KEPT
from rulewright.server.schema import PROMISES, TABLES
from rulewright.server.settings import Settings

SEATS: list[dict[str, Any]] = [{"kind": "me"}, {"kind": "invited"}]
NONCE = "ab" * 16


def plan(**further: Any) -> dict[str, Any]:
    return {"game": "ethnos", "seats": SEATS, "nonce": NONCE, **further}


def test_a_table_has_the_seed_that_was_promised_before(settings: Settings) -> None:
    async def scenario() -> None:
        async with running(settings) as here:
            ada = await here.guest("Ada")
            promised = (await ada.post("/api/promises"))["commitment"]
            table = await ada.post("/api/tables", plan(commitment=promised))
            assert table["commitment"] == promised
            seed = await here.server.store.read(
                lambda connection: connection.execute(select(TABLES.c.seed)).scalar_one()
            )
            assert commitment(bytes.fromhex(seed)) == promised

    asyncio.run(scenario())


def test_a_promise_is_kept_once_and_for_one_person_alone(settings: Settings) -> None:
    async def scenario() -> None:
        async with running(settings) as here:
            ada, bob = await here.guest("Ada"), await here.guest("Bob")
            promised = (await ada.post("/api/promises"))["commitment"]
            assert await bob.refused("POST", "/api/tables", plan(commitment=promised)) == (409, "unknown-promise")
            await ada.post("/api/tables", plan(commitment=promised))
            assert await ada.refused("POST", "/api/tables", plan(commitment=promised)) == (409, "unknown-promise")
            assert await ada.refused("POST", "/api/tables", plan(commitment="0" * 64)) == (409, "unknown-promise")
            assert await ada.refused("POST", "/api/tables", plan(commitment="zz")) == (400, "malformed")

    asyncio.run(scenario())


def test_promises_that_nobody_uses_do_not_pile_up(settings: Settings) -> None:
    async def scenario() -> None:
        async with running(settings) as here:
            ada = await here.guest("Ada")
            for _ in range(KEPT + 5):
                last = (await ada.post("/api/promises"))["commitment"]
            kept = await here.server.store.read(
                lambda connection: connection.execute(select(func.count()).select_from(PROMISES)).scalar_one()
            )
            assert kept <= KEPT
            assert (await ada.post("/api/tables", plan(commitment=last)))["commitment"] == last

    asyncio.run(scenario())


def test_visitors_are_promised_nothing(sqlite_settings: Settings) -> None:
    async def scenario() -> None:
        async with running(sqlite_settings) as here:
            visitor = await here.browser()
            assert await visitor.refused("POST", "/api/promises") == (401, "sign-in")

    asyncio.run(scenario())


def test_without_a_promise_the_server_commits_when_the_table_is_made(sqlite_settings: Settings) -> None:
    async def scenario() -> None:
        async with running(sqlite_settings) as here:
            ada = await here.guest("Ada")
            table = await ada.post("/api/tables", plan())
            assert len(table["commitment"]) == 64

    asyncio.run(scenario())
