"""The part of observations (observation.py) that speaks of players: what they have, and what they have in progress."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.core.lane import every_lane
from rulewright.games.battalia.artefacts.frames import Vase
from rulewright.games.battalia.battle.frames import ATTACK, DEFENCE, Battle, Entry, Path
from rulewright.games.battalia.battle.strength import total_of
from rulewright.games.battalia.content import CARDS, FACTION_COUNT, MEANING_COUNT, SQUARES
from rulewright.games.battalia.items import card_of, item_of_source
from rulewright.games.battalia.knowledge.position import FRAMES
from rulewright.games.battalia.lines.frames import Line
from rulewright.games.battalia.purse import SLOT_RETREAT
from rulewright.games.battalia.state import PHASE_SETUP, Battalia, Hero
from rulewright.kit.observations import Row

FRAME_NUMBERS: Final[dict[str, int]] = {name: number for number, name in enumerate(FRAMES.blanks)}
PILE_NUMBERS: Final = 6
STATUS_NUMBERS: Final = 17
HERO_NUMBERS: Final = 15
SLOTS: Final = int(SLOT_RETREAT) + 1
BATTLE_NUMBERS: Final = 13

# What a player has


def write_factions(g: Battalia, row: Row) -> None:
    for seat in row.seats:
        row.one_hot(g.seats[seat].faction, FACTION_COUNT)


def write_piles(g: Battalia, row: Row) -> None:
    """How many cards lie in hand, nation, shelter and ambush, how many tents there are and cards in them."""
    for seat in row.seats:
        player = g.seats[seat]
        stationed: i64 = 0
        for tent in player.tents:
            stationed += len(tent.cards)
        row.number(len(player.hand))
        row.number(len(player.nation))
        row.number(len(player.shelter))
        row.number(len(player.ambush))
        row.number(len(player.tents))
        row.number(stationed)


def write_status(g: Battalia, row: Row) -> None:
    """Veteran, lost royals, bonuses of the bridge, what was done this turn, defended, guarded, traded, borrowed."""
    for seat in row.seats:
        player = g.seats[seat]
        row.one_hot(player.veteran, 3)
        row.bits(player.lost, 0, 1)
        row.bits(player.bonuses, 1, 6)
        row.flag(player.used_ambush)
        row.flag(player.used_ability)
        row.flag(player.used_income)
        row.flag(player.used_exchange)
        row.flag(player.defended)
        row.number(len(player.borrowed))


def write_shelters(g: Battalia, row: Row) -> None:
    """Shelters are open; in set-up the cards that were drafted lie there, which only the player knows."""
    for seat in row.seats:
        if g.phase == PHASE_SETUP and seat != row.viewer:
            row.skip(CARDS)
        else:
            row.counts(g.seats[seat].shelter, CARDS)


def write_laid(g: Battalia, row: Row) -> None:
    for seat in row.seats:
        row.counts(g.seats[seat].laid, CARDS)


def write_prepared(g: Battalia, row: Row) -> None:
    """BA-087: how many units, artefacts or supplies the prepared items stand for."""
    for seat in row.seats:
        for item in g.seats[seat].prepared:
            for _ in range(item.count):
                row.add(item.meaning)
        row.skip(MEANING_COUNT)


def write_prepared_cards(g: Battalia, row: Row) -> None:
    for seat in row.seats:
        for item in g.seats[seat].prepared:
            for card in item.cards:
                row.add(card)
        row.skip(CARDS)


def write_hand(g: Battalia, row: Row) -> None:
    row.counts(g.seats[row.viewer].hand, CARDS)


def write_ambush(g: Battalia, row: Row) -> None:
    row.counts(g.seats[row.viewer].ambush, CARDS)


def write_stationed(g: Battalia, row: Row) -> None:
    for tent in g.seats[row.viewer].tents:
        for card in tent.cards:
            row.add(card)
    row.skip(CARDS)


def write_borrowed(g: Battalia, row: Row) -> None:
    for one in g.seats[row.viewer].borrowed:
        row.add(one.card)
    row.skip(CARDS)


def write_nation(g: Battalia, row: Row) -> None:
    """The cards of the own nation, whose order nobody knows: they follow from what the player has gained."""
    row.counts(g.seats[row.viewer].nation, CARDS)


def write_heroes(g: Battalia, row: Row) -> None:
    for seat in row.seats:
        for number in range(2):
            row.one_hot(g.seats[seat].hero(number).at, SQUARES)


def write_movement(g: Battalia, row: Row) -> None:
    for seat in row.seats:
        for number in range(2):
            write_hero(row, g.seats[seat].hero(number))


def write_hero(row: Row, hero: Hero) -> None:
    """Steps, points, free squares, native squares entered; a passage, a bonus and its gate, homages paid."""
    row.number(hero.steps)
    row.number(hero.points)
    row.number(hero.free)
    row.number(len(hero.native))
    row.flag(hero.passed)
    row.number(max(i64(0), hero.bonus))
    row.flag(hero.bonus_taken)
    row.bits(hero.homage, 0, FACTION_COUNT - 1)
    row.flag(hero.at >= 0)
    row.flag(hero.bonus > 0)


# What is in progress


def write_common_frames(g: Battalia, row: Row) -> None:
    """The frames of set-up and of the window before a turn."""
    add_frames(g, row, -1)


def write_frames(g: Battalia, row: Row) -> None:
    """The frames in the turn of each player."""
    for seat in row.seats:
        add_frames(g, row, seat)


def add_frames(g: Battalia, row: Row, owner: i64) -> None:
    if not g.over:
        for lane in every_lane(g):
            if lane.owner == owner:
                for frame in lane.stack:
                    if frame.NAME in FRAME_NUMBERS:
                        row.add(FRAME_NUMBERS[frame.NAME])
    row.skip(len(FRAME_NUMBERS))


def write_needs(g: Battalia, row: Row) -> None:
    """What is still to be paid, by slot."""
    if g.over:
        return
    lanes = every_lane(g)
    for seat in row.seats:
        for lane in lanes:
            if lane.owner == seat:
                for frame in lane.stack:
                    if isinstance(frame, (Line, Path)):
                        add_needs(row, frame.need)
        row.skip(SLOTS)


def add_needs(row: Row, needs: list[tuple[int, int]]) -> None:
    for slot, number in needs:
        for _ in range(number):
            row.add(slot)


def write_vase(g: Battalia, row: Row) -> None:
    """BA-278: the cards that are seen, and those that were picked; the player alone sees them."""
    for lane in every_lane(g):
        if lane.owner == row.viewer:
            for frame in lane.stack:
                if isinstance(frame, Vase):
                    row.counts(frame.seen, CARDS)
                    row.counts(frame.top, CARDS)
                    return


def battle_of_seat(g: Battalia, seat: i64) -> Battle | None:
    """The battle in the turn of a seat."""
    if not g.over:
        for lane in every_lane(g):
            if lane.owner == seat and len(lane.stack) > 1:
                frame = lane.stack[1]
                if isinstance(frame, Battle):
                    return frame
    return None


def write_battle_at(g: Battalia, row: Row) -> None:
    for seat in row.seats:
        battle = battle_of_seat(g, seat)
        row.one_hot(-1 if battle is None else battle.square, SQUARES)


def write_battle(g: Battalia, row: Row) -> None:
    """What is attacked, how far it has come, the bonuses, heroes, the side that is losing; then the defender."""
    for seat in row.seats:
        battle = battle_of_seat(g, seat)
        if battle is None:
            row.skip(BATTLE_NUMBERS + g.players)
            continue
        row.one_hot(battle.what, 3)
        row.number(battle.stage)
        row.flag(battle.side == DEFENCE)
        row.number(battle.attack_bonus)
        row.number(battle.defence_bonus)
        for number in range(2):
            row.flag(number in battle.heroes)
        for number in range(2):
            row.flag(number in battle.defending)
        row.number(total_of(g, battle, ATTACK, seat))
        row.number(total_of(g, battle, DEFENCE, battle.defender))
        row.one_seat(battle.defender)


def write_attack_line(g: Battalia, row: Row) -> None:
    write_line(g, row, ATTACK)


def write_defence_line(g: Battalia, row: Row) -> None:
    write_line(g, row, DEFENCE)


def write_line(g: Battalia, row: Row, side: i64) -> None:
    """The cards of a battle line, with what is attached."""
    for seat in row.seats:
        battle = battle_of_seat(g, seat)
        if battle is not None:
            for entry in battle.line(side):
                add_entry(row, entry)
        row.skip(CARDS)


def add_entry(row: Row, entry: Entry) -> None:
    row.add(card_of(entry.card))
    for source in entry.attached:
        row.add(card_of(item_of_source(source)))
