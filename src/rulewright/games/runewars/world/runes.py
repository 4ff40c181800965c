"""Rune tokens: gaining a dragon rune, placing, discarding, moving and mixing tokens, and who knows their faces
(RW-520 to RW-530, RW-751, RW-754). Moving runes with Fortify is in orders/fortify.py.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.core.decision import Decision
from rulewright.core.errors import Refusal
from rulewright.core.frame import ask_seat, go_to, leave, step, steps
from rulewright.core.narration import MessageKind
from rulewright.games.runewars.content import DRAGON_RUNE, FALSE_RUNE, NO_RUNE, NONE
from rulewright.games.runewars.options import DISCARD_RUNE, DONE, DRAGON_AT, FALSE, of_area
from rulewright.games.runewars.state import Runewars
from rulewright.games.runewars.world.control import controlled, controller, forget_rune, settle
from rulewright.games.runewars.world.frames import GainRune
from rulewright.kit.masks import bit

MESSAGES: Final[dict[str, MessageKind]] = {
    "discards_false_rune": MessageKind(("seat", "area"), "RW-521"),
    "gains_rune": MessageKind(("seat",), "RW-523", "area"),
    "no_rune_left": MessageKind(("seat",), "RW-530"),
    "rune_without_place": MessageKind(("seat",), "RW-523"),
}
MOST_DISCARDS: Final[i64] = 2

# Tokens and what is known of them (RW-524 to RW-527)


def place_rune(g: Runewars, seat: i64, area: i64, rune: i64) -> None:
    """RW-524, RW-526: a token from its pile lies face down; `seat` (NONE: nobody) knows it. Open in the harder game."""
    assert g.rune[area] == NO_RUNE, "RW-520"
    if rune == FALSE_RUNE:
        g.false_supply -= 1
    elif g.dragon_supply > 0:
        g.dragon_supply -= 1
    else:
        # RW-754: false runes serve as dragon runes.
        g.false_supply -= 1
    g.rune[area] = rune
    forget_rune(g, area)
    for number in range(g.players):
        if number == seat or g.epic:
            g.seats[number].seen |= bit(area)


def discard_rune(g: Runewars, area: i64) -> None:
    """RW-526: a discarded token is shown and goes back to its pile."""
    if g.rune[area] == DRAGON_RUNE:
        g.dragon_supply += 1
    else:
        g.false_supply += 1
    g.rune[area] = NO_RUNE
    forget_rune(g, area)
    g.barrier += 1


def move_rune(g: Runewars, origin: i64, area: i64) -> None:
    """RW-527: a single token moves; who knew its face still does."""
    assert g.rune[area] == NO_RUNE, "RW-520"
    g.rune[area] = g.rune[origin]
    g.rune[origin] = NO_RUNE
    for seat in g.seats:
        knew = seat.seen >> origin & 1
        seat.seen &= ~(bit(origin) | bit(area))
        seat.seen |= knew << area


def mix_runes(g: Runewars, mover: i64, first: i64, second: i64, swap: bool) -> None:
    """RW-527: two tokens were taken up; who cannot look at them does not know them any more, swapped or not."""
    if swap:
        g.rune[first], g.rune[second] = g.rune[second], g.rune[first]
    if g.epic:
        return
    for number in range(g.players):
        if number != mover:
            g.seats[number].seen &= ~(bit(first) | bit(second))


# Gaining a dragon rune (RW-521 to RW-523)


def can_gain_rune(g: Runewars, seat: i64) -> bool:
    """RW-530, RW-552, RW-754: whether a player could gain a dragon rune: one is left, the same for everybody."""
    return g.dragon_supply > 0 or (g.epic and g.false_supply > 0)


def rune_areas(g: Runewars, seat: i64) -> list[int]:
    """RW-523, RW-916: friendly or uncontrolled areas without a rune token, not the contested one."""
    areas: list[int] = []
    for area in g.board.areas:
        if g.rune[area] == NO_RUNE and area != g.contested:
            owner = controller(g, area)
            if owner == seat or owner == NONE:
                areas.append(area)
    return areas


def takes_false_rune(g: Runewars) -> bool:
    """RW-522, RW-530, RW-751: a false rune comes along while there is one; never in the harder game."""
    return not g.epic and g.false_supply > 0


def false_runes_of(g: Runewars, seat: i64) -> list[int]:
    """RW-521: the false runes that a player may discard."""
    return [area for area in controlled(g, seat) if g.rune[area] == FALSE_RUNE]


class DiscardFalse(Decision[Runewars, GainRune]):
    """D-250: a false rune goes, or no more."""

    def options(self, g: Runewars, frame: GainRune, seat: i64) -> list[int]:
        codes = [DISCARD_RUNE + area for area in false_runes_of(g, seat)]
        codes.append(DONE)
        return codes

    def explain(self, g: Runewars, frame: GainRune, seat: i64, code: i64) -> Refusal:
        if of_area(code, DISCARD_RUNE):
            return Refusal("RW-521", "no-false-rune-there", {"area": g.game.argument("area", code - DISCARD_RUNE)})
        return Refusal("RW-521", "discard-or-done")

    def default(self, g: Runewars, frame: GainRune, seat: i64) -> i64:
        return DONE


DISCARD_FALSE: Final = DiscardFalse("discard_false", ("RW-521",), "RW-900", secret=True)


class PlaceDragon(Decision[Runewars, GainRune]):
    """D-251: where the dragon rune goes; with one place left, which of the two tokens goes there."""

    def options(self, g: Runewars, frame: GainRune, seat: i64) -> list[int]:
        areas = rune_areas(g, seat)
        codes = [DRAGON_AT + area for area in areas]
        if len(areas) == 1 and takes_false_rune(g):
            codes.append(FALSE + areas[0])
        return codes

    def explain(self, g: Runewars, frame: GainRune, seat: i64, code: i64) -> Refusal:
        if of_area(code, DRAGON_AT):
            return explain_rune_area(g, seat, code - DRAGON_AT)
        return Refusal("RW-523", "dragon-first")

    def default(self, g: Runewars, frame: GainRune, seat: i64) -> i64:
        """The friendly area with most units."""
        codes = self.options(g, frame, seat)
        best = codes[0]
        most: i64 = -1
        for code in codes:
            area = code - DRAGON_AT
            if of_area(code, DRAGON_AT) and controller(g, area) == seat and len(g.units[area]) > most:
                best, most = code, len(g.units[area])
        return best


PLACE_DRAGON: Final = PlaceDragon("place_dragon", ("RW-523",), "RW-900", secret=True)


class PlaceFalse(Decision[Runewars, GainRune]):
    """D-252: where the false rune goes."""

    def options(self, g: Runewars, frame: GainRune, seat: i64) -> list[int]:
        return [FALSE + area for area in rune_areas(g, seat)]

    def explain(self, g: Runewars, frame: GainRune, seat: i64, code: i64) -> Refusal:
        if of_area(code, FALSE):
            return explain_rune_area(g, seat, code - FALSE)
        return Refusal("RW-523", "place-the-false-rune")


PLACE_FALSE: Final = PlaceFalse("place_false", ("RW-523",), "RW-900", secret=True)


def explain_rune_area(g: Runewars, seat: i64, area: i64) -> Refusal:
    """Why a rune token cannot be put into an area."""
    name = {"area": g.game.argument("area", area)}
    if not g.board.on_map[area]:
        return Refusal("RW-520", "not-on-the-map", name)
    if g.rune[area] != NO_RUNE:
        return Refusal("RW-520", "rune-there", name)
    if area == g.contested:
        return Refusal("RW-916", "contested", name)
    return Refusal("RW-523", "not-friendly-or-uncontrolled", name)


def ask_discard(frame: GainRune, g: Runewars) -> None:
    """RW-521, RW-530, RW-751: up to two false runes may be discarded, if there is anything to gain."""
    if not can_gain_rune(g, frame.seat):
        g.tell("no_rune_left", frame.seat)
        leave(g)
    elif g.epic or frame.discarded >= MOST_DISCARDS:
        go_to(frame, "dragon")
    else:
        ask_seat(g, frame, DISCARD_FALSE, frame.seat)


def discard_false(frame: GainRune, g: Runewars) -> None:
    """RW-521: the discarded token is shown."""
    code = g.answers[frame.seat]
    if code == DONE:
        return
    discard_rune(g, code - DISCARD_RUNE)
    frame.discarded += 1
    g.tell("discards_false_rune", frame.seat, code - DISCARD_RUNE)
    go_to(frame, "start")


def ask_dragon(frame: GainRune, g: Runewars) -> None:
    """RW-523: a token without a place goes back to its pile."""
    if rune_areas(g, frame.seat):
        ask_seat(g, frame, PLACE_DRAGON, frame.seat)
    else:
        g.tell("rune_without_place", frame.seat)
        leave(g)


def put_dragon(frame: GainRune, g: Runewars) -> None:
    """RW-522, RW-523: the first token lies; it may be the false one if there was one place only."""
    seat = frame.seat
    code = g.answers[seat]
    if of_area(code, FALSE):
        put_false(frame, g)
        return
    with_false = takes_false_rune(g)
    frame.laid = code - DRAGON_AT
    place_rune(g, seat, frame.laid, DRAGON_RUNE)
    if not with_false or not rune_areas(g, seat):
        g.tell_all("gains_rune", [int(frame.laid)], seat)
        leave(g)
    settle(g)


def ask_false(frame: GainRune, g: Runewars) -> None:
    """RW-523: the false rune goes to a different area."""
    ask_seat(g, frame, PLACE_FALSE, frame.seat)


def put_false(frame: GainRune, g: Runewars) -> None:
    """RW-523, RW-905: both lie; they are announced in map order."""
    area = g.answers[frame.seat] - FALSE
    place_rune(g, frame.seat, area, FALSE_RUNE)
    areas = [int(area)]
    if frame.laid != NONE:
        areas.append(int(frame.laid))
        areas.sort()
    g.tell_all("gains_rune", areas, frame.seat)
    leave(g)
    settle(g)


steps(
    GainRune,
    step("start", ask_discard, discard_false),
    step("dragon", ask_dragon, put_dragon),
    step("false", ask_false, put_false),
)
