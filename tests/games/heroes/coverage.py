"""What random games of Heroes have used: decisions, option keys, cards, windows, locations, weeks, rewards.

    PYTHONPATH=tests python -m games.heroes.coverage 400

plays so many rich games (rich.py) and prints how often everything was used, and what never was.
"""

from __future__ import annotations

import pkgutil
import sys
from collections import Counter
from collections.abc import Iterator
from importlib import import_module
from typing import Any

from games.heroes.rich import lively, option_set, rich, rich_position, uniform
from rulewright import State
from rulewright.core.chance import Random, seed_of
from rulewright.core.decision import Decision
from rulewright.games import heroes
from rulewright.games.heroes import GAME
from rulewright.games.heroes.battle.frames import Battle, Window
from rulewright.games.heroes.board import Board, numbered_tiles
from rulewright.games.heroes.cards.card import NO_SPELL
from rulewright.games.heroes.cards.library import ARTEFACT_CARDS, SCROLL_CARDS, SKILL_CARDS
from rulewright.games.heroes.content import MARKERS, NEITHER, TO_CONTROL
from rulewright.games.heroes.heroes.frames import Artefact, Treasure
from rulewright.games.heroes.ids import (
    ARTEFACTS,
    DRAGON_DEPOSIT,
    ENCOUNTERS,
    LOCATIONS,
    SCROLLS,
    SKILLS,
    TREASURES,
    WEEKS,
)
from rulewright.games.heroes.kinds import WINDOW
from rulewright.games.heroes.map.frames import Activation
from rulewright.games.heroes.options import REWARDS, SQUARES
from rulewright.games.heroes.state import Heroes

MOST_CHOICES = 1_500
BEGINNING = 40
STAGED = 120
BETWEEN = ("0,13", "0,15")
"""Two locations of the fixed map of four players, in one zone of control."""
EXCLUSIVE = ["H-B9", "T-B9"]
"""Exclusive buildings that are used in windows; the others work by themselves."""


def declared_decisions() -> set[str]:
    """The names of all decisions that the modules of the game declare."""
    names: set[str] = set()
    for module in pkgutil.walk_packages(heroes.__path__, f"{heroes.__name__}."):
        for value in vars(import_module(module.name)).values():
            if isinstance(value, Decision):
                names.add(value.name)
    return names


def is_spell(skill: int) -> bool:
    card = SKILL_CARDS[skill]
    return card.spell_attacks(False) != NO_SPELL or card.healing(False) > 0 or card.shock(False) > 0


