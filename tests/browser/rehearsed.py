"""Games, mostly of Runewars, rehearsed before they are played: found by trial, with a known seed, up to any moment.

    game = rehearsal(2, {}, quest_with_a_reward)      # bots play in this process until there is such a game
    company = Company(server, game, ada, bela)        # the same people at a table
    company.play(game.found)                          # the same choices over the sockets, up to that moment

A quest or a battle comes up when bots are so pleased; so the games are looked for, and not written down. It needs the
database of the server: nobody can choose a seed over the wire.
"""

from __future__ import annotations

import contextlib
import json
import secrets
import sqlite3
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, Final, NamedTuple

from player import Player, Update
from serving import ServerProcess

import rulewright
from rulewright import State
from rulewright.bots.levels import make_bot
from rulewright.core.narration import Told, told_to
from rulewright.sealing import commitment, mixed_seed

MOST_TRIALS: Final = 60
WAIT: Final = 60.0
MOST_AT_ONCE: Final = 40
"""Choices that one socket takes without asking for patience."""
ASSIGNING: Final = ("assign_rout", "assign_damage")
QUICK: Final = {"quick_map": True}
"""The options of a game whose map nobody builds."""


class Choice(NamedTuple):
    """What was asked of a seat, and what it chose."""

    seat: int
    name: str
    key: str


@dataclass(frozen=True)
class Rehearsal:
    """A game: how it is made, the choices in it, and the place that was looked for."""

    players: int
    options: Mapping[str, Any]
    secret: bytes
    nonces: tuple[str, ...]
    choices: tuple[Choice, ...]
    found: int
    """The number of choices before the moment that was looked for."""
    game: str = "runewars"

    def told(self) -> list[Told]:
        """What the first seat was told of the last choice."""
        state = rulewright.game(self.game).new(self.players, dict(self.options), seed=self.seed)
        for choice in self.choices[:-1]:
            state.choose(choice.seat, choice.key)
        state.listen()
        state.choose(self.choices[-1].seat, self.choices[-1].key)
        return told_to(state, 0)

    @property
    def seed(self) -> bytes:
        return mixed_seed(self.secret, list(self.nonces))

    def first(self, *names: str, seat: int = 0, after: int = 0) -> int:
        """The number of choices before the first such question to a seat."""
        return next(
            at for at, choice in enumerate(self.choices) if at >= after and choice.seat == seat and choice.name in names
        )


Search = Callable[[list[Choice], State], int | None]
"""Called after every choice: the place of the moment, if there is one by now."""


def rehearsal(
    players: int,
    options: Mapping[str, Any],
    search: Search,
    level: str = "novice",
    eager: str = "-",
    game: str = "runewars",
) -> Rehearsal:
    """The first game by trial in which there is soon what is looked for; its choices up to the end of the search.

    `eager`: how keys begin that are chosen whenever they are offered, so that what bots seldom do comes up.
    """
    for number in range(MOST_TRIALS):
        secret = number.to_bytes(32, "big")
        nonces = tuple(f"{number:08x}{seat:024x}" for seat in range(players))
        choices, found = _played(game, players, options, mixed_seed(secret, list(nonces)), level, search, eager)
        if found is not None:
            return Rehearsal(players, options, secret, nonces, tuple(choices), found, game)
    raise AssertionError(f"none of {MOST_TRIALS} games has what is looked for")


def _played(
    game: str, players: int, options: Mapping[str, Any], seed: bytes, level: str, search: Search, eager: str
) -> tuple[list[Choice], int | None]:
    rules = rulewright.game(game)
    state = rules.new(players, dict(options), seed=seed)
    bots = [make_bot(level, seed + bytes([seat])) for seat in range(players)]
    choices: list[Choice] = []
    found: int | None = None
    while state.waiting and found is None:
        seat = state.waiting[0]
        decision = state.decision(seat)
        assert decision
        wanted = next((key for key in decision.options if key.startswith(eager)), None)
        key = wanted or rules.key(bots[seat].choose(state, seat))
        choices.append(Choice(seat, decision.name, key))
        state.choose(seat, key)
        found = search(choices, state)
    return choices, found


# What can be looked for


def the_end(choices: list[Choice], state: State) -> int | None:
    return None if state.waiting else len(choices)


def orders_of_year(year: int) -> Search:
    """The first seat chooses an Order card in this year or later."""

    def search(choices: list[Choice], state: State) -> int | None:
        ours = (choices[-1].seat, choices[-1].name) == (0, "choose_order")
        return len(choices) - 1 if ours and state.position()["year"] >= year else None

    return search


