"""Actions in the Royal Valley (BA-475, BA-485, BA-490 to BA-493): income, storm bonus, Royal Bridge."""

from __future__ import annotations

from mypy_extensions import i64

from rulewright.core.chance import shuffle
from rulewright.core.frame import call
from rulewright.games.battalia.artefacts.frames import Exchange, Prize
from rulewright.games.battalia.board import TOKENS, gate_number, own_cities, token_group, tokens_used
from rulewright.games.battalia.cities import can_rise_anywhere
from rulewright.games.battalia.content import (
    ARTEFACT_PILE,
    BRIDGE_SQUARE,
    FIRST_GREAT,
    SQUARES,
    SUPPLY_INCOME,
    income_of,
    is_building,
    is_great,
)
from rulewright.games.battalia.heroes.frames import Gift
from rulewright.games.battalia.heroes.neutrals import roll_gate
from rulewright.games.battalia.ids import CLO, MOUNTAIN_PASS
from rulewright.games.battalia.lines.frames import Colour
from rulewright.games.battalia.options import (
    BONUS,
    BRIDGE_EXCHANGE,
    BRIDGE_GIVE,
    BRIDGE_LOWER,
    BRIDGE_LOWER_TWO,
    HOMAGE,
    INCOME,
)
from rulewright.games.battalia.setting import VALLEY_BRIDGE
from rulewright.games.battalia.state import Battalia
from rulewright.games.battalia.stock import TO_HAND, gain_supplies


def valley_options(g: Battalia, seat: i64) -> list[int]:
    """Everything that only the Royal Valley scenario offers, but exploring."""
    codes: list[int] = []
    player = g.seats[seat]
    if not player.used_income:
        codes += income_options(g, seat)
    for number in range(2):
        hero = player.hero(number)
        if hero.at >= 0 and g.card[hero.at] == MOUNTAIN_PASS and hero.bonus < 0 and not hero.bonus_taken:
            codes.append(int(BONUS + number))
    if g.setting.valley == VALLEY_BRIDGE and BRIDGE_SQUARE in (player.a.at, player.b.at):
        codes += bridge_options(g, seat)
    return codes


def income_options(g: Battalia, seat: i64) -> list[int]:
    """BA-475: types of own buildings whose deck is not empty."""
    found: list[int] = []
    for square in range(SQUARES):
        card: i64 = g.card[square]
        if is_building(card) and g.owner[square] == seat:
            kind = income_of(card)
            if g.supply > 0 if kind == SUPPLY_INCOME else g.piles[ARTEFACT_PILE + kind]:
                found.append(int(INCOME + kind))
    return sorted(found)


def own_greats(g: Battalia, seat: i64) -> list[int]:
    """BA-490: the Great Artefacts in nation and shelter."""
    player = g.seats[seat]
    return sorted([card for card in player.nation + player.shelter if is_great(card)])


def bridge_options(g: Battalia, seat: i64) -> list[int]:
    """BA-490 to BA-493."""
    codes: list[int] = []
    greats = own_greats(g, seat)
    if greats and can_rise_anywhere(g, seat):
        codes += [int(BRIDGE_GIVE + card - FIRST_GREAT) for card in greats]
    if g.display or g.fate:
        codes += lowering_options(g, seat)
        if not g.seats[seat].used_exchange:
            codes += [int(BRIDGE_EXCHANGE + card - FIRST_GREAT) for card in greats]
    return codes


def lowering_options(g: Battalia, seat: i64) -> list[int]:
    """BA-491, BA-514: one city by 2 or two by 1, never below 1, with tokens for the new levels."""
    cities = own_cities(g, seat)
    used = tokens_used(g, seat)
    codes: list[int] = []
    for square in cities:
        if g.level[square] >= 3 and tokens_suffice(g, used, [square], 2):
            codes.append(int(BRIDGE_LOWER + square))
    for at, first in enumerate(cities):
        for second in cities[at + 1 :]:
            if g.level[first] >= 2 and g.level[second] >= 2 and tokens_suffice(g, used, [first, second], 1):
                codes.append(int(BRIDGE_LOWER_TWO + first * SQUARES + second))
    return codes


def tokens_suffice(g: Battalia, used: list[int], squares: list[int], down: i64) -> bool:
    """BA-514: whether the tokens are free after the exchange."""
    after = used[:]
    for square in squares:
        after[token_group(g.level[square])] -= 1
        after[token_group(g.level[square] - down)] += 1
    return all(after[group] <= TOKENS[group] for group in range(4))


def is_valley_action(code: i64) -> bool:
    return INCOME <= code < HOMAGE or BRIDGE_LOWER_TWO <= code < BRIDGE_LOWER_TWO + SQUARES * SQUARES


def act_in_valley(g: Battalia, seat: i64, code: i64) -> None:
    """One action of the valley."""
    if code >= BRIDGE_LOWER_TWO:
        number = code - BRIDGE_LOWER_TWO
        lower(g, seat, number // SQUARES, 1)
        lower(g, seat, number % SQUARES, 1)
        call(g, Prize())
    elif code >= BRIDGE_EXCHANGE:
        g.seats[seat].used_exchange = True
        exchange = Exchange()
        exchange.great = code - BRIDGE_EXCHANGE + FIRST_GREAT
        take_own_great(g, seat, exchange.great)
        g.tell("gives", seat, exchange.great)
        call(g, exchange)
    elif code >= BRIDGE_LOWER:
        lower(g, seat, code - BRIDGE_LOWER, 2)
        call(g, Prize())
    elif code >= BRIDGE_GIVE:
        give_great(g, seat, code - BRIDGE_GIVE + FIRST_GREAT)
    elif code >= BONUS:
        take_bonus(g, seat, code - BONUS)
    else:
        take_income(g, seat, code - INCOME)


def lower(g: Battalia, seat: i64, square: i64, levels: i64) -> None:
    """BA-491: a city falls by so many levels."""
    g.level[square] -= levels
    g.tell("lowers", seat, square, levels)


def take_income(g: Battalia, seat: i64, kind: i64) -> None:
    """BA-475: to hand, usable at once."""
    g.seats[seat].used_income = True
    g.tell("income", seat)
    if kind == SUPPLY_INCOME:
        gain_supplies(g, seat, 1, TO_HAND)
        return
    frame = Colour()
    frame.kind = kind
    frame.to = TO_HAND
    call(g, frame)


def take_bonus(g: Battalia, seat: i64, number: i64) -> None:
    """BA-485: a gate is rolled; the hero moves no more this turn."""
    hero = g.seats[seat].hero(number)
    hero.bonus = gate_number(g, roll_gate(g, "pass"))
    hero.bonus_taken = True
    hero.steps = 0
    hero.points = 0
    hero.free = 0
    g.tell("takes-bonus", seat, hero.bonus)


def take_own_great(g: Battalia, seat: i64, card: i64) -> None:
    """BA-490, BA-492: out of the shelter or the nation; a searched nation is shuffled."""
    player = g.seats[seat]
    if card in player.shelter:
        player.shelter.remove(card)
        return
    player.nation.remove(card)
    player.nation.sort()
    if player.nation:
        shuffle(g, f"nation:{seat}", player.nation)


def give_great(g: Battalia, seat: i64, card: i64) -> None:
    """BA-490: into the spare pile, and a city rises."""
    take_own_great(g, seat, card)
    g.spare.append(card)
    g.spare.sort()
    shuffle(g, "spare", g.spare)
    g.tell("gives", seat, card)
    gift = Gift()
    gift.terrain = CLO
    gift.left = 1
    call(g, gift)
