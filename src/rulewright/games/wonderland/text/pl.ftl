# Wojna w Krainie Czarów po polsku: wszystko, co pojawia się przy stole.
#
# Formy gramatyczne nazw są ich atrybutami: komunikat o regionie (`region`) może użyć $region, $region-in (gdzie),
# $region-to (dokąd), $region-from (skąd) i $region-object (biernik), komunikat o żetonie (`chip`) $chip i $chip-object.
# `.short` karty lub zdolności to wiersz najwyżej 52 znaków, `.text` cały tekst; `.feat` i `.objective` to połowy zadania.
# $piece to żeton lub przedmiot, $unit stronnik, lider lub pionek, $power to, czego można użyć.
# $player to nazwa gracza, zawsze w mianowniku; zdania nie zależą od jego rodzaju.

## Gra

game-name = Wojna w Krainie Czarów
game-line = Zbierz stronników i osobliwych sprzymierzeńców przy szalonej herbatce, a potem w pięciu bitwach dobieraj żetony z worka i przestań, zanim szaleństwo zabierze ostatniego stronnika.
game-motto = Najpierw szalona herbatka, potem wojna: jeszcze jeden żeton?

## Opcje nowej gry

setting-ally-set = Zestaw sprzymierzeńców
    .description = Co potrafią sprzymierzeńcy w workach. Na pierwszą grę najlepszy jest zestaw A; mieszany bierze każdego sprzymierzeńca z wylosowanego zestawu i jest gorzej zrównoważony.
setting-ally-set-A = Zestaw A
setting-ally-set-B = Zestaw B
setting-ally-set-C = Zestaw C
setting-ally-set-D = Zestaw D
setting-ally-set-random = Losowy zestaw
setting-ally-set-mixed = Mieszane zestawy
setting-factions = Frakcje
    .description = Czy wybieracie frakcje w kolejności tur, czy rozdaje je los.
setting-factions-choose = Do wyboru w kolejności tur
setting-factions-random = Losowo
setting-first-player = Pierwszy gracz
    .description = Kto wykonuje pierwszą turę herbatki w rundzie I i pierwszy wybiera frakcję.
setting-first-player-random = Losowo
setting-first-player-0 = Miejsce 1
setting-first-player-1 = Miejsce 2
setting-first-player-2 = Miejsce 3
setting-first-player-3 = Miejsce 4
setting-first-player-4 = Miejsce 5
setting-open-bags = Otwarte worki
    .description = Wszyscy widzą zawartość wszystkich worków, także w fazie wojny. Bez tej opcji widzisz tylko swój worek, i to poza fazą wojny.

## Liczby rzeczy

vp-counted = { $number } PZ
shards-counted = { $number ->
    [one] { $number } odłamek
    [few] { $number } odłamki
   *[many] { $number } odłamków
}
chips-counted = { $number ->
    [one] { $number } żeton
    [few] { $number } żetony
   *[many] { $number } żetonów
}
units-counted = { $number ->
    [one] { $number } jednostka
    [few] { $number } jednostki
   *[many] { $number } jednostek
}
supporters-counted = { $number ->
    [one] { $number } stronnik
    [few] { $number } stronników
   *[many] { $number } stronników
}
supporters-object = { $number ->
    [one] { $number } stronnika
    [few] { $number } stronników
   *[many] { $number } stronników
}
units-object = { $number ->
    [one] { $number } jednostkę
    [few] { $number } jednostki
   *[many] { $number } jednostek
}
castles-counted = { $number ->
    [one] { $number } zamek
    [few] { $number } zamki
   *[many] { $number } zamków
}
quests-counted = { $number ->
    [one] { $number } zadanie
    [few] { $number } zadania
   *[many] { $number } zadań
}
tea-cards-counted = { $number ->
    [one] { $number } karta herbatki
    [few] { $number } karty herbatki
   *[many] { $number } kart herbatki
}

## Decyzje: pytania

prompt-choose-faction = Wybierz swoją frakcję.
    .why = Każda ma własnego lidera, zdolności i tory kuźni; zajętej wziąć nie można.
    .first = Alicja, Królowa i pozostali grają różnie; każda frakcja może wygrać.
prompt-keep-quest = Zatrzymaj jedno z dwóch zadań.
    .why = Drugie wraca do talii; nikt nie widzi żadnego z nich.
    .first = Zadanie daje 3 PZ za wyczyn lub cel, a 9 PZ za oba.
prompt-place-start-poison = Połóż truciznę na karcie herbatki albo zakończ.
    .why = Kto weźmie tę kartę, weźmie twoją truciznę do worka.
    .first = Zatruj kartę, której chcą rywale; dobrana w bitwie kosztuje ich jednostkę.
prompt-place-returned-figure = Umieść pionek mieszkańca ze swojej puli albo zrezygnuj.
    .why = Przyjaźń z ludem przywraca stracony pionek do dowolnego regionu.
    .first = Pionek dodaje swoją siłę, gdy w jego regionie zaczyna się bitwa.
prompt-tea-turn = Przejdź na krzesło i weź kartę herbatki: { $number } z { $most }.
    .why = Nie można się cofnąć; na szczycie stołu rzucasz kością odłamków.
    .first = Karty, które teraz bierzesz, to armia, z którą ruszysz do walki.
prompt-reroll = Zostawić wynik czy rzucić kością odłamków jeszcze raz?
    .why = Czysta filiżanka: liczy się drugi wynik, pomniejszony o 1.
    .first = Każdy odłamek kosztuje na koniec 1 PZ, a kto ma ich najwięcej, zyskuje szaleństwo.
prompt-give-shard = Pozbyć się jednego z tych odłamków?
    .why = Szalony podarunek pozwala pozbyć się jednego z właśnie wyrzuconych odłamków.
    .first = Kto po herbatce ma najwięcej odłamków, zyskuje dodatkowe szaleństwo.
prompt-seat-after-head = Wybierz krzesło z kartą herbatki.
    .why = Stół został uzupełniony: możesz wybrać każde krzesło z kartą.
    .first = Weź to, czego najbardziej trzeba twojemu workowi i regionom.
prompt-choose-half = Wybierz połowę tej karty herbatki.
    .why = Dostajesz nagrody tylko z jednej połowy; jednostki i obowiązkowa kość zawsze.
    .first = Zdecyduj, czego ci brakuje: druga połowa przepada.
prompt-take-optional = Rzucić kością odłamków za dodatkową nagrodę?
    .why = Bierzesz odłamki i nagrodę albo nic z tego.
    .first = Od jednego do trzech odłamków: każdy, którego się nie pozbędziesz, to na koniec −1 PZ.
prompt-next-effect = Wybierz następny efekt swojej karty herbatki.
    .why = Wszystkie zostaną rozpatrzone; do ciebie należy tylko kolejność.
    .first = Czasem kolejność pomaga: nowy pionek może wskazać, gdzie posłać jednostki.
prompt-unit-region = Wybierz region; jednostek do umieszczenia: { $number }.
    .why = Wszystkie trafiają do tego samego regionu.
    .first = Walczysz tylko tam, gdzie masz jednostki, i to one przyjmują straty.
prompt-unit-kind = Umieścić stronnika czy pionek mieszkańca?
    .why = Pionek z twojej puli może przyjść zamiast stronnika.
    .first = Pionki dają siłę i zdolność; stronnicy tylko przyjmują straty.
prompt-split-region = Wybierz region dla tej jednostki.
    .why = Królewski dekret pozwala rozdzielić jednostki z karty.
    .first = Jedna jednostka wystarczy, by wziąć udział w bitwie w regionie.
prompt-relocate-unit = Sprowadź jednostkę z innego regionu albo zakończ.
    .why = W twojej puli nie ma już stronników.
    .first = Jednostka, która odchodzi, nie będzie już walczyć tam, gdzie stała.
prompt-any-ally = Wybierz żeton sprzymierzeńca do worka.
    .why = Możesz wziąć to, co w puli zostało z tego poziomu.
    .first = To, co teraz trafia do worka, dobierzesz potem w bitwie.
prompt-upgrade-gift = Wziąć słaby czy silny żeton sprzymierzeńca?
    .why = Prezent nieurodzinowy daje ci silny żeton tego samego rodzaju.
    .first = Silny żeton ma więcej siły lub większy efekt.
prompt-wonderlandian = Wybierz mieszkańca Krainy Czarów z rynku kart.
    .why = Pionek od razu trafia do regionu; przedmiot to dwa żetony do worka.
    .first = Karta zostaje u ciebie do końca gry.
prompt-figure-region = Wybierz region dla pionka mieszkańca.
    .why = Jego siła liczy się w tamtejszych bitwach, dopóki tam stoi.
    .first = Pionek najwięcej daje tam, gdzie chcesz wygrać.
prompt-unlock-ability = Odblokuj jedną ze swoich zdolności frakcji.
    .why = Działa od teraz do końca gry.
    .first = Dwie ulepszają artefakty, dwie działają same.
prompt-castle-region = Wybierz region dla swojego zamku.
    .why = Musi to być region, w którym go jeszcze nie masz.
    .first = Zamek daje +2 siły w tamtejszych bitwach i PZ na koniec gry.
prompt-leader-max = Oddać zamiast tego odłamek?
    .why = Twój lider ma już siłę 6.
    .first = Każdy oddany odłamek to 1 PZ więcej.
prompt-draw-quests = Dobrać karty zadań?
    .why = Zadania nic nie kosztują; wyczyny wymagają bitew, które dopiero będą.
    .first = Zadanie płaci za wyczyn w bitwie i za cel na koniec gry.
prompt-discard-quest = Odrzuć jedno zadanie z ręki.
    .why = Zostaje zakryte; nikt się nie dowie, które to było.
    .first = Zatrzymaj zadania, których region i cel ci pasują.
prompt-tea-forge = Przekuj żeton z worka albo zrezygnuj.
    .why = Na stałe opuszcza worek i zakrywa pole toru kuźni.
    .first = Przekuj to, czego wolisz nie dobierać, i weź nagrodę pola.
prompt-end-turn-poison = Połóż truciznę na karcie herbatki albo zrezygnuj.
    .why = Na żadnej karcie na stole nie ma teraz trucizny.
    .first = Kto weźmie tę kartę, weźmie twoją truciznę do worka.
prompt-leader-region = Wyślij swojego lidera o sile { $number } do regionu.
    .why = Masz już wszystkie karty herbatki; siła lidera będzie się tam liczyć.
    .first = Wybierz miejsce, gdzie chcesz wygrać: lidera traci się na samym końcu.
prompt-cat-move = Przesunąć lidera do sąsiedniego regionu?
    .why = Uśmiech bez kota pozwala na to przed pierwszą bitwą.
    .first = Siła lidera liczy się tylko tam, gdzie stoi na początku bitwy.
prompt-start-of-battle = Włożyć wyczerpany żeton z powrotem do worka?
    .why = Suseł budzi jeden żeton przed pierwszym dobraniem.
    .first = Dobre żetony w worku to mniejsza szansa na szaleństwo.
prompt-wager = Zakładasz się o to, kto wygra { $region-in }?
    .why = Trafny zakład: dowolny słaby sprzymierzeniec. Nietrafny: 1 odłamek. Remis: nic.
    .first = Nie walczysz tutaj, ale i tak możesz coś zyskać.
prompt-draw-or-halt = Dobierasz czy wycofujesz się z siłą { $strength }?
    .why = { $standing ->
        [1] Prowadzisz o { $number }; szaleństwo kosztuje jednostki, masz ich tu { $units }.
        [2] Nikt nie prowadzi; szaleństwo kosztuje jednostki, masz ich tu { $units }.
       *[3] Tracisz { $number } do prowadzenia; szaleństwo kosztuje jednostki, masz ich { $units }.
    }
    .first = Największa siła wygrywa region, druga dostaje połowę PZ.
prompt-first-draw-mode = Dobierasz jeden żeton czy dwa z Gąsienicą?
    .why = Z nią widzisz dwa żetony i zagrywasz jeden, raz w tej bitwie.
    .first = Gąsienica pomaga ominąć szaleństwo.
prompt-choose-drawn = Wybierz jeden z dobranych żetonów do zagrania.
    .why = Pozostałe wracają do worka.
    .first = Zagrywa się tylko jeden, cokolwiek przyniosło dobranie.
prompt-shield = Zablokować { $piece-object } tarczą?
    .why = Tarcza pęka, a żeton wraca do worka.
    .first = Pęknięta tarcza nie pomoże, dopóki jej nie naprawisz.
prompt-reduce-loss = Stracić o jedną jednostkę mniej?
    .why = Każda z tych zdolności działa raz na bitwę.
    .first = Bez jednostki w regionie odpadasz z bitwy.
prompt-lose-unit = Wybierz jednostkę, którą tracisz; do straty: { $number }.
    .why = Siła, którą dała na początku, zostaje; jej zdolność się kończy.
    .first = Lidera traci się dopiero wtedy, gdy nie ma już nikogo innego.
prompt-soldiers = Wybierz, co robią twoi Karciani żołnierze.
    .why = Co mogą w tej grze, mówi ich karta sprzymierzeńca.
    .first = Więcej siły teraz czy pomoc na później: co da ci tę bitwę?
prompt-move-supporters = Przesuń najwyżej dwóch stronników albo żadnego.
    .why = Do tej bitwy lub z niej; ostatnia jednostka musi tu zostać.
    .first = Stronnicy tutaj przyjmują straty, a gdzie indziej stoczą inną bitwę.
prompt-artifact-ability = Sprowadzić Alicję do tej bitwy?
    .why = Wszędzie naraz: jeśli przybędzie, zyskasz +2 siły w bitwie.
    .first = Opuści region, w którym stoi, i będzie tu kolejną jednostką.
prompt-choose-opponent = Wskaż przeciwnika: { $power }.
    .why = Kto się wycofał, może być wskazany, jeśli żeton na to pozwala; kto odpadł, nie może.
    .first = Wskaż tego, kto stoi między tobą a regionem.
prompt-ally-type = Wybierz rodzaj sprzymierzeńca: Pomaluj mój świat.
    .why = Artefakt dostaje +1 siły za każdy aktywny żeton tego rodzaju, najwyżej 3.
    .first = Najwięcej daje rodzaj, którego masz najwięcej aktywnych żetonów.
prompt-chip-result = Wybierz siłę swojego żetonu.
    .why = Działa na niego kilka zmian, a ich kolejność należy do ciebie.
    .first = Więcej to nie zawsze lepiej: pola kuźni i wyczyny wymagają dokładnej siły.
prompt-move-to-forge = Przesunąć znacznik na pole kuźni?
    .why = Flaming prowadzi na najbliższe, do przodu lub do tyłu.
    .first = Symbol kuźni na koniec bitwy pozwala przekuć żeton.
prompt-tea-item = Użyć zagranego przedmiotu?
    .why = Czajniczek przywraca wyczerpane żetony; Pióro sprowadza tu jednostkę.
    .first = Przedmiot może odwrócić losy bitwy albo przygotować następną.
prompt-vp-or-castle = Bierzesz { $vp } PZ czy zamek?
    .why = To nie jest samodzielne zwycięstwo nad innymi, więc dostajesz jedno z dwojga.
    .first = Zamek płaci na koniec gry i pomaga w każdej późniejszej bitwie tutaj.
prompt-walrus-castle = Wybierz region dla zamku Morsa.
    .why = Z Morsem u boku zamek zwycięzcy może stanąć gdziekolwiek.
    .first = Zamki w wielu regionach ułatwiają wiele bitew.
prompt-reveal-feat = Odkryj zadanie za wyczyn albo nie odkrywaj żadnego.
    .why = Jeden wyczyn na bitwę; cel liczy się i tak na koniec gry.
    .first = Sam wyczyn daje 3 PZ, razem z celem 9.
prompt-rose-feat = Dokonać dodatkowego wyczynu dzięki Różom?
    .why = Może to być każde zadanie z ręki, bez względu na region i warunek.
    .first = Wybierz zadanie, którego wyczynu inaczej trudno dokonać.
prompt-discard-active = Odrzuć jeden ze swoich aktywnych żetonów.
    .why = Czerwona wieża żąda tego za wyczyn; żeton przepada na stałe.
    .first = Rozstań się z żetonem, bez którego się obejdziesz.
prompt-end-ability = Wybierz, która zdolność będzie następna.
    .why = Rozpatrzysz wszystkie, które czekają; kolejność należy do ciebie.
    .first = Żetony włożone do worka nie liczą się już do następnych zdolności.
prompt-forge = Przekuj aktywny żeton albo zakończ; akcje: { $number }.
    .why = Na stałe opuszcza worek i zakrywa pole toru kuźni.
    .first = Każde pole daje nagrodę, a pełny tor artefakt.
prompt-supporter-region = Wybierz region dla stronnika.
    .why = Przychodzi z twojej puli.
    .first = Tam, gdzie bitwa dopiero będzie, jednostka więcej pomoże od razu.
prompt-gryphon = Czy Gryf ma polecieć do innego regionu?
    .why = Może zabrać ze sobą do dwóch twoich stronników.
    .first = W regionie, który czeka na bitwę, będzie w tej wojnie walczyć jeszcze raz.
prompt-love-of-learning = Włożyć aktywny żeton sprzymierzeńca do worka?
    .why = Miłość do nauki chroni go przed wyczerpaniem.
    .first = Z worka możesz go dobrać już w następnej bitwie.

## Decyzje: ich nazwy

frame-choose-faction = Frakcja
frame-keep-quest = Początkowe zadanie
frame-place-start-poison = Trucizna na początku herbatki
frame-place-returned-figure = Przyjaźń z ludem
frame-tea-turn = Tura herbatki
frame-reroll = Czysta filiżanka
frame-give-shard = Szalony podarunek
frame-seat-after-head = Krzesło po szczycie stołu
frame-choose-half = Połowa karty
frame-take-optional = Dodatkowa nagroda
frame-next-effect = Następny efekt
frame-unit-region = Region jednostek
frame-unit-kind = Stronnik czy pionek
frame-split-region = Królewski dekret
frame-relocate-unit = Przemieszczenie
frame-any-ally = Żeton sprzymierzeńca
frame-upgrade-gift = Prezent nieurodzinowy
frame-wonderlandian = Mieszkaniec Krainy Czarów
frame-figure-region = Region pionka
frame-unlock-ability = Nowa zdolność
frame-castle-region = Zamek
frame-leader-max = Lider o sile 6
frame-draw-quests = Zadania
frame-discard-quest = Odrzucane zadanie
frame-tea-forge = Przekuwanie przy herbatce
frame-end-turn-poison = Trucizna na koniec tury
frame-leader-region = Wyrusz w głąb Krainy Czarów
frame-cat-move = Uśmiech bez kota
frame-start-of-battle = Początek bitwy
frame-wager = Zakład
frame-draw-or-halt = Kolejny żeton?
frame-first-draw-mode = Pierwszy żeton
frame-choose-drawn = Dobrane żetony
frame-shield = Tarcza
frame-reduce-loss = Mniejsza strata
frame-lose-unit = Tracona jednostka
frame-soldiers = Karciani żołnierze
frame-move-supporters = Raz mnie widać, raz nie
frame-artifact-ability = Wszędzie naraz
frame-choose-opponent = Przeciwnik
frame-ally-type = Pomaluj mój świat
frame-chip-result = Siła żetonu
frame-move-to-forge = Na pole kuźni
frame-tea-item = Przedmiot
frame-vp-or-castle = PZ czy zamek
frame-walrus-castle = Zamek Morsa
frame-reveal-feat = Wyczyn
frame-rose-feat = Wyczyn dzięki Różom
frame-discard-active = Odrzucenie za Czerwoną wieżę
frame-end-ability = Koniec bitwy
frame-forge = Przekuwanie
frame-supporter-region = Region stronnika
frame-gryphon = Gryf
frame-love-of-learning = Miłość do nauki

## Te same opcje, gdy dziennik wymienia je bez decyzji

option-faction = Frakcja: { $faction }
option-keep = Zostaw wynik
option-keep-quest = Zatrzymaj „{ $quest }”
option-poison = Trucizna na krześle { $value }
option-done = Gotowe
option-figure = Umieść { $wonderlandian-object }
option-figure-wonderlandian = Umieść { $wonderlandian-object } { $region-in }
option-none = Nic
option-seat = Krzesło { $value }
option-head = Idź do szczytu stołu
option-host = Gospodarz
option-reroll = Rzuć jeszcze raz
option-give = Odłamek: { $player }
option-return = Odłóż odłamek
option-return-chip = Włóż { $piece-object } z powrotem do worka
option-return-wonderlandian = Włóż { $piece-object } z powrotem do worka
option-half = { $half }
option-roll = Rzuć za nagrodę
option-leave = Zrezygnuj z nagrody
option-effect = { $reward }
option-effect-reward-number = { $reward }: { $value }
option-effect-reward-level = { $reward }: { $level }
option-effect-reward-ally = { $reward } ({ $level }): { $ally }
option-region = { $region }
option-supporter = Stronnik
option-relocate = Sprowadź { $unit-object } { $region-from }
option-chip = { $chip }
option-weak = Słaby żeton
option-strong = Silny żeton
option-card = { $wonderlandian }
option-ability = { $ability }
option-castle = Zamek
option-castle-region = Zamek { $region-in }
option-shard = Oddaj odłamek
option-draw = Dobierz
option-decline = Zrezygnuj
option-discard = Odrzuć: { $thing }
option-forge = Przekuj { $piece-object } na torze { $value }: { $track }
option-stay = Zostań
option-wager = Postaw na { $faction-object }
option-caterpillar = Dobierz z Gąsienicą
option-wait = Czekaj
option-halt = Wycofaj się
option-play = Zagraj { $piece-object }
option-block = Zablokuj tarczą
option-take = Nie blokuj
option-use = Użyj: { $power }
option-lose = Strać { $unit-object }
option-double = Podwój żeton
option-move = Sprowadź tu Alicję
option-triple = Potrój żeton
option-opponent = { $player }
option-type = { $ally }
option-strength = Siła { $value }
option-space = Przejdź na pole { $value }
option-vp = PZ
option-reveal = Odkryj „{ $quest }”
option-stop = Zakończ

