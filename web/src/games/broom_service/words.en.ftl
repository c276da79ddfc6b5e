### Words that only the board needs.

board-brave = brave
board-cowardly = cowardly
board-nothing = nothing
board-nobody = nobody
board-any-potion = any potion
board-turn = to act
board-close = Close
board-closer = Closer
board-farther = Farther
board-whole = Show everything
board-large = Large
board-here = Yes, here
board-cancel = No
board-track = Score track
board-round = Round { $round } of { $rounds }
board-points-now = Points: { $points }; { $score } if it ended now, with bolts and sets
board-played-as = Played this round: { $seat }
board-choose = { $count ->
    [0] Your roles for this round
    [one] Choose roles: { $count } more
   *[other] Choose roles: { $count } more
}
board-add = Your roles: you may add one
board-then = Then: { $what }
board-decks = Past and to come
board-events-unseen = { $left ->
    [0] Events that did not come
   *[other] Events that may still come ({ $left } of these)
}
board-no-cards = No cards in hand
board-cursed-card = Cursed: whoever plays it gets { $points } points
board-role = { $role }. Brave: { $brave }. Cowardly: { $cowardly }.
board-claim = “I am the { $role }!”
board-no-claim = { $role }: nobody dares to be brave yet
board-overtaken = brave no more
board-may-hold = { $count ->
    [0] Nobody else holds this role.
   *[other] Others may hold this role, too: { $names }.
}

board-does-move = { $lands ->
    [none] { $count ->
        [one] move a pawn
       *[other] move pawns { $count } times
    }
   *[other] fly to: { $lands }
}
board-does-deliver = { $lands ->
    [none] deliver a potion
   *[other] deliver a potion from: { $lands }
}
board-does-dispel = dispel a cloud
board-does-give = give { $things }
board-does-gain = { $either ->
    [yes] take one: { $things }
   *[no] take { $things }
}
board-does-points = { $points ->
    [one] get { $points } point
   *[other] get { $points } points
}

board-event-number-of-roles = Take as many roles as you like; points by the number of cards: { $by }.
board-event-coward-trades = { $instead ->
    [yes] Instead of the role's action
   *[no] Before the role's action
} a coward may { $pay ->
    [none] { "" }
   *[other] give { $pay }{ " " }
}{ $gain ->
    [none] { $points ->
        [one] for { $points } point
       *[other] for { $points } points
    }
   *[other] { $pay ->
        [none] take { $gain }
       *[other] and take { $gain }
    }
}.
board-event-deliveries = Every delivery of this round brings more points: { $signed }.
board-event-pawns-on = Points for each own pawn there ({ $lands }): { $signed }.
board-event-lone-pawns = Points for each own pawn that stands alone: { $signed }.
board-event-resources = Points for each own resource; you keep them: { $signed }.
board-event-clouds = Points for each own cloud: { $signed }.
board-event-hand-in = Hand in { $pay } for { $points ->
    [one] { $points } point
   *[other] { $points } points
}, if you like.

board-region = { $region }, { $landscape }. Pawns here: { $pawns }.
board-castle = { $castle }: { $colour }, { $shape }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $wands ->
    [0] { "" }
    [one] { " " }and a wand
   *[other] { " " }and { $wands } wands
}. { $state ->
    [covered] Lies under a tile.
    [filled] Has its potion.
   *[open] Takes potions.
}
board-cloud = { $cloud } ({ $place }). Wands: { $cost }. Bolts: { $bolts }.{ $brings ->
    [none] { "" }
   *[other] { " " }Brings: { $brings }.
}
board-storm-near = { $points } points for each delivery next to it
board-storm-show = { $points } points if you show { $things }
board-tile = { $tile } ({ $region }){ $amulets ->
    [none] { "" }
   *[other] . Amulets still here: { $amulets }
}
board-pawn = { $seat }, pawn { $number }: { $region }

## The box: lists, tables and fields of the component file, and its map

