"""Tea party phase (WW-060 to WW-076) and leader abilities (WW-170 to WW-177)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.core.chance import roll_faces
from rulewright.core.frame import again, ask_seat, call, go_to, leave, step, steps
from rulewright.games.wonderland.content import FIRST_REGION, HEAD_OF_TABLE, SHARD_DIE
from rulewright.games.wonderland.decisions import Choice, RegionChoice
from rulewright.games.wonderland.ids import (
    ALICE,
    CAT,
    CLEAN_CUP,
    FRIEND_OF_THE_FOLK,
    HATTER,
    JABBERWOCK,
    POISON,
    REGION_COUNT,
    SLITHY_TOVES,
)
from rulewright.games.wonderland.options import (
    DONE,
    FIGURE_TO,
    GIVE,
    HEAD,
    HOST,
    KEEP,
    NONE,
    REGION,
    RETURN_SHARD,
    SEAT,
)
from rulewright.games.wonderland.options import POISON as POISON_ON
from rulewright.games.wonderland.options import REROLL as ROLL_AGAIN
from rulewright.games.wonderland.order import seat_of, turn_order
from rulewright.games.wonderland.regions import figures_in_supply, regions_in_use
from rulewright.games.wonderland.state import Wonderland
from rulewright.games.wonderland.tea.frames import Card, Roll, Tea, TeaStart, TeaTurn
from rulewright.games.wonderland.tea_table import (
    cards_of_party,
    deal_tea,
    has_card,
    most_cards,
    others_on_head,
    passes_leader,
    places_for_poison,
    way_from_head,
    way_to_head,
)

# Start of the tea party (WW-060)


class PlaceStartPoison(Choice[TeaStart]):
    """D-03 place_start_poison (WW-173): `poison:<n>`, `done`."""

    def options(self, g: Wonderland, frame: TeaStart, seat: i64) -> list[int]:
        return [*(int(POISON_ON) + place for place in places_for_poison(g)), int(DONE)]


PLACE_START_POISON: Final = PlaceStartPoison("place_start_poison", ("WW-173",), "WW-600")


class PlaceReturnedFigure(Choice[TeaStart]):
    """D-04 place_returned_figure (WW-504): `figure:<figure>:<region>`, `none`."""

    def options(self, g: Wonderland, frame: TeaStart, seat: i64) -> list[int]:
        codes: list[int] = []
        for figure in figures_in_supply(g, seat):
            first = FIGURE_TO + figure * REGION_COUNT
            codes += [int(first) + region for region in regions_in_use(g)]
        return [*codes, int(NONE)]

    def default(self, g: Wonderland, frame: TeaStart, seat: i64) -> i64:
        return NONE


PLACE_RETURNED_FIGURE: Final = PlaceReturnedFigure("place_returned_figure", ("WW-504",), "WW-600")


def place_poison(g: Wonderland, place: i64) -> None:
    """WW-173: one chip of the pool on the card of a seat."""
    g.tea_poison |= 1 << place
    g.poison_pool -= 1
    g.tell("poisons", seat_of(g, JABBERWOCK), g.tea_card[place], place + 1)


def ask_start_poison(frame: TeaStart, g: Wonderland) -> None:
    """WW-173, WW-532: up to two cards, with two players one; Slithy Toves one more."""
    seat = seat_of(g, JABBERWOCK)
    if seat >= 0:
        most = (1 if g.players == 2 else 2) + (1 if g.seats[seat].has(SLITHY_TOVES) else 0)
        if frame.placed < most and g.poison_pool > 0 and places_for_poison(g):
            ask_seat(g, frame, PLACE_START_POISON, seat)
            return
    go_to(frame, "friend")


def start_poison(frame: TeaStart, g: Wonderland) -> None:
    code = g.answers[seat_of(g, JABBERWOCK)]
    if code == DONE:
        return
    place_poison(g, code - POISON_ON)
    frame.placed += 1
    go_to(frame, "poison")


def ask_returned_figure(frame: TeaStart, g: Wonderland) -> None:
    """WW-504: Friend of the Folk brings back a figure."""
    seat = seat_of(g, ALICE)
    if seat >= 0 and g.seats[seat].has(FRIEND_OF_THE_FOLK) and figures_in_supply(g, seat):
        ask_seat(g, frame, PLACE_RETURNED_FIGURE, seat)
        return
    leave(g)


def return_figure(frame: TeaStart, g: Wonderland) -> None:
    seat = seat_of(g, ALICE)
    code = g.answers[seat]
    if code != NONE:
        at = code - FIGURE_TO
        g.seats[seat].figures[at // REGION_COUNT] = int(at % REGION_COUNT)
        g.tell("returns_figure", seat, at // REGION_COUNT, at % REGION_COUNT)
    leave(g)


steps(
    TeaStart,
    step("poison", ask_start_poison, start_poison),
    step("friend", ask_returned_figure, return_figure),
)


# Turns (WW-061)


def next_turn(frame: Tea, g: Wonderland) -> None:
    """WW-061: the next player whose leader is still at the table."""
    for steps_on in range(g.players):
        seat = (frame.turn + steps_on) % g.players
        if g.seats[seat].at_table():
            frame.turn = (seat + 1) % g.players
            again(frame)
            call(g, TeaTurn(seat))
            return
    leave(g)


steps(Tea, step("start", next_turn))


class TeaTurnChoice(Choice[TeaTurn]):
    """D-05 tea_turn (WW-062): `seat:<n>`, `head`, `host`."""

    def options(self, g: Wonderland, frame: TeaTurn, seat: i64) -> list[int]:
        codes = [int(SEAT) + place for place in sorted(way_to_head(g, seat)) if has_card(g, place)]
        codes.append(int(HEAD))
        player = g.seats[seat]
        if player.faction == HATTER and not player.host_used:
            codes.append(int(HOST))
        return codes

    def default(self, g: Wonderland, frame: TeaTurn, seat: i64) -> i64:
        for place in way_to_head(g, seat):
            if has_card(g, place):
                return SEAT + place
        return HEAD

    def arguments(self, g: Wonderland, frame: TeaTurn, seat: i64) -> dict[str, int | str]:
        return {"number": cards_of_party(g, seat) + 1, "most": most_cards(g)}


TEA_TURN: Final = TeaTurnChoice("tea_turn", ("WW-063", "WW-062"), "WW-600")


class SeatAfterHead(Choice[TeaTurn]):
    """D-08 seat_after_head (WW-064, WW-174): `seat:<n>`."""

    def options(self, g: Wonderland, frame: TeaTurn, seat: i64) -> list[int]:
        return [int(SEAT) + place for place in g.tables.seats_in_use[g.players] if has_card(g, place)]

    def default(self, g: Wonderland, frame: TeaTurn, seat: i64) -> i64:
        for place in [*(way_to_head(g, seat) if frame.host else []), *way_from_head(g, seat)]:
            if has_card(g, place):
                return SEAT + place
        return self.options(g, frame, seat)[0]


SEAT_AFTER_HEAD: Final = SeatAfterHead("seat_after_head", ("WW-065", "WW-064", "WW-174"), "WW-600")


class LeaderRegion(RegionChoice[TeaTurn]):
    """D-27: the region of a leader that leaves the table."""

    def arguments(self, g: Wonderland, frame: TeaTurn, seat: i64) -> dict[str, int | str]:
        return {"number": g.seats[seat].leader_strength}


LEADER_REGION: Final = LeaderRegion("leader_region", ("WW-072",), "WW-600")


class EndTurnPoison(Choice[TeaTurn]):
    """D-26 end_turn_poison (WW-173): `poison:<n>`, `none`."""

    def options(self, g: Wonderland, frame: TeaTurn, seat: i64) -> list[int]:
        return [*(int(POISON_ON) + place for place in places_for_poison(g)), int(NONE)]


END_TURN_POISON: Final = EndTurnPoison("end_turn_poison", ("WW-173",), "WW-600")


def ask_turn(frame: TeaTurn, g: Wonderland) -> None:
    """WW-062: a seat, or with four cards (two players: five) a region; without any card the same (WW-076)."""
    full = cards_of_party(g, frame.seat) >= most_cards(g)
    if full or not (g.tea_decks[g.round_of_game - 1] or any(card >= 0 for card in g.tea_card)):
        ask_seat(g, frame, LEADER_REGION, frame.seat)
    else:
        ask_seat(g, frame, TEA_TURN, frame.seat)


def take_turn(frame: TeaTurn, g: Wonderland) -> None:
    """WW-063, WW-064, WW-072, WW-174: to a seat, to the head, into a region; or The Host."""
    player = g.seats[frame.seat]
    code = g.answers[frame.seat]
    if REGION <= code < REGION + REGION_COUNT:
        player.leader = FIRST_REGION + code - REGION
        g.tell("leader_goes", frame.seat, code - REGION, player.leader_strength)
        go_to(frame, "end")
    elif code == HOST:
        frame.host = True
        player.host_used = True
        g.tell("hosts", frame.seat)
    elif code == HEAD:
        way = way_to_head(g, frame.seat)
        frame.passed = passes_leader(g, frame.seat, way, -1) or others_on_head(g, frame.seat)
        player.leader = HEAD_OF_TABLE
        g.tell("visits_head", frame.seat)
        call(g, Roll(frame.seat))
    else:
        frame.to = code - SEAT + 1
        frame.passed = passes_leader(g, frame.seat, way_to_head(g, frame.seat), frame.to - 1)
        go_to(frame, "take")


def refill_table(frame: TeaTurn, g: Wonderland) -> None:
    """WW-066."""
    deck = g.tea_decks[g.round_of_game - 1]
    before: i64 = len(deck)
    deal_tea(g)
    g.tell("refills", before - len(deck))


def ask_seat_after_head(frame: TeaTurn, g: Wonderland) -> None:
    """WW-065: any seat with a card; if there is none, the leader goes into a region (WW-076)."""
    if any(has_card(g, place) for place in g.tables.seats_in_use[g.players]):
        ask_seat(g, frame, SEAT_AFTER_HEAD, frame.seat)
    else:
        go_to(frame, "start")


def go_from_head(frame: TeaTurn, g: Wonderland) -> None:
    """WW-064: on from the head; The Host moves nobody (WW-175)."""
    frame.to = g.answers[frame.seat] - SEAT + 1
    if not frame.host and passes_leader(g, frame.seat, way_from_head(g, frame.seat), frame.to - 1):
        frame.passed = True


def take_card(frame: TeaTurn, g: Wonderland) -> None:
    """WW-070, WW-177: the leader sits down, poison goes into the bag, the card is resolved."""
    place = frame.to - 1
    player = g.seats[frame.seat]
    if not frame.host:
        player.leader = frame.to
    card = Card(frame.seat)
    card.card = g.tea_card[place]
    card.passed = frame.passed
    g.tea_card[place] = -1
    g.tell("takes_card", frame.seat, card.card, frame.to)
    if g.tea_poison >> place & 1:
        g.tea_poison &= ~(1 << place)
        if player.faction == JABBERWOCK:
            g.poison_pool += 1
            g.tell("poison_home", frame.seat)
        else:
            player.bag[POISON] += 1
            g.tell("takes_poison", frame.seat)
    player.tea_cards.append(int(card.card))
    call(g, card)


def ask_end_poison(frame: TeaTurn, g: Wonderland) -> None:
    """WW-071, WW-173: the Jabberwock poisons a card if none is poisoned; Slithy Toves one more (WW-532)."""
    player = g.seats[frame.seat]
    if player.faction == JABBERWOCK and g.poison_pool > 0 and any(seat.at_table() for seat in g.seats):
        most = 2 if player.has(SLITHY_TOVES) else 1
        if frame.placed < most and (frame.placed > 0 or g.tea_poison == 0) and places_for_poison(g):
            ask_seat(g, frame, END_TURN_POISON, frame.seat)
            return
    leave(g)


def end_poison(frame: TeaTurn, g: Wonderland) -> None:
    code = g.answers[frame.seat]
    if code == NONE:
        leave(g)
        return
    place_poison(g, code - POISON_ON)
    frame.placed += 1
    go_to(frame, "end")


steps(
    TeaTurn,
    step("start", ask_turn, take_turn),
    step("refill", refill_table),
    step("choose", ask_seat_after_head, go_from_head),
    step("take", take_card),
    step("end", ask_end_poison, end_poison),
)


# The shard die (DECISIONS section 3)


class Reroll(Choice[Roll]):
    """D-06 reroll (WW-513): `keep`, `reroll`."""

    def options(self, g: Wonderland, frame: Roll, seat: i64) -> list[int]:
        return [int(KEEP), int(ROLL_AGAIN)]

    def default(self, g: Wonderland, frame: Roll, seat: i64) -> i64:
        return ROLL_AGAIN


REROLL: Final = Reroll("reroll", ("WW-513",), "WW-600")


class GiveShard(Choice[Roll]):
    """D-07 give_shard (WW-176): `give:<player>`, `none`; with two players `return`, `none`."""

    def options(self, g: Wonderland, frame: Roll, seat: i64) -> list[int]:
        if g.players == 2:
            return [int(RETURN_SHARD), int(NONE)]
        return [*(int(GIVE) + other for other in turn_order(g) if other != seat), int(NONE)]

    def default(self, g: Wonderland, frame: Roll, seat: i64) -> i64:
        codes = self.options(g, frame, seat)
        best: i64 = codes[0]
        for code in codes:
            if GIVE <= code < GIVE + 5 and g.seats[code - GIVE].vp > g.seats[best - GIVE].vp:
                best = code
        return best


GIVE_SHARD: Final = GiveShard("give_shard", ("WW-176",), "WW-600")


def roll_die(frame: Roll, g: Wonderland) -> None:
    """WW-064, WW-513: the roll; the Hatter with Clean Cup may roll again."""
    if frame.value < 0:
        frame.value = roll_faces(g, "shard-die", SHARD_DIE)
        g.tell("rolls", frame.seat, frame.value)
    if frame.taken < 0 and not frame.rerolled and g.seats[frame.seat].has(CLEAN_CUP):
        ask_seat(g, frame, REROLL, frame.seat)
        return
    go_to(frame, "start/take")


def roll_again(frame: Roll, g: Wonderland) -> None:
    if g.answers[frame.seat] == ROLL_AGAIN:
        frame.rerolled = True
        frame.value = roll_faces(g, "shard-die", SHARD_DIE)
        g.tell("rolls_again", frame.seat, frame.value)


def take_shards(frame: Roll, g: Wonderland) -> None:
    """WW-064, WW-176: the shards; the Cat may give one of two or three away."""
    player = g.seats[frame.seat]
    if frame.taken < 0:
        frame.taken = frame.value - 1 if frame.rerolled else frame.value
        player.shards += frame.taken
        g.tell("takes_shards", frame.seat, frame.taken, player.shards)
    if player.faction == CAT and frame.value >= 2:
        ask_seat(g, frame, GIVE_SHARD, frame.seat)
        return
    leave(g)


def give_shard(frame: Roll, g: Wonderland) -> None:
    code = g.answers[frame.seat]
    if code != NONE:
        g.seats[frame.seat].shards -= 1
        if code == RETURN_SHARD:
            g.tell("returns_shard", frame.seat)
        else:
            g.seats[code - GIVE].shards += 1
            g.tell("gives_shard", frame.seat, code - GIVE)
    leave(g)


steps(
    Roll,
    step("start", roll_die, roll_again),
    step("start/take", take_shards, give_shard),
)
