# Ethnos, in English: everything that is shown at the table.
#
# Names of things have forms as attributes; a message that is about a `card`
# can use $card, $card-object and $card-led, one about a `kingdom` $kingdom and $kingdom-in.
# $player is the name of whoever sits at a seat.

## The game

game-name = Ethnos
game-line = Recruit Allies of wondrous Tribes, play them as Bands and win Glory in six Kingdoms before the third Dragon comes.
game-motto = Gather bands of twelve tribes and hold six kingdoms.

## Options of a new game

setting-tribes = Tribes
    .description = The Tribes of this game: six with 4 to 6 players, five with 2 or 3. Without a choice they are drawn at random.
setting-open-draw = Open draw
    .description = While the pool is empty, recruiting from the deck gives two cards instead of one.

## Numbers of things

glory-points = { $number } Glory
cards-counted = { $number ->
    [one] { $number } card
   *[other] { $number } cards
}
markers-counted = { $number ->
    [one] { $number } marker
   *[other] { $number } markers
}

## Decisions: what is asked

prompt-turn-action = Recruit one card, or play a Band.
    .why = { $hand ->
        [10] Your hand is full: only a Band can be played.
       *[other] You hold { $hand } of at most 10 cards; { $dragons ->
            [0] no Dragon
           *[other] { $dragons } of 3 Dragons
        } revealed in this Age.
    }
    .first = Collect one colour or one Tribe, then play it for a marker.
prompt-band-add = Add cards of this colour or Tribe, or finish.
    .why = { $needed ->
        [0] The Band led by { $leader-led } has { $size ->
            [one] { $size } card
           *[other] { $size } cards
        } so far.
       *[other] { $size ->
            [one] { $size } card
           *[other] { $size } cards
        } so far; a marker { $kingdom-in } needs { $needed }.
    }
    .first = A bigger Band earns more.
prompt-wing-kingdom = Choose a Kingdom for your marker.
    .why = { $players ->
        [2] Any with fewer than { $size } markers of you both.
       *[other] Any with fewer than { $size } of yours.
    }
    .first = The most markers in a Kingdom earn its Glory when the Age is scored.
prompt-merfolk-bonus = Place a bonus marker.
    .why = { $left ->
        [1] The Merfolk let you choose any Kingdom.
       *[other] The Merfolk let you choose any Kingdom, { $left } times.
    }
    .first = One marker more can win a Kingdom when the Age is scored.
prompt-orc-place = Put a marker on { $colour } of your Horde board?
    .why = It pays when you raid.
    .first = Each colour makes your raid at the end of an Age pay more Glory.
prompt-troll-take = Take a Troll token of { $size } or less.
    .why = It breaks ties when the Age is scored.
    .first = With as many markers, the higher sum of Troll tokens wins a Kingdom.
prompt-centaur-band = Choose who leads.
    .why = Your Centaur lets you play another Band; you hold { $hand ->
        [one] { $hand } card
       *[other] { $hand } cards
    }.
    .first = The colour names the Kingdom, the Tribe gives the ability.
prompt-elf-keep = Keep up to { $left ->
        [one] { $left } card
       *[other] { $left } cards
    }.
    .why = The others go to the pool.
    .first = What your Elves keep begins your next Band; the others go to the pool.
prompt-wizard-draw = Draw { $size ->
        [one] { $size } card
       *[other] { $size } cards
    } from the deck?
    .why = { $safe ->
        [0] { $dragons ->
            [one] { $dragons } Dragon is among the { $deck } cards left.
           *[other] { $dragons } Dragons are among the { $deck } cards left.
        }
       *[other] No Dragon is among the next { $safe } cards.
    }
    .first = They begin your new hand; the third Dragon would end the Age.
prompt-orc-raid = Raid now, or let the Horde grow?
    .why = All six colours pay { $all } Glory.
    .first = A raid takes your { $markers ->
        [one] { $markers } Horde marker
       *[other] { $markers } Horde markers
    } back for { $glory } Glory.

## Decisions: their names

frame-turn-action = Action
frame-band-add = Cards of the Band
frame-wing-kingdom = Kingdom of the Wingfolk
frame-merfolk-bonus = Bonus marker of the Merfolk
frame-orc-place = Marker of the Orcs
frame-troll-take = Token of the Trolls
frame-centaur-band = Another Band of the Centaurs
frame-elf-keep = Cards the Elves keep
frame-wizard-draw = Cards of the Wizards
frame-orc-raid = Raid of the Orcs

## Decisions: their options

option-turn-action-draw = Draw a card from the deck
option-turn-action-take = Take { $card-object } from the pool
option-turn-action-lead = Play a Band led by { $card-led }
option-turn-action-skeleton-victory = Play ten Skeletons and win the game
option-band-add-add = Add { $card-object }
option-band-add-all-tribe = Add all of the Leader’s Tribe
option-band-add-all-colour = Add all of the Leader’s colour
option-band-add-all-skeletons = Add all Skeletons
option-band-add-done = Done: play the Band
option-wing-kingdom-marker = Place the marker { $kingdom-in }
option-merfolk-bonus-bonus = Place the bonus marker { $kingdom-in }
option-merfolk-bonus-decline = Decline the bonus marker
option-orc-place-place = Place the marker on the Horde board
option-orc-place-decline = Decline the marker
option-troll-take-token = Take Troll token { $value }
option-troll-take-decline = Decline a Troll token
option-centaur-band-lead = Play another Band, led by { $card-led }
option-centaur-band-stop = Stop: play no further Band
option-elf-keep-keep = Keep { $card-object }
option-elf-keep-keep-all = Keep all remaining cards
option-elf-keep-done = Done: discard the rest
option-wizard-draw-draw = Draw the cards
option-wizard-draw-decline = Decline: draw none
option-orc-raid-raid = Raid: take the Horde markers back for Glory
option-orc-raid-wait = Wait: leave the Horde markers in place

## The same options where the log names them without their decision

option-draw = Draw from the deck
option-take = Take { $card-object } from the pool
option-lead = Play a Band led by { $card-led }
option-skeleton-victory = Play ten Skeletons and win the game
option-add = Add { $card-object } to the Band
option-all-tribe = Add all of the Leader’s Tribe
option-all-colour = Add all of the Leader’s colour
option-all-skeletons = Add all Skeletons
option-done = Done
option-marker = Place the marker { $kingdom-in }
option-bonus = Place the bonus marker { $kingdom-in }
option-decline = Decline
option-place = Place the marker on the Horde board
option-token = Take Troll token { $value }
option-stop = Stop
option-keep = Keep { $card-object }
option-keep-all = Keep all remaining cards
option-raid = Raid
option-wait = Wait

## Outlooks: what would be true after a choice, in at most 90 characters
# They are put together from the parts below. $rival-with is "with Bruno", $rival-who a relative pronoun for them.

