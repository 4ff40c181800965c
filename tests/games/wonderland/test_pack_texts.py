"""Texts of Wonderland's War with a content pack: what they say of printed values is what the pack has."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

import rulewright
from rulewright.games.wonderland import GAME
from rulewright.games.wonderland.content import CARD_CODES
from rulewright.games.wonderland.wordings import message
from rulewright.text import LOCALES, texts

CASES = [
    ("wonderlandians.csv", "Lion,Lew,figure,4", "Lion,Lew,figure,7", "wonderlandian-WL08.text",
     "Figure, strength 7. ", "Pionek, siła 7. "),
    ("wonderlandians.csv", "Ostrygi Morsa,item,2", "Ostrygi Morsa,item,5", "wonderlandian-WL19.text",
     "Item, strength 5. ", "Przedmiot, siła 5. "),
    ("tea_cards.csv", "Grzanki z masłem,3,no,plain,ALLY:SOLDIER:WEAK", "Grzanki z masłem,1,yes,plain,CASTLE+CASTLE",
     "tea-card-T1-01.text", "Place 1 unit in a region. Roll the shard die and take the shards. Twice: place a castle.",
     "Umieść 1 jednostkę w regionie. Rzuć kością odłamków i weź odłamki. Dwa razy: umieść zamek."),
    ("tea_cards.csv", "Grzanki z masłem,3,no,plain,ALLY:SOLDIER:WEAK", "Grzanki z masłem,0,no,plain,",
     "tea-card-T1-01.text", "Nothing else.", "Nic więcej."),
    ("quests.csv", "STRENGTH:3|4|9|10,", "STRENGTH:1|12,", "quest-Q01.feat",
     "In the Garden of Live Flowers: end with battle strength 1 or 12.",
     "W Ogrodzie o Żywych Kwiatach: zakończ z siłą 1 lub 12."),
    ("quests.csv", "ACTIVE:3|5,", "ACTIVE:1,", "quest-Q02.feat",
     "In the Garden of Live Flowers: end with exactly 1 active chip.",
     "W Ogrodzie o Żywych Kwiatach: zakończ z dokładnie 1 aktywnym żetonem."),
    ("quests.csv", "OWN_PAIR:SR", "OWN_PAIR:CK", "quest-Q01.objective",
     "At the end of the game own 7 or more Red Rooks and Creatures, counted together.",
     "Na koniec gry miej razem co najmniej 7 żetonów: Czerwone wieże i Istoty."),
    ("quests.csv", "SHARDS_MAX:4", "SHARDS_MAX:5", "quest-Q12.objective",
     "At the end of the game have 5 shards or fewer.", "Na koniec gry miej najwyżej 5 odłamków."),
    ("tea_cards.csv", "Rozstaje dróg,2,no,plain,UNITS2:2+DISCARD_SHARDS:1,,",
     "Rozstaje dróg,4,no,split,LEADER+SHIELD,QUEST1+QUEST1,", "tea-card-T1-24.text",
     "Place 4 units in one region. Choose one half. Upper: your leader gets 1 strength. Repair your shield. Lower: you "
     "may draw 1 quest. You may draw 1 quest.",
     "Umieść 4 jednostki w jednym regionie. Wybierz połowę. Górna: twój lider zyskuje +1 siły. Napraw swoją tarczę. "
     "Dolna: możesz dobrać 1 kartę zadania. Możesz dobrać 1 kartę zadania."),
]  # fmt: skip


@pytest.mark.parametrize(("file", "old", "new", "name", "english", "polish"), CASES)
def test_a_text_says_what_the_pack_has(
    tmp_path: Path, file: str, old: str, new: str, name: str, english: str, polish: str
) -> None:
    pack = Path(shutil.copytree(GAME.folder / "data", tmp_path / "pack"))
    text = (pack / file).read_text(encoding="utf-8")
    assert old in text
    (pack / file).write_text(text.replace(old, new, 1), encoding="utf-8")
    content = rulewright.game("wonderland", pack).content
    for locale, expected in (("en", english), ("pl", polish)):
        told = texts("wonderland", locale, content).message(name)
        assert told.startswith(expected) and not texts("wonderland", locale).message(name).startswith(expected)


@pytest.mark.parametrize("locale", LOCALES)
def test_every_effect_of_a_tea_card_has_words(locale: str) -> None:
    words = texts("wonderland", locale)
    for code in range(len(CARD_CODES)):
        sentence, then = words.message(message(code)), words.message(f"{message(code)}.then")
        assert sentence[1:] == then[1:] and sentence[0].lower() == then[0] and sentence.endswith(".")