def everything() -> dict[str, set[str]]:
    """What can be used, kind by kind."""
    used = {name for at, name in enumerate(SKILLS) if SKILL_CARDS[at].moment_mask}
    used |= {name for at, name in enumerate(ARTEFACTS) if ARTEFACT_CARDS[at].moment_mask}
    kinds = GAME.tables.location_kind
    return {
        "decision": declared_decisions(),
        "verb": {verb.name for verb in GAME.vocabulary.verbs},
        "used": used | set(EXCLUSIVE),
        "spell": {name for at, name in enumerate(SKILLS) if is_spell(at)},
        "scroll": set(SCROLLS),
        "window": set(WINDOW.names),
        "location": {name for at, name in enumerate(LOCATIONS) if kinds[at] != NEITHER},
        "week": set(WEEKS),
        "treasure": set(TREASURES),
        "reward": set(REWARDS),
        "encounter": set(ENCOUNTERS),
        "artefact": set(ARTEFACTS),
        "skill": set(SKILLS),
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
            self.note(state, seat, code)
            state.apply(seat, code)
            made += 1
        self.choices += made

    def note(self, state: State, seat: int, code: int) -> None:
        """What a choice uses, and what is in progress while it is made."""
        assert state.asked is not None and isinstance(state, Heroes)
        self.used["decision", state.asked.name] += 1
        self.used["week", WEEKS[state.week] if state.week >= 0 else "none"] += 1
        verb, *words = GAME.key(code).split(":")
        self.used["verb", verb] += 1
        if verb in ("use", "spell", "scroll", "skill"):
            self.used["used" if verb == "use" else verb, words[0]] += 1
        elif verb == "reward":
            self.used["reward", ":".join(words)] += 1
        elif verb == "explore" or verb == "control":
            self.note_location(state, seat)
        for frame in state.stack:
            if isinstance(frame, Window):
                self.used["window", WINDOW.names[frame.window]] += 1
            elif isinstance(frame, Battle) and frame.sides[1].encounter >= 0:
                self.used["encounter", ENCOUNTERS[frame.sides[1].encounter]] += 1
            elif isinstance(frame, Treasure):
                self.used["treasure", TREASURES[frame.card]] += 1
            elif isinstance(frame, Artefact):
                self.used["artefact", ARTEFACTS[frame.card]] += 1

    def note_location(self, state: Heroes, seat: int) -> None:
        """Where the hero who is active stands."""
        frame = state.stack[-1]
        assert isinstance(frame, Activation)
        hero = state.find(frame.hero)
        self.used["location", LOCATIONS[state.map().codes[state.map().site_at[hero.at]]]] += 1


def rich_game(number: int, coverage: Coverage) -> None:
    """The rich game of a number: the players follow from it."""
    coverage.play(rich(2 + number % 3, number), Random(seed_of(b"lively"), number))


def staged_position(number: int) -> dict[str, Any]:
    """A rich position in which nobody has a third hero, a hero stands at a Dragon Deposit, and one marker is free.

    The last hero of the second player stands between two of its locations, beside a strong one of the first.
    """
    position = rich_position(4, number)
    board = Board(GAME.tables, 4, numbered_tiles(16))
    control = [at for at, code in enumerate(board.codes) if GAME.tables.location_kind[code] == TO_CONTROL]
    deposit = board.codes.index(DRAGON_DEPOSIT)
    free = {SQUARES[board.symbols[site]] for site in (*control, deposit)}
    position["encounters"] = {at: one for at, one in position["encounters"].items() if at not in free}
    others = [SQUARES[board.squares[site]] for site in control if SQUARES[board.squares[site]] not in BETWEEN]
    position["control"] = {**dict.fromkeys(others[: MARKERS - 1], 0), **dict.fromkeys(BETWEEN, 1)}
    for seat in position["seats"]:
        letter = seat["heroes"].pop()["hero"][0]
        seat["gold"] = 12
        seat["buildings"] = sorted({*seat["buildings"], f"{letter}-B7"})
        for hero in seat["heroes"]:
            hero["artefacts"] = [name for name in hero["artefacts"] if name not in ("A08", "A20")]
    (first, second), (third, _) = position["seats"][0]["heroes"], position["seats"][1]["heroes"]
    first["at"], second["at"], third["at"] = "1,14", SQUARES[board.squares[deposit]], "0,14"
    first["army"] = {f"U-{first['hero'][0]}D": [6, 0]}
    third["artefacts"] = ["A20"]
    position["discards"]["artefact"] = ["A08"]
    position["decks"]["artefact"] = []
    position["spent"] = []
    return position


def staged_game(number: int, coverage: Coverage) -> None:
    state: State = GAME.from_position(staged_position(number), seed=f"staged {number}")
    coverage.play(state, Random(seed_of(b"lively"), number), STAGED)


def beginning(number: int, coverage: Coverage) -> None:
    """The set-up of a game in which everything is chosen."""
    options = {**option_set(number), "heroes": "chosen"}
    state: State = GAME.new(players=2 + number % 3, options=options, seed=number)
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
        staged_game(number, coverage)
        rich_game(number, coverage)
    for line in report(coverage):
        sys.stdout.write(line + "\n")


assert len(SCROLL_CARDS) == len(SCROLLS)

if __name__ == "__main__":
    main()
