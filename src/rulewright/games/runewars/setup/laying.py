"""Set-up of the map: map tiles, markers, home realms, and the runes of the Revised Edition (RW-053 to RW-066, RW-801).

What is legal is in tile_places.py and home_places.py; the rest of set-up, and the order of all steps, in sequence.py.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.core.chance import draw, shuffle
from rulewright.core.decision import Decision
from rulewright.core.errors import BadPosition, Refusal
from rulewright.core.frame import ask_seat, go_to
from rulewright.core.narration import MessageKind
from rulewright.games.runewars.board import Board, PlacedTile
from rulewright.games.runewars.content import (
    DRAGON_RUNE,
    FALSE_RUNE,
    HOME_TILE,
    NO_RUNE,
    NONE,
    NUMBERED_TILES,
    SETUP_QUESTS,
)
from rulewright.games.runewars.options import (
    CONFIRM,
    DRAGON_AT,
    FALSE,
    HOME,
    LAY,
    MARKER,
    RESTART,
    TILE,
    WIDTH,
    between,
    laid,
    lay_code,
    of_area,
)
from rulewright.games.runewars.setup.frames import SetUp
from rulewright.games.runewars.setup.home_places import (
    BLOCKS,
    FEW_EDGES,
    NOT_ON_MARKER,
    NOT_OUTSIDE,
    OPEN_EDGES,
    SEALED,
    TOO_NEAR,
    TOUCHES,
    HomesLeft,
    Surroundings,
    home_cells,
    marker_cells,
    required_spacing,
    surroundings,
)
from rulewright.games.runewars.setup.tile_places import (
    COLOURED,
    NO_CONTACT,
    OVERLAPS,
    has_placement,
    laid_tiles,
    placement_fault,
    placements,
)
from rulewright.games.runewars.state import Runewars
from rulewright.games.runewars.world.control import clockwise_from, see_rune
from rulewright.kit.masks import bits

MESSAGES: Final[dict[str, MessageKind]] = {
    "setup_quest": MessageKind(("seat", "quest"), "RW-053"),
    "setup_tile": MessageKind(("seat", "number"), "RW-054"),
    "setup_rebuild": MessageKind(("number",), "RW-062"),
    "setup_marker": MessageKind(("seat",), "RW-059"),
    "setup_markers_restart": MessageKind(("seat",), "RW-063"),
    "setup_markers_confirmed": MessageKind(("seat",), "RW-063"),
    "setup_home": MessageKind(("seat", "faction"), "RW-064"),
    "setup_rune": MessageKind(("seat", "area"), "RW-801"),
}
MOST_RESTARTS: Final[i64] = 2
PLACES: Final[i64] = WIDTH * WIDTH * 6
MARKER_PLACES: Final[i64] = WIDTH * WIDTH * 3


def ask_or_draw(g: Runewars, frame: SetUp, decision: Decision[Runewars, SetUp], seat: i64) -> None:
    """RW-906: with a quick map chance takes the decision; the next step finds an answer in either case."""
    if not g.quick_map:
        ask_seat(g, frame, decision, seat)
        return
    offered = decision.options(g, frame, seat)
    g.answers[seat] = offered[0] if len(offered) == 1 else draw(g, "map", offered)


def lay(g: Runewars, tile: i64, q: i64, r: i64, rotation: i64) -> None:
    """Puts a tile on the table: a new board with it."""
    g.board = g.board.with_tile(g.tables, PlacedTile(tile, q, r, rotation))


def around_map(g: Runewars, frame: SetUp) -> Surroundings:
    """What surrounds the laid tiles, for the home realms of this game and the spacing that is due."""
    if not laid_tiles(g.board) or any(seat.faction == NONE for seat in g.seats):
        raise BadPosition("RW-059: markers need a map and the factions of all players")
    homes = tuple(HOME_TILE[seat.faction] for seat in g.seats)
    spacing, relaxed = required_spacing(g.revised, frame.rebuilds)
    return surroundings(g.tables, laid_tiles(g.board), homes, spacing, relaxed)


# Setup Quests and map tiles (RW-053 to RW-057)


def deal_setup_quests(frame: SetUp, g: Runewars) -> None:
    """RW-053: two Setup Quests to each player, face up."""
    cards = list(range(SETUP_QUESTS))
    shuffle(g, "setup_quests", cards)
    g.quest_deck = [card for card in g.quest_deck if card >= SETUP_QUESTS]
    frame.setup_quests = [[] for _ in range(g.players)]
    for place, seat in enumerate(clockwise_from(g, g.first_player)):
        frame.setup_quests[seat] = sorted(cards[place * 2 : place * 2 + 2])
        for card in frame.setup_quests[seat]:
            g.tell("setup_quest", seat, card)


def clear_map(frame: SetUp, g: Runewars) -> None:
    """RW-053, RW-054: everybody has the two tiles that his cards name; the First Player begins."""
    if [len(cards) for cards in frame.setup_quests] != [2] * g.players:
        raise BadPosition("RW-053: each player has two Setup Quests")
    g.board = Board(g.tables, [])
    # Quest n names tile n.
    frame.unlaid = [cards[:] for cards in frame.setup_quests]
    frame.todo = clockwise_from(g, g.first_player) * 2


class TileChoice(Decision[Runewars, SetUp]):
    """D-003: which of the own tiles is laid next."""

    def options(self, g: Runewars, frame: SetUp, seat: i64) -> list[int]:
        return [TILE + tile for tile in layable_tiles(g, frame.unlaid[seat])]

    def explain(self, g: Runewars, frame: SetUp, seat: i64, code: i64) -> Refusal:
        tile = code - TILE
        if not between(code, TILE, NUMBERED_TILES):
            return Refusal("RW-054", "not-an-option")
        if tile in frame.unlaid[seat]:
            return Refusal("RW-057", "tile-fits-nowhere", {"number": tile + 1})
        return Refusal("RW-054", "not-your-tile", {"number": tile + 1})


TILE_CHOICE: Final = TileChoice("choose_tile", ("RW-054", "RW-057"), "RW-054")


def layable_tiles(g: Runewars, tiles: list[int]) -> list[int]:
    """RW-057: the tiles with a legal place; if there is none, all of them."""
    if not g.board.placed:
        return tiles
    return [tile for tile in tiles if has_placement(g.tables, laid_tiles(g.board), tile)] or tiles


def ask_tile(frame: SetUp, g: Runewars) -> None:
    """RW-054: one tile per turn, until everybody has laid two."""
    if frame.todo:
        ask_or_draw(g, frame, TILE_CHOICE, frame.todo[0])
    else:
        go_to(frame, "arrange")


def take_tile(frame: SetUp, g: Runewars) -> None:
    """RW-054: the very first tile lies in the middle; for the others a place is chosen."""
    seat = frame.todo[0]
    frame.tile = g.answers[seat] - TILE
    if not g.board.placed:
        lay_tile_at(frame, g, 0, 0, 0)


class TilePlace(Decision[Runewars, SetUp]):
    """D-004: where the tile lies, and how it is turned."""

    def options(self, g: Runewars, frame: SetUp, seat: i64) -> list[int]:
        tile = frame.tile
        map_so_far = laid_tiles(g.board)
        places = placements(g.tables, map_so_far, tile, False) or placements(g.tables, map_so_far, tile, True)
        return [lay_code(LAY, q, r, rotation) for q, r, rotation in places]

    def explain(self, g: Runewars, frame: SetUp, seat: i64, code: i64) -> Refusal:
        if not between(code, LAY, PLACES):
            return Refusal("RW-055", "not-an-option")
        fault = placement_fault(g.tables, laid_tiles(g.board), frame.tile, laid(code - LAY))
        if fault == OVERLAPS:
            return Refusal("RW-055", "tiles-overlap")
        if fault == NO_CONTACT:
            return Refusal("RW-055", "tile-without-contact")
        assert fault == COLOURED, "RW-056"
        return Refusal("RW-056", "coloured-edges-meet")

    def arguments(self, g: Runewars, frame: SetUp, seat: i64) -> dict[str, int | str]:
        return {"number": frame.tile + 1}


TILE_PLACE: Final = TilePlace("place_tile", ("RW-055", "RW-056", "RW-057"), "RW-054")


def ask_place(frame: SetUp, g: Runewars) -> None:
    """RW-055 to RW-057."""
    if frame.tile == NONE:
        go_to(frame, "tile")
    else:
        ask_or_draw(g, frame, TILE_PLACE, frame.todo[0])


def lay_tile(frame: SetUp, g: Runewars) -> None:
    """RW-055: the tile lies; the next player follows."""
    q, r, rotation = laid(g.answers[frame.todo[0]] - LAY)
    lay_tile_at(frame, g, q, r, rotation)
    go_to(frame, "tile")


def lay_tile_at(frame: SetUp, g: Runewars, q: i64, r: i64, rotation: i64) -> None:
    seat = frame.todo.pop(0)
    lay(g, frame.tile, q, r, rotation)
    frame.unlaid[seat].remove(frame.tile)
    g.tell("setup_tile", seat, frame.tile + 1)
    frame.tile = NONE


# Markers (RW-059 to RW-063)


def arrange_markers(frame: SetUp, g: Runewars) -> None:
    """RW-062: if no arrangement of markers and home realms exists, the tiles are taken back and laid anew."""
    frame.markers = []
    if not around_map(g, frame).can_be_arranged():
        frame.rebuilds += 1
        g.tell("setup_rebuild", frame.rebuilds)
        go_to(frame, "map")


class MarkerPlace(Decision[Runewars, SetUp]):
    """D-005: where the next home realm marker lies."""

    def options(self, g: Runewars, frame: SetUp, seat: i64) -> list[int]:
        return [MARKER + marker for marker in around_map(g, frame).offers(frame.markers)]

    def default(self, g: Runewars, frame: SetUp, seat: i64) -> i64:
        """The place with the most areas between it and the nearest marker."""
        around = around_map(g, frame)
        best = self.options(g, frame, seat)[0]
        most = -1
        for code in self.options(g, frame, seat):
            spacing = min([around.areas_between(code - MARKER, other) for other in frame.markers], default=0)
            if spacing > most:
                best, most = code, spacing
        return best

    def explain(self, g: Runewars, frame: SetUp, seat: i64, code: i64) -> Refusal:
        if not between(code, MARKER, MARKER_PLACES):
            return Refusal("RW-059", "not-an-option")
        around = around_map(g, frame)
        fault = around.marker_fault(frame.markers, code - MARKER)
        if fault in (OVERLAPS, NOT_OUTSIDE):
            return Refusal("RW-059", "marker-not-outside")
        if fault == FEW_EDGES:
            edges = around.open_edges(marker_cells(code - MARKER))
            return Refusal("RW-059", "marker-needs-edges", {"number": int(edges), "needed": int(OPEN_EDGES)})
        if fault == TOUCHES:
            return Refusal("RW-059", "marker-touches-marker")
        if fault == TOO_NEAR:
            nearest = min(around.areas_between(code - MARKER, other) for other in frame.markers)
            return Refusal("RW-060", "marker-too-near", {"number": nearest, "needed": around.spacing})
        assert fault == BLOCKS, "RW-063"
        return Refusal("RW-063", "marker-blocks-the-rest")

    def arguments(self, g: Runewars, frame: SetUp, seat: i64) -> dict[str, int | str]:
        return {"number": len(frame.markers) + 1, "all": int(g.players)}


MARKER_PLACE: Final = MarkerPlace("place_home_marker", ("RW-059", "RW-060", "RW-061", "RW-063"), "RW-059")


def ask_marker(frame: SetUp, g: Runewars) -> None:
    """RW-059, RW-063: the First Player places one marker per player."""
    if len(frame.markers) == g.players:
        go_to(frame, "confirm")
        return
    if not around_map(g, frame).offers(frame.markers):
        raise BadPosition("RW-063: these markers cannot be completed")
    ask_or_draw(g, frame, MARKER_PLACE, g.first_player)


def place_marker(frame: SetUp, g: Runewars) -> None:
    """RW-059: the marker lies; the next one follows."""
    frame.markers.append(g.answers[g.first_player] - MARKER)
    g.tell("setup_marker", g.first_player)
    go_to(frame, "marker")


class MarkerConfirmation(Decision[Runewars, SetUp]):
    """D-006: whether the markers stay. The third arrangement stands, and so does one that chance made."""

    def options(self, g: Runewars, frame: SetUp, seat: i64) -> list[int]:
        if g.quick_map or frame.restarts == MOST_RESTARTS:
            return [CONFIRM]
        return [CONFIRM, RESTART]


MARKER_CONFIRMATION: Final = MarkerConfirmation("confirm_markers", ("RW-063",), "RW-063")


def ask_confirmation(frame: SetUp, g: Runewars) -> None:
    """RW-063: the First Player may begin again, at most twice."""
    ask_seat(g, frame, MARKER_CONFIRMATION, g.first_player)


def confirm_markers(frame: SetUp, g: Runewars) -> None:
    """Confirmed, home realms follow; with the Revised Edition first runes on the map, counter-clockwise (RW-801)."""
    if g.answers[g.first_player] == RESTART:
        frame.restarts += 1
        frame.markers = []
        g.tell("setup_markers_restart", g.first_player)
        go_to(frame, "marker")
        return
    g.tell("setup_markers_confirmed", g.first_player)
    clockwise = clockwise_from(g, g.first_player)
    frame.todo = []
    if g.revised and not g.epic:
        frame.todo = clockwise[:1] + clockwise[:0:-1]


# Runes on the map (RW-801)


class MapRune(Decision[Runewars, SetUp]):
    """D-014: where the dragon rune lies, then the false rune."""

    def options(self, g: Runewars, frame: SetUp, seat: i64) -> list[int]:
        verb = FALSE if frame.dragon_laid else DRAGON_AT
        return [verb + area for area in rune_areas(g, frame)]

    def explain(self, g: Runewars, frame: SetUp, seat: i64, code: i64) -> Refusal:
        verb = FALSE if frame.dragon_laid else DRAGON_AT
        if not of_area(code, verb) or not g.board.on_map[code - verb]:
            return Refusal("RW-801", "not-an-option")
        if g.rune[code - verb] != NO_RUNE:
            return Refusal("RW-801", "area-has-rune")
        return Refusal("RW-801", "area-beside-marker")

    def arguments(self, g: Runewars, frame: SetUp, seat: i64) -> dict[str, int | str]:
        return {"laid": int(frame.dragon_laid)}


MAP_RUNE: Final = MapRune("revised_place_rune", ("RW-801",), "RW-801", secret=True)


def rune_areas(g: Runewars, frame: SetUp) -> list[int]:
    """RW-801: the areas without rune that touch no marker; if there is none, all without rune."""
    beside_markers = 0
    around = around_map(g, frame)
    for marker in frame.markers:
        beside_markers |= around.touched(marker_cells(marker))
    free = [area for area in g.board.areas if g.rune[area] == NO_RUNE]
    return [area for area in free if not beside_markers >> area & 1] or free


def ask_map_rune(frame: SetUp, g: Runewars) -> None:
    """RW-801: each player in turn; then home realms, from the player left of the First Player (RW-064)."""
    if frame.todo:
        ask_seat(g, frame, MAP_RUNE, frame.todo[0])
        return
    clockwise = clockwise_from(g, g.first_player)
    frame.todo = clockwise[1:] + clockwise[:1]
    go_to(frame, "home")


def place_map_rune(frame: SetUp, g: Runewars) -> None:
    """RW-801, RW-905: first the dragon rune, then the false one; the log names both areas at the end, no face."""
    seat = frame.todo[0]
    if frame.dragon_laid:
        area = g.answers[seat] - FALSE
        g.rune[area] = FALSE_RUNE
        g.false_supply -= 1
        see_rune(g, seat, area)
        for placed in bits(g.seats[seat].seen):
            g.tell("setup_rune", seat, placed)
        frame.todo.pop(0)
    else:
        area = g.answers[seat] - DRAGON_AT
        g.rune[area] = DRAGON_RUNE
        g.dragon_supply -= 1
        see_rune(g, seat, area)
    frame.dragon_laid = not frame.dragon_laid
    go_to(frame, "map_rune")


# Home realms (RW-064 to RW-066)


def homes_left(g: Runewars, frame: SetUp) -> HomesLeft:
    """What is still to be placed, the tile of the player who is asked included."""
    tiles = [HOME_TILE[g.seats[seat].faction] for seat in frame.todo]
    return HomesLeft(frame.markers, tiles, home_cells(g.tables, g.board))


class HomeMarker(Decision[Runewars, SetUp]):
    """D-007: which marker the own home realm replaces."""

    def options(self, g: Runewars, frame: SetUp, seat: i64) -> list[int]:
        around = around_map(g, frame)
        left = homes_left(g, frame)
        tile = HOME_TILE[g.seats[seat].faction]
        return [MARKER + marker for marker in sorted(frame.markers) if around.has_home(marker, tile, left)]

    def explain(self, g: Runewars, frame: SetUp, seat: i64, code: i64) -> Refusal:
        if between(code, MARKER, MARKER_PLACES) and code - MARKER in frame.markers:
            return Refusal("RW-065", "home-blocks-the-rest")
        return Refusal("RW-064", "no-such-marker")


HOME_MARKER: Final = HomeMarker("choose_home_marker", ("RW-064", "RW-065"), "RW-064")


class HomeOrientation(Decision[Runewars, SetUp]):
    """D-008: how the home realm lies on its marker."""

    def options(self, g: Runewars, frame: SetUp, seat: i64) -> list[int]:
        tile = HOME_TILE[g.seats[seat].faction]
        places = around_map(g, frame).home_options(frame.marker, tile, homes_left(g, frame))
        return [lay_code(HOME, q, r, rotation) for q, r, rotation in places]

    def explain(self, g: Runewars, frame: SetUp, seat: i64, code: i64) -> Refusal:
        if not between(code, HOME, PLACES):
            return Refusal("RW-064", "not-an-option")
        tile = HOME_TILE[g.seats[seat].faction]
        fault = around_map(g, frame).home_fault(frame.marker, tile, homes_left(g, frame), laid(code - HOME))
        if fault == NOT_ON_MARKER:
            return Refusal("RW-064", "home-not-on-marker")
        if fault == TOUCHES:
            return Refusal("RW-065", "home-touches-home")
        if fault == SEALED:
            return Refusal("RW-066", "home-sealed")
        assert fault == BLOCKS, "RW-065"
        return Refusal("RW-065", "home-blocks-the-rest")


HOME_ORIENTATION: Final = HomeOrientation("choose_home_orientation", ("RW-064", "RW-065", "RW-066"), "RW-064")


def ask_home(frame: SetUp, g: Runewars) -> None:
    """RW-064: each player picks a marker, then an orientation."""
    if frame.todo:
        ask_or_draw(g, frame, HOME_MARKER if frame.marker == NONE else HOME_ORIENTATION, frame.todo[0])


def place_home(frame: SetUp, g: Runewars) -> None:
    """RW-064, RW-065."""
    if not frame.todo:
        return
    seat = frame.todo[0]
    if frame.marker == NONE:
        frame.marker = g.answers[seat] - MARKER
    else:
        q, r, rotation = laid(g.answers[seat] - HOME)
        lay(g, HOME_TILE[g.seats[seat].faction], q, r, rotation)
        g.tell("setup_home", seat, g.seats[seat].faction)
        frame.markers.remove(frame.marker)
        frame.marker = NONE
        frame.todo.pop(0)
    go_to(frame, "home")
