# Might & Magic Heroes po polsku: wszystko, co pojawia się przy stole.
#
# Formy gramatyczne nazw są ich atrybutami: komunikat o jednostce (`unit`) może użyć $unit-object (biernik), $unit-plural
# i $unit-many (dopełniacz liczby mnogiej), o herosie także $hero-of (dopełniacz); kto walczy (`slot`: jednostka, heros,
# Spotkanie), ma $slot-stack i $slot-stack-object. `.full` umiejętności lub budynku podaje frakcję, jeśli kilka frakcji
# ma takie same. `.short` to wiersz najwyżej 52 znaków, `.text` cały tekst, `.specialist` to, co umiejętność robi dla
# herosa jej szkoły. $player to nazwa gracza, zawsze w mianowniku; zdania nie zależą od jego rodzaju.

## Gra

game-name = Might & Magic Heroes
game-line = Prowadź herosów i ich armie po mapie kopalń, ruin i strażników, rozbudowuj miasto i zbierz Potęgę, która daje zwycięstwo, zanim skończy się ostatni tydzień.
game-motto = Herosi, armie i miasto: kto pierwszy zdobędzie Potęgę?

## Opcje nowej gry

setting-length = Długość gry
    .description = Ile jest tygodni: 9, 12 czy 15. Potęga może zakończyć grę wcześniej.
setting-length-short = Krótka: 9 tygodni
setting-length-medium = Średnia: 12 tygodni
setting-length-long = Długa: 15 tygodni
setting-map = Mapa
    .description = Czy kafle są tasowane i obracane, czy leżą w kolejności numerów, jak w pierwszej grze.
setting-map-random = Losowa
setting-map-fixed = Stała
setting-heroes = Początkowi herosi
    .description = Czy wybieracie pierwszego herosa, czy rozdaje go los.
setting-heroes-chosen = Do wyboru
setting-heroes-random = Losowi
setting-factions = Frakcje
    .description = Frakcja każdego miejsca. Bez listy wybieracie je w kolejności tur.
setting-factions-haven = Przystań
setting-factions-necropolis = Nekropolia
setting-factions-sanctuary = Świątynia
setting-factions-stronghold = Twierdza

## Liczby rzeczy

gold-counted = { $gold ->
    [one] { $gold } sztukę złota
    [few] { $gold } sztuki złota
   *[many] { $gold } sztuk złota
}
resources-counted = { $resources ->
    [one] { $resources } zasób
    [few] { $resources } zasoby
   *[many] { $resources } zasobów
}
goods = { $resources ->
    [0] { gold-counted }
   *[other] { $gold ->
        [0] { resources-counted }
       *[other] { gold-counted } i { resources-counted }
    }
}
wounds-counted = { $number ->
    [one] { $number } ranę
    [few] { $number } rany
   *[many] { $number } ran
}
skill-cards-counted = { $number ->
    [one] { $number } kartę
    [few] { $number } karty
   *[many] { $number } kart
}

## Decyzje: pytania

prompt-choose-faction = Wybierz swoją frakcję.
    .why = Każda ma własnych herosów, jednostki i jeden budynek, którego nie ma nikt inny.
    .first = Na początek najłatwiejsze są Przystań i Twierdza.
prompt-place-capital = Wybierz pole dla swojego miasta.
    .why = Na kaflu startowym, nie na miejscu ani symbolu, z wolną drogą wyjścia.
    .first = Blisko zielonych strażników i kopalń twój heros ma najkrótszą drogę.
prompt-choose-start-hero = Wybierz swojego pierwszego herosa.
    .why = Wszyscy wybieracie jednocześnie; pozostałych można nająć później.
    .first = Herosi Siły walczą sami, herosi Magii rzucają czary.
prompt-week-train = Obrócić podstawową jednostkę tego herosa na elitarną?
    .why = Tydzień czempionów: jedna jednostka każdego herosa, za darmo.
    .first = Elitarna jednostka wytrzymuje o ranę więcej i daje kostkę elitarną.
prompt-play-action-card = Zagraj kartę akcji.
    .why = Wykonujesz jedną z jej akcji; potem karta jest zużyta do końca rundy.
    .first = Herosi: ruch i walka; Pozyskanie: dochód; Rozbudowa: miasto i rekrutacja.
prompt-choose-hero-to-activate = Aktywuj herosa albo zakończ akcję.
    .why = Każdy heros jest aktywowany raz; herosi bez jednostek zostają w mieście.
    .first = Heros, który rusza ostatni, korzysta z tego, co otworzyli inni.
prompt-advance-or-not = Awansować teraz za PD?
    .why = Pierwsza umiejętność kosztuje 3 PD, każda następna o 1 PD więcej.
    .first = Umiejętności zostają na całą grę; heros może mieć pięć.
prompt-pay-trophy = Odrzuć trofeum, aby zapłacić.
    .why = Płacisz, aż osiągniesz cenę; nadmiar medali przepada.
    .first = Płać tak, by zmarnować jak najmniej medali.
prompt-choose-skill-deck = Wybierz talię, z której dobierasz.
    .why = Karty, których nie zatrzymasz, wracają pod talię.
    .first = Siła pomaga armii i na mapie, Magia daje czary.
prompt-choose-skill = Wybierz umiejętność do zatrzymania.
    .why = Pozostałe trafiają pod talię i nikt ich nie widzi.
    .first = W szkole twojego herosa umiejętność działa jak u specjalisty.
prompt-move-step = Porusz się, działaj albo zakończ.
    .why = Krok kosztuje 1 PR; bitwa kończy ruch.
    .first = Wejdź na strażnika lub jego miejsce, aby o nie walczyć.
prompt-arena-recruit = Rekrutuj na Arenie albo zakończ.
    .why = Do 3 jednostek dowolnych rodzajów, za zwykłą cenę.
    .first = Dostaniesz tu jednostki, których siedliska jeszcze nie masz.
prompt-deposit-pile = Wybierz stos kart odrzuconych do przejrzenia.
    .why = Weźmiesz z niego jedną kartę dla tego herosa.
    .first = Artefakty dają Potęgę.
prompt-deposit-card = Wybierz kartę, którą bierzesz.
    .why = Zwój lub artefakt dostajesz jak po dobraniu; skarb daje 2 nagrody.
    .first = Weź to, czego twój heros może używać: zważ na wymaganie.
prompt-treasure-reward = Wybierz nagrodę ze skarbu.
    .why = Bierzesz ją, zanim wybierzesz następną.
    .first = Nagrodę, z której nic nie wyniknie, też można wybrać.
prompt-reward-train = Obróć podstawową jednostkę na elitarną albo zakończ.
    .why = Nagroda szkoli jednostki tej armii za darmo.
    .first = Szkol najsilniejsze: wytrzymają dłużej.
prompt-keep-artefact = Zatrzymać artefakt, zastąpić inny czy sprzedać?
    .why = Artefakt to 1 PP; sprzedany daje 3 sztuki złota.
    .first = Głowa i ciało mieszczą jeden artefakt, ręce i ozdoby po dwa.
prompt-discard-scroll = Odrzuć zwój.
    .why = Heros ma więcej zwojów, niż może.
    .first = Rozstań się z takim, na który heros ma za mało Magii.
prompt-leadership-dismiss = Odpraw jednostkę: armia jest za duża.
    .why = Dowodzenie herosa spadło.
    .first = Odpraw najsłabsze.
prompt-develop-step = Rozbuduj miasto albo zakończ akcję.
    .why = W akcji jeden budynek i jeden poziom; rekrutuj, na ile cię stać.
    .first = Plac ćwiczeń i siedlisko ułatwią następne bitwy.
prompt-escape = Uciec czy zostać?
    .why = Ucieczka to przegrana i strata dwóch jednostek, ale reszta ocaleje.
    .first = Uciekaj, gdy nie możesz już wygrać.
prompt-escape-loss = Wybierz jednostkę, którą oddajesz.
    .why = Kto ucieka, zostawia jednostki, elitarne w całości.
    .first = Oddaj najsłabsze.
prompt-order-own-ties = Kto z twoich działa następny?
    .why = Mają tę samą Inicjatywę; kolejność ustalasz ty.
    .first = Kto uderza pierwszy, zmniejsza siłę wroga.
prompt-stack-attack = Zaatakować tym stosem?
    .why = Jeden atak za każdą jednostkę; trafia to, co nie przekracza Siły.
    .first = Prawie nigdy nie ma powodu, by tego nie robić.
prompt-hero-attack-kind = Jak atakuje twój heros?
    .why = Zwykły atak ma 2 ataki; czar lub zwój go zastępuje.
    .first = Im większa użyta wartość, tym więcej kostek trafia.
prompt-elite-swap = Wymienić jeden atak na kostkę elitarną?
    .why = W trzech przypadkach na sześć rani; pozostałe to Laur, Szczęście i Pech.
    .first = Przy kilku atakach prawie zawsze się opłaca.
prompt-luck-reroll = Przerzucić wszystkie kostki, które spudłowały?
    .why = Szczęście: wszystkie albo żadnej; każdą kostkę tylko raz.
    .first = Nie ma nic do stracenia.
prompt-laurel = Laur: awansuj lub wskrześ jednostkę.
    .why = Obróć podstawową jednostkę na stałe na elitarną albo cofnij jedną ranę.
    .first = Jeśli są straty, przywróć silną jednostkę.
prompt-wound-stack = Wybierz stos, który otrzyma rany.
    .why = Idą w niego wszystkie, ile zdoła przyjąć.
    .first = Niech przyjmą je ci, których najmniej potrzeba.
prompt-wound-unit = Która jednostka otrzyma następną ranę?
    .why = Elitarna staje się podstawowa, podstawowa ginie.
    .first = Obrócona elitarna sama przyjmuje następną ranę.
prompt-resurrect = Użyj punktu Wskrzeszenia.
    .why = Przywróć stratę jako podstawową albo obróć podstawową na elitarną.
    .first = Przywrócona jednostka to jeden atak więcej.
prompt-hero-battle-reward = Wybierz nagrodę za zwycięstwo.
    .why = Jeden artefakt pokonanego herosa albo twoja umiejętność.
    .first = Artefakt przenosi 1 PP od rywala do ciebie.
prompt-takeover-choice = Przejmij miejsce albo zakończ.
    .why = Na wszystkie masz za mało znaczników.
    .first = Najpierw bierz te, które dają najwięcej PP.
prompt-window = Użyj efektu albo spasuj.
    .why = To, czego teraz nie użyjesz, może się przydać później.
    .first = Większości efektów można użyć raz na bitwę.
prompt-second-target = Wybierz drugi stos albo zrezygnuj.
    .why = Jako specjalista twój heros pomaga dwóm stosom.
    .first = Drugi nic nie kosztuje.

## Decyzje: ich nazwy

frame-choose-faction = Frakcja
frame-place-capital = Miasto
frame-choose-start-hero = Początkowy heros
frame-week-train = Tydzień czempionów
frame-play-action-card = Karta akcji
frame-choose-hero-to-activate = Heros
frame-advance-or-not = Awans
frame-pay-trophy = Zapłata
frame-choose-skill-deck = Talia umiejętności
frame-choose-skill = Umiejętność
frame-move-step = Ruch
frame-arena-recruit = Arena
frame-deposit-pile = Smocze złoże
frame-deposit-card = Karta ze złoża
frame-treasure-reward = Skarb
frame-reward-train = Szkolenie
frame-keep-artefact = Artefakt
frame-discard-scroll = Nadmiar zwojów
frame-leadership-dismiss = Dowodzenie
frame-develop-step = Rozbudowa
frame-escape = Ucieczka
frame-escape-loss = Strata przez ucieczkę
frame-order-own-ties = Kolejność
frame-stack-attack = Atak
frame-hero-attack-kind = Atak herosa
frame-elite-swap = Kostka elitarna
frame-luck-reroll = Szczęście
frame-laurel = Laur
frame-wound-stack = Raniony stos
frame-wound-unit = Raniona jednostka
frame-resurrect = Wskrzeszenie
frame-hero-battle-reward = Łupy
frame-takeover-choice = Przejęcie
frame-window = Efekty
frame-second-target = Drugi cel

## Opcje, także tak, jak wymienia je dziennik

option-faction = Poprowadź { $faction-object }
option-place = Postaw miasto na polu { $square }
option-hero = Zacznij z herosem: { $hero }
option-train = Wyszkol: { $unit }
option-train-unit = Wyszkol w armii { $hero-of }: { $unit }
option-skip = Nikogo nie szkol
option-play = { $action_card }: { $action }
option-activate = Aktywuj { $hero-object }
option-done = Gotowe
option-advance = Awansuj
option-no = Nie awansuj
option-pay = Zapłać trofeum: { $encounter }
option-deck = Dobierz { $deck-of }
option-skill = Zatrzymaj: { $skill-full }
option-move = Idź na { $square }
option-portal-square = Przejdź portalem na { $square }
option-portal-destination = Przejdź portalem { $destination-to }
option-explore = Eksploruj
option-control = Przejmij kontrolę
option-control-square = Przejmij kontrolę znacznikiem z { $square }
option-scroll = Użyj zwoju: { $scroll }
option-scroll-scroll-slot = Użyj zwoju: { $scroll }, cel: { $slot-stack }
option-stop = Zakończ
option-recruit = Zrekrutuj: { $unit }
option-recruit-unit = Zrekrutuj do armii { $hero-of }: { $unit }
option-dismiss = Odpraw: { $unit }, { $side }
option-dismiss-unit = Odpraw z armii { $hero-of }: { $unit }, { $side }
option-pile = Odrzucone { $pile }
option-none = Nic
option-card = Weź: { $card-full }
option-reward-gain = Nagroda: { $gain }
option-keep = Zatrzymaj
option-replace = Zastąp: { $artefact }
option-sell = Sprzedaj za 3 sztuki złota
option-discard = Odrzuć zwój: { $scroll }
option-build = Wznieś: { $building-full }
option-level = Podnieś poziom miasta
option-transfer = Od { $hero-of } do { $hero2-of }: { $unit }, { $side }
option-hire = Najmij { $hero-object }
option-study = { $hero }: nauka zwoju
option-escape = Uciekaj
option-stay = Zostań
option-lose = Oddaj: { $unit }, { $side }
option-next = Następni: { $slot-stack }
option-attack = Atakuj
option-decline = Nie atakuj
option-normal = Atakuj { $attribute-using }
option-spell = Rzuć czar: { $skill-full }
option-elite = Rzuć kostką elitarną
option-plain = Bez kostki elitarnej
option-reroll = Przerzuć
option-promote = Awansuj na elitarną: { $unit }
option-return = Przywróć: { $unit }
option-flip = Przywróć stronę elitarną: { $unit }
option-stack = Rany przyjmują: { $unit-plural }
option-unit = Zrań { $side-object }
option-waste = Zmarnuj punkt
option-reward-artefact = Weź { $artefact-object }
option-take = Przejmij { $square }
option-pass = Spasuj
option-tactician = Taktyk: { $unit-plural }
option-use = Użyj: { $power-full }
option-use-skill-slot = Użyj: { $skill-full }, cel: { $slot-stack }
option-also = Także { $unit-plural }
option-reward-gain-number = Nagroda: { $value ->
    [one] { $value } { $gain-one }
    [few] { $value } { $gain-few }
   *[many] { $value } { $gain-many }
}
option-reward-gain-tier-number = Nagroda: { $value ->
    [one] { $value } { $gain-one } poziomu { $tier }
    [few] { $value } { $gain-few } poziomu { $tier }
   *[many] { $value } { $gain-many } poziomu { $tier }
}

## Opcje pojedynczych decyzji

option-choose-hero-to-activate-done = Zakończ akcję
option-arena-recruit-done = Nie rekrutuj więcej
option-reward-train-done = Nie szkol więcej
option-develop-step-done = Zakończ akcję
option-takeover-choice-done = Nie przejmuj więcej
option-second-target-done = Tylko pierwszy
option-deposit-pile-none = Nie bierz karty
option-move-step-stop = Zakończ aktywację
option-luck-reroll-keep = Zostaw kostki
option-laurel-none = Zrezygnuj

## Odmowy

refusal-choose-faction = Ta frakcja jest zajęta lub nieznana.
refusal-place-capital = Miasto nie może tam stanąć: wybierz pole swojego kafla startowego bez miejsca i symbolu, z drogą wyjścia.
refusal-choose-start-hero = Wybierz jednego z trzech herosów swojej frakcji.
refusal-week-train = Ten heros nie ma podstawowej jednostki tego rodzaju.
refusal-play-action-card = Ta karta nie jest gotowa albo nie ma tej akcji.
refusal-choose-hero-to-activate = Ten heros nie ma jednostek albo był już aktywowany.
refusal-advance-or-not = Awansuj albo zrezygnuj.
refusal-pay-trophy = Ten heros nie ma takiego trofeum.
refusal-choose-skill-deck = Ta talia jest pusta.
refusal-choose-skill = Zatrzymaj jedną z dobranych kart, o nazwie, której heros nie ma.
refusal-move-step = Ten heros nie może tego tutaj zrobić.
refusal-arena-recruit = Tego nie można tu zrekrutować ani odprawić: liczą się złoto, miejsce, rezerwa i limit 3.
refusal-deposit-pile = Ten stos jest pusty.
refusal-deposit-card = Tej karty nie ma w stosie.
refusal-treasure-reward = Tej nagrody nie ma na karcie albo już ją wzięto.
refusal-reward-train = Ta armia nie ma podstawowej jednostki tego rodzaju.
refusal-keep-artefact = Heros nie może go tak zatrzymać: brakuje miejsca lub spełnionego wymagania.
refusal-discard-scroll = Ten heros nie ma takiego zwoju.
refusal-leadership-dismiss = Ta armia nie ma takiej jednostki.
refusal-develop-step = To nie jest teraz możliwe: brakuje poziomu, zapłaty, miejsca albo herosa w mieście.
refusal-escape = Możesz uciec albo zostać.
refusal-escape-loss = Ta armia nie ma takiej jednostki.
refusal-order-own-ties = To nie jest twoja pozycja w tym remisie albo ma już miejsce.
refusal-stack-attack = Ten stos może zaatakować albo nie.
refusal-hero-attack-kind = Twój heros nie może teraz tak zaatakować.
refusal-elite-swap = Rzuć kostką elitarną albo nie.
refusal-luck-reroll = Przerzuć pudła albo je zostaw.
refusal-laurel = Laur nie może tego tutaj zrobić.
refusal-wound-stack = Ten stos nie żyje.
refusal-wound-unit = W stosie nie ma takiej jednostki.
refusal-resurrect = W tym stosie nie ma czego tak wskrzesić.
refusal-hero-battle-reward = Ta nagroda nie jest możliwa.
refusal-takeover-choice = To miejsce nie leży w strefie kontroli twojego herosa albo nie należy do rywala.
refusal-window = Tego efektu nie można teraz użyć.
refusal-second-target = Tego stosu nie można wybrać.
refusal-develop-build = Tego budynku nie można teraz wznieść: już stoi, brakuje poziomu lub zapłaty albo jeden wzniesiono już w tej akcji.
refusal-develop-level = Miasto nie może teraz wzrosnąć: raz w akcji, za opłatą, najwyżej do poziomu IV.
refusal-develop-recruit = Tej jednostki nie można zrekrutować: brakuje siedliska, zapłaty, żetonu, miejsca albo herosa w mieście.
refusal-develop-train = Tej jednostki nie można wyszkolić: trzeba Placu ćwiczeń, zapłaty i podstawowej jednostki herosa w mieście.
refusal-develop-transfer = Ta jednostka nie może zmienić armii: obaj herosi muszą być w mieście, z miejscem, a jednostki nie wracają.
refusal-develop-dismiss = Tej jednostki nie można odprawić: jej heros musi być w mieście, a jej rodzaju nie rekrutowano w tej akcji.
refusal-develop-hire = Tego herosa nie można nająć: trzeba Tawerny i 6 sztuk złota, a w akcji można nająć jednego.
refusal-develop-study = Ten heros nie może się uczyć: trzeba Gildii Magów, 3 sztuk złota i herosa w mieście, raz w akcji.
refusal-move-off-board = Nie ma tam pola.
refusal-move-foreign-capital = Do miasta innego gracza nie można wejść.
refusal-move-mountain = Przez góry przejdzie tylko Odkrywca, i nie może tam zostać.
refusal-move-water = Na wodę wchodzi się tylko z portu i tylko w porcie się z niej schodzi.
refusal-move-too-far = To nie jest jeden krok albo heros ma za mało PR, by dojść do pola, na którym może zostać.
refusal-move-portal = Żaden portal tam nie prowadzi: trzeba Miejskiego portalu, wolnego Portalu i 1 PR.
refusal-move-explore = Nie ma tu czego eksplorować: trzeba nietkniętego miejsca bez strażnika.
refusal-move-control = Nie można tu przejąć kontroli: trzeba miejsca bez strażnika, jeszcze nie twojego, w niczyjej wrogiej strefie kontroli.
refusal-move-scroll = Tego zwoju nie można teraz użyć: heros musi go mieć i mieć dość Magii.
refusal-move-stop = Heros nie może tu zostać.

