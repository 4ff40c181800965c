"""A small complete game for tests: a market with sealed bids and a window for jokers.

Every seat holds two hidden cards of the values 1 to 9 and perhaps a joker (the
lowest bits of `jokers`). In each of two rounds all seats bid a card at once, sealed;
the highest bid alone gains two points. Then a window opens: each seat that has a
joker may use it for one point, and a use reopens the window from its first seat.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from rulewright.core.chance import Random, Seed, draw, shuffle
from rulewright.core.decision import Decision
from rulewright.core.errors import BadPosition, BadSetup, Refusal
from rulewright.core.frame import Frame, ask_seats, call, finish, go_to, step, steps
from rulewright.core.game import Game
from rulewright.core.narration import MessageKind
from rulewright.core.state import State
from rulewright.core.vocabulary import Vocabulary
from rulewright.kit.observations import EVERYBODY, OWN, Piece, Row
from rulewright.kit.windows import PASSED, Uses, Window, offer_next, take_use

VOCABULARY = Vocabulary()
BID = VOCABULARY.verb("bid", tuple("123456789"))
JOKER = VOCABULARY.verb("joker")
PASS = VOCABULARY.verb("pass")
ROUNDS = 2


class Market(State):
    """The state: cards, jokers as a bit mask, points, the round, and the deck that is left."""

    def __init__(self, game: Game[Any], players: int, options: dict[str, Any], seed: Seed) -> None:
        super().__init__(game, players, options, seed)
        self.hands: list[list[int]] = [[] for _ in range(players)]
        self.deck: list[int] = []
        self.played: list[int] = []
        self.jokers = 0
        self.points = [0] * players
        self.round = 0

    def copy(self) -> Market:
        other = Market(self.game, self.players, self.chosen_options, self.seed)
        self.copy_into(other)
        other.hands = [hand[:] for hand in self.hands]
        other.deck = self.deck[:]
        other.played = self.played[:]
        other.jokers = self.jokers
        other.points = self.points[:]
        other.round = self.round
        return other


class Play(Frame):
    """The whole game; `given` are the bids that a position holds already."""

    def __init__(self) -> None:
        super().__init__()
        self.given: list[int] = []

    def copy(self) -> Play:
        other = Play()
        other.at = self.at
        other.given = self.given[:]
        return other


class Jokers(Window):
    """TOY-2: jokers, in the order of the seats; a use reopens the window."""

    def copy(self) -> Jokers:
        other = Jokers(self.queue[:])
        other.at = self.at
        return other

    def use(self, g: Market, seat: int) -> None:
        g.jokers &= ~(1 << seat)
        g.points[seat] += 1
        g.barrier += 1
        g.tell("joker", seat)


class Bid(Decision[Market, Play]):
    def options(self, g: Market, frame: Play, seat: int) -> list[int]:
        return [BID + card - 1 for card in g.hands[seat]]

    def explain(self, g: Market, frame: Play, seat: int, code: int) -> Refusal:
        return Refusal("TOY-1", "not-your-card", {"cards": len(g.hands[seat])})


class UseJoker(Uses[Market, Jokers]):
    def uses(self, g: Market, frame: Jokers, seat: int) -> list[int]:
        return [JOKER] if g.jokers >> seat & 1 else []


BIDDING = Bid("bidding", ("TOY-1",), "TOY-1", secret=True)
USING = UseJoker("using", ("TOY-2",), "TOY-2", PASS)


def offer_joker(window: Jokers, g: Market) -> None:
    offer_next(g, window, USING)


def use_joker(window: Jokers, g: Market) -> None:
    seat = window.queue[0]
    if take_use(g, window, USING) != PASSED:
        window.queue = list(range(g.players))
        window.use(g, seat)


steps(Jokers, step("window", offer_joker, use_joker))


def deal(frame: Play, g: Market) -> None:
    g.deck = list(range(1, 10))
    shuffle(g, "deck", g.deck)
    for seat in range(g.players):
        g.hands[seat] = sorted(g.deck.pop() for _ in range(ROUNDS))
        g.whisper(seat, "hand", seat, g.hands[seat][0], g.hands[seat][1])
    g.jokers = 1 << int(draw(g, "joker", list(range(g.players))))


def ask_bids(frame: Play, g: Market) -> None:
    ask_seats(g, frame, BIDDING, (1 << g.players) - 1, frame.given)


def compare(frame: Play, g: Market) -> None:
    frame.given = []
    bids = [code - BID + 1 for code in g.answers]
    for seat, card in enumerate(bids):
        g.hands[seat].remove(card)
        g.played.append(card)
        g.tell("bids", seat, card)
    g.points[bids.index(max(bids))] += 2
    g.round += 1
    g.barrier += 1
    call(g, Jokers(list(range(g.players))))


def next_round(frame: Play, g: Market) -> None:
    if g.round < ROUNDS:
        go_to(frame, "bids")
    else:
        finish(g)


steps(Play, step("deal", deal), step("bids", ask_bids, compare), step("next", next_round))


class Toy(Game[Market]):
    """The rules of the market, as the core asks for them."""

    def __init__(self, name: str = "toy") -> None:
        messages = {
            "hand": MessageKind(("seat", "low", "high"), "TOY-1"),
            "bids": MessageKind(("seat", "card"), "TOY-1"),
            "joker": MessageKind(("seat",), "TOY-2"),
            "forced": MessageKind(("seat", "option"), "TOY-1"),
        }
        super().__init__(name, 1, 2, 4, VOCABULARY, (), messages, Path(__file__).parent / "no-such-folder", True)

    def check_options(self, players: int, options: dict[str, Any]) -> dict[str, Any]:
        if options:
            raise BadSetup("the market has no options")
        return {}

    def set_up(self, players: int, options: dict[str, Any], seed: Seed) -> Market:
        g = Market(self, players, options, seed)
        call(g, Play())
        return g

    def position(self, g: Market) -> dict[str, Any]:
        top = g.stack[-1]
        window = g.players - len(top.queue) if isinstance(top, Jokers) else None
        return {
            "players": g.players,
            "hands": [hand[:] for hand in g.hands],
            "deck": g.deck[:],
            "played": g.played[:],
            "jokers": g.jokers,
            "points": g.points[:],
            "round": g.round,
            "bids": [] if window is not None or g.over else g.answers[:],
            "window": window,
            "over": g.over,
        }

    def load(self, position: dict[str, Any], seed: Seed) -> Market:
        try:
            g = Market(self, position["players"], {}, seed)
            g.hands = [list(hand) for hand in position["hands"]]
            g.deck, g.played = list(position["deck"]), list(position["played"])
            g.jokers, g.points, g.round = position["jokers"], list(position["points"]), position["round"]
        except (KeyError, TypeError) as error:
            raise BadPosition(f"not a position of the market: {error}") from error
        play = Play()
        g.stack, g.over = [play], position["over"]
        if position["window"] is None:
            go_to(play, "bids")
            play.given = list(position["bids"])
        else:
            window = Jokers(list(range(position["window"], g.players)))
            go_to(play, "next")
            g.stack.append(window)
        return g

    def view(self, g: Market, seat: int) -> dict[str, Any]:
        return {
            "hands": [g.hands[other][:] if other == seat else len(g.hands[other]) for other in range(g.players)],
            "played": g.played[:],
            "jokers": g.jokers,
            "points": g.points[:],
            "waiting": list(g.waiting),
            "bid": g.answers[seat] if seat >= 0 and g.asked is BIDDING else -1,
        }

    def resample(self, g: Market, seat: int, rng: Random) -> Market:
        other = g.copy()
        if g.over:
            return other
        unseen = other.deck + [card for at, hand in enumerate(other.hands) if at != seat for card in hand]
        unseen.sort()
        rng.shuffle(unseen)
        for at, hand in enumerate(other.hands):
            if at != seat:
                other.hands[at] = sorted(unseen.pop() for _ in hand)
                if other.asked is BIDDING and other.answers[at] >= 0:
                    other.answers[at] = BID + other.hands[at][int(rng.below(len(hand)))] - 1
        other.deck = unseen
        return other

    def result(self, g: Market) -> dict[str, Any]:
        places = [1 + sum(other > points for other in g.points) for points in g.points]
        winners = [seat for seat, place in enumerate(places) if place == 1]
        return {"scores": g.points[:], "places": places, "winners": winners, "reason": "points"}

    def over_refusal(self, g: Market) -> Refusal:
        return Refusal("TOY-3", "game-over")

    def conserved(self, g: Market) -> object:
        return sorted(g.deck + g.played + [card for hand in g.hands for card in hand])

    def pieces(self, players: int) -> list[Piece]:
        return [
            Piece("hand", (9,), 0, 1, OWN, write_hand),
            Piece("points", (players,), 0, 5, EVERYBODY, write_points),
        ]


def write_hand(g: Market, row: Row) -> None:
    row.counts([card - 1 for card in g.hands[row.viewer]], 9)


def write_points(g: Market, row: Row) -> None:
    row.numbers(g.points)
