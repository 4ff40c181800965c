# Battalia: everything that is shown at the table, in English.
#
# The forms of names are their attributes: a message about a card (`card`) can use $card and $card-object, one about a
# type or rank (`type`) also $type-plural and $type-many. What can be laid (`item`) is a card or what it stands for;
# composed items are put together by the messages `joint-...`. `.class` of a card tells texts what it is.

## The game

game-name = Battalia
game-line = Build roads and cities from your own growing deck of cards, send heroes through the stormgates, and hold the greatest cities of the map, alone or with allies.
game-motto = Roads, cities, heroes: whose creation will last?

## Options of a new game

setting-mode = Mode
    .description = Advanced adds hero cards, heroic also harder neutral cities, attacks by all heroes and veterans.
setting-mode-basic = Basic
setting-mode-advanced = Advanced
setting-mode-heroic = Heroic
setting-alliances = Alliances
    .description = Teams take their turns together and win together; for 4, 5 or 6 players.
setting-team-size = Team size
    .description = With six players: three teams of two, or two teams of three.
setting-team-size-2 = Two
setting-team-size-3 = Three
setting-valley = Royal Valley
    .description = Two valleys to explore in the middle of the map, joined by a pass or a bridge; for 4 to 6 players.
setting-valley-off = Without
setting-valley-pass = Mountain Pass
setting-valley-bridge = Royal Bridge
setting-map = Map
    .description = The extended map has seven rows of eleven squares; five and six players always use it.
setting-map-standard = Standard
setting-map-extended = Extended
setting-draft = Draft
    .description = You choose your first units from packets that go round, instead of being dealt them.
setting-gates = Stormgates
    .description = Gates that carry heroes across the map, each time with a storm effect.
setting-royals = Royals
    .description = Large decks bring a Queen and a King at checkpoints.
setting-markets = Marketplaces
    .description = Tokens on roads where cards are traded, with chests and star dust.
setting-fate = Fate cards
    .description = Three cards that can be drawn in place of a Great Artefact.
setting-neutral-metamorphia = Metamorphia
    .description = A neutral character who gives something on each kind of land.
setting-neutral-bilkarr = Bilkarr
    .description = A neutral character who crosses the map and sells elixirs.
setting-fanatics = Fanatics
    .description = Eight universal units that count twice for a sacrifice.
setting-unbound = Unbound
    .description = Eight universal units that come without a supply.
setting-krycek-original = Original Lost Scroll
    .description = The Lost Scroll of Kry-Cek calls a neutral character instead of a card from limbo.
setting-attack-limit = Attack limit
    .description = With five players: the team of three attacks at most twice in a turn.
setting-end-map-fill = Full map ends the game
    .description = Whether the game ends when the last empty square is filled.
setting-factions = Factions of the pool
    .description = Which factions make up the pool; without a list chance decides.
setting-factions-bar = Bärfolk
setting-factions-clo = Cloudborn
setting-factions-emb = Emberians
setting-factions-isl = Islanders
setting-factions-wol = Wolfsclan
setting-factions-sun = Sunblessed

## Numbers of things

cards-counted = { $number ->
    [one] { $number } card
   *[other] { $number } cards
}
supplies-counted = { $value ->
    [one] { $value } supply
   *[other] { $value } supplies
}

## Decisions: what is asked

prompt-faction = Choose your faction.
    .why = Each is at home in one kind of land and has one ability of its own.
    .first = Every faction can win; choose what you like to do.
prompt-startcity = Choose your starting city.
    .why = Here you have a city of level 1 and your first hero.
    .first = Near a neutral city or a gate there is more to gain.
prompt-draft = Take a unit from the packet.
    .why = The rest goes on to the next player.
    .first = Units of one faction make cohorts and give morale.
prompt-start = Announce a cohort, change your hand, or neither?
    .why = A cohort of three or more brings new cards; changing brings five others.
    .first = Three cards of one faction are worth showing.
prompt-cohort = Show universal cards too, or go on.
    .why = They count as the faction of the cohort; you draw two cards fewer than shown.
    .first = Each card shown is one more to draw.
prompt-main = Choose an action, or pass.
    .why = Lay as many lines as your cards allow; what is left goes into the shelter.
    .first = Hire and acquire first: your deck grows with every turn.
prompt-line = Lay a card, or place the terrain card.
    .why = A line holds exactly what it costs.
    .first = Lay plain cards first; prepared ones can do more.
prompt-colour = Choose the artefact to take.
    .why = Today this type matches the Oracle: you may choose the faction.
    .first = Take the faction of your units: it counts for cohorts and morale.
prompt-sacrifice = Choose the card to sacrifice.
    .why = It goes into limbo; the Fanatic counts twice for it.
    .first = Give what you need least.
prompt-rolls = Choose one of the two results.
    .why = A lit Amulet is rolled twice.
    .first = A six stands for what you like.
prompt-meaning = What does this card stand for?
    .why = It stays that until the end of the turn.
    .first = A Lord is worth most, in lines and in battle.
prompt-ambush = Lay a card into your ambush, or finish.
    .why = Nobody else sees it; it leaves only into a battle.
    .first = Strong units of one faction surprise best.
prompt-tent = Put a card into the tent, or finish.
    .why = Nobody else sees it; you can take it out in later turns.
    .first = Keep what you cannot use today.
prompt-target = Choose the target of the attack.
    .why = It must be in reach of a hero of yours.
    .first = Neutral cities and ruins do not answer.
prompt-heroes = Which of your heroes attack?
    .why = Each gives morale; all who attack are lost if you fail.
    .first = One is enough if your cards are strong.
prompt-prize = Take a Great Artefact, or draw fate.
    .why = Those on display are known; a fate card leaves you a choice of its own.
    .first = Weapons help at once, transformations for the whole game.
prompt-fate = Choose what the fate card does.
    .why = One of its two sides must be carried out.
    .first = Star dust is certain and pays twice.
prompt-afterstorm = Spend the bonus of this gate?
    .why = Then you see the Great Artefacts under it and must take one.
    .first = Each gate can be used once in the game.
prompt-exchange = What do you take in exchange?
    .why = Your Great Artefact takes its place, or goes into the spare pile.
    .first = Exchange what does not suit your plans.
prompt-effect = Choose what the Great Artefact does.
    .why = Its text says what it can do; it comes back with your deck.
    .first = You may stop wherever it says “up to”.
prompt-vase = Choose the next card of your nation.
    .why = The first you pick will be on top.
    .first = Think of your next hand: six cards that work together.
prompt-storm = Carry out the storm effect.
    .why = What can be done of it must be done.
    .first = Then your hero goes on.
prompt-gift = Choose what you use the gift on.
    .why = It is free.
    .first = A city one level higher is a point for good.
prompt-opening = Add cards to your attack, or say done.
    .why = Cards of one faction give morale for each hero.
    .first = Against neutral targets this is all you add.
prompt-berserk = Use Berserk now?
    .why = Two random cards of the defender’s hand go into the shelter.
    .first = It is best against a full hand.
prompt-retreat = Withdraw a hero, or stay?
    .why = It costs 3 supplies or a Horse and leads 3 squares away.
    .first = A hero who stays and loses leaves the map.
prompt-path = Pay for the retreat, then choose the way.
    .why = Exactly three squares along roads, none of them twice.
    .first = End where nobody can follow at once.
prompt-defenders = Which of your heroes defend?
    .why = Each gives morale; those who defend and lose leave the map.
    .first = A city defends itself without heroes, too.
prompt-raise = You are losing: add a card, or say done.
    .why = As soon as you lose no longer, it is the other side’s turn.
    .first = Spend as little as you need.
prompt-offering = Choose the card to sacrifice.
    .why = Without a sacrifice the Fanatic cannot fight.
    .first = Give what does not help in this battle.
prompt-talisman = What does the Amulet stand for?
    .why = In battle it is a unit, a Weapon or a Horse.
    .first = A Lord adds most.
prompt-mask = Which unit changes sides?
    .why = Up to two of printed strength 3 or less; they fight for you now.
    .first = Take those that break the enemy’s morale, too.
prompt-anew = Sacrifice a card for the Fanatic taken?
    .why = With a sacrifice it counts twice for you as well.
    .first = Only worth it if you need the strength.
prompt-window1 = Drink an elixir before this turn?
    .why = It works at once; its first day begins now.
    .first = Colossus and Brotherhood help against attacks.
prompt-window2 = Cancel this line with Cold Breath?
    .why = Nothing of it happens, and its cards are spent.
    .first = Save it for what would hurt you most.

## Decisions: their names

frame-faction = Faction
frame-startcity = Starting city
frame-draft = Draft
frame-start = Start of the turn
frame-cohort = Cohort
frame-main = Actions
frame-line = Line
frame-colour = Colour
frame-sacrifice = Sacrifice
frame-rolls = Two rolls
frame-meaning = Meaning
frame-ambush = Ambush
frame-tent = Tent
frame-target = Target
frame-heroes = Attacking heroes
frame-prize = Prize
frame-fate = Fate
frame-afterstorm = After the storm
frame-exchange = Exchange
frame-effect = Great Artefact
frame-vase = Ming Vase
frame-storm = Storm
frame-gift = Gift
frame-opening = Attack
frame-berserk = Berserk
frame-retreat = Retreat
frame-path = Way of the retreat
frame-defenders = Defending heroes
frame-raise = Battle
frame-offering = Sacrifice in battle
frame-talisman = Amulet in battle
frame-mask = Mask of Zion
frame-anew = Fanatic taken
frame-window1 = Before the turn
frame-window2 = Cold Breath

## Options, also as the log names them

option-faction = Lead { $faction-object }
option-start = Begin in { $square }
option-pick = Take { $card-object }
option-keep = Keep the hand
option-mulligan = Change the hand: 5 new cards
option-cohort = Cohort { $faction-of }
option-show = Show { $card-object }
option-done = Done
option-pass = Pass
option-hire = Hire { $type-object }
option-harbour = Harbour Trade: hire { $type-object }
option-acquire = Acquire { $type-object }
option-road = Build a road: { $shape }
option-city = Choose the city { $square }
option-city-value = Build, level { $value }: { $shape-city }
option-upgrade = Raise { $square } with rank { $value }
option-masons = Mountain Masons: raise { $square }, rank { $value }
option-residence = Royal Residence in { $square }
option-capital = Capital in { $square }
option-hero = Hire a hero in { $square }
option-hero-hero = Choose { $hero-object }
option-move = Lay { $item-object } for { $hero-object }
option-step = Go to { $square }: { $hero }
option-gate = Through the gate to { $square }: { $hero }
option-attack = Attack with { $item-object }
option-ambush = From the ambush: { $item }
option-ambush-creation-card = From the ambush: { $item } on { $item2 }
option-tent = Pitch { $item-object }
option-strike = From tent { $value }: { $item }
option-strike-value = From tent { $value }: { $item } on { $item2 }
option-use = Prepare { $item-object }
option-use-creation-card = Prepare { $item-object }: { $item2 }
option-use-elixir = { $elixir } on { $item-object }
option-play = Play { $item-object }
option-market = Marketplace on { $square }
option-trade-creation-card = Trade { $card-object } for { $type-object }
option-explore = Explore { $square }
option-income = Income: { $type }
option-bonus = Storm bonus for { $hero-object }
option-bridge = { $deal }: { $card }
option-bridge-deal-square = { $deal } { $square } by 2
option-bridge-deal-square-square = { $deal } { $square } and { $square2 } by 1
option-homage = Homage to Metamorphia: { $hero }
option-elixir = Buy { $elixir }
option-drink = Drink { $elixir }
option-drink-elixir = { $elixir } for { $player }
option-ability = Use the ability of your faction
option-lay = Lay { $item-object }
option-half = Lay only half: { $item }
option-place = Place on { $square }, exits { $exits }
option-take = Take { $card-object }
option-sacrifice = Sacrifice { $card-object }
option-roll = Take the { $value }
option-as = As { $type-object }
option-station = Put { $card-object } into the tent
option-target = Attack { $prey } on { $square }
option-target-prey = Attack { $prey } of { $player } on { $square }
option-with = With { $hero-object }
option-ga = Take { $card-object }
option-fate = Draw a fate card
option-option = { $side }
option-spend = Spend the bonus
option-no = No
option-draw = Draw a card
option-stop = Stop
option-supplies = Take { supplies-counted }
option-to = Go to { $square }
option-seat = Choose { $player }
option-change = { $square }: the colour of { $faction-object }
option-change-square-terrain-card = { $square }: { $terrain-card }
option-swap = Swap { $square } and { $square2 }
option-type = Choose { $type }
option-limbo = Take { $card-object } from limbo
option-summon = Call { $character-object } to { $square }
option-copy = Copy { $storm }
option-unit = Raise { $card-object }
option-raise = Raise { $square }
option-destroy = Destroy tent { $value } of { $player }
option-clone = Clone { $card-object }
option-berserk = Use Berserk
option-retreat = Withdraw { $hero-object }
option-stay = Stay
option-mask = Take { $item-object }
option-cancel = Cancel the line
option-let = Let it happen
option-add = Add { $item-object }
option-add-creation-card = Add { $item-object } to { $item2 }
option-trade = { $card-class ->
    [dust] Trade 2 supplies for star dust
   *[artefact] Trade { $card-object } for a chest
}

