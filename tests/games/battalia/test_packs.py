"""A content pack of Battalia: changed layouts count in play, and what is broken is named with its file."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Any

import pytest

from games.battalia.table import GAME
from rulewright import BadContent
from rulewright.cli.packs import check_pack
from rulewright.core.game import Game

DATA = GAME.folder / "data"


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    """A content pack that changes nothing."""
    return Path(shutil.copytree(DATA, tmp_path / "pack"))


def replace(pack: Path, name: str, old: str, new: str) -> Game[Any]:
    text = (pack / name).read_text(encoding="utf-8")
    assert old in text
    (pack / name).write_text(text.replace(old, new, 1), encoding="utf-8")
    return GAME.with_content(pack)


@pytest.mark.rule("BA-010", "BA-032")
def test_a_pack_like_the_built_in_content_changes_nothing(pack: Path) -> None:
    assert check_pack("battalia", pack) == []


@pytest.mark.rule("BA-032", "BA-041")
def test_places_of_a_layout_are_those_of_the_pack(pack: Path) -> None:
    text = (pack / "layouts.csv").read_text(encoding="utf-8")
    text = text.replace("2P,3,2,start,1", "2P,2,3,start,1").replace("2P,2,3,empty,", "2P,3,2,empty,")
    (pack / "layouts.csv").write_text(text, encoding="utf-8")
    rules = GAME.with_content(pack)
    state = rules.new(players=2, options={"mode": "basic"}, seed="pack")
    while state.position()["pending"][0]["frame"] == "faction":
        state.choose(state.waiting[0], state.options(state.waiting[0])[0])
    assert sorted(state.options(state.waiting[0])) == ["start:x2y3", "start:x5y6"]
    assert "x3y2" not in state.position()["map"]


BROKEN = {
    "a kind that is unknown": ("layouts.csv", "2P,3,2,start,1", "2P,3,2,castle,1"),
    "a layout that is unknown": ("layouts.csv", "2P,3,2,start,1", "9P,3,2,start,1"),
    "a square outside the grid": ("layouts.csv", "2P,3,2,start,1", "2P,33,2,start,1"),
    "a square that is no number": ("layouts.csv", "2P,3,2,start,1", "2P,x,2,start,1"),
    "a place without a number": ("layouts.csv", "2P,3,2,start,1", "2P,3,2,start,one"),
    "a place too few": ("layouts.csv", "2P,3,2,start,1", "2P,3,2,empty,"),
    "a place twice": ("layouts.csv", "2P,3,2,start,1", "2P,3,2,start,2"),
    "a missing column": ("layouts.csv", "layout,x,y,kind,index", "layout,x,y,kind,number"),
    "a card that is unknown": ("creation_cards.csv", "freeman-bar", "freeman-orc"),
    "a terrain card that is unknown": ("terrain_cards.csv", "city-bar-d", "city-orc-d"),
    "a valley elsewhere": ("valley_overlay.csv", "4,4,VK-CENTRE", "4,5,VK-CENTRE"),
    "a valley outside the grid": ("valley_overlay.csv", "4,4,VK-CENTRE", "4,9,VK-CENTRE"),
}


@pytest.mark.parametrize(("name", "old", "new"), BROKEN.values(), ids=BROKEN.keys())
def test_what_is_wrong_is_named_with_its_file(pack: Path, name: str, old: str, new: str) -> None:
    with pytest.raises(BadContent, match=name):
        replace(pack, name, old, new)


@pytest.mark.parametrize("name", ["layouts.csv", "creation_cards.csv", "terrain_cards.csv", "valley_overlay.csv"])
def test_a_missing_file_is_named(pack: Path, name: str) -> None:
    (pack / name).unlink()
    with pytest.raises(BadContent, match=name):
        GAME.with_content(pack)
