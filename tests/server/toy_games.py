"""Small games with texts, for tests of play: `bazaar`, the market of `toy`, and `steps`, with all that can happen.

`souk` is the market with a joker that nobody sees, and that may lie in the deck; `quarry` the game of two teams of
`toy_teams`; `skirmish`, a package of its own, tells a story. In `steps` the players take turns. A step adds a point; or
draws a number, which everybody learns; or asks the next player a question; or crashes; or spins for ever. Whoever has
six points ends the game.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from rulewright import register
from rulewright.core.chance import Random, Seed, draw
from rulewright.core.decision import Decision
from rulewright.core.errors import BadPosition, Refusal
from rulewright.core.frame import Frame, again, ask_seat, call, finish, go_to, step, steps
from rulewright.core.game import Game, OptionSpec
from rulewright.core.narration import MessageKind
from rulewright.core.state import State
from rulewright.core.vocabulary import Vocabulary
from rulewright.kit.frames import step_of
from skirmish import SkirmishRules
from toy import VOCABULARY as MARKET_WORDS
from toy import Market as Bids
from toy import Play, ask_bids, compare, deal, next_round
from toy_contest import ContestedToy
from toy_teams import TeamGame

FOLDER = Path(__file__).parent / "toys"
WORDS = Vocabulary()
ADD = WORDS.verb("add")
PEEK = WORDS.verb("peek")
OFFER = WORDS.verb("offer")
CRASH = WORDS.verb("crash")
SPIN = WORDS.verb("spin")
YES = WORDS.verb("yes")
NO = WORDS.verb("no")
ENOUGH = 6


class Market(ContestedToy):
    """The market, with texts; a contest from its first bid to its end."""

    def __init__(self, name: str = "bazaar") -> None:
        super().__init__(name)
        self.folder = FOLDER

    def argument(self, kind: str, number: int) -> int | str:
        return MARKET_WORDS.keys[number] if kind == "option" else number


class HiddenDeal(Play):
    """The market, of which nobody knows whether anybody has the joker."""

    def copy(self) -> HiddenDeal:
        other = HiddenDeal()
        other.at = self.at
        other.given = self.given[:]
        return other


def deal_secretly(frame: HiddenDeal, g: Bids) -> None:
    """Three cards each, so that there is something to choose in both rounds."""
    deal(frame, g)
    for hand in g.hands:
        hand.append(g.deck.pop())
    g.jokers *= int(draw(g, "dealt", [0, 1]))


steps(HiddenDeal, step("deal", deal_secretly), step("bids", ask_bids, compare), step("next", next_round))


class HiddenMarket(Market):
    """The market with a hidden joker."""

    def __init__(self) -> None:
        super().__init__("souk")

    def set_up(self, players: int, options: dict[str, Any], seed: Seed) -> Bids:
        g = Bids(self, players, options, seed)
        call(g, HiddenDeal())
        return g

    def view(self, g: Bids, seat: int) -> dict[str, Any]:
        shown: dict[str, Any] = {"jokers": g.jokers >> seat & 1 if seat >= 0 else 0}
        if g.in_window:
            shown["waiting"] = [seat] if seat in g.waiting else []
        return {**super().view(g, seat), **shown}


class Steps(State):
    game: StepsGame

    def __init__(self, game: Game[Any], players: int, options: dict[str, Any], seed: Seed) -> None:
        super().__init__(game, players, options, seed)
        self.points = [0] * players
        self.turn = 0
        self.drawn = [0] * players

    def copy(self) -> Steps:
        other = Steps(self.game, self.players, self.chosen_options, self.seed)
        self.copy_into(other)
        other.points = self.points[:]
        other.turn = self.turn
        other.drawn = self.drawn[:]
        return other


class Turns(Frame):
    """TOY-4: one step after the other."""

    def copy(self) -> Turns:
        other = Turns()
        other.at = self.at
        return other


class Step(Decision[Steps, Turns]):
    def options(self, g: Steps, frame: Turns, seat: int) -> list[int]:
        return [code for code in (ADD, PEEK, OFFER, CRASH, SPIN) if code not in g.game.without]

    def explain(self, g: Steps, frame: Turns, seat: int, code: int) -> Refusal:
        return Refusal("TOY-4", "not-an-option")


class Answer(Decision[Steps, Turns]):
    def options(self, g: Steps, frame: Turns, seat: int) -> list[int]:
        return [YES, NO]

    def default(self, g: Steps, frame: Turns, seat: int) -> int:
        return NO


STEP = Step("step", ("TOY-4",), "TOY-4")
ANSWER = Answer("answer", ("TOY-4",), "TOY-4")


def ask(frame: Turns, g: Steps) -> None:
    ask_seat(g, frame, STEP, g.turn)


def act(frame: Turns, g: Steps) -> None:
    code = g.answers[g.turn]
    if code == ADD:
        g.points[g.turn] += g.game.worth
        g.tell("added", g.turn)
    elif code == PEEK:
        g.drawn[g.turn] = int(draw(g, "number", list(range(1, 100))))
        g.tell("drew", g.turn, g.drawn[g.turn])
        g.whisper(g.turn, "secret", g.turn, g.drawn[g.turn])
    elif code == CRASH:
        raise ValueError("a fault in a rule")
    elif code == SPIN:
        again(frame)
        return
    if code != OFFER:
        go_to(frame, "next")


def ask_other(frame: Turns, g: Steps) -> None:
    ask_seat(g, frame, ANSWER, (g.turn + 1) % g.players)


def answered(frame: Turns, g: Steps) -> None:
    other = (g.turn + 1) % g.players
    g.tell("answered", other, g.answers[other])
    g.points[other] += g.answers[other] == YES


def pass_on(frame: Turns, g: Steps) -> None:
    g.turn = (g.turn + 1) % g.players
    if max(g.points) >= ENOUGH:
        finish(g)
    else:
        go_to(frame, "turn")


steps(Turns, step("turn", ask, act), step("answer", ask_other, answered), step("next", pass_on))


class StepsGame(Game[Steps]):
    """The rules, and what a later version of them may change.

    worth    what adding a point is worth
    without  steps that there are no longer
    most     the most points with which a position is accepted
    noted    whether positions note something that does not matter for play
    """

    def __init__(
        self, version: int = 1, worth: int = 1, without: tuple[int, ...] = (), most: int = 99, noted: bool = False
    ) -> None:
        self.worth = worth
        self.without = without
        self.most = most
        self.noted = noted
        messages = {
            "added": MessageKind(("seat",), "TOY-4"),
            "drew": MessageKind(("seat", "number"), "TOY-4"),
            "secret": MessageKind(("seat", "number"), "TOY-4"),
            "answered": MessageKind(("seat", "option"), "TOY-4"),
            "forced": MessageKind(("seat", "option"), "TOY-4"),
        }
        no_options: tuple[OptionSpec, ...] = ()
        super().__init__("steps", version, 2, 4, WORDS, no_options, messages, FOLDER)
        self.bookkeeping = ("noted",)

    def check_options(self, players: int, options: Any) -> dict[str, Any]:
        return {}

    def set_up(self, players: int, options: dict[str, Any], seed: Seed) -> Steps:
        g = Steps(self, players, options, seed)
        call(g, Turns())
        return g

    def position(self, g: Steps) -> dict[str, Any]:
        return {
            **self.view(g, -1),
            "drawn": g.drawn[:],
            "step": "" if g.over else step_of(g.stack[-1]),
            **self.notes(g),
        }

    def notes(self, g: Steps) -> dict[str, Any]:
        return {"noted": sum(g.points), "torn": []} if self.noted else {}

    def load(self, position: dict[str, Any], seed: Seed) -> Steps:
        try:
            g = Steps(self, len(position["points"]), {}, seed)
            g.points, g.turn, g.drawn = list(position["points"]), position["turn"], list(position["drawn"])
            frame, g.over = Turns(), position["step"] == ""
            frame.at = 0 if g.over else frame.STEP_NAMES.index(position["step"])
        except (KeyError, TypeError, ValueError) as error:
            raise BadPosition(f"not a position of this game: {error}") from error
        if max(g.points) > self.most:
            raise BadPosition(f"nobody has more than {self.most} points")
        g.stack = [frame]
        return g

    def view(self, g: Steps, seat: int) -> dict[str, Any]:
        return {"points": g.points[:], "turn": g.turn, "own": g.drawn[seat] if seat >= 0 else None}

    def resample(self, g: Steps, seat: int, rng: Random) -> Steps:
        return g.copy()

    def result(self, g: Steps) -> dict[str, Any]:
        places = [1 + sum(other > points for other in g.points) for points in g.points]
        winners = [seat for seat, place in enumerate(places) if place == 1]
        return {"scores": g.points[:], "places": places, "winners": winners, "reason": "points"}

    def over_refusal(self, g: Steps) -> Refusal:
        return Refusal("TOY-3", "game-over")

    def argument(self, kind: str, number: int) -> int | str:
        return WORDS.keys[number] if kind == "option" else number

    def scores(self, g: Steps) -> list[float]:
        return [float(points) for points in g.points]

    def evaluate(self, g: Steps) -> list[float]:
        return [0.5] * g.players

    def report(self, g: Steps) -> dict[str, Any]:
        return {"turn": "step"}


def make_known() -> None:
    """Adds these games to those that the server knows."""
    register("bazaar", Market)
    register("souk", HiddenMarket)
    register("steps", StepsGame)
    register("quarry", lambda: TeamGame("quarry", FOLDER))
    register("skirmish", SkirmishRules)
