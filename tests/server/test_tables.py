"""Tables before the play: making them, finding them, starting them; notes. Seats are in test_seating.py."""

from __future__ import annotations

import asyncio
import hashlib
from pathlib import Path
from typing import Any

import pytest
from desk import NONCE, Desk, Guest, Playing, playing_at
from sqlalchemy import func, select

from rulewright.server.schema import TABLES

BOTS = [{"kind": "me"}, {"kind": "bot"}]


@pytest.fixture
def at_desk(database_url: str, tmp_path: Path) -> Playing:
    return playing_at(database_url, tmp_path)


def names(tables: Any) -> list[str]:
    return [table["name"] for table in tables["tables"]]


# Making a table


def test_bots_are_played_with_one_request(at_desk: Playing) -> None:
    async def scenario(here: Desk) -> None:
        ada = await here.guest("Ada")
        table = await ada.table("bot", "bot", "bot")
        assert table["status"] == "playing" and table["started"] > 0
        assert here.play.begun == [table["id"]]
        assert [seat["badge"] for seat in table["seats"]] == ["A", "B", "C", "F"]
        assert [seat["kind"] for seat in table["seats"]] == ["person", "bot", "bot", "bot"]
        assert table["seats"][0]["name"] == "Ada" and table["seats"][0]["you"]
        assert table["creator"] and table["yours"] == [0]
        assert table["options"] == {"tribes": None, "open_draw": False}
        assert f"table:{table['id']}" in here.heard

    at_desk(scenario)


@pytest.mark.parametrize("kind", ["open", "invited"])
def test_a_table_waits_as_long_as_a_seat_is_free(at_desk: Playing, kind: str) -> None:
    async def scenario(here: Desk) -> None:
        ada = await here.guest("Ada")
        table = await ada.table("bot", kind)
        assert (table["status"], table["started"], here.play.begun) == ("open", 0, [])
        assert bool(table["seats"][2]["code"]) == (kind == "invited")
        assert table["invitation"]

    at_desk(scenario)


def test_the_seed_is_secret_committed_to_and_new_for_every_table(at_desk: Playing) -> None:
    async def scenario(here: Desk) -> None:
        ada = await here.guest("Ada")
        tables = [await ada.table("bot") for _ in range(2)]
        rows = [await here.row(table["id"]) for table in tables]
        for table, row in zip(tables, rows, strict=True):
            assert len(bytes.fromhex(row.seed)) == 32
            assert table["commitment"] == hashlib.sha256(bytes.fromhex(row.seed)).hexdigest()
            assert row.nonces == [[ada.id, NONCE]]
        assert rows[0].seed != rows[1].seed

    at_desk(scenario)


def test_badges_are_chosen_or_handed_out_and_never_twice(at_desk: Playing) -> None:
    async def scenario(here: Desk) -> None:
        ada = await here.guest("Ada")
        seats = [{"kind": "me"}, {"kind": "bot", "badge": "A"}, {"kind": "bot"}]
        table = await ada.post("/tables", {"game": "ethnos", "seats": seats})
        assert [seat["badge"] for seat in table["seats"]] == ["B", "A", "C"]
        seats[0]["badge"] = "A"
        assert await ada.refused("POST", "/tables", {"game": "ethnos", "seats": seats}) == (400, "badge-taken")

    at_desk(scenario)


