# Ethnos po polsku: wszystko, co pojawia się przy stole.
#
# Formy gramatyczne nazw są ich atrybutami: komunikat o karcie (`card`) może
# użyć $card, $card-object (biernik) i $card-led (dopełniacz: „pod wodzą”), komunikat
# o Królestwie (`kingdom`) – $kingdom i $kingdom-in (miejscownik z przyimkiem).
# $player to nazwa gracza, zawsze w mianowniku; zdania nie zależą od jego rodzaju.

## Gra

game-name = Ethnos
game-line = Werbuj Sojuszników z niezwykłych Plemion, zagrywaj ich Oddziały i zdobywaj Chwałę w sześciu Królestwach, zanim nadleci trzeci Smok.
game-motto = Zbieraj Oddziały dwunastu Plemion i zdobądź sześć Królestw.

## Opcje nowej gry

setting-tribes = Plemiona
    .description = Plemiona w tej grze: sześć dla 4–6 graczy, pięć dla 2–3 graczy. Jeśli ich nie wybierzesz, zostaną wylosowane.
setting-open-draw = Otwarte dobieranie
    .description = Gdy pula jest pusta, werbowanie z Talii daje dwie karty zamiast jednej.

## Liczby rzeczy

glory-points = { $number ->
    [one] { $number } punkt Chwały
    [few] { $number } punkty Chwały
   *[many] { $number } punktów Chwały
}
cards-counted = { $number ->
    [one] { $number } kartę
    [few] { $number } karty
   *[many] { $number } kart
}
markers-counted = { $number ->
    [one] { $number } znacznik
    [few] { $number } znaczniki
   *[many] { $number } znaczników
}

## Decyzje: pytania

prompt-turn-action = Zwerbuj jedną kartę albo zagraj Oddział.
    .why = { $hand ->
        [10] Masz pełną rękę: możesz tylko zagrać Oddział.
       *[other] Masz na ręce { $hand } z najwyżej 10 kart; { $dragons ->
            [0] w tej Erze nie było jeszcze Smoka.
           *[other] odkryto { $dragons } z 3 Smoków tej Ery.
        }
    }
    .first = Zbieraj jeden kolor lub jedno Plemię, potem zagraj je za znacznik.
prompt-band-add = Dołącz karty tego koloru lub Plemienia albo zakończ.
    .why = { $needed ->
        [0] { $size ->
            [one] Na razie { $size } karta
            [few] Na razie { $size } karty
           *[many] Na razie { $size } kart
        } pod wodzą { $leader-led }.
       *[other] { $size ->
            [one] Na razie { $size } karta
            [few] Na razie { $size } karty
           *[many] Na razie { $size } kart
        }; znacznik { $kingdom-in } wymaga { $needed ->
            [one] { $needed } karty.
           *[many] { $needed } kart.
        }
    }
    .first = Większy Oddział daje więcej.
prompt-wing-kingdom = Wybierz Królestwo dla znacznika.
    .why = { $players ->
        [2] Dowolne, w którym macie razem mniej niż { $size ->
            [one] { $size } znacznik.
            [few] { $size } znaczniki.
           *[many] { $size } znaczników.
        }
       *[other] Dowolne, w którym masz mniej niż { $size }.
    }
    .first = Kto ma w Królestwie najwięcej znaczników, zdobywa jego Chwałę na koniec Ery.
prompt-merfolk-bonus = Umieść dodatkowy znacznik.
    .why = { $left ->
        [1] Morski Lud pozwala wybrać dowolne Królestwo.
       *[other] Morski Lud pozwala wybrać dowolne Królestwo, { $left } razy.
    }
    .first = Jeden znacznik więcej może zdobyć Królestwo przy podliczaniu Ery.
prompt-orc-place = Położyć znacznik { $colour-on-space } Hordy?
    .why = Opłaci się przy plądrowaniu.
    .first = Im więcej kolorów, tym więcej Chwały da plądrowanie na koniec Ery.
prompt-troll-take = Weź żeton Trolli o wartości najwyżej { $size }.
    .why = Rozstrzyga remisy przy podliczaniu Ery.
    .first = Przy tej samej liczbie znaczników wygrywa wyższa suma żetonów Trolli.
prompt-centaur-band = Wybierz Dowódcę.
    .why = Centaur pozwala zagrać kolejny Oddział; masz na ręce { $hand ->
        [one] { $hand } kartę
        [few] { $hand } karty
       *[many] { $hand } kart
    }.
    .first = Kolor wskazuje Królestwo, Plemię daje zdolność.
prompt-elf-keep = Zatrzymaj do { $left ->
        [one] { $left } karty
       *[many] { $left } kart
    }.
    .why = Pozostałe trafią do puli.
    .first = Zatrzymane karty to początek następnego Oddziału; reszta trafi do puli.
prompt-wizard-draw = Dobrać z Talii { $size ->
        [one] { $size } kartę
        [few] { $size } karty
       *[many] { $size } kart
    }?
    .why = { $safe ->
        [0] { $deck ->
            [one] Została jedna karta: Smok.
           *[other] Wśród { $deck } pozostałych kart { $dragons ->
                [one] jest { $dragons } Smok.
               *[other] są { $dragons } Smoki.
            }
        }
       *[other] Wśród najbliższych kart ({ $safe }) nie ma Smoka.
    }
    .first = Od nich zacznie się twoja nowa ręka; trzeci Smok zakończyłby Erę.
prompt-orc-raid = Plądrować teraz czy pozwolić Hordzie rosnąć?
    .why = Sześć kolorów daje { $all ->
        [one] { $all } punkt Chwały
        [few] { $all } punkty Chwały
       *[many] { $all } punktów Chwały
    }.
    .first = Plądrowanie wymienia znaczniki Hordy ({ $markers }) na { $glory ->
        [one] { $glory } punkt Chwały
        [few] { $glory } punkty Chwały
       *[many] { $glory } punktów Chwały
    }.

## Decyzje: nazwy

frame-turn-action = Akcja
frame-band-add = Karty Oddziału
frame-wing-kingdom = Królestwo Skrzydlatych
frame-merfolk-bonus = Dodatkowy znacznik Morskiego Ludu
frame-orc-place = Znacznik Orków
frame-troll-take = Żeton Trolli
frame-centaur-band = Kolejny Oddział Centaurów
frame-elf-keep = Karty zatrzymane przez Elfy
frame-wizard-draw = Karty Czarodziejów
frame-orc-raid = Plądrowanie Orków

## Decyzje: opcje

option-turn-action-draw = Dobierz kartę z Talii
option-turn-action-take = Dobierz z puli { $card-object }
option-turn-action-lead = Zagraj Oddział pod wodzą { $card-led }
option-turn-action-skeleton-victory = Zagraj dziesięć Szkieletów i wygraj grę
option-band-add-add = Dołącz { $card-object }
option-band-add-all-tribe = Dołącz całe Plemię Dowódcy
option-band-add-all-colour = Dołącz cały kolor Dowódcy
option-band-add-all-skeletons = Dołącz wszystkie Szkielety
option-band-add-done = Gotowe: zagraj Oddział
option-wing-kingdom-marker = Umieść znacznik { $kingdom-in }
option-merfolk-bonus-bonus = Umieść dodatkowy znacznik { $kingdom-in }
option-merfolk-bonus-decline = Rezygnuję z dodatkowego znacznika
option-orc-place-place = Umieść znacznik na planszy Hordy
option-orc-place-decline = Rezygnuję ze znacznika
option-troll-take-token = Weź żeton Trolli { $value }
option-troll-take-decline = Rezygnuję z żetonu Trolli
option-centaur-band-lead = Zagraj kolejny Oddział, pod wodzą { $card-led }
option-centaur-band-stop = Zakończ: bez kolejnego Oddziału
option-elf-keep-keep = Zatrzymaj { $card-object }
option-elf-keep-keep-all = Zatrzymaj wszystkie pozostałe karty
option-elf-keep-done = Gotowe: odrzuć pozostałe karty
option-wizard-draw-draw = Dobierz karty
option-wizard-draw-decline = Rezygnuję z dobierania kart
option-orc-raid-raid = Plądruj: wymień znaczniki Hordy na Chwałę
option-orc-raid-wait = Czekaj: pozostaw znaczniki Hordy na miejscu

## Te same opcje, gdy dziennik wymienia je bez decyzji

option-draw = Dobierz z Talii
option-take = Dobierz z puli { $card-object }
option-lead = Zagraj Oddział pod wodzą { $card-led }
option-skeleton-victory = Zagraj dziesięć Szkieletów i wygraj grę
option-add = Dołącz { $card-object } do Oddziału
option-all-tribe = Dołącz całe Plemię Dowódcy
option-all-colour = Dołącz cały kolor Dowódcy
option-all-skeletons = Dołącz wszystkie Szkielety
option-done = Gotowe
option-marker = Umieść znacznik { $kingdom-in }
option-bonus = Umieść dodatkowy znacznik { $kingdom-in }
option-decline = Rezygnuję
option-place = Umieść znacznik na planszy Hordy
option-token = Weź żeton Trolli { $value }
option-stop = Zakończ
option-keep = Zatrzymaj { $card-object }
option-keep-all = Zatrzymaj wszystkie pozostałe karty
option-raid = Plądruj
option-wait = Czekaj

## Zapowiedzi: co będzie prawdą po wyborze, w najwyżej 90 znakach
# Składają się z części poniżej. $rival-with to „z Brunem”, $rival-whom biernik, $rival-who „który” albo „która”.