## Options of single decisions

option-main-pass = End the turn
option-main-ambush = Ambush: { $item-object } into limbo
option-start-keep = Neither
option-window1-no = Drink nothing
option-anew-no = Sacrifice nothing
option-afterstorm-no = Keep the bonus
option-berserk-no = Not now
option-opening-done = No more cards
option-raise-done = No more cards: lose
option-mask-done = Take no more
option-cohort-done = Show no more

## Refusals

refusal-faction = This faction is not in the pool or is taken.
refusal-startcity = This starting city is taken.
refusal-draft = This card is not in the packet.
refusal-start = You do not hold such a cohort, or no card to change.
refusal-cohort = This card cannot be shown for the cohort, or three are not yet shown.
refusal-main = That is not possible now: cards, place or target are missing.
refusal-line = This card does not fit the line, or the terrain card does not fit there.
refusal-colour = This card is not in the deck, or the type does not match today.
refusal-sacrifice = This card cannot be sacrificed.
refusal-rolls = This result was not rolled.
refusal-meaning = It cannot stand for that.
refusal-ambush = This card cannot be laid into an ambush.
refusal-tent = This card cannot be put into a tent.
refusal-target = That cannot be attacked now.
refusal-heroes = This hero cannot join the attack.
refusal-prize = This is not on display, or you may not take it.
refusal-fate = This side cannot be chosen.
refusal-afterstorm = That is not possible at this gate.
refusal-exchange = That cannot be taken in exchange.
refusal-effect = The Great Artefact cannot do that.
refusal-vase = This card is not among those seen.
refusal-storm = The storm effect does not allow that.
refusal-gift = The gift cannot be used on that.
refusal-opening = This card cannot be added to the attack.
refusal-berserk = Use Berserk or do not.
refusal-retreat = This hero cannot withdraw.
refusal-path = This card does not pay for it, or the way does not lead there.
refusal-defenders = This hero is not here, or one at least must defend.
refusal-raise = This card cannot be added to the battle.
refusal-offering = This card cannot be sacrificed.
refusal-talisman = It cannot stand for that here.
refusal-mask = The Mask cannot take that.
refusal-anew = This card cannot be sacrificed.
refusal-window1 = You have no such elixir to drink.
refusal-window2 = Cancel the line or let it happen.

## Log

log-forced = { $player } had to choose: { $option }.
    .you = You had to choose: { $option }.
cards-shown = { $number ->
    [one] { $number } card
   *[other] { $number } cards
}
cards-in-tent = { $number ->
    [one] { $number } card in the tent
   *[other] { $number } cards in the tent
}
cards-in-ambush = { $number ->
    [one] { $number } card in ambush
   *[other] { $number } cards in ambush
}
fate-choice = { $number ->
    [0] first side
   *[other] second side, star dust
}
storm-name = { $number ->
    [1] { storm-1 }
    [2] { storm-2 }
    [3] { storm-3 }
    [4] { storm-4 }
    [5] { storm-5 }
    [6] { storm-6 }
    [7] { storm-7 }
    [8] { storm-8 }
    [9] { storm-9 }
    [10] { storm-10 }
    [11] { storm-11 }
   *[12] { storm-12 }
}
log-chooses-faction = { $player } leads { $faction-object }.
    .you = You lead { $faction-object }.
log-chooses-city = { $player } begins in { $square }.
    .you = You begin in { $square }.
log-day = Week { $week }, day { $day }.
log-checkpoint = Checkpoint after week { $week }.
log-mulligan = { $player } changes the hand.
    .you = You change your hand.
log-cohort = { $player } shows a cohort { $faction-of }: { cards-shown }.
    .you = You show a cohort { $faction-of }: { cards-shown }.
log-passes = { $player } ends the turn.
    .you = You end your turn.
log-gains = { $player } gains { $card-object }.
    .you = You gain { $card-object }.
log-takes = { $player } takes { $card-object }.
    .you = You take { $card-object }.
log-cancels = { $player } cancels the line with Cold Breath.
    .you = You cancel the line with Cold Breath.
log-cancelled = Nothing comes of the line of { $player }.
    .you = Nothing comes of your line.
log-builds-road = { $player } builds a road on { $square }.
    .you = You build a road on { $square }.
log-builds-city = { $player } founds a city of level { $number } on { $square }.
    .you = You found a city of level { $number } on { $square }.
log-builds-market = { $player } builds a marketplace on { $square }.
    .you = You build a marketplace on { $square }.
log-raises = { $player } raises { $square } to level { $number }.
    .you = You raise { $square } to level { $number }.
log-hires-hero = { $player } hires { $hero-object }, on { $square }.
    .you = You hire { $hero-object }, on { $square }.
log-explores = { $player } explores { $square }: { $terrain_card }.
    .you = You explore { $square }: { $terrain_card }.
log-claims = { $square } is a building of { $player } now, worth { $number }.
    .you = { $square } is your building now, worth { $number }.
log-buys-elixir = { $player } buys an elixir: { $elixir }.
    .you = You buy an elixir: { $elixir }.
log-drinks = { $player } drinks { $elixir }.
    .you = You drink { $elixir }.
log-prepares-to-move = { $number ->
        [one] { $player }: { $number } step more for { $hero-object }.
       *[other] { $player }: { $number } steps more for { $hero-object }.
    }
    .you = { $number ->
        [one] You have { $number } step more for { $hero-object }.
       *[other] You have { $number } steps more for { $hero-object }.
    }
log-moves = { $player } moves { $hero-object } to { $square }.
    .you = You move { $hero-object } to { $square }.
log-comes = { $player } calls { $hero-object } to { $square }.
    .you = You call { $hero-object } to { $square }.
log-passes-gate = { $player } leads { $hero-object } through a gate to { $square }.
    .you = You lead { $hero-object } through a gate to { $square }.
log-storm = Storm for { $player }: { storm-name }.
    .you = Storm for you: { storm-name }.
log-copies = { $player } copies a storm: { storm-name }.
    .you = You copy a storm: { storm-name }.
log-destroys = { $player } destroys tent { $number } of { $other }.
    .you = You destroy tent { $number } of { $other }.
    .to-you = { $player } destroys your tent { $number }.
log-delivers = { $player } spends the storm bonus of gate { $number }.
    .you = You spend your storm bonus of gate { $number }.
log-pitches = { $player } pitches a tent: { $card }.
    .you = You pitch a tent: { $card }.
log-stations = { $player } has { cards-in-tent }.
    .you = You have { cards-in-tent }.
log-strikes = { $player } takes a card from tent { $number }.
    .you = You take a card from tent { $number }.
log-prepares-ambush = { $player } puts { $card-object } into limbo for an ambush.
    .you = You put { $card-object } into limbo for an ambush.
log-lays-ambush = { $player } has { cards-in-ambush }.
    .you = You have { cards-in-ambush }.
log-pays-homage = { $player } pays homage: { $faction-terrain }.
    .you = You pay homage: { $faction-terrain }.
log-clones = { $player } clones { $card-object }.
    .you = You clone { $card-object }.
log-upgrades = { $player } raises { $card-object } and takes { $other_card-object }.
    .you = You raise { $card-object } and take { $other_card-object }.
log-plays = { $player } plays { $card-object }.
    .you = You play { $card-object }.
log-rolls = { $player } rolls { $number } for { $card-object }.
    .you = You roll { $number } for { $card-object }.
log-attacks = { $player } attacks { $other } on { $square }.
    .you = You attack { $other } on { $square }.
    .to-you = { $player } attacks you on { $square }.
log-adds = { $player } adds { $card-object }.
    .you = You add { $card-object }.
log-masks = { $player } takes { $card-object } with the Mask of Zion.
    .you = You take { $card-object } with the Mask of Zion.
log-loses-card = { $player } loses { $card-object } (Berserk).
    .you = You lose { $card-object } (Berserk).
log-retreats = { $player } withdraws { $hero-object } to { $square }.
    .you = You withdraw { $hero-object } to { $square }.
log-battle-won = { $player } wins the battle, { $attack } to { $defence }.
    .you = You win the battle, { $attack } to { $defence }.
log-battle-lost = { $player } loses the battle, { $attack } to { $defence }.
    .you = You lose the battle, { $attack } to { $defence }.
log-without-result = The attack by { $player } ends without a result.
    .you = Your attack ends without a result.
log-conquers = { $player } conquers { $square }, worth { $number }.
    .you = You conquer { $square }, worth { $number }.
log-uses-ability = { $player } uses the ability of the faction.
    .you = You use the ability of your faction.
log-trades = { $player } trades for { $card-object }.
    .you = You trade for { $card-object }.
log-income = { $player } takes the income of a building.
    .you = You take the income of a building.
log-takes-bonus = { $player } takes a storm bonus for gate { $number }.
    .you = You take a storm bonus for gate { $number }.
log-gives = { $player } gives up { $card-object } on the Royal Bridge.
    .you = You give up { $card-object } on the Royal Bridge.
log-cloaks = { $player } cloaks { $square }.
    .you = You cloak { $square }.
log-shows = { $player } shows { $card-object } and keeps it.
    .you = You show { $card-object } and keep it.
log-borrows = { $player } takes a card from the hand of { $other }.
    .you = You take a card from the hand of { $other }.
    .to-you = { $player } takes a card from your hand.
log-summons = { $character } comes to { $square }.
log-bilkarr = Bilkarr is on { $square }.
log-fate = { $player } draws { $card } and chooses its { fate-choice }.
    .you = You draw { $card } and choose its { fate-choice }.
log-loses-royal = { $player } loses { $card-object }: the deck is too small.
    .you = You lose { $card-object }: your deck is too small.
log-ends = The game is over: { $reason }.
log-first-player = { $player } begins each day.
    .you = You begin each day.
log-draws = { $number ->
        [one] { $player } draws { $number } card.
       *[other] { $player } draws { $number } cards.
    }
    .you = { $number ->
        [one] You draw { $number } card.
       *[other] You draw { $number } cards.
    }
    .all = Cards drawn: { $each }.
log-reshuffles = { $player } makes a new nation of the shelter: { cards-shown }.
    .you = You make a new nation of your shelter: { cards-shown }.
log-gains-supplies = { $number ->
        [one] { $player } gains { $number } supply.
       *[other] { $player } gains { $number } supplies.
    }
    .you = { $number ->
        [one] You gain { $number } supply.
       *[other] You gain { $number } supplies.
    }
log-gains-dust = { $player } gains star dust: { $number }.
    .you = You gain star dust: { $number }.
log-runs-out = { $player } gets less: nothing is left of { $pile }.
    .you = You get less: nothing is left of { $pile }.
log-lays = { $player } lays { $card-object }.
    .you = You lay { $card-object }.
    .more = { $card-object }
log-prepares = { $player } prepares { $card-object }.
    .you = You prepare { $card-object }.
log-joins = { $player } prepares { $card-object } with { $other_card-object }.
    .you = You prepare { $card-object } with { $other_card-object }.
log-counts-as = { $number ->
        [one] For { $player } that counts as { $type-object }.
       *[other] For { $player } that counts as { $number } { $type-many }.
    }
    .you = { $number ->
        [one] For you that counts as { $type-object }.
       *[other] For you that counts as { $number } { $type-many }.
    }
log-sacrifices = { $player } sacrifices { $card-object }.
    .you = You sacrifice { $card-object }.
log-drinks-for = { $player } drinks { $elixir }: it strikes { $other }.
    .you = You drink { $elixir }: it strikes { $other }.
    .to-you = { $player } drinks { $elixir }: it strikes you.
log-elixir-ends = { $elixir } of { $player } is used up and can be bought again.
    .you = Your elixir is used up and can be bought again: { $elixir }.
log-storm-over = The storm around { $player } is over.
    .you = The storm around you is over.
log-checkpoint-over = The checkpoint after week { $week } is over.
log-storm-idle = The storm can do nothing for { $player }.
    .you = The storm can do nothing for you.
log-storms-shuffled = All twelve storm cards have been played: they are shuffled into a new deck.
log-changes-land = { $square } changes: { $former } becomes { $terrain_card }.
log-swaps-land = The cards of { $square } and { $other_square } change places.
log-spends-bonus = { $player } spends the bonus of gate { $number } and looks under it.
    .you = You spend your bonus of gate { $number } and look under it.
log-tent-ends = Tent { $number } of { $player } was prepared for one day only and is struck.
    .you = Your tent { $number } was prepared for one day only and is struck.
log-stands-for = { $card } of { $player } stands for { $type-object }.
    .you = { $card } of yours stands for { $type-object }.
log-attacks-neutral = { $player } attacks the neutral guards on { $square }.
    .you = You attack the neutral guards on { $square }.
