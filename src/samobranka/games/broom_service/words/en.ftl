### Broom Service: words, English. Names first; the values are those of data.toml.

## Roles (.brave, .cowardly: with the adjective)

role-forest-witch = Forest Witch
    .brave = brave Forest Witch
    .cowardly = cowardly Forest Witch
role-hill-witch = Hill Witch
    .brave = brave Hill Witch
    .cowardly = cowardly Hill Witch
role-mountain-witch = Mountain Witch
    .brave = brave Mountain Witch
    .cowardly = cowardly Mountain Witch
role-prairie-witch = Prairie Witch
    .brave = brave Prairie Witch
    .cowardly = cowardly Prairie Witch
role-fruit-gatherer = Fruit Gatherer
    .brave = brave Fruit Gatherer
    .cowardly = cowardly Fruit Gatherer
role-herb-gatherer = Herb Gatherer
    .brave = brave Herb Gatherer
    .cowardly = cowardly Herb Gatherer
role-root-gatherer = Root Gatherer
    .brave = brave Root Gatherer
    .cowardly = cowardly Root Gatherer
role-valley-druid = Valley Druid
    .brave = brave Valley Druid
    .cowardly = cowardly Valley Druid
role-peak-druid = Peak Druid
    .brave = brave Peak Druid
    .cowardly = cowardly Peak Druid
role-weather-fairy = Weather Fairy
    .brave = brave Weather Fairy
    .cowardly = cowardly Weather Fairy

## Kinds of role

kind-witch = witch
    .plural = witches
kind-gatherer = gatherer
    .plural = gatherers
kind-druid = druid
    .plural = druids
kind-fairy = fairy
    .plural = fairies

## Courage

courage-brave = bravely
    .adjective = brave
courage-cowardly = as a coward
    .adjective = cowardly

## Landscapes

landscape-forest = forest
    .plural = forests
landscape-hills = hills
    .plural = hills
landscape-mountain = mountain
    .plural = mountains
landscape-prairie = prairie
    .plural = prairies
landscape-lake = lake
    .plural = lakes

## Resources

resource-purple = purple potion
    .many = purple potions
    .plural = purple potions
resource-green = green potion
    .many = green potions
    .plural = green potions
resource-orange = orange potion
    .many = orange potions
    .plural = orange potions
resource-wand = magic wand
    .many = magic wands
    .plural = magic wands

## Colours and shapes of castles

colour-purple = purple
colour-green = green
colour-orange = orange
shape-round = round
shape-square = square

## Boards and the banners of their start castles

board-normal = normal board
board-advanced = advanced board
banner-red = red banner
    .plural = red banners
banner-purple = purple banner
    .plural = purple banners

## Events: titles, not bent

event-card-more-or-less = More or Less?
event-card-black-market = Black Market
event-card-black-distillery = Black Distillery
event-card-high-demand = High Demand
event-card-dangerous-places = Dangerous Places
event-card-safe-places = Safe Places
event-card-empty-handed = Empty-handed
event-card-get-to-work = Get to Work!
event-card-lightning-rod = Lightning Rod
event-card-solitude = Solitude

## When an event acts

timing-before-choice = before roles are chosen
timing-during = during the round
timing-end-of-round = at the end of the round

## Clouds

cloud-thunder = Thunder Cloud
cloud-tailwind = Tailwind
cloud-gust = Gust of Wind
cloud-parcel = Air Parcel
cloud-show-orange = Orange Glow
cloud-show-green = Green Glow
cloud-show-purple = Purple Glow

## Tiles of mountains, forests and hills

mountain-tile-potions = Cauldron of Potions
mountain-tile-wands = Chest of Wands
mountain-tile-delivery = Mountain Post
mountain-tile-moves = Two Flights
mountain-tile-fairy = Mountain Fairy
forest-tile-courage = Courage
forest-tile-extra-card = Extra Card
forest-tile-five-points = Five Points
hill-tile-portal = Portal
hill-tile-orange-stall = Orange Stall

