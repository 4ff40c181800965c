"""Ambushes (BA-190 to BA-194)."""

from __future__ import annotations

from bisect import insort
from typing import Final

from mypy_extensions import i64

from rulewright.core.frame import ask_seat, call, go_to, leave, step, steps
from rulewright.games.battalia.battle.frames import Ambush
from rulewright.games.battalia.content import FIRST_ARTEFACT, HORSE, TITLE, WEAPON, type_of
from rulewright.games.battalia.decisions import Choice
from rulewright.games.battalia.ids import ARROW, BOOK, CHEST, CROWN, DUST, MASK, SHIELD, SWORD, TWIN
from rulewright.games.battalia.options import AMBUSH, DONE, LAY
from rulewright.games.battalia.state import Battalia, Seat
from rulewright.games.battalia.stock import acting, borrowed, is_free, put_into_limbo

AMBUSH_LIMIT: Final[i64] = 3


def is_battle_card(card: i64) -> bool:
    """BA-153, BA-193: what may be played in a battle line."""
    if card < FIRST_ARTEFACT:
        return True
    kind = type_of(card)
    if kind >= 0:
        return kind == HORSE or kind == WEAPON or kind >= TITLE
    return card in (SWORD, SHIELD, CROWN, BOOK, ARROW, MASK, TWIN)


def free_battle_cards(player: Seat) -> i64:
    """How many cards of the hand could be laid into the ambush."""
    number: i64 = 0
    for card in player.hand:
        if is_battle_card(card):
            number += 1
    for one in player.borrowed:
        if is_battle_card(one.card) and one.card in player.hand:
            number -= 1
    return number


def ambush_options(g: Battalia, seat: i64) -> list[int]:
    """BA-190, BA-191, BA-194: the cards that can go into limbo, if a battle card is left to lay."""
    player = g.seats[seat]
    if player.used_ambush or len(player.ambush) >= AMBUSH_LIMIT:
        return []
    cards = free_battle_cards(player)
    codes: list[int] = []
    last = -1
    for card in player.hand:
        after = cards - 1 if is_battle_card(card) else cards
        if card != last and card != DUST and after > 0 and is_free(player, card):
            codes.append(int(AMBUSH + card))
        last = card
    return codes


def begin_ambush(g: Battalia, seat: i64, card: i64) -> None:
    """BA-190: a card into limbo; for a chest up to three cards are laid."""
    player = g.seats[seat]
    player.used_ambush = True
    put_into_limbo(g, seat, card)
    g.tell("prepares-ambush", seat, card)
    frame = Ambush()
    room = AMBUSH_LIMIT - len(player.ambush)
    frame.left = min(room, AMBUSH_LIMIT) if card == CHEST else min(room, i64(1))
    call(g, frame)


class AmbushChoice(Choice[Ambush]):
    """D-33: `lay:<card>`, `done`."""

    def options(self, g: Battalia, frame: Ambush, seat: i64) -> list[int]:
        player = g.seats[seat]
        codes: list[int] = []
        last = -1
        for card in player.hand:
            if card != last and is_battle_card(card) and player.hand.count(card) > borrowed(player, card):
                codes.append(int(LAY + card))
            last = card
        if frame.laid > 0:
            codes.append(int(DONE))
        return codes

    def default(self, g: Battalia, frame: Ambush, seat: i64) -> i64:
        return DONE if frame.laid > 0 else self.options(g, frame, seat)[0]


AMBUSHING: Final = AmbushChoice("ambush", ("BA-190", "BA-193"), "BA-364", secret=True)


def ask_ambush(frame: Ambush, g: Battalia) -> None:
    ask_seat(g, frame, AMBUSHING, acting(g))


def take_ambush(frame: Ambush, g: Battalia) -> None:
    """BA-190: face down."""
    seat = acting(g)
    code = g.answers[seat]
    if code < 0 or code == DONE:
        leave(g)
        return
    player = g.seats[seat]
    player.hand.remove(code - LAY)
    insort(player.ambush, code - LAY)
    frame.left -= 1
    frame.laid += 1
    g.tell("lays-ambush", seat, len(player.ambush))
    if frame.left == 0:
        leave(g)
    else:
        go_to(frame, "ambush")


steps(Ambush, step("ambush", ask_ambush, take_ambush))
