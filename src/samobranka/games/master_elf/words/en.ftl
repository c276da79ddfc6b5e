### Master Elf: words, English. Names first; the values are those of data.toml.

## Ingredients

ingredient-magic = magic
ingredient-water = water
ingredient-fire = fire
ingredient-metal = metal
ingredient-wood = wood
ingredient-cloth = cloth

## Ribbons

ribbon-blue = blue
ribbon-green = green
ribbon-red = red
ribbon-rainbow = rainbow

## Types

type-antiquities = Antiquities
type-pirates = Pirates
type-transport = Transport
type-army = Army
type-wonders = Wonders
type-art = Art
type-science = Science
type-animals = Animals
type-music = Music
type-secret = Secret
type-treasure = Treasure

## Regions

region-city = Elfgard
region-north = Snowy Peaks
region-east = Deep Forest
region-south = Azure Bay
region-west = Fire Hills

## Gifts

gift-pirate = Pirate
gift-casket = Casket
gift-snow-globe = Snow Globe
gift-tank = Toy Tank
gift-steam-engine = Little Steam Engine
gift-hand-bell = Hand Bell
gift-plasma-lamp = Plasma Lamp
gift-little-dragon = Little Dragon
gift-fireworks = Fireworks
gift-key = Key
gift-genie-lamp = Genie's Lamp
gift-telescope = Telescope
gift-seven-colour-flower = Seven-Coloured Flower
gift-magic-wand = Magic Wand
gift-panpipe = Panpipe
gift-flying-carpet = Flying Carpet
gift-invisibility-cap = Cap of Invisibility
gift-puppet-theatre = Puppet Theatre
gift-samovar = Samovar
gift-steamboat = Little Steamboat
gift-volcano-kit = Volcano Kit
gift-anchor = Anchor
gift-submarine = Submarine
gift-compass = Compass
gift-ship-in-bottle = Ship in a Bottle
gift-watercolours = Watercolours
gift-wooden-duckling = Wooden Duckling
gift-felt-pens = Felt-Tip Pen Set
gift-jolly-roger = Jolly Roger
gift-plush-whale = Plush Whale
gift-treasure-map = Treasure Map
gift-pyrography-kit = Wood-Burning Kit
gift-catapult = Catapult
gift-hot-air-balloon = Hot-Air Balloon
gift-plush-fox = Plush Fox Cub
gift-astronaut-suit = Astronaut Suit
gift-cuckoo-clock = Cuckoo Clock
gift-bow-and-arrows = Bow and Arrows
gift-violin = Violin
gift-tin-soldier = Tin Soldier
gift-drum = Drum
gift-accordion = Accordion
gift-nutcracker = Nutcracker
gift-easel = Easel
gift-rocking-horse = Rocking Horse

### Sentences

## Actions: what a button says

action-move = Go to { NAME($region) }
action-take = Take a { NAME($ingredient) } card
action-discard = Discard a { NAME($ingredient) } card
action-draw = Draw cards from the deck
action-leave-deck = Take no card in the city
action-make =
    Make “{ NAME($gift) }”: { $payment ->
        [payment-two-one] 2 { NAME($first) } and 1 { NAME($second) }
        [payment-one-two] 1 { NAME($first) } and 2 { NAME($second) }
        [payment-two-crystal] 2 { NAME($first) } and the crystal
        [payment-crystal-two] the crystal and 2 { NAME($second) }
       *[payment-each-crystal] 1 { NAME($first) }, 1 { NAME($second) } and the crystal
    }
action-no-gift = Make no gift
action-decline = Decline the special action
action-look-pile =
    Look through the { $pile ->
        [0] left
        [1] middle
       *[2] right
    } pile
action-look-aside = Look through the gifts set aside
action-take-gift = Make “{ NAME($gift) }” for free
action-take-none = Take none
action-take-bonus = Take the bonus card “{ NAME($gift) }”

## Payments: cards of the gift's first and of its second ingredient

payment-two-one = 2 + 1
payment-one-two = 1 + 2
payment-two-crystal = 2 + crystal
payment-crystal-two = crystal + 2
payment-each-crystal = 1 + 1 + crystal

## Events

event-moved =
    { $you ->
        [yes] You go
       *[no] { $seat } goes
    } to { NAME($region) }.
