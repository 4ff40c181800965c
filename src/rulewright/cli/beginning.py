"""`rulewright new-game`: begins a game from its specification, and lists what is still to be written of it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from rulewright.cli.failing import CHECK_FAILED, fail

if TYPE_CHECKING:
    from rulewright.scaffold.new_game import Begun

Into = Annotated[
    Path | None, typer.Option("--into", metavar="TREE", help="The source tree (default: the one around this folder).")
]


def new_game(
    name: Annotated[str, typer.Argument(metavar="NAME", help="The game; its package is called so.")],
    prefix: Annotated[
        str, typer.Option("--prefix", metavar="WW", help="What the numbers of its rules begin with.")
    ] = "",
    spec: Annotated[
        Path | None, typer.Option("--spec", metavar="FOLDER", help="RULES.md, DECISIONS.md, POSITION.md, CSV files ...")
    ] = None,
    rooms: Annotated[
        str, typer.Option("--rooms", metavar="NAME=CHAPTERS ...", help="Rooms of a large game: `setup=2 tea=3-6`.")
    ] = "",
    dry_run: Annotated[bool, typer.Option("--dry-run", help="Only say what would be written.")] = False,
    todo: Annotated[
        bool, typer.Option("--todo", help="List what is still to be written; exit code 1 if anything is.")
    ] = False,
    whole: Annotated[bool, typer.Option("--all", help="With --todo: every rule and case, not only some.")] = False,
    into: Into = None,
    json_wanted: Annotated[bool, typer.Option("--json", help="JSON on standard output, for programs.")] = False,
) -> None:
    """Begin a game: read its specification, and write a skeleton that conforms on its first run.

    Read are the numbered rules, the tables of decisions, fields, frames and chance events, the data files, and as
    witnesses the examples, cases and transcripts. Written are the package of the game, its texts, its tests and its
    folder of the web client; no file that exists is touched. What the reader does not understand it tells, with file
    and line. The game is then in preparation: known by its name, offered to nobody.

    A game of more than twenty modules has rooms, named after chapters of its rulebook; `--rooms` says which chapters
    each takes, and positions, views and bots get rooms of their own. Without it the game lies flat.

    What is still to be written is marked UNWRITTEN, or uses a stand-in of the module `unwritten`; `--todo` lists it.
    See docs/adding-a-game.md.

    Examples:

    - `rulewright new-game chess --prefix CH --spec ../chess --dry-run`
    - `rulewright new-game chess --prefix CH --spec ../chess`
    - `rulewright new-game chess --prefix CH --spec ../chess --rooms "setup=2 turn=3-5 battle=6"`
    - `rulewright new-game chess --todo`: what is left; exit code 0 if nothing is
    """
    from rulewright.scaffold.new_game import begin, tree_at

    tree = tree_at(into or Path.cwd())
    if todo:
        raise typer.Exit(list_todo(name, tree, whole, json_wanted))
    if not prefix or spec is None:
        fail("a new game needs --prefix and --spec; what is left to do for one that was begun is listed by --todo")
    begun = begin(name, prefix, spec, tree, rooms, dry_run, lambda line: typer.echo(f"{line} ...", err=True))
    if json_wanted:
        files, gaps = [path.as_posix() for path in begun.files], [str(gap) for gap in begun.gaps]
        typer.echo(json.dumps({"read": begun.counts, "files": files, "gaps": gaps}, ensure_ascii=False, indent=2))
        return
    show(name, begun, dry_run)


def show(name: str, begun: Begun, dry_run: bool) -> None:
    """What was read, written and not understood."""
    typer.echo("read: " + ", ".join(f"{number} {what}" for what, number in begun.counts.items()))
    typer.echo(f"{'would write' if dry_run else 'written'}: {len(begun.files)} files")
    for path in begun.files:
        typer.echo(f"  {path.as_posix()}")
    typer.echo(f"not understood: {len(begun.gaps)}")
    for gap in begun.gaps:
        typer.echo(f"  {gap}")
    if not dry_run:
        typer.echo(f"next: rulewright new-game {name} --todo; make generate after a change of ids.toml or of a frame")


def list_todo(name: str, tree: Path, whole: bool, json_wanted: bool) -> int:
    """What is left, and the exit code that says whether anything is."""
    from rulewright.scaffold.todo import as_lines, todo

    left = todo(name, tree)
    if json_wanted:
        typer.echo(json.dumps(left._asdict(), ensure_ascii=False, indent=2))
    elif left.is_empty():
        typer.echo(f"{name}: nothing is left to be written")
    else:
        typer.echo("\n".join(as_lines(left, whole)))
    return 0 if left.is_empty() else CHECK_FAILED
