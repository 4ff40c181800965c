"""The state of a game of Runewars.

Areas, units, heroes and cards are small numbers (content.py). What lies in areas is in lists by area, what heroes have
in lists by hero; a unit is a label, and the units of an area are a sorted list. Decks have their top first, discard
piles are sorted. Units that are on their way (arrived, retreating, fighting) are in frames, not in areas.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from rulewright.core.chance import Seed
from rulewright.core.game import Game
from rulewright.core.state import State
from rulewright.games.runewars.board import Board
from rulewright.games.runewars.content import DRAGON_RUNES, FALSE_RUNES, NONE, Tables
from rulewright.games.runewars.ids import AREA_COUNT, HERO_COUNT, SPRING

# Events of a turn that Objectives ask for (POSITION.md section 4), as bits.
BLOODLETTING: Final[i64] = 1
GIANTSLAYER: Final[i64] = 2
WALLS: Final[i64] = 4

# How a game ends.
PLAYING: Final[i64] = 0
BY_RUNES: Final[i64] = 1
BY_YEARS: Final[i64] = 2
BY_LAST_PLAYER: Final[i64] = 3


@mypyc_attr(acyclic=True)
class Seat:
    """What one player has. Orders are bit masks of the numbers 1 to 8, areas seen bit masks of areas."""

    def __init__(self) -> None:
        self.faction: i64 = NONE
        self.influence: i64 = 0
        self.dials: list[int] = [0, 0, 0]
        self.orders: i64 = 0b111111110
        self.used: i64 = 0
        self.active: i64 = NONE
        self.last_order: i64 = NONE
        # Hands are sorted; `fresh` is the part of `tactics` drawn this season (RW-556).
        self.tactics: list[int] = []
        self.fresh: list[int] = []
        self.quests: list[int] = []
        self.objective: i64 = NONE
        self.seen: i64 = 0
        self.seen_tokens: i64 = 0
        self.eliminated = False

    # Written by `make generate`.
    def copy(self) -> Seat:
        other = Seat()
        other.faction = self.faction
        other.influence = self.influence
        other.dials = self.dials[:]
        other.orders = self.orders
        other.used = self.used
        other.active = self.active
        other.last_order = self.last_order
        other.tactics = self.tactics[:]
        other.fresh = self.fresh[:]
        other.quests = self.quests[:]
        other.objective = self.objective
        other.seen = self.seen
        other.seen_tokens = self.seen_tokens
        other.eliminated = self.eliminated
        return other


NO_LIST: Final[list[int]] = []
NO_LISTS: Final[list[list[int]]] = []
NO_SEATS: Final[list[Seat]] = []


class Runewars(State):
    """One game of Runewars."""

    def __init__(
        self, game: Game[Any], players: i64, options: dict[str, Any], seed: Seed, tables: Tables, board: Board
    ) -> None:
        super().__init__(game, players, options, seed)
        self.tables = tables
        self.exploration = bool(options["exploration"])  # fixed
        self.epic = bool(options["epic"])  # fixed
        self.revised = bool(options["revised"])  # fixed
        self.quick_map = bool(options["quick_map"])  # fixed
        self.first_player: i64 = 0
        self.year: i64 = 1
        self.season: i64 = SPRING
        self.season_card: i64 = NONE
        self.order_ban: i64 = 0
        """Seats that may not choose orders 1 to 3 this season, as bits."""
        self.ice = False
        # The map, and what lies in its areas.
        self.board = board
        self.units: list[list[int]] = NO_LISTS
        self.city: list[int] = NO_LIST
        self.stronghold: list[int] = NO_LIST
        """The seat whose stronghold stands in the area."""
        self.damaged: i64 = 0
        """Areas whose stronghold shows its damaged side, as bits."""
        self.development: list[int] = NO_LIST
        self.rune: list[int] = NO_LIST
        self.activated: list[int] = NO_LIST
        """Seats with an activation token in the area, as bits."""
        self.token: list[int] = NO_LIST
        self.token_up: i64 = 0
        """Areas whose exploration token lies face up, as bits."""
        self.seats: list[Seat] = NO_SEATS
        # Heroes on the board.
        self.hero_seat: list[int] = NO_LIST
        """Who controls a hero; NONE if he is not on the board."""
        self.hero_area: list[int] = NO_LIST
        self.hero_routed: i64 = 0
        self.hero_damage: list[int] = NO_LIST
        self.training: list[int] = NO_LIST
        self.hero_rewards: list[list[int]] = NO_LISTS
        # Cards: top first; discards sorted.
        self.fate: list[int] = NO_LIST
        self.quest_deck: list[int] = NO_LIST
        self.hero_deck: list[int] = NO_LIST
        self.reward_deck: list[int] = NO_LIST
        self.tactics_deck: list[int] = NO_LIST
        self.objective_decks: list[list[int]] = NO_LISTS
        """The good and the evil one."""
        self.season_decks: list[list[int]] = NO_LISTS
        self.fate_discard: list[int] = NO_LIST
        self.quest_discard: list[int] = NO_LIST
        self.reward_discard: list[int] = NO_LIST
        self.tactics_discard: list[int] = NO_LIST
        self.season_discard: list[int] = NO_LIST
        self.title_seat: list[int] = NO_LIST
        self.title_influence: list[int] = NO_LIST
        self.dragon_supply: i64 = DRAGON_RUNES
        self.false_supply: i64 = FALSE_RUNES
        # Defeated-hero markers 1 to 4 at places 0 to 3.
        self.marker_area: list[int] = NO_LIST
        self.marker_rewards: list[list[int]] = NO_LISTS
        self.open_rewards: list[int] = NO_LIST
        self.shown_quests: i64 = 0
        # The turn in progress (POSITION.md section 4); nobody's: turn_seat is NONE.
        self.turn_seat: i64 = NONE
        self.turn_order: i64 = 0
        self.mountain = False
        self.water = False
        self.range: i64 = 0
        self.portal = False
        self.battles: i64 = 0
        self.events: i64 = 0
        self.used_titles: i64 = 0
        # While a battle is unresolved its area belongs to the defender (RW-008); set by the battle alone.
        self.contested: i64 = NONE
        self.contested_by: i64 = NONE
        # The end.
        self.ended: i64 = PLAYING
        self.winners: i64 = 0
        self.final_scores: list[int] = NO_LIST  # shared
        self.places: list[int] = NO_LIST  # shared

    def lay_out(self) -> None:
        """Gives a new game its own lists: empty areas, empty decks, nobody anywhere."""
        self.units = [[] for _ in range(AREA_COUNT)]
        self.city = [NONE] * AREA_COUNT
        self.stronghold = [NONE] * AREA_COUNT
        self.development = [NONE] * AREA_COUNT
        self.rune = [0] * AREA_COUNT
        self.activated = [0] * AREA_COUNT
        self.token = [NONE] * AREA_COUNT
        self.hero_seat = [NONE] * HERO_COUNT
        self.hero_area = [NONE] * HERO_COUNT
        self.hero_damage = [0] * HERO_COUNT
        self.training = [0] * (HERO_COUNT * 3)
        self.hero_rewards = [[] for _ in range(HERO_COUNT)]
        self.fate = []
        self.quest_deck = []
        self.hero_deck = []
        self.reward_deck = []
        self.tactics_deck = []
        self.objective_decks = [[], []]
        self.season_decks = [[], [], [], []]
        self.fate_discard = []
        self.quest_discard = []
        self.reward_discard = []
        self.tactics_discard = []
        self.season_discard = []
        self.title_seat = [NONE, NONE, NONE]
        self.title_influence = [0, 0, 0]
        self.marker_area = [NONE] * 4
        self.marker_rewards = [[], [], [], []]
        self.open_rewards = []
        self.seats = [Seat() for _ in range(self.players)]

    # Written by `make generate`.
    def copy(self) -> Runewars:
        other = Runewars(self.game, self.players, self.chosen_options, self.seed, self.tables, self.board)
        self.copy_into(other)
        other.first_player = self.first_player
        other.year = self.year
        other.season = self.season
        other.season_card = self.season_card
        other.order_ban = self.order_ban
        other.ice = self.ice
        other.units = [row[:] for row in self.units]
        other.city = self.city[:]
        other.stronghold = self.stronghold[:]
        other.damaged = self.damaged
        other.development = self.development[:]
        other.rune = self.rune[:]
        other.activated = self.activated[:]
        other.token = self.token[:]
        other.token_up = self.token_up
        other.seats = [part.copy() for part in self.seats]
        other.hero_seat = self.hero_seat[:]
        other.hero_area = self.hero_area[:]
        other.hero_routed = self.hero_routed
        other.hero_damage = self.hero_damage[:]
        other.training = self.training[:]
        other.hero_rewards = [row[:] for row in self.hero_rewards]
        other.fate = self.fate[:]
        other.quest_deck = self.quest_deck[:]
        other.hero_deck = self.hero_deck[:]
        other.reward_deck = self.reward_deck[:]
        other.tactics_deck = self.tactics_deck[:]
        other.objective_decks = [row[:] for row in self.objective_decks]
        other.season_decks = [row[:] for row in self.season_decks]
        other.fate_discard = self.fate_discard[:]
        other.quest_discard = self.quest_discard[:]
        other.reward_discard = self.reward_discard[:]
        other.tactics_discard = self.tactics_discard[:]
        other.season_discard = self.season_discard[:]
        other.title_seat = self.title_seat[:]
        other.title_influence = self.title_influence[:]
        other.dragon_supply = self.dragon_supply
        other.false_supply = self.false_supply
        other.marker_area = self.marker_area[:]
        other.marker_rewards = [row[:] for row in self.marker_rewards]
        other.open_rewards = self.open_rewards[:]
        other.shown_quests = self.shown_quests
        other.turn_seat = self.turn_seat
        other.turn_order = self.turn_order
        other.mountain = self.mountain
        other.water = self.water
        other.range = self.range
        other.portal = self.portal
        other.battles = self.battles
        other.events = self.events
        other.used_titles = self.used_titles
        other.contested = self.contested
        other.contested_by = self.contested_by
        other.ended = self.ended
        other.winners = self.winners
        other.final_scores = self.final_scores
        other.places = self.places
        return other
