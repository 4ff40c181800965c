"""The rounds of a duel: cards, icons, prevention and damage (RW-472 to RW-478, RW-486, RW-488)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.core.decision import Decision
from rulewright.core.errors import Refusal
from rulewright.core.frame import again, ask_seat, call, go_to
from rulewright.core.narration import MessageKind
from rulewright.games.runewars.cards.rewards_of_duels import hero_of, side_of
from rulewright.games.runewars.content import NONE
from rulewright.games.runewars.heroes.duel_uses import (
    damage_of_special,
    foe_targets,
    hit_foe,
    icon_reward,
    quest_is_won,
    resolve_foes,
    resolve_plain_icon,
    shields,
    special_uses,
    use_shield,
    use_special,
    zone_kind,
)
from rulewright.games.runewars.heroes.frames import Duel, Test
from rulewright.games.runewars.ids import (
    CIRCLE,
    DAMAGE,
    DWARVEN_FIRE_BOMBS,
    REWARDS,
    SPECIAL,
    WAND_OF_NEREKHALL,
)
from rulewright.games.runewars.options import HIT, KEEP_FATE, PASS, USE_REWARD, between
from rulewright.games.runewars.state import Runewars
from rulewright.games.runewars.world.decks import discard_fate, draw_fate, pass_over_hero
from rulewright.games.runewars.world.hero_changes import has_fallen, heal_fully, hurt_hero
from rulewright.kit.contests import ATTACKER, DEFENDER
from rulewright.kit.windows import Uses, offer

MESSAGES: Final[dict[str, MessageKind]] = {
    "duel_round": MessageKind(("number",), "RW-472"),
    "duel_draws": MessageKind(("hero",), "RW-473", several="fate"),
    "duel_keeps": MessageKind(("hero", "fate"), "RW-473"),
    "rout_prevents": MessageKind(("hero", "number"), "RW-475"),
    "soulbiter_heals": MessageKind(("hero",), "RW-474"),
    "venom": MessageKind(("hero",), "RW-478"),
}

ROUNDS: Final[i64] = 4
EDGE_ROUNDS: Final[i64] = 2

# Preventing and placing damage (RW-477)


class DuelPrevent(Uses[Runewars, Duel]):
    """D-352: Rewards that prevent damage."""

    def uses(self, g: Runewars, frame: Duel, seat: i64) -> list[int]:
        return shields(g, frame, frame.turn_of)

    def default(self, g: Runewars, frame: Duel, seat: i64) -> i64:
        return self.options(g, frame, seat)[0]

    def pass_over(self, g: Runewars, frame: Duel, seat: i64) -> None:
        """RW-901: damage comes, and no Reward prevents it."""
        hero = hero_of(frame, frame.turn_of)
        if hero != NONE and side_of(frame, frame.turn_of).coming > 0:
            pass_over_hero(g, hero)

    def explain(self, g: Runewars, frame: Duel, seat: i64, code: i64) -> Refusal:
        if (
            between(code, USE_REWARD, len(REWARDS))
            and code - USE_REWARD in g.hero_rewards[hero_of(frame, frame.turn_of)]
        ):
            return Refusal("RW-502", "reward-not-now", {"reward": g.game.argument("reward", code - USE_REWARD)})
        return super().explain(g, frame, seat, code)

    def arguments(self, g: Runewars, frame: Duel, seat: i64) -> dict[str, int | str]:
        hero = hero_of(frame, frame.turn_of)
        return {"hero": g.game.argument("hero", hero), "number": side_of(frame, frame.turn_of).coming}


DUEL_PREVENT: Final = DuelPrevent("duel_prevent", ("RW-477", "RW-502"), "RW-477", PASS, secret=True)


def place_damage(frame: Duel, g: Runewars, side: i64) -> None:
    own = side_of(frame, side)
    if hero_of(frame, side) != NONE:
        hurt_hero(g, hero_of(frame, side), own.coming)
    own.coming = 0


# A round (RW-473 to RW-478)


def begin_round(frame: Duel, g: Runewars) -> None:
    """RW-472, RW-473, RW-486: at most four rounds; the attacker draws first, each unit for itself."""
    if frame.round == ROUNDS:
        go_to(frame, "venom")
        return
    frame.round += 1
    g.tell("duel_round", frame.round)
    for side in (ATTACKER, DEFENDER):
        own = side_of(frame, side)
        own.now.clear()
        own.soulbiter = False
        own.stop = 0
        if hero_of(frame, side) == NONE:
            own.cards = draw_fate(g, len(frame.foes))
        else:
            own.cards = draw_fate(g, 2 if own.edge and frame.round <= EDGE_ROUNDS else 1)
            g.tell_all("duel_draws", own.cards, hero_of(frame, side))
    frame.turn_of = ATTACKER


class DuelCard(Decision[Runewars, Duel]):
    """D-355: with Duelist's Edge, one of two cards."""

    def options(self, g: Runewars, frame: Duel, seat: i64) -> list[int]:
        return [KEEP_FATE + number - 1 for number in side_of(frame, frame.turn_of).cards]

    def default(self, g: Runewars, frame: Duel, seat: i64) -> i64:
        """The card that promises most damage."""
        cards = side_of(frame, frame.turn_of).cards
        best: i64 = cards[0]
        for number in cards:
            if promised_damage(g, number) > promised_damage(g, best):
                best = number
        return KEEP_FATE + best - 1


