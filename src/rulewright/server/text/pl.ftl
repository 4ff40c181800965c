# Własne słowa serwera, po polsku: problemy, powiadomienia, głosowania.

## Problemy, które mogą spotkać każde żądanie

problem-malformed = Nie można zrozumieć tego żądania.
problem-not-found = Nic tu nie ma.
problem-too-large = Ta wiadomość jest za duża.
problem-too-many = Zbyt wiele żądań. Odczekaj chwilę.
problem-sign-in = Najpierw zaloguj się albo wybierz imię jako gość.
problem-forbidden = Tego nie możesz zrobić.
problem-stopping = Serwer uruchamia się ponownie. Twoja gra jest bezpieczna.
problem-internal = Coś poszło nie tak po stronie serwera. Nic z twojej gry nie przepadło.

## Powiadomienia. $table to nazwa stołu.

notification-turn = Twoja kolej przy stole „{ $table }”.
    .subject = Twoja kolej: { $table }
notification-reminder = { $hours ->
        [one] Twoja kolej przy stole „{ $table }” trwa już godzinę.
        [few] Twoja kolej przy stole „{ $table }” trwa już { $hours } godziny.
       *[many] Twoja kolej przy stole „{ $table }” trwa już { $hours } godzin.
    }
    .subject = Wciąż twoja kolej: { $table }
notification-reminder-days = { $days ->
        [one] Twoja kolej przy stole „{ $table }” trwa już cały dzień.
       *[many] Twoja kolej przy stole „{ $table }” trwa już { $days } dni.
    }
notification-invitation = Masz zaproszenie do stołu „{ $table }”.
    .subject = Zaproszenie: { $table }
notification-invitation-by = { $by } zaprasza cię do stołu „{ $table }”.
notification-started = Gra przy stole „{ $table }” się rozpoczęła.
    .subject = Gra się rozpoczęła: { $table }
notification-finished = Gra przy stole „{ $table }” dobiegła końca.
    .subject = Gra dobiegła końca: { $table }
notification-finished-won = { $count ->
        [one] Gra przy stole „{ $table }” dobiegła końca. Wygrywa { $winners }.
       *[many] Gra przy stole „{ $table }” dobiegła końca. Wspólnie wygrywają { $winners }.
    }
notification-vote = Przy stole „{ $table }” trwa głosowanie i potrzebny jest twój głos.
    .subject = Głosowanie: { $table }
notification-vote-by = { $by } prosi o twój głos przy stole „{ $table }”.
notification-confirm = Ktoś podał ten adres na swoim koncie, aby dostawać e-maile, gdy przyjdzie jego kolej. Jeśli to ty, otwórz link.
    .subject = Czy to twój adres?
mail-link = Przejdź tam: { $link }
mail-why = Otrzymujesz tę wiadomość, ponieważ masz włączone powiadomienia pocztą elektroniczną na { $origin }.
mail-ignore = Tę wiadomość wysłał serwer { $origin }. Jeśli nie wiesz, o co chodzi, nie rób nic: dopóki nie otworzysz linku, nie przyjdzie nic poza tym pytaniem.
mail-stop = Możesz je wyłączyć tutaj: { $link }

## Aplikacja

problem-method = Pod tym adresem nie można tego zrobić.
client-missing = Klient przeglądarkowy nie jest zbudowany
client-build = Serwer działa, ale brakuje jego stron. Zainstaluj pakiet ponownie poleceniem „pip install .” w jego katalogu: zbuduje je. Programy mogą korzystać z interfejsu opisanego pod adresem /schema/openapi.json.

## Zapowiedzi: co będzie prawdą po wyborze, gdy gra nie ma własnego zdania

