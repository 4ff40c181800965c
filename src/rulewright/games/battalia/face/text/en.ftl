# The table of Battalia in the terminal

terminal-day = Week { $week }, day { $day }
terminal-display = Great Artefacts: { $names }
terminal-legend = A4: city of A, level 4   6: neutral strength   G2: stormgate   R: ruins   a1: first hero of A   m: marketplace   * Metamorphia   % Bilkarr   ?: face down
terminal-faction = Faction
terminal-levels = Cities
terminal-hand = Hand
terminal-nation = Nation
terminal-shelter = Shelter
terminal-ambush = Ambush
terminal-tents = Tents
terminal-battle = Battle on { $square }
terminal-attack = Attack: { $cards }
terminal-defence = Defence: { $cards }
terminal-your-hand = Your hand: { $cards }
terminal-your-ambush = Your ambush: { $cards }
terminal-your-laid = Laid: { $cards }
terminal-deck = Deck
terminal-left = Left
terminal-top = On top