def promised_damage(g: Runewars, number: i64) -> i64:
    """What the circle zone of a Fate card deals; a SPECIAL at least 1."""
    at = number * 4 + CIRCLE
    kind = g.tables.zone_kind[at]
    return g.tables.zone_value[at] if kind == DAMAGE else 1 if kind == SPECIAL else 0


DUEL_CARD: Final = DuelCard("duel_card", ("RW-473",), "RW-900")


def ask_which_card(frame: Duel, g: Runewars) -> None:
    """RW-473, Duelist's Edge: a side that drew two cards keeps one."""
    side = frame.turn_of
    if hero_of(frame, side) != NONE and len(side_of(frame, side).cards) > 1:
        ask_seat(g, frame, DUEL_CARD, frame.seats[side])
    elif side == ATTACKER:
        frame.turn_of = DEFENDER
        again(frame)
    else:
        frame.turn_of = ATTACKER
        go_to(frame, "special")


def keep_card(frame: Duel, g: Runewars) -> None:
    """RW-473: the other card is discarded without effect."""
    own = side_of(frame, frame.turn_of)
    kept = g.answers[frame.seats[frame.turn_of]] - KEEP_FATE + 1
    own.cards.remove(kept)
    discard_fate(g, own.cards)
    own.cards = [int(kept)]
    g.tell("duel_keeps", hero_of(frame, frame.turn_of), kept)
    go_to(frame, "choose")


class DuelSpecial(Decision[Runewars, Duel]):
    """D-351: what a SPECIAL icon does."""

    def options(self, g: Runewars, frame: Duel, seat: i64) -> list[int]:
        return special_uses(g, frame, frame.turn_of)

    def explain(self, g: Runewars, frame: Duel, seat: i64, code: i64) -> Refusal:
        if (
            between(code, USE_REWARD, len(REWARDS))
            and code - USE_REWARD in g.hero_rewards[hero_of(frame, frame.turn_of)]
        ):
            return Refusal("RW-502", "reward-not-now", {"reward": g.game.argument("reward", code - USE_REWARD)})
        return super().explain(g, frame, seat, code)

    def default(self, g: Runewars, frame: Duel, seat: i64) -> i64:
        """The use that deals most damage."""
        options = self.options(g, frame, seat)
        best: i64 = options[0]
        for code in options:
            if damage_of_special(g, frame, frame.turn_of, code) > damage_of_special(g, frame, frame.turn_of, best):
                best = code
        return best

    def arguments(self, g: Runewars, frame: Duel, seat: i64) -> dict[str, int | str]:
        return {"hero": g.game.argument("hero", hero_of(frame, frame.turn_of))}


DUEL_SPECIAL: Final = DuelSpecial("duel_special", ("RW-474", "RW-502"), "RW-900", secret=True, window=True)
EMPTY_HANDED: Final = DuelSpecial("duel_special", ("RW-474",), "RW-900", secret=True)
"""Of a hero without Rewards everybody knows what he can choose: no window."""


def ask_special(frame: Duel, g: Runewars) -> None:
    """RW-474 to RW-476: the icons, attacker first; a SPECIAL leaves a choice."""
    side = frame.turn_of
    hero = hero_of(frame, side)
    if hero == NONE:
        resolve_foes(g, frame)
        next_icon(frame)
    elif zone_kind(g, frame, side) == SPECIAL:
        ask_seat(g, frame, DUEL_SPECIAL if g.hero_rewards[hero] else EMPTY_HANDED, frame.seats[side])
    else:
        resolve_plain_icon(g, frame, side)
        next_icon(frame)


def next_icon(frame: Duel) -> None:
    """RW-474, RW-477: after the icons comes prevention."""
    next_side(frame, "special", "aim")


def next_side(frame: Duel, asking: str, then: str) -> None:
    """RW-477: after the attacker's side the defender's, then what follows for both."""
    if frame.turn_of == ATTACKER:
        frame.turn_of = DEFENDER
        go_to(frame, asking)
    else:
        go_to(frame, then)


def use_icon(frame: Duel, g: Runewars) -> None:
    """RW-474: 1 damage or one use; Fire Bombs and the Wand call for a test."""
    side = frame.turn_of
    answer = g.answers[frame.seats[side]]
    use_special(g, frame, side, answer)
    if answer == USE_REWARD + DWARVEN_FIRE_BOMBS:
        go_to(frame, "bombs")
    elif answer == USE_REWARD + WAND_OF_NEREKHALL:
        go_to(frame, "wand")
    else:
        next_icon(frame)
        return
    call(g, Test(hero_of(frame, side), icon_reward(answer).tested))