## Things that are counted or touched

thing-pawn = pawn
    .many = pawns
thing-potion = potion
    .many = potions
thing-resource = resource
    .many = resources
thing-castle = castle
    .many = castles
thing-cloud = cloud
    .many = clouds
thing-bolt = bolt
    .many = bolts
thing-amulet = amulet
    .many = amulets
thing-tile = tile
    .many = tiles
thing-circle = stone circle
    .many = stone circles
thing-role = role card
    .many = role cards
thing-point = point
    .many = points

## Regions of the normal side

region-nA1 = Mossy Forest
region-nA2 = West Pasture
region-nA3 = Sheep Hills
region-nA4 = Damp Pinewood
region-nB1 = Fox Hills
region-nB2 = Mirror Lake
region-nB3 = Feathergrass Plain
region-nC1 = North Plain
region-nC2 = Old Castle Forest
region-nC3 = Crooked Mountain
region-nC4 = New Castle Hills
region-nD1 = Misty Lake
region-nD2 = Windy Hills
region-nD3 = Mushroom Forest
region-nE1 = Cornflower Meadow
region-nE2 = Whispering Forest
region-nE3 = Hoary Mountain
region-nE4 = Honey Hills
region-nF1 = Dragon Hills
region-nF2 = Golden Plain
region-nF3 = Moon Lake
region-nG1 = Far Forest
region-nG2 = Thunder Mountain
region-nG3 = Raven Hills
region-nG4 = Daybreak Plain

## Regions of the advanced side

region-xA1 = Salt Meadow
region-xA2 = North Castle Hills
region-xA3 = Shore Forest
region-xA4 = South Castle Plain
region-xA5 = Gull Hills
region-xB1 = Spruce Forest
region-xB2 = Poppy Plain
region-xB3 = Badger Hills
region-xB4 = Alder Forest
region-xC1 = Mouse Meadow
region-xC2 = Humming Hills
region-xC3 = Lookout Mountain
region-xC4 = Rye Plain
region-xC5 = Singing Hills
region-xD1 = Fishing Bay
region-xD2 = Campfire Plain
region-xD3 = Glimmering Hills
region-xD4 = Maple Forest
region-xE1 = Dandelion Island
region-xE2 = Long Water
region-xE3 = Yew Forest
region-xE4 = Bluebell Plain
region-xE5 = South Mountain
region-xF1 = North Strait
region-xF2 = Ice Mountain
region-xF3 = Blackthorn Hills
region-xF4 = South Bay
region-xG1 = Two Winds Island: hills
region-xG2 = Chill Sea
region-xG3 = Cape Forest
region-xG4 = Warm Sea
region-xG5 = Seashell Island: hills
region-xH1 = Two Winds Island: forest
region-xH2 = East Sea
region-xH3 = Bottomless Deep
region-xH4 = Seashell Island: meadow

## Castles of the normal side: the names hint at the colours

castle-nT01 = Mint Castle
castle-nT02 = Copper Castle
castle-nT03 = Lilac Castle
castle-nT04 = Mauve Castle
castle-nT05 = Amber Castle
castle-nT06 = Russet Castle
castle-nT07 = Emerald Castle
castle-nT08 = Amethyst Castle
castle-nT09 = Malachite Castle
castle-nT10 = Violet Castle
castle-nT11 = Jade Castle
castle-nT12 = Heather Castle
castle-nT13 = Apple Castle
castle-nT14 = Carrot Castle
castle-nT15 = Bramble Castle
castle-nT16 = Pumpkin Castle
castle-nT17 = Ivy Castle
castle-nT18 = Tangerine Castle
castle-nT19 = Bilberry Castle
castle-nT20 = Clover Castle
castle-nT21 = Plum Castle
castle-nT22 = Apricot Castle
castle-nT23 = Peach Castle
castle-nT24 = Reed Castle
castle-nT25 = Fern Castle
castle-nT26 = Rowan Castle
castle-nT27 = Grape Castle
castle-nT28 = Lavender Castle
castle-nT29 = Nettle Castle
castle-nT30 = Iris Castle
castle-nT31 = Dill Castle
castle-nT32 = Cucumber Castle
castle-nT33 = Sea Buckthorn Castle
castle-nT34 = Aubergine Castle
castle-nT35 = Sunset Castle
castle-nT36 = Cabbage Castle

