"""The war phase and the course of a battle (WW-200 to WW-208, WW-234 to WW-241)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.core.frame import again, ask_seat, call, go_to, leave, step, steps
from rulewright.games.wonderland.battle.frames import Battle, Draw, Fighter, War
from rulewright.games.wonderland.chips import exhaust_active, kinds_in
from rulewright.games.wonderland.content import FIRST_REGION, LOST, SHIELD_READY, TOP_STRENGTH
from rulewright.games.wonderland.decisions import Choice, ask_sealed, strongest
from rulewright.games.wonderland.fights import (
    add_strength,
    fighter_of,
    fighting,
    halt,
    leads,
    opponents,
    participants,
    points_in,
    resistance,
    standing,
)
from rulewright.games.wonderland.ids import CAT, DORMOUSE, GRIN_OF_TWO, LION, MARCH_HARE
from rulewright.games.wonderland.ids import CATERPILLAR as CATERPILLAR_CARD
from rulewright.games.wonderland.messages import OF_CARD
from rulewright.games.wonderland.options import CATERPILLAR, DRAW, HALT, NONE, REGION, RETURN, STAY, WAGER, WAIT
from rulewright.games.wonderland.order import in_turn_order, resolution_order, seat_of
from rulewright.games.wonderland.outcome.frames import Outcome
from rulewright.games.wonderland.regions import adjacent_regions, next_region, regions_in_use
from rulewright.games.wonderland.state import Wonderland

CASTLE_STRENGTH: Final[i64] = 2
HARE_TAKES: Final[i64] = 2
AHEAD: Final[i64] = 1
LEVEL: Final[i64] = 2
BEHIND: Final[i64] = 3
"""How a participant stands against the best of the others, as the prompt tells it."""


# The war phase


class CatMove(Choice[War]):
    """D-28 cat_move (WW-554): `region:<region>`, `stay`."""

    def options(self, g: Wonderland, frame: War, seat: i64) -> list[int]:
        here = g.seats[seat].leader - FIRST_REGION
        return [*(int(REGION) + region for region in adjacent_regions(g, here)), int(STAY)]

    def default(self, g: Wonderland, frame: War, seat: i64) -> i64:
        return STAY


CAT_MOVE: Final = CatMove("cat_move", ("WW-554",), "WW-600")


def ask_cat(frame: War, g: Wonderland) -> None:
    """WW-201, WW-554: the Cat's leader may move to an adjacent region."""
    seat = seat_of(g, CAT)
    if seat >= 0 and g.seats[seat].has(GRIN_OF_TWO) and FIRST_REGION <= g.seats[seat].leader < LOST:
        ask_seat(g, frame, CAT_MOVE, seat)
        return
    go_to(frame, "battles")


def move_cat(frame: War, g: Wonderland) -> None:
    seat = seat_of(g, CAT)
    if g.answers[seat] != STAY:
        g.seats[seat].leader = FIRST_REGION + g.answers[seat] - REGION
        g.tell("cat_moves", seat, g.answers[seat] - REGION)


def next_battle(frame: War, g: Wonderland) -> None:
    """WW-200: each region once, clockwise from the marker; where nobody has units there is no battle."""
    if frame.queue is None:
        frame.queue = [int(g.battle_start)]
        while len(frame.queue) < len(regions_in_use(g)):
            frame.queue.append(int(next_region(g, frame.queue[len(frame.queue) - 1])))
    while frame.queue:
        region = frame.queue.pop(0)
        if any(seat.units_in(region) > 0 for seat in g.seats):
            battle = Battle()
            battle.region = region
            again(frame)
            call(g, battle)
            return
    leave(g)


steps(
    War,
    step("start", ask_cat, move_cat),
    step("battles", next_battle),
)


# A battle: its start


class StartOfBattle(Choice[Battle]):
    """D-29 start_of_battle (WW-206, WL12): `return:<chip>`, `none`."""

    def options(self, g: Wonderland, frame: Battle, seat: i64) -> list[int]:
        return [*(int(RETURN) + chip for chip in kinds_in(g.seats[seat].exhausted)), int(NONE)]

    def default(self, g: Wonderland, frame: Battle, seat: i64) -> i64:
        return strongest(g, self.options(g, frame, seat), RETURN)


