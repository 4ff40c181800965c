"""The sequence of play. Read this first.

Match                 set-up, then a turn of each team, day after day, until the end
  ChooseFaction       setup/setup.py
  ChooseStart         setup/setup.py
  Draft               setup/setup.py
  Window1             lines/windows.py
  Start               turn/turn.py: each member of the acting team in a lane of its own (core/lane.py)
  Main                turn/turn.py, turn/menu.py, turn/actions.py
    Cohort            turn/turn.py
    Line              lines/lines.py
      Window2         lines/windows.py
    Colour            lines/gaining.py
    Sacrifice ...     lines/preparing.py
    Ambush, tents     battle/ambush.py, battle/tents.py
    Target ...        battle/attacking.py
    Battle            battle/battle.py, battle/retreat.py, battle/adding.py
    Afterstorm        heroes/gates.py
      Storm           heroes/storms.py
    Gift              heroes/metamorphia.py
    Prize, Fate       artefacts/fate.py
    Effect, Vase      artefacts/effects.py
    Exchange          valley/bridge.py
"""

from __future__ import annotations

from rulewright.core.frame import go_to, step, steps
from rulewright.core.lane import Lane, open_lanes
from rulewright.games.battalia.battle.tents import destroy
from rulewright.games.battalia.content import DAYS
from rulewright.games.battalia.frames import Match
from rulewright.games.battalia.heroes.neutrals import advance_elixirs, move_bilkarr
from rulewright.games.battalia.lines.windows import open_window1
from rulewright.games.battalia.setup.setup import (
    build_pool,
    deal,
    finish_setup,
    lay_out_cards,
    lay_out_middle,
    place_gates,
)
from rulewright.games.battalia.state import Battalia
from rulewright.games.battalia.stock import refill
from rulewright.games.battalia.turn.checkpoints import hold_checkpoint
from rulewright.games.battalia.turn.frames import Start


def begin_turn(match: Match, g: Battalia) -> None:
    """BA-061: housekeeping of the acting team, before the window of elixirs."""
    g.attacks = 0
    for player in g.seats:
        player.guarded = []
    members = g.members(g.acting_team())
    for seat in members:
        player = g.seats[seat]
        player.used_ambush = False
        player.used_ability = False
        player.used_income = False
        player.used_exchange = False
        player.traded = []
    if g.cloaked:
        g.cloaked = [square for square in g.cloaked if g.owner[square] not in members]
    open_window1(g)


def open_turns(match: Match, g: Battalia) -> None:
    """BA-363: all members act at the same time, each in a lane of their own."""
    open_lanes(g, [Lane(seat, [Start()]) for seat in g.members(g.acting_team())])


def end_turn(match: Match, g: Battalia) -> None:
    """BA-050, BA-069, BA-367: defenders draw, clockwise from the start player; then the next team, or the next day."""
    for at in range(g.players):
        seat = (g.start_player + at) % g.players
        if g.seats[seat].defended:
            g.seats[seat].defended = False
            refill(g, seat)
    g.team += 1
    if g.team == g.setting.teams:
        end_day(g)
        if g.over:
            return
    go_to(match, "match/turn")


def end_day(g: Battalia) -> None:
    """BA-051, BA-054, BA-055, BA-549."""
    g.team = 0
    for seat in range(g.players):
        for tent in g.seats[seat].tents[:]:
            if tent.temporary:
                destroy(g, seat, tent)
                g.tell("tent-ends", seat, tent.nr)
    if g.day == DAYS:
        hold_checkpoint(g)
        if g.over:
            return
        g.week += 1
        g.day = 1
    else:
        g.day += 1
    begin_day(g)


def begin_day(g: Battalia) -> None:
    """BA-054: the Oracle has turned; Bilkarr moves, then elixirs advance."""
    g.tell("day", g.week, g.day)
    move_bilkarr(g)
    if g.setting.elixirs:
        advance_elixirs(g)


def announce_first_day(match: Match, g: Battalia) -> None:
    """BA-030 step 14."""
    g.tell("day", g.week, g.day)


steps(
    Match,
    step("match/pool", build_pool),
    step("match/middle", lay_out_middle),
    step("match/cards", lay_out_cards),
    step("match/gates", place_gates),
    step("match/deal", deal),
    step("match/hands", finish_setup),
    step("match/first", announce_first_day),
    step("match/turn", begin_turn),
    step("match/lanes", open_turns),
    step("match/after", end_turn),
)