log-battle-begins = { $player } fights for { $prey }: { $number } to beat.
    .you = You fight for { $prey }: { $number } to beat.
log-fights = { $player } fights with { $hero-object }.
    .you = You fight with { $hero-object }.
    .more = { $hero-object }
log-totals = The attack by { $player } stands { $attack } to { $defence }.
    .you = Your attack stands { $attack } to { $defence }.
log-uses-berserk = { $player } uses Berserk against { $other }.
    .you = You use Berserk against { $other }.
    .to-you = { $player } uses Berserk against you.
log-loses-hero = { $player } loses { $hero-object } on { $square }.
    .you = You lose { $hero-object } on { $square }.
log-loses-place = { $player } loses { $square }, worth { $number }.
    .you = You lose { $square }, worth { $number }.
log-battle-over = The attack by { $player } on { $square } is over.
    .you = Your attack on { $square } is over.
log-gives-in-trade = { $player } trades { $card-object } in.
    .you = You trade { $card-object } in.
log-lowers = { $player } lowers { $square } by { $number }.
    .you = You lower { $square } by { $number }.
log-looks = { $player } looks at the top of the nation: { cards-shown }.
    .you = You look at the top of your nation: { cards-shown }.
log-metamorphia = Metamorphia comes to { $square }.
log-counts-cards = { $player } counts { cards-shown }.
    .you = You count { cards-shown }.
    .all = Cards counted: { $each }.
log-veteran = { $player } becomes a veteran.
    .you = You become a veteran.
log-disgraced = { $player } has fewer than 26 cards and is a veteran no more.
    .you = You have fewer than 26 cards and are a veteran no more.
log-final-score = { $player }: { $number } points, { $great ->
        [one] { $great } city
       *[other] { $great } cities
    } of level 4 or higher.
    .you = You have { $number } points and { $great ->
        [one] { $great } city
       *[other] { $great } cities
    } of level 4 or higher.
log-team-score = The team of { $player } has { $number } points.
    .you = Your team has { $number } points.
log-wins-game = { $player } wins.
    .you = You win.
pile-freeman = the Freemen
pile-chief = the Chiefs
pile-priest = the Priests
pile-lord = the Lords
pile-horse = the Horses
pile-tool = the Tools
pile-weapon = the Weapons
pile-tent = the Tents
pile-title = the Titles
pile-scroll = the Magic Scrolls
pile-amulet = the Amulets
pile-city-d = the dead-end cities
pile-city-s = the straight cities
pile-city-c = the corner cities
pile-city-t = the fork cities
pile-city-x = the crossroads cities
pile-road-s = the straight roads
pile-road-c = the curves
pile-road-t = the forks
pile-road-x = the crossroads
pile-supply = the supplies
pile-dust = the star dust
reason-cities = somebody holds the cities that win
reason-map = the map is full
reason-weeks = eight weeks are over

## The end

result-winner = { $player } wins.
result-shared = { $players } win together.
result-reason-cities = The levels of the cities decided.
result-reason-map = The levels of the cities decided.
result-reason-weeks = The levels of the cities decided.
result-place = { $place }. { $player }: { $number }

## How it plays: five pictures with a heading and one sentence

how-1 = Lay lines
    .line = Each action is a line of cards from your hand. Supplies hire, units build.
how-2 = Grow your deck
    .line = What you hire and acquire goes into your shelter and comes back into your hand.
how-3 = Build
    .line = Two Freemen make a road; three units of one rank found a city of that level.
how-4 = Send heroes
    .line = They walk your roads, pass stormgates and attack. Cards of one faction give morale.
how-5 = Win
    .line = Five cities of level 4 end the game, nine for a team of two. Levels of cities are points.

## Factions, their land and their abilities

faction-bar = Bärfolk
    .object = the Bärfolk
    .of = of the Bärfolk
    .text = Hard to drive out: a hero at home makes a defence stronger.
    .colour = green
    .terrain = Green Forests
    .plays = Stays at home and holds what it has.
faction-clo = Cloudborn
    .object = the Cloudborn
    .of = of the Cloudborn
    .text = Build on: a city can rise with one unit of a rank and one below.
    .colour = gold
    .terrain = Rocky Mountains
    .plays = Raises cities with what others cannot use.
faction-emb = Emberians
    .object = the Emberians
    .of = of the Emberians
    .text = Born to attack: a hero at home makes one attack a turn stronger.
    .colour = red
    .terrain = Red Canyons
    .plays = Attacks early, with both heroes near home.
faction-isl = Islanders
    .object = the Islanders
    .of = of the Islanders
    .text = Trade by sea: one unit a turn is hired for less.
    .colour = blue
    .terrain = Emerald Lakes
    .plays = Grows its deck faster than the others.
faction-wol = Wolfsclan
    .object = the Wolfsclan
    .of = of the Wolfsclan
    .text = Hunt in packs: their cohorts draw one card more.
    .colour = white
    .terrain = Frozen Land
    .plays = Collects one faction for long hands.
faction-sun = Sunblessed
    .object = the Sunblessed
    .of = of the Sunblessed
    .text = Never run short: with few cards in hand they draw one more.
    .colour = orange
    .terrain = Proto-Jungle
    .plays = Never stands still: one card more a turn.
ability-bar = Thick Hide
    .short = +3 in a defence with a hero on native terrain.
ability-clo = Mountain Masons
    .short = Raise a city with ranks R and R − 1.
ability-emb = Burning Charge
    .short = +3 in one attack a turn.
ability-isl = Harbour Trade
    .short = One unit a turn for 1 supply less.
ability-wol = Pack Call
    .short = A cohort draws 1 card more.
ability-sun = Endless Summer
    .short = With 4 cards or fewer: draw 1.

## Ranks and types, which are also what a card can stand for

type-freeman = Freeman
    .object = a Freeman
    .plural = Freemen
    .many = Freemen
    .text = Rank 1. Two build a road; three found a city of level 1.
type-chief = Chief
    .object = a Chief
    .plural = Chiefs
    .many = Chiefs
    .text = Rank 2. Three found a city of level 2.
type-priest = Priest
    .object = a Priest
    .plural = Priests
    .many = Priests
    .text = Rank 3. Three found a city of level 3.
type-lord = Lord
    .object = a Lord
    .plural = Lords
    .many = Lords
    .text = Rank 4. Three found a city of level 4.
type-queen = Queen
    .object = a Queen
    .plural = Queens
    .many = Queens
    .text = Rank 5. Turns a city of level 4 into a Royal Residence of level 5.
type-king = King
    .object = a King
    .plural = Kings
    .many = Kings
    .text = Rank 6. Turns a Residence into the Capital of level 6.
type-horse = Horse
    .object = a Horse
    .plural = Horses
    .many = Horses
    .text = 3 steps for a hero, or a retreat; strength 1.
type-tool = Tool
    .object = a Tool
    .plural = Tools
    .many = Tools
    .text = Counts as 2 Freemen for roads, marketplaces and exploring.
type-weapon = Weapon
    .object = a Weapon
    .plural = Weapons
    .many = Weapons
    .text = Starts an attack, or hires a hero with 1 supply; strength 1.
type-tent = Tent
    .object = a Tent
    .plural = Tents
    .many = Tents
    .text = Keeps a card of your hand for later.
type-title = Title
    .object = a Title
    .plural = Titles
    .many = Titles
    .text = A faction unit of rank 1 to 3 counts one rank higher.
type-scroll = Magic Scroll
    .object = a Magic Scroll
    .plural = Magic Scrolls
    .many = Magic Scrolls
    .text = A copy of a faction unit in the same line.
type-amulet = Amulet
    .object = an Amulet
    .plural = Amulets
    .many = Amulets
    .text = Roll: 1 to 4 a unit of that rank, 5 an artefact, 6 what you like.
type-supply = supply
    .object = a supply
    .plural = supplies
    .many = supplies
    .text = Pays for lines; 1 step or a toll.

## Creation cards

creation-card-freeman-bar = Bärfolk Freeman
    .object = a Bärfolk Freeman
    .text = Rank 1. Two build a road; three found a city of level 1.
    .class = unit
creation-card-freeman-clo = Cloudborn Freeman
    .object = a Cloudborn Freeman
    .text = Rank 1. Two build a road; three found a city of level 1.
    .class = unit
creation-card-freeman-emb = Emberian Freeman
    .object = an Emberian Freeman
    .text = Rank 1. Two build a road; three found a city of level 1.
    .class = unit
creation-card-freeman-isl = Islander Freeman
    .object = an Islander Freeman
    .text = Rank 1. Two build a road; three found a city of level 1.
    .class = unit
creation-card-freeman-wol = Wolfsclan Freeman
    .object = a Wolfsclan Freeman
    .text = Rank 1. Two build a road; three found a city of level 1.
    .class = unit
creation-card-freeman-sun = Sunblessed Freeman
    .object = a Sunblessed Freeman
    .text = Rank 1. Two build a road; three found a city of level 1.
    .class = unit
creation-card-chief-bar = Bärfolk Chief
    .object = a Bärfolk Chief
    .text = Rank 2. Three found a city of level 2.
    .class = unit
creation-card-chief-clo = Cloudborn Chief
    .object = a Cloudborn Chief
    .text = Rank 2. Three found a city of level 2.
    .class = unit
creation-card-chief-emb = Emberian Chief
    .object = an Emberian Chief
    .text = Rank 2. Three found a city of level 2.
    .class = unit
creation-card-chief-isl = Islander Chief
    .object = an Islander Chief
    .text = Rank 2. Three found a city of level 2.
    .class = unit
creation-card-chief-wol = Wolfsclan Chief
    .object = a Wolfsclan Chief
    .text = Rank 2. Three found a city of level 2.
    .class = unit
creation-card-chief-sun = Sunblessed Chief
    .object = a Sunblessed Chief
    .text = Rank 2. Three found a city of level 2.
    .class = unit
creation-card-priest-bar = Bärfolk Priest
    .object = a Bärfolk Priest
    .text = Rank 3. Three found a city of level 3.
    .class = unit
creation-card-priest-clo = Cloudborn Priest
    .object = a Cloudborn Priest
    .text = Rank 3. Three found a city of level 3.
    .class = unit
creation-card-priest-emb = Emberian Priest
    .object = an Emberian Priest
    .text = Rank 3. Three found a city of level 3.
    .class = unit
creation-card-priest-isl = Islander Priest
    .object = an Islander Priest
    .text = Rank 3. Three found a city of level 3.
    .class = unit
creation-card-priest-wol = Wolfsclan Priest
    .object = a Wolfsclan Priest
    .text = Rank 3. Three found a city of level 3.
    .class = unit
creation-card-priest-sun = Sunblessed Priest
    .object = a Sunblessed Priest
    .text = Rank 3. Three found a city of level 3.
    .class = unit
creation-card-lord-bar = Bärfolk Lord
    .object = a Bärfolk Lord
    .text = Rank 4. Three found a city of level 4.
    .class = unit
creation-card-lord-clo = Cloudborn Lord
    .object = a Cloudborn Lord
    .text = Rank 4. Three found a city of level 4.
    .class = unit
creation-card-lord-emb = Emberian Lord
    .object = an Emberian Lord
    .text = Rank 4. Three found a city of level 4.
    .class = unit
creation-card-lord-isl = Islander Lord
    .object = an Islander Lord
    .text = Rank 4. Three found a city of level 4.
    .class = unit
creation-card-lord-wol = Wolfsclan Lord
    .object = a Wolfsclan Lord
    .text = Rank 4. Three found a city of level 4.
    .class = unit
creation-card-lord-sun = Sunblessed Lord
    .object = a Sunblessed Lord
    .text = Rank 4. Three found a city of level 4.
    .class = unit
creation-card-queen-bar = Bärfolk Queen
    .object = a Bärfolk Queen
    .text = Rank 5. Turns a city of level 4 into a Royal Residence of level 5.
    .class = unit
creation-card-queen-clo = Cloudborn Queen
    .object = a Cloudborn Queen
    .text = Rank 5. Turns a city of level 4 into a Royal Residence of level 5.
    .class = unit
creation-card-queen-emb = Emberian Queen
    .object = an Emberian Queen
    .text = Rank 5. Turns a city of level 4 into a Royal Residence of level 5.
    .class = unit
creation-card-queen-isl = Islander Queen
    .object = an Islander Queen
    .text = Rank 5. Turns a city of level 4 into a Royal Residence of level 5.
    .class = unit
creation-card-queen-wol = Wolfsclan Queen
    .object = a Wolfsclan Queen
    .text = Rank 5. Turns a city of level 4 into a Royal Residence of level 5.
    .class = unit
creation-card-queen-sun = Sunblessed Queen
    .object = a Sunblessed Queen
    .text = Rank 5. Turns a city of level 4 into a Royal Residence of level 5.
    .class = unit
creation-card-king-bar = Bärfolk King
    .object = a Bärfolk King
    .text = Rank 6. Turns a Residence into the Capital of level 6.
    .class = unit
