"""General set-up (MH-050 to MH-063): the map, decks and piles, factions and capitals."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.core.chance import draw, shuffle
from rulewright.core.frame import ask_seat, go_to, leave, step, steps
from rulewright.games.heroes.armies import PILE_NAMES
from rulewright.games.heroes.board import Board, numbered_tiles
from rulewright.games.heroes.content import HARBOUR, MOON_CARDS, MOONS, SIDE, WEEKS_OF_LENGTH, WIDTH
from rulewright.games.heroes.decisions import TURN_RULE, Choice
from rulewright.games.heroes.ids import ARTEFACT_COUNT, COLOUR_COUNT, FACTION_COUNT, TREASURE_COUNT
from rulewright.games.heroes.options import FACTION, PLACE
from rulewright.games.heroes.setup.frames import ChooseFaction, PlaceCapital
from rulewright.games.heroes.state import NOBODY, Heroes


def lay_tiles(g: Heroes) -> None:
    """MH-053, MH-054, MH-604: row by row, each with a random rotation, or in numerical order."""
    grid = g.tables.grid[g.players]
    tiles = numbered_tiles(grid[0] * grid[1])
    if g.chosen_options["map"] == "random":
        numbers = [tile // 4 for tile in tiles]
        shuffle(g, "tiles", numbers)
        tiles = [number * 4 + int(draw(g, "rotation", [0, 1, 2, 3])) for number in numbers]
    g.board = Board(g.tables, g.players, tiles)


def stack_weeks(g: Heroes) -> None:
    """MH-056, MH-600 to MH-602: crescent on top, half in the middle, full at the bottom; the rest into the box."""
    number = WEEKS_OF_LENGTH[g.chosen_options["length"]]
    for moon in range(len(MOONS)):
        cards = [int(moon * MOON_CARDS + at) for at in range(MOON_CARDS)]
        shuffle(g, f"week-{MOONS[moon]}", cards)
        g.week_deck += cards[:number]
        g.box += cards[number:]
    g.box.sort()


def place_encounters(g: Heroes) -> None:
    """MH-057, MH-063: a token of the right colour on every symbol, in reading order."""
    board = g.map()
    for colour in range(COLOUR_COUNT):
        pile: list[int] = []
        for token, own in enumerate(g.tables.colour):
            if own == colour:
                pile += [token] * g.tables.copies[token]
        shuffle(g, PILE_NAMES[colour], pile)
        g.piles[colour] = pile
    g.guards = [g.piles[colour].pop(0) if g.piles[colour] else -1 for colour in board.colours]
    g.owners = [int(NOBODY)] * len(board.symbols)


def shuffle_decks(g: Heroes) -> None:
    """MH-058: treasures, scrolls and artefacts."""
    g.treasure_deck = list(range(TREASURE_COUNT))
    shuffle(g, "treasure", g.treasure_deck)
    for scroll, copies in enumerate(g.tables.scroll_copies):
        g.scroll_deck += [scroll] * copies
    shuffle(g, "scroll", g.scroll_deck)
    g.artefact_deck = list(range(ARTEFACT_COUNT))
    shuffle(g, "artefact", g.artefact_deck)


# Factions


class ChooseFactionChoice(Choice[ChooseFaction]):
    """choose_faction (MH-052): `faction:haven` and so on, those not taken."""

    def options(self, g: Heroes, frame: ChooseFaction, seat: i64) -> list[int]:
        taken = [player.faction for player in g.seats]
        return [int(FACTION + faction) for faction in range(FACTION_COUNT) if faction not in taken]


CHOOSE_FACTION: Final = ChooseFactionChoice("choose_faction", ("MH-052",), TURN_RULE)


def ask_faction(frame: ChooseFaction, g: Heroes) -> None:
    """MH-052: from the first player clockwise."""
    ask_seat(g, frame, CHOOSE_FACTION, frame.seat)


def take_faction(frame: ChooseFaction, g: Heroes) -> None:
    g.seats[frame.seat].faction = g.answers[frame.seat] - FACTION
    g.tell("takes_faction", frame.seat, g.seats[frame.seat].faction)
    frame.seat = (frame.seat + 1) % g.players
    if g.seats[frame.seat].faction < 0:
        go_to(frame, "faction")
    else:
        leave(g)


steps(ChooseFaction, step("faction", ask_faction, take_faction))


# Capitals


class PlaceCapitalChoice(Choice[PlaceCapital]):
    """place_capital (MH-061): `place:SQ` for each legal square of the own start tile."""

    def options(self, g: Heroes, frame: PlaceCapital, seat: i64) -> list[int]:
        return [int(PLACE + square) for square in start_squares(g, seat) if can_hold_capital(g, square)]

    def default(self, g: Heroes, frame: PlaceCapital, seat: i64) -> i64:
        """Nearest to the centre of the tile."""
        corner = start_squares(g, seat)[0]
        best: i64 = -1
        nearest: i64 = 99
        for code in self.options(g, frame, seat):
            away = code - PLACE - corner
            down = away // WIDTH - SIDE // 2
            right = away % WIDTH - SIDE // 2
            distance = max(down, -down) + max(right, -right)
            if distance < nearest:
                best = code
                nearest = distance
        return best


PLACE_CAPITAL: Final = PlaceCapitalChoice("place_capital", ("MH-061",), TURN_RULE)


def start_squares(g: Heroes, seat: i64) -> list[int]:
    """MH-060: the squares of a seat's start tile, in reading order."""
    tile: i64 = g.tables.start_tiles[g.players][seat]
    columns = g.map().columns
    corner = tile // columns * SIDE * WIDTH + tile % columns * SIDE
    return [int(corner + row * WIDTH + column) for row in range(SIDE) for column in range(SIDE)]


def can_hold_capital(g: Heroes, square: i64) -> bool:
    """MH-061: no location, no symbol, and a way out of it without beating a guard."""
    board = g.map()
    if board.location[square] >= 0 or board.symbol_at[square] >= 0 or board.terrain[square] == HARBOUR:
        return False
    for other in board.beside[square]:
        if board.is_free(g.tables, other):
            return True
    return False


def ask_capital(frame: PlaceCapital, g: Heroes) -> None:
    """MH-061: from the first player clockwise."""
    ask_seat(g, frame, PLACE_CAPITAL, frame.seat)


def place_capital(frame: PlaceCapital, g: Heroes) -> None:
    """MH-062: the square is the capital's from now on."""
    g.seats[frame.seat].capital = g.answers[frame.seat] - PLACE
    g.tell("places_capital", frame.seat, g.seats[frame.seat].capital)
    frame.seat = (frame.seat + 1) % g.players
    if g.seats[frame.seat].capital < 0:
        go_to(frame, "place")
    else:
        leave(g)


steps(PlaceCapital, step("place", ask_capital, place_capital))
