"""Pictures of the web table: `make screenshots` puts all of them into screenshots/.

    python tests/browser/screenshots.py                       every page, size, theme and language
    python tests/browser/screenshots.py --only ethnos-middle  some of them
    python tests/browser/screenshots.py --best docs/pictures  the few that the README shows, small

A picture is named page-size-theme-language: ethnos-middle-wide-dark-pl.png. Runs with tests and tests/server
on the path, as the tests do.
"""

from __future__ import annotations

import argparse
import base64
import contextlib
import sys
import tempfile
from collections.abc import Callable, Sequence
from itertools import product
from pathlib import Path
from typing import Final, Literal

from driving import CHROMIUM, FLAGS, LAPTOP, PHONE, WIDE, Desk, Site, Theme, settled
from estate_of_tables import Estate, PartyEstate, WarEstate
from messages import message
from party import PartyDesk
from player import Player, Sensible, turns
from playwright.sync_api import Page, expect, sync_playwright
from serving import ServerProcess, server_process
from warlord import WarDesk

REPOSITORY: Final = Path(__file__).parents[2]
SIZES: Final = {"wide": WIDE, "laptop": LAPTOP, "phone": PHONE}
THEMES: Final[tuple[Theme, ...]] = ("light", "dark")
LOCALES: Final = ("en", "pl")
SMALLEST_QUALITY: Final = 50
LARGEST: Final = 300_000

Locale = Literal["en", "pl"]
Picture = Callable[[Page, Estate, str], None]

WARS: Final[list[WarEstate]] = []
"""The tables of Runewars, once they have been played."""
PARTIES: Final[list[PartyEstate]] = []
"""Those of Wonderland's War."""


def home(page: Page, estate: Estate, locale: str) -> None:
    page.goto("/")


def new_table(page: Page, estate: Estate, locale: str) -> None:
    page.goto("/")
    page.get_by_role("button", name=message("home-invite", locale)).click()


def waiting(page: Page, estate: Estate, locale: str) -> None:
    page.goto(f"/table/{estate.open}")


def at_table(table: Callable[[Estate], str]) -> Picture:
    def picture(page: Page, estate: Estate, locale: str) -> None:
        Desk(page).open(table(estate))

    return picture


def hover(page: Page, estate: Estate, locale: str) -> None:
    """The middle of a game with an option in the hand focused."""
    desk = Desk(page).open(estate.middle)
    desk.my_turn()
    desk.lit().first.focus()


def why_not(page: Page, estate: Estate, locale: str) -> None:
    desk = Desk(page).open(estate.middle)
    desk.my_turn()
    desk.click_forbidden(tap=page.viewport_size == {"width": PHONE[0], "height": PHONE[1]})
    expect(page.locator(".pop")).to_be_visible()


def rules_drawer(page: Page, estate: Estate, locale: str) -> None:
    Desk(page).open(estate.middle).my_turn()
    page.keyboard.press("r")
    expect(page.locator("dialog article").first).to_be_visible()


def text_view(page: Page, estate: Estate, locale: str) -> None:
    Desk(page).open(estate.middle).my_turn()
    page.keyboard.press("t")


def replay(page: Page, estate: Estate, locale: str) -> None:
    page.goto(f"/replay/{estate.end}?step=120&eyes=all")
    expect(page.locator(".stage svg").first).to_be_visible()


def at_war(table: Callable[[WarEstate], str]) -> Picture:
    """A table of Runewars at which something is asked."""

    def picture(page: Page, estate: Estate, locale: str) -> None:
        desk = WarDesk(page)
        desk.open(table(WARS[0]))
        desk.my_turn()

    return picture


def building(page: Page, estate: Estate, locale: str) -> None:
    """With a look at one of the places where the tile fits."""
    at_war(lambda wars: wars.building)(page, estate, locale)
    page.keyboard.press("ArrowRight")
    expect(page.locator(".preview")).to_have_count(1)


def war_end(page: Page, estate: Estate, locale: str) -> None:
    page.goto(f"/table/{WARS[0].end}")
    expect(page.locator("dialog .pl").first).to_be_visible()


def at_party(table: Callable[[PartyEstate], str], look: str = "") -> Picture:
    """A table of Wonderland's War at which something is asked, with a look at an option that begins so."""

    def picture(page: Page, estate: Estate, locale: str) -> None:
        desk = PartyDesk(page)
        desk.open(table(PARTIES[0]))
        desk.my_turn()
        key = next((key for key in reversed(desk.keys) if look and key.startswith(look)), None)
        if key and page.viewport_size != {"width": PHONE[0], "height": PHONE[1]}:
            desk.option(key).hover()

    return picture


def party_end(page: Page, estate: Estate, locale: str) -> None:
    page.goto(f"/table/{PARTIES[0].end}")
    expect(page.locator("dialog .pl").first).to_be_visible()


def simple(path: str) -> Picture:
    def picture(page: Page, estate: Estate, locale: str) -> None:
        page.goto(path)

    return picture


