"""Resolving tea cards (WW-080 to WW-105)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.core.decision import Decision
from rulewright.core.errors import Refusal
from rulewright.core.frame import ask_seat, step, steps
from rulewright.games.wonderland.state import Wonderland
from rulewright.games.wonderland.tea.frames import Card, OptionalFrame, PlaceUnits, Reward, Rewards
from rulewright.games.wonderland.unwritten import every_option, unwritten


class ChooseHalf(Decision[Wonderland, Card]):
    """D-09 choose_half (WW-100): `half:upper`, `half:lower`."""

    def options(self, g: Wonderland, frame: Card, seat: i64) -> list[int]:
        return every_option("half")

    def explain(self, g: Wonderland, frame: Card, seat: i64, code: i64) -> Refusal:
        return Refusal("WW-100", "choose-half")  # UNWRITTEN: what stands in the way


CHOOSE_HALF: Final = ChooseHalf("choose_half", ("WW-100",), "WW-600")


class TakeOptional(Decision[Wonderland, OptionalFrame]):
    """D-10 take_optional (WW-101): `roll`, `leave`."""

    def options(self, g: Wonderland, frame: OptionalFrame, seat: i64) -> list[int]:
        return every_option("roll", "leave")

    def explain(self, g: Wonderland, frame: OptionalFrame, seat: i64, code: i64) -> Refusal:
        return Refusal("WW-101", "take-optional")  # UNWRITTEN: what stands in the way


TAKE_OPTIONAL: Final = TakeOptional("take_optional", ("WW-101",), "WW-600")


class NextEffect(Decision[Wonderland, Card]):
    """D-11 next_effect (WW-080): `effect:<code>`."""

    def options(self, g: Wonderland, frame: Card, seat: i64) -> list[int]:
        return every_option("effect")

    def explain(self, g: Wonderland, frame: Card, seat: i64, code: i64) -> Refusal:
        return Refusal("WW-080", "next-effect")  # UNWRITTEN: what stands in the way


NEXT_EFFECT: Final = NextEffect("next_effect", ("WW-080",), "WW-600")


class UnitRegion(Decision[Wonderland, PlaceUnits]):
    """D-12 unit_region (WW-081, WW-084): `region:<region>`."""

    def options(self, g: Wonderland, frame: PlaceUnits, seat: i64) -> list[int]:
        return every_option("region")

    def explain(self, g: Wonderland, frame: PlaceUnits, seat: i64, code: i64) -> Refusal:
        return Refusal("WW-081", "unit-region")  # UNWRITTEN: what stands in the way


UNIT_REGION: Final = UnitRegion("unit_region", ("WW-081", "WW-084"), "WW-600")


class UnitKind(Decision[Wonderland, PlaceUnits]):
    """D-13 unit_kind (WW-105): `supporter`, `figure:<figure>`."""

    def options(self, g: Wonderland, frame: PlaceUnits, seat: i64) -> list[int]:
        return every_option("supporter", "figure")

    def explain(self, g: Wonderland, frame: PlaceUnits, seat: i64, code: i64) -> Refusal:
        return Refusal("WW-081", "unit-kind")  # UNWRITTEN: what stands in the way


UNIT_KIND: Final = UnitKind("unit_kind", ("WW-105",), "WW-600")


class SplitRegion(Decision[Wonderland, PlaceUnits]):
    """D-14 split_region (WW-172): `region:<region>`."""

    def options(self, g: Wonderland, frame: PlaceUnits, seat: i64) -> list[int]:
        return every_option("region")

    def explain(self, g: Wonderland, frame: PlaceUnits, seat: i64, code: i64) -> Refusal:
        return Refusal("WW-172", "split-region")  # UNWRITTEN: what stands in the way


SPLIT_REGION: Final = SplitRegion("split_region", ("WW-172",), "WW-600")


class UpgradeGift(Decision[Wonderland, Reward]):
    """D-17 upgrade_gift (WW-512): `weak`, `strong`."""

    def options(self, g: Wonderland, frame: Reward, seat: i64) -> list[int]:
        return every_option("weak", "strong")

    def explain(self, g: Wonderland, frame: Reward, seat: i64, code: i64) -> Refusal:
        return Refusal("WW-512", "upgrade-gift")  # UNWRITTEN: what stands in the way


UPGRADE_GIFT: Final = UpgradeGift("upgrade_gift", ("WW-512",), "WW-600")


class Wonderlandian(Decision[Wonderland, Reward]):
    """D-18 wonderlandian (WW-091): `card:<wonderlandian>`."""

    def options(self, g: Wonderland, frame: Reward, seat: i64) -> list[int]:
        return every_option("card")

    def explain(self, g: Wonderland, frame: Reward, seat: i64, code: i64) -> Refusal:
        return Refusal("WW-091", "wonderlandian")  # UNWRITTEN: what stands in the way


WONDERLANDIAN: Final = Wonderlandian("wonderlandian", ("WW-091",), "WW-600")


class UnlockAbility(Decision[Wonderland, Reward]):
    """D-20 unlock_ability (WW-092): `ability:<ability>`."""

    def options(self, g: Wonderland, frame: Reward, seat: i64) -> list[int]:
        return every_option("ability")

    def explain(self, g: Wonderland, frame: Reward, seat: i64, code: i64) -> Refusal:
        return Refusal("WW-092", "unlock-ability")  # UNWRITTEN: what stands in the way


UNLOCK_ABILITY: Final = UnlockAbility("unlock_ability", ("WW-092",), "WW-600")


class CastleRegion(Decision[Wonderland, Reward]):
    """D-21 castle_region (WW-094, WW-434): `castle:<region>`."""

    def options(self, g: Wonderland, frame: Reward, seat: i64) -> list[int]:
        return every_option("castle")

    def explain(self, g: Wonderland, frame: Reward, seat: i64, code: i64) -> Refusal:
        return Refusal("WW-094", "castle-region")  # UNWRITTEN: what stands in the way


CASTLE_REGION: Final = CastleRegion("castle_region", ("WW-094", "WW-434"), "WW-600")


class LeaderMax(Decision[Wonderland, Reward]):
    """D-22 leader_max (WW-095): `shard`, `none`."""

    def options(self, g: Wonderland, frame: Reward, seat: i64) -> list[int]:
        return every_option("shard", "none")

    def explain(self, g: Wonderland, frame: Reward, seat: i64, code: i64) -> Refusal:
        return Refusal("WW-095", "leader-max")  # UNWRITTEN: what stands in the way


LEADER_MAX: Final = LeaderMax("leader_max", ("WW-095",), "WW-600")


class DrawQuests(Decision[Wonderland, Reward]):
    """D-23 draw_quests (WW-097, WW-098): `draw`, `decline`."""

    def options(self, g: Wonderland, frame: Reward, seat: i64) -> list[int]:
        return every_option("draw", "decline")

    def explain(self, g: Wonderland, frame: Reward, seat: i64, code: i64) -> Refusal:
        return Refusal("WW-097", "draw-quests")  # UNWRITTEN: what stands in the way


DRAW_QUESTS: Final = DrawQuests("draw_quests", ("WW-097", "WW-098"), "WW-600")


class DiscardQuest(Decision[Wonderland, Reward]):
    """D-24 discard_quest (WW-098): `discard:<quest>`."""

    def options(self, g: Wonderland, frame: Reward, seat: i64) -> list[int]:
        return every_option("discard")

    def explain(self, g: Wonderland, frame: Reward, seat: i64, code: i64) -> Refusal:
        return Refusal("WW-098", "discard-quest")  # UNWRITTEN: what stands in the way


DISCARD_QUEST: Final = DiscardQuest("discard_quest", ("WW-098",), "WW-600", secret=True)


class TeaForge(Decision[Wonderland, Reward]):
    """D-25 tea_forge (WW-102): `forge:<chip>:<track>`, `none`."""

    def options(self, g: Wonderland, frame: Reward, seat: i64) -> list[int]:
        return every_option("forge", "none")

    def explain(self, g: Wonderland, frame: Reward, seat: i64, code: i64) -> Refusal:
        return Refusal("WW-102", "tea-forge")  # UNWRITTEN: what stands in the way


TEA_FORGE: Final = TeaForge("tea_forge", ("WW-102",), "WW-600")


def ask_card(frame: Card, g: Wonderland) -> None:
    """WW-080: next_effect. UNWRITTEN: which of next_effect, choose_half is asked."""
    ask_seat(g, frame, NEXT_EFFECT, frame.seat)


steps(
    Card,
    step("start", ask_card, unwritten),
)


def ask_optional(frame: OptionalFrame, g: Wonderland) -> None:
    """WW-101: take_optional."""
    ask_seat(g, frame, TAKE_OPTIONAL, frame.seat)


steps(
    OptionalFrame,
    step("start", ask_optional, unwritten),
)


steps(
    Rewards,
    step("start", unwritten),
)


def ask_reward(frame: Reward, g: Wonderland) -> None:
    """WW-097: draw_quests. UNWRITTEN: which of draw_quests, unlock_ability, wonderlandian, any_ally, castle_region,
    figure_region, tea_forge, upgrade_gift, discard_quest, leader_max is asked.
    """
    ask_seat(g, frame, DRAW_QUESTS, frame.seat)


steps(
    Reward,
    step("start", ask_reward, unwritten),
)


def ask_place_units(frame: PlaceUnits, g: Wonderland) -> None:
    """WW-172: split_region. UNWRITTEN: which of split_region, unit_region, relocate_unit, unit_kind is asked."""
    ask_seat(g, frame, SPLIT_REGION, frame.seat)


steps(
    PlaceUnits,
    step("start", ask_place_units, unwritten),
)