band-glory = { $glory ->
    [0] bez Chwały
    [one] { $glory } punkt Chwały
    [few] { $glory } punkty Chwały
   *[many] { $glory } punktów Chwały
}
cards-to-pool = { $pool ->
    [0] żadna karta nie trafi do puli
    [one] { $pool } karta trafi do puli
    [few] { $pool } karty trafią do puli
   *[many] { $pool } kart trafi do puli
}
dragons-left = { $safe ->
    [0] { $dragons ->
        [one] { $deck ->
            [1] to ostatni Smok, który kończy Erę
           *[other] wśród { $deck } pozostałych jest ostatni Smok, który kończy Erę
        }
       *[few] wśród { $deck } pozostałych są { $dragons } Smoki
    }
    [1] to jeszcze nie Smok
   *[other] wśród najbliższych { $safe } nie ma Smoka
}
marker-nth = { $markers }.
marker-standing = { $standing ->
    [0] bez rywali
    [1] o { $gap } { $rival-before }
    [2] na równi { $rival-with }
    [3] o { $gap } za pierwszym
    [4] wygrany remis { $rival-with }
   *[5] przegrany remis { $rival-with }
}
marker-of-band = { $place ->
    [0] Bez znacznika: { $kingdom-in } trzeba { $needed ->
        [one] { $needed } karty
       *[many] { $needed } kart
    }
    [1] Znacznik { $kingdom-in }, twój { marker-nth }, { marker-standing }
    [2] Bez znacznika: twój zasób jest pusty
    [3] Bez znacznika, bo dowodzi Niziołek
    [4] Znacznik w dowolnym Królestwie
   *[5] Bez znacznika: za mały dla każdego Królestwa
}
band-of-cards = { $size ->
    [one] { $size } karty
   *[many] { $size } kart
}
ability-of-band = { $then ->
    [1] zatrzymasz do { $keep ->
        [one] { $keep } karty
       *[many] { $keep } kart
    }
    [2] potem kolejny Oddział
    [3] żeton Olbrzymów i { $taking ->
        [one] { $taking } punkt Chwały
        [few] { $taking } punkty Chwały
       *[many] { $taking } punktów Chwały
    }
    [4] { $bonus ->
        [0] Morski Lud: pole { $space }
       *[other] Morski Lud: pole { $space } i znacznik
    }
    [5] Horda: { $colour }
    [6] żeton Trolli do { $value }
    [7] dobierzesz { $size ->
        [one] { $size } kartę
        [few] { $size } karty
       *[many] { $size } kart
    }
   *[0] { band-counted }, { band-glory }
}
band-counted = { $size ->
    [one] { $size } karta
    [few] { $size } karty
   *[many] { $size } kart
}
outlook-draw = { $number ->
    [one] Nieznana karta
    [few] { $number } nieznane karty
   *[many] { $number } nieznanych kart
}; { dragons-left }.
outlook-take-colour = Będziesz mieć { $number ->
    [one] { $number } { $colour-card }
    [few] { $number } { $colour-cards-few }
   *[many] { $number } { $colour-cards-many }
}: { band-prospect }.
outlook-take-tribe = Będziesz mieć { $number ->
    [one] { $number } { $tribe-one }
    [few] { $number } { $tribe-few }
   *[many] { $number } { $tribe-many }
}: { band-prospect }.
band-prospect = { $place ->
    [0] Oddział { band-of-cards }, za mały na { $kingdom-object }, { band-glory }
    [1] Oddział { band-of-cards } { $kingdom-to }, { band-glory }
    [3] Oddział { band-of-cards } bez znacznika, { band-glory }
   *[4] Oddział { band-of-cards }, { band-glory }
}
outlook-take-skeleton = { $number ->
    [one] Twój pierwszy Szkielet: powiększy
    [few] Będziesz mieć { $number } Szkielety: powiększą
   *[many] Będziesz mieć { $number } Szkieletów: powiększą
} każdy Oddział, ale bez punktów.
outlook-skeleton-victory = Natychmiast wygrywasz grę.
outlook-lead = { marker-of-band }; { ability-of-band }.
outlook-add = { marker-of-band }; { band-counted }, { band-glory }.
outlook-done = Kończy Oddział: { $size ->
    [one] { $size } karta
    [few] { $size } karty
   *[many] { $size } kart
}, { $place ->
    [0] bez znacznika, { band-glory }
    [2] bez znacznika, { band-glory }
    [5] bez znacznika, { band-glory }
   *[other] { $glory ->
        [0] bez Chwały
       *[other] { band-glory } na koniec Ery
    }
}, { $then ->
    [1] zatrzymasz do { $keep ->
        [one] { $keep } karty
       *[many] { $keep } kart
    }
    [2] potem kolejny Oddział
   *[0] { cards-to-pool }
}.
outlook-stop = Kończysz turę: { cards-to-pool }.
outlook-marker = { $standing ->
    [2] Będziesz mieć { own-markers }, na równi { $rival-with } na pierwszym miejscu.
    [3] Będziesz mieć { own-markers }, o { $gap } za pierwszym: na razie { band-glory }.
    [4] Będziesz mieć { own-markers }, wygrany remis { $rival-with }: na razie { band-glory }.
    [5] Będziesz mieć { own-markers }, przegrany remis { $rival-with }: na razie { band-glory }.
   *[1] Będziesz mieć { $markers } i samodzielne prowadzenie: { band-glory }, gdyby Era skończyła się teraz.
}
own-markers = { $markers ->
    [one] { $markers } znacznik
    [few] { $markers } znaczniki
   *[many] { $markers } znaczników
}
outlook-place = { own-markers }: plądrowanie da { band-glory } zamiast { $before }; w zasobie potem: { $supply }.
outlook-token-ahead = Wygrasz każdy remis { $rival-with }, { $rival-who } ma { $theirs }.
outlook-token-behind = Będziesz mieć { $value }; remisy nadal wygrywa { $rival }, { $rival-who } ma { $theirs }.
outlook-token-only = Wygrasz każdy remis: nikt inny nie ma żetonu Trolli.
outlook-decline-bonus = Bez znacznika: dodatkowy przepada; w zasobie nadal: { $supply }.
outlook-decline-place = Horda bez zmian ({ own-markers }): plądrowanie { $glory ->
    [0] nie da Chwały
   *[other] da { band-glory }
}.
outlook-decline-token = { $value ->
    [0] Bez żetonu: przegrasz każdy remis z żetonem Trolli.
   *[other] Bez kolejnego żetonu: twoje Trolle mają nadal { $value }.
}
outlook-decline-draw = Nie dobierasz kart: następną turę zaczniesz z pustą ręką.
outlook-keep-colour = Zatrzymujesz { $number ->
    [one] { $number } { $colour-card }
    [few] { $number } { $colour-cards-few }
   *[many] { $number } { $colour-cards-many }
}; { still-to-pool }.
outlook-keep-tribe = Zatrzymujesz { $number ->
    [one] { $number } { $tribe-one }
    [few] { $number } { $tribe-few }
   *[many] { $number } { $tribe-many }
}; { still-to-pool }.
still-to-pool = { $pool ->
    [0] do puli nie trafi żadna karta
    [one] do puli trafi jeszcze { $pool } karta
    [few] do puli trafią jeszcze { $pool } karty
   *[many] do puli trafi jeszcze { $pool } kart
}
outlook-keep-done = { $number ->
    [0] Nie zatrzymujesz żadnej karty
    [one] Zatrzymujesz { $number } kartę
    [few] Zatrzymujesz { $number } karty
   *[many] Zatrzymujesz { $number } kart
}; { cards-to-pool }.
outlook-raid = { band-glory } teraz: { $standing ->
    [0] będziesz o { $gap } { $rival-before }
    [1] wyprzedzisz { $rival-whom } o { $gap }
    [2] zrównasz się { $rival-with }
   *[3] { $rival } ma jeszcze o { $gap } więcej
}; { $markers ->
    [one] { $markers } znacznik wróci
    [few] { $markers } znaczniki wrócą
   *[many] { $markers } znaczników wróci
} do zasobu.
outlook-wait = { own-markers } { $markers ->
    [one] zostaje
    [few] zostają
   *[many] zostaje
}: { band-glory } w późniejszej Erze{ $more ->
    [0] .
   *[other] , a { $more } z jednym kolorem więcej.
}

## Dziennik

log-tribe = W grze bierze udział { $tribe-whole }.
    .all = W grze biorą udział Plemiona ({ $number }): { $tribes-plural }.
log-age-begins = { $age ->
    [1] Rozpoczyna się Pierwsza Era.
    [2] Rozpoczyna się Druga Era.
   *[3] Rozpoczyna się Trzecia Era.
}
log-first-player = Pierwszym Graczem zostaje { $player }.
    .you = Zostajesz Pierwszym Graczem.
log-deal = { $player } otrzymuje na początek Ery { $card-object }.
    .you = Otrzymujesz na początek Ery { $card-object }.
log-takes = { $player } bierze z puli { $card-object }.
    .you = Bierzesz z puli { $card-object }.
log-draws = { $player } dobiera kartę z Talii.
    .you = Dobierasz kartę z Talii.
log-drew = Dobrana karta: { $card }.
log-dragon = { $number ->
    [3] { $player } odkrywa trzecią kartę Smoka, co kończy Erę.
   *[other] { $player } odkrywa kartę Smoka ({ $number } z 3) i dobiera ponownie.
}
    .you = { $number ->
        [3] Odkrywasz trzecią kartę Smoka, co kończy Erę.
       *[other] Odkrywasz kartę Smoka ({ $number } z 3) i dobierasz ponownie.
    }
log-band = { $number ->
    [one] { $player } zagrywa Oddział z { $number } karty pod wodzą { $card-led }.
   *[many] { $player } zagrywa Oddział z { $number } kart pod wodzą { $card-led }: { $cards }.
}
    .you = { $number ->
        [one] Zagrywasz Oddział z { $number } karty pod wodzą { $card-led }.
       *[many] Zagrywasz Oddział z { $number } kart pod wodzą { $card-led }: { $cards }.
    }
log-marker = { $player } umieszcza znacznik Kontroli { $kingdom-in }.
    .you = Umieszczasz znacznik Kontroli { $kingdom-in }.
    .sub = { $number }. znacznik { $kingdom-in }.
log-too-small = { $player } nie umieszcza znacznika: Oddział liczy się za { cards-counted }, za mało na kolejny znacznik { $kingdom-in }.
    .you = Nie umieszczasz znacznika: Oddział liczy się za { cards-counted }, za mało na kolejny znacznik { $kingdom-in }.
log-nowhere = { $player } nie umieszcza znacznika: Oddział liczy się za { cards-counted }, za mało w każdym z Królestw.
    .you = Nie umieszczasz znacznika: Oddział liczy się za { cards-counted }, za mało w każdym z Królestw.
log-no-marker-left = { $player } nie umieszcza znacznika: zasób jest pusty.
    .you = Nie umieszczasz znacznika: zasób jest pusty.
log-halfling = { $player } nie umieszcza znacznika: Oddziałem dowodzi Niziołek.
    .you = Nie umieszczasz znacznika: Oddziałem dowodzi Niziołek.
log-discards = { $player } odrzuca do puli { cards-counted }: { $cards }.
    .you = Odrzucasz do puli { cards-counted }: { $cards }.
    .sub = Do puli: { $cards }.
log-giant = { $player } ma największy Oddział Olbrzymów, przejmuje żeton Olbrzymów i zdobywa { glory-points }.
    .you = Masz największy Oddział Olbrzymów, przejmujesz żeton Olbrzymów i zdobywasz { glory-points }.
log-giant-not-larger = { $player } nie przejmuje żetonu Olbrzymów: inny Oddział Olbrzymów w tej Erze jest co najmniej tak samo duży.
    .you = Nie przejmujesz żetonu Olbrzymów: inny Oddział Olbrzymów w tej Erze jest co najmniej tak samo duży.
