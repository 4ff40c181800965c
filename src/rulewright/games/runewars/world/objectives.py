"""Objectives: when one is fulfilled, claiming it and drawing another (RW-550 to RW-552, CONTENT.md section 11).

Two Objectives name a moment outside the turn windows and a third one has such a moment besides; the chapters of these
moments ask `can_claim_now` and the decision CLAIM_OBJECTIVE_NOW. What gaining a dragon rune is stands in runes.py.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from rulewright.core.chance import shuffle
from rulewright.core.decision import Decision
from rulewright.core.frame import call
from rulewright.core.narration import MessageKind
from rulewright.games.runewars.battle.frames import Battle
from rulewright.games.runewars.content import HOME_FACTION, MOST_HEROES, MOST_STRONGHOLDS, NONE, is_neutral, unit_of
from rulewright.games.runewars.frames import Frame
from rulewright.games.runewars.ids import (
    DRAGON,
    EVIL,
    FELLOWSHIP_OF_CHAMPIONS,
    FRIEND_OF_DRAGONS,
    GIANT,
    GIANTSLAYER_OBJECTIVE,
    TRIANGLE,
)
from rulewright.games.runewars.options import CLAIM, KEEP
from rulewright.games.runewars.orders.frames import Activation
from rulewright.games.runewars.state import BLOODLETTING, GIANTSLAYER, WALLS, Runewars
from rulewright.games.runewars.world.control import controlled, controller, heroes_of, seat_of, strongholds_of
from rulewright.games.runewars.world.frames import GainRune
from rulewright.games.runewars.world.runes import can_gain_rune

MESSAGES: Final[dict[str, MessageKind]] = {
    "claims_objective": MessageKind(("seat", "objective"), "RW-551"),
    "redraws_objective": MessageKind(("seat", "objective"), "RW-550"),
    "drew_objective": MessageKind(("seat", "objective"), "RW-550"),
}
GOOD_OBJECTIVES: Final[i64] = 8
OBJECTIVE_DECKS: Final = ("objectives_good", "objectives_evil")

# Units wherever they are: in areas, on the march, in battle


def forces(g: Runewars, seat: i64) -> list[int]:
    """The units of a player, allied neutrals included, in areas and frames."""
    labels: list[int] = []
    for area in controlled(g, seat):
        labels.extend(g.units[area])
    for frame in g.stack:
        if isinstance(frame, Activation):
            if frame.seat == seat:
                labels.extend(frame.arrived)
        elif isinstance(frame, Battle):
            if frame.attacker.seat == seat:
                labels.extend(frame.attacker.units)
            elif frame.defender.seat == seat:
                labels.extend(frame.defender.units)
    return labels


def units_on_board(g: Runewars) -> list[int]:
    """All units of all players and the neutral ones, in areas and frames."""
    labels: list[int] = []
    for area in g.board.areas:
        labels.extend(g.units[area])
    for frame in g.stack:
        if isinstance(frame, Frame):
            labels.extend(frame.held())
    return labels


def has_neutral_triangle(g: Runewars, labels: list[int]) -> bool:
    for label in labels:
        if is_neutral(label) and g.tables.shape[unit_of(label)] == TRIANGLE:
            return True
    return False


def dragons_and_giants(labels: list[int]) -> i64:
    number: i64 = 0
    for label in labels:
        if unit_of(label) == DRAGON or unit_of(label) == GIANT:
            number += 1
    return number


# Conditions, in the order of the cards


def bound_by_honor(g: Runewars, seat: i64) -> bool:
    """Every neutral triangle unit on the board is allied to somebody."""
    for area in g.board.areas:
        if has_neutral_triangle(g, g.units[area]) and controller(g, area) == NONE:
            return False
    for frame in g.stack:
        if isinstance(frame, Battle) and frame.defender.seat == NONE and has_neutral_triangle(g, frame.defender.units):
            return False
    return True


def friend_of_dragons(g: Runewars, seat: i64) -> bool:
    """Two Dragons or Giants are allies."""
    return dragons_and_giants(forces(g, seat)) >= 2


def ear_of_the_council(g: Runewars, seat: i64) -> bool:
    """Ten influence; what lies on Titles is spent (RW-561)."""
    return g.seats[seat].influence >= 10


def guardian_of_the_free_cities(g: Runewars, seat: i64) -> bool:
    """Three cities, two in a game of two; or all that are left, if these are fewer."""
    needed: i64 = 2 if g.players == 2 else 3
    left: i64 = 0
    for area in g.board.areas:
        if g.city[area] != NONE:
            left += 1
    if left < needed:
        needed = left
    own: i64 = 0
    for area in controlled(g, seat):
        if g.city[area] != NONE:
            own += 1
    return own >= needed and own > 0


def fellowship_of_champions(g: Runewars, seat: i64) -> bool:
    """Three heroes, none of them evil, who carry three Rewards in all."""
    heroes = heroes_of(g, seat)
    rewards: i64 = 0
    for hero in heroes:
        if g.tables.hero_alignment[hero] == EVIL:
            return False
        rewards += len(g.hero_rewards[hero])
    return len(heroes) >= MOST_HEROES and rewards >= 3


def crowned_with_honors(g: Runewars, seat: i64) -> bool:
    """Two Titles."""
    return g.title_seat.count(seat) >= 2


def beacons_of_the_realm(g: Runewars, seat: i64) -> bool:
    """All four strongholds, undamaged."""
    areas = strongholds_of(g, seat)
    for area in areas:
        if g.damaged >> area & 1:
            return False
    return len(areas) == MOST_STRONGHOLDS


def grand_alliance(g: Runewars, seat: i64) -> bool:
    """Three kinds of neutral units are allies."""
    kinds: list[int] = []
    for label in forces(g, seat):
        if is_neutral(label) and unit_of(label) not in kinds:
            kinds.append(unit_of(label))
    return len(kinds) >= 3


def bloodletting(g: Runewars, seat: i64) -> bool:
    """Four enemy units fell in a battle won against another player this turn."""
    return g.turn_seat == seat and g.events & BLOODLETTING != 0


def iron_dominion(g: Runewars, seat: i64) -> bool:
    """Ten areas, nine in a game of two."""
    return len(controlled(g, seat)) >= (9 if g.players == 2 else 10)


def breaker_of_walls(g: Runewars, seat: i64) -> bool:
    """A stronghold fell to this player's attack this turn."""
    return g.turn_seat == seat and g.events & WALLS != 0


