"""Outlooks of everything between battles that follows an action: set-up, turn start, payment, places, cards, storms."""

from __future__ import annotations

from typing import Final

from rulewright.faces.outlook import CARDS, Outlook
from rulewright.games.battalia.artefacts.frames import Effect, Fate, Vase
from rulewright.games.battalia.battle.ambush import AMBUSH_LIMIT
from rulewright.games.battalia.battle.frames import Ambush, Stationing
from rulewright.games.battalia.board import BESIDE
from rulewright.games.battalia.content import (
    ARTEFACT_PILE,
    EMPTY,
    GRID,
    MEANINGS,
    RANKS,
    ROAD_PILE,
    ROAD_SHAPES,
    SQUARES,
    TYPES,
    faction_of,
    is_city,
    is_gate,
    is_universal,
    rank_of,
    terrain_of,
    type_of,
)
from rulewright.games.battalia.face.outlook.ground import (
    CARD,
    SQUARE,
    Args,
    Teller,
    deck_size,
    inner,
    plain,
    raised,
    standing,
    supplies,
)
from rulewright.games.battalia.face.outlook.menu import squares_for
from rulewright.games.battalia.heroes.frames import Storm
from rulewright.games.battalia.ids import CREATION_CARDS, FACTIONS, TWIN, WOL
from rulewright.games.battalia.items import CARDLIKE, item_number
from rulewright.games.battalia.lines.frames import CITY, Line
from rulewright.games.battalia.lines.payment import open_slot, slot_in
from rulewright.games.battalia.purse import find_prepared, value_of_card, value_of_prepared
from rulewright.games.battalia.state import Battalia
from rulewright.games.battalia.stock import creation_deck
from rulewright.games.battalia.turn.frames import Cohort
from rulewright.games.battalia.turn.menu import has_ability
from rulewright.kit.squares import exits_of

# Set-up


def faction(g: Battalia, after: Battalia | None, seat: int, parts: list[str]) -> Outlook:
    """D-02: its land and its ability."""
    return Outlook("faction", {"faction": parts[0], "ability": parts[0]})


def start_city(g: Battalia, after: Battalia | None, seat: int, parts: list[str]) -> Outlook:
    """D-03: how far the nearest neutral city and the nearest gate are, as the crow flies."""
    here = SQUARE[parts[0]]
    neutral = [apart(here, at) for at in range(int(SQUARES)) if is_city(g.card[at]) and g.strength[at] > 0]
    gates = [apart(here, at) for at in range(int(SQUARES)) if is_gate(g.card[at])]
    args: Args = {"number": min(neutral, default=0), "faction": FACTIONS[terrain_of(g.card[here])]}
    return Outlook("start-gate", {**args, "gate": min(gates)}) if gates else Outlook("start", args)


