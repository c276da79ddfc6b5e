### ArchRavels: words, English. Names first; the values are those of data.toml.

## Colours

colour-red = red
    .one = red
    .many = red
colour-orange = orange
    .one = orange
    .many = orange
colour-yellow = yellow
    .one = yellow
    .many = yellow
colour-green = green
    .one = green
    .many = green
colour-blue = blue
    .one = blue
    .many = blue
colour-purple = purple
    .one = purple
    .many = purple
colour-any = any colour
    .one = of any colour
    .many = of any colour

## Items (.article: with its article; .one and .many: after a number)

item-hat = hat
    .one = hat
    .article = a hat
    .many = hats
item-bear = bear
    .one = bear
    .article = a bear
    .many = bears
item-mittens = mittens
    .article = a pair of mittens
    .one = pair of mittens
    .many = pairs of mittens
item-scarf = scarf
    .one = scarf
    .article = a scarf
    .many = scarves
item-blanket = blanket
    .one = blanket
    .article = a blanket
    .many = blankets

## Patterns: the rules their yarn obeys

pattern-exact = exactly these colours
pattern-one-colour = all of one colour
pattern-two-colours = of two colours: 2 + 1
pattern-all-different = all of different colours
pattern-any = of any colours
pattern-give = of any colours, given to every other player

## Pattern tiles

tile-bear-ppp = bear (3 purple)
tile-bear-yyy = bear (3 yellow)
tile-bear-rrr = bear (3 red)
tile-bear-bbb = bear (3 blue)
tile-bear-ggg = bear (3 green)
tile-bear-ooo = bear (3 orange)
tile-mittens-yyr = mittens (2 yellow, 1 red)
tile-mittens-ggb = mittens (2 green, 1 blue)
tile-mittens-rro = mittens (2 red, 1 orange)
tile-mittens-oop = mittens (2 orange, 1 purple)
tile-mittens-bby = mittens (2 blue, 1 yellow)
tile-mittens-ppg = mittens (2 purple, 1 green)
tile-scarf-gryo = scarf (1 green, 1 red, 1 yellow, 1 orange)
tile-scarf-porg = scarf (1 purple, 1 orange, 1 red, 1 green)
tile-scarf-gybp = scarf (1 green, 1 yellow, 1 blue, 1 purple)
tile-scarf-rogb = scarf (1 red, 1 orange, 1 green, 1 blue)
tile-scarf-ypbr = scarf (1 yellow, 1 purple, 1 blue, 1 red)
tile-scarf-pboy = scarf (1 purple, 1 blue, 1 orange, 1 yellow)

## Specialties

specialty-thrifty-shopper = Thrifty Shopper
specialty-master-crafter = Master Crafter
specialty-colour-specialist = Color Specialist
specialty-yarn-spinner = Yarn Spinner

## Works: what the spaces of a board offer

work-shop = Shop
    .counted = Shop { $count }
work-craft = Craft
    .counted = Craft { $count }
work-exchange = Exchange
    .counted = Exchange
work-take-three = Take three
    .counted = Take three
work-craft-any-colours = Craft any colours
    .counted = Craft any colours

## Characters

character-rebecca = Rebecca
character-theo = Theo
character-derrick = Derrick
character-amara = Amara
character-neeha = Neeha
character-alex = Alex
character-ted = Ted
character-eliza = Eliza

## Yarn cards