outlook-nothing = Teraz nic się nie zmienia.
outlook-turn-ends = Kończysz turę; nic więcej się teraz nie zmienia.
outlook-dice = O dalszym ciągu zdecydują kości.
outlook-cards = O dalszym ciągu zdecydują karty, które są jeszcze zakryte.
outlook-chance = O dalszym ciągu zdecyduje los.
outlook-sealed = Wszystkie odpowiedzi zostaną odkryte razem.
outlook-hidden = Dalszy ciąg zależy od tego, co jest jeszcze zakryte.
lock-dice = Nie można cofnąć: rzuca się kośćmi.
lock-cards = Nie można cofnąć: odkrywa się karty.
lock-sealed = Nie można cofnąć: odkrywa się odpowiedzi.
lock-chance = Nie można cofnąć: decyduje los.
lock-hidden = Nie można cofnąć: odkrywa się to, co zakryte.

## Stoły i miejsca

# $day to dzień założenia stołu, po angielsku i małymi literami.
lessons-table = Pierwsza gra z przewodnikiem
table-name = { $day ->
    [monday] Stół poniedziałkowy
    [tuesday] Stół wtorkowy
    [wednesday] Stół środowy
    [thursday] Stół czwartkowy
    [friday] Stół piątkowy
    [saturday] Stół sobotni
   *[sunday] Stół niedzielny
}
bot-name-random = Losowy
bot-name-novice = Nowicjusz
bot-name-steady = Rozważny
bot-name-sharp = Bystry
bot-name-master = Mistrz
player-nobody = Miejsce { $badge }
# A further player on one device whom nobody has given a name.
hot-seat-name = { $number ->
    [2] Drugi gracz
    [3] Trzeci gracz
    [4] Czwarty gracz
    [5] Piąty gracz
   *[other] Szósty gracz
}
problem-unknown-game = Tej gry tu nie ma.
problem-number-of-seats = W tę grę gra od { $least } do { $most } osób.
problem-table-options = { $number ->
    [one] Wybrane opcje nie pasują do tej gry z { $number } graczem.
   *[other] Wybrane opcje nie pasują do tej gry z { $number } graczami.
}
problem-tempo = Na zegarze musi być trochę czasu.
problem-hot-seat-names = Każdy, kto gra na Twoim urządzeniu, potrzebuje własnego imienia.
problem-creator-seat = Jedno miejsce przy stole musi pozostać twoje.
problem-badge-taken = Ten znak ma już ktoś inny przy stole.
problem-not-a-bot = Tylko boty mają poziom gry.
problem-too-many-tables = { $number ->
    [one] Masz już { $number } stół otwarty lub w grze. Najpierw go dokończ albo zamknij.
    [few] Masz już { $number } stoły otwarte lub w grze. Najpierw dokończ albo zamknij jeden z nich.
   *[many] Masz już { $number } stołów otwartych lub w grze. Najpierw dokończ albo zamknij jeden z nich.
}
problem-table-started = Gra przy tym stole już się rozpoczęła.
problem-table-closed = Ten stół jest zamknięty.
problem-seats-open = Nie wszystkie miejsca są zajęte. Poczekaj na pozostałych albo oddaj ich miejsca botom.
problem-seated-already = Już siedzisz przy tym stole.
problem-seat-taken = To miejsce jest zajęte.
problem-table-full = Wszystkie miejsca przy tym stole są zajęte.
problem-blocked-table = Nie możesz usiąść przy tym stole.
problem-code-needed = Miejsce można przejąć tylko przez link do tego stołu. Poproś o niego kogoś, kto tam gra.
problem-invitation = To zaproszenie jest nieważne. Może miejsce jest już zajęte albo w kodzie jest pomyłka.
problem-not-over = Rewanż jest możliwy dopiero po zakończeniu gry.

## Ludzie

problem-name-empty = Wybierz imię, które da się zobaczyć.
problem-name-long = To imię jest za długie: najwyżej { $number ->
        [one] { $number } znak
        [few] { $number } znaki
       *[many] { $number } znaków
    }.
problem-name-characters = To imię zawiera znaki, których nie da się pokazać.
problem-name-taken = Imię „{ $name }” jest zajęte. Wybierz inne.
problem-weak-password = To hasło jest za krótkie: co najmniej { $number ->
        [one] { $number } znak
        [few] { $number } znaki
       *[many] { $number } znaków
    }.