## Dziennik. W log-rolls $number to Siła, z którą się rzuca, w log-power to, ile gracz ma teraz

log-forced = { $player } nie ma wyboru: { $option }.
    .you = Nie masz wyboru: { $option }.
level-roman = { $number ->
    [1] I
    [2] II
    [3] III
   *[4] IV
}
counted-die = { $number ->
    [1] { $thing }
   *[other] { $number } × { $thing }
}
counted-unit = { $number ->
    [1] { $thing }
   *[other] { $number } × { $thing }
}
income-told = miasto: złoto { $capital_gold }, zasoby { $capital_resources }{ $land_gold ->
    [0] { $land_resources ->
        [0] { "" }
       *[other] ; miejsca: zasoby { $land_resources }
    }
   *[other] { $land_resources ->
        [0] ; miejsca: złoto { $land_gold }
       *[other] ; miejsca: złoto { $land_gold }, zasoby { $land_resources }
    }
}{ $more_gold ->
    [0] { $more_resources ->
        [0] { "" }
       *[other] ; herosi i artefakty: zasoby { $more_resources }
    }
   *[other] { $more_resources ->
        [0] ; herosi, artefakty i tydzień: złoto { $more_gold }
       *[other] ; herosi, artefakty i tydzień: złoto { $more_gold }, zasoby { $more_resources }
    }
}
price-told = { $gold ->
    [0] bez opłaty
   *[other] za { gold-counted }
}
log-first-player = { $player } zaczyna grę.
    .you = Zaczynasz grę.
log-takes-faction = { $player } prowadzi { $faction-object }.
    .you = Prowadzisz { $faction-object }.
log-places-capital = { $player } stawia miasto na polu { $square }.
    .you = Stawiasz miasto na polu { $square }.
log-starting-hero = { $player } zaczyna z herosem: { $hero }.
    .you = Zaczynasz z herosem: { $hero }.
log-week-begins = Runda { $number }: { $week }.
log-receives = { $player } dostaje { goods } ({ $week }).
    .you = Dostajesz { goods } ({ $week }).
log-token-placed = Nowe Spotkanie na polu { $square }: { $encounter }.
log-replenished = { $number ->
    [0] Na mapę nie trafia żadne nowe Spotkanie.
    [one] Na mapę trafia { $number } nowe Spotkanie.
    [few] Na mapę trafiają { $number } nowe Spotkania.
   *[many] Na mapę trafia { $number } nowych Spotkań.
}
log-plays-card = { $player } zagrywa kartę { $action_card }: { $action }.
    .you = Zagrywasz kartę { $action_card }: { $action }.
log-gathers = { $player } pozyskuje { goods }: { income-told }.
    .you = Pozyskujesz { goods }: { income-told }.
log-first-player-next = { $player } zaczyna następną rundę.
    .you = Zaczynasz następną rundę.
log-activates = { $player } aktywuje { $hero-object }: { $number } PR.
    .you = Aktywujesz { $hero-object }: { $number } PR.
log-moves = { $hero } idzie na { $square }.
log-goes-home = { $hero } wraca do miasta.
log-portals = { $hero } przechodzi portalem na { $square }.
log-portals-home = { $hero } przechodzi portalem do miasta.
log-explores = { $hero } eksploruje { $location-object }.
log-explores-idly = { $hero } nic tam nie zyskuje: { $location }.
log-controls = { $player } przejmuje { $location-object } ({ $square }).
    .you = Przejmujesz { $location-object } ({ $square }).
log-loses-control = { $player } traci { $location-object } ({ $square }) i ma teraz { $number } PP.
    .you = Tracisz { $location-object } ({ $square }) i masz teraz { $number } PP.
log-gives-up = { $player } oddaje { $location-object } ({ $square }), by użyć znacznika gdzie indziej.
    .you = Oddajesz { $location-object } ({ $square }), by użyć znacznika gdzie indziej.
log-power = { $player } ma teraz { $number } PP.
    .you = Masz teraz { $number } PP.
log-activated-again = { $hero } ma jeszcze jedną aktywację (Stajnia).
log-builds = { $player } wznosi { $building-object } za { goods }.
    .you = Wznosisz { $building-object } za { goods }.
log-raises-capital = { $player } podnosi miasto na poziom { level-roman } za { resources-counted }.
    .you = Podnosisz miasto na poziom { level-roman } za { resources-counted }.
log-recruits = { $player } rekrutuje { $unit-object } do armii { $hero-of }, { price-told }.
    .you = Rekrutujesz { $unit-object } do armii { $hero-of }, { price-told }.
log-trains = { $player } szkoli { $unit-object } w armii { $hero-of }, { price-told }.
    .you = Szkolisz { $unit-object } w armii { $hero-of }, { price-told }.
log-transfers = { $player } przekazuje { $unit-object } do armii { $hero-of }.
    .you = Przekazujesz { $unit-object } do armii { $hero-of }.
log-dismisses = { $player } odprawia { $unit-object } z armii { $hero-of }.
    .you = Odprawiasz { $unit-object } z armii { $hero-of }.
log-leads-fewer = { $player } musi odprawić { $unit-object } z armii { $hero-of }: Dowodzenie zmalało.
    .you = Musisz odprawić { $unit-object } z armii { $hero-of }: Dowodzenie zmalało.
log-hires = { $player } najmuje { $hero-object } za { gold-counted }.
    .you = Najmujesz { $hero-object } za { gold-counted }.
log-studies = { $hero } uczy się w Gildii Magów za { gold-counted }.
log-pays-trophy = { $player } płaci trofeum: { $encounter } ({ $number } z { $cost } PD).
    .you = Płacisz trofeum: { $encounter } ({ $number } z { $cost } PD).
log-draws-skills = { $player } dobiera { skill-cards-counted } { $deck-of }.
    .you = Dobierasz { skill-cards-counted } { $deck-of }.
log-learns = { $hero } zdobywa umiejętność: { $skill }.
log-learns-nothing = { $hero } niczego się nie uczy: wszystkie dobrane karty są znane.
log-draws-treasure = { $hero } znajduje skarb: { $treasure }.
log-takes-reward = { $player } bierze nagrodę: { $reward }.
    .you = Bierzesz nagrodę: { $reward }.
log-idle-reward = { $hero } nic nie zyskuje dzięki tej nagrodzie.
log-discards-treasure = Karta skarbu trafia na stos odrzuconych: { $treasure }.
log-draws-artefact = { $hero } znajduje artefakt: { $artefact }.
log-takes-artefact = { $hero } bierze z kart odrzuconych { $artefact-object }.
log-keeps-artefact = { $hero } zatrzymuje { $artefact-object }.
log-discards-artefact = { $hero } odrzuca { $artefact-object }.
log-sells-artefact = { $hero } sprzedaje { $artefact-object } za 3 sztuki złota.
log-draws-scroll = { $hero } dobiera zwój.
log-drawn-scroll = Dobrany zwój: { $scroll }.
log-takes-scroll = { $hero } bierze z kart odrzuconych zwój: { $scroll }.
log-discards-scroll = { $hero } odrzuca zwój: { $scroll }.
log-uses-scroll = { $hero } używa zwoju: { $scroll }.
log-attacks-encounter = { $hero } atakuje { $encounter-object }.
log-attacks-hero = { $hero } atakuje { $foe-object }.
log-leads-elite = { $hero } prowadzi jednostki elitarne: { $units-counted }.
log-leads-basic = { $hero } prowadzi jednostki podstawowe: { $units-counted }.
log-battle-turn = Tura bitwy { $number }.
log-uses = { $player } używa: { $power }.
    .you = Używasz: { $power }.
log-uses-on = { $player } używa: { $power }, cel: { $slot-stack }.
    .you = Używasz: { $power }, cel: { $slot-stack }.
log-works = { $slot-stack }: działa { $power }.
log-acts = Inicjatywa { $number }: { $slot-stack }.
log-skipped = { $slot-stack }: pominięcie (Zatrzymanie czasu).
log-declines = { $slot-stack }: bez ataku w tej turze.
log-no-attacks = { $slot-stack }: nie zostały żadne ataki.
log-strikes = { $slot-stack }: { $number ->
    [one] { $number } atak
    [few] { $number } ataki
   *[many] { $number } ataków
}, trafia { $strength } lub mniej.
log-rolls = { $slot-stack }, Siła { $number }, rzut: { $dies-counted }.
log-elite-die = { $slot-stack }, kostka elitarna: { $face }.
log-rerolls = { $slot-stack }, po przerzucie: { $dies-counted }.
log-protects = { $player }: ochrona zatrzymuje { wounds-counted }.
    .you = Twoja ochrona zatrzymuje { wounds-counted }.
log-wounds = { $slot-stack }: atak zadaje { wounds-counted }.
log-armour = { $slot-stack }: Pancerz ignoruje ranę.
log-unit-wounded = Elitarna jednostka gracza { $player } staje się podstawowa: { $unit }.
    .you = Twoja elitarna jednostka staje się podstawowa: { $unit }.
log-unit-lost = { $player } traci { $unit-object }.
    .you = Tracisz { $unit-object }.
log-encounter-wounded = { $encounter }: rany +{ $number }, Liczebność { $left }.
log-unit-promoted = Podstawowa jednostka gracza { $player } staje się elitarna: { $unit }.
    .you = Twoja podstawowa jednostka staje się elitarna: { $unit }.
log-unit-returned = { $player } odzyskuje { $unit-object }.
    .you = Odzyskujesz { $unit-object }.
log-unit-restored = Jednostka gracza { $player } znów jest elitarna: { $unit }.
    .you = Twoja jednostka znów jest elitarna: { $unit }.
log-encounter-heals = { $encounter }: o ranę mniej, Liczebność { $left }.
log-regenerates = { $slot-stack }: działa Regeneracja.
log-drains-life = { $slot-stack }: działa Wyssanie życia.
log-heals = { $hero } leczy po zwycięstwie (Uzdrowiciel).
log-chilled = { $slot-stack }: Zamrożenie, −2 Inicjatywy w następnej turze.
log-escapes = { $hero } ucieka.
log-must-escape = { $hero } musi uciec: bitwa trwa zbyt długo.
log-gives-unit-up = { $player } oddaje { $unit-object }.
    .you = Oddajesz { $unit-object }.
log-beats-encounter = { $hero } pokonuje { $encounter-object }.
log-beaten-by-encounter = { $hero } przegrywa bitwę i wraca do miasta. Na miejscu zostaje Spotkanie: { $encounter }.
log-beats-hero = { $hero } pokonuje { $foe-object }; pokonany heros wraca do miasta.
log-raises-dead = Do armii { $hero-of } dołącza { $unit }.
log-wins-artefact = { $hero } odbiera pokonanemu herosowi { $artefact-object }; { $other } ma teraz { $number } PP.
    .to-you = { $hero } odbiera twojemu pokonanemu herosowi { $artefact-object }; masz teraz { $number } PP.
log-takes-over = { $player } przejmuje po bitwie { $location-object } ({ $square }).
    .you = Przejmujesz po bitwie { $location-object } ({ $square }).
log-end-by-domination = { $player } osiąga cel, mając { $number } PP.
    .you = Osiągasz cel, mając { $number } PP.
log-end-by-time = Skończył się ostatni tydzień: koniec gry.
log-final-score = { $player }: { $number } PP (miejsca { $locations }, miasto { $capital }, artefakty { $artefacts }, kryształy { $crystals }); złoto i zasoby { $wealth }.
    .you = Masz { $number } PP (miejsca { $locations }, miasto { $capital }, artefakty { $artefacts }, kryształy { $crystals }); złoto i zasoby { $wealth }.

## Opowieść: zdarzenia; `.tag` to napis przy pierścieniu, beaty to części zdarzenia

event-takes-faction = { $player } prowadzi { $faction-object }
    .you = Prowadzisz { $faction-object }
event-places-capital = { $player } stawia miasto na polu { $square }
    .you = Stawiasz miasto na polu { $square }
    .tag = Miasto
event-starting-hero = { $player } zaczyna z herosem: { $hero }
    .you = Zaczynasz z herosem: { $hero }
    .all = Wszyscy odkrywają pierwszych herosów
event-plays-card = { $player } zagrywa kartę { $action_card }: { $action }
    .you = Zagrywasz kartę { $action_card }: { $action }
event-activates = { $player } wysyła { $hero-object }, PR: { $number }
    .you = Wysyłasz { $hero-object }, PR: { $number }
    .tag = { $number } PR
event-moves = { $hero } idzie na { $square }
    .tag = { $hero }
event-goes-home = { $hero } wraca do miasta
event-explores = { $hero } eksploruje { $location-object }
    .tag = Eksploracja
event-controls = { $player } przejmuje { $location-object } na polu { $square }
    .you = Przejmujesz { $location-object } na polu { $square }
    .tag = { $location }
event-takes-over = { $player } przejmuje po bitwie { $location-object } na polu { $square }
    .you = Przejmujesz po bitwie { $location-object } na polu { $square }
    .tag = { $location }
event-loses-control = { $player } traci { $location-object } na polu { $square }, zostaje { $number } PP
    .you = Tracisz { $location-object } na polu { $square }, zostaje ci { $number } PP
event-builds = { $player } wznosi { $building-object }
    .you = Wznosisz { $building-object }
event-raises-capital = { $player } podnosi miasto na poziom { level-roman }
    .you = Podnosisz miasto na poziom { level-roman }
    .tag = Poziom { level-roman }
event-hires = { $player } najmuje { $hero-object }
    .you = Najmujesz { $hero-object }
event-learns = { $hero } zdobywa umiejętność: { $skill }
event-draws-treasure = { $hero } znajduje skarb: { $treasure }
event-draws-artefact = { $hero } znajduje { $artefact-object }
event-takes-artefact = { $hero } bierze z kart odrzuconych { $artefact-object }
event-wins-artefact = { $hero } odbiera pokonanemu herosowi { $artefact-object }
event-uses-scroll = { $hero } używa zwoju: { $scroll }
event-activated-again = { $hero } ma jeszcze jedną aktywację (Stajnia)
beat-gathers = { goods }
    .you = { goods }
beat-moves = { $square }
beat-goes-home = powrót do miasta
beat-portals = portal: { $square }
beat-portals-home = portalem do miasta
beat-power = { $number } PP
    .you = { $number } PP
beat-recruits = { $unit }
    .you = { $unit }
beat-trains = { $unit }: elita
    .you = { $unit }: elita
beat-transfers = { $unit }: { $hero }
    .you = { $unit }: { $hero }
beat-dismisses = odchodzi { $unit }
    .you = odchodzi { $unit }
beat-studies = zwój
beat-draws-scroll = zwój
beat-pays-trophy = { $number } z { $cost } PD
    .you = { $number } z { $cost } PD
beat-draws-skills = { skill-cards-counted }
    .you = { skill-cards-counted }
beat-takes-reward = { $reward }
    .you = { $reward }
beat-keeps-artefact = zostaje
beat-sells-artefact = sprzedaż za 3 sztuki złota
beat-gives-unit-up = odchodzi { $unit }
    .you = odchodzi { $unit }

## Opowieść: sceny

scene-player = { $player }
    .you = ty
scene-battle-title = { $hero } przeciw: { $slot-stack }
scene-battle-start = Ustawienie
scene-battle-turn = Tura { $number }
scene-battle-end = Koniec
scene-battle-act = { $number }: { $slot-stack }
scene-battle-stack = { $number ->
    [1] { $unit }
   *[other] { $number } × { $unit }
}
scene-battle-guard = { $encounter }: Liczebność { $number }, Siła { $strength }, Inicjatywa { $initiative }
scene-battle-army = { $hero } prowadzi: { $units }; armia zniesie { wounds-counted }
scene-battle-roll = Trafia { $strength } lub mniej: { $dice }
scene-battle-roll-both = Trafia { $strength } lub mniej: { $dice }; kostka elitarna: { $face }
scene-battle-roll-elite = Tylko kostka elitarna: { $face }
scene-battle-no-wounds = Bez ran
scene-battle-wounds = Rany: { $number }
scene-battle-turned = teraz podstawowe: { $units }
scene-battle-lost = straty: { $units }
scene-battle-left = zostaje { $number }
scene-battle-home = { $hero } wraca do miasta.
scene-battle-escaped = { $hero } ucieka z bitwy. Na miejscu zostaje: { $slot-stack }
scene-battle-won = Zwycięstwo: { $slot-stack }, zapas ran { $number }. Przegrana: { $slot2-stack }
scene-battle-row-dealt = Zadane rany
scene-battle-row-lost = Stracone jednostki
scene-battle-row-left = Ile ran jeszcze zniesie
scene-because-long = Dwanaście tur nie rozstrzygnęło bitwy: { $hero } musi uciec.
scene-because-escape = Tura { $turn }: { $hero } odchodzi; wróg zniósłby jeszcze { wounds-counted }.
scene-because-battle = Najwięcej ran: { $slot-stack }, { $number } z { $total }; tury bitwy: { $turn }. Do innego końca brakło ran: { $left }.
scene-week-title = Tydzień { $number }: { $week }
scene-week-gains = Co przynosi
scene-week-tokens = Nowi strażnicy
scene-treasure-title = { $hero } otwiera { $treasure-object }
scene-treasure-reward = Nagroda { $number }
scene-end = Koniec gry
scene-end-locations = Miejsca
scene-end-capital = Miasto
scene-end-artefacts = Artefakty
scene-end-crystals = Kryształy Objawienia
scene-end-total = Punkty Potęgi
scene-end-wealth = Złoto i zasoby
scene-end-locations-part = miejsca
scene-end-capital-part = miasto
scene-end-artefacts-part = artefakty
scene-end-crystals-part = Kryształy Objawienia
scene-end-won = Wygrywa { $player }
    .you = Wygrywasz
scene-end-shared = Wspólne zwycięstwo: { $players }
scene-end-level = Wszyscy mają { $number } PP oraz złoto i zasoby: { $wealth }.
scene-end-by-wealth = Po { $number } PP, obok: { $rival }. Decydują złoto i zasoby: { $wealth } do { $other }.
scene-end-dominates = Cel osiągnięty: { $number } PP do { $total } (rywal: { $rival }), najwięcej dały { $what }, +{ $lead }.
scene-end-because = { $number } do { $total } PP (rywal: { $rival }): najwięcej dały { $what }, +{ $lead }.

## Zapowiedzi: co byłoby prawdą po wyborze, najwyżej 90 znaków