yarn-card-blue-1 = 1 blue
yarn-card-yellow-1 = 1 yellow
yarn-card-red-1 = 1 red
yarn-card-purple-1 = 1 purple
yarn-card-orange-1 = 1 orange
yarn-card-green-1 = 1 green
yarn-card-blue-2 = 2 blue
yarn-card-yellow-2 = 2 yellow
yarn-card-red-2 = 2 red
yarn-card-purple-2 = 2 purple
yarn-card-orange-2 = 2 orange
yarn-card-green-2 = 2 green
yarn-card-green-blue = 1 green, 1 blue
yarn-card-purple-green = 1 purple, 1 green
yarn-card-orange-yellow = 1 orange, 1 yellow
yarn-card-blue-purple = 1 blue, 1 purple
yarn-card-yellow-red = 1 yellow, 1 red
yarn-card-red-orange = 1 red, 1 orange
yarn-card-purple-green-blue = 1 purple, 1 green, 1 blue
yarn-card-blue-yellow-red = 1 blue, 1 yellow, 1 red
yarn-card-red-orange-yellow = 1 red, 1 orange, 1 yellow
yarn-card-orange-purple-green = 1 orange, 1 purple, 1 green
yarn-card-any-2 = 2 of any colour
yarn-card-red-blue-ms = 1 red, 1 blue
yarn-card-red-green-ms = 1 red, 1 green
yarn-card-red-purple-ms = 1 red, 1 purple
yarn-card-blue-orange-ms = 1 blue, 1 orange
yarn-card-blue-yellow-ms = 1 blue, 1 yellow
yarn-card-green-orange-ms = 1 green, 1 orange
yarn-card-green-yellow-ms = 1 green, 1 yellow
yarn-card-purple-yellow-ms = 1 purple, 1 yellow
yarn-card-purple-orange-ms = 1 purple, 1 orange

## Event cards

event-card-tangled-cat = Tangled Cat
event-card-yarn-sale = Yarn Sale
event-card-donate = Donate
event-card-friendly-clerk = Friendly Clerk
event-card-craft-circle = Craft Circle

## Special requests

request-snugglesaurus = Snugglesaurus
request-wrist-warmers = Wrist Warmers
request-prodigy-cowl = Prodigy Cowl
request-hacky-sack = Hacky Sack
request-unicorn = Unicorn
request-infinity-scarf = Infinity Scarf
request-octopus = Octopus
request-robot = Robot
request-button-eye-sweater = Button Eye Sweater
request-friendship-bracelets = Friendship Bracelets
request-dragon = Dragon
request-dwarfs-beard = Dwarf's Beard
request-tattered-sweater = Tattered Sweater
request-house-scarf-ry = House Scarf (red and yellow)
request-house-scarf-bo = House Scarf (blue and orange)
request-house-scarf-gy = House Scarf (green and yellow)
request-house-scarf-yp = House Scarf (yellow and purple)
request-cunning-hat = Cunning Hat
request-loot = Loot
request-laser-sword = Laser Sword
request-friendly-neighbor = Friendly Neighbor
request-shoulder-monster = Shoulder Monster
request-toms-scarf = Tom's Scarf
request-trouble = Trouble
request-undone = Undone
request-space-suit = Space Suit

## Projects

project-lumberjack = Lumberjack
project-snow-day = Snow Day
project-triplets = Triplets
project-baby-shower = Baby Shower
project-oktoberfest = Oktoberfest
project-bffs = BFFs
project-recess = Recess
project-stargazers = Stargazers
project-winter-is-coming = Winter is Coming
project-peas-in-a-pod = Peas in a Pod
project-bleacher-bum = Bleacher Bum
project-whole-nine-yards = Whole Nine Yards
project-fall-essentials = Fall Essentials
project-naptime = Naptime
project-debonbear = Debonbear
project-pond-hockey = Pond Hockey

## Options

option-characters = Characters
option-characters-chosen = everyone chooses
option-characters-board-dealt = boards are dealt, everyone chooses a side
option-characters-dealt = dealt
option-start = Who begins
option-start-random = somebody at random
option-start-first-seat = the first seat
option-deck = Yarn deck
option-deck-base = base game
option-deck-digital = digital edition
option-cat = Whom “{ NAME("event-card-tangled-cat") }” may be given to
option-cat-anyone = anyone, oneself too
option-cat-others = another player only
option-circle = “{ NAME("event-card-craft-circle") }”
option-circle-items = items only
option-circle-requests-too = special requests, too
option-any-colours = “{ NAME("work-craft-any-colours") }”
option-any-colours-requests-too = special requests, too
option-any-colours-items-only = items only
option-refill = New projects
option-refill-note = Who has finished the projects they want may fill the row at once and learn or frog with the new ones in view; those can be finished from the next turn on.
option-refill-turn-end = at the end of the turn
option-refill-after-projects = after the projects, if one likes
option-new-cards = Events and requests that come
option-new-cards-note = They can be carried out in the order of their slots, or in any order that the player whose turn it is likes.
option-new-cards-by-slots = in the order of the slots
option-new-cards-as-liked = in the order the player likes

### Sentences

## Actions

