"""Battalia as a `Game`: what the core asks of every title, answered chapter by chapter."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from mypy_extensions import i64

from rulewright.core.chance import Random, Seed
from rulewright.core.contest import Contest
from rulewright.core.errors import Refusal
from rulewright.core.frame import call
from rulewright.core.game import Game
from rulewright.games.battalia import chapters, printed, report, scoring
from rulewright.games.battalia.choices import OPTIONS, check_options
from rulewright.games.battalia.content import DAYS, MEANINGS, PILES, SQUARE_NAMES, Tables
from rulewright.games.battalia.frames import Match
from rulewright.games.battalia.ids import CREATION_CARDS, ELIXIRS, FACTIONS, TERRAIN_CARDS
from rulewright.games.battalia.judgement import evaluate, glances
from rulewright.games.battalia.knowledge import contest, observation, position, resampling, views
from rulewright.games.battalia.messages import MESSAGES
from rulewright.games.battalia.options import VOCABULARY
from rulewright.games.battalia.setting import Setting
from rulewright.games.battalia.state import PHASE_PLAY, Battalia, Seat
from rulewright.kit.contents import content_id
from rulewright.kit.observations import Piece


class BattaliaRules(Game[Battalia]):
    """The rules of Battalia with the printed values of one edition."""

    def __init__(self, data: Path) -> None:
        super().__init__("battalia", 1, 2, 6, VOCABULARY, OPTIONS, MESSAGES, Path(__file__).parent, whole_shuffles=True)
        self.tables = Tables(data)
        self.provenance = printed.provenance(data)
        self.chapters = chapters.ALL

    def with_content(self, folder: Path) -> BattaliaRules:
        rules = BattaliaRules(folder)
        rules.content = content_id(folder)
        return rules

    def printed(self) -> dict[str, Any]:
        return {**printed.printed(self.tables), "provenance": self.provenance}

    def check_options(self, players: int, options: Any) -> dict[str, Any]:
        return check_options(players, options)

    def set_up(self, players: int, options: dict[str, Any], seed: Seed) -> Battalia:
        g = Battalia(self, players, options, seed, Setting(self.tables, players, options))
        g.seats = [Seat() for _ in range(players)]
        call(g, Match())
        return g

    def load(self, given: Any, seed: Seed) -> Battalia:
        return position.read_position(self, self.tables, given, seed)

    def position(self, g: Battalia) -> dict[str, Any]:
        return position.write_position(g)

    def view(self, g: Battalia, seat: i64) -> dict[str, Any]:
        return views.view(g, seat)

    def resample(self, g: Battalia, seat: i64, rng: Random) -> Battalia:
        return resampling.resample(g, seat, rng)

    def result(self, g: Battalia) -> dict[str, Any]:
        return scoring.result(g)

    def over_refusal(self, g: Battalia) -> Refusal:
        return Refusal("BA-400", "game-over")

    def chance_names(self, what: str) -> tuple[str, ...] | None:
        return CHANCE.get(what.partition(":")[0])

    def outcome(self, what: str, number: i64) -> int | str:
        """An Amulet is rolled (1 to 6), and a deck of Amulets is shuffled: their numbers are higher."""
        if what == "amulet" and number <= 6:
            return int(number)
        return super().outcome(what, number)

    def outcome_number(self, what: str, value: Any) -> int | None:
        if what == "amulet" and type(value) is int:
            return int(value)
        return super().outcome_number(what, value)

    def argument(self, kind: str, number: i64) -> int | str:
        if kind == "option":
            return self.key(number)
        names = ARGUMENTS.get(kind)
        return number if names is None else names[number]

    def scores(self, g: Battalia) -> list[float]:
        return [float(points) for points in scoring.scores(g)]

    def conserved(self, g: Battalia) -> object:
        return views.conserved(g)

    def evaluate(self, g: Battalia) -> list[float]:
        return evaluate.evaluate(g)

    def weights(self, g: Battalia, seat: i64, codes: list[int]) -> list[float]:
        return glances.weights(g, seat, codes)

    def stretch(self, g: Battalia) -> i64:
        """The turn of a team: after each of them positions compare best."""
        return ((g.week * DAYS + g.day) * g.setting.teams + g.team) if g.phase == PHASE_PLAY else 0

    def report(self, g: Battalia) -> dict[str, Any]:
        return report.report(g)

    def contest(self, g: Battalia) -> Contest | None:
        return contest.contest(g)

    def pieces(self, players: int) -> list[Piece]:
        return observation.pieces(players)


CHANCE: Final[dict[str, tuple[str, ...]]] = {
    "factions": FACTIONS,
    **{name: CREATION_CARDS if at < 11 else TERRAIN_CARDS for at, name in enumerate(PILES)},
    "start cities": TERRAIN_CARDS,
    "neutral cities": TERRAIN_CARDS,
    "kings' buildings": TERRAIN_CARDS,
    "queens' buildings": TERRAIN_CARDS,
    "great artefacts": CREATION_CARDS,
    "fate": CREATION_CARDS,
    "spare": CREATION_CARDS,
    "nation": CREATION_CARDS,
    "hand": CREATION_CARDS,
}
"""What the numbers of chance events stand for; of the others they are numbers. A roll `amulet` is one, too."""
ARGUMENTS: Final[dict[str, tuple[str, ...]]] = {
    "faction": FACTIONS,
    "square": SQUARE_NAMES,
    "other_square": SQUARE_NAMES,
    "card": CREATION_CARDS,
    "creation_card": CREATION_CARDS,
    "other_card": CREATION_CARDS,
    "elixir": ELIXIRS,
    "hero": ("a", "b"),
    "character": ("metamorphia", "bilkarr"),
    "reason": scoring.REASONS,
    "prey": ("city", "ruins", "heroes"),
    "type": MEANINGS,
    "terrain_card": TERRAIN_CARDS,
    "former": TERRAIN_CARDS,
    "pile": (*PILES, "supply", "dust"),
}
"""What the numbers in log messages stand for."""