percent-told = { $win ->
    [101] ponad 99 %
    [102] mniej niż 1 %
   *[other] ok. { $win } %
}
units-of = { $units } z { $leadership }
outlook-faction = { $faction-plays } Trudność { $faction-steps } z 3.
outlook-place = Strażnicy do { $number } kroków stąd: zieloni { $green }, żółci { $yellow }, czerwoni { $red }.
outlook-starting-hero = Siła { $strength }, Magia { $magic }, prowadzi { $leadership }; { $traits }.
outlook-train-free = Za darmo: elitarnych będzie { $elite } z { $number }, każda zniesie ranę więcej.
outlook-train-nobody = Podstawowe zostają: { $basic }; okazja przepada.
outlook-gather = Złoto +{ $more }, zasoby +{ $goods }: będziesz mieć { goods }.
outlook-develop = Stać cię teraz na budynki: { $buildings }; herosi w mieście do rekrutacji: { $heroes }.
outlook-heroes = Herosi do wysłania: { $heroes }; w zasięgu strażnicy: { $guards }, wolne miejsca: { $free }.
outlook-idle = Nic się nie dzieje; gotowe karty, które ci zostaną: { $cards }.
outlook-activate = PR { $mp }, jednostki { $units }; w zasięgu strażnicy { $guards }, herosi { $rivals }, wolne miejsca { $free }.
outlook-end-heroes = { $number ->
    [0] Wszyscy twoi herosi są już po aktywacji.
   *[other] Herosi, którzy zostaną na miejscu: { $number }.
}
outlook-home = W mieście, zostanie PR: { $mp }; można tam rekrutować.
outlook-attack-guard = { $encounter }: Liczebność { $number }, Siła { $strength }; szansa na wygraną { percent-told }.
outlook-attack-hero = { $hero } ({ $rival }), jednostki { $number }; szansa na wygraną { percent-told }.
outlook-arrive-at = { $location }: { $location-short } Zostanie PR: { $mp }.
outlook-arrive = Zostanie PR: { $mp }; w zasięgu strażnicy { $guards }, herosi { $rivals }, wolne miejsca { $free }.
outlook-stop = { $mp ->
    [0] Heros zostaje tutaj; PR już nie ma.
   *[other] Heros zostaje tutaj; przepada PR: { $mp }.
}
outlook-explore-idle = Nic tu teraz nie zyskasz; aktywacja i tak się skończy.
outlook-explore-library = Nieznany zwój z { $deck }; heros będzie mieć { $number } z { $limit }.
outlook-explore-stables = Cała nowa aktywacja, PR: { $mp }.
outlook-explore-arena = Do { $number } jednostek dowolnych rodzajów; złoto { $gold }, miejsca { $room }.
outlook-explore-armourer = Podstawowe jednostki, które staną się elitarne za darmo: { $number }.
outlook-explore-forge = Nieznany artefakt z { $deck }: zachowany da { $power } z { $target } PP, sprzedany 3 złota.
outlook-explore-crystal = +{ $gain } PP, których nie da się stracić: { $power } z { $target }.
outlook-explore-deposit = Odrzucone karty do wyboru: artefakty { $artefacts }, zwoje { $scrolls }, skarby { $treasures }.
outlook-explore-stone = Umiejętność bez płacenia: { $number }. z najwyżej { $most }.
outlook-explore-temple = Nieznany skarb z { $deck }; nagrody do wzięcia: { $number } z 4.
outlook-control = { $gold ->
    [0] { $resources ->
        [0] +{ $gain } PP: { $power } z { $target }; bez dochodu.
       *[other] +{ $gain } PP: { $power } z { $target }; każde Pozyskanie: zasoby +{ $resources }.
    }
   *[other] +{ $gain } PP: { $power } z { $target }; każde Pozyskanie: złoto +{ $gold }.
}
outlook-control-from = Traci to { $rival }: +{ $gain } PP, { $power } z { $target }; złoto +{ $gold }, zasoby +{ $resources }.
outlook-control-instead = Oddajesz za to: { $location }; { $power } z { $target } PP.
outlook-wind-walk = O 3 PR więcej: { $mp } PR w tym ruchu.
outlook-recruit = Koszt { $cost }, zostanie złota { $gold }; stos { $number }, Siła { $strength }; armia { units-of }.
outlook-dismiss = W armii zostanie { units-of }; nic nie wraca do kasy.
outlook-arena-done = Zrekrutowano { $number } z { $most }; aktywacja się kończy.
outlook-pile = Karty do wyboru: { $number }; jedna z nich będzie twoja.
outlook-no-card = Nic nie bierzesz; aktywacja się kończy.
outlook-card-artefact = { $fits ->
    [0] { $artefact-short } Heros nie spełnia wymagania.
   *[other] { $artefact-short } Wart 1 PP.
}
outlook-card-scroll = { $scroll-short }
outlook-card-treasure = Nagrody, jedna po drugiej: { $number } z 4.
outlook-advance = Koszt { $cost } z { $experience } PD; umiejętność { $number }. z najwyżej { $most }.
outlook-no-advance = Zostaje PD: { $experience }; umiejętność kosztowałaby { $cost }.
outlook-pay = { $left ->
    [0] Zapłacono { $paid } z { $cost } PD; przepada { $lost }.
   *[other] Zapłacono { $paid } z { $cost } PD; do zapłaty zostanie { $left }.
}
outlook-skill-deck = Nieznane karty: { $drawn } z { $number }; ze szkół tego herosa jest ich { $special }.
outlook-skill = { $special ->
    [0] { $skill-short }
   *[other] Jako specjalista: { $skill-short }
}
outlook-reward-gold = Będziesz mieć { gold-counted }.
outlook-reward-resources = Będziesz mieć { resources-counted }.
outlook-reward-train = Podstawowe jednostki, które staną się elitarne: { $number } z { $basic }.
outlook-reward-recruit = Jednostki, które dołączą za darmo: { $number }; w armii będzie { units-of }.
outlook-keep-artefact = { $artefact-short } { $power } z { $target } PP.
outlook-replace-artefact = Stracisz za to: { $artefact-short }
outlook-sell-artefact = Złoto +{ $number }, bez Potęgi: będziesz mieć { gold-counted }.
outlook-discard-scroll = { $fits ->
    [0] Wymaga większej Magii: { $scroll-short }
   *[other] Przepadnie: { $scroll-short }
}
outlook-build = { $building-short } Zostanie złota { $gold }, zasobów { $resources }.
outlook-level = +{ $gain } PP: { $power } z { $target }; każde Pozyskanie: złoto +{ $more }, zasoby +{ $goods }.
outlook-train = Koszt { $cost }, zostanie złota { $gold }; elitarnych będzie { $elite } z { $number }.
outlook-transfer = { $hero }: zostanie { $number }; { $hero2 }: będzie { units-of }.
outlook-hire = Heros, który poprowadzi { $leadership }, twój { $number }. z 3; zostanie złota { $gold }.
outlook-study = Nieznany zwój z { $deck }, będzie { $number } z { $limit }; zostanie złota { $gold }.
outlook-develop-done = Na później zostaje złota { $gold }, zasobów { $resources }.
outlook-escape = Bitwa przegrana, stracone jednostki { $number } z { $units }; heros wraca do miasta.
outlook-stay = Zniesiesz ran { $mine }, wróg { $theirs }; szansa na wygraną { percent-told }.
outlook-lose = Zostanie jednostek: { $units }; do oddania jeszcze: { $left }.
outlook-next-slot = Działa jako { $number }., z Inicjatywą { $initiative }.
outlook-attack = Ataki { $attacks }, trafia { $strength } lub mniej: średnio ran { $whole },{ $tenth } z { $theirs }.
outlook-healing = Wskrzeszenie({ $number }) zamiast ataku.
outlook-shock = { wounds-counted } bez rzutu; wróg zniesie { $theirs }.
outlook-decline = Ten atak nie zada ran; tura trwa dalej.
outlook-with-elite = Kostki { $number }, trafia { $strength } lub mniej, i elitarna: średnio ran { $whole },{ $tenth }.
outlook-without-elite = Kostki { $number }, trafia { $strength } lub mniej: średnio ran { $whole },{ $tenth }.
outlook-reroll = Chybione jeszcze raz: { $number }, średnio o { $whole },{ $tenth } rany więcej.
outlook-keep-dice = Kostki zostają, trafienia: { $number }.
outlook-promote = O jedną elitarną więcej: armia zniesie ran { $mine }.
outlook-return = O jeden atak więcej: armia zniesie ran { $mine }.
outlook-no-laurel = Laur przepada.
outlook-wound-stack = Straty { $lost }, podstawowe { $turned }, zatrzymane { $stopped }; zostaje { $left }, dalej rany { $over }.
outlook-wound-unit = { $lost ->
    [0] Staje się podstawowa; w stosie zostaje { $left }.
   *[other] Jedna jednostka ginie; w stosie zostaje { $left }.
}
outlook-waste = Punkt przepada; zostanie { $left }.
outlook-use = { $key ->
    [attacks] { $power-short } Teraz ataki: { $number }.
    [missed] { $power-short } Chybione: { $number }.
    [hits] { $power-short } Trafienia: { $number }.
    [wounds] { $power-short } Rany: { $number }.
   *[other] { $power-short }
}
outlook-use-scroll = { $key ->
    [attacks] { $scroll-short } Teraz ataki: { $number }.
    [missed] { $scroll-short } Chybione: { $number }.
    [hits] { $scroll-short } Trafienia: { $number }.
    [wounds] { $scroll-short } Rany: { $number }.
   *[other] { $scroll-short }
}
outlook-pass = { pass-told }
outlook-tactician = Inicjatywa { $initiative } przez całą bitwę.
outlook-one-stack = Działa tylko na pierwszy stos.
outlook-spoils-skill = Umiejętność bez płacenia, jedna z { $number } nieznanych kart.
outlook-take = { $location-short } { $power } z { $target } PP.
outlook-take-done = Rywal zachowuje znaczniki: { $number }.
pass-told = { $key ->
    [attacks] Atak trwa dalej, ataki: { $number }.
    [missed] Chybione zostają: { $number }.
    [hits] Trafienia zostają: { $number }.
    [wounds] Przychodzą rany: { $number }.
    [face] Kostka elitarna działa.
   *[other] Nic nie używasz; zostaje na później.
}

## Pozycja w słowach

view-table = Stół
view-week = Tydzień { $number } z { $weeks }: { $week }. { $week-text }
view-first-player = Pierwszy gracz: { $player }.
view-target = Kto osiągnie { $number } PP, od razu wygrywa.
view-piles = W taliach: skarby { $treasures_left }, zwoje { $scrolls_left }, artefakty { $artefacts_left }.
view-weeks-left = Tygodnie, które jeszcze nadejdą: { $number }.
view-discarded-artefacts = Odrzucone artefakty: { $artefacts }.
view-discarded-scrolls = Odrzucone zwoje: { $scrolls }.
view-discarded-treasures = Odrzucone skarby: { $treasures }.
view-final = Miejsce { $place }: { $player }, { $number } PP.
view-battle = Bitwa na polu { $square }, tura { $number }
view-battle-hero = Walczy { $hero }.
view-battle-guard = { $encounter }, rany: { $number }.
view-battle-order = W tej turze jeszcze działa: { $slot-stack }.
view-attack = Atak: { $slot-stack }
view-attacks = Ataki: { $number }; Siła { $strength }.
view-wounds = Rany: { $number }.
view-player = { $player }
view-you = To twoje miejsce.
view-faction = Frakcja: { $faction }.
view-power = { $number } z { $target } PP.
view-wealth = Złoto { $gold }, zasoby { $resources }.
view-crystals = PP, których nie da się stracić: { $number }.
view-ready = Gotowe karty akcji: { $action_cards }.
view-capital = Miasto na polu { $square }, poziom { level-roman }.
view-buildings = Budynki: { $buildings }.
view-locations = Kontroluje: { $locations }.
view-skill-decks = Zostały umiejętności: Siła { $might }, Magia { $magic }.
view-hero = { $hero }, { $at }
whereabouts-capital = w mieście
view-stack = { $unit-plural }: elitarne { $elite }, podstawowe { $basic }.
view-skills = Umiejętności: { $skills }.
view-artefacts = Artefakty: { $artefacts }.
view-scrolls = Zwoje: { $scrolls }.
view-scrolls-hidden = Zwoje: { $number }.
view-trophies = Trofea: { $encounters }.
view-map = Mapa
view-site-guarded = { $square }, { $location }: strażnik: { $encounter }.
view-site-owned = { $square }, { $location }: kontrolę ma { $player }.
view-site-spent = { $square }, { $location }: już po eksploracji, aż przyjdzie nowy strażnik.
view-site-free = { $square }, { $location }: wolne.

## Co przynosi wybór, do podpowiedzi

reason-power = daje { $number } PP
reason-location = przejmuje { $location-object }
reason-level = podnosi miasto na poziom { level-roman }
reason-building = wznosi { $building-object }
reason-hero = najmuje { $hero-object }
reason-artefact = daje { $artefact-object }
reason-skill = daje umiejętność: { $skill }
reason-trophy = pokonuje { $encounter-object }
reason-units = { $number ->
    [one] daje { $number } jednostkę
    [few] daje { $number } jednostki
   *[many] daje { $number } jednostek
}
reason-elite = { $number ->
    [one] czyni elitarną { $number } jednostkę
    [few] czyni elitarnymi { $number } jednostki
   *[many] czyni elitarnymi { $number } jednostek
}
reason-gold = daje { gold-counted }
reason-resources = daje { resources-counted }
reason-scrolls = daje zwój

## Koniec gry

result-winner = Wygrywa { $player }.
result-shared = Wygrywają razem: { $players }.
result-reason-domination = Ktoś osiągnął cel w Potędze.
result-reason-time-limit = Zdecydowała Potęga, a przy równej złoto i zasoby.
result-place = { $place }. { $player }: { $number }
decided-tie-wealth = Po { $score } PP, więc zdecydowały złoto i zasoby ({ $rule }): { $player } { $number }, { $rival } { $rival-number }.
stage-title = Tydzień { $number }
score-title = Punkty Potęgi
source-locations = Miejsca
source-capital = Miasto
source-artefacts = Artefakty
source-crystals = Kryształy Objawienia

## Raporty laboratorium w słowach tej gry

report-tags = Zwycięstwa według frakcji
report-tags-note = Miejsce stawia na frakcję, którą gra. Gdy przy stole siedzą boty różnej siły, widać tu także, czym grają silniejsze.
report-tags-favoured = Odsetek zwycięstw miejsc, które grały frakcją
report-tag = Frakcja
report-tags-in-play = Partie z każdą z frakcji
report-sources = Punkty Potęgi według źródeł
report-sources-note = Średnia liczba Punktów Potęgi jednego miejsca na koniec partii, według tego, skąd pochodzą.
report-stages = Według tygodni
report-stage = Tydzień { $number }

## Frakcje

faction-Haven = Przystań
    .object = Przystań
    .of = Przystani
    .text = Gryfy, westalki i serafy: wytrzymałe jednostki i opiekun, który unieważnia wrogą kostkę elitarną.
    .plays = Wytrzymała i gotowa na każdego wroga.
    .steps = 1
faction-haven = Przystań
    .object = Przystań
    .of = Przystani
    .text = Gryfy, westalki i serafy: wytrzymałe jednostki i opiekun, który unieważnia wrogą kostkę elitarną.
    .plays = Wytrzymała i gotowa na każdego wroga.
    .steps = 1
faction-Necropolis = Nekropolia
    .object = Nekropolię
    .of = Nekropolii
    .text = Szkielety, wampiry i licze: umarli wracają, a każde zwycięstwo dokłada następnych.
    .plays = Z początku słaba, ale każda wygrana ją wzmacnia.
    .steps = 2
faction-necropolis = Nekropolia
    .object = Nekropolię
    .of = Nekropolii
    .text = Szkielety, wampiry i licze: umarli wracają, a każde zwycięstwo dokłada następnych.
    .plays = Z początku słaba, ale każda wygrana ją wzmacnia.
    .steps = 2
faction-Sanctuary = Świątynia
    .object = Świątynię
    .of = Świątyni
    .text = Kappy, kenshi i kiriny: szybkie jednostki, które uderzają pierwsze i zamrażają wroga.
    .plays = Uderza pierwsza i zamraża, ale znosi mało ran.
    .steps = 3
faction-sanctuary = Świątynia
    .object = Świątynię
    .of = Świątyni
    .text = Kappy, kenshi i kiriny: szybkie jednostki, które uderzają pierwsze i zamrażają wroga.
    .plays = Uderza pierwsza i zamraża, ale znosi mało ran.
    .steps = 3
faction-Stronghold = Twierdza
    .object = Twierdzę
    .of = Twierdzy
    .text = Gobliny, centaury i cyklopi: czysta siła, tym większa, im więcej leje się krwi.
    .plays = Surowa siła, która rośnie, gdy leje się krew.
    .steps = 1
faction-stronghold = Twierdza
    .object = Twierdzę
    .of = Twierdzy
    .text = Gobliny, centaury i cyklopi: czysta siła, tym większa, im więcej leje się krwi.
    .plays = Surowa siła, która rośnie, gdy leje się krew.
    .steps = 1

## Herosi

hero-H1 = Anton
    .object = Antona
    .of = Antona
    .stack = Anton
    .stack-object = Antona
    .text = Sam mocno uderza i daje jednemu stosowi szybszy start.
    .short = Mocno uderza; jeden stos zaczyna szybciej.
hero-H2 = Danika
    .object = Danikę
    .of = Daniki
    .stack = Danika
    .stack-object = Danikę
    .text = Walczy magią, leczy swoją armię i uczy się z większego wyboru kart.
    .short = Walczy magią i leczy swoją armię.
hero-H3 = Aleksiej
    .object = Aleksieja
    .of = Aleksieja
    .stack = Aleksiej
    .stack-object = Aleksieja
    .text = Przynosi złoto i zasoby, gdziekolwiek jest.
    .short = Przynosi złoto i zasoby, gdziekolwiek jest.
hero-N1 = Anastazja
    .object = Anastazję
    .of = Anastazji
    .stack = Anastazja
    .stack-object = Anastazję
    .text = Walczy magią, przechodzi przez portale i leczy swoją armię.
    .short = Walczy magią i przechodzi przez portale.
hero-N2 = Dragomir
    .object = Dragomira
    .of = Dragomira
    .stack = Dragomir
    .stack-object = Dragomira
    .text = Mocno uderza i taniej werbuje najsilniejsze jednostki.
    .short = Mocno uderza; silne jednostki ma taniej.
hero-N3 = Ludmiła
    .object = Ludmiłę
    .of = Ludmiły
    .stack = Ludmiła
    .stack-object = Ludmiłę
    .text = Znajduje więcej w każdym skarbie i uczy się z większego wyboru kart.
    .short = Znajduje więcej w skarbach, wybiera z więcej kart.
hero-S1 = Irina
    .object = Irinę
    .of = Iriny
    .stack = Irina
    .stack-object = Irinę
    .text = Przechodzi przez góry i daje jednemu stosowi szybszy start.
    .short = Przechodzi góry; jeden stos zaczyna szybciej.
hero-S2 = Kaiko
    .object = Kaiko
    .of = Kaiko
    .stack = Kaiko
    .stack-object = Kaiko
    .text = Walczy magią i uczy się z większego wyboru kart.
    .short = Walczy magią, wybiera z większej liczby kart.
hero-S3 = Takeda
    .object = Takedę
    .of = Takedy
    .stack = Takeda
    .stack-object = Takedę
    .text = Chodzi dalej niż inni i znajduje więcej w każdym skarbie.
    .short = Chodzi dalej i znajduje więcej w skarbach.
hero-T1 = Sandor
    .object = Sandora
    .of = Sandora
    .stack = Sandor
    .stack-object = Sandora
    .text = Najsilniejszy ze wszystkich herosów; góry go nie zatrzymują.
    .short = Najsilniejszy heros; góry go nie zatrzymają.
hero-T2 = Kraag
    .object = Kraaga
    .of = Kraaga
    .stack = Kraag
    .stack-object = Kraaga
    .text = Dowodzi największą armią, werbuje taniej i chodzi dalej.
    .short = Największa armia, tańsze jednostki, dłuższe drogi.
