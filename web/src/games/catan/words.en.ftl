### Words that only the board needs.

board-nothing = nothing
board-close = Close
board-cancel = Cancel
board-closer = Closer
board-farther = Farther
board-whole = The whole map
board-large = Large
board-here = Yes, here
board-turn = to act

## The map

board-corner = Intersection: { $place }
board-site = { $piece }: { $seat }. Intersection: { $place }
board-path = Path: { $place }
board-road = Road: { $seat }. Path: { $place }
board-ship = Ship: { $seat }. Path: { $place }
board-harbour = { $harbour } { $give }:1
board-robber = Robber: { $hex }
board-robber-on = { $hex } (the robber is here)
board-choose-on-map = Choose a place on the map
board-dice = The dice show { $total }
board-dice-none = Dice

## The sea

board-pirate = Pirate
board-pirate-on = { $hex } (the pirate is here)
board-landing = First settlement on this island: { $points ->
    [one] { $points } more point
   *[other] { $points } more points
}
board-chit = Special points: { $points }
board-special = Special points
board-gift = A gift for the first ship here: { $gift ->
    [point] a point
    [card] a development card
   *[harbour] a harbour
}
board-harbours-kept = Harbours to place: { $harbours }
board-mark = { $mark ->
    [strait] The strait: a settlement here opens the Great Bridge
    [wasteland] The wasteland: a settlement here opens the Great Wall
   *[no_start] Nobody begins here
}
board-levels = Levels of “{ $wonder }”
board-wonder-asks = { $mark ->
    [strait] a settlement at the strait
    [wasteland] a settlement at the wasteland
   *[none] { $cities ->
        [0] { "" }
        [one] { $cities } city
       *[other] { $cities } cities
    }{ $points ->
        [0] { "" }
       *[other] {" "}and { $points } points in sight
    }{ $harbours ->
        [0] { "" }
       *[other] a city at a harbour and a route of { $route }
    }
}
board-wonder-of = { $levels ->
    [0] { $seat } has claimed it
    [one] { $seat }: { $levels } level
   *[other] { $seat }: { $levels } levels
}
board-wonder-price = A level: { $price }
board-village = A village: its number is { $token }, { $cloth ->
    [0] no cloth left
    [one] { $cloth } bale of cloth
   *[other] { $cloth } bales of cloth
}
board-villages-traded = Villages it trades with
board-cloth-left = In the supply: { $count ->
    [one] { $count } bale
   *[other] { $count } bales
}
board-goal = To { $goal } points
board-scenario-none = The island as ever: roads, towns, trade, and no ships.
board-scenario-heading-for-new-shores = From the large island to the small ones: the first settlement on each is worth more.
board-scenario-the-four-islands = Begin wherever you like; islands where you did not begin reward whoever lands there.
board-scenario-the-fog-islands = Nobody knows what lies in the middle of the sea. Who finds land gets a card of it.
board-scenario-through-the-desert = Beyond the desert and over the sea lies land that is worth the way: by road or by ship.
board-scenario-the-forgotten-tribe = Nobody settles on the far islands, but their people give points, cards and harbours.
board-scenario-cloth-for-catan = Ships trade with eight villages: two bales of cloth are a point. Who comes first takes the most.
board-scenario-the-pirate-islands = Build warships against the pirates’ fleet, and take your own fortress: without it nobody wins.
board-scenario-the-wonders-of-catan = Choose a wonder and build it in four steps; who finishes first wins, whatever the points.
board-scenario-new-world = Land and sea are dealt anew every time, and you place the harbours yourselves.

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

board-trade-left = { $count ->
    [0] Trade with the bank
    [one] Trade: { $count } offer left
   *[other] Trade: { $count } offers left
}
board-you-give = You give
board-you-get = You get
board-one-more = { $name }: one more; chosen { $count }
board-clear = Take away
board-clear-side = { $side }: take all away
board-whom = Who is asked
board-ask-seat = Ask { $seat }
board-only-asked = Asked: { $names }.
board-still-answering = Still to answer: { $names }
board-lately = Lately offered
board-one-less = { $name }: one less; chosen { $count }
board-of-so-many = up to { $count }
board-to-bank = To the bank
board-send-offer = Offer
board-send-counter = Offer this instead
board-draft = Give: { $gives }; get: { $gets }.
board-offer-of = { $you ->
    [yes] Your offer
   *[no] { $seat } offers
}
board-gives = give
board-gets = get
board-you-would-give = you give
board-you-would-get = you get
board-your-answer = Your answer: { $answer }
board-answer = { $seat }: { $answer }.
board-others-answer = The others are answering…
board-past-offers = This turn: { $count }
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
board-rolls-left =
    { $count ->
        [one] { $count } card is left in the deck of rolls ({ $numbers })
       *[other] { $count } cards are left in the deck of rolls ({ $numbers })
    }
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

## The box

box-development-cards = Development cards
box-awards = Longest road and largest army
box-bank = The bank
box-cards = Helper cards
box-colours = Colours of players
box-components = Contents of the box
box-development = Buying development cards
box-ext56 = Five and six players
box-geometry = How hexes are counted
box-harbours = Harbours
box-helpers = Helpers
box-layouts = Layouts
box-number-tokens-base = Number tokens: three and four players
box-number-tokens-ext56 = Number tokens: five and six players
box-number-tokens-pips = Dots on number tokens
box-pieces = Pieces
box-reedition-2023 = The edition of 2023
box-reserve = Reserve
box-resources = Resources
box-scenarios = Scenarios
box-sea-components = Contents of the box of Seafarers
box-sea-layouts = Maps of Seafarers
box-sea-pieces = Pieces of Seafarers
box-sea-rules = Rules of Seafarers
box-sea-terrains = Terrains of Seafarers
box-terrains = Terrains
box-trade = Trade
box-turn = Turns
box-victory = Victory
box-wonders = Wonders
box-field-base = Three and four players
box-field-ext56 = Five and six players
box-field-per-seat = For each player
box-field-give = Given for one
box-field-give-without-harbour = Given without a harbour
box-field-least = At least
box-field-terrain = Terrain
box-field-resource-cards = Resource cards
box-field-hexes = Hexes
box-field-number-tokens = Number tokens
box-field-harbours = Harbours
box-field-pieces = Pieces
box-field-goal-vp = Points to win
box-field-numbers = Numbers
box-field-draws = Cards drawn
box-field-settlement-cost = Cost of a settlement
box-field-city-cost = Cost of a city
box-field-development-cards-per-turn = Development cards played in a turn
box-field-knights = Knights
box-field-robber = Robber
box-field-pirate = Pirate
box-field-roads = Roads
box-field-scenario = Scenario
box-field-total = In all
box-field-once-per-turn = Once a turn
