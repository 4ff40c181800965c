"""The table of Wonderland's War as text and as a picture: tea seats, regions with their units, the battle in progress.

In the text a seat of the table is its number, its card and who sits there; in a region `3L+5 C =7` are three units, the
leader among them, with a strength of five by leader, figures and castle, a castle (`c`: a lying one), and the strength
in the battle. In the picture units are bars in the colours of their players, and a battle's strengths are lines below.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from rulewright.faces.colours import HEAD, INK, PAPER, SEAT_COLOURS, Colour
from rulewright.faces.font import GLYPH_HEIGHT, GLYPH_WIDTH, glyph
from rulewright.games.wonderland import GAME
from rulewright.games.wonderland.content import TOP_STRENGTH
from rulewright.games.wonderland.ids import REGIONS, SCORING_TOKENS, WONDERLANDIANS

View = dict[str, Any]

LEFT_OUT: Final = (
    "ally_cards", "scoring", "tea_table", "tea_decks", "supply", "removed", "wonderlandian_deck", "quest_deck",
    "quest_discard", "scores",
)  # fmt: skip
COUNTED: Final = ("bag", "active", "exhausted", "madness", "abilities", "quests", "feats")
LABEL: Final = 8
TEA_CELL: Final = 6
REGION_CELL: Final = 14
TEA_SEATS: Final = 13
HEAD_OF_TABLE: Final = 8
CASTLE_STRENGTH: Final = 2

MARGIN: Final = 8
GAP: Final = 6
SCALE: Final = 2
LINE: Final = (GLYPH_HEIGHT + 5) * SCALE
TEA_HEIGHT: Final = 3 * LINE + GAP
ROW: Final = LINE + 4
UNITS_SHOWN: Final = 9
"""A bar is full with so many units; few regions ever have more of one player."""
HEIGHT: Final = 2 * MARGIN + TEA_HEIGHT + 2 * GAP + 6 * ROW
"""The same for all numbers of players and all phases."""


class Presence(NamedTuple):
    """What a player has in a region."""

    units: int
    leader: bool
    start: int
    castle: str | None
    strength: int | None
    """In the battle in progress; None without one, or for somebody who is bust."""

    def __str__(self) -> str:
        units = f"{self.units}{'L' if self.leader else ''}+{self.start}" if self.units else ""
        castle = {"upright": "C", "lying": "c", None: ""}[self.castle]
        fight = "" if self.strength is None else f"={self.strength}"
        return f"{units} {castle} {fight}".strip()


def simple(view: View) -> View:
    """The table without what the picture shows, with as many lines at all times."""
    shown = {name: value for name, value in view.items() if name not in LEFT_OUT}
    shown["allies"] = "".join(view["ally_cards"].values())
    shown["seats"] = [simple_seat(seat) for seat in view["seats"]]
    return shown


def simple_seat(seat: View) -> View:
    """What a player has, counted; nothing but the faction before everything is dealt."""
    return {
        "faction": seat["faction"] or "-",
        "vp": seat.get("vp", 0),
        "shards": seat.get("shards", 0),
        "shield": seat.get("shield", "-"),
        "strength": seat.get("leader_strength", 1),
        "forged": sum(len(track) for track in seat.get("forge", [])),
        "supply": seat.get("supporters", {}).get("supply", 0),
        **{name: counted(seat.get(name, 0)) for name in COUNTED},
        "wonderl.": counted(seat.get("wonderlandians", 0)),
    }


def counted(things: Any) -> int:
    """How many things a list has; of hidden ones a view tells just that."""
    return things if isinstance(things, int) else len(things)


# What is shown, read from the view


def card_at(view: View, place: int) -> str:
    """The card on a seat of the tea table, a poisoned one with an exclamation mark; empty without one."""
    found = view["tea_table"].get(str(place), {})
    card = found.get("card")
    return "" if card is None else f"{card}{'!' if found['poison'] else ''}"


def sitting_at(view: View, place: int) -> list[int]:
    """Whose leaders are on a seat of the tea table; 8 is its head."""
    where = "head" if place == HEAD_OF_TABLE else f"seat:{place}"
    return [number for number, seat in enumerate(view["seats"]) if seat.get("leader") == where]


def battle_of(view: View) -> View | None:
    """The battle in progress."""
    return next((frame for frame in view["pending"] or [] if frame["name"] == "battle"), None)


def presence(view: View, number: int, region: str) -> Presence:
    """What a player has in a region, with the strength of leader, figures and castle."""
    seat = view["seats"][number]
    if "supporters" not in seat:
        return Presence(0, False, 0, None, None)
    figures = [figure for figure, place in seat["figures"].items() if place == region]
    leader = seat["leader"] == region
    castle = seat["castles"].get(region)
    start = sum(GAME.tables.figure_strength[WONDERLANDIANS.index(figure)] for figure in figures)
    start += seat["leader_strength"] if leader else 0
    start += CASTLE_STRENGTH if castle else 0
    units = seat["supporters"].get(region, 0) + len(figures) + leader
    battle = battle_of(view)
    fighter = (battle["fighters"] or {}).get(str(number)) if battle and battle["region"] == region else None
    strength = fighter["strength"] if fighter and fighter["status"] != "bust" else None
    return Presence(units, leader, start, castle, strength)


def points_of(view: View, region: str) -> list[int]:
    """The VP of a region in the three rounds."""
    token = view["scoring"].get(region)
    return [] if token is None else list(GAME.tables.scoring[SCORING_TOKENS.index(token)])


# Text


def lines(view: View) -> list[str]:
    """Tea table and regions as text."""
    return [*tea_lines(view), "", *region_lines(view)]


def tea_lines(view: View) -> Iterator[str]:
    places = range(1, TEA_SEATS + 1)
    names = ["head" if place == HEAD_OF_TABLE else str(place) for place in places]
    sitters = ["".join(map(str, sitting_at(view, place))) for place in places]
    yield row("tea", names, TEA_CELL)
    yield row("", [card_at(view, place) for place in places], TEA_CELL)
    yield row("leaders", sitters, TEA_CELL)


def region_lines(view: View) -> Iterator[str]:
    battle = battle_of(view)
    heads = [f"{'> ' if battle and battle['region'] == region else ''}{region}" for region in REGIONS]
    yield row("", heads, REGION_CELL)
    yield row("VP", ["/".join(map(str, points_of(view, region))) for region in REGIONS], REGION_CELL)
    for number in range(view["players"]):
        yield row(f"seat_{number}", [str(presence(view, number, region)) for region in REGIONS], REGION_CELL)


def row(label: str, cells: list[str], width: int) -> str:
    return (label.ljust(LABEL) + "".join(cell.ljust(width) for cell in cells)).rstrip()


# Picture


def image(view: View, width: int) -> NDArray[np.uint8]:
    """Tea table and regions as a picture; in a region bars of units, and below the strengths of a battle."""
    picture = np.full((HEIGHT, width, 3), PAPER, np.uint8)
    draw_tea(picture, view, width)
    draw_regions(picture, view, width)
    return picture


def draw_tea(picture: NDArray[np.uint8], view: View, width: int) -> None:
    """The seats of the table in a row, the head among them; a leader colours the seat."""
    step = (width - 2 * MARGIN + GAP) // TEA_SEATS
    for place in range(1, TEA_SEATS + 1):
        left = MARGIN + (place - 1) * step
        sitters = sitting_at(view, place)
        fill(picture, MARGIN, left, TEA_HEIGHT - GAP, step - GAP, HEAD)
        for at, number in enumerate(sitters):
            part = (step - GAP) // len(sitters)
            fill(picture, MARGIN, left + at * part, LINE, part, SEAT_COLOURS[number])
        write(picture, MARGIN + 4, left + 4, "head" if place == HEAD_OF_TABLE else str(place))
        write(picture, MARGIN + LINE + 4, left + 4, card_at(view, place))


def draw_regions(picture: NDArray[np.uint8], view: View, width: int) -> None:
    top = MARGIN + TEA_HEIGHT + GAP
    step = (width - 2 * MARGIN + GAP) // len(REGIONS)
    battle = battle_of(view)
    for at, region in enumerate(REGIONS):
        left = MARGIN + at * step
        fighting = battle is not None and battle["region"] == region
        fill(picture, top, left, LINE, step - GAP, INK if fighting else HEAD)
        points = "/".join(map(str, points_of(view, region)))
        write(picture, top + 4, left + 4, f"{region} {points}", PAPER if fighting else INK)
        for number in range(view["players"]):
            draw_presence(picture, top + LINE + 4 + number * ROW, left, step - GAP, view, number, region)


def draw_presence(
    picture: NDArray[np.uint8], top: int, left: int, width: int, view: View, number: int, region: str
) -> None:
    """A bar for the units of a player in a region, a tower for the castle, a line for the strength in the battle."""
    here = presence(view, number, region)
    colour = SEAT_COLOURS[number]
    bar = width * min(here.units, UNITS_SHOWN) // UNITS_SHOWN
    fill(picture, top, left, LINE - 2, bar, colour)
    write(picture, top + 3, left + 4, str(here))
    if here.castle:
        high = LINE - 2 if here.castle == "upright" else LINE // 2
        fill(picture, top + LINE - 2 - high, left + width - 10, high, 10, INK)
    if here.strength is not None:
        fill(picture, top + LINE - 2, left, 4, width * here.strength // int(TOP_STRENGTH), INK)


def fill(picture: NDArray[np.uint8], top: int, left: int, height: int, width: int, colour: Colour) -> None:
    picture[top : top + height, left : left + width] = colour


def write(picture: NDArray[np.uint8], top: int, left: int, text: str, colour: Colour = INK) -> None:
    """Letters of double size."""
    for at, character in enumerate(text):
        ink = glyph(character).repeat(SCALE, axis=0).repeat(SCALE, axis=1)
        column = left + at * GLYPH_WIDTH * SCALE
        spot = picture[top : top + ink.shape[0], column : column + ink.shape[1]]
        spot[ink[: spot.shape[0], : spot.shape[1]]] = colour
