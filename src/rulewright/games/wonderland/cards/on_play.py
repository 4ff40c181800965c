"""Own effects of played chips that ask or act: Card Soldiers, artifact abilities, items (WW-246, stage 2).

One class each, with its text in the docstring; the frame `play` carries them out one after the other.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.games.wonderland.battle.frames import Play
from rulewright.games.wonderland.chips import active_of, is_steady, kinds_in
from rulewright.games.wonderland.content import FIRST_REGION, LOST, SHIELD_READY, TYPE_OF
from rulewright.games.wonderland.decisions import Choice, strongest
from rulewright.games.wonderland.fights import battle_of, draw_of, stronger
from rulewright.games.wonderland.ids import (
    ABILITY_COUNT,
    ALLY_COUNT,
    BRAVE_HEART,
    CUP_OF_BOILING_WATER,
    EVERYWHERE_AT_ONCE,
    MANXOME_FOE,
    NOW_YOU_SEE_ME,
    OFF_WITH_THEIR_HEADS,
    PAINT_MY_WORLD,
    REGION_COUNT,
    SOLDIERS,
    TEAPOT,
)
from rulewright.games.wonderland.kinds import TIMES
from rulewright.games.wonderland.messages import OF_ALLY, OF_CHIP
from rulewright.games.wonderland.options import (
    DOUBLE,
    FROM,
    MOVE,
    MOVE_LEADER,
    MOVE_UNIT,
    MOVE_WIDTH,
    NONE,
    RETURN,
    TO,
    TRIPLE,
    TYPE,
    UNIT_COUNT,
    UNIT_LEADER,
)
from rulewright.games.wonderland.regions import adjacent_regions, move_unit, regions_in_use
from rulewright.games.wonderland.state import Wonderland
from rulewright.games.wonderland.strengths import strengths
from rulewright.kit.effects import Effect

CUP_AT_MOST: Final[i64] = 3
PAINT_AT_MOST: Final[i64] = 3
HEADS_AT_MOST: Final[i64] = 4
FOES_AT_MOST: Final[i64] = 2


class PlayEffect(Effect[Wonderland, Play]):
    """What a chip does for its player when it is played; without choices it acts at once."""

    def decider(self, g: Wonderland, play: Play) -> i64:
        return play.seat

    def effect(self, g: Wonderland, play: Play) -> None:
        """Most do nothing more when there is nothing to choose."""

    def default(self, g: Wonderland, play: Play, codes: list[int]) -> i64:
        """What is chosen for a player who does not choose."""
        return codes[0]


def returnable(g: Wonderland, play: Play) -> list[int]:
    """Exhausted chips that another chip may put back: no Red Rook of set A (WW-463)."""
    return [int(RETURN) + chip for chip in kinds_in(g.seats[play.seat].exhausted) if not is_steady(g, chip)]


def put_back(g: Wonderland, play: Play, code: i64, power: i64) -> None:
    """An exhausted chip goes back into the bag."""
    g.tell("chip_back", play.seat, code - RETURN, power)
    player = g.seats[play.seat]
    player.exhausted[code - RETURN] -= 1
    player.bag[code - RETURN] += 1


def move_supporters(g: Wonderland, seat: i64, place: i64, to: i64, number: i64) -> None:
    supporters = g.seats[seat].supporters
    supporters[place] -= int(number)
    supporters[to] += int(number)


# Card Soldiers (WW-450 to WW-453)


class SoldiersA(PlayEffect):
    """Card Soldiers A: put 1 exhausted chip back into the bag, or double this chip (WW-450)."""

    def choices(self, g: Wonderland, play: Play) -> list[int]:
        return [*returnable(g, play), int(DOUBLE)]

    def choose(self, g: Wonderland, play: Play, code: i64) -> bool:
        if code == DOUBLE:
            multiply(play, g, 2)
        else:
            put_back(g, play, code, OF_ALLY + SOLDIERS)
        return False

    def default(self, g: Wonderland, play: Play, codes: list[int]) -> i64:
        return DOUBLE


class SoldiersB(PlayEffect):
    """Card Soldiers B: move up to its strength of supporters from one adjacent region here, or double it (WW-451)."""

    def choices(self, g: Wonderland, play: Play) -> list[int]:
        most = strengths(play.base, play.changes)
        limit = most[len(most) - 1]
        codes: list[int] = []
        for region in adjacent_regions(g, battle_of(g).region):
            first = int(MOVE + region * MOVE_WIDTH)
            codes += [first + number for number in range(1, min(limit, g.seats[play.seat].supporters[region]) + 1)]
        return [*codes, int(DOUBLE), int(NONE)]

    def choose(self, g: Wonderland, play: Play, code: i64) -> bool:
        if code == DOUBLE:
            multiply(play, g, 2)
        elif code != NONE:
            at = code - MOVE
            bring(g, play.seat, at // MOVE_WIDTH, at % MOVE_WIDTH, OF_ALLY + SOLDIERS)
        return False

    def default(self, g: Wonderland, play: Play, codes: list[int]) -> i64:
        return DOUBLE


class SoldiersC(PlayEffect):
    """Card Soldiers C: as many additional chips at the next draw as its strength (WW-452)."""


class SoldiersD(PlayEffect):
    """Card Soldiers D: without an own castle here, the chip may be tripled (WW-453)."""

    def choices(self, g: Wonderland, play: Play) -> list[int]:
        return [] if g.seats[play.seat].castles[battle_of(g).region] >= 0 else [int(TRIPLE), int(NONE)]

    def choose(self, g: Wonderland, play: Play, code: i64) -> bool:
        if code == TRIPLE:
            multiply(play, g, 3)
        return False


SOLDIERS_OF_SET: Final[list[PlayEffect]] = [SoldiersA(), SoldiersB(), SoldiersC(), SoldiersD()]


# Artifact abilities


class EverywhereAtOnce(PlayEffect):
    """Everywhere at Once: Alice may be moved here from another region or the supply; then 2 strength (WW-502)."""

    def choices(self, g: Wonderland, play: Play) -> list[int]:
        player = g.seats[play.seat]
        moves = FIRST_REGION <= player.leader <= LOST and not player.leads_in(battle_of(g).region)
        return [int(MOVE_LEADER), int(NONE)] if moves else []

    def choose(self, g: Wonderland, play: Play, code: i64) -> bool:
        if code == MOVE_LEADER:
            g.seats[play.seat].leader = FIRST_REGION + battle_of(g).region
            draw_of(g).gain[play.seat] += 2
            g.tell("alice_comes", play.seat)
            g.tell("strength_by", play.seat, EVERYWHERE_AT_ONCE, 2)
        return False


class BraveHeart(PlayEffect):
    """Brave Heart: the shield is turned to its ready side (WW-505)."""

    def effect(self, g: Wonderland, play: Play) -> None:
        g.seats[play.seat].shield = SHIELD_READY
        g.tell("shield_by", play.seat, BRAVE_HEART)


class CupOfBoilingWater(PlayEffect):
    """Cup of Boiling Water: 1 strength for each ally type among the active chips, 3 at most (WW-510)."""

    def effect(self, g: Wonderland, play: Play) -> None:
        types: i64 = 0
        for ally in range(ALLY_COUNT):
            if active_of(g.seats[play.seat], ally) > 0:
                types += 1
        if types > 0:
            draw_of(g).gain[play.seat] += int(min(types, CUP_AT_MOST))
            g.tell("strength_by", play.seat, CUP_OF_BOILING_WATER, min(types, CUP_AT_MOST))


class PaintMyWorld(PlayEffect):
    """Paint My World: choose an ally type; +1 for each active chip of it, 3 at most (WW-511)."""

    def choices(self, g: Wonderland, play: Play) -> list[int]:
        return [int(TYPE) + ally for ally in range(ALLY_COUNT) if active_of(g.seats[play.seat], ally) > 0]

    def choose(self, g: Wonderland, play: Play, code: i64) -> bool:
        add_change(play, g, PAINT_MY_WORLD, min(active_of(g.seats[play.seat], code - TYPE), PAINT_AT_MOST))
        return False

    def default(self, g: Wonderland, play: Play, codes: list[int]) -> i64:
        best: i64 = codes[0]
        for code in codes:
            if active_of(g.seats[play.seat], code - TYPE) > active_of(g.seats[play.seat], best - TYPE):
                best = code
        return best


class OffWithTheirHeads(PlayEffect):
    """Off With Their Heads!: +1 for each unit lost in this battle, 4 at most (WW-521)."""

    def effect(self, g: Wonderland, play: Play) -> None:
        add_change(play, g, OFF_WITH_THEIR_HEADS, min(battle_of(g).lost, HEADS_AT_MOST))


class ManxomeFoe(PlayEffect):
    """Manxome Foe: +1 for each opponent with more strength, 2 at most (WW-530)."""

    def effect(self, g: Wonderland, play: Play) -> None:
        add_change(play, g, MANXOME_FOE, min(len(stronger(g, battle_of(g), play.seat)), FOES_AT_MOST))


class NowYouSeeMe(PlayEffect):
    """Now You See Me: up to 2 supporters from one adjacent region here, or from here to one (WW-551, WW-245)."""

    def choices(self, g: Wonderland, play: Play) -> list[int]:
        player = g.seats[play.seat]
        here = battle_of(g).region
        beside = adjacent_regions(g, here)
        codes: list[int] = []
        for region in beside:
            codes += [int(FROM) + region * 2 + at for at in range(min(2, player.supporters[region]))]
        away = min(2, player.supporters[here], player.units_in(here) - 1)
        for region in beside:
            codes += [int(TO) + region * 2 + at for at in range(away)]
        return [*codes, int(NONE)] if codes else []

    def choose(self, g: Wonderland, play: Play, code: i64) -> bool:
        here = battle_of(g).region
        if FROM <= code < FROM + REGION_COUNT * 2:
            bring(g, play.seat, (code - FROM) // 2, (code - FROM) % 2 + 1, NOW_YOU_SEE_ME)
        elif TO <= code < TO + REGION_COUNT * 2:
            region, number = (code - TO) // 2, (code - TO) % 2 + 1
            move_supporters(g, play.seat, here, region, number)
            if g.narration is not None:
                g.tell_all("sends", [int(NOW_YOU_SEE_ME)], play.seat, number, region)
        return False

    def default(self, g: Wonderland, play: Play, codes: list[int]) -> i64:
        return NONE


def add_change(play: Play, g: Wonderland, power: i64, number: i64) -> None:
    """A change of the chip's strength by some power; none of 0."""
    if number > 0:
        play.changes.append(int(number))
        g.tell("chip_raised", play.seat, power, number)
    elif number < 0:
        play.changes.append(int(number))
        g.tell("chip_lowered", play.seat, power, -number)


