# Plansza gry Ethnos w terminalu

terminal-age = Era { $age } z { $ages }
terminal-dragons = Smoki { $revealed } z { $dragons }
terminal-deck = Talia { $cards } ({ $safe ->
    [0] Smok może nadlecieć w każdej chwili
   *[other] wśród najbliższych { $safe } nie ma Smoka
})
terminal-legend = ■ na ręce   □ w puli   ▣ wybrana   ▲ najwięcej znaczników   [ ] ta Era
terminal-legend-horde = ■ na ręce   □ w puli   ▣ wybrana   ▲ najwięcej znaczników   [ ] ta Era   ⚑ Horda
terminal-no-colour = bez koloru
terminal-glory = Chwała { $age }
terminal-points = Chwała
terminal-cards = Ręka
terminal-supply = Zasób
terminal-merfolk = Morski Lud
terminal-horde = Horda
terminal-trolls = Trolle
terminal-bands = Oddziały (Dowódca, wielkość)
terminal-trolls-left = Dostępne żetony Trolli: { $tokens }
terminal-giant = Żeton Olbrzymów (*): { $name }, wielkość Oddziału: { $size }
terminal-giant-free = Żeton Olbrzymów: nikt go nie ma
terminal-hand = Twoja ręka ({ $cards } z { $limit }):
terminal-band-so-far = Oddział na razie ({ $cards }), Dowódca: { $leader }. Karty:
terminal-kept = Do zatrzymania ({ $cards }):
terminal-pool = Pula ({ $cards }):
terminal-band = { $leader } i Oddział ({ $cards }):
terminal-total = Razem
