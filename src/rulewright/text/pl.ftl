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

## Co rozstrzygnęło zakończoną grę

result-reason-tie = Tyle samo punktów: zdecydowało rozstrzygnięcie remisu.
decided-tie = Remis po { $score }: rozstrzygnięto go na korzyść gracza { $player }.
stage-title = Część { $number }
score-title = Punkty
decided-most = Największa różnica: { $source } – { $player } { $number }, { $rival } { $rival-number }.
decided-lead = { $stage }: { $player } obejmuje prowadzenie i już go nie oddaje.
decided-closest = Najbardziej wyrównane: { $source } – { $player } { $number }, { $rival } { $rival-number }.
