"""Bands: their cards, Leader and marker, and the discard (ET-180 to ET-203).

The abilities of the Leaders are in tribes.py.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.core.decision import Decision
from rulewright.core.errors import Refusal
from rulewright.core.frame import ask_seat, call, go_to, leave, step, steps
from rulewright.games.ethnos.content import COLOUR_OF, KINGDOM_OF_COLOUR, TRIBE_OF
from rulewright.games.ethnos.frames import ElfKeep, PlayBand, WingKingdom, WizardDraw
from rulewright.games.ethnos.ids import CENTAUR, ELF, HALFLING, MINOTAUR, SKELETON, WINGFOLK, WIZARD
from rulewright.games.ethnos.options import (
    ADD,
    ALL_COLOUR,
    ALL_SKELETONS,
    ALL_TRIBE,
    DONE,
    LEAD,
    STOP,
    among,
)
from rulewright.games.ethnos.recruiting import discard, forget
from rulewright.games.ethnos.state import Band, Ethnos, all_markers, own_markers
from rulewright.games.ethnos.tribes import (
    may_place,
    place_marker,
    tell_no_marker,
    use_ability,
)
from rulewright.kit.piles import insert


def can_form_band(hand: list[int]) -> bool:
    """ET-123, ET-235: a Band needs a card other than a Skeleton."""
    for card in hand:
        if card != SKELETON:
            return True
    return False


def largest_band(hand: list[int], leader: i64) -> i64:
    """How many cards of the hand the largest Band under this Leader has."""
    tribe: i64 = 0
    colour: i64 = 0
    skeletons: i64 = 0
    for card in hand:
        if card == SKELETON:
            skeletons += 1
        else:
            if TRIBE_OF[card] == TRIBE_OF[leader]:
                tribe += 1
            if COLOUR_OF[card] == COLOUR_OF[leader]:
                colour += 1
    return (tribe if tribe > colour else colour) + skeletons


def name_leader(frame: PlayBand, g: Ethnos) -> None:
    """ET-186, ET-552, ET-581: the Leader comes first and cannot be taken back."""
    frame.cards = [frame.leader]
    g.seats[frame.seat].hand.remove(frame.leader)


def ask_cards(frame: PlayBand, g: Ethnos) -> None:
    """ET-182, ET-552: ask for more cards; the selection ends by itself when nothing fits."""
    if fitting(g, frame):
        ask_seat(g, frame, BAND_ADD, frame.seat)
    else:
        go_to(frame, "lay_out")


def add_cards(frame: PlayBand, g: Ethnos) -> None:
    """ET-181, ET-185, ET-553: cards go from the hand into the Band."""
    code = g.answers[frame.seat]
    if code == DONE:
        return
    hand = g.seats[frame.seat].hand
    if among(code, ADD):
        card = code - ADD
        hand.remove(card)
        insert(frame.cards, card)
    else:
        added = [card for card in hand if named_by(frame, code, card)]
        for card in added:
            hand.remove(card)
            insert(frame.cards, card)
    go_to(frame, "band_add")


def lay_out(frame: PlayBand, g: Ethnos) -> None:
    """ET-201, ET-202: the Band lies open on the table until the end of the Age."""
    player = g.seats[frame.seat]
    player.bands = [*player.bands, Band(frame.leader, frame.cards)]
    forget(player, frame.cards)
    g.barrier += 1
    g.tell_all("band", frame.cards, frame.seat, len(frame.cards), frame.leader)


def choose_kingdom(frame: PlayBand, g: Ethnos) -> None:
    """ET-187 to ET-193, ET-270, ET-290, ET-335: one marker, if the Band is large enough."""
    tribe = TRIBE_OF[frame.leader]
    size: i64 = len(frame.cards)
    if tribe == WINGFOLK:
        call(g, WingKingdom(frame.seat))
        return
    if tribe == HALFLING:
        g.tell("halfling", frame.seat)
        return
    if tribe == MINOTAUR:
        size += 1
    kingdom = KINGDOM_OF_COLOUR[COLOUR_OF[frame.leader]]
    if may_place(g, frame.seat, kingdom, size):
        place_marker(g, frame.seat, kingdom)
        if tribe == CENTAUR and can_form_band(g.seats[frame.seat].hand):
            go_to(frame, "centaur_band")
    else:
        tell_no_marker(g, frame.seat, size, kingdom)


def cards_needed(g: Ethnos, seat: i64, leader: i64) -> i64:
    """ET-188, ET-189, ET-290: how many cards a Band needs for a marker; 0 if its Leader's colour does not decide."""
    tribe = TRIBE_OF[leader]
    if tribe == WINGFOLK or tribe == HALFLING or g.seats[seat].supply == 0:
        return 0
    kingdom: i64 = KINGDOM_OF_COLOUR[COLOUR_OF[leader]]
    there = all_markers(g, kingdom) if g.players == 2 else own_markers(g, seat, kingdom)
    return there if tribe == MINOTAUR and there > 0 else there + 1


