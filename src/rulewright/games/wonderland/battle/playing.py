"""Playing a chip: its own effects and its strength (WW-228 to WW-231, WW-246)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.core.frame import ask_seat, go_to, leave, step, steps
from rulewright.games.wonderland.battle.frames import Battle, Draw, Play
from rulewright.games.wonderland.cards.on_play import (
    EFFECTS,
    FEATHER_ABILITY,
    NOW,
    SOLDIERS_CHOICE,
    TEAPOT_ABILITY,
    add_change,
    choice_of,
    effect_in_service,
)
from rulewright.games.wonderland.chips import active_of, is_ally, is_steady, is_type
from rulewright.games.wonderland.content import SHIELD_READY
from rulewright.games.wonderland.decisions import Choice
from rulewright.games.wonderland.fights import battle_of, draw_of, fighter_of, opponents
from rulewright.games.wonderland.ids import (
    ARTIFACT,
    CREATURE_S,
    CREATURES,
    CROWN,
    FEATHER,
    FLAMINGOS,
    GLOVE,
    KNAVE,
    PIPE,
    RATTLE,
    ROOKS,
    SET_A,
    SET_B,
    SET_C,
    SET_D,
    SOLDIERS,
    SOUP,
    TEAPOT,
    WATCH,
    WHITE_RABBIT,
)
from rulewright.games.wonderland.kinds import TIMES
from rulewright.games.wonderland.messages import OF_ALLY, OF_CARD, OF_CHIP
from rulewright.games.wonderland.options import STRENGTH
from rulewright.games.wonderland.state import Wonderland
from rulewright.games.wonderland.strengths import strengths

CROWN_TAKES: Final[i64] = 2


class ChipResult(Choice[Play]):
    """D-42 chip_result (WW-229): `strength:<n>`, the distinct results."""

    def options(self, g: Wonderland, frame: Play, seat: i64) -> list[int]:
        return [int(STRENGTH) + result for result in strengths(frame.base, frame.changes)]

    def default(self, g: Wonderland, frame: Play, seat: i64) -> i64:
        codes = self.options(g, frame, seat)
        return codes[len(codes) - 1]


CHIP_RESULT: Final = ChipResult("chip_result", ("WW-229",), "WW-600")


def begin_chip(frame: Play, g: Wonderland) -> None:
    """WW-229, WW-567, WW-464: printed strength, Crowns, Red Rook B; then the changes that need no choice."""
    battle = battle_of(g)
    fighter = fighter_of(battle, frame.seat)
    frame.base = max(0, g.tables.strength[frame.chip] - CROWN_TAKES * fighter.crown)
    if fighter.crown > 0:
        g.tell("chip_lowered", frame.seat, OF_CHIP + CROWN, CROWN_TAKES * fighter.crown)
    fighter.crown = 0
    if is_type(frame.chip, ROOKS) and g.ally_cards[ROOKS] == SET_B and active_of(g.seats[frame.seat], ROOKS) > 0:
        frame.base = min(frame.base, 1)
        g.tell("chip_capped", frame.seat, OF_ALLY + ROOKS, frame.base)
    change_by_allies(frame, g, fighter.flamingo)
    change_by_others(frame, g, battle)
    use_knave(frame, g, battle, draw_of(g))


def change_by_allies(frame: Play, g: Wonderland, flamingo: bool) -> None:
    """WW-454, WW-456, WW-469: Flamingo A, Flamingo B, Creature C."""
    player = g.seats[frame.seat]
    steady = is_steady(g, frame.chip)
    if flamingo and not steady:
        frame.changes.append(TIMES + 2)
        g.tell("chip_times", frame.seat, OF_ALLY + FLAMINGOS, 2)
    if g.ally_cards[FLAMINGOS] == SET_B and is_ally(frame.chip) and not steady and active_of(player, FLAMINGOS) > 0:
        add_change(frame, g, OF_ALLY + FLAMINGOS, 1)
    if is_type(frame.chip, CREATURES) and g.ally_cards[CREATURES] == SET_C:
        others = 2 * active_of(player, CREATURES)
        add_change(frame, g, OF_ALLY + CREATURES, -others if frame.chip == CREATURE_S else others)


def change_by_others(frame: Play, g: Wonderland, battle: Battle) -> None:
    """WW-562, WL21, WL22: White Rabbit, Rattle, Soup."""
    player = g.seats[frame.seat]
    if player.figures[WHITE_RABBIT] == battle.region and g.tables.strength[frame.chip] == 1:
        add_change(frame, g, OF_CARD + WHITE_RABBIT, 1)
    if frame.chip == RATTLE and RATTLE in player.active:
        add_change(frame, g, OF_CHIP + RATTLE, 3)
    if frame.chip == SOUP and is_weakest(g, battle, frame.seat):
        add_change(frame, g, OF_CHIP + SOUP, 2)


def is_weakest(g: Wonderland, battle: Battle, seat: i64) -> bool:
    """WL22: there are opponents, and none has less strength."""
    own = fighter_of(battle, seat).strength
    others = opponents(g, battle, seat)
    return bool(others) and all(fighter_of(battle, other).strength >= own for other in others)


def use_knave(frame: Play, g: Wonderland, battle: Battle, draw: Draw) -> None:
    """WW-563: 1 strength if the printed strength is higher than that of every opponent's chip in this draw."""
    if g.seats[frame.seat].figures[KNAVE] != battle.region:
        return
    printed = g.tables.strength
    others = [other for other in opponents(g, battle, frame.seat) if draw.played[other] >= 0]
    if others and all(printed[draw.played[other]] < printed[frame.chip] for other in others):
        draw.gain[frame.seat] += 1
        g.tell("strength_by", frame.seat, OF_CARD + KNAVE, 1)


