"""Outlooks of the war: strength against the best rival, units at stake, what a chip would do, VP and castles."""

from __future__ import annotations

from typing import Final

from rulewright.faces.outlook import CHANCE, Outlook
from rulewright.games.wonderland.battle.frames import Affect, Battle, Draw, Harm, Play
from rulewright.games.wonderland.battle.harm import harm_of
from rulewright.games.wonderland.cards.on_others import others_effect
from rulewright.games.wonderland.cards.on_play import PAINT_AT_MOST
from rulewright.games.wonderland.chips import active_of, castle_value, is_harm
from rulewright.games.wonderland.content import TOP_STRENGTH
from rulewright.games.wonderland.face.outlook.ground import (
    CHIP,
    REGION,
    Args,
    Teller,
    against,
    here,
    in_region,
    inner,
    own_strength,
    own_units,
    percent,
    plain,
    printed,
    sees_bag,
)
from rulewright.games.wonderland.face.outlook.odds import next_chip, win_odds
from rulewright.games.wonderland.face.outlook.tea import quest
from rulewright.games.wonderland.fights import draw_of, fighter_of, participants, points_in
from rulewright.games.wonderland.ids import ALLIES, FACTIONS, GRYPHON
from rulewright.games.wonderland.kinds import TIMES
from rulewright.games.wonderland.outcome.frames import Outcome
from rulewright.games.wonderland.state import Wonderland
from rulewright.games.wonderland.strengths import strengths

# Draw or halt


def units_at_stake(g: Wonderland, seat: int) -> Args:
    return {"chips": sum(g.seats[seat].bag), "units": own_units(g, seat), **against(g, seat, own_strength(g, seat))}


def draw(key: str) -> Teller:
    """D-31, D-32: with open bags the odds of the next chip and of the battle, else what is at stake."""

    def teller(g: Wonderland, seat: int, parts: list[str]) -> Outlook:
        if not sees_bag(g):
            return Outlook(f"{key}-closed", units_at_stake(g, seat), CHANCE)
        odds = next_chip(g, seat)
        args: Args = {"harm": percent(odds.harm), "bust": percent(odds.bust), "win": win_odds(g, seat, key)}
        return Outlook(f"{key}-open", args, CHANCE, odds=True)

    return teller


def halt(g: Wonderland, seat: int, parts: list[str]) -> Outlook:
    """D-31: what it would bring as things stand; with open bags also the odds of first place."""
    args = {**against(g, seat, own_strength(g, seat)), "vp": int(points_in(g, here(g)))}
    if not sees_bag(g):
        return Outlook("halt", args)
    return Outlook("halt-open", {**args, "win": win_odds(g, seat, "halt")}, odds=True)


def wait(g: Wonderland, seat: int, parts: list[str]) -> Outlook:
    return Outlook("wait", against(g, seat, own_strength(g, seat)))


def wager(g: Wonderland, seat: int, parts: list[str]) -> Outlook:
    """D-30: how the faction stands before the first draw."""
    battle = inner(g, Battle)
    bet = next(other for other in participants(battle) if g.seats[other].faction == FACTIONS.index(parts[0]))
    rank = 1 + sum(
        fighter_of(battle, other).strength > fighter_of(battle, bet).strength for other in participants(battle)
    )
    args: Args = {"strength": int(fighter_of(battle, bet).strength), "units": own_units(g, bet), "place": rank}
    return Outlook("wager", {**args, "number": len(participants(battle))})


# A chip in play


def result_of(play: Play, change: int) -> int:
    """The highest strength of a chip with one more change."""
    return int(strengths(play.base, [*play.changes, change] if change else play.changes)[-1])


def added(g: Wonderland, seat: int, chip: int, more: int = 0) -> Args:
    """What a chip of some strength brings the marker to."""
    gain = draw_of(g).gain[seat] + chip + more if isinstance(g.stack[-2], Draw) else chip + more
    total = min(int(TOP_STRENGTH), own_strength(g, seat) + gain)
    return {"number": gain, **against(g, seat, total), "symbol": int(g.tables.forge_symbol[total])}


def choose_drawn(g: Wonderland, seat: int, parts: list[str]) -> Outlook:
    """D-33: printed strength, or the units that it costs."""
    chip = CHIP[parts[0]]
    if is_harm(chip):
        units = own_units(g, seat)
        return Outlook("play-harm", {"number": min(int(harm_of(chip)), units), "units": units})
    total = min(int(TOP_STRENGTH), own_strength(g, seat) + printed(g, chip))
    return Outlook("play", {"number": printed(g, chip), **against(g, seat, total)})


