"""Who may know what (ET-530 to ET-534): views and resampling. Observations for research are in observation.py.

Views are built from what a seat may know, item by item; nothing is made
complete first and stripped afterwards. Resampling draws what the seat cannot
know from the cards that it has not seen, and from nothing else: two games that
look alike to a seat are resampled alike.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from rulewright.core.chance import Random
from rulewright.games.ethnos.bands import can_form_band
from rulewright.games.ethnos.content import COLOUR_OF, DRAGONS, TRIBE_OF
from rulewright.games.ethnos.frames import ElfKeep, EndOfAge, PlayBand
from rulewright.games.ethnos.ids import DRAGON, MERFOLK, SKELETON
from rulewright.games.ethnos.options import RAID, WAIT
from rulewright.games.ethnos.position import DECK, SCATTERED, SEATS, TABLE, TRIBES_OF_GAME, seat_of, told_of
from rulewright.games.ethnos.state import Ethnos, markers_on_board, plays, top_left
from rulewright.games.ethnos.zones import CARDS, cards_held, hidden_choice
from rulewright.kit.fields import or_null
from rulewright.kit.masks import bits
from rulewright.kit.piles import insert
from rulewright.kit.positions import view_fields, write_prologue

SPECTATOR: Final[i64] = -1


def conserved(g: Ethnos) -> object:
    """ET-507: every card of the game, and the markers of each seat, wherever they are."""
    markers: list[int] = []
    for number, seat in enumerate(g.seats):
        on_merfolk_board = 1 if plays(g, MERFOLK) else 0
        markers.append(seat.supply + markers_on_board(g, number) + len(bits(seat.horde)) + on_merfolk_board + 1)
    return CARDS.lying(g), markers


# Views


def view(g: Ethnos, viewer: i64) -> dict[str, Any]:
    """The game as a seat sees it."""
    return {
        **write_prologue(g),
        **view_fields(g, g, (TRIBES_OF_GAME, *TABLE, DECK, SCATTERED), viewer, SPECTATOR),
        "viewer": or_null(viewer),
        "top_pile": top_left(g),
        "seats": [view_seat(g, seat, viewer) for seat in range(g.players)],
        "pending": view_pending(g, viewer),
    }


def view_seat(g: Ethnos, seat: i64, viewer: i64) -> dict[str, Any]:
    """ET-530: the own hand as cards, any other as a number."""
    shown = view_fields(g, g.seats[seat], SEATS.fields, viewer, seat)
    return shown if seat == viewer else {**shown, "hand": cards_held(g, seat)}


def view_pending(g: Ethnos, viewer: i64) -> list[dict[str, Any]]:
    """What is being decided; of others' hidden choices only that they are open."""
    if g.over or g.asked is None:
        return []
    frame = g.stack[len(g.stack) - 1]
    fields = told_of(g.asked.name)
    if isinstance(frame, EndOfAge):
        return [{"frame": g.asked.name, **view_fields(g, frame, fields, viewer, SPECTATOR), "open": list(g.waiting)}]
    return [{"frame": g.asked.name, **view_fields(g, frame, fields, viewer, seat_of(frame))}]


# Resampling


def resample(g: Ethnos, viewer: i64, rng: Random) -> Ethnos:
    """A copy with the deck, the other hands and unfinished choices drawn anew."""
    other = g.copy()
    if g.over:
        return other
    withdraw_choices(other, viewer, rng)
    sizes: list[int] = []
    unseen = CARDS.gather(other, viewer, sizes)
    del unseen[len(unseen) - (DRAGONS - g.dragons) :]  # they come last, and are drawn apart
    rng.shuffle(unseen)
    needed = start_of_band(other, viewer, unseen, rng)
    if needed:
        # Cards are dealt from the end, hand by hand.
        at = len(unseen) - sum(sizes[: other.mover()])
        unseen[at:at] = needed[::-1]
    CARDS.deal_back(other, viewer, unseen, sizes)
    other.deck = deck_with_dragons(other, unseen, rng)
    restart_choices(other, viewer, rng)
    return other