## Castles of the advanced side: the names hint at the colours

castle-xT01 = Fire Castle
castle-xT02 = Pea Castle
castle-xT03 = Crocus Castle
castle-xT04 = Frog Castle
castle-xT05 = Rust Castle
castle-xT06 = Aster Castle
castle-xT07 = Thistle Castle
castle-xT08 = Gooseberry Castle
castle-xT09 = Brick Castle
castle-xT10 = Beetroot Castle
castle-xT11 = Hop Castle
castle-xT12 = Sedge Castle
castle-xT13 = Blackcurrant Castle
castle-xT14 = Ginger Castle
castle-xT15 = Fig Castle
castle-xT16 = Saffron Castle
castle-xT17 = Mulberry Castle
castle-xT18 = Willow Castle
castle-xT19 = Lime Castle
castle-xT20 = Twilight Castle
castle-xT21 = Marigold Castle
castle-xT22 = Olive Castle
castle-xT23 = Caramel Castle
castle-xT24 = Lupin Castle
castle-xT25 = Sorrel Castle
castle-xT26 = Wisteria Castle
castle-xT27 = Tiger Castle
castle-xT28 = Orchid Castle
castle-xT29 = Parsley Castle
castle-xT30 = Squirrel Castle
castle-xT31 = Lettuce Castle
castle-xT32 = Autumn Castle
castle-xT33 = Beryl Castle
castle-xT34 = Hyacinth Castle
castle-xT35 = Wormwood Castle
castle-xT36 = Coral Castle
castle-xT37 = Pine Castle
castle-xT38 = Ink Castle
castle-xT39 = Bronze Castle
castle-xT40 = Elderberry Castle

## Cloud spaces of the normal side: the value is made of the region's name, and of a number where there are several

space-nK01 = Mirror Lake, cloud 1
space-nK02 = Mirror Lake, cloud 2
space-nK03 = Mirror Lake, cloud 3
space-nK04 = Crooked Mountain, cloud
space-nK05 = Misty Lake, cloud 1
space-nK06 = Misty Lake, cloud 2
space-nK07 = Misty Lake, cloud 3
space-nK08 = Windy Hills, cloud
space-nK09 = Cornflower Meadow, cloud
space-nK10 = Hoary Mountain, cloud
space-nK11 = Golden Plain, cloud
space-nK12 = Moon Lake, cloud 1
space-nK13 = Moon Lake, cloud 2
space-nK14 = Far Forest, cloud
space-nK15 = Thunder Mountain, cloud
space-nK16 = Raven Hills, cloud
space-nK17 = Daybreak Plain, cloud 1
space-nK18 = Daybreak Plain, cloud 2

## Cloud spaces of the advanced side: the value is made of the region's name, and of a number where there are several

space-xK01 = Humming Hills, cloud
space-xK02 = Lookout Mountain, cloud
space-xK03 = Singing Hills, cloud
space-xK04 = Fishing Bay, cloud
space-xK05 = Campfire Plain, cloud
space-xK06 = Glimmering Hills, cloud
space-xK07 = Long Water, cloud
space-xK08 = Yew Forest, cloud
space-xK09 = Bluebell Plain, cloud
space-xK10 = South Mountain, cloud
space-xK11 = North Strait, cloud
space-xK12 = Ice Mountain, cloud
space-xK13 = Blackthorn Hills, cloud
space-xK14 = South Bay, cloud
space-xK15 = Two Winds Island: hills, cloud
space-xK16 = Chill Sea, cloud
space-xK17 = Warm Sea, cloud
space-xK18 = Seashell Island: meadow, cloud

### Sentences
