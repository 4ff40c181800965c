"""Ethnos as a `Game`: what the core asks of every title, answered chapter by chapter."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from mypy_extensions import i64

from rulewright.core.chance import Random, Seed
from rulewright.core.errors import Refusal
from rulewright.core.frame import call
from rulewright.core.game import Game, OptionSpec
from rulewright.core.narration import MessageKind
from rulewright.games.ethnos import (
    bands,
    evaluate,
    flow,
    knowledge,
    observation,
    position,
    printed,
    scoring,
    setup,
    tribes,
    weights,
)
from rulewright.games.ethnos.content import Tables
from rulewright.games.ethnos.frames import Match
from rulewright.games.ethnos.ids import COLOURS, KINGDOMS, TRIBES, TYPES
from rulewright.games.ethnos.options import VOCABULARY
from rulewright.games.ethnos.state import BY_SKELETONS, Ethnos
from rulewright.kit.contents import content_id
from rulewright.kit.observations import Piece
from rulewright.kit.options import check_different, check_options

CHAPTERS: Final = (setup, flow, bands, tribes, scoring)
"""The chapters of the rulebook: importing them gives the frames their steps."""

MESSAGES: Final = {
    "tribe": MessageKind(("tribe",), "ET-055"),
    "age_begins": MessageKind(("age",), "ET-100"),
    "first_player": MessageKind(("seat",), "ET-101"),
    "deal": MessageKind(("seat", "card"), "ET-104"),
    "takes": MessageKind(("seat", "card"), "ET-142"),
    "draws": MessageKind(("seat",), "ET-143"),
    "drew": MessageKind(("seat", "card"), "ET-143"),
    "dragon": MessageKind(("seat", "number"), "ET-160"),
    "band": MessageKind(("seat", "number", "card"), "ET-201", several="card"),
    "marker": MessageKind(("seat", "kingdom", "number", "lead"), "ET-190"),
    "too_small": MessageKind(("seat", "number", "kingdom"), "ET-192"),
    "nowhere": MessageKind(("seat", "number"), "ET-335"),
    "no_marker_left": MessageKind(("seat",), "ET-500"),
    "halfling": MessageKind(("seat",), "ET-270"),
    "discards": MessageKind(("seat", "number"), "ET-200", several="card"),
    "giant": MessageKind(("seat", "number"), "ET-260"),
    "giant_not_larger": MessageKind(("seat",), "ET-262"),
    "merfolk": MessageKind(("seat", "number", "space"), "ET-280"),
    "bonus_declined": MessageKind(("seat",), "ET-557"),
    "horde": MessageKind(("seat", "colour"), "ET-300"),
    "horde_declined": MessageKind(("seat",), "ET-558"),
    "troll": MessageKind(("seat", "number"), "ET-320"),
    "troll_declined": MessageKind(("seat",), "ET-559"),
    "keeps": MessageKind(("seat", "number"), "ET-250"),
    "wizard_declined": MessageKind(("seat",), "ET-341"),
    "forced": MessageKind(("seat", "option"), "ET-552"),
    "skeleton_victory": MessageKind(("seat",), "ET-312"),
    "age_ends": MessageKind(("age",), "ET-162"),
    "scatters": MessageKind(("seat", "number", "glory"), "ET-352"),
    "gains_kingdom": MessageKind(("seat", "number", "kingdom", "markers", "place"), "ET-355"),
    "gains_giant": MessageKind(("seat", "number"), "ET-265"),
    "gains_merfolk": MessageKind(("seat", "number"), "ET-285"),
    "raids": MessageKind(("seat", "number"), "ET-302"),
    "waits": MessageKind(("seat", "number"), "ET-303"),
    "gains_orcs": MessageKind(("seat", "number"), "ET-302"),
    "band_scored": MessageKind(("seat", "number", "card", "size"), "ET-380"),
    "gains_bands": MessageKind(("seat", "number"), "ET-380"),
    "game_over": MessageKind((), "ET-440"),
    "ranked": MessageKind(
        ("seat", "number", "place", "kingdoms", "bands", "giants", "merfolk", "orcs", "last"), "ET-441"
    ),
}

GIVEN_TRIBES: Final = OptionSpec("tribes", None, TRIBES, "ET-620")
OPTIONS: Final = (GIVEN_TRIBES, OptionSpec("open_draw", False, (False, True), "ET-621"))


class EthnosRules(Game[Ethnos]):
    """The rules of Ethnos with the printed values of one edition."""

    def __init__(self, data: Path) -> None:
        super().__init__("ethnos", 1, 2, 6, VOCABULARY, OPTIONS, MESSAGES, Path(__file__).parent)
        self.tables = Tables(data)
        self.provenance = printed.provenance(data)

    def with_content(self, folder: Path) -> EthnosRules:
        rules = EthnosRules(folder)
        rules.content = content_id(folder)
        rules.pack = folder
        return rules

    def printed(self) -> dict[str, Any]:
        return {**printed.printed(self.tables), "texts": self.wordings(), "provenance": self.provenance}

    def wordings(self) -> dict[str, dict[str, Any]]:
        return printed.wordings(self.tables)

    def check_options(self, players: int, options: Any) -> dict[str, Any]:
        """ET-620, ET-621."""
        checked = check_options("ethnos", OPTIONS, options)
        check_different(GIVEN_TRIBES, checked["tribes"], 6 if players >= 4 else 5, players)
        return checked

    def set_up(self, players: int, options: dict[str, Any], seed: Seed) -> Ethnos:
        g = Ethnos(self, players, options, seed, self.tables)
        call(g, Match())
        return g

    def load(self, given: Any, seed: Seed) -> Ethnos:
        return position.read_position(self, self.tables, given, seed)

    def position(self, g: Ethnos) -> dict[str, Any]:
        return position.write_position(g)

    def view(self, g: Ethnos, seat: i64) -> dict[str, Any]:
        return knowledge.view(g, seat)

    def resample(self, g: Ethnos, seat: i64, rng: Random) -> Ethnos:
        return knowledge.resample(g, seat, rng)

    def result(self, g: Ethnos) -> dict[str, Any]:
        return scoring.result(g)

    def over_refusal(self, g: Ethnos) -> Refusal:
        return Refusal("ET-447" if g.ended == BY_SKELETONS else "ET-440", "game-over")

    def chance_names(self, what: str) -> tuple[str, ...] | None:
        if what == "setup_cards":
            return TRIBES
        return TYPES if what in ("ally_deck", "bottom_pile") else None

    def argument(self, kind: str, number: i64) -> int | str:
        names = ARGUMENTS.get(kind)
        return number if names is None else names[number]

    def scores(self, g: Ethnos) -> list[float]:
        return [float(seat.glory) for seat in g.seats]

    def report(self, g: Ethnos) -> dict[str, Any]:
        """Tribes in play, and the Glory of each seat by source (ET-385)."""
        return scoring.report(g)

    def conserved(self, g: Ethnos) -> object:
        return knowledge.conserved(g)

    def evaluate(self, g: Ethnos) -> list[float]:
        return evaluate.evaluate(g)

    def weights(self, g: Ethnos, seat: i64, codes: list[int]) -> list[float]:
        return weights.weights(g, seat, codes)

    def pieces(self, players: int) -> list[Piece]:
        return observation.pieces(players)


ARGUMENTS: Final[dict[str, tuple[str, ...]]] = {
    "card": TYPES,
    "tribe": TRIBES,
    "kingdom": KINGDOMS,
    "colour": COLOURS,
    "option": tuple(VOCABULARY.keys),
}
