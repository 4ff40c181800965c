"""Fixtures for everything that tests the server; the helpers are in `serving.py`, PostgreSQL in `postgres.py`.

A test of a request runs an event loop of its own. With `settings` it runs twice, on SQLite and on a
real PostgreSQL, each time with a fresh database:

    from serving import running

    def test_a_guest_has_a_name(settings):
        async def scenario():
            async with running(settings) as here:           # the whole server, without a network
                ada = await here.guest("Ada")               # a browser with cookies and CSRF token
                assert (await ada.get("/api/me"))["person"]["name"] == "Ada"
                assert await ada.refused("GET", "/api/tables/xxxxxxxxxx") == (404, "not-found")
                await here.server.store.read(...)           # the parts of the server
        asyncio.run(scenario())

Other settings: `replaced(settings, rate=1.0)`. Only SQLite, when the database does not matter:
the fixture `sqlite_settings`. Sockets need a real server, in this process (`listening`) or in one of
its own that can be killed (`server_process`):

            async with listening(settings) as here:
                ada = await here.guest("Ada")
                async with ada.socket(table) as socket:
                    await socket.send(...)

Nothing waits for a fixed time: `await until(lambda: condition, "what is waited for")`.
The store alone: the fixture `database_url` (both databases) and `opened(url)`, which migrates and opens it.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
import toy_games
from postgres import Postgres, running_postgres
from serving import settings_for

from rulewright.core import registry
from rulewright.server.settings import Settings


@pytest.fixture(autouse=True)
def toy_games_are_known() -> Iterator[None]:
    """The small games of these tests, known only while one of them runs."""
    before = dict(registry._makers)
    toy_games.make_known()
    yield
    registry._makers.clear()
    registry._makers.update(before)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """PostgreSQL for the whole session; with several test processes each has its own."""
    with running_postgres() as server:
        yield server


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'test.sqlite3'}"


@pytest.fixture
def postgres_url(postgres: Postgres) -> Iterator[str]:
    with postgres.database() as url:
        yield url


@pytest.fixture(params=["sqlite", "postgresql"])
def database_url(request: pytest.FixtureRequest) -> str:
    """A fresh, empty database of each kind."""
    url: str = request.getfixturevalue("sqlite_url" if request.param == "sqlite" else "postgres_url")
    return url


@pytest.fixture
def settings(database_url: str, tmp_path: Path) -> Settings:
    """Settings for a server on a fresh database; the test runs on both kinds."""
    return settings_for(database_url, tmp_path)


@pytest.fixture
def sqlite_settings(sqlite_url: str, tmp_path: Path) -> Settings:
    return settings_for(sqlite_url, tmp_path)
