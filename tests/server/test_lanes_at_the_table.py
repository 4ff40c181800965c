"""Lanes at the table: members of a team decide at the same time, and neither makes the other's click stale."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest
from leaks import differences, update_of
from serving import until
from tables_made import House, Time, house
from test_covers import resting

import rulewright
from rulewright import UndoRefused
from rulewright.sealing import commitment, mixed_seed
from rulewright.server import replays, timekeeping
from rulewright.server.match import Event, LiveMatch, Setup, opening
from rulewright.server.problems import RequestProblem
from rulewright.server.tables import Seat, table_info
from rulewright.server.updates import Shown
from rulewright.server.wire import SeatInfo, Tempo

NO_WARDS = [1, 0, 1, 0, 0]
BOTH_OPPONENTS = [0, 1, 0, 1, 0]
LAST_OPPONENT = [0, 0, 0, 1, 1]
LIVE = Tempo(kind="live", base=60, increment=5)
BY_TURN = Tempo(kind="turn", base=60)
TEAM = ("Ada", "Bob", "Cleo", "Dan")


def seed_for(wards: list[int]) -> bytes:
    """A secret seed with which the wards are dealt like this."""
    for number in range(200):
        seed = number.to_bytes(32, "big")
        state: Any = rulewright.game("quarry").new(4, seed=mixed_seed(seed, []))
        if state.wards == wards:
            return seed
    raise AssertionError("no seed deals the wards like this")


def new_match(wards: list[int] = NO_WARDS, tempo: Tempo | None = None) -> LiveMatch:
    setup = Setup("t" * 10, "quarry", 4, {}, mixed_seed(seed_for(wards), []), tempo or Tempo())
    return LiveMatch(setup, [opening(setup, 0).event])


def choose(match: LiveMatch, seat: int, key: str = "", at: int = 0, pauses: Any = None) -> Event:
    """A choice as play makes it; the first option without a key."""
    event, _after = match.propose(seat, key or match.state.options(seat)[0], "player", at, pauses=pauses)
    stored = msgspec.json.decode(msgspec.json.encode(event), type=Event)
    match.apply(stored)
    return stored


def versions(match: LiveMatch) -> dict[int, int]:
    return {seat: question.version for seat, question in match.questions.items()}


def shown(match: LiveMatch) -> Shown:
    return Shown(match, [Seat("person", "ABCD"[seat], TEAM[seat]) for seat in range(4)], True, "")


def update(match: LiveMatch, eyes: int | None, locale: str = "en") -> Any:
    return shown(match).update(eyes, locale, -1, [] if eyes is None else [eyes], 0)


# Questions and their versions


def test_a_mate_who_acts_leaves_the_question_of_the_other_as_it_is() -> None:
    match = new_match()
    assert versions(match) == {0: 1, 2: 1}
    choose(match, 0, "gather")
    assert versions(match) == {0: 2, 2: 1}
    choose(match, 2, "attack:1")
    assert versions(match) == {0: 2, 2: 3}


def test_a_question_that_is_withdrawn_disappears_and_comes_back_as_another_one() -> None:
    match = new_match()
    choose(match, 0, "buy")
    assert versions(match) == {0: 2} and match.held_up_by(2) == 0 and match.held_up_by(0) is None
    choose(match, 0)
    choose(match, 0)
    assert versions(match) == {0: 4} and match.held_up_by(2) == 0
    choose(match, 0)
    assert versions(match) == {0: 5, 2: 5} and match.held_up_by(2) is None


def test_a_question_whose_options_a_mate_has_changed_is_the_same_question() -> None:
    match = new_match()
    choose(match, 0, "gather")
    choose(match, 2, "gather")
    offered = match.state.options(2)
    for _ in range(2):
        choose(match, 0, "gem:blue" if "gem:blue" in match.state.options(0) else "pass")
    assert match.state.options(2) == offered[:2] and versions(match) == {2: 3}


def test_a_seat_that_is_asked_twice_gets_the_second_question_after_the_first() -> None:
    match = new_match()
    for seat in (2, 0):
        choose(match, seat, "attack:1")
    choose(match, 2)
    assert versions(match) == {0: 3, 1: 4}
    choose(match, 0)
    assert versions(match) == {1: 5}, "the lane of seat 0 comes first, although it asked later"
    assert update(match, 1).asked.prompt.startswith("Player 1")
    choose(match, 1, "yield")
    assert versions(match) == {0: 6, 1: 4} and update(match, 1).asked.prompt.startswith("Player 3")


def test_another_process_asks_the_same_questions() -> None:
    rng = random.Random(5)
    for attempt in range(8):
        match = new_match([NO_WARDS, BOTH_OPPONENTS, LAST_OPPONENT][attempt % 3])
        while match.playing:
            seat = rng.choice(match.waiting)
            if match.can_undo_freely(seat) and rng.random() < 0.2:
                drop = {"drop": match.free_undo(seat), "consent": False}
                match.apply(Event(match.version + 1, 0, "undo", seat, None, drop))
            else:
                choose(match, seat, rng.choice(match.state.options(seat)))
            assert sorted(match.questions) == list(match.state.waiting)
            again = LiveMatch(match.setup, match.events)
            assert again.questions == match.questions and again.state.hash() == match.state.hash()
            assert again.lines == match.lines and again.turn == match.turn and again.met == match.met


def test_the_turns_that_the_log_counts_are_those_of_menus() -> None:
    match = new_match()
    for seat, key in ((0, "gather"), (2, "draw"), (0, "gem:red"), (2, "pass")):
        choose(match, seat, key)
    assert match.turn == 3 and set(match.met[0]) == {"picking"}


def test_what_ends_a_turn_is_foreseen() -> None:
    match = new_match()
    assert not match.foresee(0, "gather").ends_turn and match.foresee(0, "gather").then[0] == "gem:red"
    assert match.foresee(0, "pass").ends_turn
    assert not match.foresee(0, "buy").ends_turn
    assert match.foresee(0, "draw").reveals
    choose(match, 0, "buy")
    with pytest.raises(rulewright.NotYourDecision):
        match.foresee(2, "pass")


# What eyes see


def test_whoever_is_held_up_is_told_by_whom_and_others_are_not_concerned() -> None:
    match = new_match()
    choose(match, 0, "buy")
    told = update(match, 2)
    assert (told.asked, told.held_up_by, told.waiting) == (None, 0, [0])
    assert [update(match, eyes).held_up_by for eyes in (None, 0, 1, 3)] == [None] * 4
    refusal = match.why_not(2, "pass")
    assert refusal is not None
    assert shown(match).refusal(refusal, "en").text == "Your team mate must finish first; then you go on."
    assert shown(match).refusal(refusal, "pl").text.startswith("Najpierw musi skończyć")


def test_a_window_of_one_lane_hides_nobody_who_is_asked_in_another() -> None:
    match = new_match(BOTH_OPPONENTS)
    choose(match, 0, "attack:1")
    assert match.waiting == [1, 2] and match.shown_waiting == [2]
    assert [update(match, eyes).waiting for eyes in (None, 0, 1, 2, 3)] == [[2], [2], [1, 2], [2], [2]]
    assert match.shown_stage == "menu" and match.window and match.in_window(1) and not match.in_window(2)


def test_whoever_is_asked_openly_as_well_is_shown_while_a_window_asks_first() -> None:
    match = new_match(BOTH_OPPONENTS)
    for seat, key in ((2, "attack:1"), (1, "let"), (3, "let"), (2, ""), (0, "attack:3")):
        choose(match, seat, key)
    assert match.in_window(1) and match.shown_waiting == [1]
    assert update(match, None).waiting == [1] and update(match, 1).asked.name == "warding"
    choose(match, 1, "let")
    assert update(match, None).waiting == [1] and update(match, 1).asked.name == "defending"


def test_replays_hide_who_answered_in_a_window_and_nobody_else() -> None:
    match = new_match(BOTH_OPPONENTS)
    for seat, key in ((0, "attack:1"), (2, "gather"), (1, "let"), (2, "gem:red"), (3, "let"), (0, "")):
        choose(match, seat, key)
    seats = [SeatInfo(seat, "person", "A", name) for seat, name in enumerate(TEAM)]
    found = replays.Replay("r", "t", "n", match.record(), seats, ["player"] * 6, False, [2], "", 0)
    shown_seats = [step.seat for step in replays.step_infos(found, "en")[0]]
    assert shown_seats == [None, 0, 2, None, 2, None, None], "a card laid face down is a secret, too"
    frames = replays.frames(found, 0, 6, "2", "en")
    assert [frame.waiting for frame in frames] == [[0, 2], [2], [2], [2], [2], [0, 2], [1, 2]]


@pytest.mark.parametrize("wards", [BOTH_OPPONENTS, LAST_OPPONENT])
def test_nothing_that_is_shown_depends_on_what_the_reader_may_not_know(wards: list[int]) -> None:
    """Not on cards, bids and wards, and not on whom the windows of other lanes ask."""
    dice = random.Random(sum(wards[:3]))
    windows = 0
    for _ in range(4):
        match = new_match(wards, LIVE)
        there = shown(match)
        while match.playing:
            for eyes in (None, 0, 1, 2, 3):
                sent = update_of(there, eyes, "en")
                assert differences(sent, there, "en", dice) == [], (match.version, eyes)
            windows += match.window and len(match.waiting) > 1
            seat = dice.choice(match.waiting)
            attacks = [key for key in match.state.options(seat) if key.startswith("attack")]
            choose(match, seat, dice.choice(attacks * dice.randint(0, 1) or match.state.options(seat)))
    assert windows > 5


# Covers


def test_only_windows_that_have_opened_with_an_event_are_covered_by_it() -> None:
    def pauses(windows: int, spent: int) -> list[int]:
        return [1000] * windows

    match = new_match(LAST_OPPONENT)
    event = choose(match, 2, "attack:1", pauses=pauses)
    assert event.data["windows"] == [[1, 1000], [3, 1000]], "one was passed over, one is asked"
    event = choose(match, 0, "gather", at=5000, pauses=pauses)
    assert "windows" not in event.data, "the window of the other lane was there before"
    event = choose(match, 0, "gem:red", at=6000, pauses=pauses)
    assert "windows" not in event.data and "quick" not in event.data
    event = choose(match, 0, "attack:3", at=7000, pauses=pauses)
    assert event.data["windows"] == [[1, 1000], [3, 1000]], "the same seat in another lane is another window"
    event = choose(match, 3, "ward", at=7500, pauses=pauses)
    assert event.quick and event.data["windows"] == [[3, 1000]], "it is passed over in the other lane"


# Clocks


def left(match: LiveMatch, at: int) -> list[int]:
    return [match.clocks.left(seat, at) // 1000 for seat in range(4)]


def running(match: LiveMatch, eyes: int | None, at: int) -> list[int]:
    return [clock.seat for clock in shown(match).clocks(eyes, at) if clock.running]


def test_clocks_run_side_by_side_and_stand_while_a_mate_goes_first() -> None:
    match = new_match(tempo=LIVE)
    choose(match, 0, "buy", at=10_000)
    assert left(match, 30_000) == [35, 60, 50, 60] and running(match, None, 30_000) == [0]
    for at in (30_000, 31_000, 32_000):
        choose(match, 0, at=at)
    assert running(match, None, 33_000) == [0, 2]
    assert left(match, 42_000) == [38, 60, 40, 60], "the mate's clock goes on where it stood"


def test_a_mate_who_acts_does_not_wind_up_the_clock_of_the_other() -> None:
    match = new_match(tempo=BY_TURN)
    choose(match, 0, "gather", at=20_000)
    assert left(match, 30_000) == [50, 60, 30, 60]


def test_nobody_sees_by_a_clock_that_somebody_who_is_asked_openly_is_in_a_window_too() -> None:
    told = []
    for wards in (BOTH_OPPONENTS, NO_WARDS):
        match = new_match(wards, tempo=BY_TURN)
        choose(match, 2, "attack:1")
        for seat in (1, 3) if wards == BOTH_OPPONENTS else ():
            choose(match, seat, "let")
        choose(match, 2, at=1000)
        choose(match, 0, "attack:1", at=11_000)
        seen = [shown(match).clocks(2, 12_000)]
        if wards == BOTH_OPPONENTS:
            choose(match, 1, "let", at=13_000)
        seen.append([clock for clock in shown(match).clocks(2, 14_000) if clock.seat == 1])
        told.append([[(clock.left, clock.running) for clock in clocks if clock.seat == 1] for clocks in seen])
    assert told[0] == told[1] == [[(49_000, True)], [(47_000, True)]]


# Undo


def test_a_choice_is_taken_back_freely_although_the_mate_has_acted() -> None:
    match = new_match()
    choose(match, 0, "gather")
    choose(match, 2, "auction")
    choose(match, 2)
    assert match.can_undo_freely(0) and match.free_undo(0) == [2]
    assert update(match, 0).undo.free
    before = versions(match)
    match.apply(Event(match.version + 1, 0, "undo", 0, None, {"drop": [2], "consent": False}))
    assert versions(match) == {**before, 0: 5}, "the others keep their questions"


def test_a_choice_is_not_taken_back_freely_if_the_mate_chose_after_it_from_something_else() -> None:
    match = new_match()
    choose(match, 2, "gather")
    choose(match, 0, "gather")
    choose(match, 0, "gem:blue")
    assert match.can_undo_freely(0)
    choose(match, 2, "gem:red")
    assert not match.can_undo_freely(0) and not update(match, 0).undo.free and update(match, 0).undo.consent
    with pytest.raises(UndoRefused, match="undo-others"):
        match.free_undo(0)


# Play


def columns(wards: list[int], **more: Any) -> dict[str, Any]:
    seed = seed_for(wards)
    return {"seed": seed.hex(), "commitment": commitment(seed), **more}


async def quarry(here: House, *people: str, wards: list[int] = NO_WARDS, **more: Any) -> str:
    return await here.table("quarry", *(people or TEAM), **columns(wards, **more))


def test_two_members_of_a_team_click_at_the_same_time(sqlite_url: str, tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(sqlite_url, tmp_path) as here:
            table = await quarry(here)
            clicks = (here.choose(table, 0, "gather", 1), here.choose(table, 2, "attack:3", 1))
            assert sorted(await asyncio.gather(*clicks)) == [2, 3]
            assert (await here.match(table)).waiting == [0, 2]

    asyncio.run(scenario())


def test_of_two_members_who_begin_a_line_at_the_same_time_the_second_waits(sqlite_url: str, tmp_path: Path) -> None:
    """The rules say so: the click is answered by a question that is no more."""

    async def scenario() -> None:
        async with house(sqlite_url, tmp_path) as here:
            table = await quarry(here)
            await here.choose(table, 0, "buy", 1)
            with pytest.raises(RequestProblem, match="stale"):
                await here.choose(table, 2, "buy", 1)

    asyncio.run(scenario())


def test_an_option_that_the_mate_has_taken_meanwhile_is_refused_by_the_rules(sqlite_url: str, tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(sqlite_url, tmp_path) as here:
            table = await quarry(here)
            await here.choose(table, 0, "gather")
            version = await here.choose(table, 2, "gather")
            await here.choose(table, 0, "gem:blue")
            with pytest.raises(rulewright.Refused, match="not-an-option"):
                await here.choose(table, 2, "gem:blue", version)
            await here.choose(table, 2, "gem:red", version)

    asyncio.run(scenario())


def test_a_click_of_a_mate_waits_while_a_window_is_covered_and_counts_then(sqlite_url: str, tmp_path: Path) -> None:
    """Whether anybody is asked in the window makes no difference to the mate."""

    async def scenario(wards: list[int]) -> None:
        async with resting(sqlite_url, tmp_path) as (here, rest):
            table = await quarry(here, wards=wards, cover_windows=True)
            await here.choose(table, 0, "attack:1")
            match = await here.match(table)
            live = await here.live(table)
            assert live.hides(await here.sitting(table, 2), here.time())
            click = asyncio.create_task(here.choose(table, 2, "gather", 1))
            await until(lambda: rest.sleepers == 2, "the cover, and the click that waits for its end")
            assert not click.done() and match.version == 2
            rest.end(match)
            assert await click == 3
            event = match.events[-1]
            assert (event.seat, event.data["choice"], event.at >= match.cover.until) == (2, "gather", True)

    for wards in (NO_WARDS, BOTH_OPPONENTS):
        asyncio.run(scenario(wards))


def test_what_is_asked_behind_a_cover_is_still_not_answered_before_it_is_seen(sqlite_url: str, tmp_path: Path) -> None:
    async def scenario() -> None:
        async with resting(sqlite_url, tmp_path) as (here, _rest):
            table = await quarry(here, cover_windows=True)
            await here.choose(table, 0, "attack:1")
            with pytest.raises(RequestProblem, match="stale"):
                await here.choose(table, 0, (await here.match(table)).state.options(0)[0], 2)

    asyncio.run(scenario())


def test_bots_of_both_teams_play_to_the_end_beside_a_person(sqlite_url: str, tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(sqlite_url, tmp_path) as here:
            table = await quarry(here, "Ada", "bot", "bot", "bot")
            match = await here.match(table)
            while match.playing:
                await until(lambda: not match.playing or not set(match.waiting) - {0}, "the bots")
                if 0 in match.questions:
                    await here.choose(table, 0, match.state.options(0)[0])
            assert {event.cause for event in match.events if event.kind == "choice"} == {"bot", "player"}
            assert set(here.workers.asked) == {1, 2, 3}
            result = (await here.update(table, 0)).result
            assert result is not None and result.places in ([1, 3, 1, 3], [3, 1, 3, 1], [1, 1, 1, 1])

    asyncio.run(scenario())


def test_a_bot_thinks_again_if_its_mate_has_taken_what_it_chose(sqlite_url: str, tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(sqlite_url, tmp_path) as here:
            wait, wishes = asyncio.Event(), iter(["gather", "gem:blue", "gem:red", "pass"])

            async def slow_choice(record: Any, seat: int, level: str, seed: Any, person: str) -> str:
                key = next(wishes)
                if key == "gem:blue":
                    await wait.wait()
                return key

            here.workers.choose = slow_choice  # type: ignore[method-assign]
            table = await quarry(here, "Ada", "Bob", "bot", "Dan")
            match = await here.match(table)
            await until(lambda: "gem:blue" in match.state.options(2), "the bot")
            await here.choose(table, 0, "gather")
            await here.choose(table, 0, "gem:blue")
            wait.set()
            await until(lambda: match.waiting == [0], "the bot to choose again, and to pass")
            assert [event.data["choice"] for event in match.events if event.seat == 2] == ["gather", "gem:red", "pass"]

    asyncio.run(scenario())


def test_standing_orders_answer_in_every_lane(sqlite_url: str, tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(sqlite_url, tmp_path) as here:
            table = await quarry(here, wards=BOTH_OPPONENTS)
            await here.order(table, 1, "warding", "let")
            await here.order(table, 3, "warding", "let")
            await here.order(table, 1, "defending", "yield")
            for seat in (0, 2):
                await here.choose(table, seat, "attack:1")
            match = await here.match(table)
            assert match.waiting == [0, 2]
            for seat in (2, 0):
                await here.choose(table, seat, match.state.options(seat)[0])
            assert match.waiting == [0, 2] and match.state.game.scores(match.state) == [2.0, 0.0, 2.0, 0.0]
            assert sum(event.cause == "order" for event in match.events) == 6

    asyncio.run(scenario())


def test_whoever_waits_for_a_mate_is_not_notified_anew_each_time(sqlite_url: str, tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(sqlite_url, tmp_path) as here:
            table = await quarry(here)
            ids = [here.persons[name] for name in TEAM]
            assert await here.notified(table, "turn") == sorted([ids[0], ids[2]])
            await here.choose(table, 0, "buy")
            assert ids[2] in await here.notified(table, "turn"), "it is still Cleo's turn"
            match = await here.match(table)
            for _ in range(3):
                await here.choose(table, 0, match.state.options(0)[0])
            assert sorted(await here.notified(table, "turn")) == sorted([ids[0], ids[2]])

    asyncio.run(scenario())


def test_whoever_leaves_while_a_mate_goes_first_is_notified(sqlite_url: str, tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(sqlite_url, tmp_path) as here:
            for name in TEAM:
                await here.person(name)
            table = await quarry(here, begin=False)
            spies = {name: here.spy(table, name) for name in TEAM}
            await here.play.begin(table)
            await here.choose(table, 0, "buy")
            assert await here.notified(table, "turn") == [], "all of them look"
            for name in ("Cleo", "Dan"):
                here.play.unwatch(table, spies[name])

            await until(lambda: here.notified(table, "turn"), "a notification")
            assert await here.notified(table, "turn") == [here.persons["Cleo"]]

    asyncio.run(scenario())


def test_lists_show_whom_a_match_waits_for_and_nobody_in_a_window(sqlite_url: str, tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(sqlite_url, tmp_path) as here:
            table = await quarry(here, wards=BOTH_OPPONENTS)
            await here.choose(table, 0, "attack:1")
            row = await here.row(table)
            assert (row.waiting, row.asked, row.stage) == ([2], [1, 2], "menu")
            assert (await table_info(here.server, table, here.persons["Bob"], "en")).waiting == [1, 2]
            assert (await table_info(here.server, table, here.persons["Dan"], "en")).waiting == [2]

    asyncio.run(scenario())


def test_time_that_is_up_decides_in_each_lane(sqlite_url: str, tmp_path: Path) -> None:
    async def scenario() -> None:
        time = Time()
        async with house(sqlite_url, tmp_path, time) as here:
            table = await quarry(here, tempo={"kind": "turn", "base": 60, "increment": 0})
            match = await here.match(table)
            time.pass_by(30)
            await here.choose(table, 0, "gather")
            time.pass_by(33)  # the beginning of the turn was shown first
            await timekeeping.tick(here.play)
            assert match.waiting == [0], "only the mate's time was up"
            time.pass_by(30)
            await timekeeping.tick(here.play)
            assert [event.data["choice"] for event in match.events if event.cause == "time"] == ["pass", "gem:red"]

    asyncio.run(scenario())
