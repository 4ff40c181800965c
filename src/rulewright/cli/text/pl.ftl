# Co mówi sam wiersz poleceń. Słowa gry są w jej własnych tekstach.

## Przy stole

cli-turn-of = { $name }, twoja tura
cli-thinking = { $name } się zastanawia …
cli-curtain = Klawiaturę przejmuje { $name }; nikt inny nie patrzy na ekran.
cli-press-enter = Naciśnij Enter, gdy nikt inny nie widzi ekranu …
cli-earlier = … { $count ->
    [one] { $count } wcześniejszy wiersz
    [few] { $count } wcześniejsze wiersze
   *[many] { $count } wcześniejszych wierszy
} (l pokazuje dziennik)
cli-game-over = Koniec gry
cli-name = Gracz

## Przy pytaniu

cli-ask-help = (numer albo słowa; ? to pomoc)
cli-ask-filter = Opcji jest dużo: wpisz początek klucza, na przykład { $key }, albo fragment tekstu, aby zobaczyć pasujące.
cli-group = { $first } … { $last }
cli-help =
    Wybierz opcję, podając jej numer, klucz albo dowolny fragment tekstu, który nie pasuje do innej.
      ? OPCJA         dlaczego opcja nie jest teraz możliwa (też: dlaczego OPCJA)
      u               cofnij ostatni wybór (też: cofnij)
      h [CZAS]        podpowiedź bota (h 3s albo h 1000i: dłuższy namysł)
      o [CZAS]        szanse w bitwie, która się toczy
      w               czekaj: najpierw niech zagra ktoś, kto decyduje w tym samym czasie
      l [N]           dziennik, ostatnie N wierszy
      v               narysuj stół jeszcze raz
      b               stół dokładniej, rzecz po rzeczy
      c KARTA         tekst karty
      r REGUŁA        reguła: numer albo słowa
      lang en|pl      język
      save PLIK       zapisuj tam przebieg gry, odtąd po każdym wyborze (też: zapisz)
      q               odejdź (też: koniec); Ctrl-C i Ctrl-D też kończą i zachowują zapis
cli-help-rules = Reguły tej decyzji: { $rules }.
cli-ambiguous = Pasuje kilka opcji; podaj numer albo dłuższy fragment tekstu:
cli-not-understood = Nic tu nie nazywa się „{ $typed }”; ? pokazuje, co można wpisać.
cli-no-such-option = W tej grze nie ma opcji podobnej do „{ $typed }”.
cli-no-such-card = Nie ma karty o nazwie „{ $typed }”.
cli-no-such-rule = Żadna reguła nie pasuje do „{ $typed }”; podaj numer, na przykład r 121, albo słowo.
cli-possible = { $option }: to jest teraz możliwe.
cli-more-options = … i jeszcze { $count }; określ dokładniej, o co chodzi.
cli-undone = Cofnięto.
cli-undo-all = { $people ->
    [one] Cofnąć mimo to, razem ze wszystkim, co zrobili od tej pory inni? (t/n)
    [few] Czy wszyscy przy stole zgadzają się cofnąć to i wszystko, co było potem? (t/n)
   *[many] Czy wszyscy przy stole zgadzają się cofnąć to i wszystko, co było potem? (t/n)
}
cli-hint = { $number }  { $option }: { $visits ->
    [one] { $visits } próba
    [few] { $visits } próby
   *[many] { $visits } prób
}, szanse { $value } na 100
cli-hint-reason = { "     " }{ $reason }
cli-odds = { $side }: około { $wins } na 100 wygranych od tej chwili (±{ $margin }), średnie straty { $losses }
cli-odds-nobody = Jednostki niczyje
cli-nobody-beside = Nikt inny nie gra teraz równocześnie z tobą.
cli-no-contest = Nie ma teraz szans do oszacowania: nie toczy się żadna bitwa albo reguły nie pozwalają ich znać.

## Zapisy gier

cli-save-where = Plik na zapis gry (Enter: { $path }; -: nie zapisuj):
cli-saved = Zapis gry jest w pliku: { $path }
cli-resume = Aby grać dalej: { $command }
cli-file-exists = { $path } już istnieje; podaj inny plik.
cli-cannot-write = Nie można zapisać { $path }: { $reason }.
cli-step = Po wyborze { $step } z { $steps }
cli-browse = Enter albo n: dalej, p: wstecz, liczba: przejdź tam, q: zakończ
cli-verified = { $file }: w porządku. Zdarzenia losowe zgodne z ziarnem, do którego się zobowiązano: { $events }; wybory: { $choices }, zgodne skróty: { $hashes }.
cli-replayed = { $file }: odtworzone wybory: { $choices }, zgodne skróty: { $hashes }. Nie zobowiązano się do ziarna, więc losu nie da się sprawdzić.
cli-wrong = { $file }: błąd. { $problem }
cli-migrating = Zapisy
cli-migrated = Bez zmian: { $unchanged }. Ten sam przebieg, inna księgowość: { $same }. Różne: { $different }. Nieczytelne: { $unreadable }.
cli-passed-over = Inne pliki niż zapisy gier: { $other }.
cli-nothing-written = Niczego nie zapisano.
cli-record-same-play = { $file }: ten sam przebieg gry, inna tylko księgowość.
cli-record-different = { $file }: różni się. { $problem }
cli-record-unreadable = { $file }: nie da się odczytać. { $problem }

