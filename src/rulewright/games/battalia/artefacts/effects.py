"""Effects of Great Artefacts that are lines (BA-270 to BA-289)."""

from __future__ import annotations

from bisect import insort
from typing import Final

from mypy_extensions import i64

from rulewright.core.chance import draw, shuffle
from rulewright.core.errors import Refusal
from rulewright.core.frame import ask_seat, call, go_to, leave, step, steps
from rulewright.games.battalia.artefacts.frames import Effect, Vase
from rulewright.games.battalia.artefacts.playing import cloakable, is_for_banner
from rulewright.games.battalia.artefacts.terrain import change_gate, gate_change_options, swap_cards, swap_options
from rulewright.games.battalia.battle.frames import Stationing
from rulewright.games.battalia.cities import replace_card
from rulewright.games.battalia.content import FIRST_GREAT, HORSE, SQUARES, WEAPON, is_royal, rank_of, type_of
from rulewright.games.battalia.decisions import Choice
from rulewright.games.battalia.heroes.neutrals import SUMMONED_BILKARR, SUMMONED_METAMORPHIA, place_bilkarr
from rulewright.games.battalia.heroes.storms import changed_card, changes, from_limbo
from rulewright.games.battalia.ids import (
    BAG,
    BANNER,
    CLOAK,
    DUST,
    HAND,
    HORN,
    KRYCEK,
    PAVILION,
    STAFF,
    VASE,
    WINGS,
)
from rulewright.games.battalia.options import (
    CHANGE,
    CHANGE_GATE,
    CITY_HERE,
    DONE,
    DRAW,
    LIMBO,
    OWN_HERO,
    PICK,
    RANK_TYPE,
    SEAT,
    STOP,
    SUMMON,
    SUPPLIES,
    SWAP,
    TAKE,
    TO,
    TYPE,
)
from rulewright.games.battalia.state import Battalia, Borrowed, Tent
from rulewright.games.battalia.stock import acting, can_draw, draw_cards, gain_supplies

TYPE_HORSE: Final[i64] = 6
TYPE_WEAPON: Final[i64] = 7
VASE_CARDS: Final[i64] = 12
VASE_PICKS: Final[i64] = 6


def banner_type(card: i64) -> i64:
    """BA-272: ranks 0 to 5, Horse 6, Weapon 7."""
    if type_of(card) == HORSE:
        return TYPE_HORSE
    return TYPE_WEAPON if type_of(card) == WEAPON else rank_of(card)


def printed_strength(kind: i64) -> i64:
    """BA-272: rank, or 1 for Horse and Weapon."""
    return kind + 1 if kind < TYPE_HORSE else 1


def banner_options(g: Battalia, frame: Effect, seat: i64) -> list[int]:
    """BA-272: a type, then cards of it while their printed strength fits."""
    shelter = g.seats[seat].shelter
    if frame.kind < 0:
        kinds = sorted({int(banner_type(card)) for card in shelter if is_for_banner(card)})
        return [int(type_code(kind)) for kind in kinds]
    if printed_strength(frame.kind) > frame.left:
        return []
    cards = sorted({card for card in shelter if is_for_banner(card) and banner_type(card) == frame.kind})
    codes = [int(TAKE + card) for card in cards]
    return [*codes, int(DONE)] if codes else []


def type_code(kind: i64) -> i64:
    if kind == TYPE_HORSE:
        return TYPE + HORSE
    return TYPE + WEAPON if kind == TYPE_WEAPON else RANK_TYPE + kind


def wings_options(g: Battalia, frame: Effect, seat: i64) -> list[int]:
    """BA-288: a hero, then any terrain card but face-down ones and its own."""
    player = g.seats[seat]
    if frame.hero < 0:
        return [int(OWN_HERO + number) for number in range(2) if player.hero(number).at >= 0]
    here = player.hero(frame.hero).at
    return [int(TO + at) for at in range(SQUARES) if g.card[at] >= 0 and at != here and at not in g.down]


def staff_options(g: Battalia, left: i64) -> list[int]:
    """BA-281: changes to another colour, gates for unused ones, and swaps, which count twice."""
    codes = [int(DONE), *changes(g, True), *gate_change_options(g)]
    if left >= 2:
        codes += swap_options(g)
    return codes


