"""Fixtures of the browser tests; the helpers are in `driving.py` and `player.py`."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from driving import CHROMIUM, FLAGS, Site
from estate_of_tables import Estate, WarEstate
from player import Player
from playwright.sync_api import Browser, sync_playwright
from servers import of_the_tests
from serving import PURE, ServerProcess

if TYPE_CHECKING:
    from realms import Realm


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    """A browser for the tests of one file: while it runs, this thread has an event loop, and other tests want none."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=list(FLAGS))
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """One server for all tests of this process; every test has people and tables of its own."""
    folder: Path = tmp_path_factory.mktemp("site")
    with of_the_tests("steady_server.py", folder / "site.sqlite3") as running:
        yield running


@pytest.fixture
def site(chromium: Browser, server: ServerProcess) -> Site:
    return Site(chromium, server)


@pytest.fixture
def ada(server: ServerProcess) -> Iterator[Player]:
    with Player(server.origin, "Ada") as player:
        yield player


@pytest.fixture
def bela(server: ServerProcess) -> Iterator[Player]:
    with Player(server.origin, "Bela") as player:
        yield player


@pytest.fixture(scope="session")
def estate(server: ServerProcess) -> Iterator[Estate]:
    """One person with a table in every state; tests look at them but do not play on."""
    with Player(server.origin, "Zofia") as player:
        yield Estate.of(player)


@pytest.fixture(scope="session")
def war_estate(server: ServerProcess) -> Iterator[WarEstate]:
    """The same for Runewars."""
    with contextlib.ExitStack() as people:
        names = ("Zofia", "Marek", "Ines", "Tom")
        yield WarEstate.of(server, [people.enter_context(Player(server.origin, name)) for name in names])


@pytest.fixture
def toy_server(tmp_path: Path) -> Iterator[ServerProcess]:
    """A server with the small games of the tests."""
    with of_the_tests("toy_server.py", tmp_path / "toys.sqlite3") as running:
        yield running


@pytest.fixture(scope="session")
def tea_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server at which tables of Wonderland's War may begin in the middle; `wonderland_server.py` says how."""
    with of_the_tests("wonderland_server.py", tmp_path_factory.mktemp("tea") / "tea.sqlite3", PURE) as running:
        yield running


@pytest.fixture
def tea_site(chromium: Browser, tea_server: ServerProcess) -> Site:
    return Site(chromium, tea_server)


@pytest.fixture
def guest(tea_server: ServerProcess) -> Iterator[Player]:
    with Player(tea_server.origin, "Zofia") as player:
        yield player


BOT = {"kind": "bot", "level": "novice"}


@pytest.fixture
def at_tea(guest: Player) -> str:
    """A table in a tea party of round II: the Mad Hatter on seat 3 is asked for a seat."""
    return guest.table(BOT, BOT, BOT, {"kind": "me"}, game="wonderland", options={"ally_set": "B", "first_player": 3})


@pytest.fixture
def at_tea_forge(guest: Player) -> str:
    """The same, while a chip of the bag can be forged."""
    return guest.table(BOT, BOT, BOT, {"kind": "me"}, game="wonderland", options={"ally_set": "C", "first_player": 3})


@pytest.fixture(scope="session")
def storm_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server with Battalia, at which tables may begin in the middle; `battalia_server.py` says how."""
    with of_the_tests("battalia_server.py", tmp_path_factory.mktemp("storm") / "storm.sqlite3", PURE) as running:
        yield running


@pytest.fixture
def storm_site(chromium: Browser, storm_server: ServerProcess) -> Site:
    return Site(chromium, storm_server)


@pytest.fixture
def ruler(storm_server: ServerProcess) -> Iterator[Player]:
    with Player(storm_server.origin, "Zofia") as player:
        yield player


@pytest.fixture
def at_menu(ruler: Player) -> str:
    """A table of Battalia in week 2: seat 3 is asked for an action of many."""
    return ruler.table(BOT, BOT, BOT, {"kind": "me"}, game="battalia", options={"fate": False})


@pytest.fixture
def at_place(ruler: Player) -> str:
    """The same early in the game: seat 0 lays a road that it has paid."""
    return ruler.table({"kind": "me"}, BOT, BOT, BOT, game="battalia", options={"royals": False})


@pytest.fixture
def at_raise(ruler: Player) -> str:
    """The same in a battle: seat 0 defends and has to raise."""
    return ruler.table({"kind": "me"}, BOT, BOT, BOT, game="battalia", options={"markets": False})


@pytest.fixture(scope="session")
def realm(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Realm]:
    """A server of Might & Magic Heroes at which games may begin with any position."""
    from realms import realm_server

    with realm_server(tmp_path_factory.mktemp("realm")) as realm:
        yield realm


@pytest.fixture
def realm_site(chromium: Browser, realm: Realm) -> Site:
    return Site(chromium, realm.server)


@pytest.fixture
def lord(realm: Realm) -> Iterator[Player]:
    with Player(realm.server.origin, "Zofia") as player:
        yield player
