"""Server, pages and a table in the browser, for whoever works on them: `make dev`, `python tools/develop.py --help`.

The server starts again when a source of the package has changed; Vite shows changes of the client as they are saved.
The table that is opened is a new one, or begins where a file says: a position, or a record and what came of it.
"""

from __future__ import annotations

import contextlib
import json
import os
import subprocess
import sys
import time
import webbrowser
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any, Final

import httpx
import typer

import rulewright

ROOT: Final = Path(__file__).resolve().parents[1]
SOURCES: Final = ROOT / "src" / "rulewright"
WATCHED: Final = {".py", ".ftl", ".toml", ".csv", ".md", ".json"}
DATA: Final = ROOT / "build" / "dev"
PAUSE: Final = 0.5
"""Seconds between two looks at the sources."""
PATIENCE: Final = 60.0


def main(
    game: Annotated[str, typer.Option(help="Which game.")] = "ethnos",
    players: Annotated[int, typer.Option(help="You and so many bots less one.", min=2)] = 2,
    level: Annotated[str, typer.Option(help="Of the bots.")] = "steady",
    file: Annotated[Path | None, typer.Option("--from", help="A position or a record: the table begins there.")] = None,
    port: Annotated[int, typer.Option(help="Of the server; the pages have the next one.")] = 8000,
    browser: Annotated[bool, typer.Option(help="Open the table in a browser.")] = True,
) -> None:
    """Runs a server from the sources, the pages beside it, and opens a table; Ctrl-C ends all of it.

    Examples:

    - `python tools/develop.py --game runewars --players 3`
    - `python tools/develop.py --from position.json`
    """
    record = None if file is None else record_in(file)
    page = f"http://localhost:{port + 1}"
    DATA.mkdir(parents=True, exist_ok=True)
    with Server(port, page) as server, pages(port):
        with httpx.Client(base_url=server.origin, headers={"Origin": page}, timeout=PATIENCE) as client:
            address = page + opened(client, game, players, level, record)
        typer.echo(f"The table: {address}")
        if browser:
            webbrowser.open(address)
        with contextlib.suppress(KeyboardInterrupt):
            server.watch()


def record_in(file: Path) -> list[Any]:
    """A record as it is; of a position, one that begins with it."""
    try:
        found = json.loads(file.read_text(encoding="utf-8"))
        if isinstance(found, dict):
            found = rulewright.game(found["game"]).from_position(found).record()
    except (OSError, ValueError, KeyError, rulewright.BadPosition) as error:
        raise typer.BadParameter(f"{file} is neither a position nor a record: {error}") from None
    record: list[Any] = found
    return record


class Server:
    """`rulewright serve` from the sources, which is started again when one of them has changed."""

    def __init__(self, port: int, page: str) -> None:
        self.origin = f"http://127.0.0.1:{port}"
        self._arguments = ["serve", "--data", str(DATA), "--port", str(port), "--address", page]
        self._process: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> Server:
        self._start()
        return self

    def __exit__(self, *_: object) -> None:
        self._stop()

    def _start(self) -> None:
        environment = {**os.environ, "PYTHONPATH": str(SOURCES.parent)}
        self._process = subprocess.Popen([sys.executable, "-m", "rulewright", *self._arguments], env=environment)
        end = time.monotonic() + PATIENCE
        while not self._ready():
            if self._process.poll() is not None or time.monotonic() > end:
                raise typer.Exit(1)
            time.sleep(0.1)

    def _ready(self) -> bool:
        with contextlib.suppress(httpx.HTTPError):
            return httpx.get(f"{self.origin}/ready").is_success
        return False

    def _stop(self) -> None:
        if self._process is not None:
            self._process.terminate()
            self._process.wait()

    def watch(self) -> None:
        """Until it is interrupted. A server that a mistake has ended starts with the next change."""
        before = stamps()
        while True:
            time.sleep(PAUSE)
            now = stamps()
            if now != before:
                changed = sorted(path.relative_to(ROOT).as_posix() for path, _ in now ^ before)
                typer.echo(f"Starting again: {', '.join(dict.fromkeys(changed))}")
                before = now
                self._stop()
                with contextlib.suppress(typer.Exit):
                    self._start()


def stamps() -> set[tuple[Path, int]]:
    """The sources, each with the time of its last change."""
    found = set()
    for path in SOURCES.rglob("*"):
        with contextlib.suppress(FileNotFoundError):  # an editor was just putting another in its place
            if path.suffix in WATCHED:
                found.add((path, path.stat().st_mtime_ns))
    return found


@contextlib.contextmanager
def pages(port: int) -> Iterator[None]:
    """Vite, with the server behind it."""
    vite = ROOT / "web" / "node_modules" / "vite" / "bin" / "vite.js"
    if not vite.is_file():
        raise typer.BadParameter("the client's tools are missing; `make web-check` gets them")
    node = Path(sys.executable).with_name("node")
    command = [str(node) if node.is_file() else "node", str(vite), "--port", str(port + 1), "--strictPort"]
    environment = {**os.environ, "RULEWRIGHT_SERVER": f"http://127.0.0.1:{port}"}
    running = subprocess.Popen(command, cwd=ROOT / "web", env=environment)
    try:
        yield
    finally:
        running.terminate()
        running.wait()


def opened(client: httpx.Client, game: str, players: int, level: str, record: list[Any] | None) -> str:
    """Makes a guest and a table with bots; the path by which a browser becomes that guest and sits there."""
    token = told(client.get("/api/me"))["csrf"]
    told(client.post("/api/guest", json={"name": "Dev", "locale": "en"}, headers={"X-CSRF-Token": token}))
    client.headers["X-CSRF-Token"] = told(client.get("/api/me"))["csrf"]
    plan: dict[str, Any] = {"game": game}
    if record is not None:
        plan = {"game": record[0]["game"]}
        players = record[0]["players"]
        replay = told(client.post("/api/replays", json={"record": record, "name": "Dev"}))["id"]
        plan["origin"] = {"replay": replay, "step": sum("choice" in entry for entry in record)}
    plan["seats"] = [{"kind": "me"}, *({"kind": "bot", "level": level} for _ in range(players - 1))]
    table = told(client.post("/api/tables", json=plan))["id"]
    told(client.post(f"/api/tables/{table}/start"))
    return f"/link/{told(client.post('/api/link'))['token']}?table={table}"


def told(answer: httpx.Response) -> Any:
    """What the server says, if it is content."""
    if not answer.is_success:
        raise typer.BadParameter(f"the server says: {answer.text}")
    return answer.json() if answer.content else None


if __name__ == "__main__":
    typer.run(main)
