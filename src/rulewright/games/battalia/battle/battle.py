"""Battles (BA-155 to BA-172): from the declaration to the result."""

from __future__ import annotations

from bisect import insort
from typing import Final

from mypy_extensions import i64

from rulewright.core.chance import draw
from rulewright.core.frame import ask_seat, call, go_to, leave, step, steps
from rulewright.games.battalia.artefacts.frames import Prize
from rulewright.games.battalia.battle.frames import (
    AT_CITY,
    AT_HEROES,
    AT_RUINS,
    ATTACK,
    BEFORE_DEFENDERS,
    BEFORE_RAISE,
    BEFORE_RESULT,
    BEFORE_RETREAT,
    DECLARED,
    DEFENCE,
    OPENING,
    Battle,
    Berserk,
    Defenders,
    Opening,
    Raise,
    Retreat,
)
from rulewright.games.battalia.battle.retreat import can_retreat, heroes_on
from rulewright.games.battalia.battle.strength import losing_side, tell_totals, total
from rulewright.games.battalia.board import level_for
from rulewright.games.battalia.content import LORD, is_building, is_centre, is_city
from rulewright.games.battalia.decisions import Choice
from rulewright.games.battalia.ending import ends_by_cities, entry_to_shelters, shelve_laid
from rulewright.games.battalia.ids import BERSERK as BERSERK_ELIXIR
from rulewright.games.battalia.items import card_of, item_of_source
from rulewright.games.battalia.lines.windows import open_window2, opponents_with_cold_breath
from rulewright.games.battalia.options import BERSERK, DONE, NO, WITH
from rulewright.games.battalia.scoring import place_points
from rulewright.games.battalia.state import Battalia
from rulewright.games.battalia.stock import TO_SHELTER, acting, gain_unit, refill


def battle_of(g: Battalia) -> Battle:
    """The battle in the present lane."""
    battle = g.stack[1]
    assert isinstance(battle, Battle)
    return battle


def declare_battle(battle: Battle, g: Battalia) -> None:
    """BA-447: an attack can be cancelled at its declaration alone."""
    battle.stage = DECLARED
    g.returned = 0
    if opponents_with_cold_breath(g, acting(g)):
        open_window2(g)


def begin_opening(battle: Battle, g: Battalia) -> None:
    """BA-155 step 2, BA-559: the cards of a cancelled attack are spent."""
    if g.returned == 1:
        leave(g)
        lay_attack(g, battle)
        g.tell("cancelled", acting(g))
        g.tell("battle-over", acting(g), battle.square)
        return
    battle.stage = OPENING
    call(g, Opening())


def ask_for_berserk(battle: Battle, g: Battalia) -> None:
    """BA-155 step 3, BA-160: neutral places are resolved at once."""
    if battle.defender < 0:
        go_to(battle, "battle/result")
        return
    battle.stage = BEFORE_RETREAT
    g.seats[battle.defender].defended = True
    if g.setting.elixirs and g.can_use_daily(BERSERK_ELIXIR, acting(g)) and g.seats[battle.defender].hand:
        call(g, Berserk())


def ask_for_retreat(battle: Battle, g: Battalia) -> None:
    """BA-155 step 4."""
    battle.stage = BEFORE_DEFENDERS
    if can_retreat(g, battle):
        call(g, Retreat())


def ask_for_defenders(battle: Battle, g: Battalia) -> None:
    """BA-155 step 5, BA-166: without a hero left an attack on heroes ends without result."""
    left = heroes_on(g, battle)
    if battle.what == AT_HEROES and not left:
        leave(g)
        lay_attack(g, battle)
        end_defence(g, battle)
        g.tell("without-result", acting(g))
        g.tell("battle-over", acting(g), battle.square)
        return
    battle.stage = BEFORE_RAISE
    if left:
        call(g, Defenders())


def begin_raising(battle: Battle, g: Battalia) -> None:
    """BA-155 step 6."""
    battle.stage = BEFORE_RESULT
    battle.side = losing_side(g, battle)
    tell_totals(g, battle)
    call(g, Raise())


def resolve(battle: Battle, g: Battalia) -> None:
    """BA-160: a tie is a win for the defence."""
    attack, defence = total(g, battle, ATTACK), total(g, battle, DEFENCE)
    seat = acting(g)
    won = attack > defence
    g.tell("battle-won" if won else "battle-lost", seat, attack, defence)
    g.barrier += 1
    leave(g)
    lay_attack(g, battle)
    if not won:
        lose_heroes(g, seat, battle.heroes)
        end_defence(g, battle)
        g.tell("battle-over", seat, battle.square)
        return
    if battle.what == AT_RUINS:
        g.tell("battle-over", seat, battle.square)
        call(g, Prize())
        return
    if battle.defender >= 0:
        lose_heroes(g, battle.defender, battle.defending)
    if battle.what == AT_HEROES:
        end_defence(g, battle)
        g.tell("battle-over", seat, battle.square)
        return
    conquer(g, battle, seat)


steps(
    Battle,
    step("battle/declare", declare_battle),
    step("battle/opening", begin_opening),
    step("battle/berserk", ask_for_berserk),
    step("battle/retreat", ask_for_retreat),
    step("battle/defenders", ask_for_defenders),
    step("battle/raise", begin_raising),
    step("battle/result", resolve),
)
AFTER_STAGE: Final = ("opening", "berserk", "retreat", "defenders", "raise", "result")
"""By stage, the step with which a battle goes on when the frame above it is done."""

