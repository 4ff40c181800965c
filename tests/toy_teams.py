"""A small complete game of two teams whose members act at the same time, each in a lane of their own.

Seats 0 and 2 play against 1 and 3. Everybody holds hidden cards, no two alike, and perhaps a hidden ward; gems of three
colours lie open. The teams take turns. In a team's turn each member has a menu and up to two actions:

- a *purchase* is a line: two cards are paid one after the other, then a gem is taken, for two points. Until it is over
  the mate begins nothing: the mate's menu is withdrawn.
- *gathering* takes a gem, for one point, and holds nobody up: the mate may take the last gem of a colour before.
- an *attack* is a battle with an opponent and holds nobody up either: a card is laid face down, the opponent lays one
  against it or yields, a die is rolled, the winner has a point. Both members may attack the same opponent.
- in an *auction* the member and the opponents bid a card each, sealed; the highest bid has a point.
- a card can be drawn; in the second half of the game all gems can be blasted away, under the hands of the mate.

Purchases and attacks are declared before they go on: in a window each opponent with a ward may use it to call them
off. The game ends after four turns, or in the middle of one, when the last gem is taken.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, ClassVar, TypeGuard

from rulewright.core.chance import Random, Seed, roll, shuffle
from rulewright.core.contest import Contest
from rulewright.core.decision import Decision
from rulewright.core.errors import BadPosition, BadSetup, Refusal
from rulewright.core.frame import Frame, abandon, ask_seat, ask_seats, call, finish, go_to, leave, step, steps
from rulewright.core.game import Game
from rulewright.core.lane import Lane, enter, every_lane, open_lanes
from rulewright.core.narration import MessageKind
from rulewright.core.state import SEATS_MASK, State
from rulewright.core.vocabulary import Vocabulary
from rulewright.kit.contests import FrameContest
from rulewright.kit.observations import EVERYBODY, OWN, Piece, Row
from rulewright.kit.windows import PASSED, Uses, Window, offer_next, take_use

SEATS = 4
CARDS = 16
HAND = 3
GEMS = (2, 2, 1)
COLOURS = ("red", "green", "blue")
ACTIONS = 2
TURNS = 4
WARDS = 2
BOX = SEATS

VOCABULARY = Vocabulary()
PASS = VOCABULARY.verb("pass")
BUY = VOCABULARY.verb("buy")
GATHER = VOCABULARY.verb("gather")
DRAW = VOCABULARY.verb("draw")
BLAST = VOCABULARY.verb("blast")
AUCTION = VOCABULARY.verb("auction")
ATTACK = VOCABULARY.verb("attack", tuple(str(seat) for seat in range(SEATS)))
LAY = VOCABULARY.verb("lay", tuple(str(card) for card in range(CARDS)))
YIELD = VOCABULARY.verb("yield")
GEM = VOCABULARY.verb("gem", COLOURS)
WARD = VOCABULARY.verb("ward")
LET = VOCABULARY.verb("let")


class Quarry(State):
    """The state: hidden cards and wards, gems, points, the actions that are left, and the number of the turn."""

    def __init__(self, game: Game[Any], players: int, options: dict[str, Any], seed: Seed) -> None:
        super().__init__(game, players, options, seed)
        self.hands: list[list[int]] = [[] for _ in range(players)]
        self.deck: list[int] = []
        self.spent: list[int] = []
        # By seat whether it holds a ward; the last place is the box, which nobody looks into.
        self.wards: list[int] = [0] * (players + 1)
        self.wards_used = 0
        self.gems: list[int] = list(GEMS)
        self.points = [0] * players
        self.left = [0] * players
        self.turn = 0

    def copy(self) -> Quarry:
        other = Quarry(self.game, self.players, self.chosen_options, self.seed)
        self.copy_into(other)
        other.hands = [hand[:] for hand in self.hands]
        other.deck = self.deck[:]
        other.spent = self.spent[:]
        other.wards = self.wards[:]
        other.wards_used = self.wards_used
        other.gems = self.gems[:]
        other.points = self.points[:]
        other.left = self.left[:]
        other.turn = self.turn
        return other


def opponents(seat: int) -> list[int]:
    return [other for other in range(SEATS) if other % 2 != seat % 2]


def free_cards(g: Quarry, seat: int) -> list[int]:
    """The hand without the cards that the seat has bid already in some lane."""
    bid = [bids[seat] - LAY for bids in sealed_bids(g) if bids[seat] >= 0]
    return [card for card in g.hands[seat] if card not in bid]


def sealed_bids(g: Quarry) -> list[list[int]]:
    """The bids of each auction in progress, by seat; also while a position is read and its lane does not ask yet."""
    bids = []
    for lane in every_lane(g):
        auction = lane.stack[-1] if lane.stack else None
        if isinstance(auction, Auction):
            asks = lane.asked is BIDDING and lane.asking & SEATS_MASK
            bids.append(lane.answers if asks else auction.given or [-1] * SEATS)
    return bids


def spend(g: Quarry, seat: int, card: int) -> None:
    g.hands[seat].remove(card)
    g.spent.append(card)


# The frames


class Team(Frame):
    """TOY-5: the whole game, one team's turn after the other."""

    NAME = "team"

    def copy(self) -> Team:
        other = Team()
        other.at = self.at
        return other