def the_first_tile(choices: list[Choice], state: State) -> int | None:
    """The first seat lays a tile that fits in several rotations, after others have been laid."""
    last = choices[-1]
    laid = sum(choice.name == "place_tile" for choice in choices)
    return len(choices) - 1 if (last.seat, last.name) == (0, "place_tile") and laid > 1 else None


def quest_with_a_reward(choices: list[Choice], state: State) -> int | None:
    """A hero of the first seat walks to a Quest, picks a Fate card for its test and gains the first Reward of the seat.

    Returns the place of the choice to move.
    """
    last = choices[-1]
    if (last.seat, last.name) != (0, "test_pick") or _rewards(state) != 1:
        return None
    start = next(at for at in range(len(choices) - 1, -1, -1) if choices[at].name in ("hero_action", "hero_next"))
    names = [choice.name for choice in choices[start:]]
    if choices[start].key != "move" or names.count("hero_final") != 1:
        return None
    return (
        start if choices[start + 1].key.startswith("step:") and {one.seat for one in choices[start:]} == {0} else None
    )


def _rewards(state: State) -> int:
    heroes = state.position()["heroes"]
    return sum(len(hero["rewards"]) for hero in heroes.values() if hero["seat"] == 0)


def battle_of_the_first(choices: list[Choice], state: State) -> int | None:
    """The first seat moves into an area, fights there, has routs and damage to assign, and the battle is over.

    Returns the place of the choice of the area.
    """
    if choices[-1].name != "assign_damage" or any(frame["name"] == "battle" for frame in state.position()["pending"]):
        return None
    start = next((at for at in range(len(choices) - 1, -1, -1) if choices[at].name == "activate_area"), 0)
    assigned = {choice.name for choice in choices[start:] if choice.seat == 0} & set(ASSIGNING)
    return start if choices[start].seat == 0 and len(assigned) == 2 else None


def duel_of_the_first(choices: list[Choice], state: State) -> int | None:
    """The first seat challenges a hero, somebody decides in the duel, and it is over.

    Returns the place of the challenge.
    """
    start = next((at for at in range(len(choices) - 1, -1, -1) if choices[at].key.startswith("duel:")), None)
    if start is None or choices[start].seat != 0 or len(choices) - start < 2:
        return None
    return None if any(frame["name"] == "duel" for frame in state.position()["pending"]) else start


def silent_duel(choices: list[Choice], state: State) -> int | None:
    """Somebody else challenges a hero, and nobody decides anything in the duel. Returns the place of the challenge."""
    fighting = any(frame["name"] == "duel" for frame in state.position()["pending"])
    last = choices[-1]
    return len(choices) - 1 if last.key.startswith("duel:") and last.seat != 0 and not fighting else None


def tea_in_round(number: int) -> Search:
    """The first seat chooses among seats at tea in this round, after some cards have been taken."""

    def search(choices: list[Choice], state: State) -> int | None:
        ours = (choices[-1].seat, choices[-1].name) == (0, "tea_turn")
        taken = sum(choice.name == "tea_turn" for choice in choices)
        return len(choices) - 1 if ours and state.position()["round"] == number and taken > 18 * number - 10 else None

    return search


def draws_in_round(number: int, draws: int) -> Search:
    """The first seat decides about another draw in a battle of three or more in this round, after so many."""

    def search(choices: list[Choice], state: State) -> int | None:
        if (choices[-1].seat, choices[-1].name) != (0, "draw_or_halt"):
            return None
        position = state.position()
        fights = [frame["fighters"] for frame in position["pending"] if frame["name"] == "battle"]
        if position["round"] != number or not fights or len(fights[0]) < 3:
            return None
        return len(choices) - 1 if max(one["draws"] for one in fights[0].values()) >= draws else None

    return search


def forging_in_round(number: int) -> Search:
    """The first seat forges after a battle of this round."""

    def search(choices: list[Choice], state: State) -> int | None:
        ours = (choices[-1].seat, choices[-1].name) == (0, "forge")
        return len(choices) - 1 if ours and state.position()["round"] == number else None

    return search


@cache
def a_duel() -> Rehearsal:
    """A game of two with a duel in which somebody decides."""
    return rehearsal(2, QUICK, duel_of_the_first, eager="duel:")


@cache
def a_silent_duel() -> Rehearsal:
    """A game of two with a duel that is over at once."""
    return rehearsal(2, QUICK, silent_duel, eager="duel:")


@cache
def a_battle() -> Rehearsal:
    """A game of two with such a battle; the search takes some seconds, so that it is made once."""
    return rehearsal(2, QUICK, battle_of_the_first)


