# Wonderland's War: everything that is shown at the table, in English.
# What begins with UNWRITTEN is still to be written.

## The game

game-name = Wonderland's War
game-line = UNWRITTEN
game-motto = UNWRITTEN

## Options of a new game

setting-ally-set = UNWRITTEN
    .description = UNWRITTEN
setting-factions = UNWRITTEN
    .description = UNWRITTEN
setting-first-player = UNWRITTEN
    .description = UNWRITTEN
setting-open-bags = UNWRITTEN
    .description = UNWRITTEN

## Decisions: what is asked

prompt-choose-faction = UNWRITTEN
prompt-keep-quest = UNWRITTEN
prompt-place-start-poison = UNWRITTEN
prompt-place-returned-figure = UNWRITTEN
prompt-tea-turn = UNWRITTEN
prompt-reroll = UNWRITTEN
prompt-give-shard = UNWRITTEN
prompt-seat-after-head = UNWRITTEN
prompt-choose-half = UNWRITTEN
prompt-take-optional = UNWRITTEN
prompt-next-effect = UNWRITTEN
prompt-unit-region = UNWRITTEN
prompt-unit-kind = UNWRITTEN
prompt-split-region = UNWRITTEN
prompt-relocate-unit = UNWRITTEN
prompt-any-ally = UNWRITTEN
prompt-upgrade-gift = UNWRITTEN
prompt-wonderlandian = UNWRITTEN
prompt-figure-region = UNWRITTEN
prompt-unlock-ability = UNWRITTEN
prompt-castle-region = UNWRITTEN
prompt-leader-max = UNWRITTEN
prompt-draw-quests = UNWRITTEN
prompt-discard-quest = UNWRITTEN
prompt-tea-forge = UNWRITTEN
prompt-end-turn-poison = UNWRITTEN
prompt-leader-region = UNWRITTEN
prompt-cat-move = UNWRITTEN
prompt-start-of-battle = UNWRITTEN
prompt-wager = UNWRITTEN
prompt-draw-or-halt = UNWRITTEN
prompt-first-draw-mode = UNWRITTEN
prompt-choose-drawn = UNWRITTEN
prompt-shield = UNWRITTEN
prompt-reduce-loss = UNWRITTEN
prompt-lose-unit = UNWRITTEN
prompt-soldiers = UNWRITTEN
prompt-move-supporters = UNWRITTEN
prompt-artifact-ability = UNWRITTEN
prompt-choose-opponent = UNWRITTEN
prompt-ally-type = UNWRITTEN
prompt-chip-result = UNWRITTEN
prompt-move-to-forge = UNWRITTEN
prompt-tea-item = UNWRITTEN
prompt-vp-or-castle = UNWRITTEN
prompt-walrus-castle = UNWRITTEN
prompt-reveal-feat = UNWRITTEN
prompt-rose-feat = UNWRITTEN
prompt-discard-active = UNWRITTEN
prompt-end-ability = UNWRITTEN
prompt-forge = UNWRITTEN
prompt-supporter-region = UNWRITTEN
prompt-gryphon = UNWRITTEN
prompt-love-of-learning = UNWRITTEN

## Decisions: their names

frame-choose-faction = UNWRITTEN
frame-keep-quest = UNWRITTEN
frame-place-start-poison = UNWRITTEN
frame-place-returned-figure = UNWRITTEN
frame-tea-turn = UNWRITTEN
frame-reroll = UNWRITTEN
frame-give-shard = UNWRITTEN
frame-seat-after-head = UNWRITTEN
frame-choose-half = UNWRITTEN
frame-take-optional = UNWRITTEN
frame-next-effect = UNWRITTEN
frame-unit-region = UNWRITTEN
frame-unit-kind = UNWRITTEN
frame-split-region = UNWRITTEN
frame-relocate-unit = UNWRITTEN
frame-any-ally = UNWRITTEN
frame-upgrade-gift = UNWRITTEN
frame-wonderlandian = UNWRITTEN
frame-figure-region = UNWRITTEN
frame-unlock-ability = UNWRITTEN
frame-castle-region = UNWRITTEN
frame-leader-max = UNWRITTEN
frame-draw-quests = UNWRITTEN
frame-discard-quest = UNWRITTEN
frame-tea-forge = UNWRITTEN
frame-end-turn-poison = UNWRITTEN
frame-leader-region = UNWRITTEN
frame-cat-move = UNWRITTEN
frame-start-of-battle = UNWRITTEN
frame-wager = UNWRITTEN
frame-draw-or-halt = UNWRITTEN
frame-first-draw-mode = UNWRITTEN
frame-choose-drawn = UNWRITTEN
frame-shield = UNWRITTEN
frame-reduce-loss = UNWRITTEN
frame-lose-unit = UNWRITTEN
frame-soldiers = UNWRITTEN
frame-move-supporters = UNWRITTEN
frame-artifact-ability = UNWRITTEN
frame-choose-opponent = UNWRITTEN
frame-ally-type = UNWRITTEN
frame-chip-result = UNWRITTEN
frame-move-to-forge = UNWRITTEN
frame-tea-item = UNWRITTEN
frame-vp-or-castle = UNWRITTEN
frame-walrus-castle = UNWRITTEN
frame-reveal-feat = UNWRITTEN
frame-rose-feat = UNWRITTEN
frame-discard-active = UNWRITTEN
frame-end-ability = UNWRITTEN
frame-forge = UNWRITTEN
frame-supporter-region = UNWRITTEN
frame-gryphon = UNWRITTEN
frame-love-of-learning = UNWRITTEN

