"""The socket of a table, over a real connection: order of answers, curtain, spectators, hostile input, the end."""

from __future__ import annotations

import asyncio
import contextlib
import random
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any, ClassVar

import msgspec
import pytest
from serving import Browser, Running, listening, replaced, until
from sqlalchemy import insert
from tables_made import House, QuickWorkers, RealTime, Time
from websockets.exceptions import ConnectionClosed

from rulewright.core.narration import told_to
from rulewright.core.record import replay
from rulewright.server import sockets, timekeeping
from rulewright.server.context import new_id
from rulewright.server.schema import RELATIONS
from rulewright.server.settings import Settings
from rulewright.server.wire import Acknowledged

SECONDS = 20.0


class AtTable:
    """A browser at a table. `got` are all messages so far, in order."""

    def __init__(self, socket: Any) -> None:
        self.socket = socket
        self.got: list[dict[str, Any]] = []
        self._read = 0

    async def send(self, do: str, **fields: Any) -> str:
        """Sends a command; its id."""
        request = new_id()
        needs_id = do not in ("hello", "look", "locale")
        await self.socket.send(
            msgspec.json.encode({"do": do, **({"id": request} if needs_id else {}), **fields}).decode()
        )
        return request

    async def receive(self) -> dict[str, Any]:
        message: dict[str, Any] = msgspec.json.decode(await asyncio.wait_for(self.socket.recv(), SECONDS))
        self.got.append(message)
        return message

    async def next(self, kind: str, **expected: Any) -> dict[str, Any]:
        """The next message of a kind, with these fields; what comes before it is kept in `got`."""
        while True:
            message = await self.receive()
            if message["type"] == kind and expected.items() <= message.items():
                return message

    async def answer(self, do: str, **fields: Any) -> dict[str, Any]:
        """Sends a command and waits for what answers it."""
        request = await self.send(do, **fields)
        while True:
            message = await self.receive()
            if message.get("id") == request:
                return message

    async def choose(self, seat: int, key: str, version: int) -> dict[str, Any]:
        return await self.answer("choose", seat=seat, key=key, version=version)

    async def until_version(self, version: int) -> dict[str, Any]:
        while True:
            message = await self.next("update")
            if message["version"] >= version:
                return message

    async def closed(self) -> int:
        """Reads to the end; the code with which the server closed."""
        with contextlib.suppress(ConnectionClosed):
            while True:
                await self.receive()
        code: int = self.socket.close_code
        return code

    def said(self) -> list[tuple[str, str]]:
        chats = [message for message in self.got if message["type"] == "chat"]
        return [(line["name"], line["text"]) for message in chats for line in message["lines"]]

    def updates(self) -> list[dict[str, Any]]:
        return [message for message in self.got if message["type"] == "update"]


@contextlib.asynccontextmanager
async def at(
    browser: Browser, table: str, locale: str = "en", seen: int = -1, eyes: int | None = None, code: str = ""
) -> AsyncIterator[AtTable]:
    """A browser that has said hello."""
    async with browser.socket(f"{table}?code={code}" if code else table) as socket:
        here = AtTable(socket)
        await here.send("hello", locale=locale, seen=seen, eyes=eyes)
        yield here


async def sent_away(browser: Browser, table: str) -> str:
    """The code with which a browser is sent away that has said nothing yet."""
    async with browser.socket(table) as socket:
        return str((await AtTable(socket).next("farewell"))["code"])


class Site:
    """A whole server with quick workers, and tables made straight in its database."""

    def __init__(self, running: Running, time: Time) -> None:
        self.running = running
        self.house = House(running.server, time)

    async def guest(self, name: str) -> Browser:
        browser = await self.running.guest(name)
        assert browser.person is not None
        self.house.persons[name] = browser.person["id"]
        return browser

    async def table(self, *arguments: Any, **columns: Any) -> str:
        return await self.house.table(*arguments, **columns)


def visit(settings: Settings, scenario: Callable[[Site], Awaitable[None]], clock: Time | None = None) -> None:
    """Runs a scenario against a server behind a real socket."""

    async def run() -> None:
        async with listening(settings) as running:
            running.server.workers = QuickWorkers()  # type: ignore[assignment]
            if clock is not None:
                running.server.play.clock = clock
            await scenario(Site(running, clock or RealTime()))

    asyncio.run(run())


# The usual way