creation-card-king-clo = Cloudborn King
    .object = a Cloudborn King
    .text = Rank 6. Turns a Residence into the Capital of level 6.
    .class = unit
creation-card-king-emb = Emberian King
    .object = an Emberian King
    .text = Rank 6. Turns a Residence into the Capital of level 6.
    .class = unit
creation-card-king-isl = Islander King
    .object = an Islander King
    .text = Rank 6. Turns a Residence into the Capital of level 6.
    .class = unit
creation-card-king-wol = Wolfsclan King
    .object = a Wolfsclan King
    .text = Rank 6. Turns a Residence into the Capital of level 6.
    .class = unit
creation-card-king-sun = Sunblessed King
    .object = a Sunblessed King
    .text = Rank 6. Turns a Residence into the Capital of level 6.
    .class = unit
creation-card-horse-bar = Bärfolk Horse
    .object = a Bärfolk Horse
    .text = 3 steps for a hero, or a retreat; strength 1.
    .class = artefact
creation-card-horse-clo = Cloudborn Horse
    .object = a Cloudborn Horse
    .text = 3 steps for a hero, or a retreat; strength 1.
    .class = artefact
creation-card-horse-emb = Emberian Horse
    .object = an Emberian Horse
    .text = 3 steps for a hero, or a retreat; strength 1.
    .class = artefact
creation-card-horse-isl = Islander Horse
    .object = an Islander Horse
    .text = 3 steps for a hero, or a retreat; strength 1.
    .class = artefact
creation-card-horse-wol = Wolfsclan Horse
    .object = a Wolfsclan Horse
    .text = 3 steps for a hero, or a retreat; strength 1.
    .class = artefact
creation-card-horse-sun = Sunblessed Horse
    .object = a Sunblessed Horse
    .text = 3 steps for a hero, or a retreat; strength 1.
    .class = artefact
creation-card-tool-bar = Bärfolk Tool
    .object = a Bärfolk Tool
    .text = Counts as 2 Freemen for roads, marketplaces and exploring.
    .class = artefact
creation-card-tool-clo = Cloudborn Tool
    .object = a Cloudborn Tool
    .text = Counts as 2 Freemen for roads, marketplaces and exploring.
    .class = artefact
creation-card-tool-emb = Emberian Tool
    .object = an Emberian Tool
    .text = Counts as 2 Freemen for roads, marketplaces and exploring.
    .class = artefact
creation-card-tool-isl = Islander Tool
    .object = an Islander Tool
    .text = Counts as 2 Freemen for roads, marketplaces and exploring.
    .class = artefact
creation-card-tool-wol = Wolfsclan Tool
    .object = a Wolfsclan Tool
    .text = Counts as 2 Freemen for roads, marketplaces and exploring.
    .class = artefact
creation-card-tool-sun = Sunblessed Tool
    .object = a Sunblessed Tool
    .text = Counts as 2 Freemen for roads, marketplaces and exploring.
    .class = artefact
creation-card-weapon-bar = Bärfolk Weapon
    .object = a Bärfolk Weapon
    .text = Starts an attack, or hires a hero with 1 supply; strength 1.
    .class = artefact
creation-card-weapon-clo = Cloudborn Weapon
    .object = a Cloudborn Weapon
    .text = Starts an attack, or hires a hero with 1 supply; strength 1.
    .class = artefact
creation-card-weapon-emb = Emberian Weapon
    .object = an Emberian Weapon
    .text = Starts an attack, or hires a hero with 1 supply; strength 1.
    .class = artefact
creation-card-weapon-isl = Islander Weapon
    .object = an Islander Weapon
    .text = Starts an attack, or hires a hero with 1 supply; strength 1.
    .class = artefact
creation-card-weapon-wol = Wolfsclan Weapon
    .object = a Wolfsclan Weapon
    .text = Starts an attack, or hires a hero with 1 supply; strength 1.
    .class = artefact
creation-card-weapon-sun = Sunblessed Weapon
    .object = a Sunblessed Weapon
    .text = Starts an attack, or hires a hero with 1 supply; strength 1.
    .class = artefact
creation-card-tent-bar = Bärfolk Tent
    .object = a Bärfolk Tent
    .text = Keeps a card of your hand for later.
    .class = artefact
creation-card-tent-clo = Cloudborn Tent
    .object = a Cloudborn Tent
    .text = Keeps a card of your hand for later.
    .class = artefact
creation-card-tent-emb = Emberian Tent
    .object = an Emberian Tent
    .text = Keeps a card of your hand for later.
    .class = artefact
creation-card-tent-isl = Islander Tent
    .object = an Islander Tent
    .text = Keeps a card of your hand for later.
    .class = artefact
creation-card-tent-wol = Wolfsclan Tent
    .object = a Wolfsclan Tent
    .text = Keeps a card of your hand for later.
    .class = artefact
creation-card-tent-sun = Sunblessed Tent
    .object = a Sunblessed Tent
    .text = Keeps a card of your hand for later.
    .class = artefact
creation-card-title-bar = Bärfolk Title
    .object = a Bärfolk Title
    .text = A faction unit of rank 1 to 3 counts one rank higher.
    .class = artefact
creation-card-title-clo = Cloudborn Title
    .object = a Cloudborn Title
    .text = A faction unit of rank 1 to 3 counts one rank higher.
    .class = artefact
creation-card-title-emb = Emberian Title
    .object = an Emberian Title
    .text = A faction unit of rank 1 to 3 counts one rank higher.
    .class = artefact
creation-card-title-isl = Islander Title
    .object = an Islander Title
    .text = A faction unit of rank 1 to 3 counts one rank higher.
    .class = artefact
creation-card-title-wol = Wolfsclan Title
    .object = a Wolfsclan Title
    .text = A faction unit of rank 1 to 3 counts one rank higher.
    .class = artefact
creation-card-title-sun = Sunblessed Title
    .object = a Sunblessed Title
    .text = A faction unit of rank 1 to 3 counts one rank higher.
    .class = artefact
creation-card-scroll-bar = Bärfolk Magic Scroll
    .object = a Bärfolk Magic Scroll
    .text = A copy of a faction unit in the same line.
    .class = artefact
creation-card-scroll-clo = Cloudborn Magic Scroll
    .object = a Cloudborn Magic Scroll
    .text = A copy of a faction unit in the same line.
    .class = artefact
creation-card-scroll-emb = Emberian Magic Scroll
    .object = an Emberian Magic Scroll
    .text = A copy of a faction unit in the same line.
    .class = artefact
creation-card-scroll-isl = Islander Magic Scroll
    .object = an Islander Magic Scroll
    .text = A copy of a faction unit in the same line.
    .class = artefact
creation-card-scroll-wol = Wolfsclan Magic Scroll
    .object = a Wolfsclan Magic Scroll
    .text = A copy of a faction unit in the same line.
    .class = artefact
creation-card-scroll-sun = Sunblessed Magic Scroll
    .object = a Sunblessed Magic Scroll
    .text = A copy of a faction unit in the same line.
    .class = artefact
creation-card-amulet-bar = Bärfolk Amulet
    .object = a Bärfolk Amulet
    .text = Roll: 1 to 4 a unit of that rank, 5 an artefact, 6 what you like.
    .class = artefact
creation-card-amulet-clo = Cloudborn Amulet
    .object = a Cloudborn Amulet
    .text = Roll: 1 to 4 a unit of that rank, 5 an artefact, 6 what you like.
    .class = artefact
creation-card-amulet-emb = Emberian Amulet
    .object = an Emberian Amulet
    .text = Roll: 1 to 4 a unit of that rank, 5 an artefact, 6 what you like.
    .class = artefact
creation-card-amulet-isl = Islander Amulet
    .object = an Islander Amulet
    .text = Roll: 1 to 4 a unit of that rank, 5 an artefact, 6 what you like.
    .class = artefact
creation-card-amulet-wol = Wolfsclan Amulet
    .object = a Wolfsclan Amulet
    .text = Roll: 1 to 4 a unit of that rank, 5 an artefact, 6 what you like.
    .class = artefact
creation-card-amulet-sun = Sunblessed Amulet
    .object = a Sunblessed Amulet
    .text = Roll: 1 to 4 a unit of that rank, 5 an artefact, 6 what you like.
    .class = artefact
creation-card-freeman-fanatic = Fanatic Freeman
    .object = a Fanatic Freeman
    .text = Universal. Needs a sacrifice and then counts twice.
    .class = unit
creation-card-freeman-unbound = Unbound Freeman
    .object = an Unbound Freeman
    .text = Universal. Comes without a supply.
    .class = unit
creation-card-chief-fanatic = Fanatic Chief
    .object = a Fanatic Chief
    .text = Universal. Needs a sacrifice and then counts twice.
    .class = unit
creation-card-chief-unbound = Unbound Chief
    .object = an Unbound Chief
    .text = Universal. Comes without a supply.
    .class = unit
creation-card-priest-fanatic = Fanatic Priest
    .object = a Fanatic Priest
    .text = Universal. Needs a sacrifice and then counts twice.
    .class = unit
creation-card-priest-unbound = Unbound Priest
    .object = an Unbound Priest
    .text = Universal. Comes without a supply.
    .class = unit
creation-card-lord-fanatic = Fanatic Lord
    .object = a Fanatic Lord
    .text = Universal. Needs a sacrifice and then counts twice.
    .class = unit
creation-card-lord-unbound = Unbound Lord
    .object = an Unbound Lord
    .text = Universal. Comes without a supply.
    .class = unit
creation-card-supply = Supply
    .object = a supply
    .text = Pays for lines; 1 step or a toll.
    .class = supply
creation-card-dust = Star dust
    .object = star dust
    .text = Pays up to 2 supplies of one line. Cannot be lost.
    .class = dust
creation-card-chest = Chest
    .object = a chest
    .text = Traded for an artefact; in limbo it lets you lay up to 3 cards into an ambush.
    .class = chest
creation-card-hammer = Hammer of Strato
    .object = the Hammer of Strato
    .text = Prepare it as any unit of rank 1 to 4, ordinary artefact but Amulet, or supply. Not in battle.
    .short = Prepare it as any unit, artefact or supply.
    .class = great
creation-card-horn = Horn of Baldur
    .object = the Horn of Baldur
    .text = Draw up to 3 cards.
    .short = Draw up to 3 cards.
    .class = great
creation-card-sword = Sword of Elemag
    .object = the Sword of Elemag
    .text = Weapon: strength 5 in attack, 2 in defence.
    .short = A Weapon: 5 in attack, 2 in defence.
    .class = great
creation-card-shield = Shield of Britos
    .object = the Shield of Britos
    .text = Weapon: strength 2 in attack, 5 in defence.
    .short = A Weapon: 2 in attack, 5 in defence.
    .class = great
creation-card-wings = Wings of Aviena
    .object = the Wings of Aviena
    .text = A hero of yours goes to any terrain card of the map.
    .short = A hero goes to any card of the map.
    .class = great
creation-card-crown = Crown of Titus
    .object = the Crown of Titus
    .text = A faction unit of rank 1 to 3 counts as a Lord.
    .short = A unit of rank 1 to 3 counts as a Lord.
    .class = great
creation-card-hand = Hand of Luut
    .object = the Hand of Luut
    .text = Take a random card of an opponent’s hand for this turn.
    .short = Take a random card of an opponent for a turn.
    .class = great
creation-card-pavilion = Pavilion of Eyla
    .object = the Pavilion of Eyla
    .text = A tent for up to 3 cards.
    .short = A tent for up to 3 cards.
    .class = great
creation-card-staff = Staff of Terra
    .object = the Staff of Terra
    .text = Up to 3 changes of the land.
    .short = Up to 3 changes of the land.
    .class = great
creation-card-book = Book of Crea
    .object = the Book of Crea
    .text = Two copies of a faction unit in the same line, in battle one.
    .short = Two copies of a unit, in battle one.
    .class = great
creation-card-arrow = Farrel’s Arrow
    .object = Farrel’s Arrow
    .text = Weapon of strength 2, with range.
    .short = A Weapon of 2 that reaches 8 squares around.
    .class = great
creation-card-bag = Bag of Fortune
    .object = the Bag of Fortune
    .text = Take up to 2 supplies into your hand.
    .short = Take up to 2 supplies into your hand.
    .class = great
creation-card-banner = Vigo’s Banner
    .object = Vigo’s Banner
    .text = Take cards of one type, strength 8 in all, from your shelter.
    .short = Cards of one type, strength 8, from the shelter.
    .class = great
creation-card-cloak = Vayl’s Cloak
    .object = Vayl’s Cloak
    .text = Up to 2 of your cities in range cannot be attacked until your next turn.
    .short = 2 of your cities cannot be attacked for a day.
    .class = great
creation-card-vase = Ming Vase
    .object = the Ming Vase
    .text = Of the top 12 cards of your nation choose the next 6.
    .short = Of your next 12 cards choose 6.
    .class = great
creation-card-mask = Mask of Zion
    .object = the Mask of Zion
    .text = In battle: up to 2 units of strength 3 or less change sides.
    .short = In battle 2 weak units change sides.
    .class = great
