"""The map and the pool in positions and views (POSITION 3, 5 and 10)."""

from __future__ import annotations

from typing import Any, Final

from rulewright.core.errors import BadPosition
from rulewright.games.battalia.content import (
    NO_SQUARE,
    PILE_COUNT,
    PILES,
    SQUARE_NAMES,
    SQUARES,
    in_kings_valley,
    is_building,
    is_centre,
    is_city,
    usual_exits,
)
from rulewright.games.battalia.ids import CREATION_CARDS, TERRAIN_CARDS
from rulewright.games.battalia.kinds import EXITS, FLAG, SEAT, SQUARE, TERRAIN_CARD
from rulewright.kit.fields import Fields, or_null
from rulewright.kit.kinds import Kind, List, Seat, Whole
from rulewright.kit.positions import Field

MARKETS: Final = List(Seat(or_null=False))
LEVEL: Final = Whole(0, 6)
STRENGTH: Final = Whole(0, 99)


def markets_at(g: Any, square: int) -> list[int]:
    """The seats with a marketplace on a square, a seat twice for two."""
    found: list[int] = []
    for seat in range(g.players):
        found += [seat] * (g.markets[square] >> (4 * seat) & 15)
    return found


def write_cell(g: Any, square: int, card: str) -> dict[str, Any]:
    """One cell of the map."""
    return {
        "card": card,
        "exits": EXITS.write(g, g.exits[square]),
        "owner": or_null(g.owner[square]),
        "level": g.level[square],
        "strength": g.strength[square],
        "markets": markets_at(g, square),
        "cloaked": square in g.cloaked,
        "down": square in g.down,
    }


def seen_card(g: Any, square: int) -> str:
    """POSITION 10: of a face-down building everybody sees in which valley it lies."""
    card = g.card[square]
    if square in g.down and is_building(card):
        return "vk-building" if in_kings_valley(card) else "vq-building"
    return str(TERRAIN_CARDS[card])


class MapField(Field):
    """The map: square by square, what lies there; squares that are not named are empty."""

    def __init__(self) -> None:
        super().__init__("map", Kind("an object"))

    def write(self, g: Any, thing: Any) -> Any:
        squares = [square for square in range(SQUARES) if g.card[square] >= 0]
        return {SQUARE_NAMES[square]: write_cell(g, square, TERRAIN_CARDS[g.card[square]]) for square in squares}

    def view(self, g: Any, thing: Any, viewer: int, owner: int) -> Any:
        squares = [square for square in range(SQUARES) if g.card[square] >= 0]
        return {SQUARE_NAMES[square]: write_cell(g, square, seen_card(g, square)) for square in squares}

    def read(self, g: Any, thing: Any, given: Any, where: str) -> None:
        if not isinstance(given, dict):
            raise self.kind.wrong(where, given)
        for name in given:
            square = SQUARE.read(g, name, where)
            if g.card[square] == NO_SQUARE:
                raise BadPosition(f"{where}: BA-032: {name} does not exist in this layout")
            read_cell(g, square, Fields(f"{where}, {name}", given[name]))
        g.cloaked.sort()
        g.down.sort()


def read_cell(g: Any, square: int, cell: Fields) -> None:
    """One cell; what it leaves out has its default."""
    card = TERRAIN_CARD.read(g, cell.take("card", None), f"{cell.where}, card")
    g.card[square] = card
    exits = cell.take("exits", None)
    g.exits[square] = int(usual_exits(card, square)) if exits is None else EXITS.read(g, exits, f"{cell.where}, exits")
    owner = SEAT.read(g, cell.take("owner", None), f"{cell.where}, owner")
    place = is_city(card) or is_centre(card)
    if owner >= 0 and not place and not is_building(card):
        raise BadPosition(f"{cell.where}, owner: BA-151: only cities, centres and buildings have an owner")
    g.owner[square] = owner
    usual = (1 if is_city(card) else 4) if owner >= 0 and place else 0
    g.level[square] = LEVEL.read(g, cell.take("level", usual), f"{cell.where}, level")
    g.strength[square] = STRENGTH.read(g, cell.take("strength", 0), f"{cell.where}, strength")
    markets = MARKETS.read(g, cell.take("markets", []), f"{cell.where}, markets")
    g.markets[square] = 0
    for seat in markets:
        if markets.count(seat) > 2:
            raise BadPosition(f"{cell.where}, markets: BA-340: a player has two marketplaces")
        g.markets[square] += 1 << (4 * seat)
    if FLAG.read(g, cell.take("cloaked", False), f"{cell.where}, cloaked"):
        g.cloaked.append(square)
    if FLAG.read(g, cell.take("down", False), f"{cell.where}, down"):
        g.down.append(square)
    cell.done()


def pile_names(pile: int) -> tuple[str, ...]:
    """The names of the cards in a deck of the pool."""
    return CREATION_CARDS if pile < 11 else TERRAIN_CARDS


class PoolField(Field):
    """The decks of the pool; in views the number of cards and the top one. Read after everything else (position.py)."""

    def __init__(self) -> None:
        super().__init__("pool", Kind("an object"))

    def write(self, g: Any, thing: Any) -> Any:
        found: dict[str, Any] = {}
        for pile in range(PILE_COUNT):
            found[PILES[pile]] = [pile_names(pile)[card] for card in g.piles[pile]]
        return {**found, "supply": int(g.supply), "dust": int(g.dust), "chest": int(g.chests)}

    def view(self, g: Any, thing: Any, viewer: int, owner: int) -> Any:
        found: dict[str, Any] = {}
        for pile in range(PILE_COUNT):
            cards = g.piles[pile]
            found[PILES[pile]] = {"count": len(cards), "top": pile_names(pile)[cards[0]] if cards else None}
        return {**found, "supply": int(g.supply), "dust": int(g.dust), "chest": int(g.chests)}

    def read(self, g: Any, thing: Any, given: Any, where: str) -> None:
        raise BadPosition(f"{where}: the pool is read after everything else")

    def fill_in(self, g: Any, thing: Any, where: str) -> None:
        """Later (position.py)."""


class UnderField(Field):
    """Great Artefacts under gates; an emptied list stays. In views their number."""

    def __init__(self) -> None:
        super().__init__("under", Kind("an object"))

    def write(self, g: Any, thing: Any) -> Any:
        return {
            SQUARE_NAMES[square]: [CREATION_CARDS[card] for card in g.under[at]] for at, square in enumerate(g.under_at)
        }

    def view(self, g: Any, thing: Any, viewer: int, owner: int) -> Any:
        return {SQUARE_NAMES[square]: len(g.under[at]) for at, square in enumerate(g.under_at)}

    def read(self, g: Any, thing: Any, given: Any, where: str) -> None:
        if not isinstance(given, dict):
            raise self.kind.wrong(where, given)
        g.under_at, g.under = [], []
        for name, cards in given.items():
            square = SQUARE.read(g, name, where)
            if not isinstance(cards, list) or not all(card in CREATION_CARDS[89:106] for card in cards):
                raise BadPosition(f"{where}, {name}: BA-488: a list of Great Artefacts is expected")
            g.under_at.append(square)
            g.under.append(sorted(CREATION_CARDS.index(card) for card in cards))
