# Runewars, in English: everything that is shown at the table.
#
# Names of things have forms as attributes: a message that is about a `unit` can use $unit,
# $unit-plural, $unit-few (after 2 to 4), $unit-many (after 5 and more), $unit-object,
# $unit-genitive (after “of”); those of a routed unit begin with `routed`; the text on a card is its attribute `text`.
# $player is the name of whoever sits at a seat.

## The game

game-name = Runewars
game-line = Lead one of four peoples of Terrinoth through the seasons, win battles, allies and quests, and gain control of six dragon runes before anybody else does.
game-motto = Four powers, four seasons, six dragon runes.

## Options of a new game

setting-exploration = Exploration tokens
    .description = Every area outside the home realms begins with a face-down exploration token: an event or a location for the first hero who stops there.
setting-epic = Harder game
    .description = There are no false runes, and dragon runes lie face up. Everybody begins with one; seven win the game, which ends after year 8 at the latest.
setting-revised = Revised Edition changes
    .description = The publicly known changes of the Revised Edition: home realms may lie closer together, first runes all over the map, heroes who march with units and support them in battle, and others.
setting-quick-map = Quick map
    .description = Chance builds a legal map and lays the home realms; the players do not lay tiles and markers.

## What is printed, in the words of card texts: a content pack may say otherwise

printed-good = Good
printed-evil = Evil
printed-comma = { $first }, { $last }
printed-semicolon = { $first }; { $last }
printed-or = { $first } or { $last }
printed-nothing = nothing
printed-tactics = { $number ->
    [one] { $number } Tactics card
   *[other] { $number } Tactics cards
}
printed-quests = { $number ->
    [one] { $number } Quest card
   *[other] { $number } Quest cards
}
printed-figures = { $number ->
    [one] { $number } { $unit }
   *[other] { $number } { $unit-many }
}
printed-no-figures = no units
printed-every = every { $unit }
printed-every-other = { $unit }
printed-every-triangle = every neutral triangle unit (there are none)
printed-miss = miss
printed-special = special icon
printed-rout = { $number ->
    [one] { $number } rout
   *[other] { $number } routs
}
printed-damage = { $number } damage
printed-zone-triangle = triangle
printed-zone-rectangle = rectangle
printed-zone-hexagon = hexagon
printed-zone-circle = circle

## Factions

faction-daqan = Daqan Lords
    .short = Humans
    .genitive = the Daqan Lords
    .text = { $alignment }. At the start: { $tactics } and { $influence }; { $units }; dials: food { $food }, wood { $wood }, ore { $ore }.
    .plays = Sturdy lines, and Siege Towers that break walls.
    .steps = 1
faction-latari = Latari Elves
    .short = Elves
    .genitive = the Latari Elves
    .text = { $alignment }. At the start: { $tactics } and { $influence }; { $units }; dials: food { $food }, wood { $wood }, ore { $ore }.
    .plays = First to shoot and rich in influence, but few.
    .steps = 2
faction-waiqar = Waiqar the Undying
    .short = Undead
    .genitive = Waiqar the Undying
    .text = { $alignment }. At the start: { $tactics } and { $influence }; { $units }; dials: food { $food }, wood { $wood }, ore { $ore }.
    .plays = Many weak units that rise again in battle.
    .steps = 2
faction-uthuk = Uthuk Y’llan
    .short = Uthuk
    .genitive = the Uthuk Y’llan
    .text = { $alignment }. At the start: { $tactics } and { $influence }; { $units }; dials: food { $food }, wood { $wood }, ore { $ore }.
    .plays = Attacks early and hard, and pays with its own.
    .steps = 3

## Units: one, several, forms, and the special ability

unit-bowman = Bowman
    .plural = Bowmen
    .few = Bowmen
    .many = Bowmen
    .object = a Bowman
    .genitive = a Bowman
    .routed = routed Bowman
    .routed-object = a routed Bowman
    .routed-genitive = a routed Bowman
    .text = Concentrated Fire: deal 1 damage. The opponent must assign it to a unit with a health value of 2 or more, if there is one, in the usual order among such units; otherwise as usual.
    .dative = Bowman
    .datives = Bowmen
unit-footman = Footman
    .plural = Footmen
    .few = Footmen
    .many = Footmen
    .object = a Footman
    .genitive = a Footman
    .routed = routed Footman
    .routed-object = a routed Footman
    .routed-genitive = a routed Footman
    .text = Valiant Strike: deal 1 damage. If the unit that takes it is not destroyed, the same unit takes 1 more damage.
    .dative = Footman
    .datives = Footmen
unit-knight = Knight
    .plural = Knights
    .few = Knights
    .many = Knights
    .object = a Knight
    .genitive = a Knight
    .routed = routed Knight
    .routed-object = a routed Knight
    .routed-genitive = a routed Knight
    .text = Command: the opponent must rout 1 unit. Then draw 1 Tactics card, which cannot be played this season.
    .dative = Knight
    .datives = Knights
unit-siege-tower = Siege Tower
    .plural = Siege Towers
    .few = Siege Towers
    .many = Siege Towers
    .object = a Siege Tower
    .genitive = a Siege Tower
    .routed = routed Siege Tower
    .routed-object = a routed Siege Tower
    .routed-genitive = a routed Siege Tower
    .text = Lay Siege: your side has 2 more strength when strength is counted in this battle. This adds up, and it stays even if the tower is destroyed later.
    .dative = Siege Tower
    .datives = Siege Towers
unit-archer = Archer
    .plural = Archers
    .few = Archers
    .many = Archers
    .object = an Archer
    .genitive = an Archer
    .routed = routed Archer
    .routed-object = a routed Archer
    .routed-genitive = a routed Archer
    .text = Crack Shot: deal 1 damage to an enemy unit of your choice in the battle, standing or routed.
    .dative = Archer
    .datives = Archers
unit-pegasus-rider = Pegasus Rider
    .plural = Pegasus Riders
    .few = Pegasus Riders
    .many = Pegasus Riders
    .object = a Pegasus Rider
    .genitive = a Pegasus Rider
    .routed = routed Pegasus Rider
    .routed-object = a routed Pegasus Rider
    .routed-genitive = a routed Pegasus Rider
    .text = Charge: rout 1 standing enemy triangle or rectangle unit of your choice in the battle. If it was a triangle unit, you may rout 1 more standing enemy triangle unit.
    .dative = Pegasus Rider
    .datives = Pegasus Riders
unit-sorceress = Sorceress
    .plural = Sorceresses
    .few = Sorceresses
    .many = Sorceresses
    .object = a Sorceress
    .genitive = a Sorceress
    .routed = routed Sorceress
    .routed-object = a routed Sorceress
    .routed-genitive = a routed Sorceress
    .text = Word of Vaal: the opponent must choose 1 of their units in the battle, a standing one if possible. It leaves the battle at once and retreats, routed; its own side chooses where. With the Revised Edition changes you choose the unit, standing or routed.
    .dative = Sorceress
    .datives = Sorceresses
unit-warrior = Warrior
    .plural = Warriors
    .few = Warriors
    .many = Warriors
    .object = a Warrior
    .genitive = a Warrior
    .routed = routed Warrior
    .routed-object = a routed Warrior
    .routed-genitive = a routed Warrior
    .text = Overpower: deal 1 damage, or destroy 1 enemy unit of your choice in the battle that is damaged or routed.
    .dative = Warrior
    .datives = Warriors
unit-reanimate = Reanimate
    .plural = Reanimates
    .few = Reanimates
    .many = Reanimates
    .object = a Reanimate
    .genitive = a Reanimate
    .routed = routed Reanimate
    .routed-object = a routed Reanimate
    .routed-genitive = a routed Reanimate
    .text = Overrun: if at least 2 of your Reanimates are standing in this battle now, deal 2 damage.
    .dative = Reanimate
    .datives = Reanimates
unit-skeleton-archer = Skeleton Archer
    .plural = Skeleton Archers
    .few = Skeleton Archers
    .many = Skeleton Archers
    .object = a Skeleton Archer
    .genitive = a Skeleton Archer
    .routed = routed Skeleton Archer
    .routed-object = a routed Skeleton Archer
    .routed-genitive = a routed Skeleton Archer
    .text = Mortal Strike: destroy 1 enemy triangle, circle or rectangle unit of your choice in the battle.
    .dative = Skeleton Archer
    .datives = Skeleton Archers
unit-necromancer = Necromancer
    .plural = Necromancers
    .few = Necromancers
    .many = Necromancers
    .object = a Necromancer
    .genitive = a Necromancer
    .routed = routed Necromancer
    .routed-object = a routed Necromancer
    .routed-genitive = a routed Necromancer
    .text = Raise Dead: put 2 Reanimates from your supply, or as many as are left there, standing, into this battle on your side. They attack in round { $initiative } if they are standing then, and remain in play afterwards.
    .dative = Necromancer
    .datives = Necromancers
unit-dark-knight = Dark Knight
    .plural = Dark Knights
    .few = Dark Knights
    .many = Dark Knights
    .object = a Dark Knight
    .genitive = a Dark Knight
    .routed = routed Dark Knight
    .routed-object = a routed Dark Knight
    .routed-genitive = a routed Dark Knight
    .text = Spread Fear: the opponent must rout 2 units.
    .dative = Dark Knight
    .datives = Dark Knights
unit-berserker = Berserker
    .plural = Berserkers
    .few = Berserkers
    .many = Berserkers
    .object = a Berserker
    .genitive = a Berserker
    .routed = routed Berserker
    .routed-object = a routed Berserker
    .routed-genitive = a routed Berserker
    .text = Fury: you may destroy 1 of your standing Berserkers in this battle, even one that has drawn this icon, to deal 2 damage.
    .dative = Berserker
    .datives = Berserkers
unit-flesh-ripper = Flesh Ripper
    .plural = Flesh Rippers
    .few = Flesh Rippers
    .many = Flesh Rippers
    .object = a Flesh Ripper
    .genitive = a Flesh Ripper
    .routed = routed Flesh Ripper
    .routed-object = a routed Flesh Ripper
    .routed-genitive = a routed Flesh Ripper
    .text = Rend: deal 2 damage. The opponent must assign both to the same unit if one has enough health left for both, in the usual order among such units; otherwise as usual.
    .dative = Flesh Ripper
    .datives = Flesh Rippers
unit-warlock = Warlock
    .plural = Warlocks
    .few = Warlocks
    .many = Warlocks
    .object = a Warlock
    .genitive = a Warlock
    .routed = routed Warlock
    .routed-object = a routed Warlock
    .routed-genitive = a routed Warlock
    .text = Rain Fire: the opponent must destroy 2 of their triangle units in the battle or 1 of their rectangle units, choosing what can be done in full. If neither can, their only triangle unit, if any, is destroyed. Standing units go before routed ones of the same shape.
    .dative = Warlock
    .datives = Warlocks
unit-chaos-lord = Chaos Lord
    .plural = Chaos Lords
    .few = Chaos Lords
    .many = Chaos Lords
    .object = a Chaos Lord
    .genitive = a Chaos Lord
    .routed = routed Chaos Lord
    .routed-object = a routed Chaos Lord
    .routed-genitive = a routed Chaos Lord
    .text = Terrifying: choose 2 different enemy units in the battle (1 if there is only 1). Those that stand are routed; those that were routed already are destroyed.
    .dative = Chaos Lord
    .datives = Chaos Lords
unit-beastman = Beastman
    .plural = Beastmen
    .few = Beastmen
    .many = Beastmen
    .object = a Beastman
    .genitive = a Beastman
    .routed = routed Beastman
    .routed-object = a routed Beastman
    .routed-genitive = a routed Beastman
    .text = Ravage: deal 1 damage, then draw 1 more Fate card for this Beastman and carry out its { $zone } at once; a special icon there deals 1 damage but draws no further card. Quest duel: the same against the hero, once per round.
    .dative = Beastman
    .datives = Beastmen
unit-dragon = Dragon
    .plural = Dragons
    .few = Dragons
    .many = Dragons
    .object = a Dragon
    .genitive = a Dragon
    .routed = routed Dragon
    .routed-object = a routed Dragon
    .routed-genitive = a routed Dragon
    .text = Flaming Breath: destroy up to 3 enemy triangle units of your choice in the battle, one after another. Quest duel: no effect.
    .dative = Dragon
    .datives = Dragons
unit-giant = Giant
    .plural = Giants
    .few = Giants
    .many = Giants
    .object = a Giant
    .genitive = a Giant
    .routed = routed Giant
    .routed-object = a routed Giant
    .routed-genitive = a routed Giant
    .text = Rage: choose 1 of your Giants in the battle and deal as much damage as it has damage tokens. Quest duel: the hero takes as much damage as the Giant has.
    .dative = Giant
    .datives = Giants
unit-hellhound = Hellhound
    .plural = Hellhounds
    .few = Hellhounds
    .many = Hellhounds
    .object = a Hellhound
    .genitive = a Hellhound
    .routed = routed Hellhound
    .routed-object = a routed Hellhound
    .routed-genitive = a routed Hellhound
    .text = Burning: the opponent chooses 2 different standing units of their own in the battle (1 if there is only 1); each takes 1 damage. Quest duel: the hero takes 1 damage.
    .dative = Hellhound
    .datives = Hellhounds
unit-razorwing = Razorwing
    .plural = Razorwings
    .few = Razorwings
    .many = Razorwings
    .object = a Razorwing
    .genitive = a Razorwing
    .routed = routed Razorwing
    .routed-object = a routed Razorwing
    .routed-genitive = a routed Razorwing
    .text = Stun: the opponent must rout 1 of their standing units with an initiative of 2 or higher (Ambush counts), an undamaged one if possible. Quest duel: no effect.
    .dative = Razorwing
    .datives = Razorwings
unit-sorcerer = Sorcerer
    .plural = Sorcerers
    .few = Sorcerers
    .many = Sorcerers
    .object = a Sorcerer
    .genitive = a Sorcerer
    .routed = routed Sorcerer
    .routed-object = a routed Sorcerer
    .routed-genitive = a routed Sorcerer
    .text = Undying: until the end of the battle each Sorcerer on your side has a health of 2. Quest duel: each Sorcerer has a health of 2 until the duel ends.
    .dative = Sorcerer
    .datives = Sorcerers

## Heroes and their abilities

hero-hero-andira = Andira Runehand
    .object = Andira Runehand
    .genitive = Andira Runehand
    .text = Healing Runes: Andira may take the Heal action in any area, and even without damage of her own if another hero of yours in her area is damaged. One other damaged hero of yours there, whom you choose, is then healed as well.
    .short = Heals anywhere, and another hero with her.
hero-hero-ronan = Ronan of the Wild
    .object = Ronan of the Wild
    .genitive = Ronan of the Wild
    .text = Pathfinder: with the Move action of the Quest Phase Ronan may move up to 3 areas. Water borders are open to him.
    .short = Goes 3 areas instead of 2; water does not stop him.
hero-hero-valadir = Sir Valadir
    .object = Sir Valadir
    .genitive = Sir Valadir
    .text = Inspiring Presence: once per battle, at its start, if you defend with units in Valadir’s area, you may stand up to 2 of your units there that were routed before the battle; they join it. Not while Valadir is routed.
    .short = Defending here, 2 routed units stand and fight.
hero-hero-vyrah = Vyrah the Falconer
    .object = Vyrah the Falconer
    .genitive = Vyrah the Falconer
    .text = Falcon’s Eye: after Vyrah’s Move action you look at the rune token in each area adjacent to the one where he stopped.
    .short = After moving, looks at all runes beside him.
hero-hero-astarra = Runewitch Astarra
    .object = Runewitch Astarra
    .genitive = Runewitch Astarra
    .text = Rune Lore: once per attribute test, after drawing, you may discard all the drawn Fate cards and draw as many again; you must then use one of the new ones.
    .short = Once a test: may discard her cards and draw anew.
hero-hero-challara = Challara
    .object = Challara
    .genitive = Challara
    .text = Brightblaze: after her Move action Challara may also duel an enemy hero in an adjacent area; borders do not matter. The duel takes place in the defender’s area. If she defeats a hero in an adjacent area, his Rewards stay there under a defeated-hero marker.
    .short = May also duel heroes in adjacent areas.
hero-hero-krutzbeck = Krutzbeck
    .object = Krutzbeck
    .genitive = Krutzbeck
    .text = Reckless Rage: when all your heroes have acted in the Quest Phase, each enemy hero in Krutzbeck’s area takes 1 damage. Not while he is routed.
    .short = After quests 1 damage to each enemy hero beside him.
hero-hero-silhouette = Silhouette
    .object = Silhouette
    .genitive = Silhouette
    .text = Light Fingers: if Silhouette’s Move action ends in an area with an enemy hero, she may, instead of a duel or quest, choose one there and test her agility. Gold: take 1 of that hero’s Rewards at random. Silver: look at that hero’s face-down Rewards. Red: Silhouette takes 1 damage.
    .short = May rob an enemy hero by a test of agility.
hero-hero-bogran = Bogran the Shadow
    .object = Bogran the Shadow
    .genitive = Bogran the Shadow
    .text = Backstab: at the very start of a duel that Bogran began, the other hero takes 1 damage. Rout icons cannot prevent it, but Rewards can. No effect in quest duels.
    .short = Duels that he begins start with 1 damage.
hero-hero-carthos = Mad Carthos
    .object = Mad Carthos
    .genitive = Mad Carthos
    .text = Unstable Power: when Carthos uses a special icon in a duel for its 1 damage, he may deal 2 instead; he then takes 1 damage himself in that round.
    .short = Duel icon: 2 damage, but 1 to himself.
hero-hero-scorpion = Red Scorpion
    .object = Red Scorpion
    .genitive = Red Scorpion
    .text = Venom: when a duel of Red Scorpion ends after its fourth round and the other hero is not defeated, that hero takes 1 damage, which cannot be prevented; if this defeats him, the duel is won. No effect in quest duels.
    .short = Who survives four rounds with her takes 1 damage.
hero-hero-verikas = Verikas the Dead
    .object = Verikas the Dead
    .genitive = Verikas the Dead
    .text = Knitting Bones: when you begin to act in a Quest Phase, before your first hero, remove 1 damage from Verikas.
    .short = Heals 1 damage before each Quest Phase.

## What a unit has suffered, after its name

condition-damage = { $number ->
    [one] { $number } damage
   *[other] { $number } damage
}

## Tactics cards

tactics-tactical-retreat = Tactical Retreat
    .text = Start of a battle, as the defender: the battle is cancelled. All your units in it retreat, routed, to one adjacent friendly area; without one they are destroyed. Your units in the contested area that were routed before the battle are destroyed. The attacker takes the area (units beyond 8 retreat as after a victory) and may start no other battle with this order. Your stronghold there and its development are lost; the attacker may put a stronghold in its place, same side up.
    .short = Defender: call off the battle; your units retreat.
tactics-summon-lightning = Summon Lightning
    .text = Start of a battle in which you take part: deal 4 damage to the other side.
    .short = Start of a battle: 4 damage to the other side.
tactics-rally-cry = Rally Cry
    .text = Start of a battle in which you take part, beginning of one of its rounds, or after round 5: stand up to 4 of your routed units in the contested area, whenever they were routed. They take part from now on. A type that has drawn already does not draw again.
    .short = In a battle: up to 4 routed units stand and fight.
tactics-mountain-pass = Mountain Pass
    .text = Your turn: until the end of this turn mountain borders are open to your moving units and heroes.
    .short = Your figures may cross mountains this turn.
tactics-horrific-rumors = Horrific Rumors
    .text = Your turn: choose an opponent and an area that this opponent does not control and has no activation token in. Place 1 of the opponent’s activation tokens there.
    .short = An activation token of an opponent in an area.
tactics-lost-city = Lost City
    .text = Your turn: choose an uncontrolled area without a city in which you have a hero; you need a stronghold in your supply. All neutral units there retreat, even routed ones. Then place 1 of your strongholds there, damaged side up.
    .short = Your hero’s open area gets a damaged stronghold.
tactics-raze-a-city = Raze a City
    .text = Your turn: choose a city in an area that you control. Its token is removed from the game.
    .short = A city in one of your areas leaves the game.
tactics-spy-guild = Spy Guild
    .text = Your turn: take 1 of your used Order cards, not the active one, back into your hand. It no longer counts among the cards you have used this year.
    .short = Take one used Order card back into your hand.
tactics-to-the-victor = To the Victor
    .text = Start of a battle in which you take part: when the battle is resolved, its winner, whoever it is, gains 2 influence and draws 2 Tactics cards. Unallied neutral units gain nothing. Copies add up. If the battle is cancelled, nothing happens.
    .short = Winner of the battle: 2 influence, 2 Tactics.
tactics-secret-accord = Secret Accord
    .text = Your turn: choose an opponent and a number from 1 to 4. You, and then the opponent, draw that many Tactics cards.
    .short = You and an opponent draw 1 to 4 Tactics cards.
tactics-ambush = Ambush
    .text = Start of a battle in which you take part: choose one of your types in it. Its initiative is 1 in this battle.
    .short = One of your types has initiative 1 in a battle.
tactics-forced-march = Forced March
    .text = Your turn, before your units move with Mobilize or Conquer: this turn your units move 1 area further with that order. Copies add up.
    .short = Your units march 1 area further this turn.
tactics-hold-the-line = Hold the Line
    .text = After round 5 of a battle, as the defender: your side has 2 more strength in this battle.
    .short = Defender, after round 5: 2 more strength.
tactics-crisis-of-conscience = Crisis of Conscience
    .text = Your turn: choose an opponent’s hero whose alignment is opposed to that player’s faction. The opponent spends 3 influence, or the hero deserts. Heroes of the Captain of the Heroes’ League cannot be chosen.
    .short = An opposed hero deserts, or costs 3 influence.
tactics-frozen-ford = Frozen Ford
    .text = Your turn: until the end of this turn water borders are open to your moving units and heroes.
    .short = Your figures may cross water this turn.
tactics-silver-tongue = Silver Tongue
    .text = Your turn, right after you have paid for diplomacy: draw 2 more Fate cards in this diplomacy, even if that makes more than 6.
    .short = 2 more Fate cards in diplomacy.
tactics-call-of-the-wild = Call of the Wild
    .text = Your turn: take 2 Beastmen, 2 Razorwings or 1 Hellhound from the supply and place them in one empty, neutral or friendly area. In a friendly area they are allied to you; the limit of 8 units applies.
    .short = 2 Beastmen, 2 Razorwings or 1 Hellhound appear.
tactics-stampede = Stampede
    .text = Your turn: choose a neutral area and move all its neutral units to one adjacent area that is uncontrolled or friendly. Borders apply: units that cannot cross are destroyed. In a friendly area they become allied to you. They are not routed.
    .short = Neutral units of an area move to the next one.
tactics-spread-dissent = Spread Dissent
    .text = Your turn: choose a neutral area. All neutral units there retreat, even routed ones.
    .short = All neutral units of an area retreat.
tactics-assassins-blade = Assassin’s Blade
    .text = Your turn: choose an enemy hero in a friendly area or in an area adjacent to one. The hero takes 2 damage.
    .short = 2 damage to an enemy hero at or beside your areas.
tactics-healing-draught = Healing Draught
    .text = Your turn, or start of a duel of your hero: remove up to 3 damage from one of your heroes; in a duel, from the one who duels.
    .short = Remove up to 3 damage from one of your heroes.
tactics-duelists-edge = Duelist’s Edge
    .text = Start of a duel of your hero: in its first two rounds your hero draws 2 Fate cards; you choose one, and the other is discarded without effect.
    .short = 2 cards to choose from in two rounds of a duel.
tactics-rune-scrying = Rune Scrying
    .text = Your turn: look at up to 3 rune tokens anywhere on the board.
    .short = Look at up to 3 runes anywhere.
tactics-shifting-runes = Shifting Runes
    .text = Your turn: move 1 rune token from an area that you control to another area that you control and that has none. You may look at it.
    .short = Move one of your runes to another of your areas.
tactics-counterfeit-rune = Counterfeit Rune
    .text = Your turn: place 1 false rune face down in an area that you control and that has no rune token (everybody knows what it is), or discard up to 2 false runes from areas that you control. Not used in the harder game.
    .short = Place 1 false rune, or discard up to 2.
tactics-sabotage = Sabotage
    .text = Your turn: choose an enemy stronghold in an area adjacent to a friendly one; borders do not matter. If it has a development, discard that; otherwise turn the stronghold to its damaged side. A damaged one without a development cannot be chosen.
    .short = Damage a nearby stronghold or its development.
tactics-levy = Levy
    .text = Your turn: place 2 basic units of your faction (Footmen, Archers, Reanimates or Berserkers) from your supply in a friendly area with your stronghold. The limit of 8 units applies.
    .short = 2 basic units join at one of your strongholds.
tactics-trade-caravan = Trade Caravan
    .text = Your turn: raise one of your dials by 2, or two of them by 1 each (to 8 at most).
    .short = Raise one dial by 2, or two dials by 1.
tactics-twist-of-fate = Twist of Fate
    .text = Right after you have drawn Fate cards for diplomacy or for a test of your hero: discard all of them and draw as many new ones; you must use one of these.
    .short = Draw your Fate cards of talks or a test anew.
tactics-favor-of-the-warriors-guild = Favor of the Warriors’ Guild
    .text = Your turn: take 1 of your activation tokens off the board.
    .short = Take one of your activation tokens back.

## Reward cards

reward-timmorran-shard = Timmorran Shard
    .text = Your turn: if this hero is in a friendly area with your stronghold, discard this card to gain 1 dragon rune.
    .short = At your stronghold: a dragon rune for this card.
reward-soulbiter = Soulbiter
    .text = Weapon. Special icon in a duel: deal 2 damage. If the other hero is defeated in this round and this hero is not, remove all damage from this hero.
    .short = Duel icon: 2 damage; a victory heals the hero.
