## Tips

tip-placing = Settle where different lands with frequent numbers meet: the more dots, the better. Between your two settlements try to have all five resources.
tip-seven = A seven! Whoever holds more than seven cards loses half. Do not hoard: build or trade.
tip-robber = Land under the robber pays nothing. A knight or a seven drives it away.
tip-offer = You are offered a trade. Accept if it helps you more than your opponent, or answer with terms of your own.
tip-award = An award is two points, but it can be lost: a longer road or more knights takes it away.
tip-helper = From side A a helper can be kept once more, turned to side B; from side B it must be exchanged. Think which one your next turn needs.
tip-coast = At the coast a ship may stand in place of the road: it leads over the water, to islands that bring points. A road leads inland.
tip-gold = Gold is a card of your choice. Take what your next building lacks, or what no roll brings you.
tip-pirate = Beside the pirate no ship is built and none is moved. What lies there stays and counts. A knight or a seven sends him away.
tip-fog = Whoever discovers land in the fog gets a card of it at once. A road or a ship that ends at the fog is enough.
