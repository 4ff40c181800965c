# Słowa raportów laboratorium. Gra może ująć coś lepiej, mając wiadomość o tym samym identyfikatorze.

report-title = { $game }: symulacja
report-contents = Spis treści
report-lead = { $games ->
    [one] { $games } partia
    [few] { $games } partie
   *[many] { $games } partii
}, botów przy stole: { $players }.
report-lead-best = Najlepszy bot to { $bot }: wygrywa { $share } swoich partii.

## Przegląd

report-overview = Przegląd
report-game = Gra
report-games = Partie
report-incomplete = { $games } z { $planned } (przerwano)
report-seats = Boty
report-rotation = Miejsca
report-rotates = Boty przesiadają się o jedno miejsce co partię
report-stays = Boty nie zmieniają miejsc
report-options-of-game = Opcje gry
report-default-options = jak w instrukcji
report-pack = Pakiet zawartości
report-seed = Ziarno losowe
report-time = Czas
report-seconds = { $seconds } s
report-seconds-resumed = { $seconds } s, bez gier z wcześniejszych przebiegów ({ $resumed })
report-workers = Wykonano na
report-processes = { $jobs ->
    [one] { $jobs } procesie
   *[other] { $jobs } procesach
}
report-ray = klastrze Ray

## Zwycięstwa

report-wins = Kto wygrywa
report-wins-note = Wspólne zwycięstwo liczy się każdemu ze zwycięzców jako część wygranej. Przedziały to 95-procentowe przedziały Wilsona: jeśli się nie pokrywają, różnica raczej nie jest przypadkiem.
report-by-bot = Odsetek zwycięstw według bota
report-by-seat = Odsetek zwycięstw według miejsca
report-bot = Bot
report-seat = Miejsce
report-played = Rozegrane partie
report-share = Odsetek zwycięstw
report-interval = Przedział 95%
report-place = Średnia lokata
report-score = Średni wynik
report-even = Linia przerywana: tyle miałoby każde miejsce w wyrównanej grze.

## Etykiety

report-tags = Zwycięstwa według etykiet
report-tags-note = Miejsce stawia na etykietę, jeśli przypada na nią większa część wszystkiego, czego używało, niż u całego stołu. Gdy przy stole siedzą boty różnej siły, widać tu także, na co stawiają silniejsze.
report-tags-favoured = Odsetek zwycięstw miejsc, które na nią stawiały
report-tag = Etykieta
report-tag-seats = Miejsca, które na nią stawiały
report-tag-others = Zwycięstwa pozostałych
report-tags-in-play = Partie z daną etykietą
report-winning-score = Wynik zwycięzcy
report-share-of = Zwycięstwa: { $bot }

## Długość i wyniki

report-length = Długość partii
report-turns = Tury
report-decisions = Decyzje
report-turns-distribution = Partie według liczby tur
report-ends = Jak kończyły się partie
report-reason = Zakończenie
report-part = Część
report-value = Wartość
report-count = Liczba
report-columns = Słupki w liczbach
report-spread = Średnia i kwantyle
report-mean = Średnia
report-least = Najmniej
report-most = Najwięcej
report-scores = Wyniki
report-scores-by-bot = Wyniki według bota
report-scores-distribution = Miejsca według wyniku końcowego
report-winners = zwycięzcy
report-box = Prostokąt: środkowa połowa wyników z medianą; linia: od 5% do 95%; kropka: średnia.

## Źródła

report-sources = Punkty według źródeł
report-sources-note = Średnia liczba punktów jednego miejsca w partii.
report-source = Źródło
report-total = Razem
report-stages = Według etapów gry
report-stage = Etap { $number }

## Częstości

report-options = Wybierane opcje
report-options-note = Jak często wybierano każdą opcję, według decyzji. Nie liczy się wyborów, do których zasady nie dały alternatywy.
report-option = Opcja
report-per-game = Na partię
report-all-options = { $number ->
    [one] Jedyna opcja
    [few] Wszystkie { $number } opcje
   *[many] Wszystkich { $number } opcji
}
report-cards = Karty
report-cards-note = Jak często dziennik wymieniał każdą kartę, według zasady, do której należy wpis.
report-cards-caption = Karty, od najczęstszej
report-card = Karta
report-all-cards = { $number ->
    [one] Jedyna karta
    [few] Wszystkie { $number } karty
   *[many] Wszystkich { $number } kart
}
report-rules = Zasady
report-rules-note = Jak często dziennik mówił o każdej zasadzie i w jakiej części partii.
report-rule = Zasada
report-in-games = W partiach