## Options

option-faction = UNWRITTEN faction { $faction }
option-keep = UNWRITTEN keep
option-keep-quest = UNWRITTEN keep { $quest }
option-poison = UNWRITTEN poison { $value }
option-done = UNWRITTEN done
option-figure = UNWRITTEN figure { $wonderlandian }
option-figure-wonderlandian = UNWRITTEN figure { $wonderlandian } { $region }
option-none = UNWRITTEN none
option-seat = UNWRITTEN seat { $value }
option-head = UNWRITTEN head
option-host = UNWRITTEN host
option-reroll = UNWRITTEN reroll
option-give = UNWRITTEN give { $value }
option-return = UNWRITTEN return
option-return-thing = UNWRITTEN return { $thing }
option-half = UNWRITTEN half { $thing }
option-roll = UNWRITTEN roll
option-leave = UNWRITTEN leave
option-effect = UNWRITTEN effect { $thing }
option-region = UNWRITTEN region { $region }
option-supporter = UNWRITTEN supporter
option-relocate = UNWRITTEN relocate { $region } { $thing }
option-chip = UNWRITTEN chip { $chip }
option-weak = UNWRITTEN weak
option-strong = UNWRITTEN strong
option-card = UNWRITTEN card { $wonderlandian }
option-ability = UNWRITTEN ability { $ability }
option-castle = UNWRITTEN castle
option-castle-region = UNWRITTEN castle { $region }
option-shard = UNWRITTEN shard
option-draw = UNWRITTEN draw
option-decline = UNWRITTEN decline
option-discard = UNWRITTEN discard { $thing }
option-forge = UNWRITTEN forge { $thing } { $value }
option-stay = UNWRITTEN stay
option-wager = UNWRITTEN wager { $faction }
option-caterpillar = UNWRITTEN caterpillar
option-wait = UNWRITTEN wait
option-halt = UNWRITTEN halt
option-play = UNWRITTEN play { $thing }
option-block = UNWRITTEN block
option-take = UNWRITTEN take
option-use = UNWRITTEN use { $thing }
option-lose = UNWRITTEN lose { $thing }
option-double = UNWRITTEN double
option-move = UNWRITTEN move
option-move-region = UNWRITTEN move { $region } { $thing }
option-triple = UNWRITTEN triple
option-from = UNWRITTEN from { $region } { $value }
option-to = UNWRITTEN to { $region } { $value }
option-opponent = UNWRITTEN opponent { $value }
option-type = UNWRITTEN type { $thing }
option-strength = UNWRITTEN strength { $value }
option-space = UNWRITTEN space { $value }
option-vp = UNWRITTEN vp
option-reveal = UNWRITTEN reveal { $quest }
option-stop = UNWRITTEN stop

## Refusals

