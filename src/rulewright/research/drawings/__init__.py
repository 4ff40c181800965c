"""Drawings of single games for text and pictures: one module each, found by the name of the game.

A drawing has three functions of a view:

    simple(view)         the view with what the drawing shows itself left out, and lists made numbers
    lines(view)          the map as lines of text
    image(view, width)   the map as a picture of that width; its height is always the same
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

View = dict[str, Any]


class Drawing(Protocol):
    """What a module of this package offers."""

    def simple(self, view: View) -> View: ...

    def lines(self, view: View) -> list[str]: ...

    def image(self, view: View, width: int) -> NDArray[np.uint8]: ...


def drawing_of(game: str) -> Drawing | None:
    """The drawing of a game, if it has one."""
    place = f"{__name__}.{game}"
    if find_spec(place) is None:
        return None
    drawing: Drawing = import_module(place)
    return drawing
