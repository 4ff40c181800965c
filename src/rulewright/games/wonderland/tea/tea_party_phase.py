"""Tea party phase (WW-060 to WW-076)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.core.decision import Decision
from rulewright.core.errors import Refusal
from rulewright.core.frame import ask_seat, step, steps
from rulewright.games.wonderland.state import Wonderland
from rulewright.games.wonderland.tea.frames import Roll, Tea, TeaStart, TeaTurn
from rulewright.games.wonderland.unwritten import every_option, unwritten


class PlaceStartPoison(Decision[Wonderland, TeaStart]):
    """D-03 place_start_poison (WW-173): `poison:<n>`, `done`."""

    def options(self, g: Wonderland, frame: TeaStart, seat: i64) -> list[int]:
        return every_option("poison", "done")

    def explain(self, g: Wonderland, frame: TeaStart, seat: i64, code: i64) -> Refusal:
        return Refusal("WW-173", "place-start-poison")  # UNWRITTEN: what stands in the way


PLACE_START_POISON: Final = PlaceStartPoison("place_start_poison", ("WW-173",), "WW-600")


class PlaceReturnedFigure(Decision[Wonderland, TeaStart]):
    """D-04 place_returned_figure (WW-504): `figure:<figure>:<region>`, `none`."""

    def options(self, g: Wonderland, frame: TeaStart, seat: i64) -> list[int]:
        return every_option("figure", "none")

    def explain(self, g: Wonderland, frame: TeaStart, seat: i64, code: i64) -> Refusal:
        return Refusal("WW-504", "place-returned-figure")  # UNWRITTEN: what stands in the way


PLACE_RETURNED_FIGURE: Final = PlaceReturnedFigure("place_returned_figure", ("WW-504",), "WW-600")


class TeaTurnChoice(Decision[Wonderland, TeaTurn]):
    """D-05 tea_turn (WW-062): `seat:<n>`, `head`, `host`."""

    def options(self, g: Wonderland, frame: TeaTurn, seat: i64) -> list[int]:
        return every_option("seat", "head", "host")

    def explain(self, g: Wonderland, frame: TeaTurn, seat: i64, code: i64) -> Refusal:
        return Refusal("WW-063", "tea-turn")  # UNWRITTEN: what stands in the way


TEA_TURN: Final = TeaTurnChoice("tea_turn", ("WW-062",), "WW-600")


class Reroll(Decision[Wonderland, Roll]):
    """D-06 reroll (WW-513): `keep`, `reroll`."""

    def options(self, g: Wonderland, frame: Roll, seat: i64) -> list[int]:
        return every_option("keep", "reroll")

    def explain(self, g: Wonderland, frame: Roll, seat: i64, code: i64) -> Refusal:
        return Refusal("WW-513", "reroll")  # UNWRITTEN: what stands in the way


REROLL: Final = Reroll("reroll", ("WW-513",), "WW-600")


class GiveShard(Decision[Wonderland, Roll]):
    """D-07 give_shard (WW-176): `give:<player>`, `none`, `return`."""

    def options(self, g: Wonderland, frame: Roll, seat: i64) -> list[int]:
        return every_option("give", "none", "return")

    def explain(self, g: Wonderland, frame: Roll, seat: i64, code: i64) -> Refusal:
        return Refusal("WW-176", "give-shard")  # UNWRITTEN: what stands in the way


GIVE_SHARD: Final = GiveShard("give_shard", ("WW-176",), "WW-600")


class SeatAfterHead(Decision[Wonderland, TeaTurn]):
    """D-08 seat_after_head (WW-064, WW-174): `seat:<n>`."""

    def options(self, g: Wonderland, frame: TeaTurn, seat: i64) -> list[int]:
        return every_option("seat")

    def explain(self, g: Wonderland, frame: TeaTurn, seat: i64, code: i64) -> Refusal:
        return Refusal("WW-065", "seat-after-head")  # UNWRITTEN: what stands in the way


SEAT_AFTER_HEAD: Final = SeatAfterHead("seat_after_head", ("WW-064", "WW-174"), "WW-600")


class EndTurnPoison(Decision[Wonderland, TeaTurn]):
    """D-26 end_turn_poison (WW-173): `poison:<n>`, `none`."""

    def options(self, g: Wonderland, frame: TeaTurn, seat: i64) -> list[int]:
        return every_option("poison", "none")

    def explain(self, g: Wonderland, frame: TeaTurn, seat: i64, code: i64) -> Refusal:
        return Refusal("WW-173", "end-turn-poison")  # UNWRITTEN: what stands in the way


END_TURN_POISON: Final = EndTurnPoison("end_turn_poison", ("WW-173",), "WW-600")


class LeaderRegion(Decision[Wonderland, TeaTurn]):
    """D-27 leader_region (WW-072): `region:<region>`."""

    def options(self, g: Wonderland, frame: TeaTurn, seat: i64) -> list[int]:
        return every_option("region")

    def explain(self, g: Wonderland, frame: TeaTurn, seat: i64, code: i64) -> Refusal:
        return Refusal("WW-072", "leader-region")  # UNWRITTEN: what stands in the way


LEADER_REGION: Final = LeaderRegion("leader_region", ("WW-072",), "WW-600")


def ask_tea_start_poison(frame: TeaStart, g: Wonderland) -> None:
    """WW-173: place_start_poison. UNWRITTEN: whom."""
    ask_seat(g, frame, PLACE_START_POISON, 0)


def ask_tea_start_friend(frame: TeaStart, g: Wonderland) -> None:
    """WW-504: place_returned_figure. UNWRITTEN: whom."""
    ask_seat(g, frame, PLACE_RETURNED_FIGURE, 0)


steps(
    TeaStart,
    step("poison", ask_tea_start_poison, unwritten),
    step("friend", ask_tea_start_friend, unwritten),
)


steps(
    Tea,
    step("start", unwritten),
)


def ask_tea_turn(frame: TeaTurn, g: Wonderland) -> None:
    """WW-063: tea_turn. UNWRITTEN: which of tea_turn, leader_region is asked."""
    ask_seat(g, frame, TEA_TURN, frame.seat)


def ask_tea_turn_choose(frame: TeaTurn, g: Wonderland) -> None:
    """WW-065: seat_after_head."""
    ask_seat(g, frame, SEAT_AFTER_HEAD, frame.seat)


def ask_tea_turn_end(frame: TeaTurn, g: Wonderland) -> None:
    """WW-173: end_turn_poison."""
    ask_seat(g, frame, END_TURN_POISON, frame.seat)


steps(
    TeaTurn,
    step("start", ask_tea_turn, unwritten),
    step("refill", unwritten),
    step("choose", ask_tea_turn_choose, unwritten),
    step("take", unwritten),
    step("end", ask_tea_turn_end, unwritten),
)


def ask_roll(frame: Roll, g: Wonderland) -> None:
    """WW-176: give_shard. UNWRITTEN: which of give_shard, reroll is asked."""
    ask_seat(g, frame, GIVE_SHARD, frame.seat)


steps(
    Roll,
    step("start", ask_roll, unwritten),
)
