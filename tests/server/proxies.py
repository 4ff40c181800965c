"""Runs the proxies of docs/hosting.md as they stand there, on this machine, before a real server.

By hand, since it needs nginx and Caddy (Debian: `apt-get install nginx caddy`):

    PYTHONPATH=src:tests:tests/server python tests/server/proxies.py

Of each example only names, ports and certificates are replaced. It plays through the proxy and looks at
what a proxy can break: sockets (also idle and long-lived ones), addresses, sizes, cookies, inner paths,
and the farewell of a server that stops.
"""

from __future__ import annotations

import asyncio
import contextlib
import getpass
import re
import ssl
import subprocess
import sys
import tempfile
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import httpx
from online import AtTable, seated_table
from postgres import free_port
from serving import DEADLINE, Browser, ServerProcess, server_process, until

HOSTING = Path(__file__).parents[2] / "docs" / "hosting.md"
IDLE = 25.0
"""Seconds of silence that a socket must survive: longer than the usual pings of servers."""


def example(opening: str) -> str:
    """The block of code in the documentation that begins with these words."""
    blocks = re.findall(r"```\w*\n(.*?)```", HOSTING.read_text(encoding="utf-8"), re.DOTALL)
    found: str = next(block for block in blocks if block.startswith(opening))
    return found


def certificate(folder: Path) -> tuple[Path, Path]:
    """A certificate for this machine."""
    files = folder / "cert.pem", folder / "key.pem"
    made = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=localhost"]
    made += ["-addext", "subjectAltName=DNS:localhost", "-out", str(files[0]), "-keyout", str(files[1])]
    subprocess.run(made, check=True, capture_output=True)
    return files


def nginx(folder: Path, outer: int, inner: int) -> list[str]:
    """The command that runs the example for nginx."""
    cert, key = certificate(folder)
    site = example("map $http_upgrade").replace("listen 443", f"listen 127.0.0.1:{outer}")
    site = site.replace("/etc/ssl/games.example.pem", str(cert)).replace("/etc/ssl/games.example.key", str(key))
    site = site.replace("games.example", "localhost").replace("127.0.0.1:8000", f"127.0.0.1:{inner}")
    paths = "".join(
        f"{name} {folder}/{name};\n"
        for name in (
            "client_body_temp_path",
            "proxy_temp_path",
            "fastcgi_temp_path",
            "uwsgi_temp_path",
            "scgi_temp_path",
        )
    )
    around = f"user {getpass.getuser()};\ndaemon off;\npid {folder}/pid;\nerror_log {folder}/error.log;\nevents {{}}\n"
    (folder / "nginx.conf").write_text(f"{around}http {{\naccess_log off;\n{paths}{site}}}\n", encoding="utf-8")
    return ["nginx", "-p", str(folder), "-c", str(folder / "nginx.conf")]


def caddy(folder: Path, outer: int, inner: int) -> list[str]:
    """The command that runs the example for Caddy; it gets a certificate instead of asking for one."""
    cert, key = certificate(folder)
    site = example("games.example {").replace("127.0.0.1:8000", f"127.0.0.1:{inner}")
    site = site.replace("games.example {", f"https://localhost:{outer} {{\n    tls {cert} {key}")
    around = "{\n    admin off\n    auto_https disable_redirects\n}\n"
    (folder / "Caddyfile").write_text(around + site, encoding="utf-8")
    return ["caddy", "run", "--config", str(folder / "Caddyfile")]


PROXIES = {"nginx": nginx, "caddy": caddy}


@contextlib.contextmanager
def proxy(name: str, folder: Path, outer: int, inner: int) -> Iterator[None]:
    with (folder / "proxy.log").open("ab") as log:
        running = subprocess.Popen(PROXIES[name](folder, outer, inner), stdout=log, stderr=log)
    try:
        yield
    finally:
        running.terminate()
        running.wait(DEADLINE)


@contextlib.asynccontextmanager
async def browser(origin: str, trusted: ssl.SSLContext) -> AsyncIterator[Browser]:
    async with httpx.AsyncClient(base_url=origin, trust_env=False, timeout=DEADLINE, verify=trusted) as client:
        yield Browser(client, origin)


async def look(server: ServerProcess, origin: str, trusted: ssl.SSLContext) -> None:
    """Everything that a proxy can break."""
    async with browser(origin, trusted) as ada, browser(origin, trusted) as bob:

        async def up() -> bool:
            with contextlib.suppress(httpx.HTTPError):
                return (await ada.client.get("/api/me")).is_success
            return False

        await until(up, "the proxy")
        first = await ada.client.get("/")
        assert "max-age" in first.headers["strict-transport-security"], "the server knows that there is TLS"
        for inner in ("/metrics", "/health", "/ready"):
            assert (await ada.client.get(inner)).status_code == 404, f"{inner} is not for the world"
        await ada.guest("Ada")
        await bob.guest("Bob")
        assert any(name.startswith("__Host-") for name in ada.client.cookies), "cookies of TLS"
        large = await ada.request("POST", "/api/replays", content=b"[" + b" " * 1_500_000 + b"]")
        assert (large.status_code, large.text[:40]) == (413, '{"code":"too-large","text":"This message'), large.text
        forged = await ada.request(
            "POST", "/api/guest", json={"name": "Eve"}, headers={"Origin": "https://evil.example"}
        )
        assert forged.status_code == 403, "foreign origins"
        await play(server, [ada, bob], trusted)


async def play(server: ServerProcess, people: list[Browser], trusted: ssl.SSLContext) -> None:
    """Two people at a table, a long silence, a move, and a server that stops."""
    table = await seated_table(people)
    async with contextlib.AsyncExitStack() as stack:
        seats = []
        for person in people:
            seat = AtTable(await stack.enter_async_context(person.socket(table, ssl=trusted, ping_interval=None)))
            await seat.hello()
            await seat.position()
            seats.append(seat)
        await asyncio.sleep(IDLE)
        asked = await until(lambda: next((seat for seat in seats if seat.asked), None), "a question")
        answer = await asked.choose(asked.asked["options"][0]["key"])
        assert answer["type"] == "ack", answer
        await until(lambda: all(seat.version >= answer["version"] for seat in seats), "the move")
        assert await asyncio.to_thread(server.terminate) == 0
        for seat in seats:
            await seat.gone()
            assert seat.farewell, "a stop is told"


def main() -> int:
    for name in sys.argv[1:] or PROXIES:
        with tempfile.TemporaryDirectory() as made:
            folder, outer = Path(made), free_port()
            origin = f"https://localhost:{outer}"
            url = f"sqlite:///{folder}/rulewright.sqlite3"
            with (
                server_process(url, folder, "--proxy", "--address", origin) as server,
                proxy(name, folder, outer, server.port),
            ):
                trusted = ssl.create_default_context(cafile=str(folder / "cert.pem"))
                asyncio.run(look(server, origin, trusted))
        sys.stdout.write(f"{name}: everything works as the documentation says\n")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