PICTURES: Final[dict[str, Picture]] = {
    "home": home,
    "new-table": new_table,
    "ethnos-waiting": waiting,
    "ethnos-start": at_table(lambda estate: estate.start),
    "ethnos-middle": hover,
    "ethnos-end": at_table(lambda estate: estate.end),
    "ethnos-why-not": why_not,
    "ethnos-rules": rules_drawer,
    "ethnos-text": text_view,
    "ethnos-replay": replay,
    "runewars-building": building,
    "runewars-middle": at_war(lambda wars: wars.middle),
    "runewars-battle": at_war(lambda wars: wars.battle),
    "runewars-end": war_end,
    "wonderland-tea": at_party(lambda parties: parties.tea, "seat:"),
    "wonderland-battle": at_party(lambda parties: parties.battle, "draw"),
    "wonderland-forge": at_party(lambda parties: parties.forge),
    "wonderland-end": party_end,
    "lobby": simple("/lobby"),
    "replays": simple("/replays"),
    "rules": simple("/rules/ethnos"),
    "runewars-rules": simple("/rules/runewars"),
    "wonderland-rules": simple("/rules/wonderland"),
    "bots": simple("/bots"),
    "account": simple("/account"),
    "about": simple("/about"),
}

# What the README shows: page, size, theme, language.
BEST: Final[tuple[tuple[str, str, Theme, str], ...]] = (
    ("home", "wide", "dark", "en"),
    ("ethnos-middle", "wide", "light", "en"),
    ("ethnos-why-not", "wide", "light", "pl"),
    ("ethnos-end", "wide", "dark", "en"),
    ("ethnos-replay", "wide", "light", "en"),
    ("ethnos-middle", "phone", "dark", "pl"),
    ("runewars-middle", "wide", "light", "en"),
    ("runewars-battle", "wide", "dark", "en"),
    ("wonderland-tea", "wide", "dark", "en"),
    ("wonderland-battle", "wide", "light", "en"),
)


def take(
    site: Site, estate: Estate, name: str, size: str, theme: Theme, locale: str
) -> Callable[[Callable[[Page], None]], None]:
    """Opens the page as it is to be pictured, and gives it to whoever saves it."""

    def shown(save: Callable[[Page], None]) -> None:
        with site.visitor(estate.player, size=SIZES[size], theme=theme, locale=locale) as page:
            PICTURES[name](page, estate, locale)
            settled(page)
            save(page)

    return shown


def save_small(page: Page, path: Path) -> None:
    """As WebP, in the best quality that stays small."""
    chrome = page.context.new_cdp_session(page)
    for quality in range(90, SMALLEST_QUALITY - 1, -10):
        answer = chrome.send("Page.captureScreenshot", {"format": "webp", "quality": quality})
        picture = base64.b64decode(answer["data"])
        if len(picture) < LARGEST:
            break
    path.write_bytes(picture)


def played(player: Player) -> Estate:
    """Tables that look like those of people: longer games against better bots."""
    estate = Estate.of(player)
    me, bot = {"kind": "me"}, {"kind": "bot", "level": "steady"}
    middle = player.table(me, bot, bot, bot)
    player.play(middle, lambda update: turns(70)(update) and update["asked"]["name"] == "band_add", Sensible(5))
    end = player.table(me, bot, bot, bot)
    player.play(end, policy=Sensible(5))
    return Estate(player, estate.open, estate.invitation, estate.start, middle, end)


def fought(server: ServerProcess, people: contextlib.ExitStack, zofia: Player, names: Sequence[str]) -> None:
    """Tables of Runewars and of Wonderland's War with better play, and with the names of people."""
    company = [zofia, *(people.enter_context(Player(server.origin, name)) for name in ("Marek", "Ines", "Tom"))]
    if any(name.startswith("runewars") for name in names):
        WARS.append(WarEstate.of(server, company, year=4, level="steady"))
    if any(name.startswith("wonderland") for name in names):
        PARTIES.append(PartyEstate.of(server, company, level="steady"))


def wanted(options: argparse.Namespace) -> list[tuple[str, str, Theme, str]]:
    if options.best:
        return [one for one in BEST if not options.only or one[0] in options.only]
    names = options.only or list(PICTURES)
    return list(product(names, SIZES, THEMES, LOCALES))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--into", type=Path, default=REPOSITORY / "screenshots")
    parser.add_argument("--only", nargs="+", choices=list(PICTURES), default=[])
    parser.add_argument("--best", type=Path, help="write the few best pictures into this folder instead")
    options = parser.parse_args()
    into: Path = options.best or options.into
    into.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        server_process(f"sqlite:///{folder}/site.sqlite3", Path(folder)) as server,
        sync_playwright() as playwright,
        Player(server.origin, "Zofia") as player,
        contextlib.ExitStack() as people,
    ):
        estate = played(player)
        fought(server, people, player, [name for name, *_ in wanted(options)])
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=list(FLAGS))
        site = Site(browser, server)
        for name, size, theme, locale in wanted(options):
            path = into / f"{name}-{size}-{theme}-{locale}.{'webp' if options.best else 'png'}"
            shown = take(site, estate, name, size, theme, locale)
            if options.best:
                shown(lambda page, path=path: save_small(page, path))  # type: ignore[misc]
            else:
                shown(lambda page, path=path: page.screenshot(path=path) and None)  # type: ignore[misc]
            sys.stdout.write(f"{path}\n")
            sys.stdout.flush()
        browser.close()


if __name__ == "__main__":
    main()
