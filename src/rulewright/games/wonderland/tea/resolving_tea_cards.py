"""Resolving tea cards (WW-080 to WW-085, WW-100, WW-101): halves, effects in any order, units."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.core.frame import ask_seat, call, go_to, leave, step, steps
from rulewright.games.wonderland.cards.frames import PlaceSupporter
from rulewright.games.wonderland.content import (
    OPTIONAL,
    R_DIE,
    R_OPTIONAL,
    R_SUPPORTER,
    R_UNITS,
    R_UNITS2,
    SPLIT,
    SUPPLY,
)
from rulewright.games.wonderland.decisions import RELOCATE_UNIT, UNIT_KIND, Choice, RegionChoice
from rulewright.games.wonderland.ids import QUEEN, ROSES, TWICE_AS_FAST
from rulewright.games.wonderland.messages import OF_ALLY
from rulewright.games.wonderland.options import EFFECT, HALF, LEAVE, NONE, REGION, ROLL
from rulewright.games.wonderland.regions import can_place, figures_in_supply, place_chosen, relocations
from rulewright.games.wonderland.state import PHASE_TEA, Wonderland
from rulewright.games.wonderland.tea.frames import Card, OptionalFrame, PlaceUnits, Reward, Rewards, Roll

SOURCE_FORGE: Final[i64] = 1


class ChooseHalf(Choice[Card]):
    """D-09 choose_half (WW-100): `half:upper`, `half:lower`."""

    def options(self, g: Wonderland, frame: Card, seat: i64) -> list[int]:
        return [int(HALF), int(HALF) + 1]


CHOOSE_HALF: Final = ChooseHalf("choose_half", ("WW-100",), "WW-600")


class NextEffect(Choice[Card]):
    """D-11 next_effect (WW-080): `effect:<code>`."""

    def options(self, g: Wonderland, frame: Card, seat: i64) -> list[int]:
        codes: list[int] = []
        for effect in frame.effects or []:
            code = int(EFFECT) + effect
            if code not in codes:
                codes.append(code)
        return codes


NEXT_EFFECT: Final = NextEffect("next_effect", ("WW-080",), "WW-600")


class TakeOptional(Choice[OptionalFrame]):
    """D-10 take_optional (WW-101): `roll`, `leave`."""

    def options(self, g: Wonderland, frame: OptionalFrame, seat: i64) -> list[int]:
        return [int(ROLL), int(LEAVE)]

    def default(self, g: Wonderland, frame: OptionalFrame, seat: i64) -> i64:
        return LEAVE


TAKE_OPTIONAL: Final = TakeOptional("take_optional", ("WW-101",), "WW-600")


# A card


def ask_half(frame: Card, g: Wonderland) -> None:
    """WW-100: of a split card the half comes first."""
    if frame.effects is not None:
        go_to(frame, "start/effects")
    elif g.tables.card_layout[frame.card] == SPLIT:
        ask_seat(g, frame, CHOOSE_HALF, frame.seat)
    else:
        frame.effects = effects_of(g, frame, 0)
        go_to(frame, "start/effects")


def take_half(frame: Card, g: Wonderland) -> None:
    g.tell("takes_half", frame.seat, g.answers[frame.seat] - HALF)
    frame.effects = effects_of(g, frame, g.answers[frame.seat] - HALF)


def effects_of(g: Wonderland, frame: Card, half: i64) -> list[int]:
    """WW-080, WW-081, WW-522: units, the obligatory die, the rewards, an optional part."""
    tables = g.tables
    units = tables.card_units[frame.card]
    if frame.passed and g.seats[frame.seat].has(TWICE_AS_FAST):
        units += 1
        g.tell("twice_as_fast", frame.seat)
    effects: list[int] = []
    if units > 0:
        effects.append(int(R_UNITS) + units)
    if tables.card_die[frame.card]:
        effects.append(int(R_DIE))
    effects += tables.card_lower[frame.card] if half == 1 else tables.card_effects[frame.card]
    if tables.card_layout[frame.card] == OPTIONAL:
        effects.append(int(R_OPTIONAL))
    return effects


def ask_effect(frame: Card, g: Wonderland) -> None:
    """WW-080: the open effects in an order of choice."""
    if frame.effects:
        ask_seat(g, frame, NEXT_EFFECT, frame.seat)
    else:
        leave(g)


def carry_out(frame: Card, g: Wonderland) -> None:
    """WW-080: each effect in full."""
    code = g.answers[frame.seat] - EFFECT
    effects = frame.effects
    assert effects is not None
    effects.remove(code)
    go_to(frame, "start/effects")
    if code == R_DIE:
        call(g, Roll(frame.seat))
    elif code == R_OPTIONAL:
        optional = OptionalFrame(frame.seat)
        optional.card = frame.card
        call(g, optional)
    elif code >= R_UNITS2:
        split = g.seats[frame.seat].faction == QUEEN
        place_units(g, frame.seat, 2 if code == R_UNITS2 else code - R_UNITS, split)
    else:
        give_reward(g, frame.seat, code, 0)


def place_units(g: Wonderland, seat: i64, number: i64, split: bool) -> None:
    units = PlaceUnits(seat)
    units.left = number
    units.split = split
    call(g, units)


def give_reward(g: Wonderland, seat: i64, code: i64, source: i64) -> None:
    reward = Reward(seat)
    reward.code = code
    reward.source = source
    call(g, reward)


steps(
    Card,
    step("start", ask_half, take_half),
    step("start/effects", ask_effect, carry_out),
)


def ask_optional(frame: OptionalFrame, g: Wonderland) -> None:
    """WW-101."""
    ask_seat(g, frame, TAKE_OPTIONAL, frame.seat)


def take_optional(frame: OptionalFrame, g: Wonderland) -> None:
    """WW-101: the die is rolled and the reward joins the open effects, or neither."""
    rolls = g.answers[frame.seat] == ROLL
    g.tell("rolls_for_more" if rolls else "leaves_more", frame.seat)
    leave(g)
    if rolls:
        card = g.stack[len(g.stack) - 1]
        assert isinstance(card, Card) and card.effects is not None
        card.effects += g.tables.card_optional[frame.card]
        call(g, Roll(frame.seat))


steps(OptionalFrame, step("start", ask_optional, take_optional))


def next_reward(frame: Rewards, g: Wonderland) -> None:
    """WW-341: the rewards of a forged chip, one after the other."""
    if not frame.codes:
        leave(g)
        return
    code = frame.codes.pop(0)
    frame.at -= 1
    if code == R_SUPPORTER:
        g.tell("supporter_due", frame.seat, OF_ALLY + ROSES)
        call(g, PlaceSupporter(frame.seat))
    elif R_UNITS < code < R_DIE:
        place_units(g, frame.seat, code - R_UNITS, False)
    else:
        give_reward(g, frame.seat, code, SOURCE_FORGE)


steps(Rewards, step("start", next_reward))


# Units (WW-081 to WW-085)


class UnitRegion(RegionChoice[PlaceUnits]):
    """D-12: the region of all units of a group."""

    def arguments(self, g: Wonderland, frame: PlaceUnits, seat: i64) -> dict[str, int | str]:
        return {"number": frame.left}


UNIT_REGION: Final = UnitRegion("unit_region", ("WW-081", "WW-084"), "WW-600")
SPLIT_REGION: Final = RegionChoice[PlaceUnits]("split_region", ("WW-172",), "WW-600")
"""D-14: the Queen's region of the next unit."""