class OfSeat(Frame):
    """A procedure of one member: what all frames in lanes have in common."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat

    def copy(self) -> OfSeat:
        other = type(self)(self.seat)
        other.at = self.at
        return other


class Turn(OfSeat):
    """TOY-5: one member's part of the turn."""

    NAME = "turn"


class Purchase(OfSeat):
    """TOY-6: a line; `paid` is the number of cards."""

    NAME = "purchase"
    FIELDS = ("seat", "paid")

    def __init__(self, seat: int) -> None:
        super().__init__(seat)
        self.paid = 0

    def copy(self) -> Purchase:
        other = Purchase(self.seat)
        other.at = self.at
        other.paid = self.paid
        return other


class Gathering(OfSeat):
    """TOY-6: a gem without a line."""

    NAME = "gathering"


class Battle(OfSeat):
    """TOY-8: an attack; `card` lies face down (-1: not yet)."""

    NAME = "battle"
    FIELDS = ("seat", "target", "card")

    def __init__(self, seat: int) -> None:
        super().__init__(seat)
        self.target = -1
        self.card = -1
        # The side that has won, for contests only; it is set when the battle is over.
        self.won = -1

    def copy(self) -> Battle:
        other = Battle(self.seat)
        other.at = self.at
        other.target = self.target
        other.card = self.card
        other.won = self.won
        return other


class Auction(OfSeat):
    """TOY-8: sealed bids; `given` are those that a position holds already."""

    NAME = "auction"
    FIELDS = ("seat", "given")

    def __init__(self, seat: int) -> None:
        super().__init__(seat)
        self.given: list[int] = []

    def copy(self) -> Auction:
        other = Auction(self.seat)
        other.at = self.at
        other.given = self.given[:]
        return other


class Wards(Window):
    """TOY-7: the window in which opponents call off what was declared."""

    NAME = "wards"
    FIELDS = ("seat", "queue")

    def __init__(self, seat: int) -> None:
        super().__init__(opponents(seat))
        self.seat = seat

    def copy(self) -> Wards:
        other = Wards(self.seat)
        other.at = self.at
        other.queue = self.queue[:]
        return other


# The decisions


class Menu(Decision[Quarry, Turn]):
    """What a member begins; always asked, and withdrawn while the mate has a purchase in progress."""

    def options(self, g: Quarry, turn: Turn, seat: int) -> list[int]:
        cards = len(free_cards(g, seat))
        found = [PASS]
        if cards >= 2 and any(g.gems):
            found.append(BUY)
        if any(g.gems):
            found.append(GATHER)
        if g.deck:
            found.append(DRAW)
        if any(g.gems) and g.turn >= TURNS // 2:
            found.append(BLAST)
        if cards:
            found += [AUCTION, *(ATTACK + other for other in opponents(seat) if free_cards(g, other))]
        return found

    def held_up_by(self, g: Quarry, turn: Turn, seat: int) -> int:
        for lane in every_lane(g):
            if lane.owner != seat and any(isinstance(frame, Purchase) for frame in lane.stack):
                return int(lane.owner)
        return -1


