"""Outlooks of heroes: quests with their odds, training, ways, tests, Rewards and duels."""

from __future__ import annotations

from typing import Final

from rulewright.faces.outlook import CARDS, Outlook
from rulewright.games.runewars.content import NONE
from rulewright.games.runewars.face.outlook.ground import (
    AREA,
    HERO,
    Args,
    Teller,
    influence_with,
    inner,
    percent,
    plain,
    troop,
    within,
)
from rulewright.games.runewars.face.outlook.odds import best_of, cards_of_test, completing, quest_odds
from rulewright.games.runewars.heroes.frames import Duel, Event, HeroActivation, Quest, Steal, Test
from rulewright.games.runewars.heroes.move import range_of
from rulewright.games.runewars.heroes.quests import EFFECTS, QUEST_CARDS, is_quest_area
from rulewright.games.runewars.ids import (
    AGILITY,
    AREAS,
    ATTRIBUTES,
    FATE_NUMBERS,
    HEROES,
    QUESTS,
    RAIDING_PARTY,
    RED,
    SYMBOLS,
    TRAVELING_MERCHANT,
)
from rulewright.games.runewars.judgement.quest_outlook import FAR, way_home, way_to_quest
from rulewright.games.runewars.state import Runewars
from rulewright.games.runewars.world.control import attribute, heroes_of, strongholds_of

MERCHANT_PRICE, BUY_PRICE = 3, 1

# Quests


def quests_by_odds(g: Runewars, seat: int, hero: int) -> list[tuple[float, int]]:
    """The quests in hand that test a hero and whose place is on the map, the likeliest first."""
    found = []
    for quest in g.seats[seat].quests:
        odds = quest_odds(g, hero, quest)
        if odds is not None and place_of(g, seat, quest) != NONE:
            found.append((odds, quest))
    return sorted(found, key=lambda entry: (-entry[0], entry[1]))


def place_of(g: Runewars, seat: int, quest: int) -> int:
    """The area of a quest; of a kind of areas the first; NONE if there is none."""
    areas = [area for area in g.board.areas if is_quest_area(g, seat, quest, area)]
    return areas[0] if areas else NONE


def two_quests(g: Runewars, seat: int, hero: int) -> Args:
    """The two likeliest quests of a hero, as arguments; `quests` says how many there are to tell of."""
    found = quests_by_odds(g, seat, hero)[:2]
    args: Args = {"quests": len(found)}
    for suffix, (odds, quest) in zip(("", "2"), found, strict=False):
        args |= {f"quest{suffix}": QUESTS[quest], f"percent{suffix}": percent(odds)}
        args[f"area{suffix}"] = AREAS[place_of(g, seat, quest)]
    return args


def keep_hero(g: Runewars, seat: int, parts: list[str]) -> Outlook:
    """D-219: what the hero could complete, and where he would stand."""
    args = {**two_quests(g, seat, HERO[parts[0]]), **starting_places(g, seat)}
    return Outlook("keep-hero", args, CARDS)


def starting_places(g: Runewars, seat: int) -> Args:
    """RW-423: the strongholds at which a new hero may stand."""
    homes = strongholds_of(g, seat)
    args: Args = {"homes": len(homes)}
    for suffix, area in zip(("3", "4"), homes, strict=False):
        args[f"area{suffix}"] = AREAS[area]
    return args


def place_hero(g: Runewars, seat: int, parts: list[str]) -> Outlook:
    """D-012, D-220: the way from there to the nearest quest."""
    hero, area = HERO[parts[0]], AREA[parts[1]]
    return Outlook("place-hero", {"hero": parts[0], "origin": parts[1], **nearest_quest(g, seat, hero, area)})


def nearest_quest(g: Runewars, seat: int, hero: int, area: int) -> Args:
    """The quest in hand that is nearest to an area: the steps to it and the odds; `quests` is 0 without one."""
    ways = [(int(way_to_quest(g, seat, quest, area)), quest) for quest in g.seats[seat].quests]
    reachable = sorted((steps, quest) for steps, quest in ways if steps < FAR)
    if not reachable:
        return {"quests": 0}
    steps, quest = reachable[0]
    odds = quest_odds(g, hero, quest)
    args: Args = {"quests": 1, "quest": QUESTS[quest], "steps": steps, "tested": int(odds is not None)}
    return {**args, "percent": percent(odds if odds is not None else 0.0)}


def acts(g: Runewars, seat: int, parts: list[str]) -> Outlook:
    """D-105: who would act, and his nearest quest."""
    hero = HERO[parts[0]]
    return Outlook("hero-acts", {**health(g, hero), **nearest_quest(g, seat, hero, int(g.hero_area[hero]))})


