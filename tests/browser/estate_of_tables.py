"""Tables in every state, for tests that look at pages instead of playing."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from player import Player, Update, own_hand, turns
from rehearsed import (
    ASSIGNING,
    QUICK,
    Search,
    a_battle,
    draws_in_round,
    forging_in_round,
    orders_of_year,
    rehearsal,
    stopped,
    tea_in_round,
    the_end,
    the_first_tile,
)
from serving import ServerProcess

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
    if not turns(MIDDLE)(update) or update["asked"]["name"] != "band_add":
        return False
    fitting = {option["key"] for option in update["asked"]["options"]}
    return any(f"add:{card}" not in fitting for card in own_hand(update))


@dataclass(frozen=True)
class WarEstate:
    """A person and their tables of Runewars: at the building of the map, in the middle, in a battle, at the end."""

    player: Player
    building: str
    middle: str
    battle: str
    end: str

    @classmethod
    def of(cls, server: ServerProcess, people: Sequence[Player], year: int = 2, level: str = "novice") -> WarEstate:
        """The middle of a game is the first choice of an Order card in the year."""
        laying = rehearsal(4, {}, the_first_tile)
        four = rehearsal(4, QUICK, orders_of_year(year), level)
        fight = a_battle()
        two = rehearsal(2, QUICK, the_end)

        return cls(
            people[0],
            stopped(server, laying, people, laying.found),
            stopped(server, four, people, four.found),
            stopped(server, fight, people, fight.first(*ASSIGNING, after=fight.found)),
            stopped(server, two, people, len(two.choices)),
        )


@dataclass(frozen=True)
class PartyEstate:
    """A person and their tables of Wonderland's War: a tea party, a battle, forging, the end."""

    player: Player
    tea: str
    battle: str
    forge: str
    end: str

    @classmethod
    def of(cls, server: ServerProcess, people: Sequence[Player], level: str = "novice") -> PartyEstate:
        """Round II with steady play; four people, two at the end."""

        def at(players: int, search: Search, **options: Any) -> str:
            game = rehearsal(players, options, search, level, game="wonderland")
            return stopped(server, game, people, game.found)

        return cls(
            people[0],
            at(4, tea_in_round(2)),
            at(4, draws_in_round(2, 4), open_bags=True),
            at(4, forging_in_round(2)),
            at(2, the_end),
        )
