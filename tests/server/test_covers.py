"""Covers: after a window nobody learns from the pace of the table whether anybody was asked."""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from online import at_table, seated_table, see_the_present, stored_events
from serving import listening, running, until
from tables_made import House, Spy, Time, house

import rulewright
from rulewright.sealing import commitment, mixed_seed
from rulewright.server import covers, timekeeping
from rulewright.server.covers import NOTHING, Counting, Cover, Window
from rulewright.server.match import Event
from rulewright.server.metrics import exposition
from rulewright.server.problems import RequestProblem
from rulewright.server.settings import Settings
from rulewright.server.tables import Seat, table_info

LIVE = {"kind": "live", "base": 60, "increment": 0}


class Rest:
    """Sleep that lasts until the test says that time has passed."""

    def __init__(self, time: Time) -> None:
        self.time = time
        self.sleepers = 0
        self._over = asyncio.Event()

    async def __call__(self, seconds: float) -> None:
        if seconds > 0:
            self.sleepers += 1
            await self._over.wait()

    def end(self, match: Any) -> None:
        """The cover of a match ends."""
        self.pass_to(match.cover.until)

    def pass_to(self, at: int) -> None:
        """It is so late now, and whoever slept wakes up."""
        self.time.at = at
        self._over.set()
        self._over = asyncio.Event()


@contextlib.asynccontextmanager
async def resting(url: str, folder: Path, time: Time | None = None) -> AsyncIterator[tuple[House, Rest]]:
    async with house(url, folder, time) as here:
        rest = Rest(here.time)
        here.play.sleep = rest
        yield here, rest


def seed_with_joker(game: str, seat: int, players: int) -> dict[str, str]:
    """The columns of a table at which the joker is dealt to a seat."""
    for number in range(100):
        seed = bytes([number]) * 32
        state: Any = rulewright.game(game).new(players=players, seed=mixed_seed(seed, []))
        if state.jokers == 1 << seat:
            return {"seed": seed.hex(), "commitment": commitment(seed)}
    raise AssertionError("no seed deals the joker there")


async def bid_all(here: House, table: str, seats: list[int]) -> None:
    for seat in seats:
        await here.choose(table, seat, (await here.match(table)).state.options(seat)[0])


async def market(here: House, *people: str, joker: int, game: str = "bazaar", **columns: Any) -> tuple[str, list[Spy]]:
    """A table with covers at which all but the last person have bid, and everybody's eyes on it."""
    cover = {"cover_windows": True, **seed_with_joker(game, joker, len(people)), **columns}
    table = await here.table(game, *people, **cover)
    persons = [seat for seat, name in enumerate(people) if name != "bot"]
    await bid_all(here, table, persons[:-1])
    spies = [here.spy(table, people[seat]) for seat in persons]
    return table, spies


def led_through(number: int, at: int, *windows: tuple[int, int], seat: int = 0, quick: bool = False) -> Event:
    """A choice that has led through windows: the seat and the pause of each."""
    data: dict[str, Any] = {"windows": [list(window) for window in windows], **({"quick": True} if quick else {})}
    return Event(number, at, "choice", seat, None, data)


def heard(spies: list[Spy]) -> list[bool]:
    """Who has been told that the match has moved."""
    return ["moved" in spy.heard for spy in spies]


# How long, and from whom


def test_pauses_are_short_and_random_and_never_longer_than_the_longest() -> None:
    ones = [covers.pauses(1)[0] for _ in range(200)]
    assert all(covers.LEAST <= pause <= covers.MOST for pause in ones) and len(set(ones)) > 20
    many = [covers.pauses(4) for _ in range(200)]
    assert all(sum(pauses) <= covers.LONGEST and min(pauses) > 20 for pauses in many)
    assert len({sum(pauses) for pauses in many}) > 20


def test_nobody_waits_longer_however_many_events_led_through_the_windows() -> None:
    for _ in range(50):
        spent = 0
        for _event in range(30):
            spent += sum(covers.pauses(1, spent))
        assert spent <= covers.LONGEST


