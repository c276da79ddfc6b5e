### Words that only the board needs.

board-map = Map of Elfenland
board-closer = Closer
board-farther = Farther
board-whole = The whole map
board-here = Yes, here
board-cancel = No
board-large = Large
board-round = Round { $round } of { $rounds }

board-nothing = nothing
board-nobody = nobody
board-card = { $name } ({ $prices })
board-by-ferry = ferry

board-town = { $town }. Boots here: { $boots }. Not yet been here: { $markers }.
board-road = Road { $name }, { $terrain }. No counter.
board-road-counter = Road { $name }, { $terrain }. Counter: { $transport }, price { $price ->
    [one] { $price } card
   *[other] { $price } cards
}, by caravan { $caravan }.{ $obstacle ->
    [yes] { " " }An obstacle lies there.
   *[no] { "" }
}
board-river = River { $name }. Rafts downstream: { $river_downstream }, upstream: { $river_upstream }.
board-ferry = Ferry { $name }. Rafts: { $lake }.
board-boot = Boot: { $seat }, { $town }
board-goal = Destination: { $seat }, { $town }

board-pile = Pile of counters, left: { $count }
board-deck = Deck of travel cards, cards: { $count }
board-discard = Discard, cards { $count }: { $cards }
board-own-counters = Your counters
board-own-counter = { $side ->
    [hidden] Secret counter
   *[open] Counter
}: { $name } ({ $prices })
board-hidden = { $name }: only you can see it
board-secret = secret
board-no-counters = No counters
board-hand-empty = Your hand is empty
board-seat-counters = Open counters: { $open }. Hidden: { $hidden }. Obstacle: { $obstacle ->
    [yes] yes
   *[no] no
}.

board-route = Cards: { $cards }. { $markers ->
    [0] No markers on the way.
    [one] { $markers } marker on the way.
   *[other] { $markers } markers on the way.
}
board-route-caravan = The caravan’s cards are our choice; to choose them yourself, close this and press the counter on the road.
board-no-route = You cannot get there with these cards now.
board-tour = { $count ->
    [one] Most towns: { $count } marker
   *[other] Most towns: { $count } markers
}
board-go = Off we go!
board-goal-distance = { $count ->
    [0] You are there.
    [one] { $count } leg away.
   *[other] { $count } legs away.
}

board-now = Round { $round } of { $rounds }. { $phase }{ $lap ->
    [0] .
   *[other] , lap { $lap }.
}
board-hint-planning = Pick up a counter, and its roads light up. Or press a road at once.
board-hint-lay = Now press a road; the number says how many cards a leg will cost.
board-hint-obstacle = Now press a road with a counter: the number is what a leg over it will cost everybody; a caravan takes one card more.
board-hint-travelling = Press a town to see the cheapest way there. Or go leg by leg: counters, river arrows and ferries near you are lit.
board-hint-caravan = Caravan: lay down { $count ->
    [one] { $count } more card
   *[other] { $count } more cards
} of any kind.

board-chart = Travel chart
board-chart-short = Chart
board-chart-note = Numbers are cards for one leg. An obstacle costs one card more. A caravan is any cards: { $cards }, with an obstacle { $cards_with_obstacle }.
board-visits = Who has been where
board-visited = has been there
board-not-visited = not yet
board-turn = to act
board-first = first this round
board-close = Close

## The box

box-towns = Towns
box-board = The board
box-caravan = The caravan
box-colours = Colours of players
box-components = Contents of the box
box-counters = Counters
box-destination = Town cards
box-hand = Cards in hand
box-lakes = Lakes
box-obstacle = The obstacle
box-rounds = Rounds
box-seats = Players
box-setup = Preparation
box-terrains = Terrains
box-transports = Transports
box-ways-ferries = Ferries
box-ways-rivers = Rivers
box-ways-roads = Roads
box-field-board-label = Written on the board
box-field-boots = Boots
box-field-cards-per-seat = Cards for each player
box-field-cards-with-obstacle = Cards where an obstacle lies
box-field-counters = Counters
box-field-dealt-up-to = Dealt up to
box-field-destination = Destination
box-field-early-win-last = Last round of an early win
box-field-extra-cards = More cards
box-field-fewest = Fewest players
box-field-gold = Gold
box-field-kept-after-journey = Kept after the journey
box-field-kept-between-rounds = Kept between rounds
box-field-lake = Lake
box-field-marker = Shape of the marker
box-field-most = Most players
box-field-obstacle = Obstacle
box-field-obstacles = Obstacles
box-field-obstacles-per-seat = Obstacles for each player
box-field-open-per-round = Open counters each round
box-field-open-row = Open counters in the row
box-field-ports = Ports
box-field-reference-cards = Reference cards
box-field-round-cards = Round cards
box-field-secret-per-round = Secret counters each round
box-field-start-player-cards = Start player cards
box-field-start-town = Start town
box-field-terrain = Terrain
box-field-town-card = Town card
box-field-town-cards = Town cards
box-field-town-markers-per-seat = Town markers for each player
box-field-towns = Towns
box-field-transport-counters = Transport counters
box-field-transports = Transports
box-field-travel-cards = Travel cards
box-field-water = Water
box-field-ways = Ways
box-field-roads = Roads
