### Catan, the Helpers: words, English. Names first; the values are those of base.toml, helpers.toml and seafarers.toml.

## Resources

resource-brick = brick
resource-lumber = lumber
resource-wool = wool
resource-grain = grain
resource-ore = ore

## Terrains (.into, .in and .from carry the preposition)

terrain-hills = hills
    .into = into the hills
    .in = in the hills
    .from = from the hills
terrain-forest = forest
    .into = into the forest
    .in = in the forest
    .from = from the forest
terrain-pasture = pasture
    .into = onto the pasture
    .in = on the pasture
    .from = from the pasture
terrain-fields = fields
    .into = into the fields
    .in = in the fields
    .from = from the fields
terrain-mountains = mountains
    .into = into the mountains
    .in = in the mountains
    .from = from the mountains
terrain-desert = desert
    .into = into the desert
    .in = in the desert
    .from = from the desert
terrain-sea = sea
    .into = out to sea
    .in = at sea
    .from = from the sea
terrain-gold = gold river
    .into = to the gold river
    .in = at the gold river
    .from = from the gold river
terrain-fog = fog
    .into = into the fog
    .in = in the fog
    .from = from the fog

## Harbours

harbour-generic = general harbour
    .in = in the general harbour
harbour-brick = brick harbour
    .in = in the brick harbour
harbour-lumber = lumber harbour
    .in = in the lumber harbour
harbour-wool = wool harbour
    .in = in the wool harbour
harbour-grain = grain harbour
    .in = in the grain harbour
harbour-ore = ore harbour
    .in = in the ore harbour

## Pieces (.many: all numbers but one)

piece-road = road
    .many = roads
piece-settlement = settlement
    .many = settlements
piece-city = city
    .many = cities
piece-ship = ship
    .many = ships
piece-robber = robber
piece-pirate = pirate

## Colours

colour-red = red
colour-blue = blue
colour-white = white
colour-orange = orange
colour-green = green
colour-brown = brown

## Development cards

card-knight = knight
    .many = knights
card-victory-point = victory point
    .many = victory points
card-road-building = Road Building
card-year-of-plenty = Year of Plenty
card-monopoly = Monopoly
kind-knight = knight
kind-progress = progress
kind-victory-point = victory point

## Awards

award-longest-road = Longest Road
award-largest-army = Largest Army

## Places of cards

place-bank = bank
    .into = to the bank
    .from = from the bank
place-reserve = reserve
    .into = to the reserve
    .from = from the reserve
place-deck = development deck
    .into = to the development deck
    .from = from the development deck

## Helpers

helper-vincent = Vincent
helper-jean = Jean
helper-siegfried = Siegfried
helper-candamir = Candamir
helper-louis = Louis
helper-marianne = Marianne
helper-robber-bride = Robber Bride
helper-nassir = Nassir
helper-william = William
helper-hildegard = Hildegard

## Sides of a helper

side-a = side A
side-b = side B

## Layouts

layout-beginner = first-game board
layout-variable = random board
layout-ext56-new-players = first-game board for five and six
layout-ext56-letter-example = worked example of the letter order
layout-ext56-variable = random board for five and six

## Options

option-layout = Board
option-layout-letters = random, tokens in letter order
option-layout-random = random, tokens shuffled
option-layout-beginner = ready-made, for a first game
option-red-apart = Sixes and eights kept apart
option-red-apart-yes = yes
option-red-apart-no = as they fall
option-harbours = Harbours
option-harbours-shuffled = shuffled
option-harbours-printed = as printed on the frame
option-start = Start on the ready-made board
option-start-laps = place your own, in two laps
option-start-printed = as printed
option-helpers = Helpers
option-helpers-yes = in play
option-helpers-no = not in play
option-five-six = With five and six
option-five-six-auto = special building phase with helpers, paired players without
option-five-six-building-phase = special building phase
option-five-six-paired = paired players
option-trade = Trade between players
option-trade-yes = yes
option-trade-no = no
option-offers = Offers a turn, at most
option-offers-10 = 10
option-offers-1 = 1
option-offers-3 = 3
option-offers-5 = 5
option-offers-20 = 20
option-answers = Answers to an offer
option-answers-secret = shown when all have answered
option-answers-open = shown at once, each as it comes
option-early-helpers = Jean, Louis and Nassir before the roll
option-early-helpers-yes = allowed
option-early-helpers-no = not allowed
option-paired-helpers = Helpers in the second part of a paired turn
option-paired-helpers-no = not allowed
option-paired-helpers-yes = allowed
option-goal = Points to win
option-goal-note = Eight makes for a short evening, thirteen for a long one; the rulebook says ten.
option-goal-usual = as the rules say
option-goal-8 = 8
option-goal-9 = 9
option-goal-10 = 10
option-goal-11 = 11
option-goal-12 = 12
option-goal-13 = 13
option-friendly-robber = Friendly robber
option-friendly-robber-note = The robber keeps away from anyone who has fewer than three points in sight, and takes nothing from them.
option-friendly-robber-no = no
option-friendly-robber-yes = yes
option-dice = Dice
option-dice-note = In the deck each of the 36 falls of two dice lies once; when it is used up, it is shuffled anew. Long runs of luck become rare.
option-dice-thrown = thrown
option-dice-deck = a deck of 36 rolls

option-scenario = Seafarers: scenario
option-scenario-none = none, the base game
option-scenario-heading-for-new-shores = Heading for New Shores
option-scenario-the-four-islands = The Four Islands
option-scenario-the-fog-islands = The Fog Islands
option-scenario-through-the-desert = Through the Desert
option-scenario-the-forgotten-tribe = The Forgotten Tribe
option-scenario-cloth-for-catan = Cloth for Catan
option-scenario-the-wonders-of-catan = The Wonders of Catan
option-scenario-new-world = New World
option-older-goals = Goals and island points of the scenario
option-older-goals-no = of today’s edition
option-older-goals-yes = of the older edition