class Payment(Decision[Quarry, OfSeat]):
    """One of the own cards: to pay, to strike, to bid."""

    def options(self, g: Quarry, frame: OfSeat, seat: int) -> list[int]:
        return [LAY + card for card in free_cards(g, seat)]

    def explain(self, g: Quarry, frame: OfSeat, seat: int, code: int) -> Refusal:
        return Refusal(self.rules[0], "not-your-card", {"cards": len(g.hands[seat])})


class Defence(Payment):
    def options(self, g: Quarry, frame: OfSeat, seat: int) -> list[int]:
        return [*super().options(g, frame, seat), YIELD]

    def default(self, g: Quarry, frame: OfSeat, seat: int) -> int:
        return YIELD

    def arguments(self, g: Quarry, frame: OfSeat, seat: int) -> dict[str, int | str]:
        return {"number": frame.seat + 1}


class Pick(Decision[Quarry, OfSeat]):
    def options(self, g: Quarry, frame: OfSeat, seat: int) -> list[int]:
        return [GEM + colour for colour, number in enumerate(g.gems) if number]


class UseWard(Uses[Quarry, Wards]):
    def uses(self, g: Quarry, frame: Wards, seat: int) -> list[int]:
        return [WARD] if g.wards[seat] else []


MENU = Menu("menu", ("TOY-5",), "TOY-6", asks_single=True)
PAYING = Payment("paying", ("TOY-6",), "TOY-6")
STRIKING = Payment("striking", ("TOY-8",), "TOY-8", secret=True)
BIDDING = Payment("sealed_bid", ("TOY-8",), "TOY-8", secret=True)
DEFENDING = Defence("defending", ("TOY-8",), "TOY-8")
PICKING = Pick("picking", ("TOY-6",), "TOY-6")
WARDING = UseWard("warding", ("TOY-7",), "TOY-7", LET)


# The steps


def deal(team: Team, g: Quarry) -> None:
    g.deck = list(range(CARDS))
    shuffle(g, "deck", g.deck)
    wards = [1] * WARDS + [0] * (SEATS + 1 - WARDS)
    shuffle(g, "wards", wards)
    g.wards = wards
    for seat in range(SEATS):
        g.hands[seat] = sorted(g.deck.pop() for _ in range(HAND))


def begin_turn(team: Team, g: Quarry) -> None:
    members = [seat for seat in range(SEATS) if seat % 2 == g.turn % 2]
    for seat in members:
        g.left[seat] = ACTIONS
    g.tell("turn", members[0], g.turn + 1)
    open_lanes(g, [Lane(seat, [Turn(seat)]) for seat in members])


def end_turn(team: Team, g: Quarry) -> None:
    g.turn += 1
    if g.turn < TURNS:
        go_to(team, "turn")
    else:
        finish(g)


steps(Team, step("deal", deal), step("turn", begin_turn), step("end", end_turn))


def ask_menu(turn: Turn, g: Quarry) -> None:
    if g.left[turn.seat]:
        ask_seat(g, turn, MENU, turn.seat)
    else:
        leave(g)


