## The first lesson

lesson-first = First gifts
lesson-first-move =
    Welcome! You are a Master Elf: you gather ingredients and turn them into gifts. Whoever makes the best ones wins.

    Below is your hand: magic, fire and cloth. Above are three piles of gifts, and each card shows its two ingredients. The Little Dragon is made of magic and fire.

    A gift costs three cards: two of one ingredient and one of the other. For the Dragon you lack one fire, and there is one in Azure Bay. A turn begins with a step: go there.
lesson-first-move-else = You could go there, but the fire lies in Azure Bay, and with it the Dragon is yours this very turn.
lesson-first-take = On the rim of the map you take one open card. Here there is just one, the fire. Take it.
lesson-first-make = Now you hold magic and two fires: exactly the price of the Little Dragon. Make it. The cards are discarded, the gift stays before you to the end.
lesson-first-make-else = You may make nothing, but the whole price is in your hand. Take the Dragon!
lesson-first-city =
    The Dragon is yours, and a new gift has come up under it. You emptied the bay, so three new cards were laid there at once.

    Your opponent took wood from them and made the Nutcracker. In its place lies the Puppet Theatre: magic and cloth. Cloth you have.

    There are cards in the city, Elfgard, too, but there you draw them blindly from the deck. Go to Elfgard.
lesson-first-city-else = You may not stay where you are, and the other regions can wait: what we want now is the deck, and that is in Elfgard.
lesson-first-draw = In the city you may discard as many cards as you like and then draw one more than that. The cloth is useful, so discard nothing: draw one card.
lesson-first-draw-else = We need the cloth for the Theatre. Keep it and simply draw.
lesson-first-crystal =
    Magic! So you have magic and cloth: two cards of the three.

    Your crystal stands for the third. Everyone has one for the whole game, and it replaces any one card you lack. Spend it on the Puppet Theatre.
lesson-first-crystal-else = You may save the crystal, but it scores nothing. A gift now is better than a crystal later.
lesson-first-west =
    Two gifts! Notice that both ribbons are green. At the end your most frequent colour brings a point for each card.

    Your opponent took the metal in Fire Hills, and the Hills were filled up again. On the third pile are the Bow and Arrows: metal and wood. Go to Fire Hills, where there are both.
lesson-first-west-else = You could go there, but metal and wood both lie in Fire Hills.
lesson-first-either = Choose for yourself: metal and wood are equally good, because the Bow and Arrows need both. Fire would be no help now.
lesson-first-either-else = No gift on top wants fire together with anything you have. Take metal or wood.
lesson-first-pass = You have too few cards for a gift, and the crystal is gone. Say "no gift": that is what happens most often.
lesson-first-back =
    What a pity: your opponent was quicker and made the Bow and Arrows. Everyone sees the gifts, and everyone is after them.

    Your card is of no use any more. The city is where you exchange such cards: go back to Elfgard.
lesson-first-back-else = There you would take one card more, but the useless one would stay. Go to Elfgard.
lesson-first-discard = Discard the card you do not need: for one discarded you draw two new ones.
lesson-first-discard-else = Then you would get one card only. Discard the useless one and you draw two.
lesson-first-draw-two = One card discarded, so two to draw. Until you have seen them you can take the discard back; after that you cannot.
lesson-first-wait = Water and cloth! They make the Jolly Roger on the first pile. One card is missing, so this turn: no gift.
lesson-first-east = Your turn. For the flag any third card of water or cloth will do. Where is one? Right: water in Deep Forest.
lesson-first-east-else = There is neither water nor cloth there. The water lies in Deep Forest.
lesson-first-water = Take the water.
lesson-first-flag = Two waters and a cloth: the flag is yours. Make it!
lesson-first-flag-else = You may make nothing, but the flag is paid for by the cards in your hand.
lesson-first-end =
    Three gifts, and that is Master Elf: a step, a card, a gift.

    What have you earned? Gifts of one type are a collection: 1, 2, 3, 4 cards bring 1, 3, 6, 9 points, five or more bring 12. Each elf on a card is a point more (you have two), and so is each of your green ribbons. Seven points!

    The game ends when a pile runs out for the second time. Mind your hand: at the end of your turn you keep seven cards at most. Over to you.