clash-printed-start = A scenario has no printed start: the first settlements are placed in two laps
clash-older-goals = Goals of the older edition are those of a scenario: choose a scenario first

## Scenarios of Seafarers

scenario-none = base game
scenario-heading-for-new-shores = Heading for New Shores
scenario-the-four-islands = The Four Islands
    .six = The Six Islands
scenario-the-fog-islands = The Fog Islands
scenario-through-the-desert = Through the Desert
scenario-the-forgotten-tribe = The Forgotten Tribe
scenario-cloth-for-catan = Cloth for Catan
scenario-the-pirate-islands = The Pirate Islands
scenario-the-wonders-of-catan = The Wonders of Catan
scenario-new-world = New World
wonder-theater = Theater
wonder-great-bridge = Great Bridge
wonder-monument = Monument
wonder-great-wall = Great Wall
wonder-cathedral = Cathedral

### Sentences

## A place by the hexes that meet there: “forest 8, fields 4, desert”

around =
    { NAME($first) }{ GIVEN($first_token) ->
        [yes] {" "}{ $first_token }
       *[no] {""}
    }{ GIVEN($second) ->
        [yes] {", "}{ NAME($second) }
       *[no] {""}
    }{ GIVEN($second_token) ->
        [yes] {" "}{ $second_token }
       *[no] {""}
    }{ GIVEN($third) ->
        [yes] {", "}{ NAME($third) }
       *[no] {""}
    }{ GIVEN($third_token) ->
        [yes] {" "}{ $third_token }
       *[no] {""}
    }

## Actions: what a button says

action-settle =
    { GIVEN($first) ->
        [yes] Settlement: { around }{ GIVEN($second) ->
            [yes] {""}
           *[no] {" "}({ $corner })
        }
       *[no] Settlement at intersection { $corner }
    }
action-build-city =
    { GIVEN($first) ->
        [yes] City: { around }{ GIVEN($second) ->
            [yes] {""}
           *[no] {" "}({ $corner })
        }
       *[no] City at intersection { $corner }
    }
action-build-road =
    { GIVEN($first) ->
        [yes] Road: { around }{ GIVEN($second) ->
            [yes] {""}
           *[no] {" "}({ $path })
        }
       *[no] Road on path { $path }
    }
action-build-ship =
    { GIVEN($first) ->
        [yes] Ship: { around }{ GIVEN($second) ->
            [yes] {""}
           *[no] {" "}({ $path })
        }
       *[no] Ship on path { $path }
    }
action-move-ship =
    { GIVEN($first) ->
        [yes] Move the ship: { around }{ GIVEN($second) ->
            [yes] {""}
           *[no] {" "}({ $path })
        }
       *[no] Move the ship on path { $path }
    }
action-move-pirate = Move the pirate to sea hex { $hex }
action-place-harbour =
    { GIVEN($first) ->
        [yes] Harbour: { around }{ GIVEN($second) ->
            [yes] {""}
           *[no] {" "}({ $path })
        }
       *[no] Harbour on path { $path }
    }
action-claim-wonder = Claim the wonder “{ NAME($wonder) }”
action-build-level = Build a level of your wonder
action-roll = Roll the dice
action-discard = Discard 1 { NAME($resource) }
action-move-robber =
    { GIVEN($first) ->
        [yes] Move the robber: { around }
       *[no] Move the robber to hex { $hex }
    }
action-rob = Steal from { $victim }
action-rob-cloth = Steal cloth from { $victim }
action-buy = Buy a development card
action-play-knight = Play a knight
action-play-roads = Play “{ NAME("card-road-building") }”
action-play-plenty = Play “{ NAME("card-year-of-plenty") }”
action-play-monopoly = Play “{ NAME("card-monopoly") }”: { NAME($resource) }
action-take-card = Take 1 { NAME($resource) } from the bank
action-stop-roads = Place no more roads
action-bank = Bank: { NAME($give) } for 1 { NAME($get) }
action-offer = Offer a trade
action-give = Give 1 { NAME($resource) } more
action-ask = Ask for 1 { NAME($resource) } more
action-address = Ask only { $partner }
action-propose = Propose it
action-drop = Drop the offer
action-accept = Accept
action-decline = Decline
action-counter = Make a counter-offer
action-choose = Trade with { $partner }
action-withdraw = Withdraw the offer
action-keep = Keep the helper, side B up
action-exchange = Exchange for { NAME($helper) }
action-use-idly = Use the helper idly
action-do-not-use = Do not use the helper now
action-keep-hand = Discard nothing
action-vincent =
    { NAME("helper-vincent") }: give up a { $knight ->
        [knight-played] played knight
       *[knight-held] knight from the hand
    }
action-jean = { NAME("helper-jean") }: { NAME($resource) } at 2:1
action-candamir = { NAME("helper-candamir") }: buy a card for the ordinary price
action-candamir-instead = { NAME("helper-candamir") }: pay { NAME($paid) } instead of { NAME($replaced) }
action-keep-card = Keep “{ NAME($card) }”
action-louis = { NAME("helper-louis") }: move the road on path { $path }
action-robber-bride = { NAME("helper-robber-bride") }: the robber goes to hex { $hex }
action-nassir = { NAME("helper-nassir") }: ask { $opponent }
action-nassir-too = Ask { $opponent }, too
action-nassir-asks = { NAME("helper-nassir") }: ask for { NAME($resource) }
action-nassir-gives = Give back 1 { NAME($resource) }
action-william = { NAME("helper-william") }: a road for { NAME($paid) } instead of { NAME($replaced) }
action-hildegard = { NAME("helper-hildegard") }: look at the hand of { $opponent }
action-take-seen = Take 1 { NAME($resource) } out of that hand
action-take-none = Take none
action-pass-building = Build no more
action-end-turn = End the turn