## Instrukcja, gry, zestawy treści

cli-rule-source = Źródło: { $source }
cli-nothing-found = Nic nie znaleziono.
cli-players-range = od { $low } do { $high } graczy
cli-options = opcje: { $options }
cli-pack-same = { $folder }: poprawny zestaw treści; wszystkie wartości są takie jak wbudowane.
cli-pack-differs = { $folder }: poprawny zestaw treści; { $count ->
    [one] { $count } wartość różni
    [few] { $count } wartości różnią
   *[many] { $count } wartości różni
} się od wbudowanych.
cli-value = Wartość
cli-built-in = Wbudowana
cli-pack = Zestaw

## Laboratorium

cli-simulating = Rozgrywki
cli-by-bot = Według botów
cli-by-seat = Według miejsc
cli-all-tables = Wszystkie stoły
cli-bot = Bot
cli-seat = Miejsce
cli-games = Gry
cli-wins = Wygrane
cli-interval = Przedział 95%
cli-mean-place = Średnie miejsce
cli-mean-points = Średnio punktów
cli-length = { $games ->
    [one] { $games } gra
    [few] { $games } gry
   *[many] { $games } gier
} w { $seconds } s; średnio tur: { $turns }, wyborów: { $decisions }.
cli-played = { $games ->
    [one] { $games } gra
    [few] { $games } gry
   *[many] { $games } gier
} w { $seconds } s.
cli-resumed = Z wcześniejszych przebiegów, niewliczone do czasu: { $resumed }.
cli-report = Raport jest w pliku: { $path }
cli-stopped = Przerwano po { $done } z { $games } gier.
cli-stopped-kept = Przerwano po { $done } z { $games } gier. Są w { $journal }; to samo polecenie gra dalej.
cli-measuring = Pomiary …
cli-bench-title = { $game }, liczba graczy: { $players }, na sekundę procesora
cli-build = Wersja
cli-bench-decisions = Decyzje
cli-bench-playouts = Decyzje od połowy gry
cli-bench-games = Gry
cli-bench-copies = Kopie
cli-bench-determinizations = Losowania ukrytego
cli-bench-steps = Kroki w PettingZoo
cli-peers = Inne silniki, na sekundę procesora
cli-engine = Silnik
cli-game = Gra

## Serwer

cli-play-here = Rulewright działa pod adresem { $address } (Ctrl-C kończy).
cli-runs-already = Rulewright działa już pod adresem { $address }.
cli-serving = Rulewright działa pod adresem { $address }; dane są w katalogu { $data }. Ctrl-C albo SIGTERM kończy.
cli-server-stopped = Zakończono. Wszystkie gry są zapisane.
cli-backing-up = Kopia zapasowa
cli-backed-up = { $rows ->
    [one] { $rows } wiersz jest
    [few] { $rows } wiersze są
   *[many] { $rows } wierszy jest
} w tej kopii zapasowej: { $path }
cli-restoring = Przywracanie
cli-restored = { $rows ->
    [one] Przywrócono { $rows } wiersz
    [few] Przywrócono { $rows } wiersze
   *[many] Przywrócono { $rows } wierszy
} z tej kopii zapasowej: { $path }
cli-yes = tak

## Administracja

cli-admin-id = Id
cli-admin-kind = Rodzaj
cli-admin-banned = Zablokowany
cli-admin-seen = Ostatnio
cli-admin-at = Kiedy
cli-admin-by = Kto zgłosił
cli-admin-about = Kogo dotyczy
cli-admin-table = Stół
cli-admin-text = Co
cli-admin-done = Załatwione
cli-admin-called = Nazwa
cli-admin-status = Stan
cli-admin-players = Gracze
cli-admin-events = Zdarzenia
cli-admin-created = Utworzono
cli-admin-has-been-banned = { $name }: od teraz brak wstępu.
cli-admin-unbanned = { $name }: wstęp znów dozwolony.
cli-admin-password = Nowe hasło ({ $name }): { $password } (do zmiany po zalogowaniu).
cli-admin-link = Nowy link ({ $name }): { $link }
cli-admin-handled = Zgłoszenie { $number } jest załatwione.
cli-admin-record = Zapis gry przy stole { $table } jest w pliku { $file }. Zawiera wszystko, co w niej ukryte.
cli-admin-settled = Gra przy stole { $table } zakończyła się uzgodnionym wynikiem.
cli-admin-ended = Rozgrywka przy stole { $table } jest zakończona.
cli-admin-archived = { $count ->
    [one] Zarchiwizowano { $count } rozgrywkę.
    [few] Zarchiwizowano { $count } rozgrywki.
   *[many] Zarchiwizowano { $count } rozgrywek.
}
cli-admin-sound = Stół { $table }: { $events ->
    [one] { $events } zdarzenie ma sens.
    [few] wszystkie { $events } zdarzenia mają sens.
   *[many] wszystkie zdarzenia mają sens ({ $events }).
}
cli-admin-broken = Stół { $table }: sens mają zdarzenia od początku: { $good } z { $events }. { $problem }
cli-admin-cut = { $count ->
    [one] Usunięto { $count } zdarzenie; rozgrywka toczy się od tego miejsca.
    [few] Usunięto { $count } zdarzenia; rozgrywka toczy się od tego miejsca.
   *[many] Usunięto { $count } zdarzeń; rozgrywka toczy się od tego miejsca.
}
