### Elfenland: words, English. Names first; the values are those of data.toml.

## Towns

town-elvenhold = Elvenhold
town-albaran = Al'Baran
town-beata = Beata
town-dagamura = Dag'Amura
town-ergeren = Erg'Eren
town-feodor = Feodor
town-grangor = Grangor
town-ixara = Ixara
town-jaccaranda = Jaccaranda
town-kihromah = Kihromah
town-lapphalya = Lapphalya
town-mahdavikia = Mah'Davikia
town-parundia = Parundia
town-rivinia = Rivinia
town-strykhaven = Strykhaven
town-throtmanni = Throtmanni
town-tichih = Tichih
town-usselen = Usselen
town-virst = Virst
town-wylhien = Wylhien
town-yttar = Yttar

## Transports

transport-giant-pig = Giant Pig
    .article = a Giant Pig
transport-elfcycle = Elfcycle
    .article = an Elfcycle
transport-magic-cloud = Magic Cloud
    .article = a Magic Cloud
transport-unicorn = Unicorn
    .article = a Unicorn
transport-troll-wagon = Troll Wagon
    .article = a Troll Wagon
transport-dragon = Dragon
    .article = a Dragon
transport-raft = Raft
    .article = a Raft

## Terrains

terrain-plains = plains
terrain-forest = forest
terrain-desert = desert
terrain-mountain = mountains
terrain-river = river
terrain-lake = lake

## Lakes

lake-mare-nebulae = Mare Nebulae
lake-mare-magnum = Mare Magnum

## Courses of a river

course-downstream = downstream
course-upstream = upstream

## Colours

colour-red = red
colour-yellow = yellow
colour-green = green
colour-blue = blue
colour-purple = purple
colour-black = black

## Obstacle and caravan

thing-obstacle = Obstacle
thing-caravan = Caravan

## Roads, by their two towns

road-beata-elvenhold = { NAME("town-beata") } – { NAME("town-elvenhold") }
road-beata-strykhaven = { NAME("town-beata") } – { NAME("town-strykhaven") }
road-elvenhold-lapphalya = { NAME("town-elvenhold") } – { NAME("town-lapphalya") }
road-ixara-virst = { NAME("town-ixara") } – { NAME("town-virst") }
road-lapphalya-virst = { NAME("town-lapphalya") } – { NAME("town-virst") }
road-parundia-wylhien = { NAME("town-parundia") } – { NAME("town-wylhien") }
road-throtmanni-tichih = { NAME("town-throtmanni") } – { NAME("town-tichih") }
road-usselen-wylhien = { NAME("town-usselen") } – { NAME("town-wylhien") }
road-dagamura-ixara = { NAME("town-dagamura") } – { NAME("town-ixara") }
road-dagamura-kihromah = { NAME("town-dagamura") } – { NAME("town-kihromah") }
road-dagamura-lapphalya = { NAME("town-dagamura") } – { NAME("town-lapphalya") }
road-elvenhold-ergeren = { NAME("town-elvenhold") } – { NAME("town-ergeren") }
road-ergeren-tichih = { NAME("town-ergeren") } – { NAME("town-tichih") }
road-feodor-lapphalya = { NAME("town-feodor") } – { NAME("town-lapphalya") }
road-feodor-rivinia = { NAME("town-feodor") } – { NAME("town-rivinia") }
road-ixara-lapphalya = { NAME("town-ixara") } – { NAME("town-lapphalya") }
road-lapphalya-rivinia = { NAME("town-lapphalya") } – { NAME("town-rivinia") }
road-parundia-usselen = { NAME("town-parundia") } – { NAME("town-usselen") }
road-rivinia-throtmanni = { NAME("town-rivinia") } – { NAME("town-throtmanni") }
road-usselen-yttar = { NAME("town-usselen") } – { NAME("town-yttar") }
road-albaran-dagamura = { NAME("town-albaran") } – { NAME("town-dagamura") }
road-albaran-feodor = { NAME("town-albaran") } – { NAME("town-feodor") }
road-albaran-parundia = { NAME("town-albaran") } – { NAME("town-parundia") }
road-albaran-throtmanni = { NAME("town-albaran") } – { NAME("town-throtmanni") }
road-albaran-wylhien = { NAME("town-albaran") } – { NAME("town-wylhien") }
road-dagamura-feodor = { NAME("town-dagamura") } – { NAME("town-feodor") }
road-feodor-throtmanni = { NAME("town-feodor") } – { NAME("town-throtmanni") }
road-dagamura-mahdavikia = { NAME("town-dagamura") } – { NAME("town-mahdavikia") }
road-grangor-mahdavikia = { NAME("town-grangor") } – { NAME("town-mahdavikia") }
road-grangor-yttar = { NAME("town-grangor") } – { NAME("town-yttar") }
road-ixara-mahdavikia = { NAME("town-ixara") } – { NAME("town-mahdavikia") }
road-jaccaranda-throtmanni = { NAME("town-jaccaranda") } – { NAME("town-throtmanni") }
road-jaccaranda-tichih = { NAME("town-jaccaranda") } – { NAME("town-tichih") }
road-jaccaranda-wylhien = { NAME("town-jaccaranda") } – { NAME("town-wylhien") }
road-strykhaven-virst = { NAME("town-strykhaven") } – { NAME("town-virst") }

