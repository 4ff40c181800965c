"""Steps 3 to 5 of the outcome: end-of-battle abilities, forging, wagers (WW-311, WW-340 to WW-349, WW-362)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.core.frame import ask_seat, go_to, leave, step, steps
from rulewright.games.wonderland.cards.at_end import (
    E_LEARNING,
    E_ROOK,
    E_ROSE,
    END_EFFECTS,
    GRYPHON_CHOICE,
    LOVE_CHOICE,
)
from rulewright.games.wonderland.chips import forge_chip, free_tracks, gain_ally, is_steady, take_rightmost
from rulewright.games.wonderland.decisions import ANY_ALLY, Choice, wager_chips
from rulewright.games.wonderland.fights import battle_of, fighter_of, standing
from rulewright.games.wonderland.ids import FORGE as FORGE_CHIP
from rulewright.games.wonderland.ids import GRIN_WITHOUT_A_CAT, HUMPTY, MOCK_TURTLE, OYSTERS, WALRUS
from rulewright.games.wonderland.kinds import STAGES
from rulewright.games.wonderland.messages import FROM_WAGER, OF_CARD
from rulewright.games.wonderland.options import CHIP, FORGE, STOP, USE
from rulewright.games.wonderland.order import resolution_order
from rulewright.games.wonderland.outcome.feats import ask_feats, reveal_feats, serve, take_answer
from rulewright.games.wonderland.outcome.frames import Outcome
from rulewright.games.wonderland.outcome.places import (
    ask_vp_or_castle,
    ask_walrus,
    build_walrus_castle,
    find_places,
    has_walrus,
    reward_second,
    take_vp_or_castle,
)
from rulewright.games.wonderland.state import Wonderland

STAGE_FORGE: Final[i64] = STAGES.index("forge")
WALRUS_GIVES: Final[i64] = 3
TURTLE_GIVES: Final[i64] = 2


class EndAbility(Choice[Outcome]):
    """D-50 end_ability (WW-311): `use:<ability>`, the open ones."""

    def options(self, g: Wonderland, frame: Outcome, seat: i64) -> list[int]:
        return [int(USE) + ability for ability in sorted(set(frame.open_here or []))]


END_ABILITY: Final = EndAbility("end_ability", ("WW-311",), "WW-600")


class Forge(Choice[Outcome]):
    """D-51 forge (WW-341): `forge:<chip>:<track>`, `stop`; Red Rook A only with the symbol (WW-348)."""

    def options(self, g: Wonderland, frame: Outcome, seat: i64) -> list[int]:
        player = g.seats[seat]
        tracks = free_tracks(player)
        codes: list[int] = []
        for chip in sorted(set(player.active)):
            if frame.symbol > 0 or not is_steady(g, chip):
                codes += [int(FORGE) + chip * 4 + track for track in tracks]
        return [*codes, int(STOP)]

    def default(self, g: Wonderland, frame: Outcome, seat: i64) -> i64:
        """The chip of lowest printed strength on the first free track of 2, 1, 3, 4."""
        tracks = free_tracks(g.seats[seat])
        track = next(track for track in (1, 0, 2, 3) if track in tracks)
        chips = sorted({(code - int(FORGE)) // 4 for code in self.options(g, frame, seat) if code != STOP})
        weakest: i64 = chips[0]
        for chip in chips:
            if g.tables.strength[chip] < g.tables.strength[weakest]:
                weakest = chip
        return FORGE + weakest * 4 + track

    def arguments(self, g: Wonderland, frame: Outcome, seat: i64) -> dict[str, int | str]:
        return {"number": frame.symbol + frame.chips}


FORGE_CHOICE: Final = Forge("forge", ("WW-341",), "WW-600")


# Step 3: abilities


def ask_abilities(frame: Outcome, g: Wonderland) -> None:
    """WW-311: for each player what nothing can change at once, the others in an order of choice."""
    if frame.todo is None:
        frame.todo = resolution_order(g, standing(battle_of(g)))
    while frame.todo:
        seat = frame.todo[0]
        if frame.open_here is None:
            frame.open_here = open_abilities(g, frame, seat)
            give_automatic(g, frame, seat)
        if not frame.open_here:
            frame.open_here = None
            frame.todo.pop(0)
        elif frame.stage < 0 and len(set(frame.open_here)) > 1:
            ask_seat(g, frame, END_ABILITY, seat)
            return
        else:
            if frame.stage < 0:
                frame.stage = frame.open_here[0]
            if use_ability(frame, g):
                return
    frame.todo = None
    go_to(frame, "forging")


def open_abilities(g: Wonderland, frame: Outcome, seat: i64) -> list[int]:
    """WW-311: which abilities a player has is fixed when the turn in this step begins."""
    found: list[int] = []
    for ability, effect in enumerate(END_EFFECTS):
        found += [ability] * int(effect.number(g, frame, seat))
    return found


def give_automatic(g: Wonderland, frame: Outcome, seat: i64) -> None:
    """WW-311: Walrus, Humpty Dumpty, Mock Turtle, Oysters; Rose A and Red Rook D if Love of Learning is not open."""
    player = g.seats[seat]
    here = battle_of(g).region
    if seat in frame.first and has_walrus(g, frame, seat):
        give_vp(g, seat, WALRUS, WALRUS_GIVES)
    if player.figures[HUMPTY] == here:
        give_vp(g, seat, HUMPTY, 1)
    if player.figures[MOCK_TURTLE] == here and seat not in frame.first:
        give_vp(g, seat, MOCK_TURTLE, TURTLE_GIVES)
    if seat in frame.first or seat in frame.second:
        give_vp(g, seat, OYSTERS - 1, len([chip for chip in player.active if chip == OYSTERS]))
    opened = frame.open_here
    assert opened is not None
    for ability in (E_ROSE, E_ROOK):
        if ability in opened and E_LEARNING not in opened:
            END_EFFECTS[ability].effect(g, frame)
            opened.remove(ability)


def give_vp(g: Wonderland, seat: i64, card: i64, number: i64) -> None:
    """VP that a Wonderlandian brings."""
    if number > 0:
        g.seats[seat].vp += number
        g.tell("vp_by", seat, OF_CARD + card, number)


def use_ability(frame: Outcome, g: Wonderland) -> bool:
    """Asks for, or carries out, the ability in service; whether the step ends with that."""
    effect = END_EFFECTS[frame.stage]
    assert frame.todo is not None and frame.open_here is not None
    if effect.choices(g, frame):
        ask_seat(g, frame, LOVE_CHOICE if frame.stage == E_LEARNING else GRYPHON_CHOICE, frame.todo[0])
        return True
    frame.open_here.remove(frame.stage)
    asks = 2 <= frame.stage <= 4 and frame.stage != E_ROSE
    frame.stage = -1
    if asks:
        frame.at -= 1
        effect.effect(g, frame)
        return True
    if effect is END_EFFECTS[E_ROSE] or effect is END_EFFECTS[E_ROOK]:
        effect.effect(g, frame)
    return False


def answer_ability(frame: Outcome, g: Wonderland) -> None:
    assert frame.todo is not None and frame.open_here is not None
    code = g.answers[frame.todo[0]]
    if frame.stage < 0:
        frame.stage = code - USE
    else:
        END_EFFECTS[frame.stage].choose(g, frame, code)
        frame.open_here.remove(frame.stage)
        frame.stage = -1
    go_to(frame, "abilities")


# Step 4: forging


def ask_forging(frame: Outcome, g: Wonderland) -> None:
    """WW-340, WW-349: each player's forge actions, one after the other."""
    if frame.uncontested:
        go_to(frame, "wagers")
        return
    if frame.todo is None:
        frame.todo = resolution_order(g, standing(battle_of(g)))
    while frame.todo:
        seat = frame.todo[0]
        if frame.stage < 0:
            count_actions(frame, g, seat)
        if frame.symbol + frame.chips > 0 and len(FORGE_CHOICE.options(g, frame, seat)) > 1:
            ask_seat(g, frame, FORGE_CHOICE, seat)
            return
        end_forging(frame)
    frame.todo = None
    go_to(frame, "wagers")