## Knights that Vincent takes

knight-played = played
knight-held = from the hand

## Events (in the present tense, which has no gender in Russian)

event-settled =
    { $you ->
        [yes] You found
       *[no] { $seat } founds
    } a settlement ({ $around }).
event-built-city =
    { $you ->
        [yes] You build
       *[no] { $seat } builds
    } a city ({ $around }).
event-built-road =
    { $you ->
        [yes] You build
       *[no] { $seat } builds
    } a road.
event-built-ship =
    { $you ->
        [yes] You build
       *[no] { $seat } builds
    } a ship{ GIVEN($paid) ->
        [yes] . Paid: { $paid }.
       *[no] .
    }
event-lifted-ship =
    { $you ->
        [yes] You weigh
       *[no] { $seat } weighs
    } anchor: a ship is to be moved.
event-moved-ship =
    { $you ->
        [yes] You move
       *[no] { $seat } moves
    } a ship.
event-reached-island =
    { $you ->
        [yes] You settle
       *[no] { $seat } settles
    } a new shore: { $points ->
        [one] { $points } special point.
       *[other] { $points } special points.
    }
event-got-gold =
    { $you ->
        [yes] You find gold and choose
       *[no] { $seat } finds gold and chooses
    } { $count ->
        [one] { $count } card.
       *[other] { $count } cards.
    }
event-discovered =
    { $you ->
        [yes] You discover
       *[no] { $seat } discovers
    }: { NAME($terrain) }{ $token ->
        [0] {""}
       *[other] {" "}({ $token })
    }{ GIVEN($resource) ->
        [yes] {", "}and { $you ->
            [yes] take
           *[no] takes
        } 1 { NAME($resource) }.
       *[no] .
    }
event-got-gift =
    { $you ->
        [yes] The tribe gives you
       *[no] The tribe gives { $seat }
    } { $gift ->
        [point] a special point.
        [card] a development card.
       *[harbour] a harbour{ GIVEN($harbour) ->
            [yes] : { NAME($harbour) }.
           *[no] .
        }
    }
event-placed-harbour =
    { $you ->
        [yes] You place
       *[no] { $seat } places
    } a harbour: { NAME($harbour) }.
event-claimed-wonder =
    { $you ->
        [yes] You claim
       *[no] { $seat } claims
    } the wonder “{ NAME($wonder) }”.
event-built-level =
    { $you ->
        [yes] You build
       *[no] { $seat } builds
    } level { $level } of “{ NAME($wonder) }”. Paid: { $paid }.
event-opened-trade =
    { $you ->
        [yes] You reach
       *[no] { $seat } reaches
    } a village ({ $token }){ $count ->
        [0] : it has no cloth left.
       *[other] {" "}and { $you ->
            [yes] take
           *[no] takes
        } a bale of cloth.
    }
event-got-cloth =
    { $you ->
        [yes] You get
       *[no] { $seat } gets
    } { $count ->
        [one] { $count } bale
       *[other] { $count } bales
    } of cloth.
event-robbed-cloth =
    { $you ->
        [yes] You steal
       *[no] { $seat } steals
    } a bale of cloth from { $from_you ->
        [yes] you.
       *[no] { $victim }.
    }
event-sold-out = Villages with cloth left: { $count }. That ends the match.
event-pirate-moved =
    { $you ->
        [yes] You send
       *[no] { $seat } sends
    } the pirate to other waters.
event-moved-road =
    { $you ->
        [yes] You lay
       *[no] { $seat } lays
    } the road elsewhere.
event-started =
    { $you ->
        [yes] You begin
       *[no] { $seat } begins
    } with { $cards }.
event-dealt =
    { $you ->
        [yes] You get
       *[no] { $seat } gets
    } the helper { NAME($helper) }.
event-rolled =
    { $you ->
        [yes] You roll
       *[no] { $seat } rolls
    } { $number } ({ $first } + { $second }).
event-got =
    { $you ->
        [yes] You get
       *[no] { $seat } gets
    } { $cards }.
event-got-nothing = Nobody gets anything.
event-laid = You lay 1 { NAME($resource) } aside to discard.
event-discarded =
    { $you ->
        [yes] You discard
       *[no] { $seat } discards
    } { $cards }.
event-robber-moved =
    { $you ->
        [yes] You send
       *[no] { $seat } sends
    } the robber { NAME($terrain, case: "into") }{ $token ->
        [0] .
       *[other] { " " }({ $token }).
    }
event-robbed =
    { $you ->
        [yes] You steal
       *[no] { $seat } steals
    } a card from { $from_you ->
        [yes] you
       *[no] { $victim }
    }{ GIVEN($resource) ->
        [yes] : { NAME($resource) }.
       *[no] .
    }
event-nobody-robbed =
    { $you ->
        [yes] You find
       *[no] { $seat } finds
    } nobody there to steal from.
event-bought =
    { $you ->
        [yes] You buy
       *[no] { $seat } buys
    } a development card{ GIVEN($card) ->
        [yes] : { NAME($card) }.
       *[no] .
    }
event-played =
    { $you ->
        [yes] You play
       *[no] { $seat } plays
    } “{ NAME($card) }”.
event-monopolised =
    { $you ->
        [yes] You take
       *[no] { $seat } takes
    } all { NAME($resource) } from the others: { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }.
event-took-card =
    { $you ->
        [yes] You take
       *[no] { $seat } takes
    } 1 { NAME($resource) } from the bank.
event-stopped-roads =
    { $you ->
        [yes] You place
       *[no] { $seat } places
    } no more roads.
event-bank-traded =
    { $you ->
        [yes] You give
       *[no] { $seat } gives
    } the bank { $count } { NAME($give) } for 1 { NAME($get) }.
