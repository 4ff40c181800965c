# Runewars po polsku: wszystko, co pojawia się przy stole.
#
# Formy gramatyczne nazw są ich atrybutami: komunikat o jednostce (`unit`) może użyć $unit,
# $unit-plural (liczba mnoga), $unit-few (po 2–4), $unit-many (po 5 i więcej), $unit-object (biernik),
# $unit-genitive (dopełniacz); formy jednostki rozgromionej zaczynają się od `routed`; tekst karty jest atrybutem `text`.
# $player to nazwa gracza, zawsze w mianowniku; zdania nie zależą od jego rodzaju.

## Gra

game-name = Runewars
game-line = Poprowadź jeden z czterech ludów Terrinoth przez kolejne pory roku, wygrywaj bitwy, zdobywaj sojuszników, wysyłaj bohaterów na wyprawy i przejmij kontrolę nad sześcioma smoczymi runami, zanim zrobi to ktoś inny.
game-motto = Cztery potęgi, cztery pory roku, sześć smoczych run.

## Opcje nowej gry

setting-exploration = Wariant eksploracji
    .description = Na każdym obszarze poza krainami początkowymi leży na początku zakryty żeton eksploracji: wydarzenie lub lokalizacja dla pierwszego bohatera, który się tam zatrzyma.
setting-epic = Trudniejszy wariant gry
    .description = Nie ma fałszywych run, a smocze leżą odkryte. Każdy zaczyna z jedną; siedem daje zwycięstwo, a gra kończy się najpóźniej po ósmym roku.
setting-revised = Zmiany wydania poprawionego
    .description = Publicznie znane zmiany wydania poprawionego: krainy początkowe mogą leżeć bliżej siebie, pierwsze runy na całej mapie, bohaterowie maszerujący z jednostkami i wspierający je w bitwie oraz inne.
setting-quick-map = Szybka mapa
    .description = Prawidłową mapę układa los, razem z krainami początkowymi; gracze nie kładą elementów mapy ani znaczników.

## Co jest wydrukowane, słowami tekstów kart: zestaw treści może mówić inaczej

printed-good = Dobry charakter
printed-evil = Zły charakter
printed-comma = { $first }, { $last }
printed-semicolon = { $first }; { $last }
printed-or = { $first } lub { $last }
printed-nothing = nic
printed-tactics = { $number ->
    [one] { $number } karta taktyki
    [few] { $number } karty taktyki
   *[many] { $number } kart taktyki
}
printed-quests = { $number ->
    [one] { $number } karta wyprawy
    [few] { $number } karty wypraw
   *[many] { $number } kart wypraw
}
printed-figures = { $number ->
    [one] { $number } { $unit }
    [few] { $number } { $unit-few }
   *[many] { $number } { $unit-many }
}
printed-no-figures = żadnych jednostek
printed-every = każdy { $unit }
printed-every-other = każdy { $unit }
printed-every-triangle = każdy neutralny trójkąt (nie ma takich)
printed-miss = chybienie
printed-special = ikona specjalna
printed-rout = { $number ->
    [one] { $number } rozgromienie
    [few] { $number } rozgromienia
   *[many] { $number } rozgromień
}
printed-damage = { $number ->
    [one] { $number } obrażenie
    [few] { $number } obrażenia
   *[many] { $number } obrażeń
}
printed-zone-triangle = strefę trójkąta
printed-zone-rectangle = strefę prostokąta
printed-zone-hexagon = strefę sześciokąta
printed-zone-circle = strefę koła

## Frakcje

faction-daqan = Lordowie Daqanu
    .short = Ludzie
    .genitive = Lordów Daqanu
    .text = { $alignment }. Na początku: { $tactics } i { $influence }; { $units }; wskaźniki: żywność { $food }, drewno { $wood }, ruda { $ore }.
    .plays = Twarde szeregi i Wieże, które kruszą mury.
    .steps = 1
faction-latari = Elfy Latari
    .short = Elfy
    .genitive = Elfów Latari
    .text = { $alignment }. Na początku: { $tactics } i { $influence }; { $units }; wskaźniki: żywność { $food }, drewno { $wood }, ruda { $ore }.
    .plays = Strzelają pierwsze i mają wpływy, ale jest ich mało.
    .steps = 2
faction-waiqar = Waiqar Nieumarły
    .short = Nieumarli
    .genitive = Waiqara Nieumarłego
    .text = { $alignment }. Na początku: { $tactics } i { $influence }; { $units }; wskaźniki: żywność { $food }, drewno { $wood }, ruda { $ore }.
    .plays = Wiele słabych jednostek, które wstają w bitwie.
    .steps = 2
faction-uthuk = Uthuk Y’llan
    .short = Uthukowie
    .genitive = Uthuków Y’llan
    .text = { $alignment }. Na początku: { $tactics } i { $influence }; { $units }; wskaźniki: żywność { $food }, drewno { $wood }, ruda { $ore }.
    .plays = Atakuje wcześnie i mocno, płacąc własnymi stratami.
    .steps = 3

## Jednostki: nazwa, formy i zdolność specjalna

unit-bowman = Łucznik
    .plural = Łucznicy
    .few = Łuczników
    .many = Łuczników
    .object = Łucznika
    .genitive = Łucznika
    .routed = rozgromiony Łucznik
    .routed-object = rozgromionego Łucznika
    .routed-genitive = rozgromionego Łucznika
    .text = Skupiony ostrzał: zadaj 1 obrażenie. Przeciwnik musi je przydzielić jednostce o zdrowiu 2 lub większym, jeśli ma taką w bitwie, a wśród takich jednostek w zwykłej kolejności; w przeciwnym razie przydziela je jak zwykle.
    .dative = Łucznikowi
    .datives = Łucznikom
unit-footman = Piechur
    .plural = Piechurzy
    .few = Piechurów
    .many = Piechurów
    .object = Piechura
    .genitive = Piechura
    .routed = rozgromiony Piechur
    .routed-object = rozgromionego Piechura
    .routed-genitive = rozgromionego Piechura
    .text = Mężny cios: zadaj 1 obrażenie. Jeśli trafiona jednostka nie zostanie zniszczona, otrzymuje jeszcze 1 obrażenie.
    .dative = Piechurowi
    .datives = Piechurom
unit-knight = Rycerz
    .plural = Rycerze
    .few = Rycerzy
    .many = Rycerzy
    .object = Rycerza
    .genitive = Rycerza
    .routed = rozgromiony Rycerz
    .routed-object = rozgromionego Rycerza
    .routed-genitive = rozgromionego Rycerza
    .text = Dowodzenie: przeciwnik musi rozgromić 1 swoją jednostkę. Następnie dobierz 1 kartę taktyki; nie można jej zagrać w tej porze roku.
    .dative = Rycerzowi
    .datives = Rycerzom
unit-siege-tower = Wieża Oblężnicza
    .plural = Wieże Oblężnicze
    .few = Wieże Oblężnicze
    .many = Wież Oblężniczych
    .object = Wieżę Oblężniczą
    .genitive = Wieży Oblężniczej
    .routed = rozgromiona Wieża Oblężnicza
    .routed-object = rozgromioną Wieżę Oblężniczą
    .routed-genitive = rozgromionej Wieży Oblężniczej
    .text = Oblężenie: przy liczeniu siły w tej bitwie siła twojej strony rośnie o 2. Premie się sumują i pozostają, nawet jeśli wieża zostanie później zniszczona.
    .dative = Wieży Oblężniczej
    .datives = Wieżom Oblężniczym
unit-archer = Elfi Łucznik
    .plural = Elfi Łucznicy
    .few = Elfich Łuczników
    .many = Elfich Łuczników
    .object = Elfiego Łucznika
    .genitive = Elfiego Łucznika
    .routed = rozgromiony Elfi Łucznik
    .routed-object = rozgromionego Elfiego Łucznika
    .routed-genitive = rozgromionego Elfiego Łucznika
    .text = Celny strzał: zadaj 1 obrażenie wybranej przez siebie wrogiej jednostce w bitwie, stojącej lub rozgromionej.
    .dative = Elfiemu Łucznikowi
    .datives = Elfim Łucznikom
unit-pegasus-rider = Jeździec Pegaza
    .plural = Jeźdźcy Pegazów
    .few = Jeźdźców Pegazów
    .many = Jeźdźców Pegazów
    .object = Jeźdźca Pegaza
    .genitive = Jeźdźca Pegaza
    .routed = rozgromiony Jeździec Pegaza
    .routed-object = rozgromionego Jeźdźca Pegaza
    .routed-genitive = rozgromionego Jeźdźca Pegaza
    .text = Szarża: rozgrom 1 wybraną stojącą wrogą jednostkę w bitwie, trójkątną lub prostokątną. Jeśli była trójkątna, możesz rozgromić jeszcze 1 stojącą wrogą jednostkę trójkątną.
    .dative = Jeźdźcowi Pegaza
    .datives = Jeźdźcom Pegazów
unit-sorceress = Czarodziejka
    .plural = Czarodziejki
    .few = Czarodziejki
    .many = Czarodziejek
    .object = Czarodziejkę
    .genitive = Czarodziejki
    .routed = rozgromiona Czarodziejka
    .routed-object = rozgromioną Czarodziejkę
    .routed-genitive = rozgromionej Czarodziejki
    .text = Słowo Vaala: przeciwnik musi wybrać 1 swoją jednostkę w bitwie, w miarę możliwości stojącą. Jednostka natychmiast opuszcza bitwę i wykonuje odwrót, rozgromiona; obszar wybiera jej strona. W grze ze zmianami wydania poprawionego jednostkę, stojącą lub rozgromioną, wybierasz ty.
    .dative = Czarodziejce
    .datives = Czarodziejkom
unit-warrior = Wojownik
    .plural = Wojownicy
    .few = Wojowników
    .many = Wojowników
    .object = Wojownika
    .genitive = Wojownika
    .routed = rozgromiony Wojownik
    .routed-object = rozgromionego Wojownika
    .routed-genitive = rozgromionego Wojownika
    .text = Przemoc: zadaj 1 obrażenie albo zniszcz 1 wybraną wrogą jednostkę w bitwie, która ma obrażenia lub jest rozgromiona.
    .dative = Wojownikowi
    .datives = Wojownikom
unit-reanimate = Ożywieniec
    .plural = Ożywieńcy
    .few = Ożywieńców
    .many = Ożywieńców
    .object = Ożywieńca
    .genitive = Ożywieńca
    .routed = rozgromiony Ożywieniec
    .routed-object = rozgromionego Ożywieńca
    .routed-genitive = rozgromionego Ożywieńca
    .text = Zalew ciał: jeśli w tej bitwie stoi teraz co najmniej 2 twoich Ożywieńców, zadaj 2 obrażenia.
    .dative = Ożywieńcowi
    .datives = Ożywieńcom
unit-skeleton-archer = Szkieletowy Łucznik
    .plural = Szkieletowi Łucznicy
    .few = Szkieletowych Łuczników
    .many = Szkieletowych Łuczników
    .object = Szkieletowego Łucznika
    .genitive = Szkieletowego Łucznika
    .routed = rozgromiony Szkieletowy Łucznik
    .routed-object = rozgromionego Szkieletowego Łucznika
    .routed-genitive = rozgromionego Szkieletowego Łucznika
    .text = Śmiertelny strzał: zniszcz 1 wybraną wrogą jednostkę w bitwie, trójkątną, okrągłą lub prostokątną.
    .dative = Szkieletowemu Łucznikowi
    .datives = Szkieletowym Łucznikom
unit-necromancer = Nekromanta
    .plural = Nekromanci
    .few = Nekromantów
    .many = Nekromantów
    .object = Nekromantę
    .genitive = Nekromanty
    .routed = rozgromiony Nekromanta
    .routed-object = rozgromionego Nekromantę
    .routed-genitive = rozgromionego Nekromanty
    .text = Wskrzeszenie umarłych: wprowadź do tej bitwy po swojej stronie 2 stojących Ożywieńców ze swojej puli (lub tylu, ilu tam zostało). Atakują w rundzie { $initiative }, jeśli wtedy stoją, i po bitwie pozostają w grze.
    .dative = Nekromancie
    .datives = Nekromantom
unit-dark-knight = Mroczny Rycerz
    .plural = Mroczni Rycerze
    .few = Mrocznych Rycerzy
    .many = Mrocznych Rycerzy
    .object = Mrocznego Rycerza
    .genitive = Mrocznego Rycerza
    .routed = rozgromiony Mroczny Rycerz
    .routed-object = rozgromionego Mrocznego Rycerza
    .routed-genitive = rozgromionego Mrocznego Rycerza
    .text = Siewca strachu: przeciwnik musi rozgromić 2 swoje jednostki.
    .dative = Mrocznemu Rycerzowi
    .datives = Mrocznym Rycerzom
unit-berserker = Berserker
    .plural = Berserkerzy
    .few = Berserkerów
    .many = Berserkerów
    .object = Berserkera
    .genitive = Berserkera
    .routed = rozgromiony Berserker
    .routed-object = rozgromionego Berserkera
    .routed-genitive = rozgromionego Berserkera
    .text = Furia: możesz zniszczyć 1 swojego stojącego Berserkera w tej bitwie, choćby tego, który dobrał tę ikonę, aby zadać 2 obrażenia.
    .dative = Berserkerowi
    .datives = Berserkerom
unit-flesh-ripper = Rozpruwacz Ciał
    .plural = Rozpruwacze Ciał
    .few = Rozpruwacze Ciał
    .many = Rozpruwaczy Ciał
    .object = Rozpruwacza Ciał
    .genitive = Rozpruwacza Ciał
    .routed = rozgromiony Rozpruwacz Ciał
    .routed-object = rozgromionego Rozpruwacza Ciał
    .routed-genitive = rozgromionego Rozpruwacza Ciał
    .text = Rozszarpanie: zadaj 2 obrażenia. Przeciwnik musi oba przydzielić tej samej jednostce, jeśli któraś ma na to dość zdrowia, a wśród takich jednostek w zwykłej kolejności; w przeciwnym razie przydziela je jak zwykle.
    .dative = Rozpruwaczowi Ciał
    .datives = Rozpruwaczom Ciał
unit-warlock = Czarownik
    .plural = Czarownicy
    .few = Czarowników
    .many = Czarowników
    .object = Czarownika
    .genitive = Czarownika
    .routed = rozgromiony Czarownik
    .routed-object = rozgromionego Czarownika
    .routed-genitive = rozgromionego Czarownika
    .text = Deszcz ognia: przeciwnik musi zniszczyć 2 swoje jednostki trójkątne w bitwie albo 1 prostokątną; wybiera to, co może wykonać w całości. Jeśli nie może żadnego z nich, niszczy swoją jedyną jednostkę trójkątną, jeśli ją ma. Stojące niszczy się przed rozgromionymi tego samego kształtu.
    .dative = Czarownikowi
    .datives = Czarownikom
unit-chaos-lord = Pan Chaosu
    .plural = Panowie Chaosu
    .few = Panów Chaosu
    .many = Panów Chaosu
    .object = Pana Chaosu
    .genitive = Pana Chaosu
    .routed = rozgromiony Pan Chaosu
    .routed-object = rozgromionego Pana Chaosu
    .routed-genitive = rozgromionego Pana Chaosu
    .text = Przerażenie: wybierz 2 różne wrogie jednostki w bitwie (1, jeśli jest tylko 1). Stojące zostają rozgromione, a te, które już były rozgromione – zniszczone.
    .dative = Panu Chaosu
    .datives = Panom Chaosu
unit-beastman = Zwierzoczłek
    .plural = Zwierzoludzie
    .few = Zwierzoludzi
    .many = Zwierzoludzi
    .object = Zwierzoczłeka
    .genitive = Zwierzoczłeka
    .routed = rozgromiony Zwierzoczłek
    .routed-object = rozgromionego Zwierzoczłeka
    .routed-genitive = rozgromionego Zwierzoczłeka
    .text = Spustoszenie: zadaj 1 obrażenie, a potem dobierz dla tego Zwierzoczłeka jeszcze 1 kartę przeznaczenia i od razu wykonaj jej { $zone }; ikona specjalna zadaje tam 1 obrażenie, ale nie daje następnej karty. Wyprawa pojedynkowa: tak samo przeciw bohaterowi, raz na rundę.
    .dative = Zwierzoczłekowi
    .datives = Zwierzoludziom
unit-dragon = Smok
    .plural = Smoki
    .few = Smoki
    .many = Smoków
    .object = Smoka
    .genitive = Smoka
    .routed = rozgromiony Smok
    .routed-object = rozgromionego Smoka
    .routed-genitive = rozgromionego Smoka
    .text = Ognisty oddech: zniszcz do 3 wybranych wrogich jednostek trójkątnych w bitwie, jedną po drugiej. Wyprawa pojedynkowa: brak efektu.
    .dative = Smokowi
    .datives = Smokom
unit-giant = Gigant
    .plural = Giganci
    .few = Gigantów
    .many = Gigantów
    .object = Giganta
    .genitive = Giganta
    .routed = rozgromiony Gigant
    .routed-object = rozgromionego Giganta
    .routed-genitive = rozgromionego Giganta
    .text = Szał: wybierz 1 swojego Giganta w bitwie i zadaj tyle obrażeń, ile ma on żetonów obrażeń. Wyprawa pojedynkowa: bohater otrzymuje tyle obrażeń, ile ma Gigant.
    .dative = Gigantowi
    .datives = Gigantom
unit-hellhound = Piekielny Ogar
    .plural = Piekielne Ogary
    .few = Piekielne Ogary
    .many = Piekielnych Ogarów
    .object = Piekielnego Ogara
    .genitive = Piekielnego Ogara
    .routed = rozgromiony Piekielny Ogar
    .routed-object = rozgromionego Piekielnego Ogara
    .routed-genitive = rozgromionego Piekielnego Ogara
    .text = Płomienie: przeciwnik wybiera 2 różne swoje stojące jednostki w bitwie (1, jeśli ma tylko 1); każda otrzymuje 1 obrażenie. Wyprawa pojedynkowa: bohater otrzymuje 1 obrażenie.
    .dative = Piekielnemu Ogarowi
    .datives = Piekielnym Ogarom
unit-razorwing = Brzytwoskrzydły
    .plural = Brzytwoskrzydłe
    .few = Brzytwoskrzydłe
    .many = Brzytwoskrzydłych
    .object = Brzytwoskrzydłego
    .genitive = Brzytwoskrzydłego
    .routed = rozgromiony Brzytwoskrzydły
    .routed-object = rozgromionego Brzytwoskrzydłego
    .routed-genitive = rozgromionego Brzytwoskrzydłego
    .text = Ogłuszenie: przeciwnik musi rozgromić 1 swoją stojącą jednostkę o inicjatywie 2 lub wyższej (z uwzględnieniem Zasadzki), w miarę możliwości bez obrażeń. Wyprawa pojedynkowa: brak efektu.
    .dative = Brzytwoskrzydłemu
    .datives = Brzytwoskrzydłym
unit-sorcerer = Czarnoksiężnik
    .plural = Czarnoksiężnicy
    .few = Czarnoksiężników
    .many = Czarnoksiężników
    .object = Czarnoksiężnika
    .genitive = Czarnoksiężnika
    .routed = rozgromiony Czarnoksiężnik
    .routed-object = rozgromionego Czarnoksiężnika
    .routed-genitive = rozgromionego Czarnoksiężnika
    .text = Nieśmiertelność: do końca bitwy każdy Czarnoksiężnik po twojej stronie ma zdrowie 2. Wyprawa pojedynkowa: każdy Czarnoksiężnik ma zdrowie 2 do końca pojedynku.
    .dative = Czarnoksiężnikowi
    .datives = Czarnoksiężnikom

## Bohaterowie i ich zdolności

hero-hero-andira = Andira Runiczna Dłoń
    .object = Andirę Runiczną Dłoń
    .genitive = Andiry Runicznej Dłoni
    .text = Lecznicze runy: Andira może wykonać leczenie na dowolnym obszarze, także bez własnych obrażeń, jeśli na jej obszarze obrażenia ma inny twój bohater. Leczy się wtedy również jeden inny wybrany twój bohater z obrażeniami na tym obszarze.
    .short = Leczy się wszędzie, a z nią jeszcze jeden bohater.
hero-hero-ronan = Ronan z Dziczy
    .object = Ronana z Dziczy
    .genitive = Ronana z Dziczy
    .text = Tropiciel: wykonując ruch w fazie wypraw, Ronan może przejść do 3 obszarów. Granice wodne są dla niego otwarte.
    .short = Idzie o 3 obszary zamiast 2; woda go nie zatrzymuje.
hero-hero-valadir = Sir Valadir
    .object = Sir Valadira
    .genitive = Sir Valadira
    .text = Natchniona obecność: raz na bitwę, na jej początku, jeśli bronisz się jednostkami na obszarze Valadira, możesz postawić do 2 swoich jednostek rozgromionych tam przed bitwą; biorą one w niej udział. Nie działa, gdy Valadir jest rozgromiony.
    .short = W obronie u jego boku 2 rozgromione znów stoją.
hero-hero-vyrah = Vyrah Sokolnik
    .object = Vyraha Sokolnika
    .genitive = Vyraha Sokolnika
    .text = Oko sokoła: po ruchu Vyraha oglądasz żeton runy na każdym obszarze sąsiadującym z tym, na którym się zatrzymał.
    .short = Po ruchu ogląda runy na sąsiednich obszarach.
hero-hero-astarra = Runowiedźma Astarra
    .object = Runowiedźmę Astarrę
    .genitive = Runowiedźmy Astarry
    .text = Wiedza runiczna: raz na test atrybutu, po dobraniu kart, możesz odrzucić wszystkie dobrane karty przeznaczenia i dobrać tyle samo nowych; musisz wtedy użyć jednej z nowych.
    .short = Raz na test może odrzucić karty i dobrać nowe.
hero-hero-challara = Challara
    .object = Challarę
    .genitive = Challary
    .text = Jasny Płomień: po swoim ruchu Challara może wyzwać na pojedynek także wrogiego bohatera na sąsiednim obszarze; granice nie mają znaczenia. Pojedynek odbywa się na obszarze obrońcy. Jeśli pokona ona bohatera na sąsiednim obszarze, jego nagrody zostają tam pod znacznikiem pokonanego bohatera.
    .short = Może wyzwać także bohatera z sąsiedniego obszaru.
hero-hero-krutzbeck = Krutzbeck
    .object = Krutzbecka
    .genitive = Krutzbecka
    .text = Ślepy gniew: gdy wszyscy twoi bohaterowie zakończą działanie w fazie wypraw, każdy wrogi bohater na obszarze Krutzbecka otrzymuje 1 obrażenie. Nie działa, gdy Krutzbeck jest rozgromiony.
    .short = Po wyprawach rani o 1 wrogów na swoim obszarze.
hero-hero-silhouette = Sylwetka
    .object = Sylwetkę
    .genitive = Sylwetki
    .text = Lepkie palce: jeśli Sylwetka kończy ruch na obszarze z wrogim bohaterem, może zamiast pojedynku lub wyprawy wybrać tam jednego i wykonać test zręczności. Złoty: zabierz 1 losową nagrodę tego bohatera. Srebrny: obejrzyj jego zakryte nagrody. Czerwony: Sylwetka otrzymuje 1 obrażenie.
    .short = Testem zręczności może okraść wrogiego bohatera.
hero-hero-bogran = Bogran Cień
    .object = Bograna Cienia
    .genitive = Bograna Cienia
    .text = Cios w plecy: na samym początku pojedynku rozpoczętego przez Bograna drugi bohater otrzymuje 1 obrażenie. Ikony rozgromienia nie mogą mu zapobiec, ale nagrody tak. Nie działa w wyprawach pojedynkowych.
    .short = Pojedynki, które zaczyna, otwiera 1 obrażeniem.
hero-hero-carthos = Szalony Carthos
    .object = Szalonego Carthosa
    .genitive = Szalonego Carthosa
    .text = Niestabilna moc: gdy Carthos wykorzystuje w pojedynku ikonę specjalną do zadania 1 obrażenia, może zadać 2; wtedy sam otrzymuje w tej rundzie 1 obrażenie.
    .short = Ikona w pojedynku: 2 obrażenia, ale 1 dla niego.
hero-hero-scorpion = Czerwony Skorpion
    .object = Czerwonego Skorpiona
    .genitive = Czerwonego Skorpiona
    .text = Jad: gdy pojedynek Czerwonego Skorpiona kończy się po czwartej rundzie, a drugi bohater nie został pokonany, otrzymuje on 1 obrażenie, któremu nie można zapobiec; jeśli go to pokona, pojedynek jest wygrany. Nie działa w wyprawach pojedynkowych.
    .short = Kto przetrwa cztery rundy, i tak dostaje 1 ranę.
hero-hero-verikas = Verikas Umarły
    .object = Verikasa Umarłego
    .genitive = Verikasa Umarłego
    .text = Zrastające się kości: gdy zaczynasz działać w fazie wypraw, przed swoim pierwszym bohaterem, usuń 1 obrażenie z Verikasa.
    .short = Przed każdą fazą wypraw leczy 1 obrażenie.

## Stan jednostki, po jej nazwie

condition-damage = { $number ->
    [one] { $number } obrażenie
    [few] { $number } obrażenia
   *[many] { $number } obrażeń
}

## Karty taktyki

tactics-tactical-retreat = Odwrót taktyczny
    .text = Na początku bitwy, jako obrońca: bitwa zostaje przerwana. Wszystkie twoje jednostki biorące w niej udział wycofują się, rozgromione, na jeden sąsiedni obszar przyjazny; jeśli go nie ma, zostają zniszczone. Twoje jednostki rozgromione na obszarze spornym już przed bitwą zostają zniszczone. Atakujący zajmuje obszar (nadwyżkę ponad 8 jednostek wycofuje jak po zwycięstwie) i tym rozkazem nie może rozpocząć innej bitwy. Tracisz tamtejszą twierdzę wraz z udoskonaleniem; atakujący może postawić na jej miejscu swoją, tą samą stroną do góry.
    .short = Obrońca: przerwij bitwę, twoje jednostki się cofają.
tactics-summon-lightning = Wezwanie błyskawic
    .text = Na początku bitwy, w której bierzesz udział: zadaj drugiej stronie 4 obrażenia.
    .short = Początek bitwy: 4 obrażenia dla drugiej strony.
tactics-rally-cry = Okrzyk bojowy
    .text = Na początku bitwy, w której bierzesz udział, na początku jej rundy lub po rundzie 5: postaw do 4 swoich rozgromionych jednostek na obszarze spornym, niezależnie od tego, kiedy zostały rozgromione. Odtąd biorą udział w bitwie. Rodzaj jednostek, który już dobrał karty, nie dobiera ich ponownie.
    .short = W bitwie: do 4 rozgromionych jednostek znów stoi.
tactics-mountain-pass = Przeprawa przez góry
    .text = W twojej turze: do końca tej tury granice górskie są otwarte dla ruchu twoich jednostek i bohaterów.
    .short = W tej turze twoje figurki przechodzą przez góry.
tactics-horrific-rumors = Przerażające pogłoski
    .text = W twojej turze: wybierz przeciwnika i obszar, którego on nie kontroluje i na którym nie ma jego żetonu aktywacji. Umieść tam 1 jego żeton aktywacji.
    .short = Żeton aktywacji przeciwnika na wybranym obszarze.
tactics-lost-city = Zaginione miasto
    .text = W twojej turze: wybierz niekontrolowany obszar bez miasta, na którym masz bohatera; w puli musisz mieć twierdzę. Wszystkie jednostki neutralne na nim, także rozgromione, wykonują odwrót. Potem postaw tam 1 swoją twierdzę, stroną uszkodzoną do góry.
    .short = Uszkodzona twierdza u bohatera na wolnym obszarze.
tactics-raze-a-city = Zrównanie miasta z ziemią
    .text = W twojej turze: wybierz miasto na obszarze, który kontrolujesz. Jego żeton zostaje usunięty z gry.
    .short = Miasto z twojego obszaru znika z gry.
tactics-spy-guild = Gildia szpiegów
    .text = W twojej turze: weź z powrotem na rękę 1 ze swoich użytych kart rozkazów, ale nie aktywną. Nie liczy się już ona do kart użytych w tym roku.
    .short = Weź na rękę jedną użytą kartę rozkazu.
tactics-to-the-victor = Dla zwycięzcy
    .text = Na początku bitwy, w której bierzesz udział: gdy bitwa zostanie rozstrzygnięta, jej zwycięzca, ktokolwiek nim będzie, zyskuje 2 wpływy i dobiera 2 karty taktyki. Niesprzymierzone jednostki neutralne nic nie zyskują. Egzemplarze się sumują. Jeśli bitwa zostanie przerwana, nic się nie dzieje.
    .short = Zwycięzca bitwy: 2 wpływy i 2 karty taktyki.
tactics-secret-accord = Tajne porozumienie
    .text = W twojej turze: wybierz przeciwnika i liczbę od 1 do 4. Najpierw ty, a potem ten przeciwnik dobieracie po tyle kart taktyki.
    .short = Ty i przeciwnik dobieracie po 1–4 karty taktyki.
tactics-ambush = Zasadzka
    .text = Na początku bitwy, w której bierzesz udział: wybierz jeden z rodzajów swoich jednostek w tej bitwie. Jego inicjatywa wynosi w niej 1.
    .short = Jeden rodzaj twoich jednostek ma inicjatywę 1.
tactics-forced-march = Marsz forsowny
    .text = W twojej turze, zanim twoje jednostki poruszą się dzięki Mobilizacji lub Podbojowi: w tej turze ich zasięg przy tym rozkazie jest większy o 1. Egzemplarze się sumują.
    .short = W tej turze jednostki idą o 1 obszar dalej.
tactics-hold-the-line = Utrzymać szyk
    .text = Po rundzie 5 bitwy, jako obrońca: siła twojej strony w tej bitwie rośnie o 2.
    .short = Obrońca, po rundzie 5: siła większa o 2.
tactics-crisis-of-conscience = Rozterki sumienia
    .text = W twojej turze: wybierz bohatera przeciwnika, którego charakter jest przeciwny jego frakcji. Przeciwnik wydaje 3 wpływy albo bohater dezerteruje. Nie można wybrać bohatera gracza, który jest Kapitanem Ligi Bohaterów.
    .short = Bohater obcego charakteru odchodzi lub kosztuje 3.
tactics-frozen-ford = Zamarznięty bród
    .text = W twojej turze: do końca tej tury granice wodne są otwarte dla ruchu twoich jednostek i bohaterów.
    .short = W tej turze twoje figurki przechodzą przez wodę.
tactics-silver-tongue = Srebrny język
    .text = W twojej turze, zaraz po zapłaceniu za dyplomację: dobierz w tej dyplomacji o 2 karty przeznaczenia więcej, nawet jeśli będzie ich więcej niż 6.
    .short = 2 dodatkowe karty przeznaczenia w dyplomacji.
tactics-call-of-the-wild = Zew dziczy
    .text = W twojej turze: weź z puli 2 Zwierzoludzi, 2 Brzytwoskrzydłe albo 1 Piekielnego Ogara i umieść na jednym obszarze, pustym, neutralnym lub przyjaznym. Na obszarze przyjaznym są z tobą sprzymierzone; obowiązuje limit 8 jednostek.
    .short = 2 Zwierzoludzi, 2 Brzytwoskrzydłe lub Ogar na mapę.
tactics-stampede = Popłoch
    .text = W twojej turze: wybierz obszar neutralny i przesuń wszystkie jego jednostki neutralne na jeden sąsiedni obszar, niekontrolowany lub przyjazny. Obowiązują granice: jednostki, które nie mogą przejść, zostają zniszczone. Na obszarze przyjaznym stają się z tobą sprzymierzone. Nie są rozgromione.
    .short = Neutralne z jednego obszaru idą na sąsiedni.
tactics-spread-dissent = Sianie niezgody
    .text = W twojej turze: wybierz obszar neutralny. Wszystkie jednostki neutralne na nim, także rozgromione, wykonują odwrót.
    .short = Wszystkie neutralne z obszaru wycofują się.
tactics-assassins-blade = Ostrze zabójcy
    .text = W twojej turze: wybierz wrogiego bohatera na obszarze przyjaznym lub na sąsiadującym z przyjaznym. Otrzymuje on 2 obrażenia.
    .short = 2 obrażenia dla wrogiego bohatera przy tobie.
tactics-healing-draught = Uzdrawiający napar
    .text = W twojej turze lub na początku pojedynku twojego bohatera: usuń do 3 obrażeń z jednego ze swoich bohaterów, a w pojedynku z tego, który walczy.
    .short = Usuń do 3 obrażeń z jednego swojego bohatera.
tactics-duelists-edge = Przewaga szermierza
    .text = Na początku pojedynku twojego bohatera: w jego pierwszych dwóch rundach twój bohater dobiera 2 karty przeznaczenia; wybierasz jedną, a drugą odrzucasz bez skutku.
    .short = Przez dwie rundy pojedynku wybierasz z 2 kart.
tactics-rune-scrying = Wróżba runiczna
    .text = W twojej turze: obejrzyj do 3 żetonów run w dowolnych miejscach planszy.
    .short = Obejrzyj do 3 run w dowolnych miejscach.
tactics-shifting-runes = Wędrujące runy
    .text = W twojej turze: przenieś 1 żeton runy z obszaru, który kontrolujesz, na inny kontrolowany przez ciebie obszar bez żetonu runy. Możesz go obejrzeć.
    .short = Przenieś swoją runę na inny swój obszar.
tactics-counterfeit-rune = Podrobiona runa
    .text = W twojej turze: umieść 1 zakrytą fałszywą runę na kontrolowanym przez siebie obszarze bez żetonu runy (wszyscy wiedzą, co to jest) albo odrzuć do 2 fałszywych run z obszarów, które kontrolujesz. Nie używa się jej w trudniejszym wariancie gry.
    .short = Połóż 1 fałszywą runę albo odrzuć do 2.
tactics-sabotage = Sabotaż
    .text = W twojej turze: wybierz wrogą twierdzę na obszarze sąsiadującym z przyjaznym; granice nie mają znaczenia. Jeśli jest tam udoskonalenie, odrzuć je; w przeciwnym razie odwróć twierdzę na stronę uszkodzoną. Nie można wybrać uszkodzonej twierdzy bez udoskonalenia.
    .short = Uszkodź pobliską twierdzę lub jej udoskonalenie.
tactics-levy = Zaciąg
    .text = W twojej turze: umieść 2 podstawowe jednostki swojej frakcji (Piechurów, Elfich Łuczników, Ożywieńców lub Berserkerów) z puli na przyjaznym obszarze ze swoją twierdzą. Obowiązuje limit 8 jednostek.
    .short = 2 podstawowe jednostki przy twojej twierdzy.
