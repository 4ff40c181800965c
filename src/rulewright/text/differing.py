"""Differences between a record and the present rules, in words: the choice, what does not fit, what is asked now."""

from __future__ import annotations

from collections.abc import Sequence

from rulewright.comparing import Difference
from rulewright.text.catalogue import TextError
from rulewright.text.texts import Texts


def difference_told(difference: Difference, words: Texts, players: Sequence[str]) -> str:
    """A difference in sentences; `players` are the names to show, by seat."""
    sentences = [cause_told(difference, words)]
    if difference.kind in ("asked", "refused") and difference.asked is not None and difference.pending is not None:
        asked = players[difference.asked]
        sentences.append(words.message("difference-question", player=asked, prompt=words.prompt(difference.pending)))
    if difference.seat is not None and 0 <= difference.seat < len(players):
        option = option_told(difference, words, players)
        player = players[difference.seat]
        sentences.insert(0, words.message("difference-choice", number=difference.choice, player=player, option=option))
    return " ".join(sentences)


def cause_told(difference: Difference, words: Texts) -> str:
    refusal = difference.refusal
    if refusal is not None:
        return words.message("difference-refused", rule=refusal.rule, why=words.refusal(refusal))
    if difference.kind in ("begin", "fault"):
        return words.message(f"difference-{difference.kind}", reason=difference.reason)
    return words.message(f"difference-{difference.kind}")


def option_told(difference: Difference, words: Texts, players: Sequence[str]) -> str:
    """The choice in words; its key, if the present rules have no words for it."""
    own = difference.pending.name if difference.pending is not None else "none"
    try:
        return words.option(own, difference.key, players)
    except TextError:
        return difference.key