event-began-offer =
    { $you ->
        [yes] You think
       *[no] { $seat } thinks
    } of a trade.
event-composed =
    Your offer so far: { GIVEN($gives) ->
        [yes] { $gives }
       *[no] nothing
    } for { GIVEN($gets) ->
        [yes] { $gets }
       *[no] nothing
    }.
event-proposed =
    { $you ->
        [yes] You offer
       *[no] { $seat } offers
    } { $gives } for { $gets }{ GIVEN($to) ->
        [yes] {""}. Only { $to } may answer
       *[no] {""}
    }.
event-dropped =
    { $you ->
        [yes] You think
       *[no] { $seat } thinks
    } better of the trade.
event-answered =
    Your answer: { $answer ->
        [accepted] you agree
        [declined] you decline
        [composing] you think of a counter-offer
       *[countered] you make a counter-offer
    }.
event-accepted =
    { $you ->
        [yes] You agree
       *[no] { $seat } agrees
    } to the offer.
event-declined =
    { $you ->
        [yes] You decline
       *[no] { $seat } declines
    } the offer.
event-countered =
    { $you ->
        [yes] You offer
       *[no] { $seat } offers
    } instead { $gives } for { $gets }.
event-traded =
    { $you ->
        [yes] You trade
       *[no] { $seat } trades
    } with { $with_you ->
        [yes] you
       *[no] { $partner }
    }: { $gives } for { $gets }.
event-no-trade =
    { $you ->
        [yes] You make
       *[no] { $seat } makes
    } no trade.
event-used =
    { $you ->
        [yes] You use
       *[no] { $seat } uses
    } { NAME($helper) }{ $idly ->
        [yes] { " " }idly.
       *[no] .
    }
event-not-used =
    { $you ->
        [yes] You do not use
       *[no] { $seat } does not use
    } { NAME($helper) }.
event-kept-helper =
    { $you ->
        [yes] You keep
       *[no] { $seat } keeps
    } { NAME($helper) }, side B up.
event-exchanged =
    { $you ->
        [yes] You exchange
       *[no] { $seat } exchanges
    } { NAME($gone) } for { NAME($helper) }.
event-kept-hand =
    { $you ->
        [yes] You discard
       *[no] { $seat } discards
    } nothing this time.
event-gave-knight =
    { $you ->
        [yes] You give up
       *[no] { $seat } gives up
    } a { $knight ->
        [knight-played] played knight
       *[knight-held] knight from the hand
    }.
event-named-rate =
    { $you ->
        [yes] You give
       *[no] { $seat } gives
    } { NAME($resource) } to the bank at 2:1 until the end of the turn.
event-drew-three =
    { $you ->
        [yes] You look
       *[no] { $seat } looks
    } at { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } of the deck{ GIVEN($cards) ->
        [yes] : { $cards }.
       *[no] .
    }
event-kept-card =
    { $you ->
        [yes] You keep
       *[no] { $seat } keeps
    } one of them{ GIVEN($card) ->
        [yes] : { NAME($card) }.
       *[no] .
    }
event-lifted-road =
    { $you ->
        [yes] You take up
       *[no] { $seat } takes up
    } a road.
event-chased-robber =
    { $you ->
        [yes] You chase
       *[no] { $seat } chases
    } the robber into the desert{ GIVEN($resource) ->
        [yes] { " " }and { $you ->
            [yes] take
           *[no] takes
        } 1 { NAME($resource) }.
       *[no] .
    }
event-named-opponent =
    { $you ->
        [yes] You name
       *[no] { $seat } names
    } { $is_you ->
        [yes] you
       *[no] { $opponent }
    }.
event-asked-for =
    { $you ->
        [yes] You ask
       *[no] { $seat } asks
    } for { NAME($resource) } and { $you ->
        [yes] get
       *[no] gets
    } { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }.
event-gave-back =
    { $you ->
        [yes] You give
       *[no] { $seat } gives
    } { $to_you ->
        [yes] you
       *[no] { $opponent }
    } 1 { NAME($resource) } in return.
event-chose-william =
    { $you ->
        [yes] You pay
       *[no] { $seat } pays
    } for a road with { NAME($paid) } instead of { NAME($replaced) }.
event-saw-hand =
    { $you ->
        [yes] You look
       *[no] { $seat } looks
    } at { $is_you ->
        [yes] your resource cards
       *[no] the resource cards of { $opponent }
    }{ GIVEN($cards) ->
        [yes] : { $cards }.
       *[no] .
    }
event-took-seen =
    { $you ->
        [yes] You take
       *[no] { $seat } takes
    } a card from { $from_you ->
        [yes] you
       *[no] { $opponent }
    }{ GIVEN($resource) ->
        [yes] : { NAME($resource) }.
       *[no] .
    }
event-took-nothing =
    { $you ->
        [yes] You take
       *[no] { $seat } takes
    } nothing.
event-ended-turn =
    { $you ->
        [yes] You end
       *[no] { $seat } ends
    } the turn.
event-passed-building =
    { $you ->
        [yes] You build
       *[no] { $seat } builds
    } no more.
event-part-began =
    { $part ->
        [second] { $you ->
            [yes] Your second part of the turn begins.
           *[no] { $seat } has the second part of the turn.
        }
        [building] { $you ->
            [yes] You may build out of turn.
           *[no] { $seat } may build out of turn.
        }
       *[first] { $you ->
            [yes] Your turn begins.
           *[no] The turn of { $seat } begins.
        }
    }
event-award-passed =
    { $you ->
        [yes] You now have
       *[no] { $seat } now has
    } the { NAME($award) }.
