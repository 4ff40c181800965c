"""Trains a small policy for Ethnos with two players, against an opponent that plays at random.

The policy is a softmax over the legal options. An option is scored from its verb (draw, take,
lead, add, ...), how full the hand is, and how many cards of the hand fit the card it names:
about sixty weights, learnt by REINFORCE (with the natural gradient) from the points that were
gained on the opponent. It needs `pip install rulewright[research]` and about a minute:

    python examples/train_policy.py
    python examples/train_policy.py --updates 40 --seed 7
"""

from __future__ import annotations

import argparse
import sys
import time
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

import rulewright
from rulewright.research import RawEnv, raw_env

Array = NDArray[np.float64]
LEARNER = "seat_0"
OPPONENT_SEAT = 1
DAMPING = 5.0


class Features:
    """What the policy looks at: for every option of the game, one row of numbers."""

    def __init__(self) -> None:
        vocabulary = rulewright.game("ethnos").vocabulary
        verbs = list(dict.fromkeys(verb.name for verb in vocabulary.verbs))
        cards = [key.partition(":")[2] for key in vocabulary.keys if key.startswith("take:")]
        self.verb = np.array([verbs.index(key.partition(":")[0]) for key in vocabulary.keys])
        self.card = np.array([find(cards, key.partition(":")[2]) for key in vocabulary.keys])
        tribes = [card.partition("-")[0] for card in cards]
        colours = [card.partition("-")[2] for card in cards]
        self.same_tribe = np.array([[one == other for other in tribes] for one in tribes], float)
        self.same_colour = np.array([[one == other != "" for other in colours] for one in colours], float)
        self.size = 3 * len(verbs)

    def rows(self, codes: NDArray[np.intp], hand: Array) -> Array:
        """The features of some options, with this hand."""
        fitting = np.maximum(self.same_tribe @ hand, self.same_colour @ hand) / 10
        card = self.card[codes]
        rows = np.zeros((len(codes), self.size))
        column = 3 * self.verb[codes]
        at = np.arange(len(codes))
        rows[at, column] = 1
        rows[at, column + 1] = hand.sum() / 10
        rows[at, column + 2] = np.where(card >= 0, fitting[card], 0)
        return rows


def find(cards: list[str], name: str) -> int:
    return cards.index(name) if name in cards else -1


class Policy:
    """A softmax over scores that are linear in the features."""

    def __init__(self, features: Features, rng: np.random.Generator) -> None:
        self.features = features
        self.rng = rng
        self.weights = np.zeros(features.size)

    def choose(self, codes: NDArray[np.intp], hand: Array) -> tuple[int, Array]:
        """An option, and the direction in which the weights make it likelier."""
        rows = self.features.rows(codes, hand)
        scores = rows @ self.weights
        chances = np.exp(scores - scores.max())
        chances /= chances.sum()
        chosen = int(self.rng.choice(len(codes), p=chances))
        return int(codes[chosen]), rows[chosen] - chances @ rows


class Played(NamedTuple):
    """One match of the learner: for each of its choices the direction that makes it likelier, and what came of it."""

    directions: Array
    returns: Array
    """Points gained on the opponent from that choice on."""
    won: float


def play(env: RawEnv, policy: Policy, rng: np.random.Generator) -> Played:
    """One match of the policy against random play."""
    env.reset(seed=int(rng.integers(2**31)))
    hand = env.encoding.places["hand"]
    directions: list[Array] = []
    gained_before: list[float] = []
    gained = 0.0
    while not env.table.over:
        if env.agent_selection == LEARNER:
            observation = env.observe(LEARNER)
            codes = np.flatnonzero(observation["action_mask"])
            action, direction = policy.choose(codes, observation["observation"][hand].astype(float))
            directions.append(direction)
            gained_before.append(gained)
        else:
            codes = np.array(env.table.codes(OPPONENT_SEAT))
            action = int(rng.choice(codes))
        env.step(action)
        gained += env.rewards[LEARNER]
    won = (1 + env.rules.utilities(env.table)[0]) / 2
    return Played(np.array(directions), gained - np.array(gained_before), won)


def train(policy: Policy, updates: int, matches: int, rate: float, rng: np.random.Generator) -> None:
    """After each batch the weights move towards what was done before points were gained."""
    env = raw_env("ethnos", players=2, reward="score_difference")
    momentum = np.zeros(policy.features.size)
    for update in range(updates):
        began = time.perf_counter()
        played = [play(env, policy, rng) for _ in range(matches)]
        momentum = (momentum + natural_gradient(played)) / 2
        policy.weights += rate * momentum
        won = float(np.mean([match.won for match in played]))
        seconds = time.perf_counter() - began
        say(f"update {update + 1:3} of {updates}: won {won:4.0%} of {matches} matches, {seconds:4.1f} s")


def natural_gradient(played: list[Played]) -> Array:
    """The step that best explains the returns by the directions: least squares, a little damped."""
    directions = np.concatenate([match.directions for match in played])
    returns = np.concatenate([match.returns for match in played])
    advantages = (returns - returns.mean()) / (returns.std() + 1e-9)
    step: Array = np.linalg.solve(
        directions.T @ directions + DAMPING * np.eye(directions.shape[1]), directions.T @ advantages
    )
    return step


def evaluate(policy: Policy, matches: int, rng: np.random.Generator) -> float:
    """The share of matches that the policy wins, shared ones counting half; it does not learn."""
    env = raw_env("ethnos", players=2, reward="score_difference")
    return float(np.mean([play(env, policy, rng).won for _ in range(matches)]))


def say(line: str) -> None:
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


def main(arguments: list[str] | None = None) -> tuple[float, float]:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--updates", type=int, default=25, help="batches to learn from (default: %(default)s)")
    parser.add_argument("--matches", type=int, default=24, help="matches in a batch (default: %(default)s)")
    parser.add_argument("--evaluation", type=int, default=100, help="matches before and after (default: %(default)s)")
    parser.add_argument("--rate", type=float, default=10.0, help="length of a step (default: %(default)s)")
    parser.add_argument("--seed", type=int, default=1, help="equal seeds give equal runs (default: %(default)s)")
    chosen = parser.parse_args(arguments)
    rng = np.random.default_rng(chosen.seed)
    policy = Policy(Features(), rng)
    before = evaluate(policy, chosen.evaluation, rng)
    say(f"untrained: won {before:.0%} of {chosen.evaluation} matches against random play")
    train(policy, chosen.updates, chosen.matches, chosen.rate, rng)
    after = evaluate(policy, chosen.evaluation, rng)
    say(f"trained:   won {after:.0%} of {chosen.evaluation} matches against random play")
    return before, after


if __name__ == "__main__":
    main()