START_OF_BATTLE: Final = StartOfBattle("start_of_battle", ("WW-206",), "WW-600")


class Wager(Choice[Battle]):
    """D-30 wager (WW-207, WW-361): `wager:<faction>`, `none`."""

    def options(self, g: Wonderland, frame: Battle, seat: i64) -> list[int]:
        seats = in_turn_order(g, participants(frame))
        return [*(int(WAGER) + int(g.seats[other].faction) for other in seats), int(NONE)]

    def default(self, g: Wonderland, frame: Battle, seat: i64) -> i64:
        return NONE

    def arguments(self, g: Wonderland, frame: Battle, seat: i64) -> dict[str, int | str]:
        return {"region": g.game.argument("region", frame.region)}


WAGER_ON: Final = Wager("wager", ("WW-361", "WW-207"), "WW-600", secret=True)


def start_battle(frame: Battle, g: Wonderland) -> None:
    """WW-202, WW-203, WW-205: participants and their starting strength; one alone wins without a fight."""
    frame.fighters = [None] * g.players
    frame.wagers = [-1] * g.players
    for seat in range(g.players):
        if g.seats[seat].units_in(frame.region) > 0:
            fighter = Fighter()
            add_strength(fighter, starting_strength(g, seat, frame.region))
            frame.fighters[seat] = fighter
    tell_start(frame, g)
    if g.players > 2 and len(participants(frame)) == 1:
        g.tell("uncontested", participants(frame)[0], frame.region)
        call_outcome(frame, g, True)


def tell_start(frame: Battle, g: Wonderland) -> None:
    """The log of the line-up: what is fought for, and what everybody has there (WW-205)."""
    if g.narration is None:
        return
    war = g.stack[len(g.stack) - 2]
    to_come = len(war.queue or []) if isinstance(war, War) else 0
    place = len(regions_in_use(g)) - to_come
    g.tell_all("battle_begins", [int(g.round_of_game)], frame.region, points_in(g, frame.region), place)
    if g.players == 2:
        g.tell("resistance", resistance(g))
    for seat in participants(frame):
        player = g.seats[seat]
        leader = player.leader_strength if player.leads_in(frame.region) else 0
        castle = CASTLE_STRENGTH if player.castles[frame.region] >= 0 else 0
        shield = 1 if player.shield == SHIELD_READY else 0
        more = [int(castle), len(player.madness), int(shield), sum(player.bag)]
        g.tell_all("musters", more, seat, player.supporters[frame.region], leader)
        figures = [figure for figure, place in enumerate(player.figures) if place == frame.region]
        g.tell_all("lines_up", figures, seat, fighter_of(frame, seat).strength, player.units_in(frame.region))


def starting_strength(g: Wonderland, seat: i64, region: i64) -> i64:
    """WW-205: the leader, the figures, and 2 for a castle."""
    player = g.seats[seat]
    strength: i64 = player.leader_strength if player.leads_in(region) else 0
    for figure, place in enumerate(player.figures):
        if place == region:
            strength += g.tables.figure_strength[figure]
    return strength + CASTLE_STRENGTH if player.castles[region] >= 0 else strength


def call_outcome(frame: Battle, g: Wonderland, uncontested: bool) -> None:
    """WW-300."""
    go_to(frame, "cleanup")
    outcome = Outcome()
    outcome.uncontested = uncontested
    outcome.revealed = [-1] * g.players
    call(g, outcome)


def ask_start_ability(frame: Battle, g: Wonderland) -> None:
    """WW-206: abilities at the start, in resolution order; a March Hare acts when its player's turn comes."""
    if frame.todo is None:
        frame.todo = resolution_order(g, participants(frame))
        use_march_hare(frame, g)
    while frame.todo:
        seat = frame.todo[0]
        if g.seats[seat].figures[DORMOUSE] == frame.region and kinds_in(g.seats[seat].exhausted):
            ask_seat(g, frame, START_OF_BATTLE, seat)
            return
        next_starter(frame, g)
    frame.todo = None
    go_to(frame, "wagers")


