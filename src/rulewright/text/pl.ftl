# Komunikaty wspólne dla wszystkich gier. Gra może je zastąpić własnymi.

## Dlaczego wybór nie jest możliwy

refusal-not-your-decision = Ta decyzja nie należy teraz do ciebie.
refusal-unknown-option = W tej grze nie ma opcji „{ $key }”.
refusal-game-over = Gra jest zakończona: nie ma już nic do wyboru.
refusal-not-an-option = Tego nie można teraz wybrać.
refusal-nothing-to-undo = Nie ma żadnego twojego wyboru, który można by cofnąć.
refusal-undo-barrier = Ostatniego wyboru nie można cofnąć: od tej pory wyszło na jaw coś nowego.
refusal-undo-others = Ostatniego wyboru nie można cofnąć: inni gracze podjęli już po nim swoje decyzje.

## Ogólne słowa

list-and = { $first } i { $last }
seat-name = Gracz { $number }
players-counted = { $number ->
    [one] { $number } gracz
   *[many] { $number } graczy
}
yes = Tak
no = Nie