problem-credentials = Imię lub hasło jest nieprawidłowe.
problem-password = Hasło jest nieprawidłowe.
problem-banned = Gospodarz zamknął to konto.
problem-signed-in = Twoje konto jest już zalogowane.
problem-guests-only = Tylko goście mają link. Ty masz hasło.
problem-guest-password = Gość nie ma hasła. Najpierw utwórz konto.
problem-link = Ten link już nie działa.
problem-confirm-name = Aby usunąć wszystko, wpisz dokładnie swoje imię.
problem-email = To nie jest adres e-mail.
problem-confirmation = Ten link nie potwierdza już żadnego adresu. Być może adres został zmieniony.
problem-nothing-to-confirm = Nie ma adresu do potwierdzenia.
problem-webhook = To nie jest adres zaczynający się od http:// lub https://.
problem-no-webhooks = Gospodarz wyłączył webhooki.
problem-webhook-private = Ten adres należy do sieci prywatnej, z którą ten serwer się nie łączy.
problem-push = Nie można użyć subskrypcji powiadomień tej przeglądarki.
problem-yourself = To ty.
problem-too-many-relations = Możesz zablokować i wyciszyć najwyżej { $number ->
        [one] { $number } osobę
        [few] { $number } osoby
       *[many] { $number } osób
    }.
problem-report-empty = Napisz, co się stało.
problem-csrf = Ta strona jest nieaktualna. Wczytaj ją ponownie.
problem-origin = To żądanie przyszło z innej strony.
departed = Dawny gracz
departed-seat = Dawny gracz { $badge }
departed-table = Stół
guest-names = Dzielny Borsuk, Cicha Sowa, Wesoły Lis, Cierpliwa Czapla, Szybki Zając, Mądry Kruk, Śmiały Ryś, Spokojna Wydra, Sprytna Kuna, Miły Bóbr, Szczęśliwy Drozd, Dumny Jeleń, Chytra Łasica, Krzepki Dzik, Pogodny Skowronek, Dziki Sokół

## Rozgrywka

problem-stale = Gra poszła tymczasem dalej. Spójrz jeszcze raz.
problem-request-used = To żądanie zostało już wykonane i oznaczało coś innego.
problem-rules-changed = Nowe zasady poprowadziłyby tę grę inaczej i nie przyjmują jej pozycji. Nic nie przepadło: gra czeka. Gospodarz może ją zakończyć albo wrócić do poprzedniej wersji, a gracze mogą uzgodnić wynik.
problem-nothing-to-play-on = W tym kroku gra jest już skończona: nie ma czego rozgrywać dalej.
problem-origin-seats = Tę grę trzeba rozgrywać dalej w tym samym gronie, liczba graczy: { $number }.
problem-seats-fixed = Ten stół zaczyna od gotowej pozycji: ma tyle miejsc, ile tamta gra.
problem-replay-over = Ta gra jest skończona: cały zapis pobierzesz z powtórki.
problem-places = Podaj miejsce każdego gracza; najlepsze to 1.
problem-not-held = Ta gra nie czeka na gospodarza.
problem-match-over = Ta gra jest skończona.
problem-undo-consent = Przy tym stole wybór można cofnąć tylko wtedy, gdy wszyscy się zgodzą.
problem-order = Do tego nie można wydać stałego polecenia.
problem-other-eyes = Najpierw spójrz oczami tego miejsca.
problem-no-contest = Nie ma teraz szans do oszacowania: nie toczy się żadna walka albo reguły nie pozwalają ich znać.
problem-contest-waits = Ktoś może jeszcze zareagować. Szanse będzie można oszacować chwilę później.
problem-fair-table = To uczciwy stół: nie ma tu podpowiedzi ani obliczania szans.
problem-no-spectators = Przy tym stole nie ma widzów.
problem-too-slow = Twoje połączenie jest za wolne, by nadążyć. Zostanie otwarte ponownie.

