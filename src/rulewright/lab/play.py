"""One game of a plan, played and summed up. Everything that runs games, runs this."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, TypedDict

from rulewright import State
from rulewright.bots import make_bot
from rulewright.lab.errors import BadChoice
from rulewright.lab.plan import Plan, bot_seed, game_seed, rules_of, seating

Counts = dict[str, int]


class Summary(TypedDict):
    """One finished game, JSON-ready. Lists go by seat.

    number         of the game in its plan, from 0
    entrants       which of the plan's seats each seat's bot comes from
    bots           the bots by name
    scores, places, winners, reason    the result of the game
    decisions      how many choices were made
    turns          how many turns were taken
    sources        points by source, in each stage of the game
    tags           what the game belongs to: Tribes in play and the like
    tag_kind       what the tags are, as `Texts.name` knows them
    seat_tags      how often each seat used what a tag names
    options        how often each option was chosen, by decision and key
    asked          the first rule of each of these decisions
    cards          how often each card was named in the log, by the rule of the line and card (`quest:Q07` by its kind)
    rules          how often each rule was told in the log
    """

    number: int
    entrants: list[int]
    bots: list[str]
    scores: list[int]
    places: list[int]
    winners: list[int]
    reason: str
    decisions: int
    turns: int
    sources: list[dict[str, list[int]]]
    tags: list[str]
    tag_kind: str
    seat_tags: list[Counts]
    options: dict[str, Counts]
    asked: dict[str, str]
    cards: dict[str, Counts]
    rules: Counts


def play_game(plan: Plan, number: int) -> Summary:
    """Game `number` of the plan, from set-up to its result."""
    rules = rules_of(plan)
    entrants = seating(plan, number)
    names = [plan.seats[entrant] for entrant in entrants]
    bots = [make_bot(plan.seats[entrant], bot_seed(plan, number, entrant)) for entrant in entrants]
    state = rules.new(len(bots), dict(plan.options), seed=game_seed(plan, number), listening=True)
    options: dict[str, Counter[str]] = {}
    asked: dict[str, str] = {}
    movers: list[int] = []
    while not state.over:
        seat = state.mover()
        code = bots[seat].choose(state, seat)
        decision = state.asked_of(seat)
        if decision is None or code not in state.codes(seat):
            raise BadChoice(f"bot {names[seat]!r} chose {code!r} in game {number}, which is not offered")
        options.setdefault(decision.name, Counter())[rules.key(code)] += 1
        asked[decision.name] = decision.rules[0]
        movers.append(seat)
        state.apply(seat, code)
    return summary_of(state, number, entrants, names, options, asked, movers)


def summary_of(
    state: State,
    number: int,
    entrants: list[int],
    names: list[str],
    options: dict[str, Counter[str]],
    asked: dict[str, str],
    movers: list[int],
) -> Summary:
    """What is kept of a finished game."""
    result = state.result
    assert result is not None, "a game is summed up when it is over"
    report = state.game.report(state)
    empty: list[dict[str, Any]] = [{} for _ in names]
    turn = report.get("turn")
    return {
        "number": number,
        "entrants": entrants,
        "bots": names,
        "scores": result["scores"],
        "places": result["places"],
        "winners": result["winners"],
        "reason": result["reason"],
        "decisions": len(movers),
        "turns": sum(options.get(turn, Counter()).values()) if turn else changes(movers),
        "sources": report.get("sources", empty),
        "tags": report.get("tags", []),
        "tag_kind": report.get("tag_kind", ""),
        "seat_tags": report.get("seat_tags", empty),
        "options": {name: in_order(counts) for name, counts in sorted(options.items())},
        "asked": dict(sorted(asked.items())),
        "cards": cards_told(state, report.get("cards", ("card",))),
        "rules": rules_told(state),
    }


def changes(movers: list[int]) -> int:
    """How often the choice passed to another seat, the first included: turns, if the game names none."""
    return sum(at == 0 or seat != movers[at - 1] for at, seat in enumerate(movers))


def rules_told(state: State) -> Counts:
    """How often each rule occurred: lines told to all, and whispers about what is told to nobody else."""
    messages = state.game.messages
    lines = state.narration or []
    told = Counter(messages[line.message].rule for line in lines if line.only < 0)
    whispered = Counter(messages[line.message].rule for line in lines if line.only >= 0)
    for rule, count in whispered.items():
        told.setdefault(rule, count)
    return in_order(told)


def cards_told(state: State, kinds: Sequence[str]) -> dict[str, Counts]:
    """Which cards the lines of the log named, whispers included; where a line lists cards, all that it lists.

    `kinds` are the arguments that are cards. A card of another kind than `card` has it before its name: `quest:Q07`.
    """
    cards: dict[str, Counter[str]] = {}
    for line in state.narration or []:
        message = state.game.messages[line.message]
        named = list(zip(message.arguments, line.numbers, strict=False))
        named += [(message.several, number) for number in (line.numbers[3:] if message.several else ())]
        for kind, number in named:
            if kind in kinds and number >= 0:
                name = str(state.game.argument(kind, number))
                cards.setdefault(message.rule, Counter())[name if kind == "card" else f"{kind}:{name}"] += 1
    return {rule: in_order(counts) for rule, counts in sorted(cards.items())}


def in_order(counts: Counter[str]) -> Counts:
    return dict(sorted(counts.items()))
