# Stół Runewars w terminalu

terminal-season = Rok { $year } z { $years }, { $season }
terminal-season-card = Karta pory roku: { $card }
terminal-order-of-turns = { $names }
terminal-ice = wody są zamarznięte
terminal-legend = ♜ twierdza   ♖ uszkodzona   ⌂ miasto   ◆ smocza runa   ◇ fałszywa runa   ? nieznana runa   ' rozgromiony   ! aktywowany   ^ góry   ~ woda   { $food } żywność   { $wood } drewno   { $ore } ruda
terminal-legend-exploration = ▪ żeton eksploracji   □ odkryty
terminal-area = Obszar
terminal-controller = Kontroluje
terminal-in-it = Zawartość
terminal-stronghold = twierdza
terminal-damaged = uszkodzona twierdza
terminal-activated = aktywowany ({ $names })
terminal-faction = Frakcja
terminal-influence = Wpł.
terminal-order = Rozkaz
terminal-orders-left = Ręka
terminal-tactics = Takt.
terminal-quests = Wypr.
terminal-strongholds = Wolne ♜
terminal-runes = Runy
terminal-out = poza grą
terminal-neutral = neutralne:
terminal-routed = (figurka rozgromiona)
terminal-damage = (obrażenia: { $number })
terminal-rewards = { $number ->
    [one] { $number } zakryta nagroda
    [few] { $number } zakryte nagrody
   *[many] { $number } zakrytych nagród
}
terminal-runes-left = Obok planszy: { $dragon ->
    [one] { $dragon } smocza runa
    [few] { $dragon } smocze runy
   *[many] { $dragon } smoczych run
}, { $false ->
    [one] { $false } fałszywa runa
    [few] { $false } fałszywe runy
   *[many] { $false } fałszywych run
}
terminal-arrived = W marszu na obszar { $area }: { $units }
terminal-your-tactics = Twoje karty taktyki:
terminal-fresh = Dobrane w tej porze roku, jeszcze nie do zagrania:
terminal-your-quests = Twoje wyprawy:
terminal-your-objective = Twój cel:
terminal-battle = Bitwa na { $area }, { $round ->
    [0] przed pierwszą rundą
    [one] runda { $round }
    [few] runda { $round }
   *[many] runda { $round }
}
terminal-battle-units = Jednostki
terminal-battle-drawing = Teraz dobiera
terminal-battle-fate = Karty przeznaczenia
terminal-battle-fallen = Polegli
terminal-battle-strength = Siła
terminal-neutral-side = Jednostki neutralne
