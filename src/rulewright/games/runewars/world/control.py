"""Control: who controls what, and what follows from it; values that every chapter asks (RW-005 to RW-015, RW-260 to
RW-268, RW-525, RW-630). Nothing here asks a player.

`settle` is called after every completed change of units, strongholds, heroes or runes.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.core.frame import finish
from rulewright.core.narration import MessageKind
from rulewright.games.runewars.battle.frames import Battle
from rulewright.games.runewars.board import border_between
from rulewright.games.runewars.content import (
    DRAGON_RUNE,
    FIRST_HOME_AREA,
    HOME_FACTION,
    LABEL_STRIDE,
    MOUNTAIN,
    NONE,
    ROUTED,
    WATER,
)
from rulewright.games.runewars.frames import Frame
from rulewright.games.runewars.ids import AREA_COUNT, BEASTMAN, DRAGON_THRONE, HERO_COUNT
from rulewright.games.runewars.seasons.frames import Season
from rulewright.games.runewars.state import BY_LAST_PLAYER, BY_RUNES, BY_YEARS, PLAYING, Runewars
from rulewright.games.runewars.world.decks import conceal
from rulewright.games.runewars.world.hero_changes import remove_hero
from rulewright.kit.masks import bit
from rulewright.kit.piles import insert, shuffle_in

MESSAGES: Final[dict[str, MessageKind]] = {
    "eliminated": MessageKind(("seat",), "RW-635"),
}
FIRST_NEUTRAL_LABEL: Final[i64] = BEASTMAN * LABEL_STRIDE
BEFORE_RETURN: Final = ("own_stronghold", "return", "called_off")
"""What a battle does next while the control of the defender has ended and the units of the winner are not back."""

# Players


def left_of(g: Runewars, seat: i64) -> i64:
    """The next player clockwise who is still in the game (RW-909); the seat itself if he is alone."""
    other = seat
    for _ in range(g.players):
        other = other + 1 if other + 1 < g.players else 0
        if not g.seats[other].eliminated:
            return other
    return seat


def clockwise_from(g: Runewars, seat: i64) -> list[int]:
    """The players in the game, clockwise, beginning with a seat."""
    seats: list[int] = []
    other = seat
    for _ in range(g.players):
        if not g.seats[other].eliminated:
            seats.append(other)
        other = other + 1 if other + 1 < g.players else 0
    return seats


def players_left(g: Runewars) -> i64:
    """The players who are still in the game, as a bit mask of seats."""
    seats: i64 = 0
    for seat in range(g.players):
        if not g.seats[seat].eliminated:
            seats |= 1 << seat
    return seats


def seat_of(g: Runewars, faction: i64) -> i64:
    """The seat that plays a faction and is still in the game; NONE for neutral units and absent factions."""
    for number in range(g.players):
        seat = g.seats[number]
        if seat.faction == faction and not seat.eliminated:
            return number
    return NONE


def turn_order(g: Runewars, by_active: bool) -> list[int]:
    """RW-110, RW-111: players by Order number, influence, starting influence, clockwise from the First Player.

    With `by_active` the active Order cards count (step 3), else those of the previous season (the Season step).
    """
    ranked: list[tuple[int, int, int, int, int]] = []
    for place, seat in enumerate(clockwise_from(g, g.first_player)):
        player = g.seats[seat]
        number = player.active if by_active else player.last_order
        start = g.tables.start_influence[player.faction]
        ranked.append((number, -player.influence, -start, place, seat))
    ranked.sort()
    return [entry[4] for entry in ranked]


def fixed_turn_order(g: Runewars, by_active: bool) -> list[int]:
    """RW-113: the turn order of this step, as it was when it was fixed: influence won or spent since changes nothing.

    Those who have had their turn come first; among them, where no frame keeps the order, RW-110 decides as it is now.
    """
    order = turn_order(g, by_active)
    for frame in g.stack:
        if isinstance(frame, Season):
            return [seat for seat in order if seat not in frame.order] + frame.order
    return order


# Areas


def controller(g: Runewars, area: i64) -> i64:
    """RW-008, RW-009: the seat that controls an area; NONE if nobody does."""
    if area == g.contested:
        return g.contested_by
    labels = g.units[area]
    if labels:
        # Neutral units come last in the order of labels.
        first: i64 = labels[0]
        if first < FIRST_NEUTRAL_LABEL:
            return seat_of(g, first // (4 * LABEL_STRIDE))
    holder: i64 = g.stronghold[area]
    if holder != NONE:
        return holder
    return seat_of(g, HOME_FACTION[area]) if area >= FIRST_HOME_AREA else NONE


def controllers(g: Runewars) -> list[int]:
    """The controller of every area, by area."""
    owners: list[int] = [-1] * AREA_COUNT
    for area in g.board.areas:
        owners[area] = controller(g, area)
    return owners


def controlled(g: Runewars, seat: i64) -> list[int]:
    """The areas that a player controls, in map order."""
    return [area for area in g.board.areas if controller(g, area) == seat]


def controls_any(g: Runewars, seat: i64) -> bool:
    """Whether a player controls an area at all."""
    for area in g.board.areas:
        if controller(g, area) == seat:
            return True
    return False


def is_home(g: Runewars, area: i64) -> bool:
    """Whether an area belongs to the home realm of a player still in the game (RW-009, RW-914)."""
    return area >= FIRST_HOME_AREA and seat_of(g, HOME_FACTION[area]) != NONE


def is_neutral_area(g: Runewars, area: i64) -> bool:
    """RW-011: neutral units, and nobody controls it."""
    return bool(g.units[area]) and controller(g, area) == NONE


def is_empty(g: Runewars, area: i64) -> bool:
    """RW-011: outside all home realms, without units and stronghold."""
    return not g.units[area] and g.stronghold[area] == NONE and not is_home(g, area) and area != g.contested


def units_of(g: Runewars, seat: i64, area: i64) -> list[int]:
    """RW-262: the units of a player in an area, allied neutrals included; not to be changed by the caller."""
    return g.units[area] if controller(g, area) == seat else []


def heroes_of(g: Runewars, seat: i64) -> list[int]:
    """The heroes that a player controls, in order (RW-904)."""
    return [hero for hero in range(HERO_COUNT) if g.hero_seat[hero] == seat]


def strongholds_of(g: Runewars, seat: i64) -> list[int]:
    """The areas with a stronghold of a player, in map order."""
    return [area for area in g.board.areas if g.stronghold[area] == seat]


def yields(g: Runewars, area: i64, resource: i64) -> i64:
    """RW-711: what an area provides, a Village included."""
    village = 1 if g.token[area] == resource and g.token_up >> area & 1 else 0
    return g.tables.yields[area * 3 + resource] + village


def harvest_of(g: Runewars, seat: i64, resource: i64) -> i64:
    """RW-158: what all areas of a player provide."""
    total: i64 = 0
    for area in g.board.areas:
        if controller(g, area) == seat:
            total += yields(g, area, resource)
    return total


# Borders (RW-005, RW-226, RW-227)


def open_borders(g: Runewars, seat: i64) -> i64:
    """Border types that do not stop a player's figures now, as bits: ice, Mountain Pass, Frozen Ford."""
    opened: i64 = WATER if g.ice else 0
    if g.turn_seat == seat:
        if g.mountain:
            opened |= MOUNTAIN
        if g.water:
            opened |= WATER
    return opened


