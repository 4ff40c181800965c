# Might & Magic Heroes: everything that is shown at the table, in English.
#
# The forms of names are their attributes: a message about a unit (`unit`) can use $unit-object, $unit-plural and
# $unit-many; whoever fights (`slot`: a unit, a hero, an encounter) has $slot-stack and $slot-stack-object. `.full` of a
# skill or a building names its faction where several factions have one of that name. `.short` is one line of at most
# 52 characters, `.text` the whole text, `.specialist` what a skill does for a hero of its school.

## The game

game-name = Might & Magic Heroes
game-line = Lead heroes and their armies over a map of mines, ruins and guards, build up your city, and gather the Power that wins before the last week is over.
game-motto = Heroes, armies and a city: who is first to Power?

## Options of a new game

setting-length = Length
    .description = How many weeks there are: 9, 12 or 15. Power can end the game earlier.
setting-length-short = Short: 9 weeks
setting-length-medium = Medium: 12 weeks
setting-length-long = Long: 15 weeks
setting-map = Map
    .description = Whether the tiles are shuffled and turned, or lie in the order of their numbers as in a first game.
setting-map-random = Random
setting-map-fixed = Fixed
setting-heroes = Starting heroes
    .description = Whether you choose your first hero or chance deals it out.
setting-heroes-chosen = Chosen
setting-heroes-random = Random
setting-factions = Factions
    .description = The faction of each seat. Without a list you choose them in turn order.
setting-factions-haven = Haven
setting-factions-necropolis = Necropolis
setting-factions-sanctuary = Sanctuary
setting-factions-stronghold = Stronghold

## Numbers of things

gold-counted = { $gold } gold
resources-counted = { $resources ->
    [one] { $resources } resource
   *[other] { $resources } resources
}
goods = { $resources ->
    [0] { gold-counted }
   *[other] { $gold ->
        [0] { resources-counted }
       *[other] { gold-counted } and { resources-counted }
    }
}
wounds-counted = { $number ->
    [one] { $number } wound
   *[other] { $number } wounds
}
skill-cards-counted = { $number ->
    [one] { $number } card
   *[other] { $number } cards
}

## Decisions: what is asked

prompt-choose-faction = Choose your faction.
    .why = Each has its own heroes, units and one building that nobody else has.
    .first = Haven and Stronghold are the easiest to begin with.
prompt-place-capital = Choose the square for your capital.
    .why = It must lie on your start tile, on no location or symbol, with a free way out.
    .first = Close to green guards and mines your hero has the shortest ways.
prompt-choose-start-hero = Choose your first hero.
    .why = You all choose at the same time; the others can be hired later.
    .first = Might heroes fight themselves, Magic heroes cast spells.
prompt-week-train = Turn one basic unit of this hero to elite?
    .why = Week of Champions: one unit of each hero, for free.
    .first = An elite unit stands a wound more and brings the elite die.
prompt-play-action-card = Play an action card.
    .why = You carry out one of its actions; then it is used until the round ends.
    .first = Heroes to move and fight, Gather to earn, Develop to build and recruit.
prompt-choose-hero-to-activate = Activate a hero or end the action.
    .why = Each hero is activated once; heroes without units stay at home.
    .first = A hero that moves last can use what the others have opened.
prompt-advance-or-not = Advance now for XP?
    .why = The first skill costs 3 XP, each further one 1 XP more.
    .first = Skills last all game; a hero can have five.
prompt-pay-trophy = Discard a trophy to pay.
    .why = You pay until the price is reached; medals beyond it are lost.
    .first = Pay so that as few medals as possible go to waste.
prompt-choose-skill-deck = Choose the deck to draw from.
    .why = Cards that you do not keep go back under the deck.
    .first = Might helps armies and the map, Magic brings spells.
prompt-choose-skill = Choose the skill to keep.
    .why = The others go under the deck, and nobody sees them.
    .first = In a school of your hero a skill works as for a specialist.
prompt-move-step = Move, act or stop.
    .why = A step costs 1 MP; a battle ends the movement.
    .first = Step onto a guard or its location to fight for it.
prompt-arena-recruit = Recruit at the Arena or finish.
    .why = Up to 3 units of any types, for their usual price.
    .first = Here you get units whose dwelling you have not built.
prompt-deposit-pile = Choose a discard pile to look through.
    .why = You take one card of it for this hero.
    .first = Artefacts are worth Power.
prompt-deposit-card = Choose the card to take.
    .why = A scroll or artefact is gained as if drawn; a treasure gives 2 rewards.
    .first = Take what your hero can use: mind its requirement.
prompt-treasure-reward = Choose a reward of the treasure.
    .why = You take it before you choose the next.
    .first = A reward that comes to nothing may be chosen, too.
prompt-reward-train = Turn a basic unit to elite, or stop.
    .why = The reward trains units of this army for free.
    .first = Train the strongest: they last longer.
prompt-keep-artefact = Keep, replace or sell the artefact?
    .why = An artefact is worth 1 PP; sold it brings 3 gold.
    .first = Head and body hold one artefact, hands and trinkets two.
prompt-discard-scroll = Discard a scroll.
    .why = The hero holds more scrolls than it may.
    .first = Part with one that the hero’s Magic is too low for.
prompt-leadership-dismiss = Dismiss a unit: the army is too large.
    .why = The hero’s Leadership has sunk.
    .first = Dismiss the weakest.
prompt-develop-step = Develop your city, or end the action.
    .why = One building and one level in each action; recruit as much as you can pay.
    .first = Training Grounds and a dwelling make the next battles easier.
prompt-escape = Escape or stay?
    .why = Escaping loses the battle and two units, but saves the rest.
    .first = Leave when you can no longer win.
prompt-escape-loss = Choose a unit to give up.
    .why = Whoever escapes leaves units behind, elite ones whole.
    .first = Give up the weakest.
prompt-order-own-ties = Who of yours acts next?
    .why = They have the same Initiative; you set their order.
    .first = Whoever strikes first takes enemies off the board.
prompt-stack-attack = Attack with this stack?
    .why = One attack for each unit; what is not above its Strength hits.
    .first = There is hardly ever a reason not to.
prompt-hero-attack-kind = How does your hero attack?
    .why = A normal attack has 2 attacks; a spell or a scroll takes its place.
    .first = The higher the value used, the more dice hit.
prompt-elite-swap = Swap one attack for the elite die?
    .why = It wounds in three cases of six; Laurel, Luck and Misfortune are the others.
    .first = With several attacks it is nearly always worth it.
prompt-luck-reroll = Reroll all dice that missed?
    .why = Luck: all of them or none; each die only once.
    .first = There is nothing to lose.
prompt-laurel = Laurel: promote or resurrect a unit.
    .why = Turn a basic unit to elite for good, or undo one wound.
    .first = Bring back a strong unit if you have lost one.
prompt-wound-stack = Choose the stack that takes the wounds.
    .why = All wounds go into it, as many as it can take.
    .first = Let those take them whom you need least.
prompt-wound-unit = Which unit takes the next wound?
    .why = An elite unit turns basic, a basic one is lost.
    .first = An elite unit that is turned takes the next wound itself.
prompt-resurrect = Use a point of Resurrection.
    .why = Bring a casualty back as basic, or turn a basic unit to elite.
    .first = A lost unit back is an attack more.
prompt-hero-battle-reward = Choose your reward for the victory.
    .why = One artefact of the beaten hero, or a skill of yours.
    .first = An artefact moves 1 PP from them to you.
prompt-takeover-choice = Take over a location, or stop.
    .why = You have too few markers for all of them.
    .first = Take those with the most PP first.
prompt-window = Use an effect, or pass.
    .why = What you do not use now may serve you later.
    .first = Most effects can be used once in a battle.
prompt-second-target = Choose a second stack, or leave it.
    .why = As a specialist your hero helps two stacks.
    .first = There is no price for the second.

## Decisions: their names

frame-choose-faction = Faction
frame-place-capital = Capital
frame-choose-start-hero = Starting hero
frame-week-train = Week of Champions
frame-play-action-card = Action card
frame-choose-hero-to-activate = Hero
frame-advance-or-not = Advancement
frame-pay-trophy = Payment
frame-choose-skill-deck = Skill deck
frame-choose-skill = Skill
frame-move-step = Movement
frame-arena-recruit = Arena
frame-deposit-pile = Dragon Deposit
frame-deposit-card = Card from the Deposit
frame-treasure-reward = Treasure
frame-reward-train = Training
frame-keep-artefact = Artefact
frame-discard-scroll = Scroll too many
frame-leadership-dismiss = Leadership
frame-develop-step = Develop
frame-escape = Escape
frame-escape-loss = Loss by escape
frame-order-own-ties = Order
frame-stack-attack = Attack
frame-hero-attack-kind = Attack of the hero
frame-elite-swap = Elite die
frame-luck-reroll = Luck
frame-laurel = Laurel
frame-wound-stack = Wounded stack
frame-wound-unit = Wounded unit
frame-resurrect = Resurrection
frame-hero-battle-reward = Spoils
frame-takeover-choice = Takeover
frame-window = Effects
frame-second-target = Second target

## Options, also as the log names them

option-faction = Lead { $faction-object }
option-place = Build the capital on { $square }
option-hero = Begin with { $hero }
option-train = Train: { $unit }
option-train-unit = Train for { $hero }: { $unit }
option-skip = Train nobody
option-play = { $action_card }: { $action }
option-activate = Activate { $hero-object }
option-done = Done
option-advance = Advance
option-no = Do not advance
option-pay = Pay with { $encounter-object }
option-deck = Draw { $deck-of }
option-skill = Keep { $skill-full }
option-move = Go to { $square }
option-portal-square = Through the portal to { $square }
option-portal-destination = Through the portal { $destination-to }
option-explore = Explore
option-control = Take control
option-control-square = Take control with the marker of { $square }
option-scroll = Use { $scroll }
option-scroll-scroll-slot = Use { $scroll } on { $slot-stack-object }
option-stop = Stop
option-recruit = Recruit: { $unit }
option-recruit-unit = Recruit for { $hero }: { $unit }
option-dismiss = Dismiss: { $unit }, { $side }
option-dismiss-unit = Dismiss from { $hero }: { $unit }, { $side }
option-pile = The discarded { $pile }
option-none = Nothing
option-card = Take { $card-full }
option-reward-gain = Reward: { $gain }
option-keep = Keep
option-replace = Replace { $artefact }
option-sell = Sell for 3 gold
option-discard = Discard { $scroll }
option-build = Build { $building-full }
option-level = Raise the capital
option-transfer = From { $hero } to { $hero2 }: { $unit }, { $side }
option-hire = Hire { $hero }
option-study = { $hero } studies a scroll
option-escape = Escape
option-stay = Stay
option-lose = Give up: { $unit }, { $side }
option-next = Next: { $slot-stack }
option-attack = Attack
option-decline = Do not attack
option-normal = Attack { $attribute-using }
option-spell = Cast { $skill-full }
option-elite = Roll the elite die
option-plain = Without the elite die
option-reroll = Reroll
option-promote = Make elite: { $unit }
option-return = Bring back: { $unit }
option-flip = Restore to elite: { $unit }
option-stack = Wound { $unit-stack-object }
option-unit = Wound { $side-object }
option-waste = Waste the point
option-reward-artefact = Take { $artefact-object }
option-take = Take over { $square }
option-pass = Pass
option-tactician = Tactician: { $unit-plural }
option-use = Use { $power-full }
option-use-skill-slot = Use { $skill-full } on { $slot-stack-object }
option-also = Also { $unit-stack-object }
option-reward-gain-number = Reward: { $value ->
    [one] { $value } { $gain-one }
   *[other] { $value } { $gain-many }
}
option-reward-gain-tier-number = Reward: { $value ->
    [one] { $value } { $gain-one } of tier { $tier }
   *[other] { $value } { $gain-many } of tier { $tier }
}

## Options of single decisions

option-choose-hero-to-activate-done = End the action
option-arena-recruit-done = Recruit no more
option-reward-train-done = Train no more
option-develop-step-done = End the action
option-takeover-choice-done = Take over no more
option-second-target-done = Only the first
option-deposit-pile-none = Take no card
option-move-step-stop = End the activation
option-luck-reroll-keep = Keep the dice
option-laurel-none = Leave it

## Refusals

refusal-choose-faction = This faction is taken or unknown.
refusal-place-capital = A capital cannot stand there: take a square of your start tile without a location or symbol and with a way out.
refusal-choose-start-hero = Choose one of the three heroes of your faction.
refusal-week-train = This hero has no basic unit of that type.
refusal-play-action-card = This card is not ready or does not show that action.
refusal-choose-hero-to-activate = This hero has no units or has been activated already.
refusal-advance-or-not = Advance or leave it.
refusal-pay-trophy = This hero has no such trophy.
refusal-choose-skill-deck = This deck is empty.
refusal-choose-skill = Keep one of the cards drawn, of a name that the hero has not got.
refusal-move-step = This hero cannot do that here.
refusal-arena-recruit = That cannot be recruited or dismissed here: gold, room, reserve and the limit of 3 decide.
refusal-deposit-pile = This pile is empty.
refusal-deposit-card = This card is not in the pile.
refusal-treasure-reward = This reward is not on the card or has been taken.
refusal-reward-train = This army has no basic unit of that type.
refusal-keep-artefact = The hero cannot keep it in this way: place or requirement is missing.
refusal-discard-scroll = This hero has no such scroll.
refusal-leadership-dismiss = This army has no such unit.
refusal-develop-step = That is not possible now: level, price, room or a hero in the capital is missing.
refusal-escape = You can escape or stay.
refusal-escape-loss = This army has no such unit.
refusal-order-own-ties = This is none of your slots in this tie, or it has its place already.
refusal-stack-attack = This stack can attack or not.
refusal-hero-attack-kind = Your hero cannot attack in this way now.
refusal-elite-swap = Roll the elite die or do not.
refusal-luck-reroll = Reroll the misses or keep them.
refusal-laurel = Laurel cannot do that here.
refusal-wound-stack = This stack is not alive.
refusal-wound-unit = There is no such unit in the stack.
refusal-resurrect = This stack has nothing to resurrect in this way.
refusal-hero-battle-reward = This reward is not possible.
refusal-takeover-choice = This location is not in your hero’s zone of control, or not theirs.
refusal-window = This effect cannot be used now.
refusal-second-target = This stack cannot be chosen.
refusal-develop-build = This building cannot be put up now: it stands already, its level or its price is missing, or one was built in this action.
refusal-develop-level = The capital cannot rise now: once in each action, for its price, up to level IV.
refusal-develop-recruit = This unit cannot be recruited: its dwelling, its price, a token, room or a hero in the capital is missing.
refusal-develop-train = This unit cannot be trained: you need Training Grounds, the price and a basic unit of a hero in the capital.
refusal-develop-transfer = This unit cannot change armies: both heroes must be in the capital, with room, and units do not go back.
refusal-develop-dismiss = This unit cannot be dismissed: its hero must be in the capital, and the type not recruited in this action.
refusal-develop-hire = This hero cannot be hired: you need a Tavern and 6 gold, and can hire one in each action.
refusal-develop-study = This hero cannot study: you need a Mage Guild, 3 gold and a hero in the capital, once in each action.
refusal-move-off-board = There is no square there.
refusal-move-foreign-capital = The capital of another player cannot be entered.
refusal-move-mountain = Only an Explorer can cross mountains, and not stay there.
refusal-move-water = Water is entered only from a port, and left only at one.
refusal-move-too-far = That is not one step away, or the hero has too few MP to come to a square where it may stay.
refusal-move-portal = No portal leads there: you need a Town Portal, a free Portal and 1 MP.
refusal-move-explore = There is nothing to explore here: it takes a fresh location without a guard.
refusal-move-control = You cannot take control here: it takes a location without a guard, not yours yet, in no enemy zone of control.
refusal-move-scroll = This scroll cannot be used now: the hero must hold it and have enough Magic.
refusal-move-stop = The hero cannot stay here.

## Log. In log-rolls $number is the Strength that the roll is made with, in log-power what the player has now

log-forced = { $player } had to choose: { $option }.
    .you = You had to choose: { $option }.
