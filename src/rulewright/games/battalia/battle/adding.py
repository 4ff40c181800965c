"""Cards added to a battle line (BA-153 to BA-156, D-70, D-74): what fits, and what each card does when it is added."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.core.chance import roll
from rulewright.core.frame import ask_seat, call, go_to, leave, step, steps
from rulewright.games.battalia.battle.battle import battle_of
from rulewright.games.battalia.battle.frames import (
    AS_GREAT,
    AS_HORSE,
    AS_ROYAL,
    AS_UNIT,
    AS_WEAPON,
    ATTACK,
    DEFENCE,
    SPENT,
    Anew,
    Battle,
    Entry,
    MaskOfZion,
    Offering,
    Opening,
    Raise,
    Talisman,
)
from rulewright.games.battalia.battle.strength import (
    counts_as_unit,
    losing_side,
    side_of,
    tell_totals,
    valley_is_involved,
)
from rulewright.games.battalia.battle.tents import take_out
from rulewright.games.battalia.board import on_native
from rulewright.games.battalia.content import (
    AMULET,
    FIRST_ARTEFACT,
    FIRST_GREAT,
    HORSE,
    LORD,
    SCROLL,
    TITLE,
    WEAPON,
    is_faction_unit,
    is_fanatic,
    is_unit,
    rank_of,
    terrain_of,
    type_of,
)
from rulewright.games.battalia.content import AS_HORSE as MEANS_HORSE
from rulewright.games.battalia.content import AS_WEAPON as MEANS_WEAPON
from rulewright.games.battalia.decisions import Choice, ask_of_hand
from rulewright.games.battalia.ids import ARROW, BAR, BOOK, CROWN, EMB, SHIELD, SWORD, TWIN
from rulewright.games.battalia.ids import MASK as MASK_CARD
from rulewright.games.battalia.items import (
    CARDLIKE,
    MOST_ATTACHED,
    SIMPLE_SOURCES,
    UNIT_KEYS,
    card_of,
    copy_of,
    great_of,
    is_crown_source,
    is_title_source,
    item_of_source,
    source_of,
    unit_key,
)
from rulewright.games.battalia.lines.preparing import (
    amulet_meanings,
    sacrifices,
    sacrifices_from_elsewhere,
    title_worth,
)
from rulewright.games.battalia.lines.windows import drink, drink_options, is_drink
from rulewright.games.battalia.options import (
    ABILITY,
    ADD,
    ADD_TO,
    AMBUSH,
    AMBUSH_COPY,
    AMBUSH_TO,
    AS,
    DONE,
    MASK,
    NO,
    ROLL,
    SACRIFICE,
    STRIKE,
    STRIKE_TO,
)
from rulewright.games.battalia.purse import find_prepared, is_splittable
from rulewright.games.battalia.setting import BASIC
from rulewright.games.battalia.state import BY_AMULET, BY_CLONE, BY_FANATIC, Battalia
from rulewright.games.battalia.stock import acting, copied_greats, lose_into_limbo

FROM_HAND: Final[i64] = 0
FROM_AMBUSH: Final[i64] = 1
FROM_TENT: Final[i64] = 2


# What can be added


class Line:
    """What of a battle matters for adding: the own line's units that can be raised or copied, and the other side's."""

    def __init__(self, g: Battalia, battle: Battle, side: i64) -> None:
        self.raised: list[int] = []
        self.copied: list[int] = []
        for entry in battle.line(side):
            if counts_as_unit(entry) and is_faction_unit(entry.card) and len(entry.attached) < MOST_ATTACHED:
                key = key_of(entry)
                if key not in self.copied:
                    self.copied.append(int(key))
                if entry.times == 1 and entry.rank <= LORD and key not in self.raised:
                    self.raised.append(int(key))
        self.masked = bool(maskable(battle, side))
        self.sacrifices = 0


def key_of(entry: Entry) -> i64:
    """The key of a unit in a line."""
    return unit_key(entry.card, entry.times == 2, entry.attached)


def maskable(battle: Battle, side: i64) -> list[int]:
    """BA-279: the units of printed strength 3 or less in the other line."""
    found: list[int] = []
    for entry in battle.line(DEFENCE if side == ATTACK else ATTACK):
        if counts_as_unit(entry) and rank_of(entry.card) < LORD:
            key = key_of(entry)
            if key not in found:
                found.append(int(key))
    return found


def add_keys(
    g: Battalia, seat: i64, line: Line, card: i64, origin: i64, plain: i64, attached: i64, codes: list[int]
) -> None:
    """The keys with which one card can be added; `plain` and `attached` are the first codes of its source."""
    if card < FIRST_ARTEFACT:
        if not is_fanatic(card) or can_offer(g, seat, card, origin):
            codes.append(int(plain + card))
        return
    kind = type_of(card)
    if kind == WEAPON or kind == HORSE or kind == AMULET:
        codes.append(int(plain + card))
    elif kind == TITLE or kind == SCROLL or card == CROWN or card == BOOK:
        attach(line, source_of(card), attached, codes)
    elif card == SWORD or card == SHIELD or card == ARROW or (card == MASK_CARD and line.masked):
        codes.append(int(plain + card))
    elif card == TWIN:
        add_copies(g, seat, line, origin, plain, attached, codes)


def attach(line: Line, source: i64, attached: i64, codes: list[int]) -> None:
    """BA-214, BA-215: Titles and Crown on units of rank 1 to 3, Scrolls and Book on any faction unit."""
    units = line.raised if is_title_source(source) or is_crown_source(source) else line.copied
    for unit in units:
        codes.append(int(attached + source * UNIT_KEYS + unit))


def add_copies(g: Battalia, seat: i64, line: Line, origin: i64, plain: i64, attached: i64, codes: list[int]) -> None:
    """BA-564: the kept fate card as a Great Artefact of others."""
    for great in copied_greats(g, seat):
        if great == CROWN or great == BOOK:
            attach(line, source_of(copy_of(great)), attached, codes)
        elif great in (SWORD, SHIELD, ARROW) or (great == MASK_CARD and line.masked):
            if origin == FROM_AMBUSH:
                codes.append(int(AMBUSH_COPY + great - FIRST_GREAT))
            else:
                codes.append(int(plain + copy_of(great)))


def can_offer(g: Battalia, seat: i64, card: i64, origin: i64) -> bool:
    """BA-456, BA-558: whether a sacrifice from hand is possible for a Fanatic."""
    player = g.seats[seat]
    return bool(sacrifices(player, card) if origin == FROM_HAND else sacrifices_from_elsewhere(player))


def adding_options(g: Battalia, battle: Battle, side: i64) -> list[int]:
    """DECISIONS 6: all adding keys of a side."""
    seat = side_of(g, battle, side)
    player = g.seats[seat]
    line = Line(g, battle, side)
    codes: list[int] = []
    last = -1
    for card in player.hand:
        if card != last:
            add_keys(g, seat, line, card, FROM_HAND, ADD, ADD_TO, codes)
        last = card
    previous: i64 = -1
    for item in player.prepared:
        if item.key != previous and fits_in_battle(item.by, item.meaning):
            codes.append(int(ADD + item.key))
            previous = item.key
    last = -1
    for card in player.ambush:
        if card != last:
            add_keys(g, seat, line, card, FROM_AMBUSH, AMBUSH, AMBUSH_TO, codes)
        last = card
    for tent in player.tents:
        if tent.fresh:
            continue
        plain = STRIKE + (tent.nr - 1) * CARDLIKE
        attached = STRIKE_TO + (tent.nr - 1) * SIMPLE_SOURCES * UNIT_KEYS
        last = -1
        for card in tent.cards:
            if card != last:
                add_keys(g, seat, line, card, FROM_TENT, plain, attached, codes)
            last = card
    if can_use_ability(g, battle, side, seat):
        codes.append(int(ABILITY))
    codes += drink_options(g, seat)
    return codes


def fits_in_battle(by: i64, meaning: i64) -> bool:
    """BA-088: a doubled Fanatic, a clone, and an Amulet that stands for a unit, Weapon or Horse."""
    if by == BY_FANATIC or by == BY_CLONE:
        return True
    return by == BY_AMULET and (meaning <= LORD or meaning == MEANS_WEAPON or meaning == MEANS_HORSE)


def can_use_ability(g: Battalia, battle: Battle, side: i64, seat: i64) -> bool:
    """BA-387: Emberians in an attack, Baerfolk in a defence in which a hero on native terrain takes part."""
    player = g.seats[seat]
    if g.setting.mode == BASIC or valley_is_involved(g, battle):
        return False
    if side == ATTACK:
        return player.faction == EMB and not player.used_ability and on_native(g, seat)
    if player.faction != BAR or acting(g) in player.guarded or not battle.defending:
        return False
    return terrain_of(g.card[battle.square]) == player.faction


# Adding


def add(g: Battalia, battle: Battle, side: i64, code: i64) -> None:
    """One adding key is carried out."""
    seat = side_of(g, battle, side)
    if code == ABILITY:
        use_ability(g, battle, side, seat)
    elif is_drink(code):
        drink(g, seat, code)
        tell_totals(g, battle)
    elif code >= STRIKE_TO:
        number = (code - STRIKE_TO) // UNIT_KEYS
        source = number % SIMPLE_SOURCES
        take_out(g, seat, number // SIMPLE_SOURCES + 1, card_of(item_of_source(source)))
        attach_to(g, battle, side, source, (code - STRIKE_TO) % UNIT_KEYS)
    elif code >= AMBUSH_TO:
        source = (code - AMBUSH_TO) // UNIT_KEYS
        g.seats[seat].ambush.remove(card_of(item_of_source(source)))
        attach_to(g, battle, side, source, (code - AMBUSH_TO) % UNIT_KEYS)
    elif code >= ADD_TO:
        source = (code - ADD_TO) // UNIT_KEYS
        g.seats[seat].hand.remove(card_of(item_of_source(source)))
        attach_to(g, battle, side, source, (code - ADD_TO) % UNIT_KEYS)
    elif code >= ADD and code - ADD >= CARDLIKE:
        add_prepared(g, battle, side, seat, code - ADD)
    else:
        add_card(g, battle, side, seat, code)


def cardlike_of(code: i64) -> i64:
    """The card, or copy, that an adding key names."""
    if code >= ADD:
        return code - ADD
    if code >= STRIKE:
        return (code - STRIKE) % CARDLIKE
    return copy_of(code - AMBUSH_COPY + FIRST_GREAT) if code >= AMBUSH_COPY else code - AMBUSH


def take_away(g: Battalia, seat: i64, code: i64) -> bool:
    """Takes the card of an adding key from where it lies; False if it is there no more (BA-364)."""
    player = g.seats[seat]
    card = card_of(cardlike_of(code))
    if code >= ADD:
        if card not in player.hand:
            return False
        player.hand.remove(card)
    elif code >= STRIKE:
        nr = (code - STRIKE) // CARDLIKE + 1
        if not is_in_tent(g, seat, nr, card):
            return False
        take_out(g, seat, nr, card)
    else:
        player.ambush.remove(card)
    return True


def is_in_tent(g: Battalia, seat: i64, nr: i64, card: i64) -> bool:
    for tent in g.seats[seat].tents:
        if tent.nr == nr and card in tent.cards:
            return True
    return False


def new_entry(battle: Battle, side: i64, card: i64, kind: i64, rank: i64, owner: i64) -> Entry:
    """A card is laid in a line."""
    entry = Entry()
    entry.card = card
    entry.kind = kind
    entry.rank = rank
    entry.owner = owner
    battle.line(side).append(entry)
    return entry


def add_card(g: Battalia, battle: Battle, side: i64, seat: i64, code: i64) -> None:
    """BA-153: a card from hand, ambush or tent; Fanatics, Amulets and the Mask ask more."""
    cardlike = cardlike_of(code)
    if cardlike < FIRST_ARTEFACT and is_fanatic(cardlike):
        offering = Offering()
        offering.side = side
        offering.card = cardlike
        offering.source = code
        call(g, offering)
        return
    take_away(g, seat, code)
    g.barrier += 1
    g.tell("adds", seat, card_of(cardlike))
    great = great_of(cardlike)
    if type_of(cardlike) == AMULET:
        roll_talisman(g, seat, side, cardlike)
    elif great == MASK_CARD:
        new_entry(battle, side, cardlike, SPENT, 0, seat)
        mask = MaskOfZion()
        mask.side = side
        call(g, mask)
    elif great >= 0:
        new_entry(battle, side, cardlike, AS_GREAT, 0, seat)
    elif cardlike < FIRST_ARTEFACT:
        kind = AS_UNIT if is_unit(cardlike) else AS_ROYAL
        new_entry(battle, side, cardlike, kind, rank_of(cardlike) + 1, seat)
    else:
        new_entry(battle, side, cardlike, AS_WEAPON if type_of(cardlike) == WEAPON else AS_HORSE, 0, seat)
    if type_of(cardlike) != AMULET:
        tell_totals(g, battle)


def add_prepared(g: Battalia, battle: Battle, side: i64, seat: i64, item: i64) -> None:
    """BA-088, BA-566: a doubled Fanatic or clone counts twice, of a half left once; an Amulet as what it stands for."""
    player = g.seats[seat]
    at = find_prepared(player, item)
    while not fits_in_battle(player.prepared[at].by, player.prepared[at].meaning):
        at += 1
    prepared = player.prepared[at]
    del player.prepared[at]
    g.barrier += 1
    if prepared.meaning <= LORD:
        entry = new_entry(battle, side, prepared.cards[0], AS_UNIT, prepared.meaning + 1, seat)
        entry.times = 2 if is_splittable(prepared) else 1
    else:
        kind = AS_WEAPON if prepared.meaning == MEANS_WEAPON else AS_HORSE
        new_entry(battle, side, prepared.cards[0], kind, 0, seat)
    g.tell("adds", seat, prepared.cards[0])
    tell_totals(g, battle)


def attach_to(g: Battalia, battle: Battle, side: i64, source: i64, unit: i64) -> None:
    """BA-214, BA-215, BA-057: a Title raises, the Crown makes a Lord, Scroll and Book copy."""
    for entry in battle.line(side):
        if counts_as_unit(entry) and key_of(entry) == unit:
            entry.attached.append(int(source))
            if is_title_source(source):
                entry.rank = min(LORD + 1, entry.rank + title_worth(g))
            elif is_crown_source(source):
                entry.rank = LORD + 1
            break
    g.barrier += 1
    g.tell("adds", side_of(g, battle, side), card_of(item_of_source(source)))
    tell_totals(g, battle)


def use_ability(g: Battalia, battle: Battle, side: i64, seat: i64) -> None:
    """BA-387: +3; Baerfolk once for each turn of an opponent."""
    if side == ATTACK:
        g.seats[seat].used_ability = True
        battle.attack_bonus += 3
    else:
        g.seats[seat].guarded.append(int(acting(g)))
        battle.defence_bonus += 3
    g.tell("uses-ability", seat)
    tell_totals(g, battle)


# The opening, and raising


class OpeningChoice(Choice[Opening]):
    """D-70: adding keys, `done`."""

    def options(self, g: Battalia, frame: Opening, seat: i64) -> list[int]:
        return [int(DONE), *adding_options(g, battle_of(g), ATTACK)]

    def default(self, g: Battalia, frame: Opening, seat: i64) -> i64:
        return DONE


OPENING: Final = OpeningChoice("opening", ("BA-155", "BA-153", "BA-154"), "BA-364", asks_single=True)


def ask_opening(frame: Opening, g: Battalia) -> None:
    ask_seat(g, frame, OPENING, acting(g))


def take_opening(frame: Opening, g: Battalia) -> None:
    """BA-155 step 2."""
    code = g.answers[acting(g)]
    if code == DONE:
        leave(g)
        return
    go_to(frame, "opening")
    add(g, battle_of(g), ATTACK, code)


steps(Opening, step("opening", ask_opening, take_opening))


class RaiseChoice(Choice[Raise]):
    """D-74: adding keys, `done`."""

    def options(self, g: Battalia, frame: Raise, seat: i64) -> list[int]:
        battle = battle_of(g)
        return [int(DONE), *adding_options(g, battle, battle.side)]

    def default(self, g: Battalia, frame: Raise, seat: i64) -> i64:
        return DONE


RAISE: Final = RaiseChoice("raise", ("BA-156", "BA-153", "BA-154"), "BA-364", asks_single=True)


def ask_raise(frame: Raise, g: Battalia) -> None:
    """BA-156: as soon as a side is no longer losing, the other one is asked."""
    battle = battle_of(g)
    battle.side = losing_side(g, battle)
    ask_seat(g, frame, RAISE, side_of(g, battle, battle.side))


def take_raise(frame: Raise, g: Battalia) -> None:
    """BA-156: whoever is done while losing has lost."""
    battle = battle_of(g)
    code = g.answers[side_of(g, battle, battle.side)]
    if code == DONE:
        leave(g)
        return
    go_to(frame, "raise")
    add(g, battle, battle.side, code)


steps(Raise, step("raise", ask_raise, take_raise))

# A Fanatic


class OfferingChoice(Choice[Offering]):
    """D-22b: `sacrifice:<card>`."""

    def options(self, g: Battalia, frame: Offering, seat: i64) -> list[int]:
        player = g.seats[seat]
        if frame.source >= ADD:
            cards = sacrifices(player, frame.card) if frame.card in player.hand else []
        elif frame.source >= STRIKE:
            nr = (frame.source - STRIKE) // CARDLIKE + 1
            cards = sacrifices_from_elsewhere(player) if is_in_tent(g, seat, nr, frame.card) else []
        else:
            cards = sacrifices_from_elsewhere(player)
        return [int(SACRIFICE + card) for card in cards]


OFFERING: Final = OfferingChoice("offering", ("BA-456", "BA-558"), "BA-364")


def ask_offering(frame: Offering, g: Battalia) -> None:
    ask_of_hand(g, frame, OFFERING, side_of(g, battle_of(g), frame.side))


def take_offering(frame: Offering, g: Battalia) -> None:
    """BA-457: the Fanatic counts twice; one that was taken away is not added (BA-364)."""
    battle = battle_of(g)
    seat = side_of(g, battle, frame.side)
    code = g.answers[seat]
    leave(g)
    if code < 0 or not take_away(g, seat, frame.source):
        return
    g.seats[seat].hand.remove(code - SACRIFICE)
    lose_into_limbo(g, seat, code - SACRIFICE)
    entry = new_entry(battle, frame.side, frame.card, AS_UNIT, rank_of(frame.card) + 1, seat)
    entry.times = 2
    g.barrier += 1
    g.tell("sacrifices", seat, code - SACRIFICE)
    g.tell("adds", seat, frame.card)
    tell_totals(g, battle)


steps(Offering, step("offering", ask_offering, take_offering))

# An Amulet


def roll_talisman(g: Battalia, seat: i64, side: i64, card: i64) -> None:
    """BA-216, BA-057: rolled and added in one act; lit, it is rolled twice."""
    frame = Talisman()
    frame.side = side
    frame.card = card
    for _ in range(2 if g.day_of_type(AMULET) else 1):
        number = roll(g, "amulet", 6)
        frame.rolls.append(int(number))
        g.tell("rolls", seat, card, number)
    frame.rolls.sort()
    call(g, frame)


class TalismanChoice(Choice[Talisman]):
    """D-35b: `roll:<n>`, then `as:<meaning>`."""

    def options(self, g: Battalia, frame: Talisman, seat: i64) -> list[int]:
        if frame.choice:
            return [int(AS + meaning) for meaning in frame.choice]
        return sorted({int(ROLL + number - 1) for number in frame.rolls})

    def default(self, g: Battalia, frame: Talisman, seat: i64) -> i64:
        if frame.choice:
            return AS + (LORD if LORD in frame.choice else frame.choice[0])
        return ROLL + max(frame.rolls) - 1


TALISMAN: Final = TalismanChoice("talisman", ("BA-216",), "BA-364")


def ask_talisman(frame: Talisman, g: Battalia) -> None:
    ask_seat(g, frame, TALISMAN, side_of(g, battle_of(g), frame.side))


def take_talisman(frame: Talisman, g: Battalia) -> None:
    """BA-216: in battle 5 counts as Weapon or Horse, 6 as any unit, too."""
    battle = battle_of(g)
    seat = side_of(g, battle, frame.side)
    code = g.answers[seat]
    if not frame.choice:
        frame.choice = battle_meanings(code - ROLL + 1)
        if len(frame.choice) > 1:
            go_to(frame, "talisman")
            return
        meaning: i64 = frame.choice[0]
    else:
        meaning = code - AS
    leave(g)
    if meaning <= LORD:
        new_entry(battle, frame.side, frame.card, AS_UNIT, meaning + 1, seat)
    else:
        new_entry(battle, frame.side, frame.card, AS_WEAPON if meaning == MEANS_WEAPON else AS_HORSE, 0, seat)
    g.tell("stands-for", seat, frame.card, meaning)
    tell_totals(g, battle)


def battle_meanings(number: i64) -> list[int]:
    """BA-216: what a roll can stand for in a battle."""
    fitting = [int(MEANS_HORSE), int(MEANS_WEAPON)]
    return [one for one in amulet_meanings(number) if one <= LORD or one in fitting]


steps(Talisman, step("talisman", ask_talisman, take_talisman))

# The Mask


class MaskChoice(Choice[MaskOfZion]):
    """D-76: `mask:<unit key>`, `done`."""

    def options(self, g: Battalia, frame: MaskOfZion, seat: i64) -> list[int]:
        return [*(int(MASK + key) for key in maskable(battle_of(g), frame.side)), int(DONE)]


TAKING: Final = MaskChoice("mask", ("BA-279",), "BA-364")


def ask_mask(frame: MaskOfZion, g: Battalia) -> None:
    ask_seat(g, frame, TAKING, side_of(g, battle_of(g), frame.side))


def take_mask(frame: MaskOfZion, g: Battalia) -> None:
    """BA-279: the unit changes its line; what was attached stays without strength."""
    battle = battle_of(g)
    seat = side_of(g, battle, frame.side)
    code = g.answers[seat]
    if code < 0 or code == DONE:
        leave(g)
        return
    frame.left -= 1
    if frame.left == 0:
        leave(g)
    else:
        go_to(frame, "mask")
    entry = pull_out(battle, DEFENCE if frame.side == ATTACK else ATTACK, code - MASK)
    taken = new_entry(battle, frame.side, entry.card, AS_UNIT, rank_of(entry.card) + 1, entry.owner)
    g.barrier += 1
    g.tell("masks", seat, entry.card)
    if not is_fanatic(taken.card):
        tell_totals(g, battle)
    else:
        taken.kind = SPENT
        taken.rank = 0
        tell_totals(g, battle)
        anew = Anew()
        anew.side = frame.side
        anew.card = taken.card
        call(g, anew)


def pull_out(battle: Battle, side: i64, key: i64) -> Entry:
    """The first unit with this key leaves a line; its attached cards stay as spent ones."""
    line = battle.line(side)
    other_side = side_seat_of(line, battle)
    for at, entry in enumerate(line):
        if counts_as_unit(entry) and key_of(entry) == key:
            spent: list[Entry] = []
            for source in entry.attached:
                left = Entry()
                left.card = card_of(item_of_source(source)) if source < 14 else item_of_source(source)
                left.kind = SPENT
                left.owner = other_side
                spent.append(left)
            line[at : at + 1] = spent
            return entry
    raise AssertionError("BA-279: no such unit")


def side_seat_of(line: list[Entry], battle: Battle) -> i64:
    """The seat whose cards lie attached in a line."""
    return battle.defender if line is battle.defence else battle.attack[0].owner if battle.attack else -1


steps(MaskOfZion, step("mask", ask_mask, take_mask))


class AnewChoice(Choice[Anew]):
    """D-76b: `sacrifice:<card>`, `no`."""

    def options(self, g: Battalia, frame: Anew, seat: i64) -> list[int]:
        cards = sacrifices_from_elsewhere(g.seats[seat])
        return [*(int(SACRIFICE + card) for card in cards), int(NO)]

    def default(self, g: Battalia, frame: Anew, seat: i64) -> i64:
        return NO


ANEW: Final = AnewChoice("anew", ("BA-456", "BA-279"), "BA-364")


def ask_anew(frame: Anew, g: Battalia) -> None:
    ask_of_hand(g, frame, ANEW, side_of(g, battle_of(g), frame.side))


def take_anew(frame: Anew, g: Battalia) -> None:
    """BA-279, BA-456: a Fanatic that was taken is doubled by a new sacrifice; without one it has no strength."""
    battle = battle_of(g)
    seat = side_of(g, battle, frame.side)
    code = g.answers[seat]
    leave(g)
    if code < 0 or code == NO:
        return
    g.seats[seat].hand.remove(code - SACRIFICE)
    lose_into_limbo(g, seat, code - SACRIFICE)
    line = battle.line(frame.side)
    entry = line[len(line) - 1]
    entry.kind = AS_UNIT
    entry.rank = rank_of(entry.card) + 1
    entry.times = 2
    g.tell("sacrifices", seat, code - SACRIFICE)
    tell_totals(g, battle)


steps(Anew, step("anew", ask_anew, take_anew))
