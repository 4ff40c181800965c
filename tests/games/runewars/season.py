"""Season cards of Runewars for tests: a card about to be resolved, and what can be asked of the game then."""

from __future__ import annotations

import json
from typing import Any

from rulewright.games.runewars import GAME

FACTIONS = ("daqan", "latari", "waiqar", "uthuk")
SEASON_OF = {"spr": "spring", "sum": "summer", "fal": "fall", "win": "winter"}
AT_ORDERS = [f"order:{number}" for number in range(1, 9)]


def card(name: str, seats: dict[int, dict[str, Any]] | None = None, players: int = 2, **fields: Any) -> Any:
    """The primary ability of a card is about to be resolved; `seats` says what is special about a seat."""
    chance = fields.pop("chance", [])
    order = fields.pop("order", list(range(players)))
    given = [{"faction": FACTIONS[seat], "quests": [], **(seats or {}).get(seat, {})} for seat in range(players)]
    pending = [
        {"name": "season", "step": "secondary", "order": order},
        {"name": "season_card", "card": name, "order": order},
    ]
    position = {
        "players": players, "seats": given, "season": SEASON_OF[name[:3]], "season_card": name, "pending": pending,
        **fields,
    }  # fmt: skip
    return GAME.from_position(position, chance=chance)


def won(name: str, seats: dict[int, dict[str, Any]] | None = None, bid: int = 1, **fields: Any) -> Any:
    """Seat 0 has won the bid for a card, with all his influence."""
    poor = {1: {"influence": 0}, **(seats or {})}
    return card(name, {**poor, 0: {"influence": bid, **(seats or {}).get(0, {})}}, **fields)


def bought(name: str, seats: dict[int, dict[str, Any]] | None = None, bid: int = 1, **fields: Any) -> Any:
    state = won(name, seats, bid, **fields)
    state.choose(0, f"bid:{bid}")
    return state


def seat(state: Any, number: int) -> dict[str, Any]:
    return dict(state.position()["seats"][number])


def area(state: Any, name: str) -> dict[str, Any]:
    return dict(state.position()["areas"][name])


def dials(state: Any, number: int) -> tuple[int, int, int]:
    shown = seat(state, number)["dials"]
    return shown["food"], shown["wood"], shown["ore"]


def reloaded(state: Any) -> Any:
    """The same game, stored at this decision and loaded again."""
    again = GAME.from_position(json.loads(json.dumps(state.position())))
    assert again.position() == state.position()
    assert again.waiting == state.waiting and again.options(again.waiting[0]) == state.options(state.waiting[0])
    return again