level-roman = { $number ->
    [1] I
    [2] II
    [3] III
   *[4] IV
}
counted-die = { $number ->
    [1] { $thing }
   *[other] { $number } × { $thing }
}
counted-unit = { $number ->
    [1] { $thing }
   *[other] { $number } { $thing-plural }
}
income-told = capital { $capital_gold } gold and { $capital_resources } resources{ $land_gold ->
    [0] { $land_resources ->
        [0] { "" }
       *[other] , locations { $land_resources } resources
    }
   *[other] { $land_resources ->
        [0] , locations { $land_gold } gold
       *[other] , locations { $land_gold } gold and { $land_resources } resources
    }
}{ $more_gold ->
    [0] { $more_resources ->
        [0] { "" }
       *[other] , heroes and artefacts { $more_resources } resources
    }
   *[other] { $more_resources ->
        [0] , heroes, artefacts and the week { $more_gold } gold
       *[other] , heroes, artefacts and the week { $more_gold } gold and { $more_resources } resources
    }
}
price-told = { $gold ->
    [0] free of charge
   *[other] for { gold-counted }
}
log-first-player = { $player } is the first player.
    .you = You are the first player.
log-takes-faction = { $player } leads { $faction-object }.
    .you = You lead { $faction-object }.
log-places-capital = { $player } builds the capital on { $square }.
    .you = You build your capital on { $square }.
log-starting-hero = { $player } begins with { $hero }.
    .you = You begin with { $hero }.
log-week-begins = Round { $number }: { $week }.
log-receives = { $player } receives { goods } ({ $week }).
    .you = You receive { goods } ({ $week }).
log-token-placed = A new encounter on { $square }: { $encounter }.
log-replenished = { $number ->
    [0] No new encounter comes to the map.
    [one] { $number } new encounter is on the map.
   *[other] { $number } new encounters are on the map.
}
log-plays-card = { $player } plays { $action_card }: { $action }.
    .you = You play { $action_card }: { $action }.
log-gathers = { $player } gathers { goods }: { income-told }.
    .you = You gather { goods }: { income-told }.
log-first-player-next = { $player } is first in the next round.
    .you = You are first in the next round.
log-activates = { $player } activates { $hero-object }: { $number } MP.
    .you = You activate { $hero-object }: { $number } MP.
log-moves = { $hero } goes to { $square }.
log-goes-home = { $hero } goes home to the capital.
log-portals = { $hero } goes through the portal to { $square }.
log-portals-home = { $hero } goes home through the portal.
log-explores = { $hero } explores { $location-object }.
log-explores-idly = { $hero } finds nothing to gain there: { $location }.
log-controls = { $player } takes control of { $location-object } ({ $square }).
    .you = You take control of { $location-object } ({ $square }).
log-loses-control = { $player } loses { $location-object } ({ $square }) and now has { $number } PP.
    .you = You lose { $location-object } ({ $square }) and now have { $number } PP.
log-gives-up = { $player } gives up { $location-object } ({ $square }) for its marker.
    .you = You give up { $location-object } ({ $square }) for its marker.
log-power = { $player } now has { $number } PP.
    .you = You now have { $number } PP.
log-activated-again = { $hero } is activated once more (Stables).
log-builds = { $player } builds { $building-object } for { goods }.
    .you = You build { $building-object } for { goods }.
log-raises-capital = { $player } raises the capital to level { level-roman } for { resources-counted }.
    .you = You raise your capital to level { level-roman } for { resources-counted }.
log-recruits = { $player } recruits { $unit-object } for { $hero }, { price-told }.
    .you = You recruit { $unit-object } for { $hero }, { price-told }.
log-trains = { $player } trains { $unit-object } of { $hero } to elite, { price-told }.
    .you = You train { $unit-object } of { $hero } to elite, { price-told }.
log-transfers = { $player } moves { $unit-object } to { $hero }.
    .you = You move { $unit-object } to { $hero }.
log-dismisses = { $player } dismisses { $unit-object } of { $hero }.
    .you = You dismiss { $unit-object } of { $hero }.
log-leads-fewer = { $player } must dismiss { $unit-object } of { $hero }: the Leadership has sunk.
    .you = You must dismiss { $unit-object } of { $hero }: the Leadership has sunk.
log-hires = { $player } hires { $hero } for { gold-counted }.
    .you = You hire { $hero } for { gold-counted }.
log-studies = { $hero } studies in the Mage Guild for { gold-counted }.
log-pays-trophy = { $player } pays with { $encounter-object }: { $number } of { $cost } XP.
    .you = You pay with { $encounter-object }: { $number } of { $cost } XP.
log-draws-skills = { $player } draws { skill-cards-counted } { $deck-of }.
    .you = You draw { skill-cards-counted } { $deck-of }.
log-learns = { $hero } learns { $skill }.
log-learns-nothing = { $hero } learns nothing: all cards drawn are known.
log-draws-treasure = { $hero } finds a treasure: { $treasure }.
log-takes-reward = { $player } takes { $reward-object }.
    .you = You take { $reward-object }.
log-idle-reward = The reward brings { $hero } nothing.
log-discards-treasure = The treasure is discarded: { $treasure }.
log-draws-artefact = { $hero } finds an artefact: { $artefact }.
log-takes-artefact = { $hero } takes { $artefact-object } from the discards.
log-keeps-artefact = { $hero } keeps { $artefact-object }.
log-discards-artefact = { $hero } discards { $artefact-object }.
log-sells-artefact = { $hero } sells { $artefact-object } for 3 gold.
log-draws-scroll = { $hero } draws a scroll.
log-drawn-scroll = The scroll is { $scroll }.
log-takes-scroll = { $hero } takes { $scroll } from the discards.
log-discards-scroll = { $hero } discards { $scroll }.
log-uses-scroll = { $hero } uses { $scroll }.
log-attacks-encounter = { $hero } fights { $encounter-object }.
log-attacks-hero = { $hero } fights { $foe-object }.
log-leads-elite = { $hero } leads elite units: { $units-counted }.
log-leads-basic = { $hero } leads basic units: { $units-counted }.
log-battle-turn = Battle turn { $number }.
log-uses = { $player } uses { $power }.
    .you = You use { $power }.
log-uses-on = { $player } uses { $power } on { $slot-stack-object }.
    .you = You use { $power } on { $slot-stack-object }.
log-works = { $power } works for { $slot-stack-object }.
log-acts = Initiative { $number }: { $slot-stack }.
log-skipped = Time Stop passes over { $slot-stack-object }.
log-declines = No attack by { $slot-stack-object } this turn.
log-no-attacks = No attacks are left to { $slot-stack-object }.
log-strikes = Attack by { $slot-stack-object }: { $number ->
    [one] { $number } attack
   *[other] { $number } attacks
}, { $strength } or less hits.
log-rolls = Roll for { $slot-stack-object } against Strength { $number }: { $dies-counted }.
log-elite-die = The elite die for { $slot-stack-object }: { $face }.
log-rerolls = Rerolled for { $slot-stack-object }: { $dies-counted }.
log-protects = The protection of { $player } stops { wounds-counted }.
    .you = Your protection stops { wounds-counted }.
log-wounds = The attack by { $slot-stack-object } makes { wounds-counted }.
log-armour = Armour of { $slot-stack-object } ignores a wound.
log-unit-wounded = An elite unit of { $player } turns basic: { $unit }.
    .you = An elite unit of yours turns basic: { $unit }.
log-unit-lost = { $player } loses { $unit-object }.
    .you = You lose { $unit-object }.
log-encounter-wounded = { $encounter }: { wounds-counted }, Number now { $left }.
log-unit-promoted = A basic unit of { $player } becomes elite: { $unit }.
    .you = A basic unit of yours becomes elite: { $unit }.
log-unit-returned = { $player } gets { $unit-object } back.
    .you = You get { $unit-object } back.
log-unit-restored = A unit of { $player } is elite again: { $unit }.
    .you = A unit of yours is elite again: { $unit }.
log-encounter-heals = { $encounter }: one wound fewer, Number now { $left }.
log-regenerates = Regeneration works for { $slot-stack-object }.
log-drains-life = Life Drain works for { $slot-stack-object }.
log-heals = { $hero } heals after the victory (Healer).
log-chilled = Chill: −2 Initiative for { $slot-stack-object } in the next turn.
log-escapes = { $hero } escapes.
log-must-escape = { $hero } must escape: the battle has lasted too long.
log-gives-unit-up = { $player } gives up { $unit-object }.
    .you = You give up { $unit-object }.
log-beats-encounter = { $hero } beats { $encounter-object }.
log-beaten-by-encounter = { $hero } is beaten by { $encounter-object } and goes home to the capital.
log-beats-hero = { $hero } beats { $foe-object }, who goes home to the capital.
log-raises-dead = The army of { $hero } is joined by { $unit-object }.
log-wins-artefact = { $hero } takes { $artefact-object } from the beaten hero; { $other } now has { $number } PP.
    .to-you = { $hero } takes { $artefact-object } from your beaten hero; you now have { $number } PP.
log-takes-over = { $player } takes over { $location-object } ({ $square }).
    .you = You take over { $location-object } ({ $square }).
log-end-by-domination = { $player } reaches the goal with { $number } PP.
    .you = You reach the goal with { $number } PP.
log-end-by-time = The last week is over: the game ends.
log-final-score = { $player }: { $number } PP (locations { $locations }, capital { $capital }, artefacts { $artefacts }, crystals { $crystals }); gold and resources { $wealth }.
    .you = Your { $number } PP (locations { $locations }, capital { $capital }, artefacts { $artefacts }, crystals { $crystals }); gold and resources { $wealth }.

## The story: events; what follows a name is what the ring says (`.tag`), beats are parts of an event

event-takes-faction = { $player } leads { $faction-object }
    .you = You lead { $faction-object }
event-places-capital = { $player } builds the capital on { $square }
    .you = You build your capital on { $square }
    .tag = Capital
event-starting-hero = { $player } begins with { $hero }
    .you = You begin with { $hero }
    .all = All reveal their first heroes
event-plays-card = { $player } plays { $action_card }: { $action }
    .you = You play { $action_card }: { $action }
event-activates = { $player } sends { $hero-object } out with { $number } MP
    .you = You send { $hero-object } out with { $number } MP
    .tag = { $number } MP
event-moves = { $hero } goes to { $square }
    .tag = { $hero }
event-goes-home = { $hero } goes home to the capital
event-explores = { $hero } explores { $location-object }
    .tag = Explored
event-controls = { $player } takes control of { $location-object } on { $square }
    .you = You take control of { $location-object } on { $square }
    .tag = { $location }
event-takes-over = { $player } takes over { $location-object } on { $square }
    .you = You take over { $location-object } on { $square }
    .tag = { $location }
event-loses-control = { $player } loses { $location-object } on { $square }, { $number } PP left
    .you = You lose { $location-object } on { $square }, { $number } PP left
event-builds = { $player } builds { $building-object }
    .you = You build { $building-object }
event-raises-capital = { $player } raises the capital to level { level-roman }
    .you = You raise your capital to level { level-roman }
    .tag = Level { level-roman }
event-hires = { $player } hires { $hero }
    .you = You hire { $hero }
event-learns = { $hero } learns { $skill }
event-draws-treasure = { $hero } finds a treasure: { $treasure }
event-draws-artefact = { $hero } finds { $artefact-object }
event-takes-artefact = { $hero } takes { $artefact-object } from the discards
event-wins-artefact = { $hero } takes { $artefact-object } from the beaten hero
event-uses-scroll = { $hero } uses { $scroll }
event-activated-again = { $hero } is activated once more (Stables)
beat-gathers = { goods }
    .you = { goods }
beat-moves = { $square }
beat-goes-home = home
beat-portals = portal: { $square }
beat-portals-home = portal home
beat-power = { $number } PP
    .you = { $number } PP
beat-recruits = { $unit }
    .you = { $unit }
beat-trains = { $unit }: elite
    .you = { $unit }: elite
beat-transfers = { $unit } to { $hero }
    .you = { $unit } to { $hero }
beat-dismisses = without { $unit-object }
    .you = without { $unit-object }
beat-studies = a scroll
beat-draws-scroll = a scroll
beat-pays-trophy = { $number } of { $cost } XP
    .you = { $number } of { $cost } XP
beat-draws-skills = { skill-cards-counted }
    .you = { skill-cards-counted }
beat-takes-reward = { $reward }
    .you = { $reward }
beat-keeps-artefact = kept
beat-sells-artefact = sold for 3 gold
beat-gives-unit-up = without { $unit-object }
    .you = without { $unit-object }

## The story: scenes

scene-player = { $player }
    .you = you
scene-battle-title = { $hero } against { $slot-stack-object }
scene-battle-start = Line-up
scene-battle-turn = Turn { $number }
scene-battle-end = End
scene-battle-act = { $number }: { $slot-stack }
scene-battle-stack = { $number ->
    [1] { $unit }
   *[other] { $number } { $unit-plural }
}
scene-battle-guard = { $encounter }: { $number } creatures, Strength { $strength }, Initiative { $initiative }
scene-battle-army = { $hero } leads { $units }, good for { wounds-counted }
scene-battle-roll = { $strength } or less hits: { $dice }
scene-battle-roll-both = { $strength } or less hits: { $dice }; elite die: { $face }
scene-battle-roll-elite = Only the elite die: { $face }
scene-battle-no-wounds = No wounds
scene-battle-wounds = { wounds-counted }
scene-battle-turned = now basic: { $units }
scene-battle-lost = lost: { $units }
scene-battle-left = { $number } left
scene-battle-home = { $hero } goes home to the capital.
scene-battle-escaped = { $hero } escapes from { $slot-stack-object }
scene-battle-won = Victory over { $slot2-stack-object }: { $slot-stack } with { wounds-counted } to spare
scene-battle-row-dealt = Wounds dealt
scene-battle-row-lost = Units lost
scene-battle-row-left = Wounds still to take
scene-because-long = Twelve turns did not decide it: { $hero } must escape.
scene-because-escape = In turn { $turn } { $hero } leaves; the enemy could still take { wounds-counted }.
scene-because-battle = Most was done by { $slot-stack-object }: { $number } of { $total ->
    [one] { $total } wound
   *[other] { $total } wounds
} in { $turn ->
    [one] { $turn } turn
   *[other] { $turn } turns
}; { $left } more would have turned it.
scene-week-title = Week { $number }: { $week }
scene-week-gains = What it brings
scene-week-tokens = New guards
scene-treasure-title = { $hero } opens { $treasure-object }
scene-treasure-reward = Reward { $number }
scene-end = The end of the game
scene-end-locations = Locations
scene-end-capital = Capital
scene-end-artefacts = Artefacts
scene-end-crystals = Crystals of Revelation
scene-end-total = Power Points
scene-end-wealth = Gold and resources
scene-end-locations-part = locations
scene-end-capital-part = the capital
scene-end-artefacts-part = artefacts
scene-end-crystals-part = Crystals of Revelation
scene-end-won = { $player } wins
    .you = You win
scene-end-shared = A shared victory: { $players }
scene-end-level = All have { $number } PP and { $wealth } gold and resources.
scene-end-by-wealth = { $number } PP each with { $rival }: gold and resources decide, { $wealth } to { $other }.
scene-end-dominates = The goal is reached: { $number } PP to { $total } against { $rival }, most of the lead by { $what }, +{ $lead }.
scene-end-because = { $number } to { $total } PP against { $rival }: most of the lead by { $what }, +{ $lead }.

## Outlooks: what would be true after a choice, at most 90 characters