## Rivers, from the spring down; one goes either way

river-wylhien-usselen = { NAME("town-wylhien") } – { NAME("town-usselen") }
river-beata-elvenhold = { NAME("town-beata") } – { NAME("town-elvenhold") }
river-elvenhold-rivinia = { NAME("town-elvenhold") } – { NAME("town-rivinia") }
river-rivinia-tichih = { NAME("town-rivinia") } – { NAME("town-tichih") }
river-virst-ixara = { NAME("town-virst") } – { NAME("town-ixara") }
river-ixara-mahdavikia = { NAME("town-ixara") } – { NAME("town-mahdavikia") }
river-mahdavikia-grangor = { NAME("town-mahdavikia") } – { NAME("town-grangor") }

## Ferries

ferry-parundia-yttar = { NAME("town-parundia") } – { NAME("town-yttar") }
ferry-grangor-yttar = { NAME("town-grangor") } – { NAME("town-yttar") }
ferry-grangor-parundia = { NAME("town-grangor") } – { NAME("town-parundia") }
ferry-strykhaven-virst = { NAME("town-strykhaven") } – { NAME("town-virst") }
ferry-elvenhold-virst = { NAME("town-elvenhold") } – { NAME("town-virst") }
ferry-elvenhold-strykhaven = { NAME("town-elvenhold") } – { NAME("town-strykhaven") }

### Sentences

## Sides of a counter

side-open = open
side-hidden = hidden

## Actions: what a button says

action-take-open = Take the { NAME($transport) } counter from the row
action-take-blind = Take an unseen counter from the pile
action-lay =
    Lay the { $side ->
        [side-open] open
       *[side-hidden] hidden
    } { NAME($transport) } counter: { NAME($road) }
action-lay-obstacle = Lay the obstacle: { NAME($road) }
action-pass = Pass
action-ride = Go by road: { NAME($road) }
action-raft = Raft on the river: { NAME($river) }
action-take-ferry = Take the ferry: { NAME($ferry) }
action-caravan = Go by caravan: { NAME($road) }
action-pay = Give { NAME($card, case: "article") } card for the caravan
action-end-journey = End the journey here
action-discard = Discard { NAME($card, case: "article") } card
action-keep =
    Keep the { $side ->
        [side-open] open
       *[side-hidden] hidden
    } { NAME($transport) } counter

## Events

event-took-open =
    { $you ->
        [yes] You take
       *[no] { $seat } takes
    } the { NAME($transport) } counter from the row.
event-refilled = The row is filled up with { NAME($transport, case: "article") } counter.
event-took-blind =
    { $you ->
        [yes] You take
       *[no] { $seat } takes
    } an unseen counter: { NAME($transport) }.
event-laid =
    { $you ->
        [yes] You lay
       *[no] { $seat } lays
    } { $side ->
        [side-open] { NAME($transport, case: "article") }
       *[side-hidden] a hidden { NAME($transport) }
    } counter: { NAME($road) }.
event-laid-obstacle =
    { $you ->
        [yes] You lay
       *[no] { $seat } lays
    } an obstacle: { NAME($road) }.
event-passed =
    { $you ->
        [yes] You pass.
       *[no] { $seat } passes.
    }
event-passed-over =
    { $you ->
        [yes] You have nothing to lay and pass.
       *[no] { $seat } has nothing to lay and passes.
    }
