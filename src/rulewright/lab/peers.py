"""Peers: other engines measured beside ours; random play, one thread, per CPU second.

For orientation only: the games differ. What is not installed is skipped and says so.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from typing import Any, Final

OPENSPIEL_GAMES: Final = (
    ("go_fish", "C++"),
    ("hearts", "C++"),
    ("gin_rummy", "C++"),
    ("python_block_dominoes", "Python"),
)
PETTINGZOO_GAMES: Final = ("texas_holdem_v4", "leduc_holdem_v4", "tictactoe_v3")
RLCARD_GAMES: Final = ("gin-rummy", "uno")


@dataclass(frozen=True)
class Peer:
    """One game of another engine: decisions per CPU second, or why there is no figure."""

    engine: str
    game: str
    decisions: float | None
    note: str


def run_peers(seconds: float) -> list[Peer]:
    """All engines that are installed, and a note for each that is not."""
    return [*openspiel(seconds), *pettingzoo(seconds), *rlcard(seconds)]


def timed(play: Callable[[], int], seconds: float) -> float:
    """Decisions per CPU second of something that plays one game and counts them."""
    made = 0
    began = time.process_time()
    spent = 0.0
    while spent < seconds:
        made += play()
        spent = time.process_time() - began
    return made / spent


def missing(engine: str, error: ImportError) -> Peer:
    return Peer(engine, "", None, f"skipped: {error.name or error} is not installed")


def openspiel(seconds: float) -> list[Peer]:
    """Card games of OpenSpiel in C++, driven from Python, and one in Python."""
    try:
        import_module("open_spiel.python.games")
        pyspiel = import_module("pyspiel")
    except ImportError as error:
        return [missing("OpenSpiel", error)]
    peers = []
    for name, language in OPENSPIEL_GAMES:
        if name not in pyspiel.registered_names():
            peers.append(Peer("OpenSpiel", name, None, "skipped: not in this version"))
            continue
        game, rng = pyspiel.load_game(name), random.Random(1)
        peers.append(Peer("OpenSpiel", name, timed(lambda: openspiel_game(game, rng), seconds), language))  # noqa: B023
    return peers


def openspiel_game(game: Any, rng: random.Random) -> int:
    """One random game; chance nodes are not counted."""
    state = game.new_initial_state()
    made = 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(outcomes, weights)[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))
            made += 1
    return made


def pettingzoo(seconds: float) -> list[Peer]:
    """The first classic environment of PettingZoo that can be loaded."""
    absent = ImportError("pettingzoo")
    for name in PETTINGZOO_GAMES:
        try:
            env = import_module(f"pettingzoo.classic.{name}").env()
        except ImportError as error:
            absent = error
            continue
        rng = random.Random(1)
        return [Peer("PettingZoo", name, timed(lambda: pettingzoo_game(env, rng), seconds), "Python")]  # noqa: B023
    return [missing("PettingZoo (classic)", absent)]


def pettingzoo_game(env: Any, rng: random.Random) -> int:
    """One random game with the action masks of the environment."""
    env.reset(seed=rng.getrandbits(31))
    made = 0
    for _ in env.agent_iter():
        observation, _, terminated, truncated, _ = env.last()
        if terminated or truncated:
            env.step(None)
            continue
        mask = observation["action_mask"]
        env.step(rng.choice([action for action, allowed in enumerate(mask) if allowed]))
        made += 1
    return made


def rlcard(seconds: float) -> list[Peer]:
    """Card games of RLCard with its own random agents."""
    try:
        package = import_module("rlcard")
        agent = import_module("rlcard.agents").RandomAgent
    except ImportError as error:
        return [missing("RLCard", error)]
    peers = []
    for name in RLCARD_GAMES:
        env = package.make(name, config={"seed": 1})
        env.set_agents([agent(num_actions=env.num_actions) for _ in range(env.num_players)])
        peers.append(Peer("RLCard", name, timed(lambda: rlcard_game(env), seconds), "Python"))  # noqa: B023
    return peers


def rlcard_game(env: Any) -> int:
    """One random game; a trajectory alternates states and actions."""
    trajectories, _ = env.run(is_training=False)
    return sum(len(trajectory) // 2 for trajectory in trajectories)
