"""The sequence of play: seasons, one after another, until somebody wins. Read this first.

SetUp                    the map, and everything that lies on it             setup/sequence.py, setup/tile_places.py
Season                   one season after another                            here
  SeasonCard             the text of the Season card                         seasons/season_card.py, seasons/<season>.py
    Bid                  all bid influence for it, on some cards             seasons/bids.py
  the card's icons       Spring: tokens, figures and Order cards return      here
    QuestPhase           Summer: heroes move, heal, train, duel and quest    heroes/quest_phase.py
    Fall                 influence or a Tactics card for everybody           seasons/icons.py
    Winter               armies starve, and the waters freeze                seasons/icons.py
  orders                 all choose an Order card in secret, then reveal     here
  Turn                   each player in turn order resolves his card         orders/turn.py
    TimingWindow         cards and abilities before, between and after       cards/windows.py, cards/playing.py
    Activation           Mobilize and Conquer: units march into one area     orders/mobilize.py
      Diplomacy, Battle  what they meet there                                orders/diplomacy.py, battle/sequence.py
    Recruit, Rally, ...  what the other Order cards do                       orders/recruit.py, rally.py, fortify.py
  close                  the next season, the next year, or the end          here

Procedures call each other through their frames (frames.py of each room), so this module imports none of those chapters.
The victory by dragon runes ends the game in the middle of anything: it is looked for after every change
(world/control.py).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.core.chance import shuffle
from rulewright.core.decision import Decision
from rulewright.core.errors import Refusal
from rulewright.core.frame import again, ask_seats, call, go_to, step, steps
from rulewright.core.narration import MessageKind
from rulewright.games.runewars.content import NONE, stand_label
from rulewright.games.runewars.heroes.frames import QuestPhase
from rulewright.games.runewars.ids import FALL, PRIMARCH, SEASON_CARDS, SEASONS, SPRING, SUMMER, WINTER
from rulewright.games.runewars.options import ORDER, between
from rulewright.games.runewars.orders.frames import Turn
from rulewright.games.runewars.seasons.frames import Fall, Season, SeasonCard, Winter
from rulewright.games.runewars.state import BY_YEARS, Runewars
from rulewright.games.runewars.world.control import (
    allowed_orders,
    clockwise_from,
    eliminate,
    end_game,
    players_left,
    turn_order,
)
from rulewright.games.runewars.world.decks import FATE_DECK
from rulewright.games.runewars.world.influence import gain_influence
from rulewright.kit.masks import bits
from rulewright.kit.piles import insert, refill, take_top

MESSAGES: Final[dict[str, MessageKind]] = {
    "season_begins": MessageKind(("season", "year"), "RW-101"),
    "season_reshuffled": MessageKind(("season",), "RW-604"),
    "season_card_replaced": MessageKind(("season_card",), "RW-753"),
    "season_card": MessageKind(("seat", "season_card"), "RW-102"),
    "council_marked": MessageKind(("seat",), "RW-562"),
    "spring": MessageKind((), "RW-105"),
    "quest_phase_begins": MessageKind((), "RW-106"),
    "waters_freeze": MessageKind((), "RW-109"),
    "reveals_order": MessageKind(("seat", "order"), "RW-116"),
}
CARDS_OF_A_SEASON: Final[i64] = 8
SHATTERED_ILLUSIONS: Final[i64] = SEASON_CARDS.index("fal6")


def last_year(g: Runewars) -> i64:
    """RW-640, RW-752: the year after whose Winter the game ends."""
    return 8 if g.epic else 6


# 1. The Season card


def reveal_season_card(frame: Season, g: Runewars) -> None:
    """RW-102 to RW-104: the next card takes the place of the last.

    RW-113: turn order is fixed now, so what the card gives the Primarch (RW-562) changes it no more.
    """
    if g.season_card != NONE:
        insert(g.season_discard, g.season_card)
    g.tell("season_begins", g.season, g.year)
    g.season_card = draw_season_card(g)
    frame.order = turn_order(g, False)
    if g.season_card != NONE:
        g.tell("season_card", clockwise_from(g, g.first_player)[0], g.season_card)
        reward_primarch(g)
        call(g, SeasonCard(g.season_card, frame.order[:]))


def draw_season_card(g: Runewars) -> i64:
    """The top card of the season's deck; RW-753: the harder game puts Shattered Illusions aside for another."""
    card = top_season_card(g)
    if g.epic and card == SHATTERED_ILLUSIONS:
        g.tell("season_card_replaced", card)
        other = top_season_card(g)
        insert(g.season_discard, card)
        return other
    return card