def can_cross(g: Runewars, unit: i64, area: i64, other: i64, opened: i64) -> bool:
    """Whether a unit can cross the border between two adjacent areas; `opened` from `open_borders`."""
    return bool(g.tables.flying[unit]) or border_between(g.board, area, other) & ~opened == 0


# Figures


def supply(g: Runewars, unit: i64) -> i64:
    """RW-605: the figures of a unit that are in no area and no frame."""
    left: i64 = g.tables.figures[unit]
    for area in g.board.areas:
        for label in g.units[area]:
            if label // LABEL_STRIDE == unit:
                left -= 1
    for frame in g.stack:
        if isinstance(frame, Frame):
            for label in frame.held():
                if label // LABEL_STRIDE == unit:
                    left -= 1
    return left


def put_units(g: Runewars, area: i64, labels: list[int]) -> None:
    for label in labels:
        insert(g.units[area], label)


def rout_in_area(g: Runewars, area: i64, label: i64) -> None:
    g.units[area].remove(label)
    insert(g.units[area], label + ROUTED)


def attribute(g: Runewars, hero: i64, kind: i64) -> i64:
    """RW-427: an attribute of a hero, training included."""
    return g.tables.attributes[hero * 3 + kind] + g.training[hero * 3 + kind]


def remove_stronghold(g: Runewars, area: i64) -> None:
    """RW-400: the stronghold goes back to its owner's supply, its development with it."""
    g.stronghold[area] = NONE
    g.development[area] = NONE
    g.damaged &= ~bit(area)


