"""Records that are kept: sealed with hashes, and open to anybody's check of the shuffles.

A sealed record names the version of the rules and holds hashes of the state
every few entries, which a replay checks. If the seed was committed to before
the game, `verify` recomputes every chance event from it.
"""

from __future__ import annotations

import hashlib
from typing import Any, Final

from rulewright.core.chance import seed_of
from rulewright.core.errors import BadRecord
from rulewright.core.record import Record, begin, choose_recorded, parts, play, record_of
from rulewright.core.registry import game_of_record

HASH_EVERY: Final = 16


def seal(record: Any, **fields: Any) -> Record:
    """The record as it is stored: rules version and further header fields, hashes between entries."""
    header, entries = parts(record)
    entries = [entry for entry in entries if "hash" not in entry]
    sealed: Record = [{**header, "rules": game_of_record(header).rules_version, **fields}]
    state = begin(header, [entry for entry in entries if "chance" in entry], seed_of(b""))
    choices = len([entry for entry in entries if "choice" in entry])
    number = 0
    for entry in entries:
        sealed.append(entry)
        if "choice" in entry:
            number += 1
            choose_recorded(state, entry, number)
            if number % HASH_EVERY == 0 or number == choices:
                sealed.append({"hash": state.hash()})
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


def verify(record: Any) -> int:
    """Recomputes every chance event from the revealed seed; the number of events.

    Raises `BadRecord` if the seed is not the one committed to, or an event differs.
    """
    header, entries = parts(record)
    if "commitment" not in header or "seed" not in header:
        raise BadRecord("the record has no committed seed to verify")
    seed = revealed_seed(header)
    if commitment(bytes.fromhex(header["seed"])) != header["commitment"]:
        raise BadRecord("the seed is not the one that was committed to before the game")
    recorded = [entry for entry in entries if "chance" in entry]
    bare = [header, *(entry for entry in entries if "chance" not in entry)]
    again = record_of(play(bare, seed_of(seed)))
    made = [entry for entry in again if "chance" in entry]
    if len(made) != len(recorded):
        raise BadRecord(f"the seed gives {len(made)} chance events, the record has {len(recorded)}")
    for number, (given, recomputed) in enumerate(zip(recorded, made, strict=True), 1):
        if given != recomputed:
            raise BadRecord(f"chance event {number} ({given['what']}) is not what the seed gives")
    return len(recorded)