creation-card-krycek = Lost Scroll of Kry-Cek
    .object = the Lost Scroll of Kry-Cek
    .text = Take a card from limbo into your hand.
    .short = Take a card from limbo into your hand.
    .class = great
creation-card-twin = Twin of Power
    .object = Twin of Power
    .text = Keep it as a copy of any Great Artefact of another player, or take 2 star dust.
    .short = Copies a Great Artefact, or 2 star dust.
    .class = fate
creation-card-blind = Blind Fortune
    .object = Blind Fortune
    .text = Take the top spare Great Artefact, or 1 star dust.
    .short = A spare Great Artefact unseen, or star dust.
    .class = fate
creation-card-chosen = Chosen Fortune
    .object = Chosen Fortune
    .text = Choose one of the spare Great Artefacts, or take 1 star dust.
    .short = A spare Great Artefact of choice, or star dust.
    .class = fate
joint-with = { $whole } + { $part }
joint-as = { $whole } ({ $part })
joint-times = { $part ->
    [1] half of { $whole }
   *[other] { $whole } × { $part }
}

## Shapes and exits

shape-d = dead end
    .city = dead-end city
shape-s = straight road
    .city = straight city
shape-c = curve
    .city = corner city
shape-t = fork
    .city = fork city
shape-x = crossroads
    .city = crossroads city
exits-N = north
exits-E = east
exits-NE = north, east
exits-S = south
exits-NS = north, south
exits-ES = east, south
exits-NES = north, east, south
exits-W = west
exits-NW = north, west
exits-EW = east, west
exits-NEW = north, east, west
exits-SW = south, west
exits-NSW = north, south, west
exits-ESW = east, south, west
exits-NESW = north, east, south, west

## Terrain cards

terrain-card-city-bar-d = Green Forests: dead-end city
terrain-card-city-bar-s = Green Forests: straight city
terrain-card-city-bar-c = Green Forests: corner city
terrain-card-city-bar-t = Green Forests: fork city
terrain-card-city-bar-x = Green Forests: crossroads city
terrain-card-city-clo-d = Rocky Mountains: dead-end city
terrain-card-city-clo-s = Rocky Mountains: straight city
terrain-card-city-clo-c = Rocky Mountains: corner city
terrain-card-city-clo-t = Rocky Mountains: fork city
terrain-card-city-clo-x = Rocky Mountains: crossroads city
terrain-card-city-emb-d = Red Canyons: dead-end city
terrain-card-city-emb-s = Red Canyons: straight city
terrain-card-city-emb-c = Red Canyons: corner city
terrain-card-city-emb-t = Red Canyons: fork city
terrain-card-city-emb-x = Red Canyons: crossroads city
terrain-card-city-isl-d = Emerald Lakes: dead-end city
terrain-card-city-isl-s = Emerald Lakes: straight city
terrain-card-city-isl-c = Emerald Lakes: corner city
terrain-card-city-isl-t = Emerald Lakes: fork city
terrain-card-city-isl-x = Emerald Lakes: crossroads city
terrain-card-city-wol-d = Frozen Land: dead-end city
terrain-card-city-wol-s = Frozen Land: straight city
terrain-card-city-wol-c = Frozen Land: corner city
terrain-card-city-wol-t = Frozen Land: fork city
terrain-card-city-wol-x = Frozen Land: crossroads city
terrain-card-city-sun-d = Proto-Jungle: dead-end city
terrain-card-city-sun-s = Proto-Jungle: straight city
terrain-card-city-sun-c = Proto-Jungle: corner city
terrain-card-city-sun-t = Proto-Jungle: fork city
terrain-card-city-sun-x = Proto-Jungle: crossroads city
terrain-card-road-bar-s = Green Forests: straight road
terrain-card-road-bar-c = Green Forests: curve
terrain-card-road-bar-t = Green Forests: fork
terrain-card-road-bar-x = Green Forests: crossroads
terrain-card-road-clo-s = Rocky Mountains: straight road
terrain-card-road-clo-c = Rocky Mountains: curve
terrain-card-road-clo-t = Rocky Mountains: fork
terrain-card-road-clo-x = Rocky Mountains: crossroads
terrain-card-road-emb-s = Red Canyons: straight road
terrain-card-road-emb-c = Red Canyons: curve
terrain-card-road-emb-t = Red Canyons: fork
terrain-card-road-emb-x = Red Canyons: crossroads
terrain-card-road-isl-s = Emerald Lakes: straight road
terrain-card-road-isl-c = Emerald Lakes: curve
terrain-card-road-isl-t = Emerald Lakes: fork
terrain-card-road-isl-x = Emerald Lakes: crossroads
terrain-card-road-wol-s = Frozen Land: straight road
terrain-card-road-wol-c = Frozen Land: curve
terrain-card-road-wol-t = Frozen Land: fork
terrain-card-road-wol-x = Frozen Land: crossroads
terrain-card-road-sun-s = Proto-Jungle: straight road
terrain-card-road-sun-c = Proto-Jungle: curve
terrain-card-road-sun-t = Proto-Jungle: fork
terrain-card-road-sun-x = Proto-Jungle: crossroads
terrain-card-gate-1 = Stormgate 1, Green Forests
terrain-card-gate-2 = Stormgate 2, Rocky Mountains
terrain-card-gate-3 = Stormgate 3, Red Canyons
terrain-card-gate-4 = Stormgate 4, Emerald Lakes
terrain-card-gate-5 = Stormgate 5, Frozen Land
terrain-card-gate-6 = Stormgate 6, Proto-Jungle
terrain-card-ruins = Ruins
terrain-card-vk-centre = Centre of the Valley of Kings
terrain-card-vq-centre = Centre of the Valley of Queens
terrain-card-vk-cross = Crossroads in the Valley of Kings
terrain-card-vq-cross = Crossroads in the Valley of Queens
terrain-card-vk-title = Town Hall
terrain-card-vk-tool = Smithy
terrain-card-vk-horse = Stables
terrain-card-vk-weapon = Arena
terrain-card-vq-amulet = Tavern
terrain-card-vq-tent = Weaving Mill
terrain-card-vq-scroll = Mages’ Guild
terrain-card-vq-supply = Shop
terrain-card-pass = Mountain Pass
terrain-card-bridge = Royal Bridge

## Storm effects

storm-1 = Windfall
    .text = Take an artefact of any type.
storm-2 = Wandering Lord
    .text = Take the top Lord and a supply.
storm-3 = Tailwind
    .text = Draw a card.
storm-4 = Path of the Storm
    .text = Build any road for free.
storm-5 = Whisper of Fate
    .text = Draw a fate card.
storm-6 = Call of Kin
    .text = Your other hero comes to this gate.
storm-7 = Shifting Lands
    .text = Exchange a city or road for one of the same shape.
storm-8 = Echo
    .text = Copy a storm effect played before, not number 2.
storm-9 = Blessing
    .text = Raise a unit of your hand.
storm-10 = Growth
    .text = Raise one of your cities.
storm-11 = Return from Limbo
    .text = Take a card from limbo.
storm-12 = Torn Canvas
    .text = Destroy a tent of an opponent.

## Elixirs

elixir-brotherhood = Brotherhood
    .text = Three days: nobody may attack you, and you may attack nobody.
elixir-berserk = Berserk
    .text = Once a day: two random cards of a defender go before the battle.
elixir-colossus = Colossus
    .text = Three days: +4 in each of your battles.
elixir-coldbreath = Cold Breath
    .text = Once a day: cancel a line of an opponent.
elixir-misfortune = Misfortune
    .text = Three days: an opponent has −4 in each battle.
elixir-eclipse = Solar Eclipse
    .text = Once a day: a card of your hand stands for what you like.

## Metamorphia’s gifts

gift-bar = Green Forests
    .text = The hero walks up to 3 squares for free.
gift-clo = Rocky Mountains
    .text = Raise one of your cities.
gift-emb = Red Canyons
    .text = The hero attacks a square around it without a weapon.
gift-isl = Emerald Lakes
    .text = Raise a unit of your hand.
gift-wol = Frozen Land
    .text = Clone a unit of your hand.
gift-sun = Proto-Jungle
    .text = Draw up to 2 cards.

## Other words

hero-a = first hero
    .object = the first hero
    .dative = the first hero
hero-b = second hero
    .object = the second hero
    .dative = the second hero
character-metamorphia = Metamorphia
    .object = Metamorphia
character-bilkarr = Bilkarr
    .object = Bilkarr
prey-city = the city
prey-ruins = the ruins
prey-heroes = the heroes
deal-give = Give up for a level
deal-lower = Lower
deal-exchange = Exchange
fate-side-a = First side of the card
fate-side-b = Second side of the card: star dust
kind-start = starting place
kind-neutral = neutral city
kind-gate = stormgate
kind-ruins = ruins
kind-free = empty square
kind-nonexistent = no square

## Squares: the column as a letter, the row as a number from the top

square-x1y1 = A1
square-x2y1 = B1
square-x3y1 = C1
square-x4y1 = D1
square-x5y1 = E1
square-x6y1 = F1
square-x7y1 = G1
square-x8y1 = H1
square-x9y1 = I1
square-x10y1 = J1
square-x11y1 = K1
square-x1y2 = A2
square-x2y2 = B2
square-x3y2 = C2
square-x4y2 = D2
square-x5y2 = E2
square-x6y2 = F2
square-x7y2 = G2
square-x8y2 = H2
square-x9y2 = I2
square-x10y2 = J2
square-x11y2 = K2
square-x1y3 = A3
square-x2y3 = B3
square-x3y3 = C3
square-x4y3 = D3
square-x5y3 = E3
square-x6y3 = F3
square-x7y3 = G3
square-x8y3 = H3
square-x9y3 = I3
square-x10y3 = J3
square-x11y3 = K3
square-x1y4 = A4
square-x2y4 = B4
square-x3y4 = C4
square-x4y4 = D4
square-x5y4 = E4
square-x6y4 = F4
square-x7y4 = G4
square-x8y4 = H4
square-x9y4 = I4
square-x10y4 = J4
square-x11y4 = K4
square-x1y5 = A5
square-x2y5 = B5
square-x3y5 = C5
square-x4y5 = D5
square-x5y5 = E5
square-x6y5 = F5
square-x7y5 = G5
square-x8y5 = H5
square-x9y5 = I5
square-x10y5 = J5
square-x11y5 = K5
square-x1y6 = A6
square-x2y6 = B6
square-x3y6 = C6
square-x4y6 = D6
square-x5y6 = E6
square-x6y6 = F6
square-x7y6 = G6
square-x8y6 = H6
square-x9y6 = I6
square-x10y6 = J6
square-x11y6 = K6
square-x1y7 = A7
square-x2y7 = B7
square-x3y7 = C7
square-x4y7 = D7
square-x5y7 = E7
square-x6y7 = F7
square-x7y7 = G7
square-x8y7 = H7
square-x9y7 = I7
square-x10y7 = J7
square-x11y7 = K7

## The board

