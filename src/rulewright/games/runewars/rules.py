"""Runewars as a `Game`: what the core asks of every title, answered chapter by chapter."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from mypy_extensions import i64

from rulewright.core.chance import Random, Seed
from rulewright.core.contest import Contest
from rulewright.core.errors import Refusal
from rulewright.core.frame import call
from rulewright.core.game import Game, OptionSpec
from rulewright.games.runewars import printed, wordings
from rulewright.games.runewars.board import Board
from rulewright.games.runewars.chapters import MESSAGES
from rulewright.games.runewars.content import LABELS, Tables
from rulewright.games.runewars.frames import SIDES
from rulewright.games.runewars.ids import (
    AREAS,
    ATTRIBUTES,
    CITIES,
    DEVELOPMENTS,
    EXPLORATION,
    FACTIONS,
    HEROES,
    OBJECTIVES,
    QUESTS,
    RESOURCES,
    REWARDS,
    SEASON_CARDS,
    SEASONS,
    SYMBOLS,
    TACTICS,
    TITLES,
    UNITS,
)
from rulewright.games.runewars.judgement import evaluate, glances
from rulewright.games.runewars.knowledge import contest, neighbours, observation, position, report, resampling, views
from rulewright.games.runewars.options import VOCABULARY
from rulewright.games.runewars.setup.frames import SetUp
from rulewright.games.runewars.state import Runewars
from rulewright.games.runewars.world import decks
from rulewright.games.runewars.world.control import dragon_runes
from rulewright.kit.contents import content_id
from rulewright.kit.observations import Piece
from rulewright.kit.options import check_options

OPTIONS: Final = (
    OptionSpec("exploration", False, (False, True), "RW-756"),
    OptionSpec("epic", False, (False, True), "RW-756"),
    OptionSpec("revised", False, (False, True), "RW-756"),
    OptionSpec("quick_map", False, (False, True), "RW-906"),
)


class RunewarsRules(Game[Runewars]):
    """The rules of Runewars with the printed values of one edition."""

    def __init__(self, data: Path) -> None:
        super().__init__("runewars", 2, 2, 4, VOCABULARY, OPTIONS, MESSAGES, Path(__file__).parent, True)
        self.bookkeeping = ("seen",)
        self.tables = Tables(data)
        self.provenance = printed.provenance(data)
        self.bare_board = Board(self.tables, [])

    def with_content(self, folder: Path) -> RunewarsRules:
        rules = RunewarsRules(folder)
        rules.content = content_id(folder)
        rules.pack = folder
        return rules

    def printed(self) -> dict[str, Any]:
        return {**printed.printed(self.tables), "texts": self.wordings(), "provenance": self.provenance}

    def wordings(self) -> dict[str, dict[str, Any]]:
        return wordings.wordings(self.tables)

    def check_options(self, players: int, options: Any) -> dict[str, Any]:
        """RW-756, RW-906: each variant alone or together with others."""
        return check_options("runewars", OPTIONS, options)

    def set_up(self, players: int, options: dict[str, Any], seed: Seed) -> Runewars:
        g = Runewars(self, players, options, seed, self.tables, self.bare_board)
        g.lay_out()
        call(g, SetUp([]))
        return g

    def load(self, given: Any, seed: Seed) -> Runewars:
        return position.read_position(self, self.tables, given, seed)

    def position(self, g: Runewars) -> dict[str, Any]:
        return position.write_position(g)

    def view(self, g: Runewars, seat: i64) -> dict[str, Any]:
        return views.view(g, seat)

    def implied(self, view: dict[str, Any]) -> dict[str, Any]:
        """RW-005, RW-006: the neighbours of every area, by the kind of border."""
        return {"neighbours": neighbours.neighbours(self.tables, view)}

    def resample(self, g: Runewars, seat: i64, rng: Random) -> Runewars:
        return resampling.resample(g, seat, rng)

    def result(self, g: Runewars) -> dict[str, Any]:
        """RW-630 to RW-641."""
        end = position.write_end(g)
        assert end is not None
        return end

    def over_refusal(self, g: Runewars) -> Refusal:
        return Refusal("RW-640" if position.REASONS[g.ended] == "years" else "RW-630", "game-over")

    def chance_names(self, what: str) -> tuple[str, ...] | None:
        return CHANCE_NAMES.get(what)

    def outcome(self, what: str, number: i64) -> int | str:
        """RW-906: with a quick map, chance chooses among options."""
        return VOCABULARY.key(number) if what == "map" else super().outcome(what, number)

    def outcome_number(self, what: str, value: Any) -> int | None:
        if what == "map":
            return VOCABULARY.code(value) if isinstance(value, str) else None
        return super().outcome_number(what, value)

    def argument(self, kind: str, number: i64) -> int | str:
        if kind == "option":
            return VOCABULARY.key(number)
        names = ARGUMENTS.get(kind)
        if names is None or number < 0:
            return number
        return names[number]

    def scores(self, g: Runewars) -> list[float]:
        return [float(dragon_runes(g, seat)) for seat in range(g.players)]

    def report(self, g: Runewars) -> dict[str, Any]:
        """Factions, and the dragon runes of each seat by source."""
        return report.report(g)

    def conserved(self, g: Runewars) -> object:
        return views.conserved(g)

    def evaluate(self, g: Runewars) -> list[float]:
        return evaluate.evaluate(g)

    def weights(self, g: Runewars, seat: i64, codes: list[int]) -> list[float]:
        return glances.weights(g, seat, codes)

    def stretch(self, g: Runewars) -> i64:
        """Seasons: when one is over, no battle is half fought and no order half resolved."""
        return g.year * 4 + g.season

    def contest(self, g: Runewars) -> Contest | None:
        return contest.contest(g)

    def pieces(self, players: int) -> list[Piece]:
        return observation.pieces(players)


CHANCE_NAMES: Final[dict[str, tuple[str, ...]]] = {
    "setup_quests": QUESTS, "cities": CITIES, "exploration_1": EXPLORATION, "exploration_2+": EXPLORATION,
    "exploration_areas_1": AREAS, "exploration_areas_2+": AREAS, "quests": QUESTS, "tactics": TACTICS,
    "heroes_good": HEROES, "heroes_evil": HEROES, "heroes": HEROES, "rewards": REWARDS, "reward": REWARDS,
    "objectives_good": OBJECTIVES, "objectives_evil": OBJECTIVES, "spring": SEASON_CARDS, "summer": SEASON_CARDS,
    "fall": SEASON_CARDS, "winter": SEASON_CARDS,
}  # fmt: skip
"""What the outcomes of chance events are called; Fate cards are numbers."""
ARGUMENTS: Final[dict[str, tuple[str, ...]]] = {
    "area": AREAS, "origin": AREAS, "unit": UNITS, "label": LABELS, "hero": HEROES, "tactics": TACTICS,
    "reward": REWARDS, "quest": QUESTS, "objective": OBJECTIVES, "season_card": SEASON_CARDS, "city": CITIES,
    "title": TITLES, "development": DEVELOPMENTS, "token": EXPLORATION, "faction": FACTIONS, "resource": RESOURCES,
    "attribute": ATTRIBUTES, "symbol": SYMBOLS, "side": SIDES, "deck": decks.DECKS, "season": SEASONS,
}  # fmt: skip
