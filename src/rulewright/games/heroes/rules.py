"""Might & Magic Heroes as a `Game`: what the core asks of every title, answered chapter by chapter."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from mypy_extensions import i64

from rulewright.core.chance import Random, Seed
from rulewright.core.contest import Contest
from rulewright.core.errors import Refusal
from rulewright.core.frame import call
from rulewright.core.game import Game, OptionSpec
from rulewright.games.heroes import flow, printed, scoring
from rulewright.games.heroes.battle import (
    attack_step_by_step,
    battle_turns,
    escape_and_resurrection,
    hero_against_hero,
    initiative,
    slots,
    windows,
    wounds,
)
from rulewright.games.heroes.capital import develop_action
from rulewright.games.heroes.content import USED_UP, Tables
from rulewright.games.heroes.frames import Match
from rulewright.games.heroes.heroes import artefacts, heroes, treasures
from rulewright.games.heroes.ids import (
    ACTION_CARDS,
    ARTEFACTS,
    BUILDINGS,
    COLOURS,
    ENCOUNTERS,
    FACTIONS,
    HEROES,
    LOCATIONS,
    SCROLLS,
    SKILLS,
    TREASURES,
    UNITS,
    WEEKS,
)
from rulewright.games.heroes.judgement import evaluate, glances
from rulewright.games.heroes.knowledge import contest, implied, observation, position, report, views
from rulewright.games.heroes.map import heroes_action, locations
from rulewright.games.heroes.messages import MESSAGES
from rulewright.games.heroes.options import POWERS, REWARDS, SLOTS, SQUARES, VOCABULARY
from rulewright.games.heroes.rounds import round_and_turn, week_cards_and_replenishment
from rulewright.games.heroes.setup import general_setup, player_setup
from rulewright.games.heroes.state import Heroes
from rulewright.kit.contents import content_id
from rulewright.kit.observations import Piece
from rulewright.kit.options import check_different, check_options

CHAPTERS: Final = (
    flow,
    general_setup,
    player_setup,
    round_and_turn,
    week_cards_and_replenishment,
    heroes_action,
    locations,
    develop_action,
    heroes,
    treasures,
    artefacts,
    battle_turns,
    windows,
    initiative,
    slots,
    attack_step_by_step,
    wounds,
    escape_and_resurrection,
    hero_against_hero,
)
"""The chapters of the rulebook: importing them gives the frames their steps."""

LAPS: Final[i64] = 5
"""More than the laps of a round: each player has four cards at most."""

OPTIONS: Final = (
    OptionSpec("length", "medium", ("short", "medium", "long"), "MH-056"),
    OptionSpec("map", "random", ("random", "fixed"), "MH-604"),
    OptionSpec("heroes", "chosen", ("chosen", "random"), "MH-605"),
    OptionSpec("factions", None, ("haven", "necropolis", "sanctuary", "stronghold"), "MH-052"),
)


class HeroesRules(Game[Heroes]):
    """The rules of Might & Magic Heroes with the printed values of one edition."""

    def __init__(self, data: Path) -> None:
        super().__init__("heroes", 1, 2, 4, VOCABULARY, OPTIONS, MESSAGES, Path(__file__).parent, True, True)
        self.tables = Tables(data)
        self.printed_values = {**printed.printed(data), "provenance": printed.provenance(data)}

    def with_content(self, folder: Path) -> HeroesRules:
        rules = HeroesRules(folder)
        rules.content = content_id(folder)
        return rules

    def printed(self) -> dict[str, Any]:
        return self.printed_values

    def check_options(self, players: int, options: Any) -> dict[str, Any]:
        """MH-050, MH-052: factions that are given are a different one for each seat."""
        checked = check_options("heroes", OPTIONS, options)
        check_different(OPTIONS[3], checked["factions"], players, players)
        return checked

    def set_up(self, players: int, options: dict[str, Any], seed: Seed) -> Heroes:
        g = Heroes(self, players, options, seed, self.tables)
        call(g, Match())
        return g

    def load(self, given: Any, seed: Seed) -> Heroes:
        return position.read_position(self, self.tables, given, seed)

    def position(self, g: Heroes) -> dict[str, Any]:
        return position.write_position(g)

    def view(self, g: Heroes, seat: i64) -> dict[str, Any]:
        return views.view(g, seat)

    def implied(self, view: dict[str, Any]) -> dict[str, Any]:
        """MH-230, MH-531: locations with their guards and owners, Power, ready cards."""
        return implied.implied(self.tables, view)

    def resample(self, g: Heroes, seat: i64, rng: Random) -> Heroes:
        return views.resample(g, seat, rng)

    def result(self, g: Heroes) -> dict[str, Any]:
        return scoring.result(g)

    def over_refusal(self, g: Heroes) -> Refusal:
        return Refusal("MH-530", "game-over")

    def chance_names(self, what: str) -> tuple[str, ...] | None:
        return CHANCE.get(what)

    def argument(self, kind: str, number: i64) -> int | str:
        names = ARGUMENTS.get(kind)
        return number if names is None else names[number]

    def scores(self, g: Heroes) -> list[float]:
        return [float(points) for points in scoring.scores(g)]

    def conserved(self, g: Heroes) -> object:
        return views.conserved(g)

    def evaluate(self, g: Heroes) -> list[float]:
        return evaluate.evaluate(g)

    def weights(self, g: Heroes, seat: i64, codes: list[int]) -> list[float]:
        return glances.weights(g, seat, codes)

    def stretch(self, g: Heroes) -> i64:
        """A lap, in which every player plays a card: at its end no battle is half fought."""
        used: i64 = 0
        for player in g.seats:
            for card in player.cards:
                if card == USED_UP:
                    used += 1
        return g.round_of_game * LAPS + used // g.players

    def contest(self, g: Heroes) -> Contest | None:
        return contest.contest(g)

    def report(self, g: Heroes) -> dict[str, Any]:
        """Factions, and the Power of each seat by source."""
        return report.report(g)

    def pieces(self, players: int) -> list[Piece]:
        return observation.pieces(players)


CHANCE: Final[dict[str, tuple[str, ...]]] = {
    **{f"week-{moon}": WEEKS for moon in ("crescent", "half", "full")},
    **dict.fromkeys(COLOURS, ENCOUNTERS),
    **{f"symbol-{colour}": SQUARES for colour in COLOURS},
    "treasure": TREASURES,
    "scroll": SCROLLS,
    "artefact": ARTEFACTS,
    **{f"{deck}-{seat}": SKILLS for deck in ("might", "magic", "skills") for seat in range(4)},
    **{f"start_hero-{seat}": HEROES for seat in range(4)},
}
"""The names of what chance events bring; where there are none, it is a number."""

ARGUMENTS: Final[dict[str, tuple[str, ...]]] = {
    "action_card": ACTION_CARDS,
    "faction": FACTIONS,
    "artefact": ARTEFACTS,
    "building": BUILDINGS,
    "encounter": ENCOUNTERS,
    "colour": COLOURS,
    "hero": HEROES,
    "scroll": SCROLLS,
    "skill": SKILLS,
    "treasure": TREASURES,
    "unit": UNITS,
    "week": WEEKS,
    "location": LOCATIONS,
    "square": SQUARES,
    "slot": SLOTS,
    "power": POWERS,
    "foe": HEROES,
    "die": ("0", "1", "2", "3", "4", "5", "6", "7", "8"),
    "reward": REWARDS,
    "deck": ("might", "magic"),
    "action": ("heroes", "gather", "develop", "idle"),
    "face": ("wound1", "wound2", "laurel", "luck", "misfortune"),
    "option": tuple(VOCABULARY.keys),
}
