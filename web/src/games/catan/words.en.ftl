### Words that only the board needs.

board-nothing = nothing
board-close = Close
board-cancel = Cancel
board-closer = Closer
board-farther = Farther
board-whole = The whole map
board-turn = to act

## The map

board-corner = Intersection: { $place }
board-site = { $piece }: { $seat }. Intersection: { $place }
board-path = Path: { $place }
board-road = Road: { $seat }. Path: { $place }
board-harbour = { $harbour } { $give }:1
board-robber = Robber: { $hex }
board-robber-on = { $hex } (the robber is here)
board-choose-on-map = Choose a place on the map
board-dice = The dice show { $total }
board-dice-none = Dice

## Hand, building, bank

board-your-hand = Your hand: { $count ->
    [one] { $count } resource card
   *[other] { $count } resource cards
}
board-new-card = new{ $count ->
    [1] { "" }
   *[other] : { $fresh }
}
board-works = Building
board-card-short = development
board-price = { $name } ×{ $left }. Price: { $price }
board-bank-card = { $name }: { $count } in the bank{ $rate ->
    [0] { "" }
   *[other] , { $rate }:1
}
board-knights = Knights played
board-pieces-left = Left, { $piece }
board-sure = Surely in hand: { $cards }
board-discards = discards { $count }

## Discards

board-discard-title = Cards to discard: { $count }
board-discard-left = { $count ->
    [0] Done
   *[other] Choose { $count } more
}
board-discard-send = Discard { $count }

## Trade

board-trade = Trade
board-trade-title = What for what?
board-counter-title = A counter-offer
board-you-give = You give
board-you-get = You get
board-one-more = { $name }: one more; chosen { $count }
board-one-less = { $name }: one less; chosen { $count }
board-of-so-many = up to { $count }
board-bank-takes = The bank takes:
board-bank-rate = Give the bank { $count } × { $name } for one card
board-to-bank = Trade with the bank
board-send-offer = Offer it to all
board-send-counter = Offer this instead
board-draft = Give: { $gives }; get: { $gets }.
board-others-hands = What the others hold
board-offer-of = { $you ->
    [yes] Your offer
   *[no] { $seat } offers
}
board-composing = The offer is being thought over.
board-go-on = Go on
board-gives = give
board-gets = get
board-you-would-give = you give
board-you-would-get = you get
board-your-answer = Your answer: { $answer }
board-answer = { $seat }: { $answer }.
board-others-answer = The others are answering…
board-past-offers = Offers of this turn: { $count }
board-no-trade = no trade
board-traded-with = traded with

## Helpers

board-letter = { $side ->
    [b] B
   *[a] A
}
board-helper-of = { $you ->
    [yes] Your helper
   *[no] Helper of { $seat }
}
board-helper-in-reserve = Lies in the reserve
board-side-a = Side A is up: after a use you may keep it, turned to side B, or exchange it.
board-side-b = Side B is up: after a use it must be exchanged.
board-helper-ready = It can still help this turn.
board-helper-rests = It helps no more this turn: it was got or used just now.
board-use-now = Ask for help
board-exchange = Take another helper
board-keep-or-exchange = Keep the helper or take another

## Afterwards

board-statistics = The match in numbers
board-rolls = Rolls: { $count }
board-fair = Dashed: what would come on average.
board-land-gave = What the land gave
board-doings-elsewhere = You came in when the match was under way: look at it again to see who traded, bought and robbed.
board-production = What the land gave, and who did what
board-sum = All
board-traded = trades with players
board-banked = trades with the bank
board-bought = development cards
board-robbed = thefts
board-lost = robbed
board-discarded = cards discarded
