"""Paying a line: which items fit a slot, and what is laid (BA-080, BA-082, BA-085; DECISIONS 4)."""

from __future__ import annotations

from bisect import insort

from mypy_extensions import i64

from rulewright.games.battalia.content import AS_TOOL, TOOL, type_of
from rulewright.games.battalia.items import CARDLIKE, COPIES, COUNTED, card_of, counted
from rulewright.games.battalia.lines.frames import EXPLORE, MARKET, ROAD, Line
from rulewright.games.battalia.options import HALF, LAY
from rulewright.games.battalia.prepared import keep_sorted
from rulewright.games.battalia.purse import (
    SLOT_FREEMAN,
    SLOT_SUPPLY,
    SLOT_WEAPON,
    WORKERS,
    Purse,
    find_prepared,
    is_splittable,
    purse_of,
    value_of_card,
    value_of_prepared,
    weapon_copies,
)
from rulewright.games.battalia.state import Battalia, Prepared, Seat


def slot_in(line: Line, slot: i64) -> i64:
    """The slot of a line, with Tools where they count as Freemen (BA-211)."""
    if slot == SLOT_FREEMAN and (line.verb == ROAD or line.verb == MARKET or line.verb == EXPLORE):
        return SLOT_FREEMAN + WORKERS
    return slot


def open_slot(line: Line) -> i64:
    """The place of the first slot that is not full; -1 if the line is paid."""
    for at, need in enumerate(line.need):
        if need[1] > 0:
            return at
    return -1


def supplies_to_pay(line: Line) -> i64:
    """What is still needed of the supply slot after the first."""
    for slot, number in line.need:
        if slot == SLOT_SUPPLY:
            return number
    return 0


def is_lit_tool(g: Battalia, line: Line, slot: i64, is_tool: bool) -> bool:
    """BA-057: a lit Tool laid for Freemen also pays the supply of a road or exploration."""
    return is_tool and slot == SLOT_FREEMAN + WORKERS and line.verb != MARKET and g.day_of_type(TOOL)


def pay_options(g: Battalia, line: Line, seat: i64) -> list[int]:
    """D-21: each item that fits the first open slot and leaves the rest payable."""
    player = g.seats[seat]
    place = open_slot(line)
    slot = slot_in(line, line.need[place][0])
    number: i64 = line.need[place][1]
    purse = purse_of(g, seat)
    supplies: i64 = supplies_to_pay(line) if slot == SLOT_FREEMAN + WORKERS else 0
    short = supplies > purse.worth[SLOT_SUPPLY]
    total: i64 = purse.workers if slot == SLOT_FREEMAN + WORKERS else purse.worth[line.need[place][0]]
    codes: list[int] = []
    last = -1
    for card in player.hand:
        if card != last and value_of_card(card, slot) > 0:
            is_tool = type_of(card) == TOOL
            if not short or is_tool or saves_later(purse, number, total, value_of_card(card, slot)):
                codes.append(int(LAY + card))
        last = card
    if slot == SLOT_WEAPON:
        codes += [int(LAY + item) for item in weapon_copies(g, seat)]
    previous: i64 = -1
    for item in player.prepared:
        value = value_of_prepared(item, slot)
        if value > 0 and item.key != previous:
            if not short or item.meaning == AS_TOOL or saves_later(purse, number, total, value):
                codes.append(int(LAY + item.key))
            if is_splittable(item) and number >= 2 and total - 2 >= number - 1:
                codes.append(int(HALF + (item.key - COUNTED) // 2))
        previous = item.key
    return codes


def saves_later(purse: Purse, number: i64, total: i64, value: i64) -> bool:
    """BA-057: without supplies, a Freeman can be laid only if a Tool still follows that saves them."""
    return purse.tools > 0 and number - value > 0


def lay_card(player: Seat, cardlike: i64) -> None:
    """A hand card is laid."""
    card = card_of(cardlike)
    player.hand.remove(card)
    insort(player.laid, card)


def use_up(player: Seat, at: i64, number: i64) -> None:
    """Units of a prepared item are used; a half of a doubled card stays as an item of its own (BA-536)."""
    item = player.prepared[at]
    if is_splittable(item) and number == 1:
        item.key = counted(item.cards[0], 1)
        item.count = 1
        keep_sorted(player)
        return
    del player.prepared[at]
    player.laid += item.cards
    player.laid.sort()


def pay(g: Battalia, line: Line, seat: i64, code: i64) -> None:
    """An item is laid for the first open slot."""
    player = g.seats[seat]
    place = open_slot(line)
    slot = slot_in(line, line.need[place][0])
    number: i64 = line.need[place][1]
    is_tool = False
    if HALF <= code < HALF + 32:
        use_up(player, find_prepared(player, counted(code - HALF, 2)), 1)
        g.tell("lays", seat, code - HALF)
        value: i64 = 1
    else:
        item = code - LAY
        at = find_prepared(player, item) if item >= CARDLIKE else i64(-1)
        if at >= 0:
            prepared: Prepared = player.prepared[at]
            value = value_of_prepared(prepared, slot)
            is_tool = prepared.meaning == AS_TOOL
            for card in prepared.cards:
                g.tell("lays", seat, card)
            use_up(player, at, min(value, number))
        else:
            is_tool = item < COPIES and type_of(item) == TOOL
            value = 1 if item >= COPIES else value_of_card(item, slot)
            lay_card(player, item)
            g.tell("lays", seat, card_of(item))
    left = max(i64(0), number - value)
    line.need[place] = (line.need[place][0], int(left))
    if is_lit_tool(g, line, slot, is_tool):
        line.need = [(kind, 0 if kind == SLOT_SUPPLY else rest) for kind, rest in line.need]