@pytest.mark.parametrize(
    ("plan", "problem"),
    [
        ({"game": "chess", "seats": BOTS}, (404, "unknown-game")),
        ({"game": "ethnos", "seats": BOTS[:1]}, (400, "number-of-seats")),
        ({"game": "ethnos", "seats": [*BOTS, *BOTS[1:] * 5]}, (400, "number-of-seats")),
        ({"game": "ethnos", "seats": BOTS, "options": {"tribes": ["elf"]}}, (400, "table-options")),
        ({"game": "ethnos", "seats": BOTS, "options": {"dragons": 7}}, (400, "table-options")),
        ({"game": "ethnos", "seats": BOTS, "options": {"tribes": [[], {}, 1, None, "x"]}}, (400, "table-options")),
        ({"game": "ethnos", "seats": BOTS[1:] * 2}, (400, "creator-seat")),
        ({"game": "ethnos", "seats": [*BOTS, {"kind": "me", "name": " ADA "}]}, (400, "hot-seat-names")),
        ({"game": "ethnos", "seats": BOTS, "tempo": {"kind": "live"}}, (400, "tempo")),
        ({"game": "ethnos", "seats": BOTS, "seed": "00"}, (400, "malformed")),
        ({"game": "ethnos", "seats": [{"kind": "person", "person": "x"}, BOTS[1]]}, (400, "malformed")),
        ({"game": "ethnos", "seats": [*BOTS, {"kind": "bot", "level": "oracle"}]}, (400, "malformed")),
        ({"game": "ethnos", "seats": BOTS, "nonce": "not a nonce"}, (400, "malformed")),
        ({"game": "ethnos", "seats": []}, (400, "malformed")),
        ("not a table", (400, "malformed")),
    ],
)
def test_what_is_no_table_is_refused(at_desk: Playing, plan: Any, problem: tuple[int, str]) -> None:
    async def scenario(here: Desk) -> None:
        ada = await here.guest("Ada")
        assert await ada.refused("POST", "/tables", plan) == problem
        assert (await ada.get("/tables/mine"))["tables"] == []

    at_desk(scenario)


def test_several_people_play_on_one_device(at_desk: Playing) -> None:
    async def scenario(here: Desk) -> None:
        ada = await here.guest("Ada")
        seats = [{"kind": "me"}, {"kind": "me", "name": "Ben"}, {"kind": "bot", "name": "Rex"}]
        table = await ada.post("/tables", {"game": "ethnos", "seats": seats})
        assert table["status"] == "playing" and table["yours"] == [0, 1]
        assert [seat["name"] for seat in table["seats"]] == ["Ada", "Ben", "Rex"]

    at_desk(scenario)


def test_a_table_gets_a_friendly_name_in_the_creators_language(at_desk: Playing) -> None:
    async def scenario(here: Desk) -> None:
        ada, zofia = await here.guest("Ada"), await here.guest("Zofia", "pl")
        assert (await ada.table("bot"))["name"].endswith("day table")
        assert (await zofia.table("bot", name=" \n"))["name"].startswith("Stół ")
        assert (await ada.table("bot", name=" Long\u202e\n\0autumn "))["name"] == "Long autumn"

    at_desk(scenario)


def test_nobody_has_more_tables_than_the_host_allows(at_desk: Playing) -> None:
    async def scenario(here: Desk) -> None:
        ada, ben = await here.guest("Ada"), await here.guest("Ben")
        plan = {"game": "ethnos", "seats": BOTS}
        answers = await asyncio.gather(*(ada.request("POST", "/tables", plan) for _ in range(5)))
        assert sorted(answer.status_code for answer in answers) == [201, 201, 409, 409, 409]
        mine = select(func.count()).where(TABLES.c.creator == ada.id)
        assert await here.server.store.read(lambda connection: connection.execute(mine).scalar_one()) == 2
        await ben.table("bot")
        first = next(answer.json()["id"] for answer in answers if answer.is_success)
        await here.change(first, status="finished")
        await ada.table("bot")
        assert await ada.refused("POST", "/tables", plan) == (409, "too-many-tables")

    at_desk(scenario, tables_each=2)


def test_visitors_must_say_who_they_are_first(at_desk: Playing) -> None:
    async def scenario(here: Desk) -> None:
        ada, visitor = await here.guest("Ada"), here.visitor()
        id = (await ada.table("open"))["id"]
        for method, path, body in (
            ("POST", "/tables", {"game": "ethnos", "seats": BOTS}),
            ("GET", "/tables/mine", None),
            ("POST", f"/tables/{id}/join", {"seat": 1}),
            ("POST", f"/tables/{id}/leave", None),
            ("POST", f"/tables/{id}/start", None),
            ("POST", f"/tables/{id}/rematch", {}),
            ("POST", f"/tables/{id}/seats", {"plan": {"kind": "bot"}}),
            ("PATCH", f"/tables/{id}/seats/1", {"kind": "bot"}),
            ("GET", f"/tables/{id}/note", None),
            ("PUT", f"/tables/{id}/note", {"text": "x"}),
        ):
            assert await visitor.refused(method, path, body) == (401, "sign-in")

    at_desk(scenario)


# Finding tables


