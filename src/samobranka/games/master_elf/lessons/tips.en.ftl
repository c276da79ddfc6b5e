## Tips

tip-special = The pair is complete! You get one special action in the whole game: a gift for free, right now. If you decline, another pair may offer it again, this one will not.
tip-limit = At the end of your turn you keep seven cards at most. Discard what the gifts on top do not ask for.
tip-dealt-again = A pile ran out, so the other gifts were shuffled and dealt anew. The next time that happens the game ends.
tip-city = In the city you discard as many as you like, then draw one more. It is the best exchange for cards you do not need.