percent-told = { $win ->
    [101] over 99 %
    [102] under 1 %
   *[other] about { $win } %
}
units-of = { $units } of { $leadership } units
outlook-faction = { $faction-plays } Difficulty { $faction-steps } of 3.
outlook-place = Guards at most { $number } steps away: green { $green }, yellow { $yellow }, red { $red }.
outlook-starting-hero = Strength { $strength }, Magic { $magic }, leads { $leadership }; { $traits }.
outlook-train-free = Free: { $elite } of { $number } units would be elite and stand a wound more.
outlook-train-nobody = { $basic ->
    [one] { $basic } unit stays
   *[other] { $basic } units stay
} basic; the offer is gone.
outlook-gather = +{ $more } gold, +{ $goods } resources: you would have { goods }.
outlook-develop = Pays for { $buildings } buildings now; heroes in the capital to recruit for: { $heroes }.
outlook-heroes = Heroes to send: { $heroes }; in reach guards: { $guards }, free locations: { $free }.
outlook-idle = Nothing happens; { $cards } ready cards are left to you.
outlook-activate = { $mp } MP, { $units } units; in reach guards: { $guards }, heroes: { $rivals }, free locations: { $free }.
outlook-end-heroes = { $number ->
    [0] All your heroes have been activated.
    [one] { $number } hero would stay where it is.
   *[other] { $number } heroes would stay where they are.
}
outlook-home = In the capital with { $mp } MP left: units can be recruited there.
outlook-attack-guard = { $encounter }: { $number } creatures, Strength { $strength }; { percent-told } to win.
outlook-attack-hero = { $hero } of { $rival }, { $number } units; { percent-told } to win.
outlook-arrive-at = { $location }: { $location-short } { $mp } MP left.
outlook-arrive = { $mp } MP left; in reach guards: { $guards }, heroes: { $rivals }, free locations: { $free }.
outlook-stop = { $mp ->
    [0] The hero stays here; no MP are left.
   *[other] The hero stays here; { $mp } MP are lost.
}
outlook-explore-idle = Nothing can be gained here now; the activation ends all the same.
outlook-explore-library = An unseen scroll of { $deck }; the hero would hold { $number } of { $limit }.
outlook-explore-stables = A whole new activation with { $mp } MP.
outlook-explore-arena = Up to { $number } units of any type; { $gold } gold, room for { $room }.
outlook-explore-armourer = { $number ->
    [one] { $number } basic unit becomes
   *[other] { $number } basic units become
} elite, free of charge.
outlook-explore-forge = An unseen artefact of { $deck }: kept { $power } of { $target } PP, sold 3 gold.
outlook-explore-crystal = +{ $gain } PP that are never lost: { $power } of { $target }.
outlook-explore-deposit = Discards to take from: artefacts { $artefacts }, scrolls { $scrolls }, treasures { $treasures }.
outlook-explore-stone = A skill without paying, number { $number } of at most { $most }.
outlook-explore-temple = An unseen treasure of { $deck }; rewards to take: { $number } of 4.
outlook-control = { $gold ->
    [0] { $resources ->
        [0] +{ $gain } PP: { $power } of { $target }; no income.
       *[other] +{ $gain } PP: { $power } of { $target }; each Gather +{ $resources } resources.
    }
   *[other] +{ $gain } PP: { $power } of { $target }; each Gather +{ $gold } gold.
}
outlook-control-from = Taken from { $rival }: +{ $gain } PP, { $power } of { $target }; gold +{ $gold }, resources +{ $resources }.
outlook-control-instead = { $location } is given up for it: { $power } of { $target } PP.
outlook-wind-walk = 3 MP more: { $mp } MP for this movement.
outlook-recruit = Costs { $cost }, leaves { $gold } gold; a stack of { $number }, Strength { $strength }; army { units-of }.
outlook-dismiss = The army would have { units-of }; nothing is paid back.
outlook-arena-done = { $number } of { $most } recruited; the activation ends.
outlook-pile = { $number ->
    [one] { $number } card
   *[other] { $number } cards
} to choose from; one of them is yours.
outlook-no-card = Nothing is taken; the activation ends.
outlook-card-artefact = { $fits ->
    [0] { $artefact-short } The hero does not meet its requirement.
   *[other] { $artefact-short } Worth 1 PP.
}
outlook-card-scroll = { $scroll-short }
outlook-card-treasure = { $number } of its 4 rewards, one after the other.
outlook-advance = Costs { $cost } of { $experience } XP; skill { $number } of at most { $most }.
outlook-no-advance = Keeps { $experience } XP; a skill would cost { $cost }.
outlook-pay = { $left ->
    [0] Pays { $paid } of { $cost } XP; { $lost } are lost.
   *[other] Pays { $paid } of { $cost } XP; { $left } are still to pay.
}
outlook-skill-deck = { $drawn } unseen cards of { $number }; { $special } of these are of the hero’s schools.
outlook-skill = { $special ->
    [0] { $skill-short }
   *[other] As a specialist: { $skill-short }
}
outlook-reward-gold = You would have { $gold } gold.
outlook-reward-resources = You would have { resources-counted }.
outlook-reward-train = Makes { $number } of { $basic } basic units elite.
outlook-reward-recruit = { $number } units join free of charge; the army would have { units-of }.
outlook-keep-artefact = { $artefact-short } { $power } of { $target } PP.
outlook-replace-artefact = Lost for it: { $artefact-short }
outlook-sell-artefact = { $number } gold, no Power: you would have { $gold } gold.
outlook-discard-scroll = { $fits ->
    [0] Its Magic is too high for the hero: { $scroll-short }
   *[other] Gone: { $scroll-short }
}
outlook-build = { $building-short } Leaves { goods }.
outlook-level = +{ $gain } PP: { $power } of { $target }; each Gather +{ $more } gold, +{ $goods } resources.
outlook-train = Costs { $cost }, leaves { $gold } gold; { $elite } of { $number } units would be elite.
outlook-transfer = { $hero } would lead { $number }, { $hero2 } { units-of }.
outlook-hire = A hero who leads up to { $leadership } units, your { $number } of 3; leaves { $gold } gold.
outlook-study = An unseen scroll of { $deck }, { $number } of { $limit } then; leaves { $gold } gold.
outlook-develop-done = { goods } stay for later.
outlook-escape = The battle is lost and { $number } of { $units } units; the hero goes home.
outlook-stay = You can take { $mine } wounds, they { $theirs }; { percent-told } to win.
outlook-lose = { $units } units are left; still to give up: { $left }.
outlook-next-slot = Acts as number { $number }, at Initiative { $initiative }.
outlook-attack = { $attacks } attacks, { $strength } or less hits: { $whole }.{ $tenth } wounds on average of { $theirs }.
outlook-healing = Resurrection({ $number }) instead of an attack.
outlook-shock = { wounds-counted } without a roll; the enemy can take { $theirs }.
outlook-decline = No wounds by this attack; the turn goes on.
outlook-with-elite = { $number } dice at { $strength } or less and the elite die: { $whole }.{ $tenth } wounds on average.
outlook-without-elite = { $number } dice at { $strength } or less: { $whole }.{ $tenth } wounds on average.
outlook-reroll = { $number ->
    [one] { $number } miss
   *[other] { $number } misses
} again: { $whole }.{ $tenth } wounds more on average.
outlook-keep-dice = The dice stay: { $number ->
    [one] { $number } hit
   *[other] { $number } hits
}.
outlook-promote = One more elite unit: the army could take { $mine } wounds.
outlook-return = One attack more: the army could take { $mine } wounds.
outlook-no-laurel = The Laurel is not used.
outlook-wound-stack = Lost { $lost }, now basic { $turned }, stopped { $stopped }; { $left } stay, { $over } wounds go on.
outlook-wound-unit = { $lost ->
    [0] Turns basic; left in the stack: { $left }.
   *[other] One unit is lost; left in the stack: { $left }.
}
outlook-waste = The point is lost; { $left } are left.
outlook-use = { $key ->
    [attacks] { $power-short } Now: { $number } attacks.
    [missed] { $power-short } Missed now: { $number }.
    [hits] { $power-short } Hits now: { $number }.
    [wounds] { $power-short } Wounds now: { $number }.
   *[other] { $power-short }
}
outlook-use-scroll = { $key ->
    [attacks] { $scroll-short } Now: { $number } attacks.
    [missed] { $scroll-short } Missed now: { $number }.
    [hits] { $scroll-short } Hits now: { $number }.
    [wounds] { $scroll-short } Wounds now: { $number }.
   *[other] { $scroll-short }
}
outlook-pass = { pass-told }
outlook-tactician = Initiative { $initiative } for the whole battle.
outlook-one-stack = Only the first stack has it.
outlook-spoils-skill = A skill without paying, one of { $number } unseen cards.
outlook-take = { $location-short } { $power } of { $target } PP.
outlook-take-done = The others keep their markers: { $number }.
pass-told = { $key ->
    [attacks] The attack goes on with { $number } attacks.
    [missed] { $number } misses stay.
    [hits] { $number } hits stay.
    [wounds] { $number } wounds come.
    [face] The elite die counts.
   *[other] Nothing is used; it stays for later.
}

## The position in words

view-table = The table
view-week = Week { $number } of { $weeks }: { $week }. { $week-text }
view-first-player = { $player } is the first player.
view-target = Whoever reaches { $number } PP wins at once.
view-piles = In the piles: treasures { $treasures_left }, scrolls { $scrolls_left }, artefacts { $artefacts_left }.
view-weeks-left = Weeks still to come: { $number }.
view-discarded-artefacts = Discarded artefacts: { $artefacts }.
view-discarded-scrolls = Discarded scrolls: { $scrolls }.
view-discarded-treasures = Discarded treasures: { $treasures }.
view-final = Place { $place }: { $player }, { $number } PP.
view-battle = Battle on { $square }, turn { $number }
view-battle-hero = { $hero } fights.
view-battle-guard = { $encounter }, wounds: { $number }.
view-battle-order = Still to act in this turn: { $slot-stack }.
view-attack = Attack by { $slot-stack-object }
view-attacks = Attacks { $number }; Strength { $strength }.
view-wounds = Wounds: { $number }.
view-player = { $player }
view-you = This is your seat.
view-faction = Faction: { $faction }.
view-power = { $number } of { $target } PP.
view-wealth = { gold-counted } and { resources-counted }.
view-crystals = PP that are never lost: { $number }.
view-ready = Ready action cards: { $action_cards }.
view-capital = Capital on { $square }, level { level-roman }.
view-buildings = Buildings: { $buildings }.
view-locations = Controls: { $locations }.
view-skill-decks = Skills left: Might { $might }, Magic { $magic }.
view-hero = { $hero }, { $at }
whereabouts-capital = in the capital
view-stack = { $unit-plural }: { $elite } elite, { $basic } basic.
view-skills = Skills: { $skills }.
view-artefacts = Artefacts: { $artefacts }.
view-scrolls = Scrolls: { $scrolls }.
view-scrolls-hidden = Scrolls: { $number }.
view-trophies = Trophies: { $encounters }.
view-map = The map
view-site-guarded = { $square }, { $location }: guarded by { $encounter-object }.
view-site-owned = { $square }, { $location }: controlled by { $player }.
view-site-spent = { $square }, { $location }: explored, until a new guard comes.
view-site-free = { $square }, { $location }: free.

## What a choice brings, for hints

reason-power = brings { $number } PP
reason-location = takes { $location-object }
reason-level = raises the capital to level { level-roman }
reason-building = builds { $building-object }
reason-hero = hires { $hero }
reason-artefact = brings { $artefact-object }
reason-skill = brings the skill { $skill }
reason-trophy = beats { $encounter-object }
reason-units = { $number ->
    [one] brings { $number } unit
   *[other] brings { $number } units
}
reason-elite = { $number ->
    [one] makes { $number } unit elite
   *[other] makes { $number } units elite
}
reason-gold = brings { gold-counted }
reason-resources = brings { resources-counted }
reason-scrolls = brings a scroll

## The end

result-winner = { $player } wins.
result-shared = { $players } win together.
result-reason-domination = Somebody reached the goal in Power.
result-reason-time-limit = Power decided, and among equals gold and resources.
result-place = { $place }. { $player }: { $number }
decided-tie-wealth = Level at { $score } PP, so gold and resources decided ({ $rule }): { $player } { $number }, { $rival } { $rival-number }.
stage-title = Week { $number }
score-title = Power Points
source-locations = Locations
source-capital = Capital
source-artefacts = Artefacts
source-crystals = Crystals of Revelation

## Reports of the laboratory, in the words of this game

report-tags = Wins by faction
report-tags-note = A seat favours the faction that it plays. Where bots of different strength sit at one table, this also shows what the stronger ones play.
report-tags-favoured = Share of wins of the seats that played the faction
report-tag = Faction
report-tags-in-play = Games with each faction
report-sources = Power Points by source
report-sources-note = Mean Power Points of a seat at the end of a game, by where they came from.
report-stages = By week
report-stage = Week { $number }

## Factions

faction-Haven = Haven
    .object = Haven
    .of = of Haven
    .text = Griffins, vestals and seraphs: sturdy units, and a guardian that can undo an enemy’s elite die.
    .plays = Sturdy, and ready for every enemy.
    .steps = 1
faction-haven = Haven
    .object = Haven
    .of = of Haven
    .text = Griffins, vestals and seraphs: sturdy units, and a guardian that can undo an enemy’s elite die.
    .plays = Sturdy, and ready for every enemy.
    .steps = 1
faction-Necropolis = Necropolis
    .object = Necropolis
    .of = of Necropolis
    .text = Skeletons, vampires and liches: the dead come back, and every victory adds to them.
    .plays = Few at first, but every victory adds to them.
    .steps = 2
faction-necropolis = Necropolis
    .object = Necropolis
    .of = of Necropolis
    .text = Skeletons, vampires and liches: the dead come back, and every victory adds to them.
    .plays = Few at first, but every victory adds to them.
    .steps = 2
faction-Sanctuary = Sanctuary
    .object = Sanctuary
    .of = of Sanctuary
    .text = Kappas, kenshi and kirins: swift units that strike first and freeze the enemy.
    .plays = Strikes first and freezes the enemy; few wounds.
    .steps = 3
faction-sanctuary = Sanctuary
    .object = Sanctuary
    .of = of Sanctuary
    .text = Kappas, kenshi and kirins: swift units that strike first and freeze the enemy.
    .plays = Strikes first and freezes the enemy; few wounds.
    .steps = 3
faction-Stronghold = Stronghold
    .object = Stronghold
    .of = of Stronghold
    .text = Goblins, centaurs and cyclopes: raw strength, and more of it the more blood flows.
    .plays = Raw strength that grows as blood flows.
    .steps = 1
faction-stronghold = Stronghold
    .object = Stronghold
    .of = of Stronghold
    .text = Goblins, centaurs and cyclopes: raw strength, and more of it the more blood flows.
    .plays = Raw strength that grows as blood flows.
    .steps = 1

## Heroes

hero-H1 = Anton
    .object = Anton
    .of = of Anton
    .stack = Anton
    .stack-object = Anton
    .text = Strikes hard himself and gives one stack an early start.
    .short = Strikes hard; one stack starts early.
hero-H2 = Danika
    .object = Danika
    .of = of Danika
    .stack = Danika
    .stack-object = Danika
    .text = Fights with magic, heals her army and learns from more cards.
    .short = Fights with magic and heals her army.
hero-H3 = Alexei
    .object = Alexei
    .of = of Alexei
    .stack = Alexei
    .stack-object = Alexei
    .text = Brings gold and resources, wherever he is.
    .short = Brings gold and resources wherever he is.
hero-N1 = Anastasya
    .object = Anastasya
    .of = of Anastasya
    .stack = Anastasya
    .stack-object = Anastasya
    .text = Fights with magic, walks through portals and heals her army.
    .short = Fights with magic and walks through portals.
hero-N2 = Dragomir
    .object = Dragomir
    .of = of Dragomir
    .stack = Dragomir
    .stack-object = Dragomir
    .text = Strikes hard and hires the strongest units for less.
    .short = Strikes hard; strong units cost him less.
hero-N3 = Ludmila
    .object = Ludmila
    .of = of Ludmila
    .stack = Ludmila
    .stack-object = Ludmila
    .text = Finds more in every treasure and learns from more cards.
    .short = Finds more in treasures, learns from more cards.
hero-S1 = Irina
    .object = Irina
    .of = of Irina
    .stack = Irina
    .stack-object = Irina
    .text = Crosses mountains and gives one stack an early start.
    .short = Crosses mountains; one stack starts early.
hero-S2 = Kaiko
    .object = Kaiko
    .of = of Kaiko
    .stack = Kaiko
    .stack-object = Kaiko
    .text = Fights with magic and learns from more cards.
    .short = Fights with magic, learns from more cards.
hero-S3 = Takeda
    .object = Takeda
    .of = of Takeda
    .stack = Takeda
    .stack-object = Takeda
    .text = Walks further than others and finds more in every treasure.
    .short = Walks further and finds more in treasures.
hero-T1 = Sandor
    .object = Sandor
    .of = of Sandor
    .stack = Sandor
    .stack-object = Sandor
    .text = The strongest of all heroes; mountains do not stop him.
    .short = The strongest hero; mountains do not stop him.
hero-T2 = Kraag
    .object = Kraag
    .of = of Kraag
    .stack = Kraag
    .stack-object = Kraag
    .text = Leads the largest army, hires for less and walks further.
    .short = The largest army, cheap units, longer walks.
hero-T3 = Tselmeg
    .object = Tselmeg
    .of = of Tselmeg
    .stack = Tselmeg
    .stack-object = Tselmeg
    .text = Walks through portals and heals his army; earth and fire obey him.
    .short = Walks through portals and heals his army.

## Abilities of heroes

hero-ability-Explorer = Explorer
    .full = Explorer
    .short = Walks through mountains.
    .text = This hero may walk through mountains, 1 MP each, but not end its movement on one.
