"""Duels: their start, four rounds and their end (RW-471 to RW-488).

The challenge and the spoils are in challenges.py; what the sides can use stands in duel_rewards.py. Damage is collected
on the sides and placed at the end of a round; nobody leaves the board before the duel is over.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.core.decision import Decision
from rulewright.core.errors import Refusal
from rulewright.core.frame import again, ask_seat, call, go_to, leave, step, steps
from rulewright.core.narration import MessageKind
from rulewright.games.runewars import challenges, duel_rewards
from rulewright.games.runewars.challenges import plunder
from rulewright.games.runewars.content import (
    BOGRAN,
    CIRCLE,
    DAMAGE,
    DWARVEN_FIRE_BOMBS,
    NONE,
    REWARDS,
    SCORPION,
    SPECIAL,
    WAND_OF_NEREKHALL,
)
from rulewright.games.runewars.control import left_of
from rulewright.games.runewars.decks import discard_fate, draw_fate, pass_over_hand, pass_over_hero
from rulewright.games.runewars.duel_rewards import (
    damage_of_special,
    foe_targets,
    hit_foe,
    icon_reward,
    opening_uses,
    quest_is_won,
    resolve_foes,
    resolve_plain_icon,
    shields,
    special_uses,
    use_opening,
    use_shield,
    use_special,
    zone_kind,
)
from rulewright.games.runewars.frames import AfterDuel, Duel, Quest, Test
from rulewright.games.runewars.options import (
    HIT,
    KEEP_FATE,
    PASS,
    USE_REWARD,
    between,
)
from rulewright.games.runewars.quests import QUEST_CARDS
from rulewright.games.runewars.rewards_of_duels import deal, hero_of, side_of
from rulewright.games.runewars.state import Runewars
from rulewright.games.runewars.wounds import (
    defeat_hero,
    has_fallen,
    heal_fully,
    hurt_hero,
)
from rulewright.kit.contests import ATTACKER, DEFENDER
from rulewright.kit.windows import Uses, offer

MESSAGES: Final[dict[str, MessageKind]] = {
    **challenges.MESSAGES,
    **duel_rewards.MESSAGES,
    "challenges": MessageKind(("hero", "area"), "RW-470"),
    "challenged": MessageKind(("hero", "area"), "RW-470"),
    "backstab": MessageKind(("hero",), "RW-471"),
    "duel_round": MessageKind(("number",), "RW-472"),
    "duel_draws": MessageKind(("hero",), "RW-473", several="fate"),
    "duel_keeps": MessageKind(("hero", "fate"), "RW-473"),
    "rout_prevents": MessageKind(("hero", "number"), "RW-475"),
    "soulbiter_heals": MessageKind(("hero",), "RW-474"),
    "venom": MessageKind(("hero",), "RW-478"),
    "duel_won": MessageKind(("hero",), "RW-480"),
    "duel_drawn": MessageKind(("area",), "RW-479"),
}
ROUNDS: Final[i64] = 4
EDGE_ROUNDS: Final[i64] = 2

# Start of the duel (RW-471)


def open_duel(frame: Duel, g: Runewars) -> None:
    """RW-471, RW-485: the sides, and Bogran's Backstab before anything else."""
    seat = g.hero_seat[frame.attacker]
    if frame.defender == NONE:
        frame.area = g.hero_area[frame.attacker]
        frame.seats = [int(seat), int(left_of(g, seat))]
        if not frame.foes:
            frame.foes = QUEST_CARDS[frame.quest].foes[:]
    else:
        frame.area = g.hero_area[frame.defender]
        frame.seats = [int(seat), g.hero_seat[frame.defender]]
        g.tell("challenges", frame.attacker, frame.area)
        g.tell("challenged", frame.defender, frame.area)
    if frame.attacker == BOGRAN and frame.defender != NONE:
        g.tell("backstab", frame.defender)
        deal(frame, DEFENDER, 1)
        frame.turn_of = DEFENDER
        frame.back = ATTACKER
        go_to(frame, "open_shield")


class DuelStart(Uses[Runewars, Duel]):
    """D-350: cards and Rewards for the start of a duel."""

    def uses(self, g: Runewars, frame: Duel, seat: i64) -> list[int]:
        return opening_uses(g, frame, side_of_seat(frame, seat))

    def pass_over(self, g: Runewars, frame: Duel, seat: i64) -> None:
        """RW-901: a side with nothing to use at the start; foes of a quest never have anything."""
        hero = hero_of(frame, side_of_seat(frame, seat))
        if hero == NONE:
            return
        if g.hero_rewards[hero]:
            pass_over_hero(g, hero)
        else:
            pass_over_hand(g, g.hero_seat[hero])


def side_of_seat(frame: Duel, seat: i64) -> i64:
    return ATTACKER if seat == frame.seats[ATTACKER] else DEFENDER


DUEL_START: Final = DuelStart("duel_start", ("RW-471",), "RW-471", PASS, secret=True)


