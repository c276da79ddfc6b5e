### Words that only the board needs.

board-brave = brave
board-cowardly = cowardly
board-nothing = nothing
board-nobody = nobody
board-any-potion = any potion
board-turn = to act
board-close = Close
board-closer = Closer
board-farther = Farther
board-whole = Show everything
board-large = Large
board-here = Yes, here
board-cancel = No
board-track = Score track
board-round = Round { $round } of { $rounds }
board-points-now = Points: { $points }; { $score } if it ended now, with bolts and sets
board-played-as = Played this round: { $seat }
board-choose = { $count ->
    [0] Your roles for this round
    [one] Choose roles: { $count } more
   *[other] Choose roles: { $count } more
}
board-add = Your roles: you may add one
board-then = Then: { $what }
board-decks = Past and to come
board-events-unseen = { $left ->
    [0] Events that did not come
   *[other] Events that may still come ({ $left } of these)
}
board-no-cards = No cards in hand
board-cursed-card = Cursed: whoever plays it gets { $points } points
board-role = { $role }. Brave: { $brave }. Cowardly: { $cowardly }.
board-claim = “I am the { $role }!”
board-no-claim = { $role }: nobody dares to be brave yet
board-overtaken = brave no more
board-may-hold = { $count ->
    [0] Nobody else holds this role.
   *[other] Others may hold this role, too: { $names }.
}

board-does-move = { $lands ->
    [none] { $count ->
        [one] move a pawn
       *[other] move pawns { $count } times
    }
   *[other] fly to: { $lands }
}
board-does-deliver = { $lands ->
    [none] deliver a potion
   *[other] deliver a potion from: { $lands }
}
board-does-dispel = dispel a cloud
board-does-give = give { $things }
board-does-gain = take { $things }
board-does-points = { $points ->
    [one] get { $points } point
   *[other] get { $points } points
}

board-event-number-of-roles = Take as many roles as you like; points by the number of cards: { $by }.
board-event-coward-trades = { $instead ->
    [yes] Instead of the role's action
   *[no] Before the role's action
} a coward may { $pay ->
    [none] { "" }
   *[other] give { $pay }{ " " }
}{ $gain ->
    [none] { $points ->
        [one] for { $points } point
       *[other] for { $points } points
    }
   *[other] { $pay ->
        [none] take { $gain }
       *[other] and take { $gain }
    }
}.
board-event-deliveries = Every delivery of this round brings more points: { $signed }.
board-event-pawns-on = Points for each own pawn there ({ $lands }): { $signed }.
board-event-lone-pawns = Points for each own pawn that stands alone: { $signed }.
board-event-resources = Points for each own resource; you keep them: { $signed }.
board-event-clouds = Points for each own cloud: { $signed }.
board-event-hand-in = Hand in { $pay } for { $points ->
    [one] { $points } point
   *[other] { $points } points
}, if you like.

board-region = { $region }, { $landscape }. Pawns here: { $pawns }.
board-castle = { $castle }: { $colour }, { $shape }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $wands ->
    [0] { "" }
    [one] { " " }and a wand
   *[other] { " " }and { $wands } wands
}. { $state ->
    [covered] Lies under a tile.
    [filled] Has its potion.
   *[open] Takes potions.
}
board-cloud = { $cloud } ({ $place }). Wands: { $cost }. Bolts: { $bolts }.{ $brings ->
    [none] { "" }
   *[other] { " " }Brings: { $brings }.
}
board-storm-near = { $points } points for each delivery next to it
board-storm-show = { $points } points if you show { $things }
board-tile = { $tile } ({ $region }){ $amulets ->
    [none] { "" }
   *[other] . Amulets still here: { $amulets }
}
board-pawn = { $seat }, pawn { $number }: { $region }
