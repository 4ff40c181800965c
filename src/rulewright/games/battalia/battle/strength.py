"""Strength in battle (BA-157 to BA-161): lines, morale, terrain, bonuses, elixirs."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.games.battalia.battle.frames import (
    AS_GREAT,
    AS_HORSE,
    AS_ROYAL,
    AS_UNIT,
    AS_WEAPON,
    AT_CITY,
    ATTACK,
    Battle,
    Entry,
)
from rulewright.games.battalia.board import centre_strength
from rulewright.games.battalia.content import (
    HORSE,
    WEAPON,
    faction_of,
    is_building,
    is_centre,
    is_unit,
    is_valley,
    rank_of,
    terrain_of,
)
from rulewright.games.battalia.ids import COLOSSUS, MISFORTUNE, SHIELD, SWORD
from rulewright.games.battalia.items import card_of, great_of, is_scroll_source, item_of_source
from rulewright.games.battalia.state import VETERAN, Battalia
from rulewright.games.battalia.stock import acting

GREAT_STRENGTH: Final[i64] = 2
BEST_STRENGTH: Final[i64] = 5


def side_of(g: Battalia, battle: Battle, side: i64) -> i64:
    """The seat that fights on a side; -1 for the defence of a neutral place."""
    return acting(g) if side == ATTACK else battle.defender


def entry_strength(g: Battalia, entry: Entry, side: i64, veteran: bool) -> i64:
    """BA-157, BA-394: what one entry adds, with its Scrolls and Book."""
    kind = entry.kind
    if kind == AS_UNIT:
        total: i64 = entry.rank * entry.times
        if veteran and entry.rank <= 2:
            total += 1
        printed: i64 = rank_of(entry.card) + 1
        for source in entry.attached:
            if is_scroll_source(source) or source == 13 or source == 15:
                total += printed
                if veteran and printed <= 2:
                    total += 1
        return total
    if kind == AS_ROYAL:
        return entry.rank
    if kind == AS_WEAPON:
        return 2 if g.day_of_type(WEAPON) else 1
    if kind == AS_HORSE:
        return 2 if g.day_of_type(HORSE) else 1
    if kind == AS_GREAT:
        great = great_of(entry.card)
        if great == SWORD:
            return BEST_STRENGTH if side == ATTACK else GREAT_STRENGTH
        if great == SHIELD:
            return GREAT_STRENGTH if side == ATTACK else BEST_STRENGTH
        return GREAT_STRENGTH
    return 0


def has_morale(line: list[Entry]) -> bool:
    """BA-159: all cards of one faction, universal ones fitting any; an empty line has none."""
    found: i64 = -1
    for entry in line:
        faction = faction_of(card_of(entry.card))
        if faction >= 0:
            if found >= 0 and found != faction:
                return False
            found = faction
        for source in entry.attached:
            faction = faction_of(card_of(item_of_source(source)))
            if faction >= 0:
                if found >= 0 and found != faction:
                    return False
                found = faction
    return bool(line)


def total(g: Battalia, battle: Battle, side: i64) -> i64:
    """BA-157, BA-161: the total of a side in the battle of the present lane."""
    return total_of(g, battle, side, side_of(g, battle, side))


def total_of(g: Battalia, battle: Battle, side: i64, seat: i64) -> i64:
    """The same of any battle, for the seat that fights on the side; -1 is the defence of a neutral place."""
    if seat < 0:
        return g.strength[battle.square]
    player = g.seats[seat]
    veteran = player.veteran == VETERAN
    line = battle.line(side)
    heroes = battle.heroes if side == ATTACK else battle.defending
    sum_of_all: i64 = battle.attack_bonus if side == ATTACK else battle.defence_bonus
    for entry in line:
        sum_of_all += entry_strength(g, entry, side, veteran)
    if heroes and has_morale(line):
        sum_of_all += (4 if veteran else 1) * len(heroes)
    if side == ATTACK:
        for hero in heroes:
            at = player.hero(hero).at
            if at >= 0 and terrain_of(g.card[at]) == player.faction:
                sum_of_all += 1
                break
    else:
        if terrain_of(g.card[battle.square]) == player.faction:
            sum_of_all += 1
        if battle.what == AT_CITY:
            sum_of_all += place_strength(g, battle.square)
    if g.setting.elixirs:
        if g.has_drunk(COLOSSUS, seat):
            sum_of_all += 4
        if g.elixir_day[MISFORTUNE] > 0 and g.elixir_target[MISFORTUNE] == seat:
            sum_of_all -= 4
    return max(i64(0), sum_of_all)


def tell_totals(g: Battalia, battle: Battle) -> None:
    """BA-156: how a battle stands."""
    if g.narration is not None:
        g.tell("totals", acting(g), total(g, battle, 0), total(g, battle, 1))


def place_strength(g: Battalia, square: i64) -> i64:
    """BA-161, BA-478: a city's level, a centre's 4 and 2 for each building, a building's 2."""
    card: i64 = g.card[square]
    if is_centre(card):
        return centre_strength(g, square)
    return 2 if is_building(card) else g.level[square]


def losing_side(g: Battalia, battle: Battle) -> i64:
    """BA-156: the defender if the attack is greater, else the attacker."""
    return 1 if total(g, battle, 0) > total(g, battle, 1) else 0


def valley_is_involved(g: Battalia, battle: Battle) -> bool:
    """BA-386, BA-472: the target or an attacking hero is in a valley."""
    if is_valley(g.card[battle.square]):
        return True
    player = g.seats[acting(g)]
    for hero in battle.heroes:
        at = player.hero(hero).at
        if at >= 0 and is_valley(g.card[at]):
            return True
    return False


def counts_as_unit(entry: Entry) -> bool:
    """BA-216, BA-279: a unit card in a line, not an Amulet."""
    return entry.kind == AS_UNIT and is_unit(entry.card)
