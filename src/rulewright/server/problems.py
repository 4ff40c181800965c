"""Problems of requests that cannot be carried out: a code, a status, and a sentence in the reader's language."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from rulewright.server.wire import Problem
from rulewright.text import LOCALES, Catalogue, catalogue

TEXTS: Final = Path(__file__).parent / "text"


def words(locale: str) -> Catalogue:
    """The server's own texts."""
    return catalogue(TEXTS, locale if locale in LOCALES else "en")


class RequestProblem(Exception):
    """The request was not carried out, and nothing has changed. Its text is the message `problem-<code>`."""

    def __init__(self, code: str, status: int = 400, **args: str | int) -> None:
        super().__init__(code)
        self.code = code
        self.status = status
        self.args_of_text = args

    def told(self, locale: str) -> Problem:
        """What the client gets."""
        return Problem(self.code, words(locale).message(f"problem-{self.code}", **self.args_of_text))
