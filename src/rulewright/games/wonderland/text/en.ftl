# Wonderland’s War, in English: everything that is shown at the table.
#
# Names of things have forms as attributes; a message that is about a `region` can use $region, $region-in, $region-to,
# $region-from and $region-object, one about a `chip` $chip and $chip-object. Of cards and abilities `.short` is a line
# of at most 52 characters and `.text` the whole text; of quests `.feat` and `.objective` are the two halves.
# $piece is a chip or an item, $unit a supporter, a leader or a figure, $power whatever can be used.
# $player is the name of whoever sits at a seat.

## The game

game-name = Wonderland’s War
game-line = Gather supporters and strange allies at a mad tea party, then draw chips from your bag in five battles and stop before madness takes your last supporter.
game-motto = A mad tea party first, then war: one more chip?

## Options of a new game

setting-ally-set = Ally set
    .description = What the allies in the bags can do. Set A is best for a first game; mixed takes each ally from a set drawn by chance and is less balanced.
setting-ally-set-A = Set A
setting-ally-set-B = Set B
setting-ally-set-C = Set C
setting-ally-set-D = Set D
setting-ally-set-random = A random set
setting-ally-set-mixed = Mixed sets
setting-factions = Factions
    .description = Whether you choose your factions in turn order or chance hands them out.
setting-factions-choose = Chosen in turn order
setting-factions-random = At random
setting-first-player = First player
    .description = Who takes the first tea turn of round I and chooses a faction first.
setting-first-player-random = At random
setting-first-player-0 = Seat 1
setting-first-player-1 = Seat 2
setting-first-player-2 = Seat 3
setting-first-player-3 = Seat 4
setting-first-player-4 = Seat 5
setting-open-bags = Open bags
    .description = Everybody sees what is in all bags, during the war, too. Without it you see your own bag, and only outside the war.

## Numbers of things

vp-counted = { $number } VP
shards-counted = { $number ->
    [one] { $number } shard
   *[other] { $number } shards
}
chips-counted = { $number ->
    [one] { $number } chip
   *[other] { $number } chips
}
units-counted = { $number ->
    [one] { $number } unit
   *[other] { $number } units
}
supporters-counted = { $number ->
    [one] { $number } supporter
   *[other] { $number } supporters
}
supporters-object = { $number ->
    [one] { $number } supporter
   *[other] { $number } supporters
}
units-object = { $number ->
    [one] { $number } unit
   *[other] { $number } units
}
castles-counted = { $number ->
    [one] { $number } castle
   *[other] { $number } castles
}
quests-counted = { $number ->
    [one] { $number } quest
   *[other] { $number } quests
}
tea-cards-counted = { $number ->
    [one] { $number } tea card
   *[other] { $number } tea cards
}

## Decisions: what is asked

prompt-choose-faction = Choose your faction.
    .why = Each has its own leader, abilities and forge tracks; a taken one is gone.
    .first = Alice, the Queen and the others play differently; any of them can win.
prompt-keep-quest = Keep one of your two quests.
    .why = The other goes back into the deck; nobody sees either of them.
    .first = A quest pays 3 VP for its feat or its objective, and 9 VP for both.
prompt-place-start-poison = Put poison on a tea card, or finish.
    .why = Whoever takes that card takes your poison into the bag.
    .first = Poison the card that your rivals want; drawn in battle it costs them a unit.
prompt-place-returned-figure = Place a figure of your supply, or none.
    .why = Friend of the Folk brings one of your lost figures back to any region.
    .first = A figure adds its strength when a battle begins in its region.
prompt-tea-turn = Walk to a seat and take tea card { $number } of { $most }.
    .why = You cannot turn back; at the head of the table you roll for shards.
    .first = The cards that you take now are the army with which you will fight.
prompt-reroll = Keep the roll, or roll the shard die again?
    .why = With Clean Cup the second roll counts, less 1.
    .first = Every shard costs 1 VP at the end, and the most shards bring madness.
prompt-give-shard = Get rid of one of these shards?
    .why = Mad Gift rids you of one of the shards that you have just rolled.
    .first = Whoever has the most shards after tea gains one more madness chip.
prompt-seat-after-head = Choose a seat with a tea card.
    .why = The table has been refilled: every seat with a card is open to you.
    .first = Take what your bag and your regions need most.
prompt-choose-half = Choose a half of this tea card.
    .why = You get the rewards of one half only; units and an obligatory die always count.
    .first = Decide what you lack: the other half is lost.
prompt-take-optional = Roll the shard die for the extra reward?
    .why = You take the shards and the reward, or neither.
    .first = One to three shards: each costs 1 VP at the end unless you get rid of it.
prompt-next-effect = Choose the next effect of your tea card.
    .why = All of them are carried out; only the order is yours.
    .first = Sometimes the order helps: a figure just gained can lead where units go.
prompt-unit-region = { $number ->
    [one] Choose a region for { $number } unit.
   *[other] Choose a region for { $number } units.
}
    .why = All of them go to the same region.
    .first = You can only fight where you have units, and they absorb your losses.
prompt-unit-kind = Place a supporter or a figure?
    .why = A figure from your supply can come in place of a supporter.
    .first = Figures bring strength and an ability; supporters only absorb losses.
prompt-split-region = Choose a region for this unit.
    .why = Royal Decree lets you spread the units of a card.
    .first = One unit is enough to take part in the battle of a region.
prompt-relocate-unit = Bring a unit from another region, or stop.
    .why = Your supply has no supporter left.
    .first = A unit that leaves can no longer fight where it stood.
prompt-any-ally = Choose an ally chip for your bag.
    .why = You may take whatever the supply still has of this level.
    .first = What you put into your bag now is what you will draw in battle.
prompt-upgrade-gift = Take the weak or the strong ally chip?
    .why = Unbirthday Gift gives you the strong one of the same type.
    .first = A strong ally chip has more strength or more effect.
prompt-wonderlandian = Choose a Wonderlandian from the market.
    .why = A figure goes to a region at once; an item puts two chips into your bag.
    .first = The card is yours to the end of the game.
prompt-figure-region = Choose a region for the figure.
    .why = Its strength counts in the battles there, as long as it stands.
    .first = A figure is worth most where you mean to win.
prompt-unlock-ability = Unlock one of your faction abilities.
    .why = It works from now to the end of the game.
    .first = Two of them make your artifacts better, two work by themselves.
prompt-castle-region = Choose a region for your castle.
    .why = It must be a region where you have none yet.
    .first = A castle gives 2 strength in battle there and VP at the end.
prompt-leader-max = Give back a shard instead?
    .why = Your leader already has strength 6.
    .first = Every shard you give back saves you 1 VP.
prompt-draw-quests = Draw quest cards?
    .why = Quests never cost you anything; feats need battles that are still to come.
    .first = A quest pays for a feat in battle and for an objective at the end.
prompt-discard-quest = Discard one quest from your hand.
    .why = It goes face down; nobody learns which it was.
    .first = Keep the quests whose region and objective suit you.
prompt-tea-forge = Forge a chip from your bag, or none.
    .why = It leaves your bag for good and covers a space of a forge track.
    .first = Forge what you would rather not draw, and take the reward of the space.
prompt-end-turn-poison = Put poison on a tea card, or none.
    .why = No card on the table has poison now.
    .first = Whoever takes that card takes your poison into the bag.
prompt-leader-region = Send your leader, strength { $number }, to a region.
    .why = You have all your tea cards; your leader’s strength counts there.
    .first = Choose where you mean to win: the leader is the last unit that you lose.
prompt-cat-move = Move your leader to an adjacent region?
    .why = A Grin Without a Cat lets you do so before the first battle.
    .first = Your leader’s strength counts only where it stands when the battle begins.
prompt-start-of-battle = Put an exhausted chip back into your bag?
    .why = The Dormouse wakes one chip before the first draw.
    .first = Good chips in the bag make madness less likely.
prompt-wager = Wager on the winner { $region-in }?
    .why = Right: any weak ally chip. Wrong: 1 shard. A tie: nothing.
    .first = You do not fight here, but you can still gain from it.
prompt-draw-or-halt = Draw another chip, or halt at { $strength }?
    .why = { $standing ->
        [1] You lead by { $number }; madness costs units, and you have { $units } here.
        [2] Nobody leads; madness costs units, and you have { $units } here.
       *[3] You are { $number } behind; madness costs units, and you have { $units } here.
    }
    .first = The highest strength wins the region, the second gets half of the VP.
prompt-first-draw-mode = Draw one chip, or two with the Caterpillar?
    .why = With it you see two chips and play one, once in this battle.
    .first = The Caterpillar helps you to get past madness.
prompt-choose-drawn = Choose one of the drawn chips to play.
    .why = The others go back into your bag.
    .first = Only one of them is played, whatever you drew.
prompt-shield = Block { $piece-object } with your shield?
    .why = The shield cracks and the chip goes back into your bag.
    .first = A cracked shield helps no more until it is repaired.
prompt-reduce-loss = Lose one unit fewer?
    .why = Each of these abilities works once in a battle.
    .first = Without a unit in the region you are bust.
prompt-lose-unit = Choose the unit that you lose; { $number } to go.
    .why = Strength that it gave at the start stays; its ability ends.
    .first = Your leader goes only when nobody else is left.
prompt-soldiers = Choose what your Card Soldiers do.
    .why = Their ally card says what they can do in this game.
    .first = More strength now, or help for later: decide what wins this battle.
prompt-move-supporters = Move up to two supporters, or none.
    .why = Into this battle or out of it; your last unit here has to stay.
    .first = Supporters here absorb losses, supporters elsewhere fight another battle.
prompt-artifact-ability = Bring Alice into this battle?
    .why = Everywhere at Once: if she comes, you gain 2 battle strength.
    .first = She leaves the region where she stands, and is one more unit here.
prompt-choose-opponent = Choose an opponent: { $power }.
    .why = Players who halted can be chosen unless the chip says otherwise; bust ones cannot.
    .first = Pick whoever stands between you and the region.
prompt-ally-type = Choose an ally type for Paint My World.
    .why = Your artifact gets +1 strength for each active chip of it, 3 at most.
    .first = The type of which you have most active chips is worth most.
prompt-chip-result = Choose the strength of your chip.
    .why = Several changes work on it, and their order is yours.
    .first = More is not always better: forge spaces and feats want exact strengths.
prompt-move-to-forge = Move your marker to a forge space?
    .why = The Flamingo takes you to the nearest one, forwards or backwards.
    .first = On a forge symbol at the end of the battle you may forge a chip.
prompt-tea-item = Use the item that you have played?
    .why = The Teapot puts exhausted chips back; the Feather brings a unit here.
    .first = What an item does can turn a battle, or prepare the next one.
prompt-vp-or-castle = Take { $vp } VP or a castle?
    .why = You have not won alone against others, so you get one of the two.
    .first = A castle pays at the end and helps in every later battle here.
prompt-walrus-castle = Choose a region for the Walrus’s castle.
    .why = You won with the Walrus: the castle may stand anywhere.
    .first = Castles in many regions make many battles easier.
prompt-reveal-feat = Reveal a quest for its feat, or none.
    .why = One feat in a battle; you keep the objective for the end.
    .first = A feat alone pays 3 VP, together with its objective 9.
prompt-rose-feat = Complete one more feat with your Roses?
    .why = Any quest in your hand will do, whatever its region and condition.
    .first = Choose the quest whose feat you could hardly complete otherwise.
prompt-discard-active = Discard one of your active chips.
    .why = The Red Rook demands it for your feat; the chip is gone for good.
    .first = Part with a chip that you can do without.
prompt-end-ability = Choose which ability comes next.
    .why = All that are open will come; the order is yours.
    .first = Chips put back into the bag no longer count for what comes after.
prompt-forge = { $number ->
    [one] Forge an active chip, or stop: { $number } action.
   *[other] Forge an active chip, or stop: { $number } actions.
}
    .why = It leaves your bag for good and covers a space of a forge track.
    .first = Every space gives a reward, and a full track an artifact.
prompt-supporter-region = Choose a region for a supporter.
    .why = It comes from your supply.
    .first = Where a battle is still to come, one unit more helps at once.
prompt-gryphon = Let the Gryphon fly to another region?
    .why = It may take up to two of your supporters with it.
    .first = In a region still to be fought for, it fights again in this war.
prompt-love-of-learning = Put an active ally chip into your bag?
    .why = Love of Learning saves it from being exhausted.
    .first = Back in the bag it can be drawn in the very next battle.

## Decisions: their names

frame-choose-faction = Faction
frame-keep-quest = Starting quest
frame-place-start-poison = Poison at the start of tea
frame-place-returned-figure = Friend of the Folk
frame-tea-turn = Tea turn
frame-reroll = Clean Cup
frame-give-shard = Mad Gift
frame-seat-after-head = Seat after the head
frame-choose-half = Half of the card
frame-take-optional = Extra reward
frame-next-effect = Next effect
frame-unit-region = Region of the units
frame-unit-kind = Supporter or figure
frame-split-region = Royal Decree
frame-relocate-unit = Relocation
frame-any-ally = Ally chip
frame-upgrade-gift = Unbirthday Gift
frame-wonderlandian = Wonderlandian
frame-figure-region = Region of the figure
frame-unlock-ability = New ability
frame-castle-region = Castle
frame-leader-max = Leader of strength 6
frame-draw-quests = Quests
frame-discard-quest = Discarded quest
frame-tea-forge = Forging at tea
frame-end-turn-poison = Poison at the end of the turn
frame-leader-region = Into Wonderland
frame-cat-move = A Grin Without a Cat
frame-start-of-battle = Start of the battle
frame-wager = Wager
frame-draw-or-halt = Another chip?
frame-first-draw-mode = First chip
frame-choose-drawn = Drawn chips
frame-shield = Shield
frame-reduce-loss = Smaller loss
frame-lose-unit = Lost unit
frame-soldiers = Card Soldiers
frame-move-supporters = Now You See Me
frame-artifact-ability = Everywhere at Once
frame-choose-opponent = Opponent
frame-ally-type = Paint My World
frame-chip-result = Strength of the chip
frame-move-to-forge = To the forge space
frame-tea-item = Item
frame-vp-or-castle = VP or castle
frame-walrus-castle = Castle of the Walrus
frame-reveal-feat = Feat
frame-rose-feat = Feat of the Roses
frame-discard-active = Discard for the Red Rook
frame-end-ability = End of the battle
frame-forge = Forging
frame-supporter-region = Region of the supporter
frame-gryphon = Gryphon
frame-love-of-learning = Love of Learning

## The same options where no decision is named, as in the log

option-faction = Faction: { $faction }
option-keep = Keep the roll
option-keep-quest = Keep { $quest }
option-poison = Poison on seat { $value }
option-done = Done
option-figure = Place { $wonderlandian-object }
option-figure-wonderlandian = Place { $wonderlandian-object } { $region-in }
option-none = Nothing
option-seat = Seat { $value }
option-head = Go to the head of the table
option-host = The Host
option-reroll = Roll again
option-give = A shard to { $player }
option-return = Put a shard back
option-return-chip = Put { $piece-object } back into the bag
option-return-wonderlandian = Put { $piece-object } back into the bag
option-half = { $half }
option-roll = Roll for the reward
option-leave = Leave the reward
option-effect = { $reward }
option-effect-reward-number = { $reward }: { $value }
option-effect-reward-level = { $reward }: { $level }
option-effect-reward-ally = { $reward }: { $ally }, { $level }
option-region = { $region }
option-supporter = Supporter
option-relocate = Bring { $unit-object } { $region-from }
option-chip = { $chip }
option-weak = Weak chip
option-strong = Strong chip
option-card = { $wonderlandian }
option-ability = { $ability }
option-castle = A castle
option-castle-region = A castle { $region-in }
option-shard = Give back a shard
option-draw = Draw
option-decline = Decline
option-discard = Discard: { $thing }
option-forge = Forge { $piece-object } on track { $value }: { $track }
option-stay = Stay
option-wager = Wager on { $faction-object }
option-caterpillar = Draw with the Caterpillar
option-wait = Wait
option-halt = Halt
option-play = Play { $piece-object }
option-block = Block with the shield
option-take = Do not block
option-use = Use { $power }
option-lose = Lose { $unit-object }
option-double = Double the chip
option-move = Bring Alice here
option-triple = Triple the chip
option-opponent = { $player }
option-type = { $ally }
option-strength = Strength { $value }
option-space = Go to space { $value }
option-vp = The VP
option-reveal = Reveal { $quest }
option-stop = Stop

## Decisions: their options

