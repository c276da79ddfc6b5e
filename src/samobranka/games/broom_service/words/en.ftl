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

## Actions: what a button says

action-choose = Take the { NAME($role) } this round
action-enough = That is enough roles
action-add = Give up the Extra Card and add the { NAME($role) }
action-call =
    { $courage ->
        [courage-brave] “I am the { NAME($role, case: "brave") }!”
       *[other] “I am the { NAME($role, case: "cowardly") }.”
    }
action-answer =
    { $courage ->
        [courage-brave] “No, I am the brave one!”
       *[other] “I am one too, a cowardly one.”
    }
action-act = Carry out the role's cowardly action
action-trade =
    { $goods ->
        [goods-as-printed] Trade as the event says
       *[other] Trade as the event says: { NAME($goods) }
    }
action-use-tile = Use the tile “{ NAME($tile) }”
action-fly =
    { $pawn ->
        [0] First pawn: fly to { NAME($region) }
       *[1] Second pawn: fly to { NAME($region) }
    }
action-deliver =
    { $pawn ->
        [0] First pawn: deliver to { NAME($castle) }
       *[1] Second pawn: deliver to { NAME($castle) }
    }
action-sell = Hand a potion over at the stall
action-dispel = Dispel: { NAME($space) }
action-take = Take one: { NAME($resource) }
action-take-all = Take all of it
action-go-to = Come out of the portal in { NAME($circle) }
action-hand-in = Hand in the set of resources
action-nothing = Nothing more

## What a trade is about

goods-purple = { NAME("resource-purple") }
goods-green = { NAME("resource-green") }
goods-orange = { NAME("resource-orange") }
goods-as-printed = as printed

## What a seat said to a call

reply-brave = brave
reply-cowardly = cowardly
reply-pass = pass
reply-asked = is being asked
reply-later = has not answered yet

## Events

event-chose = You take the { NAME($role) } into your hand.
event-said-enough = You have chosen enough roles.
event-chose-to-add = You will give up the Extra Card for the { NAME($role) }.
event-decided =
    { $choice ->
        [hand_in] You will hand in a set of resources.
        [keep] You will keep your resources.
       *[other] You will add no role.
    }
event-all-chose = Everybody has chosen.
event-number-shown =
    { $you ->
        [yes] You have
       *[no] { $seat } has
    } chosen { $cards ->
        [one] { $cards } role
       *[other] { $cards } roles
    }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
event-added =
    { $you ->
        [yes] You give
       *[no] { $seat } gives
    } up the Extra Card for one role more.
event-called =
    { $you ->
        [yes] You call
       *[no] { $seat } calls
    }: “I am the { $courage ->
        [courage-brave] { NAME($role, case: "brave") }!
       *[other] { NAME($role, case: "cowardly") }.
    }”
event-answered =
    { $you ->
        [yes] You answer
       *[no] { $seat } answers
    }: “{ $courage ->
        [courage-brave] No, I am the { NAME($role, case: "brave") }!
       *[other] I am a { NAME($role, case: "cowardly") } too.
    }”
event-cursed =
    The role is cursed: { $you ->
        [yes] you lose
       *[no] { $seat } loses
    } { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
event-overtaken =
    { $you ->
        [yes] Somebody else is brave after you: your role is lost.
       *[no] Somebody else is brave after { $seat }, whose role is lost.
    }
event-passed =
    { $you ->
        [yes] You pass: you do not have this role.
       *[no] { $seat } passes, without this role.
    }
event-acts-bravely =
    { $you ->
        [yes] You are the { NAME($role, case: "brave") } and first player now.
       *[no] { $seat } is the { NAME($role, case: "brave") } and first player now.
    }
event-acts-as-coward =
    { $you ->
        [yes] You choose the role's own action.
       *[no] { $seat } chooses the role's own action.
    }
event-traded =
    { $you ->
        [yes] You trade
       *[no] { $seat } trades
    }{ $paid_count ->
        [0] { "" }
       *[other] , giving { $paid }
    }{ $got_count ->
        [0] { "" }
       *[other] , getting { $got }
    }{ $points ->
        [0] .
        [one] : { $points } point.
       *[other] : { $points } points.
    }
event-used-tile =
    { $you ->
        [yes] You use
       *[no] { $seat } uses
    } the tile “{ NAME($tile) }”{ $points ->
        [0] .
        [one] : { $points } point.
       *[other] : { $points } points.
    }
event-flew =
    { $you ->
        [yes] Your
       *[no] { $seat }'s
    } { $pawn ->
        [0] first
       *[1] second
    } pawn flies to { NAME($region) }.
event-delivered =
    { $you ->
        [yes] You deliver
       *[no] { $seat } delivers
    } a { NAME($potion) } to { NAME($castle) }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $has_parts ->
        [yes] {" "}({ $by_castle } castle{ $by_role ->
            [0] { "" }
           *[other] {" "}+ { $by_role } courage
        }{ $by_event ->
            [0] { "" }
           *[other] {" "}+ { $by_event } event
        }{ $by_clouds ->
            [0] { "" }
           *[other] {" "}+ { $by_clouds } cloud near by
        }).
       *[no] .
    }
