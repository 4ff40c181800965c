"""What follows from a view and is told with it in words: Power, ready cards, locations with guards and owners.

It is read from the view alone, as the text view and readers have nothing else.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from rulewright.games.heroes.board import Board
from rulewright.games.heroes.content import TARGETS, WEEKS_OF_LENGTH, Tables
from rulewright.games.heroes.ids import ARTEFACTS, COLOURS, LOCATIONS
from rulewright.games.heroes.options import SQUARES

View = dict[str, Any]
BOARDS: Final = 64
"""So many maps are kept: from one choice to the next the map stays the same."""


@lru_cache(maxsize=BOARDS)
def board_of(tables: Tables, players: int, tiles: tuple[tuple[int, int], ...]) -> Board:
    return Board(tables, players, [number * 4 + turns for number, turns in tiles])


def implied(tables: Tables, view: View) -> View:
    """The target, the number of weeks, all sites in reading order, and for each seat its Power and more."""
    players = int(view["players"])
    sites = sites_of(tables, view)
    more = {
        "target": int(TARGETS[players]),
        "weeks": 3 * WEEKS_OF_LENGTH[str(view["options"]["length"])],
        "sites": sites,
    }
    return {**more, "known": [known(tables, seat, number, sites) for number, seat in enumerate(view["seats"])]}


def sites_of(tables: Tables, view: View) -> list[View]:
    """MH-230, MH-231: each location to control or to explore, with its guard, its owner, and whether it is spent."""
    if not view["tiles"]:
        return []
    board = board_of(tables, int(view["players"]), tuple((tile[0], tile[1]) for tile in view["tiles"]))
    found = []
    for site in board.in_order:
        square, symbol = SQUARES[board.squares[site]], SQUARES[board.symbols[site]]
        found.append(
            {
                "square": square,
                "location": LOCATIONS[board.codes[site]],
                "colour": COLOURS[board.colours[site]],
                "guard": view["encounters"].get(symbol),
                "owner": view["control"].get(square),
                "spent": int(square in view["spent"]),
            }
        )
    return found


def known(tables: Tables, seat: View, number: int, sites: list[View]) -> View:
    """MH-531: the Power of a seat; its ready cards, its locations."""
    own = [site["location"] for site in sites if site["owner"] == number]
    artefacts = [ARTEFACTS.index(name) for hero in seat.get("heroes", []) for name in hero["artefacts"]]
    power = int(seat.get("bonus_pp", 0)) + int(tables.level_power[seat.get("level", 1)])
    power += sum(int(tables.location_power[LOCATIONS.index(code)]) for code in own)
    power += sum(int(tables.artefact_power[artefact]) for artefact in artefacts)
    ready = [card for card, state in seat.get("cards", {}).items() if state == "ready"]
    return {"power": power, "locations": own, "ready": ready}
