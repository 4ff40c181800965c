"""Influence bids (RW-570 to RW-575): all bid in secret at the same time, all pay, one wins.

A Season card calls for the bid and finds the bids and the winner in its own frame afterwards; what the winner gets is
the card's business.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.core.decision import Decision
from rulewright.core.errors import Refusal
from rulewright.core.frame import ask_seat, ask_seats, leave, step, steps
from rulewright.core.narration import MessageKind
from rulewright.games.runewars.content import NONE
from rulewright.games.runewars.ids import PRIMARCH
from rulewright.games.runewars.options import BID, MOST_INFLUENCE, WINNER, between
from rulewright.games.runewars.seasons.frames import Bid, SeasonCard
from rulewright.games.runewars.state import Runewars
from rulewright.games.runewars.world.control import players_left
from rulewright.games.runewars.world.influence import spend_influence

MESSAGES: Final[dict[str, MessageKind]] = {
    "bids": MessageKind(("seat", "number"), "RW-572"),
    "bid_tied": MessageKind(("seat", "number"), "RW-574"),
    "bid_won": MessageKind(("seat", "number"), "RW-572"),
    "bid_not_won": MessageKind((), "RW-575"),
}


def card_of_bid(g: Runewars) -> SeasonCard:
    """The Season card that called for the bid in progress."""
    frame = g.stack[len(g.stack) - 2]
    assert isinstance(frame, SeasonCard), "RW-572: only Season cards call for bids"
    return frame


# Bidding (RW-571 to RW-573)


class InfluenceBid(Decision[Runewars, Bid]):
    """D-101: how much influence a player bids."""

    def options(self, g: Runewars, frame: Bid, seat: i64) -> list[int]:
        highest = min(g.seats[seat].influence, MOST_INFLUENCE)
        return [BID + amount for amount in range(highest + 1)]

    def explain(self, g: Runewars, frame: Bid, seat: i64, code: i64) -> Refusal:
        if between(code, BID, MOST_INFLUENCE + 1):
            return Refusal("RW-571", "bid-too-high", {"number": int(g.seats[seat].influence)})
        return Refusal("RW-571", "bid-influence")

    def arguments(self, g: Runewars, frame: Bid, seat: i64) -> dict[str, int | str]:
        return {"season_card": g.game.argument("season_card", card_of_bid(g).card)}


INFLUENCE_BID: Final = InfluenceBid("influence_bid", ("RW-571", "RW-570"), "RW-900", secret=True)


def ask_bids(frame: Bid, g: Runewars) -> None:
    """RW-571: all players bid secretly at the same time."""
    given = [BID + bid if bid != NONE else -1 for bid in frame.bids]
    ask_seats(g, frame, INFLUENCE_BID, players_left(g), given)


def reveal_bids(frame: Bid, g: Runewars) -> None:
    """RW-572, RW-573: the bids are shown, and everybody discards his own, winner and losers alike."""
    frame.bids = [-1] * g.players
    g.barrier += 1
    for seat in card_of_bid(g).order:
        bid = g.answers[seat] - BID
        frame.bids[seat] = bid
        g.tell("bids", seat, bid)
    for seat in card_of_bid(g).order:
        if frame.bids[seat] > 0:
            spend_influence(g, seat, frame.bids[seat])


# Ties (RW-574)


def highest_bidders(frame: Bid, order: list[int]) -> list[int]:
    """RW-572, RW-575: who bid most, in turn order; nobody if all bids are 0."""
    highest = max(frame.bids)
    return [seat for seat in order if frame.bids[seat] == highest] if highest > 0 else []


def tie_breaker(g: Runewars, tied: list[int]) -> i64:
    """RW-574: the Primarch; else the tied player with most influence left, then with the highest starting influence."""
    if g.title_seat[PRIMARCH] != NONE:
        return g.title_seat[PRIMARCH]
    best: i64 = tied[0]
    for seat in tied:
        if standing_in_tie(g, seat) > standing_in_tie(g, best):
            best = seat
    return best


def standing_in_tie(g: Runewars, seat: i64) -> tuple[int, int]:
    player = g.seats[seat]
    return int(player.influence), g.tables.start_influence[player.faction]


class BidTie(Decision[Runewars, Bid]):
    """D-102: who of the tied players wins."""

    def options(self, g: Runewars, frame: Bid, seat: i64) -> list[int]:
        return [WINNER + tied for tied in highest_bidders(frame, card_of_bid(g).order)]

    def explain(self, g: Runewars, frame: Bid, seat: i64, code: i64) -> Refusal:
        return Refusal("RW-574", "choose-a-tied-player")

    def default(self, g: Runewars, frame: Bid, seat: i64) -> i64:
        """Himself if he is tied, else the first in turn order."""
        codes = self.options(g, frame, seat)
        return WINNER + seat if WINNER + seat in codes else codes[0]

    def arguments(self, g: Runewars, frame: Bid, seat: i64) -> dict[str, int | str]:
        return {"season_card": g.game.argument("season_card", card_of_bid(g).card)}


BID_TIE: Final = BidTie("bid_tie", ("RW-574",), "RW-574")


def ask_tie(frame: Bid, g: Runewars) -> None:
    """RW-574, RW-575: a tie is decided by one player; with all bids 0 there is no winner."""
    tied = highest_bidders(frame, card_of_bid(g).order)
    if len(tied) > 1:
        ask_seat(g, frame, BID_TIE, tie_breaker(g, tied))
    else:
        end_bid(frame, g, tied[0] if tied else NONE)


def break_tie(frame: Bid, g: Runewars) -> None:
    """RW-574: the player named by his decision wins."""
    decider = tie_breaker(g, highest_bidders(frame, card_of_bid(g).order))
    g.tell("bid_tied", decider, max(frame.bids))
    end_bid(frame, g, g.answers[decider] - WINNER)


def end_bid(frame: Bid, g: Runewars, winner: i64) -> None:
    """The Season card learns the bids and who has won."""
    card = card_of_bid(g)
    card.bids = frame.bids
    card.winner = winner
    leave(g, winner)
    if winner == NONE:
        g.tell("bid_not_won")
    else:
        g.tell("bid_won", winner, frame.bids[winner])


steps(
    Bid,
    step("start", ask_bids, reveal_bids),
    step("tie", ask_tie, break_tie),
)
