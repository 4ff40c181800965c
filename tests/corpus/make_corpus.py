"""The corpus: finished games, sealed, one a line. How it is made:

    PYTHONPATH=tests python tests/corpus/make_corpus.py runewars

for one game of `MAKERS`. They are random and mixed play, of every player count, with and without the options. They are
kept so that a change of the rules that changes old games is noticed. Do not make them anew to silence a failing replay:
raise the rules version.
"""

from __future__ import annotations

import gzip
import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import rulewright
from games.battalia import rich as battalia
from games.heroes import rich as heroes
from games.runewars.rich import VARIANTS, lively, rich_position, uniform
from games.wonderland import rich as wonderland
from rulewright import State
from rulewright.core.chance import Random, seed_of
from rulewright.games.ethnos.ids import TRIBES
from rulewright.sealing import commitment, mixed_seed, seal

FOLDER = Path(__file__).parent


def corpus(game: str) -> Path:
    return FOLDER / game / "games.jsonl.gz"


def by_default(state: State, seat: int) -> int:
    pending = state.decision(seat)
    assert pending is not None
    return state.legal(seat, pending.default)


# Ethnos


def ethnos_options(number: int, players: int) -> dict[str, Any]:
    """Every third game has Tribes given in advance, every second one the open draw."""
    tribes = [TRIBES[(number + 5 * at) % len(TRIBES)] for at in range(6 if players >= 4 else 5)]
    return {"tribes": tribes if number % 3 == 0 else None, "open_draw": number % 2 == 1}


def play_ethnos(state: State, number: int) -> None:
    """Random play, play by defaults, and both mixed, by the number of the game."""
    rng = Random(seed_of(b"corpus choices"), number)
    defaults = (0, 3, 6, 9)[number % 4]
    while not state.over:
        seat = state.waiting[int(rng.below(len(state.waiting)))]
        code = uniform(state, seat, state.codes(seat), rng)
        if rng.below(10) < defaults:
            code = by_default(state, seat)
        state.apply(seat, code)


def begin_ethnos(number: int, seed: bytes) -> State:
    players = 2 + number % 5
    state: State = rulewright.game("ethnos").new(players, ethnos_options(number, players), seed=seed)
    return state


# Runewars