band-glory = { $glory ->
    [0] no Glory
   *[other] { $glory } Glory
}
cards-to-pool = { $pool ->
    [0] no cards go to the pool
    [one] { $pool } card goes to the pool
   *[other] { $pool } cards go to the pool
}
dragons-left = { $safe ->
    [0] { $dragons ->
        [one] the last Dragon is among the { $deck } left and ends the Age
       *[other] { $dragons } Dragons are among the { $deck } left
    }
   *[other] no Dragon is among the next { $safe }
}
marker-nth = { $markers ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $markers }th
}
marker-standing = { $standing ->
    [0] alone there
    [1] { $gap } { $rival-before }
    [2] level { $rival-with }
    [3] { $gap } short of first place
    [4] winning the tie { $rival-with }
   *[5] losing the tie { $rival-with }
}
marker-of-band = { $place ->
    [0] No marker: { $kingdom } needs a Band of { $needed }
    [1] Marker { $kingdom-in }, your { marker-nth }, { marker-standing }
    [2] No marker: your supply is empty
    [3] No marker with a Halfling
    [4] Marker in a Kingdom of your choice
   *[5] No marker: too small for every Kingdom
}
band-of-cards = { $size ->
    [one] { $size } card
   *[other] { $size } cards
}
ability-of-band = { $then ->
    [1] you may keep { $keep ->
        [one] { $keep } card
       *[other] { $keep } cards
    }
    [2] then another Band
    [3] { $taking } Glory and the Giant token
    [4] { $bonus ->
        [0] Merfolk space { $space }
       *[other] Merfolk space { $space }, bonus marker
    }
    [5] you may mark { $colour } of your Horde
    [6] a Troll token up to { $value }
    [7] you may draw { $size ->
        [one] { $size } card
       *[other] { $size } cards
    }
   *[0] { band-counted }, { band-glory }
}
band-counted = a Band of { $size }
outlook-draw = { $number ->
    [one] An unseen card
   *[other] { $number } unseen cards
}; { dragons-left }.
outlook-take-colour = You would hold { $number ->
    [one] { $number } { $colour-card }
   *[other] { $number } { $colour-cards-many }
}: { band-prospect }.
outlook-take-tribe = You would hold { $number ->
    [one] { $number } { $tribe-one }
   *[other] { $number } { $tribe-many }
}: { band-prospect }.
band-prospect = { $place ->
    [0] a Band of { $size }, too small { $kingdom-to }, { band-glory }
    [1] a Band of { $size } { $kingdom-to }, { band-glory }
    [3] a Band of { $size } without a marker, { band-glory }
   *[4] a Band of { $size }, { band-glory }
}
outlook-take-skeleton = { $number ->
    [one] Your first Skeleton: it makes
   *[other] You would hold { $number } Skeletons: they make
} any Band bigger, but are not scored.
outlook-skeleton-victory = You win the game at once.
outlook-lead = { marker-of-band }; { ability-of-band }.
outlook-add = { marker-of-band }; { band-counted }, { band-glory }.
outlook-done = Finishes the Band: { $size ->
    [one] { $size } card
   *[other] { $size } cards
}, { $place ->
    [0] no marker, { band-glory }
    [2] no marker, { band-glory }
    [5] no marker, { band-glory }
   *[other] { $glory ->
        [0] no Glory
       *[other] { $glory } Glory at the end of the Age
    }
}, { $then ->
    [1] you may keep { $keep ->
        [one] { $keep } card
       *[other] { $keep } cards
    }
    [2] then another Band
   *[0] { cards-to-pool }
}.
outlook-stop = Your turn ends: { cards-to-pool }.
outlook-marker = { $standing ->
    [2] You would have { $markers ->
        [one] { $markers } marker
       *[other] { $markers } markers
    }, level { $rival-with } for first place.
    [3] You would have { $markers ->
        [one] { $markers } marker
       *[other] { $markers } markers
    }, { $gap } short of first place: { band-glory } if the Age ended now.
    [4] You would have { $markers }, winning the tie { $rival-with }: { band-glory } if the Age ended now.
    [5] You would have { $markers }, losing the tie { $rival-with }: { band-glory } if the Age ended now.
   *[1] You would have { $markers } and lead alone: { band-glory } if the Age ended now.
}
own-markers = { $markers ->
    [one] { $markers } marker
   *[other] { $markers } markers
}
outlook-place = { own-markers }: a raid would pay { $glory } Glory instead of { $before }; { $supply } left in your supply.
outlook-token-ahead = You would win every tie { $rival-with }, { $rival-who } has { $theirs }.
outlook-token-behind = You would have { $value }; ties are still won by { $rival }, { $rival-who } has { $theirs }.
outlook-token-only = You would win every tie: nobody else has a Troll token.
outlook-decline-bonus = No marker is placed; { $supply } stay in your supply, the bonus is lost.
outlook-decline-place = The Horde stays at { $markers ->
    [one] { $markers } marker
   *[other] { $markers } markers
}: a raid would pay { $glory } Glory.
outlook-decline-token = { $value ->
    [0] No token: you would lose every tie against a Troll token.
   *[other] No further token: your Trolls stay at { $value }.
}
outlook-decline-draw = No cards are drawn: you begin your next turn with an empty hand.
outlook-keep-colour = You keep { $number ->
    [one] { $number } { $colour-card }
   *[other] { $number } { $colour-cards-many }
}; { still-to-pool }.
outlook-keep-tribe = You keep { $number ->
    [one] { $number } { $tribe-one }
   *[other] { $number } { $tribe-many }
}; { still-to-pool }.
still-to-pool = { $pool ->
    [0] no card would go to the pool
    [one] { $pool } card would still go to the pool
   *[other] { $pool } cards would still go to the pool
}
outlook-keep-done = You keep { $number ->
    [0] no cards
    [one] { $number } card
   *[other] { $number } cards
}; { cards-to-pool }.
outlook-raid = { $glory } Glory now: { $standing ->
    [0] you stay { $gap } { $rival-before }
    [1] you would pass { $rival-whom } by { $gap }
    [2] you would be level { $rival-with }
   *[3] still { $gap } behind { $rival }
}; { $markers ->
    [one] { $markers } marker returns
   *[other] { $markers } markers return
} to your supply.
outlook-wait = Your { $markers ->
    [one] marker stays
   *[other] { $markers } markers stay
}: { $glory } Glory in a later Age{ $more ->
    [0] .
   *[other] , { $more } with one colour more.
}

## The log

log-tribe = The { $tribe-whole } takes part in this game.
    .all = { $number } Tribes take part in this game: { $tribes-plural }.
log-age-begins = { $age ->
    [1] The First Age begins.
    [2] The Second Age begins.
   *[3] The Third Age begins.
}
log-first-player = { $player } is first player.
    .you = You are first player.
log-deal = { $player } begins the Age with { $card-object } in hand.
    .you = You begin the Age with { $card-object } in hand.
log-takes = { $player } takes { $card-object } from the pool.
    .you = You take { $card-object } from the pool.
log-draws = { $player } draws a card from the deck.
    .you = You draw a card from the deck.
log-drew = The card drawn: { $card }.
log-dragon = { $number ->
    [3] { $player } reveals the third Dragon, which ends the Age.
   *[other] { $player } reveals Dragon { $number } of 3 and draws again.
}
    .you = { $number ->
        [3] You reveal the third Dragon, which ends the Age.
       *[other] You reveal Dragon { $number } of 3 and draw again.
    }
log-band = { $number ->
    [one] { $player } plays a Band of { cards-counted } led by { $card-object }.
   *[other] { $player } plays a Band of { cards-counted } led by { $card-object }: { $cards }.
}
    .you = { $number ->
        [one] You play a Band of { cards-counted } led by { $card-object }.
       *[other] You play a Band of { cards-counted } led by { $card-object }: { $cards }.
    }
log-marker = { $player } places a Control marker { $kingdom-in }.
    .you = You place a Control marker { $kingdom-in }.
    .sub = { $number ->
        [1] First marker
        [2] Second marker
        [3] Third marker
       *[other] Marker number { $number }
    } { $kingdom-in }.
log-too-small = { $player } places no marker: the Band counts as { cards-counted }, too few for another one { $kingdom-in }.
    .you = You place no marker: the Band counts as { cards-counted }, too few for another one { $kingdom-in }.
log-nowhere = { $player } places no marker: a Band of { cards-counted } is too small for every Kingdom.
    .you = You place no marker: a Band of { cards-counted } is too small for every Kingdom.
log-no-marker-left = { $player } places no marker: the supply is empty.
    .you = You place no marker: the supply is empty.
log-halfling = { $player } places no marker: the Band is led by a Halfling.
    .you = You place no marker: the Band is led by a Halfling.
log-discards = { $player } discards { cards-counted } to the pool: { $cards }.
    .you = You discard { cards-counted } to the pool: { $cards }.
    .sub = { $number ->
        [one] { $number } card goes
       *[other] { $number } cards go
    } to the pool: { $cards }.
log-giant = { $player } has the largest Giant Band, takes the Giant token and gains { glory-points }.
    .you = You have the largest Giant Band, take the Giant token and gain { glory-points }.
log-giant-not-larger = { $player } does not take the Giant token: another Giant Band of this Age is at least as large.
    .you = You do not take the Giant token: another Giant Band of this Age is at least as large.
