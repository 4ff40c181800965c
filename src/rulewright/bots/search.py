"""Information-set Monte Carlo tree search, for any game and any number of seats.

Each iteration resamples what the seat cannot know, goes down one tree that
all resampled states share, tries one new choice, judges the result with the
game's evaluation and adds it up along the way. A choice is judged by its value
for the seat that makes it (max^n). Since the options of other seats differ
from one resampled state to the next, each choice counts how often it was
available. Simultaneous sealed choices are made independently of each other,
from the same node; what is asked in other lanes comes after what the searching
seat is asked. With three or more seats only own choices are in the tree
and the others choose at a glance, so that the search reaches the next own turn.
"""

from __future__ import annotations

import math
from time import perf_counter
from typing import Final

from mypy_extensions import i64, mypyc_attr

from rulewright.bots.budget import Budget, Considered, Progress, affordable, preference
from rulewright.bots.greedy import finish_turn, values_of_options
from rulewright.bots.playout import glance, own_options
from rulewright.bots.trials import Rules, Trials
from rulewright.core.chance import Random
from rulewright.core.state import SEAT_BITS, State

CHECK_EVERY: Final[i64] = 32
"""Iterations between two looks at the clock and at the lead of the best option."""


CHOICE_BITS: Final = 64
"""Room for one choice, its option and its seat, in the key of a node."""


class Settings:
    """What can be tuned."""

    def __init__(
        self,
        exploration: float = 0.6,
        first_play: float = 0.03,
        patience: i64 = 2,
        rivals: i64 = 2,
        root_samples: i64 = 6,
        root_sharpness: float = 40.0,
    ) -> None:
        self.exploration = exploration
        """How much an option that looks promising is preferred while it is little tried."""
        self.first_play = first_play
        """By how much an untried option is taken to be worse than the mean of its node."""
        self.patience: i64 = patience
        """How often a choice is tried before the search looks beyond it; it keeps the tree small."""
        self.rivals: i64 = rivals
        """With more seats than this, other seats choose at a glance and only own choices are in the tree."""
        self.root_samples: i64 = root_samples
        """Resampled states in which all own options are judged before the search begins."""
        self.root_sharpness = root_sharpness
        """How strongly that judgement shapes what the search begins with."""


@mypyc_attr(acyclic=True)
class Edge:
    """One choice of one seat in a node of the tree."""

    def __init__(self, code: i64, seat: i64, prior: float) -> None:
        self.code: i64 = code
        self.seat: i64 = seat
        self.prior = prior
        self.visits: i64 = 0
        self.available: i64 = 0
        self.total = 0.0


@mypyc_attr(acyclic=True)
class Node:
    """A point of the game as the searching seat can tell it apart: by the choices that led there."""

    def __init__(self) -> None:
        self.edges: dict[int, Edge] = {}
        self.after: dict[int, Node] = {}


def node_after(node: Node, key: int) -> Node:
    """The node that the choices with this key lead to."""
    following = node.after.get(key)
    if following is None:
        following = Node()
        node.after[key] = following
    return following


def joined(key: int, code: i64, seat: i64) -> int:
    """The key of several choices made at once, from that of those before and one more.

    It may outgrow 64 bits, which numbers of the declared type i64 do not.
    """
    choice: int = code << SEAT_BITS | seat
    return key << CHOICE_BITS | choice


