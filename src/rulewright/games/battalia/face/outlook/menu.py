"""Outlooks of the main menu: what an action would bring and leave, in cards, supplies, points, cities and steps."""

from __future__ import annotations

from collections import Counter
from typing import Final

from rulewright.faces.outlook import CARDS, DICE, Outlook
from rulewright.games.battalia.battle.ambush import is_battle_card
from rulewright.games.battalia.battle.targets import squares_in_reach, targets
from rulewright.games.battalia.board import can_place, has_refuge, markets_of, refuges, sites
from rulewright.games.battalia.content import (
    AMULET,
    ARTEFACT_PILE,
    CITY_PILE,
    CITY_SHAPES,
    MEANINGS,
    RANKS,
    ROAD_PILE,
    ROAD_SHAPES,
    TENT,
    TYPES,
    is_fanatic,
    terrain_of,
    type_of,
)
from rulewright.games.battalia.face.outlook.ground import (
    CARD,
    HEROES,
    SQUARE,
    Args,
    Teller,
    deck_size,
    raised,
    standing,
    strength_of,
    supplies,
)
from rulewright.games.battalia.face.ways import means, ways
from rulewright.games.battalia.heroes.moving import enters_free
from rulewright.games.battalia.ids import ARROW, CHEST, CREATION_CARDS, DUST, FACTIONS
from rulewright.games.battalia.items import great_of, item_number
from rulewright.games.battalia.state import Battalia


def end_turn(g: Battalia, after: Battalia | None, seat: int, parts: list[str]) -> Outlook:
    """D-20: what is left goes away, six cards come."""
    player = g.seats[seat]
    left = len(player.hand) + sum(len(item.cards) for item in player.prepared)
    return Outlook("pass", {"number": left, "nation": len(player.nation)}, CARDS)


# Hiring and acquiring


def hire(less: int) -> Teller:
    """BA-100: the top card with its supplies, the price, the deck after it."""

    def teller(g: Battalia, after: Battalia | None, seat: int, parts: list[str]) -> Outlook:
        rank = RANKS.index(parts[0])
        card = int(g.piles[rank][0])
        gained = min(int(g.supply), 2 if is_fanatic(card) else int(card % 8 != 7))
        args: Args = {"card": CREATION_CARDS[card], "gained": gained, "cards": deck_size(g, seat) + 1 + gained}
        if DUST in g.seats[seat].hand:
            return Outlook("hire-dust", args, CARDS)
        return Outlook("hire", {**args, "left": max(0, supplies(g, seat) - (rank + 1 - less))}, CARDS)

    return teller


def acquire(g: Battalia, after: Battalia | None, seat: int, parts: list[str]) -> Outlook:
    """BA-103, BA-053: the top card, or any colour of it."""
    kind = TYPES.index(parts[0])
    pile = g.piles[ARTEFACT_PILE + kind]
    cards = deck_size(g, seat) + 1
    if g.matches(kind):
        return Outlook("acquire-any", {"number": len(set(pile)), "cards": cards})
    return Outlook("acquire", {"card": CREATION_CARDS[pile[0]], "cards": cards}, CARDS)


# Building


def squares_for(g: Battalia, seat: int, shape: int, city: bool) -> int:
    """On how many squares a card of a shape (as of cities) can lie."""
    places = refuges(g) if city and has_refuge(g, seat) else sites(g, seat)
    return sum(bool(can_place(g, shape, [place], city)) for place in places)


def road(g: Battalia, after: Battalia | None, seat: int, parts: list[str]) -> Outlook:
    """BA-112, BA-113."""
    shape = ROAD_SHAPES.index(parts[0])
    top = int(g.piles[ROAD_PILE + shape][0])
    args: Args = {"number": squares_for(g, seat, shape + 1, False), "faction": FACTIONS[terrain_of(top)]}
    return Outlook("road", args, CARDS)


def city(g: Battalia, after: Battalia | None, seat: int, parts: list[str]) -> Outlook:
    """BA-114: the level is its points."""
    level, shape = int(parts[0]), CITY_SHAPES.index(parts[1])
    top = int(g.piles[CITY_PILE + shape][0])
    args = standing(g, seat, level, int(level == 4))
    args |= {"level": level, "number": squares_for(g, seat, shape, True), "faction": FACTIONS[terrain_of(top)]}
    return Outlook("city", args, CARDS)


def rise(g: Battalia, after: Battalia | None, seat: int, parts: list[str]) -> Outlook:
    """BA-116 to BA-119."""
    return Outlook("raise", raised(g, seat, SQUARE[parts[0]]))


def market(g: Battalia, after: Battalia | None, seat: int, parts: list[str]) -> Outlook:
    """BA-341, BA-343."""
    return Outlook("market", {"number": int(markets_of(g, seat)) + 1})


# Heroes


