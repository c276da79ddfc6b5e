## The first lesson

lesson-first = The first island
lesson-first-settle =
    This is the island. You settle it, build roads and grow; ten points win.

    Every kind of land yields its own resource: hills brick, forest lumber, pasture wool, fields grain, mountains ore. The number on it is the roll of two dice at which it pays. The more dots below the number, the more often: the red 6 and 8 are best.

    Your first settlement goes where three lands meet. The lit place is good: a forest with an 8, hills with a 5, and mountains. Lumber and brick make roads.
lesson-first-settle-else = You could settle there, too, but here you get three different resources and one of the two best numbers. Take the lit corner.
lesson-first-road = A road goes with the settlement. Lead it to where you want to build next: on the coast in the south-west there is a harbour.
lesson-first-road-else = That road is allowed as well, but the lit one leads to the harbour.
lesson-first-second =
    Aksinya and Foma have placed theirs: once round the table, then back again. So your second settlement is the last of all.

    Nobody may settle next to a house: the neighbouring corners always stay empty. Take what you still lack: here are two pastures and a field.
lesson-first-second-else = You have no grain and no wool yet, and no settlement is built without them. The lit corner gives both.
lesson-first-second-road =
    The second settlement at once brings a card from every land around it: two wool and a grain.

    The road is your own choice: north leads inland, to the desert and the forest; south-east runs along the pastures to the sea. Both are good, there is room either way.
lesson-first-roll = Now an ordinary turn begins: roll first, then trade and build. Roll the dice!
lesson-first-pass =
    Five! The hills gave you brick, the pasture wool. A roll pays everyone who has a house there.

    A road takes brick and lumber, and you have no lumber yet. Nothing to build: end your turn.
lesson-first-roll-two = You see, others' rolls feed you, too: Aksinya rolled an eight, and your forest gave lumber. Now you roll.
lesson-first-build = Eight again, one more lumber. You have brick and lumber: build the road on to the harbour.
lesson-first-build-else = This is where a road is needed: one path further on from your house there is room for another.
lesson-first-pass-two = For a settlement you lack brick: it costs brick, lumber, wool and grain. End your turn; you may be lucky.
lesson-first-deal =
    Aksinya rolled a five: brick for you! And she offers a trade: she gives ore and asks for wool.

    One trades only with whoever's turn it is. You have plenty of wool and no ore, so accept.
lesson-first-deal-else = You may always decline, but you have wool to spare, and ore will soon come in handy.
lesson-first-roll-three = A fine deal. And Foma's four gave you grain. Roll!
lesson-first-settlement = This roll brought you nothing, but you have it all: brick, lumber, wool, grain. Settle at the harbour: your third point.
lesson-first-settlement-else = Keep the resources for the settlement: it brings a point and a harbour.
lesson-first-card = Ore, wool and grain are left: exactly the price of a development card. Only you see it. Buy it.
lesson-first-card-else = You could end your turn, but these three cards just make a development card.
lesson-first-pass-three = A knight! A card is not played in the turn it was bought in, so keep it. End your turn.
lesson-first-knight =
    Foma rolled a seven. On a seven nobody gets anything, and whoever has more than seven cards discards half of them, which was Aksinya's lot.

    Then Foma moved the robber to your hills and stole a card of yours. As long as it stands there, the hills do not pay.

    The knight drives it away. You may play it even before you roll: do.
lesson-first-knight-else = You could roll at once, but your hills would stay silent. The knight first.
lesson-first-robber = Where to now? Aksinya's mountains with the 8 and Foma's forest with the 9 are both good: they pay often, and their owner must give you a card. You choose.
lesson-first-robber-else = It may go there, but the lit lands bring your opponents most, and there is somebody to take a card from.
lesson-first-roll-four = The hills are free. Roll!
lesson-first-harbour =
    Five! With two houses on the hills you get two brick, and a wool besides.

    You have a house at a general harbour: the bank takes three equal cards instead of four and gives any other. Put three brick or three wool into the trade and choose what to take: lumber for roads, grain and ore for cities and cards.
lesson-first-harbour-else = Try the harbour first: three equal cards for any one.
lesson-first-end =
    That is the whole circle: roll, trade, build. You have three points.

    This is how one grows: a city in place of a settlement costs two grain and three ore, pays double and is worth two points. The longest road, of five or more, is two points; the largest army, of three knights or more, two again.

    Whoever reaches ten in their own turn wins. Go on!
