## Tips

tip-choose = Choose four roles that make a chain: gather, fly, deliver. They need not come in that order, for a neighbour may call yours, too.
tip-cursed = A cursed role costs everyone who plays it three points, brave or cowardly. The cursed roles of a round are seen before you choose.
tip-overtaken = A later brave claim takes the role away. The more seats have yet to answer, the riskier it is to be brave.
tip-call = You begin. Brave brings more, but anybody after you may take the role over; cowardly brings less, at once and for certain.
tip-answer = You hold this role, so you must play it now. If nobody answers after you, being brave is free of risk.
