"""The abilities of the Tribes, in step 3, 4 and 5 of a Band (ET-230 to ET-345).

The Centaurs' chain of Bands is in bands.py; what Tribes give at the end of an
Age is in scoring.py. In every procedure here the Band in play is the seat's last.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.core.decision import Decision
from rulewright.core.errors import Refusal
from rulewright.core.frame import ask_seat, call, go_to, leave, step, steps
from rulewright.games.ethnos.content import COLOUR_OF, DRAGONS, TRIBE_OF
from rulewright.games.ethnos.frames import ElfKeep, MerfolkBonus, OrcPlace, TrollTake, WingKingdom, WizardDraw
from rulewright.games.ethnos.ids import GIANT, KINGDOM_COUNT, MERFOLK, ORC, TROLL
from rulewright.games.ethnos.options import (
    BONUS,
    DECLINE,
    DONE,
    DRAW,
    KEEP,
    KEEP_ALL,
    MARKER,
    PLACE,
    TOKEN,
    among,
)
from rulewright.games.ethnos.recruiting import discard, draw_cards
from rulewright.games.ethnos.state import Band, Ethnos, all_markers, own_markers, token, top_left
from rulewright.kit.piles import insert

NO_KINGDOM: Final[i64] = -1


def last_band(g: Ethnos, seat: i64) -> Band:
    """The Band in play."""
    bands = g.seats[seat].bands
    return bands[len(bands) - 1]


def band_size(g: Ethnos, seat: i64) -> i64:
    """ET-197: X, all cards of the Band in play."""
    return len(last_band(g, seat).cards)


# Step 3: the marker


def may_place(g: Ethnos, seat: i64, kingdom: i64, size: i64) -> bool:
    """ET-188, ET-189, ET-193, ET-500: fewer own markers than cards; with 2 players those of both count."""
    if g.seats[seat].supply == 0:
        return False
    if g.players == 2:
        return all_markers(g, kingdom) < size
    return own_markers(g, seat, kingdom) < size


def place_marker(g: Ethnos, seat: i64, kingdom: i64) -> None:
    """ET-190, ET-191, ET-502: one marker from the supply, there to stay."""
    g.markers[kingdom * g.players + seat] += 1
    g.seats[seat].supply -= 1
    tell_marker(g, seat, kingdom)


def tell_marker(g: Ethnos, seat: i64, kingdom: i64) -> None:
    """The marker in the log: how many the seat has there now, and by how many it leads."""
    if g.narration is None:
        return
    most: i64 = 0
    for other in range(g.players):
        if other != seat:
            most = max(most, own_markers(g, other, kingdom))
    own = own_markers(g, seat, kingdom)
    g.tell_all("marker", [own - most], seat, kingdom, own)


def tell_no_marker(g: Ethnos, seat: i64, size: i64, kingdom: i64) -> None:
    """ET-192, ET-335, ET-500: why step 3 places nothing."""
    if g.seats[seat].supply == 0:
        g.tell("no_marker_left", seat)
    elif kingdom == NO_KINGDOM:
        g.tell("nowhere", seat, size)
    else:
        g.tell("too_small", seat, size, kingdom)


class WingKingdomChoice(Decision[Ethnos, WingKingdom]):
    """D3: any Kingdom that meets the condition (ET-335 to ET-337)."""

    def options(self, g: Ethnos, frame: WingKingdom, seat: i64) -> list[int]:
        size = band_size(g, seat)
        codes: list[int] = []
        for kingdom in range(KINGDOM_COUNT):
            if may_place(g, seat, kingdom, size):
                codes.append(MARKER + kingdom)
        return codes

    def explain(self, g: Ethnos, frame: WingKingdom, seat: i64, code: i64) -> Refusal:
        if MARKER <= code < MARKER + KINGDOM_COUNT:
            kingdom = code - MARKER
            markers = all_markers(g, kingdom) if g.players == 2 else own_markers(g, seat, kingdom)
            name = g.game.argument("kingdom", kingdom)
            numbers: dict[str, int | str] = {"kingdom": name, "markers": markers, "size": band_size(g, seat)}
            return Refusal("ET-335", "band-too-small", numbers)
        return Refusal("ET-337", "choose-a-kingdom")

    def default(self, g: Ethnos, frame: WingKingdom, seat: i64) -> i64:
        codes = self.options(g, frame, seat)
        best = codes[0]
        for code in codes:
            if own_markers(g, seat, code - MARKER) < own_markers(g, seat, best - MARKER):
                best = code
        return best

    def arguments(self, g: Ethnos, frame: WingKingdom, seat: i64) -> dict[str, int | str]:
        return {"size": band_size(g, seat), "players": g.players}


WING_KINGDOM: Final = WingKingdomChoice("wing_kingdom", ("ET-335", "ET-336", "ET-337"), "ET-562")


def ask_kingdom(frame: WingKingdom, g: Ethnos) -> None:
    """ET-335: if no Kingdom meets the condition, no marker is placed."""
    if WING_KINGDOM.options(g, frame, frame.seat):
        ask_seat(g, frame, WING_KINGDOM, frame.seat)
    else:
        tell_no_marker(g, frame.seat, band_size(g, frame.seat), NO_KINGDOM)
        leave(g)


def place_in_kingdom(frame: WingKingdom, g: Ethnos) -> None:
    """ET-337: placing is not optional."""
    place_marker(g, frame.seat, g.answers[frame.seat] - MARKER)
    leave(g)


steps(
    WingKingdom,
    step("wing_kingdom", ask_kingdom, place_in_kingdom),
)


# Step 4: the Leader's ability


def use_ability(g: Ethnos, seat: i64, leader: i64, size: i64) -> None:
    """ET-195, ET-196: what the Leader's Tribe does now; the other Tribes act in other steps."""
    tribe = TRIBE_OF[leader]
    if tribe == GIANT:
        challenge_for_giant_token(g, seat, size)
    elif tribe == MERFOLK:
        advance_on_merfolk_board(g, seat, size)
    elif tribe == ORC:
        if g.seats[seat].supply > 0 and not g.seats[seat].horde >> COLOUR_OF[leader] & 1:
            call(g, OrcPlace(seat))
    elif tribe == TROLL and lowest_troll(g) <= size:
        call(g, TrollTake(seat))


