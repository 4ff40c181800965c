"""Battle outlook for bots: how a battle may be expected to end. Nothing of the game depends on it.

A unit takes strength from the enemy when its type draws: its Fate cards rout, damage, or trigger its ability. What it
takes on average is its `POWER`. A battle is played through in means, initiative by initiative; the difference in
strength at the end, against what chance may change, becomes a likelihood.
"""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64

from rulewright.games.runewars.battle.frames import Side
from rulewright.games.runewars.content import LABEL_STRIDE, ROUTED
from rulewright.games.runewars.ids import UNIT_COUNT
from rulewright.games.runewars.state import Runewars

POWER: Final = [
    0.60, 0.64, 0.92, 1.50,
    0.66, 1.05, 0.60, 0.92,
    0.72, 0.66, 1.00, 1.10,
    0.56, 1.10, 0.80, 1.50,
    0.72, 1.60, 1.40, 1.10, 0.60, 0.45,
]  # fmt: skip
"""Units that one card of each type takes out of an enemy line on average, its special ability included."""
ENDURANCE: Final = 0.45
"""How much more a unit with one more health endures; routs do not ask for health."""
CHANCE_OF_A_CARD: Final = 0.4
"""Variance of what one card does."""
INITIATIVES: Final[i64] = 6
"""Initiatives 1 to 5; place 0 is unused."""
STRONGHOLD_STRENGTH: Final = 5.0
DAMAGED_STRENGTH: Final = 3.0
WALLS_STRENGTH: Final = 2.0


def unit_worth(g: Runewars, unit: i64) -> float:
    """What a unit is worth, in plain foot soldiers."""
    return 0.45 + 0.8 * POWER[unit] + 0.25 * float(g.tables.health[unit] - 1)


def label_worth(g: Runewars, label: i64) -> float:
    """What a unit is worth as it is: routed or damaged it is worth less."""
    worth = unit_worth(g, label // LABEL_STRIDE)
    if label % LABEL_STRIDE >= ROUTED:
        worth *= 0.75
    return worth - 0.12 * float(label % ROUTED)


class Host:
    """Units that fight together.

    number      standing units
    endurance   what they endure, in units of health 1
    power       what they take from the enemy, by the initiative at which they draw
    drawing     how many draw at each initiative
    worth       of all units, routed ones too
    strength    what is added when strength is counted
    """

    def __init__(self) -> None:
        self.number = 0.0
        self.endurance = 0.0
        self.power: list[float] = [0.0] * INITIATIVES
        self.drawing: list[float] = [0.0] * INITIATIVES
        self.worth = 0.0
        self.strength = 0.0

    def add(self, g: Runewars, label: i64) -> None:
        """One more unit; routed ones do not fight."""
        unit = label // LABEL_STRIDE
        self.worth += label_worth(g, label)
        if label % LABEL_STRIDE < ROUTED:
            self.fight(g, unit, g.tables.initiative[unit], label % ROUTED)

    def fight(self, g: Runewars, unit: i64, initiative: i64, damage: i64) -> None:
        """A standing unit that has not drawn yet."""
        self.number += 1.0
        self.endurance += 1.0 + ENDURANCE * float(g.tables.health[unit] - 1 - damage)
        self.power[initiative] += POWER[unit]
        self.drawing[initiative] += 1.0

    def stand(self, g: Runewars, unit: i64, damage: i64) -> None:
        """A standing unit that has drawn: it only counts."""
        self.number += 1.0
        self.endurance += 1.0 + ENDURANCE * float(g.tables.health[unit] - 1 - damage)

    def join(self, other: Host) -> None:
        """Both together."""
        self.number += other.number
        self.endurance += other.endurance
        self.worth += other.worth
        for at in range(INITIATIVES):
            self.power[at] += other.power[at]
            self.drawing[at] += other.drawing[at]


def host_of(g: Runewars, labels: list[int]) -> Host:
    """Units that have not met an enemy yet."""
    host = Host()
    for label in labels:
        host.add(g, label)
    return host


def host_in_battle(g: Runewars, side: Side) -> Host:
    """A side of a battle in progress: who has drawn, draws no more."""
    host = Host()
    host.strength = float(side.strength)
    for label in side.units:
        unit = label // LABEL_STRIDE
        host.worth += label_worth(g, label)
        if label % LABEL_STRIDE >= ROUTED:
            continue
        if unit in side.drawn:
            host.stand(g, unit, label % ROUTED)
        else:
            host.fight(g, unit, 1 if unit in side.quick else g.tables.initiative[unit], label % ROUTED)
    return host


class Clash:
    """What may be expected of a battle: the attacker's likelihood to win, what both sides are worth and keep of it."""

    def __init__(self, attacker: Host, defender: Host) -> None:
        attacking = attacker.number
        defending = defender.number
        tough_attacker = attacker.endurance / attacking if attacking > 0.0 else 1.0
        tough_defender = defender.endurance / defending if defending > 0.0 else 1.0
        doubt = 0.04
        for at in range(1, INITIATIVES):
            hits = dealt(attacker, at, attacking)
            suffered = dealt(defender, at, defending)
            if defending > 0.0:
                doubt += CHANCE_OF_A_CARD * hits
            if attacking > 0.0:
                doubt += CHANCE_OF_A_CARD * suffered
            defending -= hits / tough_defender
            attacking -= suffered / tough_attacker
            if defending < 0.0:
                defending = 0.0
            if attacking < 0.0:
                attacking = 0.0
        lead = attacking + attacker.strength - defending - defender.strength - 0.5
        self.wins = likelihood(1.6 * lead / math.sqrt(doubt))
        self.attacker_keeps = kept(attacking, attacker.number)
        self.defender_keeps = kept(defending, defender.number)
        self.attacker_worth = attacker.worth
        self.defender_worth = defender.worth


def dealt(host: Host, initiative: i64, left: float) -> float:
    """What the units of an initiative do, as far as they are still there."""
    drawing = host.drawing[initiative]
    if drawing <= 0.0 or left <= 0.0:
        return 0.0
    return host.power[initiative] if left >= drawing else host.power[initiative] * left / drawing


def kept(left: float, number: float) -> float:
    """The part of an army's worth that is left: routed units come back, destroyed ones do not."""
    return 1.0 if number <= 0.0 else 0.3 + 0.7 * left / number


def likelihood(lead: float) -> float:
    """From 0 to 1, one half without a lead."""
    if lead > 30.0:
        return 1.0
    if lead < -30.0:
        return 0.0
    return 1.0 / (1.0 + math.exp(-lead))


assert len(POWER) == UNIT_COUNT