def test_somebody_sees_what_has_happened_when_the_last_window_that_is_not_theirs_is_over() -> None:
    cover = NOTHING.extended(led_through(5, 1000, (1, 500), (2, 300)))
    assert [cover.seen_from(own) for own in ([0], [], [1], [2], [1, 2])] == [1800, 1800, 1800, 1500, 1000]
    assert [cover.hides([2], at) for at in (999, 1000, 1499, 1500)] == [False, True, True, False]


def test_the_windows_of_an_answer_follow_those_before_it() -> None:
    """Whether two windows were passed over at once, or the first was passed quickly, makes no difference."""
    at_once = NOTHING.extended(led_through(5, 1000, (1, 500), (2, 300)))
    answered = NOTHING.extended(led_through(5, 1000, (1, 500))).extended(led_through(6, 1200, (2, 300), quick=True))
    assert at_once == answered
    slow = NOTHING.extended(led_through(5, 1000, (1, 500))).extended(led_through(6, 1500, (2, 300)))
    assert slow == Cover(6, 1500, (Window(2, 1800),))


def test_a_clock_that_goes_back_hides_nothing() -> None:
    cover = NOTHING.extended(led_through(5, 1000, (1, 500)))
    assert not cover.hides([0], 999) and not cover.lies_over(999) and cover.lies_over(1000)


def test_quick_answers_of_others_are_part_of_the_event_before_them() -> None:
    quick = [led_through(number, 0, seat=seat, quick=True) for number, seat in ((3, 1), (4, 2), (7, 1))]
    other, own = Counting(quick, [0]), Counting(quick, [1])
    assert [other.of(number) for number in range(9)] == [0, 1, 2, 2, 2, 3, 4, 4, 5]
    assert [other.part_of(number) for number in range(1, 9)] == [1, 2, 2, 2, 5, 6, 6, 8]
    assert [other.last(counted) for counted in range(-1, 6)] == [-1, 0, 1, 4, 5, 7, 8]
    assert [own.of(number) for number in range(1, 9)] == [1, 2, 3, 3, 4, 5, 6, 7]


def test_only_people_at_different_devices_have_something_to_hide_from() -> None:
    ada, bob, bot = Seat("person", "A", person="a"), Seat("person", "B", person="b"), Seat("bot", "C")
    assert covers.useful([ada, bob, bot])
    gone = Seat("person", "B", person="b", gone=True)
    for alone in ([ada, bot], [ada, ada], [ada, gone, bot], [ada, Seat("open", "B")]):
        assert not covers.useful(alone)


# At the table


def test_whoever_is_asked_in_a_window_sees_it_at_once_and_the_others_after_a_pause(
    database_url: str, tmp_path: Path
) -> None:
    async def scenario() -> None:
        async with resting(database_url, tmp_path) as (here, rest):
            table, spies = await market(here, "Ada", "Bob", "Cleo", joker=0)
            await bid_all(here, table, [2])
            match = await here.match(table)
            assert match.waiting == [0] and heard(spies) == [True, False, False]
            assert covers.LEAST <= match.cover.until - here.time() <= covers.MOST
            assert (await here.events(table))[-1].data["windows"] == [[0, match.cover.until - here.time()]]
            rest.end(match)
            await until(lambda: heard(spies) == [True] * 3, "that everybody is told")

    asyncio.run(scenario())


def test_whoever_is_asked_after_others_sees_it_after_their_pauses_and_the_others_in_the_end(
    sqlite_url: str, tmp_path: Path
) -> None:
    async def scenario() -> None:
        async with resting(sqlite_url, tmp_path) as (here, rest):
            table, spies = await market(here, "Ada", "Bob", "Cleo", joker=2)
            await bid_all(here, table, [2])
            match = await here.match(table)
            assert match.waiting == [2] and heard(spies) == [False] * 3
            rest.pass_to(match.cover.seen_from([2]))
            await until(lambda: heard(spies) == [False, False, True], "that whoever is asked is told")
            assert match.cover.lies_over(here.time())
            rest.end(match)
            await until(lambda: heard(spies) == [True] * 3, "that everybody is told")

    asyncio.run(scenario())