log-merfolk = { $number ->
    [0] { $player } stays on space { $space }, the end of the Merfolk board.
    [one] { $player } advances { $number } space on the Merfolk board, to space { $space }.
   *[other] { $player } advances { $number } spaces on the Merfolk board, to space { $space }.
}
    .you = { $number ->
        [0] You stay on space { $space }, the end of the Merfolk board.
        [one] You advance { $number } space on the Merfolk board, to space { $space }.
       *[other] You advance { $number } spaces on the Merfolk board, to space { $space }.
    }
log-bonus-declined = { $player } declines a bonus marker.
    .you = You decline a bonus marker.
log-horde = { $player } places a marker { $colour-on-space } of the Horde board.
    .you = You place a marker { $colour-on-space } of the Horde board.
log-horde-declined = { $player } places no marker on the Horde board.
    .you = You place no marker on the Horde board.
log-troll = { $player } takes Troll token { $number }.
    .you = You take Troll token { $number }.
log-troll-declined = { $player } takes no Troll token.
    .you = You take no Troll token.
log-keeps = { $number ->
    [0] { $player } keeps no cards in hand.
   *[other] { $player } keeps { cards-counted } in hand.
}
    .you = { $number ->
        [0] You keep no cards in hand.
       *[other] You keep { cards-counted } in hand.
    }
log-wizard-declined = { $player } draws no cards for the Wizard.
    .you = You draw no cards for the Wizard.
log-forced = { $player } has only one option: “{ $option }”.
    .you = You have only one option: “{ $option }”.
log-skeleton-victory = { $player } plays ten Skeletons and wins the game at once.
    .you = You play ten Skeletons and win the game at once.
log-age-ends = { $age ->
    [1] The First Age ends.
    [2] The Second Age ends.
   *[3] The Third Age ends.
}
log-scatters = { $number ->
    [0] { $player } has no cards left in hand.
   *[other] { $player } puts { cards-counted } from the hand aside.
}
    .you = { $number ->
        [0] You have no cards left in hand.
       *[other] You put { cards-counted } from your hand aside.
    }
log-gains-kingdom = { $player } gains { glory-points } { $kingdom-in }.
    .you = You gain { glory-points } { $kingdom-in }.
log-gains-giant = { $player } gains { glory-points } for the Giant token.
    .you = You gain { glory-points } for the Giant token.
log-gains-merfolk = { $player } gains { glory-points } for the lead on the Merfolk board.
    .you = You gain { glory-points } for the lead on the Merfolk board.
log-raids = { $player } raids and takes { markers-counted } back from the Horde board.
    .you = You raid and take { markers-counted } back from the Horde board.
log-waits = { $player } keeps the Horde waiting, with { markers-counted } on its board.
    .you = You keep the Horde waiting, with { markers-counted } on its board.
log-gains-orcs = { $player } gains { glory-points } for the raid of the Orcs.
    .you = You gain { glory-points } for the raid of the Orcs.
log-band-scored = { $player }: the Band led by { $card-led } counts as { $size ->
        [one] { $size } card
       *[other] { $size } cards
    } and earns { glory-points }.
    .you = Your Band led by { $card-led } counts as { $size ->
        [one] { $size } card
       *[other] { $size } cards
    } and earns { glory-points }.
log-gains-bands = { $player } gains { glory-points } for Bands.
    .you = You gain { glory-points } for Bands.
log-game-over = The last Age is scored: the game is over.
log-ranked = { $place }. { $player }: { glory-points }.
    .you = { $place }. you: { glory-points }.

## The story: events as one sees them at the table, their parts, and what a ring says

band-played = { $number ->
    [one] { $card-object }
   *[other] a Band of { $alike ->
        [0] { $number } { $colour-cards-many }
       *[1] { $number } { $tribe-many }
    }
}{ $placed ->
    [0] , no marker
    [1] : marker { $kingdom-in }
   *[2] { "" }
}
marker-tag = { $markers ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $markers }th
}{ $standing ->
    [1] : leads { $kingdom }
    [2] : level { $kingdom-in }
   *[3] { " " }{ $kingdom-in }
}
event-tribes = In this game: { $tribes-plural }
event-age = { $age ->
    [1] The First Age begins
    [2] The Second Age begins
   *[3] The Third Age begins
}
event-first = { $player } plays first
    .you = You play first
event-deal = { $player } begins with { $card-object }
    .you = You begin with { $card-object }
event-take = { $player } takes { $card-object } from the pool
    .you = You take { $card-object } from the pool
event-draw = { $player } draws { $number ->
        [one] a card
       *[other] { $number } cards
    } from the deck
    .you = You draw from the deck: { $cards }
event-dragon = { $number ->
        [3] { $player } reveals the third Dragon: the Age ends
       *[other] { $player } reveals Dragon { $number } of 3
    }
    .you = { $number ->
        [3] You reveal the third Dragon: the Age ends
       *[other] You reveal Dragon { $number } of 3
    }
    .tag = Dragon { $number } of 3
event-band = { $player } plays { band-played }
    .you = You play { band-played }
    .tag = { $placed ->
        [1] { marker-tag }
       *[other] Band of { $number }
    }
event-marker = { $player } places a marker { $kingdom-in }
    .you = You place a marker { $kingdom-in }
    .tag = { marker-tag }
event-no-marker = { $player } places no marker
    .you = You place no marker
event-discard = { $player } leaves { cards-counted } in the pool
    .you = You leave { cards-counted } in the pool
event-giant = { $player } takes the Giant token: { glory-points }
    .you = You take the Giant token: { glory-points }
event-no-giant = { $player } does not get the Giant token
    .you = You do not get the Giant token
event-merfolk = { $player } moves to space { $space } of the Merfolk board
    .you = You move to space { $space } of the Merfolk board
    .tag = Space { $space }
event-no-bonus = { $player } declines a bonus marker
    .you = You decline a bonus marker
event-horde = { $player } marks { $colour } of the Horde
    .you = You mark { $colour } of your Horde
    .tag = Horde: { $colour }
event-no-horde = { $player } leaves the Horde as it is
    .you = You leave the Horde as it is
event-troll = { $player } takes Troll token { $number }
    .you = You take Troll token { $number }
    .tag = Troll token { $number }
event-no-troll = { $player } takes no Troll token
    .you = You take no Troll token
event-keep = { $player } keeps { cards-counted }
    .you = You keep { cards-counted }
event-no-draw = { $player } draws no cards
    .you = You draw no cards
event-skeletons = { $player } plays ten Skeletons and wins
    .you = You play ten Skeletons and win
event-raid = { $player } raids with { markers-counted } of the Horde
    .you = You raid with { markers-counted } of your Horde
event-wait = { $player } lets the Horde grow
    .you = You let the Horde grow
event-game-end = The game is over

beat-tribe = { $tribe-plural }
beat-draws = A card drawn
beat-band = Band
beat-marker = Marker { $kingdom-in }
beat-too-small = No marker { $kingdom-in }
beat-nowhere = No marker
beat-no-marker-left = No marker left
beat-halfling = No marker
beat-discards = { cards-counted } to the pool
beat-giant = Giant token: { glory-points }
beat-giant-not-larger = No Giant token
beat-merfolk = Merfolk: space { $space }
beat-bonus-declined = No bonus marker
beat-horde = Horde: { $colour }
beat-horde-declined = No Horde marker
beat-troll = Troll token { $number }
beat-troll-declined = No Troll token
beat-keeps = { cards-counted } kept
beat-wizard-declined = No cards drawn

## Scenes: the scoring of an Age, the end of the game

scene-age-title = End of Age { $age }: scoring
scene-hands = Hands
    .text = Cards left in hand count nothing and are put aside.
scene-player = { $player }
    .you = you
scene-kingdom-gain = { $player } gains { $number } for { $place ->
        [1] first place
        [2] second place
       *[3] third place
    }
    .you = you gain { $number } for { $place ->
        [1] first place
        [2] second place
       *[3] third place
    }