option-choose-faction-faction = Lead { $faction-object }
option-keep-quest-keep = Keep { $quest }
option-place-start-poison-poison = Poison the card on seat { $value }
option-place-start-poison-done = Done: no more poison
option-place-returned-figure-figure = Place { $wonderlandian-object } { $region-in }
option-place-returned-figure-none = Place no figure
option-tea-turn-seat = Take the card of seat { $value }
option-tea-turn-head = Go to the head of the table
option-tea-turn-host = The Host: refill the table and take any card
option-reroll-keep = Keep the roll
option-reroll-reroll = Roll again, less 1
option-give-shard-give = Give 1 shard to { $player }
option-give-shard-return = Put 1 shard back
option-give-shard-none = Keep all shards
option-seat-after-head-seat = Take the card of seat { $value }
option-take-optional-roll = Roll the die and take the reward
option-take-optional-leave = Leave the die and the reward
option-unit-region-region = Place the units { $region-in }
option-unit-kind-supporter = Place a supporter
option-unit-kind-figure = Place { $wonderlandian-object }
option-split-region-region = Place this unit { $region-in }
option-relocate-unit-relocate = Bring { $unit-object } { $region-from }
option-relocate-unit-none = Bring nobody
option-any-ally-chip = Take { $chip-object }
option-any-ally-none = Take no chip
option-upgrade-gift-weak = Take the weak chip
option-upgrade-gift-strong = Take the strong chip
option-wonderlandian-card = Recruit { $wonderlandian-object }
option-figure-region-region = Place the figure { $region-in }
option-unlock-ability-ability = Unlock { $ability }
option-castle-region-castle = Place the castle { $region-in }
option-leader-max-shard = Give back 1 shard
option-leader-max-none = Keep your shards
option-draw-quests-draw = Draw
option-draw-quests-decline = Draw no quests
option-discard-quest-discard = Discard { $quest }
option-tea-forge-forge = Forge { $piece-object } on track { $value }: { $track }
option-tea-forge-none = Forge nothing
option-end-turn-poison-poison = Poison the card on seat { $value }
option-end-turn-poison-none = Place no poison
option-leader-region-region = Send your leader { $region-to }
option-cat-move-region = Move your leader { $region-to }
option-cat-move-stay = Stay here
option-start-of-battle-none = Wake no chip
option-wager-wager = Wager on { $faction-object }
option-wager-none = No wager
option-draw-or-halt-draw = Draw a chip
option-draw-or-halt-caterpillar = Draw two with the Caterpillar
option-draw-or-halt-wait = Wait: neither draw nor halt
option-draw-or-halt-halt = Halt
option-first-draw-mode-draw = Draw one chip
option-first-draw-mode-caterpillar = Draw two with the Caterpillar
option-shield-block = Block with the shield
option-shield-take = Let it work
option-reduce-loss-use = Use { $power }
option-reduce-loss-none = Take the whole loss
option-lose-unit-lose = Lose { $unit-object }
option-soldiers-double = Double this chip
option-soldiers-triple = Triple this chip
option-soldiers-none = Change nothing
option-move-supporters-none = Move nobody
option-artifact-ability-move = Bring Alice here
option-artifact-ability-none = Leave Alice where she is
option-choose-opponent-none = Choose nobody
option-tea-item-none = Do nothing
option-vp-or-castle-vp = Take the VP
option-vp-or-castle-castle = Take the castle
option-walrus-castle-castle = Place the castle { $region-in }
option-reveal-feat-reveal = Reveal { $quest }
option-reveal-feat-none = Reveal nothing
option-rose-feat-reveal = Complete the feat of { $quest }
option-rose-feat-none = Complete no further feat
option-discard-active-discard = Discard { $piece-object } for good
option-forge-forge = Forge { $piece-object } on track { $value }: { $track }
option-forge-stop = Stop forging
option-supporter-region-region = Place the supporter { $region-in }
option-supporter-region-none = Place nobody
option-gryphon-stay = Stay here
option-love-of-learning-chip = Put { $chip-object } into the bag
option-love-of-learning-none = Leave all chips active
option-soldiers-move-region-number = { $value ->
    [one] Bring { $value } supporter { $region-from }
   *[other] Bring { $value } supporters { $region-from }
}
option-gryphon-move-region-number = { $value ->
    [0] Fly { $region-to } alone
    [one] Fly { $region-to } with { $value } supporter
   *[other] Fly { $region-to } with { $value } supporters
}
option-move-region = Bring { $unit-object } { $region-from }
option-move-region-number = { $value ->
    [one] { $region }: move { $value } supporter
   *[other] { $region }: move { $value } supporters
}
option-from = { $value ->
    [one] Bring { $value } supporter { $region-from }
   *[other] Bring { $value } supporters { $region-from }
}
option-to = { $value ->
    [one] Send { $value } supporter { $region-to }
   *[other] Send { $value } supporters { $region-to }
}

## Refusals

refusal-choose-faction = This faction is taken or unknown.
refusal-keep-quest = You can keep only one of the two quests that you drew.
refusal-place-start-poison = You cannot put poison there: it needs a seat with a card that has none yet.
refusal-place-returned-figure = You can place only a figure of your supply, in a region in use.
refusal-tea-turn = You cannot walk there: the seat needs a card and no leader, and must lie before the head.
refusal-reroll = You can keep this roll or roll once more.
refusal-give-shard = You can give a shard to another player only.
refusal-seat-after-head = You need a seat with a card and without a leader.
refusal-choose-half = This card has an upper and a lower half.
refusal-take-optional = Roll for the extra reward, or leave it.
refusal-next-effect = This effect is not open on your card.
refusal-unit-region = Units can go only to a region in use.
refusal-unit-kind = Your supply has no such unit that may be placed.
refusal-split-region = The unit can go only to a region in use.
refusal-relocate-unit = You have no such supporter or figure in another region.
refusal-any-ally = The supply has no such chip of this level.
refusal-upgrade-gift = Take the weak chip, or the strong one of the same type.
refusal-wonderlandian = This card does not lie open in the market.
refusal-figure-region = The figure can go only to a region in use.
refusal-unlock-ability = This is not one of your locked abilities.
refusal-castle-region = You cannot place a castle in that region.
refusal-leader-max = You can give back 1 shard, or do nothing.
refusal-draw-quests = Draw the quests, or decline them.
refusal-discard-quest = You can discard only a quest from your hand.
refusal-tea-forge = You cannot forge that: it needs a chip of your bag, no madness or poison, and a free space.
refusal-end-turn-poison = You cannot put poison there: it needs a seat with a card.
refusal-leader-region = Your leader can go only to a region in use.
refusal-cat-move = Your leader can go only to an adjacent region, or stay.
refusal-start-of-battle = You have no such exhausted chip.
refusal-wager = You can wager only on a faction that fights here, once, if you do not fight yourself.
refusal-draw-or-halt = You cannot do that now: draw, or halt if you may.
refusal-first-draw-mode = The first chip has to be drawn; nobody halts before it.
refusal-choose-drawn = You did not draw this chip.
refusal-shield = Block the chip, or let it work.
refusal-reduce-loss = You cannot use this ability now.
refusal-lose-unit = You cannot lose that: it must be your unit here, and the leader goes last.
refusal-soldiers = Your Card Soldiers cannot do that now.
refusal-move-supporters = You cannot move these supporters: two at most, to or from one adjacent region, never your last unit.
refusal-artifact-ability = Alice can come to this region, or not.
refusal-choose-opponent = This player is no opponent whom you can choose here.
refusal-ally-type = You have no active chip of that ally type.
refusal-chip-result = No order of the changes gives this strength.
refusal-move-to-forge = Only the nearest forge space can be reached.
refusal-tea-item = The item cannot do that now.
refusal-vp-or-castle = Choose the VP, or a castle if you can place one here.
refusal-walrus-castle = You cannot place a castle in that region.
refusal-reveal-feat = This quest is not in your hand, or its feat is not met here.
refusal-rose-feat = This quest is not in your hand.
refusal-discard-active = You have no such active chip.
refusal-end-ability = This ability is not open now.
refusal-forge = You cannot forge that: it needs an active chip, a forge action for it and a free space.
refusal-supporter-region = The supporter cannot go to that region.
refusal-gryphon = The Gryphon can fly to another region with two of your supporters at most, or stay.
refusal-love-of-learning = You have no such active ally chip.

## The view in words

view-table = The table
view-regions = Regions
view-region = { $region }
view-pending = In progress
view-scores = Result
view-asked = Asked now: { $frame }
view-battles-to-come = Battles still to come: { $regions }.
view-final = Place { $place }: { $player }, { $number }.
view-battle = Battle { $region-in }
view-fighter = { $player }: strength { $strength }, { $key ->
    [halted] halted
    [bust] bust
   *[other] fighting
}, { $number ->
    [one] { $number } draw
   *[other] { $number } draws
}.
view-next-doubled = { $player }: the next chip counts twice.
view-next-crowned = { $player }: Crowns on the next chip: { $number }.
view-draws-more = { $player }: chips more at the next draw: { $number }.
view-chosen = { $player } has chosen.
view-wagered = { $player } has wagered.
view-lost = Units lost in this battle: { $number }.
view-tea-table = The tea table
view-supply = The common supply
view-player = { $player }
view-you = This is your seat.
view-round = { $key ->
    [setup] Set-up
    [tea] Round { $number }, tea party
    [war] Round { $number }, war
   *[other] Round { $number }, end of the game
}.
view-first-player = { $player } is first player of this round.
view-battle-start = Battles begin { $region-in }.
view-unused-region = Not in use: { $region }.
view-ally-set = { $ally }: { $set }.
view-market = Wonderlandian market: { $wonderlandians }.
view-wonderlandian-deck = Wonderlandian cards in the deck: { $number }.
view-quest-deck = Quests in the deck: { $number }.
view-quest-discard = Discarded quests: { $number }.
view-tea-deck = Tea deck of round { $key }: { $number ->
    [one] { $number } card
   *[other] { $number } cards
}.
view-poison-pool = Poison in the pool: { $number }.
view-removed = Out of the game: { $pieces }.
view-open-bags = Open bags: what is in them is always shown.
view-scoring = { $thing }.
view-region-supporters = { $player }: { supporters-counted }.
view-region-castle = { $key ->
    [lying] { $player }: a lying castle
   *[other] { $player }: a castle
}.
view-seat = Seat { $key }: { $tea_card }, { $tea_card-short }.
view-seat-poisoned = Seat { $key }: { $tea_card }, with poison, { $tea_card-short }.
view-supply-chip = { $chip }: { $number }.
view-faction = Faction: { $faction }.
view-score = { $points } VP and { shards-counted }.
view-shield = { $key ->
    [cracked] The shield is cracked
   *[other] The shield is ready
}.
view-leader = Leader of strength { $number }, { $key ->
    [head] on the head of the table
    [supply] in the supply
    [RK] in the Red Keep
    [GF] in the Garden of Live Flowers
    [TT] among the Tumtum Trees
    [PT] at the Pool of Tears
    [NM] in The Wabe
   *[other] at the tea table
}.
view-supporters = In the supply: { supporters-counted }.
view-figure = { $wonderlandian }: { $place-in }.
view-bag = { chips-counted } in the bag: { $pieces }.
view-bag-hidden = { chips-counted } in the bag.
view-active = Active: { $pieces }.
view-exhausted = Exhausted: { $pieces }.
view-madness = Madness track: { $pieces }.
view-forge-1 = Forge track 1, Power: { $pieces }.
view-forge-2 = Forge track 2, Leader strength: { $pieces }.
view-forge-3 = Forge track 3, Supporters: { $pieces }.
view-forge-4 = Forge track 4, Castles: { $pieces }.
view-abilities = Unlocked abilities: { $powers }.
view-wonderlandians = Wonderlandian cards: { $wonderlandians }.
view-tea-cards = Tea cards: { $tea_cards }.
view-quests = Quests in hand: { $quests }.
view-quests-hidden = Quests in hand: { $number }.
view-feats = Completed feats: { $quests }.
view-host-used = The Host has been used in this tea party.

## Log

log-forced = { $player } has no choice: { $option }.
    .you = You have no choice: { $option }.

log-first-player = { $player } goes first.
    .you = You go first.
log-takes-faction = { $player } leads { $faction-object }.
    .you = You lead { $faction-object }.
log-ally-set = The allies of this game: { $set }.
log-ally-cards = { $ally }: { $set }.
log-unused-region = Out of the game: { $region }.
log-battle-start = The die shows { $number }: battles begin { $region-in }.
log-starting-shards = { $player } starts with { shards-counted }.
    .you = You start with { shards-counted }.
    .all = Starting shards: { $each }.
log-keeps-quest = { $player } keeps a quest.
    .you = You keep a quest.
    .all = Everybody keeps a quest.
log-kept-quest = { $player } keeps the quest { $quest }.
    .you = You keep the quest { $quest }.

log-round-begins = Round { $number } begins: the tea party.
log-first-of-round = { $player } goes first in this round: fewest VP; ties go to fewer units, then more shards.
    .you = You go first in this round: fewest VP; ties go to fewer units, then more shards.
log-poisons = { $player } puts poison on { $tea_card }, seat { $chair }.
    .you = You put poison on { $tea_card }, seat { $chair }.
log-returns-figure = { $player } brings { $wonderlandian-object } back { $region-to } (Friend of the Folk).
    .you = You bring { $wonderlandian-object } back { $region-to } (Friend of the Folk).
log-takes-card = { $player } takes { $tea_card } from seat { $chair }.
    .you = You take { $tea_card } from seat { $chair }.
log-visits-head = { $player } stops at the head of the table.
    .you = You stop at the head of the table.
log-hosts = { $player } is the host: the table is refilled, any card may be taken.
    .you = You are the host: the table is refilled, you may take any card.
log-refills = { $number ->
    [0] No seat can be refilled
    [one] { $number } new card on the table
   *[other] { $number } new cards on the table
}.
log-rolls = { $player } rolls { $number } on the shard die.
    .you = You roll { $number } on the shard die.
log-rolls-again = { $player } rolls again: { $number }, less 1 (Clean Cup).
    .you = You roll again: { $number }, less 1 (Clean Cup).
log-takes-shards = { $player } takes { shards-counted } for the roll and has { $total } now.
    .you = You take { shards-counted } for the roll and have { $total } now.
log-gives-shard = { $player } gives { $other } 1 shard (Mad Gift).
    .you = You give { $other } 1 shard (Mad Gift).
    .to-you = { $player } gives you 1 shard (Mad Gift).
log-returns-shard = { $player } puts 1 shard back (Mad Gift).
    .you = You put 1 shard back (Mad Gift).
log-takes-poison = { $player } takes the poison on the card into the bag.
    .you = You take the poison on the card into your bag.
log-poison-home = { $player } laid this poison: it goes back into the pool.
    .you = You put your own poison back into the pool.
log-leader-goes = { $player } sends the leader, strength { $number }, { $region-to }.
    .you = You send your leader, strength { $number }, { $region-to }.
log-takes-half = { $player } chooses: { $half }.
    .you = You choose: { $half }.
log-twice-as-fast = { $player } has passed a leader and places 1 unit more (Twice as Fast).
    .you = You have passed a leader and place 1 unit more (Twice as Fast).
log-rolls-for-more = { $player } rolls for the extra reward.
    .you = You roll for the extra reward.
log-leaves-more = { $player } leaves the extra reward.
    .you = You leave the extra reward.
log-tea-ends = The tea party is over.
log-poison-returns = Back in the poison pool from the table: { $number }.
log-tea-madness = { $player } gains 1 madness chip after tea.
    .you = You gain 1 madness chip after tea.
    .all = Everybody gains 1 madness chip after tea.
log-richest = { $player } has the most shards: 1 more madness chip, { shards-counted } discarded.
    .you = You have the most shards: 1 more madness chip, you discard { shards-counted }.
log-no-madness = The supply has too little madness: nobody gains any.

log-places = { $player } places { supporters-object } { $region-in }.
    .you = You place { supporters-object } { $region-in }.
log-places-figure = { $player } places { $wonderlandian-object } { $region-in }.
    .you = You place { $wonderlandian-object } { $region-in }.
log-relocates = { $player } brings { $unit-object } { $origin-from } { $region-to }: the supply is empty.
    .you = You bring { $unit-object } { $origin-from } { $region-to }: your supply is empty.
log-nothing-to-place = { $player } has no unit to place: { $number ->
    [one] { $number } is lost
   *[other] { $number } are lost
}.
    .you = You have no unit to place: { $number ->
    [one] { $number } is lost
   *[other] { $number } are lost
}.
log-supporter-due = { $player } may place a supporter ({ $power }).
    .you = You may place a supporter ({ $power }).
log-gains-chip = { $player } gains { $piece-object } ({ $cause }).
    .you = You gain { $piece-object } ({ $cause }).
log-gift-upgraded = { $player } takes the strong chip in place of the weak one (Unbirthday Gift).
    .you = You take the strong chip in place of the weak one (Unbirthday Gift).
log-recruits-figure = { $player } recruits { $wonderlandian-object } ({ $cause }).
    .you = You recruit { $wonderlandian-object } ({ $cause }).
log-recruits-item = { $player } gains { $wonderlandian-object }: 2 chips go into the bag ({ $cause }).
    .you = You gain { $wonderlandian-object }: 2 chips go into your bag ({ $cause }).