def test_a_newcomer_gets_everything_and_a_move_is_acknowledged_before_it_is_seen(settings: Settings) -> None:
    async def scenario(site: Site) -> None:
        ada, bob = await site.guest("Ada"), await site.guest("Bob")
        table = await site.table("steps", "Ada", "Bob")
        async with at(ada, table) as first, at(bob, table) as second:
            update = await first.next("update")
            assert update["fresh"] and update["eyes"] == 0 and update["version"] == 1
            assert update["asked"]["version"] == 1 and update["asked"]["options"][0]["text"] == "Add a point"
            assert (await second.next("update"))["asked"] is None
            await second.next("chat")
            assert {"table", "update", "chat"} <= {message["type"] for message in [*second.got]}
            answer = await first.choose(0, "add", 1)
            assert answer == {"type": "ack", "id": answer["id"], "version": 2}
            assert all(message["version"] < 2 for message in first.updates()), "nothing was shown before the answer"
            assert (await first.until_version(2))["lines"][0]["text"] == "Ada adds a point."
            seen = await second.until_version(2)
            assert not seen["fresh"] and seen["asked"]["seat"] == 1 and len(seen["lines"]) == 1

    visit(settings, scenario)


def test_whoever_comes_back_gets_exactly_what_was_missed(sqlite_settings: Settings) -> None:
    async def scenario(site: Site) -> None:
        ada = await site.guest("Ada")
        table = await site.table("steps", "Ada", "Bob")
        async with at(ada, table) as first:
            await first.next("update")
            await first.choose(0, "add", 1)
            await first.until_version(2)
        await site.house.choose(table, 1, "add")
        await site.house.choose(table, 0, "peek")
        async with at(ada, table, seen=2) as again:
            update = await again.next("update")
            assert not update["fresh"] and update["version"] == 4
            assert [line["number"] for line in update["lines"]] == [3, 4, 4]
        async with at(ada, table, seen=99) as stranger:
            assert (await stranger.next("update"))["fresh"], "a version that never was is none"

    visit(sqlite_settings, scenario)


def test_a_request_that_is_sent_again_after_a_lost_connection_counts_once(sqlite_settings: Settings) -> None:
    async def scenario(site: Site) -> None:
        ada = await site.guest("Ada")
        table = await site.table("steps", "Ada", "Bob")
        command = {"do": "choose", "id": new_id(), "seat": 0, "version": 1, "key": "add"}
        for _ in range(3):
            async with at(ada, table) as here:
                await here.socket.send(msgspec.json.encode(command).decode())
                assert (await here.next("ack"))["version"] == 2
        assert await site.house.count(table) == 2

    visit(sqlite_settings, scenario)


def test_the_language_can_be_changed_at_any_time(sqlite_settings: Settings) -> None:
    async def scenario(site: Site) -> None:
        ada = await site.guest("Ada")
        table = await site.table("steps", "Ada", "Bob")
        await site.house.choose(table, 0, "add")
        async with at(ada, table) as here:
            await here.next("update")
            await here.send("locale", locale="pl")
            update = await here.next("update")
            assert update["fresh"] and update["lines"][0]["text"] == "Ada dodaje punkt."
            refused = await here.choose(0, "add", 1)
            assert refused["code"] == "stale" and refused["text"].startswith("Gra poszła")

    visit(sqlite_settings, scenario)


def test_answers_that_change_nothing(sqlite_settings: Settings) -> None:
    async def scenario(site: Site) -> None:
        ada = await site.guest("Ada")
        table = await site.table("bazaar", "Ada", "Bob")
        async with at(ada, table) as here:
            asked = (await here.next("update"))["asked"]
            mine = [offer["key"] for offer in asked["options"]]
            missing = next(f"bid:{card}" for card in range(1, 10) if f"bid:{card}" not in mine)
            reason = await here.answer("why_not", seat=0, key=missing)
            assert reason["refusal"]["rule"] == "TOY-1" and reason["refusal"]["numbers"] == {"cards": 2}
            assert (await here.answer("why_not", seat=0, key=mine[0]))["refusal"] is None
            preview = await here.answer("preview", seat=0, key=mine[0])
            assert (preview["type"], preview["lines"], preview["reveals"]) == ("consequence", [], False)
            assert (await here.answer("preview", seat=0, key=missing))["code"] == "not-your-card"
        ethnos = await site.table("ethnos", "Ada", "Bob")
        async with at(ada, ethnos) as here:
            seat = (await here.next("update"))["waiting"][0]
            if seat == 0:
                hint = await here.answer("hint", seat=0)
                assert hint["options"] and all(0 <= each["share"] <= 1 for each in hint["options"])
            else:
                assert (await here.answer("hint", seat=0))["code"] == "stale"
        assert await site.house.count(table) == 1

    visit(sqlite_settings, scenario)