refusal-choose-faction = UNWRITTEN
refusal-keep-quest = UNWRITTEN
refusal-place-start-poison = UNWRITTEN
refusal-place-returned-figure = UNWRITTEN
refusal-tea-turn = UNWRITTEN
refusal-reroll = UNWRITTEN
refusal-give-shard = UNWRITTEN
refusal-seat-after-head = UNWRITTEN
refusal-choose-half = UNWRITTEN
refusal-take-optional = UNWRITTEN
refusal-next-effect = UNWRITTEN
refusal-unit-region = UNWRITTEN
refusal-unit-kind = UNWRITTEN
refusal-split-region = UNWRITTEN
refusal-relocate-unit = UNWRITTEN
refusal-any-ally = UNWRITTEN
refusal-upgrade-gift = UNWRITTEN
refusal-wonderlandian = UNWRITTEN
refusal-figure-region = UNWRITTEN
refusal-unlock-ability = UNWRITTEN
refusal-castle-region = UNWRITTEN
refusal-leader-max = UNWRITTEN
refusal-draw-quests = UNWRITTEN
refusal-discard-quest = UNWRITTEN
refusal-tea-forge = UNWRITTEN
refusal-end-turn-poison = UNWRITTEN
refusal-leader-region = UNWRITTEN
refusal-cat-move = UNWRITTEN
refusal-start-of-battle = UNWRITTEN
refusal-wager = UNWRITTEN
refusal-draw-or-halt = UNWRITTEN
refusal-first-draw-mode = UNWRITTEN
refusal-choose-drawn = UNWRITTEN
refusal-shield = UNWRITTEN
refusal-reduce-loss = UNWRITTEN
refusal-lose-unit = UNWRITTEN
refusal-soldiers = UNWRITTEN
refusal-move-supporters = UNWRITTEN
refusal-artifact-ability = UNWRITTEN
refusal-choose-opponent = UNWRITTEN
refusal-ally-type = UNWRITTEN
refusal-chip-result = UNWRITTEN
refusal-move-to-forge = UNWRITTEN
refusal-tea-item = UNWRITTEN
refusal-vp-or-castle = UNWRITTEN
refusal-walrus-castle = UNWRITTEN
refusal-reveal-feat = UNWRITTEN
refusal-rose-feat = UNWRITTEN
refusal-discard-active = UNWRITTEN
refusal-end-ability = UNWRITTEN
refusal-forge = UNWRITTEN
refusal-supporter-region = UNWRITTEN
refusal-gryphon = UNWRITTEN
refusal-love-of-learning = UNWRITTEN

## Log

log-forced = { $player } had to choose: { $option }.

## The end

result-winner = { $player } wins.
result-shared = { $players } win together.
result-reason-points = UNWRITTEN
result-place = { $place }. { $player }: { $number }

## Names: ability

ability-AL-L = Through the Looking-Glass
ability-AL-1 = Everywhere at Once
ability-AL-2 = Brave Heart
ability-AL-3 = Love of Learning
ability-AL-4 = Friend of the Folk
ability-MH-L = The Host
ability-MH-1 = Cup of Boiling Water
ability-MH-2 = Paint My World
ability-MH-3 = Unbirthday Gift
ability-MH-4 = Clean Cup
ability-QH-L = Royal Decree
ability-QH-1 = Royal Temper
ability-QH-2 = Off With Their Heads!
ability-QH-3 = Twice as Fast
ability-QH-4 = War Tactics
ability-JB-L = The Jaws That Bite
ability-JB-L2 = The Jaws That Bite
ability-JB-1 = Manxome Foe
ability-JB-2 = The Claws That Catch
ability-JB-3 = Slithy Toves
ability-JB-4 = Burbling Through the Dark
ability-CC-L = Mad Gift
ability-CC-L2 = Mad Gift
ability-CC-1 = Nightmarish Smile
ability-CC-2 = Now You See Me
ability-CC-3 = We're All Mad Here
ability-CC-4 = A Grin Without a Cat
ability-CC-4b = A Grin Without a Cat

## Names: ally_card

ally-card-A01 = UNWRITTEN
ally-card-A02 = UNWRITTEN
ally-card-A03 = UNWRITTEN
ally-card-A04 = UNWRITTEN
ally-card-A05 = UNWRITTEN
ally-card-A06 = UNWRITTEN
ally-card-A07 = UNWRITTEN
ally-card-A08 = UNWRITTEN
ally-card-A09 = UNWRITTEN
ally-card-A10 = UNWRITTEN
ally-card-A11 = UNWRITTEN
ally-card-A12 = UNWRITTEN
ally-card-A13 = UNWRITTEN
ally-card-A14 = UNWRITTEN
ally-card-A15 = UNWRITTEN
ally-card-A16 = UNWRITTEN
ally-card-A17 = UNWRITTEN
ally-card-A18 = UNWRITTEN
ally-card-A19 = UNWRITTEN
ally-card-A20 = UNWRITTEN
ally-card-A21 = UNWRITTEN

## Names: set

set-A = UNWRITTEN
set-B = UNWRITTEN
set-C = UNWRITTEN
set-D = UNWRITTEN
set-all = UNWRITTEN