def test_the_lobby_shows_public_tables_with_an_open_seat_the_newest_first(at_desk: Playing) -> None:
    async def scenario(here: Desk) -> None:
        ada = await here.guest("Ada")
        for moment, name in enumerate(("first", "second", "third")):
            await here.change((await ada.table("open", name=name))["id"], created=moment)
        await ada.table("open", name="private", private=True)
        await ada.table("invited", name="full")
        await here.change((await ada.table("open", name="closed"))["id"], status="ended")
        await here.change((await ada.table("open", name="archived"))["id"], archived=True)
        for reader in (here.visitor(), ada, await here.guest("Ben")):
            assert names(await reader.get("/tables")) == ["third", "second", "first"]

    at_desk(scenario)


def test_the_lobby_shows_running_tables_that_can_be_watched(at_desk: Playing) -> None:
    async def scenario(here: Desk) -> None:
        ada = await here.guest("Ada")
        await ada.table("bot", name="watched")
        await ada.table("bot", name="unwatched", spectators=False)
        await ada.table("bot", name="private", private=True)
        await ada.table("open", name="open")
        assert names(await here.visitor().get("/tables")) == ["open", "watched"]

    at_desk(scenario)


def test_people_who_blocked_each_other_do_not_find_each_others_tables(at_desk: Playing) -> None:
    async def scenario(here: Desk) -> None:
        ada, ben, cleo = await here.guest("Ada"), await here.guest("Ben"), await here.guest("Cleo")
        await here.block(ada, ben)
        for guest in (ada, ben, cleo):
            await guest.table("open", name=guest.person.name if guest.person else "")
        assert set(names(await ada.get("/tables"))) == {"Ada", "Cleo"}
        assert set(names(await ben.get("/tables"))) == {"Ben", "Cleo"}
        assert set(names(await cleo.get("/tables"))) == {"Ada", "Ben", "Cleo"}

    at_desk(scenario)


def test_ones_own_tables_come_in_the_order_of_urgency(at_desk: Playing) -> None:
    async def scenario(here: Desk) -> None:
        ada, ben = await here.guest("Ada"), await here.guest("Ben")
        await ada.table("open", name="open")
        for name, values in (
            ("finished", {"status": "finished", "ended": 9}),
            ("theirs", {"waiting": [1], "since": 3}),
            ("mine, longer", {"waiting": [0], "since": 1, "stage": "turn_action"}),
            ("mine", {"waiting": [0, 1], "since": 2}),
            ("never started", {"status": "ended", "started": 0}),
        ):
            await here.change((await ada.table("bot", name=name))["id"], **values)
        left = await ada.table("bot", name="left")
        await here.change_seat(left["id"], 0, gone=True)
        await ben.table("bot", name="of Ben")
        tables = await ada.get("/tables/mine")
        assert names(tables) == ["mine", "mine, longer", "theirs", "open", "finished"]
        assert tables["tables"][1]["waiting"] == [0] and tables["tables"][1]["since"] == 1

    at_desk(scenario)


def test_the_stage_is_told_in_the_readers_language(at_desk: Playing) -> None:
    async def scenario(here: Desk) -> None:
        ada = await here.guest("Ada")
        id = (await ada.table("bot"))["id"]
        assert (await ada.get(f"/tables/{id}"))["stage"] == ""
        await here.change(id, stage="turn_action", waiting=[0])
        assert (await ada.get(f"/tables/{id}"))["stage"] == "Action"
        assert (await ada.get("/tables/mine?locale=pl"))["tables"][0]["stage"] == "Akcja"
        await here.change(id, stage="no_such_decision")
        assert (await ada.get(f"/tables/{id}"))["stage"] == ""

    at_desk(scenario)


