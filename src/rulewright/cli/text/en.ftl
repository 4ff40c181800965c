# What the command line says itself. Words of a game are in the game's own texts.

## At the table

cli-turn-of = { $name }, it is your turn
cli-thinking = { $name } is thinking …
cli-curtain = Pass the keyboard to { $name }; nobody else looks at the screen.
cli-press-enter = Press Enter when you are alone with it …
cli-earlier = … { $count ->
    [one] { $count } earlier line
   *[other] { $count } earlier lines
} (l shows the log)
cli-game-over = The game is over
cli-name = Player

## At the prompt

cli-ask-help = (number or words; ? for help)
cli-ask-filter = There are many options: type the start of a key, such as { $key }, or part of a text to see those that fit.
cli-group = { $first } … { $last }
cli-help =
    Choose with the number of an option, its key, or any part of its text that fits no other option.
      ? OPTION        why an option is not possible now (also: why OPTION)
      u               undo: take your last choice back
      h [BUDGET]      hint: what a bot would do (h 3s or h 1000i thinks longer)
      o [BUDGET]      odds of the battle that is being fought
      w               wait: let whoever is asked at the same time go first
      l [N]           log, the last N lines
      v               draw the table again
      b               the table in detail, one thing after the other
      c CARD          the text of a card
      r RULE          a rule, by number or by words
      lang en|pl      language
      save FILE       keep the record there, from now on after every choice
      q               leave; Ctrl-C and Ctrl-D leave too, and keep the record
cli-help-rules = Rules of this decision: { $rules }.
cli-ambiguous = Several options fit; type a number or more of the text:
cli-not-understood = Nothing here is called “{ $typed }”; ? shows what you can type.
cli-no-such-option = This game has no option like “{ $typed }”.
cli-no-such-card = There is no card called “{ $typed }”.
cli-no-such-rule = No rule fits “{ $typed }”; try a number such as r 121, or a word.
cli-possible = { $option }: this is possible now.
cli-more-options = … and { $count } more; say more exactly which you mean.
cli-undone = Taken back.
cli-undo-all = { $people ->
    [one] Take it back all the same, with everything that others have done since? (y/n)
   *[other] Does everybody at the table agree to take it back, with everything done since? (y/n)
}
cli-hint = { $number }  { $option }: tried { $visits ->
    [one] { $visits } time
   *[other] { $visits } times
}, chances { $value } of 100
cli-hint-reason = { "     " }{ $reason }
cli-odds = { $side }: wins about { $wins } of 100 from here (±{ $margin }), losses { $losses } on average
cli-odds-nobody = Units that nobody leads
cli-nobody-beside = Nobody else goes on beside you now.
cli-no-contest = There are no odds now: no battle is being fought, or the rules keep its chances hidden.

## Records

cli-save-where = File for the record (Enter: { $path }; -: do not save):
cli-saved = The record is kept in this file: { $path }
cli-resume = To continue: { $command }
cli-file-exists = { $path } exists already; name another file.
cli-cannot-write = { $path } cannot be written: { $reason }.
cli-step = After choice { $step } of { $steps }
cli-browse = Enter or n: next, p: previous, a number: go there, q: leave
cli-verified = { $file }: correct. { $events ->
    [one] { $events } chance event follows
   *[other] All { $events } chance events follow
} from the committed seed; { $choices ->
    [one] { $choices } choice
   *[other] { $choices } choices
}, { $hashes ->
    [one] { $hashes } hash agrees.
   *[other] { $hashes } hashes agree.
}
cli-replayed = { $file }: { $choices ->
    [one] { $choices } choice replayed
   *[other] { $choices } choices replayed
}, { $hashes ->
    [one] { $hashes } hash agrees.
   *[other] { $hashes } hashes agree.
} No seed was committed to, so chance cannot be checked.
cli-wrong = { $file }: wrong. { $problem }
cli-migrating = Records
cli-migrated = Unchanged: { $unchanged }. Same play, other bookkeeping: { $same }. Different: { $different }. Unreadable: { $unreadable }.
cli-passed-over = No records: { $other }.
cli-nothing-written = Nothing was written.
cli-record-same-play = { $file }: the same play; only the bookkeeping differs.
cli-record-different = { $file }: different. { $problem }
cli-record-unreadable = { $file }: unreadable. { $problem }

