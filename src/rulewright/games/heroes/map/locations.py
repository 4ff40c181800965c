"""Locations, exploration, control and zones of control (MH-230 to MH-251, MH-270 to MH-273, MH-574)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.core.frame import ask_seat, call, go_to, leave, step, steps
from rulewright.games.heroes.armies import (
    check_power,
    flip_up,
    free_markers,
    reserve,
    sites_of,
    square_of,
    take_control,
)
from rulewright.games.heroes.cards.prices import recruiting_cost
from rulewright.games.heroes.cards.values import room_in
from rulewright.games.heroes.content import ARENA_LIMIT, TIERS, TO_CONTROL, TO_EXPLORE
from rulewright.games.heroes.decisions import TURN_RULE, Choice, dismiss_options, remove_token
from rulewright.games.heroes.heroes.frames import Advance
from rulewright.games.heroes.heroes.gaining import (
    draw_artefact,
    draw_scroll,
    draw_treasure,
    gain_artefact,
    gain_scroll,
    open_treasure,
)
from rulewright.games.heroes.heroes.heroes import can_gain_skill
from rulewright.games.heroes.ids import (
    ARCANE_LIBRARY,
    ARENA,
    ARMOURER,
    CRYSTAL_OF_REVELATION,
    DRAGON_DEPOSIT,
    DRAGON_TEMPLE,
    FORGE,
    PLAGUE,
    STABLES,
    STONE_OF_ENLIGHTENMENT,
)
from rulewright.games.heroes.map.frames import Activation, Arena, Deposit
from rulewright.games.heroes.options import (
    CARD_ARTEFACT,
    CARD_SCROLL,
    CARD_TREASURE,
    CONTROL,
    CONTROL_FROM,
    DISMISS,
    DONE,
    NONE,
    PILE,
    RECRUIT,
)
from rulewright.games.heroes.state import NOBODY, Hero, Heroes
from rulewright.kit.masks import bit
from rulewright.kit.piles import distinct

REWARDS_OF_LOCATIONS: Final[i64] = 2
"""MH-250: rewards of a treasure card at the Dragon Temple and the Dragon Deposit."""
FROM_ARTEFACTS: Final[i64] = 0
FROM_SCROLLS: Final[i64] = 1


# Control


def can_control(g: Heroes, seat: i64, square: i64) -> bool:
    """MH-235, MH-271: an unguarded location of somebody else, in no zone of control of another player."""
    site = g.map().site_at[square]
    if site < 0 or g.guards[site] >= 0 or g.owners[site] == seat:
        return False
    if g.tables.location_kind[g.map().codes[site]] != TO_CONTROL:
        return False
    return not is_watched(g, seat, square)


def is_watched(g: Heroes, seat: i64, square: i64) -> bool:
    """MH-270 to MH-272: in the zone of control of a hero with units of another player."""
    around = g.map().around[square]
    for other in range(g.players):
        if other != seat:
            for hero in g.seats[other].heroes:
                if square_of(g, other, hero) in around and hero.tokens() > 0:
                    return True
    return False


def control_options(g: Heroes, seat: i64) -> list[int]:
    """MH-574: without a free marker, which own location is given up for it."""
    if free_markers(g, seat) > 0:
        return [int(CONTROL)]
    board = g.map()
    return [int(CONTROL_FROM + board.squares[site]) for site in sites_of(g, seat)]


def place_marker(frame: Activation, g: Heroes, hero: Hero, given_up: i64) -> None:
    """MH-180, MH-235, MH-574: the marker is placed, Power changes at once, and the activation is over."""
    board = g.map()
    if given_up >= 0:
        former = board.site_at[given_up]
        g.owners[former] = int(NOBODY)
        g.tell("gives_up", frame.seat, board.codes[former], given_up)
    site = board.site_at[hero.at]
    take_control(g, frame.seat, site)
    g.tell("controls", frame.seat, board.codes[site], hero.at)
    go_to(frame, "end")
    check_power(g, frame.seat)


# Exploring


def can_explore(g: Heroes, square: i64) -> bool:
    """MH-234: an unguarded, fresh location to explore."""
    site = g.map().site_at[square]
    if site < 0 or g.guards[site] >= 0 or g.spent >> site & 1:
        return False
    return g.tables.location_kind[g.map().codes[site]] == TO_EXPLORE


def explore(frame: Activation, g: Heroes, hero: Hero) -> None:
    """MH-180, MH-233, MH-251: the location is spent; except at Stables, the activation is over."""
    board = g.map()
    site = board.site_at[hero.at]
    location = board.codes[site]
    g.spent |= bit(site)
    g.tell("explores", frame.seat, hero.hero, location)
    if location == STABLES:
        g.tell("activated_again", frame.seat, hero.hero)
        go_to(frame, "advance")
        return
    go_to(frame, "end")
    if is_idle(g, frame.seat, hero, location):
        g.tell("explores_idly", frame.seat, hero.hero, location)
    elif location == ARCANE_LIBRARY:
        draw_scroll(g, frame.seat, hero)
    elif location == ARENA:
        call(g, Arena(frame.seat, hero.hero))
    elif location == ARMOURER:
        visit_armourer(g, frame.seat, hero)
    elif location == FORGE:
        draw_artefact(g, frame.seat, hero)
    elif location == CRYSTAL_OF_REVELATION:
        g.seats[frame.seat].bonus_pp += g.tables.location_power[CRYSTAL_OF_REVELATION]
        check_power(g, frame.seat)
    elif location == DRAGON_DEPOSIT:
        call(g, Deposit(frame.seat, hero.hero))
    elif location == STONE_OF_ENLIGHTENMENT:
        call(g, Advance(frame.seat, hero.hero))
    elif location == DRAGON_TEMPLE:
        draw_treasure(g, frame.seat, hero, REWARDS_OF_LOCATIONS)


def is_idle(g: Heroes, seat: i64, hero: Hero, location: i64) -> bool:
    """MH-251: whether nothing comes of exploring a location: no basic unit, no skill to gain, nothing left to draw."""
    if location == ARCANE_LIBRARY:
        return not g.scroll_deck and not g.scroll_discard
    if location == ARMOURER:
        return sum(hero.army[TIERS:]) == 0
    if location == FORGE:
        return not g.artefact_deck and not g.artefact_discard
    if location == DRAGON_DEPOSIT:
        return not g.artefact_discard and not g.scroll_discard and not g.treasure_discard
    if location == STONE_OF_ENLIGHTENMENT:
        return not can_gain_skill(g, seat, hero)
    return location == DRAGON_TEMPLE and not g.treasure_deck and not g.treasure_discard


def visit_armourer(g: Heroes, seat: i64, hero: Hero) -> None:
    """MH-245: every basic unit becomes elite."""
    for tier in range(TIERS):
        while hero.army[TIERS + tier] > 0:
            flip_up(hero, tier)
            g.tell_all("trains", [0], seat, hero.hero // 3 * TIERS + tier, hero.hero)


# Arena


class ArenaRecruit(Choice[Arena]):
    """arena_recruit (MH-244): `recruit:UNIT`, `dismiss:UNIT:SIDE`, `done`."""

    def options(self, g: Heroes, frame: Arena, seat: i64) -> list[int]:
        hero = g.find(frame.hero)
        unit: i64 = hero.hero // 3 * TIERS
        codes: list[int] = []
        if frame.recruited < ARENA_LIMIT and g.week != PLAGUE and room_in(g, hero) > 0:
            for tier in range(TIERS):
                cost = recruiting_cost(g, hero.hero, unit + tier)
                if g.seats[seat].gold >= cost and reserve(g, seat, tier) > 0:
                    codes.append(int(RECRUIT + unit + tier))
        if hero.tokens() > 1:
            codes += dismiss_options(hero)
        codes.append(int(DONE))
        return codes

    def default(self, g: Heroes, frame: Arena, seat: i64) -> i64:
        return DONE


ARENA_RECRUIT: Final = ArenaRecruit("arena_recruit", ("MH-244",), TURN_RULE)


def ask_arena(frame: Arena, g: Heroes) -> None:
    """MH-244: up to three units of any own type, at their normal cost."""
    ask_seat(g, frame, ARENA_RECRUIT, frame.seat)


def visit_arena(frame: Arena, g: Heroes) -> None:
    code = g.answers[frame.seat]
    hero = g.find(frame.hero)
    if code == DONE:
        leave(g)
        return
    go_to(frame, "arena")
    if DISMISS <= code < DISMISS + 2 * len(g.tables.strength):
        tier = remove_token(hero, code - DISMISS)
        g.tell("dismisses", frame.seat, hero.hero // 3 * TIERS + tier, hero.hero)
        return
    unit = code - RECRUIT
    cost = recruiting_cost(g, hero.hero, unit)
    g.seats[frame.seat].gold -= cost
    hero.army[TIERS + unit % TIERS] += 1
    frame.recruited += 1
    g.tell_all("recruits", [int(cost)], frame.seat, unit, hero.hero)


steps(Arena, step("arena", ask_arena, visit_arena))


# Dragon Deposit


class DepositPile(Choice[Deposit]):
    """deposit_pile (MH-248): `pile:artefact` and so on, not empty; `none`."""

    def options(self, g: Heroes, frame: Deposit, seat: i64) -> list[int]:
        codes = [int(PILE + pile) for pile in range(3) if discards(g, pile)]
        codes.append(int(NONE))
        return codes


class DepositCard(Choice[Deposit]):
    """deposit_card (MH-248): `card:CARD` for each kind of card of the pile."""

    def options(self, g: Heroes, frame: Deposit, seat: i64) -> list[int]:
        first = CARD_TREASURE
        if frame.pile == FROM_ARTEFACTS:
            first = CARD_ARTEFACT
        elif frame.pile == FROM_SCROLLS:
            first = CARD_SCROLL
        return [int(first + card) for card in distinct(discards(g, frame.pile))]


DEPOSIT_PILE: Final = DepositPile("deposit_pile", ("MH-248",), TURN_RULE)
DEPOSIT_CARD: Final = DepositCard("deposit_card", ("MH-248",), TURN_RULE)


def discards(g: Heroes, pile: i64) -> list[int]:
    """MH-248: a discard pile, sorted."""
    if pile == FROM_ARTEFACTS:
        return g.artefact_discard
    return g.scroll_discard if pile == FROM_SCROLLS else g.treasure_discard


def ask_pile(frame: Deposit, g: Heroes) -> None:
    """MH-248: which pile; a position may hold the answer already."""
    if frame.pile >= 0:
        go_to(frame, "deposit/card")
    else:
        ask_seat(g, frame, DEPOSIT_PILE, frame.seat)


def choose_pile(frame: Deposit, g: Heroes) -> None:
    code = g.answers[frame.seat]
    if code == NONE:
        leave(g)
    else:
        frame.pile = code - PILE


def ask_deposit_card(frame: Deposit, g: Heroes) -> None:
    """MH-248: taking the pile and not the card is not possible."""
    if discards(g, frame.pile):
        ask_seat(g, frame, DEPOSIT_CARD, frame.seat)
    else:
        leave(g)


def take_card(frame: Deposit, g: Heroes) -> None:
    """MH-248: as if drawn; everybody has seen it (MH-395)."""
    code = g.answers[frame.seat]
    hero = g.find(frame.hero)
    leave(g)
    if frame.pile == FROM_ARTEFACTS:
        g.artefact_discard.remove(code - CARD_ARTEFACT)
        g.tell("takes_artefact", frame.seat, hero.hero, code - CARD_ARTEFACT)
        gain_artefact(g, frame.seat, hero, code - CARD_ARTEFACT)
    elif frame.pile == FROM_SCROLLS:
        g.scroll_discard.remove(code - CARD_SCROLL)
        g.tell("takes_scroll", frame.seat, hero.hero, code - CARD_SCROLL)
        gain_scroll(g, frame.seat, hero, code - CARD_SCROLL)
    else:
        g.treasure_discard.remove(code - CARD_TREASURE)
        open_treasure(g, frame.seat, hero, code - CARD_TREASURE, REWARDS_OF_LOCATIONS)


steps(Deposit, step("deposit", ask_pile, choose_pile), step("deposit/card", ask_deposit_card, take_card))
