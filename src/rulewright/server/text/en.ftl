# The server's own words, in English: problems, notifications, votes.

## Problems that any request can meet

problem-malformed = This request cannot be understood.
problem-not-found = There is nothing here.
problem-too-large = This message is too large.
problem-too-many = Too many requests. Please wait a moment.
problem-sign-in = Please sign in, or choose a name as a guest, first.
problem-forbidden = This is not yours to do.
problem-stopping = The server is restarting. Your game is safe.
problem-internal = Something went wrong on the server. Nothing of your game is lost.

## Notifications. $table is the name of the table.

notification-turn = It is your turn at the table “{ $table }”.
    .subject = Your turn: { $table }
notification-reminder = { $hours ->
        [one] It has been your turn at the table “{ $table }” for an hour.
       *[other] It has been your turn at the table “{ $table }” for { $hours } hours.
    }
    .subject = Still your turn: { $table }
notification-reminder-days = { $days ->
        [one] It has been your turn at the table “{ $table }” for a day.
       *[other] It has been your turn at the table “{ $table }” for { $days } days.
    }
notification-invitation = You are invited to the table “{ $table }”.
    .subject = Invitation: { $table }
notification-invitation-by = { $by } invites you to the table “{ $table }”.
notification-started = The game at the table “{ $table }” has begun.
    .subject = The game has begun: { $table }
notification-finished = The game at the table “{ $table }” is over.
    .subject = The game is over: { $table }
notification-finished-won = { $count ->
        [one] The game at the table “{ $table }” is over. The winner is { $winners }.
       *[other] The game at the table “{ $table }” is over. The winners are { $winners }.
    }
notification-vote = Your vote is asked for at the table “{ $table }”.
    .subject = Vote: { $table }
notification-vote-by = { $by } asks for your vote at the table “{ $table }”.
notification-confirm = Somebody has entered this address in an account here, to be told by mail when it is their turn. If that was you, open the link.
    .subject = Is this your address?
mail-link = Go there: { $link }
mail-why = You get this mail because you have switched on notifications by mail at { $origin }.
mail-ignore = This mail was sent by { $origin }. If you do not know what it is about, do nothing: this question is all that is sent unless you open the link.
mail-stop = You can switch them off here: { $link }

## The application

problem-method = This cannot be done at this address.
client-missing = The web client is not built
client-build = The server works, but its web pages are missing. Install the package again with “pip install .” in its folder: that builds them. Programs can use the interface described at /schema/openapi.json.

## Outlooks: what would be true after a choice, where the game has no sentence of its own

outlook-nothing = Nothing changes now.
outlook-turn-ends = Your turn ends; nothing else changes now.
outlook-dice = Dice decide what follows.
outlook-cards = Cards that are still hidden decide what follows.
outlook-chance = Chance decides what follows.
outlook-sealed = All answers are opened together.
outlook-hidden = What follows depends on what is still hidden.
lock-dice = Cannot be undone: dice are rolled.
lock-cards = Cannot be undone: cards are seen.
lock-sealed = Cannot be undone: answers are opened.
lock-chance = Cannot be undone: chance decides.
lock-hidden = Cannot be undone: something hidden is seen.

## Tables and seats

# $day is the day on which the table was set, in English and small letters.
lessons-table = Guided first game
table-name = { $day ->
    [monday] Monday table
    [tuesday] Tuesday table
    [wednesday] Wednesday table
    [thursday] Thursday table
    [friday] Friday table
    [saturday] Saturday table
   *[sunday] Sunday table
}
bot-name-random = Random
bot-name-novice = Novice
bot-name-steady = Steady
bot-name-sharp = Sharp
bot-name-master = Master
player-nobody = Seat { $badge }
# A further player on one device whom nobody has given a name.
hot-seat-name = { $number ->
    [2] Second player
    [3] Third player
    [4] Fourth player
    [5] Fifth player
   *[other] Sixth player
}
problem-unknown-game = This game is not here.
problem-number-of-seats = This game is for { $least } to { $most } players.
problem-table-options = { $number ->
    [one] The options you chose do not fit this game with { $number } player.
   *[other] The options you chose do not fit this game with { $number } players.
}
problem-tempo = A clock needs some time on it.
problem-hot-seat-names = Everybody who plays on your device needs a name of their own.
problem-creator-seat = One seat at the table must remain yours.
problem-badge-taken = Somebody else at the table has this badge.
problem-not-a-bot = Only bots have a level.
problem-too-many-tables = { $number ->
    [one] You already have { $number } table open or in play. Please finish or close it first.
   *[other] You already have { $number } tables open or in play. Please finish or close one of them first.
}
problem-table-started = The game at this table has begun already.
problem-table-closed = This table is closed.
problem-seats-open = Not all seats are taken yet. Wait for the others, or give their seats to bots.
problem-seated-already = You already sit at this table.
problem-seat-taken = This seat is taken.
problem-table-full = All seats at this table are taken.
problem-blocked-table = You cannot sit down at this table.
problem-code-needed = Only the link of this table lets you take over a seat. Ask somebody who plays there.
problem-invitation = This invitation is not valid. The seat may be taken, or the code has a slip in it.
problem-not-over = A rematch is possible once the game is over.

## People

