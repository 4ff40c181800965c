"""Might & Magic Heroes: what axe finds wrong with its table, by place, size and theme; no letter under 11 px."""

from __future__ import annotations

import pytest
from driving import LAPTOP, PHONE, WIDE, Site, settled, violations
from looks import tiny
from player import Player
from realm import RealmDesk
from realms import Realm, every_decision

PLACES = (
    ("choose_faction", WIDE, "dark", "en"),
    ("choose_start_hero", PHONE, "light", "pl"),
    ("move_step", WIDE, "light", "pl"),
    ("move_step", LAPTOP, "dark", "en"),
    ("move_step", PHONE, "dark", "pl"),
    ("play_action_card", PHONE, "light", "en"),
    ("develop_step", WIDE, "light", "pl"),
    ("develop_step", PHONE, "dark", "en"),
    ("treasure_reward", WIDE, "dark", "pl"),
    ("wound_stack", WIDE, "dark", "en"),
    ("window turn_start", LAPTOP, "light", "pl"),
    ("window after_roll_own", PHONE, "dark", "pl"),
)


@pytest.mark.parametrize(("place", "size", "theme", "locale"), PLACES)
def test_the_table_is_accessible(
    realm_site: Site, realm: Realm, lord: Player, place: str, size: tuple[int, int], theme: str, locale: str
) -> None:
    with realm_site.visitor(lord, size=size, theme=theme, locale=locale) as page:
        desk = RealmDesk(page)
        desk.open(realm.table(lord, every_decision()[place]))
        desk.my_turn()
        settled(page)
        found = violations(page)
        assert found == [], "\n".join(found)
        assert tiny(page) == []