hero-T3 = Tselmeg
    .object = Tselmega
    .of = Tselmega
    .stack = Tselmeg
    .stack-object = Tselmega
    .text = Przechodzi przez portale i leczy swoją armię; słuchają go ziemia i ogień.
    .short = Przechodzi przez portale i leczy swoją armię.

## Zdolności herosów

hero-ability-Explorer = Odkrywca
    .full = Odkrywca
    .short = Przechodzi przez góry.
    .text = Ten heros może przechodzić przez góry, po 1 PR, ale nie może na nich skończyć ruchu.
hero-ability-Merchant = Kupiec
    .full = Kupiec
    .short = Pozyskanie surowców: +2 zasoby.
    .text = Dopóki ten heros jest w grze, twoje Pozyskanie surowców daje o 2 zasoby więcej.
hero-ability-Portal-Traveller = Podróżnik portali
    .full = Podróżnik portali
    .short = Używa portali bez Miejskiego portalu.
    .text = Ten heros używa portali bez Miejskiego portalu, a za 1 PR może też przejść z jednego Portalu na dowolny inny wolny.
hero-ability-Aggressor = Agresor
    .full = Agresor
    .short = Zwykły atak: +1 atak.
    .text = Zwykły atak tego herosa ma +1 atak.
hero-ability-Scout = Zwiadowca
    .full = Zwiadowca
    .short = +2 PR w każdej aktywacji.
    .text = Ten heros ma +2 PR w każdej aktywacji.
hero-ability-Recruiter = Werbownik
    .full = Werbownik
    .short = Jednostki o Sile 4 lub większej: o 1 złota mniej.
    .text = Jednostki o Sile 4 lub większej rekrutowane wprost do tej armii kosztują o 1 sztukę złota mniej. Szkolenie kosztuje tyle samo.
hero-ability-Treasure-Hunter = Łowca skarbów
    .full = Łowca skarbów
    .short = O jedną nagrodę więcej z każdego skarbu.
    .text = Ilekroć ten heros bierze nagrody ze skarbu, bierze o jedną więcej, o ile jeszcze jakaś jest.
hero-ability-Scholar = Uczony
    .full = Uczony
    .short = Awans: o jedną kartę więcej do wyboru.
    .text = Gdy ten heros awansuje, dobiera o jedną kartę umiejętności więcej do wyboru.
hero-ability-Tactician = Taktyk
    .full = Taktyk
    .short = Początek bitwy: stos dostaje +2 Inicjatywy.
    .text = Na początku bitwy wybierz jeden swój stos: ma +2 Inicjatywy przez całą bitwę.
hero-ability-Healer = Uzdrowiciel
    .full = Uzdrowiciel
    .short = Wygrana bitwa: Wskrzeszenie(1).
    .text = Gdy ten heros wygra bitwę: Wskrzeszenie(1), zanim straty odejdą.
hero-ability-Battle-Mage = Mag bitewny
    .full = Mag bitewny
    .short = Może walczyć Magią.
    .text = W każdym zwykłym ataku ten heros może użyć Magii zamiast Siły.
hero-ability-Tax-Collector = Poborca
    .full = Poborca
    .short = Pozyskanie surowców: +2 sztuki złota.
    .text = Dopóki ten heros jest w grze, twoje Pozyskanie surowców daje o 2 sztuki złota więcej.

## Zdolności bojowe

battle-ability-Shooter = Strzelec
    .short = Pierwsza tura bitwy: +4 Inicjatywy.
    .text = W pierwszej turze bitwy ten stos ma +4 Inicjatywy.
battle-ability-Armour = Pancerz
    .short = Ignoruje pierwszą ranę w każdej turze bitwy.
    .text = Raz w każdej turze bitwy ignoruje się pierwszą ranę przydzieloną temu stosowi.
battle-ability-Regeneration = Regeneracja
    .short = Początek tury: Wskrzeszenie(1).
    .text = Na początku każdej tury bitwy oprócz pierwszej: Wskrzeszenie(1) tego stosu, chyba że jest całkiem zniszczony.
battle-ability-Life-Drain = Wyssanie życia
    .short = Po ataku, który zrani: Wskrzeszenie(1).
    .text = Po własnym ataku, który zadał co najmniej 1 ranę: Wskrzeszenie(1) tego stosu.
battle-ability-Frenzy = Furia
    .short = +1 atak.
    .text = Jego atak ma +1 atak.
battle-ability-Precision = Precyzja
    .short = Sam wybiera stos, który rani.
    .text = Kto nim atakuje, wybiera stos, który otrzymuje rany; nadmiar przechodzi według zwykłej zasady.
battle-ability-Chill = Zamrożenie
    .short = Zraniony ma w następnej turze −2 Inicjatywy.
    .text = Jeśli jego atak zadał co najmniej 1 ranę, pierwszy stos, który ją otrzymał, albo Spotkanie ma w następnej turze bitwy −2 Inicjatywy.

## Szkoły umiejętności

school-Warfare = Sztuka wojny
school-Tactics = Taktyka
school-Realm = Władanie
school-Air = Powietrze
school-Darkness = Mrok
school-Earth = Ziemia
school-Fire = Ogień
school-Light = Światło
school-Prime = Magia pierwotna
school-Water = Woda

## Jednostki

unit-U-HA = Strażnik
    .object = Strażnika
    .plural = Strażnicy
    .many = Strażników
    .stack = Strażnicy
    .stack-object = Strażników
unit-U-HB = Kusznik
    .object = Kusznika
    .plural = Kusznicy
    .many = Kuszników
    .stack = Kusznicy
    .stack-object = Kuszników
unit-U-HC = Gryf
    .object = Gryfa
    .plural = Gryfy
    .many = Gryfów
    .stack = Gryfy
    .stack-object = Gryfy
unit-U-HD = Westalka
    .object = Westalkę
    .plural = Westalki
    .many = Westalek
    .stack = Westalki
    .stack-object = Westalki
unit-U-HE = Słoneczny Jeździec
    .object = Słonecznego Jeźdźca
    .plural = Słoneczni Jeźdźcy
    .many = Słonecznych Jeźdźców
    .stack = Słoneczni Jeźdźcy
    .stack-object = Słonecznych Jeźdźców
unit-U-HF = Seraf
    .object = Serafa
    .plural = Serafowie
    .many = Serafów
    .stack = Serafowie
    .stack-object = Serafów
unit-U-NA = Szkielet
    .object = Szkielet
    .plural = Szkielety
    .many = Szkieletów
    .stack = Szkielety
    .stack-object = Szkielety
unit-U-NB = Ghul
    .object = Ghula
    .plural = Ghule
    .many = Ghuli
    .stack = Ghule
    .stack-object = Ghule
unit-U-NC = Widmo
    .object = Widmo
    .plural = Widma
    .many = Widm
    .stack = Widma
    .stack-object = Widma
unit-U-ND = Wampir
    .object = Wampira
    .plural = Wampiry
    .many = Wampirów
    .stack = Wampiry
    .stack-object = Wampiry
unit-U-NE = Licz
    .object = Licza
    .plural = Licze
    .many = Liczów
    .stack = Licze
    .stack-object = Licze
unit-U-NF = Prządka Losu
    .object = Prządkę Losu
    .plural = Prządki Losu
    .many = Prządek Losu
    .stack = Prządki Losu
    .stack-object = Prządki Losu
unit-U-SA = Kappa
    .object = Kappę
    .plural = Kappy
    .many = Kapp
    .stack = Kappy
    .stack-object = Kappy
unit-U-SB = Rekini Strażnik
    .object = Rekiniego Strażnika
    .plural = Rekini Strażnicy
    .many = Rekinich Strażników
    .stack = Rekini Strażnicy
    .stack-object = Rekinich Strażników
unit-U-SC = Kenshi
    .object = Kenshi
    .plural = Kenshi
    .many = Kenshi
    .stack = Kenshi
    .stack-object = Kenshi
unit-U-SD = Koralowa Kapłanka
    .object = Koralową Kapłankę
    .plural = Koralowe Kapłanki
    .many = Koralowych Kapłanek
    .stack = Koralowe Kapłanki
    .stack-object = Koralowe Kapłanki
unit-U-SE = Śnieżna Efemeryda
    .object = Śnieżną Efemerydę
    .plural = Śnieżne Efemerydy
    .many = Śnieżnych Efemeryd
    .stack = Śnieżne Efemerydy
    .stack-object = Śnieżne Efemerydy
unit-U-SF = Kirin
    .object = Kirina
    .plural = Kiriny
    .many = Kirinów
    .stack = Kiriny
    .stack-object = Kiriny
unit-U-TA = Goblin
    .object = Goblina
    .plural = Gobliny
    .many = Goblinów
    .stack = Gobliny
    .stack-object = Gobliny
unit-U-TB = Miażdżyciel
    .object = Miażdżyciela
    .plural = Miażdżyciele
    .many = Miażdżycieli
    .stack = Miażdżyciele
    .stack-object = Miażdżycieli
unit-U-TC = Wojownik Jaguar
    .object = Wojownika Jaguara
    .plural = Wojownicy Jaguary
    .many = Wojowników Jaguarów
    .stack = Wojownicy Jaguary
    .stack-object = Wojowników Jaguarów
unit-U-TD = Szaman
    .object = Szamana
    .plural = Szamani
    .many = Szamanów
    .stack = Szamani
    .stack-object = Szamanów
unit-U-TE = Centaur
    .object = Centaura
    .plural = Centaury
    .many = Centaurów
    .stack = Centaury
    .stack-object = Centaury
unit-U-TF = Cyklop
    .object = Cyklopa
    .plural = Cyklopi
    .many = Cyklopów
    .stack = Cyklopi
    .stack-object = Cyklopów

## Spotkania

encounter-g01 = Bandyci
    .object = Bandytów
    .stack = Bandyci
    .stack-object = Bandytów
encounter-g02 = Gobliny rabusie
    .object = Gobliny rabusie
    .stack = Gobliny rabusie
    .stack-object = Gobliny rabusie
encounter-g03 = Patrol szkieletów
    .object = Patrol szkieletów
    .stack = Patrol szkieletów
    .stack-object = Patrol szkieletów
encounter-g04 = Stado kapp
    .object = Stado kapp
    .stack = Stado kapp
    .stack-object = Stado kapp
encounter-g05 = Wataha wilków
    .object = Watahę wilków
    .stack = Wataha wilków
    .stack-object = Watahę wilków
encounter-g06 = Dezerterzy
    .object = Dezerterów
    .stack = Dezerterzy
    .stack-object = Dezerterów
encounter-g07 = Banda ghuli
    .object = Bandę ghuli
    .stack = Banda ghuli
    .stack-object = Bandę ghuli
encounter-g08 = Stado harpii
    .object = Stado harpii
    .stack = Stado harpii
    .stack-object = Stado harpii
encounter-g09 = Impy
    .object = Impy
    .stack = Impy
    .stack-object = Impy
encounter-g10 = Olbrzymie pająki
    .object = Olbrzymie pająki
    .stack = Olbrzymie pająki
    .stack-object = Olbrzymie pająki
encounter-g11 = Kłusownicy
    .object = Kłusowników
    .stack = Kłusownicy
    .stack-object = Kłusowników
encounter-g12 = Duchy strumienia
    .object = Duchy strumienia
    .stack = Duchy strumienia
    .stack-object = Duchy strumienia
encounter-y01 = Miażdżyciele
    .object = Miażdżycieli
    .stack = Dzicy Miażdżyciele
    .stack-object = dzikich Miażdżycieli
encounter-y02 = Orszak widm
    .object = Orszak widm
    .stack = Orszak widm
    .stack-object = Orszak widm
encounter-y03 = Centaury łucznicy
    .object = Centaury łuczników
    .stack = Centaury łucznicy
    .stack-object = Centaury łuczników
encounter-y04 = Rekinia straż
    .object = Rekinią straż
    .stack = Rekinia straż
    .stack-object = Rekinią straż
encounter-y05 = Gniazdo gryfów
    .object = Gniazdo gryfów
    .stack = Gniazdo gryfów
    .stack-object = Gniazdo gryfów
encounter-y06 = Sabat wampirów
    .object = Sabat wampirów
    .stack = Sabat wampirów
    .stack-object = Sabat wampirów
encounter-y07 = Żywiołaki powietrza
    .object = Żywiołaki powietrza
    .stack = Żywiołaki powietrza
    .stack-object = Żywiołaki powietrza
encounter-y08 = Żywiołaki ziemi
    .object = Żywiołaki ziemi
    .stack = Żywiołaki ziemi
    .stack-object = Żywiołaki ziemi
encounter-y09 = Żywiołaki ognia
    .object = Żywiołaki ognia
    .stack = Żywiołaki ognia
    .stack-object = Żywiołaki ognia
encounter-y10 = Łowcy jaguary
    .object = Łowców jaguary
    .stack = Łowcy jaguary
    .stack-object = Łowców jaguary
encounter-y11 = Duchy koralu
    .object = Duchy koralu
    .stack = Duchy koralu
    .stack-object = Duchy koralu
encounter-r01 = Legowisko cyklopów
    .object = Legowisko cyklopów
    .stack = Legowisko cyklopów
    .stack-object = Legowisko cyklopów
encounter-r02 = Konklawe liczów
    .object = Konklawe liczów
    .stack = Konklawe liczów
    .stack-object = Konklawe liczów
encounter-r03 = Stado kirinów
    .object = Stado kirinów
    .stack = Stado kirinów
    .stack-object = Stado kirinów
encounter-r04 = Zastęp serafów
    .object = Zastęp serafów
    .stack = Zastęp serafów
    .stack-object = Zastęp serafów
encounter-r05 = Prządki losu
    .object = Prządki losu
    .stack = Dzikie Prządki losu
    .stack-object = dzikie Prządki losu
encounter-r06 = Śnieżne matrony
    .object = Śnieżne matrony
    .stack = Śnieżne matrony
    .stack-object = Śnieżne matrony
encounter-r07 = Wampirzy lordowie
    .object = Wampirzych lordów
    .stack = Wampirzy lordowie
    .stack-object = Wampirzych lordów
encounter-r08 = Prastary smok
    .object = Prastarego smoka
    .stack = Prastary smok
    .stack-object = Prastarego smoka
colour-green = zielone
    .token = zielone Spotkanie
colour-yellow = żółte
    .token = żółte Spotkanie
colour-red = czerwone
    .token = czerwone Spotkanie

## Miejsca

location-SA = Tartak
    .object = Tartak
    .short = Wart 1 PP; Pozyskanie surowców: 3 zasoby.
location-IR = Kopalnia żelaza
    .object = Kopalnię żelaza
    .short = Warta 2 PP; Pozyskanie surowców: 2 zasoby.
location-CR = Kopalnia kryształów
    .object = Kopalnię kryształów
    .short = Warta 3 PP; Pozyskanie surowców: 1 zasób.
location-GO = Kopalnia złota
    .object = Kopalnię złota
    .short = Bez PP; Pozyskanie surowców: 4 sztuki złota.
location-DL = Smocze ogniwa
    .object = Smocze ogniwa
    .short = Warte 4 PP; bez dochodu.
location-AL = Tajemna Biblioteka
    .object = Tajemną Bibliotekę
    .short = Heros dobiera zwój.
location-ST = Stajnia
    .object = Stajnię
    .short = Heros jest od razu aktywowany jeszcze raz.
location-AR = Arena
    .object = Arenę
    .short = Zrekrutuj do 3 jednostek dowolnych rodzajów.
location-AM = Płatnerz
    .object = Płatnerza
    .short = Wszystkie podstawowe jednostki stają się elitarne.
location-FO = Kuźnia
    .object = Kuźnię
    .short = Heros dobiera artefakt.
location-KR = Kryształ Objawienia
    .object = Kryształ Objawienia
    .short = 2 PP na stałe.
location-DD = Smocze złoże
    .object = Smocze złoże
    .short = Wybrana karta ze stosu kart odrzuconych.
location-SE = Kamień Oświecenia
    .object = Kamień Oświecenia
    .short = Heros awansuje za darmo.
location-DT = Smocza Świątynia
    .object = Smoczą Świątynię
    .short = Skarb z 2 nagrodami.
location-PO = Portal
    .object = Portal
    .short = Droga do twojego miasta i z powrotem, 1 PR.
location-PT = Port
    .object = Port
    .short = Stąd herosi płyną po wodzie.

## Budynki

building-H-B1 = Gildia Magów
    .object = Gildię Magów
    .full = Gildia Magów (Przystań)
    .short = Rozbudowa: heros dobiera zwój za 3 sztuki złota.
    .text = Raz w każdej akcji Rozbudowa heros w mieście może dobrać zwój za 3 sztuki złota.
building-H-B2 = Wieża gryfów
    .object = Wieżę gryfów
    .full = Wieża gryfów
    .short = Udostępnia poziomy C i D.
    .text = Siedlisko: od teraz możesz rekrutować swoje jednostki poziomów C i D.
building-H-B3 = Cytadela Słońca
    .object = Cytadelę Słońca
    .full = Cytadela Słońca
    .short = Udostępnia poziom E.
    .text = Siedlisko: od teraz możesz rekrutować swoje jednostki poziomu E.
building-H-B4 = Ołtarz serafów
    .object = Ołtarz serafów
    .full = Ołtarz serafów
    .short = Udostępnia poziom F.
    .text = Siedlisko: od teraz możesz rekrutować swoje jednostki poziomu F.
building-H-B5 = Plac ćwiczeń
    .object = Plac ćwiczeń
    .full = Plac ćwiczeń (Przystań)
    .short = Rozbudowa: szkol jednostki na elitarne.
    .text = W akcji Rozbudowa możesz za opłatą szkolić podstawowe jednostki herosów w mieście na elitarne.
building-H-B6 = Ratusz
    .object = Ratusz
    .full = Ratusz (Przystań)
    .short = Czwarta karta akcji, od następnej rundy.
    .text = Weź swoją czwartą kartę akcji; będzie gotowa od następnej rundy.
building-H-B7 = Tawerna
    .object = Tawernę
    .full = Tawerna (Przystań)
    .short = Rozbudowa: najmij herosa za 6 sztuk złota.
    .text = Raz w każdej akcji Rozbudowa możesz nająć jednego ze swoich herosów za 6 sztuk złota.
building-H-B8 = Miejski portal
    .object = Miejski portal
    .full = Miejski portal (Przystań)
    .short = Portale prowadzą do twojego miasta i z powrotem.
    .text = Twoi herosi mogą przechodzić między twoim miastem a dowolnym wolnym Portalem za 1 PR.
building-H-B9 = Anioł Stróż
    .object = Anioła Stróża
    .full = Anioł Stróż
    .short = Raz na bitwę: unieważnij wrogą kostkę elitarną.
    .text = Raz na bitwę, zaraz po tym, jak wróg rzucił kostką elitarną, możesz unieważnić jej wynik: liczy się jako pusty.
building-N-B1 = Gildia Magów
    .object = Gildię Magów
    .full = Gildia Magów (Nekropolia)
    .short = Rozbudowa: heros dobiera zwój za 3 sztuki złota.
    .text = Raz w każdej akcji Rozbudowa heros w mieście może dobrać zwój za 3 sztuki złota.
building-N-B2 = Krwawy dwór
    .object = Krwawy dwór
    .full = Krwawy dwór
    .short = Udostępnia poziomy C i D.
    .text = Siedlisko: od teraz możesz rekrutować swoje jednostki poziomów C i D.
building-N-B3 = Wieża liczów
    .object = Wieżę liczów
    .full = Wieża liczów
    .short = Udostępnia poziom E.
    .text = Siedlisko: od teraz możesz rekrutować swoje jednostki poziomu E.
building-N-B4 = Komnata losu
    .object = Komnatę losu
    .full = Komnata losu
    .short = Udostępnia poziom F.
    .text = Siedlisko: od teraz możesz rekrutować swoje jednostki poziomu F.