action-choose = Play { NAME($character) }
action-move =
    Put the marker on space { $space }{ GIVEN($first) ->
        [yes] {": "}{ NAME($first) } { $first_count }
       *[no] {""}
    }{ GIVEN($second) ->
        [yes] {", "}{ NAME($second) } { $second_count }
       *[no] {""}
    }
action-shop =
    Shop at slot { $slot }{ GIVEN($yarn_card) ->
        [yes] {": "}{ NAME($yarn_card) }
       *[no] {""}
    }
action-take-three = Take three of one colour: { NAME($colour) }
action-exchange = Exchange { NAME($give) } for { NAME($get) }
action-enough = Enough exchanged
action-craft = Craft { NAME($item, case: "article") }
action-craft-request = Craft the request “{ NAME($request) }”
action-craft-any = Craft { NAME($item, case: "article") } of any colours
action-craft-request-any = Craft the request “{ NAME($request) }” of any colours
action-lay = Lay { NAME($colour) }
action-take = Take { NAME($colour) }
action-done = No more works
action-name-for-cat =
    { $you ->
        [yes] Keep the cat yourself
       *[no] Send the cat to { $seat }
    }
action-donate = Donate { NAME($colour) }
action-donate-to = Give the donation to { $seat }
action-give-request =
    { $you ->
        [yes] Keep the request yourself
       *[no] Give the request to { $seat }
    }
action-finish = Finish the project “{ NAME($project) }”
action-learn = Learn the pattern: { NAME($item) }
action-frog = Frog { NAME($item, case: "article") }
action-resolve =
    { GIVEN($event_card) ->
        [yes] Carry out: { NAME($event_card) }
       *[no] { GIVEN($request) ->
            [yes] Give away the request “{ NAME($request) }”
           *[no] Carry out what lies in slot { $slot }
        }
    }
action-refill-row = Fill the project row
action-end-turn = End the turn
action-craft-nothing = Craft nothing

## Events

event-chose =
    { $you ->
        [yes] You play
       *[no] { $seat } plays
    } { NAME($character) }.
event-table-set = Everything is dealt; the bazaar is open.
event-turn-began =
    { $you ->
        [yes] Your turn begins.
       *[no] { $seat } begins a turn.
    }
event-moved =
    { $you ->
        [yes] You put your marker
       *[no] { $seat } puts the marker
    } on space { $space }: { $works }.
event-shopped =
    { $you ->
        [yes] You shop
       *[no] { $seat } shops
    } at slot { $slot }{ GIVEN($yarn_card) ->
        [yes] : the card “{ NAME($yarn_card) }”.
       *[no] , which is empty: one token of any colour.
    }
event-took =
    { $you ->
        [yes] You get
       *[no] { $seat } gets
    } yarn: { $yarn }.
event-exchanged =
    { $you ->
        [yes] You exchange
       *[no] { $seat } exchanges
    } { NAME($give) } for { NAME($get) }{ $times ->
        [1] .
       *[other] {" "}({ $times } times).
    }
event-exchanged-enough =
    { $you ->
        [yes] You have
       *[no] { $seat } has
    } exchanged enough.
event-began-item =
    { $you ->
        [yes] You craft
       *[no] { $seat } crafts
    } { NAME($item, case: "article") }.
event-began-request =
    { $you ->
        [yes] You craft
       *[no] { $seat } crafts
    } the request “{ NAME($request) }”.
event-laid =
    { $you ->
        [yes] You lay
       *[no] { $seat } lays
    } yarn: { $yarn }.
event-gave =
    { $you ->
        [yes] You give
       *[no] { $seat } gives
    } yarn to { $to }: { $yarn }.
event-made =
    { $you ->
        [yes] You have
       *[no] { $seat } has
    } made { NAME($item, case: "article") } of: { $yarn }.
event-fulfilled =
    { $you ->
        [yes] You have
       *[no] { $seat } has
    } finished the request “{ NAME($request) }” (paid: { $yarn }): { $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $favourite ->
        [0] .
       *[other] {" "}and { $favourite } more for the favourite.
    }
event-works-done =
    { $you ->
        [yes] You do
       *[no] { $seat } does
    } no more works.
