"""Orders of players: turn order (WW-620), resolution order (WW-015), and who plays a faction."""

from __future__ import annotations

from mypy_extensions import i64

from rulewright.games.wonderland.state import Wonderland


def turn_order(g: Wonderland) -> list[int]:
    """WW-620: all seats, clockwise from the first player of the round."""
    return [(seat + g.first_player) % g.players for seat in range(g.players)]


def in_turn_order(g: Wonderland, seats: list[int]) -> list[int]:
    """These seats in turn order."""
    return [seat for seat in turn_order(g) if seat in seats]


def resolution_order(g: Wonderland, seats: list[int]) -> list[int]:
    """WW-015: fewest VP first, then most shards, then turn order."""
    found: list[int] = []
    for seat in in_turn_order(g, seats):
        at: i64 = len(found)
        while at > 0 and comes_before(g, seat, found[at - 1]):
            at -= 1
        found.insert(at, seat)
    return found


def comes_before(g: Wonderland, one: i64, two: i64) -> bool:
    """WW-015 without its last tie-breaker."""
    first, second = g.seats[one], g.seats[two]
    return first.vp < second.vp or (first.vp == second.vp and first.shards > second.shards)


def seat_of(g: Wonderland, faction: i64) -> i64:
    """The seat that plays a faction; -1 if nobody does."""
    for seat in range(g.players):
        if g.seats[seat].faction == faction:
            return seat
    return -1
