"""What stands between the network and the handlers: sessions, CSRF, origins, headers, sizes."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator
from ipaddress import ip_address
from pathlib import Path
from typing import Any

import httpx
import pytest
from people_app import everything, people_running, served
from serving import Browser, Running, replaced
from sqlalchemy import select, update
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus
from websockets.typing import Origin

from rulewright.server import machine, sessions
from rulewright.server.context import now
from rulewright.server.notices import link_of
from rulewright.server.schema import PEOPLE, SESSIONS
from rulewright.server.security import MAX_BODY, MAX_UPLOAD, Origins, content_policy, origin_of
from rulewright.server.settings import DAY, Settings

REGISTRATION = {"name": "Ada", "password": "a good password"}


def cookie(browser: Browser) -> str:
    return browser.client.cookies["rulewright"]


# Sessions


def test_signing_in_and_out_changes_the_cookie_and_the_csrf_token_and_ends_the_old_session(settings: Settings) -> None:
    async def scenario() -> None:
        async with people_running(settings) as here:
            ada = await here.browser()
            seen: list[tuple[str, str]] = []
            for path, body in (
                ("/api/me", None),
                ("/api/guest", {"name": "Ada"}),
                ("/api/register", REGISTRATION),
                ("/api/logout", None),
                ("/api/login", REGISTRATION),
            ):
                me = await (ada.get(path) if body is None and path == "/api/me" else ada.post(path, body))
                seen.append((cookie(ada), me["csrf"]))
            assert len({secret for secret, _ in seen}) == 5 and len({csrf for _, csrf in seen}) == 5
            kept = (await everything(here.server.store))["sessions"]
            assert [row["token"] for row in kept] == [sessions.digest(seen[-1][0])]

    asyncio.run(scenario())


def test_a_planted_cookie_does_not_become_the_session_of_whoever_signs_in(sqlite_settings: Settings) -> None:
    """Session fixation: the attacker knows a session of a visitor, and plants it in the victim's browser."""

    async def scenario() -> None:
        async with people_running(sqlite_settings) as here:
            attacker, victim = await here.browser(), await here.browser()
            await attacker.me()
            victim.client.cookies.set("rulewright", cookie(attacker), domain="127.0.0.1")
            await victim.post("/api/register", REGISTRATION)
            assert (await attacker.me())["person"] is None
            invented = await here.browser()
            invented.client.cookies.set("rulewright", "x" * 43, domain="127.0.0.1")
            await invented.me()
            assert "x" * 43 not in invented.client.cookies.values()

    asyncio.run(scenario())


def test_a_stolen_database_lets_nobody_in(sqlite_settings: Settings) -> None:
    async def scenario() -> None:
        async with people_running(sqlite_settings) as here:
            ada, ben = await here.browser(), await here.guest("Ben")
            await ada.post("/api/register", REGISTRATION)
            link = (await ben.post("/api/link"))["token"]
            stolen = str(await everything(here.server.store))
            for secret in (cookie(ada), cookie(ben), link, REGISTRATION["password"]):
                assert secret not in stolen
            thief = await here.browser()
            for row in (await everything(here.server.store))["sessions"]:
                thief.client.cookies.set("rulewright", row["token"], domain="127.0.0.1")
                answer = await thief.client.get("/api/acquaintances")
                assert answer.status_code == 401
            [kept] = [row["link"] for row in (await everything(here.server.store))["people"] if row["link"]]
            assert await thief.refused("POST", "/api/link/use", {"token": kept}) == (404, "link")

    asyncio.run(scenario())


def test_the_cookie_is_out_of_reach_of_scripts_and_other_sites(sqlite_settings: Settings) -> None:
    async def scenario(settings: Settings, name: str, secure: bool) -> None:
        async with people_running(settings) as here:
            header = (await (await here.browser()).client.get("/api/me")).headers["set-cookie"]
            assert header.startswith(f"{name}=")
            assert len(header.split(";")[0].split("=")[1]) == 43  # 256 bits
            parts = {part.strip().lower() for part in header.split(";")[1:]}
            assert {"httponly", "samesite=lax", "path=/"} <= parts
            assert ("secure" in parts) == secure and not any(part.startswith("domain") for part in parts)

    asyncio.run(scenario(sqlite_settings, "rulewright", False))
    secure = replaced(sqlite_settings, address="https://games.example")
    asyncio.run(scenario(secure, "__Host-rulewright", True))


async def age(here: Running, days: float) -> None:
    """As if every session had been used last so many days ago."""
    change = update(SESSIONS).values(expires=SESSIONS.c.expires - int(days * DAY * 1000))
    await here.server.store.write(lambda tx: tx.execute(change) and None)


