"""What a seat may not know never leaves the server: everything that was sent in random matches is looked through."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
from collections.abc import AsyncIterator
from typing import Any

import msgspec
import pytest
from leaks import compare_twin, differences, imagined, shown_of, twins, unlike_answers, update_of
from online import AtTable, at_table, new_nonce, over, play_on, seated_table, see_the_present, sitting
from serving import Browser, Running, listening, settings_for, until
from sqlalchemy import select

import rulewright
from rulewright.server import covers, history
from rulewright.server.clocks import Clocks
from rulewright.server.covers import Counting
from rulewright.server.history import Stored
from rulewright.server.schema import PEOPLE, SEATS, SESSIONS, TABLES
from rulewright.server.settings import Settings
from rulewright.server.updates import Shown
from rulewright.server.wire import Line, Tempo

MOVES = 45
RUNEWARS_MOVES = 30
PRELUDE = 110
"""Choices of Runewars before anybody looks: its map is built, cards are dealt, windows open in every turn."""
COVER = 20
"""Milliseconds that a window takes here."""


class Reader:
    """Somebody who uses the server: everything that was sent to them, and the seats that are theirs."""

    def __init__(self, browser: Browser, seats: list[int], locale: str) -> None:
        self.browser = browser
        self.seats = seats
        self.locale = locale
        self.answers: list[str] = []
        self.sockets: list[AtTable] = []
        self.ordered: set[str] = set()
        """The decisions for which standing orders were given."""

    async def fetch(self, path: str) -> None:
        answer = await self.browser.request("GET", path)
        assert answer.status_code < 500, answer.text
        self.answers.append(answer.text)

    async def fetch_table(self, table: str) -> None:
        """What can be asked about a table without sitting at it."""
        paths = [f"/api/tables/{table}", "/api/tables", f"/api/replays/{table}", f"/api/replays/{table}/frames"]
        for path in paths:
            await self.fetch(path)

    @property
    def messages(self) -> list[str]:
        return [text for socket in self.sockets for text in socket.heard]

    @property
    def updates(self) -> list[dict[str, Any]]:
        return [message for message in map(json.loads, self.messages) if message["type"] == "update"]


class Match:
    """A random match with its readers; what the database says about it afterwards."""

    def __init__(self, readers: list[Reader], table: str, stored: Stored, secrets: list[set[str]]) -> None:
        self.readers = readers
        self.table = table
        self.stored = stored
        self.secrets = secrets


# A random match


@contextlib.asynccontextmanager
async def company(
    here: Running, dice: random.Random, game: str = "ethnos", prelude: int = 0, **wishes: Any
) -> AsyncIterator[tuple[list[Reader], str]]:
    """Two or three people, of whom the first may play two seats on one device, a bot, and two spectators."""
    here.server.play.bots.pause = 0.0
    people = [await here.guest(name) for name in ("Ada", "Bob", "Cleo")[: dice.randint(2, 3)]]
    await people[0].post("/api/register", {"name": "Ada", "password": "correct horse battery"})
    own = [{"kind": "me"}, {"kind": "me", "name": "Ada's aunt"}][: dice.randint(1, 2)]
    own = own[: rulewright.game(game).max_players - len(people)]
    others = [{"kind": dice.choice(["open", "invited"])} for _ in people[1:]]
    bot = {"kind": "bot", "level": "novice"}
    plan = {
        "game": game,
        "seats": [*own, *others, bot],
        "nonce": new_nonce(),
        "tempo": {"kind": "live", "base": 3600},
        **wishes,
    }
    made = await people[0].post("/api/tables", plan)
    for seat, person in zip(made["seats"][len(own) : -1], people[1:], strict=True):
        body = {"seat": seat["seat"], "code": seat["code"], "nonce": new_nonce()}
        await person.post(f"/api/tables/{made['id']}/join", body)
    await people[0].post(f"/api/tables/{made['id']}/start")
    await played_before(here, made["id"], prelude, dice)
    readers = [Reader(people[0], list(range(len(own))), "en")]
    readers += [Reader(person, [len(own) + at], dice.choice(["en", "pl"])) for at, person in enumerate(people[1:])]
    readers += [Reader(await here.guest("Eve"), [], "en"), Reader(await here.browser(), [], "pl")]
    async with contextlib.AsyncExitStack() as stack:
        for reader in readers:
            eyes = reader.seats[0] if len(reader.seats) > 1 else None
            there = await stack.enter_async_context(sitting(reader.browser, made["id"], reader.locale, eyes))
            reader.sockets.append(there)
        await until(lambda: all(reader.sockets[0].update for reader in readers), "the position")
        yield readers, made["id"]


async def played_before(here: Running, table: str, choices: int, dice: random.Random) -> None:
    """So many random choices of the people at a table, before anybody looks."""
    play = here.server.play
    live = await play.open(table)
    for _ in range(choices):
        await until(lambda: {seat for seat in live.match.waiting if live.seats[seat].kind == "person"}, "a person")
        async with live.lock:
            seat = next(seat for seat in live.match.waiting if live.seats[seat].kind == "person")
            await play.automatic(live, seat, dice.choice(live.match.state.options(seat)), "player")
            await play.carry_on(live)


async def all_see_the_present(here: Running, readers: list[Reader], table: str) -> bool:
    """Waits until everybody sees how the match stands and a person is asked; whether it goes on."""
    sockets = [reader.sockets[0] for reader in readers]
    looking = [(reader.browser, reader.sockets[0]) for reader in readers]
    await until(lambda: see_the_present(here, table, looking) and awaited(sockets), "somebody to be asked")
    return not over(sockets[0])


async def one_move(here: Running, readers: list[Reader], table: str, dice: random.Random) -> bool:
    """Somebody does something: chooses, mostly; or looks, asks, talks, plans, votes, takes back.

    False when the match is over.
    """
    sockets = [reader.sockets[0] for reader in readers]
    if not await all_see_the_present(here, readers, table):
        return False
    for reader in readers[:1]:
        await look_where_asked(reader)
    at = next((socket for socket in sockets if socket.asked), None)
    if at is None or at.asked is None:
        return True  # a bot was quicker: there is something new to be seen
    seat, keys = at.asked["seat"], [option["key"] for option in at.asked["options"]]
    if any((order["decision"], order["key"] in keys) == (at.asked["name"], True) for order in at.update["orders"]):
        # It answers by itself, unless something was just taken back: then it would wait for us.
        await at.ask("order", seat=seat, decision=at.asked["name"], key=None)
        return True
    for do in ("why_not", "preview"):
        if dice.random() < 0.3:
            await at.ask(do, seat=seat, key=dice.choice([*keys, "draw", "keep:elf-red", "raid"]))
    if dice.random() < 0.1:
        await at.ask("chat", text=f"hm {dice.random()}")
    if dice.random() < 0.05:
        assert (await at.ask("hint", seat=seat))["type"] in ("hint", "refused")
    if dice.random() < 0.1:
        await dice.choice(sockets).ask("odds")
    if dice.random() < 0.2:
        await plan_ahead(next(reader for reader in readers if at in reader.sockets), seat, dice)
    if dice.random() < 0.1:
        await vote(readers, at, dice)
    if dice.random() < 0.2:
        undoing = next((socket for socket in sockets if socket.update["undo"]["free"]), None)
        if undoing is not None:
            await undoing.ask("undo", seat=undoing.update["eyes"])
            return True
    answer = await at.choose(dice.choice(keys))
    assert answer["type"] == "ack" or answer["code"] == "stale", answer
    return True


def awaited(sockets: list[AtTable]) -> bool:
    """Whether the match waits for somebody who is not a bot, or is over."""
    return over(sockets[0]) or any(socket.update["yours_waiting"] for socket in sockets)


async def plan_ahead(reader: Reader, seat: int, dice: random.Random) -> None:
    """A standing order for something that the seat has met before and is not asked now."""
    at = reader.sockets[0]
    assert at.asked is not None
    met = [one for one in (await at.ask("met", seat=seat))["decisions"] if one["name"] != at.asked["name"]]
    if met:
        decision = dice.choice(met)
        key = dice.choice(decision["options"])["key"]
        assert (await at.ask("order", seat=seat, decision=decision["name"], key=key))["type"] == "ack"
        reader.ordered.add(decision["name"])


async def vote(readers: list[Reader], at: AtTable, dice: random.Random) -> None:
    """A question to the table, to which nobody agrees in the end."""
    if (await at.ask("propose", kind=dice.choice(["end", "undo"]), seat=at.update["eyes"]))["type"] != "ack":
        return
    players = [reader.sockets[0] for reader in readers if reader.seats]
    await until(lambda: all(player.table["votes"] for player in players), "the question, seen by all")
    (asked,) = at.table["votes"]
    voter = dice.choice(players)
    answer = await voter.ask("ballot", vote=asked["id"], agree=False)
    assert answer["type"] == "ack", answer
    await until(lambda: not any(player.table["votes"] for player in players), "its end")


async def look_where_asked(reader: Reader) -> None:
    """The curtain: whoever plays several seats looks through the eyes of the one that is asked."""
    socket = reader.sockets[0]
    wanted = socket.update["yours_waiting"]
    if wanted and socket.update["eyes"] not in wanted:
        await socket.send("look", eyes=wanted[0])
        await until(lambda: socket.update["eyes"] == wanted[0], "other eyes")


async def read_everything(readers: list[Reader], table: str) -> None:
    """All that can be read about a table by requests."""
    for reader in readers:
        paths = [f"/api/tables/{table}", "/api/tables", "/api/tables/mine", "/api/replays", "/api/notifications"]
        paths += [
            f"/api/replays/{table}",
            f"/api/replays/{table}/record",
            f"/api/tables/{table}/note",
            "/api/me/export",
        ]
        eyes = ["none", "all", *map(str, range(4))]
        paths += [f"/api/replays/{table}/frames?from=0&to=8&eyes={each}" for each in eyes]
        for path in paths:
            await reader.fetch(path)


async def played(here: Running, seed: int, moves: int = MOVES, **plan: Any) -> Match:
    dice = random.Random(seed)
    async with company(here, dice, **plan) as (readers, table):
        for number in range(moves):
            if not await one_move(here, readers, table, dice):
                break
            if number % 20 == 7:
                await read_everything(readers, table)
        await all_see_the_present(here, readers, table)
        found = await here.server.store.read(lambda connection: history.load(connection, table))
        assert found is not None and found.facts.status == "playing", "secrets are no secrets after the end"
        return Match(readers, table, found, await secrets_of(here, readers, table))


async def secrets_of(here: Running, readers: list[Reader], table: str) -> list[set[str]]:
    """By reader, what must not be in anything that was sent to them."""

    def reading(connection: Any) -> tuple[Any, list[Any], list[Any], list[Any]]:
        row = connection.execute(select(TABLES).where(TABLES.c.id == table)).one()
        seats = list(connection.execute(select(SEATS).where(SEATS.c.table == table)))
        return row, seats, list(connection.execute(select(SESSIONS))), list(connection.execute(select(PEOPLE)))

    row, seats, sessions, people = await here.server.store.read(reading)
    everybody = {row.seed} | {session.token for session in sessions}
    everybody |= {person.password for person in people if person.password}
    everybody |= {person.link for person in people if person.link}
    for reader in readers:
        everybody |= set(reader.browser.client.cookies.values())
    secrets = []
    csrf = {session.person: session.csrf for session in sessions}
    for reader in readers:
        me = (reader.browser.person or {}).get("id", "")
        others = {token for person, token in csrf.items() if person != me}
        others |= {nonce for person, nonce in row.nonces if person != me}
        others |= {seat.code for seat in seats if seat.code and row.creator != me}
        if not reader.seats:
            others.add(row.code)
        secrets.append(everybody | others)
    return secrets


# The proofs


def found_secrets(texts: list[str], secrets: set[str]) -> list[str]:
    return [secret for secret in secrets for text in texts if secret in text]


def other_hands(value: Any, viewer: int | None) -> list[Any]:
    """Cards of hands that are not the viewer's own, anywhere in what was sent."""
    found: list[Any] = []
    if isinstance(value, dict):
        for at, seat in enumerate(value.get("seats") or []):
            if isinstance(seat, dict) and isinstance(seat.get("hand"), list) and at != viewer:
                found.append(seat["hand"])
        for part in value.values():
            found += other_hands(part, viewer)
    elif isinstance(value, list):
        for part in value:
            found += other_hands(part, viewer)
    return found


