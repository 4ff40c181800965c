"""Targets (BA-150, BA-151, BA-264, BA-365): what the heroes of a seat can attack now."""

from __future__ import annotations

from mypy_extensions import i64

from rulewright.core.lane import every_lane
from rulewright.games.battalia.battle.frames import Battle
from rulewright.games.battalia.board import AROUND, level_for
from rulewright.games.battalia.content import is_building, is_centre, is_city
from rulewright.games.battalia.ids import BROTHERHOOD, RUINS
from rulewright.games.battalia.options import TARGET_CITY, TARGET_HEROES, TARGET_RUINS
from rulewright.games.battalia.state import Battalia
from rulewright.games.battalia.stock import may_take_great


def may_attack(g: Battalia, seat: i64) -> bool:
    """BA-446, BA-371: not under Brotherhood, nor beyond the limit of a team of three."""
    if g.setting.elixirs and g.has_drunk(BROTHERHOOD, seat):
        return False
    return not (g.setting.attack_limit and g.setting.team_of(seat) == 0 and g.attacks >= 2)


def squares_in_reach(g: Battalia, seat: i64, ranged: bool) -> list[int]:
    """BA-150: the squares of own heroes; with range those around, too."""
    player = g.seats[seat]
    found: list[int] = []
    for at in (player.a.at, player.b.at):
        if at >= 0:
            if at not in found:
                found.append(int(at))
            if ranged:
                for square in AROUND[at]:
                    if square not in found:
                        found.append(square)
    return found


def targets(g: Battalia, seat: i64, squares: list[int]) -> list[int]:
    """BA-151: the target keys on some squares."""
    if not squares or not may_attack(g, seat):
        return []
    fighting: i64 = 0
    attacked: list[int] = []
    if len(g.lanes) > 2:
        for lane in every_lane(g):
            for frame in lane.stack:
                if isinstance(frame, Battle):
                    if frame.defender >= 0:
                        fighting |= i64(1) << frame.defender
                    else:
                        attacked.append(int(frame.square))
    peaceful: i64 = -1
    if g.setting.elixirs and g.elixir_day[BROTHERHOOD] > 0:
        peaceful = g.elixir_owner[BROTHERHOOD]
    codes: list[int] = []
    for square in sorted(squares):
        card: i64 = g.card[square]
        if card < 0 or square in g.down:
            continue
        owner: i64 = g.owner[square]
        if is_city(card) or is_centre(card) or is_building(card):
            level: i64 = 4 if owner < 0 else g.level[square]
            if owner < 0:
                legal = g.strength[square] > 0 and square not in attacked
            else:
                legal = not g.setting.allied(seat, owner) and owner != peaceful and not fighting >> owner & 1
                legal = legal and square not in g.cloaked
            if legal and can_be_marked(g, seat, square, level):
                codes.append(int(TARGET_CITY + square))
        elif card == RUINS and g.strength[square] > 0 and square not in attacked and has_prize(g, seat):
            codes.append(int(TARGET_RUINS + square))
        for other in range(g.players):
            if g.setting.allied(seat, other) or other == peaceful or fighting >> other & 1:
                continue
            player = g.seats[other]
            if player.a.at == square or player.b.at == square:
                codes.append(int(TARGET_HEROES + square * 6 + other))
    return codes


def has_prize(g: Battalia, seat: i64) -> bool:
    """BA-151, BA-262: whether the ruins have something left that the seat may take."""
    return (bool(g.display) or bool(g.fate)) and may_take_great(g, seat)


def can_be_marked(g: Battalia, seat: i64, square: i64, level: i64) -> bool:
    """BA-170, BA-514: valley places need no token."""
    return not is_city(g.card[square]) or level_for(g, seat, level) > 0


def reaches(g: Battalia, at: i64, square: i64, ranged: bool) -> bool:
    """BA-264: whether a hero on a square can attack another one."""
    return at >= 0 and (at == square or (ranged and square in AROUND[at]))
