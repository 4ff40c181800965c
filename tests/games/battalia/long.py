"""The long run of Battalia: so many rich games are played and checked, beginning with a number.

    PYTHONPATH=tests python -m games.battalia.long 100 1000

plays the games 1000 to 1099, of every player count and option set by turns, and tells which of them break a law of the
engine.
"""

from __future__ import annotations

import sys

from games.battalia.test_conformance import rich_games_conform


def main() -> None:
    games, first = int(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 0
    failed = 0
    for number in range(first, first + games):
        try:
            rich_games_conform(range(number, number + 1))
        except AssertionError as error:
            failed += 1
            sys.stdout.write(f"game {number}: {error}\n")
    sys.stdout.write(f"{games} games, {failed} of them break a law\n")
    raise SystemExit(failed > 0)


if __name__ == "__main__":
    main()