def act(turn: Turn, g: Quarry) -> None:
    """TOY-5: each action is one of two; the menu is asked again after it."""
    if not g.left[turn.seat]:
        return
    seat, code = turn.seat, g.answers[turn.seat]
    go_to(turn, "menu")
    g.left[seat] -= 1
    if code == PASS:
        g.left[seat] = 0
        g.tell("passes", seat)
    elif code == BUY:
        g.tell("buys", seat)
        call(g, Purchase(seat))
    elif code == GATHER:
        g.tell("gathers", seat)
        call(g, Gathering(seat))
    elif code == AUCTION:
        g.tell("auctions", seat)
        call(g, Auction(seat))
    elif code == DRAW:
        g.hands[seat] = sorted([*g.hands[seat], g.deck.pop()])
        g.barrier += 1
        g.tell("draws", seat)
    elif code == BLAST:
        g.gems = [0] * len(COLOURS)
        g.tell("blasts", seat)
    else:
        battle = Battle(seat)
        battle.target = code - ATTACK
        g.tell("attacks", seat, battle.target)
        call(g, battle)


steps(Turn, step("menu", ask_menu, act))


def ask_payment(purchase: Purchase, g: Quarry) -> None:
    ask_seat(g, purchase, PAYING, purchase.seat)


def pay(purchase: Purchase, g: Quarry) -> None:
    card = g.answers[purchase.seat] - LAY
    spend(g, purchase.seat, card)
    g.tell("pays", purchase.seat, card)
    purchase.paid += 1
    if purchase.paid < 2:
        go_to(purchase, "pay")


def declare(frame: OfSeat, g: Quarry) -> None:
    call(g, Wards(frame.seat))


def ask_gem(frame: OfSeat, g: Quarry) -> None:
    ask_seat(g, frame, PICKING, frame.seat)


def take_gem(frame: OfSeat, g: Quarry) -> None:
    """TOY-6: a gem, if one is left: the mate may have been quicker. The last of all ends the game."""
    colour = g.answers[frame.seat] - GEM
    leave(g)
    if colour < 0:
        g.tell("too-late", frame.seat)
        return
    g.gems[colour] -= 1
    g.points[frame.seat] += 2 if isinstance(frame, Purchase) else 1
    g.tell("takes", frame.seat, colour)
    if not any(g.gems):
        show_cards(g)
        finish(g)


def show_cards(g: Quarry) -> None:
    """TOY-3: whatever lies face down when the game ends is spent."""
    for lane in every_lane(g):
        for frame in lane.stack:
            if face_down(frame):
                g.spent.append(frame.card)
                frame.card = -1
                g.barrier += 1


steps(Purchase, step("pay", ask_payment, pay), step("declare", declare), step("gem", ask_gem, take_gem))
steps(Gathering, step("gem", ask_gem, take_gem))


def ask_strike(battle: Battle, g: Quarry) -> None:
    ask_seat(g, battle, STRIKING, battle.seat)


def strike(battle: Battle, g: Quarry) -> None:
    battle.card = g.answers[battle.seat] - LAY
    g.hands[battle.seat].remove(battle.card)
    g.tell("strikes", battle.seat)


def ask_defence(battle: Battle, g: Quarry) -> None:
    ask_seat(g, battle, DEFENDING, battle.target)


def decide_battle(battle: Battle, g: Quarry) -> None:
    """TOY-8: the die stands for the attacker, three for the defender."""
    code = g.answers[battle.target]
    g.spent.append(battle.card)
    defence = -CARDS
    if code != YIELD:
        defence = code - LAY + 3
        spend(g, battle.target, code - LAY)
    g.barrier += 1
    battle.won = 0 if battle.card + roll(g, "battle", 6) >= defence else 1
    winner = battle.seat if battle.won == 0 else battle.target
    g.points[winner] += 1
    g.tell("wins", winner, battle.card)
    leave(g)


steps(
    Battle,
    step("declare", declare),
    step("strike", ask_strike, strike),
    step("defend", ask_defence, decide_battle),
)


def ask_bids(auction: Auction, g: Quarry) -> None:
    """TOY-8: whoever has no card is passed over."""
    bidders = [auction.seat, *opponents(auction.seat)]
    ask_seats(g, auction, BIDDING, sum(1 << seat for seat in bidders), auction.given)


