# Battalia po polsku: wszystko, co pojawia się przy stole.
#
# Formy gramatyczne nazw są ich atrybutami: komunikat o karcie (`card`) może użyć $card i $card-object (biernik), o typie
# lub randze (`type`) także $type-plural i $type-many (dopełniacz). To, co można położyć (`item`), to karta lub to, co
# oznacza; złożone pozycje łączą komunikaty `joint-...`. `.class` karty mówi tekstom, czym ona jest.
# $player to nazwa gracza, zawsze w mianowniku; zdania nie zależą od jego rodzaju.

## Gra

game-name = Battalia
game-line = Z własnej, rosnącej talii buduj drogi i miasta, wysyłaj bohaterów przez wrota burzy i zdobądź największe miasta na mapie, samotnie lub z sojusznikami.
game-motto = Drogi, miasta, bohaterowie: czyje dzieło przetrwa?

## Opcje nowej gry

setting-mode = Tryb
    .description = Zaawansowany dodaje karty bohaterów, heroiczny także trudniejsze miasta neutralne, ataki wszystkimi bohaterami i weteranów.
setting-mode-basic = Podstawowy
setting-mode-advanced = Zaawansowany
setting-mode-heroic = Heroiczny
setting-alliances = Sojusze
    .description = Drużyny wykonują tury razem i razem wygrywają; od 4 do 6 graczy.
setting-team-size = Wielkość drużyny
    .description = Przy sześciorgu graczach: trzy drużyny po dwoje albo dwie po troje.
setting-team-size-2 = Dwoje
setting-team-size-3 = Troje
setting-valley = Królewska Dolina
    .description = Dwie doliny do odkrycia na środku mapy, połączone przesmykiem lub mostem; od 4 do 6 graczy.
setting-valley-off = Bez doliny
setting-valley-pass = Przesmyk Górski
setting-valley-bridge = Królewski Most
setting-map = Mapa
    .description = Mapa rozszerzona ma siedem wierszy po jedenaście pól; pięcioro i sześcioro zawsze jej używa.
setting-map-standard = Standardowa
setting-map-extended = Rozszerzona
setting-draft = Pobór
    .description = Pierwsze jednostki wybieracie z krążących pakietów zamiast dostać je losowo.
setting-gates = Wrota burzy
    .description = Wrota, które przenoszą bohaterów przez mapę, za każdym razem ze skutkiem burzy.
setting-royals = Pary królewskie
    .description = Duże talie przynoszą w punktach kontrolnych Królową i Króla.
setting-markets = Targowiska
    .description = Żetony na drogach, na których handluje się kartami, ze skrzyniami i gwiezdnym pyłem.
setting-fate = Karty losu
    .description = Trzy karty, które można dobrać zamiast Wielkiego Artefaktu.
setting-neutral-metamorphia = Metamorfia
    .description = Postać neutralna, która na każdym terenie coś daje.
setting-neutral-bilkarr = Bilkarr
    .description = Postać neutralna, która przemierza mapę i sprzedaje eliksiry.
setting-fanatics = Fanatycy
    .description = Osiem uniwersalnych jednostek, które za ofiarę liczą się podwójnie.
setting-unbound = Niezwiązani
    .description = Osiem uniwersalnych jednostek, które przychodzą bez zasobu.
setting-krycek-original = Pierwotny Zagubiony Zwój
    .description = Zagubiony Zwój Kry-Cek przyzywa postać neutralną zamiast karty z limbo.
setting-attack-limit = Limit ataków
    .description = Przy pięciorgu graczach: drużyna trojga atakuje w turze najwyżej dwa razy.
setting-end-map-fill = Pełna mapa kończy grę
    .description = Czy gra kończy się, gdy zapełni się ostatnie puste pole.
setting-factions = Frakcje puli
    .description = Które frakcje tworzą pulę; bez listy decyduje los.
setting-factions-bar = Niedźwiedzi Lud
setting-factions-clo = Zrodzeni w Chmurach
setting-factions-emb = Płomienni
setting-factions-isl = Wyspiarze
setting-factions-wol = Klan Wilka
setting-factions-sun = Słońcem Błogosławieni

## Liczby rzeczy

cards-counted = { $number ->
    [one] { $number } kartę
    [few] { $number } karty
   *[many] { $number } kart
}
supplies-counted = { $value ->
    [one] { $value } zasób
    [few] { $value } zasoby
   *[many] { $value } zasobów
}

## Decyzje: pytania

prompt-faction = Wybierz swoją frakcję.
    .why = Każda jest u siebie na jednym terenie i ma jedną własną zdolność.
    .first = Każda frakcja może wygrać; wybierz to, co lubisz robić.
prompt-startcity = Wybierz swoje miasto początkowe.
    .why = Masz tu miasto poziomu 1 i pierwszego bohatera.
    .first = Blisko miasta neutralnego lub wrót jest więcej do zdobycia.
prompt-draft = Weź jednostkę z pakietu.
    .why = Resztę dostaje następny gracz.
    .first = Jednostki jednej frakcji tworzą kohorty i dają morale.
prompt-start = Ogłosić kohortę, wymienić rękę czy nic z tego?
    .why = Kohorta z co najmniej trzech kart przynosi nowe; wymiana daje pięć innych.
    .first = Trzy karty jednej frakcji warto pokazać.
prompt-cohort = Pokaż też karty uniwersalne albo zakończ.
    .why = Liczą się jako frakcja kohorty; dobierasz o dwie karty mniej, niż pokazano.
    .first = Każda pokazana karta to jedna dobrana więcej.
prompt-main = Wybierz akcję albo spasuj.
    .why = Zagraj tyle linii, na ile pozwalają karty; reszta trafia do schroniska.
    .first = Najpierw zatrudniaj i pozyskuj: talia rośnie z każdą turą.
prompt-line = Połóż kartę albo umieść kartę terenu.
    .why = W linii leży dokładnie to, co ona kosztuje.
    .first = Najpierw kładź zwykłe karty; przygotowane mogą więcej.
prompt-colour = Wybierz artefakt, który bierzesz.
    .why = Dziś ten typ jest zgodny z Wyrocznią: możesz wybrać frakcję.
    .first = Weź frakcję swoich jednostek: liczy się do kohort i morale.
prompt-sacrifice = Wybierz kartę na ofiarę.
    .why = Trafia do limbo; fanatyk liczy się za to podwójnie.
    .first = Oddaj to, czego najmniej potrzebujesz.
prompt-rolls = Wybierz jeden z dwóch wyników.
    .why = Oświetlonym Amuletem rzuca się dwa razy.
    .first = Szóstka oznacza to, co chcesz.
prompt-meaning = Co ma oznaczać ta karta?
    .why = Pozostanie tym do końca tury.
    .first = Najwięcej wart jest Lord, w liniach i w bitwie.
prompt-ambush = Połóż kartę w zasadzce albo zakończ.
    .why = Nikt inny jej nie widzi; wyjdzie tylko do bitwy.
    .first = Najlepiej zaskakują silne jednostki jednej frakcji.
prompt-tent = Włóż kartę do namiotu albo zakończ.
    .why = Nikt inny jej nie widzi; możesz ją wyjąć w późniejszych turach.
    .first = Zachowaj to, czego dziś nie użyjesz.
prompt-target = Wybierz cel ataku.
    .why = Musi być w zasięgu twojego bohatera.
    .first = Miasta neutralne i ruiny nie odpowiadają.
prompt-heroes = Którzy z twoich bohaterów atakują?
    .why = Każdy daje morale; przy porażce giną wszyscy atakujący.
    .first = Jeden wystarczy, jeśli karty są silne.
prompt-prize = Weź Wielki Artefakt albo dobierz los.
    .why = Wyłożone są znane; karta losu daje własny wybór.
    .first = Bronie pomagają od razu, przemiany przez całą grę.
prompt-fate = Wybierz, co robi karta losu.
    .why = Jedną z jej dwóch możliwości trzeba wykonać.
    .first = Gwiezdny pył jest pewny i płaci podwójnie.
prompt-afterstorm = Zużyć bonus tych wrót?
    .why = Zobaczysz leżące pod nimi Wielkie Artefakty i musisz wziąć jeden.
    .first = Każdych wrót można tak użyć raz w grze.
prompt-exchange = Co bierzesz w zamian?
    .why = Twój Wielki Artefakt zajmie jego miejsce albo trafi do stosu zapasowego.
    .first = Wymień to, co nie pasuje do twoich planów.
prompt-effect = Wybierz, co robi Wielki Artefakt.
    .why = Co potrafi, mówi jego tekst; wróci z twoją talią.
    .first = Gdzie jest „do”, możesz przestać wcześniej.
prompt-vase = Wybierz następną kartę narodu.
    .why = Pierwsza wybrana będzie na wierzchu.
    .first = Pomyśl o następnej ręce: sześć kart, które działają razem.
prompt-storm = Wykonaj skutek burzy.
    .why = To, co da się z niego wykonać, trzeba wykonać.
    .first = Potem twój bohater idzie dalej.
prompt-gift = Wybierz, na czym użyć daru.
    .why = Jest darmowy.
    .first = Miasto o poziom wyższe to punkt na stałe.
prompt-opening = Dołóż karty do ataku albo powiedz „gotowe”.
    .why = Karty jednej frakcji dają morale za każdego bohatera.
    .first = Przeciw celom neutralnym to wszystko, co dokładasz.
prompt-berserk = Użyć teraz Berserka?
    .why = Dwie losowe karty z ręki obrońcy trafiają do schroniska.
    .first = Najlepiej działa przeciw pełnej ręce.
prompt-retreat = Wycofać bohatera czy zostać?
    .why = Kosztuje 3 zasoby albo Konia i prowadzi 3 pola dalej.
    .first = Bohater, który zostanie i przegra, schodzi z mapy.
prompt-path = Zapłać za odwrót, potem wybierz drogę.
    .why = Dokładnie trzy pola drogami, żadnego dwa razy.
    .first = Skończ tam, gdzie nikt od razu nie dojdzie.
prompt-defenders = Którzy z twoich bohaterów się bronią?
    .why = Każdy daje morale; broniący się po porażce schodzą z mapy.
    .first = Miasto broni się też bez bohaterów.
prompt-raise = Przegrywasz: dołóż kartę albo powiedz „gotowe”.
    .why = Gdy tylko przestaniesz przegrywać, kolej na drugą stronę.
    .first = Zużyj tylko tyle, ile trzeba.
prompt-offering = Wybierz kartę na ofiarę.
    .why = Bez ofiary fanatyk nie może walczyć.
    .first = Oddaj to, co w tej bitwie nie pomoże.
prompt-talisman = Co oznacza Amulet?
    .why = W bitwie to jednostka, Broń lub Koń.
    .first = Najwięcej dodaje Lord.
prompt-mask = Która jednostka przechodzi na twoją stronę?
    .why = Do dwóch o wydrukowanej sile najwyżej 3; walczą teraz dla ciebie.
    .first = Bierz też te, które psują wrogie morale.
prompt-anew = Poświęcić kartę za zabranego fanatyka?
    .why = Z ofiarą także dla ciebie liczy się podwójnie.
    .first = Warto tylko, jeśli trzeba ci siły.
prompt-window1 = Wypić eliksir przed tą turą?
    .why = Działa od razu; zaczyna się jego pierwszy dzień.
    .first = Przed atakami pomagają Kolos i Braterstwo.
prompt-window2 = Unieważnić tę linię Powiewem Zimna?
    .why = Nic się nie wydarzy, a jej karty są zużyte.
    .first = Zachowaj go na to, co zaszkodzi najbardziej.

## Decyzje: ich nazwy

frame-faction = Frakcja
frame-startcity = Miasto początkowe
frame-draft = Pobór
frame-start = Początek tury
frame-cohort = Kohorta
frame-main = Akcje
frame-line = Linia
frame-colour = Kolor
frame-sacrifice = Ofiara
frame-rolls = Dwa rzuty
frame-meaning = Znaczenie
frame-ambush = Zasadzka
frame-tent = Namiot
frame-target = Cel
frame-heroes = Atakujący bohaterowie
frame-prize = Nagroda
frame-fate = Los
frame-afterstorm = Po burzy
frame-exchange = Wymiana
frame-effect = Wielki Artefakt
frame-vase = Waza z dynastii Ming
frame-storm = Burza
frame-gift = Dar
frame-opening = Atak
frame-berserk = Berserk
frame-retreat = Odwrót
frame-path = Droga odwrotu
frame-defenders = Broniący się bohaterowie
frame-raise = Bitwa
frame-offering = Ofiara w bitwie
frame-talisman = Amulet w bitwie
frame-mask = Maska Syjonu
frame-anew = Zabrany fanatyk
frame-window1 = Przed turą
frame-window2 = Powiew Zimna

## Opcje, także tak, jak wymienia je dziennik

option-faction = Poprowadź { $faction-object }
option-start = Zacznij na { $square }
option-pick = Weź { $card-object }
option-keep = Zostaw rękę
option-mulligan = Wymień rękę: 5 nowych kart
option-cohort = Kohorta { $faction-of }
option-show = Pokaż { $card-object }
option-done = Gotowe
option-pass = Spasuj
option-hire = Zatrudnij { $type-object }
option-harbour = Handel Portowy: zatrudnij { $type-object }
option-acquire = Pozyskaj { $type-object }
option-road = Zbuduj drogę: { $shape }
option-city = Wskaż miasto { $square }
option-city-value = Zbuduj, poziom { $value }: { $shape-city }
option-upgrade = Podnieś { $square } rangą { $value }
option-masons = Górscy Murarze: podnieś { $square }, ranga { $value }
option-residence = Rezydencja Królewska na { $square }
option-capital = Stolica na { $square }
option-hero = Najmij bohatera na { $square }
option-hero-hero = Wybierz { $hero-object }
option-move = Połóż { $item-object } na ruch: { $hero }
option-step = Idź na { $square }: { $hero }
option-gate = Przez wrota na { $square }: { $hero }
option-attack = Atak: { $item }
option-ambush = Z zasadzki: { $item }
option-ambush-creation-card = Z zasadzki: { $item }, na: { $item2 }
option-tent = Rozbij namiot: { $item }
option-strike = Z namiotu { $value }: { $item }
option-strike-value = Z namiotu { $value }: { $item }, na: { $item2 }
option-use = Przygotuj { $item-object }
option-use-creation-card = Przygotuj { $item-object }: { $item2 }
option-use-elixir = { $elixir }: { $item }
option-play = Zagraj { $item-object }
option-market = Targowisko na { $square }
option-trade-creation-card = Wymień { $card-object } na { $type-object }
option-explore = Odkryj { $square }
option-income = Dochód: { $type }
option-bonus = Bonus burzy: { $hero }
option-bridge = { $deal }: { $card }
option-bridge-deal-square = { $deal } { $square } o 2
option-bridge-deal-square-square = { $deal } { $square } i { $square2 } o 1
option-homage = Hołd Metamorfii: { $hero }
option-elixir = Kup: { $elixir }
option-drink = Wypij: { $elixir }
option-drink-elixir = { $elixir }: { $player }
option-ability = Użyj zdolności frakcji
option-lay = Połóż { $item-object }
option-half = Połóż tylko połowę: { $item }
option-place = Umieść na { $square }, wyjścia: { $exits }
option-take = Weź { $card-object }
option-sacrifice = Poświęć { $card-object }
option-roll = Weź wynik { $value }
option-as = Jako: { $type }
option-station = Włóż do namiotu { $card-object }
option-target = Zaatakuj { $prey } na { $square }
option-target-prey = Zaatakuj { $prey } gracza { $player } na { $square }
option-with = Z udziałem: { $hero }
option-ga = Weź { $card-object }
option-fate = Dobierz kartę losu
option-option = { $side }
option-spend = Zużyj bonus
option-no = Nie
option-draw = Dobierz kartę
option-stop = Zakończ
option-supplies = Weź { supplies-counted }
option-to = Idź na { $square }
option-seat = Wskaż: { $player }
option-change = { $square }: kolor { $faction-of }
option-change-square-terrain-card = { $square }: { $terrain-card }
option-swap = Zamień { $square } i { $square2 }
option-type = Wybierz: { $type }
option-limbo = Weź z limbo { $card-object }
option-summon = Przyzwij { $character-object } na { $square }
option-copy = Powtórz: { $storm }
option-unit = Podnieś { $card-object }
option-raise = Podnieś { $square }
option-destroy = Zniszcz namiot { $value } gracza { $player }
option-clone = Sklonuj { $card-object }
option-berserk = Użyj Berserka
option-retreat = Wycofaj { $hero-object }
option-stay = Zostań
option-mask = Zabierz { $item-object }
option-cancel = Unieważnij linię
option-let = Pozwól
option-add = Dołóż { $item-object }
option-add-creation-card = Dołóż { $item-object }, na: { $item2 }
option-trade = { $card-class ->
    [dust] Wymień 2 zasoby na gwiezdny pył
   *[artefact] Wymień { $card-object } na skrzynię
}

