"""Who may know what (ET-530 to ET-534): views, observations, resampling.

Views and observations are built from what a seat may know, item by item;
nothing is made complete first and stripped afterwards. Resampling draws what
the seat cannot know from the cards that it has not seen, and from nothing else:
two games that look alike to a seat are resampled alike.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from rulewright.core.chance import Random
from rulewright.core.game import Piece
from rulewright.games.ethnos.bands import can_form_band
from rulewright.games.ethnos.content import COLOUR_OF, DRAGONS, TRIBE_OF
from rulewright.games.ethnos.frames import ElfKeep, EndOfAge, MerfolkBonus, PlayBand
from rulewright.games.ethnos.ids import DRAGON, KINGDOM_COUNT, MERFOLK, SKELETON
from rulewright.games.ethnos.options import RAID, WAIT
from rulewright.games.ethnos.position import names, seat_of, write_open_seat, write_open_table, write_pending
from rulewright.games.ethnos.scoring import effective_size
from rulewright.games.ethnos.state import Ethnos, last_age, markers_on_board, plays, top_left
from rulewright.games.fields import or_null
from rulewright.kit.masks import bits
from rulewright.kit.piles import insert

SPECTATOR: Final[i64] = -1


def hidden_choice(g: Ethnos, seat: i64) -> list[int]:
    """ET-534: cards of a seat that lie in an unfinished choice; for all others they are in its hand."""
    if not g.stack or g.asked is None:
        return []
    frame = g.stack[len(g.stack) - 1]
    if isinstance(frame, ElfKeep) and frame.seat == seat:
        return frame.kept
    if isinstance(frame, PlayBand) and frame.seat == seat and g.asked.name == "band_add":
        return frame.cards
    return []


def cards_held(g: Ethnos, seat: i64) -> i64:
    """ET-531, ET-534: the public number of cards in a hand."""
    return len(g.seats[seat].hand) + len(hidden_choice(g, seat))


def conserved(g: Ethnos) -> object:
    """ET-507: every card of the game, and the markers of each seat, wherever they are."""
    cards = g.deck + g.pool + g.scattered + [DRAGON] * g.dragons
    markers: list[int] = []
    for number, seat in enumerate(g.seats):
        cards += seat.hand + hidden_choice(g, number)
        for band in seat.bands:
            cards += band.cards
        on_merfolk_board = 1 if plays(g, MERFOLK) else 0
        markers.append(seat.supply + markers_on_board(g, number) + len(bits(seat.horde)) + on_merfolk_board + 1)
    return sorted(cards), markers


# Views


def view(g: Ethnos, viewer: i64) -> dict[str, Any]:
    """The game as a seat sees it."""
    return {
        **write_open_table(g),
        "viewer": or_null(viewer),
        "deck": len(g.deck),
        "top_pile": top_left(g),
        "scattered": len(g.scattered),
        "seats": [view_seat(g, seat, viewer) for seat in range(g.players)],
        "pending": view_pending(g, viewer),
    }


def view_seat(g: Ethnos, seat: i64, viewer: i64) -> dict[str, Any]:
    """ET-530: the own hand as cards, any other as a number."""
    hand: Any = names(g.seats[seat].hand) if seat == viewer else cards_held(g, seat)
    return {"hand": hand, **write_open_seat(g, g.seats[seat])}


def view_pending(g: Ethnos, viewer: i64) -> list[dict[str, Any]]:
    """What is being decided; of others' hidden choices only that they are open."""
    if g.over or g.asked is None:
        return []
    frame = g.stack[len(g.stack) - 1]
    if isinstance(frame, EndOfAge):
        own = g.answers[viewer] if viewer != SPECTATOR else -1
        choices: dict[str, str | None] = {}
        for seat in range(g.players):
            if g.seats[seat].horde:
                known = seat == viewer and own >= 0
                choices[str(seat)] = ("raid" if own == RAID else "wait") if known else None
        return [{"frame": "orc_raid", "choices": choices, "open": list(g.waiting)}]
    seat = seat_of(frame)
    if g.asked.secret and seat != viewer:
        return [{"frame": g.asked.name, "seat": seat}]
    return write_pending(g)


# Resampling


def resample(g: Ethnos, viewer: i64, rng: Random) -> Ethnos:
    """A copy with the deck, the other hands and unfinished choices drawn anew."""
    other = g.copy()
    if g.over:
        return other
    withdraw_choices(other, viewer, rng)
    unseen = [card for card in other.deck if card != DRAGON]
    unseen += other.scattered
    for seat in range(g.players):
        if seat != viewer:
            player = other.seats[seat]
            for card in player.known:
                player.hand.remove(card)
            unseen += player.hand
    unseen.sort()
    rng.shuffle(unseen)
    needed = start_of_band(other, viewer, unseen, rng)
    for seat in range(g.players):
        if seat != viewer:
            player = other.seats[seat]
            drawn: list[int] = needed if seat == other.mover() else []
            while len(drawn) < len(player.hand):
                drawn.append(unseen.pop())
            player.hand = sorted(drawn + player.known)
    other.scattered = [unseen.pop() for _ in range(len(other.scattered))]
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
    if len(player.hand) >= 2:
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


# Observations