tactics-trade-caravan = Karawana kupiecka
    .text = W twojej turze: podnieś jeden ze swoich wskaźników o 2 albo dwa po 1 (najwyżej do 8).
    .short = Podnieś jeden wskaźnik o 2 albo dwa o 1.
tactics-twist-of-fate = Kaprys losu
    .text = Zaraz po dobraniu przez ciebie kart przeznaczenia do dyplomacji lub testu twojego bohatera: odrzuć je wszystkie i dobierz tyle samo nowych; musisz użyć jednej z nowych.
    .short = Dobierz na nowo karty dyplomacji albo testu.
tactics-favor-of-the-warriors-guild = Przychylność Gildii Wojowników
    .text = W twojej turze: zdejmij z planszy 1 swój żeton aktywacji.
    .short = Zdejmij z planszy swój żeton aktywacji.

## Karty nagród

reward-timmorran-shard = Odłamek Timmorrana
    .text = W twojej turze: jeśli ten bohater jest na przyjaznym obszarze z twoją twierdzą, odrzuć tę kartę, aby zdobyć 1 smoczą runę.
    .short = Przy twojej twierdzy: smocza runa za tę kartę.
reward-soulbiter = Gryzidusza
    .text = Broń. Ikona specjalna w pojedynku: zadaj 2 obrażenia. Jeśli drugi bohater zostanie w tej rundzie pokonany, a ten nie, usuń z niego wszystkie obrażenia.
    .short = Ikona w pojedynku: 2 obrażenia; wygrana leczy.
reward-dwarven-fire-bombs = Krasnoludzkie bomby ogniowe
    .text = Ikona specjalna w pojedynku: zadaj 3 obrażenia, a potem wykonaj test zręczności tego bohatera. Czerwony: otrzymuje on w tej rundzie 1 obrażenie.
    .short = Ikona w pojedynku: 3 obrażenia i test zręczności.
reward-flute-of-possession = Flet opętania
    .text = W twojej turze: odrzuć tę kartę, aby przesunąć wszystkie jednostki neutralne z obszaru tego bohatera, sprzymierzone lub nie, na jeden wybrany sąsiedni obszar, którego nie kontroluje inny gracz. Obowiązują granice: jednostki, które nie mogą przejść, zostają zniszczone, ale pierwszeństwo ma obszar, na który mogą wejść wszystkie. Nie są rozgromione. Na obszarze, który kontrolujesz, stają się z tobą sprzymierzone.
    .short = Raz: neutralne stąd idą na sąsiedni obszar.
reward-staff-of-light = Kostur światła
    .text = W twojej turze, także na początku twojego ataku: odrzuć tę kartę, aby postawić wszystkie swoje rozgromione jednostki na obszarze tego bohatera, jeśli jest przyjazny; na obszarze spornym twojego ataku – wszystkie swoje rozgromione jednostki biorące udział w bitwie.
    .short = Raz: wszystkie twoje rozgromione tu znów stoją.
reward-ice-storm = Lodowa burza
    .text = W twojej turze, także na początku twojego ataku: odrzuć tę kartę, aby rozgromić od 1 do 4 wybranych stojących jednostek, wrogich lub niesprzymierzonych neutralnych, na obszarze tego bohatera; na obszarze spornym – jednostek drugiej strony biorących udział w bitwie.
    .short = Raz: rozgrom tu od 1 do 4 wrogich jednostek.
reward-cloak-of-deception = Płaszcz ułudy
    .text = Gdy wrogi bohater wyzywa tego bohatera na pojedynek, możesz odmówić: pojedynek się nie odbywa, chyba że drugi gracz natychmiast odrzuci 1 wybraną kartę taktyki. Wrogi bohater traci swoją możliwość pojedynku.
    .short = Odmów pojedynku, chyba że rywal odrzuci kartę.
reward-ghost-armor = Widmowa zbroja
    .text = Zbroja. Gdy ten bohater miałby otrzymać obrażenia w pojedynku, raz na jego początku i raz w każdej rundzie: dobierz 1 kartę przeznaczenia. Złoty lub srebrny: zapobiegnij najwyżej 2 z tych obrażeń. Czerwony: nic.
    .short = W pojedynku złoty lub srebrny wstrzyma 2 rany.
reward-amulet-of-shielding = Amulet osłony
    .text = Raz na pojedynek, gdy ten bohater miałby otrzymać obrażenia na jego początku lub w rundzie: zapobiegnij wszystkim tym obrażeniom.
    .short = Raz na pojedynek: żadnych obrażeń w rundzie.
reward-runeplate = Zbroja runiczna
    .text = Zbroja. W pojedynku zapobiegnij 1 obrażeniu tego bohatera na początku i 1 w każdej rundzie.
    .short = W pojedynku: o 1 obrażenie mniej w każdej rundzie.
reward-sword-of-kellos = Miecz Kellosa
    .text = Broń. Ikona specjalna w pojedynku: zadaj tyle obrażeń, ile wynosi siła tego bohatera.
    .short = Ikona w pojedynku: obrażenia równe sile.
reward-bow-of-mourning = Łuk żałoby
    .text = Broń. Na początku pojedynku z innym bohaterem, raz: zadaj 1 obrażenie, jeśli zręczność tego bohatera jest wyższa niż tamtego. Ikona specjalna w pojedynku: zadaj 2 obrażenia.
    .short = Ikona w pojedynku: 2 rany; zręczny rani od razu.
reward-wand-of-nerekhall = Różdżka z Nerekhall
    .text = Broń. Ikona specjalna w pojedynku: wykonaj test wiedzy tego bohatera. Złoty: zadaj 4 obrażenia. Srebrny: zadaj 2 obrażenia. Czerwony: zadaj 1 obrażenie.
    .short = Ikona w pojedynku: test wiedzy, 4, 2 lub 1 rana.
reward-boots-of-swiftness = Buty chyżości
    .text = Wykonując ruch w fazie wypraw, ten bohater może przejść o 1 obszar więcej.
    .short = Ten bohater może iść o 1 obszar dalej.
reward-pegasus-feather = Pióro pegaza
    .text = Granice górskie i wodne są dla tego bohatera otwarte.
    .short = Góry i woda nie zatrzymują tego bohatera.
reward-ring-of-insight = Pierścień przenikliwości
    .text = Test atrybutu tego bohatera, przed dobraniem kart: możesz dobrać o 1 kartę przeznaczenia więcej. Pierścień zostaje wtedy odkryty.
    .short = W testach: 1 karta przeznaczenia więcej.
reward-healing-elixir = Eliksir leczniczy
    .text = W twojej turze, na początku pojedynku tego bohatera lub gdy zaczyna on działać w fazie wypraw: odrzuć tę kartę, aby usunąć z niego wszystkie obrażenia.
    .short = Raz: usuń wszystkie obrażenia tego bohatera.
reward-horn-of-command = Róg dowodzenia
    .text = W twojej turze: jeśli ten bohater jest na obszarze przyjaznym, odrzuć tę kartę, aby umieścić tam z puli 2 podstawowe jednostki swojej frakcji (Piechurów, Elfich Łuczników, Ożywieńców lub Berserkerów) i 1 okrągłą, a jeśli frakcja nie ma okrągłych – 1 prostokątną. Obowiązuje limit 8 jednostek.
    .short = Raz: dołączą tu 3 jednostki twojej frakcji.
reward-map-of-the-ancients = Mapa starożytnych
    .text = Gdy ten bohater zaczyna działać w fazie wypraw: odrzuć tę kartę, aby dobrać 3 karty wypraw; potem odrzuć nadmiar, tak aby zostały 3.
    .short = Raz: dobierz 3 karty wypraw, zostaw najwyżej 3.
reward-banner-of-terrinoth = Sztandar Terrinoth
    .text = Bitwa na obszarze tego bohatera, przy liczeniu siły: siła twojej strony rośnie o 2, jeśli ma ona jeszcze jednostkę w bitwie. Karta zostaje wtedy odkryta. Nie działa, gdy ten bohater jest rozgromiony.
    .short = Bitwy tutaj: siła twojej strony większa o 2.

## Karty wypraw

quest-q01 = Totem władcy bestii
    .text = Na obszarze { $area }: test siły. Złoty: zdobądź 1 nagrodę. Srebrny: zdobądź 1 nagrodę; bohater otrzymuje 1 obrażenie. Czerwony: bohater otrzymuje 1 obrażenie.
    .head = Totem
    .brief = totem
    .short = Siła: nagroda za złoty lub srebrny.
quest-q02 = Zatopione archiwum
    .text = Na obszarze { $area }: test wiedzy. Złoty: zdobądź 1 nagrodę. Srebrny: zdobądź 1 nagrodę. Czerwony: nic.
    .head = Archiwum
    .brief = archiwum
    .short = Wiedza: nagroda za złoty lub srebrny.
quest-q03 = Bandyci na starym trakcie
    .text = Na obszarze { $area }: test zręczności. Złoty: zdobądź 1 nagrodę i 1 wpływ. Srebrny: zdobądź 1 nagrodę. Czerwony: bohater otrzymuje 1 obrażenie.
    .head = Bandyci
    .brief = bandyci
    .short = Zręczność: nagroda za złoty lub srebrny.
quest-q04 = Skarb żmija
    .text = Na obszarze { $area }: test zręczności. Złoty: zdobądź 1 nagrodę i dobierz 1 kartę taktyki. Srebrny: dobierz 1 kartę taktyki; wyprawa nie jest ukończona. Czerwony: bohater otrzymuje 2 obrażenia.
    .head = Skarb
    .brief = skarb
    .short = Zręczność: nagroda tylko za złoty.
quest-q05 = Krusząca się wieża
    .text = Na obszarze { $area }: test zręczności. Złoty: zdobądź 1 nagrodę. Srebrny: zdobądź 1 nagrodę. Czerwony: nic.
    .head = Wieża
    .brief = wieża
    .short = Zręczność: nagroda za złoty lub srebrny.
quest-q06 = Gniazdo brzytwoskrzydłych
    .text = Na obszarze { $area }: pojedynek z 1 Brzytwoskrzydłym. Jeśli zostanie pokonany, zdobądź 1 nagrodę.
    .head = Gniazdo
    .brief = gniazdo
    .short = Pojedynek z Brzytwoskrzydłym o nagrodę.
quest-q07 = Kamienny krąg
    .text = Na obszarze { $area }: test wiedzy. Złoty: zdobądź 1 nagrodę i dobierz 1 kartę taktyki. Srebrny: zdobądź 1 nagrodę. Czerwony: bohater otrzymuje 1 obrażenie.
    .head = Krąg
    .brief = krąg
    .short = Wiedza: nagroda za złoty lub srebrny.
quest-q08 = Serce głębokiej puszczy
    .text = Na obszarze { $area }: test siły. Złoty: zdobądź 1 nagrodę. Srebrny: zdobądź 1 nagrodę; bohater zostaje rozgromiony. Czerwony: bohater otrzymuje 1 obrażenie.
    .head = Puszcza
    .brief = puszcza
    .short = Siła: nagroda za złoty lub srebrny.
quest-q09 = Jaskinia przemytników
    .text = Na obszarze { $area }: test zręczności. Złoty: zdobądź 1 nagrodę. Srebrny: możesz wydać 1 wpływ, aby zdobyć 1 nagrodę; w przeciwnym razie wyprawa nie jest ukończona. Czerwony: nic.
    .head = Jaskinia
    .brief = jaskinia
    .short = Zręczność: złoty daje nagrodę, srebrny ją sprzedaje.
quest-q10 = Dług na targu
    .text = Na obszarze { $area }: test wiedzy. Złoty: zdobądź 1 nagrodę. Srebrny: zyskaj 2 wpływy; wyprawa nie jest ukończona. Czerwony: nic.
    .head = Dług
    .brief = dług
    .short = Wiedza: złoty – nagroda, srebrny – 2 wpływy.
quest-q11 = Rytuał czarnoksiężników
    .text = Na obszarze { $area }: pojedynek z 2 Czarnoksiężnikami naraz. Jeśli obaj zostaną pokonani, zdobądź 1 nagrodę i 2 wpływy.
    .head = Rytuał
    .brief = rytuał
    .short = Pojedynek z 2 Czarnoksiężnikami: nagroda, 2 wpływy.
quest-q12 = Śpiący smok
    .text = Na obszarze { $area }: test zręczności. Złoty: dobierz 2 karty nagród, zatrzymaj 1 dla tego bohatera, a drugą połóż na spód talii. Srebrny: nic. Czerwony: bohater otrzymuje 2 obrażenia.
    .head = Smok
    .brief = smok
    .short = Zręczność: złoty – wybór z 2 nagród.
quest-q13 = Nawiedzony młyn
    .text = Na obszarze { $area }: test wiedzy. Złoty: zdobądź 1 nagrodę. Srebrny: zdobądź 1 nagrodę. Czerwony: bohater otrzymuje 1 obrażenie.
    .head = Młyn
    .brief = młyn
    .short = Wiedza: nagroda za złoty lub srebrny.
quest-q14 = Turniej u brodów
    .text = Na obszarze { $area }: test siły. Złoty: zdobądź 1 nagrodę. Srebrny: zdobądź 1 nagrodę. Czerwony: tracisz 1 wpływ, jeśli masz jakikolwiek.
    .head = Turniej
    .brief = turniej
    .short = Siła: nagroda za złoty lub srebrny.
quest-q15 = Myto giganta
    .text = Na obszarze { $area }: pojedynek z 1 Gigantem. Jeśli bohater zada mu łącznie 2 obrażenia (te, którym zapobieżono, się nie liczą) i przeżyje, zdobądź 1 nagrodę.
    .head = Myto
    .brief = myto
    .short = Zadaj Gigantowi 2 obrażenia, a zyskasz nagrodę.
quest-q16 = Ślady w błocie
    .text = Na obszarze { $area }: test zręczności. Złoty: zdobądź 1 nagrodę. Srebrny: zdobądź 1 nagrodę. Czerwony: nic.
    .head = Ślady
    .brief = ślady
    .short = Zręczność: nagroda za złoty lub srebrny.
quest-q17 = Aukcja złodziei
    .text = Na obszarze { $area }: wydaj 3 wpływy, aby zdobyć 1 nagrodę. Mając mniej wpływów, nie możesz ujawnić tej karty.
    .head = Aukcja
    .brief = aukcja
    .short = Nagroda za 3 wpływy.
quest-q18 = Ogary otchłani
    .text = Na obszarze { $area }: pojedynek z 1 Piekielnym Ogarem. Jeśli zostanie pokonany, zdobądź 1 nagrodę.
    .head = Ogary
    .brief = ogary
    .short = Pojedynek z Piekielnym Ogarem o nagrodę.
quest-q19 = Pogrzebany legion
    .text = Na obszarze { $area }: test siły. Złoty: zdobądź 1 nagrodę i umieść 1 podstawową jednostkę swojej frakcji (Piechura, Elfiego Łucznika, Ożywieńca lub Berserkera) na przyjaznym obszarze ze swoją twierdzą. Srebrny: zdobądź 1 nagrodę. Czerwony: bohater otrzymuje 1 obrażenie.
    .head = Legion
    .brief = legion
    .short = Siła: nagroda, a za złoty także jednostka.
quest-q20 = Kryształowe groty
    .text = Na obszarze { $area }: test wiedzy. Złoty: zdobądź 1 nagrodę. Srebrny: zdobądź 1 nagrodę; bohater otrzymuje 1 obrażenie. Czerwony: bohater otrzymuje 1 obrażenie.
    .head = Groty
    .brief = groty
    .short = Wiedza: nagroda za złoty lub srebrny.
quest-q21 = Smocza kuźnia
    .text = Na obszarze { $area }: test siły. Złoty: dobierz 2 karty nagród, zatrzymaj 1 dla tego bohatera, a drugą połóż na spód talii. Srebrny: zdobądź 1 nagrodę; bohater otrzymuje 1 obrażenie. Czerwony: bohater otrzymuje 2 obrażenia.
    .head = Kuźnia
    .brief = kuźnia
    .short = Siła: nagroda, za złoty wybór z 2.
quest-q22 = Wysłannik wolnych miast
    .text = Na dowolnym obszarze z miastem: test wiedzy. Złoty: zdobądź 1 nagrodę i 2 wpływy. Srebrny: zdobądź 1 nagrodę. Czerwony: nic.
    .head = Wysłannik
    .brief = wysłannik
    .short = Wiedza w dowolnym mieście: nagroda.
quest-q23 = Za liniami wroga
    .text = Na dowolnym obszarze krainy początkowej innego gracza: test zręczności. Złoty: zdobądź 1 nagrodę i obejrzyj 1 żeton runy w dowolnym miejscu. Srebrny: zdobądź 1 nagrodę. Czerwony: bohater otrzymuje 2 obrażenia.
    .head = Linie wroga
    .brief = linie wroga
    .short = Zręczność w cudzej krainie: nagroda.
quest-q24 = Pan dziczy
    .text = Na dowolnym obszarze neutralnym: test siły. Złoty: zdobądź 1 nagrodę i możesz rozgromić wszystkie jednostki neutralne na tym obszarze. Srebrny: zdobądź 1 nagrodę. Czerwony: bohater otrzymuje 1 obrażenie i wykonuje odwrót.
    .head = Dzicz
    .brief = dzicz
    .short = Siła na obszarze neutralnym: nagroda.

## Karty celu

objective-obj-g1 = Związani honorem
    .text = W twojej turze: { $units } na planszy jest sprzymierzony z którymś z graczy. Liczy się też, jeśli nie ma tam ani jednego.
    .short = Wszystkie neutralne trójkąty mają sprzymierzeńca.
objective-obj-g2 = Przyjaciel smoków
    .text = W twojej turze: co najmniej 2 jednostki spośród Smoków i Gigantów są z tobą sprzymierzone. Jeśli na planszy jest ich mniej niż 2, możesz w swojej turze ujawnić tę kartę, dobrać inny dobry cel, a potem wtasować tę kartę w talię (bez runy; nie przy pustej talii).
    .short = Sprzymierzone z tobą 2 Smoki lub Giganci.
objective-obj-g3 = Posłuch w Radzie
    .text = W twojej turze: masz co najmniej 10 wpływów. Wpływy na kartach tytułów się nie liczą.
    .short = Masz co najmniej 10 wpływów.
objective-obj-g4 = Strażnik wolnych miast
    .text = W twojej turze: kontrolujesz 3 obszary z miastami (2 w grze dwuosobowej). Jeśli na planszy zostało mniej miast, kontrolujesz je wszystkie, co najmniej 1.
    .short = Masz 3 miasta (2 w grze dwuosobowej).
objective-obj-g5 = Drużyna czempionów
    .text = W twojej turze albo po działaniu twojego ostatniego bohatera w fazie wypraw: masz 3 bohaterów, żadnego o złym charakterze, którzy mają razem co najmniej 3 nagrody.
    .short = 3 bohaterów, żaden zły, razem 3 nagrody.
objective-obj-g6 = Okryty zaszczytami
    .text = W twojej turze: masz 2 karty tytułów.
    .short = Masz 2 tytuły.
objective-obj-g7 = Latarnie królestwa
    .text = W twojej turze: wszystkie 4 twoje twierdze są na planszy, nieuszkodzone.
    .short = Wszystkie 4 twierdze na planszy, nieuszkodzone.
objective-obj-g8 = Wielki sojusz
    .text = W twojej turze: sprzymierzone są z tobą jednostki neutralne co najmniej 3 różnych rodzajów.
    .short = Sprzymierzone z tobą 3 rodzaje neutralnych.
objective-obj-e1 = Zniechęcająca klęska
    .text = Zaraz po bitwie, w turze dowolnego gracza: wygrywasz ją jako obrońca przeciw innemu graczowi.
    .short = Wygraj jako obrońca bitwę z innym graczem.
objective-obj-e2 = Upust krwi
    .text = W twojej turze: w tej turze wygrywasz z innym graczem bitwę, w której zniszczono co najmniej 4 wrogie jednostki, licząc też zniszczone przez odwrót.
    .short = Wygraj bitwę, w której giną 4 jednostki gracza.
objective-obj-e3 = Żelazne panowanie
    .text = W twojej turze: kontrolujesz co najmniej 10 obszarów (9 w grze dwuosobowej), wliczając krainę początkową.
    .short = Masz 10 obszarów (9 w grze dwuosobowej).
objective-obj-e4 = Burzyciel murów
    .text = W twojej turze: w tej turze wygrywasz bitwę jako atakujący, a wroga twierdza na tym obszarze zostaje usunięta lub zastąpiona.
    .short = Wygraj atak, po którym pada twierdza.
objective-obj-e5 = Zguba bohaterów
    .text = Zaraz po pojedynku, także w fazie wypraw: twój bohater pokonuje w nim wrogiego bohatera.
    .short = Twój bohater pokonuje wrogiego w pojedynku.
objective-obj-e6 = Pogromca gigantów
    .text = W twojej turze: w bitwie stoczonej przez ciebie w tej turze zniszczono Smoka lub Giganta, który nie był z tobą sprzymierzony. Jeśli na planszy nie ma żadnego, możesz w swojej turze ujawnić tę kartę, dobrać inny zły cel, a potem wtasować tę kartę w talię (bez runy; nie przy pustej talii).
    .short = Zniszcz w bitwie Smoka lub Giganta.
objective-obj-e7 = Profanacja
    .text = W twojej turze: kontrolujesz obszar krainy początkowej innego gracza.
    .short = Masz obszar cudzej krainy początkowej.
objective-obj-e8 = Niezliczone zastępy
    .text = W twojej turze: na planszy jest co najmniej 18 jednostek w twoim kolorze, stojących lub rozgromionych. Sprzymierzone jednostki neutralne się nie liczą.
    .short = Na planszy jest 18 jednostek twojego koloru.

## Karty pór roku

season-card-spr1 = Głód
    .text = Każdy wskaźnik każdego gracza, który jest wyższy niż suma danego zasobu na obszarach kontrolowanych przez tego gracza (licząc Wioski, bez udoskonaleń), spada do tej sumy.
season-card-spr2 = Burzliwa pogoda
    .text = Licytacja wpływu. W tej porze roku nikt poza zwycięzcą nie może wybrać Strategii, Mobilizacji ani Podboju. Jeśli wszystkie oferty wynoszą 0, nie może ich wybrać nikt.
season-card-spr3 = Przygotowania do nowego roku
    .text = W kolejności gry każdy gracz, który ma kartę celu, może dobrać wierzchnią kartę ze swojej talii celów, zatrzymać jedną z dwóch, a drugą wtasować z powrotem. Gracz bez karty celu dobiera zamiast tego 1 kartę taktyki.
season-card-spr4 = Wezwanie do broni
    .text = W kolejności gry każdy gracz umieszcza 1 podstawową jednostkę swojej frakcji (Piechura, Elfiego Łucznika, Ożywieńca lub Berserkera) z puli na przyjaznym obszarze ze swoją twierdzą. Bez twierdzy lub przy pustej puli nie umieszcza niczego.
season-card-spr5 = Wędrowni czempioni
    .text = W kolejności gry każdy gracz z twierdzą na planszy może wydać 2 wpływy, aby dobrać 2 karty bohaterów, zatrzymać 1, a drugą wtasować z powrotem. Jeśli została tylko 1, dobiera ją i zatrzymuje.
season-card-spr6 = Wróżby Rady
    .text = Rada Czarodziejów. Licytacja wpływu. Zwycięzca ogląda do 4 żetonów run w dowolnych miejscach planszy i dobiera 1 kartę taktyki. Jeśli wszystkie oferty wynoszą 0, nikt nie wygrywa.
season-card-spr7 = Bestie roztopów
    .text = W kolejności gry każdy gracz wybiera obszar pusty lub neutralny i umieszcza na nim z puli 2 Zwierzoludzi albo 2 Brzytwoskrzydłe (lub tyle, ile zostało).
season-card-spr8 = Pora rozejmu
    .text = Do następnej karty pory roku nikt nie może aktywować obszaru kontrolowanego przez innego gracza ani wejść na niego jednostkami. Bitwy i dyplomacja z jednostkami neutralnymi są dozwolone.
season-card-sum1 = Święto letniego przesilenia
    .text = Każdy gracz zyskuje 1 wpływ i jeszcze po 1 za każde miasto na obszarze, który kontroluje.
season-card-sum2 = Wielki turniej
    .text = Licytacja wpływu. Wybrany przez zwycięzcę jeden z jego bohaterów zdobywa 1 nagrodę. Potem w kolejności gry każdy inny gracz, którego oferta wyniosła co najmniej 1, może podnieść jeden atrybut jednego ze swoich bohaterów o 1 (trening najwyżej +2). Jeśli wszystkie oferty wynoszą 0, nikt nie wygrywa.
season-card-sum3 = Susza
    .text = Wskaźnik żywności każdego gracza spada o 1 (najniżej do 0).
season-card-sum4 = Kryzys wiary
    .text = W kolejności gry za każdego swojego bohatera, którego charakter jest przeciwny frakcji (dobry przy złej lub zły przy dobrej), gracz wydaje 1 wpływ albo bohater dezerteruje. Neutralnych bohaterów to nie dotyczy.
season-card-sum5 = Wyrok Rady
    .text = Rada Czarodziejów. Licytacja wpływu. Zwycięzca wybiera jedno miasto na planszy; jego żeton zostaje usunięty z gry. Jeśli wszystkie oferty wynoszą 0, nikt nie wygrywa.
season-card-sum6 = Otwarte drogi
    .text = W fazie wypraw tej pory roku każdy bohater, który wykonuje ruch, może przejść o 2 obszary więcej niż zwykle.
season-card-sum7 = Odkopana runa
    .text = Licytacja wpływu. Zwycięzca umieszcza 1 zakrytą smoczą runę, bez fałszywej, na niekontrolowanym obszarze bez żetonu runy; wszyscy wiedzą, co to jest. Jeśli nie ma takiego obszaru albo wszystkie oferty wynoszą 0, niczego się nie umieszcza.
season-card-sum8 = Zaraza
    .text = W kolejności gry każdy gracz niszczy 1 wybraną swoją jednostkę (może to być sprzymierzona neutralna) na każdym obszarze, na którym ma ich co najmniej 6.
season-card-fal1 = Obfite plony
    .text = Każdy gracz ustawia wszystkie wskaźniki jak przy głównej zdolności Zbiorów, a potem podnosi żywność o 1 (najwyżej do 8).
season-card-fal2 = Danina dla Rady
    .text = Rada Czarodziejów. W kolejności gry każdy gracz wydaje 2 wpływy albo obniża jeden swój wskaźnik o 1 (nie taki, który wskazuje 0). Kto nie może zrobić ani tego, ani tego, niczego nie traci.
season-card-fal3 = Dzień targowy
    .text = W kolejności gry każdy gracz może obniżyć jeden swój wskaźnik o 1, aby podnieść inny o 1 (w granicach od 0 do 8).
season-card-fal4 = Najemnicy
    .text = Licytacja wpływu. Zwycięzca bierze z puli 2 Zwierzoludzi, 2 Brzytwoskrzydłe, 2 Czarnoksiężników albo 1 Piekielnego Ogara i umieszcza na jednym przyjaznym obszarze; są z nim sprzymierzone. Jeśli wszystkie oferty wynoszą 0, nikt nie wygrywa.
season-card-fal5 = Bębny wojny
    .text = W kolejności gry każdy gracz dobiera 1 kartę taktyki.
season-card-fal6 = Rozwiane złudzenia
    .text = W kolejności gry każdy gracz odkłada do puli 1 wybraną fałszywą runę z obszaru, który kontroluje; wszyscy ją widzą. Kto nie ma tam fałszywej runy, ogłasza to i dobiera 1 kartę taktyki. W trudniejszym wariancie gry odrzuć tę kartę i dobierz następną.
season-card-fal7 = Łaska Rady
    .text = Rada Czarodziejów. Licytacja wpływu. Zwycięzca zdobywa 1 smoczą runę. Jeśli wszystkie oferty wynoszą 0, nikt nie wygrywa.
season-card-fal8 = Zagrożone krainy
    .text = W kolejności gry każdy gracz zabiera 2 żetony run (1 w grze ze zmianami wydania poprawionego; mniej, jeśli tylu nie ma) z kontrolowanych obszarów swojej krainy początkowej, jeden po drugim, i każdy kładzie zakryty na innym obszarze poza krainami początkowymi, przyjaznym lub niekontrolowanym i bez żetonu runy. Żeton, dla którego nie ma miejsca, zostaje. Jeśli przenosi dwa, inni nie wiedzą, który dokąd trafił.
season-card-win1 = Walka o władzę
    .text = Rada Czarodziejów. Licytacja wpływu. Zwycięzca zdobywa 1 smoczą runę. Jeśli wszystkie oferty wynoszą 0, nikt nie wygrywa.
season-card-win2 = Milczenie magii
    .text = Do następnej karty pory roku ikony specjalne w strefie koła kart przeznaczenia nie działają w bitwach. Pojedynków to nie dotyczy.
season-card-win3 = Dziwna oferta
    .text = Rada Czarodziejów. W kolejności gry każdy gracz może odrzucić 1 nagrodę jednego ze swoich bohaterów, aby zyskać 3 wpływy albo dobrać 2 karty taktyki.
season-card-win4 = Srogi mróz
    .text = W kolejności gry każdy gracz rozgramia 1 wybraną swoją stojącą jednostkę na każdym obszarze bez swojej twierdzy, na którym ma co najmniej 4 jednostki.
season-card-win5 = Długa noc
    .text = Każdy bohater, który nie jest na obszarze przyjaznym dla swojego gracza, otrzymuje 1 obrażenie. Po tak pokonanych bohaterach zostają nagrody pod znacznikami pokonanych bohaterów.
season-card-win6 = Zimowe leże
    .text = W kolejności gry każdy gracz może, w dowolnej kolejności, odwrócić 1 swoją uszkodzoną twierdzę na stronę nieuszkodzoną i postawić do 2 swoich rozgromionych jednostek na obszarach ze swoimi twierdzami.
season-card-win7 = Szeptane tajemnice
    .text = Wszyscy gracze jednocześnie i w tajemnicy wybierają z ręki 1 kartę taktyki i przekazują ją graczowi po lewej. Kto nie ma kart, nie przekazuje żadnej. Przekazane karty liczą się jako dobrane w tej porze roku.
season-card-win8 = Przebudzenie smoków
    .text = Licytacja wpływu. Zwycięzca umieszcza 1 Smoka lub Giganta z puli na obszarze niekontrolowanym albo, przy ofercie co najmniej 4, na przyjaznym, gdzie jest z nim sprzymierzony. Jeśli wszystkie oferty wynoszą 0 albo pula jest pusta, niczego się nie umieszcza.

## Miasta

city-city-dawnsmoor = Dawnsmoor
    .text = Do wyboru: { $benefits }.
city-city-forge = Kuźnia
    .text = Do wyboru: { $benefits }.
city-city-frostgate = Mroźna Brama
    .text = Do wyboru: { $benefits }.
city-city-greyhaven = Greyhaven
    .text = Do wyboru: { $benefits }.
city-city-nerekhall = Nerekhall
    .text = Do wyboru: { $benefits }.
city-city-riverwatch = Rzeczna Straż
    .text = Do wyboru: { $benefits }.
city-city-tamalir = Tamalir
    .text = Do wyboru: { $benefits }.

## Tytuły

title-title-primarch = Prymarcha Rady Czarodziejów
    .text = Rozstrzygasz każdy remis w licytacji wpływu, także taki, w którym uczestniczysz. Za każdym razem, gdy odkryta zostaje karta pory roku z oznaczeniem Rada Czarodziejów, zyskujesz 1 wpływ, zanim rozpatrzy się jej tekst.
    .short = Rozstrzyga remisy licytacji; 1 wpływ od Rady.
title-title-captain = Kapitan Ligi Bohaterów
    .text = Twoi bohaterowie nie dezerterują z powodu swojego charakteru, choć czwarty bohater nadal zmusza jednego z nich do odejścia. Raz w każdej swojej turze możesz odrzucić 3 nagrody swoich bohaterów, w dowolnym podziale, aby zdobyć 1 smoczą runę.
    .short = Wierni bohaterowie; za 3 nagrody smocza runa.
title-title-commander = Lord Dowódca Gildii Wojowników
    .text = Za każdym razem, gdy wygrywasz bitwę jako atakujący, dobierz 1 kartę taktyki. Raz w każdej swojej turze, zaraz po bitwie wygranej jako atakujący na obszarze, który kontrolował inny gracz, możesz odrzucić z ręki 3 karty taktyki, aby zdobyć 1 smoczą runę.
    .short = Karty za wygrane ataki; za 3 karty smocza runa.

## Udoskonalenia

development-resources = Udoskonalenie zasobów
    .object = Udoskonalenie zasobów
    .genitive = Udoskonalenia zasobów
    .text = Premia Zbiorów: podnieś o 1 wskaźnik jednego z zasobów, które daje jego obszar.
    .short = Zbiory podnoszą jeden wskaźnik obszaru o 1.
development-diplomacy = Udoskonalenie dyplomacji
    .object = Udoskonalenie dyplomacji
    .genitive = Udoskonalenia dyplomacji
    .text = Premia Zbiorów: zyskaj 2 wpływy.
    .short = Zbiory dają 2 wpływy.
development-training-grounds = Obszar Treningowy
    .object = Obszar Treningowy
    .genitive = Obszaru Treningowego
    .text = Premia Zbiorów: dobierz 1 kartę taktyki.
    .short = Zbiory dają 1 kartę taktyki.
development-reinforced-walls = Wzmocnione Mury
    .object = Wzmocnione Mury
    .genitive = Wzmocnionych Murów
    .text = W bitwie na tym obszarze siła obrońcy rośnie o 2. Żeton zostaje.
    .short = W obronie siła większa o 2.
development-protective-wards = Ochronne Znaki
    .object = Ochronne Znaki
    .genitive = Ochronnych Znaków
    .text = W bitwie na tym obszarze, zanim policzy się siłę, atakujący musi wycofać 1 ze swoich stojących jednostek. Żeton zostaje.
    .short = 1 jednostka atakującego cofa się przed liczeniem.
development-cursed-tomb = Przeklęty Grobowiec
    .object = Przeklęty Grobowiec
    .genitive = Przeklętego Grobowca
    .text = W bitwie na tym obszarze, zanim policzy się siłę, obrońca może odrzucić ten żeton: atakujący musi rozgromić 3 swoje jednostki.
    .short = Raz: atakujący rozgramia 3 swoje jednostki.
