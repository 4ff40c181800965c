"""The state of a game: numbers and flat lists; things are the numbers of their names (ids.py).

Hands, shelters and what is laid are sorted; decks have their top first. Items are numbers of items.py.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from rulewright.core.chance import Seed
from rulewright.core.game import Game
from rulewright.core.state import State
from rulewright.games.battalia.content import EMPTY, PILE_COUNT, SQUARES
from rulewright.games.battalia.setting import Setting

PHASE_SETUP: Final[i64] = 0
PHASE_PLAY: Final[i64] = 1
PHASE_OVER: Final[i64] = 2
NOT_A_VETERAN: Final[i64] = 0
VETERAN: Final[i64] = 1
DISGRACED: Final[i64] = 2
END_BY_CITIES: Final[i64] = 0
END_BY_MAP: Final[i64] = 1
END_BY_WEEKS: Final[i64] = 2
NOBODY: Final[i64] = -1

BY_TITLE: Final[i64] = 0
BY_SCROLL: Final[i64] = 1
BY_CROWN: Final[i64] = 2
BY_BOOK: Final[i64] = 3
BY_HAMMER: Final[i64] = 4
BY_ECLIPSE: Final[i64] = 5
BY_AMULET: Final[i64] = 6
BY_FANATIC: Final[i64] = 7
BY_CLONE: Final[i64] = 8


@mypyc_attr(acyclic=True)
class Prepared:
    """BA-086: a prepared item: its key as an item, by what, what it stands for, as how many, and its cards."""

    def __init__(self) -> None:
        self.key: i64 = 0
        self.by: i64 = 0
        self.meaning: i64 = 0
        self.count: i64 = 1
        self.cards: list[int] = []

    # Written by `make generate`.
    def copy(self) -> Prepared:
        other = Prepared()
        other.key = self.key
        other.by = self.by
        other.meaning = self.meaning
        other.count = self.count
        other.cards = self.cards[:]
        return other


@mypyc_attr(acyclic=True)
class Tent:
    """BA-195: a pitched tent: its number, the card that it is, what is stationed in it."""

    def __init__(self) -> None:
        self.nr: i64 = 0
        self.tent: i64 = 0
        self.cards: list[int] = []
        self.fresh = False
        self.temporary = False

    # Written by `make generate`.
    def copy(self) -> Tent:
        other = Tent()
        other.nr = self.nr
        other.tent = self.tent
        other.cards = self.cards[:]
        other.fresh = self.fresh
        other.temporary = self.temporary
        return other


@mypyc_attr(acyclic=True)
class Hero:
    """A hero: where it stands, what is left of its movement, and what it has used up in this turn."""

    def __init__(self) -> None:
        self.at: i64 = -1
        self.steps: i64 = 0
        self.points: i64 = 0
        self.free: i64 = 0
        self.native: list[int] = []
        self.passed = False
        self.bonus: i64 = -1
        self.bonus_taken = False
        self.homage: i64 = 0

    # Written by `make generate`.
    def copy(self) -> Hero:
        other = Hero()
        other.at = self.at
        other.steps = self.steps
        other.points = self.points
        other.free = self.free
        other.native = self.native[:]
        other.passed = self.passed
        other.bonus = self.bonus
        other.bonus_taken = self.bonus_taken
        other.homage = self.homage
        return other

    def begin_turn(self) -> None:
        """BA-067: unspent movement is lost, and what was used up can be used again."""
        self.steps = 0
        self.points = 0
        self.free = 0
        self.native = []
        self.passed = False
        self.bonus_taken = False
        self.homage = 0

    def leave_map(self) -> None:
        """BA-130, BA-487: what was used up in the turn stays used; movement and a storm bonus are lost."""
        self.at = -1
        self.steps = 0
        self.points = 0
        self.free = 0
        self.bonus = -1


@mypyc_attr(acyclic=True)
class Borrowed:
    """BA-567: a card taken with the Hand of Luut, and whose it is."""

    def __init__(self) -> None:
        self.card: i64 = 0
        self.owner: i64 = 0

    # Written by `make generate`.
    def copy(self) -> Borrowed:
        other = Borrowed()
        other.card = self.card
        other.owner = self.owner
        return other


@mypyc_attr(acyclic=True)
class Seat:
    """What one player has."""

    def __init__(self) -> None:
        self.faction: i64 = -1
        self.hand: list[int] = []
        self.nation: list[int] = []
        self.shelter: list[int] = []
        self.ambush: list[int] = []
        self.laid: list[int] = []
        self.prepared: list[Prepared] = []
        self.tents: list[Tent] = []
        self.a: Hero = Hero()
        self.b: Hero = Hero()
        self.lost: i64 = 0
        self.veteran: i64 = NOT_A_VETERAN
        self.borrowed: list[Borrowed] = []
        self.defended = False
        self.guarded: list[int] = []
        self.bonuses: i64 = 0
        self.used_ambush = False
        self.used_ability = False
        self.used_income = False
        self.used_exchange = False
        self.traded: list[int] = []

    # Written by `make generate`.
    def copy(self) -> Seat:
        other = Seat()
        other.faction = self.faction
        other.hand = self.hand[:]
        other.nation = self.nation[:]
        other.shelter = self.shelter[:]
        other.ambush = self.ambush[:]
        other.laid = self.laid[:]
        other.prepared = [part.copy() for part in self.prepared]
        other.tents = [part.copy() for part in self.tents]
        other.a = self.a.copy()
        other.b = self.b.copy()
        other.lost = self.lost
        other.veteran = self.veteran
        other.borrowed = [part.copy() for part in self.borrowed]
        other.defended = self.defended
        other.guarded = self.guarded[:]
        other.bonuses = self.bonuses
        other.used_ambush = self.used_ambush
        other.used_ability = self.used_ability
        other.used_income = self.used_income
        other.used_exchange = self.used_exchange
        other.traded = self.traded[:]
        return other

    def hero(self, number: i64) -> Hero:
        """Hero a (0) or b (1)."""
        return self.a if number == 0 else self.b


class Battalia(State):
    """One game of Battalia."""

    def __init__(self, game: Game[Any], players: i64, options: dict[str, Any], seed: Seed, setting: Setting) -> None:
        super().__init__(game, players, options, seed)
        self.setting = setting
        self.factions: list[int] = []
        self.card: list[int] = [int(EMPTY)] * int(SQUARES)
        self.exits: list[int] = [0] * int(SQUARES)
        self.owner: list[int] = [-1] * int(SQUARES)
        self.level: list[int] = [0] * int(SQUARES)
        self.strength: list[int] = [0] * int(SQUARES)
        self.markets: list[int] = [0] * int(SQUARES)
        """Four bits for each seat: how many marketplaces."""
        self.cloaked: list[int] = []
        self.down: list[int] = []
        self.start_player: i64 = 0
        self.week: i64 = 1
        self.day: i64 = 1
        self.phase: i64 = PHASE_SETUP
        self.team: i64 = 0
        self.attacks: i64 = 0
        self.tents_made: i64 = 0
        self.piles: list[list[int]] = [[] for _ in range(PILE_COUNT)]
        self.supply: i64 = 0
        self.dust: i64 = 0
        self.chests: i64 = 0
        self.limbo: list[int] = []
        self.display: list[int] = []
        self.spare: list[int] = []
        self.under_at: list[int] = []
        self.under: list[list[int]] = []
        self.fate: list[int] = []
        self.storm_deck: list[int] = []
        self.storm_played: list[int] = []
        self.royals: list[int] = []
        self.gates_out: list[int] = []
        self.elixir_owner: list[int] = [-1] * 6
        self.elixir_day: list[int] = [0] * 6
        self.elixir_spent: i64 = 0
        self.elixir_target: list[int] = [-1] * 6
        self.metamorphia: i64 = -1
        self.bilkarr: i64 = -1
        self.bilkarr_dx: i64 = 1
        self.bilkarr_dy: i64 = -1
        self.bilkarr_waits = False
        self.bilkarr_in_corner = False
        self.summoned: i64 = -1
        self.storm_filled = False
        self.end: i64 = -1
        self.end_seat: i64 = -1
        self.seats: list[Seat] = []

    # Written by `make generate`.
    def copy(self) -> Battalia:
        other = Battalia(self.game, self.players, self.chosen_options, self.seed, self.setting)
        self.copy_into(other)
        other.factions = self.factions[:]
        other.card = self.card[:]
        other.exits = self.exits[:]
        other.owner = self.owner[:]
        other.level = self.level[:]
        other.strength = self.strength[:]
        other.markets = self.markets[:]
        other.cloaked = self.cloaked[:]
        other.down = self.down[:]
        other.start_player = self.start_player
        other.week = self.week
        other.day = self.day
        other.phase = self.phase
        other.team = self.team
        other.attacks = self.attacks
        other.tents_made = self.tents_made
        other.piles = [row[:] for row in self.piles]
        other.supply = self.supply
        other.dust = self.dust
        other.chests = self.chests
        other.limbo = self.limbo[:]
        other.display = self.display[:]
        other.spare = self.spare[:]
        other.under_at = self.under_at[:]
        other.under = [row[:] for row in self.under]
        other.fate = self.fate[:]
        other.storm_deck = self.storm_deck[:]
        other.storm_played = self.storm_played[:]
        other.royals = self.royals[:]
        other.gates_out = self.gates_out[:]
        other.elixir_owner = self.elixir_owner[:]
        other.elixir_day = self.elixir_day[:]
        other.elixir_spent = self.elixir_spent
        other.elixir_target = self.elixir_target[:]
        other.metamorphia = self.metamorphia
        other.bilkarr = self.bilkarr
        other.bilkarr_dx = self.bilkarr_dx
        other.bilkarr_dy = self.bilkarr_dy
        other.bilkarr_waits = self.bilkarr_waits
        other.bilkarr_in_corner = self.bilkarr_in_corner
        other.summoned = self.summoned
        other.storm_filled = self.storm_filled
        other.end = self.end
        other.end_seat = self.end_seat
        other.seats = [part.copy() for part in self.seats]
        return other

    def is_empty(self, square: i64) -> bool:
        """Whether a card can be built on a square: it exists, and nothing lies there."""
        return self.card[square] == EMPTY

    def day_of_type(self, kind: i64) -> bool:
        """BA-056: whether this artefact type is lit today."""
        return kind == self.day - 1

    def matches(self, kind: i64) -> bool:
        """BA-052: whether the colour of this artefact type can be chosen today."""
        return kind == 2 * (self.day - 1) % 7

    def opponents(self, seat: i64) -> list[int]:
        """The seats of other teams, clockwise from a seat."""
        found: list[int] = []
        for step in range(1, self.players):
            other = (seat + step) % self.players
            if not self.setting.allied(seat, other):
                found.append(other)
        return found

    def acting_team(self) -> i64:
        """BA-050, BA-367: the team whose turn it is."""
        return (self.start_player + self.team) % self.setting.teams

    def members(self, team: i64) -> list[int]:
        """The seats of a team, ascending."""
        return [seat for seat in range(self.players) if self.setting.team_of(seat) == team]

    def has_drunk(self, elixir: i64, seat: i64) -> bool:
        """BA-443: whether an elixir of this owner is active."""
        return self.elixir_owner[elixir] == seat and self.elixir_day[elixir] > 0

    def can_use_daily(self, elixir: i64, seat: i64) -> bool:
        """BA-443: whether a daily elixir is active and not used today."""
        return self.has_drunk(elixir, seat) and not self.elixir_spent >> elixir & 1