## Names: chip

chip-SOLDIER-W = Card Soldiers (weak)
chip-SOLDIER-S = Card Soldiers (strong)
chip-FLAMINGO-W = Flamingo (weak)
chip-FLAMINGO-S = Flamingo (strong)
chip-ROSE-W = Rose (weak)
chip-ROSE-S = Rose (strong)
chip-CREATURE-W = Creature (weak)
chip-CREATURE-S = Creature (strong)
chip-ROOK-W = Red Rook (weak)
chip-ROOK-S = Red Rook (strong)
chip-FORGE = Forge
chip-FACTION-1 = Faction chip 1 (per faction)
chip-FACTION-2 = Faction chip 2 (per faction)
chip-ARTIFACT = Artifact (6 per faction)
chip-ITEM = Wonderlandian item chips (2 per item card)
chip-MADNESS = Madness (regular, 1 unit)
chip-MADNESS-2 = Starting double madness (2 units, 1 per faction)
chip-POISON = Poison (Jabberwock)
chip-SHIELD = Shield token (ready / cracked)
chip-PLUS50 = +50 VP token
chip-SCORING = Region scoring token
chip-BLOCK = Seat block token

## Names: faction

faction-alice = UNWRITTEN
faction-hatter = UNWRITTEN
faction-queen = UNWRITTEN
faction-jabberwock = UNWRITTEN
faction-cat = UNWRITTEN

## Names: quest

quest-Q01 = Paint the Roses
quest-Q02 = The Tiger-Lily Talks
quest-Q03 = Bread-and-Butterflies
quest-Q04 = Thorns and Petals
quest-Q05 = The Croquet Ground
quest-Q06 = The Head Gardener
quest-Q07 = Curious Oysters
quest-Q08 = Stand Awhile in Thought
quest-Q09 = Eyes of Flame
quest-Q10 = Snicker-Snack
quest-Q11 = Galumphing Back
quest-Q12 = Uffish Thought
quest-Q13 = The Caucus-Race
quest-Q14 = A Sea of Tears
quest-Q15 = The Mouse's Tale
quest-Q16 = Dry as History
quest-Q17 = The Little Crocodile
quest-Q18 = The Dodo's Thimble
quest-Q19 = A Keep Called a Castle
quest-Q20 = Gyre and Gimble
quest-Q21 = The Mome Raths Outgrabe
quest-Q22 = All Mimsy
quest-Q23 = Round the Sundial
quest-Q24 = Beware the Jubjub Bird
quest-Q25 = Who Stole the Tarts?
quest-Q26 = Sentence First
quest-Q27 = The Queen's Court
quest-Q28 = Behind the Throne
quest-Q29 = Down to the Dungeons
quest-Q30 = The Royal Garrison

## Names: region

region-RK = Red Keep
region-GF = Garden of Live Flowers
region-TT = Tumtum Trees
region-PT = Pool of Tears
region-NM = The Wabe

## Names: scoring_token

scoring-token-ST1 = UNWRITTEN
scoring-token-ST2 = UNWRITTEN
scoring-token-ST3 = UNWRITTEN
scoring-token-ST4 = UNWRITTEN
scoring-token-ST5 = UNWRITTEN
scoring-token-ST6 = UNWRITTEN

## Names: tea_card

