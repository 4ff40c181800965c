"""Printed values, for whoever draws the things of the game: everybody may know them, and they are JSON."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from rulewright.kit.contents import DataFiles

LEVELS: Final = ("", "I", "II", "III", "IV")
ACTIONS: Final = ("heroes", "gather", "develop")
KINDS: Final = {"PO": "portal", "PT": "port"}


def provenance(folder: Path) -> dict[str, dict[str, str]]:
    """By kind and id, whether a thing is as in the rulebook, public, or reconstructed."""
    files = DataFiles(folder)
    return {
        "action_card": files.origins("action_cards.csv", "id"),
        "faction": files.origins("action_cards.csv", "faction"),
        "artefact": files.origins("artefacts.csv", "id"),
        "building": files.origins("buildings.csv", "id"),
        "encounter": files.origins("encounters.csv", "id"),
        "colour": files.origins("encounters.csv", "colour"),
        "hero": files.origins("heroes.csv", "id"),
        "location": files.origins("locations.csv", "code"),
        "scroll": files.origins("scrolls.csv", "id"),
        "skill": files.origins("skills.csv", "id"),
        "treasure": files.origins("treasures.csv", "id"),
        "unit": files.origins("units.csv", "id"),
        "week": files.origins("weeks.csv", "id"),
    }


def printed(folder: Path) -> dict[str, Any]:
    """All printed values, in the form in which boards want them."""
    files = DataFiles(folder)
    return {
        "tiles": tiles(files),
        "across": {
            row["players"]: int(row["grid_cols"]) for row in files.rows("layouts.csv", ("players", "grid_cols"))
        },
        "units": {row["id"]: unit(row) for row in files.rows("units.csv", ("id",))},
        "encounters": {row["id"]: encounter(row) for row in files.rows("encounters.csv", ("id",))},
        "heroes": {row["id"]: hero(row) for row in files.rows("heroes.csv", ("id",))},
        "buildings": {row["id"]: building(row) for row in files.rows("buildings.csv", ("id",))},
        "locations": {row["code"]: location(row) for row in files.rows("locations.csv", ("code",))},
        "levels": [
            {
                "resources": int(row["upgrade_cost_resources"]),
                "income": {"gold": int(row["income_gold"]), "resources": int(row["income_resources"])},
                "power": int(row["power_points_total"]),
            }
            for row in files.rows("capital_levels.csv", ("level",))
        ],
        "slots": {row["id"]: row["slot"] for row in files.rows("artefacts.csv", ("id", "slot"))},
        "scrolls": {row["id"]: int(row["magic_required"]) for row in files.rows("scrolls.csv", ("id",))},
        "skills": {
            row["id"]: {"deck": row["deck"], "school": row["school"]} for row in files.rows("skills.csv", ("id",))
        },
        "cards": {
            row["name_en"].lower(): actions(row)
            for row in files.rows("action_cards.csv", ("id", "name_en", "option_1", "option_2"))
        },
        "moons": {row["id"]: row["moon"] for row in files.rows("weeks.csv", ("id", "moon"))},
        "treasures": {
            row["id"]: [row[f"reward_{at}"] for at in range(1, 5) if row[f"reward_{at}"]]
            for row in files.rows("treasures.csv", ("id",))
        },
    }


def tiles(files: DataFiles) -> dict[str, list[dict[str, Any]]]:
    """MH-022: the squares of each tile, unturned."""
    found: dict[str, list[dict[str, Any]]] = {}
    for row in files.rows("tiles.csv", ("tile", "row", "col", "terrain")):
        guarded = row["defends_row"] != ""
        found.setdefault(row["tile"], []).append(
            {
                "at": [int(row["row"]), int(row["col"])],
                "terrain": row["terrain"],
                "location": row["location"] or None,
                "symbol": row["encounter_colour"] or None,
                "defends": [int(row["defends_row"]), int(row["defends_col"])] if guarded else None,
            }
        )
    return found


def actions(row: dict[str, str]) -> list[str]:
    """MH-151, MH-152: the actions of a card; the fourth card has all of them."""
    shown = [option.lower() for option in (row["option_1"], row["option_2"])]
    return [action for action in ACTIONS if action in shown or shown[1] == "-"]


def named(word: str) -> str:
    """An ability as identifiers spell it."""
    return word.replace(" ", "-")


def unit(row: dict[str, str]) -> dict[str, Any]:
    """MH-023: a unit token."""
    return {
        "faction": row["faction"],
        "strength": int(row["strength"]),
        "initiative": int(row["initiative"]),
        "ability": named(row["ability"]) or None,
        "tokens": int(row["tokens"]),
        "recruit": int(row["recruit_gold"]),
        "train": int(row["train_gold"]),
    }


def encounter(row: dict[str, str]) -> dict[str, Any]:
    """MH-024: an encounter token."""
    return {
        "level": row["colour"],
        "strength": int(row["strength"]),
        "initiative": int(row["initiative"]),
        "number": int(row["number"]),
        "elite": row["elite"] == "yes",
        "ability": named(row["ability"]) or None,
        "medals": int(row["trophy_xp"]),
        "chests": int(row["trophy_chests"]),
    }


def hero(row: dict[str, str]) -> dict[str, Any]:
    """A hero card (MH-330)."""
    return {
        "faction": row["faction"],
        "type": row["type"],
        "strength": int(row["strength"]),
        "magic": int(row["magic"]),
        "initiative": int(row["initiative"]),
        "leadership": int(row["leadership"]),
        "abilities": [named(word) for word in row["abilities"].split(";") if word],
        "schools": [word for word in row["schools"].split(";") if word],
    }


def building(row: dict[str, str]) -> dict[str, Any]:
    """A building and what it asks for (MH-304)."""
    return {
        "faction": row["faction"],
        "level": LEVELS.index(row["min_level"]),
        "resources": int(row["cost_resources"]),
        "gold": int(row["cost_gold"]),
    }


def location(row: dict[str, str]) -> dict[str, Any]:
    """A location: what it is for, and what it brings (MH-235, MH-234)."""
    return {
        "kind": KINDS.get(row["code"], "control" if row["kind"] == "control" else "explore"),
        "power": int(row["power_points"] or 0),
        "resources": int(row["gather_resources"] or 0),
        "gold": int(row["gather_gold"] or 0),
    }
