"""How long a player waits from a click to the next question, in a real browser:

    python benchmarks/clicks.py --game runewars [--clicks 60] [--compiled-path .compiled/src]

Two people share a device at a table without bots. Random moves lead into the middle of the game; from there on random
lit options are clicked. A click counts if the same person is asked again, for between two people the curtain falls.
The match is shuffled by `--seed` as well, so that two runs play the same game and can be compared.
The page itself takes the time: from the click to the arrival of the new position, and until that is painted.
Needs Debian's Chromium, and the web client beside the sources (`python setup.py build_web`).
"""

from __future__ import annotations

import random
import statistics
import tempfile
import time
from pathlib import Path
from typing import Annotated, Any, Final, NamedTuple

import paths
import typer

paths.reach("browser")

from driving import CHROMIUM, FLAGS, Desk, Site, until  # noqa: E402
from load import machine  # noqa: E402
from party import PartyDesk  # noqa: E402
from player import Player, Update  # noqa: E402
from playwright.sync_api import Page, sync_playwright  # noqa: E402
from rehearsed import promise  # noqa: E402
from serving import server_process  # noqa: E402
from warlord import WarDesk  # noqa: E402

PACE: Final = 0.1
"""Seconds between two random moves: the server hangs up on those who are quicker for long."""
AIM: Final = 100
"""Milliseconds within which the next question should be on the screen."""
SLOWEST: Final = 4
"""How many of the slowest clicks are named."""
DESKS: Final[dict[str, type[Desk]]] = {"runewars": WarDesk, "wonderland": PartyDesk}
"""Tables at which some options are reached in two steps; at others each is a click."""
UNWATCHED: Final = 400
"""Milliseconds after a click during which nothing is asked of the page: looking at it would take its time."""
STOPWATCH: Final = """
window.clicks = [];
let began = 0;
addEventListener("click", () => { began = performance.now(); }, true);
window.WebSocket = class extends WebSocket {
  constructor(...all) {
    super(...all);
    this.addEventListener("message", (event) => {
      if (!began || JSON.parse(event.data).type !== "update") return;
      const from = began, arrived = performance.now() - from;
      began = 0;
      requestAnimationFrame(() => setTimeout(() => clicks.push([arrived, performance.now() - from])));
    });
  }
};
"""
"""Put before the page's own scripts. After a frame is drawn, the next task begins: that is when it is on the screen."""


def unwatched(desk: Desk) -> Desk:
    """The desk, which lets the page be after each click before it looks whether the choice counts."""
    settle = desk.settle

    def later(before: tuple[Any, ...], tap: bool = False) -> None:
        desk.page.wait_for_timeout(UNWATCHED)
        settle(before, tap)

    desk.settle = later  # type: ignore[method-assign]
    return desk


def random_moves(dice: random.Random, number: int) -> tuple[Any, Any]:
    """Until so many choices are made, and the choices."""
    left = number

    def done(update: Update) -> bool:
        return left <= 0 and update["asked"] is not None

    def choose(asked: dict[str, Any], _update: Update) -> str:
        nonlocal left
        left -= 1
        time.sleep(PACE)
        return str(dice.choice(asked["options"])["key"])

    return done, choose


class Click(NamedTuple):
    """What was asked and pressed, and how many milliseconds later the new position was there, and painted."""

    question: str
    key: str
    there: float
    painted: float


def past_scenes(page: Page, desk: Desk) -> None:
    """Until somebody is asked. Great moments wait for whoever watches; here they are seen at once. They begin when what
    was clicked has arrived, and some go on after a question."""
    goes_on, told = page.locator(".scene [data-goes-on]"), page.locator(".scene .bar .tl")

    def asked() -> bool:
        if goes_on.count():
            goes_on.click()
        elif told.count():
            page.keyboard.press("Space")
        return desk.asks() and not goes_on.count() and not told.count()

    until(page, asked, "a question after what is told")