hero-ability-Merchant = Merchant
    .full = Merchant
    .short = Gather: +2 resources.
    .text = While this hero is in play, your Gather action gives 2 resources more.
hero-ability-Portal-Traveller = Portal Traveller
    .full = Portal Traveller
    .short = Uses portals without a Town Portal.
    .text = This hero uses portals without a Town Portal, and may also go from one Portal to any other free one for 1 MP.
hero-ability-Aggressor = Aggressor
    .full = Aggressor
    .short = Normal attack: +1 attack.
    .text = This hero’s normal attack has +1 attack.
hero-ability-Scout = Scout
    .full = Scout
    .short = +2 MP in each activation.
    .text = This hero has +2 MP in each activation.
hero-ability-Recruiter = Recruiter
    .full = Recruiter
    .short = Units of Strength 4 or more cost 1 gold less.
    .text = Units of Strength 4 or more that you recruit straight into this army cost 1 gold less each. Training costs the same.
hero-ability-Treasure-Hunter = Treasure Hunter
    .full = Treasure Hunter
    .short = One reward more from each treasure.
    .text = Whenever this hero takes rewards from a treasure, it takes one more, as long as there is one.
hero-ability-Scholar = Scholar
    .full = Scholar
    .short = Advancing: one more card to choose from.
    .text = When this hero advances, it draws one more skill card to choose from.
hero-ability-Tactician = Tactician
    .full = Tactician
    .short = Start of battle: a stack gets +2 Initiative.
    .text = At the start of a battle choose one stack of yours: it has +2 Initiative for the whole battle.
hero-ability-Healer = Healer
    .full = Healer
    .short = Battle won: Resurrection(1).
    .text = When this hero wins a battle: Resurrection(1), before casualties leave.
hero-ability-Battle-Mage = Battle Mage
    .full = Battle Mage
    .short = May fight with Magic.
    .text = In each of its normal attacks this hero may use Magic in place of Strength.
hero-ability-Tax-Collector = Tax Collector
    .full = Tax Collector
    .short = Gather: +2 gold.
    .text = While this hero is in play, your Gather action gives 2 gold more.

## Abilities of units and encounters

battle-ability-Shooter = Shooter
    .short = First battle turn: +4 Initiative.
    .text = In the first battle turn this stack has +4 Initiative.
battle-ability-Armour = Armour
    .short = Ignores the first wound of each battle turn.
    .text = Once in each battle turn the first wound assigned to this stack is ignored.
battle-ability-Regeneration = Regeneration
    .short = Start of a turn: Resurrection(1).
    .text = At the start of every battle turn but the first: Resurrection(1) on this stack, unless it is wholly destroyed.
battle-ability-Life-Drain = Life Drain
    .short = After an attack that wounds: Resurrection(1).
    .text = After its own attack that inflicted at least 1 wound: Resurrection(1) on this stack.
battle-ability-Frenzy = Frenzy
    .short = +1 attack.
    .text = Its attack has +1 attack.
battle-ability-Precision = Precision
    .short = Chooses the stack that it wounds.
    .text = Whoever attacks with it chooses the stack that takes the wounds; what is left over follows the usual rule.
battle-ability-Chill = Chill
    .short = Who is wounded has −2 Initiative next turn.
    .text = If its attack inflicted at least 1 wound, the first stack that took one, or the encounter, has −2 Initiative in the next battle turn.

## Schools of skills

school-Warfare = Warfare
school-Tactics = Tactics
school-Realm = Realm
school-Air = Air
school-Darkness = Darkness
school-Earth = Earth
school-Fire = Fire
school-Light = Light
school-Prime = Prime
school-Water = Water

## Units

unit-U-HA = Sentinel
    .object = a Sentinel
    .plural = Sentinels
    .many = Sentinels
    .stack = the Sentinels
    .stack-object = the Sentinels
unit-U-HB = Crossbowman
    .object = a Crossbowman
    .plural = Crossbowmen
    .many = Crossbowmen
    .stack = the Crossbowmen
    .stack-object = the Crossbowmen
unit-U-HC = Griffin
    .object = a Griffin
    .plural = Griffins
    .many = Griffins
    .stack = the Griffins
    .stack-object = the Griffins
unit-U-HD = Vestal
    .object = a Vestal
    .plural = Vestals
    .many = Vestals
    .stack = the Vestals
    .stack-object = the Vestals
unit-U-HE = Sun Rider
    .object = a Sun Rider
    .plural = Sun Riders
    .many = Sun Riders
    .stack = the Sun Riders
    .stack-object = the Sun Riders
unit-U-HF = Seraph
    .object = a Seraph
    .plural = Seraphs
    .many = Seraphs
    .stack = the Seraphs
    .stack-object = the Seraphs
unit-U-NA = Skeleton
    .object = a Skeleton
    .plural = Skeletons
    .many = Skeletons
    .stack = the Skeletons
    .stack-object = the Skeletons
unit-U-NB = Ghoul
    .object = a Ghoul
    .plural = Ghouls
    .many = Ghouls
    .stack = the Ghouls
    .stack-object = the Ghouls
unit-U-NC = Ghost
    .object = a Ghost
    .plural = Ghosts
    .many = Ghosts
    .stack = the Ghosts
    .stack-object = the Ghosts
unit-U-ND = Vampire
    .object = a Vampire
    .plural = Vampires
    .many = Vampires
    .stack = the Vampires
    .stack-object = the Vampires
unit-U-NE = Lich
    .object = a Lich
    .plural = Liches
    .many = Liches
    .stack = the Liches
    .stack-object = the Liches
unit-U-NF = Fate Spinner
    .object = a Fate Spinner
    .plural = Fate Spinners
    .many = Fate Spinners
    .stack = the Fate Spinners
    .stack-object = the Fate Spinners
unit-U-SA = Kappa
    .object = a Kappa
    .plural = Kappas
    .many = Kappas
    .stack = the Kappas
    .stack-object = the Kappas
unit-U-SB = Shark Guard
    .object = a Shark Guard
    .plural = Shark Guards
    .many = Shark Guards
    .stack = the Shark Guards
    .stack-object = the Shark Guards
unit-U-SC = Kenshi
    .object = a Kenshi
    .plural = Kenshi
    .many = Kenshi
    .stack = the Kenshi
    .stack-object = the Kenshi
unit-U-SD = Coral Priestess
    .object = a Coral Priestess
    .plural = Coral Priestesses
    .many = Coral Priestesses
    .stack = the Coral Priestesses
    .stack-object = the Coral Priestesses
unit-U-SE = Snow Ephemera
    .object = a Snow Ephemera
    .plural = Snow Ephemerae
    .many = Snow Ephemerae
    .stack = the Snow Ephemerae
    .stack-object = the Snow Ephemerae
unit-U-SF = Kirin
    .object = a Kirin
    .plural = Kirins
    .many = Kirins
    .stack = the Kirins
    .stack-object = the Kirins
unit-U-TA = Goblin
    .object = a Goblin
    .plural = Goblins
    .many = Goblins
    .stack = the Goblins
    .stack-object = the Goblins
unit-U-TB = Mauler
    .object = a Mauler
    .plural = Maulers
    .many = Maulers
    .stack = the Maulers
    .stack-object = the Maulers
unit-U-TC = Jaguar Warrior
    .object = a Jaguar Warrior
    .plural = Jaguar Warriors
    .many = Jaguar Warriors
    .stack = the Jaguar Warriors
    .stack-object = the Jaguar Warriors
unit-U-TD = Shaman
    .object = a Shaman
    .plural = Shamans
    .many = Shamans
    .stack = the Shamans
    .stack-object = the Shamans
unit-U-TE = Centaur
    .object = a Centaur
    .plural = Centaurs
    .many = Centaurs
    .stack = the Centaurs
    .stack-object = the Centaurs
unit-U-TF = Cyclops
    .object = a Cyclops
    .plural = Cyclopes
    .many = Cyclopes
    .stack = the Cyclopes
    .stack-object = the Cyclopes

## Encounters

encounter-g01 = Bandits
    .object = the Bandits
    .stack = the Bandits
    .stack-object = the Bandits
encounter-g02 = Goblin Raiders
    .object = the Goblin Raiders
    .stack = the Goblin Raiders
    .stack-object = the Goblin Raiders
encounter-g03 = Skeleton Patrol
    .object = the Skeleton Patrol
    .stack = the Skeleton Patrol
    .stack-object = the Skeleton Patrol
encounter-g04 = Kappa Pack
    .object = the Kappa Pack
    .stack = the Kappa Pack
    .stack-object = the Kappa Pack
encounter-g05 = Wolf Pack
    .object = the Wolf Pack
    .stack = the Wolf Pack
    .stack-object = the Wolf Pack
encounter-g06 = Deserters
    .object = the Deserters
    .stack = the Deserters
    .stack-object = the Deserters
encounter-g07 = Ghoul Band
    .object = the Ghoul Band
    .stack = the Ghoul Band
    .stack-object = the Ghoul Band
encounter-g08 = Harpy Flock
    .object = the Harpy Flock
    .stack = the Harpy Flock
    .stack-object = the Harpy Flock
encounter-g09 = Imps
    .object = the Imps
    .stack = the Imps
    .stack-object = the Imps
encounter-g10 = Giant Spiders
    .object = the Giant Spiders
    .stack = the Giant Spiders
    .stack-object = the Giant Spiders
encounter-g11 = Poachers
    .object = the Poachers
    .stack = the Poachers
    .stack-object = the Poachers
encounter-g12 = Brook Spirits
    .object = the Brook Spirits
    .stack = the Brook Spirits
    .stack-object = the Brook Spirits
encounter-y01 = Maulers
    .object = the Maulers
    .stack = the wild Maulers
    .stack-object = the wild Maulers
encounter-y02 = Ghost Procession
    .object = the Ghost Procession
    .stack = the Ghost Procession
    .stack-object = the Ghost Procession
encounter-y03 = Centaur Riders
    .object = the Centaur Riders
    .stack = the Centaur Riders
    .stack-object = the Centaur Riders
encounter-y04 = Shark Guards
    .object = the Shark Guards
    .stack = the wild Shark Guards
    .stack-object = the wild Shark Guards
encounter-y05 = Griffin Nest
    .object = the Griffin Nest
    .stack = the Griffin Nest
    .stack-object = the Griffin Nest
encounter-y06 = Vampire Coven
    .object = the Vampire Coven
    .stack = the Vampire Coven
    .stack-object = the Vampire Coven
encounter-y07 = Air Elementals
    .object = the Air Elementals
    .stack = the Air Elementals
    .stack-object = the Air Elementals
encounter-y08 = Earth Elementals
    .object = the Earth Elementals
    .stack = the Earth Elementals
    .stack-object = the Earth Elementals
encounter-y09 = Fire Elementals
    .object = the Fire Elementals
    .stack = the Fire Elementals
    .stack-object = the Fire Elementals
encounter-y10 = Jaguar Hunters
    .object = the Jaguar Hunters
    .stack = the Jaguar Hunters
    .stack-object = the Jaguar Hunters
encounter-y11 = Coral Spirits
    .object = the Coral Spirits
    .stack = the Coral Spirits
    .stack-object = the Coral Spirits
encounter-r01 = Cyclops Lair
    .object = the Cyclops Lair
    .stack = the Cyclops Lair
    .stack-object = the Cyclops Lair
encounter-r02 = Lich Conclave
    .object = the Lich Conclave
    .stack = the Lich Conclave
    .stack-object = the Lich Conclave
encounter-r03 = Kirin Herd
    .object = the Kirin Herd
    .stack = the Kirin Herd
    .stack-object = the Kirin Herd
encounter-r04 = Seraph Host
    .object = the Seraph Host
    .stack = the Seraph Host
    .stack-object = the Seraph Host
encounter-r05 = Fate Spinners
    .object = the Fate Spinners
    .stack = the wild Fate Spinners
    .stack-object = the wild Fate Spinners
encounter-r06 = Snow Matriarchs
    .object = the Snow Matriarchs
    .stack = the Snow Matriarchs
    .stack-object = the Snow Matriarchs
encounter-r07 = Vampire Lords
    .object = the Vampire Lords
    .stack = the Vampire Lords
    .stack-object = the Vampire Lords
encounter-r08 = Ancient Dragon
    .object = the Ancient Dragon
    .stack = the Ancient Dragon
    .stack-object = the Ancient Dragon
colour-green = green
    .token = a green encounter
colour-yellow = yellow
    .token = a yellow encounter
colour-red = red
    .token = a red encounter

## Locations

location-SA = Sawmill
    .object = the Sawmill
    .short = Worth 1 PP; Gather: 3 resources.
location-IR = Iron Mine
    .object = the Iron Mine
    .short = Worth 2 PP; Gather: 2 resources.
location-CR = Crystal Mine
    .object = the Crystal Mine
    .short = Worth 3 PP; Gather: 1 resource.
location-GO = Gold Mine
    .object = the Gold Mine
    .short = No PP; Gather: 4 gold.
location-DL = Dragon Links
    .object = Dragon Links
    .short = Worth 4 PP; no income.
location-AL = Arcane Library
    .object = the Arcane Library
    .short = The hero draws a scroll.
location-ST = Stables
    .object = Stables
    .short = The hero is activated once more at once.
location-AR = Arena
    .object = the Arena
    .short = Recruit up to 3 units of any types.
location-AM = Armourer
    .object = the Armourer
    .short = All basic units of the army become elite.
location-FO = Forge
    .object = the Forge
    .short = The hero draws an artefact.
location-KR = Crystal of Revelation
    .object = the Crystal of Revelation
    .short = 2 PP for good.
location-DD = Dragon Deposit
    .object = the Dragon Deposit
    .short = A card of your choice from a discard pile.
location-SE = Stone of Enlightenment
    .object = the Stone of Enlightenment
    .short = The hero advances for free.
location-DT = Dragon Temple
    .object = the Dragon Temple
    .short = A treasure with 2 rewards.
location-PO = Portal
    .object = the Portal
    .short = The way to your capital and back, 1 MP.
location-PT = Port
    .object = the Port
    .short = From here heroes sail over water.

## Buildings

building-H-B1 = Mage Guild
    .object = the Mage Guild
    .full = Mage Guild (Haven)
    .short = Develop: a hero draws a scroll for 3 gold.
    .text = Once in each Develop action a hero in the capital may draw a scroll for 3 gold.
building-H-B2 = Griffin Tower
    .object = the Griffin Tower
    .full = Griffin Tower
    .short = Opens tiers C and D.
    .text = Dwelling: from now on you can recruit your units of tiers C and D.
building-H-B3 = Sun Citadel
    .object = the Sun Citadel
    .full = Sun Citadel
    .short = Opens tier E.
    .text = Dwelling: from now on you can recruit your units of tier E.
building-H-B4 = Seraph Altar
    .object = the Seraph Altar
    .full = Seraph Altar
    .short = Opens tier F.
    .text = Dwelling: from now on you can recruit your units of tier F.
building-H-B5 = Training Grounds
    .object = Training Grounds
    .full = Training Grounds (Haven)
    .short = Develop: train basic units to elite.
    .text = In Develop actions you may train basic units of heroes in the capital to elite for their price.
building-H-B6 = Town Hall
    .object = the Town Hall
    .full = Town Hall (Haven)
    .short = Your fourth action card, from the next round.
    .text = Take your fourth action card; it is ready from the next round on.
building-H-B7 = Tavern
    .object = the Tavern
    .full = Tavern (Haven)
    .short = Develop: hire a hero for 6 gold.
    .text = Once in each Develop action you may hire one of your heroes for 6 gold.
building-H-B8 = Town Portal
    .object = the Town Portal
    .full = Town Portal (Haven)
    .short = Portals lead to your capital and back.
    .text = Your heroes may go between your capital and any free Portal for 1 MP.
building-H-B9 = Guardian Angel
    .object = the Guardian Angel
    .full = Guardian Angel
    .short = Once a battle: cancel the enemy’s elite die.
    .text = Once per battle, right after an enemy has rolled the elite die, you may cancel it: it counts as blank.
building-N-B1 = Mage Guild
    .object = the Mage Guild
    .full = Mage Guild (Necropolis)
    .short = Develop: a hero draws a scroll for 3 gold.
    .text = Once in each Develop action a hero in the capital may draw a scroll for 3 gold.
building-N-B2 = Blood Mansion
    .object = the Blood Mansion
    .full = Blood Mansion
    .short = Opens tiers C and D.
    .text = Dwelling: from now on you can recruit your units of tiers C and D.
