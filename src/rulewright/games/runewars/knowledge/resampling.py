"""Resampling for search: what a seat cannot know drawn anew, from decks and hands to runes and sealed answers.

Everything is drawn from the components that the seat has not seen, and from nothing else: two games that look alike to
a seat are resampled alike.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.core.chance import Random
from rulewright.games.runewars.battle.frames import Battle, Side
from rulewright.games.runewars.battle.routs_and_damage import battle_in_progress
from rulewright.games.runewars.cards.frames import Card
from rulewright.games.runewars.content import DRAGON_RUNE, FALSE_RUNE, NONE
from rulewright.games.runewars.heroes.frames import HeroActivation
from rulewright.games.runewars.knowledge.views import SECRET_PRICES, knows_fate, knows_rune, knows_token, token_back
from rulewright.games.runewars.knowledge.zones import (
    CARDS_OF_SEASONS,
    HERO_CARDS,
    OBJECTIVE_CARDS,
    OBJECTIVES_OF_A_SIDE,
    QUEST_CARDS,
    REWARD_CARDS,
    TACTICS_CARDS,
    UNDER_A_MARKER,
    unknown_rewards,
)
from rulewright.games.runewars.options import DONE, PLACE_AT, of_area
from rulewright.games.runewars.state import Runewars
from rulewright.games.runewars.world.control import controller

TRIES: Final[i64] = 24
"""How often hidden things are drawn again if the seat that is asked could not be asked then."""


def resample(g: Runewars, viewer: i64, rng: Random) -> Runewars:
    """A copy with everything hidden drawn anew, such that the same question is asked."""
    if g.over:
        return g.copy()
    for _ in range(TRIES):
        other = drawn_anew(g, viewer, rng)
        if is_asked_again(other, viewer):
            return other
    for _ in range(TRIES):
        found = with_a_reason_to_ask(drawn_anew(g, viewer, rng), viewer)
        if found is not None:
            return found
    return drawn_anew(g, viewer, rng)


def drawn_anew(g: Runewars, viewer: i64, rng: Random) -> Runewars:
    other = g.copy()
    draw_fate_cards(other, viewer, rng)
    TACTICS_CARDS.redraw(other, viewer, rng)
    QUEST_CARDS.redraw(other, viewer, rng)
    REWARD_CARDS.redraw(other, viewer, rng)
    draw_traded(other, viewer, rng)
    for objectives in OBJECTIVE_CARDS:
        objectives.redraw(other, viewer, rng)
    HERO_CARDS.redraw(other, viewer, rng)
    for season in CARDS_OF_SEASONS:
        season.redraw(other, viewer, rng)
    draw_runes(other, viewer, rng)
    draw_tokens(other, viewer, rng)
    draw_prices(other, viewer, rng)
    draw_answers(other, viewer, rng)
    return other


def is_asked_again(g: Runewars, viewer: i64) -> bool:
    """Whether the game as it was drawn asks what is being asked: who is asked has something to choose (RW-901).

    The step that asked is carried out again, with the new hands. It changes nothing if it asks; if it does not, the
    state is of no more use.
    """
    asked = g.asked
    if asked is None or g.mover() == viewer:
        return True
    frame = g.stack[len(g.stack) - 1]
    if g.sealed:
        return all(seat == viewer or len(asked.options(g, frame, seat)) > 1 for seat in g.waiting)
    asking = g.asking
    g.asking = 0
    frame.STEPS[frame.at - 1](frame, g)
    return g.asking == asking and g.asked is asked


# A card that lets the seat be asked


def with_a_reason_to_ask(drawn: Runewars, viewer: i64) -> Runewars | None:
    """If chance finds none: one card of the seat that is asked is exchanged, such that it can be asked."""
    for exchange in (exchange_tactics, exchange_reward, exchange_objective, exchange_quest):
        number = 0
        while True:
            other = drawn.copy()
            if not exchange(other, viewer, number):
                break
            if is_asked_again(other, viewer):
                return other
            number += 1
    return None


def exchange_tactics(g: Runewars, viewer: i64, number: i64) -> bool:
    """Exchanges a Tactics card that could be played with one of the deck; whether there is such a one."""
    seat = g.seats[g.mover()]
    old = [card for card in seat.tactics if seat.tactics.count(card) > seat.fresh.count(card)]
    if not old or number >= len(g.tactics_deck):
        return False
    swap(seat.tactics, old[0], g.tactics_deck, g.tactics_deck[number])
    seat.tactics.sort()
    return True


def exchange_reward(g: Runewars, viewer: i64, number: i64) -> bool:
    """Exchanges a face-down Reward of some hero with one that lies elsewhere."""
    mover = g.mover()
    own: list[tuple[list[int], int]] = []
    others = [(g.reward_deck, card) for card in g.reward_deck]
    for hero, cards in enumerate(g.hero_rewards):
        holder = g.hero_seat[hero]
        for card in unknown_rewards(g, viewer, holder, cards):
            if holder == mover:
                own.append((cards, card))
            else:
                others.append((cards, card))
    for cards in g.marker_rewards:
        others += [(cards, card) for card in unknown_rewards(g, viewer, UNDER_A_MARKER, cards)]
    if number >= len(own) * len(others):
        return False
    pile, card = own[number % len(own)]
    other, wanted = others[number // len(own)]
    swap(pile, card, other, wanted)
    for cards in g.hero_rewards + g.marker_rewards:
        cards.sort()
    return True


def swap(pile: list[int], card: i64, other: list[int], wanted: i64) -> None:
    """Exchanges a card of one pile with one of another."""
    here, there = pile.index(card), other.index(wanted)
    pile[here] = wanted
    other[there] = card


def exchange_objective(g: Runewars, viewer: i64, number: i64) -> bool:
    """Exchanges the Objective with one of its deck."""
    seat = g.seats[g.mover()]
    if seat.objective == NONE:
        return False
    deck = g.objective_decks[seat.objective // OBJECTIVES_OF_A_SIDE]
    if number >= len(deck):
        return False
    card = int(seat.objective)
    seat.objective = deck[number]
    deck[number] = card
    return True


def exchange_quest(g: Runewars, viewer: i64, number: i64) -> bool:
    """Exchanges a Quest card that nobody else has seen with one of the deck or of another such hand."""
    mover = g.mover()
    own = [quest for quest in g.seats[mover].quests if not g.shown_quests >> quest & 1]
    others = [(g.quest_deck, quest) for quest in g.quest_deck]
    for at, seat in enumerate(g.seats):
        if at != mover and at != viewer:
            others += [(seat.quests, quest) for quest in seat.quests if not g.shown_quests >> quest & 1]
    if number >= len(own) * len(others):
        return False
    pile, wanted = others[number // len(own)]
    swap(g.seats[mover].quests, own[number % len(own)], pile, wanted)
    for seat in g.seats:
        seat.quests.sort()
    return True


def shuffle_sorted(cards: list[int], rng: Random) -> None:
    """Shuffles from canonical order, so that the order that is there has no influence."""
    cards.sort()
    rng.shuffle(cards)


# Cards


def draw_fate_cards(g: Runewars, viewer: i64, rng: Random) -> None:
    """RW-314: the deck, and the cards of a battle that are not revealed yet; those are of the kinds still to come."""
    battle = battle_in_progress(g)
    if battle is None:
        shuffle_sorted(g.fate, rng)
        return
    attacker, defender = battle.attacker, battle.defender
    hidden = [hidden_fate(g, viewer, battle, side) for side in (attacker, defender)]
    pool = g.fate + hidden[0] + hidden[1]
    shuffle_sorted(pool, rng)
    spare = len(hidden_among(g, viewer, battle, defender, pool)) - len(hidden[1])
    taken: list[int] = []
    for card in hidden_among(g, viewer, battle, attacker, pool):
        if len(taken) == len(hidden[0]):
            break
        if not knows_fate(g, viewer, battle, defender, card):
            if hidden[1] and spare == 0:
                continue
            spare -= 1
        taken.append(card)
    deal_hidden(attacker, hidden[0], taken)
    pool = [card for card in pool if card not in taken]
    taken = hidden_among(g, viewer, battle, defender, pool)[: len(hidden[1])]
    deal_hidden(defender, hidden[1], taken)
    g.fate = [card for card in pool if card not in taken]


def hidden_fate(g: Runewars, viewer: i64, battle: Battle, side: Side) -> list[int]:
    return hidden_among(g, viewer, battle, side, side.cards)


def hidden_among(g: Runewars, viewer: i64, battle: Battle, side: Side, cards: list[int]) -> list[int]:
    """Those of the cards that the viewer would not see if the side had drawn them."""
    return [card for card in cards if not knows_fate(g, viewer, battle, side, card)]


def deal_hidden(side: Side, hidden: list[int], taken: list[int]) -> None:
    """Other cards in place of the hidden ones; the cards of a side are sorted."""
    side.cards = sorted([card for card in side.cards if card not in hidden] + taken)


def draw_traded(g: Runewars, viewer: i64, rng: Random) -> None:
    """RW-503: which of the Rewards of another player's heroes have changed hands in an activation."""
    for frame in g.stack:
        if not isinstance(frame, HeroActivation) or not frame.traded or g.hero_seat[frame.hero] == viewer:
            continue
        possible: list[int] = []
        for hero, cards in enumerate(g.hero_rewards):
            if g.hero_seat[hero] == g.hero_seat[frame.hero]:
                possible = possible + cards
        shuffle_sorted(possible, rng)
        frame.traded = sorted(possible[: len(frame.traded)])


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


def draw_prices(g: Runewars, viewer: i64, rng: Random) -> None:
    """What another player has chosen to discard so far, of the cards and runes that he has now."""
    frame = g.stack[len(g.stack) - 1]
    if not isinstance(frame, Card) or frame.seat == viewer or frame.card not in SECRET_PRICES or g.asked is None:
        return
    number = len(frame.picked)
    frame.picked = []
    while len(frame.picked) < number:
        codes = [code for code in g.asked.options(g, frame, frame.seat) if code != DONE and not of_area(code, PLACE_AT)]
        if not codes:
            return
        frame.picked.append(codes[rng.below(len(codes))])


def draw_answers(g: Runewars, viewer: i64, rng: Random) -> None:
    """Sealed answers of others to a common question (D-011, D-101, D-150, D-405): any that they could have given."""
    if not g.sealed or g.asked is None or g.asking == 0:
        return
    frame = g.stack[len(g.stack) - 1]
    for seat in range(g.players):
        if seat != viewer and not g.asking >> seat & 1 and not g.seats[seat].eliminated:
            codes = g.asked.options(g, frame, seat)
            if codes:
                g.answers[seat] = codes[rng.below(len(codes))]