event-award-set-aside = The { NAME($award) } is set aside.
event-won =
    { $you ->
        [yes] You win
       *[no] { $seat } wins
    } with { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
event-settlement-built =
    { $you ->
        [yes] You build
       *[no] { $seat } builds
    } a settlement ({ $around }){ GIVEN($paid) ->
        [yes] . Paid: { $paid }.
       *[no] .
    }
event-city-built =
    { $you ->
        [yes] You build
       *[no] { $seat } builds
    } a city ({ $around }){ GIVEN($paid) ->
        [yes] . Paid: { $paid }.
       *[no] .
    }
event-road-built =
    { $you ->
        [yes] You build
       *[no] { $seat } builds
    } a road ({ $around }){ GIVEN($paid) ->
        [yes] . Paid: { $paid }.
       *[no] .
    }
event-blocked = The robber: { NAME($terrain) } ({ $token }) brings nothing.
event-ran-short =
    { $is_single ->
        [yes] The bank had too little and gave all it had:
       *[no] The bank had too little, so nobody gets any:
    } { NAME($resource) } (owed { $owed }, there are { $left }).
event-laid-aside = You lay aside to discard: { $cards }.
event-card-bought =
    { $you ->
        [yes] You buy
       *[no] { $seat } buys
    } a development card{ GIVEN($card) ->
        [yes] { " " }(“{ NAME($card) }”)
       *[no] { "" }
    }{ GIVEN($paid) ->
        [yes] . Paid: { $paid }.
       *[no] .
    }
event-monopoly-paid =
    { $you ->
        [yes] You hand
       *[no] { $seat } hands
    } over { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } of { NAME($resource) }.
event-cards-taken =
    { $you ->
        [yes] You take
       *[no] { $seat } takes
    } from the bank: { $cards }.
event-award-won =
    { $you ->
        [yes] You get
       *[no] { $seat } gets
    } “{ NAME($award) }” ({ $award ->
        [award-longest-road] { $count ->
            [one] { $count } road
           *[other] { $count } roads
        } in a row
       *[other] { $count ->
            [one] { $count } knight
           *[other] { $count } knights
        }
    }).
event-victory =
    { $you ->
        [yes] You win
       *[no] { $seat } wins
    }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } ({ $by_buildings } for buildings{ $by_awards ->
        [0] { "" }
       *[other] {" "}+ { $by_awards } for awards
    }{ $by_islands ->
        [0] { "" }
       *[other] {" "}+ { $by_islands } for islands
    }{ $by_cloth ->
        [0] { "" }
       *[other] {" "}+ { $by_cloth } for cloth
    }{ $by_cards ->
        [0] { "" }
       *[other] {" "}+ { $by_cards } on development cards
    }){ GIVEN($wonder) ->
        [yes] {" "}with “{ NAME($wonder) }”, level { $level }.
       *[no] .
    }

## Prompts

prompt-expected =
    { $you ->
        [yes] { $phase ->
            [placing] Place a settlement.
            [placing_road] Place a road at this settlement.
            [placing_road_at_sea] Place a road or a ship at this settlement.
            [before_roll] Your turn: roll the dice.
            [mariannes] The roll brought you nothing: will you use { NAME("helper-marianne") }?
            [siegfrieds] A seven: will you use { NAME("helper-siegfried") }?
            [moving_robber] Move the robber.
            [moving_robber_at_sea] Move the robber or the pirate.
            [robbing] From whom will you steal?
            [acting] Trade, build, play cards, or end your turn.
            [offering] What do you give, and what do you ask for?
            [choosing] Whose answer will you take?
            [free_roads] Place a free road; roads left: { $more }.
            [plenty] Take a card from the bank; cards left: { $more }.
            [after_use] { $must ->
                [yes] Exchange the helper: from side B it cannot be kept.
               *[no] Keep the helper or exchange it.
            }
            [vincents] Where will you build for less?
            [candamirs] Keep one of these cards.
            [louis_lays] Where does the road go?
            [nassirs] { $more ->
                [0] Name a resource.
               *[other] Name a resource, or a second opponent first.
            }
            [nassir_gives] Which card do you give { GIVEN($opponent) ->
                [yes] { $opponent } in return?
               *[no] in return?
            }
            [williams] Where will you build the road?
            [hildegards] Take one of these cards, or none.
            [building] You may build and buy out of turn.
            [taking_gold] Gold: take a card of your choice; cards left: { $more }.
            [sailing] Where does the ship go?
            [placing_harbour] Place the { GIVEN($harbour) ->
                [yes] { NAME($harbour) }
               *[no] harbour
            } at your coast.
            [laying_harbour] Place the { GIVEN($harbour) ->
                [yes] { NAME($harbour) }
               *[no] harbour
            } at any coast.
           *[other] It is your turn.
        }
       *[no] { $phase ->
            [placing] { $seat } is placing a settlement.
            [placing_road] { $seat } is placing a road.
            [placing_road_at_sea] { $seat } is placing a road or a ship.
            [before_roll] { $seat } is about to roll.
            [mariannes] { $seat } may use { NAME("helper-marianne") }.
            [siegfrieds] { $seat } may use { NAME("helper-siegfried") }.
            [moving_robber] { $seat } is moving the robber.
            [moving_robber_at_sea] { $seat } is moving the robber or the pirate.
            [robbing] { $seat } is choosing whom to rob.
            [acting] { $seat } is trading and building.
            [offering] { $seat } is composing an offer.
            [choosing] { $seat } is choosing an answer.
            [free_roads] { $seat } is placing free roads.
            [plenty] { $seat } is taking cards from the bank.
            [after_use] { $must ->
                [yes] { $seat } is exchanging a helper.
               *[no] { $seat } is keeping or exchanging a helper.
            }
            [vincents] { $seat } is building with { NAME("helper-vincent") }.
            [candamirs] { $seat } is choosing a development card.
            [louis_lays] { $seat } is moving a road.
            [nassirs] { $seat } is naming opponents and a resource.
            [nassir_gives] { $seat } is giving { GIVEN($opponent) ->
                [yes] { $opponent } a card in return.
               *[no] a card in return.
            }
            [williams] { $seat } is building a road with { NAME("helper-william") }.
            [hildegards] { $seat } is looking at a hand.
            [building] { $seat } may build out of turn.
            [taking_gold] { $seat } is taking cards for gold.
            [sailing] { $seat } is moving a ship.
            [placing_harbour] { $seat } is placing a harbour.
            [laying_harbour] { $seat } is placing the { GIVEN($harbour) ->
                [yes] { NAME($harbour) }
               *[no] harbour
            }.
           *[other] { $seat } is to act.
        }
    }