## Decyzje: ich opcje

option-choose-faction-faction = Poprowadź { $faction-object }
option-keep-quest-keep = Zatrzymaj „{ $quest }”
option-place-start-poison-poison = Zatruj kartę na krześle { $value }
option-place-start-poison-done = Gotowe: bez kolejnej trucizny
option-place-returned-figure-figure = Umieść { $wonderlandian-object } { $region-in }
option-place-returned-figure-none = Nie umieszczaj pionka
option-tea-turn-seat = Weź kartę z krzesła { $value }
option-tea-turn-head = Idź do szczytu stołu
option-tea-turn-host = Gospodarz: uzupełnij stół i weź dowolną kartę
option-reroll-keep = Zostaw wynik
option-reroll-reroll = Rzuć jeszcze raz, minus 1
option-give-shard-give = Oddaj 1 odłamek: { $player }
option-give-shard-return = Odłóż 1 odłamek
option-give-shard-none = Zatrzymaj wszystkie odłamki
option-seat-after-head-seat = Weź kartę z krzesła { $value }
option-take-optional-roll = Rzuć kością i weź nagrodę
option-take-optional-leave = Zrezygnuj z kości i nagrody
option-unit-region-region = Umieść jednostki { $region-in }
option-unit-kind-supporter = Umieść stronnika
option-unit-kind-figure = Umieść { $wonderlandian-object }
option-split-region-region = Umieść tę jednostkę { $region-in }
option-relocate-unit-relocate = Sprowadź { $unit-object } { $region-from }
option-relocate-unit-none = Nikogo nie sprowadzaj
option-any-ally-chip = Weź { $chip-object }
option-any-ally-none = Nie bierz żetonu
option-upgrade-gift-weak = Weź słaby żeton
option-upgrade-gift-strong = Weź silny żeton
option-wonderlandian-card = Zrekrutuj: { $wonderlandian }
option-figure-region-region = Umieść pionek { $region-in }
option-unlock-ability-ability = Odblokuj: { $ability }
option-castle-region-castle = Umieść zamek { $region-in }
option-leader-max-shard = Oddaj 1 odłamek
option-leader-max-none = Zatrzymaj odłamki
option-draw-quests-draw = Dobierz
option-draw-quests-decline = Nie dobieraj zadań
option-discard-quest-discard = Odrzuć „{ $quest }”
option-tea-forge-forge = Przekuj { $piece-object } na torze { $value }: { $track }
option-tea-forge-none = Niczego nie przekuwaj
option-end-turn-poison-poison = Zatruj kartę na krześle { $value }
option-end-turn-poison-none = Nie umieszczaj trucizny
option-leader-region-region = Wyślij lidera { $region-to }
option-cat-move-region = Przesuń lidera { $region-to }
option-cat-move-stay = Zostań tutaj
option-start-of-battle-none = Nie przywracaj żetonu
option-wager-wager = Postaw na { $faction-object }
option-wager-none = Bez zakładu
option-draw-or-halt-draw = Dobierz żeton
option-draw-or-halt-caterpillar = Dobierz dwa z Gąsienicą
option-draw-or-halt-wait = Czekaj: nie dobieraj i nie wycofuj się
option-draw-or-halt-halt = Wycofaj się
option-first-draw-mode-draw = Dobierz jeden żeton
option-first-draw-mode-caterpillar = Dobierz dwa z Gąsienicą
option-shield-block = Zablokuj tarczą
option-shield-take = Nie blokuj
option-reduce-loss-use = Użyj: { $power }
option-reduce-loss-none = Przyjmij całą stratę
option-lose-unit-lose = Strać { $unit-object }
option-soldiers-double = Podwój ten żeton
option-soldiers-triple = Potrój ten żeton
option-soldiers-none = Niczego nie zmieniaj
option-move-supporters-none = Nikogo nie przesuwaj
option-artifact-ability-move = Sprowadź tu Alicję
option-artifact-ability-none = Zostaw Alicję tam, gdzie jest
option-choose-opponent-none = Nikogo nie wskazuj
option-tea-item-none = Nie rób nic
option-vp-or-castle-vp = Weź PZ
option-vp-or-castle-castle = Weź zamek
option-walrus-castle-castle = Umieść zamek { $region-in }
option-reveal-feat-reveal = Odkryj „{ $quest }”
option-reveal-feat-none = Niczego nie odkrywaj
option-rose-feat-reveal = Dokonaj wyczynu „{ $quest }”
option-rose-feat-none = Bez kolejnego wyczynu
option-discard-active-discard = Odrzuć na stałe { $piece-object }
option-forge-forge = Przekuj { $piece-object } na torze { $value }: { $track }
option-forge-stop = Zakończ przekuwanie
option-supporter-region-region = Umieść stronnika { $region-in }
option-supporter-region-none = Nikogo nie umieszczaj
option-gryphon-stay = Zostań tutaj
option-love-of-learning-chip = Włóż do worka { $chip-object }
option-love-of-learning-none = Zostaw wszystkie żetony
option-soldiers-move-region-number = { $value ->
    [one] Sprowadź { $value } stronnika { $region-from }
   *[other] Sprowadź { $value } stronników { $region-from }
}
option-gryphon-move-region-number = { $value ->
    [0] Leć { $region-to } bez stronników
    [one] Leć { $region-to } z { $value } stronnikiem
   *[other] Leć { $region-to } z { $value } stronnikami
}
option-move-region = Sprowadź { $unit-object } { $region-from }
option-move-region-number = { $value ->
    [one] { $region }: przesuń { $value } stronnika
   *[other] { $region }: przesuń { $value } stronników
}
option-from = { $value ->
    [one] Sprowadź { $value } stronnika { $region-from }
   *[other] Sprowadź { $value } stronników { $region-from }
}
option-to = { $value ->
    [one] Wyślij { $value } stronnika { $region-to }
   *[other] Wyślij { $value } stronników { $region-to }
}

## Odmowy

refusal-choose-faction = Ta frakcja jest zajęta lub nieznana.
refusal-keep-quest = Możesz zatrzymać tylko jedno z dwóch dobranych zadań.
refusal-place-start-poison = Nie można tam położyć trucizny: potrzebne jest krzesło z kartą, na której jej jeszcze nie ma.
refusal-place-returned-figure = Możesz umieścić tylko pionek ze swojej puli, w regionie w użyciu.
refusal-tea-turn = Nie możesz tam przejść: krzesło musi mieć kartę, nie mieć lidera i stać przed szczytem stołu.
refusal-reroll = Możesz zostawić ten wynik albo rzucić jeszcze raz.
refusal-give-shard = Odłamek możesz oddać tylko innemu graczowi.
refusal-seat-after-head = Potrzebne jest krzesło z kartą i bez lidera.
refusal-choose-half = Ta karta ma połowę górną i dolną.
refusal-take-optional = Rzuć kością za dodatkową nagrodę albo z niej zrezygnuj.
refusal-next-effect = Tego efektu nie ma już do rozpatrzenia na twojej karcie.
refusal-unit-region = Jednostki mogą trafić tylko do regionu w użyciu.
refusal-unit-kind = W twojej puli nie ma takiej jednostki do umieszczenia.
refusal-split-region = Jednostka może trafić tylko do regionu w użyciu.
refusal-relocate-unit = Nie masz takiego stronnika ani pionka w innym regionie.
refusal-any-ally = W puli nie ma takiego żetonu tego poziomu.
refusal-upgrade-gift = Weź słaby żeton albo silny tego samego rodzaju.
refusal-wonderlandian = Ta karta nie leży odkryta na rynku kart.
refusal-figure-region = Pionek może trafić tylko do regionu w użyciu.
refusal-unlock-ability = To nie jest jedna z twoich zablokowanych zdolności.
refusal-castle-region = W tym regionie nie możesz umieścić zamku.
refusal-leader-max = Możesz oddać 1 odłamek albo nie robić nic.
refusal-draw-quests = Dobierz zadania albo z nich zrezygnuj.
refusal-discard-quest = Możesz odrzucić tylko zadanie z ręki.
refusal-tea-forge = Tego nie przekujesz: trzeba żetonu z worka, nie szaleństwa ani trucizny, i wolnego pola.
refusal-end-turn-poison = Nie można tam położyć trucizny: potrzebne jest krzesło z kartą.
refusal-leader-region = Lider może pójść tylko do regionu w użyciu.
refusal-cat-move = Lider może przejść tylko do sąsiedniego regionu albo zostać.
refusal-start-of-battle = Nie masz takiego wyczerpanego żetonu.
refusal-wager = Możesz postawić tylko na frakcję, która tu walczy, i tylko jeśli nie bierzesz udziału w bitwie.
refusal-draw-or-halt = Teraz tego nie można: dobierz albo się wycofaj, jeśli wolno.
refusal-first-draw-mode = Pierwszy żeton trzeba dobrać; przed nim nie można się wycofać.
refusal-choose-drawn = Tego żetonu nie ma wśród dobranych.
refusal-shield = Zablokuj żeton albo pozwól mu zadziałać.
refusal-reduce-loss = Tej zdolności nie możesz teraz użyć.
refusal-lose-unit = Tego nie możesz stracić: to musi być twoja jednostka w tym regionie, a lider jest ostatni.
refusal-soldiers = Karciani żołnierze nie mogą teraz tego zrobić.
refusal-move-supporters = Tych stronników nie przesuniesz: najwyżej dwóch, z sąsiedniego regionu lub do niego, nigdy ostatnią jednostkę.
refusal-artifact-ability = Alicja może przybyć do tego regionu albo nie.
refusal-choose-opponent = Tego gracza nie możesz tu wskazać jako przeciwnika.
refusal-ally-type = Nie masz aktywnego żetonu tego rodzaju sprzymierzeńca.
refusal-chip-result = Żadna kolejność zmian nie daje takiej siły.
refusal-move-to-forge = Można przejść tylko na najbliższe pole kuźni.
refusal-tea-item = Przedmiot nie może teraz tego zrobić.
refusal-vp-or-castle = Wybierz PZ albo zamek, jeśli możesz go tu umieścić.
refusal-walrus-castle = W tym regionie nie możesz umieścić zamku.
refusal-reveal-feat = Tego zadania nie masz na ręce albo jego wyczyn nie jest tu spełniony.
refusal-rose-feat = Tego zadania nie masz na ręce.
refusal-discard-active = Nie masz takiego aktywnego żetonu.
refusal-end-ability = Tej zdolności nie ma teraz do rozpatrzenia.
refusal-forge = Tego nie przekujesz: trzeba aktywnego żetonu, akcji przekuwania dla niego i wolnego pola.
refusal-supporter-region = Stronnik nie może trafić do tego regionu.
refusal-gryphon = Gryf może polecieć do innego regionu z najwyżej dwoma twoimi stronnikami albo zostać.
refusal-love-of-learning = Nie masz takiego aktywnego żetonu sprzymierzeńca.

## Widok słowami

view-table = Stół
view-regions = Regiony
view-region = { $region }
view-pending = W toku
view-scores = Wynik
view-asked = Obecna decyzja: { $frame }
view-battles-to-come = Pozostałe bitwy: { $regions }.
view-final = Miejsce { $place }: { $player }, { $number }.
view-battle = Bitwa { $region-in }
view-fighter = { $player }: siła { $strength }, { $key ->
    [halted] poza walką, z zachowaną siłą
    [bust] poza bitwą
   *[other] walczy
}, { $number ->
    [one] { $number } dobranie
    [few] { $number } dobrania
   *[many] { $number } dobrań
}.
view-next-doubled = { $player }: następny żeton liczy się podwójnie.
view-next-crowned = { $player }: Korony na następnym żetonie: { $number }.
view-draws-more = { $player }: dodatkowe żetony przy następnym dobieraniu: { $number }.
view-chosen = { $player } ma już wybór za sobą.
view-wagered = { $player } ma zakład.
view-lost = Jednostki stracone w tej bitwie: { $number }.
view-tea-table = Stół do herbatki
view-supply = Wspólna pula
view-player = { $player }
view-you = To twoje miejsce.
view-round = { $key ->
    [setup] Przygotowanie gry
    [tea] Runda { $number }, faza herbatki
    [war] Runda { $number }, faza wojny
   *[other] Runda { $number }, koniec gry
}.
view-first-player = Pierwszy gracz tej rundy: { $player }.
view-battle-start = Bitwy zaczynają się { $region-in }.
view-unused-region = Poza grą: { $region }.
view-ally-set = { $ally }: { $set }.
view-market = Rynek kart: { $wonderlandians }.
view-wonderlandian-deck = Karty mieszkańców w talii: { $number }.
view-quest-deck = Zadania w talii: { $number }.
view-quest-discard = Odrzucone zadania: { $number }.
view-tea-deck = Talia herbatki rundy { $key }: { $number ->
    [one] { $number } karta
    [few] { $number } karty
   *[many] { $number } kart
}.
view-poison-pool = Trucizna w puli: { $number }.
view-removed = Poza grą: { $pieces }.
view-open-bags = Otwarte worki: ich zawartość jest zawsze widoczna.
view-scoring = { $thing }.
view-region-supporters = { $player }: { supporters-counted }.
view-region-castle = { $key ->
    [lying] { $player }: leżący zamek
   *[other] { $player }: zamek
}.
view-seat = Krzesło { $key }: { $tea_card }, { $tea_card-short }.
view-seat-poisoned = Krzesło { $key }: { $tea_card }, z trucizną, { $tea_card-short }.
view-supply-chip = { $chip }: { $number }.
view-faction = Frakcja: { $faction }.
view-score = { $points } PZ i { shards-counted }.
view-shield = { $key ->
    [cracked] Tarcza jest pęknięta
   *[other] Tarcza jest sprawna
}.
view-leader = Lider o sile { $number }, { $key ->
    [head] na szczycie stołu
    [supply] w puli
    [RK] w Czerwonej twierdzy
    [GF] w Ogrodzie o Żywych Kwiatach
    [TT] wśród Drzew Tumtum
    [PT] w Kałuży Łez
    [NM] w Na-Muniu
   *[other] przy stole do herbatki
}.
view-supporters = W puli: { supporters-counted }.
view-figure = { $wonderlandian }: { $place-in }.
view-bag = W worku { chips-counted }: { $pieces }.
view-bag-hidden = W worku { chips-counted }.
view-active = Aktywne: { $pieces }.
view-exhausted = Wyczerpane: { $pieces }.
view-madness = Tor szaleństwa: { $pieces }.
view-forge-1 = Tor kuźni 1, Moc: { $pieces }.
view-forge-2 = Tor kuźni 2, Siła lidera: { $pieces }.
view-forge-3 = Tor kuźni 3, Stronnicy: { $pieces }.
view-forge-4 = Tor kuźni 4, Zamki: { $pieces }.
view-abilities = Odblokowane zdolności: { $powers }.
view-wonderlandians = Karty mieszkańców: { $wonderlandians }.
view-tea-cards = Karty herbatki: { $tea_cards }.
view-quests = Zadania na ręce: { $quests }.
view-quests-hidden = Zadania na ręce: { $number }.
view-feats = Dokonane wyczyny: { $quests }.
view-host-used = Gospodarz został już użyty w tej herbatce.

## Dziennik

log-forced = { $player } ma tylko jedną możliwość: „{ $option }”.
    .you = Masz tylko jedną możliwość: „{ $option }”.

log-first-player = { $player } zaczyna.
    .you = Zaczynasz.
log-takes-faction = { $player } prowadzi { $faction-object }.
    .you = Prowadzisz { $faction-object }.
log-ally-set = Sprzymierzeńcy tej gry: { $set }.
log-ally-cards = { $ally }: { $set }.
log-unused-region = Poza grą: { $region }.
log-battle-start = Kość pokazuje { $number }: bitwy zaczynają się { $region-in }.
log-starting-shards = { $player } zaczyna i ma { shards-counted }.
    .you = Zaczynasz i masz { shards-counted }.
    .all = Odłamki na start: { $each }.
log-keeps-quest = { $player } zatrzymuje zadanie.
    .you = Zatrzymujesz zadanie.
    .all = Wszyscy zatrzymują po jednym zadaniu.
log-kept-quest = { $player } zatrzymuje zadanie „{ $quest }”.
    .you = Zatrzymujesz zadanie „{ $quest }”.

log-round-begins = Zaczyna się runda { $number }: herbatka.
log-first-of-round = { $player } zaczyna tę rundę: najmniej PZ, przy remisie mniej jednostek, potem więcej odłamków.
    .you = Zaczynasz tę rundę: najmniej PZ, przy remisie mniej jednostek, potem więcej odłamków.
log-poisons = { $player } kładzie truciznę na karcie „{ $tea_card }”, krzesło { $chair }.
    .you = Kładziesz truciznę na karcie „{ $tea_card }”, krzesło { $chair }.
log-returns-figure = { $player } sprowadza { $wonderlandian-object } { $region-to } (Przyjaźń z ludem).
    .you = Sprowadzasz { $wonderlandian-object } { $region-to } (Przyjaźń z ludem).
log-takes-card = { $player } bierze z krzesła { $chair } kartę „{ $tea_card }”.
    .you = Bierzesz z krzesła { $chair } kartę „{ $tea_card }”.
log-visits-head = { $player } zatrzymuje się na szczycie stołu.
    .you = Zatrzymujesz się na szczycie stołu.
log-hosts = { $player } jest gospodarzem: stół zostaje uzupełniony, można wziąć dowolną kartę.
    .you = Jesteś gospodarzem i możesz wziąć dowolną kartę: stół zostaje uzupełniony, a ty nie ruszasz się z miejsca.
log-refills = { $number ->
    [0] Żadnego krzesła nie da się uzupełnić
    [one] { $number } nowa karta na stole
    [few] { $number } nowe karty na stole
   *[many] { $number } nowych kart na stole
}.
log-rolls = { $player } wyrzuca { $number } na kości odłamków.
    .you = Wyrzucasz { $number } na kości odłamków.
log-rolls-again = { $player } rzuca jeszcze raz: { $number }, pomniejszone o 1 (Czysta filiżanka).
    .you = Rzucasz jeszcze raz: { $number }, pomniejszone o 1 (Czysta filiżanka).
log-takes-shards = { $player } bierze za rzut { shards-counted } i ma ich teraz { $total }.
    .you = Bierzesz za rzut { shards-counted } i masz ich teraz { $total }.
log-gives-shard = { $player } daje 1 odłamek graczowi { $other } (Szalony podarunek).
    .you = Dajesz 1 odłamek graczowi { $other } (Szalony podarunek).
    .to-you = { $player } daje ci 1 odłamek (Szalony podarunek).
log-returns-shard = { $player } odkłada 1 odłamek (Szalony podarunek).
    .you = Odkładasz 1 odłamek (Szalony podarunek).
log-takes-poison = { $player } bierze do worka truciznę z karty.
    .you = Bierzesz do worka truciznę z karty.
log-poison-home = { $player } odkłada własną truciznę do puli.
    .you = Odkładasz własną truciznę do puli.
log-leader-goes = { $player } wysyła lidera o sile { $number } { $region-to }.
    .you = Wysyłasz lidera o sile { $number } { $region-to }.
log-takes-half = { $player } wybiera: { $half }.
    .you = Wybierasz: { $half }.
log-twice-as-fast = { $player } mija lidera i umieszcza o 1 jednostkę więcej (Zdwojona prędkość).
    .you = Mijasz lidera i umieszczasz o 1 jednostkę więcej (Zdwojona prędkość).
log-rolls-for-more = { $player } rzuca o dodatkową nagrodę.
    .you = Rzucasz o dodatkową nagrodę.
log-leaves-more = { $player } rezygnuje z dodatkowej nagrody.
    .you = Rezygnujesz z dodatkowej nagrody.
log-tea-ends = Koniec herbatki.
log-poison-returns = Trucizna wraca ze stołu do puli: { $number }.
log-tea-madness = { $player } zyskuje po herbatce 1 żeton szaleństwa.
    .you = Zyskujesz po herbatce 1 żeton szaleństwa.
    .all = Każdy zyskuje po herbatce 1 żeton szaleństwa.
log-richest = { $player } ma najwięcej odłamków: jeszcze 1 żeton szaleństwa, odrzucone: { shards-counted }.
    .you = Masz najwięcej odłamków: jeszcze 1 żeton szaleństwa, odrzucasz { shards-counted }.
log-no-madness = We wspólnej puli jest za mało szaleństwa: nikt go nie zyskuje.

log-places = { $player } umieszcza { supporters-object } { $region-in }.
    .you = Umieszczasz { supporters-object } { $region-in }.
log-places-figure = { $player } umieszcza { $wonderlandian-object } { $region-in }.
    .you = Umieszczasz { $wonderlandian-object } { $region-in }.
log-relocates = { $player } sprowadza { $unit-object } { $origin-from } { $region-to }: pula jest pusta.
    .you = Sprowadzasz { $unit-object } { $origin-from } { $region-to }: twoja pula jest pusta.
log-nothing-to-place = { $player } nie ma jednostki do umieszczenia; przepada: { $number }.
    .you = Nie masz jednostki do umieszczenia; przepada: { $number }.
log-supporter-due = { $player } może umieścić stronnika ({ $power }).
    .you = Możesz umieścić stronnika ({ $power }).
log-gains-chip = { $player } zyskuje { $piece-object } ({ $cause }).
    .you = Zyskujesz { $piece-object } ({ $cause }).
log-gift-upgraded = { $player } bierze silny żeton zamiast słabego (Prezent nieurodzinowy).
    .you = Bierzesz silny żeton zamiast słabego (Prezent nieurodzinowy).
log-recruits-figure = { $player } rekrutuje { $wonderlandian-object } ({ $cause }).
    .you = Rekrutujesz { $wonderlandian-object } ({ $cause }).
