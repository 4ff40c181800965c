# The web client's own words, in English. Words of the games come from the games.

## Everywhere

try-again = Try again
problem-offline = The server cannot be reached. Your game is safe; we keep trying.
problem-internal = Something went wrong. Nothing of your game is lost.
problem-page = This page could not be loaded.

close = Close
copy-title = Copy the link
copy-note = Here the browser does not let the page copy. The link is selected: press Ctrl+C, or hold it and choose “Copy”.
language-en = English
language-pl = Polski
guest-name = Guest
sound = Sounds
sound-on = on
sound-off = off
sound-note = few and soft, in this browser: your turn, a piece placed, a part of the game that begins, the end
level-novice = Novice
level-steady = Steady
level-sharp = Sharp
level-master = Master

## The site

nav-label = Main
nav-skip = Skip to the content
nav-play = Play
nav-lobby = Open tables
nav-replays = Replays
nav-rules = Rulebooks
nav-bots = Bots
nav-about = About
nav-sign-in = Sign in
nav-language = Language: { $current }. Change to { $other }.
nav-dark = Dark theme
nav-light = Light theme
nav-news = { $count ->
    [one] { $count } new message
   *[other] { $count } new messages
}
site-unofficial = Unofficial and fan-made. The games belong to their publishers.
missing-title = There is nothing here
missing-text = This address leads to no page. A letter may be missing in it, or what was here has gone.
missing-home = To the games

## Home

home-title-first = Big board games,
home-title-second = played by the book.
home-promise = Against bots in two clicks, with friends by a link. Every refusal names the rule, every shuffle can be checked, undo is always at hand.
home-foot = No account needed against bots. Polish and English. Free to host yourself.
home-play = Play now
home-invite = Invite
home-later = In preparation
home-players = Players:
home-length = Length:
home-hours = { $hours } h
home-minutes = { $minutes } min
home-weight = Weight:
home-weight-light = Light
home-weight-medium = Medium
home-weight-heavy = Heavy
running-open = Waiting for players: { $free ->
    [one] { $free } free seat
   *[other] { $free } free seats
}
running-your-turn = Your turn since { $time }
running-waiting = Waiting for { $names }
running-substitute = Waiting for a substitute
running-continue = Continue
running-look = Look

## A new table

new-table-title = New table
new-table-name = Name of the table
new-table-players = { $min }–{ $max } players
new-table-seats = Seats at the table
new-table-count = { $count } of { $max }
new-table-seat = Seat { $number }
new-table-move = Move seat { $number } with the arrow keys
new-table-badge = Banner { $badge }. Change it.
new-table-badge-note = colour and sign can be changed
new-table-you = you
new-table-bot = Bot
new-table-bot-note = ready at once
new-table-level = Level of the bot
new-table-invited = Invited player
new-table-invited-note = gets a link of their own
new-table-open = Open to everybody
new-table-open-note = whoever comes from the lobby
new-table-hot-name = Name of the player on this device
new-table-hot-default = { $number ->
    [2] Second player
    [3] Third player
    [4] Fourth player
    [5] Fifth player
   *[other] Sixth player
}
new-table-hot-note = on this device, with a curtain between turns
new-table-remove = Remove seat { $number }
new-table-add-bot = Add a bot
new-table-add-friend = Invite a friend
new-table-add-open = Seat open to all
new-table-add-hot = Hot seat
new-table-random = At random
new-table-choose = I choose
new-table-tempo = Tempo
new-table-tempo-live = Live
new-table-tempo-turn = A day a turn
new-table-tempo-none = No limit
new-table-free-undo = Free undo until something is revealed
new-table-fair = Fair table
new-table-fair-note = no hints and no odds, for nobody
new-table-cover = A short pause where somebody may play a card
new-table-cover-note = so that the pace tells nobody who holds one
new-table-private = Only with the link
new-table-spectators = Spectators may watch
new-table-delay = Spectators see it two minutes later
new-table-shuffles = Shuffles can be checked after the game
new-table-bots-only = Play against bots only
new-table-create = Create table

## Open tables, replays, invitations, bots

