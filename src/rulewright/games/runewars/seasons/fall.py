"""The Fall cards (data/seasons.csv), one class a card; ability.py says how they work."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.core.frame import call
from rulewright.core.narration import MessageKind
from rulewright.games.runewars.content import HIGHEST_DIAL, HOME_FACTION, NONE
from rulewright.games.runewars.ids import BEASTMAN, FOOD, HELLHOUND, RAZORWING, RESOURCE_COUNT, SORCERER
from rulewright.games.runewars.options import DECLINE, DISCARD_RUNE, FROM, LOWER, PAY, TO, TRADE
from rulewright.games.runewars.orders.harvest import harvest
from rulewright.games.runewars.seasons.ability import Ability, PlaceNeutrals, next_player
from rulewright.games.runewars.seasons.frames import SeasonCard
from rulewright.games.runewars.state import Runewars
from rulewright.games.runewars.world.control import controlled, is_home, settle
from rulewright.games.runewars.world.decks import draw_tactics
from rulewright.games.runewars.world.dials import raise_dial
from rulewright.games.runewars.world.frames import GainRune
from rulewright.games.runewars.world.influence import spend_influence
from rulewright.games.runewars.world.runes import discard_rune, false_runes_of, move_rune, rune_areas
from rulewright.kit.masks import bit

MESSAGES: Final[dict[str, MessageKind]] = {
    "bountiful": MessageKind(("seat",), "RW-158"),
    "levied": MessageKind(("seat", "resource"), "RW-020"),
    "trades": MessageKind(("seat", "resource"), "RW-020", several="resource"),
    "illusion_shattered": MessageKind(("seat", "area"), "RW-526"),
    "no_illusions": MessageKind(("seat",), "RW-526"),
    "moves_rune_out": MessageKind(("seat", "origin", "area"), "RW-527"),
    "moves_runes_out": MessageKind(("seat",), "RW-527", several="area"),
}
LEVY_PRICE: Final[i64] = 2


class BountifulHarvest(Ability):
    """fal1: the dials are set as by Harvest (RW-158), then food goes up by 1."""

    def without_choice(self, frame: SeasonCard, g: Runewars, seat: i64) -> None:
        harvest(g, seat)
        raise_dial(g, seat, FOOD, 1)
        g.tell("bountiful", seat)


class CouncilLevy(Ability):
    """fal2: 2 influence, or a dial goes down by 1; who can do neither is spared."""

    def options(self, frame: SeasonCard, g: Runewars, seat: i64) -> list[int]:
        player = g.seats[seat]
        codes = [LOWER + resource for resource in range(RESOURCE_COUNT) if player.dials[resource] > 0]
        return [PAY, *codes] if player.influence >= LEVY_PRICE else codes

    def choose(self, frame: SeasonCard, g: Runewars, seat: i64, code: i64) -> None:
        next_player(frame)
        if code == PAY:
            spend_influence(g, seat, LEVY_PRICE)
        else:
            raise_dial(g, seat, code - LOWER, -1)
            g.tell("levied", seat, code - LOWER)


class MarketDay(Ability):
    """fal3: a player may lower one dial by 1 to raise another by 1."""

    def options(self, frame: SeasonCard, g: Runewars, seat: i64) -> list[int]:
        dials = g.seats[seat].dials
        codes: list[int] = []
        for lowered in range(RESOURCE_COUNT):
            for raised in range(RESOURCE_COUNT):
                if lowered != raised and dials[lowered] > 0 and dials[raised] < HIGHEST_DIAL:
                    codes.append(TRADE + lowered * RESOURCE_COUNT + raised)
        return [*codes, DECLINE] if codes else []

    def choose(self, frame: SeasonCard, g: Runewars, seat: i64, code: i64) -> None:
        next_player(frame)
        if code != DECLINE:
            lowered, raised = (code - TRADE) // RESOURCE_COUNT, (code - TRADE) % RESOURCE_COUNT
            raise_dial(g, seat, lowered, -1)
            raise_dial(g, seat, raised, 1)
            g.tell_all("trades", [int(raised)], seat, lowered)


class MercenariesForHire(PlaceNeutrals):
    """fal4: the winner of a bid hires neutral units; they are allied to him in one of his areas."""

    def areas(self, frame: SeasonCard, g: Runewars, seat: i64) -> list[int]:
        return controlled(g, seat)


class WarDrums(Ability):
    """fal5: everybody draws a Tactics card."""

    def without_choice(self, frame: SeasonCard, g: Runewars, seat: i64) -> None:
        draw_tactics(g, seat, 1)


class ShatteredIllusions(Ability):
    """fal6: a player discards one false rune of his areas; who has none says so and draws a Tactics card."""

    def options(self, frame: SeasonCard, g: Runewars, seat: i64) -> list[int]:
        return [DISCARD_RUNE + area for area in false_runes_of(g, seat)]

    def secret(self, frame: SeasonCard) -> bool:
        return True

    def choose(self, frame: SeasonCard, g: Runewars, seat: i64, code: i64) -> None:
        next_player(frame)
        discard_rune(g, code - DISCARD_RUNE)
        g.tell("illusion_shattered", seat, code - DISCARD_RUNE)

    def without_choice(self, frame: SeasonCard, g: Runewars, seat: i64) -> None:
        g.barrier += 1
        g.tell("no_illusions", seat)
        draw_tactics(g, seat, 1)


class GainDragonRune(Ability):
    """fal7 The Council's Favor and win1 Contest of Power: the winner of a bid gains a dragon rune (RW-521)."""

    def without_choice(self, frame: SeasonCard, g: Runewars, seat: i64) -> None:
        call(g, GainRune(seat))


