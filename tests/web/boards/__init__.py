"""How to play each game on its board: a file per game with `play_turn(page) -> bool`.

`play_turn` presses a piece that is lit and says whether there was one; False: nothing can be done now.
"""