lobby-new = New table: { $game }
lobby-mine = Your tables
lobby-open = Waiting for players
lobby-running = Being played
lobby-empty = Nobody waits for players now. Open a table: others will find it here.
lobby-free = free
lobby-sit = Sit down
lobby-watch = Watch
lobby-replay = Look at it
replays-upload = Open a record
replays-checking = Checking the record
replays-no-json = This file is no record: it cannot be read as JSON.
replays-empty = Your finished games will stand here. A record from elsewhere can be opened too.
join-title = You are invited
join-name = Your name at the table
join-sit = Sit down
join-note = No account needed. You can make one later and keep your games.
link-title = Welcome back
link-checking = One moment.
bots-title = Bots of four levels
bots-lead = They see only what their seat may know. Their strength is measured in tournaments that anybody can repeat with one command.
bots-players = Players
bots-bot = Bot
bots-against = Against
bots-won = Games won
bots-share = Share of games won
bots-several = { $count } × { $level }
bots-of = { $won } of { $games }
bots-percent = { $share } %
bots-interval = { $low } to { $high } %
bots-how = The bar is the range in which the true share lies, 19 times of 20; the red line is what was measured, the dark line what equals would win. “Random” takes any option that the rules allow. What is not listed has not been measured.

## About

about-title = About Rulewright
about-what = Rulewright plays big board games by their rulebooks: against friends, against bots, in Polish and English. The rules are enforced and explained, rule by rule.
about-rights = Whose the games are
about-unofficial = This is an unofficial engine made by fans. The games and their names belong to their publishers, who have nothing to do with it. It contains no artwork, logos or texts of the published games; all rules and cards are told in our own words. If you like a game, buy it.
about-reconstructed = Where a rulebook does not print a value that a game needs, it is reconstructed and marked so. Owners of a box can replace such content with a content pack.
about-fair = Fair shuffles
about-shuffles = Before a game the server publishes a fingerprint of its secret seed; every player's browser adds random bytes of its own. After the game the seed is revealed, and a button in the replay recomputes every shuffle and every draw.
about-attributions = With thanks
about-icons = Icons, recoloured and combined.
about-font = Typeface, Latin with Polish letters.
about-library = Library of the web client.
about-licence = Rulewright itself is free software under the Apache License 2.0.

## Account

account-title = Your account
account-sign-in = Sign in
account-way-login = I have an account
account-way-register = New account
account-way-guest = As a guest
account-do-login = Sign in
account-do-register = Make the account
account-do-guest = Go on as a guest
account-keep = Keep your games
account-keep-note = With a name and a password you find your games again on any device.
account-name = Name
account-password = Password
account-password-old = Present password
account-password-new = New password
account-password-change = Change the password
account-you = You
account-save = Save
account-saved = Saved.
account-leave = Sign out
account-link = Make my link
account-link-note = Keep this link: it brings you back on any device. An older one stops working.
account-confirm = Ask before a choice
account-confirm-never = Never
account-confirm-reveals = If it cannot be undone
account-confirm-always = Always
account-pace = How long what others do is shown
account-animations = Pieces move
account-hints = Offer hints
account-telling = How you are told that it is your turn
account-email = Mail address
account-by-mail = Tell me by mail
account-mail-confirmed = { $email } is confirmed.
account-mail-unconfirmed = { $email } is not confirmed yet: open the link in the mail that we have sent there. Until then nothing else is sent.
account-mail-again = Send the link again
account-mail-sent = The link is on its way to { $email }.
account-mail-agreed = The address is confirmed. Mail will reach you here.
account-webhook = Webhook (a web address that gets a message)
account-by-webhook = Tell my webhook
account-by-push = Tell this browser (web push)
account-browsers = Browsers that are told
account-browser = Browser
account-browser-this = this browser
account-browser-remove = Remove { $name }
account-reminders = Remind me once when a turn waits long
account-news = News
account-news-seen = I have seen them
account-people = People you do not want to meet
account-block = blocked
account-mute = muted
account-forget = Undo for { $name }
account-data = Your data
account-data-note = You can have everything that is stored about you, at any time.
account-export = Download my data
account-delete = Delete my account
account-delete-note = Your name, password and addresses are deleted at once. Finished games stay for the others, without your name. This cannot be undone.
account-delete-name = Type your name to confirm

## Rulebooks

rules-of = Rules of { $game }
rules-chapters = Chapters
rules-search = Search
rules-nothing = No rule speaks of “{ $search }”.

## Results and charts

result-title = End of the game
result-turns = { $turns ->
    [one] { $turns } turn.
   *[other] { $turns } turns.
}
result-replay = Look at the replay
result-again = Play again
result-you = you
result-by-stage = Stage by stage
result-stage = Stage
result-curve = { $measure } over time
result-decided = What decided it
result-record = Download the record
result-link = Copy link
result-copied = Link copied
result-close = Back to the board
chart-final = { $name } { $score }
chart-curve = { $measure } over time. At the end: { $summary }.
chart-source = { $source } { $points }
verify = Verify the shuffles
verify-busy = Verifying
verify-commitment = Fingerprint published before the game
verify-seed = Seed revealed after the game
verify-nonces = Random bytes of the players’ browsers
verify-note = The fingerprint is the SHA-256 of the seed. Seed and random bytes together give every shuffle and draw of the game. The same check runs on your own machine: rulewright verify FILE.

