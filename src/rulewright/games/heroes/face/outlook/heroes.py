"""Outlooks of advancing, treasures, artefacts, and of the limits of scrolls and Leadership."""

from __future__ import annotations

from typing import Final

from rulewright.faces.outlook import CARDS, Outlook
from rulewright.games.heroes.armies import reserve
from rulewright.games.heroes.cards.card import is_special
from rulewright.games.heroes.cards.values import can_read, leadership_of, room_in, skills_drawn
from rulewright.games.heroes.content import SELL_PRICE, SKILL_LIMIT
from rulewright.games.heroes.face.outlook.ground import (
    ENCOUNTER,
    SCROLL,
    SKILL,
    Args,
    Teller,
    basic_units,
    inner,
    of_power,
    of_wealth,
)
from rulewright.games.heroes.face.outlook.map import dismissed, draw_scroll
from rulewright.games.heroes.face.outlook.rounds import elite
from rulewright.games.heroes.heroes.frames import (
    Advance,
    Advancement,
    Artefact,
    Leadership,
    Scrolls,
    Train,
    Treasure,
)
from rulewright.games.heroes.heroes.heroes import cost_of, experience_of
from rulewright.games.heroes.ids import ARTEFACTS, PLAGUE
from rulewright.games.heroes.state import Heroes


def advance(g: Heroes, seat: int, parts: list[str]) -> Outlook:
    """MH-352, MH-353: the price, and which skill it would be."""
    hero = g.find(inner(g, Advancement).hero)
    args: Args = {"cost": int(cost_of(g, hero)), "experience": int(experience_of(g, hero))}
    return Outlook("advance", {**args, "number": len(hero.skills) + 1, "most": int(SKILL_LIMIT)})


def no_advance(g: Heroes, seat: int, parts: list[str]) -> Outlook:
    hero = g.find(inner(g, Advancement).hero)
    return Outlook("no-advance", {"cost": int(cost_of(g, hero)), "experience": int(experience_of(g, hero))})


def pay(g: Heroes, seat: int, parts: list[str]) -> Outlook:
    """MH-354: how much is paid then; what is too much is lost."""
    frame = inner(g, Advance)
    paid = int(frame.paid) + int(g.tables.experience[ENCOUNTER[parts[0]]])
    cost = int(frame.cost)
    return Outlook("pay", {"paid": paid, "cost": cost, "lost": max(0, paid - cost), "left": max(0, cost - paid)})


def deck(g: Heroes, seat: int, parts: list[str]) -> Outlook:
    """MH-355: how many are drawn, and how many of the deck belong to schools of the hero; their owner knows them."""
    hero, player = g.find(inner(g, Advance).hero), g.seats[seat]
    cards = player.might if parts[0] == "might" else player.magic
    special = sum(bool(is_special(g, hero.hero, skill)) for skill in cards)
    drawn = min(int(skills_drawn(g, hero)), len(cards))
    return Outlook("skill-deck", {"drawn": drawn, "number": len(cards), "special": special}, CARDS)


def skill(g: Heroes, seat: int, parts: list[str]) -> Outlook:
    """MH-334: what it does, and whether for a specialist."""
    special = is_special(g, inner(g, Advance).hero, SKILL[parts[0]])
    return Outlook("skill", {"skill": parts[0], "special": int(special)})


# Treasures


def reward(g: Heroes, seat: int, parts: list[str]) -> Outlook:
    """MH-382: what there would be then."""
    hero = g.find(inner(g, Treasure).hero)
    if parts[0] in ("gold", "resources"):
        return Outlook(
            f"reward-{parts[0]}",
            of_wealth(g, seat, *((int(parts[1]), 0) if parts[0] == "gold" else (0, int(parts[1])))),
        )
    if parts[0] == "scroll":
        return draw_scroll(g, hero, "explore-library")
    if parts[0] == "artefact":
        left = len(g.artefact_deck) or len(g.artefact_discard)
        return Outlook("explore-forge", {"deck": left, **of_power(g, seat, 1)}, CARDS)
    if parts[0] == "train":
        basic = basic_units(hero)
        return Outlook("reward-train", {"number": min(int(parts[1]), basic), "basic": basic})
    tier = ord(parts[1]) - ord("A")
    most = min(int(parts[2]), int(room_in(g, hero)), int(reserve(g, seat, tier)))
    number = 0 if g.week == PLAGUE else max(0, most)
    units = int(hero.tokens()) + number
    return Outlook("reward-recruit", {"number": number, "units": units, "leadership": int(leadership_of(g, hero))})


def train(g: Heroes, seat: int, parts: list[str]) -> Outlook:
    return Outlook("train-free", elite(g.find(inner(g, Train).hero)))


def train_done(g: Heroes, seat: int, parts: list[str]) -> Outlook:
    return Outlook("train-nobody", {"basic": basic_units(g.find(inner(g, Train).hero))})


# Artefacts


def keep(g: Heroes, seat: int, parts: list[str]) -> Outlook:
    """MH-385, MH-388: what it does, and the Power then."""
    frame = inner(g, Artefact)
    gain = int(g.tables.artefact_power[frame.card])
    return Outlook("keep-artefact", {"artefact": ARTEFACTS[frame.card], **of_power(g, seat, gain)})


def replace(g: Heroes, seat: int, parts: list[str]) -> Outlook:
    """MH-385: what is lost for it."""
    return Outlook("replace-artefact", {"artefact": parts[0]})


def sell(g: Heroes, seat: int, parts: list[str]) -> Outlook:
    return Outlook("sell-artefact", {**of_wealth(g, seat, int(SELL_PRICE)), "number": int(SELL_PRICE)})


# Limits


def discard(g: Heroes, seat: int, parts: list[str]) -> Outlook:
    """MH-391: what it could have done, and whether the hero could use it."""
    hero = g.find(inner(g, Scrolls).hero)
    return Outlook("discard-scroll", {"scroll": parts[0], "fits": int(can_read(g, hero, SCROLL[parts[0]]))})


def over_leadership(g: Heroes, seat: int, parts: list[str]) -> Outlook:
    return dismissed(g, g.find(inner(g, Leadership).hero))


HEROES: Final[dict[tuple[str, str], Teller]] = {
    ("advance_or_not", "advance"): advance,
    ("advance_or_not", "no"): no_advance,
    ("pay_trophy", "pay"): pay,
    ("choose_skill_deck", "deck"): deck,
    ("choose_skill", "skill"): skill,
    ("treasure_reward", "reward"): reward,
    ("reward_train", "train"): train,
    ("reward_train", "done"): train_done,
    ("keep_artefact", "keep"): keep,
    ("keep_artefact", "replace"): replace,
    ("keep_artefact", "sell"): sell,
    ("discard_scroll", "discard"): discard,
    ("leadership_dismiss", "dismiss"): over_leadership,
}
