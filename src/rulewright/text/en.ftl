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

## Where a record and the present rules part

difference-choice = Choice { $number }, { $player }: “{ $option }”.
difference-begin = By the present rules it does not begin: { $reason }.
difference-over = By the present rules the game has ended before.
difference-asked = By the present rules somebody else is to choose here.
difference-refused = By the present rules ({ $rule }) this cannot be chosen: { $why }
difference-chance = By the present rules chance decides something else here.
difference-fault = The present rules fail here: { $reason }.
difference-position = By the present rules it leads to another position.
difference-result = By the present rules the result is another one.
difference-question = { $player } is asked now: “{ $prompt }”

## A match that goes on with other rules

log-carried = The rules were changed from version { $former } to version { $version }. By the new ones this game would have gone otherwise from choice { $first } on, so it goes on from the position as it stood after choice { $last }.

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
