"""Golden transcripts and hashes of seeded games: what they say, and how they are written anew.

    PYTHONPATH=tests python tests/golden/transcripts.py

writes all files beside this one; with the name of a game, the transcripts of that game and all hashes. Do so only when
a change of the rules or of the log is meant, and read the difference before it is committed.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import rulewright
from games.battalia import rich as battalia
from games.heroes import rich as heroes
from games.runewars.rich import VARIANTS, lively, uniform
from games.wonderland import rich as wonderland
from rulewright import State
from rulewright.core.chance import Random, seed_of
from rulewright.core.narration import told
from rulewright.games.ethnos.ids import TRIBES

FOLDER = Path(__file__).parent
HASHES = FOLDER / "hashes.json"
HASH_EVERY = 20
TO_THE_END = 1_000_000

Choice = Callable[[State, int, list[int], Random], int]


class Table(NamedTuple):
    """A game to be told: with how many players, options and choices, and what is chosen when not the default."""

    game: str
    players: int
    options: dict[str, Any]
    choice: Choice = uniform
    choices: int = TO_THE_END


TABLES = {
    "ethnos-2p": Table("ethnos", 2, {"tribes": ["centaur", "giant", "orc", "skeleton", "wizard"], "open_draw": True}),
    "ethnos-4p": Table(
        "ethnos", 4, {"tribes": ["dwarf", "elf", "merfolk", "orc", "troll", "wingfolk"], "open_draw": False}
    ),
    "runewars-2p": Table("runewars", 2, {"exploration": True, "quick_map": True}, lively, 500),
    "runewars-4p": Table("runewars", 4, {"revised": True}, lively, 500),
    "wonderland-2p": Table("wonderland", 2, {"ally_set": "B", "factions": ["cat", "alice"]}, wonderland.lively),
    "wonderland-4p": Table("wonderland", 4, {"ally_set": "A", "factions": "random"}, wonderland.lively, 500),
    "battalia-2p": Table("battalia", 2, {"mode": "heroic", "fanatics": True}, battalia.lively, 500),
    "battalia-4p": Table("battalia", 4, {"neutral_bilkarr": True, "neutral_metamorphia": True}, battalia.lively, 500),
    "heroes-2p": Table("heroes", 2, {"length": "short", "factions": ["necropolis", "sanctuary"]}, heroes.lively, 500),
    "heroes-3p": Table("heroes", 3, {"map": "fixed", "heroes": "random"}, heroes.lively, 500),
}


def choose(state: State, rng: Random, choice: Choice) -> tuple[int, int]:
    """A choice as a hurried player would make it: often the default, else another."""
    waiting = state.waiting
    seat = waiting[int(rng.below(len(waiting)))]
    pending = state.decision(seat)
    assert pending is not None
    if rng.below(3) == 0:
        return seat, state.legal(seat, pending.default)
    return seat, choice(state, seat, state.codes(seat), rng)


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


def transcript(name: str) -> str:
    """One game as text: each choice, what the log tells of it, and a hash now and then."""
    table = TABLES[name]
    players = table.players
    game = rulewright.game(table.game)
    state = game.new(players=players, options=table.options, seed=f"golden {players}", listening=True)
    rng = Random(seed_of(b"golden choices"), players)
    options = json.dumps(table.options)
    lines = [
        f"# A game of {table.game.title()} with {players} players, seed 'golden {players}', options {options}.",
        "# Each choice is followed by what the log tells of it, with the rule in brackets.",
        "# Compared exactly by test_golden.py; written anew by: python tests/golden/transcripts.py",
        "set-up",
    ]
    told_so_far = 0
    number = 0
    while True:
        lines += new_lines(state, told_so_far)
        told_so_far = len(state.narration or [])
        ended = state.over or number == table.choices
        if number % HASH_EVERY == 0 or ended:
            lines.append(f"-- after {number} choices: {state.hash()}")
        if ended:
            break
        seat, code = choose(state, rng, table.choice)
        number += 1
        lines.append(f"{number}. seat {seat}: {game.key(code)}")
        state.apply(seat, code)
    lines.append(f"result {json.dumps(state.result)}")
    return "\n".join(lines) + "\n"


# Hashes


def hashes() -> dict[str, list[str]]:
    """Hashes of random games, every fifty choices and at the end, by player count, option and seed."""
    return {
        **ethnos_hashes(),
        **runewars_hashes(),
        **wonderland_hashes(),
        **heroes_hashes(),
        **battalia_hashes(),
        **heroes_hashes(),
    }


def ethnos_hashes() -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for players in range(2, 7):
        for number in range(4):
            tribes = [TRIBES[(3 * number + players + at) % len(TRIBES)] for at in range(6 if players >= 4 else 5)]
            options = {"tribes": tribes, "open_draw": number % 2 == 1}
            state = rulewright.game("ethnos").new(players=players, options=options, seed=number)
            found[f"{players} players, seed {number}"] = hashes_of(state, number, uniform)
    return found


def runewars_hashes() -> dict[str, list[str]]:
    """Each variant alone, and all of them on a map that the players build."""
    found: dict[str, list[str]] = {}
    for players in range(2, 5):
        for number in range(4):
            options = {name: number in (at, 3) for at, name in enumerate(VARIANTS)}
            options["quick_map"] = number < 3
            state = rulewright.game("runewars").new(players=players, options=options, seed=number)
            found[f"runewars, {players} players, seed {number}"] = hashes_of(state, number, lively)
    return found


def wonderland_hashes() -> dict[str, list[str]]:
    """Each ally set alone, and mixtures of them."""
    found: dict[str, list[str]] = {}
    for players in range(2, 6):
        for number in range(6):
            state = rulewright.game("wonderland").new(
                players=players, options=wonderland.option_set(number), seed=number
            )
            found[f"wonderland, {players} players, seed {number}"] = hashes_of(state, number, wonderland.lively)
    return found


def battalia_hashes() -> dict[str, list[str]]:
    """The beginning of a game, and a rich position, of each variant."""
    found: dict[str, list[str]] = {}
    for number, (players, options) in enumerate(battalia.VARIANTS):
        new = rulewright.game("battalia").new(players=players, options=options, seed=number)
        for name, state in ("new", new), ("rich", battalia.rich(players, options, number)):
            found[f"battalia, variant {number}, {name}"] = hashes_of(state, number, battalia.lively, 400)
    return found


def heroes_hashes() -> dict[str, list[str]]:
    """Every length and map, chosen and random heroes; and rich positions."""
    found: dict[str, list[str]] = {}
    for players in range(2, 5):
        for number in range(4):
            state = rulewright.game("heroes").new(
                players=players, options=heroes.option_set(number + players), seed=number
            )
            found[f"heroes, {players} players, seed {number}"] = hashes_of(state, number, heroes.lively)
    return found


def hashes_of(state: State, number: int, choice: Choice, most: int = TO_THE_END) -> list[str]:
    rng = Random(seed_of(b"hashes"), number)
    row = [state.hash()]
    made = 0
    while not state.over and made < most:
        seat = int(state.mover())
        state.apply(seat, choice(state, seat, state.codes(seat), rng))
        made += 1
        if made % 50 == 0 or state.over:
            row.append(state.hash())
    return row


def transcript_path(name: str) -> Path:
    return FOLDER / f"{name}.txt"


def main() -> None:
    for name, table in TABLES.items():
        if sys.argv[1:] in ([], [table.game]):
            transcript_path(name).write_text(transcript(name), encoding="utf-8")
    HASHES.write_text(json.dumps(hashes(), indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