def health(g: Runewars, hero: int, change: int = 0) -> Args:
    most = int(g.tables.hero_health[hero])
    return {"hero": HEROES[hero], "health": most - int(g.hero_damage[hero]) + change, "most": most}


def attempt(g: Runewars, seat: int, parts: list[str]) -> Outlook:
    """D-112: what each symbol brings, and how likely the quest is completed."""
    quest = QUESTS.index(parts[0])
    hero = int(inner(g, HeroActivation).hero)
    card = QUEST_CARDS[quest]
    if card.price:
        return Outlook("quest-paid", {"price": int(card.price), **influence_with(g, seat, -int(card.price))}, CARDS)
    if card.attribute == NONE:
        return Outlook("quest-duel", {"units": troop(g, card.foes), **health(g, hero)}, CARDS)
    odds = quest_odds(g, hero, quest)
    assert odds is not None
    wanted = completing(quest)
    args: Args = {
        "attribute": ATTRIBUTES[card.attribute],
        "number": cards_of_test(g, hero, card.attribute),
        "symbols": len(wanted),
        "percent": percent(odds),
        "harm": harm_of(quest),
    }
    return Outlook("quest-test", args, CARDS)


def harm_of(quest: int) -> str:
    """What red costs, as the catalogues call it: nothing, a wound, two, influence, or a flight."""
    effects = [EFFECTS[effect] for effect in QUEST_CARDS[quest].results[RED]]
    return "-".join(effects) if effects else "none"


# What a hero does


def move(g: Runewars, seat: int, parts: list[str]) -> Outlook:
    """D-107: how far, and what is near."""
    hero = int(inner(g, HeroActivation).hero)
    near = nearest_quest(g, seat, hero, int(g.hero_area[hero]))
    return Outlook("hero-move", {"range": int(range_of(g, hero)), **near})


def heal(g: Runewars, seat: int, parts: list[str]) -> Outlook:
    """D-107: all wounds close."""
    hero = int(inner(g, HeroActivation).hero)
    return Outlook("heal", {**health(g, hero), "damage": int(g.hero_damage[hero])})


def train(g: Runewars, seat: int, parts: list[str]) -> Outlook:
    """D-107, D-106, D-111: attributes before and after; the quest that gains most."""
    if not parts:
        return Outlook("train", {})
    event = within(g, Event)
    hero = int(inner(g, HeroActivation).hero if event is None else event.hero)
    both = parts[1] in ATTRIBUTES
    number = 1 if both else int(parts[1])
    raised = [(ATTRIBUTES.index(name), number) for name in (parts if both else parts[:1])]
    return trained(g, seat, hero, raised)


def trained(g: Runewars, seat: int, hero: int, raised: list[tuple[int, int]]) -> Outlook:
    """Attributes of a hero before and after training, and the quest whose odds rise most."""
    args: Args = {"both": len(raised) - 1, "quests": 0}
    gain = 0.0
    for suffix, (kind, number) in zip(("", "2"), raised, strict=False):
        value = int(attribute(g, hero, kind))
        args |= {f"attribute{suffix}": ATTRIBUTES[kind], f"from{suffix}": value, f"to{suffix}": value + number}
        for odds, quest in quests_by_odds(g, seat, hero):
            after = quest_odds(g, hero, quest, number)
            if QUEST_CARDS[quest].attribute == kind and after is not None and after - odds > gain:
                gain = after - odds
                args |= {"quests": 1, "quest": QUESTS[quest], "percent": percent(odds), "percent2": percent(after)}
    return Outlook("trained", args)


def train_hero(g: Runewars, seat: int, parts: list[str]) -> Outlook:
    """sum2: a hero of a losing bidder trains."""
    return trained(g, seat, HERO[parts[0]], [(ATTRIBUTES.index(parts[1]), 1)])


def step(g: Runewars, seat: int, parts: list[str]) -> Outlook:
    """D-108: how far he has gone, and what is there or near."""
    frame = inner(g, HeroActivation)
    hero, area = int(frame.hero), AREA[parts[0]]
    args: Args = {"moved": int(frame.moved) + 1, "range": int(range_of(g, hero))}
    return Outlook("hero-step", {**args, **nearest_quest(g, seat, hero, area)})


def stop(g: Runewars, seat: int, parts: list[str]) -> Outlook:
    """D-108: he stays; what he can do here."""
    hero = int(inner(g, HeroActivation).hero)
    area = int(g.hero_area[hero])
    return Outlook("hero-stop", {"origin": AREAS[area], **nearest_quest(g, seat, hero, area)})


def nothing(g: Runewars, seat: int, parts: list[str]) -> Outlook:
    """D-107, D-112: he rests where he is."""
    hero = int(inner(g, HeroActivation).hero)
    return Outlook("hero-rests", {"area": AREAS[int(g.hero_area[hero])], **health(g, hero)})


