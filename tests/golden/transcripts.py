"""Golden transcripts and hashes of seeded games of Ethnos: what they say, and how they are written anew.

    python tests/golden/transcripts.py

writes all files beside this one. Do so only when a change of the rules or of the log
is meant, and read the difference before it is committed.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import rulewright
from rulewright import State
from rulewright.core.chance import Random, seed_of
from rulewright.core.narration import told
from rulewright.games.ethnos.content import TRIBES

FOLDER = Path(__file__).parent
HASH_EVERY = 20
TABLES: dict[int, dict[str, Any]] = {
    2: {"tribes": ["centaur", "giant", "orc", "skeleton", "wizard"], "open_draw": True},
    4: {"tribes": ["dwarf", "elf", "merfolk", "orc", "troll", "wingfolk"], "open_draw": False},
}


def choose(state: State, rng: Random) -> tuple[int, int]:
    """A choice as a hurried player would make it: often the default, else anything."""
    waiting = state.waiting
    seat = waiting[int(rng.below(len(waiting)))]
    codes = state.codes(seat)
    pending = state.decision(seat)
    assert pending is not None
    if rng.below(3) == 0:
        return seat, state.game.vocabulary.codes[pending.default]
    return seat, codes[int(rng.below(len(codes)))]


def new_lines(state: State, since: int) -> list[str]:
    """The log from line `since` on, as everybody together could read it."""
    lines = []
    for line in (state.narration or [])[since:]:
        message = told(state, line)
        words = [
            f"{name}={','.join(map(str, value)) if isinstance(value, list) else value}"
            for name, value in message.args.items()
        ]
        reader = "" if line.only < 0 else f" (seat {line.only} only)"
        lines.append(f"    {message.message} {' '.join(words)} [{message.rule}]{reader}")
    return lines


def transcript(players: int) -> str:
    """One game as text: each choice, what the log tells of it, and a hash now and then."""
    game = rulewright.game("ethnos")
    state = game.new(players=players, options=TABLES[players], seed=f"golden {players}", listening=True)
    rng = Random(seed_of(b"golden choices"), players)
    lines = [
        f"# A game of Ethnos with {players} players, seed 'golden {players}', options {json.dumps(TABLES[players])}.",
        "# Each choice is followed by what the log tells of it, with the rule in brackets.",
        "# Compared exactly by test_golden.py; written anew by: python tests/golden/transcripts.py",
        "set-up",
    ]
    told_so_far = 0
    number = 0
    while True:
        lines += new_lines(state, told_so_far)
        told_so_far = len(state.narration or [])
        if number % HASH_EVERY == 0 or state.over:
            lines.append(f"-- after {number} choices: {state.hash()}")
        if state.over:
            break
        seat, code = choose(state, rng)
        number += 1
        lines.append(f"{number}. seat {seat}: {game.key(code)}")
        state.apply(seat, code)
    lines.append(f"result {json.dumps(state.result)}")
    return "\n".join(lines) + "\n"


def hashes() -> dict[str, list[str]]:
    """Hashes of random games, every fifty choices and at the end, by player count, option and seed."""
    game = rulewright.game("ethnos")
    found: dict[str, list[str]] = {}
    for players in range(game.min_players, game.max_players + 1):
        for number in range(4):
            tribes = [TRIBES[(3 * number + players + at) % len(TRIBES)] for at in range(6 if players >= 4 else 5)]
            options = {"tribes": tribes, "open_draw": number % 2 == 1}
            state = game.new(players=players, options=options, seed=number)
            rng = Random(seed_of(b"hashes"), number)
            row = [state.hash()]
            made = 0
            while not state.over:
                seat = int(state.mover())
                codes = state.codes(seat)
                state.apply(seat, codes[int(rng.below(len(codes)))])
                made += 1
                if made % 50 == 0 or state.over:
                    row.append(state.hash())
            found[f"{players} players, seed {number}"] = row
    return found


def transcript_path(players: int) -> Path:
    return FOLDER / f"ethnos-{players}p.txt"


HASHES = FOLDER / "hashes.json"


def main() -> None:
    for players in TABLES:
        transcript_path(players).write_text(transcript(players), encoding="utf-8")
    HASHES.write_text(json.dumps(hashes(), indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
