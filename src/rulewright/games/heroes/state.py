"""The state of a game: numbers and flat lists; things are the numbers of their names (ids.py)."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from rulewright.core.chance import Seed
from rulewright.core.game import Game
from rulewright.core.state import State
from rulewright.games.heroes.board import Board
from rulewright.games.heroes.content import ASIDE, READY, START_GOLD, START_RESOURCES, TIERS, Tables

IN_CAPITAL: Final[i64] = -1
NOBODY: Final[i64] = -1
BY_DOMINATION: Final[i64] = 0
BY_TIME: Final[i64] = 1


@mypyc_attr(acyclic=True)
class Hero:
    """A hero in play. The army has the elite tokens of the tiers A to F, then the basic ones."""

    def __init__(self) -> None:
        self.hero: i64 = -1
        self.at: i64 = IN_CAPITAL
        self.army: list[int] = [0] * 12
        self.skills: list[int] = []
        self.artefacts: list[int] = []
        self.scrolls: list[int] = []
        self.trophies: list[int] = []

    # Written by `make generate`.
    def copy(self) -> Hero:
        other = Hero()
        other.hero = self.hero
        other.at = self.at
        other.army = self.army[:]
        other.skills = self.skills[:]
        other.artefacts = self.artefacts[:]
        other.scrolls = self.scrolls[:]
        other.trophies = self.trophies[:]
        return other

    def tokens(self) -> i64:
        """All unit tokens of the army."""
        found: i64 = 0
        for number in self.army:
            found += number
        return found

    def stack(self, tier: i64) -> i64:
        """MH-401: the tokens of one type."""
        return self.army[tier] + self.army[TIERS + tier]

    def has(self, artefact: i64) -> bool:
        return artefact in self.artefacts


@mypyc_attr(acyclic=True)
class Seat:
    """What one player has. Buildings are bits, by their places within the faction."""

    def __init__(self) -> None:
        self.faction: i64 = -1
        self.gold: i64 = START_GOLD
        self.resources: i64 = START_RESOURCES
        self.bonus_pp: i64 = 0
        self.level: i64 = 1
        self.buildings: i64 = 0
        self.capital: i64 = -1
        self.cards: list[int] = [int(READY), int(READY), int(READY), int(ASIDE)]
        self.heroes: list[Hero] = []
        self.might: list[int] = []
        self.magic: list[int] = []

    # Written by `make generate`.
    def copy(self) -> Seat:
        other = Seat()
        other.faction = self.faction
        other.gold = self.gold
        other.resources = self.resources
        other.bonus_pp = self.bonus_pp
        other.level = self.level
        other.buildings = self.buildings
        other.capital = self.capital
        other.cards = self.cards[:]
        other.heroes = [part.copy() for part in self.heroes]
        other.might = self.might[:]
        other.magic = self.magic[:]
        return other

    def has_built(self, building: i64) -> bool:
        """MH-304: whether a building, by its place within the faction, stands."""
        return self.buildings >> building & 1 != 0

    def has_ready_card(self) -> bool:
        """MH-130."""
        return READY in self.cards


class Heroes(State):
    """One game of Might & Magic Heroes; the top of a deck is its first card."""

    def __init__(self, game: Game[Any], players: i64, options: dict[str, Any], seed: Seed, tables: Tables) -> None:
        super().__init__(game, players, options, seed)
        self.tables = tables
        self.board: Board | None = None
        self.round_of_game: i64 = 1
        self.first_player: i64 = 0
        self.week: i64 = -1
        self.week_deck: list[int] = []
        self.treasure_deck: list[int] = []
        self.scroll_deck: list[int] = []
        self.artefact_deck: list[int] = []
        self.piles: list[list[int]] = [[], [], []]
        self.treasure_discard: list[int] = []
        self.scroll_discard: list[int] = []
        self.artefact_discard: list[int] = []
        self.spent_trophies: list[list[int]] = [[], [], []]
        self.box: list[int] = []
        self.guards: list[int] = []
        """By site, the encounter token on its symbol, or -1."""
        self.owners: list[int] = []
        """By site, the seat that controls its location, or NOBODY."""
        self.spent: i64 = 0
        """Sites of exploration that are not fresh, as bits."""
        self.won_by: i64 = NOBODY
        """Who has won by domination."""
        self.ended: i64 = -1
        self.seats: list[Seat] = []

    # Written by `make generate`.
    def copy(self) -> Heroes:
        other = Heroes(self.game, self.players, self.chosen_options, self.seed, self.tables)
        self.copy_into(other)
        other.board = self.board
        other.round_of_game = self.round_of_game
        other.first_player = self.first_player
        other.week = self.week
        other.week_deck = self.week_deck[:]
        other.treasure_deck = self.treasure_deck[:]
        other.scroll_deck = self.scroll_deck[:]
        other.artefact_deck = self.artefact_deck[:]
        other.piles = [row[:] for row in self.piles]
        other.treasure_discard = self.treasure_discard[:]
        other.scroll_discard = self.scroll_discard[:]
        other.artefact_discard = self.artefact_discard[:]
        other.spent_trophies = [row[:] for row in self.spent_trophies]
        other.box = self.box[:]
        other.guards = self.guards[:]
        other.owners = self.owners[:]
        other.spent = self.spent
        other.won_by = self.won_by
        other.ended = self.ended
        other.seats = [part.copy() for part in self.seats]
        return other

    def map(self) -> Board:
        """The map, which lies from the first step on."""
        board = self.board
        assert board is not None, "MH-050: the tiles are laid before anything is asked"
        return board

    def find(self, hero: i64) -> Hero:
        """A hero in play, by its number."""
        for seat in self.seats:
            for one in seat.heroes:
                if one.hero == hero:
                    return one
        raise AssertionError(f"hero {hero} is not in play")