def challenge_for_giant_token(g: Ethnos, seat: i64, size: i64) -> None:
    """ET-260 to ET-264, ET-563: strictly larger than every other Giant-led Band of the Age."""
    player = g.seats[seat]
    played = last_band(g, seat)
    for other in g.seats:
        for band in other.bands:
            if band is not played and TRIBE_OF[band.leader] == GIANT and len(band.cards) >= size:
                g.tell("giant_not_larger", seat)
                return
    player.glory += g.tables.giant_on_taking
    player.giant_bands += g.tables.giant_on_taking
    g.giant_seat = seat
    g.giant_band = len(player.bands) - 1
    g.tell("giant", seat, g.tables.giant_on_taking)


def advance_on_merfolk_board(g: Ethnos, seat: i64, size: i64) -> None:
    """ET-280 to ET-284, ET-576, ET-577: X spaces, and a bonus for each symbol reached or passed."""
    player = g.seats[seat]
    start = player.merfolk
    end = start + size
    if end > g.tables.last_space:
        end = g.tables.last_space
    symbols = g.tables.symbols_many if g.players >= 4 else g.tables.symbols_few
    bonuses: i64 = 0
    for space in range(start + 1, end + 1):
        bonuses += symbols[space]
    player.merfolk = end
    g.tell("merfolk", seat, end - start, end)
    if bonuses > 0:
        call(g, MerfolkBonus(seat, bonuses))


class MerfolkBonusChoice(Decision[Ethnos, MerfolkBonus]):
    """D4: a bonus marker in any Kingdom, or none (ET-282)."""

    def options(self, g: Ethnos, frame: MerfolkBonus, seat: i64) -> list[int]:
        codes: list[int] = []
        for kingdom in range(KINGDOM_COUNT):
            codes.append(BONUS + kingdom)
        codes.append(DECLINE)
        return codes

    def explain(self, g: Ethnos, frame: MerfolkBonus, seat: i64, code: i64) -> Refusal:
        return Refusal("ET-282", "bonus-or-decline")

    def default(self, g: Ethnos, frame: MerfolkBonus, seat: i64) -> i64:
        best: i64 = 0
        for kingdom in range(KINGDOM_COUNT):
            if token(g, kingdom, g.age - 1) > token(g, best, g.age - 1):
                best = kingdom
        return BONUS + best

    def arguments(self, g: Ethnos, frame: MerfolkBonus, seat: i64) -> dict[str, int | str]:
        return {"left": frame.left}


MERFOLK_BONUS: Final = MerfolkBonusChoice("merfolk_bonus", ("ET-282", "ET-283"), "ET-562")


def ask_bonus(frame: MerfolkBonus, g: Ethnos) -> None:
    """ET-283, ET-500: while bonuses and markers are left."""
    if frame.left > 0 and g.seats[frame.seat].supply > 0:
        ask_seat(g, frame, MERFOLK_BONUS, frame.seat)
    else:
        leave(g)