log-figure-goes = { $player } places { $wonderlandian-object } { $region-in }.
    .you = You place { $wonderlandian-object } { $region-in }.
log-market-card = New on the market: { $wonderlandian }.
log-friend-comes = { $player } draws a figure from the deck: { $wonderlandian } (Friend of the Folk).
    .you = You draw a figure from the deck: { $wonderlandian } (Friend of the Folk).
log-no-friend = { $player } finds no figure in the deck (Friend of the Folk).
    .you = You find no figure in the deck (Friend of the Folk).
log-draws-quests = { $player } draws { quests-counted } ({ $cause }).
    .you = You draw { quests-counted } ({ $cause }).
log-drew-quest = { $player } draws the quest { $quest }.
    .you = You draw the quest { $quest }.
log-declines-quests = { $player } draws no quests.
    .you = You draw no quests.
log-discards-quest = { $player } discards a quest face down.
    .you = You discard a quest face down.
log-discarded-quest = { $player } discards the quest { $quest }.
    .you = You discard the quest { $quest }.
log-unlocks = { $player } unlocks { $ability } ({ $cause }).
    .you = You unlock { $ability } ({ $cause }).
log-castle-built = { $player } builds a castle { $region-in } ({ $cause }).
    .you = You build a castle { $region-in } ({ $cause }).
log-castle-laid = { $player } lays down a castle { $region-in } ({ $cause }).
    .you = You lay down a castle { $region-in } ({ $cause }).
log-castle-raised = { $player } stands up the castle { $region-in } ({ $cause }).
    .you = You stand up your castle { $region-in } ({ $cause }).
log-no-castle = { $player } already has a castle { $region-in }: no second one.
    .you = You already have a castle { $region-in }: no second one.
log-shield-mended = { $player } has a ready shield ({ $cause }).
    .you = You have a ready shield ({ $cause }).
log-leader-grows = { $player }’s leader has strength { $number } now ({ $cause }).
    .you = Your leader has strength { $number } now ({ $cause }).
log-leader-at-top = { $player } gives back 1 shard: the leader already has strength 6.
    .you = You give back 1 shard: your leader already has strength 6.
log-drops-madness = { $player } discards 1 madness chip from the bag ({ $cause }).
    .you = You discard 1 madness chip from your bag ({ $cause }).
log-drops-shards = { $player } discards { shards-counted } ({ $cause }).
    .you = You discard { shards-counted } ({ $cause }).
log-frees-supporters = { $player } frees { supporters-object } for the supply (forge track).
    .you = You free { supporters-object } for your supply (forge track).
log-gains-artifact = { $player } completes the track and gains an artifact.
    .you = You complete the track and gain an artifact.
log-forge-vp = { $player } gains { vp-counted } (forge track).
    .you = You gain { vp-counted } (forge track).
log-castle-value = { $player }’s castles are worth { vp-counted } each now (forge track).
    .you = Your castles are worth { vp-counted } each now (forge track).
log-forges = { $player } forges { $piece-object }: { $track }, space { $number }.
    .you = You forge { $piece-object }: { $track }, space { $number }.
log-rose-forged = { $player } gains { vp-counted } for the forged Rose.
    .you = You gain { vp-counted } for the forged Rose.

log-war-begins = War begins { $region-in }.
log-cat-moves = { $player } moves the leader { $region-to } (A Grin Without a Cat).
    .you = You move your leader { $region-to } (A Grin Without a Cat).
log-battle-begins = Battle { $turn } of round { $round }, { $region-in }: { vp-counted } for the winner.
log-resistance = The local resistance has strength { $number }.
log-musters = { $player }: { $supporters ->
    [one] { $supporters } supporter
   *[other] { $supporters } supporters
}, leader { $leader }, castle { $castle }; on the madness track { $madness }, in the bag { $bag }, shield { $shield ->
    [1] ready
   *[0] cracked
}.
    .you = You: { $supporters ->
    [one] { $supporters } supporter
   *[other] { $supporters } supporters
}, leader { $leader }, castle { $castle }; on your madness track { $madness }, in your bag { $bag }, shield { $shield ->
    [1] ready
   *[0] cracked
}.
log-lines-up = { $player } begins with strength { $strength } and { units-object }.
    .you = You begin with strength { $strength } and { units-object }.
log-uncontested = { $player } is alone { $region-in } and wins without a fight.
    .you = You are alone { $region-in } and win without a fight.
log-hare-scares = { $player }’s March Hare scares { $other }: strength { $strength }.
    .you = Your March Hare scares { $other }: strength { $strength }.
    .to-you = { $player }’s March Hare scares you: your strength is { $strength }.
log-lays-wager = { $player } lays a wager.
    .you = You lay a wager.
log-wagered = { $player } wagers on { $faction-object }.
    .you = You wager on { $faction-object }.
log-draw-begins = Draw { $number }.
log-halts = { $player } halts with strength { $strength }.
    .you = You halt with strength { $strength }.
log-waits = { $player } waits (White Rabbit’s Watch).
    .you = You wait (White Rabbit’s Watch).
log-uses-caterpillar = { $player } draws with the Caterpillar.
    .you = You draw with the Caterpillar.
log-nothing-to-draw = { $player } has nothing to draw and halts.
    .you = You have nothing to draw and halt.
log-bag-refilled = { $player }’s bag was empty: { chips-counted } go back into it.
    .you = Your bag was empty: { chips-counted } go back into it.
log-draws = { $player } draws { $pieces }.
    .you = You draw { $pieces }.
log-keeps-drawn = { $player } plays { $piece-object }; { $number ->
    [one] { $number } chip goes
   *[other] { $number } chips go
} back into the bag.
    .you = You play { $piece-object }; { $number ->
    [one] { $number } chip goes
   *[other] { $number } chips go
} back into your bag.
log-blocks = { $player } blocks { $piece-object } with the shield; the chip goes back into the bag.
    .you = You block { $piece-object } with your shield; the chip goes back into your bag.
log-madness-works = { $player } puts { $piece-object } on the madness track: { $number } of 4.
    .you = You put { $piece-object } on your madness track: { $number } of 4.
log-poison-works = { $player } is poisoned; the chip goes back into the pool.
    .you = You are poisoned; the chip goes back into the pool.
log-softens = { $player } loses one unit fewer ({ $power }).
    .you = You lose one unit fewer ({ $power }).
log-lies-down = { $player } lays down { $wonderlandian-object } instead of losing a unit.
    .you = You lay down { $wonderlandian-object } instead of losing a unit.
log-loses = { $player } loses { $unit-object } ({ $piece }).
    .you = You lose { $unit-object } ({ $piece }).
log-goes-bust = { $player } has no unit left and is bust.
    .you = You have no unit left and are bust.
log-track-full = { $player }’s madness track is full: everything goes back into the bag, { chips-counted }.
    .you = Your madness track is full: everything goes back into your bag, { chips-counted }.
log-chip-raised = { $player }’s chip gets +{ $number } ({ $power }).
    .you = Your chip gets +{ $number } ({ $power }).
log-chip-lowered = { $player }’s chip gets −{ $number } ({ $power }).
    .you = Your chip gets −{ $number } ({ $power }).
log-chip-times = { $player }’s chip counts { $number ->
    [2] twice
   *[other] three times
} ({ $power }).
    .you = Your chip counts { $number ->
    [2] twice
   *[other] three times
} ({ $power }).
log-chip-capped = { $player }’s chip has strength { $number } only: another one is active ({ $power }).
    .you = Your chip has strength { $number } only: another one is active ({ $power }).
log-strength-by = { $player } gains { $number } strength ({ $power }).
    .you = You gain { $number } strength ({ $power }).
log-strength-now = { $player } gains { $number } strength at once and has { $strength } ({ $power }).
    .you = You gain { $number } strength at once and have { $strength } ({ $power }).
log-plays = { $player } plays { $piece-object }: { $gain ->
    [0] +{ $number }
   *[other] +{ $number } and +{ $gain }
}, strength { $strength }.
    .you = You play { $piece-object }: { $gain ->
    [0] +{ $number }
   *[other] +{ $number } and +{ $gain }
}, strength { $strength }.
log-shield-by = { $player } has a ready shield again ({ $power }).
    .you = You have a ready shield again ({ $power }).
log-chip-back = { $player } puts { $piece-object } back into the bag ({ $power }).
    .you = You put { $piece-object } back into your bag ({ $power }).
log-may-wait = { $player } may wait at the next draw (White Rabbit’s Watch).
    .you = You may wait at the next draw (White Rabbit’s Watch).
log-next-doubled = { $player }’s next chip counts twice (Flamingo).
    .you = Your next chip counts twice (Flamingo).
log-draws-more = { $player } draws { $number ->
    [one] { $number } chip more
   *[other] { $number } chips more
} next time (Card Soldiers).
    .you = You draw { $number ->
    [one] { $number } chip more
   *[other] { $number } chips more
} next time (Card Soldiers).
log-brings = { $player } brings { supporters-object } { $region-from } ({ $power }).
    .you = You bring { supporters-object } { $region-from } ({ $power }).
log-sends = { $player } sends { supporters-object } { $region-to } ({ $power }).
    .you = You send { supporters-object } { $region-to } ({ $power }).
log-fetches = { $player } brings { $unit-object } { $region-from } (Gryphon’s Feather).
    .you = You bring { $unit-object } { $region-from } (Gryphon’s Feather).
log-alice-comes = { $player } brings Alice into the battle.
    .you = You bring Alice into the battle.
log-shard-by = { $player } gains { shards-counted } ({ $power }).
    .you = You gain { shards-counted } ({ $power }).
log-shard-less = { $player } discards 1 shard ({ $power }).
    .you = You discard 1 shard ({ $power }).
log-gives-shard-to = { $player } gives { $other } 1 shard ({ $power }).
    .you = You give { $other } 1 shard ({ $power }).
    .to-you = { $player } gives you 1 shard ({ $power }).
log-amulet-works = { $player } puts { $piece-object } from { $other }’s madness track back into that bag (Duchess’s Amulet).
    .you = You put { $piece-object } from { $other }’s madness track back into that bag (Duchess’s Amulet).
    .to-you = { $player } puts { $piece-object } from your madness track back into your bag (Duchess’s Amulet).
log-amulet-idle = { $player } chooses { $other }, whose madness track is empty (Duchess’s Amulet).
    .you = You choose { $other }, whose madness track is empty (Duchess’s Amulet).
    .to-you = { $player } chooses you, but your madness track is empty (Duchess’s Amulet).
log-crowns = { $player } takes 2 strength from { $other }’s next chip (Knave’s Crown).
    .you = You take 2 strength from { $other }’s next chip (Knave’s Crown).
    .to-you = { $player } takes 2 strength from your next chip (Knave’s Crown).
log-loses-head = { $player } costs { $other } a supporter (Royal Temper).
    .you = You cost { $other } a supporter (Royal Temper).
    .to-you = { $player } costs you a supporter (Royal Temper).
log-claws = { $player } puts poison into { $other }’s bag (The Claws That Catch).
    .you = You put poison into { $other }’s bag (The Claws That Catch).
    .to-you = { $player } puts poison into your bag (The Claws That Catch).
log-to-forge-space = { $player } moves to the forge space: strength { $strength } (Flamingo).
    .you = You move to the forge space: strength { $strength } (Flamingo).
log-reaches-top = { $player } has reached { $strength }: the battle is over.
    .you = You have reached { $strength }: the battle is over.
log-last-leads = { $player } is the last to fight and leads with { $strength }: the battle is over.
    .you = You are the last to fight and lead with { $strength }: the battle is over.
log-all-done = Nobody fights any more: the battle is over.

log-wins-region = { $player } wins { $region-object } with strength { $strength }.
    .you = You win { $region-object } with strength { $strength }.
log-ties-first = { $player } ties for first place with strength { $strength }.
    .you = You tie for first place with strength { $strength }.
log-meets-resistance = { $player } ties with the resistance at strength { $strength }.
    .you = You tie with the resistance at strength { $strength }.
log-comes-second = { $player } comes second with strength { $strength }.
    .you = You come second with strength { $strength }.
log-nobody-wins = Nobody wins { $region-object }.
log-wins-vp = { $player } gains { vp-counted } for first place.
    .you = You gain { vp-counted } for first place.
log-chooses-vp = { $player } chooses { vp-counted } for first place.
    .you = You choose { vp-counted } for first place.
log-second-vp = { $player } gains { vp-counted } for second place.
    .you = You gain { vp-counted } for second place.
log-vp-by = { $player } gains { vp-counted } ({ $power }).
    .you = You gain { vp-counted } ({ $power }).
log-completes-feat = { $player } completes the feat of { $quest }.
    .you = You complete the feat of { $quest }.
log-rose-feat = { $player } completes the feat of { $quest } with two Roses.
    .you = You complete the feat of { $quest } with two Roses.
log-rook-takes = { $player } discards { $piece-object } for good (Red Rook).
    .you = You discard { $piece-object } for good (Red Rook).
log-flies = { $player }’s Gryphon flies { $region-to }{ $number ->
    [0] {""}
    [one] {" "}with { $number } supporter
   *[other] {" "}with { $number } supporters
}.
    .you = Your Gryphon flies { $region-to }{ $number ->
    [0] {""}
    [one] {" "}with { $number } supporter
   *[other] {" "}with { $number } supporters
}.
log-stops-forging = { $player } stops forging.
    .you = You stop forging.
log-wager-right = { $player } was right to wager on { $faction-object }.
    .you = You were right to wager on { $faction-object }.
log-wager-wrong = { $player } was wrong to wager on { $faction-object }: { $number ->
    [0] no shard (A Grin Without a Cat)
   *[other] 1 shard
}.
    .you = You were wrong to wager on { $faction-object }: { $number ->
    [0] no shard (A Grin Without a Cat)
   *[other] 1 shard
}.
log-wager-void = { $player } wagered on { $faction-object }: a tie brings nothing.
    .you = You wagered on { $faction-object }: a tie brings nothing.
log-exchanges = { $player } exchanges a Creature for { $piece-object }.
    .you = You exchange a Creature for { $piece-object }.
log-roses-back = { $player } puts { $number ->
    [one] { $number } Rose
   *[other] { $number } Roses
} back into the bag instead of exhausting them.
    .you = You put { $number ->
    [one] { $number } Rose
   *[other] { $number } Roses
} back into your bag instead of exhausting them.
log-battle-over = The battle { $region-in } is over.
log-war-ends = The war of this round is over; the die shows { $number }: the next battles begin { $region-in }.
log-new-market = New market: { $wonderlandians }.

log-final-scoring = Final scoring: castles, quests, shards.
log-quest-scored = { $player }: { $quest }, { vp-counted }.
    .you = Your quest { $quest }: { vp-counted }.
log-final-score = { $player }: { $total } in all: { $vp } VP, castles { $castles } (worth { $value } each), quests { $quests }, shards −{ $shards }.
    .you = You have { $total } in all: { $vp } VP, castles { $castles } (worth { $value } each), quests { $quests }, shards −{ $shards }.
log-wins-game = { $player } wins with { $total }.
    .you = You win with { $total }.

## The story: events, beats and scenes

event-starting-shards = { $player } starts with { shards-counted }
    .you = You start with { shards-counted }
    .all = All get their starting shards
event-keeps-quest = { $player } keeps a quest
    .you = You keep a quest
    .all = Everybody keeps one of two quests
event-tea-madness = { $player } gains 1 madness chip after tea
    .you = You gain 1 madness chip after tea
    .all = After tea everybody gains 1 madness chip
event-takes-card = { $player } takes { $tea_card } from seat { $chair }
    .you = You take { $tea_card } from seat { $chair }
    .tag = { $tea_card }
event-leader-goes = { $player } sends the leader, strength { $number }, { $region-to }
    .you = You send your leader, strength { $number }, { $region-to }
    .tag = Leader { $number }
event-castle-built = { $player } builds a castle { $region-in }
    .you = You build a castle { $region-in }
    .tag = Castle
event-places = { $player } places { supporters-object } { $region-in }
    .you = You place { supporters-object } { $region-in }
    .tag = { supporters-counted }
event-first-player = { $player } goes first
    .you = You go first
event-takes-faction = { $player } leads { $faction-object }
    .you = You lead { $faction-object }
event-ally-set = The allies of this game: { $set }
event-ally-cards = { $ally }: { $set }
event-unused-region = Out of the game: { $region }
event-battle-start = The die shows { $number }: battles begin { $region-in }
event-first-of-round = { $player } goes first in this round
    .you = You go first in this round
event-poisons = { $player } puts poison on { $tea_card }, seat { $chair }
    .you = You put poison on { $tea_card }, seat { $chair }
event-returns-figure = { $player } brings { $wonderlandian-object } back { $region-to } (Friend of the Folk)
    .you = You bring { $wonderlandian-object } back { $region-to } (Friend of the Folk)
event-visits-head = { $player } stops at the head of the table
    .you = You stop at the head of the table
event-hosts = { $player } is the host: the table is refilled, any card may be taken
    .you = You are the host: the table is refilled, you may take any card