def ask_unit_region(frame: PlaceUnits, g: Wonderland) -> None:
    """WW-081, WW-172: the region of the group, by the Queen of each unit."""
    if frame.left == 0:
        leave(g)
    elif not can_place(g, frame.seat):
        g.tell("nothing_to_place", frame.seat, frame.left)
        leave(g)
    elif frame.region < 0:
        ask_seat(g, frame, SPLIT_REGION if frame.split else UNIT_REGION, frame.seat)
    else:
        go_to(frame, "start/unit")


def take_unit_region(frame: PlaceUnits, g: Wonderland) -> None:
    frame.region = g.answers[frame.seat] - REGION


def ask_unit(frame: PlaceUnits, g: Wonderland) -> None:
    """WW-083, WW-105: from the supply, or one from another region if there is none."""
    player = g.seats[frame.seat]
    if g.phase == PHASE_TEA and figures_in_supply(g, frame.seat):
        ask_seat(g, frame, UNIT_KIND, frame.seat)
    elif player.supporters[SUPPLY] > 0:
        place_supporters(g, frame)
        go_to(frame, "start")
    elif relocations(g, frame.seat, frame.region):
        ask_seat(g, frame, RELOCATE_UNIT, frame.seat)
    else:
        g.tell("nothing_to_place", frame.seat, frame.left)
        leave(g)


def place_supporters(g: Wonderland, frame: PlaceUnits) -> None:
    """WW-081: as many of the group as the supply has, for nothing is asked between them; the Queen places one."""
    supporters = g.seats[frame.seat].supporters
    number: i64 = 1 if frame.split else min(frame.left, supporters[SUPPLY])
    supporters[SUPPLY] -= int(number)
    supporters[frame.region] += int(number)
    g.tell("places", frame.seat, number, frame.region)
    frame.left -= number
    if frame.split:
        frame.region = -1


def take_unit(frame: PlaceUnits, g: Wonderland) -> None:
    code = g.answers[frame.seat]
    if code == NONE:
        leave(g)
        return
    place_chosen(g, frame.seat, code, frame.region)
    go_on_placing(frame)


def go_on_placing(frame: PlaceUnits) -> None:
    """WW-081: one unit less; the Queen chooses a region again."""
    frame.left -= 1
    if frame.split:
        frame.region = -1
    go_to(frame, "start")


steps(
    PlaceUnits,
    step("start", ask_unit_region, take_unit_region),
    step("start/unit", ask_unit, take_unit),
)
