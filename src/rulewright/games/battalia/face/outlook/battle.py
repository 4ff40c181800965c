"""Outlooks of battles: totals after a choice, what is still lacking, morale, who and what is lost."""

from __future__ import annotations

from typing import Final

from rulewright.faces.outlook import CARDS, DICE, Outlook
from rulewright.games.battalia.battle.frames import AT_CITY, AT_RUINS, ATTACK, AttackingHeroes, Battle, Path
from rulewright.games.battalia.battle.retreat import heroes_on
from rulewright.games.battalia.battle.strength import has_morale
from rulewright.games.battalia.content import AMULET, is_building, is_city, is_fanatic, rank_of, type_of
from rulewright.games.battalia.face.outlook.ground import (
    CARD,
    SQUARE,
    Args,
    Stands,
    Teller,
    battle_here,
    inner,
    own_side,
    plain,
    standing,
    stands,
    strength_of,
    supplies,
    tried,
    versus,
)
from rulewright.games.battalia.face.outlook.lines import rolled
from rulewright.games.battalia.face.outlook.menu import elixir
from rulewright.games.battalia.ids import MASK
from rulewright.games.battalia.state import VETERAN, Battalia

# The declaration


def answer_of(g: Battalia, rival: int) -> Args:
    """With what a rival can answer: cards in hand, cards in ambush."""
    player = g.seats[rival]
    return {"rival": rival, "cards": len(player.hand), "ambush": len(player.ambush)}


def target(g: Battalia, after: Battalia | None, seat: int, parts: list[str]) -> Outlook:
    """D-32: the strength to beat, and with what a player can answer."""
    square = SQUARE[parts[1]]
    if parts[0] == "heroes":
        rival = int(parts[2])
        heroes = sum(g.seats[rival].hero(number).at == square for number in range(2))
        return Outlook("target-heroes", {**answer_of(g, rival), "number": int(heroes)})
    strength = strength_of(g, square)
    owner = int(g.owner[square])
    if parts[0] == "ruins":
        return Outlook("target-ruins", {"strength": strength, "number": len(g.display)})
    if owner < 0:
        level = 4 if is_city(g.card[square]) else 2 if is_building(g.card[square]) else 4
        return Outlook("target-guards", {"strength": strength, **standing(g, seat, level, int(level == 4))})
    return Outlook("target-player", {"strength": strength, **answer_of(g, owner)})


def morale_of(g: Battalia, seat: int, heroes: int) -> int:
    """BA-159, BA-393."""
    return heroes * (4 if g.seats[seat].veteran == VETERAN else 1)


def attacking(more: int) -> Teller:
    """D-32b: the morale of all who attack."""

    def teller(g: Battalia, after: Battalia | None, seat: int, parts: list[str]) -> Outlook:
        heroes = len(inner(g, AttackingHeroes).heroes) + more
        return Outlook("heroes", {"number": heroes, "morale": morale_of(g, seat, heroes)})

    return teller


def defending(more: int) -> Teller:
    """D-73: the same for the defence."""

    def teller(g: Battalia, after: Battalia | None, seat: int, parts: list[str]) -> Outlook:
        heroes = len(battle_here(g).defending) + more
        return Outlook("defenders", {"number": heroes, "morale": morale_of(g, seat, heroes)})

    return teller


# Cards


def adding(verb: str) -> Teller:
    """D-70, D-74: both totals then; of Amulets, Fanatics and the Mask what is known before."""

    def teller(g: Battalia, after: Battalia | None, seat: int, parts: list[str]) -> Outlook | None:
        card = CARD.get(parts[1] if verb == "strike" else parts[0], -1) if parts else -1
        alone = len(parts) == (2 if verb == "strike" else 1)
        if alone and card >= 0:
            if type_of(card) == AMULET:
                return Outlook("add-amulet", {"lit": int(g.day_of_type(AMULET))}, DICE)
            if is_fanatic(card):
                return Outlook("add-fanatic", {"number": 2 * (int(rank_of(card)) + 1)})
            if card == MASK:
                return Outlook("add-mask", {})
        return totals_after(g, seat, ":".join((verb, *parts)))

    return teller


def choosing(verb: str) -> Teller:
    """What follows from a card, with both totals then."""

    def teller(g: Battalia, after: Battalia | None, seat: int, parts: list[str]) -> Outlook | None:
        return totals_after(g, seat, ":".join((verb, *parts)))

    return teller