def new_hero(g: Battalia, after: Battalia | None, seat: int, parts: list[str]) -> Outlook:
    player = g.seats[seat]
    number = int(player.a.at >= 0) + int(player.b.at >= 0) + 1
    return Outlook("hero", {"number": number, "square": parts[0]})


def move(g: Battalia, after: Battalia | None, seat: int, parts: list[str]) -> Outlook:
    """BA-132: the steps of the hero then, and how many squares that reaches."""
    number = HEROES.index(parts[0])
    item = item_number(parts[1])
    player = g.seats[seat]
    key = int(item)
    prepared = next((one for one in player.prepared if one.key == key), None)
    is_horse = type_of(key) == 0 if prepared is None else MEANINGS[prepared.meaning] == "horse"
    more = (4 if g.day_of_type(0) else 3) if is_horse else 2 if parts[1] == "dust" else 1
    hero = player.hero(number)
    steps = means(hero) + more
    return Outlook("move", {"number": steps, "squares": len(ways(g, seat, hero, steps))})


def step(g: Battalia, after: Battalia | None, seat: int, parts: list[str]) -> Outlook:
    """BA-131: what is left, and what can be attacked there."""
    number, square = HEROES.index(parts[0]), SQUARE[parts[1]]
    world = after if after is not None else g
    left = means(world.seats[seat].hero(number)) if after is not None else 0
    return Outlook(*at_square(g, seat, square, left))


def at_square(g: Battalia, seat: int, square: int, left: int) -> tuple[str, Args]:
    """The steps left on a square, and the strength of a place there that could be attacked."""
    keys = [str(g.game.key(code)) for code in targets(g, seat, [square])]
    places = [key for key in keys if not key.startswith("target:heroes")]
    if places:
        return "step-target", {"number": left, "strength": strength_of(g, square)}
    heroes = [key.rpartition(":")[2] for key in keys]
    return ("step-heroes", {"number": left, "rival": int(heroes[0])}) if heroes else ("step", {"number": left})


def gate(g: Battalia, after: Battalia | None, seat: int, parts: list[str]) -> Outlook:
    """BA-312, BA-314: the toll and the step, and an unseen storm card."""
    hero = g.seats[seat].hero(HEROES.index(parts[0]))
    deck = len(g.storm_deck) or len(g.storm_played)
    price = 1 if enters_free(g, seat, hero, SQUARE[parts[1]]) else 2
    return Outlook("gate", {"number": deck, "steps": max(0, means(hero) - price)}, CARDS)


# Battle, ambush, tents


def attack(g: Battalia, after: Battalia | None, seat: int, parts: list[str]) -> Outlook:
    """BA-150: the targets in reach, and the weakest place among them."""
    item = int(item_number(parts[0]))
    far = great_of(item) == ARROW
    keys = [str(g.game.key(code)) for code in targets(g, seat, squares_in_reach(g, seat, far))]
    places = [strength_of(g, SQUARE[key.split(":")[2]]) for key in keys if not key.startswith("target:heroes")]
    if not places:
        return Outlook("attack-heroes", {"number": len(keys)})
    return Outlook("attack", {"number": len(keys), "strength": min(places)})


def ambush(g: Battalia, after: Battalia | None, seat: int, parts: list[str]) -> Outlook:
    """BA-190: the card is gone for good; so many can be laid for it."""
    player = g.seats[seat]
    room = 3 - len(player.ambush)
    lies = sum(bool(is_battle_card(card)) for card in player.hand) - int(is_battle_card(CARD[parts[0]]))
    number = min(room, lies, 3 if parts[0] == "chest" else 1)
    return Outlook("ambush", {"number": number, "laid": len(player.ambush), "cards": deck_size(g, seat) - 1})


def tent(g: Battalia, after: Battalia | None, seat: int, parts: list[str]) -> Outlook:
    """BA-195, BA-057."""
    return Outlook("tent", {"number": 2 if g.day_of_type(TENT) else 1, "tents": len(g.seats[seat].tents) + 1})


def strike(g: Battalia, after: Battalia | None, seat: int, parts: list[str]) -> Outlook:
    """BA-196: to hand, and what stays in the tent."""
    found = next(one for one in g.seats[seat].tents if one.nr == int(parts[0]))
    return Outlook("strike", {"number": len(g.seats[seat].hand) + 1, "left": len(found.cards) - 1})


# Preparing and playing


