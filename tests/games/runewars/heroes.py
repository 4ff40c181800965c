"""Positions of the Quest Phase of Runewars for tests, and a way to play on from them.

Two players, Daqan Lords (seat 0) and Latari Elves (seat 1), on the reference map. After every choice the position is
stored and loaded, and must ask the same again.
"""

from __future__ import annotations

from typing import Any

from rulewright.games.runewars import GAME

PLAYERS: list[dict[str, Any]] = [
    {"faction": "daqan", "quests": []},
    {"faction": "latari", "quests": []},
    {"faction": "waiqar", "quests": []},
    {"faction": "uthuk", "quests": []},
]
# Fate cards by what they show in the circle zone, the zone of heroes.
HIT, HIT_TOO, HIT_AGAIN, HIT_LAST = 5, 6, 25, 26
SPECIAL, SPECIAL_TOO, SPECIAL_AGAIN = 1, 2, 11
ROUT, ROUT_TOO = 15, 16
MISSES = (7, 8, 9, 10, 17, 18, 19, 20)
# Fate cards by destiny symbol.
GOLD, SILVER, RED = 27, 23, 30


def fate(*top: int) -> list[int]:
    """A Fate deck with these cards on top."""
    return [*top, *[number for number in range(1, 31) if number not in top]]


def position(
    heroes: dict[str, Any],
    *frames: dict[str, Any],
    players: int = 2,
    seats: dict[int, dict[str, Any]] | None = None,
    **fields: Any,
) -> dict[str, Any]:
    """Heroes by name without `hero_`, of seat 0 unless they say otherwise; `frames` inside the season."""
    given = {f"hero_{name}": {"seat": 0, **hero} for name, hero in heroes.items()}
    table = [{**PLAYERS[seat], **(seats or {}).get(seat, {})} for seat in range(players)]
    season = {"name": "season", "step": "orders", "order": list(range(players)), "chosen": [None] * players}
    return {
        "players": players,
        "season": "summer",
        "season_card": "sum3",
        "seats": table,
        "heroes": given,
        "pending": [season, *frames],
        **fields,
    }


def quest_phase(heroes: dict[str, Any], *todo: int, chance: Any = (), **fields: Any) -> Any:
    """The Quest Phase of these seats (seat 0 if none is named)."""
    frame = {"name": "quest_phase", "todo": list(todo or (0,))}
    return GAME.from_position(position(heroes, frame, **fields), chance=list(chance))


def play(state: Any, *choices: str | tuple[int, str]) -> Any:
    """Makes choices of seat 0, or of the seat given with the key."""
    for choice in choices:
        seat, key = (0, choice) if isinstance(choice, str) else choice
        state.choose(seat, key)
        asks_the_same_when_reloaded(state)
    return state


def asks_the_same_when_reloaded(state: Any) -> None:
    if state.result is not None:
        return
    stored = state.position()
    loaded = GAME.from_position(stored)
    assert loaded.position() == stored
    assert loaded.waiting == state.waiting
    for seat in state.waiting:
        assert loaded.options(seat) == state.options(seat)
        assert loaded.decision(seat) == state.decision(seat)


def hero(state: Any, name: str) -> dict[str, Any]:
    return dict(state.position()["heroes"][f"hero_{name}"])


def is_over(state: Any) -> bool:
    """Whether the Quest Phase has ended: everybody chooses an Order card."""
    return all(state.decision(seat) and state.decision(seat).name == "choose_order" for seat in range(state.players))


def refusal(state: Any, key: str, seat: int = 0) -> tuple[str, str]:
    """Rule and reason for which a choice is refused."""
    found = state.why_not(seat, key)
    assert found is not None
    return found.rule, found.reason
