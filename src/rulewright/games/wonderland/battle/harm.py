"""Madness and poison: shield, reductions, losses one by one, bust and refresh (WW-178, WW-213 to WW-226, WW-604)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.core.frame import ask_seat, go_to, leave, step, steps
from rulewright.games.wonderland.battle.frames import BUST, Battle, Harm
from rulewright.games.wonderland.chips import exhaust_active, refresh
from rulewright.games.wonderland.content import (
    FIGURE_COUNT,
    LOST,
    MADNESS_SPACES,
    SHIELD_CRACKED,
    SHIELD_READY,
    SUPPLY,
)
from rulewright.games.wonderland.decisions import Choice
from rulewright.games.wonderland.fights import add_strength, battle_of, draw_of, fighter_of, lose_pending, stronger
from rulewright.games.wonderland.ids import (
    ALL_MAD_HERE,
    BURBLING,
    DUCHESS,
    HUMPTY,
    JABBERWOCK,
    MADNESS_2,
    POISON,
    TWEEDLES,
    UNICORN,
    WAR_TACTICS,
)
from rulewright.games.wonderland.messages import OF_CARD
from rulewright.games.wonderland.options import (
    BLOCK,
    LOSE,
    NONE,
    TAKE,
    UNIT_LEADER,
    USE_ALL_MAD_HERE,
    USE_UNICORN,
)
from rulewright.games.wonderland.order import seat_of
from rulewright.games.wonderland.state import Wonderland

TACTICS_GIVE: Final[i64] = 3


class Shield(Choice[Harm]):
    """D-34 shield (WW-226): `block`, `take`."""

    def options(self, g: Wonderland, frame: Harm, seat: i64) -> list[int]:
        return [int(BLOCK), int(TAKE)]

    def default(self, g: Wonderland, frame: Harm, seat: i64) -> i64:
        bust = g.seats[seat].units_in(battle_of(g).region) <= harm_of(frame.chip)
        return BLOCK if bust or frame.chip == MADNESS_2 else TAKE

    def arguments(self, g: Wonderland, frame: Harm, seat: i64) -> dict[str, int | str]:
        return {"piece": g.game.argument("piece", frame.chip)}


SHIELD: Final = Shield("shield", ("WW-226",), "WW-600")


class ReduceLoss(Choice[Harm]):
    """D-35 reduce_loss (WW-552, WW-604): `use:WL07`, `use:CC-3`, `none`."""

    def options(self, g: Wonderland, frame: Harm, seat: i64) -> list[int]:
        return [*reductions(g, frame), int(NONE)]

    def default(self, g: Wonderland, frame: Harm, seat: i64) -> i64:
        all_lost = g.seats[seat].units_in(battle_of(g).region) <= frame.left
        return self.options(g, frame, seat)[0] if all_lost else NONE


REDUCE_LOSS: Final = ReduceLoss("reduce_loss", ("WW-604", "WW-552"), "WW-600")


class LoseUnit(Choice[Harm]):
    """D-36 lose_unit (WW-214): `lose:supporter`, `lose:<figure>`; `lose:leader` only if it is alone."""

    def options(self, g: Wonderland, frame: Harm, seat: i64) -> list[int]:
        player = g.seats[seat]
        region = battle_of(g).region
        codes = [int(LOSE)] if player.supporters[region] > 0 else []
        codes += [int(LOSE) + 1 + figure for figure, place in enumerate(player.figures) if place == region]
        return codes or [int(LOSE + UNIT_LEADER)]

    def default(self, g: Wonderland, frame: Harm, seat: i64) -> i64:
        codes = self.options(g, frame, seat)
        best: i64 = codes[0]
        strength = g.tables.figure_strength
        for code in codes:
            figure = code - LOSE - 1
            if best > LOSE and figure < FIGURE_COUNT and strength[figure] < strength[best - LOSE - 1]:
                best = code
        return best

    def arguments(self, g: Wonderland, frame: Harm, seat: i64) -> dict[str, int | str]:
        return {"number": frame.left}


LOSE_UNIT: Final = LoseUnit("lose_unit", ("WW-214",), "WW-600")


def harm_of(chip: i64) -> i64:
    """WW-213, WW-178: how many units a madness or poison chip costs."""
    return 2 if chip == MADNESS_2 else 1


def reductions(g: Wonderland, frame: Harm) -> list[int]:
    """WL07, WW-552: what can still be used in this battle to lose a unit fewer."""
    battle = battle_of(g)
    fighter = fighter_of(battle, frame.seat)
    player = g.seats[frame.seat]
    codes: list[int] = []
    if player.figures[UNICORN] == battle.region and not fighter.unicorn:
        codes.append(int(USE_UNICORN))
    if frame.chip != POISON and player.has(ALL_MAD_HERE) and not fighter.mad_here:
        codes.append(int(USE_ALL_MAD_HERE))
    return codes


def ask_shield(frame: Harm, g: Wonderland) -> None:
    """WW-226: a ready shield may block the chip; a Crown on it is lost (WW-567)."""
    fighter_of(battle_of(g), frame.seat).crown = 0
    if g.seats[frame.seat].shield == SHIELD_READY:
        ask_seat(g, frame, SHIELD, frame.seat)
        return
    suffer(frame, g)


def answer_shield(frame: Harm, g: Wonderland) -> None:
    player = g.seats[frame.seat]
    if g.answers[frame.seat] == BLOCK:
        player.shield = SHIELD_CRACKED
        player.bag[frame.chip] += 1
        g.tell("blocks", frame.seat, frame.chip)
        leave(g)
        return
    suffer(frame, g)


def suffer(frame: Harm, g: Wonderland) -> None:
    """WW-213, WW-178: madness goes to the track, poison back to the pool."""
    player = g.seats[frame.seat]
    if frame.chip == POISON:
        g.poison_pool += 1
        g.tell("poison_works", frame.seat)
    else:
        player.madness.append(int(frame.chip))
        fighter_of(battle_of(g), frame.seat).madness += 1
        draw_of(g).tracked += 1
        g.tell("madness_works", frame.seat, frame.chip, len(player.madness))
    frame.left = harm_of(frame.chip)
    go_to(frame, "reduce")


def ask_reduction(frame: Harm, g: Wonderland) -> None:
    """WW-604: after the shield, before units are lost."""
    if frame.left > 0 and reductions(g, frame):
        ask_seat(g, frame, REDUCE_LOSS, frame.seat)
        return
    go_to(frame, "lose")


def reduce_loss(frame: Harm, g: Wonderland) -> None:
    code = g.answers[frame.seat]
    fighter = fighter_of(battle_of(g), frame.seat)
    if code == NONE:
        return
    frame.left -= 1
    if code == USE_UNICORN:
        fighter.unicorn = True
        g.tell("softens", frame.seat, OF_CARD + UNICORN)
    else:
        fighter.mad_here = True
        g.seats[frame.seat].shards += 1
        g.tell("softens", frame.seat, ALL_MAD_HERE)
        g.tell("shard_by", frame.seat, ALL_MAD_HERE, 1)
    go_to(frame, "reduce")


def ask_loss(frame: Harm, g: Wonderland) -> None:
    """WW-214, WW-216: one unit after the other, as long as there are any."""
    if frame.left > 0 and g.seats[frame.seat].units_in(battle_of(g).region) > 0:
        ask_seat(g, frame, LOSE_UNIT, frame.seat)
        return
    go_to(frame, "end")


def lose_unit(frame: Harm, g: Wonderland) -> None:
    """WW-214, WW-223: the unit goes to the supply; then what looks at each loss."""
    battle = battle_of(g)
    fighter = fighter_of(battle, frame.seat)
    unit = g.answers[frame.seat] - LOSE
    frame.left -= 1
    go_to(frame, "lose")
    if unit == TWEEDLES + 1 and not fighter.laid:
        fighter.laid = True
        g.tell("lies_down", frame.seat, TWEEDLES)
        return
    frame.lost += 1
    battle.lost += 1
    take_off(g, frame.seat, unit, battle.region)
    g.tell("loses", frame.seat, unit, frame.chip)
    if unit == HUMPTY + 1:
        g.seats[frame.seat].shards += 1
        g.tell("shard_by", frame.seat, OF_CARD + HUMPTY, 1)
    if unit == 0:
        use_war_tactics(g, battle, frame.seat)
    if frame.chip == POISON:
        use_burbling(g, frame.seat)


def take_off(g: Wonderland, seat: i64, unit: i64, region: i64) -> None:
    """WW-214: a lost unit goes to its owner's supply."""
    player = g.seats[seat]
    if unit == 0:
        player.supporters[region] -= 1
        player.supporters[SUPPLY] += 1
    elif unit == UNIT_LEADER:
        player.leader = LOST
    else:
        player.figures[unit - 1] = int(SUPPLY)


