"""The application as a whole: start and stop, answers to what fails, the web client's files, operation."""

from __future__ import annotations

import asyncio
import io
import json
import logging
import re
from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from litestar import get
from serving import Running, replaced, running
from sqlalchemy import insert

from rulewright.server import app as application
from rulewright.server import logs
from rulewright.server.app import create_app
from rulewright.server.play import Play
from rulewright.server.rest import operations
from rulewright.server.schema import PEOPLE
from rulewright.server.settings import Settings
from rulewright.server.store import SqliteStore
from rulewright.server.webclient import Client

PARTS = ("Workers", "Outbox", "Play")


def on_running(settings: Settings, scenario: Callable[[Running], Coroutine[Any, Any, None]]) -> None:
    """Carries out a scenario on a running server."""

    async def whole() -> None:
        async with running(settings) as here:
            await scenario(here)

    asyncio.run(whole())


async def ask(here: Running, method: str, path: str, **headers: str) -> httpx.Response:
    browser = await here.browser()
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    return await browser.client.request(method, path, headers=named)


# Start and stop


@pytest.fixture
def journal(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What is started and stopped, in order."""
    seen: list[str] = []

    def watched(name: str, part: type[Any], method: str) -> Callable[[Any], Coroutine[Any, Any, None]]:
        original = getattr(part, method)

        async def noted(self: Any) -> None:
            seen.append(f"{method} {name}")
            await original(self)

        return noted

    for name in PARTS:
        part = getattr(application, name)
        for method in ("start", "stop"):
            monkeypatch.setattr(part, method, watched(name, part, method))
    return seen


STARTED = [f"start {name}" for name in PARTS]
STOPPED = [f"stop {name}" for name in reversed(PARTS)]


def test_parts_start_in_order_and_stop_in_the_opposite_one(settings: Settings, journal: list[str]) -> None:
    async def scenario(here: Running) -> None:
        assert journal == STARTED

    on_running(settings, scenario)
    assert journal == [*STARTED, *STOPPED]


def test_when_the_tables_were_told_already_they_are_not_told_again(
    sqlite_settings: Settings, journal: list[str]
) -> None:
    async def scenario(here: Running) -> None:
        await application.farewell(here.app)

    on_running(sqlite_settings, scenario)
    assert journal == [*STARTED, *STOPPED]


def test_a_start_that_fails_stops_what_had_been_started(
    sqlite_settings: Settings, journal: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fails(self: Any) -> None:
        raise RuntimeError("no play today")

    monkeypatch.setattr(Play, "start", fails)

    async def scenario(here: Running) -> None:
        raise AssertionError("it must not start")

    with pytest.raises(ExceptionGroup) as failed:
        on_running(sqlite_settings, scenario)
    assert failed.group_contains(RuntimeError, match="no play today")
    assert journal == ["start Workers", "start Outbox", "stop Outbox", "stop Workers"]


def test_a_second_start_finds_what_the_first_has_left(settings: Settings) -> None:
    async def first(here: Running) -> None:
        ada = await here.browser()
        await ada.post("/api/register", {"name": "Ada", "password": "correct horse battery"})

    async def second(here: Running) -> None:
        ada = await here.browser()
        me = await ada.post("/api/login", {"name": "Ada", "password": "correct horse battery"})
        assert me["person"]["name"] == "Ada"

    on_running(settings, first)
    on_running(settings, second)


# Operation


def test_a_running_server_is_alive_and_ready(settings: Settings) -> None:
    async def scenario(here: Running) -> None:
        for path, checks in (("/health", {}), ("/ready", {"store": "ok"})):
            answer = await ask(here, "GET", path)
            assert answer.status_code == 200
            assert answer.json()["status"] == "ok" and answer.json()["checks"] == checks

    on_running(settings, scenario)


def test_a_server_that_cannot_write_is_alive_but_not_ready(
    sqlite_settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(operations, "FRESH", 0.0)

    async def scenario(here: Running) -> None:
        async def broken(_work: Any) -> None:
            raise OSError("the disk is full, and with it the secret of Ada")

        with monkeypatch.context() as patch:
            patch.setattr(here.server.store, "write", broken)
            answer = await ask(here, "GET", "/ready")
            assert (await ask(here, "GET", "/health")).status_code == 200
        assert answer.status_code == 503
        assert answer.json()["status"] == "broken" and answer.json()["checks"] == {"store": "OSError"}
        assert (await ask(here, "GET", "/ready")).status_code == 200

    on_running(sqlite_settings, scenario)


def test_many_who_ask_whether_it_is_ready_cost_one_write(
    sqlite_settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(operations, "FRESH", 3600.0)

    async def scenario(here: Running) -> None:
        store = here.server.store
        assert isinstance(store, SqliteStore)
        before = store.jobs
        answers = [await ask(here, "GET", "/ready") for _ in range(5)]
        assert [answer.status_code for answer in answers] == [200] * 5
        assert store.jobs == before + 1

    on_running(sqlite_settings, scenario)


def test_a_store_that_hangs_makes_the_server_not_ready(
    sqlite_settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(operations, "PATIENCE", 0.01)

    async def scenario(here: Running) -> None:
        async def hangs(_work: Any) -> None:
            await asyncio.Event().wait()

        with monkeypatch.context() as patch:
            patch.setattr(here.server.store, "write", hangs)
            answer = await ask(here, "GET", "/ready")
        assert answer.status_code == 503 and answer.json()["checks"] == {"store": "does not answer"}

    on_running(sqlite_settings, scenario)


def test_a_server_that_stops_is_not_ready(sqlite_settings: Settings) -> None:
    async def scenario(here: Running) -> None:
        await application.farewell(here.app)
        answer = await ask(here, "GET", "/ready")
        assert answer.status_code == 503 and answer.json()["status"] == "stopping"
        assert (await ask(here, "GET", "/health")).json()["status"] == "stopping"

    on_running(sqlite_settings, scenario)


def test_metrics_count_requests_by_route_and_name_nobody(sqlite_settings: Settings) -> None:
    async def scenario(here: Running) -> None:
        ada = await here.guest("Adalbert")
        await ada.request("GET", "/api/tables/abcdefghij234567")
        answer = await ask(here, "GET", "/metrics")
        assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
        assert re.search(r'requests_total\{method="GET",path="/api/tables/\{table\}",status="404"\} [1-9]', answer.text)
        for name in ("move_seconds", "moves", "live_matches", "sockets", "bot_seconds", "outbox_sent"):
            assert f"rulewright_{name}" in answer.text
        assert "abcdefghij234567" not in answer.text and "Adalbert" not in answer.text

    on_running(sqlite_settings, scenario)


@pytest.mark.parametrize(
    ("opened", "address", "status"),
    [
        ("loopback", "127.0.0.1", 200),
        ("loopback", "10.1.2.3", 404),
        ("private", "10.1.2.3", 200),
        ("private", "93.184.216.34", 404),
    ],
)
def test_metrics_are_for_the_host_alone(sqlite_settings: Settings, opened: str, address: str, status: int) -> None:
    sqlite_settings = msgspec.structs.replace(sqlite_settings, metrics=opened)

    async def scenario(here: Running) -> None:
        transport = httpx.ASGITransport(here.app, client=(address, 40_000))  # type: ignore[arg-type]
        async with httpx.AsyncClient(transport=transport, base_url=here.origin) as client:
            assert (await client.get("/metrics")).status_code == status

    on_running(sqlite_settings, scenario)


# What fails


@pytest.mark.parametrize(
    ("query", "accepted", "said"),
    [
        ("", "", "There is nothing here."),
        ("", "pl", "Nic tu nie ma."),
        ("", "de-DE, pl-PL;q=0.8, en;q=0.7", "Nic tu nie ma."),
        ("", "de", "There is nothing here."),
        ("?locale=pl", "en", "Nic tu nie ma."),
        ("?locale=tlh", "pl", "Nic tu nie ma."),
    ],
)
def test_a_problem_is_told_in_the_readers_language(
    sqlite_settings: Settings, query: str, accepted: str, said: str
) -> None:
    async def scenario(here: Running) -> None:
        answer = await ask(here, "GET", f"/api/nothing{query}", accept_language=accepted)
        assert answer.status_code == 404
        assert answer.json() == {"code": "not-found", "text": said}

    on_running(sqlite_settings, scenario)


@pytest.mark.parametrize(
    ("method", "path", "body", "status", "code"),
    [
        ("GET", "/ws", None, 404, "not-found"),
        ("GET", "/ready/now", None, 404, "not-found"),
        ("POST", "/health", {}, 405, "method"),
        ("POST", "/lobby", {}, 405, "method"),
        ("DELETE", "/api/games", None, 405, "method"),
        ("POST", "/api/guest", {"name": 7}, 400, "malformed"),
        ("POST", "/api/guest", {"name": "Ada", "cheat": True}, 400, "malformed"),
        ("POST", "/api/guest", [], 400, "malformed"),
        ("GET", "/api/games?locale=tlh", None, 400, "malformed"),
    ],
)
def test_what_the_framework_refuses_is_a_problem_too(
    sqlite_settings: Settings, method: str, path: str, body: Any, status: int, code: str
) -> None:
    async def scenario(here: Running) -> None:
        assert await (await here.browser()).refused(method, path, body) == (status, code)

    on_running(sqlite_settings, scenario)


def test_a_method_that_is_not_allowed_says_which_are(sqlite_settings: Settings) -> None:
    async def scenario(here: Running) -> None:
        answer = await ask(here, "DELETE", "/health")
        assert {"GET"} <= {method.strip() for method in answer.headers["allow"].split(",")}

    on_running(sqlite_settings, scenario)


@get("/explode")
async def explode() -> None:
    raise KeyError("the seed is 0123456789abcdef")


@pytest.fixture
def log() -> Iterator[io.StringIO]:
    """What is logged, as JSON lines."""
    written = io.StringIO()
    root = logging.getLogger()
    before, level = tuple(root.handlers), root.level
    logs.configure("json", written)
    yield written
    for handler in tuple(root.handlers):
        root.removeHandler(handler)
    for handler in before:
        root.addHandler(handler)
    root.setLevel(level)


def lines(log: io.StringIO) -> list[dict[str, Any]]:
    return [json.loads(line) for line in log.getvalue().splitlines()]


def test_an_unexpected_error_is_logged_with_the_id_of_its_request_and_tells_nothing(
    sqlite_settings: Settings, monkeypatch: pytest.MonkeyPatch, log: io.StringIO
) -> None:
    monkeypatch.setattr(operations, "ROUTES", [*operations.ROUTES, explode])

    async def scenario(here: Running) -> None:
        answer = await ask(here, "GET", "/explode", accept_language="pl")
        assert answer.status_code == 500 and answer.json()["code"] == "internal"
        assert "Traceback" not in answer.text and "seed" not in answer.text
        logged = [line for line in lines(log) if line["level"] == "error"]
        assert [line["request"] for line in logged] == [answer.headers["x-request-id"]]
        assert "explode" in logged[0]["trace"]

    on_running(sqlite_settings, scenario)


# Logs


def test_the_log_has_ids_but_no_names_no_codes_and_no_cookies(sqlite_settings: Settings, log: io.StringIO) -> None:
    async def scenario(here: Running) -> None:
        ada = await here.guest("Adalbert")
        assert ada.person is not None
        await ada.request("GET", "/api/invitations/SECRETCODE")
        await ada.request("GET", "/link/a-secret-link?code=SECRETCODE")
        requests = [line for line in lines(log) if line["what"] == "request"]
        assert {line["path"] for line in requests} >= {"/api/guest", "/api/invitations/{code}", "/{path}"}
        assert requests[-2]["person"] == ada.person["id"]
        for secret in ("Adalbert", "SECRETCODE", "a-secret-link", *ada.client.cookies.values()):
            assert secret not in log.getvalue()

    on_running(sqlite_settings, scenario)


def test_values_of_statements_stay_out_of_the_log(settings: Settings, log: io.StringIO) -> None:
    row = {"id": "x" * 16, "name": "Adalbert", "login": "adalbert", "locale": "en", "settings": {}, "created": 1}

    async def scenario(here: Running) -> None:
        for _ in range(2):
            try:
                await here.server.store.write(lambda tx: tx.execute(insert(PEOPLE).values(**row, seen=1)) and None)
            except Exception:
                logging.getLogger("rulewright.test").exception("not stored")
        (logged,) = [line for line in lines(log) if line["what"] == "not stored"]
        assert "IntegrityError" in logged["trace"]
        assert "dalbert" not in log.getvalue()

    on_running(settings, scenario)


def test_lines_for_people_stay_lines(log: io.StringIO) -> None:
    logs.configure("text", log)
    logging.getLogger("rulewright.test").info("moved", extra=logs.fields(table="abc", note="two\nlines, one = sign"))
    (line,) = log.getvalue().splitlines()
    assert re.fullmatch(r'\d{4}-\d\d-\d\dT[\d:.]+Z INFO +moved table=abc note="two\\nlines, one = sign"', line)


# The description


def test_the_description_names_every_operation_and_how_it_fails(sqlite_settings: Settings) -> None:
    async def scenario(here: Running) -> None:
        schema = (await ask(here, "GET", "/schema/openapi.json")).json()
        assert schema["info"]["title"] == "Rulewright" and "X-CSRF-Token" in schema["info"]["description"]
        assert {"/api/me", "/api/tables", "/api/games", "/api/replays", "/api/notifications", "/health"} <= set(
            schema["paths"]
        )
        for path, item in schema["paths"].items():
            for operation in item.values():
                problem = operation["responses"]["4XX"]["content"]["application/json"]["schema"]
                assert problem == {"$ref": "#/components/schemas/Problem"}, path
                assert "400" not in operation["responses"] and operation["summary"], path
        schemas = schema["components"]["schemas"]
        assert schemas["NewGuest"]["additionalProperties"] is False
        assert "additionalProperties" not in schemas["TableInfo"]

    on_running(sqlite_settings, scenario)


# The web client


@pytest.fixture
def client_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A client as the build leaves it."""
    folder = tmp_path / "client"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>The client</title>", encoding="utf-8")
    (folder / "index.html.gz").write_bytes(b"index, by gzip")
    (folder / "icon.svg").write_text("<svg/>", encoding="utf-8")
    (folder / "assets" / "main-1a2b3c.js").write_text("play()", encoding="utf-8")
    (folder / "assets" / "main-1a2b3c.js.br").write_bytes(b"main, by brotli")
    (folder / "assets" / "main-1a2b3c.js.gz").write_bytes(b"main, by gzip")
    (tmp_path / "secret.txt").write_text("a secret", encoding="utf-8")
    monkeypatch.setattr(application, "Client", lambda: Client(folder))
    return folder


PAGES = [
    "/",
    "/lobby",
    "/table/abcdefghij234567",
    "/replay/x",
    "/join/CODE",
    "/link/token",
    "/rules/ethnos",
    "/any.thing",
]


@pytest.mark.usefixtures("client_folder")
def test_every_page_of_the_client_is_its_index(sqlite_settings: Settings) -> None:
    async def scenario(here: Running) -> None:
        for path in PAGES:
            answer = await ask(here, "GET", path, accept_encoding="identity")
            assert answer.status_code == 200 and "The client" in answer.text, path
            assert answer.headers["content-type"] == "text/html; charset=utf-8"
            assert answer.headers["cache-control"] == "no-cache"
            assert "script-src 'self'" in answer.headers["content-security-policy"]

    on_running(sqlite_settings, scenario)


@pytest.mark.usefixtures("client_folder")
@pytest.mark.parametrize(
    ("accepted", "encoding", "body"),
    [
        ("gzip, deflate, br", "br", b"main, by brotli"),
        ("gzip", "gzip", b"main, by gzip"),
        ("br;q=0, gzip", "gzip", b"main, by gzip"),
        ("identity", None, b"play()"),
    ],
)
def test_assets_are_kept_for_a_year_and_sent_compressed(
    sqlite_settings: Settings, accepted: str, encoding: str | None, body: bytes
) -> None:
    async def scenario(here: Running) -> None:
        browser = await here.browser()
        asset = browser.client.stream("GET", "/assets/main-1a2b3c.js", headers={"accept-encoding": accepted})
        async with asset as answer:
            assert b"".join([part async for part in answer.aiter_raw()]) == body
        assert answer.headers.get("content-encoding") == encoding
        assert answer.headers["content-type"].startswith("text/javascript")
        assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
        assert answer.headers["vary"] == "Accept-Encoding"

    on_running(sqlite_settings, scenario)


@pytest.mark.usefixtures("client_folder")
def test_what_the_browser_has_is_not_sent_again(sqlite_settings: Settings) -> None:
    async def scenario(here: Running) -> None:
        first = await ask(here, "GET", "/icon.svg")
        again = await ask(here, "GET", "/icon.svg", if_none_match=first.headers["etag"])
        assert first.text == "<svg/>"
        assert again.status_code == 304 and again.content == b"" and again.headers["etag"] == first.headers["etag"]

    on_running(sqlite_settings, scenario)


@pytest.mark.usefixtures("client_folder")
def test_head_is_get_without_the_body(sqlite_settings: Settings) -> None:
    async def scenario(here: Running) -> None:
        for path in ("/", "/lobby", "/assets/main-1a2b3c.js", "/icon.svg"):
            whole = await ask(here, "GET", path, accept_encoding="identity")
            head = await ask(here, "HEAD", path, accept_encoding="identity")
            assert head.status_code == 200 and head.content == b""
            for name in ("content-length", "content-type", "cache-control", "etag"):
                assert head.headers[name] == whole.headers[name], name
        assert (await ask(here, "HEAD", "/assets/none.js")).status_code == 404

    on_running(sqlite_settings, scenario)


@pytest.mark.usefixtures("client_folder")
@pytest.mark.parametrize(
    "path", ["/assets/none.js", "/assets/", "/api", "/api/none", "/ws/none", "/schema.json/../api"]
)
def test_what_is_no_page_is_not_found(sqlite_settings: Settings, path: str) -> None:
    async def scenario(here: Running) -> None:
        answer = await ask(here, "GET", path)
        assert answer.status_code == 404 and answer.json()["code"] == "not-found"

    on_running(sqlite_settings, scenario)


@pytest.mark.usefixtures("client_folder")
@pytest.mark.parametrize(
    "path",
    ["../secret.txt", "/../secret.txt", "assets/../../secret.txt", "//etc/passwd", "..\\secret.txt", "\0", "%2e%2e/x"],
)
def test_no_path_leads_out_of_the_clients_folder(sqlite_settings: Settings, path: str) -> None:
    """Paths as a hostile client writes them, which no library has tidied up."""

    async def scenario(here: Running) -> None:
        said: list[dict[str, Any]] = []

        async def send(message: Any) -> None:
            said.append(message)

        async def receive() -> dict[str, Any]:
            return {"type": "http.request", "body": b"", "more_body": False}

        scope = {
            "type": "http", "asgi": {"version": "3.0"}, "http_version": "1.1", "method": "GET", "scheme": "http",
            "path": f"/{path}", "raw_path": f"/{path}".encode(), "query_string": b"", "root_path": "", "headers": [],
            "client": ("127.0.0.1", 1), "server": ("127.0.0.1", 8000), "state": {}, "extensions": {},
        }  # fmt: skip
        await here.app(scope, receive, send)  # type: ignore[arg-type]
        body = b"".join(message.get("body", b"") for message in said)
        assert said[0]["status"] in (200, 404)
        assert b"a secret" not in body and b"root:" not in body

    on_running(sqlite_settings, scenario)


def test_without_a_built_client_a_page_says_how_to_build_it(
    sqlite_settings: Settings, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(application, "Client", lambda: Client(tmp_path / "nothing"))

    async def scenario(here: Running) -> None:
        answer = await ask(here, "GET", "/lobby")
        assert answer.status_code == 503
        assert "The web client is not built" in answer.text and "nie jest zbudowany" in answer.text
        assert "pip install ." in answer.text
        assert (await ask(here, "GET", "/ready")).status_code == 200

    on_running(sqlite_settings, scenario)


# TLS


def test_behind_tls_cookies_travel_through_tls_only(sqlite_settings: Settings) -> None:
    async def scenario(here: Running) -> None:
        answer = await ask(here, "GET", "/api/me")
        cookie = answer.headers["set-cookie"]
        assert cookie.startswith("__Host-rulewright=")
        assert {"secure", "httponly", "path=/"} <= {part.strip().lower() for part in cookie.split(";")}
        assert "max-age" in answer.headers["strict-transport-security"]

    on_running(replaced(sqlite_settings, address="https://games.example", proxy=True), scenario)


def test_nothing_is_opened_before_the_lifespan_begins(tmp_path: Path) -> None:
    create_app(Settings(data=tmp_path / "data"))
    assert not (tmp_path / "data").exists()
