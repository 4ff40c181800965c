"""The Spring cards (data/seasons.csv), one class a card; ability.py says how they work."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.core.narration import MessageKind
from rulewright.games.runewars.battle.retreat_and_limits import enforce_limit
from rulewright.games.runewars.content import COMMON_UNIT, NONE, standing
from rulewright.games.runewars.ids import ALIGNMENTS, BEASTMAN, GOOD, RAZORWING
from rulewright.games.runewars.options import AREA, DECLINE, DONE, DRAW, KEEP_OBJECTIVE, LOOK, PAY
from rulewright.games.runewars.orders.rally import draw_heroes
from rulewright.games.runewars.seasons.ability import Ability, PlaceNeutrals, next_player
from rulewright.games.runewars.seasons.frames import SeasonCard
from rulewright.games.runewars.state import Runewars
from rulewright.games.runewars.world.control import harvest_of, put_units, see_rune, settle, strongholds_of, supply
from rulewright.games.runewars.world.decks import draw_tactics
from rulewright.games.runewars.world.influence import spend_influence
from rulewright.kit.piles import shuffle_in, take_top

MESSAGES: Final[dict[str, MessageKind]] = {
    "famine": MessageKind(("seat", "resource", "number"), "RW-020"),
    "orders_forbidden": MessageKind(("seat",), "RW-114"),
    "takes_objective": MessageKind(("seat",), "RW-550"),
    "sees_objective": MessageKind(("seat", "objective"), "RW-550"),
    "kept_objective": MessageKind(("seat", "objective"), "RW-550"),
    "chooses_objective": MessageKind(("seat",), "RW-550"),
    "unit_placed": MessageKind(("seat", "unit", "area"), "RW-267"),
    "champions_called": MessageKind(("seat",), "RW-423"),
    "looks_at_runes": MessageKind(("seat", "number"), "RW-525", several="area"),
}
CHAMPION_PRICE: Final[i64] = 2
CHAMPIONS_DRAWN: Final[i64] = 2
MOST_SCRIED: Final[i64] = 4


class Famine(Ability):
    """spr1: no dial stays above what the player's areas provide."""

    def without_choice(self, frame: SeasonCard, g: Runewars, seat: i64) -> None:
        dials = g.seats[seat].dials
        for resource in range(3):
            total = harvest_of(g, seat, resource)
            if dials[resource] > total:
                dials[resource] = total
                g.tell("famine", seat, resource, total)


class StormyWeather(Ability):
    """spr2: all but the winner of a bid may not choose Strategize, Mobilize or Conquer this season."""

    def without_choice(self, frame: SeasonCard, g: Runewars, seat: i64) -> None:
        self.forbid(frame, g, seat)

    def not_won(self, frame: SeasonCard, g: Runewars) -> None:
        self.forbid(frame, g, NONE)

    def forbid(self, frame: SeasonCard, g: Runewars, winner: i64) -> None:
        for seat in frame.order:
            if seat != winner:
                g.order_ban |= 1 << seat
                g.tell("orders_forbidden", seat)


class PrepareForTheComingYear(Ability):
    """spr3: a player may draw an Objective and keep one of the two; without one he draws a Tactics card."""

    def options(self, frame: SeasonCard, g: Runewars, seat: i64) -> list[int]:
        own = g.seats[seat].objective
        if frame.drawn != NONE:
            return [KEEP_OBJECTIVE + min(own, frame.drawn), KEEP_OBJECTIVE + max(own, frame.drawn)]
        if own == NONE or not objective_deck(g, seat):
            return []
        return [DRAW, DECLINE]

    def secret(self, frame: SeasonCard) -> bool:
        return frame.drawn != NONE

    def choose(self, frame: SeasonCard, g: Runewars, seat: i64, code: i64) -> None:
        if code == DECLINE:
            next_player(frame)
        elif code == DRAW:
            frame.drawn = take_top(g, objective_deck(g, seat))
            g.tell("takes_objective", seat)
            g.whisper(seat, "sees_objective", seat, frame.drawn)
        else:
            self.keep(frame, g, seat, code - KEEP_OBJECTIVE)

    def keep(self, frame: SeasonCard, g: Runewars, seat: i64, kept: i64) -> None:
        player = g.seats[seat]
        returned = frame.drawn if kept == player.objective else player.objective
        player.objective = kept
        next_player(frame)
        name = "objectives_" + ALIGNMENTS[g.tables.alignment[player.faction]]
        shuffle_in(g, name, objective_deck(g, seat), [returned])
        g.tell("chooses_objective", seat)
        g.whisper(seat, "kept_objective", seat, kept)

    def without_choice(self, frame: SeasonCard, g: Runewars, seat: i64) -> None:
        if g.seats[seat].objective == NONE:
            draw_tactics(g, seat, 1)


