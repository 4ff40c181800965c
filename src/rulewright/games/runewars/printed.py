"""Printed values, for whoever draws the things of Runewars: everybody may know them, and they are JSON.

They are those that the rules play with (`Tables`), so a content pack is drawn as it is. How things look is no part of
them, and texts are in the catalogues.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from rulewright.games.runewars.content import (
    FIRST_AREA,
    HIGHEST_DIAL,
    HOME_TILE,
    MOUNTAIN,
    NONE,
    TILE_AREAS,
    WATER,
    Tables,
    faction_of,
)
from rulewright.games.runewars.heroes.quests import EFFECTS, QUEST_CARDS
from rulewright.games.runewars.ids import (
    ALIGNMENTS,
    AREAS,
    ATTRIBUTES,
    CITIES,
    EDGE_COUNT,
    FACTIONS,
    FATE_NUMBERS,
    HEROES,
    QUESTS,
    RESOURCES,
    REWARDS,
    SHAPES,
    SYMBOLS,
    TACTICS,
    TILES,
    UNITS,
    ZONE_KINDS,
)
from rulewright.kit.contents import DataFiles

ORIGINS: Final = {
    "unit": ("units.csv", "unit_id"),
    "hero": ("heroes.csv", "hero_id"),
    "faction": ("factions.csv", "faction_id"),
    "tactics": ("tactics.csv", "key"),
    "reward": ("rewards.csv", "key"),
    "quest": ("quests.csv", "quest_id"),
    "objective": ("objectives.csv", "objective_id"),
    "season_card": ("seasons.csv", "season_card_id"),
    "city": ("cities.csv", "city_id"),
    "title": ("titles.csv", "title_id"),
    "development": ("developments.csv", "key"),
    "exploration": ("exploration.csv", "key"),
}
"""Which file and column say where the things of a kind come from."""
BORDERS: Final = {0: "open", int(MOUNTAIN): "mountain", int(WATER): "water"}


def provenance(folder: Path) -> dict[str, dict[str, str]]:
    """By kind and id, whether a thing is as in the rulebook, public, or reconstructed."""
    files = DataFiles(folder)
    return {kind: files.origins(name, column) for kind, (name, column) in ORIGINS.items()}


def printed(tables: Tables) -> dict[str, Any]:
    """All printed values, by kind and id."""
    return {
        "units": {name: unit(tables, at) for at, name in enumerate(UNITS)},
        "heroes": {name: hero(tables, at) for at, name in enumerate(HEROES)},
        "factions": {name: faction(tables, at) for at, name in enumerate(FACTIONS)},
        "dials": {name: dials(tables, at) for at, name in enumerate(FACTIONS)},
        "tiles": {name: tile(tables, at) for at, name in enumerate(TILES)},
        "fate": {name: fate_card(tables, at) for at, name in enumerate(FATE_NUMBERS, 1)},
        "quests": {name: quest_area(tables, at) for at, name in enumerate(QUESTS)},
        "tests": {name: quest_test(at) for at, name in enumerate(QUESTS) if QUEST_CARDS[at].attribute != NONE},
        "cities": {name: [list(pair) for pair in tables.benefits[at]] for at, name in enumerate(CITIES)},
        "tactics": dict(zip(TACTICS, tables.copies_of_tactics, strict=True)),
        "rewards": dict(zip(REWARDS, tables.copies_of_rewards, strict=True)),
    }


def unit(tables: Tables, at: int) -> dict[str, Any]:
    """RW-017: base and numbers of a unit, and its figures in the box (RW-001)."""
    side = faction_of(at)
    traits = [trait for trait, having in (("fast", tables.fast), ("flying", tables.flying)) if having[at]]
    return {
        "faction": FACTIONS[side] if side < len(FACTIONS) else "neutral",
        "shape": SHAPES[tables.shape[at]],
        "initiative": tables.initiative[at],
        "health": tables.health[at],
        "traits": traits,
        "figures": tables.figures[at],
    }


def hero(tables: Tables, at: int) -> dict[str, Any]:
    """RW-420."""
    attributes = tables.attributes[at * 3 : at * 3 + 3]
    return {
        "alignment": ALIGNMENTS[tables.hero_alignment[at]],
        **dict(zip(ATTRIBUTES, attributes, strict=True)),
        "health": tables.hero_health[at],
    }


def faction(tables: Tables, at: int) -> dict[str, Any]:
    """RW-019: the sheet of a faction; `units` are those that its dials bring at the start, dial by dial."""
    levels = tables.start_dials[at * 3 : at * 3 + 3]
    starting = [UNITS[one] for dial, level in enumerate(levels) for one in tables.units_of_dial(at, dial, level)]
    return {
        "home": TILES[HOME_TILE[at]],
        "alignment": ALIGNMENTS[tables.alignment[at]],
        "tactics": tables.start_tactics[at],
        "influence": tables.start_influence[at],
        "dials": dict(zip(RESOURCES, levels, strict=True)),
        "units": {name: starting.count(name) for name in starting},
    }


def dials(tables: Tables, at: int) -> dict[str, Any]:
    """RW-020: the spaces of each dial, from 0 on."""
    spaces = int(HIGHEST_DIAL) + 1
    first = at * len(RESOURCES) * spaces
    return {
        name: [dial_space(tables, first + dial * spaces + position) for position in range(spaces)]
        for dial, name in enumerate(RESOURCES)
    }


def dial_space(tables: Tables, at: int) -> dict[str, Any]:
    """What a space shows: units of one type, Tactics cards, influence, or nothing."""
    units = tables.dial_units[at]
    if units:
        return {"icon": UNITS[units[0]], "amount": len(units)}
    if tables.dial_tactics[at]:
        return {"icon": "tactics", "amount": tables.dial_tactics[at]}
    if tables.dial_influence[at]:
        return {"icon": "influence", "amount": tables.dial_influence[at]}
    return {"icon": None, "amount": 0}


def tile(tables: Tables, at: int) -> list[dict[str, Any]]:
    """RW-004, RW-005: the areas of a tile."""
    first = FIRST_AREA[at]
    return [area(tables, one) for one in range(first, first + len(TILE_AREAS[at]))]


def area(tables: Tables, at: int) -> dict[str, Any]:
    """Where an area lies inside its tile, what it yields, and its borders, clockwise from the upper one."""
    q, r = tables.offsets[at]
    borders = tables.borders[at * int(EDGE_COUNT) : (at + 1) * int(EDGE_COUNT)]
    return {
        "id": AREAS[at],
        "q": q,
        "r": r,
        **dict(zip(RESOURCES, tables.yields[at * 3 : at * 3 + 3], strict=True)),
        "borders": [BORDERS[border] for border in borders],
    }


def fate_card(tables: Tables, at: int) -> dict[str, Any]:
    """RW-018: the Destiny symbol, and for each shape the result and its number."""
    zones = {
        shape: [ZONE_KINDS[tables.zone_kind[at * 4 + zone]], tables.zone_value[at * 4 + zone]]
        for zone, shape in enumerate(SHAPES)
    }
    return {"destiny": SYMBOLS[tables.destiny[at]], "zones": zones}


def quest_area(tables: Tables, at: int) -> str | None:
    """RW-450: where a quest is; None if it names a kind of area, as its text says."""
    place = tables.quest_area[at]
    return None if place == NONE else AREAS[place]


def quest_test(at: int) -> dict[str, Any]:
    """RW-455: the attribute that a quest tests, what each symbol brings, and which symbols complete it (RW-451)."""
    card = QUEST_CARDS[at]
    results = {symbol: [EFFECTS[effect] for effect in card.results[number]] for number, symbol in enumerate(SYMBOLS)}
    done = [symbol for symbol, effects in results.items() if {"reward", "rewards"} & set(effects)]
    return {"attribute": ATTRIBUTES[card.attribute], "done": done, **results}