event-restocked =
    New in the bazaar: { $cards_count ->
        [one] { $cards_count } yarn card.
       *[other] { $cards_count } yarn cards.
    }
event-reshuffled = The discarded cards are shuffled and become the deck again.
event-event-came =
    Event: { NAME($event_card) }! { $event_card ->
        [event-card-tangled-cat] Whose turn it is names who crafts nothing in their next turn.
        [event-card-yarn-sale] Whose turn it is takes three tokens of any colours.
        [event-card-donate] Whose turn it is gives a token to somebody else.
        [event-card-friendly-clerk] Everybody takes a token of any colour.
       *[event-card-craft-circle] Everybody may craft one item.
    }
event-nothing-came =
    “{ NAME($event_card) }” passes without effect: { $event_card ->
        [event-card-donate] there is no yarn to give.
       *[event-card-craft-circle] nobody can craft anything.
    }
event-request-came =
    Special request: “{ NAME($request) }”{ $is_favourite ->
        [yes] , somebody's favourite!
       *[no] !
    }
event-tangled =
    { $you ->
        [yes] You send
       *[no] { $seat } sends
    } the cat to { $to }, who crafts nothing in the next turn of their own.
event-cat-stopped =
    { $you ->
        [yes] You craft
       *[no] { $seat } crafts
    } nothing in this turn: the cat has tangled the yarn.
event-cat-left =
    { $you ->
        [yes] The cat leaves you: you
       *[no] The cat leaves { $seat }, who
    } may craft again.
event-chose-donation =
    { $you ->
        [yes] You donate
       *[no] { $seat } donates
    } a token: { NAME($colour) }.
event-donated =
    { $you ->
        [yes] You give
       *[no] { $seat } gives
    } a token to { $to }: { NAME($colour) }.
event-request-given =
    { $you ->
        [yes] You give
       *[no] { $seat } gives
    } the request “{ NAME($request) }” to { $to }.
event-request-kept =
    { $you ->
        [yes] You keep
       *[no] { $seat } keeps
    } the request “{ NAME($request) }”.
event-project-finished =
    { $you ->
        [yes] You finish
       *[no] { $seat } finishes
    } the project “{ NAME($project) }” (handed in: { $items }): { $points ->
        [one] { $points } point
       *[other] { $points } points
    }!
event-learned =
    { $you ->
        [yes] You flip your
       *[no] { $seat } flips the
    } tile and may now craft this in any fitting colours: { NAME($item) }.
event-frogged =
    { $you ->
        [yes] You frog
       *[no] { $seat } frogs
    } { NAME($item, case: "article") }.
event-turn-ended =
    { $you ->
        [yes] You end your turn.
       *[no] { $seat } ends the turn.
    }
event-row-refilled = New projects: { $projects }.
event-crafted-nothing =
    { $you ->
        [yes] You craft
       *[no] { $seat } crafts
    } nothing.
event-end-came = The projects run out: the others may craft once more.
event-ended = The match is over: { NAME($reason) }.

## Prompts

prompt-expected =
    { $you ->
        [yes] { $phase ->
            [choosing] Whom will you play? Choose a character.
            [moving] Your turn: put the marker on another space.
            [working] Do the works of your space, in any order.
            [naming] Tangled cat: who shall craft nothing next time?
            [donating] Which token will you give away?
            [restocking] Finish projects, learn patterns, frog items; or end your turn.
            [ordering] Several cards have come: choose which of them is carried out next.
            [final] The match is ending: you may craft one thing more.
           *[other] It is up to you.
        }
       *[no] { $phase ->
            [choosing] { $seat } is choosing a character.
            [moving] { $seat } is choosing a space.
            [working] { $seat } is at work.
            [naming] { $seat } is choosing whom to send the cat to.
            [donating] { $seat } is choosing a token to give away.
            [restocking] { $seat } is looking at projects and patterns.
            [ordering] { $seat } is choosing which event or request comes next.
            [final] { $seat } may craft one thing more.
           *[other] { $seat } is to act.
        }
    }
prompt-to-craft =
    { $you ->
        [yes] Craft circle: you may craft one { $what ->
            [request] of your requests.
            [either] item or one of your requests.
           *[item] item.
        }
       *[no] { $seat } may craft { $what ->
            [request] a request
            [either] an item or a request
           *[item] an item
        } in the circle.
    }
