"""Actions of the main menu (D-20): each key begins a line or carries out a free action."""

from __future__ import annotations

from bisect import insort

from mypy_extensions import i64

from rulewright.core.frame import call
from rulewright.games.battalia.battle.ambush import begin_ambush
from rulewright.games.battalia.battle.frames import Target
from rulewright.games.battalia.battle.tents import begin_tent, strike
from rulewright.games.battalia.content import AS_HORSE, HORSE, SQUARES, is_building, type_of
from rulewright.games.battalia.heroes.moving import pass_gate, step_to
from rulewright.games.battalia.ids import CHEST, DUST, SUPPLY, TWIN
from rulewright.games.battalia.items import CARDLIKE, ITEMS
from rulewright.games.battalia.lines.frames import (
    ACQUIRE,
    CITY,
    ELIXIR_LINE,
    EXPLORE,
    GREAT,
    HERO_LINE,
    HIRE,
    HOMAGE,
    MARKET,
    MOVE,
    ROAD,
    UPGRADE,
    Colour,
    Line,
)
from rulewright.games.battalia.lines.payment import lay_card, use_up
from rulewright.games.battalia.lines.preparing import use_card, use_eclipse, use_hammer, use_source
from rulewright.games.battalia.lines.windows import drink, is_drink
from rulewright.games.battalia.options import ABILITY, ATTACK, STRIKE, USE, USE_CARD, USE_ECLIPSE, USE_HAMMER
from rulewright.games.battalia.options import ACQUIRE as ACQUIRE_KEY
from rulewright.games.battalia.options import AMBUSH as AMBUSH_KEY
from rulewright.games.battalia.options import CAPITAL as CAPITAL_KEY
from rulewright.games.battalia.options import CITY as CITY_KEY
from rulewright.games.battalia.options import ELIXIR as ELIXIR_KEY
from rulewright.games.battalia.options import EXPLORE as EXPLORE_KEY
from rulewright.games.battalia.options import GATE as GATE_KEY
from rulewright.games.battalia.options import HARBOUR as HARBOUR_KEY
from rulewright.games.battalia.options import HERO as HERO_KEY
from rulewright.games.battalia.options import HIRE as HIRE_KEY
from rulewright.games.battalia.options import HOMAGE as HOMAGE_KEY
from rulewright.games.battalia.options import MARKET as MARKET_KEY
from rulewright.games.battalia.options import MASONS as MASONS_KEY
from rulewright.games.battalia.options import MOVE as MOVE_KEY
from rulewright.games.battalia.options import PITCH as PITCH_KEY
from rulewright.games.battalia.options import PLAY as PLAY_KEY
from rulewright.games.battalia.options import PLAY_COPY as PLAY_COPY_KEY
from rulewright.games.battalia.options import RESIDENCE as RESIDENCE_KEY
from rulewright.games.battalia.options import ROAD as ROAD_KEY
from rulewright.games.battalia.options import STEP as STEP_KEY
from rulewright.games.battalia.options import TRADE as TRADE_KEY
from rulewright.games.battalia.options import TRADE_CHEST as TRADE_CHEST_KEY
from rulewright.games.battalia.options import TRADE_DUST as TRADE_DUST_KEY
from rulewright.games.battalia.options import UPGRADE as UPGRADE_KEY
from rulewright.games.battalia.purse import (
    SLOT_ANY,
    SLOT_FREEMAN,
    SLOT_KING,
    SLOT_QUEEN,
    SLOT_SUPPLY,
    SLOT_UNIT,
    SLOT_WEAPON,
    find_prepared,
)
from rulewright.games.battalia.state import Battalia
from rulewright.games.battalia.stock import TO_HAND, draw_cards, give_back
from rulewright.games.battalia.valley.actions import act_in_valley, is_valley_action


