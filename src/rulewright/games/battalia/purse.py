"""The purse: what the items at hand are worth for each slot of a payment, counted once for a whole menu.

No card fits two slots of one line, so a line can be paid exactly when each slot can (DECISIONS 4). The one exception is
the supply that a lit Tool saves. So the menu compares a few sums and never tries a payment.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from rulewright.games.battalia.content import (
    AS_SUPPLY,
    AS_TOOL,
    AS_WEAPON,
    FIRST_ARTEFACT,
    FIRST_KING,
    FIRST_NEUTRAL,
    FIRST_QUEEN,
    TOOL,
    WEAPON,
    is_fanatic,
    type_of,
)
from rulewright.games.battalia.ids import ARROW, DUST, SHIELD, SUPPLY, SWORD, TWIN
from rulewright.games.battalia.items import copy_of
from rulewright.games.battalia.state import BY_CLONE, BY_FANATIC, Battalia, Prepared, Seat
from rulewright.games.battalia.stock import copied_greats

SLOT_SUPPLY: Final[i64] = 0
SLOT_FREEMAN: Final[i64] = 1
SLOT_CHIEF: Final[i64] = 2
SLOT_PRIEST: Final[i64] = 3
SLOT_LORD: Final[i64] = 4
SLOT_UNIT: Final[i64] = 5
SLOT_WEAPON: Final[i64] = 6
SLOT_QUEEN: Final[i64] = 7
SLOT_KING: Final[i64] = 8
SLOT_ANY: Final[i64] = 9
SLOT_RETREAT: Final[i64] = 10
SLOTS: Final[i64] = 11
WORKERS: Final[i64] = 100
"""Added to SLOT_FREEMAN by lines in which a Tool counts as two Freemen (BA-211)."""


@mypyc_attr(acyclic=True)
class Purse:
    """What everything at hand is worth: by slot, and in Freemen with Tools."""

    def __init__(self) -> None:
        self.worth: list[int] = [0] * int(SLOTS)
        self.workers: i64 = 0
        self.tools: i64 = 0


def purse_of(g: Battalia, seat: i64) -> Purse:
    """Counts the hand and the prepared items of a seat."""
    player = g.seats[seat]
    purse = Purse()
    worth = purse.worth
    tools: i64 = 0
    for card in player.hand:
        if card < FIRST_QUEEN:
            if card % 8 != 6:
                worth[card // 8 + 1] += 1
                worth[SLOT_UNIT] += 1
        elif card < FIRST_ARTEFACT:
            worth[SLOT_QUEEN if card < FIRST_KING else SLOT_KING] += 1
            worth[SLOT_UNIT] += 1
        elif card < FIRST_NEUTRAL:
            kind = (card - FIRST_ARTEFACT) // 6
            if kind == TOOL:
                tools += 1
            elif kind == WEAPON:
                worth[SLOT_WEAPON] += 1
        elif card == SUPPLY:
            worth[SLOT_SUPPLY] += 1
        elif card == DUST:
            worth[SLOT_SUPPLY] += 2
        elif card == SWORD or card == SHIELD or card == ARROW or (card == TWIN and copies_weapon(g, seat)):
            worth[SLOT_WEAPON] += 1
    for item in player.prepared:
        if item.meaning < 4:
            worth[item.meaning + 1] += item.count
            worth[SLOT_UNIT] += item.count
        elif item.meaning == AS_TOOL:
            tools += 1
        elif item.meaning == AS_WEAPON:
            worth[SLOT_WEAPON] += 1
        elif item.meaning == AS_SUPPLY:
            worth[SLOT_SUPPLY] += 1
    worth[SLOT_ANY] = len(player.hand)
    purse.tools = tools
    purse.workers = worth[SLOT_FREEMAN] + 2 * tools
    return purse


def copies_weapon(g: Battalia, seat: i64) -> bool:
    """BA-564: whether the kept fate card can be a weapon now."""
    for great in copied_greats(g, seat):
        if great == SWORD or great == SHIELD or great == ARROW:
            return True
    return False


def is_lit_tool_line(g: Battalia, purse: Purse) -> bool:
    """BA-057: whether a lit Tool at hand saves the supply."""
    return purse.tools > 0 and g.day_of_type(TOOL)


def can_pay(purse: Purse, slot: i64, number: i64) -> bool:
    return purse.worth[slot] >= number


def value_of_card(card: i64, slot: i64) -> i64:
    """What a hand card is worth in a slot; 0 if it does not fit."""
    if slot == SLOT_ANY:
        return 1
    if slot == SLOT_SUPPLY:
        return 1 if card == SUPPLY else (2 if card == DUST else 0)
    if slot == SLOT_WEAPON:
        return 1 if type_of(card) == WEAPON or card in (SWORD, SHIELD, ARROW) else 0
    if slot == SLOT_QUEEN:
        return 1 if FIRST_QUEEN <= card < FIRST_KING else 0
    if slot == SLOT_KING:
        return 1 if FIRST_KING <= card < FIRST_ARTEFACT else 0
    if slot == SLOT_UNIT:
        return 1 if card < FIRST_ARTEFACT and not is_fanatic(card) else 0
    if slot == SLOT_FREEMAN + WORKERS:
        if type_of(card) == TOOL:
            return 2
        return 1 if card < 8 and card != 6 else 0
    return 1 if card < FIRST_QUEEN and card // 8 == slot - 1 and card % 8 != 6 else 0


def value_of_prepared(item: Prepared, slot: i64) -> i64:
    """What a prepared item is worth in a slot; 0 if it does not fit."""
    meaning = item.meaning
    if slot == SLOT_SUPPLY:
        return 1 if meaning == AS_SUPPLY else 0
    if slot == SLOT_WEAPON:
        return 1 if meaning == AS_WEAPON else 0
    if slot == SLOT_UNIT:
        return item.count if meaning < 4 else 0
    if slot == SLOT_FREEMAN + WORKERS:
        if meaning == AS_TOOL:
            return 2
        return item.count if meaning == 0 else 0
    return item.count if meaning < 4 and meaning == slot - 1 else 0


def is_splittable(item: Prepared) -> bool:
    """BA-536: a doubled Fanatic or a clone with both units left."""
    return item.count == 2 and item.by in (BY_FANATIC, BY_CLONE)


def weapon_copies(g: Battalia, seat: i64) -> list[int]:
    """The items `twin=<weapon>` that a seat can lay from hand."""
    if TWIN not in g.seats[seat].hand:
        return []
    return [int(copy_of(great)) for great in copied_greats(g, seat) if great in (SWORD, SHIELD, ARROW)]


def find_prepared(player: Seat, key: i64) -> i64:
    """The place of the first prepared item with this key; -1 if there is none."""
    for at, item in enumerate(player.prepared):
        if item.key == key:
            return at
    return -1