prompt-to-exchange =
    { $you ->
        [yes] Exchange one more { NAME($give) } for { NAME($get) }, or is it enough?
       *[no] { $seat } is exchanging { NAME($give) } for { NAME($get) }.
    }
prompt-to-lay =
    { $you ->
        [yes] You are crafting { NAME($item, case: "article") }: choose { $more ->
            [one] { $more } more token.
           *[other] { $more } more tokens.
        }
       *[no] { $seat } is choosing yarn for { NAME($item, case: "article") }.
    }
prompt-to-lay-for-request =
    { $you ->
        [yes] You are crafting “{ NAME($request) }”: choose { $more ->
            [one] { $more } more token.
           *[other] { $more } more tokens.
        }
       *[no] { $seat } is choosing yarn for “{ NAME($request) }”.
    }
prompt-to-give =
    { $you ->
        [yes] “{ NAME($request) }”: choose a token for { $to }; { $more ->
            [one] { $more } is
           *[other] { $more } are
        } still to be given.
       *[no] { $seat } is choosing a token for { $to }.
    }
prompt-to-take =
    { $you ->
        [yes] Choose the colour of { $more ->
            [one] { $more } token.
           *[other] { $more } tokens, one after the other.
        }
       *[no] { $seat } is choosing yarn.
    }
prompt-to-frog =
    { $you ->
        [yes] You are frogging { NAME($item, case: "article") }: choose { $more ->
            [one] { $more } more token.
           *[other] { $more } more tokens.
        }
       *[no] { $seat } is choosing yarn for a frogged item: { NAME($item) }.
    }
prompt-to-donate =
    { $you ->
        [yes] Who gets your token ({ NAME($colour) })?
       *[no] { $seat } is choosing who gets a token ({ NAME($colour) }).
    }
prompt-to-give-request =
    { $you ->
        [yes] Who takes the request “{ NAME($request) }”? Somebody must.
       *[no] { $seat } is deciding who takes the request “{ NAME($request) }”.
    }
prompt-finished = The match is over: { NAME($reason) }.

## Refusals: why not

refusal-not-your-turn = Another player is asked now
refusal-over = The match is over
refusal-choose-first = First everyone chooses a character
refusal-move-first = First put your marker on another space
refusal-work-now = Now the works of your space are done
refusal-exchanging-now = You are exchanging: exchange more of the same, or say that it is enough
refusal-lay-now = You are crafting: first lay the yarn for it
refusal-take-now = First choose the colour of the yarn you get
refusal-name-now = First choose whom the cat is sent to
refusal-donate-now = First choose the token you give away
refusal-receiver-now = First choose who gets the token
refusal-give-now = First choose who takes the special request
refusal-circle-now =
    This is the craft circle: craft { $requests ->
        [yes] an item or a request of your own,
       *[no] an item,
    } or nothing
refusal-restock-now = Now is the time for projects, patterns and frogging, or to end the turn
refusal-final-now = The match is ending: craft one thing, or nothing
refusal-chosen-already = You have a character already
refusal-board-taken = Somebody plays a character of that board already
refusal-other-board = That character is not on the board you were dealt
refusal-no-staying = The marker cannot stay: every turn it goes to another space
refusal-not-on-this-space = The space of your marker has no such work
refusal-work-used = You have done that work already in this turn
refusal-finish-shopping =
    You are shopping: first take { $more ->
        [one] { $more } more slot
       *[other] { $more } more slots
    }
refusal-slot-used = You have been at that slot in this turn
refusal-same-colour = Yarn is exchanged for another colour
refusal-no-such-yarn = You have no { NAME($colour) } yarn
refusal-other-swap = An exchange has one colour given and one colour got: you exchange { NAME($give) } for { NAME($get) }
refusal-too-little-yarn =
    You have not got the yarn for it: { $rule ->
        [exact] you lack { $lacks }
        [one_colour] it takes { $count } tokens of one colour, and you lack at least { $more }
        [two_colours] it takes two tokens of one colour and one of another, and you lack { $more }
        [all_different] it takes { $count } tokens of different colours, and you lack { $more }
        [give] it takes { $count } tokens for the other players together, and you lack { $more }
       *[any] it takes { $count } tokens of any colours, and you lack { $more }
    }
