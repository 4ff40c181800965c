"""Outlooks of Ethnos: what each choice would bring, in markers, ranks, Glory and cards.

What matters comes in this order: rank in a Kingdom, Glory, size of the Band, cards to the pool, tracks. Everything is
reckoned from the position before the choice, so nothing that a choice would bring to light can be told. A sentence
compares with one rival, the nearest.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple, TypeAlias

from rulewright.core.state import State
from rulewright.faces.outlook import Outlook
from rulewright.games.ethnos.bands import can_form_band, cards_needed
from rulewright.games.ethnos.content import (
    COLOUR_OF,
    DRAGONS,
    HAND_LIMIT,
    KINGDOM_OF_COLOUR,
    NO_COLOUR,
    TRIBE_OF,
    TYPE_NUMBER,
)
from rulewright.games.ethnos.frames import ElfKeep, PlayBand
from rulewright.games.ethnos.ids import (
    CENTAUR,
    COLOURS,
    DWARF,
    ELF,
    GIANT,
    HALFLING,
    KINGDOMS,
    MERFOLK,
    MINOTAUR,
    ORC,
    SKELETON,
    TRIBES,
    TROLL,
    WINGFOLK,
    WIZARD,
)
from rulewright.games.ethnos.scoring import kingdom_glory, troll_key
from rulewright.games.ethnos.state import Ethnos, own_markers, top_left
from rulewright.games.ethnos.tribes import band_size, may_place
from rulewright.kit.masks import bits

Args: TypeAlias = dict[str, int | str | list[str]]

ALONE, AHEAD, LEVEL, BEHIND, TROLLS_WIN, TROLLS_LOSE = range(6)
"""How a seat would stand in a Kingdom: nobody else there, ahead, level, behind; level, but the Troll tokens decide."""
TOO_SMALL, PLACED, NONE_LEFT, NEVER, ANYWHERE, NOWHERE = range(6)
"""The marker of a Band: too few cards, it comes, the supply is empty, a Halfling leads, Wingfolk choose or cannot."""
SCORES, KEEPS, ANOTHER_BAND, GIANT_TOKEN, SPACES, HORDE, TROLLS, DRAWS = range(8)
"""What a Band brings besides its marker."""


def outlook(before: State, after: State | None, seat: int, key: str) -> Outlook | None:
    """The sentence about an option; None if this is no option of Ethnos."""
    assert isinstance(before, Ethnos)
    verb, _, thing = key.partition(":")
    teller = TELLERS.get(verb)
    return None if teller is None else teller(before, seat, thing)


# Bands


class Prospect(NamedTuple):
    """A Band that could be: its Leader, all its cards, those that are scored, and what is left in hand."""

    leader: int
    cards: int
    scored: int
    rest: list[int]


def glory_of(g: Ethnos, band: Prospect) -> int:
    """ET-380, ET-381, ET-240: what it is worth at the end of the Age."""
    size = band.scored + (TRIBE_OF[band.leader] == DWARF)
    return g.tables.bands[min(size, len(g.tables.bands) - 1)]


def kingdom_of(leader: int) -> int:
    return KINGDOM_OF_COLOUR[COLOUR_OF[leader]]


def largest(hand: list[int], leader: int) -> Prospect:
    """The largest Band of a hand under this Leader, which is one of its cards; Skeletons belong to it."""
    of_tribe = [card for card in hand if TRIBE_OF[card] == TRIBE_OF[leader]]
    of_colour = [card for card in hand if COLOUR_OF[card] == COLOUR_OF[leader]]
    group = of_tribe if len(of_tribe) > len(of_colour) else of_colour
    skeletons = [card for card in hand if card == SKELETON]
    rest = hand[:]
    for card in [*group, *skeletons]:
        rest.remove(card)
    return Prospect(leader, len(group) + len(skeletons), len(group), rest)


def marker_of(g: Ethnos, seat: int, band: Prospect) -> int:
    """ET-187 to ET-193, ET-270, ET-290, ET-335: whether the Band places its marker."""
    tribe = TRIBE_OF[band.leader]
    if tribe == HALFLING:
        return NEVER
    if g.seats[seat].supply == 0:
        return NONE_LEFT
    if tribe == WINGFOLK:
        anywhere = any(may_place(g, seat, kingdom, band.cards) for kingdom in range(len(KINGDOMS)))
        return ANYWHERE if anywhere else NOWHERE
    counted = band.cards + (tribe == MINOTAUR)
    return PLACED if may_place(g, seat, kingdom_of(band.leader), counted) else TOO_SMALL


def ability_of(g: Ethnos, seat: int, band: Prospect, marker: int) -> Args:
    """What the Leader's Tribe adds; if nothing now, the worth of the Band."""
    tribe = TRIBE_OF[band.leader]
    player = g.seats[seat]
    if tribe == ELF and band.rest:
        return {"then": KEEPS, "keep": min(band.cards, len(band.rest))}
    if tribe == CENTAUR and marker == PLACED and can_form_band(band.rest):
        return {"then": ANOTHER_BAND}
    if tribe == GIANT and not any(
        TRIBE_OF[other.leader] == GIANT and len(other.cards) >= band.cards for row in g.seats for other in row.bands
    ):
        return {"then": GIANT_TOKEN, "taking": g.tables.giant_on_taking}
    if tribe == MERFOLK:
        return {"then": SPACES, **merfolk_advance(g, seat, band.cards)}
    if tribe == ORC and not player.horde >> COLOUR_OF[band.leader] & 1 and player.supply > (marker == PLACED):
        return {"then": HORDE, "colour": COLOURS[COLOUR_OF[band.leader]]}
    tokens = [value for value in bits(g.trolls) if value <= band.cards]
    if tribe == TROLL and tokens:
        return {"then": TROLLS, "value": max(tokens)}
    if tribe == WIZARD:
        return {"then": DRAWS}
    return {"then": SCORES}