# On a server


class Company:
    """The people of a rehearsed game at a table of their own; the first one has made it."""

    def __init__(self, server: ServerProcess, game: Rehearsal, *people: Player) -> None:
        self.game = game
        self.people = people
        self.at = 0
        """How many of the choices have been made."""
        self._ears: list[Ear] = []
        self.table = self._open(server)

    def _open(self, server: ServerProcess) -> str:
        """A table with the seed of the rehearsal; everybody sits down."""
        first, *others = self.people
        promised = promise(server, first, self.game.secret)
        seats: list[dict[str, Any]] = [{"kind": "me"}, *({"kind": "open"} for _ in others)]
        own, *nonces = self.game.nonces
        options = dict(self.game.options)
        table = first.table(*seats, game=self.game.game, options=options, nonce=own, commitment=promised)
        for seat, (person, nonce) in enumerate(zip(others, nonces, strict=True), 1):
            person.post(f"/api/tables/{table}/join", {"seat": seat, "code": "", "nonce": nonce})
        if first.get(f"/api/tables/{table}")["status"] == "open":
            first.post(f"/api/tables/{table}/start")
        return table

    def play(self, until: int) -> None:
        """Makes the choices of the rehearsal up to this one."""
        if not self._ears:
            self._ears = [Ear(person, self.table) for person in self.people]
        while self.at < until:
            choice = self.game.choices[self.at]
            self._ears[choice.seat].answer(choice)
            self.at += 1

    def others(self, seat: int = 0) -> None:
        """Makes the choices of all but one, until that one is asked."""
        end = self.at
        while end < len(self.game.choices) and self.game.choices[end].seat != seat:
            end += 1
        self.play(end)

    def leave(self) -> None:
        """Closes the sockets; everybody keeps their seat."""
        for ear in self._ears:
            ear.close()
        self._ears = []


def stopped(server: ServerProcess, game: Rehearsal, people: Sequence[Player], at: int) -> str:
    """A table at which the game was played up to this choice and everybody has gone; they keep their seats."""
    company = Company(server, game, *people[: game.players])
    company.play(at)
    company.leave()
    return company.table


def promise(server: ServerProcess, person: Player, secret: bytes) -> str:
    """Makes the server promise a seed that we know; returns the commitment to it."""
    promised = commitment(secret)
    who = person.get("/api/me")["person"]["id"]
    with contextlib.closing(sqlite3.connect(server.log.parent / "site.sqlite3", timeout=WAIT)) as database, database:
        database.execute("DELETE FROM promises WHERE commitment = ?", (promised,))
        database.execute("INSERT INTO promises VALUES (?, ?, ?, ?)", (promised, secret.hex(), who, 0))
    return promised


class Ear:
    """The socket of one person: hears what is asked, and answers."""

    def __init__(self, person: Player, table: str) -> None:
        self.person = person
        self.table = table
        self.answered = -1
        self._stack = contextlib.ExitStack()
        self._connect()

    def _connect(self) -> None:
        self.socket = self._stack.enter_context(self.person.socket(self.table))
        self.left = MOST_AT_ONCE
        self.socket.send(json.dumps({"do": "hello", "locale": self.person.locale, "seen": -1, "eyes": None}))

    def close(self) -> None:
        self._stack.close()

    def answer(self, choice: Choice) -> None:
        """Waits for the question, and until the answer counts. A new socket may say more at once than an old one."""
        if self.left == 0:
            self.close()
            self._connect()
        self.left -= 1
        asked = self._question()
        assert asked["name"] == choice.name, (asked, choice)
        request = secrets.token_hex(16)
        command = {"do": "choose", "id": request, "seat": asked["seat"], "version": asked["version"], "key": choice.key}
        self.socket.send(json.dumps(command))
        self.answered = asked["version"]
        self._hear(lambda message: message.get("id") == request)

    def _question(self) -> dict[str, Any]:
        def new(message: Update) -> bool:
            return bool(
                message["type"] == "update" and message["asked"] and message["asked"]["version"] > self.answered
            )

        found: dict[str, Any] = self._hear(new)["asked"]
        return found

    def _hear(self, wanted: Callable[[Update], bool]) -> Update:
        end = time.monotonic() + WAIT
        while time.monotonic() < end:
            message: Update = json.loads(self.socket.recv(timeout=WAIT))
            assert message["type"] != "refused", message
            if wanted(message):
                return message
        raise AssertionError(f"{self.person.name} heard nothing of the kind within {WAIT} s")
