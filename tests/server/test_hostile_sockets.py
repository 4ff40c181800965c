"""Sockets against people who do not play by the rules: afterwards the match is what it was, and others play on."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from online import AtTable, at_table, new_request, next_asked, play_on, seated_table, sitting, standing, stored_events
from serving import Browser, Running, listening, until
from sqlalchemy import update
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from rulewright.server.schema import PEOPLE
from rulewright.server.settings import Settings

pytestmark = pytest.mark.slow


class Trial:
    """A match of Ada and Bob with some moves played, a bystander Eve, and proof that it goes on."""

    def __init__(self, here: Running, people: list[Browser], table: str, seats: list[AtTable]) -> None:
        self.here = here
        self.ada, self.bob, self.eve = people
        self.table = table
        self.seats = seats

    async def asked(self) -> tuple[AtTable, AtTable]:
        """Who is asked, and who is not."""
        asked = await next_asked(self.seats)
        assert asked is not None
        return asked, self.seats[1 - self.seats.index(asked)]

    def wish(self, asked: AtTable, **other: Any) -> dict[str, Any]:
        """What the one who is asked could choose."""
        assert asked.asked is not None
        usual = {"seat": asked.asked["seat"], "version": asked.asked["version"], "key": asked.asked["default"]}
        return {"id": new_request(), **usual, **other}


Scenario = Callable[[Trial], Awaitable[None]]


def tried(settings: Settings, scenario: Scenario, **fields: Any) -> None:
    """Runs a scenario; it must leave the match as it was, and the match must go on."""

    async def run() -> None:
        async with listening(settings) as here:
            people = [await here.guest(name) for name in ("Ada", "Bob", "Eve")]
            table = await seated_table(people[:2], **fields)
            async with at_table(people[:2], table) as seats:
                dice = random.Random(7)
                await play_on(seats, 6, dice)
                before = await standing(here, table)
                await scenario(Trial(here, people, table, seats))
                assert await standing(here, table) == before
                alive = [seat for seat in seats if not seat.closed]
                if len(alive) == len(seats):
                    assert await play_on(seats, 4, dice) == 4
            async with at_table(people[:2], table) as seats:
                assert await play_on(seats, 2, dice) == 2
            numbers = [event.number for event in await stored_events(here, table)]
            assert numbers == list(range(1, len(numbers) + 1))

    asyncio.run(run())


async def code_of(answer: Awaitable[dict[str, Any]]) -> str:
    found = await answer
    assert found["type"] == "refused" and found["text"], found
    return str(found["code"])


# Whose seat it is


def test_nobody_chooses_for_another_seat(settings: Settings) -> None:
    async def scenario(trial: Trial) -> None:
        asked, other = await trial.asked()
        assert await code_of(other.ask("choose", **trial.wish(asked))) == "forbidden"
        for do in ("undo", "hint"):
            seat = trial.wish(asked)["seat"]
            assert await code_of(other.ask(do, seat=seat)) == "forbidden"
        for do in ("why_not", "preview"):
            wish = trial.wish(asked)
            assert await code_of(other.ask(do, seat=wish["seat"], key=wish["key"])) == "forbidden"
        assert (
            await code_of(other.ask("order", seat=trial.wish(asked)["seat"], decision="x", key="draw")) == "forbidden"
        )

    tried(settings, scenario)


def test_a_spectator_chooses_for_nobody(sqlite_settings: Settings) -> None:
    async def scenario(trial: Trial) -> None:
        asked, _other = await trial.asked()
        for person in (trial.eve, await trial.here.browser()):
            async with sitting(person, trial.table, eyes=0) as socket:
                await socket.position()
                assert socket.update["eyes"] is None and socket.asked is None
                for seat in (0, 1):
                    assert await code_of(socket.ask("choose", **trial.wish(asked, seat=seat))) == "forbidden"
                    assert await code_of(socket.ask("undo", seat=seat)) == "forbidden"
                    await socket.send("look", eyes=seat)
                assert await code_of(socket.ask("chat", text="psst")) == "forbidden"
                assert await code_of(socket.ask("propose", kind="end", seat=0)) == "forbidden"
                assert await code_of(socket.ask("ballot", vote=1, agree=True)) in ("forbidden", "not-found")
                assert await code_of(socket.ask("leave")) == "forbidden"
                assert all(json.loads(text).get("eyes") is None for text in socket.heard)

    tried(sqlite_settings, scenario)


def test_a_seat_that_does_not_exist_is_refused(sqlite_settings: Settings) -> None:
    async def scenario(trial: Trial) -> None:
        asked, _other = await trial.asked()
        for seat in (2, 5, 7):
            assert await code_of(asked.ask("choose", **trial.wish(asked, seat=seat))) == "forbidden"
            assert await code_of(asked.ask("propose", kind="bot", seat=seat)) == "not-found"
        for nonsense in (-1, 8, 10**30, 0.5, "0", None, True):
            await asked.send("choose", **trial.wish(asked, seat=nonsense))
        await until(lambda: len(asked.refused) == 6 + 7, "a refusal of each")
        assert {refused["code"] for refused in asked.refused[6:]} == {"malformed"}

    tried(sqlite_settings, scenario)


def test_a_person_does_not_choose_for_a_bot(sqlite_settings: Settings) -> None:
    async def run() -> None:
        async with listening(sqlite_settings) as here:
            ada = await here.guest("Ada")
            plan = {"game": "ethnos", "seats": [{"kind": "me"}, {"kind": "bot", "level": "novice"}]}
            table = (await ada.post("/api/tables", plan))["id"]
            async with at_table([ada], table) as (socket,):
                await until(lambda: socket.asked, "Ada's turn")
                before = await standing(here, table)
                for version in range(1, socket.version + 2):
                    wish = {"id": new_request(), "seat": 1, "version": version, "key": "draw"}
                    assert await code_of(socket.ask("choose", **wish)) == "forbidden"
                await socket.send("look", eyes=1)
                assert await code_of(socket.ask("why_not", seat=1, key="draw")) == "forbidden"
                assert socket.update["eyes"] == 0
                assert await standing(here, table) == before
                assert (await socket.choose(socket.asked["default"]))["type"] == "ack"  # type: ignore[index]

    asyncio.run(run())


def test_who_is_banned_or_deleted_is_sent_away_and_cannot_return(settings: Settings) -> None:
    async def run() -> None:
        async with listening(settings) as here:
            people = [await here.guest(name) for name in ("Ada", "Bob", "Cleo")]
            table = await seated_table(people)
            async with at_table(people, table) as seats:
                await play_on(seats, 3, random.Random(1))
                before = await standing(here, table)
                bob = people[1].person
                assert bob is not None

                def ban(tx: Any) -> None:
                    tx.execute(update(PEOPLE).where(PEOPLE.c.id == bob["id"]).values(banned=True))
                    tx.announce(f"person:{bob['id']}")

                await here.server.store.write(ban)
                await seats[1].gone()
                async with people[1].socket(table) as again:
                    forged = AtTable(again)
                    await forged.hello()
                    wish = {"id": new_request(), "seat": 1, "version": before[0], "key": "draw"}
                    assert await code_of(forged.ask("choose", **wish)) == "forbidden"
                    assert forged.update.get("eyes") is None
                    await forged.close()
                assert not seats[0].closed and not seats[2].closed
                assert await standing(here, table) == before
                answer = await people[2].request("DELETE", "/api/me", json={"name": "Cleo"})
                assert answer.status_code == 204, answer.text
                await seats[2].gone()
                async with people[2].socket(table) as again:
                    gone = AtTable(again)
                    await gone.hello()
                    wish = {"id": new_request(), "seat": 2, "version": before[0], "key": "draw"}
                    assert await code_of(gone.ask("choose", **wish)) == "forbidden"
                    await gone.close()
                assert not seats[0].closed

    asyncio.run(run())


# Old questions and repeated requests


def test_an_answer_to_another_question_is_stale(settings: Settings) -> None:
    async def scenario(trial: Trial) -> None:
        asked, other = await trial.asked()
        wish = trial.wish(asked)
        for version in (0, 1, wish["version"] - 1, wish["version"] + 1, 2**31 - 1):
            assert await code_of(asked.ask("choose", **{**wish, "version": version, "id": new_request()})) == "stale"
        mine = other.update["eyes"]
        assert await code_of(other.ask("choose", **trial.wish(asked, seat=mine))) == "stale"
        for version in (2**31, 2**63, 2**64, 10**40, -1):
            await asked.send("choose", **{**wish, "version": version, "id": new_request()})
        await until(lambda: len(asked.refused) >= 5 + 5, "a refusal of each")

    tried(settings, scenario)


def test_the_same_request_with_other_content_changes_nothing(settings: Settings) -> None:
    async def run() -> None:
        async with listening(settings) as here:
            people = [await here.guest(name) for name in ("Ada", "Bob")]
            table = await seated_table(people)
            async with at_table(people, table) as seats:
                await play_on(seats, 4, random.Random(3))
                asked = await next_asked(seats)
                assert asked is not None and asked.asked is not None
                seat, request = asked.asked["seat"], new_request()
                chosen = asked.asked["default"]
                first = await asked.choose(chosen, request)
                other = await next_asked(seats)
                assert other is not None
                after = await standing(here, table)
                for key, version in (("draw", first["version"]), ("nonsense", 0), ("draw", 10**9)):
                    wish = {"id": request, "seat": seat, "version": version, "key": key}
                    again = await asked.ask("choose", **wish)
                    assert again.get("code", again["type"]) == ("ack" if key == chosen else "request-used")
                    assert await standing(here, table) == after
                theirs = {"id": request, "seat": 1 - seat, "version": after[0], "key": "draw"}
                assert await code_of(seats[1 - seat].ask("choose", **theirs)) == "request-used"
                assert await code_of(asked.ask("undo", id=request, seat=seat)) == "request-used"
                assert await standing(here, table) == after
                assert await play_on(seats, 3, random.Random(4)) == 3

    asyncio.run(run())


# What is no message


MALFORMED = [
    "",
    "{",
    "null",
    "[]",
    "7",
    '"hello"',
    "{}",
    '{"do":"nothing"}',
    '{"do":null}',
    '{"do":"choose"}',
    '{"do":"choose","id":"12345678","seat":0,"version":1,"key":"draw","more":1}',
    '{"do":"choose","id":"short","seat":0,"version":1,"key":"draw"}',
    '{"do":"choose","id":12345678,"seat":"0","version":"1","key":["draw"]}',
    '{"do":"chat","id":"12345678","text":""}',
    '{"do":"propose","id":"12345678","kind":"win","seat":0}',
    "[" * 20_000,
    '{"do":' * 5_000,
    '{"do":"chat","id":"12345678","text":"\\ud800"}',
]


def test_what_is_no_message_is_refused_and_costs_nothing(settings: Settings) -> None:
    async def scenario(trial: Trial) -> None:
        asked, other = await trial.asked()
        for number, text in enumerate(MALFORMED, 1):
            await asked.socket.send(text)
            await asked.refusals(number)
            assert asked.refused[-1]["code"] == "malformed", text[:40]
        assert not asked.closed and not other.closed

    tried(settings, scenario)


def test_whoever_sends_nothing_but_nonsense_is_sent_away(sqlite_settings: Settings) -> None:
    async def scenario(trial: Trial) -> None:
        asked, other = await trial.asked()
        for _ in range(20):
            await asked.socket.send("nonsense")
        await asked.gone()
        assert asked.farewell is not None and asked.farewell["code"] == "malformed"
        assert not asked.farewell["again"] and not other.closed

    tried(sqlite_settings, scenario)


def test_texts_that_a_database_cannot_hold_do_no_harm(settings: Settings) -> None:
    """PostgreSQL refuses the character zero."""

    async def scenario(trial: Trial) -> None:
        asked, other = await trial.asked()
        await asked.socket.send(json.dumps({"do": "choose", **trial.wish(asked, id="\0" * 8)}))
        await asked.socket.send(json.dumps({"do": "choose", **trial.wish(asked, key="\0draw")}))
        await asked.socket.send(json.dumps({"do": "chat", "id": "\0" * 8, "text": "hm"}))
        await until(lambda: len(asked.refused) == 3, "a refusal of each")
        assert "internal" not in {refused["code"] for refused in asked.refused}
        said = await asked.ask("chat", text="a\0b ☂ \x1b[31m")
        assert said["type"] == "ack"
        await until(lambda: other.chat, "what was said")
        assert "\0" not in other.chat[-1]["text"] and other.chat[-1]["text"].startswith("a")

    tried(settings, scenario)


def test_a_table_that_does_not_exist_has_no_socket(settings: Settings) -> None:
    async def scenario(trial: Trial) -> None:
        for table in ("%00", "xxxxxxxxxxxx", "a%27b", "..%2f..%2fapi", "ż" * 40, "x" * 3000):
            try:
                async with trial.eve.socket(table) as socket:
                    eve = AtTable(socket)
                    await eve.send("hello", locale="en")
                    await eve.gone()
                    assert eve.farewell is not None and eve.farewell["code"] == "not-found", table
            except (InvalidStatus, ConnectionClosed):
                pass

    tried(settings, scenario)


def test_binary_messages_end_the_socket_or_are_refused(sqlite_settings: Settings) -> None:
    async def scenario(trial: Trial) -> None:
        asked, other = await trial.asked()
        await asked.socket.send(b"\xff\xfe\x00binary")
        await until(lambda: asked.closed or asked.refused, "a refusal")
        assert not other.closed

    tried(sqlite_settings, scenario)


@pytest.mark.parametrize("size", [65_600, 1_000_000])
def test_a_message_that_is_too_large_ends_the_socket_or_is_refused(size: int, sqlite_settings: Settings) -> None:
    async def scenario(trial: Trial) -> None:
        asked, other = await trial.asked()
        text = json.dumps({"do": "chat", "id": new_request(), "text": "x" * size})
        try:
            await asked.socket.send(text)
            await asked.socket.send(text)
        except ConnectionClosed:
            pass
        await until(lambda: asked.closed or asked.refused, "a refusal")
        assert not other.closed and other.chat == []

    tried(sqlite_settings, scenario)


# Floods


def test_a_flood_of_good_messages_is_stopped(sqlite_settings: Settings) -> None:
    async def scenario(trial: Trial) -> None:
        asked, other = await trial.asked()
        wish = trial.wish(asked)
        try:
            for _ in range(400):
                await asked.send("why_not", id=new_request(), seat=wish["seat"], key=wish["key"])
        except ConnectionClosed:
            pass
        await asked.gone()
        assert asked.farewell is None or asked.farewell["code"] == "too-many"
        assert not other.closed

    tried(sqlite_settings, scenario)


def test_many_tries_of_the_same_move_make_one_move(settings: Settings) -> None:
    async def run() -> None:
        async with listening(settings) as here:
            people = [await here.guest(name) for name in ("Ada", "Bob")]
            table = await seated_table(people)
            async with at_table(people, table) as seats:
                asked = await next_asked(seats)
                assert asked is not None and asked.asked is not None
                seat, version, key = asked.asked["seat"], asked.asked["version"], asked.asked["default"]
                one = new_request()
                ids = [one, *(new_request() for _ in range(10)), one, one]
                for id in ids:
                    await asked.send("choose", id=id, seat=seat, version=version, key=key)
                await until(lambda: set(ids) <= set(asked.answers), "all answers")
                await until(lambda: all(each.version >= 2 for each in seats), "the move")
                assert asked.answers[one]["type"] == "ack"
                assert [asked.answers[id]["code"] for id in ids[1:11]] == ["stale"] * 10
                choices = [event for event in await stored_events(here, table) if event.kind == "choice"]
                assert len(choices) == 1 and choices[0].request == one

    asyncio.run(run())


def test_whoever_does_not_read_holds_up_nobody(sqlite_settings: Settings) -> None:
    """Eve asks for everything again and again, in two languages, and reads nothing of it."""

    async def scenario(trial: Trial) -> None:
        async with trial.eve.socket(trial.table, max_queue=1) as socket:
            socket.transport.pause_reading()
            await socket.send(json.dumps({"do": "hello", "locale": "en"}))
            for number in range(50):
                locale = ("pl", "en")[number % 2]
                await socket.send(json.dumps({"do": "locale", "locale": locale}))
            asked, _other = await trial.asked()
            wish = trial.wish(asked)
            answer = await asked.ask("why_not", seat=wish["seat"], key=wish["key"])
            assert answer["type"] == "reason"
            socket.transport.abort()
        await until(lambda: trial.here.server.play.people(trial.table) == 2, "Eve being forgotten")

    tried(sqlite_settings, scenario)


# Getting in


def test_whoever_does_not_greet_gets_nothing(sqlite_settings: Settings) -> None:
    async def scenario(trial: Trial) -> None:
        asked, _other = await trial.asked()
        async with trial.ada.socket(trial.table) as socket:
            rude = AtTable(socket)
            for do in ("choose", "undo", "look", "chat", "leave"):
                await rude.send(do, **(trial.wish(asked) if do == "choose" else {"id": new_request()}))
            await until(lambda: len(rude.refused) == 5, "refusals")
            assert {refused["code"] for refused in rude.refused} == {"malformed"}
            assert all(json.loads(text)["type"] == "refused" for text in rude.heard)
            await rude.close()

    tried(sqlite_settings, scenario)


def test_another_sites_page_gets_no_socket(sqlite_settings: Settings) -> None:
    async def scenario(trial: Trial) -> None:
        cookies = "; ".join(f"{name}={value}" for name, value in trial.ada.client.cookies.items())
        address = trial.here.origin.replace("http", "ws", 1) + f"/ws/tables/{trial.table}"
        for origin in ("https://evil.example", "null", "http://127.0.0.1:1", "http://localhost.evil.example"):
            headers = {"Origin": origin, "Cookie": cookies}
            with pytest.raises(InvalidStatus) as refusal:
                async with connect(address, additional_headers=headers, proxy=None):
                    pass
            assert refusal.value.response.status_code == 403

    tried(sqlite_settings, scenario)


def test_without_the_cookie_one_is_nobody(sqlite_settings: Settings) -> None:
    async def scenario(trial: Trial) -> None:
        asked, _other = await trial.asked()
        address = trial.here.origin.replace("http", "ws", 1) + f"/ws/tables/{trial.table}"
        (name,) = trial.ada.client.cookies
        for cookie in ("", f"{name}=x", f"{name}={'A' * 4000}", f'{name}="b;;; =,'):
            headers = {"Origin": trial.here.origin, **({"Cookie": cookie} if cookie else {})}
            async with connect(address, additional_headers=headers, proxy=None, max_size=None) as socket:
                nobody = AtTable(socket)
                await nobody.hello(eyes=0)
                assert await code_of(nobody.ask("choose", **trial.wish(asked))) == "forbidden"
                await nobody.close()

    tried(sqlite_settings, scenario)


def test_a_private_match_without_spectators_is_closed_to_others(sqlite_settings: Settings) -> None:
    async def scenario(trial: Trial) -> None:
        for person in (trial.eve, await trial.here.browser()):
            async with person.socket(trial.table) as socket:
                outsider = AtTable(socket)
                await outsider.send("hello", locale="en", eyes=0)
                await outsider.gone()
                assert [json.loads(text)["type"] for text in outsider.heard] == ["farewell"]

    tried(sqlite_settings, scenario, spectators=False)