def merfolk_advance(g: Ethnos, seat: int, spaces: int) -> Args:
    """ET-280 to ET-282: the space that is reached, and the bonus markers on the way."""
    start = g.seats[seat].merfolk
    end = min(start + spaces, int(g.tables.last_space))
    symbols = g.tables.symbols_many if g.players >= 4 else g.tables.symbols_few
    return {"space": end, "bonus": sum(symbols[start + 1 : end + 1])}


def of_band(g: Ethnos, seat: int, band: Prospect) -> Args:
    """Marker, rank, worth: all that can be said of a Band."""
    marker = marker_of(g, seat, band)
    args: Args = {"size": band.cards, "glory": glory_of(g, band), "place": marker, "pool": len(band.rest)}
    if marker in (PLACED, TOO_SMALL):
        args |= {"kingdom": KINGDOMS[kingdom_of(band.leader)], "needed": int(cards_needed(g, seat, band.leader))}
    if marker == PLACED:
        args |= standing(g, seat, kingdom_of(band.leader))
    return args


def lead(g: Ethnos, seat: int, thing: str) -> Outlook:
    """D1, D7: the largest Band under this Leader."""
    band = largest(g.seats[seat].hand, TYPE_NUMBER[thing])
    args = of_band(g, seat, band)
    return Outlook("lead", {**args, **ability_of(g, seat, band, int(str(args["place"])))})


def building(g: Ethnos) -> PlayBand:
    frame = g.stack[len(g.stack) - 1]
    assert isinstance(frame, PlayBand)
    return frame


def grown(g: Ethnos, seat: int, added: list[int]) -> Prospect:
    """The Band that is being put together, with more cards."""
    frame = building(g)
    cards = [*frame.cards, *added]
    rest = g.seats[seat].hand[:]
    for card in added:
        rest.remove(card)
    return Prospect(frame.leader, len(cards), len(cards) - cards.count(SKELETON), rest)


def add(g: Ethnos, seat: int, thing: str) -> Outlook:
    """D2: one card more."""
    return Outlook("add", of_band(g, seat, grown(g, seat, [TYPE_NUMBER[thing]])))


def add_all(fits: Callable[[int, int], bool]) -> Callable[[Ethnos, int, str], Outlook]:
    """D2: all cards of the Leader's Tribe, of its colour, or all Skeletons."""

    def teller(g: Ethnos, seat: int, thing: str) -> Outlook:
        leader = building(g).leader
        added = [card for card in g.seats[seat].hand if fits(card, leader)]
        return Outlook("add", of_band(g, seat, grown(g, seat, added)))

    return teller


def done(g: Ethnos, seat: int, thing: str) -> Outlook:
    """D2, D8: the selection ends."""
    frame = g.stack[len(g.stack) - 1]
    if isinstance(frame, ElfKeep):
        return Outlook("keep-done", {"number": len(frame.kept), "pool": len(g.seats[seat].hand)})
    band = grown(g, seat, [])
    args = of_band(g, seat, band)
    after = ability_of(g, seat, band, int(str(args["place"])))
    if after["then"] not in (KEEPS, ANOTHER_BAND):
        after = {"then": SCORES}
    return Outlook("done", {**args, **after})


