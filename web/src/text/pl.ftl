# Własne słowa aplikacji, po polsku. Słowa gier pochodzą z gier.

## Wszędzie

try-again = Spróbuj ponownie
problem-offline = Nie można połączyć się z serwerem. Twoja gra jest bezpieczna; próbujemy dalej.
problem-internal = Coś poszło nie tak. Nic z twojej gry nie przepadło.
problem-page = Nie udało się wczytać tej strony.

close = Zamknij
copy-title = Kopiowanie linku
copy-note = Przeglądarka nie pozwala tu stronie kopiować. Link jest zaznaczony: naciśnij Ctrl+C albo przytrzymaj go i wybierz „Kopiuj”.
language-en = English
language-pl = Polski
guest-name = Gość
sound = Dźwięki
sound-on = włączone
sound-off = wyłączone
sound-note = nieliczne i ciche, w tej przeglądarce: twoja tura, położony element, początek części gry, koniec
level-novice = Nowicjusz
level-steady = Rozważny
level-sharp = Bystry
level-master = Mistrz

## Witryna

nav-label = Główne
nav-skip = Przejdź do treści
nav-play = Graj
nav-lobby = Otwarte stoły
nav-replays = Powtórki
nav-rules = Zasady gier
nav-bots = Boty
nav-about = O projekcie
nav-sign-in = Zaloguj się
nav-language = Język: { $current }. Zmień na { $other }.
nav-dark = Motyw ciemny
nav-light = Motyw jasny
nav-news = { $count ->
    [one] { $count } nowa wiadomość
    [few] { $count } nowe wiadomości
   *[other] { $count } nowych wiadomości
}
site-unofficial = Nieoficjalne, tworzone przez fanów. Gry należą do swoich wydawców.
missing-title = Nic tu nie ma
missing-text = Pod tym adresem nie ma strony. Może brakuje w nim litery albo to, co tu było, już zniknęło.
missing-home = Do gier

## Strona główna

home-title-first = Wielkie gry planszowe,
home-title-second = grane zgodnie z regułami.
home-promise = Z botami w dwóch kliknięciach, ze znajomymi przez link. Każda odmowa wskazuje regułę, każde tasowanie można sprawdzić, cofanie jest zawsze pod ręką.
home-foot = Do gry z botami nie trzeba konta. Po polsku i po angielsku. Można postawić własny serwer.
home-play = Graj
home-invite = Zaproś
home-later = W przygotowaniu
home-players = Gracze:
home-length = Czas gry:
home-hours = { $hours } godz.
home-minutes = { $minutes } min
home-weight = Złożoność:
home-weight-light = Lekka
home-weight-medium = Średnia
home-weight-heavy = Ciężka
running-open = Czeka na graczy: { $free ->
    [one] { $free } wolne miejsce
    [few] { $free } wolne miejsca
   *[other] { $free } wolnych miejsc
}
running-your-turn = Twoja kolej od { $time }
running-waiting = Ruch: { $names }
running-substitute = Czeka na zastępstwo
running-continue = Graj dalej
running-look = Zobacz

## Nowy stół

