"""Commands with their arguments and help; what they do is in the modules beside.

Those modules are imported when a command runs, so that `rulewright --help` is quick.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any, Final, NoReturn

import typer

from rulewright import INCLUDED_GAMES
from rulewright.cli.administration import Data, Database, admin_app
from rulewright.cli.beginning import new_game
from rulewright.cli.failing import CHECK_FAILED, INTERRUPTED, Commands, fail
from rulewright.cli.words import locale_of, words

app: Final = typer.Typer(
    name="rulewright",
    cls=Commands,
    add_completion=False,
    rich_markup_mode="markdown",
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)

USUAL_GAME: Final = INCLUDED_GAMES[0]
PLAY: Final = "Play"
STUDY: Final = "Study"
CHECK: Final = "Check"
HOST: Final = "Host"
WRITE: Final = "Write"

app.add_typer(admin_app, name="admin", rich_help_panel=HOST)
app.command("new-game", rich_help_panel=WRITE)(new_game)

GameName = Annotated[str, typer.Argument(metavar="GAME", help=f"The game, for example `{USUAL_GAME}`.")]
Lang = Annotated[str | None, typer.Option("--lang", metavar="en|pl", help="Language (default: that of the system).")]
AsJson = Annotated[bool, typer.Option("--json", help="JSON on standard output, for programs.")]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", metavar="KEY=VALUE", help="An option of the game; lists with commas. May be repeated."),
]
Pack = Annotated[Path | None, typer.Option("--pack", metavar="FOLDER", help="Play with a content pack.")]
Jobs = Annotated[int, typer.Option("--jobs", "-j", min=1, help="Number of processes.")]
Ray = Annotated[str | None, typer.Option("--ray", metavar="ADDRESS", help="Run on a Ray cluster (`local`: start one).")]
SeedNumber = Annotated[int, typer.Option("--seed", help="Equal seeds give equal games, whatever the number of jobs.")]


@app.callback(invoke_without_command=True)
def rulewright_command(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="Show the version and leave.")] = False,
) -> None:
    """Plays big board games by their rulebooks: in the browser, in the terminal, by the thousand.

    Without a command it starts a table on this machine and shows it in the browser: `rulewright play`.

    Exit codes: 0 all well, 1 a check failed, 2 bad input, 130 interrupted.
    """
    if hasattr(sys.stdout, "reconfigure"):
        sys.stdout.reconfigure(errors="replace")  # a terminal without these letters shows ? and goes on
    if version:
        from rulewright import __version__

        typer.echo(f"rulewright {__version__}")
        raise typer.Exit
    if context.invoked_subcommand is None:
        play()


def put_json(value: Any) -> None:
    typer.echo(json.dumps(value, ensure_ascii=False, indent=2))


# Play


@app.command(rich_help_panel=PLAY)
def play(
    port: Annotated[
        int | None, typer.Option("--port", min=0, max=65535, help="The port (default: 8000, or one that is free).")
    ] = None,
    data: Data = None,
    no_browser: Annotated[bool, typer.Option("--no-browser", help="Only say where it is.")] = False,
    lang: Lang = None,
) -> None:
    """Play in the browser, on this machine: against bots, or with friends at one screen.

    Games are kept in the data folder, and go on when you come back. Ctrl-C stops it.

    Examples:

    - `rulewright`: the same as `rulewright play`
    - `rulewright play --no-browser --port 9000`
    """
    from rulewright.cli import hosting

    raise typer.Exit(hosting.play_here(hosting.settings_of({"data": data}), port, not no_browser, locale_of(lang)))


@app.command(rich_help_panel=PLAY)
def terminal(
    game: GameName,
    players: Annotated[int | None, typer.Option("--players", "-p", help="How many: you and bots.")] = None,
    seats: Annotated[
        str | None,
        typer.Option(
            "--seats", metavar="WHO,WHO,...", help="Each seat: human, human=NAME or a bot (steady, sharp:1s)."
        ),
    ] = None,
    seed: Annotated[str | None, typer.Option("--seed", help="Any text; equal seeds give equal shuffles.")] = None,
    option: Options = None,
    pack: Pack = None,
    lang: Lang = None,
    save: Annotated[
        Path | None, typer.Option("--save", metavar="FILE", help="Keep the record here, after every choice.")
    ] = None,
    resume: Annotated[bool, typer.Option("--resume", help="Continue the game in the file of --save.")] = False,
    no_colour: Annotated[bool, typer.Option("--no-colour", "--no-color", help="Without colours.")] = False,
) -> None:
    """Play a game in the terminal, against bots or with friends at one keyboard.

    At the prompt `?` shows everything that you can type: options by number or words, undo, hint,
    why an option is not possible, rules, log. Ctrl-C leaves and keeps the record.

    Examples:

    - `rulewright terminal ethnos`: you against three steady bots
    - `rulewright terminal ethnos --seats human=Ola,human=Jan,sharp --lang pl`: two friends and a bot
    - `rulewright terminal ethnos --players 2 --option open_draw=true --seed tuesday`
    - `rulewright terminal ethnos --save game.json`, later the same with `--resume`
    """
    from rulewright.cli.table import new_table, resumed_table
    from rulewright.cli.talk import talk_of

    if resume and save is None:
        fail("--resume needs --save FILE, the record to continue")
    if resume and (option or seed is not None):
        fail("--option and --seed are for a new game; a game that is resumed goes on as it was set up")
    if save is not None and save.exists() and not resume:
        fail(f"{save} exists already; continue that game with --resume, or name another file")
    if save is not None and not save.absolute().parent.is_dir():
        fail(f"{save}: there is no such folder for the record")
    talk, locale = talk_of(not no_colour), locale_of(lang)
    if resume and save is not None:
        table = resumed_table(game, save, seats, players, talk, locale, pack)
    else:
        table = new_table(game, seats, players, option, seed, talk, locale, save, pack)
    raise typer.Exit(table.play())


@app.command(rich_help_panel=PLAY)
def games(json_wanted: AsJson = False, lang: Lang = None) -> None:
    """List the games, with their player counts and options.

    Example: `rulewright games --json`
    """
    from rulewright.cli import listing

    locale = locale_of(lang)
    say = words(locale).message
    listed, broken = listing.installed_games()
    for error in broken:
        typer.echo(str(error), err=True)
    if json_wanted:
        put_json([listing.as_json(rules) for rules in listed])
        return
    for rules in listed:
        options = ", ".join(spec.name for spec in rules.option_specs) or "-"
        typer.echo(listing.headline(rules, locale))
        typer.echo(
            f"  {say('cli-players-range', low=rules.min_players, high=rules.max_players)};"
            f" {say('cli-options', options=options)}"
        )


@app.command(rich_help_panel=PLAY)
def rules(
    game: GameName,
    rule: Annotated[str | None, typer.Argument(metavar="[ID]", help="A rule: `ET-121`, or just 121.")] = None,
    search: Annotated[
        str | None, typer.Option("--search", "-s", metavar="WORD", help="Rules with these words.")
    ] = None,
    lang: Lang = None,
    json_wanted: AsJson = False,
) -> None:
    """Read the rulebook: all chapters, one rule with its source, or what a search finds.

    Examples:

    - `rulewright rules ethnos`
    - `rulewright rules ethnos ET-311`
    - `rulewright rules ethnos --search giant --lang en`
    """
    from rulewright.cli import rulebook
    from rulewright.cli.talk import console_for
    from rulewright.text import texts

    locale = locale_of(lang)
    book = texts(game, locale)
    if rule is not None:
        found = rulebook.find_rules(book, rule) if any(letter.isdigit() for letter in rule) else [book.rule(rule)]
        if not found:
            fail(f"there is no rule {rule!r} in the rulebook of {game}")
    else:
        found = rulebook.search(book, search) if search else rulebook.all_rules(book)
    if json_wanted:
        put_json([rulebook.as_json(one) for one in found])
    elif rule is not None:
        rulebook.show_rule(console_for(colour=True), words(locale), found[0])
    elif found:
        rulebook.show_titles(console_for(colour=True), found)
    else:
        typer.echo(words(locale).message("cli-nothing-found"))


# Study


@app.command(rich_help_panel=STUDY)
def simulate(
    game: GameName,
    seats: Annotated[
        str, typer.Option("--seats", metavar="BOT,BOT,...", help="The bot of each seat.")
    ] = "steady,steady,novice,novice",
    number: Annotated[int, typer.Option("--games", "-n", min=1, help="How many games.")] = 100,
    jobs: Jobs = 1,
    seed: SeedNumber = 1,
    option: Options = None,
    pack: Pack = None,
    rotate: Annotated[bool, typer.Option(help="Bots move round the table from game to game.")] = True,
    report: Annotated[Path | None, typer.Option("--report", metavar="FILE", help="HTML report with charts.")] = None,
    journal: Annotated[
        Path | None, typer.Option("--journal", metavar="FILE", help="Finished games; an interrupted run goes on.")
    ] = None,
    ray: Ray = None,
    lang: Lang = None,
    json_wanted: AsJson = False,
) -> None:
    """Let bots play many games and see who wins, how long it takes, where points come from.

    Examples:

    - `rulewright simulate ethnos --seats steady,novice --games 1000 --jobs 2`
    - `rulewright simulate ethnos --seats sharp,steady,novice,novice --games 1000 --report out.html`
    - `rulewright simulate ethnos --games 5000 --journal run.jsonl`: Ctrl-C, then again: it goes on
    """
    from rulewright.cli import laboratory
    from rulewright.cli.seats import game_options
    from rulewright.cli.talk import console_for
    from rulewright.lab import Interrupted, Plan, analyse, write_report
    from rulewright.lab import simulate as run

    locale = locale_of(lang)
    say = words(locale).message
    if report is not None and not report.absolute().parent.is_dir():
        fail(f"{report}: there is no such folder for the report")
    plan = Plan(game, split(seats), game_options(option), number, seed, rotate, str(pack) if pack else None)
    try:
        with laboratory.progress_bar(say("cli-simulating")) as progress:
            results = run(plan, jobs, ray, progress, journal)
    except Interrupted as stop:
        stopped(stop.results.games, number, journal, locale)
    if report is not None:
        write_report(results, report, locale)
    if json_wanted:
        figures = analyse(results).to_json()
        time = {"seconds": round(results.seconds, 3), "resumed": results.resumed}
        put_json({"plan": plan.to_json(), "games": number, **time, **figures})
        return
    laboratory.show_results(console_for(colour=True), words(locale), results)
    if report is not None:
        typer.echo(say("cli-report", path=str(report)))


def split(names: str) -> tuple[str, ...]:
    return tuple(part.strip() for part in names.split(",") if part.strip())


def stopped(games: Sequence[Any], number: int, journal: Path | None, locale: str) -> NoReturn:
    """An interrupted run: how far it came, and where the finished games are."""
    say = words(locale).message
    if journal is None:
        fail(say("cli-stopped", done=len(games), games=number), INTERRUPTED)
    fail(say("cli-stopped-kept", done=len(games), games=number, journal=str(journal)), INTERRUPTED)


@app.command(rich_help_panel=STUDY)
def tournament(
    game: GameName,
    bots: Annotated[
        str | None, typer.Option("--bots", metavar="BOT,BOT,...", help="Everybody against everybody.")
    ] = None,
    seats: Annotated[
        list[str] | None, typer.Option("--seats", metavar="BOT,BOT,...", help="Just this table. May be repeated.")
    ] = None,
    players: Annotated[int | None, typer.Option("--players", "-p", help="Seats of each table (default 2).")] = None,
    number: Annotated[int, typer.Option("--games", "-n", min=1, help="How many games at each table.")] = 100,
    jobs: Jobs = 1,
    seed: SeedNumber = 1,
    option: Options = None,
    pack: Pack = None,
    journal: Annotated[
        Path | None, typer.Option("--journal", metavar="FOLDER", help="Finished games; an interrupted run goes on.")
    ] = None,
    ray: Ray = None,
    lang: Lang = None,
    json_wanted: AsJson = False,
) -> None:
    """Measure how strong bots are against each other, with 95 % intervals.

    With two players every pair of bots meets in duels; with more, each bot meets a table of each other one.

    Examples:

    - `rulewright tournament ethnos --bots novice,steady,sharp:200i --games 200 --jobs 2`
    - `rulewright tournament ethnos --seats sharp,steady,steady,steady --games 100`
    """
    from rulewright.cli import laboratory
    from rulewright.cli.seats import game_options
    from rulewright.cli.talk import console_for
    from rulewright.lab import Interrupted
    from rulewright.lab import tournament as run

    if (bots is None) == (not seats):
        fail("give either --bots, everybody against everybody, or --seats, one table")
    tables = [split(table) for table in seats] if seats else None
    if tables is not None and players is not None and any(len(table) != players for table in tables):
        fail(f"--players {players} and the seats of --seats do not agree")
    locale = locale_of(lang)
    say = words(locale).message
    content = str(pack) if pack else None
    try:
        with laboratory.progress_bar(say("cli-simulating")) as progress:
            standings = run(
                game, split(bots or ""), players or 2, number, seed, game_options(option), jobs, ray, progress,
                journal, tables, content,
            )  # fmt: skip
    except Interrupted as stop:
        stopped(stop.results.games, number, journal, locale)
    if json_wanted:
        put_json(standings.to_json())
    else:
        laboratory.show_standings(console_for(colour=True), words(locale), standings)


@app.command(rich_help_panel=STUDY)
def bench(
    game: GameName,
    players: Annotated[int, typer.Option("--players", "-p", help="Seats of the table.")] = 4,
    seconds: Annotated[float, typer.Option("--seconds", help="CPU time of each measurement.")] = 3.0,
    compare: Annotated[
        bool, typer.Option("--compare", help="The pure build too, and how much faster this one is.")
    ] = False,
    peers: Annotated[bool, typer.Option("--peers", help="Other engines too, those that are installed.")] = False,
    lang: Lang = None,
    json_wanted: AsJson = False,
) -> None:
    """Measure how fast a game is: decisions, games, copies, resamplings and steps per CPU second, on one core.

    Steps are those of a learner in the raw PettingZoo environment, if that is installed.

    Example: `rulewright bench ethnos --players 4 --compare`
    """
    from rulewright.cli import laboratory
    from rulewright.cli.talk import console_for
    from rulewright.lab.bench import bench as measure

    say = words(locale_of(lang)).message
    with laboratory.waiting(say("cli-measuring")):
        found = measure(game, players, seconds, peers, compare)
    if json_wanted:
        put_json(found.to_json())
    else:
        laboratory.show_bench(console_for(colour=True), words(locale_of(lang)), found)


# Check


@app.command(rich_help_panel=CHECK)
def show(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A position, or a record as far as it goes.")],
    seat: Annotated[int | None, typer.Option("--seat", min=0, help="From the eyes of a seat, 0 for the first.")] = None,
    options: Annotated[bool, typer.Option("--options", help="What those who are asked may choose.")] = False,
    save: Annotated[
        Path | None, typer.Option("--save", metavar="FILE", help="Write a record that begins here, to play on from.")
    ] = None,
    pack: Pack = None,
    lang: Lang = None,
    json_wanted: AsJson = False,
) -> None:
    """Show a position: the board, who is asked what, and what they may choose.

    Without --seat everything open to a spectator is shown. A record that --save writes can be brought to a table
    (*Replays*, then *Play on from here*); `make dev` opens a position at a table at once.

    Examples:

    - `rulewright show position.json --options`
    - `rulewright show position.json --seat 0 --lang pl`
    - `rulewright show game.json --save from-here.json`
    """
    from rulewright.cli import replaying
    from rulewright.cli.files import read_position
    from rulewright.cli.talk import talk_of
    from rulewright.files import write_record

    state = read_position(file, pack)
    record = state.game.from_position(state.position()).record()
    if save is not None:
        write_record(save, record)
    asked = replaying.asked_in(state)
    if json_wanted:
        put_json({"view": state.view(seat), "asked": asked, "result": state.result})
        return
    replaying.show_position(replaying.Replay(record, seat, talk_of(colour=True), locale_of(lang)), asked, options)


@app.command(rich_help_panel=CHECK)
def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record.")],
    step: Annotated[int | None, typer.Option("--step", min=0, help="After that many choices.")] = None,
    seat: Annotated[int | None, typer.Option("--seat", min=0, help="From the eyes of a seat, 0 for the first.")] = None,
    log: Annotated[bool, typer.Option("--log", help="The log up to there.")] = False,
    board: Annotated[bool, typer.Option("--board", help="The board there.")] = False,
    pack: Pack = None,
    lang: Lang = None,
    json_wanted: AsJson = False,
) -> None:
    """Show a recorded game: its result, or the table and the log at any step.

    In a terminal, without further options, you step through it.

    Examples:

    - `rulewright replay game.json`
    - `rulewright replay game.json --step 40 --seat 0 --board`
    - `rulewright replay game.json --log --lang pl`
    """
    from rulewright.cli import replaying
    from rulewright.cli.files import read_record
    from rulewright.cli.talk import talk_of

    record = read_record(file, pack)
    talk = talk_of(colour=True)
    shown = replaying.Replay(record, seat, talk, locale_of(lang))
    steps = len(shown.choices)
    if step is not None and step > steps:
        fail(f"{file} has {steps} choices, so there is no step {step}")
    at = steps if step is None else step
    if json_wanted:
        put_json(replaying.as_json(shown, at))
    elif log or board:
        if log:
            shown.show_log(at)
        if board:
            shown.show(at)
    elif talk.interactive:
        shown.browse(at if step is not None else 0)
    else:
        shown.show(at, board=step is not None)


@app.command(rich_help_panel=CHECK)
def verify(
    files: Annotated[list[Path], typer.Argument(metavar="FILE...", help="Records.")],
    pack: Pack = None,
    lang: Lang = None,
    json_wanted: AsJson = False,
) -> None:
    """Check that records are what they say: replayed, and every chance event recomputed from the committed seed.

    Exit code 1 if a record is wrong. Without a committed seed chance cannot be checked, and it says so.

    Example: `rulewright verify game.json`
    """
    from rulewright.cli.checking import check_record

    say = words(locale_of(lang)).message
    verdicts = [check_record(file, pack) for file in files]
    if json_wanted:
        put_json([verdict._asdict() for verdict in verdicts])
    for verdict in [] if json_wanted else verdicts:
        fields = verdict._asdict()
        if not verdict.correct:
            typer.echo(say("cli-wrong", file=verdict.file, problem=verdict.problem), err=True)
        elif verdict.fair:
            typer.echo(say("cli-verified", **{name: fields[name] for name in ("file", "events", "choices", "hashes")}))
        else:
            typer.echo(say("cli-replayed", **{name: fields[name] for name in ("file", "choices", "hashes")}))
    if not all(verdict.correct for verdict in verdicts):
        raise typer.Exit(CHECK_FAILED)


@app.command(rich_help_panel=CHECK)
def migrate(
    paths: Annotated[list[Path], typer.Argument(metavar="PATH...", help="Records, or folders with records.")],
    dry_run: Annotated[bool, typer.Option("--dry-run", help="Only say what would happen; write nothing.")] = False,
    lang: Lang = None,
    json_wanted: AsJson = False,
) -> None:
    """Say of each record what the present rules make of it, and bring along those that go with them.

    Unchanged: all of it is as it was; an older one is stamped with the present version. Same play: only bookkeeping or
    spelling differs; it is sealed anew. Different: it says from which choice on, and how, and leaves it as it is; then
    the exit code is 1. Other JSON files in a folder are passed over.

    Example: `rulewright migrate records/ --dry-run`
    """
    from rulewright.cli import laboratory
    from rulewright.lab.migration import migrate as run

    missing = next((path for path in paths if not path.exists()), None)
    if missing is not None:
        fail(f"{missing}: there is no such file or folder")
    locale = locale_of(lang)
    say = words(locale).message
    with laboratory.progress_bar(say("cli-migrating")) as progress:
        counts = run(paths, dry_run, progress, locale)
    if json_wanted:
        put_json(counts.to_json())
    else:
        for one in counts.outcomes:
            if one.outcome not in ("unchanged", "no record"):
                told = say(
                    f"cli-record-{one.outcome}", file=one.path, **({"problem": one.reason} if one.reason else {})
                )
                typer.echo(told, err=bool(one.reason))
        numbers = {name: getattr(counts, name) for name in ("unchanged", "different", "unreadable")}
        typer.echo(
            say("cli-migrated", **numbers, same=counts.same_play)
            + (f" {say('cli-passed-over', other=counts.other)}" if counts.other else "")
            + (f" {say('cli-nothing-written')}" if dry_run else "")
        )
    if counts.left:
        raise typer.Exit(CHECK_FAILED)


@app.command(rich_help_panel=CHECK)
def check(
    pack: Annotated[Path, typer.Argument(metavar="PACK", help="The folder of a content pack.")],
    game: Annotated[str, typer.Option("--game", help="The game that it is for.")] = USUAL_GAME,
    lang: Lang = None,
    json_wanted: AsJson = False,
) -> None:
    """Check a content pack: its files, their values, and what differs from the built-in content.

    Exit code 1 if the pack cannot be played with; the message names the file.

    Example: `rulewright check my-edition --game ethnos`
    """
    from rulewright import BadContent
    from rulewright.cli.packs import check_pack, show_differences
    from rulewright.cli.talk import console_for

    say = words(locale_of(lang)).message
    try:
        found = check_pack(game, pack)
    except BadContent as error:
        if json_wanted:
            put_json({"pack": str(pack), "game": game, "good": False, "problem": str(error)})
            raise typer.Exit(CHECK_FAILED) from None
        fail(f"this is no sound content pack of {game}: {error}", CHECK_FAILED)
    if json_wanted:
        differing = [difference._asdict() for difference in found]
        put_json({"pack": str(pack), "game": game, "good": True, "differences": differing})
    elif found:
        typer.echo(say("cli-pack-differs", folder=str(pack), count=len(found)))
        show_differences(console_for(colour=True), words(locale_of(lang)), found)
    else:
        typer.echo(say("cli-pack-same", folder=str(pack)))


# Host


def setting(name: str, help: str, metavar: str | None = None, flag: str = "") -> Any:
    """An option that can also be given as RULEWRIGHT_NAME."""
    flags = [flag or "--" + name.replace("_", "-")]
    return typer.Option(*flags, metavar=metavar, envvar=f"RULEWRIGHT_{name.upper()}", help=help)


@app.command(rich_help_panel=HOST)
def serve(
    host: Annotated[str | None, setting("host", "Where to listen (default 127.0.0.1; 0.0.0.0: everywhere).")] = None,
    port: Annotated[int | None, setting("port", "The port (default 8000).")] = None,
    address: Annotated[str | None, setting("address", "How players reach it: https://games.example.", "URL")] = None,
    database: Database = None,
    data: Data = None,
    workers: Annotated[int, setting("workers", "Server processes; more than one needs PostgreSQL.")] = 1,
    bots: Annotated[int | None, setting("bot_processes", "Processes for bots (default 1).", flag="--bots")] = None,
    proxy: Annotated[
        bool | None, setting("proxy", "A reverse proxy stands before it.", flag="--proxy/--no-proxy")
    ] = None,
    certificate: Annotated[str | None, setting("certificate", "For TLS without a proxy.", "FILE")] = None,
    key: Annotated[str | None, setting("certificate_key", "The key of the certificate.", "FILE", "--key")] = None,
    smtp: Annotated[
        str | None, setting("smtp", "For mail: smtp://USER:PASSWORD@HOST:PORT or smtps://...", "URL")
    ] = None,
    mail_from: Annotated[str | None, setting("mail_from", "The sender of mail.", "ADDRESS")] = None,
    push: Annotated[str | None, setting("push_subject", "Web push: mailto:YOU@HOST.", "CONTACT", "--push")] = None,
    log: Annotated[str | None, setting("log_format", "How the log is written.", "text|json", "--log")] = None,
    lang: Lang = None,
) -> None:
    """Serve players on this machine, in a club or on the internet, until Ctrl-C or SIGTERM.

    Without a database it uses SQLite in the data folder: one process, nothing to set up. With PostgreSQL
    several processes and machines can share the work. Every option can be an environment variable
    (`RULEWRIGHT_PORT=9000`), and so can finer settings: RULEWRIGHT_RATE, RULEWRIGHT_SESSION_DAYS,
    RULEWRIGHT_GUEST_DAYS, RULEWRIGHT_UNSTARTED_DAYS, RULEWRIGHT_IDLE_GUEST_DAYS, RULEWRIGHT_TABLES_EACH,
    RULEWRIGHT_LOGINS, RULEWRIGHT_REMINDER_HOURS, RULEWRIGHT_WEBHOOKS, RULEWRIGHT_PRIVATE_WEBHOOKS.

    Examples:

    - `rulewright serve --host 0.0.0.0`: everybody in the house
    - `rulewright serve --proxy --address https://games.example`: behind nginx or Caddy, which do TLS
    - `rulewright serve --host 0.0.0.0 --port 443 --certificate cert.pem --key key.pem`
    - `rulewright serve --database postgresql://rulewright@db/games --workers 4`
    """
    from rulewright.cli import hosting

    settings = hosting.settings_of(
        {
            "host": host, "port": port, "address": address, "database": database, "data": data,
            "bot_processes": bots, "proxy": proxy, "certificate": certificate, "certificate_key": key,
            "smtp": smtp, "mail_from": mail_from, "push_subject": push, "log_format": log,
        }
    )  # fmt: skip
    if workers < 1:
        fail("--workers is at least 1")
    raise typer.Exit(hosting.serve_others(settings, workers, locale_of(lang)))


@app.command(rich_help_panel=HOST)
def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The new file, or a folder for it.")],
    database: Database = None,
    data: Data = None,
    lang: Lang = None,
) -> None:
    """Write everything into one file, while the server goes on.

    The file fits SQLite and PostgreSQL alike, so that a server can move from one to the other. Keep it
    safe: it holds what the database holds.

    Example: `rulewright backup /var/backups/rulewright`
    """
    from rulewright.cli import hosting

    hosting.make_backup(hosting.settings_of({"database": database, "data": data}), file, locale_of(lang))


@app.command(rich_help_panel=HOST)
def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A backup.")],
    force: Annotated[bool, typer.Option("--force", help="Replace what the database holds now.")] = False,
    database: Database = None,
    data: Data = None,
    lang: Lang = None,
) -> None:
    """Fill a database from a backup: whole, or not at all. Stop the server first.

    Examples:

    - `rulewright restore games.backup`
    - `rulewright restore games.backup --database postgresql://rulewright@db/games`: move to PostgreSQL
    """
    from rulewright.cli import hosting

    settings = hosting.settings_of({"database": database, "data": data})
    hosting.restore_backup(settings, file, force, locale_of(lang))