def ask_soldiers(frame: Play, g: Wonderland) -> None:
    """WW-450 to WW-453."""
    if is_type(frame.chip, SOLDIERS) and effect_in_service(g, frame).choices(g, frame):
        ask_seat(g, frame, SOLDIERS_CHOICE, frame.seat)
    else:
        go_to(frame, "abilities")


def use_soldiers(frame: Play, g: Wonderland) -> None:
    effect_in_service(g, frame).choose(g, frame, g.answers[frame.seat])


def ask_ability(frame: Play, g: Wonderland) -> None:
    """WW-246: artifact abilities by id, then items; each asks or acts."""
    if frame.todo is None:
        frame.todo = abilities_of(g, frame)
        use_simple_item(frame, g)
    while frame.todo:
        ability = frame.todo[0]
        effect = EFFECTS[ability]
        if effect.choices(g, frame):
            ask_seat(g, frame, choice_of(ability), frame.seat)
            return
        effect.effect(g, frame)
        frame.todo.pop(0)
    frame.todo = None
    go_to(frame, "strength")


def abilities_of(g: Wonderland, frame: Play) -> list[int]:
    """What the chip sets off besides its strength: unlocked artifact abilities, the Teapot twice, the Feather."""
    if frame.chip == ARTIFACT:
        return [int(ability) for ability in NOW if g.seats[frame.seat].has(ability)]
    if frame.chip == TEAPOT:
        return [int(TEAPOT_ABILITY), int(TEAPOT_ABILITY)]
    return [int(FEATHER_ABILITY)] if frame.chip == FEATHER else []


def use_simple_item(frame: Play, g: Wonderland) -> None:
    """WW-569, WW-570, WL18: Pipe, Glove and Watch ask nothing."""
    player = g.seats[frame.seat]
    if frame.chip == PIPE and draw_of(g).tracked == 0:
        if player.shards > 0:
            player.shards -= 1
            g.tell("shard_less", frame.seat, OF_CHIP + PIPE)
    elif frame.chip == GLOVE:
        player.shield = SHIELD_READY
        g.tell("shield_by", frame.seat, OF_CHIP + GLOVE)
    elif frame.chip == WATCH:
        fighter_of(battle_of(g), frame.seat).wait = True
        g.tell("may_wait", frame.seat)


def use_ability(frame: Play, g: Wonderland) -> None:
    effect_in_service(g, frame).choose(g, frame, g.answers[frame.seat])
    assert frame.todo is not None
    frame.todo.pop(0)
    go_to(frame, "abilities")


def ask_result(frame: Play, g: Wonderland) -> None:
    """WW-229: the owner chooses among distinct results."""
    results = strengths(frame.base, frame.changes)
    if len(results) > 1:
        ask_seat(g, frame, CHIP_RESULT, frame.seat)
        return
    settle(frame, g, results[0])


def take_result(frame: Play, g: Wonderland) -> None:
    settle(frame, g, g.answers[frame.seat] - STRENGTH)


def settle(frame: Play, g: Wonderland, result: i64) -> None:
    """WW-229, WW-454, WW-470: the final strength; a Flamingo is used up, Creature D looks at it."""
    draw_of(g).strength[frame.seat] = int(result)
    fighter_of(battle_of(g), frame.seat).flamingo = False
    player = g.seats[frame.seat]
    if is_type(frame.chip, CREATURES) and g.ally_cards[CREATURES] == SET_D:
        if player.shards > result:
            player.shards -= 1
            g.tell("shard_less", frame.seat, OF_ALLY + CREATURES)
        elif player.shards < result:
            player.shards += 1
            g.tell("shard_by", frame.seat, OF_ALLY + CREATURES, 1)
    leave(g)


steps(
    Play,
    step("crown", begin_chip),
    step("soldiers", ask_soldiers, use_soldiers),
    step("abilities", ask_ability, use_ability),
    step("strength", ask_result, take_result),
)

assert SET_A == 0