def top_season_card(g: Runewars) -> i64:
    """RW-604: an empty deck is made anew from the discarded cards of its season; NONE if there is none either."""
    deck = g.season_decks[g.season]
    if not deck:
        discards = [card for card in g.season_discard if card // CARDS_OF_A_SEASON == g.season]
        if refill(g, SEASONS[g.season], deck, discards):
            g.season_discard = [card for card in g.season_discard if card // CARDS_OF_A_SEASON != g.season]
            g.tell("season_reshuffled", g.season)
    return take_top(g, deck) if deck else NONE


def reward_primarch(g: Runewars) -> None:
    """RW-562: a card marked Wizards' Council gives the Primarch 1 influence before its text is resolved."""
    holder: i64 = g.title_seat[PRIMARCH]
    if holder != NONE and g.tables.council[g.season_card]:
        g.tell("council_marked", holder)
        gain_influence(g, holder, 1)


def resolve_icons(frame: Season, g: Runewars) -> None:
    """RW-105 to RW-109: the secondary ability, the same on all cards of a season."""
    frame.chosen = [-1] * g.players
    if g.season == SPRING:
        resolve_spring(g)
    elif g.season == SUMMER:
        g.tell("quest_phase_begins")
        call(g, QuestPhase(frame.order[:]))
    elif g.season == FALL:
        renew_fate_deck(g)
        call(g, Fall(frame.order[:]))
    else:
        g.ice = True
        g.tell("waters_freeze")
        call(g, Winter(frame.order[:]))


def resolve_spring(g: Runewars) -> None:
    """RW-105: activation tokens are removed, figures stand up, used Order cards return to the hands."""
    for area in g.board.areas:
        g.activated[area] = 0
        g.units[area] = sorted([int(stand_label(label)) for label in g.units[area]])
    g.hero_routed = 0
    for player in g.seats:
        player.orders |= player.used
        player.used = 0
    g.tell("spring")


def renew_fate_deck(g: Runewars) -> None:
    """RW-107: the Fate discards are shuffled into the deck."""
    g.fate = sorted(g.fate + g.fate_discard)
    g.fate_discard = []
    shuffle(g, "fate", g.fate)
    g.tell("reshuffled", FATE_DECK)


# 2. Choosing Order cards


class ChooseOrder(Decision[Runewars, Season]):
    """D-150, D-406: the active Order card of the season."""

    def options(self, g: Runewars, frame: Season, seat: i64) -> list[int]:
        return [ORDER + number - 1 for number in bits(allowed_orders(g, seat))]

    def explain(self, g: Runewars, frame: Season, seat: i64, code: i64) -> Refusal:
        if not between(code, ORDER, 8):
            return Refusal("RW-114", "choose-an-order")
        number = code - ORDER + 1
        order = g.game.argument("order", number)
        if not g.seats[seat].orders >> number & 1:
            return Refusal("RW-115", "order-used", {"order": order})
        return Refusal("RW-114", "order-forbidden", {"order": order})


CHOOSE_ORDER: Final = ChooseOrder("choose_order", ("RW-114", "RW-115"), "RW-900", secret=True)
ORDER_RESTRICTION: Final = ChooseOrder("order_restriction", ("RW-114", "RW-115"), "RW-900", secret=True)


def close_season_card(frame: Season, g: Runewars) -> None:
    """RW-636: the Season card is resolved."""
    eliminate(g)


def ask_orders(frame: Season, g: Runewars) -> None:
    """RW-114: all players choose at the same time."""
    given = [ORDER + order - 1 if order != NONE else -1 for order in frame.chosen]
    ask_seats(g, frame, ORDER_RESTRICTION if g.order_ban else CHOOSE_ORDER, players_left(g), given)


def reveal_orders(frame: Season, g: Runewars) -> None:
    """RW-113, RW-115, RW-116: the cards are turned up together and fix the turn order."""
    frame.chosen = []
    g.barrier += 1
    for seat in range(g.players):
        player = g.seats[seat]
        if not player.eliminated:
            number = g.answers[seat] - ORDER + 1
            player.orders &= ~(1 << number)
            player.used |= 1 << number
            player.active = number
            player.last_order = number
            g.tell("reveals_order", seat, number)
    frame.order = turn_order(g, True)


# 3. Resolving Order cards


def take_turns(frame: Season, g: Runewars) -> None:
    """RW-110, RW-116, RW-909: one turn each in turn order, for everybody who is still in the game."""
    while frame.order and g.seats[frame.order[0]].eliminated:
        del frame.order[0]
    if frame.order:
        again(frame)
        call(g, Turn(frame.order.pop(0)))


def close_season(frame: Season, g: Runewars) -> None:
    """RW-120, RW-640, RW-752: the next season, the next year, or the end after the last Winter."""
    for player in g.seats:
        player.active = NONE
        player.fresh = []
    g.order_ban = 0
    g.ice = False
    if g.season < WINTER:
        g.season += 1
    elif g.year < last_year(g):
        g.season = SPRING
        g.year += 1
    else:
        end_game(g, BY_YEARS, NONE)
        return
    go_to(frame, "reveal")


steps(
    Season,
    step("reveal", reveal_season_card),
    step("secondary", resolve_icons),
    step("orders", close_season_card, ask_orders, reveal_orders),
    step("turns", take_turns),
    step("close", close_season),
)