def begin_runewars(number: int, seed: bytes) -> State:
    """New games, a quarter of them with a map that the players build; every third game from a rich position."""
    options = {name: bool((number * 5 + 1) >> at & 1) for at, name in enumerate(VARIANTS)}
    game = rulewright.game("runewars")
    state: State
    if number % 3 == 2:
        state = game.from_position(rich_position(2 + number // 3 % 3, options, number), seed=seed)
    else:
        state = game.new(2 + number // 2 % 3, {**options, "quick_map": number % 4 != 0}, seed=seed)
    return state


def play_runewars(state: State, number: int) -> None:
    """Lively play, with any choices and defaults mixed in by the number of the game."""
    rng = Random(seed_of(b"corpus choices"), number)
    plain, defaults = (0, 2, 5)[number % 3], (0, 1, 3, 0)[number % 4]
    while not state.over:
        seat = state.waiting[int(rng.below(len(state.waiting)))]
        mark = rng.below(10)
        if mark < defaults:
            code = by_default(state, seat)
        else:
            code = (uniform if mark < defaults + plain else lively)(state, seat, state.codes(seat), rng)
        state.apply(seat, code)


# Wonderland's War


def begin_wonderland(number: int, seed: bytes) -> State:
    """New games with every ally set, factions chosen, drawn or given; every third game from a rich position."""
    game = rulewright.game("wonderland")
    players = 2 + number % 4
    options = wonderland.option_set(number // 4)
    state: State
    if number % 3 == 2:
        state = game.from_position(wonderland.rich_position(players, options, number), seed=seed)
    else:
        options["factions"] = ("choose", "random", ["cat", "jabberwock", "queen", "hatter", "alice"][:players])[
            number % 5 % 3
        ]
        state = game.new(players, options, seed=seed)
    return state


def play_wonderland(state: State, number: int) -> None:
    """Lively play, with any choices and defaults mixed in by the number of the game."""
    rng = Random(seed_of(b"corpus choices"), number)
    plain, defaults = (0, 3, 6)[number % 3], (0, 2, 4, 0)[number % 4]
    while not state.over:
        seat = state.waiting[int(rng.below(len(state.waiting)))]
        mark = rng.below(10)
        if mark < defaults:
            code = by_default(state, seat)
        else:
            choose = wonderland.uniform if mark < defaults + plain else wonderland.lively
            code = choose(state, seat, state.codes(seat), rng)
        state.apply(seat, code)


# Battalia


def begin_battalia(number: int, seed: bytes) -> State:
    """New games and rich positions by turns, of every variant; the last weeks of them, so that they end."""
    game = rulewright.game("battalia")
    players, options = battalia.VARIANTS[number % len(battalia.VARIANTS)]
    state: State
    if number % 3 == 0:
        state = game.new(players, options, seed=seed)
    else:
        position = battalia.rich_position(players, options, number)
        state = game.from_position({**position, "week": 5 + number % 4}, seed=seed)
    return state


def at_a_glance(state: State, seat: int) -> int:
    """The option that looks best."""
    codes = state.codes(seat)
    weights = state.game.weights(state, seat, codes)
    return codes[max(range(len(codes)), key=weights.__getitem__)]


def play_battalia(state: State, number: int) -> None:
    """Lively play, any choices, defaults and what looks best mixed by the number of the game."""
    rng = Random(seed_of(b"corpus choices"), number)
    plain, defaults, best = (0, 3, 2)[number % 3], (1, 3, 2, 0)[number % 4], (9, 0, 6, 3, 8)[number % 5]
    while not state.over:
        seat = state.waiting[int(rng.below(len(state.waiting)))]
        if rng.below(10) < best:
            code = at_a_glance(state, seat)
        elif (mark := rng.below(10)) < defaults:
            code = by_default(state, seat)
        else:
            choose = battalia.uniform if mark < defaults + plain else battalia.lively
            code = choose(state, seat, state.codes(seat), rng)
        state.apply(seat, code)


# Might & Magic Heroes


def begin_heroes(number: int, seed: bytes) -> State:
    """New games of every length, map and way to begin; every third game from a rich position."""
    game = rulewright.game("heroes")
    players = 2 + number % 3
    state: State
    if number % 3 == 2:
        state = game.from_position(heroes.rich_position(2 + number // 3 % 3, number), seed=seed)
    else:
        options = heroes.option_set(number // 3)
        if number % 4 == 0:
            options["factions"] = ["sanctuary", "haven", "stronghold", "necropolis"][:players]
        state = game.new(players, options, seed=seed)
    return state


def play_heroes(state: State, number: int) -> None:
    """Lively play, with any choices and defaults mixed in by the number of the game."""
    rng = Random(seed_of(b"corpus choices"), number)
    plain, defaults = (0, 2, 5)[number % 3], (0, 1, 3, 0)[number % 4]
    while not state.over:
        seat = state.waiting[int(rng.below(len(state.waiting)))]
        mark = rng.below(10)
        if mark < defaults:
            code = by_default(state, seat)
        else:
            choose = heroes.uniform if mark < defaults + plain else heroes.lively
            code = choose(state, seat, state.codes(seat), rng)
        state.apply(seat, code)


MAKERS: dict[str, tuple[int, Callable[[int, bytes], State], Callable[[State, int], None]]] = {
    "ethnos": (120, begin_ethnos, play_ethnos),
    "runewars": (60, begin_runewars, play_runewars),
    "wonderland": (72, begin_wonderland, play_wonderland),
    "heroes": (60, begin_heroes, play_heroes),
    "battalia": (60, begin_battalia, play_battalia),
}
"""By game: how many games, how one begins, how it is played."""


def record(game: str, number: int) -> list[dict[str, Any]]:
    """One sealed game with a committed seed."""
    _, begin, play = MAKERS[game]
    secret = f"corpus {number}".encode()
    nonces = [f"nonce {number}"]
    state = begin(number, mixed_seed(secret, nonces))
    play(state, number)
    return seal(state.record(), commitment=commitment(secret), nonces=nonces, seed=secret.hex(), result=state.result)


def main() -> None:
    game = sys.argv[1]
    lines = [json.dumps(record(game, number), separators=(",", ":")) for number in range(MAKERS[game][0])]
    data = gzip.compress(("\n".join(lines) + "\n").encode(), compresslevel=9, mtime=0)
    corpus(game).parent.mkdir(exist_ok=True)
    corpus(game).write_bytes(data)


if __name__ == "__main__":
    main()
