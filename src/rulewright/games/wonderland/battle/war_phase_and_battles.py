"""War phase and battles (WW-200 to WW-248)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.core.decision import Decision
from rulewright.core.errors import Refusal
from rulewright.core.frame import ask_seat, ask_seats, step, steps
from rulewright.games.wonderland.battle.frames import Affect, Battle, Draw, Harm, Play, War
from rulewright.games.wonderland.state import Wonderland
from rulewright.games.wonderland.unwritten import all_seats, every_option, unwritten


class CatMove(Decision[Wonderland, War]):
    """D-28 cat_move (WW-554): `region:<region>`, `stay`."""

    def options(self, g: Wonderland, frame: War, seat: i64) -> list[int]:
        return every_option("region", "stay")

    def explain(self, g: Wonderland, frame: War, seat: i64, code: i64) -> Refusal:
        return Refusal("WW-554", "cat-move")  # UNWRITTEN: what stands in the way


CAT_MOVE: Final = CatMove("cat_move", ("WW-554",), "WW-600")


class StartOfBattle(Decision[Wonderland, Battle]):
    """D-29 start_of_battle (WW-206): `return:<chip>`, `none`."""

    def options(self, g: Wonderland, frame: Battle, seat: i64) -> list[int]:
        return every_option("return", "none")

    def explain(self, g: Wonderland, frame: Battle, seat: i64, code: i64) -> Refusal:
        return Refusal("WW-206", "start-of-battle")  # UNWRITTEN: what stands in the way


START_OF_BATTLE: Final = StartOfBattle("start_of_battle", ("WW-206",), "WW-600")


class Wager(Decision[Wonderland, Battle]):
    """D-30 wager (WW-207): `wager:<faction>`, `none`."""

    def options(self, g: Wonderland, frame: Battle, seat: i64) -> list[int]:
        return every_option("wager", "none")

    def explain(self, g: Wonderland, frame: Battle, seat: i64, code: i64) -> Refusal:
        return Refusal("WW-361", "wager")  # UNWRITTEN: what stands in the way


WAGER: Final = Wager("wager", ("WW-207",), "WW-600", secret=True)


class DrawOrHalt(Decision[Wonderland, Battle]):
    """D-31 draw_or_halt (WW-238): `draw`, `caterpillar`, `wait`, `halt`."""

    def options(self, g: Wonderland, frame: Battle, seat: i64) -> list[int]:
        return every_option("draw", "caterpillar", "wait", "halt")

    def explain(self, g: Wonderland, frame: Battle, seat: i64, code: i64) -> Refusal:
        return Refusal("WW-238", "draw-or-halt")  # UNWRITTEN: what stands in the way


DRAW_OR_HALT: Final = DrawOrHalt("draw_or_halt", ("WW-238",), "WW-600", secret=True)


class FirstDrawMode(Decision[Wonderland, Battle]):
    """D-32 first_draw_mode (WW-208): `draw`, `caterpillar`."""

    def options(self, g: Wonderland, frame: Battle, seat: i64) -> list[int]:
        return every_option("draw", "caterpillar")

    def explain(self, g: Wonderland, frame: Battle, seat: i64, code: i64) -> Refusal:
        return Refusal("WW-208", "first-draw-mode")  # UNWRITTEN: what stands in the way


FIRST_DRAW_MODE: Final = FirstDrawMode("first_draw_mode", ("WW-208",), "WW-600", secret=True)


class ChooseDrawn(Decision[Wonderland, Draw]):
    """D-33 choose_drawn (WW-242): `play:<chip>`."""

    def options(self, g: Wonderland, frame: Draw, seat: i64) -> list[int]:
        return every_option("play")

    def explain(self, g: Wonderland, frame: Draw, seat: i64, code: i64) -> Refusal:
        return Refusal("WW-242", "choose-drawn")  # UNWRITTEN: what stands in the way


CHOOSE_DRAWN: Final = ChooseDrawn("choose_drawn", ("WW-242",), "WW-600", secret=True)


class Shield(Decision[Wonderland, Harm]):
    """D-34 shield (WW-226): `block`, `take`."""

    def options(self, g: Wonderland, frame: Harm, seat: i64) -> list[int]:
        return every_option("block", "take")

    def explain(self, g: Wonderland, frame: Harm, seat: i64, code: i64) -> Refusal:
        return Refusal("WW-226", "shield")  # UNWRITTEN: what stands in the way


SHIELD: Final = Shield("shield", ("WW-226",), "WW-600")


class ReduceLoss(Decision[Wonderland, Harm]):
    """D-35 reduce_loss (WW-552, WW-604): `use:WL07`, `use:CC-3`, `none`."""

    def options(self, g: Wonderland, frame: Harm, seat: i64) -> list[int]:
        return every_option("use", "none")

    def explain(self, g: Wonderland, frame: Harm, seat: i64, code: i64) -> Refusal:
        return Refusal("WW-604", "reduce-loss")  # UNWRITTEN: what stands in the way


REDUCE_LOSS: Final = ReduceLoss("reduce_loss", ("WW-552", "WW-604"), "WW-600")


class LoseUnit(Decision[Wonderland, Harm]):
    """D-36 lose_unit (WW-214): `lose:supporter`, `lose:<figure>`, `lose:leader`."""

    def options(self, g: Wonderland, frame: Harm, seat: i64) -> list[int]:
        return every_option("lose")

    def explain(self, g: Wonderland, frame: Harm, seat: i64, code: i64) -> Refusal:
        return Refusal("WW-214", "lose-unit")  # UNWRITTEN: what stands in the way


LOSE_UNIT: Final = LoseUnit("lose_unit", ("WW-214",), "WW-600")


class Soldiers(Decision[Wonderland, Play]):
    """D-37 soldiers (WW-450): `return:<chip>`, `double`, `move:<region>:<number>`, `none`, `triple`."""

    def options(self, g: Wonderland, frame: Play, seat: i64) -> list[int]:
        return every_option("return", "double", "move", "none", "triple")

    def explain(self, g: Wonderland, frame: Play, seat: i64, code: i64) -> Refusal:
        return Refusal("WW-450", "soldiers")  # UNWRITTEN: what stands in the way


SOLDIERS: Final = Soldiers("soldiers", ("WW-450",), "WW-600")


class MoveSupporters(Decision[Wonderland, Play]):
    """D-38 move_supporters (WW-551): `from:<region>:<number>`, `to:<region>:<number>`, `none`."""

    def options(self, g: Wonderland, frame: Play, seat: i64) -> list[int]:
        return every_option("from", "to", "none")

    def explain(self, g: Wonderland, frame: Play, seat: i64, code: i64) -> Refusal:
        return Refusal("WW-551", "move-supporters")  # UNWRITTEN: what stands in the way


MOVE_SUPPORTERS: Final = MoveSupporters("move_supporters", ("WW-551",), "WW-600")


class ArtifactAbility(Decision[Wonderland, Play]):
    """D-39 artifact_ability (WW-502): `move`, `none`."""

    def options(self, g: Wonderland, frame: Play, seat: i64) -> list[int]:
        return every_option("move", "none")

    def explain(self, g: Wonderland, frame: Play, seat: i64, code: i64) -> Refusal:
        return Refusal("WW-502", "artifact-ability")  # UNWRITTEN: what stands in the way


ARTIFACT_ABILITY: Final = ArtifactAbility("artifact_ability", ("WW-502",), "WW-600")


class ChooseOpponent(Decision[Wonderland, Affect]):
    """D-40 choose_opponent (WW-211): `opponent:<player>`, `none`."""

    def options(self, g: Wonderland, frame: Affect, seat: i64) -> list[int]:
        return every_option("opponent", "none")

    def explain(self, g: Wonderland, frame: Affect, seat: i64, code: i64) -> Refusal:
        return Refusal("WW-005", "choose-opponent")  # UNWRITTEN: what stands in the way


CHOOSE_OPPONENT: Final = ChooseOpponent("choose_opponent", ("WW-211",), "WW-600")


class AllyType(Decision[Wonderland, Play]):
    """D-41 ally_type (WW-511): `type:<ally>`."""

    def options(self, g: Wonderland, frame: Play, seat: i64) -> list[int]:
        return every_option("type")

    def explain(self, g: Wonderland, frame: Play, seat: i64, code: i64) -> Refusal:
        return Refusal("WW-511", "ally-type")  # UNWRITTEN: what stands in the way


ALLY_TYPE: Final = AllyType("ally_type", ("WW-511",), "WW-600")


class ChipResult(Decision[Wonderland, Play]):
    """D-42 chip_result (WW-229): `strength:<n>`."""

    def options(self, g: Wonderland, frame: Play, seat: i64) -> list[int]:
        return every_option("strength")

    def explain(self, g: Wonderland, frame: Play, seat: i64, code: i64) -> Refusal:
        return Refusal("WW-229", "chip-result")  # UNWRITTEN: what stands in the way


CHIP_RESULT: Final = ChipResult("chip_result", ("WW-229",), "WW-600")


class MoveToForge(Decision[Wonderland, Draw]):
    """D-43 move_to_forge (WW-457): `space:<n>`, `stay`."""

    def options(self, g: Wonderland, frame: Draw, seat: i64) -> list[int]:
        return every_option("space", "stay")

    def explain(self, g: Wonderland, frame: Draw, seat: i64, code: i64) -> Refusal:
        return Refusal("WW-457", "move-to-forge")  # UNWRITTEN: what stands in the way


MOVE_TO_FORGE: Final = MoveToForge("move_to_forge", ("WW-457",), "WW-600")


class TeaItem(Decision[Wonderland, Play]):
    """D-44 tea_item (WW-571): `return:<chip>`, `none`, `move:<region>:supporter`, `move:<region>:<figure>`,
    `move:<region>:leader`.
    """

    def options(self, g: Wonderland, frame: Play, seat: i64) -> list[int]:
        return every_option("return", "none", "move")

    def explain(self, g: Wonderland, frame: Play, seat: i64, code: i64) -> Refusal:
        return Refusal("WW-571", "tea-item")  # UNWRITTEN: what stands in the way


TEA_ITEM: Final = TeaItem("tea_item", ("WW-571",), "WW-600")


def ask_war(frame: War, g: Wonderland) -> None:
    """WW-554: cat_move. UNWRITTEN: whom."""
    ask_seat(g, frame, CAT_MOVE, 0)


steps(
    War,
    step("start", ask_war, unwritten),
    step("battles", unwritten),
)


def ask_battle_abilities(frame: Battle, g: Wonderland) -> None:
    """WW-206: start_of_battle. UNWRITTEN: whom."""
    ask_seat(g, frame, START_OF_BATTLE, 0)


def ask_battle_wagers(frame: Battle, g: Wonderland) -> None:
    """WW-361: wager. UNWRITTEN: whom."""
    ask_seats(g, frame, WAGER, all_seats(g), frame.given)


def ask_battle_first(frame: Battle, g: Wonderland) -> None:
    """WW-208: first_draw_mode. UNWRITTEN: whom."""
    ask_seats(g, frame, FIRST_DRAW_MODE, all_seats(g), frame.given)


def ask_battle_decide(frame: Battle, g: Wonderland) -> None:
    """WW-238: draw_or_halt. UNWRITTEN: whom."""
    ask_seats(g, frame, DRAW_OR_HALT, all_seats(g), frame.given)


steps(
    Battle,
    step("start", unwritten),
    step("abilities", ask_battle_abilities, unwritten),
    step("wagers", ask_battle_wagers, unwritten),
    step("first", ask_battle_first, unwritten),
    step("check", unwritten),
    step("decide", ask_battle_decide, unwritten),
    step("cleanup", unwritten),
)


def ask_draw_choose(frame: Draw, g: Wonderland) -> None:
    """WW-242: choose_drawn. UNWRITTEN: whom."""
    ask_seats(g, frame, CHOOSE_DRAWN, all_seats(g), frame.given)


def ask_draw_after(frame: Draw, g: Wonderland) -> None:
    """WW-457: move_to_forge. UNWRITTEN: whom."""
    ask_seat(g, frame, MOVE_TO_FORGE, 0)


steps(
    Draw,
    step("draw", unwritten),
    step("choose", ask_draw_choose, unwritten),
    step("madness", unwritten),
    step("own", unwritten),
    step("others", unwritten),
    step("place", unwritten),
    step("after", ask_draw_after, unwritten),
)


def ask_harm_shield(frame: Harm, g: Wonderland) -> None:
    """WW-226: shield."""
    ask_seat(g, frame, SHIELD, frame.seat)


def ask_harm_reduce(frame: Harm, g: Wonderland) -> None:
    """WW-604: reduce_loss."""
    ask_seat(g, frame, REDUCE_LOSS, frame.seat)


def ask_harm_lose(frame: Harm, g: Wonderland) -> None:
    """WW-214: lose_unit."""
    ask_seat(g, frame, LOSE_UNIT, frame.seat)


steps(
    Harm,
    step("shield", ask_harm_shield, unwritten),
    step("reduce", ask_harm_reduce, unwritten),
    step("lose", ask_harm_lose, unwritten),
    step("end", unwritten),
)


def ask_play_soldiers(frame: Play, g: Wonderland) -> None:
    """WW-450: soldiers."""
    ask_seat(g, frame, SOLDIERS, frame.seat)


def ask_play_abilities(frame: Play, g: Wonderland) -> None:
    """WW-511: ally_type. UNWRITTEN: which of ally_type, tea_item, move_supporters, artifact_ability is asked."""
    ask_seat(g, frame, ALLY_TYPE, frame.seat)


def ask_play_strength(frame: Play, g: Wonderland) -> None:
    """WW-229: chip_result."""
    ask_seat(g, frame, CHIP_RESULT, frame.seat)


steps(
    Play,
    step("crown", unwritten),
    step("soldiers", ask_play_soldiers, unwritten),
    step("abilities", ask_play_abilities, unwritten),
    step("strength", ask_play_strength, unwritten),
)


def ask_affect(frame: Affect, g: Wonderland) -> None:
    """WW-005: choose_opponent."""
    ask_seat(g, frame, CHOOSE_OPPONENT, frame.seat)


steps(
    Affect,
    step("start", ask_affect, unwritten),
)
