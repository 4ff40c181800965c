"""What abilities bring: a supporter in a region (WW-471), a figure from the deck (WW-504)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.core.frame import ask_seat, go_to, leave, step, steps
from rulewright.games.wonderland.battle.frames import War
from rulewright.games.wonderland.cards.frames import Friend, PlaceSupporter
from rulewright.games.wonderland.content import FIGURE_COUNT, SUPPLY
from rulewright.games.wonderland.decisions import FIGURE_REGION, RELOCATE_UNIT, UNIT_KIND, Choice
from rulewright.games.wonderland.options import NONE, REGION
from rulewright.games.wonderland.regions import (
    adjacent_regions,
    can_place,
    figures_in_supply,
    most_own_units,
    move_unit,
    place_chosen,
    regions_in_use,
    relocations,
)
from rulewright.games.wonderland.state import PHASE_TEA, Wonderland
from rulewright.kit.piles import shuffle_in


class SupporterRegion(Choice[PlaceSupporter]):
    """D-53 supporter_region (WW-471): `region:<region>`; the Mousetrap adjacent ones, or `none`."""

    def options(self, g: Wonderland, frame: PlaceSupporter, seat: i64) -> list[int]:
        if frame.near < 0:
            return [int(REGION) + region for region in regions_in_use(g)]
        return [*(int(REGION) + region for region in adjacent_regions(g, frame.near)), int(NONE)]

    def default(self, g: Wonderland, frame: PlaceSupporter, seat: i64) -> i64:
        """Where most own units are, among the regions that are still to be resolved, if there are any."""
        regions = [code - int(REGION) for code in self.options(g, frame, seat) if code != NONE]
        coming = [region for region in regions if region in regions_to_come(g)]
        return REGION + most_own_units(g, seat, coming or regions)


SUPPORTER_REGION: Final = SupporterRegion("supporter_region", ("WW-471",), "WW-600")


def regions_to_come(g: Wonderland) -> list[int]:
    """The regions whose battle of this war phase is still to come."""
    for frame in g.stack:
        if isinstance(frame, War) and frame.queue is not None:
            return frame.queue
    return []


def ask_region(frame: PlaceSupporter, g: Wonderland) -> None:
    """WW-471: first the region."""
    from_supply = g.seats[frame.seat].supporters[SUPPLY] > 0
    if not (can_place(g, frame.seat) if frame.near < 0 else from_supply):
        leave(g)
    elif frame.region < 0:
        ask_seat(g, frame, SUPPORTER_REGION, frame.seat)
    else:
        go_to(frame, "start/unit")


def take_region(frame: PlaceSupporter, g: Wonderland) -> None:
    code = g.answers[frame.seat]
    if code == NONE:
        leave(g)
    else:
        frame.region = code - REGION


def ask_supporter(frame: PlaceSupporter, g: Wonderland) -> None:
    """WW-471: from the supply; in a tea party a figure may come instead (WW-105); else one is moved (WW-083)."""
    if g.phase == PHASE_TEA and frame.near < 0 and figures_in_supply(g, frame.seat):
        ask_seat(g, frame, UNIT_KIND, frame.seat)
    elif g.seats[frame.seat].supporters[SUPPLY] > 0:
        move_unit(g, frame.seat, 0, SUPPLY, frame.region)
        g.tell("places", frame.seat, 1, frame.region)
        leave(g)
    elif relocations(g, frame.seat, frame.region):
        ask_seat(g, frame, RELOCATE_UNIT, frame.seat)
    else:
        leave(g)


def take_supporter(frame: PlaceSupporter, g: Wonderland) -> None:
    code = g.answers[frame.seat]
    if code != NONE:
        place_chosen(g, frame.seat, code, frame.region)
    leave(g)


steps(
    PlaceSupporter,
    step("start", ask_region, take_region),
    step("start/unit", ask_supporter, take_supporter),
)


# Friend of the Folk


def find_friend(frame: Friend, g: Wonderland) -> None:
    """WW-504: cards are drawn until a figure comes; the others are shuffled back."""
    if frame.figure < 0:
        frame.figure = draw_figure(g)
        if frame.figure >= 0:
            g.seats[frame.seat].wonderlandians |= 1 << frame.figure
            g.tell("friend_comes", frame.seat, frame.figure)
        else:
            g.tell("no_friend", frame.seat)
    if frame.figure < 0:
        leave(g)
        return
    ask_seat(g, frame, FIGURE_REGION, frame.seat)


def draw_figure(g: Wonderland) -> i64:
    """The first figure of the Wonderlandian deck; -1 if there is none."""
    deck = g.wonderlandian_deck
    others: list[int] = []
    found: i64 = -1
    while deck and found < 0:
        card = deck.pop(0)
        g.barrier += 1
        if card < FIGURE_COUNT:
            found = card
        else:
            others.append(card)
    shuffle_in(g, "wonderlandians", deck, others)
    return found


def place_friend(frame: Friend, g: Wonderland) -> None:
    g.seats[frame.seat].figures[frame.figure] = int(g.answers[frame.seat] - REGION)
    g.tell("figure_goes", frame.seat, frame.figure, g.answers[frame.seat] - REGION)
    leave(g)


steps(Friend, step("start", find_friend, place_friend))
