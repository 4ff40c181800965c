"""The option keys, in the order of their decisions.

Composed keys are numbers, too: verbs on items and on units in battle lines say in a class how they are spelled
(items.py). Such verbs have places, so that actions stay few.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.core.vocabulary import Verb, Vocabulary
from rulewright.games.battalia.content import MEANINGS, RANKS, SQUARE_NAMES, TYPES
from rulewright.games.battalia.ids import CREATION_CARDS, ELIXIRS, FACTIONS
from rulewright.games.battalia.items import (
    CARDLIKE,
    ITEMS,
    SIMPLE_SOURCES,
    SOURCES,
    UNIT_ITEMS,
    UNIT_KEYS,
    item_key,
    item_number,
    item_of_source,
    source_of,
    unit_number,
    unit_text,
)
from rulewright.kit.squares import letters_of


class ItemVerb(Verb):
    """A verb on an item: `lay:chief-emb+title-bar`; with words in front, `move:a:supply`."""

    def __init__(self, name: str, places: i64, words: tuple[str, ...] = ("",), items: i64 = ITEMS) -> None:
        super().__init__(name, (), places)
        self.words = words
        self.items: i64 = items
        self.size = items * len(words)

    def key(self, number: i64) -> str:
        word = self.words[number // self.items]
        return (f"{self.name}:{word}:" if word else f"{self.name}:") + item_key(number % self.items)

    def number(self, key: str) -> i64:
        parts = key.split(":")
        word = parts[1] if len(parts) == 3 else ""
        if parts[0] != self.name or len(parts) not in (2, 3) or word not in self.words:
            return -1
        item = item_number(parts[-1])
        return -1 if item < 0 or item >= self.items else self.words.index(word) * self.items + item


class SourceVerb(Verb):
    """`use` with a source and what it is used on: `use:title-bar:chief-emb`."""

    def __init__(self, name: str, places: i64) -> None:
        super().__init__(name, (), places)
        self.size = SOURCES * UNIT_ITEMS

    def key(self, number: i64) -> str:
        source = item_key(item_of_source(number // UNIT_ITEMS))
        return f"{self.name}:{source}:{item_key(number % UNIT_ITEMS)}"

    def number(self, key: str) -> i64:
        parts = key.split(":")
        if parts[0] != self.name or len(parts) != 3:
            return -1
        source = source_of(item_number(parts[1]))
        on = item_number(parts[2])
        return -1 if source < 0 or not 0 <= on < UNIT_ITEMS else source * UNIT_ITEMS + on


class UnitVerb(Verb):
    """A verb on a unit in a battle line: `mask:chief-emb+title-bar`."""

    def __init__(self, name: str, places: i64) -> None:
        super().__init__(name, (), places)
        self.size = UNIT_KEYS

    def key(self, number: i64) -> str:
        return f"{self.name}:{unit_text(number)}"

    def number(self, key: str) -> i64:
        parts = key.split(":")
        return unit_number(parts[1]) if parts[0] == self.name and len(parts) == 2 else -1


class AttachVerb(Verb):
    """A verb that adds a card to a unit in a battle line: `add:scroll-emb:chief-emb`; with tents `strike:2:...`."""

    def __init__(self, name: str, places: i64, tents: i64 = 0) -> None:
        super().__init__(name, (), places)
        self.tents: i64 = tents
        self.size = UNIT_KEYS * SIMPLE_SOURCES * max(1, tents)

    def key(self, number: i64) -> str:
        unit = unit_text(number % UNIT_KEYS)
        rest: i64 = number // UNIT_KEYS
        source = item_key(item_of_source(rest % SIMPLE_SOURCES))
        tent = f"{rest // SIMPLE_SOURCES + 1}:" if self.tents else ""
        return f"{self.name}:{tent}{source}:{unit}"

    def number(self, key: str) -> i64:
        parts = key.split(":")
        if parts[0] != self.name or len(parts) != (4 if self.tents else 3):
            return -1
        tent = tent_number(parts[1], self.tents) if self.tents else 0
        source = source_of(item_number(parts[-2]))
        unit = unit_number(parts[-1])
        if tent < 0 or unit < 0 or not 0 <= source < SIMPLE_SOURCES:
            return -1
        return (tent * SIMPLE_SOURCES + source) * UNIT_KEYS + unit


class StrikeVerb(Verb):
    """A card from a tent: `strike:2:lord-emb`."""

    def __init__(self, name: str, places: i64, tents: i64) -> None:
        super().__init__(name, (), places)
        self.tents: i64 = tents
        self.size = CARDLIKE * tents

    def key(self, number: i64) -> str:
        return f"{self.name}:{number // CARDLIKE + 1}:{item_key(number % CARDLIKE)}"

    def number(self, key: str) -> i64:
        parts = key.split(":")
        if parts[0] != self.name or len(parts) != 3:
            return -1
        tent = tent_number(parts[1], self.tents)
        item = item_number(parts[2])
        return -1 if tent < 0 or not 0 <= item < CARDLIKE else tent * CARDLIKE + item


def tent_number(word: str, tents: i64) -> i64:
    """The place of a tent by its number, counted from 0; -1 if there is none."""
    if not word.isdecimal() or not word.isascii() or len(word) > 4 or word[0] == "0":
        return -1
    return int(word) - 1 if int(word) <= tents else -1


MOST_TENTS: Final[i64] = 4095
VOCABULARY: Final = Vocabulary()
GREATS: Final = CREATION_CARDS[89:106]
SEATS: Final = ("0", "1", "2", "3", "4", "5")
HERO_NAMES: Final = ("a", "b")
EXITS: Final = tuple(letters_of(exits) for exits in range(1, 16))
PAYING_RANKS: Final = ("1", "2", "3", "4")
STORM_NAMES: Final = tuple(str(number) for number in range(1, 13))

# Set-up and the start of a turn

FACTION: Final[i64] = VOCABULARY.verb("faction", FACTIONS)
START: Final[i64] = VOCABULARY.verb("start", SQUARE_NAMES)
PICK: Final[i64] = VOCABULARY.verb("pick", CREATION_CARDS)
KEEP: Final[i64] = VOCABULARY.verb("keep")
MULLIGAN: Final[i64] = VOCABULARY.verb("mulligan")
COHORT: Final[i64] = VOCABULARY.verb("cohort", FACTIONS)
SHOW: Final[i64] = VOCABULARY.verb("show", CREATION_CARDS)
DONE: Final[i64] = VOCABULARY.verb("done")

# The main menu

PASS: Final[i64] = VOCABULARY.verb("pass")
HIRE: Final[i64] = VOCABULARY.verb("hire", RANKS[:4])
HARBOUR: Final[i64] = VOCABULARY.verb("harbour", RANKS[1:4])
ACQUIRE: Final[i64] = VOCABULARY.verb("acquire", TYPES)
ROAD: Final[i64] = VOCABULARY.verb("road", ("s", "c", "t", "x"))
CITY: Final[i64] = VOCABULARY.verb("city", PAYING_RANKS, ("d", "s", "c", "t", "x"))
UPGRADE: Final[i64] = VOCABULARY.verb("upgrade", SQUARE_NAMES, PAYING_RANKS)
MASONS: Final[i64] = VOCABULARY.verb("masons", SQUARE_NAMES, PAYING_RANKS[1:])
RESIDENCE: Final[i64] = VOCABULARY.verb("residence", SQUARE_NAMES)
CAPITAL: Final[i64] = VOCABULARY.verb("capital", SQUARE_NAMES)
HERO: Final[i64] = VOCABULARY.verb("hero", SQUARE_NAMES)
STEP: Final[i64] = VOCABULARY.verb("step", HERO_NAMES, SQUARE_NAMES)
GATE: Final[i64] = VOCABULARY.verb("gate", HERO_NAMES, SQUARE_NAMES)
AMBUSH: Final[i64] = VOCABULARY.verb("ambush", CREATION_CARDS)
AMBUSH_COPY: Final[i64] = VOCABULARY.verb("ambush", tuple("twin=" + great for great in GREATS))
USE_HAMMER: Final[i64] = VOCABULARY.verb("use", ("hammer", "twin=hammer"), MEANINGS)
USE_CARD: Final[i64] = VOCABULARY.verb("use", CREATION_CARDS)
USE_ECLIPSE: Final[i64] = VOCABULARY.verb("use", ("eclipse",), CREATION_CARDS)
PLAY: Final[i64] = VOCABULARY.verb("play", GREATS)
PLAY_COPY: Final[i64] = VOCABULARY.verb("play", tuple("twin=" + great for great in GREATS))
MARKET: Final[i64] = VOCABULARY.verb("market", SQUARE_NAMES)
TRADE: Final[i64] = VOCABULARY.verb("trade", CREATION_CARDS[44:86])
TRADE_CHEST: Final[i64] = VOCABULARY.verb("trade", ("chest",), TYPES)
TRADE_DUST: Final[i64] = VOCABULARY.verb("trade", ("dust",))
EXPLORE: Final[i64] = VOCABULARY.verb("explore", SQUARE_NAMES)
INCOME: Final[i64] = VOCABULARY.verb("income", (*TYPES, "supply"))
BONUS: Final[i64] = VOCABULARY.verb("bonus", HERO_NAMES)
BRIDGE_GIVE: Final[i64] = VOCABULARY.verb("bridge", ("give",), GREATS)
BRIDGE_LOWER: Final[i64] = VOCABULARY.verb("bridge", ("lower",), SQUARE_NAMES)
BRIDGE_EXCHANGE: Final[i64] = VOCABULARY.verb("bridge", ("exchange",), GREATS)
HOMAGE: Final[i64] = VOCABULARY.verb("homage", HERO_NAMES)
ELIXIR: Final[i64] = VOCABULARY.verb("elixir", ELIXIRS)
DRINK: Final[i64] = VOCABULARY.verb("drink", ELIXIRS)
DRINK_MISFORTUNE: Final[i64] = VOCABULARY.verb("drink", ("misfortune",), SEATS)
ABILITY: Final[i64] = VOCABULARY.verb("ability")

# What follows

HALF: Final[i64] = VOCABULARY.verb("half", tuple(card + "*2" for card in CREATION_CARDS[:32]))
PLACE: Final[i64] = VOCABULARY.verb("place", SQUARE_NAMES, EXITS)
TAKE: Final[i64] = VOCABULARY.verb("take", CREATION_CARDS)
SACRIFICE: Final[i64] = VOCABULARY.verb("sacrifice", CREATION_CARDS)
ROLL: Final[i64] = VOCABULARY.verb("roll", ("1", "2", "3", "4", "5", "6"))
AS: Final[i64] = VOCABULARY.verb("as", MEANINGS)
STATION: Final[i64] = VOCABULARY.verb("station", CREATION_CARDS)
TARGET_CITY: Final[i64] = VOCABULARY.verb("target", ("city",), SQUARE_NAMES)
TARGET_RUINS: Final[i64] = VOCABULARY.verb("target", ("ruins",), SQUARE_NAMES)
TARGET_HEROES: Final[i64] = VOCABULARY.verb("target", ("heroes",), SQUARE_NAMES, SEATS)
WITH: Final[i64] = VOCABULARY.verb("with", HERO_NAMES)
GA: Final[i64] = VOCABULARY.verb("ga", GREATS)
FATE: Final[i64] = VOCABULARY.verb("fate")
OPTION: Final[i64] = VOCABULARY.verb("option", ("a", "b"))
SPEND: Final[i64] = VOCABULARY.verb("spend")
NO: Final[i64] = VOCABULARY.verb("no")
DRAW: Final[i64] = VOCABULARY.verb("draw")
STOP: Final[i64] = VOCABULARY.verb("stop")
SUPPLIES: Final[i64] = VOCABULARY.verb("supplies", ("0", "1", "2"))
OWN_HERO: Final[i64] = VOCABULARY.verb("hero", HERO_NAMES)
TO: Final[i64] = VOCABULARY.verb("to", SQUARE_NAMES)
SEAT: Final[i64] = VOCABULARY.verb("seat", SEATS)
CHANGE: Final[i64] = VOCABULARY.verb("change", SQUARE_NAMES, FACTIONS)
CHANGE_GATE: Final[i64] = VOCABULARY.verb("change", SQUARE_NAMES, tuple(f"gate-{n}" for n in range(1, 7)))
TYPE: Final[i64] = VOCABULARY.verb("type", TYPES)
RANK_TYPE: Final[i64] = VOCABULARY.verb("type", RANKS)
CITY_HERE: Final[i64] = VOCABULARY.verb("city", SQUARE_NAMES)
LIMBO: Final[i64] = VOCABULARY.verb("limbo", CREATION_CARDS)
SUMMON: Final[i64] = VOCABULARY.verb("summon", ("metamorphia", "bilkarr"), SQUARE_NAMES)
UNIT: Final[i64] = VOCABULARY.verb("unit", CREATION_CARDS[:32])
COPY: Final[i64] = VOCABULARY.verb("copy", STORM_NAMES)
RAISE: Final[i64] = VOCABULARY.verb("raise", SQUARE_NAMES)
CLONE: Final[i64] = VOCABULARY.verb("clone", CREATION_CARDS[:32])
BERSERK: Final[i64] = VOCABULARY.verb("berserk")
RETREAT: Final[i64] = VOCABULARY.verb("retreat", HERO_NAMES)
STAY: Final[i64] = VOCABULARY.verb("stay")
CANCEL: Final[i64] = VOCABULARY.verb("cancel")
LET: Final[i64] = VOCABULARY.verb("let")

# Verbs with places

LAY: Final[i64] = VOCABULARY.far_verb(ItemVerb("lay", 160))
MOVE: Final[i64] = VOCABULARY.far_verb(ItemVerb("move", 60, HERO_NAMES))
ATTACK: Final[i64] = VOCABULARY.far_verb(ItemVerb("attack", 40))
PITCH: Final[i64] = VOCABULARY.far_verb(ItemVerb("tent", 40))
USE: Final[i64] = VOCABULARY.far_verb(SourceVerb("use", 1000))
STRIKE: Final[i64] = VOCABULARY.far_verb(StrikeVerb("strike", 200, MOST_TENTS))
SWAP: Final[i64] = VOCABULARY.far_verb(Verb("swap", (SQUARE_NAMES, SQUARE_NAMES), 800))
BRIDGE_LOWER_TWO: Final[i64] = VOCABULARY.far_verb(Verb("bridge", (("lower",), SQUARE_NAMES, SQUARE_NAMES), 150))
DESTROY: Final[i64] = VOCABULARY.far_verb(
    Verb("destroy", (SEATS, tuple(str(number) for number in range(1, int(MOST_TENTS) + 1))), 100)
)
ADD: Final[i64] = VOCABULARY.far_verb(ItemVerb("add", 160))
ADD_TO: Final[i64] = VOCABULARY.far_verb(AttachVerb("add", 400))
AMBUSH_TO: Final[i64] = VOCABULARY.far_verb(AttachVerb("ambush", 100))
STRIKE_TO: Final[i64] = VOCABULARY.far_verb(AttachVerb("strike", 400, MOST_TENTS))
MASK: Final[i64] = VOCABULARY.far_verb(UnitVerb("mask", 60))
VERBS_END: Final[i64] = MASK + UNIT_KEYS
