"""Tents (BA-195 to BA-198): pitched, struck, destroyed."""

from __future__ import annotations

from bisect import insort
from typing import Final

from mypy_extensions import i64

from rulewright.core.frame import ask_seat, call, go_to, leave, step, steps
from rulewright.games.battalia.battle.frames import Stationing
from rulewright.games.battalia.content import AS_TENT, FIRST_GREAT, TENT, type_of
from rulewright.games.battalia.decisions import Choice
from rulewright.games.battalia.items import CARDLIKE
from rulewright.games.battalia.lines.frames import TENT_LINE, Line
from rulewright.games.battalia.options import DONE, PITCH, STATION, STRIKE
from rulewright.games.battalia.purse import find_prepared
from rulewright.games.battalia.state import Battalia, Seat, Tent
from rulewright.games.battalia.stock import acting, borrowed, is_free


def can_be_stationed(player: Seat, card: i64, less: i64 = 0) -> bool:
    """BA-195, BA-261, BA-567: any card but Great Artefacts, fate cards and borrowed ones."""
    return card < FIRST_GREAT and player.hand.count(card) - less > borrowed(player, card)


def has_stationable(player: Seat, tent: i64) -> bool:
    """Whether a card can be stationed when one card of the hand is the tent (-1: none is)."""
    for card in player.hand:
        if can_be_stationed(player, card, 1 if card == tent else 0):
            return True
    return False


def tent_options(g: Battalia, seat: i64) -> list[int]:
    """BA-195: Tents, and what is prepared as a Tent."""
    player = g.seats[seat]
    codes: list[int] = []
    last = -1
    for card in player.hand:
        if card != last and type_of(card) == TENT and is_free(player, card) and has_stationable(player, card):
            codes.append(int(PITCH + card))
        last = card
    previous: i64 = -1
    for item in player.prepared:
        if item.meaning == AS_TENT and item.key != previous and has_stationable(player, -1):
            codes.append(int(PITCH + item.key))
            previous = item.key
    return codes


def begin_tent(g: Battalia, seat: i64, item: i64) -> None:
    """BA-195, BA-549: the tent is laid as a line."""
    player = g.seats[seat]
    line = Line()
    line.verb = TENT_LINE
    at = find_prepared(player, item) if item >= CARDLIKE else i64(-1)
    if at >= 0:
        line.card = player.prepared[at].cards[0]
        line.special = True
        del player.prepared[at]
    else:
        line.card = item
        player.hand.remove(item)
    insort(player.laid, line.card)
    call(g, line)


class StationChoice(Choice[Stationing]):
    """D-34: `station:<card>`, `done`."""

    def options(self, g: Battalia, frame: Stationing, seat: i64) -> list[int]:
        player = g.seats[seat]
        codes: list[int] = []
        last = -1
        for card in player.hand:
            if card != last and can_be_stationed(player, card):
                codes.append(int(STATION + card))
            last = card
        tent = tent_called(player, frame.nr)
        if tent is not None and tent.cards:
            codes.append(int(DONE))
        return codes

    def default(self, g: Battalia, frame: Stationing, seat: i64) -> i64:
        codes = self.options(g, frame, seat)
        return DONE if DONE in codes else codes[0]


STATIONING: Final = StationChoice("tent", ("BA-195",), "BA-364", secret=True)


def tent_called(player: Seat, nr: i64) -> Tent | None:
    """The tent with this number."""
    for tent in player.tents:
        if tent.nr == nr:
            return tent
    return None


def ask_station(frame: Stationing, g: Battalia) -> None:
    ask_seat(g, frame, STATIONING, acting(g))


def take_station(frame: Stationing, g: Battalia) -> None:
    """BA-195: face down under the tent; an empty tent does not stand."""
    seat = acting(g)
    code = g.answers[seat]
    player = g.seats[seat]
    tent = tent_called(player, frame.nr)
    if code < 0 or code == DONE or tent is None:
        leave(g)
        if tent is not None and not tent.cards:
            destroy(g, seat, tent)
        return
    player.hand.remove(code - STATION)
    insort(tent.cards, code - STATION)
    frame.left -= 1
    g.tell("stations", seat, len(tent.cards))
    if frame.left == 0:
        leave(g)
    else:
        go_to(frame, "tent")


steps(Stationing, step("tent", ask_station, take_station))


def strike_options(g: Battalia, seat: i64) -> list[int]:
    """BA-196: cards of own tents that were not pitched this turn."""
    codes: list[int] = []
    for tent in g.seats[seat].tents:
        if not tent.fresh:
            last = -1
            for card in tent.cards:
                if card != last:
                    codes.append(int(STRIKE + (tent.nr - 1) * CARDLIKE + card))
                last = card
    return codes


def take_out(g: Battalia, seat: i64, nr: i64, card: i64) -> None:
    """BA-196: a card leaves a tent; when the last is taken the Tent goes to the shelter."""
    player = g.seats[seat]
    tent = tent_called(player, nr)
    assert tent is not None
    tent.cards.remove(card)
    if not tent.cards:
        destroy(g, seat, tent)


def strike(g: Battalia, seat: i64, nr: i64, card: i64) -> None:
    """BA-196: as a free action to hand."""
    take_out(g, seat, nr, card)
    insort(g.seats[seat].hand, card)
    g.tell("strikes", seat, nr)


def destroy(g: Battalia, seat: i64, tent: Tent) -> None:
    """BA-198: Tent and stationed cards go to the owner's shelter."""
    player = g.seats[seat]
    player.tents = [other for other in player.tents if other.nr != tent.nr]
    player.shelter.append(tent.tent)
    player.shelter += tent.cards
    player.shelter.sort()
