"""Duels: their start, and the table of all their steps (RW-471 to RW-488). Read this first.

The challenge and the spoils are in challenge.py, the rounds in duel_rounds.py, the end in duel_end.py; what the sides
can use stands in duel_uses.py. Damage is collected on the sides and placed at the end of a round; nobody leaves the
board before the duel is over.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.core.frame import go_to, step, steps
from rulewright.core.narration import MessageKind
from rulewright.games.runewars.cards.rewards_of_duels import deal, hero_of
from rulewright.games.runewars.content import NONE
from rulewright.games.runewars.frames import side_of_step
from rulewright.games.runewars.heroes import challenge, duel_uses
from rulewright.games.runewars.heroes.duel_end import end_duel, sting
from rulewright.games.runewars.heroes.duel_rounds import (
    DUEL_PREVENT,
    aim_wand,
    ask_shield,
    ask_special,
    ask_target,
    ask_which_card,
    begin_round,
    close_round,
    collect,
    handle_bombs,
    hit_target,
    keep_card,
    place_damage,
    use_icon,
    use_round_shield,
)
from rulewright.games.runewars.heroes.duel_uses import opening_uses, use_opening, use_shield
from rulewright.games.runewars.heroes.frames import Duel
from rulewright.games.runewars.heroes.quests import QUEST_CARDS
from rulewright.games.runewars.ids import BOGRAN
from rulewright.games.runewars.options import PASS, USE_REWARD
from rulewright.games.runewars.state import Runewars
from rulewright.games.runewars.world.control import left_of
from rulewright.games.runewars.world.decks import pass_over_hand, pass_over_hero
from rulewright.games.runewars.world.hero_changes import has_fallen
from rulewright.kit.contests import ATTACKER, DEFENDER
from rulewright.kit.windows import Uses, offer

MESSAGES: Final[dict[str, MessageKind]] = {
    **challenge.MESSAGES,
    **duel_uses.MESSAGES,
    "challenges": MessageKind(("hero", "area", "seat"), "RW-470"),
    "challenged": MessageKind(("hero", "area", "seat"), "RW-470"),
    "duel_health": MessageKind(("hero", "number"), "RW-471"),
    "backstab": MessageKind(("hero",), "RW-471"),
}

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
        g.tell("challenges", frame.attacker, frame.area, seat)
        g.tell("challenged", frame.defender, frame.area, frame.seats[DEFENDER])
    for hero in (frame.attacker, frame.defender):
        if hero != NONE:
            g.tell("duel_health", hero, g.tables.hero_health[hero] - g.hero_damage[hero])
    if frame.attacker == BOGRAN and frame.defender != NONE:
        g.tell("backstab", frame.defender)
        deal(frame, DEFENDER, 1)
        frame.turn_of = DEFENDER
        frame.back = ATTACKER
        go_to(frame, "open_shield")


class DuelStart(Uses[Runewars, Duel]):
    """D-350: cards and Rewards for the start of a duel."""

    def uses(self, g: Runewars, frame: Duel, seat: i64) -> list[int]:
        return opening_uses(g, frame, side_of_step(frame))

    def pass_over(self, g: Runewars, frame: Duel, seat: i64) -> None:
        """RW-901: a side with nothing to use at the start; foes of a quest never have anything."""
        hero = hero_of(frame, side_of_step(frame))
        if hero == NONE:
            return
        if g.hero_rewards[hero]:
            pass_over_hero(g, hero)
        else:
            pass_over_hand(g, g.hero_seat[hero])


DUEL_START: Final = DuelStart("duel_start", ("RW-471",), "RW-471", PASS, secret=True)


def ask_to_open(frame: Duel, g: Runewars) -> None:
    """W-D1, RW-471: first the attacker, then the defender."""
    side = side_of_step(frame)
    if not offer(g, frame, DUEL_START, frame.seats[side]):
        go_to(frame, "open_def" if side == ATTACKER else "round")


def open_side(frame: Duel, g: Runewars) -> None:
    """RW-471: each use is carried out before the next; damage may be prevented and is placed at once."""
    side = side_of_step(frame)
    answer = g.answers[frame.seats[side]]
    if answer == PASS:
        go_to(frame, "open_def" if side == ATTACKER else "round")
        return
    use_opening(g, frame, side, answer)
    frame.turn_of = 1 - side
    frame.back = side
    go_to(frame, "open_shield")


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


# The sequence

steps(
    Duel,
    step("start", open_duel),
    step("open_att", ask_to_open, open_side),
    step("open_def", ask_to_open, open_side),
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