problem-name-empty = Please choose a name that can be seen.
problem-name-long = This name is too long: at most { $number } characters.
problem-name-characters = This name has characters that cannot be shown.
problem-name-taken = The name “{ $name }” is taken. Please choose another one.
problem-weak-password = This password is too short: at least { $number } characters.
problem-credentials = The name or the password is not right.
problem-password = The password is not right.
problem-banned = The host has closed this account.
problem-signed-in = You are signed in already.
problem-guests-only = Only guests have a link. You have a password.
problem-guest-password = A guest has no password. Create an account first.
problem-link = This link does not work any more.
problem-confirm-name = To delete everything, type your name exactly.
problem-email = This is not a mail address.
problem-confirmation = This link confirms no address any more. Perhaps the address was changed since.
problem-nothing-to-confirm = There is no address to be confirmed.
problem-webhook = This is not an address that begins with http:// or https://.
problem-no-webhooks = The host has switched webhooks off.
problem-webhook-private = This address belongs to a private network, which this server does not call.
problem-push = This browser’s subscription to notifications cannot be used.
problem-yourself = This is you.
problem-too-many-relations = You can block and mute at most { $number } people.
problem-report-empty = Please write what happened.
problem-csrf = This page is out of date. Please load it again.
problem-origin = This request came from another site.
departed = Former player
departed-seat = Former player { $badge }
departed-table = Table
guest-names = Brave Badger, Quiet Owl, Merry Fox, Patient Heron, Swift Hare, Wise Raven, Bold Lynx, Calm Otter, Clever Marten, Kind Beaver, Lucky Robin, Proud Stag, Sly Weasel, Stout Boar, Sunny Lark, Wild Falcon

## Play

problem-stale = The game has moved on meanwhile. Please look again.
problem-request-used = This request was carried out before, and meant something else.
problem-rules-changed = New rules would lead this game elsewhere, and they do not take up its position. Nothing is lost: it waits. Its host can end it or go back to the version before; its players can agree to a result.
problem-nothing-to-play-on = That game is over at this step: nothing is left to play on.
problem-origin-seats = That game is played on by { $number } players.
problem-seats-fixed = This table is played on from a position: its seats are those of that game.
problem-replay-over = That game is over: take its whole record from the replay.
problem-places = Give every seat its place; the best one is 1.
problem-not-held = This game does not wait for its host.
problem-match-over = This game is over.
problem-undo-consent = At this table a choice is taken back only if everybody agrees.
problem-order = No standing order can be given for this.
problem-other-eyes = Look through the eyes of this seat first.
problem-no-contest = There are no odds now: no battle is being fought, or the rules keep its chances hidden.
problem-contest-waits = Somebody may be about to step in. Odds can be reckoned again after that.
problem-fair-table = This is a fair table: hints and odds are not given here.
problem-no-spectators = This table has no spectators.
problem-too-slow = Your connection is too slow to keep up. It is opened again.

## Votes. $player asks, $other is the one it is about, $level is the name of a bot.

problem-vote-over = This question has been decided already.
problem-vote-seat = Nobody can be replaced in this seat.
vote-undo = { $player } asks to take back the last choice.
vote-end = { $player } asks to end the game here.
vote-bot = { $player } asks to let a bot ({ $level }) play for { $other }.
vote-bot-own = Shall a bot ({ $level }) play on for { $player }?
vote-bot-open = { $player } asks to give the free seat to a bot ({ $level }).
vote-substitute = { $player } asks to free the seat of { $other } for somebody else.
vote-substitute-own = { $player } asks to hand over the seat to somebody else.

## Bots

bot-description-novice = Plays anything that does not look foolish. Good company for your first games.
bot-description-steady = Tries every option out in its mind and takes the one that looks best. It answers at once.
bot-description-sharp = Searches ahead for a moment. A serious opponent.
bot-description-master = Searches ahead for about three seconds. The strongest of them.

## Replays

problem-replay-running = This game is still being played. Its record is open to all once it has ended.
problem-record-bad = This is no record of a game that can be played again.
problem-content-missing = This record was played with a content pack of { $game } that this server does not have. The number of the pack is { $content }: whoever runs the server can load it.
problem-box-missing = This record was played with the content of { $game } as it comes in the box; this server plays it with a content pack only.
problem-record-slow = This record takes too long to be played again.
problem-too-many-uploads = { $number ->
    [one] You have kept { $number } record here already, as many as fit.
   *[other] You have kept { $number } records here already, as many as fit.
}
upload-name = Uploaded game
verify-ok = { $number ->
    [one] The seed is the one that was committed to before the game, and it gives the one event of chance again.
   *[other] The seed is the one that was committed to before the game, and it gives all { $number } events of chance again.
}
verify-prepared = { $number ->
    [one] This was a guided game. Its seed was prepared for the lessons and is known to everybody, so nothing was left to chance; it gives the one event of chance again.
   *[other] This was a guided game. Its seed was prepared for the lessons and is known to everybody, so nothing was left to chance; it gives all { $number } events of chance again.
}
verify-nothing = This record holds no seed that was committed to, so there is nothing to check.
verify-commitment = The seed of this record is not the one that was committed to before the game.
verify-chance = The seed of this record does not give its events of chance: something has been changed.

## Promised seeds

problem-unknown-promise = The promised seed is gone. Please open the table once more.
