"""What a host does to people and matches."""

from __future__ import annotations

from typing import Any

import pytest
from estate import account, guest, match, with_store
from serving import until
from sqlalchemy import delete, insert, select, update

from rulewright.server import operate, passwords, sessions
from rulewright.server.match import LiveMatch
from rulewright.server.operate import CannotOperate
from rulewright.server.people import PersonRow
from rulewright.server.schema import EVENTS, PEOPLE, REPORTS, SESSIONS, TABLES
from rulewright.server.settings import Settings
from rulewright.server.store import Store


async def one(store: Store, statement: Any) -> Any:
    return await store.read(lambda connection: connection.execute(statement).one())


async def sign_in(store: Store, settings: Settings, person: PersonRow) -> str:
    """The secret of a new session."""
    begun = await store.write(lambda tx: sessions.begin(tx, settings, person, sessions.NOBODY))
    return begun.secret


# People


def test_people_are_listed_and_found_by_a_part_of_the_name(database_url: str) -> None:
    async def scenario(store: Store) -> None:
        await account(store, "Ada Lovelace")
        await guest(store, "100 % Bo")
        lines = await operate.list_people(store)
        assert {(line.name, line.kind) for line in lines} == {("Ada Lovelace", "account"), ("100 % Bo", "guest")}
        assert [line.name for line in await operate.list_people(store, "lOVE")] == ["Ada Lovelace"]
        assert [line.name for line in await operate.list_people(store, "%")] == ["100 % Bo"]
        assert len(await operate.list_people(store, limit=1)) == 1

    with_store(database_url, scenario)


def test_whoever_is_banned_is_signed_out_until_the_ban_is_lifted(settings: Settings) -> None:
    async def scenario(store: Store) -> None:
        ada = await account(store, "Ada")
        secret = await sign_in(store, settings, ada)
        heard: list[str] = []
        store.subscribe(lambda topic, _: heard.append(topic))
        assert await operate.set_banned(store, "ada", True) == "Ada"
        assert await store.read(lambda connection: sessions.find(connection, secret)) is None
        again = await sign_in(store, settings, ada)
        found = await store.read(lambda connection: sessions.find(connection, again))
        assert found is not None and found.person is None
        await operate.set_banned(store, ada.id, False)
        found = await store.read(lambda connection: sessions.find(connection, again))
        assert found is not None and found.person is not None
        await until(lambda: f"person:{ada.id}" in heard, "the announcement")
        await guest(store, "Bo")
        with pytest.raises(CannotOperate, match="no person with the id"):
            await operate.set_banned(store, "Bo", True)

    with_store(settings.database_url, scenario)


def test_a_forgotten_password_is_replaced_and_old_sessions_end(settings: Settings) -> None:
    async def scenario(store: Store) -> None:
        ada = await account(store, "Ada")
        secret = await sign_in(store, settings, ada)
        key = await operate.reset_password(store, "ada", "https://games.example")
        assert key.password and not key.link
        kept = (await one(store, select(PEOPLE.c.password))).password
        assert await passwords.matches(key.password, kept)
        assert await store.read(lambda connection: sessions.find(connection, secret)) is None

    with_store(settings.database_url, scenario)


def test_a_guest_gets_a_new_link(settings: Settings) -> None:
    async def scenario(store: Store) -> None:
        bo = await guest(store, "Bo")
        key = await operate.reset_password(store, bo.id, "https://games.example")
        assert key.link.startswith("https://games.example/link/") and not key.password
        kept = (await one(store, select(PEOPLE.c.link, PEOPLE.c.password)))._asdict()
        assert kept == {"link": sessions.digest(key.link.rpartition("/")[2]), "password": None}

    with_store(settings.database_url, scenario)


def test_reports_are_listed_until_they_are_handled(database_url: str) -> None:
    async def scenario(store: Store) -> None:
        ada = await account(store, "Ada")
        row = {"by": ada.id, "about": "gone", "text": "shouts", "at": 5}
        await store.write(lambda tx: tx.execute(insert(REPORTS).values(**row)) and None)
        (line,) = await operate.list_reports(store)
        assert (line.by, line.about, line.text) == (f"Ada ({ada.id})", "gone", "shouts")
        await operate.handle_report(store, line.id)
        assert await operate.list_reports(store) == []
        assert [line.handled for line in await operate.list_reports(store, everything=True)] == [True]
        with pytest.raises(CannotOperate, match="no report 99"):
            await operate.handle_report(store, 99)

    with_store(database_url, scenario)


# Matches


def test_tables_are_listed_with_their_players(database_url: str) -> None:
    async def scenario(store: Store) -> None:
        ada, bo = await account(store, "Ada"), await guest(store, "Bo")
        table = await match(store, ada, bo, choices=3)
        (line,) = await operate.list_tables(store)
        assert (line.id, line.status, line.players, line.events) == (table, "playing", ["Ada", "Bo"], 4)
        assert await operate.list_tables(store, status="open") == []

    with_store(database_url, scenario)


