## The first lesson

lesson-first = The first project
lesson-first-space =
    Welcome to the yarn bazaar! You craft items and put them into projects; whoever has most points at the end wins.

    Above is the bazaar: six cards with yarn. Beside it are projects: the Lumberjack wants a hat and a scarf and is worth thirteen points. Your board has the patterns: a scarf is yellow, green, blue and purple.

    A turn begins with your marker moving to another space of your board. Each space has its own works. Go to the first: three cards from the bazaar.
lesson-first-space-else = You could go there, but let us begin with yarn: the first space, three cards.
lesson-first-three = A card gives all the yarn it shows. Take the one with three colours.
lesson-first-three-else = That card has less yarn. Take the one with three colours.
lesson-first-green = Now two green: your mittens want two green and a blue.
lesson-first-green-else = That yarn would be useful, but the mittens want green.
lesson-first-free = Choose the third yourself: two yellow are good for a blanket, which takes five of one colour; blue and purple help with a second scarf.
lesson-first-free-else = All yarn is useful, but of the lit cards either will suit you.
lesson-first-craft =
    Your turn ended, and the empty slots of the bazaar were filled. Aksinya took four cards: that is what her board is good at.

    Among the new cards there was a special request, the Wrist Warmers, and she kept it. A request brings points when fulfilled, and takes them away at the end when not.

    Time to craft. You may not stay on the same space: go to the second, where one crafts twice.
lesson-first-craft-else = You have yarn enough. Go and craft, on the second space.
lesson-first-scarf = Craft the scarf: one yellow, one green, one blue, one purple. You have them all.
lesson-first-scarf-else = You could, but the Lumberjack wants a scarf and a hat. The scarf first.
lesson-first-hat = Now the hat. It has no exact pattern: any two different colours will do.
lesson-first-hat-else = A hat is what the Lumberjack still lacks. Craft it.
lesson-first-lay = Which colour to use is up to you. None of your patterns needs red or orange, while green and blue are better kept for the mittens.
lesson-first-lay-two = And a second, different one.
lesson-first-project = Scarf and hat are done: that is the Lumberjack! Finish the project for thirteen points.
lesson-first-project-else = Aksinya could take that project, too. Finish it!
lesson-first-end =
    Splendid: two turns, one project. The row has a new one already.

    An item need not go into a project. You can learn its pattern instead: the tile is flipped, and from then on more colours will do. Or frog it and get the yarn back.

    At the end every token in your bowl costs a point, so do not hoard. Play on!