new-table-title = Nowy stół
new-table-name = Nazwa stołu
new-table-players = { $min }–{ $max } graczy
new-table-seats = Miejsca przy stole
new-table-count = { $count } z { $max }
new-table-seat = Miejsce { $number }
new-table-move = Przesuń miejsce { $number } klawiszami strzałek
new-table-badge = Sztandar { $badge }. Zmień.
new-table-badge-note = kolor i znak możesz zmienić
new-table-you = to ty
new-table-bot = Bot
new-table-bot-note = zacznie od razu
new-table-level = Poziom bota
new-table-invited = Zaproszony gracz
new-table-invited-note = dostanie własny link
new-table-open = Otwarte dla wszystkich
new-table-open-note = dla kogokolwiek z listy stołów
new-table-hot-name = Imię gracza przy tym urządzeniu
new-table-hot-default = { $number ->
    [2] Drugi gracz
    [3] Trzeci gracz
    [4] Czwarty gracz
    [5] Piąty gracz
   *[other] Szósty gracz
}
new-table-hot-note = przy tym urządzeniu, z kurtyną między turami
new-table-remove = Usuń miejsce { $number }
new-table-add-bot = Dodaj bota
new-table-add-friend = Zaproś znajomego
new-table-add-open = Miejsce otwarte dla wszystkich
new-table-add-hot = Gorące krzesło
new-table-random = Losowo
new-table-choose = Wybieram
new-table-tempo = Tempo
new-table-tempo-live = Na żywo
new-table-tempo-turn = Tura na dobę
new-table-tempo-none = Bez limitu
new-table-free-undo = Swobodne cofanie, dopóki nic się nie ujawni
new-table-fair = Uczciwy stół
new-table-fair-note = bez podpowiedzi i obliczania szans, dla wszystkich
new-table-cover = Krótka pauza, gdy ktoś może zagrać kartę
new-table-cover-note = aby tempo gry nie zdradzało, kto ją ma
new-table-private = Tylko z linkiem
new-table-spectators = Widzowie mogą patrzeć
new-table-delay = Widzowie widzą wszystko dwie minuty później
new-table-shuffles = Tasowania można sprawdzić po grze
new-table-bots-only = Graj z samymi botami
new-table-create = Utwórz stół

## Otwarte stoły, powtórki, zaproszenia, boty

lobby-new = Nowy stół: { $game }
lobby-mine = Twoje stoły
lobby-open = Czekają na graczy
lobby-running = W trakcie gry
lobby-empty = Teraz nikt nie czeka na graczy. Otwórz stół: inni znajdą go tutaj.
lobby-free = wolne
lobby-sit = Usiądź
lobby-watch = Oglądaj
lobby-replay = Obejrzyj
replays-upload = Otwórz zapis
replays-checking = Sprawdzanie zapisu
replays-no-json = Ten plik nie jest zapisem gry: nie da się go odczytać jako JSON.
replays-empty = Tu znajdziesz swoje zakończone gry. Można też otworzyć zapis z innego źródła.
join-title = Masz zaproszenie
join-name = Twoje imię przy stole
join-sit = Usiądź
join-note = Konto nie jest potrzebne. Możesz je założyć później i zachować swoje gry.
link-title = Witaj ponownie
link-checking = Chwileczkę.
bots-title = Boty na czterech poziomach
bots-lead = Widzą tylko to, co może wiedzieć ich miejsce. Ich siłę mierzą turnieje, które każdy może powtórzyć jednym poleceniem.
bots-players = Gracze
bots-bot = Bot
bots-against = Przeciw
bots-won = Wygrane gry
bots-share = Udział wygranych gier
bots-several = { $count } × { $level }
bots-of = { $won } z { $games }
bots-percent = { $share } %
bots-interval = od { $low } do { $high } %
bots-how = Pasek to zakres, w którym prawdziwy udział mieści się 19 razy na 20; czerwona kreska to wynik pomiaru, ciemna – to, co wygrywaliby równi sobie. „Losowy” wybiera cokolwiek, na co pozwalają reguły. Czego tu nie ma, tego nie zmierzono.

## O projekcie

about-title = O Rulewright
about-what = Rulewright prowadzi wielkie gry planszowe zgodnie z ich regułami: ze znajomymi, z botami, po polsku i po angielsku. Zasady są pilnowane i wyjaśniane, reguła po regule.
about-rights = Do kogo należą gry
about-unofficial = To nieoficjalny silnik tworzony przez fanów. Gry i ich nazwy należą do wydawców, którzy nie mają z nim nic wspólnego. Nie ma tu grafik, znaków ani tekstów wydanych gier; wszystkie zasady i karty opowiadamy własnymi słowami. Jeśli gra ci się podoba, kup ją.
about-reconstructed = Tam, gdzie instrukcja nie podaje potrzebnej wartości, została ona odtworzona i tak oznaczona. Właściciel pudełka może zastąpić taką treść własnym pakietem.
about-fair = Uczciwe tasowanie
about-shuffles = Przed grą serwer publikuje odcisk swojego tajnego ziarna, a przeglądarka każdego gracza dodaje własne losowe bajty. Po grze ziarno zostaje ujawnione, a przycisk w powtórce przelicza na nowo każde tasowanie i każde dobranie.
about-attributions = Z podziękowaniem
about-icons = Ikony, przekolorowane i łączone.
about-font = Krój pisma, alfabet łaciński z polskimi literami.
about-library = Biblioteka aplikacji.
about-licence = Sam Rulewright jest wolnym oprogramowaniem na licencji Apache 2.0.