event-sold =
    { $you ->
        [yes] You hand
       *[no] { $seat } hands
    } { $paid } over at the stall: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
event-dispelled =
    { $you ->
        [yes] You dispel
       *[no] { $seat } dispels
    } a cloud ({ NAME($space) }) for { $wands ->
        [one] { $wands } wand
       *[other] { $wands } wands
    }: { $bolts ->
        [one] { $bolts } bolt
       *[other] { $bolts } bolts
    }{ $points ->
        [0] .
        [one] {" "}and { $points } point.
       *[other] {" "}and { $points } points.
    }
event-got =
    { $you ->
        [yes] You get
       *[no] { $seat } gets
    }: { $resources }.
event-went-through =
    { $you ->
        [yes] Your
       *[no] { $seat }'s
    } { $pawn ->
        [0] first
       *[1] second
    } pawn comes out of the portal in { NAME($region) }.
event-took-amulet =
    { $you ->
        [yes] You take your
       *[no] { $seat } takes their
    } amulet in { NAME($region) }.
event-took-tile =
    { $you ->
        [yes] You take
       *[no] { $seat } takes
    } the tile “{ NAME($tile) }”.
event-did-nothing =
    { $you ->
        [yes] You decide
       *[no] { $seat } decides
    } { $decision ->
        [fly] to stay put.
        [drop] not to deliver.
        [deliver] not to deliver.
        [dispel] to leave the clouds alone.
        [take] to take no more.
        [stall] to sell nothing at the stall.
        [circle] to stay at the portal.
        [trade] to do without a trade.
       *[other] to leave it at that.
    }
event-lapsed =
    { $you ->
        [yes] You
       *[no] { $seat }
    } cannot { $decision ->
        [fly] move a pawn
        [dispel] dispel a cloud
        [stall] use the stall
       *[other] deliver a potion
    }: { NAME($why) }.
event-event-acted =
    “{ NAME($event) }”: { $you ->
        [yes] you { $is_loss ->
            [yes] lose
           *[no] get
        }
       *[no] { $seat } { $is_loss ->
            [yes] loses
           *[no] gets
        }
    } { $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $times ->
        [0] .
        [1] .
       *[other] {" "}({ $times } times { $each }).
    }
event-round-began =
    Round { $round } begins. Event: “{ NAME($event) }”.{ $cursed_count ->
        [0] { "" }
        [one] { " " }Cursed role: { $cursed }.
       *[other] { " " }Cursed roles: { $cursed }.
    }
event-new-first =
    { $you ->
        [yes] You are
       *[no] { $seat } is
    } first player now: the one before has no cards left.
event-ended = The match is over: { NAME($reason) }.

## Why an action lapses

lapse-no-land = no pawn has a fitting region near
lapse-clouded = clouds lie over every fitting region near
lapse-moved-on = the pawn has left the region it was moved to
lapse-no-castle = no castle there takes a potion
lapse-no-potion = there is no potion of a fitting colour
lapse-nobody-there = no pawn stands where this druid works
lapse-no-cloud = no cloud is near
lapse-no-wands = there are too few wands for any cloud near
lapse-no-goods = there is nothing that the stall takes

## Prompts

prompt-choose-roles =
    { $free ->
        [yes] { $more ->
            [one] Choose roles in secret: you may take { $more } more, or say that it is enough.
           *[other] Choose roles in secret: you may take { $more } more, or say that it is enough.
        }
       *[no] { $more ->
            [one] Choose { $more } more role in secret.
           *[other] Choose { $more } more roles in secret.
        }
    }
