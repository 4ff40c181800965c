"""The five rounds of a battle: exchanges of Fate cards (RW-310 to RW-324, RW-802 to RW-805).

What a special icon does is in abilities.py, how routs and damage are assigned in routs_and_damage.py.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.core.decision import Decision
from rulewright.core.errors import Refusal
from rulewright.core.frame import again, ask_seat, call, go_to
from rulewright.core.narration import MessageKind
from rulewright.games.runewars.battle.frames import Battle, Damages, Routs, Side, Special
from rulewright.games.runewars.battle.opening import is_supported, open_window
from rulewright.games.runewars.battle.routs_and_damage import (
    acting_side,
    initiative_of,
    side_of,
    standing_units,
    types_of,
)
from rulewright.games.runewars.cards.frames import B2, B3
from rulewright.games.runewars.content import NONE, is_routed, unit_of
from rulewright.games.runewars.frames import side_of_step
from rulewright.games.runewars.ids import CIRCLE, DAMAGE, MISS, ROUT, SEASON_CARDS, SPECIAL, UNIT_COUNT
from rulewright.games.runewars.options import DROP, TYPE, between
from rulewright.games.runewars.state import Runewars
from rulewright.games.runewars.world.decks import discard_fate, draw_fate
from rulewright.kit.contests import ATTACKER, DEFENDER
from rulewright.kit.piles import insert

MESSAGES: Final[dict[str, MessageKind]] = {
    "battle_round": MessageKind(("number",), "RW-310"),
    "draws_fate": MessageKind(("unit", "number", "side"), "RW-312"),
    "drops_fate": MessageKind(("unit", "side"), "RW-805"),
    "dropped_fate": MessageKind(("unit", "fate"), "RW-805"),
    "reveals_specials": MessageKind(("unit", "number", "side"), "RW-315", several="fate"),
    "reveals_routs": MessageKind(("unit", "number", "side"), "RW-316", several="fate"),
    "reveals_damage": MessageKind(("unit", "number", "side"), "RW-317", several="fate"),
    "reveals_misses": MessageKind(("unit", "number", "side"), "RW-314", several="fate"),
    "specials_silenced": MessageKind(("unit", "season_card"), "RW-315"),
}
ROUNDS: Final[i64] = 5
ARCANE_SILENCE: Final[i64] = SEASON_CARDS.index("win2")

# Step 4: five rounds (RW-310 to RW-324)


def begin_round(frame: Battle, g: Runewars) -> None:
    """RW-310, RW-324: always five rounds; before each, and after the last, a window for the attacker, then one for
    the defender. Both windows are put on the stack at once, the attacker's on top.
    """
    if frame.cancelled:
        go_to(frame, "called_off")
        return
    moment = B2
    if frame.round < ROUNDS:
        frame.round += 1
        g.tell("battle_round", frame.round)
    else:
        moment = B3
        go_to(frame, "fortify")
    open_window(g, frame, DEFENDER, moment)
    open_window(g, frame, ATTACKER, moment)


def types_to_draw(g: Runewars, battle: Battle, side: Side) -> list[int]:
    """RW-311, RW-320, RW-321: types of this initiative that have not drawn, with a unit that stands."""
    types: list[int] = []
    for unit in types_of(standing_units(side)):
        if unit not in side.drawn and initiative_of(g, side, unit) == battle.round:
            types.append(unit)
    return types


def count_standing(side: Side, unit: i64) -> i64:
    """The standing participants of a type."""
    number: i64 = 0
    for label in side.units:
        if unit_of(label) == unit and not is_routed(label):
            number += 1
    return number


class PickType(Decision[Runewars, Battle]):
    """D-303: which type draws next."""

    def options(self, g: Runewars, battle: Battle, seat: i64) -> list[int]:
        return [TYPE + unit for unit in types_to_draw(g, battle, acting_side(battle))]

    def explain(self, g: Runewars, battle: Battle, seat: i64, code: i64) -> Refusal:
        side = acting_side(battle)
        unit = code - TYPE
        if not between(code, TYPE, UNIT_COUNT) or unit not in types_of(side.units):
            return Refusal("RW-312", "type-not-in-battle")
        if unit in side.drawn:
            return Refusal("RW-311", "type-has-drawn")
        if count_standing(side, unit) == 0:
            return Refusal("RW-320", "type-is-routed")
        return Refusal("RW-311", "not-this-initiative", {"initiative": int(battle.round)})

    def default(self, g: Runewars, frame: Battle, seat: i64) -> i64:
        """The type with most units."""
        side = acting_side(frame)
        best: i64 = NONE
        for code in self.options(g, frame, seat):
            if best == NONE or count_standing(side, code - TYPE) > count_standing(side, best - TYPE):
                best = code
        return best

    def arguments(self, g: Runewars, frame: Battle, seat: i64) -> dict[str, int | str]:
        return {"initiative": int(frame.round)}


PICK_TYPE: Final = PickType("pick_type", ("RW-312", "RW-313"), "RW-312")


def ask_type(frame: Battle, g: Runewars) -> None:
    """RW-311 to RW-313: the attacker draws, then the defender, until no type of this initiative is left."""
    side = acting_side(frame)
    if types_to_draw(g, frame, side):
        ask_seat(g, frame, PICK_TYPE, side.decider)
    elif side is frame.defender:
        go_to(frame, "support_drop_att")
    elif types_to_draw(g, frame, frame.defender):
        go_to(frame, "pick_def")
    else:
        go_to(frame, "round")


def draw_cards(frame: Battle, g: Runewars) -> None:
    """RW-312: one Fate card for each standing unit of the type; RW-805: one more with a hero's support."""
    side = acting_side(frame)
    unit = g.answers[side.decider] - TYPE
    side.type = unit
    insert(side.drawn, unit)
    number = count_standing(side, unit)
    if is_supported(g, frame, side, unit):
        number += 1
    side.cards = sorted(draw_fate(g, number))
    g.tell("draws_fate", unit, len(side.cards), side_of_step(frame))


