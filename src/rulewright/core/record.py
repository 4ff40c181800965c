"""Records: a match is its header, its chance events and its choices.

Everything else is derived from them: `replay` plays a record again without a generator, undo is a shorter record
(`rulewright.undoing`).
A match that was carried over to other rules has a position in mid-record: what comes after it is played from there.
Hashes of the state, which kept records hold every few entries (`rulewright.sealing`), are checked by a replay.
"""

from __future__ import annotations

from copy import deepcopy
from typing import Any, Final, NamedTuple

from rulewright.core.chance import ChanceEvent, Seed, seed_of
from rulewright.core.errors import BadPosition, BadRecord, BadSetup, RulewrightError, UnknownGame
from rulewright.core.game import Game, seed_bytes
from rulewright.core.hashes import agrees
from rulewright.core.registry import game_of_record
from rulewright.core.state import SEAT_BITS, SEAT_MASK, State

FORMAT: Final = 1
MADE_WITH: Final = {"game", "players", "options", "format", "position", "chances", "content", "rules"}
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
    if g.earlier:
        header["chances"] = int(g.earlier)
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


class Leg(NamedTuple):
    """A part of a record that is played from one position: a header of its own, its entries, the choices before it."""

    header: dict[str, Any]
    entries: list[dict[str, Any]]
    first: int

    @property
    def last(self) -> int:
        """The number of its last choice."""
        return self.first + sum("choice" in entry for entry in self.entries)

    def begun(self, seed: Seed, listening: bool = False) -> State:
        """The state in which it starts, with its chance as a script."""
        return begin(self.header, [entry for entry in self.entries if "chance" in entry], seed, listening)


def legs_of(header: dict[str, Any], entries: list[dict[str, Any]]) -> list[Leg]:
    """The parts of a record: one, and one more for each position in it."""
    legs = [Leg(header, [], 0)]
    chances = int(header.get("chances", 0))
    for entry in entries:
        if "position" in entry:
            start = {"position": entry["position"], "rules": entry["rules"], "chances": chances}
            legs.append(Leg({**header, **start}, [], legs[-1].last))
        else:
            legs[-1].entries.append(entry)
            chances += "chance" in entry
    return legs


def play(record: Any, seed: Seed, listening: bool = False, upto: int | None = None) -> State:
    """Replays a record; chance after its end comes from the seed.

    Of the parts before the last position only that is played which `upto` asks for, as far as the rules lead.
    """
    *earlier, last = legs_of(*parts(record))
    for leg in earlier:
        if upto is not None and upto < leg.last:
            return play_leg(leg, seed, listening, min(upto, reach_of(leg)))
    return play_leg(last, seed, listening, upto)


def play_leg(leg: Leg, seed: Seed, listening: bool = False, upto: int | None = None) -> State:
    """Replays a part to its end, or up to a choice; raises `BadRecord`."""
    state = leg.begun(seed, listening)
    number = leg.first
    for entry in leg.entries:
        if "choice" in entry:
            if number == upto:
                return state
            number += 1
            choose_recorded(state, entry, number)
        elif "hash" in entry and not agrees(state, entry["hash"], leg.header.get("rules", state.game.rules_version)):
            raise BadRecord(f"after choice {number} the position is not the one that was recorded")
    if upto is None and state.script_at < len(state.script):
        raise BadRecord("the record holds chance events that do not occur")
    return state


def reach_of(leg: Leg) -> int:
    """The last choice of a part to which the present rules lead; raises `BadRecord` if it does not even begin."""
    state = leg.begun(seed_of(b""))
    number = leg.first
    for entry in leg.entries:
        try:
            if "choice" in entry:
                choose_recorded(state, entry, number + 1)
                number += 1
        except Exception:  # whatever the rules stumble over: they are not those that made it
            return number
        out_of_chance = state.chances - state.earlier > len(state.script)
        if out_of_chance or ("hash" in entry and not agrees(state, entry["hash"], leg.header.get("rules"))):
            return number - 1
    return number


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
            state: State = game.reopen(header["position"], seed, chance, listening, header.get("chances", 0))
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
    chances = header.get("chances", 0)
    if type(chances) is not int or not 0 <= chances <= MOST_CHANCES:
        raise BadRecord("the header of the record has no proper 'chances'")
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
            raise BadRecord(f"entry {number} of the record is no choice, no chance event, no hash and no position")
        if "choice" in entry and not (isinstance(entry["seat"], int) and isinstance(entry["choice"], str)):
            raise BadRecord(f"entry {number} of the record: a choice has a seat and a key")
        if "position" in entry and (type(entry["rules"]) is not int or not isinstance(entry["position"], dict)):
            raise BadRecord(f"entry {number} of the record: a position has the version of the rules that take it up")
    return header, record[1:]


ENTRY_FIELDS: Final = ({"seat", "choice"}, {"chance", "what", "result"}, {"hash"}, {"position", "rules"})
MOST_CHANCES: Final = 1_000_000


def resume(record: Record, seed: tuple[int, int, int], script: list[Any]) -> State:
    """A state from its record, its seed and what is left of its script: how states are unpickled."""
    state = play(record, Seed(*seed))
    state.script = script
    state.script_at = 0
    return state