scene-kingdom-share = { $number } each for { $place ->
    [1] first place
    [2] second place
   *[3] third place
}: { $names }
scene-nobody = Nobody is paid here in this Age.
scene-rank = { markers-here }, { $place ->
    [1] 1st place
    [2] 2nd place
   *[3] 3rd place
}
markers-here = { $markers ->
    [one] { $markers } marker
   *[other] { $markers } markers
}
scene-giants = Giants
scene-giants-gain = { $player } gains { $number } for the Giant token.
    .you = You gain { $number } for the Giant token.
scene-merfolk = Merfolk
scene-merfolk-gain = { $player } gains { $number } for the lead on the Merfolk board.
    .you = You gain { $number } for the lead on the Merfolk board.
scene-orcs = Raids
scene-orcs-open = Owners of Horde markers decide: raid, or let the Horde grow.
scene-orcs-raid = { $player } raids with { markers-here }: { $number } Glory.
    .you = You raid with { markers-here }: { $number } Glory.
scene-orcs-wait = { $player } waits with { markers-here }.
    .you = You wait with { markers-here }.
scene-bands = Bands
scene-bands-gain = { $player } gains { $number } Glory for { $bands ->
        [one] { $bands } Band
       *[other] { $bands } Bands
    }.
    .you = You gain { $number } Glory for { $bands ->
        [one] { $bands } Band
       *[other] { $bands } Bands
    }.
scene-bands-none = { $player } has no Band that earns Glory.
    .you = You have no Band that earns Glory.
scene-so-far = So far
scene-tribes = Tribes
scene-sum = This Age
scene-track = On the track
scene-next = { $player } has the least Glory and begins Age { $age }.
    .you = You have the least Glory and begin Age { $age }.
scene-age-won = Age { $age } goes to { $player }: { $glory } Glory, you have { $own }.
    .you = Age { $age } goes to you: { $glory } Glory, { $gap } more than { $rival }.
scene-age-seen = Age { $age } goes to { $player }: { $glory } Glory, { $rival } has { $own }.
scene-age-level = Age { $age } ends level: { $player } and { $rival } have { $glory } Glory.
    .you = Age { $age } ends level: you and { $rival } have { $glory } Glory.
    .rival = Age { $age } ends level: { $player } and you have { $glory } Glory.
scene-without = Without { $cause } { $player } would have { $number }, and { $rival } would lead with { $theirs }.
    .you = Without { $cause } you would have { $number }, and { $rival } would lead with { $theirs }.
    .rival = Without { $cause } { $player } would have { $number }, and you would lead with { $theirs }.
scene-even-without = Even without { $cause } { $player } would have { $gap ->
        [0] as much as { $rival }
       *[other] { $gap } more than { $rival }
    }.
    .you = Even without { $cause } you would have { $gap ->
        [0] as much as { $rival }
       *[other] { $gap } more than { $rival }
    }.
    .rival = Even without { $cause } { $player } would have { $gap ->
        [0] as much as you
       *[other] { $gap } more than you
    }.
scene-cause-kingdom = { $kingdom } ({ $number })
scene-cause-giants = the Giant token ({ $number })
scene-cause-merfolk = the Merfolk board ({ $number })
scene-cause-orcs = the raid ({ $number })
scene-cause-band = the Band of { $size } ({ $number })
scene-end-title = The game is over
scene-end-won = { $player } is King of Ethnos
    .you = You are King of Ethnos
scene-end-shared = Shared victory: { $names }
scene-end-kingdoms = Kingdoms
scene-end-bands = Bands
scene-end-giants = Giants
scene-end-merfolk = Merfolk
scene-end-orcs = Raids
scene-end-number = Glory
scene-end-skeletons = { $player } had ten Skeletons in hand: that wins at once, whatever the Glory.
    .you = You had ten Skeletons in hand: that wins at once, whatever the Glory.
scene-end-tie = { $player } and { $rival } have { $number } Glory each; the tie-break decided.
    .you = You and { $rival } have { $number } Glory each; the tie-break decided.
    .rival = { $player } and you have { $number } Glory each; the tie-break decided.
scene-end-decided = { $source } decided it: { $player } { $number }, { $rival } { $theirs }; level there, { $rival } would be { $gap } ahead.
    .you = { $source } decided it: you { $number }, { $rival } { $theirs }; level there, { $rival } would be { $gap } ahead.
    .rival = { $source } decided it: { $player } { $number }, you { $theirs }; level there, you would be { $gap } ahead.
scene-end-ahead = { $player } was { $margin } ahead of { $rival }, most of all by { $source }: { $number } to { $theirs }.
    .you = You were { $margin } ahead of { $rival }, most of all by { $source }: { $number } to { $theirs }.
    .rival = { $player } was { $margin } ahead of you, most of all by { $source }: { $number } to { $theirs }.

## Why a bot would choose something: what it brings, as the end of a sentence

# $dragons is how many Dragons of this Age are known.
reason-takes = { $dragons ->
    [2] takes { $kingdom } before the Age ends
   *[other] takes the lead { $kingdom-in } ({ markers-counted })
}
reason-strengthens = makes the lead { $kingdom-in } safer ({ markers-counted })
reason-levels = draws level { $kingdom-in } ({ markers-counted })
reason-follows = adds a marker { $kingdom-in }
reason-glory = brings { glory-points } at once
reason-band = plays a Band of { cards-counted }
reason-gathers = gathers { cards-counted } that fit together

## Why a choice is not possible

refusal-hand-full = You hold { $hand } cards and the limit is { $limit }: you cannot recruit.
refusal-not-in-pool = { $card }: there is no such card in the pool.
refusal-skeleton-leads = A Skeleton is never the Leader of a Band.
refusal-not-in-hand = { $card }: there is no such card in your hand.
refusal-too-few-skeletons = This needs 10 Skeletons in hand; you have { $skeletons }.
refusal-one-action = A turn is one action: recruit an Ally or play a Band.
refusal-does-not-match = { $card } does not fit into this Band. Apart from Skeletons, its cards must all be of one Tribe or all of one colour; the Leader is { $leader-object }.
refusal-no-more-match = No card in your hand can be added in this way to the Band led by { $leader-object }.
refusal-no-skeletons = There is no Skeleton in your hand.
refusal-finish-the-band = First complete the Band led by { $leader-object }: add cards that match, or finish it.
refusal-band-or-stop = After the Band of the Centaurs you play another Band, or you stop.
refusal-band-too-small = A Band of { $size ->
        [one] { $size } card
       *[other] { $size } cards
    } is too small for a marker { $kingdom-in }: { $markers ->
        [one] { $markers } marker counts there already.
       *[other] { $markers } markers count there already.
    }
refusal-choose-a-kingdom = The marker of the Wingfolk must be placed: choose a Kingdom.
refusal-bonus-or-decline = Place the bonus marker in a Kingdom, or decline it.
refusal-place-or-decline = Place the marker on your Horde board, or decline.
refusal-token-too-high = Troll token { $value } is too high for a Band of { $size ->
        [one] { $size } card
       *[other] { $size } cards
    }.
refusal-token-taken = Troll token { $value } is already taken.
refusal-token-or-decline = Take an available Troll token, or decline.
refusal-keep-too-many = { $cards ->
        [one] { $cards } card is left
       *[other] { $cards } cards are left
    }, but you may keep only { $allowed }.
refusal-keep-or-done = Choose a card to keep, or finish.
refusal-draw-or-decline = Draw all { $size ->
        [one] { $size } card
       *[other] { $size } cards
    }, or none.
refusal-raid-or-wait = Raid with all Horde markers, or wait with all of them.

## The result

result-winner = { $player } wins and is King of Ethnos.
result-shared = Shared victory: { $players }.
result-place = { $place }. { $player }: { glory-points }
result-reason-glory = Decided by Glory after the last Age.
result-reason-skeletons = Decided by the instant victory of the Skeletons.
decided-tie-markers = Level at { $score } Glory, so the Control markers on the main board decided ({ $rule }): { $player } { $number }, { $rival } { $rival-number }.
decided-tie-bands = Level at { $score } Glory and in Control markers, so { $place ->
        [1] the largest Band
       *[other] Band { $place } by size
    } of the last Age decided ({ $rule }): { $player } { $number }, { $rival } { $rival-number }.

## Where Glory comes from