def stop(g: Ethnos, seat: int, thing: str) -> Outlook:
    """D7: no further Band."""
    return Outlook("stop", {"pool": len(g.seats[seat].hand)})


# Kingdoms


def standing(g: Ethnos, seat: int, kingdom: int) -> Args:
    """How a seat would stand with one marker more: against the nearest of those who matter."""
    own = own_markers(g, seat, kingdom) + 1
    others = [(seat + step) % g.players for step in range(1, g.players)]
    most = max(own_markers(g, other, kingdom) for other in others)
    args: Args = {"markers": int(own), "gap": abs(int(own - most))}
    if most == 0:
        return {**args, "standing": ALONE}
    if own < most:
        return {**args, "standing": BEHIND}
    nearest = [other for other in others if own_markers(g, other, kingdom) == most]
    rival = max(nearest, key=lambda other: troll_key(g, other))
    if own > most:
        return {**args, "standing": AHEAD, "rival": rival}
    ours, theirs = troll_key(g, seat), troll_key(g, rival)
    decided = LEVEL if ours == theirs else TROLLS_WIN if ours > theirs else TROLLS_LOSE
    return {**args, "standing": decided, "rival": rival}


def marker(g: Ethnos, seat: int, thing: str) -> Outlook:
    """D3, D4: one marker more in this Kingdom, and what it would earn now."""
    kingdom = KINGDOMS.index(thing)
    then = g.copy()
    then.markers[kingdom * g.players + seat] += 1
    return Outlook("marker", {**standing(g, seat, kingdom), "glory": kingdom_glory(then, kingdom)[seat]})


# Recruiting


def take(g: Ethnos, seat: int, thing: str) -> Outlook:
    """D1: what the card makes of the hand, as a Band by colour or by Tribe."""
    card = TYPE_NUMBER[thing]
    hand = sorted([*g.seats[seat].hand, card])
    if card == SKELETON:
        return Outlook("take-skeleton", {"number": hand.count(SKELETON)})
    of_colour = [other for other in hand if COLOUR_OF[other] == COLOUR_OF[card]]
    of_tribe = [other for other in hand if TRIBE_OF[other] == TRIBE_OF[card]]
    band = largest(hand, leader_for(card, of_colour if len(of_colour) >= len(of_tribe) else [card]))
    args = of_band(g, seat, band)
    if len(of_colour) >= len(of_tribe):
        return Outlook("take-colour", {**args, "number": len(of_colour), "colour": COLOURS[COLOUR_OF[card]]})
    return Outlook("take-tribe", {**args, "number": len(of_tribe), "tribe": TRIBES[TRIBE_OF[card]]})


def leader_for(card: int, group: list[int]) -> int:
    """The card itself, but another one of the group where a Halfling would place no marker."""
    others = [other for other in group if TRIBE_OF[other] != HALFLING]
    return others[0] if TRIBE_OF[card] == HALFLING and others else card


def draw(g: Ethnos, seat: int, thing: str) -> Outlook:
    """D1, D9: how many unseen cards, and the Dragons among what is left (ET-533)."""
    number = 1
    if g.asked is not None and g.asked.name == "wizard_draw":
        number = int(band_size(g, seat))
    elif g.open_draw and not g.pool and len(g.seats[seat].hand) < HAND_LIMIT - 1:
        number = 2
    return Outlook("draw", {"number": number, **deck_of(g)})


def deck_of(g: Ethnos) -> Args:
    """What everybody may know of the deck."""
    return {"deck": len(g.deck), "dragons": int(DRAGONS - g.dragons), "safe": int(top_left(g))}


def skeleton_victory(g: Ethnos, seat: int, thing: str) -> Outlook:
    """ET-312."""
    return Outlook("skeleton-victory", {})


# The Tribes


def place(g: Ethnos, seat: int, thing: str) -> Outlook:
    """D5: one marker more on the Horde board."""
    markers = len(bits(g.seats[seat].horde))
    pays = g.tables.horde
    return Outlook(
        "place",
        {
            "markers": markers + 1,
            "glory": pays[markers + 1],
            "before": pays[markers],
            "supply": int(g.seats[seat].supply) - 1,
        },
    )


def decline(g: Ethnos, seat: int, thing: str) -> Outlook:
    """D4, D5, D6, D9: what stays as it is."""
    player = g.seats[seat]
    asked = g.asked.name if g.asked is not None else ""
    if asked == "orc_place":
        markers = len(bits(player.horde))
        return Outlook("decline-place", {"markers": markers, "glory": g.tables.horde[markers]})
    if asked == "troll_take":
        return Outlook("decline-token", {"value": sum(bits(player.trolls))})
    if asked == "wizard_draw":
        return Outlook("decline-draw", {})
    return Outlook("decline-bonus", {"supply": int(player.supply)})


