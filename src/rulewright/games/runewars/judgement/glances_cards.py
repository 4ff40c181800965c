"""Glances at windows, bids and cards: when a card is worth playing, what a bid is worth, what to give away."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.games.runewars.battle.routs_and_damage import battle_in_progress
from rulewright.games.runewars.cards.ability import BattleProspect
from rulewright.games.runewars.cards.frames import Card
from rulewright.games.runewars.cards.playing import CARDS, TACTICS_CARDS
from rulewright.games.runewars.cards.rewards import CAPTAIN_CARD, FIRST_REWARD, REWARD_CARDS, reward_of
from rulewright.games.runewars.cards.tactics_battle import VALADIR_CARD
from rulewright.games.runewars.cards.tactics_intrigue import glance_at_new_fate
from rulewright.games.runewars.content import NONE
from rulewright.games.runewars.ids import (
    CAPTAIN,
    HERO_COUNT,
    PRIMARCH,
    REWARD_COUNT,
    SEASON_CARDS,
    TACTICS_COUNT,
    TIMMORRAN_SHARD,
    UNIT_COUNT,
)
from rulewright.games.runewars.judgement.battle_outlook import Clash, host_in_battle, label_worth, unit_worth
from rulewright.games.runewars.judgement.board_outlook import Outlook, area_worth, exposure, walls
from rulewright.games.runewars.judgement.glances_war import POINTS, reinforcement
from rulewright.games.runewars.options import (
    AREA,
    BID,
    CLAIM,
    DECLINE,
    DEMOLISH,
    DESERT,
    DESERT_ALONE,
    DESTROY,
    DISCARD_OF_HERO,
    DISCARD_RUNE,
    DISCARD_TACTICS,
    DONE,
    DRAW,
    FROM,
    HERO,
    LABEL_COUNT,
    LOWER,
    PASS,
    PASS_ON,
    PAY,
    PAY_FOR,
    PLAY,
    RAISE,
    REDRAW,
    REPAIR,
    REROLL,
    ROUT_UNIT,
    STAND,
    STAND_IN,
    TITLE,
    TO,
    TRADE,
    UNIT,
    USE_OF_HERO,
    USE_REWARD,
    WINNER,
    between,
    of_area,
    of_hero,
    of_label,
)
from rulewright.games.runewars.seasons.bids import card_of_bid
from rulewright.games.runewars.state import Runewars
from rulewright.kit.judging import Glance

FIELD_LABEL_COUNT: Final[i64] = 44

PRIZES: Final = {
    "spr2": 2.0, "spr6": 1.5, "sum2": 3.0, "sum5": 0.7, "sum7": 3.0, "fal4": 2.5, "fal7": 7.0, "win1": 7.0, "win8": 2.0,
}  # fmt: skip
"""Influence that the prize of a bid is worth."""
PRIZE_OF: Final[list[float]] = [PRIZES.get(card, 0.0) for card in SEASON_CARDS]


# Bids


def bids(g: Runewars, seat: i64, codes: list[int]) -> list[float]:
    """D-101: towards what the prize is worth, and never more than the others can bid."""
    prize = PRIZE_OF[card_of_bid(g).card]
    most: i64 = 0
    for other in range(g.players):
        if other != seat and not g.seats[other].eliminated and g.seats[other].influence > most:
            most = g.seats[other].influence
    enough = most if g.title_seat[PRIMARCH] == seat else most + 1
    aim = prize if prize < float(enough) else float(enough)
    points: list[float] = []
    for code in codes:
        amount = float(code - BID)
        points.append(-0.6 * (aim - amount if amount < aim else amount - aim))
    return points


def tied_bids(g: Runewars, seat: i64, codes: list[int]) -> list[float]:
    """D-102: oneself."""
    return [4.0 if code - WINNER == seat else 0.0 for code in codes]


# Windows


def claims(g: Runewars, seat: i64, codes: list[int]) -> list[float]:
    """D-403: a dragon rune is taken."""
    return [9.0 if code == CLAIM else 0.0 for code in codes]


def uses(g: Runewars, seat: i64, codes: list[int]) -> list[float]:
    """D-200, D-300 to D-302: what brings a dragon rune first; battle cards when they may decide."""
    prospect = prospect_of_battle(g, seat)
    points: list[float] = []
    for code in codes:
        if code == PASS:
            points.append(0.0)
        elif code == CLAIM:
            points.append(9.0)
        elif between(code, PLAY, TACTICS_COUNT):
            tactics = TACTICS_CARDS[code - PLAY]
            card = Card(seat, code - PLAY)
            points.append(tactics.glance(g, card) if prospect is None else tactics.glance_in_battle(g, card, prospect))
        elif code == REDRAW:
            points.append(0.5)
        elif of_area(code, DEMOLISH):
            points.append(-2.0)
        else:
            points.append(glance_at_ability(g, seat, code))
    return points


def glance_at_ability(g: Runewars, seat: i64, code: i64) -> float:
    """A Reward, the Title of Captain, Sir Valadir."""
    if between(code, USE_OF_HERO, HERO_COUNT * REWARD_COUNT):
        hero = (code - USE_OF_HERO) // REWARD_COUNT
        reward = (code - USE_OF_HERO) % REWARD_COUNT
        return REWARD_CARDS[reward].glance(g, reward_of(g, hero, reward))
    number = CAPTAIN_CARD if code == TITLE + CAPTAIN else VALADIR_CARD
    return CARDS[number].glance(g, Card(seat, number))


def prospect_of_battle(g: Runewars, seat: i64) -> BattleProspect | None:
    """The battle that is being fought, if any, as a player of a card sees it."""
    battle = battle_in_progress(g)
    if battle is None:
        return None
    force = host_in_battle(g, battle.attacker)
    host = host_in_battle(g, battle.defender)
    host.strength += walls(g, battle.area)
    wins = Clash(force, host).wins
    attacks = battle.attacker.seat == seat
    return BattleProspect(
        wins if attacks else 1.0 - wins,
        2.0 * POINTS * area_worth(g, battle.area),
        host.number,
        host.number if attacks else force.number,
    )


def handed_over(g: Runewars, seat: i64, codes: list[int]) -> list[float]:
    """D-400, D-405: the card that is missed least."""
    points: list[float] = []
    for code in codes:
        card = code - DISCARD_TACTICS if between(code, DISCARD_TACTICS, TACTICS_COUNT) else code - PASS_ON
        points.append(-2.0 * TACTICS_CARDS[card].kept)
    return points


def reactions(g: Runewars, seat: i64, codes: list[int]) -> list[float]:
    """D-404: another draw after a bad one, more cards before the draw, a cloak always."""
    points: list[float] = []
    for code in codes:
        if code == PASS:
            points.append(0.0)
        elif code == REROLL:
            points.append(glance_at_new_fate(g))
        elif between(code, PLAY, TACTICS_COUNT):
            points.append(TACTICS_CARDS[code - PLAY].glance(g, Card(seat, code - PLAY)))
        elif between(code, USE_REWARD, REWARD_COUNT):
            points.append(REWARD_CARDS[code - USE_REWARD].glance(g, Card(seat, FIRST_REWARD + code - USE_REWARD)))
        else:
            points.append(0.3)
    return points


# Cards that ask


def choices(g: Runewars, seat: i64, codes: list[int]) -> list[float]:
    """D-100, D-402: one by one."""
    outlook = Outlook(g)
    return [choice_points(g, outlook, seat, code) for code in codes]


def choice_points(g: Runewars, outlook: Outlook, seat: i64, code: i64) -> float:
    """D-100, D-402: what one's own may lose least and gain most; the details are for those who try it out."""
    if code == DONE or code == DECLINE or code == PASS:
        return 0.0
    if code == PAY or code == DRAW or of_hero(code, PAY_FOR):
        return 0.4
    if code == DESERT_ALONE or of_hero(code, DESERT):
        return -1.0
    if of_label(code, DESTROY):
        return -2.0 * label_worth(g, code - DESTROY)
    if of_label(code, ROUT_UNIT):
        return own_or_other(g, code - ROUT_UNIT)
    if between(code, STAND, LABEL_COUNT) or between(code, STAND_IN, len(outlook.owners) * FIELD_LABEL_COUNT):
        return 1.0
    if of_area(code, REPAIR):
        return 1.5
    if between(code, RAISE, 3):
        return 0.8 - 0.1 * float(g.seats[seat].dials[code - RAISE])
    if between(code, LOWER, 3):
        return 0.1 * float(g.seats[seat].dials[code - LOWER]) - 0.8
    if between(code, TRADE, 9):
        return 0.1 * float(g.seats[seat].dials[(code - TRADE) // 3] - g.seats[seat].dials[(code - TRADE) % 3]) - 0.2
    if between(code, UNIT, UNIT_COUNT):
        return unit_worth(g, code - UNIT)
    return place_points(g, outlook, seat, code)


def own_or_other(g: Runewars, label: i64) -> float:
    """A unit that is routed: of the turn player's enemies the best, of one's own the least."""
    worth = label_worth(g, label)
    return worth if g.turn_seat != NONE and g.mover() == g.turn_seat else -worth


def place_points(g: Runewars, outlook: Outlook, seat: i64, code: i64) -> float:
    """Areas and heroes that a card names."""
    if of_area(code, AREA) or of_area(code, TO):
        area = code - AREA if of_area(code, AREA) else code - TO
        if outlook.owners[area] == seat:
            return 0.5 + reinforcement(g, outlook, seat, area)
        return 0.3 * area_worth(g, area)
    if of_area(code, FROM):
        return 0.2 * exposure(g, outlook, seat, code - FROM)
    if of_area(code, DISCARD_RUNE):
        return -0.1 * exposure(g, outlook, seat, code - DISCARD_RUNE)
    if of_hero(code, HERO):
        return 0.3 * float(len(g.hero_rewards[code - HERO]))
    if between(code, DISCARD_OF_HERO, HERO_COUNT * REWARD_COUNT):
        return -3.0 if (code - DISCARD_OF_HERO) % REWARD_COUNT == TIMMORRAN_SHARD else -1.0
    if between(code, DISCARD_TACTICS, TACTICS_COUNT):
        return -2.0 * TACTICS_CARDS[code - DISCARD_TACTICS].kept
    return 1.0 if code == TITLE + 2 else 0.2


GLANCES_AT_CARDS: Final[dict[str, Glance[Runewars]]] = {
    "influence_bid": bids,
    "bid_tie": tied_bids,
    "turn_window": uses,
    "battle_start_attacker": uses,
    "battle_start_defender": uses,
    "battle_round_card": uses,
    "claim_objective_now": claims,
    "tactics_discard": handed_over,
    "pass_card": handed_over,
    "reaction": reactions,
    "season_card_choice": choices,
    "card_choice": choices,
}