building-N-B3 = Lich Tower
    .object = the Lich Tower
    .full = Lich Tower
    .short = Opens tier E.
    .text = Dwelling: from now on you can recruit your units of tier E.
building-N-B4 = Hall of Fate
    .object = the Hall of Fate
    .full = Hall of Fate
    .short = Opens tier F.
    .text = Dwelling: from now on you can recruit your units of tier F.
building-N-B5 = Training Grounds
    .object = Training Grounds
    .full = Training Grounds (Necropolis)
    .short = Develop: train basic units to elite.
    .text = In Develop actions you may train basic units of heroes in the capital to elite for their price.
building-N-B6 = Town Hall
    .object = the Town Hall
    .full = Town Hall (Necropolis)
    .short = Your fourth action card, from the next round.
    .text = Take your fourth action card; it is ready from the next round on.
building-N-B7 = Tavern
    .object = the Tavern
    .full = Tavern (Necropolis)
    .short = Develop: hire a hero for 6 gold.
    .text = Once in each Develop action you may hire one of your heroes for 6 gold.
building-N-B8 = Town Portal
    .object = the Town Portal
    .full = Town Portal (Necropolis)
    .short = Portals lead to your capital and back.
    .text = Your heroes may go between your capital and any free Portal for 1 MP.
building-N-B9 = Necromancy Crypt
    .object = the Necromancy Crypt
    .full = Necromancy Crypt
    .short = After each victory a Skeleton joins the army.
    .text = After each battle that a hero of yours wins, a basic Skeleton from the reserve joins that army, if there is room.
building-S-B1 = Mage Guild
    .object = the Mage Guild
    .full = Mage Guild (Sanctuary)
    .short = Develop: a hero draws a scroll for 3 gold.
    .text = Once in each Develop action a hero in the capital may draw a scroll for 3 gold.
building-S-B2 = Kenshi Dojo
    .object = the Kenshi Dojo
    .full = Kenshi Dojo
    .short = Opens tiers C and D.
    .text = Dwelling: from now on you can recruit your units of tiers C and D.
building-S-B3 = Frozen Pavilion
    .object = the Frozen Pavilion
    .full = Frozen Pavilion
    .short = Opens tier E.
    .text = Dwelling: from now on you can recruit your units of tier E.
building-S-B4 = Kirin Spring
    .object = the Kirin Spring
    .full = Kirin Spring
    .short = Opens tier F.
    .text = Dwelling: from now on you can recruit your units of tier F.
building-S-B5 = Training Grounds
    .object = Training Grounds
    .full = Training Grounds (Sanctuary)
    .short = Develop: train basic units to elite.
    .text = In Develop actions you may train basic units of heroes in the capital to elite for their price.
building-S-B6 = Town Hall
    .object = the Town Hall
    .full = Town Hall (Sanctuary)
    .short = Your fourth action card, from the next round.
    .text = Take your fourth action card; it is ready from the next round on.
building-S-B7 = Tavern
    .object = the Tavern
    .full = Tavern (Sanctuary)
    .short = Develop: hire a hero for 6 gold.
    .text = Once in each Develop action you may hire one of your heroes for 6 gold.
building-S-B8 = Town Portal
    .object = the Town Portal
    .full = Town Portal (Sanctuary)
    .short = Portals lead to your capital and back.
    .text = Your heroes may go between your capital and any free Portal for 1 MP.
building-S-B9 = Shrine of Honour
    .object = the Shrine of Honour
    .full = Shrine of Honour
    .short = First turn of each battle: +2 Initiative.
    .text = In the first turn of every battle all your stacks and the hero have +2 Initiative.
building-T-B1 = Mage Guild
    .object = the Mage Guild
    .full = Mage Guild (Stronghold)
    .short = Develop: a hero draws a scroll for 3 gold.
    .text = Once in each Develop action a hero in the capital may draw a scroll for 3 gold.
building-T-B2 = Spirit Lodge
    .object = the Spirit Lodge
    .full = Spirit Lodge
    .short = Opens tiers C and D.
    .text = Dwelling: from now on you can recruit your units of tiers C and D.
building-T-B3 = Centaur Run
    .object = the Centaur Run
    .full = Centaur Run
    .short = Opens tier E.
    .text = Dwelling: from now on you can recruit your units of tier E.
building-T-B4 = Cyclops Cave
    .object = the Cyclops Cave
    .full = Cyclops Cave
    .short = Opens tier F.
    .text = Dwelling: from now on you can recruit your units of tier F.
building-T-B5 = Training Grounds
    .object = Training Grounds
    .full = Training Grounds (Stronghold)
    .short = Develop: train basic units to elite.
    .text = In Develop actions you may train basic units of heroes in the capital to elite for their price.
building-T-B6 = Town Hall
    .object = the Town Hall
    .full = Town Hall (Stronghold)
    .short = Your fourth action card, from the next round.
    .text = Take your fourth action card; it is ready from the next round on.
building-T-B7 = Tavern
    .object = the Tavern
    .full = Tavern (Stronghold)
    .short = Develop: hire a hero for 6 gold.
    .text = Once in each Develop action you may hire one of your heroes for 6 gold.
building-T-B8 = Town Portal
    .object = the Town Portal
    .full = Town Portal (Stronghold)
    .short = Portals lead to your capital and back.
    .text = Your heroes may go between your capital and any free Portal for 1 MP.
building-T-B9 = Totem of Rage
    .object = the Totem of Rage
    .full = Totem of Rage
    .short = Once a battle: a stack attacks with +2 attacks.
    .text = Once per battle, before a stack of yours rolls, you may give its attack +2 attacks.

## Action cards

action-card-H-AC1 = March
action-card-H-AC2 = Command
action-card-H-AC3 = Stewardship
action-card-H-AC4 = Balance
action-card-N-AC1 = March
action-card-N-AC2 = Command
action-card-N-AC3 = Stewardship
action-card-N-AC4 = Balance
action-card-S-AC1 = March
action-card-S-AC2 = Command
action-card-S-AC3 = Stewardship
action-card-S-AC4 = Balance
action-card-T-AC1 = March
action-card-T-AC2 = Command
action-card-T-AC3 = Stewardship
action-card-T-AC4 = Balance
action-card-march = March
action-card-command = Command
action-card-stewardship = Stewardship
action-card-balance = Balance
action-heroes = Heroes
    .short = Activate and move your heroes.
action-gather = Gather
    .short = Collect gold and resources.
action-develop = Develop
    .short = Build, recruit, train, hire, study.
action-idle = idle
    .short = Turn the card over and do nothing.

## Skills: the basic effect, and the effect of a specialist

skill-H-M1 = Offence
    .full = Offence (Haven)
    .short = Hero: +1 attack (specialist +2).
    .text = The hero’s normal attack has +1 attack.
    .specialist = The hero’s normal attack has +2 attacks.
skill-H-M2 = Heroic Charge
    .full = Heroic Charge (Haven)
    .short = Once a battle: +1 Strength for an attack (+2).
    .text = Once per battle, before a stack of yours rolls: its attack has +1 Strength.
    .specialist = Once per battle, before a stack of yours rolls: its attack has +2 Strength.
skill-H-M3 = Defence
    .full = Defence (Haven)
    .short = Once a battle: 1 wound fewer (2).
    .text = Once per battle, when an enemy attack is counted: it has 1 wound fewer.
    .specialist = Once per battle, when an enemy attack is counted: it has 2 wounds fewer.
skill-H-M4 = Swift Deployment
    .full = Swift Deployment (Haven)
    .short = All stacks: +1 Initiative (+2).
    .text = All your stacks have +1 Initiative.
    .specialist = All your stacks have +2 Initiative.
skill-H-M5 = Battle Luck
    .full = Battle Luck (Haven)
    .short = Once a turn: reroll a miss (2).
    .text = Once per battle turn, after an attack of yours is rolled: reroll 1 d8 that missed.
    .specialist = Once per battle turn, after an attack of yours is rolled: reroll up to 2 d8 that missed.
skill-H-M6 = Logistics
    .full = Logistics (Haven)
    .short = +1 MP (+2).
    .text = The hero has +1 MP in each activation.
    .specialist = The hero has +2 MP in each activation.
skill-H-M7 = Diplomacy
    .full = Diplomacy (Haven)
    .short = +1 Leadership (+2).
    .text = The hero has +1 Leadership.
    .specialist = The hero has +2 Leadership.
skill-H-M8 = Guardian Oath
    .full = Guardian Oath
    .short = Once a battle: Resurrection(2) (3).
    .text = Once per battle, after an enemy attack: Resurrection(2).
    .specialist = Once per battle, after an enemy attack: Resurrection(3).
skill-H-G1 = Arcane Bolt
    .full = Arcane Bolt (Haven)
    .short = Spell: 2 attacks with Magic (3).
    .text = Spell: an attack with 2 attacks, with Magic in place of Strength.
    .specialist = Spell: an attack with 3 attacks, with Magic in place of Strength.
skill-H-G2 = Stone Skin
    .full = Stone Skin (Haven)
    .short = One turn: enemy attacks 1 wound fewer (2).
    .text = Once per battle, at the start of a turn: in this battle turn each enemy attack has 1 wound fewer.
    .specialist = Once per battle, at the start of a turn: in this battle turn each enemy attack has 2 wounds fewer.
skill-H-G3 = Haste
    .full = Haste (Haven)
    .short = A stack: +3 Initiative (2 stacks).
    .text = Once per battle, at the start of a turn: one stack of yours has +3 Initiative for the rest of the battle.
    .specialist = Once per battle, at the start of a turn: up to two stacks of yours have +3 Initiative for the rest of the battle.
skill-H-G4 = Ice Chains
    .full = Ice Chains (Haven)
    .short = An enemy: −3 Initiative (and −1 attack).
    .text = Once per battle, at the start of a turn: an enemy stack, hero or encounter has −3 Initiative for the rest of the battle.
    .specialist = As the basic effect, and its next attack has 1 attack fewer.
skill-H-G5 = Heal
    .full = Heal
    .short = Spell: Resurrection(1) (2).
    .text = Spell: Resurrection(1).
    .specialist = Spell: Resurrection(2).
skill-H-G6 = Blessing
    .full = Blessing
    .short = A stack rerolls its misses (2 turns).
    .text = Once per battle, at the start of a turn: one stack of yours may reroll all its misses in this turn’s attack, as with Luck.
    .specialist = As the basic effect, in this battle turn and the next.
skill-H-G7 = Retribution
    .full = Retribution
    .short = After 2 wounds (1): the enemy takes 1.
    .text = Once per battle turn, after an enemy attack that inflicted 2 wounds or more: the enemy takes 1 wound.
    .specialist = Once per battle turn, after an enemy attack that inflicted a wound: the enemy takes 1 wound.
skill-H-G8 = Fireball
    .full = Fireball
    .short = Spell: 3 attacks, Magic − 1 (Magic).
    .text = Spell: an attack with 3 attacks; Strength is Magic − 1.
    .specialist = Spell: an attack with 3 attacks; Strength is Magic.
skill-N-M1 = Offence
    .full = Offence (Necropolis)
    .short = Hero: +1 attack (specialist +2).
    .text = The hero’s normal attack has +1 attack.
    .specialist = The hero’s normal attack has +2 attacks.
skill-N-M2 = Heroic Charge
    .full = Heroic Charge (Necropolis)
    .short = Once a battle: +1 Strength for an attack (+2).
    .text = Once per battle, before a stack of yours rolls: its attack has +1 Strength.
    .specialist = Once per battle, before a stack of yours rolls: its attack has +2 Strength.
skill-N-M3 = Defence
    .full = Defence (Necropolis)
    .short = Once a battle: 1 wound fewer (2).
    .text = Once per battle, when an enemy attack is counted: it has 1 wound fewer.
    .specialist = Once per battle, when an enemy attack is counted: it has 2 wounds fewer.
skill-N-M4 = Swift Deployment
    .full = Swift Deployment (Necropolis)
    .short = All stacks: +1 Initiative (+2).
    .text = All your stacks have +1 Initiative.
    .specialist = All your stacks have +2 Initiative.
skill-N-M5 = Battle Luck
    .full = Battle Luck (Necropolis)
    .short = Once a turn: reroll a miss (2).
    .text = Once per battle turn, after an attack of yours is rolled: reroll 1 d8 that missed.
    .specialist = Once per battle turn, after an attack of yours is rolled: reroll up to 2 d8 that missed.
skill-N-M6 = Logistics
    .full = Logistics (Necropolis)
    .short = +1 MP (+2).
    .text = The hero has +1 MP in each activation.
    .specialist = The hero has +2 MP in each activation.
skill-N-M7 = Diplomacy
    .full = Diplomacy (Necropolis)
    .short = +1 Leadership (+2).
    .text = The hero has +1 Leadership.
    .specialist = The hero has +2 Leadership.
skill-N-M8 = Raise Dead
    .full = Raise Dead
    .short = Battle won: a Skeleton joins (2).
    .text = When this hero wins a battle: a basic Skeleton from the reserve joins the army, if there is room.
    .specialist = When this hero wins a battle: up to 2 basic Skeletons from the reserve join the army, if there is room.
skill-N-G1 = Arcane Bolt
    .full = Arcane Bolt (Necropolis)
    .short = Spell: 2 attacks with Magic (3).
    .text = Spell: an attack with 2 attacks, with Magic in place of Strength.
    .specialist = Spell: an attack with 3 attacks, with Magic in place of Strength.
skill-N-G2 = Stone Skin
    .full = Stone Skin (Necropolis)
    .short = One turn: enemy attacks 1 wound fewer (2).
    .text = Once per battle, at the start of a turn: in this battle turn each enemy attack has 1 wound fewer.
    .specialist = Once per battle, at the start of a turn: in this battle turn each enemy attack has 2 wounds fewer.
skill-N-G3 = Haste
    .full = Haste (Necropolis)
    .short = A stack: +3 Initiative (2 stacks).
    .text = Once per battle, at the start of a turn: one stack of yours has +3 Initiative for the rest of the battle.
    .specialist = Once per battle, at the start of a turn: up to two stacks of yours have +3 Initiative for the rest of the battle.
skill-N-G4 = Ice Chains
    .full = Ice Chains (Necropolis)
    .short = An enemy: −3 Initiative (and −1 attack).
    .text = Once per battle, at the start of a turn: an enemy stack, hero or encounter has −3 Initiative for the rest of the battle.
    .specialist = As the basic effect, and its next attack has 1 attack fewer.
skill-N-G5 = Drain Life
    .full = Drain Life
    .short = Spell: 2 attacks; a wound heals 1 (2).
    .text = Spell: an attack with 2 attacks; Strength is Magic. If it inflicted a wound: Resurrection(1).
    .specialist = As the basic effect, with Resurrection for each wound inflicted, 2 at most.
skill-N-G6 = Weakness
    .full = Weakness
    .short = An enemy: −1 Strength (−2).
    .text = Once per battle, at the start of a turn: an enemy stack, hero or encounter has −1 Strength for the rest of the battle.
    .specialist = Once per battle, at the start of a turn: an enemy stack, hero or encounter has −2 Strength for the rest of the battle.
skill-N-G7 = Despair
    .full = Despair
    .short = An enemy attack: −1 (−2) and no elite die.
    .text = Once per battle, before an enemy attack is rolled: it has 1 attack fewer and no elite die.
    .specialist = Once per battle, before an enemy attack is rolled: it has 2 attacks fewer and no elite die.
skill-N-G8 = Grave Curse
    .full = Grave Curse
    .short = Once a battle: the enemy rerolls hits (twice).
    .text = Once per battle, after an enemy attack is rolled: the enemy must reroll all its hits.
    .specialist = As the basic effect, twice per battle, on different attacks.
skill-S-M1 = Offence
    .full = Offence (Sanctuary)
    .short = Hero: +1 attack (specialist +2).
    .text = The hero’s normal attack has +1 attack.
    .specialist = The hero’s normal attack has +2 attacks.
skill-S-M2 = Heroic Charge
    .full = Heroic Charge (Sanctuary)
    .short = Once a battle: +1 Strength for an attack (+2).
    .text = Once per battle, before a stack of yours rolls: its attack has +1 Strength.
    .specialist = Once per battle, before a stack of yours rolls: its attack has +2 Strength.
skill-S-M3 = Defence
    .full = Defence (Sanctuary)
    .short = Once a battle: 1 wound fewer (2).
    .text = Once per battle, when an enemy attack is counted: it has 1 wound fewer.
    .specialist = Once per battle, when an enemy attack is counted: it has 2 wounds fewer.