source-kingdoms = Kingdoms
source-giant-bands = Giant Bands
source-giant-token = Giant token
source-merfolk = Merfolk board
source-orcs = Orc raids
source-bands = Bands

## Phases

phase-set-up = Set-up
phase-beginning-of-age = Beginning of a new Age
phase-course-of-age = Course of the Age
phase-end-of-age = End of the Age
phase-scattering = Scattering of Allies
phase-kingdoms = Glory for Kingdoms
phase-tribes = Influence of the Tribes
phase-bands = Glory for Bands
phase-new-age = A new Age dawns
phase-end-of-game = End of the game

age-1 = First Age
age-2 = Second Age
age-3 = Third Age

stage-title = { $number ->
    [1] First Age
    [2] Second Age
   *[3] Third Age
}

## Terms

term-glory = Glory
term-age = Age
term-turn = Turn
term-first-player = First player
term-kingdom = Kingdom
    .plural = Kingdoms
term-tribe = Tribe
    .plural = Tribes
term-ally = Ally
    .plural = Allies
term-band = Band
    .plural = Bands
term-leader = Leader
    .plural = Leaders
term-card = Card
    .plural = Cards
term-dragon = Dragon
    .plural = Dragons
term-marker = Control marker
    .plural = Control markers
term-glory-token = Glory token
    .plural = Glory tokens
term-troll-token = Troll token
    .plural = Troll tokens
term-giant-token = Giant token
term-merfolk-board = Merfolk board
term-horde-board = Orc Horde board
term-deck = Ally deck
term-top-pile = Top pile
term-pool = Pool
term-hand = Hand
term-supply = Supply
term-score-sheet = Score sheet
term-special-ability = Special ability

## Kingdoms

kingdom-althea = Althea
    .in = in Althea
    .to = for Althea
    .object = Althea
    .colour = { colour-green }
kingdom-duris = Duris
    .in = in Duris
    .to = for Duris
    .object = Duris
    .colour = { colour-purple }
kingdom-ithys = Ithys
    .in = in Ithys
    .to = for Ithys
    .object = Ithys
    .colour = { colour-orange }
kingdom-pelagon = Pelagon
    .in = in Pelagon
    .to = for Pelagon
    .object = Pelagon
    .colour = { colour-grey }
kingdom-rhea = Rhea
    .in = in Rhea
    .to = for Rhea
    .object = Rhea
    .colour = { colour-red }
kingdom-straton = Straton
    .in = in Straton
    .to = for Straton
    .object = Straton
    .colour = { colour-blue }

## Colours

colour-blue = blue
    .on-space = on the blue space
    .card = blue card
    .cards-few = blue cards
    .cards-many = blue cards
colour-green = green
    .on-space = on the green space
    .card = green card
    .cards-few = green cards
    .cards-many = green cards
colour-grey = grey
    .on-space = on the grey space
    .card = grey card
    .cards-few = grey cards
    .cards-many = grey cards
colour-orange = orange
    .on-space = on the orange space
    .card = orange card
    .cards-few = orange cards
    .cards-many = orange cards
colour-purple = purple
    .on-space = on the purple space
    .card = purple card
    .cards-few = purple cards
    .cards-many = purple cards
colour-red = red
    .on-space = on the red space
    .card = red card
    .cards-few = red cards
    .cards-many = red cards

player-colour-black = Black
player-colour-blue = Blue
player-colour-green = Green
player-colour-pink = Pink
player-colour-white = White
player-colour-yellow = Yellow

## Tribes: one of them, several of them, the whole Tribe

tribe-centaur = Centaur
    .plural = Centaurs
    .whole = Tribe of the Centaurs
    .one = Centaur
    .few = Centaurs
    .many = Centaurs
tribe-dwarf = Dwarf
    .plural = Dwarves
    .whole = Tribe of the Dwarves
    .one = Dwarf
    .few = Dwarves
    .many = Dwarves
tribe-elf = Elf
    .plural = Elves
    .whole = Tribe of the Elves
    .one = Elf
    .few = Elves
    .many = Elves
tribe-giant = Giant
    .plural = Giants
    .whole = Tribe of the Giants
    .one = Giant
    .few = Giants
    .many = Giants
tribe-halfling = Halfling
    .plural = Halflings
    .whole = Tribe of the Halflings
    .one = Halfling
    .few = Halflings
    .many = Halflings
tribe-merfolk = Merfolk
    .plural = Merfolk
    .whole = Tribe of the Merfolk
    .one = Merfolk
    .few = Merfolk
    .many = Merfolk
tribe-minotaur = Minotaur
    .plural = Minotaurs
    .whole = Tribe of the Minotaurs
    .one = Minotaur
    .few = Minotaurs
    .many = Minotaurs
tribe-orc = Orc
    .plural = Orcs
    .whole = Tribe of the Orcs
    .one = Orc
    .few = Orcs
    .many = Orcs
tribe-skeleton = Skeleton
    .plural = Skeletons
    .whole = Tribe of the Skeletons
    .one = Skeleton
    .few = Skeletons
    .many = Skeletons
tribe-troll = Troll
    .plural = Trolls
    .whole = Tribe of the Trolls
    .one = Troll
    .few = Trolls
    .many = Trolls
tribe-wingfolk = Wingfolk
    .plural = Wingfolk
    .whole = Tribe of the Wingfolk
    .one = Wingfolk
    .few = Wingfolk
    .many = Wingfolk
tribe-wizard = Wizard
    .plural = Wizards
    .whole = Tribe of the Wizards
    .one = Wizard
    .few = Wizards
    .many = Wizards

## The texts of the cards

card-text-centaur = If this Band placed a marker, you may play another Band at once.
    .short = If it placed a marker: play another Band at once.
card-text-dwarf = At the end of the Age this Band scores as if it had one card more.
    .short = Scores as one card more at the end of the Age.
card-text-elf = You may keep up to X of your remaining cards in hand.
    .short = Keep up to X of your remaining cards in hand.
card-text-giant = If this is the largest Giant Band of the Age, gain { glory-points } and take the Giant token.
    .short = Largest Giant Band: Glory and the Giant token.
card-text-halfling = This Band places no Control marker.
    .short = Places no Control marker.
card-text-merfolk = Advance X spaces on the Merfolk board.
    .short = Advance X spaces on the Merfolk board.
card-text-minotaur = For the Control marker this Band counts as X + 1 cards.
    .short = Counts as X + 1 cards when it places its marker.
card-text-orc = You may place a marker on your Horde board, on the space of this card’s colour.
    .short = You may mark this colour on your Horde board.
card-text-skeleton = Fits into every Band and never leads one. Leaves the Bands before they are scored.
    .short = Fits every Band, never leads and is not scored.
card-text-troll = You may take an available Troll token of value X or lower.
    .short = Take a Troll token of X or less: it wins ties.
card-text-wingfolk = Place the Control marker in a Kingdom of your choice.
    .short = Places its marker in any Kingdom you choose.
card-text-wizard = After the discard you may draw X cards from the deck.
    .short = After the discard you may draw X cards.
card-text-dragon = The first and the second: draw another card. The third: the Age ends at once.
    .short = The third one ends the Age at once.

## Cards: the name, and the name as an object of a sentence

card-centaur-blue = Blue Centaur
    .object = a Blue Centaur
    .led = a Blue Centaur
card-centaur-green = Green Centaur
    .object = a Green Centaur
    .led = a Green Centaur
card-centaur-grey = Grey Centaur
    .object = a Grey Centaur
    .led = a Grey Centaur
card-centaur-orange = Orange Centaur
    .object = an Orange Centaur
    .led = an Orange Centaur
card-centaur-purple = Purple Centaur
    .object = a Purple Centaur
    .led = a Purple Centaur
card-centaur-red = Red Centaur
    .object = a Red Centaur
    .led = a Red Centaur
card-dwarf-blue = Blue Dwarf
    .object = a Blue Dwarf
    .led = a Blue Dwarf
card-dwarf-green = Green Dwarf
    .object = a Green Dwarf
    .led = a Green Dwarf
card-dwarf-grey = Grey Dwarf
    .object = a Grey Dwarf
    .led = a Grey Dwarf