def giantslayer(g: Runewars, seat: i64) -> bool:
    """A Dragon or Giant of others fell in a battle of this player this turn."""
    return g.turn_seat == seat and g.events & GIANTSLAYER != 0


def desecration(g: Runewars, seat: i64) -> bool:
    """An area of another player's home realm; that of an eliminated player is nobody's (RW-914)."""
    for area in controlled(g, seat):
        owner = seat_of(g, HOME_FACTION[area])
        if owner != NONE and owner != seat:
            return True
    return False


def endless_host(g: Runewars, seat: i64) -> bool:
    """Eighteen units of the player's own colour."""
    own: i64 = 0
    for label in forces(g, seat):
        if not is_neutral(label):
            own += 1
    return own >= 18


def only_at_its_moment(g: Runewars, seat: i64) -> bool:
    """RW-551: Discouraging Defeat and Heroes' Bane count right after a battle or duel and at no other time."""
    return False


CONDITIONS: Final[tuple[Callable[[Runewars, i64], bool], ...]] = (
    bound_by_honor, friend_of_dragons, ear_of_the_council, guardian_of_the_free_cities,
    fellowship_of_champions, crowned_with_honors, beacons_of_the_realm, grand_alliance,
    only_at_its_moment, bloodletting, iron_dominion, breaker_of_walls,
    only_at_its_moment, giantslayer, desecration, endless_host,
)  # fmt: skip

# Claiming


def objective_met(g: Runewars, seat: i64) -> bool:
    """Whether the condition of a player's Objective holds in a window of his turn."""
    objective = g.seats[seat].objective
    return objective != NONE and CONDITIONS[objective](g, seat)


def can_claim(g: Runewars, seat: i64) -> bool:
    """RW-551, RW-552: in a turn window, while a dragon rune is left."""
    return objective_met(g, seat) and can_gain_rune(g, seat)


def can_claim_now(g: Runewars, seat: i64, objective: i64) -> bool:
    """RW-551: at the moment that an Objective names, if it is the player's; the caller knows of the event."""
    if g.seats[seat].objective != objective or not can_gain_rune(g, seat):
        return False
    return objective != FELLOWSHIP_OF_CHAMPIONS or fellowship_of_champions(g, seat)


def claim(g: Runewars, seat: i64) -> None:
    """RW-551: the Objective is shown and leaves the game; a dragon rune is gained. The last thing of a step."""
    g.tell("claims_objective", seat, g.seats[seat].objective)
    g.seats[seat].objective = NONE
    call(g, GainRune(seat))


class ClaimObjectiveNow(Decision[Runewars, Frame]):
    """D-403: an Objective at the moment that it names."""

    def options(self, g: Runewars, frame: Frame, seat: i64) -> list[int]:
        return [CLAIM, KEEP]


CLAIM_OBJECTIVE_NOW: Final = ClaimObjectiveNow("claim_objective_now", ("RW-551",), "RW-900", secret=True, window=True)

# Drawing another


def can_redraw(g: Runewars, seat: i64) -> bool:
    """Friend of Dragons and Giantslayer may be exchanged when the beasts that they need are not there."""
    objective = g.seats[seat].objective
    if objective != FRIEND_OF_DRAGONS and objective != GIANTSLAYER_OBJECTIVE:
        return False
    if not g.objective_decks[objective // GOOD_OBJECTIVES]:
        return False
    return dragons_and_giants(units_on_board(g)) < (2 if objective == FRIEND_OF_DRAGONS else 1)


def redraw(g: Runewars, seat: i64) -> None:
    """The Objective is shown, another one drawn, then the shown card is shuffled into the deck; no rune."""
    player = g.seats[seat]
    shown = player.objective
    side = shown // GOOD_OBJECTIVES
    deck = g.objective_decks[side]
    g.tell("redraws_objective", seat, shown)
    player.objective = deck.pop(0)
    deck.append(shown)
    shuffle(g, OBJECTIVE_DECKS[side], deck)
    g.whisper(seat, "drew_objective", seat, player.objective)
