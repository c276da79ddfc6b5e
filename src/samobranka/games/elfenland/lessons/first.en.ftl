## The first lesson

lesson-first = The first journey
lesson-first-counter =
    You are a young elf who travels the land. In each of twenty towns lies a marker of yours; in four rounds, gather as many as you can.

    Below are your cards: you travel by them. But a road can be used only when a counter lies on it, and that says by what.

    First everybody takes counters. You have a card of the Dragon, so take its counter from the open ones.
lesson-first-counter-else = You could take that counter, but for the Dragon you have a card already.
lesson-first-second = You hold four cards of the Troll Wagon, and on plains one of them is enough. Take its counter.
lesson-first-second-else = A counter without cards is worth little. You have four wagons: take the wagon.
lesson-first-third = You have two Unicorns. Through mountains and forest one card will do, through desert it takes two. Take that counter, too.
lesson-first-third-else = You may take one blindly, but you do have unicorns: take the counter for them.
lesson-first-lay =
    Three open counters, and one hidden that you have had from the start.

    Now all lay counters on roads in turn. You are in Elvenhold, right in the middle. Lay the Dragon on the road to Beata: over plains it flies for one card.
lesson-first-lay-else = A counter may go there, but today we travel to Beata.
lesson-first-lay-wagon =
    Aksinya has laid an elfcycle between Lapphalya and Virst. Remember: a counter serves everybody, whoever laid it.

    From Beata on to Strykhaven it is plains again. Lay the wagon there. A road takes one counter only.
lesson-first-lay-wagon-else = The wagon is needed between Beata and Strykhaven: from Beata you go on.
lesson-first-lay-unicorn = Then from Strykhaven through the mountains to Virst: one card for a unicorn. Lay it.
lesson-first-lay-unicorn-else = The unicorn is needed between Strykhaven and Virst.
lesson-first-pass = The way is ready; keep the hidden counter for the next round. Pass: when all have passed, it is time to travel.
lesson-first-pass-else = You could lay more, but the way is ready. Pass.
lesson-first-ride = Off we go! By dragon to Beata, for one card. You travel as far as your cards take you, in one go.
lesson-first-ride-else = Beata first: our whole way begins there.
lesson-first-ride-on = Your first marker! Now by wagon to Strykhaven.
lesson-first-ride-on-else = On to Strykhaven: there is no new marker behind us.
lesson-first-ride-unicorn = And by unicorn through the mountains to Virst.
lesson-first-ride-unicorn-else = Virst is waiting.
lesson-first-caravan =
    Three towns! Next lies Aksinya's elfcycle, and you have no such card.

    For that there is the caravan: any three cards in place of the right ones. That is dear, but Lapphalya is worth it. Go.
lesson-first-caravan-else = You could stop here, but the cards would lie idle this round. Go by caravan.
lesson-first-pay = What to pay with is up to you: the cloud, the unicorn, wagons. Keep what you are likely to need.
lesson-first-pay-two = One more.
lesson-first-pay-three = And the last.
lesson-first-end-journey = Four markers in one round: a splendid start. Two cards are left and there is nowhere to go, so end your journey. You may save up to four cards.
lesson-first-end-journey-else = There is no way on: end it here.
lesson-first-end =
    That is a round: counters, roads, a journey. Then each keeps one counter, new cards are dealt, and so four times.

    There is an obstacle, too: laid on a road with a counter, it makes that road a card dearer. On rivers you go by raft, without counters: one card downstream, two upstream.

    Whoever has most markers wins. Have a good journey!