def krycek_options(g: Battalia, seat: i64) -> list[int]:
    """BA-280, BA-289."""
    if not g.setting.krycek:
        return [int(LIMBO + card) for card in from_limbo(g, seat)]
    characters: list[int] = []
    if g.summoned >= 0:
        characters.append(int(g.summoned))
    else:
        if g.metamorphia < 0:
            characters.append(int(SUMMONED_METAMORPHIA))
        if g.bilkarr < 0:
            characters.append(int(SUMMONED_BILKARR))
    places = [int(at) for at in range(SQUARES) if g.card[at] >= 0 and at not in g.down]
    return [int(SUMMON + who * SQUARES + at) for who in characters for at in places]


class EffectChoice(Choice[Effect]):
    """D-50 to D-58: what the Great Artefact asks."""

    def options(self, g: Battalia, frame: Effect, seat: i64) -> list[int]:
        great = frame.great
        if great == HORN:
            return [int(DRAW), int(STOP)] if can_draw(g, seat) else []
        if great == BAG:
            return [int(SUPPLIES + number) for number in range(min(i64(2), g.supply) + 1)]
        if great == WINGS:
            return wings_options(g, frame, seat)
        if great == HAND:
            return sorted([int(SEAT + other) for other in g.opponents(seat) if g.seats[other].hand])
        if great == STAFF:
            return staff_options(g, frame.left)
        if great == BANNER:
            return banner_options(g, frame, seat)
        if great == CLOAK:
            places = [int(CITY_HERE + square) for square in cloakable(g, seat)]
            return [*places, int(DONE)]
        return krycek_options(g, seat)

    def explain(self, g: Battalia, frame: Effect, seat: i64, code: i64) -> Refusal:
        return Refusal(RULES[frame.great - FIRST_GREAT], "effect")

    def default(self, g: Battalia, frame: Effect, seat: i64) -> i64:
        codes = self.options(g, frame, seat)
        if frame.great == STAFF:
            return DONE
        return codes[len(codes) - 1] if frame.great == BAG else codes[0]


RULES: Final = (
    "BA-288", "BA-288", "BA-288", "BA-288", "BA-288", "BA-288", "BA-288", "BA-288", "BA-281", "BA-288", "BA-263",
    "BA-270", "BA-272", "BA-277", "BA-278", "BA-279", "BA-280",
)  # fmt: skip
EFFECT: Final = EffectChoice("effect", ("BA-260", "BA-288"), "BA-364")
FIRST_LEFT: Final[dict[int, int]] = {int(HORN): 3, int(STAFF): 3, int(CLOAK): 2, int(BANNER): 8}


def begin_effect(frame: Effect, g: Battalia) -> None:
    """The Pavilion and the Vase have frames of their own."""
    seat = acting(g)
    frame.left = FIRST_LEFT.get(int(frame.great), 1)
    if frame.great == PAVILION:
        leave(g)
        pitch_pavilion(g, seat)
    elif frame.great == VASE:
        leave(g)
        look_at_nation(g, seat)


def ask_effect(frame: Effect, g: Battalia) -> None:
    ask_seat(g, frame, EFFECT, acting(g))


def take_effect(frame: Effect, g: Battalia) -> None:
    """One choice is carried out; some Great Artefacts ask again."""
    seat = acting(g)
    code = g.answers[seat]
    great = frame.great
    if code < 0 or code in (DONE, STOP):
        leave(g)
        return
    if great == HORN:
        draw_cards(g, seat, 1)
        frame.left -= 1
    elif great == STAFF:
        transform(g, frame, code)
    elif great == CLOAK:
        g.cloaked.append(int(code - CITY_HERE))
        g.cloaked.sort()
        g.tell("cloaks", seat, code - CITY_HERE)
        frame.left -= 1
    elif great == BANNER:
        rally(g, frame, seat, code)
    elif great == WINGS and frame.hero < 0:
        frame.hero = code - OWN_HERO
    else:
        frame.left = 0
        carry_out(g, frame, seat, code)
    if frame.left > 0:
        go_to(frame, "effect/ask")
    elif not g.over:
        leave(g)


