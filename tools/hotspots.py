"""Where the time goes in one game: `make profile GAME=runewars`, `python tools/hotspots.py --help`.

Pure Python under cProfile, because compiled functions do not show themselves to it: what calls what, and how often,
is the same, and what is slow in one is mostly slow in the other. `rulewright bench` has the true speed.
"""

from __future__ import annotations

import cProfile
import pstats
import random
import time
from pathlib import Path
from typing import Annotated, Any, Final

import typer

import rulewright
from rulewright.bots import make_bot

ROOT: Final = Path(__file__).resolve().parents[1]
SHOWN: Final = 30


def main(
    game: Annotated[str, typer.Argument(help="Which game.")],
    players: Annotated[int, typer.Option(help="How many seats.")] = 0,
    seconds: Annotated[float, typer.Option(help="How long it plays.")] = 10.0,
    bot: Annotated[str, typer.Option(help="Who plays: random, steady, sharp:100i ...")] = "random",
    seed: Annotated[int, typer.Option(help="Of games and bots.")] = 1,
) -> None:
    """Plays games of one bot under the profiler and lists where the time went."""
    rules = rulewright.game(game)
    seats = players or rules.max_players
    profile = cProfile.Profile()
    end = time.monotonic() + seconds
    games = decisions = 0
    profile.enable()
    while time.monotonic() < end:
        decisions += played(rules, seats, bot, seed + games, end)
        games += 1
    profile.disable()
    kept = ROOT / "build" / f"profile-{game}.pstats"
    kept.parent.mkdir(exist_ok=True)
    profile.dump_stats(kept)
    typer.echo(f"{games} games of {seats}, {decisions} decisions. The whole profile: {kept.relative_to(ROOT)}")
    pstats.Stats(profile).strip_dirs().sort_stats("tottime").print_stats(SHOWN)


def played(rules: Any, seats: int, bot: str, seed: int, end: float) -> int:
    """Plays one game, as far as the time goes; the number of its decisions."""
    state = rules.new(seats, seed=seed.to_bytes(8, "big"))
    players = [make_bot(bot, seed=seed * seats + seat) for seat in range(seats)]
    dice = random.Random(seed)
    count = 0
    while state.waiting and time.monotonic() < end:
        seat = dice.choice(state.waiting)
        state.apply(seat, players[seat].choose(state, seat))
        count += 1
    return count


if __name__ == "__main__":
    typer.run(main)
