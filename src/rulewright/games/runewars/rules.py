"""Runewars as a `Game`: what the core asks of every title, answered chapter by chapter."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from mypy_extensions import i64

from rulewright.core.chance import Random, Seed
from rulewright.core.contest import Contest
from rulewright.core.errors import BadSetup, Refusal
from rulewright.core.game import Game, OptionSpec
from rulewright.core.procedure import call
from rulewright.games.datafiles import content_id
from rulewright.games.runewars import (
    charting,
    contest,
    decks,
    evaluate,
    knowledge,
    observation,
    position,
    reporting,
    resampling,
    weights,
)
from rulewright.games.runewars.content import (
    AREAS,
    ATTRIBUTES,
    CITIES,
    DEVELOPMENTS,
    EXPLORATION,
    FACTIONS,
    HEROES,
    LABELS,
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
    Tables,
)
from rulewright.games.runewars.control import dragon_runes
from rulewright.games.runewars.frames import SIDES, SetUp
from rulewright.games.runewars.geometry import Board
from rulewright.games.runewars.messages import MESSAGES
from rulewright.games.runewars.options import VOCABULARY
from rulewright.games.runewars.state import Runewars
from rulewright.kit.observations import Piece

OPTIONS: Final = (
    OptionSpec("exploration", False, (False, True)),
    OptionSpec("epic", False, (False, True)),
    OptionSpec("revised", False, (False, True)),
    OptionSpec("quick_map", False, (False, True)),
)


class RunewarsRules(Game[Runewars]):
    """The rules of Runewars with the printed values of one edition."""

    def __init__(self, data: Path) -> None:
        super().__init__("runewars", 2, 2, 4, VOCABULARY, OPTIONS, MESSAGES, Path(__file__).parent, True)
        self.tables = Tables(data)
        self.bare_board = Board(self.tables, [])

    def with_content(self, folder: Path) -> RunewarsRules:
        rules = RunewarsRules(folder)
        rules.content = content_id(folder)
        return rules

    def check_options(self, players: int, options: Any) -> dict[str, Any]:
        """RW-756, RW-906: each variant alone or together with others."""
        names = [spec.name for spec in OPTIONS]
        if not isinstance(options, dict) or options.keys() - set(names):
            raise BadSetup(f"the options of runewars are {', '.join(names)} (RW-756, RW-906)")
        checked: dict[str, Any] = {}
        for name in names:
            value = options.get(name, False)
            if not isinstance(value, bool):
                raise BadSetup(f"RW-756: {name} is true or false, not {value!r:.60}")
            checked[name] = value
        return checked

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
        return knowledge.view(g, seat)

    def implied(self, view: dict[str, Any]) -> dict[str, Any]:
        """RW-005, RW-006: the neighbours of every area, by the kind of border."""
        return {"neighbours": charting.neighbours(self.tables, view)}

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

    def argument(self, kind: str, number: i64) -> int | str:
        names = ARGUMENTS.get(kind)
        if names is None or number < 0:
            return number
        return names[number]

    def scores(self, g: Runewars) -> list[float]:
        return [float(dragon_runes(g, seat)) for seat in range(g.players)]

    def report(self, g: Runewars) -> dict[str, Any]:
        """Factions, and the dragon runes of each seat by source."""
        return reporting.report(g)

    def conserved(self, g: Runewars) -> object:
        return knowledge.conserved(g)

    def evaluate(self, g: Runewars) -> list[float]:
        return evaluate.evaluate(g)

    def weights(self, g: Runewars, seat: i64, codes: list[int]) -> list[float]:
        return weights.weights(g, seat, codes)

    def stretch(self, g: Runewars) -> i64:
        """Seasons: when one is over, no battle is half fought and no order half resolved."""
        return g.year * 4 + g.season

    def contest(self, g: Runewars) -> Contest | None:
        return contest.contest(g)

    def pieces(self, players: int) -> list[Piece]:
        return observation.pieces(players)


KEYS: Final = tuple(VOCABULARY.keys)
CHANCE_NAMES: Final[dict[str, tuple[str, ...]]] = {
    "setup_quests": QUESTS, "map": KEYS, "cities": CITIES, "exploration_1": EXPLORATION, "exploration_2+": EXPLORATION,
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
    "attribute": ATTRIBUTES, "symbol": SYMBOLS, "side": SIDES, "deck": decks.DECKS, "option": KEYS, "season": SEASONS,
}  # fmt: skip