skill-S-M4 = Swift Deployment
    .full = Swift Deployment (Sanctuary)
    .short = All stacks: +1 Initiative (+2).
    .text = All your stacks have +1 Initiative.
    .specialist = All your stacks have +2 Initiative.
skill-S-M5 = Battle Luck
    .full = Battle Luck (Sanctuary)
    .short = Once a turn: reroll a miss (2).
    .text = Once per battle turn, after an attack of yours is rolled: reroll 1 d8 that missed.
    .specialist = Once per battle turn, after an attack of yours is rolled: reroll up to 2 d8 that missed.
skill-S-M6 = Logistics
    .full = Logistics (Sanctuary)
    .short = +1 MP (+2).
    .text = The hero has +1 MP in each activation.
    .specialist = The hero has +2 MP in each activation.
skill-S-M7 = Diplomacy
    .full = Diplomacy (Sanctuary)
    .short = +1 Leadership (+2).
    .text = The hero has +1 Leadership.
    .specialist = The hero has +2 Leadership.
skill-S-M8 = Honour Guard
    .full = Honour Guard
    .short = First attack of a stack: +1 Strength (+2).
    .text = In each battle the first attack by a stack of yours has +1 Strength.
    .specialist = In each battle the first attack by a stack of yours has +2 Strength.
skill-S-G1 = Arcane Bolt
    .full = Arcane Bolt (Sanctuary)
    .short = Spell: 2 attacks with Magic (3).
    .text = Spell: an attack with 2 attacks, with Magic in place of Strength.
    .specialist = Spell: an attack with 3 attacks, with Magic in place of Strength.
skill-S-G2 = Stone Skin
    .full = Stone Skin (Sanctuary)
    .short = One turn: enemy attacks 1 wound fewer (2).
    .text = Once per battle, at the start of a turn: in this battle turn each enemy attack has 1 wound fewer.
    .specialist = Once per battle, at the start of a turn: in this battle turn each enemy attack has 2 wounds fewer.
skill-S-G3 = Haste
    .full = Haste (Sanctuary)
    .short = A stack: +3 Initiative (2 stacks).
    .text = Once per battle, at the start of a turn: one stack of yours has +3 Initiative for the rest of the battle.
    .specialist = Once per battle, at the start of a turn: up to two stacks of yours have +3 Initiative for the rest of the battle.
skill-S-G4 = Ice Chains
    .full = Ice Chains (Sanctuary)
    .short = An enemy: −3 Initiative (and −1 attack).
    .text = Once per battle, at the start of a turn: an enemy stack, hero or encounter has −3 Initiative for the rest of the battle.
    .specialist = As the basic effect, and its next attack has 1 attack fewer.
skill-S-G5 = Ice Bolt
    .full = Ice Bolt
    .short = Spell: 2 attacks with Chill (3).
    .text = Spell: an attack with 2 attacks; Strength is Magic. If it inflicted a wound, Chill works.
    .specialist = Spell: an attack with 3 attacks; Strength is Magic. If it inflicted a wound, Chill works.
skill-S-G6 = Healing Rain
    .full = Healing Rain
    .short = End of a turn: Resurrection(2) (3).
    .text = Once per battle, at the end of a turn: Resurrection(2).
    .specialist = Once per battle, at the end of a turn: Resurrection(3).
skill-S-G7 = Chain Lightning
    .full = Chain Lightning
    .short = Spell: 4 attacks, Magic − 2 (− 1).
    .text = Spell: an attack with 4 attacks; Strength is Magic − 2.
    .specialist = Spell: an attack with 4 attacks; Strength is Magic − 1.
skill-S-G8 = Mist
    .full = Mist
    .short = One turn (2): enemy attacks −1.
    .text = Once per battle, at the start of a turn: in this battle turn each enemy attack has 1 attack fewer.
    .specialist = Once per battle, at the start of a turn: in this battle turn and the next each enemy attack has 1 attack fewer.
skill-T-M1 = Offence
    .full = Offence (Stronghold)
    .short = Hero: +1 attack (specialist +2).
    .text = The hero’s normal attack has +1 attack.
    .specialist = The hero’s normal attack has +2 attacks.
skill-T-M2 = Heroic Charge
    .full = Heroic Charge (Stronghold)
    .short = Once a battle: +1 Strength for an attack (+2).
    .text = Once per battle, before a stack of yours rolls: its attack has +1 Strength.
    .specialist = Once per battle, before a stack of yours rolls: its attack has +2 Strength.
skill-T-M3 = Defence
    .full = Defence (Stronghold)
    .short = Once a battle: 1 wound fewer (2).
    .text = Once per battle, when an enemy attack is counted: it has 1 wound fewer.
    .specialist = Once per battle, when an enemy attack is counted: it has 2 wounds fewer.
skill-T-M4 = Swift Deployment
    .full = Swift Deployment (Stronghold)
    .short = All stacks: +1 Initiative (+2).
    .text = All your stacks have +1 Initiative.
    .specialist = All your stacks have +2 Initiative.
skill-T-M5 = Battle Luck
    .full = Battle Luck (Stronghold)
    .short = Once a turn: reroll a miss (2).
    .text = Once per battle turn, after an attack of yours is rolled: reroll 1 d8 that missed.
    .specialist = Once per battle turn, after an attack of yours is rolled: reroll up to 2 d8 that missed.
skill-T-M6 = Logistics
    .full = Logistics (Stronghold)
    .short = +1 MP (+2).
    .text = The hero has +1 MP in each activation.
    .specialist = The hero has +2 MP in each activation.
skill-T-M7 = Diplomacy
    .full = Diplomacy (Stronghold)
    .short = +1 Leadership (+2).
    .text = The hero has +1 Leadership.
    .specialist = The hero has +2 Leadership.
skill-T-M8 = Bloodlust
    .full = Bloodlust
    .short = Stacks with losses: +1 attack (the hero too).
    .text = A stack of yours that has losses in this battle attacks with +1 attack.
    .specialist = As the basic effect; and while any stack of yours has losses, the hero’s normal attack has +1 attack.
skill-T-G1 = Arcane Bolt
    .full = Arcane Bolt (Stronghold)
    .short = Spell: 2 attacks with Magic (3).
    .text = Spell: an attack with 2 attacks, with Magic in place of Strength.
    .specialist = Spell: an attack with 3 attacks, with Magic in place of Strength.
skill-T-G2 = Stone Skin
    .full = Stone Skin (Stronghold)
    .short = One turn: enemy attacks 1 wound fewer (2).
    .text = Once per battle, at the start of a turn: in this battle turn each enemy attack has 1 wound fewer.
    .specialist = Once per battle, at the start of a turn: in this battle turn each enemy attack has 2 wounds fewer.
skill-T-G3 = Haste
    .full = Haste (Stronghold)
    .short = A stack: +3 Initiative (2 stacks).
    .text = Once per battle, at the start of a turn: one stack of yours has +3 Initiative for the rest of the battle.
    .specialist = Once per battle, at the start of a turn: up to two stacks of yours have +3 Initiative for the rest of the battle.
skill-T-G4 = Ice Chains
    .full = Ice Chains (Stronghold)
    .short = An enemy: −3 Initiative (and −1 attack).
    .text = Once per battle, at the start of a turn: an enemy stack, hero or encounter has −3 Initiative for the rest of the battle.
    .specialist = As the basic effect, and its next attack has 1 attack fewer.
skill-T-G5 = Inner Fire
    .full = Inner Fire
    .short = A stack: +1 Strength for a turn (the battle).
    .text = Once per battle, at the start of a turn: one stack of yours has +1 Strength in this battle turn.
    .specialist = Once per battle, at the start of a turn: one stack of yours has +1 Strength for the rest of the battle.
skill-T-G6 = Fire Bolt
    .full = Fire Bolt
    .short = Spell: 2 attacks, Magic + 1 (+ 2).
    .text = Spell: an attack with 2 attacks; Strength is Magic + 1.
    .specialist = Spell: an attack with 2 attacks; Strength is Magic + 2.
skill-T-G7 = Earthquake
    .full = Earthquake
    .short = Spell: 1 wound without a roll (2).
    .text = Spell: the enemy takes 1 wound, without a roll.
    .specialist = Spell: the enemy takes 2 wounds, without a roll.
skill-T-G8 = Ancestral Vigour
    .full = Ancestral Vigour
    .short = A stack gains Regeneration (2 stacks).
    .text = Once per battle, at the start of a turn: one stack of yours gains Regeneration for the rest of the battle.
    .specialist = Once per battle, at the start of a turn: up to two stacks of yours gain Regeneration for the rest of the battle.
deck-might = Might deck
    .object = the Might deck
    .of = from the Might deck
deck-magic = Magic deck
    .object = the Magic deck
    .of = from the Magic deck

## Artefacts

artefact-A01 = Ring of Misfortune
    .object = the Ring of Misfortune
    .full = Ring of Misfortune
    .short = Once a battle: the enemy rerolls its hits.
    .text = Once per battle, after an enemy attack is rolled: the enemy must reroll all its hits.
artefact-A02 = Sword of the Griffin
    .object = the Sword of the Griffin
    .full = Sword of the Griffin
    .short = +1 Strength.
    .text = The hero has +1 Strength.
artefact-A03 = Axe of Fury
    .object = the Axe of Fury
    .full = Axe of Fury
    .short = Normal attack: +1 attack.
    .text = The hero’s normal attack has +1 attack.
artefact-A04 = Staff of Asha
    .object = the Staff of Asha
    .full = Staff of Asha
    .short = +1 Magic.
    .text = The hero has +1 Magic.
artefact-A05 = Wand of Sparks
    .object = the Wand of Sparks
    .full = Wand of Sparks
    .short = May fight with Magic.
    .text = In its normal attack the hero may use Magic in place of Strength.
artefact-A06 = Falcon Shield
    .object = the Falcon Shield
    .full = Falcon Shield
    .short = First attack that wounds: 1 wound fewer.
    .text = In each battle the first enemy attack that would inflict a wound inflicts 1 wound fewer, by itself.
artefact-A07 = Dragonscale Armour
    .object = the Dragonscale Armour
    .full = Dragonscale Armour
    .short = Once a battle: 2 wounds fewer.
    .text = Once per battle, when an enemy attack is counted: it has 2 wounds fewer.
artefact-A08 = Archmage’s Robe
    .object = Archmage’s Robe
    .full = Archmage’s Robe
    .short = +1 Magic; room for 2 more scrolls.
    .text = The hero has +1 Magic and can hold 2 scrolls more.
artefact-A09 = Cloak of Shadows
    .object = the Cloak of Shadows
    .full = Cloak of Shadows
    .short = Escaping costs only 1 unit.
    .text = When this hero escapes, it loses only 1 unit.
artefact-A10 = Crown of Command
    .object = the Crown of Command
    .full = Crown of Command
    .short = +1 Leadership.
    .text = The hero has +1 Leadership.
artefact-A11 = Vanguard Helm
    .object = the Vanguard Helm
    .full = Vanguard Helm
    .short = Hero and stacks: +1 Initiative.
    .text = The hero and all its stacks have +1 Initiative.
artefact-A12 = Circlet of Insight
    .object = the Circlet of Insight
    .full = Circlet of Insight
    .short = Advancing: one more card to choose from.
    .text = When this hero advances, it draws one more skill card to choose from.
artefact-A13 = Wayfarer’s Boots
    .object = Wayfarer’s Boots
    .full = Wayfarer’s Boots
    .short = +2 MP in each activation.
    .text = The hero has +2 MP in each activation.
artefact-A14 = Compass of the Deep
    .object = the Compass of the Deep
    .full = Compass of the Deep
    .short = Enters water anywhere.
    .text = The hero may enter water from any land square and leave it onto any; it may not end its movement on water.
artefact-A15 = Pendant of Life
    .object = the Pendant of Life
    .full = Pendant of Life
    .short = Battle won: Resurrection(2).
    .text = When this hero wins a battle: Resurrection(2), before casualties leave.
artefact-A16 = Bottomless Purse
    .object = the Bottomless Purse
    .full = Bottomless Purse
    .short = Gather: +2 gold.
    .text = Your Gather action gives 2 gold more.
artefact-A17 = Prospector’s Pick
    .object = Prospector’s Pick
    .full = Prospector’s Pick
    .short = Gather: +2 resources.
    .text = Your Gather action gives 2 resources more.
artefact-A18 = Banner of Courage
    .object = the Banner of Courage
    .full = Banner of Courage
    .short = The elite die without elite units.
    .text = This side may use the elite die in its attacks even without an elite unit.
artefact-A19 = Four-Leaf Clover
    .object = the Four-Leaf Clover
    .full = Four-Leaf Clover
    .short = Once a battle: reroll all misses.
    .text = Once per battle, after an attack of yours is rolled: reroll all misses, as with Luck.
artefact-A20 = Orb of Dispelling
    .object = the Orb of Dispelling
    .full = Orb of Dispelling
    .short = Once a battle: cancel the enemy’s elite die.
    .text = Once per battle, right after an enemy has rolled the elite die: cancel it.
wear-head = Head
wear-body = Body
wear-hand = Hand
wear-trinket = Trinket

## Scrolls

scroll-S01 = Magic Missile
    .object = Magic Missile
    .full = Magic Missile
    .short = Spell: 3 attacks, Strength 4.
    .text = Spell: an attack with 3 attacks and Strength 4.
scroll-S02 = Meteor Shower
    .object = Meteor Shower
    .full = Meteor Shower
    .short = Spell: 5 attacks, Strength 5.
    .text = Spell: an attack with 5 attacks and Strength 5.
scroll-S03 = Healing Word
    .object = Healing Word
    .full = Healing Word
    .short = Start of a turn: Resurrection(2).
    .text = At the start of a battle turn: Resurrection(2).
scroll-S04 = Mass Resurrection
    .object = Mass Resurrection
    .full = Mass Resurrection
    .short = Start of a turn: Resurrection(4).
    .text = At the start of a battle turn: Resurrection(4).
scroll-S05 = Mirror Shield
    .object = Mirror Shield
    .full = Mirror Shield
    .short = Ignore up to 3 wounds of an attack.
    .text = When an enemy attack is counted: ignore up to 3 of its wounds.
scroll-S06 = Time Stop
    .object = Time Stop
    .full = Time Stop
    .short = An enemy does nothing this turn.
    .text = At the start of a battle turn: one enemy stack, hero or encounter is passed over in this turn.
scroll-S07 = Battle Frenzy
    .object = Battle Frenzy
    .full = Battle Frenzy
    .short = A stack: +2 attacks this turn.
    .text = At the start of a battle turn: one stack of yours has +2 attacks in this turn.
scroll-S08 = Wind Walk
    .object = Wind Walk
    .full = Wind Walk
    .short = On the map: +3 MP.
    .text = On the map: this hero gains 3 MP in this activation.
scroll-S09 = Town Gate
    .object = Town Gate
    .full = Town Gate
    .short = On the map: home at once.
    .text = On the map: this hero goes to your capital and keeps its MP.
scroll-S10 = Vision of Riches
    .object = Vision of Riches
    .full = Vision of Riches
    .short = On the map: a treasure with 1 reward.
    .text = On the map: draw a treasure and take 1 of its rewards.

## Rewards of treasures

reward-gold-2 = 2 gold
    .object = 2 gold
reward-gold-3 = 3 gold
    .object = 3 gold
reward-gold-4 = 4 gold
    .object = 4 gold
reward-gold-5 = 5 gold
    .object = 5 gold
reward-resources-1 = 1 resource
    .object = 1 resource
reward-resources-2 = 2 resources
    .object = 2 resources
reward-resources-3 = 3 resources
    .object = 3 resources
reward-resources-4 = 4 resources
    .object = 4 resources
reward-scroll = a scroll
    .object = a scroll
reward-artefact = an artefact
    .object = an artefact
reward-train-1 = 1 unit to train
    .object = 1 unit to train
reward-train-2 = 2 units to train
    .object = 2 units to train
reward-train-3 = 3 units to train
    .object = 3 units to train
reward-train-4 = 4 units to train
    .object = 4 units to train
reward-recruit-A-2 = 2 units of tier A
    .object = 2 units of tier A
reward-recruit-A-3 = 3 units of tier A
    .object = 3 units of tier A
reward-recruit-B-1 = 1 unit of tier B
    .object = 1 unit of tier B
reward-recruit-B-2 = 2 units of tier B
    .object = 2 units of tier B
gain-gold = gold
    .one = gold
    .few = gold
    .many = gold
gain-resources = resources
    .one = resource
    .few = resources
    .many = resources
gain-train = training
    .one = unit to train
    .few = units to train
    .many = units to train
