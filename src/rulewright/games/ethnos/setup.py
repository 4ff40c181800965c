"""Set-up of a new game (ET-050 to ET-066)."""

from __future__ import annotations

from rulewright.core.chance import draw, shuffle
from rulewright.core.frame import leave, step, steps
from rulewright.games.ethnos.frames import SetUp
from rulewright.games.ethnos.ids import KINGDOM_COUNT, MERFOLK, TRIBES, TROLL
from rulewright.games.ethnos.state import ALL_TROLLS, Ethnos, Seat, last_age, plays


def place_boards(frame: SetUp, g: Ethnos) -> None:
    """ET-050, ET-063: an empty main board; the seats in a circle."""
    g.markers = [0] * (KINGDOM_COUNT * g.players)
    g.seats = [Seat([], [], []) for _ in range(g.players)]


def deal_glory_tokens(frame: SetUp, g: Ethnos) -> None:
    """ET-051, ET-052: shuffled, two or three to each Kingdom, there in ascending order."""
    tokens = g.tables.tokens_many[:] if g.players >= 4 else g.tables.tokens_few[:]
    shuffle(g, "glory_tokens", tokens)
    each = last_age(g)
    placed: list[int] = []
    for kingdom in range(KINGDOM_COUNT):
        placed += sorted(tokens[kingdom * each : (kingdom + 1) * each])
    g.glory_tokens = placed


def reveal_tribes(frame: SetUp, g: Ethnos) -> None:
    """ET-055, ET-056, ET-620: six Tribes, five with 2 or 3 players, at random or as given."""
    given = g.chosen_options["tribes"]
    if given is None:
        cards = list(range(len(TRIBES)))
        shuffle(g, "setup_cards", cards)
        chosen = cards[: 6 if g.players >= 4 else 5]
    else:
        chosen = [TRIBES.index(name) for name in given]
    for tribe in sorted(chosen):
        g.tribes |= 1 << tribe
        g.tell("tribe", tribe)


def hand_out_components(frame: SetUp, g: Ethnos) -> None:
    """ET-054, ET-058 to ET-062: markers, and the boards and tokens of the Tribes."""
    for seat in g.seats:
        seat.supply = g.tables.markers - 1
        if plays(g, MERFOLK):
            seat.supply -= 1
    if plays(g, TROLL):
        g.trolls = ALL_TROLLS


def draw_first_player(frame: SetUp, g: Ethnos) -> None:
    """ET-064: every seat equally likely."""
    g.first_player = draw(g, "first_player", list(range(g.players)))
    leave(g)


steps(
    SetUp,
    step("boards", place_boards),
    step("glory_tokens", deal_glory_tokens),
    step("tribes", reveal_tribes),
    step("components", hand_out_components),
    step("first_player", draw_first_player),
)