board-map = The map
board-pool = The pool
board-week = week { $number }
board-day = day { $number }
board-oracle = The Oracle: week { $week }, day { $day }
board-week-day = Week { $week }, day { $day }
board-set-up = Set-up
board-checkpoint-next = a checkpoint comes after this day
board-matching-today = matches: any colour
board-lit-today = lit
board-no-faction = no faction yet
board-start-player = Begins each day
board-team-points = alliance: { $number }
board-in-hand = { $number ->
    [one] { $number } card in hand
   *[other] { $number } cards in hand
}
board-in-deck = { $number ->
    [one] { $number } card in the creation deck
   *[other] { $number } cards in the creation deck
}
board-in-ambush = { $number ->
    [one] { $number } card in ambush
   *[other] { $number } cards in ambush
}
board-tents = { $number ->
    [one] { $number } tent
   *[other] { $number } tents
}
board-city-levels = levels of the cities: { $levels }
board-hand = { $number ->
    [one] Your hand, { $number } card
   *[other] Your hand, { $number } cards
}
board-hand-empty = Your hand is empty.
board-packet = The packet
board-prepared = Prepared
board-nation = nation
board-shelter = shelter
board-ambush = ambush
board-card-options = { $number ->
    [one] { $card }: { $number } option
   *[other] { $card }: { $number } options
}
board-choices = { $number ->
    [one] { $number } option here
   *[other] { $number } options here
}
board-close = Close
board-verbs = Actions
board-verb-count = { $number ->
    [one] { $verb }: { $number } option
   *[other] { $verb }: { $number } options
}
board-verb-hire = Hire
board-verb-acquire = Acquire
board-verb-road = Road
board-verb-city = City
board-verb-upgrade = Raise
board-verb-market = Market
board-verb-move = Move
board-verb-hero = Hero
board-verb-attack = Attack
board-verb-ambush = Ambush
board-verb-tent = Tent
board-verb-trade = Trade
board-verb-use = Prepare
board-verb-play = Great Art.
board-verb-homage = Homage
board-verb-elixir = Elixir
board-verb-explore = Explore
board-verb-bridge = Bridge
board-verb-ability = Ability
board-line = The line being laid
board-line-hire = Hiring
board-line-harbour = Hiring in the harbour
board-line-acquire = Acquiring
board-line-road = Road
board-line-city = City
board-line-upgrade = Raising a city
board-line-masons = Master masons
board-line-residence = Residence
board-line-capital = Capital
board-line-hero = Hiring a hero
board-line-market = Marketplace
board-line-explore = Exploring
board-line-elixir = Elixir
board-line-homage = Homage
board-line-move = Movement
board-line-tent = Tent
board-line-great = Great Artefact
board-slot-open = still to pay: { $slot }
board-slot-supply = a supply
board-slot-freeman = a Freeman
board-slot-chief = a Chief
board-slot-priest = a Priest
board-slot-lord = a Lord
board-slot-unit = any unit
board-slot-weapon = a Weapon
board-slot-queen = the Queen
board-slot-king = the King
board-slot-any = any card
board-slot-retreat = the price of the retreat
board-kind-freeman = Freeman
board-kind-chief = Chief
board-kind-priest = Priest
board-kind-lord = Lord
board-kind-queen = Queen
board-kind-king = King
board-kind-horse = Horse
board-kind-tool = Tool
board-kind-weapon = Weapon
board-kind-tent = Tent
board-kind-title = Title
board-kind-scroll = Magic Scroll
board-kind-amulet = Amulet
board-kind-supply = Supply
board-kind-dust = Star dust
board-kind-chest = Chest
board-kind-hammer = Hammer of Strato
board-kind-horn = Horn of Baldur
board-kind-sword = Sword of Elemag
board-kind-shield = Shield of Britos
board-kind-wings = Wings of Aviena
board-kind-crown = Crown of Titus
board-kind-hand = Hand of Luut
board-kind-pavilion = Pavilion of Eyla
board-kind-staff = Staff of Terra
board-kind-book = Book of Crea
board-kind-arrow = Farrel’s Arrow
board-kind-bag = Bag of Fortune
board-kind-banner = Vigo’s Banner
board-kind-cloak = Vayl’s Cloak
board-kind-vase = Ming Vase
board-kind-mask = Mask of Zion
board-kind-krycek = Lost Scroll of Kry-Cek
board-kind-twin = Twin
board-kind-blind = Blind fate
board-kind-chosen = The chosen
board-deck-freeman = Freemen
board-deck-chief = Chiefs
board-deck-priest = Priests
board-deck-lord = Lords
board-deck-supply = Supplies
board-deck-horse = Horses
board-deck-tool = Tools
board-deck-weapon = Weapons
board-deck-tent = Tents
board-deck-title = Titles
board-deck-scroll = Magic Scrolls
board-deck-amulet = Amulets
board-deck-chest = Chests
board-deck-dust = Star dust
board-deck-road-s = Straight roads
board-deck-road-c = Curved roads
board-deck-road-t = Forks
board-deck-road-x = Crossroads
board-deck-city-d = Cities at a dead end
board-deck-city-s = Cities on a straight road
board-deck-city-c = Cities on a curve
board-deck-city-t = Cities on a fork
board-deck-city-x = Cities on a crossroads
board-deck = { $name }: { $number } left
board-deck-gone = gone
board-fate-deck = Fate deck: { $number }
board-great = Great Artefacts
board-great-price = for a victory in the ruins
board-units = Units
board-units-price = rank =
board-artefacts = Artefacts
board-roads = Roads
board-roads-price = 2 Freemen
board-cities = Cities
board-cities-price = 3 of one rank
board-square = { $square }: { $what }
board-square-empty = { $square }: empty
board-city-neutral = neutral city, strength { $number }
board-city-of = city of { $player }, level { $level }
board-hero-of = hero { $number } of { $player }
board-choose-faction = Choose your faction
board-show-map = Show the map
board-show-pool = Show the pool
board-show-battle = Show the battle
board-battle-in = Battle in { $square }
board-battle-of-city = for a city
board-battle-of-ruins = for the ruins
board-battle-of-heroes = against heroes
board-attacker = attacks
board-defender = defends
board-neutrals = the guards
board-behind = { $number } behind
board-line-empty = No card yet.
board-pile-storm = Storm cards: { $number }
board-pile-spare = Spare Great Artefacts: { $number }
board-pile-limbo = Limbo: { $number }
board-pile-royals = Royals beside the map: { $number }
board-pile-name-storm = storm
board-pile-name-spare = spare
board-pile-name-limbo = limbo
board-pile-name-royals = royals
board-great-cities = cities of level 4 and more: { $number } of { $goal }
board-great-cities-short = 4+: { $number } of { $goal }
board-turn = Turn the card (R)
board-from-ambush = From the ambush
board-from-limbo = From limbo
board-on-offer = To choose from
board-tent-number = Tent { $number }
board-you-lead = you lead
board-short-by = { $number } short
board-pile-name-nation = nation
board-pile-name-shelter = shelter
board-pile-name-ambush = ambush
board-pile-name-tents = tents
board-pile-name-elixirs = elixirs
board-pile-name-fate = Fate deck
board-pile-elixirs = Elixirs to buy: { $number }
board-pile-unseen = Nobody may look at these cards.
board-times = × { $number }
board-slots-open = { $number ->
    [one] { $number } to pay
   *[other] { $number } to pay
}
board-more-cards = + { $number }
board-guarded = Guarded with strength { $number }
board-market-of = marketplace of { $player }
board-tie-to-defence = A tie goes to the defender.
board-battle-step-opening = Opening
board-battle-step-retreat = Retreat
board-battle-step-heroes = Heroes
board-battle-step-raising = Raising
board-your-line = Your line
board-attack-line = Attack line
board-defence-line = Defence line
board-you-lead-now = You would win now.
board-leads-now = { $player } would win now.
board-you-must-raise = You need { $number } more.
board-must-raise = { $player } needs { $number } more.
board-place-strength = the place, strength { $number }
board-of-the-place = the place
board-counts-as = as { $name }
board-starts = begins
board-printed-and-bonus = { $number } { $bonus }
board-bonus-morale = morale
board-bonus-native = native ground
board-bonus-foreign = foreign ground
board-bonus-ability = ability
board-hidden-vk = unexplored building of the King’s valley
board-hidden-vq = unexplored building of the Queen’s valley
board-alliance = Alliance
board-alliance-own = Your alliance
board-alliance-other = Opponents

## The story: events and scenes

event-day = Week { $week }, day { $day }
    .tag = day { $day }
event-raises = { $player } raises { $square } to level { $number }
    .you = You raise { $square } to level { $number }
    .tag = level { $number }
event-builds-city = { $player } founds a city of level { $number } on { $square }
    .you = You found a city of level { $number } on { $square }
    .tag = level { $number }
event-draws = { $number ->
        [one] { $player } draws { $number } card
       *[other] { $player } draws { $number } cards
    }
    .you = { $number ->
        [one] You draw { $number } card
       *[other] You draw { $number } cards
    }
    .all = All draw their first hand
event-passes = { $player } ends the turn and draws a new hand
    .you = You end your turn and draw a new hand
event-first-player = { $player } begins each day
    .you = You begin each day
    .tag = begins
event-storm = Storm: { storm-name }
beat-gains-supplies = supplies: { $number }
beat-gains-dust = star dust: { $number }
beat-draws = cards: { $number }
beat-builds-road = road
beat-builds-city = city, level { $number }
beat-raises = level { $number }
beat-counts-as = counts as { $type-object }
scene-player = { $player }
    .you = you
scene-battle-city = Battle for { $square }
scene-battle-ruins = Battle for the ruins on { $square }
scene-battle-heroes = Battle on { $square }
scene-battle-step-start = Attack
scene-battle-step-card = Card
scene-battle-step-berserk = Berserk
scene-battle-step-retreat = Retreat
scene-battle-step-defenders = Defenders
scene-battle-step-result = Result
scene-battle-step-meanwhile = Meanwhile
scene-battle-opens-city = { $player } attacks { $square }: { $number } to beat
    .you = You attack { $square }: { $number } to beat
scene-battle-opens-ruins = { $player } attacks the ruins on { $square }: { $number } to beat
    .you = You attack the ruins on { $square }: { $number } to beat
scene-battle-opens-heroes = { $player } attacks the heroes on { $square }
    .you = You attack the heroes on { $square }
scene-battle-beats = { $attack } to { $defence }: enough
scene-battle-short = { $attack } to { $defence }: { $number } more needed
scene-battle-leads = { $player } would win, { $attack } to { $defence }
    .you = You would win, { $attack } to { $defence }
scene-battle-won-city = { $player } conquers { $square }, { $attack } to { $defence }
    .you = You conquer { $square }, { $attack } to { $defence }
scene-battle-won-ruins = { $player } wins the ruins on { $square }, { $attack } to { $defence }
    .you = You win the ruins on { $square }, { $attack } to { $defence }
scene-battle-won-heroes = { $player } drives the heroes off { $square }, { $attack } to { $defence }
    .you = You drive the heroes off { $square }, { $attack } to { $defence }
scene-battle-held = { $player } holds { $square }, { $attack } to { $defence }
    .you = You hold { $square }, { $attack } to { $defence }
scene-battle-guarded = The guards hold { $square }, { $attack } to { $defence }
scene-battle-without-result = No battle on { $square }: the heroes are gone
scene-battle-cancelled = No battle on { $square }: the attack is cancelled
scene-battle-broken-off = The battle on { $square } is broken off
scene-because-without-result = All heroes who were attacked have withdrawn.
scene-because-cancelled = Cold Breath: the cards are spent, and nothing comes of them.
scene-because-broken-off = The game is over.
scene-because-tie = A tie at { $number } is a win for the defence.
scene-because-won = { $number } more than was needed to match it: no single card decided it.
scene-because-lost = { $number } short of a tie, which would not have been enough either.
scene-because-card = without { $card-object } (+{ $number }) it would have been { $attack } to { $defence }.
scene-battle-row-total = Total
scene-battle-row-cards = Cards
scene-battle-row-lost = Heroes lost
scene-storm = Passage to { $square }
scene-storm-step-way = Through the gate
scene-storm-step-card = Storm card
scene-storm-step-effect = What it brings
scene-storm-step-meanwhile = Meanwhile
scene-storm-card = Storm card
scene-storm-over = { $player } comes to { $square }: { $storm }
    .you = You come to { $square }: { $storm }
scene-storm-nothing = It has changed nothing.
scene-checkpoint = Checkpoint after week { $week }
scene-checkpoint-count = Cards in the creation decks
scene-checkpoint-lost = Royals lost
scene-checkpoint-gained = Royals gained
scene-checkpoint-veterans = Veterans
scene-checkpoint-neutrals = Neutral characters
scene-checkpoint-enough = { $number ->
    [0] nothing
    [1] enough for the Queen
    [2] enough for the King
   *[other] enough for veterans
}
scene-checkpoint-uncounted = Decks are counted from the second checkpoint on.
scene-checkpoint-over = { $number ->
    [0] Checkpoint { $week }: nothing changes
    [one] Checkpoint { $week }: { $number } change
   *[other] Checkpoint { $week }: { $number } changes
}
scene-checkpoint-first = Checkpoint { $week }: nobody is counted yet
scene-checkpoint-because = 20 cards are enough for the Queen, 24 for the King, in heroic mode 26 for veterans.
scene-end = The end of the game
scene-end-cities = Enough cities of level 4 or higher: the game ends at once.
scene-end-map = The last empty square of the map is filled.
scene-end-weeks = Eight weeks are over.
scene-end-great = Cities of level 4 or higher
scene-end-points = Points
scene-end-teams = Points of the teams
scene-end-sum = Who wins
scene-end-won = { $player } wins
    .you = You win
scene-end-team = { $players } win
scene-end-team-yours = Your team wins: { $players }
scene-end-shared = The victory is shared: { $players }
scene-end-all-level = All stand level at { $number }.
scene-end-by-tie = Level with { $rival } at { $number }: the greater cities decide.
scene-end-because = { $number } points to { $total } of { $rival }; cities of level 4 or higher: { $great } to { $other }.

## Outlooks: what an option would bring