## Opcje pojedynczych decyzji

option-main-pass = Zakończ turę
option-main-ambush = Zasadzka: { $item-object } do limbo
option-start-keep = Ani jedno, ani drugie
option-window1-no = Nic nie pij
option-anew-no = Niczego nie poświęcaj
option-afterstorm-no = Zachowaj bonus
option-berserk-no = Nie teraz
option-opening-done = Nie dokładaj więcej
option-raise-done = Nie dokładaj więcej: przegrywasz
option-mask-done = Nie zabieraj więcej
option-cohort-done = Nie pokazuj więcej

## Odmowy

refusal-faction = Tej frakcji nie ma w puli albo jest zajęta.
refusal-startcity = To miasto początkowe jest zajęte.
refusal-draft = Tej karty nie ma w pakiecie.
refusal-start = Nie masz takiej kohorty albo nie masz kart do wymiany.
refusal-cohort = Tej karty nie można pokazać w kohorcie albo nie pokazano jeszcze trzech.
refusal-main = To nie jest teraz możliwe: brakuje kart, miejsca lub celu.
refusal-line = Ta karta nie pasuje do linii albo karta terenu tam nie pasuje.
refusal-colour = Tej karty nie ma w talii albo typ nie jest dziś zgodny z Wyrocznią.
refusal-sacrifice = Tej karty nie można poświęcić.
refusal-rolls = Takiego wyniku nie było.
refusal-meaning = Tego nie może oznaczać.
refusal-ambush = Tej karty nie można położyć w zasadzce.
refusal-tent = Tej karty nie można włożyć do namiotu.
refusal-target = Tego nie można teraz zaatakować.
refusal-heroes = Ten bohater nie może dołączyć do ataku.
refusal-prize = Tego nie ma na wystawie albo nie możesz tego wziąć.
refusal-fate = Tej możliwości nie można wybrać.
refusal-afterstorm = Przy tych wrotach to niemożliwe.
refusal-exchange = Tego nie można wziąć w zamian.
refusal-effect = Wielki Artefakt nie może tego zrobić.
refusal-vase = Tej karty nie ma wśród obejrzanych.
refusal-storm = Skutek burzy na to nie pozwala.
refusal-gift = Na tym daru użyć nie można.
refusal-opening = Tej karty nie można dołożyć do ataku.
refusal-berserk = Użyj Berserka albo nie.
refusal-retreat = Ten bohater nie może się wycofać.
refusal-path = Ta karta za to nie płaci albo droga tam nie prowadzi.
refusal-defenders = Tego bohatera tu nie ma albo musi się bronić co najmniej jeden.
refusal-raise = Tej karty nie można dołożyć do bitwy.
refusal-offering = Tej karty nie można poświęcić.
refusal-talisman = Tutaj nie może tego oznaczać.
refusal-mask = Tego Maska nie może zabrać.
refusal-anew = Tej karty nie można poświęcić.
refusal-window1 = Nie masz takiego eliksiru do wypicia.
refusal-window2 = Unieważnij linię albo na nią pozwól.

## Dziennik

log-forced = { $player } nie ma wyboru: { $option }.
    .you = Nie masz wyboru: { $option }.
cards-shown = { $number ->
    [one] { $number } karta
    [few] { $number } karty
   *[many] { $number } kart
}
cards-in-tent = { $number ->
    [one] w namiocie { $number } kartę
    [few] w namiocie { $number } karty
   *[many] w namiocie { $number } kart
}
cards-in-ambush = { $number ->
    [one] w zasadzce { $number } kartę
    [few] w zasadzce { $number } karty
   *[many] w zasadzce { $number } kart
}
fate-choice = { $number ->
    [0] pierwszą możliwość
   *[other] drugą możliwość, gwiezdny pył
}
storm-name = { $number ->
    [1] { storm-1 }
    [2] { storm-2 }
    [3] { storm-3 }
    [4] { storm-4 }
    [5] { storm-5 }
    [6] { storm-6 }
    [7] { storm-7 }
    [8] { storm-8 }
    [9] { storm-9 }
    [10] { storm-10 }
    [11] { storm-11 }
   *[12] { storm-12 }
}
log-chooses-faction = { $player } prowadzi { $faction-object }.
    .you = Prowadzisz { $faction-object }.
log-chooses-city = { $player } zaczyna na { $square }.
    .you = Zaczynasz na { $square }.
log-day = Tydzień { $week }, dzień { $day }.
log-checkpoint = Punkt kontrolny po tygodniu { $week }.
log-mulligan = { $player } wymienia rękę.
    .you = Wymieniasz rękę.
log-cohort = { $player } pokazuje kohortę { $faction-of }: { cards-shown }.
    .you = Pokazujesz kohortę { $faction-of }: { cards-shown }.
log-passes = { $player } kończy turę.
    .you = Kończysz turę.
log-gains = { $player } zyskuje { $card-object }.
    .you = Zyskujesz { $card-object }.
log-takes = { $player } bierze { $card-object }.
    .you = Bierzesz { $card-object }.
log-cancels = { $player } unieważnia linię Powiewem Zimna.
    .you = Unieważniasz linię Powiewem Zimna.
log-cancelled = Linia gracza { $player } nic nie daje.
    .you = Twoja linia nic nie daje.
log-builds-road = { $player } buduje drogę na { $square }.
    .you = Budujesz drogę na { $square }.
log-builds-city = { $player } zakłada na { $square } miasto poziomu { $number }.
    .you = Zakładasz na { $square } miasto poziomu { $number }.
log-builds-market = { $player } buduje targowisko na { $square }.
    .you = Budujesz targowisko na { $square }.
log-raises = { $player } podnosi { $square } na poziom { $number }.
    .you = Podnosisz { $square } na poziom { $number }.
log-hires-hero = { $player } najmuje { $hero-object }, na { $square }.
    .you = Najmujesz { $hero-object }, na { $square }.
log-explores = { $player } odkrywa { $square }: { $terrain_card }.
    .you = Odkrywasz { $square }: { $terrain_card }.
log-claims = { $player } ma teraz budynek na { $square }, punkty: { $number }.
    .you = Masz teraz budynek na { $square }, to twoje punkty: { $number }.
log-buys-elixir = { $player } kupuje eliksir: { $elixir }.
    .you = Kupujesz eliksir: { $elixir }.
log-drinks = { $player } pije eliksir: { $elixir }.
    .you = Pijesz eliksir: { $elixir }.
log-prepares-to-move = { $number ->
        [one] { $player }: { $number } krok więcej na ruch, { $hero }.
        [few] { $player }: { $number } kroki więcej na ruch, { $hero }.
       *[many] { $player }: { $number } kroków więcej na ruch, { $hero }.
    }
    .you = { $number ->
        [one] Masz { $number } krok więcej na ruch, { $hero }.
        [few] Masz { $number } kroki więcej na ruch, { $hero }.
       *[many] Masz { $number } kroków więcej na ruch, { $hero }.
    }
log-moves = { $player } przesuwa { $hero-object } na { $square }.
    .you = Przesuwasz { $hero-object } na { $square }.
log-comes = { $player } wzywa { $hero-object } na { $square }.
    .you = Wzywasz { $hero-object } na { $square }.
log-passes-gate = { $player } prowadzi { $hero-object } przez wrota na { $square }.
    .you = Prowadzisz { $hero-object } przez wrota na { $square }.
log-storm = Burza gracza { $player }: { storm-name }.
    .you = Twoja burza: { storm-name }.
log-copies = { $player } powtarza skutek burzy: { storm-name }.
    .you = Powtarzasz skutek burzy: { storm-name }.
log-destroys = { $player } niszczy namiot { $number } { $other-of }.
    .you = Niszczysz namiot { $number } { $other-of }.
    .to-you = { $player } niszczy twój namiot { $number }.
log-delivers = { $player } zużywa bonus burzy wrót { $number }.
    .you = Zużywasz bonus burzy wrót { $number }.
log-pitches = { $player } rozbija namiot: { $card }.
    .you = Rozbijasz namiot: { $card }.
log-stations = { $player } ma { cards-in-tent }.
    .you = Masz { cards-in-tent }.
log-strikes = { $player } wyjmuje kartę z namiotu { $number }.
    .you = Wyjmujesz kartę z namiotu { $number }.
log-prepares-ambush = { $player } odkłada do limbo { $card-object } na zasadzkę.
    .you = Odkładasz do limbo { $card-object } na zasadzkę.
log-lays-ambush = { $player } ma { cards-in-ambush }.
    .you = Masz { cards-in-ambush }.
log-pays-homage = { $player } składa hołd: { $faction-terrain }.
    .you = Składasz hołd: { $faction-terrain }.
log-clones = { $player } klonuje { $card-object }.
    .you = Klonujesz { $card-object }.
log-upgrades = { $player } podnosi { $card-object } i bierze { $other_card-object }.
    .you = Podnosisz { $card-object } i bierzesz { $other_card-object }.
log-plays = { $player } zagrywa { $card-object }.
    .you = Zagrywasz { $card-object }.
log-rolls = { $player } wyrzuca { $number } za { $card-object }.
    .you = Wyrzucasz { $number } za { $card-object }.
log-attacks = { $player } atakuje { $other-whom } na { $square }.
    .you = Atakujesz { $other-whom } na { $square }.
    .to-you = { $player } atakuje twoje pole { $square }.
log-adds = { $player } dokłada { $card-object }.
    .you = Dokładasz { $card-object }.
log-masks = { $player } zabiera Maską Syjonu { $card-object }.
    .you = Zabierasz Maską Syjonu { $card-object }.
log-loses-card = { $player } traci { $card-object } (Berserk).
    .you = Tracisz { $card-object } (Berserk).
log-retreats = { $player } wycofuje { $hero-object } na { $square }.
    .you = Wycofujesz { $hero-object } na { $square }.
log-battle-won = { $player } wygrywa bitwę, { $attack } do { $defence }.
    .you = Wygrywasz bitwę, { $attack } do { $defence }.
log-battle-lost = { $player } przegrywa bitwę, { $attack } do { $defence }.
    .you = Przegrywasz bitwę, { $attack } do { $defence }.
log-without-result = Atak gracza { $player } kończy się bez wyniku.
    .you = Twój atak kończy się bez wyniku.
log-conquers = { $player } zdobywa { $square }, punkty: { $number }.
    .you = Zdobywasz { $square }, punkty: { $number }.
log-uses-ability = { $player } używa zdolności frakcji.
    .you = Używasz zdolności frakcji.
log-trades = { $player } dostaje z handlu { $card-object }.
    .you = Dostajesz z handlu { $card-object }.
log-income = { $player } bierze dochód z budynku.
    .you = Bierzesz dochód z budynku.
log-takes-bonus = { $player } bierze bonus burzy na wrota { $number }.
    .you = Bierzesz bonus burzy na wrota { $number }.
log-gives = { $player } oddaje na Królewskim Moście { $card-object }.
    .you = Oddajesz na Królewskim Moście { $card-object }.
log-cloaks = { $player } osłania { $square }.
    .you = Osłaniasz { $square }.
log-shows = { $player } pokazuje i zachowuje { $card-object }.
    .you = Pokazujesz i zachowujesz { $card-object }.
log-borrows = { $player } zabiera kartę z ręki { $other-of }.
    .you = Zabierasz kartę z ręki { $other-of }.
    .to-you = { $player } zabiera kartę z twojej ręki.
log-summons = { $character } przybywa na { $square }.
log-bilkarr = Bilkarr jest na { $square }.
log-fate = { $player } dobiera kartę losu { $card } i wybiera { fate-choice }.
    .you = Dobierasz kartę losu { $card } i wybierasz { fate-choice }.
log-loses-royal = { $player } traci { $card-object }: talia jest za mała.
    .you = Tracisz { $card-object }: talia jest za mała.
log-ends = Koniec gry: { $reason }.
log-first-player = { $player } zaczyna każdy dzień.
    .you = Zaczynasz każdy dzień.
log-draws = { $number ->
        [one] { $player } dobiera { $number } kartę.
        [few] { $player } dobiera { $number } karty.
       *[many] { $player } dobiera { $number } kart.
    }
    .you = { $number ->
        [one] Dobierasz { $number } kartę.
        [few] Dobierasz { $number } karty.
       *[many] Dobierasz { $number } kart.
    }
    .all = Dobrane karty: { $each }.
log-reshuffles = { $player } tworzy nowy naród ze schroniska: { cards-shown }.
    .you = Tworzysz nowy naród ze swojego schroniska: { cards-shown }.
log-gains-supplies = { $number ->
        [one] { $player } zyskuje { $number } zasób.
        [few] { $player } zyskuje { $number } zasoby.
       *[many] { $player } zyskuje { $number } zasobów.
    }
    .you = { $number ->
        [one] Zyskujesz { $number } zasób.
        [few] Zyskujesz { $number } zasoby.
       *[many] Zyskujesz { $number } zasobów.
    }
log-gains-dust = { $player } zyskuje gwiezdny pył: { $number }.
    .you = Zyskujesz gwiezdny pył: { $number }.
log-runs-out = { $player } dostaje mniej: w puli nie ma już { $pile }.
    .you = Dostajesz mniej: w puli nie ma już { $pile }.
log-lays = { $player } kładzie { $card-object }.
    .you = Kładziesz { $card-object }.
    .more = { $card-object }
log-prepares = { $player } przygotowuje { $card-object }.
    .you = Przygotowujesz { $card-object }.
log-joins = { $player } przygotowuje { $card-object } i { $other_card-object }.
    .you = Przygotowujesz { $card-object } i { $other_card-object }.
log-counts-as = { $number ->
        [one] { $player } ma z tego: { $type }.
       *[other] { $player } ma z tego: { $type } × { $number }.
    }
    .you = { $number ->
        [one] Masz z tego: { $type }; tak to kładziesz.
       *[other] Masz z tego: { $type } × { $number }; tak to kładziesz.
    }
log-sacrifices = { $player } poświęca { $card-object }.
    .you = Poświęcasz { $card-object }.
log-drinks-for = { $player } pije eliksir: { $elixir }; działa on na { $other-whom }.
    .you = Pijesz eliksir: { $elixir }; działa on na { $other-whom }.
    .to-you = { $player } pije eliksir: { $elixir }; musisz znosić jego skutki.
log-elixir-ends = { $player } traci eliksir, który znów można kupić: { $elixir }.
    .you = Tracisz eliksir, który znów można kupić, to już nie twój: { $elixir }.
log-storm-over = { $player } ma burzę za sobą.
    .you = Masz burzę za sobą; idziesz dalej.
