"""Plan of a simulation: a game, the bots at its table, how many games, a seed.

Everything about game number i follows from the plan and i: who sits where, the
chance of the game, the chance inside the bots' heads. So it does not matter
where or in which order games are played. Bots with a budget in seconds are the
exception: what they choose depends on how fast the machine is just then. For
results that can be repeated, give them a budget in iterations (`sharp:500i`).
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from typing import Any

from rulewright import Game, game
from rulewright.bots import make_bot
from rulewright.lab.errors import BadPlan

MOST_GAMES = 10_000_000


@dataclass(frozen=True)
class Plan:
    """A simulation, before it is run.

    game     the name of the game
    seats    one bot for each seat, as for `rulewright.bots.make_bot`
    options  the options of the game
    games    how many games
    seed     a whole number; plans that differ only in bots meet the same chance events
    rotate   the bots move round the table, one seat from game to game
    pack     the folder of a content pack, None for the built-in content
    """

    game: str
    seats: tuple[str, ...]
    options: Mapping[str, Any] = field(default_factory=dict)
    games: int = 100
    seed: int = 1
    rotate: bool = True
    pack: str | None = None

    def __post_init__(self) -> None:
        object.__setattr__(self, "seats", tuple(self.seats))
        object.__setattr__(self, "options", dict(self.options))

    def to_json(self) -> dict[str, Any]:
        """The plan as JSON."""
        return {**asdict(self), "seats": list(self.seats)}


def plan_from_json(given: object) -> Plan:
    """The plan that `to_json` has written; raises `BadPlan`."""
    if not isinstance(given, dict) or set(given) != set(Plan.__dataclass_fields__):
        raise BadPlan("this is no plan of a simulation")
    return Plan(**given)


def check(plan: Plan) -> None:
    """Raises what is wrong with a plan before any game is played."""
    for name, number in (("games", plan.games), ("seed", plan.seed)):
        if not isinstance(number, int) or isinstance(number, bool):
            raise BadPlan(f"`{name}` must be a whole number, not {number!r}")
    if not 1 <= plan.games <= MOST_GAMES:
        raise BadPlan(f"the number of games must be 1 to {MOST_GAMES}, not {plan.games}")
    rules_of(plan).new(len(plan.seats), dict(plan.options), seed=0)
    for spec in plan.seats:
        make_bot(spec, 0)


def rules_of(plan: Plan) -> Game[Any]:
    """The rules that the plan asks for."""
    return game(plan.game, plan.pack) if plan.pack else game(plan.game)


def seating(plan: Plan, number: int) -> list[int]:
    """By seat of game `number`: which of the plan's seats its bot comes from."""
    players = len(plan.seats)
    shift = number % players if plan.rotate else 0
    return [(seat + shift) % players for seat in range(players)]


def game_seed(plan: Plan, number: int) -> bytes:
    """The seed of game `number`: its shuffles."""
    return derived(plan, number, "game")


def bot_seed(plan: Plan, number: int, entrant: int) -> bytes:
    """The seed of a bot in game `number`; it goes with the bot, not with the seat."""
    return derived(plan, number, f"bot {entrant}")


def derived(plan: Plan, number: int, use: str) -> bytes:
    return hashlib.sha256(f"{plan.seed}/{number}/{use}".encode()).digest()
