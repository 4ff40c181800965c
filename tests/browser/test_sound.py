"""Sounds: off until somebody switches them on, and then a few."""

from __future__ import annotations

from typing import Any

import pytest
from driving import Desk, Site, until
from player import Player
from playwright.sync_api import Page, expect

# Counts what could be heard, before any script of the page runs.
EARS = """
  window.heard = { contexts: 0, tones: 0, files: 0 };
  const Real = window.AudioContext, start = OscillatorNode.prototype.start, play = HTMLMediaElement.prototype.play;
  window.AudioContext = class extends Real { constructor(...wishes) { super(...wishes); window.heard.contexts++; } };
  OscillatorNode.prototype.start = function (...at) { window.heard.tones++; return start.apply(this, at); };
  HTMLMediaElement.prototype.play = function () { window.heard.files++; return play.apply(this); };
"""


def heard(page: Page) -> dict[str, Any]:
    found: dict[str, Any] = page.evaluate("() => window.heard")
    return found


@pytest.mark.slow
def test_nothing_sounds_until_it_is_switched_on_and_after_it_is_switched_off(site: Site, ada: Player) -> None:
    table = ada.table({"kind": "me"}, {"kind": "bot", "level": "novice"})
    with site.visitor(ada) as page:
        page.add_init_script(EARS)
        desk = Desk(page).open(table)
        for _ in range(3):
            desk.my_turn()
            desk.click("draw" if "draw" in desk.keys else desk.keys[0])
        desk.my_turn()
        assert heard(page) == {"contexts": 0, "tones": 0, "files": 0}
        switch = page.get_by_role("switch", name="Sounds")
        page.get_by_role("button", name="Menu").click()
        expect(switch).not_to_be_checked()
        switch.click()
        expect(switch).to_be_checked()
        until(page, lambda: heard(page)["tones"] > 0, "the sound that says that there are sounds")
        assert heard(page)["contexts"] == 1
        page.keyboard.press("Escape")
        before = heard(page)["tones"]
        for _ in range(2):
            desk.my_turn()
            desk.click("draw" if "draw" in desk.keys else desk.keys[0])
        until(page, lambda: heard(page)["tones"] > before, "the sound of a turn")
        assert heard(page)["files"] == 0, "no files are fetched for it"
        desk.my_turn()
        page.get_by_role("button", name="Menu").click()
        switch.click()
        expect(switch).not_to_be_checked()
        page.keyboard.press("Escape")
        silent = heard(page)["tones"]
        desk.my_turn()
        desk.click("draw" if "draw" in desk.keys else desk.keys[0])
        desk.my_turn()
        assert heard(page)["tones"] == silent
        page.reload()
        desk.ready()
        assert heard(page) == {"contexts": 0, "tones": 0, "files": 0}, "the choice is kept"
