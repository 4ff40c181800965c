"""The state of a game of Ethnos.

Cards are the numbers of their types, hands and pool are sorted lists, the deck
has its top at the end. Markers of all seats lie in one flat list. Bands, score
sheets, Glory tokens and scattered cards are replaced, never changed, so copies
share them.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from rulewright.core.chance import Seed
from rulewright.core.game import Game
from rulewright.core.state import State
from rulewright.games.ethnos.content import Tables
from rulewright.games.ethnos.ids import HALFLING, KINGDOM_COUNT
from rulewright.kit.masks import bit_count

NO_CARDS: Final[list[int]] = []
NO_LEADER: Final[i64] = -1
NOBODY: Final[i64] = -1
ALL_TROLLS: Final[i64] = 0b1111110
"""ET-014: the Troll tokens 1 to 6, as bits."""
PLAYING: Final[i64] = 0
BY_GLORY: Final[i64] = 1
BY_SKELETONS: Final[i64] = 2


@mypyc_attr(acyclic=True)
class Band:
    """A Band on the table: its Leader and all its cards, sorted (ET-201, ET-202)."""

    def __init__(self, leader: i64, cards: list[int]) -> None:
        self.leader: i64 = leader
        self.cards = cards


@mypyc_attr(acyclic=True)
class Seat:
    """What one player has.

    `known` are those cards of the hand that everybody could have followed: taken
    from the open pool and not yet played or discarded (ET-142). No view shows
    them (ET-532); the resampling for search respects them. Known cards and Bands
    are replaced, never changed, so copies share them.
    """

    def __init__(self, hand: list[int], known: list[int], bands: list[Band]) -> None:
        self.hand = hand
        self.known = known  # shared
        self.bands = bands  # shared
        self.glory: i64 = 0
        self.supply: i64 = 0
        self.merfolk: i64 = 0
        self.horde: i64 = 0
        self.trolls: i64 = 0
        self.giant_bands: i64 = 0

    # Written by `make generate`.
    def copy(self) -> Seat:
        other = Seat(self.hand[:], self.known, self.bands)
        other.glory = self.glory
        other.supply = self.supply
        other.merfolk = self.merfolk
        other.horde = self.horde
        other.trolls = self.trolls
        other.giant_bands = self.giant_bands
        return other


class Sheet:
    """Glory of one scored Age by source, by seat (ET-385); a change makes a new sheet."""

    def __init__(self, players: i64) -> None:
        self.kingdoms: list[int] = [0] * (KINGDOM_COUNT * players)
        self.giant_bands: list[int] = [0] * players
        self.giant_token: list[int] = [0] * players
        self.merfolk: list[int] = [0] * players
        self.orcs: list[int] = [0] * players
        self.bands: list[list[int]] = [[] for _ in range(players)]

    def copy(self) -> Sheet:
        other = Sheet(len(self.giant_bands))
        other.kingdoms = self.kingdoms[:]
        other.giant_bands = self.giant_bands[:]
        other.giant_token = self.giant_token[:]
        other.merfolk = self.merfolk[:]
        other.orcs = self.orcs[:]
        other.bands = [glory[:] for glory in self.bands]
        return other


NO_SEATS: Final[list[Seat]] = []
NO_SHEETS: Final[list[Sheet]] = []


class Ethnos(State):
    """One game of Ethnos."""

    def __init__(self, game: Game[Any], players: i64, options: dict[str, Any], seed: Seed, tables: Tables) -> None:
        super().__init__(game, players, options, seed)
        self.tables = tables
        self.open_draw = bool(options["open_draw"])  # fixed
        # Fixed by set-up: the Tribes as a bit mask, the Glory tokens of the Kingdoms in a row.
        self.tribes: i64 = 0
        self.glory_tokens: list[int] = NO_CARDS  # shared
        # The Age in progress.
        self.age: i64 = 0
        self.first_player: i64 = 0
        self.dragons: i64 = 0
        self.third_dragon: i64 = NOBODY
        self.deck: list[int] = NO_CARDS
        self.pool: list[int] = NO_CARDS
        self.scattered: list[int] = NO_CARDS  # shared
        self.markers: list[int] = NO_CARDS
        self.trolls: i64 = 0
        self.giant_seat: i64 = NOBODY
        self.giant_band: i64 = -1
        self.seats: list[Seat] = NO_SEATS
        self.sheets: list[Sheet] = NO_SHEETS  # shared
        self.ended: i64 = PLAYING
        self.ended_by: i64 = NOBODY

    # Written by `make generate`.
    def copy(self) -> Ethnos:
        other = Ethnos(self.game, self.players, self.chosen_options, self.seed, self.tables)
        self.copy_into(other)
        other.tribes = self.tribes
        other.glory_tokens = self.glory_tokens
        other.age = self.age
        other.first_player = self.first_player
        other.dragons = self.dragons
        other.third_dragon = self.third_dragon
        other.deck = self.deck[:]
        other.pool = self.pool[:]
        other.scattered = self.scattered
        other.markers = self.markers[:]
        other.trolls = self.trolls
        other.giant_seat = self.giant_seat
        other.giant_band = self.giant_band
        other.seats = [part.copy() for part in self.seats]
        other.sheets = self.sheets
        other.ended = self.ended
        other.ended_by = self.ended_by
        return other


# Derived values


def plays(g: Ethnos, tribe: i64) -> bool:
    """Whether a Tribe is in this game."""
    return bool(g.tribes >> tribe & 1)


def last_age(g: Ethnos) -> i64:
    """ET-003: three Ages with 4 to 6 players, two with 2 or 3."""
    return 3 if g.players >= 4 else 2


def own_markers(g: Ethnos, seat: i64, kingdom: i64) -> i64:
    """Control markers of a seat in a Kingdom."""
    return g.markers[kingdom * g.players + seat]


def all_markers(g: Ethnos, kingdom: i64) -> i64:
    """Control markers of all seats in a Kingdom."""
    first: i64 = kingdom * g.players
    total: i64 = 0
    for at in range(first, first + g.players):
        total += g.markers[at]
    return total


def markers_on_board(g: Ethnos, seat: i64) -> i64:
    """ET-442: Control markers of a seat in all Kingdoms together."""
    total: i64 = 0
    for kingdom in range(KINGDOM_COUNT):
        total += g.markers[kingdom * g.players + seat]
    return total


def token(g: Ethnos, kingdom: i64, space: i64) -> i64:
    """The Glory token of a Kingdom on space I (0), II (1) or III (2)."""
    return g.glory_tokens[kingdom * last_age(g) + space]


def deck_size(g: Ethnos) -> i64:
    """ET-057: Ally cards of the game's Tribes."""
    return bit_count(g.tribes) * 12 + (12 if plays(g, HALFLING) else 0)


def bottom_size(g: Ethnos) -> i64:
    """ET-108: the size of the bottom pile at the start of an Age, Dragons included."""
    left = deck_size(g) - 3 * g.players
    return left - left // 2 + 3


def top_left(g: Ethnos) -> i64:
    """ET-533: how many cards of the top pile are left."""
    above: i64 = len(g.deck) - bottom_size(g)
    return above if above > 0 else 0