development-hungry-spawn = Głodny Pomiot
    .object = Głodny Pomiot
    .genitive = Głodnego Pomiotu
    .text = W bitwie na tym obszarze, zanim policzy się siłę, obrońca może odrzucić ten żeton, aby zadać atakującemu 3 obrażenia.
    .short = Raz: 3 obrażenia dla atakującego.

## Żetony eksploracji; w dzienniku po prostu żetony

exploration-dragon-throne = Smoczy Tron
    .object = Smoczy Tron
    .genitive = Smoczego Tronu
    .text = Lokalizacja zniszczalna. Dopóki leży odkryty, ten, kto kontroluje obszar, liczy się tak, jakby kontrolował o 1 smoczą runę więcej.
exploration-village-food = Wioska (żywność)
    .object = Wioskę (żywność)
    .genitive = Wioski (żywność)
    .text = Lokalizacja zniszczalna. Obszar daje o 1 żywność więcej.
exploration-village-wood = Wioska (drewno)
    .object = Wioskę (drewno)
    .genitive = Wioski (drewno)
    .text = Lokalizacja zniszczalna. Obszar daje o 1 drewno więcej.
exploration-village-ore = Wioska (ruda)
    .object = Wioskę (ruda)
    .genitive = Wioski (ruda)
    .text = Lokalizacja zniszczalna. Obszar daje o 1 rudę więcej.
exploration-magic-portal = Magiczny Portal
    .object = Magiczny Portal
    .genitive = Magicznego Portalu
    .text = Lokalizacja zniszczalna. Za 1 wpływ, gdy wykonujesz ruch, obszar sąsiaduje na czas tego ruchu ze wszystkimi innymi obszarami z odkrytym Magicznym Portalem.
exploration-dungeon = Podziemia
    .object = Podziemia
    .genitive = Podziemi
    .text = Lokalizacja. Bohater, który tu wejdzie, nie może się już poruszać w tej porze roku lub fazie wypraw.
exploration-temple = Świątynia
    .object = Świątynię
    .genitive = Świątyni
    .text = Lokalizacja. Gdy twój bohater kończy tu działanie w fazie wypraw, zyskujesz 2 wpływy.
exploration-hall-of-kellos = Sala Kellosa
    .object = Salę Kellosa
    .genitive = Sali Kellosa
    .text = Lokalizacja. Gdy twój bohater kończy tu działanie w fazie wypraw, dobierasz 1 kartę taktyki.
exploration-traveling-merchant = Wędrowny Kupiec
    .object = Wędrownego Kupca
    .genitive = Wędrownego Kupca
    .text = Wydarzenie. Możesz wydać 3 wpływy: ten bohater zdobywa 1 nagrodę.
exploration-raiding-party = Banda Łupieżców
    .object = Bandę Łupieżców
    .genitive = Bandy Łupieżców
    .text = Wydarzenie. Bohater otrzymuje 1 obrażenie. Jeśli na obszarze są niesprzymierzone jednostki neutralne lub wrogie jednostki, musisz ponadto odrzucić 1 nagrodę tego bohatera albo otrzymuje on jeszcze 1 obrażenie.
exploration-scroll-of-sight = Zwój Wglądu
    .object = Zwój Wglądu
    .genitive = Zwoju Wglądu
    .text = Wydarzenie. Wybierz obszar i obejrzyj leżące na nim zakryte żetony: runę i żeton eksploracji.
exploration-training = Szkolenie
    .object = Szkolenie
    .genitive = Szkolenia
    .text = Wydarzenie. Możesz podnieść jeden atrybut bohatera o 1.
token-dragon-throne = { exploration-dragon-throne }
    .object = { exploration-dragon-throne.object }
    .genitive = { exploration-dragon-throne.genitive }
    .text = { exploration-dragon-throne.text }
token-village-food = { exploration-village-food }
    .object = { exploration-village-food.object }
    .genitive = { exploration-village-food.genitive }
    .text = { exploration-village-food.text }
token-village-wood = { exploration-village-wood }
    .object = { exploration-village-wood.object }
    .genitive = { exploration-village-wood.genitive }
    .text = { exploration-village-wood.text }
token-village-ore = { exploration-village-ore }
    .object = { exploration-village-ore.object }
    .genitive = { exploration-village-ore.genitive }
    .text = { exploration-village-ore.text }
token-magic-portal = { exploration-magic-portal }
    .object = { exploration-magic-portal.object }
    .genitive = { exploration-magic-portal.genitive }
    .text = { exploration-magic-portal.text }
token-dungeon = { exploration-dungeon }
    .object = { exploration-dungeon.object }
    .genitive = { exploration-dungeon.genitive }
    .text = { exploration-dungeon.text }
token-temple = { exploration-temple }
    .object = { exploration-temple.object }
    .genitive = { exploration-temple.genitive }
    .text = { exploration-temple.text }
token-hall-of-kellos = { exploration-hall-of-kellos }
    .object = { exploration-hall-of-kellos.object }
    .genitive = { exploration-hall-of-kellos.genitive }
    .text = { exploration-hall-of-kellos.text }
token-traveling-merchant = { exploration-traveling-merchant }
    .object = { exploration-traveling-merchant.object }
    .genitive = { exploration-traveling-merchant.genitive }
    .text = { exploration-traveling-merchant.text }
token-raiding-party = { exploration-raiding-party }
    .object = { exploration-raiding-party.object }
    .genitive = { exploration-raiding-party.genitive }
    .text = { exploration-raiding-party.text }
token-scroll-of-sight = { exploration-scroll-of-sight }
    .object = { exploration-scroll-of-sight.object }
    .genitive = { exploration-scroll-of-sight.genitive }
    .text = { exploration-scroll-of-sight.text }
token-training = { exploration-training }
    .object = { exploration-training.object }
    .genitive = { exploration-training.genitive }
    .text = { exploration-training.text }

## Karty rozkazów: główna zdolność i premia zwierzchnictwa

order-1 = Strategia
    .text = Porusz dowolną liczbę swoich stojących jednostek, które nie są na obszarze z twoim żetonem aktywacji, i swoich stojących bohaterów, każdą figurkę na jeden sąsiedni obszar, przyjazny lub pusty. Nie aktywuje się obszarów i nie zaczyna bitwy, dyplomacji, pojedynku ani wyprawy.
    .bonus = Dobierz 1 kartę taktyki za każdą ikonę taktyki na wskazanych polach twoich trzech wskaźników i poniżej.
order-2 = Mobilizacja
    .text = Aktywuj obszar bez twojego żetonu aktywacji i wprowadź na niego dowolną liczbę swoich stojących jednostek z odległości do 2 obszarów (szybkie: do 3), tylko przez obszary przyjazne lub puste. Jeśli są tam jednostki neutralne lub wrogie, wroga twierdza albo wroga kraina początkowa, następuje dyplomacja lub bitwa.
    .bonus = Natychmiast użyj głównej zdolności jeszcze raz. Obie aktywacje razem mogą rozpocząć tylko jedną bitwę; jeśli po niej dyplomacja prowadzi do walki, musisz się wycofać.
order-3 = Podbój
    .text = Aktywuj obszar bez twojego żetonu aktywacji i wprowadź na niego dowolną liczbę swoich stojących jednostek z odległości do 2 obszarów (szybkie: do 3), tylko przez obszary przyjazne lub puste. Jeśli są tam jednostki neutralne lub wrogie, wroga twierdza albo wroga kraina początkowa, następuje dyplomacja lub bitwa.
    .bonus = W bitwie rozpoczętej tym rozkazem siła tamtejszej wrogiej twierdzy jest mniejsza o 3 (nie mniejsza niż 0).
order-4 = Zbiory
    .text = Ustaw każdy ze swoich wskaźników, w górę lub w dół, na sumie jego zasobu na obszarach, które kontrolujesz (od 0 do 8).
    .bonus = Najpierw pobierz dochód ze wszystkich swoich udoskonaleń zasobów i dyplomacji oraz z Obszaru Treningowego. Potem możesz obniżyć swój wskaźnik drewna o 1 (nie z 0), aby umieścić 1 udoskonalenie z puli na przyjaznym obszarze ze swoją twierdzą, ale bez udoskonalenia.
order-5 = Rekrutacja
    .text = Wybierz jeden zasób. Weź jednostki widoczne na wskazanym polu jego wskaźnika i poniżej i umieść je na dowolnych przyjaznych obszarach ze swoimi twierdzami.
    .bonus = Zrób to samo z jednym innym zasobem.
order-6 = Zyskanie poparcia
    .text = Za każde miasto na obszarze, który kontrolujesz, wybierz jedną z wydrukowanych na nim korzyści i ją zyskaj. Jednostki neutralne umieszcza się na obszarze miasta jako sprzymierzone z tobą.
    .bonus = Wydaj od 1 do 3 wpływów, dobierz tyle samo kart bohaterów, zatrzymaj dokładnie 1 (figurka trafia na obszar z twoją twierdzą), a pozostałe wtasuj z powrotem.
order-7 = Zdobycie władzy
    .text = Zyskaj 1 wpływ za każdą ikonę wpływu na wskazanych polach twoich trzech wskaźników i poniżej.
    .bonus = Możesz wydać dowolną liczbę wpływów, większą od liczby leżących na jednej z kart tytułów (co najmniej 1), aby wziąć tę kartę. Wpływy, które na niej leżały, wracają do puli, a wydane przez ciebie kładzie się na niej.
order-8 = Umacnianie
    .text = Każde najwyżej raz, w dowolnej kolejności. Budowa: obniż drewno i rudę o 1 i umieść nieuszkodzoną twierdzę na kontrolowanym obszarze bez twierdzy i miasta. Naprawa: obniż rudę o 1 i odwróć jedną ze swoich twierdz na stronę nieuszkodzoną. Przesunięcie run: weź żetony run z dwóch kontrolowanych obszarów, obejrzyj je i odłóż zakryte na te obszary, jak chcesz.
    .bonus = Brak: to zawsze najwyższa karta.

## Zasoby i atrybuty

resource-food = żywność
    .title = Żywność
    .object = żywność
    .genitive = żywności
resource-wood = drewno
    .title = Drewno
    .object = drewno
    .genitive = drewna
resource-ore = ruda
    .title = Ruda
    .object = rudę
    .genitive = rudy
attribute-strength = siła
    .title = Siła
    .object = siłę
    .genitive = siły
attribute-agility = zręczność
    .title = Zręczność
    .object = zręczność
    .genitive = zręczności
attribute-wisdom = wiedza
    .title = Wiedza
    .object = wiedzę
    .genitive = wiedzy

## Symbole przeznaczenia, pory roku, kształty podstawek, charaktery

symbol-gold = złoty
symbol-silver = srebrny
symbol-red = czerwony
season-spring = wiosna
    .in = wiosną
    .genitive = wiosny
season-summer = lato
    .in = latem
    .genitive = lata
season-fall = jesień
    .in = jesienią
    .genitive = jesieni
season-winter = zima
    .in = zimą
    .genitive = zimy
shape-triangle = trójkąt
shape-rectangle = prostokąt
shape-hexagon = sześciokąt
shape-circle = koło
alignment-good = dobry
alignment-neutral = neutralny
alignment-evil = zły

## Runy, strony bitwy, talie

rune-dragon = smocza runa
    .object = smoczą runę
    .genitive = smoczej runy
rune-false = fałszywa runa
    .object = fałszywą runę
    .genitive = fałszywej runy
rune-hidden = zakryty żeton runy
    .object = zakryty żeton runy
    .genitive = zakrytego żetonu runy
side-att = atakujący
    .object = atakującego
    .genitive = atakującego
side-def = obrońca
    .object = obrońcę
    .genitive = obrońcy
deck-fate = talia przeznaczenia
    .object = talię przeznaczenia
    .genitive = talii przeznaczenia
deck-quests = talia wypraw
    .object = talię wypraw
    .genitive = talii wypraw
deck-rewards = talia nagród
    .object = talię nagród
    .genitive = talii nagród
deck-tactics = talia taktyki
    .object = talię taktyki
    .genitive = talii taktyki
deck-heroes = talia bohaterów
    .object = talię bohaterów
    .genitive = talii bohaterów

## Obszary i elementy mapy nazywa się ich oznaczeniami

area-1A = 1A
area-1B = 1B
area-1C = 1C
area-2A = 2A
area-2B = 2B
area-2C = 2C
area-3A = 3A
area-3B = 3B
area-3C = 3C
area-3D = 3D
area-4A = 4A
area-4B = 4B
area-4C = 4C
area-5A = 5A
area-5B = 5B
area-5C = 5C
area-5D = 5D
area-6A = 6A
area-6B = 6B
area-6C = 6C
area-7A = 7A
area-7B = 7B
area-7C = 7C
area-7D = 7D
area-8A = 8A
area-8B = 8B
area-8C = 8C
area-8D = 8D
area-9A = 9A
area-9B = 9B
area-DA = DA
area-DB = DB
area-DC = DC
area-LA = LA
area-LB = LB
area-LC = LC
area-UA = UA
area-UB = UB
area-UC = UC
area-WA = WA
area-WB = WB
area-WC = WC
tile-1 = 1
tile-2 = 2
tile-3 = 3
tile-4 = 4
tile-5 = 5
tile-6 = 6
tile-7 = 7
tile-8 = 8
tile-9 = 9
tile-D = D
tile-L = L
tile-U = U
tile-W = W

## Plansza

board-map = Mapa Terrinoth
board-overview = Podgląd całej mapy
board-area = Obszar { $area }
board-area-options = { $area }: { $number ->
        [one] { $number } możliwość
        [few] { $number } możliwości
       *[many] { $number } możliwości
    }
board-show-map = Pokaż mapę
board-show-battle = Pokaż bitwę
board-year = Rok { $year }
board-season-spring = Wiosna
board-season-summer = Lato
board-season-fall = Jesień
board-season-winter = Zima
board-season-order = Kolejność w tej porze roku
board-your-things = Twoje wskaźniki i karty rozkazów
board-your-cards = Twoje karty
board-tab-orders = Rozkazy
board-tab-dials = Wskaźniki
board-tab-tactics = Taktyka
board-tab-quests = Wyprawy
board-tab-heroes = Bohaterowie
board-objective = Cel
board-titles = Tytuły
board-piles = Stosy
board-none = brak
board-nobody = nikt
board-no-cards = Brak kart.
board-no-heroes = Brak bohaterów.
board-no-faction = Frakcja jeszcze niewybrana
board-factions = Frakcje
board-faction-open = { $faction }: pokaż frakcję z bliska
board-faction-played = Prowadzi: { $player }
board-faction-start = Na początku
board-first = Pierwszy gracz
board-eliminated = poza grą
board-fresh = dobrana w tej porze roku, jeszcze nie do zagrania
board-runes-known = Twoje: { $dragon ->
        [one] { $dragon } smocza runa
        [few] { $dragon } smocze runy
       *[many] { $dragon } smoczych run
    }, fałszywe: { $false }
board-dial = { $resource }: { $number } z 8
board-dial-text = Wskaźnik ma pola od 0 do 8. Rekrutując dzięki temu zasobowi, zyskujesz jednostkę za każdą ikonę jednostki na obecnym polu i poniżej; ikony taktyki i wpływu liczą się przy Strategii i Zdobyciu władzy.
board-influence = Wpływy: { $number }
board-tactics = Karty taktyki: { $number }
board-heroes = Bohaterowie: { $number }
board-strongholds = Twierdze: { $number }
board-order-chosen = Rozkaz wybrany
board-deck-fate = Karty przeznaczenia w talii: { $number }
board-deck-tactics = Karty taktyki w talii: { $number }
board-deck-quest = Karty wypraw w talii: { $number }
board-deck-reward = Karty nagród w talii: { $number }
board-deck-hero = Karty bohaterów w talii: { $number }
board-deck-name-fate = Talia przeznaczenia
board-deck-name-tactics = Talia taktyki
board-deck-name-quest = Talia wypraw
board-deck-name-reward = Talia nagród
board-deck-name-hero = Talia bohaterów
board-discards = Odrzucone ({ $number }): { $cards }
board-no-discards = Nic nie odrzucono.
board-rune-supply = Obok planszy: smocze runy: { $dragon }, fałszywe: { $false }
board-fate-card = Karta przeznaczenia { $number }
board-fate-hidden = Zakryta karta przeznaczenia
board-hero-state = { $area } · zdrowie { $health }/{ $of } · nagrody: { $rewards }
board-hero-health = Zdrowie { $health } z { $of }, { $alignment }
board-hero-where = { $player }, obszar { $area }
board-hero-carries = Nosi: { $rewards }
board-reward-hidden = zakryta nagroda
board-alignment-good = dobry charakter
board-alignment-neutral = neutralny charakter
board-alignment-evil = zły charakter
board-copies = { $number ->
        [one] { $number } egzemplarz w talii
        [few] { $number } egzemplarze w talii
       *[many] { $number } egzemplarzy w talii
    }
board-bonus = Premia zwierzchnictwa: { $text }
board-quest-area = Obszar: { $area }
board-benefits = Zyskanie poparcia daje jedną z { $number } korzyści.
board-unit-numbers = { $shape }, inicjatywa { $initiative }, zdrowie { $health }, figurki: { $figures }
board-shape-triangle = Trójkąt
board-shape-rectangle = Prostokąt
board-shape-hexagon = Sześciokąt
board-shape-circle = Koło
board-trait-fast = Szybka: trzy obszary przy Mobilizacji i Podboju.
board-trait-flying = Latająca: nie zważa na granice górskie i wodne.
board-controlled = Kontroluje: { $player }
board-controlled-nobody = Nikt go nie kontroluje
board-yields = Zasoby: { $yields }
board-units-here = Jednostki: { $units }
board-damaged = obrażenia: { $number }
board-stronghold-whole = Twierdza (gracz { $player }), siła 5
board-stronghold-damaged = Uszkodzona twierdza (gracz { $player }), siła 3
board-rune-dragon = Smocza runa
board-rune-false = Fałszywa runa
board-rune-hidden = Zakryty żeton runy
board-rune-text = Kto kontroluje obszar albo ma na nim bohatera, może obejrzeć jego żeton runy. Na koniec liczą się tylko smocze runy.
board-activated-by = Żetony aktywacji: { $players }
board-exploration-hidden = Zakryty żeton eksploracji, rewers { $back }
board-token-activation = Żeton aktywacji
board-token-activation-text = Jednostki właściciela na tym obszarze nie mogą go opuścić przed wiosną.
board-token-defeated-hero = Pokonany bohater
board-token-defeated-hero-text = Leżą tu nagrody pokonanego bohatera; może je zabrać bohater, który tu dotrze.
board-token-exploration = Żeton eksploracji
board-token-exploration-text = Odkrywa go pierwszy bohater, który się tu zatrzyma.
board-mark-runes = Żetony run na mapie
board-mark-rune = Zdobyta smocza runa
board-mark-battle = Bitwa
board-mark-season = Nowa pora roku
board-mark-quest = Ukończona wyprawa
board-choose-card = Wybierz kartę
board-show-cards = Pokaż { $number ->
        [one] { $number } kartę
        [few] { $number } karty
       *[many] { $number } kart
    }
board-fold-cards = Odłóż karty na bok
board-battle-in = Bitwa o obszar { $area }
board-battle-neutrals = Jednostki neutralne
board-battle-decided-by = Decyduje za nie { $player }
board-battle-strength-now = Siła, gdyby bitwa skończyła się teraz. Remis wygrywa obrońca.
board-battle-strength-final = Ostateczna siła. Remis wygrywa obrońca.
board-battle-standing = { $number ->
        [one] { $number } stojąca jednostka
        [few] { $number } stojące jednostki
       *[many] { $number } stojących jednostek
    }
board-battle-units = { $number ->
        [one] { $number } jednostka
        [few] { $number } jednostki
       *[many] { $number } jednostek
    }
board-battle-part-cards = + karty { $number }
board-battle-part-banner = + sztandar { $number }
board-battle-part-stronghold = + twierdza { $number }
board-battle-part-walls = + mury { $number }
board-battle-part-conquer = − { $number }
board-battle-fort = Twierdza
board-battle-fort-conquered = Twierdza, −{ $number } za Podbój
board-battle-steps = Kroki tej wymiany, runda { $number }
board-battle-step-draw = Dobór
board-battle-step-specials = Zdolności
board-battle-step-routs = Rozgromienia
board-battle-step-damage = Obrażenia
board-battle-step-discard = Odrzucenie
board-battle-stage-start = Przed pierwszą rundą
board-battle-stage-end = Po piątej rundzie
board-battle-stage-cancelled = Bitwa przerwana
board-battle-rows = Jednostki według inicjatywy
board-battle-initiative = Inicjatywa
board-battle-destroyed = jednostka zniszczona
board-battle-aside = jednostka rozgromiona przed bitwą, nie bierze udziału
board-battle-supports = Wspiera: { $hero }
board-battle-fate-left = Karty przeznaczenia w talii
board-battle-told = Przebieg walki
board-season-nothing = Teraz nikomu nic nie zmienia.
board-end-map = Mapa na koniec gry, runy odkryte
board-end-home = we własnej krainie
board-end-enemy = w krainach innych
board-end-land = między krainami
board-end-throne = Smoczy Tron
board-end-none = bez smoczych run
board-end-ties = Remis rozstrzygają wpływy, potem początkowe wpływy; inaczej zwycięstwo jest wspólne.
board-duel-in = Pojedynek na obszarze { $area }
board-duel-rounds = Rundy
board-duel-round = Runda
board-duel-challenges = { $player } wyzywa
board-duel-challenges-you = Wyzywasz
board-duel-challenged = { $player } się broni
board-duel-challenged-you = Bronisz się
board-duel-quests = { $player } podejmuje wyprawę
board-duel-quests-you = Podejmujesz wyprawę
board-duel-of-health = z { $of } zdrowia
board-duel-units = { $number ->
    [one] jednostka
    [few] jednostki
   *[many] jednostek
}
board-duel-health-now = Pozostałe zdrowie. Kto nie ma żadnego, ponosi klęskę.
board-duel-health-final = Zdrowie, które zostało na końcu.
board-duel-health = Zdrowie { $health } z { $of }
board-duel-coming = Nadchodzące obrażenia: { $number }
board-duel-stop = Zapobiega: { $number }
board-duel-aimed = Obrażenia do rozdzielenia: { $number }
board-duel-no-foes = Nie ma już jednostek
board-battle-winner = zwycięzca
board-scene-attacks = Atakuje { $player }
board-scene-attacks-you = Atakujesz ty
board-scene-attacked = Atak: { $player }
board-scene-attacked-you = Atak: ty
board-scene-defends = Broni się { $player }
board-scene-defends-you = Bronisz się ty
board-scene-defended = Obrona: { $player }
board-scene-defended-you = Obrona: ty
board-scene-you = Ty
board-scene-before = było
board-scene-now = jest
board-scene-so-far = Dotychczas
board-scene-changed = Co się zmieniło na mapie
board-scene-map = Mapa wokół { $area }
board-scene-map-retreat = Mapa wokół { $area }: jednostki idą do { $to }
board-building-empty = Pierwszy element mapy zostanie położony na środku stołu.
board-building-tile = Element mapy { $tile }
board-building-turn = Obróć
board-building-previous = Poprzednie miejsce
board-building-next = Następne miejsce
board-building-place = { $number } / { $of }
board-building-lay = Połóż tutaj
board-building-mark = Oznacz tutaj
board-building-drag = Przeciągnij na miejsce
board-building-how = Przeciągnij element mapy albo kliknij miejsce; obracaj kółkiem myszy albo R. Strzałki wybierają miejsce i obrót.
board-building-how-marker = Kliknij miejsce albo wybierz je strzałkami.
board-building-places = { $number ->
        [one] { $number } miejsce
        [few] { $number } miejsca
       *[many] { $number } miejsc
    }
board-building-laying = Kładziony element mapy { $tile }

## Liczby rzeczy

cards-counted = { $number ->
    [one] { $number } kartę
    [few] { $number } karty
   *[many] { $number } kart
}
units-counted = { $number ->
    [one] { $number } jednostkę
    [few] { $number } jednostki
   *[many] { $number } jednostek
}
influence-counted = { $number ->
    [one] { $number } wpływ
    [few] { $number } wpływy
   *[many] { $number } wpływów
}
damage-counted = { $number ->
    [one] { $number } obrażenie
    [few] { $number } obrażenia
   *[many] { $number } obrażeń
}
rewards-counted = { $number ->
    [one] { $number } nagrodę
    [few] { $number } nagrody
   *[many] { $number } nagród
}
tactics-counted = { $number ->
    [one] { $number } kartę taktyki
    [few] { $number } karty taktyki
   *[many] { $number } kart taktyki
}
quests-counted = { $number ->
    [one] { $number } kartę wyprawy
    [few] { $number } karty wypraw
   *[many] { $number } kart wypraw
}
heroes-counted = { $number ->
    [one] { $number } kartę bohatera
    [few] { $number } karty bohaterów
   *[many] { $number } kart bohaterów
}
fates-counted = { $number ->
    [one] { $number } kartę przeznaczenia
    [few] { $number } karty przeznaczenia
   *[many] { $number } kart przeznaczenia
}
dragon-runes-counted = { $number ->
    [one] { $number } smocza runa
    [few] { $number } smocze runy
   *[many] { $number } smoczych run
}

## Decyzje: pytania

# Rozstawienie

prompt-choose-faction = Wybierz swoją frakcję.
    .why = Każda ma własne jednostki, bohaterów i krainę początkową.
    .first = Na początek najłatwiejsi są Lordowie Daqanu i Elfy Latari.
prompt-choose-tile = Wybierz element mapy, który teraz położysz.
    .why = Jego obszary, góry i jednostki neutralne kształtują świat.
    .first = Wszyscy gracze budują mapę razem, element po elemencie.
prompt-place-tile = Połóż element { $number } na mapie.
    .why = Dwa jego obszary muszą stykać się z dwoma różnymi obszarami mapy.
    .first = Obracaj go, aż góry i rzeki ułożą się po twojej myśli.
prompt-place-home-marker = Umieść znacznik krainy { $number } z { $all }.
    .why = Przy krawędzi mapy, tam gdzie zmieści się kraina początkowa.
    .first = Znaczniki pokazują, gdzie gracze mogą zacząć.
prompt-confirm-markers = Czy znaczniki krain zostają na swoich miejscach?
    .why = Jeśli ktoś się nie zgodzi, zostaną rozmieszczone od nowa.
    .first = Każdy gracz powinien mieć uczciwe miejsce na start.
prompt-choose-home-marker = Wybierz znacznik, który zastąpi twoja kraina.
    .why = Blisko jednostek neutralnych i miast, daleko od silnych sąsiadów.
    .first = W krainie początkowej stoi na starcie twoja armia.
prompt-choose-home-orientation = Wybierz ułożenie swojej krainy początkowej.
    .why = Jej otwarte granice decydują, dokąd najpierw ruszą twoje jednostki.
    .first = Czerwone granice to góry: nikt przez nie nie przejdzie.
prompt-revised-place-rune = { $laid ->
    [0] Wybierz obszar dla swojej smoczej runy.
   *[other] Wybierz obszar dla swojej fałszywej runy.
}
    .why = Tylko ty wiesz, która z nich jest prawdziwa.
    .first = Smocze runy dają zwycięstwo, fałszywe zwodzą innych.
prompt-setup-stronghold = Wybierz obszar swojej krainy dla twierdzy.
    .why = Broni swojego obszaru i to w niej pojawiają się rekruci.
    .first = Postaw ją tam, skąd mogą nadejść wrogowie, z armią wokół.
prompt-setup-place-unit = Umieść { $unit-object } w swojej krainie ({ $number ->
        [one] ostatnia
       *[other] zostało: { $number }
    }).
    .why = Na obszarze stoi najwyżej osiem jednostek.
    .first = Zostaw razem te, które mają razem wyruszyć.
prompt-setup-runes = Wybierz obszar swojej krainy dla fałszywej runy.
    .why = Na dwa pozostałe trafią smocze runy; wszystkie leżą zakryte.
    .first = Sześć smoczych run daje zwycięstwo: strzeż ich i zwódź innych.
prompt-setup-epic-rune = Wybierz obszar swojej krainy dla smoczej runy.
    .why = Liczy się dla ciebie, dopóki kontrolujesz ten obszar.
    .first = Siedem smoczych run daje zwycięstwo: dobrze ich strzeż.
prompt-setup-hero-area = Wybierz obszar krainy dla { $hero-genitive }.
    .why = Stamtąd bohater wyruszy na wyprawy.
    .first = Bohaterowie podróżują samotnie po całej mapie i szukają nagród.

# Pory roku

prompt-season-card-choice = { $choice }
    .why = { $key ->
        [none] Tego żąda karta pory roku „{ $season_card }”, zanim padną rozkazy.
       *[other] Żąda tego w { $key } karta „{ $season_card }”, zanim padną rozkazy.
    }
    .first = Każdą porę roku otwiera karta, która zmienia coś dla wszystkich.
prompt-pass-card = Wybierz kartę taktyki dla gracza po lewej.
    .why = Dostaniesz jedną z prawej: zatrzymaj to, co pasuje do planu.
    .first = Karty taktyki to niespodzianki na bitwy i rozkazy.
prompt-influence-bid = { $season_card }: licytuj wpływy.
    .why = Oferty odkrywa się jednocześnie i każdy płaci swoją.
    .first = Za wpływy zjednasz też jednostki neutralne i bohaterów: nie wydaj wszystkiego.
prompt-bid-tie = { $season_card }: wybierz, kto wygrywa.
    .why = Najwyższe oferty są równe.
    .first = Tym razem kolejność graczy daje ci ostatnie słowo.
prompt-fall-income = Weź 2 wpływy albo dobierz 1 kartę taktyki.
    .why = Wpływy służą rozmowom, licytacjom i bohaterom; taktyki rozstrzygają bitwy.
    .first = Gdy wokół stoją jednostki neutralne, pewniejsze są wpływy.
prompt-winter-destroy = { $area }: zniszcz jednostkę, brak żywności (łącznie: { $number }).
    .why = Zimą obszar wyżywi tyle jednostek, ile wskazuje żywność.
    .first = Przed zimą podnieś żywność Zbiorami albo rozprosz jednostki.
prompt-choose-order = Wybierz rozkaz na tę porę roku.
    .why = Wszystkie odkrywa się naraz, najniższy numer działa pierwszy.
    .first = Podbój zdobywa obszary, Zbiory żywią, Rekrutacja daje jednostki.
prompt-order-restriction = Wybierz rozkaz na tę porę roku.
    .why = Burza zakazuje przegranym licytacji Strategii, Mobilizacji i Podboju.
    .first = Taką porę roku dobrze wykorzystają Zbiory, Rekrutacja albo Zyskanie poparcia.

# Faza wypraw

prompt-hero-next = Wybierz bohatera, który działa jako następny.
    .why = Każdy z twoich bohaterów działa latem raz.
    .first = Latem bohaterowie wędrują, trenują i podejmują wyprawy.
prompt-hero-trade = { $hero }: oddaj albo użyj nagród lub idź dalej.
    .why = Tylko z twoim bohaterem na tym samym obszarze.
    .first = Daj nagrodę temu, komu najbardziej się przyda.
prompt-hero-action = Wybierz, co robi { $hero }.
    .why = Ruch i może wyprawa lub pojedynek, leczenie albo trening.
    .first = Wyprawy dają nagrody: idź tam, dokąd prowadzi karta wyprawy.
prompt-train-points = Wybierz trening { $hero-genitive }.
    .why = Wyższy atrybut to więcej kart przeznaczenia w testach.
    .first = Podnieś to, co sprawdzają twoje karty wypraw.
prompt-hero-step = Przesuń { $hero-object } o obszar albo się zatrzymaj.
    .why = Bohaterowie przechodzą przez jednostki wszystkich graczy.
    .first = Zatrzymaj się tam, gdzie czeka wyprawa albo wrogi bohater.
prompt-hero-final = { $hero }: pojedynek, wyprawa albo nic więcej.
    .why = Jedno z nich kończy działanie bohatera.
    .first = Twoja wyprawa na tym obszarze może dać nagrodę.
prompt-hero-pickup = { $number ->
    [one] { $hero }: zabrać leżącą tu nagrodę?
    [few] { $hero }: zabrać { $number } leżące tu nagrody?
   *[many] { $hero }: zabrać { $number } leżących tu nagród?
}
    .why = Zostały po pokonanym bohaterze.
    .first = Nagroda pomaga w testach, pojedynkach albo bitwach.
prompt-explore = { $hero } odkrywa { $token-object }: wybierz.
    .why = Żeton mówi, co można tu zyskać albo stracić.
    .first = Żetony eksploracji leżą tam, gdzie nikt jeszcze nie był.
prompt-quest-choice = { $quest }: wybierz za { $hero-object }.
    .why = Wyprawa zostawia to tobie.
    .first = Złote i srebrne symbole zwykle pomagają, czerwone szkodzą.
prompt-test-pick = { $hero }: wybierz kartę, która się liczy.
    .why = Atrybut: { $attribute }. Rozstrzyga symbol tej karty.
    .first = Najlepszy jest złoty, potem srebrny; czerwony zwykle zawodzi.
prompt-reaction = Zareaguj, zanim to zadziała, albo spasuj.
    .why = Potem będzie za późno.
    .first = Niektóre karty i nagrody odpowiadają na działania innych.

# Pojedynki

prompt-duel-start = Zaczyna się pojedynek: użyj karty lub nagrody albo spasuj.
    .why = Trwa najwyżej cztery rundy.
    .first = Pokonany traci bohatera i jego nagrody.
prompt-duel-prevent = { $hero }: { damage-counted }. Zapobiegnij albo spasuj.
    .why = Obrażenia równe zdrowiu to koniec bohatera.
    .first = Zostaw obronę na cios, który byłby śmiertelny.
prompt-duel-card = Wybierz kartę przeznaczenia na tę rundę.
    .why = Obie odkrywa się jednocześnie.
    .first = Najpierw obrażenia, chyba że bohater potrzebuje osłony.
prompt-duel-special = { $hero }: wybierz działanie ikony specjalnej.
    .why = To własna zdolność bohatera w pojedynku.
    .first = Każdy bohater walczy na swój sposób.
prompt-duel-unit-target = Wybierz jednostkę, która otrzyma kolejne obrażenie.
    .why = Obrażenia równe zdrowiu niszczą jednostkę.
    .first = Najpierw oddaj najtańszą.
prompt-duel-spoils = Wybierz, kto dostanie nagrodę pokonanego bohatera.
    .why = Jeden z twoich bohaterów na tym obszarze.
    .first = Daj ją temu, kto najlepiej jej użyje.