## Konto

account-title = Twoje konto
account-sign-in = Logowanie
account-way-login = Mam konto
account-way-register = Nowe konto
account-way-guest = Jako gość
account-do-login = Zaloguj się
account-do-register = Załóż konto
account-do-guest = Graj jako gość
account-keep = Zachowaj swoje gry
account-keep-note = Dzięki imieniu i hasłu odnajdziesz swoje gry na każdym urządzeniu.
account-name = Imię
account-password = Hasło
account-password-old = Obecne hasło
account-password-new = Nowe hasło
account-password-change = Zmień hasło
account-you = Ty
account-save = Zapisz
account-saved = Zapisano.
account-leave = Wyloguj się
account-link = Utwórz mój link
account-link-note = Zachowaj ten link: przywróci cię na każdym urządzeniu. Starszy przestaje działać.
account-confirm = Pytaj przed wyborem
account-confirm-never = Nigdy
account-confirm-reveals = Gdy nie da się cofnąć
account-confirm-always = Zawsze
account-pace = Jak długo pokazywać ruchy innych
account-animations = Ruch elementów
account-hints = Proponuj podpowiedzi
account-telling = Jak dać ci znać, że to twoja kolej
account-email = Adres e-mail
account-by-mail = Powiadamiaj e-mailem
account-mail-confirmed = Adres { $email } jest potwierdzony.
account-mail-unconfirmed = Adres { $email } nie jest jeszcze potwierdzony: otwórz link z wiadomości, którą tam wysłaliśmy. Do tego czasu nic więcej nie wyślemy.
account-mail-again = Wyślij link ponownie
account-mail-sent = Link jest w drodze na adres { $email }.
account-mail-agreed = Adres jest potwierdzony. E-maile będą przychodzić na ten adres.
account-webhook = Webhook (adres, który dostanie wiadomość)
account-by-webhook = Powiadamiaj webhook
account-by-push = Powiadamiaj tę przeglądarkę (web push)
account-browsers = Powiadamiane przeglądarki
account-browser = Przeglądarka
account-browser-this = ta przeglądarka
account-browser-remove = Usuń: { $name }
account-reminders = Przypomnij raz, gdy tura długo czeka
account-news = Wiadomości
account-news-seen = Przeczytane
account-people = Osoby, których nie chcesz spotykać
account-block = osoba zablokowana
account-mute = osoba wyciszona
account-forget = Cofnij: { $name }
account-data = Twoje dane
account-data-note = W każdej chwili możesz pobrać wszystko, co o tobie przechowujemy.
account-export = Pobierz moje dane
account-delete = Usuń moje konto
account-delete-note = Imię, hasło i adresy zostaną usunięte od razu. Zakończone gry zostają dla innych, bez twojego imienia. Tego nie można cofnąć.
account-delete-name = Wpisz swoje imię, aby potwierdzić

## Zasady gier

rules-of = Zasady gry { $game }
rules-chapters = Rozdziały
rules-search = Szukaj
rules-nothing = Żadna reguła nie mówi o „{ $search }”.

## Wyniki i wykresy

