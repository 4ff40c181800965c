"""Guided games: one request, a prepared seed, novices by their script, progress that is kept with the table."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
import pytest
from online import AtTable, sitting, stored_events
from serving import Browser, Running, listening, until
from sqlalchemy import select

from rulewright.lessons import course_of
from rulewright.server.schema import TABLES
from rulewright.server.settings import Settings

Scenario = Callable[[Running, Browser], Awaitable[None]]
COURSE = course_of("ethnos")
assert COURSE is not None
LESSONS = COURSE.lessons


def guided(settings: Settings, scenario: Scenario) -> None:
    """A server, and Ada as a guest who has signed up nowhere."""

    async def whole() -> None:
        async with listening(settings) as here:
            await scenario(here, await here.guest("Ada"))

    asyncio.run(whole())


async def begun(ada: Browser, game: str = "ethnos") -> str:
    table: str = (await ada.post(f"/api/games/{game}/lessons"))["id"]
    return table


async def at_lesson(at: AtTable, number: int) -> dict[str, Any]:
    """Waits until a lesson is open."""
    await until(
        lambda: (at.update.get("lesson") or {}).get("number") == number and at.update["lesson"]["open"], str(number)
    )
    lesson: dict[str, Any] = at.update["lesson"]
    return lesson


async def read(ada: Browser, at: AtTable, table: str) -> None:
    """The first lesson has been read, the second is open."""
    await at_lesson(at, 1)
    await ada.patch(f"/api/tables/{table}/lessons", {"read": "goal"})
    await at_lesson(at, 2)


async def progress_of(here: Running, table: str) -> dict[str, Any]:
    query = select(TABLES.c.lessons).where(TABLES.c.id == table)
    kept: dict[str, Any] = await here.server.store.read(lambda connection: connection.execute(query).scalar_one())
    return kept


def test_the_export_says_how_far_the_pupil_has_come(settings: Settings) -> None:
    async def scenario(here: Running, ada: Browser) -> None:
        table = await begun(ada)
        async with sitting(ada, table) as at:
            await read(ada, at, table)
        exported = (await ada.request("GET", "/api/me/export")).json()
        (row,) = exported["tables"]
        assert row["id"] == table and row["lessons"] == await progress_of(here, table)
        assert len(row["lessons"]["passed"]) == 1

    guided(settings, scenario)


def test_one_request_begins_a_guided_game_with_named_novices(settings: Settings) -> None:
    async def scenario(here: Running, ada: Browser) -> None:
        table = await ada.get(f"/api/tables/{await begun(ada)}")
        assert (table["status"], table["private"], table["name"]) == ("playing", True, "Guided first game")
        assert [(seat["kind"], seat["name"], seat["level"]) for seat in table["seats"]] == [
            ("person", "Ada", ""),
            ("bot", "Bruno", "novice"),
            ("bot", "Cora", "novice"),
            ("bot", "Felix", "novice"),
        ]
        assert table["lessons"] == {"lesson": 1, "of": len(LESSONS), "done": False}

    guided(settings, scenario)


def test_the_shown_way_leads_through_the_course_and_it_is_the_same_every_time(sqlite_settings: Settings) -> None:
    async def scenario(here: Running, ada: Browser) -> None:
        tables = [await begun(ada) for _ in range(2)]
        for table in tables:
            async with sitting(ada, table) as at:
                await followed(ada, at, table)
        choices = [[(one.seat, one.data.get("choice")) for one in await stored_events(here, table)] for table in tables]
        assert choices[0] == choices[1] and len(choices[0]) > 50
        assert (await ada.get(f"/api/tables/{tables[0]}"))["lessons"]["done"]

    guided(sqlite_settings, scenario)


async def followed(ada: Browser, at: AtTable, table: str) -> None:
    """Does what each lesson shows, and what leads on from it."""
    for number, lesson in enumerate(LESSONS, 1):
        now = await at_lesson(at, number)
        assert not now["strayed"], lesson.id
        if lesson.task.kind == "choose":
            for key in (lesson.task.show, *lesson.then):
                await offered(at, key)
                assert (await at.choose(key))["type"] == "ack"
        else:
            await ada.patch(f"/api/tables/{table}/lessons", {"read": lesson.id})
    await until(lambda: at.update["lesson"]["number"] == len(LESSONS) + 1, "the end of the course")


async def offered(at: AtTable, key: str) -> None:
    await until(lambda: at.asked and key in [option["key"] for option in at.asked["options"]], key)


def test_the_ready_map_is_laid_and_set_up_before_the_first_lesson(sqlite_settings: Settings) -> None:
    async def scenario(here: Running, ada: Browser) -> None:
        table = await begun(ada, "runewars")
        async with sitting(ada, table) as at:
            await at_lesson(at, 1)
            assert at.asked is not None and at.asked["name"] == "choose_order"

    guided(sqlite_settings, scenario)


def test_another_choice_is_taken_back_once_and_counts_the_second_time(settings: Settings) -> None:
    async def scenario(here: Running, ada: Browser) -> None:
        table = await begun(ada)
        async with sitting(ada, table) as at:
            await read(ada, at, table)
            for number in range(2):
                assert (await at.choose("draw"))["type"] == "ack"
                if number == 0:
                    await until(lambda: at.update["lesson"]["again"] and at.asked, "the choice being taken back")
                    assert at.update["lesson"]["said"] == "turn.deck"
                    assert len(at.update["view"]["seats"][0]["hand"]) == 1
            lesson = await at_lesson(at, 3)
            assert lesson["said"] == "turn.deck" and not lesson["again"]
            assert lesson["strayed"], "another card was drawn than the course reckons with"
        kinds = [event.kind for event in await stored_events(here, table)]
        assert kinds[:4] == ["begin", "choice", "undo", "choice"]

    guided(settings, scenario)


def test_progress_survives_another_browser_of_the_same_person_and_leaving(settings: Settings) -> None:
    async def scenario(here: Running, ada: Browser) -> None:
        table = await begun(ada)
        async with sitting(ada, table) as at:
            await read(ada, at, table)
            await ada.patch(f"/api/tables/{table}/lessons", {"left": True})
            await until(lambda: at.update["lesson"]["left"], "the leaving")
            assert (await at.choose("draw"))["type"] == "ack", "the game goes on as any other"
            await until(lambda: at.update["turn"] >= 4 and at.asked, "the next turn")
            assert not at.update["lesson"]["open"]
        found = next(one for one in await ada.get("/api/lessons") if one["game"] == "ethnos")
        assert (found["table"], found["lesson"]) == (table, 2)
        here.server.play.forget(table)
        async with sitting(ada, table) as at:
            await until(lambda: at.update, "the position")
            assert at.update["lesson"]["left"] and at.update["lesson"]["number"] == 2
            await ada.patch(f"/api/tables/{table}/lessons", {"left": False})
            await until(lambda: at.update["lesson"]["open"], "the lesson that is taken up")

    guided(settings, scenario)


def test_what_is_taken_back_is_a_lesson_to_come_again(sqlite_settings: Settings) -> None:
    async def scenario(here: Running, ada: Browser) -> None:
        table = await begun(ada)
        async with sitting(ada, table) as at:
            await read(ada, at, table)
            await at.choose("take:orc-red")
            await at_lesson(at, 3)
            answer = await at.ask("propose", kind="undo", seat=0)
            assert answer["type"] == "ack", answer
            assert (await at_lesson(at, 2))["said"] == ""

    guided(sqlite_settings, scenario)


def test_only_the_pupil_sees_the_lessons_and_changes_them(settings: Settings) -> None:
    async def scenario(here: Running, ada: Browser) -> None:
        bob = await here.guest("Bob")
        table = await begun(ada)
        assert await bob.refused("PATCH", f"/api/tables/{table}/lessons", {"read": "goal"}) == (404, "not-found")
        ordinary = await ada.post("/api/tables", {"game": "ethnos", "seats": [{"kind": "me"}, {"kind": "bot"}]})
        path = f"/api/tables/{ordinary['id']}/lessons"
        assert await ada.refused("PATCH", path, {"left": True}) == (404, "not-found")
        assert ordinary["lessons"] is None
        async with sitting(ada, table) as at:
            await at_lesson(at, 1)
            for lesson in ("turn", "nothing", ""):
                await ada.patch(f"/api/tables/{table}/lessons", {"read": lesson})
            assert (await progress_of(here, table))["passed"] == [], "a lesson that is not open cannot be read"

    guided(settings, scenario)


@pytest.mark.parametrize("path", ["/api/games/ethnos/lessons", "/api/games/runewars/lessons"])
def test_neither_seed_nor_script_nor_what_is_accepted_leaves_the_server(sqlite_settings: Settings, path: str) -> None:
    async def scenario(here: Running, ada: Browser) -> None:
        told = await ada.get(path)
        assert set(told) == {"game", "minutes", "lessons"} and len(told["lessons"]) >= 12
        course = course_of(told["game"])
        assert course is not None
        text = msgspec.json.encode(told).decode()
        assert course.seed not in text and course.secret.hex() not in text
        table = await ada.get(f"/api/tables/{await begun(ada, told['game'])}")
        assert course.secret.hex() not in msgspec.json.encode(table).decode()

    guided(sqlite_settings, scenario)


def test_a_game_without_lessons_or_without_a_name_has_no_guided_game(sqlite_settings: Settings) -> None:
    async def scenario(here: Running, ada: Browser) -> None:
        for name in ("nothing", "..%2F..%2Fetc"):
            assert (await ada.refused("POST", f"/api/games/{name}/lessons"))[0] == 404
            assert (await ada.refused("GET", f"/api/games/{name}/lessons"))[0] == 404
        visitor = await here.browser()
        told = {one["game"]: one for one in await visitor.get("/api/lessons")}
        assert told["ethnos"]["lessons"] == len(LESSONS) and not told["ethnos"]["finished"]
        assert (await visitor.refused("POST", "/api/games/ethnos/lessons"))[0] == 401

    guided(sqlite_settings, scenario)


@pytest.mark.parametrize(("locale", "said"), [("en", "prepared for the lessons"), ("pl", "przygotowano do lekcji")])
def test_the_check_of_the_shuffles_says_that_the_seed_was_prepared(
    sqlite_settings: Settings, locale: str, said: str
) -> None:
    async def scenario(here: Running, ada: Browser) -> None:
        table = await begun(ada)
        async with sitting(ada, table) as at:
            await at_lesson(at, 1)
            await at.ask("leave")
            await until(lambda: at.table.get("status") == "ended", "the end")
        answer = await ada.request("POST", f"/api/replays/{table}/verify", params={"locale": locale})
        told = answer.json()
        assert told["ok"] and said in told["text"]
        other = await ada.post("/api/tables", {"game": "ethnos", "seats": [{"kind": "me"}, {"kind": "bot"}]})
        async with sitting(ada, other["id"]) as at:
            await until(lambda: at.update, "the position")
            await at.ask("leave")
            await until(lambda: at.table.get("status") == "ended", "the end")
        answer = await ada.request("POST", f"/api/replays/{other['id']}/verify", params={"locale": locale})
        assert answer.json()["ok"] and said not in answer.json()["text"]

    guided(sqlite_settings, scenario)