## Replay

replay-title = Replay · { $name }
replay-loading = Setting up the replay.
replay-eyes = Seen through the eyes of
replay-everybody = Everybody, hands open
replay-spectator = A spectator
replay-scrub = Step of the game
replay-at = Step { $step } of { $last }, turn { $turn }
replay-first = To the start
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-forward = One step on
replay-last = To the end
replay-speed = Speed
replay-jump = Jump to
replay-log = Log
replay-position = Position
replay-play-on = Play on from here
replay-record = Record
replay-link = Link to this step

## The table

table-close = Close
table-back = Back to the table
table-loading = Loading…
table-late-title = Shown with a delay
table-late = Spectators see this table { $time } later than it is played.
table-late-left = It begins in { $time }.
table-late-soon = It begins as soon as a first move is old enough.
table-not-here = This table cannot be shown
table-not-here-text = There is no table at this address, or it is a private one and you need its link. Tables at which nobody has played for long go by themselves.
held-title = This game waits
held-text = New rules would lead it elsewhere, and they do not take up its position. Nothing is lost, but nobody can go on here.
held-host = The host of this server can go back to the version before, end the game, or give everybody a result. If all of you agree to a result, it counts at once.
held-proposed = Proposed result
held-agreed = { $number ->
    [one] { $number } of { $all } agrees.
   *[other] { $number } of { $all } agree.
}
held-agree = Agree
held-propose = Propose a result
held-propose-these = Propose these places
held-place = Place of { $player }
settled-title = Ended by agreement
settled-text = New rules did not take this game up; its players agreed to this result.
table-to-lobby = To the open tables
table-you = you
table-bot = bot, { $level }
table-bot-level = Level of the bot
table-thinking = is thinking
table-here = is here
table-away = not connected
table-gone = has left the table
table-turn-now = decides now
table-your-turn = Your turn.
table-players = Players
table-clock = Time left: { $time }
table-clock-days = { $days } d { $hours } h
table-position = Position
table-result = Result
table-menu = Menu
table-zoom = Zoom
table-zoom-in = Closer
table-zoom-out = Further away
table-zoom-fit = The whole board
table-propose-bot = Put a bot here
table-propose-substitute = Ask for a substitute

table-prompt = What is asked
table-offline = No connection
table-offline-more = Your game is safe. We keep trying, and nothing that you chose is lost.
table-confirm = { $option }?
table-confirm-more = After this, your steps cannot be taken back.
table-confirm-ends = This ends your turn, and you could still do something else.
table-choose = Choose
table-lit-there = { $count ->
    [one] Something to choose lies there
   *[other] { $count } things to choose lie there
}
table-more-options = { $count } more
table-hand-open = Cards
table-confirm-yes = Yes
table-confirm-no = No, back
table-underway = Being sent…
table-undo = Undo
table-ask-undo = Ask to undo
table-plan = Plan ahead
table-all-options = All { $count } options
table-understood = I see
table-others = { $count ->
    [one] { $names } decides
   *[other] These players decide: { $names }
}
table-held-up = Your team mate { $name } finishes first, then you go on
table-someone = The game goes on
table-watching = You are watching.
table-finished = The game is over
table-ended = The game was ended early
table-rematch-ready = The next game is ready

table-options = { $count ->
    [one] { $count } option
   *[other] { $count } options
}
table-options-type = Type to find an option
table-options-none = No option fits.
table-why = This cannot be chosen now
table-why-title = { $thing }: not now
table-why-list = What cannot be done now, and why
table-why-nothing = Nothing on the table is refused at the moment.
table-hint = Hint
table-hint-title = What a bot would consider
table-hint-thinking = The bot is thinking…
table-hint-value = { $value } % prospects
table-odds = Odds
table-odds-reckoning = Playing it out…
table-odds-you = You would win about { $wins } of 100 battles from here (±{ $margin }).
table-odds-side = { $side } would win about { $wins } of 100 battles from here (±{ $margin }).
table-odds-undecided = About { $number } of 100 would have no winner.
table-odds-losses = Units lost on average: { $losses }.
table-odds-playouts = { $number } played out
table-odds-past = The position has changed since.
table-odds-how = { $number ->
    [one] Bots have played the battle out once, from what you can know.
   *[other] Bots have played the battle out { $number } times, from what you can know.
}
table-since = Since your last turn
table-since-next = Next
table-from-rulebook = From the rulebook
table-from-public = Known from public material
table-from-reconstructed = Reconstructed