FRAMES: Final = (
    "turn_action", "band_add", "wing_kingdom", "merfolk_bonus", "orc_place",
    "troll_take", "centaur_band", "elf_keep", "wizard_draw", "orc_raid", "over",
)  # fmt: skip
CARD_KINDS: Final = 67
BAND_SIZES: Final = 11


def pieces(players: int) -> list[Piece]:
    """The parts of an observation; players are listed from the observer on, clockwise."""
    return [
        Piece("seat", (players,), 0, 1),
        Piece("tribes", (12,), 0, 1),
        Piece("age", (3,), 0, 1),
        Piece("dragons", (4,), 0, 1),
        Piece("frame", (len(FRAMES),), 0, 1),
        Piece("waiting", (players,), 0, 1),
        Piece("hand", (CARD_KINDS,), 0, 12),
        Piece("chosen", (CARD_KINDS,), 0, 12),
        Piece("leader", (CARD_KINDS,), 0, 1),
        Piece("bonuses_left", (1,), 0, 4),
        Piece("pool", (CARD_KINDS,), 0, 12),
        Piece("played", (CARD_KINDS,), 0, 12),
        Piece("deck", (2,), 0, 84),
        Piece("glory_tokens", (KINGDOM_COUNT, 3), 0, 99),
        Piece("markers", (players, KINGDOM_COUNT), 0, 26),
        Piece("cards_held", (players,), 0, 10),
        Piece("bands", (players, BAND_SIZES), 0, 84),
        Piece("glory", (players,), 0, 999),
        Piece("supply", (players,), 0, 26),
        Piece("merfolk", (players,), 0, 18),
        Piece("horde", (players, 6), 0, 1),
        Piece("trolls", (players, 6), 0, 1),
        Piece("troll_tokens", (6,), 0, 1),
        Piece("giant", (players,), 0, 10),
    ]


def observe(g: Ethnos, viewer: i64) -> dict[str, list[float]]:
    """What the viewer may know, piece by piece; hidden things are in none of them."""
    order = [(viewer + turn) % g.players for turn in range(g.players)]
    frame = g.stack[len(g.stack) - 1] if g.stack else None
    own_turn = not g.over and g.mover() == viewer
    chosen = hidden_choice(g, viewer) if own_turn else []
    leader: i64 = frame.leader if own_turn and isinstance(frame, PlayBand) else -1
    tokens: list[float] = []
    for kingdom in range(KINGDOM_COUNT):
        for space in range(3):
            known = space < last_age(g)
            tokens.append(float(g.glory_tokens[kingdom * last_age(g) + space]) if known else 0.0)
    name = "over" if g.over or g.asked is None else g.asked.name
    return {
        "seat": one_hot(viewer, g.players),
        "tribes": bit_row(g.tribes, 0, 12),
        "age": one_hot(g.age - 1, 3),
        "dragons": one_hot(g.dragons, 4),
        "frame": one_hot(FRAMES.index(name), len(FRAMES)),
        "waiting": [float(g.asking >> seat & 1) for seat in order],
        "hand": counts(g.seats[viewer].hand),
        "chosen": counts(chosen),
        "leader": one_hot(leader, CARD_KINDS),
        "bonuses_left": [float(frame.left) if isinstance(frame, MerfolkBonus) else 0.0],
        "pool": counts(g.pool),
        "played": counts([card for player in g.seats for band in player.bands for card in band.cards]),
        "deck": [float(len(g.deck)), float(top_left(g))],
        "glory_tokens": tokens,
        "markers": [float(g.markers[at * g.players + seat]) for seat in order for at in range(KINGDOM_COUNT)],
        "cards_held": [float(cards_held(g, seat)) for seat in order],
        "bands": [number for seat in order for number in band_sizes(g, seat)],
        "glory": [float(g.seats[seat].glory) for seat in order],
        "supply": [float(g.seats[seat].supply) for seat in order],
        "merfolk": [float(g.seats[seat].merfolk) for seat in order],
        "horde": [bit for seat in order for bit in bit_row(g.seats[seat].horde, 0, 6)],
        "trolls": [bit for seat in order for bit in bit_row(g.seats[seat].trolls, 1, 7)],
        "troll_tokens": bit_row(g.trolls, 1, 7),
        "giant": [giant_size(g) if seat == g.giant_seat else 0.0 for seat in order],
    }


def one_hot(place: i64, length: i64) -> list[float]:
    row = [0.0] * length
    if 0 <= place < length:
        row[place] = 1.0
    return row


def bit_row(mask: i64, low: i64, high: i64) -> list[float]:
    return [float(mask >> at & 1) for at in range(low, high)]


def counts(cards: list[int]) -> list[float]:
    """How many cards of each type there are."""
    row = [0.0] * CARD_KINDS
    for card in cards:
        row[card] += 1.0
    return row


def band_sizes(g: Ethnos, seat: i64) -> list[float]:
    """How many Bands of each effective size (1 to 11) lie before a seat (ET-381)."""
    row = [0.0] * BAND_SIZES
    for band in g.seats[seat].bands:
        size = effective_size(band)
        if size > 0:
            row[min(size, BAND_SIZES) - 1] += 1.0
    return row


def giant_size(g: Ethnos) -> float:
    """The size of the Band that the Giant token lies on."""
    return float(len(g.seats[g.giant_seat].bands[g.giant_band].cards))