def ask_attacker_first(frame: Duel, g: Runewars) -> None:
    """W-D1, RW-471: first the attacker."""
    if not offer(g, frame, DUEL_START, frame.seats[ATTACKER]):
        go_to(frame, "open_def")


def attacker_opens(frame: Duel, g: Runewars) -> None:
    """RW-471: a use, or the pass."""
    open_side(frame, g, ATTACKER)


def ask_defender_next(frame: Duel, g: Runewars) -> None:
    """W-D1, RW-471: then the defender."""
    if not offer(g, frame, DUEL_START, frame.seats[DEFENDER]):
        go_to(frame, "round")


def defender_opens(frame: Duel, g: Runewars) -> None:
    """RW-471: a use, or the pass."""
    open_side(frame, g, DEFENDER)


def open_side(frame: Duel, g: Runewars, side: i64) -> None:
    """RW-471: each use is carried out before the next; damage may be prevented and is placed at once."""
    answer = g.answers[frame.seats[side]]
    if answer == PASS:
        go_to(frame, "open_def" if side == ATTACKER else "round")
        return
    use_opening(g, frame, side, answer)
    frame.turn_of = 1 - side
    frame.back = side
    go_to(frame, "open_shield")


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


def ask_first_shield(frame: Duel, g: Runewars) -> None:
    """RW-471: damage at the start can be prevented by Rewards, not by a rout icon."""
    if not offer(g, frame, DUEL_PREVENT, frame.seats[frame.turn_of]):
        go_to(frame, "open_shield/place_first_damage")


def use_first_shield(frame: Duel, g: Runewars) -> None:
    """RW-471, RW-502: a Reward against the damage of the start, or none."""
    answer = g.answers[frame.seats[frame.turn_of]]
    if answer == PASS:
        return
    use_shield(g, frame, frame.turn_of, answer - USE_REWARD)
    go_to(frame, "open_shield")


def place_first_damage(frame: Duel, g: Runewars) -> None:
    """RW-472: a hero defeated at the start ends the duel; otherwise the window goes on."""
    hero = hero_of(frame, frame.turn_of)
    place_damage(frame, g, frame.turn_of)
    back = frame.back
    frame.back = NONE
    frame.turn_of = NONE
    if hero != NONE and has_fallen(g, hero):
        go_to(frame, "over")
    else:
        go_to(frame, "open_att" if back == ATTACKER else "open_def")


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


# The end (RW-479 to RW-481, RW-487)


def sting(frame: Duel, g: Runewars) -> None:
    """RW-472, Red Scorpion: after the fourth round the other hero takes 1 damage that nothing prevents."""
    for side in (ATTACKER, DEFENDER):
        other = hero_of(frame, 1 - side)
        if hero_of(frame, side) == SCORPION and other != NONE:
            g.tell("venom", other)
            hurt_hero(g, other, 1)


def end_duel(frame: Duel, g: Runewars) -> None:
    """RW-479: the duel is over; then the Rewards of the defeated, then W-D4, each attacker first (RW-904)."""
    leave(g)
    if frame.defender == NONE:
        end_quest_duel(frame, g)
        return
    attacker_falls = has_fallen(g, frame.attacker)
    defender_falls = has_fallen(g, frame.defender)
    if attacker_falls:
        call(g, AfterDuel(frame.seats[DEFENDER]))
    if defender_falls:
        call(g, AfterDuel(frame.seats[ATTACKER]))
    if attacker_falls and defender_falls:
        defeat_hero(g, frame.attacker)
        defeat_hero(g, frame.defender)
    elif attacker_falls:
        g.tell("duel_won", frame.defender)
        plunder(g, frame.attacker, frame.seats[DEFENDER], frame.area)
    elif not defender_falls:
        g.tell("duel_drawn", frame.area)
    else:
        g.tell("duel_won", frame.attacker)
        if g.hero_area[frame.attacker] == frame.area:
            plunder(g, frame.defender, frame.seats[ATTACKER], frame.area)
        else:
            # Challara is not there to take his Rewards.
            defeat_hero(g, frame.defender)


def end_quest_duel(frame: Duel, g: Runewars) -> None:
    """RW-487: won if the goal is met and the hero stands; a fallen hero leaves his Rewards in the area."""
    caller = g.stack[len(g.stack) - 1]
    fallen = has_fallen(g, frame.attacker)
    if isinstance(caller, Quest):
        caller.won = quest_is_won(frame) and not fallen
    if fallen:
        defeat_hero(g, frame.attacker)


steps(
    Duel,
    step("start", open_duel),
    step("open_att", ask_attacker_first, attacker_opens),
    step("open_def", ask_defender_next, defender_opens),
    step("open_shield", ask_first_shield, use_first_shield),
    step("open_shield/place_first_damage", place_first_damage),
    step("round", begin_round),
    step("choose", ask_which_card, keep_card),
    step("special", ask_special, use_icon),
    step("bombs", handle_bombs),
    step("wand", aim_wand),
    step("aim", collect),
    step("aim/ask_target", ask_target, hit_target),
    step("prevent", ask_shield, use_round_shield),
    step("place", close_round),
    step("venom", sting),
    step("over", end_duel),
)
