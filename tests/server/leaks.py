"""Finding out whether what a pair of eyes was shown depends on anything that these eyes may not know.

Two ways. `imagined` gives the same moment with everything hidden drawn anew: whatever is made from it for
these eyes must be what was sent. `twins` gives another history of the same match, in which two cards of the
first shuffle have changed places: as long as the eyes see the same, they must be told the same.
"""

from __future__ import annotations

import copy
import random
from collections.abc import Collection, Iterator
from typing import Any

import msgspec

from rulewright.core.chance import random_from
from rulewright.core.errors import Refused, RulewrightError
from rulewright.server.advice import consequence, reason
from rulewright.server.history import Stored
from rulewright.server.match import Event, LiveMatch
from rulewright.server.updates import Shown
from rulewright.server.wire import Preview, WhyNot

Eyes = int | None
SAME = ("view", "asked", "waiting", "stage", "undo", "orders", "turn", "thinking", "held_up_by", "result", "clocks")
"""The parts of an update that are made from the state; lines and the story are compared by twins."""


def shown_of(stored: Stored, make: type[Shown] = Shown) -> Shown:
    """The match before its first event, as the server shows it."""
    return make(LiveMatch(stored.setup), stored.seats, stored.facts.free_undo, stored.facts.language)


def imagined(shown: Shown, eyes: Eyes, dice: random.Random) -> Shown:
    """The same moment with everything that these eyes cannot know drawn anew."""
    true = shown.match.state
    state = true.resampled(-1 if eyes is None else eyes, random_from(dice))
    # What can be taken back follows from the choices that were made, which everybody has seen.
    state.journal = true.journal
    match = copy.copy(shown.match)
    match._state = state
    match._free = {}
    other = type(shown)(match, shown.seats, shown.free_undo, shown.language)
    other.orders = shown.orders
    other._texts = shown._texts  # the log is what was told, in every world; to put it into words takes long
    return other


def update_of(shown: Shown, eyes: Eyes, locale: str, own: Collection[int] = ()) -> dict[str, Any]:
    """What these eyes, of somebody with these seats, get as it is sent."""
    made: dict[str, Any] = msgspec.to_builtins(shown.update(eyes, locale, -1, list(own), 0))
    return made


def answers_of(shown: Shown, eyes: int, keys: list[str], locale: str) -> list[Any]:
    """What a seat is told about options: why not, and what would happen."""
    facts = type("Facts", (), {"id": "a table", "advice": True})
    live: Any = type("AsLive", (), {"match": shown.match, "shown": shown, "facts": facts})
    found: list[Any] = []
    for key in keys:
        found.append(msgspec.to_builtins(reason(live, WhyNot("request-1", eyes, key), locale)))
        try:
            found.append(msgspec.to_builtins(consequence(live, Preview("request-2", eyes, key), locale)))
        except Refused as refused:
            found.append((refused.refusal.rule, refused.refusal.reason, dict(refused.refusal.numbers)))
    return found


def differences(
    sent: dict[str, Any], shown: Shown, locale: str, dice: random.Random, own: Collection[int] = ()
) -> list[str]:
    """The parts of an update, and the answers at that moment, that another world would have given differently."""
    eyes: Eyes = sent["eyes"]
    world = imagined(shown, eyes, dice)
    other = update_of(world, eyes, locale, own)
    found = [part for part in SAME if sent[part] != other[part]]
    if shown.position(eyes, locale) != world.position(eyes, locale):
        found.append("position")
    readable = update_of(shown, eyes, locale, own)["lines"]
    found += [f"line {line['text']!r}" for line in sent["lines"] if line not in readable]
    if eyes is not None and unlike_answers(shown, world, eyes, locale, dice):
        found.append("answers")
    return found


def unlike_answers(shown: Shown, world: Shown, eyes: int, locale: str, dice: random.Random) -> list[str]:
    """Options about which a seat would be told something else in another world."""
    keys = some_keys(shown, eyes, dice)
    return [key for key in keys if answers_of(shown, eyes, [key], locale) != answers_of(world, eyes, [key], locale)]


def some_keys(shown: Shown, eyes: int, dice: random.Random) -> list[str]:
    """Options that a seat may ask about: those it has, and any others of the game."""
    state = shown.match.state
    asked = state.decision(eyes)
    own = list(asked.options) if asked is not None else []
    return dice.sample(own, min(6, len(own))) + dice.sample(state.game.vocabulary.every_key(), 4)


# Twins


def twins(stored: Stored, number: int, dice: random.Random) -> Iterator[list[Event]]:
    """Histories in which two cards of the deck's first shuffle have changed places. Not all of them can be played.

    The cards are from that half of the deck which is dealt and drawn first, so that many lie in somebody's hand.
    """
    begin, *further = stored.events
    chance = begin.data["chance"]
    deck = next(at for at, entry in enumerate(chance) if entry["what"] == "ally_deck")
    size = len(chance[deck]["result"])
    for _ in range(number):
        data = copy.deepcopy(begin.data)
        cards = data["chance"][deck]["result"]
        first = dice.randrange(size // 3)
        second = dice.choice([at for at in range(size // 2) if cards[at] != cards[first]])
        cards[first], cards[second] = cards[second], cards[first]
        yield [msgspec.structs.replace(begin, data=data), *further]


def told_of(shown: Shown, eyes: Eyes, since: int) -> dict[str, Any]:
    """What these eyes are told of the last event, beside the view."""
    count = shown.counting([] if eyes is None else [eyes])
    return {
        "asked": shown.asked(eyes, "en", count),
        "waiting": shown.waiting(eyes),
        "stage": shown.stage("en"),
        "undo": shown.undo(eyes),
        "lines": shown.lines(eyes, "en", since, count),
        "heads": shown.heads(eyes, "en", since),
        "story": shown.story(eyes, "en", since, count),
        "turn": shown.match.turn,
    }


def compare_twin(stored: Stored, twin: list[Event], eyes: Eyes, make: type[Shown] = Shown) -> tuple[int, list[str]]:
    """How many moments looked alike although they were not, and what was told differently there."""
    one, other = shown_of(stored, make), shown_of(stored, make)
    alike, found = 0, []
    for true, changed in zip(stored.events, twin, strict=True):
        one.apply(true)
        try:
            other.apply(changed)
        except (RulewrightError, AssertionError):
            break
        if one.match.state.view(eyes) != other.match.state.view(eyes):
            break
        if one.match.state.hash() == other.match.state.hash():
            continue
        alike += 1
        first, second = told_of(one, eyes, true.number - 1), told_of(other, eyes, true.number - 1)
        found += [part for part in first if first[part] != second[part]]
    return alike, found