reward-dwarven-fire-bombs = Dwarven Fire Bombs
    .text = Special icon in a duel: deal 3 damage, then test this hero’s agility. Red: this hero takes 1 damage in this round.
    .short = Duel icon: 3 damage, but test agility.
reward-flute-of-possession = Flute of Possession
    .text = Your turn: discard this card to move all neutral units of this hero’s area, allied or not, to one adjacent area of your choice that no other player controls. Borders apply: units that cannot cross are destroyed, but an area that all can enter goes first. They are not routed. In an area that you control they become allied to you.
    .short = Once: neutral units here move to the next area.
reward-staff-of-light = Staff of Light
    .text = Your turn, also at the start of your own attack: discard this card to stand all your routed units in this hero’s area, if it is friendly; in the contested area of your attack, all your routed units in the battle.
    .short = Once: all your routed units here stand again.
reward-ice-storm = Ice Storm
    .text = Your turn, also at the start of your own attack: discard this card to rout 1 to 4 standing enemy or unallied neutral units of your choice in this hero’s area; in the contested area, units of the other side in the battle.
    .short = Once: rout 1 to 4 enemy units here.
reward-cloak-of-deception = Cloak of Deception
    .text = When an enemy hero challenges this hero to a duel, you may refuse: there is no duel unless the other player discards 1 Tactics card at once. The enemy hero’s chance to duel is used up.
    .short = Refuse a duel, unless a Tactics card is paid.
reward-ghost-armor = Ghost Armor
    .text = Armor. When this hero would take damage in a duel, once at its start and once in each round: draw 1 Fate card. Gold or silver: prevent up to 2 of that damage. Red: nothing.
    .short = In duels gold or silver stops up to 2 damage.
reward-amulet-of-shielding = Amulet of Shielding
    .text = Once per duel, when this hero would take damage at its start or in a round: prevent all of that damage.
    .short = Once a duel: prevent all damage of a round.
reward-runeplate = Runeplate
    .text = Armor. In a duel, prevent 1 damage to this hero at its start and 1 in each round.
    .short = In duels: 1 less damage each round.
reward-sword-of-kellos = Sword of Kellos
    .text = Weapon. Special icon in a duel: deal as much damage as this hero’s strength.
    .short = Duel icon: as much damage as strength.
reward-bow-of-mourning = Bow of Mourning
    .text = Weapon. Start of a duel with another hero, once: deal 1 damage if this hero’s agility is higher than the other hero’s. Special icon in a duel: deal 2 damage.
    .short = Duel icon: 2 damage; 1 at the start if quicker.
reward-wand-of-nerekhall = Wand of Nerekhall
    .text = Weapon. Special icon in a duel: test this hero’s wisdom. Gold: deal 4 damage. Silver: deal 2 damage. Red: deal 1 damage.
    .short = Duel icon: test wisdom for 4, 2 or 1 damage.
reward-boots-of-swiftness = Boots of Swiftness
    .text = With the Move action of the Quest Phase this hero may move 1 area more.
    .short = This hero may move 1 area more.
reward-pegasus-feather = Pegasus Feather
    .text = Mountain and water borders are open to this hero.
    .short = Mountains and water do not stop this hero.
reward-ring-of-insight = Ring of Insight
    .text = Attribute test of this hero, before drawing: you may draw 1 more Fate card. The Ring is then turned face up.
    .short = Tests: draw 1 more Fate card.
reward-healing-elixir = Healing Elixir
    .text = Your turn, at the start of a duel of this hero, or when this hero begins to act in the Quest Phase: discard this card to remove all damage from this hero.
    .short = Once: remove all damage from this hero.
reward-horn-of-command = Horn of Command
    .text = Your turn: if this hero is in a friendly area, discard this card to place there, from your supply, 2 basic units of your faction (Footmen, Archers, Reanimates or Berserkers) and 1 of your circle units, or 1 of your rectangle units if your faction has no circle type. The limit of 8 units applies.
    .short = Once: 3 units of your faction join here.
reward-map-of-the-ancients = Map of the Ancients
    .text = When this hero begins to act in the Quest Phase: discard this card to draw 3 Quest cards; then discard down to 3.
    .short = Once: draw 3 Quest cards, keep 3 in all.
reward-banner-of-terrinoth = Banner of Terrinoth
    .text = Battle in this hero’s area, when strength is counted: your side has 2 more strength if it still has a unit in the battle. The card is then turned face up. Not while this hero is routed.
    .short = Battles here: your side has 2 more strength.

## Quest cards

quest-q01 = The Beastlord’s Totem
    .text = In { $area }: test strength. Gold: gain 1 Reward. Silver: gain 1 Reward; the hero takes 1 damage. Red: the hero takes 1 damage.
    .head = Totem
    .brief = totem
    .short = Strength: a Reward by gold or silver.
quest-q02 = The Sunken Archive
    .text = In { $area }: test wisdom. Gold: gain 1 Reward. Silver: gain 1 Reward. Red: nothing.
    .head = Archive
    .brief = archive
    .short = Wisdom: a Reward by gold or silver.
quest-q03 = Bandits on the Old Road
    .text = In { $area }: test agility. Gold: gain 1 Reward and 1 influence. Silver: gain 1 Reward. Red: the hero takes 1 damage.
    .head = Bandits
    .brief = bandits
    .short = Agility: a Reward by gold or silver.
quest-q04 = The Wyrm’s Hoard
    .text = In { $area }: test agility. Gold: gain 1 Reward and draw 1 Tactics card. Silver: draw 1 Tactics card; the quest is not completed. Red: the hero takes 2 damage.
    .head = Hoard
    .brief = hoard
    .short = Agility: a Reward by gold alone.
quest-q05 = The Crumbling Spire
    .text = In { $area }: test agility. Gold: gain 1 Reward. Silver: gain 1 Reward. Red: nothing.
    .head = Spire
    .brief = spire
    .short = Agility: a Reward by gold or silver.
quest-q06 = Nest of Razorwings
    .text = In { $area }: duel 1 Razorwing. If it is defeated, gain 1 Reward.
    .head = Nest
    .brief = nest
    .short = A duel with a Razorwing for a Reward.
quest-q07 = The Circle of Stones
    .text = In { $area }: test wisdom. Gold: gain 1 Reward and draw 1 Tactics card. Silver: gain 1 Reward. Red: the hero takes 1 damage.
    .head = Stones
    .brief = stones
    .short = Wisdom: a Reward by gold or silver.
quest-q08 = Heart of the Deepwood
    .text = In { $area }: test strength. Gold: gain 1 Reward. Silver: gain 1 Reward; the hero is routed. Red: the hero takes 1 damage.
    .head = Deepwood
    .brief = deepwood
    .short = Strength: a Reward by gold or silver.
quest-q09 = The Smugglers’ Cave
    .text = In { $area }: test agility. Gold: gain 1 Reward. Silver: you may spend 1 influence to gain 1 Reward; otherwise the quest is not completed. Red: nothing.
    .head = Cave
    .brief = cave
    .short = Agility: a Reward by gold; silver: buy one.
quest-q10 = A Debt in the Market
    .text = In { $area }: test wisdom. Gold: gain 1 Reward. Silver: gain 2 influence; the quest is not completed. Red: nothing.
    .head = Debt
    .brief = debt
    .short = Wisdom: a Reward by gold, 2 influence by silver.
quest-q11 = The Sorcerers’ Rite
    .text = In { $area }: duel 2 Sorcerers at once. If both are defeated, gain 1 Reward and 2 influence.
    .head = Rite
    .brief = rite
    .short = A duel with 2 Sorcerers: Reward, 2 influence.
quest-q12 = The Sleeping Dragon
    .text = In { $area }: test agility. Gold: draw 2 Reward cards, keep 1 for this hero and put the other on the bottom of the deck. Silver: nothing. Red: the hero takes 2 damage.
    .head = Dragon
    .brief = dragon
    .short = Agility: gold lets you choose of 2 Rewards.
quest-q13 = The Haunted Mill
    .text = In { $area }: test wisdom. Gold: gain 1 Reward. Silver: gain 1 Reward. Red: the hero takes 1 damage.
    .head = Mill
    .brief = mill
    .short = Wisdom: a Reward by gold or silver.
quest-q14 = Tourney at the Fords
    .text = In { $area }: test strength. Gold: gain 1 Reward. Silver: gain 1 Reward. Red: lose 1 influence if you have any.
    .head = Tourney
    .brief = tourney
    .short = Strength: a Reward by gold or silver.
quest-q15 = The Giant’s Toll
    .text = In { $area }: duel 1 Giant. If the hero deals it 2 damage in all (prevented damage does not count) and survives, gain 1 Reward.
    .head = Toll
    .brief = toll
    .short = Deal 2 damage to a Giant for a Reward.
quest-q16 = Tracks in the Mud
    .text = In { $area }: test agility. Gold: gain 1 Reward. Silver: gain 1 Reward. Red: nothing.
    .head = Tracks
    .brief = tracks
    .short = Agility: a Reward by gold or silver.
quest-q17 = The Thieves’ Auction
    .text = In { $area }: spend 3 influence to gain 1 Reward. With less influence you may not reveal this card.
    .head = Auction
    .brief = auction
    .short = A Reward for 3 influence.
quest-q18 = Hounds of the Abyss
    .text = In { $area }: duel 1 Hellhound. If it is defeated, gain 1 Reward.
    .head = Hounds
    .brief = hounds
    .short = A duel with a Hellhound for a Reward.
quest-q19 = The Buried Legion
    .text = In { $area }: test strength. Gold: gain 1 Reward and place 1 basic unit of your faction (Footman, Archer, Reanimate or Berserker) in a friendly area with your stronghold. Silver: gain 1 Reward. Red: the hero takes 1 damage.
    .head = Legion
    .brief = legion
    .short = Strength: a Reward; gold adds a unit.
quest-q20 = The Crystal Caverns
    .text = In { $area }: test wisdom. Gold: gain 1 Reward. Silver: gain 1 Reward; the hero takes 1 damage. Red: the hero takes 1 damage.
    .head = Caverns
    .brief = caverns
    .short = Wisdom: a Reward by gold or silver.
quest-q21 = The Dragonfire Forge
    .text = In { $area }: test strength. Gold: draw 2 Reward cards, keep 1 for this hero and put the other on the bottom of the deck. Silver: gain 1 Reward; the hero takes 1 damage. Red: the hero takes 2 damage.
    .head = Forge
    .brief = forge
    .short = Strength: a Reward; gold: choose of 2.
quest-q22 = Envoy of the Free Cities
    .text = In any area with a city: test wisdom. Gold: gain 1 Reward and 2 influence. Silver: gain 1 Reward. Red: nothing.
    .head = Envoy
    .brief = envoy
    .short = Wisdom in any city: a Reward.
quest-q23 = Behind Enemy Lines
    .text = In any area of another player’s home realm: test agility. Gold: gain 1 Reward and look at 1 rune token anywhere. Silver: gain 1 Reward. Red: the hero takes 2 damage.
    .head = Enemy lines
    .brief = enemy lines
    .short = Agility in an enemy realm: a Reward.
quest-q24 = Lord of the Wild
    .text = In any neutral area: test strength. Gold: gain 1 Reward, and you may rout all neutral units in the area. Silver: gain 1 Reward. Red: the hero takes 1 damage and retreats.
    .head = Wild
    .brief = wild
    .short = Strength in a neutral area: a Reward.

## Objectives

objective-obj-g1 = Bound by Honor
    .text = During your turn: { $units } on the board is allied to some player. It also counts if there is none on the board.
    .short = All neutral triangles are allied to someone.
objective-obj-g2 = Friend of Dragons
    .text = During your turn: at least 2 Dragons or Giants, in any mix, are allied to you. If fewer than 2 of them are on the board, you may reveal this card in your turn, draw another good Objective and then shuffle this one into the deck (no rune; not with an empty deck).
    .short = 2 Dragons or Giants are allied to you.
objective-obj-g3 = Ear of the Council
    .text = During your turn: you have 10 or more influence. Influence on Title cards does not count.
    .short = You have 10 or more influence.
objective-obj-g4 = Guardian of the Free Cities
    .text = During your turn: you control 3 areas with cities (2 in a two-player game). If fewer cities than that are left on the board, you control all of them, and at least 1.
    .short = You control 3 cities (2 in a game of two).
objective-obj-g5 = Fellowship of Champions
    .text = During your turn, or after your last hero has acted in a Quest Phase: you have 3 heroes, none of them evil, with 3 or more Rewards in all.
    .short = 3 heroes, none evil, with 3 Rewards in all.
objective-obj-g6 = Crowned with Honors
    .text = During your turn: you hold 2 Title cards.
    .short = You hold 2 Titles.
objective-obj-g7 = Beacons of the Realm
    .text = During your turn: all 4 of your strongholds are on the board, undamaged.
    .short = All 4 strongholds on the board, undamaged.
objective-obj-g8 = Grand Alliance
    .text = During your turn: neutral units of 3 or more different kinds are allied to you.
    .short = 3 kinds of neutral units are allied to you.
objective-obj-e1 = Discouraging Defeat
    .text = Right after a battle, in any player’s turn: you have won it as the defender against another player.
    .short = Win a battle as defender against a player.
objective-obj-e2 = Bloodletting
    .text = During your turn: this turn you have won a battle against another player in which 4 or more enemy units were destroyed, counting those destroyed by the retreat.
    .short = Win a battle that destroys 4 units of a player.
objective-obj-e3 = Iron Dominion
    .text = During your turn: you control 10 or more areas (9 in a two-player game), your home realm included.
    .short = You control 10 areas (9 in a game of two).
objective-obj-e4 = Breaker of Walls
    .text = During your turn: this turn you have won a battle as the attacker, and the enemy stronghold of that area was removed or replaced.
    .short = Win an attack that takes a stronghold.
objective-obj-e5 = Heroes’ Bane
    .text = Right after a duel, also in the Quest Phase: one of your heroes has defeated an enemy hero in it.
    .short = Your hero defeats an enemy hero in a duel.
objective-obj-e6 = Giantslayer
    .text = During your turn: a Dragon or Giant that was not allied to you was destroyed in a battle that you fought this turn. If none is on the board, you may reveal this card in your turn, draw another evil Objective and then shuffle this one into the deck (no rune; not with an empty deck).
    .short = Destroy a Dragon or Giant in battle.
objective-obj-e7 = Desecration
    .text = During your turn: you control an area of another player’s home realm.
    .short = You control an area of another home realm.
objective-obj-e8 = Endless Host
    .text = During your turn: 18 or more units of your own colour are on the board, standing or routed. Allied neutral units do not count.
    .short = 18 units of your colour are on the board.

## Season cards

season-card-spr1 = Famine
    .text = Each dial of every player that is higher than the total of that resource in the areas this player controls (Villages count, developments do not) falls to that total.
season-card-spr2 = Stormy Weather
    .text = Influence bid. This season everybody except the winner may not choose Strategize, Mobilize or Conquer. If all bid 0, nobody may.
season-card-spr3 = Prepare for the Coming Year
    .text = In turn order, each player with an Objective may draw the top card of their Objective deck, keep one of the two and shuffle the other back. A player without an Objective draws 1 Tactics card instead.
season-card-spr4 = Call to Arms
    .text = In turn order, each player places 1 basic unit (Footman, Archer, Reanimate or Berserker) from the supply in a friendly area with a stronghold of their own. Without a stronghold or with an empty supply nothing is placed.
season-card-spr5 = Wandering Champions
    .text = In turn order, each player with a stronghold on the board may spend 2 influence to draw 2 Hero cards, keep 1 and shuffle the other back. If only 1 is left, it is drawn and kept.
season-card-spr6 = Scrying of the Council
    .text = Wizards’ Council. Influence bid. The winner looks at up to 4 rune tokens anywhere on the board and draws 1 Tactics card. If all bid 0, nobody wins.
season-card-spr7 = Beasts of the Thaw
    .text = In turn order, each player chooses an empty or neutral area and places 2 Beastmen or 2 Razorwings from the supply there, or as many as are left.
season-card-spr8 = Season of Truce
    .text = Until the next Season card nobody may activate an area controlled by another player or enter it with units. Battles and diplomacy with neutral units are allowed.
season-card-sum1 = Midsummer Festival
    .text = Each player gains 1 influence, and 1 more for each city in an area that this player controls.
season-card-sum2 = Grand Tournament
    .text = Influence bid. One of the winner’s heroes, chosen by the winner, gains 1 Reward. Then, in turn order, every other player who bid 1 or more may raise one attribute of one of their heroes by 1 (training at most +2). If all bid 0, nobody wins.
season-card-sum3 = Drought
    .text = Each player’s food dial falls by 1 (to 0 at the lowest).
season-card-sum4 = Crisis of Faith
    .text = In turn order, for each of their heroes whose alignment is opposed to their faction (good with evil or evil with good), players spend 1 influence, or that hero deserts. Neutral heroes are not affected.
season-card-sum5 = Judgement of the Council
    .text = Wizards’ Council. Influence bid. The winner chooses one city on the board; its token is removed from the game. If all bid 0, nobody wins.
season-card-sum6 = Open Roads
    .text = In the Quest Phase of this season each hero who takes the Move action may move 2 areas more than usual.
season-card-sum7 = Rune Unearthed
    .text = Influence bid. The winner places 1 dragon rune face down, without a false one, in an uncontrolled area that has no rune token; everybody knows what it is. If there is no such area, or all bid 0, nothing is placed.
season-card-sum8 = Plague
    .text = In turn order, each player destroys 1 of their units, allied neutral ones included, in every area in which they have 6 or more.
season-card-fal1 = Bountiful Harvest
    .text = Each player sets all dials as with the primary ability of Harvest and then raises food by 1 (to 8 at most).
season-card-fal2 = Council Levy
    .text = Wizards’ Council. In turn order, each player spends 2 influence or lowers one dial by 1 (not one at 0). Whoever can do neither is not affected.
season-card-fal3 = Market Day
    .text = In turn order, each player may lower one dial by 1 to raise another one by 1 (from 0 to 8).
season-card-fal4 = Mercenaries for Hire
    .text = Influence bid. The winner takes 2 Beastmen, 2 Razorwings, 2 Sorcerers or 1 Hellhound from the supply and places them in one friendly area, allied. If all bid 0, nobody wins.
season-card-fal5 = War Drums
    .text = In turn order, each player draws 1 Tactics card.
season-card-fal6 = Shattered Illusions
    .text = In turn order, each player takes 1 false rune, shown to all, from an area under their control back to the supply. Whoever has no false rune there says so and draws 1 Tactics card. In the harder game, discard this card and draw the next one.
season-card-fal7 = The Council’s Favor
    .text = Wizards’ Council. Influence bid. The winner gains 1 dragon rune. If all bid 0, nobody wins.
season-card-fal8 = Threatened Home Realms
    .text = In turn order, each player takes 2 rune tokens (1 with the Revised Edition changes; fewer if there are fewer) out of controlled areas of their home realm, one after another, and places each face down in a different area outside all home realms that is friendly or uncontrolled and has no rune token. A token without such an area stays. Of two tokens, nobody else knows which went where.
season-card-win1 = Contest of Power
    .text = Wizards’ Council. Influence bid. The winner gains 1 dragon rune. If all bid 0, nobody wins.
season-card-win2 = Arcane Silence
    .text = Until the next Season card special icons in the circle of Fate cards have no effect in battles. Duels are not affected.
season-card-win3 = A Strange Offer
    .text = Wizards’ Council. In turn order, each player may discard 1 Reward from one of their heroes to gain 3 influence or draw 2 Tactics cards.
season-card-win4 = Bitter Cold
    .text = In turn order, each player routs 1 of their standing units in every area without a stronghold of their own in which they have 4 or more units.
season-card-win5 = The Long Night
    .text = Each hero who is not in an area friendly to their player takes 1 damage. Heroes defeated in this way leave their Rewards under defeated-hero markers.
season-card-win6 = Winter Quarters
    .text = In turn order, each player may, in any order, turn 1 of their damaged strongholds to its undamaged side and stand up to 2 of their routed units in areas with strongholds of their own.
season-card-win7 = Whispered Secrets
    .text = All players at once and in secret choose 1 Tactics card from their hands and pass it to the player on the left. Whoever has no card passes none. Passed cards count as drawn this season.
season-card-win8 = Dragons Awake
    .text = Influence bid. The winner places 1 Dragon or Giant from the supply in an uncontrolled area or, with a bid of 4 or more, in a friendly one, where it is allied to the winner. If all bid 0, or none is in the supply, nothing is placed.

## Cities

city-city-dawnsmoor = Dawnsmoor
    .text = One of: { $benefits }.
city-city-forge = Forge
    .text = One of: { $benefits }.
city-city-frostgate = Frostgate
    .text = One of: { $benefits }.
city-city-greyhaven = Greyhaven
    .text = One of: { $benefits }.
city-city-nerekhall = Nerekhall
    .text = One of: { $benefits }.
city-city-riverwatch = Riverwatch
    .text = One of: { $benefits }.
city-city-tamalir = Tamalir
    .text = One of: { $benefits }.

## Titles

title-title-primarch = Primarch of the Wizards’ Council
    .text = You decide the winner of every tie in an influence bid, your own ties included. Each time a Season card marked Wizards’ Council is drawn, gain 1 influence before its text is carried out.
    .short = Breaks ties of bids; 1 influence by the Council.
title-title-captain = Captain of the Heroes’ League
    .text = Your heroes do not desert because of their alignment, though a fourth hero still makes one leave. Once in each of your turns you may discard 3 Rewards from your heroes, in any mix, to gain 1 dragon rune.
    .short = Heroes stay loyal; 3 Rewards buy a dragon rune.
title-title-commander = Lord Commander of the Warriors’ Guild
    .text = Each time you win a battle as the attacker, draw 1 Tactics card. Once in each of your turns, right after you have won a battle as the attacker in an area that an enemy player controlled, you may discard 3 Tactics cards from your hand to gain 1 dragon rune.
    .short = Cards for won attacks; 3 cards buy a dragon rune.

## Developments

development-resources = Resources
    .object = a Resources development
    .genitive = a Resources development
    .text = Harvest bonus: raise by 1 the dial of one resource that its area yields.
    .short = Harvest raises one dial of its area by 1.
development-diplomacy = Diplomacy
    .object = a Diplomacy development
    .genitive = a Diplomacy development
    .text = Harvest bonus: gain 2 influence.
    .short = Harvest brings 2 influence.
development-training-grounds = Training Grounds
    .object = the Training Grounds
    .genitive = the Training Grounds
    .text = Harvest bonus: draw 1 Tactics card.
    .short = Harvest brings 1 Tactics card.
development-reinforced-walls = Reinforced Walls
    .object = the Reinforced Walls
    .genitive = the Reinforced Walls
    .text = In a battle here the defender has 2 more strength. The token stays.
    .short = 2 more strength in defence.
development-protective-wards = Protective Wards
    .object = the Protective Wards
    .genitive = the Protective Wards
    .text = In a battle here, before strength is counted, the attacker must retreat 1 of their standing units. The token stays.
    .short = 1 attacking unit retreats before the count.
development-cursed-tomb = Cursed Tomb
    .object = the Cursed Tomb
    .genitive = the Cursed Tomb
    .text = In a battle here, before strength is counted, the defender may discard this token: the attacker must rout 3 units.
    .short = Once: the attacker routs 3 units.
development-hungry-spawn = Hungry Spawn
    .object = the Hungry Spawn
    .genitive = the Hungry Spawn
    .text = In a battle here, before strength is counted, the defender may discard this token to deal 3 damage to the attacker.
    .short = Once: 3 damage to the attacker.

## Exploration tokens; the log calls them tokens

exploration-dragon-throne = Dragon Throne
    .object = the Dragon Throne
    .genitive = the Dragon Throne
    .text = Destructible location. While it is face up, whoever controls the area counts as controlling 1 more dragon rune.
exploration-village-food = Village (food)
    .object = a Village (food)
    .genitive = a Village (food)
    .text = Destructible location. The area yields 1 more food.
exploration-village-wood = Village (wood)
    .object = a Village (wood)
    .genitive = a Village (wood)
    .text = Destructible location. The area yields 1 more wood.
exploration-village-ore = Village (ore)
    .object = a Village (ore)
    .genitive = a Village (ore)
    .text = Destructible location. The area yields 1 more ore.
exploration-magic-portal = Magic Portal
    .object = a Magic Portal
    .genitive = a Magic Portal
    .text = Destructible location. For 1 influence, when you move, the area is adjacent to every other area with a face-up Magic Portal for that move.
exploration-dungeon = Dungeon
    .object = a Dungeon
    .genitive = a Dungeon
    .text = Location. A hero who enters may not move further in this season or Quest Phase.
exploration-temple = Temple
    .object = a Temple
    .genitive = a Temple
    .text = Location. When your hero finishes acting here in the Quest Phase, gain 2 influence.
exploration-hall-of-kellos = Hall of Kellos
    .object = a Hall of Kellos
    .genitive = a Hall of Kellos
    .text = Location. When your hero finishes acting here in the Quest Phase, draw 1 Tactics card.
exploration-traveling-merchant = Traveling Merchant
    .object = a Traveling Merchant
    .genitive = a Traveling Merchant
    .text = Event. You may spend 3 influence: this hero gains 1 Reward.
exploration-raiding-party = Raiding Party
    .object = a Raiding Party
    .genitive = a Raiding Party
    .text = Event. The hero takes 1 damage. If unallied neutral units or enemy units are in the area, you must also discard 1 of this hero’s Rewards, or the hero takes 1 more damage.
exploration-scroll-of-sight = Scroll of Sight
    .object = a Scroll of Sight
    .genitive = a Scroll of Sight
    .text = Event. Choose an area and look at its face-down rune and exploration token.
exploration-training = Training
    .object = Training
    .genitive = Training
    .text = Event. The hero may raise one attribute by 1.
token-dragon-throne = { exploration-dragon-throne }
    .object = { exploration-dragon-throne.object }
    .genitive = { exploration-dragon-throne.genitive }
    .text = { exploration-dragon-throne.text }