def objective_deck(g: Runewars, seat: i64) -> list[int]:
    """The good or the evil Objective deck, as the faction is."""
    return g.objective_decks[0 if g.tables.alignment[g.seats[seat].faction] == GOOD else 1]


class CallToArms(Ability):
    """spr4: a unit of the type with sixteen figures joins one of the player's strongholds."""

    def options(self, frame: SeasonCard, g: Runewars, seat: i64) -> list[int]:
        if supply(g, COMMON_UNIT[g.seats[seat].faction]) == 0:
            return []
        return [AREA + area for area in strongholds_of(g, seat)]

    def choose(self, frame: SeasonCard, g: Runewars, seat: i64, code: i64) -> None:
        next_player(frame)
        unit = COMMON_UNIT[g.seats[seat].faction]
        put_units(g, code - AREA, [int(standing(unit))])
        g.tell("unit_placed", seat, unit, code - AREA)
        settle(g)
        enforce_limit(g, seat, code - AREA)


class WanderingChampions(Ability):
    """spr5: for 2 influence a player draws two Hero cards and keeps one; he needs a stronghold for the figure."""

    def options(self, frame: SeasonCard, g: Runewars, seat: i64) -> list[int]:
        affordable = g.seats[seat].influence >= CHAMPION_PRICE
        return [PAY, DECLINE] if affordable and g.hero_deck and strongholds_of(g, seat) else []

    def choose(self, frame: SeasonCard, g: Runewars, seat: i64, code: i64) -> None:
        next_player(frame)
        if code == DECLINE:
            return
        spend_influence(g, seat, CHAMPION_PRICE)
        g.tell("champions_called", seat)
        draw_heroes(g, seat, CHAMPIONS_DRAWN)


class ScryingOfTheCouncil(Ability):
    """spr6: the winner of a bid looks at up to four runes anywhere and draws a Tactics card."""

    def options(self, frame: SeasonCard, g: Runewars, seat: i64) -> list[int]:
        codes = [LOOK + area for area in g.board.areas if g.rune[area] and LOOK + area not in frame.picked]
        return [*codes, DONE]

    def choose(self, frame: SeasonCard, g: Runewars, seat: i64, code: i64) -> None:
        """RW-917: first all areas are chosen."""
        if code != DONE:
            frame.picked.append(code)
            if len(frame.picked) < MOST_SCRIED:
                return
        areas = sorted([picked - LOOK for picked in frame.picked])
        next_player(frame)
        for area in areas:
            see_rune(g, seat, area)
        g.tell_all("looks_at_runes", areas, seat, len(areas))
        draw_tactics(g, seat, 1)


class SeasonOfTruce(Ability):
    """spr8: no player enters another's areas with units; asked where units move, while the card is in force."""


SPRING_CARDS: Final[list[Ability]] = [
    Famine(),
    StormyWeather(bid=True),
    PrepareForTheComingYear(),
    CallToArms(),
    WanderingChampions(),
    ScryingOfTheCouncil(bid=True),
    PlaceNeutrals((int(BEASTMAN), int(RAZORWING)), (2, 2), bid=False),
    SeasonOfTruce(),
]