log-recruits-item = { $player } zyskuje { $wonderlandian-object }: 2 żetony trafiają do worka ({ $cause }).
    .you = Zyskujesz { $wonderlandian-object }: 2 żetony trafiają do twojego worka ({ $cause }).
log-figure-goes = { $player } umieszcza { $wonderlandian-object } { $region-in }.
    .you = Umieszczasz { $wonderlandian-object } { $region-in }.
log-market-card = Nowa karta na rynku kart: { $wonderlandian }.
log-friend-comes = { $player } dobiera z talii pionek: { $wonderlandian } (Przyjaźń z ludem).
    .you = Dobierasz z talii pionek: { $wonderlandian } (Przyjaźń z ludem).
log-no-friend = { $player } nie znajduje w talii żadnego pionka (Przyjaźń z ludem).
    .you = Nie znajdujesz w talii żadnego pionka (Przyjaźń z ludem).
log-draws-quests = { $player } dobiera { quests-counted } ({ $cause }).
    .you = Dobierasz { quests-counted } ({ $cause }).
log-drew-quest = { $player } dobiera zadanie „{ $quest }”.
    .you = Dobierasz zadanie „{ $quest }”.
log-declines-quests = { $player } nie dobiera zadań.
    .you = Nie dobierasz zadań.
log-discards-quest = { $player } odrzuca zadanie zakryte.
    .you = Odrzucasz zadanie zakryte.
log-discarded-quest = { $player } odrzuca zadanie „{ $quest }”.
    .you = Odrzucasz zadanie „{ $quest }”.
log-unlocks = { $player } odblokowuje zdolność: { $ability } ({ $cause }).
    .you = Odblokowujesz zdolność: { $ability } ({ $cause }).
log-castle-built = { $player } stawia zamek { $region-in } ({ $cause }).
    .you = Stawiasz zamek { $region-in } ({ $cause }).
log-castle-laid = { $player } kładzie zamek { $region-in } ({ $cause }).
    .you = Kładziesz zamek { $region-in } ({ $cause }).
log-castle-raised = { $player } podnosi leżący zamek { $region-in } ({ $cause }).
    .you = Podnosisz leżący zamek { $region-in } ({ $cause }).
log-no-castle = { $player } ma już zamek { $region-in }: drugiego nie będzie.
    .you = Masz już zamek { $region-in } i drugiego nie stawiasz.
log-shield-mended = { $player } ma sprawną tarczę ({ $cause }).
    .you = Masz sprawną tarczę ({ $cause }).
log-leader-grows = Lider gracza { $player } ma teraz siłę { $number } ({ $cause }).
    .you = Twój lider ma teraz siłę { $number } ({ $cause }).
log-leader-at-top = { $player } oddaje 1 odłamek: lider ma już siłę 6.
    .you = Oddajesz 1 odłamek: twój lider ma już siłę 6.
log-drops-madness = { $player } odrzuca z worka 1 żeton szaleństwa ({ $cause }).
    .you = Odrzucasz z worka 1 żeton szaleństwa ({ $cause }).
log-drops-shards = { $player } odrzuca { shards-counted } ({ $cause }).
    .you = Odrzucasz { shards-counted } ({ $cause }).
log-frees-supporters = { $player } uwalnia do puli { supporters-object } (tor kuźni).
    .you = Uwalniasz do puli { supporters-object } (tor kuźni).
log-gains-artifact = { $player } zapełnia tor i zyskuje artefakt.
    .you = Zapełniasz tor i zyskujesz artefakt.
log-forge-vp = { $player } zyskuje { vp-counted } (tor kuźni).
    .you = Zyskujesz { vp-counted } (tor kuźni).
log-castle-value = Każdy zamek gracza { $player } jest teraz wart { vp-counted } (tor kuźni).
    .you = Każdy twój zamek jest teraz wart { vp-counted } (tor kuźni).
log-forges = { $player } przekuwa { $piece-object }: { $track }, pole { $number }.
    .you = Przekuwasz { $piece-object }: { $track }, pole { $number }.
log-rose-forged = { $player } zyskuje { vp-counted } za przekutą Różę.
    .you = Zyskujesz { vp-counted } za przekutą Różę.

log-war-begins = Wojna zaczyna się { $region-in }.
log-cat-moves = { $player } przenosi lidera { $region-to } (Uśmiech bez kota).
    .you = Przenosisz lidera { $region-to } (Uśmiech bez kota).
log-battle-begins = Bitwa { $turn } rundy { $round }, { $region-in }: { vp-counted } za zwycięstwo.
log-resistance = Lokalny ruch oporu ma siłę { $number }.
log-musters = { $player }: { $supporters ->
    [one] { $supporters } stronnik
    [few] { $supporters } stronników
   *[many] { $supporters } stronników
}, lider { $leader }, zamek { $castle }; na torze szaleństwa { $madness }, w worku { $bag }, tarcza { $shield ->
    [1] sprawna
   *[0] pęknięta
}.
    .you = Ty: { $supporters ->
    [one] { $supporters } stronnik
    [few] { $supporters } stronników
   *[many] { $supporters } stronników
}, lider { $leader }, zamek { $castle }; na twoim torze szaleństwa { $madness }, w worku { $bag }, tarcza { $shield ->
    [1] sprawna
   *[0] pęknięta
}.
log-lines-up = { $player } zaczyna z siłą { $strength } i ma tu { units-object }.
    .you = Zaczynasz z siłą { $strength } i masz tu { units-object }.
log-uncontested = { $player } nie ma { $region-in } rywali i wygrywa bez walki.
    .you = Nie masz { $region-in } rywali i wygrywasz bez walki.
log-hare-scares = Marcowy Zając gracza { $player } straszy gracza { $other }: siła { $strength }.
    .you = Twój Marcowy Zając straszy gracza { $other }: siła { $strength }.
    .to-you = Marcowy Zając gracza { $player } straszy cię: masz siłę { $strength }.
log-lays-wager = { $player } zakłada się.
    .you = Zakładasz się.
log-wagered = { $player } stawia na { $faction-object }.
    .you = Stawiasz na { $faction-object }.
log-draw-begins = Dobranie { $number }.
log-halts = { $player } wycofuje się z siłą { $strength }.
    .you = Wycofujesz się z siłą { $strength }.
log-waits = { $player } czeka (Zegarek Białego Królika).
    .you = Czekasz (Zegarek Białego Królika).
log-uses-caterpillar = { $player } dobiera z pomocą Gąsienicy.
    .you = Dobierasz z pomocą Gąsienicy.
log-nothing-to-draw = { $player } nie ma czego dobrać i wycofuje się.
    .you = Nie masz czego dobrać i wycofujesz się.
log-bag-refilled = { $player } ma pusty worek: { $number ->
    [one] { $number } żeton wraca
    [few] { $number } żetony wracają
   *[many] { $number } żetonów wraca
} do niego.
    .you = Masz pusty worek: { $number ->
        [one] { $number } żeton wraca
        [few] { $number } żetony wracają
       *[many] { $number } żetonów wraca
    } do niego.
log-draws = { $player } dobiera { $pieces-object }.
    .you = Dobierasz { $pieces-object }.
log-keeps-drawn = { $player } zagrywa { $piece-object }; { $number ->
    [one] { $number } żeton wraca
    [few] { $number } żetony wracają
   *[many] { $number } żetonów wraca
} do worka.
    .you = Zagrywasz { $piece-object }; { $number ->
        [one] { $number } żeton wraca
        [few] { $number } żetony wracają
       *[many] { $number } żetonów wraca
    } do worka.
log-blocks = { $player } blokuje tarczą { $piece-object }; żeton wraca do worka.
    .you = Blokujesz tarczą { $piece-object }; żeton wraca do worka.
log-madness-works = { $player } kładzie na torze szaleństwa { $piece-object }: { $number } z 4.
    .you = Kładziesz na torze szaleństwa { $piece-object }: { $number } z 4.
log-poison-works = Trucizna działa na gracza { $player } i wraca do puli.
    .you = Trucizna działa na twoje jednostki i wraca do puli.
log-softens = { $player } traci o jedną jednostkę mniej ({ $power }).
    .you = Tracisz o jedną jednostkę mniej ({ $power }).
log-lies-down = { $player } kładzie { $wonderlandian-object }, zamiast stracić jednostkę.
    .you = Kładziesz { $wonderlandian-object }, zamiast stracić jednostkę.
log-loses = { $player } traci { $unit-object } ({ $piece }).
    .you = Tracisz { $unit-object } ({ $piece }).
log-goes-bust = { $player } nie ma już jednostek i odpada z bitwy.
    .you = Nie masz już jednostek i odpadasz z bitwy.
log-track-full = Tor szaleństwa gracza { $player } jest pełny: wszystko wraca do worka, razem { chips-counted }.
    .you = Twój tor szaleństwa jest pełny: wszystko wraca do worka, razem { chips-counted }.
log-chip-raised = Żeton gracza { $player } dostaje +{ $number } ({ $power }).
    .you = Twój żeton dostaje +{ $number } ({ $power }).
log-chip-lowered = Żeton gracza { $player } dostaje −{ $number } ({ $power }).
    .you = Twój żeton dostaje −{ $number } ({ $power }).
log-chip-times = Żeton gracza { $player } liczy się { $number ->
    [2] podwójnie
   *[other] potrójnie
} ({ $power }).
    .you = Twój żeton liczy się { $number ->
    [2] podwójnie
   *[other] potrójnie
} ({ $power }).
log-chip-capped = Żeton gracza { $player } ma tylko siłę { $number }, bo inny jest już aktywny ({ $power }).
    .you = Twój żeton ma tylko siłę { $number }, bo inny jest już aktywny ({ $power }).
log-strength-by = { $player } zyskuje +{ $number } siły ({ $power }).
    .you = Zyskujesz +{ $number } siły ({ $power }).
log-strength-now = { $player } od razu zyskuje +{ $number } siły i ma { $strength } ({ $power }).
    .you = Od razu zyskujesz +{ $number } siły i masz { $strength } ({ $power }).
log-plays = { $player } zagrywa { $piece-object }: { $gain ->
    [0] +{ $number }
   *[other] +{ $number } i +{ $gain }
}, siła { $strength }.
    .you = Zagrywasz { $piece-object }: { $gain ->
    [0] +{ $number }
   *[other] +{ $number } i +{ $gain }
}, siła { $strength }.
log-shield-by = { $player } znów ma sprawną tarczę ({ $power }).
    .you = Znów masz sprawną tarczę ({ $power }).
log-chip-back = { $player } wkłada { $piece-object } z powrotem do worka ({ $power }).
    .you = Wkładasz { $piece-object } z powrotem do worka ({ $power }).
log-may-wait = { $player } może czekać przy następnym dobieraniu (Zegarek Białego Królika).
    .you = Możesz czekać przy następnym dobieraniu (Zegarek Białego Królika).
log-next-doubled = Następny żeton gracza { $player } liczy się podwójnie (Flaming).
    .you = Twój następny żeton liczy się podwójnie (Flaming).
log-draws-more = { $player } dobierze następnym razem dodatkowo { chips-counted } (Karciani żołnierze).
    .you = Dobierzesz następnym razem dodatkowo { chips-counted } (Karciani żołnierze).
log-brings = { $player } sprowadza { supporters-object } { $region-from } ({ $power }).
    .you = Sprowadzasz { supporters-object } { $region-from } ({ $power }).
log-sends = { $player } wysyła { supporters-object } { $region-to } ({ $power }).
    .you = Wysyłasz { supporters-object } { $region-to } ({ $power }).
log-fetches = { $player } sprowadza { $unit-object } { $region-from } (Pióro Gryfa).
    .you = Sprowadzasz { $unit-object } { $region-from } (Pióro Gryfa).
log-alice-comes = { $player } sprowadza do bitwy Alicję.
    .you = Sprowadzasz do bitwy Alicję.
log-shard-by = { $player } zyskuje { shards-counted } ({ $power }).
    .you = Zyskujesz { shards-counted } ({ $power }).
log-shard-less = { $player } odrzuca 1 odłamek ({ $power }).
    .you = Odrzucasz 1 odłamek ({ $power }).
log-gives-shard-to = { $player } daje 1 odłamek graczowi { $other } ({ $power }).
    .you = Dajesz 1 odłamek graczowi { $other } ({ $power }).
    .to-you = { $player } daje ci 1 odłamek ({ $power }).
log-amulet-works = { $player } wkłada { $piece-object } z toru szaleństwa gracza { $other } do jego worka (Amulet Księżnej).
    .you = Wkładasz { $piece-object } z toru szaleństwa gracza { $other } do jego worka (Amulet Księżnej).
    .to-you = { $player } wkłada { $piece-object } z twojego toru szaleństwa do twojego worka (Amulet Księżnej).
log-amulet-idle = { $player } wybiera gracza { $other }, którego tor szaleństwa jest pusty (Amulet Księżnej).
    .you = Wybierasz gracza { $other }, którego tor szaleństwa jest pusty (Amulet Księżnej).
    .to-you = { $player } wybiera ciebie, ale twój tor szaleństwa jest pusty (Amulet Księżnej).
log-crowns = { $player } zabiera 2 punkty siły następnemu żetonowi gracza { $other } (Korona Waleta).
    .you = Zabierasz 2 punkty siły następnemu żetonowi gracza { $other } (Korona Waleta).
    .to-you = { $player } zabiera 2 punkty siły twojemu następnemu żetonowi (Korona Waleta).
log-loses-head = { $player } pozbawia gracza { $other } stronnika (Królewski temperament).
    .you = Pozbawiasz gracza { $other } stronnika (Królewski temperament).
    .to-you = Tracisz stronnika przez gracza { $player } (Królewski temperament).
log-claws = { $player } wkłada truciznę do worka gracza { $other } (Szpony jak kły).
    .you = Wkładasz truciznę do worka gracza { $other } (Szpony jak kły).
    .to-you = { $player } wkłada truciznę do twojego worka (Szpony jak kły).
log-to-forge-space = { $player } przechodzi na pole kuźni: siła { $strength } (Flaming).
    .you = Przechodzisz na pole kuźni: siła { $strength } (Flaming).
log-reaches-top = { $player } osiąga { $strength }: koniec bitwy.
    .you = Osiągasz { $strength }: koniec bitwy.
log-last-leads = { $player } walczy jako ostatni gracz i prowadzi z siłą { $strength }: koniec bitwy.
    .you = Walczysz jako ostatni gracz i prowadzisz z siłą { $strength }: koniec bitwy.
log-all-done = Nikt już nie walczy: koniec bitwy.

log-wins-region = { $player } wygrywa { $region-in } z siłą { $strength }.
    .you = Wygrywasz { $region-in } z siłą { $strength }.
log-ties-first = { $player } remisuje o pierwsze miejsce z siłą { $strength }.
    .you = Remisujesz o pierwsze miejsce z siłą { $strength }.
log-meets-resistance = { $player } remisuje z ruchem oporu przy sile { $strength }.
    .you = Remisujesz z ruchem oporu przy sile { $strength }.
log-comes-second = { $player } zajmuje drugie miejsce z siłą { $strength }.
    .you = Zajmujesz drugie miejsce z siłą { $strength }.
log-nobody-wins = Nikt nie wygrywa { $region-in }.
log-wins-vp = { $player } zyskuje { vp-counted } za pierwsze miejsce.
    .you = Zyskujesz { vp-counted } za pierwsze miejsce.
log-chooses-vp = { $player } wybiera { vp-counted } za pierwsze miejsce.
    .you = Wybierasz { vp-counted } za pierwsze miejsce.
log-second-vp = { $player } zyskuje { vp-counted } za drugie miejsce.
    .you = Zyskujesz { vp-counted } za drugie miejsce.
log-vp-by = { $player } zyskuje { vp-counted } ({ $power }).
    .you = Zyskujesz { vp-counted } ({ $power }).
log-completes-feat = { $player } dokonuje wyczynu: „{ $quest }”.
    .you = Dokonujesz wyczynu: „{ $quest }”.
log-rose-feat = { $player } dokonuje dzięki dwóm Różom wyczynu: „{ $quest }”.
    .you = Dokonujesz dzięki dwóm Różom wyczynu: „{ $quest }”.
log-rook-takes = { $player } odrzuca na dobre { $piece-object } (Czerwona wieża).
    .you = Odrzucasz na dobre { $piece-object } (Czerwona wieża).
log-flies = Gryf gracza { $player } leci { $region-to }{ $number ->
    [0] {""}
    [one] {" "}z { $number } stronnikiem
   *[other] {" "}z { $number } stronnikami
}.
    .you = Twój Gryf leci { $region-to }{ $number ->
    [0] {""}
    [one] {" "}z { $number } stronnikiem
   *[other] {" "}z { $number } stronnikami
}.
log-stops-forging = { $player } kończy przekuwanie.
    .you = Kończysz przekuwanie.
log-wager-right = { $player } trafnie stawia na { $faction-object }.
    .you = Trafnie stawiasz na { $faction-object }.
log-wager-wrong = { $player } błędnie stawia na { $faction-object }: { $number ->
    [0] bez odłamka (Uśmiech bez kota)
   *[other] 1 odłamek
}.
    .you = Błędnie stawiasz na { $faction-object }: { $number ->
    [0] bez odłamka (Uśmiech bez kota)
   *[other] 1 odłamek
}.
log-wager-void = { $player } stawia na { $faction-object }: remis nic nie daje.
    .you = Stawiasz na { $faction-object }: remis nic nie daje.
log-exchanges = { $player } wymienia Istotę na { $piece-object }.
    .you = Wymieniasz Istotę na { $piece-object }.
log-roses-back = { $player } wkłada z powrotem do worka swoje Róże, zamiast je wyczerpać: { $number }.
    .you = Wkładasz z powrotem do worka swoje Róże, zamiast je wyczerpać: { $number }.
log-battle-over = Koniec bitwy { $region-in }.
log-war-ends = Koniec wojny w tej rundzie; kość pokazuje { $number }: następne bitwy zaczną się { $region-in }.
log-new-market = Nowy rynek kart: { $wonderlandians }.

log-final-scoring = Punktacja końcowa: zamki, zadania, odłamki.
log-quest-scored = { $player }: „{ $quest }”, { vp-counted }.
    .you = Twoje zadanie „{ $quest }”: { vp-counted }.
log-final-score = { $player }: razem { $total }: { $vp } PZ, zamki { $castles } (każdy wart { $value }), zadania { $quests }, odłamki −{ $shards }.
    .you = Masz razem { $total }: { $vp } PZ, zamki { $castles } (każdy wart { $value }), zadania { $quests }, odłamki −{ $shards }.
log-wins-game = { $player } wygrywa z wynikiem { $total }.
    .you = Wygrywasz z wynikiem { $total }.

## Opowieść: zdarzenia, ich części i sceny

event-starting-shards = { $player } zaczyna i ma { shards-counted }
    .you = Zaczynasz i masz { shards-counted }
    .all = Wszyscy dostają odłamki na start
event-keeps-quest = { $player } zatrzymuje zadanie
    .you = Zatrzymujesz zadanie
    .all = Wszyscy zatrzymują jedno z dwóch zadań
event-tea-madness = { $player } zyskuje po herbatce 1 żeton szaleństwa
    .you = Zyskujesz po herbatce 1 żeton szaleństwa
    .all = Po herbatce każdy zyskuje 1 żeton szaleństwa
event-takes-card = { $player } bierze kartę „{ $tea_card }” z krzesła { $chair }
    .you = Bierzesz kartę „{ $tea_card }” z krzesła { $chair }
    .tag = { $tea_card }
event-leader-goes = { $player } wysyła lidera o sile { $number } { $region-to }
    .you = Wysyłasz lidera o sile { $number } { $region-to }
    .tag = Lider { $number }
event-castle-built = { $player } stawia zamek { $region-in }
    .you = Stawiasz zamek { $region-in }
    .tag = Zamek
event-places = { $player } umieszcza { supporters-object } { $region-in }
    .you = Umieszczasz { supporters-object } { $region-in }
    .tag = { supporters-counted }
event-first-player = { $player } zaczyna
    .you = Zaczynasz
event-takes-faction = { $player } prowadzi { $faction-object }
    .you = Prowadzisz { $faction-object }
event-ally-set = Sprzymierzeńcy tej gry: { $set }
event-ally-cards = { $ally }: { $set }
event-unused-region = Poza grą: { $region }
event-battle-start = Kość pokazuje { $number }: bitwy zaczynają się { $region-in }
event-first-of-round = { $player } zaczyna tę rundę
    .you = Zaczynasz tę rundę
event-poisons = { $player } kładzie truciznę na karcie „{ $tea_card }”, krzesło { $chair }
    .you = Kładziesz truciznę na karcie „{ $tea_card }”, krzesło { $chair }
event-returns-figure = { $player } sprowadza { $wonderlandian-object } { $region-to } (Przyjaźń z ludem)
    .you = Sprowadzasz { $wonderlandian-object } { $region-to } (Przyjaźń z ludem)
event-visits-head = { $player } zatrzymuje się na szczycie stołu
    .you = Zatrzymujesz się na szczycie stołu
event-hosts = { $player } jest gospodarzem: stół zostaje uzupełniony, można wziąć dowolną kartę
    .you = Jesteś gospodarzem i możesz wziąć dowolną kartę: stół zostaje uzupełniony, a ty nie ruszasz się z miejsca
event-rolls = { $player } wyrzuca { $number } na kości odłamków
    .you = Wyrzucasz { $number } na kości odłamków
event-rolls-again = { $player } rzuca jeszcze raz: { $number }, pomniejszone o 1 (Czysta filiżanka)
    .you = Rzucasz jeszcze raz: { $number }, pomniejszone o 1 (Czysta filiżanka)
event-takes-shards = { $player } bierze za rzut { shards-counted } i ma ich teraz { $total }
    .you = Bierzesz za rzut { shards-counted } i masz ich teraz { $total }
event-returns-shard = { $player } odkłada 1 odłamek (Szalony podarunek)
    .you = Odkładasz 1 odłamek (Szalony podarunek)