def place_bonus(frame: MerfolkBonus, g: Ethnos) -> None:
    """ET-282, ET-557: whatever is there already; a declined bonus is lost."""
    frame.left -= 1
    code = g.answers[frame.seat]
    if code == DECLINE:
        g.tell("bonus_declined", frame.seat)
    else:
        place_marker(g, frame.seat, code - BONUS)
    go_to(frame, "merfolk_bonus")


steps(
    MerfolkBonus,
    step("merfolk_bonus", ask_bonus, place_bonus),
)


class OrcPlaceChoice(Decision[Ethnos, OrcPlace]):
    """D5: a marker on the Horde board, or not (ET-300)."""

    def options(self, g: Ethnos, frame: OrcPlace, seat: i64) -> list[int]:
        return [PLACE, DECLINE]

    def explain(self, g: Ethnos, frame: OrcPlace, seat: i64, code: i64) -> Refusal:
        return Refusal("ET-300", "place-or-decline")

    def arguments(self, g: Ethnos, frame: OrcPlace, seat: i64) -> dict[str, int | str]:
        return {"colour": g.game.argument("colour", COLOUR_OF[last_band(g, seat).leader])}


ORC_PLACE: Final = OrcPlaceChoice("orc_place", ("ET-300", "ET-301"), "ET-562")


def ask_horde(frame: OrcPlace, g: Ethnos) -> None:
    """ET-300: may."""
    ask_seat(g, frame, ORC_PLACE, frame.seat)


def place_in_horde(frame: OrcPlace, g: Ethnos) -> None:
    """ET-301: one for each colour."""
    leave(g)
    if g.answers[frame.seat] == PLACE:
        colour: i64 = COLOUR_OF[last_band(g, frame.seat).leader]
        player = g.seats[frame.seat]
        player.horde |= 1 << colour
        player.supply -= 1
        g.tell("horde", frame.seat, colour)
    else:
        g.tell("horde_declined", frame.seat)


steps(
    OrcPlace,
    step("orc_place", ask_horde, place_in_horde),
)


def lowest_troll(g: Ethnos) -> i64:
    """The lowest available Troll token; 99 if all are taken (ET-506)."""
    for value in range(1, 7):
        if g.trolls >> value & 1:
            return value
    return 99


class TrollTakeChoice(Decision[Ethnos, TrollTake]):
    """D6: an available token of at most X, or none (ET-320)."""

    def options(self, g: Ethnos, frame: TrollTake, seat: i64) -> list[int]:
        size = band_size(g, seat)
        codes: list[int] = []
        for value in range(1, 7):
            if value <= size and g.trolls >> value & 1:
                codes.append(TOKEN + value - 1)
        codes.append(DECLINE)
        return codes

    def explain(self, g: Ethnos, frame: TrollTake, seat: i64, code: i64) -> Refusal:
        if TOKEN <= code < TOKEN + 6:
            value = code - TOKEN + 1
            size = band_size(g, seat)
            if value > size:
                return Refusal("ET-320", "token-too-high", {"value": value, "size": size})
            return Refusal("ET-321", "token-taken", {"value": value})
        return Refusal("ET-320", "token-or-decline")

    def default(self, g: Ethnos, frame: TrollTake, seat: i64) -> i64:
        codes = self.options(g, frame, seat)
        return codes[len(codes) - 2]

    def arguments(self, g: Ethnos, frame: TrollTake, seat: i64) -> dict[str, int | str]:
        return {"size": band_size(g, seat)}


TROLL_TAKE: Final = TrollTakeChoice("troll_take", ("ET-320", "ET-321"), "ET-562")


def ask_token(frame: TrollTake, g: Ethnos) -> None:
    """ET-320: the player chooses which."""
    ask_seat(g, frame, TROLL_TAKE, frame.seat)


def take_token(frame: TrollTake, g: Ethnos) -> None:
    """ET-321: it cannot be taken away during the Age."""
    leave(g)
    code = g.answers[frame.seat]
    if code == DECLINE:
        g.tell("troll_declined", frame.seat)
    else:
        value: i64 = code - TOKEN + 1
        g.trolls &= ~(1 << value)
        g.seats[frame.seat].trolls |= 1 << value
        g.tell("troll", frame.seat, value)


steps(
    TrollTake,
    step("troll_take", ask_token, take_token),
)


# Step 5 and after: Elves and Wizards