log-checkpoint-over = Koniec punktu kontrolnego po tygodniu { $week }.
log-storm-idle = Burza nic nie może zrobić; { $player } idzie dalej.
    .you = Burza nic nie może zrobić; idziesz dalej.
log-storms-shuffled = Zagrano wszystkie dwanaście kart burzy: są nową, potasowaną talią.
log-changes-land = { $square } się zmienia: { $former } ustępuje, leży tam { $terrain_card }.
log-swaps-land = Karty { $square } i { $other_square } zamieniają się miejscami.
log-spends-bonus = { $player } zużywa bonus wrót { $number } i zagląda pod nie.
    .you = Zużywasz bonus wrót { $number } i zaglądasz pod nie.
log-tent-ends = { $player } zwija namiot { $number }, przygotowany tylko na dziś.
    .you = Zwijasz namiot { $number }, przygotowany tylko na dziś.
log-stands-for = { $player } ma { $card-object }: to teraz { $type }.
    .you = Twoja karta { $card } to teraz { $type }.
log-attacks-neutral = { $player } atakuje neutralnych strażników na { $square }.
    .you = Atakujesz neutralnych strażników na { $square }.
log-battle-begins = { $player } walczy o cel: { $prey }; trzeba pokonać siłę { $number }.
    .you = Walczysz o cel: { $prey }; trzeba pokonać siłę { $number }.
log-fights = W bitwie walczy { $hero }, prowadzi { $player }.
    .you = W bitwie prowadzisz: { $hero }.
    .more = { $hero }
log-totals = { $player } atakuje: { $attack } do { $defence }.
    .you = Twój atak: { $attack } do { $defence }.
log-uses-berserk = { $player } używa Berserka: { $other } traci dwie karty z ręki.
    .you = Używasz Berserka: { $other } traci dwie karty z ręki.
    .to-you = { $player } używa Berserka: tracisz dwie karty z ręki.
log-loses-hero = { $player } traci na { $square } bohatera: { $hero }.
    .you = Tracisz na { $square } bohatera: { $hero }.
log-loses-place = { $player } traci { $square }, punkty: { $number }.
    .you = Tracisz { $square }, punkty: { $number }.
log-battle-over = { $player } kończy atak na { $square }.
    .you = Kończysz atak na { $square }.
log-gives-in-trade = { $player } oddaje w handlu { $card-object }.
    .you = Oddajesz w handlu { $card-object }.
log-lowers = { $player } obniża { $square } o { $number }.
    .you = Obniżasz { $square } o { $number }.
log-looks = { $player } ogląda wierzch narodu: { cards-shown }.
    .you = Oglądasz wierzch swojego narodu: { cards-shown }.
log-metamorphia = Metamorfia przybywa na { $square }.
log-counts-cards = { $player } liczy karty: { $number }.
    .you = Liczysz karty: { $number }.
    .all = Policzone karty: { $each }.
log-veteran = { $player } zostaje weteranem.
    .you = Zostajesz weteranem.
log-disgraced = { $player } ma mniej niż 26 kart i nie jest już weteranem.
    .you = Masz mniej niż 26 kart i nie jesteś już weteranem.
log-final-score = { $player }: punkty { $number }, miasta poziomu 4 i wyższe: { $great }.
    .you = Twoje punkty: { $number }, miasta poziomu 4 i wyższe: { $great }.
log-team-score = { $player } i drużyna mają punkty: { $number }.
    .you = Punkty twojej drużyny: { $number }.
log-wins-game = { $player } wygrywa.
    .you = Wygrywasz.
pile-freeman = Wolnych Ludzi
pile-chief = Dowódców
pile-priest = Kapłanów
pile-lord = Lordów
pile-horse = Koni
pile-tool = Narzędzi
pile-weapon = Broni
pile-tent = Namiotów
pile-title = Tytułów
pile-scroll = Magicznych Zwojów
pile-amulet = Amuletów
pile-city-d = miast ślepych
pile-city-s = miast przelotowych
pile-city-c = miast narożnych
pile-city-t = miast z rozwidleniem
pile-city-x = miast ze skrzyżowaniem
pile-road-s = prostych dróg
pile-road-c = zakrętów
pile-road-t = rozwidleń
pile-road-x = skrzyżowań
pile-supply = zasobów
pile-dust = gwiezdnego pyłu
reason-cities = ktoś ma miasta, które dają zwycięstwo
reason-map = mapa jest pełna
reason-weeks = minęło osiem tygodni

## Koniec gry

result-winner = Wygrywa { $player }.
result-shared = Wygrywają razem: { $players }.
result-reason-cities = Zdecydowały poziomy miast.
result-reason-map = Zdecydowały poziomy miast.
result-reason-weeks = Zdecydowały poziomy miast.
result-place = { $place }. { $player }: { $number }

## Jak się gra: pięć obrazków, każdy z nagłówkiem i jednym zdaniem

how-1 = Kładź linie
    .line = Każda akcja to linia kart z ręki. Zasoby zatrudniają, jednostki budują.
how-2 = Rozwijaj talię
    .line = To, co zatrudnisz i pozyskasz, trafia do schroniska i wraca na rękę.
how-3 = Buduj
    .line = Dwóch Wolnych Ludzi buduje drogę; trzy jednostki jednej rangi zakładają miasto tego poziomu.
how-4 = Wysyłaj bohaterów
    .line = Chodzą drogami, przechodzą przez wrota burzy i atakują. Karty jednej frakcji dają morale.
how-5 = Wygraj
    .line = Pięć miast poziomu 4, w drużynie dziewięć, kończy grę. Poziomy miast to punkty.

## Frakcje, ich tereny i zdolności

faction-bar = Niedźwiedzi Lud
    .object = Niedźwiedzi Lud
    .of = Niedźwiedziego Ludu
    .text = Trudno ich wyprzeć: bohater u siebie wzmacnia obronę.
    .colour = zielony
    .terrain = Zielone Lasy
    .plays = Siedzi u siebie i trzyma, co ma.
faction-clo = Zrodzeni w Chmurach
    .object = Zrodzonych w Chmurach
    .of = Zrodzonych w Chmurach
    .text = Budują dalej: miasto może wzrosnąć dzięki jednostce rangi i jednej o rangę niższej.
    .colour = złoty
    .terrain = Góry Skaliste
    .plays = Podnosi miasta tym, czego inni nie użyją.
faction-emb = Płomienni
    .object = Płomiennych
    .of = Płomiennych
    .text = Stworzeni do ataku: bohater u siebie wzmacnia jeden atak na turę.
    .colour = czerwony
    .terrain = Czerwone Kaniony
    .plays = Atakuje wcześnie, bohaterami blisko domu.
faction-isl = Wyspiarze
    .object = Wyspiarzy
    .of = Wyspiarzy
    .text = Handlują morzem: jedną jednostkę na turę zatrudniają taniej.
    .colour = niebieski
    .terrain = Szmaragdowe Jeziora
    .plays = Jej talia rośnie szybciej niż inne.
faction-wol = Klan Wilka
    .object = Klan Wilka
    .of = Klanu Wilka
    .text = Polują stadem: ich kohorty dobierają o kartę więcej.
    .colour = biały
    .terrain = Kraina Skuta Lodem
    .plays = Zbiera jedną frakcję dla długich rąk.
faction-sun = Słońcem Błogosławieni
    .object = Słońcem Błogosławionych
    .of = Słońcem Błogosławionych
    .text = Nigdy im nie brak: z niewielu kartami na ręce dobierają jedną więcej.
    .colour = pomarańczowy
    .terrain = Proto-Dżungla
    .plays = Nigdy nie stoi: karta więcej co turę.
ability-bar = Gruba Skóra
    .short = +3 w obronie z bohaterem na terenie natywnym.
ability-clo = Górscy Murarze
    .short = Podnieś miasto rangami R i R − 1.
ability-emb = Płomienna Szarża
    .short = +3 w jednym ataku na turę.
ability-isl = Handel Portowy
    .short = Jedna jednostka na turę o 1 zasób taniej.
ability-wol = Zew Watahy
    .short = Kohorta dobiera o 1 kartę więcej.
ability-sun = Wieczne Lato
    .short = Mając najwyżej 4 karty: dobierz 1.

## Rangi i typy, a zarazem to, co karta może oznaczać

type-freeman = Wolny Człowiek
    .object = Wolnego Człowieka
    .plural = Wolni Ludzie
    .many = Wolnych Ludzi
    .text = Ranga 1. Dwóch buduje drogę; trzech zakłada miasto poziomu 1.
type-chief = Dowódca
    .object = Dowódcę
    .plural = Dowódcy
    .many = Dowódców
    .text = Ranga 2. Trzech zakłada miasto poziomu 2.
type-priest = Kapłan
    .object = Kapłana
    .plural = Kapłani
    .many = Kapłanów
    .text = Ranga 3. Trzech zakłada miasto poziomu 3.
type-lord = Lord
    .object = Lorda
    .plural = Lordowie
    .many = Lordów
    .text = Ranga 4. Trzech zakłada miasto poziomu 4.
type-queen = Królowa
    .object = Królową
    .plural = Królowe
    .many = Królowych
    .text = Ranga 5. Zamienia miasto poziomu 4 w Rezydencję Królewską poziomu 5.
type-king = Król
    .object = Króla
    .plural = Królowie
    .many = Królów
    .text = Ranga 6. Zamienia Rezydencję w stolicę poziomu 6.
type-horse = Koń
    .object = Konia
    .plural = Konie
    .many = Koni
    .text = 3 kroki dla bohatera albo odwrót; siła 1.
type-tool = Narzędzie
    .object = Narzędzie
    .plural = Narzędzia
    .many = Narzędzi
    .text = Liczy się jako 2 Wolnych Ludzi przy drogach, targowiskach i eksploracji.
type-weapon = Broń
    .object = Broń
    .plural = Bronie
    .many = Broni
    .text = Zaczyna atak albo z 1 zasobem najmuje bohatera; siła 1.
type-tent = Namiot
    .object = Namiot
    .plural = Namioty
    .many = Namiotów
    .text = Przechowuje kartę z ręki na później.
type-title = Tytuł
    .object = Tytuł
    .plural = Tytuły
    .many = Tytułów
    .text = Jednostka frakcji o randze od 1 do 3 liczy się o rangę wyżej.
type-scroll = Magiczny Zwój
    .object = Magiczny Zwój
    .plural = Magiczne Zwoje
    .many = Magicznych Zwojów
    .text = Kopia jednostki frakcji w tej samej linii.
type-amulet = Amulet
    .object = Amulet
    .plural = Amulety
    .many = Amuletów
    .text = Rzuć: od 1 do 4 jednostka tej rangi, 5 artefakt, 6 co chcesz.
type-supply = zasób
    .object = zasób
    .plural = zasoby
    .many = zasobów
    .text = Płaci za linie; 1 krok albo myto.

## Karty tworzenia

creation-card-freeman-bar = Wolny Człowiek Niedźwiedziego Ludu
    .object = Wolnego Człowieka Niedźwiedziego Ludu
    .text = Ranga 1. Dwóch buduje drogę; trzech zakłada miasto poziomu 1.
    .class = unit
creation-card-freeman-clo = Wolny Człowiek Zrodzonych w Chmurach
    .object = Wolnego Człowieka Zrodzonych w Chmurach
    .text = Ranga 1. Dwóch buduje drogę; trzech zakłada miasto poziomu 1.
    .class = unit
creation-card-freeman-emb = Wolny Człowiek Płomiennych
    .object = Wolnego Człowieka Płomiennych
    .text = Ranga 1. Dwóch buduje drogę; trzech zakłada miasto poziomu 1.
    .class = unit
creation-card-freeman-isl = Wolny Człowiek Wyspiarzy
    .object = Wolnego Człowieka Wyspiarzy
    .text = Ranga 1. Dwóch buduje drogę; trzech zakłada miasto poziomu 1.
    .class = unit
creation-card-freeman-wol = Wolny Człowiek Klanu Wilka
    .object = Wolnego Człowieka Klanu Wilka
    .text = Ranga 1. Dwóch buduje drogę; trzech zakłada miasto poziomu 1.
    .class = unit
creation-card-freeman-sun = Wolny Człowiek Słońcem Błogosławionych
    .object = Wolnego Człowieka Słońcem Błogosławionych
    .text = Ranga 1. Dwóch buduje drogę; trzech zakłada miasto poziomu 1.
    .class = unit
creation-card-chief-bar = Dowódca Niedźwiedziego Ludu
    .object = Dowódcę Niedźwiedziego Ludu
    .text = Ranga 2. Trzech zakłada miasto poziomu 2.
    .class = unit
creation-card-chief-clo = Dowódca Zrodzonych w Chmurach
    .object = Dowódcę Zrodzonych w Chmurach
    .text = Ranga 2. Trzech zakłada miasto poziomu 2.
    .class = unit
creation-card-chief-emb = Dowódca Płomiennych
    .object = Dowódcę Płomiennych
    .text = Ranga 2. Trzech zakłada miasto poziomu 2.
    .class = unit
creation-card-chief-isl = Dowódca Wyspiarzy
    .object = Dowódcę Wyspiarzy
    .text = Ranga 2. Trzech zakłada miasto poziomu 2.
    .class = unit
creation-card-chief-wol = Dowódca Klanu Wilka
    .object = Dowódcę Klanu Wilka
    .text = Ranga 2. Trzech zakłada miasto poziomu 2.
    .class = unit
creation-card-chief-sun = Dowódca Słońcem Błogosławionych
    .object = Dowódcę Słońcem Błogosławionych
    .text = Ranga 2. Trzech zakłada miasto poziomu 2.
    .class = unit
creation-card-priest-bar = Kapłan Niedźwiedziego Ludu
    .object = Kapłana Niedźwiedziego Ludu
    .text = Ranga 3. Trzech zakłada miasto poziomu 3.
    .class = unit
creation-card-priest-clo = Kapłan Zrodzonych w Chmurach
    .object = Kapłana Zrodzonych w Chmurach
    .text = Ranga 3. Trzech zakłada miasto poziomu 3.
    .class = unit
creation-card-priest-emb = Kapłan Płomiennych
    .object = Kapłana Płomiennych
    .text = Ranga 3. Trzech zakłada miasto poziomu 3.
    .class = unit
creation-card-priest-isl = Kapłan Wyspiarzy
    .object = Kapłana Wyspiarzy
    .text = Ranga 3. Trzech zakłada miasto poziomu 3.
    .class = unit
creation-card-priest-wol = Kapłan Klanu Wilka
    .object = Kapłana Klanu Wilka
    .text = Ranga 3. Trzech zakłada miasto poziomu 3.
    .class = unit
creation-card-priest-sun = Kapłan Słońcem Błogosławionych
    .object = Kapłana Słońcem Błogosławionych
    .text = Ranga 3. Trzech zakłada miasto poziomu 3.
    .class = unit
creation-card-lord-bar = Lord Niedźwiedziego Ludu
    .object = Lorda Niedźwiedziego Ludu
    .text = Ranga 4. Trzech zakłada miasto poziomu 4.
    .class = unit
creation-card-lord-clo = Lord Zrodzonych w Chmurach
    .object = Lorda Zrodzonych w Chmurach
    .text = Ranga 4. Trzech zakłada miasto poziomu 4.
    .class = unit
creation-card-lord-emb = Lord Płomiennych
    .object = Lorda Płomiennych
    .text = Ranga 4. Trzech zakłada miasto poziomu 4.
    .class = unit
creation-card-lord-isl = Lord Wyspiarzy
    .object = Lorda Wyspiarzy
    .text = Ranga 4. Trzech zakłada miasto poziomu 4.
    .class = unit
creation-card-lord-wol = Lord Klanu Wilka
    .object = Lorda Klanu Wilka
    .text = Ranga 4. Trzech zakłada miasto poziomu 4.
    .class = unit
