"""Aftermath of a battle (W-B5), and of a stronghold that has changed hands (RW-339, RW-636).

The battle itself, up to the return of the units, is in sequence.py; it hands over to `AfterBattle` when it closes.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.core.decision import Decision
from rulewright.core.errors import Refusal
from rulewright.core.frame import ask_seat, call, go_to, leave, step, steps
from rulewright.core.narration import MessageKind
from rulewright.games.runewars.battle.frames import AfterBattle, Battle, TakeOver
from rulewright.games.runewars.content import MOST_STRONGHOLDS, NONE
from rulewright.games.runewars.ids import COMMANDER, DISCOURAGING_DEFEAT, DRAGON, GIANT
from rulewright.games.runewars.options import CLAIM, DISCARD_TACTICS, NO_MORE, PASS, PLACE, REMOVE, TITLE
from rulewright.games.runewars.state import BLOODLETTING, GIANTSLAYER, WALLS, Runewars
from rulewright.games.runewars.world.control import eliminate, remove_stronghold, settle, strongholds_of
from rulewright.games.runewars.world.decks import discard_tactics, draw_tactics
from rulewright.games.runewars.world.frames import GainRune
from rulewright.games.runewars.world.influence import gain_influence
from rulewright.games.runewars.world.objectives import CLAIM_OBJECTIVE_NOW, can_claim_now, claim
from rulewright.games.runewars.world.runes import can_gain_rune
from rulewright.kit.contests import ATTACKER, DEFENDER
from rulewright.kit.masks import bit
from rulewright.kit.piles import distinct

MESSAGES: Final[dict[str, MessageKind]] = {
    "victor_rewarded": MessageKind(("seat",), "RW-557"),
    "commander_draws": MessageKind(("seat",), "RW-560"),
    "commander_trades": MessageKind(("seat",), "RW-560"),
    "discards_for_rune": MessageKind(("seat", "tactics"), "RW-560"),
    "places_stronghold": MessageKind(("seat", "area"), "RW-339"),
    "gives_up_stronghold": MessageKind(("seat", "area"), "RW-339"),
}
VICTOR_GAIN: Final[i64] = 2
"""To the Victor: influence, and as many Tactics cards."""
COMMANDER_PRICE: Final[i64] = 3
"""Tactics cards that the Lord Commander pays for a dragon rune."""
MANY_FALLEN: Final[i64] = 4
"""Enemy units that must fall for Bloodletting."""

# The stronghold of a conquered area (RW-339, Tactical Retreat)


class ConquerStronghold(Decision[Runewars, Battle | TakeOver]):
    """D-309: an own stronghold takes the place of the fallen one, or not."""

    def options(self, g: Runewars, frame: Battle | TakeOver, seat: i64) -> list[int]:
        return [PLACE, NO_MORE]


class ConquerRemove(Decision[Runewars, Battle | TakeOver]):
    """D-310: with all four on the board one of them may be removed for it."""

    def options(self, g: Runewars, frame: Battle | TakeOver, seat: i64) -> list[int]:
        return [*(REMOVE + area for area in strongholds_of(g, seat)), NO_MORE]

    def explain(self, g: Runewars, frame: Battle | TakeOver, seat: i64, code: i64) -> Refusal:
        if code == PLACE:
            return Refusal("RW-339", "all-strongholds-placed")
        return Refusal("RW-339", "give-up-own-stronghold")

    def default(self, g: Runewars, frame: Battle | TakeOver, seat: i64) -> i64:
        return NO_MORE


CONQUER_STRONGHOLD: Final = ConquerStronghold("conquer_stronghold", ("RW-339",), "RW-339")
CONQUER_REMOVE: Final = ConquerRemove("conquer_remove", ("RW-339", "RW-606"), "RW-339")


def ask_for_stronghold(g: Runewars, frame: Battle | TakeOver, seat: i64) -> None:
    """RW-339: the attacker may put one of his strongholds there."""
    free = len(strongholds_of(g, seat)) < MOST_STRONGHOLDS
    ask_seat(g, frame, CONQUER_STRONGHOLD if free else CONQUER_REMOVE, seat)


def place_stronghold(g: Runewars, seat: i64, area: i64, damaged: bool) -> None:
    """RW-339: what the answer to `ask_for_stronghold` says."""
    code = g.answers[seat]
    if code == NO_MORE:
        return
    if code != PLACE:
        remove_stronghold(g, code - REMOVE)
        g.tell("gives_up_stronghold", seat, code - REMOVE)
    g.stronghold[area] = seat
    if damaged:
        g.damaged |= bit(area)
    g.tell("places_stronghold", seat, area)


def ask_take_over(frame: TakeOver, g: Runewars) -> None:
    """RW-339, Tactical Retreat: the attacker may replace the stronghold that was left, with the same side up."""
    ask_for_stronghold(g, frame, frame.seat)


def answer_take_over(frame: TakeOver, g: Runewars) -> None:
    """RW-339: his own stronghold, or none."""
    place_stronghold(g, frame.seat, frame.area, frame.damaged)
    leave(g)
    settle(g)


steps(
    TakeOver,
    step("start", ask_take_over, answer_take_over),
)

# What the turn remembers of a battle (RW-552)


def note_events(g: Runewars, battle: Battle) -> None:
    """RW-552: what happened in a battle of the current player that his Objective may ask for in this turn."""
    if g.turn_seat != battle.attacker.seat:
        return
    fallen = battle.defender.killed
    if DRAGON in fallen or GIANT in fallen:
        g.events |= GIANTSLAYER
    if battle.winner != ATTACKER:
        return
    if battle.defender.seat != NONE and len(fallen) >= MANY_FALLEN:
        g.events |= BLOODLETTING
    if battle.walls:
        g.events |= WALLS


# W-B5


def winner_of(frame: AfterBattle) -> i64:
    """The seat that won; NONE for unallied neutrals and cancelled battles."""
    if frame.winner == NONE or frame.cancelled:
        return NONE
    return frame.attacker if frame.winner == ATTACKER else frame.defender


def reward_victor(frame: AfterBattle, g: Runewars) -> None:
    """RW-557, To the Victor: whoever won gains influence and Tactics cards; copies add up."""
    seat = winner_of(frame)
    if frame.victor_cards == 0 or seat == NONE:
        return
    g.tell("victor_rewarded", seat)
    gain_influence(g, seat, VICTOR_GAIN * frame.victor_cards)
    draw_tactics(g, seat, VICTOR_GAIN * frame.victor_cards)


def attacker_commands(frame: AfterBattle, g: Runewars) -> bool:
    """Whether the Lord Commander has won as the attacker."""
    return frame.winner == ATTACKER and not frame.cancelled and g.title_seat[COMMANDER] == frame.attacker


def reward_commander(frame: AfterBattle, g: Runewars) -> None:
    """RW-560, Lord Commander: each battle won as the attacker gives a Tactics card."""
    if attacker_commands(frame, g):
        g.tell("commander_draws", frame.attacker)
        draw_tactics(g, frame.attacker, 1)


def can_trade(frame: AfterBattle, g: Runewars) -> bool:
    """Lord Commander: once in each of his turns, in an area that an enemy player controlled, with three cards."""
    return (
        attacker_commands(frame, g)
        and frame.defender != NONE
        and g.turn_seat == frame.attacker
        and not g.used_titles >> COMMANDER & 1
        and len(g.seats[frame.attacker].tactics) >= COMMANDER_PRICE
        and can_gain_rune(g, frame.attacker)
    )


class CommanderTrade(Decision[Runewars, AfterBattle]):
    """D-402: three Tactics cards for a dragon rune."""

    def options(self, g: Runewars, frame: AfterBattle, seat: i64) -> list[int]:
        return [TITLE + COMMANDER, PASS]

    def default(self, g: Runewars, frame: AfterBattle, seat: i64) -> i64:
        return PASS

    def arguments(self, g: Runewars, frame: AfterBattle, seat: i64) -> dict[str, int | str]:
        return {"choice": "commander"}


class CommanderPrice(Decision[Runewars, AfterBattle]):
    """D-402: which cards the Lord Commander discards."""

    def options(self, g: Runewars, frame: AfterBattle, seat: i64) -> list[int]:
        return [DISCARD_TACTICS + card for card in distinct(g.seats[seat].tactics)]

    def arguments(self, g: Runewars, frame: AfterBattle, seat: i64) -> dict[str, int | str]:
        return {"choice": "commander-then"}


COMMANDER_TRADE: Final = CommanderTrade("card_choice", ("RW-560",), "RW-900")
COMMANDER_COST: Final = CommanderPrice("card_choice", ("RW-560",), "RW-900", secret=True)


def ask_trade(frame: AfterBattle, g: Runewars) -> None:
    """RW-560, Lord Commander: he may pay for a dragon rune."""
    if can_trade(frame, g):
        ask_seat(g, frame, COMMANDER_TRADE, frame.attacker)
    else:
        go_to(frame, "defeat")


def answer_trade(frame: AfterBattle, g: Runewars) -> None:
    """RW-560: he pays, or passes."""
    if g.answers[frame.attacker] == PASS:
        go_to(frame, "defeat")
        return
    g.used_titles |= 1 << COMMANDER
    frame.left = COMMANDER_PRICE
    g.tell("commander_trades", frame.attacker)


def ask_price(frame: AfterBattle, g: Runewars) -> None:
    """RW-903: the cost is paid card by card, before the effect."""
    ask_seat(g, frame, COMMANDER_COST, frame.attacker)


def pay_price(frame: AfterBattle, g: Runewars) -> None:
    """RW-560: three Tactics cards, one by one, then the dragon rune."""
    card = g.answers[frame.attacker] - DISCARD_TACTICS
    discard_tactics(g, frame.attacker, card, False)
    g.tell("discards_for_rune", frame.attacker, card)
    frame.left -= 1
    if frame.left > 0:
        go_to(frame, "pay")
    else:
        call(g, GainRune(frame.attacker))


def ask_about_defeat(frame: AfterBattle, g: Runewars) -> None:
    """RW-551: Discouraging Defeat counts right after a battle won as the defender, in anybody's turn."""
    won = frame.winner == DEFENDER and not frame.cancelled and frame.defender != NONE
    if won and can_claim_now(g, frame.defender, DISCOURAGING_DEFEAT):
        ask_seat(g, frame, CLAIM_OBJECTIVE_NOW, frame.defender)
    else:
        if won:
            g.pass_over(frame.defender)
        go_to(frame, "end")


def answer_defeat(frame: AfterBattle, g: Runewars) -> None:
    """RW-551: claimed, or kept for another battle."""
    if g.answers[frame.defender] == CLAIM:
        claim(g, frame.defender)


def end_aftermath(frame: AfterBattle, g: Runewars) -> None:
    """RW-636: elimination is looked at after each battle."""
    leave(g)
    eliminate(g)


steps(
    AfterBattle,
    step("start", reward_victor),
    step("commander", reward_commander),
    step("trade", ask_trade, answer_trade),
    step("pay", ask_price, pay_price),
    step("defeat", ask_about_defeat, answer_defeat),
    step("end", end_aftermath),
)
