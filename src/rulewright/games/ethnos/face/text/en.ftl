# The board of Ethnos in the terminal

terminal-age = Age { $age } of { $ages }
terminal-dragons = Dragons { $revealed } of { $dragons }
terminal-deck = Deck { $cards } ({ $safe ->
    [0] Dragons may come any time
   *[other] no Dragon among the next { $safe }
})
terminal-legend = ■ in your hand   □ in the pool   ▣ chosen   ▲ most markers   [ ] this Age
terminal-legend-horde = ■ in your hand   □ in the pool   ▣ chosen   ▲ most markers   [ ] this Age   ⚑ Horde
terminal-no-colour = no colour
terminal-glory = Glory { $age }
terminal-points = Glory
terminal-cards = Hand
terminal-supply = Supply
terminal-merfolk = Merfolk
terminal-horde = Horde
terminal-trolls = Trolls
terminal-bands = Bands (Leader, size)
terminal-trolls-left = Troll tokens left: { $tokens }
terminal-giant = Giant token (*): { $name }, Band of { $size }
terminal-giant-free = Giant token: nobody has it
terminal-hand = Your hand ({ $cards } of { $limit }):
terminal-band-so-far = The Band so far ({ $cards }), led by { $leader }:
terminal-kept = To be kept ({ $cards }):
terminal-pool = Pool ({ $cards }):
terminal-band = { $leader } leads { $cards }:
terminal-total = Together