token-village-food = { exploration-village-food }
    .object = { exploration-village-food.object }
    .genitive = { exploration-village-food.genitive }
    .text = { exploration-village-food.text }
token-village-wood = { exploration-village-wood }
    .object = { exploration-village-wood.object }
    .genitive = { exploration-village-wood.genitive }
    .text = { exploration-village-wood.text }
token-village-ore = { exploration-village-ore }
    .object = { exploration-village-ore.object }
    .genitive = { exploration-village-ore.genitive }
    .text = { exploration-village-ore.text }
token-magic-portal = { exploration-magic-portal }
    .object = { exploration-magic-portal.object }
    .genitive = { exploration-magic-portal.genitive }
    .text = { exploration-magic-portal.text }
token-dungeon = { exploration-dungeon }
    .object = { exploration-dungeon.object }
    .genitive = { exploration-dungeon.genitive }
    .text = { exploration-dungeon.text }
token-temple = { exploration-temple }
    .object = { exploration-temple.object }
    .genitive = { exploration-temple.genitive }
    .text = { exploration-temple.text }
token-hall-of-kellos = { exploration-hall-of-kellos }
    .object = { exploration-hall-of-kellos.object }
    .genitive = { exploration-hall-of-kellos.genitive }
    .text = { exploration-hall-of-kellos.text }
token-traveling-merchant = { exploration-traveling-merchant }
    .object = { exploration-traveling-merchant.object }
    .genitive = { exploration-traveling-merchant.genitive }
    .text = { exploration-traveling-merchant.text }
token-raiding-party = { exploration-raiding-party }
    .object = { exploration-raiding-party.object }
    .genitive = { exploration-raiding-party.genitive }
    .text = { exploration-raiding-party.text }
token-scroll-of-sight = { exploration-scroll-of-sight }
    .object = { exploration-scroll-of-sight.object }
    .genitive = { exploration-scroll-of-sight.genitive }
    .text = { exploration-scroll-of-sight.text }
token-training = { exploration-training }
    .object = { exploration-training.object }
    .genitive = { exploration-training.genitive }
    .text = { exploration-training.text }

## Order cards: the primary ability and the Supremacy Bonus

order-1 = Strategize
    .text = Move any of your standing units that are not in an area with your activation token, and any of your standing heroes, each to one adjacent area that is friendly or empty. No area is activated, and no battle, diplomacy, duel or quest begins.
    .bonus = Draw 1 Tactics card for each Tactics icon at or below the position of your three dials.
order-2 = Mobilize
    .text = Activate an area without an activation token of yours and move any of your standing units into it from up to 2 areas away (Fast units: 3), through friendly or empty areas only. If neutral or enemy units, or an enemy stronghold or home realm, are there, diplomacy or battle follows.
    .bonus = Use the primary ability once more at once. Both together may start only one battle; if diplomacy after that battle comes to a fight, you must retreat.
order-3 = Conquer
    .text = Activate an area without an activation token of yours and move any of your standing units into it from up to 2 areas away (Fast units: 3), through friendly or empty areas only. If neutral or enemy units, or an enemy stronghold or home realm, are there, diplomacy or battle follows.
    .bonus = In a battle that this order starts, the enemy stronghold there has 3 less strength (never less than 0).
order-4 = Harvest
    .text = Set each of your dials, up or down, to the total of its resource in the areas that you control (0 to 8).
    .bonus = First gain the income of all your Resources, Diplomacy and Training Grounds developments. Then you may lower your wood dial by 1 (not from 0) to place 1 development from your supply in a friendly area with your stronghold and no development.
order-5 = Recruit
    .text = Choose one resource. Take the units shown at or below the position of its dial and place them in any friendly areas with your strongholds.
    .bonus = Do the same with one other resource.
order-6 = Rally Support
    .text = For each city in an area that you control, choose one of the benefits printed on it and gain it. Neutral units are placed in the area of the city, allied to you.
    .bonus = Spend 1 to 3 influence, draw as many Hero cards, keep exactly 1, whose figure goes to an area with your stronghold, and shuffle the others back.
order-7 = Acquire Power
    .text = Gain 1 influence for each influence icon at or below the position of your three dials.
    .bonus = You may spend any amount of influence greater than what lies on one Title card (at least 1) to take that card. The influence on it returns to the supply, and what you have spent is put on it.
order-8 = Fortify
    .text = Each at most once, in any order. Build: lower wood and ore by 1 each and place an undamaged stronghold in an area that you control without stronghold and city. Repair: lower ore by 1 and turn one of your strongholds undamaged. Move runes: take the rune tokens of two areas that you control, look at them and put them back face down in these areas as you like.
    .bonus = None: this is always the highest card.

## Resources and attributes

resource-food = food
    .title = Food
    .object = food
    .genitive = food
resource-wood = wood
    .title = Wood
    .object = wood
    .genitive = wood
resource-ore = ore
    .title = Ore
    .object = ore
    .genitive = ore
attribute-strength = strength
    .title = Strength
    .object = strength
    .genitive = strength
attribute-agility = agility
    .title = Agility
    .object = agility
    .genitive = agility
attribute-wisdom = wisdom
    .title = Wisdom
    .object = wisdom
    .genitive = wisdom

## Destiny symbols, seasons, base shapes, alignments

symbol-gold = gold
symbol-silver = silver
symbol-red = red
season-spring = Spring
    .in = in Spring
    .genitive = Spring
season-summer = Summer
    .in = in Summer
    .genitive = Summer
season-fall = Fall
    .in = in Fall
    .genitive = Fall
season-winter = Winter
    .in = in Winter
    .genitive = Winter
shape-triangle = triangle
shape-rectangle = rectangle
shape-hexagon = hexagon
shape-circle = circle
alignment-good = good
alignment-neutral = neutral
alignment-evil = evil

## Runes, sides of a battle, decks

rune-dragon = dragon rune
    .object = a dragon rune
    .genitive = a dragon rune
rune-false = false rune
    .object = a false rune
    .genitive = a false rune
rune-hidden = face-down rune token
    .object = a face-down rune token
    .genitive = a face-down rune token
side-att = attacker
    .object = the attacker
    .genitive = the attacker
side-def = defender
    .object = the defender
    .genitive = the defender
deck-fate = Fate deck
    .object = the Fate deck
    .genitive = the Fate deck
deck-quests = Quest deck
    .object = the Quest deck
    .genitive = the Quest deck
deck-rewards = Reward deck
    .object = the Reward deck
    .genitive = the Reward deck
deck-tactics = Tactics deck
    .object = the Tactics deck
    .genitive = the Tactics deck
deck-heroes = Hero deck
    .object = the Hero deck
    .genitive = the Hero deck

## Areas and map tiles are called by their own marks

area-1A = 1A
area-1B = 1B
area-1C = 1C
area-2A = 2A
area-2B = 2B
area-2C = 2C
area-3A = 3A
area-3B = 3B
area-3C = 3C
area-3D = 3D
area-4A = 4A
area-4B = 4B
area-4C = 4C
area-5A = 5A
area-5B = 5B
area-5C = 5C
area-5D = 5D
area-6A = 6A
area-6B = 6B
area-6C = 6C
area-7A = 7A
area-7B = 7B
area-7C = 7C
area-7D = 7D
area-8A = 8A
area-8B = 8B
area-8C = 8C
area-8D = 8D
area-9A = 9A
area-9B = 9B
area-DA = DA
area-DB = DB
area-DC = DC
area-LA = LA
area-LB = LB
area-LC = LC
area-UA = UA
area-UB = UB
area-UC = UC
area-WA = WA
area-WB = WB
area-WC = WC
tile-1 = 1
tile-2 = 2
tile-3 = 3
tile-4 = 4
tile-5 = 5
tile-6 = 6
tile-7 = 7
tile-8 = 8
tile-9 = 9
tile-D = D
tile-L = L
tile-U = U
tile-W = W

## The board

board-map = Map of Terrinoth
board-overview = Overview of the map
board-area = Area { $area }
board-area-options = { $area }: { $number ->
        [one] { $number } option
       *[other] { $number } options
    }
board-show-map = Show the map
board-show-battle = Show the battle
board-year = Year { $year }
board-season-spring = Spring
board-season-summer = Summer
board-season-fall = Fall
board-season-winter = Winter
board-season-order = Order of this season
board-your-things = Your dials and Order cards
board-your-cards = Your cards
board-tab-orders = Orders
board-tab-dials = Dials
board-tab-tactics = Tactics
board-tab-quests = Quests
board-tab-heroes = Heroes
board-objective = Objective
board-titles = Titles
board-piles = Piles
board-none = none
board-nobody = nobody
board-no-cards = No cards.
board-no-heroes = No heroes.
board-no-faction = No faction yet
board-factions = The factions
board-faction-open = { $faction }: see the faction large
board-faction-played = Played by { $player }
board-faction-start = At the start
board-first = First Player
board-eliminated = eliminated
board-fresh = drawn this season, not playable yet
board-runes-known = Yours: { $dragon ->
        [one] { $dragon } dragon rune
       *[other] { $dragon } dragon runes
    }, { $false } false
board-dial = { $resource }: { $number } of 8
board-dial-text = The dial goes from 0 to 8. When you recruit with this resource you gain a unit for every unit icon at or below its position; Tactics and influence icons count for Strategize and Acquire Power.
board-influence = Influence: { $number }
board-tactics = Tactics cards: { $number }
board-heroes = Heroes: { $number }
board-strongholds = Strongholds: { $number }
board-order-chosen = Order chosen
board-deck-fate = Fate cards left: { $number }
board-deck-tactics = Tactics cards left: { $number }
board-deck-quest = Quest cards left: { $number }
board-deck-reward = Reward cards left: { $number }
board-deck-hero = Hero cards left: { $number }
board-deck-name-fate = Fate deck
board-deck-name-tactics = Tactics deck
board-deck-name-quest = Quest deck
board-deck-name-reward = Reward deck
board-deck-name-hero = Hero deck
board-discards = Discarded ({ $number }): { $cards }
board-no-discards = Nothing is discarded.
board-rune-supply = Beside the board: { $dragon } dragon, { $false } false runes
board-fate-card = Fate card { $number }
board-fate-hidden = Fate card, face down
board-hero-state = { $area } · health { $health }/{ $of } · Rewards { $rewards }
board-hero-health = Health { $health } of { $of }, { $alignment }
board-hero-where = { $player }, in { $area }
board-hero-carries = Carries: { $rewards }
board-reward-hidden = a face-down Reward
board-alignment-good = good
board-alignment-neutral = neutral
board-alignment-evil = evil
board-copies = { $number ->
        [one] { $number } copy in the deck
       *[other] { $number } copies in the deck
    }
board-bonus = Supremacy Bonus: { $text }
board-quest-area = Area: { $area }
board-benefits = Rally Support gives one of its { $number } benefits.
board-unit-numbers = { $shape }, initiative { $initiative }, health { $health }, { $figures } figures
board-shape-triangle = Triangle
board-shape-rectangle = Rectangle
board-shape-hexagon = Hexagon
board-shape-circle = Circle
board-trait-fast = Fast: three areas with Mobilize and Conquer.
board-trait-flying = Flying: ignores mountain and water borders.
board-controlled = Controlled by { $player }
board-controlled-nobody = Controlled by nobody
board-yields = Yields: { $yields }
board-units-here = Units: { $units }
board-damaged = damage { $number }
board-stronghold-whole = Stronghold of { $player }, strength 5
board-stronghold-damaged = Damaged stronghold of { $player }, strength 3
board-rune-dragon = Dragon rune
board-rune-false = False rune
board-rune-hidden = Rune token, face down
board-rune-text = Whoever controls an area, or has a hero there, may look at its rune token. Only dragon runes count at the end.
board-activated-by = Activated by { $players }
board-exploration-hidden = Face-down exploration token, back { $back }
board-token-activation = Activation token
board-token-activation-text = Units of its owner in this area cannot leave it before spring.
board-token-defeated-hero = Defeated hero
board-token-defeated-hero-text = The Rewards of a defeated hero lie here; a hero who comes by can take them.
board-token-exploration = Exploration token
board-token-exploration-text = The first hero who stops here turns it over.
board-mark-runes = Rune tokens on the map
board-mark-rune = Dragon rune gained
board-mark-battle = Battle
board-mark-season = New season
board-mark-quest = Quest completed
board-choose-card = Choose a card
board-show-cards = Show { $number ->
        [one] { $number } card
       *[other] { $number } cards
    }
board-fold-cards = Put the cards aside
board-battle-in = Battle in { $area }
board-battle-neutrals = Neutral units
board-battle-decided-by = { $player } decides for them
board-battle-strength-now = Strength if it ended now. A tie goes to the defender.
board-battle-strength-final = Final strength. A tie goes to the defender.
board-battle-standing = { $number ->
        [one] { $number } standing unit
       *[other] { $number } standing units
    }
board-battle-units = { $number ->
        [one] { $number } unit
       *[other] { $number } units
    }
board-battle-part-cards = + cards { $number }
board-battle-part-banner = + Banner { $number }
board-battle-part-stronghold = + stronghold { $number }
board-battle-part-walls = + walls { $number }
board-battle-part-conquer = − { $number }
board-battle-fort = Stronghold
board-battle-fort-conquered = Stronghold, −{ $number } by Conquer
board-battle-steps = Steps of this exchange, round { $number }
board-battle-step-draw = Draw
board-battle-step-specials = Specials
board-battle-step-routs = Routs
board-battle-step-damage = Damage
board-battle-step-discard = Discard
board-battle-stage-start = Before the first round
board-battle-stage-end = After the fifth round
board-battle-stage-cancelled = The battle is called off
board-battle-rows = Units by initiative
board-battle-initiative = Initiative
board-battle-destroyed = destroyed
board-battle-aside = routed before the battle, takes no part
board-battle-supports = Supported by { $hero }
board-battle-fate-left = Fate cards left
board-battle-told = What happened in it
board-season-nothing = It changes nothing for anybody now.
board-end-map = The map at the end, all runes face up
board-end-home = at home
board-end-enemy = in realms of others
board-end-land = in the land between
board-end-throne = Dragon Throne
board-end-none = no dragon runes
board-end-ties = A tie goes to more influence, then to more starting influence; else the victory is shared.
board-duel-in = Duel in { $area }
board-duel-rounds = Rounds
board-duel-round = Round
board-duel-challenges = { $player } challenges
board-duel-challenges-you = You challenge
board-duel-challenged = { $player } defends
board-duel-challenged-you = You defend
board-duel-quests = { $player } attempts a quest
board-duel-quests-you = You attempt a quest
board-duel-of-health = of { $of } health
board-duel-units = { $number ->
    [one] unit
   *[other] units
}
board-duel-health-now = Health left. Whoever has none is defeated.
board-duel-health-final = Health left at the end.
board-duel-health = Health { $health } of { $of }
board-duel-coming = Damage to come: { $number }
board-duel-stop = Prevents { $number }
board-duel-aimed = Damage still to be given: { $number }
board-duel-no-foes = No units are left
board-battle-winner = winner
board-scene-attacks = { $player } attacks
board-scene-attacks-you = You attack
board-scene-attacked = { $player } attacked
board-scene-attacked-you = You attacked
board-scene-defends = { $player } defends
board-scene-defends-you = You defend
board-scene-defended = { $player } defended
board-scene-defended-you = You defended
board-scene-you = You
board-scene-before = before
board-scene-now = now
board-scene-so-far = So far
board-scene-changed = What it changed on the map
board-scene-map = The map around { $area }
board-scene-map-retreat = The map around { $area }: units go to { $to }
board-building-empty = The first tile will lie in the middle of the table.
board-building-tile = Tile { $tile }
board-building-turn = Turn
board-building-previous = Previous place
board-building-next = Next place
board-building-place = { $number } / { $of }
board-building-lay = Lay here
board-building-mark = Mark here
board-building-drag = Drag it to its place
board-building-how = Drag the tile or click a place; turn it with the wheel or R. Arrows choose the place and the rotation.
board-building-how-marker = Click a place, or choose one with the arrows.
board-building-places = { $number ->
        [one] { $number } place
       *[other] { $number } places
    }
board-building-laying = Tile { $tile } is being laid

## Numbers of things

cards-counted = { $number ->
    [one] { $number } card
   *[other] { $number } cards
}
units-counted = { $number ->
    [one] { $number } unit
   *[other] { $number } units
}
influence-counted = { $number } influence
damage-counted = { $number } damage
rewards-counted = { $number ->
    [one] { $number } Reward
   *[other] { $number } Rewards
}
tactics-counted = { $number ->
    [one] { $number } Tactics card
   *[other] { $number } Tactics cards
}
quests-counted = { $number ->
    [one] { $number } Quest card
   *[other] { $number } Quest cards
}
heroes-counted = { $number ->
    [one] { $number } Hero card
   *[other] { $number } Hero cards
}
fates-counted = { $number ->
    [one] { $number } Fate card
   *[other] { $number } Fate cards
}
dragon-runes-counted = { $number ->
    [one] { $number } dragon rune
   *[other] { $number } dragon runes
}

## Decisions: what is asked

# Set-up

prompt-choose-faction = Choose your faction.
    .why = Each has its own units, heroes of its side and home realm.
    .first = Daqan Lords and Elves are the easiest to begin with.
prompt-choose-tile = Choose the map tile that you lay now.
    .why = Its areas, mountains and neutral units shape the world.
    .first = All players build the map together, tile by tile.
prompt-place-tile = Lay tile { $number } onto the map.
    .why = Two of its areas must touch two different areas of the map.
    .first = Turn it until its mountains and rivers lie as you like them.
prompt-place-home-marker = Place home realm marker { $number } of { $all }.
    .why = At the edge of the map, where a home realm fits.
    .first = The markers show where the players may begin.
prompt-confirm-markers = Do the home realm markers stay where they are?
    .why = If somebody says no, they are placed anew.
    .first = Every player should have a fair place to begin.
prompt-choose-home-marker = Choose the marker that your home realm replaces.
    .why = Near to neutral units and cities, far from strong neighbours.
    .first = Your home realm is where your army stands at the start.
prompt-choose-home-orientation = Choose how your home realm lies.
    .why = Its open borders decide where your units can march first.
    .first = Red borders are mountains: nobody marches across them.
prompt-revised-place-rune = { $laid ->
    [0] Choose the area for your dragon rune.
   *[other] Choose the area for your false rune.
}
    .why = Only you know which of them is the true one.
    .first = Dragon runes win the game; false runes deceive the others.
prompt-setup-stronghold = Choose the area of your home realm for your stronghold.
    .why = It defends its area, and recruits appear there.
    .first = Put it where enemies can come, with your army around it.
prompt-setup-place-unit = Place { $unit-object } in your home realm ({ $number ->
        [one] the last unit
       *[other] { $number } left
    }).
    .why = At most eight units stand in an area.
    .first = Keep those together that shall march together.
prompt-setup-runes = Choose the area of your realm for the false rune.
    .why = The other two areas get dragon runes; all three lie face down.
    .first = Six dragon runes win: guard yours, and deceive the others.
prompt-setup-epic-rune = Choose the area of your realm for your dragon rune.
    .why = It counts for you as long as you control the area.
    .first = Seven dragon runes win the game: guard yours well.
prompt-setup-hero-area = Choose an area of your realm for { $hero-genitive }.
    .why = From there the hero sets out on quests.
    .first = Heroes travel alone through any area and seek Rewards.

# Seasons

prompt-season-card-choice = { $choice }
    .why = { $key ->
        [none] { $season_card } asks this of you before the orders.
       *[other] { $season_card } asks this of you in { $key } before the orders.
    }
    .first = Each season begins with a card that changes something for all.
prompt-pass-card = Choose a Tactics card for the player on your left.
    .why = You get one from the right: keep what fits your plan.
    .first = Tactics cards are surprises for battles and orders.
prompt-influence-bid = Bid influence for { $season_card }.
    .why = All bids are revealed together, and everybody pays.
    .first = Influence also wins neutral units and heroes: do not spend it all.
prompt-bid-tie = Choose who wins { $season_card }.
    .why = The highest bids are tied.
    .first = The order of turns gives you the last word this time.
prompt-fall-income = Take 2 influence, or draw 1 Tactics card.
    .why = Influence pays for talks, bids and heroes; Tactics decide battles.
    .first = Influence is the surer choice while neutral units stand around you.
prompt-winter-destroy = Destroy a unit in { $area }: too little food ({ $number } in all).
    .why = In Winter an area feeds as many units as your food dial says.
    .first = Raise food by Harvest before the Winter, or spread your units.
prompt-choose-order = Choose your order for this season.
    .why = All are revealed together, and the lowest number acts first.
    .first = Conquer takes areas, Harvest feeds, Recruit makes units.
prompt-order-restriction = Choose your order for this season.
    .why = The storm forbids Strategize, Mobilize and Conquer to the losers of the bid.
    .first = Harvest, Recruit or Rally Support use such a season well.

# The Quest Phase

prompt-hero-next = Choose the hero who acts next.
    .why = Each of your heroes acts once in the Summer.
    .first = Heroes move, train and attempt quests in the Summer.
prompt-hero-trade = { $hero } may hand over or use Rewards, or go on.
    .why = Only with a hero of yours in the same area.
    .first = Give a Reward to whoever can make the most of it.
prompt-hero-action = Choose what { $hero } does.
    .why = Move and perhaps quest or duel, heal, or train.
    .first = Quests bring Rewards: go where one of your Quest cards leads.
prompt-train-points = Choose the training of { $hero-genitive }.
    .why = A higher attribute draws more Fate cards in tests.
    .first = Raise what your Quest cards test.
prompt-hero-step = Move { $hero-object } one area further, or stop.
    .why = Heroes pass through units of all players.
    .first = Stop where a quest or an enemy hero is to be met.
prompt-hero-final = { $hero } has arrived: duel, quest or nothing.
    .why = One of them ends the hero’s action.
    .first = A quest of yours in this area may bring a Reward.
prompt-hero-pickup = { $number ->
    [one] Shall { $hero } take the Reward that lies here?
   *[other] Shall { $hero } take the { $number } Rewards that lie here?
}
    .why = They belonged to a defeated hero.
    .first = A Reward helps in tests, duels or battles.
prompt-explore = { $hero } has found { $token-object }: choose.
    .why = The token tells what can be won or lost here.
    .first = Exploration tokens lie on areas that nobody has visited.
prompt-quest-choice = { $quest }: choose for { $hero-object }.
    .why = The quest leaves this to you.
    .first = Gold and silver symbols mostly help, red ones hurt.
prompt-test-pick = Choose the Fate card that counts for { $hero }.
    .why = { $attribute } is tested: the symbol of this card decides.
    .first = Gold is best, then silver; red mostly fails.
prompt-reaction = React before this takes effect, or pass.
    .why = Afterwards it is too late.
    .first = Some cards and Rewards answer what others do.

# Duels

prompt-duel-start = The duel begins: use a card or Reward, or pass.
    .why = It lasts at most four rounds.
    .first = Whoever is beaten loses the hero and its Rewards.
prompt-duel-prevent = { $hero } takes { damage-counted }: prevent it, or pass.
    .why = Damage up to the hero’s health is the end of the hero.
    .first = Keep what prevents damage for the blow that would kill.
prompt-duel-card = Choose the Fate card that you keep for this round.
    .why = Both are revealed together.
    .first = Damage first, unless your hero needs a block.
prompt-duel-special = { $hero } has a special icon: choose what it does.
    .why = The hero’s own ability in a duel.
    .first = Each hero fights in a way of their own.
prompt-duel-unit-target = Choose the unit that takes the next damage.
    .why = Units with damage up to their health are destroyed.
    .first = Give up the cheapest first.
prompt-duel-spoils = Choose who gets this Reward of the defeated hero.
    .why = One of your heroes in the area.
    .first = Give it to the hero who can use it best.

# Turns and cards

prompt-turn-window = { $number ->
    [1] Before your order: use cards and abilities, or pass.
    [2] Your units have arrived: use cards, or pass.
    [3] Between the parts of your order: use cards, or pass.
   *[other] End of your turn: use cards and abilities, or pass.
}
    .why = { $number ->
        [2] Next they meet the neutral units.
       *[other] What you do not use now stays with you.
    }
    .first = Tactics cards say on them when they can be played.
prompt-card-choice = { $choice }
    .why = The card leaves this to you.
    .first = Open the card to read all that it does.
prompt-claim-objective-now = Claim your Objective for a dragon rune, or keep it.
    .why = It is fulfilled at this moment and may not be so later.
    .first = An Objective is worth one dragon rune, once in the game.
prompt-tactics-discard = Discard a Tactics card: you hold too many.
    .why = The hand has a limit.
    .first = Keep those that fit your next battles.
prompt-quest-discard = Discard a Quest card: you hold too many.
    .why = The hand has a limit.
    .first = Keep the quests that your heroes can reach.
prompt-use-supremacy = Use the Supremacy Bonus of { $order }?
    .why = You have it because no order of yours this year was higher.
    .first = Playing orders in rising numbers earns this bonus.

# Orders

prompt-strategize-move = Move standing units and heroes one step, or finish.
    .why = Only into friendly or empty areas; no battle follows.
    .first = Bring units forward now, and conquer with them later.
prompt-activate-area = Choose the area into which your units march.
    .why = They stay there until Spring. You may decline.
    .first = Take areas with runes, resources and cities first.
prompt-move-unit = { $number ->
    [0] Move units into { $area }: at least one must go.
   *[other] Move further units into { $area } ({ $number } so far), or finish.
}
    .why = At most eight of yours stand in an area.
    .first = Send enough to win, and leave some to guard your runes.
prompt-neutral-response = Fight the neutral units in { $area }, or negotiate.
    .why = Talks cost influence; who joins you fights for you.
    .first = Weak armies talk, strong armies fight.
prompt-diplomacy-spend = Spend influence on diplomacy.
    .why = Each buys one Fate card, the best counts.
    .first = With three or more cards, talks seldom fail.
