# The words of the laboratory's reports. A game may put one better by having a message of the same id.

report-title = { $game }: a simulation
report-contents = Contents
report-lead = { $games ->
    [one] { $games } game
   *[other] { $games } games
} with { $players } bots at the table.
report-lead-best = The best bot is { $bot }: it won { $share } of its games.

## Overview

report-overview = Overview
report-game = Game
report-games = Games
report-incomplete = { $games } of { $planned } (interrupted)
report-seats = Bots
report-rotation = Seating
report-rotates = The bots move one seat from game to game
report-stays = The bots keep their seats
report-options-of-game = Options of the game
report-default-options = as in the rulebook
report-pack = Content pack
report-seed = Seed
report-time = Time taken
report-seconds = { $seconds } s
report-seconds-resumed = { $seconds } s, without the games of earlier runs ({ $resumed })
report-workers = Run on
report-processes = { $jobs ->
    [one] { $jobs } process
   *[other] { $jobs } processes
}
report-ray = a Ray cluster

## Wins

report-wins = Who wins
report-wins-note = A shared victory counts as a part of a win for each winner. The intervals are 95% Wilson intervals: where they do not overlap, a difference is hardly chance.
report-by-bot = Share of wins by bot
report-by-seat = Share of wins by seat
report-bot = Bot
report-seat = Seat
report-played = Games played
report-share = Share of wins
report-interval = 95% interval
report-place = Mean place
report-score = Mean score
report-even = Dashed line: what every seat would have in an even game.

## Tags

report-tags = Wins by tag
report-tags-note = A seat favours a tag if the tag is a greater part of all that it used than at its table as a whole. Where bots of different strength sit at one table, this also shows what the stronger ones favour.
report-tags-favoured = Share of wins of the seats that favoured it
report-tag = Tag
report-tag-seats = Seats that favoured it
report-tag-others = Wins of the others
report-tags-in-play = Games with each tag
report-winning-score = Winning score
report-share-of = Wins of { $bot }

## Length and scores

report-length = Length of the games
report-turns = Turns
report-decisions = Decisions
report-turns-distribution = Games by number of turns
report-ends = How the games ended
report-reason = End
report-part = Part
report-value = Value
report-count = Count
report-columns = The columns as numbers
report-spread = Mean and quantiles
report-mean = Mean
report-least = Least
report-most = Most
report-scores = Scores
report-scores-by-bot = Scores by bot
report-scores-distribution = Seats by final score
report-winners = the winners
report-box = Box: the middle half of all scores, with the median; line: from 5% to 95%; dot: the mean.

## Sources

report-sources = Points by source
report-sources-note = Mean points of a seat in a game.
report-source = Source
report-total = Together
report-stages = By stage of the game
report-stage = Stage { $number }

## Frequencies

report-options = Options chosen
report-options-note = How often each option was chosen, by decision. Choices that the rules left no alternative to are not counted.
report-option = Option
report-per-game = A game
report-all-options = { $number ->
    [one] The only option
   *[other] All { $number } options
}
report-cards = Cards
report-cards-note = How often the log named each card, by the rule of the line.
report-cards-caption = Cards, the most frequent first
report-card = Card
report-all-cards = { $number ->
    [one] The only card
   *[other] All { $number } cards
}
report-rules = Rules
report-rules-note = How often the log told of each rule, and the part of the games in which it did.
report-rule = Rule
report-in-games = In games
