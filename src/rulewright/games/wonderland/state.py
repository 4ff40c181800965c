"""The state of a game: numbers and flat lists; things are the numbers of their names (ids.py)."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from rulewright.core.chance import Seed
from rulewright.core.game import Game
from rulewright.core.state import State
from rulewright.games.wonderland.content import (
    FIGURE_COUNT,
    FIRST_REGION,
    HEAD_OF_TABLE,
    KINDS_IN_SUPPLY,
    LAST_SEAT,
    SHIELD_READY,
    STARTING_SUPPORTERS,
    Tables,
)
from rulewright.games.wonderland.ids import CHIP_COUNT, REGION_COUNT

PHASE_SETUP: Final[i64] = 0
PHASE_TEA: Final[i64] = 1
PHASE_WAR: Final[i64] = 2
PHASE_END: Final[i64] = 3


@mypyc_attr(acyclic=True)
class Seat:
    """What one player has. Places are regions, then the supply; chips in a bag are counted by their number."""

    def __init__(self) -> None:
        self.faction: i64 = -1
        self.vp: i64 = 0
        self.shards: i64 = 0
        self.shield: i64 = SHIELD_READY
        self.leader: i64 = HEAD_OF_TABLE
        self.leader_strength: i64 = 1
        self.supporters: list[int] = [0, 0, 0, 0, 0, int(STARTING_SUPPORTERS)]
        self.figures: list[int] = [-1] * int(FIGURE_COUNT)
        self.castles: list[int] = [-1] * int(REGION_COUNT)
        self.bag: list[int] = [0] * int(CHIP_COUNT)
        self.exhausted: list[int] = [0] * int(CHIP_COUNT)
        self.active: list[int] = []
        self.madness: list[int] = []
        self.forge: list[list[int]] = [[], [], [], []]
        self.abilities: i64 = 0
        self.wonderlandians: i64 = 0
        self.tea_cards: list[int] = []
        self.quests: list[int] = []
        self.feats: list[int] = []
        self.host_used = False

    # Written by `make generate`.
    def copy(self) -> Seat:
        other = Seat()
        other.faction = self.faction
        other.vp = self.vp
        other.shards = self.shards
        other.shield = self.shield
        other.leader = self.leader
        other.leader_strength = self.leader_strength
        other.supporters = self.supporters[:]
        other.figures = self.figures[:]
        other.castles = self.castles[:]
        other.bag = self.bag[:]
        other.exhausted = self.exhausted[:]
        other.active = self.active[:]
        other.madness = self.madness[:]
        other.forge = [row[:] for row in self.forge]
        other.abilities = self.abilities
        other.wonderlandians = self.wonderlandians
        other.tea_cards = self.tea_cards[:]
        other.quests = self.quests[:]
        other.feats = self.feats[:]
        other.host_used = self.host_used
        return other

    def has(self, ability: i64) -> bool:
        """WW-500: whether a faction ability is unlocked."""
        return self.abilities >> ability & 1 != 0

    def leads_in(self, region: i64) -> bool:
        """Whether the leader stands in a region."""
        return self.leader == FIRST_REGION + region

    def at_table(self) -> bool:
        """Whether the leader is on the head or a seat of the table."""
        return self.leader <= LAST_SEAT

    def units_in(self, region: i64) -> i64:
        """WW-003: supporters, figures and leader in a region."""
        found: i64 = self.supporters[region]
        for place in self.figures:
            if place == region:
                found += 1
        if self.leader == FIRST_REGION + region:
            found += 1
        return found


class Wonderland(State):
    """One game of Wonderland's War."""

    def __init__(self, game: Game[Any], players: i64, options: dict[str, Any], seed: Seed, tables: Tables) -> None:
        super().__init__(game, players, options, seed)
        self.tables = tables
        self.dealt = False
        """Whether the factions are chosen and everything is dealt: before, a position shows nothing else."""
        self.round_of_game: i64 = 1
        self.phase: i64 = PHASE_TEA
        self.first_player: i64 = 0
        self.unused_region: i64 = -1
        self.ally_cards: list[int] = [0, 0, 0, 0, 0]
        self.scoring: list[int] = [-1] * int(REGION_COUNT)
        self.battle_start: i64 = 0
        self.market: list[int] = []
        self.wonderlandian_deck: list[int] = []
        self.tea_card: list[int] = [-1] * int(LAST_SEAT)
        self.tea_poison: i64 = 0
        self.tea_decks: list[list[int]] = [[], [], []]
        self.quest_deck: list[int] = []
        self.quest_discard: list[int] = []
        self.supply: list[int] = [0] * int(KINDS_IN_SUPPLY)
        self.poison_pool: i64 = 0
        self.removed: list[int] = [0] * int(CHIP_COUNT)
        self.seats: list[Seat] = []

    # Written by `make generate`.
    def copy(self) -> Wonderland:
        other = Wonderland(self.game, self.players, self.chosen_options, self.seed, self.tables)
        self.copy_into(other)
        other.dealt = self.dealt
        other.round_of_game = self.round_of_game
        other.phase = self.phase
        other.first_player = self.first_player
        other.unused_region = self.unused_region
        other.ally_cards = self.ally_cards[:]
        other.scoring = self.scoring[:]
        other.battle_start = self.battle_start
        other.market = self.market[:]
        other.wonderlandian_deck = self.wonderlandian_deck[:]
        other.tea_card = self.tea_card[:]
        other.tea_poison = self.tea_poison
        other.tea_decks = [row[:] for row in self.tea_decks]
        other.quest_deck = self.quest_deck[:]
        other.quest_discard = self.quest_discard[:]
        other.supply = self.supply[:]
        other.poison_pool = self.poison_pool
        other.removed = self.removed[:]
        other.seats = [part.copy() for part in self.seats]
        return other