def apart(one: int, other: int) -> int:
    """How many squares lie between, along rows and columns."""
    columns = int(GRID.columns)
    return abs(one % columns - other % columns) + abs(one // columns - other // columns)


def own_of(g: Battalia, seat: int, card: int) -> int:
    """How many cards of the same faction a seat owns."""
    same = faction_of(card)
    return sum(faction_of(own) == same for own in creation_deck(g, seat)) if same >= 0 else 0


def pick(g: Battalia, after: Battalia | None, seat: int, parts: list[str]) -> Outlook:
    """D-04, D-53: the cards of its faction then; or its place in the next hand."""
    frame = g.stack[-1]
    if isinstance(frame, Vase):
        return Outlook("vase", {"number": len(frame.top) + 1})
    card = CARD[parts[0]]
    return Outlook("pick", {"number": own_of(g, seat, card) + 1, "faction": FACTIONS[faction_of(card)]})


# The start of a turn


def keep(g: Battalia, after: Battalia | None, seat: int, parts: list[str]) -> Outlook:
    return Outlook("keep", {"number": len(g.seats[seat].hand)})


def mulligan(g: Battalia, after: Battalia | None, seat: int, parts: list[str]) -> Outlook:
    player = g.seats[seat]
    return Outlook("mulligan", {"number": len(player.hand), "nation": len(player.nation)}, CARDS)


def drawn_for(g: Battalia, seat: int, shown: int) -> int:
    """BA-063, BA-387."""
    return shown - 2 + int(has_ability(g, seat, WOL))


def cohort(g: Battalia, after: Battalia | None, seat: int, parts: list[str]) -> Outlook:
    """D-10: how many cards can be shown, and what that draws."""
    hand = g.seats[seat].hand
    shown = sum(faction_of(card) == FACTIONS.index(parts[0]) for card in hand)
    shown += sum(bool(is_universal(card)) for card in hand)
    return Outlook("cohort", {"number": shown, "drawn": drawn_for(g, seat, shown)}, CARDS)


def show(more: int) -> Teller:
    """D-11: the cohort as it is, or with one card more."""

    def teller(g: Battalia, after: Battalia | None, seat: int, parts: list[str]) -> Outlook:
        shown = int(inner(g, Cohort).shown) + more
        return Outlook("cohort", {"number": shown, "drawn": max(0, drawn_for(g, seat, shown))}, CARDS)

    return teller


# Payment and places


def lay(g: Battalia, after: Battalia | None, seat: int, parts: list[str]) -> Outlook:
    """D-21: what is still to be paid then."""
    line = inner(g, Line)
    place = open_slot(line)
    slot = slot_in(line, line.need[place][0])
    item = int(item_number(parts[0]))
    at = find_prepared(g.seats[seat], item) if item >= CARDLIKE else -1
    worth = int(value_of_prepared(g.seats[seat].prepared[at], slot) if at >= 0 else value_of_card(item, slot)) or 1
    return paid(line, place, worth)


def half(g: Battalia, after: Battalia | None, seat: int, parts: list[str]) -> Outlook:
    line = inner(g, Line)
    return paid(line, int(open_slot(line)), 1)


def paid(line: Line, place: int, worth: int) -> Outlook:
    needed = int(line.need[place][1])
    left = sum(number for _, number in line.need) - min(worth, needed)
    return Outlook("lay-lost" if worth > needed else "lay", {"number": left})


def place_card(g: Battalia, after: Battalia | None, seat: int, parts: list[str]) -> Outlook:
    """D-27: how many neighbours it joins, and how many of its exits lead on to empty squares."""
    square, exits = SQUARE[parts[0]], exits_of(parts[1])
    joined = leads_on = 0
    for direction in range(4):
        other = BESIDE[square * 4 + direction]
        if other < 0 or not exits >> direction & 1:
            continue
        joined += int(g.card[other] >= 0 and g.exits[other] >> ((direction + 2) & 3) & 1 == 1)
        leads_on += int(g.card[other] == EMPTY)
    frame = g.stack[-1]
    args: Args = {"joined": joined, "open": leads_on}
    if isinstance(frame, Line) and frame.verb == CITY:
        level = int(frame.rank) + 1
        return Outlook("place-city", {**args, **standing(g, seat, level, int(level == 4))})
    return Outlook("place", {**args, "left": sum(card == EMPTY for card in g.card) - 1})


def take_colour(g: Battalia, after: Battalia | None, seat: int, parts: list[str]) -> Outlook:
    """D-25, D-51: the cards of its faction then."""
    card = CARD[parts[0]]
    frame = g.stack[-1]
    if isinstance(frame, Effect):
        left = int(frame.left) - max(1, int(rank_of(card)) + 1)
        return Outlook("rally", {"number": len(g.seats[seat].hand) + 1, "left": left})
    return Outlook("take", {"number": own_of(g, seat, card) + 1, "faction": FACTIONS[faction_of(card)]})


def sacrifice(g: Battalia, after: Battalia | None, seat: int, parts: list[str]) -> Outlook:
    """D-22: it is gone for good."""
    return Outlook("sacrifice", {"cards": deck_size(g, seat) - 1})


def rolled(g: Battalia, after: Battalia | None, seat: int, parts: list[str]) -> Outlook:
    """D-35a: what a result stands for."""
    number = int(parts[0])
    return Outlook("rolled", {"number": number, "type": RANKS[min(number, 4) - 1]})


def meaning(g: Battalia, after: Battalia | None, seat: int, parts: list[str]) -> Outlook:
    """D-35: the items of this kind that lie prepared or in hand then."""
    player, at = g.seats[seat], MEANINGS.index(parts[0])
    own = sum(item.count for item in player.prepared if item.meaning == at)
    if at < 4:
        own += sum(rank_of(card) == at for card in player.hand)
    elif parts[0] == "supply":
        own += supplies(g, seat)
    else:
        own += sum(type_of(card) == TYPES.index(parts[0]) for card in player.hand)
    return Outlook("as", {"type": parts[0], "number": int(own) + 1})


def lay_ambush(g: Battalia, after: Battalia | None, seat: int, parts: list[str]) -> Outlook:
    """D-33: the ambush then."""
    return Outlook("lay-ambush", {"number": len(g.seats[seat].ambush) + 1, "most": int(AMBUSH_LIMIT)})


def ambush_laid(g: Battalia, after: Battalia | None, seat: int, parts: list[str]) -> Outlook:
    left = int(inner(g, Ambush).left)
    return Outlook("ambush-laid", {"number": len(g.seats[seat].ambush), "left": left})


def station(g: Battalia, after: Battalia | None, seat: int, parts: list[str]) -> Outlook:
    """D-34."""
    return Outlook("station", {"number": len(g.seats[seat].hand) - 1, "left": int(inner(g, Stationing).left) - 1})


def stationed(g: Battalia, after: Battalia | None, seat: int, parts: list[str]) -> Outlook:
    return Outlook("stationed", {"number": int(inner(g, Stationing).left)})


# Great Artefacts and fate


def great(g: Battalia, after: Battalia | None, seat: int, parts: list[str]) -> Outlook:
    """D-41, D-38, D-42b: what it does, and where it goes."""
    return Outlook("great", {"card": parts[0]})


def fate(g: Battalia, after: Battalia | None, seat: int, parts: list[str]) -> Outlook:
    return Outlook("fate", {"number": len(g.fate)}, CARDS)


def fate_side(g: Battalia, after: Battalia | None, seat: int, parts: list[str]) -> Outlook:
    """D-42: what each side of the card brings."""
    frame = inner(g, Fate)
    if parts[0] == "b":
        number = min(int(g.dust), 2 if frame.card == TWIN else 1)
        return Outlook("fate-dust", {"number": number, "cards": deck_size(g, seat) + number})
    message = {"twin": "fate-twin", "blind": "fate-blind", "chosen": "fate-chosen"}[CREATION_CARDS[frame.card]]
    return Outlook(message, {"number": len(g.spare)}, "" if frame.card == TWIN else CARDS)


def spend(g: Battalia, after: Battalia | None, seat: int, parts: list[str]) -> Outlook:
    """D-40: so many Great Artefacts lie under the gate."""
    from_gate = next((frame.source for frame in reversed(g.stack) if hasattr(frame, "source")), -1)
    number = len(g.under[g.under_at.index(from_gate)]) if from_gate in g.under_at else 0
    return Outlook("spend", {"number": number}, CARDS)


def draw_one(g: Battalia, after: Battalia | None, seat: int, parts: list[str]) -> Outlook:
    """D-50, D-58: an unseen card."""
    player = g.seats[seat]
    return Outlook("draw", {"number": len(player.hand) + 1, "nation": len(player.nation)}, CARDS)


def stop(g: Battalia, after: Battalia | None, seat: int, parts: list[str]) -> Outlook:
    return Outlook("stop", {"number": len(g.seats[seat].hand)})


def take_supplies(g: Battalia, after: Battalia | None, seat: int, parts: list[str]) -> Outlook:
    more = int(parts[0])
    return Outlook("supplies", {"number": supplies(g, seat) + more, "cards": deck_size(g, seat) + more})


def own_hero(g: Battalia, after: Battalia | None, seat: int, parts: list[str]) -> Outlook:
    at = int(g.seats[seat].hero("ab".index(parts[0])).at)
    return Outlook("wings-hero", {"square": square_name(at)})


def square_name(square: int) -> str:
    return next(name for name, number in SQUARE.items() if number == square)


def fly(g: Battalia, after: Battalia | None, seat: int, parts: list[str]) -> Outlook:
    """D-52: what stands there."""
    square = SQUARE[parts[0]]
    owner = int(g.owner[square])
    if is_city(g.card[square]) and owner < 0:
        return Outlook("fly-neutral", {"strength": int(g.strength[square])})
    if owner >= 0 and owner != seat:
        return Outlook("fly-rival", {"rival": owner, "level": int(g.level[square])})
    return Outlook("fly-own" if owner == seat else "fly", {})


def borrow(g: Battalia, after: Battalia | None, seat: int, parts: list[str]) -> Outlook:
    """BA-288: one of so many cards, by chance."""
    return Outlook("borrow", {"number": len(g.seats[int(parts[0])].hand)}, CARDS)


def change_land(g: Battalia, after: Battalia | None, seat: int, parts: list[str]) -> Outlook:
    """BA-281, BA-327: the land of a square, and whether it becomes native land of its owner or of the seat."""
    faction_now = parts[1] if parts[1] in FACTIONS else FACTIONS[int(parts[1].rpartition("-")[2]) - 1]
    native = FACTIONS[g.seats[seat].faction] == faction_now
    return Outlook("change-land", {"faction": faction_now, "native": int(native)})


def swap(g: Battalia, after: Battalia | None, seat: int, parts: list[str]) -> Outlook:
    first, second = (terrain_of(g.card[SQUARE[name]]) for name in parts)
    own = g.seats[seat].faction
    return Outlook("swap", {"number": int(first == own) + int(second == own)})


def banner_type(g: Battalia, after: Battalia | None, seat: int, parts: list[str]) -> Outlook:
    """BA-272, BA-321: how many cards of it lie in the shelter; or the top card of a deck."""
    if isinstance(g.stack[-1], Storm):
        pile = g.piles[ARTEFACT_PILE + TYPES.index(parts[0])]
        return Outlook(
            "storm-artefact", {"card": CREATION_CARDS[pile[0]], "number": len(g.seats[seat].hand) + 1}, CARDS
        )
    number = sum(name_of(card) == parts[0] for card in g.seats[seat].shelter)
    return Outlook("banner", {"number": number})


def name_of(card: int) -> str:
    """The rank or the type of a card by name; empty of all others."""
    rank, kind = int(rank_of(card)), int(type_of(card))
    return RANKS[rank] if rank >= 0 else TYPES[kind] if kind >= 0 else ""


def cloak(g: Battalia, after: Battalia | None, seat: int, parts: list[str]) -> Outlook:
    return Outlook("cloak", {"level": int(g.level[SQUARE[parts[0]]]), "left": int(inner(g, Effect).left) - 1})


def from_limbo(g: Battalia, after: Battalia | None, seat: int, parts: list[str]) -> Outlook:
    return Outlook("limbo", {"number": len(g.seats[seat].hand) + 1, "cards": deck_size(g, seat) + 1})


def summon(g: Battalia, after: Battalia | None, seat: int, parts: list[str]) -> Outlook:
    return Outlook("summon", {"square": parts[1]})


# Storms and gifts


def storm_road(g: Battalia, after: Battalia | None, seat: int, parts: list[str]) -> Outlook:
    """BA-324: a road for nothing."""
    shape = ROAD_SHAPES.index(parts[0])
    top = int(g.piles[ROAD_PILE + shape][0])
    return Outlook(
        "road", {"number": squares_for(g, seat, shape + 1, False), "faction": FACTIONS[terrain_of(top)]}, CARDS
    )


def copy_storm(g: Battalia, after: Battalia | None, seat: int, parts: list[str]) -> Outlook:
    return Outlook("copy", {"storm": int(parts[0])})


def raise_unit(g: Battalia, after: Battalia | None, seat: int, parts: list[str]) -> Outlook:
    """BA-105: the top card of the next rank."""
    top = g.piles[CARD[parts[0]] // 8 + 1][0]
    return Outlook("unit", {"card": CREATION_CARDS[top]}, CARDS)


def raise_city(g: Battalia, after: Battalia | None, seat: int, parts: list[str]) -> Outlook:
    return Outlook("raise", raised(g, seat, SQUARE[parts[0]]))


def destroy(g: Battalia, after: Battalia | None, seat: int, parts: list[str]) -> Outlook:
    """BA-332: the cards in the tent."""
    found = next(tent for tent in g.seats[int(parts[0])].tents if tent.nr == int(parts[1]))
    return Outlook("destroy", {"number": len(found.cards)}, CARDS)


def clone(g: Battalia, after: Battalia | None, seat: int, parts: list[str]) -> Outlook:
    return Outlook("use", {"type": RANKS[CARD[parts[0]] // 8], "number": 2})


LINES: Final[dict[tuple[str, str], Teller]] = {
    ("faction", "faction"): faction,
    ("startcity", "start"): start_city,
    ("draft", "pick"): pick,
    ("vase", "pick"): pick,
    ("start", "keep"): keep,
    ("start", "mulligan"): mulligan,
    ("start", "cohort"): cohort,
    ("cohort", "show"): show(1),
    ("cohort", "done"): show(0),
    ("line", "lay"): lay,
    ("line", "half"): half,
    ("line", "place"): place_card,
    ("colour", "take"): take_colour,
    ("effect", "take"): take_colour,
    ("sacrifice", "sacrifice"): sacrifice,
    ("rolls", "roll"): rolled,
    ("meaning", "as"): meaning,
    ("ambush", "lay"): lay_ambush,
    ("ambush", "done"): ambush_laid,
    ("tent", "station"): station,
    ("tent", "done"): stationed,
    ("prize", "ga"): great,
    ("prize", "fate"): fate,
    ("exchange", "ga"): great,
    ("exchange", "fate"): fate,
    ("fate", "option"): fate_side,
    ("fate", "ga"): great,
    ("afterstorm", "spend"): spend,
    ("afterstorm", "no"): plain("keep-bonus"),
    ("afterstorm", "ga"): great,
    ("effect", "draw"): draw_one,
    ("gift", "draw"): draw_one,
    ("effect", "stop"): stop,
    ("gift", "stop"): stop,
    ("effect", "done"): stop,
    ("effect", "supplies"): take_supplies,
    ("effect", "hero"): own_hero,
    ("effect", "to"): fly,
    ("effect", "seat"): borrow,
    ("effect", "change"): change_land,
    ("storm", "change"): change_land,
    ("effect", "swap"): swap,
    ("effect", "type"): banner_type,
    ("storm", "type"): banner_type,
    ("effect", "city"): cloak,
    ("effect", "limbo"): from_limbo,
    ("storm", "limbo"): from_limbo,
    ("effect", "summon"): summon,
    ("storm", "road"): storm_road,
    ("storm", "place"): place_card,
    ("storm", "copy"): copy_storm,
    ("storm", "unit"): raise_unit,
    ("gift", "unit"): raise_unit,
    ("storm", "raise"): raise_city,
    ("gift", "raise"): raise_city,
    ("storm", "destroy"): destroy,
    ("gift", "clone"): clone,
    ("window1", "no"): plain("drink-nothing"),
    ("window2", "cancel"): plain("cancel"),
    ("window2", "let"): plain("let"),
}