prompt-discard-cards = Discard cards; still to go: { $more }.
prompt-answer-offer =
    { $composing ->
        [yes] Compose your counter-offer. { $seat } offers { $gives } for { $gets }.
       *[no] { $seat } offers { $gives } for { $gets }. What do you say?
    }
prompt-wait =
    { $phase ->
        [discarding] Those with too many cards are discarding.
       *[other] The offer is being answered.
    }
prompt-finished =
    { $you ->
        [yes] You have won
       *[no] { $seat } has won
    }.

## Refusals: why not

refusal-not-your-turn = It is another player's turn to decide
refusal-over = The match is over
refusal-place-settlement-first = First place your settlement
refusal-place-road-first = First place a road at the new settlement
refusal-roll-first = First roll the dice
refusal-marianne-first = First it is decided about Marianne
refusal-siegfried-first = First it is decided about Siegfried
refusal-discard-first = First those with too many cards discard
refusal-move-robber-first = First move the robber
refusal-choose-victim-first = First choose from whom to steal
refusal-acting-now = That cannot be done in the action phase now
refusal-offer-first = First propose your offer, or drop it
refusal-no-offer-begun = First say that you offer a trade
refusal-finish-offer = You are composing an offer already: propose it, or do something else and it is forgotten
refusal-answer-first = First the offer is answered
refusal-not-asked = This offer does not go to you
refusal-no-such-partner = You offer to another player at the table
refusal-addressed-already = That player is named already
refusal-choose-partner-first = First choose an answer, or withdraw the offer
refusal-free-roads-first = First place your free roads
refusal-take-cards-first = First take your cards from the bank
refusal-keep-or-exchange-first = First the helper is kept or exchanged
refusal-vincent-builds-first = First build what Vincent makes cheaper
refusal-keep-card-first = First keep one of the cards drawn
refusal-louis-lays-first = First lay the road you have taken up
refusal-nassir-first = First finish what you ask for with Nassir
refusal-give-back-first = First give a card in return
refusal-william-builds-first = First build the road that William helps with
refusal-hildegard-first = First take one of the cards you see, or none
refusal-only-building-now = Out of turn one may only build and buy cards
refusal-rolled-already = The dice are rolled once a turn
refusal-no-such-place = There is no such place on this board
refusal-not-free = A building stands there already
refusal-path-taken = A road or a ship lies there already
refusal-too-close = That is too close to another settlement or city
refusal-no-own-road = No road or ship of yours leads there
refusal-not-connected = That does not join your roads and buildings
refusal-not-at-settlement = The road must begin at the settlement just placed
refusal-no-own-settlement = Only a settlement of yours becomes a city
refusal-no-piece = You have built all of your { NAME($piece, case: "many") }
refusal-too-poor = You have not got the cards to pay for that; you lack { $lacks }
refusal-nothing-to-discard = You have nothing to discard now
refusal-not-in-hand = You have no more { NAME($resource) } in your hand
refusal-robber-stays = The robber must go to another hex
refusal-spares-the-poor = The friendly robber spares those who have fewer than three points in sight, and one of them has a building there
refusal-only-the-desert = Everywhere else the friendly robber would harm somebody with fewer than three points: he goes to the desert
refusal-not-a-victim = There is nothing to steal from that player there
refusal-deck-empty = There are no development cards left
refusal-card-too-dear = You have not got the cards to pay for a development card; you lack { $lacks }
refusal-one-card-a-turn = You have played a development card this turn
refusal-no-such-card = You have no such development card
refusal-just-bought = A card bought this turn cannot be played yet
refusal-no-road-possible = You have no road, or no place for one
refusal-bank-is-empty = The bank has no cards at all
refusal-one-road-first = Place at least one road first
refusal-bank-lacks-it = The bank has no { NAME($resource) }
refusal-no-trade = There is no trade between players at this table
refusal-no-trade-in-second-part = In the second part of a turn one trades with the bank only
refusal-no-offers-left = You have made all your offers of this turn
refusal-no-card-to-give =
    { $hand ->
        [empty] You have no cards to give
       *[held] { $held ->
            [0] You have no { NAME($resource) } to give
           *[other] You have { $held } { NAME($resource) } and give it all already
        }
    }