event-took =
    { $you ->
        [yes] You take
       *[no] { $seat } takes
    } a { NAME($ingredient) } card in { NAME($region) }.
event-discarded =
    { $you ->
        [yes] You discard
       *[no] { $seat } discards
    }: { $cards }.
event-drew =
    { $you ->
        [yes] You draw
       *[no] { $seat } draws
    } { $count ->
        [0] nothing: neither the deck nor the discard has a card
        [one] { $count } card
       *[other] { $count } cards
    }{ $cards_count ->
        [0] .
       *[other] : { $cards }.
    }
event-left-deck =
    { $you ->
        [yes] You take
       *[no] { $seat } takes
    } no card in the city.
event-made =
    { $you ->
        [yes] You make
       *[no] { $seat } makes
    } “{ NAME($gift) }”. Paid: { $cards }{ $crystal ->
        [yes] , plus the crystal.
       *[no] .
    }
event-made-nothing =
    { $you ->
        [yes] You make
       *[no] { $seat } makes
    } no gift this turn.
event-declined =
    { $you ->
        [yes] You decline
       *[no] { $seat } declines
    } the special action “{ NAME($special) }”.
event-looked-at-pile =
    { $you ->
        [yes] You use “{ NAME("type-secret") }” and look
       *[no] { $seat } uses “{ NAME("type-secret") }” and looks
    } through the { $pile ->
        [0] left
        [1] middle
       *[2] right
    } pile.
event-looked-aside =
    { $you ->
        [yes] You use “{ NAME("type-treasure") }” and look
       *[no] { $seat } uses “{ NAME("type-treasure") }” and looks
    } through the gifts set aside.
event-took-gift =
    { $you ->
        [yes] You make
       *[no] { $seat } makes
    } “{ NAME($gift) }” for free, out of the { $place ->
        [0] left pile.
        [1] middle pile.
        [2] right pile.
       *[other] gifts set aside.
    }
event-took-none =
    { $you ->
        [yes] You take
       *[no] { $seat } takes
    } none of these gifts.
event-took-bonus =
    { $you ->
        [yes] You take
       *[no] { $seat } takes
    } the bonus card “{ NAME($gift) }”.
event-uncovered =
    “{ NAME($gift) }” now lies on top of the { $pile ->
        [0] left
        [1] middle
       *[2] right
    } pile.
event-dealt-again = A pile has run out: the remaining gifts are shuffled into three new piles. On top: { $gifts }.
event-reshuffled = The discarded ingredients are shuffled and become the deck again.
event-refilled = New cards in { NAME($region) }: { $cards }.
event-bonus-turned-up = The bonus cards are turned up: { $gifts }.
event-ended = The match draws to a close: { NAME($reason) }.

## Prompts

prompt-expected =
    { $you ->
        [yes] { $phase ->
            [moving] Your turn: where will you go?
            [taking] Which of the cards here will you take?
            [in_city] { $more ->
                [0] You are in the city: discard any cards you like, then draw one more than that.
                [one] You have discarded { $more } card: discard more, or draw one more than that.
               *[other] You have discarded { $more } cards: discard more, or draw one more than that.
            }
            [making] Will you make one of the gifts on top of the piles?
            [offered] { $special ->
                [special-secret] You have the pair “{ NAME("type-secret") }”: you may look through any gift pile and make one of its gifts for free. There is one special action a match: after it you will not be offered “{ NAME("type-treasure") }”.
               *[special-treasure] You have the pair “{ NAME("type-treasure") }”: you may look through the gifts set aside and make one of them for free. There is one special action a match: after it you will not be offered “{ NAME("type-secret") }”.
            } If you decline now, this pair opens nothing later.
            [looking] Choose one of these gifts to make for free, or none.
            [limited] Your hand is too full: discard { $over ->
                [one] { $over } more card.
               *[other] { $over } more cards.
            }
            [picking] Choose a bonus card. Who has fewer gifts chooses first, between equals who has more cards in hand{ GIVEN($then) ->
                [yes] ; after you: { $then }.
               *[no] ; you are the last.
            }
           *[other] Your turn.
        }
       *[no] { $phase ->
            [moving] { $seat } is choosing where to go.
            [taking] { $seat } is choosing an ingredient.
            [in_city] { $seat } is exchanging cards in the city.
            [making] { $seat } is thinking about a gift.
            [offered] { $seat } is deciding on the special action{ GIVEN($special) ->
                [yes] {" "}“{ NAME($special) }”
               *[no] {""}
            }.
            [looking] { $seat } is looking through gifts.
            [limited] { $seat } is discarding down to the hand limit: { $over } more.
            [picking] { $seat } is choosing a bonus card{ GIVEN($then) ->
                [yes] { $then_you ->
                    [yes] ; then you.
                   *[no] ; then { $then }.
                }
               *[no] , the last one.
            }
           *[other] { $seat } is to act.
        }
    }