gain-recruit = recruits
    .one = unit
    .few = units
    .many = units
gain-scroll = a scroll
    .one = a scroll
    .few = scrolls
    .many = scrolls
gain-artefact = an artefact
    .one = an artefact
    .few = artefacts
    .many = artefacts
gain-skill = a skill
    .one = a skill
    .few = skills
    .many = skills
tier-A = A
tier-B = B
tier-C = C
tier-D = D
tier-E = E
tier-F = F
pile-artefact = artefacts
    .of = of artefacts
pile-scroll = scrolls
    .of = of scrolls
pile-treasure = treasures
    .of = of treasures

## Treasures

treasure-T01 = Abandoned Camp
    .object = Abandoned Camp
    .full = Abandoned Camp
    .text = 3 gold, 2 resources, 2 units of tier A, a scroll.
treasure-T02 = Chest of Coins
    .object = Chest of Coins
    .full = Chest of Coins
    .text = 4 gold, 2 gold, 1 resource, 1 unit to train.
treasure-T03 = Merchant’s Cart
    .object = Merchant’s Cart
    .full = Merchant’s Cart
    .text = 3 gold, 3 resources, a scroll, 2 units of tier A.
treasure-T04 = Dwarven Cache
    .object = Dwarven Cache
    .full = Dwarven Cache
    .text = 3 resources, 2 units to train, 2 gold, an artefact.
treasure-T05 = Ruined Chapel
    .object = Ruined Chapel
    .full = Ruined Chapel
    .text = 3 units to train, 3 gold, a scroll, 1 resource.
treasure-T06 = Old Armoury
    .object = Old Armoury
    .full = Old Armoury
    .text = 3 units to train, an artefact, 2 gold, 2 resources.
treasure-T07 = Wizard’s Trunk
    .object = Wizard’s Trunk
    .full = Wizard’s Trunk
    .text = A scroll, a scroll, 2 gold, 2 resources.
treasure-T08 = Grateful Villagers
    .object = Grateful Villagers
    .full = Grateful Villagers
    .text = 3 units of tier A, 3 gold, 2 resources, 1 unit to train.
treasure-T09 = Mercenary Purse
    .object = Mercenary Purse
    .full = Mercenary Purse
    .text = 2 units of tier B, 3 gold, 1 resource, a scroll.
treasure-T10 = Sunken Barge
    .object = Sunken Barge
    .full = Sunken Barge
    .text = 3 resources, 3 gold, an artefact, 1 unit of tier B.
treasure-T11 = Royal Strongbox
    .object = Royal Strongbox
    .full = Royal Strongbox
    .text = 5 gold, 2 resources, a scroll, 2 units to train.
treasure-T12 = Tomb of a Champion
    .object = Tomb of a Champion
    .full = Tomb of a Champion
    .text = An artefact, 3 gold, 2 units to train, a scroll.
treasure-T13 = Dragon Hoard
    .object = Dragon Hoard
    .full = Dragon Hoard
    .text = 4 gold, an artefact, 3 resources, a scroll.
treasure-T14 = Quarry Wagons
    .object = Quarry Wagons
    .full = Quarry Wagons
    .text = 4 resources, 2 gold, 2 units of tier B, 1 unit to train.
treasure-T15 = Saint’s Relics
    .object = Saint’s Relics
    .full = Saint’s Relics
    .text = 4 units to train, 2 units of tier B, 3 gold, an artefact.

## Weeks

week-C1 = Week of the Caravan
    .text = Each player gains 2 gold.
week-C2 = Week of the Woodcutter
    .text = Each player gains 2 resources.
week-C3 = Week of Clear Skies
    .text = This round every hero has +1 MP in each activation.
week-C4 = Week of the Recruiter
    .text = This round units of tiers A and B cost 1 gold less.
week-C5 = Week of Stillness
    .text = Nothing happens.
week-H1 = Week of the Wolf
    .text = This round every encounter attacks with +1 attack.
week-H2 = Week of the Mason
    .text = This round each building and each level costs 1 resource less.
week-H3 = Week of Fog
    .text = This round every hero has −1 MP in each activation.
week-H4 = Week of the Market
    .text = This round Gather gives 1 gold more for each location that you control.
week-H5 = Week of the Sage
    .text = This round each advancement costs 1 XP less.
week-F1 = Week of the Blood Moon
    .text = This round every attack has +1 attack when heroes fight each other.
week-F2 = Week of the Dragon
    .text = Each player gains 3 gold for each Dragon Links that they control.
week-F3 = Week of Plague
    .text = This round nobody can be recruited: in the capital, at the Arena, by treasures.
week-F4 = Week of Champions
    .text = Each hero may turn 1 basic unit of its army to elite.
week-F5 = Week of the Underdog
    .text = Each player with the fewest PP gains 3 gold and 1 resource.
moon-crescent = crescent moon
moon-half = half moon
moon-full = full moon

## Other words

face-wound1 = one wound
    .object = one wound
face-wound2 = two wounds
    .object = two wounds
face-laurel = Laurel
    .object = Laurel
face-luck = Luck
    .object = Luck
face-misfortune = Misfortune
    .object = Misfortune
side-elite = elite
    .object = an elite unit
side-basic = basic
    .object = a basic unit
attribute-strength = Strength
    .using = with Strength
attribute-magic = Magic
    .using = with Magic
destination-capital = your capital
    .to = to your capital
die-0 = 0
die-1 = 1
die-2 = 2
die-3 = 3
die-4 = 4
die-5 = 5
die-6 = 6
die-7 = 7
die-8 = 8

## Squares: the column as a letter, the row as a number from the top

square-0-0 = A1
square-0-1 = B1
square-0-2 = C1
square-0-3 = D1
square-0-4 = E1
square-0-5 = F1
square-0-6 = G1
square-0-7 = H1
square-0-8 = I1
square-0-9 = J1
square-0-10 = K1
square-0-11 = L1
square-0-12 = M1
square-0-13 = N1
square-0-14 = O1
square-0-15 = P1
square-0-16 = Q1
square-0-17 = R1
square-0-18 = S1
square-0-19 = T1
square-1-0 = A2
square-1-1 = B2
square-1-2 = C2
square-1-3 = D2
square-1-4 = E2
square-1-5 = F2
square-1-6 = G2
square-1-7 = H2
square-1-8 = I2
square-1-9 = J2
square-1-10 = K2
square-1-11 = L2
square-1-12 = M2
square-1-13 = N2
square-1-14 = O2
square-1-15 = P2
square-1-16 = Q2
square-1-17 = R2
square-1-18 = S2
square-1-19 = T2
square-2-0 = A3
square-2-1 = B3
square-2-2 = C3
square-2-3 = D3
square-2-4 = E3
square-2-5 = F3
square-2-6 = G3
square-2-7 = H3
square-2-8 = I3
square-2-9 = J3
square-2-10 = K3
square-2-11 = L3
square-2-12 = M3
square-2-13 = N3
square-2-14 = O3
square-2-15 = P3
square-2-16 = Q3
square-2-17 = R3
square-2-18 = S3
square-2-19 = T3
square-3-0 = A4
square-3-1 = B4
square-3-2 = C4
square-3-3 = D4
square-3-4 = E4
square-3-5 = F4
square-3-6 = G4
square-3-7 = H4
square-3-8 = I4
square-3-9 = J4
square-3-10 = K4
square-3-11 = L4
square-3-12 = M4
square-3-13 = N4
square-3-14 = O4
square-3-15 = P4
square-3-16 = Q4
square-3-17 = R4
square-3-18 = S4
square-3-19 = T4
square-4-0 = A5
square-4-1 = B5
square-4-2 = C5
square-4-3 = D5
square-4-4 = E5
square-4-5 = F5
square-4-6 = G5
square-4-7 = H5
square-4-8 = I5
square-4-9 = J5
square-4-10 = K5
square-4-11 = L5
square-4-12 = M5
square-4-13 = N5
square-4-14 = O5
square-4-15 = P5
square-4-16 = Q5
square-4-17 = R5
square-4-18 = S5
square-4-19 = T5
square-5-0 = A6
square-5-1 = B6
square-5-2 = C6
square-5-3 = D6
square-5-4 = E6
square-5-5 = F6
square-5-6 = G6
square-5-7 = H6
square-5-8 = I6
square-5-9 = J6
square-5-10 = K6
square-5-11 = L6
square-5-12 = M6
square-5-13 = N6
square-5-14 = O6
square-5-15 = P6
square-5-16 = Q6
square-5-17 = R6
square-5-18 = S6
square-5-19 = T6
square-6-0 = A7
square-6-1 = B7
square-6-2 = C7
square-6-3 = D7
square-6-4 = E7
square-6-5 = F7
square-6-6 = G7
square-6-7 = H7
square-6-8 = I7
square-6-9 = J7
square-6-10 = K7
square-6-11 = L7
square-6-12 = M7
square-6-13 = N7
square-6-14 = O7
square-6-15 = P7
square-6-16 = Q7
square-6-17 = R7
square-6-18 = S7
square-6-19 = T7
square-7-0 = A8
square-7-1 = B8
square-7-2 = C8
square-7-3 = D8
square-7-4 = E8
square-7-5 = F8
square-7-6 = G8
square-7-7 = H8
square-7-8 = I8
square-7-9 = J8
square-7-10 = K8
square-7-11 = L8
square-7-12 = M8
square-7-13 = N8
square-7-14 = O8
square-7-15 = P8
square-7-16 = Q8
square-7-17 = R8
square-7-18 = S8
square-7-19 = T8
square-8-0 = A9
square-8-1 = B9
square-8-2 = C9
square-8-3 = D9
square-8-4 = E9
square-8-5 = F9
square-8-6 = G9
square-8-7 = H9
square-8-8 = I9
square-8-9 = J9
square-8-10 = K9
square-8-11 = L9
square-8-12 = M9
square-8-13 = N9
square-8-14 = O9
square-8-15 = P9
square-8-16 = Q9
square-8-17 = R9
square-8-18 = S9
square-8-19 = T9
square-9-0 = A10
square-9-1 = B10
square-9-2 = C10
square-9-3 = D10
square-9-4 = E10
square-9-5 = F10
square-9-6 = G10
square-9-7 = H10
square-9-8 = I10
square-9-9 = J10
square-9-10 = K10
square-9-11 = L10
square-9-12 = M10
square-9-13 = N10
square-9-14 = O10
square-9-15 = P10
square-9-16 = Q10
square-9-17 = R10
square-9-18 = S10
square-9-19 = T10
square-10-0 = A11
square-10-1 = B11
square-10-2 = C11
square-10-3 = D11
square-10-4 = E11
square-10-5 = F11
square-10-6 = G11
square-10-7 = H11
square-10-8 = I11
square-10-9 = J11
square-10-10 = K11
square-10-11 = L11
square-10-12 = M11
square-10-13 = N11
square-10-14 = O11
square-10-15 = P11
square-10-16 = Q11
square-10-17 = R11
square-10-18 = S11
square-10-19 = T11
square-11-0 = A12
square-11-1 = B12
square-11-2 = C12
square-11-3 = D12
square-11-4 = E12
square-11-5 = F12
square-11-6 = G12
square-11-7 = H12
square-11-8 = I12
square-11-9 = J12
square-11-10 = K12
square-11-11 = L12
square-11-12 = M12
square-11-13 = N12
square-11-14 = O12
square-11-15 = P12
square-11-16 = Q12
square-11-17 = R12
square-11-18 = S12
square-11-19 = T12
square-12-0 = A13
square-12-1 = B13
square-12-2 = C13
square-12-3 = D13
square-12-4 = E13
square-12-5 = F13
square-12-6 = G13
square-12-7 = H13
square-12-8 = I13
square-12-9 = J13
square-12-10 = K13
square-12-11 = L13
square-12-12 = M13
square-12-13 = N13
square-12-14 = O13
square-12-15 = P13
square-12-16 = Q13
square-12-17 = R13
square-12-18 = S13
square-12-19 = T13
square-13-0 = A14
square-13-1 = B14
square-13-2 = C14
square-13-3 = D14
square-13-4 = E14
square-13-5 = F14
square-13-6 = G14
square-13-7 = H14
square-13-8 = I14
square-13-9 = J14
square-13-10 = K14
square-13-11 = L14
square-13-12 = M14
square-13-13 = N14
square-13-14 = O14
square-13-15 = P14
square-13-16 = Q14
square-13-17 = R14
square-13-18 = S14
square-13-19 = T14
square-14-0 = A15
square-14-1 = B15
square-14-2 = C15
square-14-3 = D15
square-14-4 = E15
square-14-5 = F15
square-14-6 = G15
square-14-7 = H15
square-14-8 = I15
square-14-9 = J15
square-14-10 = K15
square-14-11 = L15
square-14-12 = M15
square-14-13 = N15
square-14-14 = O15
square-14-15 = P15
square-14-16 = Q15
square-14-17 = R15
square-14-18 = S15
square-14-19 = T15
square-15-0 = A16
square-15-1 = B16
square-15-2 = C16
square-15-3 = D16
square-15-4 = E16
square-15-5 = F16
square-15-6 = G16
square-15-7 = H16
square-15-8 = I16
square-15-9 = J16
square-15-10 = K16
square-15-11 = L16
square-15-12 = M16
square-15-13 = N16
square-15-14 = O16
square-15-15 = P16
square-15-16 = Q16
square-15-17 = R16
square-15-18 = S16
square-15-19 = T16
square-16-0 = A17
square-16-1 = B17
square-16-2 = C17
square-16-3 = D17
square-16-4 = E17
square-16-5 = F17
square-16-6 = G17
square-16-7 = H17
square-16-8 = I17
square-16-9 = J17
square-16-10 = K17
square-16-11 = L17
square-16-12 = M17
square-16-13 = N17
square-16-14 = O17
square-16-15 = P17
square-16-16 = Q17
square-16-17 = R17
square-16-18 = S17
square-16-19 = T17
square-17-0 = A18
square-17-1 = B18
square-17-2 = C18
square-17-3 = D18
square-17-4 = E18
square-17-5 = F18
square-17-6 = G18
square-17-7 = H18
square-17-8 = I18
square-17-9 = J18
square-17-10 = K18
square-17-11 = L18
square-17-12 = M18
square-17-13 = N18
square-17-14 = O18
square-17-15 = P18
square-17-16 = Q18
square-17-17 = R18
square-17-18 = S18
square-17-19 = T18
square-18-0 = A19
square-18-1 = B19
square-18-2 = C19
square-18-3 = D19
square-18-4 = E19
square-18-5 = F19
square-18-6 = G19
square-18-7 = H19
square-18-8 = I19
square-18-9 = J19
square-18-10 = K19
square-18-11 = L19
square-18-12 = M19
square-18-13 = N19
square-18-14 = O19
square-18-15 = P19
square-18-16 = Q19
square-18-17 = R19
square-18-18 = S19
square-18-19 = T19
square-19-0 = A20
square-19-1 = B20
square-19-2 = C20
square-19-3 = D20
square-19-4 = E20
square-19-5 = F20
square-19-6 = G20
square-19-7 = H20
square-19-8 = I20
square-19-9 = J20
square-19-10 = K20
square-19-11 = L20
square-19-12 = M20
square-19-13 = N20
square-19-14 = O20
square-19-15 = P20
square-19-16 = Q20
square-19-17 = R20
square-19-18 = S20
square-19-19 = T20

## The board

