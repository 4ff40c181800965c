# The table of Wonderland’s War in the terminal

terminal-round = Round { $round }, { $phase ->
    [setup] set-up
    [tea] tea party
    [war] war
   *[other] the end
}
terminal-first = first player: { $name }
terminal-market = Market: { $names }
terminal-legend = number: supporters   ♛ leader   ☗ figure   ♜ castle   ♖ lying castle   1. battles begin   ▶ battle, or asked now   ⛨ shield ready   ☠ poison
terminal-vp = VP
terminal-faction = Faction
terminal-shards = Shards
terminal-shield = Shield
terminal-leader = Leader
terminal-supply = Supply
terminal-bag = Bag
terminal-madness = Madness
terminal-quests = Quests
terminal-feats = Feats
terminal-forged = Forged
terminal-castles = Castles
terminal-abilities = Abilities
terminal-battle = Battle: { $region }
terminal-fighter = Player
terminal-strength = Strength
terminal-status = Status
terminal-active = Active chips
terminal-exhausted = Exhausted
terminal-fighting = fighting
terminal-halted = halted
terminal-bust = bust
terminal-chosen = has chosen
terminal-your-bag = Your bag: { $chips }
terminal-your-quest = Your quest { $quest }: { $feat }
