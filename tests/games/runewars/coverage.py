"""What random games of Runewars have used: cards, abilities, tokens, decisions, log messages.

    PYTHONPATH=tests python -m games.runewars.coverage 120

plays the worked examples, the beginnings of some games and so many rich games (rich.py), and prints how
often everything was used.
"""

from __future__ import annotations

import json
import pkgutil
import sys
from collections import Counter
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

from games.runewars.rich import VARIANTS, lively, rich
from rulewright import State
from rulewright.core.chance import Random, seed_of
from rulewright.core.decision import Decision
from rulewright.core.narration import told
from rulewright.games import runewars
from rulewright.games.runewars import GAME
from rulewright.games.runewars.ids import (
    CITIES,
    DEVELOPMENTS,
    EXPLORATION,
    HEROES,
    OBJECTIVES,
    QUESTS,
    REWARDS,
    SEASON_CARDS,
    TACTICS,
    TITLES,
    UNITS,
)
from rulewright.scaffold.cases import start

CASES = Path(__file__).parent / "cases.json"
MOST_CHOICES = 20_000
SOME_MORE = 12
BEGINNING = 60
NEW_GAMES = 16
REWARD_USES = {"uses_reward", "turns_in_reward", "duel_uses", "shield_holds", "shield_fails", "cloak_used"}
ABILITIES = {
    "uses_hero": "hero_valadir",
    "falcon_sees": "hero_vyrah",
    "rune_lore": "hero_astarra",
    "rage_of_krutzbeck": "hero_krutzbeck",
    "steals_from": "hero_silhouette",
    "backstab": "hero_bogran",
    "duel_unstable": "hero_carthos",
    "venom": "hero_scorpion",
}
"""The log messages that tell of an ability, and whose it is; the others are recognised by `abilities_used`."""


def declared_decisions() -> set[str]:
    """The names of all decisions that the modules of the game declare."""
    names: set[str] = set()
    for module in pkgutil.walk_packages(runewars.__path__, f"{runewars.__name__}."):
        for value in vars(import_module(module.name)).values():
            if isinstance(value, Decision):
                names.add(value.name)
    return names


def everything() -> dict[str, set[str]]:
    """What can be used, kind by kind."""
    return {
        "tactics": set(TACTICS),
        "reward": set(REWARDS),
        "quest": set(QUESTS),
        "completed": set(QUESTS),
        "season card": set(SEASON_CARDS),
        "objective": set(OBJECTIVES),
        "hero": set(HEROES),
        "unit": set(UNITS),
        "token": set(EXPLORATION),
        "title": set(TITLES),
        "development": set(DEVELOPMENTS),
        "city": set(CITIES),
        "decision": declared_decisions(),
    }


class Coverage:
    """Counts uses, by kind and name."""

    def __init__(self) -> None:
        self.used: Counter[tuple[str, str]] = Counter()
        self.games = 0
        self.choices = 0

    def missing(self) -> dict[str, list[str]]:
        """What was never used, by kind; kinds without gaps are left out."""
        gaps = {
            kind: sorted(name for name in names if not self.used[kind, name]) for kind, names in everything().items()
        }
        return {kind: names for kind, names in gaps.items() if names}

    def play(self, state: State, rng: Random, most: int = MOST_CHOICES) -> None:
        """Lively choices, to the end of the game or as many as said."""
        state.listen()
        made = 0
        while not state.over and made < most:
            seat = int(state.mover())
            self.choose(state, seat, lively(state, seat, state.codes(seat), rng))
            made += 1
        self.games += 1

    def choose(self, state: State, seat: int, code: int) -> None:
        """Makes a choice and counts what it used."""
        assert state.asked is not None
        self.used["decision", state.asked.name] += 1
        self.note_choice(state.game.key(code))
        before = state.copy()
        state.apply(seat, code)
        self.note_log(before, state)
        self.choices += 1

    def note_choice(self, key: str) -> None:
        verb, *arguments = key.split(":")
        if verb == "play":
            self.used["tactics", arguments[0]] += 1

    def note_log(self, before: State, state: State) -> None:
        """What the lines of one choice tell; they are forgotten then."""
        lines = [(line.message, told(state, line).args) for line in state.narration or []]
        state.narration = []
        for message, args in lines:
            self.used["message", message] += 1
            self.note_line(message, args)
        for hero in abilities_used(before, lines):
            self.used["hero", hero] += 1

    def note_line(self, message: str, args: dict[str, Any]) -> None:
        if message in REWARD_USES:
            self.used["reward", args["reward"]] += 1
        elif message == "banner_raised":
            self.used["reward", "banner_of_terrinoth"] += 1
        elif message == "attempts_quest":
            self.used["quest", args["quest"]] += 1
        elif message == "completes_quest":
            self.used["completed", args["quest"]] += 1
        elif message == "season_card":
            self.used["season card", args["season_card"]] += 1
        elif message == "season_card_replaced":
            self.used["title", "title_primarch"] += 1
        elif message == "claims_objective":
            self.used["objective", args["objective"]] += 1
        elif message == "explores":
            self.used["token", args["token"]] += 1
        elif message == "uses_special":
            self.used["unit", args["unit"]] += 1
        elif message == "uses_title":
            self.used["title", args["title"]] += 1
        elif message == "commander_trades":
            self.used["title", "title_commander"] += 1
        elif message == "rallies":
            self.used["city", args["city"]] += 1
        elif message in ("builds_development", "uses_fortification"):
            self.used["development", args["development"]] += 1
        if message in ABILITIES:
            self.used["hero", ABILITIES[message]] += 1


