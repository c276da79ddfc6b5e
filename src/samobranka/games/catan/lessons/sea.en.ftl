## The lesson of Seafarers

lesson-sea = Heading for New Shores
lesson-sea-settle =
    You know the island. Now there is sea around it, and small islands beyond. Fourteen points win here, and new shores bring the most of them.

    Everybody begins on the large island. Take the lit corner on the north coast: a field, a pasture, and right across the water an island with gold.
lesson-sea-settle-else = You could begin there, too, but from the lit corner the island with gold is two ships away.
lesson-sea-ship = At the coast you may have a ship in place of the road. A ship is a road on the water: it lies on a path with sea on at least one side. Set sail to the north!
lesson-sea-ship-else = That is allowed as well, but the lit path leads to the island with gold.
lesson-sea-second =
    The others have placed theirs. Foma has a ship in the east; he wants to sail, too.

    A ship costs lumber and wool. The pasture gives you wool, so take forest now: the lit corner on the east coast has an 8, with hills beside it.
lesson-sea-second-else = You have no lumber yet, and without it no ship is built. Take the lit corner.
lesson-sea-second-ship = A ship again: across the water in the east lie mountains with an 8.
lesson-sea-second-ship-else = Any other path is good as well, but in the east there is an island to reach.
lesson-sea-roll = A turn goes as you know it. Roll!
lesson-sea-lift =
    Eight: the forest gave you lumber. For a new ship there is no wool, but you can sail all the same.

    Once a turn one ship may be moved, free of charge, if one end of its line is open: no building and no other ship of yours is there. One more ship in the north, and the gold is reached. So weigh anchor in the east!
lesson-sea-lift-else = That can wait. Take up the ship in the east: it is needed more in the north.
lesson-sea-sail = Now it goes wherever you could build one. Lay it at the end of the northern line.
lesson-sea-sail-else = It may go there, but the lit path leads straight to the gold.
lesson-sea-pass = A ship of yours is at the island. For a settlement you lack wool and grain, so end your turn: others' rolls pay you, too.
lesson-sea-pass-else = Keep lumber and brick for the settlement on the island.
lesson-sea-roll-two = Wool and grain, just what was lacking! And Foma has built a ship: he is on his way to the eastern island. Roll!
lesson-sea-island =
    Another wool. Brick, lumber, wool, grain: a settlement may stand where a ship of yours leads.

    Your first one on each small island brings two special points on top, and nobody takes them away. Land!
lesson-sea-island-else = Keep the cards: a settlement on the island is worth three points.
lesson-sea-again =
    Three points at one blow: you have five. The two northern ships lie between two houses of yours now; such a line is closed, and they stay for good.

    Lumber and wool are left, the price of a ship. Set out for the east again.
lesson-sea-again-else = Those two cards make a ship: in the east another island waits.
lesson-sea-pass-two = All is spent. End your turn.
lesson-sea-gold = Aksinya rolled a five, and your gold river pays: any card you like. All are good: brick and grain for the next settlement, lumber and wool for ships, ore for a development card. Choose!
lesson-sea-roll-three = The robber can keep you from the gold only by going there himself. Roll!
lesson-sea-pirate =
    A seven! At sea there is a choice: you move the robber on land, or the pirate on the water, never both.

    The pirate keeps ships away: beside him none is built and none is moved. And you take a card from somebody who has a ship there.

    To Foma's ships with the pirate, or to Aksinya's hills with the 8 with the robber? The one stops a voyage, the other a good harvest. Both bring you a card.
lesson-sea-pirate-else = That is allowed, but there you would hinder nobody, or nobody who pays you for it. Take one of the lit places.
lesson-sea-pass-three = A good catch. End your turn.
lesson-sea-pass-three-else = Wait a little: soon you will have what a ship needs.
lesson-sea-roll-four = An eight brought lumber, a six wool. Roll!
lesson-sea-last-ship = Four: a grain. And lumber and wool for a ship. Sail to the island in the east!
lesson-sea-last-ship-else = Keep lumber and wool for the ship: the island is one path away.
lesson-sea-end =
    The eastern island is reached. A settlement there brings three points again: one, and two special ones.

    Ships and roads count together for the longest trade route; it changes from roads to ships only at a building of yours.

    In other scenarios there is fog that lifts, a desert to cross, and a tribe that gives presents. The sign beside the map tells what is special. A fair wind!