def next_starter(frame: Battle, g: Wonderland) -> None:
    assert frame.todo is not None
    frame.todo.pop(0)
    use_march_hare(frame, g)


def use_march_hare(frame: Battle, g: Wonderland) -> None:
    """WW-564: each opponent loses 2 strength."""
    if frame.todo and g.seats[frame.todo[0]].figures[MARCH_HARE] == frame.region:
        for other in opponents(g, frame, frame.todo[0]):
            add_strength(fighter_of(frame, other), -HARE_TAKES)
            g.tell("hare_scares", frame.todo[0], other, fighter_of(frame, other).strength)


def use_dormouse(frame: Battle, g: Wonderland) -> None:
    """WL12: a chip from the exhausted area goes back into the bag."""
    assert frame.todo is not None
    seat = frame.todo[0]
    code = g.answers[seat]
    if code != NONE:
        g.seats[seat].exhausted[code - RETURN] -= 1
        g.seats[seat].bag[code - RETURN] += 1
        g.tell("chip_back", seat, code - RETURN, OF_CARD + DORMOUSE)
    next_starter(frame, g)
    go_to(frame, "abilities")


def ask_wagers(frame: Battle, g: Wonderland) -> None:
    """WW-207, WW-429: all who do not take part, in secret; never with two players."""
    others = [seat for seat in range(g.players) if frame.fighters[seat] is None]
    if g.players == 2 or not others:
        go_to(frame, "first")
        return
    ask_sealed(g, frame, WAGER_ON, others)


def lay_wagers(frame: Battle, g: Wonderland) -> None:
    """WW-207: that somebody has wagered is known at once."""
    g.barrier += 1
    for seat in range(g.players):
        if g.answers[seat] >= 0 and g.answers[seat] != NONE:
            frame.wagers[seat] = g.answers[seat] - int(WAGER)
            g.tell("lays_wager", seat)
            g.whisper(seat, "wagered", seat, frame.wagers[seat])


# A battle: its draws


class DrawOrHalt(Choice[Battle]):
    """D-31 draw_or_halt (WW-238): `draw`, `caterpillar`, `wait`, `halt`."""

    def options(self, g: Wonderland, frame: Battle, seat: i64) -> list[int]:
        fighter = fighter_of(frame, seat)
        codes = [int(DRAW)]
        if has_caterpillar(g, frame, seat):
            codes.append(int(CATERPILLAR))
        if fighter.wait:
            codes.append(int(WAIT))
        if fighter.draws >= 2 or g.seats[seat].figures[LION] != frame.region:
            codes.append(int(HALT))
        return codes

    def default(self, g: Wonderland, frame: Battle, seat: i64) -> i64:
        """Halts in the lead or with one unit left, if that is offered."""
        cautious = leads(g, frame, seat) or g.seats[seat].units_in(frame.region) == 1
        return HALT if cautious and HALT in self.options(g, frame, seat) else DRAW

    def arguments(self, g: Wonderland, frame: Battle, seat: i64) -> dict[str, int | str]:
        own = fighter_of(frame, seat).strength
        best: i64 = resistance(g) if g.players == 2 else 0
        for other in standing(frame):
            if other != seat:
                best = max(best, fighter_of(frame, other).strength)
        standing_now = AHEAD if own > best else LEVEL if own == best else BEHIND
        units = g.seats[seat].units_in(frame.region)
        return {"strength": own, "standing": standing_now, "number": max(own - best, best - own), "units": units}


DRAW_OR_HALT: Final = DrawOrHalt("draw_or_halt", ("WW-238",), "WW-600", secret=True)


class FirstDrawMode(Choice[Battle]):
    """D-32 first_draw_mode (WW-208, WL10): `draw`, `caterpillar`."""

    def options(self, g: Wonderland, frame: Battle, seat: i64) -> list[int]:
        return [int(DRAW), int(CATERPILLAR)]


FIRST_DRAW_MODE: Final = FirstDrawMode("first_draw_mode", ("WW-208",), "WW-600", secret=True)