event-takes-poison = { $player } bierze do worka truciznę z karty
    .you = Bierzesz do worka truciznę z karty
event-places-figure = { $player } umieszcza { $wonderlandian-object } { $region-in }
    .you = Umieszczasz { $wonderlandian-object } { $region-in }
event-relocates = { $player } sprowadza { $unit-object } { $origin-from } { $region-to }: pula jest pusta
    .you = Sprowadzasz { $unit-object } { $origin-from } { $region-to }: twoja pula jest pusta
event-gains-chip = { $player } zyskuje { $piece-object }
    .you = Zyskujesz { $piece-object }
event-recruits-figure = { $player } rekrutuje { $wonderlandian-object }
    .you = Rekrutujesz { $wonderlandian-object }
event-recruits-item = { $player } zyskuje { $wonderlandian-object }: 2 żetony trafiają do worka
    .you = Zyskujesz { $wonderlandian-object }: 2 żetony trafiają do twojego worka
event-figure-goes = { $player } umieszcza { $wonderlandian-object } { $region-in }
    .you = Umieszczasz { $wonderlandian-object } { $region-in }
event-friend-comes = { $player } dobiera z talii pionek: { $wonderlandian } (Przyjaźń z ludem)
    .you = Dobierasz z talii pionek: { $wonderlandian } (Przyjaźń z ludem)
event-draws-quests = { $player } dobiera { quests-counted }
    .you = Dobierasz { quests-counted }
event-unlocks = { $player } odblokowuje zdolność: { $ability }
    .you = Odblokowujesz zdolność: { $ability }
event-castle-laid = { $player } kładzie zamek { $region-in }
    .you = Kładziesz zamek { $region-in }
event-castle-raised = { $player } podnosi leżący zamek { $region-in }
    .you = Podnosisz leżący zamek { $region-in }
event-shield-mended = { $player } ma sprawną tarczę
    .you = Masz sprawną tarczę
event-leader-grows = Lider gracza { $player } ma teraz siłę { $number }
    .you = Twój lider ma teraz siłę { $number }
event-leader-at-top = { $player } oddaje 1 odłamek: lider ma już siłę 6
    .you = Oddajesz 1 odłamek: twój lider ma już siłę 6
event-drops-madness = { $player } odrzuca z worka 1 żeton szaleństwa
    .you = Odrzucasz z worka 1 żeton szaleństwa
event-drops-shards = { $player } odrzuca { shards-counted }
    .you = Odrzucasz { shards-counted }
event-frees-supporters = { $player } uwalnia do puli { supporters-object } (tor kuźni)
    .you = Uwalniasz do puli { supporters-object } (tor kuźni)
event-gains-artifact = { $player } zapełnia tor i zyskuje artefakt
    .you = Zapełniasz tor i zyskujesz artefakt
event-forge-vp = { $player } zyskuje { vp-counted } (tor kuźni)
    .you = Zyskujesz { vp-counted } (tor kuźni)
event-castle-value = Każdy zamek gracza { $player } jest teraz wart { vp-counted } (tor kuźni)
    .you = Każdy twój zamek jest teraz wart { vp-counted } (tor kuźni)
event-forges = { $player } przekuwa { $piece-object }: { $track }, pole { $number }
    .you = Przekuwasz { $piece-object }: { $track }, pole { $number }
event-rose-forged = { $player } zyskuje { vp-counted } za przekutą Różę
    .you = Zyskujesz { vp-counted } za przekutą Różę
event-war-begins = Wojna zaczyna się { $region-in }
event-cat-moves = { $player } przenosi lidera { $region-to } (Uśmiech bez kota)
    .you = Przenosisz lidera { $region-to } (Uśmiech bez kota)
event-round-begins = Zaczyna się runda { $number }: herbatka
event-tea-ends = Koniec herbatki
event-richest = { $player } ma najwięcej odłamków: jeszcze 1 żeton szaleństwa, odrzucone: { shards-counted }
    .you = Masz najwięcej odłamków: jeszcze 1 żeton szaleństwa, odrzucasz { shards-counted }
event-no-madness = We wspólnej puli jest za mało szaleństwa: nikt go nie zyskuje
event-war-ends = Koniec wojny w tej rundzie; kość pokazuje { $number }: następne bitwy zaczną się { $region-in }
event-new-market = Nowy rynek kart: { $wonderlandians }
event-leaves-more = { $player } rezygnuje z dodatkowej nagrody
    .you = Rezygnujesz z dodatkowej nagrody
event-rolls-for-more = { $player } rzuca o dodatkową nagrodę
    .you = Rzucasz o dodatkową nagrodę
event-declines-quests = { $player } nie dobiera zadań
    .you = Nie dobierasz zadań
event-discards-quest = { $player } odrzuca zadanie zakryte
    .you = Odrzucasz zadanie zakryte
event-takes-half = { $player } wybiera: { $half }
    .you = Wybierasz: { $half }
event-twice-as-fast = { $player } mija lidera i umieszcza o 1 jednostkę więcej (Zdwojona prędkość)
    .you = Mijasz lidera i umieszczasz o 1 jednostkę więcej (Zdwojona prędkość)
event-supporter-due = { $player } może umieścić stronnika ({ $power })
    .you = Możesz umieścić stronnika ({ $power })
event-gift-upgraded = { $player } bierze silny żeton zamiast słabego (Prezent nieurodzinowy)
    .you = Bierzesz silny żeton zamiast słabego (Prezent nieurodzinowy)
event-poison-home = { $player } odkłada własną truciznę do puli
    .you = Odkładasz własną truciznę do puli
event-battle-begins = Bitwa { $region-in }
event-final-scoring = Koniec gry

beat-visits-head = Szczyt stołu
beat-refills = { $number ->
    [one] { $number } nowa karta
    [few] { $number } nowe karty
   *[many] { $number } nowych kart
}
beat-rolls = Rzut: { $number }
beat-takes-shards = +{ shards-counted }
beat-takes-poison = Trucizna do worka
beat-gains-chip = { $piece }
beat-places = { supporters-counted }
beat-leader-grows = Lider { $number }
beat-draws-quests = { quests-counted }
beat-drops-madness = −1 szaleństwo
beat-drops-shards = −{ shards-counted }
beat-shield-mended = Tarcza sprawna
beat-gains-artifact = Artefakt
beat-forge-vp = +{ vp-counted }
beat-castle-value = Zamki po { $number }
beat-frees-supporters = +{ supporters-counted }

scene-player = { $player }
    .you = ty
scene-war-battle = Bitwa { $region-in }
scene-battle-start = Ustawienie
scene-battle-draw = Dobranie { $number }
scene-battle-rewards = Nagrody
scene-battle-quests = Zadania
scene-battle-abilities = Zdolności
scene-battle-forging = Przekuwanie
scene-battle-wagers = Rozliczenie zakładów
scene-battle-fighting = walczy
scene-battle-halted = wycofuje się
scene-battle-bust = odpada
scene-battle-waited = czeka
scene-battle-units = { $number ->
    [one] { $number } jednostka
    [few] { $number } jednostki
   *[many] { $number } jednostek
}
scene-battle-leader = lider { $number }
scene-battle-castle = zamek { $number }
scene-battle-blocked = zablokowane
scene-battle-lost = strata: { $units }
scene-battle-nothing-lost = bez straty
scene-battle-halted-by = { $player } wycofuje się
    .you = Wycofujesz się
scene-battle-waited-by = { $player } czeka
    .you = Czekasz
scene-battle-place = { $number ->
    [1] pierwsze miejsce
   *[other] drugie miejsce
}
scene-battle-last = { $player } wygrywa { $region-in } z siłą { $number }
    .you = Wygrywasz { $region-in } z siłą { $number }
scene-battle-starts = { $player } ma siłę { $strength } i { $number ->
    [one] { $number } jednostkę
    [few] { $number } jednostki
   *[many] { $number } jednostek
}
    .you = Masz siłę { $strength } i { $number ->
    [one] { $number } jednostkę
    [few] { $number } jednostki
   *[many] { $number } jednostek
}
scene-battle-drew = { $player } dobiera: { $chips }
    .you = Dobierasz: { $chips }
scene-battle-drew-to = { $player } dobiera: { $chips }, siła { $strength }
    .you = Dobierasz: { $chips }, siła { $strength }
scene-battle-leads = { $player } prowadzi z siłą { $strength }
    .you = Prowadzisz z siłą { $strength }
scene-battle-level = Nikt nie prowadzi samodzielnie
scene-battle-no-winner = Nikt nie wygrywa { $region-in }
scene-battle-alone = { $player } bierze { $region-object } bez walki
    .you = Bierzesz { $region-object } bez walki
scene-battle-tie = Remis { $region-in }: { $players }
scene-battle-resisted = { $player } remisuje z ruchem oporu { $region-in }
    .you = Remisujesz z ruchem oporu { $region-in }
scene-battle-won = { $player } wygrywa { $region-in } o { $number }
    .you = Wygrywasz { $region-in } o { $number }
scene-battle-row-strength = Siła
scene-battle-row-drawn = Żetony
scene-battle-row-lost = Stracone jednostki
scene-battle-row-vp = PZ
scene-battle-from-start = początek { $number }, żetony { $drawn }
scene-battle-castle-in = zamek { $region-in }
scene-battle-bonus-castle = zamek
scene-battle-bonus-leader = lider

scene-because-alone = Nikt inny nie ma tu jednostek.
scene-because-bust = Szaleństwo zabrało wszystkim ostatnią jednostkę.
scene-because-resistance = Siła { $strength } nie dorównuje ruchowi oporu, który ma { $number }.
scene-because-tie = Remis przy sile { $strength }: każdy wybiera PZ albo zamek.
scene-because-rival-bust = { $player } odpada przy sile { $strength }; wystarczyło { $number }.
    .you = Odpadasz przy sile { $strength }; wystarczyło { $number }.
scene-because-last = Wszyscy inni odpadli.
scene-because-over-resistance = Siła { $strength } pokonuje ruch oporu, który ma { $number }.
scene-because-bonus = { $what } przesądza: bez tego byłoby { $number } przeciw { $strength } ({ $rival }).
scene-because-draw = Zdecydowało dobranie { $number } ({ $chip }): przed nim było { $strength } do { $best }.
scene-because-margin = { $number } do { $strength }; z tego { $start } było od początku.

scene-end = Koniec gry
scene-end-vp = PZ na torze
scene-end-castles = Zamki
scene-end-quests = Zadania
scene-end-shards = Odłamki
scene-end-total = Razem
scene-end-vp-part = PZ na torze
scene-end-castles-part = zamki
scene-end-quests-part = zadania
scene-end-shards-part = mniej odłamków
scene-end-castles-of = { $number ->
    [one] { $number } zamek po { $value }
    [few] { $number } zamki po { $value }
   *[many] { $number } zamków po { $value }
}
scene-end-won = { $player } wygrywa
    .you = Wygrywasz
scene-end-shared = Wspólne zwycięstwo: { $players }
scene-end-all-level = Wszyscy mają { $number }.
scene-end-by-shards = Po { $number } (rywal: { $rival }): rozstrzyga mniej odłamków, { $shards } do { $other }.
scene-end-by-units = Po { $number } (rywal: { $rival }), odłamki { $shards } do { $other }: rozstrzyga więcej jednostek.
scene-end-because = { $number } do { $total } (rywal: { $rival }): najwięcej dały { $what }, +{ $lead }.

## Co wynika z wyboru

outlook-faction = { $ability }: { $ability-short }
outlook-keep-quest = { $quest-short }; 3 PZ za wyczyn, 9 razem z celem.
outlook-drop-quest = { $quest-short }; { $met ->
    [1] cel jest teraz spełniony: 3 PZ.
   *[0] cel nie jest teraz spełniony.
}
outlook-feat = { $met ->
    [1] 3 PZ, a 9, jeśli cel pozostanie spełniony.
   *[0] 3 PZ, a 9, jeśli do końca spełnisz cel.
}
outlook-no-feat = Na ręce nadal: { quests-counted }.
outlook-poison = Trucizna na karcie „{ $tea_card }”; w puli potem: { $number }.
outlook-no-poison = W puli nadal: { $number }.
outlook-no-figure = Żaden pionek nie wraca.
outlook-take-card = { $tea_card }: { $tea_card-short }{ $poisoned ->
    [1] {" "}+ trucizna
   *[0] {""}
}
outlook-head = Od 1 do 3 odłamków (masz { $shards }), potem dowolna karta; nowych kart: { $number }.
outlook-host = { $number ->
    [one] { $number } nowa karta
    [few] { $number } nowe karty
   *[many] { $number } nowych kart
} i dowolna karta bez ruchu; raz na herbatkę.
outlook-keep-roll = Jeszcze { shards-counted }: razem { $total }.
outlook-reroll = { $percent } % szans na mniej niż { $number }; od 0 do 2 odłamków.
outlook-give-shard = Masz wtedy { $number }, { $rival }: { $theirs }.
outlook-shards = Masz wtedy { shards-counted }.
outlook-half = Nagrody: { $gains }.
outlook-roll-for-more = Nagroda: { $gains } za 1–3 odłamki; masz { $shards }.
outlook-next-effect = Pozostałe efekty: { $gains }.
outlook-last-effect = To ostatni efekt tej karty.
outlook-region = { $alone ->
    [1] Razem { units-there }, siła { $mine }, jeszcze bez rywala; { $vp } PZ.
   *[0] Razem { units-there }, siła { $mine } przeciw { $theirs } ({ $rival }); { $vp } PZ.
}
units-there = { $units ->
    [one] { $units } jednostka
    [few] { $units } jednostki
   *[many] { $units } jednostek
}
outlook-relocate = Jednostki tam: { $number }; { $origin-in } zostaje: { $left }.
outlook-no-unit = Żadna jednostka się nie rusza.
outlook-stays = Wszystko zostaje na miejscu.
outlook-chip = Siła { $strength }; we wspólnej puli potem: { $left }.
outlook-chip-in-bag = Siła { $strength }; szkodliwe żetony w twoim worku: { $harmful } z { $chips }.
outlook-no-chip = Worek się nie zmienia.
outlook-figure = Siła { $strength } w regionie. { $wonderlandian-short }
outlook-item = 2 żetony o sile { $strength }. { $wonderlandian-short }
outlook-ability = { $ability-short }
outlook-castle = { $lies ->
    [1] Leżący zamek: +2 siły tutaj, PZ dopiero, gdy wstanie; zamek { $number }.
   *[0] +2 siły tam i { $vp } PZ na końcu; zamek { $number } z 5.
}
outlook-draw-quests = { $number ->
    [one] { $number } nieznane zadanie
    [few] { $number } nieznane zadania
   *[many] { $number } nieznanych zadań
} z { $deck }; po 3 albo 9 PZ.
outlook-no-quests = Na ręce nadal: { quests-counted }.
outlook-forge = Pole { $number }: { $gains }. Żeton na dobre opuszcza worek.
outlook-no-forge = Żetony zostają; ta akcja kuźni przepada.
outlook-draw-closed = Nieznany żeton z { $chips }; na szali: { units-there }, { standing }.
outlook-caterpillar-closed = Dwa nieznane żetony z { $chips }, zagrasz jeden; na szali: { units-there }.
outlook-draw-open = Szkoda { $harm ->
    [101] ponad 99 %
    [102] poniżej 1 %
   *[other] { $harm } %
}, odpadasz { $bust ->
    [101] ponad 99 %
    [102] poniżej 1 %
   *[other] { $bust } %
}; pierwsze miejsce { $win ->
    [101] ponad 99 %
    [102] poniżej 1 %
   *[other] { $win } %
}.
outlook-caterpillar-open = Dwa żetony; pojedynczo: szkoda { $harm ->
    [101] ponad 99 %
    [102] poniżej 1 %
   *[other] { $harm } %
}, odpadasz { $bust ->
    [101] ponad 99 %
    [102] poniżej 1 %
   *[other] { $bust } %
}; pierwsze { $win ->
    [101] ponad 99 %
    [102] poniżej 1 %
   *[other] { $win } %
}.
standing = { $alone ->
    [1] wszyscy inni odpadli
   *[0] { $strength } przeciw { $theirs } ({ $rival })
}
outlook-halt = { $alone ->
    [1] Zostajesz przy { $strength }; wszyscy inni odpadli: { $vp } PZ.
   *[0] Zostajesz przy { $strength }, { $rival } ma { $theirs }; pierwsze miejsce daje { $vp } PZ.
}
outlook-halt-open = { $alone ->
    [1] Zostajesz przy { $strength }; wszyscy inni odpadli: { $vp } PZ.
   *[0] Zostajesz przy { $strength }, { $rival } ma { $theirs }; pierwsze miejsce { $win ->
        [101] ponad 99 %
        [102] poniżej 1 %
       *[other] { $win } %
    }.
}
outlook-wait = Bez żetonu i bez ryzyka: { standing }; zdecydujesz znowu.
outlook-wager = Siła { $strength }, { units-there }, miejsce { $place } z { $number }; pomyłka: 1 odłamek.
outlook-no-wager = Nic nie zyskasz, nic nie stracisz.
outlook-play = +{ $number }: { standing }.
outlook-play-harm = Kosztuje do { $number } z { $units } jednostek.
outlook-chip-counts = +{ $number }: { standing }{ $symbol ->
    [1] , na polu kuźni
   *[0] {""}
}.
outlook-alice = +{ $number }: { standing }; { units-there } tutaj.
outlook-chip-back = Siła { $strength } znów do dobrania; w worku żetonów: { $number }.
outlook-no-change = W worku zostaje żetonów: { $chips }.
outlook-bring = Tutaj: { units-there }; { $region-in } zostaje: { $left }.
outlook-send = Tutaj zostaje: { $left }; { units-there } { $region-in }.
outlook-bust = Odpadasz: tracisz ostatnią jednostkę, a z nią siłę { $strength }.
outlook-loses = Tracisz { units-object }, zostaje: { $left }; siła { $strength } się nie zmienia.
outlook-block = Tarcza pęka; masz nadal: { units-there }, siła { $strength }.
outlook-softens = Tracisz { $number } z { $units }; masz wtedy odłamków: { $shards }.
outlook-lies-down = Nic nie tracisz; masz nadal: { units-there }.
outlook-give-shard-to = { $rival }, siła { $strength }, ma wtedy { shards-counted }.
outlook-smile = +1 siły dla ciebie; { $rival } ma wtedy { shards-counted }.
outlook-amulet = Tor szaleństwa gracza { $rival }: { $number }, w worku o 1 żeton więcej.
outlook-crown = { $rival }, siła { $strength }: −2 dla następnego żetonu.
outlook-temper = +2 siły dla ciebie; { $rival } ma tu wtedy { units-object }.
outlook-claws = Trucizna do worka gracza { $rival }, siła { $strength }.
outlook-nobody = Nikomu nic się nie dzieje.
outlook-space = Na polu kuźni: { standing }, i żeton do przekucia.
outlook-no-space = Bez pola kuźni: { standing }.
outlook-vp = { $number } PZ teraz: razem { $total }.
outlook-discard-chip = Siła { $strength } znika na dobre; aktywne zostaną: { $number }.
outlook-end-ability = Potem jeszcze zdolności: { $number }.

## Nagrody w słowie lub dwóch

gain-UNITS = jednostki
gain-UNITS2 = 2 kolejne jednostki
gain-ANY = dowolny żeton
gain-SHIELD = tarcza
gain-WONDERLANDIAN = mieszkaniec
gain-ABILITY = zdolność
gain-CASTLE = zamek
gain-LEADER = lider +1
gain-DISCARD-MADNESS = −1 szaleństwo
gain-DISCARD-SHARDS = odrzucenie odłamków
gain-QUEST1 = 1 zadanie
gain-QUEST2 = 2 zadania
gain-TEA-FORGE = przekucie
gain-DIE = kość odłamków
gain-ARTIFACT = artefakt
gain-SUPPORTER = stronnik
gain-VP = PZ
gain-SUPPORTERS = więcej stronników
gain-CASTLE-VALUE = wartość zamków

## Powody podpowiedzi: koniec zdania

reason-castle = stawia zamek { $region-in }
reason-vp = przynosi { vp-counted }
reason-ability = odblokowuje zdolność { $ability }
reason-wonderlandian = zjednuje { $wonderlandian-object }
reason-leader = stawia twojego lidera o sile { $number } { $region-in }
reason-strength = daje +{ $number } siły w bitwie
reason-units = umieszcza { supporters-object } { $region-in }
reason-forged = przekuwa { chips-counted }
reason-leader-grows = wzmacnia twojego lidera o { $number }
reason-shield = naprawia twoją tarczę
reason-shards = pozwala odrzucić { shards-counted }
reason-less-madness = usuwa z twojego worka { $number ->
    [one] { $number } szkodliwy żeton
    [few] { $number } szkodliwe żetony
   *[many] { $number } szkodliwych żetonów
}
reason-chips = wkłada do twojego worka { $number ->
    [one] { $number } dobry żeton
    [few] { $number } dobre żetony
   *[many] { $number } dobrych żetonów
}

## Skąd jest nagroda

cause-card = karta herbatki
cause-forge = tor kuźni
cause-wager = zakład
cause-victory = zwycięstwo
cause-walrus = Mors
cause-ability = zdolność

## Koniec gry

result-winner = Wygrywa { $player }.
result-shared = Wygrywają razem: { $players }.
result-reason-WW-401 = Zdecydowały punkty zwycięstwa, zamki i zadania, pomniejszone o odłamki.
result-place = { $place }. { $player }: { $number }

## Punkty według źródeł, w raportach laboratorium

source-vp = PZ
source-regions = Regiony
source-powers = Zdolności i żetony
source-forging = Przekuwanie
source-castles = Zamki
source-quests = Zadania
source-shards = Odłamki
score-title = Punkty
stage-title = Runda { $number }
decided-tie-shards = Po { $score } PZ, więc zdecydowało mniej odłamków ({ $rule }): { $player } { $number }, { $rival } { $rival-number }.
decided-tie-units = Po { $score } PZ i tyle samo odłamków, więc zdecydowało więcej jednostek w regionach ({ $rule }): { $player } { $number }, { $rival } { $rival-number }.

