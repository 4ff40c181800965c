"""Round structure (WW-040 to WW-044), end of the tea party (WW-073 to WW-075) and of the war phase (WW-370)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.core.chance import roll_faces
from rulewright.core.frame import call, go_to, leave, step, steps
from rulewright.games.wonderland.battle.frames import War
from rulewright.games.wonderland.chips import gain_madness, refresh
from rulewright.games.wonderland.content import HEAD_OF_TABLE, LAST_SEAT, MADNESS_IN_SUPPLY, SHARD_DIE
from rulewright.games.wonderland.order import turn_order
from rulewright.games.wonderland.regions import next_region, units_on_board
from rulewright.games.wonderland.state import PHASE_END, PHASE_TEA, PHASE_WAR, Wonderland
from rulewright.games.wonderland.tea.frames import Round, Tea, TeaStart
from rulewright.games.wonderland.tea_table import deal_tea
from rulewright.kit.masks import bit_count
from rulewright.kit.piles import shuffle_in

MARKET: Final[i64] = 3
ROUNDS: Final[i64] = 3


def prepare(frame: Round, g: Wonderland) -> None:
    """WW-041: new cards on the table, leaders on the head, the first player."""
    g.phase = PHASE_TEA
    g.tell("round_begins", g.round_of_game)
    g.tea_card = [-1] * int(LAST_SEAT)
    g.tea_poison = 0
    for seat in g.seats:
        seat.leader = HEAD_OF_TABLE
        seat.host_used = False
    deal_tea(g)
    g.first_player = first_of_round(g)
    g.tell("first_of_round", g.first_player)


def first_of_round(g: Wonderland) -> i64:
    """WW-042: fewest VP, fewest units, most shards, then clockwise from the last first player."""
    best = g.first_player
    for seat in turn_order(g):
        one, two = g.seats[seat], g.seats[best]
        rank = (one.vp, units_on_board(one), -one.shards)
        if rank < (two.vp, units_on_board(two), -two.shards):
            best = seat
    return best


def start_tea(frame: Round, g: Wonderland) -> None:
    """WW-060."""
    call(g, TeaStart())


def have_tea(frame: Round, g: Wonderland) -> None:
    """WW-061: turns from the first player on."""
    tea = Tea()
    tea.turn = g.first_player
    call(g, tea)


def end_tea(frame: Round, g: Wonderland) -> None:
    """WW-073: poison on cards goes back to the pool; then madness."""
    g.tell("tea_ends")
    poisoned = bit_count(g.tea_poison)
    g.poison_pool += poisoned
    if poisoned > 0:
        g.tell("poison_returns", poisoned)
    g.tea_poison = 0
    if g.supply[MADNESS_IN_SUPPLY] >= g.players:
        for seat in range(g.players):
            gain_madness(g, seat)
            g.tell("tea_madness", seat)
    else:
        g.tell("no_madness")
    madden_richest(g)


def madden_richest(g: Wonderland) -> None:
    """WW-075: whoever has most shards gains madness and discards half of them, rounded up."""
    most: i64 = 0
    for player in g.seats:
        most = max(most, player.shards)
    richest = [seat for seat in range(g.players) if most > 0 and g.seats[seat].shards == most]
    if g.supply[MADNESS_IN_SUPPLY] < len(richest):
        g.tell("no_madness")
        return
    for seat in richest:
        gain_madness(g, seat)
        g.seats[seat].shards -= (most + 1) // 2
        g.tell("richest", seat, (most + 1) // 2)


def go_to_war(frame: Round, g: Wonderland) -> None:
    """WW-040: the war phase."""
    g.phase = PHASE_WAR
    g.tell("war_begins", g.battle_start)
    call(g, War())


def end_war(frame: Round, g: Wonderland) -> None:
    """WW-370; after round III comes final scoring at once (WW-403)."""
    if g.round_of_game == ROUNDS:
        g.phase = PHASE_END
        leave(g)
        return
    rolled = roll_faces(g, "shard-die", SHARD_DIE)
    g.battle_start = next_region(g, g.battle_start, rolled)
    g.tell("war_ends", g.battle_start, rolled)
    for seat in g.seats:
        refresh(seat)
        seat.leader = HEAD_OF_TABLE
    market, g.market = g.market, []
    shuffle_in(g, "wonderlandians", g.wonderlandian_deck, market)
    g.market = sorted(g.wonderlandian_deck[:MARKET])
    del g.wonderlandian_deck[:MARKET]
    g.tell_all("new_market", g.market)
    g.barrier += 1
    g.round_of_game += 1
    go_to(frame, "prepare")


steps(
    Round,
    step("prepare", prepare),
    step("tea_start", start_tea),
    step("tea", have_tea),
    step("tea_end", end_tea),
    step("war", go_to_war),
    step("war_end", end_war),
)
