game-name = High Card
game-line = Everybody plays a card at once; the highest that nobody else has played wins.
frame-choose-card = A card
prompt-choose-card = Choose a card of your hand.
option-play = Play the { $value }
log-plays = { $player } plays the { $card }.
log-wins = { $player } wins { $number }.
log-forced = { $player } had to choose: { $option }.
refusal-not-in-hand = You do not hold the { $card }.
result-winner = { $player } wins with the highest cards.
result-shared = { $players } win together.
result-reason-points = By points.
result-place = { $place }. { $player }: { $number }
card-1 = 1
card-2 = 2
card-3 = 3
card-4 = 4
card-5 = 5
card-6 = 6
card-7 = 7
card-8 = 8
card-9 = 9
view-table = The table
view-round = { $number ->
    [one] { $number } round has been played.
   *[other] { $number } rounds have been played.
}
view-deck = { $number ->
    [one] { $number } card is in the deck.
   *[other] { $number } cards are in the deck.
}
view-player = { $player }
view-points = { $number ->
    [one] { $number } point.
   *[other] { $number } points.
}
view-hand = Hand: { $cards }.
view-hand-hidden = { $number ->
    [one] { $number } card in hand.
   *[other] { $number } cards in hand.
}
view-played = Played: { $cards }.
