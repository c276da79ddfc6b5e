## The first lesson

lesson-first = Brave or cowardly
lesson-first-gatherer =
    You brew potions and take them to castles. Every potion delivered brings points; there are seven rounds.

    All have the same ten roles, and in each round everybody secretly chooses four. Gatherers bring potions, witches fly, druids deliver where they stand, the fairy dispels clouds.

    Begin with the Root Gatherer, who brings orange potions.
lesson-first-gatherer-else = A good role, but the lesson is about the lit one.
lesson-first-witch = Second, the Hill Witch: she flies to neighbouring hills and may deliver a potion there.
lesson-first-witch-else = That role would do, too, but we are bound for the hills.
lesson-first-druid = Third, the Valley Druid: he delivers right where your pawn stands, and one of yours stands in a forest.
lesson-first-druid-else = Take the Valley Druid: you have potions for him already.
lesson-first-fourth =
    Look at the cursed roles of the round: each costs three points to whoever plays it. Better leave them.

    As your fourth take the Fruit Gatherer, who is not cursed.
lesson-first-fourth-else = Take the Fruit Gatherer: potions are always wanted.
lesson-first-call =
    All have chosen. You are first: call any role of yours, bravely or as a coward.

    The brave action is stronger: the Root Gatherer brings three instead of one. But if an opponent has the role, too, and is brave as well, the action is theirs. Take the risk!
lesson-first-call-else = That is possible. But let us see what courage is worth: call the Root Gatherer bravely.
lesson-first-answer =
    Bad luck: Aksinya has the same gatherer and answered bravely, so all of it is hers. And now she goes first.

    She has bravely called the Valley Druid. You hold him, too, so you must play him now. Nobody answers after you, so courage costs nothing!
lesson-first-answer-else = You may be a coward, but nobody answers after you: the brave action is yours for certain.
lesson-first-deliver = The action is yours! A brave druid gets three points on top of what the castle gives. Choose the castle yourself by the potion's colour and the points. A round castle takes one potion only, a square one any number.
lesson-first-deliver-else = You need not deliver, but points like these do not grow on trees.
lesson-first-fly-call = Whoever was brave last goes first: you again. Call the Hill Witch, bravely: a coward only flies, a brave witch delivers as well.
lesson-first-fly-call-else = A good idea, but fly first: the Hill Witch, bravely.
lesson-first-fly = Aksinya has no such role, so fly. A witch lands in neighbouring hills unless there are clouds.
lesson-first-fly-else = You may stay, but then there is nowhere to deliver. Fly!
lesson-first-drop = Now deliver a potion here. Each castle has its colour, and what it gives is written on it.
lesson-first-drop-else = A potion without a castle brings nothing. Deliver it.
lesson-first-last = The Fruit Gatherer is left. Aksinya has one card, and nobody knows which. Bravely it is three potions or nothing, cowardly it is one for certain. Both are good: decide.
lesson-first-take = Take what is yours.
lesson-first-take-else = Nobody says no to potions. Take them!
lesson-first-end =
    That is the game: guess what the others want, and be brave at the right moment.

    When all cards are played the event of the round acts, and all roles return to hand. The fairy dispels clouds for wands, and at the end the bolts on your clouds bring points: the more, the better.

    Sets of different potions and wands score at the end, too. Over to you!
