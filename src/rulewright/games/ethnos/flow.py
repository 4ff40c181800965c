"""The sequence of play: the game, its Ages, their turns. Read this first.

Match                 set-up, then Ages until the last is scored
  SetUp               setup.py
  Age                 dealing, then turns until the third Dragon
    Turn              recruit (recruiting.py) or play a Band (bands.py)
  EndOfAge            scoring.py
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.core.chance import shuffle
from rulewright.core.decision import Decision
from rulewright.core.errors import Refusal
from rulewright.core.frame import again, ask_seat, call, finish, go_to, leave, step, steps
from rulewright.games.ethnos.bands import largest_band
from rulewright.games.ethnos.content import DRAGONS, HAND_LIMIT, TRIBE_OF
from rulewright.games.ethnos.frames import Age, EndOfAge, Match, PlayBand, SetUp, Turn
from rulewright.games.ethnos.ids import DRAGON, SKELETON
from rulewright.games.ethnos.options import DRAW, LEAD, SKELETON_VICTORY, TAKE, among
from rulewright.games.ethnos.recruiting import draw_cards, take_from_pool
from rulewright.games.ethnos.scoring import tell_result
from rulewright.games.ethnos.state import BY_GLORY, BY_SKELETONS, NO_LEADER, NOBODY, Band, Ethnos, last_age
from rulewright.kit.piles import insert


def set_up(frame: Match, g: Ethnos) -> None:
    """ET-050 to ET-066."""
    call(g, SetUp())


def play_age(frame: Match, g: Ethnos) -> None:
    """ET-100: an Age begins at the start and after each scored Age but the last."""
    call(g, Age(0))


def score_age(frame: Match, g: Ethnos) -> None:
    """ET-350: the third Dragon has ended the Age."""
    call(g, EndOfAge())


def end_or_next_age(frame: Match, g: Ethnos) -> None:
    """ET-003, ET-440: the last Age ends the game."""
    if g.age < last_age(g):
        go_to(frame, "age")
    else:
        g.ended = BY_GLORY
        g.tell("game_over")
        tell_result(g)
        finish(g)


steps(
    Match,
    step("set_up", set_up),
    step("age", play_age),
    step("score", score_age),
    step("end", end_or_next_age),
)


def choose_first_player(frame: Age, g: Ethnos) -> None:
    """ET-101, ET-102, ET-424: least Glory; of several, the first from the third Dragon's drawer on."""
    if g.age > 0:
        least = min([seat.glory for seat in g.seats])
        first = g.third_dragon
        while g.seats[first].glory != least:
            first = (first + 1) % g.players
        g.first_player = first
    g.age += 1
    g.third_dragon = NOBODY
    frame.seat = g.first_player
    g.tell("age_begins", g.age)
    g.tell("first_player", g.first_player)


def shuffle_deck(frame: Age, g: Ethnos) -> None:
    """ET-103, ET-109, ET-420, ET-423: all Ally cards of the game; nothing else carries over."""
    g.dragons = 0
    g.pool = []
    g.scattered = []
    for seat in g.seats:
        seat.hand = []
        seat.known = []
        seat.bands = []
        seat.giant_bands = 0
    cards: list[int] = []
    for card, copies in enumerate(g.tables.copies):
        if card != DRAGON and g.tribes >> TRIBE_OF[card] & 1:
            cards += [card] * copies
    shuffle(g, "ally_deck", cards)
    cards.reverse()
    g.deck = cards


def deal_hands(frame: Age, g: Ethnos) -> None:
    """ET-104: one card each, from the first player clockwise."""
    for turn in range(g.players):
        seat = (g.first_player + turn) % g.players
        card = g.deck.pop()
        insert(g.seats[seat].hand, card)
        g.whisper(seat, "deal", seat, card)


def turn_up_pool(frame: Age, g: Ethnos) -> None:
    """ET-105: two cards for each player, face up."""
    for _ in range(2 * g.players):
        insert(g.pool, g.deck.pop())


def hide_dragons(frame: Age, g: Ethnos) -> None:
    """ET-106, ET-107: the Dragons are shuffled into the bottom half; the odd card lies there too."""
    half = len(g.deck) // 2
    bottom = g.deck[: len(g.deck) - half]
    bottom.reverse()
    bottom += [DRAGON] * DRAGONS
    shuffle(g, "bottom_pile", bottom)
    bottom.reverse()
    g.deck = bottom + g.deck[len(g.deck) - half :]