class ElfKeepChoice(Decision[Ethnos, ElfKeep]):
    """D8: which cards stay in hand (ET-250, ET-251)."""

    def options(self, g: Ethnos, frame: ElfKeep, seat: i64) -> list[int]:
        hand = g.seats[seat].hand
        codes: list[int] = []
        last: i64 = -1
        for card in hand:
            if card != last:
                last = card
                codes.append(KEEP + last)
        if len(hand) <= allowance(g, frame):
            codes.append(KEEP_ALL)
        codes.append(DONE)
        return codes

    def explain(self, g: Ethnos, frame: ElfKeep, seat: i64, code: i64) -> Refusal:
        if among(code, KEEP):
            return Refusal("ET-250", "not-in-hand", {"card": g.game.argument("card", code - KEEP)})
        if code == KEEP_ALL:
            numbers: dict[str, int | str] = {"cards": len(g.seats[seat].hand), "allowed": allowance(g, frame)}
            return Refusal("ET-250", "keep-too-many", numbers)
        return Refusal("ET-250", "keep-or-done")

    def default(self, g: Ethnos, frame: ElfKeep, seat: i64) -> i64:
        codes = self.options(g, frame, seat)
        return KEEP_ALL if KEEP_ALL in codes else codes[0]

    def arguments(self, g: Ethnos, frame: ElfKeep, seat: i64) -> dict[str, int | str]:
        return {"left": allowance(g, frame)}


ELF_KEEP: Final = ElfKeepChoice("elf_keep", ("ET-250", "ET-251"), "ET-562", secret=True)


def ask_kept_cards(frame: ElfKeep, g: Ethnos) -> None:
    """ET-250: it ends by itself when X cards are chosen or none is left."""
    if g.seats[frame.seat].hand and len(frame.kept) < band_size(g, frame.seat):
        ask_seat(g, frame, ELF_KEEP, frame.seat)
    else:
        go_to(frame, "discard")


def keep_cards(frame: ElfKeep, g: Ethnos) -> None:
    """ET-251: the player chooses; kept cards stay secret."""
    code = g.answers[frame.seat]
    hand = g.seats[frame.seat].hand
    if code == DONE:
        return
    if code == KEEP_ALL:
        for card in hand:
            insert(frame.kept, card)
        g.seats[frame.seat].hand = []
    else:
        hand.remove(code - KEEP)
        insert(frame.kept, code - KEEP)
    go_to(frame, "elf_keep")


def discard_rest(frame: ElfKeep, g: Ethnos) -> None:
    """ET-200: the others go to the pool."""
    player = g.seats[frame.seat]
    discard(g, frame.seat, player.hand)
    player.hand = frame.kept
    g.tell("keeps", frame.seat, len(frame.kept))
    leave(g)


steps(
    ElfKeep,
    step("elf_keep", ask_kept_cards, keep_cards),
    step("discard", discard_rest),
)


def allowance(g: Ethnos, frame: ElfKeep) -> i64:
    """How many more cards may be kept."""
    return band_size(g, frame.seat) - len(frame.kept)


class WizardDrawChoice(Decision[Ethnos, WizardDraw]):
    """D9: draw X cards, or none (ET-340, ET-341, ET-343)."""

    def options(self, g: Ethnos, frame: WizardDraw, seat: i64) -> list[int]:
        return [DRAW, DECLINE]

    def explain(self, g: Ethnos, frame: WizardDraw, seat: i64, code: i64) -> Refusal:
        return Refusal("ET-341", "draw-or-decline", {"size": band_size(g, seat)})

    def arguments(self, g: Ethnos, frame: WizardDraw, seat: i64) -> dict[str, int | str]:
        left = DRAGONS - g.dragons
        return {"size": band_size(g, seat), "deck": len(g.deck), "dragons": left, "safe": top_left(g)}


WIZARD_DRAW: Final = WizardDrawChoice("wizard_draw", ("ET-341", "ET-340", "ET-343"), "ET-562")


def ask_draw(frame: WizardDraw, g: Ethnos) -> None:
    """ET-341: all or nothing, decided before any card is seen."""
    ask_seat(g, frame, WIZARD_DRAW, frame.seat)


def draw_or_decline(frame: WizardDraw, g: Ethnos) -> None:
    """ET-345, ET-164: one by one; the third Dragon ends the Age at once."""
    leave(g)
    if g.answers[frame.seat] == DECLINE:
        g.tell("wizard_declined", frame.seat)
    else:
        draw_cards(g, frame.seat, band_size(g, frame.seat))


steps(
    WizardDraw,
    step("wizard_draw", ask_draw, draw_or_decline),
)
