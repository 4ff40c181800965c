"""A small made-up specification, Lanterns, for tests of whatever reads one: `write_specification(folder)`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

RULES = """# Lanterns (Lampiony): rules

## 1. The box

### LA-001 Lanterns
There are three lanterns.
Source: seed "Components"

### LA-002 Dark nights
Option `night`: with it the hands are hidden.
Source: public (a review); the rest ruling

## 2. The turn

### LA-010 Taking
A player takes a lantern, or passes.
Source: reconstructed

### LA-011 Voting
All players vote at once.
Source: ruling (nobody says otherwise)
"""
DECISIONS = """# Lanterns: decisions

## 1. Decision points

| id | name | when | who | keys | S | M | default |
|---|---|---|---|---|---|---|---|
| D-1 | take | own turn (LA-010) | active | `take:<lantern>`, `pass` | no | no | pass |
| D-2 | vote | the end (LA-011) | all | `vote:<player>` | yes | yes | first |

## 2. Refusals

| rule | decisions |
|---|---|
| LA-010 | take |
| LA-011 | vote; any key of a seat that is not asked |
"""
POSITION = """# Lanterns: positions

## 1. Fields

| field | type | meaning | default |
|---|---|---|---|
| `game`, `format` | text, number | `"lanterns"`, 1 | these |
| `players` | number | 2 or 3 | number of `seats` |
| `options` | object | `night` (true, false), `mood` (`"calm"`, `"wild"`) | true, calm |
| `phase` | text | `"dusk"`, `"dawn"` | `"dusk"` |
| `deck` | list | lanterns that are left | empty |
| `winner` | seat or null | who has won | null |
| `oil` | object | lantern: drops of oil | each lantern has 3 |
| `seats` | list | section 2 | obligatory |
| `pending` | list | section 3 | the turn of seat 0 |

## 2. Seats

| field | type | meaning | default |
|---|---|---|---|
| `hand` | list | lanterns in hand | empty |
| `light` | number | 0 to 9 | 0 |

## 3. Frames

| frame | fields | meaning |
|---|---|---|
| `turn` | `seat` [0]; `step` ["take"]: take, glow (LA-010), end; `round` [1]; `offers` [{}]: seat: lantern | a turn |
| `ballot` | `votes` [{}]: seat: vote, below | LA-011 |

A vote: `lantern`, and `loud`.

## 4. Chance events

| kind | what | result | when |
|---|---|---|---|
| shuffle | `deck` | lanterns | set-up |

## 5. Example

```json
{"game": "lanterns", "format": 1, "players": 2, "options": {"night": true, "mood": "wild"}, "phase": "dawn",
 "deck": ["moon"], "winner": null, "oil": {"moon": 3, "star": 1},
 "seats": [{"hand": ["sun"], "light": 2}, {"hand": ["star"], "light": 0}],
 "pending": [{"name": "ballot", "votes": {"0": {"lantern": "sun", "loud": true}}, "ask": "vote", "of": [0, 1],
              "answers": {"0": "vote:1"}}]}
```

## 6. Views

`deck` becomes the number of lanterns, `hand` of other seats too.
"""
GLOSSARY = """# Lanterns: glossary

| English | Polish sg. | meaning |
|---|---|---|
| Sun | Słońce | a lantern |
"""
DATA = "id,name_en,name_pl,provenance\nsun,Sun,Słońce,seed\nmoon,Moon,Księżyc,public\nstar,Star,Gwiazda,reconstructed\n"
TURN = {"name": "turn", "seat": 1, "step": "take", "round": 2, "offers": {"1": "moon"}, "ask": "take"}
POSITIONS: list[dict[str, Any]] = [
    {"seats": [{"hand": ["sun", "moon"]}, {}], "pending": [{**TURN, "of": [1], "answers": {}}]},
    {"seats": [{}, {"light": 3}, {}], "oil": {"sun": 2}, "pending": [{"name": "turn", "seat": 2, "step": "end"}]},
]
CASES = [
    {
        "id": "L-1", "tag": "own", "rules": ["LA-010"], "position": POSITIONS[0], "do": [[1, "take:star"]],
        "expect": {"position": {"seats": [{}, {"hand": ["star"]}]}, "illegal": [[1, "vote:0", "LA-010"]]},
    },
    {"id": "L-2", "tag": "own", "rules": ["LA-001"], "position": {"seats": [{"hand": ["comet"]}, {}]}, "do": [],
     "expect": {"error": True}},
    {"id": "L-3", "tag": "own", "rules": ["LA-011"], "position": POSITIONS[1], "do": [[0, "pass"]], "expect": {}},
]  # fmt: skip


def write_specification(folder: Path, **changed: str) -> Path:
    """Writes the files of the specification; `RULES="..."` and the like replace one of them."""
    folder.mkdir(parents=True, exist_ok=True)
    texts = {"RULES": RULES, "DECISIONS": DECISIONS, "POSITION": POSITION, "GLOSSARY": GLOSSARY, **changed}
    for name, text in texts.items():
        (folder / f"{name}.md").write_text(text, encoding="utf-8")
    (folder / "lanterns.csv").write_text(DATA, encoding="utf-8")
    (folder / "cases.json").write_text(json.dumps(CASES), encoding="utf-8")
    return folder