building-N-B5 = Plac ćwiczeń
    .object = Plac ćwiczeń
    .full = Plac ćwiczeń (Nekropolia)
    .short = Rozbudowa: szkol jednostki na elitarne.
    .text = W akcji Rozbudowa możesz za opłatą szkolić podstawowe jednostki herosów w mieście na elitarne.
building-N-B6 = Ratusz
    .object = Ratusz
    .full = Ratusz (Nekropolia)
    .short = Czwarta karta akcji, od następnej rundy.
    .text = Weź swoją czwartą kartę akcji; będzie gotowa od następnej rundy.
building-N-B7 = Tawerna
    .object = Tawernę
    .full = Tawerna (Nekropolia)
    .short = Rozbudowa: najmij herosa za 6 sztuk złota.
    .text = Raz w każdej akcji Rozbudowa możesz nająć jednego ze swoich herosów za 6 sztuk złota.
building-N-B8 = Miejski portal
    .object = Miejski portal
    .full = Miejski portal (Nekropolia)
    .short = Portale prowadzą do twojego miasta i z powrotem.
    .text = Twoi herosi mogą przechodzić między twoim miastem a dowolnym wolnym Portalem za 1 PR.
building-N-B9 = Krypta nekromancji
    .object = Kryptę nekromancji
    .full = Krypta nekromancji
    .short = Po każdym zwycięstwie do armii dołącza Szkielet.
    .text = Po każdej bitwie wygranej przez twojego herosa do jego armii dołącza podstawowy Szkielet z rezerwy, jeśli jest miejsce.
building-S-B1 = Gildia Magów
    .object = Gildię Magów
    .full = Gildia Magów (Świątynia)
    .short = Rozbudowa: heros dobiera zwój za 3 sztuki złota.
    .text = Raz w każdej akcji Rozbudowa heros w mieście może dobrać zwój za 3 sztuki złota.
building-S-B2 = Dojo kenshi
    .object = Dojo kenshi
    .full = Dojo kenshi
    .short = Udostępnia poziomy C i D.
    .text = Siedlisko: od teraz możesz rekrutować swoje jednostki poziomów C i D.
building-S-B3 = Lodowy pawilon
    .object = Lodowy pawilon
    .full = Lodowy pawilon
    .short = Udostępnia poziom E.
    .text = Siedlisko: od teraz możesz rekrutować swoje jednostki poziomu E.
building-S-B4 = Źródło kirinów
    .object = Źródło kirinów
    .full = Źródło kirinów
    .short = Udostępnia poziom F.
    .text = Siedlisko: od teraz możesz rekrutować swoje jednostki poziomu F.
building-S-B5 = Plac ćwiczeń
    .object = Plac ćwiczeń
    .full = Plac ćwiczeń (Świątynia)
    .short = Rozbudowa: szkol jednostki na elitarne.
    .text = W akcji Rozbudowa możesz za opłatą szkolić podstawowe jednostki herosów w mieście na elitarne.
building-S-B6 = Ratusz
    .object = Ratusz
    .full = Ratusz (Świątynia)
    .short = Czwarta karta akcji, od następnej rundy.
    .text = Weź swoją czwartą kartę akcji; będzie gotowa od następnej rundy.
building-S-B7 = Tawerna
    .object = Tawernę
    .full = Tawerna (Świątynia)
    .short = Rozbudowa: najmij herosa za 6 sztuk złota.
    .text = Raz w każdej akcji Rozbudowa możesz nająć jednego ze swoich herosów za 6 sztuk złota.
building-S-B8 = Miejski portal
    .object = Miejski portal
    .full = Miejski portal (Świątynia)
    .short = Portale prowadzą do twojego miasta i z powrotem.
    .text = Twoi herosi mogą przechodzić między twoim miastem a dowolnym wolnym Portalem za 1 PR.
building-S-B9 = Kaplica honoru
    .object = Kaplicę honoru
    .full = Kaplica honoru
    .short = Pierwsza tura każdej bitwy: +2 Inicjatywy.
    .text = W pierwszej turze każdej bitwy wszystkie twoje stosy i heros mają +2 Inicjatywy.
building-T-B1 = Gildia Magów
    .object = Gildię Magów
    .full = Gildia Magów (Twierdza)
    .short = Rozbudowa: heros dobiera zwój za 3 sztuki złota.
    .text = Raz w każdej akcji Rozbudowa heros w mieście może dobrać zwój za 3 sztuki złota.
building-T-B2 = Chata duchów
    .object = Chatę duchów
    .full = Chata duchów
    .short = Udostępnia poziomy C i D.
    .text = Siedlisko: od teraz możesz rekrutować swoje jednostki poziomów C i D.
building-T-B3 = Tor centaurów
    .object = Tor centaurów
    .full = Tor centaurów
    .short = Udostępnia poziom E.
    .text = Siedlisko: od teraz możesz rekrutować swoje jednostki poziomu E.
building-T-B4 = Jaskinia cyklopów
    .object = Jaskinię cyklopów
    .full = Jaskinia cyklopów
    .short = Udostępnia poziom F.
    .text = Siedlisko: od teraz możesz rekrutować swoje jednostki poziomu F.
building-T-B5 = Plac ćwiczeń
    .object = Plac ćwiczeń
    .full = Plac ćwiczeń (Twierdza)
    .short = Rozbudowa: szkol jednostki na elitarne.
    .text = W akcji Rozbudowa możesz za opłatą szkolić podstawowe jednostki herosów w mieście na elitarne.
building-T-B6 = Ratusz
    .object = Ratusz
    .full = Ratusz (Twierdza)
    .short = Czwarta karta akcji, od następnej rundy.
    .text = Weź swoją czwartą kartę akcji; będzie gotowa od następnej rundy.
building-T-B7 = Tawerna
    .object = Tawernę
    .full = Tawerna (Twierdza)
    .short = Rozbudowa: najmij herosa za 6 sztuk złota.
    .text = Raz w każdej akcji Rozbudowa możesz nająć jednego ze swoich herosów za 6 sztuk złota.
building-T-B8 = Miejski portal
    .object = Miejski portal
    .full = Miejski portal (Twierdza)
    .short = Portale prowadzą do twojego miasta i z powrotem.
    .text = Twoi herosi mogą przechodzić między twoim miastem a dowolnym wolnym Portalem za 1 PR.
building-T-B9 = Totem gniewu
    .object = Totem gniewu
    .full = Totem gniewu
    .short = Raz na bitwę: stos atakuje z +2 atakami.
    .text = Raz na bitwę, zanim twój stos rzuci kostkami, możesz dać jego atakowi +2 ataki.

## Karty akcji

action-card-H-AC1 = Wymarsz
action-card-H-AC2 = Rozkaz
action-card-H-AC3 = Zarząd
action-card-H-AC4 = Równowaga
action-card-N-AC1 = Wymarsz
action-card-N-AC2 = Rozkaz
action-card-N-AC3 = Zarząd
action-card-N-AC4 = Równowaga
action-card-S-AC1 = Wymarsz
action-card-S-AC2 = Rozkaz
action-card-S-AC3 = Zarząd
action-card-S-AC4 = Równowaga
action-card-T-AC1 = Wymarsz
action-card-T-AC2 = Rozkaz
action-card-T-AC3 = Zarząd
action-card-T-AC4 = Równowaga
action-card-march = Wymarsz
action-card-command = Rozkaz
action-card-stewardship = Zarząd
action-card-balance = Równowaga
action-heroes = Herosi
    .short = Aktywuj i porusz swoich herosów.
action-gather = Pozyskanie surowców
    .short = Zbierz złoto i zasoby.
action-develop = Rozbudowa
    .short = Buduj, rekrutuj, szkol, najmuj, ucz się.
action-idle = bezczynność
    .short = Zakryj kartę i nic nie rób.

## Umiejętności: efekt podstawowy i efekt specjalisty

skill-H-M1 = Natarcie
    .full = Natarcie (Przystań)
    .short = Heros: +1 atak (specjalista +2).
    .text = Zwykły atak herosa ma +1 atak.
    .specialist = Zwykły atak herosa ma +2 ataki.
skill-H-M2 = Szarża bohatera
    .full = Szarża bohatera (Przystań)
    .short = Raz na bitwę: +1 Siły w ataku stosu (+2).
    .text = Raz na bitwę, zanim twój stos rzuci: jego atak ma +1 Siły.
    .specialist = Raz na bitwę, zanim twój stos rzuci: jego atak ma +2 Siły.
skill-H-M3 = Obrona
    .full = Obrona (Przystań)
    .short = Raz na bitwę: o 1 ranę mniej (o 2).
    .text = Raz na bitwę, gdy liczy się wrogi atak: ma o 1 ranę mniej.
    .specialist = Raz na bitwę, gdy liczy się wrogi atak: ma o 2 rany mniej.
skill-H-M4 = Szybkie rozwinięcie
    .full = Szybkie rozwinięcie (Przystań)
    .short = Wszystkie stosy: +1 Inicjatywy (+2).
    .text = Wszystkie twoje stosy mają +1 Inicjatywy.
    .specialist = Wszystkie twoje stosy mają +2 Inicjatywy.
skill-H-M5 = Bitewne szczęście
    .full = Bitewne szczęście (Przystań)
    .short = Raz na turę: przerzuć pudło (2).
    .text = Raz na turę bitwy, po rzucie twojego ataku: przerzuć 1 k8, która spudłowała.
    .specialist = Raz na turę bitwy, po rzucie twojego ataku: przerzuć do 2 k8, które spudłowały.
skill-H-M6 = Logistyka
    .full = Logistyka (Przystań)
    .short = +1 PR (+2).
    .text = Heros ma +1 PR w każdej aktywacji.
    .specialist = Heros ma +2 PR w każdej aktywacji.
skill-H-M7 = Dyplomacja
    .full = Dyplomacja (Przystań)
    .short = +1 Dowodzenia (+2).
    .text = Heros ma +1 Dowodzenia.
    .specialist = Heros ma +2 Dowodzenia.
skill-H-M8 = Przysięga opiekuna
    .full = Przysięga opiekuna
    .short = Raz na bitwę: Wskrzeszenie(2) (3).
    .text = Raz na bitwę, po wrogim ataku: Wskrzeszenie(2).
    .specialist = Raz na bitwę, po wrogim ataku: Wskrzeszenie(3).
skill-H-G1 = Tajemny pocisk
    .full = Tajemny pocisk (Przystań)
    .short = Czar: 2 ataki Magią (3).
    .text = Czar: atak z 2 atakami, z Magią zamiast Siły.
    .specialist = Czar: atak z 3 atakami, z Magią zamiast Siły.
skill-H-G2 = Kamienna skóra
    .full = Kamienna skóra (Przystań)
    .short = Jedna tura: wrogie ataki o 1 ranę słabsze (o 2).
    .text = Raz na bitwę, na początku tury: w tej turze bitwy każdy wrogi atak ma o 1 ranę mniej.
    .specialist = Raz na bitwę, na początku tury: w tej turze bitwy każdy wrogi atak ma o 2 rany mniej.
skill-H-G3 = Przyspieszenie
    .full = Przyspieszenie (Przystań)
    .short = Stos: +3 Inicjatywy (2 stosy).
    .text = Raz na bitwę, na początku tury: jeden twój stos ma +3 Inicjatywy do końca bitwy.
    .specialist = Raz na bitwę, na początku tury: do dwóch twoich stosów ma +3 Inicjatywy do końca bitwy.
skill-H-G4 = Lodowe łańcuchy
    .full = Lodowe łańcuchy (Przystań)
    .short = Wróg: −3 Inicjatywy (i −1 atak).
    .text = Raz na bitwę, na początku tury: wrogi stos, heros lub Spotkanie ma −3 Inicjatywy do końca bitwy.
    .specialist = Jak efekt podstawowy, a jego następny atak ma o 1 atak mniej.
skill-H-G5 = Leczenie
    .full = Leczenie
    .short = Czar: Wskrzeszenie(1) (2).
    .text = Czar: Wskrzeszenie(1).
    .specialist = Czar: Wskrzeszenie(2).
skill-H-G6 = Błogosławieństwo
    .full = Błogosławieństwo
    .short = Stos przerzuca pudła (2 tury).
    .text = Raz na bitwę, na początku tury: jeden twój stos może w ataku tej tury przerzucić wszystkie pudła, jak przy Szczęściu.
    .specialist = Jak efekt podstawowy, w tej i w następnej turze bitwy.
skill-H-G7 = Odpłata
    .full = Odpłata
    .short = Po 2 ranach (1): wróg otrzymuje 1.
    .text = Raz na turę bitwy, po wrogim ataku, który zadał co najmniej 2 rany: wróg otrzymuje 1 ranę.
    .specialist = Raz na turę bitwy, po wrogim ataku, który zadał ranę: wróg otrzymuje 1 ranę.
skill-H-G8 = Kula ognia
    .full = Kula ognia
    .short = Czar: 3 ataki, Magia − 1 (Magia).
    .text = Czar: atak z 3 atakami; Siła to Magia − 1.
    .specialist = Czar: atak z 3 atakami; Siła to Magia.
skill-N-M1 = Natarcie
    .full = Natarcie (Nekropolia)
    .short = Heros: +1 atak (specjalista +2).
    .text = Zwykły atak herosa ma +1 atak.
    .specialist = Zwykły atak herosa ma +2 ataki.
skill-N-M2 = Szarża bohatera
    .full = Szarża bohatera (Nekropolia)
    .short = Raz na bitwę: +1 Siły w ataku stosu (+2).
    .text = Raz na bitwę, zanim twój stos rzuci: jego atak ma +1 Siły.
    .specialist = Raz na bitwę, zanim twój stos rzuci: jego atak ma +2 Siły.
skill-N-M3 = Obrona
    .full = Obrona (Nekropolia)
    .short = Raz na bitwę: o 1 ranę mniej (o 2).
    .text = Raz na bitwę, gdy liczy się wrogi atak: ma o 1 ranę mniej.
    .specialist = Raz na bitwę, gdy liczy się wrogi atak: ma o 2 rany mniej.
skill-N-M4 = Szybkie rozwinięcie
    .full = Szybkie rozwinięcie (Nekropolia)
    .short = Wszystkie stosy: +1 Inicjatywy (+2).
    .text = Wszystkie twoje stosy mają +1 Inicjatywy.
    .specialist = Wszystkie twoje stosy mają +2 Inicjatywy.
skill-N-M5 = Bitewne szczęście
    .full = Bitewne szczęście (Nekropolia)
    .short = Raz na turę: przerzuć pudło (2).
    .text = Raz na turę bitwy, po rzucie twojego ataku: przerzuć 1 k8, która spudłowała.
    .specialist = Raz na turę bitwy, po rzucie twojego ataku: przerzuć do 2 k8, które spudłowały.
skill-N-M6 = Logistyka
    .full = Logistyka (Nekropolia)
    .short = +1 PR (+2).
    .text = Heros ma +1 PR w każdej aktywacji.
    .specialist = Heros ma +2 PR w każdej aktywacji.
skill-N-M7 = Dyplomacja
    .full = Dyplomacja (Nekropolia)
    .short = +1 Dowodzenia (+2).
    .text = Heros ma +1 Dowodzenia.
    .specialist = Heros ma +2 Dowodzenia.
skill-N-M8 = Wskrzeszenie zmarłych
    .full = Wskrzeszenie zmarłych
    .short = Wygrana bitwa: dołącza Szkielet (2).
    .text = Gdy ten heros wygra bitwę: do armii dołącza podstawowy Szkielet z rezerwy, jeśli jest miejsce.
    .specialist = Gdy ten heros wygra bitwę: do armii dołączają do 2 podstawowych Szkieletów z rezerwy, jeśli jest miejsce.
skill-N-G1 = Tajemny pocisk
    .full = Tajemny pocisk (Nekropolia)
    .short = Czar: 2 ataki Magią (3).
    .text = Czar: atak z 2 atakami, z Magią zamiast Siły.
    .specialist = Czar: atak z 3 atakami, z Magią zamiast Siły.
skill-N-G2 = Kamienna skóra
    .full = Kamienna skóra (Nekropolia)
    .short = Jedna tura: wrogie ataki o 1 ranę słabsze (o 2).
    .text = Raz na bitwę, na początku tury: w tej turze bitwy każdy wrogi atak ma o 1 ranę mniej.
    .specialist = Raz na bitwę, na początku tury: w tej turze bitwy każdy wrogi atak ma o 2 rany mniej.
skill-N-G3 = Przyspieszenie
    .full = Przyspieszenie (Nekropolia)
    .short = Stos: +3 Inicjatywy (2 stosy).
    .text = Raz na bitwę, na początku tury: jeden twój stos ma +3 Inicjatywy do końca bitwy.
    .specialist = Raz na bitwę, na początku tury: do dwóch twoich stosów ma +3 Inicjatywy do końca bitwy.
skill-N-G4 = Lodowe łańcuchy
    .full = Lodowe łańcuchy (Nekropolia)
    .short = Wróg: −3 Inicjatywy (i −1 atak).
    .text = Raz na bitwę, na początku tury: wrogi stos, heros lub Spotkanie ma −3 Inicjatywy do końca bitwy.
    .specialist = Jak efekt podstawowy, a jego następny atak ma o 1 atak mniej.
skill-N-G5 = Wyssanie sił
    .full = Wyssanie sił
    .short = Czar: 2 ataki; rana leczy 1 (2).
    .text = Czar: atak z 2 atakami; Siła to Magia. Jeśli zadał ranę: Wskrzeszenie(1).
    .specialist = Jak efekt podstawowy, ze Wskrzeszeniem za każdą zadaną ranę, najwyżej 2.
skill-N-G6 = Osłabienie
    .full = Osłabienie
    .short = Wróg: −1 Siły (−2).
    .text = Raz na bitwę, na początku tury: wrogi stos, heros lub Spotkanie ma −1 Siły do końca bitwy.
    .specialist = Raz na bitwę, na początku tury: wrogi stos, heros lub Spotkanie ma −2 Siły do końca bitwy.
skill-N-G7 = Rozpacz
    .full = Rozpacz
    .short = Wrogi atak: −1 (−2) i bez kostki elitarnej.
    .text = Raz na bitwę, przed rzutem wrogiego ataku: ma o 1 atak mniej i nie może użyć kostki elitarnej.
    .specialist = Raz na bitwę, przed rzutem wrogiego ataku: ma o 2 ataki mniej i nie może użyć kostki elitarnej.
skill-N-G8 = Klątwa grobu
    .full = Klątwa grobu
    .short = Raz na bitwę: wróg przerzuca trafienia (2 razy).
    .text = Raz na bitwę, po rzucie wrogiego ataku: wróg musi przerzucić wszystkie trafienia.
    .specialist = Jak efekt podstawowy, dwa razy na bitwę, w różnych atakach.
skill-S-M1 = Natarcie
    .full = Natarcie (Świątynia)
    .short = Heros: +1 atak (specjalista +2).
    .text = Zwykły atak herosa ma +1 atak.
    .specialist = Zwykły atak herosa ma +2 ataki.
skill-S-M2 = Szarża bohatera
    .full = Szarża bohatera (Świątynia)
    .short = Raz na bitwę: +1 Siły w ataku stosu (+2).
    .text = Raz na bitwę, zanim twój stos rzuci: jego atak ma +1 Siły.
    .specialist = Raz na bitwę, zanim twój stos rzuci: jego atak ma +2 Siły.
skill-S-M3 = Obrona
    .full = Obrona (Świątynia)
    .short = Raz na bitwę: o 1 ranę mniej (o 2).
    .text = Raz na bitwę, gdy liczy się wrogi atak: ma o 1 ranę mniej.
    .specialist = Raz na bitwę, gdy liczy się wrogi atak: ma o 2 rany mniej.
skill-S-M4 = Szybkie rozwinięcie
    .full = Szybkie rozwinięcie (Świątynia)
    .short = Wszystkie stosy: +1 Inicjatywy (+2).
    .text = Wszystkie twoje stosy mają +1 Inicjatywy.
    .specialist = Wszystkie twoje stosy mają +2 Inicjatywy.