log-merfolk = { $number ->
    [0] { $player } pozostaje na polu { $space }, na końcu planszy Morskiego Ludu.
    [one] { $player } przesuwa znacznik na planszy Morskiego Ludu o { $number } pole, na pole { $space }.
    [few] { $player } przesuwa znacznik na planszy Morskiego Ludu o { $number } pola, na pole { $space }.
   *[many] { $player } przesuwa znacznik na planszy Morskiego Ludu o { $number } pól, na pole { $space }.
}
    .you = { $number ->
        [0] Pozostajesz na polu { $space }, na końcu planszy Morskiego Ludu.
        [one] Przesuwasz znacznik na planszy Morskiego Ludu o { $number } pole, na pole { $space }.
        [few] Przesuwasz znacznik na planszy Morskiego Ludu o { $number } pola, na pole { $space }.
       *[many] Przesuwasz znacznik na planszy Morskiego Ludu o { $number } pól, na pole { $space }.
    }
log-bonus-declined = { $player } rezygnuje z dodatkowego znacznika.
    .you = Rezygnujesz z dodatkowego znacznika.
log-horde = { $player } umieszcza znacznik { $colour-on-space } planszy Hordy.
    .you = Umieszczasz znacznik { $colour-on-space } planszy Hordy.
log-horde-declined = { $player } nie umieszcza znacznika na planszy Hordy.
    .you = Nie umieszczasz znacznika na planszy Hordy.
log-troll = { $player } bierze żeton Trolli { $number }.
    .you = Bierzesz żeton Trolli { $number }.
log-troll-declined = { $player } nie bierze żetonu Trolli.
    .you = Nie bierzesz żetonu Trolli.
log-keeps = { $number ->
    [0] { $player } nie zatrzymuje na ręce żadnej karty.
   *[other] { $player } zatrzymuje na ręce { cards-counted }.
}
    .you = { $number ->
        [0] Nie zatrzymujesz na ręce żadnej karty.
       *[other] Zatrzymujesz na ręce { cards-counted }.
    }
log-wizard-declined = { $player } rezygnuje z kart, które daje Czarodziej.
    .you = Rezygnujesz z kart, które daje Czarodziej.
log-forced = { $player } ma tylko jedną możliwość: „{ $option }”.
    .you = Masz tylko jedną możliwość: „{ $option }”.
log-skeleton-victory = { $player } zagrywa dziesięć Szkieletów i natychmiast wygrywa grę.
    .you = Zagrywasz dziesięć Szkieletów i natychmiast wygrywasz grę.
log-age-ends = { $age ->
    [1] Pierwsza Era dobiega końca.
    [2] Druga Era dobiega końca.
   *[3] Trzecia Era dobiega końca.
}
log-scatters = { $number ->
    [0] { $player } nie ma już kart na ręce.
   *[other] { $player } odkłada z ręki { cards-counted }.
}
    .you = { $number ->
        [0] Nie masz już kart na ręce.
       *[other] Odkładasz z ręki { cards-counted }.
    }
log-gains-kingdom = { $player } zdobywa { glory-points } { $kingdom-in }.
    .you = Zdobywasz { glory-points } { $kingdom-in }.
log-gains-giant = { $player } zdobywa { glory-points } za żeton Olbrzymów.
    .you = Zdobywasz { glory-points } za żeton Olbrzymów.
log-gains-merfolk = { $player } zdobywa { glory-points } za prowadzenie na planszy Morskiego Ludu.
    .you = Zdobywasz { glory-points } za prowadzenie na planszy Morskiego Ludu.
log-raids = { $player } plądruje i zabiera z planszy Hordy { markers-counted }.
    .you = Plądrujesz i zabierasz z planszy Hordy { markers-counted }.
log-waits = { $player } każe Hordzie czekać i pozostawia na jej planszy { markers-counted }.
    .you = Każesz Hordzie czekać i pozostawiasz na jej planszy { markers-counted }.
log-gains-orcs = { $player } zdobywa { glory-points } za Plądrowanie Orków.
    .you = Zdobywasz { glory-points } za Plądrowanie Orków.
log-band-scored = { $player }: Oddział pod wodzą { $card-led } liczy się za { $size ->
        [one] { $size } kartę
        [few] { $size } karty
       *[many] { $size } kart
    } i daje { glory-points }.
    .you = Twój Oddział pod wodzą { $card-led } liczy się za { $size ->
        [one] { $size } kartę
        [few] { $size } karty
       *[many] { $size } kart
    } i daje { glory-points }.
log-gains-bands = { $player } zdobywa { glory-points } za Oddziały.
    .you = Zdobywasz { glory-points } za Oddziały.
log-game-over = Ostatnia Era została podliczona: gra dobiega końca.
log-ranked = { $place }. { $player }: { glory-points }.
    .you = Zajmujesz { $place }. miejsce: { glory-points }.

## Opowieść: zdarzenia, jak widać je przy stole, ich części i napis przy pierścieniu

band-played = { $number ->
    [one] { $card-object }
   *[other] Oddział { $alike ->
        [0] { $number } { $colour-cards-many }
       *[1] { $number } { $tribe-many }
    }
}{ $placed ->
    [0] , bez znacznika
    [1] : znacznik { $kingdom-in }
   *[2] { "" }
}
marker-tag = { $standing ->
    [1] Prowadzi { $kingdom-in } ({ $markers })
    [2] Remis { $kingdom-in } ({ $markers })
   *[3] { $markers }. znacznik { $kingdom-in }
}
event-tribes = W tej grze: { $tribes-plural }
event-age = { $age ->
    [1] Rozpoczyna się Pierwsza Era
    [2] Rozpoczyna się Druga Era
   *[3] Rozpoczyna się Trzecia Era
}
event-first = Zaczyna { $player }
    .you = Zaczynasz
event-deal = { $player } zaczyna Erę z kartą: { $card }
    .you = Zaczynasz Erę z kartą: { $card }
event-take = { $player } bierze z puli { $card-object }
    .you = Bierzesz z puli { $card-object }
event-draw = { $player } dobiera z Talii { $number ->
        [one] kartę
        [few] { $number } karty
       *[many] { $number } kart
    }
    .you = Dobierasz z Talii: { $cards }
event-dragon = { $number ->
        [3] { $player } odkrywa trzeciego Smoka: koniec Ery
       *[other] { $player } odkrywa Smoka ({ $number } z 3)
    }
    .you = { $number ->
        [3] Odkrywasz trzeciego Smoka: koniec Ery
       *[other] Odkrywasz Smoka ({ $number } z 3)
    }
    .tag = Smok { $number } z 3
event-band = { $player } zagrywa { band-played }
    .you = Zagrywasz { band-played }
    .tag = { $placed ->
        [1] { marker-tag }
       *[other] Oddział: { $number }
    }
event-marker = { $player } umieszcza znacznik { $kingdom-in }
    .you = Umieszczasz znacznik { $kingdom-in }
    .tag = { marker-tag }
event-no-marker = { $player } nie umieszcza znacznika
    .you = Nie umieszczasz znacznika
event-discard = { $player } odkłada do puli { cards-counted }
    .you = Odkładasz do puli { cards-counted }
event-giant = { $player } przejmuje żeton Olbrzymów: { glory-points }
    .you = Przejmujesz żeton Olbrzymów: { glory-points }
event-no-giant = { $player } nie dostaje żetonu Olbrzymów
    .you = Nie dostajesz żetonu Olbrzymów
event-merfolk = { $player } wchodzi na pole { $space } planszy Morskiego Ludu
    .you = Wchodzisz na pole { $space } planszy Morskiego Ludu
    .tag = Pole { $space }
event-no-bonus = { $player } rezygnuje z dodatkowego znacznika
    .you = Rezygnujesz z dodatkowego znacznika
event-horde = { $player } kładzie znacznik { $colour-on-space } Hordy
    .you = Kładziesz znacznik { $colour-on-space } Hordy
    .tag = Horda: { $colour }
event-no-horde = { $player } zostawia Hordę bez zmian
    .you = Zostawiasz Hordę bez zmian
event-troll = { $player } bierze żeton Trolli { $number }
    .you = Bierzesz żeton Trolli { $number }
    .tag = Żeton Trolli { $number }
event-no-troll = { $player } nie bierze żetonu Trolli
    .you = Nie bierzesz żetonu Trolli
event-keep = { $player } zatrzymuje { cards-counted }
    .you = Zatrzymujesz { cards-counted }
event-no-draw = { $player } nie dobiera kart
    .you = Nie dobierasz kart
event-skeletons = { $player } zagrywa dziesięć Szkieletów i wygrywa
    .you = Zagrywasz dziesięć Szkieletów i wygrywasz
event-raid = { $player } plądruje: { markers-counted } Hordy
    .you = Plądrujesz: { markers-counted } Hordy
event-wait = { $player } pozwala Hordzie rosnąć
    .you = Pozwalasz Hordzie rosnąć
event-game-end = Koniec gry

beat-tribe = { $tribe-plural }
beat-draws = Dobrana karta
beat-band = Oddział
beat-marker = Znacznik { $kingdom-in }
beat-too-small = Bez znacznika { $kingdom-in }
beat-nowhere = Bez znacznika
beat-no-marker-left = Brak znaczników
beat-halfling = Bez znacznika
beat-discards = { $number ->
    [one] { $number } karta do puli
    [few] { $number } karty do puli
   *[many] { $number } kart do puli
}
beat-giant = Żeton Olbrzymów: { glory-points }
beat-giant-not-larger = Bez żetonu Olbrzymów
beat-merfolk = Morski Lud: pole { $space }
beat-bonus-declined = Bez dodatkowego znacznika
beat-horde = Horda: { $colour }
beat-horde-declined = Bez znacznika Hordy
beat-troll = Żeton Trolli { $number }
beat-troll-declined = Bez żetonu Trolli
beat-keeps = Zatrzymane karty: { $number }
beat-wizard-declined = Bez dobierania kart

## Sceny: podliczenie Ery, koniec gry

scene-age-title = Koniec Ery { $age }: podliczenie
scene-hands = Ręce
    .text = Karty, które zostały na ręce, nic nie dają i są odkładane.
scene-player = { $player }
    .you = ty
scene-kingdom-gain = { $player } zdobywa { $number } za { $place ->
        [1] pierwsze miejsce
        [2] drugie miejsce
       *[3] trzecie miejsce
    }
    .you = zdobywasz { $number } za { $place ->
        [1] pierwsze miejsce
        [2] drugie miejsce
       *[3] trzecie miejsce
    }
scene-kingdom-share = po { $number } za { $place ->
    [1] pierwsze miejsce
    [2] drugie miejsce
   *[3] trzecie miejsce
}: { $names }
scene-nobody = W tej Erze nikt tu nic nie dostaje.
scene-rank = { markers-here }, { $place }. miejsce
markers-here = { $markers ->
    [one] { $markers } znacznik
    [few] { $markers } znaczniki
   *[many] { $markers } znaczników
}
scene-giants = Olbrzymy
scene-giants-gain = { $player } zdobywa { $number } za żeton Olbrzymów.
    .you = Zdobywasz { $number } za żeton Olbrzymów.
