"""Set-up (BA-030 to BA-046, BA-466, BA-488), in the order of its chance events."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.core.chance import draw, draw_several, shuffle
from rulewright.core.frame import ask_seat, call, go_to, leave, step, steps
from rulewright.games.battalia.content import (
    ARTEFACT_PILE,
    BRIDGE_SQUARE,
    CITY_COUNTS,
    CITY_PILE,
    CROSSROADS,
    FANATIC,
    FIRST_GATE,
    FIRST_GREAT,
    FIRST_KING,
    FIRST_QUEEN,
    HAND_SIZE,
    NO_SQUARE,
    PER_RANK,
    PILES,
    ROAD_PILE,
    SQUARES,
    STORMS,
    UNBOUND,
    UNIT_COUNTS,
    artefact,
    city_card,
    road_card,
    usual_exits,
)
from rulewright.games.battalia.decisions import Choice
from rulewright.games.battalia.frames import Match
from rulewright.games.battalia.ids import (
    FIRST_BUILDING,
    FIRST_QUEENS_BUILDING,
    KINGS_CENTRE,
    KINGS_CROSS,
    MOUNTAIN_PASS,
    NO_PLACE,
    QUEENS_CENTRE,
    QUEENS_CROSS,
    ROYAL_BRIDGE,
    RUINS,
    SUPPLY,
)
from rulewright.games.battalia.options import FACTION, PICK, START
from rulewright.games.battalia.setting import HEROIC, NO_VALLEY, VALLEY_BRIDGE, VALLEY_PASS
from rulewright.games.battalia.setup.frames import ChooseFaction, ChooseStart, Draft
from rulewright.games.battalia.state import PHASE_PLAY, Battalia
from rulewright.games.battalia.stock import draw_cards

DRAFT_RANKS: Final[list[int]] = [0, 0, 0, 1, 2]
"""BA-043: Freemen three times, Chiefs, Priests."""
SUPPLIES_EACH: Final[i64] = 5


def lay_out_squares(g: Battalia) -> None:
    """BA-032, BA-033: squares that are not in the layout do not exist."""
    kinds = g.setting.squares().kind
    for square in range(SQUARES):
        if kinds[square] == NO_PLACE:
            g.card[square] = int(NO_SQUARE)


def choose_pool(g: Battalia) -> None:
    """BA-031: the factions of the pool, named or drawn."""
    chosen = g.chosen_options["factions"]
    if chosen is not None:
        names = ("bar", "clo", "emb", "isl", "wol", "sun")
        g.factions = sorted(names.index(name) for name in chosen)
    elif g.players == 6:
        g.factions = [0, 1, 2, 3, 4, 5]
    else:
        g.factions = draw_several(g, "factions", [0, 1, 2, 3, 4, 5], g.setting.pool_factions)


def cards_of_pile(g: Battalia, pile: i64) -> list[int]:
    """BA-010, BA-012: all cards of a deck of the pool in canonical order."""
    cards: list[int] = []
    for faction in g.factions:
        if pile < ARTEFACT_PILE:
            cards += [int(pile * PER_RANK + faction)] * UNIT_COUNTS[pile]
        elif pile < CITY_PILE:
            cards += [int(artefact(pile - ARTEFACT_PILE, faction))] * 3
        elif pile < ROAD_PILE:
            cards += [int(city_card(faction, pile - CITY_PILE))] * CITY_COUNTS[pile - CITY_PILE]
        else:
            cards += [int(road_card(faction, pile - ROAD_PILE))] * 3
    return cards


def build_pool(match: Match, g: Battalia) -> None:
    """BA-011 to BA-013, BA-034: the decks; crossroads cities go to start and neutral places first."""
    lay_out_squares(g)
    choose_pool(g)
    for pile in (*range(15), *range(16, 20)):
        g.piles[pile] = cards_of_pile(g, pile)
        shuffle(g, PILES[pile], g.piles[pile])
    g.supply = 20 * len(g.factions)
    g.dust = 12 if g.setting.dust else 0
    g.chests = 12 if g.setting.markets else 0
    layout = g.setting.squares()
    left: list[int] = []
    for name, places in (("start cities", layout.starts()), ("neutral cities", layout.neutrals())):
        cities = [int(city_card(faction, CROSSROADS)) for faction in g.factions]
        shuffle(g, name, cities)
        for place in places:
            put_card(g, place, cities.pop(0))
            if name == "neutral cities":
                g.strength[place] = 6 if g.setting.mode == HEROIC else 4
        left += cities
    pile = CITY_PILE + CROSSROADS
    g.piles[pile] = sorted(left + [int(city_card(faction, CROSSROADS)) for faction in g.factions])
    shuffle(g, "city-x", g.piles[pile])


def put_card(g: Battalia, square: i64, card: i64) -> None:
    g.card[square] = card
    g.exits[square] = usual_exits(card, square)


def lay_out_middle(match: Match, g: Battalia) -> None:
    """BA-036, BA-466: ruins, or the valleys."""
    if g.setting.valley == NO_VALLEY:
        for square in g.setting.squares().ruins():
            put_card(g, square, RUINS)
            g.strength[square] = 10 if g.setting.mode == HEROIC else 8
        return
    kings = list(range(int(FIRST_BUILDING), int(FIRST_QUEENS_BUILDING)))
    queens = list(range(int(FIRST_QUEENS_BUILDING), int(MOUNTAIN_PASS)))
    shuffle(g, "kings' buildings", kings)
    shuffle(g, "queens' buildings", queens)
    for square, name in g.setting.tables.valley:
        is_kings = "VK" in name
        if "CENTRE" in name:
            put_card(g, square, KINGS_CENTRE if is_kings else QUEENS_CENTRE)
            g.strength[square] = 6
        elif "CROSS" in name:
            put_card(g, square, KINGS_CROSS if is_kings else QUEENS_CROSS)
            g.down.append(square)
        elif "BUILD" in name:
            put_card(g, square, kings.pop(0) if is_kings else queens.pop(0))
            g.down.append(square)
    put_card(g, BRIDGE_SQUARE, MOUNTAIN_PASS if g.setting.valley == VALLEY_PASS else ROYAL_BRIDGE)
    g.down.sort()


def lay_out_cards(match: Match, g: Battalia) -> None:
    """BA-037, BA-038, BA-039: Great Artefacts, fate, storm, royals, and the start player."""
    greats = list(range(int(FIRST_GREAT), int(FIRST_GREAT) + 17))
    shuffle(g, "great artefacts", greats)
    shown = g.players if g.setting.fate else g.players + 1
    g.display = sorted(greats[:shown])
    g.spare = greats[shown:]
    if g.setting.fate:
        g.fate = [106, 107, 108]
        shuffle(g, "fate", g.fate)
    if g.setting.gates:
        g.storm_deck = list(range(1, int(STORMS) + 1))
        shuffle(g, "storm", g.storm_deck)
    if g.setting.royals:
        queens = [int(FIRST_QUEEN + faction) for faction in g.factions]
        g.royals = queens + [int(FIRST_KING + faction) for faction in g.factions]
    g.start_player = draw(g, "start player", list(range(g.players)))
    g.tell("first-player", g.start_player)
    choice = ChooseFaction()
    choice.order = [int((g.start_player + at) % g.players) for at in range(g.players)]
    call(g, choice)


class FactionChoice(Choice[ChooseFaction]):
    """D-02: `faction:<f>`."""

    def options(self, g: Battalia, frame: ChooseFaction, seat: i64) -> list[int]:
        taken = [player.faction for player in g.seats]
        return [int(FACTION + faction) for faction in g.factions if faction not in taken]


FACTION_DECISION: Final = FactionChoice("faction", ("BA-039",), "BA-039")


def ask_faction(frame: ChooseFaction, g: Battalia) -> None:
    if not frame.order:
        leave(g)
        return
    ask_seat(g, frame, FACTION_DECISION, frame.order[0])


def take_faction(frame: ChooseFaction, g: Battalia) -> None:
    """BA-039, BA-362: one after another, clockwise."""
    seat = frame.order.pop(0)
    g.seats[seat].faction = g.answers[seat] - FACTION
    g.tell("chooses-faction", seat, g.seats[seat].faction)
    go_to(frame, "faction")


steps(ChooseFaction, step("faction", ask_faction, take_faction))


def place_gates(match: Match, g: Battalia) -> None:
    """BA-040, BA-488: the stormgates of the players' factions; with the Royal Bridge Great Artefacts under them."""
    numbers = sorted(int(player.faction) + 1 for player in g.seats)
    if g.setting.gates:
        g.gates_out = [number for number in range(1, 7) if number not in numbers]
        shuffle(g, "gates", numbers)
        for at, square in enumerate(g.setting.squares().gates()):
            put_card(g, square, FIRST_GATE + numbers[at] - 1)
            if g.setting.valley == VALLEY_BRIDGE:
                number = 2 if g.players == 4 else 1
                g.under_at.append(square)
                g.under.append(sorted(g.spare[:number]))
                del g.spare[:number]
    if g.setting.valley == VALLEY_BRIDGE:
        for player in g.seats:
            for number in numbers:
                player.bonuses |= 1 << number
    choice = ChooseStart()
    choice.order = [int((g.start_player + at) % g.players) for at in range(g.players)]
    choice.order.reverse()
    call(g, choice)