prompt-diplomacy-pick = Choose the Fate card that decides the talks.
    .why = Gold: they join you. Silver: they leave. Red: they refuse.
    .first = Allies march and fight like your own units.
prompt-diplomacy-red = They refuse in { $area }: fight, or retreat with all.
    .why = Whoever retreats lies routed until Spring.
    .first = Fight only if the odds are good: ask for them.
prompt-dev-resource = Choose what your development in { $area } raises.
    .why = The dial of this resource goes up.
    .first = Wood, ore and food feed different units.
prompt-dev-build = Build a development for 1 wood, or build none.
    .why = Each stronghold holds one; it works as long as it stands.
    .first = Cheap and lasting: build early.
prompt-recruit-resource = Choose the resource whose dial gives you units.
    .why = The dial shows which units it brings now.
    .first = Raise a dial by Harvest before you recruit with it.
prompt-recruit-place = Choose a stronghold for { $unit-object }.
    .why = { $number ->
        [one] It is the last one to place.
       *[other] { $number } are left to place.
    }
    .first = Recruit where you want to march next.
prompt-recruit-replace = Destroy { $unit-object } to recruit it anew, or forfeit.
    .why = All figures of this type are on the board.
    .first = Take one from where it is of no use.
prompt-rally-city = Choose the city whose support you rally next.
    .why = Each city of yours gives one of its benefits.
    .first = Cities give neutral units, Tactics cards, influence and quests.
prompt-rally-benefit = Choose one benefit of { $city }.
    .why = The other ones stay for another year.
    .first = Take what you cannot get otherwise now.
prompt-hero-bid = Choose how much influence to spend on heroes.
    .why = You look at as many Hero cards and keep one.
    .first = Two or three cards are a good choice to begin with.
prompt-hero-pick = Keep one of the heroes.
    .why = The others return to the deck.
    .first = Take one who is good at what your quests test.
prompt-hero-place = Choose a stronghold for { $hero-genitive }.
    .why = The hero sets out from there in the Summer.
    .first = Near to the area of a Quest card is best.
prompt-hero-desert = Choose the hero who deserts you.
    .why = Nobody leads four heroes.
    .first = Let go of whoever has the fewest Rewards.
prompt-title-pick = Choose the Title to take.
    .why = You must spend more influence than lies on it.
    .first = A Title works for you until somebody outbids you.
prompt-title-amount = Choose how much influence the Title is worth to you.
    .why = { $title }: more than the { $number } on it now; it keeps others away.
    .first = A little more than needed makes it dear for others.
prompt-fortify-action = Build, repair or move runes, or finish.
    .why = Each at most once.
    .first = A stronghold guards the area with your runes.
prompt-remove-which = Choose the stronghold that makes way for { $area }.
    .why = All your strongholds are on the board.
    .first = Give up the one that guards the least.
prompt-rune-areas = Choose two of your areas to move runes between.
    .why = At least one of them must have a rune.
    .first = Hide the true runes where you are strongest.
prompt-rune-arrange = Exchange the runes of { $origin } and { $area }, or not.
    .why = Nobody else learns which lies where.
    .first = A shuffled false rune draws the enemy the wrong way.

# Dragon runes

prompt-discard-false = Discard up to two of your false runes, or keep them.
    .why = You gain a dragon rune; false ones may deceive or give place.
    .first = Six dragon runes win: this is one of them.
prompt-place-dragon = Choose an area for the dragon rune.
    .why = It counts while you control the area; it lies face down.
    .first = Far from enemies, with units or a stronghold.
prompt-place-false = Choose another area for the false rune.
    .why = To all others it looks like a dragon rune.
    .first = Put it where the enemy shall look in vain.

# Battles

prompt-support = Let a hero support a type of your units, or finish.
    .why = They draw one more Fate card and drop the worst.
    .first = Support the type that draws the most cards.
prompt-battle-start-attacker = Battle for { $area }: use cards and abilities, or pass.
    .why = You are not asked again before the rounds.
    .first = The stronger side after five rounds wins; ties go to the defender.
prompt-battle-start-defender = You are attacked in { $area }: use cards, or pass.
    .why = For the start of the battle only.
    .first = The stronger side after five rounds wins; ties go to you.
prompt-battle-round-card = Battle for { $area }, round { $number }: play a card, or pass.
    .why = Units act by initiative, the lowest first.
    .first = A good card late can turn the battle.
prompt-pick-type = Choose the type that draws Fate cards now.
    .why = All with initiative { $initiative } act in this round, one after the other.
    .first = First those whose hits spare you losses.
prompt-support-drop = Choose the Fate card that is dropped.
    .why = A hero supports this type: one card has no effect.
    .first = Drop the card that does nothing.
prompt-special-target = { $unit }: choose how the ability works or its target.
    .why = A special icon was drawn.
    .first = Each type of unit has its own special ability.
prompt-assign-rout = { $number ->
    [one] Choose the unit that is routed.
   *[other] Choose the next of { $number } units that are routed.
}
    .why = It does not fight on and counts no strength.
    .first = Routed units stand up again in Spring.
prompt-assign-damage = { $number ->
    [one] Assign 1 damage to one of your standing units.
   *[other] Assign the next of { $number } damage to a unit.
}
    .why = Damage up to its health destroys a unit.
    .first = Large units can bear a wound; small ones fall.
prompt-limit-destroy = { $number ->
    [one] Destroy one of your units in { $area }.
   *[other] Destroy { $number } of your units in { $area }: the next one.
}
    .why = There are more than the limit allows.
    .first = Spread your units before they are too many.
prompt-retreat-area = Choose where your beaten units go from { $area }.
    .why = They lie routed until Spring.
    .first = Where nobody can reach them before Spring.
prompt-neutral-retreat-area = Choose where the neutral units go from { $area }.
    .why = They are in the way of whoever comes next.
    .first = Send them to a neighbour rather than to yourself.
prompt-use-fortification = { $development }: use it against the attacker?
    .why = It is discarded when used.
    .first = It can save the area once.
prompt-wards-retreat = Choose the unit that retreats by Protective Wards.
    .why = Before the strength is counted.
    .first = Save the one that is worth most.
prompt-surplus-pick = { $number ->
    [one] Choose the unit that must leave { $area }.
   *[other] Choose the next of { $number } units that must leave { $area }.
}
    .why = More than eight cannot stay.
    .first = Let those go that are needed elsewhere.
prompt-conquer-stronghold = Put a stronghold of yours here, or leave it open?
    .why = The enemy’s has fallen; yours would begin damaged.
    .first = A stronghold defends, and recruits appear in it.
prompt-conquer-remove = Give up a stronghold for the conquered area, or not.
    .why = All your strongholds are on the board.
    .first = Move the front forward if home is safe.

## What cards and abilities ask

choice-ambush = Ambush: choose the type whose initiative becomes 1.
choice-andira = Andira heals another of your heroes here too: choose one.
choice-assassins-blade = Assassin’s Blade: choose a hero, who takes 2 damage.
choice-call-of-the-wild = Call of the Wild: choose the kind of neutral units.
choice-call-of-the-wild-then = Call of the Wild: choose an area that no enemy holds.
choice-captain = Choose the first of three Rewards for a dragon rune.
choice-captain-then = Captain: choose a further Reward to discard.
choice-commander = Discard three Tactics cards for a dragon rune, or keep them.
choice-commander-then = Lord Commander: choose a Tactics card to discard.
choice-counterfeit-rune = Place a false rune, or discard up to two of your own.
choice-counterfeit-rune-then = Counterfeit Rune: discard a second false rune, or stop.
choice-crisis-of-conscience = Choose a hero whose alignment opposes his faction.
choice-crisis-of-conscience-then = Spend 3 influence, or your hero deserts.
choice-favor-of-the-warriors-guild = Choose the area that loses your activation token.
choice-flute-of-possession = Flute of Possession: choose where the neutral units go.
choice-healing-draught = Choose the hero who heals up to 3 damage.
choice-horrific-rumors = Choose an opponent and an area that is not theirs.
choice-ice-storm = Ice Storm: choose up to four standing units to rout.
choice-ice-storm-then = Ice Storm: choose another unit to rout, or stop.
choice-levy = Levy: choose the stronghold where two units appear.
choice-lost-city = Choose an area with your hero for your stronghold.
choice-rally-cry = Rally Cry: choose up to four routed units to stand up.
choice-rally-cry-then = Rally Cry: stand up another routed unit, or stop.
choice-raze-a-city = Raze a City: choose which of yours is gone for good.
choice-rune-scrying = Rune Scrying: choose up to three rune tokens to look at.
choice-rune-scrying-then = Rune Scrying: look at another rune token, or stop.
choice-sabotage = Sabotage: choose an enemy stronghold to harm.
choice-secret-accord = Choose an opponent and how many cards you both draw.
choice-shifting-runes = Shifting Runes: choose the area that gives up its rune.
choice-shifting-runes-then = Shifting Runes: choose the area of yours that gets it.
choice-spread-dissent = Spread Dissent: choose the neutral area whose units retreat.
choice-spy-guild = Spy Guild: choose the used Order card that you take back.
choice-stampede = Stampede: choose the neutral area whose units move.
choice-stampede-then = Stampede: choose where they go.
choice-trade-caravan = Trade Caravan: choose a dial to raise.
choice-trade-caravan-then = Trade Caravan: choose the second dial, or the same again.
choice-valadir = Sir Valadir: choose up to two routed units to stand up.
choice-valadir-then = Sir Valadir: choose another unit to stand up, or stop.

# What Season cards ask, after the name of the card
choice-spr3 = Draw an Objective and keep one of the two, or decline.
choice-spr3-then = Choose the Objective that you keep.
choice-spr4 = Choose the stronghold where a unit joins you.
choice-spr5 = Spend 2 influence to see two heroes and keep one?
choice-spr6 = Choose up to four rune tokens to look at.
choice-spr6-then = Choose another rune token to look at, or stop.
choice-spr7 = Choose the kind of neutral units that appear.
choice-spr7-then = Choose the uncontrolled area where they appear.
choice-sum2 = You have won: choose the hero who gains a Reward.
choice-sum2-then = Train one of your heroes, or decline.
choice-sum4 = Spend 1 influence for your hero, or the hero deserts.
choice-sum5 = Choose the city that is removed from the game.
choice-sum7 = Choose the uncontrolled area that gets a dragon rune.
choice-sum8 = Choose the unit of yours that is destroyed.
choice-fal2 = Spend 2 influence, or lower one of your dials.
choice-fal3 = Lower one dial to raise another, or decline.
choice-fal4 = Choose the kind of neutral units that you hire.
choice-fal4-then = Choose the area of yours where they appear.
choice-fal6 = Choose the false rune of yours that is discarded.
choice-fal8 = Choose an area of your realm that gives up its rune.
choice-fal8-then = Choose an area outside all realms for the rune.
choice-win3 = Discard a Reward of one of your heroes, or decline.
choice-win3-then = Choose what you get for it.
choice-win4 = Choose the unit of yours that is routed.
choice-win6 = Choose a stronghold to repair or units to stand up.
choice-win8 = Choose the unit that awakes.
choice-win8-then = Choose the area where it appears.

## Decisions: their names

frame-choose-faction = Faction
frame-choose-tile = Map tile
frame-place-tile = Place of a map tile
frame-place-home-marker = Home realm marker
frame-confirm-markers = Markers
frame-choose-home-marker = Place of the home realm
frame-choose-home-orientation = Orientation of the home realm
frame-revised-place-rune = Runes on the map
frame-setup-stronghold = First stronghold
frame-setup-place-unit = Starting units
frame-setup-runes = Starting runes
frame-setup-epic-rune = Starting rune
frame-setup-hero-area = First hero
frame-season-card-choice = Season card
frame-pass-card = Card to pass on
frame-influence-bid = Influence bid
frame-bid-tie = Tied bid
frame-fall-income = Income of Fall
frame-winter-destroy = Hunger of Winter
frame-choose-order = Order card
frame-order-restriction = Order card in a storm
frame-hero-next = Next hero
frame-hero-trade = Rewards of heroes
frame-hero-action = Action of a hero
frame-train-points = Training
frame-hero-step = Step of a hero
frame-hero-final = After the movement
frame-hero-pickup = Rewards of a defeated hero
frame-explore = Exploration
frame-quest-choice = Choice of a quest
frame-test-pick = Card of a test
frame-reaction = Reaction
frame-duel-start = Start of a duel
frame-duel-prevent = Preventing damage
frame-duel-card = Card of a round
frame-duel-special = Special icon
frame-duel-unit-target = Target
frame-duel-spoils = Spoils of a duel
frame-turn-window = Cards and abilities of your turn
frame-card-choice = Choice of a card
frame-claim-objective-now = Objective
frame-tactics-discard = Too many Tactics cards
frame-quest-discard = Too many Quest cards
frame-use-supremacy = Supremacy Bonus
frame-strategize-move = Strategize
frame-activate-area = Area to activate
frame-move-unit = March
frame-neutral-response = Battle or diplomacy
frame-diplomacy-spend = Influence for diplomacy
frame-diplomacy-pick = Card of diplomacy
frame-diplomacy-red = Battle or retreat
frame-dev-resource = Resource of a development
frame-dev-build = Building a development
frame-recruit-resource = Resource to recruit with
frame-recruit-place = Placing recruits
frame-recruit-replace = No figure left
frame-rally-city = City
frame-rally-benefit = Benefit of a city
frame-hero-bid = Influence for a hero
frame-hero-pick = The hero to keep
frame-hero-place = Placing a hero
frame-hero-desert = Too many heroes
frame-title-pick = Title
frame-title-amount = Influence for a Title
frame-fortify-action = Fortify
frame-remove-which = Stronghold to remove
frame-rune-areas = Areas of the runes
frame-rune-arrange = Arranging the runes
frame-discard-false = False runes to discard
frame-place-dragon = Placing the dragon rune
frame-place-false = Placing the false rune
frame-support = Support of heroes
frame-battle-start-attacker = Start of the battle: attacker
frame-battle-start-defender = Start of the battle: defender
frame-battle-round-card = Cards during a battle
frame-pick-type = Type that draws
frame-support-drop = Card to drop
frame-special-target = Special ability
frame-assign-rout = Units to rout
frame-assign-damage = Units that take damage
frame-limit-destroy = Too many units
frame-retreat-area = Retreat
frame-neutral-retreat-area = Retreat of neutral units
frame-use-fortification = Fortification
frame-wards-retreat = Protective Wards
frame-surplus-pick = Surplus after a victory
frame-conquer-stronghold = Conquered stronghold
frame-conquer-remove = Stronghold to give up

## Decisions: options, where one decision words them in its own way

# Set-up

option-place-home-marker-marker = Place the marker on { $value }, { $value2 } and { $value3 }, { $value4 }
option-choose-home-marker-marker = Take the marker on { $value }, { $value2 } and { $value3 }, { $value4 }

# Seasons

option-season-card-choice-draw = Draw an Objective and keep one of the two
option-season-card-choice-pay = Spend 2 influence
option-season-card-choice-pay-hero = Spend 1 influence to keep { $hero-object }
option-season-card-choice-hero = { $hero } gains the Reward
option-season-card-choice-influence = Gain 3 influence
option-season-card-choice-tactics = Draw 2 Tactics cards
option-fall-income-influence = Take 2 influence
option-fall-income-tactics = Draw 1 Tactics card

# The Quest Phase

option-hero-next-hero = { $hero } acts
option-hero-trade-pass = Go on
option-hero-action-move = Move, then perhaps duel or quest
option-explore-pay = Spend 3 influence for a Reward
option-explore-discard = Lose { $reward }
option-explore-damage = Take 1 more damage
option-explore-area = Look at { $area }
option-quest-choice-pay = Spend 1 influence for a Reward
option-quest-choice-area = Place the unit in { $area }
option-quest-choice-to = Retreat to { $area }
option-reaction-discard-tactics = Insist: discard { $tactics }
option-test-pick-fate = Fate card { $fate }: { $fate-destiny }

# Duels

option-duel-prevent-pass = Take the damage
option-duel-card-keep-fate = Keep Fate card { $fate }: { $fate-circle }
option-duel-special-damage = Deal 1 damage
option-duel-spoils-give = { $hero } gets { $reward }

# Cards and abilities

option-card-choice-pay = Spend 3 influence
option-card-choice-place-area = Place a false rune in { $area }
option-card-choice-title = Discard three Tactics cards for a dragon rune ({ $title })
option-card-choice-order = Take back { $order }
option-claim-objective-now-keep = Keep the card
option-turn-window-title = Use your Title: { $title }
option-battle-start-attacker-title = Use your Title: { $title }
option-battle-start-defender-hero = { $hero } stands up routed units

# Orders

option-strategize-move-done = Done: no further moves
option-activate-area-decline = Activate nothing
option-move-unit-done = Done: all have arrived
option-diplomacy-pick-fate = Fate card { $fate }: { $fate-destiny }
option-dev-build-remove = First remove the development in { $area }
option-dev-build-none = Build nothing more
option-rally-benefit-units = Place { $unit-plural } there
option-title-pick-title = Take { $title }
option-fortify-action-done = Done: fortify no further
option-rune-arrange-keep = Leave them as they were

# Dragon runes

option-discard-false-done = Done: discard no more
option-place-dragon-false = Put the false rune in { $area }; the dragon rune goes back

# Battles

option-support-done = Done: no further support
option-special-target-damage = Deal 1 damage
option-special-target-retreat-unit = Leaves the battle and retreats: { $label }
option-special-target-done = Stop here
option-neutral-retreat-area-to = The neutral units retreat to { $area }
option-retreat-area-to = Retreat to { $area }
option-conquer-stronghold-none = Place none
option-conquer-remove-none = Place none
option-conquer-remove-remove = Give up the stronghold in { $area }

## Options on the whole

option-accord = { $value ->
    [one] Accord with { $player }: each of you draws { $value } Tactics card
   *[other] Accord with { $player }: each of you draws { $value } Tactics cards
}
option-activate = Activate { $area }
option-area = Choose { $area }
option-battle = Battle
option-bid = { $value ->
    [0] Bid nothing
   *[other] Bid { $value } influence
}
option-bonus = Use the bonus
option-build = Build a stronghold in { $area }
option-build-development = Build { $development-object } in { $area }
option-burn = Burn { $label-object } for 1 damage
option-city = { $city }
option-claim = Claim your Objective
option-confirm = Leave the markers where they are
option-damage = Take the damage
option-damage-unit = 1 damage: { $label }
option-decline = Decline
option-demolish = Demolish the location in { $area }
option-desert = Let the hero desert
option-desert-hero = { $hero } deserts
option-destroy = Destroy { $label-object }
option-diplomacy = Diplomacy
option-discard = Discard the false rune in { $area }
option-discard-hero = Discard { $reward } of { $hero-genitive }
option-discard-quest = Discard { $quest }
option-discard-reward = Discard { $reward }
option-discard-tactics = Discard { $tactics }
option-done = Done
option-dragon = Put the dragon rune in { $area }
option-draw = Draw a card
option-drop = Drop Fate card { $fate } (triangle: { $fate-triangle }, rectangle: { $fate-rectangle }, hexagon: { $fate-hexagon }, circle: { $fate-circle })
option-duel = Challenge { $hero-object } to a duel
option-faction = Play { $faction }
option-false = Put the false rune in { $area }
option-fate = Fate card { $fate }
option-forfeit = Forfeit the recruit
option-from = Take the rune from { $area }
option-fury = Destroy one of your Berserkers to deal 2 damage
option-give = { $hero } gets { $reward }
option-give-reward = { $hero } gives { $reward } to { $hero2 }
option-heal = Heal all damage
option-hero = Choose { $hero-object }
option-hit = Hit { $label-object } for 1 damage
option-home = Lay area A of the home realm at { $value }, { $value2 }, { $value3 ->
    [0] not turned
    [1] turned by 60 degrees
    [2] turned by 120 degrees
    [3] turned by 180 degrees
    [4] turned by 240 degrees
   *[other] turned by 300 degrees
}
option-influence = Gain influence
option-keep = Keep it
option-keep-fate = Keep Fate card { $fate }
option-keep-hero = Keep { $hero-object }
option-keep-objective = Keep { $objective }
option-keep-reward = Keep { $reward }
option-lay = Lay the tile at { $value }, { $value2 }, { $value3 ->
    [0] not turned
    [1] turned by 60 degrees
    [2] turned by 120 degrees
    [3] turned by 180 degrees
    [4] turned by 240 degrees
   *[other] turned by 300 degrees
}
option-leave = Leave them there
option-look = Look at the rune in { $area }
option-lower = Lower { $resource-object } by 1
option-marker = The marker on { $value }, { $value2 } and { $value3 }, { $value4 }
option-move = Move
option-move-area-figure = Move { $figure-object } from { $origin }
option-move-area-figure-area = Move { $figure-object } from { $origin } to { $area }
option-none = None
option-nothing = Do nothing
option-order = { $order } ({ $value })
option-pass = Pass
option-pass-tactics = Pass on { $tactics }
option-pay = Pay
option-pay-hero = Pay to keep { $hero-object }
option-place = Place a stronghold
option-place-area = Choose { $area } as the place
option-place-hero = Place { $hero-object } in { $area }
option-place-unit = Place { $unit-object } in { $area }
option-play = Play { $tactics }
option-portal = Pay 1 influence to join the Magic Portals
option-quest = Draw Quest cards
option-quest-quest = Attempt the quest { $quest }
option-rage = Rage: { $label }
option-raise = Raise { $resource-object } by 1
option-rectangle = Lose one rectangle unit
option-redraw = Show your Objective and draw another one
option-remove = Remove the stronghold in { $area }
option-repair = Repair the stronghold in { $area }
option-replace = Destroy { $label-object } in { $area } and recruit it anew
option-reroll = Draw again with Rune Lore
option-resource = Recruit with { $resource-genitive }
option-restart = Take all markers back and begin again
option-retreat = Retreat
option-retreat-unit = Retreats: { $label }
option-rout = Rout all neutral units here
option-rout-unit = Rout { $label-object }
option-rumor = Place an activation token of { $player } in { $area }
option-runes = Move runes
option-skip = Skip the bonus
option-spend = Spend { $value } influence
option-stand = Stand up { $label-object }
option-stand-area = Stand up { $label-object } in { $area }
option-steal = Try to rob { $hero-object }
option-step = Go to { $area }
option-stop = Stop here
option-stronghold = Put the stronghold in { $area }
option-support = { $hero } supports this type: { $unit }
option-swap = Exchange them
option-tactics = Draw Tactics cards
option-take = Take the Rewards under marker { $value }
option-terrify = Terrify { $label-object }
option-tile = Lay tile { $value }
option-title = { $title }
option-to = Go to { $area }
option-trade = Lower { $resource-object } by 1 and raise { $resource2-object } by 1
option-train = Train
option-train-attribute = Raise { $attribute-object } by { $value }
option-train-attribute-attribute = Raise { $attribute-object } and { $attribute2-object } by 1 each
option-train-hero = { $hero } raises { $attribute-object } by 1
option-triangles = Lose two triangle units
option-type = Choose { $unit-plural }
option-units = Choose { $unit-plural }
option-unstable = Deal 2 damage and take 1
option-use = Use it
option-use-hero = { $hero } uses { $reward }
option-use-reward = Use { $reward }
option-winner = { $player } wins

## The log

# Set-up

log-setup-fate = { $player } draws Fate card { $fate } to decide who is First Player.
    .you = You draw Fate card { $fate } to decide who is First Player.
    .all = All draw a Fate card to decide who is First Player: { $each }.
log-setup-first-player = { $player } is First Player.
    .you = You are First Player.
log-setup-faction = { $player } plays { $faction }.
    .you = You play { $faction }.
log-setup-quest = { $player } is dealt the Setup Quest { $quest } and takes its map tile.
    .you = You are dealt the Setup Quest { $quest } and take its map tile.
    .all = All are dealt Setup Quests and take their map tiles: { $quests }.
log-setup-tile = { $player } lays tile { $number }.
    .you = You lay tile { $number }.
log-setup-rebuild = Not all home realms fit on this map: the tiles are taken back and laid anew (rebuild { $number }).
log-setup-marker = { $player } places a home realm marker.
    .you = You place a home realm marker.
log-setup-markers-restart = { $player } takes all markers back and begins again.
    .you = You take all markers back and begin again.
log-setup-markers-confirmed = { $player } leaves the home realm markers where they are.
    .you = You leave the home realm markers where they are.
log-setup-rune = { $player } puts a face-down rune in { $area }.
    .you = You put a face-down rune in { $area }.
    .more = another in { $area }
log-setup-home = { $player } lays the home realm of { $faction }.
    .you = You lay your home realm, { $faction }.
log-setup-city = { $city } lies in { $area }.
    .all = Cities on this map: { $citys }.
log-setup-stronghold = { $player } puts the first stronghold in { $area }.
    .you = You put the first stronghold in { $area }.
log-setup-unit = { $player } places { $unit-object } in { $area }.
    .you = You place { $unit-object } in { $area }.
    .more = { $unit-object } in { $area }
log-setup-runes-placed = Each player has put two dragon runes and a false rune face down in the home realm.
log-setup-own-false-rune = { $player }, your false rune lies in { $area }.
    .you = Your false rune lies in { $area }.
log-setup-epic-rune = { $player } puts a dragon rune in { $area }.
    .you = You put a dragon rune in { $area }.
log-setup-hero = { $player } is dealt a hero: { $hero }.
    .you = You are dealt a hero: { $hero }.
    .all = All are dealt a hero: { $each }.
log-setup-hero-area = { $player } places { $hero-object } in { $area }.
    .you = You place { $hero-object } in { $area }.
log-setup-objective = { $player } is dealt a secret Objective.
    .you = You are dealt a secret Objective.
    .all = All are dealt a secret Objective.
log-setup-own-objective = { $player }, your Objective: { $objective }.
    .you = Your Objective: { $objective }.