def challenge(g: Runewars, seat: int, parts: list[str]) -> Outlook:
    """D-112: health against health; the loser's Rewards change hands."""
    hero, other = int(inner(g, HeroActivation).hero), HERO[parts[0]]
    theirs = int(g.tables.hero_health[other] - g.hero_damage[other])
    args: Args = {**health(g, hero), "theirs": theirs, "rewards": len(g.hero_rewards[other])}
    return Outlook("duel", args, CARDS)


def steal(g: Runewars, seat: int, parts: list[str]) -> Outlook:
    """Light Fingers: a Reward, a look, or a wound."""
    hero = int(inner(g, HeroActivation).hero)
    odds = best_of(g, cards_of_test(g, hero, AGILITY))
    return Outlook("steal", {name: percent(odds[at]) for at, name in enumerate(SYMBOLS)}, CARDS)


def give(g: Runewars, seat: int, parts: list[str]) -> Outlook:
    """D-106, D-355: who would carry how many Rewards."""
    taker = parts[-1]
    return Outlook("carry", {"hero": taker, "number": len(g.hero_rewards[HERO[taker]]) + 1})


def take(g: Runewars, seat: int, parts: list[str]) -> Outlook:
    """D-109: the Rewards under a marker."""
    rewards = len(g.marker_rewards[int(parts[0]) - 1])
    return Outlook("take-rewards", {"number": rewards})


def desert(g: Runewars, seat: int, parts: list[str]) -> Outlook:
    """D-221, sum4: a hero goes, his Rewards with him."""
    number = len(heroes_of(g, seat)) - 1
    if not parts:
        return Outlook("hero-leaves", {"number": number})
    rewards = len(g.hero_rewards[HERO[parts[0]]])
    return Outlook("desert", {"hero": parts[0], "number": number, "rewards": rewards})


# Tests


def fate(g: Runewars, seat: int, parts: list[str]) -> Outlook | None:
    """D-114: what the symbol of this card brings."""
    symbol = int(g.tables.destiny[int(parts[0])])
    quest, stealing = within(g, Quest), within(g, Steal)
    args: Args = {"symbol": SYMBOLS[symbol]}
    if stealing is not None:
        return Outlook("steal-symbol", {"destiny": symbol})
    if quest is None or within(g, Duel) is not None:
        return Outlook("symbol", args)
    effects = [EFFECTS[effect] for effect in QUEST_CARDS[int(quest.quest)].results[symbol]]
    args |= {"effects": effects or ["none"], "done": int(symbol in completing(int(quest.quest)))}
    return Outlook("symbol-brings", args)


def reroll(g: Runewars, seat: int, parts: list[str]) -> Outlook:
    """Rune Lore: as many new cards."""
    return new_fate(g, len(inner(g, Test).fate))


def new_fate(g: Runewars, number: int) -> Outlook:
    """So many new Fate cards, and what the best of them is likely to be."""
    odds = best_of(g, number)
    return Outlook(
        "new-fate", {"number": number, **{name: percent(odds[at]) for at, name in enumerate(SYMBOLS)}}, CARDS
    )


# Events and results that ask


def pay(g: Runewars, seat: int, parts: list[str]) -> Outlook:
    """D-111, D-113: an unseen Reward for influence."""
    event = within(g, Event)
    merchant = event is not None and event.token == TRAVELING_MERCHANT
    price = MERCHANT_PRICE if merchant else BUY_PRICE
    return Outlook("buy-reward", {"price": price, **influence_with(g, seat, -price)}, CARDS)


def damage(g: Runewars, seat: int, parts: list[str]) -> Outlook:
    """D-111: the raiders wound him."""
    hero = int(inner(g, Event).hero)
    return Outlook("wounded", health(g, hero, -1))


def lose_reward(g: Runewars, seat: int, parts: list[str]) -> Outlook:
    """D-111: a Reward instead of a wound."""
    event = within(g, Event)
    assert event is not None and event.token == RAIDING_PARTY
    hero = int(event.hero)
    return Outlook("lose-reward", {"hero": HEROES[hero], "number": len(g.hero_rewards[hero]) - 1})


def keep_reward(g: Runewars, seat: int, parts: list[str]) -> Outlook:
    """D-113: one of two Rewards."""
    return Outlook("keep-reward", {"reward": parts[0]})


def flee(g: Runewars, seat: int, parts: list[str]) -> Outlook:
    """D-113: where the hero goes, and how far home is."""
    hero = int(inner(g, Quest).hero)
    way = int(way_home(g, seat, AREA[parts[0]]))
    return Outlook("hero-flees", {"hero": HEROES[hero], "area": parts[0], "steps": way})