class Search:
    """One search for one decision of one seat."""

    def __init__(self, g: State, seat: i64, rng: Random, settings: Settings) -> None:
        self.g = g
        self.seat: i64 = seat
        self.rng = rng
        self.settings = settings
        self.alone = g.players > settings.rivals
        self.root = Node()
        self.done: i64 = 0
        self.open_root()

    def open_root(self) -> None:
        """Own options, those first that do well in a greedy comparison."""
        codes = self.g.codes(self.seat)
        values = values_of_options(self.g, self.seat, self.rng, self.settings.root_samples)
        best = max(values)
        for at, code in enumerate(codes):
            prior = math.exp((values[at] - best) * self.settings.root_sharpness)
            self.root.edges[code << SEAT_BITS | self.seat] = Edge(code, self.seat, 0.02 + prior)

    def iterate(self) -> None:
        """One resampled state, down the tree to a new choice, and back up."""
        world = self.g.resampled(self.seat, self.rng)
        node = self.root
        path: list[Edge] = []
        mover: i64 = self.seat
        new = False
        while not new and not world.over:
            own = world.asked_seats() >> self.seat & 1
            if self.alone and not own:
                other = world.mover()
                world.apply(other, glance(world, other, self.rng))
                continue
            if world.lanes:
                world.attend(self.seat if own else world.mover())
            asking = world.asking
            key = 0
            chosen: list[Edge] = []
            for seat in range(world.players):
                if asking >> seat & 1 and (seat == self.seat or not self.alone):
                    edge = self.pick(node, world, seat)
                    chosen.append(edge)
                    mover = seat
                    key = joined(key, edge.code, edge.seat)
            for edge in chosen:
                if world.lanes and edge.code not in world.codes(edge.seat):
                    break  # the answer before has moved other lanes on
                world.apply(edge.seat, edge.code)
                path.append(edge)
                if edge.visits < self.settings.patience:
                    new = True
            if not new:
                node = node_after(node, key)
        finish_turn(world, mover, self.rng)
        values = world.game.evaluate(world)
        for edge in path:
            edge.visits += 1
            edge.total += values[edge.seat]
        self.done += 1

    def pick(self, node: Node, world: State, seat: i64) -> Edge:
        """The choice with the best balance of value and curiosity, among those available."""
        codes = world.codes(seat)
        edges = self.edges_of(node, world, seat, codes)
        visits: i64 = 0
        total = 0.0
        priors = 0.0
        for edge in edges:
            edge.available += 1
            visits += edge.visits
            total += edge.total
            priors += edge.prior
        untried = total / float(visits) - self.settings.first_play if visits > 0 else 0.5
        best = edges[0]
        highest = -1.0e9
        for edge in edges:
            value = edge.total / float(edge.visits) if edge.visits > 0 else untried
            curiosity = edge.prior / priors * math.sqrt(float(edge.available)) / float(1 + edge.visits)
            score = value + self.settings.exploration * curiosity
            if score > highest:
                highest = score
                best = edge
        return best

    def edges_of(self, node: Node, world: State, seat: i64, codes: list[int]) -> list[Edge]:
        """The edges of these options; new ones are weighted at a glance."""
        edges: list[Edge] = []
        known = node.edges
        for code in codes:
            edge = known.get(code << SEAT_BITS | seat)
            if edge is None:
                break
            edges.append(edge)
        if len(edges) == len(codes):
            return edges
        weights = world.game.weights(world, seat, codes)
        total = 0.0
        for weight in weights:
            total += weight
        edges = []
        for at, code in enumerate(codes):
            key = code << SEAT_BITS | seat
            edge = known.get(key)
            if edge is None:
                edge = Edge(code, seat, weights[at] / total + 0.002)
                known[key] = edge
            edges.append(edge)
        return edges

    def run(self, budget: Budget, progress: Progress | None) -> None:
        """Iterates until the budget is used up or the best option can no longer be overtaken."""
        started = perf_counter()
        limit: i64 = budget.iterations
        while True:
            if self.done % CHECK_EVERY == 0 and self.done > 0:
                if budget.iterations == 0:
                    limit = affordable(self.done, perf_counter() - started, budget.seconds)
                if progress is not None:
                    progress(self.done, limit)
                if self.lead() > limit - self.done:
                    return
            if limit > 0 and self.done >= limit:
                return
            self.iterate()

    def lead(self) -> i64:
        """By how many visits the best own option is in front."""
        first: i64 = 0
        second: i64 = 0
        for edge in self.root.edges.values():
            if edge.seat == self.seat:
                if edge.visits > first:
                    second = first
                    first = edge.visits
                elif edge.visits > second:
                    second = edge.visits
        return first - second

    def considered(self) -> list[Considered]:
        """All own options, the best first."""
        found = [
            Considered(edge.code, edge.visits, edge.total / float(edge.visits) if edge.visits else 0.0)
            for edge in self.root.edges.values()
            if edge.seat == self.seat
        ]
        found.sort(key=preference, reverse=True)
        return found


DEFAULT: Final = Settings()
DEFAULT_RULES: Final = Rules()


def search(
    g: State,
    seat: int,
    budget: Budget,
    rng: Random,
    progress: Progress | None = None,
    settings: Settings = DEFAULT,
) -> list[Considered]:
    """The options of a seat that is asked, the best first. A single option is not searched."""
    codes = own_options(g, seat)
    if len(codes) == 1:
        return [Considered(codes[0], 0, 0.0)]
    if g.game.stretch(g) >= 0:
        trials = Trials(g, seat, rng, DEFAULT_RULES)
        trials.run(budget, progress)
        return trials.considered()
    made = Search(g, seat, rng, settings)
    made.run(budget, progress)
    return made.considered()