board-map = The map
board-week-of = Week { $number } of { $weeks }
board-set-up = Set-up
board-no-faction = no faction yet
board-faction-level = { $faction }, level { $level }
board-first = First player of this week
board-power-of = { $number } of { $target } Power Points
board-power = Power Points
board-gold = { $number } gold
board-resources = { $number ->
    [one] { $number } resource
   *[other] { $number } resources
}
board-controlled = { $number ->
    [one] controls { $number } location
   *[other] controls { $number } locations
}
board-hero-units = { $number ->
    [one] { $hero }, { $number } unit
   *[other] { $hero }, { $number } units
}
board-card-name-march = March
board-card-name-command = Command
board-card-name-stewardship = Stewardship
board-card-name-balance = Balance
board-card-ready = { $card }: ready
board-card-used = { $card }: used this week
board-card-aside = { $card }: not yet in play
board-your-capital = Your capital, level { $level }
board-income = Your next Gather brings { $gold } gold and { $resources } resources
board-built = built
board-costs-resources = costs { $number } resources
board-piles = Piles
board-pile-treasure = Treasures: { $number } in the pile, { $discarded } discarded
board-pile-scroll = Scrolls: { $number } in the pile, { $discarded } discarded
board-pile-artefact = Artefacts: { $number } in the pile, { $discarded } discarded
board-pile-week = Weeks still to come: { $number }
board-pile-name-treasure = Treasures
board-pile-name-scroll = Scrolls
board-pile-name-artefact = Artefacts
board-pile-name-week = Weeks
board-your-heroes = Your heroes
board-your-cards = Your action cards
board-in-capital = in the capital
board-moving-now = moving now
board-hero-done = done · { $place }
board-points-left = { $number ->
    [one] { $number } point
   *[other] { $number } points
}
board-stack = { $unit }: { $elite } elite, { $basic } basic
board-leadership = { $number } of { $most } units that can be led
board-leadership-value = Leadership
board-skills = { $number ->
    [one] { $number } skill
   *[other] { $number } skills
}
board-artefacts = { $number ->
    [one] { $number } artefact
   *[other] { $number } artefacts
}
board-scrolls = { $number ->
    [one] { $number } scroll
   *[other] { $number } scrolls
}
board-experience = { $number } experience in trophies
board-walk-to = { $number ->
    [one] Walk { $number } step: { $place }
   *[other] Walk { $number } steps: { $place }
}
column-letter = { $column ->
    [1] A
    [2] B
    [3] C
    [4] D
    [5] E
    [6] F
    [7] G
    [8] H
    [9] I
    [10] J
    [11] K
    [12] L
    [13] M
    [14] N
    [15] O
    [16] P
    [17] Q
    [18] R
    [19] S
   *[20] T
}
board-square-guard = { column-letter }{ $row }: { $name }, { $number } creatures
board-square-capital = { column-letter }{ $row }: capital of { $player }
board-square-held = { column-letter }{ $row }: { $name }, controlled by { $player }
board-square-thing = { column-letter }{ $row }: { $name }
board-terrain-open = open ground
board-terrain-mountain = mountains
board-terrain-water = water
board-terrain-port = port
board-choose-faction = Choose your faction
board-choose-hero = Choose the hero with whom you begin
board-heroes-chosen = You have chosen. The heroes appear when everybody has.
board-type-might = Might hero
board-type-magic = Magic hero
board-strength = Strength
board-magic = Magic
board-initiative = Initiative
board-capital-level = Capital, level { $level }
board-raise = Raise to level { $level }: { $number } resources
board-stands = stands
board-recruiting = Recruiting
board-recruiting-text = A new unit joins the marked army as a basic one.
board-arena = The Arena
board-arena-counter = { $number } of 3 recruited
board-in-reserve = reserve { $number }
board-armies = Armies in the capital
board-armies-text = Click a token to train it, hand it over or dismiss it.
board-no-army = No hero is in the capital.
board-hire = Hire { $hero }
board-study = Draw a scroll
board-for-hero = for { $hero }
board-hero-away = { $hero } is on the map: no recruiting, no training.
board-recruits-now = recruits now
board-mark-army = click to recruit here
board-of-leadership = { $number } of { $most }
board-token-options = { $unit }, { $side }: what can be done
board-elite = elite
board-basic = basic
board-offer = Cards to choose from
board-battle-for = Battle: { $place }
board-battle-turn = Battle turn { $number }
board-attacker = attacker
board-defender = defender
board-guard-number = guard, { $number } of { $all } left
board-side-hero = { $number ->
    [one] { $role }, { $player }, { $number } unit
   *[other] { $role }, { $player }, { $number } units
}
board-can-take = wounds each side can still take
board-steps = Steps of the attack
board-step-attacks = Attacks
board-step-roll = Roll
board-step-rerolls = Rerolls
board-step-wounds = Wounds
board-step-assign = Assign
board-step-after = After
board-initiative-of = Initiative { $number }
board-slot-acted = has attacked
board-slot-gone = beaten
board-slot-skipped = skipped
board-roll = Strength { $strength }: { $strength } or less hits
board-dice-told = Dice: { $dice }
board-hits = { $number ->
    [one] hit
   *[other] hits
}
board-elite-wounds = elite die
board-stopped = stopped
board-wounds = { $number ->
    [one] wound
   *[other] wounds
}
board-attacks = { $number ->
    [one] { $number } attack
   *[other] { $number } attacks
}
board-uses = What you can use
board-use-used = used
board-use-in-force = in force
board-when-battle-start = before turn 1
board-when-turn-start = start of a turn
board-when-before-roll = before a roll
board-when-elite-result = after the elite die
board-when-after-roll-own = after your roll
board-when-after-roll-enemy = after their roll
board-when-wounds = when wounds fall
board-when-after-attack = after an attack
board-when-turn-end = end of a turn
board-when-hero-attack = the hero's attack
board-when-always = always
board-when-victory = when you win
board-show-map = Show the map
board-show-back = Back
board-unit-values = Strength { $strength }, Initiative { $initiative }
board-unit-costs = Recruiting { $recruit } gold, training { $train } gold; { $number } tokens
board-encounter-values = { $number } creatures, Strength { $strength }, Initiative { $initiative }
board-trophy = Trophy: { $medals } experience, { $chests } treasure chests
board-rolls-elite = Rolls the elite die.
board-hero-values = Strength { $strength }, Magic { $magic }, Initiative { $initiative }, Leadership { $leadership }
board-of-player = Led by { $player }
board-trophy-of = Trophy { $name }: { $medals } experience
board-building-costs = Level { $level }; { $resources } resources, { $gold } gold

## The guided first game

lesson-goal = What wins
    .line = Power Points decide
    .tell = Welcome! The two of you lead a city and its heroes. **Power Points** come from mines, artefacts and a growing capital. Whoever reaches 12 wins at once; otherwise the most Power after nine weeks does.
    .do = Look at the map: you lead the Haven, Bruno the Stronghold. Then continue.
    .why = nearly everything that gives Power is guarded. So you need an army first.
    .free = Mines, artefacts and a growing capital give Power Points. Whoever reaches the goal wins at once; otherwise the most Power after the last week does.
lesson-capital = Your capital
    .line = Close to mines with weak guards
    .tell = The **capital** stands on a square of your start tile. Round tokens are easy guards, diamonds medium ones, hexagons hard ones. The tip of a token points at what it guards.
    .do = Put it on C2: the Sawmill in the corner and its { $number } Harpies are near.
    .why = your hero walks six squares, and only in the capital does it get new units.
    .good = A good place: the first mine is two steps away.
    .far = That works too. The way to the first mine is longer from there.
    .free = The capital stands on a square of your start tile. Your hero starts there and gets new units only there, so short ways to weak guards help.
lesson-hero = Your first hero
    .line = Strength, Magic, Leadership
    .tell = A **hero** leads all your units, and Leadership says how many. Anton has Strength { $strength } and leads up to { $lead } units; he strikes himself, and gives one stack an early start.
    .do = Choose Anton.
    .why = a Might hero fights from the first battle on; Magic heroes need spells first.
    .good = Anton leads six elite units: three Sentinels, three Crossbowmen.
    .other = Good as well, with other strengths. The next lessons speak of Anton.
    .free = A hero leads your units, and Leadership says how many. Might heroes strike themselves, Magic heroes cast spells.
lesson-cards = Three cards a week
    .line = Each shows two actions
    .tell = A week has three turns for you: each time you play one **action card** and carry out one of its two actions. Heroes moves and fights, Gather earns, Develop builds and recruits. You have { $gold } gold and { $goods } resources.
    .do = Play Command: Develop.
    .why = a stronger army first. March stays for the heroes, Stewardship for gathering.
    .good = Your city is open: build, recruit and train as long as you can pay.
    .same = Develop too, but then Stewardship is used up, and March would have to gather.
    .later = That comes as well, in one of your other turns. The army grows first.
    .idle = That card is used up without anything. You never need to do that here.
    .free = Each turn you play one action card and carry out one of its actions. When nobody has a ready card the week is over, and all cards are ready again.
lesson-build = A building
    .line = One in each Develop action
    .tell = Buildings cost **resources** and stay for good. Dwellings give better units, a Tavern more heroes. Training Grounds cost { $cost } and let you turn basic units to elite.
    .do = Build the Training Grounds.
    .why = an elite unit stands two wounds instead of one, and brings the elite die.
    .good = They stand, and can be used at once.
    .other = Useful too. But with Training Grounds your new units are better at once.
    .level = A level is 1 Power and more income, but now it leaves too little for a building.
    .units = Units can wait a moment: first build, then you can train them.
    .done = You would leave the city without having built anything.
    .free = In each Develop action you can put up one building and raise the capital once. Buildings cost resources and are never lost.
lesson-recruit = New units
    .line = Gold for Crossbowmen
    .tell = Units cost **gold** and join a hero in the capital, as basic ones. A Crossbowman costs { $price } and has Strength { $strength }; making one elite costs { $train } more.
    .do = Recruit two Crossbowmen, train both, and end the action.
    .why = a stack attacks with one die for each of its units, so many of one type strike hard.
    .good = One more in the stack. The second one comes next.
    .cheap = Cheaper, and weaker: they have Strength 2.
    .else = You can do that later. Now gold goes into the army.
    .done = Gold that you keep cannot fight. But it is yours to save.
    .free = Units cost gold and join a hero in the capital as basic ones. With Training Grounds you can turn them to elite.
lesson-march = Out onto the map
    .line = March: Heroes
    .tell = Bruno has played a card, now it is your turn again. **Heroes** activates your heroes, one after the other. Each has 6 movement points, and a step costs one.
    .do = Play March: Heroes, and activate Anton.
    .why = the first mine brings Power and income every week from now on.
    .good = Choose Anton; he goes out with his eight units.
    .gather = Gathering now brings little: you control nothing yet.
    .develop = There is little left to spend. Anton is ready.
    .idle = Then the card does nothing. Anton would rather march.
    .free = Heroes activates your heroes, one after the other. A hero has 6 movement points, and each step costs one.
lesson-walk = Step by step
    .line = Orthogonal steps, 1 point each
    .tell = Heroes step up, down, left and right. **Mountains** stop them, **water** is entered only from a port. All that is framed in gold can be reached.
    .do = Go to B2.
    .why = from there the Harpies are one step away.
    .good = Five points are left, and the guard is beside you.
    .other = That is a way as well, but not the one to the Sawmill.
    .stop = The points that are left would be lost.
    .free = Heroes step up, down, left and right, each step for one point. Mountains stop them, and water is entered only from a port.
lesson-guard = A guard
    .line = Entering its square is a battle
    .tell = Entering a **guard** or what it guards begins a battle, and ends the movement. The Harpies are { $number } creatures: they can take { $number } wounds, and hit with { $strength } or less. Your odds stand beside the option.
    .do = Go to B1 and fight. Then give the Sentinels the early start, and let them act before Anton.
    .why = whoever wins stands on the Sawmill at once.
    .good = The battle begins. First Anton’s gift as a Tactician, then the order.
    .other = The Harpies do not follow. But the Sawmill stays theirs.
    .stop = Anton would wait beside the guard until his next activation.
    .free = Entering a guard or what it guards begins a battle, and ends the movement. The token shows its Number, Strength and Initiative.
lesson-attack = Dice that hit
    .line = Not more than the Strength
    .tell = Stacks act by **Initiative**, the highest first; Crossbowmen shoot early in the first turn. { $units } units are { $units } attacks, and each die that shows { $strength } or less hits.
    .do = Attack.
    .why = each hit is a wound, and each wound takes one creature and one of its attacks away.
    .good = The dice are ready. One question comes first.
    .decline = There is hardly ever a reason not to attack.
    .free = Stacks act by Initiative. Each unit is one attack, and each die that is not above the Strength hits.
lesson-elite = The elite die
    .line = One attack for a die with symbols
    .tell = With an elite unit in the army you may swap one attack for the **elite die**: wounds on three of its six faces; Laurel heals, Luck rerolls misses, Misfortune rerolls hits.
    .do = Roll the elite die.
    .why = on average it is worth two thirds of a wound; a die of your Crossbowmen less than half of one.
    .good = Rolled with the others. What it showed stands in the log.
    .plain = Without it the dice do a little less on average.
    .free = With an elite unit in the army one attack may be swapped for the elite die. On average it is worth two thirds of a wound.
lesson-wounds = Wounds for you
    .line = You choose the stack
    .tell = Now the Harpies have struck. You choose which **stack** takes the wounds, all of them as far as it can. An elite unit turns basic, a basic one is lost. Sentinels have Armour: the first wound of each turn is stopped.
    .do = Choose the Sentinels, and go on until the Harpies are beaten.
    .why = the Crossbowmen are your strongest stack, and Armour saves one wound.
    .good = That is what Sentinels are for. Now fight on, attack by attack.
    .other = They can take it, but each lost Crossbowman is an attack less.
    .free = You choose which stack takes the wounds, all of them as far as it can. An elite unit turns basic, a basic one is lost.
lesson-treasure = Trophy and treasure
    .line = Rewards of a card
    .tell = Beaten! The token is your **trophy**: its medals are experience, for skills later. Its chest is a **treasure**: a card with four rewards, of which you take as many as it has chests.
    .do = Train units: your wounded Sentinel becomes elite again.
    .why = it costs nothing, and the next battle comes soon.
    .good = Your army is whole again.
    .other = Good as well; the Sentinel can be trained at home for gold.
    .free = A beaten guard is a trophy with medals for experience, and its chests are rewards of a treasure card.
lesson-control = Your first mine
    .line = A banner on the Sawmill
    .tell = Anton stands on the Sawmill, and nobody guards it any more. Taking **control** gives { $power } Power at once and { $goods } resources with each Gather. The activation ends.
    .do = Take control.
    .why = it stays yours even when Anton goes on, until somebody else takes it.
    .good = Your banner stands, and Bruno is behind.
    .stop = Then it stays free, and Bruno may come for it.
    .free = A hero on an unguarded location takes control of it. It stays yours when the hero goes on, until somebody else takes it.
lesson-gather = Income
    .line = Capital and mines pay
    .tell = **Gather** brings what your capital, your mines and some heroes give, all at once. The Sawmill adds { $goods } resources.
    .do = Play Stewardship: Gather.
    .why = the next dwelling and the next level of the capital cost resources.
    .good = That is your week. When all cards are used, the next one begins.
    .develop = Little can be paid now. But the city is never full.
    .idle = Then nothing comes in this week.
    .free = Gather brings what your capital, your mines and some heroes give, all at once.
lesson-next = A new week
    .line = On to 12 Power
    .tell = A **week card** tells what is special now, and new guards may come. Go on like this: guards for trophies and mines, resources for levels, gold for units. With 3 experience a hero learns a skill.
    .do = Continue, and play as you like; hints and rules are always at hand.
    .why = each level of the capital and each artefact is Power, too.
    .free = Each week a card tells what is special, and new guards may come. Guards bring trophies and mines, resources levels, and gold units.

## How it plays: five pictures with a heading and one sentence

how-1 = Gather
    .line = Play action cards: earn gold and resources, or build and recruit in your city.
how-2 = Move
    .line = Your heroes walk six squares, sail from ports and step through portals.
how-3 = Fight
    .line = Guards hold the mines. Dice that show no more than your Strength hit.
how-4 = Grow
    .line = Trophies teach skills, treasures bring artefacts, training makes units elite.
how-5 = Rule
    .line = Mines, artefacts and your city are Power. Reach the goal before the weeks are over.
board-aim = Now choose its target.
board-hero-sheet = { $hero }: hero sheet
board-close = Close
board-start-abilities = Abilities from the start
board-skills-title = Skills
board-next-skill = { $number } of 5 · next for { $cost } XP
board-all-skills = { $number } of 5
board-specialised = specialised
board-artefacts-title = Artefacts
board-slot-head = head
board-slot-body = torso
board-slot-hand = hand
board-slot-trinket = trinket
board-scrolls-title = Scrolls
board-scrolls-hidden = { $number ->
    [one] 1 scroll, face down
   *[other] { $number } scrolls, face down
}
board-needs-magic = needs Magic { $number }
board-only-you = only you see them
board-trophies-title = Trophies
board-xp = { $number } XP
board-schools = { $type } · { $schools }
board-nothing = none
board-tab-capital = Capital
board-tab-cards = Cards
board-walk-there = { $number ->
    [one] Go: 1 step
   *[other] Go: { $number } steps
}
board-go-fight = { $number ->
    [one] Go and fight: 1 step
   *[other] Go and fight: { $number } steps
}
board-points-left-after = { $number ->
    [0] No movement is left then.
    [one] 1 movement point is left then.
   *[other] { $number } movement points are left then.
}