## Bitwy przy stole: nagłówek, kroki, linie, własne rzeczy

board-battle-in = Bitwa { $place }
board-battle-of = Bitwa { $number } z { $all }, runda { $round }
board-battle-of-draw = bitwa { $number } z { $all } · { $draw }. dobranie
board-battle-order = Bitwy tej wojny
board-battle-order-done = { $region }: rozegrana
board-battle-order-now = { $region }: teraz
board-battle-order-next = { $region }: przed nami
board-battle-prizes = 1. { $first } PZ i zamek, 2. { $second } PZ
board-battle-prize-first = 1. { $number } PZ
board-battle-prize-second = 2. { $number } PZ
board-battle-resistance = Ruch oporu { $number }
board-battle-wagers = { $number ->
    [one] Zapieczętowany zakład: { $names }
   *[other] Zapieczętowane zakłady: { $names }
}
board-battle-own-wager = Twój zakład: { $faction }
board-battle-steps = Przebieg bitwy
board-battle-step-start = Siła początkowa
board-battle-step-wagers = Zakłady
board-battle-step-draw = { $number }. dobranie
board-battle-step-rewards = Nagrody
board-battle-step-quests = Zadania
board-battle-step-abilities = Zdolności
board-battle-step-forging = Przekuwanie
board-battle-step-settling = Rozliczenie zakładów
board-battle-step-cleanup = Porządki
board-battle-spaces = Tor bitwy; symbole kuźni na polach { $spaces }
board-battle-marker = { $name }: { $number }
board-battle-marker-halted = { $name }: { $number }, po wycofaniu
board-battle-lanes = Walczący
board-battle-column-start = start
board-battle-column-draw = { $number }. żeton
board-battle-column-fold = { $from } do { $to }
board-battle-column-stake = zagrożone jednostki
board-battle-status-choosing = Wybiera
board-battle-status-you = Wybierasz
board-battle-status-sealed = Już wybrano
board-battle-status-halted = Wycofanie
board-battle-status-bust = Odpada
board-battle-status-fighting = Walczy
board-battle-you = { $faction }, ty
board-battle-began = początek z siłą { $number }
board-battle-gain = +{ $number }
board-battle-no-gain = ±0
board-battle-lost = { $number ->
    [one] −{ $number } jedn.
   *[other] −{ $number } jedn.
}
board-battle-lost-short = −{ $number }
board-battle-blocked = tarcza
board-battle-gives = { $name }: siła +{ $number }
board-battle-costs = { $name }: stracone { units-counted }
board-battle-was-blocked = { $name }: zablokowane tarczą
board-battle-halts = wycofanie
board-battle-busts = odpada
board-battle-waits = czekanie
board-battle-sealed = zapieczętowany wybór
board-battle-doubled = liczy się ×2
board-battle-crowned = traci { $number }
board-battle-more-chips = { $number ->
    [one] { $number } żeton
    [few] { $number } żetony
   *[other] { $number } żetonów
}
board-battle-stake = { $name }: zagrożone { units-counted }
board-battle-madness = tor szaleństwa: { $number } z 4
board-battle-shield-ready = tarcza sprawna
board-battle-shield-cracked = tarcza pęknięta
board-battle-bag = { chips-counted } w worku
board-battle-now = { $place ->
    [0] Teraz bez miejsca
   *[other] Teraz { $place }.
}
board-battle-now-shared = Teraz { $place }. wspólnie
board-battle-now-points = : { $points } PZ
board-battle-now-or-castle = : { $points } PZ lub zamek
board-battle-now-forge = , kuźnia { $forge }
board-battle-now-forge-only = : kuźnia { $forge }
board-battle-now-bust = Odpada: nic
board-battle-board = Plansza
board-battle-show-board = Pokaż planszę
board-battle-own-bag = Twój worek
board-battle-draw-brings = Dobranie da siłę
board-battle-odds = Szaleństwo **{ $mad } z { $all }**, odpadnięcie **{ $bust } z { $all }**
board-battle-in-of = { $number } z { $all }
board-battle-group-bust = Odpadniesz
board-battle-group-loss = { $number ->
    [one] strata { $number } z { $all } jednostek
   *[other] strata { $number } z { $all } jednostek
}
board-battle-group-forge = na symbolu kuźni
board-battle-group-shield = zatrzyma to tarcza
board-battle-bag-refills = Worek jest pusty: najpierw wrócą do niego żetony wyczerpane i szaleństwo.
board-battle-bag-closed = **W worku { chips-counted }**, zamknięty na czas wojny.
board-battle-outside = Nie walczysz w tym regionie.
board-battle-units-here = W regionie **{ units-counted }**.
board-battle-working = Działa na twoją korzyść
board-battle-working-flamingo = Następny żeton liczy się podwójnie
    .note = nie Czerwona wieża zestawu A i nie szaleństwo
board-battle-working-crown = { $number ->
    [one] Korona Waleta na następnym żetonie
   *[other] Korony Waleta na następnym żetonie: { $number }
}
    .note = traci { $number }
board-battle-working-extra = { $number ->
    [one] Następne dobranie: { $number } żeton więcej
    [few] Następne dobranie: { $number } żetony więcej
   *[other] Następne dobranie: { $number } żetonów więcej
}
    .note = zagrywasz jeden z nich
board-battle-working-wait = Możesz raz poczekać
    .note = a dobrać lub wycofać się później
board-battle-lost-here = Straty w tej bitwie
board-battle-next-region = Następnie: { $region }
board-battle-last-region = Ostatnia bitwa tej wojny
board-battle-open-bags = Otwarte worki: kliknij gracza, aby zajrzeć.

## Wynik bitwy przy stole

board-outcome-in = Wynik bitwy { $place }
board-outcome-of = Wynik bitwy { $number } z { $all }, runda { $round }
board-outcome-places = Miejsca
board-outcome-place = { $place ->
    [0] bez miejsca
   *[other] { $place }. miejsce
}
board-outcome-vp = +{ $number } PZ
board-outcome-castle = zamek
board-outcome-castle-stands = zamek stoi
board-outcome-forge = { $number ->
    [one] kuźnia
   *[other] kuźnia { $number }
}
board-outcome-feat = wyczyn
board-outcome-bust = odpada
board-outcome-choose = PZ albo zamek
board-outcome-quests = Zadania odkryte w tej bitwie
board-outcome-forge-board = Tory kuźni: { $name }
board-outcome-track-note-1 = PZ i zdolności
board-outcome-track-note-2 = teraz { $number } z 6
board-outcome-track-note-3 = w puli { $number }
board-outcome-track-note-4 = zamek wart { $number } PZ
board-outcome-actions = { $number ->
    [one] **{ $number } akcja**
    [few] **{ $number } akcje**
   *[other] **{ $number } akcji**
}
board-outcome-actions-symbol = jedna z symbolu na polu { $space }
board-outcome-actions-chips = { $number ->
    [one] jedna z żetonu kuźni
   *[other] z żetonów kuźni: { $number }
}
board-outcome-active = Aktywne żetony.
board-outcome-chosen = wybrany
board-outcome-and-then = , potem { $reward }
board-outcome-exhausted = Wyczerpane

## Frakcje: lider, artefakt i sposób gry

faction-alice = Alicja
    .object = Alicję
    .genitive = Alicji
    .with = z Alicją
    .artifact = Miecz Nadziei
    .text = Chodzi wokół stołu w przeciwną stronę. Jej zdolności prowadzą ją tam, gdzie jest potrzebna, naprawiają tarczę i zjednują mieszkańców Krainy Czarów.
faction-hatter = Kapelusznik
    .object = Kapelusznika
    .genitive = Kapelusznika
    .with = z Kapelusznikiem
    .artifact = Czajnik bez dna
    .text = Raz na herbatkę jest gospodarzem i bierze dowolną kartę bez ruszania się z miejsca. Najlepiej radzi sobie z wieloma różnymi sprzymierzeńcami.
faction-queen = Królowa Kier
    .object = Królową Kier
    .genitive = Królowej Kier
    .with = z Królową Kier
    .artifact = Topór wojenny
    .text = Rozdziela jednostki z karty między wiele regionów i rośnie w siłę z każdą ściętą głową, także w swoich szeregach.
faction-jabberwock = Dżabbersmok
    .object = Dżabbersmoka
    .genitive = Dżabbersmoka
    .with = z Dżabbersmokiem
    .artifact = Płomienne Oko
    .text = Zatruwa karty, których chcą inni, i gryzie silniejszych od siebie.
faction-cat = Kot z Cheshire
    .object = Kota z Cheshire
    .genitive = Kota z Cheshire
    .with = z Kotem z Cheshire
    .artifact = Znikający Pazur
    .text = Rozdaje swoje odłamki innym, wślizguje się do bitew i z nich znika, a z szaleństwa się śmieje.

## Regiony

region-RK = Czerwona twierdza
    .short = Twierdza
    .in = w Czerwonej twierdzy
    .to = do Czerwonej twierdzy
    .from = z Czerwonej twierdzy
    .object = Czerwoną twierdzę
region-GF = Ogród o Żywych Kwiatach
    .short = Ogród
    .in = w Ogrodzie o Żywych Kwiatach
    .to = do Ogrodu o Żywych Kwiatach
    .from = z Ogrodu o Żywych Kwiatach
    .object = Ogród o Żywych Kwiatach
region-TT = Drzewa Tumtum
    .short = Drzewa
    .in = wśród Drzew Tumtum
    .to = do Drzew Tumtum
    .from = od Drzew Tumtum
    .object = Drzewa Tumtum
region-PT = Kałuża Łez
    .short = Kałuża
    .in = w Kałuży Łez
    .to = do Kałuży Łez
    .from = z Kałuży Łez
    .object = Kałużę Łez
region-NM = Na-Muniu
    .short = Na-Muniu
    .in = w Na-Muniu
    .to = do Na-Muniu
    .from = z Na-Muniu
    .object = Na-Muniu

## Miejsca, które nie są regionami

place-supply = Pula
    .in = w puli

## Jednostki, które nie są kartami

unit-supporter = Stronnik
    .object = stronnika
    .plural = Stronnicy
unit-leader = Lider
    .object = lidera
    .plural = Liderzy

## Rodzaje sprzymierzeńców i dwa poziomy

ally-SOLDIER = Karciani żołnierze
    .object = Karcianych żołnierzy
    .plural = Karciani żołnierze
    .many = Karcianych żołnierzy
ally-FLAMINGO = Flaming
    .object = Flaminga
    .plural = Flamingi
    .many = Flamingów
ally-ROSE = Róża
    .object = Różę
    .plural = Róże
    .many = Róż
ally-CREATURE = Istota
    .object = Istotę
    .plural = Istoty
    .many = Istot
ally-ROOK = Czerwona wieża
    .object = Czerwoną wieżę
    .plural = Czerwone wieże
    .many = Czerwonych wież
ally-FORGE = Kuźnia
    .object = żeton kuźni
    .plural = żetony kuźni
    .many = żetonów kuźni
level-WEAK = słaby
level-STRONG = silny

## Żetony

chip-SOLDIER-W = Karciani żołnierze (słabi)
    .object = słabych Karcianych żołnierzy
chip-SOLDIER-S = Karciani żołnierze (silni)
    .object = silnych Karcianych żołnierzy
chip-FLAMINGO-W = Flaming (słaby)
    .object = słabego Flaminga
chip-FLAMINGO-S = Flaming (silny)
    .object = silnego Flaminga
chip-ROSE-W = Róża (słaba)
    .object = słabą Różę
chip-ROSE-S = Róża (silna)
    .object = silną Różę
chip-CREATURE-W = Istota (słaba)
    .object = słabą Istotę
chip-CREATURE-S = Istota (silna)
    .object = silną Istotę
chip-ROOK-W = Czerwona wieża (słaba)
    .object = słabą Czerwoną wieżę
chip-ROOK-S = Czerwona wieża (silna)
    .object = silną Czerwoną wieżę
chip-FORGE = Żeton kuźni
    .object = żeton kuźni
chip-FACTION-1 = Żeton frakcji o sile 1
    .object = żeton frakcji o sile 1
chip-FACTION-2 = Żeton frakcji o sile 2
    .object = żeton frakcji o sile 2
chip-ARTIFACT = Artefakt
    .object = artefakt
chip-ITEM = Żeton przedmiotu
    .object = żeton przedmiotu
chip-MADNESS = Żeton szaleństwa
    .object = żeton szaleństwa
chip-MADNESS-2 = Podwójny żeton szaleństwa
    .object = podwójny żeton szaleństwa
chip-POISON = Żeton trucizny
    .object = żeton trucizny
chip-SHIELD = Tarcza
    .object = tarczę
chip-PLUS50 = Żeton „+50”
    .object = żeton „+50”
chip-SCORING = Żeton punktacji regionu
    .object = żeton punktacji regionu
chip-BLOCK = Żeton blokady
    .object = żeton blokady

## Zestawy i karty sprzymierzeńców

set-A = Zestaw A
set-B = Zestaw B
set-C = Zestaw C
set-D = Zestaw D
set-all = Każdy zestaw
ally-card-A01 = Karciani żołnierze A
    .short = Przywróć wyczerpany żeton albo podwój ten.
    .text = Po zagraniu: włóż 1 swój wyczerpany żeton z powrotem do worka albo podwój siłę tego żetonu.
ally-card-A02 = Flaming A
    .short = Podwaja następny umieszczony żeton.
    .text = Siła następnego żetonu, który umieścisz w tej bitwie na torze aktywnych żetonów, jest podwojona.
ally-card-A03 = Róża A
    .short = 1 PZ na koniec bitwy, 2 PZ za przekucie.
    .text = Na koniec bitwy: 1 PZ za każdą aktywną Różę. Jeśli po bitwie przekujesz Różę: 2 PZ.
ally-card-A04 = Czerwona wieża A
    .short = Inne twoje żetony na nią nie działają.
    .text = Zdolności innych twoich żetonów jej nie wybierają ani nie zmieniają: Flaming jej nie podwaja, Karciani żołnierze nie przywracają, a żeton kuźni nie przekuwa.
ally-card-A05 = Istota A
    .short = Po wyczerpaniu zmienia się ze słabej w silną.
    .text = Gdy się wyczerpuje, wraca do puli, a w jej miejsce wyczerpuje się Istota drugiego poziomu.
ally-card-A06 = Karciani żołnierze B
    .short = Sprowadź stronników z sąsiedztwa albo podwój.
    .text = Po zagraniu: sprowadź do tej bitwy swoich stronników z jednego sąsiedniego regionu, najwyżej tylu, ile wynosi siła żetonu; albo podwój jego siłę.
ally-card-A07 = Flaming B
    .short = Gdy aktywny: twoi sprzymierzeńcy mają +1 siły.
    .text = Dopóki masz aktywnego Flaminga, każdy zagrany żeton sprzymierzeńca dostaje +1 siły. Pierwszy Flaming sam nic nie dostaje, a kolejne nie dodają więcej.
ally-card-A08 = Róża B
    .short = Po bitwie wraca do worka.
    .text = Podczas porządków twoje aktywne Róże trafiają do worka, a nie do obszaru wyczerpania.
ally-card-A09 = Czerwona wieża B
    .short = Druga aktywna Czerwona wieża ma tylko siłę 1.
    .text = Jeśli przy zagraniu masz już aktywną Czerwoną wieżę, siła tej spada do 1.
ally-card-A10 = Istota B
    .short = Najwięcej aktywnych Istot: umieść 1 stronnika.
    .text = Na koniec bitwy, jeśli masz więcej aktywnych Istot niż każdy inny uczestnik, umieść 1 stronnika w dowolnym regionie. Przy remisie nikt.
ally-card-A11 = Karciani żołnierze C
    .short = Następnym razem dobierz więcej i zagraj jeden.
    .text = Przy następnym dobraniu w tej bitwie dobierz dodatkowo tyle żetonów, ile wynosi siła tego żetonu. Zagraj jeden ze wszystkich, a pozostałe włóż z powrotem do worka.
ally-card-A12 = Flaming C
    .short = Przesuń znacznik na najbliższy symbol kuźni.
    .text = Po dodaniu jego siły możesz przesunąć swój znacznik siły na najbliższy symbol kuźni, do przodu lub do tyłu.
ally-card-A13 = Róża C
    .short = Dwie aktywne Róże: dodatkowy dowolny wyczyn.
    .text = Z co najmniej 2 aktywnymi Różami na koniec bitwy możesz dokonać jeszcze 1 wyczynu z zadania na ręce, bez względu na region i warunek.
ally-card-A14 = Czerwona wieża C
    .short = Wyczyn kosztuje cię na stałe aktywny żeton.
    .text = Ilekroć dokonasz wyczynu w bitwie z aktywną Czerwoną wieżą, musisz odrzucić na stałe 1 swój aktywny żeton.
ally-card-A15 = Istota C
    .short = Za każdą inną aktywną: słaba +2, silna −2.
    .text = Słaba dostaje +2 siły za każdą inną twoją aktywną Istotę; silna dostaje −2 za każdą, ale nigdy nie spada poniżej 0.
ally-card-A16 = Karciani żołnierze D
    .short = Gdy nie masz tu zamku: potrój siłę.
    .text = Jeśli zagrywasz ten żeton w regionie, w którym nie masz zamku, możesz potroić jego siłę.
ally-card-A17 = Flaming D
    .short = Silniejszy przeciwnik zyskuje 1 odłamek.
    .text = Po zagraniu wskaż przeciwnika, który ma więcej siły w bitwie niż ty; może to być ktoś, kto się wycofał. Zyskuje on 1 odłamek.
ally-card-A18 = Róża D
    .short = Po przekuciu: umieść 1 stronnika gdziekolwiek.
    .text = Gdy przekuwasz Różę, umieść 1 stronnika w dowolnym regionie.
ally-card-A19 = Czerwona wieża D
    .short = Jeśli wygrasz: 1 odłamek, silna 2 odłamki.
    .text = Jeśli wygrasz bitwę, zyskujesz 1 odłamek za każdą aktywną słabą Czerwoną wieżę i 2 za każdą silną.
ally-card-A20 = Istota D
    .short = Odłamków więcej niż siły: −1, mniej: +1.
    .text = Po zagraniu: jeśli masz więcej odłamków, niż wynosi jego siła, tracisz 1 odłamek; jeśli mniej, zyskujesz 1; jeśli tyle samo, nic się nie dzieje.
ally-card-A21 = Kuźnia
    .short = Gdy aktywna: 1 akcja przekuwania po bitwie.
    .text = Daje 1 akcję przekuwania po bitwie, w której jest aktywna.

## Zdolności

ability-AL-L = Po drugiej stronie lustra
    .short = Alicja chodzi wokół stołu w przeciwną stronę.
    .text = Alicja zawsze porusza się wokół stołu przeciwnie do ruchu wskazówek zegara.
ability-AL-1 = Wszędzie naraz
    .short = Artefakt: sprowadź Alicję, zyskaj +2 siły.
    .text = Gdy zagrywasz artefakt, możesz sprowadzić tu Alicję z innego regionu lub z puli. Jeśli przybędzie, zyskujesz 2 punkty siły w bitwie; siły lidera się nie dodaje.
ability-AL-2 = Odważne serce
    .short = Artefakt: twoja tarcza jest znów sprawna.
    .text = Gdy zagrywasz artefakt, obróć swoją tarczę na stronę sprawną.
ability-AL-3 = Miłość do nauki
    .short = Po bitwie: 1 aktywny sprzymierzeniec do worka.
    .text = Na koniec bitwy możesz włożyć do worka 1 swój aktywny żeton sprzymierzeńca, także żeton kuźni.
ability-AL-4 = Przyjaźń z ludem
    .short = Zyskaj pionek; później przywracaj stracone.
    .text = Przy odblokowaniu: dobieraj z talii mieszkańców Krainy Czarów, aż trafi się pionek; zatrzymaj go i umieść w dowolnym regionie. Na początku każdej późniejszej herbatki możesz umieścić w dowolnym regionie 1 pionek z puli.
ability-MH-L = Gospodarz
    .short = Raz: uzupełnij stół i weź kartę bez ruchu.
    .text = Raz na herbatkę, zamiast zwykłej tury: uzupełnij stół bez rzutu kością, a potem weź kartę z dowolnego krzesła bez ruszania się z miejsca.
ability-MH-1 = Filiżanka wrzątku
    .short = Artefakt: +1 siły za rodzaj aktywnych, do 3.
    .text = Gdy zagrywasz artefakt, zyskujesz 1 punkt siły w bitwie za każdy różny rodzaj sprzymierzeńca wśród twoich aktywnych żetonów, najwyżej 3.
ability-MH-2 = Pomaluj mój świat
    .short = Artefakt: +1 za aktywne żetony jednego rodzaju.
    .text = Gdy zagrywasz artefakt, wybierz rodzaj sprzymierzeńca: artefakt dostaje +1 siły za każdy twój aktywny żeton tego rodzaju, najwyżej 3.
ability-MH-3 = Prezent nieurodzinowy
    .short = Raz na turę: silny sprzymierzeniec za słabego.
    .text = Raz na turę herbatki, gdy karta daje ci słaby żeton sprzymierzeńca, ale nie żeton kuźni, możesz wziąć zamiast niego silny żeton tego rodzaju.
ability-MH-4 = Czysta filiżanka
    .short = Rzuć kością jeszcze raz: drugi wynik minus 1.
    .text = Po rzucie kością odłamków podczas herbatki możesz rzucić jeszcze raz; wtedy liczy się drugi wynik, pomniejszony o 1.
ability-QH-L = Królewski dekret
    .short = Rozdziel jednostki z karty między regiony.
    .text = Możesz rozdzielić jednostki z karty herbatki między dowolnie wiele regionów.