def handle_bombs(frame: Duel, g: Runewars) -> None:
    """RW-474, Dwarven Fire Bombs: red hurts their own hero."""
    finish_icon(frame, g, DWARVEN_FIRE_BOMBS)


def aim_wand(frame: Duel, g: Runewars) -> None:
    """RW-474, Wand of Nerekhall: the better the symbol, the more damage."""
    finish_icon(frame, g, WAND_OF_NEREKHALL)


def finish_icon(frame: Duel, g: Runewars, reward: i64) -> None:
    """The test that a Reward called for is over."""
    icon_reward(USE_REWARD + reward).after_test(g, frame, frame.turn_of, frame.symbol)
    frame.symbol = NONE
    next_icon(frame)


def collect(frame: Duel, g: Runewars) -> None:
    """RW-475, RW-477: rout icons prevent what they can; damage against units waits to be aimed."""
    for side in (ATTACKER, DEFENDER):
        own = side_of(frame, side)
        if hero_of(frame, side) == NONE:
            frame.aimed += own.coming
            own.coming = 0
            continue
        prevented: i64 = min(own.stop, own.coming)
        own.coming -= prevented
        own.stop = 0
        if prevented:
            g.tell("rout_prevents", hero_of(frame, side), prevented)


class DuelUnitTarget(Decision[Runewars, Duel]):
    """D-353: which unit takes the next point of damage."""

    def options(self, g: Runewars, frame: Duel, seat: i64) -> list[int]:
        return [HIT + label for label in foe_targets(frame)]

    def explain(self, g: Runewars, frame: Duel, seat: i64, code: i64) -> Refusal:
        if code >= HIT and code - HIT in frame.foes:
            return Refusal("RW-488", "damaged-unit-first")
        return super().explain(g, frame, seat, code)


DUEL_UNIT_TARGET: Final = DuelUnitTarget("duel_unit_target", ("RW-488",), "RW-900")


def ask_target(frame: Duel, g: Runewars) -> None:
    """RW-488: point by point, while there is damage and a unit to take it."""
    if frame.aimed and frame.foes:
        ask_seat(g, frame, DUEL_UNIT_TARGET, frame.seats[ATTACKER])
        return
    frame.aimed = 0
    frame.foe_stop.clear()
    frame.turn_of = ATTACKER
    go_to(frame, "prevent")


def hit_target(frame: Duel, g: Runewars) -> None:
    """RW-488: a point of damage for the chosen unit."""
    frame.aimed -= 1
    hit_foe(g, frame, g.answers[frame.seats[ATTACKER]] - HIT)
    go_to(frame, "aim/ask_target")


def ask_shield(frame: Duel, g: Runewars) -> None:
    """W-D3, RW-477: Rewards that prevent damage, the attacker's hero first."""
    if not offer(g, frame, DUEL_PREVENT, frame.seats[frame.turn_of]):
        next_shield(frame)


def next_shield(frame: Duel) -> None:
    next_side(frame, "prevent", "place")


def use_round_shield(frame: Duel, g: Runewars) -> None:
    """RW-477, RW-502: a Reward against the damage of the round, or none."""
    answer = g.answers[frame.seats[frame.turn_of]]
    if answer == PASS:
        next_shield(frame)
        return
    use_shield(g, frame, frame.turn_of, answer - USE_REWARD)
    go_to(frame, "prevent")


def close_round(frame: Duel, g: Runewars) -> None:
    """RW-477, RW-478: all damage is placed at the same time; a fallen hero, or a quest that is won, ends the duel."""
    frame.turn_of = NONE
    for side in (ATTACKER, DEFENDER):
        place_damage(frame, g, side)
        discard_fate(g, side_of(frame, side).cards)
        side_of(frame, side).cards = []
    drink_souls(frame, g)
    if falls(frame, g, ATTACKER) or falls(frame, g, DEFENDER) or (frame.defender == NONE and quest_is_won(frame)):
        go_to(frame, "over")
    else:
        go_to(frame, "round")


def falls(frame: Duel, g: Runewars, side: i64) -> bool:
    hero = hero_of(frame, side)
    return hero != NONE and has_fallen(g, hero)


def drink_souls(frame: Duel, g: Runewars) -> None:
    """Soulbiter: whoever used it in the round in which the other hero falls, and stands, loses all damage."""
    for side in (ATTACKER, DEFENDER):
        if side_of(frame, side).soulbiter and falls(frame, g, 1 - side) and not falls(frame, g, side):
            g.tell("soulbiter_heals", hero_of(frame, side))
            heal_fully(g, hero_of(frame, side))