def test_a_session_in_use_lives_on_and_an_unused_one_ends(settings: Settings) -> None:
    async def scenario() -> None:
        async with people_running(replaced(settings, guest_days=30)) as here:
            ada = await here.guest("Ada")
            answer = await ada.request("GET", "/api/me")
            assert "set-cookie" not in answer.headers
            for _ in range(3):
                await age(here, 20)
                answer = await ada.request("GET", "/api/me")
                assert answer.json()["person"]["name"] == "Ada"
                assert f"Max-Age={30 * DAY}" in answer.headers["set-cookie"]
            [row] = (await everything(here.server.store))["sessions"]
            assert abs(row["expires"] - now() - 30 * DAY * 1000) < 600_000
            await age(here, 31)
            assert await ada.refused("GET", "/api/acquaintances") == (401, "sign-in")
            await ada.me()
            rows = (await everything(here.server.store))["sessions"]
            assert [row["person"] for row in rows] == [None]  # the old one is cleared away

    asyncio.run(scenario())


def test_whoever_is_banned_is_nobody_at_once_and_cannot_sign_in(settings: Settings) -> None:
    async def scenario() -> None:
        async with people_running(settings) as here:
            ada, ben = await here.browser(), await here.guest("Ben")
            await ada.post("/api/register", REGISTRATION)
            link = await ben.post("/api/link")
            await here.server.store.write(lambda tx: tx.execute(update(PEOPLE).values(banned=True)) and None)
            assert await ada.refused("GET", "/api/acquaintances") == (401, "sign-in")
            other = await here.browser()
            assert await other.refused("POST", "/api/login", REGISTRATION) == (403, "banned")
            assert await other.refused("POST", "/api/link/use", link) == (403, "banned")
            wrong = {**REGISTRATION, "password": "wrong password"}
            assert await other.refused("POST", "/api/login", wrong) == (401, "credentials")

    asyncio.run(scenario())


# CSRF and origins


@pytest.mark.parametrize("token", [None, "", "x", "ż", "the right one with more"])
def test_a_change_without_the_right_csrf_token_is_refused_and_changes_nothing(
    sqlite_settings: Settings, token: str | None
) -> None:
    async def scenario() -> None:
        async with people_running(sqlite_settings) as here:
            ada, eve = await here.guest("Ada"), await here.guest("Eve")
            right = (await ada.me())["csrf"]
            tokens = [token, (await eve.me())["csrf"]]  # a token of another session is no better
            for value in tokens:
                value = right + "more" if value == "the right one with more" else value
                headers = {} if value is None else {"X-CSRF-Token": value.encode()}
                for method, path in (("PATCH", "/api/me"), ("POST", "/api/logout"), ("DELETE", "/api/me")):
                    answer = await ada.client.request(method, path, json={"name": "Eve2"}, headers=headers)
                    assert (answer.status_code, answer.json()["code"]) == (403, "csrf")
            assert (await ada.me())["person"]["name"] == "Ada"

    asyncio.run(scenario())


@pytest.mark.parametrize(
    "headers",
    [
        {"Origin": "https://evil.example"},
        {"Origin": "null"},
        {"Origin": ""},
        {"Origin": "http://127.0.0.1:8001"},
        {"Origin": "https://127.0.0.1:8000"},
        {"Origin": "http://127.0.0.1:8000.evil.example"},
        {"Origin": "http://127.0.0.1:99999"},
        {"Origin": "http://127.0.0.1:8000", "Sec-Fetch-Site": "cross-site"},
        {"Origin": "http://127.0.0.1:8000", "Sec-Fetch-Site": "same-site"},
    ],
)
def test_a_change_that_another_site_asks_for_is_refused_even_without_a_session(
    sqlite_settings: Settings, headers: dict[str, str]
) -> None:
    async def scenario() -> None:
        async with people_running(sqlite_settings) as here:
            browser = await here.browser()
            answer = await browser.client.post("/api/guest", json={"name": "Ada"}, headers=headers)
            assert (answer.status_code, answer.json()["code"]) == (403, "origin")
            assert (await everything(here.server.store))["people"] == []
            ada = await here.guest("Ada")
            answer = await ada.request("PATCH", "/api/me", json={"name": "Eve"}, headers=headers)
            assert (answer.status_code, answer.json()["code"]) == (403, "origin")

    asyncio.run(scenario())