prompt-finished = The match is over: { NAME($reason) }.

## Refusals: why not

refusal-not-your-turn = It is another player's turn now
refusal-over = The match is over
refusal-move-first = First move your pawn to a neighbouring region
refusal-take-first = First take one of the cards that lie in this region
refusal-in-city-now = You are in the city: first discard what you like and draw from the deck
refusal-make-or-pass = Now make a gift, or say that you make none
refusal-special-offered = First decide about the special action: use it or decline it
refusal-looking-now = You are looking through gifts: first choose one of them, or none
refusal-over-limit = You may keep { $limit } cards: first discard { $more } more
refusal-bonus-now = The bonus cards are being shared out: choose one of them
refusal-no-neighbour = That region is too far away: a pawn goes to a neighbouring region only
refusal-no-staying = Your pawn cannot stay where it is: every turn begins with a step
refusal-not-lying-there = No card of that ingredient lies in your region
refusal-not-in-hand = You have no card of that ingredient in your hand
refusal-not-on-top = That gift does not lie on top of a pile now
refusal-too-few-cards = You have not got the cards for that payment; you lack { $lacks }
refusal-one-ingredient-only = A gift needs both of its ingredients: one of them alone is not enough
refusal-crystal-gone = You have already used your crystal
refusal-empty-pile = There are no gifts left in that pile
refusal-other-special = Your pair of gifts opens the other special action
refusal-not-in-pile = That gift is not in the pile you are looking through
refusal-not-set-aside = That gift is not among those set aside
refusal-no-bonus-card = That gift is not among the bonus cards on the table
refusal-draw-now = You have discarded in the city: now draw one card more than that
refusal-only-in-city = Cards are drawn from the deck in the city only
refusal-no-pair = A special action needs a pair: it is offered when you make the second of its two gifts
refusal-used-up = You have used your special action already: there is one in a match
refusal-crystal-would-do = You lack the other ingredient, but your crystal can stand for it: pay with two cards and the crystal

## Reasons of the end

reason-second-exhaustion = a gift pile has run out for the second time
reason-too-few-gifts = too few gifts are left for three piles

## The score sheet

score-colour = Ribbons of one colour
score-elves = Elves
score-total = Total

## Phases

phase-moving = Moving
phase-taking = Taking an ingredient
phase-in-city = In the city
phase-making = Making a gift
phase-offered = Special action
phase-looking = Looking through gifts
phase-limited = Hand limit
phase-picking = Bonus cards
phase-over = The end

## Special actions

special-secret = { NAME("type-secret") }
special-treasure = { NAME("type-treasure") }

## Options

option-memory = Memory
option-memory-note = The table can show what everybody could remember: cards seen to go to a hand, gifts somebody has looked through. Or each player remembers alone.
option-memory-kept = the table reminds
option-memory-own = everybody's own

## Labels of the view

view-phase = Now
view-turn = Whose turn
view-hand = Your hand
view-regions = Map
view-piles = Gift piles
view-seats = Players
view-deck-size = Ingredient deck
view-discard = Discard
view-city-discards = Discarded in the city this turn
view-exhaustions = Piles run out
view-aside-size = Gifts set aside
view-aside = Set aside, as you know
view-in-piles = Somewhere in the piles
view-looking = You are looking through
view-bonus = Bonus cards
view-region = Region
view-cards = Cards
view-top = On top
view-size = Gifts in the pile
view-known = Below the top, as you know
view-seat = Player
view-pawn = Pawn
view-crystals = Crystals
view-hand-size = Cards in hand
view-sure = Surely in hand
view-gifts = Gifts
view-special = Special action used
view-score = Points
view-elf = elf

## What the terminal draws

draw-legend =
    ★ points, ☺ an elf on the card, ≈ a ribbon and its color.
