"""Outcome of a battle (WW-300 to WW-315)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.core.decision import Decision
from rulewright.core.errors import Refusal
from rulewright.core.frame import ask_seat, ask_seats, step, steps
from rulewright.games.wonderland.decisions import ANY_ALLY
from rulewright.games.wonderland.outcome.frames import Outcome
from rulewright.games.wonderland.state import Wonderland
from rulewright.games.wonderland.unwritten import all_seats, every_option, unwritten


class VpOrCastle(Decision[Wonderland, Outcome]):
    """D-45 vp_or_castle (WW-304, WW-307, WW-433): `vp`, `castle`."""

    def options(self, g: Wonderland, frame: Outcome, seat: i64) -> list[int]:
        return every_option("vp", "castle")

    def explain(self, g: Wonderland, frame: Outcome, seat: i64, code: i64) -> Refusal:
        return Refusal("WW-304", "vp-or-castle")  # UNWRITTEN: what stands in the way


VP_OR_CASTLE: Final = VpOrCastle("vp_or_castle", ("WW-304", "WW-307", "WW-433"), "WW-600", secret=True)


class WalrusCastle(Decision[Wonderland, Outcome]):
    """D-46 walrus_castle (WW-566): `castle:<region>`."""

    def options(self, g: Wonderland, frame: Outcome, seat: i64) -> list[int]:
        return every_option("castle")

    def explain(self, g: Wonderland, frame: Outcome, seat: i64, code: i64) -> Refusal:
        return Refusal("WW-310", "walrus-castle")  # UNWRITTEN: what stands in the way


WALRUS_CASTLE: Final = WalrusCastle("walrus_castle", ("WW-566",), "WW-600")


class RevealFeat(Decision[Wonderland, Outcome]):
    """D-47 reveal_feat (WW-331): `reveal:<quest>`, `none`."""

    def options(self, g: Wonderland, frame: Outcome, seat: i64) -> list[int]:
        return every_option("reveal", "none")

    def explain(self, g: Wonderland, frame: Outcome, seat: i64, code: i64) -> Refusal:
        return Refusal("WW-331", "reveal-feat")  # UNWRITTEN: what stands in the way


REVEAL_FEAT: Final = RevealFeat("reveal_feat", ("WW-331",), "WW-600", secret=True)


class RoseFeat(Decision[Wonderland, Outcome]):
    """D-48 rose_feat (WW-461): `reveal:<quest>`, `none`."""

    def options(self, g: Wonderland, frame: Outcome, seat: i64) -> list[int]:
        return every_option("reveal", "none")

    def explain(self, g: Wonderland, frame: Outcome, seat: i64, code: i64) -> Refusal:
        return Refusal("WW-461", "rose-feat")  # UNWRITTEN: what stands in the way


ROSE_FEAT: Final = RoseFeat("rose_feat", ("WW-461",), "WW-600")


class DiscardActive(Decision[Wonderland, Outcome]):
    """D-49 discard_active (WW-465): `discard:<chip>`."""

    def options(self, g: Wonderland, frame: Outcome, seat: i64) -> list[int]:
        return every_option("discard")

    def explain(self, g: Wonderland, frame: Outcome, seat: i64, code: i64) -> Refusal:
        return Refusal("WW-465", "discard-active")  # UNWRITTEN: what stands in the way


DISCARD_ACTIVE: Final = DiscardActive("discard_active", ("WW-465",), "WW-600")


class EndAbility(Decision[Wonderland, Outcome]):
    """D-50 end_ability (WW-311): `use:<ability>`."""

    def options(self, g: Wonderland, frame: Outcome, seat: i64) -> list[int]:
        return every_option("use")

    def explain(self, g: Wonderland, frame: Outcome, seat: i64, code: i64) -> Refusal:
        return Refusal("WW-311", "end-ability")  # UNWRITTEN: what stands in the way


END_ABILITY: Final = EndAbility("end_ability", ("WW-311",), "WW-600")


class Forge(Decision[Wonderland, Outcome]):
    """D-51 forge (WW-341): `forge:<chip>:<track>`, `stop`."""

    def options(self, g: Wonderland, frame: Outcome, seat: i64) -> list[int]:
        return every_option("forge", "stop")

    def explain(self, g: Wonderland, frame: Outcome, seat: i64, code: i64) -> Refusal:
        return Refusal("WW-341", "forge")  # UNWRITTEN: what stands in the way


FORGE: Final = Forge("forge", ("WW-341",), "WW-600")


class Gryphon(Decision[Wonderland, Outcome]):
    """D-54 gryphon (WW-571): `move:<region>:<number>`, `stay`."""

    def options(self, g: Wonderland, frame: Outcome, seat: i64) -> list[int]:
        return every_option("move", "stay")

    def explain(self, g: Wonderland, frame: Outcome, seat: i64, code: i64) -> Refusal:
        return Refusal("WW-571", "gryphon")  # UNWRITTEN: what stands in the way


GRYPHON: Final = Gryphon("gryphon", ("WW-571",), "WW-600")


class LoveOfLearning(Decision[Wonderland, Outcome]):
    """D-55 love_of_learning (WW-503): `chip:<chip>`, `none`."""

    def options(self, g: Wonderland, frame: Outcome, seat: i64) -> list[int]:
        return every_option("chip", "none")

    def explain(self, g: Wonderland, frame: Outcome, seat: i64, code: i64) -> Refusal:
        return Refusal("WW-503", "love-of-learning")  # UNWRITTEN: what stands in the way


LOVE_OF_LEARNING: Final = LoveOfLearning("love_of_learning", ("WW-503",), "WW-600")


def ask_outcome_rewards(frame: Outcome, g: Wonderland) -> None:
    """WW-304: vp_or_castle. UNWRITTEN: which of vp_or_castle, walrus_castle is asked and whom."""
    ask_seats(g, frame, VP_OR_CASTLE, all_seats(g), frame.given)


def ask_outcome_quests(frame: Outcome, g: Wonderland) -> None:
    """WW-331: reveal_feat. UNWRITTEN: which of reveal_feat, discard_active, rose_feat is asked and whom."""
    ask_seats(g, frame, REVEAL_FEAT, all_seats(g), frame.given)


def ask_outcome_abilities(frame: Outcome, g: Wonderland) -> None:
    """WW-571: gryphon. UNWRITTEN: which of gryphon, love_of_learning, end_ability is asked and whom."""
    ask_seat(g, frame, GRYPHON, 0)


def ask_outcome_forging(frame: Outcome, g: Wonderland) -> None:
    """WW-341: forge. UNWRITTEN: whom."""
    ask_seat(g, frame, FORGE, 0)


def ask_outcome_wagers(frame: Outcome, g: Wonderland) -> None:
    """WW-088: any_ally. UNWRITTEN: whom."""
    ask_seat(g, frame, ANY_ALLY, 0)


steps(
    Outcome,
    step("places", unwritten),
    step("rewards", ask_outcome_rewards, unwritten),
    step("quests", ask_outcome_quests, unwritten),
    step("abilities", ask_outcome_abilities, unwritten),
    step("forging", ask_outcome_forging, unwritten),
    step("wagers", ask_outcome_wagers, unwritten),
    step("cleanup", unwritten),
)