event-journeys-began = All have passed: the journeys begin.
event-rode =
    { $you ->
        [yes] You travel
       *[no] { $seat } travels
    } to { NAME($town) } by { NAME($transport) } for { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } of it{ $obstacle ->
        [yes] {" "}(one of them for the obstacle).
       *[no] .
    }
event-rafted =
    { $you ->
        [yes] You raft
       *[no] { $seat } rafts
    } { NAME($course) } to { NAME($town) } for { $count ->
        [one] { $count } raft card
       *[other] { $count } raft cards
    }.
event-took-ferry =
    { $you ->
        [yes] You take
       *[no] { $seat } takes
    } the ferry to { NAME($town) } for { $count ->
        [one] { $count } raft card
       *[other] { $count } raft cards
    }.
event-caravan-gathered =
    { $you ->
        [yes] You gather
       *[no] { $seat } gathers
    } a caravan of { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }: { NAME($road) }.
event-caravan-paid =
    { $you ->
        [yes] You give
       *[no] { $seat } gives
    } for the caravan: { $cards }.
event-caravan-arrived =
    { $you ->
        [yes] Your caravan
       *[no] The caravan of { $seat }
    } reaches { NAME($town) }.
event-marker-taken =
    { $you ->
        [yes] You take your
       *[no] { $seat } takes the
    } marker in { NAME($town) }: { $count } now.
event-journey-ended =
    { $you ->
        [yes] Your journey
       *[no] The journey of { $seat }
    } ends in { NAME($town) }{ $left ->
        [0] : no cards are left.
        [one] {" "}with { $left } card in hand.
       *[other] {" "}with { $left } cards in hand.
    }
event-discarded =
    { $you ->
        [yes] You discard
       *[no] { $seat } discards
    }: { $cards }.
event-chose-to-keep =
    You keep the { $side ->
        [side-open] open
       *[side-hidden] hidden
    } { NAME($transport) } counter.
event-kept =
    { $you ->
        [yes] You have kept
       *[no] { $seat } has kept
    } { $side ->
        [side-open] an open counter
       *[side-hidden] a hidden counter
    }{ GIVEN($transport) ->
        [yes] : { NAME($transport) }.
       *[no] .
    }
event-kept-nothing =
    { $you ->
        [yes] You have
       *[no] { $seat } has
    } no counter to keep.
event-roads-cleared = Counters and obstacles leave the roads.
event-round-began =
    Round { $round } begins; { $you ->
        [yes] you are
       *[no] { $seat } is
    } first.
event-cards-dealt = You are dealt: { $cards }.
event-secret-counter-given = Your secret counter: { NAME($transport) }.
event-goal-shown =
    { $you ->
        [yes] Your town card
       *[no] The town card of { $seat }
    } is { NAME($town) }: { $count ->
        [one] { $count } leg
       *[other] { $count } legs
    } away.
event-ended =
    The match is over: { GIVEN($seat) ->
        [yes] { $you ->
            [yes] you have been in every town.
           *[no] { $seat } has been in every town.
        }
       *[no] { NAME($reason) }.
    }

## Prompts

prompt-expected =
    { $you ->
        [yes] { $phase ->
            [taking] Take a counter: from the open row, or an unseen one.
            [planning] Lay a counter or your obstacle, or pass.
            [travelling] Your journey: where will you go?
            [caravanning] { $more ->
                [one] Choose { $more } card for the caravan.
               *[other] Choose { $more } cards for the caravan.
            }
            [discarding] { $more ->
                [one] Your hand is too full: discard { $more } card.
               *[other] Your hand is too full: discard { $more } cards.
            }
           *[other] Your turn.
        }
       *[no] { $phase ->
            [taking] { $seat } is taking a counter.
            [planning] { $seat } is planning.
            [travelling] { $seat } is travelling.
            [caravanning] { $seat } is gathering a caravan.
            [discarding] { $seat } is discarding.
           *[other] { $seat } is to act.
        }
    }
prompt-choose-to-keep = Choose the counter you keep for the next round.
prompt-wait = Counters for the next round are being chosen.
prompt-finished = The match is over: { NAME($reason) }.

## Refusals: why not

