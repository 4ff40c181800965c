"""Taking, leaving and changing seats before the start; substitutes; what forged requests meet."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from desk import NONCE, Desk, Guest, Playing, desk, playing_at
from serving import until
from sqlalchemy import select

from rulewright.server.schema import SEATS
from rulewright.server.tables import Seat, player_names, told_names


@pytest.fixture
def at_desk(database_url: str, tmp_path: Path) -> Playing:
    return playing_at(database_url, tmp_path)


def nonce(digit: str) -> str:
    return digit * 32


def sitting(table: Any) -> list[str]:
    """Who sits there: people by name, bots by level, free seats by their kind."""
    return [seat["level"] or seat["name"] or seat["kind"] for seat in table["seats"]]


# Taking a seat


def test_an_open_seat_is_taken_by_number_or_the_first_one(at_desk: Playing) -> None:
    async def scenario(here: Desk) -> None:
        ada, ben, cleo = [await here.guest(name) for name in ("Ada", "Ben", "Cleo")]
        path = f"/tables/{(await ada.table('open', 'open', 'bot'))['id']}"
        table = await ben.post(f"{path}/join", {"seat": 2})
        assert sitting(table) == ["Ada", "open", "Ben", "steady"]
        assert table["yours"] == [2] and not table["creator"] and table["invitation"]
        assert await cleo.refused("POST", f"{path}/join", {"seat": 2}) == (409, "seat-taken")
        for seat in (0, 3, 7):
            assert await cleo.refused("POST", f"{path}/join", {"seat": seat}) == (409, "seat-taken")
        assert sitting(await cleo.post(f"{path}/join", {})) == ["Ada", "Cleo", "Ben", "steady"]
        dora = await here.guest("Dora")
        assert await dora.refused("POST", f"{path}/join", {}) == (409, "table-full")

    at_desk(scenario)


def test_nonces_are_kept_in_the_order_of_joining(at_desk: Playing) -> None:
    async def scenario(here: Desk) -> None:
        ada, ben, cleo = [await here.guest(name) for name in ("Ada", "Ben", "Cleo")]
        id = (await ada.table("open", "open"))["id"]
        await cleo.post(f"/tables/{id}/join", {"seat": 2, "nonce": nonce("c")})
        await ben.post(f"/tables/{id}/join", {"seat": 1, "nonce": nonce("b")})
        expected = [[ada.id, NONCE], [cleo.id, nonce("c")], [ben.id, nonce("b")]]
        assert (await here.row(id)).nonces == expected
        await cleo.post(f"/tables/{id}/leave")
        assert (await here.row(id)).nonces == [expected[0], expected[2]]
        await cleo.post(f"/tables/{id}/join", {"nonce": nonce("d")})
        assert (await here.row(id)).nonces == [expected[0], expected[2], [cleo.id, nonce("d")]]

    at_desk(scenario)


def test_whoever_sits_already_stays_where_they_are(at_desk: Playing) -> None:
    async def scenario(here: Desk) -> None:
        ada, ben = await here.guest("Ada"), await here.guest("Ben")
        id = (await ada.table("open", "open"))["id"]
        await ben.post(f"/tables/{id}/join", {"seat": 1, "nonce": nonce("b")})
        again = await ben.post(f"/tables/{id}/join", {"seat": 1, "nonce": nonce("e")})
        assert again["yours"] == [1]
        assert (await here.row(id)).nonces[1] == [ben.id, nonce("b")]
        for guest in (ada, ben):
            assert await guest.refused("POST", f"/tables/{id}/join", {"seat": 2}) == (409, "seated-already")

    at_desk(scenario)


def test_a_seat_code_opens_that_seat_once(at_desk: Playing) -> None:
    async def scenario(here: Desk) -> None:
        ada, ben, cleo = [await here.guest(name) for name in ("Ada", "Ben", "Cleo")]
        table = await ada.table("invited", "invited", private=True)
        path, code = f"/tables/{table['id']}", table["seats"][2]["code"]
        assert code and code != table["seats"][1]["code"]
        typed = code.lower().replace("-", " ")
        assert sitting(await ben.post(f"{path}/join", {"code": typed})) == ["Ada", "invited", "Ben"]
        assert await cleo.refused("POST", f"{path}/join", {"code": code}) == (404, "not-found")
        seen_by_creator = await ada.get(path)
        assert [bool(seat["code"]) for seat in seen_by_creator["seats"]] == [False, True, False]

    at_desk(scenario)


def test_an_invited_seat_is_not_taken_without_its_code(at_desk: Playing) -> None:
    async def scenario(here: Desk) -> None:
        ada, ben = await here.guest("Ada"), await here.guest("Ben")
        table, other = await ada.table("invited"), await ada.table("invited")
        path = f"/tables/{table['id']}"
        assert await ben.refused("POST", f"{path}/join", {"seat": 1}) == (409, "seat-taken")
        assert await ben.refused("POST", f"{path}/join", {}) == (409, "table-full")
        for code in (other["seats"][1]["code"], other["invitation"], "ELK-2222222", "-", "%"):
            assert await ben.refused("POST", f"{path}/join", {"code": code}) == (404, "invitation")
        assert await ben.refused("POST", f"{path}/join", {"code": table["invitation"]}) == (409, "table-full")
        assert await ben.refused("POST", f"{path}/join", {"seat": 1, "person": ada.id}) == (400, "malformed")

    at_desk(scenario)


def test_the_code_of_a_private_table_opens_its_open_seats(at_desk: Playing) -> None:
    async def scenario(here: Desk) -> None:
        ada, ben = await here.guest("Ada"), await here.guest("Ben")
        table = await ada.table("invited", "open", private=True)
        path = f"/tables/{table['id']}/join"
        assert sitting(await ben.post(path, {"code": table["invitation"]})) == ["Ada", "invited", "Ben"]

    at_desk(scenario)


def test_people_who_blocked_each_other_do_not_meet_at_a_table(at_desk: Playing) -> None:
    async def scenario(here: Desk) -> None:
        ada, ben, cleo = [await here.guest(name) for name in ("Ada", "Ben", "Cleo")]
        await here.block(ada, ben)
        by_ada, by_ben, by_cleo = [(await guest.table("open", "open"))["id"] for guest in (ada, ben, cleo)]
        assert await ben.refused("POST", f"/tables/{by_ada}/join", {}) == (403, "blocked-table")
        assert await ada.refused("POST", f"/tables/{by_ben}/join", {}) == (403, "blocked-table")
        await ada.post(f"/tables/{by_cleo}/join", {})
        assert await ben.refused("POST", f"/tables/{by_cleo}/join", {}) == (403, "blocked-table")
        await cleo.post(f"/tables/{by_ada}/join", {})

    at_desk(scenario)


@pytest.mark.parametrize(("status", "problem"), [("finished", "table-closed"), ("ended", "table-closed")])
def test_a_table_that_is_over_has_no_seats_to_take(at_desk: Playing, status: str, problem: str) -> None:
    async def scenario(here: Desk) -> None:
        ada, ben = await here.guest("Ada"), await here.guest("Ben")
        path = f"/tables/{(await ada.table('open'))['id']}"
        await here.change(path.rpartition("/")[2], status=status)
        assert await ben.refused("POST", f"{path}/join", {"seat": 1}) == (409, problem)
        assert await ada.refused("POST", f"{path}/start") == (409, problem)
        assert await ada.refused("PATCH", f"{path}/seats/1", {"kind": "bot"}) == (409, problem)

    at_desk(scenario)


# Of two who take the last seat, one gets it


async def race(desks: list[Desk]) -> None:
    """Six people, spread over the desks, want the one open seat of the same table."""
    ada = await desks[0].guest("Ada")
    id = (await ada.table("open"))["id"]
    guests: list[Guest] = []
    for number in range(6):
        guest = await desks[0].guest(f"Guest {number}")
        assert guest.person is not None
        guests.append(desks[number % len(desks)].known(guest.person))
    answers = await asyncio.gather(
        *(guest.request("POST", f"/tables/{id}/join", {"seat": 1, "nonce": nonce("e")}) for guest in guests)
    )
    winners = [guest.id for guest, answer in zip(guests, answers, strict=True) if answer.is_success]
    assert sorted(answer.status_code for answer in answers) == [200, 409, 409, 409, 409, 409]
    seats = select(SEATS.c.person).where(SEATS.c.table == id).order_by(SEATS.c.seat)
    found = await desks[0].server.store.read(lambda connection: connection.execute(seats).scalars().all())
    assert found == [ada.id, *winners]
    assert (await desks[0].row(id)).nonces == [[ada.id, NONCE], [winners[0], nonce("e")]]


def test_of_many_who_take_the_last_seat_one_gets_it(at_desk: Playing) -> None:
    at_desk(lambda here: race([here]))


def test_of_many_at_two_servers_who_take_the_last_seat_one_gets_it(postgres_url: str, tmp_path: Path) -> None:
    async def scenario() -> None:
        async with desk(postgres_url, tmp_path) as one, desk(postgres_url, tmp_path) as other:
            await race([one, other])

    asyncio.run(scenario())


def test_joining_and_starting_at_once_leaves_nobody_half_seated(postgres_url: str, tmp_path: Path) -> None:
    async def scenario() -> None:
        async with desk(postgres_url, tmp_path) as one, desk(postgres_url, tmp_path) as other:
            ada, ben = await one.guest("Ada"), await one.guest("Ben")
            assert ben.person is not None
            path = f"/tables/{(await ada.table('open'))['id']}"
            start, join = await asyncio.gather(
                ada.request("POST", f"{path}/start"),
                other.known(ben.person).request("POST", f"{path}/join", {"seat": 1}),
            )
            assert join.status_code == 200
            assert start.status_code in (200, 409)
            expected = "playing" if start.is_success else "open"
            assert (await ada.get(path))["status"] == expected
            assert len(one.play.begun) == start.is_success

    asyncio.run(scenario())


# Leaving


def test_a_seat_that_is_given_back_is_open_again(at_desk: Playing) -> None:
    async def scenario(here: Desk) -> None:
        ada, ben, cleo = [await here.guest(name) for name in ("Ada", "Ben", "Cleo")]
        path = f"/tables/{(await ada.table('open'))['id']}"
        await ben.post(f"{path}/join", {"seat": 1})
        await ben.post(f"{path}/leave")
        assert sitting(await cleo.get(path)) == ["Ada", "open"]
        await cleo.post(f"{path}/join", {"seat": 1})
        await ben.post(f"{path}/leave")
        assert sitting(await ada.get(path)) == ["Ada", "Cleo"]

    at_desk(scenario)


def test_an_invited_seat_that_is_given_back_gets_a_new_code(at_desk: Playing) -> None:
    async def scenario(here: Desk) -> None:
        ada, ben = await here.guest("Ada"), await here.guest("Ben")
        table = await ada.table("invited")
        path, old = f"/tables/{table['id']}", table["seats"][1]["code"]
        await ben.post(f"{path}/join", {"code": old})
        await ben.post(f"{path}/leave")
        new = (await ada.get(path))["seats"][1]["code"]
        assert new and new != old
        assert await ben.refused("POST", f"{path}/join", {"code": old}) == (404, "invitation")
        await ben.post(f"{path}/join", {"code": new})

    at_desk(scenario)


def test_the_table_is_closed_when_its_creator_leaves(at_desk: Playing) -> None:
    async def scenario(here: Desk) -> None:
        ada, ben = await here.guest("Ada"), await here.guest("Ben")
        table = await ada.table("open", "invited")
        path = f"/tables/{table['id']}"
        await ben.post(f"{path}/join", {"seat": 1})
        await ada.post(f"{path}/leave")
        assert (await ben.get(path))["status"] == "ended"
        for guest in (ada, ben):
            assert (await guest.get("/tables/mine"))["tables"] == []
        assert (await ben.get("/tables"))["tables"] == []
        for code in (table["invitation"], table["seats"][2]["code"]):
            assert await ben.refused("GET", f"/invitations/{code}") == (404, "invitation")

    at_desk(scenario)


def test_a_running_match_is_not_left_by_this_request(at_desk: Playing) -> None:
    async def scenario(here: Desk) -> None:
        ada = await here.guest("Ada")
        path = f"/tables/{(await ada.table('bot'))['id']}"
        assert await ada.refused("POST", f"{path}/leave") == (409, "table-started")
        assert await ada.refused("POST", f"{path}/seats", {"plan": {"kind": "bot"}}) == (409, "table-started")
        assert await ada.refused("PATCH", f"{path}/seats/1", {"level": "novice"}) == (409, "table-started")

    at_desk(scenario)


# Changing seats


def test_the_creator_changes_who_plays_a_seat(at_desk: Playing) -> None:
    async def scenario(here: Desk) -> None:
        ada, ben = await here.guest("Ada"), await here.guest("Ben")
        id = (await ada.table("open", "open"))["id"]
        path = f"/tables/{id}/seats"
        await ben.post(f"/tables/{id}/join", {"seat": 1})
        seat = (await ada.patch(f"{path}/2", {"kind": "bot", "level": "sharp"}))["seats"][2]
        assert (seat["kind"], seat["level"]) == ("bot", "sharp") and seat["name"]
        assert (await ada.patch(f"{path}/2", {"level": "novice"}))["seats"][2]["level"] == "novice"
        seat = (await ada.patch(f"{path}/2", {"kind": "invited", "name": "Marek"}))["seats"][2]
        assert seat["code"] and seat["name"] == "Marek" and seat["level"] == ""
        table = await ada.patch(f"{path}/1", {"kind": "open"})
        assert sitting(table) == ["Ada", "open", "Marek"]
        assert [entry[0] for entry in (await here.row(id)).nonces] == [ada.id]
        assert sitting(await ada.patch(f"{path}/1", {"kind": "remove"})) == ["Ada", "Marek"]
        await until(lambda: f"table:{id}" in here.heard, "the announcement")

    at_desk(scenario)


def test_the_number_of_seats_stays_within_what_the_game_allows(at_desk: Playing) -> None:
    async def scenario(here: Desk) -> None:
        ada = await here.guest("Ada")
        path = f"/tables/{(await ada.table('open'))['id']}/seats"
        assert await ada.refused("PATCH", f"{path}/1", {"kind": "remove"}) == (400, "number-of-seats")
        for number in range(2, 6):
            table = await ada.post(path, {"plan": {"kind": "bot"}})
            assert len(table["seats"]) == number + 1 and table["status"] == "open"
        assert [seat["badge"] for seat in table["seats"]] == ["A", "B", "C", "F", "D", "E"]
        assert await ada.refused("POST", path, {"plan": {"kind": "open"}}) == (400, "number-of-seats")

    at_desk(scenario)


def test_options_that_fit_another_number_of_players_keep_the_number_of_seats(at_desk: Playing) -> None:
    async def scenario(here: Desk) -> None:
        ada = await here.guest("Ada")
        tribes = ["elf", "giant", "troll", "wizard", "orc"]
        path = f"/tables/{(await ada.table('open', 'open', options={'tribes': tribes}))['id']}/seats"
        assert await ada.refused("POST", path, {"plan": {"kind": "open"}}) == (400, "table-options")
        await ada.patch(f"{path}/2", {"kind": "remove"})

    at_desk(scenario)


def test_the_creator_keeps_a_seat(at_desk: Playing) -> None:
    async def scenario(here: Desk) -> None:
        ada = await here.guest("Ada")
        path = f"/tables/{(await ada.table('open', 'open'))['id']}/seats"
        for kind in ("bot", "open", "invited", "remove"):
            assert await ada.refused("PATCH", f"{path}/0", {"kind": kind}) == (409, "creator-seat")
        assert await ada.refused("POST", path, {"plan": {"kind": "me", "name": "ada"}}) == (400, "hot-seat-names")
        table = await ada.post(path, {"plan": {"kind": "me", "name": "Ola"}})
        assert table["yours"] == [0, 3]
        assert sitting(await ada.patch(f"{path}/0", {"kind": "remove"})) == ["open", "open", "Ola"]

    at_desk(scenario)


def test_badges_are_exchanged_and_seats_moved_by_the_creator(at_desk: Playing) -> None:
    async def scenario(here: Desk) -> None:
        ada = await here.guest("Ada")
        path = f"/tables/{(await ada.table('bot', 'open', 'invited'))['id']}/seats"
        table = await ada.patch(f"{path}/0", {"badge": "C"})
        assert [seat["badge"] for seat in table["seats"]] == ["C", "B", "A", "F"]
        table = await ada.patch(f"{path}/0", {"move": 3})
        assert [seat["badge"] for seat in table["seats"]] == ["B", "A", "F", "C"]
        assert sitting(table) == ["steady", "open", "invited", "Ada"] and table["yours"] == [3]
        assert table["seats"][2]["code"]
        assert await ada.refused("PATCH", f"{path}/0", {"move": 4}) == (404, "not-found")
        assert await ada.refused("PATCH", f"{path}/4", {"badge": "E"}) == (404, "not-found")
        assert await ada.refused("POST", path, {"plan": {"kind": "bot", "badge": "C"}}) == (409, "badge-taken")

    at_desk(scenario)


def test_others_change_nothing_but_their_own_badge(at_desk: Playing) -> None:
    async def scenario(here: Desk) -> None:
        ada, ben, cleo = [await here.guest(name) for name in ("Ada", "Ben", "Cleo")]
        id = (await ada.table("open", "bot"))["id"]
        path = f"/tables/{id}/seats"
        await ben.post(f"/tables/{id}/join", {"seat": 1})
        assert (await ben.patch(f"{path}/1", {"badge": "E"}))["seats"][1]["badge"] == "E"
        assert await ben.refused("PATCH", f"{path}/1", {"badge": "A"}) == (409, "badge-taken")
        for guest, seat, change in (
            (ben, 0, {"badge": "D"}),
            (ben, 0, {"kind": "open"}),
            (ben, 1, {"name": "Ada"}),
            (ben, 1, {"badge": "D", "move": 0}),
            (ben, 2, {"level": "novice"}),
            (cleo, 1, {"badge": "D"}),
        ):
            assert await guest.refused("PATCH", f"{path}/{seat}", change) == (403, "forbidden")
        assert await ben.refused("POST", path, {"plan": {"kind": "me", "name": "Bea"}}) == (403, "forbidden")

    at_desk(scenario)


def test_the_creator_does_not_put_words_into_other_mouths(at_desk: Playing) -> None:
    async def scenario(here: Desk) -> None:
        ada, ben = await here.guest("Ada"), await here.guest("Ben")
        id = (await ada.table("open", "bot"))["id"]
        await ben.post(f"/tables/{id}/join", {"seat": 1})
        assert await ada.refused("PATCH", f"/tables/{id}/seats/1", {"name": "Fool"}) == (403, "forbidden")
        assert await ada.refused("PATCH", f"/tables/{id}/seats/1", {"level": "sharp"}) == (409, "not-a-bot")
        assert await ada.refused("PATCH", f"/tables/{id}/seats/1", {"person": ada.id}) == (400, "malformed")
        renamed = await ada.patch(f"/tables/{id}/seats/2", {"name": " Rex\u202e "})
        assert [seat["name"] for seat in renamed["seats"]] == ["Ada", "Ben", "Rex"]

    at_desk(scenario)


# Substitutes


async def freed(here: Desk, ada: Guest, **fields: Any) -> Any:
    """A running table whose second seat was freed by a vote."""
    table = await ada.table("bot", "bot", **fields)
    await here.change_seat(table["id"], 1, kind="open", level="")
    return table


@pytest.mark.parametrize(("private", "by_code"), [(False, False), (False, True), (True, True)])
def test_a_substitute_takes_a_freed_seat(at_desk: Playing, private: bool, by_code: bool) -> None:
    async def scenario(here: Desk) -> None:
        ada, ben = await here.guest("Ada"), await here.guest("Ben")
        table = await freed(here, ada, private=private)
        code = table["invitation"] if by_code else ""
        assert (await ben.get(f"/tables/{table['id']}?code={code}"))["takeable"]
        answer = await ben.post(f"/tables/{table['id']}/join", {"code": code})
        assert answer["id"] == table["id"]
        assert here.play.substitutes == [(table["id"], 1, ben.id)]

    at_desk(scenario)


@pytest.mark.parametrize("spectators", [False, True])
def test_the_lobby_tells_whoever_does_not_play_of_a_freed_seat(at_desk: Playing, spectators: bool) -> None:
    async def scenario(here: Desk) -> None:
        ada, ben = await here.guest("Ada"), await here.guest("Ben")
        table = await freed(here, ada, spectators=spectators)
        await freed(here, ada, private=True)

        async def takeable(somebody: Guest) -> dict[str, bool]:
            return {one["id"]: one["takeable"] for one in (await somebody.get("/tables"))["tables"]}

        assert await takeable(ben) == {table["id"]: True}
        assert await takeable(ada) == {table["id"]: False}, "she plays there already"
        await here.change_seat(table["id"], 1, kind="bot", level="steady")
        assert await takeable(ben) == ({table["id"]: False} if spectators else {}), "nothing is free any more"

    at_desk(scenario)


def test_a_freed_seat_of_a_private_table_is_not_for_everybody(at_desk: Playing) -> None:
    async def scenario(here: Desk) -> None:
        ada, ben, cleo = [await here.guest(name) for name in ("Ada", "Ben", "Cleo")]
        table = await freed(here, ada, private=True)
        path, code = f"/tables/{table['id']}/join", table["invitation"]
        assert await ben.refused("POST", path, {"seat": 1}) == (404, "not-found")
        assert await ben.refused("POST", path, {"seat": 1, "code": "ELK-2222222"}) == (404, "not-found")
        assert await ben.refused("POST", path, {"seat": 0, "code": code}) == (409, "seat-taken")
        assert await ben.refused("POST", path, {"seat": 2, "code": code}) == (409, "seat-taken")
        assert await ada.refused("POST", path, {"code": code}) == (409, "seated-already")
        await here.block(cleo, ada)
        assert await cleo.refused("POST", path, {"code": code}) == (403, "blocked-table")
        await here.change_seat(table["id"], 1, kind="bot", level="steady")
        assert await ben.refused("POST", path, {"code": code}) == (409, "table-full")
        assert here.play.substitutes == []

    at_desk(scenario)


@pytest.mark.parametrize(("locale", "nobody"), [("en", "Seat B"), ("pl", "Miejsce B")])
def test_a_seat_that_nobody_has_is_called_by_its_badge_in_sentences(locale: str, nobody: str) -> None:
    seats = [Seat("person", "A", "Ada"), Seat("open", "B"), Seat("bot", "C", level="steady")]
    assert told_names(seats, locale)[:2] == ["Ada", nobody]
    assert player_names(seats, locale)[1] == "", "a list says that the seat is free"