card-dwarf-orange = Orange Dwarf
    .object = an Orange Dwarf
    .led = an Orange Dwarf
card-dwarf-purple = Purple Dwarf
    .object = a Purple Dwarf
    .led = a Purple Dwarf
card-dwarf-red = Red Dwarf
    .object = a Red Dwarf
    .led = a Red Dwarf
card-elf-blue = Blue Elf
    .object = a Blue Elf
    .led = a Blue Elf
card-elf-green = Green Elf
    .object = a Green Elf
    .led = a Green Elf
card-elf-grey = Grey Elf
    .object = a Grey Elf
    .led = a Grey Elf
card-elf-orange = Orange Elf
    .object = an Orange Elf
    .led = an Orange Elf
card-elf-purple = Purple Elf
    .object = a Purple Elf
    .led = a Purple Elf
card-elf-red = Red Elf
    .object = a Red Elf
    .led = a Red Elf
card-giant-blue = Blue Giant
    .object = a Blue Giant
    .led = a Blue Giant
card-giant-green = Green Giant
    .object = a Green Giant
    .led = a Green Giant
card-giant-grey = Grey Giant
    .object = a Grey Giant
    .led = a Grey Giant
card-giant-orange = Orange Giant
    .object = an Orange Giant
    .led = an Orange Giant
card-giant-purple = Purple Giant
    .object = a Purple Giant
    .led = a Purple Giant
card-giant-red = Red Giant
    .object = a Red Giant
    .led = a Red Giant
card-halfling-blue = Blue Halfling
    .object = a Blue Halfling
    .led = a Blue Halfling
card-halfling-green = Green Halfling
    .object = a Green Halfling
    .led = a Green Halfling
card-halfling-grey = Grey Halfling
    .object = a Grey Halfling
    .led = a Grey Halfling
card-halfling-orange = Orange Halfling
    .object = an Orange Halfling
    .led = an Orange Halfling
card-halfling-purple = Purple Halfling
    .object = a Purple Halfling
    .led = a Purple Halfling
card-halfling-red = Red Halfling
    .object = a Red Halfling
    .led = a Red Halfling
card-merfolk-blue = Blue Merfolk
    .object = a Blue Merfolk
    .led = a Blue Merfolk
card-merfolk-green = Green Merfolk
    .object = a Green Merfolk
    .led = a Green Merfolk
card-merfolk-grey = Grey Merfolk
    .object = a Grey Merfolk
    .led = a Grey Merfolk
card-merfolk-orange = Orange Merfolk
    .object = an Orange Merfolk
    .led = an Orange Merfolk
card-merfolk-purple = Purple Merfolk
    .object = a Purple Merfolk
    .led = a Purple Merfolk
card-merfolk-red = Red Merfolk
    .object = a Red Merfolk
    .led = a Red Merfolk
card-minotaur-blue = Blue Minotaur
    .object = a Blue Minotaur
    .led = a Blue Minotaur
card-minotaur-green = Green Minotaur
    .object = a Green Minotaur
    .led = a Green Minotaur
card-minotaur-grey = Grey Minotaur
    .object = a Grey Minotaur
    .led = a Grey Minotaur
card-minotaur-orange = Orange Minotaur
    .object = an Orange Minotaur
    .led = an Orange Minotaur
card-minotaur-purple = Purple Minotaur
    .object = a Purple Minotaur
    .led = a Purple Minotaur
card-minotaur-red = Red Minotaur
    .object = a Red Minotaur
    .led = a Red Minotaur
card-orc-blue = Blue Orc
    .object = a Blue Orc
    .led = a Blue Orc
card-orc-green = Green Orc
    .object = a Green Orc
    .led = a Green Orc
card-orc-grey = Grey Orc
    .object = a Grey Orc
    .led = a Grey Orc
card-orc-orange = Orange Orc
    .object = an Orange Orc
    .led = an Orange Orc
card-orc-purple = Purple Orc
    .object = a Purple Orc
    .led = a Purple Orc
card-orc-red = Red Orc
    .object = a Red Orc
    .led = a Red Orc
card-skeleton = Skeleton
    .object = a Skeleton
    .led = a Skeleton
card-troll-blue = Blue Troll
    .object = a Blue Troll
    .led = a Blue Troll
card-troll-green = Green Troll
    .object = a Green Troll
    .led = a Green Troll
card-troll-grey = Grey Troll
    .object = a Grey Troll
    .led = a Grey Troll
card-troll-orange = Orange Troll
    .object = an Orange Troll
    .led = an Orange Troll
card-troll-purple = Purple Troll
    .object = a Purple Troll
    .led = a Purple Troll
card-troll-red = Red Troll
    .object = a Red Troll
    .led = a Red Troll
card-wingfolk-blue = Blue Wingfolk
    .object = a Blue Wingfolk
    .led = a Blue Wingfolk
card-wingfolk-green = Green Wingfolk
    .object = a Green Wingfolk
    .led = a Green Wingfolk
card-wingfolk-grey = Grey Wingfolk
    .object = a Grey Wingfolk
    .led = a Grey Wingfolk
card-wingfolk-orange = Orange Wingfolk
    .object = an Orange Wingfolk
    .led = an Orange Wingfolk
card-wingfolk-purple = Purple Wingfolk
    .object = a Purple Wingfolk
    .led = a Purple Wingfolk
card-wingfolk-red = Red Wingfolk
    .object = a Red Wingfolk
    .led = a Red Wingfolk
card-wizard-blue = Blue Wizard
    .object = a Blue Wizard
    .led = a Blue Wizard
card-wizard-green = Green Wizard
    .object = a Green Wizard
    .led = a Green Wizard
card-wizard-grey = Grey Wizard
    .object = a Grey Wizard
    .led = a Grey Wizard
card-wizard-orange = Orange Wizard
    .object = an Orange Wizard
    .led = an Orange Wizard
card-wizard-purple = Purple Wizard
    .object = a Purple Wizard
    .led = a Purple Wizard
card-wizard-red = Red Wizard
    .object = a Red Wizard
    .led = a Red Wizard
card-dragon = Dragon
    .object = a Dragon
    .led = a Dragon

## Reports of the laboratory, in the words of this game

report-tags = Wins by Tribe
report-tags-note = A seat favours a Tribe if Leaders of this Tribe led a greater part of its own Bands than of all Bands at the table. Where bots of different strength sit at one table, this also shows what the stronger ones favour.
report-tags-favoured = Share of wins of the seats that favoured the Tribe's Leaders
report-tag = Tribe
report-tags-in-play = Games with each Tribe
report-sources = Glory by source
report-sources-note = Mean Glory of a seat in a game.
report-stages = By Age
report-stage = Age { $number }

## The position in words

