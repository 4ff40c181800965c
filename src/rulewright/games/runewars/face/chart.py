"""The map of a view as hexagons with short marks, for the terminal and for pictures. No rules of play.

7A D♜◆    area, who controls it (the letter of his home realm), stronghold or city, rune
3F1K      units: how many of each kind; a stroke after those that are routed
Ro !D     heroes by the first letters of their names, and whose activation tokens lie here
2f1o      what the area provides; a token after it is one of exploration

While the map is being laid hexagons show their coordinates, which options name, and so do those around the map.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from rulewright.faces.hexmap import Hexagon
from rulewright.games.runewars.board import Board, PlacedTile
from rulewright.games.runewars.content import AREA_NUMBER, MOUNTAIN, NEUTRAL, WATER, Tables, faction_of
from rulewright.games.runewars.ids import TILES, UNITS
from rulewright.kit.hexes import DIRECTIONS


class Signs(NamedTuple):
    """The characters that stand for things: plain ones by default, finer ones where they can be shown.

    letters     the letter of each unit
    resources   the letters of food, wood and ore
    """

    letters: dict[str, str]
    resources: tuple[str, str, str] = ("f", "w", "o")
    stronghold: str = "#"
    damaged: str = "%"
    city: str = "@"
    dragon: str = "*"
    false: str = "x"
    hidden: str = "?"
    routed: str = "'"
    activated: str = "!"
    token_down: str = "+"
    token_up: str = "="
    mountain: str = "^"
    water: str = "~"
    both: str = "&"
    marker: str = "<>"


class Place(NamedTuple):
    """One area of the map: its id, the seat that controls it (-1: nobody), and how it is drawn.

    A hexagon beside the map has no id.
    """

    area: str
    seat: int
    hexagon: Hexagon


def letters_of(names: dict[str, str]) -> dict[str, str]:
    """A letter for each unit, the first of its name that no other of the same faction has; neutral ones are small."""
    letters: dict[str, str] = {}
    taken: set[tuple[int, str]] = set()
    for number, unit in enumerate(UNITS):
        faction = int(faction_of(number))
        letter = next((one for one in names[unit].upper() if one.isalpha() and (faction, one) not in taken), "?")
        taken.add((faction, letter))
        letters[unit] = letter.lower() if faction == NEUTRAL else letter
    return letters


def board_of(tables: Tables, view: dict[str, Any]) -> Board:
    """The laid map of a view."""
    placed = [PlacedTile(TILES.index(tile["tile"]), tile["q"], tile["r"], tile["rot"]) for tile in view["map"]]
    return Board(tables, placed)


def charted(tables: Tables, view: dict[str, Any], signs: Signs, top: int) -> list[Place]:
    """The areas of a view; `top` is the room of a first line, that of the second is two characters longer."""
    board = board_of(tables, view)
    homes = [seat["home"] or "." for seat in view["seats"]]
    heroes: dict[str, list[str]] = {}
    for hero, facts in view["heroes"].items():
        name = hero.removeprefix("hero_")[:2].capitalize()
        heroes.setdefault(facts["area"], []).append(name + homes[facts["seat"]])
    places: list[Place] = []
    for area, facts in view["areas"].items():
        number = AREA_NUMBER[area]
        lines = (
            heading(area, facts, homes, signs, top),
            units_told(facts["units"], signs, top + 2),
            people_told(heroes.get(area, []), facts, homes, signs, top + 2),
            yields_told(facts, signs),
        )
        hexagon = Hexagon(board.cell_q[number], board.cell_r[number], lines, borders_of(board, number, view, signs))
        places.append(Place(area, -1 if facts["controller"] is None else facts["controller"], hexagon))
    return places if is_complete(view) else with_coordinates(places, view, signs)


def is_complete(view: dict[str, Any]) -> bool:
    """Whether all tiles are laid, the home realms last."""
    laid = {tile["tile"] for tile in view["map"]}
    return all(seat["home"] in laid for seat in view["seats"])


def with_coordinates(places: list[Place], view: dict[str, Any], signs: Signs) -> list[Place]:
    """The areas with the coordinates of their hexagons, the hexagons around them, and the markers laid so far."""
    shown: list[Place] = []
    covered: set[tuple[int, int]] = set()
    around: set[tuple[int, int]] = set()
    for place in places:
        q, r, lines, _ = place.hexagon
        covered.add((q, r))
        around.update((q + dq, r + dr) for dq, dr in DIRECTIONS)
        shown.append(place._replace(hexagon=place.hexagon._replace(lines=(lines[0], lines[1], f"{q},{r}", lines[3]))))
    frame = view["pending"][0] if view["pending"] else {}
    marked = {(cell[0], cell[1]) for marker in frame.get("markers", []) for cell in marker}
    for q, r in sorted((around | marked) - covered):
        shown.append(Place("", -1, Hexagon(q, r, ("", f"{q},{r}", signs.marker if (q, r) in marked else "", ""))))
    return shown


def heading(area: str, facts: dict[str, Any], homes: list[str], signs: Signs, room: int) -> str:
    """Area, controller, stronghold or city, rune."""
    owner = " " if facts["controller"] is None else homes[facts["controller"]]
    place = signs.city if facts["city"] else ""
    if facts["stronghold"]:
        place = signs.damaged if facts["stronghold"]["damaged"] else signs.stronghold
    runes = {"dragon": signs.dragon, "false": signs.false, "hidden": signs.hidden}
    marks = owner + place + runes.get(facts["rune"] or "", "")
    return f"{area} {marks}" if len(area) + 1 + len(marks) <= room else area + marks


def units_told(labels: list[str], signs: Signs, room: int) -> str:
    """Units by kind; just how many stand and how many are routed where that is too long."""
    counts: dict[str, int] = {}
    for label in labels:
        unit, *conditions = label.split("-")
        mark = signs.letters[unit] + (signs.routed if "routed" in conditions else "")
        counts[mark] = counts.get(mark, 0) + 1
    told = "".join(f"{count}{mark}" for mark, count in counts.items())
    if len(told) <= room:
        return told
    routed = sum(1 for label in labels if "-routed" in label)
    return f"{len(labels) - routed}+{routed}{signs.routed}" if routed else str(len(labels))


def people_told(heroes: list[str], facts: dict[str, Any], homes: list[str], signs: Signs, room: int) -> str:
    """Heroes and activation tokens; heroes are counted where their names are too long."""
    tokens = signs.activated + "".join(homes[seat] for seat in facts["activated"]) if facts["activated"] else ""
    for named in (" ".join(heroes), "".join(heroes), f"{len(heroes)}h"):
        told = " ".join(part for part in (named if heroes else "", tokens) if part)
        if len(told) <= room:
            return told
    return told[:room]


def yields_told(facts: dict[str, Any], signs: Signs) -> str:
    """What an area provides, and whether an exploration token lies there."""
    given = zip(facts["yields"].values(), signs.resources, strict=True)
    told = "".join(f"{number}{letter}" for number, letter in given if number)
    token = facts["exploration"]
    return told + ("" if token is None else signs.token_up if token["up"] else signs.token_down)


def borders_of(board: Board, area: int, view: dict[str, Any], signs: Signs) -> tuple[str, str, str, str, str, str]:
    """The borders of an area; water that is frozen is none."""
    closed = int(MOUNTAIN) | (0 if view["ice"] else int(WATER))
    marks = ("", signs.mountain, signs.water, signs.both)
    found = [marks[board.borders[area * 6 + direction] & closed] for direction in range(6)]
    return found[0], found[1], found[2], found[3], found[4], found[5]


def plain_signs() -> Signs:
    """Signs of plain characters, with letters from the ids of the units."""
    return Signs(letters_of({unit: unit for unit in UNITS}))