# Tury i karty

prompt-turn-window = { $number ->
    [1] Przed rozkazem: użyj kart i zdolności albo spasuj.
    [2] Jednostki dotarły: użyj kart i zdolności albo spasuj.
    [3] W połowie rozkazu: użyj kart i zdolności albo spasuj.
   *[other] Koniec tury: użyj kart i zdolności albo spasuj.
}
    .why = { $number ->
        [2] Zaraz spotkają jednostki neutralne.
       *[other] Czego teraz nie użyjesz, zostaje u ciebie.
    }
    .first = Karta taktyki mówi, kiedy można ją zagrać.
prompt-card-choice = { $choice }
    .why = Karta zostawia to tobie.
    .first = Otwórz kartę, aby przeczytać całe jej działanie.
prompt-claim-objective-now = Ogłoś cel i zdobądź smoczą runę albo zachowaj kartę.
    .why = Jest spełniony teraz, a później może już nie być.
    .first = Cel daje jedną smoczą runę, raz w grze.
prompt-tactics-discard = Odrzuć kartę taktyki: masz ich za dużo.
    .why = Ręka ma limit.
    .first = Zatrzymaj te, które pasują do najbliższych bitew.
prompt-quest-discard = Odrzuć kartę wyprawy: masz ich za dużo.
    .why = Ręka ma limit.
    .first = Zatrzymaj wyprawy, do których dotrą twoi bohaterowie.
prompt-use-supremacy = Użyć premii zwierzchnictwa: „{ $order }”?
    .why = Masz ją, bo żaden twój rozkaz w tym roku nie był wyższy.
    .first = Premię daje zagrywanie rozkazów o rosnących numerach.

# Rozkazy

prompt-strategize-move = Przesuń jednostki i bohaterów o krok albo zakończ.
    .why = Tylko na obszary przyjazne lub puste; bez bitwy.
    .first = Podciągnij jednostki teraz, a podbijaj nimi później.
prompt-activate-area = Wybierz obszar, na który ruszą jednostki.
    .why = Zostaną tam do wiosny. Możesz zrezygnować.
    .first = Najpierw zajmuj obszary z runami, zasobami i miastami.
prompt-move-unit = { $number ->
    [0] Obszar { $area }: przesuń co najmniej jedną jednostkę.
   *[other] Obszar { $area }: przesuń kolejne (już: { $number }) lub zakończ.
}
    .why = Na obszarze stoi najwyżej osiem twoich jednostek.
    .first = Wyślij dość, aby wygrać, i zostaw straż przy runach.
prompt-neutral-response = Obszar { $area }: walcz z neutralnymi albo negocjuj.
    .why = Rozmowy kosztują wpływy; kto dołączy, walczy dla ciebie.
    .first = Słaba armia rozmawia, silna walczy.
prompt-diplomacy-spend = Wydaj wpływy na dyplomację.
    .why = Każdy daje jedną kartę przeznaczenia, liczy się najlepsza.
    .first = Przy trzech i więcej kartach rozmowy rzadko zawodzą.
prompt-diplomacy-pick = Wybierz kartę, która rozstrzygnie rozmowy.
    .why = Złoty: dołączą. Srebrny: odejdą. Czerwony: odmówią.
    .first = Sprzymierzeńcy maszerują i walczą jak twoje jednostki.
prompt-diplomacy-red = Obszar { $area }: odmowa. Walcz albo wycofaj wszystkich.
    .why = Kto się wycofa, leży rozgromiony do wiosny.
    .first = Walcz tylko przy dobrych szansach: możesz o nie zapytać.
prompt-dev-resource = { $area }: wybierz, co podnosi udoskonalenie.
    .why = Wskaźnik tego zasobu pójdzie w górę.
    .first = Żywność, drewno i ruda dają różne jednostki.
prompt-dev-build = Zbuduj udoskonalenie za 1 drewno albo nie buduj.
    .why = Twierdza mieści jedno; działa, dopóki stoi.
    .first = Tanie i trwałe: buduj wcześnie.
prompt-recruit-resource = Wybierz zasób, którego wskaźnik da ci jednostki.
    .why = Wskaźnik pokazuje, jakie jednostki teraz daje.
    .first = Zanim zrekrutujesz, podnieś wskaźnik Zbiorami.
prompt-recruit-place = Wybierz twierdzę dla jednostki: { $unit }.
    .why = { $number ->
        [one] To ostatnia do rozmieszczenia.
       *[other] Do rozmieszczenia: { $number }.
    }
    .first = Rekrutuj tam, skąd chcesz potem wyruszyć.
prompt-recruit-replace = { $unit }: zniszcz jedną figurkę albo zrezygnuj.
    .why = Wszystkie figurki tego rodzaju są na planszy.
    .first = Zabierz tę, która stoi bezużytecznie.
prompt-rally-city = Wybierz miasto, którego poparcie teraz zyskujesz.
    .why = Każde twoje miasto daje jedną ze swoich korzyści.
    .first = Miasta dają jednostki neutralne, karty taktyki, wpływy i wyprawy.
prompt-rally-benefit = { $city }: wybierz jedną korzyść.
    .why = Pozostałe poczekają do innego roku.
    .first = Weź to, czego teraz nie zdobędziesz inaczej.
prompt-hero-bid = Wybierz, ile wpływów wydasz na bohaterów.
    .why = Obejrzysz tyle samo kart i zatrzymasz jedną.
    .first = Na początek wystarczą dwie, trzy karty.
prompt-hero-pick = Zatrzymaj jednego z bohaterów.
    .why = Pozostali wracają do talii.
    .first = Weź tego, kto dobrze zdaje testy twoich wypraw.
prompt-hero-place = Wybierz twierdzę dla { $hero-genitive }.
    .why = Stamtąd bohater wyruszy latem.
    .first = Najlepiej blisko obszaru z karty wyprawy.
prompt-hero-desert = Wybierz bohatera, który zdezerteruje.
    .why = Nikt nie prowadzi czterech bohaterów.
    .first = Pożegnaj tego, kto ma najmniej nagród.
prompt-title-pick = Wybierz tytuł, który przejmujesz.
    .why = Musisz wydać więcej wpływów, niż na nim leży.
    .first = Tytuł działa dla ciebie, aż ktoś cię przebije.
prompt-title-amount = { $title }: ile wpływów wydasz?
    .why = Więcej, niż leży teraz na karcie ({ $number }); to odstrasza innych.
    .first = Trochę więcej, niż trzeba, podnosi cenę dla innych.
prompt-fortify-action = Buduj, naprawiaj albo przenoś runy lub zakończ.
    .why = Każde najwyżej raz.
    .first = Twierdza strzeże obszaru z twoimi runami.
prompt-remove-which = Wybierz twierdzę, która ustąpi nowej ({ $area }).
    .why = Wszystkie twoje twierdze są na planszy.
    .first = Oddaj tę, która strzeże najmniej.
prompt-rune-areas = Wybierz dwa swoje obszary do zamiany run.
    .why = Co najmniej na jednym musi leżeć runa.
    .first = Ukryj prawdziwe runy tam, gdzie masz największą siłę.
prompt-rune-arrange = Zamień runy obszarów { $origin } i { $area } albo nie.
    .why = Nikt inny nie dowie się, która gdzie leży.
    .first = Przełożona fałszywa runa wyprowadzi wroga w pole.

# Smocze runy

prompt-discard-false = Odrzuć do dwóch fałszywych run albo je zachowaj.
    .why = Zdobywasz smoczą runę; fałszywe zwodzą albo zajmują miejsce.
    .first = Sześć smoczych run daje zwycięstwo: to jedna z nich.
prompt-place-dragon = Wybierz obszar dla smoczej runy.
    .why = Liczy się, dopóki kontrolujesz obszar; leży zakryta.
    .first = Daleko od wrogów, z jednostkami albo twierdzą.
prompt-place-false = Wybierz inny obszar dla fałszywej runy.
    .why = Dla wszystkich innych wygląda jak smocza runa.
    .first = Połóż ją tam, gdzie wróg ma szukać na próżno.

# Bitwy

prompt-support = Wskaż bohatera do wsparcia jednostek albo zakończ.
    .why = Dobiorą o kartę więcej i odrzucą najgorszą.
    .first = Wesprzyj rodzaj, który dobiera najwięcej kart.
prompt-battle-start-attacker = Bitwa o { $area }: użyj kart i zdolności albo spasuj.
    .why = Przed rundami nie będzie już takiej okazji.
    .first = Po pięciu rundach wygrywa silniejszy; remis należy do obrońcy.
prompt-battle-start-defender = Atak na { $area }: użyj kart i zdolności albo spasuj.
    .why = Tylko na początek bitwy.
    .first = Po pięciu rundach wygrywa silniejszy; remis należy do ciebie.
prompt-battle-round-card = Bitwa o { $area }, runda { $number }: zagraj kartę albo spasuj.
    .why = Jednostki działają według inicjatywy, najniższa pierwsza.
    .first = Dobra karta pod koniec może odwrócić bitwę.
prompt-pick-type = Wybierz rodzaj, który teraz dobiera karty.
    .why = Inicjatywa { $initiative }: w tej rundzie działają wszystkie te rodzaje.
    .first = Najpierw te, których ciosy oszczędzą ci strat.
prompt-support-drop = Wybierz kartę przeznaczenia do odrzucenia.
    .why = Bohater wspiera ten rodzaj: jedna karta nie działa.
    .first = Odrzuć kartę, która nic nie daje.
prompt-special-target = { $unit }: wybierz, jak działa zdolność i na kogo.
    .why = Dobrano ikonę specjalną.
    .first = Każdy rodzaj jednostek ma własną zdolność.
prompt-assign-rout = { $number ->
    [one] Wybierz jednostkę, która zostaje rozgromiona.
   *[other] Wybierz następną rozgromioną jednostkę (łącznie: { $number }).
}
    .why = Nie walczy dalej i nie liczy się do siły.
    .first = Rozgromione jednostki wstają na wiosnę.
prompt-assign-damage = { $number ->
    [one] Przydziel 1 obrażenie stojącej jednostce.
   *[other] Przydziel następne obrażenie (zostało: { $number }).
}
    .why = Obrażenia równe zdrowiu niszczą jednostkę.
    .first = Duże jednostki zniosą ranę, małe padają.
prompt-limit-destroy = { $number ->
    [one] Zniszcz jedną swoją jednostkę ({ $area }).
   *[other] Zniszcz następną swoją jednostkę ({ $area }, razem { $number }).
}
    .why = Jest ich więcej, niż pozwala limit.
    .first = Rozpraszaj jednostki, zanim będzie ich za dużo.
prompt-retreat-area = Wybierz, dokąd cofną się pobite jednostki ({ $area }).
    .why = Będą leżeć rozgromione do wiosny.
    .first = Tam, gdzie nikt ich nie dosięgnie przed wiosną.
prompt-neutral-retreat-area = Wybierz, dokąd odejdą jednostki neutralne ({ $area }).
    .why = Staną na drodze temu, kto przyjdzie następny.
    .first = Lepiej do sąsiada niż do siebie.
prompt-use-fortification = { $development }: użyć przeciw atakującemu?
    .why = Po użyciu zostaje odrzucone.
    .first = Raz może ocalić obszar.
prompt-wards-retreat = Ochronne Znaki: wybierz jednostkę, która się wycofa.
    .why = Zanim policzy się siłę.
    .first = Ocal najcenniejszą.
prompt-surplus-pick = { $number ->
    [one] Wybierz jednostkę, która opuści obszar { $area }.
   *[other] Wybierz następną, która opuści { $area } (razem { $number }).
}
    .why = Więcej niż osiem nie może zostać.
    .first = Niech odejdą te, które przydadzą się gdzie indziej.
prompt-conquer-stronghold = Postawić tu swoją twierdzę czy zostawić bez niej?
    .why = Wroga upadła; twoja zacznie jako uszkodzona.
    .first = Twierdza broni i to w niej pojawiają się rekruci.
prompt-conquer-remove = Oddaj twierdzę za zdobyty obszar albo nie.
    .why = Wszystkie twoje twierdze są na planszy.
    .first = Przesuń front, jeśli w domu jest bezpiecznie.

## O co pytają karty i zdolności

choice-ambush = Zasadzka: wybierz rodzaj jednostek na pierwszą rundę.
choice-andira = Andira leczy też innego twojego bohatera tutaj: wybierz go.
choice-assassins-blade = Ostrze zabójcy: wybierz bohatera, otrzyma 2 obrażenia.
choice-call-of-the-wild = Zew dziczy: wybierz rodzaj jednostek neutralnych.
choice-call-of-the-wild-then = Zew dziczy: wybierz obszar, którego nie ma wróg.
choice-captain = Wybierz pierwszą z trzech nagród w zamian za smoczą runę.
choice-captain-then = Kapitan: wybierz kolejną nagrodę do odrzucenia.
choice-commander = Odrzuć trzy karty taktyki za smoczą runę albo je zachowaj.
choice-commander-then = Lord Dowódca: wybierz kartę taktyki do odrzucenia.
choice-counterfeit-rune = Umieść fałszywą runę albo odrzuć do dwóch swoich.
choice-counterfeit-rune-then = Odrzuć drugą fałszywą runę albo zakończ.
choice-crisis-of-conscience = Wybierz bohatera o charakterze przeciwnym do frakcji.
choice-crisis-of-conscience-then = Wydaj 3 wpływy albo twój bohater zdezerteruje.
choice-favor-of-the-warriors-guild = Wybierz obszar, z którego zabierasz żeton aktywacji.
choice-flute-of-possession = Flet opętania: wybierz, dokąd idą jednostki neutralne.
choice-healing-draught = Wybierz bohatera, z którego usuwasz do 3 obrażeń.
choice-horrific-rumors = Wybierz przeciwnika i obszar, którego on nie kontroluje.
choice-ice-storm = Lodowa burza: wybierz do czterech jednostek do rozgromienia.
choice-ice-storm-then = Lodowa burza: wybierz kolejną jednostkę albo zakończ.
choice-levy = Zaciąg: wybierz twierdzę dla dwóch jednostek.
choice-lost-city = Wybierz dla twierdzy obszar z twoim bohaterem.
choice-rally-cry = Okrzyk bojowy: wybierz do czterech jednostek, które wstaną.
choice-rally-cry-then = Okrzyk bojowy: wybierz kolejną jednostkę albo zakończ.
choice-raze-a-city = Wybierz swoje miasto, które na zawsze zniknie z gry.
choice-rune-scrying = Wróżba runiczna: wybierz do trzech żetonów run.
choice-rune-scrying-then = Wróżba runiczna: wybierz kolejny żeton albo zakończ.
choice-sabotage = Sabotaż: wybierz wrogą twierdzę, która ucierpi.
choice-secret-accord = Wybierz przeciwnika i liczbę kart, które dobierzecie.
choice-shifting-runes = Wędrujące runy: wybierz obszar, który odda żeton runy.
choice-shifting-runes-then = Wędrujące runy: wybierz swój obszar, który go dostanie.
choice-spread-dissent = Sianie niezgody: wybierz neutralne jednostki do odwrotu.
choice-spy-guild = Gildia szpiegów: wybierz rozkaz, który wraca na rękę.
choice-stampede = Popłoch: wybierz neutralny obszar, którego jednostki ruszą.
choice-stampede-then = Popłoch: wybierz, dokąd idą.
choice-trade-caravan = Karawana kupiecka: wybierz wskaźnik do podniesienia.
choice-trade-caravan-then = Karawana kupiecka: wybierz drugi wskaźnik albo ten sam.
choice-valadir = Sir Valadir: wybierz do dwóch leżących, które wstaną.
choice-valadir-then = Sir Valadir: wybierz kolejną jednostkę albo zakończ.

# What Season cards ask, after the name of the card
choice-spr3 = Dobierz kartę celu i zatrzymaj jedną z dwóch albo odmów.
choice-spr3-then = Wybierz kartę celu, którą zatrzymujesz.
choice-spr4 = Wybierz twierdzę, przy której pojawi się jednostka.
choice-spr5 = Wydać 2 wpływy, by z dwóch bohaterów wziąć jednego?
choice-spr6 = Wybierz najwyżej cztery żetony run do obejrzenia.
choice-spr6-then = Wybierz następny żeton runy do obejrzenia albo zakończ.
choice-spr7 = Wybierz rodzaj jednostek neutralnych, które się pojawią.
choice-spr7-then = Wybierz niekontrolowany obszar, na którym się pojawią.
choice-sum2 = Wygrywasz: wybierz bohatera, który zdobywa nagrodę.
choice-sum2-then = Wytrenuj jednego ze swoich bohaterów albo odmów.
choice-sum4 = Wydaj 1 wpływ na bohatera albo bohater zdezerteruje.
choice-sum5 = Wybierz miasto, które znika z gry.
choice-sum7 = Wybierz niekontrolowany obszar dla smoczej runy.
choice-sum8 = Wybierz swoją jednostkę, która zostanie zniszczona.
choice-fal2 = Wydaj 2 wpływy albo obniż jeden ze swoich wskaźników.
choice-fal3 = Obniż jeden wskaźnik, aby podnieść inny, albo odmów.
choice-fal4 = Wybierz rodzaj jednostek neutralnych, które najmujesz.
choice-fal4-then = Wybierz swój obszar, na którym się pojawią.
choice-fal6 = Wybierz swoją fałszywą runę, która zostanie odrzucona.
choice-fal8 = Wybierz obszar swojej krainy, który odda żeton runy.
choice-fal8-then = Wybierz dla niego obszar poza krainami początkowymi.
choice-win3 = Odrzuć nagrodę jednego ze swoich bohaterów albo odmów.
choice-win3-then = Wybierz, co za nią dostajesz.
choice-win4 = Wybierz swoją jednostkę, która zostanie rozgromiona.
choice-win6 = Wybierz twierdzę do naprawy albo jednostki, które wstaną.
choice-win8 = Wybierz jednostkę, która się budzi.
choice-win8-then = Wybierz obszar, na którym się pojawi.

## Decyzje: nazwy

frame-choose-faction = Frakcja
frame-choose-tile = Element mapy
frame-place-tile = Miejsce elementu mapy
frame-place-home-marker = Znacznik krainy
frame-confirm-markers = Znaczniki
frame-choose-home-marker = Miejsce krainy początkowej
frame-choose-home-orientation = Ułożenie krainy początkowej
frame-revised-place-rune = Runy na mapie
frame-setup-stronghold = Pierwsza twierdza
frame-setup-place-unit = Jednostki początkowe
frame-setup-runes = Runy początkowe
frame-setup-epic-rune = Runa początkowa
frame-setup-hero-area = Pierwszy bohater
frame-season-card-choice = Karta pory roku
frame-pass-card = Karta do przekazania
frame-influence-bid = Licytacja wpływu
frame-bid-tie = Remis w licytacji
frame-fall-income = Dochód jesieni
frame-winter-destroy = Zimowy głód
frame-choose-order = Karta rozkazu
frame-order-restriction = Karta rozkazu podczas burzy
frame-hero-next = Następny bohater
frame-hero-trade = Nagrody bohaterów
frame-hero-action = Działanie bohatera
frame-train-points = Trening
frame-hero-step = Krok bohatera
frame-hero-final = Po ruchu
frame-hero-pickup = Nagrody pokonanego bohatera
frame-explore = Eksploracja
frame-quest-choice = Wybór w wyprawie
frame-test-pick = Karta testu
frame-reaction = Reakcja
frame-duel-start = Początek pojedynku
frame-duel-prevent = Zapobieganie obrażeniom
frame-duel-card = Karta rundy
frame-duel-special = Ikona specjalna
frame-duel-unit-target = Cel ciosu
frame-duel-spoils = Łupy pojedynku
frame-turn-window = Karty i zdolności w turze
frame-card-choice = Wybór karty lub zdolności
frame-claim-objective-now = Cel
frame-tactics-discard = Za dużo kart taktyki
frame-quest-discard = Za dużo kart wypraw
frame-use-supremacy = Premia zwierzchnictwa
frame-strategize-move = Strategia
frame-activate-area = Obszar do aktywacji
frame-move-unit = Marsz
frame-neutral-response = Bitwa albo dyplomacja
frame-diplomacy-spend = Wpływy na dyplomację
frame-diplomacy-pick = Karta dyplomacji
frame-diplomacy-red = Bitwa albo odwrót
frame-dev-resource = Zasób udoskonalenia
frame-dev-build = Budowa udoskonalenia
frame-recruit-resource = Zasób rekrutacji
frame-recruit-place = Rozmieszczenie rekrutów
frame-recruit-replace = Brak figurek
frame-rally-city = Miasto
frame-rally-benefit = Korzyść z miasta
frame-hero-bid = Wpływy na bohatera
frame-hero-pick = Zatrzymany bohater
frame-hero-place = Miejsce bohatera
frame-hero-desert = Za dużo bohaterów
frame-title-pick = Tytuł
frame-title-amount = Wpływy na tytuł
frame-fortify-action = Umacnianie
frame-remove-which = Twierdza do usunięcia
frame-rune-areas = Obszary run
frame-rune-arrange = Ułożenie run
frame-discard-false = Fałszywe runy do odrzucenia
frame-place-dragon = Miejsce smoczej runy
frame-place-false = Miejsce fałszywej runy
frame-support = Wsparcie bohaterów
frame-battle-start-attacker = Początek bitwy: atakujący
frame-battle-start-defender = Początek bitwy: obrońca
frame-battle-round-card = Karty w trakcie bitwy
frame-pick-type = Dobierający rodzaj jednostek
frame-support-drop = Karta do odrzucenia
frame-special-target = Zdolność specjalna
frame-assign-rout = Rozgromione jednostki
frame-assign-damage = Jednostki otrzymujące obrażenia
frame-limit-destroy = Za dużo jednostek
frame-retreat-area = Odwrót
frame-neutral-retreat-area = Odwrót jednostek neutralnych
frame-use-fortification = Umocnienie twierdzy
frame-wards-retreat = Ochronne Znaki
frame-surplus-pick = Nadmiar po zwycięstwie
frame-conquer-stronghold = Zdobyta twierdza
frame-conquer-remove = Oddawana twierdza

## Decyzje: opcje o własnym brzmieniu w danej decyzji

# Rozstawienie

option-place-home-marker-marker = Umieść znacznik na polach { $value }, { $value2 } i { $value3 }, { $value4 }
option-choose-home-marker-marker = Weź znacznik z pól { $value }, { $value2 } i { $value3 }, { $value4 }

# Pory roku

option-season-card-choice-draw = Dobierz kartę celu i zatrzymaj jedną z dwóch
option-season-card-choice-pay = Wydaj 2 wpływy
option-season-card-choice-pay-hero = Wydaj 1 wpływ, aby zatrzymać { $hero-object }
option-season-card-choice-hero = Nagrodę zdobywa { $hero }
option-season-card-choice-influence = Zyskaj 3 wpływy
option-season-card-choice-tactics = Dobierz 2 karty taktyki
option-fall-income-influence = Weź 2 wpływy
option-fall-income-tactics = Dobierz 1 kartę taktyki

# Faza wypraw

option-hero-next-hero = Działa { $hero }
option-hero-trade-pass = Dalej
option-hero-action-move = Ruch, a potem ewentualnie pojedynek lub wyprawa
option-explore-pay = Wydaj 3 wpływy na nagrodę
option-explore-discard = Strać nagrodę „{ $reward }”
option-explore-damage = Otrzymaj 1 dodatkowe obrażenie
option-explore-area = Obejrzyj obszar { $area }
option-quest-choice-pay = Wydaj 1 wpływ na nagrodę
option-quest-choice-area = Umieść jednostkę na obszarze { $area }
option-quest-choice-to = Wycofaj się na obszar { $area }
option-reaction-discard-tactics = Nalegaj: odrzuć kartę „{ $tactics }”
option-test-pick-fate = Karta przeznaczenia { $fate }: { $fate-destiny }

# Pojedynki

option-duel-prevent-pass = Przyjmij obrażenia
option-duel-card-keep-fate = Zatrzymaj kartę przeznaczenia { $fate }: { $fate-circle }
option-duel-special-damage = Zadaj 1 obrażenie
option-duel-spoils-give = Nagrodę „{ $reward }” dostaje { $hero }

# Karty i zdolności

option-card-choice-pay = Wydaj 3 wpływy
option-card-choice-place-area = Umieść fałszywą runę na obszarze { $area }
option-card-choice-title = Odrzuć trzy karty taktyki, aby zdobyć smoczą runę ({ $title })
option-card-choice-order = Weź z powrotem rozkaz „{ $order }”
option-claim-objective-now-keep = Zachowaj kartę
option-turn-window-title = Użyj tytułu „{ $title }”
option-battle-start-attacker-title = Użyj tytułu „{ $title }”
option-battle-start-defender-hero = { $hero } podnosi rozgromione jednostki

# Rozkazy

option-strategize-move-done = Gotowe: bez dalszych ruchów
option-activate-area-decline = Nie aktywuj niczego
option-move-unit-done = Gotowe: wszystkie dotarły
option-diplomacy-pick-fate = Karta przeznaczenia { $fate }: { $fate-destiny }
option-dev-build-remove = Najpierw usuń udoskonalenie na obszarze { $area }
option-dev-build-none = Nie buduj nic więcej
option-rally-benefit-units = Umieść tam jednostki: { $unit-plural }
option-title-pick-title = Przejmij tytuł „{ $title }”
option-fortify-action-done = Gotowe: bez dalszego umacniania
option-rune-arrange-keep = Zostaw je na miejscach

# Smocze runy

option-discard-false-done = Gotowe: nie odrzucaj więcej
option-place-dragon-false = Umieść fałszywą runę na obszarze { $area }; smocza wraca do puli

# Bitwy

option-support-done = Gotowe: bez dalszego wsparcia
option-special-target-damage = Zadaj 1 obrażenie
option-special-target-retreat-unit = Opuszcza bitwę i wycofuje się: { $label }
option-special-target-done = Zakończ
option-neutral-retreat-area-to = Jednostki neutralne wycofują się na obszar { $area }
option-retreat-area-to = Wycofaj się na obszar { $area }
option-conquer-stronghold-none = Nie umieszczaj żadnej
option-conquer-remove-none = Nie umieszczaj żadnej
option-conquer-remove-remove = Oddaj twierdzę z obszaru { $area }

## Opcje w ogólnym brzmieniu

option-accord = { $value ->
    [one] Porozumienie ({ $player }): każde z was dobiera { $value } kartę taktyki
    [few] Porozumienie ({ $player }): każde z was dobiera { $value } karty taktyki
   *[many] Porozumienie ({ $player }): każde z was dobiera { $value } kart taktyki
}
option-activate = Aktywuj obszar { $area }
option-area = Wybierz obszar { $area }
option-battle = Bitwa
option-bid = { $value ->
    [0] Nie oferuj nic
    [one] Zaoferuj { $value } wpływ
    [few] Zaoferuj { $value } wpływy
   *[many] Zaoferuj { $value } wpływów
}
option-bonus = Skorzystaj z premii
option-build = Zbuduj twierdzę na obszarze { $area }
option-build-development = Zbuduj { $development-object } na obszarze { $area }
option-burn = Podpal { $label-object }: 1 obrażenie
option-city = { $city }
option-claim = Ogłoś spełnienie celu
option-confirm = Zostaw znaczniki na miejscach
option-damage = Przyjmij obrażenia
option-damage-unit = 1 obrażenie: { $label }
option-decline = Zrezygnuj
option-demolish = Zniszcz lokalizację na obszarze { $area }
option-desert = Pozwól bohaterowi zdezerterować
option-desert-hero = Dezerteruje { $hero }
option-destroy = Zniszcz { $label-object }
option-diplomacy = Dyplomacja
option-discard = Odrzuć fałszywą runę z obszaru { $area }
option-discard-hero = Odrzuć nagrodę { $hero-genitive }: „{ $reward }”
option-discard-quest = Odrzuć wyprawę „{ $quest }”
option-discard-reward = Odrzuć nagrodę „{ $reward }”
option-discard-tactics = Odrzuć kartę „{ $tactics }”
option-done = Gotowe
option-dragon = Umieść smoczą runę na obszarze { $area }
option-draw = Dobierz kartę
option-drop = Odrzuć kartę przeznaczenia { $fate } (trójkąt: { $fate-triangle }, prostokąt: { $fate-rectangle }, sześciokąt: { $fate-hexagon }, koło: { $fate-circle })
option-duel = Wyzwij na pojedynek { $hero-object }
option-faction = Graj jako: { $faction }
option-false = Umieść fałszywą runę na obszarze { $area }
option-fate = Karta przeznaczenia { $fate }
option-forfeit = Zrezygnuj z rekruta
option-from = Weź runę z obszaru { $area }
option-fury = Zniszcz jednego ze swoich Berserkerów, aby zadać 2 obrażenia
option-give = Nagrodę „{ $reward }” dostaje { $hero }
option-give-reward = Nagroda „{ $reward }”: oddaje { $hero }, dostaje { $hero2 }
option-heal = Wylecz wszystkie obrażenia
option-hero = Wybierz { $hero-object }
option-hit = Uderz { $label-object }: 1 obrażenie
option-home = Połóż obszar A krainy na polu { $value }, { $value2 }, { $value3 ->
    [0] bez obrotu
    [1] z obrotem o 60 stopni
    [2] z obrotem o 120 stopni
    [3] z obrotem o 180 stopni
    [4] z obrotem o 240 stopni
   *[other] z obrotem o 300 stopni
}
option-influence = Zyskaj wpływy
option-keep = Zachowaj
option-keep-fate = Zatrzymaj kartę przeznaczenia { $fate }
option-keep-hero = Zatrzymaj { $hero-object }
option-keep-objective = Zatrzymaj cel „{ $objective }”
option-keep-reward = Zatrzymaj nagrodę „{ $reward }”
option-lay = Połóż element na polu { $value }, { $value2 }, { $value3 ->
    [0] bez obrotu
    [1] z obrotem o 60 stopni
    [2] z obrotem o 120 stopni
    [3] z obrotem o 180 stopni
    [4] z obrotem o 240 stopni
   *[other] z obrotem o 300 stopni
}
option-leave = Zostaw je
option-look = Obejrzyj runę na obszarze { $area }
option-lower = Obniż { $resource-object } o 1
option-marker = Znacznik na polach { $value }, { $value2 } i { $value3 }, { $value4 }
option-move = Ruch
option-move-area-figure = Przesuń { $figure-object } z obszaru { $origin }
option-move-area-figure-area = Przesuń { $figure-object } z obszaru { $origin } na obszar { $area }
option-none = Nic
option-nothing = Nic nie rób
option-order = { $order } ({ $value })
option-pass = Pas
option-pass-tactics = Przekaż kartę „{ $tactics }”
option-pay = Zapłać
option-pay-hero = Zapłać, aby zatrzymać { $hero-object }
option-place = Umieść twierdzę
option-place-area = Umieść na obszarze { $area }
option-place-hero = Umieść { $hero-object } na obszarze { $area }
option-place-unit = Umieść { $unit-object } na obszarze { $area }
option-play = Zagraj kartę „{ $tactics }”
option-portal = Zapłać 1 wpływ za przejście Magicznymi Portalami
option-quest = Dobierz karty wypraw
option-quest-quest = Podejmij wyprawę „{ $quest }”
option-rage = Szał: { $label }
option-raise = Podnieś { $resource-object } o 1
option-rectangle = Strać jedną prostokątną jednostkę
option-redraw = Pokaż swój cel i dobierz inny
option-remove = Usuń twierdzę z obszaru { $area }
option-repair = Napraw twierdzę na obszarze { $area }
option-replace = Zniszcz { $label-object } na obszarze { $area }, aby zrekrutować na nowo
option-reroll = Dobierz ponownie dzięki Wiedzy runicznej
option-resource = Rekrutuj dzięki wskaźnikowi { $resource-genitive }
option-restart = Zabierz wszystkie znaczniki i zacznij od nowa
option-retreat = Odwrót
option-retreat-unit = Wycofuje się: { $label }
option-rout = Rozgrom wszystkie jednostki neutralne na tym obszarze
option-rout-unit = Rozgrom { $label-object }
option-rumor = Umieść żeton aktywacji na obszarze { $area } (gracz: { $player })
option-runes = Przenieś runy
option-skip = Pomiń premię
option-spend = { $value ->
    [one] Wydaj { $value } wpływ
    [few] Wydaj { $value } wpływy
   *[many] Wydaj { $value } wpływów
}
option-stand = Podnieś { $label-object }
option-stand-area = Podnieś { $label-object } na obszarze { $area }
option-steal = Spróbuj okraść { $hero-object }
option-step = Idź na obszar { $area }
option-stop = Zatrzymaj się tutaj
option-stronghold = Umieść twierdzę na obszarze { $area }
option-support = { $hero } wspiera rodzaj jednostek: { $unit }
option-swap = Zamień je
option-tactics = Dobierz karty taktyki
option-take = Zabierz nagrody spod znacznika { $value }
option-terrify = Przeraź { $label-object }
option-tile = Połóż element { $value }
option-title = { $title }
option-to = Na obszar { $area }
option-trade = Obniż { $resource-object } o 1 i podnieś { $resource2-object } o 1
option-train = Trening
option-train-attribute = Podnieś { $attribute-object } o { $value }
option-train-attribute-attribute = Podnieś { $attribute-object } i { $attribute2-object } o 1
option-train-hero = { $hero } podnosi { $attribute-object } o 1
option-triangles = Strać dwie trójkątne jednostki
option-type = Wybierz rodzaj: { $unit-plural }
option-units = Wybierz: { $unit-plural }
option-unstable = Zadaj 2 obrażenia i otrzymaj 1
option-use = Użyj
option-use-hero = { $hero } używa nagrody „{ $reward }”
option-use-reward = Użyj nagrody „{ $reward }”
option-winner = Wygrywa { $player }

## Dziennik

# Rozstawienie

log-setup-fate = { $player } dobiera kartę przeznaczenia { $fate } w losowaniu pierwszego gracza.
    .you = Dobierasz kartę przeznaczenia { $fate } w losowaniu pierwszego gracza.
    .all = Karty przeznaczenia w losowaniu pierwszego gracza: { $each }.
log-setup-first-player = Pierwszym graczem zostaje { $player }.
    .you = Zostajesz pierwszym graczem.
log-setup-faction = { $player } wybiera frakcję: { $faction }.
    .you = Wybierasz frakcję: { $faction }.
log-setup-quest = { $player } otrzymuje wyprawę początkową „{ $quest }” i jej element mapy.
    .you = Otrzymujesz wyprawę początkową „{ $quest }” i jej element mapy.
    .all = Wszyscy otrzymują wyprawy początkowe i ich elementy mapy: { $quests }.
