"""Rewards of tea cards and forge tracks (WW-086 to WW-099, WW-102, WW-346), each as one frame."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from rulewright.core.decision import Decision
from rulewright.core.frame import ask_seat, call, go_to, leave, step, steps
from rulewright.games.wonderland.cards.frames import Friend
from rulewright.games.wonderland.chips import castle_value, forge_chip, free_tracks, gain_ally, of_level, side_of
from rulewright.games.wonderland.content import (
    FIGURE_COUNT,
    MADNESS_IN_SUPPLY,
    R_ABILITY,
    R_ANY_STRONG,
    R_ANY_WEAK,
    R_ARTIFACT,
    R_CASTLE,
    R_CASTLE_VALUE,
    R_DIE,
    R_DISCARD_MADNESS,
    R_DISCARD_SHARDS,
    R_FORGE_CHIP,
    R_LEADER,
    R_QUEST1,
    R_QUEST2,
    R_SHIELD,
    R_SUPPORTERS,
    R_TEA_FORGE,
    R_UNITS,
    R_UNITS2,
    R_VP2,
    R_VP4,
    R_WONDERLANDIAN,
    SHIELD_READY,
    SUPPLY,
    TOP_LEADER,
)
from rulewright.games.wonderland.decisions import ANY_ALLY, FIGURE_REGION, Choice, wants_strong
from rulewright.games.wonderland.ids import (
    ARTIFACT,
    FORGE,
    FRIEND_OF_THE_FOLK,
    MADNESS,
    QUEEN,
    REGION_COUNT,
    UNBIRTHDAY_GIFT,
)
from rulewright.games.wonderland.options import (
    ABILITY,
    CARD,
    CASTLE_IN,
    CHIP,
    DECLINE,
    DISCARD_QUEST,
    DRAW,
    NONE,
    REGION,
    SHARD,
    STRONG,
    WEAK,
)
from rulewright.games.wonderland.options import FORGE as FORGE_ON
from rulewright.games.wonderland.regions import build_castle, castle_regions, most_own_units
from rulewright.games.wonderland.state import Wonderland
from rulewright.games.wonderland.tea.frames import Card, Reward
from rulewright.games.wonderland.tea.resolving_tea_cards import place_units
from rulewright.kit.piles import insert, refill, take_top


class UpgradeGift(Choice[Reward]):
    """D-17 upgrade_gift (WW-512): `weak`, `strong`."""

    def options(self, g: Wonderland, frame: Reward, seat: i64) -> list[int]:
        return [int(WEAK), int(STRONG)]

    def default(self, g: Wonderland, frame: Reward, seat: i64) -> i64:
        return STRONG


UPGRADE_GIFT: Final = UpgradeGift("upgrade_gift", ("WW-512",), "WW-600")


class TakeWonderlandian(Choice[Reward]):
    """D-18 wonderlandian (WW-091): `card:<wonderlandian>`."""

    def options(self, g: Wonderland, frame: Reward, seat: i64) -> list[int]:
        return [int(CARD) + card for card in g.market]

    def default(self, g: Wonderland, frame: Reward, seat: i64) -> i64:
        best = g.market[0]
        for card in g.market:
            if card < FIGURE_COUNT and g.tables.figure_strength[card] > g.tables.figure_strength[best % 13]:
                best = card
        return CARD + best


WONDERLANDIAN: Final = TakeWonderlandian("wonderlandian", ("WW-091",), "WW-600")


class UnlockAbility(Choice[Reward]):
    """D-20 unlock_ability (WW-092): `ability:<ability>`, the locked ones."""

    def options(self, g: Wonderland, frame: Reward, seat: i64) -> list[int]:
        player = g.seats[seat]
        return [int(ABILITY) + ability for ability in locked_abilities(g, seat) if not player.has(ability)]


UNLOCK_ABILITY: Final = UnlockAbility("unlock_ability", ("WW-092",), "WW-600")


class CastleRegion(Choice[Reward]):
    """D-21 castle_region (WW-094, WW-434): `castle:<region>`."""

    def options(self, g: Wonderland, frame: Reward, seat: i64) -> list[int]:
        return [int(CASTLE_IN) + region for region in castle_regions(g, seat)]

    def default(self, g: Wonderland, frame: Reward, seat: i64) -> i64:
        return CASTLE_IN + most_own_units(g, seat, castle_regions(g, seat))


CASTLE_REGION: Final = CastleRegion("castle_region", ("WW-094", "WW-434"), "WW-600")


class LeaderMax(Choice[Reward]):
    """D-22 leader_max (WW-095): `shard`, `none`."""

    def options(self, g: Wonderland, frame: Reward, seat: i64) -> list[int]:
        return [int(SHARD), int(NONE)]


LEADER_MAX: Final = LeaderMax("leader_max", ("WW-095",), "WW-600")


class DrawQuests(Choice[Reward]):
    """D-23 draw_quests (WW-097, WW-098): `draw`, `decline`."""

    def options(self, g: Wonderland, frame: Reward, seat: i64) -> list[int]:
        return [int(DRAW), int(DECLINE)]


DRAW_QUESTS: Final = DrawQuests("draw_quests", ("WW-097", "WW-098"), "WW-600")


class DiscardQuest(Choice[Reward]):
    """D-24 discard_quest (WW-098): `discard:<quest>`, a quest in hand."""

    def options(self, g: Wonderland, frame: Reward, seat: i64) -> list[int]:
        return [int(DISCARD_QUEST) + quest for quest in g.seats[seat].quests]

    def default(self, g: Wonderland, frame: Reward, seat: i64) -> i64:
        drawn = frame.drawn
        return DISCARD_QUEST + (drawn[len(drawn) - 1] if drawn else g.seats[seat].quests[0])


DISCARD: Final = DiscardQuest("discard_quest", ("WW-098",), "WW-600", secret=True)


class TeaForge(Choice[Reward]):
    """D-25 tea_forge (WW-102): `forge:<chip>:<track>`, `none`."""

    def options(self, g: Wonderland, frame: Reward, seat: i64) -> list[int]:
        player = g.seats[seat]
        tracks = free_tracks(player)
        codes: list[int] = []
        for chip in range(MADNESS):
            if player.bag[chip] > 0:
                codes += [int(FORGE_ON) + chip * 4 + track for track in tracks]
        return [*codes, int(NONE)]

    def default(self, g: Wonderland, frame: Reward, seat: i64) -> i64:
        return NONE


TEA_FORGE: Final = TeaForge("tea_forge", ("WW-102",), "WW-600")


def locked_abilities(g: Wonderland, seat: i64) -> list[int]:
    """WW-092: faction abilities that are still locked, on this side of the board (WW-425)."""
    player = g.seats[seat]
    return [ability for ability in g.tables.abilities_of[side_of(g)][player.faction] if not player.has(ability)]


# What a reward asks, or gives at once


def begin(frame: Reward, g: Wonderland) -> None:
    """WW-346: rewards work alike on cards and forge tracks."""
    code = frame.code
    if code <= R_ANY_STRONG:
        begin_chip(frame, g)
    elif code == R_WONDERLANDIAN:
        begin_wonderlandian(frame, g)
    elif code in (R_QUEST1, R_QUEST2):
        begin_quests(frame, g)
    elif code == R_ABILITY:
        ask_or_leave(frame, g, UNLOCK_ABILITY, bool(locked_abilities(g, frame.seat)))
    elif code == R_CASTLE:
        ask_or_leave(frame, g, CASTLE_REGION, bool(castle_regions(g, frame.seat)))
    elif code == R_TEA_FORGE:
        ask_or_leave(frame, g, TEA_FORGE, len(TEA_FORGE.options(g, frame, frame.seat)) > 1)
    elif code == R_LEADER and g.seats[frame.seat].leader_strength == TOP_LEADER:
        ask_or_leave(frame, g, LEADER_MAX, g.seats[frame.seat].shards > 0)
    elif R_UNITS2 <= code < R_DIE:
        split = frame.source == 0 and g.seats[frame.seat].faction == QUEEN
        leave(g)
        place_units(g, frame.seat, 2 if code == R_UNITS2 else code - R_UNITS, split)
    else:
        leave(g)
        give_at_once(g, frame.seat, code, frame.source)


def ask_or_leave(frame: Reward, g: Wonderland, decision: Decision[Any, Any], is_asked: bool) -> None:
    """An effect without any legal object asks nothing (DECISIONS section 0)."""
    if is_asked:
        ask_seat(g, frame, decision, frame.seat)
    else:
        leave(g)


def give_at_once(g: Wonderland, seat: i64, code: i64, source: i64) -> None:
    """WW-090, WW-093, WW-095, WW-096, WW-346: rewards without a choice."""
    player = g.seats[seat]
    if code == R_SHIELD:
        player.shield = SHIELD_READY
        g.tell("shield_mended", seat, source)
    elif code == R_LEADER:
        player.leader_strength += 1
        g.tell("leader_grows", seat, player.leader_strength, source)
    elif code == R_DISCARD_MADNESS:
        if player.bag[MADNESS] > 0:
            player.bag[MADNESS] -= 1
            g.supply[MADNESS_IN_SUPPLY] += 1
            g.tell("drops_madness", seat, source)
    elif R_DISCARD_SHARDS <= code <= R_DISCARD_SHARDS + 1:
        number = min(player.shards, code - R_DISCARD_SHARDS + 1)
        if number > 0:
            player.shards -= number
            g.tell("drops_shards", seat, number, source)
    elif R_SUPPORTERS <= code < R_CASTLE_VALUE:
        player.supporters[SUPPLY] += int(code - R_SUPPORTERS + 1)
        g.tell("frees_supporters", seat, code - R_SUPPORTERS + 1)
    elif code == R_ARTIFACT:
        player.bag[ARTIFACT] += 1
        g.tell("gains_artifact", seat)
    elif code in (R_VP2, R_VP4):
        player.vp += 2 if code == R_VP2 else 4
        g.tell("rose_forged" if code == R_VP2 else "forge_vp", seat, 2 if code == R_VP2 else 4)
    else:
        g.tell("castle_value", seat, castle_value(g, seat))


# Ally chips (WW-086 to WW-088)


def begin_chip(frame: Reward, g: Wonderland) -> None:
    """WW-086, WW-087: the shown chip, or any of its level if it is missing or free."""
    if frame.chip >= 0:
        ask_seat(g, frame, UPGRADE_GIFT, frame.seat)
        return
    shown = frame.code if frame.code <= R_FORGE_CHIP else -1
    if shown >= 0 and g.supply[shown] > 0:
        take_chip(frame, g, shown)
    else:
        ask_or_leave(frame, g, ANY_ALLY, bool(of_level(g, wants_strong(frame.code))))


def take_chip(frame: Reward, g: Wonderland, chip: i64) -> None:
    """WW-512: the Hatter may take the strong chip in place of a weak one, once a turn."""
    weak = chip < FORGE and chip % 2 == 0
    if weak and frame.source == 0 and g.supply[chip + 1] > 0 and may_use_gift(frame, g):
        frame.chip = chip
        go_to(frame, "start")
        return
    gain_ally(g, frame.seat, chip, frame.source)
    leave(g)


def may_use_gift(frame: Reward, g: Wonderland) -> bool:
    card = card_below(g)
    return g.seats[frame.seat].has(UNBIRTHDAY_GIFT) and (card is None or not card.gift)


def card_below(g: Wonderland) -> Card | None:
    """The card whose reward is in progress."""
    below = g.stack[len(g.stack) - 2] if len(g.stack) > 1 else None
    return below if isinstance(below, Card) else None


def take_gift(frame: Reward, g: Wonderland) -> None:
    strong = g.answers[frame.seat] == STRONG
    card = card_below(g)
    if strong and card is not None:
        card.gift = True
    if strong:
        g.tell("gift_upgraded", frame.seat, frame.chip + 1)
    gain_ally(g, frame.seat, frame.chip + 1 if strong else frame.chip, frame.source)
    leave(g)


# Wonderlandians (WW-091)


def begin_wonderlandian(frame: Reward, g: Wonderland) -> None:
    if frame.took >= 0:
        ask_seat(g, frame, FIGURE_REGION, frame.seat)
    else:
        ask_or_leave(frame, g, WONDERLANDIAN, bool(g.market))


def take_wonderlandian(frame: Reward, g: Wonderland, card: i64) -> None:
    """WW-091: the card is kept, a new one turned up; an item's two chips go into the bag, a figure into a region."""
    player = g.seats[frame.seat]
    g.market.remove(card)
    player.wonderlandians |= 1 << card
    if card < FIGURE_COUNT:
        frame.took = card
        g.tell("recruits_figure", frame.seat, card, frame.source)
        go_to(frame, "start")
    else:
        player.bag[card + 1] += 2
        g.tell("recruits_item", frame.seat, card, frame.source)
        fill_market(g)
        leave(g)


