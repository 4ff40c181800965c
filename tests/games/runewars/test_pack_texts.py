"""Texts of Runewars with a content pack: what they say of printed values is what the pack has, in both languages."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest

import rulewright
from rulewright.cli.cards import card_texts
from rulewright.core.narration import Told
from rulewright.games.runewars import GAME
from rulewright.text import LOCALES, Texts, texts

CASES = [
    # The sheet of a faction: its alignment, cards, influence, dials and the units that they bring.
    ("factions.csv", "daqan,Daqan Lords,blue,good,2,3,", "daqan,Daqan Lords,blue,good,1,1,", "faction-daqan.text",
     "Good. At the start: 1 Tactics card and 1 influence; 3 Footmen,",
     "Dobry charakter. Na początku: 1 karta taktyki i 1 wpływ; 3 Piechurów,"),
    ("factions.csv", "daqan,Daqan Lords,blue,good,2,3,", "daqan,Daqan Lords,blue,good,5,12,", "faction-daqan.text",
     "At the start: 5 Tactics cards and 12 influence;", "Na początku: 5 kart taktyki i 12 wpływów;"),
    ("factions.csv", "latari,Latari Elves,green,good,", "latari,Latari Elves,green,evil,", "faction-latari.text",
     "Evil. At the start:", "Zły charakter. Na początku:"),
    ("factions.csv", "blue,good,2,3,3,3,2,D", "blue,good,2,3,0,0,0,D", "faction-daqan.text",
     "3 influence; no units; dials: food 0, wood 0, ore 0.",
     "3 wpływy; żadnych jednostek; wskaźniki: żywność 0, drewno 0, ruda 0."),
    ("dials.csv", "daqan,food,1,footman,2,", "daqan,food,1,bowman,1,", "faction-daqan.text",
     "3 Bowmen, 1 Footman and 1 Knight", "3 Łuczników, 1 Piechur i 1 Rycerz"),
    # The benefits of a city, and the neutral units of a shape.
    ("cities.csv", "Dawnsmoor,influence 2,tactics 2,triangle 2,-", "Dawnsmoor,influence 5,tactics 1,quest 5,circle 1",
     "city-city_dawnsmoor.text", "One of: 5 influence; 1 Tactics card; 5 Quest cards; 1 Sorcerer.",
     "Do wyboru: 5 wpływów; 1 karta taktyki; 5 kart wypraw; 1 Czarnoksiężnik."),
    ("cities.csv", "Forge,influence 1,tactics 2,rectangle 1,-", "Forge,-,-,-,-", "city-city_forge.text",
     "One of: nothing.", "Do wyboru: nic."),
    ("units.csv", "sorcerer,neutral,Sorcerer,8,circle,", "sorcerer,neutral,Sorcerer,8,triangle,",
     "city-city_dawnsmoor.text", "2 Beastmen or 2 Razorwings or 2 Sorcerers.",
     "2 Zwierzoludzi lub 2 Brzytwoskrzydłe lub 2 Czarnoksiężników."),
    ("units.csv", "sorcerer,neutral,Sorcerer,8,circle,", "sorcerer,neutral,Sorcerer,8,triangle,",
     "city-city_nerekhall.text", "2 Tactics cards; no units; 2 Quest cards.",
     "2 karty taktyki; żadnych jednostek; 2 karty wypraw."),
    # Where a quest is.
    ("quests.csv", "The Haunted Mill,3C,", "The Haunted Mill,8D,", "quest-q13.text",
     "In 8D: test wisdom.", "Na obszarze 8D: test wiedzy."),
    # Abilities and Objectives that speak of the numbers and shapes of units.
    ("units.csv", "reanimate,waiqar,Reanimate,16,triangle,4,", "reanimate,waiqar,Reanimate,16,triangle,5,",
     "unit-necromancer.text", "They attack in round 5 if", "Atakują w rundzie 5, jeśli"),
    ("units.csv", "beastman,neutral,Beastman,8,triangle,", "beastman,neutral,Beastman,8,circle,",
     "unit-beastman.text", "carry out its circle at once", "wykonaj jej strefę koła"),
    ("units.csv", "beastman,neutral,Beastman,8,triangle,", "beastman,neutral,Beastman,8,circle,",
     "objective-obj_g1.text", "During your turn: every Razorwing on the board",
     "W twojej turze: każdy Brzytwoskrzydły na planszy"),
    ("units.csv", "sorcerer,neutral,Sorcerer,8,circle,", "sorcerer,neutral,Sorcerer,8,triangle,",
     "objective-obj_g1.text", "every Beastman, Razorwing and Sorcerer on the board",
     "każdy Zwierzoczłek, każdy Brzytwoskrzydły i każdy Czarnoksiężnik na planszy"),
]  # fmt: skip


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    return Path(shutil.copytree(GAME.folder / "data", tmp_path / "pack"))


def replace(pack: Path, name: str, old: str, new: str) -> None:
    text = (pack / name).read_text(encoding="utf-8")
    assert old in text
    (pack / name).write_text(text.replace(old, new, 1), encoding="utf-8")


def told_with(pack: Path, locale: str) -> Texts:
    return texts("runewars", locale, rulewright.game("runewars", pack).content)


@pytest.mark.parametrize(("file", "old", "new", "message", "english", "polish"), CASES)
def test_a_text_says_what_the_pack_has(
    pack: Path, file: str, old: str, new: str, message: str, english: str, polish: str
) -> None:
    replace(pack, file, old, new)
    for locale, expected in (("en", english), ("pl", polish)):
        assert expected in told_with(pack, locale).message(message)
        assert expected not in texts("runewars", locale).message(message)


def test_without_neutral_triangles_their_objective_says_so(pack: Path) -> None:
    for unit in ("beastman,neutral,Beastman", "razorwing,neutral,Razorwing"):
        replace(pack, "units.csv", f"{unit},8,triangle,", f"{unit},8,circle,")
    told = [told_with(pack, locale).message("objective-obj_g1.text") for locale in LOCALES]
    assert told[0].startswith("During your turn: every neutral triangle unit (there are none) on the board is allied")
    assert told[1].startswith("W twojej turze: każdy neutralny trójkąt (nie ma takich) na planszy jest sprzymierzony")


def test_options_and_lines_tell_fate_cards_as_the_pack_has_them(pack: Path) -> None:
    replace(pack, "fate_cards.csv", "1,red,miss,rout 2,damage 2,special,", "1,gold,rout 1,miss,damage 3,damage 1,")
    built_in, english, polish = texts("runewars", "en"), told_with(pack, "en"), told_with(pack, "pl")
    drop = english.option("support_drop", "drop:1")
    assert "triangle: 1 rout, rectangle: miss, hexagon: 3 damage, circle: 1 damage" in drop
    assert "triangle: miss, rectangle: 2 routs, hexagon: 2 damage, circle: special icon" in built_in.option(
        "support_drop", "drop:1"
    )
    drop = polish.option("support_drop", "drop:1")
    assert [part in drop for part in ("1 rozgromienie", "chybienie", "3 obrażenia", "1 obrażenie")] == [True] * 4
    assert english.option("diplomacy_pick", "fate:1").endswith("gold")
    line = Told("log-diplomacy-draws", {"seat": 0, "number": 2, "fates": ["1", "2"]}, "RW-271")
    assert english.log(line, ["Ann"]).endswith("gold, red.") and built_in.log(line, ["Ann"]).endswith("red (2).")
    assert polish.log(line, ["Ann"]).endswith("złoty, czerwony.")


def test_the_terminal_tells_cards_as_the_pack_has_them(pack: Path) -> None:
    replace(pack, "quests.csv", "The Haunted Mill,3C,", "The Haunted Mill,8D,")
    [(title, text)] = card_texts(told_with(pack, "en"), "haunted mill")
    assert (title, text.partition(":")[0]) == ("The Haunted Mill", "In 8D")


def test_the_browser_is_told_what_its_texts_take_from_the_pack(pack: Path) -> None:
    replace(pack, "quests.csv", "The Haunted Mill,3C,", "The Haunted Mill,8D,")
    built_in, told = GAME.printed()["texts"], GAME.with_content(pack).printed()["texts"]
    assert told["quest-q13"] == {"area": {"say": "area-8D"}}
    assert {message for message in told if told[message] != built_in[message]} == {"quest-q13"}


@pytest.mark.parametrize("locale", LOCALES)
def test_every_wording_belongs_to_a_message_that_takes_it(locale: str) -> None:
    words = texts("runewars", locale)
    for message, parts in GAME.wordings().items():
        assert words.catalogue.has(message)
        if not message.startswith("fate-"):  # whose symbols are forms of their names
            assert words.catalogue.variables(message) == parts.keys(), message


@pytest.mark.parametrize("locale", LOCALES)
def test_no_catalogue_names_an_area_in_a_text(locale: str) -> None:
    source = (GAME.folder / "text" / f"{locale}.ftl").read_text(encoding="utf-8")
    assert re.findall(r"\.text = .*\b[1-9][A-D]\b.*", source) == []
