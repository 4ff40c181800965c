"""The colours of pictures, as red, green and blue."""

from __future__ import annotations

from typing import Final

Colour = tuple[int, int, int]

PAPER: Final[Colour] = (250, 248, 242)
INK: Final[Colour] = (40, 38, 46)
HEAD: Final[Colour] = (222, 216, 202)
SEAT_COLOURS: Final[tuple[Colour, ...]] = (
    (214, 110, 92), (98, 150, 204), (122, 176, 104), (224, 178, 78), (160, 128, 192), (120, 178, 178),
)  # fmt: skip
