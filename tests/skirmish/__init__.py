"""A small game that tells a story: marches, hidden cards, and fights that go on over several choices.

Every seat holds a hidden card of the values 1 to 9. Whoever has the turn marches to a place (a point; the third march
to a place gives two), draws another card, or fights another seat: up to three rounds of dice, after each of which the
one who was attacked stands or yields. Whoever has five points ends the game. Its face is beside it.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from rulewright.core.chance import Random, Seed, roll, shuffle
from rulewright.core.decision import Decision
from rulewright.core.errors import Refusal
from rulewright.core.frame import Frame, ask_seat, call, finish, go_to, leave, step, steps
from rulewright.core.game import Game
from rulewright.core.narration import MessageKind
from rulewright.core.state import State
from rulewright.core.vocabulary import Vocabulary

PLACES = ("north", "south", "east")
WORDS = Vocabulary()
MARCH = WORDS.verb("march", PLACES)
DRAW = WORDS.verb("draw")
FIGHT = WORDS.verb("fight", tuple("0123"))
STAND = WORDS.verb("stand")
YIELD = WORDS.verb("yield")
ROUNDS = 3
ENOUGH = 5

MESSAGES = {
    "arms": MessageKind(("seat",), "SK-1"),
    "holds": MessageKind(("seat", "card"), "SK-1"),
    "marches": MessageKind(("seat", "place"), "SK-2"),
    "gains": MessageKind(("seat", "number"), "SK-2"),
    "supply": MessageKind(("number",), "SK-2"),
    "draws": MessageKind(("seat",), "SK-3"),
    "drew": MessageKind(("seat", "card"), "SK-3"),
    "attacks": MessageKind(("seat", "target"), "SK-4"),
    "round": MessageKind(("round", "attack", "defence"), "SK-4"),
    "stands": MessageKind(("seat",), "SK-4"),
    "yields": MessageKind(("seat",), "SK-4"),
    "wins": MessageKind(("seat", "hits", "lost"), "SK-4"),
    "forced": MessageKind(("seat", "option"), "SK-2"),
}


class Skirmish(State):
    def __init__(self, game: Game[Any], players: int, options: dict[str, Any], seed: Seed) -> None:
        super().__init__(game, players, options, seed)
        self.hands: list[list[int]] = [[] for _ in range(players)]
        self.deck: list[int] = []
        self.marched = [0] * len(PLACES)
        self.points = [0] * players
        self.turn = 0

    def copy(self) -> Skirmish:
        other = Skirmish(self.game, self.players, self.chosen_options, self.seed)
        self.copy_into(other)
        other.hands = [hand[:] for hand in self.hands]
        other.deck = self.deck[:]
        other.marched = self.marched[:]
        other.points = self.points[:]
        other.turn = self.turn
        return other


class Turns(Frame):
    def copy(self) -> Turns:
        other = Turns()
        other.at = self.at
        return other


class Fight(Frame):
    """SK-4: up to three rounds between two seats."""

    def __init__(self, attacker: int, defender: int) -> None:
        super().__init__()
        self.attacker = attacker
        self.defender = defender
        self.round = 0
        self.hits = [0, 0]

    def copy(self) -> Fight:
        other = Fight(self.attacker, self.defender)
        other.at = self.at
        other.round = self.round
        other.hits = self.hits[:]
        return other


class Turn(Decision[Skirmish, Turns]):
    def options(self, g: Skirmish, frame: Turns, seat: int) -> list[int]:
        fights = [FIGHT + other for other in range(g.players) if other != seat]
        return [*range(MARCH, MARCH + len(PLACES)), *([DRAW] if g.deck else []), *fights]

    def arguments(self, g: Skirmish, frame: Turns, seat: int) -> dict[str, int | str]:
        return {"number": ENOUGH - g.points[seat]}


class Standing(Decision[Skirmish, Fight]):
    def options(self, g: Skirmish, frame: Fight, seat: int) -> list[int]:
        return [STAND, YIELD]


TURN = Turn("turn", ("SK-2",), "SK-2")
STANDING = Standing("standing", ("SK-4",), "SK-4")


def deal(frame: Turns, g: Skirmish) -> None:
    """SK-1: everybody takes up arms and a card."""
    g.deck = list(range(1, 10))
    shuffle(g, "deck", g.deck)
    for seat in range(g.players):
        g.hands[seat] = [g.deck.pop()]
        g.tell("arms", seat)
        g.whisper(seat, "holds", seat, g.hands[seat][0])


def ask_turn(frame: Turns, g: Skirmish) -> None:
    ask_seat(g, frame, TURN, g.turn)


def act(frame: Turns, g: Skirmish) -> None:
    code, seat = g.answers[g.turn], g.turn
    if code == DRAW:
        g.hands[seat].append(g.deck.pop())
        g.barrier += 1
        g.tell("draws", seat)
        g.whisper(seat, "drew", seat, g.hands[seat][-1])
        g.tell("supply", len(g.deck))
    elif code >= FIGHT:
        g.tell("attacks", seat, code - FIGHT)
        call(g, Fight(seat, code - FIGHT))
    else:
        place = code - MARCH
        g.marched[place] += 1
        gained = 2 if g.marched[place] % ROUNDS == 0 else 1
        g.points[seat] += gained
        g.tell("marches", seat, place)
        g.tell("gains", seat, gained)


def next_turn(frame: Turns, g: Skirmish) -> None:
    if max(g.points) >= ENOUGH:
        finish(g)
    else:
        g.turn = (g.turn + 1) % g.players
        go_to(frame, "turn")


def fight_round(fight: Fight, g: Skirmish) -> None:
    """SK-4: the higher die hits."""
    fight.round += 1
    dice = [int(roll(g, "attack", 6)), int(roll(g, "defence", 6))]
    g.tell("round", fight.round, *dice)
    if dice[0] != dice[1]:
        fight.hits[dice[1] > dice[0]] += 1
    if fight.round == ROUNDS:
        go_to(fight, "over")


def ask_standing(fight: Fight, g: Skirmish) -> None:
    ask_seat(g, fight, STANDING, fight.defender)


def stand(fight: Fight, g: Skirmish) -> None:
    if g.answers[fight.defender] == YIELD:
        fight.hits = [ROUNDS, 0]
        g.tell("yields", fight.defender)
        return
    g.tell("stands", fight.defender)
    go_to(fight, "round")


def fight_over(fight: Fight, g: Skirmish) -> None:
    won = fight.hits[0] > fight.hits[1]
    winner = fight.attacker if won else fight.defender
    g.points[winner] += 1
    g.tell("wins", winner, max(fight.hits), min(fight.hits))
    leave(g)


steps(Turns, step("deal", deal), step("turn", ask_turn, act), step("next", next_turn))
steps(Fight, step("round", fight_round), step("standing", ask_standing, stand), step("over", fight_over))


class SkirmishRules(Game[Skirmish]):
    def __init__(self) -> None:
        super().__init__("skirmish", 1, 2, 4, WORDS, (), MESSAGES, Path(__file__).parent)

    def check_options(self, players: int, options: Any) -> dict[str, Any]:
        return {}

    def set_up(self, players: int, options: dict[str, Any], seed: Seed) -> Skirmish:
        g = Skirmish(self, players, options, seed)
        call(g, Turns())
        return g

    def position(self, g: Skirmish) -> dict[str, Any]:
        frames = [[type(frame).__name__, frame.at] for frame in g.stack]
        return {**self.view(g, -1), "hands": [hand[:] for hand in g.hands], "deck": g.deck[:], "frames": frames}

    def view(self, g: Skirmish, seat: int) -> dict[str, Any]:
        hands = [hand[:] if at == seat else len(hand) for at, hand in enumerate(g.hands)]
        return {"points": g.points[:], "marched": g.marched[:], "turn": g.turn, "hands": hands, "deck": len(g.deck)}

    def resample(self, g: Skirmish, seat: int, rng: Random) -> Skirmish:
        other = g.copy()
        unseen = sorted(other.deck + [card for at, hand in enumerate(other.hands) if at != seat for card in hand])
        rng.shuffle(unseen)
        for at, hand in enumerate(other.hands):
            if at != seat:
                other.hands[at] = [unseen.pop() for _ in hand]
        other.deck = unseen
        return other

    def result(self, g: Skirmish) -> dict[str, Any]:
        places = [1 + sum(other > points for other in g.points) for points in g.points]
        winners = [seat for seat, place in enumerate(places) if place == 1]
        return {"scores": g.points[:], "places": places, "winners": winners, "reason": "points"}

    def over_refusal(self, g: Skirmish) -> Refusal:
        return Refusal("SK-2", "game-over")

    def argument(self, kind: str, number: int) -> int | str:
        if kind == "option":
            return WORDS.keys[number]
        return PLACES[number] if kind == "place" else number

    def scores(self, g: Skirmish) -> list[float]:
        return [float(points) for points in g.points]

    def evaluate(self, g: Skirmish) -> list[float]:
        return [0.5] * g.players

    def report(self, g: Skirmish) -> dict[str, Any]:
        return {"turn": "turn"}