table-orders-about = A standing order is carried out for you whenever the decision comes up and offers the option. The log says so each time.
table-orders-given = Standing orders
table-orders-withdraw = Withdraw
table-orders-always = Always choose: { $option }
table-orders-set = Always
table-orders-is = Set
table-orders-none = Decisions that can be answered in advance appear here once you have met them.

table-ledger = Ledger
table-unfold = Open the ledger
table-log = Log
table-log-empty = Nothing has happened yet.
table-log-older = Earlier lines
table-round = Round { $round }
table-new = New:
table-cause-bot = A bot has decided this.
table-cause-order = By standing order.
table-cause-time = The time was up.
table-forced = { $count ->
    [one] There was only one option.
   *[other] { $count } choices, each with only one option.
}
table-whispered = Only you see this.
table-rules = Rules
table-rules-search = Find a rule or term
table-rules-seek = Search
table-rules-chapters = Chapters
table-rules-previous = Previous chapter
table-rules-next = Next chapter
table-rules-none = No rule fits.
table-rules-found = { $count ->
    [one] { $count } rule found
   *[other] { $count } rules found
}
table-rules-now = At this moment
table-rules-of-now = Rules of this decision
table-rules-source = Source: { $source }
table-chat = Chat
table-chat-empty = Nobody has said anything yet.
table-chat-say = Say something
table-chat-send = Send
table-chat-mute = Mute this person
table-chat-muted = You will not see what this person writes any more.
table-chat-report = Report
table-chat-report-why = What has happened?
table-chat-reported = Thank you. The host will look at it.
table-unread = unread
table-notes = Notes
table-notes-write = For your eyes only
table-notes-loading = Loading…
table-notes-saved = Saved
table-notes-changed = Not saved yet
table-notes-failed = Could not be saved

table-theme-light = Light theme
table-theme-dark = Dark theme
table-text-view = Board as text
table-board-view = Board as picture
table-full-screen = Full screen
table-copy-link = Copy the invitation link
table-copy = Copy
table-copied = Copied
table-settings = Settings
table-home = All games
table-end = End the game
table-end-more = All players must agree. Nobody wins or loses.
table-end-propose = Propose it
table-leave = Leave the table
table-leave-more = You give up your seat for good. The others may put a bot or a substitute there.
table-vote-agree = Agree
table-vote-disagree = Disagree
table-vote-withdraw = Withdraw
table-vote-count = { $agreed } of { $needed } agree

table-keys = Keyboard
table-key-move = through what can be chosen
table-key-choose = choose what is focused, or continue
table-key-number = choose by number
table-key-type = type an option
table-key-why = why not?
table-key-undo = take back
table-key-escape = close, or step back
table-key-large = open the focused thing large, or choose one
table-key-hint = hint
table-key-odds = odds of a battle
table-key-log = log
table-key-rules = rules
table-key-chat = chat
table-key-text = board as text
table-key-since = skip to now; in a scene, to its result; else what happened since your last turn
table-key-story = back and on in what is told
table-key-pause = pause what is told
table-key-map = the map behind a scene
table-key-again = play the scene again
table-key-lesson = back to the lesson of a guided game
table-key-zoom = whole board, closer, further
table-key-help = this list

table-curtain = { $name } is next
table-curtain-more = Hand over the device. The table appears when the curtain is lifted.
table-curtain-lift = I am { $name }: lift the curtain

table-private = Private
table-fair = Fair table
table-fair-more = The host has forbidden hints and odds here, for everybody.
table-missing = { $count ->
    [one] one seat is free
   *[other] { $count } seats are free
}
table-complete = everybody is here
table-your-name = Your name
table-name-first = Please say first what you want to be called.
table-seat-open = Open seat
table-seat-open-note = anybody may sit down
table-seat-invited = Invited
table-seat-invited-note = for whoever has the link
table-seat-bot = Bot
table-seat-bot-note = plays at once
table-seat-badge = Change the colour: { $name }
table-seat-remove = Remove the seat: { $name }
table-seat-to-bot = Bot instead
table-take = Sit down
table-take-kept = Take your seat
table-take-free = Take the seat
table-add-bot = Add a bot
table-add-invited = Invite somebody
table-add-open = Add an open seat
table-invitation = Link to this table
table-close-table = Close the table
table-give-back = Give the seat back
table-start = Start the game
table-waits-for-start = The game begins as soon as the host starts it.

## Account, webhook