scene-merfolk = Morski Lud
scene-merfolk-gain = { $player } zdobywa { $number } za prowadzenie na planszy Morskiego Ludu.
    .you = Zdobywasz { $number } za prowadzenie na planszy Morskiego Ludu.
scene-orcs = Plądrowanie
scene-orcs-open = Kto ma znaczniki Hordy, decyduje: plądrować czy pozwolić jej rosnąć.
scene-orcs-raid = { $player } plądruje ({ markers-here }): { glory-points }.
    .you = Plądrujesz ({ markers-here }): { glory-points }.
scene-orcs-wait = { $player } czeka ({ markers-here }).
    .you = Czekasz ({ markers-here }).
scene-bands = Oddziały
scene-bands-gain = { $player } zdobywa { glory-points } za { $bands ->
        [one] { $bands } Oddział
        [few] { $bands } Oddziały
       *[many] { $bands } Oddziałów
    }.
    .you = Zdobywasz { glory-points } za { $bands ->
        [one] { $bands } Oddział
        [few] { $bands } Oddziały
       *[many] { $bands } Oddziałów
    }.
scene-bands-none = { $player } nie ma Oddziału, który daje Chwałę.
    .you = Nie masz Oddziału, który daje Chwałę.
scene-so-far = Dotąd
scene-tribes = Plemiona
scene-sum = Ta Era
scene-track = Na torze
scene-next = Najmniej Chwały ma { $player }: zaczyna Erę { $age }.
    .you = Najmniej Chwały masz ty: zaczynasz Erę { $age }.
scene-age-won = Era { $age } należy do { $player-of }: { band-glory }, ty masz { $own }.
    .you = Era { $age } należy do ciebie: { band-glory }, o { $gap } więcej niż { $rival }.
scene-age-seen = Era { $age } należy do { $player-of }: { band-glory }, { $rival } ma { $own }.
scene-age-level = Era { $age } kończy się remisem: { $player } i { $rival } mają tyle samo Chwały ({ $glory }).
    .you = Era { $age } kończy się remisem: ty i { $rival } macie tyle samo Chwały ({ $glory }).
    .rival = Era { $age } kończy się remisem: { $player } i ty macie tyle samo Chwały ({ $glory }).
scene-without = Bez { $cause } { $player } ma { $number }, a prowadzi { $rival } z wynikiem { $theirs }.
    .you = Bez { $cause } masz { $number }, a prowadzi { $rival } z wynikiem { $theirs }.
    .rival = Bez { $cause } { $player } ma { $number }, a prowadzisz ty z wynikiem { $theirs }.
scene-even-without = Nawet bez { $cause } { $player } ma { $gap ->
        [0] tyle samo co { $rival }
       *[other] o { $gap } więcej niż { $rival }
    }.
    .you = Nawet bez { $cause } masz { $gap ->
        [0] tyle samo co { $rival }
       *[other] o { $gap } więcej niż { $rival }
    }.
    .rival = Nawet bez { $cause } { $player } ma { $gap ->
        [0] tyle samo co ty
       *[other] o { $gap } więcej niż ty
    }.
scene-cause-kingdom = Królestwa { $kingdom } ({ $number })
scene-cause-giants = żetonu Olbrzymów ({ $number })
scene-cause-merfolk = planszy Morskiego Ludu ({ $number })
scene-cause-orcs = plądrowania ({ $number })
scene-cause-band = Oddziału { band-of-cards } ({ $number })
scene-end-title = Koniec gry
scene-end-won = { $player } zostaje Królem Ethnos
    .you = Zostajesz Królem Ethnos
scene-end-shared = Wspólne zwycięstwo: { $names }
scene-end-kingdoms = Królestwa
scene-end-bands = Oddziały
scene-end-giants = Olbrzymy
scene-end-merfolk = Morski Lud
scene-end-orcs = Plądrowanie
scene-end-number = Chwała
scene-end-skeletons = { $player } ma dziesięć Szkieletów na ręce: to daje zwycięstwo od razu, bez względu na Chwałę.
    .you = Masz dziesięć Szkieletów na ręce: to daje zwycięstwo od razu, bez względu na Chwałę.
scene-end-tie = { $player } i { $rival } mają tyle samo Chwały ({ $number }); rozstrzygnęły dalsze porównania.
    .you = Ty i { $rival } macie tyle samo Chwały ({ $number }); rozstrzygnęły dalsze porównania.
    .rival = { $player } i ty macie tyle samo Chwały ({ $number }); rozstrzygnęły dalsze porównania.
scene-end-decided = Decydujące źródło: { $source }. { $player } { $number }, { $rival } { $theirs }; bez tej różnicy { $rival } ma o { $gap } więcej.
    .you = Decydujące źródło: { $source }. Ty { $number }, { $rival } { $theirs }; bez tej różnicy { $rival } ma o { $gap } więcej.
    .rival = Decydujące źródło: { $source }. { $player } { $number }, ty { $theirs }; bez tej różnicy masz o { $gap } więcej.
scene-end-ahead = { $player } ma o { $margin } więcej niż { $rival }; największa różnica: { $source }, { $number } do { $theirs }.
    .you = Masz o { $margin } więcej niż { $rival }; największa różnica: { $source }, { $number } do { $theirs }.
    .rival = { $player } ma o { $margin } więcej niż ty; największa różnica: { $source }, { $number } do { $theirs }.

## Dlaczego bot coś by wybrał: co to daje, jako koniec zdania

# $dragons to liczba odkrytych Smoków tej Ery.
reason-takes = { $dragons ->
    [2] przejmuje prowadzenie { $kingdom-in } przed końcem Ery
   *[other] przejmuje prowadzenie { $kingdom-in } ({ markers-counted })
}
reason-strengthens = umacnia prowadzenie { $kingdom-in } ({ markers-counted })
reason-levels = wyrównuje { $kingdom-in } ({ markers-counted })
reason-follows = dokłada znacznik { $kingdom-in }
reason-glory = daje od razu { glory-points }
reason-band = zagrywa Oddział, który liczy { cards-counted }
reason-gathers = gromadzi na ręce pasujące do siebie karty ({ $number })

## Dlaczego wybór nie jest możliwy

refusal-hand-full = Masz na ręce { $hand ->
        [one] { $hand } kartę
        [few] { $hand } karty
       *[many] { $hand } kart
    }, a limit wynosi { $limit }: nie możesz werbować.
refusal-not-in-pool = { $card }: takiej karty nie ma w puli.
refusal-skeleton-leads = Szkielet nigdy nie jest Dowódcą Oddziału.
refusal-not-in-hand = { $card }: takiej karty nie masz na ręce.
refusal-too-few-skeletons = Potrzeba do tego 10 Szkieletów na ręce; masz ich { $skeletons }.
refusal-one-action = Tura to jedna akcja: zwerbuj Sojusznika albo zagraj Oddział.
refusal-does-not-match = { $card } nie pasuje do tego Oddziału. Poza Szkieletami wszystkie jego karty muszą być z jednego Plemienia albo wszystkie w jednym kolorze; Oddział jest pod wodzą { $leader-object }.
refusal-no-more-match = Do Oddziału pod wodzą { $leader-object } nie możesz w ten sposób dołączyć żadnej karty z ręki.
refusal-no-skeletons = Nie masz na ręce żadnego Szkieletu.
refusal-finish-the-band = Najpierw dokończ Oddział pod wodzą { $leader-object }: dołącz pasujące karty albo zakończ wybór.
refusal-band-or-stop = Po Oddziale Centaurów zagrywasz kolejny Oddział albo kończysz.
refusal-band-too-small = { $size ->
        [one] Oddział z { $size } karty
       *[many] Oddział z { $size } kart
    } jest zbyt mały, aby umieścić znacznik { $kingdom-in }: { $markers ->
        [one] liczy się tam już { $markers } znacznik.
        [few] liczą się tam już { $markers } znaczniki.
       *[many] liczy się tam już { $markers } znaczników.
    }
refusal-choose-a-kingdom = Znacznik Skrzydlatych trzeba umieścić: wybierz Królestwo.
refusal-bonus-or-decline = Umieść dodatkowy znacznik w którymś Królestwie albo zrezygnuj.
refusal-place-or-decline = Umieść znacznik na swojej planszy Hordy albo zrezygnuj.
refusal-token-too-high = Żeton Trolli { $value } ma zbyt dużą wartość dla Oddziału z { $size ->
        [one] { $size } karty
       *[many] { $size } kart
    }.
refusal-token-taken = Żeton Trolli { $value } jest już zajęty.
refusal-token-or-decline = Weź dostępny żeton Trolli albo zrezygnuj.
refusal-keep-too-many = { $cards ->
        [one] Została { $cards } karta
        [few] Zostały { $cards } karty
       *[many] Zostało { $cards } kart
    }, a możesz zatrzymać tylko { $allowed }.
refusal-keep-or-done = Wybierz kartę, którą zatrzymasz, albo zakończ wybór.
refusal-draw-or-decline = Dobierz { $size ->
        [one] { $size } kartę
        [few] { $size } karty
       *[many] { $size } kart
    } albo ani jednej.
refusal-raid-or-wait = Plądruj wszystkimi znacznikami Hordy albo ze wszystkimi czekaj.

## Wynik

result-winner = { $player } wygrywa i zostaje Królem Ethnos.
result-shared = Wspólne zwycięstwo: { $players }.
result-place = { $place }. { $player }: { glory-points }
result-reason-glory = Zdecydowała Chwała po ostatniej Erze.
result-reason-skeletons = Zdecydowało natychmiastowe zwycięstwo Szkieletów.
decided-tie-markers = Remis, Chwała po { $score }, więc zdecydowały znaczniki Kontroli na planszy głównej ({ $rule }): { $player } { $number }, { $rival } { $rival-number }.
decided-tie-bands = Remis, Chwała po { $score } i tyle samo znaczników Kontroli, więc { $place ->
        [1] zdecydował największy Oddział
       *[other] zdecydował { $place }. co do wielkości Oddział
    } z ostatniej Ery ({ $rule }): { $player } { $number }, { $rival } { $rival-number }.

## Skąd pochodzi Chwała

source-kingdoms = Królestwa
source-giant-bands = Oddziały Olbrzymów
source-giant-token = Żeton Olbrzymów
source-merfolk = Plansza Morskiego Ludu
source-orcs = Plądrowanie Orków
source-bands = Oddziały

## Fazy

phase-set-up = Przygotowanie do gry
phase-beginning-of-age = Początek Nowej Ery
phase-course-of-age = Przebieg Ery
phase-end-of-age = Koniec Ery
phase-scattering = Rozproszenie Sojuszników
phase-kingdoms = Chwała za Królestwa
phase-tribes = Wpływ Plemion
phase-bands = Chwała za Oddziały Sojuszników
phase-new-age = Świt Nowej Ery
phase-end-of-game = Zakończenie gry