def fill_market(g: Wonderland) -> None:
    """WW-091: a new card is turned up, if the deck has one."""
    if g.wonderlandian_deck:
        card = take_top(g, g.wonderlandian_deck)
        insert(g.market, card)
        g.tell("market_card", card)


# Quests (WW-097 to WW-099)


def begin_quests(frame: Reward, g: Wonderland) -> None:
    if frame.drawn is not None:
        ask_or_leave(frame, g, DISCARD, bool(g.seats[frame.seat].quests))
    else:
        ask_or_leave(frame, g, DRAW_QUESTS, bool(g.quest_deck or g.quest_discard))


def draw_quests(frame: Reward, g: Wonderland) -> None:
    """WW-097 to WW-099: one, or two of which one quest of the hand is discarded for."""
    drawn: list[int] = []
    for _ in range(1 if frame.code == R_QUEST1 else 2):
        refill(g, "quests", g.quest_deck, g.quest_discard)
        if g.quest_deck:
            quest = take_top(g, g.quest_deck)
            insert(g.seats[frame.seat].quests, quest)
            drawn.append(int(quest))
            g.whisper(frame.seat, "drew_quest", frame.seat, quest)
    g.tell("draws_quests", frame.seat, len(drawn), frame.source)
    if frame.code == R_QUEST1:
        leave(g)
    else:
        frame.drawn = drawn
        go_to(frame, "start")


