"""The story of Ethnos: what each line of its log is at the table, where it happens, and its scenes (face/scenes.py)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rulewright.core.narration import Told
from rulewright.faces.story import BOOK_KEEPING, HEAVY, SMALL, EventKind, Reader, Story
from rulewright.games.ethnos.face.scenes import AgeScoring, GameEnd

KINDS: Final = {
    "tribe": EventKind("tribes", SMALL, beat=True),
    "age_begins": EventKind("age"),
    "first_player": EventKind("first", SMALL),
    "deal": EventKind("deal", SMALL),
    "takes": EventKind("take"),
    "draws": EventKind("draw", SMALL, beat=True),
    "drew": EventKind("draw", BOOK_KEEPING),
    "dragon": EventKind("dragon", HEAVY),
    "band": EventKind("band", HEAVY),
    "marker": EventKind("marker", beat=True, later=True),
    "too_small": EventKind("no-marker", SMALL, beat=True),
    "nowhere": EventKind("no-marker", SMALL, beat=True),
    "no_marker_left": EventKind("no-marker", SMALL, beat=True),
    "halfling": EventKind("no-marker", SMALL, beat=True),
    "discards": EventKind("discard", beat=True, later=True),
    "giant": EventKind("giant", beat=True, later=True),
    "giant_not_larger": EventKind("no-giant", SMALL, beat=True),
    "merfolk": EventKind("merfolk", beat=True, later=True),
    "bonus_declined": EventKind("no-bonus", SMALL, beat=True, later=True),
    "horde": EventKind("horde", beat=True, later=True),
    "horde_declined": EventKind("no-horde", SMALL, beat=True, later=True),
    "troll": EventKind("troll", beat=True, later=True),
    "troll_declined": EventKind("no-troll", SMALL, beat=True, later=True),
    "keeps": EventKind("keep", SMALL, beat=True, later=True),
    "wizard_declined": EventKind("no-draw", SMALL, beat=True, later=True),
    "forced": EventKind("forced", BOOK_KEEPING),
    "skeleton_victory": EventKind("skeletons", HEAVY),
    "age_ends": EventKind("age-end", BOOK_KEEPING),
    "scatters": EventKind("scatter", BOOK_KEEPING),
    "gains_kingdom": EventKind("gain", BOOK_KEEPING),
    "gains_giant": EventKind("gain", BOOK_KEEPING),
    "gains_merfolk": EventKind("gain", BOOK_KEEPING),
    "raids": EventKind("raid", SMALL),
    "waits": EventKind("wait", SMALL),
    "gains_orcs": EventKind("gain", BOOK_KEEPING),
    "band_scored": EventKind("gain", BOOK_KEEPING),
    "gains_bands": EventKind("gain", BOOK_KEEPING),
    "game_over": EventKind("game-end", HEAVY),
    "ranked": EventKind("rank", BOOK_KEEPING),
}

DECIDED: Final = {
    "first_player", "dragon", "too_small", "nowhere", "no_marker_left", "halfling", "giant", "giant_not_larger",
    "merfolk", "skeleton_victory", "scatters", "age_ends",
}  # fmt: skip
"""What no player chooses: the rules decide it."""

AHEAD, LEVEL, BEHIND = 1, 2, 3
"""How the owner of a new marker stands in its Kingdom."""
NO_MARKER, MARKER, LATER = 0, 1, 2
"""Whether a Band has placed its marker; after Wingfolk that is told by a later line."""
REASONS: Final = ("log-too_small", "log-nowhere", "log-no_marker_left", "log-halfling")


def whole(lines: Sequence[Told]) -> Told:
    """One line for all lines of an event: a Band with its marker, a draw with its cards."""
    first = lines[0]
    if first.message == "log-band":
        return first._replace(args={**first.args, **kind_of_band(first), **marker_of(lines)})
    if first.message == "log-marker":
        return first._replace(args={**first.args, **marker_of(lines)})
    if first.message == "log-draws":
        drawn = [line for line in lines if line.message == "log-draws"]
        cards = [str(line.args["card"]) for line in lines if line.message == "log-drew"]
        return first._replace(args={**first.args, "number": len(drawn), "cards": cards})
    if first.message == "log-tribe":
        tribes = [str(line.args["tribe"]) for line in lines if line.message == "log-tribe"]
        return first._replace(args={**first.args, "tribes": tribes})
    return first


def kind_of_band(band: Told) -> dict[str, int | str | list[str]]:
    """Whether its cards are of one Tribe, and that Tribe and colour; Skeletons belong to both."""
    tribe, _, colour = str(band.args["card"]).partition("-")
    cards = band.args["cards"]
    assert isinstance(cards, list)
    alike = all(card.partition("-")[0] in (tribe, "skeleton") for card in cards)
    return {"tribe": tribe, "colour": colour, "alike": int(alike)}


def marker_of(lines: Sequence[Told]) -> dict[str, int | str | list[str]]:
    """The first marker among the lines of an event: where it is, and how its owner stands there now."""
    for line in lines:
        if line.message == "log-marker":
            lead = int(str(line.args["lead"]))
            standing = AHEAD if lead > 0 else LEVEL if lead == 0 else BEHIND
            kingdom, markers = line.args["kingdom"], line.args["number"]
            return {"placed": MARKER, "kingdom": kingdom, "markers": markers, "standing": standing}
    return {"placed": NO_MARKER if any(line.message in REASONS for line in lines) else LATER}


def place(line: Told, reader: Reader) -> list[str]:
    """Where a line happens on the board, as its drawing names the places."""
    seat, kingdom = line.args.get("seat"), line.args.get("kingdom")
    match line.message.removeprefix("log-"):
        case "tribe":
            return [f"tribe:{line.args['tribe']}"]
        case "draws" | "drew" | "dragon":
            return ["deck"]
        case "takes" | "discards":
            return ["pool"]
        case "band":
            return [f"bands-{seat}"]
        case "marker" | "gains_kingdom":
            return [f"pile-{kingdom}-{seat}", f"kingdom:{kingdom}"]
        case "too_small":
            return [f"kingdom:{kingdom}"]
        case "merfolk" | "gains_merfolk":
            return [f"merfolk-{seat}"]
        case "troll":
            return [f"token-{line.args['number']}"]
        case "deal":
            return ["hand"]
        case "horde" | "raids" | "waits" | "gains_orcs":
            return [f"horde-{seat}"]
        case _:
            return [f"panel-{seat}"] if isinstance(seat, int) else []


STORY: Final = Story(kinds=KINDS, scenes=[AgeScoring(), GameEnd()], place=place, whole=whole, decided=DECIDED)