def clicked(page: Page, desk: Desk, dice: random.Random, rest: int = 0) -> Click | None:
    """Clicks any lit option; how long it took, or None if somebody else is asked now."""
    past_scenes(page, desk)
    asked = desk.my_turn()
    page.evaluate("clicks.length = 0")
    key = dice.choice([key for key in desk.keys if desk.option(key).count()] or desk.keys)
    if rest and desk.option(key).count():
        desk.option(key).hover()
        page.wait_for_timeout(rest)
    desk.click(key)
    curtain = page.locator(".curtain")
    until(page, lambda: desk.asked or desk.over or curtain.count(), "the next question")
    if curtain.count():
        curtain.locator("button").click()
        page.wait_for_timeout(UNWATCHED)
        return None
    if desk.over or (asked and desk.asked and desk.asked["seat"] != asked["seat"]):
        return None
    until(page, lambda: page.evaluate("clicks.length"), "the picture")
    there, painted = page.evaluate("clicks[0]")
    return Click(asked["name"] if asked else "", key, there, painted)


def measure(game: str, clicks: int, moves: int, seed: int, rest: int) -> list[Click]:
    dice = random.Random(seed)
    measured: list[Click] = []
    with (
        tempfile.TemporaryDirectory(prefix="rulewright-clicks-") as name,
        server_process(f"sqlite:///{Path(name) / 'site.sqlite3'}", Path(name)) as server,
        sync_playwright() as playwright,
        Player(server.origin, "Ada") as ada,
    ):
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=list(FLAGS))
        promised = promise(server, ada, seed.to_bytes(32, "big"))
        table = ada.table(
            {"kind": "me"}, {"kind": "me", "name": "Grace"}, game=game, commitment=promised, nonce="0" * 32
        )
        done, choose = random_moves(dice, moves)
        ada.play(table, done, choose)
        ada.pace("normal")
        with Site(browser, server).visitor(ada) as page:
            page.add_init_script(STOPWATCH)
            desk = unwatched(DESKS.get(game, Desk)(page))
            page.goto(f"/table/{table}")
            page.locator(".curtain button").click()
            page.wait_for_timeout(UNWATCHED)
            while len(measured) < clicks and not desk.over:
                taken = clicked(page, desk, dice, rest)
                if taken:
                    measured.append(taken)
                    typer.echo(f"\r{len(measured)} of {clicks} clicks", nl=False, err=True)
        browser.close()
    typer.echo("", err=True)
    return measured


def told(values: list[float]) -> str:
    p95 = statistics.quantiles(values, n=20, method="inclusive")[18]
    over = sum(value > AIM for value in values)
    return f"p50 {statistics.median(values):.0f} ms, p95 {p95:.0f} ms, {over} over {AIM} ms"


def main(
    game: Annotated[str, typer.Option(help="What is played.")] = "runewars",
    clicks: Annotated[int, typer.Option(help="How many clicks are measured.", min=2)] = 60,
    moves: Annotated[int, typer.Option(help="Random choices before the first click.")] = 150,
    seed: Annotated[int, typer.Option(help="Of the match and of the random choices.")] = 1,
    rest: Annotated[
        int, typer.Option(help="Milliseconds for which the pointer rests on an option before it is pressed.")
    ] = 0,
    _compiled: Annotated[str, typer.Option(paths.COMPILED, help="Folder of a compiled package to use.")] = "",
) -> None:
    """Measures the time from a click to the next question."""
    measured = measure(game, clicks, moves, seed, rest)
    typer.echo(f"{game}, {len(measured)} clicks. New position there: {told([one.there for one in measured])}.")
    typer.echo(f"And painted: {told([one.painted for one in measured])}.")
    slowest = sorted(measured, key=lambda one: -one.painted)[:SLOWEST]
    typer.echo("Slowest: " + ", ".join(f"{one.question} {one.key} {one.painted:.0f} ms" for one in slowest) + ".")
    typer.echo(machine())


if __name__ == "__main__":
    typer.run(main)
