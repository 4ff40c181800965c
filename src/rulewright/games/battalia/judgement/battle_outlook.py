"""Battles as bots see them: what each side can still add, and how likely the attack is to win."""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64

from rulewright.games.battalia.battle.frames import ATTACK, DEFENCE, Battle, Opening
from rulewright.games.battalia.battle.strength import has_morale, total
from rulewright.games.battalia.board import centre_strength
from rulewright.games.battalia.content import FACTION_COUNT, faction_of, is_building, is_centre, terrain_of
from rulewright.games.battalia.ids import BAR, EMB
from rulewright.games.battalia.judgement.worths import CARD_STRENGTHS
from rulewright.games.battalia.setting import BASIC
from rulewright.games.battalia.state import VETERAN, Battalia
from rulewright.games.battalia.stock import acting

DOUBT: Final = 0.7
"""Strength by which an estimate of a battle is wrong."""


def might(g: Battalia, seat: i64, spared: i64 = 0) -> i64:
    """The strength of all cards that a seat could add to a battle line, without so many of the weakest."""
    player = g.seats[seat]
    strength: i64 = 0
    for card in player.hand:
        strength += CARD_STRENGTHS[card]
    for card in player.ambush:
        strength += CARD_STRENGTHS[card]
    for tent in player.tents:
        if not tent.fresh:
            for card in tent.cards:
                strength += CARD_STRENGTHS[card]
    for item in player.prepared:
        if len(item.cards) == 1 and item.meaning < 4:
            strength += (item.meaning + 1) * item.count
    if player.veteran == VETERAN:
        for card in player.hand:
            if card < 16:
                strength += 1
    return max(i64(0), strength - spared)


def pure_might(g: Battalia, seat: i64, faction: i64) -> i64:
    """The strength of the cards that keep morale for this faction (BA-159)."""
    player = g.seats[seat]
    strength: i64 = 0
    for card in player.hand:
        if faction_of(card) == faction or faction_of(card) < 0:
            strength += CARD_STRENGTHS[card]
    for card in player.ambush:
        if faction_of(card) == faction or faction_of(card) < 0:
            strength += CARD_STRENGTHS[card]
    return strength


def best_might(g: Battalia, seat: i64, heroes: i64) -> i64:
    """The most that a line of a seat can come to with so many heroes: all cards, or those of one faction and morale."""
    best = might(g, seat)
    if heroes == 0:
        return best
    morale = heroes * (4 if g.seats[seat].veteran == VETERAN else 1)
    for faction in range(FACTION_COUNT):
        pure = pure_might(g, seat, faction)
        if pure > 0 and pure + morale > best:
            best = pure + morale
    return best


def attack_might(g: Battalia, seat: i64, square: i64, heroes: i64) -> i64:
    """What an attack of a seat from a square can come to."""
    strength = best_might(g, seat, heroes)
    player = g.seats[seat]
    if terrain_of(g.card[square]) == player.faction:
        strength += 1
        if player.faction == EMB and not player.used_ability and g.setting.mode != BASIC:
            strength += 3
    return strength


def defence_might(g: Battalia, seat: i64, square: i64) -> i64:
    """What a place of a seat comes to, with the hand that it is taken to have."""
    player = g.seats[seat]
    heroes: i64 = int(player.a.at == square) + int(player.b.at == square)
    strength = best_might(g, seat, heroes)
    card: i64 = g.card[square]
    if is_centre(card):
        strength += centre_strength(g, square)
    elif is_building(card):
        strength += 2
    else:
        strength += g.level[square]
    if terrain_of(card) == player.faction:
        strength += 1
        if player.faction == BAR and heroes > 0 and g.setting.mode != BASIC:
            strength += 3
    return strength


def chance_against(attack: i64, defence: i64) -> float:
    """How likely an attack wins that can come to this, against a defence that can come to that (BA-160)."""
    return 1.0 / (1.0 + math.exp((float(defence - attack) + 0.5) / DOUBT))


def chance_of(g: Battalia, battle: Battle) -> float:
    """How likely the attack of the battle in the present lane wins."""
    attack = total(g, battle, ATTACK)
    defence = total(g, battle, DEFENCE)
    if battle.defender < 0:
        if isinstance(g.stack[len(g.stack) - 1], Opening):
            attack += might(g, acting(g))
        return 1.0 if attack > defence else 0.0
    if not battle.attack and not has_morale(battle.attack):
        attack += 1
    return chance_against(attack + might(g, acting(g)), defence + might(g, battle.defender))
