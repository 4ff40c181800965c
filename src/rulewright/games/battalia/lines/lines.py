"""Lines (BA-080): paid slot by slot, placed, declared, and then carried out."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.core.errors import Refusal
from rulewright.core.frame import ask_seat, call, go_to, leave, step, steps
from rulewright.games.battalia.artefacts.frames import Effect
from rulewright.games.battalia.battle.frames import Stationing, Target
from rulewright.games.battalia.board import (
    has_refuge,
    has_token,
    placements,
    refuges,
    sites,
)
from rulewright.games.battalia.cities import build, raise_city
from rulewright.games.battalia.content import (
    ARTEFACT_PILE,
    CITY_PILE,
    ROAD_PILE,
    is_building,
    terrain_of,
)
from rulewright.games.battalia.decisions import Choice, ask_of_hand
from rulewright.games.battalia.heroes.frames import Gift
from rulewright.games.battalia.ids import BAR, DUST, EMB, SUN
from rulewright.games.battalia.lines.frames import (
    ACQUIRE,
    CITY,
    EFFECT,
    ELIXIR_LINE,
    EXPLORE,
    GREAT,
    HERO_LINE,
    HIRE,
    HOMAGE,
    MARKET,
    MOVE,
    PAY,
    PLACE,
    ROAD,
    TENT_LINE,
    UPGRADE,
    Colour,
    Line,
)
from rulewright.games.battalia.lines.payment import open_slot, pay, pay_options
from rulewright.games.battalia.lines.windows import open_window2, opponents_with_cold_breath
from rulewright.games.battalia.options import HALF, LAY
from rulewright.games.battalia.options import PLACE as PLACE_KEY
from rulewright.games.battalia.state import Battalia, Tent
from rulewright.games.battalia.stock import TO_SHELTER, acting, gain_unit


class LineChoice(Choice[Line]):
    """D-21 and D-27: `lay:<item>`, `half:<item>`; `place:<square>:<exits>`."""

    def options(self, g: Battalia, frame: Line, seat: i64) -> list[int]:
        if frame.stage == PAY:
            return pay_options(g, frame, seat)
        return line_placements(g, frame, seat)

    def explain(self, g: Battalia, frame: Line, seat: i64, code: i64) -> Refusal:
        return Refusal("BA-085" if frame.stage == PAY else "BA-111", "line")

    def default(self, g: Battalia, frame: Line, seat: i64) -> i64:
        """A plain card before a prepared item, what is prepared before star dust."""
        codes = self.options(g, frame, seat)
        for code in codes:
            if code != LAY + DUST and not HALF <= code < HALF + 32:
                return code
        return codes[0]


MOST_NEEDED: Final[i64] = 12
PAYMENTS: Final = tuple(LineChoice("line", ("BA-085", "BA-111", "BA-082"), "BA-364") for _ in range(MOST_NEEDED))
"""One question for each number that is still to be paid: a card that is laid without asking leads to another one."""
PLACING: Final = LineChoice("line", ("BA-111", "BA-085", "BA-082"), "BA-364")


def line_placements(g: Battalia, line: Line, seat: i64) -> list[int]:
    """BA-111, BA-411: where the card of a road or city can lie."""
    if line.verb == CITY:
        places = refuges(g) if has_refuge(g, seat) else sites(g, seat)
        return placements(g, line.shape, places, True)
    return placements(g, line.shape, sites(g, seat), False)


def ask_payment(line: Line, g: Battalia) -> None:
    """D-21: the first open slot; a line without one is paid."""
    if open_slot(line) < 0:
        go_to(line, "line/place")
        return
    left: i64 = 0
    for _, number in line.need:
        left += number
    ask_of_hand(g, line, PAYMENTS[min(left, MOST_NEEDED - 1)], acting(g))


def take_payment(line: Line, g: Battalia) -> None:
    """BA-080: each card is used in one line only."""
    seat = acting(g)
    code = g.answers[seat]
    if code < 0:
        leave(g)
        return
    pay(g, line, seat, code)
    go_to(line, "line/pay")


def ask_place(line: Line, g: Battalia) -> None:
    """D-27: only roads and cities are placed."""
    if line.square >= 0 or (line.verb != ROAD and line.verb != CITY):
        go_to(line, "line/declare")
        return
    line.stage = PLACE
    ask_seat(g, line, PLACING, acting(g))


def take_place(line: Line, g: Battalia) -> None:
    """BA-111."""
    code = g.answers[acting(g)]
    if code < 0:
        leave(g)
        return
    line.square = (code - PLACE_KEY) // 15
    line.exits = (code - PLACE_KEY) % 15 + 1


def declare_line(line: Line, g: Battalia) -> None:
    """BA-080, BA-447: the line is declared in full; an opponent may cancel it."""
    line.stage = EFFECT
    g.returned = 0
    if opponents_with_cold_breath(g, acting(g)):
        open_window2(g)


def carry_out(line: Line, g: Battalia) -> None:
    """What the line is for; a cancelled one has no effect."""
    seat = acting(g)
    cancelled = g.returned == 1
    leave(g)
    if cancelled:
        g.tell("cancelled", seat)
        return
    verb = line.verb
    if verb == HIRE:
        hire(g, line, seat)
    elif verb == ACQUIRE:
        acquire(g, line)
    elif verb == ROAD:
        build(g, seat, ROAD_PILE + line.shape - 1, line.square, line.exits, 0)
    elif verb == CITY:
        if has_token(g, seat, line.rank + 1):
            build(g, seat, CITY_PILE + line.shape, line.square, line.exits, line.rank + 1)
    elif verb == UPGRADE:
        upgrade(g, line, seat)
    elif verb == HERO_LINE:
        hire_hero(g, line.square, seat)
    elif verb == MARKET:
        g.markets[line.square] += 1 << (4 * seat)
        g.tell("builds-market", seat, line.square)
    elif verb == EXPLORE:
        explore(g, line.square, seat)
    elif verb == ELIXIR_LINE:
        g.elixir_owner[line.kind] = seat
        g.tell("buys-elixir", seat, line.kind)
    elif verb == HOMAGE:
        homage(g, line.hero, seat)
    elif verb == MOVE:
        move(g, line, seat)
    elif verb == TENT_LINE:
        pitch(g, line, seat)
    elif verb == GREAT:
        play_great(g, line.kind, seat)


def hire(g: Battalia, line: Line, seat: i64) -> None:
    """BA-100, BA-387."""
    if line.special:
        g.seats[seat].used_ability = True
    gain_unit(g, seat, line.rank, TO_SHELTER)


def acquire(g: Battalia, line: Line) -> None:
    """BA-103."""
    if g.piles[ARTEFACT_PILE + line.kind]:
        take_artefact(g, line.kind, TO_SHELTER, False)


def take_artefact(g: Battalia, kind: i64, to: i64, traded: bool) -> None:
    """BA-053: an artefact of a type is chosen and taken."""
    frame = Colour()
    frame.kind = kind
    frame.to = to
    frame.traded = traded
    call(g, frame)


def upgrade(g: Battalia, line: Line, seat: i64) -> None:
    """BA-116 to BA-118, BA-387."""
    if line.special:
        g.seats[seat].used_ability = True
    if g.owner[line.square] == seat:
        raise_city(g, seat, line.square)


def hire_hero(g: Battalia, square: i64, seat: i64) -> None:
    """BA-130: hero a if it is off the map, else b."""
    player = g.seats[seat]
    number: i64 = 0 if player.a.at < 0 else 1
    player.hero(number).at = square
    g.tell("hires-hero", seat, number, square)


def explore(g: Battalia, square: i64, seat: i64) -> None:
    """BA-469, BA-470: the card is turned up; a building is marked as own."""
    g.down.remove(square)
    g.barrier += 1
    if is_building(g.card[square]):
        g.owner[square] = seat
    g.tell("explores", seat, square, g.card[square])
    if is_building(g.card[square]):
        g.tell("claims", seat, square, 2)


def move(g: Battalia, line: Line, seat: i64) -> None:
    """BA-132, BA-057: a Horse gives 3 steps, lit 4; a supply 1 point, star dust 2."""
    hero = g.seats[seat].hero(line.hero)
    if line.kind == 2:
        steps_more: i64 = 4 if g.day_of_type(0) else 3
        hero.steps += steps_more
    else:
        steps_more = line.kind + 1
        hero.points += steps_more
    g.tell("prepares-to-move", seat, line.hero, steps_more)


def pitch(g: Battalia, line: Line, seat: i64) -> None:
    """BA-195, BA-057."""
    g.seats[seat].laid.remove(line.card)
    open_tent(g, seat, line.card, line.special, 2 if g.day_of_type(3) else 1)


def open_tent(g: Battalia, seat: i64, card: i64, temporary: bool, left: i64) -> None:
    """BA-195: a tent with the next number, and what is stationed in it."""
    tent = Tent()
    g.tents_made += 1
    tent.nr = g.tents_made
    tent.tent = card
    tent.fresh = True
    tent.temporary = temporary
    g.seats[seat].tents.append(tent)
    g.tell("pitches", seat, card)
    frame = Stationing()
    frame.nr = tent.nr
    frame.left = left
    call(g, frame)


def homage(g: Battalia, number: i64, seat: i64) -> None:
    """BA-432, BA-433: what Metamorphia does depends on her terrain."""
    terrain = terrain_of(g.card[g.metamorphia])
    hero = g.seats[seat].hero(number)
    hero.homage |= i64(1) << terrain
    g.tell("pays-homage", seat, terrain)
    if terrain == BAR:
        hero.free += 3
    elif terrain == EMB:
        target = Target()
        target.hero = number
        call(g, target)
    else:
        gift = Gift()
        gift.terrain = terrain
        gift.left = 2 if terrain == SUN else 1
        call(g, gift)


def play_great(g: Battalia, great: i64, seat: i64) -> None:
    """BA-260: the effect of a Great Artefact."""
    g.tell("plays", seat, great)
    frame = Effect()
    frame.great = great
    call(g, frame)


steps(
    Line,
    step("line/pay", ask_payment, take_payment),
    step("line/place", ask_place, take_place),
    step("line/declare", declare_line),
    step("line/effect", carry_out),
)
