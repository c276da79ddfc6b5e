### ArchRavels: words, English. Names first; the values are those of data.toml.

## Colours

colour-red = red
colour-orange = orange
colour-yellow = yellow
colour-green = green
colour-blue = blue
colour-purple = purple
colour-any = any colour

## Items (.one with its article, .plural after a number)

item-hat = hat
    .one = a hat
    .plural = hats
item-bear = bear
    .one = a bear
    .plural = bears
item-mittens = mittens
    .one = a pair of mittens
    .plural = pairs of mittens
item-scarf = scarf
    .one = a scarf
    .plural = scarves
item-blanket = blanket
    .one = a blanket
    .plural = blankets

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
work-craft = Craft
work-exchange = Exchange
work-take-three = Take three
work-craft-any-colours = Craft any colours

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

### Sentences