class StartCityChoice(Choice[ChooseStart]):
    """D-03: `start:<square>`."""

    def options(self, g: Battalia, frame: ChooseStart, seat: i64) -> list[int]:
        return sorted([int(START + square) for square in g.setting.squares().starts() if g.owner[square] < 0])


START_CITY: Final = StartCityChoice("startcity", ("BA-041",), "BA-041")


def ask_start_city(frame: ChooseStart, g: Battalia) -> None:
    if not frame.order:
        leave(g)
        return
    ask_seat(g, frame, START_CITY, frame.order[0])


def take_start_city(frame: ChooseStart, g: Battalia) -> None:
    """BA-041: a level-1 token and a hero."""
    seat = frame.order.pop(0)
    square = g.answers[seat] - START
    g.owner[square] = seat
    g.level[square] = 1
    g.seats[seat].a.at = square
    g.tell("chooses-city", seat, square)
    go_to(frame, "startcity")


steps(ChooseStart, step("startcity", ask_start_city, take_start_city))


def deal(match: Match, g: Battalia) -> None:
    """BA-042, BA-043: dealt from the tops of the decks, or drafted."""
    if g.setting.draft:
        draft = Draft()
        draft.number = 0
        call(g, draft)
        return
    for at in range(g.players):
        player = g.seats[(g.start_player + at) % g.players]
        for rank in DRAFT_RANKS:
            player.shelter.append(g.piles[rank].pop(0))
        player.shelter.sort()