age-1 = Pierwsza Era
age-2 = Druga Era
age-3 = Trzecia Era

stage-title = { $number ->
    [1] Pierwsza Era
    [2] Druga Era
   *[3] Trzecia Era
}

## Pojęcia

term-glory = Chwała
term-age = Era
term-turn = Tura
term-first-player = Pierwszy Gracz
term-kingdom = Królestwo
    .plural = Królestwa
term-tribe = Plemię
    .plural = Plemiona
term-ally = Sojusznik
    .plural = Sojusznicy
term-band = Oddział
    .plural = Oddziały
term-leader = Dowódca
    .plural = Dowódcy
term-card = Karta
    .plural = Karty
term-dragon = Smok
    .plural = Smoki
term-marker = Znacznik Kontroli
    .plural = Znaczniki Kontroli
term-glory-token = Żeton Chwały
    .plural = Żetony Chwały
term-troll-token = Żeton Trolli
    .plural = Żetony Trolli
term-giant-token = Żeton Olbrzymów
term-merfolk-board = Plansza Morskiego Ludu
term-horde-board = Plansza Hordy Orków
term-deck = Talia Sojuszników
term-top-pile = Górny stos
term-pool = Pula
term-hand = Ręka
term-supply = Zasób znaczników
term-score-sheet = Arkusz punktacji
term-special-ability = Zdolność specjalna

## Królestwa

kingdom-althea = Althea
    .in = w Althei
    .to = do Althei
    .object = Altheę
    .colour = { colour-green }
kingdom-duris = Duris
    .in = w Duris
    .to = do Duris
    .object = Duris
    .colour = { colour-purple }
kingdom-ithys = Ithys
    .in = w Ithys
    .to = do Ithys
    .object = Ithys
    .colour = { colour-orange }
kingdom-pelagon = Pelagon
    .in = w Pelagonie
    .to = do Pelagonu
    .object = Pelagon
    .colour = { colour-grey }
kingdom-rhea = Rhea
    .in = w Rhei
    .to = do Rhei
    .object = Rheę
    .colour = { colour-red }
kingdom-straton = Straton
    .in = w Stratonie
    .to = do Stratonu
    .object = Straton
    .colour = { colour-blue }

## Kolory

colour-blue = niebieski
    .on-space = na niebieskim polu
    .card = niebieską kartę
    .cards-few = niebieskie karty
    .cards-many = niebieskich kart
colour-green = zielony
    .on-space = na zielonym polu
    .card = zieloną kartę
    .cards-few = zielone karty
    .cards-many = zielonych kart
colour-grey = szary
    .on-space = na szarym polu
    .card = szarą kartę
    .cards-few = szare karty
    .cards-many = szarych kart
colour-orange = pomarańczowy
    .on-space = na pomarańczowym polu
    .card = pomarańczową kartę
    .cards-few = pomarańczowe karty
    .cards-many = pomarańczowych kart
colour-purple = fioletowy
    .on-space = na fioletowym polu
    .card = fioletową kartę
    .cards-few = fioletowe karty
    .cards-many = fioletowych kart
colour-red = czerwony
    .on-space = na czerwonym polu
    .card = czerwoną kartę
    .cards-few = czerwone karty
    .cards-many = czerwonych kart

player-colour-black = Czarny
player-colour-blue = Niebieski
player-colour-green = Zielony
player-colour-pink = Różowy
player-colour-white = Biały
player-colour-yellow = Żółty

## Plemiona: jeden, wielu, całe Plemię

tribe-centaur = Centaur
    .plural = Centaury
    .whole = Plemię Centaurów
    .one = Centaura
    .few = Centaury
    .many = Centaurów
tribe-dwarf = Krasnolud
    .plural = Krasnoludy
    .whole = Plemię Krasnoludów
    .one = Krasnoluda
    .few = Krasnoludy
    .many = Krasnoludów
tribe-elf = Elf
    .plural = Elfy
    .whole = Plemię Elfów
    .one = Elfa
    .few = Elfy
    .many = Elfów
tribe-giant = Olbrzym
    .plural = Olbrzymy
    .whole = Plemię Olbrzymów
    .one = Olbrzyma
    .few = Olbrzymy
    .many = Olbrzymów
tribe-halfling = Niziołek
    .plural = Niziołki
    .whole = Plemię Niziołków
    .one = Niziołka
    .few = Niziołki
    .many = Niziołków
tribe-merfolk = Przedstawiciel Morskiego Ludu
    .plural = Morski Lud
    .whole = Plemię Morskiego Ludu
    .one = kartę Morskiego Ludu
    .few = karty Morskiego Ludu
    .many = kart Morskiego Ludu
tribe-minotaur = Minotaur
    .plural = Minotaury
    .whole = Plemię Minotaurów
    .one = Minotaura
    .few = Minotaury
    .many = Minotaurów
tribe-orc = Ork
    .plural = Orkowie
    .whole = Plemię Orków
    .one = Orka
    .few = Orków
    .many = Orków
tribe-skeleton = Szkielet
    .plural = Szkielety
    .whole = Plemię Szkieletów
    .one = Szkielet
    .few = Szkielety
    .many = Szkieletów
tribe-troll = Troll
    .plural = Trolle
    .whole = Plemię Trolli
    .one = Trolla
    .few = Trolle
    .many = Trolli
tribe-wingfolk = Skrzydlaty
    .plural = Skrzydlaci
    .whole = Plemię Skrzydlatych
    .one = Skrzydlatego
    .few = Skrzydlatych
    .many = Skrzydlatych
tribe-wizard = Czarodziej
    .plural = Czarodzieje
    .whole = Plemię Czarodziejów
    .one = Czarodzieja
    .few = Czarodziejów
    .many = Czarodziejów

## Teksty kart

card-text-centaur = Jeśli ten Oddział umieszcza znacznik, możesz od razu zagrać kolejny Oddział.
    .short = Po umieszczeniu znacznika zagraj kolejny Oddział.
card-text-dwarf = Na koniec Ery ten Oddział punktuje tak, jakby miał o jedną kartę więcej.
    .short = Na koniec Ery punktuje jak o jedną kartę większy.
card-text-elf = Możesz zatrzymać na ręce do X pozostałych kart.
    .short = Zatrzymaj na ręce do X pozostałych kart.
card-text-giant = Jeśli to największy Oddział Olbrzymów w tej Erze, zdobądź { glory-points } i weź żeton Olbrzymów.
    .short = Największy z Olbrzymów: żeton i punkty Chwały.
card-text-halfling = Ten Oddział nie umieszcza znacznika Kontroli.
    .short = Nie umieszcza znacznika Kontroli.
card-text-merfolk = Przesuń znacznik o X pól na planszy Morskiego Ludu.
    .short = Przesuń się o X pól na planszy Morskiego Ludu.
card-text-minotaur = Przy umieszczaniu znacznika Kontroli ten Oddział liczy się jak X + 1 kart.
    .short = Przy stawianiu znacznika liczy się za X + 1 kart.
card-text-orc = Możesz umieścić znacznik na swojej planszy Hordy, na polu w kolorze tej karty.
    .short = Możesz zająć ten kolor na swojej planszy Hordy.
card-text-skeleton = Pasuje do każdego Oddziału, ale nigdy nim nie dowodzi. Opuszcza Oddziały przed ich punktowaniem.
    .short = Pasuje wszędzie, nie dowodzi i nie punktuje.
card-text-troll = Możesz wziąć dostępny żeton Trolli o wartości do X.
    .short = Weź żeton Trolli o wartości do X: wygrywa remisy.
card-text-wingfolk = Umieść znacznik Kontroli w dowolnie wybranym Królestwie.
    .short = Umieszcza znacznik w dowolnym Królestwie.
card-text-wizard = Po odrzuceniu kart możesz dobrać X kart z Talii.
    .short = Po odrzuceniu kart możesz dobrać X kart.
card-text-dragon = Pierwszy i drugi: dobierz kolejną kartę. Trzeci: Era natychmiast się kończy.
    .short = Trzeci natychmiast kończy Erę.

## Karty: nazwa oraz nazwa jako dopełnienie zdania

card-centaur-blue = Niebieski Centaur
    .object = Niebieskiego Centaura
    .led = Niebieskiego Centaura
card-centaur-green = Zielony Centaur
    .object = Zielonego Centaura
    .led = Zielonego Centaura
card-centaur-grey = Szary Centaur
    .object = Szarego Centaura
    .led = Szarego Centaura
card-centaur-orange = Pomarańczowy Centaur
    .object = Pomarańczowego Centaura
    .led = Pomarańczowego Centaura
card-centaur-purple = Fioletowy Centaur
    .object = Fioletowego Centaura
    .led = Fioletowego Centaura
card-centaur-red = Czerwony Centaur
    .object = Czerwonego Centaura
    .led = Czerwonego Centaura
card-dwarf-blue = Niebieski Krasnolud
    .object = Niebieskiego Krasnoluda
    .led = Niebieskiego Krasnoluda
card-dwarf-green = Zielony Krasnolud
    .object = Zielonego Krasnoluda
    .led = Zielonego Krasnoluda
card-dwarf-grey = Szary Krasnolud
    .object = Szarego Krasnoluda
    .led = Szarego Krasnoluda
card-dwarf-orange = Pomarańczowy Krasnolud
    .object = Pomarańczowego Krasnoluda
    .led = Pomarańczowego Krasnoluda
card-dwarf-purple = Fioletowy Krasnolud
    .object = Fioletowego Krasnoluda
    .led = Fioletowego Krasnoluda
card-dwarf-red = Czerwony Krasnolud
    .object = Czerwonego Krasnoluda
    .led = Czerwonego Krasnoluda
card-elf-blue = Niebieski Elf
    .object = Niebieskiego Elfa
    .led = Niebieskiego Elfa
card-elf-green = Zielony Elf
    .object = Zielonego Elfa
    .led = Zielonego Elfa
card-elf-grey = Szary Elf
    .object = Szarego Elfa
    .led = Szarego Elfa
card-elf-orange = Pomarańczowy Elf
    .object = Pomarańczowego Elfa
    .led = Pomarańczowego Elfa
card-elf-purple = Fioletowy Elf
    .object = Fioletowego Elfa
    .led = Fioletowego Elfa
card-elf-red = Czerwony Elf
    .object = Czerwonego Elfa
    .led = Czerwonego Elfa
card-giant-blue = Niebieski Olbrzym
    .object = Niebieskiego Olbrzyma
    .led = Niebieskiego Olbrzyma
card-giant-green = Zielony Olbrzym
    .object = Zielonego Olbrzyma
    .led = Zielonego Olbrzyma
card-giant-grey = Szary Olbrzym
    .object = Szarego Olbrzyma
    .led = Szarego Olbrzyma
