"""An empty window and one that was passed within its pause: everything that others get is the same, to the letter.

The same table is played twice, behind real sockets and with a clock of its own: once Bob has the joker and passes at
once, once nobody has it. Cleo, who is not asked, and Eve, who only looks, try all that the server answers, at the same
moments; what they get is compared.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from online import AtTable, new_request, sitting
from serving import Browser, listening, replaced, settings_for, until
from tables_made import House, QuickWorkers, Time
from test_covers import LIVE, Rest, seed_with_joker

from rulewright.server import covers, sockets
from rulewright.server.match import LiveMatch, Proposal, opening

PEOPLE = ("Ada", "Bob", "Cleo")
LOOKING: tuple[tuple[str, int | None], ...] = (("Cleo", 2), ("Eve", None))
PAUSE = 1000
PASSED, SEEN_BY_CLEO, SEEN_BY_ALL = PAUSE + 400, 2 * PAUSE, 3 * PAUSE
"""Milliseconds after the last bid: after the window of Ada comes that of Bob, then Cleo's own."""
MOMENTS = (0, 1, PAUSE, PASSED, SEEN_BY_CLEO - 1)


class Round:
    """A table, and what those who are not asked in the first round are told."""

    def __init__(self, house: House, people: dict[str, Browser], rest: Rest) -> None:
        self.house = house
        self.people = people
        self.rest = rest
        self.began = house.time()
        self.table = ""
        self.votes = 0
        """How many there were."""
        self.told: list[tuple[str, Any]] = []

    async def begin(self, joker: bool) -> None:
        """The joker is dealt to Bob or to nobody; all else is the same."""
        self.house.persons = {name: browser.person["id"] for name, browser in self.people.items() if browser.person}
        columns = {**seed_with_joker("souk", 1, 3), "cover_windows": True, "tempo": {**LIVE, "increment": 5}}
        self.table = await self.house.table("souk", *PEOPLE, begin=False, code="THE-CODE", **columns)
        live = await self.house.live(self.table)
        event = opening(live.match.setup, self.began).event
        (dealt,) = [entry for entry in event.data["chance"] if entry["what"] == "dealt"]
        dealt["result"] = [int(joker)]
        await self.house.play._store(live, Proposal(event, LiveMatch(live.match.setup, [event]).state), None)

    def note(self, what: str, told: Any) -> None:
        """Keeps what was told, without what is new each time: ids, and who is at the table."""
        text = json.dumps(told).replace(self.table, "TABLE")
        for name, person in self.house.persons.items():
            text = text.replace(person, name)
        self.told.append((what, without(json.loads(text), ("id", "connected", "people"))))


def without(told: Any, names: tuple[str, ...]) -> Any:
    """The same without the fields of these names, wherever they are."""
    if isinstance(told, dict):
        return {name: without(value, names) for name, value in told.items() if name not in names}
    return [without(value, names) for value in told] if isinstance(told, list) else told


# What can be tried


async def try_at_the_table(round: Round, what: str, at: AtTable, seat: int | None) -> None:
    """Commands that are answered at once; the language and the position in words, which are not."""
    asking: list[tuple[str, dict[str, Any]]] = [("odds", {})]
    if seat is not None:
        own = {"seat": seat}
        asking += [(do, {**own, "key": "bid:5"}) for do in ("why_not", "preview")]
        asking += [("undo", own), ("met", own), ("hint", own), ("chat", {"text": what})]
        asking += [
            ("choose", {**own, "version": number, "key": key}) for number in range(3, 8) for key in ("pass", "x")
        ]
        asking += [("order", {**own, "decision": "using", "key": key}) for key in ("pass", None)]
        round.votes += 1
        asking += [("propose", {"kind": "undo", **own}), ("ballot", {"vote": round.votes, "agree": False})]
    for do, fields in asking:
        answer = await at.ask(do, **fields)
        round.note(f"{what}: {do} {fields}", answer)
    await at.send("describe", id=new_request())
    before = len(at.heard)
    for locale in ("pl", "en"):
        await at.send("locale", locale=locale)
    await until(lambda: any('"type":"table"' in text for text in at.heard[before:]), "the table in another language")


async def try_elsewhere(round: Round, what: str, browser: Browser, seat: int | None) -> None:
    """Requests about the table."""
    table, eyes = round.table, "none" if seat is None else seat
    paths = [f"tables/{table}", "tables", f"replays/{table}", f"replays/{table}/frames?to=9&eyes={eyes}"]
    paths += [f"replays/{table}/frames?eyes={eyes}&since={since}" for since in (3, 4, 5)]
    paths += ["tables/mine", "notifications", "me/export"]
    for path in paths:
        told = (await browser.request("GET", f"/api/{path}")).json()
        if path == "me/export":
            told = {part: told[part] for part in ("choices", "votes", "orders", "notifications")}
        round.note(f"{what}: {path}".replace(table, "TABLE"), told)


