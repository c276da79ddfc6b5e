### Words that only the board needs.

board-nothing = nothing
board-close = Close
board-turn = to act
board-yours = Your workshop
board-supply = Supply
board-balls = { $name }: { $count }
board-tokens = { $count ->
    [one] { $count } ball
   *[other] { $count } balls
}
board-takes = { $count ->
    [one] { $count } ball
   *[other] { $count } balls
}: { $rule }
board-pattern = { $name }. Takes: { $yarn }.{ $learned ->
    [yes] { " " }Learned, worth { $points }.
   *[no] { "" }
} A leftover is worth { $value }.
board-request = { $name }. Takes: { $yarn }. Worth { $points }.{ $favourite ->
    [yes] { " " }Your favourite: 5 more.
   *[no] { "" }
}
board-project = { $name }, { $points } pts. Takes: { $items }.
board-slot = Slot { $slot }: { $what }
board-space = Space { $space }: { $works }{ $here ->
    [yes] . The marker stands here
   *[no] { "" }
}
board-character = { $name }, { $specialty }. Spaces: { $works }. Favourite request: { $favourite }
board-decks = Yarn deck and discard: { $deck }, { $discard }. Show what is known of them
board-projects-left = Projects still to come: { $count }
board-ready = Has everything for it: { $names }
board-worth = { $name }: at the end of your turn it can be frogged
board-no-items = Nothing made yet
board-cat = Tangled cat: no crafting in the next own turn
board-cat-short = no crafting
board-bowl = Bowl: { $yarn }
board-items = Made: { $items }
board-requests = Special requests
board-held = To be made: { $request }
board-finished = Made: { $request }
board-works-left = Works left
board-hint-moving = Press a lit space of your board.
board-hint-working = What can be done now is lit: take cards of the bazaar, make patterns and requests.
board-hint-restocking = Press a lit project to finish it, a lit pattern to learn it for one such item, a lit item to unravel it.
board-hint-ordering = Press the event or request of the bazaar that is to come next.
board-hint-final = Press a lit pattern or request to make it, or make nothing.
board-take = Choose a colour
board-take-three = Take three balls of one colour
board-give = Give away
board-get = Get for it
board-fewer = Fewer
board-more = More
board-make = Make it of
board-other-yarn = Choose other yarn
board-lay-these = Lay the rest like this
board-take-these = Take these
board-frog = Unravel it?
board-frog-gives = The thing goes back to the supply, and you get yarn: { $yarn }.
board-request-came = Somebody has to make it. Made, it brings its points; not made, it takes them away.
board-event-tangled-cat = The cat sits in somebody's basket: no crafting there in the next own turn.
board-event-yarn-sale = A sale: three balls of any colours, for free.
board-event-donate = One ball from your bowl goes to another player.
board-event-friendly-clerk = The clerk is kind: everyone takes one ball of any colour.
board-event-craft-circle = Everyone may craft one item now.