def totals_after(g: Battalia, seat: int, key: str) -> Outlook | None:
    """BA-156: the own total first, and whether it is enough; broken morale is said."""
    battle = battle_here(g)
    side = own_side(g, battle, seat)
    heroes = battle.heroes if side == ATTACK else battle.defending
    had = bool(heroes) and has_morale(battle.line(side))
    found = tried(g, seat, key)
    if found is None:
        return None
    world, fought = found
    args = versus(stands(world, fought), side)
    broken = had and not has_morale(fought.line(side))
    return Outlook("add-broken" if broken else "add", args)


def as_it_stands(g: Battalia, after: Battalia | None, seat: int, parts: list[str]) -> Outlook:
    battle = battle_here(g)
    return Outlook("add", versus(stands(g, battle), own_side(g, battle, seat)))


def opening_done(g: Battalia, after: Battalia | None, seat: int, parts: list[str]) -> Outlook:
    """D-70: against guards the result, else how it stands and who can answer."""
    battle = battle_here(g)
    now = stands(g, battle)
    if battle.defender < 0:
        return guarded(g, battle, now, seat)
    return Outlook("opening-done", {**versus(now, int(ATTACK)), **answer_of(g, int(battle.defender))})


def guarded(g: Battalia, battle: Battle, now: Stands, seat: int) -> Outlook:
    args = versus(now, int(ATTACK))
    if now.attack <= now.defence:
        return Outlook("lose-heroes", {**args, "number": len(battle.heroes)})
    if battle.what == AT_RUINS:
        return Outlook("win-ruins", {**args, "number": len(g.display)})
    level = 4 if not is_building(g.card[battle.square]) else 2
    return Outlook("win-city", {**args, **standing(g, seat, level, int(level == 4))})


def raise_done(g: Battalia, after: Battalia | None, seat: int, parts: list[str]) -> Outlook:
    """D-74: what is lost."""
    battle = battle_here(g)
    side = own_side(g, battle, seat)
    args = versus(stands(g, battle), side)
    if side == ATTACK:
        return Outlook("lose-heroes", {**args, "number": len(battle.heroes)})
    if battle.what != AT_CITY:
        return Outlook("lose-heroes", {**args, "number": len(battle.defending)})
    level = int(g.level[battle.square]) or 2
    return Outlook("lose-city", {**args, "level": level, "number": len(battle.defending)})


# Berserk and retreat


def berserk(g: Battalia, after: Battalia | None, seat: int, parts: list[str]) -> Outlook:
    """BA-448."""
    return Outlook("berserk", answer_of(g, int(battle_here(g).defender)), CARDS)


def retreat(g: Battalia, after: Battalia | None, seat: int, parts: list[str]) -> Outlook:
    """BA-165: the price, and who stays."""
    number = len(heroes_on(g, battle_here(g))) - 1
    return Outlook("retreat", {"number": number, "supplies": supplies(g, seat)})


def stay(g: Battalia, after: Battalia | None, seat: int, parts: list[str]) -> Outlook:
    return Outlook("stay", {"number": len(heroes_on(g, battle_here(g)))})


def price(g: Battalia, after: Battalia | None, seat: int, parts: list[str]) -> Outlook:
    """D-72b: what is still to be paid."""
    card = CARD[parts[0]]
    worth = 3 if type_of(card) == 0 else 2 if parts[0] == "dust" else 1
    return Outlook("lay", {"number": max(0, int(inner(g, Path).need[0][1]) - worth)})


def way(g: Battalia, after: Battalia | None, seat: int, parts: list[str]) -> Outlook:
    return Outlook("way", {"number": 3 - len(inner(g, Path).path)})


BATTLE: Final[dict[tuple[str, str], Teller]] = {
    ("target", "target"): target,
    ("heroes", "with"): attacking(1),
    ("heroes", "done"): attacking(0),
    ("defenders", "with"): defending(1),
    ("defenders", "done"): defending(0),
    **{(name, verb): adding(verb) for name in ("opening", "raise") for verb in ("add", "ambush", "strike", "ability")},
    ("opening", "drink"): elixir("drink"),
    ("raise", "drink"): elixir("drink"),
    ("opening", "done"): opening_done,
    ("raise", "done"): raise_done,
    ("offering", "sacrifice"): choosing("sacrifice"),
    ("talisman", "roll"): rolled,
    ("talisman", "as"): choosing("as"),
    ("mask", "mask"): choosing("mask"),
    ("mask", "done"): as_it_stands,
    ("anew", "sacrifice"): choosing("sacrifice"),
    ("anew", "no"): as_it_stands,
    ("berserk", "berserk"): berserk,
    ("berserk", "no"): plain("no-berserk"),
    ("retreat", "retreat"): retreat,
    ("retreat", "stay"): stay,
    ("path", "lay"): price,
    ("path", "to"): way,
}
