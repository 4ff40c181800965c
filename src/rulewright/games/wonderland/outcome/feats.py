"""Step 2 of the outcome: quests (WW-331 to WW-333, WW-461, WW-465, WW-617)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.core.frame import ask_seat, go_to
from rulewright.games.wonderland.chips import active_of, discard_for_good, take_rightmost
from rulewright.games.wonderland.decisions import Choice, ask_sealed
from rulewright.games.wonderland.fights import battle_of, standing
from rulewright.games.wonderland.ids import ROOKS, ROSES, SET_C
from rulewright.games.wonderland.kinds import STAGES
from rulewright.games.wonderland.options import DISCARD_CHIP, NONE, REVEAL
from rulewright.games.wonderland.order import resolution_order
from rulewright.games.wonderland.outcome.frames import Outcome
from rulewright.games.wonderland.quests import feat_is_met
from rulewright.games.wonderland.state import Wonderland
from rulewright.kit.piles import insert

FEAT: Final[i64] = STAGES.index("feat")
ROOK: Final[i64] = STAGES.index("rook")
ROSE: Final[i64] = STAGES.index("rose")
ROSE_FEAT: Final[i64] = STAGES.index("rose_feat")
ROOK2: Final[i64] = STAGES.index("rook2")
NEXT: Final[i64] = STAGES.index("next")


class RevealFeat(Choice[Outcome]):
    """D-47 reveal_feat (WW-331): `reveal:<quest>`, `none`; asked even if nothing is met (WW-601)."""

    def options(self, g: Wonderland, frame: Outcome, seat: i64) -> list[int]:
        battle = battle_of(g)
        met = [quest for quest in g.seats[seat].quests if feat_is_met(g, battle, frame, seat, quest)]
        return [*(int(REVEAL) + quest for quest in met), int(NONE)]


REVEAL_FEAT: Final = RevealFeat("reveal_feat", ("WW-331",), "WW-600", secret=True, asks_single=True)


class RoseFeat(Choice[Outcome]):
    """D-48 rose_feat (WW-461): `reveal:<quest>`, `none`; any quest in hand."""

    def options(self, g: Wonderland, frame: Outcome, seat: i64) -> list[int]:
        return [*(int(REVEAL) + quest for quest in g.seats[seat].quests), int(NONE)]


ROSE_CHOICE: Final = RoseFeat("rose_feat", ("WW-461",), "WW-600")


class DiscardActive(Choice[Outcome]):
    """D-49 discard_active (WW-465): `discard:<chip>`."""

    def options(self, g: Wonderland, frame: Outcome, seat: i64) -> list[int]:
        return [int(DISCARD_CHIP) + chip for chip in sorted(set(g.seats[seat].active))]

    def default(self, g: Wonderland, frame: Outcome, seat: i64) -> i64:
        codes = self.options(g, frame, seat)
        best: i64 = codes[0]
        for code in codes:
            if g.tables.strength[code - DISCARD_CHIP] < g.tables.strength[best - DISCARD_CHIP]:
                best = code
        return best


DISCARD_ACTIVE: Final = DiscardActive("discard_active", ("WW-465",), "WW-600")


def ask_feats(frame: Outcome, g: Wonderland) -> None:
    """WW-333: all participants who are not bust and have a quest, in secret; not where nobody fought (WW-307)."""
    if frame.todo is not None:
        go_to(frame, "quests/serve")
    elif frame.uncontested:
        go_to(frame, "abilities")
    else:
        ask_sealed(g, frame, REVEAL_FEAT, [seat for seat in standing(battle_of(g)) if g.seats[seat].quests])


def reveal_feats(frame: Outcome, g: Wonderland) -> None:
    """WW-331: what is revealed is known together; then player by player (WW-617)."""
    battle = battle_of(g)
    g.barrier += 1
    for seat in standing(battle):
        code = g.answers[seat]
        if code >= 0 and code != NONE:
            frame.revealed[seat] = code - int(REVEAL)
    frame.todo = resolution_order(g, standing(battle))
    frame.stage = FEAT


def complete(g: Wonderland, seat: i64, quest: i64, message: str) -> None:
    """WW-331: a quest of the hand is turned face up."""
    g.seats[seat].quests.remove(quest)
    insert(g.seats[seat].feats, quest)
    g.tell(message, seat, quest)


def serve(frame: Outcome, g: Wonderland) -> None:
    """WW-617: for each player the Rook's discard, the Rose's feat, the discard for it."""
    while frame.todo:
        seat = frame.todo[0]
        if frame.stage == FEAT:
            frame.stage = ROSE
            if frame.revealed[seat] >= 0:
                complete(g, seat, frame.revealed[seat], "completes_feat")
                frame.stage = ROOK
        elif frame.stage in (ROOK, ROOK2):
            if owes_chip(g, seat):
                ask_seat(g, frame, DISCARD_ACTIVE, seat)
                return
            frame.stage = ROSE if frame.stage == ROOK else NEXT
        elif frame.stage in (ROSE, ROSE_FEAT):
            if has_roses(g, seat):
                frame.stage = ROSE_FEAT
                ask_seat(g, frame, ROSE_CHOICE, seat)
                return
            frame.stage = NEXT
        else:
            frame.todo.pop(0)
            frame.stage = FEAT
    frame.todo = None
    frame.stage = -1
    go_to(frame, "abilities")


def owes_chip(g: Wonderland, seat: i64) -> bool:
    """WW-465: Red Rook C takes a chip for each feat."""
    return g.ally_cards[ROOKS] == SET_C and active_of(g.seats[seat], ROOKS) > 0


def has_roses(g: Wonderland, seat: i64) -> bool:
    """WW-461: Rose C with two active Roses and a quest in hand."""
    player = g.seats[seat]
    return g.ally_cards[ROSES] == SET_C and active_of(player, ROSES) >= 2 and bool(player.quests)


def take_answer(frame: Outcome, g: Wonderland) -> None:
    assert frame.todo is not None
    seat = frame.todo[0]
    code = g.answers[seat]
    if frame.stage == ROSE_FEAT:
        if code == NONE:
            frame.stage = NEXT
        else:
            complete(g, seat, code - REVEAL, "rose_feat")
            frame.stage = ROOK2
    else:
        take_rightmost(g.seats[seat].active, code - DISCARD_CHIP)
        discard_for_good(g, code - DISCARD_CHIP)
        g.tell("rook_takes", seat, code - DISCARD_CHIP)
        frame.stage = ROSE if frame.stage == ROOK else NEXT
    go_to(frame, "quests/serve")