def test_what_nobody_has_named_is_called_in_the_language_of_whoever_reads(at_desk: Playing) -> None:
    async def scenario(here: Desk) -> None:
        ada = await here.guest("Ada", "pl")
        seats = [{"kind": "me"}, {"kind": "me"}, {"kind": "me", "name": "Ola"}, {"kind": "me"}]
        id = (await ada.post("/tables", {"game": "ethnos", "seats": seats}))["id"]
        await here.change(id, created=1_763_467_200_000)  # a Tuesday
        english, polish = await ada.get(f"/tables/{id}?locale=en"), await ada.get(f"/tables/{id}?locale=pl")
        assert (english["name"], polish["name"]) == ("Tuesday table", "Stół wtorkowy")
        assert [seat["name"] for seat in english["seats"]] == ["Ada", "Second player", "Ola", "Fourth player"]
        assert [seat["name"] for seat in polish["seats"]] == ["Ada", "Drugi gracz", "Ola", "Czwarty gracz"]
        assert (await ada.get("/tables/mine?locale=pl"))["tables"][0]["name"] == "Stół wtorkowy"
        named = await ada.table("open", name="Our evening")
        assert (await ada.get(f"/tables/{named['id']}?locale=pl"))["name"] == "Our evening"

    at_desk(scenario)


def test_a_fair_table_is_shown_to_all_and_stays_one_in_a_rematch(at_desk: Playing) -> None:
    async def scenario(here: Desk) -> None:
        ada, eve = await here.guest("Ada"), await here.guest("Eve")
        usual, fair = await ada.table("open"), await ada.table("bot", advice=False)
        assert usual["advice"] and not fair["advice"]
        assert not (await eve.get(f"/tables/{fair['id']}"))["advice"]
        await here.change(fair["id"], status="finished", ended=5)
        assert not (await ada.post(f"/tables/{fair['id']}/rematch", {}))["advice"]

    at_desk(scenario)


def test_bots_of_old_tables_are_called_by_their_level_in_the_readers_language(at_desk: Playing) -> None:
    async def scenario(here: Desk) -> None:
        ada = await here.guest("Ada")
        levels = ("sharp", "steady", "steady")
        seats = [{"kind": "me"}, *({"kind": "bot", "level": level} for level in levels)]
        id = (await ada.post("/tables", {"game": "ethnos", "seats": seats}))["id"]
        for number in (1, 2, 3):
            await here.change_seat(id, number, name="")
        english, polish = await ada.get(f"/tables/{id}"), await ada.get(f"/tables/{id}?locale=pl")
        assert [seat["name"] for seat in english["seats"]] == ["Ada", "Sharp", "Steady C", "Steady F"]
        assert [seat["name"] for seat in polish["seats"]] == ["Ada", "Bystry", "Rozważny C", "Rozważny F"]

    at_desk(scenario)


def test_a_private_table_does_not_exist_for_others(at_desk: Playing) -> None:
    async def scenario(here: Desk) -> None:
        ada, ben = await here.guest("Ada"), await here.guest("Ben")
        table = await ada.table("open", private=True)
        path = f"/tables/{table['id']}"
        assert (await ada.get(path))["id"] == table["id"]
        for method, rest, body in (
            ("GET", "", None),
            ("GET", "?code=ELK-2222222", None),
            ("POST", "/join", {"seat": 1}),
            ("POST", "/join", {"seat": 1, "code": "ELK-2222222"}),
            ("POST", "/leave", None),
            ("POST", "/start", None),
            ("POST", "/rematch", {}),
            ("POST", "/seats", {"plan": {"kind": "bot"}}),
            ("PATCH", "/seats/1", {"kind": "bot"}),
            ("GET", "/note", None),
            ("PUT", "/note", {"text": "x"}),
        ):
            assert await ben.refused(method, path + rest, body) == (404, "not-found"), (method, rest)
        found = await here.visitor().get(f"{path}?code={table['invitation']}")
        assert found["id"] == table["id"] and not found["invitation"]

    at_desk(scenario)


@pytest.mark.parametrize("id", ["aaaaaaaaaaaaaaaa", "x", "%00", "a%00b", "%F0%9F%90%BA", "'%20OR%201=1--", "a" * 500])
def test_a_table_that_is_not_there_is_not_found(at_desk: Playing, id: str) -> None:
    async def scenario(here: Desk) -> None:
        ada = await here.guest("Ada")
        for method, rest, body in (("GET", "", None), ("POST", "/join", {}), ("PUT", "/note", {"text": "x"})):
            assert await ada.refused(method, f"/tables/{id}{rest}", body) == (404, "not-found")

    at_desk(scenario)