def use_leaders_ability(frame: PlayBand, g: Ethnos) -> None:
    """ET-195: the ability of the Leader's Tribe, of no other card."""
    use_ability(g, frame.seat, frame.leader, len(frame.cards))


def discard_hand(frame: PlayBand, g: Ethnos) -> None:
    """ET-200, ET-203, ET-250: the rest of the hand goes to the pool; an Elf may keep some."""
    tribe = TRIBE_OF[frame.leader]
    player = g.seats[frame.seat]
    if tribe == ELF and player.hand:
        call(g, ElfKeep(frame.seat))
        return
    discard(g, frame.seat, player.hand)
    player.hand = []
    if tribe == WIZARD:
        call(g, WizardDraw(frame.seat))


def end_action(frame: PlayBand, g: Ethnos) -> None:
    """ET-125: the action is resolved."""
    leave(g)


def offer_next_band(frame: PlayBand, g: Ethnos) -> None:
    """ET-230 to ET-235: after a Centaur that placed a marker, one more Band."""
    ask_seat(g, frame, CENTAUR_BAND, frame.seat)


def next_band(frame: PlayBand, g: Ethnos) -> None:
    """ET-232 to ET-234: a complete Band of its own, or the discard."""
    code = g.answers[frame.seat]
    if code == STOP:
        go_to(frame, "discard")
    else:
        frame.leader = code - LEAD
        go_to(frame, "leader")


steps(
    PlayBand,
    step("leader", name_leader),
    step("band_add", ask_cards, add_cards),
    step("lay_out", lay_out),
    step("marker", choose_kingdom),
    step("ability", use_leaders_ability),
    step("discard", discard_hand),
    step("end", end_action),
    step("centaur_band", offer_next_band, next_band),
)


def named_by(frame: PlayBand, code: i64, card: i64) -> bool:
    """Whether `all_tribe`, `all_colour` or `all_skeletons` means this card."""
    if code == ALL_SKELETONS:
        return card == SKELETON
    if code == ALL_TRIBE:
        return TRIBE_OF[card] == TRIBE_OF[frame.leader]
    return COLOUR_OF[card] == COLOUR_OF[frame.leader]


def match(frame: PlayBand) -> tuple[bool, bool]:
    """ET-182: whether the cards chosen so far share the Leader's Tribe, and its colour."""
    tribe = TRIBE_OF[frame.leader]
    colour = COLOUR_OF[frame.leader]
    same_tribe = True
    same_colour = True
    for card in frame.cards:
        if card != SKELETON:
            if TRIBE_OF[card] != tribe:
                same_tribe = False
            if COLOUR_OF[card] != colour:
                same_colour = False
    return same_tribe, same_colour