class ThreatenedHomeRealms(Ability):
    """fal8: a player moves two runes (RW-807: one) out of his home realm, each to an area outside all of them."""

    def options(self, frame: SeasonCard, g: Runewars, seat: i64) -> list[int]:
        if frame.origin != NONE:
            return [TO + area for area in places_outside(g, seat)]
        if frame.left == 0 and runes_to_move(g, seat) == 0:
            return []
        return [FROM + area for area in home_runes(g, seat)]

    def secret(self, frame: SeasonCard) -> bool:
        return True

    def choose(self, frame: SeasonCard, g: Runewars, seat: i64, code: i64) -> None:
        if frame.origin != NONE:
            self.move(frame, g, seat, code - TO)
            return
        if frame.left == 0:
            frame.left = runes_to_move(g, seat)
            frame.single = frame.left == 1
        frame.origin = code - FROM

    def move(self, frame: SeasonCard, g: Runewars, seat: i64, area: i64) -> None:
        """RW-527: of two tokens the others do not know which went where; a single one they can follow."""
        move_rune(g, frame.origin, area)
        g.seats[seat].seen |= bit(area)
        if frame.single:
            g.tell("moves_rune_out", seat, frame.origin, area)
        elif not g.epic:
            for other in frame.order:
                if other != seat:
                    g.seats[other].seen &= ~bit(area)
        frame.origin = NONE
        frame.moved.append(area)
        frame.left -= 1
        if frame.left == 0:
            if not frame.single:
                g.tell_all("moves_runes_out", sorted(frame.moved), seat)
            next_player(frame)
        settle(g)


def home_runes(g: Runewars, seat: i64) -> list[int]:
    """The areas of a player's home realm that he controls and that hold a rune."""
    own = g.seats[seat].faction
    return [area for area in controlled(g, seat) if HOME_FACTION[area] == own and g.rune[area]]


def places_outside(g: Runewars, seat: i64) -> list[int]:
    """Friendly and uncontrolled areas outside every home realm, without a rune."""
    return [area for area in rune_areas(g, seat) if not is_home(g, area)]


def runes_to_move(g: Runewars, seat: i64) -> i64:
    """RW-807, RW-902: as many as the card asks for, as there are, and as there are places for."""
    asked: i64 = 1 if g.revised else 2
    return min(asked, len(home_runes(g, seat)), len(places_outside(g, seat)))


FALL_CARDS: Final[list[Ability]] = [
    BountifulHarvest(),
    CouncilLevy(),
    MarketDay(),
    MercenariesForHire((int(BEASTMAN), int(HELLHOUND), int(RAZORWING), int(SORCERER)), (2, 1, 2, 2), bid=True),
    WarDrums(),
    ShatteredIllusions(),
    GainDragonRune(bid=True),
    ThreatenedHomeRealms(),
]
