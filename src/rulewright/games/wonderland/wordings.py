"""Wordings: what the texts of cards say of the printed values, which a content pack may change.

Each is an argument of a message: a number, or a phrase that the catalogues put into words (`printed-...`). What the
abilities themselves say (two more strength, three at most) stands in the catalogues.
"""

from __future__ import annotations

from typing import Any, Final

from rulewright.games.wonderland.content import (
    CODES,
    F_ACTIVE,
    F_FORGE_SPACE,
    F_SECOND,
    F_STRENGTH,
    F_WIN_NO_LEADER,
    FEATS,
    FIGURE_COUNT,
    O_ALL_TYPES,
    O_CASTLES,
    O_OWN_PAIR,
    OBJECTIVES,
    OPTIONAL,
    PAIR_GOAL,
    SPLIT,
    Tables,
)
from rulewright.games.wonderland.ids import ALLIES, QUESTS, REGIONS, TEA_CARDS, WONDERLANDIANS
from rulewright.kit.masks import wide_bits

Phrase = dict[str, Any]
SPOKEN: Final = (0, 1, 2, 4, 3)
"""The order in which ally types are named: Card Soldiers, Flamingos, Roses, Red Rooks, Creatures."""


def wordings(tables: Tables) -> dict[str, dict[str, Any]]:
    """By message, what it takes from the content."""
    told: dict[str, dict[str, Any]] = {}
    for at, name in enumerate(WONDERLANDIANS):
        strength = tables.figure_strength[at] if at < FIGURE_COUNT else tables.strength[at + 1]
        told[f"wonderlandian-{name}"] = {"strength": strength}
    for at, name in enumerate(TEA_CARDS):
        told[f"tea-card-{name}"] = {"text": card_text(tables, at)}
    for at, name in enumerate(QUESTS):
        where = say(f"printed-in-{REGIONS[tables.quest_region[at]]}")
        told[f"quest-{name}"] = {"where": where, "feat": feat(tables, at), "objective": objective(tables, at)}
    return told


def say(message: str, **arguments: Any) -> Phrase:
    """A phrase: a message of the catalogues, and what it takes."""
    return {"say": message, "with": arguments} if arguments else {"say": message}


def one_after_another(phrases: list[Phrase]) -> Phrase:
    """Sentences as one phrase; without any, that there is nothing."""
    if not phrases:
        return say("printed-nothing")
    whole = phrases[0]
    for phrase in phrases[1:]:
        whole = say("printed-sentences", first=whole, last=phrase)
    return whole


def card_text(tables: Tables, card: int) -> Phrase:
    """WW-080, WW-100, WW-101: units, the obligatory die, the effects or both halves, the optional part."""
    phrases: list[Phrase] = []
    if tables.card_units[card]:
        phrases.append(say("printed-units", number=tables.card_units[card]))
    if tables.card_die[card]:
        phrases.append(say("printed-die"))
    if tables.card_layout[card] == SPLIT:
        halves = {"upper": after_colon(tables.card_effects[card]), "lower": after_colon(tables.card_lower[card])}
        phrases.append(say("printed-halves", **halves))
    else:
        phrases += effects(tables.card_effects[card])
    if tables.card_layout[card] == OPTIONAL:
        phrases.append(say("printed-for-shards", what=after_colon(tables.card_optional[card])))
    return one_after_another(phrases)


def effects(codes: list[int]) -> list[Phrase]:
    """A sentence for each effect; one that is printed twice is said once."""
    found: list[Phrase] = []
    for code in dict.fromkeys(codes):
        found += [say("printed-twice", what=say(f"{message(code)}.then"))] * (codes.count(code) // 2)
        found += [say(message(code))] * (codes.count(code) % 2)
    return found


def after_colon(codes: list[int]) -> Phrase:
    """The same behind a colon, where the first sentence begins with a small letter."""
    if not codes:
        return say("printed-nothing")
    return one_after_another([say(f"{message(codes[0])}.then"), *effects(codes[1:])])


# Quests


def feat(tables: Tables, quest: int) -> Phrase:
    """WW-331: what is to be done in the region of a quest."""
    kind, number = tables.feat[quest], tables.feat_number[quest]
    name = f"printed-feat-{FEATS[kind].lower().replace('_', '-')}"
    if kind in (F_STRENGTH, F_ACTIVE):
        numbers = wide_bits(number)
        return say(name, numbers=this_or_that(numbers), last=numbers[-1])
    return say(name) if kind in (F_FORGE_SPACE, F_SECOND, F_WIN_NO_LEADER) else say(name, number=number)


def this_or_that(numbers: list[int]) -> Any:
    """Numbers of which one will do, as they are spoken: 3, 4, 9 or 10."""
    whole: Any = numbers[0]
    for at, number in enumerate(numbers[1:], 2):
        whole = say("printed-or" if at == len(numbers) else "printed-comma", first=whole, last=number)
    return whole


def objective(tables: Tables, quest: int) -> Phrase:
    """WW-335: what is to be had at the end of the game."""
    kind, numbers = tables.objective[quest], tables.objective_number[quest]
    name = f"printed-aim-{OBJECTIVES[kind].lower().replace('_', '-')}"
    if kind == O_OWN_PAIR:
        one, two = [say(f"printed-some-{ALLIES[ally].lower()}") for ally in sorted(numbers, key=SPOKEN.index)]
        return say(name, number=int(PAIR_GOAL), first=one, last=two)
    if kind == O_CASTLES:
        return say(name, number=numbers[0], two=numbers[1])
    return say(name) if kind == O_ALL_TYPES else say(name, number=numbers[0])


def message(code: int) -> str:
    """The message of a reward code."""
    return f"printed-{CODES[code].lower().replace(':', '-').replace('_', '-')}"
