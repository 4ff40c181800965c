"""The state of a game: numbers and flat lists; things are the numbers of their names (ids.py)."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from rulewright.core.chance import Seed
from rulewright.core.game import Game
from rulewright.core.state import State
from rulewright.games.wonderland.content import Tables


class TeaTable:
    """UNWRITTEN: what it is."""

    def __init__(self) -> None:
        self.card: i64 = -1
        self.poison = False

    # Written by `make generate`.
    def copy(self) -> TeaTable:
        other = TeaTable()
        other.card = self.card
        other.poison = self.poison
        return other


class Seat:
    """What one player has."""

    def __init__(self) -> None:
        self.faction: i64 = -1
        self.vp: i64 = 0
        self.shards: i64 = 0
        self.shield: i64 = 0
        self.leader: i64 = 0
        self.leader_strength: i64 = 1
        self.supporters: list[int] = []
        self.figures: list[int] = []
        self.castles: list[int] = []
        self.bag: list[int] = []
        self.exhausted: list[int] = []
        self.active: list[int] = []
        self.madness: list[int] = []
        self.forge: list[list[int]] = []
        self.abilities: list[int] = []
        self.wonderlandians: list[int] = []
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
        other.abilities = self.abilities[:]
        other.wonderlandians = self.wonderlandians[:]
        other.tea_cards = self.tea_cards[:]
        other.quests = self.quests[:]
        other.feats = self.feats[:]
        other.host_used = self.host_used
        return other


class Wonderland(State):
    """One game of Wonderland's War."""

    def __init__(self, game: Game[Any], players: i64, options: dict[str, Any], seed: Seed, tables: Tables) -> None:
        super().__init__(game, players, options, seed)
        self.tables = tables
        self.round_of_game: i64 = 1
        self.phase: i64 = 1
        self.first_player: i64 = 0
        self.unused_region: i64 = -1
        self.ally_cards: list[int] = []
        self.scoring: list[int] = []
        self.battle_start: i64 = 0
        self.market: list[int] = []
        self.wonderlandian_deck: list[int] = []
        self.tea_table: list[TeaTable | None] = []
        self.tea_decks: list[list[int] | None] = []
        self.quest_deck: list[int] = []
        self.quest_discard: list[int] = []
        self.supply: list[int] = []
        self.poison_pool: i64 = 0
        self.removed: list[int] = []
        self.scores: Any = None
        self.seats: list[Seat] = []

    # Written by `make generate`.
    def copy(self) -> Wonderland:
        other = Wonderland(self.game, self.players, self.chosen_options, self.seed, self.tables)
        self.copy_into(other)
        other.round_of_game = self.round_of_game
        other.phase = self.phase
        other.first_player = self.first_player
        other.unused_region = self.unused_region
        other.ally_cards = self.ally_cards[:]
        other.scoring = self.scoring[:]
        other.battle_start = self.battle_start
        other.market = self.market[:]
        other.wonderlandian_deck = self.wonderlandian_deck[:]
        other.tea_table = [None if part is None else part.copy() for part in self.tea_table]
        other.tea_decks = [None if row is None else row[:] for row in self.tea_decks]
        other.quest_deck = self.quest_deck[:]
        other.quest_discard = self.quest_discard[:]
        other.supply = self.supply[:]
        other.poison_pool = self.poison_pool
        other.removed = self.removed[:]
        other.scores = self.scores
        other.seats = [part.copy() for part in self.seats]
        return other