creation-card-lord-sun = Lord Słońcem Błogosławionych
    .object = Lorda Słońcem Błogosławionych
    .text = Ranga 4. Trzech zakłada miasto poziomu 4.
    .class = unit
creation-card-queen-bar = Królowa Niedźwiedziego Ludu
    .object = Królową Niedźwiedziego Ludu
    .text = Ranga 5. Zamienia miasto poziomu 4 w Rezydencję Królewską poziomu 5.
    .class = unit
creation-card-queen-clo = Królowa Zrodzonych w Chmurach
    .object = Królową Zrodzonych w Chmurach
    .text = Ranga 5. Zamienia miasto poziomu 4 w Rezydencję Królewską poziomu 5.
    .class = unit
creation-card-queen-emb = Królowa Płomiennych
    .object = Królową Płomiennych
    .text = Ranga 5. Zamienia miasto poziomu 4 w Rezydencję Królewską poziomu 5.
    .class = unit
creation-card-queen-isl = Królowa Wyspiarzy
    .object = Królową Wyspiarzy
    .text = Ranga 5. Zamienia miasto poziomu 4 w Rezydencję Królewską poziomu 5.
    .class = unit
creation-card-queen-wol = Królowa Klanu Wilka
    .object = Królową Klanu Wilka
    .text = Ranga 5. Zamienia miasto poziomu 4 w Rezydencję Królewską poziomu 5.
    .class = unit
creation-card-queen-sun = Królowa Słońcem Błogosławionych
    .object = Królową Słońcem Błogosławionych
    .text = Ranga 5. Zamienia miasto poziomu 4 w Rezydencję Królewską poziomu 5.
    .class = unit
creation-card-king-bar = Król Niedźwiedziego Ludu
    .object = Króla Niedźwiedziego Ludu
    .text = Ranga 6. Zamienia Rezydencję w stolicę poziomu 6.
    .class = unit
creation-card-king-clo = Król Zrodzonych w Chmurach
    .object = Króla Zrodzonych w Chmurach
    .text = Ranga 6. Zamienia Rezydencję w stolicę poziomu 6.
    .class = unit
creation-card-king-emb = Król Płomiennych
    .object = Króla Płomiennych
    .text = Ranga 6. Zamienia Rezydencję w stolicę poziomu 6.
    .class = unit
creation-card-king-isl = Król Wyspiarzy
    .object = Króla Wyspiarzy
    .text = Ranga 6. Zamienia Rezydencję w stolicę poziomu 6.
    .class = unit
creation-card-king-wol = Król Klanu Wilka
    .object = Króla Klanu Wilka
    .text = Ranga 6. Zamienia Rezydencję w stolicę poziomu 6.
    .class = unit
creation-card-king-sun = Król Słońcem Błogosławionych
    .object = Króla Słońcem Błogosławionych
    .text = Ranga 6. Zamienia Rezydencję w stolicę poziomu 6.
    .class = unit
creation-card-horse-bar = Koń Niedźwiedziego Ludu
    .object = Konia Niedźwiedziego Ludu
    .text = 3 kroki dla bohatera albo odwrót; siła 1.
    .class = artefact
creation-card-horse-clo = Koń Zrodzonych w Chmurach
    .object = Konia Zrodzonych w Chmurach
    .text = 3 kroki dla bohatera albo odwrót; siła 1.
    .class = artefact
creation-card-horse-emb = Koń Płomiennych
    .object = Konia Płomiennych
    .text = 3 kroki dla bohatera albo odwrót; siła 1.
    .class = artefact
creation-card-horse-isl = Koń Wyspiarzy
    .object = Konia Wyspiarzy
    .text = 3 kroki dla bohatera albo odwrót; siła 1.
    .class = artefact
creation-card-horse-wol = Koń Klanu Wilka
    .object = Konia Klanu Wilka
    .text = 3 kroki dla bohatera albo odwrót; siła 1.
    .class = artefact
creation-card-horse-sun = Koń Słońcem Błogosławionych
    .object = Konia Słońcem Błogosławionych
    .text = 3 kroki dla bohatera albo odwrót; siła 1.
    .class = artefact
creation-card-tool-bar = Narzędzie Niedźwiedziego Ludu
    .object = Narzędzie Niedźwiedziego Ludu
    .text = Liczy się jako 2 Wolnych Ludzi przy drogach, targowiskach i eksploracji.
    .class = artefact
creation-card-tool-clo = Narzędzie Zrodzonych w Chmurach
    .object = Narzędzie Zrodzonych w Chmurach
    .text = Liczy się jako 2 Wolnych Ludzi przy drogach, targowiskach i eksploracji.
    .class = artefact
creation-card-tool-emb = Narzędzie Płomiennych
    .object = Narzędzie Płomiennych
    .text = Liczy się jako 2 Wolnych Ludzi przy drogach, targowiskach i eksploracji.
    .class = artefact
creation-card-tool-isl = Narzędzie Wyspiarzy
    .object = Narzędzie Wyspiarzy
    .text = Liczy się jako 2 Wolnych Ludzi przy drogach, targowiskach i eksploracji.
    .class = artefact
creation-card-tool-wol = Narzędzie Klanu Wilka
    .object = Narzędzie Klanu Wilka
    .text = Liczy się jako 2 Wolnych Ludzi przy drogach, targowiskach i eksploracji.
    .class = artefact
creation-card-tool-sun = Narzędzie Słońcem Błogosławionych
    .object = Narzędzie Słońcem Błogosławionych
    .text = Liczy się jako 2 Wolnych Ludzi przy drogach, targowiskach i eksploracji.
    .class = artefact
creation-card-weapon-bar = Broń Niedźwiedziego Ludu
    .object = Broń Niedźwiedziego Ludu
    .text = Zaczyna atak albo z 1 zasobem najmuje bohatera; siła 1.
    .class = artefact
creation-card-weapon-clo = Broń Zrodzonych w Chmurach
    .object = Broń Zrodzonych w Chmurach
    .text = Zaczyna atak albo z 1 zasobem najmuje bohatera; siła 1.
    .class = artefact
creation-card-weapon-emb = Broń Płomiennych
    .object = Broń Płomiennych
    .text = Zaczyna atak albo z 1 zasobem najmuje bohatera; siła 1.
    .class = artefact
creation-card-weapon-isl = Broń Wyspiarzy
    .object = Broń Wyspiarzy
    .text = Zaczyna atak albo z 1 zasobem najmuje bohatera; siła 1.
    .class = artefact
creation-card-weapon-wol = Broń Klanu Wilka
    .object = Broń Klanu Wilka
    .text = Zaczyna atak albo z 1 zasobem najmuje bohatera; siła 1.
    .class = artefact
creation-card-weapon-sun = Broń Słońcem Błogosławionych
    .object = Broń Słońcem Błogosławionych
    .text = Zaczyna atak albo z 1 zasobem najmuje bohatera; siła 1.
    .class = artefact
creation-card-tent-bar = Namiot Niedźwiedziego Ludu
    .object = Namiot Niedźwiedziego Ludu
    .text = Przechowuje kartę z ręki na później.
    .class = artefact
creation-card-tent-clo = Namiot Zrodzonych w Chmurach
    .object = Namiot Zrodzonych w Chmurach
    .text = Przechowuje kartę z ręki na później.
    .class = artefact
creation-card-tent-emb = Namiot Płomiennych
    .object = Namiot Płomiennych
    .text = Przechowuje kartę z ręki na później.
    .class = artefact
creation-card-tent-isl = Namiot Wyspiarzy
    .object = Namiot Wyspiarzy
    .text = Przechowuje kartę z ręki na później.
    .class = artefact
creation-card-tent-wol = Namiot Klanu Wilka
    .object = Namiot Klanu Wilka
    .text = Przechowuje kartę z ręki na później.
    .class = artefact
creation-card-tent-sun = Namiot Słońcem Błogosławionych
    .object = Namiot Słońcem Błogosławionych
    .text = Przechowuje kartę z ręki na później.
    .class = artefact
creation-card-title-bar = Tytuł Niedźwiedziego Ludu
    .object = Tytuł Niedźwiedziego Ludu
    .text = Jednostka frakcji o randze od 1 do 3 liczy się o rangę wyżej.
    .class = artefact
creation-card-title-clo = Tytuł Zrodzonych w Chmurach
    .object = Tytuł Zrodzonych w Chmurach
    .text = Jednostka frakcji o randze od 1 do 3 liczy się o rangę wyżej.
    .class = artefact
creation-card-title-emb = Tytuł Płomiennych
    .object = Tytuł Płomiennych
    .text = Jednostka frakcji o randze od 1 do 3 liczy się o rangę wyżej.
    .class = artefact
creation-card-title-isl = Tytuł Wyspiarzy
    .object = Tytuł Wyspiarzy
    .text = Jednostka frakcji o randze od 1 do 3 liczy się o rangę wyżej.
    .class = artefact
creation-card-title-wol = Tytuł Klanu Wilka
    .object = Tytuł Klanu Wilka
    .text = Jednostka frakcji o randze od 1 do 3 liczy się o rangę wyżej.
    .class = artefact
creation-card-title-sun = Tytuł Słońcem Błogosławionych
    .object = Tytuł Słońcem Błogosławionych
    .text = Jednostka frakcji o randze od 1 do 3 liczy się o rangę wyżej.
    .class = artefact
creation-card-scroll-bar = Magiczny Zwój Niedźwiedziego Ludu
    .object = Magiczny Zwój Niedźwiedziego Ludu
    .text = Kopia jednostki frakcji w tej samej linii.
    .class = artefact
creation-card-scroll-clo = Magiczny Zwój Zrodzonych w Chmurach
    .object = Magiczny Zwój Zrodzonych w Chmurach
    .text = Kopia jednostki frakcji w tej samej linii.
    .class = artefact
creation-card-scroll-emb = Magiczny Zwój Płomiennych
    .object = Magiczny Zwój Płomiennych
    .text = Kopia jednostki frakcji w tej samej linii.
    .class = artefact
creation-card-scroll-isl = Magiczny Zwój Wyspiarzy
    .object = Magiczny Zwój Wyspiarzy
    .text = Kopia jednostki frakcji w tej samej linii.
    .class = artefact
creation-card-scroll-wol = Magiczny Zwój Klanu Wilka
    .object = Magiczny Zwój Klanu Wilka
    .text = Kopia jednostki frakcji w tej samej linii.
    .class = artefact
creation-card-scroll-sun = Magiczny Zwój Słońcem Błogosławionych
    .object = Magiczny Zwój Słońcem Błogosławionych
    .text = Kopia jednostki frakcji w tej samej linii.
    .class = artefact
creation-card-amulet-bar = Amulet Niedźwiedziego Ludu
    .object = Amulet Niedźwiedziego Ludu
    .text = Rzuć: od 1 do 4 jednostka tej rangi, 5 artefakt, 6 co chcesz.
    .class = artefact
creation-card-amulet-clo = Amulet Zrodzonych w Chmurach
    .object = Amulet Zrodzonych w Chmurach
    .text = Rzuć: od 1 do 4 jednostka tej rangi, 5 artefakt, 6 co chcesz.
    .class = artefact
creation-card-amulet-emb = Amulet Płomiennych
    .object = Amulet Płomiennych
    .text = Rzuć: od 1 do 4 jednostka tej rangi, 5 artefakt, 6 co chcesz.
    .class = artefact
creation-card-amulet-isl = Amulet Wyspiarzy
    .object = Amulet Wyspiarzy
    .text = Rzuć: od 1 do 4 jednostka tej rangi, 5 artefakt, 6 co chcesz.
    .class = artefact
creation-card-amulet-wol = Amulet Klanu Wilka
    .object = Amulet Klanu Wilka
    .text = Rzuć: od 1 do 4 jednostka tej rangi, 5 artefakt, 6 co chcesz.
    .class = artefact
creation-card-amulet-sun = Amulet Słońcem Błogosławionych
    .object = Amulet Słońcem Błogosławionych
    .text = Rzuć: od 1 do 4 jednostka tej rangi, 5 artefakt, 6 co chcesz.
    .class = artefact
creation-card-freeman-fanatic = Fanatyk – Wolny Człowiek
    .object = Fanatyka – Wolnego Człowieka
    .text = Uniwersalny. Wymaga ofiary i liczy się wtedy podwójnie.
    .class = unit
creation-card-freeman-unbound = Niezwiązany – Wolny Człowiek
    .object = Niezwiązanego – Wolnego Człowieka
    .text = Uniwersalny. Przychodzi bez zasobu.
    .class = unit
creation-card-chief-fanatic = Fanatyk – Dowódca
    .object = Fanatyka – Dowódcę
    .text = Uniwersalny. Wymaga ofiary i liczy się wtedy podwójnie.
    .class = unit
creation-card-chief-unbound = Niezwiązany – Dowódca
    .object = Niezwiązanego – Dowódcę
    .text = Uniwersalny. Przychodzi bez zasobu.
    .class = unit
creation-card-priest-fanatic = Fanatyk – Kapłan
    .object = Fanatyka – Kapłana
    .text = Uniwersalny. Wymaga ofiary i liczy się wtedy podwójnie.
    .class = unit
creation-card-priest-unbound = Niezwiązany – Kapłan
    .object = Niezwiązanego – Kapłana
    .text = Uniwersalny. Przychodzi bez zasobu.
    .class = unit
creation-card-lord-fanatic = Fanatyk – Lord
    .object = Fanatyka – Lorda
    .text = Uniwersalny. Wymaga ofiary i liczy się wtedy podwójnie.
    .class = unit
creation-card-lord-unbound = Niezwiązany – Lord
    .object = Niezwiązanego – Lorda
    .text = Uniwersalny. Przychodzi bez zasobu.
    .class = unit
creation-card-supply = Zasób
    .object = zasób
    .text = Płaci za linie; 1 krok albo myto.
    .class = supply
creation-card-dust = Gwiezdny pył
    .object = gwiezdny pył
    .text = Płaci za najwyżej 2 zasoby jednej linii. Nie można go stracić.
    .class = dust
creation-card-chest = Skrzynia
    .object = skrzynię
    .text = Wymienia się na artefakt; w limbo pozwala położyć w zasadzce do 3 kart.
    .class = chest
creation-card-hammer = Młot Strato
    .object = Młot Strato
    .text = Przygotuj go jako dowolną jednostkę o randze od 1 do 4, zwykły artefakt oprócz Amuletu albo zasób. Nie w bitwie.
    .short = Przygotuj go jako jednostkę, artefakt lub zasób.
    .class = great
creation-card-horn = Róg Baldura
    .object = Róg Baldura
    .text = Dobierz do 3 kart.
    .short = Dobierz do 3 kart.
    .class = great
creation-card-sword = Miecz Elemaga
    .object = Miecz Elemaga
    .text = Broń: siła 5 w ataku, 2 w obronie.
    .short = Broń: 5 w ataku, 2 w obronie.
    .class = great
creation-card-shield = Tarcza Britosa
    .object = Tarczę Britosa
    .text = Broń: siła 2 w ataku, 5 w obronie.
    .short = Broń: 2 w ataku, 5 w obronie.
    .class = great
creation-card-wings = Skrzydła Avieny
    .object = Skrzydła Avieny
    .text = Twój bohater przenosi się na dowolną kartę terenu.
    .short = Bohater trafia na dowolną kartę mapy.
    .class = great
creation-card-crown = Korona Tytusa
    .object = Koronę Tytusa
    .text = Jednostka frakcji o randze od 1 do 3 liczy się jako Lord.
    .short = Jednostka rangi 1 do 3 liczy się jako Lord.
    .class = great
creation-card-hand = Dłoń Luuta
    .object = Dłoń Luuta
    .text = Weź na tę turę losową kartę z ręki przeciwnika.
    .short = Zabierz przeciwnikowi losową kartę na turę.
    .class = great
