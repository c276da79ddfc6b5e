### Words of the page /kit.

kit-title = The kit
kit-game = Game
kit-scene = Moment
kit-cards = Cards
kit-pile = A pile
kit-hand = A hand
kit-pawns = Pawns
kit-score = Score
kit-back = One ply back
kit-on = One ply on
kit-pace = Pace
kit-roll = Roll the dice
kit-dialog = A sheet over the table
kit-dialog-text = This is where one player is asked about something.
kit-quiet = Quiet
kit-lit = Can be done now
kit-disabled = Not now
kit-closer = Closer
kit-farther = Farther
kit-whole = Show everything
kit-yes = Yes
kit-no = No
kit-winner = Winner
kit-close = Close