# Looking at runes, victory


def settle(g: Runewars) -> None:
    """After a change: players look at the runes that they can see now (RW-525), and somebody may have won (RW-630).

    While a movement is being entered nothing is looked at (RW-231, RW-235), nor while a battle is won but its winner
    has not returned to the area (RW-338 to RW-340); the end of either settles.
    """
    if g.over or g.seats[0].faction == NONE:
        return
    for frame in g.stack:
        if isinstance(frame, Frame) and frame.moving():
            return
        if isinstance(frame, Battle) and awaits_return(frame):
            return
    look_at_runes(g)
    if g.contested == NONE:
        check_victory(g)


def awaits_return(battle: Battle) -> bool:
    """RW-338 to RW-340: between the end of the defender's control and the return of the winner to the area."""
    return battle.decided and battle.at < len(battle.STEP_NAMES) and battle.STEP_NAMES[battle.at] in BEFORE_RETURN


def look_at_runes(g: Runewars) -> None:
    """RW-525: controllers and heroes on the spot see the token at once; that ends free undo."""
    for area in g.board.areas:
        if g.rune[area]:
            owner = controller(g, area)
            if owner != NONE:
                see_rune(g, owner, area)
    for hero in range(HERO_COUNT):
        seat: i64 = g.hero_seat[hero]
        if seat != NONE and g.hero_area[hero] != NONE and g.rune[g.hero_area[hero]]:
            see_rune(g, seat, g.hero_area[hero])


def see_rune(g: Runewars, seat: i64, area: i64) -> None:
    """A seat learns the face of the rune in an area."""
    if not g.seats[seat].seen >> area & 1:
        g.seats[seat].seen |= bit(area)
        g.barrier += 1


def forget_rune(g: Runewars, area: i64) -> None:
    """RW-527: nobody knows the face of the rune in an area any more (or there is none)."""
    for seat in g.seats:
        seat.seen &= ~bit(area)


def dragon_runes(g: Runewars, seat: i64) -> i64:
    """RW-630, RW-710: dragon runes in the areas of a player, and the Dragon Throne."""
    return dragon_runes_of_all(g)[seat]


def dragon_runes_of_all(g: Runewars) -> list[int]:
    """The dragon runes of every player, by seat."""
    runes: list[int] = [0] * g.players
    for area in g.board.areas:
        here: i64 = 1 if g.rune[area] == DRAGON_RUNE else 0
        if g.token[area] == DRAGON_THRONE and g.token_up >> area & 1:
            here += 1
        if here:
            owner = controller(g, area)
            if owner != NONE:
                runes[owner] += here
    return runes


def runes_by_source(g: Runewars, seat: i64) -> list[int]:
    """RW-630, RW-710: dragon runes in the own home realm, in those of others, elsewhere; the Dragon Throne."""
    found = [0, 0, 0, 0]
    for area in g.board.areas:
        if controller(g, area) != seat:
            continue
        if g.rune[area] == DRAGON_RUNE:
            home = HOME_FACTION[area]
            found[0 if home == g.seats[seat].faction else 2 if home < 0 else 1] += 1
        if g.token[area] == DRAGON_THRONE and g.token_up >> area & 1:
            found[3] += 1
    return found


def check_victory(g: Runewars) -> None:
    """RW-630, RW-631, RW-752: six dragon runes win at once, seven in the harder game."""
    needed: i64 = 7 if g.epic else 6
    runes = dragon_runes_of_all(g)
    if max(runes) < needed:
        return
    reached = [seat for seat in fixed_turn_order(g, g.turn_seat != NONE) if runes[seat] >= needed]
    if reached:
        end_game(g, BY_RUNES, g.turn_seat if g.turn_seat in reached else reached[0])


def starting_influence(g: Runewars, seat: i64) -> int:
    """What the faction sheet of a player gives at the start; nothing before there is one."""
    faction = g.seats[seat].faction
    return 0 if faction == NONE else int(g.tables.start_influence[faction])


