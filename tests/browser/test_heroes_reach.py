"""Might & Magic Heroes: whatever is asked, a way leads to every option, on a screen and on a phone."""

from __future__ import annotations

import re

import pytest
from driving import LAPTOP, PHONE, Site
from player import Player
from realm import RealmDesk
from realms import Realm, every_decision

from rulewright.games.heroes import GAME
from rulewright.games.heroes.face.facts import MOMENTS


def decisions() -> set[str]:
    """All decisions of the game, as its texts name what they ask; a window for each moment of a battle."""
    asked = re.findall(r"^prompt-([a-z-]+) =", (GAME.folder / "text/en.ftl").read_text(encoding="utf-8"), re.MULTILINE)
    names = {name.replace("-", "_") for name in asked}
    return {name for name in names if not name.startswith("window")} | {
        f"window {moment.replace('-', '_')}" for moment in MOMENTS
    }


@pytest.mark.slow
def test_a_way_leads_to_every_option_of_every_decision(realm_site: Site, realm: Realm, lord: Player) -> None:
    moments = every_decision()
    assert set(moments) == decisions()
    with realm_site.visitor(lord, size=LAPTOP) as page:
        for name, moment in sorted(moments.items()):
            desk = RealmDesk(page)
            desk.open(realm.table(lord, moment))
            desk.my_turn()
            assert len(desk.keys) == moment.options, name
            desk.all_in_reach(name)
            page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
            desk.all_in_reach(f"{name} on a phone")
            page.set_viewport_size({"width": LAPTOP[0], "height": LAPTOP[1]})