# Seasons

log-season-begins = { $season } of year { $year } begins.
log-season-reshuffled = The discarded cards of { $season-genitive } are shuffled into a new deck.
log-season-card-replaced = { $season_card } speaks of false runes: it is discarded and another card is drawn.
log-season-card-settled = The Season card { $season_card } is settled.
log-season-card = { $player } reveals the Season card { $season_card }.
    .you = You reveal the Season card { $season_card }.
log-council-marked = The card is marked Wizards’ Council, and { $player } is the Primarch.
    .you = The card is marked Wizards’ Council, and you are the Primarch.
log-spring = Activation tokens are removed, routed figures stand up, and all take their used Order cards back.
log-quest-phase-begins = The Quest Phase begins: heroes act.
log-waters-freeze = The waters freeze: until the season ends, water borders are open.
log-reveals-order = { $player } reveals { $order }.
    .you = You reveal { $order }.
log-eliminated = { $player } controls no area any more and is eliminated.
    .you = You control no area any more and are eliminated.
log-bids = { $player } bids { influence-counted }.
    .you = You bid { influence-counted }.
log-bid-tied = { $player } decides who wins: the highest bid, { influence-counted }, was made more than once.
    .you = You decide who wins: the highest bid, { influence-counted }, was made more than once.
log-bid-won = { $player } wins with a bid of { influence-counted }.
    .you = You win with a bid of { influence-counted }.
log-bid-not-won = Nobody has bid anything: there is no winner.
log-famine = Famine: { $resource } of { $player } falls to { $number }.
    .you = Famine: your { $resource } falls to { $number }.
log-orders-forbidden = { $player } may not choose Strategize, Mobilize or Conquer this season.
    .you = You may not choose Strategize, Mobilize or Conquer this season.
log-takes-objective = { $player } draws an Objective and chooses between two.
    .you = You draw an Objective and choose between two.
log-sees-objective = { $player }, the Objective that you drew: { $objective }.
    .you = The Objective that you drew: { $objective }.
log-chooses-objective = { $player } keeps one Objective and shuffles the other back.
    .you = You keep one Objective and shuffle the other back.
log-kept-objective = { $player }, the Objective that you keep: { $objective }.
    .you = The Objective that you keep: { $objective }.
log-unit-placed = { $player } places { $unit-object } in { $area }.
    .you = You place { $unit-object } in { $area }.
log-champions-called = { $player } looks for a champion among the wandering heroes.
    .you = You look for a champion among the wandering heroes.
log-looks-at-runes = { $number ->
    [0] { $player } looks at no rune.
   *[other] { $player } looks at the runes in: { $areas }.
}
    .you = { $number ->
        [0] You look at no rune.
       *[other] You look at the runes in: { $areas }.
    }
log-drought = Drought: the food of { $player } falls by 1.
    .you = Drought: your food falls by 1.
log-keeps-faith = { $player } keeps { $hero-object }.
    .you = You keep { $hero-object }.
log-city-removed = { $player } has { $city } in { $area } removed from the game.
    .you = You have { $city } in { $area } removed from the game.
log-rune-unearthed = { $player } places a dragon rune in { $area }, for all to know.
    .you = You place a dragon rune in { $area }, for all to know.
log-plague = The plague strikes the units of { $player } in { $area }.
    .you = The plague strikes your units in { $area }.
log-bountiful = A bountiful harvest: the food of { $player } rises by 1.
    .you = A bountiful harvest: your food rises by 1.
log-levied = { $player } pays the levy: { $resource } falls by 1.
    .you = You pay the levy: your { $resource } falls by 1.
log-trades = { $player } trades: { $resource } falls by 1, { $resources } rises by 1.
    .you = You trade: your { $resource } falls by 1, { $resources } rises by 1.
log-illusion-shattered = { $player } discards the false rune in { $area }.
    .you = You discard the false rune in { $area }.
log-no-illusions = { $player } has no false rune.
    .you = You have no false rune.
log-moves-rune-out = { $player } moves the rune of { $origin } to { $area }.
    .you = You move the rune of { $origin } to { $area }.
log-moves-runes-out = { $player } moves runes out of the home realm to: { $areas }.
    .you = You move runes out of the home realm to: { $areas }.
log-offer-taken = { $player } gives up { $reward } of { $hero-genitive }.
    .you = You give up { $reward } of { $hero-genitive }.
log-bitter-cold = The cold routs { $label-object } of { $player } in { $area }.
    .you = The cold routs your { $label } in { $area }.
log-winter-repair = { $player } repairs the stronghold in { $area }.
    .you = You repair the stronghold in { $area }.
log-winter-stand = { $player } stands up { $label-object } in { $area }.
    .you = You stand up { $label-object } in { $area }.
log-passes-card = { $player } passes a Tactics card to the left.
    .you = You pass a Tactics card to the left.
log-passed-card = { $player } passes { $tactics } to { $other }.
    .you = You pass { $tactics } to { $other }.
log-received-card = { $player } receives { $tactics } from { $other }.
    .you = You receive { $tactics } from { $other }.
log-hunger = { $number ->
    [one] { $player } lacks food for { $number } unit in { $area }.
   *[other] { $player } lacks food for { $number } units in { $area }.
}
    .you = { $number ->
        [one] You lack food for { $number } unit in { $area }.
       *[other] You lack food for { $number } units in { $area }.
    }

# Decks and influence

log-reshuffled = Reshuffled: { $deck }.
log-draws-tactics = { $player } draws { tactics-counted }.
    .you = You draw { tactics-counted }.
    .all = Tactics cards drawn: { $each }.
log-drew-tactics = { $player }, the Tactics card that you drew: { $tactics }.
    .you = The Tactics card that you drew: { $tactics }.
log-draws-quests = { $player } draws { quests-counted }.
    .you = You draw { quests-counted }.
    .all = Quest cards drawn: { $each }.
log-drew-quest = { $player }, the Quest card that you drew: { $quest }.
    .you = The Quest card that you drew: { $quest }.
log-discards-tactics = { $player } discards { $tactics }.
    .you = You discard { $tactics }.
log-discards-quest = { $player } discards the Quest card { $quest }.
    .you = You discard the Quest card { $quest }.
log-gains-influence = { $player } gains { influence-counted }.
    .you = You gain { influence-counted }.
    .all = Influence gained: { $each }.
log-spends-influence = { $player } spends { influence-counted }.
    .you = You spend { influence-counted }.
log-loses-influence = { $player } loses { influence-counted }.
    .you = You lose { influence-counted }.

# Heroes

log-hero-moves = { $hero } moves to { $area }.
log-hero-uses-portal = { $hero } pays for the Magic Portal in { $area }.
log-hero-rests = { $hero } does nothing.
log-heals = { $hero } heals.
log-falcon-sees = { $number ->
    [one] The falcon of { $hero-genitive } sees { $number } rune nearby.
   *[other] The falcon of { $hero-genitive } sees { $number } runes nearby.
}
log-rage-of-krutzbeck = Krutzbeck rages in { $area } and strikes { $hero-object }.
log-trades-reward = { $hero } is handed a Reward.
log-uses-reward = { $hero } uses { $reward }.
log-temple-gives = { $hero } ends at the Temple in { $area }.
log-hall-gives = { $hero } ends at the Hall of Kellos in { $area }.
log-explores = { $hero } explores { $area } and finds { $token-object }.
log-scroll-shows = { $player } looks at what lies hidden in { $area }.
    .you = You look at what lies hidden in { $area }.
log-saw-token = The exploration token in { $area }: { $token }.
log-loses-reward = { $hero } loses { $reward } to the raiders.
log-takes-rewards = { $hero } takes { rewards-counted } from { $area }.
log-attempts-quest = { $hero } attempts the quest { $quest }.
log-completes-quest = { $player } completes the quest { $quest }.
    .you = You complete the quest { $quest }.
log-quest-settled = { $player } has settled the quest { $quest }.
    .you = You have settled the quest { $quest }.
log-fails-quest = { $player } takes the quest { $quest } back to hand: it is not completed.
    .you = You take the quest { $quest } back to hand: it is not completed.
log-keeps-one-reward = { $hero } keeps one Reward; the other goes under the deck.
log-hero-routed = { $hero } is routed.
log-hero-retreats = { $hero } retreats to { $area }.
log-legion-rises = { $player } places { $unit-object } in { $area }.
    .you = You place { $unit-object } in { $area }.
log-looks-at-rune = { $player } looks at the rune in { $area }.
    .you = You look at the rune in { $area }.
log-routs-neutrals = { $player } routs the neutral units in { $area }.
    .you = You rout the neutral units in { $area }.
log-tests = { $hero } tests { $attribute-object }.
log-test-draws = { $hero } draws Fate cards: { $fates-destiny }.
log-test-result = { $hero } uses Fate card { $fate }: { $symbol }.
log-test-without-cards = { $hero } can draw no Fate card: the test counts as red.
log-twists-fate = { $player } plays { $tactics }: all these cards are discarded and drawn anew.
    .you = You play { $tactics }: all these cards are discarded and drawn anew.
log-rune-lore = { $hero } discards the cards with Rune Lore and draws anew.
log-steals-from = Silhouette tries to rob { $hero-object }.
log-steals-reward = { $hero } steals a Reward.
log-sees-rewards = Silhouette sees the face-down Rewards of { $hero-genitive }.
log-sees-reward = { $hero } carries { $reward }.
log-gains-reward = { $hero } gains a Reward.
log-got-reward = { $hero } now carries { $reward }.
log-no-reward-left = { $hero } gains nothing: no Reward is left.
log-hero-hurt = { $hero } takes { damage-counted }.
log-hero-healed = { $hero } recovers from { damage-counted }.
log-hero-defeated = { $hero } is defeated in { $area } and leaves the game.
log-rewards-left = { $number ->
    [one] { $number } Reward stays in { $area } under a marker.
   *[other] { $number } Rewards stay in { $area } under a marker.
}
log-rewards-lost = No marker is left: Rewards in { $area } are discarded: { $rewards }.
log-hero-deserts = { $hero } deserts.
log-hero-trained = { $hero } raises { $attribute-object } by { $number }.

# Duels

log-challenges = { $hero } starts a duel in { $area }.
log-challenged = { $hero } is challenged in { $area }.
log-cloak-used = { $hero } hides with { $reward } and refuses the duel.
log-cloak-pierced = { $player } discards { $tactics } and insists on the duel.
    .you = You discard { $tactics } and insist on the duel.
log-duel-refused = { $hero } escapes the duel.
log-duel-health = { $hero } begins the duel with { $number } health.
log-backstab = Backstab: Bogran strikes { $hero-object } before the duel begins.
log-duel-round = Round { $number } of the duel.
log-duel-draws = { $hero } draws: { $fates-circle }.
log-duel-keeps = { $hero } keeps Fate card { $fate }: { $fate-circle }.
log-duel-plays = { $tactics } is played for { $hero-object }.
log-duel-uses = { $hero } uses { $reward }.
log-duel-special = { $hero } deals { damage-counted } with the special icon.
log-duel-unstable = Unstable Power: { $hero } takes 1 damage, too.
log-duel-deals = { $hero } deals { damage-counted }.
log-rout-prevents = { $hero } prevents { damage-counted } with a rout icon.
log-wand-deals = { $hero } deals { damage-counted } with the wand.
log-bombs-backfire = The fire bombs wound { $hero-object } as well.
log-shield-holds = { $reward } prevents { damage-counted } to { $hero-object }.
log-shield-fails = { $reward } does not protect { $hero-genitive }.
log-soulbiter-heals = Soulbiter heals { $hero-object }.
log-venom = Venom: { $hero } takes 1 damage after the duel.
log-duel-won = { $hero } wins the duel.
log-duel-kills-both = Both heroes fall in the duel in { $area }.
log-duel-drawn = The duel in { $area } ends without a winner.
log-duel-over = The duel in { $area } is over.
log-hero-beaten = { $hero } is defeated in a duel in { $area } and leaves the game.
log-takes-spoils = { $player } takes { rewards-counted } of the defeated hero.
    .you = You take { rewards-counted } of the defeated hero.
log-foe-draws = { $unit } draws Fate card { $fate }.
log-foe-deals = { $unit } deals { damage-counted }.
log-foe-stops = { $unit } prevents 1 damage.
log-foe-hurt = { $unit } takes 1 damage.
log-foe-destroyed = { $unit } is defeated.
log-foe-undying = Undying: { $unit } has health 2 for the rest of the duel.

# Turns, cards and Objectives

log-turn-begins = { $player } resolves { $order }.
    .you = You resolve { $order }.
log-uses-bonus = { $player } uses the Supremacy Bonus of { $order }.
    .you = You use the Supremacy Bonus of { $order }.
log-skips-bonus = { $player } skips the Supremacy Bonus of { $order }.
    .you = You skip the Supremacy Bonus of { $order }.
log-plays-tactics = { $player } plays { $tactics }.
    .you = You play { $tactics }.
log-turns-in-reward = { $player } discards { $reward } of { $hero-genitive } for its effect.
    .you = You discard { $reward } of { $hero-genitive } for its effect.
log-uses-title = { $player } uses the Title { $title }.
    .you = You use the Title { $title }.
log-uses-hero = { $hero } inspires the units of { $player }.
    .you = { $hero } inspires your units.
log-demolishes = { $player } demolishes { $token-object } in { $area }.
    .you = You demolish { $token-object } in { $area }.
log-claims-objective = { $player } claims the Objective { $objective }.
    .you = You claim the Objective { $objective }.
log-redraws-objective = { $player } shows { $objective }, draws another Objective and shuffles this one back.
    .you = You show { $objective }, draw another Objective and shuffle this one back.
log-drew-objective = { $player }, your new Objective: { $objective }.
    .you = Your new Objective: { $objective }.
log-drives-neutrals = { $player } drives neutral units from { $origin } to { $area }.
    .you = You drive neutral units from { $origin } to { $area }.
log-drops-neutrals = { $number ->
    [one] { $number } unit cannot leave { $area } and is destroyed.
   *[other] { $number } units cannot leave { $area } and are destroyed.
}
log-mountains-open = { $player } crosses mountain borders until the end of the turn.
    .you = You cross mountain borders until the end of the turn.
log-water-opens = { $player } crosses water borders until the end of the turn.
    .you = You cross water borders until the end of the turn.
log-marches-further = { $number ->
    [one] Units of { $player } march { $number } area further this turn.
   *[other] Units of { $player } march { $number } areas further this turn.
}
    .you = { $number ->
        [one] Your units march { $number } area further this turn.
       *[other] Your units march { $number } areas further this turn.
    }
log-rumor-spreads = Rumors: an activation token of { $player } lies in { $area }.
    .you = Rumors: an activation token of yours lies in { $area }.
log-city-found = { $player } finds the Lost City: a damaged stronghold in { $area }.
    .you = You find the Lost City: a damaged stronghold in { $area }.
log-city-razed = { $city } in { $area } is razed.
log-order-returns = { $player } takes { $order } back to hand.
    .you = You take { $order } back to hand.
log-units-called = { $number ->
    [one] { $number } unit appears in { $area }: { $unit }.
   *[other] { $number } units appear in { $area }: { $unit-plural }.
}
log-development-sabotaged = Sabotage destroys { $development-object } in { $area }.
log-stronghold-sabotaged = The stronghold in { $area } is damaged.
log-units-levied = { $player } levies { units-counted } in { $area }.
    .you = You levy { units-counted } in { $area }.
log-activation-lifted = { $player } takes an activation token from { $area }.
    .you = You take an activation token from { $area }.
log-conscience-paid = { $player } pays, and { $hero } stays.
    .you = You pay, and { $hero } stays.
log-rune-looked-at = { $player } looks at the rune in { $area }.
    .you = You look at the rune in { $area }.
log-rune-shifted = { $player } moves a rune token from { $origin } to { $area }.
    .you = You move a rune token from { $origin } to { $area }.
log-false-rune-placed = { $player } places a false rune in { $area }, as everybody knows.
    .you = You place a false rune in { $area }, as everybody knows.
log-false-rune-discarded = { $player } discards the false rune in { $area }.
    .you = You discard the false rune in { $area }.
log-dial-raised = { $player } raises { $resource-object } to { $number }.
    .you = You raise { $resource-object } to { $number }.
log-lightning-strikes = Lightning strikes in { $area } for { damage-counted }.
log-ambushes = { $player } ambushes: the initiative of { $unit-plural } is 1 in this battle.
    .you = You ambush: the initiative of { $unit-plural } is 1 in this battle.
log-holds-the-line = { $player } holds the line: { $number } more strength.
    .you = You hold the line: { $number } more strength.
log-light-shines = All routed units of { $player } in { $area } stand up.
    .you = All your routed units in { $area } stand up.
log-storm-routs = The Ice Storm routs { $label-object } in { $area }.
log-horn-calls = The Horn of Command calls units to { $area }: { $player } gains { units-counted }.
    .you = The Horn of Command calls units to { $area }: you gain { units-counted }.
log-discards-reward = { $player } discards { $reward } of { $hero-genitive }.
    .you = You discard { $reward } of { $hero-genitive }.
log-forced = { $player } has only one option: “{ $option }”.
    .you = You have only one option: “{ $option }”.

# Orders

log-strategizes-unit = { $player } moves { $unit-object } from { $origin } to { $area }.
    .you = You move { $unit-object } from { $origin } to { $area }.
    .more = { $unit-object } from { $origin } to { $area }
log-strategizes-hero = { $player } moves { $hero-object } from { $origin } to { $area }.
    .you = You move { $hero-object } from { $origin } to { $area }.
log-pays-for-portals = { $player } pays for the Magic Portals.
    .you = You pay for the Magic Portals.
log-activates = { $player } activates { $area }.
    .you = You activate { $area }.
log-declines-to-activate = { $player } activates nothing.
    .you = You activate nothing.
log-marches = { $player } moves { $unit-object } from { $origin }.
    .you = You move { $unit-object } from { $origin }.
    .more = { $unit-object } from { $origin }
log-hero-marches = { $player } moves { $hero-object } to { $area }.
    .you = You move { $hero-object } to { $area }.
log-arrives = { $player } arrives in { $area } with { units-counted }: { $labels }.
    .you = You arrive in { $area } with { units-counted }: { $labels }.
log-neutrals-join = The neutral units in { $area } become allies of { $player }.
    .you = The neutral units in { $area } become your allies.
log-neutrals-leave = The neutral units leave { $area }.
log-neutrals-refuse = The neutral units in { $area } refuse to talk.
log-chooses-battle = { $player } fights the neutral units in { $area }.
    .you = You fight the neutral units in { $area }.
log-chooses-retreat = { $player } retreats from { $area }.
    .you = You retreat from { $area }.
log-diplomacy-begins = { $player } talks to the neutral units in { $area }.
    .you = You talk to the neutral units in { $area }.
log-diplomacy-more-cards = { $player } plays { $tactics } for { fates-counted } more.
    .you = You play { $tactics } for { fates-counted } more.
log-diplomacy-new-cards = { $player } plays { $tactics }: new Fate cards are drawn.
    .you = You play { $tactics }: new Fate cards are drawn.
log-diplomacy-draws = { $player } draws { fates-counted }: { $fates-destiny }.
    .you = You draw { fates-counted }: { $fates-destiny }.
log-diplomacy-result = { $player } chooses Fate card { $fate }: { $symbol }.
    .you = You choose Fate card { $fate }: { $symbol }.
log-diplomacy-no-cards = { $player } can draw no Fate card: the talks fail.
    .you = You can draw no Fate card: the talks fail.
log-harvests = { $player } harvests: { $resource } is now { $number }.
    .you = You harvest: { $resource } is now { $number }.
log-raises-dial = { $player } raises { $resource-object } by 1 with the development in { $area }.
    .you = You raise { $resource-object } by 1 with the development in { $area }.
log-development-income = { $player } gains the income of { $development-genitive } in { $area }.
    .you = You gain the income of { $development-genitive } in { $area }.
log-builds-development = { $player } builds { $development-object } in { $area } for 1 wood.
    .you = You build { $development-object } in { $area } for 1 wood.
log-removes-development = { $player } removes { $development-object } from { $area }.
    .you = You remove { $development-object } from { $area }.
log-recruits = { $player } recruits with { $resource-genitive }: { $units }.
    .you = You recruit with { $resource-genitive }: { $units }.
log-recruits-nothing = { $player } recruits with { $resource-genitive }, which gives no units.
    .you = You recruit with { $resource-genitive }, which gives no units.
log-no-stronghold = { $player } has no stronghold, so nothing can be recruited.
    .you = You have no stronghold, so nothing can be recruited.
log-places-recruit = { $player } places { $unit-object } in { $area }.
    .you = You place { $unit-object } in { $area }.
    .more = { $unit-object } in { $area }
log-replaces-recruit = { $player } destroys { $unit-object } in { $area } to recruit it anew.
    .you = You destroy { $unit-object } in { $area } to recruit it anew.
log-forfeits-recruit = { $player } forfeits a recruit: no figure is left ({ $unit }).
    .you = You forfeit a recruit: no figure is left ({ $unit }).
log-rallies = { $player } rallies the support of { $city } in { $area }.
    .you = You rally the support of { $city } in { $area }.
log-rallies-units = { $number ->
    [one] { $player } gains { units-counted } in { $area }: { $unit }.
   *[other] { $player } gains { units-counted } in { $area }: { $unit-plural }.
}
    .you = { $number ->
        [one] You gain { units-counted } in { $area }: { $unit }.
       *[other] You gain { units-counted } in { $area }: { $unit-plural }.
    }
log-looks-at-heroes = { $player } looks at { heroes-counted }.
    .you = You look at { heroes-counted }.
log-drew-hero = { $player }, the Hero card that you see: { $hero }.
    .you = The Hero card that you see: { $hero }.
log-hires = { $player } hires { $hero-object }, who appears in { $area }.
    .you = You hire { $hero-object }, who appears in { $area }.
log-takes-title = { $player } takes the Title { $title } for { influence-counted }.
    .you = You take the Title { $title } for { influence-counted }.
log-loses-title = { $player } loses the Title { $title }.
    .you = You lose the Title { $title }.
log-builds-stronghold = { $player } builds a stronghold in { $area }.
    .you = You build a stronghold in { $area }.
log-removes-stronghold = { $player } removes the stronghold in { $area }.
    .you = You remove the stronghold in { $area }.
log-repairs-stronghold = { $player } repairs the stronghold in { $area }.
    .you = You repair the stronghold in { $area }.
log-moves-runes = { $player } takes up the runes of these areas and puts them back: { $areas }.
    .you = You take up the runes of these areas and put them back: { $areas }.

# Dragon runes

log-discards-false-rune = { $player } discards a false rune from { $area }.
    .you = You discard a false rune from { $area }.
log-gains-rune = { $player } gains a dragon rune: new rune tokens lie in { $areas }.
    .you = You gain a dragon rune: new rune tokens lie in { $areas }.
log-no-rune-left = { $player } gains no dragon rune: none is left.
    .you = You gain no dragon rune: none is left.
log-rune-without-place = { $player } finds no place for the runes; they go back.
    .you = You find no place for the runes; they go back.

# Battles

log-battle-begins = { $player } attacks in { $area }.
    .you = You attack in { $area }.
log-defends = { $number ->
    [0] { $player } defends { $area } without standing units.
   *[other] { $player } defends { $area } with { units-counted }.
}
    .you = { $number ->
        [0] You defend { $area } without standing units.
       *[other] You defend { $area } with { units-counted }.
    }
log-neutrals-defend = { $number ->
    [one] { $number } neutral unit defends { $area }.
   *[other] { $number } neutral units defend { $area }.
}
log-stronghold-counts = The stronghold in { $area } adds { $number } to the defence.
log-conquer-weakens = The bonus of Conquer takes { $number } from the stronghold in { $area }.
log-walls-count = Reinforced Walls in { $area } add { $number } to the defence.
log-routed-fight-on = Routed hexagon units still count in this battle.
log-hero-supports = { $hero } supports this type: { $unit }.
log-battle-round = Round { $number } of the battle.
log-draws-fate = { $number ->
    [one] { $unit }: { $number } Fate card is drawn.
   *[other] { $unit }: { $number } Fate cards are drawn.
}
log-drops-fate = { $unit }: one Fate card is dropped.
log-dropped-fate = { $unit }: you drop Fate card { $fate }.
log-reveals-specials = { $number ->
    [one] { $unit }: { $number } special icon.
   *[other] { $unit }: { $number } special icons.
}
log-reveals-routs = { $number ->
    [one] { $unit }: { $number } rout.
   *[other] { $unit }: { $number } routs.
}
log-reveals-damage = { $unit }: { damage-counted }.
log-reveals-misses = { $number ->
    [one] { $unit }: { $number } miss.
   *[other] { $unit }: { $number } misses.
}
log-specials-silenced = { $season_card }: the special icons have no effect ({ $unit }).
log-uses-special = { $unit } uses a special ability.
log-special-without-effect = { $unit }: the special ability has no effect.
log-raises-dead = { $number ->
    [0] Nobody is raised: no figure is left in the supply ({ $unit }).
    [one] { $number } unit is raised and joins the battle: { $unit }.
   *[other] { $number } units are raised and join the battle: { $unit-plural }.
}
log-ravage-draws = Ravage: Fate card { $fate } is drawn.
log-leaves-battle = Leaves the battle for { $area }: { $label }.
log-stands-up = Stands up in { $area } and takes part in the battle: { $label }.
log-routed = Routed in { $area }: { $label }.
log-takes-damage = 1 damage in { $area }: { $label }.
log-destroyed = Destroyed in { $area }: { $label }.
log-retreat-to = { $number ->
    [one] A unit retreats to { $area }: { $labels }.
   *[other] { $number } units retreat to { $area }: { $labels }.
}
log-cannot-retreat = { $number ->
    [one] A unit cannot retreat from { $area } and is destroyed: { $labels }.
   *[other] { $number } units cannot retreat from { $area } and are destroyed: { $labels }.
}
log-uses-fortification = { $player } makes use of { $development-genitive }.
    .you = You make use of { $development-genitive }.