event-rolls = { $player } rolls { $number } on the shard die
    .you = You roll { $number } on the shard die
event-rolls-again = { $player } rolls again: { $number }, less 1 (Clean Cup)
    .you = You roll again: { $number }, less 1 (Clean Cup)
event-takes-shards = { $player } takes { shards-counted } for the roll and has { $total } now
    .you = You take { shards-counted } for the roll and have { $total } now
event-returns-shard = { $player } puts 1 shard back (Mad Gift)
    .you = You put 1 shard back (Mad Gift)
event-takes-poison = { $player } takes the poison on the card into the bag
    .you = You take the poison on the card into your bag
event-places-figure = { $player } places { $wonderlandian-object } { $region-in }
    .you = You place { $wonderlandian-object } { $region-in }
event-relocates = { $player } brings { $unit-object } { $origin-from } { $region-to }: the supply is empty
    .you = You bring { $unit-object } { $origin-from } { $region-to }: your supply is empty
event-gains-chip = { $player } gains { $piece-object }
    .you = You gain { $piece-object }
event-recruits-figure = { $player } recruits { $wonderlandian-object }
    .you = You recruit { $wonderlandian-object }
event-recruits-item = { $player } gains { $wonderlandian-object }: 2 chips go into the bag
    .you = You gain { $wonderlandian-object }: 2 chips go into your bag
event-figure-goes = { $player } places { $wonderlandian-object } { $region-in }
    .you = You place { $wonderlandian-object } { $region-in }
event-friend-comes = { $player } draws a figure from the deck: { $wonderlandian } (Friend of the Folk)
    .you = You draw a figure from the deck: { $wonderlandian } (Friend of the Folk)
event-draws-quests = { $player } draws { quests-counted }
    .you = You draw { quests-counted }
event-unlocks = { $player } unlocks { $ability }
    .you = You unlock { $ability }
event-castle-laid = { $player } lays down a castle { $region-in }
    .you = You lay down a castle { $region-in }
event-castle-raised = { $player } stands up the castle { $region-in }
    .you = You stand up your castle { $region-in }
event-shield-mended = { $player } has a ready shield
    .you = You have a ready shield
event-leader-grows = { $player }’s leader has strength { $number } now
    .you = Your leader has strength { $number } now
event-leader-at-top = { $player } gives back 1 shard: the leader already has strength 6
    .you = You give back 1 shard: your leader already has strength 6
event-drops-madness = { $player } discards 1 madness chip from the bag
    .you = You discard 1 madness chip from your bag
event-drops-shards = { $player } discards { shards-counted }
    .you = You discard { shards-counted }
event-frees-supporters = { $player } frees { supporters-object } for the supply (forge track)
    .you = You free { supporters-object } for your supply (forge track)
event-gains-artifact = { $player } completes the track and gains an artifact
    .you = You complete the track and gain an artifact
event-forge-vp = { $player } gains { vp-counted } (forge track)
    .you = You gain { vp-counted } (forge track)
event-castle-value = { $player }’s castles are worth { vp-counted } each now (forge track)
    .you = Your castles are worth { vp-counted } each now (forge track)
event-forges = { $player } forges { $piece-object }: { $track }, space { $number }
    .you = You forge { $piece-object }: { $track }, space { $number }
event-rose-forged = { $player } gains { vp-counted } for the forged Rose
    .you = You gain { vp-counted } for the forged Rose
event-war-begins = War begins { $region-in }
event-cat-moves = { $player } moves the leader { $region-to } (A Grin Without a Cat)
    .you = You move your leader { $region-to } (A Grin Without a Cat)
event-round-begins = Round { $number } begins: the tea party
event-tea-ends = The tea party is over
event-richest = { $player } has the most shards: 1 more madness chip, { shards-counted } discarded
    .you = You have the most shards: 1 more madness chip, you discard { shards-counted }
event-no-madness = The supply has too little madness: nobody gains any
event-war-ends = The war of this round is over; the die shows { $number }: the next battles begin { $region-in }
event-new-market = New market: { $wonderlandians }
event-leaves-more = { $player } leaves the extra reward
    .you = You leave the extra reward
event-rolls-for-more = { $player } rolls for the extra reward
    .you = You roll for the extra reward
event-declines-quests = { $player } draws no quests
    .you = You draw no quests
event-discards-quest = { $player } discards a quest face down
    .you = You discard a quest face down
event-takes-half = { $player } chooses: { $half }
    .you = You choose: { $half }
event-twice-as-fast = { $player } has passed a leader and places 1 unit more (Twice as Fast)
    .you = You have passed a leader and place 1 unit more (Twice as Fast)
event-supporter-due = { $player } may place a supporter ({ $power })
    .you = You may place a supporter ({ $power })
event-gift-upgraded = { $player } takes the strong chip in place of the weak one (Unbirthday Gift)
    .you = You take the strong chip in place of the weak one (Unbirthday Gift)
event-poison-home = { $player } laid this poison: it goes back into the pool
    .you = You put your own poison back into the pool
event-battle-begins = Battle { $region-in }
event-final-scoring = The game is over

beat-visits-head = Head of the table
beat-refills = { $number ->
    [one] { $number } new card
   *[other] { $number } new cards
}
beat-rolls = Rolls { $number }
beat-takes-shards = +{ shards-counted }
beat-takes-poison = Poison into bag
beat-gains-chip = { $piece }
beat-places = { supporters-counted }
beat-leader-grows = Leader { $number }
beat-draws-quests = { quests-counted }
beat-drops-madness = −1 madness
beat-drops-shards = −{ shards-counted }
beat-shield-mended = Shield ready
beat-gains-artifact = Artifact
beat-forge-vp = +{ vp-counted }
beat-castle-value = Castles worth { $number }
beat-frees-supporters = +{ supporters-counted }

scene-player = { $player }
    .you = you
scene-war-battle = Battle { $region-in }
scene-battle-start = Line-up
scene-battle-draw = Draw { $number }
scene-battle-rewards = Rewards
scene-battle-quests = Quests
scene-battle-abilities = Abilities
scene-battle-forging = Forging
scene-battle-wagers = Settling wagers
scene-battle-fighting = fighting
scene-battle-halted = halts
scene-battle-bust = bust
scene-battle-waited = waits
scene-battle-units = { $number ->
    [one] { $number } unit
   *[other] { $number } units
}
scene-battle-leader = leader { $number }
scene-battle-castle = castle { $number }
scene-battle-blocked = blocked
scene-battle-lost = loses { $units }
scene-battle-nothing-lost = no unit lost
scene-battle-halted-by = { $player } halts
    .you = You halt
scene-battle-waited-by = { $player } waits
    .you = You wait
scene-battle-place = { $number ->
    [1] first place
   *[other] second place
}
scene-battle-last = { $player } wins { $region-object } with { $number }
    .you = You win { $region-object } with { $number }
scene-battle-starts = { $player } has strength { $strength } and { $number ->
    [one] { $number } unit
   *[other] { $number } units
}
    .you = You have strength { $strength } and { $number ->
    [one] { $number } unit
   *[other] { $number } units
}
scene-battle-drew = { $player } draws { $chips }
    .you = You draw { $chips }
scene-battle-drew-to = { $player } draws { $chips }, strength { $strength }
    .you = You draw { $chips }, strength { $strength }
scene-battle-leads = { $player } leads with { $strength }
    .you = You lead with { $strength }
scene-battle-level = Nobody leads alone
scene-battle-no-winner = Nobody wins { $region-object }
scene-battle-alone = { $player } holds { $region-object } without a fight
    .you = You hold { $region-object } without a fight
scene-battle-tie = A tie for { $region-object }: { $players }
scene-battle-resisted = { $player } ties with the resistance { $region-in }
    .you = You tie with the resistance { $region-in }
scene-battle-won = { $player } wins { $region-object } by { $number }
    .you = You win { $region-object } by { $number }
scene-battle-row-strength = Strength
scene-battle-row-drawn = Chips
scene-battle-row-lost = Units lost
scene-battle-row-vp = VP
scene-battle-from-start = start { $number }, chips { $drawn }
scene-battle-castle-in = castle { $region-in }
scene-battle-bonus-castle = the castle
scene-battle-bonus-leader = the leader

scene-because-alone = Nobody else has a unit here.
scene-because-bust = Madness has taken everybody’s last unit.
scene-because-resistance = Strength { $strength } does not reach the resistance of { $number }.
scene-because-tie = All of them stand at { $strength }: each chooses VP or a castle.
scene-because-rival-bust = { $player } had { $strength } and went bust; { $number } was enough.
    .you = You had { $strength } and went bust; { $number } was enough.
scene-because-last = All others are bust.
scene-because-over-resistance = Strength { $strength } beats the resistance of { $number }.
scene-because-bonus = without { $what } it would have been { $number } to { $strength } against { $rival }.
scene-because-draw = Draw { $number } decided it: before { $chip } it was { $strength } to { $best }.
scene-because-margin = { $number } to { $strength }; { $start } of it was there from the start.

scene-end = The end of the game
scene-end-vp = VP on the track
scene-end-castles = Castles
scene-end-quests = Quests
scene-end-shards = Shards
scene-end-total = Total
scene-end-vp-part = the VP on the track
scene-end-castles-part = castles
scene-end-quests-part = quests
scene-end-shards-part = fewer shards
scene-end-castles-of = { $number ->
    [one] { $number } castle, { $value } each
   *[other] { $number } castles, { $value } each
}
scene-end-won = { $player } wins
    .you = You win
scene-end-shared = A shared victory: { $players }
scene-end-all-level = All have { $number }.
scene-end-by-shards = { $number } each with { $rival }: fewer shards decide, { $shards } to { $other }.
scene-end-by-units = { $number } each with { $rival } and { $shards } to { $other } shards: more units decide.
scene-end-because = { $number } to { $total } against { $rival }: most of it by { $what }, +{ $lead }.

## Outlooks: what would be true after a choice

outlook-faction = { $ability }: { $ability-short }
outlook-keep-quest = { $quest-short }; 3 VP for the feat, 9 with its objective.
outlook-drop-quest = { $quest-short }; { $met ->
    [1] its objective is met now: 3 VP.
   *[0] its objective is not met now.
}
outlook-feat = { $met ->
    [1] 3 VP, 9 if its objective stays met.
   *[0] 3 VP, 9 if you meet its objective by the end.
}
outlook-no-feat = You keep { quests-counted } in hand.
outlook-poison = Poison on { $tea_card }; { $number } left in the pool.
outlook-no-poison = { $number } stay in the pool.
outlook-no-figure = No figure comes back.
outlook-take-card = { $tea_card }: { $tea_card-short }{ $poisoned ->
    [1] {" "}+ poison
   *[0] {""}
}
outlook-head = 1 to 3 shards on top of your { $shards }, then any card; { $number } new.
outlook-host = { $number ->
    [one] { $number } new card
   *[other] { $number } new cards
}, and any card without moving; once a tea party.
outlook-keep-roll = { shards-counted } more: { $total } in all.
outlook-reroll = { $percent } % for less than { $number }; 0 to 2 shards.
outlook-give-shard = You have { $number } then, { $rival } { $theirs }.
outlook-shards = You have { shards-counted } then.
outlook-half = { $gains }.
outlook-roll-for-more = { $gains }, for 1 to 3 shards on top of your { $shards }.
outlook-next-effect = Still to come: { $gains }.
outlook-last-effect = The last effect of this card.
outlook-region = { $alone ->
    [1] { units-there } there, strength { $mine }, no rival yet; { $vp } VP.
   *[0] { units-there } there, strength { $mine } to { $rival }’s { $theirs }; { $vp } VP.
}
units-there = { $units ->
    [one] { $units } unit
   *[other] { $units } units
}
outlook-relocate = { $number } there then; { $left } left { $origin-in }.
outlook-no-unit = No unit moves.
outlook-stays = It stays where it is.
outlook-chip = Strength { $strength }; { $left } left in the supply.
outlook-chip-in-bag = Strength { $strength }; your bag: { $harmful } of { $chips } harm.
outlook-no-chip = Your bag stays as it is.
outlook-figure = Strength { $strength } in a region. { $wonderlandian-short }
outlook-item = 2 chips of strength { $strength }. { $wonderlandian-short }
outlook-ability = { $ability-short }
outlook-castle = { $lies ->
    [1] Lying castle: 2 strength here, no VP until it stands; castle { $number }.
   *[0] 2 strength there, { $vp } VP at the end; castle { $number } of 5.
}
outlook-draw-quests = { $number ->
    [one] { $number } unseen quest
   *[other] { $number } unseen quests
} of { $deck }; 3 or 9 VP each.
outlook-no-quests = You keep { quests-counted }.
outlook-forge = Space { $number }: { $gains }. The chip leaves your bag for good.
outlook-no-forge = Your chips stay yours; this forge action lapses.
outlook-draw-closed = An unseen chip of { $chips }; { units-there } at stake, { standing }.
outlook-caterpillar-closed = Two unseen chips of { $chips }, play one; { units-there } at stake.
outlook-draw-open = Harm { $harm ->
    [101] over 99 %
    [102] under 1 %
   *[other] { $harm } %
}, bust { $bust ->
    [101] over 99 %
    [102] under 1 %
   *[other] { $bust } %
}; first in { $win ->
    [101] over 99 %
    [102] under 1 %
   *[other] { $win } %
} of battles.
outlook-caterpillar-open = Two chips; alone: harm { $harm ->
    [101] over 99 %
    [102] under 1 %
   *[other] { $harm } %
}, bust { $bust ->
    [101] over 99 %
    [102] under 1 %
   *[other] { $bust } %
}; first in { $win ->
    [101] over 99 %
    [102] under 1 %
   *[other] { $win } %
}.
standing = { $alone ->
    [1] all others are bust
   *[0] { $strength } to { $rival }’s { $theirs }
}
outlook-halt = { $alone ->
    [1] You stay at { $strength }; all others are bust: { $vp } VP.
   *[0] You stay at { $strength }, { $rival } has { $theirs }; first place brings { $vp } VP.
}
outlook-halt-open = { $alone ->
    [1] You stay at { $strength }; all others are bust: { $vp } VP.
   *[0] You stay at { $strength }, { $rival } has { $theirs }; first in { $win ->
        [101] over 99 %
        [102] under 1 %
       *[other] { $win } %
    }.
}
outlook-wait = No chip, no risk: { standing }; you decide again.
outlook-wager = Strength { $strength }, { units-there }, place { $place } of { $number }; wrong: 1 shard.
outlook-no-wager = Nothing to gain, nothing to lose.
outlook-play = +{ $number }: { standing }.
outlook-play-harm = Costs up to { $number } of { $units } units.
outlook-chip-counts = +{ $number }: { standing }{ $symbol ->
    [1] , on a forge space
   *[0] {""}
}.
outlook-alice = +{ $number }: { standing }; { units-there } here.
outlook-chip-back = Strength { $strength } to draw again; { $number } chips in your bag.
outlook-no-change = Your bag stays at { $chips } chips.
outlook-bring = { units-there } here then; { $left } stay { $region-in }.
outlook-send = { $left } stay here; { units-there } { $region-in }.
outlook-bust = Bust: your last unit is lost, and strength { $strength } with it.
outlook-loses = { $number ->
    [one] { $number } unit
   *[other] { $number } units
} lost, { $left } left; strength stays { $strength }.
outlook-block = The shield cracks; { units-there } and strength { $strength } stay.
outlook-softens = Lose { $number } of { $units } units; you have { $shards } shards then.
outlook-lies-down = Nothing is lost: { units-there } stay.
outlook-give-shard-to = { $rival }, strength { $strength }, has { shards-counted } then.
outlook-smile = 1 strength for you; { $rival } has { shards-counted } then.
outlook-amulet = { $rival }’s madness track has { $number } chips then, the bag one more.
outlook-crown = { $rival }, strength { $strength }: −2 for the next chip.
outlook-temper = 2 strength for you; { $rival } keeps { units-counted } here.
outlook-claws = Poison into the bag of { $rival }, strength { $strength }.
outlook-nobody = Nothing happens to anybody.
outlook-space = On a forge space: { standing }, and a chip to forge.
outlook-no-space = No forge space: { standing }.
outlook-vp = { $number } VP now: { $total } in all.
outlook-discard-chip = Strength { $strength } gone for good; { $number } stay active.
outlook-end-ability = { $number ->
    [one] { $number } ability
   *[other] { $number } abilities
} still to come after it.

## Rewards in a word or two

gain-UNITS = units
gain-UNITS2 = 2 more units
gain-ANY = any ally chip
gain-SHIELD = shield
gain-WONDERLANDIAN = Wonderlandian
gain-ABILITY = ability
gain-CASTLE = castle
gain-LEADER = leader +1
gain-DISCARD-MADNESS = −1 madness
gain-DISCARD-SHARDS = fewer shards
gain-QUEST1 = 1 quest
gain-QUEST2 = 2 quests
gain-TEA-FORGE = forging
gain-DIE = shard die
gain-ARTIFACT = artifact
gain-SUPPORTER = supporter
gain-VP = VP
gain-SUPPORTERS = more supporters
gain-CASTLE-VALUE = castle value

