"""Pictures of games: what a game draws for text and images of its table, beside what every game gets.

A game that has one offers three functions of a view in `face/picture.py` of its package:

    simple(view)         the view with what the picture shows itself left out, and lists made numbers
    lines(view)          the map as lines of text
    image(view, width)   the map as an image of that width; its height is always the same
"""

from __future__ import annotations

from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

from rulewright.core.game import Game
from rulewright.faces import face_of

View = dict[str, Any]


class Picture(Protocol):
    """What the module `face.picture` of a game offers."""

    def simple(self, view: View) -> View: ...

    def lines(self, view: View) -> list[str]: ...

    def image(self, view: View, width: int) -> NDArray[np.uint8]: ...


def picture_of(rules: Game[Any]) -> Picture | None:
    """The picture of a game, if it has one."""
    return face_of(rules, "picture")