def discard_quest(g: Wonderland, seat: i64, quest: i64) -> None:
    """WW-098: face down."""
    g.seats[seat].quests.remove(quest)
    insert(g.quest_discard, quest)
    g.tell("discards_quest", seat)
    g.whisper(seat, "discarded_quest", seat, quest)


# The answer


def answer(frame: Reward, g: Wonderland) -> None:
    """Carries out what was chosen for this reward."""
    code = g.answers[frame.seat]
    if frame.code <= R_ANY_STRONG:
        answer_chip(frame, g, code)
    elif frame.code == R_WONDERLANDIAN:
        answer_wonderlandian(frame, g, code)
    elif code == DRAW:
        draw_quests(frame, g)
    else:
        leave(g)
        carry_out(frame, g, code)


def answer_chip(frame: Reward, g: Wonderland, code: i64) -> None:
    if frame.chip >= 0:
        take_gift(frame, g)
    elif code == NONE:
        leave(g)
    else:
        take_chip(frame, g, code - CHIP)


def answer_wonderlandian(frame: Reward, g: Wonderland, code: i64) -> None:
    if frame.took < 0:
        take_wonderlandian(frame, g, code - CARD)
        return
    g.seats[frame.seat].figures[frame.took] = int(code - REGION)
    g.tell("figure_goes", frame.seat, frame.took, code - REGION)
    fill_market(g)
    leave(g)