ability-QH-1 = Królewski temperament
    .short = Artefakt: silniejszy traci stronnika; +2 siły.
    .text = Gdy zagrywasz artefakt, możesz wskazać przeciwnika silniejszego od ciebie, który ma tu co najmniej 2 jednostki, w tym stronnika. Traci on 1 stronnika, a ty zyskujesz 2 punkty siły w bitwie.
ability-QH-2 = Ściąć im głowy!
    .short = Artefakt: +1 za straconą tu jednostkę, do 4.
    .text = Gdy zagrywasz artefakt, dostaje on +1 siły za każdą jednostkę straconą dotąd w tej bitwie przez graczy, najwyżej 4.
ability-QH-3 = Zdwojona prędkość
    .short = Miń lidera przy herbatce: 1 jednostka więcej.
    .text = Jeśli w drodze na krzesło mijasz innego lidera, umieść o 1 jednostkę więcej z tą kartą, nawet jeśli pokazuje 0.
ability-QH-4 = Taktyki wojenne
    .short = Strata stronnika, gdy ktoś silniejszy: +3 siły.
    .text = Za każdym razem, gdy tracisz stronnika przez szaleństwo lub truciznę, a jakiś przeciwnik jest silniejszy od ciebie, od razu zyskujesz 3 punkty siły w bitwie.
ability-JB-L = Tnące szczęki
    .short = Kładź truciznę na kartach herbatki.
    .text = Na początku herbatki połóż po 1 żetonie trucizny na 2 różnych kartach. Na koniec swojej tury, jeśli na żadnej karcie nie ma trucizny, połóż 1 na karcie. Możesz umieścić mniej.
ability-JB-L2 = Tnące szczęki (2 graczy)
    .short = Kładź truciznę na kartach herbatki.
    .text = Na początku herbatki połóż 1 żeton trucizny na karcie. Na koniec swojej tury, jeśli na żadnej karcie nie ma trucizny, połóż 1 na karcie. Nie musisz tego robić.
ability-JB-1 = Pogromny wróg
    .short = Artefakt: +1 za silniejszego wroga, do 2.
    .text = Gdy zagrywasz artefakt, dostaje on +1 siły za każdego przeciwnika silniejszego od ciebie, najwyżej 2.
ability-JB-2 = Szpony jak kły
    .short = Artefakt: trucizna do worka silniejszego.
    .text = Gdy zagrywasz artefakt, możesz włożyć 1 żeton trucizny ze swojej puli do worka przeciwnika silniejszego od ciebie.
ability-JB-3 = Jaszmije smukwijne
    .short = Jeszcze 1 trucizna na innej karcie.
    .text = Ilekroć umieszczasz truciznę dzięki Tnącym szczękom, możesz umieścić jeszcze 1 żeton trucizny na innej karcie.
ability-JB-4 = Sapgulcząc poprzez mrok
    .short = 1 PZ za każdą stratę przez twoją truciznę.
    .text = Za każdym razem, gdy inny gracz traci jednostkę przez truciznę, zyskujesz 1 PZ.
ability-CC-L = Szalony podarunek
    .short = Przy 2 lub 3 odłamkach: oddaj 1 komuś innemu.
    .text = Gdy podczas herbatki wyrzucisz 2 lub 3 na kości odłamków, możesz oddać 1 z tych odłamków innemu graczowi.
ability-CC-L2 = Szalony podarunek (2 graczy)
    .short = Przy 2 lub 3 odłamkach: odłóż 1.
    .text = Gdy podczas herbatki wyrzucisz 2 lub 3 na kości odłamków, możesz odłożyć 1 z tych odłamków do puli.
ability-CC-1 = Koszmarny uśmiech
    .short = Artefakt: oddaj 1 odłamek, zyskaj +1 siły.
    .text = Gdy zagrywasz artefakt, możesz oddać 1 swój odłamek przeciwnikowi w tej bitwie; wtedy zyskujesz 1 punkt siły w bitwie.
ability-CC-2 = Raz mnie widać, raz nie
    .short = Artefakt: przesuń tu lub stąd 2 stronników.
    .text = Gdy zagrywasz artefakt, możesz przesunąć do 2 swoich stronników z jednego sąsiedniego regionu tutaj albo stąd do jednego sąsiedniego; nigdy ostatniej jednostki.
ability-CC-3 = Wszyscy tu są szaleni
    .short = Raz: weź odłamek, strać o 1 jednostkę mniej.
    .text = Raz na bitwę, gdy szaleństwo miałoby kosztować cię jednostki, możesz zyskać 1 odłamek, aby stracić o 1 jednostkę mniej.
ability-CC-4 = Uśmiech bez kota
    .short = Trafny zakład: silny żeton. Nietrafny: nic.
    .text = Jeśli twój zakład jest trafny, weź silny żeton sprzymierzeńca zamiast słabego. Jeśli jest nietrafny, nie zyskujesz odłamka.
ability-CC-4b = Uśmiech bez kota (2 graczy)
    .short = Przed wojną lider może przejść do sąsiada.
    .text = Na początku fazy wojny możesz przesunąć lidera z jego regionu do sąsiedniego.

## Mieszkańcy Krainy Czarów

wonderlandian-WL01 = Biały Królik
    .object = Białego Królika
    .short = Twoje żetony o wydrukowanej sile 1 mają +1.
    .text = Pionek, siła { $strength }. Każdy żeton o wydrukowanej sile 1, który tu zagrywasz, dostaje +1 siły.
wonderlandian-WL02 = Walet Kierowy
    .object = Waleta Kierowego
    .short = Najwyższy wydrukowany żeton: zyskaj +1 siły.
    .text = Pionek, siła { $strength }. Jeśli wydrukowana siła twojego żetonu jest wyższa niż u każdego przeciwnika, który dobiera w tej samej chwili, zyskujesz 1 punkt siły w bitwie.
wonderlandian-WL03 = Marcowy Zając
    .object = Marcowego Zająca
    .short = Na początku przeciwnicy mają −2 siły.
    .text = Pionek, siła { $strength }. Po ustaleniu początkowych sił każdy przeciwnik tutaj traci 2 punkty siły, ale nie spada poniżej 0.
wonderlandian-WL04 = Księżna
    .object = Księżną
    .short = 1 PZ za każdą straconą tu jednostkę.
    .text = Pionek, siła { $strength }. Zyskujesz 1 PZ za każdą jednostkę, którą tracisz w bitwie tutaj. Jeśli żeton zabiera samą Księżną, jego straty nic nie dają.
wonderlandian-WL05 = Mors
    .object = Morsa
    .short = Samodzielna wygrana: 3 PZ i zamek gdziekolwiek.
    .text = Pionek, siła { $strength }. Jeśli wygrasz tu samodzielnie lub bezspornie, zyskujesz 3 PZ, a zamek może trafić do dowolnego regionu, w którym go nie masz. Przy remisie nic.
wonderlandian-WL06 = Gryf
    .object = Gryfa
    .short = Po bitwie: leć dalej z 2 stronnikami.
    .text = Pionek, siła { $strength }. Na koniec bitwy możesz przesunąć Gryfa do dowolnego innego regionu razem z najwyżej 2 swoimi stronnikami stąd.
wonderlandian-WL07 = Jednorożec
    .object = Jednorożca
    .short = Raz na bitwę: strać o 1 jednostkę mniej.
    .text = Pionek, siła { $strength }. Raz na bitwę, gdy szaleństwo lub trucizna miałyby kosztować cię jednostki, możesz stracić o 1 mniej.
wonderlandian-WL08 = Lew
    .object = Lwa
    .short = Musisz tu dobrać co najmniej 2 żetony.
    .text = Pionek, siła { $strength }. Dopóki Lew tu stoi, nie możesz się wycofać przy drugim dobraniu.
wonderlandian-WL09 = Humpty Dumpty
    .object = Humpty’ego Dumpty’ego
    .short = Stoi na koniec bitwy: 1 PZ. Stracony: 1 odłamek.
    .text = Pionek, siła { $strength }. Jeśli Humpty Dumpty stoi tu na koniec bitwy, zyskujesz 1 PZ. Jeśli stracisz go w bitwie, zyskujesz 1 odłamek.
wonderlandian-WL10 = Gąsienica
    .object = Gąsienicę
    .short = Raz na bitwę: dobierz 2 żetony i zagraj 1.
    .text = Pionek, siła { $strength }. Raz na bitwę możesz dobrać 2 żetony, pokazać oba, zagrać jeden, a drugi włożyć z powrotem do worka.
wonderlandian-WL11 = Niby-Żółw
    .object = Niby-Żółwia
    .short = Bez pierwszego miejsca i odpadnięcia: 2 PZ.
    .text = Pionek, siła { $strength }. Na koniec bitwy, jeśli nie odpadasz i nie zajmujesz pierwszego miejsca, samodzielnie ani w remisie, zyskujesz 2 PZ.
wonderlandian-WL12 = Suseł
    .object = Susła
    .short = Na początku: 1 wyczerpany żeton do worka.
    .text = Pionek, siła { $strength }. Na początku bitwy tutaj możesz włożyć 1 wyczerpany żeton z powrotem do worka.
wonderlandian-WL13 = Tweedledum i Tweedledee
    .object = Tweedleduma i Tweedledee
    .short = Wytrzymuje dwie straty w bitwie.
    .text = Pionek, siła { $strength }. Gdy pierwszy raz w bitwie wybierzesz go jako stratę, połóż go: strata się liczy, a pionek zostaje. Za drugim razem go tracisz. To 1 jednostka.
wonderlandian-WL14 = Amulet Księżnej
    .object = Amulet Księżnej
    .short = Ostatnie szaleństwo przeciwnika do jego worka.
    .text = Przedmiot, siła { $strength }. Wskaż przeciwnika w tej bitwie: ostatni żeton z jego toru szaleństwa wraca do jego worka.
wonderlandian-WL15 = Korona Waleta
    .object = Koronę Waleta
    .short = Następny żeton przeciwnika ma −2 siły.
    .text = Przedmiot, siła { $strength }. Wskaż przeciwnika, który jeszcze walczy: następny żeton, który zagra w tej bitwie, dostaje −2 siły przed innymi zmianami. Szaleństwo lub trucizna kończy efekt.
wonderlandian-WL16 = Fajka Gąsienicy
    .object = Fajkę Gąsienicy
    .short = Bez szaleństwa w tym dobraniu: −1 odłamek.
    .text = Przedmiot, siła { $strength }. Jeśli w tym dobraniu nikt nie kładzie szaleństwa na torze, odrzuć 1 odłamek.
wonderlandian-WL17 = Rękawiczka Humpty’ego
    .object = Rękawiczkę Humpty’ego
    .short = Twoja tarcza jest znów sprawna.
    .text = Przedmiot, siła { $strength }. Obróć swoją tarczę na stronę sprawną.
wonderlandian-WL18 = Zegarek Białego Królika
    .object = Zegarek Białego Królika
    .short = Przy następnym dobraniu możesz zaczekać.
    .text = Przedmiot, siła { $strength }. Gdy następnym razem w tej bitwie wybierasz między dobraniem a wycofaniem się, możesz zaczekać: nie robisz ani tego, ani tego i walczysz dalej.
wonderlandian-WL19 = Ostrygi Morsa
    .object = Ostrygi Morsa
    .short = Pierwsze lub drugie miejsce: po 1 PZ.
    .text = Przedmiot, siła { $strength }. Na koniec bitwy każdy aktywny żeton to 1 PZ, jeśli zajmujesz pierwsze lub drugie miejsce, samodzielnie lub w remisie.
wonderlandian-WL20 = Czajniczek Susła
    .object = Czajniczek Susła
    .short = Do 2 wyczerpanych żetonów do worka.
    .text = Przedmiot, siła { $strength }. Możesz włożyć do 2 wyczerpanych żetonów z powrotem do worka, ale nie Czerwoną wieżę z zestawu A.
wonderlandian-WL21 = Grzechotka bliźniaków
    .object = Grzechotkę bliźniaków
    .short = +3 siły, jeśli druga Grzechotka jest aktywna.
    .text = Przedmiot, siła { $strength }. Jeśli twoja druga Grzechotka jest już aktywna, ten żeton dostaje +3 siły.
wonderlandian-WL22 = Zupa Niby-Żółwia
    .object = Zupę Niby-Żółwia
    .short = +2 siły, jeśli nikt nie jest słabszy od ciebie.
    .text = Przedmiot, siła { $strength }. Jeśli przed dodaniem siły żaden przeciwnik nie ma jej mniej niż ty, ten żeton dostaje +2. Musi być przeciwnik, który nie odpadł.
wonderlandian-WL23 = Pułapka Białego Rycerza
    .object = Pułapkę Białego Rycerza
    .short = Po bitwie: 1 stronnik w sąsiednim regionie.
    .text = Przedmiot, siła { $strength }. Na koniec bitwy za każdy aktywny żeton możesz umieścić 1 stronnika z puli w sąsiednim regionie.
wonderlandian-WL24 = Pióro Gryfa
    .object = Pióro Gryfa
    .short = Sprowadź tu 1 swoją jednostkę skądkolwiek.
    .text = Przedmiot, siła { $strength }. Możesz sprowadzić tu 1 swoją jednostkę, stronnika, pionek lub lidera, z dowolnego innego regionu. W tej bitwie nie dodaje ona siły.

## Tory kuźni, nagrody, połowy kart

track-1 = Moc
track-2 = Siła lidera
track-3 = Stronnicy
track-4 = Zamki
half-upper = Górna połowa
half-lower = Dolna połowa
reward-UNITS = Umieść jednostki
reward-UNITS2 = Umieść kolejne jednostki
reward-ALLY = Żeton sprzymierzeńca
reward-ANY = Dowolny żeton sprzymierzeńca
reward-FORGE-CHIP = Żeton kuźni
reward-SHIELD = Napraw tarczę
reward-WONDERLANDIAN = Zrekrutuj mieszkańca Krainy Czarów
reward-ABILITY = Odblokuj zdolność frakcji
reward-CASTLE = Umieść zamek
reward-LEADER = Siła lidera +1
reward-DISCARD-MADNESS = Odrzuć 1 żeton szaleństwa
reward-DISCARD-SHARDS = Odrzuć odłamki
reward-QUEST1 = Dobierz 1 kartę zadania
reward-QUEST2 = Dobierz 2 karty zadań, odrzuć 1
reward-TEA-FORGE = Przekuj żeton z worka
reward-VP = Punkty zwycięstwa
reward-SUPPORTERS = Więcej stronników
reward-CASTLE-VALUE = Wartość zamku
reward-ARTIFACT = Zyskaj artefakt
reward-DIE = Rzuć kością odłamków
reward-OPTIONAL = Dodatkowa nagroda za odłamki

## Żetony punktacji regionów: PZ w rundach I, II, III

scoring-token-ST1 = Żeton punktacji 6-6-6
scoring-token-ST2 = Żeton punktacji 5-6-7
scoring-token-ST3 = Żeton punktacji 4-6-8
scoring-token-ST4 = Żeton punktacji 3-6-9
scoring-token-ST5 = Żeton punktacji 2-6-10
scoring-token-ST6 = Żeton punktacji 2-4-12

## Czego wymagają zadania, do ich tekstów: paczka treści może mieć inne liczby, regiony i żetony

printed-comma = { $first }, { $last }
printed-or = { $first } lub { $last }
printed-in-RK = W Czerwonej twierdzy
printed-in-GF = W Ogrodzie o Żywych Kwiatach
printed-in-TT = Wśród Drzew Tumtum
printed-in-PT = W Kałuży Łez
printed-in-NM = W Na-Muniu
printed-feat-strength = zakończ z siłą { $numbers }
printed-feat-active = { $last ->
    [one] zakończ z dokładnie { $numbers } aktywnym żetonem
   *[other] zakończ z dokładnie { $numbers } aktywnymi żetonami
}
printed-feat-last = zakończ z ostatnim aktywnym żetonem o wydrukowanej sile { $number }
printed-feat-last-min = zakończ z ostatnim aktywnym żetonem o wydrukowanej sile co najmniej { $number }
printed-feat-types = { $number ->
    [one] zakończ z aktywnymi żetonami co najmniej { $number } rodzaju
   *[other] zakończ z aktywnymi żetonami co najmniej { $number } różnych rodzajów
}
printed-feat-forge-space = zakończ na polu z symbolem kuźni
printed-feat-units-left = { $number ->
    [one] zakończ z co najmniej { $number } jednostką w regionie
   *[other] zakończ z co najmniej { $number } jednostkami w regionie
}
printed-feat-units-exact = { $number ->
    [one] zakończ z dokładnie { $number } jednostką w regionie
   *[other] zakończ z dokładnie { $number } jednostkami w regionie
}
printed-feat-second = zajmij drugie miejsce, samodzielnie lub w remisie
printed-feat-no-madness = { $number ->
    [one] zakończ z co najmniej { $number } aktywnym żetonem i bez szaleństwa położonego w tej bitwie na twoim torze
   *[other] zakończ z co najmniej { $number } aktywnymi żetonami i bez szaleństwa położonego w tej bitwie na twoim torze
}
printed-feat-win-no-leader = wygraj samodzielnie, bez swojego lidera w regionie
printed-feat-madness-min = { $number ->
    [one] zakończ, nie odpadając, z co najmniej { $number } żetonem szaleństwa położonym w tej bitwie na twoim torze
   *[other] zakończ, nie odpadając, z co najmniej { $number } żetonami szaleństwa położonymi w tej bitwie na twoim torze
}
printed-some-soldier = Karciani żołnierze
printed-some-flamingo = Flamingi
printed-some-rose = Róże
printed-some-creature = Istoty
printed-some-rook = Czerwone wieże
printed-aim-own-pair = miej razem co najmniej { $number } żetonów: { $first } i { $last }
printed-aim-castles = { $number ->
    [one] miej co najmniej { $number } zamek na planszy (2 graczy: co najmniej { $two } stojące)
    [few] miej co najmniej { $number } zamki na planszy (2 graczy: co najmniej { $two } stojące)
   *[many] miej co najmniej { $number } zamków na planszy (2 graczy: co najmniej { $two } stojące)
}
printed-aim-tracks = { $number ->
    [one] miej co najmniej { $number } pełny tor kuźni
    [few] miej co najmniej { $number } pełne tory kuźni
   *[many] miej co najmniej { $number } pełnych torów kuźni
}
printed-aim-forged-types = { $number ->
    [one] miej na torach kuźni żetony sprzymierzeńców co najmniej { $number } rodzaju; żetony kuźni to jeden rodzaj
   *[other] miej na torach kuźni żetony sprzymierzeńców co najmniej { $number } różnych rodzajów; żetony kuźni to jeden rodzaj
}
printed-aim-abilities = { $number ->
    [one] miej co najmniej { $number } odblokowaną zdolność frakcji
    [few] miej co najmniej { $number } odblokowane zdolności frakcji
   *[many] miej co najmniej { $number } odblokowanych zdolności frakcji
}
printed-aim-shards-max = { $number ->
    [one] miej najwyżej { $number } odłamek
    [few] miej najwyżej { $number } odłamki
   *[many] miej najwyżej { $number } odłamków
}
printed-aim-leader = miej siłę lidera co najmniej { $number }
printed-aim-wonderlandians = { $number ->
    [one] miej co najmniej { $number } kartę mieszkańca Krainy Czarów
    [few] miej co najmniej { $number } karty mieszkańców Krainy Czarów
   *[many] miej co najmniej { $number } kart mieszkańców Krainy Czarów
}
printed-aim-forged = { $number ->
    [one] miej co najmniej { $number } żeton na torach kuźni
    [few] miej co najmniej { $number } żetony na torach kuźni
   *[many] miej co najmniej { $number } żetonów na torach kuźni
}
printed-aim-all-types = miej żeton każdego z 6 rodzajów sprzymierzeńców, także kuźni
printed-aim-units = { $number ->
    [one] miej co najmniej { $number } jednostkę w regionach
    [few] miej co najmniej { $number } jednostki w regionach
   *[many] miej co najmniej { $number } jednostek w regionach
}

## Zadania: nazwa, wyczyn i cel

quest-Q01 = Pomaluj róże
    .short = Ogród: siła 3, 4, 9 lub 10
    .feat = { $where }: { $feat }.
    .objective = Na koniec gry { $objective }.
quest-Q02 = Gadatliwa lilia tygrysia
    .short = Ogród: 3 lub 5 aktywnych żetonów
    .feat = { $where }: { $feat }.
    .objective = Na koniec gry { $objective }.
quest-Q03 = Maślane motyle
    .short = Ogród: ostatni żeton o sile 2
    .feat = { $where }: { $feat }.
    .objective = Na koniec gry { $objective }.
quest-Q04 = Kolce i płatki
    .short = Ogród: 3 rodzaje aktywnych żetonów
    .feat = { $where }: { $feat }.
    .objective = Na koniec gry { $objective }.
quest-Q05 = Pole do krokieta
    .short = Ogród: symbol kuźni na koniec
    .feat = { $where }: { $feat }.
    .objective = Na koniec gry { $objective }.
quest-Q06 = Główny ogrodnik
    .short = Ogród: zostają co najmniej 3 jednostki
    .feat = { $where }: { $feat }.
    .objective = Na koniec gry { $objective }.
quest-Q07 = Ciekawskie ostrygi
    .short = Drzewa: 2 lub 6 aktywnych żetonów
    .feat = { $where }: { $feat }.
    .objective = Na koniec gry { $objective }.
quest-Q08 = W zadumie
    .short = Drzewa: ostatni żeton o sile 1
    .feat = { $where }: { $feat }.
    .objective = Na koniec gry { $objective }.
quest-Q09 = Płomienne oczy
    .short = Drzewa: siła 5, 6, 11 lub 12
    .feat = { $where }: { $feat }.
    .objective = Na koniec gry { $objective }.
quest-Q10 = I ciach! I ciach!
    .short = Drzewa: ostatni żeton o sile 3 lub więcej
    .feat = { $where }: { $feat }.
    .objective = Na koniec gry { $objective }.
