"""Week cards and replenishment (MH-121, MH-550 to MH-555)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.core.chance import draw
from rulewright.core.frame import ask_seat, call, go_to, leave, step, steps
from rulewright.games.heroes.armies import (
    PILE_NAMES,
    basic_types,
    flip_up,
    power,
    refill,
    seat_of_hero,
)
from rulewright.games.heroes.content import TIERS
from rulewright.games.heroes.decisions import TURN_RULE, Choice, strongest_unit
from rulewright.games.heroes.ids import CARAVAN, CHAMPIONS, DRAGON, DRAGON_LINKS, UNDERDOG, WOODCUTTER
from rulewright.games.heroes.options import SKIP, TRAIN
from rulewright.games.heroes.rounds.frames import Week, WeekTrain
from rulewright.games.heroes.state import NOBODY, Heroes
from rulewright.kit.masks import bit


def reveal_week(frame: Week, g: Heroes) -> None:
    """MH-121: the top card stays in force until the next one is revealed (MH-142)."""
    g.round_of_game += 1
    if g.week_deck:
        g.barrier += 1
        g.week = g.week_deck.pop(0)
        g.tell("week_begins", g.week, g.round_of_game)


def begin_week(frame: Week, g: Heroes) -> None:
    """MH-550: the effect first; then come the tokens, one after the other."""
    if g.week < 0:
        return
    frame.left = g.tables.replenish[g.week][:]
    if g.week == CHAMPIONS:
        train = WeekTrain()
        for at in range(g.players):
            train.heroes += [int(hero.hero) for hero in g.seats[(g.first_player + at) % g.players].heroes]
        call(g, train)
        return
    for at in range(g.players):
        seat = (g.first_player + at) % g.players
        gold, resources = gains_of_week(g, seat)
        if gold or resources:
            g.seats[seat].gold += gold
            g.seats[seat].resources += resources
            g.tell_all("receives", [int(g.week)], seat, gold, resources)


def gains_of_week(g: Heroes, seat: i64) -> tuple[int, int]:
    """The gold and resources that the present week brings a player when it is revealed."""
    if g.week == CARAVAN:
        return 2, 0
    if g.week == WOODCUTTER:
        return 0, 2
    if g.week == DRAGON:
        codes = g.map().codes
        links = [site for site, owner in enumerate(g.owners) if owner == seat and codes[site] == DRAGON_LINKS]
        return 3 * len(links), 0
    if g.week == UNDERDOG:
        fewest = min([int(power(g, other)) for other in range(g.players)])
        return (3, 1) if power(g, seat) == fewest else (0, 0)
    return 0, 0


def replenish(frame: Week, g: Heroes) -> None:
    """MH-552: one token after the other on an eligible symbol; its location becomes fresh."""
    placed: i64 = 0
    while frame.left:
        colour = frame.left.pop(0)
        sites = eligible(g, colour)
        if not sites:
            continue
        refill(g, PILE_NAMES[colour], g.piles[colour], g.spent_trophies[colour])
        if g.piles[colour]:
            place_token(g, colour, sites)
            placed += 1
    g.tell("replenished", placed)
    leave(g)


def place_token(g: Heroes, colour: i64, sites: list[int]) -> None:
    """MH-007, MH-233, MH-552: at random, if there is a choice."""
    board = g.map()
    site: i64 = sites[0]
    if len(sites) > 1:
        site = board.symbol_at[draw(g, f"symbol-{PILE_NAMES[colour]}", [board.symbols[one] for one in sites])]
    g.barrier += 1
    g.guards[site] = g.piles[colour].pop(0)
    g.spent &= ~bit(site)
    g.tell("token_placed", g.guards[site], board.symbols[site])


def eligible(g: Heroes, colour: i64) -> list[int]:
    """MH-551: sites without a token, a hero, a capital or an owner."""
    board = g.map()
    taken: list[int] = []
    for player in g.seats:
        taken.append(player.capital)
        taken += [int(hero.at) for hero in player.heroes]
    found: list[int] = []
    for site, own in enumerate(board.colours):
        free = board.symbols[site] not in taken and board.squares[site] not in taken
        if own == colour and free and g.guards[site] < 0 and g.owners[site] == NOBODY:
            found.append(site)
    return found


steps(Week, step("reveal", reveal_week), step("effect", begin_week), step("replenish", replenish))


class WeekTrainChoice(Choice[WeekTrain]):
    """week_train (MH-554): `train:UNIT`, `skip`."""

    def options(self, g: Heroes, frame: WeekTrain, seat: i64) -> list[int]:
        return [*basic_types(g.find(frame.heroes[0]), TRAIN), int(SKIP)]

    def default(self, g: Heroes, frame: WeekTrain, seat: i64) -> i64:
        return strongest_unit(g, self.options(g, frame, seat), TRAIN, SKIP)


WEEK_TRAIN: Final = WeekTrainChoice("week_train", ("MH-554",), TURN_RULE)


def ask_champion(frame: WeekTrain, g: Heroes) -> None:
    """MH-554: each hero with a basic unit, from the first player clockwise."""
    while frame.heroes and not basic_types(g.find(frame.heroes[0]), TRAIN):
        del frame.heroes[0]
    if frame.heroes:
        ask_seat(g, frame, WEEK_TRAIN, seat_of_hero(g, frame.heroes[0]))
    else:
        leave(g)


def train_champion(frame: WeekTrain, g: Heroes) -> None:
    hero = g.find(frame.heroes.pop(0))
    seat = seat_of_hero(g, hero.hero)
    code = g.answers[seat]
    go_to(frame, "train")
    if code != SKIP:
        flip_up(hero, (code - TRAIN) % TIERS)
        g.tell_all("trains", [0], seat, code - TRAIN, hero.hero)


steps(WeekTrain, step("train", ask_champion, train_champion))