def count_actions(frame: Outcome, g: Wonderland, seat: i64) -> None:
    """WW-340: one for the symbol under the marker, one for each active Forge chip."""
    frame.symbol = symbol_under(g, seat)
    frame.chips = forge_chips(g, seat)
    frame.stage = STAGE_FORGE


def symbol_under(g: Wonderland, seat: i64) -> i64:
    """WW-340: one if the marker of a participant stands on a forge symbol."""
    return g.tables.forge_symbol[fighter_of(battle_of(g), seat).strength]


def forge_chips(g: Wonderland, seat: i64) -> i64:
    """WW-340: active Forge chips."""
    return len([chip for chip in g.seats[seat].active if chip == FORGE_CHIP])


def end_forging(frame: Outcome) -> None:
    assert frame.todo is not None
    frame.todo.pop(0)
    frame.symbol = 0
    frame.chips = 0
    frame.stage = -1


def forge(frame: Outcome, g: Wonderland) -> None:
    """WW-341, WW-348: the action of a Forge chip is used up first, except for a Red Rook of set A."""
    assert frame.todo is not None
    seat = frame.todo[0]
    code = g.answers[seat]
    go_to(frame, "forging")
    if code == STOP:
        g.tell("stops_forging", seat)
        end_forging(frame)
        return
    chip = (code - FORGE) // 4
    if frame.chips > 0 and not is_steady(g, chip):
        frame.chips -= 1
    else:
        frame.symbol -= 1
    take_rightmost(g.seats[seat].active, chip)
    forge_chip(g, seat, chip, (code - FORGE) % 4, True)