creation-card-pavilion = Pawilon Eyli
    .object = Pawilon Eyli
    .text = Namiot na najwyżej 3 karty.
    .short = Namiot na najwyżej 3 karty.
    .class = great
creation-card-staff = Laska Terry
    .object = Laskę Terry
    .text = Do 3 przemian terenu.
    .short = Do 3 zmian terenu.
    .class = great
creation-card-book = Księga Krei
    .object = Księgę Krei
    .text = Dwie kopie jednostki frakcji w tej samej linii, w bitwie jedna.
    .short = Dwie kopie jednostki, w bitwie jedna.
    .class = great
creation-card-arrow = Strzała Farrela
    .object = Strzałę Farrela
    .text = Broń o sile 2, z zasięgiem.
    .short = Broń o sile 2, sięga 8 pól dookoła.
    .class = great
creation-card-bag = Wór Szczęścia
    .object = Wór Szczęścia
    .text = Weź na rękę do 2 zasobów.
    .short = Weź na rękę do 2 zasobów.
    .class = great
creation-card-banner = Sztandar Vigo
    .object = Sztandar Vigo
    .text = Weź ze schroniska karty jednego typu o sile razem 8.
    .short = Karty jednego typu o sile 8 ze schroniska.
    .class = great
creation-card-cloak = Peleryna Vayla
    .object = Pelerynę Vayla
    .text = Do 2 twoich miast w zasięgu nie można atakować do twojej następnej tury.
    .short = 2 twoich miast nie można atakować przez dzień.
    .class = great
creation-card-vase = Waza z dynastii Ming
    .object = Wazę z dynastii Ming
    .text = Spośród 12 wierzchnich kart narodu wybierz 6 następnych.
    .short = Z następnych 12 kart wybierz 6.
    .class = great
creation-card-mask = Maska Syjonu
    .object = Maskę Syjonu
    .text = W bitwie: do 2 jednostek o sile najwyżej 3 przechodzi na twoją stronę.
    .short = W bitwie 2 słabe jednostki zmieniają stronę.
    .class = great
creation-card-krycek = Zagubiony Zwój Kry-Cek
    .object = Zagubiony Zwój Kry-Cek
    .text = Weź na rękę kartę z limbo.
    .short = Weź na rękę kartę z limbo.
    .class = great
creation-card-twin = Bliźniak Mocy
    .object = Bliźniaka Mocy
    .text = Zatrzymaj jako kopię dowolnego Wielkiego Artefaktu innego gracza albo weź 2 karty gwiezdnego pyłu.
    .short = Kopia Wielkiego Artefaktu albo 2 pyłu.
    .class = fate
creation-card-blind = Ślepy Los
    .object = Ślepy Los
    .text = Weź wierzchni zapasowy Wielki Artefakt albo 1 kartę gwiezdnego pyłu.
    .short = Nieznany Wielki Artefakt z zapasu albo pył.
    .class = fate
creation-card-chosen = Wybrany Los
    .object = Wybrany Los
    .text = Wybierz jeden z zapasowych Wielkich Artefaktów albo weź 1 kartę gwiezdnego pyłu.
    .short = Wybrany Wielki Artefakt z zapasu albo pył.
    .class = fate
joint-with = { $whole } + { $part }
joint-as = { $whole } ({ $part })
joint-times = { $part ->
    [1] ½ × { $whole }
   *[other] { $whole } × { $part }
}

## Kształty i wyjścia

shape-d = ślepa droga
    .city = miasto ślepe
shape-s = prosta droga
    .city = miasto przelotowe
shape-c = zakręt
    .city = miasto narożne
shape-t = rozwidlenie
    .city = miasto z rozwidleniem
shape-x = skrzyżowanie
    .city = miasto ze skrzyżowaniem
exits-N = północ
exits-E = wschód
exits-NE = północ, wschód
exits-S = południe
exits-NS = północ, południe
exits-ES = wschód, południe
exits-NES = północ, wschód, południe
exits-W = zachód
exits-NW = północ, zachód
exits-EW = wschód, zachód
exits-NEW = północ, wschód, zachód
exits-SW = południe, zachód
exits-NSW = północ, południe, zachód
exits-ESW = wschód, południe, zachód
exits-NESW = północ, wschód, południe, zachód

## Karty terenu

terrain-card-city-bar-d = Miasto ślepe Zielonych Lasów
terrain-card-city-bar-s = Miasto przelotowe Zielonych Lasów
terrain-card-city-bar-c = Miasto narożne Zielonych Lasów
terrain-card-city-bar-t = Miasto z rozwidleniem Zielonych Lasów
terrain-card-city-bar-x = Miasto ze skrzyżowaniem Zielonych Lasów
terrain-card-city-clo-d = Miasto ślepe Gór Skalistych
terrain-card-city-clo-s = Miasto przelotowe Gór Skalistych
terrain-card-city-clo-c = Miasto narożne Gór Skalistych
terrain-card-city-clo-t = Miasto z rozwidleniem Gór Skalistych
terrain-card-city-clo-x = Miasto ze skrzyżowaniem Gór Skalistych
terrain-card-city-emb-d = Miasto ślepe Czerwonych Kanionów
terrain-card-city-emb-s = Miasto przelotowe Czerwonych Kanionów
terrain-card-city-emb-c = Miasto narożne Czerwonych Kanionów
terrain-card-city-emb-t = Miasto z rozwidleniem Czerwonych Kanionów
terrain-card-city-emb-x = Miasto ze skrzyżowaniem Czerwonych Kanionów
terrain-card-city-isl-d = Miasto ślepe Szmaragdowych Jezior
terrain-card-city-isl-s = Miasto przelotowe Szmaragdowych Jezior
terrain-card-city-isl-c = Miasto narożne Szmaragdowych Jezior
terrain-card-city-isl-t = Miasto z rozwidleniem Szmaragdowych Jezior
terrain-card-city-isl-x = Miasto ze skrzyżowaniem Szmaragdowych Jezior
terrain-card-city-wol-d = Miasto ślepe Krainy Skutej Lodem
terrain-card-city-wol-s = Miasto przelotowe Krainy Skutej Lodem
terrain-card-city-wol-c = Miasto narożne Krainy Skutej Lodem
terrain-card-city-wol-t = Miasto z rozwidleniem Krainy Skutej Lodem
terrain-card-city-wol-x = Miasto ze skrzyżowaniem Krainy Skutej Lodem
terrain-card-city-sun-d = Miasto ślepe Proto-Dżungli
terrain-card-city-sun-s = Miasto przelotowe Proto-Dżungli
terrain-card-city-sun-c = Miasto narożne Proto-Dżungli
terrain-card-city-sun-t = Miasto z rozwidleniem Proto-Dżungli
terrain-card-city-sun-x = Miasto ze skrzyżowaniem Proto-Dżungli
terrain-card-road-bar-s = Prosta droga Zielonych Lasów
terrain-card-road-bar-c = Zakręt Zielonych Lasów
terrain-card-road-bar-t = Rozwidlenie Zielonych Lasów
terrain-card-road-bar-x = Skrzyżowanie Zielonych Lasów
terrain-card-road-clo-s = Prosta droga Gór Skalistych
terrain-card-road-clo-c = Zakręt Gór Skalistych
terrain-card-road-clo-t = Rozwidlenie Gór Skalistych
terrain-card-road-clo-x = Skrzyżowanie Gór Skalistych
terrain-card-road-emb-s = Prosta droga Czerwonych Kanionów
terrain-card-road-emb-c = Zakręt Czerwonych Kanionów
terrain-card-road-emb-t = Rozwidlenie Czerwonych Kanionów
terrain-card-road-emb-x = Skrzyżowanie Czerwonych Kanionów
terrain-card-road-isl-s = Prosta droga Szmaragdowych Jezior
terrain-card-road-isl-c = Zakręt Szmaragdowych Jezior
terrain-card-road-isl-t = Rozwidlenie Szmaragdowych Jezior
terrain-card-road-isl-x = Skrzyżowanie Szmaragdowych Jezior
terrain-card-road-wol-s = Prosta droga Krainy Skutej Lodem
terrain-card-road-wol-c = Zakręt Krainy Skutej Lodem
terrain-card-road-wol-t = Rozwidlenie Krainy Skutej Lodem
terrain-card-road-wol-x = Skrzyżowanie Krainy Skutej Lodem
terrain-card-road-sun-s = Prosta droga Proto-Dżungli
terrain-card-road-sun-c = Zakręt Proto-Dżungli
terrain-card-road-sun-t = Rozwidlenie Proto-Dżungli
terrain-card-road-sun-x = Skrzyżowanie Proto-Dżungli
terrain-card-gate-1 = Wrota Burzy 1, Zielone Lasy
terrain-card-gate-2 = Wrota Burzy 2, Góry Skaliste
terrain-card-gate-3 = Wrota Burzy 3, Czerwone Kaniony
terrain-card-gate-4 = Wrota Burzy 4, Szmaragdowe Jeziora
terrain-card-gate-5 = Wrota Burzy 5, Kraina Skuta Lodem
terrain-card-gate-6 = Wrota Burzy 6, Proto-Dżungla
terrain-card-ruins = Ruiny
terrain-card-vk-centre = Centrum Doliny Królów
terrain-card-vq-centre = Centrum Doliny Królowych
terrain-card-vk-cross = Skrzyżowanie w Dolinie Królów
terrain-card-vq-cross = Skrzyżowanie w Dolinie Królowych
terrain-card-vk-title = Ratusz
terrain-card-vk-tool = Kowal
terrain-card-vk-horse = Stajnie
terrain-card-vk-weapon = Arena
terrain-card-vq-amulet = Tawerna
terrain-card-vq-tent = Tkalnia
terrain-card-vq-scroll = Gildia Magów
terrain-card-vq-supply = Sklep
terrain-card-pass = Przesmyk Górski
terrain-card-bridge = Królewski Most

## Skutki burzy

storm-1 = Dar Wichru
    .text = Weź artefakt dowolnego typu.
storm-2 = Wędrowny Lord
    .text = Weź wierzchniego Lorda i zasób.
storm-3 = Pomyślny Wiatr
    .text = Dobierz kartę.
storm-4 = Szlak Burzy
    .text = Zbuduj za darmo dowolną drogę.
storm-5 = Szept Losu
    .text = Dobierz kartę losu.
storm-6 = Wezwanie Towarzysza
    .text = Twój drugi bohater przybywa na te wrota.
storm-7 = Ruchome Ziemie
    .text = Wymień miasto lub drogę na kartę tego samego kształtu.
storm-8 = Echo Burzy
    .text = Powtórz zagrany wcześniej skutek burzy, nie numer 2.
storm-9 = Błogosławieństwo
    .text = Podnieś jednostkę z ręki.
storm-10 = Rozkwit
    .text = Podnieś jedno ze swoich miast.
storm-11 = Powrót z Limbo
    .text = Weź kartę z limbo.
storm-12 = Rozdarte Płótno
    .text = Zniszcz namiot przeciwnika.

## Eliksiry

elixir-brotherhood = Braterstwo
    .text = Trzy dni: nikt nie może cię atakować, a ty nikogo.
elixir-berserk = Berserk
    .text = Raz dziennie: obrońca traci przed bitwą dwie losowe karty.
elixir-colossus = Kolos
    .text = Trzy dni: +4 w każdej twojej bitwie.
elixir-coldbreath = Powiew Zimna
    .text = Raz dziennie: unieważnij linię przeciwnika.
elixir-misfortune = Niepowodzenie
    .text = Trzy dni: przeciwnik ma −4 w każdej bitwie.
elixir-eclipse = Zaćmienie Słońca
    .text = Raz dziennie: karta z ręki oznacza to, co chcesz.

## Dary Metamorfii

gift-bar = Zielone Lasy
    .text = Bohater przechodzi za darmo do 3 pól.
gift-clo = Góry Skaliste
    .text = Podnieś jedno swoje miasto.
gift-emb = Czerwone Kaniony
    .text = Bohater atakuje bez broni pole obok siebie.
gift-isl = Szmaragdowe Jeziora
    .text = Podnieś jednostkę z ręki.
gift-wol = Kraina Skuta Lodem
    .text = Sklonuj jednostkę z ręki.
gift-sun = Proto-Dżungla
    .text = Dobierz do 2 kart.

## Inne słowa

hero-a = pierwszy bohater
    .object = pierwszego bohatera
    .dative = pierwszemu bohaterowi
hero-b = drugi bohater
    .object = drugiego bohatera
    .dative = drugiemu bohaterowi
character-metamorphia = Metamorfia
    .object = Metamorfię
character-bilkarr = Bilkarr
    .object = Bilkarra
prey-city = miasto
prey-ruins = ruiny
prey-heroes = bohaterów
deal-give = Oddaj za poziom
deal-lower = Obniż
deal-exchange = Wymień
fate-side-a = Pierwsza możliwość karty
fate-side-b = Druga możliwość karty: gwiezdny pył
kind-start = miejsce początkowe
kind-neutral = miasto neutralne
kind-gate = wrota burzy
kind-ruins = ruiny
kind-free = puste pole
kind-nonexistent = brak pola

## Pola: kolumna jako litera, wiersz jako liczba od góry

square-x1y1 = A1
square-x2y1 = B1
square-x3y1 = C1
square-x4y1 = D1
square-x5y1 = E1
square-x6y1 = F1
square-x7y1 = G1
square-x8y1 = H1
square-x9y1 = I1
square-x10y1 = J1
square-x11y1 = K1
square-x1y2 = A2
square-x2y2 = B2
square-x3y2 = C2
square-x4y2 = D2
square-x5y2 = E2
square-x6y2 = F2
square-x7y2 = G2
square-x8y2 = H2
square-x9y2 = I2
square-x10y2 = J2
square-x11y2 = K2
square-x1y3 = A3
square-x2y3 = B3
square-x3y3 = C3
square-x4y3 = D3
square-x5y3 = E3
square-x6y3 = F3
square-x7y3 = G3
square-x8y3 = H3
square-x9y3 = I3
square-x10y3 = J3
square-x11y3 = K3
square-x1y4 = A4
square-x2y4 = B4
square-x3y4 = C4
square-x4y4 = D4
square-x5y4 = E4
square-x6y4 = F4
square-x7y4 = G4
square-x8y4 = H4
square-x9y4 = I4
square-x10y4 = J4
square-x11y4 = K4
square-x1y5 = A5
square-x2y5 = B5
square-x3y5 = C5
square-x4y5 = D5
square-x5y5 = E5
square-x6y5 = F5
square-x7y5 = G5
square-x8y5 = H5
square-x9y5 = I5
square-x10y5 = J5
square-x11y5 = K5
square-x1y6 = A6
square-x2y6 = B6
square-x3y6 = C6
square-x4y6 = D6
square-x5y6 = E6
square-x6y6 = F6
square-x7y6 = G6
square-x8y6 = H6
square-x9y6 = I6
square-x10y6 = J6
square-x11y6 = K6
square-x1y7 = A7
square-x2y7 = B7
square-x3y7 = C7
square-x4y7 = D7
square-x5y7 = E7
square-x6y7 = F7
square-x7y7 = G7
square-x8y7 = H7
square-x9y7 = I7
square-x10y7 = J7
square-x11y7 = K7

## Plansza w przeglądarce

