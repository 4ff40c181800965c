"""Tables in every state, for tests that look at pages instead of playing."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from player import Player, Update, turns

MIDDLE = 30


@dataclass(frozen=True)
class Estate:
    """A person and their tables, by id; `invitation` is the code of the open one."""

    player: Player
    open: str
    invitation: str
    start: str
    middle: str
    end: str

    @classmethod
    def of(cls, player: Player) -> Estate:
        me: dict[str, Any] = {"kind": "me"}
        bot: dict[str, Any] = {"kind": "bot", "level": "novice"}
        waiting = player.table(me, {"kind": "open"}, {"kind": "invited"}, name="Friday table")
        start = player.table(me, bot, bot, bot)
        middle = player.table(me, bot, bot, bot)
        player.play(middle, building)
        end = player.table(me, bot)
        player.play(end)
        code = str(player.get(f"/api/tables/{waiting}")["invitation"])
        return cls(player, waiting, code, start, middle, end)


def building(update: Update) -> bool:
    """In the middle of a game, with a Band half built: there is something to refuse and something to take back."""
    return turns(MIDDLE)(update) and update["asked"]["name"] == "band_add"