log-setup-tile = { $player } kładzie element mapy { $number }.
    .you = Kładziesz element mapy { $number }.
log-setup-rebuild = Nie wszystkie krainy początkowe mieszczą się na tej mapie: elementy wracają i są układane od nowa (próba { $number }).
log-setup-marker = { $player } umieszcza znacznik krainy.
    .you = Umieszczasz znacznik krainy.
log-setup-markers-restart = { $player } zabiera wszystkie znaczniki i zaczyna od nowa.
    .you = Zabierasz wszystkie znaczniki i zaczynasz od nowa.
log-setup-markers-confirmed = { $player } zostawia znaczniki krain na miejscach.
    .you = Zostawiasz znaczniki krain na miejscach.
log-setup-rune = { $player } kładzie zakrytą runę na obszarze { $area }.
    .you = Kładziesz zakrytą runę na obszarze { $area }.
    .more = kolejną na obszarze { $area }
log-setup-home = { $player } kładzie swoją krainę początkową ({ $faction }).
    .you = Kładziesz swoją krainę początkową ({ $faction }).
log-setup-city = { $city } leży na obszarze { $area }.
    .all = Miasta na tej mapie: { $citys }.
log-setup-stronghold = { $player } umieszcza pierwszą twierdzę na obszarze { $area }.
    .you = Umieszczasz pierwszą twierdzę na obszarze { $area }.
log-setup-unit = { $player } umieszcza { $unit-object } na obszarze { $area }.
    .you = Umieszczasz { $unit-object } na obszarze { $area }.
    .more = { $unit-object } na obszarze { $area }
log-setup-runes-placed = W każdej krainie początkowej leżą zakryte dwie smocze runy i jedna fałszywa.
log-setup-own-false-rune = { $player }, twoja fałszywa runa leży na obszarze { $area }.
    .you = Twoja fałszywa runa leży na obszarze { $area }.
log-setup-epic-rune = { $player } kładzie smoczą runę na obszarze { $area }.
    .you = Kładziesz smoczą runę na obszarze { $area }.
log-setup-hero = { $player } otrzymuje bohatera: { $hero }.
    .you = Otrzymujesz bohatera: { $hero }.
    .all = Wszyscy otrzymują bohatera: { $each }.
log-setup-hero-area = { $player } umieszcza { $hero-object } na obszarze { $area }.
    .you = Umieszczasz { $hero-object } na obszarze { $area }.
log-setup-objective = { $player } otrzymuje tajną kartę celu.
    .you = Otrzymujesz tajną kartę celu.
    .all = Wszyscy otrzymują tajną kartę celu.
log-setup-own-objective = { $player }, twój cel: „{ $objective }”.
    .you = Twój cel: „{ $objective }”.

# Pory roku

log-season-begins = Zaczyna się { $season } roku { $year }.
log-season-reshuffled = Odrzucone karty { $season-genitive } tworzą po przetasowaniu nową talię.
log-season-card-replaced = Karta „{ $season_card }” dotyczy fałszywych run: zostaje odrzucona i zastąpiona kolejną.
log-season-card-settled = Karta pory roku „{ $season_card }” została rozpatrzona.
log-season-card = { $player } odkrywa kartę pory roku „{ $season_card }”.
    .you = Odkrywasz kartę pory roku „{ $season_card }”.
log-council-marked = Karta ma znak Rady Czarodziejów, a Prymarchą jest { $player }.
    .you = Karta ma znak Rady Czarodziejów, a Prymarchą jesteś ty.
log-spring = Żetony aktywacji wracają do graczy, rozgromione figurki wstają, a wszyscy odzyskują użyte karty rozkazów.
log-quest-phase-begins = Zaczyna się faza wypraw: działają bohaterowie.
log-waters-freeze = Wody zamarzają: do końca pory roku granice wodne są otwarte.
log-reveals-order = { $player } odkrywa rozkaz „{ $order }”.
    .you = Odkrywasz rozkaz „{ $order }”.
log-eliminated = { $player } nie kontroluje już żadnego obszaru i odpada z gry.
    .you = Nie kontrolujesz już żadnego obszaru i odpadasz z gry.
log-bids = { $player } oferuje { influence-counted }.
    .you = Oferujesz { influence-counted }.
log-bid-tied = { $player } rozstrzyga, kto wygrywa: najwyższa oferta, { influence-counted }, padła więcej niż raz.
    .you = Rozstrzygasz, kto wygrywa: najwyższa oferta, { influence-counted }, padła więcej niż raz.
log-bid-won = { $player } wygrywa licytację, oferując { influence-counted }.
    .you = Wygrywasz licytację, oferując { influence-counted }.
log-bid-not-won = Nikt nic nie oferuje: licytacja nie ma zwycięzcy.
log-famine = Głód ({ $player }): { $resource } spada do { $number }.
    .you = Głód: { $resource } spada ci do { $number }.
log-orders-forbidden = { $player } nie może w tej porze roku wybrać Strategii, Mobilizacji ani Podboju.
    .you = Nie możesz w tej porze roku wybrać Strategii, Mobilizacji ani Podboju.
log-takes-objective = { $player } dobiera kartę celu i wybiera jedną z dwóch.
    .you = Dobierasz kartę celu i wybierasz jedną z dwóch.
log-sees-objective = { $player }, dobrany cel: „{ $objective }”.
    .you = Twój dobrany cel: „{ $objective }”.
log-chooses-objective = { $player } zatrzymuje jeden cel, a drugi wtasowuje do talii.
    .you = Zatrzymujesz jeden cel, a drugi wtasowujesz do talii.
log-kept-objective = { $player }, zatrzymany cel: „{ $objective }”.
    .you = Twój cel: „{ $objective }”.
log-unit-placed = { $player } umieszcza { $unit-object } na obszarze { $area }.
    .you = Umieszczasz { $unit-object } na obszarze { $area }.
log-champions-called = { $player } szuka czempiona wśród wędrownych bohaterów.
    .you = Szukasz czempiona wśród wędrownych bohaterów.
log-looks-at-runes = { $number ->
    [0] { $player } nie ogląda żadnej runy.
   *[other] { $player } ogląda runy na obszarach: { $areas }.
}
    .you = { $number ->
        [0] Nie oglądasz żadnej runy.
       *[other] Oglądasz runy na obszarach: { $areas }.
    }
log-drought = Susza ({ $player }): żywność spada o 1.
    .you = Susza: żywność spada ci o 1.
log-keeps-faith = { $player } zatrzymuje { $hero-object }.
    .you = Zatrzymujesz { $hero-object }.
log-city-removed = { $player } usuwa z gry miasto { $city } (obszar { $area }).
    .you = Usuwasz z gry miasto { $city } (obszar { $area }).
log-rune-unearthed = { $player } na oczach wszystkich umieszcza smoczą runę na obszarze { $area }.
    .you = Na oczach wszystkich umieszczasz smoczą runę na obszarze { $area }.
log-plague = Zaraza dotyka jednostki na obszarze { $area } (gracz: { $player }).
    .you = Zaraza dotyka twoje jednostki na obszarze { $area }.
log-bountiful = Obfite plony ({ $player }): żywność rośnie o 1.
    .you = Obfite plony: żywność rośnie ci o 1.
log-levied = { $player } płaci daninę: { $resource } spada o 1.
    .you = Płacisz daninę: { $resource } spada o 1.
log-trades = { $player } handluje: { $resource } spada o 1, { $resources } rośnie o 1.
    .you = Handlujesz: { $resource } spada o 1, { $resources } rośnie o 1.
log-illusion-shattered = { $player } odrzuca fałszywą runę z obszaru { $area }.
    .you = Odrzucasz fałszywą runę z obszaru { $area }.
log-no-illusions = { $player } nie ma fałszywej runy.
    .you = Nie masz fałszywej runy.
log-moves-rune-out = { $player } przenosi runę z obszaru { $origin } na obszar { $area }.
    .you = Przenosisz runę z obszaru { $origin } na obszar { $area }.
log-moves-runes-out = { $player } przenosi runy z krainy początkowej na obszary: { $areas }.
    .you = Przenosisz runy z krainy początkowej na obszary: { $areas }.
log-offer-taken = { $player } oddaje nagrodę { $hero-genitive }: „{ $reward }”.
    .you = Oddajesz nagrodę { $hero-genitive }: „{ $reward }”.
log-bitter-cold = Mróz rozgramia { $label-object } na obszarze { $area } (gracz: { $player }).
    .you = Mróz rozgramia na obszarze { $area } twoją figurkę: { $label }.
log-winter-repair = { $player } naprawia twierdzę na obszarze { $area }.
    .you = Naprawiasz twierdzę na obszarze { $area }.
log-winter-stand = { $player } podnosi { $label-object } na obszarze { $area }.
    .you = Podnosisz { $label-object } na obszarze { $area }.
log-passes-card = { $player } przekazuje kartę taktyki w lewo.
    .you = Przekazujesz kartę taktyki w lewo.
log-passed-card = { $player } przekazuje kartę „{ $tactics }”; dostaje ją { $other }.
    .you = Przekazujesz kartę „{ $tactics }”; dostaje ją { $other }.
log-received-card = { $player } otrzymuje kartę „{ $tactics }”; przekazuje ją { $other }.
    .you = Otrzymujesz kartę „{ $tactics }”; przekazuje ją { $other }.
log-hunger = { $number ->
    [one] { $player } nie ma żywności dla { $number } jednostki na obszarze { $area }.
   *[many] { $player } nie ma żywności dla { $number } jednostek na obszarze { $area }.
}
    .you = { $number ->
        [one] Nie masz żywności dla { $number } jednostki na obszarze { $area }.
       *[many] Nie masz żywności dla { $number } jednostek na obszarze { $area }.
    }

# Talie i wpływy

log-reshuffled = Przetasowano na nowo: { $deck }.
log-draws-tactics = { $player } dobiera { tactics-counted }.
    .you = Dobierasz { tactics-counted }.
    .all = Dobrane karty taktyki: { $each }.
log-drew-tactics = { $player }, dobrana karta taktyki: „{ $tactics }”.
    .you = Twoja nowa karta taktyki: „{ $tactics }”.
log-draws-quests = { $player } dobiera { quests-counted }.
    .you = Dobierasz { quests-counted }.
    .all = Dobrane karty wypraw: { $each }.
log-drew-quest = { $player }, dobrana karta wyprawy: „{ $quest }”.
    .you = Twoja nowa karta wyprawy: „{ $quest }”.
log-discards-tactics = { $player } odrzuca kartę „{ $tactics }”.
    .you = Odrzucasz kartę „{ $tactics }”.
log-discards-quest = { $player } odrzuca kartę wyprawy „{ $quest }”.
    .you = Odrzucasz kartę wyprawy „{ $quest }”.
log-gains-influence = { $player } zyskuje { influence-counted }.
    .you = Zyskujesz { influence-counted }.
    .all = Zyskane wpływy: { $each }.
log-spends-influence = { $player } wydaje { influence-counted }.
    .you = Wydajesz { influence-counted }.
log-loses-influence = { $player } traci { influence-counted }.
    .you = Tracisz { influence-counted }.

# Bohaterowie

log-hero-moves = { $hero } idzie na obszar { $area }.
log-hero-uses-portal = { $hero } płaci za Magiczny Portal na obszarze { $area }.
log-hero-rests = { $hero } nic nie robi.
log-heals = { $hero } leczy się.
log-falcon-sees = { $number ->
    [one] Sokół { $hero-genitive } widzi w pobliżu { $number } runę.
    [few] Sokół { $hero-genitive } widzi w pobliżu { $number } runy.
   *[many] Sokół { $hero-genitive } widzi w pobliżu { $number } run.
}
log-rage-of-krutzbeck = Krutzbeck wpada w szał na obszarze { $area } i uderza { $hero-object }.
log-trades-reward = { $hero } otrzymuje nagrodę od innego bohatera.
log-uses-reward = { $hero } używa nagrody „{ $reward }”.
log-temple-gives = { $hero } kończy działanie w Świątyni na obszarze { $area }.
log-hall-gives = { $hero } kończy działanie w Sali Kellosa na obszarze { $area }.
log-explores = { $hero } bada obszar { $area } i odkrywa { $token-object }.
log-scroll-shows = { $player } ogląda to, co leży zakryte na obszarze { $area }.
    .you = Oglądasz to, co leży zakryte na obszarze { $area }.
log-saw-token = Żeton eksploracji na obszarze { $area }: { $token }.
log-loses-reward = { $hero } traci nagrodę „{ $reward }” na rzecz łupieżców.
log-takes-rewards = { $hero } zabiera { rewards-counted } z obszaru { $area }.
log-attempts-quest = { $hero } podejmuje wyprawę „{ $quest }”.
log-completes-quest = { $player } kończy wyprawę „{ $quest }”.
    .you = Kończysz wyprawę „{ $quest }”.
log-quest-settled = { $player } ma za sobą wyprawę „{ $quest }”.
    .you = Masz za sobą wyprawę „{ $quest }”.
log-fails-quest = { $player } bierze wyprawę „{ $quest }” z powrotem na rękę: nie udało się jej ukończyć.
    .you = Bierzesz wyprawę „{ $quest }” z powrotem na rękę: nie udało ci się jej ukończyć.
log-keeps-one-reward = { $hero } zatrzymuje jedną nagrodę; druga trafia pod spód talii.
log-hero-routed = Figurka { $hero-genitive } zostaje rozgromiona.
log-hero-retreats = { $hero } wycofuje się na obszar { $area }.
log-legion-rises = { $player } umieszcza { $unit-object } na obszarze { $area }.
    .you = Umieszczasz { $unit-object } na obszarze { $area }.
log-looks-at-rune = { $player } ogląda runę na obszarze { $area }.
    .you = Oglądasz runę na obszarze { $area }.
log-routs-neutrals = { $player } rozgramia jednostki neutralne na obszarze { $area }.
    .you = Rozgramiasz jednostki neutralne na obszarze { $area }.
log-tests = { $hero } podchodzi do testu atrybutu: { $attribute }.
log-test-draws = { $hero } dobiera karty przeznaczenia: { $fates-destiny }.
log-test-result = { $hero } wykorzystuje kartę przeznaczenia { $fate }: { $symbol }.
log-test-without-cards = { $hero } nie może dobrać karty przeznaczenia: test daje symbol czerwony.
log-twists-fate = { $player } zagrywa kartę „{ $tactics }”: wszystkie te karty zostają odrzucone i dobrane na nowo.
    .you = Zagrywasz kartę „{ $tactics }”: wszystkie te karty zostają odrzucone i dobrane na nowo.
log-rune-lore = { $hero } dzięki Wiedzy runicznej odrzuca karty i dobiera na nowo.
log-steals-from = Sylwetka próbuje okraść { $hero-object }.
log-steals-reward = { $hero } kradnie nagrodę.
log-sees-rewards = Sylwetka ogląda zakryte nagrody { $hero-genitive }.
log-sees-reward = { $hero } ma nagrodę „{ $reward }”.
log-gains-reward = { $hero } zdobywa nagrodę.
log-got-reward = { $hero } ma teraz nagrodę „{ $reward }”.
log-no-reward-left = { $hero } nic nie zdobywa: nie ma już nagród.
log-hero-hurt = { $hero } otrzymuje { damage-counted }.
log-hero-healed = { $hero } pozbywa się obrażeń ({ $number }).
log-hero-defeated = { $hero } ponosi klęskę na obszarze { $area } i opuszcza grę.
log-rewards-left = { $number ->
    [one] Na obszarze { $area } pod znacznikiem zostaje { $number } nagroda.
    [few] Na obszarze { $area } pod znacznikiem zostają { $number } nagrody.
   *[many] Na obszarze { $area } pod znacznikiem zostaje { $number } nagród.
}
log-rewards-lost = Nie ma już znaczników: nagrody na obszarze { $area } zostają odrzucone: { $rewards }.
log-hero-deserts = { $hero } dezerteruje.
log-hero-trained = { $hero } podnosi { $attribute-object } o { $number }.

# Pojedynki

log-challenges = { $hero } zaczyna pojedynek na obszarze { $area }.
log-challenged = { $hero } otrzymuje wyzwanie na pojedynek na obszarze { $area }.
log-cloak-used = { $hero } odmawia pojedynku, używając nagrody „{ $reward }”.
log-cloak-pierced = { $player } odrzuca kartę „{ $tactics }” i nalega na pojedynek.
    .you = Odrzucasz kartę „{ $tactics }” i nalegasz na pojedynek.
log-duel-refused = { $hero } unika pojedynku.
log-duel-health = { $hero } zaczyna pojedynek ze zdrowiem { $number }.
log-backstab = Cios w plecy: Bogran uderza { $hero-object } przed początkiem pojedynku.
log-duel-round = Runda { $number } pojedynku.
log-duel-draws = { $hero } dobiera: { $fates-circle }.
log-duel-keeps = { $hero } zatrzymuje kartę przeznaczenia { $fate }: { $fate-circle }.
log-duel-plays = Karta „{ $tactics }” zostaje zagrana dla { $hero-genitive }.
log-duel-uses = { $hero } używa nagrody „{ $reward }”.
log-duel-special = { $hero } zadaje dzięki ikonie specjalnej { damage-counted }.
log-duel-unstable = Niestabilna moc: { $hero } też otrzymuje 1 obrażenie.
log-duel-deals = { $hero } zadaje { damage-counted }.
log-rout-prevents = { $hero } dzięki ikonie rozgromienia unika obrażeń ({ $number }).
log-wand-deals = { $hero } zadaje różdżką { damage-counted }.
log-bombs-backfire = Bomby ogniowe ranią też { $hero-object }.
log-shield-holds = Nagroda „{ $reward }” chroni { $hero-object } przed obrażeniami ({ $number }).
log-shield-fails = Nagroda „{ $reward }” nie chroni { $hero-genitive }.
log-soulbiter-heals = Gryzidusza leczy { $hero-object }.
log-venom = Jad: { $hero } otrzymuje 1 obrażenie po pojedynku.
log-duel-won = { $hero } wygrywa pojedynek.
log-duel-kills-both = W pojedynku na obszarze { $area } padają bohaterowie obu stron.
log-duel-drawn = Pojedynek na obszarze { $area } kończy się bez zwycięzcy.
log-duel-over = Pojedynek na obszarze { $area } dobiegł końca.
log-hero-beaten = { $hero } ponosi klęskę w pojedynku na obszarze { $area } i opuszcza grę.
log-takes-spoils = { $player } przejmuje { rewards-counted } pokonanego bohatera.
    .you = Przejmujesz { rewards-counted } pokonanego bohatera.
log-foe-draws = { $unit } dobiera kartę przeznaczenia { $fate }.
log-foe-deals = { $unit } zadaje { damage-counted }.
log-foe-stops = { $unit } unika 1 obrażenia.
log-foe-hurt = { $unit } otrzymuje 1 obrażenie.
log-foe-destroyed = { $unit } ponosi klęskę.
log-foe-undying = Nieśmiertelność: { $unit } ma do końca pojedynku zdrowie 2.

# Tury, karty i cele

log-turn-begins = { $player } rozpatruje rozkaz „{ $order }”.
    .you = Rozpatrujesz rozkaz „{ $order }”.
log-uses-bonus = { $player } korzysta z premii zwierzchnictwa rozkazu „{ $order }”.
    .you = Korzystasz z premii zwierzchnictwa rozkazu „{ $order }”.
log-skips-bonus = { $player } pomija premię zwierzchnictwa rozkazu „{ $order }”.
    .you = Pomijasz premię zwierzchnictwa rozkazu „{ $order }”.
log-plays-tactics = { $player } zagrywa kartę „{ $tactics }”.
    .you = Zagrywasz kartę „{ $tactics }”.
log-turns-in-reward = { $player } odrzuca nagrodę { $hero-genitive } („{ $reward }”), aby wykorzystać jej efekt.
    .you = Odrzucasz nagrodę { $hero-genitive } („{ $reward }”), aby wykorzystać jej efekt.
log-uses-title = { $player } korzysta z tytułu „{ $title }”.
    .you = Korzystasz z tytułu „{ $title }”.
log-uses-hero = { $hero } dodaje ducha jednostkom (gracz: { $player }).
    .you = { $hero } dodaje ducha twoim jednostkom.
log-demolishes = { $player } niszczy { $token-object } na obszarze { $area }.
    .you = Niszczysz { $token-object } na obszarze { $area }.
log-claims-objective = { $player } ogłasza spełnienie celu „{ $objective }”.
    .you = Ogłaszasz spełnienie celu „{ $objective }”.
log-redraws-objective = { $player } pokazuje cel „{ $objective }”, dobiera inny, a ten wtasowuje do talii.
    .you = Pokazujesz cel „{ $objective }”, dobierasz inny, a ten wtasowujesz do talii.
log-drew-objective = { $player }, twój nowy cel: „{ $objective }”.
    .you = Twój nowy cel: „{ $objective }”.
log-drives-neutrals = { $player } przegania jednostki neutralne z obszaru { $origin } na obszar { $area }.
    .you = Przeganiasz jednostki neutralne z obszaru { $origin } na obszar { $area }.
log-drops-neutrals = { $number ->
    [one] { $number } jednostka nie może opuścić obszaru { $area } i zostaje zniszczona.
    [few] { $number } jednostki nie mogą opuścić obszaru { $area } i zostają zniszczone.
   *[many] { $number } jednostek nie może opuścić obszaru { $area } i zostaje zniszczonych.
}
log-mountains-open = { $player } do końca tury przekracza granice górskie.
    .you = Do końca tury przekraczasz granice górskie.
log-water-opens = { $player } do końca tury przekracza granice wodne.
    .you = Do końca tury przekraczasz granice wodne.
log-marches-further = { $number ->
    [one] { $player }: w tej turze jednostki maszerują o { $number } obszar dalej.
    [few] { $player }: w tej turze jednostki maszerują o { $number } obszary dalej.
   *[many] { $player }: w tej turze jednostki maszerują o { $number } obszarów dalej.
}
    .you = { $number ->
        [one] W tej turze twoje jednostki maszerują o { $number } obszar dalej.
        [few] W tej turze twoje jednostki maszerują o { $number } obszary dalej.
       *[many] W tej turze twoje jednostki maszerują o { $number } obszarów dalej.
    }
log-rumor-spreads = Pogłoski: na obszarze { $area } leży żeton aktywacji (gracz: { $player }).
    .you = Pogłoski: na obszarze { $area } leży twój żeton aktywacji.
log-city-found = { $player } odnajduje zaginione miasto: uszkodzoną twierdzę na obszarze { $area }.
    .you = Odnajdujesz zaginione miasto: uszkodzoną twierdzę na obszarze { $area }.
log-city-razed = Miasto { $city } na obszarze { $area } zostaje zrównane z ziemią.
log-order-returns = { $player } bierze z powrotem na rękę rozkaz „{ $order }”.
    .you = Bierzesz z powrotem na rękę rozkaz „{ $order }”.
log-units-called = { $number ->
    [one] Na obszarze { $area } pojawia się { $number } jednostka: { $unit }.
    [few] Na obszarze { $area } pojawiają się { $number } jednostki: { $unit-plural }.
   *[many] Na obszarze { $area } pojawia się { $number } jednostek: { $unit-plural }.
}
log-development-sabotaged = Sabotaż niszczy { $development-object } na obszarze { $area }.
log-stronghold-sabotaged = Twierdza na obszarze { $area } zostaje uszkodzona.
log-units-levied = { $player } zaciąga { units-counted } na obszarze { $area }.
    .you = Zaciągasz { units-counted } na obszarze { $area }.
log-activation-lifted = { $player } zabiera żeton aktywacji z obszaru { $area }.
    .you = Zabierasz żeton aktywacji z obszaru { $area }.
log-conscience-paid = { $player } płaci i { $hero } zostaje.
    .you = Płacisz i { $hero } zostaje.
log-rune-looked-at = { $player } ogląda runę na obszarze { $area }.
    .you = Oglądasz runę na obszarze { $area }.
log-rune-shifted = { $player } przenosi żeton runy z obszaru { $origin } na obszar { $area }.
    .you = Przenosisz żeton runy z obszaru { $origin } na obszar { $area }.
log-false-rune-placed = { $player } umieszcza na obszarze { $area } fałszywą runę, o czym wszyscy wiedzą.
    .you = Umieszczasz na obszarze { $area } fałszywą runę, o czym wszyscy wiedzą.
log-false-rune-discarded = { $player } odrzuca fałszywą runę z obszaru { $area }.
    .you = Odrzucasz fałszywą runę z obszaru { $area }.
log-dial-raised = { $player } podnosi { $resource-object } do { $number }.
    .you = Podnosisz { $resource-object } do { $number }.
log-lightning-strikes = Błyskawice uderzają na obszarze { $area } i zadają { damage-counted }.
log-ambushes = { $player } urządza zasadzkę: { $unit-plural } mają w tej bitwie inicjatywę 1.
    .you = Urządzasz zasadzkę: { $unit-plural } mają w tej bitwie inicjatywę 1.
log-holds-the-line = { $player } utrzymuje szyk: siła większa o { $number }.
    .you = Utrzymujesz szyk: siła większa o { $number }.
log-light-shines = Na obszarze { $area } wstają wszystkie rozgromione jednostki (gracz: { $player }).
    .you = Na obszarze { $area } wstają wszystkie twoje rozgromione jednostki.
log-storm-routs = Lodowa burza rozgramia { $label-object } na obszarze { $area }.
log-horn-calls = Róg dowodzenia wzywa na obszar { $area }: { $player } zyskuje { units-counted }.
    .you = Róg dowodzenia wzywa na obszar { $area }: zyskujesz { units-counted }.
log-discards-reward = { $player } odrzuca nagrodę { $hero-genitive }: „{ $reward }”.
    .you = Odrzucasz nagrodę { $hero-genitive }: „{ $reward }”.
log-forced = { $player } ma tylko jedną możliwość: „{ $option }”.
    .you = Masz tylko jedną możliwość: „{ $option }”.

# Rozkazy

log-strategizes-unit = { $player } przesuwa { $unit-object } z obszaru { $origin } na obszar { $area }.
    .you = Przesuwasz { $unit-object } z obszaru { $origin } na obszar { $area }.
    .more = { $unit-object } z obszaru { $origin } na obszar { $area }
log-strategizes-hero = { $player } przesuwa { $hero-object } z obszaru { $origin } na obszar { $area }.
    .you = Przesuwasz { $hero-object } z obszaru { $origin } na obszar { $area }.
log-pays-for-portals = { $player } płaci za Magiczne Portale.
    .you = Płacisz za Magiczne Portale.
log-activates = { $player } aktywuje obszar { $area }.
    .you = Aktywujesz obszar { $area }.
log-declines-to-activate = { $player } niczego nie aktywuje.
    .you = Niczego nie aktywujesz.
log-marches = { $player } przesuwa { $unit-object } z obszaru { $origin }.
    .you = Przesuwasz { $unit-object } z obszaru { $origin }.
    .more = { $unit-object } z obszaru { $origin }
log-hero-marches = { $player } przesuwa { $hero-object } na obszar { $area }.
    .you = Przesuwasz { $hero-object } na obszar { $area }.
log-arrives = { $player } wprowadza { units-counted } na obszar { $area }: { $labels }.
    .you = Wprowadzasz { units-counted } na obszar { $area }: { $labels }.
log-neutrals-join = Jednostki neutralne na obszarze { $area } zawierają sojusz (gracz: { $player }).
    .you = Jednostki neutralne na obszarze { $area } zawierają z tobą sojusz.
log-neutrals-leave = Jednostki neutralne opuszczają obszar { $area }.
log-neutrals-refuse = Jednostki neutralne na obszarze { $area } odmawiają rozmów.
log-chooses-battle = { $player } walczy z jednostkami neutralnymi na obszarze { $area }.
    .you = Walczysz z jednostkami neutralnymi na obszarze { $area }.
log-chooses-retreat = { $player } wycofuje się z obszaru { $area }.
    .you = Wycofujesz się z obszaru { $area }.
log-diplomacy-begins = { $player } prowadzi rozmowy z jednostkami neutralnymi na obszarze { $area }.
    .you = Prowadzisz rozmowy z jednostkami neutralnymi na obszarze { $area }.
log-diplomacy-more-cards = { $player } zagrywa kartę „{ $tactics }”, aby dobrać dodatkowo { fates-counted }.
    .you = Zagrywasz kartę „{ $tactics }”, aby dobrać dodatkowo { fates-counted }.
log-diplomacy-new-cards = { $player } zagrywa kartę „{ $tactics }”: karty przeznaczenia są dobierane na nowo.
    .you = Zagrywasz kartę „{ $tactics }”: karty przeznaczenia są dobierane na nowo.
log-diplomacy-draws = { $player } dobiera { fates-counted }: { $fates-destiny }.
    .you = Dobierasz { fates-counted }: { $fates-destiny }.
log-diplomacy-result = { $player } wybiera kartę przeznaczenia { $fate }: { $symbol }.
    .you = Wybierasz kartę przeznaczenia { $fate }: { $symbol }.
log-diplomacy-no-cards = { $player } nie może dobrać karty przeznaczenia: rozmowy zawodzą.
    .you = Nie możesz dobrać karty przeznaczenia: rozmowy zawodzą.
log-harvests = { $player } zbiera plony: { $resource } ma teraz poziom { $number }.
    .you = Zbierasz plony: { $resource } ma teraz poziom { $number }.
log-raises-dial = { $player } podnosi { $resource-object } o 1 dzięki udoskonaleniu na obszarze { $area }.
    .you = Podnosisz { $resource-object } o 1 dzięki udoskonaleniu na obszarze { $area }.
log-development-income = { $player } otrzymuje dochód z { $development-genitive } na obszarze { $area }.
    .you = Otrzymujesz dochód z { $development-genitive } na obszarze { $area }.
log-builds-development = { $player } buduje { $development-object } na obszarze { $area } za 1 drewno.
    .you = Budujesz { $development-object } na obszarze { $area } za 1 drewno.
log-removes-development = { $player } usuwa { $development-object } z obszaru { $area }.
    .you = Usuwasz { $development-object } z obszaru { $area }.
log-recruits = { $player } rekrutuje dzięki wskaźnikowi { $resource-genitive }: { $units }.
    .you = Rekrutujesz dzięki wskaźnikowi { $resource-genitive }: { $units }.
log-recruits-nothing = { $player } rekrutuje dzięki wskaźnikowi { $resource-genitive }, który nie daje jednostek.
    .you = Rekrutujesz dzięki wskaźnikowi { $resource-genitive }, który nie daje jednostek.
log-no-stronghold = { $player } nie ma twierdzy, więc nie może rekrutować.
    .you = Nie masz twierdzy, więc nie możesz rekrutować.
log-places-recruit = { $player } umieszcza { $unit-object } na obszarze { $area }.
    .you = Umieszczasz { $unit-object } na obszarze { $area }.
    .more = { $unit-object } na obszarze { $area }
log-replaces-recruit = { $player } niszczy { $unit-object } na obszarze { $area }, aby zrekrutować na nowo.
    .you = Niszczysz { $unit-object } na obszarze { $area }, aby zrekrutować na nowo.
log-forfeits-recruit = { $player } rezygnuje z rekruta: nie ma już figurek ({ $unit }).
    .you = Rezygnujesz z rekruta: nie ma już figurek ({ $unit }).
log-rallies = { $player } zyskuje poparcie miasta { $city } na obszarze { $area }.
    .you = Zyskujesz poparcie miasta { $city } na obszarze { $area }.
log-rallies-units = { $number ->
    [one] { $player } zyskuje { units-counted } na obszarze { $area }: { $unit }.
   *[other] { $player } zyskuje { units-counted } na obszarze { $area }: { $unit-plural }.
}
    .you = { $number ->
        [one] Zyskujesz { units-counted } na obszarze { $area }: { $unit }.
       *[other] Zyskujesz { units-counted } na obszarze { $area }: { $unit-plural }.
    }
log-looks-at-heroes = { $player } ogląda { heroes-counted }.
    .you = Oglądasz { heroes-counted }.
log-drew-hero = { $player }, obejrzana karta bohatera: { $hero }.
    .you = Oglądasz kartę bohatera: { $hero }.
log-hires = { $player } zatrudnia { $hero-object } na obszarze { $area }.
    .you = Zatrudniasz { $hero-object } na obszarze { $area }.
log-takes-title = { $player } przejmuje tytuł „{ $title }” za { influence-counted }.
    .you = Przejmujesz tytuł „{ $title }” za { influence-counted }.
log-loses-title = { $player } traci tytuł „{ $title }”.
    .you = Tracisz tytuł „{ $title }”.
log-builds-stronghold = { $player } buduje twierdzę na obszarze { $area }.
    .you = Budujesz twierdzę na obszarze { $area }.
log-removes-stronghold = { $player } usuwa twierdzę z obszaru { $area }.
    .you = Usuwasz twierdzę z obszaru { $area }.
log-repairs-stronghold = { $player } naprawia twierdzę na obszarze { $area }.
    .you = Naprawiasz twierdzę na obszarze { $area }.
log-moves-runes = { $player } podnosi runy i odkłada je z powrotem na obszary: { $areas }.
    .you = Podnosisz runy i odkładasz je z powrotem na obszary: { $areas }.

# Smocze runy

log-discards-false-rune = { $player } odrzuca fałszywą runę z obszaru { $area }.
    .you = Odrzucasz fałszywą runę z obszaru { $area }.
log-gains-rune = { $player } zdobywa smoczą runę: nowe żetony run leżą na obszarach: { $areas }.
    .you = Zdobywasz smoczą runę: nowe żetony run leżą na obszarach: { $areas }.
log-no-rune-left = { $player } nie zdobywa smoczej runy: nie ma już żadnej.
    .you = Nie zdobywasz smoczej runy: nie ma już żadnej.
log-rune-without-place = { $player } nie ma miejsca dla run; wracają do puli.
    .you = Nie masz miejsca dla run; wracają do puli.

# Bitwy

log-battle-begins = { $player } atakuje na obszarze { $area }.
    .you = Atakujesz na obszarze { $area }.
log-defends = { $number ->
    [0] { $player } broni obszaru { $area } bez stojących jednostek.
   *[other] { $player } broni obszaru { $area }, mając { units-counted }.
}
    .you = { $number ->
        [0] Bronisz obszaru { $area } bez stojących jednostek.
       *[other] Bronisz obszaru { $area }, mając { units-counted }.
    }