result-title = Koniec gry
result-turns = { $turns ->
    [one] { $turns } tura.
    [few] { $turns } tury.
   *[other] { $turns } tur.
}
result-replay = Obejrzyj powtórkę
result-again = Zagraj ponownie
result-you = to ty
result-by-stage = Etap po etapie
result-stage = Etap
result-curve = { $measure } w czasie
result-decided = Co przesądziło
result-record = Pobierz zapis
result-link = Kopiuj link
result-copied = Skopiowano link
result-close = Wróć do planszy
chart-final = { $name } { $score }
chart-curve = { $measure } w czasie. Na końcu: { $summary }.
chart-source = { $source } { $points }
verify = Sprawdź tasowania
verify-busy = Sprawdzanie
verify-commitment = Odcisk opublikowany przed grą
verify-seed = Ziarno ujawnione po grze
verify-nonces = Losowe bajty z przeglądarek graczy
verify-note = Odcisk to SHA-256 ziarna. Ziarno i losowe bajty razem dają każde tasowanie i dobranie w grze. To samo sprawdzenie działa na Twoim komputerze: rulewright verify PLIK.

## Powtórka

replay-title = Powtórka · { $name }
replay-loading = Przygotowywanie powtórki.
replay-eyes = Oczami
replay-everybody = Wszyscy, odkryte karty
replay-spectator = Widz
replay-scrub = Krok gry
replay-at = Krok { $step } z { $last }, tura { $turn }
replay-first = Na początek
replay-back = Krok wstecz
replay-play = Odtwórz
replay-pause = Pauza
replay-forward = Krok naprzód
replay-last = Na koniec
replay-speed = Szybkość
replay-jump = Przejdź do
replay-log = Dziennik
replay-position = Pozycja
replay-play-on = Zagraj dalej od tego miejsca
replay-record = Zapis
replay-link = Link do tego kroku

## Stół

table-close = Zamknij
table-back = Wróć do stołu
table-loading = Wczytywanie…
table-late-title = Pokaz z opóźnieniem
table-late = Widzowie oglądają ten stół z opóźnieniem: { $time }.
table-late-left = Do początku: { $time }.
table-late-soon = Początek, gdy tylko od pierwszego ruchu minie dość czasu.
table-not-here = Nie można pokazać tego stołu
table-not-here-text = Pod tym adresem nie ma stołu albo jest prywatny i potrzebujesz jego linku. Stoły, przy których długo nikt nie grał, znikają same.
held-title = Ta gra czeka
held-text = Nowe zasady poprowadziłyby ją inaczej i nie przyjmują jej pozycji. Nic nie przepadło, ale nikt nie może tu grać dalej.
held-host = Gospodarz serwera może wrócić do poprzedniej wersji, zakończyć grę albo nadać wszystkim wynik. Jeśli wszyscy zgodzicie się na jeden wynik, liczy się on od razu.
held-proposed = Proponowany wynik
held-agreed = { $number ->
    [one] Zgadza się { $number } z { $all }.
    [few] Zgadzają się { $number } z { $all }.
   *[other] Zgadza się { $number } z { $all }.
}
held-agree = Zgadzam się
held-propose = Zaproponuj wynik
held-propose-these = Zaproponuj te miejsca
held-place = Miejsce: { $player }
settled-title = Zakończona za zgodą graczy
settled-text = Nowe zasady nie przyjęły tej gry; gracze uzgodnili ten wynik.
table-to-lobby = Do otwartych stołów
table-you = Ty
table-bot = bot, { $level }
table-bot-level = Poziom bota
table-thinking = myśli
table-here = przy stole
table-away = brak połączenia
table-gone = na stałe poza stołem
table-turn-now = teraz decyduje
table-your-turn = Twoja tura.
table-players = Gracze
table-clock = Pozostały czas: { $time }
table-clock-days = { $days } d { $hours } godz.
table-position = Pozycja
table-result = Wynik
table-menu = Menu
table-zoom = Powiększenie
table-zoom-in = Przybliż
table-zoom-out = Oddal
table-zoom-fit = Cała plansza
table-propose-bot = Posadź tu bota
table-propose-substitute = Poproś o zastępstwo