def multiply(play: Play, g: Wonderland, factor: i64) -> None:
    """Card Soldiers that are doubled or tripled."""
    play.changes.append(TIMES + int(factor))
    g.tell("chip_times", play.seat, OF_ALLY + SOLDIERS, factor)


def bring(g: Wonderland, seat: i64, region: i64, number: i64, power: i64) -> None:
    """Supporters of another region come to this battle."""
    move_supporters(g, seat, region, battle_of(g).region, number)
    if g.narration is not None:
        g.tell_all("brings", [int(power)], seat, number, region)


# Items


class Teapot(PlayEffect):
    """Dormouse's Teapot: up to 2 exhausted chips go back into the bag, one at a time (WL20)."""

    def choices(self, g: Wonderland, play: Play) -> list[int]:
        codes = returnable(g, play)
        return [*codes, int(NONE)] if codes else []

    def choose(self, g: Wonderland, play: Play, code: i64) -> bool:
        if code == NONE:
            play.todo = play.todo[:1] if play.todo else None
        else:
            put_back(g, play, code, OF_CHIP + TEAPOT)
        return False

    def default(self, g: Wonderland, play: Play, codes: list[int]) -> i64:
        return strongest(g, codes, RETURN)


class Feather(PlayEffect):
    """Gryphon's Feather: 1 own unit may be moved here from any other region (WL24)."""

    def choices(self, g: Wonderland, play: Play) -> list[int]:
        player = g.seats[play.seat]
        codes: list[int] = []
        for region in regions_in_use(g):
            if region == battle_of(g).region:
                continue
            first = int(MOVE_UNIT + region * UNIT_COUNT)
            if player.supporters[region] > 0:
                codes.append(first)
            codes += [first + 1 + figure for figure, place in enumerate(player.figures) if place == region]
            if player.leads_in(region):
                codes.append(first + int(UNIT_LEADER))
        return [*codes, int(NONE)] if codes else []

    def choose(self, g: Wonderland, play: Play, code: i64) -> bool:
        if code != NONE:
            unit = (code - MOVE_UNIT) % UNIT_COUNT
            here = battle_of(g).region
            if unit == UNIT_LEADER:
                g.seats[play.seat].leader = FIRST_REGION + here
            else:
                move_unit(g, play.seat, unit, (code - MOVE_UNIT) // UNIT_COUNT, here)
            g.tell("fetches", play.seat, unit, (code - MOVE_UNIT) // UNIT_COUNT)
        return False

    def default(self, g: Wonderland, play: Play, codes: list[int]) -> i64:
        return NONE


NOW: Final[list[i64]] = [
    EVERYWHERE_AT_ONCE,
    BRAVE_HEART,
    CUP_OF_BOILING_WATER,
    PAINT_MY_WORLD,
    OFF_WITH_THEIR_HEADS,
    MANXOME_FOE,
    NOW_YOU_SEE_ME,
]
"""WW-246: artifact abilities of stage 2, by id."""
TEAPOT_ABILITY: Final[i64] = ABILITY_COUNT + TEAPOT - 1
FEATHER_ABILITY: Final[i64] = ABILITY_COUNT + 23
EFFECTS: Final[dict[int, PlayEffect]] = {
    int(EVERYWHERE_AT_ONCE): EverywhereAtOnce(),
    int(BRAVE_HEART): BraveHeart(),
    int(CUP_OF_BOILING_WATER): CupOfBoilingWater(),
    int(PAINT_MY_WORLD): PaintMyWorld(),
    int(OFF_WITH_THEIR_HEADS): OffWithTheirHeads(),
    int(MANXOME_FOE): ManxomeFoe(),
    int(NOW_YOU_SEE_ME): NowYouSeeMe(),
    int(TEAPOT_ABILITY): Teapot(),
    int(FEATHER_ABILITY): Feather(),
}


def effect_in_service(g: Wonderland, play: Play) -> PlayEffect:
    """The effect that the frame `play` asks for: the first of its abilities, before them the Card Soldiers."""
    if play.todo is None:
        return SOLDIERS_OF_SET[g.ally_cards[SOLDIERS]]
    return EFFECTS[play.todo[0]]


class PlayChoice(Choice[Play]):
    """A choice of an effect of a played chip."""

    def options(self, g: Wonderland, frame: Play, seat: i64) -> list[int]:
        return effect_in_service(g, frame).choices(g, frame)

    def default(self, g: Wonderland, frame: Play, seat: i64) -> i64:
        effect = effect_in_service(g, frame)
        return effect.default(g, frame, effect.choices(g, frame))


SOLDIERS_CHOICE: Final = PlayChoice("soldiers", ("WW-450", "WW-451", "WW-453"), "WW-600")
"""D-37."""
MOVE_SUPPORTERS: Final = PlayChoice("move_supporters", ("WW-551",), "WW-600")
"""D-38."""
ARTIFACT_ABILITY: Final = PlayChoice("artifact_ability", ("WW-502",), "WW-600")
"""D-39."""
ALLY_TYPE: Final = PlayChoice("ally_type", ("WW-511",), "WW-600")
"""D-41."""
TEA_ITEM: Final = PlayChoice("tea_item", ("WW-571",), "WW-600")
"""D-44."""


def choice_of(ability: i64) -> PlayChoice:
    """Under which name an ability asks."""
    if ability == EVERYWHERE_AT_ONCE:
        return ARTIFACT_ABILITY
    if ability == PAINT_MY_WORLD:
        return ALLY_TYPE
    return MOVE_SUPPORTERS if ability == NOW_YOU_SEE_ME else TEA_ITEM


assert TYPE_OF[0] == SOLDIERS