## Reasons for hints: the end of a sentence

reason-castle = builds a castle { $region-in }
reason-vp = brings { vp-counted }
reason-ability = unlocks { $ability }
reason-wonderlandian = wins over { $wonderlandian-object }
reason-leader = puts your leader, strength { $number }, { $region-in }
reason-strength = adds { $number } battle strength
reason-units = places { supporters-object } { $region-in }
reason-forged = forges { chips-counted }
reason-leader-grows = makes your leader stronger by { $number }
reason-shield = mends your shield
reason-shards = rids you of { shards-counted }
reason-less-madness = takes { $number ->
    [one] { $number } harmful chip
   *[other] { $number } harmful chips
} out of your bag
reason-chips = puts { $number ->
    [one] { $number } good chip
   *[other] { $number } good chips
} into your bag

## How it plays: five pictures with a sentence each

## Where a reward comes from

cause-card = tea card
cause-forge = forge track
cause-wager = wager
cause-victory = victory
cause-walrus = Walrus
cause-ability = ability

## The end

result-winner = { $player } wins.
result-shared = { $players } win together.
result-reason-WW-401 = Decided by victory points, castles and quests, less shards.
result-place = { $place }. { $player }: { $number }

## Points by source, in reports of the laboratory


source-vp = VP
source-regions = Regions
source-powers = Abilities and chips
source-forging = Forging
source-castles = Castles
source-quests = Quests
source-shards = Shards
score-title = Points
stage-title = Round { $number }
decided-tie-shards = Level at { $score }, so fewer shards decided ({ $rule }): { $player } { $number }, { $rival } { $rival-number }.
decided-tie-units = Level at { $score } and in shards, so more units in the regions decided ({ $rule }): { $player } { $number }, { $rival } { $rival-number }.

## Battles at the table: header, steps, lanes, own area

board-battle-in = Battle { $place }
board-battle-of = Battle { $number } of { $all }, round { $round }
board-battle-of-draw = battle { $number } of { $all } · draw { $draw }
board-battle-order = The battles of this war
board-battle-order-done = { $region }: fought
board-battle-order-now = { $region }: now
board-battle-order-next = { $region }: to come
board-battle-prizes = 1st { $first } VP and a castle, 2nd { $second } VP
board-battle-prize-first = 1st { $number } VP
board-battle-prize-second = 2nd { $number } VP
board-battle-resistance = Resistance { $number }
board-battle-wagers = { $number ->
    [one] { $names } has wagered, sealed
   *[other] { $names } have wagered, sealed
}
board-battle-own-wager = Your wager: { $faction }
board-battle-steps = The course of the battle
board-battle-step-start = Starting strength
board-battle-step-wagers = Wagers
board-battle-step-draw = Draw { $number }
board-battle-step-rewards = Rewards
board-battle-step-quests = Quests
board-battle-step-abilities = Abilities
board-battle-step-forging = Forging
board-battle-step-settling = Settling wagers
board-battle-step-cleanup = Clean-up
board-battle-spaces = Battle track; forge symbols on { $spaces }
board-battle-marker = { $name }: { $number }
board-battle-marker-halted = { $name }: { $number }, halted
board-battle-lanes = Those who fight
board-battle-column-start = start
board-battle-column-draw = draw { $number }
board-battle-column-fold = { $from } to { $to }
board-battle-column-stake = units at stake
board-battle-status-choosing = Choosing
board-battle-status-you = Choosing
board-battle-status-sealed = Has chosen
board-battle-status-halted = Halted
board-battle-status-bust = Bust
board-battle-status-fighting = Fighting
board-battle-you = { $faction }, you
board-battle-began = began with { $number }
board-battle-gain = +{ $number }
board-battle-no-gain = ±0
board-battle-lost = { $number ->
    [one] −{ $number } unit
   *[other] −{ $number } units
}
board-battle-lost-short = −{ $number }
board-battle-blocked = blocked
board-battle-gives = { $name }: { $number } strength
board-battle-costs = { $name }: { units-counted } lost
board-battle-was-blocked = { $name }: blocked by the shield
board-battle-halts = halted
board-battle-busts = bust
board-battle-waits = waited
board-battle-sealed = a sealed choice
board-battle-doubled = counts ×2
board-battle-crowned = loses { $number }
board-battle-more-chips = { $number ->
    [one] { $number } chip
   *[other] { $number } chips
}
board-battle-stake = { $name }: { units-counted } at stake
board-battle-madness = madness track: { $number } of 4
board-battle-shield-ready = shield ready
board-battle-shield-cracked = shield cracked
board-battle-bag = { chips-counted } in the bag
board-battle-now = { $place ->
    [0] No place now
    [1] 1st now
    [2] 2nd now
    [3] 3rd now
   *[other] { $place }th now
}
board-battle-now-shared = { $place ->
    [1] Shared 1st now
    [2] Shared 2nd now
   *[other] Shared { $place }th now
}
board-battle-now-points = : { $points } VP
board-battle-now-or-castle = : { $points } VP or a castle
board-battle-now-forge = , forge { $forge }
board-battle-now-forge-only = : forge { $forge }
board-battle-now-bust = Bust: nothing
board-battle-board = Board
board-battle-show-board = Show the board
board-battle-own-bag = Your bag
board-battle-draw-brings = A draw would bring you to
board-battle-odds = Madness **{ $mad } in { $all }**, bust **{ $bust } in { $all }**
board-battle-in-of = { $number } in { $all }
board-battle-group-bust = Bust
board-battle-group-loss = { $number ->
    [one] lose { $number } of { $all } units
   *[other] lose { $number } of { $all } units
}
board-battle-group-forge = on a forge symbol
board-battle-group-shield = your shield stops it
board-battle-bag-refills = The bag is empty: exhausted chips and madness go into it first.
board-battle-bag-closed = **{ chips-counted } in the bag**, closed for the war.
board-battle-outside = You do not fight here.
board-battle-units-here = **{ units-counted }** in this region.
board-battle-working = Working for you
board-battle-working-flamingo = The next chip counts double
    .note = not a Red Rook of set A, not madness
board-battle-working-crown = { $number ->
    [one] Knave’s Crown on the next chip
   *[other] { $number } Knave’s Crowns on the next chip
}
    .note = it loses { $number }
board-battle-working-extra = { $number ->
    [one] The next draw has { $number } more chip
   *[other] The next draw has { $number } more chips
}
    .note = you play one of them
board-battle-working-wait = You may wait once
    .note = and draw or halt later
board-battle-lost-here = Lost in this battle
board-battle-next-region = Next: { $region }
board-battle-last-region = The last battle of this war
board-battle-open-bags = Open bags: click a player to look inside.

## The outcome of a battle at the table

board-outcome-in = Outcome { $place }
board-outcome-of = Outcome of battle { $number } of { $all }, round { $round }
board-outcome-places = Places
board-outcome-place = { $place ->
    [0] no place
    [1] 1st place
    [2] 2nd place
    [3] 3rd place
   *[other] { $place }th place
}
board-outcome-vp = +{ $number } VP
board-outcome-castle = castle
board-outcome-castle-stands = castle stands
board-outcome-forge = { $number ->
    [one] forge
   *[other] forge { $number }
}
board-outcome-feat = feat
board-outcome-bust = bust
board-outcome-choose = the VP or a castle
board-outcome-quests = Quests revealed in this battle
board-outcome-forge-board = Forge tracks of { $name }
board-outcome-track-note-1 = VP and abilities
board-outcome-track-note-2 = now { $number } of 6
board-outcome-track-note-3 = { $number } in the supply
board-outcome-track-note-4 = castles worth { $number } VP
board-outcome-actions = { $number ->
    [one] **{ $number } action**
   *[other] **{ $number } actions**
}
board-outcome-actions-symbol = one from the symbol on space { $space }
board-outcome-actions-chips = { $number ->
    [one] one from a Forge chip
   *[other] { $number } from Forge chips
}
board-outcome-active = Active chips.
board-outcome-chosen = chosen
board-outcome-and-then = , then { $reward }
board-outcome-exhausted = Exhausted

## Factions: leader, artifact and how they play

faction-alice = Alice
    .object = Alice
    .genitive = Alice’s
    .with = with Alice
    .artifact = Sword of Hope
    .text = Walks round the table the other way. Her abilities bring her wherever she is needed, mend her shield and make friends among the Wonderlandians.
faction-hatter = Mad Hatter
    .object = the Mad Hatter
    .genitive = the Mad Hatter’s
    .with = with the Mad Hatter
    .artifact = Bottomless Teapot
    .text = Once in each tea party he plays the host and takes any card without moving. He is at his best with many different allies.
faction-queen = Queen of Hearts
    .object = the Queen of Hearts
    .genitive = the Queen of Hearts’
    .with = with the Queen of Hearts
    .artifact = War Axe
    .text = Spreads the units of a card over many regions and grows stronger with every head that falls, her own people’s included.
faction-jabberwock = Jabberwock
    .object = the Jabberwock
    .genitive = the Jabberwock’s
    .with = with the Jabberwock
    .artifact = Eye of Flame
    .text = Puts poison on the cards that others want, and hurts those who are stronger.
faction-cat = Cheshire Cat
    .object = the Cheshire Cat
    .genitive = the Cheshire Cat’s
    .with = with the Cheshire Cat
    .artifact = Vanishing Claw
    .text = Hands its shards to others, slips in and out of battles and laughs at madness.

## Regions

region-RK = Red Keep
    .short = Keep
    .in = in the Red Keep
    .to = to the Red Keep
    .from = from the Red Keep
    .object = the Red Keep
region-GF = Garden of Live Flowers
    .short = Garden
    .in = in the Garden of Live Flowers
    .to = to the Garden of Live Flowers
    .from = from the Garden of Live Flowers
    .object = the Garden of Live Flowers
region-TT = Tumtum Trees
    .short = Trees
    .in = among the Tumtum Trees
    .to = to the Tumtum Trees
    .from = from the Tumtum Trees
    .object = the Tumtum Trees
region-PT = Pool of Tears
    .short = Pool
    .in = at the Pool of Tears
    .to = to the Pool of Tears
    .from = from the Pool of Tears
    .object = the Pool of Tears
region-NM = The Wabe
    .short = Wabe
    .in = in The Wabe
    .to = to The Wabe
    .from = from The Wabe
    .object = The Wabe

## Places that are no regions

place-supply = Supply
    .in = in the supply

## Units that are no cards

unit-supporter = Supporter
    .object = a supporter
    .plural = Supporters
unit-leader = Leader
    .object = the leader
    .plural = Leaders

## Ally types, and the two levels

ally-SOLDIER = Card Soldiers
    .object = Card Soldiers
    .plural = Card Soldiers
    .many = Card Soldiers
ally-FLAMINGO = Flamingo
    .object = a Flamingo
    .plural = Flamingos
    .many = Flamingos
ally-ROSE = Rose
    .object = a Rose
    .plural = Roses
    .many = Roses
ally-CREATURE = Creature
    .object = a Creature
    .plural = Creatures
    .many = Creatures
ally-ROOK = Red Rook
    .object = a Red Rook
    .plural = Red Rooks
    .many = Red Rooks
ally-FORGE = Forge
    .object = a Forge chip
    .plural = Forge chips
    .many = Forge chips
level-WEAK = weak
level-STRONG = strong

## Chips

chip-SOLDIER-W = Card Soldiers (weak)
    .object = weak Card Soldiers
chip-SOLDIER-S = Card Soldiers (strong)
    .object = strong Card Soldiers
chip-FLAMINGO-W = Flamingo (weak)
    .object = a weak Flamingo
chip-FLAMINGO-S = Flamingo (strong)
    .object = a strong Flamingo
chip-ROSE-W = Rose (weak)
    .object = a weak Rose
chip-ROSE-S = Rose (strong)
    .object = a strong Rose
chip-CREATURE-W = Creature (weak)
    .object = a weak Creature
chip-CREATURE-S = Creature (strong)
    .object = a strong Creature
chip-ROOK-W = Red Rook (weak)
    .object = a weak Red Rook
chip-ROOK-S = Red Rook (strong)
    .object = a strong Red Rook
chip-FORGE = Forge chip
    .object = a Forge chip
chip-FACTION-1 = Faction chip of strength 1
    .object = a faction chip of strength 1
chip-FACTION-2 = Faction chip of strength 2
    .object = a faction chip of strength 2
chip-ARTIFACT = Artifact
    .object = an artifact
chip-ITEM = Item chip
    .object = an item chip
chip-MADNESS = Madness
    .object = a madness chip
chip-MADNESS-2 = Double madness
    .object = the double madness chip
chip-POISON = Poison
    .object = a poison chip
chip-SHIELD = Shield
    .object = a shield
chip-PLUS50 = +50 token
    .object = a +50 token
chip-SCORING = Region scoring token
    .object = a region scoring token
chip-BLOCK = Seat block
    .object = a seat block

## Ally sets and ally cards

set-A = Set A
set-B = Set B
set-C = Set C
set-D = Set D
set-all = Every set
ally-card-A01 = Card Soldiers A
    .short = Wake an exhausted chip, or double this one.
    .text = When you play it: put 1 of your exhausted chips back into your bag, or double this chip’s strength.
ally-card-A02 = Flamingo A
    .short = Doubles the next chip that you place.
    .text = The next chip that you place on your active track in this battle has its strength doubled.
ally-card-A03 = Rose A
    .short = 1 VP at the end of the battle, 2 VP when forged.
    .text = At the end of the battle: 1 VP for each active Rose. If you forge a Rose after the battle: 2 VP.
ally-card-A04 = Red Rook A
    .short = Your other chips cannot touch it.
    .text = Abilities of your other chips neither choose nor change it: no Flamingo doubles it, Card Soldiers do not bring it back, a Forge chip does not forge it.
ally-card-A05 = Creature A
    .short = Changes between weak and strong when exhausted.
    .text = When it is exhausted, it goes back to the supply and a Creature of the other level is exhausted in its place.
ally-card-A06 = Card Soldiers B
    .short = Bring supporters from next door, or double it.
    .text = When you play it: bring your supporters from one adjacent region into this battle, as many as the chip’s strength at most; or double its strength.
ally-card-A07 = Flamingo B
    .short = While active: your ally chips get +1 strength.
    .text = While you have an active Flamingo, every ally chip that you play gets +1 strength. The first Flamingo itself gets nothing, and more of them add no more.
ally-card-A08 = Rose B
    .short = Goes back into the bag after the battle.
    .text = In the clean-up your active Roses go into your bag and not to your exhausted area.
ally-card-A09 = Red Rook B
    .short = Your second active Red Rook has strength 1 only.
    .text = If you already have an active Red Rook when you play it, its strength is cut down to 1.
ally-card-A10 = Creature B
    .short = Most active Creatures: place 1 supporter.
    .text = At the end of the battle, if you have more active Creatures than anybody else in it, place 1 supporter in any region. On a tie nobody does.
ally-card-A11 = Card Soldiers C
    .short = Draw more chips next time and play one of them.
    .text = Your next draw in this battle is larger by this chip’s strength. Of all the chips that you draw play one; the others return to your bag.
ally-card-A12 = Flamingo C
    .short = Move your marker to the nearest forge symbol.
    .text = Once its strength is counted, your marker may go on or back to the closest forge symbol.
ally-card-A13 = Rose C
    .short = Two active Roses: one more feat, any quest.
    .text = If the battle ends with two active Roses of yours or more, one further quest in your hand may count its feat as done, whatever it asks for.
ally-card-A14 = Red Rook C
    .short = A feat costs you one active chip for good.
    .text = Whenever you complete a feat in a battle with an active Red Rook, you must discard 1 of your active chips for good.
ally-card-A15 = Creature C
    .short = Others active: weak +2 each, strong −2 each.
    .text = A weak one gets +2 strength for each other active Creature you have; a strong one gets −2 for each, but is never below 0.
ally-card-A16 = Card Soldiers D
    .short = No castle of yours here: triple its strength.
    .text = When you play it in a region where you have no castle, you may triple its strength.
ally-card-A17 = Flamingo D
    .short = A stronger opponent gains 1 shard.
    .text = When you play it, choose an opponent with more battle strength than you; one who has halted will do. That opponent gains 1 shard.
ally-card-A18 = Rose D
    .short = When forged: place 1 supporter anywhere.
    .text = When you forge a Rose, place 1 supporter in any region.
ally-card-A19 = Red Rook D
    .short = If you win: 1 shard, a strong one 2 shards.
    .text = If you win the battle, gain 1 shard for each active weak Red Rook and 2 for each active strong one.
ally-card-A20 = Creature D
    .short = More shards than its strength: −1, fewer: +1.
    .text = When you play it: with more shards than its strength lose 1 shard, with fewer gain 1, with as many nothing happens.
ally-card-A21 = Forge
    .short = While active: 1 forge action after the battle.
    .text = Gives you 1 forge action after a battle in which it is active.