class DraftChoice(Choice[Draft]):
    """D-04: `pick:<card>`."""

    def options(self, g: Battalia, frame: Draft, seat: i64) -> list[int]:
        return sorted({int(PICK + card) for card in frame.packet})


DRAFT: Final = DraftChoice("draft", ("BA-043",), "BA-043", secret=True)


def ask_draft(frame: Draft, g: Battalia) -> None:
    """BA-043: the packet goes round; the last player receives the last card."""
    if not frame.order:
        if frame.number == 5:
            leave(g)
            return
        open_packet(g, frame)
    ask_seat(g, frame, DRAFT, frame.order[0])


def open_packet(g: Battalia, frame: Draft) -> None:
    """BA-043: clockwise from the start player and back again in turn."""
    pile = g.piles[DRAFT_RANKS[frame.number]]
    frame.packet = sorted(pile[: g.players])
    del pile[: g.players]
    g.barrier += 1
    frame.order = [int((g.start_player + at) % g.players) for at in range(g.players)]
    if frame.number % 2 == 1:
        frame.order.reverse()
    frame.number += 1


def take_draft(frame: Draft, g: Battalia) -> None:
    seat = frame.order.pop(0)
    card = g.answers[seat] - PICK
    frame.packet.remove(card)
    g.seats[seat].shelter.append(int(card))
    g.seats[seat].shelter.sort()
    g.barrier += 1
    go_to(frame, "draft")


steps(Draft, step("draft", ask_draft, take_draft))


def finish_setup(match: Match, g: Battalia) -> None:
    """BA-042, BA-044, BA-045: supplies, Fanatics and Unbound, nations and first hands."""
    for player in g.seats:
        player.shelter += [int(SUPPLY)] * int(SUPPLIES_EACH)
        g.supply -= SUPPLIES_EACH
    if g.setting.fanatics or g.setting.unbound:
        for rank in range(i64(4)):
            pile = g.piles[rank]
            if g.setting.fanatics:
                pile += [int(rank * PER_RANK + FANATIC)] * 2
            if g.setting.unbound:
                pile += [int(rank * PER_RANK + UNBOUND)] * 2
            pile.sort()
            shuffle(g, PILES[rank], pile)
    for seat in range(g.players):
        player = g.seats[seat]
        player.nation = sorted(player.shelter)
        player.shelter = []
        shuffle(g, f"nation:{seat}", player.nation)
        draw_cards(g, seat, HAND_SIZE)
    g.phase = PHASE_PLAY
    g.day = 1
