# Komunikaty wspólne dla wszystkich gier. Gra może je zastąpić własnymi.

## Dlaczego wybór nie jest możliwy

refusal-not-your-decision = Ta decyzja nie należy teraz do ciebie.
refusal-held-up = Najpierw musi skończyć ktoś z twojej drużyny, potem grasz dalej.
refusal-unknown-option = W tej grze nie ma opcji „{ $key }”.
refusal-game-over = Gra jest zakończona: nie ma już nic do wyboru.
refusal-not-an-option = Tego nie można teraz wybrać.
refusal-nothing-to-undo = Nie ma żadnego twojego wyboru, który można by cofnąć.
refusal-undo-barrier = Ostatniego wyboru nie można cofnąć: od tej pory wyszło na jaw coś nowego.
refusal-undo-others = Ostatniego wyboru nie można cofnąć: inni gracze podjęli już po nim swoje decyzje.

## Gdzie zapis i obecne zasady się rozchodzą

difference-choice = Wybór { $number }, { $player }: „{ $option }”.
difference-begin = Według obecnych zasad gra się nie zaczyna: { $reason }.
difference-over = Według obecnych zasad gra skończyła się wcześniej.
difference-asked = Według obecnych zasad wybiera tu kto inny.
difference-refused = Według obecnych zasad ({ $rule }) nie można tego wybrać: { $why }
difference-chance = Według obecnych zasad los rozstrzyga tu co innego.
difference-fault = Obecne zasady zawodzą w tym miejscu: { $reason }.
difference-position = Według obecnych zasad prowadzi to do innej pozycji.
difference-result = Według obecnych zasad wynik jest inny.
difference-question = Teraz pytanie dostaje { $player }: „{ $prompt }”

## Gra, która toczy się dalej według innych zasad

log-carried = Zasady zmieniły się z wersji { $former } na wersję { $version }. Według nowych gra potoczyłaby się inaczej od wyboru { $first }, więc toczy się dalej od pozycji, która była na stole po wyborze { $last }.

## Ogólne słowa

list-and = { $first } i { $last }
# In lists of players, the reader.
you = ty
seat-name = Gracz { $number }
players-counted = { $number ->
    [one] { $number } gracz
   *[many] { $number } graczy
}
# Of a choice that a hint can tell nothing else about.
reason-unseen = co z tego wyniknie, jeszcze nikt nie widzi
yes = Tak
no = Nie

## Pozycja w słowach

view-table = Stół
view-field = { $label }: { $value }.
view-of-player = { $player } { $number }
view-nobody = brak
view-nothing = brak

## Sceny w słowach

scene-steps = Krok po kroku

## Co rozstrzygnęło zakończoną grę

result-reason-tie = Tyle samo punktów: zdecydowało rozstrzygnięcie remisu.
decided-tie = Remis po { $score }: rozstrzygnięto go na korzyść gracza { $player }.
stage-title = Część { $number }
score-title = Punkty
decided-most = Największa różnica: { $source } – { $player } { $number }, { $rival } { $rival-number }.
decided-lead = { $stage }: { $player } obejmuje prowadzenie i już go nie oddaje.
decided-closest = Najbardziej wyrównane: { $source } – { $player } { $number }, { $rival } { $rival-number }.

## Imiona w zdaniu: dopełniacz, biernik, „z kim” i zaimek. Kogo nie ma na liście, ten jest graczem.

