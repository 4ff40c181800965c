"""What random games of Wonderland's War have used: decisions, option keys, chips by ally set, abilities, cards.

    PYTHONPATH=tests python -m games.wonderland.coverage 400

plays so many rich games (rich.py) and prints how often everything was used, and what never was.
"""

from __future__ import annotations

import pkgutil
import sys
from collections import Counter
from collections.abc import Iterator
from importlib import import_module

from games.wonderland.rich import ALLIES, lively, option_set, rich, uniform
from rulewright import State
from rulewright.core.chance import Random, seed_of
from rulewright.core.decision import Decision
from rulewright.games import wonderland
from rulewright.games.wonderland import GAME
from rulewright.games.wonderland.battle.frames import Draw, Play
from rulewright.games.wonderland.content import CODES, TYPE_OF
from rulewright.games.wonderland.ids import (
    ABILITIES,
    CHIPS,
    FORGE,
    QUESTS,
    SETS,
    TEA_CARDS,
    WONDERLANDIANS,
)
from rulewright.games.wonderland.ids import ALLIES as ALLY_TYPES
from rulewright.games.wonderland.state import Wonderland
from rulewright.games.wonderland.tea.frames import Card, Reward

MOST_CHOICES = 5_000
BEGINNING = 12
LEADER_ABILITIES = [name for name in ABILITIES if "-L" in name]


def declared_decisions() -> set[str]:
    """The names of all decisions that the modules of the game declare."""
    names: set[str] = set()
    for module in pkgutil.walk_packages(wonderland.__path__, f"{wonderland.__name__}."):
        for value in vars(import_module(module.name)).values():
            if isinstance(value, Decision):
                names.add(value.name)
    return names


def everything() -> dict[str, set[str]]:
    """What can be used, kind by kind."""
    plays = {f"{ALLY_TYPES[TYPE_OF[at]]} {letter}" for at in range(FORGE) for letter in SETS}
    return {
        "decision": declared_decisions(),
        "verb": {verb.name for verb in GAME.vocabulary.verbs},
        "chip drawn": set(CHIPS),
        "ally played": plays,
        "tea card": set(TEA_CARDS),
        "reward": set(CODES),
        "quest": set(QUESTS),
        "Wonderlandian": set(WONDERLANDIANS),
        "ability": set(ABILITIES) - set(LEADER_ABILITIES),
    }


class Coverage:
    """Counts uses, by kind and name."""

    def __init__(self) -> None:
        self.used: Counter[tuple[str, str]] = Counter()
        self.choices = 0

    def missing(self) -> dict[str, list[str]]:
        """What was never used, by kind; kinds without gaps are left out."""
        gaps = {
            kind: sorted(name for name in names if not self.used[kind, name]) for kind, names in everything().items()
        }
        return {kind: names for kind, names in gaps.items() if names}

    def play(self, state: State, rng: Random, most: int = MOST_CHOICES) -> None:
        """Lively choices and others, to the end of the game or as many as said."""
        made = 0
        while not state.over and made < most:
            waiting = state.waiting
            seat = waiting[int(rng.below(len(waiting)))]
            code = (lively if rng.below(3) else uniform)(state, seat, state.codes(seat), rng)
            self.note(state, code)
            state.apply(seat, code)
            made += 1
        self.choices += made

    def note(self, state: State, code: int) -> None:
        """What a choice uses, and what is in progress while it is made."""
        assert state.asked is not None and isinstance(state, Wonderland)
        self.used["decision", state.asked.name] += 1
        key = GAME.key(code)
        verb, *arguments = key.split(":")
        self.used["verb", verb] += 1
        if verb in ("reveal", "card", "ability", "use") and arguments:
            kind = {"reveal": "quest", "card": "Wonderlandian", "ability": "ability", "use": "ability"}[verb]
            self.used[kind, arguments[0]] += 1
        if verb == "keep" and arguments:
            self.used["quest", arguments[0]] += 1
        if verb == "effect":
            self.used["reward", ":".join(arguments)] += 1
        if verb == "forge":
            self.note_forging(state, arguments[0], int(arguments[1]) - 1)
        for frame in state.stack:
            self.note_frame(state, frame)

    def note_forging(self, state: Wonderland, chip: str, track: int) -> None:
        """The rewards that no question shows: of the space, of the Rose, at the end of the track."""
        player = state.seats[state.mover()]
        column = len(player.forge[track])
        self.used["reward", CODES[state.tables.spaces[1 if state.players == 2 else 0][track][column]]] += 1
        if chip.startswith("ROSE") and SETS[state.ally_cards[2]] in "AD":
            self.used["reward", "SUPPORTER" if SETS[state.ally_cards[2]] == "D" else "VP:2"] += 1
        if column == 2:
            self.used["reward", "ARTIFACT"] += 1

    def note_frame(self, state: Wonderland, frame: object) -> None:
        if isinstance(frame, Card):
            self.used["tea card", TEA_CARDS[frame.card]] += 1
        elif isinstance(frame, Reward):
            self.used["reward", CODES[frame.code]] += 1
        elif isinstance(frame, Draw):
            for chip in frame.played:
                if chip >= 0:
                    self.used["chip drawn", CHIPS[chip]] += 1
                    if chip < FORGE:
                        ally = int(TYPE_OF[chip])
                        letter = SETS[state.ally_cards[ally]]
                        self.used["ally played", f"{ALLY_TYPES[ally]} {letter}"] += 1
        elif isinstance(frame, Play) and CHIPS[frame.chip] == "ARTIFACT":
            for name in ABILITIES:
                if state.seats[frame.seat].has(ABILITIES.index(name)):
                    self.used["ability", name] += 1


def rich_game(number: int, coverage: Coverage) -> None:
    """The rich game of a number: players and options follow from it."""
    state = rich(2 + number % 4, option_set(number // 4), number)
    coverage.play(state, Random(seed_of(b"lively"), number))


def beginning(number: int, coverage: Coverage) -> None:
    """The set-up of a game in which factions are chosen."""
    state: State = GAME.new(players=2 + number % 4, seed=number)
    coverage.play(state, Random(seed_of(b"lively"), number), BEGINNING)


def report(coverage: Coverage) -> Iterator[str]:
    for kind, names in everything().items():
        rare = sorted((coverage.used[kind, name], name) for name in names)
        yield f"{kind}: " + ", ".join(f"{name} {times}" for times, name in rare)
    yield f"{coverage.choices} choices; never used: {coverage.missing()}"


def main() -> None:
    coverage = Coverage()
    for number in range(int(sys.argv[1])):
        beginning(number, coverage)
        rich_game(number, coverage)
    for line in report(coverage):
        sys.stdout.write(line + "\n")


assert len(ALLIES) == FORGE + 1

if __name__ == "__main__":
    main()
