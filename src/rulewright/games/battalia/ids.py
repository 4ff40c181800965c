"""Identifiers of battalia: the names of all things in canonical order, and their places as constants.

Written by `make generate` from ids.toml and the data files. Do not change it by hand.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

CREATION_CARDS: Final[tuple[str, ...]] = (
    "freeman-bar", "freeman-clo", "freeman-emb", "freeman-isl", "freeman-wol", "freeman-sun", "freeman-fanatic",
    "freeman-unbound", "chief-bar", "chief-clo", "chief-emb", "chief-isl", "chief-wol", "chief-sun", "chief-fanatic",
    "chief-unbound", "priest-bar", "priest-clo", "priest-emb", "priest-isl", "priest-wol", "priest-sun",
    "priest-fanatic", "priest-unbound", "lord-bar", "lord-clo", "lord-emb", "lord-isl", "lord-wol", "lord-sun",
    "lord-fanatic", "lord-unbound", "queen-bar", "queen-clo", "queen-emb", "queen-isl", "queen-wol", "queen-sun",
    "king-bar", "king-clo", "king-emb", "king-isl", "king-wol", "king-sun", "horse-bar", "horse-clo", "horse-emb",
    "horse-isl", "horse-wol", "horse-sun", "tool-bar", "tool-clo", "tool-emb", "tool-isl", "tool-wol", "tool-sun",
    "weapon-bar", "weapon-clo", "weapon-emb", "weapon-isl", "weapon-wol", "weapon-sun", "tent-bar", "tent-clo",
    "tent-emb", "tent-isl", "tent-wol", "tent-sun", "title-bar", "title-clo", "title-emb", "title-isl", "title-wol",
    "title-sun", "scroll-bar", "scroll-clo", "scroll-emb", "scroll-isl", "scroll-wol", "scroll-sun", "amulet-bar",
    "amulet-clo", "amulet-emb", "amulet-isl", "amulet-wol", "amulet-sun", "supply", "dust", "chest", "hammer", "horn",
    "sword", "shield", "wings", "crown", "hand", "pavilion", "staff", "book", "arrow", "bag", "banner", "cloak", "vase",
    "mask", "krycek", "twin", "blind", "chosen",
)  # fmt: skip
"""Creation cards in canonical order: the number of a unit, royal or artefact follows from rank or type and faction."""
SUPPLY: Final[i64] = 86
DUST: Final[i64] = 87
CHEST: Final[i64] = 88
HAMMER: Final[i64] = 89
HORN: Final[i64] = 90
SWORD: Final[i64] = 91
SHIELD: Final[i64] = 92
WINGS: Final[i64] = 93
CROWN: Final[i64] = 94
HAND: Final[i64] = 95
PAVILION: Final[i64] = 96
STAFF: Final[i64] = 97
BOOK: Final[i64] = 98
ARROW: Final[i64] = 99
BAG: Final[i64] = 100
BANNER: Final[i64] = 101
CLOAK: Final[i64] = 102
VASE: Final[i64] = 103
MASK: Final[i64] = 104
KRYCEK: Final[i64] = 105
TWIN: Final[i64] = 106
BLIND: Final[i64] = 107
CHOSEN: Final[i64] = 108
CREATION_CARD_COUNT: Final[i64] = 109

TERRAIN_CARDS: Final[tuple[str, ...]] = (
    "city-bar-d", "city-bar-s", "city-bar-c", "city-bar-t", "city-bar-x", "city-clo-d", "city-clo-s", "city-clo-c",
    "city-clo-t", "city-clo-x", "city-emb-d", "city-emb-s", "city-emb-c", "city-emb-t", "city-emb-x", "city-isl-d",
    "city-isl-s", "city-isl-c", "city-isl-t", "city-isl-x", "city-wol-d", "city-wol-s", "city-wol-c", "city-wol-t",
    "city-wol-x", "city-sun-d", "city-sun-s", "city-sun-c", "city-sun-t", "city-sun-x", "road-bar-s", "road-bar-c",
    "road-bar-t", "road-bar-x", "road-clo-s", "road-clo-c", "road-clo-t", "road-clo-x", "road-emb-s", "road-emb-c",
    "road-emb-t", "road-emb-x", "road-isl-s", "road-isl-c", "road-isl-t", "road-isl-x", "road-wol-s", "road-wol-c",
    "road-wol-t", "road-wol-x", "road-sun-s", "road-sun-c", "road-sun-t", "road-sun-x", "gate-1", "gate-2", "gate-3",
    "gate-4", "gate-5", "gate-6", "ruins", "vk-centre", "vq-centre", "vk-cross", "vq-cross", "vk-title", "vk-tool",
    "vk-horse", "vk-weapon", "vq-amulet", "vq-tent", "vq-scroll", "vq-supply", "pass", "bridge",
)  # fmt: skip
"""Terrain cards in canonical order: the number of a city, road or gate follows from faction and shape."""
RUINS: Final[i64] = 60
KINGS_CENTRE: Final[i64] = 61
QUEENS_CENTRE: Final[i64] = 62
KINGS_CROSS: Final[i64] = 63
QUEENS_CROSS: Final[i64] = 64
FIRST_BUILDING: Final[i64] = 65
FIRST_QUEENS_BUILDING: Final[i64] = 69
SHOP: Final[i64] = 72
MOUNTAIN_PASS: Final[i64] = 73
ROYAL_BRIDGE: Final[i64] = 74
TERRAIN_CARD_COUNT: Final[i64] = 75

FACTIONS: Final[tuple[str, ...]] = ("bar", "clo", "emb", "isl", "wol", "sun")
BAR: Final[i64] = 0
CLO: Final[i64] = 1
EMB: Final[i64] = 2
ISL: Final[i64] = 3
WOL: Final[i64] = 4
SUN: Final[i64] = 5
FACTION_COUNT: Final[i64] = 6

ELIXIRS: Final[tuple[str, ...]] = ("brotherhood", "berserk", "colossus", "coldbreath", "misfortune", "eclipse")
BROTHERHOOD: Final[i64] = 0
BERSERK: Final[i64] = 1
COLOSSUS: Final[i64] = 2
COLDBREATH: Final[i64] = 3
MISFORTUNE: Final[i64] = 4
ECLIPSE: Final[i64] = 5
ELIXIR_COUNT: Final[i64] = 6

KINDS: Final[tuple[str, ...]] = ("start", "neutral", "gate", "ruins", "free", "nonexistent")
START_PLACE: Final[i64] = 0
NEUTRAL_PLACE: Final[i64] = 1
GATE_PLACE: Final[i64] = 2
RUINS_PLACE: Final[i64] = 3
FREE_PLACE: Final[i64] = 4
NO_PLACE: Final[i64] = 5
KIND_COUNT: Final[i64] = 6