def award(auction: Auction, g: Quarry) -> None:
    """TOY-8: the highest bid has a point; all cards that were bid are spent."""
    auction.given = []
    cards = [code - LAY if code >= 0 else -1 for code in g.answers]
    for seat, card in enumerate(cards):
        if card >= 0:
            spend(g, seat, card)
            g.tell("bids", seat, card)
    g.barrier += 1
    g.points[cards.index(max(cards))] += 1
    leave(g)


steps(Auction, step("bids", ask_bids, award))


def offer_ward(window: Wards, g: Quarry) -> None:
    offer_next(g, window, WARDING)


def use_ward(window: Wards, g: Quarry) -> None:
    """TOY-7: what was declared is called off."""
    seat = window.queue[0]
    if take_use(g, window, WARDING) != PASSED:
        g.wards[seat] = 0
        g.wards_used += 1
        g.barrier += 1
        g.tell("warded", seat)
        abandon(g, 1)


steps(Wards, step("window", offer_ward, use_ward))
FRAMES: dict[str, type[Any]] = {
    frame.NAME: frame for frame in (Team, Turn, Purchase, Gathering, Battle, Auction, Wards)
}


# The game


class Fight(FrameContest):
    """The first battle in progress, by the order of lanes."""

    def __init__(self, battle: Battle) -> None:
        super().__init__(battle, [battle.seat, battle.target])
        self.battle = battle

    def winner(self) -> int:
        return self.battle.won

    def losses(self) -> list[int]:
        return [int(self.battle.won == 1), int(self.battle.won == 0)]