account-webhook-secret = Show the secret of the signatures
account-webhook-secret-note = Each message carries the header X-Rulewright-Signature: the HMAC-SHA256 of its body with this secret.
table-reveals = Something becomes known: this cannot be taken back.
table-board = Board

## Fairness, language of the log

verify-own = Your browser agrees: it saw this fingerprint before the game, and its own random bytes are part of the seed.
verify-not-own = Your browser does not agree: before the game it saw another fingerprint, or its random bytes are missing.
new-table-language = Language of the log
new-table-language-own = Each reader’s own

## The table, further

table-things = Open a thing on the table
table-things-type = Type to find a card, a piece, a place
table-things-none = There is nothing of this kind on the table.
table-person = { $name }: mute, block or report
table-seat-free = This seat is free: whoever has the link may take it.
table-seat-free-to-all = This seat is free: anybody may take it, in the lobby or by the link.
table-chat-block = Block: no table together any more
table-chat-blocked = Blocked. You will not meet at tables any more.
table-take-out = Take out this game
table-replay = Replay so far

## Looking back, terms of the rulebook

table-since-back = One step back
table-since-begin = The table as you left it
table-since-nothing = Nothing has happened since.
table-rules-terms = Terms
table-rules-show = Show on the board
table-look-back = Looking back
table-look-back-here = Look at this moment on the board
table-look-back-begin = The table before this

# What others do, told one thing after the other
story-title = What is happening
story-acts = plays
story-to-come = Still to come
story-then-you = , then you
story-you = you
story-skip = Skip to now
story-space = Space
story-forced = There was only one option ({ $rule }).
story-now = Now: your turn.
story-pace = Pace
story-pace-off = Off
story-pace-quick = Quick
story-pace-normal = Normal
story-pace-slow = Slow

## Learning: lessons of a guided game, how a game plays

table-lessons = Lessons
lesson-number = Lesson { $number } of { $of }
lesson-why = Why:
lesson-leave = Leave the lessons
lesson-back = Back
lesson-forward = Forward
lesson-continue = Continue
lesson-show = Show me
lesson-again = Later lessons build on this one, so your move was taken back this once. Try again: now whatever you choose counts.
lesson-done = Done:
lesson-all-done = You have finished all lessons. The game goes on as you like.
lesson-left = You have left the lessons. The game goes on like any other.
lesson-take-up = Take up the lessons
lesson-minutes = { $minutes ->
    [one] About 1 minute is left. You can leave at any time and take up the lesson again from the home page.
   *[other] About { $minutes } minutes are left. You can leave at any time and take up the lesson again from the home page.
}
nav-learn = Learn
learn-title = Learn by playing
learn-line = Each game teaches itself: five pictures show how it plays, and a guided first game leads you through it.
learn-how = How it plays
learn-how-of = How { $game } plays
learn-all = All games
learn-guided = Play the guided first game
learn-guided-go-on = Continue the lessons
learn-length = { $lessons ->
    [one] 1 short lesson,
   *[other] { $lessons } short lessons,
} { $minutes ->
    [one] about 1 minute
   *[other] about { $minutes } minutes
}
learn-with = with friendly novices; leave and return as you like
learn-at-lesson = You are at lesson { $number } of { $of }
learn-rulebook = Rulebook
learn-none = Nobody has drawn this game yet. The rulebook has it all.
home-learn = Learn
home-learn-length = { $lessons ->
    [one] 1 lesson
   *[other] { $lessons } lessons
}, { $minutes } min
home-first = First game here?
home-first-not-now = Not now
home-first-line = { $game } teaches itself while you play: { $lessons ->
    [one] 1 short lesson,
   *[other] { $lessons } short lessons,
} about { $minutes } minutes, friendly novices.
home-first-start = Start the guided game
home-go-on = Continue the lessons
home-go-on-title = Your guided game
home-go-on-line = Lesson { $number } of { $of } waits for you, with the game as you left it.
home-continue = Continue

# Scenes: battles, scorings
scene-rows = Gained so far
scene-steps = Steps
scene-of = { $label } { $step } of { $count }
scene-row = Row
scene-you = You
scene-nobody = Nobody
scene-changes = What it changed
scene-so-far = So far
scene-next = Next: { $prompt }
scene-goes-on = Goes on for everybody when you continue, at the latest in { $seconds } s.
scene-decides = Deciding now: { $names }
scene-again = Show it again
scene-steps-count = { $count ->
    [one] { $count } step
   *[other] { $count } steps
}
scene-map = Show the map
scene-back = Back: { $title }
replay-next-scene = Scene
replay-go-here = Go to this step
replay-scene = Show the scene
scene-continue = Continue
scene-to-result = To the result