refusal-on-both-sides = A resource cannot stand on both sides of an offer
refusal-nobody-has-that = The other players together have no more { NAME($resource) }
refusal-empty-side = Both sides of an offer need at least one card
refusal-cannot-accept = You have not got the cards that are asked for; you lack { $lacks }
refusal-answered-already = You have answered already
refusal-same-as-offer = That is the offer itself: accept it instead
refusal-no-counter-begun = First say that you make a counter-offer
refusal-finish-counter = First finish your counter-offer, or decline
refusal-no-such-answer = That player has neither agreed nor offered anything
refusal-cannot-pay-counter = You have not got the cards for that counter-offer; you lack { $lacks }
refusal-same-resource = A resource is not exchanged for itself
refusal-too-few-for-bank = The bank asks for { $rate } such cards here; you lack { $lacks }
refusal-no-helpers = There are no helpers at this table
refusal-not-your-helper = That helper is not before you
refusal-helper-rests = You have got or used your helper this turn
refusal-helper-in-second-part = Helpers are not used in the second part of a turn
refusal-helper-too-early = At this table that helper is used after the roll only
refusal-side-b-goes = From side B a helper must be exchanged
refusal-not-in-reserve = That helper is not in the reserve
refusal-same-helper = The helper given back cannot be taken at once
refusal-no-knight = You have no such knight
refusal-vincent-cannot-build = There is nothing you could build for the lower price
refusal-too-poor-for-vincent = You have not got the cards for the lower price; you lack { $lacks }
refusal-hand-too-small = You have nothing to discard anyway
refusal-hand-too-large = With more than seven cards he only saves you the discard
refusal-not-in-price = That resource is not part of the price
refusal-not-replaced-by-itself = A resource is not replaced by itself
refusal-not-among-drawn = That card is not among those drawn
refusal-road-is-held = Other pieces of yours stand at both ends of that road
refusal-no-place-for-road = There is nowhere for that road to go
refusal-same-path = The road must go elsewhere
refusal-robber-in-desert = The robber is in the desert already
refusal-no-desert = She takes the robber to a desert only
refusal-robber-away = The robber has not come yet
refusal-not-an-opponent = That is no opponent of yours
refusal-named-already = You have named your opponents already
refusal-not-more-points = That player has no more visible points than you
refusal-no-land = There is no land at that intersection
refusal-no-land-way = A road needs land beside it
refusal-not-at-home = The first settlements stand on the starting island
refusal-not-on-a-mark = Nobody begins on a marked intersection; later one may build there
refusal-no-ships = There are no ships at this table
refusal-no-ship-left = You have built all of your ships
refusal-ship-too-dear = You have not got the cards to pay for a ship; you lack { $lacks }
refusal-no-sea-way = A ship needs the sea beside it
refusal-ship-not-connected = A ship begins at a building of yours or goes on from a ship of yours
refusal-pirate-at-path = The pirate is there: no ship comes to a side of his hex
refusal-no-own-ship = No ship of yours is there
refusal-one-ship-a-turn = You have moved a ship this turn
refusal-just-launched = A ship built this turn does not move yet
refusal-pirate-holds-ship = The pirate holds that ship
refusal-ship-is-held = That ship has no open end: a piece of yours is at both its ends
refusal-nowhere-to-sail = There is nowhere for that ship to go
refusal-ship-sails-first = First lay the ship you have taken up
refusal-take-gold-first = First those who have found gold take their cards
refusal-robber-needs-number = Here the robber goes only where a number lies
refusal-place-harbour-first = First place the harbour
refusal-not-at-coast = A harbour lies at a coast
refusal-not-at-own-building = A harbour is placed beside a settlement or city of yours
refusal-harbour-too-close = Another harbour is there or next to it
refusal-no-wonders = No wonders are built at this table
refusal-one-wonder = You have claimed your wonder
refusal-wonder-taken = Somebody else is building “{ NAME($wonder) }”
refusal-no-ship-to-claim = You have no ship left to lay on the card of the wonder
refusal-wonder-not-earned =
    “{ NAME($wonder) }” asks for { $mark ->
        [strait] a settlement at the strait, not a city
        [wasteland] a settlement at the wasteland, not a city
       *[none] { $harbour_cities ->
            [0] { $points ->
                [0] { $cities ->
                    [one] { $cities } city
                   *[other] { $cities } cities
                }
               *[other] { $cities ->
                    [one] { $cities } city
                   *[other] { $cities } cities
                } and { $points } points in sight
            }
           *[other] { $harbour_cities ->
                [one] { $harbour_cities } city at a harbour
               *[other] { $harbour_cities } cities at harbours
            } and a trade route of { $route }
        }
    }
refusal-no-own-wonder = You have claimed no wonder yet
refusal-level-too-dear = You have not got the cards for the next level; you lack { $lacks }
refusal-no-card-there = There is no card to steal there
refusal-no-cloth-there = There is no cloth to steal there
refusal-lay-harbour-first = First place the harbour
refusal-no-coast = A harbour lies between land and sea
refusal-harbour-beside = Another harbour serves that place or one beside it
refusal-robber-on-land = The robber stays on land
refusal-no-pirate = There is no pirate at this table
refusal-pirate-stays = The pirate must go to another hex
refusal-pirate-for-traders = Only those who trade with a village move the pirate
refusal-pirate-at-sea = The pirate stays at sea
refusal-not-in-that-hand = There is no such card in that hand

## Reasons of the end

reason-goal-reached = somebody has reached the goal
reason-villages-sold-out = fewer villages have cloth left than the match needs

## The score sheet

score-settlements = Settlements
score-cities = Cities
score-islands = New shores
score-cloth = Cloth
score-bale = bale
    .one = bale
    .many = bales
score-bales = Bales of cloth
score-victory-points = Victory point cards
score-levels = Levels of the wonder
score-settlement = settlement
    .one = settlement
    .many = settlements
score-city = city
    .one = city
    .many = cities
score-road = road in a row
    .one = road in a row
    .many = roads in a row
score-knight = knight
    .one = knight
    .many = knights
score-total = Total

## Phases

phase-placing = Placing
phase-placing-road = Placing a road
phase-before-roll = Before the roll
phase-mariannes = Marianne
phase-siegfrieds = Siegfried
phase-discarding = Discarding
phase-moving-robber = Moving the robber
phase-robbing = Stealing
phase-acting = Trading and building
phase-offering = An offer
phase-answering = Answers
phase-choosing = Choosing an answer
phase-free-roads = Free roads
phase-plenty = Cards of the bank
phase-after-use = Keep or exchange
phase-vincents = Vincent
phase-candamirs = Candamir
phase-louis-lays = Louis
phase-nassirs = Nassir
phase-nassir-gives = Nassir gives back
phase-williams = William
phase-hildegards = Hildegard
phase-building = Building out of turn
phase-taking-gold = Gold
phase-placing-harbour = Placing a harbour
phase-laying-harbour = Placing harbours
phase-sailing = Moving a ship
phase-over = The end