table-prompt = Pytanie gry
table-offline = Brak połączenia
table-offline-more = Twoja gra jest bezpieczna. Próbujemy dalej; żaden twój wybór nie przepadnie.
table-confirm = { $option }?
table-confirm-more = Potem nie można cofnąć Twoich kroków.
table-confirm-ends = To kończy twoją turę, a możesz jeszcze zrobić coś innego.
table-choose = Wybierz
table-lit-there = { $count ->
    [one] Tam jest { $count } rzecz do wyboru
    [few] Tam są { $count } rzeczy do wyboru
   *[many] Tam jest { $count } rzeczy do wyboru
}
table-more-options = jeszcze { $count }
table-hand-open = Karty
table-confirm-yes = Tak
table-confirm-no = Nie, wróć
table-underway = Wysyłanie…
table-undo = Cofnij
table-ask-undo = Poproś o cofnięcie
table-plan = Zaplanuj
table-all-options = Wszystkie opcje ({ $count })
table-understood = Rozumiem
table-others = { $count ->
    [one] Decyduje { $names }
   *[other] Decydują: { $names }
}
table-held-up = Najpierw kończy { $name } z twojej drużyny, potem znowu ty
table-someone = Gra toczy się dalej
table-watching = Oglądasz tę grę.
table-finished = Koniec gry
table-ended = Grę zakończono przed czasem
table-rematch-ready = Następna gra jest gotowa

table-options = { $count ->
    [one] { $count } opcja
    [few] { $count } opcje
   *[many] { $count } opcji
}
table-options-type = Wpisz, aby znaleźć opcję
table-options-none = Żadna opcja nie pasuje.
table-why = Tego nie można teraz wybrać
table-why-title = { $thing }: nie teraz
table-why-list = Czego nie można teraz zrobić i dlaczego
table-why-nothing = W tej chwili nic na stole nie jest zabronione.
table-hint = Podpowiedź
table-hint-title = Co rozważyłby bot
table-hint-thinking = Bot myśli…
table-hint-value = szanse { $value }%
table-odds = Szanse
table-odds-reckoning = Trwa rozgrywanie…
table-odds-you = Z tej pozycji wygrasz około { $wins } na 100 bitew (±{ $margin }).
table-odds-side = { $side }: z tej pozycji około { $wins } wygranych na 100 bitew (±{ $margin }).
table-odds-undecided = Około { $number } na 100 nie miałoby zwycięzcy.
table-odds-losses = Średnie straty w jednostkach: { $losses }.
table-odds-playouts = rozegrano: { $number }
table-odds-past = Pozycja się od tej pory zmieniła.
table-odds-how = { $number ->
    [one] Boty rozegrały tę bitwę do końca { $number } raz, na podstawie tego, co możesz wiedzieć.
    [few] Boty rozegrały tę bitwę do końca { $number } razy, na podstawie tego, co możesz wiedzieć.
   *[many] Boty rozegrały tę bitwę do końca { $number } razy, na podstawie tego, co możesz wiedzieć.
}
table-since = Od twojej ostatniej tury
table-since-next = Dalej
table-from-rulebook = Z instrukcji
table-from-public = Znane z publicznych materiałów
table-from-reconstructed = Odtworzone

table-orders-about = Stałe polecenie wykonuje się za ciebie zawsze, gdy pojawi się ta decyzja i da tę opcję. Dziennik za każdym razem o tym mówi.
table-orders-given = Stałe polecenia
table-orders-withdraw = Odwołaj
table-orders-always = Wybieraj zawsze: { $option }
table-orders-set = Zawsze
table-orders-is = Wydane
table-orders-none = Decyzje, na które można odpowiedzieć z góry, pojawią się tu, gdy pierwszy raz na nie trafisz.