log-wards-repel = The Protective Wards repel { $label-object } from { $area }.
log-banner-raised = { $hero } raises the Banner of Terrinoth: 2 more strength.
log-attacker-strength = { $player } attacks with strength { $number }.
    .you = You attack with strength { $number }.
log-defender-strength = { $area } is defended with strength { $number }.
log-stronghold-damaged = The stronghold in { $area } is damaged.
log-wins-battle = { $player } wins the battle for { $area }.
    .you = You win the battle for { $area }.
log-neutrals-win = The neutral units win the battle for { $area }.
log-hero-flees = { $hero } is routed, in { $area }.
log-stronghold-falls = The stronghold of { $player } in { $area } falls.
    .you = Your stronghold in { $area } falls.
log-takes-rune = { $number ->
    [one] { $player } now has the rune token in { $area }, and no other.
   *[other] { $player } now has the rune token in { $area }: { $number } in all.
}
    .you = { $number ->
        [one] You now have the rune token in { $area }, and no other.
       *[other] You now have the rune token in { $area }: { $number } in all.
    }
log-battle-over = The battle for { $area } is over.
log-battle-cancelled = { $player } withdraws from { $area }: the battle is called off.
    .you = You withdraw from { $area }: the battle is called off.
log-victor-rewarded = To the Victor: { $player } profits from the battle.
    .you = To the Victor: you profit from the battle.
log-commander-draws = { $player } draws a Tactics card as Lord Commander.
    .you = You draw a Tactics card as Lord Commander.
log-commander-trades = { $player } pays three Tactics cards as Lord Commander for a dragon rune.
    .you = You pay three Tactics cards as Lord Commander for a dragon rune.
log-discards-for-rune = { $player } discards { $tactics }.
    .you = You discard { $tactics }.
log-places-stronghold = { $player } places a stronghold in { $area }.
    .you = You place a stronghold in { $area }.
log-gives-up-stronghold = { $player } gives up the stronghold in { $area }.
    .you = You give up the stronghold in { $area }.

# The end

log-game-ends = The game is over.
log-won-by-runes = { $player } controls { dragon-runes-counted } and wins the game.
    .you = You control { dragon-runes-counted } and win the game.
log-won-by-years = The last year is over: { $player } wins with { dragon-runes-counted }.
    .you = The last year is over: you win with { dragon-runes-counted }.
log-won-as-last = { $player } is the last player in the game and wins, with { dragon-runes-counted }.
    .you = You are the last player in the game and win, with { dragon-runes-counted }.
log-final-count = { $player } ends with { dragon-runes-counted } and { $influence } influence.
    .you = You end with { dragon-runes-counted } and { $influence } influence.

## Why a bot would choose something: what it brings, as the end of a sentence

reason-rune = { $number ->
    [one] brings a dragon rune
   *[other] brings { $number } dragon runes
}
reason-area = takes { $area }
reason-areas = takes { $number } areas
reason-stronghold = puts a stronghold in { $area }
reason-strongholds = puts strongholds in { $number } areas
reason-title = brings the Title { $title }
reason-bonus = brings the Supremacy Bonus of { $order }
reason-units = brings { units-counted }
reason-influence = brings { influence-counted }
reason-dials = raises the dials by { $number }
reason-tactics = brings { tactics-counted }

## Why a choice is not possible

# Set-up

refusal-faction-taken = Another player has taken this faction: { $faction }.
refusal-not-your-tile = Tile { $number } is not one of your tiles, or it lies on the map already.
refusal-tile-fits-nowhere = Tile { $number } has no legal place now: lay your other tile.
refusal-tiles-overlap = Tiles never overlap.
refusal-tile-without-contact = Two areas of the tile must touch two different areas of the map.
refusal-coloured-edges-meet = A mountain or water edge would lie against another one.
refusal-marker-not-outside = A marker lies on two uncovered hexagons outside the map, not on it and not in a hole.
refusal-marker-needs-edges = A marker needs { $needed } open edges of the map beside it; here there { $number ->
        [one] is { $number }.
       *[other] are { $number }.
    }
refusal-marker-touches-marker = Markers may not touch each other.
refusal-marker-too-near = There must be { $needed } areas between any two markers; here there { $number ->
        [one] is { $number }.
       *[other] are { $number }.
    }
refusal-marker-blocks-the-rest = With a marker there the other markers or the home realms could not all be placed.
refusal-no-such-marker = There is no marker left on these hexagons.
refusal-home-not-on-marker = Two areas of the home realm must fill the marker, and the third must lie on an uncovered hexagon.
refusal-home-touches-home = The home realm would touch another home realm or a marker.
refusal-home-sealed = Every border of the home realm would be impassable.
refusal-home-blocks-the-rest = The other players could not all place their home realms then.
refusal-area-has-rune = There is a rune in this area already.
refusal-area-beside-marker = This area lies beside a home realm marker.
refusal-not-your-home-realm = Choose an area of your own home realm.
refusal-area-is-full = There are { $number } units in this area already, and there is room for no more.

# Seasons

refusal-not-on-season-card = { $season_card } does not offer that now.
refusal-pass-a-card-in-hand = Choose a Tactics card that you hold.
refusal-bid-too-high = You can bid at most the influence that you have: { $number }.
refusal-bid-influence = Bid an amount of influence; nothing is an amount, too.
refusal-choose-a-tied-player = Choose one of the players with the highest bid.
refusal-starve-there = Choose a unit that is in { $area }.
refusal-choose-an-order = Choose one of your Order cards.
refusal-order-used = You have used { $order } this year; it returns in Spring.
refusal-order-forbidden = { $order } is forbidden to you this season.

# Heroes, quests and duels

refusal-hero-has-acted = { $hero } has acted in this Quest Phase.
refusal-hero-is-routed = { $hero } is routed: routed heroes cannot move, start duels or attempt quests.
refusal-hero-not-in-friendly-area = { $hero } can heal only in an area that you control.
refusal-hero-has-no-damage = { $hero } has no damage to heal.
refusal-hero-fully-trained = { $hero } has all attributes trained to +2 already.
refusal-two-points-fit = Two points of training fit: raise one attribute by 2, or two by 1 each.
refusal-training-limit = Training raises an attribute to +2 at most.
refusal-no-such-trade = A Reward goes between the active hero and another hero of yours in the same area, once in an activation.
refusal-area-not-adjacent = { $area } is not adjacent to the area of the hero.
refusal-no-portal-to-pay-for = A hero pays for a Magic Portal while standing on one, with 1 influence, if another one lies face up elsewhere.
refusal-no-such-opponent = { $hero } is no enemy hero in the same area.
refusal-no-theft = Only Silhouette steals, and only from an enemy hero in the same area; { $hero } is none.
refusal-quest-elsewhere = The quest { $quest } cannot be attempted in this area.
refusal-quest-cost = You cannot pay what the quest { $quest } costs.
refusal-reward-not-now = { $reward } cannot be used now: one weapon and one armor in a duel, and each as its text says.
refusal-damaged-unit-first = Damaged units are hit first.

# Cards and abilities

refusal-card-not-in-hand = { $tactics }: there is no such card in your hand.
refusal-card-drawn-this-season = You drew { $tactics } this season; it can be played from the next season on.
refusal-card-other-moment = This is not the moment to play { $tactics }.
refusal-card-played-already = You have played { $tactics } in this window of the battle already.
refusal-card-not-taking-part = { $tactics } is for those who take part in the battle; you have no units in it any more.
refusal-card-no-target = { $tactics } has no target now, or would change nothing.
refusal-card-not-in-battle-area = { $area } is contested: this card cannot reach into the battle.
refusal-card-no-such-choice = That is none of the choices now. { $choice }
refusal-valadir-not-now = Sir Valadir inspires his side once in a battle, as a standing defender on the spot, if units there were routed before.
refusal-only-battle-cards = Here only cards for battles may be used.
refusal-reward-not-carried = No hero of yours carries this Reward.
refusal-reward-no-use-now = This Reward has no use now.
refusal-captain-not-now = Only the Captain of the Heroes’ League has a use now: once a turn, with three Rewards, while a dragon rune is left.
refusal-no-objective = You have no Objective any more.
refusal-objective-not-met = The condition of your Objective is not fulfilled now.
refusal-no-dragon-rune-left = No dragon rune is left.
refusal-redraw-not-now = This Objective cannot be exchanged now.
refusal-demolish-not-there = To demolish a face-up destructible location you need { $number } units in an area that you control.
refusal-use-or-pass = Use something that you have, or pass.
refusal-play-or-pass = Play { $tactics }, or pass.
refusal-bonus-or-skip = The primary ability is resolved: use the Supremacy Bonus, or skip it.

# Orders

refusal-portal-no-use = Paying for the Magic Portals would add no move now, or it is paid already.
refusal-hero-in-dungeon = { $hero } is in a Dungeon and cannot move before Summer ends.
refusal-hero-cannot-move = { $hero } cannot make this move: only a standing hero of yours moves, once, from the present area.
refusal-held-by-token = Your activation token holds the units in { $area } until Spring.
refusal-nothing-to-move = You have no such standing unit in { $area } that has not moved yet ({ $unit }).
refusal-not-adjacent = { $area } is not adjacent: with Strategize each figure moves one step.
refusal-not-friendly-or-empty = { $area } is neither friendly nor empty, or was not when the order began.
refusal-allies-need-a-leader = Allied neutral units can enter { $area } only after a unit of your own colour.
refusal-border-closed = An impassable border closes the way to { $area }.
refusal-move-or-done = Move a figure, or finish.
refusal-already-activated = Your activation token lies in { $area } already.
refusal-season-of-truce = Season of Truce: nobody may activate or enter an area of another player.
refusal-one-battle-only = One Order card starts at most one battle, and this one has started it.
refusal-neutrals-need-influence = After a battle with this card you may meet neutral units only with influence for diplomacy.
refusal-activate-or-decline = Activate an area, or decline.
refusal-not-on-map = { $area } is not on this map.
refusal-no-unit-reaches = None of your units can move into { $area } now.
refusal-move-at-least-one = At least one unit must move into the area.
refusal-hero-cannot-march = This hero cannot march along.
refusal-no-such-unit = You have no such unit in { $area } that can march.
refusal-already-there = This figure is in { $area } already.
refusal-unit-is-routed = Routed units do not move.
refusal-allies-follow = Allied neutral units follow only after a unit of your own colour.
refusal-way-token = { $area }: your activation token lies there, and the units stay.
refusal-way-routed = { $area }: all your units there that are near enough are routed.
refusal-way-allies = { $area }: only neutral allies of yours are near enough, and they do not go ahead of your own units.
refusal-way-neutrals = { $area }: { $number ->
    [one] { $unit }, neutral
   *[other] { $number } { $unit-many }, neutral
}
refusal-way-enemies = { $area }: { units-counted } of { $faction-genitive }
refusal-way-stronghold = { $area }: a stronghold of { $faction-genitive }
refusal-way-realm = { $area }: home realm of { $faction-genitive }
refusal-way-mountains = Mountains between { $origin } and { $area }
refusal-way-water = Water between { $origin } and { $area }
refusal-way-both = Mountains and water between { $origin } and { $area }
refusal-way-far = Your nearest units that may march are in { $area }: { $number ->
    [one] { $number } area away
   *[other] { $number } areas away
}, and units march { $range }, Fast ones 1 more.
refusal-way-nobody = No unit of yours in another area may march there.
refusal-way-long = From { $origin } to { $area } it is { $number } areas, and the range is { $range }.
refusal-way-portals = The Magic Portals are on the way, and they are not paid for.
refusal-way-dungeon = { $area }: a Dungeon, where a hero stops
refusal-out-of-reach = This unit cannot reach { $area }.
refusal-battle-or-diplomacy = Choose battle or diplomacy.
refusal-diplomacy-needs-influence = Diplomacy costs at least 1 influence, and you have none.
refusal-battle-or-retreat = Fight, or retreat.
refusal-not-enough-influence = You have only { $influence } influence.
refusal-spend-one-to-six = Spend 1 to 6 influence, as far as you have it.
refusal-pick-drawn-card = Choose one of the Fate cards that you have drawn.
refusal-not-provided-there = { $area } does not provide this resource.
refusal-no-wood = Building a development costs 1 wood, and your dial shows none.
refusal-nothing-to-remove = There is no development of yours in { $area } to remove, or you have removed one already.
refusal-build-or-none = Build a development, remove one first, or build nothing.
refusal-no-stronghold-there = You have no stronghold in { $area }.
refusal-development-there = There is a development in { $area } already.
refusal-no-development-left = Your supply is out of this: { $development }.
refusal-choose-a-title = Choose one of the Titles.
refusal-title-held = You hold this Title already: { $title }.
refusal-title-too-dear = { $title } costs at least { influence-counted }.
refusal-spend-between = Spend at least { $lowest } and at most { $highest } influence.
refusal-resource-used = You have recruited with { $resource-genitive } already.
refusal-choose-a-resource = Choose a resource.
refusal-place-this-unit = First place { $unit-object } in an area with one of your strongholds.
refusal-replace-or-forfeit = Destroy a unit of this type that is on the board ({ $unit }), or forfeit the recruit.
refusal-city-not-open = { $city } is not a city of yours whose support is still to come.
refusal-choose-a-city = Choose one of your cities.
refusal-no-figure-left = No figure is left: { $unit }.
refusal-not-printed = { $city } does not offer this benefit.
refusal-hero-not-drawn = { $hero } is not among the Hero cards that you look at.
refusal-keep-one-hero = Keep exactly one of the heroes.
refusal-hero-at-stronghold = A new hero appears in an area with one of your strongholds.
refusal-one-of-your-heroes = Choose one of your four heroes.
refusal-action-done = You have done this with the present Fortify card already.
refusal-no-wood-or-ore = A stronghold costs 1 wood and 1 ore.
refusal-not-your-area = You do not control { $area }.
refusal-city-there = There is a city in { $area }.
refusal-stronghold-there = There is a stronghold in { $area } already.
refusal-no-ore = A repair costs 1 ore.
refusal-nothing-to-repair = There is no damaged stronghold of yours in { $area }.
refusal-no-runes-to-move = You need two areas of yours, at least one of them with a rune.
refusal-fortify-or-done = Choose an action of Fortify, or finish.
refusal-remove-own-stronghold = Choose one of your own strongholds.
refusal-two-areas-one-rune = Choose two different areas of yours, at least one of them with a rune.
refusal-keep-or-swap = Leave the runes as they were, or exchange them.

# Dragon runes

refusal-no-false-rune-there = You control no false rune in { $area }.
refusal-discard-or-done = Discard a false rune, or go on.
refusal-dragon-first = First choose an area for the dragon rune.
refusal-place-the-false-rune = Choose an area for the false rune.
refusal-not-on-the-map = { $area } is not on this map.
refusal-rune-there = There is a rune token in { $area } already.
refusal-contested = A battle is being fought in { $area }.
refusal-not-friendly-or-uncontrolled = Another player controls { $area }.

# Battles

refusal-rout-own-unit = Choose one of the standing units of this side of the battle.
refusal-already-routed = This unit is routed already, and no unit is routed twice.
refusal-rout-undamaged-first = Standing units without damage must be routed before damaged ones.
refusal-damage-own-unit = Choose one of the units of this side of the battle.
refusal-damage-order = Damage goes on damaged standing units first, then on other standing units, and on routed ones last.
refusal-damage-as-ability-says = The ability says which of the units must take this damage.
refusal-retreat-to-neighbour = Units retreat to an adjacent area.
refusal-retreat-border = An impassable border stops these units.
refusal-neutrals-retreat-uncontrolled = Neutral units retreat only to areas that nobody controls.
refusal-retreat-friendly-first = An empty area is open to them only if no friendly area is.
refusal-retreat-friendly-or-empty = Units retreat to a friendly area, or to an empty one if there is none.
refusal-support-one-type-each = Each of your standing heroes in the area may support one of your types, and each type has at most one supporter.
refusal-type-not-in-battle = You have no such unit in this battle.
refusal-type-has-drawn = This type has drawn already in this battle.
refusal-type-is-routed = No unit of this type stands any more.
refusal-not-this-initiative = Only types of initiative { $initiative } draw in this round.
refusal-no-target = This is no target or choice of this special ability now ({ $unit }).
refusal-wards-standing-unit = Only a standing unit retreats before the Protective Wards.
refusal-wards-own-unit = Choose one of your standing units in this battle.
refusal-all-strongholds-placed = All four of your strongholds are on the board: give one up first.
refusal-give-up-own-stronghold = Choose one of your strongholds, or place none.

## The result

result-winner = { $player } wins and rules Terrinoth.
result-shared = Shared victory: { $players }.
result-place = { $place }. { $player }: { dragon-runes-counted }
result-reason-runes = Decided by control of the dragon runes.
result-reason-years = Decided by the dragon runes after the last year.
result-reason-last-player = Decided by elimination: only one player was left.
decided-tie-influence = Level at { $score ->
        [one] { $score } dragon rune
       *[other] { $score } dragon runes
    }, so influence decided ({ $rule }): { $player } { $number }, { $rival } { $rival-number }.
decided-tie-start = Level at { $score ->
        [one] { $score } dragon rune
       *[other] { $score } dragon runes
    } and in influence, so starting influence decided ({ $rule }): { $player } { $number }, { $rival } { $rival-number }.
decided-tie-order = { $player } and { $rival } reached { $score } dragon runes at once; { $player } was the current player or came first in turn order ({ $rule }).

stage-title = Year { $number }
score-title = Dragon runes

## Where dragon runes lay at the end

source-home = Own home realm
source-enemy-home = Home realms of others
source-land = The rest of the map
source-throne = Dragon Throne

## Reports of the laboratory, in the words of this game

report-tags = Wins by faction
report-tags-note = A seat favours the faction that it plays. Where bots of different strength sit at one table, this also shows what the stronger ones play.
report-tags-favoured = Share of wins of the seats that played the faction
report-tag = Faction
report-tags-in-play = Games with each faction
report-sources = Dragon runes by place
report-sources-note = Mean dragon runes of a seat at the end of a game, by where they lay.
report-stages = By year
report-stage = Year { $number }

## What is going on, in the words of the position

procedure-setup = Set-up
procedure-season = Season
procedure-season-card = Season card
procedure-bid = Influence bid
procedure-fall = Income of Fall
procedure-winter = Hunger of Winter
procedure-quest-phase = Quest Phase
procedure-heroes = Heroes of a player
procedure-hero = Activation of a hero
procedure-event = Exploration
procedure-pickup = Rewards of a defeated hero
procedure-steal = Theft
procedure-test = Attribute test
procedure-quest = Quest
procedure-challenge = Challenge
procedure-duel = Duel
procedure-after-duel = After the duel
procedure-spoils = Spoils of a duel
procedure-turn = Turn
procedure-window = Cards and abilities
procedure-card = Choice of a card
procedure-strategize = Strategize
procedure-activation = Activation of an area
procedure-diplomacy = Diplomacy
procedure-battle = Battle
procedure-special = Special ability
procedure-routs = Routs
procedure-damage = Damage
procedure-after-battle = After the battle
procedure-take-over = Conquered stronghold
procedure-retreat = Retreat
procedure-limit = Too many units
procedure-hand-limit = Too many Tactics cards
procedure-quest-limit = Too many Quest cards
procedure-found = Lost City
procedure-income = Income of developments
procedure-recruit = Recruit
procedure-rally = Rally Support
procedure-hire = Hiring a hero
procedure-title = Title
procedure-fortify = Fortify
procedure-gain-rune = Gaining a dragon rune

reward-hidden = face-down Reward

## The position in words

# The table

view-table = The table
view-end = { $key ->
    [runes] The game is over: it was decided by control of the dragon runes.
    [years] The game is over: it was decided by the dragon runes after the last year.
   *[other] The game is over: only one player was left.
}
view-year = Year { $year }, { $season }.
view-season-card = Season card in force: { $season_card }.
view-ice = Water borders are open.
view-turn = { $player } resolves { $order }.
view-order = Order of play: { $players }.
view-first-player = First Player: { $player }.
view-banned = Strategize, Mobilize and Conquer are forbidden this season to: { $players }.
view-doing = In progress: { $procedure }.
view-title-held = Title { $title }: { $player }, influence on it: { $number }.
view-title-free = Title { $title }: nobody.
view-rune-supply = Runes beside the board: dragon { $dragon }, false { $false }.
view-decks = Cards in the decks: Fate { $fates }, Tactics { $tactics }, Quests { $quests }, Rewards { $rewards }, Heroes { $heroes }.
view-more-decks = Objectives: good { $good }, evil { $evil }. Season cards: Spring { $spring }, Summer { $summer }, Fall { $fall }, Winter { $winter }.
view-discarded-fates = Discarded Fate cards: { $fates }.
view-discarded-tactics = Discarded Tactics cards: { $tactics }.
view-discarded-quests = Discarded Quest cards: { $quests }.
view-discarded-rewards = Discarded Rewards: { $rewards }.
view-discarded-seasons = Discarded Season cards: { $season_cards }.
view-shown-quests = Quest cards in hands that everybody knows: { $quests }.
view-open-rewards = Rewards that lie face up: { $rewards }.
view-neutral-supply = Neutral units in the supply
view-units-left = { $unit }: { $number }.
view-exploration-on = Exploration tokens are in play.
view-epic-on = Harder game: seven open dragon runes win.
view-revised-on = The changes of the Revised Edition are in play.

# Battles and duels in progress

view-battle = Battle for { $area }
view-battle-round = { $number ->
    [0] The battle begins.
   *[other] Round { $number }.
}
view-attacker = Attacker: { $player }.
view-attacker-neutral = The attackers are neutral units.
view-defender = Defender: { $player }.
view-defender-neutral = The defenders are neutral units.
view-attackers = Units of the attacker: { $units }.
view-defenders = Units of the defender: { $units }.
view-attacker-lost = The attacker has no units left.
view-defender-lost = The defender has no units.
view-attacker-cards = Fate cards of the attacker now ({ $unit }): { $fates }.
view-defender-cards = Fate cards of the defender now ({ $unit }): { $fates }.
view-attacker-bonus = More strength for the attacker: { $number }.
view-defender-bonus = More strength for the defender: { $number }.
view-on-the-way = On the way
view-marching = Marching into { $area } ({ $player }): { $units }.
view-retreating = Retreating from { $area }: { $units }.
view-duel = Duel in { $area }
view-duel-round = Round { $number }.
view-duelists = { $hero } against { $hero2-object }.
view-duel-units = { $hero } against units: { $units }.

# Areas

view-areas = Areas
view-area = Area { $area }
view-controller = Controlled by { $player }.
view-uncontrolled = Nobody controls it.
view-units = Units: { $units }.
view-hero-there = Hero: { $hero }, { $player }.
view-stronghold = Stronghold, strength 5: { $player }.
view-stronghold-damaged = Damaged stronghold, strength 3: { $player }.
view-development = Development: { $development }.
view-city = City: { $city }.
view-rune-here = Rune: { $rune }.
view-activated = Activation tokens: { $players }.
view-border-open = Open border with: { $areas }.
view-border-mountain = Mountains towards: { $areas }.
view-border-water = Water towards: { $areas }.
view-border-frozen = Frozen water, passable now, towards: { $areas }.
view-border-both = Mountains and water towards: { $areas }.
view-yields = Yields food { $food }, wood { $wood }, ore { $ore }.
view-token-up = Exploration token: { $token }.
view-token-known = Face-down exploration token, known to you: { $token }.
view-token-hidden = Face-down exploration token, back { $key }.
view-marker-there = Under marker { $key } of a defeated hero: { $rewards }.

# Players

view-player = { $player }
view-you = This is your seat.
view-faction = Faction: { $faction }.
view-no-faction = No faction yet.
view-eliminated = Eliminated.
view-runes-own = Runes in the areas of this seat: dragon { $dragon }, false { $false }.
view-runes-seen = Rune tokens in the areas of this seat: { $number }.
view-influence = Influence: { $number }.
view-dials = Dials: food { $food }, wood { $wood }, ore { $ore }.
view-orders = Order cards in hand: { $orders }.
view-used = Order cards used this year: { $orders }.
view-active = Active Order card: { $order }.
view-chosen = A choice has been made in secret.
view-tactics = { $number ->
    [0] No Tactics cards.
   *[other] Tactics cards: { $tactics }.
}
view-tactics-hidden = Tactics cards in hand: { $number }.
view-fresh = Drawn this season, not yet playable: { $tactics }.
view-quests = { $number ->
    [0] No Quest cards.
   *[other] Quest cards: { $quests }.
}
view-quests-hidden = Quest cards in hand: { $number }.
view-objective = Objective: { $objective }.
view-objective-hidden = A secret Objective.
view-strongholds-left = Strongholds in the supply: { $number }.
view-supply = Units in the supply

# Heroes

view-heroes = Heroes
view-hero = { $hero }
view-hero-of = Leader: { $player }. Area { $area }.
view-hero-routed = Routed.
view-hero-damage = Damage: { $number }.
view-hero-training = Training: strength +{ $strength }, agility +{ $agility }, wisdom +{ $wisdom }.
view-hero-rewards = Rewards: { $rewards }.

## Fate cards: the number, the destiny symbol and what each base shape does

fate-1 = 1
fate-2 = 2
fate-3 = 3
fate-4 = 4
fate-5 = 5
fate-6 = 6
fate-7 = 7
fate-8 = 8
fate-9 = 9
fate-10 = 10
fate-11 = 11
fate-12 = 12
fate-13 = 13
fate-14 = 14
fate-15 = 15
fate-16 = 16
fate-17 = 17
fate-18 = 18
fate-19 = 19
fate-20 = 20
fate-21 = 21
fate-22 = 22
fate-23 = 23
fate-24 = 24
fate-25 = 25
fate-26 = 26
fate-27 = 27
fate-28 = 28
fate-29 = 29
fate-30 = 30
fate-hidden = face-down card
    .destiny = face-down card
    .triangle = face-down card
    .rectangle = face-down card
    .hexagon = face-down card
    .circle = face-down card