refusal-not-your-turn = It is another player's turn now
refusal-over = The match is over
refusal-take-counter-now = Now take a counter: from the open row, or an unseen one
refusal-plan-now = Now lay a counter or the obstacle, or pass
refusal-travel-now = Now travel, or end your journey
refusal-pay-caravan-now = First lay down the cards for your caravan
refusal-discard-now = You may keep { $limit } cards: first discard { $more } more
refusal-keep-now = Counters for the next round are being chosen now
refusal-kept-already = You have already chosen the counter you keep
refusal-nothing-to-choose = You have no choice which counter to keep
refusal-not-in-row = There is no such counter in the open row
refusal-no-such-counter = You have no such counter there
refusal-road-taken = A transport counter already lies on this road
refusal-cannot-go-there = This transport cannot cross the terrain of that road
refusal-no-counter-there = An obstacle is laid only on a road with a transport counter
refusal-obstacle-there = There already is an obstacle on this road
refusal-obstacle-laid = You have already laid your obstacle
refusal-not-from-here = That way does not begin in the town where your boot stands
refusal-no-counter-on-road = There is no transport counter on that road
refusal-too-few-cards = You have too few cards of the road's transport; you lack { $lacks }
refusal-too-few-for-obstacle = The obstacle makes the road dearer; you lack { $lacks }
refusal-too-few-rafts = You have too few raft cards for this stretch of river; you lack { $lacks }
refusal-too-few-rafts-for-ferry = You have too few raft cards for the ferry; you lack { $lacks }
refusal-hand-can-pay = You hold the cards for this road: a caravan is only for those who do not
refusal-too-few-for-caravan = A caravan takes { $price } cards, and you have { $held }
refusal-too-few-over-obstacle = Over an obstacle a caravan takes { $price } cards, and you have { $held }
refusal-not-in-hand = You have no such card in your hand

## Reasons of the end

reason-last-round = the last round has been played
reason-early-win = somebody has visited every town

## Options

option-destination = Destination towns
option-destination-no = none
option-destination-yes = a secret town for everyone
option-caravan = Caravan
option-caravan-needed = only when the road cannot be paid for
option-caravan-chosen = whenever you like
option-distance = Distance to the destination
option-distance-any-way = over roads and water
option-distance-roads = over roads only
option-early-win = Early win with destinations
option-early-win-kept = kept
option-early-win-dropped = dropped

## The score sheet

score-markers = Town markers
score-distance = Distance to the destination
score-early-win = all towns: an early victory
score-total = Total
score-tie-distance = Legs to the destination (fewer is better)
score-tie-cards = Cards in hand (more is better)

## Phases

phase-taking = Taking counters
phase-planning = Planning
phase-travelling = Travelling
phase-caravanning = Caravan
phase-discarding = Surplus cards
phase-keeping = End of the round
phase-over = The end

## Labels of the view

view-phase = Now
view-round = Round
view-rounds = Rounds in all
view-first = First in this round
view-turn = To act
view-lap = Lap
view-passes = Passes in a row
view-hand = Your hand
view-hidden = Your hidden counters
view-goal = Destination
view-goal-distance = Legs to the destination
view-choice = You keep
view-choice-side = It lies
view-row = Open row
view-pile-size = Counters in the pile
view-deck-size = Cards in the deck
view-discard = Discard
view-roads = Counters on the roads
view-seats = Players
view-caravan = Caravan
view-caravan-due = Cards still to pay
view-routes = Ways to go
view-tour = The way through most towns
view-price-with-obstacle = Price with an obstacle
view-caravan-with-obstacle = Caravan with an obstacle
view-road = Road
view-transport = Transport
view-obstacle = Obstacle
view-price = Price
view-seat = Player
view-colour = Colour
view-boot = Boot
view-markers = Markers
view-unvisited = Not yet visited
view-hand-size = Cards in hand
view-counters = Counters
view-hidden-size = Hidden counters
view-town = Town
view-cards = Cards
view-towns = Way
view-actions = Actions
view-river = River
view-ferry = Ferry
view-card = Card

## What the terminal draws

draw-legend =
    ● a town where your marker lies, ○ one you have visited, ◎ one without markers; the digits beside it are the boots there.
    · plains, ♣ forest, : desert, ^ mountains, ~ river, ≈ lake.
    A letter with a digit on a road is a counter and the cards to pay for it, “!” an obstacle. ★ towns visited.