table-ledger = Księga
table-unfold = Otwórz księgę
table-log = Dziennik
table-log-empty = Jeszcze nic się nie wydarzyło.
table-log-older = Wcześniejsze wpisy
table-round = Runda { $round }
table-new = Nowe:
table-cause-bot = Zdecydował bot.
table-cause-order = Ze stałego polecenia.
table-cause-time = Skończył się czas.
table-forced = { $count ->
    [one] Była tylko jedna możliwość.
    [few] { $count } wybory, każdy tylko z jedną możliwością.
   *[other] { $count } wyborów, każdy tylko z jedną możliwością.
}
table-whispered = Tylko ty to widzisz.
table-rules = Zasady
table-rules-search = Szukaj reguły lub pojęcia
table-rules-seek = Szukaj
table-rules-chapters = Rozdziały
table-rules-previous = Poprzedni rozdział
table-rules-next = Następny rozdział
table-rules-none = Żadna reguła nie pasuje.
table-rules-found = { $count ->
    [one] Znaleziono { $count } regułę
    [few] Znaleziono { $count } reguły
   *[many] Znaleziono { $count } reguł
}
table-rules-now = W tej chwili
table-rules-of-now = Reguły tej decyzji
table-rules-source = Źródło: { $source }
table-chat = Czat
table-chat-empty = Nikt jeszcze nic nie napisał.
table-chat-say = Napisz coś
table-chat-send = Wyślij
table-chat-mute = Wycisz tę osobę
table-chat-muted = Nie zobaczysz już wiadomości tej osoby.
table-chat-report = Zgłoś
table-chat-report-why = Co się stało?
table-chat-reported = Dziękujemy. Gospodarz serwera się temu przyjrzy.
table-unread = nieprzeczytane
table-notes = Notatki
table-notes-write = Tylko dla Twoich oczu
table-notes-loading = Wczytywanie…
table-notes-saved = Zapisano
table-notes-changed = Jeszcze nie zapisano
table-notes-failed = Nie udało się zapisać

table-theme-light = Jasny motyw
table-theme-dark = Ciemny motyw
table-text-view = Plansza jako tekst
table-board-view = Plansza jako obraz
table-full-screen = Pełny ekran
table-copy-link = Kopiuj link z zaproszeniem
table-copy = Kopiuj
table-copied = Skopiowano
table-settings = Ustawienia
table-home = Wszystkie gry
table-end = Zakończ grę
table-end-more = Muszą się zgodzić wszyscy gracze. Nikt nie wygrywa ani nie przegrywa.
table-end-propose = Zaproponuj
table-leave = Odejdź od stołu
table-leave-more = Na stałe oddajesz swoje miejsce. Pozostali mogą posadzić tam bota albo kogoś na zastępstwo.
table-vote-agree = Zgadzam się
table-vote-disagree = Nie zgadzam się
table-vote-withdraw = Wycofaj
table-vote-count = zgodnych głosów: { $agreed } z { $needed }

table-keys = Klawiatura
table-key-move = po tym, co można wybrać
table-key-choose = wybierz zaznaczone albo idź dalej
table-key-number = wybierz numerem
table-key-type = wpisz opcję
table-key-why = dlaczego nie?
table-key-undo = cofnij
table-key-escape = zamknij albo krok wstecz
table-key-large = powiększ zaznaczony element albo wybierz go z listy
table-key-hint = podpowiedź
table-key-odds = szanse w bitwie
table-key-log = dziennik
table-key-rules = zasady
table-key-chat = czat
table-key-text = plansza jako tekst
table-key-since = pokaż stan obecny; w scenie jej wynik; poza tym: co się stało od twojej ostatniej tury
table-key-story = wstecz i dalej w tym, co jest opowiadane
table-key-pause = zatrzymaj opowiadanie
table-key-map = mapa pod sceną
table-key-again = pokaż scenę od początku
table-key-lesson = powrót do lekcji w grze z przewodnikiem
table-key-zoom = cała plansza, bliżej, dalej
table-key-help = ta lista

table-curtain = Następny gracz: { $name }
table-curtain-more = Przekaż urządzenie. Stół pojawi się po podniesieniu kurtyny.
table-curtain-lift = Tu { $name }: podnieś kurtynę