def test_a_clock_that_goes_back_keeps_nobody_waiting(sqlite_url: str, tmp_path: Path) -> None:
    async def scenario() -> None:
        async with resting(sqlite_url, tmp_path) as (here, rest):
            table, spies = await market(here, "Ada", "Bob", "Cleo", joker=0)
            await bid_all(here, table, [2])
            await until(lambda: rest.sleepers == 1, "a pause")
            rest.pass_to(here.time() - 3_600_000)
            await until(lambda: heard(spies) == [True] * 3, "that everybody is told")

    asyncio.run(scenario())


def test_nobody_answers_what_they_do_not_see_yet(sqlite_url: str, tmp_path: Path) -> None:
    async def scenario() -> None:
        async with resting(sqlite_url, tmp_path) as (here, rest):
            table, _spies = await market(here, "Ada", "Bob", "Cleo", joker=2)
            await bid_all(here, table, [2])
            for seat, work in ((2, here.choose(table, 2, "pass", version=4)), (1, here.take_back(table, 1))):
                with pytest.raises(RequestProblem, match="stale"):
                    await work
                assert (await here.live(table)).hides(await here.sitting(table, seat), here.time())
            rest.pass_to((await here.match(table)).cover.seen_from([2]))
            assert await here.choose(table, 2, "pass") == 5

    asyncio.run(scenario())


def test_what_is_told_after_a_quick_pass_is_told_as_if_there_had_been_none(sqlite_url: str, tmp_path: Path) -> None:
    """Ada's standing order passes; the second round, in which nobody has a choice, is told after that."""

    async def scenario() -> None:
        async with resting(sqlite_url, tmp_path) as (here, _rest):
            table, _spies = await market(here, "Ada", "Bob", "Cleo", joker=0)
            await here.order(table, 0, "using", "pass")
            await bid_all(here, table, [2])
            assert [event.quick for event in (await here.match(table)).events] == [False] * 4 + [True] * 2
            told = [(await here.update(table, eyes, since=3)) for eyes in (0, 2)]
            rounds = [[(line.number, line.cause) for line in update.lines] for update in told]
            own = [(4, "player")] * 3 + [(5, "order")] * 2 + [(5, "player")] * 2
            assert rounds == [own, [(4, "player")] * 7]
            assert [update.version for update in told] == [6, 4]

    asyncio.run(scenario())


def test_the_acknowledgement_does_not_wait(sqlite_url: str, tmp_path: Path) -> None:
    async def scenario() -> None:
        async with resting(sqlite_url, tmp_path) as (here, _rest):
            table, spies = await market(here, "Ada", "Bob", joker=0)
            option = (await here.match(table)).state.options(1)[0]
            assert await here.choose(table, 1, option) == 3
            assert heard(spies) == [True, False] and await here.count(table) == 3

    asyncio.run(scenario())


def test_a_clock_stands_until_its_seat_can_see_the_question(database_url: str, tmp_path: Path) -> None:
    async def scenario() -> None:
        async with resting(database_url, tmp_path) as (here, rest):
            table, _spies = await market(here, "Ada", "Bob", "Cleo", joker=2, tempo=LIVE)
            await bid_all(here, table, [2])
            match = await here.match(table)
            left = match.clocks.left(2, here.time())
            await here.play.shown_up_to(await here.live(table), 2)
            rest.end(match)
            assert match.clocks.left(2, here.time()) == left
            here.time.pass_by(7)
            assert match.clocks.left(2, here.time()) == left - 7000, "however early its browser says that it is done"
            again = type(match)(match.setup, match.events)
            assert again.seen(2, here.time() - 7000) and again.cover == match.cover
            assert again.clocks.left(2, here.time()) == left - 7000

    asyncio.run(scenario())