def use_war_tactics(g: Wonderland, battle: Battle, seat: i64) -> None:
    """WW-523: a supporter lost while some opponent is stronger gives 3 strength at once."""
    player = g.seats[seat]
    if player.has(WAR_TACTICS) and player.units_in(battle.region) > 0 and stronger(g, battle, seat):
        add_strength(fighter_of(battle, seat), TACTICS_GIVE)
        if g.narration is not None:
            now = [int(fighter_of(battle, seat).strength)]
            g.tell_all("strength_now", now, seat, WAR_TACTICS, TACTICS_GIVE)


def use_burbling(g: Wonderland, seat: i64) -> None:
    """WW-533: 1 VP for the Jabberwock when another player loses a unit to poison."""
    owner = seat_of(g, JABBERWOCK)
    if owner >= 0 and owner != seat and g.seats[owner].has(BURBLING):
        g.seats[owner].vp += 1
        g.tell("vp_by", owner, BURBLING, 1)


def end_harm(frame: Harm, g: Wonderland) -> None:
    """WW-565, WW-220, WW-218: the Duchess, then bust, then a full madness track."""
    battle = battle_of(g)
    player = g.seats[frame.seat]
    if player.figures[DUCHESS] == battle.region and frame.lost > 0:
        player.vp += frame.lost
        g.tell("vp_by", frame.seat, OF_CARD + DUCHESS, frame.lost)
    if player.units_in(battle.region) == 0:
        go_bust(g, battle, frame.seat)
    if len(player.madness) >= MADNESS_SPACES:
        refresh(player)
        if g.narration is not None:
            g.tell("track_full", frame.seat, sum(player.bag))
    leave(g)


def go_bust(g: Wonderland, battle: Battle, seat: i64) -> None:
    """WW-220: no strength, no active chips, a ready shield."""
    fighter = fighter_of(battle, seat)
    fighter.status = BUST
    fighter.strength = 0
    lose_pending(fighter)
    g.tell("goes_bust", seat)
    exhaust_active(g, seat, False)
    g.seats[seat].shield = SHIELD_READY


steps(
    Harm,
    step("shield", ask_shield, answer_shield),
    step("reduce", ask_reduction, reduce_loss),
    step("lose", ask_loss, lose_unit),
    step("end", end_harm),
)
