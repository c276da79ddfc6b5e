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