def carry_out(frame: Reward, g: Wonderland, code: i64) -> None:
    """WW-092, WW-094, WW-095, WW-098, WW-102: what ends a reward; it may call another procedure."""
    player = g.seats[frame.seat]
    if frame.code == R_ABILITY:
        player.abilities |= 1 << (code - ABILITY)
        g.tell("unlocks", frame.seat, code - ABILITY, frame.source)
        if code - ABILITY == FRIEND_OF_THE_FOLK:
            call(g, Friend(frame.seat))
    elif frame.code == R_CASTLE:
        build_castle(g, frame.seat, code - CASTLE_IN, frame.source)
    elif frame.code == R_LEADER:
        if code == SHARD:
            player.shards -= 1
            g.tell("leader_at_top", frame.seat)
    elif frame.code == R_QUEST2 and DISCARD_QUEST <= code < DISCARD_QUEST + 30:
        discard_quest(g, frame.seat, code - DISCARD_QUEST)
    elif code == DECLINE:
        g.tell("declines_quests", frame.seat)
    elif frame.code == R_TEA_FORGE and code != NONE:
        chip = (code - FORGE_ON) // 4
        player.bag[chip] -= 1
        forge_chip(g, frame.seat, chip, (code - FORGE_ON) % 4, False)


steps(Reward, step("start", begin, answer))

assert REGION_COUNT == 5 and R_ANY_WEAK < R_ANY_STRONG