log-neutrals-defend = { $number ->
    [one] Obszaru { $area } broni { $number } jednostka neutralna.
    [few] Obszaru { $area } bronią { $number } jednostki neutralne.
   *[many] Obszaru { $area } broni { $number } jednostek neutralnych.
}
log-stronghold-counts = Twierdza na obszarze { $area } dodaje obronie { $number }.
log-conquer-weakens = Premia Podboju odejmuje { $number } twierdzy na obszarze { $area }.
log-walls-count = Wzmocnione mury na obszarze { $area } dodają obronie { $number }.
log-routed-fight-on = W tej bitwie rozgromione jednostki sześciokątne nadal się liczą.
log-hero-supports = { $hero } wspiera rodzaj jednostek: { $unit }.
log-battle-round = Runda { $number } bitwy.
log-draws-fate = { $unit }: dobrano { fates-counted }.
log-drops-fate = { $unit }: jedna karta przeznaczenia zostaje odrzucona.
log-dropped-fate = { $unit }: odrzucasz kartę przeznaczenia { $fate }.
log-reveals-specials = { $number ->
    [one] { $unit }: { $number } ikona specjalna.
    [few] { $unit }: { $number } ikony specjalne.
   *[many] { $unit }: { $number } ikon specjalnych.
}
log-reveals-routs = { $number ->
    [one] { $unit }: { $number } rozgromienie.
    [few] { $unit }: { $number } rozgromienia.
   *[many] { $unit }: { $number } rozgromień.
}
log-reveals-damage = { $unit }: { damage-counted }.
log-reveals-misses = { $number ->
    [one] { $unit }: { $number } chybienie.
    [few] { $unit }: { $number } chybienia.
   *[many] { $unit }: { $number } chybień.
}
log-specials-silenced = { $season_card }: ikony specjalne nie działają ({ $unit }).
log-uses-special = { $unit } używa zdolności specjalnej.
log-special-without-effect = { $unit }: zdolność specjalna nie ma efektu.
log-raises-dead = { $number ->
    [0] Nikt nie zostaje wskrzeszony: w puli nie ma już figurek ({ $unit }).
    [one] Do bitwy dołącza { $number } wskrzeszona jednostka: { $unit }.
    [few] Do bitwy dołączają { $number } wskrzeszone jednostki: { $unit-plural }.
   *[many] Do bitwy dołącza { $number } wskrzeszonych jednostek: { $unit-plural }.
}
log-ravage-draws = Spustoszenie: dobrano kartę przeznaczenia { $fate }.
log-leaves-battle = Opuszcza bitwę i idzie na obszar { $area }: { $label }.
log-stands-up = Na obszarze { $area } wstaje i bierze udział w bitwie: { $label }.
log-routed = Rozgromienie na obszarze { $area }: { $label }.
log-takes-damage = 1 obrażenie na obszarze { $area }: { $label }.
log-destroyed = Zniszczenie na obszarze { $area }: { $label }.
log-retreat-to = { $number ->
    [one] Na obszar { $area } wycofuje się jednostka: { $labels }.
    [few] Na obszar { $area } wycofują się { $number } jednostki: { $labels }.
   *[many] Na obszar { $area } wycofuje się { $number } jednostek: { $labels }.
}
log-cannot-retreat = { $number ->
    [one] Jednostka nie może wycofać się z obszaru { $area } i zostaje zniszczona: { $labels }.
    [few] { $number } jednostki nie mogą wycofać się z obszaru { $area } i zostają zniszczone: { $labels }.
   *[many] { $number } jednostek nie może wycofać się z obszaru { $area } i zostaje zniszczonych: { $labels }.
}
log-uses-fortification = { $player } korzysta z { $development-genitive }.
    .you = Korzystasz z { $development-genitive }.
log-wards-repel = Ochronne Znaki wypierają { $label-object } z obszaru { $area }.
log-banner-raised = { $hero } wznosi Sztandar Terrinoth: siła większa o 2.
log-attacker-strength = { $player } atakuje z siłą { $number }.
    .you = Atakujesz z siłą { $number }.
log-defender-strength = Siła obrony obszaru { $area } wynosi { $number }.
log-stronghold-damaged = Twierdza na obszarze { $area } zostaje uszkodzona.
log-wins-battle = { $player } wygrywa bitwę o obszar { $area }.
    .you = Wygrywasz bitwę o obszar { $area }.
log-neutrals-win = Jednostki neutralne wygrywają bitwę o obszar { $area }.
log-hero-flees = Figurka { $hero-genitive } zostaje rozgromiona i jest teraz na obszarze { $area }.
log-stronghold-falls = { $player } traci twierdzę na obszarze { $area }.
    .you = Tracisz twierdzę na obszarze { $area }.
log-takes-rune = { $number ->
    [one] { $player } ma teraz żeton runy na obszarze { $area } i żadnego innego.
   *[other] { $player } ma teraz żeton runy na obszarze { $area }, razem żetonów: { $number }.
}
    .you = { $number ->
        [one] Masz teraz żeton runy na obszarze { $area } i żadnego innego.
       *[other] Masz teraz żeton runy na obszarze { $area }, razem żetonów: { $number }.
    }
log-battle-over = Bitwa o { $area } dobiegła końca.
log-battle-cancelled = { $player } wycofuje się z obszaru { $area }: bitwa zostaje przerwana.
    .you = Wycofujesz się z obszaru { $area }: bitwa zostaje przerwana.
log-victor-rewarded = Dla zwycięzcy: { $player } czerpie korzyści z wygranej bitwy.
    .you = Dla zwycięzcy: czerpiesz korzyści z wygranej bitwy.
log-commander-draws = { $player } jako Lord Dowódca dobiera kartę taktyki.
    .you = Jako Lord Dowódca dobierasz kartę taktyki.
log-commander-trades = { $player } jako Lord Dowódca oddaje trzy karty taktyki za smoczą runę.
    .you = Jako Lord Dowódca oddajesz trzy karty taktyki za smoczą runę.
log-discards-for-rune = { $player } odrzuca kartę „{ $tactics }”.
    .you = Odrzucasz kartę „{ $tactics }”.
log-places-stronghold = { $player } umieszcza twierdzę na obszarze { $area }.
    .you = Umieszczasz twierdzę na obszarze { $area }.
log-gives-up-stronghold = { $player } oddaje twierdzę z obszaru { $area }.
    .you = Oddajesz twierdzę z obszaru { $area }.

# Koniec

log-game-ends = Gra dobiegła końca.
log-won-by-runes = { $player } wygrywa grę. Smocze runy: { $number }.
    .you = Wygrywasz grę. Smocze runy: { $number }.
log-won-by-years = Ostatni rok dobiegł końca: wygrywa { $player }. Smocze runy: { $number }.
    .you = Ostatni rok dobiegł końca: wygrywasz. Smocze runy: { $number }.
log-won-as-last = { $player } wygrywa jako jedyna osoba pozostała w grze. Smocze runy: { $number }.
    .you = Zostajesz w grze jako jedyna osoba i wygrywasz. Smocze runy: { $number }.
log-final-count = { $player } kończy z dorobkiem: { dragon-runes-counted }, wpływy: { $influence }.
    .you = Kończysz z dorobkiem: { dragon-runes-counted }, wpływy: { $influence }.

## Dlaczego bot coś by wybrał: co to daje, jako koniec zdania

reason-rune = { $number ->
    [one] daje smoczą runę
    [few] daje { $number } smocze runy
   *[many] daje { $number } smoczych run
}
reason-area = zajmuje obszar { $area }
reason-areas = { $number ->
    [one] zajmuje { $number } obszar
    [few] zajmuje { $number } obszary
   *[many] zajmuje { $number } obszarów
}
reason-stronghold = stawia twierdzę na obszarze { $area }
reason-strongholds = stawia twierdze na kilku obszarach ({ $number })
reason-title = daje tytuł „{ $title }”
reason-bonus = daje premię zwierzchnictwa rozkazu „{ $order }”
reason-units = daje { units-counted }
reason-influence = daje { influence-counted }
reason-dials = podnosi wskaźniki o { $number }
reason-tactics = daje { tactics-counted }

## Dlaczego wybór nie jest możliwy

# Rozstawienie

refusal-faction-taken = Tę frakcję ma już inny gracz: { $faction }.
refusal-not-your-tile = Element { $number } nie należy do ciebie albo leży już na mapie.
refusal-tile-fits-nowhere = Dla elementu { $number } nie ma teraz dozwolonego miejsca: połóż swój drugi element.
refusal-tiles-overlap = Elementy mapy nigdy na siebie nie zachodzą.
refusal-tile-without-contact = Dwa obszary elementu muszą stykać się z dwoma różnymi obszarami mapy.
refusal-coloured-edges-meet = Krawędź górska lub wodna stykałaby się z inną taką krawędzią.
refusal-marker-not-outside = Znacznik leży na dwóch wolnych polach poza mapą, nie na niej i nie w dziurze.
refusal-marker-needs-edges = Znacznik musi przylegać do co najmniej { $needed ->
    [one] { $needed } otwartej krawędzi
   *[many] { $needed } otwartych krawędzi
} mapy; tutaj przylega do { $number }.
refusal-marker-touches-marker = Znaczniki nie mogą się stykać.
refusal-marker-too-near = Liczba obszarów między każdymi dwoma znacznikami musi wynosić co najmniej { $needed }; tutaj wynosi { $number }.
refusal-marker-blocks-the-rest = Ze znacznikiem w tym miejscu nie zmieściłyby się wszystkie pozostałe znaczniki lub krainy.
refusal-no-such-marker = Na tych polach nie ma już znacznika.
refusal-home-not-on-marker = Dwa obszary krainy muszą zająć miejsce znacznika, a trzeci leżeć na wolnym polu.
refusal-home-touches-home = Kraina stykałaby się z inną krainą początkową albo ze znacznikiem.
refusal-home-sealed = Wszystkie granice krainy byłyby nieprzekraczalne.
refusal-home-blocks-the-rest = Wtedy nie wszyscy pozostali gracze mogliby położyć swoje krainy.
refusal-area-has-rune = Na tym obszarze leży już runa.
refusal-area-beside-marker = Ten obszar sąsiaduje ze znacznikiem krainy.
refusal-not-your-home-realm = Wybierz obszar własnej krainy początkowej.
refusal-area-is-full = { $number ->
    [one] Na tym obszarze jest już { $number } jednostka i nie ma miejsca na więcej.
    [few] Na tym obszarze są już { $number } jednostki i nie ma miejsca na więcej.
   *[many] Na tym obszarze jest już { $number } jednostek i nie ma miejsca na więcej.
}

# Pory roku

refusal-not-on-season-card = Karta „{ $season_card }” nie daje teraz takiej możliwości.
refusal-pass-a-card-in-hand = Wybierz kartę taktyki, którą masz na ręce.
refusal-bid-too-high = Możesz zaoferować najwyżej tyle wpływów, ile masz: { $number }.
refusal-bid-influence = Zaoferuj liczbę wpływów; zero też jest ofertą.
refusal-choose-a-tied-player = Wybierz jednego z graczy z najwyższą ofertą.
refusal-starve-there = Wybierz jednostkę z obszaru { $area }.
refusal-choose-an-order = Wybierz jedną ze swoich kart rozkazów.
refusal-order-used = Rozkaz „{ $order }” został już użyty w tym roku; wróci wiosną.
refusal-order-forbidden = Rozkaz „{ $order }” jest w tej porze roku dla ciebie zakazany.

# Bohaterowie, wyprawy i pojedynki

refusal-hero-has-acted = { $hero } ma już za sobą działanie w tej fazie wypraw.
refusal-hero-is-routed = { $hero } leży: rozgromieni bohaterowie nie mogą się ruszać, zaczynać pojedynków ani podejmować wypraw.
refusal-hero-not-in-friendly-area = { $hero } może leczyć się tylko na obszarze, który kontrolujesz.
refusal-hero-has-no-damage = { $hero } nie ma obrażeń do wyleczenia.
refusal-hero-fully-trained = { $hero } ma już wszystkie atrybuty wytrenowane do +2.
refusal-two-points-fit = Zmieszczą się dwa punkty treningu: podnieś jeden atrybut o 2 albo dwa po 1.
refusal-training-limit = Trening podnosi atrybut najwyżej do +2.
refusal-no-such-trade = Nagroda może przejść między działającym bohaterem a innym twoim bohaterem na tym samym obszarze, raz w ciągu działania.
refusal-area-not-adjacent = Obszar { $area } nie sąsiaduje z obszarem bohatera.
refusal-no-portal-to-pay-for = Bohater płaci 1 wpływ za Magiczny Portal, stojąc na nim, jeśli gdzie indziej leży odkryty drugi.
refusal-no-such-opponent = { $hero } nie jest wrogim bohaterem na tym samym obszarze.
refusal-no-theft = Kradnie tylko Sylwetka i tylko wrogiemu bohaterowi na tym samym obszarze; nie jest nim { $hero }.
refusal-quest-elsewhere = Wyprawy „{ $quest }” nie można podjąć na tym obszarze.
refusal-quest-cost = Nie stać cię na koszt wyprawy „{ $quest }”.
refusal-reward-not-now = Nagrody „{ $reward }” nie można teraz użyć: w pojedynku wolno użyć jednej broni i jednej zbroi, każdej zgodnie z jej tekstem.
refusal-damaged-unit-first = Najpierw ciosy otrzymują jednostki, które mają już obrażenia.

# Karty i zdolności

refusal-card-not-in-hand = „{ $tactics }”: nie masz takiej karty na ręce.
refusal-card-drawn-this-season = Karta „{ $tactics }” została dobrana w tej porze roku; można ją zagrać od następnej.
refusal-card-other-moment = To nie jest moment na zagranie karty „{ $tactics }”.
refusal-card-played-already = Karta „{ $tactics }” została już przez ciebie zagrana w tym momencie bitwy.
refusal-card-not-taking-part = Karta „{ $tactics }” jest dla uczestników bitwy, a ty nie masz w niej już jednostek.
refusal-card-no-target = Karta „{ $tactics }” nie ma teraz celu albo niczego by nie zmieniła.
refusal-card-not-in-battle-area = Na obszarze { $area } trwa bitwa: ta karta tam nie sięga.
refusal-card-no-such-choice = Teraz nie można tego wybrać. { $choice }
refusal-valadir-not-now = Sir Valadir dodaje ducha raz na bitwę, jako stojący obrońca na miejscu, jeśli były tam jednostki rozgromione wcześniej.
refusal-only-battle-cards = Tutaj można użyć tylko kart bitewnych.
refusal-reward-not-carried = Żaden z twoich bohaterów nie ma tej nagrody.
refusal-reward-no-use-now = Tej nagrody nie da się teraz wykorzystać.
refusal-captain-not-now = Teraz działa tylko Kapitan Ligi Bohaterów: raz na turę, za trzy nagrody, dopóki jest smocza runa w puli.
refusal-no-objective = Nie masz już karty celu.
refusal-objective-not-met = Warunek twojego celu nie jest teraz spełniony.
refusal-no-dragon-rune-left = Nie ma już smoczych run.
refusal-redraw-not-now = Tego celu nie można teraz wymienić.
refusal-demolish-not-there = Aby zniszczyć odkrytą lokalizację zniszczalną, musisz mieć { units-counted } na obszarze, który kontrolujesz.
refusal-use-or-pass = Użyj czegoś, co masz, albo spasuj.
refusal-play-or-pass = Zagraj kartę „{ $tactics }” albo spasuj.
refusal-bonus-or-skip = Główna zdolność jest już rozpatrzona: skorzystaj z premii zwierzchnictwa albo ją pomiń.

# Rozkazy

refusal-portal-no-use = Opłata za Magiczne Portale nie dałaby teraz żadnego ruchu albo jest już uiszczona.
refusal-hero-in-dungeon = { $hero } jest w Podziemiach i nie może się poruszyć przed końcem lata.
refusal-hero-cannot-move = { $hero } nie może wykonać tego ruchu: rusza się tylko twój stojący bohater, raz, ze swojego obszaru.
refusal-held-by-token = Twój żeton aktywacji zatrzymuje jednostki na obszarze { $area } do wiosny.
refusal-nothing-to-move = Na obszarze { $area } nie masz takiej stojącej jednostki, która może się jeszcze ruszyć ({ $unit }).
refusal-not-adjacent = Obszar { $area } nie jest sąsiedni: Strategia przesuwa każdą figurkę o jeden krok.
refusal-not-friendly-or-empty = Obszar { $area } nie jest przyjazny ani pusty albo nie był taki na początku rozkazu.
refusal-allies-need-a-leader = Sprzymierzone jednostki neutralne mogą wejść na obszar { $area } dopiero po jednostce twojego koloru.
refusal-border-closed = Drogę na obszar { $area } zamyka nieprzekraczalna granica.
refusal-move-or-done = Przesuń figurkę albo zakończ.
refusal-already-activated = Na obszarze { $area } leży już twój żeton aktywacji.
refusal-season-of-truce = Pora rozejmu: nikt nie może aktywować obszaru innego gracza ani na niego wejść.
refusal-one-battle-only = Jedna karta rozkazu zaczyna najwyżej jedną bitwę, a ta już to zrobiła.
refusal-neutrals-need-influence = Po bitwie z tej karty możesz spotkać jednostki neutralne tylko wtedy, gdy masz wpływy na dyplomację.
refusal-activate-or-decline = Aktywuj obszar albo zrezygnuj.
refusal-not-on-map = Obszaru { $area } nie ma na tej mapie.
refusal-no-unit-reaches = Żadna z twoich jednostek nie może teraz dotrzeć na obszar { $area }.
refusal-move-at-least-one = Na obszar musi wejść co najmniej jedna jednostka.
refusal-hero-cannot-march = Ten bohater nie może maszerować z jednostkami.
refusal-no-such-unit = Na obszarze { $area } nie masz takiej jednostki, która może maszerować.
refusal-already-there = Ta figurka już jest na obszarze { $area }.
refusal-unit-is-routed = Rozgromione jednostki się nie ruszają.
refusal-allies-follow = Sprzymierzone jednostki neutralne idą dopiero po jednostce twojego koloru.
refusal-way-token = { $area }: leży tam twój żeton aktywacji, więc jednostki zostają.
refusal-way-routed = { $area }: wszystkie twoje jednostki, którym stamtąd starcza zasięgu, są rozgromione.
refusal-way-allies = { $area }: zasięgu starcza tylko neutralnym sojusznikom, a ci nie idą przed twoimi jednostkami.
refusal-way-neutrals = { $area }: { $number ->
    [one] { $unit }, jednostka neutralna
    [few] { $number } { $unit-few }, jednostki neutralne
   *[many] { $number } { $unit-many }, jednostki neutralne
}
refusal-way-enemies = { $area }: { $number ->
    [one] { $number } jednostka
    [few] { $number } jednostki
   *[many] { $number } jednostek
} { $faction-genitive }
refusal-way-stronghold = { $area }: twierdza { $faction-genitive }
refusal-way-realm = { $area }: kraina początkowa { $faction-genitive }
refusal-way-mountains = Góry między obszarami { $origin } i { $area }
refusal-way-water = Woda między obszarami { $origin } i { $area }
refusal-way-both = Góry i woda między obszarami { $origin } i { $area }
refusal-way-far = Najbliższe jednostki, które mogą ruszyć, są na obszarze { $area }, w odległości { $number ->
    [one] { $number } obszaru
   *[many] { $number } obszarów
}, a zasięg jednostek to { $range }, szybkich o 1 więcej.
refusal-way-nobody = Żadna z twoich jednostek na innych obszarach nie może tam ruszyć.
refusal-way-long = Droga z obszaru { $origin } na obszar { $area } liczy { $number ->
    [one] { $number } obszar
    [few] { $number } obszary
   *[many] { $number } obszarów
}, a zasięg to { $range }.
refusal-way-portals = Na drodze są Magiczne Portale, a nie są opłacone.
refusal-way-dungeon = { $area }: Podziemia, w których bohater się zatrzymuje
refusal-out-of-reach = Ta jednostka nie może dotrzeć na obszar { $area }.
refusal-battle-or-diplomacy = Wybierz bitwę albo dyplomację.
refusal-diplomacy-needs-influence = Dyplomacja kosztuje co najmniej 1 wpływ, a nie masz żadnego.
refusal-battle-or-retreat = Walcz albo się wycofaj.
refusal-not-enough-influence = { $influence ->
    [0] Nie masz wpływów.
    [one] Masz tylko { $influence } wpływ.
    [few] Masz tylko { $influence } wpływy.
   *[many] Masz tylko { $influence } wpływów.
}
refusal-spend-one-to-six = Wydaj od 1 do 6 wpływów, o ile je masz.
refusal-pick-drawn-card = Wybierz jedną z dobranych kart przeznaczenia.
refusal-not-provided-there = Obszar { $area } nie daje tego zasobu.
refusal-no-wood = Budowa udoskonalenia kosztuje 1 drewno, a twój wskaźnik pokazuje 0.
refusal-nothing-to-remove = Na obszarze { $area } nie ma twojego udoskonalenia do usunięcia albo jedno zostało już usunięte.
refusal-build-or-none = Zbuduj udoskonalenie, najpierw usuń jakieś albo nie buduj nic.
refusal-no-stronghold-there = Na obszarze { $area } nie masz twierdzy.
refusal-development-there = Na obszarze { $area } jest już udoskonalenie.
refusal-no-development-left = W twojej puli tego już nie ma: { $development }.
refusal-choose-a-title = Wybierz jeden z tytułów.
refusal-title-held = Masz już ten tytuł: { $title }.
refusal-title-too-dear = Tytuł „{ $title }” kosztuje co najmniej { influence-counted }.
refusal-spend-between = Wydaj od { $lowest } do { $highest ->
    [one] { $highest } wpływu
   *[many] { $highest } wpływów
}.
refusal-resource-used = Rekrutacja dzięki wskaźnikowi { $resource-genitive } już się odbyła.
refusal-choose-a-resource = Wybierz zasób.
refusal-place-this-unit = Najpierw umieść { $unit-object } na obszarze z jedną z twoich twierdz.
refusal-replace-or-forfeit = Zniszcz jednostkę tego rodzaju, która jest na planszy ({ $unit }), albo zrezygnuj z rekruta.
refusal-city-not-open = { $city } nie jest twoim miastem, którego poparcie masz jeszcze zyskać.
refusal-choose-a-city = Wybierz jedno ze swoich miast.
refusal-no-figure-left = Nie ma już figurek: { $unit }.
refusal-not-printed = { $city } nie daje tej korzyści.
refusal-hero-not-drawn = { $hero } nie jest wśród oglądanych kart bohaterów.
refusal-keep-one-hero = Zatrzymaj dokładnie jednego z bohaterów.
refusal-hero-at-stronghold = Nowy bohater pojawia się na obszarze z jedną z twoich twierdz.
refusal-one-of-your-heroes = Wybierz jednego ze swoich czterech bohaterów.
refusal-action-done = Ta czynność obecnej karty Umacniania została już wykonana.
refusal-no-wood-or-ore = Twierdza kosztuje 1 drewno i 1 rudę.
refusal-not-your-area = Nie kontrolujesz obszaru { $area }.
refusal-city-there = Na obszarze { $area } jest miasto.
refusal-stronghold-there = Na obszarze { $area } jest już twierdza.
refusal-no-ore = Naprawa kosztuje 1 rudę.
refusal-nothing-to-repair = Na obszarze { $area } nie ma twojej uszkodzonej twierdzy.
refusal-no-runes-to-move = Potrzebujesz dwóch swoich obszarów, w tym co najmniej jednego z runą.
refusal-fortify-or-done = Wybierz czynność Umacniania albo zakończ.
refusal-remove-own-stronghold = Wybierz jedną z własnych twierdz.
refusal-two-areas-one-rune = Wybierz dwa różne swoje obszary, w tym co najmniej jeden z runą.
refusal-keep-or-swap = Zostaw runy na miejscach albo zamień je.

# Smocze runy

refusal-no-false-rune-there = Na obszarze { $area } nie masz fałszywej runy.
refusal-discard-or-done = Odrzuć fałszywą runę albo przejdź dalej.
refusal-dragon-first = Najpierw wybierz obszar dla smoczej runy.
refusal-place-the-false-rune = Wybierz obszar dla fałszywej runy.
refusal-not-on-the-map = Obszaru { $area } nie ma na tej mapie.
refusal-rune-there = Na obszarze { $area } leży już żeton runy.
refusal-contested = Na obszarze { $area } trwa bitwa.
refusal-not-friendly-or-uncontrolled = Obszar { $area } kontroluje inny gracz.

# Bitwy

refusal-rout-own-unit = Wybierz stojącą jednostkę tej strony bitwy.
refusal-already-routed = Ta jednostka jest już rozgromiona, a żadnej nie rozgramia się dwa razy.
refusal-rout-undamaged-first = Stojące jednostki bez obrażeń rozgramia się przed tymi, które mają obrażenia.
refusal-damage-own-unit = Wybierz jednostkę tej strony bitwy.
refusal-damage-order = Obrażenia otrzymują najpierw stojące jednostki, które mają już obrażenia, potem inne stojące, a na końcu rozgromione.
refusal-damage-as-ability-says = Zdolność określa, które jednostki muszą otrzymać te obrażenia.
refusal-retreat-to-neighbour = Jednostki wycofują się na sąsiedni obszar.
refusal-retreat-border = Te jednostki zatrzymuje nieprzekraczalna granica.
refusal-neutrals-retreat-uncontrolled = Jednostki neutralne wycofują się tylko na obszary, których nikt nie kontroluje.
refusal-retreat-friendly-first = Pusty obszar jest dla nich otwarty tylko wtedy, gdy nie ma przyjaznego.
refusal-retreat-friendly-or-empty = Jednostki wycofują się na obszar przyjazny, a jeśli go nie ma, na pusty.
refusal-support-one-type-each = Każdy z twoich stojących bohaterów na obszarze może wesprzeć jeden z rodzajów twoich jednostek, a każdy rodzaj ma najwyżej jednego wspierającego.
refusal-type-not-in-battle = Nie masz takiej jednostki w tej bitwie.
refusal-type-has-drawn = Ten rodzaj jednostek dobierał już karty w tej bitwie.
refusal-type-is-routed = Żadna jednostka tego rodzaju już nie stoi.
refusal-not-this-initiative = W tej rundzie dobierają karty tylko jednostki o inicjatywie { $initiative }.
refusal-no-target = To nie jest teraz cel ani możliwość tej zdolności specjalnej ({ $unit }).
refusal-wards-standing-unit = Przed Ochronnymi Znakami wycofuje się tylko stojąca jednostka.
refusal-wards-own-unit = Wybierz jedną ze swoich stojących jednostek w tej bitwie.
refusal-all-strongholds-placed = Wszystkie cztery twoje twierdze są na planszy: najpierw oddaj jedną.
refusal-give-up-own-stronghold = Wybierz jedną ze swoich twierdz albo nie umieszczaj żadnej.

## Wynik

result-winner = { $player } wygrywa i włada Terrinoth.
result-shared = Wspólne zwycięstwo: { $players }.
result-place = { $place }. { $player }: { dragon-runes-counted }
result-reason-runes = Zdecydowała kontrola nad smoczymi runami.
result-reason-years = Zdecydowały smocze runy po ostatnim roku.
result-reason-last-player = Zdecydowała eliminacja: w grze została jedna osoba.
decided-tie-influence = Remis: po { $score ->
    [one] { $score } smoczej runie
    [few] { $score } smocze runy
   *[many] { $score } smoczych run
}, więc zdecydowały wpływy ({ $rule }): { $player } { $number }, { $rival } { $rival-number }.
decided-tie-start = Remis: po { $score ->
    [one] { $score } smoczej runie
    [few] { $score } smocze runy
   *[many] { $score } smoczych run
} i tyle samo wpływów, więc zdecydowały początkowe wpływy ({ $rule }): { $player } { $number }, { $rival } { $rival-number }.
decided-tie-order = { $player } i { $rival } mają w tej samej chwili po { $score ->
    [one] { $score } smoczej runie
    [few] { $score } smocze runy
   *[many] { $score } smoczych run
}; { $player } to aktualny gracz albo pierwszy z nich w kolejności gry ({ $rule }).

stage-title = Rok { $number }
score-title = Smocze runy

## Gdzie leżały smocze runy na końcu gry

source-home = Własna kraina początkowa
source-enemy-home = Krainy innych graczy
source-land = Reszta mapy
source-throne = Smoczy Tron

## Raporty laboratorium słowami tej gry

report-tags = Zwycięstwa według frakcji
report-tags-note = Miejsce stawia na frakcję, którą gra. Gdy przy stole siedzą boty różnej siły, widać tu także, czym grają silniejsze.
report-tags-favoured = Odsetek zwycięstw miejsc, które grały frakcją
report-tag = Frakcja
report-tags-in-play = Partie z każdą z frakcji
report-sources = Smocze runy według miejsca
report-sources-note = Średnia liczba smoczych run jednego miejsca na koniec partii, według tego, gdzie leżały.
report-stages = Według lat
report-stage = Rok { $number }

## Co się dzieje, słowami pozycji

procedure-setup = Rozstawienie
procedure-season = Pora roku
procedure-season-card = Karta pory roku
procedure-bid = Licytacja wpływu
procedure-fall = Dochód jesieni
procedure-winter = Zimowy głód
procedure-quest-phase = Faza wypraw
procedure-heroes = Bohaterowie gracza
procedure-hero = Działanie bohatera
procedure-event = Eksploracja
procedure-pickup = Nagrody pokonanego bohatera
procedure-steal = Kradzież
procedure-test = Test atrybutu
procedure-quest = Wyprawa
procedure-challenge = Wyzwanie
procedure-duel = Pojedynek
procedure-after-duel = Po pojedynku
procedure-spoils = Łupy pojedynku
procedure-turn = Tura
procedure-window = Karty i zdolności
procedure-card = Wybór karty
procedure-strategize = Strategia
procedure-activation = Aktywacja obszaru
procedure-diplomacy = Dyplomacja
procedure-battle = Bitwa
procedure-special = Zdolność specjalna
procedure-routs = Rozgromienia
procedure-damage = Obrażenia
procedure-after-battle = Po bitwie
procedure-take-over = Zdobyta twierdza
procedure-retreat = Odwrót
procedure-limit = Za dużo jednostek
procedure-hand-limit = Za dużo kart taktyki
procedure-quest-limit = Za dużo kart wypraw
procedure-found = Zaginione miasto
procedure-income = Dochód z udoskonaleń
procedure-recruit = Rekrutacja
procedure-rally = Zyskanie poparcia
procedure-hire = Zatrudnienie bohatera
procedure-title = Tytuł
procedure-fortify = Umacnianie
procedure-gain-rune = Zdobycie smoczej runy

reward-hidden = zakryta nagroda

## Pozycja w słowach

# Stół

view-table = Stół
view-end = { $key ->
    [runes] Gra jest zakończona: zdecydowała kontrola nad smoczymi runami.
    [years] Gra jest zakończona: zdecydowały smocze runy po ostatnim roku.
   *[other] Gra jest zakończona: w grze została jedna osoba.
}
view-year = Rok { $year }, { $season }.
view-season-card = Obowiązuje karta pory roku „{ $season_card }”.
view-ice = Granice wodne są otwarte.
view-turn = { $player } rozpatruje rozkaz „{ $order }”.
view-order = Kolejność gry: { $players }.
view-first-player = Pierwszy gracz: { $player }.
view-banned = W tej porze roku Strategii, Mobilizacji i Podboju nie mogą wybrać: { $players }.
view-doing = W toku: { $procedure }.
view-title-held = Tytuł „{ $title }”: { $player }, wpływy na karcie: { $number }.
view-title-free = Tytuł „{ $title }”: nikt.
view-rune-supply = Runy obok planszy: smocze { $dragon }, fałszywe { $false }.
view-decks = Karty w taliach: przeznaczenie { $fates }, taktyka { $tactics }, wyprawy { $quests }, nagrody { $rewards }, bohaterowie { $heroes }.
view-more-decks = Cele: dobre { $good }, złe { $evil }. Karty pór roku: wiosna { $spring }, lato { $summer }, jesień { $fall }, zima { $winter }.
view-discarded-fates = Odrzucone karty przeznaczenia: { $fates }.
view-discarded-tactics = Odrzucone karty taktyki: { $tactics }.
view-discarded-quests = Odrzucone karty wypraw: { $quests }.
view-discarded-rewards = Odrzucone nagrody: { $rewards }.
view-discarded-seasons = Odrzucone karty pór roku: { $season_cards }.
view-shown-quests = Znane wszystkim karty wypraw na rękach: { $quests }.
view-open-rewards = Odkryte nagrody: { $rewards }.
view-neutral-supply = Jednostki neutralne w puli
view-units-left = { $unit }: { $number }.
view-exploration-on = Gra z żetonami eksploracji.
view-epic-on = Trudniejszy wariant: wygrywa siedem odkrytych smoczych run.
view-revised-on = Obowiązują zmiany wydania poprawionego.

# Bitwy i pojedynki w toku

view-battle = Bitwa o obszar { $area }
view-battle-round = { $number ->
    [0] Bitwa się zaczyna.
   *[other] Runda { $number }.
}
view-attacker = Atakujący: { $player }.
view-attacker-neutral = Atakują jednostki neutralne.
view-defender = Obrońca: { $player }.
view-defender-neutral = Bronią się jednostki neutralne.
view-attackers = Jednostki atakującego: { $units }.
view-defenders = Jednostki obrońcy: { $units }.
view-attacker-lost = Atakujący nie ma już jednostek.
view-defender-lost = Obrońca nie ma jednostek.
view-attacker-cards = Karty przeznaczenia atakującego ({ $unit }): { $fates }.
view-defender-cards = Karty przeznaczenia obrońcy ({ $unit }): { $fates }.
view-attacker-bonus = Dodatkowa siła atakującego: { $number }.
view-defender-bonus = Dodatkowa siła obrońcy: { $number }.
view-on-the-way = W drodze
view-marching = Marsz na obszar { $area } ({ $player }): { $units }.
view-retreating = Odwrót z obszaru { $area }: { $units }.
view-duel = Pojedynek na obszarze { $area }
view-duel-round = Runda { $number }.
view-duelists = { $hero } kontra { $hero2 }.
view-duel-units = { $hero } kontra jednostki: { $units }.

# Obszary

