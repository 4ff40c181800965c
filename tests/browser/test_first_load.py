"""How much travels before something can be done, and whether things rest for those who want them to."""

from __future__ import annotations

import pytest
from driving import Desk, Site, settled
from player import Player
from playwright.sync_api import Page, Request, expect

BUDGET = 250_000


def weigh(page: Page, path: str) -> dict[str, int]:
    """Bytes of the bodies as they travelled, by address, without fonts."""
    sizes: dict[str, int] = {}

    def count(request: Request) -> None:
        if request.resource_type != "font" and request.response() is not None:
            sizes[request.url] = int(request.sizes()["responseBodySize"])

    page.on("requestfinished", count)
    page.goto(path)
    settled(page)
    return sizes


@pytest.mark.slow
def test_the_first_page_is_light(site: Site) -> None:
    with site.visitor() as page:
        sizes = weigh(page, "/")
        expect(page.get_by_role("button", name="Play now")).to_be_visible()
        assert len(sizes) > 5
        assert sum(sizes.values()) < BUDGET, sizes


@pytest.mark.slow
def test_a_table_is_light_for_whoever_comes_by_a_link(site: Site, ada: Player) -> None:
    table = ada.table({"kind": "me"}, {"kind": "bot", "level": "novice"})
    with site.visitor(ada) as page:
        sizes = weigh(page, f"/table/{table}")
        expect(page.locator(".prompt")).to_be_visible()
        assert any("ethnos" in address for address in sizes)
        assert sum(sizes.values()) < BUDGET, sizes


@pytest.mark.slow
@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
def test_pieces_travel_only_for_those_who_like_it(site: Site, ada: Player, motion: str) -> None:
    table = ada.table({"kind": "me"}, {"kind": "bot", "level": "novice"})
    with site.visitor(ada, motion=motion) as page:
        page.add_init_script(
            """window.travelled = 0;
            const begin = Element.prototype.animate;
            Element.prototype.animate = function (...all) { window.travelled += 1; return begin.apply(this, all); };
            addEventListener('transitionrun', (event) => {
              const takes = getComputedStyle(event.target).transitionDuration.split(',').map(parseFloat);
              if (Math.max(...takes) > 0.01) window.travelled += 1;
            }, true);"""
        )
        desk = Desk(page).open(table)
        for _ in range(3):
            desk.my_turn()
            desk.click("draw")
        desk.my_turn()
        travelled = int(page.evaluate("() => window.travelled"))
        assert (travelled == 0) is (motion == "reduce"), travelled
