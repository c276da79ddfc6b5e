### Words that only the board needs.

board-gift = { $name }: { board-printed }
board-printed = { $ingredients }. { $types }. Ribbon: { $ribbon }.{ $elf ->
    [yes] { " " }With an elf.
   *[no] { "" }
}
board-nothing = nothing
board-nobody = nobody
board-region = { $region }. Open cards: { $cards }. Standing here: { $pawns }.
board-deck = Ingredient deck, cards: { $count }
board-pawn = Pawn: { $seat }, { $region }
# The name and the number come first, as they are seen.
board-pile = { $name }. { $size ->
    [one] { $size } gift
   *[other] { $size } gifts
} { $pile ->
    [0] in the left pile
    [1] in the middle pile
   *[2] in the right pile
}. On top: { board-printed }
board-pile-empty = { $pile ->
    [0] The left pile
    [1] The middle pile
   *[2] The right pile
} is empty
board-aside = Gifts set aside, cards: { $count }
board-aside-short = Set aside
board-hand-empty = Your hand is empty
board-crystal = Crystal
board-crystals = Crystals
board-cards = Cards in hand
board-sure = Surely in hand: { $cards }
board-points = Points
board-ribbon = Ribbons: { $ribbon }
board-elves = Elves
board-special = Special action used: { $special }
board-no-gifts = No gifts yet
board-either = Counts once: the end decides which of its two collections is better
board-remembered = What you remember
board-close = Close
board-look-again = Back to looking
board-look-title = You are looking through gifts
board-free = Choose a gift: it becomes yours for free.
board-your-hand = Your hand
board-made = Gifts made
board-exhaustions = Piles run out: { $count } of 2
board-turn = to act

## The box: lists, tables and fields of the component file

box-components = Contents of the box
box-setup = Preparation
box-setup-by-seats = Preparation by number of players
box-turn = Turns
box-making = Making gifts
box-scoring = Scoring
box-ingredients = Ingredients
box-ribbons = Ribbons
box-types = Types of gifts
box-special-actions = Special actions
box-regions = Regions
box-adjacency = Neighbours on the map
box-gifts = Gift cards
box-field-ingredients = Ingredients
box-field-types = Types
box-field-ribbon = Ribbon
box-field-elf = An elf in the corner
box-field-wild = Goes with any colour
box-field-special = A special type
box-field-known-fields = Certain on this card
box-field-border-cards-start = Cards laid on each region
box-field-cards-per-pile = Gifts in each pile
box-field-city-draw-extra = More cards drawn in the city
box-field-collection-points = Points for 0, 1, 2 … gifts of a type
box-field-colour-points-per-card = Points for a gift of the colour
box-field-crystal-replaces-cards = Cards a crystal stands for
box-field-crystals-per-seat = Crystals for each player
box-field-elf-points-per-card = Points for an elf
box-field-gift-cards = Gift cards
box-field-gift-piles = Piles of gifts
box-field-gifts = Gifts
box-field-hand-start = Cards in hand at first
box-field-ingredient-cards = Ingredient cards
box-field-looks-at = What it looks at
box-field-refill = Cards laid on an emptied region
box-field-special-collection-points = Points for a special pair
box-field-split = Cards of the two ingredients
box-field-aside = gifts set aside
box-field-pile = a pile
box-field-ingredient = Ingredient