## Scenes: moments that are shown step by step

scene-player = { $player }
    .you = you
scene-neutrals = the neutral units
scene-units = { $number ->
    [one] { $unit }
   *[other] { $number } { $unit-plural }
}

scene-battle = Battle in { $area }
scene-battle-lineup = Line-up
scene-battle-row = Round { $number }
scene-battle-start = Start of the battle
scene-battle-count = Strength
scene-battle-nobody = nobody
scene-battle-nobody-acts = Nobody acts in this round
scene-battle-no-units = no unit
scene-battle-against = { $attackers } against { $defenders }
scene-battle-now = Strength { $attack } to { $defence }
scene-battle-level = { $attack } to { $defence }: a tie goes to the defender
scene-battle-for = { $high } to { $low } for { $player }
    .you = { $high } to { $low } for you
scene-battle-for-neutrals = { $high } to { $low } for the neutral units
scene-battle-drew = { $units }: { $results }
scene-battle-no-hit = { $number ->
    [one] no hit
   *[other] { $number } cards, no hit
}
scene-battle-face-down = { $number ->
    [one] 1 card
   *[other] { $number } cards
}
scene-battle-rout = { $number ->
    [one] { $number } rout
   *[other] { $number } routs
}
scene-battle-damage = { $number } damage
scene-battle-special = { $number ->
    [one] { $ability }
   *[other] { $ability } ({ $number } times)
}
scene-battle-special-in-vain = { $ability }, no effect
scene-battle-raised = { $number ->
    [one] 1 Reanimate rises
   *[other] { $number } Reanimates rise
}
scene-battle-fell-routed = Routed: { $units }
scene-battle-fell-left = Leaves the battle: { $units }
scene-battle-fell-hurt = Wounded: { $units }
scene-battle-fell-lost = Lost: { $units }
scene-battle-would-win = { $player } would win
    .you = you would win
scene-battle-would-hold = { $player } would hold
    .you = you would hold
scene-battle-would-win-neutrals = the neutral units would win
scene-battle-would-hold-neutrals = the neutral units would hold
scene-battle-won = { $player } wins { $area } by { $number }
    .you = You win { $area } by { $number }
scene-battle-won-neutrals = The neutral units win { $area } by { $number }
scene-battle-held = { $player } holds { $area } by { $number }
    .you = You hold { $area } by { $number }
scene-battle-held-neutrals = The neutral units hold { $area } by { $number }
scene-battle-tie = { $player } holds { $area } in a tie
    .you = You hold { $area } in a tie
scene-battle-tie-neutrals = The neutral units hold { $area } in a tie
scene-battle-called-off = { $player } withdraws from { $area }
    .you = You withdraw from { $area }
scene-battle-would-have-won = { $player } would have won
    .you = you would have won
scene-battle-would-have-held = { $player } would have held
    .you = you would have held
scene-battle-would-have-won-neutrals = the neutral units would have won
scene-battle-would-have-held-neutrals = the neutral units would have held
scene-battle-because-bonus = { $what } decided it: without that it would have been { $attack } to { $defence }, and { $otherwise }.
scene-battle-because-row = { $row ->
    [0] The last moment decided it: before, at { $attack } to { $defence }, { $otherwise }.
   *[other] Round { $row } decided it: before, at { $attack } to { $defence }, { $otherwise }.
}
scene-battle-because-start = What was played before the first round decided it: before, at { $attack } to { $defence }, { $otherwise }.
scene-battle-because-even = It was not close: even without { $what } it would have been { $attack } to { $defence }.
scene-battle-because-margin = The lead never changed: { $first } to { $second } at the line-up, { $attack } to { $defence } at the end.
scene-battle-standing = Standing
scene-battle-bonuses = Bonuses
scene-battle-lost = Lost
scene-battle-routed = Routed
scene-battle-bonus-line = Hold the Line
scene-battle-bonus-banner = Banner of Terrinoth
scene-battle-bonus-stronghold = the stronghold
scene-battle-bonus-routed = routed, still counting: { $units }
scene-battle-stronghold = Stronghold { $number }
scene-battle-conquer = less { $number } by Conquer
scene-battle-walls = walls { $number }
scene-battle-stays = stays, stands up in Spring
scene-battle-retreats = retreats with the others
scene-battle-taken = { $area } now belongs to { $player }.
    .you = { $area } is yours.
scene-battle-taken-rune = { $number ->
    [one] { $area } now belongs to { $player }, with the rune token in it: the first one.
   *[other] { $area } now belongs to { $player }, with the rune token in it: { $number } now.
}
    .you = { $number ->
    [one] { $area } is yours, and the rune token in it: your first one.
   *[other] { $area } is yours, and the rune token in it: you hold { $number }.
}
scene-battle-retreat-to = { $number ->
    [one] 1 unit retreats to { $area } and lies routed there.
   *[other] { $number } units retreat to { $area } and lie routed there.
}
scene-battle-cannot-retreat = { $number ->
    [one] 1 unit finds no way out of { $area } and is destroyed.
   *[other] { $number } units find no way out of { $area } and are destroyed.
}
scene-battle-stronghold-falls = The stronghold of { $owner } falls; { $player } may put one there, damaged.
    .you = The stronghold of { $owner } falls. You may put your own there, damaged.

scene-duel = Duel in { $area }
scene-duel-opening = Opening
scene-duel-opens = The duel begins
scene-duel-round = Round { $number }
scene-duel-foes = the units
scene-duel-takes = { $number ->
    [0] unhurt
   *[other] takes { $number } damage
}
scene-duel-taken = { $number ->
    [0] { $who } stays unhurt
   *[other] { $who } takes { $number } damage
}
scene-duel-health = Health before
scene-duel-hurt = Damage taken
scene-duel-stopped = Prevented
scene-duel-left = Health left
scene-duel-prevents = prevents { $number }
scene-duel-won = { $hero } wins: { $loser } falls
    .you = Your { $hero } wins: { $loser } falls
scene-duel-both = Both heroes fall
scene-duel-drawn = No winner: both heroes stand
scene-duel-because-wounds = Old wounds decided it: { $hero } came with { $start } of { $of } health; unhurt before, { $left } would be left.
scene-duel-because-venom = The venom decided it: without it { $hero } would stand with 1 health left.
scene-duel-because-opening = It was decided before the first round: { $number } damage, and { $hero } had { $left } health left.
scene-duel-because-round = Round { $round } decided it: { $number } damage, and { $hero } had only { $left } health left.
scene-duel-because-both = Round { $round } felled both: { $hero } had { $left } health left, { $second } { $other }.
scene-duel-because-drawn = After four rounds { $hero } has { $left } of { $of } health left, { $second } { $other } of { $most }.

scene-test-cards = Fate cards
scene-test-draw = Draw
scene-test-symbol = Symbol
scene-test-choose = Choice
scene-quest = Quest: { $quest }
scene-quest-begins = Attempt
scene-quest-won = { $player } completes { $quest }
    .you = You complete { $quest }
scene-quest-failed = { $quest } is not completed
scene-quest-because = { $number ->
    [one] The only card drawn shows { $symbol }.
   *[other] The chosen one of { $number } cards shows { $symbol }.
}
scene-diplomacy = Diplomacy in { $area }
scene-diplomacy-joined = The neutral units of { $area } join { $player }
    .you = The neutral units of { $area } join you
scene-diplomacy-left = The neutral units leave { $area }
scene-diplomacy-refused = The neutral units of { $area } refuse
scene-diplomacy-because = { $number ->
    [one] The only card drawn shows { $symbol }.
   *[other] The chosen one of { $number } cards shows { $symbol }.
}

scene-season-card = The card
scene-season-all = All
scene-end = The end of the game
scene-end-runes = Dragon runes
scene-end-home = In their own realm
scene-end-enemy = In realms of others
scene-end-land = In the land between
scene-end-throne = Dragon Throne
scene-end-influence = Influence
scene-end-start = Starting influence
scene-end-won = { $player } wins the game
    .you = You win the game
scene-end-shared = { $players } share the victory
scene-end-by-runes = { $player } reached { $number } dragon runes first; { $second } had { $other }.
    .you = You reached { $number } dragon runes first; { $second } had { $other }.
scene-end-by-order = { $player } and { $second } reached { $number } dragon runes at once: whoever's turn it is wins, else the first in turn order.
    .you = You and { $second } reached { $number } dragon runes at once: whoever's turn it is wins, else the first in turn order.
scene-end-by-years = The last year is over: { $player } has { $number } dragon runes, { $second } { $other }.
    .you = The last year is over: you have { $number } dragon runes, { $second } { $other }.
scene-end-by-influence = { $number } dragon runes each: influence decided the tie, { $player } has { $influence }, { $second } { $other }.
    .you = { $number } dragon runes each: influence decided the tie, you have { $influence }, { $second } { $other }.
scene-end-by-start = { $number } dragon runes and equal influence: starting influence decided the tie, { $player } had { $start }, { $second } { $other }.
    .you = { $number } dragon runes and equal influence: starting influence decided the tie, you had { $start }, { $second } { $other }.
scene-end-by-nothing = { $number } dragon runes, { $influence } influence and { $start } starting influence each: no tie-break is left.
scene-end-as-last = Everybody else is out of the game: { $number } dragon runes were enough.

## Events: one thing after the other, each with its actor as "you", and a tag for the ring

event-setup-first-player = { $player } is First Player
    .you = You are First Player
event-setup-faction = { $player } plays { $faction }
    .you = You play { $faction }
    .all = All play a faction of their own
event-setup-tile = { $player } lays tile { $number }
    .you = You lay tile { $number }
    .all = All lay their tiles
event-setup-home = { $player } lays the home realm of { $faction }
    .you = You lay the home realm of { $faction }
    .all = All lay their home realms
event-setup-stronghold = { $player } puts the first stronghold in { $area }
    .you = You put your first stronghold in { $area }
    .tag = first stronghold
event-setup-unit = { $player } places { $unit-object } in { $area }
    .you = You place { $unit-object } in { $area }
    .all = All take their starting units
event-setup-hero = { $player } has a hero: { $hero }
    .you = You have a hero: { $hero }
    .all = All take a hero
event-setup-hero-area = { $player } places { $hero-object } in { $area }
    .you = You place { $hero-object } in { $area }
    .all = All place their heroes
event-season-begins = { $season } of year { $year } begins
event-season-card = The Season card: { $season_card }
event-spring = Tokens are removed, figures stand up, Order cards return
event-waters-freeze = The waters freeze: water borders are open
event-quest-phase-begins = The Quest Phase begins: heroes act
event-reveals-order = { $player } reveals { $order }
    .you = You reveal { $order }
    .all = All reveal their orders
event-turn-begins = { $player } resolves { $order }
    .you = You resolve { $order }
event-uses-bonus = { $player } uses the bonus of { $order }
    .you = You use the bonus of { $order }
event-plays-tactics = { $player } plays { $tactics }
    .you = You play { $tactics }
event-uses-title = { $player } uses the Title { $title }
    .you = You use the Title { $title }
event-activates = { $player } activates { $area }
    .you = You activate { $area }
    .tag = activated
event-declines-to-activate = { $player } activates nothing
    .you = You activate nothing
event-marches = { $player } sends { $unit-object } from { $origin }
    .you = You send { $unit-object } from { $origin }
event-hero-marches = { $player } sends { $hero-object } to { $area }
    .you = You send { $hero-object } to { $area }
event-arrives = { $player } arrives in { $area }: { $labels }
    .you = You arrive in { $area }: { $labels }
    .tag = { units-counted }
event-strategizes-unit = { $player } moves { $unit-object } from { $origin } to { $area }
    .you = You move { $unit-object } from { $origin } to { $area }
    .tag = from { $origin }
event-strategizes-hero = { $player } moves { $hero-object } from { $origin } to { $area }
    .you = You move { $hero-object } from { $origin } to { $area }
    .tag = from { $origin }
event-battle-begins = { $player } attacks { $area }
    .you = You attack { $area }
    .tag = battle
event-diplomacy-begins = { $player } talks to the neutral units in { $area }
    .you = You talk to the neutral units in { $area }
    .tag = diplomacy
event-neutrals-join = The neutral units in { $area } join { $player }
    .you = The neutral units in { $area } join you
    .tag = allies
event-chooses-battle = { $player } fights for { $area }
    .you = You fight for { $area }
    .tag = battle
event-chooses-retreat = { $player } retreats from { $area }
    .you = You retreat from { $area }
    .tag = retreat
event-retreat-to = { $number ->
    [one] 1 unit retreats to { $area }
   *[other] { $number } units retreat to { $area }
}
    .tag = routed
event-places-stronghold = { $player } puts a stronghold in { $area }
    .you = You put a stronghold in { $area }
    .tag = stronghold
event-builds-stronghold = { $player } builds a stronghold in { $area }
    .you = You build a stronghold in { $area }
    .tag = stronghold
event-repairs-stronghold = { $player } repairs the stronghold in { $area }
    .you = You repair the stronghold in { $area }
    .tag = repaired
event-builds-development = { $player } builds { $development-object } in { $area }
    .you = You build { $development-object } in { $area }
    .tag = { $development }
event-moves-runes = { $player } lays two runes anew: { $areas }
    .you = You lay two runes anew: { $areas }
event-harvests = { $player } harvests: { $resource } is now { $number }
    .you = You harvest: { $resource } is now { $number }
    .all = All set their dials
event-recruits = { $player } recruits { $units }
    .you = You recruit { $units }
event-places-recruit = { $player } places { $unit-object } in { $area }
    .you = You place { $unit-object } in { $area }
    .tag = recruits
event-rallies = { $player } rallies { $city } in { $area }
    .you = You rally { $city } in { $area }
    .tag = support
event-hires = { $player } hires { $hero-object }, who appears in { $area }
    .you = You hire { $hero-object }, who appears in { $area }
    .tag = new hero
event-looks-at-heroes = { $player } looks for a hero
    .you = You look for a hero
event-takes-title = { $player } takes the Title { $title }
    .you = You take the Title { $title }
event-gains-influence = { $player } gains { influence-counted }
    .you = You gain { influence-counted }
    .all = All gain influence
event-draws-tactics = { $player } draws { tactics-counted }
    .you = You draw { tactics-counted }
    .all = All draw Tactics cards
event-draws-quests = { $player } draws { quests-counted }
    .you = You draw { quests-counted }
event-bids = { $player } bids { influence-counted }
    .you = You bid { influence-counted }
    .all = All reveal their bids
event-bid-won = { $player } wins with a bid of { $number }
    .you = You win with a bid of { $number }
event-claims-objective = { $player } claims the Objective { $objective }
    .you = You claim the Objective { $objective }
event-gains-rune = { $player } gains a dragon rune: new tokens in { $areas }
    .you = You gain a dragon rune: new tokens in { $areas }
    .tag = new rune token
event-hero-moves = { $hero } moves to { $area }
    .you = Your { $hero } moves to { $area }
event-hero-rests = { $hero } does nothing
    .you = Your { $hero } does nothing
event-heals = { $hero } heals
    .you = Your { $hero } heals
event-hero-trained = { $hero } raises { $attribute-object } by { $number }
event-hero-defeated = { $hero } is defeated in { $area }
    .tag = defeated
event-challenges = { $hero } starts a duel in { $area }
    .you = Your { $hero } starts a duel in { $area }
    .tag = duel
event-attempts-quest = { $hero } attempts { $quest }
    .you = Your { $hero } attempts { $quest }
    .tag = quest
event-explores = { $hero } explores { $area }: { $token }
    .tag = { $token }
event-hunger = { $player } lacks food in { $area }
    .you = You lack food in { $area }
    .tag = hunger
event-destroyed = { $label } is destroyed in { $area }
    .tag = destroyed
event-routed = { $label } is routed in { $area }
    .tag = routed
event-drives-neutrals = { $player } drives neutral units from { $origin } to { $area }
    .you = You drive neutral units from { $origin } to { $area }
    .tag = driven here
event-eliminated = { $player } is out of the game
    .you = You are out of the game
event-unit-placed = { $player } places { $unit-object } in { $area }
    .you = You place { $unit-object } in { $area }
    .tag = new unit
event-trades = { $player } trades { $resource } for { $resources }
    .you = You trade { $resource } for { $resources }
event-won-by-runes = { $player } wins with { dragon-runes-counted }
    .you = You win with { dragon-runes-counted }
event-won-by-years = { $player } wins with { dragon-runes-counted }
    .you = You win with { dragon-runes-counted }
event-won-as-last = { $player } is the last in the game and wins
    .you = You are the last in the game and win

beat-gains-influence = { influence-counted }
beat-spends-influence = pays { $number } influence
beat-draws-tactics = { tactics-counted }
beat-draws-quests = { quests-counted }
beat-hero-hurt = { damage-counted }
beat-gains-reward = a Reward
beat-places-recruit = { $unit } in { $area }
beat-rallies-units = { units-counted }
beat-hires = { $hero }
beat-harvests = { $resource } { $number }
beat-retreat-to = retreat to { $area }
beat-destroyed = { $label } lost
beat-routed = { $label } routed
beat-stronghold-falls = the stronghold falls
beat-hero-flees = { $hero } flees
beat-loses-title = loses { $title }
beat-hero-healed = heals { $number }
beat-discards-tactics = discards { $tactics }
beat-council-marked = Wizards’ Council
beat-takes-rewards = { rewards-counted }
## How it plays: five pictures with a heading and a line each

how-1 = Order
    .line = Four seasons make a year. In each you choose one of eight Orders, in secret.
how-2 = March
    .line = Send your units into an area. Whoever lives there fights, or can be talked round.
how-3 = Fight
    .line = Fate cards decide a battle, shape by shape. The stronger army holds the area.
how-4 = Explore
    .line = In summer your heroes go on quests and come back with Rewards.
how-5 = Win
    .line = Dragon runes lie face down in areas. Whoever controls six of them wins at once.
how-spring = Spring
how-six-runes = six dragon runes

## Lessons of the guided first game: lessons.json. Words between ** are bold

lesson-goal = What wins
    .line = Six dragon runes
    .tell = Welcome to Runewars! You lead the Humans, in blue. Rune tokens lie in areas, and only their owner knows which are real. Whoever controls **six dragon runes** wins at once. You begin with { $dragons }, Bruno and Cora with as many.
    .do = Look at the rune in DA, where your stronghold stands. Then continue.
    .why = a false rune lies among your areas, too. Others must guess which of them are worth an attack.
    .free = Rune tokens lie in areas, and only their owner knows which are real. Whoever controls six dragon runes wins at once.
lesson-orders = Eight Orders
    .line = One each season, in secret
    .tell = Each season everybody chooses one **Order card** in secret. Low numbers act first. What you have played comes back only in spring, so a year is a plan of four Orders.
    .do = Choose Conquer, number 3: your units march, and they may fight.
    .why = you need land before anything else. An Order with a higher number than all that you have played this year gives a bonus as well.
    .good = All cards were revealed together. Cora and Bruno had lower numbers, so they went first.
    .peace = Strategize moves units without a fight. It is a quiet start.
    .march = Mobilize marches, too, and can do so twice if you earn its bonus. Conquer is the one for strongholds.
    .later = That Order is worth more once you have land. There is room for it later this year.
    .free = Each season everybody chooses one Order card in secret. Low numbers act first. What you have played comes back only in spring.
lesson-march = March
    .line = Activate an area and move in
    .tell = To march you **activate** an area, and then move units there from all around. In 7A, beside your home, lives { $hellhounds ->
        [one] a Hellhound
       *[other] a pack of { $hellhounds } Hellhounds
    }, and its land yields much food.
    .do = Activate 7A. Then send both Bowmen, the Knight and one Footman there, and finish with Done.
    .why = units in an activated area stay there until spring. So think about who goes and who keeps watch at home.
    .good = Now choose who goes: both Bowmen, the Knight and one Footman. Then Done.
    .stay = You may stay at home. But the land around you will be taken by others.
    .home = You can gather your units at home. Nobody fights there, and you gain no land.
    .empty = Empty land is yours without a fight, but it is guarded by whoever you leave there.
    .free = To march you activate an area, and then move units there from all around. Units in an activated area stay there until spring.
lesson-fight = Fight, or talk
    .line = Neutral units guard the land
    .tell = Neutral units belong to nobody, and they do not let you in for nothing. You can fight them, or spend **influence** on diplomacy: you draw a Fate card for each, and a gold symbol makes them your allies. You have { $influence }.
    .do = Your army is strong enough. Choose the battle.
    .why = four units against one are a good bet, and your influence will buy something better this year.
    .good = Your army has attacked. Look what the Fate cards have done.
    .talk = Diplomacy can win them over, but you would pay with influence that you need this year.
    .free = Neutral units do not let you in for nothing. You fight them, or spend influence on diplomacy and draw a Fate card for each.
lesson-battle = Fate decides
    .line = Shape by shape
    .tell = You won! A battle has five rounds, in the order of the units’ numbers. For each unit a **Fate card** was drawn, and the zone with its shape counted: damage, a rout, or its special. Who is left standing adds up to your strength: { $army } of your units hold 7A.
    .do = Look at 7A: it is yours now. Then continue.
    .why = archers strike in round 1, before most others can. That is why the Bowmen came along.
    .free = A battle has five rounds, in the order of the units’ numbers. For each unit a Fate card is drawn, and the zone with its shape counts. Who is left standing adds up to the strength.
lesson-heroes = Heroes
    .line = They act in summer
    .tell = It is summer, and **heroes** act. Andira Runehand is yours. She can move, heal or train, and at the end of her way she may attempt a quest. One of your Quest cards leads to **7B**, two steps away.
    .do = Let Andira move: first to DB, then to 7B.
    .why = heroes take part in no battle of armies. They win Rewards, and some Rewards are dragon runes.
    .good = Now step by step: to DB, then to 7B.
    .train = Training makes her stronger for later tests. The quest will wait for you until next summer.
    .rest = She rests. The quest will wait for you until next summer.
    .free = In summer heroes act: they move, heal or train, and at the end of their way they may attempt a quest of yours.
lesson-quest = Quests
    .line = Test an attribute, win a Reward
    .tell = Andira has come to the place of **The Buried Legion**. A quest tests an attribute, here strength: you draw as many Fate cards as she has of it and choose one. Gold is best, red fails.
    .do = Attempt the quest. Then choose the card with the better symbol.
    .why = silver is enough here for a Reward. Reward cards are items, allies, and now and then a dragon rune.
    .good = Look at the symbols on the cards and choose the better one.
    .wait = She waits. You can try it next summer, if nobody chases her away.
    .free = A quest tests an attribute of your hero: you draw as many Fate cards and choose one. Gold is best, red fails. Whoever succeeds wins a Reward.
lesson-harvest = Harvest
    .line = Your land turns the dials
    .tell = Three **dials** say how much food, wood and ore you have: { $food }, { $wood } and { $ore } now. They are turned up only when you **Harvest**: then they show what all your areas yield together, 7A included.
    .do = Choose Harvest, number 4. Then use its bonus and build Resources at your stronghold.
    .why = 4 is higher than 3, so you earn the bonus. And food decides how many units you can feed in winter.
    .good = Your food has grown. Use the bonus now: a development at your stronghold costs 1 wood.
    .later = You may. But until you Harvest, the land that you have won feeds nobody.
    .free = Dials say how much food, wood and ore you have. They are turned up when you Harvest, to what all your areas yield together.
lesson-bid = Influence
    .line = Bid for the Council’s favor
    .tell = It is fall. This Season card gives a **dragon rune** to whoever bids the most influence. All bid in secret, and everybody pays what they have bid. You have { $influence }.
    .do = Bid all { $influence }. Then finish with Done: keep your false rune, it misleads the others.
    .why = you have { $dragons } dragon runes and need six. Half a victory for a handful of influence is cheap.
    .good = You have won the bid, and a dragon rune. First you might throw away a false rune: keep it.
    .nothing = You keep your influence, and somebody else gets the rune.
    .less = Somebody may bid one more than you, and then you have paid for nothing.
    .free = On some Season cards all bid influence in secret. The highest bid wins, and everybody pays what they have bid.
lesson-rune = A third rune
    .line = Hide it where you are strong
    .tell = You have { $dragons } dragon runes, and here is another one. It goes into an area without a rune, and a **false rune** into another, both face down: nobody but you knows which is which.
    .do = Put the dragon rune into 7A. Then put the false one into 7C, and take influence.
    .why = { $army } of your units stand in 7A. A rune counts only for whoever controls its area.
    .good = Now the false rune: 7C will do. After that, fall gives you 2 influence or a Tactics card.
    .away = It lies there until somebody controls that area. You will have to conquer it yourself.
    .free = A new dragon rune goes into an area without one, and a false rune into another, both face down. It counts for whoever controls the area.
lesson-recruit = Recruit
    .line = Dials give units
    .tell = Your food stands at { $food }. **Recruit** gives you the units that one of your dials shows; its bonus gives you those of a second dial. 5 is higher than { $last }, so the bonus is yours again.
    .do = Choose Recruit, number 5. Take what food gives, then use the bonus with ore.
    .why = food gives many Footmen, ore gives Knights. New units appear at your stronghold.
    .good = Choose food first. Then use the bonus and choose ore.
    .later = You may. Your army stays as small as it is until you Recruit.
    .free = Recruit gives you the units that one of your dials shows. With its bonus you get those of a second dial, too.
lesson-winter = Winter
    .line = As many units as you have food
    .tell = It is **winter**: no area may hold more of your units than your food shows. You have { $food } food, and { $units } units stand in DA. Two of them must go.
    .do = Let two Footmen go. Knights are harder to replace.
    .why = spread your units over several areas before winter, or Harvest more food. Water freezes, too: you can march across it now.
    .good = Bruno loses even more. Winter is hard on large armies.
    .dear = A Knight is worth more than a Footman, but the choice is yours.
    .free = In winter no area may hold more of your units than your food shows; what is too much goes. And water freezes: units can cross it.