card-giant-orange = Pomarańczowy Olbrzym
    .object = Pomarańczowego Olbrzyma
    .led = Pomarańczowego Olbrzyma
card-giant-purple = Fioletowy Olbrzym
    .object = Fioletowego Olbrzyma
    .led = Fioletowego Olbrzyma
card-giant-red = Czerwony Olbrzym
    .object = Czerwonego Olbrzyma
    .led = Czerwonego Olbrzyma
card-halfling-blue = Niebieski Niziołek
    .object = Niebieskiego Niziołka
    .led = Niebieskiego Niziołka
card-halfling-green = Zielony Niziołek
    .object = Zielonego Niziołka
    .led = Zielonego Niziołka
card-halfling-grey = Szary Niziołek
    .object = Szarego Niziołka
    .led = Szarego Niziołka
card-halfling-orange = Pomarańczowy Niziołek
    .object = Pomarańczowego Niziołka
    .led = Pomarańczowego Niziołka
card-halfling-purple = Fioletowy Niziołek
    .object = Fioletowego Niziołka
    .led = Fioletowego Niziołka
card-halfling-red = Czerwony Niziołek
    .object = Czerwonego Niziołka
    .led = Czerwonego Niziołka
card-merfolk-blue = Niebieski przedstawiciel Morskiego Ludu
    .object = Niebieskiego przedstawiciela Morskiego Ludu
    .led = Niebieskiego przedstawiciela Morskiego Ludu
card-merfolk-green = Zielony przedstawiciel Morskiego Ludu
    .object = Zielonego przedstawiciela Morskiego Ludu
    .led = Zielonego przedstawiciela Morskiego Ludu
card-merfolk-grey = Szary przedstawiciel Morskiego Ludu
    .object = Szarego przedstawiciela Morskiego Ludu
    .led = Szarego przedstawiciela Morskiego Ludu
card-merfolk-orange = Pomarańczowy przedstawiciel Morskiego Ludu
    .object = Pomarańczowego przedstawiciela Morskiego Ludu
    .led = Pomarańczowego przedstawiciela Morskiego Ludu
card-merfolk-purple = Fioletowy przedstawiciel Morskiego Ludu
    .object = Fioletowego przedstawiciela Morskiego Ludu
    .led = Fioletowego przedstawiciela Morskiego Ludu
card-merfolk-red = Czerwony przedstawiciel Morskiego Ludu
    .object = Czerwonego przedstawiciela Morskiego Ludu
    .led = Czerwonego przedstawiciela Morskiego Ludu
card-minotaur-blue = Niebieski Minotaur
    .object = Niebieskiego Minotaura
    .led = Niebieskiego Minotaura
card-minotaur-green = Zielony Minotaur
    .object = Zielonego Minotaura
    .led = Zielonego Minotaura
card-minotaur-grey = Szary Minotaur
    .object = Szarego Minotaura
    .led = Szarego Minotaura
card-minotaur-orange = Pomarańczowy Minotaur
    .object = Pomarańczowego Minotaura
    .led = Pomarańczowego Minotaura
card-minotaur-purple = Fioletowy Minotaur
    .object = Fioletowego Minotaura
    .led = Fioletowego Minotaura
card-minotaur-red = Czerwony Minotaur
    .object = Czerwonego Minotaura
    .led = Czerwonego Minotaura
card-orc-blue = Niebieski Ork
    .object = Niebieskiego Orka
    .led = Niebieskiego Orka
card-orc-green = Zielony Ork
    .object = Zielonego Orka
    .led = Zielonego Orka
card-orc-grey = Szary Ork
    .object = Szarego Orka
    .led = Szarego Orka
card-orc-orange = Pomarańczowy Ork
    .object = Pomarańczowego Orka
    .led = Pomarańczowego Orka
card-orc-purple = Fioletowy Ork
    .object = Fioletowego Orka
    .led = Fioletowego Orka
card-orc-red = Czerwony Ork
    .object = Czerwonego Orka
    .led = Czerwonego Orka
card-skeleton = Szkielet
    .object = Szkielet
    .led = Szkieletu
card-troll-blue = Niebieski Troll
    .object = Niebieskiego Trolla
    .led = Niebieskiego Trolla
card-troll-green = Zielony Troll
    .object = Zielonego Trolla
    .led = Zielonego Trolla
card-troll-grey = Szary Troll
    .object = Szarego Trolla
    .led = Szarego Trolla
card-troll-orange = Pomarańczowy Troll
    .object = Pomarańczowego Trolla
    .led = Pomarańczowego Trolla
card-troll-purple = Fioletowy Troll
    .object = Fioletowego Trolla
    .led = Fioletowego Trolla
card-troll-red = Czerwony Troll
    .object = Czerwonego Trolla
    .led = Czerwonego Trolla
card-wingfolk-blue = Niebieski Skrzydlaty
    .object = Niebieskiego Skrzydlatego
    .led = Niebieskiego Skrzydlatego
card-wingfolk-green = Zielony Skrzydlaty
    .object = Zielonego Skrzydlatego
    .led = Zielonego Skrzydlatego
card-wingfolk-grey = Szary Skrzydlaty
    .object = Szarego Skrzydlatego
    .led = Szarego Skrzydlatego
card-wingfolk-orange = Pomarańczowy Skrzydlaty
    .object = Pomarańczowego Skrzydlatego
    .led = Pomarańczowego Skrzydlatego
card-wingfolk-purple = Fioletowy Skrzydlaty
    .object = Fioletowego Skrzydlatego
    .led = Fioletowego Skrzydlatego
card-wingfolk-red = Czerwony Skrzydlaty
    .object = Czerwonego Skrzydlatego
    .led = Czerwonego Skrzydlatego
card-wizard-blue = Niebieski Czarodziej
    .object = Niebieskiego Czarodzieja
    .led = Niebieskiego Czarodzieja
card-wizard-green = Zielony Czarodziej
    .object = Zielonego Czarodzieja
    .led = Zielonego Czarodzieja
card-wizard-grey = Szary Czarodziej
    .object = Szarego Czarodzieja
    .led = Szarego Czarodzieja
card-wizard-orange = Pomarańczowy Czarodziej
    .object = Pomarańczowego Czarodzieja
    .led = Pomarańczowego Czarodzieja
card-wizard-purple = Fioletowy Czarodziej
    .object = Fioletowego Czarodzieja
    .led = Fioletowego Czarodzieja
card-wizard-red = Czerwony Czarodziej
    .object = Czerwonego Czarodzieja
    .led = Czerwonego Czarodzieja
card-dragon = Smok
    .object = Smoka
    .led = Smoka

## Raporty laboratorium słowami tej gry

report-tags = Zwycięstwa według Plemion
report-tags-note = Miejsce stawia na Plemię, jeśli Dowódcy tego Plemienia stali na czele większej części jego własnych Oddziałów niż wszystkich Oddziałów przy stole. Gdy przy stole siedzą boty różnej siły, widać tu także, na co stawiają silniejsze.
report-tags-favoured = Odsetek zwycięstw miejsc, które stawiały na Dowódców Plemienia
report-tag = Plemię
report-tags-in-play = Partie z każdym z Plemion
report-sources = Chwała według źródeł
report-sources-note = Średnia Chwała jednego miejsca w partii.
report-stages = Według Er
report-stage = Era { $number }

## Pozycja w słowach

view-table = Stół
view-kingdoms = Królestwa
view-sheet = Chwała zdobyta do tej pory
view-player = { $player }
view-you = To twoje miejsce.
view-age = { $age ->
    [1] Pierwsza Era
    [2] Druga Era
   *[3] Trzecia Era
} z { $number ->
    [2] dwóch
   *[3] trzech
}.
view-end = { $key ->
    [skeletons] Gra jest zakończona: zdecydowało natychmiastowe zwycięstwo Szkieletów.
   *[glory] Gra jest zakończona: zdecydowała Chwała.
}
view-end-by = Dziesięć Szkieletów zagrywa { $player }.
view-asked = Decyduje { $player }: { $frame }.
view-asked-all = Równocześnie i w tajemnicy { $number ->
    [one] decyduje jeszcze
   *[many] decydują jeszcze
} { $players }: { $frame }.
view-raid-chosen = Twoja odpowiedź: { $option }.
view-band-so-far = Twój Oddział pod wodzą { $leader-led } liczy na razie { cards-counted }: { $cards }.
view-kept = Na razie zatrzymujesz { cards-counted }: { $cards }.
view-bonus-left = { $number ->
    [one] Do umieszczenia lub odrzucenia: { $number } dodatkowy znacznik.
    [few] Do umieszczenia lub odrzucenia: { $number } dodatkowe znaczniki.
   *[many] Do umieszczenia lub odrzucenia: { $number } dodatkowych znaczników.
}
view-first-player = Pierwszy Gracz tej Ery: { $player }.
view-dragons = { $number ->
    [0] Żaden z trzech Smoków jeszcze nie nadleciał.
    [1] Nadleciał jeden z trzech Smoków.
    [2] Nadleciały dwa z trzech Smoków: następny kończy Erę.
   *[3] Nadleciały wszystkie trzy Smoki.
}
view-third-dragon = Trzecią kartę Smoka odkrywa { $player }.
view-deck = { $number ->
    [0] Talia jest pusta.
   *[other] Talia liczy { cards-counted }.
}
view-deck-safe = { $number ->
    [one] Jej wierzchnia karta na pewno nie jest Smokiem.
    [few] Jej { $number } wierzchnie karty na pewno nie są Smokami.
   *[many] Wśród jej { $number } wierzchnich kart na pewno nie ma Smoka.
}
view-pool = { $number ->
    [0] Pula jest pusta.
   *[other] Pula liczy { cards-counted }: { $cards }.
}
view-scattered = { $number ->
    [one] Na koniec Ery rozproszono { $number } kartę.
    [few] Na koniec Ery rozproszono { $number } karty.
   *[many] Na koniec Ery rozproszono { $number } kart.
}
view-troll-tokens = { $number ->
    [0] Nie został żaden żeton Trolli.
    [one] Został żeton Trolli { $tokens }.
    [few] Zostały żetony Trolli { $tokens }.
   *[many] Zostały żetony Trolli { $tokens }.
}
view-giant = Żeton Olbrzymów ma { $player } za Oddział z { $number ->
    [one] { $number } karty
   *[many] { $number } kart
}.
view-giant-free = Nikt nie ma żetonu Olbrzymów.
view-tribes = Plemiona w tej grze: { $tribes }.
view-open-draw = Otwarte dobieranie: gdy pula jest pusta, werbowanie z Talii daje dwie karty.
view-kingdom = { $kingdom }, kolor { $kingdom-colour }: żetony Chwały w kolejnych Erach { $tokens }; znaczniki Kontroli: { $shares }.
view-glory = { glory-points }.
view-hand = { $number ->
    [0] Nie masz żadnej karty na ręce.
   *[other] Masz na ręce { cards-counted }: { $cards }.
}
view-hand-hidden = { $number ->
    [0] Brak kart na ręce.
    [one] { $number } karta na ręce.
    [few] { $number } karty na ręce.
   *[many] { $number } kart na ręce.
}
view-supply = { markers-counted } w zasobie.
view-merfolk = Pole { $space } na planszy Morskiego Ludu.
view-horde = { $number ->
    [0] Brak znaczników na planszy Hordy.
   *[other] { markers-counted } na planszy Hordy, kolory: { $colours }.
}
view-trolls = { $number ->
    [one] Żeton Trolli { $tokens }.
    [few] Żetony Trolli { $tokens }.
   *[many] Żetony Trolli { $tokens }.
}
view-no-bands = Brak Oddziałów w tej Erze.
view-bands = { $number ->
    [one] { $number } Oddział
    [few] { $number } Oddziały
   *[many] { $number } Oddziałów
}
view-band = { $number ->
    [one] Oddział z { $number } karty: { $leader }.
   *[many] Oddział z { $number } kart pod wodzą { $leader-led }: { $cards }.
}
view-band-leaderless = Oddział z { $number ->
    [one] { $number } karty
   *[many] { $number } kart
} bez Dowódcy: { $cards }.
view-sheet-age = { $age ->
    [0] Pierwsza Era
    [1] Druga Era
   *[2] Trzecia Era
}
view-sheet-kingdom = { $kingdom }: { $shares }.
view-sheet-giant-bands = { source-giant-bands }: { $shares }.
view-sheet-giant-token = { source-giant-token }: { $shares }.
view-sheet-merfolk = { source-merfolk }: { $shares }.
view-sheet-orcs = { source-orcs }: { $shares }.
view-sheet-bands = { source-bands }: { $shares }.

