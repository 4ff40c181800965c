"""Escape, Resurrection and Laurel (MH-438, MH-439, MH-460 to MH-467)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.core.frame import ask_seat, call, go_to, leave, step, steps
from rulewright.games.heroes.armies import flip_up
from rulewright.games.heroes.battle.frames import Battle, EscapeLoss, Laurel, Resurrect, Side
from rulewright.games.heroes.cards.harm import end_battle
from rulewright.games.heroes.content import TIERS
from rulewright.games.heroes.decisions import TURN_RULE, Choice, remove_token, token_options, weakest_token
from rulewright.games.heroes.fights import battle_of, first_unit
from rulewright.games.heroes.ids import CLOAK_OF_SHADOWS
from rulewright.games.heroes.options import FLIP, LOSE, NONE, PROMOTE, RETURN, WASTE
from rulewright.games.heroes.state import Heroes

ESCAPE_COST: Final[i64] = 2


# Escape


def begin_escape(g: Heroes, battle: Battle, side: i64) -> None:
    """MH-461, MH-467: the battle is lost, and tokens are given up."""
    party = battle.sides[side]
    hero = g.find(party.hero)
    g.tell("escapes", party.seat, hero.hero)
    end_battle(g, battle, 1 - side)
    loss = EscapeLoss(party.seat, party.hero)
    loss.left = min(1 if hero.has(CLOAK_OF_SHADOWS) else ESCAPE_COST, hero.tokens())
    call(g, loss)


class EscapeLossChoice(Choice[EscapeLoss]):
    """escape_loss (MH-461): `lose:UNIT:SIDE`."""

    def options(self, g: Heroes, frame: EscapeLoss, seat: i64) -> list[int]:
        return token_options(g.find(frame.hero), LOSE)

    def default(self, g: Heroes, frame: EscapeLoss, seat: i64) -> i64:
        return weakest_token(g, self.options(g, frame, seat), LOSE)


ESCAPE_LOSS: Final = EscapeLossChoice("escape_loss", ("MH-461",), TURN_RULE)


def ask_loss(frame: EscapeLoss, g: Heroes) -> None:
    """MH-461: one token after the other."""
    if frame.left > 0 and g.find(frame.hero).tokens() > 0:
        ask_seat(g, frame, ESCAPE_LOSS, frame.seat)
    else:
        leave(g)


def lose_token(frame: EscapeLoss, g: Heroes) -> None:
    hero = g.find(frame.hero)
    token = g.answers[frame.seat] - LOSE
    tier = remove_token(hero, token)
    frame.left -= 1
    g.tell("gives_unit_up", frame.seat, hero.hero // 3 * TIERS + tier, token % 2)
    go_to(frame, "lose")


steps(EscapeLoss, step("lose", ask_loss, lose_token))


# Resurrection


def revivals(g: Heroes, side: Side, stack: i64) -> list[int]:
    """MH-464: what a point of Resurrection can do; with a `stack`, there alone."""
    hero = g.find(side.hero)
    unit = first_unit(side)
    codes: list[int] = []
    for tier in range(TIERS):
        if side.losses[tier] > 0 and (stack < 0 or stack == unit + tier):
            if side.casualties[tier] > 0:
                codes.append(int(RETURN + unit + tier))
            if hero.army[TIERS + tier] > 0:
                codes.append(int(FLIP + unit + tier))
    return codes


def revive(g: Heroes, side: Side, code: i64) -> None:
    """MH-457, MH-464: a casualty comes back basic, or a basic unit becomes elite."""
    hero = g.find(side.hero)
    if code < FLIP:
        tier = (code - RETURN) % TIERS
        side.casualties[tier] -= 1
        hero.army[TIERS + tier] += 1
        g.tell("unit_returned", side.seat, code - RETURN)
    else:
        tier = (code - FLIP) % TIERS
        flip_up(hero, tier)
        g.tell("unit_restored", side.seat, code - FLIP)
    side.losses[tier] -= 1


def best_revival(g: Heroes, codes: list[int], others: i64) -> i64:
    """A default: the return of the highest Strength, else the flip of the highest Strength."""
    best: i64 = others
    most: i64 = -1
    for code in codes:
        if RETURN <= code < FLIP + len(g.tables.strength):
            unit = code - RETURN if code < FLIP else code - FLIP
            worth: i64 = g.tables.strength[unit] + (100 if code < FLIP else 0)
            if worth > most:
                best = code
                most = worth
    return best


class ResurrectChoice(Choice[Resurrect]):
    """resurrect (MH-464, MH-465): `return:UNIT`, `flip:UNIT`, `waste`."""

    def options(self, g: Heroes, frame: Resurrect, seat: i64) -> list[int]:
        return [*revivals(g, battle_of(g).sides[frame.side], frame.stack), int(WASTE)]

    def default(self, g: Heroes, frame: Resurrect, seat: i64) -> i64:
        return best_revival(g, self.options(g, frame, seat), WASTE)


RESURRECT: Final = ResurrectChoice("resurrect", ("MH-464", "MH-465"), TURN_RULE)


def ask_revival(frame: Resurrect, g: Heroes) -> None:
    """MH-463, MH-464: point by point; points without a legal use are lost."""
    side = battle_of(g).sides[frame.side]
    if frame.points > 0 and side.encounter < 0 and revivals(g, side, frame.stack):
        ask_seat(g, frame, RESURRECT, side.seat)
    else:
        leave(g)


def use_point(frame: Resurrect, g: Heroes) -> None:
    side = battle_of(g).sides[frame.side]
    frame.points -= 1
    go_to(frame, "resurrect")
    code = g.answers[side.seat]
    if code != WASTE:
        revive(g, side, code)


steps(Resurrect, step("resurrect", ask_revival, use_point))


# Laurel


class LaurelChoice(Choice[Laurel]):
    """laurel (MH-438, MH-439): `promote:UNIT`, `return:UNIT`, `flip:UNIT`, `none`."""

    def options(self, g: Heroes, frame: Laurel, seat: i64) -> list[int]:
        side = battle_of(g).sides[frame.side]
        hero = g.find(side.hero)
        unit = first_unit(side)
        codes: list[int] = []
        for tier in range(TIERS):
            if hero.army[TIERS + tier] > 0 and (frame.stack < 0 or frame.stack == unit + tier):
                codes.append(int(PROMOTE + unit + tier))
        return [*codes, *revivals(g, side, frame.stack), int(NONE)]

    def default(self, g: Heroes, frame: Laurel, seat: i64) -> i64:
        """The return of the highest Strength, else its promotion."""
        best: i64 = NONE
        most: i64 = -1
        for code in self.options(g, frame, seat):
            worth: i64 = -1
            if RETURN <= code < FLIP:
                worth = g.tables.strength[code - RETURN] + 100
            elif PROMOTE <= code < RETURN:
                worth = g.tables.strength[code - PROMOTE]
            if worth > most:
                best = code
                most = worth
        return best


LAUREL_CHOICE: Final = LaurelChoice("laurel", ("MH-438", "MH-439"), TURN_RULE)


def ask_laurel(frame: Laurel, g: Heroes) -> None:
    """MH-438, MH-439: a promotion, or Resurrection(1)."""
    ask_seat(g, frame, LAUREL_CHOICE, battle_of(g).sides[frame.side].seat)


def wear_laurel(frame: Laurel, g: Heroes) -> None:
    side = battle_of(g).sides[frame.side]
    code = g.answers[side.seat]
    leave(g)
    if code == NONE:
        return
    if PROMOTE <= code < RETURN:
        flip_up(g.find(side.hero), (code - PROMOTE) % TIERS)
        g.tell("unit_promoted", side.seat, code - PROMOTE)
    else:
        revive(g, side, code)


steps(Laurel, step("laurel", ask_laurel, wear_laurel))