def transform(g: Battalia, frame: Effect, code: i64) -> None:
    """BA-281."""
    if code >= SWAP:
        swap_cards(g, code)
        frame.left -= 2
    elif code >= CHANGE_GATE:
        change_gate(g, code)
        frame.left -= 1
    else:
        replace_card(g, (code - CHANGE) // 6, changed_card(g, code))
        frame.left -= 1


def rally(g: Battalia, frame: Effect, seat: i64, code: i64) -> None:
    """BA-272: from the shelter to hand."""
    if frame.kind < 0:
        if code >= RANK_TYPE:
            frame.kind = code - RANK_TYPE
        else:
            frame.kind = TYPE_HORSE if code - TYPE == HORSE else TYPE_WEAPON
        return
    card = code - TAKE
    g.seats[seat].shelter.remove(card)
    insort(g.seats[seat].hand, card)
    g.tell("takes", seat, card)
    frame.left -= printed_strength(frame.kind)


def carry_out(g: Battalia, frame: Effect, seat: i64, code: i64) -> None:
    """Great Artefacts with a single effect."""
    great = frame.great
    if great == BAG:
        gain_supplies(g, seat, code - SUPPLIES, 0)
    elif great == WINGS:
        g.seats[seat].hero(frame.hero).at = code - TO
        g.tell("moves", seat, frame.hero, code - TO)
    elif great == HAND:
        borrow(g, seat, code - SEAT)
    elif great == KRYCEK:
        if code >= SUMMON:
            summon(g, (code - SUMMON) // SQUARES, (code - SUMMON) % SQUARES)
        else:
            g.limbo.remove(code - LIMBO)
            insort(g.seats[seat].hand, code - LIMBO)
            g.tell("takes", seat, code - LIMBO)


def borrow(g: Battalia, seat: i64, other: i64) -> None:
    """BA-288, BA-567: a random card for this turn; Great Artefacts, royals and star dust are given back."""
    player = g.seats[seat]
    victim = g.seats[other]
    card = draw(g, f"hand:{other}", victim.hand)
    if card >= FIRST_GREAT or is_royal(card) or card == DUST:
        g.tell("shows", other, card)
        return
    victim.hand.remove(card)
    insort(player.hand, card)
    one = Borrowed()
    one.card = card
    one.owner = other
    player.borrowed.append(one)
    g.tell("borrows", seat, other)


def summon(g: Battalia, who: i64, square: i64) -> None:
    """BA-289: Metamorphia or Bilkarr comes until the next checkpoint."""
    g.summoned = who
    if who == SUMMONED_METAMORPHIA:
        g.metamorphia = square
    else:
        place_bilkarr(g, square, False)
    g.tell("summons", who, square)


def pitch_pavilion(g: Battalia, seat: i64) -> None:
    """BA-288: a tent for up to three cards."""
    card = laid_for(g, seat, PAVILION)
    g.seats[seat].laid.remove(card)
    tent = Tent()
    g.tents_made += 1
    tent.nr = g.tents_made
    tent.tent = card
    tent.fresh = True
    g.seats[seat].tents.append(tent)
    g.tell("pitches", seat, card)
    frame = Stationing()
    frame.nr = tent.nr
    frame.left = 3
    call(g, frame)


def laid_for(g: Battalia, seat: i64, great: i64) -> i64:
    """The card that was laid as a Great Artefact: itself, or the kept fate card."""
    return great if great in g.seats[seat].laid else 106


def look_at_nation(g: Battalia, seat: i64) -> None:
    """BA-278: up to twelve top cards."""
    player = g.seats[seat]
    frame = Vase()
    frame.seen = sorted(player.nation[:VASE_CARDS])
    frame.rest = player.nation[VASE_CARDS:]
    player.nation = []
    g.barrier += 1
    g.tell("looks", seat, len(frame.seen))
    call(g, frame)


steps(Effect, step("effect/begin", begin_effect), step("effect/ask", ask_effect, take_effect))


class VaseChoice(Choice[Vase]):
    """D-53: `pick:<card>`."""

    def options(self, g: Battalia, frame: Vase, seat: i64) -> list[int]:
        return sorted({int(PICK + card) for card in frame.seen})


VASE_DECISION: Final = VaseChoice("vase", ("BA-278",), "BA-364", secret=True)


def ask_vase(frame: Vase, g: Battalia) -> None:
    if not frame.seen or len(frame.top) >= VASE_PICKS:
        finish_vase(g, frame)
        return
    ask_seat(g, frame, VASE_DECISION, acting(g))


def take_vase(frame: Vase, g: Battalia) -> None:
    """BA-278: the first pick is the top card."""
    code = g.answers[acting(g)]
    frame.seen.remove(code - PICK)
    frame.top.append(int(code - PICK))
    go_to(frame, "vase")


def finish_vase(g: Battalia, frame: Vase) -> None:
    """BA-278: the others are shuffled into the rest of the nation."""
    seat = acting(g)
    leave(g)
    rest = sorted(frame.seen + frame.rest)
    if rest:
        shuffle(g, f"nation:{seat}", rest)
    g.seats[seat].nation = frame.top + rest


steps(Vase, step("vase", ask_vase, take_vase))