def test_odds_are_reckoned_from_what_the_eyes_of_whoever_asks_may_know(sqlite_settings: Settings) -> None:
    async def scenario(site: Site) -> None:
        ada, eve = await site.guest("Ada"), await site.guest("Eve")
        table = await site.table("bazaar", "Ada", "Bob")
        for browser, viewer in ((ada, 0), (eve, -1)):
            async with at(browser, table) as here:
                await here.next("update")
                odds = await here.answer("odds")
                assert (odds["type"], odds["version"]) == ("odds", 1)
                assert [side["seat"] for side in odds["sides"]] == [0, 1]
                shares = [side["share"] for side in odds["sides"]]
                assert sum(shares) + odds["undecided"] == pytest.approx(1)
                assert odds["playouts"] > 0 and 0 < odds["margin"] <= 0.5
                assert [side["losses"] for side in odds["sides"]] == [2, 2]
            assert site.house.workers.reckoned.pop() == viewer
        assert await site.house.count(table) == 1, "nothing has happened"

    visit(sqlite_settings, scenario)


def test_on_one_device_odds_are_those_of_the_eyes_that_look_and_before_that_everybodys(
    sqlite_settings: Settings,
) -> None:
    async def scenario(site: Site) -> None:
        ada = await site.guest("Ada")
        table = await site.table("bazaar", "Ada", "Zoe/Ada")
        async with at(ada, table) as here:
            await here.next("update")
            await here.answer("odds")
            await here.send("look", eyes=1)
            await here.answer("odds")
        assert site.house.workers.reckoned == [-1, 1]

    visit(sqlite_settings, scenario)


def test_what_many_ask_of_one_position_is_reckoned_once_and_again_after_a_move(sqlite_settings: Settings) -> None:
    async def scenario(site: Site) -> None:
        table = await site.table("bazaar", "Ada", "Bob")
        eve, fay = await site.guest("Eve"), await site.guest("Fay")
        async with at(eve, table) as one, at(fay, table) as other:
            first, second = await asyncio.gather(one.answer("odds"), other.answer("odds"))
            again = await one.answer("odds")
            assert {**first, "id": ""} == {**second, "id": ""} == {**again, "id": ""}
            assert site.house.workers.reckoned == [-1]
            state = (await site.house.match(table)).state
            await site.house.choose(table, 0, state.options(0)[0])
            assert (await other.answer("odds"))["version"] == 2
        assert site.house.workers.reckoned == [-1, -1]

    visit(sqlite_settings, scenario)