class TeamGame(Game[Quarry]):
    """The rules of the quarry, as the core asks for them."""

    def __init__(self, name: str = "quarry", folder: Path | None = None) -> None:
        one = MessageKind(("seat",), "TOY-5")
        card = MessageKind(("seat", "card"), "TOY-8")
        messages = {
            "turn": MessageKind(("seat", "number"), "TOY-5"),
            "passes": one,
            "buys": one,
            "gathers": one,
            "auctions": one,
            "draws": one,
            "blasts": one,
            "attacks": MessageKind(("seat", "target"), "TOY-8"),
            "strikes": MessageKind(("seat",), "TOY-8"),
            "wins": card,
            "bids": card,
            "pays": MessageKind(("seat", "card"), "TOY-6"),
            "takes": MessageKind(("seat", "colour"), "TOY-6"),
            "too-late": MessageKind(("seat",), "TOY-6"),
            "warded": MessageKind(("seat",), "TOY-7"),
            "forced": MessageKind(("seat", "option"), "TOY-5"),
        }
        folder = folder or Path(__file__).parent / "no-such-folder"
        super().__init__(name, 1, SEATS, SEATS, VOCABULARY, (), messages, folder, True)

    def check_options(self, players: int, options: dict[str, Any]) -> dict[str, Any]:
        if options:
            raise BadSetup("the quarry has no options")
        return {}

    def set_up(self, players: int, options: dict[str, Any], seed: Seed) -> Quarry:
        g = Quarry(self, players, options, seed)
        call(g, Team())
        return g

    # Positions

    def position(self, g: Quarry) -> dict[str, Any]:
        return {
            "hands": [hand[:] for hand in g.hands],
            "deck": g.deck[:],
            "spent": g.spent[:],
            "wards": g.wards[:],
            "wards_used": g.wards_used,
            "gems": g.gems[:],
            "points": g.points[:],
            "left": g.left[:],
            "turn": g.turn,
            "over": g.over,
            "pending": [] if g.over else [told for lane in every_lane(g) for told in frames_of(lane)],
        }

    def load(self, position: dict[str, Any], seed: Seed) -> Quarry:
        g = Quarry(self, SEATS, {}, seed)
        try:
            g.hands = [list(hand) for hand in position["hands"]]
            for name in ("deck", "spent", "wards", "gems", "points", "left"):
                setattr(g, name, list(position[name]))
            g.wards_used, g.turn, g.over = position["wards_used"], position["turn"], position["over"]
            stacks: dict[int, list[Frame]] = {}
            for told in position["pending"]:
                stacks.setdefault(-1 if told["stack"] is None else told["stack"], []).append(frame_from(told))
        except (KeyError, TypeError) as error:
            raise BadPosition(f"not a position of the quarry: {error}") from error
        if not g.over:
            g.stack = stacks.pop(-1)
            open_lanes(g, [Lane(owner, stack) for owner, stack in stacks.items()])
        return g

    # Knowledge

    def view(self, g: Quarry, seat: int) -> dict[str, Any]:
        openly = g.asked_openly()
        asked = [other for other in range(SEATS) if openly >> other & 1 or (other == seat and other in g.waiting)]
        return {
            "hands": [g.hands[other][:] if other == seat else len(g.hands[other]) for other in range(SEATS)],
            "deck": len(g.deck),
            "spent": g.spent[:],
            "ward": g.wards[seat] if seat >= 0 else 0,
            "wards_used": g.wards_used,
            "gems": g.gems[:],
            "points": g.points[:],
            "left": g.left[:],
            "turn": g.turn,
            "waiting": asked,
            "lanes": [] if g.over else [seen_lane(lane, seat) for lane in every_lane(g)[1:]],
        }

    def resample(self, g: Quarry, seat: int, rng: Random) -> Quarry:
        """Cards, sealed bids, wards and whom windows ask, from what the seat knows alone."""
        other = g.copy()
        if g.over:
            return other
        frames = [frame for lane in every_lane(other) for frame in lane.stack]
        battles = [frame for frame in frames if face_down(frame) and frame.seat != seat]
        unseen = other.deck + [frame.card for frame in battles]
        unseen += [card for at, hand in enumerate(other.hands) if at != seat for card in hand]
        unseen.sort()
        rng.shuffle(unseen)
        for battle in battles:
            battle.card = unseen.pop()
        for at, hand in enumerate(other.hands):
            if at != seat:
                other.hands[at] = sorted(unseen.pop() for _ in hand)
        other.deck = unseen
        resample_bids(other, seat, rng)
        resample_wards(other, seat, rng)
        return other

    # Results

    def result(self, g: Quarry) -> dict[str, Any]:
        """Both members of a team have its points and its place."""
        scores = team_points(g)
        places = [1 + sum(other > score for other in scores) for score in scores]
        winners = [seat for seat, place in enumerate(places) if place == 1]
        return {"scores": scores, "places": places, "winners": winners, "reason": "points"}

    def over_refusal(self, g: Quarry) -> Refusal:
        return Refusal("TOY-3", "game-over")

    def chance_names(self, what: str) -> tuple[str, ...] | None:
        return None

    def argument(self, kind: str, number: int) -> int | str:
        if kind == "option":
            return VOCABULARY.keys[number]
        if kind == "target":
            return number + 1
        return COLOURS[number] if kind == "colour" else number

    def scores(self, g: Quarry) -> list[float]:
        return [float(points) for points in team_points(g)]

    def evaluate(self, g: Quarry) -> list[float]:
        points = team_points(g)
        return [(1 + points[seat]) / (2 + points[0] + points[1]) for seat in range(SEATS)]

    def contest(self, g: Quarry) -> Contest | None:
        found = [frame for lane in every_lane(g) for frame in lane.stack if isinstance(frame, Battle)]
        return None if g.over or not found else Fight(found[0])

    def report(self, g: Quarry) -> dict[str, Any]:
        return {"turn": "menu"}

    def conserved(self, g: Quarry) -> object:
        cards = g.deck + g.spent + [card for hand in g.hands for card in hand]
        cards += [frame.card for lane in every_lane(g) for frame in lane.stack if face_down(frame)]
        return sorted(cards), sum(g.wards) + g.wards_used

    def pieces(self, players: int) -> list[Piece]:
        return [
            Piece("hand", (CARDS,), 0, 1, OWN, write_hand),
            Piece("gems", (3,), 0, 2, EVERYBODY, write_gems),
            Piece("points", (SEATS,), 0, 20, EVERYBODY, write_points),
        ]


