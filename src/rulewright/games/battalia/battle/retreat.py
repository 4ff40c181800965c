"""Retreats (BA-165, BA-166, BA-556): the price first, then exactly three squares."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.core.frame import ask_seat, call, go_to, leave, step, steps
from rulewright.games.battalia.battle.frames import Battle, Path, Retreat
from rulewright.games.battalia.board import neighbours
from rulewright.games.battalia.content import HORSE, is_building, is_centre, is_city, type_of
from rulewright.games.battalia.decisions import Choice, ask_of_hand
from rulewright.games.battalia.ids import DUST, SUPPLY
from rulewright.games.battalia.lines.payment import lay_card
from rulewright.games.battalia.options import LAY, RETREAT, STAY, TO
from rulewright.games.battalia.purse import SLOT_RETREAT
from rulewright.games.battalia.state import Battalia
from rulewright.games.battalia.stock import acting

PRICE: Final[i64] = 3
SQUARES_AWAY: Final[i64] = 3


def heroes_on(g: Battalia, battle: Battle) -> list[int]:
    """The defender's heroes on the target's square."""
    player = g.seats[battle.defender]
    return [number for number in range(2) if player.hero(number).at == battle.square]


def may_end(g: Battalia, battle: Battle, square: i64) -> bool:
    """BA-165: not on a place of another player, nor beside an attacking hero; an ally's place is allowed."""
    card: i64 = g.card[square]
    owner: i64 = g.owner[square]
    place = is_city(card) or is_centre(card) or is_building(card)
    if place and owner >= 0 and not g.setting.allied(owner, battle.defender):
        return False
    attacker = g.seats[acting(g)]
    for hero in battle.heroes:
        if attacker.hero(hero).at == square:
            return False
    return True


def next_squares(g: Battalia, battle: Battle, path: list[int]) -> list[int]:
    """BA-165: the squares to which a path can go on, so that three squares are possible."""
    found: list[int] = []
    for square in neighbours(g, path[len(path) - 1]):
        if square in path:
            continue
        longer = [*path, square]
        if len(longer) == SQUARES_AWAY + 1:
            if may_end(g, battle, square):
                found.append(square)
        elif next_squares(g, battle, longer):
            found.append(square)
    return found


def can_pay_retreat(g: Battalia, seat: i64) -> bool:
    """BA-165: 3 supplies, star dust counting 2, or a Horse."""
    worth: i64 = 0
    for card in g.seats[seat].hand:
        if type_of(card) == HORSE:
            return True
        worth += 1 if card == SUPPLY else (2 if card == DUST else 0)
    return worth >= PRICE


def can_retreat(g: Battalia, battle: Battle) -> bool:
    """Whether a hero can retreat: it can be paid, and there is a path."""
    if not heroes_on(g, battle) or not can_pay_retreat(g, battle.defender):
        return False
    return bool(next_squares(g, battle, [int(battle.square)]))


def battle_in(g: Battalia) -> Battle:
    battle = g.stack[1]
    assert isinstance(battle, Battle)
    return battle


class RetreatChoice(Choice[Retreat]):
    """D-72: `retreat:<hero>`, `stay`."""

    def options(self, g: Battalia, frame: Retreat, seat: i64) -> list[int]:
        battle = battle_in(g)
        codes = [int(RETREAT + hero) for hero in heroes_on(g, battle)] if can_retreat(g, battle) else []
        return [*codes, int(STAY)]

    def default(self, g: Battalia, frame: Retreat, seat: i64) -> i64:
        return STAY


RETREATING: Final = RetreatChoice("retreat", ("BA-165",), "BA-364")


def ask_retreat(frame: Retreat, g: Battalia) -> None:
    ask_seat(g, frame, RETREATING, battle_in(g).defender)


def take_retreat(frame: Retreat, g: Battalia) -> None:
    """BA-165: after each retreat the defender is asked again."""
    battle = battle_in(g)
    code = g.answers[battle.defender]
    if code == STAY:
        leave(g)
        return
    path = Path()
    path.hero = code - RETREAT
    path.need = [(int(SLOT_RETREAT), int(PRICE))]
    path.path = [int(battle.square)]
    go_to(frame, "retreat")
    call(g, path)


steps(Retreat, step("retreat", ask_retreat, take_retreat))


class PathChoice(Choice[Path]):
    """D-72b: `lay:<card>`, then `to:<square>` three times."""

    def options(self, g: Battalia, frame: Path, seat: i64) -> list[int]:
        if frame.need[0][1] == 0:
            return [int(TO + square) for square in next_squares(g, battle_in(g), frame.path)]
        codes: list[int] = []
        worth: i64 = 0
        last = -1
        for card in g.seats[seat].hand:
            if frame.whole and card != last and type_of(card) == HORSE:
                codes.append(int(LAY + card))
            worth += 1 if card == SUPPLY else (2 if card == DUST else 0)
            last = card
        if worth >= frame.need[0][1]:
            for card in (SUPPLY, DUST):
                if card in g.seats[seat].hand:
                    codes.append(int(LAY + card))
        return codes


PATHS: Final = tuple(PathChoice("path", ("BA-165",), "BA-364") for _ in range(4))
"""One question for each number that is still to be paid; the first is for the squares."""


def ask_path(frame: Path, g: Battalia) -> None:
    ask_of_hand(g, frame, PATHS[frame.need[0][1]], battle_in(g).defender)


def take_path(frame: Path, g: Battalia) -> None:
    """BA-165: price, then the squares; the hero stands there at the end."""
    battle = battle_in(g)
    seat = battle.defender
    code = g.answers[seat]
    if code < 0:
        leave(g)
        return
    if frame.need[0][1] > 0:
        card = code - LAY
        lay_card(g.seats[seat], card)
        g.tell("lays", seat, card)
        worth: i64 = PRICE if type_of(card) == HORSE else (2 if card == DUST else 1)
        frame.need = [(int(SLOT_RETREAT), int(max(i64(0), frame.need[0][1] - worth)))]
        frame.whole = False
        go_to(frame, "path")
        return
    frame.path.append(code - TO)
    if len(frame.path) <= SQUARES_AWAY:
        go_to(frame, "path")
        return
    leave(g)
    g.seats[seat].hero(frame.hero).at = code - TO
    g.tell("retreats", seat, frame.hero, code - TO)


steps(Path, step("path", ask_path, take_path))
