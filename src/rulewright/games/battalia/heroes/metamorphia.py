"""Metamorphia (BA-430 to BA-434): who can pay homage, and the gifts that ask."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.core.errors import Refusal
from rulewright.core.frame import go_to, leave, step, steps
from rulewright.games.battalia.battle.targets import targets
from rulewright.games.battalia.board import AROUND
from rulewright.games.battalia.cities import can_rise_anywhere, raise_city
from rulewright.games.battalia.content import is_faction_unit, rank_of, terrain_of
from rulewright.games.battalia.decisions import Choice, ask_of_hand
from rulewright.games.battalia.heroes.frames import Gift
from rulewright.games.battalia.ids import CLO, EMB, ISL, SUN, WOL
from rulewright.games.battalia.items import counted
from rulewright.games.battalia.options import CLONE, DRAW, RAISE, STOP, UNIT
from rulewright.games.battalia.prepared import prepare
from rulewright.games.battalia.state import BY_CLONE, Battalia
from rulewright.games.battalia.stock import acting, can_draw, draw_cards, is_free, upgradable, upgrade_unit


def can_pay_homage(g: Battalia, seat: i64, number: i64) -> bool:
    """BA-430, BA-432: a hero on her kind of terrain, once a turn, if the ability can do something."""
    player = g.seats[seat]
    hero = player.hero(number)
    terrain = terrain_of(g.card[g.metamorphia])
    if hero.at < 0 or terrain < 0 or terrain_of(g.card[hero.at]) != terrain or not player.hand:
        return False
    if hero.homage >> terrain & 1:
        return False
    if terrain == CLO:
        return bool(can_rise_anywhere(g, seat))
    if terrain == EMB:
        return bool(targets(g, seat, AROUND[hero.at]))
    if terrain == ISL:
        return len(player.hand) >= 2 and bool(upgradable(g, seat))
    if terrain == WOL:
        return len(player.hand) >= 2 and bool(clonable(g, seat))
    return True


def clonable(g: Battalia, seat: i64) -> list[int]:
    """BA-433, BA-567: faction units in hand that are not borrowed."""
    player = g.seats[seat]
    found: list[int] = []
    last = -1
    for card in player.hand:
        if card != last and is_faction_unit(card) and is_free(player, card):
            found.append(card)
        last = card
    return found


class GiftChoice(Choice[Gift]):
    """D-28, D-28b, D-28c, D-58: `raise:<square>`, `unit:<card>`, `clone:<card>`, `draw`, `stop`."""

    def options(self, g: Battalia, frame: Gift, seat: i64) -> list[int]:
        if frame.terrain == CLO:
            return [int(RAISE + square) for square in can_rise_anywhere(g, seat)]
        if frame.terrain == ISL:
            return [int(UNIT + card) for card in upgradable(g, seat)]
        if frame.terrain == WOL:
            return [int(CLONE + card) for card in clonable(g, seat)]
        return [int(DRAW), int(STOP)] if can_draw(g, seat) else []

    def explain(self, g: Battalia, frame: Gift, seat: i64, code: i64) -> Refusal:
        if frame.terrain == CLO:
            return Refusal("BA-119", "gift")
        return Refusal("BA-105" if frame.terrain == ISL else "BA-433", "gift")

    def default(self, g: Battalia, frame: Gift, seat: i64) -> i64:
        codes = self.options(g, frame, seat)
        return codes[0] if frame.terrain == SUN else codes[len(codes) - 1]


GIFT: Final = GiftChoice("gift", ("BA-433", "BA-119", "BA-105"), "BA-364")


def ask_gift(frame: Gift, g: Battalia) -> None:
    ask_of_hand(g, frame, GIFT, acting(g))


def take_gift(frame: Gift, g: Battalia) -> None:
    """BA-433."""
    seat = acting(g)
    code = g.answers[seat]
    if code < 0 or code == STOP:
        leave(g)
        return
    if code == DRAW:
        draw_cards(g, seat, 1)
        frame.left -= 1
        if frame.left > 0:
            go_to(frame, "gift")
            return
        leave(g)
        return
    leave(g)
    if frame.terrain == CLO:
        raise_city(g, seat, code - RAISE)
    elif frame.terrain == ISL:
        upgrade_unit(g, seat, code - UNIT)
    else:
        clone(g, seat, code - CLONE)


def clone(g: Battalia, seat: i64, card: i64) -> None:
    """BA-433, BA-086: the unit counts as two, as a prepared item."""
    player = g.seats[seat]
    player.hand.remove(card)
    g.tell("clones", seat, card)
    g.tell("counts-as", seat, rank_of(card), 2)
    prepare(player, counted(card, 2), BY_CLONE, rank_of(card), 2, [int(card)])


steps(Gift, step("gift", ask_gift, take_gift))
