"""The declaration of an attack (BA-150 to BA-152): target, heroes, and the battle that follows."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.core.frame import ask_seat, call, go_to, leave, step, steps
from rulewright.games.battalia.battle.frames import (
    AS_GREAT,
    AS_WEAPON,
    AT_CITY,
    AT_HEROES,
    AT_RUINS,
    AttackingHeroes,
    Battle,
    Entry,
    Target,
)
from rulewright.games.battalia.battle.strength import place_strength, tell_totals
from rulewright.games.battalia.battle.targets import reaches, squares_in_reach, targets
from rulewright.games.battalia.board import AROUND
from rulewright.games.battalia.decisions import Choice
from rulewright.games.battalia.ids import ARROW
from rulewright.games.battalia.items import CARDLIKE, card_of, great_of
from rulewright.games.battalia.options import DONE, TARGET_CITY, TARGET_HEROES, TARGET_RUINS, WITH
from rulewright.games.battalia.purse import find_prepared
from rulewright.games.battalia.setting import HEROIC
from rulewright.games.battalia.state import Battalia
from rulewright.games.battalia.stock import acting


def is_ranged(weapon: i64) -> bool:
    return weapon >= 0 and great_of(weapon) == ARROW


class TargetChoice(Choice[Target]):
    """D-32: `target:city:...`, `target:ruins:...`, `target:heroes:...`."""

    def options(self, g: Battalia, frame: Target, seat: i64) -> list[int]:
        if frame.weapon < 0:
            at = g.seats[seat].hero(frame.hero).at
            return targets(g, seat, AROUND[at]) if at >= 0 else []
        return targets(g, seat, squares_in_reach(g, seat, is_ranged(frame.weapon)))


TARGET: Final = TargetChoice("target", ("BA-151",), "BA-364")


def ask_target(frame: Target, g: Battalia) -> None:
    ask_seat(g, frame, TARGET, acting(g))


def take_target(frame: Target, g: Battalia) -> None:
    """BA-151; Metamorphia's attack has one hero and no weapon (BA-433)."""
    seat = acting(g)
    code = g.answers[seat]
    leave(g)
    if code < 0:
        return
    chosen = AttackingHeroes()
    chosen.weapon = frame.weapon
    chosen.key = code
    if code >= TARGET_HEROES:
        chosen.what = AT_HEROES
        chosen.square = (code - TARGET_HEROES) // 6
    elif code >= TARGET_RUINS:
        chosen.what = AT_RUINS
        chosen.square = code - TARGET_RUINS
    else:
        chosen.what = AT_CITY
        chosen.square = code - TARGET_CITY
    if frame.weapon < 0:
        chosen.heroes = [int(frame.hero)]
        declare_attack(g, chosen, seat)
        return
    call(g, chosen)


steps(Target, step("target", ask_target, take_target))


class HeroesChoice(Choice[AttackingHeroes]):
    """D-32b: `with:<hero>`; in heroic mode further ones or `done`."""

    def options(self, g: Battalia, frame: AttackingHeroes, seat: i64) -> list[int]:
        codes: list[int] = []
        player = g.seats[seat]
        for number in range(i64(2)):
            hero = player.hero(number)
            if number not in frame.heroes and reaches(g, hero.at, frame.square, is_ranged(frame.weapon)):
                codes.append(int(WITH + number))
        if frame.heroes:
            codes.append(int(DONE))
        return codes


ATTACKERS: Final = HeroesChoice("heroes", ("BA-152",), "BA-364")


def ask_heroes(frame: AttackingHeroes, g: Battalia) -> None:
    ask_seat(g, frame, ATTACKERS, acting(g))


def take_heroes(frame: AttackingHeroes, g: Battalia) -> None:
    """BA-152, BA-391: exactly one hero, in heroic mode any number."""
    seat = acting(g)
    code = g.answers[seat]
    if code >= 0 and code != DONE:
        frame.heroes.append(code - WITH)
        frame.heroes.sort()
        if g.setting.mode == HEROIC and len(frame.heroes) < 2:
            go_to(frame, "heroes")
            return
    leave(g)
    if frame.heroes:
        declare_attack(g, frame, seat)


steps(AttackingHeroes, step("heroes", ask_heroes, take_heroes))


def declare_attack(g: Battalia, chosen: AttackingHeroes, seat: i64) -> None:
    """BA-155 step 1, BA-371: the weapon is laid; every declared attack counts."""
    battle = Battle()
    battle.what = chosen.what
    battle.square = chosen.square
    if chosen.what == AT_HEROES:
        battle.defender = (chosen.key - TARGET_HEROES) % 6
    elif chosen.what == AT_CITY:
        battle.defender = g.owner[chosen.square]
    battle.heroes = chosen.heroes[:]
    if chosen.weapon >= 0:
        battle.attack = [lay_weapon(g, chosen.weapon, seat)]
    g.attacks += 1
    g.barrier += 1
    tell_declared(g, battle, seat)
    call(g, battle)


def tell_declared(g: Battalia, battle: Battle, seat: i64) -> None:
    """BA-155 step 1: the target, its strength, the heroes, the weapon."""
    if battle.defender >= 0:
        g.tell("attacks", seat, battle.square, battle.defender)
    else:
        g.tell("attacks-neutral", seat, battle.square)
    strength: i64 = g.strength[battle.square] if battle.defender < 0 else i64(0)
    if battle.defender >= 0 and battle.what == AT_CITY:
        strength = place_strength(g, battle.square)
    g.tell("battle-begins", seat, battle.what, strength)
    for hero in battle.heroes:
        g.tell("fights", seat, hero)
    for entry in battle.attack:
        g.tell("adds", seat, card_of(entry.card))
    tell_totals(g, battle)


def lay_weapon(g: Battalia, weapon: i64, seat: i64) -> Entry:
    """BA-150: the starting weapon, from hand or a rolled Amulet."""
    player = g.seats[seat]
    entry = Entry()
    entry.owner = seat
    entry.start = True
    entry.kind = AS_GREAT if great_of(weapon) >= 0 else AS_WEAPON
    if weapon >= CARDLIKE:
        at = find_prepared(player, weapon)
        entry.card = player.prepared[at].cards[0]
        del player.prepared[at]
    else:
        entry.card = weapon
        player.hand.remove(card_of(weapon))
    return entry
