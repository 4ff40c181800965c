"""Windows: elixirs before another team's turn, and Cold Breath against a declared line (BA-442, BA-447)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.core.frame import ask_seat, call, leave, step, steps
from rulewright.games.battalia.decisions import Choice
from rulewright.games.battalia.ids import COLDBREATH, MISFORTUNE
from rulewright.games.battalia.options import CANCEL, DRINK, DRINK_MISFORTUNE, LET, NO
from rulewright.games.battalia.state import Battalia
from rulewright.games.battalia.stock import acting
from rulewright.games.battalia.turn.frames import Window1, Window2


def drink_options(g: Battalia, seat: i64) -> list[int]:
    """BA-442: the elixirs of a seat that are not drunk yet; Misfortune is forced on an opponent (BA-446)."""
    if not g.setting.elixirs:
        return []
    codes: list[int] = []
    for elixir in range(i64(6)):
        if g.elixir_owner[elixir] == seat and g.elixir_day[elixir] == 0:
            if elixir == MISFORTUNE:
                codes += sorted([int(DRINK_MISFORTUNE + other) for other in g.opponents(seat)])
            else:
                codes.append(int(DRINK + elixir))
    return codes


def is_drink(code: i64) -> bool:
    return DRINK <= code < DRINK_MISFORTUNE + 6


def drink(g: Battalia, seat: i64, code: i64) -> None:
    """BA-442: an elixir is active at once."""
    elixir = MISFORTUNE if code >= DRINK_MISFORTUNE else code - DRINK
    g.elixir_day[elixir] = 1
    g.elixir_spent &= ~(1 << elixir)
    if elixir == MISFORTUNE:
        g.elixir_target[elixir] = code - DRINK_MISFORTUNE
        g.tell("drinks-for", seat, elixir, code - DRINK_MISFORTUNE)
        return
    g.tell("drinks", seat, elixir)


# W1


class FirstWindow(Choice[Window1]):
    """D-81: `drink:<...>`, `no`."""

    def options(self, g: Battalia, frame: Window1, seat: i64) -> list[int]:
        return [*drink_options(g, seat), int(NO)]

    def default(self, g: Battalia, frame: Window1, seat: i64) -> i64:
        return NO


WINDOW1: Final = FirstWindow("window1", ("BA-442",), "BA-364")


def open_window1(g: Battalia) -> None:
    """BA-442: before the turn of a team, everybody else with an undrunk elixir, clockwise from its first player."""
    if not g.setting.elixirs:
        return
    team = g.acting_team()
    first = g.start_player if g.setting.team_of(g.start_player) == team else i64(g.members(team)[0])
    queue: list[int] = []
    for seat in g.opponents(first):
        if drink_options(g, seat):
            queue.append(seat)
    if queue:
        window = Window1()
        window.queue = queue
        call(g, window)


def ask_window1(window: Window1, g: Battalia) -> None:
    if not window.queue:
        leave(g)
        return
    ask_seat(g, window, WINDOW1, window.queue[0])


def take_window1(window: Window1, g: Battalia) -> None:
    """BA-442, BA-539: again until `no`."""
    seat = window.queue[0]
    code = g.answers[seat]
    window.at -= 2
    if code == NO:
        del window.queue[0]
    else:
        drink(g, seat, code)


steps(Window1, step("window1", ask_window1, take_window1))

# W2


def opponents_with_cold_breath(g: Battalia, seat: i64) -> list[int]:
    """BA-447: opponents who can cancel: Cold Breath undrunk, or active and not used today."""
    if not g.setting.elixirs:
        return []
    owner: i64 = g.elixir_owner[COLDBREATH]
    if owner < 0 or g.setting.allied(seat, owner) or g.elixir_spent >> COLDBREATH & 1:
        return []
    return [int(owner)]


class SecondWindow(Choice[Window2]):
    """D-80: `cancel`, `let`."""

    def options(self, g: Battalia, frame: Window2, seat: i64) -> list[int]:
        return [int(CANCEL), int(LET)] if seat in opponents_with_cold_breath(g, acting(g)) else [int(LET)]

    def default(self, g: Battalia, frame: Window2, seat: i64) -> i64:
        return LET


WINDOW2: Final = SecondWindow("window2", ("BA-447",), "BA-364")


def open_window2(g: Battalia) -> None:
    """BA-447."""
    window = Window2()
    window.queue = opponents_with_cold_breath(g, acting(g))
    call(g, window)


def ask_window2(window: Window2, g: Battalia) -> None:
    if not window.queue:
        leave(g, 0)
        return
    ask_seat(g, window, WINDOW2, window.queue[0])


def take_window2(window: Window2, g: Battalia) -> None:
    """BA-447: cancelling drinks it, and uses it for today."""
    seat = window.queue[0]
    if g.answers[seat] == CANCEL:
        g.elixir_day[COLDBREATH] = max(1, g.elixir_day[COLDBREATH])
        g.elixir_spent |= 1 << COLDBREATH
        g.tell("cancels", seat)
        leave(g, 1)
        return
    window.at -= 2
    del window.queue[0]


steps(Window2, step("window2", ask_window2, take_window2))