def token(g: Ethnos, seat: int, thing: str) -> Outlook:
    """D6, ET-322: whom the token would pass in ties, else who is still above."""
    then = g.copy()
    then.seats[seat].trolls |= 1 << int(thing)
    own, former = troll_key(then, seat), troll_key(g, seat)
    keys = {other: troll_key(g, other) for other in range(g.players) if other != seat and g.seats[other].trolls}
    args: Args = {"value": sum(bits(then.seats[seat].trolls))}
    below = [other for other in keys if keys[other] < own]
    passed = [other for other in below if keys[other] >= former]
    above = [other for other in keys if keys[other] > own]
    if not keys:
        return Outlook("token-only", args)
    if above and not passed:
        rival = min(above, key=lambda other: keys[other])
        return Outlook("token-behind", {**args, "rival": rival, "theirs": sum(bits(g.seats[rival].trolls))})
    rival = max(passed or below, key=lambda other: keys[other])
    return Outlook("token-ahead", {**args, "rival": rival, "theirs": sum(bits(g.seats[rival].trolls))})


def keep(g: Ethnos, seat: int, thing: str) -> Outlook:
    """D8: what the kept cards have in common with this one."""
    frame = g.stack[len(g.stack) - 1]
    assert isinstance(frame, ElfKeep)
    card = TYPE_NUMBER[thing]
    kept = [*frame.kept, card]
    args: Args = {"pool": len(g.seats[seat].hand) - 1}
    of_colour = [other for other in kept if COLOUR_OF[other] == COLOUR_OF[card]]
    of_tribe = [other for other in kept if TRIBE_OF[other] == TRIBE_OF[card]]
    if COLOUR_OF[card] != NO_COLOUR and len(of_colour) >= len(of_tribe):
        return Outlook("keep-colour", {**args, "number": len(of_colour), "colour": COLOURS[COLOUR_OF[card]]})
    return Outlook("keep-tribe", {**args, "number": len(of_tribe), "tribe": TRIBES[TRIBE_OF[card]]})


def keep_all(g: Ethnos, seat: int, thing: str) -> Outlook:
    """D8: nothing goes to the pool."""
    frame = g.stack[len(g.stack) - 1]
    assert isinstance(frame, ElfKeep)
    return Outlook("keep-done", {"number": len(frame.kept) + len(g.seats[seat].hand), "pool": 0})


def raid(g: Ethnos, seat: int, thing: str) -> Outlook:
    """D10: Glory now, and whom it passes on the track."""
    markers = len(bits(g.seats[seat].horde))
    glory = g.tables.horde[markers]
    before = int(g.seats[seat].glory)
    after = before + glory
    others = {other: int(g.seats[other].glory) for other in range(g.players) if other != seat}
    passed = [other for other in others if before <= others[other] < after]
    level = [other for other in others if others[other] == after]
    above = [other for other in others if others[other] > after]
    if passed and not level:
        against, rival = AHEAD, max(passed, key=lambda other: others[other])
    elif level:
        against, rival = LEVEL, level[0]
    elif above:
        against, rival = BEHIND, min(above, key=lambda other: others[other])
    else:
        against, rival = ALONE, max(others, key=lambda other: others[other])
    args: Args = {"glory": glory, "markers": markers, "standing": against, "rival": rival}
    return Outlook("raid", {**args, "gap": abs(after - others[rival])})


def wait(g: Ethnos, seat: int, thing: str) -> Outlook:
    """D10: what the Horde may bring later."""
    markers = len(bits(g.seats[seat].horde))
    pays = g.tables.horde
    more = pays[markers + 1] if markers + 1 < len(pays) else 0
    return Outlook("wait", {"markers": markers, "glory": pays[markers], "more": more})


TELLERS: Final[dict[str, Callable[[Ethnos, int, str], Outlook]]] = {
    "draw": draw,
    "take": take,
    "lead": lead,
    "skeleton_victory": skeleton_victory,
    "add": add,
    "all_tribe": add_all(lambda card, leader: TRIBE_OF[card] == TRIBE_OF[leader]),
    "all_colour": add_all(lambda card, leader: COLOUR_OF[card] == COLOUR_OF[leader]),
    "all_skeletons": add_all(lambda card, leader: card == SKELETON),
    "done": done,
    "marker": marker,
    "bonus": marker,
    "decline": decline,
    "place": place,
    "token": token,
    "stop": stop,
    "keep": keep,
    "keep_all": keep_all,
    "raid": raid,
    "wait": wait,
}