def use(g: Battalia, after: Battalia | None, seat: int, parts: list[str]) -> Outlook | None:
    """BA-087: what the item counts as; an Amulet is rolled, a Fanatic wants a sacrifice."""
    card = CARD.get(parts[0], -1)
    if len(parts) == 1 and type_of(card) == AMULET:
        return Outlook("roll-amulet", {"lit": int(g.day_of_type(AMULET))}, DICE)
    if len(parts) == 1 and is_fanatic(card):
        return Outlook("double", {"type": RANKS[card // 8], "cards": deck_size(g, seat) - 1})
    if after is None or parts[0] == "eclipse":
        return Outlook("eclipse", {})
    old = Counter(int(item.key) for item in g.seats[seat].prepared)
    now = Counter(int(item.key) for item in after.seats[seat].prepared)
    new = next((item for item in after.seats[seat].prepared if now[int(item.key)] > old[int(item.key)]), None)
    return None if new is None else Outlook("use", {"type": MEANINGS[new.meaning], "number": int(new.count)})


def play(g: Battalia, after: Battalia | None, seat: int, parts: list[str]) -> Outlook:
    """BA-260: what the Great Artefact does; it comes back with the deck."""
    return Outlook("great", {"card": parts[0].removeprefix("twin=")})


# Marketplaces, valley, neutral characters


def trade(g: Battalia, after: Battalia | None, seat: int, parts: list[str]) -> Outlook:
    """BA-343: what comes to hand, and what is left of it."""
    if parts[0] == "dust":
        return Outlook("trade-dust", {"left": supplies(g, seat) - 2, "cards": deck_size(g, seat) - 1})
    if parts[0] == "chest":
        pile = g.piles[ARTEFACT_PILE + TYPES.index(parts[1])]
        return Outlook("trade-chest", {"card": CREATION_CARDS[pile[0]], "number": len(pile)}, CARDS)
    return Outlook("trade", {"number": g.seats[seat].hand.count(CHEST) + 1, "chests": int(g.chests) - 1})


def explore(g: Battalia, after: Battalia | None, seat: int, parts: list[str]) -> Outlook:
    return Outlook("explore", {"number": len(g.down)}, CARDS)


def income(g: Battalia, after: Battalia | None, seat: int, parts: list[str]) -> Outlook:
    """BA-475: once a turn, to hand."""
    return Outlook("income", {"type": parts[0], "number": len(g.seats[seat].hand) + 1})


def bonus(g: Battalia, after: Battalia | None, seat: int, parts: list[str]) -> Outlook:
    """BA-485: the die names a gate."""
    steps = means(g.seats[seat].hero(HEROES.index(parts[0])))
    return Outlook("bonus", {"number": steps}, DICE)


def bridge(g: Battalia, after: Battalia | None, seat: int, parts: list[str]) -> Outlook:
    """BA-490 to BA-492."""
    if parts[0] == "give":
        return Outlook("bridge-give", {"cards": deck_size(g, seat) - 1, **standing(g, seat, 1)})
    if parts[0] == "exchange":
        return Outlook("bridge-exchange", {"number": len(g.display)})
    squares, down = [SQUARE[name] for name in parts[1:]], 2 if len(parts) == 2 else 1
    lost = sum(int(g.level[square]) >= 4 > int(g.level[square]) - down for square in squares)
    return Outlook("bridge-lower", {**standing(g, seat, -2, -lost), "number": len(g.display)})


def homage(g: Battalia, after: Battalia | None, seat: int, parts: list[str]) -> Outlook:
    """BA-432, BA-433: what she gives on this terrain, for a card."""
    gift = FACTIONS[terrain_of(g.card[g.metamorphia])]
    return Outlook("homage", {"gift": gift, "number": len(g.seats[seat].hand) - 1})


def elixir(message: str) -> Teller:
    """BA-440, BA-442: what it does."""

    def teller(g: Battalia, after: Battalia | None, seat: int, parts: list[str]) -> Outlook:
        return Outlook(message, {"elixir": parts[0]})

    return teller


def summer(g: Battalia, after: Battalia | None, seat: int, parts: list[str]) -> Outlook:
    """BA-387: Sunblessed draw a card."""
    player = g.seats[seat]
    return Outlook("draw", {"number": len(player.hand) + 1, "nation": len(player.nation)}, CARDS)


MENU: Final[dict[tuple[str, str], Teller]] = {
    ("main", "pass"): end_turn,
    ("main", "hire"): hire(0),
    ("main", "harbour"): hire(1),
    ("main", "acquire"): acquire,
    ("main", "road"): road,
    ("main", "city"): city,
    ("main", "upgrade"): rise,
    ("main", "masons"): rise,
    ("main", "residence"): rise,
    ("main", "capital"): rise,
    ("main", "hero"): new_hero,
    ("main", "move"): move,
    ("main", "step"): step,
    ("main", "gate"): gate,
    ("main", "attack"): attack,
    ("main", "ambush"): ambush,
    ("main", "tent"): tent,
    ("main", "strike"): strike,
    ("main", "use"): use,
    ("main", "play"): play,
    ("main", "market"): market,
    ("main", "trade"): trade,
    ("main", "explore"): explore,
    ("main", "income"): income,
    ("main", "bonus"): bonus,
    ("main", "bridge"): bridge,
    ("main", "homage"): homage,
    ("main", "elixir"): elixir("elixir"),
    ("main", "drink"): elixir("drink"),
    ("main", "ability"): summer,
    ("window1", "drink"): elixir("drink"),
}
