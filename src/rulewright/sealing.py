"""Records that are kept: sealed with hashes, and open to anybody's check of the shuffles.

A sealed record names the version of the rules and holds hashes of the state every few entries, which a replay checks.
If the seed was committed to before the game, `verify` recomputes every chance event from it. A part that was made by
other rules, before a match was carried over, stays as it is, and is recomputed as far as the present rules lead.
"""

from __future__ import annotations

import hashlib
from typing import Any, Final, NamedTuple

from rulewright.core.chance import SHUFFLE, Random, Seed, seed_of
from rulewright.core.errors import BadRecord
from rulewright.core.hashes import play_hash
from rulewright.core.record import Leg, Record, choose_recorded, legs_of, parts, play_leg, reach_of, record_of
from rulewright.core.registry import game_of_record

HASH_EVERY: Final = 16


def seal(record: Any, **fields: Any) -> Record:
    """The record as it is stored: rules version and further header fields, hashes between entries."""
    header, entries = parts(record)
    *earlier, last = legs_of(header, entries)
    made_with = header.get("rules") if earlier else None
    sealed: Record = [{**header, "rules": made_with or game_of_record(header).rules_version, **fields}]
    sealed += entries[: len(entries) - len(last.entries)]  # other rules made them, and what hashes they have
    state = last.begun(seed_of(b""))
    number = last.first
    for entry in last.entries:
        if "hash" in entry:
            continue
        sealed.append(entry)
        if "choice" in entry:
            number += 1
            choose_recorded(state, entry, number)
            if number % HASH_EVERY == 0 or number == last.last:
                sealed.append({"hash": play_hash(state)})
    return sealed


def commitment(seed: bytes) -> str:
    """What is published before the game: the SHA-256 of the secret seed."""
    return hashlib.sha256(seed).hexdigest()


def mixed_seed(seed: bytes, nonces: list[str]) -> bytes:
    """The seed of the match: the secret one and what each player's side added to it."""
    return hashlib.sha256(b"\0".join([seed, *(nonce.encode() for nonce in nonces)])).digest()


def revealed_seed(header: dict[str, Any]) -> bytes:
    """The seed of the match, from the secret seed and the nonces that a header reveals."""
    nonces = header.get("nonces") or []
    if not isinstance(nonces, list) or not all(isinstance(nonce, str) for nonce in nonces):
        raise BadRecord("the nonces of the record must be a list of texts")
    try:
        return mixed_seed(bytes.fromhex(header["seed"]), nonces)
    except (TypeError, ValueError):
        raise BadRecord("the seed of the record is not hexadecimal") from None


class Fairness(NamedTuple):
    """How many chance events were recomputed; and of how many nobody can say, since only former rules lead to them."""

    recomputed: int
    unknown: int


def verify(record: Any) -> int:
    """Recomputes every chance event from the revealed seed; the number of events.

    Raises `BadRecord` if the seed is not the one committed to, or an event differs.
    """
    return fairness(record).recomputed


def fairness(record: Any) -> Fairness:
    """As `verify`. In a part that other rules have made, events are recomputed as far as the present ones lead, and
    beyond that what needs no rules: shuffles."""
    header, entries = parts(record)
    if "commitment" not in header or "seed" not in header:
        raise BadRecord("the record has no committed seed to verify")
    seed = seed_of(revealed_seed(header))
    if commitment(bytes.fromhex(header["seed"])) != header["commitment"]:
        raise BadRecord("the seed is not the one that was committed to before the game")
    *earlier, last = legs_of(header, entries)
    compare_chance(last, seed, None)
    unknown = 0
    for leg in earlier:
        done = compare_chance(leg, seed, reach_of(leg))
        unknown += unknown_of(leg, seed, done)
    return Fairness(sum("chance" in entry for entry in entries) - unknown, unknown)


def compare_chance(leg: Leg, seed: Seed, upto: int | None) -> int:
    """Recomputes the chance events of a part, all of them or those up to a choice; how many there are."""
    recorded = chance_of(leg)
    bare = leg._replace(entries=[entry for entry in leg.entries if "chance" not in entry])
    made = [entry for entry in record_of(play_leg(bare, seed, upto=upto)) if "chance" in entry]
    if len(made) > len(recorded) or (upto is None and len(made) < len(recorded)):
        raise BadRecord(f"the seed gives {len(made)} chance events, the record has {len(recorded)}")
    for number, (given, recomputed) in enumerate(zip(recorded, made, strict=False), first_of(leg) + 1):
        if given != recomputed:
            raise BadRecord(f"chance event {number} ({given['what']}) is not what the seed gives")
    return len(made)


def unknown_of(leg: Leg, seed: Seed, done: int) -> int:
    """Of the chance events after the first `done`, how many need the rules that are gone.

    Shuffles of things in canonical order are recomputed without them; of any others the order before is not known.
    """
    game = game_of_record(leg.header)
    unknown = 0
    for number, entry in enumerate(chance_of(leg)[done:], first_of(leg) + done):
        result = entry["result"]
        numbers = [game.outcome_number(entry["what"], one) for one in result] if isinstance(result, list) else []
        things = sorted(one for one in numbers if one is not None)
        Random(seed, number).shuffle(things)
        unknown += entry["chance"] != SHUFFLE or things != numbers
    return unknown


def chance_of(leg: Leg) -> Record:
    return [entry for entry in leg.entries if "chance" in entry]


def first_of(leg: Leg) -> int:
    """How many chance events there were before a part."""
    return int(leg.header.get("chances", 0))