def test_a_reckoning_ends_with_the_server(sqlite_settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    ended: list[bool] = []

    async def scenario(site: Site) -> None:
        begun = asyncio.Event()

        async def odds(_record: Any, _viewer: int, _seconds: float, _person: str) -> None:
            begun.set()
            try:
                await asyncio.Event().wait()
            finally:
                ended.append(site.house.play.stopping)

        monkeypatch.setattr(site.house.workers, "odds", odds)
        table = await site.table("bazaar", "Ada", "Bob")
        async with at(await site.guest("Ada"), table) as here:
            await here.send("odds")
            await begun.wait()

    visit(sqlite_settings, scenario)
    assert ended == [True]


def test_a_reckoning_that_fails_is_told_and_tried_again(sqlite_settings: Settings) -> None:
    async def scenario(site: Site) -> None:
        ada = await site.guest("Ada")
        table = await site.table("bazaar", "Ada", "Bob")
        async with at(ada, table) as here:
            site.house.workers.broken = True
            assert (await here.answer("odds"))["code"] == "internal"
            site.house.workers.broken = False
            assert (await here.answer("odds"))["type"] == "odds"

    visit(sqlite_settings, scenario)


def test_without_a_contest_there_are_no_odds(sqlite_settings: Settings) -> None:
    async def scenario(site: Site) -> None:
        ada = await site.guest("Ada")
        peaceful = await site.table("steps", "Ada", "Bob")
        waiting = await site.table("bazaar", "Ada", "Bob", begin=False, status="open", started=0)
        for table, locale, text in ((peaceful, "en", "no battle"), (waiting, "pl", "żadna walka")):
            async with at(ada, table, locale) as here:
                refused = await here.answer("odds")
                assert refused["code"] == "no-contest" and text in refused["text"]
        assert site.house.workers.reckoned == []

    visit(sqlite_settings, scenario)


def test_in_a_window_only_whoever_is_asked_gets_odds(sqlite_settings: Settings) -> None:
    """Who is asked depends on what is hidden, and so would the odds."""

    async def scenario(site: Site) -> None:
        names = ("Ada", "Bob")
        people = [await site.guest(name) for name in names]
        table = await site.table("bazaar", *names)
        match = await site.house.match(table)
        for seat in (0, 1):
            await site.house.choose(table, seat, match.state.options(seat)[0])
        (asked,) = match.waiting
        for seat, browser in enumerate(people):
            async with at(browser, table) as here:
                await here.next("update")
                odds = await here.answer("odds")
                assert odds.get("code", odds["type"]) == ("odds" if seat == asked else "contest-waits")
        assert site.house.workers.reckoned == [asked]

    visit(sqlite_settings, scenario)


def test_a_fair_table_gives_neither_hints_nor_odds_to_anybody(sqlite_settings: Settings) -> None:
    async def scenario(site: Site) -> None:
        ada, eve = await site.guest("Ada"), await site.guest("Eve")
        table = await site.table("bazaar", "Ada", "Bob", advice=False)
        async with at(ada, table) as here:
            await here.next("update")
            for do, fields in (("odds", {}), ("hint", {"seat": 0})):
                refused = await here.answer(do, **fields)
                assert refused["code"] == "fair-table" and refused["text"].startswith("This is a fair table")
        async with at(eve, table) as here:
            assert (await here.answer("odds"))["code"] == "fair-table"
        assert site.house.workers.reckoned == [], "nothing was reckoned either"

    visit(sqlite_settings, scenario)


def test_hints_and_odds_together_are_limited(sqlite_settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sockets, "HINTS_PER_SECOND", 0.0)

    async def scenario(site: Site) -> None:
        ada = await site.guest("Ada")
        table = await site.table("bazaar", "Ada", "Bob")
        async with at(ada, table) as here:
            for _ in range(int(sockets.HINTS_AT_ONCE)):
                assert (await here.answer("odds"))["type"] == "odds"
            for do, fields in (("odds", {}), ("hint", {"seat": 0})):
                assert (await here.answer(do, **fields))["code"] == "too-many"

    visit(sqlite_settings, scenario)


def test_changes_of_language_are_limited(sqlite_settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sockets, "LANGUAGES_PER_SECOND", 0.0)

    async def scenario(site: Site) -> None:
        ada = await site.guest("Ada")
        table = await site.table("bazaar", "Ada", "Bob")
        async with at(ada, table) as here:
            for number in range(int(sockets.LANGUAGES_AT_ONCE)):
                await here.send("locale", locale=("pl", "en")[number % 2])
            await here.send("locale", locale="pl")
            assert (await here.next("refused"))["code"] == "too-many"

    visit(sqlite_settings, scenario)


def test_sockets_of_one_person_are_limited(sqlite_settings: Settings) -> None:
    async def scenario(site: Site) -> None:
        ada, bob = await site.guest("Ada"), await site.guest("Bob")
        table = await site.table("bazaar", "Ada", "Bob")
        async with at(ada, table) as first, at(ada, table) as second:
            await first.next("update")
            await second.next("update")
            assert await sent_away(ada, table) == "too-many"
            async with at(bob, table) as other:
                await other.next("update")
        async with at(ada, table) as again:
            await again.next("update")

    visit(replaced(sqlite_settings, sockets_each=2), scenario)


def test_sockets_from_one_address_are_limited(sqlite_settings: Settings) -> None:
    async def scenario(site: Site) -> None:
        ada, bob = await site.guest("Ada"), await site.guest("Bob")
        table = await site.table("bazaar", "Ada", "Bob")
        async with at(ada, table) as first:
            await first.next("update")
            assert await sent_away(bob, table) == "too-many"

    visit(replaced(sqlite_settings, sockets_from=1), scenario)


def test_wrong_codes_by_socket_count_like_those_of_requests(sqlite_settings: Settings) -> None:
    settings = replaced(sqlite_settings, logins=3)

    async def scenario(site: Site) -> None:
        eve = await site.guest("Eve")
        await site.guest("Ada")
        table = await site.table("bazaar", "Ada", "Bob", private=True, code="ELK-7K4M2PX")
        for _ in range(5):
            async with at(eve, table, code="elk7k4m2px") as here:
                assert (await here.next("update"))["eyes"] is None, "right ones do not count"
        codes = []
        for _ in range(5):
            async with at(eve, table, code="wrongwrong") as here:
                codes.append((await here.next("farewell"))["code"])
        assert codes == ["not-found"] * 3 + ["too-many"] * 2

    visit(settings, scenario)


def test_the_position_is_told_in_words_to_those_who_ask(sqlite_settings: Settings) -> None:
    async def scenario(site: Site) -> None:
        ada, eve = await site.guest("Ada"), await site.guest("Eve")
        table = await site.table("ethnos", "Ada", "Bob")
        shown = (await site.house.live(table)).shown
        for browser, eyes in ((ada, 0), (eve, None)):
            async with at(browser, table) as here:
                await here.next("update")
                told = await here.answer("describe")
                assert (told["type"], told["version"]) == ("position", 1)
                assert told["sections"] == msgspec.to_builtins(shown.position(eyes, "en"))
                await here.send("locale", locale="pl")
                again = await here.answer("describe")
                assert again["sections"] == msgspec.to_builtins(shown.position(eyes, "pl")) != told["sections"]
        assert shown.position(0, "en") != shown.position(None, "en"), "a seat knows its own hand"
        waiting = await site.table("ethnos", "Ada", "Bob", begin=False, status="open", started=0)
        async with at(ada, waiting) as here:
            assert (await here.answer("describe"))["code"] == "stale", "there is no position yet"

    visit(sqlite_settings, scenario)


# Who may do and see what


def test_seats_of_others_cannot_be_used_in_any_way(sqlite_settings: Settings) -> None:
    async def scenario(site: Site) -> None:
        ada, eve = await site.guest("Ada"), await site.guest("Eve")
        visitor = await site.running.browser()
        table = await site.table("steps", "Ada", "Bob")
        await site.house.choose(table, 0, "add")
        for browser in (ada, eve, visitor):
            async with at(browser, table, eyes=1) as here:
                update = await here.next("update")
                assert update["eyes"] == (0 if browser is ada else None) and update["asked"] is None
                for do, fields in (
                    ("choose", {"key": "add", "version": 2}),
                    ("undo", {}),
                    ("preview", {"key": "add"}),
                    ("why_not", {"key": "add"}),
                    ("hint", {}),
                    ("order", {"decision": "answer", "key": "yes"}),
                ):
                    assert (await here.answer(do, seat=1, **fields))["code"] == "forbidden", do
                await here.send("look", eyes=1)
                assert (await here.next("refused"))["code"] == "forbidden"
                assert (await here.answer("propose", kind="undo", seat=1))["code"] == "forbidden"
        async with at(eve, table) as here:
            assert (await here.answer("chat", text="hello"))["code"] == "forbidden", "spectators listen"
            assert (await here.answer("leave"))["code"] == "forbidden"
        assert await site.house.count(table) == 2

    visit(sqlite_settings, scenario)


def test_private_tables_and_tables_without_spectators_are_closed_to_others(sqlite_settings: Settings) -> None:
    async def scenario(site: Site) -> None:
        ada, eve = await site.guest("Ada"), await site.guest("Eve")
        private = await site.table("steps", "Ada", "Bob", private=True, code="ELK-7K4M2PX")
        closed = await site.table("steps", "Ada", "Bob", spectators=False)
        for table, code in ((private, "not-found"), (closed, "no-spectators"), ("x" * 16, "not-found")):
            async with at(eve, table) as here:
                farewell = await here.next("farewell")
                assert farewell["code"] == code and farewell["text"] and not farewell["again"]
                assert [message["type"] for message in here.got] == ["farewell"]
                assert await here.closed() == 1000
        async with at(eve, private, code="elk7k4m2px") as here:
            assert (await here.next("update"))["eyes"] is None
        for table in (private, closed):
            async with at(ada, table) as here:
                assert (await here.next("update"))["eyes"] == 0

    visit(sqlite_settings, scenario)


def test_behind_the_curtain_nothing_of_another_seat_of_the_same_device_is_sent(sqlite_settings: Settings) -> None:
    async def scenario(site: Site) -> None:
        ada = await site.guest("Ada")
        table = await site.table("bazaar", "Ada", "Zoe/Ada")
        hands = (await site.house.match(table)).state.hands  # type: ignore[attr-defined]
        async with at(ada, table) as here:
            update = await here.next("update")
            assert update["eyes"] is None and update["yours_waiting"] == [0, 1]
            assert update["asked"] is None and update["lines"] == [] and update["view"]["hands"] == [2, 2]
            await here.send("look", eyes=1)
            update = await here.next("update")
            assert update["fresh"] and update["eyes"] == 1 and update["view"]["hands"] == [2, hands[1]]
            assert [line["text"] for line in update["lines"]] == [f"Zoe holds {hands[1][0]} and {hands[1][1]}."]
            key = f"bid:{hands[0][0]}"
            assert (await here.choose(0, key, 1))["code"] == "other-eyes", "Zoe does not answer for Ada"
            assert (await here.answer("preview", seat=0, key=key))["code"] == "other-eyes"
            await here.choose(1, f"bid:{hands[1][0]}", 1)
            update = await here.until_version(2)
            assert update["eyes"] == 1 and update["yours_waiting"] == [0] and update["asked"] is None
            await here.send("look", eyes=0)
            update = await here.next("update")
            assert update["view"]["bid"] == -1 and update["view"]["hands"] == [hands[0], 2]
            assert [line["text"] for line in update["lines"]] == [f"Ada holds {hands[0][0]} and {hands[0][1]}."]

    visit(sqlite_settings, scenario)


def test_spectators_are_late_where_the_table_wants_it_until_the_end(sqlite_settings: Settings) -> None:
    clock = Time()

    async def scenario(site: Site) -> None:
        ada, eve = await site.guest("Ada"), await site.guest("Eve")
        play = site.running.server.play
        table = await site.table("steps", "Ada", "Bob", delay=60)
        clock.pass_by(100)
        async with at(eve, table) as late, at(ada, table) as here:
            assert (await late.next("update"))["version"] == 1
            await here.next("update")
            await here.choose(0, "add", 1)
            await here.until_version(2)
            info = await late.next("table") if not late.got else late.got[0]
            assert info["table"]["waiting"] == [] and info["table"]["stage"] == ""
            clock.pass_by(59)
            await timekeeping.tick(play)
            async with at(eve, table) as again:
                update = await again.next("update")
                assert update["version"] == 1 and update["lines"] == [] and update["view"]["points"] == [0, 0]
            clock.pass_by(1)
            await timekeeping.tick(play)
            update = await late.until_version(2)
            assert update["version"] == 2 and update["waiting"] == [1] and len(update["lines"]) == 1
            assert all(message["version"] == 1 for message in late.updates()[:-1])
            await site.house.propose(table, 0, "end", 0)
            (vote,) = await site.house.open_votes(table)
            await site.house.ballot(table, 1, vote.id, True)
            assert (await late.until_version(3))["version"] == 3, "after the end there is nothing to wait for"

    visit(sqlite_settings, scenario, clock)


def test_whoever_signs_out_elsewhere_is_sent_away(sqlite_settings: Settings) -> None:
    async def scenario(site: Site) -> None:
        ada = await site.guest("Ada")
        table = await site.table("steps", "Ada", "Bob")
        async with at(ada, table) as here:
            await here.next("update")
            await ada.post("/api/logout")
            farewell = await here.next("farewell")
            assert farewell["code"] == "sign-in" and farewell["again"]

    visit(sqlite_settings, scenario)


# Talk and presence


def test_talk_is_heard_by_all_but_those_who_muted_the_speaker(settings: Settings) -> None:
    async def scenario(site: Site) -> None:
        ada, bob, eve = await site.guest("Ada"), await site.guest("Bob"), await site.guest("Eve")
        table = await site.table("steps", "Ada", "Bob")
        muting = {"person": site.house.persons["Eve"], "other": site.house.persons["Ada"], "kind": "mute"}
        await site.house.store.write(lambda tx: tx.execute(insert(RELATIONS).values(muting)) and None)
        async with at(ada, table) as first, at(bob, table) as second, at(eve, table) as third:
            for each in (first, second, third):
                assert (await each.next("chat"))["fresh"]
            command = {"do": "chat", "id": new_id(), "text": "  Good luck!  "}
            for _ in range(2):
                await first.socket.send(msgspec.json.encode(command).decode())
                await first.next("ack")
            await second.answer("chat", text="You too.")
            while len(first.said()) < 2:
                await first.next("chat")
            assert first.said() == [("Ada", "Good luck!"), ("Bob", "You too.")]
            heard = await third.next("chat")
            assert [line["name"] for line in heard["lines"]] == ["Bob"]

    visit(settings, scenario)


def test_coming_and_going_is_seen(sqlite_settings: Settings) -> None:
    async def scenario(site: Site) -> None:
        ada, bob = await site.guest("Ada"), await site.guest("Bob")
        table = await site.table("steps", "Ada", "Bob")

        async def bob_is(here: AtTable, connected: bool) -> None:
            while (await here.next("table"))["table"]["seats"][1]["connected"] is not connected:
                pass

        async with at(ada, table) as here:
            await bob_is(here, False)
            async with at(bob, table) as there:
                await there.next("update")
                await bob_is(here, True)
            await bob_is(here, False)
        await until(lambda: site.running.server.play.people(table) == 0, "an empty table")

    visit(sqlite_settings, scenario)


def test_those_at_an_open_table_see_it_begin(settings: Settings) -> None:
    async def scenario(site: Site) -> None:
        ada, bob = await site.guest("Ada"), await site.guest("Bob")
        plan = {"game": "ethnos", "seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "novice"}]}
        table = (await ada.post("/api/tables", {**plan, "nonce": "ab" * 16}))["id"]
        async with at(ada, table) as here:
            assert (await here.next("table"))["table"]["status"] == "open"
            await bob.post(f"/api/tables/{table}/join", {"seat": 1, "nonce": "cd" * 16})
            await ada.post(f"/api/tables/{table}/start")
            update = await here.next("update")
            assert update["fresh"] and update["eyes"] == 0 and len(update["view"]["seats"]) == 3
            assert (await site.house.match(table)).setup.seed, "with what both browsers added"
            row = await site.house.row(table)
            assert [nonce for _person, nonce in row.nonces] == ["ab" * 16, "cd" * 16]

    visit(settings, scenario)


# Hostile and unlucky


def test_what_cannot_be_understood_is_refused_and_at_last_ends_the_connection(sqlite_settings: Settings) -> None:
    async def scenario(site: Site) -> None:
        ada = await site.guest("Ada")
        table = await site.table("steps", "Ada", "Bob")
        bad: list[str | bytes] = [
            "", "{", "[]", "null", b"\x00\xff", '{"do":"dance"}', '{"do":"choose"}', "[" * 5000,
            '{"do":"choose","id":"12345678","seat":0,"version":1,"key":"add","more":1}',
            '{"do":"choose","id":"12345678","seat":-1,"version":1,"key":"add"}',
            '{"do":"hello","locale":"en"}',
        ]  # fmt: skip
        async with at(ada, table) as here:
            await here.next("update")
            for message in bad:
                await here.socket.send(message)
                refused = await here.next("refused")
                assert refused["code"] == "malformed" and refused["text"], message[:40]
            assert (await here.choose(0, "add", 1))["type"] == "ack", "the connection is still good"
            for _ in range(20 - len(bad) + 1):
                await here.socket.send("{")
            farewell = await here.next("farewell")
            assert farewell["code"] == "malformed" and not farewell["again"]
            await here.closed()

    visit(sqlite_settings, scenario)


def test_a_message_that_is_too_large_ends_the_connection_and_nothing_else(sqlite_settings: Settings) -> None:
    async def scenario(site: Site) -> None:
        ada = await site.guest("Ada")
        table = await site.table("steps", "Ada", "Bob")
        async with at(ada, table) as here:
            await here.next("update")
            await here.socket.send('{"do":"chat","id":"12345678","text":"' + "x" * 70_000 + '"}')
            assert await here.closed() == 1009
        async with at(ada, table) as again:
            await again.next("update")
            assert (await again.choose(0, "add", 1))["type"] == "ack"

    visit(sqlite_settings, scenario)


def test_unknown_options_and_decisions_are_refused_with_a_sentence(sqlite_settings: Settings) -> None:
    async def scenario(site: Site) -> None:
        ada = await site.guest("Ada")
        table = await site.table("steps", "Ada", "Bob")
        async with at(ada, table) as here:
            await here.next("update")
            refused = await here.choose(0, "dance", 1)
            assert refused["code"] == "unknown-option" and "dance" in refused["text"]
            assert refused["refusal"]["rule"] == "TOY-4"
            assert (await here.choose(0, "yes", 1))["code"] == "not-an-option"
            assert (await here.answer("preview", seat=0, key="crash"))["code"] == "internal"
            assert (await here.answer("preview", seat=0, key="add"))["ends_turn"]

    visit(sqlite_settings, scenario)


def test_whoever_does_not_say_hello_is_not_served(sqlite_settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sockets, "HELLO_SECONDS", 0.3)

    async def scenario(site: Site) -> None:
        ada = await site.guest("Ada")
        table = await site.table("steps", "Ada", "Bob")
        async with ada.socket(table) as socket:
            here = AtTable(socket)
            await here.send("choose", seat=0, version=1, key="add")
            assert (await here.next("refused"))["code"] == "malformed"
            await here.next("farewell")
            await here.closed()
        assert await site.house.count(table) == 1

    visit(sqlite_settings, scenario)


def test_commands_that_come_too_fast_are_refused(sqlite_settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sockets, "RATE", 0.001)
    monkeypatch.setattr(sockets, "BURST", 3.0)

    async def scenario(site: Site) -> None:
        ada = await site.guest("Ada")
        table = await site.table("steps", "Ada", "Bob")
        async with at(ada, table) as here:
            for _ in range(3):
                await here.send("why_not", seat=0, key="add")
            assert (await here.next("refused"))["code"] == "too-many"

    visit(sqlite_settings, scenario)


def test_a_reader_who_takes_nothing_is_sent_away_and_eats_no_memory() -> None:
    async def run() -> None:
        class Stuck:
            scope: ClassVar = {"state": {"address": "127.0.0.1", "limits": None}}

            async def send_text(self, text: str) -> None:
                await asyncio.Event().wait()

        server: Any = type("Server", (), {"play": None})()
        session: Any = type("Session", (), {"person": None})()
        stuck: Any = Stuck()
        connection = sockets.AtTable(server, stuck, "t", session, "")
        for number in range(5 * sockets.MOST_UNSENT):
            connection.send(Acknowledged("x", number))
            assert len(connection._queue) <= sockets.MOST_UNSENT
        assert connection._farewell is not None
        assert connection._farewell.code == "too-slow" and connection._farewell.again

    asyncio.run(run())


def test_everybody_is_told_when_the_server_stops(sqlite_settings: Settings) -> None:
    async def scenario(site: Site) -> None:
        ada = await site.guest("Ada")
        table = await site.table("steps", "Ada", "Bob")
        async with at(ada, table) as here:
            await here.next("update")
            stopping = asyncio.create_task(site.running.server.play.stop())
            farewell = await here.next("farewell")
            assert farewell["code"] == "stopping" and farewell["again"] and farewell["text"]
            assert await here.closed() == 1000
            await stopping
            site.running.app.state.stopping = True

    visit(sqlite_settings, scenario)


# Nothing leaks


@pytest.mark.slow
def test_every_view_and_line_on_the_wire_is_what_the_engine_tells_these_eyes(
    sqlite_settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    # A quick machine plays faster than people may.
    monkeypatch.setattr("rulewright.server.sockets.RATE", 100_000.0)

    async def scenario(site: Site) -> None:
        names = ["Ada", "Bob", "Cleo"]
        browsers = [await site.guest(name) for name in names]
        eve = await site.guest("Eve")
        table = await site.table("ethnos", *names)
        rng = random.Random(17)
        async with contextlib.AsyncExitStack() as stack:
            seats = [await stack.enter_async_context(at(browser, table)) for browser in browsers]
            spectator = await stack.enter_async_context(at(eve, table))
            match = await site.house.match(table)
            end = time.monotonic() + 60
            while match.playing and time.monotonic() < end and match.version < 250:
                seat = match.waiting[0]
                version = match.questions[seat].version
                await seats[seat].choose(seat, rng.choice(match.state.options(seat)), version)
                # Everybody reads along: a browser whose buffers are full would keep its own answer waiting.
                for each in (*seats, spectator):
                    if not each.updates() or each.updates()[-1]["version"] < match.version:
                        await each.until_version(match.version)
            record = match.record()
            for eyes, each in ((0, seats[0]), (1, seats[1]), (2, seats[2]), (None, spectator)):
                lines = 0
                for update in each.updates():
                    assert update["eyes"] == eyes
                    state = replay(record, listening=True, upto=update["version"] - 1)
                    assert update["view"] == msgspec.json.decode(msgspec.json.encode(state.view(eyes)))
                    told = told_to(state, -1 if eyes is None else eyes)
                    lines += len(update["lines"])
                    # The Tribes of the game are told in one line, and what was drawn in that of the drawing.
                    assert lines == len([line for line in told if line.message not in ("log-tribe", "log-drew")]) + 1
                    assert update["asked"] is None or update["asked"]["seat"] == eyes

    visit(sqlite_settings, scenario)
