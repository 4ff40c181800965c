"""Records: a match is its header, its chance events and its choices.

Everything else is derived from them: `replay` plays a record again without a generator, undo is a shorter record
(`rulewright.undoing`).
Hashes of the state, which kept records hold every few entries (`rulewright.sealing`), are checked by a replay.
"""

from __future__ import annotations

from copy import deepcopy
from typing import Any, Final

from rulewright.core.chance import ChanceEvent, Seed, seed_of
from rulewright.core.errors import BadPosition, BadRecord, BadSetup, RulewrightError, UnknownGame
from rulewright.core.game import Game, seed_bytes
from rulewright.core.registry import game_of_record
from rulewright.core.state import SEAT_BITS, SEAT_MASK, State

FORMAT: Final = 1
MADE_WITH: Final = {"game", "players", "options", "format", "position", "content", "rules"}
HEADER_FIELDS: Final = MADE_WITH | {"commitment", "nonces", "seed", "seats", "result"}

Record = list[dict[str, Any]]


def record_of(g: State) -> Record:
    """The record of a state: the header, then what has happened."""
    if g.journal is None:
        raise BadRecord("a resampled state has no record")
    header: dict[str, Any] = {
        "game": g.game.name,
        "players": g.players,
        "options": deepcopy(g.chosen_options),
        "format": FORMAT,
    }
    if g.game.content:
        header["content"] = g.game.content
    if g.start is not None:
        header["position"] = deepcopy(g.start)
    return [header, *(entry_of(g.game, entry) for entry in g.journal)]


def entry_of(game: Game[Any], entry: object) -> dict[str, Any]:
    """One entry of a journal as JSON."""
    if isinstance(entry, ChanceEvent):
        result = [game.outcome(entry.what, number) for number in entry.result]
        return {
            "chance": entry.chance,
            "what": entry.what,
            "result": result if entry.several else result[0],
        }
    assert isinstance(entry, int)
    return {"seat": entry & SEAT_MASK, "choice": game.vocabulary.key(entry >> SEAT_BITS)}


def replay(record: Any, listening: bool = False, upto: int | None = None) -> State:
    """The state to which a record leads; raises `BadRecord` if it leads nowhere.

    `upto` stops after that many choices. A hash in the record must agree, and all chance must stand in it.
    """
    if upto is not None and upto < 0:
        raise BadRecord(f"a record has no {upto} choices")
    state = play(record, seed_of(seed_bytes(None)), listening, upto)
    if sum(isinstance(entry, ChanceEvent) for entry in state.journal or []) > state.script_at:
        raise BadRecord("the record ends before a chance event that belongs to it")
    return state


def play(record: Any, seed: Seed, listening: bool = False, upto: int | None = None) -> State:
    """Replays a record; chance after its end comes from the seed."""
    header, entries = parts(record)
    state = begin(header, [entry for entry in entries if "chance" in entry], seed, listening)
    number = 0
    for entry in entries:
        if "choice" in entry:
            if number == upto:
                return state
            number += 1
            choose_recorded(state, entry, number)
        elif "hash" in entry and entry["hash"] != state.hash():
            raise BadRecord(f"after choice {number} the position is not the one that was recorded")
    if upto is None and state.script_at < len(state.script):
        raise BadRecord("the record holds chance events that do not occur")
    return state


def choose_recorded(state: State, entry: dict[str, Any], number: int) -> None:
    """Makes the choice of an entry; what is refused makes the record a bad one."""
    try:
        state.apply(int(entry["seat"]), state.legal(entry["seat"], entry["choice"]))
    except RulewrightError as error:
        raise BadRecord(f"choice {number} of the record, {entry['choice']!r}: {error}") from error


def begin(header: dict[str, Any], chance: list[Any], seed: Seed, listening: bool = False) -> State:
    """The state in which a record starts."""
    game = game_of_record(header)
    try:
        if header.get("position") is not None:
            state: State = game.reopen(header["position"], seed, chance, listening)
        else:
            options = game.check_options(header["players"], header["options"])
            state = game.open(header["players"], options, seed, chance, listening)
    except (BadPosition, BadSetup) as error:
        raise BadRecord(f"the record does not begin: {error}") from error
    return state


def parts(record: object) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """Header and entries of a record of unknown origin; raises `BadRecord`."""
    if not isinstance(record, list) or not record or not isinstance(record[0], dict):
        raise BadRecord("a record is a list that starts with its header")
    header: dict[str, Any] = record[0]
    for name, kind in (("game", str), ("players", int), ("options", dict), ("format", int)):
        if not isinstance(header.get(name), kind) or isinstance(header.get(name), bool):
            raise BadRecord(f"the header of the record has no proper {name!r}")
    if header["format"] != FORMAT:
        raise BadRecord(f"this is format {header['format']}; known is format {FORMAT}")
    if not isinstance(header.get("content", ""), str):
        raise BadRecord("the header of the record has no proper 'content'")
    unknown = header.keys() - HEADER_FIELDS
    if unknown:
        raise BadRecord(f"the header of the record has unknown fields: {', '.join(sorted(map(str, unknown)))}")
    try:
        game = game_of_record(header)
    except UnknownGame as error:
        raise BadRecord(f"the record cannot be read: {error}") from error
    if not game.min_players <= header["players"] <= game.max_players:
        raise BadRecord(f"{game.name} is not for {header['players']} players")
    for number, entry in enumerate(record[1:], 1):
        if not isinstance(entry, dict) or set(entry) not in ENTRY_FIELDS:
            raise BadRecord(f"entry {number} of the record is no choice, no chance event and no hash")
        if "choice" in entry and not (isinstance(entry["seat"], int) and isinstance(entry["choice"], str)):
            raise BadRecord(f"entry {number} of the record: a choice has a seat and a key")
    return header, record[1:]


ENTRY_FIELDS: Final = ({"seat", "choice"}, {"chance", "what", "result"}, {"hash"})


def resume(record: Record, seed: tuple[int, int, int], script: list[Any]) -> State:
    """A state from its record, its seed and what is left of its script: how states are unpickled."""
    state = play(record, Seed(*seed))
    state.script = script
    state.script_at = 0
    return state