def has_caterpillar(g: Wonderland, frame: Battle, seat: i64) -> bool:
    """WL10: the Caterpillar is here and was not used in this battle."""
    return g.seats[seat].figures[CATERPILLAR_CARD] == frame.region and not fighter_of(frame, seat).caterpillar


def ask_first_draw(frame: Battle, g: Wonderland) -> None:
    """WW-208: everybody must draw; who has the Caterpillar says how."""
    ask_sealed(g, frame, FIRST_DRAW_MODE, [seat for seat in fighting(frame) if has_caterpillar(g, frame, seat)])


def draw_first(frame: Battle, g: Wonderland) -> None:
    go_to(frame, "check")
    call_draw(frame, g, fighting(frame))


def call_draw(frame: Battle, g: Wonderland, drawers: list[int]) -> None:
    """WW-209: those who draw, in turn order."""
    draw = Draw()
    draw.drawers = in_turn_order(g, drawers)
    g.tell("draw_begins", 1 + most_draws(frame))
    for seat in draw.drawers:
        if g.answers[seat] == CATERPILLAR:
            draw.caterpillar.append(seat)
            fighter_of(frame, seat).caterpillar = True
            g.tell("uses_caterpillar", seat)
    draw.drawn = [None] * g.players
    draw.played = [-1] * g.players
    draw.strength = [-1] * g.players
    draw.gain = [0] * g.players
    call(g, draw)


def most_draws(frame: Battle) -> i64:
    """How many draws this battle has had."""
    most: i64 = 0
    for fighter in frame.fighters:
        if fighter is not None:
            most = max(most, fighter.draws)
    return most


def check_end(frame: Battle, g: Wonderland) -> None:
    """WW-234: nobody fights any more, somebody has reached 25, or the last one leads."""
    left = fighting(frame)
    at_top = any(fighter_of(frame, seat).strength == TOP_STRENGTH for seat in standing(frame))
    if left and not at_top and not (len(left) == 1 and leads(g, frame, left[0])):
        return
    tell_end(frame, g, left, at_top)
    for seat in left:
        halt(fighter_of(frame, seat))
    call_outcome(frame, g, False)


def tell_end(frame: Battle, g: Wonderland, left: list[int], at_top: bool) -> None:
    """The log of what ends a battle (WW-234)."""
    if g.narration is None:
        return
    if at_top:
        for seat in standing(frame):
            if fighter_of(frame, seat).strength == TOP_STRENGTH:
                g.tell("reaches_top", seat, TOP_STRENGTH)
    elif left:
        g.tell("last_leads", left[0], fighter_of(frame, left[0]).strength)
    else:
        g.tell("all_done")


def ask_draw_or_halt(frame: Battle, g: Wonderland) -> None:
    """WW-238: all who still fight, in secret."""
    ask_sealed(g, frame, DRAW_OR_HALT, fighting(frame))


def draw_or_halt(frame: Battle, g: Wonderland) -> None:
    """WW-238, WW-239, WW-621: who halts, who waits, who draws."""
    drawers: list[int] = []
    g.barrier += 1
    for seat in fighting(frame):
        fighter = fighter_of(frame, seat)
        fighter.wait = False
        code = g.answers[seat]
        if code == HALT:
            halt(fighter)
            g.tell("halts", seat, fighter.strength)
        elif code == WAIT:
            g.tell("waits", seat)
        else:
            drawers.append(seat)
    go_to(frame, "check")
    if drawers:
        call_draw(frame, g, drawers)


def clean_up(frame: Battle, g: Wonderland) -> None:
    """WW-313: active chips are exhausted, players in resolution order."""
    for seat in resolution_order(g, participants(frame)):
        exhaust_active(g, seat, True)
    g.tell("battle_over", frame.region)
    leave(g)


steps(
    Battle,
    step("start", start_battle),
    step("abilities", ask_start_ability, use_dormouse),
    step("wagers", ask_wagers, lay_wagers),
    step("first", ask_first_draw, draw_first),
    step("check", check_end),
    step("decide", ask_draw_or_halt, draw_or_halt),
    step("cleanup", clean_up),
)
