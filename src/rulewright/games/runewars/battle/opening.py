"""The opening of a battle: line-up, hero support and the windows of step 3 (RW-300 to RW-307, RW-805).

The rounds that follow are in rounds.py, the end in outcome.py; sequence.py has the whole sequence.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.core.decision import Decision
from rulewright.core.errors import Refusal
from rulewright.core.frame import ask_seat, call, go_to
from rulewright.core.narration import MessageKind
from rulewright.games.runewars.battle.frames import Battle, Side
from rulewright.games.runewars.battle.routs_and_damage import acting_side, side_of, types_of
from rulewright.games.runewars.cards.frames import B1, IN_BATTLE, TimingWindow
from rulewright.games.runewars.content import NONE, is_routed, unit_of, unrouted
from rulewright.games.runewars.frames import side_of_step
from rulewright.games.runewars.ids import HERO_COUNT, HEXAGON, REINFORCED_WALLS, UNIT_COUNT
from rulewright.games.runewars.options import DONE, SUPPORT
from rulewright.games.runewars.state import Runewars
from rulewright.games.runewars.world.control import conquers_with_bonus, controller, left_of

MESSAGES: Final[dict[str, MessageKind]] = {
    "battle_begins": MessageKind(("seat", "area"), "RW-301", several="label"),
    "defends": MessageKind(("seat", "area", "number"), "RW-302", several="label"),
    "neutrals_defend": MessageKind(("area", "number", "decider"), "RW-277", several="label"),
    "routed_fight_on": MessageKind((), "RW-802"),
    "hero_supports": MessageKind(("hero", "unit"), "RW-805"),
    "stronghold_counts": MessageKind(("area", "number"), "RW-332"),
    "conquer_weakens": MessageKind(("area", "number"), "RW-157"),
    "walls_count": MessageKind(("area", "number"), "RW-411"),
}
STRONGHOLD_STRENGTH: Final[i64] = 5
DAMAGED_STRENGTH: Final[i64] = 3
CONQUER_REDUCTION: Final[i64] = 3
WALLS_STRENGTH: Final[i64] = 2

# Steps 1 and 2: marker and line-up (RW-300 to RW-303)


def start_battle(g: Runewars, seat: i64, area: i64, arrived: list[int]) -> None:
    """RW-300 to RW-303: the units that arrived attack; all standing units there defend. The last thing of a step."""
    battle = Battle(area)
    battle.attacker = Side(seat)
    battle.attacker.units = arrived
    owner = controller(g, area)
    battle.defender = Side(owner)
    if owner == NONE:
        battle.defender.decider = left_of(g, seat)
    g.contested = area
    g.contested_by = owner
    battle.defender.units = unrouted(g.units[area])
    g.units[area] = [label for label in g.units[area] if is_routed(label)]
    call(g, battle)


def announce(frame: Battle, g: Runewars) -> None:
    """RW-301: the contested area is marked."""
    g.tell_all("battle_begins", frame.attacker.units, frame.attacker.seat, frame.area)
    defender = frame.defender
    present = defender.units + g.units[frame.area]
    if defender.seat == NONE:
        g.tell_all("neutrals_defend", present, frame.area, len(defender.units), defender.decider)
    else:
        g.tell_all("defends", present, defender.seat, frame.area, len(defender.units))
    tell_stronghold(g, frame)
    if g.revised and has_hexagon(g, frame.attacker.units + present):
        g.tell("routed_fight_on")


def has_hexagon(g: Runewars, labels: list[int]) -> bool:
    """RW-802: whether a unit is among them that fights on when it is routed (option `revised`)."""
    for label in labels:
        if g.tables.shape[unit_of(label)] == HEXAGON:
            return True
    return False


# The stronghold (RW-332, RW-157, RW-411)


def stronghold_strength(g: Runewars, battle: Battle) -> i64:
    """RW-332, RW-157, RW-411: what the stronghold adds to the defence, all in all."""
    total: i64 = 0
    for part in stronghold_parts(g, battle):
        total += part
    return total


def stronghold_parts(g: Runewars, battle: Battle) -> list[int]:
    """RW-332: 5 undamaged, 3 damaged; RW-157: 3 less against the bonus of Conquer; RW-411: Reinforced Walls."""
    area = battle.area
    if battle.defender.seat == NONE or g.stronghold[area] != battle.defender.seat:
        return [0, 0, 0]
    walls = DAMAGED_STRENGTH if g.damaged >> area & 1 else STRONGHOLD_STRENGTH
    conquered = battle.attacker.seat == g.turn_seat and conquers_with_bonus(g)
    reinforced = g.development[area] == REINFORCED_WALLS
    return [walls, -CONQUER_REDUCTION if conquered else 0, WALLS_STRENGTH if reinforced else 0]


def tell_stronghold(g: Runewars, battle: Battle) -> None:
    """RW-332: what the stronghold counts, part by part."""
    walls, conquered, reinforced = stronghold_parts(g, battle)
    if walls:
        g.tell("stronghold_counts", battle.area, walls)
    if conquered:
        g.tell("conquer_weakens", battle.area, -conquered)
    if reinforced:
        g.tell("walls_count", battle.area, reinforced)


# Hero support (RW-805)


class Support(Decision[Runewars, Battle]):
    """D-312: a hero supports a type."""

    def options(self, g: Runewars, battle: Battle, seat: i64) -> list[int]:
        side = acting_side(battle)
        codes: list[int] = []
        for hero in range(HERO_COUNT):
            if not can_support(g, battle, side, hero) or hero in side.supporters:
                continue
            for unit in types_of(side.units):
                if unit not in side.supported:
                    codes.append(SUPPORT + hero * UNIT_COUNT + unit)
        codes.append(DONE)
        return codes

    def explain(self, g: Runewars, frame: Battle, seat: i64, code: i64) -> Refusal:
        return Refusal("RW-805", "support-one-type-each")

    def default(self, g: Runewars, frame: Battle, seat: i64) -> i64:
        return DONE


SUPPORT_TYPES: Final = Support("support", ("RW-805",), "RW-805")


def can_support(g: Runewars, battle: Battle, side: Side, hero: i64) -> bool:
    """RW-805: a standing hero of the side in the contested area."""
    return g.hero_seat[hero] == side.seat and g.hero_area[hero] == battle.area and not g.hero_routed >> hero & 1


def ask_support(frame: Battle, g: Runewars) -> None:
    """RW-805: first the attacker's heroes, then the defender's (option `revised`)."""
    seat = acting_side(frame).seat
    if g.revised and seat != NONE:
        ask_seat(g, frame, SUPPORT_TYPES, seat)
    else:
        go_to(frame, "window_att")


def add_support(frame: Battle, g: Runewars) -> None:
    """RW-805: a hero supports a type, or no more do. Supporters are kept in the order of heroes (RW-904)."""
    side = acting_side(frame)
    code = g.answers[side.seat] - SUPPORT
    if code + SUPPORT == DONE:
        return
    go_to(frame, "support_att" if side is frame.attacker else "support_def")
    hero = code // UNIT_COUNT
    at: i64 = 0
    while at < len(side.supporters) and side.supporters[at] < hero:
        at += 1
    side.supporters.insert(at, hero)
    side.supported.insert(at, code % UNIT_COUNT)
    g.tell("hero_supports", hero, code % UNIT_COUNT)


def is_supported(g: Runewars, battle: Battle, side: Side, unit: i64) -> bool:
    """RW-805: whether a hero who is still there supports a type."""
    for at in range(len(side.supported)):
        if side.supported[at] == unit and can_support(g, battle, side, side.supporters[at]):
            return True
    return False


# Step 3: start of battle (RW-305)


def open_first_window(frame: Battle, g: Runewars) -> None:
    """RW-305, W-B1: the attacker, then the defender; there is no second round for the attacker."""
    if not frame.cancelled:
        open_window(g, frame, side_of_step(frame), B1)


def open_window(g: Runewars, battle: Battle, number: i64, moment: i64) -> None:
    """RW-305, RW-324: a side may play cards; nobody plays any for neutral units. The last thing that a step does."""
    side = side_of(battle, number)
    if side.seat != NONE:
        call(g, TimingWindow(side.seat, IN_BATTLE, moment, number))