def test_a_quick_answer_in_a_window_takes_no_time_and_earns_none(sqlite_url: str, tmp_path: Path) -> None:
    async def scenario() -> None:
        async with resting(sqlite_url, tmp_path) as (here, rest):
            tempo = {**LIVE, "increment": 5}
            table, _spies = await market(here, "Ada", "Bob", "Cleo", joker=2, tempo=tempo)
            await bid_all(here, table, [2])
            match = await here.match(table)
            left = match.clocks.left(2, here.time())
            rest.pass_to(match.cover.until - 1)
            await here.choose(table, 2, "pass")
            assert match.clocks.left(2, here.time()) == left

    asyncio.run(scenario())


def test_time_taken_in_a_window_is_not_shown_to_others_before_the_seat_is_asked_openly(
    sqlite_url: str, tmp_path: Path
) -> None:
    async def scenario() -> None:
        async with resting(sqlite_url, tmp_path) as (here, rest):
            table, _spies = await market(here, "Ada", "Bob", "Cleo", joker=0, game="souk", tempo=LIVE)
            await bid_all(here, table, [2])
            match = await here.match(table)
            rest.pass_to(match.cover.until + 7000)
            await here.choose(table, 0, "pass")
            clocks = here.play.lives[table].match.clocks
            assert [clock.left for clock in clocks.told(here.time(), set(), eyes=0)] == [53_000, 60_000, 60_000]
            assert [clock.left for clock in clocks.told(here.time(), set(), eyes=1)] == [60_000] * 3
            rest.end(match)
            assert match.waiting == [0, 1, 2] and (await here.update(table, 1)).clocks[0].left == 53_000

    asyncio.run(scenario())


def test_bots_answer_in_a_window_before_anybody_sees_it(database_url: str, tmp_path: Path) -> None:
    """No watcher is told that a window is open: as if the bot had nothing to use."""

    async def scenario() -> None:
        async with resting(database_url, tmp_path) as (here, rest):
            table, spies = await market(here, "Ada", "Bob", "bot", joker=2, game="souk")
            match = await here.match(table)
            await until(lambda: match.version == 3, "the bids of Ada and the bot")
            for spy in spies:
                spy.heard.clear()
            await bid_all(here, table, [1])
            await until(lambda: match.version == 5 and not here.play.bots.busy(table), "its answer in the window")
            assert match.events[-1].quick and here.workers.asked == [2, 2]
            assert match.waiting == [0, 1, 2], "it bids when all see what is asked"
            assert match.cover.lies_over(here.time()) and heard(spies) == [False, False]
            rest.end(match)
            await until(lambda: here.workers.asked == [2, 2, 2], "the bid of the second round")
            assert heard(spies) == [True, True]

    asyncio.run(scenario())


def test_the_numbers_of_the_host_do_not_move_with_what_is_sealed_or_covered(sqlite_url: str, tmp_path: Path) -> None:
    async def scenario() -> None:
        async with resting(sqlite_url, tmp_path) as (here, _rest):
            before = counted()
            table, _spies = await market(here, "Ada", "bot", "Cleo", joker=0)
            match = await here.match(table)
            await until(lambda: match.waiting == [2], "the sealed bids of Ada and the bot")
            assert counted() == before

    asyncio.run(scenario())


def counted() -> list[str]:
    """What /metrics tells of choices."""
    return [
        line for line in exposition().decode().splitlines() if "moves" in line or "bot_sec" in line or "cpu" in line
    ]