# The result


def lose_heroes(g: Battalia, seat: i64, heroes: list[int]) -> None:
    """BA-162 to BA-164: heroes leave the map."""
    for hero in heroes:
        g.tell("loses-hero", seat, hero, g.seats[seat].hero(hero).at)
        g.seats[seat].hero(hero).leave_map()


def conquer(g: Battalia, battle: Battle, seat: i64) -> None:
    """BA-162, BA-168, BA-170, BA-477, BA-479: the place passes to the attacker."""
    square = battle.square
    card: i64 = g.card[square]
    neutral = battle.defender < 0
    worth = place_points(g, square)
    if is_city(card):
        level: i64 = level_for(g, seat, 4 if neutral else g.level[square])
        if level == 0:
            level = g.level[square]
        g.level[square] = level
    elif is_centre(card):
        g.level[square] = 4
    g.owner[square] = seat
    g.strength[square] = 0
    if square in g.cloaked:
        g.cloaked.remove(square)
    if not neutral:
        g.tell("loses-place", battle.defender, square, worth)
    g.tell("conquers", seat, square, place_points(g, square))
    if neutral and is_city(card):
        gain_unit(g, seat, LORD, TO_SHELTER)
    shelve_defence(g, battle)
    if not is_building(card) and ends_by_cities(g):
        return
    refill_defender(g, battle)
    g.tell("battle-over", seat, square)


def lay_attack(g: Battalia, battle: Battle) -> None:
    """BA-167: the attacker's cards stay laid until the end phase; what the Mask took goes to its owner."""
    seat = acting(g)
    player = g.seats[seat]
    for entry in battle.attack:
        if entry.owner == seat:
            insort(player.laid, card_of(entry.card))
        else:
            insort(g.seats[entry.owner].shelter, card_of(entry.card))
        for source in entry.attached:
            insort(player.laid, card_of(item_of_source(source)))
    battle.attack = []


def shelve_defence(g: Battalia, battle: Battle) -> None:
    """BA-167: the defender's cards go to the shelter; a unit of the attacker that the Mask took to its owner's."""
    for entry in battle.defence:
        entry_to_shelters(g, entry, battle.defender)
    battle.defence = []
    if battle.defender >= 0:
        shelve_laid(g, battle.defender)


def refill_defender(g: Battalia, battle: Battle) -> None:
    """BA-069: with alliances the defender draws at once."""
    if battle.defender >= 0 and g.setting.alliances:
        g.seats[battle.defender].defended = False
        refill(g, battle.defender)


def end_defence(g: Battalia, battle: Battle) -> None:
    """The end of a battle for the defender."""
    shelve_defence(g, battle)
    refill_defender(g, battle)


# Berserk


class BerserkChoice(Choice[Berserk]):
    """D-71: `berserk`, `no`."""

    def options(self, g: Battalia, frame: Berserk, seat: i64) -> list[int]:
        if g.seats[battle_of(g).defender].hand and g.can_use_daily(BERSERK_ELIXIR, seat):
            return [int(BERSERK), int(NO)]
        return [int(NO)]


BERSERKING: Final = BerserkChoice("berserk", ("BA-448",), "BA-364")


def ask_berserk(frame: Berserk, g: Battalia) -> None:
    ask_seat(g, frame, BERSERKING, acting(g))


def take_berserk(frame: Berserk, g: Battalia) -> None:
    """BA-448: two random cards of the defender go to the defender's shelter."""
    seat = acting(g)
    battle = battle_of(g)
    leave(g)
    if g.answers[seat] != BERSERK:
        return
    g.elixir_spent |= 1 << BERSERK_ELIXIR
    g.tell("uses-berserk", seat, battle.defender)
    player = g.seats[battle.defender]
    for _ in range(2):
        if player.hand:
            card = draw(g, f"hand:{battle.defender}", player.hand)
            player.hand.remove(card)
            insort(player.shelter, card)
            g.tell("loses-card", battle.defender, card)


steps(Berserk, step("berserk", ask_berserk, take_berserk))

# Defenders


class DefendersChoice(Choice[Defenders]):
    """D-73: `with:<hero>`, `done`."""

    def options(self, g: Battalia, frame: Defenders, seat: i64) -> list[int]:
        battle = battle_of(g)
        codes = [int(WITH + hero) for hero in heroes_on(g, battle) if hero not in battle.defending]
        if battle.what == AT_CITY or battle.defending:
            codes.append(int(DONE))
        return codes

    def default(self, g: Battalia, frame: Defenders, seat: i64) -> i64:
        codes = self.options(g, frame, seat)
        return DONE if DONE in codes else codes[0]


DEFENDING: Final = DefendersChoice("defenders", ("BA-155",), "BA-364")


def ask_defenders(frame: Defenders, g: Battalia) -> None:
    ask_seat(g, frame, DEFENDING, battle_of(g).defender)


def take_defenders(frame: Defenders, g: Battalia) -> None:
    """BA-155 step 5: one after another."""
    battle = battle_of(g)
    code = g.answers[battle.defender]
    if code >= 0 and code != DONE:
        battle.defending.append(code - WITH)
        battle.defending.sort()
        g.tell("fights", battle.defender, code - WITH)
        go_to(frame, "defenders")
        return
    leave(g)


steps(Defenders, step("defenders", ask_defenders, take_defenders))
