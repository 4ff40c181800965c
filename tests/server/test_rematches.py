"""Once more with the same people."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from desk import NONCE, Desk, Guest, Playing, playing_at
from sqlalchemy import delete

from rulewright.server.schema import PEOPLE


@pytest.fixture
def at_desk(database_url: str, tmp_path: Path) -> Playing:
    return playing_at(database_url, tmp_path)


async def finished(here: Desk, *names: str, **fields: Any) -> tuple[str, list[Guest]]:
    """A finished table of these people and a sharp bot, made by the first of them."""
    guests = [await here.guest(name) for name in names]
    seats = [{"kind": "me"}, *({"kind": "open"} for _ in names[1:]), {"kind": "bot", "level": "sharp", "badge": "E"}]
    plan = {"game": "ethnos", "seats": seats, "nonce": NONCE, "name": "Long autumn", **fields}
    id = (await guests[0].post("/tables", plan))["id"]
    for number, guest in enumerate(guests[1:], 1):
        await guest.post(f"/tables/{id}/join", {"seat": number})
    if len(guests) > 1:
        await guests[0].post(f"/tables/{id}/start")
    await here.change(id, status="finished", ended=5)
    return id, guests


def kinds(table: Any) -> list[str]:
    return [seat["kind"] for seat in table["seats"]]


def test_the_first_to_ask_makes_the_table_and_the_others_come_along(at_desk: Playing) -> None:
    async def scenario(here: Desk) -> None:
        options = {"open_draw": True}
        id, (ada, ben, cleo) = await finished(
            here, "Ada", "Ben", "Cleo", options=options, tempo={"kind": "turn", "base": 9}
        )
        before = await ada.get(f"/tables/{id}")
        table = await ben.post(f"/tables/{id}/rematch", {"nonce": "b" * 32})
        again = table["id"]
        assert table["status"] == "open" and table["creator"] and table["previous"] == id
        assert kinds(table) == ["invited", "person", "invited", "bot"]
        assert [seat["name"] for seat in table["seats"]] == [seat["name"] for seat in before["seats"]]
        assert [seat["name"] for seat in table["seats"]][:3] == ["Ada", "Ben", "Cleo"]
        for field in ("game", "name", "options", "tempo", "private", "spectators", "free_undo", "language"):
            assert table[field] == before[field], field
        assert [seat["badge"] for seat in table["seats"]] == [seat["badge"] for seat in before["seats"]]
        assert table["commitment"] != before["commitment"]
        assert (await ada.get(f"/tables/{id}"))["rematch"] == again
        assert ("invitation", again) in await here.notices(ada)
        assert ("invitation", again) not in await here.notices(ben)
        assert (await ada.get("/tables/mine"))["tables"][0]["id"] == again

        assert (await ada.post(f"/tables/{id}/rematch", {"nonce": "a" * 32}))["id"] == again
        assert ("invitation", again) not in await here.notices(ada)
        table = await cleo.post(f"/tables/{again}/join", {"nonce": "c" * 32})
        assert kinds(table) == ["person", "person", "person", "bot"] and table["yours"] == [2]
        assert (await here.row(again)).nonces == [[ben.id, "b" * 32], [ada.id, "a" * 32], [cleo.id, "c" * 32]]
        assert (await ben.post(f"/tables/{again}/start"))["status"] == "playing"
        assert (await cleo.post(f"/tables/{id}/rematch", {}))["status"] == "playing"

    at_desk(scenario)


def test_everybody_asking_at_once_makes_one_table(at_desk: Playing) -> None:
    async def scenario(here: Desk) -> None:
        id, guests = await finished(here, "Ada", "Ben", "Cleo")
        tables = await asyncio.gather(*(guest.post(f"/tables/{id}/rematch", {}) for guest in guests))
        assert len({table["id"] for table in tables}) == 1
        assert kinds(await guests[0].get(f"/tables/{tables[0]['id']}")) == ["person", "person", "person", "bot"]

    at_desk(scenario)


def test_against_bots_the_rematch_starts_at_once(at_desk: Playing) -> None:
    async def scenario(here: Desk) -> None:
        id, (ada,) = await finished(here, "Ada")
        table = await ada.post(f"/tables/{id}/rematch", {"nonce": "a" * 32})
        assert table["status"] == "playing" and here.play.begun == [id, table["id"]]
        assert (await ada.post(f"/tables/{id}/rematch", {}))["id"] == table["id"]

    at_desk(scenario)


def test_people_on_one_device_come_back_together(at_desk: Playing) -> None:
    async def scenario(here: Desk) -> None:
        ada, ben = await here.guest("Ada"), await here.guest("Ben")
        seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "me", "name": "Ola"}]
        id = (await ada.post("/tables", {"game": "ethnos", "seats": seats}))["id"]
        await ben.post(f"/tables/{id}/join", {})
        await ada.post(f"/tables/{id}/start")
        await here.change(id, status="finished")
        await ben.post(f"/tables/{id}/rematch", {})
        table = await ada.post(f"/tables/{id}/rematch", {})
        assert table["yours"] == [0, 2]
        assert [seat["name"] for seat in table["seats"]] == ["Ada", "Ben", "Ola"]

    at_desk(scenario)


def test_a_rematch_needs_an_end_and_a_seat(at_desk: Playing) -> None:
    async def scenario(here: Desk) -> None:
        ada, ben = await here.guest("Ada"), await here.guest("Ben")
        open_table, running = (await ada.table("open"))["id"], (await ada.table("bot"))["id"]
        for id in (open_table, running):
            assert await ada.refused("POST", f"/tables/{id}/rematch", {}) == (409, "not-over")
            assert await ben.refused("POST", f"/tables/{id}/rematch", {}) == (403, "forbidden")
        await here.change(running, status="ended")
        assert (await ada.post(f"/tables/{running}/rematch", {}))["status"] == "playing"

    at_desk(scenario)


def test_a_kept_seat_is_for_its_person_alone(at_desk: Playing) -> None:
    async def scenario(here: Desk) -> None:
        id, (ada, _ben) = await finished(here, "Ada", "Ben")
        again = (await ada.post(f"/tables/{id}/rematch", {}))["id"]
        dora = await here.guest("Dora")
        code = (await ada.get(f"/tables/{again}"))["invitation"]
        for wish in ({"seat": 1}, {"seat": 1, "code": code}):
            assert await dora.refused("POST", f"/tables/{again}/join", wish) == (409, "seat-taken")
        assert await ada.refused("POST", f"/tables/{again}/start") == (409, "seats-open")

    at_desk(scenario)


def test_a_kept_seat_can_be_declined_and_given_away(at_desk: Playing) -> None:
    async def scenario(here: Desk) -> None:
        id, (ada, ben, cleo) = await finished(here, "Ada", "Ben", "Cleo")
        again = (await ada.post(f"/tables/{id}/rematch", {}))["id"]
        await ben.post(f"/tables/{again}/leave")
        assert ("invitation", again) not in await here.notices(ben)
        seat = (await ada.get(f"/tables/{again}"))["seats"][1]
        assert seat["kind"] == "invited" and seat["code"] and not seat["person"] and not seat["name"]
        await ada.patch(f"/tables/{again}/seats/2", {"kind": "bot"})
        assert ("invitation", again) not in await here.notices(cleo)
        assert await cleo.refused("POST", f"/tables/{again}/join", {}) == (409, "table-full")
        assert (await cleo.post(f"/tables/{id}/rematch", {}))["yours"] == []

    at_desk(scenario)


def test_a_rematch_that_was_called_off_can_be_asked_for_again(at_desk: Playing) -> None:
    async def scenario(here: Desk) -> None:
        id, (ada, ben) = await finished(here, "Ada", "Ben")
        first = (await ada.post(f"/tables/{id}/rematch", {}))["id"]
        await ada.post(f"/tables/{first}/leave")
        assert ("invitation", first) not in await here.notices(ben)
        second = await ben.post(f"/tables/{id}/rematch", {})
        assert second["id"] != first and second["creator"]
        assert (await ada.get(f"/tables/{id}"))["rematch"] == second["id"]

    at_desk(scenario)


def test_those_out_of_reach_are_not_waited_for(at_desk: Playing) -> None:
    async def scenario(here: Desk) -> None:
        id, (ada, ben, cleo, dora) = await finished(here, "Ada", "Ben", "Cleo", "Dora")
        await here.block(ben, ada)
        await here.change_seat(id, 2, gone=True)
        await here.server.store.write(lambda tx: tx.execute(delete(PEOPLE).where(PEOPLE.c.id == dora.id)) and None)
        table = await ada.post(f"/tables/{id}/rematch", {})
        assert kinds(table) == ["person", "invited", "invited", "invited", "bot"]
        for seat in table["seats"][1:4]:
            assert seat["code"] and not seat["person"] and not seat["name"]
        for guest in (ben, cleo):
            assert ("invitation", table["id"]) not in await here.notices(guest)

    at_desk(scenario)


def test_a_rematch_counts_as_a_table(at_desk: Playing) -> None:
    async def scenario(here: Desk) -> None:
        id, (ada,) = await finished(here, "Ada")
        await ada.table("bot")
        assert await ada.refused("POST", f"/tables/{id}/rematch", {}) == (409, "too-many-tables")
        assert (await ada.get(f"/tables/{id}"))["rematch"] == ""

    at_desk(scenario, tables_each=1)