view-areas = Obszary
view-area = Obszar { $area }
view-controller = Kontroluje: { $player }.
view-uncontrolled = Nikt go nie kontroluje.
view-units = Jednostki: { $units }.
view-hero-there = Bohater: { $hero }, { $player }.
view-stronghold = Twierdza o sile 5: { $player }.
view-stronghold-damaged = Uszkodzona twierdza o sile 3: { $player }.
view-development = Udoskonalenie: { $development }.
view-city = Miasto: { $city }.
view-rune-here = Runa: { $rune }.
view-activated = Żetony aktywacji: { $players }.
view-border-open = Otwarta granica z: { $areas }.
view-border-mountain = Góry w stronę: { $areas }.
view-border-water = Woda w stronę: { $areas }.
view-border-frozen = Zamarznięta woda, teraz do przejścia, w stronę: { $areas }.
view-border-both = Góry i woda w stronę: { $areas }.
view-yields = Zasoby: żywność { $food }, drewno { $wood }, ruda { $ore }.
view-token-up = Żeton eksploracji: { $token }.
view-token-known = Zakryty żeton eksploracji, znany tobie: { $token }.
view-token-hidden = Zakryty żeton eksploracji, rewers { $key }.
view-marker-there = Pod znacznikiem { $key } pokonanego bohatera: { $rewards }.

# Gracze

view-player = { $player }
view-you = To twoje miejsce.
view-faction = Frakcja: { $faction }.
view-no-faction = Frakcja jeszcze niewybrana.
view-eliminated = Poza grą.
view-runes-own = Runy na obszarach tego miejsca: smocze { $dragon }, fałszywe { $false }.
view-runes-seen = Żetony run na obszarach tego miejsca: { $number }.
view-influence = Wpływy: { $number }.
view-dials = Wskaźniki: żywność { $food }, drewno { $wood }, ruda { $ore }.
view-orders = Karty rozkazów na ręce: { $orders }.
view-used = Karty rozkazów użyte w tym roku: { $orders }.
view-active = Aktywna karta rozkazu: { $order }.
view-chosen = Tajny wybór już zapadł.
view-tactics = { $number ->
    [0] Brak kart taktyki.
   *[other] Karty taktyki: { $tactics }.
}
view-tactics-hidden = Karty taktyki na ręce: { $number }.
view-fresh = Dobrane w tej porze roku, jeszcze nie do zagrania: { $tactics }.
view-quests = { $number ->
    [0] Brak kart wypraw.
   *[other] Karty wypraw: { $quests }.
}
view-quests-hidden = Karty wypraw na ręce: { $number }.
view-objective = Cel: „{ $objective }”.
view-objective-hidden = Tajny cel.
view-strongholds-left = Twierdze w puli: { $number }.
view-supply = Jednostki w puli

# Bohaterowie

view-heroes = Bohaterowie
view-hero = { $hero }
view-hero-of = Prowadzi: { $player }. Obszar { $area }.
view-hero-routed = Figurka rozgromiona.
view-hero-damage = Obrażenia: { $number }.
view-hero-training = Trening: siła +{ $strength }, zręczność +{ $agility }, wiedza +{ $wisdom }.
view-hero-rewards = Nagrody: { $rewards }.

## Karty przeznaczenia: numer, symbol przeznaczenia i działanie dla każdego kształtu podstawki

fate-1 = 1
fate-2 = 2
fate-3 = 3
fate-4 = 4
fate-5 = 5
fate-6 = 6
fate-7 = 7
fate-8 = 8
fate-9 = 9
fate-10 = 10
fate-11 = 11
fate-12 = 12
fate-13 = 13
fate-14 = 14
fate-15 = 15
fate-16 = 16
fate-17 = 17
fate-18 = 18
fate-19 = 19
fate-20 = 20
fate-21 = 21
fate-22 = 22
fate-23 = 23
fate-24 = 24
fate-25 = 25
fate-26 = 26
fate-27 = 27
fate-28 = 28
fate-29 = 29
fate-30 = 30
fate-hidden = zakryta karta
    .destiny = zakryta karta
    .triangle = zakryta karta
    .rectangle = zakryta karta
    .hexagon = zakryta karta
    .circle = zakryta karta

## Sceny: chwile pokazywane krok po kroku

scene-player = { $player }
    .you = ty
scene-neutrals = jednostki neutralne
scene-units = { $number ->
    [one] { $unit }
    [few] { $number } { $unit-few }
   *[many] { $number } { $unit-many }
}

scene-battle = Bitwa w { $area }
scene-battle-lineup = Szyk
scene-battle-row = Runda { $number }
scene-battle-start = Początek bitwy
scene-battle-count = Siła
scene-battle-nobody = nikt
scene-battle-nobody-acts = W tej rundzie nikt nie walczy
scene-battle-no-units = brak jednostek
scene-battle-against = { $attackers } kontra { $defenders }
scene-battle-now = Siła { $attack } do { $defence }
scene-battle-level = { $attack } do { $defence }: remis wygrywa obrońca
scene-battle-for = { $high } do { $low }, prowadzi { $player }
    .you = { $high } do { $low } dla ciebie
scene-battle-for-neutrals = { $high } do { $low } dla jednostek neutralnych
scene-battle-drew = { $units }: { $results }
scene-battle-no-hit = { $number ->
    [one] bez trafienia
    [few] { $number } karty, bez trafienia
   *[many] { $number } kart, bez trafienia
}
scene-battle-face-down = { $number ->
    [one] 1 karta
    [few] { $number } karty
   *[many] { $number } kart
}
scene-battle-rout = { $number ->
    [one] { $number } rozgromienie
    [few] { $number } rozgromienia
   *[many] { $number } rozgromień
}
scene-battle-damage = { $number ->
    [one] { $number } obrażenie
    [few] { $number } obrażenia
   *[many] { $number } obrażeń
}
scene-battle-special = { $number ->
    [one] { $ability }
    [few] { $ability } ({ $number } razy)
   *[many] { $ability } ({ $number } razy)
}
scene-battle-special-in-vain = { $ability }, bez skutku
scene-battle-raised = { $number ->
    [one] Wstaje 1 Ożywieniec
    [few] Wstaje { $number } Ożywieńców
   *[many] Wstaje { $number } Ożywieńców
}
scene-battle-fell-routed = Rozgromienie: { $units }
scene-battle-fell-left = Opuszcza bitwę: { $units }
scene-battle-fell-hurt = Obrażenie: { $units }
scene-battle-fell-lost = Zniszczenie: { $units }
scene-battle-would-win = wygrałby atakujący ({ $player })
    .you = wygrana byłaby twoja
scene-battle-would-hold = obroniłby się obrońca ({ $player })
    .you = obszar zostałby twój
scene-battle-would-win-neutrals = wygrałyby jednostki neutralne
scene-battle-would-hold-neutrals = obroniłyby się jednostki neutralne
scene-battle-won = { $player } zdobywa { $area }, przewaga { $number }
    .you = Zdobywasz { $area }, przewaga { $number }
scene-battle-won-neutrals = Jednostki neutralne zdobywają { $area }, przewaga { $number }
scene-battle-held = { $player } broni { $area }, przewaga { $number }
    .you = Bronisz { $area }, przewaga { $number }
scene-battle-held-neutrals = Jednostki neutralne bronią { $area }, przewaga { $number }
scene-battle-tie = { $player } broni { $area } dzięki remisowi
    .you = Bronisz { $area } dzięki remisowi
scene-battle-tie-neutrals = Jednostki neutralne bronią { $area } dzięki remisowi
scene-battle-called-off = { $player } wycofuje się z { $area }
    .you = Wycofujesz się z { $area }
scene-battle-would-have-won = wygrałby atakujący ({ $player })
    .you = wygrana byłaby twoja
scene-battle-would-have-held = obroniłby się obrońca ({ $player })
    .you = obszar zostałby twój
scene-battle-would-have-won-neutrals = wygrałyby jednostki neutralne
scene-battle-would-have-held-neutrals = obroniłyby się jednostki neutralne
scene-battle-because-bonus = Przesądza { $what }: bez tego byłoby { $attack } do { $defence } i { $otherwise }.
scene-battle-because-row = { $row ->
    [0] Przesądza ostatnia chwila: wcześniej, przy { $attack } do { $defence }, { $otherwise }.
   *[other] Przesądza runda { $row }: wcześniej, przy { $attack } do { $defence }, { $otherwise }.
}
scene-battle-because-start = Przesądza to, co zagrano przed pierwszą rundą: wcześniej, przy { $attack } do { $defence }, { $otherwise }.
scene-battle-because-even = Przewaga była wyraźna: nawet nie licząc tego, co daje { $what }, byłoby { $attack } do { $defence }.
scene-battle-because-margin = Prowadzenie się nie zmieniło: { $first } do { $second } na początku, { $attack } do { $defence } na końcu.
scene-battle-standing = Stoi
scene-battle-bonuses = Premie
scene-battle-lost = Padło
scene-battle-routed = Leży
scene-battle-bonus-line = „Utrzymać szyk”
scene-battle-bonus-banner = Sztandar Terrinoth
scene-battle-bonus-stronghold = twierdza
scene-battle-bonus-routed = leżące, które się liczą: { $units }
scene-battle-stronghold = Twierdza { $number }
scene-battle-conquer = minus { $number } za Podbój
scene-battle-walls = mury { $number }
scene-battle-stays = zostaje, wstanie wiosną
scene-battle-retreats = cofa się z innymi
scene-battle-taken = { $area } przejmuje { $player }.
    .you = { $area } jest twój.
scene-battle-taken-rune = { $number ->
    [one] { $area } przejmuje { $player } razem ze swoim pierwszym żetonem runy.
   *[other] { $area } przejmuje { $player } razem z żetonem runy i ma ich teraz { $number }.
}
    .you = { $number ->
    [one] { $area } jest twój razem z twoim pierwszym żetonem runy.
   *[other] { $area } jest twój razem z żetonem runy: masz ich teraz { $number }.
}
scene-battle-retreat-to = { $number ->
    [one] 1 jednostka cofa się do { $area } i leży tam rozgromiona.
    [few] { $number } jednostki cofają się do { $area } i leżą tam rozgromione.
   *[many] { $number } jednostek cofa się do { $area } i leży tam rozgromionych.
}
scene-battle-cannot-retreat = { $number ->
    [one] 1 jednostka nie ma dokąd uciec z { $area } i ginie.
    [few] { $number } jednostki nie mają dokąd uciec z { $area } i giną.
   *[many] { $number } jednostek nie ma dokąd uciec z { $area } i ginie.
}
scene-battle-stronghold-falls = Twierdza (gracz: { $owner }) upada; { $player } może postawić własną, uszkodzoną.
    .you = Twierdza (gracz: { $owner }) upada. Możesz postawić własną, uszkodzoną.

scene-duel = Pojedynek w { $area }
scene-duel-opening = Otwarcie
scene-duel-opens = Pojedynek się zaczyna
scene-duel-round = Runda { $number }
scene-duel-foes = jednostki
scene-duel-takes = { $number ->
    [0] bez szwanku
    [one] otrzymuje { $number } obrażenie
    [few] otrzymuje { $number } obrażenia
   *[many] otrzymuje { $number } obrażeń
}
scene-duel-taken = { $number ->
    [0] bez szwanku: { $who }
    [one] { $number } obrażenie: { $who }
    [few] { $number } obrażenia: { $who }
   *[many] { $number } obrażeń: { $who }
}
scene-duel-health = Zdrowie przedtem
scene-duel-hurt = Obrażenia
scene-duel-stopped = Uniknięte
scene-duel-left = Zostaje zdrowia
scene-duel-prevents = unika { $number }
scene-duel-won = Wygrywa { $hero }, pada { $loser }
    .you = Wygrywa { $hero } po twojej stronie, pada { $loser }
scene-duel-both = Padają bohaterowie obu stron
scene-duel-drawn = Bez zwycięzcy: bohaterowie stoją
scene-duel-because-wounds = Przesądzają dawne rany: { $hero } zaczyna ze zdrowiem { $start } z { $of }; z pełnym zostałoby { $left }.
scene-duel-because-venom = Przesądza jad: bez niego { $hero } stoi dalej, ze zdrowiem 1.
scene-duel-because-opening = Przesądza cios przed pierwszą rundą: obrażenia { $number }, a { $hero } ma wtedy zdrowie { $left }.
scene-duel-because-round = Przesądza runda { $round }: obrażenia { $number }, a { $hero } ma wtedy tylko zdrowie { $left }.
scene-duel-because-both = W rundzie { $round } padają obie strony: { $hero } ze zdrowiem { $left }, { $second } ze zdrowiem { $other }.
scene-duel-because-drawn = Po czterech rundach { $hero } ma zdrowie { $left } z { $of }, { $second } { $other } z { $most }.

scene-test-cards = Karty przeznaczenia
scene-test-draw = Dobieranie
scene-test-symbol = Symbol
scene-test-choose = Wybór
scene-quest = Wyprawa: { $quest }
scene-quest-begins = Próba
scene-quest-won = { $player } kończy wyprawę „{ $quest }”
    .you = Kończysz wyprawę „{ $quest }”
scene-quest-failed = Wyprawa „{ $quest }” się nie udaje
scene-quest-because = { $number ->
    [one] Jedyna dobrana karta pokazuje symbol: { $symbol }.
    [few] Karta wybrana z { $number } pokazuje symbol: { $symbol }.
   *[many] Karta wybrana z { $number } pokazuje symbol: { $symbol }.
}
scene-diplomacy = Dyplomacja w { $area }
scene-diplomacy-joined = Jednostki neutralne z { $area } dołączają (gracz: { $player })
    .you = Jednostki neutralne z { $area } dołączają do ciebie
scene-diplomacy-left = Jednostki neutralne opuszczają { $area }
scene-diplomacy-refused = Jednostki neutralne z { $area } odmawiają
scene-diplomacy-because = { $number ->
    [one] Jedyna dobrana karta pokazuje symbol: { $symbol }.
    [few] Karta wybrana z { $number } pokazuje symbol: { $symbol }.
   *[many] Karta wybrana z { $number } pokazuje symbol: { $symbol }.
}

scene-season-card = Karta
scene-season-all = Wszyscy
scene-end = Koniec gry
scene-end-runes = Smocze runy
scene-end-home = We własnej krainie
scene-end-enemy = W krainach innych
scene-end-land = Między krainami
scene-end-throne = Smoczy Tron
scene-end-influence = Wpływy
scene-end-start = Początkowe wpływy
scene-end-won = { $player } wygrywa grę
    .you = Wygrywasz grę
scene-end-shared = Wspólne zwycięstwo: { $players }
scene-end-by-runes = { $player } ma jako pierwszy gracz { $number ->
    [one] { $number } smoczą runę
    [few] { $number } smocze runy
   *[many] { $number } smoczych run
}, { $second } { $other }.
    .you = Masz przed innymi { $number ->
    [one] { $number } smoczą runę
    [few] { $number } smocze runy
   *[many] { $number } smoczych run
}, { $second } { $other }.
scene-end-by-order = Naraz mają smocze runy ({ $number }) { $player } i { $second }: wygrywa gracz, którego jest tura, a jeśli to żaden z nich, pierwszy w kolejności.
    .you = Naraz smocze runy ({ $number }) masz ty i { $second }: wygrywa gracz, którego jest tura, a jeśli to żaden z was, pierwszy w kolejności.
scene-end-by-years = Minął ostatni rok: smoczych run { $player } ma { $number }, { $second } { $other }.
    .you = Minął ostatni rok: smoczych run masz { $number }, { $second } { $other }.
scene-end-by-influence = Smoczych run po { $number }: remis rozstrzygają wpływy, { $player } ma { $influence }, { $second } { $other }.
    .you = Smoczych run po { $number }: remis rozstrzygają wpływy, masz { $influence }, { $second } { $other }.
scene-end-by-start = Smoczych run po { $number } i równe wpływy: remis rozstrzygają początkowe wpływy, { $player }: { $start }, { $second }: { $other }.
    .you = Smoczych run po { $number } i równe wpływy: remis rozstrzygają początkowe wpływy, ty: { $start }, { $second }: { $other }.
scene-end-by-nothing = Po { $number } smoczych run, równe wpływy ({ $influence }) i początkowe wpływy ({ $start }): nic więcej nie rozstrzyga remisu.
scene-end-as-last = Nikogo innego nie ma już w grze: wystarczają smocze runy ({ $number }).

## Wydarzenia: jedno po drugim, w drugiej osobie dla tego, kto działa, i z napisem przy miejscu

event-setup-first-player = { $player } zaczyna
    .you = Zaczynasz
event-setup-faction = { $player } wybiera frakcję: { $faction }
    .you = Wybierasz frakcję: { $faction }
    .all = Każdy gra inną frakcją
event-setup-tile = { $player } kładzie element mapy { $number }
    .you = Kładziesz element mapy { $number }
    .all = Wszyscy kładą elementy mapy
event-setup-home = { $player } kładzie krainę początkową: { $faction }
    .you = Kładziesz krainę początkową: { $faction }
    .all = Wszyscy kładą krainy początkowe
event-setup-stronghold = { $player } stawia pierwszą twierdzę w { $area }
    .you = Stawiasz pierwszą twierdzę w { $area }
    .tag = pierwsza twierdza
event-setup-unit = { $player } wystawia { $unit-object } w { $area }
    .you = Wystawiasz { $unit-object } w { $area }
    .all = Wszyscy wystawiają początkowe jednostki
event-setup-hero = { $player } ma bohatera: { $hero }
    .you = Masz bohatera: { $hero }
    .all = Wszyscy otrzymują bohatera
event-setup-hero-area = { $player } wystawia { $hero-object } w { $area }
    .you = Wystawiasz { $hero-object } w { $area }
    .all = Wszyscy wystawiają bohaterów
event-season-begins = Zaczyna się { $season } roku { $year }
event-season-card = Karta pory roku: { $season_card }
event-spring = Znikają żetony aktywacji, figurki wstają, rozkazy wracają
event-waters-freeze = Wody zamarzają: można przez nie przejść
event-quest-phase-begins = Zaczyna się faza wypraw: działają bohaterowie
event-reveals-order = { $player } odkrywa rozkaz: { $order }
    .you = Odkrywasz rozkaz: { $order }
    .all = Wszyscy odkrywają rozkazy
event-turn-begins = { $player } wykonuje rozkaz: { $order }
    .you = Wykonujesz rozkaz: { $order }
event-uses-bonus = { $player } korzysta z premii rozkazu: { $order }
    .you = Korzystasz z premii rozkazu: { $order }
event-plays-tactics = { $player } zagrywa kartę „{ $tactics }”
    .you = Zagrywasz kartę „{ $tactics }”
event-uses-title = { $player } korzysta z tytułu: { $title }
    .you = Korzystasz z tytułu: { $title }
event-activates = { $player } aktywuje { $area }
    .you = Aktywujesz { $area }
    .tag = aktywowany
event-declines-to-activate = { $player } niczego nie aktywuje
    .you = Niczego nie aktywujesz
event-marches = { $player } wysyła { $unit-object } z { $origin }
    .you = Wysyłasz { $unit-object } z { $origin }
event-hero-marches = { $player } wysyła { $hero-object } do { $area }
    .you = Wysyłasz { $hero-object } do { $area }
event-arrives = { $player } wkracza do { $area }: { $labels }
    .you = Wkraczasz do { $area }: { $labels }
    .tag = jednostki: { $number }
event-strategizes-unit = { $player } przesuwa { $unit-object } z { $origin } do { $area }
    .you = Przesuwasz { $unit-object } z { $origin } do { $area }
    .tag = z { $origin }
event-strategizes-hero = { $player } przesuwa { $hero-object } z { $origin } do { $area }
    .you = Przesuwasz { $hero-object } z { $origin } do { $area }
    .tag = z { $origin }
event-battle-begins = { $player } atakuje { $area }
    .you = Atakujesz { $area }
    .tag = bitwa
event-diplomacy-begins = { $player } rozmawia z jednostkami neutralnymi w { $area }
    .you = Rozmawiasz z jednostkami neutralnymi w { $area }
    .tag = dyplomacja
event-neutrals-join = Jednostki neutralne w { $area } dołączają do { $player-of }
    .you = Jednostki neutralne w { $area } dołączają do ciebie
    .tag = sojusz
event-chooses-battle = { $player } walczy o { $area }
    .you = Walczysz o { $area }
    .tag = bitwa
event-chooses-retreat = { $player } wycofuje się z { $area }
    .you = Wycofujesz się z { $area }
    .tag = odwrót
event-retreat-to = { $number ->
    [one] 1 jednostka cofa się do { $area }
    [few] { $number } jednostki cofają się do { $area }
   *[many] { $number } jednostek cofa się do { $area }
}
    .tag = rozgromione
event-places-stronghold = { $player } stawia twierdzę w { $area }
    .you = Stawiasz twierdzę w { $area }
    .tag = twierdza
event-builds-stronghold = { $player } buduje twierdzę w { $area }
    .you = Budujesz twierdzę w { $area }
    .tag = twierdza
event-repairs-stronghold = { $player } naprawia twierdzę w { $area }
    .you = Naprawiasz twierdzę w { $area }
    .tag = naprawiona
event-builds-development = { $player } buduje { $development-object } w { $area }
    .you = Budujesz { $development-object } w { $area }
    .tag = { $development }
event-moves-runes = { $player } na nowo rozkłada dwie runy: { $areas }
    .you = Na nowo rozkładasz dwie runy: { $areas }
event-harvests = { $player } zbiera plony: { $resource } ma teraz poziom { $number }
    .you = Zbierasz plony: { $resource } ma teraz poziom { $number }
    .all = Wszyscy ustawiają wskaźniki
event-recruits = { $player } rekrutuje: { $units }
    .you = Rekrutujesz: { $units }
event-places-recruit = { $player } wystawia { $unit-object } w { $area }
    .you = Wystawiasz { $unit-object } w { $area }
    .tag = rekruci
event-rallies = { $player } zyskuje poparcie: { $city } w { $area }
    .you = Zyskujesz poparcie: { $city } w { $area }
    .tag = poparcie
event-hires = { $player } zatrudnia { $hero-object } w { $area }
    .you = Zatrudniasz { $hero-object } w { $area }
    .tag = nowy bohater
event-looks-at-heroes = { $player } szuka bohatera
    .you = Szukasz bohatera
event-takes-title = { $player } zdobywa tytuł: { $title }
    .you = Zdobywasz tytuł: { $title }
event-gains-influence = { $player } zyskuje { influence-counted }
    .you = Zyskujesz { influence-counted }
    .all = Wszyscy zyskują wpływy
event-draws-tactics = { $player } dobiera { tactics-counted }
    .you = Dobierasz { tactics-counted }
    .all = Wszyscy dobierają karty taktyki
event-draws-quests = { $player } dobiera { quests-counted }
    .you = Dobierasz { quests-counted }
event-bids = { $player } licytuje { influence-counted }
    .you = Licytujesz { influence-counted }
    .all = Wszyscy odkrywają oferty
event-bid-won = { $player } wygrywa licytację: { influence-counted }
    .you = Wygrywasz licytację: { influence-counted }
event-claims-objective = { $player } ogłasza spełnienie celu: { $objective }
    .you = Ogłaszasz spełnienie celu: { $objective }
event-gains-rune = { $player } zdobywa smoczą runę: nowe żetony w { $areas }
    .you = Zdobywasz smoczą runę: nowe żetony w { $areas }
    .tag = nowy żeton runy
event-hero-moves = { $hero } idzie do { $area }
    .you = { $hero } idzie do { $area }
event-hero-rests = { $hero } odpoczywa
    .you = { $hero } odpoczywa
event-heals = { $hero } się leczy
    .you = { $hero } się leczy
event-hero-trained = { $hero } rozwija { $attribute-object } o { $number }
event-hero-defeated = { $hero } pada w { $area }
    .tag = klęska
event-challenges = { $hero } zaczyna pojedynek w { $area }
    .you = { $hero } zaczyna pojedynek w { $area }
    .tag = pojedynek
event-attempts-quest = { $hero } podejmuje wyprawę „{ $quest }”
    .you = { $hero } podejmuje wyprawę „{ $quest }”
    .tag = wyprawa
event-explores = { $hero } bada { $area }: { $token }
    .tag = { $token }
event-hunger = { $player } nie ma żywności w { $area }
    .you = Brakuje ci żywności w { $area }
    .tag = głód
event-destroyed = { $label } ginie w { $area }
    .tag = strata
event-routed = Rozgromienie w { $area }: { $label }
    .tag = rozgromienie
event-drives-neutrals = { $player } przepędza jednostki neutralne z { $origin } do { $area }
    .you = Przepędzasz jednostki neutralne z { $origin } do { $area }
    .tag = przepędzone
event-eliminated = { $player } odpada z gry
    .you = Odpadasz z gry
event-unit-placed = { $player } wystawia { $unit-object } w { $area }
    .you = Wystawiasz { $unit-object } w { $area }
    .tag = nowa jednostka
event-trades = { $player } handluje: { $resource } w dół, { $resources } w górę
    .you = Handlujesz: { $resource } w dół, { $resources } w górę
event-won-by-runes = { $player } wygrywa grę, smocze runy: { $number }
    .you = Wygrywasz grę, smocze runy: { $number }
event-won-by-years = { $player } wygrywa grę, smocze runy: { $number }
    .you = Wygrywasz grę, smocze runy: { $number }
event-won-as-last = W grze zostaje tylko { $player } i wygrywa
    .you = W grze zostajesz tylko ty i wygrywasz

beat-gains-influence = { influence-counted }
beat-spends-influence = koszt: { influence-counted }
beat-draws-tactics = { printed-tactics }
beat-draws-quests = { printed-quests }
beat-hero-hurt = { damage-counted }
beat-gains-reward = nagroda
beat-places-recruit = { $unit } w { $area }
beat-rallies-units = { $number ->
    [one] { $number } jednostka
    [few] { $number } jednostki
   *[many] { $number } jednostek
}
beat-hires = { $hero }
beat-harvests = { $resource } { $number }
beat-retreat-to = odwrót do { $area }
beat-destroyed = ginie { $label }
beat-routed = rozgromienie: { $label }
beat-stronghold-falls = twierdza upada
beat-hero-flees = ucieka { $hero }
beat-loses-title = traci tytuł { $title }
beat-hero-healed = leczy { $number }
beat-discards-tactics = odrzuca „{ $tactics }”
beat-council-marked = Rada Czarodziejów
beat-takes-rewards = { $number ->
    [one] { $number } nagroda
    [few] { $number } nagrody
   *[many] { $number } nagród
}
## Jak się gra: pięć obrazków, każdy z nagłówkiem i jednym zdaniem

how-1 = Rozkazuj
    .line = Rok ma cztery pory. W każdej potajemnie wybierasz jeden z ośmiu rozkazów.
how-2 = Maszeruj
    .line = Wyślij jednostki na obszar. Kto tam mieszka, walczy albo da się przekonać.
how-3 = Walcz
    .line = O bitwie decydują karty przeznaczenia, kształt po kształcie. Obszar trzyma silniejszy.
how-4 = Odkrywaj
    .line = Latem twoi bohaterowie ruszają na wyprawy i wracają z nagrodami.
how-5 = Wygraj
    .line = Smocze runy leżą zakryte na obszarach. Kto kontroluje sześć, od razu wygrywa.
how-spring = Wiosna
how-six-runes = sześć smoczych run

## Lekcje pierwszej gry z przewodnikiem: lessons.json. Słowa między ** są pogrubione

lesson-goal = Kto wygrywa
    .line = Sześć smoczych run
    .tell = Witaj w Runewars! Prowadzisz niebieskich Ludzi. Na obszarach leżą żetony run i tylko właściciel wie, które są prawdziwe. Kto kontroluje **sześć smoczych run**, od razu wygrywa. Na początku każde z was ma ich tyle samo: { $dragons }.
    .do = Spójrz na runę w DA, gdzie stoi twoja twierdza. Potem przejdź dalej.
    .why = na twoich obszarach leży też fałszywa runa. Inni muszą zgadywać, który jest wart ataku.
    .free = Na obszarach leżą żetony run i tylko właściciel wie, które są prawdziwe. Kto kontroluje sześć smoczych run, od razu wygrywa.
lesson-orders = Osiem rozkazów
    .line = Jeden na porę roku, potajemnie
    .tell = W każdej porze roku wszyscy potajemnie wybierają jedną **kartę rozkazu**. Niskie numery działają pierwsze. Zagrane karty wracają dopiero wiosną, więc rok to plan czterech rozkazów.
    .do = Wybierz Podbój, numer 3: twoje jednostki pomaszerują i mogą walczyć.
    .why = najpierw potrzebujesz ziemi. Rozkaz o numerze wyższym niż wszystkie zagrane w tym roku daje też premię.
    .good = Wszystkie karty odkryto razem. Cora i Bruno mieli niższe numery, więc działali pierwsi.
    .peace = Strategia przesuwa jednostki bez walki. To spokojny początek.
    .march = Mobilizacja to też marsz, a z premią nawet podwójny. Podbój jest dobry na twierdze.
    .later = Ten rozkaz będzie wart więcej, gdy zdobędziesz ziemię. W tym roku jest jeszcze na niego czas.
    .free = W każdej porze roku wszyscy potajemnie wybierają jedną kartę rozkazu. Niskie numery działają pierwsze. Zagrane karty wracają dopiero wiosną.
lesson-march = Marsz
    .line = Aktywuj obszar i wkrocz
    .tell = Żeby maszerować, **aktywujesz** obszar, a potem przesuwasz tam jednostki z okolicy. W 7A, obok twojej krainy, { $hellhounds ->
        [one] mieszka Piekielny Ogar
       *[other] mieszkają Piekielne Ogary: { $hellhounds }
    }, a ta ziemia daje dużo żywności.
    .do = Aktywuj 7A. Potem wyślij tam obu Łuczników, Rycerza i jednego Piechura i zakończ przyciskiem „Gotowe”.
    .why = jednostki na aktywowanym obszarze zostają tam do wiosny. Pomyśl więc, kto idzie, a kto pilnuje domu.
    .good = Wybierz teraz, kto idzie: obaj Łucznicy, Rycerz i jeden Piechur. Potem „Gotowe”.
    .stay = Możesz zostać w domu. Ale ziemię dookoła zajmą inni.
    .home = Możesz zebrać jednostki u siebie. Nikt tam nie walczy, ale i ziemi nie przybywa.
    .empty = Pusta ziemia jest twoja bez walki, ale pilnuje jej tylko ten, kto tam zostanie.
    .free = Żeby maszerować, aktywujesz obszar, a potem przesuwasz tam jednostki z okolicy. Jednostki na aktywowanym obszarze zostają tam do wiosny.
lesson-fight = Walka albo rozmowa
    .line = Ziemi strzegą jednostki neutralne
    .tell = Jednostki neutralne nie należą do nikogo i nie wpuszczą cię za darmo. Możesz z nimi walczyć albo wydać **wpływy** na dyplomację: za każdy dobierasz kartę przeznaczenia, a złoty symbol czyni je sojusznikami. Twoje wpływy: { $influence }.
    .do = Twoja armia jest dość silna. Wybierz bitwę.
    .why = cztery jednostki przeciw jednej to dobry zakład, a wpływy kupią ci w tym roku coś lepszego.
    .good = Twoja armia zaatakowała. Zobacz, co zrobiły karty przeznaczenia.
    .talk = Dyplomacją można je pozyskać, ale zapłacisz wpływami, które w tym roku się przydadzą.
    .free = Jednostki neutralne nie wpuszczą cię za darmo. Walczysz z nimi albo wydajesz wpływy na dyplomację i za każdy dobierasz kartę przeznaczenia.
lesson-battle = Przeznaczenie decyduje
    .line = Kształt po kształcie
    .tell = Zwycięstwo! Bitwa ma pięć rund, według inicjatywy jednostek. Dla każdej jednostki dobrano **kartę przeznaczenia** i liczyła się strefa z jej kształtem: obrażenia, rozgromienie albo zdolność. Ci, którzy zostali, to twoja siła. Jednostek w 7A: { $army }.
    .do = Spójrz na 7A: jest już twój. Potem przejdź dalej.
    .why = strzelcy uderzają w rundzie 1, zanim większość innych zdąży. Dlatego poszli Łucznicy.
    .free = Bitwa ma pięć rund, według inicjatywy jednostek. Dla każdej jednostki dobiera się kartę przeznaczenia i liczy się strefa z jej kształtem. Ci, którzy zostali, to siła armii.
lesson-heroes = Bohaterowie
    .line = Działają latem
    .tell = Jest lato i działają **bohaterowie**. Twoją bohaterką jest Andira Runiczna Dłoń. Może się poruszyć, leczyć albo trenować, a na końcu drogi podjąć wyprawę. Jedna z twoich kart wypraw prowadzi do **7B**, dwa kroki stąd.
    .do = Niech Andira ruszy: najpierw do DB, potem do 7B.
    .why = bohaterowie nie biorą udziału w bitwach armii. Zdobywają nagrody, a niektóre z nich to smocze runy.
    .good = Teraz krok po kroku: do DB, potem do 7B.
    .train = Trening wzmocni ją na późniejsze testy. Wyprawa poczeka do następnego lata.
    .rest = Odpoczywa. Wyprawa poczeka do następnego lata.
    .free = Latem działają bohaterowie: poruszają się, leczą albo trenują, a na końcu drogi mogą podjąć twoją wyprawę.
lesson-quest = Wyprawy
    .line = Test atrybutu i nagroda
    .tell = Andira dotarła na miejsce wyprawy **Pogrzebany legion**. Wyprawa sprawdza atrybut, tutaj siłę: dobierasz tyle kart przeznaczenia, ile Andira ma siły, i wybierasz jedną. Złoto jest najlepsze, czerwień to porażka.
    .do = Podejmij wyprawę. Potem wybierz kartę z lepszym symbolem.
    .why = tutaj do nagrody wystarczy srebro. Nagrody to przedmioty, sojusznicy, a czasem smocza runa.
    .good = Spójrz na symbole na kartach i wybierz lepszy.
    .wait = Czeka. Możesz spróbować następnego lata, jeśli nikt jej nie przepędzi.
    .free = Wyprawa sprawdza atrybut bohatera: dobierasz tyle kart przeznaczenia, ile wynosi, i wybierasz jedną. Złoto jest najlepsze, czerwień to porażka. Komu się uda, zdobywa nagrodę.
lesson-harvest = Zbiory
    .line = Ziemia obraca wskaźniki
    .tell = Trzy **wskaźniki** mówią, ile masz żywności, drewna i rudy: teraz { $food }, { $wood } i { $ore }. Rosną tylko wtedy, gdy wybierzesz **Zbiory**: pokażą, ile dają razem wszystkie twoje obszary, także 7A.
    .do = Wybierz Zbiory, numer 4. Potem użyj premii i zbuduj udoskonalenie zasobów przy twierdzy.
    .why = 4 to więcej niż 3, więc premia jest twoja. A żywność decyduje, ile jednostek wyżywisz zimą.
    .good = Żywności przybyło. Użyj teraz premii: udoskonalenie przy twierdzy kosztuje 1 drewno.
    .later = Możesz. Ale bez Zbiorów zdobyta ziemia nikogo nie wyżywi.
    .free = Wskaźniki mówią, ile masz żywności, drewna i rudy. Rosną przy Zbiorach do tego, co dają razem wszystkie twoje obszary.