def deck_with_dragons(g: Ethnos, cards: list[int], rng: Random) -> list[int]:
    """ET-533: the Dragons left are somewhere in what is left of the bottom pile."""
    top = top_left(g)
    bottom = cards[: len(cards) - top] + [DRAGON] * (DRAGONS - g.dragons)
    rng.shuffle(bottom)
    return bottom + cards[len(cards) - top :]


def withdraw_choices(g: Ethnos, viewer: i64, rng: Random) -> None:
    """Cards of another seat's unfinished choice return to its hand; sealed answers are drawn anew."""
    frame = g.stack[len(g.stack) - 1]
    if isinstance(frame, EndOfAge):
        for seat in range(g.players):
            if seat != viewer and g.answers[seat] >= 0 and g.seats[seat].horde:
                g.answers[seat] = RAID if rng.below(2) else WAIT
        return
    for seat in range(g.players):
        if seat != viewer:
            for card in hidden_choice(g, seat):
                insert(g.seats[seat].hand, card)
    if isinstance(frame, ElfKeep) and frame.seat != viewer:
        frame.kept = []


def band_builder(g: Ethnos) -> i64:
    """The seat that is putting a Band together; -1 if none is."""
    frame = g.stack[len(g.stack) - 1]
    if isinstance(frame, PlayBand) and g.asked is not None and g.asked.name == "band_add":
        return frame.seat
    return -1


def start_of_band(g: Ethnos, viewer: i64, unseen: list[int], rng: Random) -> list[int]:
    """Unseen cards that a seat putting a Band together must hold, as it has a Leader and a card that fits.

    They are taken out of `unseen`. None are needed if known cards of its hand fit together.
    """
    builder = band_builder(g)
    if builder < 0:
        return next_leader(g, viewer, unseen)
    if builder == viewer:
        return []
    player = g.seats[builder]
    if leaders_of(player.known):
        return []
    kinds = sorted(set(unseen))
    ways: list[list[int]] = [[card] for card in kinds if leaders_of([*player.known, card])]
    if len(player.hand) - len(player.known) >= 2:
        for at, card in enumerate(kinds):
            for partner in kinds[at + (1 if unseen.count(card) < 2 else 0) :]:
                if leaders_of([card, partner]):
                    ways.append([card, partner])
    needed = ways[rng.below(len(ways))]
    for card in needed:
        unseen.remove(card)
    return needed[:]


def next_leader(g: Ethnos, viewer: i64, unseen: list[int]) -> list[int]:
    """ET-235: a seat that is offered one more Band holds a card other than a Skeleton; taken out of `unseen`."""
    mover = g.mover()
    if g.asked is None or g.asked.name != "centaur_band" or mover == viewer or can_form_band(g.seats[mover].known):
        return []
    at = len(unseen) - 1
    while unseen[at] == SKELETON:
        at -= 1
    return [unseen.pop(at)]


def leaders_of(cards: list[int]) -> list[int]:
    """The cards that can lead a Band with at least one more of these cards."""
    leaders: list[int] = []
    for at, leader in enumerate(cards):
        if leader != SKELETON:
            for other, card in enumerate(cards):
                if other != at and (
                    card == SKELETON or TRIBE_OF[card] == TRIBE_OF[leader] or COLOUR_OF[card] == COLOUR_OF[leader]
                ):
                    leaders.append(leader)
                    break
    return leaders


def restart_choices(g: Ethnos, viewer: i64, rng: Random) -> None:
    """Another seat that is asked starts its hidden choice anew, with options from its new hand."""
    mover = g.mover()
    if g.sealed or mover == viewer or g.asked is None:
        return
    if band_builder(g) == mover:
        frame = g.stack[len(g.stack) - 1]
        assert isinstance(frame, PlayBand)
        hand = g.seats[mover].hand
        leaders = leaders_of(hand)
        frame.leader = leaders[rng.below(len(leaders))]
        hand.remove(frame.leader)
        frame.cards = [frame.leader]
    g.offered = g.asked.options(g, g.stack[len(g.stack) - 1], mover)