board-map = Mapa
board-pool = Pula
board-week = tydzień { $number }
board-day = dzień { $number }
board-oracle = Wyrocznia: tydzień { $week }, dzień { $day }
board-week-day = Tydzień { $week }, dzień { $day }
board-set-up = Przygotowanie
board-checkpoint-next = po tym dniu punkt kontrolny
board-matching-today = zgodny: wybór koloru
board-lit-today = oświetlony
board-no-faction = jeszcze bez frakcji
board-start-player = Zaczyna każdy dzień
board-team-points = sojusz: { $number }
board-in-hand = { $number ->
    [one] { $number } karta na ręce
    [few] { $number } karty na ręce
   *[many] { $number } kart na ręce
}
board-in-deck = { $number ->
    [one] { $number } karta w talii tworzenia
    [few] { $number } karty w talii tworzenia
   *[many] { $number } kart w talii tworzenia
}
board-in-ambush = { $number ->
    [one] { $number } karta w zasadzce
    [few] { $number } karty w zasadzce
   *[many] { $number } kart w zasadzce
}
board-tents = { $number ->
    [one] { $number } namiot
    [few] { $number } namioty
   *[many] { $number } namiotów
}
board-city-levels = poziomy miast: { $levels }
board-hand = { $number ->
    [one] Twoja ręka, { $number } karta
    [few] Twoja ręka, { $number } karty
   *[many] Twoja ręka, { $number } kart
}
board-hand-empty = Twoja ręka jest pusta.
board-packet = Pakiet
board-prepared = Przygotowane
board-nation = naród
board-shelter = schronisko
board-ambush = zasadzka
board-card-options = { $number ->
    [one] { $card }: { $number } możliwość
    [few] { $card }: { $number } możliwości
   *[many] { $card }: { $number } możliwości
}
board-choices = { $number ->
    [one] { $number } możliwość tutaj
    [few] { $number } możliwości tutaj
   *[many] { $number } możliwości tutaj
}
board-close = Zamknij
board-verbs = Akcje
board-verb-count = { $number ->
    [one] { $verb }: { $number } możliwość
    [few] { $verb }: { $number } możliwości
   *[many] { $verb }: { $number } możliwości
}
board-verb-hire = Zatrudnij
board-verb-acquire = Pozyskaj
board-verb-road = Droga
board-verb-city = Miasto
board-verb-upgrade = Podnieś
board-verb-market = Targowisko
board-verb-move = Ruch
board-verb-hero = Bohater
board-verb-attack = Atak
board-verb-ambush = Zasadzka
board-verb-tent = Namiot
board-verb-trade = Handel
board-verb-use = Przygotuj
board-verb-play = Wielki Art.
board-verb-homage = Hołd
board-verb-elixir = Eliksir
board-verb-explore = Odkryj
board-verb-bridge = Most
board-verb-ability = Zdolność
board-line = Układana linia
board-line-hire = Zatrudnienie
board-line-harbour = Handel Portowy
board-line-acquire = Pozyskanie
board-line-road = Droga
board-line-city = Miasto
board-line-upgrade = Podniesienie miasta
board-line-masons = Górscy Murarze
board-line-residence = Rezydencja
board-line-capital = Stolica
board-line-hero = Najęcie bohatera
board-line-market = Targowisko
board-line-explore = Odkrywanie
board-line-elixir = Eliksir
board-line-homage = Hołd
board-line-move = Ruch
board-line-tent = Namiot
board-line-great = Wielki Artefakt
board-slot-open = do zapłaty: { $slot }
board-slot-supply = zasób
board-slot-freeman = Wolny Człowiek
board-slot-chief = Dowódca
board-slot-priest = Kapłan
board-slot-lord = Lord
board-slot-unit = dowolna jednostka
board-slot-weapon = Broń
board-slot-queen = Królowa
board-slot-king = Król
board-slot-any = dowolna karta
board-slot-retreat = cena odwrotu
board-kind-freeman = Wolny Człowiek
board-kind-chief = Dowódca
board-kind-priest = Kapłan
board-kind-lord = Lord
board-kind-queen = Królowa
board-kind-king = Król
board-kind-horse = Koń
board-kind-tool = Narzędzie
board-kind-weapon = Broń
board-kind-tent = Namiot
board-kind-title = Tytuł
board-kind-scroll = Magiczny Zwój
board-kind-amulet = Amulet
board-kind-supply = Zasób
board-kind-dust = Gwiezdny pył
board-kind-chest = Skrzynia
board-kind-hammer = Młot Strato
board-kind-horn = Róg Baldura
board-kind-sword = Miecz Elemaga
board-kind-shield = Tarcza Britosa
board-kind-wings = Skrzydła Avieny
board-kind-crown = Korona Tytusa
board-kind-hand = Dłoń Luuta
board-kind-pavilion = Pawilon Eyli
board-kind-staff = Laska Terry
board-kind-book = Księga Krei
board-kind-arrow = Strzała Farrela
board-kind-bag = Wór Szczęścia
board-kind-banner = Sztandar Vigo
board-kind-cloak = Peleryna Vayla
board-kind-vase = Waza Ming
board-kind-mask = Maska Syjonu
board-kind-krycek = Zagubiony Zwój Kry-Cek
board-kind-twin = Bliźniak Mocy
board-kind-blind = Ślepy Los
board-kind-chosen = Wybrany Los
board-deck-freeman = Wolni Ludzie
board-deck-chief = Dowódcy
board-deck-priest = Kapłani
board-deck-lord = Lordowie
board-deck-supply = Zasoby
board-deck-horse = Konie
board-deck-tool = Narzędzia
board-deck-weapon = Broń
board-deck-tent = Namioty
board-deck-title = Tytuły
board-deck-scroll = Magiczne Zwoje
board-deck-amulet = Amulety
board-deck-chest = Skrzynie
board-deck-dust = Gwiezdny pył
board-deck-road-s = Proste drogi
board-deck-road-c = Zakręty
board-deck-road-t = Rozwidlenia
board-deck-road-x = Skrzyżowania
board-deck-city-d = Miasta ślepe
board-deck-city-s = Miasta przelotowe
board-deck-city-c = Miasta narożne
board-deck-city-t = Miasta z rozwidleniem
board-deck-city-x = Miasta ze skrzyżowaniem
board-deck = { $name }: zostało { $number }
board-deck-gone = koniec
board-fate-deck = Talia losu: { $number }
board-great = Wielkie Artefakty
board-great-price = za zwycięstwo w ruinach
board-units = Jednostki
board-units-price = ranga =
board-artefacts = Artefakty
board-roads = Drogi
board-roads-price = 2 Wolnych Ludzi
board-cities = Miasta
board-cities-price = 3 jednej rangi
board-square = { $square }: { $what }
board-square-empty = { $square }: puste
board-city-neutral = miasto neutralne, siła { $number }
board-city-of = miasto, { $player }, poziom { $level }
board-hero-of = bohater { $number }, { $player }
board-choose-faction = Wybierz swoją frakcję
board-show-map = Pokaż mapę
board-show-pool = Pokaż pulę
board-show-battle = Pokaż bitwę
board-battle-in = Bitwa na { $square }
board-battle-of-city = o miasto
board-battle-of-ruins = o ruiny
board-battle-of-heroes = z bohaterami
board-attacker = atakuje
board-defender = broni się
board-neutrals = strażnicy
board-behind = brakuje { $number }
board-line-empty = Jeszcze żadnej karty.
board-pile-storm = Karty burzy: { $number }
board-pile-spare = Zapas Wielkich Artefaktów: { $number }
board-pile-limbo = Limbo: { $number }
board-pile-royals = Pary królewskie obok mapy: { $number }
board-pile-name-storm = burza
board-pile-name-spare = zapas
board-pile-name-limbo = limbo
board-pile-name-royals = pary królewskie
board-great-cities = miasta poziomu 4 i wyżej: { $number } z { $goal }
board-great-cities-short = 4+: { $number } z { $goal }
board-turn = Obróć kartę (R)
board-from-ambush = Z zasadzki
board-from-limbo = Z limbo
board-on-offer = Do wyboru
board-tent-number = Namiot { $number }
board-you-lead = prowadzisz
board-short-by = brakuje { $number }
board-pile-name-nation = naród
board-pile-name-shelter = schronisko
board-pile-name-ambush = zasadzka
board-pile-name-tents = namioty
board-pile-name-elixirs = eliksiry
board-pile-name-fate = Talia losu
board-pile-elixirs = Eliksiry do kupienia: { $number }
board-pile-unseen = Tych kart nikomu nie wolno oglądać.
board-times = × { $number }
board-slots-open = { $number ->
    [one] { $number } do zapłaty
    [few] { $number } do zapłaty
    [many] { $number } do zapłaty
   *[other] { $number } do zapłaty
}
board-more-cards = + { $number }
board-guarded = Strzeżone z siłą { $number }
board-market-of = targowisko: { $player }
board-tie-to-defence = Remis dla obrońcy.
board-battle-step-opening = Otwarcie
board-battle-step-retreat = Odwrót
board-battle-step-heroes = Bohaterowie
board-battle-step-raising = Przebijanie
board-your-line = Twoja linia
board-attack-line = Linia ataku
board-defence-line = Linia obrony
board-you-lead-now = Teraz wygrywasz.
board-leads-now = Teraz wygrywa { $player }.
board-you-must-raise = Brakuje Ci { $number }.
board-must-raise = { $player }: brakuje { $number }.
board-place-strength = samo miejsce, siła { $number }
board-of-the-place = miejsce
board-counts-as = jako { $name }
board-starts = zaczyna
board-printed-and-bonus = { $number } { $bonus }
board-bonus-morale = morale
board-bonus-native = rodzima ziemia
board-bonus-foreign = obca ziemia
board-bonus-ability = zdolność
board-hidden-vk = nieodkryta budowla Doliny Króla
board-hidden-vq = nieodkryta budowla Doliny Królowej
board-alliance = Sojusz
board-alliance-own = Twój sojusz
board-alliance-other = Przeciwnicy

## Opowieść: zdarzenia i sceny

event-day = Tydzień { $week }, dzień { $day }
    .tag = dzień { $day }
event-raises = { $player } podnosi { $square } do poziomu { $number }
    .you = Podnosisz { $square } do poziomu { $number }
    .tag = poziom { $number }
event-builds-city = { $player } zakłada na { $square } miasto poziomu { $number }
    .you = Zakładasz na { $square } miasto poziomu { $number }
    .tag = poziom { $number }
event-draws = { $number ->
        [one] { $player } dobiera { $number } kartę
        [few] { $player } dobiera { $number } karty
       *[many] { $player } dobiera { $number } kart
    }
    .you = { $number ->
        [one] Dobierasz { $number } kartę
        [few] Dobierasz { $number } karty
       *[many] Dobierasz { $number } kart
    }
    .all = Wszyscy dobierają pierwszą rękę
event-passes = { $player } kończy turę i dobiera nową rękę
    .you = Kończysz turę i dobierasz nową rękę
event-first-player = { $player } zaczyna każdy dzień
    .you = Zaczynasz każdy dzień
    .tag = zaczyna
event-storm = Burza: { storm-name }
beat-gains-supplies = zasoby: { $number }
beat-gains-dust = gwiezdny pył: { $number }
beat-draws = karty: { $number }
beat-builds-road = droga
beat-builds-city = miasto, poziom { $number }
beat-raises = poziom { $number }
beat-counts-as = liczy się jako { $type }
scene-player = { $player }
    .you = ty
scene-battle-city = Bitwa o { $square }
scene-battle-ruins = Bitwa o ruiny na { $square }
scene-battle-heroes = Bitwa na { $square }
scene-battle-step-start = Atak
scene-battle-step-card = Karta
scene-battle-step-berserk = Berserk
scene-battle-step-retreat = Odwrót
scene-battle-step-defenders = Obrońcy
scene-battle-step-result = Wynik
scene-battle-step-meanwhile = Tymczasem
scene-battle-opens-city = { $player } atakuje { $square }: do pokonania { $number }
    .you = Atakujesz { $square }: do pokonania { $number }
scene-battle-opens-ruins = { $player } atakuje ruiny na { $square }: do pokonania { $number }
    .you = Atakujesz ruiny na { $square }: do pokonania { $number }
scene-battle-opens-heroes = { $player } atakuje bohaterów na { $square }
    .you = Atakujesz bohaterów na { $square }
scene-battle-beats = { $attack } do { $defence }: wystarczy
scene-battle-short = { $attack } do { $defence }: brakuje { $number }
scene-battle-leads = { $player } wygrywa, jak dotąd { $attack } do { $defence }
    .you = Wygrywasz, jak dotąd { $attack } do { $defence }
scene-battle-won-city = { $player } zdobywa { $square }, { $attack } do { $defence }
    .you = Zdobywasz { $square }, { $attack } do { $defence }
scene-battle-won-ruins = { $player } zwycięża w ruinach na { $square }, { $attack } do { $defence }
    .you = Zwyciężasz w ruinach na { $square }, { $attack } do { $defence }
scene-battle-won-heroes = { $player } przepędza bohaterów z { $square }, { $attack } do { $defence }
    .you = Przepędzasz bohaterów z { $square }, { $attack } do { $defence }
scene-battle-held = { $player } utrzymuje { $square }, { $attack } do { $defence }
    .you = Utrzymujesz { $square }, { $attack } do { $defence }
scene-battle-guarded = Strażnicy utrzymują { $square }, { $attack } do { $defence }
scene-battle-without-result = Bez bitwy na { $square }: bohaterowie się wycofali
scene-battle-cancelled = Bez bitwy na { $square }: atak jest anulowany
scene-battle-broken-off = Bitwa na { $square } jest przerwana
scene-because-without-result = Wszyscy zaatakowani bohaterowie się wycofali.
scene-because-cancelled = Zimny Powiew: karty są zużyte i nic z nich nie wynika.
scene-because-broken-off = Gra się skończyła.
scene-because-tie = Remis { $number } to zwycięstwo obrony.
scene-because-won = O { $number } więcej niż do remisu: żadna pojedyncza karta nie rozstrzygnęła.
scene-because-lost = Do remisu brakowało { $number }, a i remis by nie wystarczył.
scene-because-card = bez karty „{ $card }” (+{ $number }) byłoby { $attack } do { $defence }.
scene-battle-row-total = Suma
scene-battle-row-cards = Karty
scene-battle-row-lost = Utraceni bohaterowie
scene-storm = Przejście na { $square }
scene-storm-step-way = Przez wrota
scene-storm-step-card = Karta burzy
scene-storm-step-effect = Co przynosi
scene-storm-step-meanwhile = Tymczasem
scene-storm-card = Karta burzy
scene-storm-over = { $player } przybywa na { $square }: { $storm }
    .you = Przybywasz na { $square }: { $storm }
scene-storm-nothing = Nic się nie zmieniło.
scene-checkpoint = Punkt kontrolny po tygodniu { $week }
scene-checkpoint-count = Karty w taliach tworzenia
scene-checkpoint-lost = Utracone pary królewskie
scene-checkpoint-gained = Zyskane pary królewskie
scene-checkpoint-veterans = Weterani
scene-checkpoint-neutrals = Postacie neutralne
scene-checkpoint-enough = { $number ->
    [0] nic
    [1] wystarcza na Królową
    [2] wystarcza na Króla
   *[other] wystarcza na weteranów
}
scene-checkpoint-uncounted = Talie liczy się od drugiego punktu kontrolnego.
scene-checkpoint-over = { $number ->
    [0] Punkt kontrolny { $week }: bez zmian
    [one] Punkt kontrolny { $week }: { $number } zmiana
    [few] Punkt kontrolny { $week }: { $number } zmiany
   *[many] Punkt kontrolny { $week }: { $number } zmian
}
scene-checkpoint-first = Punkt kontrolny { $week }: jeszcze się nie liczy
scene-checkpoint-because = 20 kart wystarcza na Królową, 24 na Króla, a w trybie heroicznym 26 na weteranów.
scene-end = Koniec gry
scene-end-cities = Dość miast poziomu 4 lub wyższego: gra kończy się od razu.
scene-end-map = Ostatnie puste pole mapy jest zajęte.
scene-end-weeks = Minęło osiem tygodni.
scene-end-great = Miasta poziomu 4 i wyższe
scene-end-points = Punkty
scene-end-teams = Punkty drużyn
scene-end-sum = Kto wygrywa
scene-end-won = { $player } wygrywa
    .you = Wygrywasz