## Abilities

ability-AL-L = Through the Looking-Glass
    .short = Alice walks round the table the other way.
    .text = Alice always walks counter-clockwise round the table.
ability-AL-1 = Everywhere at Once
    .short = Artifact: bring Alice here for 2 strength.
    .text = When you play an artifact, you may bring Alice here from another region or from your supply. If she comes, gain 2 battle strength; her leader strength is not added.
ability-AL-2 = Brave Heart
    .short = Artifact: your shield is ready again.
    .text = When you play an artifact, turn your shield to its ready side.
ability-AL-3 = Love of Learning
    .short = After a battle: 1 active ally back into the bag.
    .text = When a battle is over, one of your active ally chips may return to your bag; a Forge chip is one, too.
ability-AL-4 = Friend of the Folk
    .short = Gain a figure now; later bring back lost ones.
    .text = When unlocked: draw from the Wonderlandian deck until a figure comes, keep it and place it in any region. At the start of each later tea party you may place 1 figure from your supply in any region.
ability-MH-L = The Host
    .short = Once a party: refill, take any card, stay seated.
    .text = Once in a tea party, in place of a normal turn: refill the table without rolling the die, then take the card of any seat without moving.
ability-MH-1 = Cup of Boiling Water
    .short = Artifact: 1 strength per active ally type, up to 3.
    .text = With each artifact count the ally types among your active chips: each is 1 battle strength, up to 3.
ability-MH-2 = Paint My World
    .short = Artifact: +1 per active chip of one ally type.
    .text = When you play an artifact, choose an ally type: the artifact gets +1 strength for each of your active chips of that type, 3 at most.
ability-MH-3 = Unbirthday Gift
    .short = Once a turn: a strong ally for a weak one.
    .text = Once in a tea turn, when a tea card gives you a weak ally chip, but no Forge chip, you may take the strong chip of that type instead.
ability-MH-4 = Clean Cup
    .short = Roll the shard die again: second roll less 1.
    .text = After a roll of the shard die in a tea party you may roll once more; then the second roll counts, less 1.
ability-QH-L = Royal Decree
    .short = Spread the units of a card over regions.
    .text = You may divide the units of a tea card among any number of regions.
ability-QH-1 = Royal Temper
    .short = Artifact: a stronger one loses a supporter; +2.
    .text = With each artifact you may pick on an opponent who is stronger than you and has a supporter and another unit here: one supporter of theirs is lost, and you gain 2 battle strength.
ability-QH-2 = Off With Their Heads!
    .short = Artifact: +1 per unit lost here, up to 4.
    .text = Count the units that anybody has lost in this battle: each makes your artifact 1 stronger, up to 4.
ability-QH-3 = Twice as Fast
    .short = Pass a leader at tea: 1 more unit.
    .text = If you passed another leader on the way to your seat, place 1 more unit with that card, even if it shows 0.
ability-QH-4 = War Tactics
    .short = Lose a supporter while behind: gain 3 strength.
    .text = Each time you lose a supporter to madness or poison while an opponent is stronger than you, gain 3 battle strength at once.
ability-JB-L = The Jaws That Bite
    .short = Put poison on tea cards for others to take.
    .text = When tea begins, poison two different cards with 1 chip each. Whenever your turn ends and no card is poisoned, you may poison one again. Fewer is allowed.
ability-JB-L2 = The Jaws That Bite (2 players)
    .short = Put poison on tea cards for the other to take.
    .text = When tea begins, poison one card with 1 chip. Whenever your turn ends and no card is poisoned, you may poison one again. You need not.
ability-JB-1 = Manxome Foe
    .short = Artifact: +1 per stronger opponent, up to 2.
    .text = When you play an artifact, it gets +1 strength for each opponent who is stronger than you, 2 at most.
ability-JB-2 = The Claws That Catch
    .short = Artifact: poison for a stronger opponent’s bag.
    .text = When you play an artifact, you may put 1 poison chip from your pool into the bag of an opponent who is stronger than you.
ability-JB-3 = Slithy Toves
    .short = 1 more poison chip on another card.
    .text = Whenever you place poison with The Jaws That Bite, you may place 1 more poison chip on another card.
ability-JB-4 = Burbling Through the Dark
    .short = 1 VP for each unit lost to your poison.
    .text = Each time another player loses a unit to poison, gain 1 VP.
ability-CC-L = Mad Gift
    .short = Rolled 2 or 3 shards: give 1 to somebody.
    .text = When you roll 2 or 3 with the shard die in a tea party, you may give 1 of those shards to another player.
ability-CC-L2 = Mad Gift (2 players)
    .short = Rolled 2 or 3 shards: put 1 back.
    .text = When you roll 2 or 3 with the shard die in a tea party, you may put 1 of those shards back.
ability-CC-1 = Nightmarish Smile
    .short = Artifact: give away 1 shard for 1 strength.
    .text = With each artifact you may hand 1 of your shards to an opponent here, and gain 1 battle strength for it.
ability-CC-2 = Now You See Me
    .short = Artifact: move 2 supporters in or out.
    .text = With each artifact you may shift one or two of your supporters: here from a neighbouring region, or away to one; your last unit has to stay.
ability-CC-3 = We’re All Mad Here
    .short = Once a battle: gain 1 shard, lose 1 unit fewer.
    .text = Once in a battle, when madness would cost you units, you may gain 1 shard to lose 1 unit fewer.
ability-CC-4 = A Grin Without a Cat
    .short = Right wager: strong ally. Wrong one: no shard.
    .text = A right wager earns you a strong ally chip, not a weak one. A wrong one brings you no shard.
ability-CC-4b = A Grin Without a Cat (2 players)
    .short = Before the war your leader may move next door.
    .text = At the start of the war phase you may move your leader from its region to an adjacent one.

## Wonderlandians

wonderlandian-WL01 = White Rabbit
    .object = the White Rabbit
    .short = Your chips of printed strength 1 get +1.
    .text = Figure, strength { $strength }. Each chip that you play here with a printed strength of 1 gets +1 strength.
wonderlandian-WL02 = Knave of Hearts
    .object = the Knave of Hearts
    .short = Highest printed chip of the draw: gain 1 strength.
    .text = Figure, strength { $strength }. If the printed strength of your chip is higher than that of every opponent who draws at the same time, gain 1 battle strength.
wonderlandian-WL03 = March Hare
    .object = the March Hare
    .short = At the start opponents lose 2 strength.
    .text = Figure, strength { $strength }. When the starting strengths are set, every opponent here loses 2 strength, but not below 0.
wonderlandian-WL04 = Duchess
    .object = the Duchess
    .short = 1 VP for each unit that you lose here.
    .text = Figure, strength { $strength }. You gain 1 VP for each unit that you lose in a battle here. If a chip takes the Duchess herself, its losses bring nothing.
wonderlandian-WL05 = Walrus
    .object = the Walrus
    .short = If you win alone: 3 VP, and the castle anywhere.
    .text = Figure, strength { $strength }. If you win here alone, or uncontested, gain 3 VP, and your castle may go to any region where you have none. Nothing on a tie.
wonderlandian-WL06 = Gryphon
    .object = the Gryphon
    .short = After the battle: fly elsewhere with 2 supporters.
    .text = Figure, strength { $strength }. At the end of the battle you may move the Gryphon to any other region, with up to 2 of your supporters from here.
wonderlandian-WL07 = Unicorn
    .object = the Unicorn
    .short = Once a battle: lose 1 unit fewer.
    .text = Figure, strength { $strength }. Once in a battle, when madness or poison would cost you units, you may lose 1 fewer.
wonderlandian-WL08 = Lion
    .object = the Lion
    .short = You must draw at least 2 chips here.
    .text = Figure, strength { $strength }. While the Lion is here, you may not halt at your second draw.
wonderlandian-WL09 = Humpty Dumpty
    .object = Humpty Dumpty
    .short = Still here at the end: 1 VP. Lost: 1 shard.
    .text = Figure, strength { $strength }. If Humpty Dumpty is still here at the end of the battle, gain 1 VP. If you lose him in a battle, gain 1 shard.
wonderlandian-WL10 = Caterpillar
    .object = the Caterpillar
    .short = Once a battle: draw 2 chips and play 1.
    .text = Figure, strength { $strength }. Once in a battle you may draw 2 chips, show both, play one and put the other back into your bag.
wonderlandian-WL11 = Mock Turtle
    .object = the Mock Turtle
    .short = Not first and not bust: 2 VP.
    .text = Figure, strength { $strength }. At the end of the battle, if you are not bust and not in first place, alone or tied, gain 2 VP.
wonderlandian-WL12 = Dormouse
    .object = the Dormouse
    .short = At the start: 1 exhausted chip into the bag.
    .text = Figure, strength { $strength }. At the start of a battle here you may put 1 exhausted chip back into your bag.
wonderlandian-WL13 = Tweedledum and Tweedledee
    .object = Tweedledum and Tweedledee
    .short = Takes two losses in a battle before it is lost.
    .text = Figure, strength { $strength }. The first time in a battle that you choose it as a loss, lay it down: the loss is taken, and it stays. The second time it is lost. It is 1 unit.
wonderlandian-WL14 = Duchess’s Amulet
    .object = Duchess’s Amulet
    .short = An opponent’s last madness goes into their bag.
    .text = Item, strength { $strength }. Choose an opponent in this battle: the last chip on that player’s madness track goes back into their bag.
wonderlandian-WL15 = Knave’s Crown
    .object = Knave’s Crown
    .short = An opponent’s next chip gets −2 strength.
    .text = Item, strength { $strength }. Choose an opponent who still fights: the next chip that player plays in this battle gets −2 strength, before any other change. Madness or poison ends it.
wonderlandian-WL16 = Caterpillar’s Pipe
    .object = Caterpillar’s Pipe
    .short = No madness on a track in this draw: −1 shard.
    .text = Item, strength { $strength }. If nobody puts madness on a track in this draw, discard 1 shard.
wonderlandian-WL17 = Humpty’s Glove
    .object = Humpty’s Glove
    .short = Your shield is ready again.
    .text = Item, strength { $strength }. Turn your shield to its ready side.
wonderlandian-WL18 = White Rabbit’s Watch
    .object = White Rabbit’s Watch
    .short = At your next draw you may wait.
    .text = Item, strength { $strength }. When you next choose to draw or halt in this battle, you may wait: you do neither and stay in the fight.
wonderlandian-WL19 = Walrus’s Oysters
    .object = Walrus’s Oysters
    .short = First or second place: 1 VP each.
    .text = Item, strength { $strength }. At the end of the battle each active one is 1 VP if you are first or second, alone or tied.
wonderlandian-WL20 = Dormouse’s Teapot
    .object = Dormouse’s Teapot
    .short = Up to 2 exhausted chips into the bag.
    .text = Item, strength { $strength }. You may put up to 2 exhausted chips back into your bag, but no Red Rook of set A.
wonderlandian-WL21 = Tweedles’ Rattle
    .object = Tweedles’ Rattle
    .short = +3 strength if the other Rattle is active.
    .text = Item, strength { $strength }. If your other Rattle is active already, this chip gets +3 strength.
wonderlandian-WL22 = Mock Turtle’s Soup
    .object = Mock Turtle’s Soup
    .short = +2 strength if no opponent is weaker than you.
    .text = Item, strength { $strength }. If no opponent has less strength than you before strength is added, this chip gets +2. There must be an opponent who is not bust.
wonderlandian-WL23 = White Knight’s Mousetrap
    .object = White Knight’s Mousetrap
    .short = After the battle: 1 supporter next door.
    .text = Item, strength { $strength }. At the end of the battle you may, for each active one, place 1 supporter from your supply in an adjacent region.
wonderlandian-WL24 = Gryphon’s Feather
    .object = Gryphon’s Feather
    .short = Bring 1 of your units here from anywhere.
    .text = Item, strength { $strength }. You may call one of your units here from wherever it stands, even your leader. For this battle it brings no strength.

## Forge tracks, rewards, halves of cards

track-1 = Power
track-2 = Leader strength
track-3 = Supporters
track-4 = Castles
half-upper = Upper half
half-lower = Lower half
reward-UNITS = Place units
reward-UNITS2 = Place more units
reward-ALLY = Ally chip
reward-ANY = Any ally chip
reward-FORGE-CHIP = Forge chip
reward-SHIELD = Repair the shield
reward-WONDERLANDIAN = Recruit a Wonderlandian
reward-ABILITY = Unlock a faction ability
reward-CASTLE = Place a castle
reward-LEADER = Leader strength +1
reward-DISCARD-MADNESS = Discard 1 madness chip
reward-DISCARD-SHARDS = Discard shards
reward-QUEST1 = Draw 1 quest
reward-QUEST2 = Draw 2 quests, discard 1
reward-TEA-FORGE = Forge a chip from the bag
reward-VP = Victory points
reward-SUPPORTERS = More supporters
reward-CASTLE-VALUE = Castle value
reward-ARTIFACT = Gain the artifact
reward-DIE = Roll the shard die
reward-OPTIONAL = Extra reward for shards

## Region scoring tokens: VP in rounds I, II, III

scoring-token-ST1 = Scoring token 6-6-6
scoring-token-ST2 = Scoring token 5-6-7
scoring-token-ST3 = Scoring token 4-6-8
scoring-token-ST4 = Scoring token 3-6-9
scoring-token-ST5 = Scoring token 2-6-10
scoring-token-ST6 = Scoring token 2-4-12

## What quests ask, for their texts: a content pack may have printed other numbers, regions and chips

printed-comma = { $first }, { $last }
printed-or = { $first } or { $last }
printed-in-RK = In the Red Keep
printed-in-GF = In the Garden of Live Flowers
printed-in-TT = Among the Tumtum Trees
printed-in-PT = At the Pool of Tears
printed-in-NM = In The Wabe
printed-feat-strength = end with battle strength { $numbers }
printed-feat-active = { $last ->
    [one] end with exactly { $numbers } active chip
   *[other] end with exactly { $numbers } active chips
}
printed-feat-last = end with a last active chip of printed strength { $number }
printed-feat-last-min = end with a last active chip of printed strength { $number } or more
printed-feat-types = end with active chips of { $number } or more different types
printed-feat-forge-space = end on a space with a forge symbol
printed-feat-units-left = end with { $number } or more units there
printed-feat-units-exact = { $number ->
    [one] end with exactly { $number } unit there
   *[other] end with exactly { $number } units there
}
printed-feat-second = finish in second place, alone or tied
printed-feat-no-madness = end with { $number } or more active chips and no madness chip put on your track in this battle
printed-feat-win-no-leader = win alone, without your leader in the region
printed-feat-madness-min = end with { $number } or more madness chips put on your track in this battle, and not bust
printed-some-soldier = Card Soldiers
printed-some-flamingo = Flamingos
printed-some-rose = Roses
printed-some-creature = Creatures
printed-some-rook = Red Rooks
printed-aim-own-pair = own { $number } or more { $first } and { $last }, counted together
printed-aim-castles = have { $number } or more castles on the board (2 players: { $two } or more upright ones)
printed-aim-tracks = have { $number } or more full forge tracks
printed-aim-forged-types = have ally chips of { $number } or more different types on your forge tracks; Forge chips are one type
printed-aim-abilities = have { $number } or more faction abilities unlocked
printed-aim-shards-max = { $number ->
    [one] have { $number } shard or fewer
   *[other] have { $number } shards or fewer
}
printed-aim-leader = have leader strength { $number } or more
printed-aim-wonderlandians = have { $number } or more Wonderlandian cards
printed-aim-forged = have { $number } or more chips on your forge tracks
printed-aim-all-types = own a chip of each of the 6 ally types, Forge included
printed-aim-units = have { $number } or more units in the regions

## Quests: name, feat and objective

quest-Q01 = Paint the Roses
    .short = Garden: strength 3, 4, 9 or 10
    .feat = { $where }: { $feat }.
    .objective = At the end of the game { $objective }.
quest-Q02 = The Tiger-Lily Talks
    .short = Garden: 3 or 5 active chips
    .feat = { $where }: { $feat }.
    .objective = At the end of the game { $objective }.
quest-Q03 = Bread-and-Butterflies
    .short = Garden: last chip of strength 2
    .feat = { $where }: { $feat }.
    .objective = At the end of the game { $objective }.
quest-Q04 = Thorns and Petals
    .short = Garden: 3 types of active chips
    .feat = { $where }: { $feat }.
    .objective = At the end of the game { $objective }.
quest-Q05 = The Croquet Ground
    .short = Garden: end on a forge symbol
    .feat = { $where }: { $feat }.
    .objective = At the end of the game { $objective }.
quest-Q06 = The Head Gardener
    .short = Garden: 3 or more units left
    .feat = { $where }: { $feat }.
    .objective = At the end of the game { $objective }.
quest-Q07 = Curious Oysters
    .short = Trees: 2 or 6 active chips
    .feat = { $where }: { $feat }.
    .objective = At the end of the game { $objective }.