## Plansza: napisy przy elementach

board-map = Mapa sześciu Królestw
board-markers = { $player }: { $number }
board-no-markers = Brak znaczników Kontroli
board-tokens = Chwała: { $values }
board-scores = Tor Chwały
board-rounds = +{ $number }
board-open-cards = odkryte: { $number }
board-pool-empty = pusta
board-deck = Talia Sojuszników, liczba kart: { $number }
board-deck-safe = Talia Sojuszników, liczba kart: { $number }. Najbliższe karty bez Smoka: { $safe }.
board-age = Era { $age }
board-age-of = z { $ages }
board-dragons = Odsłonięte Smoki: { $number } z 3
board-your-hand = Twoja ręka
board-your-band = Twój Oddział
board-to-pool = Potem trafi do puli
board-unless-added = Niedołączone trafią do puli
board-left-in-hand = Zostaje na ręce
board-kept = Zatrzymane na ręce
board-let-go = Niezatrzymane trafią do puli
board-empty-hand = Brak kart na ręce
board-leader = Dowódca
board-order = Kolejność kart
board-by-tribe = Plemię
board-by-colour = Kolor
board-cards-in-hand = Karty na ręce: { $number }
board-markers-in-supply = Znaczniki w zasobie: { $number }
board-on-merfolk = Pole na planszy Morskiego Ludu: { $number }
board-on-horde = Plansza Hordy: { $colours }
board-on-horde-none = Plansza Hordy: pusta
board-band-of = Oddział pod wodzą { $leader-led }, liczba kart: { $number }
board-band-skeletons = Oddział Szkieletów, liczba kart: { $number }
board-holds-troll = Żeton Trolli { $number }
board-holds-giant = Ma żeton Olbrzymów
board-first = Pierwszy Gracz tej Ery
board-third-dragon = Dobrany trzeci Smok
board-tribes = Plemiona w tej grze
board-first-place = 1. miejsce: { $number }
board-tokens-taken = zabrane: { $tokens }
board-tokens-all-left = wszystkie dostępne
board-token-value = Żeton Trolli { $number }
board-giant-nobody = jeszcze niczyj
board-giant-worth = na koniec tej Ery: { $number ->
    [one] { $number } punkt Chwały
    [few] { $number } punkty Chwały
   *[many] { $number } punktów Chwały
}
board-copies = { $number ->
    [one] { $number } egzemplarz w grze.
    [few] { $number } egzemplarze w grze.
   *[many] { $number } egzemplarzy w grze.
}
board-copies-tribe = Liczba kart w grze: { $number }.
board-card-kingdom = Kolor Królestwa { $kingdom }.
board-kingdom-here = Żetony Chwały I, II i III: { $values }.
board-kingdom-two = Żetony Chwały I i II: { $values }.
board-merfolk-text = Kto na koniec Ery jest najdalej, zyskuje Chwałę. Ciemne pola dają dodatkowy znacznik Kontroli.
board-horde-text = Na każdym kolorze mieści się jeden znacznik. Plądrowanie na koniec Ery zdejmuje wszystkie i daje Chwałę.
board-troll-text = Wyższe żetony rozstrzygają remisy przy punktowaniu Ery.
board-giant-text = Leży przy największym Oddziale Olbrzymów w tej Erze.
board-deck-text = W górnej połowie Talii nie ma Smoków; trzeci Smok kończy Erę.
board-glory-text = Na koniec Ery żetony wypłaca się tym, którzy mają tu najwięcej znaczników.

board-scored-you = Ty
board-scored-markers = { $number ->
    [one] { $number } znacznik
    [few] { $number } znaczniki
   *[many] { $number } znaczników
}
board-scored-place = { $place }. miejsce
board-scored-none = bez nagrody
board-scored-cards = { $number ->
    [0] bez kart
    [one] { $number } karta odłożona
    [few] { $number } karty odłożone
   *[many] { $number } kart odłożonych
}
board-scored-then = Potem

board-card-centaur = Centaur
board-card-dwarf = Krasnolud
board-card-elf = Elf
board-card-giant = Olbrzym
board-card-halfling = Niziołek
board-card-merfolk = Morski Lud
board-card-minotaur = Minotaur
board-card-orc = Ork
board-card-skeleton = Szkielet
board-card-troll = Troll
board-card-wingfolk = Skrzydlaty
board-card-wizard = Czarodziej
board-card-dragon = Smok

board-mark-band = Oddział
board-mark-dragon = Smok
board-mark-age = Nowa Era
board-mark-score = Punktacja

## Liczby odmowy, jak je pokazuje stół: podpis każdej i to, co stoi między dwiema

board-why-band-too-small =
    .between = nie jest <
    .markers = znaczniki, które się tam liczą
    .size = karty w Oddziale
board-why-hand-full =
    .between = nie jest <
    .hand = karty na ręce
    .limit = limit
board-why-token-too-high =
    .between = to więcej niż
    .value = żeton Trolli
    .size = karty w Oddziale
board-why-keep-too-many =
    .between = to więcej niż
    .cards = pozostałe karty
    .allowed = tyle wolno zatrzymać
board-hand-of = Ręka: { $player }
board-band-of-player = Oddział: { $player }

## Jak się gra: pięć obrazków, każdy z nagłówkiem i jednym zdaniem

how-1 = Zbieraj
    .line = W swojej turze weź jedną kartę: odkrytą z puli albo nieznaną z Talii.
how-2 = Łącz
    .line = Karty jednego koloru albo jednego Plemienia tworzą Oddział. Jedna z nich nim dowodzi.
how-3 = Umieszczaj
    .line = Kolor Dowódcy wskazuje Królestwo. Trzeci znacznik wymaga tam Oddziału trzech kart.
how-4 = Oddawaj
    .line = Czego nie zagrasz, to trafia do puli i każdy może to wziąć. Nie czekaj więc zbyt długo.
how-5 = Punktuj
    .line = Trzeci Smok kończy Erę: Królestwa i Oddziały dają Chwałę. Wygrywa, kto ma jej najwięcej.
how-deck = Talia
how-pool = pula
how-one-colour = jeden kolor
how-third-dragon = trzeci Smok

## Lekcje pierwszej gry z przewodnikiem: lessons.json. Słowa między ** są pogrubione

lesson-goal = Kto wygrywa
    .line = Najwięcej Chwały po trzech Erach
    .tell = Witaj w Ethnos! Wygrywa ten, kto po trzech Erach ma najwięcej **Chwały**. Zdobywasz ją znacznikami w sześciu Królestwach i Oddziałami kart, które zagrywasz.
    .do = Spójrz na tor wokół mapy: wszyscy czworo zaczynacie od 0. Potem przejdź dalej.
    .why = wszystko, co teraz zrobisz, służy jednemu z dwojga: miejscu w Królestwie albo większemu Oddziałowi.
    .free = Wygrywa ten, kto po ostatniej Erze ma najwięcej Chwały. Zdobywasz ją znacznikami w sześciu Królestwach i Oddziałami kart, które zagrywasz.
lesson-turn = Twoja tura
    .line = Zwerbuj kartę albo zagraj Oddział
    .tell = W swojej turze robisz jedną rzecz: bierzesz jedną kartę albo zagrywasz Oddział. W **puli** leżą odkryte karty: { $pool }, a obok nich **Talia**. Na ręce masz Czerwonego Elfa.
    .do = Weź z puli Czerwonego Orka.
    .why = karty, których nie weźmiesz ty, mogą wziąć inni. W miejsce zabranej nic do puli nie przybywa.
    .good = Masz teraz dwie czerwone karty. Bruno, Cora i Felix też zagrali już swoje tury.
    .deck = Talia potrafi zaskoczyć i nikt nie widzi, co dobierasz. Pewniejsza jest odkryta karta, która pasuje.
    .early = Możesz zagrać od razu: jedna karta to też Oddział. Ale na koniec Ery nic nie daje.
    .red = Pasuje równie dobrze: też jest czerwona.
    .stray = Ma inny kolor niż twój Elf, więc pasowałaby tylko wtedy, gdyby była z tego samego Plemienia.
    .free = W swojej turze robisz jedną rzecz: bierzesz jedną kartę z puli lub z Talii albo zagrywasz Oddział z ręki.
lesson-together = Karty, które do siebie pasują
    .line = Jeden kolor albo jedno Plemię
    .tell = Obie twoje karty są **czerwone**. Karty jednego koloru albo jednego Plemienia możesz zagrać razem jako **Oddział**. Im większy Oddział, tym więcej jest wart.
    .do = Weź z puli kartę, która pasuje do twoich dwóch. Jedna z nich jest czerwona.
    .why = na koniec Ery Oddział 3 kart daje **{ $glory_band_3 }** { $glory_band_3 ->
        [one] punkt
        [few] punkty
       *[many] punktów
    } Chwały, a Oddział 2 kart tylko **{ $glory_band_2 }**.
    .good = Pasuje: możesz już zagrać wszystkie trzy razem albo poczekać na więcej.
    .deck = Talia potrafi zaskoczyć i nikt nie widzi, co dobierasz. Pewniejsza jest odkryta karta, która pasuje.
    .early = Możesz zagrać od razu: Oddział 2 kart daje { $glory_band_2 ->
        [one] { $glory_band_2 } punkt
        [few] { $glory_band_2 } punkty
       *[many] { $glory_band_2 } punktów
    } Chwały. Większe dają więcej.
    .tribe = Pasuje Plemieniem do jednej z twoich kart, ale nie do obu: Oddział jest jednego koloru albo jednego Plemienia.
    .stray = Na razie nie pasuje ani kolorem, ani Plemieniem. Patrz, co trafia do puli.
    .free = Karty jednego koloru albo jednego Plemienia możesz zagrać razem jako Oddział. Im większy Oddział, tym więcej jest wart.
