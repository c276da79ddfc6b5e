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
option-early-helpers = Jean, Louis and Nassir before the roll
option-early-helpers-yes = allowed
option-early-helpers-no = not allowed
option-paired-helpers = Helpers in the second part of a paired turn
option-paired-helpers-no = not allowed
option-paired-helpers-yes = allowed

## Seafarers, not played yet

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