view-table = The table
view-kingdoms = Kingdoms
view-sheet = Glory gained so far
view-player = { $player }
view-you = This is your seat.
view-age = { $age ->
    [1] First Age
    [2] Second Age
   *[3] Third Age
} of { $number ->
    [2] two
   *[3] three
}.
view-end = { $key ->
    [skeletons] The game is over: it was decided by the instant victory of the Skeletons.
   *[glory] The game is over: it was decided by Glory.
}
view-end-by = { $player } has played ten Skeletons.
view-asked = { $player } decides: { $frame }.
view-asked-all = All at once and in secret, { $players } still { $number ->
    [one] decides
   *[other] decide
}: { $frame }.
view-raid-chosen = Your answer: { $option }.
view-band-so-far = Your Band so far has { cards-counted } and is led by { $leader-led }: { $cards }.
view-kept = You keep { cards-counted } so far: { $cards }.
view-bonus-left = { $number ->
    [one] One bonus marker is to be placed or declined.
   *[other] { $number } bonus markers are to be placed or declined.
}
view-first-player = { $player } was first player in this Age.
view-dragons = { $number ->
    [0] No Dragon of three has come yet.
    [1] One Dragon of three has come.
    [2] Two Dragons of three have come: the next one ends the Age.
   *[3] All three Dragons have come.
}
view-third-dragon = { $player } revealed the third Dragon.
view-deck = { $number ->
    [0] The deck is empty.
   *[other] The deck holds { cards-counted }.
}
view-deck-safe = { $number ->
    [one] Its top card cannot be a Dragon.
   *[other] Its top { $number } cards cannot be Dragons.
}
view-pool = { $number ->
    [0] The pool is empty.
   *[other] The pool holds { cards-counted }: { $cards }.
}
view-scattered = { $number ->
    [one] One card was scattered at the end of the Age.
   *[other] { $number } cards were scattered at the end of the Age.
}
view-troll-tokens = { $number ->
    [0] No Troll token is left.
    [one] Troll token { $tokens } is left.
   *[other] Troll tokens { $tokens } are left.
}
view-giant = { $player } holds the Giant token, for a Band of { cards-counted }.
view-giant-free = Nobody holds the Giant token.
view-tribes = Tribes in this game: { $tribes }.
view-open-draw = Open draw: while the pool is empty, recruiting from the deck gives two cards.
view-kingdom = { $kingdom }, { $kingdom-colour }: Glory tokens by Age { $tokens }; Control markers: { $shares }.
view-glory = { glory-points }.
view-hand = { $number ->
    [0] Your hand is empty.
   *[other] You hold { cards-counted }: { $cards }.
}
view-hand-hidden = { $number ->
    [0] No cards in hand.
   *[other] { cards-counted } in hand.
}
view-supply = { markers-counted } in the supply.
view-merfolk = On space { $space } of the Merfolk board.
view-horde = { $number ->
    [0] No markers on the Horde board.
   *[other] { markers-counted } on the Horde board: { $colours }.
}
view-trolls = { $number ->
    [one] Troll token { $tokens }.
   *[other] Troll tokens { $tokens }.
}
view-no-bands = No Bands in this Age.
view-bands = { $number ->
    [one] { $number } Band
   *[other] { $number } Bands
}
view-band = { $number ->
    [one] Band of { cards-counted }: { $leader }.
   *[other] Band of { cards-counted }, led by { $leader-led }: { $cards }.
}
view-band-leaderless = Band of { cards-counted } without a Leader: { $cards }.
view-sheet-age = { $age ->
    [0] First Age
    [1] Second Age
   *[2] Third Age
}
view-sheet-kingdom = { $kingdom }: { $shares }.
view-sheet-giant-bands = { source-giant-bands }: { $shares }.
view-sheet-giant-token = { source-giant-token }: { $shares }.
view-sheet-merfolk = { source-merfolk }: { $shares }.
view-sheet-orcs = { source-orcs }: { $shares }.
view-sheet-bands = { source-bands }: { $shares }.

## The board: labels beside the pieces

board-map = Map of the six Kingdoms
board-markers = { $player }: { $number }
board-no-markers = No Control markers
board-tokens = Glory: { $values }
board-scores = Glory track
board-rounds = +{ $number }
board-open-cards = { $number } open
board-pool-empty = empty
board-deck = Ally deck: { $number } cards
board-deck-safe = Ally deck: { $number } cards. No Dragon among the next { $safe }.
board-age = Age { $age }
board-age-of = of { $ages }
board-dragons = Dragons revealed: { $number } of 3
board-your-hand = Your hand
board-your-band = Your Band
board-to-pool = Goes to the pool after this
board-unless-added = Goes to the pool unless added
board-left-in-hand = Left in hand
board-kept = Kept in hand
board-let-go = Goes to the pool unless kept
board-empty-hand = No cards in hand
board-leader = Leader
board-order = Order of the cards
board-by-tribe = Tribe
board-by-colour = Colour
board-cards-in-hand = Cards in hand: { $number }
board-markers-in-supply = Markers in supply: { $number }
board-on-merfolk = Space on the Merfolk board: { $number }
board-on-horde = Horde board: { $colours }
board-on-horde-none = Horde board: empty
board-band-of = Band of { $number } led by { $leader-object }
board-band-skeletons = Band of { $number } Skeletons
board-holds-troll = Troll token { $number }
board-holds-giant = Holds the Giant token
board-first = First player of this Age
board-third-dragon = Drew the third Dragon
board-tribes = Tribes in this game
board-first-place = first place: { $number } Glory
board-tokens-taken = { $tokens } taken
board-tokens-all-left = all available
board-token-value = Troll token { $number }
board-giant-nobody = nobody yet
board-giant-worth = { $number } Glory at the end of this Age
board-copies = { $number ->
    [one] { $number } copy in the game.
   *[other] { $number } copies in the game.
}
board-copies-tribe = { $number } cards in the game.
board-card-kingdom = The colour of { $kingdom }.
board-kingdom-here = Glory tokens I, II and III: { $values }.
board-kingdom-two = Glory tokens I and II: { $values }.
board-merfolk-text = Whoever is furthest ahead at the end of an Age gains Glory. The dark spaces bring an extra Control marker.
board-horde-text = One marker fits on each colour. A raid at the end of an Age takes them all back for Glory.
board-troll-text = Higher tokens win ties when an Age is scored.
board-giant-text = Lies with the largest Giant Band of the Age.
board-deck-text = The upper half of the deck holds no Dragons; the third Dragon ends the Age.
board-glory-text = At the end of an Age its tokens are paid to those with the most markers here.

board-scored-you = You
board-scored-markers = { $number ->
    [one] { $number } marker
   *[other] { $number } markers
}
board-scored-place = { $place ->
    [1] 1st place
    [2] 2nd place
   *[3] 3rd place
}
board-scored-none = no reward
board-scored-cards = { $number ->
    [0] no cards left
    [one] { $number } card aside
   *[other] { $number } cards aside
}
board-scored-then = Then

board-card-centaur = Centaur
board-card-dwarf = Dwarf
board-card-elf = Elf
board-card-giant = Giant
board-card-halfling = Halfling
board-card-merfolk = Merfolk
board-card-minotaur = Minotaur
board-card-orc = Orc
board-card-skeleton = Skeleton
board-card-troll = Troll
board-card-wingfolk = Wingfolk
board-card-wizard = Wizard
board-card-dragon = Dragon

board-mark-band = Band
board-mark-dragon = Dragon
board-mark-age = New Age
board-mark-score = Scoring

## The numbers of a refusal, as the table shows them: a caption for each, and what stands between two

board-why-band-too-small =
    .between = is not <
    .markers = markers that count there
    .size = cards in the Band
board-why-hand-full =
    .between = is not <
    .hand = cards in hand
    .limit = limit
board-why-token-too-high =
    .between = is more than
    .value = Troll token
    .size = cards in the Band
board-why-keep-too-many =
    .between = is more than
    .cards = cards left
    .allowed = that you may keep
board-hand-of = { $player }’s hand
board-band-of-player = { $player }’s Band

## How it plays: five pictures with a heading and a line each

how-1 = Collect
    .line = On your turn take one card: an open one from the pool, or an unseen one from the deck.
how-2 = Match
    .line = Cards of one colour or one Tribe make a Band. One of them leads it.
how-3 = Place
    .line = The Leader’s colour names the Kingdom. Your third marker there needs a Band of three.
how-4 = Let go
    .line = What you do not play goes to the pool, for everybody to take. So do not wait too long.
how-5 = Score
    .line = The third Dragon ends an Age: Kingdoms and Bands pay Glory. Most Glory after the last Age wins.
how-deck = deck
how-pool = pool
how-one-colour = one colour
how-third-dragon = third Dragon

## Lessons of the guided first game: lessons.json. Words between ** are bold

lesson-goal = What wins
    .line = Most Glory after three Ages
    .tell = Welcome to Ethnos! Whoever has the most **Glory** after three Ages wins. You earn it with markers in the six Kingdoms and with the Bands of cards that you play.
    .do = Look at the track round the map: all four of you start at 0. Then continue.
    .why = everything you do from now on is for one of the two: a place in a Kingdom, or a bigger Band.
    .free = Whoever has the most Glory after the last Age wins. You earn it with markers in the six Kingdoms and with the Bands of cards that you play.
