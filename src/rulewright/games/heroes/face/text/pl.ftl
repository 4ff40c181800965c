# Stół Might & Magic Heroes w terminalu

terminal-week = Tydzień { $number } z { $weeks }
terminal-first = Pierwszy gracz: { $name }
terminal-legend = ♞ heros   ⌂ miasto   ● ◆ ⬢ łatwy, średni, trudny strażnik i jego Liczebność   dwie litery: miejsce i numer jego gracza   ▲ góry   ≈ woda   ⚓ port
terminal-faction = Frakcja
terminal-power = PP
terminal-gold = Złoto
terminal-resources = Zasoby
terminal-level = Poziom
terminal-locations = Miejsca
terminal-heroes = Herosi
terminal-ready = Gotowe karty
terminal-at = Gdzie
terminal-army = Armia (elitarne + podstawowe)
terminal-skills = Umiejętności
terminal-artefacts = Artefakty
terminal-scrolls = Zwoje
terminal-experience = PD
terminal-battle = Bitwa na polu { $square }, tura { $number }
terminal-guard = { $name }: zostaje { $number } z { $all }
terminal-dice = Trafia { $strength } lub mniej: { $dice }