def times(factor: int) -> Teller:
    """D-37: a multiplied chip, or one that is left as it is."""

    def teller(g: Wonderland, seat: int, parts: list[str]) -> Outlook:
        change = TIMES + factor if factor > 1 else 0
        return Outlook("chip-counts", added(g, seat, result_of(inner(g, Play), change)))

    return teller


def chip_result(g: Wonderland, seat: int, parts: list[str]) -> Outlook:
    """D-42: where the marker would stand."""
    return Outlook("chip-counts", added(g, seat, int(parts[0])))


def ally_type(g: Wonderland, seat: int, parts: list[str]) -> Outlook:
    """D-41: as much as active chips of the type, 3 at most."""
    more = min(int(active_of(g.seats[seat], ALLIES.index(parts[0]))), int(PAINT_AT_MOST))
    return Outlook("chip-counts", added(g, seat, result_of(inner(g, Play), more)))


def alice(g: Wonderland, seat: int, parts: list[str]) -> Outlook:
    """D-39: 2 strength and a unit more."""
    return Outlook("alice", {**added(g, seat, result_of(inner(g, Play), 0), 2), "units": own_units(g, seat) + 1})


def chip_back(g: Wonderland, seat: int, parts: list[str]) -> Outlook:
    """D-29, D-37, D-44, D-55: a chip that can be drawn again."""
    chips = sum(g.seats[seat].bag) + 1
    return Outlook("chip-back", {"strength": printed(g, CHIP[parts[0]]), "number": chips})


def no_change(g: Wonderland, seat: int, parts: list[str]) -> Outlook:
    return Outlook("no-change", {"chips": sum(g.seats[seat].bag)})


# Units that come and go


def bring(g: Wonderland, seat: int, parts: list[str]) -> Outlook:
    """D-37, D-38: supporters of a neighbouring region."""
    number, left = int(parts[1]), int(g.seats[seat].units_in(REGION[parts[0]])) - int(parts[1])
    return Outlook("bring", {"units": own_units(g, seat) + number, "left": left, "region": parts[0]})


def send(g: Wonderland, seat: int, parts: list[str]) -> Outlook:
    number = int(parts[1])
    there = int(g.seats[seat].units_in(REGION[parts[0]])) + number
    return Outlook("send", {"left": own_units(g, seat) - number, "units": there, "region": parts[0]})


def fetch(g: Wonderland, seat: int, parts: list[str]) -> Outlook:
    """D-44, the Feather: one unit from wherever it stands."""
    left = int(g.seats[seat].units_in(REGION[parts[0]])) - 1
    return Outlook("bring", {"units": own_units(g, seat) + 1, "left": left, "region": parts[0]})


def fly(g: Wonderland, seat: int, parts: list[str]) -> Outlook:
    """D-54: the Gryphon, its strength and its company."""
    strength = int(g.tables.figure_strength[GRYPHON])
    return Outlook("region", in_region(g, seat, REGION[parts[0]], 1 + int(parts[1]), strength))


# Madness and poison


def losses(g: Wonderland, seat: int, lost: int) -> Outlook:
    """So many units lost of those that are there."""
    units = own_units(g, seat)
    message = "bust" if lost >= units else "loses"
    return Outlook(
        message, {"number": min(lost, units), "left": max(0, units - lost), "strength": own_strength(g, seat)}
    )


def block(g: Wonderland, seat: int, parts: list[str]) -> Outlook:
    return Outlook("block", {"units": own_units(g, seat), "strength": own_strength(g, seat)})


def take(g: Wonderland, seat: int, parts: list[str]) -> Outlook:
    return losses(g, seat, int(harm_of(inner(g, Harm).chip)))


def soften(g: Wonderland, seat: int, parts: list[str]) -> Outlook:
    """D-35: one unit fewer; We're All Mad Here costs a shard."""
    left = int(inner(g, Harm).left) - 1
    shards = int(g.seats[seat].shards) + int(parts[0] == "CC-3")
    return Outlook("softens", {"number": left, "units": own_units(g, seat), "shards": shards})


def whole_loss(g: Wonderland, seat: int, parts: list[str]) -> Outlook:
    return losses(g, seat, int(inner(g, Harm).left))


def lose_unit(g: Wonderland, seat: int, parts: list[str]) -> Outlook:
    """D-36: what is left; Tweedledum and Tweedledee lie down first."""
    if parts[0] == "WL13" and not fighter_of(inner(g, Battle), seat).laid:
        return Outlook("lies-down", {"units": own_units(g, seat)})
    return losses(g, seat, 1)


# Opponents