lesson-bid = Wpływy
    .line = Licytuj o łaskę Rady
    .tell = Jest jesień. Ta karta pory roku daje **smoczą runę** temu, kto zalicytuje najwięcej wpływów. Wszyscy licytują potajemnie i każdy płaci swoją ofertę. Twoje wpływy: { $influence }.
    .do = Zalicytuj wszystko: { $influence }. Potem zakończ i zachowaj fałszywą runę: myli innych.
    .why = smocze runy, które masz: { $dragons }, a trzeba sześciu. Pół drogi do zwycięstwa za garść wpływów to tanio.
    .good = Licytacja wygrana, a smocza runa jest twoja. Najpierw możesz odrzucić fałszywą runę: zachowaj ją.
    .nothing = Zachowujesz wpływy, a runę dostaje ktoś inny.
    .less = Ktoś może dać o jeden więcej i wtedy płacisz za nic.
    .free = Przy niektórych kartach pór roku wszyscy potajemnie licytują wpływy. Wygrywa najwyższa oferta, a każdy płaci swoją.
lesson-rune = Trzecia runa
    .line = Ukryj ją tam, gdzie masz siłę
    .tell = Smocze runy, które masz: { $dragons }, a oto kolejna. Trafia na obszar bez runy, a **fałszywa runa** na inny, obie zakryte: nikt prócz ciebie nie wie, która jest która.
    .do = Połóż smoczą runę w 7A. Potem fałszywą w 7C i weź wpływy.
    .why = w 7A stoi twoja armia, jednostek: { $army }. Runa liczy się tylko temu, kto kontroluje jej obszar.
    .good = Teraz fałszywa runa: 7C będzie dobry. Potem jesień daje ci 2 wpływy albo kartę taktyki.
    .away = Leży tam, dopóki ktoś nie przejmie obszaru. Trzeba go będzie zdobyć.
    .free = Nowa smocza runa trafia na obszar bez runy, a fałszywa na inny, obie zakryte. Liczy się temu, kto kontroluje obszar.
lesson-recruit = Rekrutacja
    .line = Wskaźniki dają jednostki
    .tell = Twój wskaźnik żywności pokazuje { $food }. **Rekrutacja** daje jednostki, które pokazuje jeden z twoich wskaźników, a jej premia te z drugiego. 5 to więcej niż { $last }, więc premia znów jest twoja.
    .do = Wybierz Rekrutację, numer 5. Weź to, co daje żywność, potem użyj premii z rudą.
    .why = żywność daje wielu Piechurów, ruda daje Rycerzy. Nowe jednostki pojawiają się przy twierdzy.
    .good = Najpierw wybierz żywność. Potem użyj premii i wybierz rudę.
    .later = Możesz. Ale bez Rekrutacji armia nie urośnie.
    .free = Rekrutacja daje jednostki, które pokazuje jeden z twoich wskaźników. Z premią dostajesz też te z drugiego.
lesson-winter = Zima
    .line = Tyle jednostek, ile żywności
    .tell = Jest **zima**: na żadnym obszarze nie może być więcej twoich jednostek, niż pokazuje żywność. Żywności masz { $food }, a w DA stoi jednostek { $units }. Dwie muszą odejść.
    .do = Niech odejdzie dwóch Piechurów. Rycerzy trudniej zastąpić.
    .why = przed zimą rozstaw jednostki na kilku obszarach albo zbierz więcej żywności. Woda też zamarza: można po niej maszerować.
    .good = Bruno traci jeszcze więcej. Zima jest ciężka dla dużych armii.
    .dear = Rycerz jest wart więcej niż Piechur, ale wybór należy do ciebie.
    .free = Zimą na żadnym obszarze nie może być więcej twoich jednostek, niż pokazuje żywność; nadmiar odchodzi. A woda zamarza i można ją przekroczyć.
lesson-fortify = Twierdze
    .line = Trzymaj, co masz
    .tell = W 7A smoczej runy strzeże twoja armia, jednostek: { $army }. **Twierdza** dodaje 5 do ich siły, gdy ktoś zaatakuje, i można w niej rekrutować. Kosztuje 1 drewno i 1 rudę, a masz { $wood } i { $ore }.
    .do = Wybierz Umacnianie, numer 8. Potem zbuduj w 7A i zakończ.
    .why = 8 to najwyższy numer, działa na końcu. Potem w tej porze roku nikt ci już nie przeszkodzi.
    .good = Teraz zbuduj w 7A, potem zakończ.
    .later = Możesz. Bez Umacniania 7A trzymają same jednostki.
    .free = Twierdza dodaje 5 do siły, gdy ktoś cię zaatakuje, i można w niej rekrutować. Umacnianie buduje ją za 1 drewno i 1 rudę.
lesson-objective = Twój tajny cel
    .line = Jeszcze jedna smocza runa
    .tell = Nowy rok! Użyte karty rozkazów wracają. Masz też tajny **cel**: kto spełni swój, zyskuje smoczą runę. Ta karta pory roku pozwala dobrać drugi i zachować lepszy z dwóch.
    .do = Dobierz cel, przeczytaj oba i zachowaj ten, który osiągniesz. To była ostatnia lekcja.
    .why = masz już { $dragons } z sześciu smoczych run: pół drogi w jeden rok. Graj dalej z Brunem i Corą, jak długo chcesz.
    .good = To była ostatnia lekcja: znasz pory roku, rozkazy i wiesz, kto wygrywa. Graj dalej, jak długo chcesz!
    .free = Każdy ma tajny cel: kto spełni swój, zyskuje smoczą runę. To była ostatnia lekcja: graj dalej, jak długo chcesz.

## Widoki: co przyniesie wybór; najwyżej 90 znaków

counted-unit = { $number ->
    [1] { $thing }
    [few] { $number } { $thing-few }
   *[many] { $number } { $thing-many }
}
    .against = { $number ->
        [1] { $thing-dative }
       *[other] { $number } { $thing-datives }
    }
odds = { $percent ->
    [101] ponad 99 %
    [102] poniżej 1 %
   *[other] { $percent } %
}
odds-two = { $percent2 ->
    [101] ponad 99 %
    [102] poniżej 1 %
   *[other] { $percent2 } %
}
odds-gold = { $gold ->
    [101] ponad 99 %
    [102] poniżej 1 %
   *[other] { $gold } %
}
odds-silver = { $silver ->
    [101] ponad 99 %
    [102] poniżej 1 %
   *[other] { $silver } %
}
odds-red = { $red ->
    [101] ponad 99 %
    [102] poniżej 1 %
   *[other] { $red } %
}
units-there = { $units ->
    [one] { $units } jednostka
    [few] { $units } jednostki
   *[many] { $units } jednostek
}
arrived-counted = { $arrived ->
    [one] { $arrived } jednostka
    [few] { $arrived } jednostki
   *[many] { $arrived } jednostek
}
beside-rival = { $standing ->
    [1] o { $gap } więcej niż { $rival }
    [2] tyle co { $rival }
   *[3] o { $gap } mniej niż { $rival }
}
beside-army = { $near ->
    [0] obok nie ma rywala
   *[other] obok, w { $origin }, { $rival } ma { $near }
}
who-is-there = { $who ->
    [0] nikogo tam nie ma
    [1] twój, { units-there }
    [2] { $units ->
        [one] { $units } jednostka neutralna
        [few] { $units } jednostki neutralne
       *[many] { $units } jednostek neutralnych
    }
   *[3] { $rival }, { units-there }
}
strength-now = { $mine } do { $theirs }

outlook-nothing = Teraz nic się nie zmienia.
outlook-goes-on = Niczego nie przekazujesz ani nie używasz; bohater działa.
outlook-area = { $area }: { who-is-there }.
outlook-spend = Będziesz mieć wpływy: { $influence }, { beside-rival }.
outlook-gain-influence = Będziesz mieć wpływy: { $influence }, { beside-rival }.
outlook-draw-tactics = { $number ->
    [one] { $number } nieznana karta taktyki
    [few] { $number } nieznane karty taktyki
   *[many] { $number } nieznanych kart taktyki
} z { $deck }: na ręce { $hand } z najwyżej { $most }.
outlook-draw-quests = { $number ->
    [one] { $number } nieznana karta wypraw
    [few] { $number } nieznane karty wypraw
   *[many] { $number } nieznanych kart wypraw
}: będzie { $hand }, zatrzymasz najwyżej { $most }.

outlook-faction = Na początku: { units-there }, wpływy { $influence }, karty taktyki { $tactics }; charakter: { $alignment }.
outlook-tile = Obszary: { $areas }; żywność { $food }, drewno { $wood }, ruda { $ore }; miasta { $cities }, neutralne { $units }.
outlook-lay = Element o { $areas } obszarach zetknie się z mapą { $edges ->
    [one] { $edges } krawędzią
   *[many] { $edges } krawędziami
}.
outlook-marker = { $steps ->
    [0] Pierwszy znacznik; wspólne krawędzie z mapą: { $edges }.
   *[other] Obszarów do najbliższego znacznika: { $steps }; wspólne krawędzie z mapą: { $edges }.
}
outlook-home = W pobliżu { $areas ->
    [one] { $areas } obszar
    [few] { $areas } obszary
   *[many] { $areas } obszarów
}: żywność { $food }, drewno { $wood }, ruda { $ore }; miejsca na miasta: { $cities }.
outlook-confirm = Znaczniki ({ $number }) zostają; frakcje zajmują je po kolei.
outlook-restart = Znaczniki ({ $number }) wracają i układacie je od nowa.
outlook-first-stronghold = Siła 5 w obronie { $area }; sąsiednie obszary spoza krainy: { $borders }.
outlook-first-unit = W { $area } będzie { $total } z najwyżej { $most }; do rozstawienia zostanie { $left }.
outlook-first-false = Fałszywa runa w { $area }; sąsiednie obszary spoza krainy: { $borders }.
outlook-first-dragon = Smocza runa w { $area }: { units-there }; sąsiednie obszary spoza krainy: { $borders }.

outlook-bid = { $standing ->
    [1] Nikt cię nie przebije; zostanie ci wpływów: { $left }.
    [2] { $rival } może dać tyle samo; zostanie ci wpływów: { $left }.
   *[3] { $rival } może dać do { $most }; zostanie ci wpływów: { $left }.
}
outlook-winner-you = Wygrywasz „{ $season_card }” za { $amount ->
    [one] { $amount } wpływ
    [few] { $amount } wpływy
   *[many] { $amount } wpływów
}.
outlook-winner = { $rival } wygrywa „{ $season_card }” za { $amount ->
    [one] { $amount } wpływ
    [few] { $amount } wpływy
   *[many] { $amount } wpływów
}.
outlook-draw-objective = Nieznany cel spośród { $deck }; zatrzymasz jeden z dwóch.
outlook-keep-objective = { $met ->
    [1] Warunek jest już spełniony: ogłosisz go w swojej turze i zdobędziesz smoczą runę.
   *[0] Warunek nie jest jeszcze spełniony; druga karta wraca do talii.
}
outlook-pay-hero = { $hero } zostaje przy tobie; wpływy: { $influence }, { beside-rival }.
outlook-champions = { $number ->
    [one] { $number } nieznany bohater
   *[many] { $number } nieznanych bohaterów
}, zatrzymasz jednego; wpływy: { $influence }, { beside-rival }.
outlook-joins = W { $area } { $here ->
    [0] staje
   *[other] do { $here } dochodzi
}: { $number ->
    [1] { $unit }
    [few] { $number } { $unit-few }
   *[many] { $number } { $unit-many }
}; razem { $total } z najwyżej { $most }.
outlook-lose-city = { $city } znika z gry; { $area }: { who-is-there }.
outlook-rune-there = Smocza runa znana wszystkim w { $area }: { who-is-there }.
outlook-unit-kind = { $unit }: inicjatywa { $initiative }, zdrowie { $health }; potem wybierzesz obszar.
outlook-rune-from = { $rune ->
    [1] Znasz ją: fałszywa runa opuści { $area }.
    [2] Znasz ją: smocza runa opuści { $area }.
   *[other] Nieznana ci runa opuści { $area }.
}
outlook-rune-to = Do { $area }: { who-is-there }.
outlook-look = { $known ->
    [1] Już wiesz, co leży w { $area }.
   *[0] Tylko ty zobaczysz, co leży w { $area }: { who-is-there }.
}
outlook-lose-unit = Tracisz: { $label }; w { $area } zostanie { $left }.
outlook-rout-unit = Leży do wiosny: { $label }; w { $area } stać będzie jeszcze { $left }.
outlook-stand-unit = Znów stoi, może iść i walczyć: { $unit }.
outlook-repair-free = Twierdza w { $area } znów liczy się w obronie za 5, nie za 3.
outlook-carry = { $hero } będzie nieść { $number ->
    [one] { $number } nagrodę
    [few] { $number } nagrody
   *[many] { $number } nagród
}.
outlook-give-up = Tracisz: { $reward }; weźmiesz { $influence } wpływy albo { $number } karty taktyki.
outlook-discard-rune = Fałszywa runa z { $area } odkryta i usunięta; na twoich obszarach zostanie run: { $number }.
outlook-pass-card = Karta „{ $tactics }” trafi do { $rival-of }; na ręce { $number ->
    [one] zostanie { $number } karta
    [few] zostaną { $number } karty
   *[many] zostanie { $number } kart
}.

dial-means = { $food ->
    [1] { $to ->
        [one] { $to } jednostka na obszarze przetrwa zimę
        [few] { $to } jednostki na obszarze przetrwają zimę
       *[many] { $to } jednostek na obszarze przetrwa zimę
    }
   *[other] zrekrutuje { $units ->
        [one] { $units } jednostkę
        [few] { $units } jednostki
       *[many] { $units } jednostek
    }
}
outlook-dial = { $resource-title } z { $from } na { $to }: { dial-means }.
outlook-trade = { $resource-title } z { $from } na { $to }, { $resource2 } z { $from2 } na { $to2 }: { $food ->
    [1] { $to2 ->
        [one] { $to2 } jednostka na obszarze przetrwa zimę
        [few] { $to2 } jednostki na obszarze przetrwają zimę
       *[many] { $to2 } jednostek na obszarze przetrwa zimę
    }
    [-1] { $to ->
        [one] tylko { $to } jednostka na obszarze przetrwa zimę
        [few] tylko { $to } jednostki na obszarze przetrwają zimę
       *[many] tylko { $to } jednostek na obszarze przetrwa zimę
    }
   *[0] { $resource2 } zrekrutuje { $units ->
        [one] { $units } jednostkę
        [few] { $units } jednostki
       *[many] { $units } jednostek
    }
}.

outlook-keep-hero = { $quests ->
    [0] Żadna z twoich wypraw nie testuje tego bohatera
    [1] { $quest-head } w { $area } { odds }
   *[2] { $quest-head } w { $area } { odds }, { $quest2-brief } w { $area2 } { odds-two }
}; { $homes ->
    [0] nie znajdzie twierdzy
    [1] stanie w { $area3 }
    [2] stanie w { $area3 } albo w { $area4 }
   *[other] stanie przy jednej z { $homes } twierdz
}.
quest-near = { $quests ->
    [0] żadnej wyprawy w zasięgu
   *[other] { $quest }: { $steps ->
        [0] tutaj
        [one] { $steps } krok
        [few] { $steps } kroki
       *[many] { $steps } kroków
    }{ $tested ->
        [1] , { odds }
       *[0] {""}
    }
}
outlook-place-hero = Z { $origin }: { quest-near }.
outlook-hero-acts = Zdrowie { $health } z { $most }; { quest-near }.
outlook-hero-move = Do { $range } obszarów, potem pojedynek lub wyprawa; { quest-near }.
outlook-hero-step = Krok { $moved } z { $range }; { quest-near }.
outlook-hero-stop = Zostaje w { $origin }; { quest-near }.
outlook-hero-rests = { $hero } zostaje w { $area }, zdrowie { $health } z { $most }.
outlook-heal = Wszystkie obrażenia ({ $damage }) znikają: zdrowie { $most } z { $most }.
outlook-train = Dwa atrybuty wzrosną o 1 albo jeden o 2; bohater zostaje na miejscu.
outlook-trained = { $attribute-title } z { $from } na { $to }{ $both ->
    [1] , { $attribute2 } z { $from2 } na { $to2 }
   *[0] {""}
}{ $quests ->
    [0] ; żadna z twoich wypraw nie będzie łatwiejsza.
   *[other] : { $quest } { odds }, potem { odds-two }.
}
harm-none = czerwony nic nie kosztuje
harm-wound = czerwony kosztuje 1 zdrowie
harm-wounds = czerwony kosztuje 2 zdrowia
harm-levy = czerwony kosztuje 1 wpływ
harm-wound-flee = czerwony kosztuje 1 zdrowie i odwrót
outlook-quest-test = { $attribute-title } { $number }: { $symbols ->
    [1] tylko złoty daje nagrodę
   *[other] złoty lub srebrny daje 1 nagrodę
}, { odds }; { $harm }.
outlook-quest-duel = Pojedynek, przeciwnicy: { $units-joined }; zdrowie bohatera { $health } z { $most }.
outlook-quest-paid = 1 nagroda za { $price } wpływy; zostanie wpływów: { $influence }, { beside-rival }.
outlook-duel = Zdrowie { $health } przeciw { $theirs }; pokonany traci wszystkie nagrody, rywal ma ich { $rewards }.
outlook-steal = Złoty { odds-gold }: nagroda; srebrny { odds-silver }: podgląd; czerwony { odds-red }: 1 obrażenie.
outlook-steal-symbol = { $destiny ->
    [0] Złoty: jedna losowa nagroda zmienia właściciela.
    [1] Srebrny: oglądasz zakryte nagrody.
   *[2] Czerwony: Sylwetka otrzymuje 1 obrażenie.
}
outlook-take-rewards = Ten bohater zabierze { $number ->
    [one] { $number } nagrodę
    [few] { $number } nagrody
   *[many] { $number } nagród
}.
outlook-leave-rewards = Nagrody zostają tam dla kogoś innego.
outlook-hero-leaves = Bohater cię opuszcza; zostanie bohaterów: { $number }.
outlook-desert = { $hero } odchodzi; utracone nagrody: { $rewards }; zostanie bohaterów: { $number }.
effect-reward = 1 nagroda
effect-wound = 1 obrażenie
effect-wounds = 2 obrażenia
effect-rout = bohater rozgromiony
effect-influence = 1 wpływ
effect-influences = 2 wpływy
effect-levy = tracisz 1 wpływ
effect-tactics = 1 karta taktyki
effect-buy = nagroda za 1 wpływ
effect-rewards = 1 z 2 nagród
effect-unit = 1 jednostka
effect-rune = podgląd runy
effect-neutrals = neutralne rozgromione
effect-flee = odwrót bohatera
effect-none = nic się nie dzieje
outlook-symbol-brings = { $done ->
    [1] Kończy wyprawę ({ $symbol }): { $effects }.
   *[0] Wyprawa zostaje otwarta ({ $symbol }): { $effects }.
}
outlook-symbol = Ta karta liczy się jako: { $symbol }.
outlook-new-fate = { $number ->
    [one] { $number } nowa karta
    [few] { $number } nowe karty
   *[many] { $number } nowych kart
}: złoty { odds-gold }, srebrny { odds-silver }, czerwony { odds-red }; stare odpadają.
outlook-buy-reward = Nieznana nagroda, koszt { $price }; zostanie wpływów: { $influence }, { beside-rival }.
outlook-wounded = { $health ->
    [0] { $hero } nie przeżyje.
   *[other] { $hero }: zostanie zdrowie { $health } z { $most }.
}
outlook-lose-reward = { $hero } bez dalszych obrażeń; zostanie nagród: { $number }.
outlook-keep-reward = { $reward-short }
outlook-use-reward = { $reward-short }
outlook-hero-flees = { $hero } idzie do { $area }; do twojej twierdzy kroków: { $steps }.
outlook-duel-card = W kole tej karty: { $fate-circle }.
outlook-duel-hit = { $foes ->
    [0] Jeszcze { $number } obrażenie; { $hero } ma teraz zdrowie { $health } z { $most }.
   *[other] Jeszcze { $number } obrażenie dla jednostek z wyprawy ({ $foes }).
}
outlook-duel-unstable = { $foes ->
    [0] 2 obrażenia, { $hero } ma zdrowie { $health } z { $most }; 1 dla Carthosa.
   *[other] 2 obrażenia dla jednostek z wyprawy; 1 dla Carthosa.
}
outlook-duel-target = Następne obrażenie otrzyma (z { $number }): { $label }.
outlook-hero-bid = { $number ->
    [one] { $number } nieznany bohater
   *[many] { $number } nieznanych bohaterów
} z { $deck }, zatrzymasz jednego; zostanie wpływów: { $influence }.
outlook-rout-neutrals = Neutralne jednostki ({ $units }) będą tu leżeć do wiosny.

bonus-lost = Bez premii: użyto już rozkazu { $highest }.
stays-or-moves-food = { $food-same ->
    [1] Żywność nadal { $food }
   *[0] Żywność z { $food } na { $food-to }
}
stays-or-moves-wood = { $wood-same ->
    [1] drewno nadal { $wood }
   *[0] drewno z { $wood } na { $wood-to }
}
stays-or-moves-ore = { $ore-same ->
    [1] ruda nadal { $ore }
   *[0] ruda z { $ore } na { $ore-to }
}
outlook-order-strategize = O krok { $units ->
    [one] może ruszyć { $units } jednostka
    [few] mogą ruszyć { $units } jednostki
   *[many] może ruszyć { $units } jednostek
}. { $bonus ->
    [1] Premia, karty taktyki: { $cards }.
   *[0] { bonus-lost }
}
outlook-order-mobilize = Marsz na 1 z { $areas } obszarów (nie twoich: { $others }). { $bonus ->
    [1] Premia: drugi obszar.
   *[0] { bonus-lost }
}
outlook-order-conquer = Marsz na 1 z { $areas } obszarów (nie twoich: { $others }). { $bonus ->
    [1] Premia: twierdze słabsze o 3.
   *[0] { bonus-lost }
}
outlook-order-harvest = { stays-or-moves-food }, { stays-or-moves-wood }, { stays-or-moves-ore }. { $bonus ->
    [1] Premia: budowa za 1 drewno.
   *[0] { bonus-lost }
}
outlook-order-recruit = Jednostki z żywności { $food }, z drewna { $wood } albo z rudy { $ore }. { $bonus ->
    [1] Premia: drugi wskaźnik.
   *[0] { bonus-lost }
}
outlook-order-rally = { $cities ->
    [0] Nie masz miast.
   *[other] Po jednej korzyści z miast: { $cities }.
} { $bonus ->
    [1] Premia: bohater za wpływy.
   *[0] { bonus-lost }
}
outlook-order-power = Wpływy: { $influence }, { beside-rival }. { $bonus ->
    [1] Premia: tytuł.
   *[0] { bonus-lost }
}
outlook-order-fortify = Budowa (drewno i ruda), naprawa, runy; twierdz do postawienia { $left }. Bez premii.
outlook-bonus-mobilize = { $battles ->
    [0] Drugi obszar do zajęcia; bitwa wciąż dozwolona.
   *[other] Drugi obszar do zajęcia, już bez bitwy.
}
outlook-bonus-harvest = Zysk z udoskonaleń, potem budowa za 1 drewno z { $wood }.
outlook-bonus-recruit = Jednostki z drugiego wskaźnika, innego niż poprzednio.
outlook-bonus-rally = Do 3 z { $deck } nieznanych bohaterów, każdy za 1 wpływ z { $influence }; jeden zostaje.
outlook-bonus-power = Tytuł za co najmniej { $least }; masz wpływów: { $influence }.
outlook-skip = Premia przepada; karta się kończy.
outlook-order-ends = Na tym rozkaz się kończy.
outlook-no-march = Nikt nie rusza; rozkaz kończy się bez premii.
outlook-activate = { $who ->
    [0] { $named ->
        [1] Pusty: bez bitwy. W zasięgu: { $foes-counted }.
       *[0] Pusty: bez bitwy. W zasięgu jednostek: { $coming }.
    }
    [1] { $named ->
        [1] Twój, jednostek { $there }. W zasięgu: { $foes-counted }.
       *[0] Twój, jednostek { $there }. W zasięgu jednostek: { $coming }.
    }
    [2] { $named ->
        [1] { $units-counted }: bitwa lub dyplomacja. Zasięg: { $foes-counted }.
       *[0] Neutralnych { $there }: bitwa albo dyplomacja. W zasięgu jednostek: { $coming }.
    }
   *[3] { $rival }, jednostek { $there }{ $strength ->
        [0] {""}
       *[other] {" "}i twierdza o sile { $strength }
    }. W zasięgu jednostek: { $coming }.
}
outlook-march = Razem do { $area }: { arrived-counted } ({ who-is-there }); w { $origin } zostanie { $left }.
outlook-arrive = { $who ->
    [0] { arrived-counted } bez bitwy na obszarze { $area }, aż do wiosny.
    [1] { arrived-counted } więcej w { $area }, aż do wiosny.
    [2] { arrived-counted } przeciw neutralnym ({ $units }): wybierzesz bitwę albo dyplomację.
   *[3] Bitwa, { $rival }: { arrived-counted } przeciw { $units }{ $strength ->
        [0] {""}
       *[other] {" "}i twierdzy o sile { $strength }
    }; remis dla obrońcy.
}
outlook-regroup = W { $area } będzie { $total } z najwyżej { $most }; w { $origin } zostanie { $left }.
outlook-portal = Magiczne Portale są teraz o krok od siebie; zostanie wpływów: { $influence }.
outlook-battle = { $named ->
    [1] { $units-joined } przeciw { $foes-against-joined }: wygrasz w { odds }; remis wygrywają oni.
   *[0] { $own ->
        [one] { $own } jednostka
        [few] { $own } jednostki
       *[many] { $own } jednostek
    } przeciw { $others } neutralnym: wygrasz w { odds }; remis wygrywają oni.
}
outlook-diplomacy = Za { $number ->
    [one] { $number } wpływ
    [few] { $number } wpływy
   *[many] { $number } wpływów
}: dołączą { odds-gold }, odejdą { odds-silver }, odmówią { odds-red }.
outlook-talks = Dołączą { odds-gold }, odejdą { odds-silver }, walka albo odwrót { odds-red }.
outlook-talks-symbol = { $destiny ->
    [0] Złoty: neutralne ({ $units }) z { $area } dołączą do twoich { $arrived }.
    [1] Srebrny: neutralne ({ $units }) opuszczą { $area }; zostanie tam twoich { $arrived }.
   *[2] Czerwony: odmawiają; przed tobą walka albo odwrót ({ arrived-counted }).
}
outlook-turn-back = Odwrót z { $area }, rozgromione: { arrived-counted }; wpływy przepadły.
outlook-development = { $development-short } Drewno z { $from } na { $to }.
outlook-remove-development = W { $area } będzie miejsce na inne udoskonalenie.
outlook-recruit = { $resource-title } { $number } daje: { $named ->
    [1] { $units-joined }.
   *[0] żadnej jednostki.
}
outlook-recruit-place = W { $area } będzie { $total } z { $most }, zostanie do umieszczenia { $left }; { beside-army }.
outlook-replace = Zniszczona w { $area }: { $label }; rekrutujesz ją na nowo, zostanie tam { $left }.
outlook-forfeit = Niczego nie niszczysz; ten rekrut przepada.
outlook-city = Korzyści do wyboru: { $number }.
outlook-title = { $title-short } Koszt { $cost } z twoich { $influence }.
outlook-title-held = { $title-short } Koszt { $cost } z { $influence }, traci go { $rival }.
outlook-title-amount = Następny zapłaci co najmniej { $next }; zostanie ci wpływów: { $influence }, { beside-rival }.
outlook-build = Siła 5 w obronie; zostanie drewno { $wood }, ruda { $ore }, twierdze { $left } z { $most }; { beside-army }.
outlook-repair = { $area }: w obronie 5 zamiast 3; ruda z { $from } na { $to }.
outlook-remove = { $area } traci mury; zostaną jednostki: { $units }; { beside-army }.
outlook-runes = Dwie twoje runy mogą zamienić się miejscami; czy tak się stanie, wiesz tylko ty.
outlook-rune-taken = { $false ->
    [1] Fałszywa runa w { $area }
   *[0] Smocza runa w { $area }
}; { beside-army }.
outlook-runes-stay = Runy zostają; inni się tego nie dowiedzą.
outlook-runes-swap = Runy zamieniają się miejscami; inni się tego nie dowiedzą.
outlook-dragon-at = { $mine ->
    [1] Smocze runy: { $runes } z { $goal }; w { $area } { units-there }, { beside-army }.
   *[0] W { $area }, który nie jest twój: smocze runy nadal { $runes } z { $goal }.
}
outlook-false-at = { $instead ->
    [1] Zamiast niej fałszywa runa w { $area }; { beside-army }.
   *[0] Fałszywa runa w { $area }, dla innych taka sama; { beside-army }.
}
outlook-claim = Jedna smocza runa: będziesz mieć { $runes } z { $goal }.
outlook-keep-secret = Cel zostaje tajny; możesz go spełnić kiedy indziej.

outlook-survives = { $unit } przeżyje z { $health } z { $most } zdrowia: siła nadal { $mine } do { $theirs }.
outlook-destroyed = Zniszczenie: { $unit }; siła { strength-now } zamiast { $was } do { $were }.
outlook-routed = Rozgromienie: { $unit }; siła { strength-now } zamiast { $was } do { $were }.
outlook-strike = { $own ->
    [1] Twoja jednostka, { $label }: siła { strength-now } zamiast { $was } do { $were }.
   *[0] Wroga jednostka, { $label }: siła { strength-now } zamiast { $was } do { $were }.
}
outlook-hurt = { $dies ->
    [1] Zniszczenie: { $label }. Siła { strength-now } zamiast { $was } do { $were }.
   *[0] 1 obrażenie, przeżyje: { $label }. Siła bez zmian: { strength-now }.
}
outlook-fury = Jeden Berserker za 2 obrażenia: siła { strength-now }, zanim uderzą.
outlook-rain = { $number ->
    [one] Tracisz { $number } jednostkę
    [few] Tracisz { $number } jednostki
   *[many] Tracisz { $number } jednostek
}: siła { strength-now } zamiast { $was } do { $were }.
outlook-no-ability = Siła bez zmian: { strength-now }.
outlook-battle-goes-on = Niczego nie używasz; bitwa toczy się przy sile { strength-now }.
outlook-fortification = Żeton zużyty przeciw atakującemu; siła jest teraz { strength-now }.
outlook-draw-fate = { $number ->
    [one] { $number } nieznana karta przeznaczenia
    [few] { $number } nieznane karty przeznaczenia
   *[many] { $number } nieznanych kart przeznaczenia
}; siła jest teraz { strength-now }.
outlook-support = { $unit-plural }: karty przeznaczenia { $number }, jedna odpada.
outlook-no-support = Żaden bohater nie wspiera jednostek.
outlook-drop = Ta karta nie zadziała; liczyć się będzie kart: { $number }.
outlook-retreat = { $number ->
    [one] { $number } jednostka dołączy
    [few] { $number } jednostki dołączą
   *[many] { $number } jednostek dołączy
} do { $here }: razem { $total } z najwyżej { $most }, tuż obok { $origin }.
outlook-retreat-hero = Bohater idzie do { $area }; do twojej twierdzy kroków: { $steps }.
outlook-leaves = Opuszcza bitwę: { $label }; siła { strength-now } zamiast { $was } do { $were }.
outlook-surplus = Wraca: { $label }; w { $area } zmieści się najwyżej 8.
outlook-stronghold = Siła { $strength } w obronie i miejsce dla rekrutów; z { $most } zostanie { $left }.
outlook-no-stronghold = Obszar zostaje otwarty: bez siły w obronie i miejsca dla rekrutów.

outlook-play = { $tactics-short } { $number ->
    [0] Ostatnia karta.
    [one] Zostanie { $number } karta.
    [few] Zostaną { $number } karty.
   *[many] Zostanie { $number } kart.
}
outlook-pass = { $number ->
    [0] Niczego nie używasz.
    [one] Niczego nie używasz; na ręce zostaje { $number } karta taktyki.
    [few] Niczego nie używasz; na ręce zostają { $number } karty taktyki.
   *[many] Niczego nie używasz; na ręce zostaje { $number } kart taktyki.
}
outlook-redraw = Wszyscy ją zobaczą; dobierasz nieznany cel, a tę kartę wtasujesz.
outlook-demolish = Miejsce w { $area } znika dla wszystkich.
outlook-discard-card = Karta „{ $tactics }” przepada; zostanie { $number } z najwyżej { $most } kart.
outlook-discard-quest = Zostanie kart wypraw: { $number }.
outlook-discard-reward = Przepada: { $reward }.
outlook-accord = Każdy dobiera nieznane karty ({ $number }): będziesz mieć { $hand }, a { $rival } { $theirs }.
outlook-rumor = { $rival } nie wejdzie do { $area } przed wiosną.
outlook-order-back = { $highest ->
    [0] Jakby żadna karta nie była użyta w tym roku.
   *[other] Najwyższa karta, która liczy się w tym roku: { $highest }.
}
outlook-quick = { $unit-plural }: inicjatywa 1 zamiast { $initiative }.
outlook-lies-down = Leży i już się nie liczy: { $label }.
outlook-insist = Pojedynek się odbędzie; zostanie kart: { $number }.
outlook-dies = Zniszczenie: { $label }.
outlook-stands-up = { $hero } podnosi rozgromione jednostki: znów stoją i walczą.

## Karty do wyboru

board-show-offer = Pokaż karty
board-offer-quests = Twoje wyprawy: { $hero }
board-offer-fate = W talii przeznaczenia { $number ->
    [one] jest { $number } karta
    [few] są { $number } karty
   *[many] jest { $number } kart
}: złote { $gold }, srebrne { $silver }, czerwone { $red }. Liczy się najlepsza z dobranych.
board-offer-test = Test { $attribute }, { $number ->
    [one] { $number } karta.
    [few] { $number } karty.
   *[many] { $number } kart.
}
board-offer-success = ukończona w { $odds }
board-offer-failed = nic, karta zostaje
board-hard-1 = łatwa w grze
board-hard-2 = wymaga planu
board-hard-3 = dla odważnych
board-health = zdrowie
