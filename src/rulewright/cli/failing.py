"""Failures of the command: one clear sentence on standard error, and an exit code that says of which kind.

0    all well
1    a check failed (verify, check, migrate)
2    bad input: unknown game, bot, rule or option, a file that cannot be read
130  interrupted
"""

from __future__ import annotations

import os
import sys
from typing import Any, Final, NoReturn

import typer
from typer.core import TyperGroup

CHECK_FAILED: Final = 1
BAD_INPUT: Final = 2
INTERRUPTED: Final = 130


class Commands(TyperGroup):
    """The commands of `rulewright`; no error that a user can cause ends in a traceback."""

    def invoke(self, ctx: Any) -> Any:
        from rulewright.core.errors import RulewrightError

        try:
            return super().invoke(ctx)
        except BrokenPipeError:
            # The reader has seen enough; nothing is to be flushed at exit.
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            raise typer.Exit(0) from None
        except RulewrightError as error:
            fail(str(error))
        except OSError as error:
            fail(of_system(error))
        except KeyboardInterrupt:
            fail("interrupted", INTERRUPTED)


def of_system(error: OSError) -> str:
    """An error of the operating system as a sentence."""
    reason = error.strerror or str(error)
    return f"{error.filename}: {reason}" if error.filename else reason


def fail(sentence: str, code: int = BAD_INPUT) -> NoReturn:
    """Says what is wrong and ends the command."""
    typer.echo(f"rulewright: {' '.join(sentence.split())}", err=True)
    raise typer.Exit(code)