table-private = Prywatny
table-fair = Uczciwy stół
table-fair-more = Gospodarz wyłączył tu podpowiedzi i obliczanie szans, dla wszystkich.
table-missing = { $count ->
    [one] wolne jest { $count } miejsce
    [few] wolne są { $count } miejsca
   *[many] wolnych jest { $count } miejsc
}
table-complete = wszyscy już są
table-your-name = Twoje imię
table-name-first = Najpierw podaj imię, pod którym zagrasz.
table-seat-open = Wolne miejsce
table-seat-open-note = może usiąść każdy
table-seat-invited = Zaproszenie
table-seat-invited-note = dla osoby, która ma link
table-seat-bot = Bot
table-seat-bot-note = gra od razu
table-seat-badge = Zmień kolor: { $name }
table-seat-remove = Usuń miejsce: { $name }
table-seat-to-bot = Zamień na bota
table-take = Usiądź
table-take-kept = Zajmij swoje miejsce
table-take-free = Zajmij miejsce
table-add-bot = Dodaj bota
table-add-invited = Zaproś kogoś
table-add-open = Dodaj wolne miejsce
table-invitation = Link do tego stołu
table-close-table = Zamknij stół
table-give-back = Oddaj miejsce
table-start = Rozpocznij grę
table-waits-for-start = Gra zacznie się, gdy gospodarz ją rozpocznie.

## Konto, webhook

account-webhook-secret = Pokaż sekret podpisów
account-webhook-secret-note = Każda wiadomość ma nagłówek X-Rulewright-Signature: HMAC-SHA256 jej treści z tym sekretem.
table-reveals = Coś wyjdzie na jaw: tego nie można cofnąć.
table-board = Plansza

## Uczciwość, język dziennika

verify-own = Twoja przeglądarka potwierdza: widziała ten odcisk przed grą, a jej losowe bajty są częścią ziarna.
verify-not-own = Twoja przeglądarka nie potwierdza: przed grą widziała inny odcisk albo brakuje jej losowych bajtów.
new-table-language = Język dziennika
new-table-language-own = Język czytelnika

## Stół, ciąg dalszy

table-things = Obejrzyj element gry
table-things-type = Wpisz, by znaleźć kartę, figurkę, miejsce
table-things-none = Na stole nie ma niczego takiego.
table-person = { $name }: wycisz, zablokuj lub zgłoś
table-seat-free = To miejsce jest wolne: może je zająć każdy, kto ma link.
table-seat-free-to-all = To miejsce jest wolne. Może je zająć każdy: z listy otwartych stołów albo przez link.
table-chat-block = Zablokuj: już nigdy przy jednym stole
table-chat-blocked = Zablokowano. Nie spotkacie się już przy stole.
table-take-out = Pobierz tę grę
table-replay = Powtórka dotychczasowej gry

## Spojrzenie wstecz, hasła zbioru zasad

table-since-back = Krok wstecz
table-since-begin = Stół po Twoim ostatnim ruchu
table-since-nothing = Od tego czasu nic się nie wydarzyło.
table-rules-terms = Hasła
table-rules-show = Pokaż na planszy
table-look-back = Spojrzenie wstecz
table-look-back-here = Zobacz ten moment na planszy
table-look-back-begin = Stół przed tym zdarzeniem

# Co robią inni, po kolei
story-title = Co się dzieje
story-acts = gra
story-to-come = Jeszcze przed nami
story-then-you = , potem ty
story-you = ty
story-skip = Pokaż stan obecny
story-space = Spacja
story-forced = Była tylko jedna możliwość ({ $rule }).
story-now = Teraz: twoja kolej.
story-pace = Tempo
story-pace-off = wył.
story-pace-quick = szybkie
story-pace-normal = zwykłe
story-pace-slow = wolne

## Nauka: lekcje gry z przewodnikiem, jak się gra