skill-S-M5 = Bitewne szczęście
    .full = Bitewne szczęście (Świątynia)
    .short = Raz na turę: przerzuć pudło (2).
    .text = Raz na turę bitwy, po rzucie twojego ataku: przerzuć 1 k8, która spudłowała.
    .specialist = Raz na turę bitwy, po rzucie twojego ataku: przerzuć do 2 k8, które spudłowały.
skill-S-M6 = Logistyka
    .full = Logistyka (Świątynia)
    .short = +1 PR (+2).
    .text = Heros ma +1 PR w każdej aktywacji.
    .specialist = Heros ma +2 PR w każdej aktywacji.
skill-S-M7 = Dyplomacja
    .full = Dyplomacja (Świątynia)
    .short = +1 Dowodzenia (+2).
    .text = Heros ma +1 Dowodzenia.
    .specialist = Heros ma +2 Dowodzenia.
skill-S-M8 = Gwardia honorowa
    .full = Gwardia honorowa
    .short = Pierwszy atak stosu: +1 Siły (+2).
    .text = W każdej bitwie pierwszy atak twojego stosu ma +1 Siły.
    .specialist = W każdej bitwie pierwszy atak twojego stosu ma +2 Siły.
skill-S-G1 = Tajemny pocisk
    .full = Tajemny pocisk (Świątynia)
    .short = Czar: 2 ataki Magią (3).
    .text = Czar: atak z 2 atakami, z Magią zamiast Siły.
    .specialist = Czar: atak z 3 atakami, z Magią zamiast Siły.
skill-S-G2 = Kamienna skóra
    .full = Kamienna skóra (Świątynia)
    .short = Jedna tura: wrogie ataki o 1 ranę słabsze (o 2).
    .text = Raz na bitwę, na początku tury: w tej turze bitwy każdy wrogi atak ma o 1 ranę mniej.
    .specialist = Raz na bitwę, na początku tury: w tej turze bitwy każdy wrogi atak ma o 2 rany mniej.
skill-S-G3 = Przyspieszenie
    .full = Przyspieszenie (Świątynia)
    .short = Stos: +3 Inicjatywy (2 stosy).
    .text = Raz na bitwę, na początku tury: jeden twój stos ma +3 Inicjatywy do końca bitwy.
    .specialist = Raz na bitwę, na początku tury: do dwóch twoich stosów ma +3 Inicjatywy do końca bitwy.
skill-S-G4 = Lodowe łańcuchy
    .full = Lodowe łańcuchy (Świątynia)
    .short = Wróg: −3 Inicjatywy (i −1 atak).
    .text = Raz na bitwę, na początku tury: wrogi stos, heros lub Spotkanie ma −3 Inicjatywy do końca bitwy.
    .specialist = Jak efekt podstawowy, a jego następny atak ma o 1 atak mniej.
skill-S-G5 = Lodowy pocisk
    .full = Lodowy pocisk
    .short = Czar: 2 ataki z Zamrożeniem (3).
    .text = Czar: atak z 2 atakami; Siła to Magia. Jeśli zadał ranę, działa Zamrożenie.
    .specialist = Czar: atak z 3 atakami; Siła to Magia. Jeśli zadał ranę, działa Zamrożenie.
skill-S-G6 = Uzdrawiający deszcz
    .full = Uzdrawiający deszcz
    .short = Koniec tury: Wskrzeszenie(2) (3).
    .text = Raz na bitwę, na koniec tury: Wskrzeszenie(2).
    .specialist = Raz na bitwę, na koniec tury: Wskrzeszenie(3).
skill-S-G7 = Łańcuch błyskawic
    .full = Łańcuch błyskawic
    .short = Czar: 4 ataki, Magia − 2 (− 1).
    .text = Czar: atak z 4 atakami; Siła to Magia − 2.
    .specialist = Czar: atak z 4 atakami; Siła to Magia − 1.
skill-S-G8 = Mgła
    .full = Mgła
    .short = Jedna tura (2): wrogie ataki −1.
    .text = Raz na bitwę, na początku tury: w tej turze bitwy każdy wrogi atak ma o 1 atak mniej.
    .specialist = Raz na bitwę, na początku tury: w tej i w następnej turze bitwy każdy wrogi atak ma o 1 atak mniej.
skill-T-M1 = Natarcie
    .full = Natarcie (Twierdza)
    .short = Heros: +1 atak (specjalista +2).
    .text = Zwykły atak herosa ma +1 atak.
    .specialist = Zwykły atak herosa ma +2 ataki.
skill-T-M2 = Szarża bohatera
    .full = Szarża bohatera (Twierdza)
    .short = Raz na bitwę: +1 Siły w ataku stosu (+2).
    .text = Raz na bitwę, zanim twój stos rzuci: jego atak ma +1 Siły.
    .specialist = Raz na bitwę, zanim twój stos rzuci: jego atak ma +2 Siły.
skill-T-M3 = Obrona
    .full = Obrona (Twierdza)
    .short = Raz na bitwę: o 1 ranę mniej (o 2).
    .text = Raz na bitwę, gdy liczy się wrogi atak: ma o 1 ranę mniej.
    .specialist = Raz na bitwę, gdy liczy się wrogi atak: ma o 2 rany mniej.
skill-T-M4 = Szybkie rozwinięcie
    .full = Szybkie rozwinięcie (Twierdza)
    .short = Wszystkie stosy: +1 Inicjatywy (+2).
    .text = Wszystkie twoje stosy mają +1 Inicjatywy.
    .specialist = Wszystkie twoje stosy mają +2 Inicjatywy.
skill-T-M5 = Bitewne szczęście
    .full = Bitewne szczęście (Twierdza)
    .short = Raz na turę: przerzuć pudło (2).
    .text = Raz na turę bitwy, po rzucie twojego ataku: przerzuć 1 k8, która spudłowała.
    .specialist = Raz na turę bitwy, po rzucie twojego ataku: przerzuć do 2 k8, które spudłowały.
skill-T-M6 = Logistyka
    .full = Logistyka (Twierdza)
    .short = +1 PR (+2).
    .text = Heros ma +1 PR w każdej aktywacji.
    .specialist = Heros ma +2 PR w każdej aktywacji.
skill-T-M7 = Dyplomacja
    .full = Dyplomacja (Twierdza)
    .short = +1 Dowodzenia (+2).
    .text = Heros ma +1 Dowodzenia.
    .specialist = Heros ma +2 Dowodzenia.
skill-T-M8 = Żądza krwi
    .full = Żądza krwi
    .short = Stosy ze stratami: +1 atak (i heros).
    .text = Twój stos, który poniósł w tej bitwie straty, atakuje z +1 atakiem.
    .specialist = Jak efekt podstawowy; a dopóki któryś twój stos ma straty, zwykły atak herosa ma +1 atak.
skill-T-G1 = Tajemny pocisk
    .full = Tajemny pocisk (Twierdza)
    .short = Czar: 2 ataki Magią (3).
    .text = Czar: atak z 2 atakami, z Magią zamiast Siły.
    .specialist = Czar: atak z 3 atakami, z Magią zamiast Siły.
skill-T-G2 = Kamienna skóra
    .full = Kamienna skóra (Twierdza)
    .short = Jedna tura: wrogie ataki o 1 ranę słabsze (o 2).
    .text = Raz na bitwę, na początku tury: w tej turze bitwy każdy wrogi atak ma o 1 ranę mniej.
    .specialist = Raz na bitwę, na początku tury: w tej turze bitwy każdy wrogi atak ma o 2 rany mniej.
skill-T-G3 = Przyspieszenie
    .full = Przyspieszenie (Twierdza)
    .short = Stos: +3 Inicjatywy (2 stosy).
    .text = Raz na bitwę, na początku tury: jeden twój stos ma +3 Inicjatywy do końca bitwy.
    .specialist = Raz na bitwę, na początku tury: do dwóch twoich stosów ma +3 Inicjatywy do końca bitwy.
skill-T-G4 = Lodowe łańcuchy
    .full = Lodowe łańcuchy (Twierdza)
    .short = Wróg: −3 Inicjatywy (i −1 atak).
    .text = Raz na bitwę, na początku tury: wrogi stos, heros lub Spotkanie ma −3 Inicjatywy do końca bitwy.
    .specialist = Jak efekt podstawowy, a jego następny atak ma o 1 atak mniej.
skill-T-G5 = Wewnętrzny ogień
    .full = Wewnętrzny ogień
    .short = Stos: +1 Siły na turę (na bitwę).
    .text = Raz na bitwę, na początku tury: jeden twój stos ma +1 Siły w tej turze bitwy.
    .specialist = Raz na bitwę, na początku tury: jeden twój stos ma +1 Siły do końca bitwy.
skill-T-G6 = Ognisty pocisk
    .full = Ognisty pocisk
    .short = Czar: 2 ataki, Magia + 1 (+ 2).
    .text = Czar: atak z 2 atakami; Siła to Magia + 1.
    .specialist = Czar: atak z 2 atakami; Siła to Magia + 2.
skill-T-G7 = Trzęsienie ziemi
    .full = Trzęsienie ziemi
    .short = Czar: 1 rana bez rzutu (2).
    .text = Czar: wróg otrzymuje 1 ranę, bez rzutu.
    .specialist = Czar: wróg otrzymuje 2 rany, bez rzutu.
skill-T-G8 = Wigor przodków
    .full = Wigor przodków
    .short = Stos zyskuje Regenerację (2 stosy).
    .text = Raz na bitwę, na początku tury: jeden twój stos zyskuje Regenerację do końca bitwy.
    .specialist = Raz na bitwę, na początku tury: do dwóch twoich stosów zyskuje Regenerację do końca bitwy.
deck-might = talia Siły
    .object = talię Siły
    .of = z talii Siły
deck-magic = talia Magii
    .object = talię Magii
    .of = z talii Magii

## Artefakty

artefact-A01 = Pierścień Nieszczęścia
    .object = Pierścień Nieszczęścia
    .full = Pierścień Nieszczęścia
    .short = Raz na bitwę: wróg przerzuca trafienia.
    .text = Raz na bitwę, po rzucie wrogiego ataku: wróg musi przerzucić wszystkie trafienia.
artefact-A02 = Miecz Gryfa
    .object = Miecz Gryfa
    .full = Miecz Gryfa
    .short = +1 Siły.
    .text = Heros ma +1 Siły.
artefact-A03 = Topór furii
    .object = Topór furii
    .full = Topór furii
    .short = Zwykły atak: +1 atak.
    .text = Zwykły atak herosa ma +1 atak.
artefact-A04 = Kostur Ashy
    .object = Kostur Ashy
    .full = Kostur Ashy
    .short = +1 Magii.
    .text = Heros ma +1 Magii.
artefact-A05 = Różdżka iskier
    .object = Różdżkę iskier
    .full = Różdżka iskier
    .short = Może walczyć Magią.
    .text = W zwykłym ataku heros może użyć Magii zamiast Siły.
artefact-A06 = Tarcza Sokoła
    .object = Tarczę Sokoła
    .full = Tarcza Sokoła
    .short = Pierwszy raniący atak: o 1 ranę mniej.
    .text = W każdej bitwie pierwszy wrogi atak, który miałby zadać ranę, sam zadaje o 1 ranę mniej.
artefact-A07 = Pancerz ze smoczych łusek
    .object = Pancerz ze smoczych łusek
    .full = Pancerz ze smoczych łusek
    .short = Raz na bitwę: o 2 rany mniej.
    .text = Raz na bitwę, gdy liczy się wrogi atak: ma o 2 rany mniej.
artefact-A08 = Szata arcymaga
    .object = Szatę arcymaga
    .full = Szata arcymaga
    .short = +1 Magii; miejsce na 2 zwoje więcej.
    .text = Heros ma +1 Magii i może mieć o 2 zwoje więcej.
artefact-A09 = Płaszcz cieni
    .object = Płaszcz cieni
    .full = Płaszcz cieni
    .short = Ucieczka kosztuje tylko 1 jednostkę.
    .text = Gdy ten heros ucieka, traci tylko 1 jednostkę.
artefact-A10 = Korona dowodzenia
    .object = Koronę dowodzenia
    .full = Korona dowodzenia
    .short = +1 Dowodzenia.
    .text = Heros ma +1 Dowodzenia.
artefact-A11 = Hełm straży przedniej
    .object = Hełm straży przedniej
    .full = Hełm straży przedniej
    .short = Heros i stosy: +1 Inicjatywy.
    .text = Heros i wszystkie jego stosy mają +1 Inicjatywy.
artefact-A12 = Diadem wejrzenia
    .object = Diadem wejrzenia
    .full = Diadem wejrzenia
    .short = Awans: o jedną kartę więcej do wyboru.
    .text = Gdy ten heros awansuje, dobiera o jedną kartę umiejętności więcej do wyboru.
artefact-A13 = Buty wędrowca
    .object = Buty wędrowca
    .full = Buty wędrowca
    .short = +2 PR w każdej aktywacji.
    .text = Heros ma +2 PR w każdej aktywacji.
artefact-A14 = Kompas głębin
    .object = Kompas głębin
    .full = Kompas głębin
    .short = Wchodzi na wodę wszędzie.
    .text = Heros może wejść na wodę z każdego pola lądu i zejść na każde; nie może skończyć ruchu na wodzie.
artefact-A15 = Wisior życia
    .object = Wisior życia
    .full = Wisior życia
    .short = Wygrana bitwa: Wskrzeszenie(2).
    .text = Gdy ten heros wygra bitwę: Wskrzeszenie(2), zanim straty odejdą.
artefact-A16 = Bezdenna sakiewka
    .object = Bezdenną sakiewkę
    .full = Bezdenna sakiewka
    .short = Pozyskanie surowców: +2 sztuki złota.
    .text = Twoje Pozyskanie surowców daje o 2 sztuki złota więcej.
artefact-A17 = Kilof poszukiwacza
    .object = Kilof poszukiwacza
    .full = Kilof poszukiwacza
    .short = Pozyskanie surowców: +2 zasoby.
    .text = Twoje Pozyskanie surowców daje o 2 zasoby więcej.
artefact-A18 = Sztandar odwagi
    .object = Sztandar odwagi
    .full = Sztandar odwagi
    .short = Kostka elitarna bez elitarnych jednostek.
    .text = Ta strona może w atakach używać kostki elitarnej nawet bez elitarnej jednostki.
artefact-A19 = Czterolistna koniczyna
    .object = Czterolistną koniczynę
    .full = Czterolistna koniczyna
    .short = Raz na bitwę: przerzuć wszystkie pudła.
    .text = Raz na bitwę, po rzucie twojego ataku: przerzuć wszystkie pudła, jak przy Szczęściu.
artefact-A20 = Kula rozproszenia
    .object = Kulę rozproszenia
    .full = Kula rozproszenia
    .short = Raz na bitwę: unieważnij wrogą kostkę elitarną.
    .text = Raz na bitwę, zaraz po tym, jak wróg rzucił kostką elitarną: unieważnij jej wynik.
wear-head = Głowa
wear-body = Ciało
wear-hand = Ręka
wear-trinket = Ozdoba

## Zwoje

scroll-S01 = Magiczny pocisk
    .object = Magiczny pocisk
    .full = Magiczny pocisk
    .short = Czar: 3 ataki, Siła 4.
    .text = Czar: atak z 3 atakami i Siłą 4.
scroll-S02 = Deszcz meteorów
    .object = Deszcz meteorów
    .full = Deszcz meteorów
    .short = Czar: 5 ataków, Siła 5.
    .text = Czar: atak z 5 atakami i Siłą 5.
scroll-S03 = Uzdrawiające słowo
    .object = Uzdrawiające słowo
    .full = Uzdrawiające słowo
    .short = Początek tury: Wskrzeszenie(2).
    .text = Na początku tury bitwy: Wskrzeszenie(2).
scroll-S04 = Masowe wskrzeszenie
    .object = Masowe wskrzeszenie
    .full = Masowe wskrzeszenie
    .short = Początek tury: Wskrzeszenie(4).
    .text = Na początku tury bitwy: Wskrzeszenie(4).
scroll-S05 = Lustrzana tarcza
    .object = Lustrzaną tarczę
    .full = Lustrzana tarcza
    .short = Zignoruj do 3 ran ataku.
    .text = Gdy liczy się wrogi atak: zignoruj do 3 jego ran.
scroll-S06 = Zatrzymanie czasu
    .object = Zatrzymanie czasu
    .full = Zatrzymanie czasu
    .short = Wróg w tej turze nic nie robi.
    .text = Na początku tury bitwy: jeden wrogi stos, heros lub Spotkanie zostaje w tej turze pominięty.
scroll-S07 = Bitewny szał
    .object = Bitewny szał
    .full = Bitewny szał
    .short = Stos: +2 ataki w tej turze.
    .text = Na początku tury bitwy: jeden twój stos ma w tej turze +2 ataki.
scroll-S08 = Krok wiatru
    .object = Krok wiatru
    .full = Krok wiatru
    .short = Na mapie: +3 PR.
    .text = Na mapie: ten heros zyskuje w tej aktywacji 3 PR.
scroll-S09 = Brama do miasta
    .object = Bramę do miasta
    .full = Brama do miasta
    .short = Na mapie: od razu do miasta.
    .text = Na mapie: ten heros trafia do twojego miasta i zachowuje PR.
scroll-S10 = Wizja bogactw
    .object = Wizję bogactw
    .full = Wizja bogactw
    .short = Na mapie: skarb z 1 nagrodą.
    .text = Na mapie: dobierz skarb i weź 1 jego nagrodę.

## Nagrody ze skarbów

reward-gold-2 = 2 sztuki złota
    .object = 2 sztuki złota
reward-gold-3 = 3 sztuki złota
    .object = 3 sztuki złota
reward-gold-4 = 4 sztuki złota
    .object = 4 sztuki złota
reward-gold-5 = 5 sztuk złota
    .object = 5 sztuk złota
reward-resources-1 = 1 zasób
    .object = 1 zasób
reward-resources-2 = 2 zasoby
    .object = 2 zasoby
reward-resources-3 = 3 zasoby
    .object = 3 zasoby
reward-resources-4 = 4 zasoby
    .object = 4 zasoby
reward-scroll = zwój
    .object = zwój
reward-artefact = artefakt
    .object = artefakt
reward-train-1 = 1 jednostka do szkolenia
    .object = 1 jednostkę do szkolenia
reward-train-2 = 2 jednostki do szkolenia
    .object = 2 jednostki do szkolenia
reward-train-3 = 3 jednostki do szkolenia
    .object = 3 jednostki do szkolenia
reward-train-4 = 4 jednostki do szkolenia
    .object = 4 jednostki do szkolenia
reward-recruit-A-2 = 2 jednostki poziomu A
    .object = 2 jednostki poziomu A
reward-recruit-A-3 = 3 jednostki poziomu A
    .object = 3 jednostki poziomu A
reward-recruit-B-1 = 1 jednostka poziomu B
    .object = 1 jednostkę poziomu B
reward-recruit-B-2 = 2 jednostki poziomu B
    .object = 2 jednostki poziomu B
gain-gold = sztuka złota
    .one = sztukę złota
    .few = sztuki złota
    .many = sztuk złota
gain-resources = zasoby
    .one = zasób
    .few = zasoby
    .many = zasobów
gain-train = szkolenie
    .one = jednostkę do szkolenia
    .few = jednostki do szkolenia
    .many = jednostek do szkolenia
gain-recruit = rekruci
    .one = jednostkę
    .few = jednostki
    .many = jednostek
gain-scroll = zwój
    .one = zwój
    .few = zwoje
    .many = zwojów
gain-artefact = artefakt
    .one = artefakt
    .few = artefakty
    .many = artefaktów
gain-skill = umiejętność
    .one = umiejętność
    .few = umiejętności
    .many = umiejętności