## Rulebook, games, content packs

cli-rule-source = Source: { $source }
cli-nothing-found = Nothing found.
cli-players-range = { $low } to { $high } players
cli-options = options: { $options }
cli-pack-same = { $folder }: a good content pack; every value is the built-in one.
cli-pack-differs = { $folder }: a good content pack; { $count ->
    [one] { $count } value differs
   *[other] { $count } values differ
} from the built-in ones.
cli-value = Value
cli-built-in = Built in
cli-pack = Pack

## Laboratory

cli-simulating = Playing
cli-by-bot = By bot
cli-by-seat = By seat
cli-all-tables = All tables
cli-bot = Bot
cli-seat = Seat
cli-games = Games
cli-wins = Wins
cli-interval = 95 % interval
cli-mean-place = Mean place
cli-mean-points = Mean points
cli-length = { $games ->
    [one] { $games } game
   *[other] { $games } games
} in { $seconds } s; on average { $turns } turns and { $decisions } choices.
cli-played = { $games ->
    [one] { $games } game
   *[other] { $games } games
} in { $seconds } s.
cli-resumed = Of earlier runs, not counted in the time: { $resumed }.
cli-report = The report is in this file: { $path }
cli-stopped = Interrupted after { $done } of { $games } games.
cli-stopped-kept = Interrupted after { $done } of { $games } games. They are in { $journal }; the same command continues.
cli-measuring = Measuring …
cli-bench-title = { $game }, { $players } players, per CPU second
cli-build = Build
cli-bench-decisions = Decisions
cli-bench-games = Games
cli-bench-playouts = Decisions from mid-game
cli-bench-copies = Copies
cli-bench-determinizations = Resamplings
cli-bench-steps = PettingZoo steps
cli-peers = Other engines, per CPU second
cli-engine = Engine
cli-game = Game

## The server

cli-play-here = Rulewright is at { $address } (Ctrl-C stops it).
cli-runs-already = Rulewright runs already at { $address }.
cli-serving = Rulewright serves at { $address }; its data are in { $data }. Ctrl-C or SIGTERM stops it.
cli-server-stopped = Stopped. Every game is kept.
cli-backing-up = Backing up
cli-backed-up = { $rows ->
    [one] { $rows } row is
   *[other] { $rows } rows are
} in this backup: { $path }
cli-restoring = Restoring
cli-restored = { $rows ->
    [one] { $rows } row was
   *[other] { $rows } rows were
} restored from this backup: { $path }
cli-yes = yes

## Administration

cli-admin-id = Id
cli-admin-kind = Kind
cli-admin-banned = Banned
cli-admin-seen = Last seen
cli-admin-at = When
cli-admin-by = Reported by
cli-admin-about = About
cli-admin-table = Table
cli-admin-text = What
cli-admin-done = Handled
cli-admin-called = Called
cli-admin-status = Status
cli-admin-players = Players
cli-admin-events = Events
cli-admin-created = Created
cli-admin-has-been-banned = { $name } is kept out from now on.
cli-admin-unbanned = { $name } may come in again.
cli-admin-password = The new password of { $name }: { $password } (to be changed after signing in).
cli-admin-link = The new link of { $name }: { $link }
cli-admin-handled = Report { $number } is handled.
cli-admin-record = The record of the match at table { $table } is in { $file }. It holds everything that is hidden.
cli-admin-settled = The match at table { $table } has ended by agreement.
cli-admin-ended = The match at table { $table } is ended.
cli-admin-archived = { $count ->
    [one] { $count } match was archived.
   *[other] { $count } matches were archived.
}
cli-admin-sound = Table { $table }: { $events ->
    [one] { $events } event makes sense.
   *[other] all { $events } events make sense.
}
cli-admin-broken = Table { $table }: { $good } of { $events } events make sense. { $problem }
cli-admin-cut = { $count ->
    [one] { $count } event was dropped; the match goes on from there.
   *[other] { $count } events were dropped; the match goes on from there.
}
