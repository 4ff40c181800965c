"""One draw of a battle, stage by stage (WW-209 to WW-212, WW-232, WW-233, WW-242, WW-243)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.core.chance import draw_from_bag
from rulewright.core.frame import again, ask_seat, call, go_to, leave, step, steps
from rulewright.games.wonderland.battle.frames import Affect, Draw, Harm, Play
from rulewright.games.wonderland.cards.on_others import others_effect
from rulewright.games.wonderland.chips import is_harm, is_type, refresh
from rulewright.games.wonderland.content import TOP_STRENGTH
from rulewright.games.wonderland.decisions import Choice, ask_sealed, strongest
from rulewright.games.wonderland.fights import add_strength, battle_of, fighter_of, halt
from rulewright.games.wonderland.ids import FLAMINGOS, SET_A, SET_C, SOLDIERS
from rulewright.games.wonderland.options import PLAY, SPACE, STAY
from rulewright.games.wonderland.order import resolution_order
from rulewright.games.wonderland.state import Seat, Wonderland


class ChooseDrawn(Choice[Draw]):
    """D-33 choose_drawn (WW-242): `play:<chip>`."""

    def options(self, g: Wonderland, frame: Draw, seat: i64) -> list[int]:
        return [int(PLAY) + chip for chip in sorted(set(frame.drawn[seat] or []))]

    def default(self, g: Wonderland, frame: Draw, seat: i64) -> i64:
        return strongest(g, self.options(g, frame, seat), PLAY)


CHOOSE_DRAWN: Final = ChooseDrawn("choose_drawn", ("WW-242",), "WW-600", secret=True)


class MoveToForge(Choice[Draw]):
    """D-43 move_to_forge (WW-457): `space:<n>`, `stay`."""

    def options(self, g: Wonderland, frame: Draw, seat: i64) -> list[int]:
        at = fighter_of(battle_of(g), seat).strength
        return [*(int(SPACE) + space for space in nearest_symbols(g, at)), int(STAY)]

    def default(self, g: Wonderland, frame: Draw, seat: i64) -> i64:
        at = fighter_of(battle_of(g), seat).strength
        for space in nearest_symbols(g, at):
            if space > at:
                return SPACE + space
        return STAY


MOVE_TO_FORGE: Final = MoveToForge("move_to_forge", ("WW-457",), "WW-600")


def nearest_symbols(g: Wonderland, at: i64) -> list[int]:
    """WW-457: the nearest spaces with a forge symbol, in either direction."""
    symbols = g.tables.forge_symbol
    for distance in range(1, TOP_STRENGTH + 1):
        found = [space for space in (at - distance, at + distance) if 0 <= space <= TOP_STRENGTH and symbols[space]]
        if found:
            return [int(space) for space in found]
    return []


# Drawing


def draw_chips(frame: Draw, g: Wonderland) -> None:
    """WW-209: in turn order, each player all chips of this draw; who has nothing to draw halts (WW-210)."""
    battle = battle_of(g)
    for seat in frame.drawers:
        fighter = fighter_of(battle, seat)
        number = 1 + fighter.extra + (1 if seat in frame.caterpillar else 0)
        fighter.extra = 0
        drawn = draw_for(g, seat, number)
        if drawn:
            fighter.draws += 1
            frame.drawn[seat] = drawn
            g.tell_all("draws", drawn, seat, len(drawn))
        else:
            halt(fighter)
            g.tell("nothing_to_draw", seat)
    frame.drawers = [seat for seat in frame.drawers if frame.drawn[seat]]


def draw_for(g: Wonderland, seat: i64, number: i64) -> list[int]:
    """WW-210, WW-243: so many chips of the bag; when it is empty, the exhausted chips and the madness go into it."""
    player = g.seats[seat]
    drawn: list[int] = []
    while len(drawn) < number:
        if is_empty(player):
            refresh(player)
            if is_empty(player):
                break
            if g.narration is not None:
                g.tell("bag_refilled", seat, sum(player.bag))
        chip = draw_from_bag(g, f"bag:{seat}", player.bag)
        player.bag[chip] -= 1
        drawn.append(int(chip))
    return drawn


def is_empty(player: Seat) -> bool:
    return not any(player.bag)


def ask_drawn(frame: Draw, g: Wonderland) -> None:
    """WW-242: who has drawn several chips chooses one of them."""
    ask_sealed(g, frame, CHOOSE_DRAWN, [seat for seat in frame.drawers if len(frame.drawn[seat] or []) > 1])


def play_drawn(frame: Draw, g: Wonderland) -> None:
    """WW-242: the others go back into the bag."""
    g.barrier += 1
    for seat in frame.drawers:
        drawn = frame.drawn[seat]
        if drawn is not None:
            chip = drawn[0] if len(drawn) == 1 else g.answers[seat] - int(PLAY)
            drawn.remove(chip)
            if drawn:
                g.tell("keeps_drawn", seat, chip, len(drawn))
            for other in drawn:
                g.seats[seat].bag[other] += 1
            frame.played[seat] = chip
            frame.drawn[seat] = None


# Stages 1 to 3


def suffer(frame: Draw, g: Wonderland) -> None:
    """WW-211, stage 1: madness and poison, in resolution order."""
    if frame.todo is None:
        frame.todo = resolution_order(g, [seat for seat in frame.drawers if is_harm(frame.played[seat])])
    if not frame.todo:
        frame.todo = None
        return
    harm = Harm(frame.todo.pop(0))
    harm.chip = frame.played[harm.seat]
    again(frame)
    call(g, harm)


def chip_players(frame: Draw) -> list[int]:
    """Those who play a chip in this draw that is no madness or poison."""
    return [seat for seat in frame.drawers if frame.played[seat] >= 0 and not is_harm(frame.played[seat])]


def play_own(frame: Draw, g: Wonderland) -> None:
    """WW-211, stage 2: effects on their own player or chips."""
    if frame.todo is None:
        frame.todo = resolution_order(g, chip_players(frame))
    if not frame.todo:
        frame.todo = None
        return
    play = Play(frame.todo.pop(0))
    play.chip = frame.played[play.seat]
    again(frame)
    call(g, play)


def play_on_others(frame: Draw, g: Wonderland) -> None:
    """WW-211, stage 3: effects on other players."""
    if frame.todo is None:
        frame.todo = resolution_order(g, chip_players(frame))
    while frame.todo:
        seat = frame.todo.pop(0)
        if others_effect(g, seat, frame.played[seat]) is not None:
            affect = Affect(seat)
            affect.chip = frame.played[seat]
            again(frame)
            call(g, affect)
            return
    frame.todo = None


# Stages 4 to 6


def place_chips(frame: Draw, g: Wonderland) -> None:
    """WW-232, WW-233: chips become active, strength is added; what is due to the next chip (WW-452, WW-454)."""
    battle = battle_of(g)
    for seat in chip_players(frame):
        chip = frame.played[seat]
        fighter = fighter_of(battle, seat)
        g.seats[seat].active.append(chip)
        fighter.flamingo = is_type(chip, FLAMINGOS) and g.ally_cards[FLAMINGOS] == SET_A
        if fighter.flamingo:
            g.tell("next_doubled", seat)
        if is_type(chip, SOLDIERS) and g.ally_cards[SOLDIERS] == SET_C:
            fighter.extra += frame.strength[seat]
            g.tell("draws_more", seat, fighter.extra)
        add_strength(fighter, frame.strength[seat] + frame.gain[seat])
        if g.narration is not None:
            more = [frame.gain[seat], int(fighter.strength)]
            g.tell_all("plays", more, seat, chip, frame.strength[seat])


def ask_forge_space(frame: Draw, g: Wonderland) -> None:
    """WW-211, stage 6: Flamingo C (WW-457), not from a forge symbol or from 25."""
    if frame.todo is None:
        moved = [seat for seat in chip_players(frame) if is_type(frame.played[seat], FLAMINGOS)]
        frame.todo = resolution_order(g, moved) if g.ally_cards[FLAMINGOS] == SET_C else []
    while frame.todo:
        at = fighter_of(battle_of(g), frame.todo[0]).strength
        if at != TOP_STRENGTH and not g.tables.forge_symbol[at]:
            ask_seat(g, frame, MOVE_TO_FORGE, frame.todo[0])
            return
        frame.todo.pop(0)
    leave(g)


def move_to_forge(frame: Draw, g: Wonderland) -> None:
    assert frame.todo is not None
    seat = frame.todo.pop(0)
    if g.answers[seat] != STAY:
        fighter_of(battle_of(g), seat).strength = g.answers[seat] - SPACE
        g.tell("to_forge_space", seat, g.answers[seat] - SPACE)
    go_to(frame, "after")


steps(
    Draw,
    step("draw", draw_chips),
    step("choose", ask_drawn, play_drawn),
    step("madness", suffer),
    step("own", play_own),
    step("others", play_on_others),
    step("place", place_chips),
    step("after", ask_forge_space, move_to_forge),
)