class SupportDrop(Decision[Runewars, Battle]):
    """D-313: which card of a supported type is discarded without effect."""

    def options(self, g: Runewars, frame: Battle, seat: i64) -> list[int]:
        return [DROP + card - 1 for card in acting_side(frame).cards]

    def default(self, g: Runewars, frame: Battle, seat: i64) -> i64:
        """A card that shows MISS, if there is one."""
        side = acting_side(frame)
        shape = g.tables.shape[side.type]
        for card in side.cards:
            if g.tables.zone_kind[card * 4 + shape] == MISS:
                return DROP + card - 1
        return DROP + side.cards[0] - 1


SUPPORT_DROP: Final = SupportDrop("support_drop", ("RW-805",), "RW-805", secret=True)


def has_card_to_drop(side: Side) -> bool:
    """RW-805: a supported type has drawn one card more than it has units."""
    return side.type != NONE and side.type in side.supported and len(side.cards) > count_standing(side, side.type)


def ask_drop(frame: Battle, g: Runewars) -> None:
    """RW-805: the attacker looks at his cards and discards one, then the defender."""
    side = acting_side(frame)
    if has_card_to_drop(side):
        ask_seat(g, frame, SUPPORT_DROP, side.decider)
    else:
        go_to(frame, "support_drop_def" if side is frame.attacker else "specials_att")


def drop_card(frame: Battle, g: Runewars) -> None:
    """RW-805: the card goes to the open discard pile at once, without effect."""
    side = acting_side(frame)
    card = g.answers[side.decider] - DROP + 1
    side.cards.remove(card)
    discard_fate(g, [card])
    g.tell("drops_fate", side.type, side_of_step(frame))
    g.whisper(side.decider, "dropped_fate", side.type, card)


