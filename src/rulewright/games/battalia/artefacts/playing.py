"""Whether a Great Artefact played as a line can do something (DECISIONS 4)."""

from __future__ import annotations

from mypy_extensions import i64

from rulewright.games.battalia.artefacts.terrain import gate_change_options, swap_options
from rulewright.games.battalia.battle.tents import has_stationable
from rulewright.games.battalia.board import AROUND
from rulewright.games.battalia.content import (
    FIRST_ARTEFACT,
    HORSE,
    SQUARES,
    WEAPON,
    is_building,
    is_centre,
    is_city,
    type_of,
)
from rulewright.games.battalia.heroes.storms import changes, from_limbo
from rulewright.games.battalia.ids import BAG, BANNER, CLOAK, HAND, HORN, KRYCEK, PAVILION, STAFF, VASE, WINGS
from rulewright.games.battalia.state import Battalia
from rulewright.games.battalia.stock import can_draw


def can_play(g: Battalia, seat: i64, great: i64) -> bool:
    """BA-260: played as its own line, and with an effect."""
    player = g.seats[seat]
    if great == HORN:
        return can_draw(g, seat)
    if great == WINGS:
        return player.a.at >= 0 or player.b.at >= 0
    if great == HAND:
        return any(g.seats[other].hand for other in g.opponents(seat))
    if great == PAVILION:
        return has_stationable(player, -1)
    if great == STAFF:
        return bool(changes(g, True)) or bool(gate_change_options(g)) or bool(swap_options(g))
    if great == BAG:
        return g.supply > 0
    if great == BANNER:
        return any(is_for_banner(card) for card in player.shelter)
    if great == CLOAK:
        return bool(cloakable(g, seat))
    if great == VASE:
        return bool(player.nation)
    return great == KRYCEK and can_use_krycek(g, seat)


def is_for_banner(card: i64) -> bool:
    """BA-272: units, royals, Weapons and Horses."""
    kind = type_of(card)
    return card < FIRST_ARTEFACT or kind == HORSE or kind == WEAPON


def cloakable(g: Battalia, seat: i64) -> list[int]:
    """BA-277, BA-264: own places in range of own heroes that are not cloaked yet."""
    player = g.seats[seat]
    found: list[int] = []
    for square in range(SQUARES):
        card: i64 = g.card[square]
        if g.owner[square] != seat or square in g.cloaked:
            continue
        if is_city(card) or is_centre(card) or is_building(card):
            for at in (player.a.at, player.b.at):
                if at >= 0 and (at == square or square in AROUND[at]) and square not in found:
                    found.append(int(square))
    return found


def can_use_krycek(g: Battalia, seat: i64) -> bool:
    """BA-280, BA-289."""
    if not g.setting.krycek:
        return bool(from_limbo(g, seat))
    return g.summoned >= 0 or g.metamorphia < 0 or g.bilkarr < 0