def end_game(g: Runewars, reason: i64, winner: i64) -> None:
    """RW-630, RW-637, RW-640, RW-641: the game is over; all runes are turned up. `winner` NONE: the best place wins."""
    if g.ended != PLAYING:
        return
    g.ended = reason
    scores = dragon_runes_of_all(g)
    ranks: list[tuple[int, int, int, int]] = []
    for seat in range(g.players):
        player = g.seats[seat]
        first = 1 if seat == winner else 0
        rank = (first, scores[seat], int(player.influence), starting_influence(g, seat))
        ranks.append((-1, 0, 0, 0) if player.eliminated else rank)
    g.final_scores = scores
    g.places = [1 + sum(1 for other in ranks if other > rank) for rank in ranks]
    g.winners = 0
    for seat in range(g.players):
        if g.places[seat] == 1:
            g.winners |= 1 << seat
    g.barrier += 1
    g.tell("game_ends")
    reasons = {int(BY_RUNES): "won_by_runes", int(BY_YEARS): "won_by_years", int(BY_LAST_PLAYER): "won_as_last"}
    for seat in range(g.players):
        if g.winners >> seat & 1:
            g.tell(reasons[int(reason)], seat, scores[seat])
    for seat in range(g.players):
        more = [g.places[seat], starting_influence(g, seat), *runes_by_source(g, seat)]
        g.tell_all("final_count", more, seat, scores[seat], g.seats[seat].influence)
    finish(g)


# Order cards (RW-114, RW-117, RW-118, RW-157)

STRATEGIZE_CARD: Final[i64] = 1
MOBILIZE_CARD: Final[i64] = 2
CONQUER_CARD: Final[i64] = 3
HARVEST_CARD: Final[i64] = 4
RECRUIT_CARD: Final[i64] = 5
RALLY_CARD: Final[i64] = 6
POWER_CARD: Final[i64] = 7
FORTIFY_CARD: Final[i64] = 8
MOVING_ORDERS: Final[i64] = 0b1110
"""Strategize, Mobilize and Conquer: what Stormy Weather forbids."""


def has_supremacy(g: Runewars, seat: i64) -> bool:
    """RW-117: the active Order card is higher than every other card that the player has used this year."""
    player = g.seats[seat]
    return player.active != NONE and player.used >> (player.active + 1) == 0


def conquers_with_bonus(g: Runewars) -> bool:
    """RW-157: the bonus of Conquer works by itself whenever the current player qualifies."""
    return g.turn_order == CONQUER_CARD and has_supremacy(g, g.turn_seat)


def allowed_orders(g: Runewars, seat: i64) -> i64:
    """RW-114: the cards in hand but forbidden ones; all of them if nothing else is left."""
    hand = g.seats[seat].orders
    allowed = hand & ~MOVING_ORDERS if g.order_ban >> seat & 1 else hand
    return allowed if allowed else hand


# Elimination (RW-635 to RW-637)


def eliminate(g: Runewars) -> None:
    """RW-635 to RW-637: who controls no area is out; a player who is left alone wins at once."""
    for seat in clockwise_from(g, g.first_player):
        if not controls_any(g, seat):
            g.tell("eliminated", seat)
            remove_player(g, seat)
    remaining = clockwise_from(g, g.first_player)
    if len(remaining) == 1:
        end_game(g, BY_LAST_PLAYER, remaining[0])


def remove_player(g: Runewars, seat: i64) -> None:
    """RW-635, RW-909: his tokens leave the board, his Titles lie on the table again with their influence."""
    player = g.seats[seat]
    player.eliminated = True
    player.objective = NONE
    for area in g.board.areas:
        g.activated[area] &= ~(1 << seat)
    for title in range(len(g.title_seat)):
        if g.title_seat[title] == seat:
            g.title_seat[title] = NONE
    return_cards(g, seat)


def return_cards(g: Runewars, seat: i64) -> None:
    """RW-635: his Tactics, Quest, Reward and Hero cards are shuffled into their decks, in this order."""
    player = g.seats[seat]
    heroes = heroes_of(g, seat)
    rewards: list[int] = []
    for hero in heroes:
        rewards += remove_hero(g, hero)
    for reward in rewards:
        conceal(g, reward)
    for quest in player.quests:
        g.shown_quests &= ~bit(quest)
    shuffle_in(g, "tactics", g.tactics_deck, player.tactics)
    shuffle_in(g, "quests", g.quest_deck, player.quests)
    shuffle_in(g, "rewards", g.reward_deck, rewards)
    shuffle_in(g, "heroes", g.hero_deck, heroes)
    player.tactics = []
    player.fresh = []
    player.quests = []