table-lessons = Lekcje
lesson-number = Lekcja { $number } z { $of }
lesson-why = Dlaczego:
lesson-leave = Opuść lekcje
lesson-back = Wstecz
lesson-forward = Dalej
lesson-continue = Dalej
lesson-show = Pokaż mi
lesson-again = Dalsze lekcje opierają się na tej, więc ten jeden raz cofnęliśmy twój ruch. Spróbuj jeszcze raz: teraz liczy się wszystko, co wybierzesz.
lesson-done = Ukończona:
lesson-all-done = Wszystkie lekcje za tobą. Graj dalej, jak chcesz.
lesson-left = Lekcje są odłożone. Gra toczy się dalej jak każda inna.
lesson-take-up = Wróć do lekcji
lesson-minutes = { $minutes ->
    [one] Zostało około { $minutes } minuty. W każdej chwili możesz odejść i wrócić do lekcji ze strony głównej.
    [few] Zostało około { $minutes } minut. W każdej chwili możesz odejść i wrócić do lekcji ze strony głównej.
   *[many] Zostało około { $minutes } minut. W każdej chwili możesz odejść i wrócić do lekcji ze strony głównej.
}
nav-learn = Nauka
learn-title = Ucz się, grając
learn-line = Każda gra sama cię uczy: pięć obrazków pokazuje, jak się gra, a pierwsza gra z przewodnikiem prowadzi cię krok po kroku.
learn-how = Jak się gra
learn-how-of = Jak się gra w { $game }
learn-all = Wszystkie gry
learn-guided = Zagraj pierwszą grę z przewodnikiem
learn-guided-go-on = Wróć do lekcji
learn-length = { $lessons ->
    [one] { $lessons } krótka lekcja,
    [few] { $lessons } krótkie lekcje,
   *[many] { $lessons } krótkich lekcji,
} { $minutes ->
    [one] około { $minutes } minuty
   *[other] około { $minutes } minut
}
learn-with = z życzliwymi nowicjuszami; możesz odejść i wrócić, kiedy chcesz
learn-at-lesson = Jesteś przy lekcji { $number } z { $of }
learn-rulebook = Zasady
learn-none = Ta gra nie ma jeszcze obrazków. Wszystko jest w zasadach.
home-learn = Nauka
home-learn-length = { $lessons ->
    [one] { $lessons } lekcja
    [few] { $lessons } lekcje
   *[many] { $lessons } lekcji
}, { $minutes } min
home-first = Pierwsza gra tutaj?
home-first-not-now = Nie teraz
home-first-line = { $game } nauczy cię grać podczas gry: { $lessons ->
    [one] { $lessons } krótka lekcja,
    [few] { $lessons } krótkie lekcje,
   *[many] { $lessons } krótkich lekcji,
} około { $minutes } { $minutes ->
    [one] minuty
   *[other] minut
}, życzliwi nowicjusze.
home-first-start = Zacznij grę z przewodnikiem
home-go-on = Wróć do lekcji
home-go-on-title = Twoja gra z przewodnikiem
home-go-on-line = Lekcja { $number } z { $of } czeka na ciebie, a gra stoi tak, jak ją zostawiono.
home-continue = Kontynuuj

# Sceny: bitwy, podliczenia
scene-rows = Dotychczasowe zdobycze
scene-steps = Kroki
scene-of = { $label } { $step } z { $count }
scene-row = Wiersz
scene-you = Ty
scene-nobody = Nikt
scene-changes = Co to zmieniło
scene-so-far = Dotąd
scene-next = Dalej: { $prompt }
scene-goes-on = Gra toczy się dalej, gdy wybierzesz „Dalej”, najpóźniej za { $seconds } s.
scene-decides = Teraz decyduje: { $names }
scene-again = Pokaż jeszcze raz
scene-steps-count = { $count ->
    [one] { $count } krok
    [few] { $count } kroki
    [many] { $count } kroków
   *[other] { $count } kroku
}
scene-map = Pokaż mapę
scene-back = Wróć: { $title }
replay-next-scene = Scena
replay-go-here = Przejdź do tego kroku
replay-scene = Pokaż scenę
scene-continue = Dalej
scene-to-result = Do wyniku
