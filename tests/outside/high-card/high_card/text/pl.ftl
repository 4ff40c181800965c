game-name = Wysoka karta
game-line = Wszyscy zagrywają kartę naraz; wygrywa najwyższa, której nie zagrał nikt inny.
frame-choose-card = Karta
prompt-choose-card = Wybierz kartę z ręki.
option-play = Zagraj { $value }
log-plays = { $player } zagrywa { $card }.
log-wins = { $player } zdobywa { $number }.
log-forced = { $player } nie ma wyboru: { $option }.
refusal-not-in-hand = Nie masz na ręce karty { $card }.
result-winner = { $player } wygrywa najwyższymi kartami.
result-shared = { $players } wygrywają razem.
result-reason-points = Punktami.
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
view-table = Stół
view-round = { $number ->
    [one] Rozegrano { $number } rundę.
    [few] Rozegrano { $number } rundy.
   *[many] Rozegrano { $number } rund.
}
view-deck = { $number ->
    [one] W talii jest { $number } karta.
    [few] W talii są { $number } karty.
   *[many] W talii jest { $number } kart.
}
view-player = { $player }
view-points = { $number ->
    [one] { $number } punkt.
    [few] { $number } punkty.
   *[many] { $number } punktów.
}
view-hand = Ręka: { $cards }.
view-hand-hidden = { $number ->
    [one] { $number } karta na ręce.
    [few] { $number } karty na ręce.
   *[many] { $number } kart na ręce.
}
view-played = Zagrane: { $cards }.
