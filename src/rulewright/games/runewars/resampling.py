"""What a seat cannot know, drawn anew for search: decks, hands, face-down Rewards, runes, tokens, sealed answers.

Everything is drawn from the components that the seat has not seen, and from nothing else: two games that look alike to
a seat are resampled alike.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.core.chance import Random
from rulewright.games.runewars.content import DRAGON_RUNE, FALSE_RUNE, NONE
from rulewright.games.runewars.control import controller
from rulewright.games.runewars.frames import Battle, Hire, Quest, SeasonCard, Side
from rulewright.games.runewars.knowledge import knows_fate, knows_reward, knows_rune, knows_token, token_back
from rulewright.games.runewars.state import Runewars

TRIES: Final[i64] = 24
"""How often hidden things are drawn again if the seat that is asked would have nothing to choose."""


def resample(g: Runewars, viewer: i64, rng: Random) -> Runewars:
    """A copy with everything hidden drawn anew."""
    if g.over:
        return g.copy()
    other = drawn_anew(g, viewer, rng)
    for _ in range(TRIES):
        if can_go_on(other, viewer):
            break
        other = drawn_anew(g, viewer, rng)
    return other


def drawn_anew(g: Runewars, viewer: i64, rng: Random) -> Runewars:
    other = g.copy()
    draw_fate_cards(other, viewer, rng)
    draw_tactics_hands(other, viewer, rng)
    draw_quest_hands(other, viewer, rng)
    draw_rewards(other, viewer, rng)
    draw_objectives(other, viewer, rng)
    draw_heroes(other, viewer, rng)
    for deck in other.season_decks:
        shuffle_sorted(deck, rng)
    draw_runes(other, viewer, rng)
    draw_tokens(other, viewer, rng)
    draw_answers(other, viewer, rng)
    return other


def can_go_on(g: Runewars, viewer: i64) -> bool:
    """Whether the seat that is asked has something to choose; its options are those of its new hand."""
    mover = g.mover()
    if g.offered is None or mover == viewer or g.asked is None:
        return True
    g.offered = g.asked.options(g, mover)
    return bool(g.offered)


def shuffle_sorted(cards: list[int], rng: Random) -> None:
    """Shuffles from canonical order, so that the order that is there has no influence."""
    cards.sort()
    rng.shuffle(cards)


# Cards


def draw_fate_cards(g: Runewars, viewer: i64, rng: Random) -> None:
    """RW-314: the deck, and the cards of a battle that are not revealed yet; those are of the kinds still to come."""
    shuffle_sorted(g.fate, rng)
    for frame in g.stack:
        if isinstance(frame, Battle):
            for side in (frame.attacker, frame.defender):
                exchange_hidden(g, viewer, frame, side)


def exchange_hidden(g: Runewars, viewer: i64, battle: Battle, side: Side) -> None:
    """Hidden cards of a side go into the deck, and others that could lie there as well come out of it."""
    hidden = [card for card in side.cards if not knows_fate(g, viewer, battle, side, card)]
    if not hidden:
        return
    pool = g.fate + sorted(hidden)
    kept = [card for card in side.cards if card not in hidden]
    taken: list[int] = []
    for card in pool:
        if len(taken) < len(hidden) and not knows_fate(g, viewer, battle, side, card):
            taken.append(card)
    g.fate = [card for card in pool if card not in taken]
    side.cards = kept + taken


def draw_tactics_hands(g: Runewars, viewer: i64, rng: Random) -> None:
    """RW-555: the hands of others and the deck."""
    pool = g.tactics_deck
    for number in range(g.players):
        if number != viewer:
            pool = pool + g.seats[number].tactics
    shuffle_sorted(pool, rng)
    for number in range(g.players):
        seat = g.seats[number]
        if number != viewer and seat.tactics:
            hand = pool[: len(seat.tactics)]
            pool = pool[len(hand) :]
            seat.fresh = sorted(hand[: len(seat.fresh)])
            seat.tactics = sorted(hand)
    g.tactics_deck = pool


def draw_quest_hands(g: Runewars, viewer: i64, rng: Random) -> None:
    """RW-452: the hands of others, but for the cards that all have seen, and the deck."""
    pool = g.quest_deck
    for number in range(g.players):
        if number != viewer:
            pool = pool + [quest for quest in g.seats[number].quests if not g.shown_quests >> quest & 1]
    shuffle_sorted(pool, rng)
    for number in range(g.players):
        seat = g.seats[number]
        if number != viewer and seat.quests:
            shown = [quest for quest in seat.quests if g.shown_quests >> quest & 1]
            missing = len(seat.quests) - len(shown)
            seat.quests = sorted(shown + pool[:missing])
            pool = pool[missing:]
    g.quest_deck = pool


def draw_rewards(g: Runewars, viewer: i64, rng: Random) -> None:
    """RW-501: face-down Rewards of others, those under markers, and the deck."""
    pool = g.reward_deck
    for hero, cards in enumerate(g.hero_rewards):
        pool = pool + [card for card in cards if not knows_reward(g, viewer, g.hero_seat[hero], card)]
    for cards in g.marker_rewards:
        pool = pool + [card for card in cards if not knows_reward(g, viewer, -2, card)]
    for frame in g.stack:
        if isinstance(frame, Quest) and frame.seat != viewer:
            pool = pool + frame.cards
    shuffle_sorted(pool, rng)
    for hero, cards in enumerate(g.hero_rewards):
        if cards:
            g.hero_rewards[hero] = refilled(g, viewer, g.hero_seat[hero], cards, pool)
    for at, cards in enumerate(g.marker_rewards):
        if cards:
            g.marker_rewards[at] = refilled(g, viewer, -2, cards, pool)
    for frame in g.stack:
        if isinstance(frame, Quest) and frame.seat != viewer and frame.cards:
            frame.cards = [pool.pop() for _ in frame.cards]
    g.reward_deck = pool


def refilled(g: Runewars, viewer: i64, holder: i64, cards: list[int], pool: list[int]) -> list[int]:
    """The known cards of a pile, and others from the pool for the unknown ones."""
    filled = [card for card in cards if knows_reward(g, viewer, holder, card)]
    while len(filled) < len(cards):
        filled.append(pool.pop())
    filled.sort()
    return filled


def draw_objectives(g: Runewars, viewer: i64, rng: Random) -> None:
    """RW-550: the Objectives of others, and both decks."""
    for side in range(2):
        pool = g.objective_decks[side]
        holders = [seat for at, seat in enumerate(g.seats) if at != viewer and seat.objective // 8 == side]
        drawn = [frame for frame in g.stack if isinstance(frame, SeasonCard) and others_draw(g, viewer, frame, side)]
        for seat in holders:
            pool.append(int(seat.objective))
        for frame in drawn:
            assert isinstance(frame, SeasonCard)
            pool.append(int(frame.drawn))
        shuffle_sorted(pool, rng)
        for seat in holders:
            seat.objective = pool.pop()
        for frame in drawn:
            assert isinstance(frame, SeasonCard)
            frame.drawn = pool.pop()


def others_draw(g: Runewars, viewer: i64, frame: SeasonCard, side: i64) -> bool:
    """Prepare for the Coming Year: whether another player looks at a drawn Objective."""
    return frame.drawn != NONE and frame.drawn // 8 == side and not (g.asking >> viewer & 1)


def draw_heroes(g: Runewars, viewer: i64, rng: Random) -> None:
    """RW-170: the Hero deck, and the cards that another player looks at."""
    pool = g.hero_deck
    for frame in g.stack:
        if isinstance(frame, Hire) and frame.seat != viewer and frame.hero == NONE:
            pool = pool + frame.drawn
    shuffle_sorted(pool, rng)
    for frame in g.stack:
        if isinstance(frame, Hire) and frame.seat != viewer and frame.hero == NONE and frame.drawn:
            frame.drawn = sorted(pool[: len(frame.drawn)])
            pool = pool[len(frame.drawn) :]
    g.hero_deck = pool


# Tokens


def draw_runes(g: Runewars, viewer: i64, rng: Random) -> None:
    """RW-526: faces of runes that the seat has not seen; nobody may have won by them already (RW-630)."""
    hidden = [area for area in g.board.areas if g.rune[area] and not knows_rune(g, viewer, area)]
    if not hidden:
        return
    faces = sorted(g.rune[area] for area in hidden)
    owners = [int(controller(g, area)) for area in hidden]
    needed = 7 if g.epic else 6
    room = [needed - 1 for _ in range(g.players)]
    for area in g.board.areas:
        if g.rune[area] == DRAGON_RUNE and area not in hidden:
            owner = controller(g, area)
            if owner != NONE:
                room[owner] -= 1
    rng.shuffle(faces)
    spare: list[int] = []
    for at, area in enumerate(hidden):
        face = faces[at]
        owner = owners[at]
        if face == DRAGON_RUNE and owner != NONE:
            if room[owner] <= 0:
                spare.append(area)
                face = FALSE_RUNE
            else:
                room[owner] -= 1
        g.rune[area] = face
    place_spare_dragons(g, hidden, owners, room, len(spare))


def place_spare_dragons(g: Runewars, hidden: list[int], owners: list[int], room: list[int], spare: int) -> None:
    """Dragon runes that would have made somebody win go to other unseen tokens, as far as there are any."""
    for at, area in enumerate(hidden):
        if spare == 0:
            return
        owner = owners[at]
        if g.rune[area] == FALSE_RUNE and (owner == NONE or room[owner] > 0):
            g.rune[area] = DRAGON_RUNE
            spare -= 1
            if owner != NONE:
                room[owner] -= 1


def draw_tokens(g: Runewars, viewer: i64, rng: Random) -> None:
    """RW-700: face-down exploration tokens, from all tokens with the same back that do not lie open."""
    for back in range(2):
        hidden: list[int] = []
        pool = g.tables.tokens_by_back[back][:]
        for area in g.board.areas:
            if g.token[area] != NONE and token_back(g, area) == back:
                if not knows_token(g, viewer, area):
                    hidden.append(area)
                elif g.token[area] in pool:
                    pool.remove(g.token[area])
        if hidden:
            rng.shuffle(pool)
            for area in hidden:
                g.token[area] = pool.pop()


def draw_answers(g: Runewars, viewer: i64, rng: Random) -> None:
    """Sealed answers of others to a common question (D-011, D-101, D-150, D-405): any that they could have given."""
    if g.offered is not None or g.asked is None or g.asking == 0:
        return
    for seat in range(g.players):
        if seat != viewer and not g.asking >> seat & 1 and not g.seats[seat].eliminated:
            codes = g.asked.options(g, seat)
            if codes:
                g.answers[seat] = codes[rng.below(len(codes))]
