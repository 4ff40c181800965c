"""How long somebody waits for their first move, with an installed program and a real browser:

    python benchmarks/first_move.py [--program .venv/bin/rulewright] [--starts 5]

The program is started in an empty folder as `make play` starts it. Then the first page is opened in a browser that
knows nothing of it yet, *Play now* is clicked, and the clock stops when the options of the first own turn are lit.
A second start is one in a folder in which there has been a game. How long a clone takes until it is installed is the
time of `make .venv/.installed`. Needs Debian's Chromium.
"""

from __future__ import annotations

import contextlib
import statistics
import subprocess
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Final

import paths
import typer

paths.reach("browser")

import httpx  # noqa: E402
from driving import CHROMIUM, FLAGS, Desk  # noqa: E402
from playwright.sync_api import Browser, sync_playwright  # noqa: E402
from postgres import free_port  # noqa: E402

DEADLINE: Final = 90.0
POLL: Final = 0.01


@contextlib.contextmanager
def started(program: str, folder: Path) -> Iterator[tuple[str, float]]:
    """The program in a data folder: where it is found, and after how many seconds it answers."""
    port = free_port()
    origin = f"http://127.0.0.1:{port}"
    command = [program, "play", "--no-browser", "--port", str(port), "--data", str(folder)]
    began = time.monotonic()
    with (folder.parent / "program.log").open("ab") as log:
        process = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=log, stderr=log)
    try:
        while not answers(origin):
            if process.poll() is not None or time.monotonic() - began > DEADLINE:
                raise SystemExit(f"{program} does not start:\n{Path(log.name).read_text(encoding='utf-8')}")
            time.sleep(POLL)
        yield origin, time.monotonic() - began
    finally:
        process.terminate()
        process.wait(DEADLINE)


def answers(origin: str) -> bool:
    try:
        return httpx.get(f"{origin}/ready", trust_env=False, timeout=5).is_success
    except httpx.HTTPError:
        return False


def first_turn(browser: Browser, origin: str) -> float:
    """Seconds from the address of the first page to the lit options of the first own turn, in an empty profile."""
    context = browser.new_context(base_url=origin)
    page = context.new_page()
    desk = Desk(page)
    began = time.monotonic()
    page.goto("/")
    page.get_by_role("button", name="Play now").click()
    desk.my_turn()
    taken = time.monotonic() - began
    context.close()
    return taken


def measure(program: str, browser: Browser) -> tuple[float, float, float]:
    """Seconds: the first start, the way to the first turn, a second start."""
    with tempfile.TemporaryDirectory(prefix="rulewright-first-move-") as name:
        folder = Path(name) / "data"
        with started(program, folder) as (origin, first):
            turn = first_turn(browser, origin)
        with started(program, folder) as (_, second):
            return first, turn, second


def main(
    program: Annotated[str, typer.Option(help="The installed program.")] = "rulewright",
    starts: Annotated[int, typer.Option(help="How often; the median is told.", min=1)] = 5,
) -> None:
    """Measures the time from the start of the program to the first own move, and that of a second start."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=list(FLAGS))
        measured = [measure(program, browser) for _ in range(starts)]
        browser.close()
    first, turn, second = (statistics.median(values) for values in zip(*measured, strict=True))
    typer.echo(f"To start: {first:.1f} s. In the browser, to the lit options of the first turn: {turn:.1f} s.")
    typer.echo(f"A second start: {second:.1f} s. Medians of {starts}.")


if __name__ == "__main__":
    typer.run(main)
