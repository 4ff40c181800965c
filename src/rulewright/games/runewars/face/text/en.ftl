# The table of Runewars in the terminal

terminal-season = Year { $year } of { $years }, { $season }
terminal-season-card = Season card: { $card }
terminal-order-of-turns = { $names }
terminal-ice = the waters are frozen
terminal-legend = ♜ stronghold   ♖ damaged   ⌂ city   ◆ dragon rune   ◇ false rune   ? unknown rune   ' routed   ! activated   ^ mountains   ~ water   { $food } food   { $wood } wood   { $ore } ore
terminal-legend-exploration = ▪ exploration token   □ face up
terminal-area = Area
terminal-controller = Controlled by
terminal-in-it = In it
terminal-stronghold = stronghold
terminal-damaged = damaged stronghold
terminal-activated = activated by { $names }
terminal-faction = Faction
terminal-influence = Infl.
terminal-order = Order
terminal-orders-left = In hand
terminal-tactics = Tact.
terminal-quests = Quests
terminal-strongholds = ♜ left
terminal-runes = Runes
terminal-out = out
terminal-neutral = neutral:
terminal-routed = (routed)
terminal-damage = (damage { $number })
terminal-rewards = { $number ->
    [one] { $number } hidden Reward
   *[other] { $number } hidden Rewards
}
terminal-runes-left = Beside the board: { $dragon ->
    [one] { $dragon } dragon rune
   *[other] { $dragon } dragon runes
}, { $false ->
    [one] { $false } false rune
   *[other] { $false } false runes
}
terminal-arrived = On the march into { $area }: { $units }
terminal-your-tactics = Your Tactics:
terminal-fresh = Drawn this season, not to be played yet:
terminal-your-quests = Your Quests:
terminal-your-objective = Your Objective:
terminal-battle = Battle in { $area }, { $round ->
    [0] before the first round
   *[other] round { $round }
}
terminal-battle-units = Units
terminal-battle-drawing = Draw now
terminal-battle-fate = Fate cards
terminal-battle-fallen = Fallen
terminal-battle-strength = Strength
terminal-neutral-side = Neutral units