def test_a_master_is_in_a_hurry_in_a_window(sqlite_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        async with resting(sqlite_url, tmp_path) as (here, _rest):
            table, _spies = await market(here, "Ada", "Bob", "Cleo", joker=0)
            await bid_all(here, table, [2])
            live = await here.live(table)
            asked: list[str] = []

            async def choose(_record: Any, _seat: int, level: str, _seed: Any, _person: str) -> str:
                asked.append(level)
                return "pass"

            monkeypatch.setattr(here.workers, "choose", choose)
            for level in ("master", "sharp"):
                live.seats[0].level = level
                assert await here.play.bots._thought(live, 0) == "pass"
            assert asked == ["master:0.3s", "sharp"]

    asyncio.run(scenario())


def test_the_end_is_shown_at_once(sqlite_url: str, tmp_path: Path) -> None:
    async def scenario() -> None:
        async with resting(sqlite_url, tmp_path) as (here, _rest):
            table, spies = await market(here, "Ada", "Bob", joker=0)
            await bid_all(here, table, [1])
            await here.choose(table, 0, "joker")
            match = await here.match(table)
            assert not match.playing and heard(spies) == [True, True]

    asyncio.run(scenario())


# Where nothing is hidden


@pytest.mark.parametrize(
    ("people", "columns"),
    [
        (("Ada", "bot"), {}),
        (("Ada", "Bob/Ada"), {}),
        (("Ada", "Bob"), {"cover_windows": False}),
    ],
    ids=["alone", "hot seat", "switched off"],
)
def test_without_anybody_to_hide_from_nothing_waits(
    people: tuple[str, ...], columns: dict[str, Any], sqlite_url: str, tmp_path: Path
) -> None:
    async def scenario() -> None:
        async with resting(sqlite_url, tmp_path) as (here, rest):
            table = await here.table("bazaar", *people, **{"cover_windows": True, **columns})
            match = await here.match(table)
            while match.playing:
                await until(lambda: {seat for seat in match.waiting if people[seat] != "bot"} or not match.playing)
                for seat in [seat for seat in match.waiting if people[seat] != "bot"]:
                    await here.choose(table, seat, match.state.options(seat)[0])
            assert rest.sleepers == 0
            assert all("windows" not in event.data for event in await here.events(table))

    asyncio.run(scenario())


def test_events_without_a_window_have_no_pause(sqlite_url: str, tmp_path: Path) -> None:
    async def scenario() -> None:
        async with resting(sqlite_url, tmp_path) as (here, rest):
            table, _spies = await market(here, "Ada", "Bob", "Cleo", joker=0)
            assert rest.sleepers == 0
            assert all("windows" not in event.data for event in await here.events(table))

    asyncio.run(scenario())


# Crashes, other processes, lists


def test_a_crash_during_the_pause_loses_nothing(database_url: str, tmp_path: Path) -> None:
    async def scenario() -> None:
        time = Time()
        async with resting(database_url, tmp_path, time) as (here, _rest):
            table, _spies = await market(here, "Ada", "Bob", "bot", joker=0, game="souk")
            await until(lambda: len(here.workers.asked) == 1, "the bid of the bot")
            await bid_all(here, table, [1])
            await here.choose(table, 0, "pass")
            cover = (await here.match(table)).cover
        async with resting(database_url, tmp_path, time) as (after, rest):
            match = await after.match(table)
            assert match.cover == cover and match.waiting == [0, 1, 2]
            await timekeeping.sweep(after.play, patience=-covers.LONGEST)
            await until(lambda: rest.sleepers == 1, "a pause")
            assert after.workers.asked == []
            rest.end(match)
            await until(lambda: after.workers.asked == [2], "the bot")

    asyncio.run(scenario())


def test_every_process_waits_for_the_same_pause(postgres_url: str, tmp_path: Path) -> None:
    async def scenario() -> None:
        time = Time()
        async with (
            resting(postgres_url, tmp_path / "one", time) as (here, _rest),
            resting(postgres_url, tmp_path / "two", time) as (there, other_rest),
        ):
            table, _spies = await market(here, "Ada", "Bob", "Cleo", joker=0)
            there.persons = here.persons
            await there.live(table)
            asked, waiting = there.spy(table, "Ada"), there.spy(table, "Bob")
            await bid_all(here, table, [2])
            await until(lambda: heard([asked]) == [True], "the other process")
            assert heard([waiting]) == [False]
            assert (await there.match(table)).cover == (await here.match(table)).cover
            other_rest.end(await there.match(table))
            await until(lambda: heard([waiting]) == [True], "the end of the pause")

    asyncio.run(scenario())


def test_a_late_spectator_is_never_earlier_than_the_players(sqlite_url: str, tmp_path: Path) -> None:
    async def scenario() -> None:
        async with resting(sqlite_url, tmp_path) as (here, _rest):
            table, _spies = await market(here, "Ada", "Bob", "Cleo", joker=0, delay=1)
            here.time.pass_by(1)
            await bid_all(here, table, [2])
            live = await here.live(table)
            await here.choose(table, 0, "pass")
            shown = live.match.cover.until + 1000
            assert [len(timekeeping.due_events(live, at)) for at in (shown - 1, shown)] == [3, 5]

    asyncio.run(scenario())


def test_lists_show_nothing_before_everybody_sees_it_in_every_process(database_url: str, tmp_path: Path) -> None:
    """The row of the table says it: a process that has not loaded the match knows as much as the one that has."""

    async def scenario() -> None:
        async with resting(database_url, tmp_path) as (here, rest):
            table, _spies = await market(here, "Ada", "Bob", "Cleo", joker=0, tempo=LIVE)

            async def listed(name: str) -> tuple[Any, ...]:
                info = await table_info(here.server, table, here.persons[name], "en")
                return info.waiting, info.stage, info.since, [clock.running for clock in info.clocks]

            began = here.time()
            assert await listed("Ada") == ([2], "", began, [False, False, True])
            await bid_all(here, table, [2])
            match = await here.match(table)
            assert await listed("Bob") == ([], "", 0, [])
            here.play.forget(table)
            assert await listed("Bob") == ([], "", 0, [])
            await here.live(table)
            rest.end(match)
            until = here.time()
            assert await listed("Ada") == ([0], "", until, [False] * 3), "the window is for nobody else to see"
            assert await listed("Bob") == ([], "", until, [False] * 3)

    asyncio.run(scenario())


def test_notifications_of_a_turn_wait_until_it_can_be_seen(sqlite_url: str, tmp_path: Path) -> None:
    async def scenario() -> None:
        async with resting(sqlite_url, tmp_path) as (here, rest):
            table, spies = await market(here, "Ada", "Bob", "Cleo", joker=1)
            here.play.unwatch(table, spies[1])
            await bid_all(here, table, [2])
            await here.server.outbox.deliver()
            assert await here.notified(table, "turn") == []
            rest.pass_to((await here.match(table)).cover.seen_from([1]))
            await here.server.outbox.deliver()
            assert await here.notified(table, "turn") == [here.persons["Bob"]]

    asyncio.run(scenario())


# Over the wire


def test_a_game_with_windows_goes_on_under_its_covers(
    sqlite_settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(covers, "pauses", lambda windows, _spent: [5] * windows)

    async def scenario() -> None:
        async with listening(sqlite_settings) as here:
            people = [await here.guest(name) for name in ("Ada", "Bob")]
            table = await seated_table(people, "runewars")
            async with at_table(people, table) as seats:
                dice, looking = random.Random(7), list(zip(people, seats, strict=True))
                covered = 0
                while covered < 5:
                    await until(lambda: see_the_present(here, table, looking), "that all see it")
                    asked = next(seat for seat in seats if seat.asked)
                    assert asked.asked is not None
                    assert (await asked.choose(dice.choice(asked.asked["options"])["key"]))["type"] == "ack"
                    covered = sum("windows" in event.data for event in await stored_events(here, table))
                await until(lambda: see_the_present(here, table, looking), "that all see it")

    asyncio.run(scenario())


# A new table


def test_a_table_covers_its_windows_unless_it_is_told_not_to(settings: Settings) -> None:
    async def scenario() -> None:
        async with running(settings) as here:
            ada = await here.guest("Ada")
            seats = [{"kind": "me"}, {"kind": "open"}]
            made = [
                await ada.post("/api/tables", {"game": game, "seats": seats, **wish})
                for game, wish in (("bazaar", {}), ("bazaar", {"cover_windows": False}), ("steps", {}))
            ]
            assert [table["cover_windows"] for table in made] == [True, False, False]

    asyncio.run(scenario())
