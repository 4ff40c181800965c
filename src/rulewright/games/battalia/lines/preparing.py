"""Preparing (BA-086, BA-087): Titles, Scrolls, Crown, Book, Hammer, Amulets, Fanatics, Solar Eclipse."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.core.chance import roll
from rulewright.core.frame import ask_seat, call, leave, step, steps
from rulewright.games.battalia.content import (
    AMULET,
    AS_SCROLL,
    AS_SUPPLY,
    AS_TITLE,
    LORD,
    MEANING_COUNT,
    SCROLL,
    TITLE,
    is_faction_unit,
    is_fanatic,
    rank_of,
    type_of,
)
from rulewright.games.battalia.decisions import Choice, ask_of_hand
from rulewright.games.battalia.ids import BOOK, CROWN, DUST, ECLIPSE, HAMMER, TWIN
from rulewright.games.battalia.items import (
    JOINED,
    JOINED_TWICE,
    UNIT_ITEMS,
    card_of,
    copy_of,
    counted,
    is_crown_source,
    is_scroll_source,
    is_title_source,
    item_of_source,
    joined,
    joined_again,
    made,
    source_of,
)
from rulewright.games.battalia.options import AS, ROLL, SACRIFICE, USE, USE_CARD, USE_ECLIPSE, USE_HAMMER
from rulewright.games.battalia.prepared import prepare
from rulewright.games.battalia.purse import find_prepared
from rulewright.games.battalia.state import (
    BY_AMULET,
    BY_BOOK,
    BY_CROWN,
    BY_ECLIPSE,
    BY_FANATIC,
    BY_HAMMER,
    BY_SCROLL,
    BY_TITLE,
    Battalia,
    Seat,
)
from rulewright.games.battalia.stock import acting, copied_greats, is_free, put_into_limbo
from rulewright.games.battalia.turn.frames import Meaning, Rolls, Sacrifice


def distinct_units(player: Seat) -> list[int]:
    """The faction units in hand, each type once."""
    found: list[int] = []
    last = -1
    for card in player.hand:
        if card >= 32:
            break
        if card != last and is_faction_unit(card):
            found.append(card)
        last = card
    return found


def use_options(g: Battalia, seat: i64) -> list[int]:
    """BA-086: everything that can be prepared now."""
    player = g.seats[seat]
    codes: list[int] = []
    units = distinct_units(player)
    copies: list[int] = copied_greats(g, seat) if TWIN in player.hand else []
    last = -1
    for card in player.hand:
        if card == last:
            continue
        last = card
        if card >= 44:
            kind = type_of(card)
            if kind == TITLE or kind == SCROLL:
                add_source(player, units, source_of(card), codes)
            elif kind == AMULET:
                codes.append(int(USE_CARD + card))
            elif card == CROWN or card == BOOK:
                add_source(player, units, source_of(card), codes)
            elif card == HAMMER:
                codes += range(int(USE_HAMMER), int(USE_HAMMER + MEANING_COUNT))
        elif is_fanatic(card) and can_sacrifice(player, card):
            codes.append(int(USE_CARD + card))
    for great in copies:
        if great == CROWN or great == BOOK:
            add_source(player, units, source_of(copy_of(great)), codes)
        elif great == HAMMER:
            codes += range(int(USE_HAMMER + MEANING_COUNT), int(USE_HAMMER + 2 * MEANING_COUNT))
    previous: i64 = -1
    for item in player.prepared:
        if item.key != previous and item.meaning in (AS_TITLE, AS_SCROLL):
            source = source_of(item.key)
            if source >= 0:
                add_source(player, units, source, codes)
        previous = item.key
    if g.setting.elixirs and g.can_use_daily(ECLIPSE, seat):
        last = -1
        for card in player.hand:
            if card != last and is_free(player, card):
                codes.append(int(USE_ECLIPSE + card))
            last = card
    return codes


def add_source(player: Seat, units: list[int], source: i64, codes: list[int]) -> None:
    """BA-087: what a Title, Scroll, Crown or Book can be used on."""
    lower = is_title_source(source) or is_crown_source(source)
    first = USE + source * UNIT_ITEMS
    for unit in units:
        if not lower or unit < 24:
            codes.append(int(first + unit))
    if is_title_source(source):
        previous: i64 = -1
        for item in player.prepared:
            if item.key != previous and item.by == BY_TITLE and item.key < JOINED_TWICE and item.meaning < LORD:
                codes.append(int(first + item.key))
            previous = item.key


def can_sacrifice(player: Seat, card: i64) -> bool:
    """BA-456: whether another card of the hand can go into limbo."""
    return bool(sacrifices(player, card))


def sacrifices(player: Seat, card: i64) -> list[int]:
    """BA-456, BA-200, BA-567: the cards, but star dust and borrowed ones, that can be given for a card in hand."""
    found: list[int] = []
    last = -1
    for other in player.hand:
        spare = other != card or player.hand.count(other) > 1
        if spare and other != last and other != DUST and is_free(player, other):
            found.append(other)
        last = other
    return found


def sacrifices_from_elsewhere(player: Seat) -> list[int]:
    """BA-558: the same for a card that does not lie in hand."""
    return sacrifices(player, -1)


# Using


def use_source(g: Battalia, seat: i64, code: i64) -> None:
    """BA-087: a Title, Scroll, Crown or Book and its unit become a prepared item."""
    player = g.seats[seat]
    source = (code - USE) // UNIT_ITEMS
    on = (code - USE) % UNIT_ITEMS
    cards = take_source(player, item_of_source(source))
    if on >= JOINED:
        at = find_prepared(player, on)
        item = player.prepared[at]
        del player.prepared[at]
        rank: i64 = min(LORD, item.meaning + title_worth(g))
        prepare(player, joined_again(item.key, source), BY_TITLE, rank, 1, item.cards + cards)
        tell_prepared(g, seat, rank, 1, item.cards + cards)
        return
    unit = on
    player.hand.remove(unit)
    cards.insert(0, int(unit))
    key = joined(unit, source)
    meaning: i64 = rank_of(unit)
    count: i64 = 1
    by: i64 = BY_TITLE
    if is_title_source(source):
        meaning = min(LORD, meaning + title_worth(g))
    elif is_scroll_source(source):
        by = BY_SCROLL
        count = 3 if g.day_of_type(SCROLL) else 2
    elif is_crown_source(source):
        by = BY_CROWN
        meaning = LORD
    else:
        by = BY_BOOK
        count = 3
    prepare(player, key, by, meaning, count, cards)
    tell_prepared(g, seat, meaning, count, cards)


def tell_prepared(g: Battalia, seat: i64, meaning: i64, count: i64, cards: list[int]) -> None:
    """BA-086: a prepared item lies open: its cards, what it stands for, as how many."""
    if len(cards) > 1:
        g.tell("joins", seat, cards[0], cards[len(cards) - 1])
    else:
        g.tell("prepares", seat, cards[0])
    g.tell("counts-as", seat, meaning, count)


def title_worth(g: Battalia) -> i64:
    """BA-057: how many ranks a Title raises."""
    return 2 if g.day_of_type(TITLE) else 1


def take_source(player: Seat, item: i64) -> list[int]:
    """The cards of a source, out of the hand or out of what is prepared."""
    at = find_prepared(player, item) if item >= 126 else i64(-1)
    if at >= 0:
        found = player.prepared[at]
        del player.prepared[at]
        return found.cards
    card = card_of(item)
    player.hand.remove(card)
    return [int(card)]


def use_hammer(g: Battalia, seat: i64, code: i64) -> None:
    """BA-288: the Hammer, or its copy, stands for anything but an Amulet."""
    number = code - USE_HAMMER
    cardlike = HAMMER if number < MEANING_COUNT else copy_of(HAMMER)
    player = g.seats[seat]
    card = card_of(cardlike)
    player.hand.remove(card)
    meaning = number % MEANING_COUNT
    prepare(player, made(cardlike, meaning), BY_HAMMER, meaning, 1, [int(card)])
    tell_prepared(g, seat, meaning, 1, [int(card)])


def use_card(g: Battalia, seat: i64, card: i64) -> None:
    """BA-217, BA-456: an Amulet is rolled, a Fanatic doubled."""
    player = g.seats[seat]
    if is_fanatic(card):
        frame = Sacrifice()
        frame.card = card
        call(g, frame)
        return
    player.hand.remove(card)
    first = roll_amulet(g, seat, card)
    if g.day_of_type(AMULET):
        second = roll_amulet(g, seat, card)
        rolls = Rolls()
        rolls.card = card
        rolls.rolls = sorted([int(first), int(second)])
        call(g, rolls)
        return
    commit_amulet(g, seat, card, first)


def roll_amulet(g: Battalia, seat: i64, card: i64) -> i64:
    """BA-216, BA-547: the roll is public."""
    number = roll(g, "amulet", 6)
    g.tell("rolls", seat, card, number)
    return number


def use_eclipse(g: Battalia, seat: i64, card: i64) -> None:
    """BA-449: a card from hand is used as anything but an Amulet."""
    g.seats[seat].hand.remove(card)
    g.elixir_spent |= 1 << ECLIPSE
    frame = Meaning()
    frame.card = card
    frame.by = BY_ECLIPSE
    frame.meanings = list(range(int(MEANING_COUNT)))
    call(g, frame)


def amulet_meanings(number: i64) -> list[int]:
    """BA-216: what a roll can stand for."""
    if number <= 4:
        return [int(number - 1)]
    return list(range(4, int(AS_SUPPLY))) if number == 5 else list(range(int(MEANING_COUNT)))


def commit_amulet(g: Battalia, seat: i64, card: i64, number: i64) -> None:
    """BA-216: the owner chooses right after the roll where there is a choice."""
    meanings = amulet_meanings(number)
    if len(meanings) == 1:
        prepare(g.seats[seat], made(card, meanings[0]), BY_AMULET, meanings[0], 1, [int(card)])
        tell_prepared(g, seat, meanings[0], 1, [int(card)])
        return
    frame = Meaning()
    frame.card = card
    frame.by = BY_AMULET
    frame.meanings = meanings
    call(g, frame)


# Questions


class SacrificeChoice(Choice[Sacrifice]):
    """D-22: `sacrifice:<card>`."""

    def options(self, g: Battalia, frame: Sacrifice, seat: i64) -> list[int]:
        return [int(SACRIFICE + card) for card in sacrifices(g.seats[seat], frame.card)]


SACRIFICING: Final = SacrificeChoice("sacrifice", ("BA-456",), "BA-364")


def ask_sacrifice(frame: Sacrifice, g: Battalia) -> None:
    ask_of_hand(g, frame, SACRIFICING, acting(g))


def take_sacrifice(frame: Sacrifice, g: Battalia) -> None:
    """BA-456, BA-457: the Fanatic counts as two units of its rank."""
    seat = acting(g)
    code = g.answers[seat]
    leave(g)
    if code < 0:
        return
    player = g.seats[seat]
    player.hand.remove(frame.card)
    put_into_limbo(g, seat, code - SACRIFICE)
    g.tell("sacrifices", seat, code - SACRIFICE)
    prepare(player, counted(frame.card, 2), BY_FANATIC, rank_of(frame.card), 2, [int(frame.card)])
    tell_prepared(g, seat, rank_of(frame.card), 2, [int(frame.card)])


steps(Sacrifice, step("sacrifice", ask_sacrifice, take_sacrifice))


class RollsChoice(Choice[Rolls]):
    """D-35a: `roll:<n>`."""

    def options(self, g: Battalia, frame: Rolls, seat: i64) -> list[int]:
        return sorted({int(ROLL + number - 1) for number in frame.rolls})

    def default(self, g: Battalia, frame: Rolls, seat: i64) -> i64:
        return ROLL + frame.rolls[1] - 1


ROLLS: Final = RollsChoice("rolls", ("BA-216", "BA-057"), "BA-364")


def ask_roll(frame: Rolls, g: Battalia) -> None:
    ask_seat(g, frame, ROLLS, acting(g))


def take_roll(frame: Rolls, g: Battalia) -> None:
    """BA-057: one of the two results is chosen."""
    seat = acting(g)
    number = g.answers[seat] - ROLL + 1
    leave(g)
    commit_amulet(g, seat, frame.card, number)


steps(Rolls, step("rolls", ask_roll, take_roll))


class MeaningChoice(Choice[Meaning]):
    """D-35: `as:<meaning>`."""

    def options(self, g: Battalia, frame: Meaning, seat: i64) -> list[int]:
        return [int(AS + meaning) for meaning in frame.meanings]

    def default(self, g: Battalia, frame: Meaning, seat: i64) -> i64:
        return AS + (LORD if LORD in frame.meanings else frame.meanings[0])


class EclipseChoice(MeaningChoice):
    """The same under Solar Eclipse (BA-449)."""


MEANING: Final = MeaningChoice("meaning", ("BA-216",), "BA-364")
MEANING_OF_ECLIPSE: Final = EclipseChoice("meaning", ("BA-449",), "BA-364")


def ask_meaning(frame: Meaning, g: Battalia) -> None:
    ask_seat(g, frame, MEANING if frame.by == BY_AMULET else MEANING_OF_ECLIPSE, acting(g))


def take_meaning(frame: Meaning, g: Battalia) -> None:
    """BA-086: it stands for one fixed thing until the end of the turn."""
    seat = acting(g)
    meaning = g.answers[seat] - AS
    leave(g)
    prepare(g.seats[seat], made(frame.card, meaning), frame.by, meaning, 1, [int(card_of(frame.card))])
    tell_prepared(g, seat, meaning, 1, [int(card_of(frame.card))])


steps(Meaning, step("meaning", ask_meaning, take_meaning))
