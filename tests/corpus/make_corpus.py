"""The corpus: finished games of Ethnos, sealed, one a line. How it is made:

    python tests/corpus/make_corpus.py

The games are random and mixed play, of every player count, with and without the
options. They are kept so that a change of the rules that changes old games is
noticed. Do not make them anew to silence a failing replay: raise the rules version.
"""

from __future__ import annotations

import gzip
import json
from pathlib import Path
from typing import Any

import rulewright
from rulewright import State
from rulewright.core.chance import Random, seed_of
from rulewright.core.record import commitment, mixed_seed, seal
from rulewright.games.ethnos.content import TRIBES

CORPUS = Path(__file__).parent / "ethnos" / "games.jsonl.gz"
GAMES = 120


def options_of(number: int, players: int) -> dict[str, Any]:
    """Every third game has Tribes given in advance, every second one the open draw."""
    tribes = [TRIBES[(number + 5 * at) % len(TRIBES)] for at in range(6 if players >= 4 else 5)]
    return {"tribes": tribes if number % 3 == 0 else None, "open_draw": number % 2 == 1}


def play(state: State, number: int) -> None:
    """Random play, play by defaults, and both mixed, by the number of the game."""
    rng = Random(seed_of(b"corpus choices"), number)
    defaults = (0, 3, 6, 9)[number % 4]
    while not state.over:
        seat = state.waiting[int(rng.below(len(state.waiting)))]
        codes = state.codes(seat)
        code = codes[int(rng.below(len(codes)))]
        if rng.below(10) < defaults:
            pending = state.decision(seat)
            assert pending is not None
            code = state.game.vocabulary.codes[pending.default]
        state.apply(seat, code)


def record(number: int) -> list[dict[str, Any]]:
    """One sealed game with a committed seed."""
    players = 2 + number % 5
    secret = f"corpus {number}".encode()
    nonces = [f"nonce {number}"]
    state = rulewright.game("ethnos").new(players, options_of(number, players), seed=mixed_seed(secret, nonces))
    play(state, number)
    return seal(state.record(), commitment=commitment(secret), nonces=nonces, seed=secret.hex(), result=state.result)


def main() -> None:
    lines = [json.dumps(record(number), separators=(",", ":")) for number in range(GAMES)]
    data = gzip.compress(("\n".join(lines) + "\n").encode(), compresslevel=9, mtime=0)
    CORPUS.parent.mkdir(exist_ok=True)
    CORPUS.write_bytes(data)


if __name__ == "__main__":
    main()