def check_secrets(match: Match) -> None:
    for reader, secrets in zip(match.readers, match.secrets, strict=True):
        texts = reader.answers + reader.messages
        assert len(texts) > RUNEWARS_MOVES and len(secrets) > 5
        assert found_secrets(texts, secrets) == []


def check_hands(match: Match) -> None:
    for reader in match.readers:
        for update in reader.updates:
            assert update["eyes"] in reader.seats if reader.seats else update["eyes"] is None
            assert other_hands(update, update["eyes"]) == []
        for text in reader.answers:
            frames = json.loads(text)
            for frame in frames.get("frames", []) if isinstance(frames, dict) else []:
                viewer = frame["view"]["viewer"]
                assert viewer is None or viewer in reader.seats
                assert frame["hands"] == [] and other_hands(frame, viewer) == []


def check_previews(match: Match, dice: random.Random) -> int:
    """Whoever is asked is told alike what would happen, at every moment of the match and not only when they asked."""
    shown, checked = shown_of(match.stored), 0
    for event in match.stored.events:
        shown.apply(event)
        for seat in shown.match.waiting:
            world = imagined(shown, seat, dice)
            assert unlike_answers(shown, world, seat, "en", dice) == [], (event, seat)
            checked += 1
    return checked


def check_worlds(match: Match, dice: random.Random) -> int:
    """Every update that was sent must be the same in a world that its reader cannot tell from the true one."""
    sent: dict[int, list[tuple[Reader, dict[str, Any]]]] = {}
    quick = [event for event in match.stored.events if event.quick]
    for reader in match.readers:
        count = Counting(quick, reader.seats)
        for update in reader.updates:
            sent.setdefault(count.last(update["version"]), []).append((reader, update))
    shown, checked = shown_of(match.stored), 0
    for event in match.stored.events:
        shown.apply(event)
        for reader, update in sent.get(event.number, []):
            update["clocks"] = update_clocks(shown, update)
            assert {order["decision"] for order in update["orders"]} <= reader.ordered
            update["orders"] = []
            assert differences(update, shown, reader.locale, dice, reader.seats) == [], (event, reader.seats)
            checked += 1
    return checked