def take_turns(frame: Age, g: Ethnos) -> None:
    """ET-120, ET-125, ET-162: clockwise, until the third Dragon is revealed."""
    if g.dragons < DRAGONS:
        again(frame)
        call(g, Turn(frame.seat))
        frame.seat += 1
        if frame.seat == g.players:
            frame.seat = 0
    else:
        g.tell("age_ends", g.age)
        leave(g)


steps(
    Age,
    step("first_player", choose_first_player),
    step("shuffle", shuffle_deck),
    step("deal", deal_hands),
    step("pool", turn_up_pool),
    step("dragons", hide_dragons),
    step("turns", take_turns),
)


class TurnAction(Decision[Ethnos, Turn]):
    """D1: recruit, or play a Band (ET-121 to ET-124)."""

    def options(self, g: Ethnos, frame: Turn, seat: i64) -> list[int]:
        hand = g.seats[seat].hand
        codes: list[int] = []
        last: i64 = -1
        if len(hand) < HAND_LIMIT:
            codes.append(DRAW)
            for card in g.pool:
                if card != last:
                    last = card
                    codes.append(TAKE + last)
        last = SKELETON
        for card in hand:
            if card != last and card != SKELETON:
                last = card
                codes.append(LEAD + last)
        if len(hand) == HAND_LIMIT and hand.count(SKELETON) == HAND_LIMIT:
            codes.append(SKELETON_VICTORY)
        return codes

    def explain(self, g: Ethnos, frame: Turn, seat: i64, code: i64) -> Refusal:
        hand = g.seats[seat].hand
        if code == DRAW or (among(code, TAKE) and len(hand) >= HAND_LIMIT):
            return Refusal("ET-144", "hand-full", {"hand": len(hand), "limit": HAND_LIMIT})
        if among(code, TAKE):
            return Refusal("ET-140", "not-in-pool", {"card": g.game.argument("card", code - TAKE)})
        if code == LEAD + SKELETON:
            return Refusal("ET-311", "skeleton-leads")
        if among(code, LEAD):
            return Refusal("ET-181", "not-in-hand", {"card": g.game.argument("card", code - LEAD)})
        if code == SKELETON_VICTORY:
            return Refusal("ET-312", "too-few-skeletons", {"skeletons": hand.count(SKELETON)})
        return Refusal("ET-121", "one-action")

    def default(self, g: Ethnos, frame: Turn, seat: i64) -> i64:
        codes = self.options(g, frame, seat)
        if codes[0] == DRAW or codes[0] == SKELETON_VICTORY:
            return codes[0]
        best = codes[0]
        most: i64 = 0
        for code in codes:
            size = largest_band(g.seats[seat].hand, code - LEAD)
            if size > most:
                best, most = code, size
        return best

    def arguments(self, g: Ethnos, frame: Turn, seat: i64) -> dict[str, int | str]:
        return {"hand": len(g.seats[seat].hand), "dragons": g.dragons}


TURN_ACTION: Final = TurnAction("turn_action", ("ET-121", "ET-122", "ET-123"), "ET-562", asks_single=True)


def ask_action(frame: Turn, g: Ethnos) -> None:
    """ET-121: recruit or play a Band; passing is not allowed."""
    ask_seat(g, frame, TURN_ACTION, frame.seat)


def act(frame: Turn, g: Ethnos) -> None:
    """ET-121: the action, after which the turn is over (ET-125)."""
    leave(g)
    code = g.answers[frame.seat]
    if code == DRAW:
        recruit_from_deck(g, frame.seat)
    elif code == SKELETON_VICTORY:
        win_with_skeletons(g, frame.seat)
    elif code < LEAD:
        take_from_pool(g, frame.seat, code - TAKE)
    else:
        call(g, PlayBand(frame.seat, code - LEAD))


steps(
    Turn,
    step("turn_action", ask_action, act),
)


def recruit_from_deck(g: Ethnos, seat: i64) -> None:
    """ET-140, ET-143; ET-621: with the option, two cards while the pool is empty."""
    cards: i64 = 1
    if g.open_draw and not g.pool and len(g.seats[seat].hand) < HAND_LIMIT - 1:
        cards = 2
    draw_cards(g, seat, cards)


def win_with_skeletons(g: Ethnos, seat: i64) -> None:
    """ET-312, ET-447: ten Skeletons end the game at once; nothing else is scored."""
    player = g.seats[seat]
    player.bands = [*player.bands, Band(NO_LEADER, player.hand)]
    player.hand = []
    player.known = []
    g.ended = BY_SKELETONS
    g.ended_by = seat
    g.barrier += 1
    g.tell("skeleton_victory", seat)
    tell_result(g)
    finish(g)