def test_a_match_that_the_host_ends_is_over_and_can_be_replayed(database_url: str) -> None:
    async def scenario(store: Store) -> None:
        table = await match(store, await account(store, "Ada"), await guest(store, "Bo"), choices=3)
        heard: list[tuple[str, int]] = []
        store.subscribe(lambda topic, number: heard.append((topic, number)))
        await operate.end_match(store, table)
        row = await one(store, select(TABLES.c.status, TABLES.c.waiting, TABLES.c.ended))
        assert row.status == "ended" and row.waiting == [] and row.ended > 0
        last = await one(store, select(EVENTS).where(EVENTS.c.kind == "end"))
        assert (last.number, last.data) == (5, {"reason": "host"})
        assert (await operate.repair(store, table)).problem == ""
        with pytest.raises(CannotOperate, match="over already"):
            await operate.end_match(store, table)
        with pytest.raises(CannotOperate, match="no table 'nowhere'"):
            await operate.end_match(store, "nowhere")
        await store.write(lambda tx: tx.announce("done"))
        while ("done", 0) not in heard:
            await store.read(lambda connection: None)
        assert heard[:-1] == [(f"match:{table}", 5), (f"table:{table}", 0)]

    with_store(database_url, scenario)


def test_only_matches_that_are_over_are_archived(database_url: str) -> None:
    async def scenario(store: Store) -> None:
        ada, bo = await account(store, "Ada"), await guest(store, "Bo")
        over, old, playing = [await match(store, ada, bo, choices=1) for _ in range(3)]
        for table in (over, old):
            await operate.end_match(store, table)
        long_ago = update(TABLES).where(TABLES.c.id == old).values(ended=1)
        await store.write(lambda tx: tx.execute(long_ago) and None)
        assert await operate.archive(store, older_than_days=30) == 1
        assert {line.id for line in await operate.list_tables(store)} == {over, playing}
        assert await operate.archive(store, over) == 1
        assert {line.id for line in await operate.list_tables(store)} == {playing}
        assert len(await operate.list_tables(store, archived=True)) == 3
        with pytest.raises(CannotOperate, match="not over"):
            await operate.archive(store, playing)

    with_store(database_url, scenario)


# Repair


def broken_choice(table: str, number: int) -> Any:
    data = {"choice": "take:nobody", "chance": [], "cause": "player"}
    return update(EVENTS).where(EVENTS.c.table == table, EVENTS.c.number == number).values(data=data)


def test_a_sound_match_needs_no_repair(database_url: str) -> None:
    async def scenario(store: Store) -> None:
        table = await match(store, await account(store, "Ada"), await guest(store, "Bo"))
        for cut in (False, True):
            found = await operate.repair(store, table, cut)
            assert (found.events, found.good, found.problem, found.cut) == (21, 21, "", 0)

    with_store(database_url, scenario)


def test_repair_says_where_events_stop_to_make_sense_and_changes_nothing(database_url: str) -> None:
    async def scenario(store: Store) -> None:
        table = await match(store, await account(store, "Ada"), await guest(store, "Bo"))
        await store.write(lambda tx: tx.execute(broken_choice(table, 12)) and None)
        found = await operate.repair(store, table)
        assert (found.events, found.good, found.cut) == (21, 11, 0)
        assert found.problem.startswith("event 12 (choice): ") and "take:nobody" in found.problem
        assert (await operate.repair(store, table)).events == 21

    with_store(database_url, scenario)


def test_a_match_that_was_cut_goes_on_from_its_last_good_event(database_url: str) -> None:
    async def scenario(store: Store) -> None:
        table = await match(store, await account(store, "Ada"), await guest(store, "Bo"))
        await operate.end_match(store, table)
        await store.write(lambda tx: tx.execute(broken_choice(table, 12)) and None)
        found = await operate.repair(store, table, cut=True)
        assert (found.good, found.cut) == (11, 11)
        row = await one(store, select(TABLES))
        repaired = await store.read(lambda connection: operate.replayed(connection, table))
        assert isinstance(repaired[1], LiveMatch) and repaired[0].problem == ""
        assert (row.status, row.ended, row.waiting) == ("playing", 0, repaired[1].shown_waiting)
        assert row.stage == repaired[1].shown_stage != ""

    with_store(database_url, scenario)


def test_a_gap_in_the_events_is_found(database_url: str) -> None:
    async def scenario(store: Store) -> None:
        table = await match(store, await account(store, "Ada"), await guest(store, "Bo"))
        gap = delete(EVENTS).where(EVENTS.c.table == table, EVENTS.c.number == 5)
        await store.write(lambda tx: tx.execute(gap) and None)
        found = await operate.repair(store, table, cut=True)
        assert (found.good, found.cut) == (4, 16)

    with_store(database_url, scenario)


def test_a_match_without_a_beginning_is_left_alone(database_url: str) -> None:
    async def scenario(store: Store) -> None:
        table = await match(store, await account(store, "Ada"), await guest(store, "Bo"))
        first = update(EVENTS).where(EVENTS.c.number == 1).values(data={"chance": [{"nonsense": 1}]})
        await store.write(lambda tx: tx.execute(first) and None)
        assert (await operate.repair(store, table)).good == 0
        with pytest.raises(CannotOperate, match="not even the beginning"):
            await operate.repair(store, table, cut=True)
        assert len(await store.read(lambda connection: connection.execute(select(EVENTS)).all())) == 21
        with pytest.raises(CannotOperate, match="no table"):
            await operate.repair(store, "nowhere")

    with_store(database_url, scenario)


def test_sessions_of_nobody_stay_when_somebody_is_banned(settings: Settings) -> None:
    async def scenario(store: Store) -> None:
        await account(store, "Ada")
        visitor = await store.write(lambda tx: sessions.begin(tx, settings, None, sessions.NOBODY))
        await operate.set_banned(store, "ada", True)
        assert (await one(store, select(SESSIONS.c.token))).token == visitor.session.token

    with_store(settings.database_url, scenario)
