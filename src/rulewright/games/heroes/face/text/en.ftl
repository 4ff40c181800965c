# The table of Might & Magic Heroes in the terminal

terminal-week = Week { $number } of { $weeks }
terminal-first = First player: { $name }
terminal-legend = ♞ hero   ⌂ capital   ● ◆ ⬢ easy, medium, hard guard with its Number   two letters: a location, with the number of its owner   ▲ mountain   ≈ water   ⚓ port
terminal-faction = Faction
terminal-power = PP
terminal-gold = Gold
terminal-resources = Resources
terminal-level = Level
terminal-locations = Locations
terminal-heroes = Heroes
terminal-ready = Ready cards
terminal-at = Where
terminal-army = Army (elite + basic)
terminal-skills = Skills
terminal-artefacts = Artefacts
terminal-scrolls = Scrolls
terminal-experience = XP
terminal-battle = Battle on { $square }, turn { $number }
terminal-guard = { $name }: { $number } of { $all } left
terminal-dice = { $strength } or less hits: { $dice }