def update_clocks(shown: Shown, update: dict[str, Any]) -> list[dict[str, Any]]:
    """Clocks run on while a message is made; which of them run must be what was sent."""
    made = shown.clocks(update["eyes"], 0)
    assert [clock["running"] for clock in update["clocks"]] == [clock.running for clock in made]
    told: list[dict[str, Any]] = msgspec.to_builtins(made)
    return told


def check_twins(match: Match, number: int, dice: random.Random, make: type[Shown] = Shown) -> tuple[int, list[str]]:
    alike, found = 0, []
    for twin in twins(match.stored, number, dice):
        for eyes in (None, *range(match.stored.setup.players)):
            looked, different = compare_twin(match.stored, twin, eyes, make)
            alike += looked
            found += different
    return alike, found


@pytest.mark.slow
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_nothing_that_is_sent_depends_on_what_its_reader_may_not_know(seed: int, sqlite_settings: Settings) -> None:
    async def run() -> Match:
        async with listening(sqlite_settings) as here:
            return await played(here, seed)

    match = asyncio.run(run())
    check_secrets(match)
    check_hands(match)
    assert check_worlds(match, random.Random(seed)) > MOVES
    alike, different = check_twins(match, 10, random.Random(seed))
    assert alike > 20 and different == []


@pytest.mark.slow
def test_windows_previews_and_covers_of_runewars_tell_nothing_either(
    sqlite_settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(covers, "pauses", lambda windows, _spent: [COVER] * windows)

    async def run() -> Match:
        async with listening(sqlite_settings) as here:
            options = {"quick_map": True}
            return await played(here, 1, RUNEWARS_MOVES, game="runewars", prelude=PRELUDE, options=options)

    match = asyncio.run(run())
    led_through = [event for event in match.stored.events[PRELUDE:] if "windows" in event.data]
    assert len(led_through) > 5, "nothing was covered"
    check_secrets(match)
    assert check_worlds(match, random.Random(1)) > RUNEWARS_MOVES
    assert check_previews(match, random.Random(1)) > PRELUDE


# The proofs can fail


class OpenDeck(Shown):
    """Shows everybody the top of the deck."""

    def view(self, eyes: int | None) -> dict[str, Any]:
        state: Any = self.match.state
        return {**super().view(eyes), "top_pile": state.deck[-1]}


class LoudWhispers(Shown):
    """Reads what is whispered to one seat out to all."""

    def lines(self, eyes: int | None, locale: str, since: int, count: Counting) -> list[Line]:
        made = self._lines_in(self.language or locale)
        loud = [(at, line) for at, line in enumerate(self.match.lines) if line.number > since]
        return [Line(line.number, None, line.told.message, made[at][0], "", line.turn) for at, line in loud]


@pytest.fixture(scope="module")
def short_match(tmp_path_factory: pytest.TempPathFactory) -> Match:
    folder = tmp_path_factory.mktemp("leaks")

    async def run() -> Match:
        async with listening(settings_for(f"sqlite:///{folder / 'leaks.sqlite3'}", folder)) as here:
            return await played(here, 9)

    return asyncio.run(run())


@pytest.mark.slow
def test_a_view_that_shows_the_deck_is_caught(short_match: Match) -> None:
    shown = shown_of(short_match.stored, OpenDeck)
    caught = 0
    for event in short_match.stored.events:
        shown.apply(event)
        sent = update_of(shown, 0, "en")
        caught += "view" in differences(sent, shown, "en", random.Random(event.number))
    assert caught > 5


@pytest.mark.slow
def test_whispers_that_others_read_are_caught(short_match: Match) -> None:
    dice, caught = random.Random(9), set[str]()
    for _ in range(20):  # what is dealt is another thing each time: some matches have little to whisper
        if not caught:
            caught |= set(check_twins(short_match, 12, dice, LoudWhispers)[1])
    assert caught == {"lines"}


@pytest.mark.slow
def test_a_secret_or_a_hand_in_a_message_is_caught(short_match: Match) -> None:
    reader = short_match.readers[0]
    seed = next(iter(short_match.secrets[0]))
    assert found_secrets([*reader.messages, f'{{"type":"chat","x":"{seed}"}}'], {seed}) == [seed]
    view = {"view": {"seats": [{"hand": ["elf-red"]}, {"hand": ["orc-blue"]}]}}
    assert other_hands(view, 0) == [["orc-blue"]]


# Spectators who are behind, clocks in secret


@pytest.mark.slow
def test_a_late_spectator_learns_nothing_of_moves_that_are_too_new(sqlite_settings: Settings) -> None:
    async def run() -> None:
        async with listening(sqlite_settings) as here:
            people = [await here.guest(name) for name in ("Ada", "Bob")]
            eve = Reader(await here.guest("Eve"), [], "en")
            table = await seated_table(people, delay=3600, tempo={"kind": "live", "base": 3600})
            async with at_table(people, table) as seats, sitting(eve.browser, table) as late:
                await eve.fetch_table(table)
                before, heard = eve.answers, len(late.heard)
                eve.answers = []
                assert await play_on(seats, 8, random.Random(1)) == 8
                await eve.fetch_table(table)
                assert eve.answers == before and len(late.heard) == heard
                assert late.update == {}
            for text in [*before, *late.heard]:
                told = json.loads(text)
                for info in [told, told.get("table"), *told.get("tables", [])]:
                    assert not info or "waiting" not in info or (info["waiting"], info["clocks"]) == ([], [])

    asyncio.run(run())


def test_a_clock_that_runs_in_secret_seems_to_stand() -> None:
    clocks = Clocks(Tempo("live", base=60), 2)
    clocks.start(1, at=0)
    everybody = [clocks.told(now, set()) for now in (0, 5_000, 20_000)]
    assert everybody[0] == everybody[1] == everybody[2]
    assert [clock.left for clock in clocks.told(20_000, {1})] == [60_000, 40_000]