def abilities_used(before: State, lines: list[tuple[str, dict[str, Any]]]) -> set[str]:
    """Abilities without a message of their own, from what happened to whom."""
    used: set[str] = set()
    healing = {args["hero"] for message, args in lines if message == "heals"}
    for message, args in lines:
        hero = args.get("hero")
        if message == "hero_healed" and hero == "hero_verikas" and hero not in healing:
            used.add("hero_verikas")
        if message == "hero_healed" and "hero_andira" in healing and hero != "hero_andira":
            used.add("hero_andira")
        if message == "challenges" and hero == "hero_challara":
            at = before.position()["heroes"]["hero_challara"]["area"]
            if any(message == "challenged" and args["area"] != at for message, args in lines):
                used.add("hero_challara")
        if message == "hero_moves" and hero == "hero_ronan":
            frame = before.position()["pending"][-1]
            if frame["name"] == "hero" and frame["moved"] == 2:
                used.add("hero_ronan")
    return used


def rich_game(number: int, coverage: Coverage) -> None:
    """The rich game of a number: players and variants follow from it."""
    options = {name: bool(number >> at & 1) for at, name in enumerate(VARIANTS)}
    coverage.play(rich(2 + number % 3, options, number), Random(seed_of(b"lively"), number))


def set_up_game(number: int, coverage: Coverage) -> None:
    """The beginning of a new game, with and without a quick map."""
    options = {name: bool(number >> at & 1) for at, name in enumerate((*VARIANTS, "quick_map"))}
    state = GAME.new(players=2 + number % 3, options=options, seed=number, listening=True)
    coverage.note_log(state, state)
    coverage.play(state, Random(seed_of(b"lively"), number), BEGINNING)


def worked_example(case: dict[str, Any], coverage: Coverage) -> None:
    """A worked example of the specification, and some choices more."""
    if case["expect"].get("error"):
        return
    state = start(GAME, case)
    state.listen()
    for seat, key in case["do"]:
        coverage.choose(state, seat, state.legal(seat, key))
    state.script = []
    state.script_at = 0
    coverage.play(state, Random(seed_of(b"lively"), len(case["do"])), SOME_MORE)


def examples_and_beginnings() -> Coverage:
    """What the worked examples and the beginnings of new games use."""
    coverage = Coverage()
    for case in json.loads(CASES.read_text(encoding="utf-8")):
        worked_example(case, coverage)
    for number in range(NEW_GAMES):
        set_up_game(number, coverage)
    return coverage


def report(coverage: Coverage) -> Iterator[str]:
    for kind, names in everything().items():
        rare = sorted((coverage.used[kind, name], name) for name in names)
        yield f"{kind}: " + ", ".join(f"{name} {times}" for times, name in rare)
    silent = sorted(message for message in GAME.messages if not coverage.used["message", message])
    yield f"log messages that were never told: {', '.join(silent)}"
    yield f"{coverage.games} games, {coverage.choices} choices; never used: {coverage.missing()}"


def main() -> None:
    coverage = examples_and_beginnings()
    for number in range(int(sys.argv[1])):
        rich_game(number, coverage)
    for line in report(coverage):
        sys.stdout.write(line + "\n")


if __name__ == "__main__":
    main()