scene-end-team = Wygrywają: { $players }
scene-end-team-yours = Twoja drużyna wygrywa: { $players }
scene-end-shared = Wspólne zwycięstwo: { $players }
scene-end-all-level = Wszyscy mają po tyle samo: { $number }.
scene-end-by-tie = Remis { $number } z graczem { $rival }: rozstrzygają większe miasta.
scene-end-because = Punkty: { $number } do { $total } ({ $rival }); miasta poziomu 4 i wyższe: { $great } do { $other }.

## Zapowiedzi: co przyniesie wybór

outlook-pass = { $number ->
    [0] Dobierasz nową rękę; w narodzie masz karty: { $nation }.
    [one] { $number } karta trafia do schroniska, potem nowa ręka; w narodzie: { $nation }.
    [few] { $number } karty trafiają do schroniska, potem nowa ręka; w narodzie: { $nation }.
   *[many] { $number } kart trafia do schroniska, potem nowa ręka; w narodzie: { $nation }.
}
outlook-hire = { $card }, zasoby +{ $gained }; talia: { $cards }, na ręce zostaje: { $left }.
outlook-acquire = Na wierzchu { $card }; talia: { $cards }.
outlook-acquire-any = { $number ->
    [one] Wierzchnia karta; talia: { $cards }.
   *[other] Dziś pasuje: dowolna z { $number } frakcji; talia: { $cards }.
}
outlook-road = Na wierzchu { $faction-terrain }; pola, na które pasuje: { $number }.
outlook-city = { $faction-terrain }, poziom { $level }: punkty { $points }; miasta poziomu 4+ { $cities } z { $needed }.
outlook-raise = { $square } na poziom { $level }: punkty { $points }; miasta poziomu 4+ { $cities } z { $needed }.
outlook-market = { $number ->
    [1] Pierwsze: z bohaterem tam wymieniasz artefakty na skrzynie i z powrotem.
   *[other] Drugie: z bohaterem tam także 2 zasoby na gwiezdny pył.
}
outlook-hero = { $number ->
    [1] Twój jedyny bohater, na { $square }.
   *[other] Bohaterowie na mapie: { $number }; wspólny atak ma podwójne morale.
}
outlook-move = Kroki tego bohatera: { $number }, pola w zasięgu: { $squares }.
outlook-step = Pozostałe kroki: { $number }; nie ma tam czego atakować.
outlook-step-target = Miejsce o sile { $strength } do zaatakowania; pozostałe kroki: { $number }.
outlook-step-heroes = Bohaterowie do zaatakowania: { $rival }; pozostałe kroki: { $number }.
outlook-gate = Nieznana karta burzy, w talii: { $number }; po mycie zostają kroki: { $steps }.
outlook-attack = Cele w zasięgu: { $number }; najsłabsze miejsce bez kart: { $strength }.
outlook-attack-heroes = W zasięgu są tylko bohaterowie, cele: { $number }.
outlook-ambush = Przepada na dobre, talia: { $cards }; kładziesz { $number }, w zasadzce już { $laid }.
outlook-tent = Przechowa na później karty: { $number }; namioty: { $tents }.
outlook-strike = Karty na ręce: { $number }; { $left ->
    [0] Namiot trafia do schroniska.
   *[other] w namiocie zostaje: { $left }.
}
outlook-roll-amulet = 1 do 4: jednostka tej rangi; 5: artefakt; 6: co zechcesz. { $lit ->
    [1] Dwa rzuty.
   *[0] {""}
}
outlook-double = Liczy się podwójnie: { $type }; karta trafia do limbo, talia: { $cards }.
outlook-eclipse = Do końca tury oznacza, co zechcesz.
outlook-use = { $number ->
    [one] Do końca tury liczy się jako { $type }.
   *[other] Do końca tury liczy się jako { $type } × { $number }.
}
outlook-great = { $card-short }
outlook-trade = Skrzynie na ręce: { $number }; w puli zostaje: { $chests }.
outlook-trade-chest = Na wierzchu { $card } z { $number }; trafi na rękę.
outlook-trade-dust = Płaci za 2 zasoby linii; zostają zasoby: { $left }, talia: { $cards }.
outlook-explore = Nieznana karta; zakrytych jest: { $number }.
outlook-income = { $type } na rękę; karty na ręce: { $number }.
outlook-bonus = Kość wskaże wrota; bohater zostaje tu i traci kroki: { $number }.
outlook-bridge-give = Talia: { $cards }, miasto rośnie: punkty { $points }.
outlook-bridge-exchange = W zamian jeden z wyłożonych, jest ich { $number }, albo karta losu.
outlook-bridge-lower = Punkty { $points }, miasta poziomu 4+ { $cities } z { $needed }; bierzesz jeden z { $number } albo los.
outlook-homage = { $gift-text } Na ręce zostaje: { $number }.
outlook-elixir = Za 2 zasoby. { $elixir-text }
outlook-drink = { $elixir-text }
outlook-draw = Nieznana karta: na ręce { $number }, w narodzie było { $nation }.
outlook-faction = { $ability }: { $ability-short }
outlook-start = { $faction-terrain }; pola do miasta neutralnego: { $number }.
outlook-start-gate = { $faction-terrain }; pola do miasta neutralnego: { $number }, do wrót: { $gate }.
outlook-pick = Karty tej frakcji: { $number }.
outlook-vase = Karta { $number } z następnych 6.
outlook-keep = Karty na ręce zostają: { $number }.
outlook-mulligan = Do schroniska: { $number }, dobierasz 5 nieznanych kart; w narodzie: { $nation }.
outlook-cohort = Pokazane karty: { $number }, dobierasz: { $drawn }; wszystkie zostają na ręce.
outlook-lay = { $number ->
    [0] To opłaca wszystko.
   *[other] Do zapłaty zostaje: { $number }.
}
outlook-lay-lost = { $number ->
    [0] To opłaca wszystko; nadmiar przepada.
   *[other] Do zapłaty zostaje: { $number }; nadmiar przepada.
}
outlook-place = Łączy się z: { $joined }, prowadzi dalej: { $open }; puste pola: { $left }.
outlook-place-city = Łączy się z: { $joined }, prowadzi dalej: { $open }; punkty { $points }, miasta 4+ { $cities } z { $needed }.
outlook-take = Karty tej frakcji w talii: { $number }, { $faction }.
outlook-rally = Karty na ręce: { $number }; do wzięcia zostaje siła { $left }.
outlook-sacrifice = Przepada na dobre: talia { $cards }.
outlook-rolled = { $number ->
    [5] Oznacza wybrany artefakt.
    [6] Oznacza, co zechcesz.
   *[other] Oznacza { $type-object }.
}
outlook-as = { $type }: razem pod ręką { $number }.
outlook-lay-ambush = Karty w zasadzce: { $number } z { $most }.
outlook-ambush-laid = W zasadzce: { $number }; można jeszcze położyć: { $left }.
outlook-station = Zmieści się jeszcze: { $left }; na ręce zostaje: { $number }.
outlook-stationed = Zmieściłoby się jeszcze: { $number }.
outlook-fate = Nieznana karta losu, w talii: { $number }; trzeba wykonać jedną z możliwości.
outlook-fate-dust = Gwiezdny pył +{ $number }: talia { $cards }.
outlook-fate-twin = Zostaje u ciebie: za każdym razem kopiuje cudzy Wielki Artefakt.
outlook-fate-blind = Wierzchni, nieznany Wielki Artefakt z zapasu; jest ich { $number }.
outlook-fate-chosen = Oglądasz cały zapas Wielkich Artefaktów ({ $number }) i bierzesz jeden.
outlook-spend = Oglądasz Wielkie Artefakty pod wrotami ({ $number }) i musisz wziąć jeden.
outlook-keep-bonus = Bonus tych wrót zostaje u ciebie.
outlook-stop = Karty na ręce: { $number }.
outlook-supplies = Zasoby na ręce: { $number }, talia: { $cards }.
outlook-wings-hero = Opuszcza { $square }.
outlook-fly = Nic tam nie stoi; to nie kosztuje kroków.
outlook-fly-own = Twoje własne miejsce; to nie kosztuje kroków.
outlook-fly-neutral = Miasto neutralne o sile { $strength } do zaatakowania.
outlook-fly-rival = Do zaatakowania: { $rival }, poziom { $level }.
outlook-borrow = Losowa karta z ręki, w której jest { $number }, na tę turę.
outlook-change-land = Będzie tam: { $faction-terrain }, { $native ->
    [1] twój rodzimy teren: wejście za darmo i +1 w bitwie.
   *[0] nie twój rodzimy teren.
}
outlook-swap = Z tych pól twoim rodzimym terenem jest: { $number }.
outlook-banner = Takie karty w schronisku: { $number }.
outlook-storm-artefact = Na wierzchu { $card }; karty na ręce: { $number }.
outlook-cloak = Poziom { $level } bezpieczny do twojej tury; można osłonić jeszcze: { $left }.
outlook-limbo = Karty na ręce: { $number }, talia: { $cards }.
outlook-summon = Na { $square } do następnego punktu kontrolnego.
outlook-copy = { $storm-text }
outlook-unit = W zamian na rękę: { $card }.
outlook-destroy = Do schroniska trafią Namiot i karty: { $number }.
outlook-drink-nothing = Twoje eliksiry zostają, jak są.
outlook-cancel = Jej karty są zużyte, a Zimny Powiew wykorzystany na dziś.
outlook-let = Dzieje się; Zimnego Powiewu można użyć później.
outlook-target-heroes = Bohaterowie: { $number }; { $rival } ma na ręce { $cards }, w zasadzce { $ambush }.
outlook-target-ruins = Do pokonania { $strength }; Wielki Artefakt, wyłożonych { $number }, albo los.
outlook-target-guards = Do pokonania { $strength }; potem punkty { $points }, miasta poziomu 4+ { $cities } z { $needed }.
outlook-target-player = Bez kart { $strength }; { $rival } ma na ręce { $cards }, w zasadzce { $ambush }.
outlook-heroes = Bohaterowie: { $number }, +{ $morale } z kartami jednej frakcji; przegrana ich zabiera.
outlook-defenders = { $number ->
    [0] Żaden bohater nie broni i żadnego nie stracisz.
   *[other] Bohaterowie: { $number }, +{ $morale } z kartami jednej frakcji; przegrana ich zabiera.
}
outlook-add = { $mine } do { $theirs }, { $short ->
    [0] to by wystarczyło.
   *[other] brakuje { $short }.
}
outlook-add-broken = { $mine } do { $theirs }, morale przepada; { $short ->
    [0] to by wystarczyło.
   *[other] brakuje { $short }.
}
outlook-add-amulet = Kość: od +1 do +4, a 5 i 6 dają wybór. { $lit ->
    [1] Dwa rzuty.
   *[0] {""}
}
outlook-add-fanatic = +{ $number } za kartę, którą poświęcisz.
outlook-add-mask = Do 2 jednostek o sile 3 lub mniej przejdzie na twoją stronę.
outlook-opening-done = { $mine } do { $theirs }; { $rival } ma na ręce { $cards }, w zasadzce { $ambush }.
outlook-win-city = { $mine } do { $theirs }, wygrana: punkty { $points }, miasta poziomu 4+ { $cities } z { $needed }.
outlook-win-ruins = { $mine } do { $theirs }, wygrana: Wielki Artefakt, wyłożonych { $number }, albo los.
outlook-lose-heroes = { $mine } do { $theirs }, przegrana: z mapy schodzą bohaterowie: { $number }.
outlook-lose-city = { $mine } do { $theirs }, przegrana: tracisz punkty { $level }, bohaterów { $number }.
outlook-berserk = { $rival } traci losowo 2 z kart na ręce, których ma { $cards }.
outlook-no-berserk = Berserka można dziś użyć w innej bitwie.
outlook-retreat = Koń albo 3 zasoby, masz zasobów { $supplies }; inni bohaterowie tutaj: { $number }.
outlook-stay = Bohaterowie, którzy zostają i mogą bronić: { $number }.
outlook-way = { $number ->
    [0] Tam kończy się droga.
   *[other] Stamtąd jeszcze pól: { $number }.
}
outlook-hire-dust = { $card }, zasoby +{ $gained }; talia: { $cards }.

## Widok słowami

view-table = Stół
view-day = Tydzień { $week }, dzień { $day }.
view-start-player = { $player } zaczyna każdy dzień.
view-mode = { $key ->
    [basic] Tryb podstawowy.
    [advanced] Tryb zaawansowany.
   *[heroic] Tryb heroiczny.
}
view-factions = Frakcje w puli: { $factions }.
view-team = { $number ->
    [0] Działa pierwsza drużyna dnia.
    [1] Działa druga drużyna dnia.
   *[other] Działa trzecia drużyna dnia.
}
view-ended = Koniec gry: { $reason }.
view-battle = Bitwa na { $square }, cel: { $prey }
view-defender = Broni się { $player }.
view-guards = Bronią się neutralni strażnicy.
view-lines = Karty ataku: { $number }.
view-totals = { $attack } do { $defence }.
view-player = { $player }
view-faction = Frakcja: { $faction }.
view-points = Punkty: { $number }; miasta poziomu 4 i wyższe: { $great }.
view-hand = Ręka: { $cards }.
view-hand-hidden = Karty na ręce: { $number }.
view-nation = Karty w narodzie: { $number }.
view-shelter = Schronisko: { $cards }.
view-ambush = Zasadzka: { $cards }.
view-ambush-hidden = Karty w zasadzce: { $number }.
view-laid = Położone w tej turze: { $cards }.
view-hero = { $hero } na { $square }, kroki { $steps }, punkty { $points }.
view-tent = Namiot { $number }.
view-veteran = { $key ->
    [active] Weteran.
   *[disgraced] Już nie weteran.
}
view-map = Mapa
view-square = { $square }: { $terrain_card }
view-exits = Wyjścia: { $exits }.
view-owner = { $player }, poziom { $number }.
view-strength = Neutralne, siła { $number }.
view-market = Targowisko: { $player }.
view-cloaked = Osłonięte: nie można atakować.
view-down = Zakryte karty doliny
view-down-square = { $square }
view-pool = Pula
view-pile = W puli { $pile }: { $number }, na wierzchu { $top }.
view-supplies = Zasoby { $number }, gwiezdny pył { $dust }, skrzynie { $chests }.
view-display = Wyłożone Wielkie Artefakty: { $cards }.
view-spare = Zapas Wielkich Artefaktów: { $number }; karty losu: { $fate }.
view-storms = Karty burzy: { $number }.
view-storms-played = Zagrane burze: { $storms }.
view-royals = Pary królewskie obok mapy: { $cards }.
view-limbo = Limbo: { $cards }.
view-gates-out = Wrota poza grą: { $numbers }.
view-elixir = { $elixir }: { $player }{ $number ->
    [0] , jeszcze niewypity.
   *[other] , dzień { $number } z 3.
}
view-metamorphia = Metamorfia na { $square }.
view-bilkarr = Bilkarr na { $square }.

## Powody podpowiedzi

reason-city = daje ci { $square }, punkty: { $number }
reason-raises = podnosi { $square } do poziomu { $number }
reason-markets = buduje targowisko
reason-heroes = wprowadza bohatera na mapę
reason-deck = dodaje do talii { $number ->
    [one] { $number } kartę
    [few] { $number } karty
   *[many] { $number } kart
}
reason-roads = buduje na mapie
reason-hand = daje na rękę { $number ->
    [one] { $number } kartę
    [few] { $number } karty
   *[many] { $number } kart
} więcej
reason-ambush = kładzie do zasadzki { $number ->
    [one] { $number } kartę
    [few] { $number } karty
   *[many] { $number } kart
}
reason-steps = daje bohaterom { $number ->
    [one] { $number } krok
    [few] { $number } kroki
   *[many] { $number } kroków
}
reason-moves = prowadzi bohatera na { $square }

