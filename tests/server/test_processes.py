"""The server as hosts run it: real processes, signals, sockets, several at once."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
import pytest
from serving import SOURCE, Browser, ServerProcess, listening, server_process, until

from rulewright.server.hosting import MAX_MESSAGE
from rulewright.server.settings import Settings

NONCE = "ab" * 16
HELLO = json.dumps({"do": "hello", "locale": "en"})


async def table_with_bots(browser: Browser) -> str:
    """A table of one person and a bot that is played."""
    plan = {"game": "ethnos", "seats": [{"kind": "me"}, {"kind": "bot", "level": "novice"}], "nonce": NONCE}
    table: str = (await browser.post("/api/tables", plan))["id"]
    await browser.post(f"/api/tables/{table}/start")
    return table


async def last_words(socket: Any) -> dict[str, Any]:
    """The last message before the server closes the socket."""
    last: dict[str, Any] = {}
    async for message in socket:
        last = json.loads(message)
    return last


def test_sigterm_says_goodbye_to_the_tables_and_ends_well(tmp_path: Path) -> None:
    async def scenario(server: ServerProcess) -> None:
        async with server.browser() as ada:
            await ada.guest("Ada")
            table = await table_with_bots(ada)
            async with ada.socket(table) as socket:
                await socket.send(HELLO)
                assert json.loads(await socket.recv())["type"] in ("update", "table", "chat")
                assert server.process is not None
                server.process.send_signal(signal.SIGTERM)
                words = await asyncio.wait_for(last_words(socket), 30)
                assert (words["type"], words["again"]) == ("farewell", True)

    url = f"sqlite:///{tmp_path / 'rulewright.sqlite3'}"
    with server_process(url, tmp_path) as server:
        asyncio.run(scenario(server))
        assert server.process is not None
        assert server.process.wait(30) == 0
        said = server.log.read_text(encoding="utf-8")
        assert f"Rulewright serves at {server.origin}" in said and "Stopped. Every game is kept." in said
        assert "Traceback" not in said


def test_ctrl_c_stops_a_game_on_this_machine_and_a_second_start_finds_the_first(tmp_path: Path) -> None:
    environment = {**os.environ, "PYTHONPATH": str(SOURCE), "LC_ALL": "en_GB.UTF-8", "RULEWRIGHT_DATA": str(tmp_path)}
    command = [sys.executable, "-m", "rulewright", "play", "--no-browser", "--port", "0"]
    playing = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    assert playing.stdout is not None
    try:
        said = playing.stdout.readline()
        address = said.removeprefix("Rulewright is at ").partition(" ")[0]
        assert httpx.get(f"{address}/ready", trust_env=False).json()["status"] == "ok"
        second = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=60, check=True)
        assert second.stdout == f"Rulewright runs already at {address}.\n"
    finally:
        playing.send_signal(signal.SIGINT)
        rest, problems = playing.communicate(timeout=60)
    assert playing.returncode == 0, problems
    assert rest == "Stopped. Every game is kept.\n" and "Traceback" not in problems


@pytest.mark.slow
def test_two_workers_share_a_port_and_postgresql_and_one_that_dies_is_replaced(
    postgres_url: str, tmp_path: Path
) -> None:
    with server_process(postgres_url, tmp_path, "--workers", "2") as server:
        assert server.process is not None

        async def scenario() -> None:
            async with server.browser() as ada:
                await ada.guest("Ada")
                table = await table_with_bots(ada)
                children = await until(lambda: two_children(server.process), "two workers")
                os.kill(children[0], signal.SIGKILL)
                await until(lambda: set(two_children(server.process) or ()) - set(children), "a new worker")
                await until(lambda: answers(server, ada, table), "answers from the rest")

        asyncio.run(scenario())
        metrics = httpx.get(f"{server.origin}/metrics", trust_env=False).text
        assert "rulewright_requests_total" in metrics
        assert server.terminate() == 0
        assert "Stopped. Every game is kept." in server.log.read_text(encoding="utf-8")


@pytest.mark.slow
def test_workers_do_not_outlive_their_supervisor(postgres_url: str, tmp_path: Path) -> None:
    with server_process(postgres_url, tmp_path, "--workers", "2") as server:
        server.kill()
        asyncio.run(until(lambda: not server.ready(), "the end of the workers"))


def two_children(process: Any) -> list[int] | None:
    """The server processes below the supervisor, once both are there; multiprocessing has a helper process too."""
    children = Path(f"/proc/{process.pid}/task/{process.pid}/children").read_text(encoding="ascii").split()
    workers = [int(child) for child in children if b"spawn_main" in command_of(child)]
    return workers if len(workers) == 2 else None


def command_of(child: str) -> bytes:
    try:
        return Path(f"/proc/{child}/cmdline").read_bytes()
    except OSError:
        return b""  # it has just gone


async def answers(server: ServerProcess, browser: Browser, table: str) -> bool:
    """A worker that is killed takes its connections with it; after that everybody is served again."""
    try:
        answer = await browser.request("GET", f"/api/tables/{table}")
    except httpx.HTTPError:
        return False
    return answer.is_success and server.ready()


def test_a_server_on_a_broken_database_ends_with_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "rulewright.sqlite3").write_text("This is a letter. " * 500, encoding="utf-8")
    environment = {**os.environ, "PYTHONPATH": str(SOURCE), "RULEWRIGHT_DATA": str(tmp_path)}
    command = [sys.executable, "-m", "rulewright", "serve", "--port", "0"]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 2 and done.stdout == ""
    (sentence,) = done.stderr.splitlines()
    assert "not a database" in sentence


def test_a_message_that_is_too_long_closes_the_socket(sqlite_settings: Settings) -> None:
    async def scenario() -> None:
        async with listening(sqlite_settings) as here:
            ada = await here.guest("Ada")
            table = await table_with_bots(ada)
            async with ada.socket(table) as socket:
                await socket.send(HELLO)
                await socket.recv()
                await socket.send(" " * (MAX_MESSAGE + 1))
                await asyncio.wait_for(last_words_or_error(socket), 30)
                assert socket.close_code == 1009
            assert (await ada.get(f"/api/tables/{table}"))["status"] == "playing"

    async def last_words_or_error(socket: Any) -> None:
        from websockets.exceptions import ConnectionClosed

        try:
            await last_words(socket)
        except ConnectionClosed:
            return

    asyncio.run(scenario())