tier-A = A
tier-B = B
tier-C = C
tier-D = D
tier-E = E
tier-F = F
pile-artefact = artefakty
    .of = artefaktów
pile-scroll = zwoje
    .of = zwojów
pile-treasure = skarby
    .of = skarbów

## Skarby

treasure-T01 = Opuszczony obóz
    .object = Opuszczony obóz
    .full = Opuszczony obóz
    .text = 3 sztuki złota, 2 zasoby, 2 jednostki poziomu A, zwój.
treasure-T02 = Skrzynia monet
    .object = Skrzynię monet
    .full = Skrzynia monet
    .text = 4 sztuki złota, 2 sztuki złota, 1 zasób, 1 jednostka do szkolenia.
treasure-T03 = Wóz kupca
    .object = Wóz kupca
    .full = Wóz kupca
    .text = 3 sztuki złota, 3 zasoby, zwój, 2 jednostki poziomu A.
treasure-T04 = Krasnoludzki schowek
    .object = Krasnoludzki schowek
    .full = Krasnoludzki schowek
    .text = 3 zasoby, 2 jednostki do szkolenia, 2 sztuki złota, artefakt.
treasure-T05 = Zrujnowana kaplica
    .object = Zrujnowaną kaplicę
    .full = Zrujnowana kaplica
    .text = 3 jednostki do szkolenia, 3 sztuki złota, zwój, 1 zasób.
treasure-T06 = Stara zbrojownia
    .object = Starą zbrojownię
    .full = Stara zbrojownia
    .text = 3 jednostki do szkolenia, artefakt, 2 sztuki złota, 2 zasoby.
treasure-T07 = Kufer czarodzieja
    .object = Kufer czarodzieja
    .full = Kufer czarodzieja
    .text = Zwój, zwój, 2 sztuki złota, 2 zasoby.
treasure-T08 = Wdzięczni wieśniacy
    .object = Wdzięcznych wieśniaków
    .full = Wdzięczni wieśniacy
    .text = 3 jednostki poziomu A, 3 sztuki złota, 2 zasoby, 1 jednostka do szkolenia.
treasure-T09 = Sakiewka najemników
    .object = Sakiewkę najemników
    .full = Sakiewka najemników
    .text = 2 jednostki poziomu B, 3 sztuki złota, 1 zasób, zwój.
treasure-T10 = Zatopiona barka
    .object = Zatopioną barkę
    .full = Zatopiona barka
    .text = 3 zasoby, 3 sztuki złota, artefakt, 1 jednostka poziomu B.
treasure-T11 = Królewski kufer
    .object = Królewski kufer
    .full = Królewski kufer
    .text = 5 sztuk złota, 2 zasoby, zwój, 2 jednostki do szkolenia.
treasure-T12 = Grobowiec czempiona
    .object = Grobowiec czempiona
    .full = Grobowiec czempiona
    .text = Artefakt, 3 sztuki złota, 2 jednostki do szkolenia, zwój.
treasure-T13 = Smoczy skarb
    .object = Smoczy skarb
    .full = Smoczy skarb
    .text = 4 sztuki złota, artefakt, 3 zasoby, zwój.
treasure-T14 = Wozy z kamieniołomu
    .object = Wozy z kamieniołomu
    .full = Wozy z kamieniołomu
    .text = 4 zasoby, 2 sztuki złota, 2 jednostki poziomu B, 1 jednostka do szkolenia.
treasure-T15 = Relikwie świętego
    .object = Relikwie świętego
    .full = Relikwie świętego
    .text = 4 jednostki do szkolenia, 2 jednostki poziomu B, 3 sztuki złota, artefakt.

## Tygodnie

week-C1 = Tydzień karawany
    .text = Każdy gracz zyskuje 2 sztuki złota.
week-C2 = Tydzień drwala
    .text = Każdy gracz zyskuje 2 zasoby.
week-C3 = Tydzień czystego nieba
    .text = W tej rundzie każdy heros ma +1 PR w każdej aktywacji.
week-C4 = Tydzień werbunku
    .text = W tej rundzie jednostki poziomów A i B kosztują o 1 sztukę złota mniej.
week-C5 = Tydzień ciszy
    .text = Nic się nie dzieje.
week-H1 = Tydzień wilka
    .text = W tej rundzie każde Spotkanie atakuje z +1 atakiem.
week-H2 = Tydzień murarza
    .text = W tej rundzie każdy budynek i każdy poziom kosztuje o 1 zasób mniej.
week-H3 = Tydzień mgieł
    .text = W tej rundzie każdy heros ma −1 PR w każdej aktywacji.
week-H4 = Tydzień targu
    .text = W tej rundzie Pozyskanie surowców daje o 1 sztukę złota więcej za każde kontrolowane miejsce.
week-H5 = Tydzień mędrca
    .text = W tej rundzie każdy awans kosztuje o 1 PD mniej.
week-F1 = Tydzień krwawego księżyca
    .text = W tej rundzie, gdy walczą ze sobą herosi, każdy atak ma +1 atak.
week-F2 = Tydzień smoka
    .text = Każdy gracz zyskuje 3 sztuki złota za każde kontrolowane Smocze ogniwa.
week-F3 = Tydzień zarazy
    .text = W tej rundzie nikogo nie można zrekrutować: w mieście, na Arenie ani skarbem.
week-F4 = Tydzień czempionów
    .text = Każdy heros może obrócić 1 podstawową jednostkę swojej armii na elitarną.
week-F5 = Tydzień słabszych
    .text = Każdy gracz o najmniejszej liczbie PP zyskuje 3 sztuki złota i 1 zasób.
moon-crescent = sierp księżyca
moon-half = półksiężyc
moon-full = pełnia

## Inne słowa

face-wound1 = jedna rana
    .object = jedną ranę
face-wound2 = dwie rany
    .object = dwie rany
face-laurel = Laur
    .object = Laur
face-luck = Szczęście
    .object = Szczęście
face-misfortune = Pech
    .object = Pecha
side-elite = elitarna
    .object = elitarną jednostkę
side-basic = podstawowa
    .object = podstawową jednostkę
attribute-strength = Siła
    .using = Siłą
attribute-magic = Magia
    .using = Magią
destination-capital = twoje miasto
    .to = do twojego miasta
die-0 = 0
die-1 = 1
die-2 = 2
die-3 = 3
die-4 = 4
die-5 = 5
die-6 = 6
die-7 = 7
die-8 = 8

## Pola: kolumna jako litera, wiersz jako liczba od góry

square-0-0 = A1
square-0-1 = B1
square-0-2 = C1
square-0-3 = D1
square-0-4 = E1
square-0-5 = F1
square-0-6 = G1
square-0-7 = H1
square-0-8 = I1
square-0-9 = J1
square-0-10 = K1
square-0-11 = L1
square-0-12 = M1
square-0-13 = N1
square-0-14 = O1
square-0-15 = P1
square-0-16 = Q1
square-0-17 = R1
square-0-18 = S1
square-0-19 = T1
square-1-0 = A2
square-1-1 = B2
square-1-2 = C2
square-1-3 = D2
square-1-4 = E2
square-1-5 = F2
square-1-6 = G2
square-1-7 = H2
square-1-8 = I2
square-1-9 = J2
square-1-10 = K2
square-1-11 = L2
square-1-12 = M2
square-1-13 = N2
square-1-14 = O2
square-1-15 = P2
square-1-16 = Q2
square-1-17 = R2
square-1-18 = S2
square-1-19 = T2
square-2-0 = A3
square-2-1 = B3
square-2-2 = C3
square-2-3 = D3
square-2-4 = E3
square-2-5 = F3
square-2-6 = G3
square-2-7 = H3
square-2-8 = I3
square-2-9 = J3
square-2-10 = K3
square-2-11 = L3
square-2-12 = M3
square-2-13 = N3
square-2-14 = O3
square-2-15 = P3
square-2-16 = Q3
square-2-17 = R3
square-2-18 = S3
square-2-19 = T3
square-3-0 = A4
square-3-1 = B4
square-3-2 = C4
square-3-3 = D4
square-3-4 = E4
square-3-5 = F4
square-3-6 = G4
square-3-7 = H4
square-3-8 = I4
square-3-9 = J4
square-3-10 = K4
square-3-11 = L4
square-3-12 = M4
square-3-13 = N4
square-3-14 = O4
square-3-15 = P4
square-3-16 = Q4
square-3-17 = R4
square-3-18 = S4
square-3-19 = T4
square-4-0 = A5
square-4-1 = B5
square-4-2 = C5
square-4-3 = D5
square-4-4 = E5
square-4-5 = F5
square-4-6 = G5
square-4-7 = H5
square-4-8 = I5
square-4-9 = J5
square-4-10 = K5
square-4-11 = L5
square-4-12 = M5
square-4-13 = N5
square-4-14 = O5
square-4-15 = P5
square-4-16 = Q5
square-4-17 = R5
square-4-18 = S5
square-4-19 = T5
square-5-0 = A6
square-5-1 = B6
square-5-2 = C6
square-5-3 = D6
square-5-4 = E6
square-5-5 = F6
square-5-6 = G6
square-5-7 = H6
square-5-8 = I6
square-5-9 = J6
square-5-10 = K6
square-5-11 = L6
square-5-12 = M6
square-5-13 = N6
square-5-14 = O6
square-5-15 = P6
square-5-16 = Q6
square-5-17 = R6
square-5-18 = S6
square-5-19 = T6
square-6-0 = A7
square-6-1 = B7
square-6-2 = C7
square-6-3 = D7
square-6-4 = E7
square-6-5 = F7
square-6-6 = G7
square-6-7 = H7
square-6-8 = I7
square-6-9 = J7
square-6-10 = K7
square-6-11 = L7
square-6-12 = M7
square-6-13 = N7
square-6-14 = O7
square-6-15 = P7
square-6-16 = Q7
square-6-17 = R7
square-6-18 = S7
square-6-19 = T7
square-7-0 = A8
square-7-1 = B8
square-7-2 = C8
square-7-3 = D8
square-7-4 = E8
square-7-5 = F8
square-7-6 = G8
square-7-7 = H8
square-7-8 = I8
square-7-9 = J8
square-7-10 = K8
square-7-11 = L8
square-7-12 = M8
square-7-13 = N8
square-7-14 = O8
square-7-15 = P8
square-7-16 = Q8
square-7-17 = R8
square-7-18 = S8
square-7-19 = T8
square-8-0 = A9
square-8-1 = B9
square-8-2 = C9
square-8-3 = D9
square-8-4 = E9
square-8-5 = F9
square-8-6 = G9
square-8-7 = H9
square-8-8 = I9
square-8-9 = J9
square-8-10 = K9
square-8-11 = L9
square-8-12 = M9
square-8-13 = N9
square-8-14 = O9
square-8-15 = P9
square-8-16 = Q9
square-8-17 = R9
square-8-18 = S9
square-8-19 = T9
square-9-0 = A10
square-9-1 = B10
square-9-2 = C10
square-9-3 = D10
square-9-4 = E10
square-9-5 = F10
square-9-6 = G10
square-9-7 = H10
square-9-8 = I10
square-9-9 = J10
square-9-10 = K10
square-9-11 = L10
square-9-12 = M10
square-9-13 = N10
square-9-14 = O10
square-9-15 = P10
square-9-16 = Q10
square-9-17 = R10
square-9-18 = S10
square-9-19 = T10
square-10-0 = A11
square-10-1 = B11
square-10-2 = C11
square-10-3 = D11
square-10-4 = E11
square-10-5 = F11
square-10-6 = G11
square-10-7 = H11
square-10-8 = I11
square-10-9 = J11
square-10-10 = K11
square-10-11 = L11
square-10-12 = M11
square-10-13 = N11
square-10-14 = O11
square-10-15 = P11
square-10-16 = Q11
square-10-17 = R11
square-10-18 = S11
square-10-19 = T11
square-11-0 = A12
square-11-1 = B12
square-11-2 = C12
square-11-3 = D12
square-11-4 = E12
square-11-5 = F12
square-11-6 = G12
square-11-7 = H12
square-11-8 = I12
square-11-9 = J12
square-11-10 = K12
square-11-11 = L12
square-11-12 = M12
square-11-13 = N12
square-11-14 = O12
square-11-15 = P12
square-11-16 = Q12
square-11-17 = R12
square-11-18 = S12
square-11-19 = T12
square-12-0 = A13
square-12-1 = B13
square-12-2 = C13
square-12-3 = D13
square-12-4 = E13
square-12-5 = F13
square-12-6 = G13
square-12-7 = H13
square-12-8 = I13
square-12-9 = J13
square-12-10 = K13
square-12-11 = L13
square-12-12 = M13
square-12-13 = N13
square-12-14 = O13
square-12-15 = P13
square-12-16 = Q13
square-12-17 = R13
square-12-18 = S13
square-12-19 = T13
square-13-0 = A14
square-13-1 = B14
square-13-2 = C14
square-13-3 = D14
square-13-4 = E14
square-13-5 = F14
square-13-6 = G14
square-13-7 = H14
square-13-8 = I14
square-13-9 = J14
square-13-10 = K14
square-13-11 = L14
square-13-12 = M14
square-13-13 = N14
square-13-14 = O14
square-13-15 = P14
square-13-16 = Q14
square-13-17 = R14
square-13-18 = S14
square-13-19 = T14
square-14-0 = A15
square-14-1 = B15
square-14-2 = C15
square-14-3 = D15
square-14-4 = E15
square-14-5 = F15
square-14-6 = G15
square-14-7 = H15
square-14-8 = I15
square-14-9 = J15
square-14-10 = K15
square-14-11 = L15
square-14-12 = M15
square-14-13 = N15
square-14-14 = O15
square-14-15 = P15
square-14-16 = Q15
square-14-17 = R15
square-14-18 = S15
square-14-19 = T15
square-15-0 = A16
square-15-1 = B16
square-15-2 = C16
square-15-3 = D16
square-15-4 = E16
square-15-5 = F16
square-15-6 = G16
square-15-7 = H16
square-15-8 = I16
square-15-9 = J16
square-15-10 = K16
square-15-11 = L16
square-15-12 = M16
square-15-13 = N16
square-15-14 = O16
square-15-15 = P16
square-15-16 = Q16
square-15-17 = R16
square-15-18 = S16
square-15-19 = T16
square-16-0 = A17
square-16-1 = B17
square-16-2 = C17
square-16-3 = D17
square-16-4 = E17
square-16-5 = F17
square-16-6 = G17
square-16-7 = H17
square-16-8 = I17
square-16-9 = J17
square-16-10 = K17
square-16-11 = L17
square-16-12 = M17
square-16-13 = N17
square-16-14 = O17
square-16-15 = P17
square-16-16 = Q17
square-16-17 = R17
square-16-18 = S17
square-16-19 = T17
square-17-0 = A18
square-17-1 = B18
square-17-2 = C18
square-17-3 = D18
square-17-4 = E18
square-17-5 = F18
square-17-6 = G18
square-17-7 = H18
square-17-8 = I18
square-17-9 = J18
square-17-10 = K18
square-17-11 = L18
square-17-12 = M18
square-17-13 = N18
square-17-14 = O18
square-17-15 = P18
square-17-16 = Q18
square-17-17 = R18
square-17-18 = S18
square-17-19 = T18
square-18-0 = A19
square-18-1 = B19
square-18-2 = C19
square-18-3 = D19
square-18-4 = E19
square-18-5 = F19
square-18-6 = G19
square-18-7 = H19
square-18-8 = I19
square-18-9 = J19
square-18-10 = K19
square-18-11 = L19
square-18-12 = M19
square-18-13 = N19
square-18-14 = O19
square-18-15 = P19
square-18-16 = Q19
square-18-17 = R19
square-18-18 = S19
square-18-19 = T19
square-19-0 = A20
square-19-1 = B20
square-19-2 = C20
square-19-3 = D20
square-19-4 = E20
square-19-5 = F20
square-19-6 = G20
square-19-7 = H20
square-19-8 = I20
square-19-9 = J20
square-19-10 = K20
square-19-11 = L20
square-19-12 = M20
square-19-13 = N20
square-19-14 = O20
square-19-15 = P20
square-19-16 = Q20
square-19-17 = R20
square-19-18 = S20
square-19-19 = T20

## Plansza w przeglądarce

