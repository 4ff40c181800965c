"""People at one table, for tests that begin when everybody sits there already."""

from __future__ import annotations

import json
import secrets
from typing import Any

from player import EACH, Player, Update, turns


def table_of(*players: Player, **plan: Any) -> str:
    """A table at which these people sit and that has started."""
    host, *others = players
    table = host.table({"kind": "me"}, *({"kind": "open"} for _ in others), **plan)
    code = host.get(f"/api/tables/{table}")["invitation"]
    for seat, player in enumerate(others, 1):
        player.post(f"/api/tables/{table}/join", {"seat": seat, "code": code})
    if host.get(f"/api/tables/{table}")["status"] == "open":
        host.post(f"/api/tables/{table}/start")
    return table


def nothing_asked(update: Update) -> bool:
    return update["asked"] is None


def a_turn_each(table: str, *players: Player) -> None:
    """Everybody plays until it is another's turn."""
    for player in players * 2:
        player.play(table, nothing_asked)


def broken_off(player: Player, turn: int, **plan: Any) -> str:
    """A game against a bot that was ended in the midst of it: its replay is open to all eyes."""
    table = player.table({"kind": "me"}, {"kind": "bot", "level": "novice"}, **plan)
    player.play(table, turns(turn))
    with player.socket(table) as socket:
        socket.send(json.dumps({"do": "hello", "locale": player.locale}))
        socket.send(json.dumps({"do": "propose", "id": secrets.token_hex(16), "kind": "end", "seat": 0}))
        while player.get(f"/api/tables/{table}")["status"] != "ended":
            socket.recv(timeout=EACH)
    return table