# Duels


def keep_fate(g: Runewars, seat: int, parts: list[str]) -> Outlook:
    """D-352: what the circle of the card shows."""
    return Outlook("duel-card", {"fate": FATE_NUMBERS[int(parts[0]) - 1]})


def duel_damage(g: Runewars, seat: int, parts: list[str]) -> Outlook:
    """D-353: a plain wound."""
    return Outlook("duel-hit", {"number": 1, **opponent(g, seat)})


def unstable(g: Runewars, seat: int, parts: list[str]) -> Outlook:
    """Carthos: a great wound for both."""
    return Outlook("duel-unstable", opponent(g, seat))


def opponent(g: Runewars, seat: int) -> Args:
    """The health of whoever is fought in a duel; `foes` counts the units of a quest instead."""
    duel = inner(g, Duel)
    if duel.defender == NONE:
        return {"foes": len(duel.foes)}
    other = int(duel.defender if g.hero_seat[duel.attacker] == seat else duel.attacker)
    return {"foes": 0, **health(g, other)}


def hit(g: Runewars, seat: int, parts: list[str]) -> Outlook:
    """D-354: which unit of the quest takes the next point."""
    foes = inner(g, Duel).foes
    return Outlook("duel-target", {"label": parts[0], "number": len(foes)})


def take_hit(g: Runewars, seat: int, parts: list[str]) -> Outlook:
    """D-351: the wounds that come."""
    duel = inner(g, Duel)
    own = duel.attacker_side if g.hero_seat[duel.attacker] == seat else duel.defender_side
    hero = int(duel.attacker if own is duel.attacker_side else duel.defender)
    return Outlook("wounded", health(g, hero, -max(0, int(own.coming) - int(own.stop))))


def use_reward(g: Runewars, seat: int, parts: list[str]) -> Outlook:
    """D-106, D-350 to D-353, D-404: what the Reward does."""
    return Outlook("use-reward", {"reward": parts[-1]})


def bid(g: Runewars, seat: int, parts: list[str]) -> Outlook:
    """D-218: heroes to choose from, and what it costs."""
    number = int(parts[0])
    seen = min(number, len(g.hero_deck))
    return Outlook("hero-bid", {"number": seen, "deck": len(g.hero_deck), **influence_with(g, seat, -number)}, CARDS)


def rout_neutrals(g: Runewars, seat: int, parts: list[str]) -> Outlook:
    """D-113: the neutral units of the area are routed."""
    hero = int(inner(g, Quest).hero)
    return Outlook("rout-neutrals", {"units": len(g.units[int(g.hero_area[hero])])})


HEROES_ACT: Final[dict[tuple[str, str], Teller]] = {
    ("hero_next", "hero"): acts,
    ("hero_trade", "give"): give,
    ("hero_trade", "use"): use_reward,
    ("hero_trade", "pass"): plain("goes-on"),
    ("hero_action", "move"): move,
    ("hero_action", "heal"): heal,
    ("hero_action", "train"): train,
    ("hero_action", "nothing"): nothing,
    ("hero_action", "use"): use_reward,
    ("train_points", "train"): train,
    ("hero_step", "step"): step,
    ("hero_step", "stop"): stop,
    ("hero_final", "quest"): attempt,
    ("hero_final", "duel"): challenge,
    ("hero_final", "steal"): steal,
    ("hero_final", "nothing"): nothing,
    ("hero_pickup", "take"): take,
    ("hero_pickup", "leave"): plain("leave-rewards"),
    ("explore", "pay"): pay,
    ("explore", "damage"): damage,
    ("explore", "discard"): lose_reward,
    ("explore", "train"): train,
    ("quest_choice", "pay"): pay,
    ("quest_choice", "keep"): keep_reward,
    ("quest_choice", "rout"): rout_neutrals,
    ("quest_choice", "to"): flee,
    ("test_pick", "fate"): fate,
    ("reaction", "reroll"): reroll,
    ("duel_start", "use"): use_reward,
    ("duel_prevent", "use"): use_reward,
    ("duel_prevent", "pass"): take_hit,
    ("duel_card", "keep"): keep_fate,
    ("duel_special", "damage"): duel_damage,
    ("duel_special", "unstable"): unstable,
    ("duel_special", "use"): use_reward,
    ("duel_unit_target", "hit"): hit,
    ("duel_spoils", "give"): give,
    ("hero_bid", "spend"): bid,
    ("hero_pick", "keep"): keep_hero,
    ("hero_place", "place"): place_hero,
    ("hero_desert", "desert"): desert,
    ("season_card_choice", "train"): train_hero,
    ("season_card_choice", "desert"): desert,
}
