"""Positions of Wonderland's War from which tests begin, most of them of battles, and the server that begins games so.

with battle_server(folder) as field:            # one server; each table begins with the position laid out last
    field.lay(eve_of_war())
    table = ada.table({"kind": "me"}, BOT, BOT, game="wonderland")
"""

from __future__ import annotations

import contextlib
import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from servers import of_the_tests
from serving import PURE, ServerProcess

BOT: Final = {"kind": "bot", "level": "novice"}
HERE: Final = "NM"
Position = dict[str, Any]


def player(faction: str, bag: list[str], **more: Any) -> dict[str, Any]:
    """Somebody with two supporters and the leader where the battle will be."""
    usual = {"leader": HERE, "supporters": {HERE: 2}, "bag": bag, "shield": "cracked"}
    return {"faction": faction, **usual, **more}


def position(pending: list[dict[str, Any]], seats: list[dict[str, Any]], **more: Any) -> Position:
    return {
        "game": "wonderland",
        "format": 1,
        "options": {"factions": [seat["faction"] for seat in seats], **more.pop("options", {})},
        "round": 1,
        "first_player": 0,
        "battle_start": HERE,
        "seats": seats,
        "pending": pending,
        **more,
    }


def eve_of_war(bags: tuple[list[str], ...] | None = None, **more: Any) -> Position:
    """Seat 0 sends the leader to a region; then the war begins where all three have units."""
    first, second, third = bags or (["ROSE_W"] * 3 + ["FORGE"] * 2, ["CREATURE_W"] * 4, ["FLAMINGO_W"] * 3)
    cards = ["T1-01", "T1-02", "T1-03", "T1-04"]
    seats = [
        player("hatter", first, leader="seat:5", tea_cards=cards, shield="ready"),
        player("queen", second),
        player("alice", third),
    ]
    turn = {"name": "tea_turn", "seat": 0, "step": "end", "to": 5}
    pending: list[dict[str, Any]] = [{"name": "round", "step": "tea_end"}, {"name": "tea", "turn": 0}, turn]
    return position(pending, seats, phase="tea", **more)


def between_draws(players: int = 3, draws: int = 2, **more: Any) -> Position:
    """All who take part choose whether to draw; nothing is left to chance before all have chosen."""
    chips = [["ROSE_W"], ["CREATURE_W"], ["FLAMINGO_W"], ["ROOK_W"], ["SOLDIER_W"]]
    factions = ["hatter", "queen", "alice", "jabberwock", "cat"]
    seats = [player(factions[at], chips[at] * 3, active=chips[at] * draws) for at in range(players)]
    fighters = {str(at): {"strength": 2 + 3 * at, "draws": draws} for at in range(players)}
    pending: list[dict[str, Any]] = [
        {"name": "round", "step": "war_end"},
        {"name": "war", "step": "battles", "queue": ["RK"]},
        {"name": "battle", "region": HERE, "step": "decide", "fighters": fighters},
    ]
    return position(pending, seats, phase="war", **more)


def at_the_anvil() -> Position:
    """Seat 0 has come second on a forge symbol and forges one of three chips."""
    fighter = {"status": "halted", "draws": 3}
    fighters = {"0": {**fighter, "strength": 5}, "1": {**fighter, "strength": 8}}
    seats = [
        player("hatter", ["FORGE"], active=["ROSE_W", "FACTION_1", "ARTIFACT"], forge=[[], ["FACTION_1"], [], []]),
        player("queen", ["FORGE"], active=["ROSE_S"]),
        player("alice", ["FORGE"], leader="RK", supporters={"RK": 1}),
    ]
    outcome = {
        "name": "outcome",
        "step": "forging",
        "first": [1],
        "second": [0],
        "alone": True,
        "todo": [0],
        "symbol": 1,
        "chips": 0,
        "stage": "forge",
    }
    pending: list[dict[str, Any]] = [
        {"name": "round", "step": "war_end"},
        {"name": "war", "step": "battles", "queue": ["RK"]},
        {"name": "battle", "region": HERE, "step": "cleanup", "fighters": fighters},
        outcome,
    ]
    return position(pending, seats, phase="war")


def crowded() -> Position:
    """Two players; seat 0, the Queen, spreads units over islands on which both have units, figures and castles."""
    regions = ("RK", "TT", "PT", "NM")

    def crowd(faction: str, figures: dict[str, str], leader: str) -> dict[str, Any]:
        all_over = {"supporters": {**dict.fromkeys(regions, 2), "RK": 1}, "castles": dict.fromkeys(regions, "upright")}
        return {"faction": faction, "figures": figures, "leader": leader, **all_over}

    queen = crowd("queen", {"WL01": "TT", "WL03": "TT", "WL05": "TT", "WL07": "PT"}, "seat:1")
    alice = crowd("alice", {"WL02": "TT", "WL04": "TT", "WL06": "PT", "WL08": "NM"}, "TT")
    turn = {"name": "tea_turn", "seat": 0, "step": "take", "to": 1}
    pending: list[dict[str, Any]] = [{"name": "round", "step": "tea_end"}, {"name": "tea", "turn": 1}, turn]
    taken = {"1": {"card": "T1-01"}}
    return position(pending, [queen, alice], phase="tea", unused_region="GF", tea_table=taken)


class Field:
    """A server of Wonderland's War and the file with which its games begin."""

    def __init__(self, server: ServerProcess, file: Path) -> None:
        self.server = server
        self.file = file

    def lay(self, begun: Position) -> None:
        self.file.write_text(json.dumps(begun), encoding="utf-8")


@contextlib.contextmanager
def battle_server(folder: Path) -> Iterator[Field]:
    """A server that offers Wonderland's War and begins its games with a position."""
    file = folder / "position.json"
    os.environ["RULEWRIGHT_POSITION"] = str(file)
    try:
        with of_the_tests("wonderland_server.py", folder / "site.sqlite3", PURE) as server:
            yield Field(server, file)
    finally:
        del os.environ["RULEWRIGHT_POSITION"]