@pytest.mark.parametrize(
    "headers",
    [
        {"Origin": "http://127.0.0.1:8000", "Sec-Fetch-Site": "same-origin"},
        {"Origin": "http://localhost:8000"},
        {"Origin": "http://[::1]:8000"},
        {"Sec-Fetch-Site": "none"},
        {},
    ],
)
def test_our_own_pages_and_programs_may_change(sqlite_settings: Settings, headers: dict[str, str]) -> None:
    async def scenario() -> None:
        async with people_running(sqlite_settings) as here:
            browser = await here.browser()
            answer = await browser.client.post("/api/guest", json={"name": "Ada"}, headers=headers)
            assert answer.status_code == 200, answer.text

    asyncio.run(scenario())


def allowed(settings: Settings, origin: str, host: str = "") -> bool:
    scope: Any = {"headers": [(b"origin", origin.encode()), (b"host", host.encode())]}
    return Origins(settings).allow(scope)


def test_the_origin_is_the_address_that_players_use(tmp_path: Path) -> None:
    public = Settings(data=tmp_path, address="https://games.example/")
    assert allowed(public, "https://games.example") and allowed(public, "https://games.example:443")
    assert not allowed(public, "http://games.example") and not allowed(public, "https://localhost")
    assert not allowed(public, "https://games.example.evil.example", host="games.example.evil.example")


def test_a_server_on_all_addresses_believes_the_name_by_which_it_was_called(tmp_path: Path) -> None:
    everywhere = Settings(data=tmp_path, host="0.0.0.0")
    assert allowed(everywhere, "http://192.168.1.5:8000", host="192.168.1.5:8000")
    assert not allowed(everywhere, "http://evil.example", host="192.168.1.5:8000")
    assert not allowed(everywhere, "null", host="")