box-components = Contents of the box
box-setup = Preparation
box-setup-by-seats = Preparation by number of players
box-round = Rounds
box-scoring = Scoring
box-landscapes = Landscapes
box-resources = Resources
box-roles = Roles
box-events = Events
box-thunder-clouds = Thunder clouds
box-storm-clouds = Storm clouds
box-tiles = Tiles in play
box-mountain-tiles = Mountain tiles
box-forest-tiles = Forest tiles
box-hill-tiles = Hill tiles
box-boards = The board
box-boards-normal = The board: normal side
box-boards-advanced = The board: advanced side
box-boards-normal-starts = Start castles: normal side
box-boards-normal-regions = Regions: normal side
box-boards-normal-castles = Castles: normal side
box-boards-normal-cloud-spaces = Cloud spaces: normal side
box-boards-advanced-starts = Start castles: advanced side
box-boards-advanced-regions = Regions: advanced side
box-boards-advanced-castles = Castles: advanced side
box-boards-advanced-cloud-spaces = Cloud spaces: advanced side
box-field-landscape = Landscape
box-field-landscapes = Landscapes
box-field-adjacent = Neighbours
box-field-tile-at = A tile lies here
box-field-circle-at = A stone circle stands here
box-field-polygon = Outline
box-field-brave = Brave
box-field-cowardly = Cowardly
box-field-move = Moves
box-field-deliver = Deliveries
box-field-dispel = Clouds dispelled
box-field-wands = Wands
box-field-bolts = Bolts
box-field-regions = Regions
box-field-region = Region
box-field-shape = Shape
box-field-round = round: one potion
box-field-square = square: any number of potions
box-field-covered = Lies under a mountain tile
box-field-enterable = Can be entered
box-field-timing = When it acts
box-field-before-choice = before roles are chosen
box-field-during = during the round
box-field-end-of-round = at the end of the round
box-field-effect = Effect
box-field-replaces-action = Replaces the action
box-field-points-by-cards = Points for 1, 2, 3 … roles
box-field-sets = Sets at most
box-field-either = One of these only
box-field-show = To be shown
box-field-does = What it does
box-field-potion = a potion of any colour
box-map-side = Side of the board
box-map-which = { $side ->
    [normal] Normal side
    [advanced] Advanced side
   *[other] { $side }
}
box-map-mode = What a click does
box-map-do = { $mode ->
    [move] Move
    [join] Draw neighbours
   *[look] Open
}
box-map-how = { $mode ->
    [move] Drag corners, castles, clouds and middles of regions to where they are on your board; regions that share a corner go with it.
    [join] Choose two regions one after the other: that joins them as neighbours, or parts them.
   *[look] Choose a region or a castle to correct what is printed there.
}
box-map-picked = { $name }: now choose the other region.
box-map-keys = The arrow keys move it.
box-map-handle = { $kind ->
    [corner] Corner
    [middle] Middle
    [castle] Castle
    [cloud] Cloud space
    [start] Start
    [tile] Tile
   *[circle] Stone circle
}: { $name }
box-field-amulet-points = Points for 0, 1, 2 … amulets
box-field-amulets = Amulets
box-field-aspect = Width by height
box-field-banner = Banner
box-field-boards = Boards
box-field-bolt-points = Points for 0, 1, 2 … bolts
box-field-castles = Castles
box-field-cloud-spaces = Cloud spaces
box-field-clouds = Clouds
box-field-cursed-points = Points for a cursed role
box-field-cursed-roles = Cursed roles
box-field-event-cards = Event cards
box-field-events = Events
box-field-forest = Forest
box-field-hills = Hills
box-field-mountain = Mountains
box-field-islands = Islands
box-field-laid = Laid out
box-field-landscape-tiles = Landscape tiles
box-field-mountain-tiles-always = Mountain tiles in every match
box-field-near-delivery-points = Points for a delivery nearby
box-field-pawns = Pawns
box-field-point-markers = Point markers
box-field-potions = Potions
box-field-resources = Resources
box-field-role-cards = Role cards
box-field-roles-chosen = Roles chosen each round
box-field-set-of-four-points = Points for four different resources
box-field-set-of-three-points = Points for three different resources
box-field-starts = Start castles
box-field-storm-clouds = Storm clouds
box-field-thunder-clouds = Thunder clouds
box-field-tiles = Tiles
box-field-witch = witch
box-field-gatherer = gatherer
box-field-druid = druid
box-field-fairy = fairy
box-field-brave-action = a brave action
box-field-extra-cards = more cards
box-field-castle = a castle
box-field-portal = a portal
box-field-coward-trades = cowards trade
box-field-deliveries = points for deliveries
box-field-hand-in = a set is handed in
box-field-lone-pawns = points for lone pawns
box-field-number-of-roles = points for the number of roles
box-field-pawns-on = points for pawns on landscapes