## Parts of a turn

part-first = turn
part-second = second part
part-building = building out of turn

## Answers to an offer

answer-none = none yet
answer-composing = composing a counter-offer
answer-accepted = agreed
answer-declined = declined
answer-countered = counter-offer

## What helpers do, and when

ability-vincent = In the action phase: give up a knight, played or in hand, and build a settlement for lumber and brick or a city for two ore and one grain.
ability-jean = In your turn: name a resource; until the end of the turn the bank takes two of it for one.
ability-siegfried = On anybody's seven: do not discard, or with up to seven cards take one from the bank.
ability-candamir = Buying a development card: one resource may be replaced, and you choose from three cards.
ability-louis = In your turn: move one of your roads that has an open end.
ability-marianne = When anybody's roll other than a seven brings you nothing: take a card from the bank.
ability-robber-bride = Before the roll or in the action phase: send the robber to the desert and take a card of the hex he leaves.
ability-nassir = In your turn: one or two opponents give you a card of the resource you name, and get any card in return.
ability-william = Building a road: pay another resource instead of lumber or brick.
ability-hildegard = After the roll: look at the resources of an opponent with more visible points and take one card.

## Labels of the view

view-phase = Now
view-turn = Whose turn
view-active = Who is at it
view-part = Part of the turn
view-turns = Turns
view-dice = Dice
view-has-rolled = Rolled
view-robber = Robber on hex
view-board = Board
view-seats = Players
view-bank = Bank
view-deck-size = Development deck
view-has-played = Card played this turn
view-hand = Your hand
view-cards = Your development cards
view-new-cards = Of these bought just now
view-rates = The bank takes
view-laid = Laid to discard
view-offers-left = Offers left
view-open-answers = Answers are shown at once
view-to = Asked
view-draft = You are composing
view-own-answer = Your answer
view-offer = Offer
view-answers = Answers
view-reserve = Helpers in the reserve
view-stack = Helpers to be dealt
view-drawn = Cards drawn
view-lifted = Road or ship taken up
view-opponents = Opponents named
view-jean-rate = At two for one
view-got = By the last roll
view-rolls = Rolls of 2 to 12
view-costs = Prices
view-goal = Points to win
view-rolls-left = Left in the deck of rolls, 2 to 12
view-hex = Hex
view-x = x
view-y = y
view-terrain = Terrain
view-token = Number
view-pips = Pips
view-path = Path
view-type = Kind
view-id = Board
view-hexes = Hexes
view-corners = Intersections
view-paths = Paths
view-harbours = Harbours
view-seat = Player
view-colour = Colour
view-points = Points
view-hand-size = Resource cards
view-card-count = Development cards
view-bought-count = Bought just now
view-roads = Roads
view-settlements = Settlements
view-cities = Cities
view-left = Pieces left
view-played = Played
view-road-length = Road
view-awards = Awards
view-helper = Helper
view-side = Side
view-helper-ready = Can be used
view-known = Surely in hand
view-to-discard = To discard
view-produced = Produced
view-answer = Answer
view-gives = Gives
view-gets = Gets
view-scenario = Scenario
view-pirate = Pirate on hex
view-ship-moved = Ship moved this turn
view-fresh-ships = Ships built this turn
view-area = Island
view-frame = Sea around the map
view-path-kinds = What paths bear
view-sites = Building sites
view-bonus = Points for new shores
view-corner = Intersection
view-ships = Ships
view-special = Special points
view-chits = Special points lie at
view-areas = Islands reached
view-gifts = Gifts of the tribe
view-gift = Gift
view-harbour = Harbour
view-gold = Cards for gold
view-wonders = Wonders
view-villages = Villages
view-harbours-left = Harbours to be placed
view-cloth = Cloth
view-cloth-left = Cloth in the supply
view-wonder = Wonder
view-levels = Levels
view-marks = Marked intersections
view-mark = Mark
view-cost = Price of a level
view-harbour-cities = Cities at harbours
view-route = Trade route
view-owed-to = Is owed a card

## In the terminal's drawing

draw-legend =
    ▒ hills and brick, ♣ forest and lumber, " pasture and wool, ≡ fields and grain, ▲ mountains and ore, · desert, ~ sea, $ gold, ? unknown.
    In the middle of a hex stands the number that makes it yield; *6* and *8* come up most often.
    ⌂1 settlement, █1 city, ━ road, ≀ and ~ ship; the digit is the owner's seat. ☻ robber, ☠ pirate.
    3:1 and 2▒ are harbours. ★ points, ☺ helper, ⇄ an offer. In scenarios: ≈ strait, × wasteland, ∅ nobody begins here, 8:5 a village with its number and its cloth.
    At the coast of a forgotten tribe ★ is a point, ▤ a development card: for the first ship that comes there.
draw-helper-vincent = a knight and ▒♣ or ≡▲▲ make a settlement or a city
draw-helper-jean = one resource at 2:1 with the bank until the turn ends
draw-helper-siegfried = on a 7: no discarding, or a card from the bank
draw-helper-candamir = development card: one resource replaced, best of three
draw-helper-louis = lays an end road elsewhere
draw-helper-marianne = a roll that brings you nothing brings a card
draw-helper-robber-bride = the robber to the desert, a card of its hex to you
draw-helper-nassir = one or two give a resource you name for any other
draw-helper-william = a road: one resource replaced
draw-helper-hildegard = a card of somebody who has more points
draw-ships-left = Ships left
draw-card = development card
draw-deck = deck