outlook-pass = { $number ->
    [0] You draw a new hand; { $nation } cards are in your nation.
    [one] { $number } card goes into the shelter, then a new hand; { $nation } cards in your nation.
   *[other] { $number } cards go into the shelter, then a new hand; { $nation } cards in your nation.
}
outlook-hire = { $card }, supplies +{ $gained }: a deck of { $cards }; { $left } left in hand.
outlook-acquire = { $card } on top; a deck of { $cards } cards.
outlook-acquire-any = { $number ->
    [one] The top card; a deck of { $cards } cards.
   *[other] Any of { $number } factions, it matches today; a deck of { $cards } cards.
}
outlook-road = { $faction-terrain } on top; { $number ->
    [one] it fits on { $number } square.
   *[other] it fits on { $number } squares.
}
outlook-city = { $faction-terrain }, level { $level }: { $points } points; { $cities } of { $needed } cities of level 4+.
outlook-raise = { $square } to level { $level }: { $points } points; { $cities } of { $needed } cities of level 4+.
outlook-market = { $number ->
    [1] Your first: with a hero there you trade artefacts for chests and back.
   *[other] Your second: with a hero there 2 supplies become star dust, too.
}
outlook-hero = { $number ->
    [1] Your only hero, on { $square }.
   *[other] { $number } heroes on the map: twice the morale in an attack of both.
}
outlook-move = { $number ->
        [one] { $number } step
       *[other] { $number } steps
    } for this hero, { $squares ->
        [one] { $squares } square
       *[other] { $squares } squares
    } in reach.
outlook-step = { $number ->
    [one] { $number } step left; nothing to attack there.
   *[other] { $number } steps left; nothing to attack there.
}
outlook-step-target = A place of strength { $strength } to attack; { $number ->
    [one] { $number } step left.
   *[other] { $number } steps left.
}
outlook-step-heroes = Heroes of { $rival } to attack; { $number ->
    [one] { $number } step left.
   *[other] { $number } steps left.
}
outlook-gate = An unseen storm card of { $number }; { $steps ->
    [one] { $steps } step left after the toll.
   *[other] { $steps } steps left after the toll.
}
outlook-attack = { $number ->
    [one] { $number } target, strength { $strength } without cards.
   *[other] { $number } targets, the weakest place has { $strength } without cards.
}
outlook-attack-heroes = { $number ->
    [one] Only heroes are in reach: { $number } target.
   *[other] Only heroes are in reach: { $number } targets.
}
outlook-ambush = Gone for good, a deck of { $cards }; you lay { $number } beside { $laid } in ambush.
outlook-tent = Keeps { $number ->
    [one] { $number } card
   *[other] { $number } cards
} for later turns; { $tents } tents then.
outlook-strike = { $number ->
    [one] { $number } card in hand
   *[other] { $number } cards in hand
}; { $left ->
    [0] the Tent goes into the shelter.
   *[other] { $left } left in the tent.
}
outlook-roll-amulet = 1 to 4: a unit of that rank; 5: an artefact; 6: what you like. { $lit ->
    [1] Rolled twice.
   *[0] {""}
}
outlook-double = Counts as 2 { $type-many }; a card goes into limbo: a deck of { $cards }.
outlook-eclipse = Stands for what you like until the end of the turn.
outlook-use = { $number ->
    [one] Counts as { $type-object } until the end of the turn.
   *[other] Counts as { $number } { $type-many } until the end of the turn.
}
outlook-great = { $card-short }
outlook-trade = { $number ->
    [one] { $number } chest in hand
   *[other] { $number } chests in hand
}; { $chests } left in the pool.
outlook-trade-chest = { $card } on top of { $number }, into your hand.
outlook-trade-dust = Pays 2 supplies of a line; { $left } supplies left, a deck of { $cards }.
outlook-explore = { $number ->
    [one] An unseen card, the last one.
   *[other] An unseen card of { $number }.
}
outlook-income = { $type } into your hand: { $number ->
    [one] { $number } card.
   *[other] { $number } cards.
}
outlook-bonus = The die names a gate; this hero loses { $number } steps and stays here.
outlook-bridge-give = A deck of { $cards }, and a city rises: { $points } points.
outlook-bridge-exchange = One of { $number } on display, or a fate card, in its place.
outlook-bridge-lower = { $points } points, { $cities } of { $needed } cities of level 4+; you take one of { $number }, or fate.
outlook-homage = { $gift-text } { $number ->
    [one] { $number } card stays in hand.
   *[other] { $number } cards stay in hand.
}
outlook-elixir = For 2 supplies. { $elixir-text }
outlook-drink = { $elixir-text }
outlook-draw = An unseen card: { $number } in hand, { $nation } in your nation before.
outlook-faction = { $ability }: { $ability-short }
outlook-start = { $faction-terrain }; { $number ->
    [one] { $number } square to a neutral city.
   *[other] { $number } squares to a neutral city.
}
outlook-start-gate = { $faction-terrain }; { $number } squares to a neutral city, { $gate } to a gate.
outlook-pick = { $number ->
    [one] Your first card of this faction.
   *[other] { $number } cards of this faction.
}
outlook-vase = Card { $number } of the next 6.
outlook-keep = { $number ->
    [one] Your { $number } card stays.
   *[other] Your { $number } cards stay.
}
outlook-mulligan = { $number } cards go into the shelter, 5 unseen ones come; { $nation } in your nation.
outlook-cohort = { $drawn ->
    [one] { $number } cards shown draw { $drawn } card; you keep them all.
   *[other] { $number } cards shown draw { $drawn } cards; you keep them all.
}
outlook-lay = { $number ->
    [0] This pays all of it.
   *[other] { $number } still to pay.
}
outlook-lay-lost = { $number ->
    [0] This pays all of it; what is too much is lost.
   *[other] { $number } still to pay; what is too much is lost.
}
outlook-place = Joins { $joined }, leads on to { $open }; { $left ->
    [one] { $left } empty square left.
   *[other] { $left } empty squares left.
}
outlook-place-city = Joins { $joined }, leads on to { $open }; { $points } points, { $cities } of { $needed } cities of level 4+.
outlook-take = { $number ->
    [one] Your first card { $faction-of }.
   *[other] { $number } cards { $faction-of } in your deck.
}
outlook-rally = { $number } cards in hand; strength { $left } still to take.
outlook-sacrifice = Gone for good: a deck of { $cards } cards.
outlook-rolled = { $number ->
    [5] Stands for an artefact of your choice.
    [6] Stands for what you like.
   *[other] Stands for { $type-object }.
}
outlook-as = { $number ->
    [one] Your only { $type } at hand.
   *[other] { $number } { $type-many } at hand then.
}
outlook-lay-ambush = { $number } of { $most } cards in ambush.
outlook-ambush-laid = { $number } in ambush; { $left } more could be laid.
outlook-station = { $left } more fit; { $number } cards stay in hand.
outlook-stationed = { $number } more would fit.
outlook-fate = { $number ->
    [one] The last fate card, unseen; one of its sides must be done.
   *[other] One of { $number } fate cards, unseen; one of its sides must be done.
}
outlook-fate-dust = Star dust +{ $number }: a deck of { $cards } cards.
outlook-fate-twin = Kept: it copies a Great Artefact of somebody else each time.
outlook-fate-blind = The top of { $number } spare Great Artefacts, unseen.
outlook-fate-chosen = You see all { $number } spare Great Artefacts and take one.
outlook-spend = You see { $number } Great Artefacts under the gate and must take one.
outlook-keep-bonus = The bonus of this gate stays yours.
outlook-stop = { $number ->
    [one] { $number } card in hand.
   *[other] { $number } cards in hand.
}
outlook-supplies = { $number ->
    [one] { $number } supply in hand, a deck of { $cards }.
   *[other] { $number } supplies in hand, a deck of { $cards }.
}
outlook-wings-hero = It leaves { $square }.
outlook-fly = Nothing stands there; no steps are spent.
outlook-fly-own = Your own place; no steps are spent.
outlook-fly-neutral = A neutral city of strength { $strength } to attack.
outlook-fly-rival = A place of { $rival }, level { $level }, to attack.
outlook-borrow = { $number ->
    [one] The only card of this hand, for this turn.
   *[other] 1 of { $number } cards by chance, for this turn.
}
outlook-change-land = { $faction-terrain } there{ $native ->
    [1] : your native land, free to enter and +1 in battle.
   *[0] : not your native land.
}
outlook-swap = { $number ->
    [0] Neither is your native land.
    [1] One of them is your native land.
   *[other] Both are your native land.
}
outlook-banner = { $number ->
    [one] { $number } such card in your shelter.
   *[other] { $number } such cards in your shelter.
}
outlook-storm-artefact = { $card } on top; { $number } cards in hand then.
outlook-cloak = Level { $level } safe until your next turn; { $left } more.
outlook-limbo = { $number } cards in hand, a deck of { $cards }.
outlook-summon = On { $square } until the next checkpoint.
outlook-copy = { $storm-text }
outlook-unit = { $card } comes to hand for it.
outlook-destroy = { $number ->
    [one] { $number } card and the Tent go into the shelter.
   *[other] { $number } cards and the Tent go into the shelter.
}
outlook-drink-nothing = Your elixirs stay as they are.
outlook-cancel = Its cards are spent, and Cold Breath is used for today.
outlook-let = It happens; Cold Breath can still be used later.
outlook-target-heroes = { $number } heroes; { $rival } has { $cards } cards in hand, { $ambush } in ambush.
outlook-target-ruins = { $strength } to beat; a Great Artefact, { $number } on display, or fate.
outlook-target-guards = { $strength } to beat; then { $points } points, { $cities } of { $needed } cities of level 4+.
outlook-target-player = { $strength } without cards; { $rival } has { $cards } in hand, { $ambush } in ambush.
outlook-heroes = { $number ->
    [one] { $number } hero
   *[other] { $number } heroes
}: +{ $morale } with cards of one faction; lost if it fails.
outlook-defenders = { $number ->
    [0] No hero defends, none is lost.
    [one] { $number } hero: +{ $morale } with cards of one faction; lost if you lose.
   *[other] { $number } heroes: +{ $morale } with cards of one faction; lost if you lose.
}
outlook-add = { $mine } to { $theirs }, { $short ->
    [0] you would win.
   *[other] { $short } more needed.
}
outlook-add-broken = { $mine } to { $theirs }, morale is lost; { $short ->
    [0] you would win.
   *[other] { $short } more needed.
}
outlook-add-amulet = +1 to +4 by the die, 5 or 6 leave you a choice. { $lit ->
    [1] Rolled twice.
   *[0] {""}
}
outlook-add-fanatic = +{ $number } for a card that you sacrifice.
outlook-add-mask = Up to 2 units of strength 3 or less change sides.
outlook-opening-done = { $mine } to { $theirs }; { $rival } has { $cards } cards in hand, { $ambush } in ambush.
outlook-win-city = { $mine } to { $theirs }, you win: { $points } points, { $cities } of { $needed } cities of level 4+.
outlook-win-ruins = { $mine } to { $theirs }, you win: a Great Artefact, { $number } on display, or fate.
outlook-lose-heroes = { $mine } to { $theirs }, you lose: { $number ->
    [0] no hero is lost.
    [one] { $number } hero leaves the map.
   *[other] { $number } heroes leave the map.
}
outlook-lose-city = { $mine } to { $theirs }, you lose: { $level } points and { $number ->
    [0] no hero.
    [one] { $number } hero.
   *[other] { $number } heroes.
}
outlook-berserk = { $rival } loses 2 of { $cards } cards in hand by chance.
outlook-no-berserk = Berserk can be used in another battle today.
outlook-retreat = A Horse or 3 supplies, of which you have { $supplies }; { $number } more heroes here.
outlook-stay = { $number ->
    [one] { $number } hero stays and can defend.
   *[other] { $number } heroes stay and can defend.
}
outlook-way = { $number ->
    [0] The way ends there.
    [one] { $number } square more from there.
   *[other] { $number } squares more from there.
}
outlook-hire-dust = { $card }, supplies +{ $gained }: a deck of { $cards } cards.

## The view in words

view-table = The table
view-day = Week { $week }, day { $day }.
view-start-player = { $player } begins each day.
view-mode = { $key ->
    [basic] Basic mode.
    [advanced] Advanced mode.
   *[heroic] Heroic mode.
}
view-factions = Factions of the pool: { $factions }.
view-team = { $number ->
    [0] The first team of the day acts.
    [1] The second team of the day acts.
   *[other] The third team of the day acts.
}
view-ended = The game is over: { $reason }.
view-battle = Battle for { $prey } on { $square }
view-defender = { $player } defends.
view-guards = Neutral guards defend.
view-lines = Cards of the attack: { $number }.
view-totals = { $attack } to { $defence }.
view-player = { $player }
view-faction = Faction: { $faction }.
view-points = { $number } points; cities of level 4 or higher: { $great }.
view-hand = Hand: { $cards }.
view-hand-hidden = Cards in hand: { $number }.
view-nation = Cards in the nation: { $number }.
view-shelter = Shelter: { $cards }.
view-ambush = Ambush: { $cards }.
view-ambush-hidden = Cards in ambush: { $number }.
view-laid = Laid this turn: { $cards }.
view-hero = { $hero } on { $square }, steps { $steps }, points { $points }.
view-tent = Tent { $number }.
view-veteran = { $key ->
    [active] A veteran.
   *[disgraced] A veteran no more.
}
view-map = The map
view-square = { $square }: { $terrain_card }
view-exits = Exits: { $exits }.
view-owner = { $player }, level { $number }.
view-strength = Neutral, strength { $number }.
view-market = A marketplace of { $player }.
view-cloaked = Cloaked: it cannot be attacked.
view-down = Cards of the valley, face down
view-down-square = { $square }
view-pool = The pool
view-pile = { $number } left of { $pile }, on top { $top }.
view-supplies = Supplies { $number }, star dust { $dust }, chests { $chests }.
view-display = Great Artefacts on display: { $cards }.
view-spare = Spare Great Artefacts: { $number }; fate cards: { $fate }.
view-storms = Storm cards: { $number }.
view-storms-played = Storms played: { $storms }.
view-royals = Royals beside the map: { $cards }.
view-limbo = Limbo: { $cards }.
view-gates-out = Gates not in play: { $numbers }.
view-elixir = { $elixir } of { $player }{ $number ->
    [0] , not drunk yet.
   *[other] , day { $number } of 3.
}
view-metamorphia = Metamorphia on { $square }.
view-bilkarr = Bilkarr on { $square }.