def test_those_at_the_table_at_this_moment_are_shown(at_desk: Playing) -> None:
    async def scenario(here: Desk) -> None:
        ada = await here.guest("Ada")
        id = (await ada.table("bot"))["id"]
        here.play.present[id] = {ada.id, "a spectator"}
        table = await ada.get(f"/tables/{id}")
        assert [seat["connected"] for seat in table["seats"]] == [True, False]
        assert table["people"] == 2

    at_desk(scenario)


# Starting


async def two_at_a_table(here: Desk) -> tuple[Guest, Guest, str]:
    ada, ben = await here.guest("Ada"), await here.guest("Ben")
    id = (await ada.table("open"))["id"]
    await ben.post(f"/tables/{id}/join", {"seat": 1, "nonce": "b2" * 16})
    return ada, ben, id


def test_the_creator_starts_once_all_seats_are_taken(at_desk: Playing) -> None:
    async def scenario(here: Desk) -> None:
        ada, ben, id = await two_at_a_table(here)
        assert here.play.begun == []
        assert await ben.refused("POST", f"/tables/{id}/start") == (403, "forbidden")
        table = await ada.post(f"/tables/{id}/start")
        assert table["status"] == "playing" and table["started"] > 0
        assert await here.notices(ben) == [("started", id)]
        assert await here.notices(ada) == []
        assert (await ada.post(f"/tables/{id}/start"))["status"] == "playing"
        assert here.play.begun == [id]

    at_desk(scenario)


@pytest.mark.parametrize("kind", ["open", "invited"])
def test_no_seat_may_be_free_at_the_start(at_desk: Playing, kind: str) -> None:
    async def scenario(here: Desk) -> None:
        ada = await here.guest("Ada")
        id = (await ada.table(kind))["id"]
        assert await ada.refused("POST", f"/tables/{id}/start") == (409, "seats-open")
        assert (await ada.get(f"/tables/{id}"))["status"] == "open"

    at_desk(scenario)


def test_two_starts_at_once_begin_one_match(at_desk: Playing) -> None:
    async def scenario(here: Desk) -> None:
        ada, ben, id = await two_at_a_table(here)
        answers = await asyncio.gather(*(ada.request("POST", f"/tables/{id}/start") for _ in range(4)))
        assert {answer.status_code for answer in answers} == {200}
        assert here.play.begun == [id]
        assert await here.notices(ben) == [("started", id)]

    at_desk(scenario)


def test_the_codes_of_seats_end_with_the_start(at_desk: Playing) -> None:
    async def scenario(here: Desk) -> None:
        ada, ben = await here.guest("Ada"), await here.guest("Ben")
        table = await ada.table("invited")
        code = table["seats"][1]["code"]
        await ben.post(f"/tables/{table['id']}/join", {"code": code})
        await ada.post(f"/tables/{table['id']}/start")
        assert await ben.refused("GET", f"/invitations/{code}") == (404, "invitation")

    at_desk(scenario)


# Notes


def test_notes_are_for_their_writer_alone(at_desk: Playing) -> None:
    async def scenario(here: Desk) -> None:
        ada, ben, id = await two_at_a_table(here)
        assert await ada.get(f"/tables/{id}/note") == {"text": ""}
        for text in ("Ben likes elves", "Zażółć\0 gęślą\njaźń"):
            await ada.put(f"/tables/{id}/note", {"text": text})
            assert await ada.get(f"/tables/{id}/note") == {"text": text.replace("\0", "")}
            assert await ben.get(f"/tables/{id}/note") == {"text": ""}
        await ben.put(f"/tables/{id}/note", {"text": "mine"})
        await ada.put(f"/tables/{id}/note", {"text": ""})
        assert await ada.get(f"/tables/{id}/note") == {"text": ""}
        assert await ben.get(f"/tables/{id}/note") == {"text": "mine"}
        too_long = {"text": "x" * 10_001}
        assert await ada.refused("PUT", f"/tables/{id}/note", too_long) == (400, "malformed")

    at_desk(scenario)


def test_a_note_from_two_browsers_at_once_is_kept_once(at_desk: Playing) -> None:
    async def scenario(here: Desk) -> None:
        ada, _ben, id = await two_at_a_table(here)
        texts = ["one", "two", "three", "four"]
        await asyncio.gather(*(ada.put(f"/tables/{id}/note", {"text": text}) for text in texts))
        assert (await ada.get(f"/tables/{id}/note"))["text"] in texts

    at_desk(scenario)