@pytest.mark.parametrize("host", ["0.0.0.0", "::", ""])
def test_a_server_on_all_addresses_names_the_one_of_this_machine(
    host: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(machine, "own_address", lambda: "192.168.1.5")
    everywhere = Settings(data=tmp_path, host=host)
    assert everywhere.origin == "http://192.168.1.5:8000"
    assert link_of(everywhere, "turn", "abc", {}) == "http://192.168.1.5:8000/table/abc"
    assert Settings(data=tmp_path, host=host, address="https://games.example").origin == "https://games.example"


def test_this_machine_has_an_address_that_can_be_opened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    own = machine.own_address()
    assert not ip_address(own).is_unspecified
    monkeypatch.setattr(machine, "ELSEWHERE", ((socket.AF_INET, "not an address"),))
    assert machine.own_address() == "127.0.0.1", "without a network"
    assert Settings(data=tmp_path, host="fd00::5").origin == "http://[fd00::5]:8000"


def test_origins_are_compared_in_one_spelling() -> None:
    assert origin_of("HTTPS://Games.Example:443/path") == "https://games.example"
    assert origin_of("http://[::1]:8000") == "http://[::1]:8000"
    assert [origin_of(wrong) for wrong in ("", "null", "nonsense", "http://", "http://a:b")] == [""] * 5


def test_a_socket_is_opened_for_our_own_pages_only(sqlite_settings: Settings) -> None:
    async def scenario() -> None:
        async with people_running(sqlite_settings) as here, served(here) as origin:
            async with httpx.AsyncClient(base_url=origin, trust_env=False) as client:
                ada = Browser(client, here.origin)
                await ada.guest("Ada")
                headers = {"Cookie": f"rulewright={cookie(ada)}"}
            address = origin.replace("http", "ws") + "/ws/tables/abcdefghij"
            async with connect(address, origin=Origin(here.origin), additional_headers=headers, proxy=None) as socket:
                assert await socket.recv() == '{"person":"Ada"}'
            async with connect(address, origin=Origin(here.origin), proxy=None) as socket:
                assert await socket.recv() == '{"person":null}'
            for foreign in ("https://evil.example", "null", here.origin + "0"):
                with pytest.raises(InvalidStatus) as refusal:
                    async with connect(address, origin=Origin(foreign), additional_headers=headers, proxy=None):
                        pass
                assert refusal.value.response.status_code == 403

    asyncio.run(scenario())


# Headers


def test_every_answer_has_the_security_headers(sqlite_settings: Settings) -> None:
    async def scenario() -> None:
        async with people_running(sqlite_settings) as here:
            browser = await here.browser()
            for method, path, status in (
                ("GET", "/page", 200),
                ("GET", "/api/me", 200),
                ("GET", "/api/acquaintances", 401),
                ("GET", "/nowhere", 404),
                ("PUT", "/api/me", 405),
            ):
                answer = await browser.client.request(method, path)
                assert answer.status_code == status
                headers = answer.headers
                assert headers["x-content-type-options"] == "nosniff"
                assert headers["referrer-policy"] == "same-origin"
                assert headers["cross-origin-opener-policy"] == "same-origin"
                assert headers["cross-origin-resource-policy"] == "same-origin"
                assert "camera=()" in headers["permissions-policy"]
                assert headers.get_list("content-security-policy") == [content_policy(sqlite_settings)]
                assert "strict-transport-security" not in headers
                assert headers.get("cache-control") == ("no-store" if path.startswith("/api") else None)

    asyncio.run(scenario())


def test_behind_tls_browsers_are_told_to_stay_there(sqlite_settings: Settings) -> None:
    async def scenario() -> None:
        async with people_running(replaced(sqlite_settings, address="https://games.example")) as here:
            answer = await (await here.browser()).client.get("/page")
            assert answer.headers["strict-transport-security"] == "max-age=31536000"
            assert "wss://games.example" in answer.headers["content-security-policy"]

    asyncio.run(scenario())


def test_the_content_policy_allows_no_inline_scripts_or_stylesheets_and_no_other_origin(tmp_path: Path) -> None:
    policy = dict(
        directive.split(" ", 1) for directive in content_policy(Settings(data=tmp_path, port=8123)).split("; ")
    )
    assert policy["script-src"] == policy["style-src"] == policy["default-src"] == "'self'"
    assert policy["frame-ancestors"] == policy["base-uri"] == policy["object-src"] == "'none'"
    assert policy["form-action"] == "'self'"
    sources = policy["connect-src"].split()
    assert set(sources) == {"'self'", "ws://127.0.0.1:8123", "ws://localhost:8123"}
    assert [name for name, value in policy.items() if "unsafe" in value] == ["style-src-attr"]


# Bodies


async def chunks(size: int) -> AsyncIterator[bytes]:
    for _ in range(size // 1024):
        yield b" " * 1024


def test_oversized_bodies_are_refused_by_what_they_declare_and_by_what_arrives(sqlite_settings: Settings) -> None:
    async def scenario() -> None:
        async with people_running(sqlite_settings) as here:
            browser = await here.browser()
            for path, limit, enough in (("/api/guest", MAX_BODY, 400), ("/api/replays", MAX_UPLOAD, 200)):
                for size, status in ((limit, enough), (limit + 1024, 413)):
                    declared = await browser.client.post(path, content=b" " * size)
                    assert declared.status_code == status
                    streamed = await browser.client.post(path, content=chunks(size))
                    assert "content-length" not in streamed.request.headers
                    assert streamed.status_code == status
                assert streamed.json()["code"] == "too-large"

    asyncio.run(scenario())


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"null",
        b"[]",
        b'"name"',
        b'{"name": 5}',
        b'{"name": ""}',
        b'{"name": "Ada", "admin": true}',
        b'{"name": "Ada", "locale": "xx"}',
        b'{"name": "\xff\xfe"}',
        b'{"name": "\\ud800"}',
        b'{"name": "Ada\\u0000"}',
        b'{"name": "' + b"a" * 33 + b'"}',
        b"[" * 30_000,
        b'{"name": ' + b"[" * 30_000,
    ],
)
def test_malformed_bodies_are_refused_with_a_problem(sqlite_settings: Settings, body: bytes) -> None:
    async def scenario() -> None:
        async with people_running(sqlite_settings) as here:
            browser = await here.browser()
            headers = {"Content-Type": "application/json"}
            answer = await browser.client.post("/api/guest", content=body, headers=headers)
            assert answer.status_code == 400
            assert set(answer.json()) == {"code", "text"}
            assert (await everything(here.server.store))["people"] == []

    asyncio.run(scenario())


def test_hostile_names_tokens_and_ids_are_refused_on_every_database(settings: Settings) -> None:
    async def scenario() -> None:
        async with people_running(settings) as here:
            ada = await here.guest("Ada")
            hostile = {"name": "\0", "password": "\0" * 8}
            assert await ada.refused("POST", "/api/login", hostile) == (401, "credentials")
            assert await ada.refused("POST", "/api/link/use", {"token": "\0" * 20}) == (404, "link")
            for id in ("%00%00%00%00%00%00%00%00%00%00", "' OR 1=1 --", "A" * 16):
                assert await ada.refused("PUT", f"/api/people/{id}/relations/mute") == (400, "malformed")
            assert await ada.refused("PUT", f"/api/people/{'a' * 16}/relations/hate") == (400, "malformed")
            for cookies in ("rulewright=", "rulewright", 'rulewright="', "rulewright=\x7f\xff", "rulewright=a; b=c"):
                answer = await ada.client.get("/api/acquaintances", headers={b"Cookie": cookies.encode("latin-1")})
                assert answer.status_code in (200, 401)
            count = await here.server.store.read(lambda c: len(c.execute(select(PEOPLE.c.id)).all()))
            assert count == 1

    asyncio.run(scenario())