async def open_anew(round: Round, what: str, browser: Browser) -> None:
    """Another browser of the same person comes to the table."""
    async with sitting(browser, round.table) as at:
        await at.ask("met", seat=2)
        round.note(f"{what}: a new browser", sorted({json.loads(text)["type"] for text in at.heard} - {"chat"}))


# The round


@contextlib.asynccontextmanager
async def looked_at(round: Round) -> AsyncIterator[dict[str, AtTable]]:
    async with contextlib.AsyncExitStack() as stack:
        at = {
            name: await stack.enter_async_context(sitting(browser, round.table))
            for name, browser in round.people.items()
        }
        await until(lambda: all(each.update for each in at.values()), "the position")
        yield at


async def play(round: Round, joker: bool) -> None:
    await round.begin(joker)
    async with looked_at(round) as at:
        await bid(round, at, "Ada", at.values())
        await bid(round, at, "Bob", at.values())
        await bid(round, at, "Cleo", ())
        for moment in MOMENTS:
            round.rest.pass_to(round.began + moment)
            if moment == PASSED and joker:
                await until(lambda: (at["Bob"].asked or {}).get("name") == "using", "the window")
                assert (await at["Bob"].choose("pass"))["type"] == "ack"
            for name, seat in LOOKING:
                what = f"{name} after {moment}"
                await try_at_the_table(round, what, at[name], seat)
                await try_elsewhere(round, what, round.people[name], seat)
                await open_anew(round, what, round.people[name])
        assert at["Cleo"].version == at["Eve"].version == 3, "nobody has seen what came of it"
        round.rest.pass_to(round.began + SEEN_BY_CLEO)
        await until(lambda: at["Cleo"].version == 4, "that Cleo sees it")
        assert at["Eve"].version == 3
        round.rest.pass_to(round.began + SEEN_BY_ALL)
        await until(lambda: at["Eve"].version == 4, "that all see it")
        await bid(round, at, "Cleo", [at[name] for name, _ in LOOKING])
        for name, seat in LOOKING:
            await try_elsewhere(round, f"{name} in the end", round.people[name], seat)
            note_messages(round, name, at[name])


async def bid(round: Round, at: dict[str, AtTable], name: str, seen: Any) -> None:
    """Somebody bids, and these people see it."""
    asked = at[name].asked
    assert asked is not None and asked["name"] == "bidding"
    answer = await at[name].choose(asked["options"][0]["key"])
    round.note(f"the bid of {name}", answer)
    await until(lambda: all(each.version == answer["version"] for each in seen), "the bid, seen by all")


def note_messages(round: Round, name: str, at: AtTable) -> None:
    """What came to a browser, by kind; of the table what is new each time, without votes: those that are over soon may
    not come at all, for what happens to a table in quick succession is told at once."""
    heard: dict[str, list[Any]] = {}
    for message in map(json.loads, at.heard):
        kind = heard.setdefault(message["type"], [])
        message = without(message, ("connected", "people", "votes"))
        if message["type"] != "table" or message not in kind:
            kind.append(message)
    assert len(heard["update"]) == 5 and len(heard["position"]) == len(MOMENTS)
    for type_of, messages in heard.items():
        round.note(f"{name} at the table: {type_of}", messages)


async def told_of_a_round(folder: Path, joker: bool) -> list[tuple[str, Any]]:
    settings = settings_for(f"sqlite:///{folder}/{joker}.sqlite3", folder / str(joker))
    async with listening(replaced(settings, rate=1000.0)) as here:
        here.server.workers = QuickWorkers()  # type: ignore[assignment]
        time = Time()
        rest = Rest(time)
        here.server.play.clock, here.server.play.sleep, here.server.outbox._clock = time, rest, time
        round = Round(House(here.server, time), {name: await here.guest(name) for name in (*PEOPLE, "Eve")}, rest)
        await play(round, joker)
        return round.told


def test_an_empty_window_and_a_quick_pass_look_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(covers, "pauses", lambda windows, _spent: [PAUSE] * windows)
    for limit in ("BURST", "HINTS_AT_ONCE", "LANGUAGES_AT_ONCE"):
        monkeypatch.setattr(sockets, limit, 1000.0)
    passed, empty = (asyncio.run(told_of_a_round(tmp_path, joker)) for joker in (True, False))
    assert [what for what, _ in passed] == [what for what, _ in empty] and len(passed) > 200
    for (what, one), (_, other) in zip(passed, empty, strict=True):
        assert one == other, what