prompt-add-role = Will you give up your Extra Card for one role more?
prompt-hand-in-set = Will you hand in a set of resources for the event?
prompt-wait =
    { $phase ->
        [adding] Extra cards are being decided on.
        [handing_in] Sets of resources are being decided on.
       *[other] Roles are being chosen.
    }
prompt-call-role =
    { $you ->
        [yes] You are first player: call a role, bravely or as a coward.
       *[no] { $seat } is choosing a role to call.
    }
prompt-answer-role =
    { $you ->
        [yes] You have the { NAME($role) } too: bravely or as a coward?
       *[no] { $seat } has the { NAME($role) } too and is thinking.
    }
prompt-decide =
    { $you ->
        [yes] { $decision ->
            [fly] { $more ->
                [0] Move a pawn, or stay.
                [one] Move a pawn to a neighbouring region, or stay.
               *[other] { $more } moves are yours: move a pawn, or stay.
            }
            [drop] Will this pawn deliver a potion where it is now?
            [deliver] Deliver a potion, if you like.
            [dispel] Dispel a cloud next to one of your pawns, if you like.
            [take] { $more ->
                [one] Take one resource, if you like.
               *[other] Take your resources, all of them or some.
            }
            [circle] The portal is open: to which stone circle?
            [stall] Will you hand a potion over at the stall?
            [way] A coward has a choice: the role's action, a trade or a tile?
           *[other] Will you trade before you act?
        }
       *[no] { $decision ->
            [fly] { $seat } is moving a pawn.
            [drop] { $seat } may deliver a potion.
            [deliver] { $seat } may deliver a potion.
            [dispel] { $seat } may dispel a cloud.
            [take] { $seat } is taking resources.
            [circle] { $seat } is choosing a stone circle.
            [stall] { $seat } is standing at the stall.
            [way] { $seat } is choosing a coward's way.
           *[other] { $seat } may trade.
        }
    }
prompt-finished = The match is over: { NAME($reason) }.

## Refusals: why not

refusal-over = The match is over
refusal-not-your-turn = It is another player's turn now
refusal-chosen-already = You have nothing to decide now: wait for the others
refusal-choose-first = First choose your roles for this round
refusal-adding-now = First decide about your extra card
refusal-handing-in-now = First decide whether to hand in a set of resources
refusal-call-now = You are first player: first call a role
refusal-answer-now = You hold the role that was called: first say whether you play it bravely or as a coward
refusal-fly-now = First move a pawn, or stay
refusal-drop-now = First decide whether the pawn you moved delivers a potion
refusal-deliver-now = First decide about your delivery
refusal-dispel-now = First decide about dispelling a cloud
refusal-take-now = First take your resources ({ $left }), or leave them
refusal-circle-now = Your pawn is in a portal: it must go on to a stone circle
refusal-stall-now = First decide about the stall
refusal-way-first = First choose a way: the role's action, a trade or a tile
refusal-trade-first = First decide about the trade of the event
refusal-role-chosen = You have already chosen that role
refusal-number-is-fixed = The number of roles is fixed in this round: { $roles }
refusal-none-chosen = Choose at least one role
refusal-no-extra-card = You have no tile for an extra card
refusal-no-set = You have not got the set that the event asks for; what lacks: { $lacks }
refusal-not-in-hand = That role is not in your hand
refusal-no-trade = The event of this round offers no trade
refusal-nothing-to-trade = You have not got what this trade takes: { $lacks }
refusal-trade-came-first = The trade of this event was offered before; now choose the action or a tile
refusal-other-goods = The event offers another trade
refusal-no-such-tile = You have no such tile
refusal-no-tile-for-roles = That tile is used when roles are chosen, not with a role
refusal-not-near = That region does not neighbour your pawn's
refusal-other-landscape = This witch flies to another landscape
refusal-closed-land = No pawn may enter that region
refusal-clouds-there = There are clouds over that region
refusal-other-pawn = Only the pawn that was just moved may deliver
refusal-other-place = That pawn does not stand where this druid works
refusal-not-at-castle = That castle does not touch your pawn's region
refusal-castle-covered = That castle lies under a tile
refusal-castle-full = That castle has its potion already
refusal-no-potion = That castle takes a { NAME($potion) }, and you have none
refusal-no-stall = There is no stall where your pawn stands
refusal-nothing-to-sell = You have not got what the stall takes: { $lacks }
refusal-on-entering-only = The stall serves a pawn that enters; this delivery goes to a castle
refusal-no-cloud = There is no cloud there
refusal-cloud-too-far = You have no pawn next to that cloud
refusal-too-few-wands = That cloud costs wands: { $cost }. You have { $wands }
refusal-not-offered = That resource is not among those you may take: { $left }
refusal-one-of-them = You may take one of these only, by its name: { $left }
refusal-one-left = Only one resource is left, take it by its name: { $left }