board-map = Mapa
board-week-of = Tydzień { $number } z { $weeks }
board-set-up = Przygotowanie
board-no-faction = jeszcze bez frakcji
board-faction-level = { $faction }, poziom { $level }
board-first = Pierwszy gracz w tym tygodniu
board-power-of = Punkty Potęgi: { $number } z { $target }
board-power = Punkty Potęgi
board-gold = złoto: { $number }
board-resources = zasoby: { $number }
board-controlled = { $number ->
    [one] kontroluje { $number } miejsce
    [few] kontroluje { $number } miejsca
   *[many] kontroluje { $number } miejsc
}
board-hero-units = { $number ->
    [one] { $hero }, { $number } jednostka
    [few] { $hero }, { $number } jednostki
   *[many] { $hero }, { $number } jednostek
}
board-card-name-march = Wymarsz
board-card-name-command = Rozkaz
board-card-name-stewardship = Zarząd
board-card-name-balance = Równowaga
board-card-ready = { $card }: gotowa
board-card-used = { $card }: użyta w tym tygodniu
board-card-aside = { $card }: jeszcze nie w grze
board-your-capital = Twoje miasto, poziom { $level }
board-income = Następne Pozyskanie surowców: złoto { $gold }, zasoby { $resources }
board-built = stoi
board-costs-resources = kosztuje zasoby: { $number }
board-piles = Talie
board-pile-treasure = Skarby: w talii { $number }, odrzucone { $discarded }
board-pile-scroll = Zwoje: w talii { $number }, odrzucone { $discarded }
board-pile-artefact = Artefakty: w talii { $number }, odrzucone { $discarded }
board-pile-week = Tygodnie, które jeszcze nadejdą: { $number }
board-pile-name-treasure = Skarby
board-pile-name-scroll = Zwoje
board-pile-name-artefact = Artefakty
board-pile-name-week = Tygodnie
board-your-heroes = Twoi herosi
board-your-cards = Twoje karty akcji
board-in-capital = w mieście
board-moving-now = porusza się
board-hero-done = po aktywacji · { $place }
board-points-left = PR: { $number }
board-stack = { $unit }: elitarne { $elite }, podstawowe { $basic }
board-leadership = { $number } z { $most } jednostek (Dowodzenie)
board-leadership-value = Dowodzenie
board-skills = { $number ->
    [one] { $number } umiejętność
    [few] { $number } umiejętności
   *[many] { $number } umiejętności
}
board-artefacts = { $number ->
    [one] { $number } artefakt
    [few] { $number } artefakty
   *[many] { $number } artefaktów
}
board-scrolls = { $number ->
    [one] { $number } zwój
    [few] { $number } zwoje
   *[many] { $number } zwojów
}
board-experience = PD w trofeach: { $number }
board-walk-to = { $number ->
    [one] { $number } krok: { $place }
    [few] { $number } kroki: { $place }
   *[many] { $number } kroków: { $place }
}
column-letter = { $column ->
    [1] A
    [2] B
    [3] C
    [4] D
    [5] E
    [6] F
    [7] G
    [8] H
    [9] I
    [10] J
    [11] K
    [12] L
    [13] M
    [14] N
    [15] O
    [16] P
    [17] Q
    [18] R
    [19] S
   *[20] T
}
board-square-guard = { column-letter }{ $row }: { $name }, Liczebność { $number }
board-square-capital = { column-letter }{ $row }: miasto, { $player }
board-square-held = { column-letter }{ $row }: { $name }, kontroluje { $player }
board-square-thing = { column-letter }{ $row }: { $name }
board-terrain-open = teren otwarty
board-terrain-mountain = góry
board-terrain-water = woda
board-terrain-port = port
board-choose-faction = Wybierz swoją frakcję
board-choose-hero = Wybierz początkowego herosa
board-heroes-chosen = Wybór zapadł. Herosi pojawią się, gdy wybiorą wszyscy.
board-type-might = heros Siły
board-type-magic = heros Magii
board-strength = Siła
board-magic = Magia
board-initiative = Inicjatywa
board-capital-level = Miasto na poziomie { $level }
board-raise = Podnieś do poziomu { $level }, zasoby: { $number }
board-stands = stoi
board-recruiting = Rekrutacja
board-recruiting-text = Nowa jednostka trafia do zaznaczonej armii, stroną podstawową.
board-arena = Arena
board-arena-counter = zrekrutowane: { $number } z 3
board-in-reserve = rezerwa { $number }
board-armies = Armie w mieście
board-armies-text = Kliknij żeton, aby go wyszkolić, przekazać albo odprawić.
board-no-army = W mieście nie ma herosa.
board-hire = Najmij: { $hero }
board-study = Dobierz zwój
board-for-hero = dla: { $hero }
board-hero-away = { $hero } jest na mapie: nie rekrutuje i nie szkoli.
board-recruits-now = rekrutuje teraz
board-mark-army = kliknij, aby tu rekrutować
board-of-leadership = { $number } z { $most }
board-token-options = { $unit }, { $side }: co można zrobić
board-elite = elitarna
board-basic = podstawowa
board-offer = Karty do wyboru
board-battle-for = Bitwa: { $place }
board-battle-turn = Tura bitwy { $number }
board-attacker = atakujący
board-defender = obrońca
board-guard-number = strażnik, Liczebność { $number } z { $all }
board-side-hero = { $number ->
    [one] { $role }, { $player }, { $number } jednostka
    [few] { $role }, { $player }, { $number } jednostki
   *[many] { $role }, { $player }, { $number } jednostek
}
board-can-take = tyle ran wytrzyma jeszcze każda strona
board-steps = Kroki ataku
board-step-attacks = Ataki
board-step-roll = Rzut
board-step-rerolls = Przerzuty
board-step-wounds = Rany
board-step-assign = Przydział
board-step-after = Potem
board-initiative-of = Inicjatywa { $number }
board-slot-acted = już po ataku
board-slot-gone = poza walką
board-slot-skipped = pominięcie
board-roll = Siła { $strength }: trafia { $strength } lub mniej
board-dice-told = Kostki: { $dice }
board-hits = { $number ->
    [one] trafienie
    [few] trafienia
   *[many] trafień
}
board-elite-wounds = kostka elitarna
board-stopped = powstrzymane
board-wounds = { $number ->
    [one] rana
    [few] rany
   *[many] ran
}
board-attacks = { $number ->
    [one] { $number } atak
    [few] { $number } ataki
   *[many] { $number } ataków
}
board-uses = Czego możesz użyć
board-use-used = użyte
board-use-in-force = działa
board-when-battle-start = przed 1. turą
board-when-turn-start = początek tury
board-when-before-roll = przed rzutem
board-when-elite-result = po kostce elitarnej
board-when-after-roll-own = po twoim rzucie
board-when-after-roll-enemy = po rzucie wroga
board-when-wounds = gdy padają rany
board-when-after-attack = po ataku
board-when-turn-end = koniec tury
board-when-hero-attack = atak herosa
board-when-always = zawsze
board-when-victory = po zwycięstwie
board-show-map = Pokaż mapę
board-show-back = Wróć
board-unit-values = Siła { $strength }, Inicjatywa { $initiative }
board-unit-costs = Rekrutacja: złoto { $recruit }, szkolenie: złoto { $train }; żetony: { $number }
board-encounter-values = Liczebność { $number }, Siła { $strength }, Inicjatywa { $initiative }
board-trophy = Trofeum: PD { $medals }, skrzynie skarbów { $chests }
board-rolls-elite = Rzuca kostką elitarną.
board-hero-values = Siła { $strength }, Magia { $magic }, Inicjatywa { $initiative }, Dowodzenie { $leadership }
board-of-player = Prowadzi: { $player }
board-trophy-of = Trofeum { $name }: PD { $medals }
board-building-costs = Poziom { $level }; zasoby { $resources }, złoto { $gold }

## Pierwsza gra z przewodnikiem

lesson-goal = Co daje zwycięstwo
    .line = Decydują Punkty Potęgi
    .tell = Witaj! Każde z was prowadzi miasto i jego herosów. **Punkty Potęgi** dają kopalnie, artefakty i rosnące miasto. Kto osiągnie 12, od razu wygrywa; inaczej ten, kto ma najwięcej Potęgi po dziewięciu tygodniach.
    .do = Spójrz na mapę: prowadzisz Przystań, a Bruno Twierdzę. Potem kontynuuj.
    .why = prawie wszystko, co daje Potęgę, jest strzeżone. Najpierw potrzebujesz więc armii.
    .free = Punkty Potęgi dają kopalnie, artefakty i rosnące miasto. Kto osiągnie cel, od razu wygrywa; inaczej ten, kto ma najwięcej Potęgi po ostatnim tygodniu.
lesson-capital = Twoje miasto
    .line = Blisko kopalń ze słabą strażą
    .tell = **Miasto** stoi na polu twojego kafla startowego. Okrągłe żetony to łatwi strażnicy, romby średni, sześciokąty trudni. Czubek żetonu wskazuje, czego strzeże.
    .do = Postaw je na C2: blisko jest Tartak w rogu, a strzeże go stado harpii, Liczebność { $number }.
    .why = heros robi sześć kroków, a nowe jednostki dostaje tylko w mieście.
    .good = Dobre miejsce: pierwsza kopalnia jest o dwa kroki stąd.
    .far = Tak też można. Stamtąd do pierwszej kopalni jest dalej.
    .free = Miasto stoi na polu twojego kafla startowego. Heros tam zaczyna i tylko tam dostaje nowe jednostki, więc przydaje się krótka droga do słabych strażników.
lesson-hero = Pierwszy heros
    .line = Siła, Magia, Dowodzenie
    .tell = **Heros** prowadzi twoje jednostki, a Dowodzenie mówi, ile. Anton ma Siłę { $strength } i poprowadzi do { $lead } jednostek; sam uderza i daje jednemu stosowi szybszy start.
    .do = Wybierz Antona.
    .why = heros Siły walczy od pierwszej bitwy; herosi Magii potrzebują najpierw czarów.
    .good = Anton prowadzi sześć elitarnych jednostek: trzech Strażników i trzech Kuszników.
    .other = Też dobrze, z innymi zaletami. Następne lekcje mówią o Antonie.
    .free = Heros prowadzi twoje jednostki, a Dowodzenie mówi, ile. Herosi Siły sami uderzają, herosi Magii rzucają czary.
lesson-cards = Trzy karty na tydzień
    .line = Każda pokazuje dwie akcje
    .tell = W tygodniu masz trzy tury: za każdym razem zagrywasz **kartę akcji** i wykonujesz jedną z jej dwóch akcji. Herosi ruszają i walczą, Pozyskanie daje dochód, Rozbudowa buduje i rekrutuje. Masz złoto { $gold }, zasoby { $goods }.
    .do = Zagraj Rozkaz: Rozbudowa.
    .why = najpierw silniejsza armia. Wymarsz zostaje dla herosów, Zarząd na dochód.
    .good = Miasto jest otwarte: buduj, rekrutuj i szkol, dopóki cię stać.
    .same = To też Rozbudowa, ale wtedy Zarząd przepada i po dochód musiałby pójść Wymarsz.
    .later = Na to też przyjdzie pora, w innej turze. Najpierw rośnie armia.
    .idle = Ta karta przepadnie na nic. Tutaj nigdy nie musisz tego robić.
    .free = W każdej turze zagrywasz kartę akcji i wykonujesz jedną z jej akcji. Gdy nikt nie ma gotowej karty, tydzień się kończy i wszystkie karty znów są gotowe.
lesson-build = Budynek
    .line = Jeden w każdej akcji Rozbudowa
    .tell = Budynki kosztują **zasoby** i zostają na zawsze. Siedliska dają lepsze jednostki, Tawerna więcej herosów. Plac ćwiczeń kosztuje { $cost } i pozwala zmieniać podstawowe jednostki w elitarne.
    .do = Wznieś Plac ćwiczeń.
    .why = elitarna jednostka zniesie dwie rany zamiast jednej i daje kostkę elitarną.
    .good = Stoi i od razu działa.
    .other = Też się przyda. Ale z Placem ćwiczeń nowe jednostki od razu są lepsze.
    .level = Poziom to 1 PP i większy dochód, ale teraz zabraknie na budynek.
    .units = Jednostki mogą chwilę poczekać: najpierw budynek, potem je wyszkolisz.
    .done = Miasto zostałoby bez żadnego budynku.
    .free = W każdej akcji Rozbudowa możesz wznieść jeden budynek i raz podnieść miasto. Budynki kosztują zasoby i nigdy nie przepadają.
lesson-recruit = Nowe jednostki
    .line = Złoto na Kuszników
    .tell = Jednostki kosztują **złoto** i dołączają do herosa w mieście jako podstawowe. Kusznik kosztuje { $price } i ma Siłę { $strength }; szkolenie na elitarnego kosztuje jeszcze { $train }.
    .do = Zrekrutuj dwóch Kuszników, wyszkol obu i zakończ akcję.
    .why = stos atakuje jedną kostką za każdą jednostkę, więc wielu tego samego rodzaju uderza mocno.
    .good = Stos ma o jednego więcej. Zaraz dojdzie drugi.
    .cheap = Taniej i słabiej: ich Siła to 2.
    .else = To możesz zrobić później. Teraz złoto idzie na armię.
    .done = Złoto w kasie nie walczy. Ale oszczędzać też wolno.
    .free = Jednostki kosztują złoto i dołączają do herosa w mieście jako podstawowe. Z Placem ćwiczeń zmienisz je w elitarne.
lesson-march = W drogę
    .line = Wymarsz: Herosi
    .tell = Bruno zagrał kartę, znów twoja kolej. **Herosi** aktywują się jeden po drugim. Każdy ma 6 punktów ruchu, a krok kosztuje jeden.
    .do = Zagraj Wymarsz: Herosi i aktywuj Antona.
    .why = pierwsza kopalnia od razu daje Potęgę, a potem dochód co tydzień.
    .good = Wybierz Antona; rusza z ośmioma jednostkami.
    .gather = Pozyskanie teraz niewiele da: nie kontrolujesz jeszcze niczego.
    .develop = Niewiele zostało do wydania. Anton jest gotowy.
    .idle = Wtedy karta nic nie da. Anton wolałby ruszyć.
    .free = Herosi aktywują się jeden po drugim. Heros ma 6 punktów ruchu, a każdy krok kosztuje jeden.
lesson-walk = Krok po kroku
    .line = W pionie i poziomie, po 1 punkcie
    .tell = Herosi idą w górę, w dół, w lewo i w prawo. **Góry** ich zatrzymują, a na **wodę** wchodzi się tylko z portu. Złota ramka pokazuje, dokąd można dojść.
    .do = Idź na B2.
    .why = stamtąd do harpii jest jeden krok.
    .good = Zostało pięć punktów, a strażnik jest tuż obok.
    .other = Tędy też się idzie, ale nie do Tartaku.
    .stop = Pozostałe punkty by przepadły.
    .free = Herosi idą w górę, w dół, w lewo i w prawo, każdy krok za jeden punkt. Góry ich zatrzymują, a na wodę wchodzi się tylko z portu.
lesson-guard = Strażnik
    .line = Wejście na jego pole to bitwa
    .tell = Wejście na pole **strażnika** albo tego, czego strzeże, zaczyna bitwę i kończy ruch. Harpie mają Liczebność { $number }: tyle ran zniosą, a trafiają wynikiem { $strength } lub mniej. Szansa stoi przy opcji.
    .do = Idź na B1 i walcz. Potem daj Strażnikom szybszy start i pozwól im działać przed Antonem.
    .why = zwycięzca od razu staje na polu Tartaku.
    .good = Bitwa się zaczyna. Najpierw dar Taktyka, potem kolejność.
    .other = Harpie nie pójdą za tobą. Ale Tartak zostanie u nich.
    .stop = Anton czekałby obok strażnika do następnej aktywacji.
    .free = Wejście na pole strażnika albo tego, czego strzeże, zaczyna bitwę i kończy ruch. Żeton pokazuje Liczebność, Siłę i Inicjatywę.
lesson-attack = Kostki, które trafiają
    .line = Nie więcej niż Siła
    .tell = Stosy działają według **Inicjatywy**, od najwyższej; Kusznicy w pierwszej turze strzelają wcześnie. Jednostek jest { $units }, więc ataków też { $units }, a każda kostka z wynikiem { $strength } lub mniej trafia.
    .do = Atakuj.
    .why = każde trafienie to rana, a każda rana odbiera wrogom jedno stworzenie i jeden atak.
    .good = Kostki są gotowe. Najpierw jedno pytanie.
    .decline = Prawie nigdy nie ma powodu, by nie atakować.
    .free = Stosy działają według Inicjatywy. Każda jednostka to jeden atak, a kostka, która nie przekracza Siły, trafia.
lesson-elite = Kostka elitarna
    .line = Jeden atak za kostkę z symbolami
    .tell = Z elitarną jednostką w armii możesz zamienić jeden atak na **kostkę elitarną**: rany na trzech z sześciu ścian; Laur leczy, Szczęście przerzuca chybione, Pech trafione.
    .do = Rzuć kostką elitarną.
    .why = średnio jest warta dwie trzecie rany, a kostka Kuszników mniej niż pół.
    .good = Rzucona razem z innymi. Jej wynik jest w dzienniku.
    .plain = Bez niej kostki zadają średnio trochę mniej ran.
    .free = Z elitarną jednostką w armii jeden atak można zamienić na kostkę elitarną. Średnio jest warta dwie trzecie rany.
lesson-wounds = Rany dla ciebie
    .line = Wybierasz stos
    .tell = Teraz uderzyły harpie. Wybierasz **stos**, który przyjmie rany, wszystkie, ile zniesie. Elitarna jednostka staje się podstawowa, podstawowa ginie. Strażnicy mają Pancerz: pierwsza rana w turze jest zatrzymana.
    .do = Wybierz Strażników i walcz dalej, aż harpie przegrają.
    .why = Kusznicy to twój najsilniejszy stos, a Pancerz oszczędza jedną ranę.
    .good = Od tego są Strażnicy. Teraz walcz dalej, atak po ataku.
    .other = Zniosą to, ale każdy stracony Kusznik to atak mniej.
    .free = Wybierasz stos, który przyjmie rany, wszystkie, ile zniesie. Elitarna jednostka staje się podstawowa, podstawowa ginie.
lesson-treasure = Trofeum i skarb
    .line = Nagrody z karty
    .tell = Wygrana! Żeton to twoje **trofeum**: jego medale to doświadczenie, na umiejętności później. Jego skrzynia to **skarb**: karta z czterema nagrodami; bierzesz tyle, ile jest skrzyń.
    .do = Wyszkol jednostki: ranny Strażnik znów będzie elitarny.
    .why = to nic nie kosztuje, a następna bitwa już niedługo.
    .good = Twoja armia znów jest w pełni sił.
    .other = Też dobrze; Strażnika można wyszkolić w mieście za złoto.
    .free = Pokonany strażnik to trofeum z medalami doświadczenia, a jego skrzynie to nagrody z karty skarbu.
lesson-control = Pierwsza kopalnia
    .line = Chorągiew na Tartaku
    .tell = Anton stoi na polu Tartaku i nikt go już nie strzeże. Przejęcie **kontroli** od razu daje Potęgę ({ $power } PP), a przy każdym Pozyskaniu zasoby: { $goods }. Aktywacja się kończy.
    .do = Przejmij kontrolę.
    .why = Tartak będzie twój, nawet gdy Anton pójdzie dalej, dopóki ktoś go nie przejmie.
    .good = Twoja chorągiew już stoi, a Bruno jest z tyłu.
    .stop = Wtedy Tartak zostanie wolny i może po niego przyjść Bruno.
    .free = Heros na niestrzeżonym miejscu przejmuje nad nim kontrolę. Miejsce jest twoje także wtedy, gdy heros pójdzie dalej, dopóki ktoś go nie przejmie.
lesson-gather = Dochód
    .line = Płacą miasto i kopalnie
    .tell = **Pozyskanie** daje naraz wszystko, co przynoszą miasto, kopalnie i niektórzy herosi. Tartak dodaje zasoby: { $goods }.
    .do = Zagraj Zarząd: Pozyskanie surowców.
    .why = następne siedlisko i następny poziom miasta kosztują zasoby.
    .good = To twój tydzień. Gdy wszystkie karty są użyte, zaczyna się następny.
    .develop = Teraz niewiele da się opłacić. Ale miasto nigdy nie jest skończone.
    .idle = Wtedy w tym tygodniu nic nie przybędzie.
    .free = Pozyskanie daje naraz wszystko, co przynoszą miasto, kopalnie i niektórzy herosi.
lesson-next = Nowy tydzień
    .line = Dalej, do 12 PP
    .tell = **Karta tygodnia** mówi, co jest teraz szczególne, i mogą przyjść nowi strażnicy. Dalej tak samo: strażnicy to trofea i kopalnie, zasoby to poziomy, złoto to jednostki. Za 3 PD heros zdobywa umiejętność.
    .do = Kontynuuj i graj, jak chcesz; podpowiedzi i zasady są zawsze pod ręką.
    .why = każdy poziom miasta i każdy artefakt to także Potęga.
    .free = Co tydzień karta mówi, co jest szczególne, i mogą przyjść nowi strażnicy. Strażnicy to trofea i kopalnie, zasoby to poziomy, a złoto to jednostki.

## Jak się gra: pięć obrazków, każdy z nagłówkiem i jednym zdaniem

how-1 = Zbieraj
    .line = Zagrywaj karty akcji: zdobywaj złoto i zasoby albo buduj i rekrutuj w mieście.
how-2 = Ruszaj
    .line = Twoi herosi idą sześć pól, pływają z portów i przechodzą przez portale.
how-3 = Walcz
    .line = Kopalń bronią strażnicy. Trafiają kostki, które nie przekraczają twojej Siły.
how-4 = Rośnij
    .line = Trofea uczą umiejętności, skarby dają artefakty, szkolenie czyni jednostki elitarnymi.
how-5 = Władaj
    .line = Kopalnie, artefakty i miasto to Potęga. Osiągnij cel, zanim skończą się tygodnie.
board-aim = Teraz wskaż cel.
board-hero-sheet = { $hero }: karta herosa
board-close = Zamknij
board-start-abilities = Zdolności początkowe
board-skills-title = Umiejętności
board-next-skill = { $number } z 5 · następna za { $cost } PD
board-all-skills = { $number } z 5
board-specialised = wyspecjalizowana
board-artefacts-title = Artefakty
board-slot-head = głowa
board-slot-body = tułów
board-slot-hand = ręka
board-slot-trinket = ozdoba
board-scrolls-title = Zwoje
board-scrolls-hidden = { $number ->
    [one] 1 zakryty zwój
    [few] { $number } zakryte zwoje
   *[many] { $number } zakrytych zwojów
}
board-needs-magic = wymaga Magii { $number }
board-only-you = widzisz tylko ty
board-trophies-title = Trofea
board-xp = { $number } PD
board-schools = { $type } · { $schools }
board-nothing = brak
board-tab-capital = Miasto
board-tab-cards = Karty
board-walk-there = { $number ->
    [one] Idź: 1 krok
    [few] Idź: { $number } kroki
   *[many] Idź: { $number } kroków
}
board-go-fight = { $number ->
    [one] Idź i walcz: 1 krok
    [few] Idź i walcz: { $number } kroki
   *[many] Idź i walcz: { $number } kroków
}
board-points-left-after = { $number ->
    [0] Nie zostanie żaden punkt ruchu.
    [one] Zostanie 1 punkt ruchu.
    [few] Zostaną { $number } punkty ruchu.
   *[many] Zostanie { $number } punktów ruchu.
}
