## Tips

tip-placing = Settle where different lands with frequent numbers meet: the more dots, the better. Between your two settlements try to have all five resources.
tip-seven = A seven! Whoever holds more than seven cards loses half. Do not hoard: build or trade.
tip-robber = Land under the robber pays nothing. A knight or a seven drives it away.
tip-offer = You are offered a trade. Accept if it helps you more than your opponent, or answer with terms of your own.
tip-award = An award is two points, but it can be lost: a longer road or more knights takes it away.