lesson-turn = Your turn
    .line = Recruit one card, or play a Band
    .tell = On your turn you do one thing: take one card, or play a Band. { $pool } cards lie open in the **pool**, and the **deck** is beside them. You hold a red Elf.
    .do = Take the red Orc from the pool.
    .why = cards that you do not take, others can take. Nothing comes into the pool for a card that leaves it.
    .good = Now you hold two red cards. Bruno, Cora and Felix have had their turns as well.
    .deck = The deck can surprise you, and nobody sees what you draw. An open card that fits is surer.
    .early = You may play at once: one card alone is a Band, too. But it earns nothing at the end of the Age.
    .red = That fits just as well: it is red, too.
    .stray = It has another colour than your Elf, so the two would fit only if they were of one Tribe.
    .free = On your turn you do one thing: take one card from the pool or the deck, or play a Band from your hand.
lesson-together = Cards that belong together
    .line = One colour or one Tribe
    .tell = Both your cards are **red**. Cards of one colour, or of one Tribe, can be played together as a **Band**. The bigger the Band, the more it is worth.
    .do = Take a card from the pool that fits your two. One of them is red.
    .why = at the end of the Age a Band of 3 earns **{ $glory_band_3 }** Glory, a Band of 2 only **{ $glory_band_2 }**.
    .good = That fits: you can play all three together now, or wait for more.
    .deck = The deck can surprise you, and nobody sees what you draw. An open card that fits is surer.
    .early = You may play at once, and a Band of 2 earns { $glory_band_2 } Glory. Bigger ones earn more.
    .tribe = It fits one of your two cards by its Tribe, but not both: a Band is of one colour or of one Tribe.
    .stray = It fits neither by colour nor by Tribe yet. Watch what comes to the pool.
    .free = Cards of one colour, or of one Tribe, can be played together as a Band. The bigger the Band, the more it is worth.
lesson-leader = Who leads
    .line = The Leader chooses the Kingdom
    .tell = One card of a Band is its **Leader**. The Leader’s colour says in which Kingdom your marker goes, the Leader’s Tribe gives you an ability. You hold { $red_in_hand } red cards, and one of them is an Elf: with an Elf as Leader you may keep cards that do not fit.
    .do = So one more card does no harm. Draw one from the deck.
    .why = what you draw from the deck is yours alone: nobody else sees it.
    .good = A green Minotaur. It is not red, so it waits in your hand for another Band.
    .early = That works as well: your red cards are strong enough already. Leaders come up again in a moment.
    .open = An open card is fine, too; only the others know now that you hold it.
    .free = One card of a Band leads it. The Leader’s colour says in which Kingdom your marker goes, the Leader’s Tribe gives you an ability.
lesson-first-band = Your first Band
    .line = A marker on the map
    .tell = { $red_in_hand } of your { $hand } cards are red. Choose one of them as Leader, then add the others: your **marker** goes to the Kingdom of the Leader’s colour. Red is Rhea.
    .do = Play the red cards as a Band, with the Elf as Leader.
    .why = your first marker in a Kingdom needs 1 card, the second 2, the third 3. Nobody is in Rhea yet: its { $token_rhea } Glory are yours if it stays so.
    .good = The Elf leads. Now add the red cards, all at once or one by one: the bigger the Band, the better.
    .other = The marker goes to Rhea all the same. But only with the Elf as Leader you may keep the fourth card.
    .single = That card leads another Kingdom, and your red cards would go to the pool.
    .later = You may wait for a fourth red card. But whoever is first in Rhea is harder to pass, and the cards in your hand earn nothing yet.
    .free = To play a Band, choose its Leader, then add what fits. Your marker goes to the Kingdom of the Leader’s colour: the first needs 1 card, the second 2, the third 3.
lesson-rest = The rest goes to the pool
    .line = Think before you play
    .tell = After a Band all cards that are left in your hand go to the **pool**, for everybody to take. An **Elf** as Leader is the exception: you may keep as many cards as the Band has, here { $size }.
    .do = Keep the green Minotaur.
    .why = with any other Leader it would lie open now. So play when your hand is well sorted, not when it is full.
    .good = You lead Rhea, and the Minotaur stays with you.
    .gone = Then it lies in the pool now. It may still be there when it is your turn again.
    .free = After a Band all cards that are left in your hand go to the pool, for everybody to take. So play when your hand is well sorted.
lesson-left = What others leave
    .line = Take it while it lies there
    .tell = Bruno and Cora have played Bands, too, and what they held besides lies in the pool: { $pool } cards now. { $red_in_pool } of them are red, and nobody but you is in Rhea.
    .do = Take a red card from the pool.
    .why = others see the same cards. What you want most, take first.
    .good = Good. There is another red one: take that next, and you have enough for a second marker.
    .deck = The deck can wait; what lies open now may be gone in a moment.
    .early = You may. But a Band of one earns nothing at the end of the Age.
    .tribe = Two Minotaurs make a Band as well. For Rhea you would need red.
    .stray = It fits nothing that you hold. Watch what comes to the pool.
    .free = When others play a Band, what they held besides lies in the pool. Look at it every turn: what you want most, take first.
lesson-second = The second marker
    .line = Needs one card more
    .tell = You have { $own_in_rhea } marker in Rhea. The next one there needs a Band of at least 2, and you hold { $red_in_hand } red cards.
    .do = Play both red cards as a Band, whichever of them leads.
    .why = in a Kingdom only the order counts: who has the most markers when the Age ends. Two are harder to catch than one.
    .good = Add the other red card, too. The Leader’s Tribe gives you its ability by itself.
    .single = That card goes to another Kingdom. A first marker elsewhere is worth something, too.
    .later = You may wait. The longer you do, the more your last Band of this Age may be worth, and the nearer are the Dragons.
    .free = A marker in a Kingdom where you have some already needs a bigger Band: the second 2 cards, the third 3.
lesson-gift = A Leader’s ability
    .line = Elf, Giant, Minotaur, Wingfolk
    .tell = Each Tribe has an ability, and your Leader’s counts. You hold two **Wingfolk**: with one of them as Leader you may put your marker into **any** Kingdom.
    .do = Play your Wingfolk as a Band, then choose a Kingdom.
    .why = Pelagon pays { $token_pelagon } Glory in this Age, and nobody is there. Open any card to read what its Tribe does.
    .good = Add the other one. Then choose where your marker shall stand: where you would be first, and where it pays.
    .later = You may collect more of them. But the Dragons are near now, and cards in your hand earn nothing.
    .free = Each Tribe has an ability, and your Leader’s counts. Open a card to read what its Tribe does.
lesson-dragons = Dragons
    .line = The third ends the Age
    .tell = A **Dragon** came up from the deck: { $dragons } of 3. The third ends the Age at once, in the middle of a turn, and cards that are still in your hand then are worth nothing.
    .do = Play your three Minotaurs, with the purple one as Leader.
    .why = Duris pays { $token_duris } Glory, and nobody is there. Nobody knows whether you get another turn.
    .good = Well done: they are safe on the table. A Minotaur as Leader counts as one card more when a marker is placed.
    .risk = You may hope for another turn. But three cards in your hand are worth nothing when the third Dragon comes.
    .free = The third Dragon ends the Age at once. Cards that are still in your hand then are worth nothing: play them in time.
lesson-kingdoms = Kingdoms pay
    .line = First place takes the token
    .tell = The first Age is over. In each Kingdom whoever had the most markers got what its token I shows; those who were level shared it. You got **{ $kingdoms }** Glory that way, { $token_duris } of it in Duris.
    .do = Look at the map. Your markers stay there, for the Ages to come. Then continue.
    .why = in the second Age second place is paid as well, and the tokens are worth more.
    .free = The first Age is over. In each Kingdom whoever had the most markers got what its token I shows; those who were level shared it. Markers stay for the Ages to come.
lesson-bands = Bands pay too
    .line = And a new Age begins
    .tell = Your Bands earned **{ $bands }** Glory, by their size. Together that makes { $glory }: well played! Bands and hands are gone now, and everybody begins the second Age with one new card.
    .do = That was the last lesson. Play on with Bruno, Cora and Felix as long as you like.
    .why = you know the whole game now. The rulebook and the hint are there whenever you want them.
    .free = Bands are paid by their size, then they go. Everybody begins the new Age with one new card. That was the last lesson: play on as long as you like.