# Step 5: wagers


def ask_wagers(frame: Outcome, g: Wonderland) -> None:
    """WW-362, WW-363, WW-553: right gives a chip, wrong a shard, a tie nothing."""
    battle = battle_of(g)
    if frame.todo is None:
        frame.todo = resolution_order(g, [seat for seat in range(g.players) if battle.wagers[seat] >= 0])
        g.barrier += 1
    while frame.todo:
        seat = frame.todo[0]
        winner = frame.alone and g.seats[frame.first[0]].faction == battle.wagers[seat]
        if winner and wager_chips(g, seat):
            ask_seat(g, frame, ANY_ALLY, seat)
            return
        settle_wager(frame, g, seat, battle.wagers[seat], winner)
        frame.todo.pop(0)
    frame.todo = None
    go_to(frame, "cleanup")


def settle_wager(frame: Outcome, g: Wonderland, seat: i64, faction: i64, winner: bool) -> None:
    """WW-362, WW-363, WW-553: a wager that brings no chip."""
    if winner:
        g.tell("wager_right", seat, faction)
    elif not frame.alone and frame.first:
        g.tell("wager_void", seat, faction)
    else:
        shards: i64 = 0 if g.seats[seat].has(GRIN_WITHOUT_A_CAT) else 1
        g.seats[seat].shards += shards
        g.tell("wager_wrong", seat, faction, shards)


def take_winnings(frame: Outcome, g: Wonderland) -> None:
    assert frame.todo is not None
    seat = frame.todo.pop(0)
    g.tell("wager_right", seat, battle_of(g).wagers[seat])
    gain_ally(g, seat, g.answers[seat] - CHIP, FROM_WAGER)
    go_to(frame, "wagers")


def end_outcome(frame: Outcome, g: Wonderland) -> None:
    """WW-300: the clean-up follows."""
    leave(g)


steps(
    Outcome,
    step("places", find_places),
    step("rewards", ask_vp_or_castle, take_vp_or_castle),
    step("rewards/castle", ask_walrus, build_walrus_castle),
    step("rewards/second", reward_second),
    step("quests", ask_feats, reveal_feats),
    step("quests/serve", serve, take_answer),
    step("abilities", ask_abilities, answer_ability),
    step("forging", ask_forging, forge),
    step("wagers", ask_wagers, take_winnings),
    step("cleanup", end_outcome),
)