def fitting(g: Ethnos, frame: PlayBand) -> list[int]:
    """D2: every way to add cards that keeps the Band legal (ET-182, ET-185, ET-310)."""
    same_tribe, same_colour = match(frame)
    tribe = TRIBE_OF[frame.leader]
    colour = COLOUR_OF[frame.leader]
    of_tribe = False
    of_colour = False
    skeletons = False
    codes: list[int] = []
    last: i64 = -1
    for card in g.seats[frame.seat].hand:
        if card == last:
            continue
        last = card
        if card == SKELETON:
            skeletons = True
            codes.append(ADD + last)
            continue
        fits_tribe = same_tribe and TRIBE_OF[card] == tribe
        fits_colour = same_colour and COLOUR_OF[card] == colour
        if fits_tribe:
            of_tribe = True
        if fits_colour:
            of_colour = True
        if fits_tribe or fits_colour:
            codes.append(ADD + last)
    if of_tribe:
        codes.append(ALL_TRIBE)
    if of_colour:
        codes.append(ALL_COLOUR)
    if skeletons:
        codes.append(ALL_SKELETONS)
    return codes


class BandAdd(Decision[Ethnos, PlayBand]):
    """D2: further cards of the Band, hidden from others until it is complete (ET-534)."""

    def options(self, g: Ethnos, frame: PlayBand, seat: i64) -> list[int]:
        codes = fitting(g, frame)
        codes.append(DONE)
        return codes

    def explain(self, g: Ethnos, frame: PlayBand, seat: i64, code: i64) -> Refusal:
        hand = g.seats[seat].hand
        leader = g.game.argument("card", frame.leader)
        if among(code, ADD):
            card = g.game.argument("card", code - ADD)
            if code - ADD not in hand:
                return Refusal("ET-181", "not-in-hand", {"card": card})
            return Refusal("ET-182", "does-not-match", {"card": card, "leader": leader})
        if code == ALL_TRIBE or code == ALL_COLOUR:
            return Refusal("ET-182", "no-more-match", {"leader": leader})
        if code == ALL_SKELETONS:
            return Refusal("ET-310", "no-skeletons")
        return Refusal("ET-182", "finish-the-band", {"leader": leader})

    def default(self, g: Ethnos, frame: PlayBand, seat: i64) -> i64:
        codes = self.options(g, frame, seat)
        hand = g.seats[seat].hand
        tribe = len([card for card in hand if named_by(frame, ALL_TRIBE, card)]) if ALL_TRIBE in codes else 0
        colour = len([card for card in hand if named_by(frame, ALL_COLOUR, card)]) if ALL_COLOUR in codes else 0
        if tribe or colour:
            return ALL_TRIBE if tribe >= colour else ALL_COLOUR
        return ALL_SKELETONS if ALL_SKELETONS in codes else DONE

    def arguments(self, g: Ethnos, frame: PlayBand, seat: i64) -> dict[str, int | str]:
        kingdom = KINGDOM_OF_COLOUR[COLOUR_OF[frame.leader]]
        return {
            "leader": g.game.argument("card", frame.leader),
            "size": len(frame.cards),
            "kingdom": g.game.argument("kingdom", kingdom),
            "needed": cards_needed(g, seat, frame.leader),
        }


BAND_ADD: Final = BandAdd("band_add", ("ET-182", "ET-183", "ET-185", "ET-552"), "ET-562", secret=True)


class CentaurBand(Decision[Ethnos, PlayBand]):
    """D7: the Leader of one more Band, or the end of the chain (ET-230)."""

    def options(self, g: Ethnos, frame: PlayBand, seat: i64) -> list[int]:
        codes: list[int] = []
        last: i64 = SKELETON
        for card in g.seats[seat].hand:
            if card != last and card != SKELETON:
                last = card
                codes.append(LEAD + last)
        codes.append(STOP)
        return codes

    def explain(self, g: Ethnos, frame: PlayBand, seat: i64, code: i64) -> Refusal:
        if code == LEAD + SKELETON:
            return Refusal("ET-311", "skeleton-leads")
        if among(code, LEAD):
            return Refusal("ET-181", "not-in-hand", {"card": g.game.argument("card", code - LEAD)})
        return Refusal("ET-230", "band-or-stop")

    def default(self, g: Ethnos, frame: PlayBand, seat: i64) -> i64:
        return STOP

    def arguments(self, g: Ethnos, frame: PlayBand, seat: i64) -> dict[str, int | str]:
        return {"hand": len(g.seats[seat].hand)}


CENTAUR_BAND: Final = CentaurBand("centaur_band", ("ET-230", "ET-232", "ET-233"), "ET-562")