## Wyniki

score-title = Punkty
stage-title = Tydzień { $number }
source-founded = Założone miasta
source-raised = Podniesione miasta
source-conquered = Podboje
source-explored = Odkryte budynki
source-lost = Utracone i obniżone
source-small = Miasta poziomu od 1 do 3
source-great = Miasta poziomu 4
source-royal = Rezydencje i stolice
decided-tie-capitals = Remis { $score }, więc decyduje liczba stolic ({ $rule }): { $player } { $number }, { $rival } { $rival-number }.
decided-tie-residences = Remis { $score }, więc decyduje liczba Rezydencji Królewskich ({ $rule }): { $player } { $number }, { $rival } { $rival-number }.
decided-tie-level-4 = Remis { $score }, więc decyduje liczba miast poziomu 4 ({ $rule }): { $player } { $number }, { $rival } { $rival-number }.
decided-tie-level-3 = Remis { $score }, więc decyduje liczba miast poziomu 3 ({ $rule }): { $player } { $number }, { $rival } { $rival-number }.
decided-tie-level-2 = Remis { $score }, więc decyduje liczba miejsc poziomu 2 ({ $rule }): { $player } { $number }, { $rival } { $rival-number }.
decided-tie-level-1 = Remis { $score }, więc decyduje liczba miast poziomu 1 ({ $rule }): { $player } { $number }, { $rival } { $rival-number }.
decided-tie-heroes = Remis { $score }, więc decyduje liczba bohaterów na mapie ({ $rule }): { $player } { $number }, { $rival } { $rival-number }.
decided-tie-cards = Remis { $score }, więc decyduje liczba kart w talii ({ $rule }): { $player } { $number }, { $rival } { $rival-number }.
report-tags = Zwycięstwa według frakcji
report-tags-note = Miejsce stawia na frakcję, którą prowadzi. Gdy przy stole siedzą boty różnej siły, widać tu także, co prowadzą silniejsze.
report-tags-favoured = Odsetek zwycięstw miejsc, które prowadziły frakcję
report-tag = Frakcja
report-tags-in-play = Partie z każdą z frakcji

## Prowadzona pierwsza gra: słowa między ** są pogrubione

lesson-goal = Kto wygrywa
    .line = Poziomy twoich miast
    .tell = Witaj w Battalii! Budujesz drogi i miasta z własnej, rosnącej talii kart. Na koniec twoje punkty to **poziomy twoich miast**. Pięć miast poziomu 4 od razu kończy grę.
    .do = Spójrz na mapę: gracze: { $players }, dwa miasta neutralne, wrota i ruiny. Potem przejdź dalej.
    .why = miasto jest warte tyle, z czego je zbudowano, więc kilka wielkich bije wiele małych.
    .free = Twoje punkty to poziomy twoich miast. Pięć miast poziomu 4 od razu kończy grę.
lesson-faction = Twoja frakcja
    .line = Kolor, kraina, lud
    .tell = Każda **frakcja** jest u siebie na jednym rodzaju terenu. Tam bitwa jest dla niej trochę łatwiejsza. W dłuższych grach każda ma też własną zdolność.
    .do = Wybierz Płomiennych z Czerwonych Kanionów.
    .why = twoje karty i tak będą różnych frakcji: pula jest wspólna.
    .good = Prowadzisz Płomiennych. Twoje miasto stoi na C2, a w nim pierwszy bohater.
    .other = Ta też może wygrać. Dalszy ciąg kursu opowiada o tym, co robi każda frakcja.
    .free = Każda frakcja jest u siebie na jednym rodzaju terenu, a w dłuższych grach ma własną zdolność.
lesson-hand = Sześć kart
    .line = Ręka na jedną turę
    .tell = Masz karty: { $hand }, w tym jednostki: { $units } i zasoby: { $supplies }. Co w tej turze położysz albo zostawisz, trafi do **schroniska**, a później wróci. Karty zużywasz na turę, nie na zawsze.
    .do = Zatrzymaj tę rękę.
    .why = rękę, która nie pasuje do planu, można raz na początku tury zmienić na pięć innych kart.
    .good = Dobrze: tymi kartami zrobisz trzy rzeczy naraz.
    .change = Pięć innych kart. Ta ręka była dobra, ale czasem tak właśnie trzeba.
    .free = Co w turze położysz albo zostawisz, trafia do schroniska i później wraca. Złą rękę można zmienić na pięć innych kart.
lesson-hire = Zatrudnij
    .line = Zasoby dają jednostki
    .tell = Jednostka kosztuje tyle **zasobów**, ile wynosi jej ranga: Wolny Człowiek 1, Dowódca 2, Kapłan 3, Lord 4. Trafia do schroniska, a z nią nowy zasób.
    .do = Zatrudnij Dowódcę za dwa ze swoich zasobów, a masz ich { $supplies }.
    .why = twoja talia ma dziesięć kart, z nich { $nation } czekają w narodzie. Od 20 i 24 kart przyciąga Królową i Króla.
    .good = Dowódca i zasób leżą w schronisku. Wkrótce je dobierzesz.
    .rank = Ta ranga też jest dobra. Przy Dowódcy zostaje zasób na to, co będzie dalej.
    .first = Za chwilę! Najpierw zatrudnij: zostanie zasób na artefakt.
    .road = Za chwilę! Droga potrzebuje obu Wolnych Ludzi, a zasoby mogą pracować wcześniej.
    .pass = Twoja tura by się skończyła, a karty na ręce mogą jeszcze coś zrobić.
    .walk = Nie ma jeszcze drogi, którą mógłby iść twój bohater.
    .else = To na później. Najpierw niech rośnie talia.
    .free = Jednostka kosztuje tyle zasobów, ile wynosi jej ranga, i trafia do schroniska z nowym zasobem.
lesson-acquire = Pozyskaj
    .line = Jednostka i zasób za artefakt
    .tell = **Artefakt** kosztuje jedną jednostkę dowolnej rangi i zasób (masz { $supplies }). Konie chodzą, Narzędzia budują, Bronie walczą. W jego dniu Wyroczni wolno wybrać kolor.
    .do = Pozyskaj Broń.
    .why = bez Broni nikt nie atakuje, a niedaleko czeka miasto neutralne.
    .good = Teraz trzeba zapłacić.
    .type = Też się przyda! Ale w najbliższych dniach chodzi o Broń.
    .hire = Jeszcze jedna jednostka nigdy nie szkodzi. Ale to ostatni zasób, a potrzebuje go artefakt.
    .road = Za chwilę, na to czekają obaj Wolni Ludzie. Zasób ma coś lepszego do roboty.
    .pass = Masz jeszcze jednostkę i zasób: razem są warte artefaktu.
    .else = To na później. Najpierw Broń.
    .free = Artefakt kosztuje jednostkę dowolnej rangi i zasób. Konie chodzą, Narzędzia budują, Bronie walczą.
lesson-pay = Kładź karty
    .line = Linię opłaca się karta po karcie
    .tell = Każda akcja to **linia** kart, które kładziesz odkryte. Każda karta działa raz w turze i każda później wraca.
    .do = Połóż Kapłana, a Wolnych Ludzi zatrzymaj, masz ich { $freemen }.
    .why = dwóch Wolnych Ludzi buduje drogę. Kapłan nie ginie: trafia tylko do schroniska.
    .good = Zapłacone: Broń leży w schronisku. Zostali dwaj Wolni Ludzie.
    .freeman = To też płaci, ale jeden Wolny Człowiek nie zbuduje drogi.
    .free = Każda akcja to linia kart, które kładziesz odkryte. Każda karta działa raz w turze.
lesson-road = Zbuduj drogę
    .line = Dwóch Wolnych Ludzi za drogę
    .tell = **Droga** kosztuje { $freemen } Wolnych Ludzi; rozwidlenie albo skrzyżowanie o zasób więcej. Musi łączyć się z twoją siecią: miastami i wszystkimi drogami, które do nich wiodą.
    .do = Weź prostą drogę.
    .why = bohaterowie chodzą drogami i tylko przy nich można zakładać nowe miasta.
    .good = Teraz znajdź dla niej miejsce.
    .curve = Zakręt prowadzi gdzie indziej. Miasto neutralne leży prosto na wschód.
    .pass = Dwóch Wolnych Ludzi zmarnowałoby się: razem są drogą.
    .else = To może poczekać. Dwóch Wolnych Ludzi to droga.
    .free = Droga kosztuje dwóch Wolnych Ludzi, rozwidlenie albo skrzyżowanie o zasób więcej. Musi łączyć się z twoją siecią.
lesson-place = Gdzie leży
    .line = Wyjście musi trafić na wyjście
    .tell = Kartę można dowolnie obrócić, ale jedno z jej wyjść musi stykać się z wyjściem twojej sieci. Inne boki mogą kończyć się ślepo.
    .do = Połóż ją na D2, z zachodu na wschód.
    .why = F2 to miasto neutralne, a między wami są dwa pola: D2 i E2.
    .good = Połowa drogi już jest.
    .else = Tam też pasuje, ale miasto neutralne leży na wschód od ciebie.
    .free = Jedno wyjście nowej karty musi stykać się z wyjściem twojej sieci. Inne boki mogą kończyć się ślepo.
lesson-pass = Koniec tury
    .line = Spasuj i dobierz sześć
    .tell = Położone karty: { $laid }, czyli wszystkie. Gdy **spasujesz**, trafią do schroniska i od razu dobierzesz sześć nowych: nimi możesz się bronić.
    .do = Zakończ turę.
    .why = pusty naród tworzy się na nowo ze schroniska, więc zatrudnieni szybko wrócą.
    .good = Teraz tura Bruna.
    .free = Gdy spasujesz, wszystko, co leży, trafia do schroniska i dobierasz sześć nowych kart.
lesson-deck = Talia krąży
    .line = Nowa ręka, sześć kart
    .tell = Nowy dzień i nowe karty: { $hand }. To reszta narodu, a potem pierwsze karty z potasowanego schroniska. Trzy karty jednej frakcji można by pokazać jako **kohortę** i dobrać więcej.
    .do = Zatrzymaj tę rękę.
    .why = dwóch Wolnych Ludzi i trzy zasoby to druga droga i trzy kroki.
    .good = A teraz do dzieła.
    .change = Inne karty! Ale z tamtymi można było dojść aż do miasta.
    .free = Pusty naród tworzy się na nowo ze schroniska. Trzy karty jednej frakcji można pokazać jako kohortę i dobrać więcej.
lesson-again = Druga droga
    .line = Linie, dopóki starcza kart
    .tell = Budujesz, zatrudniasz i chodzisz tyle razy, na ile pozwalają karty. Wolnych Ludzi masz { $freemen }: zbudujesz drugą połowę drogi.
    .do = Znów weź prostą drogę i połóż ją na E2, z zachodu na wschód.
    .why = każda linia to jeszcze jedna rzecz zrobiona dzisiaj, a karty i tak wracają.
    .good = Połóż Wolnych Ludzi, a potem drogę na E2.
    .curve = Zakręt nie prowadzi do F2. Prosta droga prowadzi.
    .pass = Twoje karty mogą jeszcze zbudować drogę i nią pójść.
    .else = To też możliwe. Ale dziś droga prowadzi do miasta.
    .free = Budujesz, zatrudniasz, chodzisz i atakujesz tyle razy, na ile pozwalają karty.
lesson-move = Bohater rusza
    .line = Zasoby i Konie to kroki
    .tell = **Zasób** położony dla bohatera to jeden krok, Koń to trzy. Niewykorzystane kroki przepadają z końcem tury.
    .do = Połóż dla bohatera jeden ze swoich zasobów, masz ich { $supplies }.
    .why = kto chce atakować, musi najpierw tam stać.
    .good = Jeden krok. Teraz idź.
    .pass = Droga gotowa, a trzy zasoby to trzy kroki. Najpierw idź.
    .else = W innych dniach byłoby to dobre. Dziś zasoby są krokami.
    .free = Zasób położony dla bohatera to jeden krok, Koń to trzy. Niewykorzystane kroki przepadają z końcem tury.
lesson-step = Krok za krokiem
    .line = Od wyjścia do wyjścia
    .tell = Bohater idzie z karty na kartę tam, gdzie **wyjścia się stykają**. Nikt go nie zatrzyma: może mijać każde miasto i każdego bohatera.
    .do = Idź na D2. Potem połóż pozostałe zasoby, dojdź na F2 i zakończ turę.
    .why = jutro będziesz mieć na ręce Broń.
    .good = Dalej z następnymi zasobami, przez E2 na F2; potem spasuj i zatrzymaj rękę.
    .pass = Twój bohater ma jeszcze krok, który by przepadł.
    .else = To można zrobić później. Najpierw zrób krok, który jest opłacony.
    .free = Bohater idzie z karty na kartę tam, gdzie wyjścia się stykają. Może mijać każde miasto i każdego bohatera.
lesson-attack = Do broni
    .line = Broń zaczyna atak
    .tell = Twój bohater stoi w mieście neutralnym o sile **{ $guards }**. Broń ogłasza atak i liczy się w nim: 1, a w swoim dniu 2, i ten dzień jest dzisiaj.
    .do = Zaatakuj Bronią.
    .why = zdobyte miasto neutralne ma od razu poziom 4, a z nim przychodzi Lord.
    .good = Atak ogłoszony. Teraz można dołożyć karty.
    .pass = Stoisz w mieście z Bronią na ręce. Najpierw zaatakuj.
    .else = Później. Nic nie da dziś tyle, co to miasto.
    .free = Broń ogłasza atak na miejsce, w którym stoi twój bohater, i liczy się w nim.
lesson-morale = Morale
    .line = Jedna frakcja: +1 za każdego bohatera
    .tell = Masz 3: Broń i **morale** bohatera. Daje 1 za każdego bohatera, ale tylko gdy wszystkie karty twojej linii są jednej frakcji. Potrzeba więcej niż { $guards }.
    .do = Dołóż Kapłana Niedźwiedziego Ludu: Broń też jest Niedźwiedziego Ludu.
    .why = 2 i 3, i 1 za morale to 6. Dowódca Wyspiarzy zniszczyłby morale.
    .good = 6 do 4: to wystarczy.
    .mixed = To karta innej frakcji: morale przepada, więc daje mniej.
    .early = Przy 3 do 4 atak by się nie udał, a bohater zszedłby z mapy.
    .free = Każdy bohater daje 1 za morale, gdy wszystkie karty linii są jednej frakcji.
lesson-done = Wygraj
    .line = Więcej niż obrona
    .tell = Atak wygrywa, gdy jest **większy**; remis należy do obrony. Neutralni strażnicy nie odpowiadają. Gracz mógłby teraz dokładać karty, na zmianę z tobą.
    .do = Powiedz, że nie dokładasz więcej kart: 6 bije { $guards }.
    .why = każda karta, której tu nie trzeba, może jeszcze dziś zrobić coś innego.
    .good = Miasto jest twoje: poziom 4, a do talii Lord.
    .more = Wystarczyłoby bez niej. Ta karta jest na dziś zużyta.
    .free = Atak wygrywa, gdy jest większy; remis należy do obrony. Neutralni strażnicy nie odpowiadają.
lesson-next = Co dalej
    .line = Jeszcze cztery takie miasta
    .tell = Masz 5 punktów. Dwie jednostki jednej rangi **podnoszą** miasto o poziom, trzy zakładają nowe. Na koniec tygodnia liczy się talie: 20 kart daje Królową, 24 Króla.
    .do = Graj dalej, jak chcesz: ta gra jest teraz twoja.
    .why = jeszcze cztery miasta poziomu 4 kończą grę, a Bruno też ich chce.
    .free = Dwie jednostki jednej rangi podnoszą miasto o poziom, trzy zakładają nowe. Talie 20 i 24 kart dają Królową i Króla.
