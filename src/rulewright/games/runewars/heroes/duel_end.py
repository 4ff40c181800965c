"""The end of a duel: the defeated leave, the winner plunders (RW-479 to RW-481, RW-487)."""

from __future__ import annotations

from typing import Final

from rulewright.core.frame import call, leave
from rulewright.core.narration import MessageKind
from rulewright.games.runewars.cards.rewards_of_duels import hero_of
from rulewright.games.runewars.content import NONE
from rulewright.games.runewars.heroes.challenge import plunder
from rulewright.games.runewars.heroes.duel_uses import quest_is_won
from rulewright.games.runewars.heroes.frames import AfterDuel, Duel, Quest
from rulewright.games.runewars.ids import SCORPION
from rulewright.games.runewars.state import Runewars
from rulewright.games.runewars.world.hero_changes import defeat_hero, has_fallen, hurt_hero
from rulewright.kit.contests import ATTACKER, DEFENDER

MESSAGES: Final[dict[str, MessageKind]] = {
    "duel_won": MessageKind(("hero",), "RW-480"),
    "duel_kills_both": MessageKind(("area",), "RW-479"),
    "duel_drawn": MessageKind(("area",), "RW-479"),
}


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
        g.tell("duel_kills_both", frame.area)
        defeat_hero(g, frame.attacker)
        defeat_hero(g, frame.defender)
        g.tell("duel_over", frame.area)
    elif attacker_falls:
        g.tell("duel_won", frame.defender)
        plunder(g, frame.attacker, frame.seats[DEFENDER], frame.area)
    elif not defender_falls:
        g.tell("duel_drawn", frame.area)
        g.tell("duel_over", frame.area)
    else:
        g.tell("duel_won", frame.attacker)
        if g.hero_area[frame.attacker] == frame.area:
            plunder(g, frame.defender, frame.seats[ATTACKER], frame.area)
        else:
            # Challara is not there to take his Rewards.
            defeat_hero(g, frame.defender)
            g.tell("duel_over", frame.area)


def end_quest_duel(frame: Duel, g: Runewars) -> None:
    """RW-487: won if the goal is met and the hero stands; a fallen hero leaves his Rewards in the area."""
    caller = g.stack[len(g.stack) - 1]
    fallen = has_fallen(g, frame.attacker)
    if isinstance(caller, Quest):
        caller.won = quest_is_won(frame) and not fallen
    if fallen:
        defeat_hero(g, frame.attacker)
