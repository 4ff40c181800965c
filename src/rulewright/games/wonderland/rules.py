"""Wonderland's War as a `Game`: what the core asks of every title, answered chapter by chapter."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from mypy_extensions import i64

from rulewright.core.chance import Random, Seed
from rulewright.core.contest import Contest
from rulewright.core.errors import BadSetup, Refusal
from rulewright.core.frame import call
from rulewright.core.game import Game, OptionSpec
from rulewright.games.wonderland import flow, printed, report, scoring, wordings
from rulewright.games.wonderland.battle import drawing, harm, playing, war
from rulewright.games.wonderland.battle.frames import War
from rulewright.games.wonderland.cards import at_end, on_others, on_play, placing
from rulewright.games.wonderland.content import Tables
from rulewright.games.wonderland.frames import Match
from rulewright.games.wonderland.ids import (
    ABILITIES,
    ALLIES,
    ALLY_CARDS,
    CHIPS,
    FACTIONS,
    QUESTS,
    REGION_COUNT,
    REGIONS,
    SCORING_TOKENS,
    SETS,
    TEA_CARDS,
    WONDERLANDIANS,
)
from rulewright.games.wonderland.judgement import evaluate, glances
from rulewright.games.wonderland.knowledge import contest, observation, position, views
from rulewright.games.wonderland.messages import CAUSES, HALVES, MESSAGES, POWERS
from rulewright.games.wonderland.options import UNITS, VOCABULARY
from rulewright.games.wonderland.outcome import endings, feats, places
from rulewright.games.wonderland.setup import setup
from rulewright.games.wonderland.state import Wonderland
from rulewright.games.wonderland.tea import resolving_tea_cards, rewards, round_structure, tea_party_phase
from rulewright.kit.contents import content_id
from rulewright.kit.observations import Piece
from rulewright.kit.options import check_options

CHAPTERS: Final = (
    flow,
    setup,
    round_structure,
    tea_party_phase,
    resolving_tea_cards,
    rewards,
    placing,
    war,
    drawing,
    harm,
    playing,
    on_play,
    on_others,
    places,
    feats,
    endings,
    at_end,
)
"""The chapters of the rulebook: importing them gives the frames their steps."""

STRETCHES: Final[i64] = 8
"""Of a round: its tea party, and one for each battle."""

OPTIONS: Final = (
    OptionSpec("ally_set", "A", ("A", "B", "C", "D", "random", "mixed"), "WW-021"),
    OptionSpec("factions", "choose", ("choose", "random"), "WW-036"),
    OptionSpec("first_player", "random", ("random", 0, 1, 2, 3, 4), "WW-622"),
    OptionSpec("open_bags", False, (False, True), "WW-602"),
)


class WonderlandRules(Game[Wonderland]):
    """The rules of Wonderland's War with the printed values of one edition."""

    def __init__(self, data: Path) -> None:
        super().__init__(
            "wonderland", 1, 2, 5, VOCABULARY, OPTIONS, MESSAGES, Path(__file__).parent, whole_shuffles=True
        )
        self.tables = Tables(data)
        self.provenance = printed.provenance(data)

    def with_content(self, folder: Path) -> WonderlandRules:
        rules = WonderlandRules(folder)
        rules.content = content_id(folder)
        return rules

    def printed(self) -> dict[str, Any]:
        return {**printed.printed(self.tables), "texts": self.wordings(), "provenance": self.provenance}

    def wordings(self) -> dict[str, dict[str, Any]]:
        return wordings.wordings(self.tables)

    def check_options(self, players: int, options: Any) -> dict[str, Any]:
        """WW-622: the options; a list of factions names one for each seat, and the first player has a seat."""
        given = dict(options) if isinstance(options, dict) else {"": options}
        named = given.pop("factions") if isinstance(given.get("factions"), (list, tuple)) else None
        checked = check_options("wonderland", OPTIONS, given)
        if named is not None:
            if not all(isinstance(name, str) and name in FACTIONS for name in named):
                raise BadSetup(f"WW-036: factions is choose, random or a list of these: {', '.join(FACTIONS)}")
            if not len(named) == len(set(named)) == players:
                raise BadSetup(f"WW-036: with {players} players factions names exactly {players} different ones")
            checked["factions"] = list(named)
        first = checked["first_player"]
        if first != "random" and first >= players:
            raise BadSetup(f"WW-622: first_player is random or a seat from 0 to {players - 1}")
        return checked

    def set_up(self, players: int, options: dict[str, Any], seed: Seed) -> Wonderland:
        g = Wonderland(self, players, options, seed, self.tables)
        call(g, Match())
        return g

    def load(self, given: Any, seed: Seed) -> Wonderland:
        return position.read_position(self, self.tables, given, seed)

    def position(self, g: Wonderland) -> dict[str, Any]:
        return position.write_position(g)

    def view(self, g: Wonderland, seat: i64) -> dict[str, Any]:
        return views.view(g, seat)

    def resample(self, g: Wonderland, seat: i64, rng: Random) -> Wonderland:
        return views.resample(g, seat, rng)

    def result(self, g: Wonderland) -> dict[str, Any]:
        return scoring.result(g)

    def report(self, g: Wonderland) -> dict[str, Any]:
        return report.report(g)

    def over_refusal(self, g: Wonderland) -> Refusal:
        return Refusal("WW-600", "game-over")

    def chance_names(self, what: str) -> tuple[str, ...] | None:
        return CHANCE.get(what.partition(":")[0])

    def argument(self, kind: str, number: i64) -> int | str:
        names = ARGUMENTS.get(kind)
        return number if names is None else names[number]

    def scores(self, g: Wonderland) -> list[float]:
        return [float(points) for points in scoring.scores(g)]

    def conserved(self, g: Wonderland) -> object:
        return views.conserved(g)

    def evaluate(self, g: Wonderland) -> list[float]:
        return evaluate.evaluate(g)

    def weights(self, g: Wonderland, seat: i64, codes: list[int]) -> list[float]:
        return glances.weights(g, seat, codes)

    def contest(self, g: Wonderland) -> Contest | None:
        return contest.contest(g)

    def stretch(self, g: Wonderland) -> i64:
        """A tea party, or a battle with its outcome: after each of them positions compare best."""
        for frame in g.stack:
            if isinstance(frame, War):
                begun: i64 = 0 if frame.queue is None else REGION_COUNT - len(frame.queue)
                return g.round_of_game * STRETCHES + 1 + begun
        return g.round_of_game * STRETCHES

    def pieces(self, players: int) -> list[Piece]:
        return observation.pieces(players)


CHANCE: Final[dict[str, tuple[str, ...]]] = {
    "factions": FACTIONS,
    "scoring-tokens": SCORING_TOKENS,
    "wonderlandians": WONDERLANDIANS,
    "tea-1": TEA_CARDS,
    "tea-2": TEA_CARDS,
    "tea-3": TEA_CARDS,
    "quests": QUESTS,
    "bag": CHIPS,
    "ally-set": SETS,
}
"""The names of what chance events bring; where there are none, it is a number."""

ARGUMENTS: Final[dict[str, tuple[str, ...]]] = {
    "ability": ABILITIES,
    "ally_card": ALLY_CARDS,
    "set": SETS,
    "ally": ALLIES,
    "chip": CHIPS,
    "piece": CHIPS,
    "unit": UNITS,
    "power": POWERS,
    "cause": CAUSES,
    "half": HALVES,
    "origin": REGIONS,
    "faction": FACTIONS,
    "quest": QUESTS,
    "region": REGIONS,
    "scoring_token": SCORING_TOKENS,
    "tea_card": TEA_CARDS,
    "wonderlandian": WONDERLANDIANS,
    "option": tuple(VOCABULARY.keys),
}
