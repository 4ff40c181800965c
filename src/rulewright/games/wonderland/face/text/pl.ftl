# Stół Wojny w Krainie Czarów w terminalu

terminal-round = Runda { $round }, { $phase ->
    [setup] przygotowanie
    [tea] herbatka
    [war] wojna
   *[other] koniec
}
terminal-first = zaczyna: { $name }
terminal-market = Rynek: { $names }
terminal-legend = liczba: stronnicy   ♛ lider   ☗ pionek   ♜ zamek   ♖ leżący zamek   1. początek bitew   ▶ bitwa albo pytanie   ⛨ tarcza sprawna   ☠ trucizna
terminal-vp = PZ
terminal-faction = Frakcja
terminal-shards = Odłamki
terminal-shield = Tarcza
terminal-leader = Lider
terminal-supply = Pula
terminal-bag = Worek
terminal-madness = Szaleństwo
terminal-quests = Zadania
terminal-feats = Wyczyny
terminal-forged = Przekute
terminal-castles = Zamki
terminal-abilities = Zdolności
terminal-battle = Bitwa: { $region }
terminal-fighter = Gracz
terminal-strength = Siła
terminal-status = Stan
terminal-active = Aktywne żetony
terminal-exhausted = Wyczerpane
terminal-fighting = walczy
terminal-halted = wycofanie
terminal-bust = odpadnięcie
terminal-chosen = po wyborze
terminal-your-bag = Twój worek: { $chips }
terminal-your-quest = Twoje zadanie „{ $quest }”: { $feat }
