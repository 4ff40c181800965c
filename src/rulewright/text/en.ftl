# Messages that every game shares. A game's own catalogue may override them.

## Why a choice is not possible

refusal-not-your-decision = It is not your decision now.
refusal-held-up = Your team mate must finish first; then you go on.
refusal-unknown-option = This game has no option “{ $key }”.
refusal-game-over = The game is over: nothing is left to choose.
refusal-not-an-option = This cannot be chosen now.
refusal-nothing-to-undo = You have made no choice that could be taken back.
refusal-undo-barrier = Your last choice cannot be taken back: something has become known since.
refusal-undo-others = Your last choice cannot be taken back: others have acted on it since.

## General words

list-and = { $first } and { $last }
# In lists of players, the reader.
you = you
seat-name = Player { $number }
players-counted = { $number ->
    [one] { $number } player
   *[other] { $number } players
}
# Of a choice that a hint can tell nothing else about.
reason-unseen = what comes of it nobody can see yet
yes = Yes
no = No

## The position in words

view-table = The table
view-field = { $label }: { $value }.
view-of-player = { $player } { $number }
view-nobody = none
view-nothing = none

## Scenes in words

scene-steps = Step by step

## What decided a finished game

result-reason-tie = Level on points: the tie-break decided.
decided-tie = Level at { $score }: the tie-break decided for { $player }.
stage-title = Part { $number }
score-title = Points
decided-most = The greatest difference: { $source } – { $player } { $number }, { $rival } { $rival-number }.
decided-lead = { $stage }: { $player } takes the lead and keeps it.
decided-closest = The closest: { $source } – { $player } { $number }, { $rival } { $rival-number }.

## Names in a sentence, in the forms that other languages need

person = { $name }
    .of = { $name }
    .whom = { $name }
    .with = with { $name }
    .before = ahead of { $name }
    .who = who
