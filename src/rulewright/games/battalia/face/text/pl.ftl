# Stół Battalii w terminalu

terminal-day = Tydzień { $week }, dzień { $day }
terminal-display = Wielkie Artefakty: { $names }
terminal-legend = A4: miasto gracza A, poziom 4   6: siła neutralna   G2: wrota burzy   R: ruiny   a1: pierwszy bohater A   m: targowisko   * Metamorfia   % Bilkarr   ?: zakryte
terminal-faction = Frakcja
terminal-levels = Miasta
terminal-hand = Ręka
terminal-nation = Naród
terminal-shelter = Schronisko
terminal-ambush = Zasadzka
terminal-tents = Namioty
terminal-battle = Bitwa na { $square }
terminal-attack = Atak: { $cards }
terminal-defence = Obrona: { $cards }
terminal-your-hand = Twoja ręka: { $cards }
terminal-your-ambush = Twoja zasadzka: { $cards }
terminal-your-laid = Położone: { $cards }
terminal-deck = Talia
terminal-left = Zostało
terminal-top = Na wierzchu