## Głosowania. $player pyta, $other to osoba, której to dotyczy, $level to nazwa bota.

problem-vote-over = Ta sprawa jest już rozstrzygnięta.
problem-vote-seat = Na tym miejscu nie można nikogo zastąpić.
vote-undo = { $player } prosi o cofnięcie ostatniego wyboru.
vote-end = { $player } proponuje zakończyć grę w tym miejscu.
vote-bot = { $player } proponuje, aby za gracza { $other } grał bot ({ $level }).
vote-bot-own = Czy za gracza { $player } ma dalej grać bot ({ $level })?
vote-bot-open = { $player } proponuje oddać wolne miejsce botowi ({ $level }).
vote-substitute = { $player } proponuje zwolnić miejsce gracza { $other } dla kogoś innego.
vote-substitute-own = { $player } prosi o przekazanie swojego miejsca komuś innemu.

## Boty

bot-description-novice = Gra wszystko, co nie wygląda na głupotę. Dobre towarzystwo na pierwsze partie.
bot-description-steady = Sprawdza w myślach każdą możliwość i wybiera tę, która wygląda najlepiej. Odpowiada od razu.
bot-description-sharp = Przez chwilę liczy naprzód. Poważny przeciwnik.
bot-description-master = Liczy naprzód przez około trzy sekundy. Najsilniejszy z botów.

## Powtórki

problem-replay-running = Ta gra jeszcze trwa. Jej zapis będzie dostępny po zakończeniu.
problem-record-bad = To nie jest zapis gry, który da się odtworzyć.
problem-content-missing = Ten zapis powstał z zestawem treści do gry { $game }, którego ten serwer nie ma. Numer zestawu to { $content }: może go wczytać osoba, która prowadzi serwer.
problem-box-missing = Ten zapis powstał ze zwykłymi treściami gry { $game }, a ten serwer gra w nią tylko z innym zestawem treści.
problem-record-slow = Odtworzenie tego zapisu trwa zbyt długo.
problem-too-many-uploads = { $number ->
    [one] Masz tu już { $number } zapis i więcej się nie zmieści.
    [few] Masz tu już { $number } zapisy i więcej się nie zmieści.
   *[many] Masz tu już { $number } zapisów i więcej się nie zmieści.
}
upload-name = Wczytana gra
verify-ok = { $number ->
    [one] Ziarno jest tym, do którego zobowiązano się przed grą, i odtwarza { $number } zdarzenie losowe.
    [few] Ziarno jest tym, do którego zobowiązano się przed grą, i odtwarza wszystkie { $number } zdarzenia losowe.
   *[many] Ziarno jest tym, do którego zobowiązano się przed grą, i odtwarza wszystkie { $number } zdarzeń losowych.
}
verify-prepared = { $number ->
    [one] To była gra z przewodnikiem. Jej ziarno przygotowano do lekcji i każdy może je poznać, więc nic nie zależało od losu; odtwarza ono { $number } zdarzenie losowe.
    [few] To była gra z przewodnikiem. Jej ziarno przygotowano do lekcji i każdy może je poznać, więc nic nie zależało od losu; odtwarza ono wszystkie { $number } zdarzenia losowe.
   *[many] To była gra z przewodnikiem. Jej ziarno przygotowano do lekcji i każdy może je poznać, więc nic nie zależało od losu; odtwarza ono wszystkie { $number } zdarzeń losowych.
}
verify-nothing = Ten zapis nie zawiera ziarna, do którego się zobowiązano, więc nie ma czego sprawdzać.
verify-commitment = Ziarno w tym zapisie nie jest tym, do którego zobowiązano się przed grą.
verify-chance = Ziarno w tym zapisie nie odtwarza jego zdarzeń losowych: coś zostało zmienione.

## Obiecane ziarna

problem-unknown-promise = Obiecane ziarno przepadło. Otwórz stół jeszcze raz.