lesson-fortify = Strongholds
    .line = Hold what you have
    .tell = { $army } units guard 7A and its dragon rune. A **stronghold** adds 5 to their strength when they are attacked, and units can be recruited there. It costs 1 wood and 1 ore: you have { $wood } and { $ore }.
    .do = Choose Fortify, number 8. Then build in 7A and finish with Done.
    .why = 8 is the highest number and comes last. Nobody can disturb you in this season after that.
    .good = Now build in 7A, then Done.
    .later = You may. Until you Fortify, 7A is held by its units alone.
    .free = A stronghold adds 5 to your strength when you are attacked, and units can be recruited there. Fortify builds one for 1 wood and 1 ore.
lesson-objective = Your secret Objective
    .line = One more dragon rune
    .tell = A new year! Your used Order cards come back. You also have a secret **Objective**: whoever fulfils his gains a dragon rune. This Season card lets you draw a second one and keep the better of the two.
    .do = Draw an Objective, read both and keep the one that you can reach. That was the last lesson.
    .why = you have { $dragons } dragon runes of six: half the way in one year. Play on with Bruno and Cora as long as you like.
    .good = That was the last lesson: you know the seasons, the Orders and what wins. Play on as long as you like!
    .free = Everybody has a secret Objective: whoever fulfils his gains a dragon rune. That was the last lesson: play on as long as you like.

## Outlooks: what a choice would bring; at most 90 characters each

counted-unit = { $number ->
    [1] { $thing }
   *[other] { $number } { $thing-many }
}
    .against = { $number ->
        [1] { $thing }
       *[other] { $number } { $thing-many }
    }
odds = { $percent ->
    [101] over 99 %
    [102] under 1 %
   *[other] { $percent } %
}
odds-two = { $percent2 ->
    [101] over 99 %
    [102] under 1 %
   *[other] { $percent2 } %
}
odds-gold = { $gold ->
    [101] over 99 %
    [102] under 1 %
   *[other] { $gold } %
}
odds-silver = { $silver ->
    [101] over 99 %
    [102] under 1 %
   *[other] { $silver } %
}
odds-red = { $red ->
    [101] over 99 %
    [102] under 1 %
   *[other] { $red } %
}
units-there = { $units ->
    [one] { $units } unit
   *[other] { $units } units
}
arrived-counted = { $arrived ->
    [one] { $arrived } unit
   *[other] { $arrived } units
}
beside-rival = { $standing ->
    [1] { $gap } more than { $rival }
    [2] level { $rival-with }
   *[3] { $gap } fewer than { $rival }
}
beside-army = { $near ->
    [0] no rival is beside it
   *[other] { $rival } has { $near } in { $origin } beside it
}
who-is-there = { $who ->
    [0] nobody is there
    [1] yours, { units-there }
    [2] { $units ->
        [one] { $units } neutral unit
       *[other] { $units } neutral units
    }
   *[3] { $rival-of }’s, { units-there }
}
strength-now = { $mine } to { $theirs }

outlook-nothing = Nothing changes now.
outlook-goes-on = Nothing is handed over or used; the hero acts.
outlook-area = { $area }: { who-is-there }.
outlook-spend = You would have { $influence } influence, { beside-rival }.
outlook-gain-influence = You would have { $influence } influence, { beside-rival }.
outlook-draw-tactics = { $number ->
    [one] { $number } unseen Tactics card
   *[other] { $number } unseen Tactics cards
} of { $deck }: you would hold { $hand } of at most { $most }.
outlook-draw-quests = { $number ->
    [one] { $number } unseen Quest card
   *[other] { $number } unseen Quest cards
}: you would hold { $hand } and may keep { $most }.

outlook-faction = Starts with { $units } units, { $influence } influence and { $tactics ->
    [one] { $tactics } Tactics card
   *[other] { $tactics } Tactics cards
}; alignment: { $alignment }.
outlook-tile = { $areas } areas: food { $food }, wood { $wood }, ore { $ore }; city sites: { $cities }; neutral units: { $units }.
outlook-lay = It would touch the map along { $edges ->
    [one] { $edges } edge
   *[other] { $edges } edges
} with its { $areas } areas.
outlook-marker = { $steps ->
    [0] The first marker; it touches the map along { $edges } edges.
   *[other] { $steps } steps from the nearest marker; it touches the map along { $edges } edges.
}
outlook-home = Within two steps: { $areas } areas with food { $food }, wood { $wood }, ore { $ore }; city sites: { $cities }.
outlook-confirm = All { $number } markers stay; the factions take them one by one.
outlook-restart = All { $number } markers come back and are placed anew.
outlook-first-stronghold = Strength 5 in defence of { $area }, which borders { $borders } areas outside your realm.
outlook-first-unit = { $area } would hold { $total } of at most { $most } units; { $left } more to place.
outlook-first-false = A false rune in { $area }, which borders { $borders } areas of other tiles.
outlook-first-dragon = A dragon rune in { $area }: { units-there }, borders { $borders } areas of other tiles.

outlook-bid = { $standing ->
    [1] Nobody can outbid you; you would have { $left } influence left.
    [2] { $rival } could still bid as much; you would have { $left } influence left.
   *[3] { $rival } could bid up to { $most }; you would have { $left } influence left.
}
outlook-winner-you = You win “{ $season_card }” for { $amount } influence.
outlook-winner = { $rival } wins “{ $season_card }” for { $amount } influence.
outlook-draw-objective = An unseen Objective of { $deck }; you keep one of the two.
outlook-keep-objective = { $met ->
    [1] Its condition is met now: you could claim a dragon rune in your turn.
   *[0] Its condition is not met yet; the other card returns to the deck.
}
outlook-pay-hero = { $hero } stays with you; { $influence } influence left, { beside-rival }.
outlook-champions = { $number ->
    [one] { $number } unseen hero
   *[other] { $number } unseen heroes
}, you keep one; { $influence } influence left, { beside-rival }.
outlook-joins = { $number ->
    [1] { $unit } joins
   *[other] { $number } { $unit-many } join
} { $here } in { $area }: { $total } of at most { $most } units.
outlook-lose-city = { $city } leaves the game; { $area }: { who-is-there }.
outlook-rune-there = A dragon rune known to all in { $area }: { who-is-there }.
outlook-unit-kind = { $unit }: initiative { $initiative }, health { $health }; next you choose the area.
outlook-rune-from = { $rune ->
    [1] You know it: the false rune in { $area } moves away.
    [2] You know it: the dragon rune in { $area } moves away.
   *[other] A rune that you do not know moves away from { $area }.
}
outlook-rune-to = To { $area }: { who-is-there }.
outlook-look = { $known ->
    [1] You know the token in { $area } already.
   *[0] You alone will see what lies in { $area }: { who-is-there }.
}
outlook-lose-unit = { $label } is destroyed: { $left } left in { $area }.
outlook-rout-unit = { $label } lies routed until Spring: { $left } still stand in { $area }.
outlook-stand-unit = Stands again and may move and fight: { $unit }.
outlook-repair-free = The stronghold in { $area } counts 5 in defence again, not 3.
outlook-carry = { $hero } would carry { $number ->
    [one] { $number } Reward
   *[other] { $number } Rewards
}.
outlook-give-up = { $reward } is gone; you then take { $influence } influence or { $number } Tactics cards.
outlook-discard-rune = The false rune in { $area } is shown and gone: { $number ->
    [one] { $number } rune token
   *[other] { $number } rune tokens
} left in your areas.
outlook-pass-card = { $tactics } goes to { $rival-whom }; { $number ->
    [one] { $number } card stays
   *[other] { $number } cards stay
} in your hand.

dial-means = { $food ->
    [1] { $to ->
        [one] { $to } unit
       *[other] { $to } units
    } in an area survive the Winter
   *[other] recruits { $units ->
        [one] { $units } unit
       *[other] { $units } units
    }
}
outlook-dial = { $resource-title } { $from } to { $to }: { dial-means }.
outlook-trade = { $resource-title } { $from } to { $to }, { $resource2 } { $from2 } to { $to2 }: { $food ->
    [1] { $to2 ->
        [one] { $to2 } unit
       *[other] { $to2 } units
    } in an area survive the Winter
    [-1] { $to ->
        [one] only { $to } unit
       *[other] only { $to } units
    } in an area survive the Winter
   *[0] { $resource2 } would recruit { $units ->
        [one] { $units } unit
       *[other] { $units } units
    }
}.

outlook-keep-hero = { $quests ->
    [0] No quest in your hand tests this hero
    [1] { $quest-head } in { $area } { odds }
   *[2] { $quest-head } in { $area } { odds }, { $quest2-brief } in { $area2 } { odds-two }
}; { $homes ->
    [0] finds no stronghold
    [1] stands in { $area3 }
    [2] stands in { $area3 } or { $area4 }
   *[other] stands at one of { $homes } strongholds
}.
quest-near = { $quests ->
    [0] no quest can be reached
   *[other] { $quest } { $steps ->
        [0] here
        [one] { $steps } step away
       *[other] { $steps } steps away
    }{ $tested ->
        [1] , { odds }
       *[0] {""}
    }
}
outlook-place-hero = From { $origin }: { quest-near }.
outlook-hero-acts = Health { $health } of { $most }; { quest-near }.
outlook-hero-move = Up to { $range } areas, then a duel or a quest; { quest-near }.
outlook-hero-step = Step { $moved } of { $range }; { quest-near }.
outlook-hero-stop = Stays in { $origin }: { quest-near }.
outlook-hero-rests = { $hero } stays in { $area } with health { $health } of { $most }.
outlook-heal = { $damage } damage is healed: health { $most } of { $most }.
outlook-train = Two attributes rise by 1, or one by 2; the hero stays where he is.
outlook-trained = { $attribute-title } { $from } to { $to }{ $both ->
    [1] , { $attribute2 } { $from2 } to { $to2 }
   *[0] {""}
}{ $quests ->
    [0] ; no quest in your hand gets easier.
   *[other] : { $quest } { odds }, then { odds-two }.
}
harm-none = red costs nothing
harm-wound = red costs 1 health
harm-wounds = red costs 2 health
harm-levy = red costs 1 influence
harm-wound-flee = red costs 1 health and a retreat
outlook-quest-test = { $attribute-title } { $number }: { $symbols ->
    [1] gold alone brings a Reward
   *[other] gold or silver brings 1 Reward
}, { odds }; { $harm }.
outlook-quest-duel = A duel with { $units-joined }; your hero has health { $health } of { $most }.
outlook-quest-paid = 1 Reward for { $price } influence; { $influence } left, { beside-rival }.
outlook-duel = Health { $health } against { $theirs }; the loser gives up all Rewards: theirs are { $rewards }.
outlook-steal = Gold { odds-gold }: a Reward; silver { odds-silver }: a look; red { odds-red }: 1 damage.
outlook-steal-symbol = { $destiny ->
    [0] Gold: one of the Rewards, at random, changes hands.
    [1] Silver: you look at the face-down Rewards.
   *[2] Red: Silhouette takes 1 damage.
}
outlook-take-rewards = { $number ->
    [one] { $number } Reward comes
   *[other] { $number } Rewards come
} to this hero.
outlook-leave-rewards = The Rewards stay there for whoever comes.
outlook-hero-leaves = The hero leaves you; you keep { $number }.
outlook-desert = { $hero } leaves with { $rewards ->
    [0] no Reward
    [one] { $rewards } Reward
   *[other] { $rewards } Rewards
}; you keep { $number ->
    [one] { $number } hero
   *[other] { $number } heroes
}.
effect-reward = 1 Reward
effect-wound = 1 damage
effect-wounds = 2 damage
effect-rout = the hero lies routed
effect-influence = 1 influence
effect-influences = 2 influence
effect-levy = 1 influence lost
effect-tactics = 1 Tactics card
effect-buy = a Reward for 1 influence
effect-rewards = 1 of 2 Rewards
effect-unit = 1 unit
effect-rune = a look at a rune
effect-neutrals = neutral units routed
effect-flee = the hero retreats
effect-none = nothing happens
outlook-symbol-brings = { $done ->
    [1] Completes the quest ({ $symbol }): { $effects }.
   *[0] The quest stays open ({ $symbol }): { $effects }.
}
outlook-symbol = This card counts as { $symbol }.
outlook-new-fate = { $number ->
    [one] { $number } new card
   *[other] { $number } new cards
}: gold { odds-gold }, silver { odds-silver }, red { odds-red }; the old ones are gone.
outlook-buy-reward = An unseen Reward for { $price } influence; { $influence } left, { beside-rival }.
outlook-wounded = { $health ->
    [0] { $hero } is defeated.
   *[other] { $hero } has health { $health } of { $most } left.
}
outlook-lose-reward = { $hero } takes no further damage and keeps { $number ->
    [one] { $number } Reward
   *[other] { $number } Rewards
}.
outlook-keep-reward = { $reward-short }
outlook-use-reward = { $reward-short }
outlook-hero-flees = { $hero } goes to { $area }, { $steps ->
    [0] to your stronghold
    [one] { $steps } step from your stronghold
   *[other] { $steps } steps from your stronghold
}.
outlook-duel-card = This card shows in its circle: { $fate-circle }.
outlook-duel-hit = { $foes ->
    [0] { $hero } takes { $number } more damage, with health { $health } of { $most } now.
   *[other] { $number } more damage to the { $foes ->
        [one] unit
       *[other] { $foes } units
    } of the quest.
}
outlook-duel-unstable = { $foes ->
    [0] 2 damage to { $hero }, health { $health } of { $most }; 1 to Carthos.
   *[other] 2 damage to the units of the quest; 1 to Carthos.
}
outlook-duel-target = The next damage goes to this unit of { $number }: { $label }.
outlook-hero-bid = { $number ->
    [one] { $number } unseen hero of { $deck }
   *[other] { $number } unseen heroes of { $deck }
}, you keep one; { $influence } influence left.
outlook-rout-neutrals = { $units ->
    [one] { $units } neutral unit lies
   *[other] { $units } neutral units lie
} routed here until Spring.

bonus-lost = No bonus: you have played { $highest ->
    [8] an 8
   *[other] a { $highest }
} this year.
stays-or-moves-food = { $food-same ->
    [1] Food stays { $food }
   *[0] Food { $food } to { $food-to }
}
stays-or-moves-wood = { $wood-same ->
    [1] wood stays { $wood }
   *[0] wood { $wood } to { $wood-to }
}
stays-or-moves-ore = { $ore-same ->
    [1] ore stays { $ore }
   *[0] ore { $ore } to { $ore-to }
}
outlook-order-strategize = { $units ->
    [one] { $units } standing unit may
   *[other] { $units } standing units may
} go one step. { $bonus ->
    [1] Bonus: { $cards ->
        [0] no Tactics card
        [one] { $cards } Tactics card
       *[other] { $cards } Tactics cards
    }.
   *[0] { bonus-lost }
}
outlook-order-mobilize = March into 1 of { $areas } areas, { $others } not yours. { $bonus ->
    [1] Bonus: into a second one.
   *[0] { bonus-lost }
}
outlook-order-conquer = March into 1 of { $areas } areas, { $others } not yours. { $bonus ->
    [1] Bonus: strongholds count 3 less.
   *[0] { bonus-lost }
}
outlook-order-harvest = { stays-or-moves-food }, { stays-or-moves-wood }, { stays-or-moves-ore }. { $bonus ->
    [1] Bonus: build for 1 wood.
   *[0] { bonus-lost }
}
outlook-order-recruit = One dial: { $food } units by food, { $wood } by wood, { $ore } by ore. { $bonus ->
    [1] Bonus: a second dial.
   *[0] { bonus-lost }
}
outlook-order-rally = { $cities ->
    [0] You control no city.
    [one] One benefit of { $cities } city.
   *[other] One benefit of each of { $cities } cities.
} { $bonus ->
    [1] Bonus: a hero for influence.
   *[0] { bonus-lost }
}
outlook-order-power = Influence { $influence }, { beside-rival }. { $bonus ->
    [1] Bonus: a Title.
   *[0] { bonus-lost }
}
outlook-order-fortify = Build (1 wood, 1 ore), repair, move runes; { $left ->
    [one] { $left } stronghold
   *[other] { $left } strongholds
} left. It has no bonus.
outlook-bonus-mobilize = { $battles ->
    [0] A second area to march into; a battle is still allowed.
   *[other] A second area to march into, without another battle.
}
outlook-bonus-harvest = Your developments pay; then you may build for 1 of { $wood } wood.
outlook-bonus-recruit = A second dial brings its units, another one than before.
outlook-bonus-rally = Up to 3 of { $deck } unseen heroes, 1 influence each; you have { $influence }, one stays.
outlook-bonus-power = A Title from { $least } influence on; you have { $influence }.
outlook-skip = The bonus is lost; the card ends.
outlook-order-ends = The order ends here.
outlook-no-march = No unit marches; the order ends without its bonus.
outlook-activate = { $who ->
    [0] { $named ->
        [1] Empty: no battle. In reach: { $foes-counted }.
       *[0] Empty: no battle. In reach: { $coming } units.
    }
    [1] { $named ->
        [1] Yours, { $there } there. In reach: { $foes-counted }.
       *[0] Yours, { $there } units there. In reach: { $coming } units.
    }
    [2] { $named ->
        [1] { $units-counted }: battle or diplomacy. In reach: { $foes-counted }.
       *[0] { $there } neutral units: battle or diplomacy. In reach: { $coming } units.
    }
   *[3] { $rival-of }’s: { $there ->
        [one] { $there } unit
       *[other] { $there } units
    }{ $strength ->
        [0] {""}
       *[other] {" "}and a stronghold of { $strength }
    }. In reach: { $coming ->
        [one] { $coming } unit
       *[other] { $coming } units
    }.
}
outlook-march = { arrived-counted } would have come to { $area } ({ who-is-there }); { $left } left in { $origin }.
outlook-arrive = { $who ->
    [0] { arrived-counted } take { $area } without a battle and stay until Spring.
    [1] { arrived-counted } more in { $area }; they stay until Spring.
    [2] { arrived-counted } against { $units } neutral: next you choose battle or diplomacy.
   *[3] A battle with { $rival }: { arrived-counted } against { $units }{ $strength ->
        [0] {""}
       *[other] {" "}and a stronghold of { $strength }
    }; a tie goes to { $rival }.
}
outlook-regroup = { $area } would hold { $total } of at most { $most }; { $left ->
    [one] { $left } unit stays
   *[other] { $left } units stay
} in { $origin }.
outlook-portal = All Magic Portals are one step apart now; { $influence } influence left.
outlook-battle = { $named ->
    [1] { $units-joined } against { $foes-joined }: you win in { odds }; a tie goes to them.
   *[0] { $own } units against { $others } neutral: you win in { odds }; a tie goes to them.
}
outlook-diplomacy = With { $number } influence: join you { odds-gold }, leave { odds-silver }, refuse { odds-red }.
outlook-talks = They join you { odds-gold }, they leave { odds-silver }, fight or retreat { odds-red }.
outlook-talks-symbol = { $destiny ->
    [0] Gold: { units-there } in { $area } join your { arrived-counted }.
    [1] Silver: { units-there } leave { $area }; you hold it with { arrived-counted }.
   *[2] Red: they refuse; your { arrived-counted } must fight or retreat.
}
outlook-turn-back = Retreat from { $area } with { arrived-counted }, routed; the influence is spent.
outlook-development = { $development-short } Wood { $from } to { $to }.
outlook-remove-development = The place in { $area } is free for another development.
outlook-recruit = { $resource-title } { $number } brings { $named ->
    [1] { $units-joined }.
   *[0] no unit.
}
outlook-recruit-place = { $area } would hold { $total } of at most { $most }, { $left } more to place; { beside-army }.
outlook-replace = { $label } is destroyed in { $area } and recruited anew; { $left } stay there.
outlook-forfeit = No unit is destroyed; this recruit is lost.
outlook-city = { $number ->
    [one] { $number } benefit
   *[other] { $number } benefits
} to choose one from.
outlook-title = { $title-short } It costs { $cost } of your { $influence } influence.
outlook-title-held = { $title-short } You take it from { $rival-of } for { $cost } of { $influence }.
outlook-title-amount = Whoever takes it next pays { $next } or more; you keep { $influence }, { beside-rival }.
outlook-build = Strength 5 in defence; wood { $wood }, ore { $ore } left, { $left } of { $most } to build; { beside-army }.
outlook-repair = { $area } counts 5 in defence, not 3; ore { $from } to { $to }.
outlook-remove = { $area } loses its walls; { units-there } stay, { beside-army }.
outlook-runes = Two of your runes may change places; only you know whether they did.
outlook-rune-taken = { $false ->
    [1] The false rune in { $area }
   *[0] A dragon rune in { $area }
}; { beside-army }.
outlook-runes-stay = The runes stay; others cannot know.
outlook-runes-swap = The runes change places; others cannot know.
outlook-dragon-at = { $mine ->
    [1] { $runes } of { $goal } dragon runes; { units-there } in { $area }, { beside-army }.
   *[0] In { $area }, which is not yours: you stay at { $runes } of { $goal } dragon runes.
}
outlook-false-at = { $instead ->
    [1] A false rune in { $area } instead; { beside-army }.
   *[0] A false rune in { $area } that others cannot tell apart; { beside-army }.
}
outlook-claim = One dragon rune: you would have { $runes } of { $goal }.
outlook-keep-secret = Your Objective stays secret; you may meet it again later.

outlook-survives = The { $unit } survives with { $health } of { $most } health: strength stays { $mine } to { $theirs }.
outlook-destroyed = The { $unit } is destroyed: strength { strength-now } instead of { $was } to { $were }.
outlook-routed = The { $unit } lies routed: strength { strength-now } instead of { $was } to { $were }.
outlook-strike = { $own ->
    [1] Yours, { $label }: strength { strength-now } instead of { $was } to { $were }.
   *[0] Theirs, { $label }: strength { strength-now } instead of { $was } to { $were }.
}
outlook-hurt = { $dies ->
    [1] Destroyed: { $label }. Strength { strength-now } instead of { $was } to { $were }.
   *[0] 1 damage, it survives: { $label }. Strength stays { strength-now }.
}
outlook-fury = One Berserker for 2 damage: strength { strength-now } before it strikes.
outlook-rain = { $number ->
    [one] You lose { $number } unit
   *[other] You lose { $number } units
}: strength { strength-now } instead of { $was } to { $were }.
outlook-no-ability = Strength stays { strength-now }.
outlook-battle-goes-on = You use nothing; the battle goes on at strength { strength-now }.
outlook-fortification = The token is used up against the attacker; strength is { strength-now } now.
outlook-draw-fate = { $number ->
    [one] { $number } unseen Fate card
   *[other] { $number } unseen Fate cards
} for { $number ->
    [1] this unit
   *[other] these units
}; strength { strength-now } now.
outlook-support = { $unit-plural } draw { $number } Fate cards and drop one.
outlook-no-support = No hero supports a type of units.
outlook-drop = This card does nothing; { $number ->
    [one] { $number } card counts
   *[other] { $number } cards count
}.
outlook-retreat = { $number ->
    [one] { $number } unit joins
   *[other] { $number } units join
} { $here } there: { $total } of at most { $most }, next to { $origin }.
outlook-retreat-hero = The hero goes to { $area }, { $steps } steps from your stronghold.
outlook-leaves = { $label } leaves the battle: strength { strength-now } instead of { $was } to { $were }.
outlook-surplus = { $label } goes back: { $area } holds no more than 8 units.
outlook-stronghold = Strength { $strength } in defence, a place for recruits; { $left } of { $most } left to build.
outlook-no-stronghold = The area stays open: no strength in defence, no place for recruits.

outlook-play = { $tactics-short } { $number ->
    [0] Your last card.
    [one] { $number } card stays.
   *[other] { $number } cards stay.
}
outlook-pass = { $number ->
    [0] You use nothing.
    [one] You use nothing; { $number } Tactics card stays in your hand.
   *[other] You use nothing; { $number } Tactics cards stay in your hand.
}
outlook-redraw = Everybody sees it; you draw an unseen Objective and shuffle this one in.
outlook-demolish = The location in { $area } is gone for everybody.
outlook-discard-card = { $tactics } is gone; you keep { $number } of at most { $most } cards.
outlook-discard-quest = You keep { $number ->
    [one] { $number } Quest card
   *[other] { $number } Quest cards
}.
outlook-discard-reward = { $reward } is gone.
outlook-accord = { $number ->
    [one] { $number } unseen card
   *[other] { $number } unseen cards
} each: you would hold { $hand }, { $rival } { $theirs }.
outlook-rumor = { $rival } cannot march into { $area } before Spring.
outlook-order-back = { $highest ->
    [0] It is as if you had used no card this year.
   *[other] The highest card that counts this year is { $highest }.
}
outlook-quick = { $unit-plural } draw at initiative 1 instead of { $initiative }.
outlook-lies-down = Lies routed and counts no more: { $label }.
outlook-insist = The duel takes place; you keep { $number ->
    [one] { $number } card
   *[other] { $number } cards
}.
outlook-dies = Destroyed: { $label }.
outlook-stands-up = { $hero } lets routed units stand again and fight.

## Cards that are offered

board-show-offer = Show the offer
board-offer-quests = Your quests: { $hero }
board-offer-fate = { $number ->
    [one] { $number } card is
   *[other] { $number } cards are
} in the Fate deck: { $gold } gold, { $silver } silver, { $red } red. The best drawn counts.
board-offer-test = Test of { $attribute }, { $number ->
    [one] { $number } card.
   *[other] { $number } cards.
}
board-offer-success = completed in { $odds }
board-offer-failed = nothing, the card stays
board-hard-1 = easy to play
board-hard-2 = asks for plans
board-hard-3 = for the daring
board-health = health