## Reasons of the end

reason-last-round = the last round has been played

## Options

option-board = Side of the board
option-board-normal = normal
option-board-advanced = advanced
option-storm-clouds = Storm clouds
option-storm-clouds-no = no
option-storm-clouds-yes = yes
option-mountain-tiles = Mountain tiles and amulets (always on the advanced board)
option-mountain-tiles-no = no
option-mountain-tiles-yes = yes
option-forest-tiles = Forest tiles (advanced board)
option-forest-tiles-no = no
option-forest-tiles-yes = yes
option-hill-tiles = Hill tiles (advanced board)
option-hill-tiles-no = no
option-hill-tiles-yes = yes
option-stall = Who may use the Orange Stall
option-stall-any-entry = everybody who enters
option-stall-brave-witch = brave witches only

## The score sheet

score-match = Points of the match
score-bolts = Bolts
score-bolt = bolt
    .one = bolt
    .many = bolts
score-fours = Sets of four resources
score-threes = Sets of three resources
score-amulets = Amulets
score-tie-resources = Resources (more is better)
score-total = Total

## Phases

phase-choosing = Choosing roles
phase-adding = Extra cards
phase-calling = Calling a role
phase-answering = Answering
phase-acting = Acting
phase-handing-in = Handing in sets
phase-over = The end

## Decisions inside an action

decision-fly = move
decision-drop = delivery after a move
decision-deliver = delivery
decision-dispel = dispelling a cloud
decision-take = taking resources
decision-circle = stone circle
decision-stall = stall
decision-way = a coward's way
decision-trade = trade

## What a seat decided in secret

choice-hand-in = hand in
choice-keep = keep
choice-add-none = add none

## Labels of the view

view-phase = Now
view-decision = Decision
view-turn = Whose turn
view-first = First player
view-round = Round
view-rounds = Of rounds
view-event = Event
view-events-seen = Events so far
draw-legend =
    ♣ forest, ∩ hills, ▲ mountain, " prairie, ~ lake.
    Castle [g3] takes any number of potions, (g3) a single one, then (*). The letter is the potion's colour, the number its points.
    ☁2 a cloud and its price in magic wands, ↯ lightning. 1a is a pawn of seat 1, ▤ a tile, ◈ an amulet of yours.
    ★ points, in brackets with stock and lightning. “!” is a role played bravely, “·” one played cowardly.
draw-cursed = Cursed
view-cursed = Cursed roles
view-cursed-deck = Still in the cursed deck
view-hand = Your hand
view-added = Your extra role
view-to-choose = Roles still to choose
view-left-out = Left out by you
view-called = Called this round
view-call = Call
view-pending = Waiting
view-board = Board
view-clouds = Clouds
view-filled = Castles with their potion
view-covered = Castles under tiles
view-mountains = Mountain tiles
view-forests = Forest tiles
view-hills = Hill tiles
view-seats = Players
view-space = Place
view-region = Region
view-cloud = Cloud
view-cost = Wands
view-bolts = Bolts
view-tile = Tile
view-amulets-of = Amulets of
view-role = Role
view-courage = Courage
view-seat = Player
view-reply = Reply
view-caller = Caller
view-claim = Brave claim
view-replies = Replies
view-pawn = Pawn
view-count = How many
view-resources = Resources
view-points = Points
view-pawns = Pawns
view-stock = Resources
view-hand-size = Cards in hand
view-played = Played
view-may-hold = May hold
view-reach = Within reach of the roles
view-regions = Regions
view-castles = Castles
view-spaces = Cloud spaces
view-amulets = Amulets
view-tiles = Forest tiles held
view-event-points = From the last event
view-score = Score if it ended now
