"""The end of an Age and of the game (ET-350 to ET-385, ET-440 to ET-448)."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from rulewright.core.decision import Decision
from rulewright.core.errors import Refusal
from rulewright.core.frame import ask_seats, leave, step, steps
from rulewright.games.ethnos.content import TRIBE_OF
from rulewright.games.ethnos.frames import EndOfAge
from rulewright.games.ethnos.ids import DWARF, KINGDOM_COUNT, MERFOLK, SKELETON, TRIBES, TROLL
from rulewright.games.ethnos.options import RAID, WAIT
from rulewright.games.ethnos.state import (
    ALL_TROLLS,
    BY_SKELETONS,
    NOBODY,
    Band,
    Ethnos,
    Sheet,
    last_age,
    markers_on_board,
    own_markers,
    plays,
    token,
)
from rulewright.kit.masks import bits


class OrcRaid(Decision[Ethnos, EndOfAge]):
    """D10: raid now or wait; all owners of Horde markers at once, sealed (ET-302, ET-305)."""

    def options(self, g: Ethnos, frame: EndOfAge, seat: i64) -> list[int]:
        return [RAID, WAIT]

    def explain(self, g: Ethnos, frame: EndOfAge, seat: i64, code: i64) -> Refusal:
        return Refusal("ET-302", "raid-or-wait")

    def default(self, g: Ethnos, frame: EndOfAge, seat: i64) -> i64:
        return RAID if len(bits(g.seats[seat].horde)) >= 5 else WAIT

    def arguments(self, g: Ethnos, frame: EndOfAge, seat: i64) -> dict[str, int | str]:
        markers = len(bits(g.seats[seat].horde))
        pays = g.tables.horde
        return {"markers": markers, "glory": pays[markers], "all": pays[len(pays) - 1]}


ORC_RAID: Final = OrcRaid("orc_raid", ("ET-302", "ET-303", "ET-305"), "ET-305", secret=True)


def scatter_hands(frame: EndOfAge, g: Ethnos) -> None:
    """ET-352, ET-353: hands go aside unseen; pool and deck have no effect."""
    sheet = Sheet(g.players)
    for number, seat in enumerate(g.seats):
        g.tell("scatters", number, len(seat.hand), seat.glory)
        g.scattered = g.scattered + seat.hand
        seat.hand = []
        seat.known = []
        sheet.giant_bands[number] = seat.giant_bands
    g.sheets = [*g.sheets, sheet]


def score_kingdoms(frame: EndOfAge, g: Ethnos) -> None:
    """ET-355: each Kingdom on its own, in canonical order; markers stay (ET-365)."""
    sheet = writable_sheet(g)
    for kingdom in range(KINGDOM_COUNT):
        for seat, glory in enumerate(kingdom_glory(g, kingdom)):
            sheet.kingdoms[kingdom * g.players + seat] = glory
            gain(g, seat, glory, "gains_kingdom", kingdom)


def score_giant(frame: EndOfAge, g: Ethnos) -> None:
    """ET-265, ET-372: the holder of the Giant token gains; the token goes back."""
    if g.giant_seat >= 0:
        values = g.tables.giant_many if g.players >= 4 else g.tables.giant_few
        glory = values[g.age - 1]
        writable_sheet(g).giant_token[g.giant_seat] = glory
        gain(g, g.giant_seat, glory, "gains_giant", -1)
    g.giant_seat = NOBODY
    g.giant_band = -1


def score_merfolk(frame: EndOfAge, g: Ethnos) -> None:
    """ET-285 to ET-288, ET-373: the farthest marker beyond space 0 gains; ties are shared."""
    if not plays(g, MERFOLK):
        return
    best = max([merfolk_rank(g, seat) for seat in range(g.players)])
    if best < RANK_STEP:
        return
    tied = [seat for seat in range(g.players) if merfolk_rank(g, seat) == best]
    prizes = g.tables.merfolk_many if g.players >= 4 else g.tables.merfolk_few
    glory = prizes[g.age - 1] // len(tied)
    sheet = writable_sheet(g)
    for seat in tied:
        sheet.merfolk[seat] = glory
        gain(g, seat, glory, "gains_merfolk", -1)


def ask_raids(frame: EndOfAge, g: Ethnos) -> None:
    """ET-302 to ET-305, ET-374: owners of Horde markers decide at the same time; in the last Age all raid."""
    owners: i64 = 0
    answers = [-1] * int(g.players) if g.age == last_age(g) else frame.raids
    for seat in range(g.players):
        if g.seats[seat].horde:
            owners |= 1 << seat
            if g.age == last_age(g):
                answers[seat] = int(RAID)
    ask_seats(g, frame, ORC_RAID, owners, answers)


def raid(frame: EndOfAge, g: Ethnos) -> None:
    """ET-302 to ET-304: all markers of the board come back for Glory, or all stay."""
    sheet = writable_sheet(g)
    for number, seat in enumerate(g.seats):
        if not seat.horde:
            continue
        g.barrier += 1
        markers = len(bits(seat.horde))
        if g.answers[number] == RAID:
            g.tell("raids", number, markers)
            glory = g.tables.horde[markers]
            sheet.orcs[number] = glory
            gain(g, number, glory, "gains_orcs", -1)
            seat.supply += markers
            seat.horde = 0
        else:
            g.tell("waits", number, markers)


def remove_skeletons(frame: EndOfAge, g: Ethnos) -> None:
    """ET-313: Skeletons leave the Bands and lie with the scattered cards."""
    for seat in g.seats:
        bands: list[Band] = []
        for band in seat.bands:
            skeletons = band.cards.count(SKELETON)
            g.scattered = g.scattered + [SKELETON] * skeletons
            bands.append(Band(band.leader, [card for card in band.cards if card != SKELETON]))
        seat.bands = bands


def score_bands(frame: EndOfAge, g: Ethnos) -> None:
    """ET-380 to ET-382, ET-240: every Band by the table, a Dwarf Leader counting one more."""
    sheet = writable_sheet(g)
    for number, seat in enumerate(g.seats):
        for band in seat.bands:
            glory = g.tables.bands[min(effective_size(band), len(g.tables.bands) - 1)]
            sheet.bands[number].append(glory)
            if glory > 0:
                g.tell_all("band_scored", [effective_size(band)], number, glory, band.leader)
        gain(g, number, sum(sheet.bands[number]), "gains_bands", -1)


def return_tokens(frame: EndOfAge, g: Ethnos) -> None:
    """ET-325, ET-422: Troll tokens go back beside the board."""
    for seat in g.seats:
        seat.trolls = 0
    if plays(g, TROLL):
        g.trolls = ALL_TROLLS
    leave(g)


steps(
    EndOfAge,
    step("hands", scatter_hands),
    step("kingdoms", score_kingdoms),
    step("giant", score_giant),
    step("merfolk", score_merfolk),
    step("orc_raid", ask_raids, raid),
    step("skeletons", remove_skeletons),
    step("bands", score_bands),
    step("tokens", return_tokens),
)


def writable_sheet(g: Ethnos) -> Sheet:
    """The sheet of the Age being scored, as a new object: copies share the old one."""
    sheet = g.sheets[len(g.sheets) - 1].copy()
    g.sheets = [*g.sheets[:-1], sheet]
    return sheet


def gain(g: Ethnos, seat: i64, glory: i64, message: str, kingdom: i64) -> None:
    """ET-012: Glory never decreases; each gain is logged with its source, in a Kingdom with markers and place."""
    if glory > 0:
        g.seats[seat].glory += glory
        if g.narration is not None and kingdom >= 0:
            place = 1 + sum(
                kingdom_rank(g, other, kingdom) > kingdom_rank(g, seat, kingdom) for other in range(g.players)
            )
            g.tell_all(message, [own_markers(g, seat, kingdom), place], seat, glory, kingdom)
        else:
            g.tell(message, seat, glory)


# Ranking

RANK_STEP: Final[i64] = 1000
"""Above every Troll key, so that markers come first (ET-360)."""


def troll_key(g: Ethnos, seat: i64) -> i64:
    """ET-322, ET-572: the sum of the Troll tokens, then the highest single one."""
    total: i64 = 0
    highest: i64 = 0
    for value in bits(g.seats[seat].trolls):
        total += value
        highest = value
    return total * 10 + highest


def merfolk_rank(g: Ethnos, seat: i64) -> i64:
    """ET-285, ET-286: the space on the Merfolk board, then the Trolls."""
    return g.seats[seat].merfolk * RANK_STEP + troll_key(g, seat)


def kingdom_rank(g: Ethnos, seat: i64, kingdom: i64) -> i64:
    """ET-356, ET-360: the Control markers in a Kingdom, then the Trolls; 0 without a marker."""
    markers = own_markers(g, seat, kingdom)
    return markers * RANK_STEP + troll_key(g, seat) if markers > 0 else 0


def prizes(g: Ethnos, kingdom: i64) -> list[int]:
    """ET-357 to ET-359: what the places are worth in this Age, first place first."""
    return [token(g, kingdom, space) for space in range(g.age - 1, -1, -1)]


def kingdom_glory(g: Ethnos, kingdom: i64) -> list[int]:
    """ET-356, ET-360 to ET-364: what each seat gains in a Kingdom now."""
    glory = [0] * g.players
    ranks: list[int] = []
    for seat in range(g.players):
        ranks.append(kingdom_rank(g, seat, kingdom))
    worth = prizes(g, kingdom)
    if g.players == 2 and g.age == 2:
        worth = two_player_prizes(g, kingdom, ranks)
    place: i64 = 0
    for rank in sorted(set(ranks), reverse=True):
        if rank == 0:
            break
        group = [seat for seat in range(g.players) if ranks[seat] == rank]
        share = sum(worth[place : place + len(group)]) // len(group)
        for seat in group:
            glory[seat] = share
        place += len(group)
    return glory


def two_player_prizes(g: Ethnos, kingdom: i64, ranks: list[int]) -> list[int]:
    """ET-476 to ET-480: one prize; a player alone gains both tokens."""
    if min(ranks) == 0:
        return [token(g, kingdom, 0) + token(g, kingdom, 1)]
    return [token(g, kingdom, 1)]


def effective_size(band: Band) -> i64:
    """ET-381: cards without Skeletons, one more for a Dwarf Leader."""
    size: i64 = 0
    for card in band.cards:
        if card != SKELETON:
            size += 1
    if band.leader >= 0 and TRIBE_OF[band.leader] == DWARF:
        size += 1
    return size


# The end of the game


def final_key(g: Ethnos, seat: i64) -> list[int]:
    """ET-441 to ET-446, ET-448: Glory, then markers on the main board, then Band sizes."""
    key = [g.seats[seat].glory, markers_on_board(g, seat)]
    if g.ended != BY_SKELETONS:
        sizes = [len(band.cards) - band.cards.count(SKELETON) for band in g.seats[seat].bands]
        key += sorted(sizes, reverse=True)
    elif g.ended_by == seat:
        key.insert(0, 1)
    else:
        key.insert(0, 0)
    return key


def result(g: Ethnos) -> dict[str, Any]:
    """ET-446, ET-447: scores, places (equal keys share one), winners and the reason."""
    keys = [final_key(g, seat) for seat in range(g.players)]
    places = [1 + sum(other > key for other in keys) for key in keys]
    return {
        "scores": [seat.glory for seat in g.seats],
        "places": places,
        "winners": [seat for seat, place in enumerate(places) if place == 1],
        "reason": "skeletons" if g.ended == BY_SKELETONS else "glory",
    }


def tell_result(g: Ethnos) -> None:
    """The final places in the log, best first, each with the Glory of all Ages by source."""
    if g.narration is None:
        return
    places = result(g)["places"]
    order = sorted(range(g.players), key=lambda seat: int(places[seat]))
    for at, seat in enumerate(order):
        sources = glory_by_source(g, seat)
        giants = sum(sources["giant_bands"]) + sum(sources["giant_token"])
        numbers = [sum(sources["kingdoms"]), sum(sources["bands"]), giants, sum(sources["merfolk"])]
        numbers += [sum(sources["orcs"]), 1 if at == len(order) - 1 else 0]
        g.tell_all("ranked", numbers, seat, g.seats[seat].glory, places[seat])


def report(g: Ethnos) -> dict[str, Any]:
    """The Tribes in play, the Bands of each seat by Leader, its Glory by source and Age."""
    return {
        "turn": "turn_action",
        "tags": [TRIBES[tribe] for tribe in bits(g.tribes)],
        "tag_kind": "tribe",
        "seat_tags": [leaders(g, seat) for seat in range(g.players)],
        "sources": [glory_by_source(g, seat) for seat in range(g.players)],
        "tie_break": tie_break(g) if g.over else None,
    }


def tie_break(g: Ethnos) -> dict[str, Any] | None:
    """ET-442 to ET-444: what puts the winner before the next player with as much Glory; None if nothing has to."""
    keys = [final_key(g, seat) for seat in range(g.players)]
    ranked = sorted(keys, reverse=True)
    first, second = ranked[0], ranked[1]
    if g.ended == BY_SKELETONS or first[0] != second[0] or first == second:
        return None
    at: i64 = 1
    while at < len(second) and first[at] == second[at]:
        at += 1
    numbers = [key[at] if at < len(key) else 0 for key in keys]
    if at == 1:
        return {"name": "markers", "rule": "ET-442", "numbers": numbers}
    return {"name": "bands", "rule": "ET-443", "numbers": numbers, "place": at - 1}


def leaders(g: Ethnos, seat: i64) -> dict[str, int]:
    """How many Bands of each Tribe's Leaders a seat has played in all Ages, by the log."""
    tribes: dict[str, int] = {}
    for line in g.narration or []:
        if line.message == "band" and line.numbers[0] == seat:
            tribe = TRIBES[TRIBE_OF[line.numbers[2]]]
            tribes[tribe] = tribes.get(tribe, 0) + 1
    return tribes


def glory_by_source(g: Ethnos, seat: i64) -> dict[str, list[int]]:
    """ET-385: what a seat gained in each Age, by source; an Age cut short by ET-312 counts too."""
    sheets = g.sheets[:]
    if g.ended == BY_SKELETONS:
        cut_short = Sheet(g.players)
        cut_short.giant_bands = [player.giant_bands for player in g.seats]
        sheets.append(cut_short)
    return {
        "kingdoms": [sum(sheet.kingdoms[seat :: g.players]) for sheet in sheets],
        "giant_bands": [sheet.giant_bands[seat] for sheet in sheets],
        "giant_token": [sheet.giant_token[seat] for sheet in sheets],
        "merfolk": [sheet.merfolk[seat] for sheet in sheets],
        "orcs": [sheet.orcs[seat] for sheet in sheets],
        "bands": [sum(sheet.bands[seat]) for sheet in sheets],
    }