def icons(g: Runewars, side: Side, kind: i64) -> i64:
    """RW-314: the results of one kind on a side's cards: how many specials, or the sum of routs or damage."""
    total: i64 = 0
    for card in showing(g, side, kind):
        total += 1 if kind == SPECIAL else g.tables.zone_value[card * 4 + g.tables.shape[side.type]]
    return total


def showing(g: Runewars, side: Side, kind: i64) -> list[int]:
    """RW-314: the cards of a side whose zone shows one kind of result."""
    if side.type == NONE:
        return []
    shape = g.tables.shape[side.type]
    return [card for card in side.cards if g.tables.zone_kind[card * 4 + shape] == kind]


def reveal(g: Runewars, battle: Battle, kind: i64, message: str) -> None:
    """RW-314: both sides show their cards of one kind; that ends free undo."""
    for which in (ATTACKER, DEFENDER):
        side = side_of(battle, which)
        number = icons(g, side, kind)
        if number > 0:
            g.barrier += 1
            g.tell_all(message, showing(g, side, kind), side.type, number, which)


def resolve_specials(frame: Battle, g: Runewars) -> None:
    """RW-315, RW-319: both reveal; the attacker resolves his ability once for each icon, also for units that are
    gone by now, then the defender."""
    number = side_of_step(frame)
    side = side_of(frame, number)
    if frame.specials == NONE:
        if number == ATTACKER:
            reveal(g, frame, SPECIAL, "reveals_specials")
        frame.specials = icons(g, side, SPECIAL)
        if frame.specials > 0 and is_silenced(g, side.type):
            g.tell("specials_silenced", side.type, g.season_card)
            frame.specials = 0
    if frame.specials == 0:
        frame.specials = NONE
        return
    frame.specials -= 1
    again(frame)
    call(g, Special(number, side.type))


def is_silenced(g: Runewars, unit: i64) -> bool:
    """Arcane Silence: special icons of circle units have no effect."""
    return g.season_card == ARCANE_SILENCE and g.tables.shape[unit] == CIRCLE


def resolve_routs(frame: Battle, g: Runewars) -> None:
    """RW-316, RW-803: both sides suffer routs, one after the other; the one that chooses first is on top."""
    reveal(g, frame, ROUT, "reveals_routs")
    for number in suffering_last_first(g):
        routs = icons(g, side_of(frame, 1 - number), ROUT)
        if routs > 0:
            call(g, Routs(number, routs))


def resolve_damage(frame: Battle, g: Runewars) -> None:
    """RW-317, RW-803: both sides suffer damage, one after the other; the one that chooses first is on top."""
    reveal(g, frame, DAMAGE, "reveals_damage")
    for number in suffering_last_first(g):
        damage = icons(g, side_of(frame, 1 - number), DAMAGE)
        if damage > 0:
            call(g, Damages(number, damage))


def suffering_last_first(g: Runewars) -> tuple[int, int]:
    """RW-318, RW-803: the attacker assigns first, with the option `revised` the defender."""
    return (ATTACKER, DEFENDER) if g.revised else (DEFENDER, ATTACKER)


def end_exchange(frame: Battle, g: Runewars) -> None:
    """RW-314, RW-317: all cards of the exchange are discarded, which shows the misses; the next exchange follows."""
    if frame.attacker.cards or frame.defender.cards:
        g.barrier += 1
    for which in (ATTACKER, DEFENDER):
        misses = showing(g, side_of(frame, which), MISS)
        if misses:
            g.tell_all("reveals_misses", misses, side_of(frame, which).type, len(misses), which)
    discard_fate(g, frame.attacker.cards)
    discard_fate(g, frame.defender.cards)
    discard_fate(g, frame.extra)
    frame.extra = []
    for side in (frame.attacker, frame.defender):
        side.cards = []
        side.type = NONE
    go_to(frame, "pick_att")
