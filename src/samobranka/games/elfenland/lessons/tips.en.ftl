## Tips

tip-planning = A counter may go on any road, not only a near one. Plan a whole way that fits your cards; the others’ counters serve you, too.
tip-obstacle = An obstacle! This road now costs one card more, for everybody who takes it.
tip-caravan = A caravan: any three cards in place of the right ones. It is dear, but a town may be worth three cards.
tip-travelling = You travel your whole way at once, as far as your cards go. Before the first step, see that it is no dead end.
tip-keep = You keep one counter for the next round. Best is one that fits cards you already hold.
