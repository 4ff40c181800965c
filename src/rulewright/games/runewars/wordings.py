"""Wordings: what the texts of cards, tokens and sheets say of the printed values, which a content pack may change.

Each is an argument of a message: a number, or a phrase that the catalogues put into words (`printed-...`). What the
rules themselves say (two more strength, a limit of eight units) stands in the catalogues.
"""

from __future__ import annotations

from typing import Any, Final

from rulewright.games.runewars.content import NONE, Tables
from rulewright.games.runewars.ids import (
    ALIGNMENTS,
    AREAS,
    BEASTMAN,
    CITIES,
    FACTIONS,
    FATE_NUMBERS,
    QUESTS,
    REANIMATE,
    RESOURCES,
    SHAPES,
    SYMBOLS,
    TRIANGLE,
    UNITS,
    ZONE_KINDS,
)

Phrase = dict[str, Any]
NEUTRAL_UNITS: Final = range(int(BEASTMAN), len(UNITS))


def wordings(tables: Tables) -> dict[str, dict[str, Any]]:
    """By message, what it takes from the content."""
    told: dict[str, dict[str, Any]] = {
        "unit-necromancer": {"initiative": tables.initiative[REANIMATE]},
        "unit-beastman": {"zone": say(f"printed-zone-{SHAPES[tables.shape[BEASTMAN]]}")},
        "objective-obj-g1": {"units": every_neutral_triangle(tables)},
    }
    for at, name in enumerate(FACTIONS):
        told[f"faction-{name}"] = sheet(tables, at)
    for at, name in enumerate(CITIES):
        told[f"city-{name}".replace("_", "-")] = {"benefits": benefits(tables, at)}
    for at, name in enumerate(QUESTS):
        if tables.quest_area[at] != NONE:
            told[f"quest-{name}"] = {"area": say(f"area-{AREAS[tables.quest_area[at]]}")}
    for number, name in enumerate(FATE_NUMBERS, 1):
        told[f"fate-{name}"] = fate_card(tables, number)
    return told


def say(message: str, **arguments: Any) -> Phrase:
    """A phrase: a message of the catalogues, and what it takes."""
    return {"say": message, "with": arguments} if arguments else {"say": message}


def joined(message: str, phrases: list[Phrase]) -> Phrase:
    """One phrase of several, from the first on; there must be one."""
    whole = phrases[0]
    for phrase in phrases[1:]:
        whole = say(message, first=whole, last=phrase)
    return whole


def listed(phrases: list[Phrase]) -> Phrase:
    """One phrase of several, as a list is spoken: this, this and that."""
    if len(phrases) == 1:
        return phrases[0]
    return say("list-and", first=joined("printed-comma", phrases[:-1]), last=phrases[-1])


def figures(unit: int, number: int) -> Phrase:
    """So many units of a type."""
    name = f"unit-{UNITS[unit]}"
    forms = {"unit": say(name), "unit-few": say(f"{name}.few"), "unit-many": say(f"{name}.many")}
    return say("printed-figures", number=number, **forms)


def sheet(tables: Tables, at: int) -> dict[str, Any]:
    """RW-019: the sheet of a faction."""
    levels = tables.start_dials[at * 3 : at * 3 + 3]
    starting = tables.units_of_dials(at, levels)
    in_order = [unit for dial, level in enumerate(levels) for unit in tables.units_of_dial(at, dial, level)]
    army = [figures(unit, starting.count(unit)) for unit in dict.fromkeys(in_order)]
    return {
        "alignment": say(f"printed-{ALIGNMENTS[tables.alignment[at]]}"),
        "tactics": say("printed-tactics", number=tables.start_tactics[at]),
        "influence": say("influence-counted", number=tables.start_influence[at]),
        "units": listed(army) if army else say("printed-no-figures"),
        **dict(zip(RESOURCES, levels, strict=True)),
    }


def benefits(tables: Tables, at: int) -> Phrase:
    """RW-166: what a city gives, one of these."""
    gifts = [benefit(tables, kind, number) for kind, number in tables.benefits[at]]
    return joined("printed-semicolon", gifts) if gifts else say("printed-nothing")


def benefit(tables: Tables, kind: str, number: int) -> Phrase:
    """RW-167: a benefit: influence, cards, or neutral units of a shape, of any type that has it."""
    if kind == "influence":
        return say("influence-counted", number=number)
    if kind not in SHAPES:
        return say("printed-tactics" if kind == "tactics" else "printed-quests", number=number)
    fitting = [figures(unit, number) for unit in NEUTRAL_UNITS if SHAPES[tables.shape[unit]] == kind]
    return joined("printed-or", fitting) if fitting else say("printed-no-figures")


def every_neutral_triangle(tables: Tables) -> Phrase:
    """Bound by Honor: the neutral types on triangles."""
    names = [say(f"unit-{UNITS[unit]}") for unit in NEUTRAL_UNITS if tables.shape[unit] == TRIANGLE]
    if not names:
        return say("printed-every-triangle")
    others = [say("printed-every-other", unit=name) for name in names[1:]]
    return listed([say("printed-every", unit=names[0]), *others])


def fate_card(tables: Tables, number: int) -> dict[str, Phrase]:
    """RW-018: the Destiny symbol of a Fate card, and its results by shape."""
    told = {"destiny": say(f"symbol-{SYMBOLS[tables.destiny[number]]}")}
    for zone, shape in enumerate(SHAPES):
        kind, value = ZONE_KINDS[tables.zone_kind[number * 4 + zone]], tables.zone_value[number * 4 + zone]
        told[shape] = say(f"printed-{kind}", number=value) if kind in ("rout", "damage") else say(f"printed-{kind}")
    return told
