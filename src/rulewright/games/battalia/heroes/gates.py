"""After a passage (BA-314, BA-486, BA-489): the storm, the delivery of a storm bonus, the Royal Bridge."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.core.chance import shuffle
from rulewright.core.frame import ask_seat, call, leave, step, steps
from rulewright.games.battalia.artefacts.frames import Prize
from rulewright.games.battalia.board import gate_number
from rulewright.games.battalia.decisions import Choice
from rulewright.games.battalia.heroes.frames import Afterstorm, Storm
from rulewright.games.battalia.options import GA, NO, SPEND
from rulewright.games.battalia.state import Battalia
from rulewright.games.battalia.stock import TO_SHELTER, acting, put

STAGE_PASS: Final[i64] = 0
STAGE_BRIDGE: Final[i64] = 1
STAGE_CHOOSE: Final[i64] = 2


def draw_storm(frame: Afterstorm, g: Battalia) -> None:
    """BA-314: the top storm card is drawn and resolved."""
    frame.stage = STAGE_PASS
    if not g.storm_deck:
        g.storm_deck = g.storm_played
        g.storm_played = []
        shuffle(g, "storm", g.storm_deck)
    storm = Storm()
    storm.card = g.storm_deck[0]
    del g.storm_deck[0]
    storm.effect = storm.card
    storm.hero = frame.hero
    g.barrier += 1
    g.tell("storm", acting(g), storm.card)
    call(g, storm)


def deliver(frame: Afterstorm, g: Battalia) -> None:
    """BA-486: a bonus for the gate that was left is spent for a Great Artefact or a fate card."""
    frame.stage = STAGE_BRIDGE
    hero = g.seats[acting(g)].hero(frame.hero)
    if hero.bonus > 0 and hero.bonus == gate_number(g, frame.source):
        hero.bonus = -1
        if g.display or g.fate:
            g.tell("delivers", acting(g), gate_number(g, frame.source))
            call(g, Prize())


def place_of_gate(g: Battalia, square: i64) -> i64:
    """Where the Great Artefacts under the gate on a square are listed; -1 without."""
    return g.under_at.index(square) if square in g.under_at else -1


class AfterstormChoice(Choice[Afterstorm]):
    """D-40, D-40b: `spend`, `no`; `ga:<ga>`."""

    def options(self, g: Battalia, frame: Afterstorm, seat: i64) -> list[int]:
        place = place_of_gate(g, frame.source)
        if frame.stage == STAGE_CHOOSE:
            return [int(GA + card - 89) for card in g.under[place]] if place >= 0 else []
        number = gate_number(g, frame.source)
        if place >= 0 and number > 0 and g.seats[seat].bonuses >> number & 1 and g.under[place]:
            return [int(SPEND), int(NO)]
        return []

    def default(self, g: Battalia, frame: Afterstorm, seat: i64) -> i64:
        codes = self.options(g, frame, seat)
        return NO if NO in codes else codes[0]


AFTERSTORM: Final = AfterstormChoice("afterstorm", ("BA-489",), "BA-364")


def ask_spending(frame: Afterstorm, g: Battalia) -> None:
    ask_seat(g, frame, AFTERSTORM, acting(g))


def take_spending(frame: Afterstorm, g: Battalia) -> None:
    """BA-489: only then does the player look at the Great Artefacts under the gate."""
    seat = acting(g)
    if g.answers[seat] != SPEND:
        leave(g)
        return
    number = gate_number(g, frame.source)
    g.seats[seat].bonuses &= ~(1 << number)
    g.tell("spends-bonus", seat, number)
    frame.stage = STAGE_CHOOSE
    g.barrier += 1


def ask_great(frame: Afterstorm, g: Battalia) -> None:
    ask_seat(g, frame, AFTERSTORM, acting(g))


def take_great(frame: Afterstorm, g: Battalia) -> None:
    """BA-489: one is taken, shown to all; to the shelter."""
    seat = acting(g)
    code = g.answers[seat]
    leave(g)
    if code < 0:
        return
    card = code - GA + 89
    g.under[place_of_gate(g, frame.source)].remove(card)
    put(g, seat, card, TO_SHELTER)
    g.barrier += 1
    g.tell("takes", seat, card)


steps(
    Afterstorm,
    step("afterstorm/storm", draw_storm),
    step("afterstorm/delivery", deliver),
    step("afterstorm/spend", ask_spending, take_spending),
    step("afterstorm/choose", ask_great, take_great),
)