def write_hand(g: Quarry, row: Row) -> None:
    row.counts(g.hands[row.viewer], CARDS)


def write_gems(g: Quarry, row: Row) -> None:
    row.numbers(list(g.gems))


def write_points(g: Quarry, row: Row) -> None:
    row.numbers(list(g.points))


def team_points(g: Quarry) -> list[int]:
    return [g.points[seat] + g.points[(seat + 2) % SEATS] for seat in range(SEATS)]


def face_down(frame: Frame) -> TypeGuard[Battle]:
    return isinstance(frame, Battle) and frame.card >= 0


def frames_of(lane: Lane) -> list[dict[str, Any]]:
    """The frames of a lane; `at` is where each goes on, the innermost by asking again."""
    told: list[dict[str, Any]] = []
    for depth, frame in enumerate(lane.stack):
        innermost = lane.owner >= 0 and depth == len(lane.stack) - 1
        fields = {name: copied(getattr(frame, name)) for name in frame.FIELDS}
        if innermost and isinstance(frame, Auction):
            fields["given"] = lane.answers[:]
        at = frame.at - 1 if innermost else frame.at
        told.append({"frame": frame.NAME, "stack": lane.owner if lane.owner >= 0 else None, "at": at, **fields})
    return told


def copied(value: Any) -> Any:
    return value[:] if isinstance(value, list) else value


def frame_from(told: dict[str, Any]) -> Frame:
    kind = FRAMES[told["frame"]]
    frame: Frame = kind(told["seat"]) if "seat" in kind.FIELDS else kind()
    for name in kind.FIELDS:
        value = told[name]
        setattr(frame, name, copied(value))
    frame.at = told["at"]
    return frame


def seen_lane(lane: Lane, seat: int) -> dict[str, Any]:
    """What a seat may know of a lane: of a face-down card and of sealed bids only that they are there."""
    seen: dict[str, Any] = {"owner": lane.owner, "frames": [frame.NAME for frame in lane.stack]}
    for frame in lane.stack:
        if isinstance(frame, Battle):
            seen["target"] = frame.target
            seen["card"] = frame.card if frame.seat == seat or frame.card < 0 else None
        elif isinstance(frame, Purchase):
            seen["paid"] = frame.paid
        elif isinstance(frame, Auction):
            seen["bid"] = [other for other in range(SEATS) if lane.answers[other] >= 0]
            seen["own"] = lane.answers[seat] if seat >= 0 else -1
    return seen


def resample_bids(g: Quarry, seat: int, rng: Random) -> None:
    """Sealed bids of others are any of their cards, in each lane another."""
    for other in range(SEATS):
        if other != seat:
            hand = g.hands[other][:]
            rng.shuffle(hand)
            for bids in sealed_bids(g):
                if bids[other] >= 0:
                    bids[other] = LAY + hand.pop()


def resample_wards(g: Quarry, seat: int, rng: Random) -> None:
    """Whoever a window asks has a ward; the asked opponent may be either, if the seat is none of them."""
    hidden = WARDS - g.wards_used - (g.wards[seat] if seat >= 0 else 0)
    asked: set[int] = set()
    for at in range(1, len(g.lanes)):
        enter(g, at)
        window = g.stack[-1]
        if not isinstance(window, Wards):
            continue
        others = opponents(window.seat)
        if seat not in others:
            possible = others if len(asked) < hidden else sorted(asked)
            window.queue = others[others.index(possible[int(rng.below(len(possible)))]) :]
            g.asked_seat = window.queue[0]
            g.asking = 1 << g.asked_seat
            g.offered = None
        asked.add(window.queue[0])
    asked.discard(seat)
    places = [place for place in range(SEATS + 1) if place != seat and place not in asked]
    rng.shuffle(places)
    holders = [*asked, *places[: hidden - len(asked)]]
    for place in range(SEATS + 1):
        if place != seat:
            g.wards[place] = int(place in holders)