quest-Q08 = Stand Awhile in Thought
    .short = Trees: last chip of strength 1
    .feat = { $where }: { $feat }.
    .objective = At the end of the game { $objective }.
quest-Q09 = Eyes of Flame
    .short = Trees: strength 5, 6, 11 or 12
    .feat = { $where }: { $feat }.
    .objective = At the end of the game { $objective }.
quest-Q10 = Snicker-Snack
    .short = Trees: last chip of strength 3 or more
    .feat = { $where }: { $feat }.
    .objective = At the end of the game { $objective }.
quest-Q11 = Galumphing Back
    .short = Trees: second place
    .feat = { $where }: { $feat }.
    .objective = At the end of the game { $objective }.
quest-Q12 = Uffish Thought
    .short = Trees: 3 active chips and no madness
    .feat = { $where }: { $feat }.
    .objective = At the end of the game { $objective }.
quest-Q13 = The Caucus-Race
    .short = Pool: 4 active chips
    .feat = { $where }: { $feat }.
    .objective = At the end of the game { $objective }.
quest-Q14 = A Sea of Tears
    .short = Pool: strength 1, 2, 7 or 8
    .feat = { $where }: { $feat }.
    .objective = At the end of the game { $objective }.
quest-Q15 = The Mouse’s Tale
    .short = Pool: last chip of strength 1
    .feat = { $where }: { $feat }.
    .objective = At the end of the game { $objective }.
quest-Q16 = Dry as History
    .short = Pool: 3 active chips and no madness
    .feat = { $where }: { $feat }.
    .objective = At the end of the game { $objective }.
quest-Q17 = The Little Crocodile
    .short = Pool: exactly 1 unit left
    .feat = { $where }: { $feat }.
    .objective = At the end of the game { $objective }.
quest-Q18 = The Dodo’s Thimble
    .short = Pool: end on a forge symbol
    .feat = { $where }: { $feat }.
    .objective = At the end of the game { $objective }.
quest-Q19 = A Keep Called a Castle
    .short = Wabe: last chip of strength 1
    .feat = { $where }: { $feat }.
    .objective = At the end of the game { $objective }.
quest-Q20 = Gyre and Gimble
    .short = Wabe: 1 or 5 active chips
    .feat = { $where }: { $feat }.
    .objective = At the end of the game { $objective }.
quest-Q21 = The Mome Raths Outgrabe
    .short = Wabe: strength 4, 5, 13 or 14
    .feat = { $where }: { $feat }.
    .objective = At the end of the game { $objective }.
quest-Q22 = All Mimsy
    .short = Wabe: 3 types of active chips
    .feat = { $where }: { $feat }.
    .objective = At the end of the game { $objective }.
quest-Q23 = Round the Sundial
    .short = Wabe: end on a forge symbol
    .feat = { $where }: { $feat }.
    .objective = At the end of the game { $objective }.
quest-Q24 = Beware the Jubjub Bird
    .short = Wabe: second place
    .feat = { $where }: { $feat }.
    .objective = At the end of the game { $objective }.
quest-Q25 = Who Stole the Tarts?
    .short = Keep: strength 6, 7, 12 or 13
    .feat = { $where }: { $feat }.
    .objective = At the end of the game { $objective }.
quest-Q26 = Sentence First
    .short = Keep: 3 or 7 active chips
    .feat = { $where }: { $feat }.
    .objective = At the end of the game { $objective }.
quest-Q27 = The Queen’s Court
    .short = Keep: last chip of strength 3 or more
    .feat = { $where }: { $feat }.
    .objective = At the end of the game { $objective }.
quest-Q28 = Behind the Throne
    .short = Keep: win without your leader
    .feat = { $where }: { $feat }.
    .objective = At the end of the game { $objective }.
quest-Q29 = Down to the Dungeons
    .short = Keep: 2 madness chips and not bust
    .feat = { $where }: { $feat }.
    .objective = At the end of the game { $objective }.
quest-Q30 = The Royal Garrison
    .short = Keep: 3 or more units left
    .feat = { $where }: { $feat }.
    .objective = At the end of the game { $objective }.

## What tea cards bring, for their texts: a content pack may have printed other effects

printed-sentences = { $first } { $last }
printed-units = { $number ->
    [one] Place { $number } unit in a region.
   *[other] Place { $number } units in one region.
}
printed-die = Roll the shard die and take the shards.
printed-twice = Twice: { $what }
printed-halves = Choose one half. Upper: { $upper } Lower: { $lower }
printed-for-shards = If you roll the shard die and take the shards as well: { $what }
printed-nothing = Nothing else.
printed-ally-soldier-weak = Gain weak Card Soldiers.
    .then = gain weak Card Soldiers.
printed-ally-soldier-strong = Gain strong Card Soldiers.
    .then = gain strong Card Soldiers.
printed-ally-flamingo-weak = Gain a weak Flamingo.
    .then = gain a weak Flamingo.
printed-ally-flamingo-strong = Gain a strong Flamingo.
    .then = gain a strong Flamingo.
printed-ally-rose-weak = Gain a weak Rose.
    .then = gain a weak Rose.
printed-ally-rose-strong = Gain a strong Rose.
    .then = gain a strong Rose.
printed-ally-creature-weak = Gain a weak Creature.
    .then = gain a weak Creature.
printed-ally-creature-strong = Gain a strong Creature.
    .then = gain a strong Creature.
printed-ally-rook-weak = Gain a weak Red Rook.
    .then = gain a weak Red Rook.
printed-ally-rook-strong = Gain a strong Red Rook.
    .then = gain a strong Red Rook.
printed-forge-chip = Gain a Forge chip.
    .then = gain a Forge chip.
printed-any-weak = Gain any weak ally chip.
    .then = gain any weak ally chip.
printed-any-strong = Gain any strong ally chip.
    .then = gain any strong ally chip.
printed-shield = Repair your shield.
    .then = repair your shield.
printed-wonderlandian = Recruit a Wonderlandian from the market.
    .then = recruit a Wonderlandian from the market.
printed-ability = Unlock a faction ability.
    .then = unlock a faction ability.
printed-castle = Place a castle.
    .then = place a castle.
printed-leader = Your leader gets 1 strength.
    .then = your leader gets 1 strength.
printed-discard-madness = Discard 1 madness chip from your bag.
    .then = discard 1 madness chip from your bag.
printed-discard-shards-1 = Discard 1 shard.
    .then = discard 1 shard.
printed-discard-shards-2 = Discard 2 shards.
    .then = discard 2 shards.
printed-quest1 = You may draw 1 quest.
    .then = you may draw 1 quest.
printed-quest2 = You may draw 2 quests and then discard 1.
    .then = you may draw 2 quests and then discard 1.
printed-tea-forge = You may forge a chip from your bag.
    .then = you may forge a chip from your bag.
printed-units2-2 = Place 2 more units in one region, the same or another.
    .then = place 2 more units in one region, the same or another.

## Tea cards

tea-card-T1-01 = Buttered Toast
    .short = 3 units, weak Soldiers
    .text = { $text }
tea-card-T1-02 = Marmalade Jar
    .short = 3 units, weak Flamingo
    .text = { $text }
tea-card-T1-03 = Rose-Petal Jam
    .short = 3 units, weak Rose
    .text = { $text }
tea-card-T1-04 = Gingerbread Beast
    .short = 3 units, weak Creature
    .text = { $text }
tea-card-T1-05 = Chessboard Cake
    .short = 3 units, weak Rook
    .text = { $text }
tea-card-T1-06 = Polished Tray
    .short = 2 units, weak Soldiers, quest
    .text = { $text }
tea-card-T1-07 = Pink Lemonade
    .short = 2 units, weak Flamingo, −1 shard
    .text = { $text }
tea-card-T1-08 = Scented Invitation
    .short = 2 units, weak Rose, quest
    .text = { $text }
tea-card-T1-09 = Smith’s Scones
    .short = 2 units, weak Creature, Forge chip
    .text = { $text }
tea-card-T1-10 = Rampart Rusks
    .short = 2 units, weak Rook, −1 shard
    .text = { $text }
tea-card-T1-11 = Double Deal
    .short = 2 units, die, strong Soldiers, weak Soldiers
    .text = { $text }
tea-card-T1-12 = Croquet Lolly
    .short = 2 units, die, strong Flamingo, weak Rose
    .text = { $text }
tea-card-T1-13 = Painted Petits Fours
    .short = 2 units, die, strong Rose, weak Flamingo
    .text = { $text }
tea-card-T1-14 = Beastly Bargain
    .short = 2 units, die, strong Creature, weak Rook
    .text = { $text }
tea-card-T1-15 = Rook’s Gambit
    .short = 2 units, die, strong Rook, weak Creature
    .text = { $text }
tea-card-T1-16 = Unexpected Guest
    .short = 2 units, Wonderlandian
    .text = { $text }
tea-card-T1-17 = Quiet Neighbour
    .short = 1 unit, Wonderlandian, −1 shard
    .text = { $text }
tea-card-T1-18 = Rowdy Company
    .short = 3 units, die, Wonderlandian
    .text = { $text }
tea-card-T1-19 = First Lesson
    .short = 1 unit, ability, any weak ally
    .text = { $text }
tea-card-T1-20 = Secret Recipe
    .short = 3 units, ability
    .text = { $text }
tea-card-T1-21 = Riddle at the Table
    .short = 3 units, die, ability, quest
    .text = { $text }
tea-card-T1-22 = Second Breakfast
    .short = 1 unit, leader +1, any weak ally
    .text = { $text }
tea-card-T1-23 = Captain’s Biscuits
    .short = 2 units, leader +1, −1 shard
    .text = { $text }
tea-card-T1-24 = Fork in the Road
    .short = 2 units, 2 more units, −1 shard
    .text = { $text }
tea-card-T1-25 = Two Sealed Letters
    .short = 3 units, 2 quests
    .text = { $text }
tea-card-T1-26 = Sugar Castle
    .short = Castle, any weak ally
    .text = { $text }
tea-card-T1-27 = Sweet or Sober
    .short = 2 units: any weak ally, −1 shard or −1 madness
    .text = { $text }
tea-card-T1-28 = Muscle or Mind
    .short = 3 units: leader +1 or 2 quests
    .text = { $text }
tea-card-T1-29 = Temptation Tart
    .short = 2 units, Forge chip; for shards: any strong ally
    .text = { $text }
tea-card-T1-30 = Drink Me
    .short = 3 units, quest; for shards: Wonderlandian
    .text = { $text }
tea-card-T2-01 = Deck of Wafers
    .short = 3 units, strong Soldiers
    .text = { $text }
tea-card-T2-02 = Flamingo Float
    .short = 3 units, strong Flamingo
    .text = { $text }
tea-card-T2-03 = Crystallised Roses
    .short = 3 units, strong Rose
    .text = { $text }
tea-card-T2-04 = Creature Crumble
    .short = 3 units, strong Creature
    .text = { $text }
tea-card-T2-05 = Red Rook Roast
    .short = 3 units, strong Rook
    .text = { $text }
tea-card-T2-06 = Full Parade
    .short = 2 units, 2 × weak Soldiers, shield
    .text = { $text }
tea-card-T2-07 = Feathers and Stone
    .short = 2 units, weak Flamingo, weak Rook, −1 shard
    .text = { $text }
tea-card-T2-08 = Petals and Fur
    .short = 2 units, weak Rose, weak Creature, −1 shard
    .text = { $text }
tea-card-T2-09 = Menagerie Menu
    .short = 2 units, weak Creature, weak Flamingo, quest
    .text = { $text }
tea-card-T2-10 = Garrison Stew
    .short = 2 units, weak Rook, weak Rose, Forge chip
    .text = { $text }
tea-card-T2-11 = Crowded Bench
    .short = 4 units, any weak ally
    .text = { $text }
tea-card-T2-12 = Two Fronts
    .short = 2 units, 2 more units, weak Soldiers
    .text = { $text }
tea-card-T2-13 = Mad Feast
    .short = 3 units, die, any strong ally, any weak ally
    .text = { $text }
tea-card-T2-14 = Guest of Honour
    .short = 3 units, Wonderlandian
    .text = { $text }
tea-card-T2-15 = Whispered Favour
    .short = 2 units, Wonderlandian, −1 shard
    .text = { $text }
tea-card-T2-16 = Calming Infusion
    .short = Wonderlandian, shield, −1 madness, −1 shard
    .text = { $text }
tea-card-T2-17 = Raucous Revel
    .short = 4 units, die, Wonderlandian
    .text = { $text }
tea-card-T2-18 = Lesson in Magic
    .short = 2 units, ability, any weak ally
    .text = { $text }
tea-card-T2-19 = Grandmother’s Notebook
    .short = 4 units, ability
    .text = { $text }
tea-card-T2-20 = Dangerous Brew
    .short = 2 units, die, ability, leader +1, shield
    .text = { $text }
tea-card-T2-21 = Champion’s Errand
    .short = 2 units, leader +1, quest
    .text = { $text }
tea-card-T2-22 = Beef Tea
    .short = 3 units, leader +1
    .text = { $text }
tea-card-T2-23 = Mortar and Marzipan
    .short = 2 units, castle
    .text = { $text }
tea-card-T2-24 = Castle in the Clouds
    .short = 3 units, die, castle, −1 madness
    .text = { $text }
tea-card-T2-25 = Camomile and Gossip
    .short = 2 units, −1 madness, quest, shield
    .text = { $text }
tea-card-T2-26 = Hot Coals
    .short = 2 units, forge, −1 shard
    .text = { $text }
tea-card-T2-27 = Might or Mercy
    .short = 4 units, die: strong, quest / −1 madness, −2 shards
    .text = { $text }
tea-card-T2-28 = Walls or Warlord
    .short = 2 units: castle or leader +1, quest
    .text = { $text }
tea-card-T2-29 = Forbidden Biscuit
    .short = 3 units, any weak ally; for shards: ability
    .text = { $text }
tea-card-T2-30 = Eat Me
    .short = 2 units, 2 quests; for shards: Wonderlandian
    .text = { $text }
tea-card-T3-01 = Royal Flush
    .short = 4 units, strong Soldiers
    .text = { $text }
tea-card-T3-02 = Flamingo Fanfare
    .short = 4 units, strong Flamingo
    .text = { $text }
tea-card-T3-03 = Crown of Roses
    .short = 4 units, strong Rose
    .text = { $text }
tea-card-T3-04 = Beast’s Banquet
    .short = 4 units, strong Creature
    .text = { $text }
tea-card-T3-05 = Red Citadel Cake
    .short = 4 units, strong Rook
    .text = { $text }
tea-card-T3-06 = Painters’ Shift
    .short = 3 units, strong Soldiers, weak Rose
    .text = { $text }
tea-card-T3-07 = Wild Procession
    .short = 3 units, strong Flamingo, weak Creature
    .text = { $text }
tea-card-T3-08 = Thorned Rampart
    .short = 3 units, strong Rose, weak Rook
    .text = { $text }
tea-card-T3-09 = Motley Company
    .short = 3 units, strong Creature, weak Soldiers
    .text = { $text }
tea-card-T3-10 = Siege Platter
    .short = 3 units, strong Rook, weak Flamingo
    .text = { $text }
tea-card-T3-11 = Grand Muster
    .short = 3 units, 2 more units, −1 shard
    .text = { $text }
tea-card-T3-12 = Pincer Picnic
    .short = 2 units, 2 more units, any weak ally, shield
    .text = { $text }
tea-card-T3-13 = Last Wild Toast
    .short = 3 units, die, 2 × any strong ally
    .text = { $text }
tea-card-T3-14 = Marching Guests
    .short = 4 units, Wonderlandian
    .text = { $text }
tea-card-T3-15 = Armoured Visitor
    .short = 3 units, Wonderlandian, shield
    .text = { $text }
tea-card-T3-16 = Voice of Reason
    .short = 2 units, Wonderlandian, −1 madness, −1 shard
    .text = { $text }
tea-card-T3-17 = Master Class
    .short = 3 units, ability, any weak ally
    .text = { $text }
tea-card-T3-18 = Final Secret
    .short = 4 units, ability
    .text = { $text }
tea-card-T3-19 = Cauldron of Change
    .short = 2 × ability, any weak ally
    .text = { $text }
tea-card-T3-20 = Clear Head
    .short = 3 units, leader +1, −2 shards
    .text = { $text }
tea-card-T3-21 = Hero’s Portion
    .short = 4 units, leader +1
    .text = { $text }
tea-card-T3-22 = Keystone Pudding
    .short = Castle, any strong ally
    .text = { $text }
tea-card-T3-23 = Raised Banners
    .short = 3 units, castle
    .text = { $text }
tea-card-T3-24 = Reckless Builders
    .short = 4 units, die, castle, quest
    .text = { $text }
tea-card-T3-25 = Sleeping Draught
    .short = 3 units, 2 × −1 madness
    .text = { $text }
tea-card-T3-26 = Anvil Song
    .short = 3 units, forge, −1 shard
    .text = { $text }
