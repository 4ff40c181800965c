"""A browser at a server under test, and what a test does at a table.

    with site.visitor() as page:                        # a fresh browser profile; fails on any error in its console
        page.goto(site.origin)
        desk = Desk(page)                               # a table in that page
        desk.click("draw")                              # by the mouse, and waits until it has happened

Nothing waits for a fixed time: `until` and the locators wait for conditions.
"""

from __future__ import annotations

import contextlib
import json
import os
import re
import time
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any, Final, Literal

from player import Player, Sensible, Update
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Error, Locator, Page, WebSocket, expect
from serving import ServerProcess

TESTS: Final = Path(__file__).parents[1]
WEB: Final = TESTS.parent / "web"
SEEN: Final = TESTS.parent / "build" / "browser"
CHROMIUM: Final = "/usr/bin/chromium"
FLAGS: Final = (
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
DEADLINE: Final = 30.0
GAME_DEADLINE: Final = 240.0
POLL: Final = 15

WIDE: Final = (1440, 900)
LAPTOP: Final = (1280, 720)
PHONE: Final = (390, 844)
TARGET: Final = 44

# Everything in the prompt bar that can be touched, with its size.
MOVING: Final = """() => document.getAnimations().filter(one => one.playState === 'running').map(one => {
    const [node, { endTime }] = [one.effect?.target, one.effect?.getComputedTiming() ?? {}];
    const what = one.animationName || one.transitionProperty || 'frames';
    return `${what} of ${node?.tagName} ${node?.getAttribute('class')}, ${one.currentTime} of ${endTime} ms`;
  })"""
TARGETS: Final = """() => [...document.querySelectorAll('.prompt button, .prompt a, .prompt [role=button]')]
  .filter(node => node.getClientRects().length && !node.matches('.rule'))
  .map(node => ({ name: node.textContent.trim(), box: node.getBoundingClientRect() }))
  .map(({ name, box }) => ({ name, width: box.width, height: box.height }))"""
Theme = Literal["light", "dark"]
Motion = Literal["reduce", "no-preference"]

expect.set_options(timeout=DEADLINE * 1000)


def until(page: Page, condition: Callable[[], Any], what: str, seconds: float = DEADLINE) -> Any:
    """Waits until the condition holds, while the page goes on."""
    end = time.monotonic() + seconds
    while not (found := condition()):
        assert time.monotonic() < end, f"{what}: not within {seconds} s at {page.url}"
        page.wait_for_timeout(POLL)
    return found


class Site:
    """A server process and the browser that visits it."""

    def __init__(self, browser: Browser, server: ServerProcess) -> None:
        self.browser = browser
        self.server = server
        self.origin = server.origin

    @contextlib.contextmanager
    def context(
        self,
        player: Player | None = None,
        *,
        size: tuple[int, int] = WIDE,
        locale: str = "en",
        theme: Theme = "light",
        motion: Motion = "reduce",
        expected: tuple[str, ...] = (),
    ) -> Iterator[BrowserContext]:
        """A browser profile of its own; signed in as the player if there is one. `expected`: errors that must not fail
        the test, as patterns."""
        phone = size[0] < 600
        context = self.browser.new_context(
            base_url=self.origin,
            viewport={"width": size[0], "height": size[1]},
            locale={"en": "en-GB", "pl": "pl-PL"}[locale],
            color_scheme=theme,
            reduced_motion=motion,
            has_touch=phone,
            is_mobile=phone,
            permissions=["clipboard-read", "clipboard-write"],
        )
        context.set_default_timeout(DEADLINE * 1000)
        # Whoever comes without an account is not shown what others do either; tests of the story say otherwise.
        context.add_init_script("if (location.protocol === 'http:') localStorage.pace ??= 'off'")
        if player:
            context.add_cookies(player.cookies())  # type: ignore[arg-type]
        troubles: list[str] = []
        context.on("console", lambda message: note(troubles, message))
        context.on("weberror", lambda error: troubles.append(f"{error.page and error.page.url}: {error.error.stack}"))
        try:
            yield context
        except BaseException:
            picture_of(context)
            raise
        finally:
            context.close()
        unexpected = [one for one in troubles if not any(re.search(pattern, one) for pattern in expected)]
        assert unexpected == [], "\n".join(unexpected)

    @contextlib.contextmanager
    def visitor(self, player: Player | None = None, **wishes: Any) -> Iterator[Page]:
        """One page of a browser profile of its own."""
        with self.context(player, **wishes) as context:
            yield context.new_page()


def picture_of(context: BrowserContext) -> None:
    """What a test saw last before it failed, in `build/browser`, named after the test."""
    test = re.sub(r"\W+", "-", os.environ.get("PYTEST_CURRENT_TEST", "").partition(" ")[0].rpartition("/")[2])
    for number, page in enumerate(context.pages):
        with contextlib.suppress(Error):
            page.screenshot(path=SEEN / f"{test}-{number}.png")


def note(troubles: list[str], message: ConsoleMessage) -> None:
    if message.type in ("error", "warning"):
        troubles.append(f"{message.page and message.page.url}: {message.text} ({message.location.get('url')})")


class Desk:
    """A table in a page. It reads the same socket as the page does, so that it knows what is asked and when."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.update: Update | None = None
        self.info: dict[str, Any] | None = None
        self.told: list[dict[str, Any]] = []
        """The events of all updates so far."""
        self.scenes: dict[str, dict[str, Any]] = {}
        """Their scenes by id, each as it was told last."""
        self.policy = Sensible()
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._hear)

    def _hear(self, frame: bytes | str) -> None:
        message = json.loads(frame)
        if message["type"] == "update":
            self.update = message
            self.told += message.get("story", [])
            self.scenes |= {scene["id"]: scene for scene in message.get("scenes", [])}
        elif message["type"] == "table":
            self.info = message["table"]

    def open(self, table: str) -> Desk:
        self.page.goto(f"/table/{table}")
        self.ready()
        return self

    def ready(self) -> None:
        """The table is shown."""
        until(self.page, lambda: self.update, "the first update")
        expect(self.page.locator(".prompt")).to_be_visible()

    # What is asked

    @property
    def asked(self) -> dict[str, Any] | None:
        asked: dict[str, Any] | None = self.update["asked"] if self.update else None
        return asked

    @property
    def over(self) -> bool:
        return bool(self.update and self.update.get("result"))

    @property
    def keys(self) -> list[str]:
        return [str(option["key"]) for option in self.asked["options"]] if self.asked else []

    def my_turn(self) -> dict[str, Any] | None:
        """Waits until something is asked here, or the game is over."""
        self.question()
        if self.asked:
            expect(self.lit().first).to_be_visible()
        return self.asked

    def question(self) -> None:
        """Waits for a question, or the end of the game, until the page shows it: it hears of it when this desk does,
        and what is clicked in the meantime is gone with the former question."""
        until(self.page, self.asks, "a question")

    def asks(self) -> bool:
        """Whether the page shows the question of which this desk has heard, or the end of the game."""
        if not self.update or not (self.asked or self.over):
            return False
        return self.page.locator("main.mid").get_attribute("data-version") == str(self.update["version"])

    def listening(self) -> None:
        """Waits until the question takes Enter: at first the key may have been meant for something before it."""
        expect(self.page.locator(".prompt.deaf")).to_have_count(0)

    def wish(self) -> str:
        assert self.asked and self.update
        return self.policy(self.asked, self.update)

    # What can be touched

    def lit(self) -> Locator:
        """Whatever can be chosen now, on the board, in the hand, in the prompt bar."""
        return self.page.locator("[data-key]:not([aria-disabled])")

    def option(self, key: str) -> Locator:
        return self.page.locator(f'[data-key="{key}"]:not([aria-disabled])').first

    def forbidden(self) -> Locator:
        """What looks choosable, but is not."""
        return self.page.locator(".mid [data-key][aria-disabled=true]")

    def click(self, key: str, tap: bool = False) -> None:
        """Chooses by the mouse or by a tap, confirms if that is asked for, and waits until it has happened."""
        before = self.mark()
        target = self.option(key)
        if tap:
            target.tap()
            # The first tap looks at it, the second chooses.
            expect(self.page.locator(".prompt .row.focus")).to_have_count(1)
            target.tap()
        else:
            target.click()
        self.settle(before, tap)

    def click_forbidden(self, tap: bool = False) -> str:
        """Tries the first thing that cannot be chosen; returns its name."""
        folded = self.page.locator("button.mine")
        if folded.is_visible():  # on a phone own cards wait behind a button while there are options
            folded.tap()
        thing = self.forbidden().first
        name = str(thing.get_attribute("aria-label"))
        touch(thing, tap)
        return name

    def mark(self) -> tuple[Any, ...]:
        """What is asked, of whom, by whose eyes: others who answer at the same time do not change it."""
        update = self.update or {}
        return (update.get("eyes"), self.over, (update.get("asked") or {}).get("version"))

    def settle(self, before: tuple[Any, ...], tap: bool = False) -> None:
        """Waits until the server has said that the choice counts; says yes if the page asks back."""
        sure = self.page.locator(".prompt [role=alert] ~ .opts .btn.primary")
        until(self.page, lambda: self.mark() != before or sure.is_visible(), "the choice")
        if self.mark() == before:
            if tap:
                sure.tap()
            else:
                sure.click()
            until(self.page, lambda: self.mark() != before, "the confirmed choice")

    def prompt(self) -> str:
        return self.page.locator(".prompt .q").inner_text()


def touch(thing: Locator, tap: bool = False, alt: bool = False) -> None:
    """A click or tap in the middle of a thing, even of one that says it is disabled, which `click` would wait for."""
    expect(thing).to_be_visible()
    thing.scroll_into_view_if_needed()
    box = thing.bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    if tap:
        thing.page.touchscreen.tap(x, y)
        return
    if alt:
        thing.page.keyboard.down("Alt")
    thing.page.mouse.click(x, y)
    if alt:
        thing.page.keyboard.up("Alt")


def violations(page: Page, within: str = "") -> list[str]:
    """What axe finds wrong with the page as it is, one line for each thing."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate((WEB / "node_modules/axe-core/axe.min.js").read_text(encoding="utf-8"))
    found = page.evaluate(
        "within => axe.run(within || document, { resultTypes: ['violations'] }).then(result => result.violations)",
        within,
    )
    return [
        f"{page.url} {one['id']}: {one['help']}: {node['target']} {node['html'][:160]} {node['failureSummary'][:300]}"
        for one in found
        for node in one["nodes"]
    ]


def violations_in(page: Page, states: Iterable[str]) -> list[str]:
    """The same in each state into which the page is brought."""
    found: list[str] = []
    for state in states:
        settled(page)
        found += [f"{state}: {one}" for one in violations(page)]
    return found


def settled(page: Page) -> None:
    """Nothing loads any more, the fonts are there, nothing moves."""
    page.wait_for_load_state("networkidle")
    page.evaluate("() => document.fonts.ready.then(() => true)")
    try:
        until(page, lambda: not moving(page), "rest")
    except AssertionError as late:
        raise AssertionError(f"{late}; still moving: {moving(page)}") from late


def moving(page: Page) -> list[str]:
    """What is being animated now."""
    found: list[str] = page.evaluate(MOVING)
    return found


def sideways(page: Page) -> int:
    """By how many pixels the page could be scrolled sideways."""
    return int(page.evaluate("() => document.documentElement.scrollWidth - innerWidth"))


def fits(page: Page) -> None:
    """Nothing lies beside the screen, and what can be touched is large enough."""
    assert sideways(page) <= 0, page.url
    small = [one for one in page.evaluate(TARGETS) if min(one["width"], one["height"]) < TARGET - 0.5]
    assert small == [], page.url