quest-Q11 = Galumfujący powrót
    .short = Drzewa: drugie miejsce
    .feat = { $where }: { $feat }.
    .objective = Na koniec gry { $objective }.
quest-Q12 = Czarsmutślenie
    .short = Drzewa: 3 aktywne żetony, bez szaleństwa
    .feat = { $where }: { $feat }.
    .objective = Na koniec gry { $objective }.
quest-Q13 = Kumoterski wyścig
    .short = Kałuża: 4 aktywne żetony
    .feat = { $where }: { $feat }.
    .objective = Na koniec gry { $objective }.
quest-Q14 = Morze łez
    .short = Kałuża: siła 1, 2, 7 lub 8
    .feat = { $where }: { $feat }.
    .objective = Na koniec gry { $objective }.
quest-Q15 = Opowieść Myszy
    .short = Kałuża: ostatni żeton o sile 1
    .feat = { $where }: { $feat }.
    .objective = Na koniec gry { $objective }.
quest-Q16 = Sucha historia
    .short = Kałuża: 3 aktywne żetony, bez szaleństwa
    .feat = { $where }: { $feat }.
    .objective = Na koniec gry { $objective }.
quest-Q17 = Mały krokodyl
    .short = Kałuża: zostaje dokładnie 1 jednostka
    .feat = { $where }: { $feat }.
    .objective = Na koniec gry { $objective }.
quest-Q18 = Naparstek Dodo
    .short = Kałuża: symbol kuźni na koniec
    .feat = { $where }: { $feat }.
    .objective = Na koniec gry { $objective }.
quest-Q19 = Twierdza zwana zamkiem
    .short = Na-Muniu: ostatni żeton o sile 1
    .feat = { $where }: { $feat }.
    .objective = Na koniec gry { $objective }.
quest-Q20 = Świdrokrętne wężanie
    .short = Na-Muniu: 1 lub 5 aktywnych żetonów
    .feat = { $where }: { $feat }.
    .objective = Na koniec gry { $objective }.
quest-Q21 = Rykoświst zbłąkiń
    .short = Na-Muniu: siła 4, 5, 13 lub 14
    .feat = { $where }: { $feat }.
    .objective = Na koniec gry { $objective }.
quest-Q22 = Smutcholijnie
    .short = Na-Muniu: 3 rodzaje aktywnych żetonów
    .feat = { $where }: { $feat }.
    .objective = Na koniec gry { $objective }.
quest-Q23 = Wokół zegwnika
    .short = Na-Muniu: symbol kuźni na koniec
    .feat = { $where }: { $feat }.
    .objective = Na koniec gry { $objective }.
quest-Q24 = Strzeż się Dżubdżuba
    .short = Na-Muniu: drugie miejsce
    .feat = { $where }: { $feat }.
    .objective = Na koniec gry { $objective }.
quest-Q25 = Kto ukradł ciastka?
    .short = Twierdza: siła 6, 7, 12 lub 13
    .feat = { $where }: { $feat }.
    .objective = Na koniec gry { $objective }.
quest-Q26 = Najpierw wyrok!
    .short = Twierdza: 3 lub 7 aktywnych żetonów
    .feat = { $where }: { $feat }.
    .objective = Na koniec gry { $objective }.
quest-Q27 = Dwór Królowej
    .short = Twierdza: ostatni żeton o sile 3 lub więcej
    .feat = { $where }: { $feat }.
    .objective = Na koniec gry { $objective }.
quest-Q28 = Za plecami tronu
    .short = Twierdza: wygrana bez lidera
    .feat = { $where }: { $feat }.
    .objective = Na koniec gry { $objective }.
quest-Q29 = Do lochu!
    .short = Twierdza: 2 żetony szaleństwa bez odpadnięcia
    .feat = { $where }: { $feat }.
    .objective = Na koniec gry { $objective }.
quest-Q30 = Królewski garnizon
    .short = Twierdza: zostają co najmniej 3 jednostki
    .feat = { $where }: { $feat }.
    .objective = Na koniec gry { $objective }.

## Co dają karty herbatki, do ich tekstów: paczka treści może mieć inne wydrukowane efekty

printed-sentences = { $first } { $last }
printed-units = { $number ->
    [one] Umieść { $number } jednostkę w regionie.
    [few] Umieść { $number } jednostki w jednym regionie.
   *[many] Umieść { $number } jednostek w jednym regionie.
}
printed-die = Rzuć kością odłamków i weź odłamki.
printed-twice = Dwa razy: { $what }
printed-halves = Wybierz połowę. Górna: { $upper } Dolna: { $lower }
printed-for-shards = Jeśli ponadto rzucisz kością odłamków i weźmiesz odłamki: { $what }
printed-nothing = Nic więcej.
printed-ally-soldier-weak = Zyskaj słabych Karcianych żołnierzy.
    .then = zyskaj słabych Karcianych żołnierzy.
printed-ally-soldier-strong = Zyskaj silnych Karcianych żołnierzy.
    .then = zyskaj silnych Karcianych żołnierzy.
printed-ally-flamingo-weak = Zyskaj słabego Flaminga.
    .then = zyskaj słabego Flaminga.
printed-ally-flamingo-strong = Zyskaj silnego Flaminga.
    .then = zyskaj silnego Flaminga.
printed-ally-rose-weak = Zyskaj słabą Różę.
    .then = zyskaj słabą Różę.
printed-ally-rose-strong = Zyskaj silną Różę.
    .then = zyskaj silną Różę.
printed-ally-creature-weak = Zyskaj słabą Istotę.
    .then = zyskaj słabą Istotę.
printed-ally-creature-strong = Zyskaj silną Istotę.
    .then = zyskaj silną Istotę.
printed-ally-rook-weak = Zyskaj słabą Czerwoną wieżę.
    .then = zyskaj słabą Czerwoną wieżę.
printed-ally-rook-strong = Zyskaj silną Czerwoną wieżę.
    .then = zyskaj silną Czerwoną wieżę.
printed-forge-chip = Zyskaj żeton kuźni.
    .then = zyskaj żeton kuźni.
printed-any-weak = Zyskaj dowolny słaby żeton sprzymierzeńca.
    .then = zyskaj dowolny słaby żeton sprzymierzeńca.
printed-any-strong = Zyskaj dowolny silny żeton sprzymierzeńca.
    .then = zyskaj dowolny silny żeton sprzymierzeńca.
printed-shield = Napraw swoją tarczę.
    .then = napraw swoją tarczę.
printed-wonderlandian = Zrekrutuj mieszkańca Krainy Czarów z rynku kart.
    .then = zrekrutuj mieszkańca Krainy Czarów z rynku kart.
printed-ability = Odblokuj zdolność frakcji.
    .then = odblokuj zdolność frakcji.
printed-castle = Umieść zamek.
    .then = umieść zamek.
printed-leader = Twój lider zyskuje +1 siły.
    .then = twój lider zyskuje +1 siły.
printed-discard-madness = Odrzuć z worka 1 żeton szaleństwa.
    .then = odrzuć z worka 1 żeton szaleństwa.
printed-discard-shards-1 = Odrzuć 1 odłamek.
    .then = odrzuć 1 odłamek.
printed-discard-shards-2 = Odrzuć 2 odłamki.
    .then = odrzuć 2 odłamki.
printed-quest1 = Możesz dobrać 1 kartę zadania.
    .then = możesz dobrać 1 kartę zadania.
printed-quest2 = Możesz dobrać 2 karty zadań, a potem odrzucić 1.
    .then = możesz dobrać 2 karty zadań, a potem odrzucić 1.
printed-tea-forge = Możesz przekuć żeton z worka.
    .then = możesz przekuć żeton z worka.
printed-units2-2 = Umieść jeszcze 2 jednostki w jednym regionie, tym samym lub innym.
    .then = umieść jeszcze 2 jednostki w jednym regionie, tym samym lub innym.

## Karty herbatki

tea-card-T1-01 = Grzanki z masłem
    .short = 3 jednostki, słabi Żołnierze
    .text = { $text }
tea-card-T1-02 = Słoik marmolady
    .short = 3 jednostki, słaby Flaming
    .text = { $text }
tea-card-T1-03 = Konfitura z płatków róży
    .short = 3 jednostki, słaba Róża
    .text = { $text }
tea-card-T1-04 = Piernikowy stwór
    .short = 3 jednostki, słaba Istota
    .text = { $text }
tea-card-T1-05 = Ciasto szachownica
    .short = 3 jednostki, słaba Wieża
    .text = { $text }
tea-card-T1-06 = Wypolerowana taca
    .short = 2 jednostki, słabi Żołnierze, zadanie
    .text = { $text }
tea-card-T1-07 = Różowa lemoniada
    .short = 2 jednostki, słaby Flaming, −1 odłamek
    .text = { $text }
tea-card-T1-08 = Pachnące zaproszenie
    .short = 2 jednostki, słaba Róża, zadanie
    .text = { $text }
tea-card-T1-09 = Bułeczki kowala
    .short = 2 jednostki, słaba Istota, żeton kuźni
    .text = { $text }
tea-card-T1-10 = Sucharki z baszty
    .short = 2 jednostki, słaba Wieża, −1 odłamek
    .text = { $text }
tea-card-T1-11 = Podwójne rozdanie
    .short = 2 jednostki, kość, silni Żołnierze, słabi Żołnierze
    .text = { $text }
tea-card-T1-12 = Krokietowy lizak
    .short = 2 jednostki, kość, silny Flaming, słaba Róża
    .text = { $text }
tea-card-T1-13 = Malowane ciasteczka
    .short = 2 jednostki, kość, silna Róża, słaby Flaming
    .text = { $text }
tea-card-T1-14 = Bestialski targ
    .short = 2 jednostki, kość, silna Istota, słaba Wieża
    .text = { $text }
tea-card-T1-15 = Gambit wieży
    .short = 2 jednostki, kość, silna Wieża, słaba Istota
    .text = { $text }
tea-card-T1-16 = Niespodziewany gość
    .short = 2 jednostki, mieszkaniec
    .text = { $text }
tea-card-T1-17 = Cichy sąsiad
    .short = 1 jednostka, mieszkaniec, −1 odłamek
    .text = { $text }
tea-card-T1-18 = Hałaśliwe towarzystwo
    .short = 3 jednostki, kość, mieszkaniec
    .text = { $text }
tea-card-T1-19 = Pierwsza lekcja
    .short = 1 jednostka, zdolność, dowolny słaby
    .text = { $text }
tea-card-T1-20 = Tajny przepis
    .short = 3 jednostki, zdolność
    .text = { $text }
tea-card-T1-21 = Zagadka przy stole
    .short = 3 jednostki, kość, zdolność, zadanie
    .text = { $text }
tea-card-T1-22 = Drugie śniadanie
    .short = 1 jednostka, lider +1, dowolny słaby
    .text = { $text }
tea-card-T1-23 = Kapitańskie biszkopty
    .short = 2 jednostki, lider +1, −1 odłamek
    .text = { $text }
tea-card-T1-24 = Rozstaje dróg
    .short = 2 jednostki, jeszcze 2, −1 odłamek
    .text = { $text }
tea-card-T1-25 = Dwa zapieczętowane listy
    .short = 3 jednostki, 2 zadania
    .text = { $text }
tea-card-T1-26 = Zamek z cukru
    .short = Zamek, dowolny słaby
    .text = { $text }
tea-card-T1-27 = Słodko czy trzeźwo
    .short = 2 jedn.: dowolny słaby, −1 odłamek lub −1 szaleństwo
    .text = { $text }
tea-card-T1-28 = Mięśnie czy rozum
    .short = 3 jednostki: lider +1 lub 2 zadania
    .text = { $text }
tea-card-T1-29 = Tartaletka pokusy
    .short = 2 jednostki, żeton kuźni; za odłamki: dowolny silny
    .text = { $text }
tea-card-T1-30 = Wypij mnie
    .short = 3 jednostki, zadanie; za odłamki: mieszkaniec
    .text = { $text }
tea-card-T2-01 = Talia wafli
    .short = 3 jednostki, silni Żołnierze
    .text = { $text }
tea-card-T2-02 = Flamingowy napój
    .short = 3 jednostki, silny Flaming
    .text = { $text }
tea-card-T2-03 = Kandyzowane róże
    .short = 3 jednostki, silna Róża
    .text = { $text }
tea-card-T2-04 = Kruszonka stwora
    .short = 3 jednostki, silna Istota
    .text = { $text }
tea-card-T2-05 = Pieczeń z czerwonej wieży
    .short = 3 jednostki, silna Wieża
    .text = { $text }
tea-card-T2-06 = Pełna parada
    .short = 2 jednostki, 2 × słabi Żołnierze, tarcza
    .text = { $text }
tea-card-T2-07 = Pióra i kamień
    .short = 2 jednostki, słaby Flaming, słaba Wieża, −1 odłamek
    .text = { $text }
tea-card-T2-08 = Płatki i futro
    .short = 2 jednostki, słaba Róża, słaba Istota, −1 odłamek
    .text = { $text }
tea-card-T2-09 = Menu z menażerii
    .short = 2 jednostki, słaba Istota, słaby Flaming, zadanie
    .text = { $text }
tea-card-T2-10 = Garnizonowy gulasz
    .short = 2 jednostki, słaba Wieża, słaba Róża, żeton kuźni
    .text = { $text }
tea-card-T2-11 = Zatłoczona ławka
    .short = 4 jednostki, dowolny słaby
    .text = { $text }
tea-card-T2-12 = Dwa fronty
    .short = 2 jednostki, jeszcze 2, słabi Żołnierze
    .text = { $text }
tea-card-T2-13 = Szalona uczta
    .short = 3 jednostki, kość, dowolny silny, dowolny słaby
    .text = { $text }
tea-card-T2-14 = Gość honorowy
    .short = 3 jednostki, mieszkaniec
    .text = { $text }
tea-card-T2-15 = Szeptana przysługa
    .short = 2 jednostki, mieszkaniec, −1 odłamek
    .text = { $text }
tea-card-T2-16 = Uspokajający napar
    .short = Mieszkaniec, tarcza, −1 szaleństwo, −1 odłamek
    .text = { $text }
tea-card-T2-17 = Dzika hulanka
    .short = 4 jednostki, kość, mieszkaniec
    .text = { $text }
tea-card-T2-18 = Lekcja magii
    .short = 2 jednostki, zdolność, dowolny słaby
    .text = { $text }
tea-card-T2-19 = Zeszyt babuni
    .short = 4 jednostki, zdolność
    .text = { $text }
tea-card-T2-20 = Niebezpieczny wywar
    .short = 2 jednostki, kość, zdolność, lider +1, tarcza
    .text = { $text }
tea-card-T2-21 = Sprawunek czempiona
    .short = 2 jednostki, lider +1, zadanie
    .text = { $text }
tea-card-T2-22 = Esencjonalny bulion
    .short = 3 jednostki, lider +1
    .text = { $text }
tea-card-T2-23 = Zaprawa i marcepan
    .short = 2 jednostki, zamek
    .text = { $text }
tea-card-T2-24 = Zamek w chmurach
    .short = 3 jednostki, kość, zamek, −1 szaleństwo
    .text = { $text }
tea-card-T2-25 = Rumianek i plotki
    .short = 2 jednostki, −1 szaleństwo, zadanie, tarcza
    .text = { $text }
tea-card-T2-26 = Gorące węgle
    .short = 2 jednostki, przekucie, −1 odłamek
    .text = { $text }
tea-card-T2-27 = Moc czy litość
    .short = 4 jedn., kość: silny, zadanie / −1 szal., −2 odł.
    .text = { $text }
tea-card-T2-28 = Mury czy wódz
    .short = 2 jednostki: zamek lub lider +1, zadanie
    .text = { $text }
tea-card-T2-29 = Zakazany biszkopt
    .short = 3 jednostki, dowolny słaby; za odłamki: zdolność
    .text = { $text }
tea-card-T2-30 = Zjedz mnie
    .short = 2 jednostki, 2 zadania; za odłamki: mieszkaniec
    .text = { $text }
tea-card-T3-01 = Królewski poker
    .short = 4 jednostki, silni Żołnierze
    .text = { $text }
tea-card-T3-02 = Flamingowa fanfara
    .short = 4 jednostki, silny Flaming
    .text = { $text }
tea-card-T3-03 = Korona z róż
    .short = 4 jednostki, silna Róża
    .text = { $text }
tea-card-T3-04 = Bankiet bestii
    .short = 4 jednostki, silna Istota
    .text = { $text }
tea-card-T3-05 = Tort Czerwonej Cytadeli
    .short = 4 jednostki, silna Wieża
    .text = { $text }
tea-card-T3-06 = Zmiana malarzy
    .short = 3 jednostki, silni Żołnierze, słaba Róża
    .text = { $text }
tea-card-T3-07 = Dziki pochód
    .short = 3 jednostki, silny Flaming, słaba Istota
    .text = { $text }
tea-card-T3-08 = Cierniste wały
    .short = 3 jednostki, silna Róża, słaba Wieża
    .text = { $text }
tea-card-T3-09 = Pstra kompania
    .short = 3 jednostki, silna Istota, słabi Żołnierze
    .text = { $text }
tea-card-T3-10 = Oblężniczy półmisek
    .short = 3 jednostki, silna Wieża, słaby Flaming
    .text = { $text }
tea-card-T3-11 = Wielki zaciąg
    .short = 3 jednostki, jeszcze 2, −1 odłamek
    .text = { $text }
tea-card-T3-12 = Piknik w kleszczach
    .short = 2 jednostki, jeszcze 2, dowolny słaby, tarcza
    .text = { $text }
tea-card-T3-13 = Ostatni szalony toast
    .short = 3 jednostki, kość, 2 × dowolny silny
    .text = { $text }
tea-card-T3-14 = Maszerujący goście
    .short = 4 jednostki, mieszkaniec
    .text = { $text }
tea-card-T3-15 = Opancerzony gość
    .short = 3 jednostki, mieszkaniec, tarcza
    .text = { $text }
tea-card-T3-16 = Głos rozsądku
    .short = 2 jednostki, mieszkaniec, −1 szaleństwo, −1 odłamek
    .text = { $text }
tea-card-T3-17 = Lekcja mistrza
    .short = 3 jednostki, zdolność, dowolny słaby
    .text = { $text }
tea-card-T3-18 = Ostatni sekret
    .short = 4 jednostki, zdolność
    .text = { $text }
tea-card-T3-19 = Kocioł przemian
    .short = 2 × zdolność, dowolny słaby
    .text = { $text }
tea-card-T3-20 = Jasny umysł
    .short = 3 jednostki, lider +1, −2 odłamki
    .text = { $text }
tea-card-T3-21 = Porcja bohatera
    .short = 4 jednostki, lider +1
    .text = { $text }
tea-card-T3-22 = Pudding zwornikowy
    .short = Zamek, dowolny silny
    .text = { $text }
tea-card-T3-23 = Wzniesione sztandary
    .short = 3 jednostki, zamek
    .text = { $text }
tea-card-T3-24 = Nierozważni budowniczowie
    .short = 4 jednostki, kość, zamek, zadanie
    .text = { $text }
tea-card-T3-25 = Napój nasenny
    .short = 3 jednostki, 2 × −1 szaleństwo
    .text = { $text }
tea-card-T3-26 = Pieśń kowadła
    .short = 3 jednostki, przekucie, −1 odłamek
    .text = { $text }
tea-card-T3-27 = Kamień czy stal
    .short = 3 jednostki: zamek lub dowolny silny, −1 odłamek
    .text = { $text }
tea-card-T3-28 = Spokój czy ogień
    .short = 4 jednostki: −1 szaleństwo, −2 odłamki lub przekucie
    .text = { $text }
tea-card-T3-29 = Stłuczone lustro
    .short = 4 jednostki, −2 odłamki; za odłamki: zamek
    .text = { $text }
tea-card-T3-30 = Lustrzane ciasto
    .short = 4 jednostki, 2 zadania; za odłamki: przekucie
    .text = { $text }

## Lekcje pierwszej gry z przewodnikiem: lessons.json. Słowa między ** są wytłuszczone

lesson-goal = Kto wygrywa
    .line = Najwięcej punktów po trzech rundach
    .tell = Witaj w Krainie Czarów! Gra ma trzy rundy, a każda to **herbatka**, a potem **wojna**. Przy herbatce zbierasz żetony, stronników i przyjaciół, na wojnie walczysz o pięć regionów. Wygrywa ten, kto na koniec ma najwięcej punktów zwycięstwa.
    .do = Spójrz na stół: Bruno gra Kotem z Cheshire, Cora Królową Kier, a ty Kapelusznikiem. Potem przejdź dalej.
    .why = walczysz tym, co weźmiesz przy herbatce. Worek, który napełniasz, może pomóc albo zdradzić.
    .free = Gra ma trzy rundy, a każda to herbatka, a potem wojna o pięć regionów. Wygrywa ten, kto na koniec ma najwięcej punktów zwycięstwa.
lesson-quest = Tajne zadanie
    .line = Zatrzymaj jedno z dwóch
    .tell = **Zadanie** znasz tylko ty. U góry jest wyczyn w bitwie, u dołu cel na koniec gry. Jedna spełniona połowa daje 3 punkty, obie dają 9.
    .do = Zatrzymaj „Pomaluj róże”: wyczyn to zakończyć bitwę w Ogrodzie z siłą 3, 4, 9 lub 10.
    .why = teraz wiesz, gdzie chcesz walczyć: w Ogrodzie o Żywych Kwiatach.
    .good = Zatrzymane i nikt inny go nie widział. Druga karta wraca do talii.
    .trees = To zadanie też jest dobre; jego wyczyn czeka wśród Drzew Tumtum. Dalej będzie mowa o Ogrodzie, więc zajrzyj i tam.
    .free = Zadanie znasz tylko ty: u góry wyczyn w bitwie, u dołu cel na koniec gry. Jedna połowa daje 3 punkty, obie dają 9.