def act(g: Battalia, seat: i64, code: i64) -> None:
    """An action of the main menu."""
    if HIRE_KEY <= code < STEP_KEY:
        pay_first(g, code)
    elif STEP_KEY <= code < GATE_KEY:
        step_to(g, seat, (code - STEP_KEY) // SQUARES, (code - STEP_KEY) % SQUARES)
    elif GATE_KEY <= code < AMBUSH_KEY:
        pass_gate(g, seat, (code - GATE_KEY) // SQUARES, (code - GATE_KEY) % SQUARES)
    elif AMBUSH_KEY <= code < USE_HAMMER:
        begin_ambush(g, seat, code - AMBUSH_KEY)
    elif USE_HAMMER <= code < USE_CARD:
        use_hammer(g, seat, code)
    elif USE_CARD <= code < USE_ECLIPSE:
        use_card(g, seat, code - USE_CARD)
    elif USE_ECLIPSE <= code < PLAY_KEY:
        use_eclipse(g, seat, code - USE_ECLIPSE)
    elif PLAY_KEY <= code < MARKET_KEY:
        play_great_line(g, seat, code)
    elif MARKET_KEY <= code < TRADE_KEY:
        begin(g, line_at(MARKET, code - MARKET_KEY), [(SLOT_FREEMAN, 2)])
    elif TRADE_KEY <= code < EXPLORE_KEY:
        trade(g, seat, code)
    elif is_valley_action(code):
        act_in_valley(g, seat, code)
    elif EXPLORE_KEY <= code < EXPLORE_KEY + SQUARES:
        explore_line(g, code - EXPLORE_KEY)
    elif HOMAGE_KEY <= code < ELIXIR_KEY:
        line = Line()
        line.verb = HOMAGE
        line.hero = code - HOMAGE_KEY
        begin(g, line, [(SLOT_ANY, 1)])
    elif is_drink(code):
        drink(g, seat, code)
    elif code == ABILITY:
        use_endless_summer(g, seat)
    elif ELIXIR_KEY <= code < ELIXIR_KEY + 6:
        line = Line()
        line.verb = ELIXIR_LINE
        line.kind = code - ELIXIR_KEY
        begin(g, line, [(SLOT_SUPPLY, 2)])
    elif MOVE_KEY <= code < ATTACK:
        move_line(g, seat, (code - MOVE_KEY) // ITEMS, (code - MOVE_KEY) % ITEMS)
    elif ATTACK <= code < PITCH_KEY:
        target = Target()
        target.weapon = code - ATTACK
        call(g, target)
    elif PITCH_KEY <= code < USE:
        begin_tent(g, seat, code - PITCH_KEY)
    elif USE <= code < STRIKE:
        use_source(g, seat, code)
    else:
        strike(g, seat, (code - STRIKE) // CARDLIKE + 1, (code - STRIKE) % CARDLIKE)


def begin(g: Battalia, line: Line, need: list[tuple[i64, i64]]) -> None:
    """A line is begun: it is paid first (BA-080)."""
    line.need = [(int(slot), int(number)) for slot, number in need]
    call(g, line)


def line_at(verb: i64, square: i64) -> Line:
    line = Line()
    line.verb = verb
    line.square = square
    return line


def pay_first(g: Battalia, code: i64) -> None:
    """Lines that are paid with what the purse counts (BA-100 to BA-118, BA-130)."""
    line = Line()
    if code < ACQUIRE_KEY:
        line.verb = HIRE
        line.special = code >= HARBOUR_KEY
        line.rank = code - HARBOUR_KEY + 1 if line.special else code - HIRE_KEY
        begin(g, line, [(SLOT_SUPPLY, line.rank if line.special else line.rank + 1)])
    elif code < ROAD_KEY:
        line.verb = ACQUIRE
        line.kind = code - ACQUIRE_KEY
        begin(g, line, [(SLOT_UNIT, 1), (SLOT_SUPPLY, 1)])
    elif code < CITY_KEY:
        line.verb = ROAD
        line.shape = code - ROAD_KEY + 1
        workers: list[tuple[i64, i64]] = [(SLOT_FREEMAN, 2)]
        begin(g, line, [*workers, (SLOT_SUPPLY, 1)] if line.shape > 2 else workers)
    elif code < UPGRADE_KEY:
        line.verb = CITY
        line.rank = (code - CITY_KEY) // 5
        line.shape = (code - CITY_KEY) % 5
        begin(g, line, [(SLOT_FREEMAN + line.rank, 3)])
    elif code < MASONS_KEY:
        begin(g, line_at(UPGRADE, (code - UPGRADE_KEY) // 4), [(SLOT_FREEMAN + (code - UPGRADE_KEY) % 4, 2)])
    elif code < RESIDENCE_KEY:
        rank = (code - MASONS_KEY) % 3 + 1
        line = line_at(UPGRADE, (code - MASONS_KEY) // 3)
        line.special = True
        begin(g, line, [(SLOT_FREEMAN + rank, 1), (SLOT_FREEMAN + rank - 1, 1)])
    elif code < CAPITAL_KEY:
        begin(g, line_at(UPGRADE, code - RESIDENCE_KEY), [(SLOT_QUEEN, 1)])
    elif code < HERO_KEY:
        begin(g, line_at(UPGRADE, code - CAPITAL_KEY), [(SLOT_KING, 1)])
    else:
        begin(g, line_at(HERO_LINE, code - HERO_KEY), [(SLOT_WEAPON, 1), (SLOT_SUPPLY, 1)])


def explore_line(g: Battalia, square: i64) -> None:
    """BA-469, BA-470."""
    workers: list[tuple[i64, i64]] = [(SLOT_FREEMAN, 2)]
    building = is_building(g.card[square])
    begin(g, line_at(EXPLORE, square), workers if building else [*workers, (SLOT_SUPPLY, 1)])


def move_line(g: Battalia, seat: i64, hero: i64, item: i64) -> None:
    """BA-132: one card, a line of its own."""
    player = g.seats[seat]
    at = find_prepared(player, item) if item >= CARDLIKE else i64(-1)
    horse = player.prepared[at].meaning == AS_HORSE if at >= 0 else type_of(item) == HORSE
    line = Line()
    line.verb = MOVE
    line.hero = hero
    line.kind = 2 if horse else (1 if item == DUST else 0)
    if at >= 0:
        for card in player.prepared[at].cards:
            g.tell("lays", seat, card)
        use_up(player, at, 1)
    else:
        lay_card(player, item)
        g.tell("lays", seat, item)
    call(g, line)


def play_great_line(g: Battalia, seat: i64, code: i64) -> None:
    """BA-260, BA-564: a Great Artefact, or the kept fate card as its copy, is laid."""
    line = Line()
    line.verb = GREAT
    line.kind = 89 + (code - PLAY_COPY_KEY if code >= PLAY_COPY_KEY else code - PLAY_KEY)
    line.card = TWIN if code >= PLAY_COPY_KEY else line.kind
    lay_card(g.seats[seat], line.card)
    g.tell("lays", seat, line.card)
    call(g, line)


def trade(g: Battalia, seat: i64, code: i64) -> None:
    """BA-343, BA-344: what is given goes under its deck, what is gained comes to hand."""
    player = g.seats[seat]
    if code >= TRADE_DUST_KEY:
        for _ in range(2):
            player.hand.remove(SUPPLY)
            g.supply += 1
            g.tell("gives-in-trade", seat, SUPPLY)
        g.dust -= 1
        insort(player.hand, DUST)
        g.tell("trades", seat, DUST)
        return
    if code >= TRADE_CHEST_KEY:
        player.hand.remove(CHEST)
        give_back(g, CHEST)
        g.tell("gives-in-trade", seat, CHEST)
        frame = Colour()
        frame.kind = code - TRADE_CHEST_KEY
        frame.to = TO_HAND
        frame.traded = True
        call(g, frame)
        return
    card = code - TRADE_KEY + 44
    player.hand.remove(card)
    give_back(g, card)
    g.tell("gives-in-trade", seat, card)
    g.chests -= 1
    insort(player.hand, CHEST)
    insort(player.traded, CHEST)
    g.tell("trades", seat, CHEST)


def use_endless_summer(g: Battalia, seat: i64) -> None:
    """BA-387: Sunblessed draw a card."""
    g.seats[seat].used_ability = True
    g.tell("uses-ability", seat)
    draw_cards(g, seat, 1)