lesson-leader = Kto dowodzi
    .line = Dowódca wskazuje Królestwo
    .tell = Jedna karta Oddziału jest jego **Dowódcą**. Kolor Dowódcy mówi, do którego Królestwa trafi twój znacznik, a Plemię daje ci zdolność. Czerwone karty na twojej ręce: { $red_in_hand }, a jedna z nich to Elf. Gdy dowodzi Elf, możesz zatrzymać karty, które nie pasują.
    .do = Jedna karta więcej nie zaszkodzi. Dobierz ją z Talii.
    .why = to, co dobierasz z Talii, znasz tylko ty: nikt inny tego nie widzi.
    .good = Zielony Minotaur. Nie jest czerwony, więc poczeka na ręce na inny Oddział.
    .early = Też dobrze: twoje czerwone karty już wystarczą. Do Dowódców zaraz wrócimy.
    .open = Odkryta karta też się nada; tyle że inni wiedzą już, że ją masz.
    .free = Jedna karta Oddziału nim dowodzi. Kolor Dowódcy mówi, do którego Królestwa trafi twój znacznik, a Plemię daje ci zdolność.
lesson-first-band = Twój pierwszy Oddział
    .line = Znacznik na mapie
    .tell = Kart na ręce: { $hand }, w tym czerwonych: { $red_in_hand }. Wybierz jedną z czerwonych na Dowódcę, potem dołącz pozostałe: twój **znacznik** trafi do Królestwa w kolorze Dowódcy. Czerwona jest Rhea.
    .do = Zagraj czerwone karty jako Oddział z Elfem jako Dowódcą.
    .why = pierwszy znacznik w Królestwie wymaga 1 karty, drugi 2, trzeci 3. W Rhei nie ma jeszcze nikogo: jeśli tak zostanie, dostaniesz stamtąd { $token_rhea ->
        [one] { $token_rhea } punkt
        [few] { $token_rhea } punkty
       *[many] { $token_rhea } punktów
    } Chwały.
    .good = Dowodzi Elf. Dołącz teraz czerwone karty, wszystkie naraz albo po jednej: im większy Oddział, tym lepiej.
    .other = Znacznik i tak trafi do Rhei. Ale tylko z Elfem jako Dowódcą możesz zatrzymać czwartą kartę.
    .single = Ta karta prowadzi do innego Królestwa, a czerwone trafiłyby do puli.
    .later = Możesz poczekać na czwartą czerwoną kartę. Ale kto pierwszy w Rhei, tego trudniej wyprzedzić, a karty na ręce jeszcze nic nie dają.
    .free = Żeby zagrać Oddział, wybierz Dowódcę, potem dołącz to, co pasuje. Znacznik trafia do Królestwa w kolorze Dowódcy: pierwszy wymaga 1 karty, drugi 2, trzeci 3.
lesson-rest = Reszta trafia do puli
    .line = Pomyśl, zanim zagrasz
    .tell = Po zagraniu Oddziału wszystkie karty, które zostały ci na ręce, trafiają do **puli** i każdy może je wziąć. Wyjątkiem jest **Elf** jako Dowódca: możesz zatrzymać tyle kart, ile ma Oddział, tutaj { $size }.
    .do = Zatrzymaj Zielonego Minotaura.
    .why = z każdym innym Dowódcą leżałby teraz odkryty. Graj więc, gdy ręka jest dobrze ułożona, a nie gdy jest pełna.
    .good = Prowadzisz w Rhei, a Minotaur zostaje z tobą.
    .gone = Leży więc teraz w puli. Może jeszcze tam będzie, gdy znów przyjdzie twoja tura.
    .free = Po zagraniu Oddziału wszystkie karty, które zostały ci na ręce, trafiają do puli i każdy może je wziąć. Graj więc, gdy ręka jest dobrze ułożona.
lesson-left = Co zostawili inni
    .line = Bierz, póki leży
    .tell = Bruno i Cora też zagrali Oddziały, a to, co mieli poza nimi, leży w puli. Kart jest tam teraz { $pool }, w tym czerwonych: { $red_in_pool }, a w Rhei nie ma nikogo prócz ciebie.
    .do = Weź z puli czerwoną kartę.
    .why = inni widzą te same karty. Co jest ci najbardziej potrzebne, bierz najpierw.
    .good = Dobrze. Jest jeszcze jedna czerwona: weź ją w następnej turze, a wystarczy na drugi znacznik.
    .deck = Talia poczeka; to, co leży odkryte, może zaraz zniknąć.
    .early = Możesz. Ale Oddział jednej karty na koniec Ery nic nie daje.
    .tribe = Dwa Minotaury to też Oddział. Do Rhei trzeba jednak czerwonych.
    .stray = Nie pasuje do niczego, co masz. Patrz, co trafia do puli.
    .free = Gdy inni zagrywają Oddział, to, co mieli poza nim, leży w puli. Patrz na nią w każdej turze: co jest ci najbardziej potrzebne, bierz najpierw.
lesson-second = Drugi znacznik
    .line = Wymaga o jedną kartę więcej
    .tell = Twoje znaczniki w Rhei: { $own_in_rhea }. Następny wymaga tam Oddziału co najmniej 2 kart, a czerwonych masz na ręce { $red_in_hand }.
    .do = Zagraj obie czerwone karty jako Oddział, obojętnie, która dowodzi.
    .why = w Królestwie liczy się tylko kolejność: kto ma najwięcej znaczników, gdy kończy się Era. Dwa trudniej dogonić niż jeden.
    .good = Dołącz też drugą czerwoną kartę. Plemię Dowódcy samo da ci swoją zdolność.
    .single = Ta karta prowadzi do innego Królestwa. Pierwszy znacznik gdzie indziej też jest coś wart.
    .later = Możesz poczekać. Im dłużej, tym więcej może być wart twój ostatni Oddział w tej Erze i tym bliżej są Smoki.
    .free = Znacznik w Królestwie, w którym już jakieś masz, wymaga większego Oddziału: drugi 2 kart, trzeci 3.
lesson-gift = Zdolność Dowódcy
    .line = Elf, Olbrzym, Minotaur, Skrzydlaty
    .tell = Każde Plemię ma zdolność, a liczy się zdolność Dowódcy. Masz dwóch **Skrzydlatych**: gdy dowodzi jeden z nich, znacznik możesz umieścić w **dowolnym** Królestwie.
    .do = Zagraj Skrzydlatych jako Oddział, potem wybierz Królestwo.
    .why = za pierwsze miejsce w Pelagonie dostaje się w tej Erze { $token_pelagon ->
        [one] { $token_pelagon } punkt
        [few] { $token_pelagon } punkty
       *[many] { $token_pelagon } punktów
    } Chwały, a nikogo tam nie ma. Otwórz dowolną kartę, żeby przeczytać, co potrafi jej Plemię.
    .good = Dołącz drugiego. Potem wybierz miejsce dla znacznika: tam, gdzie zajmiesz pierwsze miejsce i gdzie się to opłaca.
    .later = Możesz zebrać ich więcej. Ale Smoki są już blisko, a karty na ręce nic nie dają.
    .free = Każde Plemię ma zdolność, a liczy się zdolność Dowódcy. Otwórz kartę, żeby przeczytać, co potrafi jej Plemię.
lesson-dragons = Smoki
    .line = Trzeci kończy Erę
    .tell = Z Talii wyszedł **Smok**: { $dragons } z 3. Trzeci kończy Erę natychmiast, w środku tury, a karty, które masz wtedy na ręce, są nic niewarte.
    .do = Zagraj trzy Minotaury, z fioletowym jako Dowódcą.
    .why = za pierwsze miejsce w Duris dostaje się { $token_duris ->
        [one] { $token_duris } punkt
        [few] { $token_duris } punkty
       *[many] { $token_duris } punktów
    } Chwały, a nikogo tam nie ma. I nikt nie wie, czy doczekasz następnej tury.
    .good = Brawo: są już bezpieczne na stole. Minotaur jako Dowódca liczy się przy znaczniku jak jedna karta więcej.
    .risk = Możesz liczyć na jeszcze jedną turę. Ale trzy karty na ręce będą nic niewarte, gdy przyjdzie trzeci Smok.
    .free = Trzeci Smok kończy Erę natychmiast. Karty, które masz wtedy na ręce, są nic niewarte: zagraj je w porę.
lesson-kingdoms = Królestwa dają Chwałę
    .line = Pierwsze miejsce bierze żeton
    .tell = Pierwsza Era dobiegła końca. W każdym Królestwie ten, kto miał najwięcej znaczników, dostał tyle, ile wskazuje żeton I; przy remisie nagrodę podzielono. Królestwa dały ci **{ $kingdoms }** { $kingdoms ->
        [one] punkt
        [few] punkty
       *[many] punktów
    } Chwały, w tym Duris { $token_duris }.
    .do = Spójrz na mapę. Twoje znaczniki zostają tam na kolejne Ery. Potem przejdź dalej.
    .why = w drugiej Erze nagradzane jest też drugie miejsce, a żetony są więcej warte.
    .free = Pierwsza Era dobiegła końca. W każdym Królestwie ten, kto miał najwięcej znaczników, dostał tyle, ile wskazuje żeton I; przy remisie nagrodę podzielono. Znaczniki zostają na kolejne Ery.
lesson-bands = Oddziały też dają Chwałę
    .line = I zaczyna się nowa Era
    .tell = Za wielkość swoich Oddziałów dostajesz **{ $bands }** { $bands ->
        [one] punkt
        [few] punkty
       *[many] punktów
    } Chwały. Razem to { $glory }: świetna gra! Oddziały i ręce zniknęły, a drugą Erę każdy zaczyna z jedną nową kartą.
    .do = To była ostatnia lekcja. Graj dalej z Brunem, Corą i Feliksem, jak długo chcesz.
    .why = znasz już całą grę. Zasady i podpowiedź są zawsze pod ręką.
    .free = Oddziały dają Chwałę według wielkości, a potem znikają. Nową Erę każdy zaczyna z jedną nową kartą. To była ostatnia lekcja: graj dalej, jak długo chcesz.