person = { $name }
    .of = { $name ->
        [Bruno] Bruna
        [Cora] Cory
        [Felix] Feliksa
        [Mira] Miry
        [Otto] Ottona
        [Greta] Grety
        [Hugo] Hugona
        [Nora] Nory
        [Vito] Vita
        [Selma] Selmy
        [Boris] Borisa
        [Petra] Petry
        [Milo] Mila
        [Xenia] Xenii
        [Rufus] Rufusa
        [Tessa] Tessy
        [Ivo] Iva
        [Klara] Klary
        [Magnus] Magnusa
        [Juno] Juno
        [Dorian] Doriana
        [Edda] Eddy
        [Leander] Leandra
        [Viola] Violi
        [Hektor] Hektora
        [Ines] Ines
        [Zeno] Zenona
        [Thora] Thory
        [Kasper] Kaspra
        [Luna] Luny
        [Remus] Remusa
        [Fabia] Fabii
        [Silvan] Silvana
        [Ursa] Ursy
        [Tito] Tita
        [Yara] Yary
        [Urban] Urbana
        [Vera] Very
        [Gustav] Gustava
        [Olivia] Olivii
       *[other] gracza { $name }
    }
    .whom = { $name ->
        [Bruno] Bruna
        [Cora] Corę
        [Felix] Feliksa
        [Mira] Mirę
        [Otto] Ottona
        [Greta] Gretę
        [Hugo] Hugona
        [Nora] Norę
        [Vito] Vita
        [Selma] Selmę
        [Boris] Borisa
        [Petra] Petrę
        [Milo] Mila
        [Xenia] Xenię
        [Rufus] Rufusa
        [Tessa] Tessę
        [Ivo] Iva
        [Klara] Klarę
        [Magnus] Magnusa
        [Juno] Juno
        [Dorian] Doriana
        [Edda] Eddę
        [Leander] Leandra
        [Viola] Violę
        [Hektor] Hektora
        [Ines] Ines
        [Zeno] Zenona
        [Thora] Thorę
        [Kasper] Kaspra
        [Luna] Lunę
        [Remus] Remusa
        [Fabia] Fabię
        [Silvan] Silvana
        [Ursa] Ursę
        [Tito] Tita
        [Yara] Yarę
        [Urban] Urbana
        [Vera] Verę
        [Gustav] Gustava
        [Olivia] Olivię
       *[other] gracza { $name }
    }
    .with = { $name ->
        [Bruno] z Brunem
        [Cora] z Corą
        [Felix] z Feliksem
        [Mira] z Mirą
        [Otto] z Ottonem
        [Greta] z Gretą
        [Hugo] z Hugonem
        [Nora] z Norą
        [Vito] z Vitem
        [Selma] z Selmą
        [Boris] z Borisem
        [Petra] z Petrą
        [Milo] z Milem
        [Xenia] z Xenią
        [Rufus] z Rufusem
        [Tessa] z Tessą
        [Ivo] z Ivem
        [Klara] z Klarą
        [Magnus] z Magnusem
        [Juno] z Juno
        [Dorian] z Dorianem
        [Edda] z Eddą
        [Leander] z Leandrem
        [Viola] z Violą
        [Hektor] z Hektorem
        [Ines] z Ines
        [Zeno] z Zenonem
        [Thora] z Thorą
        [Kasper] z Kasprem
        [Luna] z Luną
        [Remus] z Remusem
        [Fabia] z Fabią
        [Silvan] z Silvanem
        [Ursa] z Ursą
        [Tito] z Titem
        [Yara] z Yarą
        [Urban] z Urbanem
        [Vera] z Verą
        [Gustav] z Gustavem
        [Olivia] z Olivią
       *[other] z graczem { $name }
    }
    .before = { $name ->
        [Bruno] przed Brunem
        [Cora] przed Corą
        [Felix] przed Feliksem
        [Mira] przed Mirą
        [Otto] przed Ottonem
        [Greta] przed Gretą
        [Hugo] przed Hugonem
        [Nora] przed Norą
        [Vito] przed Vitem
        [Selma] przed Selmą
        [Boris] przed Borisem
        [Petra] przed Petrą
        [Milo] przed Milem
        [Xenia] przed Xenią
        [Rufus] przed Rufusem
        [Tessa] przed Tessą
        [Ivo] przed Ivem
        [Klara] przed Klarą
        [Magnus] przed Magnusem
        [Juno] przed Juno
        [Dorian] przed Dorianem
        [Edda] przed Eddą
        [Leander] przed Leandrem
        [Viola] przed Violą
        [Hektor] przed Hektorem
        [Ines] przed Ines
        [Zeno] przed Zenonem
        [Thora] przed Thorą
        [Kasper] przed Kasprem
        [Luna] przed Luną
        [Remus] przed Remusem
        [Fabia] przed Fabią
        [Silvan] przed Silvanem
        [Ursa] przed Ursą
        [Tito] przed Titem
        [Yara] przed Yarą
        [Urban] przed Urbanem
        [Vera] przed Verą
        [Gustav] przed Gustavem
        [Olivia] przed Olivią
       *[other] przed graczem { $name }
    }
    .who = { $name ->
        [Cora] która
        [Mira] która
        [Greta] która
        [Nora] która
        [Selma] która
        [Petra] która
        [Xenia] która
        [Tessa] która
        [Klara] która
        [Juno] która
        [Edda] która
        [Viola] która
        [Ines] która
        [Thora] która
        [Luna] która
        [Fabia] która
        [Ursa] która
        [Yara] która
        [Vera] która
        [Olivia] która
       *[other] który
    }
