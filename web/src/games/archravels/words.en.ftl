### Words that only the board needs.

board-nothing = nothing
board-close = Close
board-turn = to act
board-yours = Your workshop
board-supply = Supply
board-balls = { $name }: { $count }
board-tokens = { $count ->
    [one] { $count } ball
   *[other] { $count } balls
}
board-takes = { $count ->
    [one] { $count } ball
   *[other] { $count } balls
}: { $rule }
board-pattern = { $name }. Takes: { $yarn }.{ $learned ->
    [yes] { " " }Learned, worth { $points }.
   *[no] { "" }
} A leftover is worth { $value }.
board-request = { $name }. Takes: { $yarn }. Worth { $points }.{ $favourite ->
    [yes] { " " }Your favourite: 5 more.
   *[no] { "" }
}
board-project = { $name }, { $points } pts. Takes: { $items }.
board-slot = Slot { $slot }: { $what }
board-space = Space { $space }: { $works }{ $here ->
    [yes] . The marker stands here
   *[no] { "" }
}
board-character = { $name }, { $specialty }. Spaces: { $works }. Favourite request: { $favourite }
board-decks = Yarn deck and discard: { $deck }, { $discard }. Show what is known of them
board-projects-left = Projects still to come: { $count }
board-ready = Has everything for it: { $names }
board-worth = { $name }: at the end of your turn it can be frogged
board-no-items = Nothing made yet
board-cat = Tangled cat: no crafting in the next own turn
board-cat-short = no crafting
board-bowl = Bowl: { $yarn }
board-items = Made: { $items }
board-requests = Special requests
board-held = To be made: { $request }
board-finished = Made: { $request }
board-works-left = Works left
board-hint-moving = Press a lit space of your board.
board-hint-working = What can be done now is lit: take cards of the bazaar, make patterns and requests.
board-hint-restocking = Press a lit project to finish it, a lit pattern to learn it for one such item, a lit item to unravel it.
board-hint-ordering = Press the event or request of the bazaar that is to come next.
board-hint-final = Press a lit pattern or request to make it, or make nothing.
board-take = Choose a colour
board-take-three = Take three balls of one colour
board-give = Give away
board-get = Get for it
board-fewer = Fewer
board-more = More
board-make = Make it of
board-other-yarn = Choose other yarn
board-lay-these = Lay the rest like this
board-take-these = Take these
board-frog = Unravel it?
board-frog-gives = The thing goes back to the supply, and you get yarn: { $yarn }.
board-request-came = Somebody has to make it. Made, it brings its points; not made, it takes them away.
board-event-tangled-cat = The cat sits in somebody's basket: no crafting there in the next own turn.
board-event-yarn-sale = A sale: three balls of any colours, for free.
board-event-donate = One ball from your bowl goes to another player.
board-event-friendly-clerk = The clerk is kind: everyone takes one ball of any colour.
board-event-craft-circle = Everyone may craft one item now.
box-characters = Characters
box-colours = Colours of yarn
box-components = Contents of the box
box-event-cards = Event cards
box-items = Items
box-pattern-tiles = Pattern tiles
box-projects = Projects
box-scoring = Scoring
box-setup = Preparation
box-setup-by-seats = Preparation by number of players
box-special-requests = Special requests
box-specialties = Specialties
box-turn = Turns
box-yarn-cards = Yarn cards
box-field-amount = Number
box-field-bazaar-columns = Columns of the bazaar
box-field-bazaar-rows = Rows of the bazaar
box-field-character-boards = Character boards
box-field-characters = Characters
box-field-copies-digital = Copies in the digital edition
box-field-empty-slot-yarn = Yarn from an empty slot
box-field-event-cards = Event cards
box-field-exact = Yarn, exactly
box-field-favourite = Favourite request
box-field-favourite-points = Points for the favourite request
box-field-favourite-requests-each = Favourite requests for each player
box-field-has-tile = Has pattern tiles
box-field-item = Item
box-field-items = Items
box-field-learned-points = Points once learned
box-field-n = How many
box-field-pattern-tiles = Pattern tiles
box-field-points-step = Smallest part of a point
box-field-project-row = Projects in the row
box-field-projects = Projects
box-field-random-requests-each = Requests dealt to each player
box-field-rule = Rule
box-field-set = Set
box-field-side = Side
box-field-spaces = Spaces
box-field-special-requests = Special requests
box-field-specialty = Specialty
box-field-start-yarn-each-colour = Yarn of each colour at first
box-field-take-three-yarn = Yarn taken at once
box-field-theme = Theme
box-field-tiles-each-item = Tiles of each item
box-field-value = Points
box-field-who = Who
box-field-work = Work
box-field-works = Works
box-field-yarn = Yarn
box-field-yarn-cards = Yarn cards
box-field-yarn-cards-digital = Yarn cards in the digital edition
box-field-yarn-colours = Colours of yarn
box-field-yarn-points = Points for yarn
box-field-all-different = all different
box-field-craft = crafting
box-field-craft-any-colours = crafting in any colours
box-field-exchange = exchange
box-field-give = give away
box-field-one-colour = one colour
box-field-shop = shop
box-field-take-three = take three
box-field-two-colours = two colours