tea-card-T1-01 = Buttered Toast
tea-card-T1-02 = Marmalade Jar
tea-card-T1-03 = Rose-Petal Jam
tea-card-T1-04 = Gingerbread Beast
tea-card-T1-05 = Chessboard Cake
tea-card-T1-06 = Polished Tray
tea-card-T1-07 = Pink Lemonade
tea-card-T1-08 = Scented Invitation
tea-card-T1-09 = Smith's Scones
tea-card-T1-10 = Rampart Rusks
tea-card-T1-11 = Double Deal
tea-card-T1-12 = Croquet Lolly
tea-card-T1-13 = Painted Petits Fours
tea-card-T1-14 = Beastly Bargain
tea-card-T1-15 = Rook's Gambit
tea-card-T1-16 = Unexpected Guest
tea-card-T1-17 = Quiet Neighbour
tea-card-T1-18 = Rowdy Company
tea-card-T1-19 = First Lesson
tea-card-T1-20 = Secret Recipe
tea-card-T1-21 = Riddle at the Table
tea-card-T1-22 = Second Breakfast
tea-card-T1-23 = Captain's Biscuits
tea-card-T1-24 = Fork in the Road
tea-card-T1-25 = Two Sealed Letters
tea-card-T1-26 = Sugar Castle
tea-card-T1-27 = Sweet or Sober
tea-card-T1-28 = Muscle or Mind
tea-card-T1-29 = Temptation Tart
tea-card-T1-30 = Drink Me
tea-card-T2-01 = Deck of Wafers
tea-card-T2-02 = Flamingo Float
tea-card-T2-03 = Crystallised Roses
tea-card-T2-04 = Creature Crumble
tea-card-T2-05 = Red Rook Roast
tea-card-T2-06 = Full Parade
tea-card-T2-07 = Feathers and Stone
tea-card-T2-08 = Petals and Fur
tea-card-T2-09 = Menagerie Menu
tea-card-T2-10 = Garrison Stew
tea-card-T2-11 = Crowded Bench
tea-card-T2-12 = Two Fronts
tea-card-T2-13 = Mad Feast
tea-card-T2-14 = Guest of Honour
tea-card-T2-15 = Whispered Favour
tea-card-T2-16 = Calming Infusion
tea-card-T2-17 = Raucous Revel
tea-card-T2-18 = Lesson in Magic
tea-card-T2-19 = Grandmother's Notebook
tea-card-T2-20 = Dangerous Brew
tea-card-T2-21 = Champion's Errand
tea-card-T2-22 = Beef Tea
tea-card-T2-23 = Mortar and Marzipan
tea-card-T2-24 = Castle in the Clouds
tea-card-T2-25 = Camomile and Gossip
tea-card-T2-26 = Hot Coals
tea-card-T2-27 = Might or Mercy
tea-card-T2-28 = Walls or Warlord
tea-card-T2-29 = Forbidden Biscuit
tea-card-T2-30 = Eat Me
tea-card-T3-01 = Royal Flush
tea-card-T3-02 = Flamingo Fanfare
tea-card-T3-03 = Crown of Roses
tea-card-T3-04 = Beast's Banquet
tea-card-T3-05 = Red Citadel Cake
tea-card-T3-06 = Painters' Shift
tea-card-T3-07 = Wild Procession
tea-card-T3-08 = Thorned Rampart
tea-card-T3-09 = Motley Company
tea-card-T3-10 = Siege Platter
tea-card-T3-11 = Grand Muster
tea-card-T3-12 = Pincer Picnic
tea-card-T3-13 = Last Wild Toast
tea-card-T3-14 = Marching Guests
tea-card-T3-15 = Armoured Visitor
tea-card-T3-16 = Voice of Reason
tea-card-T3-17 = Master Class
tea-card-T3-18 = Final Secret
tea-card-T3-19 = Cauldron of Change
tea-card-T3-20 = Clear Head
tea-card-T3-21 = Hero's Portion
tea-card-T3-22 = Keystone Pudding
tea-card-T3-23 = Raised Banners
tea-card-T3-24 = Reckless Builders
tea-card-T3-25 = Sleeping Draught
tea-card-T3-26 = Anvil Song
tea-card-T3-27 = Stone or Steel
tea-card-T3-28 = Peace or Fire
tea-card-T3-29 = Shattered Mirror
tea-card-T3-30 = Looking-Glass Cake

## Names: wonderlandian

wonderlandian-WL01 = White Rabbit
wonderlandian-WL02 = Knave of Hearts
wonderlandian-WL03 = March Hare
wonderlandian-WL04 = Duchess
wonderlandian-WL05 = Walrus
wonderlandian-WL06 = Gryphon
wonderlandian-WL07 = Unicorn
wonderlandian-WL08 = Lion
wonderlandian-WL09 = Humpty Dumpty
wonderlandian-WL10 = Caterpillar
wonderlandian-WL11 = Mock Turtle
wonderlandian-WL12 = Dormouse
wonderlandian-WL13 = Tweedledum and Tweedledee
wonderlandian-WL14 = Duchess's Amulet
wonderlandian-WL15 = Knave's Crown
wonderlandian-WL16 = Caterpillar's Pipe
wonderlandian-WL17 = Humpty's Glove
wonderlandian-WL18 = White Rabbit's Watch
wonderlandian-WL19 = Walrus's Oysters
wonderlandian-WL20 = Dormouse's Teapot
wonderlandian-WL21 = Tweedles' Rattle
wonderlandian-WL22 = Mock Turtle's Soup
wonderlandian-WL23 = White Knight's Mousetrap
wonderlandian-WL24 = Gryphon's Feather