refusal-no-such-request = You hold no such request
refusal-items-only = In the craft circle items are crafted, not requests
refusal-no-request-any = By agreement requests are not crafted of any colours
refusal-cat-stops = The cat has tangled your yarn: you craft nothing in this turn
refusal-breaks-rule = With that colour the pattern could not be completed
refusal-breaks-frog-rule = That colour does not fit the pattern of the item
refusal-not-at-table = Nobody sits there
refusal-not-oneself = By agreement the cat is sent to another player
refusal-another-seat = A donation goes to another player
refusal-not-in-row = That project does not lie in the row
refusal-order-now = First choose which event or request comes next
refusal-nothing-to-resolve = No event and no request lies there
refusal-row-is-refilled = The row has been filled: no more projects in this turn
refusal-row-waits = At this table the row is filled at the end of the turn
refusal-row-is-full = No place of the row is empty
refusal-no-projects-left = There are no more projects to come
refusal-items-missing = You have not got all items of that project; you lack { $lacks }
refusal-nothing-to-learn = That item has no tile: its colours have always been free
refusal-learned-already = You have flipped that tile already
refusal-no-such-item = You have no such item: { NAME($item) }

## Reasons of the end

reason-projects-done = the projects have run out

## The score sheet

score-projects = Projects
score-requests = Special requests
score-favourite = Favourite request
score-learned = Learned patterns
score-items = Items left over
score-unfinished = Unfinished requests
score-yarn = Yarn left over
score-token = token
    .one = token
    .many = tokens
score-total = Total
score-tie-finished = Projects and requests (more is better)
score-tie-yarn = Tokens left over (fewer is better)

## Phases

phase-choosing = Characters
phase-moving = Marker
phase-working = Works
phase-exchanging = Exchange
phase-laying = Paying yarn
phase-taking = Taking yarn
phase-naming = Tangled Cat
phase-donating = Donation
phase-donating-to = Donation
phase-giving = Special request
phase-in-circle = Craft Circle
phase-restocking = Projects, patterns, frogging
phase-final = Last craft
phase-ordering = Order of events and requests
phase-over = The end

## Labels of the view

view-phase = Now
view-active = Whose turn
view-asked = Who decides
view-first = Who began
view-turns = Turn
view-works = Works
view-exchange = Exchange
view-event-card = Event
view-request = Special request
view-donated = To be given away
view-characters = Characters
view-bazaar = Bazaar
view-row = Project row
view-project-deck = Project deck
view-seats = Players
view-can-make = Can be crafted now
view-choosing-yarn = Choosing yarn
view-deck-size = Yarn deck
view-deck = Yarn cards in the deck
view-deck-events = Events in the deck
view-requests-in-deck = Requests in the deck
view-requests-due = Surely in the deck
view-discard = Discarded yarn cards
view-discard-events = Discarded events
view-unseen-projects = Projects not seen yet
view-character = Character
view-specialty = Specialty
view-side = Side
view-favourite = Favourite request
view-is-free = Free
view-slot = Slot
view-yarn-card = Yarn card
view-yarn = Yarn
view-any-yarn = Of any colour
view-is-taken = Taken this turn
view-project = Project
view-points = Points
view-items = Items
view-place = Place
view-ready = Ready
view-space = Space
view-item = Item
view-rule = Pattern
view-count = Tokens
view-tile = Tile
view-is-learned = Learned
view-value = Worth
view-learned-points = When learned
view-is-favourite = Favourite
view-seat = Player
view-marker = Marker
view-cat = Cat
view-cat-again = Cat again
view-bowl = Bowl
view-tokens = Tokens in the bowl
view-score = Score
view-spaces = Spaces
view-patterns = Patterns
view-held = Requests held
view-finished = Requests finished
view-projects = Projects
view-any-colours = Any colours
view-payment = Proposed yarn
view-steps = Tokens to choose
view-laid = Chosen so far
view-more = Still to choose
view-to = Receiver

## What the terminal draws

draw-legend =
    ● yarn and the first letter of its color, ●? any color. ★ points, ✓ done or taken, ▼ your marker.
    In brackets is what it takes: 5= of one color, 2+1 two of one and one of another, 2≠ all different, 3? any.
    ♥ a favorite request, ♡ a request, ! an event.