tea-card-T3-27 = Stone or Steel
    .short = 3 units: castle or any strong ally, −1 shard
    .text = { $text }
tea-card-T3-28 = Peace or Fire
    .short = 4 units: −1 madness, −2 shards or forge
    .text = { $text }
tea-card-T3-29 = Shattered Mirror
    .short = 4 units, −2 shards; for shards: castle
    .text = { $text }
tea-card-T3-30 = Looking-Glass Cake
    .short = 4 units, 2 quests; for shards: forge
    .text = { $text }

## Lessons of the guided first game: lessons.json. Words between ** are bold

lesson-goal = What wins
    .line = Most points after three rounds
    .tell = Welcome to Wonderland! Three rounds are played, each with a **tea party** and then a **war**. At tea you gather chips, supporters and friends; in the war you fight for five regions. Whoever has the most victory points at the end wins.
    .do = Look at the table: Bruno plays the Cheshire Cat, Cora the Queen of Hearts, and you are the Mad Hatter. Then continue.
    .why = what you take at tea is what you fight with. The bag that you fill may help you or betray you.
    .free = Three rounds are played, each with a tea party and then a war for five regions. Whoever has the most victory points at the end wins.
lesson-quest = A secret quest
    .line = Keep one of two
    .tell = A **quest** is yours alone. Its upper half is a feat in a battle, its lower half an objective at the end of the game. One half done is worth 3 points, both are worth 9.
    .do = Keep “Paint the Roses”: its feat is to end a battle in the Garden with a strength of 3, 4, 9 or 10.
    .why = now you know where you want to fight: in the Garden of Live Flowers.
    .good = Kept, and nobody else has seen it. The other card goes back into the deck.
    .trees = That one is good too; its feat belongs to the Tumtum Trees. The rest of this game speaks of the Garden, so look there as well.
    .free = A quest is yours alone: a feat in a battle above, an objective at the end of the game below. One half is worth 3 points, both are worth 9.
lesson-tea = Tea time
    .line = Move round the table, take a card
    .tell = Your leader goes clockwise to any seat with a card and takes it. Cards bring units and chips. In your **bag** are { $bag } chips; { $mad } of them are **madness**, which you do not want to draw.
    .do = Take the card of the first seat: { $units } units and a Card Soldier for your bag.
    .why = who jumps far ahead is soon round the table, and passing the head costs shards. You take four cards in each party.
    .good = The card is yours. First you place its units.
    .far = You may go that far, but what you jump over is left to Bruno and Cora.
    .head = At the head you roll the shard die and take that many shards, each worth one point less. It is early for that.
    .host = The Host is your own ability: new cards for the empty seats, and you take any card without moving. Once in each party: better later.
    .free = Your leader goes round the table to a seat with a card and takes it. You take four cards in each party, then the leader goes into a region.
lesson-region = Where to fight
    .line = Units go to one region
    .tell = All units of a card go to one region. Whoever has a unit there takes part in its battle. The Garden is worth **{ $value }** points now and { $later } in the third round; the winner also builds a castle.
    .do = Place them in the Garden, where your quest is waiting.
    .why = supporters give no strength. They are what you lose when you draw madness, so the more you have, the longer you can go on.
    .good = Three supporters stand in the Garden, and the Card Soldier is in your bag.
    .trees = The Trees are worth { $trees } points now, so everybody will come there. Your quest is in the Garden.
    .else = You can fight there too, but your quest is in the Garden.
    .free = All units of a card go to one region. Whoever has a unit there takes part in its battle. Supporters give no strength: they are what you lose when you draw madness.
lesson-guest = A guest at the table
    .line = Wonderlandians join you
    .tell = Some cards bring a **Wonderlandian**: a figure that fights for you, or two item chips for your bag. You have { $shards } shards, and each costs a point at the end; this card takes one away.
    .do = Take the card of the fifth seat, “Quiet Neighbour”.
    .why = a figure has a strength of its own, in every battle at whose start it stands there.
    .good = One unit, one shard less, and a guest of your choice.
    .near = Strong chips, but its die brings new shards, and no guest.
    .far = That card is good too. Wonderlandians come back on other cards.
    .head = The head means a die and shards. There are good cards before it.
    .host = You may, and later you may not: it can be done once in each party.
    .free = Some cards bring a Wonderlandian: a figure that fights for you, or two item chips for your bag.
lesson-figure = Choose your guest
    .line = A figure or two items
    .tell = Three Wonderlandians wait at the **market**. Point at one to read what it does. Tweedledum and Tweedledee have strength { $strength }, and the first time they are lost they only lie down.
    .do = Choose Tweedledum and Tweedledee, and place them in the Garden.
    .why = strength counts from the start of the battle, before any chip is drawn.
    .good = The twins stand in the Garden. A new guest has come to the market.
    .other = A good guest too, but with less strength.
    .free = Three Wonderlandians wait at the market. A figure brings strength to the region where it stands; items are chips for your bag.
lesson-die = Shards
    .line = Good cards have a price
    .tell = A die on a card means: roll the **shard die** and take 1, 2 or 3 shards. Each is worth minus one point at the end, and whoever has most after tea gets one more madness chip.
    .do = Take the card of the ninth seat all the same: a strong Flamingo doubles your next chip.
    .why = a shard now and then is a fair price for a strong chip. You have only { $shards }.
    .good = A strong Flamingo and a Rose are in your bag. The shards are the price.
    .safe = A safe choice without a die. Strong chips come back in the next rounds.
    .head = At the head you roll the same die and get no strong chip for it.
    .host = You may; only remember that it can be done once in each party.
    .free = A die on a card means: roll the shard die and take that many shards. Each is worth minus one point at the end.
lesson-head = The head of the table
    .line = New cards, at a price
    .tell = Few cards are left before the **head** of the table. Who reaches it rolls the die, then the empty seats get new cards, and any of them can be taken. You have { $cards } cards, so this is your last one.
    .do = One card is still before the head: take seat 10. Place its first units in the Garden, the other two in the Pool of Tears.
    .why = you have { $shards } shards already, and nobody has gone to the Pool of Tears yet.
    .good = Units for two regions, and one shard less.
    .head = Now there is more to choose from; the shards you have rolled are the price.
    .host = Well used: new cards for all, and no die.
    .free = Who reaches the head of the table rolls the die and takes shards; then the empty seats get new cards, and any of them can be taken.
lesson-leader = Into Wonderland
    .line = The leader joins a battle
    .tell = With four cards your tea is over, and your **leader** goes into a region. There it gives its strength, { $strength } now, and is the last unit that you can lose.
    .do = Send the Hatter into the Garden, to { $units } supporters and the twins.
    .why = leader { $strength } and figure { $figure }: you begin the battle with 3.
    .good = The party is over: everybody puts one more madness chip into the bag. Now the war begins.
    .else = The Hatter can help there too. In the Garden your quest is waiting.
    .free = With four cards your tea is over, and your leader goes into a region. There it gives its strength, and is the last unit that you can lose.
lesson-castle = Nobody else is here
    .line = Points now or a castle
    .tell = The battles go round the board. In the Pool of Tears you are alone: you win without a fight, and choose **{ $value }** points now or a **castle**.
    .do = Build the castle.
    .why = a castle is worth 3 points at the end, up to 6 if you forge for it, and gives 2 strength in every later battle there.
    .good = Your first castle stands. Your { $units } supporters stay there for the next round.
    .points = { $value } points are sure. The castle would have been worth 3 at the end.
    .free = Who is alone in a region wins it without a fight, and chooses the points of the round or a castle.
lesson-draw = One more chip?
    .line = Draw or halt
    .tell = This is the battle! Each has drawn one chip. You have **{ $own }**, Bruno has **{ $cat }**. Now both choose in secret: **draw** another chip, or **halt** and keep what you have.
    .do = You are behind. Draw, and once more if need be.
    .why = first place gets all points of the region and a castle, second place half of the points. Madness costs a unit, and you have plenty.
    .good = Bruno has halted. Your Flamingo doubles the next chip that you play, so one more could be enough.
    .second = Second place is safe, and half of the points too. First place would have needed one or two chips more.
    .free = All who fight choose in secret: draw another chip, or halt and keep what they have. First place gets all points and a castle, second place half of the points.
lesson-madness = Madness
    .line = Lose a unit, or use the shield
    .tell = You have drawn **madness**: it costs you one unit here. The **shield** could block it, once, until it is mended. The double chip costs two units.
    .do = Take it and give up a supporter; you have { $units } of them. Then draw again: it is { $own } to { $cat }.
    .why = who has no unit left is out of the battle and gets nothing. You are far from that, so keep the shield for the double chip.
    .good = One supporter less, and the madness is out of your bag for now. The Flamingo still waits for its chip.
    .shield = Blocked: no unit is lost, but the shield is cracked and the chip is in your bag again.
    .free = Madness costs a unit of the battle, the double chip two. The shield can block it once. Who has no unit left is out of the battle.
lesson-feat = A feat
    .line = Turn up your quest
    .tell = Doubled! You end with **{ $own }** to { $cat } and win the Garden: { $vp } points and a castle. And { $own } is one of the numbers of your quest.
    .do = Turn up “Paint the Roses”.
    .why = a feat done is worth 3 points at the end. With its objective, seven Roses and Card Soldiers, it would be 9.
    .good = The feat is done. The objective below counts at the end of the game.
    .hidden = You may keep it secret, but this chance for the feat is gone.
    .free = After a battle you may turn up one quest of this region whose feat you have met. It is worth 3 points at the end, with its objective 9.
lesson-forge = The forge
    .line = A chip becomes a reward
    .tell = Your strength of { $own } is a space with an anvil on the battle track, so you may **forge**: an active chip goes from your bag to one of four tracks for good, and you take its reward.
    .do = Forge the weak Hatter chip on the second track: your leader grows stronger.
    .why = weak chips leave your bag, so you draw better ones. A full track gives you another artifact.
    .good = The bag is better than before, and the board too.
    .no = You keep all your chips. Forging makes the bag smaller and better, so do not wait too long.
    .free = Who ends a battle on an anvil, or with a Forge chip, may forge: an active chip goes to a track for good, and you take its reward.
lesson-next = The second round
    .line = And on you go
    .tell = The first round is over, and you have { $vp } points and two castles. Units and castles stay; there are new cards on the table, and the regions are worth more from round to round.
    .do = That was the last lesson. Play on with Bruno and Cora as long as you like.
    .why = at the end castles and quests are added, and every shard costs a point. The rulebook and the hint are there whenever you want them.
    .free = A new round begins: new cards on the table, and the regions are worth more. At the end castles and quests are added, and every shard costs a point. That was the last lesson: play on as long as you like.
## Labels of the web table

board-board = Tea table and regions
board-tea-table = Tea table
board-round = Round
board-round-of = Round { $number } of 3
board-phase-tea = Tea party
board-phase-war = War
board-show-battle = Battle
board-show-board = Board
board-no-faction = No faction yet
board-factions = Choose a faction
board-keep-one = Keep one of these quests
board-quests-chosen = The players choose their first quests.
board-first = First player
board-has-chosen = chosen
board-halted = halted
board-bust = bust
board-wagered = wager
board-more = More of this player
board-fewer = Less of this player
board-bag-chips = Chips in the bag: { $number }
board-shards = Shards: { $number }
board-leader-strength = Leader strength: { $number }
board-supporters-supply = Supporters in the supply: { $number }
board-shield-ready = Shield ready
board-shield-cracked = Shield cracked
board-forged = Chips forged: { $number }
board-tea-cards = Tea cards of this party: { $number }
board-castles = Castles: { $number }
board-quests = Quests in hand: { $number }
board-feats = Feats complete: { $number }
board-abilities = Abilities unlocked: { $number }
board-wonderlandians = Wonderlandians: { $number }
board-poison-pool = Poison pool: { $number }
board-chair = Seat { $number }
board-barred = Not in use in this game
board-head = Head of the table
board-sits = { $player } sits on seat { $number }
board-at-head = { $player } stands at the head
board-tea-deck = Tea cards of this round in the deck: { $number }
board-tea-deck-name = Tea deck
board-madness-supply = Madness chips in the supply: { $number }
board-die-faces = Shard die: 1, 1, 1, 2, 2, 3
board-rolled = The shard die shows { $number }
board-market = Wonderlandians · { $number } in the deck
board-battle-track = Battle track
board-battle-number = battle { $number }
board-region-options = { $region }: { $number } options
board-units-of = { $player }: { supporters-counted-here }{ $figures ->
    [0] {""}
    [one] , 1 other unit
   *[other] , { $figures } other units
}
supporters-counted-here = { $supporters ->
    [one] 1 supporter
   *[other] { $supporters } supporters
}
board-your-bag = Your bag
board-your-things = Your things
board-your-quests = Your quests
board-bag-closed = Closed for the war.
board-bag-closes = The bag closes when the war begins.
board-next-madness = Next chip madness:
board-in = { $number } in { $all }
board-of = { $number } of { $all }
board-madness-track = Madness track
board-fourth-refreshes = The 4th refreshes the bag.
board-exhausted = Exhausted
board-chips-of = { $chip }, { $number }
board-faction-board = Your faction board
board-leader-ability = leader
board-host-used = leader, used this party
board-host-unused = leader, unused this party
board-forge-tracks = Forge tracks
board-forge-space = { $track }: { $reward }
board-new = new
board-revealed = revealed
board-feat-complete = Feat complete: 3 VP
board-supply = Supply
board-left = { $number } left
board-roll-for = Roll for it:
board-or = or
board-place-units = { $number ->
    [one] 1 unit
   *[other] { $number } units
} in one region
board-no-card = Look at a card of the table.
board-tab-card = Card
board-tab-bag = Bag
board-tab-forge = Forge
board-tab-abilities = Abilities
board-tab-quests = Quests
board-kind-item = item
board-kind-artifact = artifact
board-kind-weak = { $ally ->
   *[other] weak
}
board-kind-strong = { $ally ->
   *[other] strong
}
board-reward-any-weak = Any weak ally
board-reward-any-strong = Any strong ally
board-reward-units = Place { $number ->
    [one] 1 unit
   *[other] { $number } units
}
board-reward-units2 = Place { $number ->
    [one] 1 more unit
   *[other] { $number } more units
}
board-reward-supporters = +{ $number ->
    [one] 1 supporter
   *[other] { $number } supporters
}
board-reward-castle-value = Castles worth { $number }
board-reward-discard-shards = Discard { $number ->
    [one] 1 shard
   *[other] { $number } shards
}
board-objective-own-pair = { $number } { $one } or { $other }
board-objective-castles = { $number } castles
board-objective-tracks = { $number } full forge tracks
board-objective-forged-types = { $number } ally types on forge tracks
board-objective-abilities = { $number } abilities
board-objective-shards-max = At most { $number } shards
board-objective-leader = Leader strength { $number }
board-objective-wonderlandians = { $number } Wonderlandians
board-objective-forged = { $number } forged chips
board-objective-all-types = Each of the 6 ally types
board-objective-units = { $number } units in the regions
board-strength = Strength { $number }.
board-in-supply = In the supply: { $number }.
board-about-MADNESS = Drawn in a battle it costs you one unit there, unless your shield blocks it. It goes to your madness track; the fourth one there refreshes the bag.
board-about-MADNESS-2 = Drawn in a battle it costs you two units there, unless your shield blocks it. It goes to your madness track.
board-about-POISON = Drawn in a battle it costs you one unit there, unless your shield blocks it. Then it returns to the Jabberwock’s pool.
board-leader-of = leader of strength { $number }
board-castle = castle
board-castle-lying = lying castle
board-worth = Worth { $number } VP in this round.
board-neighbours = Neighbours: { $regions }.
board-unlocked = unlocked
board-bag-holds = In the bag: { $chips }.
board-tea-cards-taken = Tea cards: { $cards }.
board-feats-of = Feats: { $quests }.
board-track-text = Strength in a battle is counted here, from 0 to 25; whoever comes to 25 ends the battle.
board-track-symbols = Whoever ends on an anvil may forge a chip: spaces { $spaces }.
board-mark-vp = Victory points

board-take-card = Take the card
board-poison-it = Poison it

## How it plays: five pictures with a heading and a line each

how-1 = Tea
    .line = Walk your leader round the mad tea table and take the card of a seat, four in each party.
how-2 = Muster
    .line = Cards place your units in five regions and put allies into your bag. Castles stay.
how-3 = Draw
    .line = In war all who fight draw a chip at once, again and again. Allies add strength, madness costs.
how-4 = Halt
    .line = Halt in time: the strongest who still stands takes the region. Lose all units and you are bust.
how-5 = Win
    .line = Regions, castles, feats and forged chips bring points. After three rounds the most points win.

## Report of a simulation

report-tags = Wins by faction
report-tags-note = A seat favours the faction that it leads. Where bots of different strength sit at one table, this also shows what the stronger ones lead.
report-tags-favoured = Share of wins of the seats that led the faction
report-tag = Faction
report-tags-in-play = Games with each faction