## Reasons of hints

reason-city = wins you { $square }, worth { $number }
reason-raises = raises { $square } to level { $number }
reason-markets = builds a marketplace
reason-heroes = brings a hero onto the map
reason-deck = adds { $number ->
    [one] { $number } card
   *[other] { $number } cards
} to your deck
reason-roads = builds on the map
reason-hand = leaves you { $number ->
    [one] { $number } card
   *[other] { $number } cards
} more in hand
reason-ambush = lays { $number ->
    [one] { $number } card
   *[other] { $number } cards
} into your ambush
reason-steps = gives your heroes { $number ->
    [one] { $number } step
   *[other] { $number } steps
}
reason-moves = leads a hero to { $square }

## Results

score-title = Points
stage-title = Week { $number }
source-founded = Cities founded
source-raised = Cities raised
source-conquered = Conquests
source-explored = Buildings explored
source-lost = Lost and lowered
source-small = Cities of level 1 to 3
source-great = Cities of level 4
source-royal = Residences and capitals
decided-tie-capitals = Level at { $score }, so more capitals decided ({ $rule }): { $player } { $number }, { $rival } { $rival-number }.
decided-tie-residences = Level at { $score }, so more Royal Residences decided ({ $rule }): { $player } { $number }, { $rival } { $rival-number }.
decided-tie-level-4 = Level at { $score }, so more cities of level 4 decided ({ $rule }): { $player } { $number }, { $rival } { $rival-number }.
decided-tie-level-3 = Level at { $score }, so more cities of level 3 decided ({ $rule }): { $player } { $number }, { $rival } { $rival-number }.
decided-tie-level-2 = Level at { $score }, so more places of level 2 decided ({ $rule }): { $player } { $number }, { $rival } { $rival-number }.
decided-tie-level-1 = Level at { $score }, so more cities of level 1 decided ({ $rule }): { $player } { $number }, { $rival } { $rival-number }.
decided-tie-heroes = Level at { $score }, so more heroes on the map decided ({ $rule }): { $player } { $number }, { $rival } { $rival-number }.
decided-tie-cards = Level at { $score }, so more cards in the deck decided ({ $rule }): { $player } { $number }, { $rival } { $rival-number }.
report-tags = Wins by faction
report-tags-note = A seat favours the faction that it leads. Where bots of different strength sit at one table, this also shows what the stronger ones lead.
report-tags-favoured = Share of wins of the seats that led the faction
report-tag = Faction
report-tags-in-play = Games with each faction

## The guided first game: words between ** are bold

lesson-goal = What wins
    .line = The levels of your cities
    .tell = Welcome to Battalia! You build roads and cities from your own growing deck of cards. In the end the **levels of your cities** are your points. Five cities of level 4 end the game at once.
    .do = Look at the map: { $players } players, two neutral cities, gates and ruins. Then continue.
    .why = a city is worth what it was built with, so a few great ones beat many small ones.
    .free = The levels of your cities are your points. Five cities of level 4 end the game at once.
lesson-faction = Your faction
    .line = A colour, a land, a people
    .tell = Each **faction** is at home in one kind of land. A battle there is a little easier for it. In longer games each has an ability of its own, too.
    .do = Choose the Emberians of the Red Canyons.
    .why = your cards will be of all factions all the same: the pool is shared.
    .good = You are the Emberians. Your city stands on C2, with your first hero.
    .other = That one can win, too. The rest of this course tells what every faction does.
    .free = Each faction is at home in one kind of land, and has an ability of its own in longer games.
lesson-hand = Six cards
    .line = The hand of a turn
    .tell = You hold { $hand } cards: { $units } units and { $supplies } supplies. What you lay or leave this turn goes into your **shelter**, and later it comes back. Cards are spent for a turn, not for good.
    .do = Keep this hand.
    .why = a hand that fits no plan can be changed for five other cards, once at the start of a turn.
    .good = Good: with these cards you can do three things at once.
    .change = Five other cards. This hand was good, but at times that is the right thing to do.
    .free = What you lay or leave in a turn goes into your shelter and later comes back. A bad hand can be changed for five other cards.
lesson-hire = Hire
    .line = Supplies bring units
    .tell = A unit costs as many **supplies** as its rank: a Freeman 1, a Chief 2, a Priest 3, a Lord 4. It goes into your shelter, and a new supply comes with it.
    .do = Hire a Chief for two of your { $supplies } supplies.
    .why = your deck has ten cards, { $nation } of them still in your nation. From 20 and 24 on it attracts a Queen and a King.
    .good = A Chief and a supply lie in your shelter. You will draw them soon.
    .rank = That rank is good as well. With a Chief a supply is left for what comes next.
    .first = Soon! First hire: it leaves a supply for the artefact.
    .road = Soon! Both Freemen are needed for it, and the supplies can work before.
    .pass = Your turn would be over, with cards in hand that can still do something.
    .walk = There is no road yet for your hero to walk on.
    .else = That is for later. First your deck should grow.
    .free = A unit costs as many supplies as its rank and goes into your shelter with a new supply.
lesson-acquire = Acquire
    .line = A unit and a supply for an artefact
    .tell = An **artefact** costs one unit of any rank and { $supplies } supply. Horses walk, Tools build, Weapons fight. On its day of the Oracle you may choose the colour.
    .do = Acquire a Weapon.
    .why = without a Weapon nobody can attack, and a neutral city is waiting, three squares to the east.
    .good = Now it must be paid.
    .type = Useful, too! But a Weapon is what the next days are about.
    .hire = One more unit is never wrong. But this supply is the last one: an artefact needs it.
    .road = Soon, and both Freemen are kept for it. The supply has something better to do.
    .pass = You still hold a unit and a supply: together they are worth an artefact.
    .else = That is for later. A Weapon comes first.
    .free = An artefact costs a unit of any rank and a supply. Horses walk, Tools build, Weapons fight.
lesson-pay = Lay the cards
    .line = A line is paid card by card
    .tell = Every action is a **line** of cards that you lay open. Each card is used once in a turn, and all come back later.
    .do = Lay the Priest, and keep the { $freemen } Freemen.
    .why = two Freemen build a road. The Priest is not lost: he only goes into your shelter.
    .good = Paid: the Weapon lies in your shelter. Two Freemen are left.
    .freeman = That pays as well, but one Freeman alone builds no road.
    .free = Every action is a line of cards that you lay open. Each card is used once in a turn.
lesson-road = Build a road
    .line = Two Freemen for a road
    .tell = A **road** costs { $freemen } Freemen; a fork or a crossroads a supply more. It must be joined to your own network: your cities and all roads that lead to them.
    .do = Take a straight road.
    .why = heroes walk on roads, and new cities can only be founded beside them.
    .good = Now find a place for it.
    .curve = A curve leads elsewhere. The neutral city lies straight to the east.
    .pass = Two Freemen would go unused: together they are a road.
    .else = That can wait. Two Freemen are a road.
    .free = A road costs two Freemen, a fork or a crossroads a supply more. It must be joined to your network.
lesson-place = Where it lies
    .line = An exit must meet an exit
    .tell = The card may be turned as you like, but one of its exits must face an exit of your network. Other sides may end blind.
    .do = Place it on D2, from west to east.
    .why = F2 is a neutral city, and D2 and E2 are the two squares between.
    .good = Half of the way is there.
    .else = It fits there, too, but the neutral city lies east of you.
    .free = One exit of a new card must face an exit of your network. Other sides may end blind.
lesson-pass = End of the turn
    .line = Pass and draw six
    .tell = You have laid { $laid } cards, all that you had. When you **pass**, they go into your shelter and you draw six new ones at once: with these you could defend yourself.
    .do = End your turn.
    .why = an empty nation is made anew from the shelter, so what you have hired comes soon.
    .good = Bruno takes his turn now.
    .free = When you pass, everything that you laid goes into your shelter and you draw six new cards.
lesson-deck = Your deck comes round
    .line = A new hand of six
    .tell = A new day, and { $hand } new cards: the rest of your nation, then the first of your shelter, shuffled. Three cards of one faction could be shown as a **cohort** for more.
    .do = Keep this hand.
    .why = two Freemen and three supplies are the second road and three steps.
    .good = Now to work.
    .change = Other cards! But with these you would have come all the way to the city.
    .free = An empty nation is made anew from the shelter. Three cards of one faction can be shown as a cohort for more cards.
lesson-again = The second road
    .line = Lines as long as cards last
    .tell = You may build, hire and walk as often as your cards allow. With { $freemen } Freemen the second half of the way can be built.
    .do = Take a straight road again and place it on E2, from west to east.
    .why = every line is one more thing done today, and the cards come back all the same.
    .good = Lay the Freemen, then place the road on E2.
    .curve = A curve does not lead to F2. A straight road does.
    .pass = Your cards could still build a road and walk on it.
    .else = That is possible, too. But today the road leads to the city.
    .free = You may build, hire, walk and attack as often as your cards allow.
lesson-move = A hero sets out
    .line = Supplies and Horses are steps
    .tell = A **supply** laid for a hero is one step, a Horse three. Steps that are left over are lost at the end of the turn.
    .do = Lay one of your { $supplies } supplies for your hero.
    .why = whoever wants to attack must stand there first.
    .good = One step. Now walk.
    .pass = The road is ready, and three supplies are three steps. Walk first.
    .else = That would be good on other days. Today the supplies are steps.
    .free = A supply laid for a hero is one step, a Horse three. Steps that are left are lost at the end of the turn.
lesson-step = Step by step
    .line = From exit to exit
    .tell = A hero goes from card to card where **exits meet**. Nobody stops it: heroes may pass every city and every other hero.
    .do = Go to D2. Then lay the other supplies, walk on to F2 and end your turn.
    .why = tomorrow your Weapon will be in your hand.
    .good = On with the next supplies, over E2 to F2; then pass and keep your hand.
    .pass = Your hero has a step left that would be lost.
    .else = That can be done later. First take the step that you have paid.
    .free = A hero goes from card to card where exits meet. Heroes may pass every city and every other hero.
lesson-attack = To arms
    .line = A Weapon starts an attack
    .tell = Your hero stands in a neutral city of strength **{ $guards }**. A Weapon declares the attack and counts in it: 1, and 2 on its own day, which is today.
    .do = Attack with the Weapon.
    .why = a conquered neutral city has level 4 at once, and a Lord comes with it.
    .good = The attack is declared. Now cards can be added.
    .pass = You stand before the city with a Weapon in hand. Attack first.
    .else = Later. Nothing brings as much today as this city.
    .free = A Weapon declares an attack on the place where your hero stands, and counts in it.
lesson-morale = Morale
    .line = One faction, one more for each hero
    .tell = You have 3: the Weapon and your hero’s **morale**. It counts 1 for each hero, but only while all cards of your line are of one faction. You need more than { $guards }.
    .do = Add the Bärfolk Priest: the Weapon is of the Bärfolk, too.
    .why = 2 and 3 and 1 for morale are 6. The Chief of the Islanders would break morale.
    .good = 6 to 4: that is enough.
    .mixed = That card is of another faction: morale is gone, and it adds the less.
    .early = With 3 to 4 the attack would fail, and your hero would leave the map.
    .free = Each hero gives 1 for morale while all cards of the line are of one faction.
lesson-done = Win
    .line = More than the defence
    .tell = The attack wins if it is **greater**; a tie goes to the defence. Neutral guards never answer. A player could add cards now, one side after the other.
    .do = Say that you add no more cards: 6 beats { $guards }.
    .why = every card that you do not need here can still do something else today.
    .good = The city is yours: level 4, and a Lord for your deck.
    .more = It would have been enough without. The card is spent for today.
    .free = The attack wins if it is greater; a tie goes to the defence. Neutral guards never answer.
lesson-next = What comes next
    .line = Four more such cities
    .tell = You have 5 points. Two units of one rank **raise** a city by a level, three found a new one. At the end of each week decks are counted: 20 cards bring the Queen, 24 the King.
    .do = Go on as you like: this game is yours now.
    .why = four more cities of level 4 end the game, and Bruno wants them, too.
    .free = Two units of one rank raise a city by a level, three found a new one. Decks of 20 and 24 cards bring Queen and King.