def opponent(g: Wonderland, seat: int, parts: list[str]) -> Outlook:
    """D-40: what it would do to whom."""
    other, affect = int(parts[0]), inner(g, Affect)
    effect = type(others_effect(g, seat, affect.chip)).__name__
    rival = g.seats[other]
    args: Args = {"rival": other, "strength": own_strength(g, other)}
    if effect in ("FlamingoD", "NightmarishSmile"):
        args |= {"number": int(rival.shards) + 1}
    elif effect == "Amulet":
        args |= {"number": max(0, len(rival.madness) - 1)}
    elif effect == "RoyalTemper":
        args |= {"number": own_units(g, other) - 1}
    return Outlook(OPPONENTS[effect], args)


OPPONENTS: Final = {
    "FlamingoD": "give-shard-to",
    "NightmarishSmile": "smile",
    "Amulet": "amulet",
    "Crown": "crown",
    "RoyalTemper": "temper",
    "ClawsThatCatch": "claws",
}
"""The sentences about effects on others."""


# The outcome


def space(g: Wonderland, seat: int, parts: list[str]) -> Outlook:
    """D-43: a forge action for a step forwards or backwards."""
    return Outlook("space", against(g, seat, int(parts[0])))


def stay_on_space(g: Wonderland, seat: int, parts: list[str]) -> Outlook:
    return Outlook("no-space", against(g, seat, own_strength(g, seat)))


def take_vp(g: Wonderland, seat: int, parts: list[str]) -> Outlook:
    vp = int(points_in(g, here(g)))
    return Outlook("vp", {"number": vp, "total": int(g.seats[seat].vp) + vp})


def take_castle(g: Wonderland, seat: int, parts: list[str]) -> Outlook:
    number = sum(castle >= 0 for castle in g.seats[seat].castles) + 1
    lies = g.players == 2 and g.seats[seat].castles[here(g)] < 0
    return Outlook("castle", {"vp": int(castle_value(g, seat)), "number": number, "lies": int(lies)})


def no_feat(g: Wonderland, seat: int, parts: list[str]) -> Outlook:
    return Outlook("no-feat", {"number": len(g.seats[seat].quests)})


def discard_chip(g: Wonderland, seat: int, parts: list[str]) -> Outlook:
    args: Args = {"strength": printed(g, CHIP[parts[0]]), "number": len(g.seats[seat].active) - 1}
    return Outlook("discard-chip", args)


def end_ability(g: Wonderland, seat: int, parts: list[str]) -> Outlook:
    """D-50: how many come after it."""
    return Outlook("end-ability", {"number": len(inner(g, Outcome).open_here or []) - 1})


WAR: Final[dict[tuple[str, str], Teller]] = {
    ("start_of_battle", "return"): chip_back,
    ("start_of_battle", "none"): no_change,
    ("wager", "wager"): wager,
    ("wager", "none"): plain("no-wager"),
    ("draw_or_halt", "draw"): draw("draw"),
    ("draw_or_halt", "caterpillar"): draw("caterpillar"),
    ("draw_or_halt", "wait"): wait,
    ("draw_or_halt", "halt"): halt,
    ("first_draw_mode", "draw"): draw("draw"),
    ("first_draw_mode", "caterpillar"): draw("caterpillar"),
    ("choose_drawn", "play"): choose_drawn,
    ("shield", "block"): block,
    ("shield", "take"): take,
    ("reduce_loss", "use"): soften,
    ("reduce_loss", "none"): whole_loss,
    ("lose_unit", "lose"): lose_unit,
    ("soldiers", "return"): chip_back,
    ("soldiers", "double"): times(2),
    ("soldiers", "triple"): times(3),
    ("soldiers", "none"): times(1),
    ("soldiers", "move"): bring,
    ("move_supporters", "from"): bring,
    ("move_supporters", "to"): send,
    ("move_supporters", "none"): plain("no-unit"),
    ("artifact_ability", "move"): alice,
    ("artifact_ability", "none"): times(1),
    ("choose_opponent", "opponent"): opponent,
    ("choose_opponent", "none"): plain("nobody"),
    ("ally_type", "type"): ally_type,
    ("chip_result", "strength"): chip_result,
    ("move_to_forge", "space"): space,
    ("move_to_forge", "stay"): stay_on_space,
    ("tea_item", "return"): chip_back,
    ("tea_item", "move"): fetch,
    ("tea_item", "none"): no_change,
    ("vp_or_castle", "vp"): take_vp,
    ("vp_or_castle", "castle"): take_castle,
    ("reveal_feat", "reveal"): quest("feat"),
    ("reveal_feat", "none"): no_feat,
    ("rose_feat", "reveal"): quest("feat"),
    ("rose_feat", "none"): no_feat,
    ("discard_active", "discard"): discard_chip,
    ("end_ability", "use"): end_ability,
    ("gryphon", "move"): fly,
    ("gryphon", "stay"): plain("stays"),
    ("love_of_learning", "chip"): chip_back,
    ("love_of_learning", "none"): no_change,
}