lesson-tea = Czas na herbatkę
    .line = Obejdź stół i weź kartę
    .tell = Twój lider idzie zgodnie z ruchem wskazówek zegara na dowolne krzesło z kartą i bierze ją. Karty dają jednostki i żetony. W twoim **worku** są żetony: { $bag }, w tym żetony **szaleństwa**, których nie chcesz dobrać: { $mad }.
    .do = Weź kartę z pierwszego krzesła. Jednostki: { $units }, a do worka Karciany żołnierz.
    .why = kto skacze daleko, szybko obchodzi stół, a minięcie szczytu kosztuje odłamki. W każdej herbatce bierzesz cztery karty.
    .good = Karta jest twoja. Najpierw umieść jej jednostki.
    .far = Możesz pójść tak daleko, ale to, co przeskoczysz, zostaje dla Bruna i Cory.
    .head = Na szczycie stołu rzucasz kością i bierzesz tyle odłamków, a każdy to punkt mniej. Na to jest jeszcze wcześnie.
    .host = Gospodarz to twoja własna zdolność: nowe karty na puste krzesła i dowolna karta bez ruchu. Raz na herbatkę, więc lepiej później.
    .free = Twój lider idzie dookoła stołu na krzesło z kartą i bierze ją. W każdej herbatce bierzesz cztery karty, potem lider rusza do regionu.
lesson-region = Gdzie walczyć
    .line = Jednostki idą do jednego regionu
    .tell = Wszystkie jednostki z karty idą do jednego regionu. Kto ma tam jednostkę, bierze udział w bitwie. Ogród jest teraz wart punktów: **{ $value }**, a w trzeciej rundzie: { $later }; zwycięzca stawia też zamek.
    .do = Umieść je w Ogrodzie, gdzie czeka twoje zadanie.
    .why = stronnicy nie dają siły. Tracisz ich, gdy dobierasz szaleństwo, więc im ich więcej, tym dłużej możesz walczyć.
    .good = W Ogrodzie stoją trzej stronnicy, a Karciany żołnierz jest w worku.
    .trees = Drzewa Tumtum są teraz warte punktów: { $trees }, więc przyjdą tam wszyscy. Twoje zadanie jest w Ogrodzie.
    .else = Tam też można walczyć, ale twoje zadanie jest w Ogrodzie.
    .free = Wszystkie jednostki z karty idą do jednego regionu. Kto ma tam jednostkę, bierze udział w bitwie. Stronnicy nie dają siły: tracisz ich, gdy dobierasz szaleństwo.
lesson-guest = Gość przy stole
    .line = Mieszkańcy Krainy przyłączają się
    .tell = Niektóre karty dają **mieszkańca Krainy Czarów**: pionek, który za ciebie walczy, albo dwa żetony przedmiotu do worka. Twoje odłamki: { $shards }, a każdy kosztuje na koniec punkt; ta karta zabiera jeden.
    .do = Weź kartę z piątego krzesła: „Cichy sąsiad”.
    .why = pionek ma własną siłę w każdej bitwie, na której początku stoi w regionie.
    .good = Jedna jednostka, jeden odłamek mniej i gość do wyboru.
    .near = Silne żetony, ale kość na karcie daje nowe odłamki, a gościa nie ma.
    .far = Ta karta też jest dobra. Mieszkańcy są jeszcze na innych kartach.
    .head = Szczyt stołu to kość i odłamki. Przed nim są dobre karty.
    .host = Możesz, ale potem już nie: to zdolność na raz w każdej herbatce.
    .free = Niektóre karty dają mieszkańca Krainy Czarów: pionek, który za ciebie walczy, albo dwa żetony przedmiotu do worka.
lesson-figure = Wybierz gościa
    .line = Pionek albo dwa przedmioty
    .tell = Na **rynku** czekają trzej mieszkańcy. Wskaż któregoś, by przeczytać, co robi. Tweedledum i Tweedledee mają siłę { $strength }, a gdy tracisz ich pierwszy raz, tylko się kładą.
    .do = Wybierz pionek Tweedledum i Tweedledee i umieść go w Ogrodzie.
    .why = siła liczy się od początku bitwy, zanim ktokolwiek dobierze żeton.
    .good = Bliźniacy stoją w Ogrodzie. Na rynek przyszedł nowy gość.
    .other = Też dobry gość, ale ma mniej siły.
    .free = Na rynku czekają trzej mieszkańcy. Pionek daje siłę w regionie, w którym stoi; przedmioty to żetony do worka.
lesson-die = Odłamki
    .line = Dobre karty mają swoją cenę
    .tell = Kość na karcie znaczy: rzuć **kością odłamków** i weź 1, 2 lub 3 odłamki. Każdy to na koniec punkt mniej, a kto po herbatce ma ich najwięcej, dostaje jeszcze jeden żeton szaleństwa.
    .do = Weź mimo to kartę z dziewiątego krzesła: silny Flaming podwaja twój następny żeton.
    .why = odłamek od czasu do czasu to uczciwa cena za silny żeton. Teraz masz ich tylko tyle: { $shards }.
    .good = Silny Flaming i Róża są w worku. Odłamki to ich cena.
    .safe = Bezpieczny wybór, bez kości. Silne żetony wrócą w następnych rundach.
    .head = Na szczycie rzucasz tą samą kością, a silnego żetonu za to nie ma.
    .host = Możesz; pamiętaj tylko, że to zdolność na raz w każdej herbatce.
    .free = Kość na karcie znaczy: rzuć kością odłamków i weź tyle odłamków. Każdy to na koniec punkt mniej.
lesson-head = Szczyt stołu
    .line = Nowe karty za odłamki
    .tell = Przed **szczytem** stołu zostało mało kart. Kto tam dojdzie, rzuca kością, potem puste krzesła dostają nowe karty i można wziąć dowolną. Twoje karty: { $cards }, więc ta będzie ostatnia.
    .do = Jedna karta leży jeszcze przed szczytem: krzesło 10. Pierwsze jednostki umieść w Ogrodzie, dwie drugie w Kałuży Łez.
    .why = masz już odłamki: { $shards }, a w Kałuży Łez nie ma jeszcze nikogo.
    .good = Jednostki dla dwóch regionów i jeden odłamek mniej.
    .head = Teraz wybór jest większy; ceną są wyrzucone odłamki.
    .host = Dobrze użyte: nowe karty dla wszystkich, a bez kości.
    .free = Kto dojdzie do szczytu stołu, rzuca kością i bierze odłamki; potem puste krzesła dostają nowe karty i można wziąć dowolną.
lesson-leader = W głąb Krainy Czarów
    .line = Lider rusza do bitwy
    .tell = Z czterema kartami herbatka jest dla ciebie skończona i twój **lider** rusza do regionu. Daje tam swoją siłę, teraz { $strength }, i tracisz go dopiero jako ostatnią jednostkę.
    .do = Wyślij Kapelusznika do Ogrodu, do bliźniaków i stronników: { $units }.
    .why = lider { $strength } i pionek { $figure }: zaczniesz bitwę z siłą 3.
    .good = Koniec herbatki: każdy wkłada do worka jeszcze jeden żeton szaleństwa. Teraz wojna.
    .else = Kapelusznik przyda się i tam. W Ogrodzie czeka twoje zadanie.
    .free = Z czterema kartami herbatka jest dla ciebie skończona i twój lider rusza do regionu. Daje tam swoją siłę i tracisz go dopiero jako ostatnią jednostkę.
lesson-castle = Nie ma tu nikogo innego
    .line = Punkty teraz albo zamek
    .tell = Bitwy idą kolejno dookoła planszy. W Kałuży Łez nie masz przeciwników: wygrywasz bez walki i wybierasz punkty (**{ $value }**) albo **zamek**.
    .do = Postaw zamek.
    .why = zamek jest na koniec wart 3 punkty, a z pomocą kuźni nawet 6, i daje +2 siły w każdej późniejszej bitwie w tym regionie.
    .good = Stoi twój pierwszy zamek. Stronnicy ({ $units }) zostają tam na następną rundę.
    .points = Te punkty są pewne: { $value }. Zamek dałby na koniec 3.
    .free = Kto w regionie nie ma przeciwników, wygrywa bez walki i wybiera punkty tej rundy albo zamek.
lesson-draw = Jeszcze jeden żeton?
    .line = Dobierz albo się wycofaj
    .tell = Oto bitwa! Każdy dobrał jeden żeton. Masz siłę **{ $own }**, Bruno **{ $cat }**. Teraz każde z was wybiera w tajemnicy: **dobrać** kolejny żeton albo **wycofać się** z tym, co jest.
    .do = Przegrywasz. Dobierz, a w razie potrzeby jeszcze raz.
    .why = pierwsze miejsce dostaje wszystkie punkty regionu i zamek, drugie połowę punktów. Szaleństwo kosztuje jednostkę, a masz ich sporo.
    .good = Bruno się wycofał. Twój Flaming podwaja następny zagrany żeton, więc jeszcze jeden może wystarczyć.
    .second = Drugie miejsce jest pewne, a z nim połowa punktów. Do pierwszego brakowało jednego lub dwóch żetonów.
    .free = Wszyscy walczący wybierają w tajemnicy: dobrać kolejny żeton albo wycofać się z tym, co mają. Pierwsze miejsce dostaje wszystkie punkty i zamek, drugie połowę punktów.
lesson-madness = Szaleństwo
    .line = Strać jednostkę albo użyj tarczy
    .tell = To **szaleństwo**: kosztuje cię tutaj jedną jednostkę. **Tarcza** może je zablokować, ale raz, potem jest pęknięta. Podwójny żeton kosztuje dwie jednostki.
    .do = Przyjmij je i oddaj stronnika; masz ich tu tylu: { $units }. Potem dobierz znowu: jest { $own } do { $cat }.
    .why = kto nie ma już jednostek, odpada z bitwy i nic nie dostaje. To ci nie grozi, więc zachowaj tarczę na podwójny żeton.
    .good = Jeden stronnik mniej, a szaleństwa na razie nie ma w worku. Flaming wciąż czeka na swój żeton.
    .shield = Zablokowane: nie tracisz jednostki, ale tarcza pękła, a żeton jest znowu w worku.
    .free = Szaleństwo kosztuje jednostkę w tej bitwie, podwójny żeton dwie. Tarcza może je raz zablokować. Kto nie ma już jednostek, odpada z bitwy.
lesson-feat = Wyczyn
    .line = Odkryj swoje zadanie
    .tell = Podwojone! Kończysz z siłą **{ $own }** przeciw { $cat } i wygrywasz Ogród: zamek i punkty ({ $vp }). A { $own } to jedna z liczb twojego zadania.
    .do = Odkryj „Pomaluj róże”.
    .why = dokonany wyczyn daje na koniec 3 punkty. Razem z celem, siedmioma Różami i Karcianymi żołnierzami, będzie ich 9.
    .good = Wyczyn dokonany. Cel u dołu karty liczy się na koniec gry.
    .hidden = Możesz trzymać zadanie w tajemnicy, ale ta okazja do wyczynu minęła.
    .free = Po bitwie możesz odkryć jedno zadanie z tego regionu, którego wyczynu udało się dokonać. Daje na koniec 3 punkty, a razem z celem 9.
lesson-forge = Kuźnia
    .line = Żeton zamienia się w nagrodę
    .tell = Twoja siła { $own } to pole z kowadłem na torze bitwy, więc możesz **przekuwać**: aktywny żeton trafia na stałe na jeden z czterech torów, a ty bierzesz nagrodę.
    .do = Przekuj słaby żeton Kapelusznika na drugim torze: twój lider będzie silniejszy.
    .why = słabe żetony znikają z worka, więc dobierasz lepsze. Pełny tor daje jeszcze jeden artefakt.
    .good = Worek jest lepszy niż przedtem, a plansza frakcji też.
    .no = Zachowujesz wszystkie żetony. Przekuwanie zmniejsza i poprawia worek, więc nie czekaj zbyt długo.
    .free = Kto kończy bitwę na kowadle albo z żetonem kuźni, może przekuwać: aktywny żeton trafia na stałe na tor, a ty bierzesz nagrodę.
lesson-next = Druga runda
    .line = I grasz dalej
    .tell = Pierwsza runda za tobą; twoje punkty: { $vp }, a do tego dwa zamki. Jednostki i zamki zostają, na stole są nowe karty, a regiony są z rundy na rundę warte więcej.
    .do = To była ostatnia lekcja. Graj z Brunem i Corą, jak długo chcesz.
    .why = na koniec dochodzą zamki i zadania, a każdy odłamek kosztuje punkt. Zasady i podpowiedź są zawsze pod ręką.
    .free = Zaczyna się nowa runda: nowe karty na stole, a regiony są warte więcej. Na koniec dochodzą zamki i zadania, a każdy odłamek kosztuje punkt. To była ostatnia lekcja: graj, jak długo chcesz.
## Napisy stołu w przeglądarce

board-board = Stół herbatki i regiony
board-tea-table = Stół herbatki
board-round = Runda
board-round-of = Runda { $number } z 3
board-phase-tea = Herbatka
board-phase-war = Wojna
board-show-battle = Bitwa
board-show-board = Plansza
board-no-faction = Jeszcze bez frakcji
board-factions = Wybierz frakcję
board-keep-one = Zatrzymaj jedno z tych zadań
board-quests-chosen = Gracze wybierają pierwsze zadania.
board-first = Pierwszy gracz
board-has-chosen = wybrano
board-halted = wycofanie
board-bust = odpadnięcie
board-wagered = zakład
board-more = Więcej o tym graczu
board-fewer = Mniej o tym graczu
board-bag-chips = Żetony w worku: { $number }
board-shards = Odłamki: { $number }
board-leader-strength = Siła lidera: { $number }
board-supporters-supply = Stronnicy w puli: { $number }
board-shield-ready = Tarcza sprawna
board-shield-cracked = Tarcza pęknięta
board-forged = Przekute żetony: { $number }
board-tea-cards = Karty tej herbatki: { $number }
board-castles = Zamki: { $number }
board-quests = Zadania na ręce: { $number }
board-feats = Dokonane wyczyny: { $number }
board-abilities = Odblokowane zdolności: { $number }
board-wonderlandians = Mieszkańcy: { $number }
board-poison-pool = Pula trucizny: { $number }
board-chair = Krzesło { $number }
board-barred = Nie bierze udziału w tej grze
board-head = Szczyt stołu
board-sits = { $player } siedzi na krześle { $number }
board-at-head = { $player } stoi u szczytu stołu
board-tea-deck = Karty herbatki tej rundy w talii: { $number }
board-tea-deck-name = Talia herbatki
board-madness-supply = Żetony szaleństwa we wspólnej puli: { $number }
board-die-faces = Kość odłamków: 1, 1, 1, 2, 2, 3
board-rolled = Kość odłamków pokazuje { $number }
board-market = Mieszkańcy · { $number } w talii
board-battle-track = Tor bitwy
board-battle-number = bitwa { $number }
board-region-options = { $region }, liczba możliwości: { $number }
board-units-of = { $player }: { supporters-counted-here }{ $figures ->
    [0] {""}
    [one] , 1 inna jednostka
    [few] , { $figures } inne jednostki
   *[many] , { $figures } innych jednostek
}
supporters-counted-here = { $supporters ->
    [one] 1 stronnik
    [few] { $supporters } stronników
   *[many] { $supporters } stronników
}
board-your-bag = Twój worek
board-your-things = Twoje rzeczy
board-your-quests = Twoje zadania
board-bag-closed = Zamknięty na czas wojny.
board-bag-closes = Worek zamknie się z początkiem wojny.
board-next-madness = Następny żeton to szaleństwo:
board-in = { $number } na { $all }
board-of = { $number } z { $all }
board-madness-track = Tor szaleństwa
board-fourth-refreshes = Czwarty odświeża worek.
board-exhausted = Wyczerpane
board-chips-of = { $chip }, { $number }
board-faction-board = Twoja plansza frakcji
board-leader-ability = lider
board-host-used = lider, użyto w tej herbatce
board-host-unused = lider, jeszcze nieużyta
board-forge-tracks = Tory kuźni
board-forge-space = { $track }: { $reward }
board-new = nowe
board-revealed = odkryte
board-feat-complete = Wyczyn dokonany: 3 PZ
board-supply = Wspólna pula
board-left = w puli: { $number }
board-roll-for = Za rzut i odłamki:
board-or = albo
board-place-units = { $number ->
    [one] 1 jednostka
    [few] { $number } jednostki
   *[many] { $number } jednostek
} do jednego regionu
board-no-card = Wskaż kartę na stole.
board-tab-card = Karta
board-tab-bag = Worek
board-tab-forge = Kuźnia
board-tab-abilities = Zdolności
board-tab-quests = Zadania
board-kind-item = przedmiot
board-kind-artifact = artefakt
board-kind-weak = { $ally ->
    [SOLDIER] słabi
    [FLAMINGO] słaby
   *[other] słaba
}
board-kind-strong = { $ally ->
    [SOLDIER] silni
    [FLAMINGO] silny
   *[other] silna
}
board-reward-any-weak = Dowolny słaby sprzymierzeniec
board-reward-any-strong = Dowolny silny sprzymierzeniec
board-reward-units = Umieść { $number ->
    [one] 1 jednostkę
    [few] { $number } jednostki
   *[many] { $number } jednostek
}
board-reward-units2 = Umieść jeszcze { $number ->
    [one] 1 jednostkę
    [few] { $number } jednostki
   *[many] { $number } jednostek
}
board-reward-supporters = +{ $number ->
    [one] 1 stronnik
    [few] { $number } stronników
   *[many] { $number } stronników
}
board-reward-castle-value = Zamek wart { $number } PZ
board-reward-discard-shards = Odrzuć { $number ->
    [one] 1 odłamek
    [few] { $number } odłamki
   *[many] { $number } odłamków
}
board-objective-own-pair = { $number } { $one } lub { $other }
board-objective-castles = { $number ->
    [one] { $number } zamek
    [few] { $number } zamki
   *[many] { $number } zamków
}
board-objective-tracks = { $number ->
    [one] { $number } pełny tor kuźni
    [few] { $number } pełne tory kuźni
   *[many] { $number } pełnych torów kuźni
}
board-objective-forged-types = { $number ->
    [one] { $number } rodzaj na torach kuźni
    [few] { $number } rodzaje na torach kuźni
   *[many] { $number } rodzajów na torach kuźni
}
board-objective-abilities = { $number ->
    [one] { $number } odblokowana zdolność
    [few] { $number } odblokowane zdolności
   *[many] { $number } odblokowanych zdolności
}
board-objective-shards-max = { $number ->
    [one] Najwyżej { $number } odłamek
    [few] Najwyżej { $number } odłamki
   *[many] Najwyżej { $number } odłamków
}
board-objective-leader = Siła lidera { $number }
board-objective-wonderlandians = { $number ->
    [one] { $number } karta mieszkańca
    [few] { $number } karty mieszkańców
   *[many] { $number } kart mieszkańców
}
board-objective-forged = { $number ->
    [one] { $number } przekuty żeton
    [few] { $number } przekute żetony
   *[many] { $number } przekutych żetonów
}
board-objective-all-types = Każdy z 6 rodzajów
board-objective-units = { $number ->
    [one] { $number } jednostka w regionach
    [few] { $number } jednostki w regionach
   *[many] { $number } jednostek w regionach
}
board-strength = Siła { $number }.
board-in-supply = We wspólnej puli: { $number }.
board-about-MADNESS = Dobrany w bitwie kosztuje cię jedną jednostkę w tym regionie, chyba że zablokuje go tarcza. Trafia na twój tor szaleństwa; czwarty odświeża worek.
board-about-MADNESS-2 = Dobrany w bitwie kosztuje cię dwie jednostki w tym regionie, chyba że zablokuje go tarcza. Trafia na twój tor szaleństwa.
board-about-POISON = Dobrany w bitwie kosztuje cię jedną jednostkę w tym regionie, chyba że zablokuje go tarcza. Potem wraca do puli Dżabbersmoka.
board-leader-of = lider o sile { $number }
board-castle = zamek
board-castle-lying = leżący zamek
board-worth = Wart { $number } PZ w tej rundzie.
board-neighbours = Sąsiedzi: { $regions }.
board-unlocked = odblokowana
board-bag-holds = W worku: { $chips }.
board-tea-cards-taken = Karty herbatki: { $cards }.
board-feats-of = Wyczyny: { $quests }.
board-track-text = Tu liczy się siłę w bitwie, od 0 do 25; kto dojdzie do 25, kończy bitwę.
board-track-symbols = Kto skończy na kowadle, może przekuć żeton: pola { $spaces }.
board-mark-vp = Punkty zwycięstwa

board-take-card = Weź kartę
board-poison-it = Zatruj

## Jak się w to gra: pięć obrazków z nagłówkiem i zdaniem

how-1 = Herbatka
    .line = Prowadź lidera wokół szalonego stołu i zabieraj karty z krzeseł, cztery na każdej herbatce.
how-2 = Zaciąg
    .line = Karty stawiają jednostki w pięciu regionach i wkładają żetony do worka. Zamki zostają.
how-3 = Dobieranie
    .line = Na wojnie walczący dobierają żetony naraz, raz po raz. Szaleństwo kosztuje jednostki.
how-4 = Stop
    .line = Wycofaj się w porę: region bierze najsilniejszy. Bez jednostek odpadasz z bitwy.
how-5 = Zwycięstwo
    .line = Punkty dają regiony, zamki, wyczyny i kuźnia. Po trzech rundach liczy się suma.

## Raport z symulacji

report-tags = Zwycięstwa według frakcji
report-tags-note = Miejsce stawia na frakcję, którą prowadzi. Gdy przy stole siedzą boty różnej siły, widać tu także, co prowadzą silniejsze.
report-tags-favoured = Odsetek zwycięstw miejsc, które prowadziły frakcję
report-tag = Frakcja
report-tags-in-play = Partie z każdą z frakcji
