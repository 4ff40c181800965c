"""The turn of a player (BA-060 to BA-069): start phase, action phase, end phase."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.core.errors import Refusal
from rulewright.core.frame import ask_seat, call, go_to, leave, step, steps
from rulewright.core.lane import every_lane
from rulewright.games.battalia.battle.frames import Battle
from rulewright.games.battalia.content import (
    HAND_SIZE,
    faction_of,
    is_universal,
)
from rulewright.games.battalia.decisions import Choice
from rulewright.games.battalia.ids import FACTIONS, WOL
from rulewright.games.battalia.options import COHORT, DONE, KEEP, MULLIGAN, PASS, SHOW
from rulewright.games.battalia.state import Battalia
from rulewright.games.battalia.stock import acting, draw_cards
from rulewright.games.battalia.turn.actions import act
from rulewright.games.battalia.turn.frames import Cohort, Main, Start
from rulewright.games.battalia.turn.menu import has_ability, menu
from rulewright.games.battalia.turn.refusals import rule_of_key


def busy_mate(g: Battalia, seat: i64) -> i64:
    """BA-364: the member of the team that has something but a battle in progress; -1 if none has."""
    for lane in every_lane(g):
        others = lane.owner >= 0 and lane.owner != seat
        if others and len(lane.stack) > 1 and not isinstance(lane.stack[1], Battle):
            return lane.owner
    return -1


# The start phase


class StartChoice(Choice[Start]):
    """D-10: `keep`, `mulligan`, `cohort:<f>`."""

    def options(self, g: Battalia, frame: Start, seat: i64) -> list[int]:
        codes = [int(KEEP)]
        if g.seats[seat].hand:
            codes.append(int(MULLIGAN))
        codes += [int(COHORT + faction) for faction in cohorts(g, seat)]
        return codes

    def explain(self, g: Battalia, frame: Start, seat: i64, code: i64) -> Refusal:
        if COHORT <= code < COHORT + len(FACTIONS):
            return Refusal("BA-063", "start")
        return Refusal("BA-064" if code == MULLIGAN else "BA-062", "start")

    def default(self, g: Battalia, frame: Start, seat: i64) -> i64:
        return KEEP

    def held_up_by(self, g: Battalia, frame: Start, seat: i64) -> i64:
        return busy_mate(g, seat)


START: Final = StartChoice("start", ("BA-062", "BA-063", "BA-064"), "BA-364", asks_single=True)


def cohorts(g: Battalia, seat: i64) -> list[int]:
    """BA-063, BA-548: the factions of which a cohort can be shown."""
    counts = [0] * len(FACTIONS)
    universal = 0
    for card in g.seats[seat].hand:
        faction = faction_of(card)
        if faction >= 0:
            counts[faction] += 1
        elif is_universal(card):
            universal += 1
    return [faction for faction in g.factions if counts[faction] > 0 and counts[faction] + universal >= 3]


def ask_start(frame: Start, g: Battalia) -> None:
    """BA-062."""
    ask_seat(g, frame, START, acting(g))


def take_start(frame: Start, g: Battalia) -> None:
    """BA-062 to BA-064: then the action phase begins."""
    seat = acting(g)
    code = g.answers[seat]
    player = g.seats[seat]
    g.stack[len(g.stack) - 1] = Main()
    if code == MULLIGAN:
        player.shelter += player.hand
        player.shelter.sort()
        player.hand = []
        g.barrier += 1
        g.tell("mulligan", seat)
        draw_cards(g, seat, 5)
    elif code != KEEP:
        faction = code - COHORT
        cohort = Cohort()
        cohort.faction = faction
        cohort.shown = sum([1 for card in player.hand if faction_of(card) == faction])
        cohort.left = [card for card in player.hand if is_universal(card)]
        g.barrier += 1
        call(g, cohort)


steps(Start, step("start", ask_start, take_start))


class CohortChoice(Choice[Cohort]):
    """D-11: `show:<card>`, `done`."""

    def options(self, g: Battalia, frame: Cohort, seat: i64) -> list[int]:
        codes = sorted({int(SHOW + card) for card in frame.left})
        if frame.shown >= 3:
            codes.append(int(DONE))
        return codes


COHORT_DECISION: Final = CohortChoice("cohort", ("BA-063",), "BA-364")


def ask_cohort(frame: Cohort, g: Battalia) -> None:
    """BA-063: universal cards are optional."""
    ask_seat(g, frame, COHORT_DECISION, acting(g))


def take_cohort(frame: Cohort, g: Battalia) -> None:
    """BA-063, BA-387: n cards shown draw n - 2, of a Wolfsclan with a hero on native terrain one more."""
    seat = acting(g)
    code = g.answers[seat]
    if code >= SHOW and code != DONE:
        frame.left.remove(code - SHOW)
        frame.shown += 1
        g.barrier += 1
        go_to(frame, "cohort")
        return
    number = frame.shown - 2
    leave(g)
    g.tell("cohort", seat, frame.faction, frame.shown)
    if has_ability(g, seat, WOL):
        g.seats[seat].used_ability = True
        number += 1
    draw_cards(g, seat, number)


steps(Cohort, step("cohort", ask_cohort, take_cohort))

# The action phase


class MainChoice(Choice[Main]):
    """D-20: the main menu (turn/menu.py)."""

    def options(self, g: Battalia, frame: Main, seat: i64) -> list[int]:
        return menu(g, seat)

    def explain(self, g: Battalia, frame: Main, seat: i64, code: i64) -> Refusal:
        return Refusal(rule_of_key(g, code), "main")

    def default(self, g: Battalia, frame: Main, seat: i64) -> i64:
        return PASS

    def held_up_by(self, g: Battalia, frame: Main, seat: i64) -> i64:
        return busy_mate(g, seat)


MAIN: Final = MainChoice("main", ("BA-067", "BA-066"), "BA-364", asks_single=True)


def ask_main(frame: Main, g: Battalia) -> None:
    """BA-066: after each action again."""
    ask_seat(g, frame, MAIN, acting(g))


def take_main(frame: Main, g: Battalia) -> None:
    """BA-066, BA-104; a pass begins the end phase."""
    seat = acting(g)
    code = g.answers[seat]
    if code == PASS:
        leave(g)
        end_phase(g, seat)
        return
    go_to(frame, "main")
    act(g, seat, code)


steps(Main, step("main", ask_main, take_main))

# The end phase


def end_phase(g: Battalia, seat: i64) -> None:
    """BA-067, BA-068: lines and hand go to the shelter, movement is lost, a new hand is drawn."""
    player = g.seats[seat]
    cards = player.laid + player.hand
    for item in player.prepared:
        cards += item.cards
    player.laid = []
    player.hand = []
    player.prepared = []
    for one in player.borrowed:
        return_borrowed(g, seat, one.card, one.owner, cards)
    player.borrowed = []
    player.shelter += cards
    player.shelter.sort()
    player.a.begin_turn()
    player.b.begin_turn()
    for tent in player.tents:
        tent.fresh = False
    g.barrier += 1
    g.tell("passes", seat)
    draw_cards(g, seat, HAND_SIZE)


def return_borrowed(g: Battalia, seat: i64, card: i64, owner: i64, cards: list[int]) -> None:
    """BA-567: a borrowed card goes to its owner's shelter; from the nation the topmost equal card."""
    player = g.seats[seat]
    if card in cards:
        cards.remove(card)
    elif card in player.nation:
        player.nation.remove(card)
    elif card in player.shelter:
        player.shelter.remove(card)
    else:
        return
    g.seats[owner].shelter.append(card)
    g.seats[owner].shelter.sort()
