### The client's words, English. The house's words (seat, faults, bots) come from the server.

language = English
title = Samobranka
skip-to-content = Skip to content
loading = One moment…
close = Close
cancel = Cancel
confirm = Yes, do it
confirm-more = and { $count ->
    [one] { $count } more action
   *[other] { $count } more actions
}
save = Save
saved = Saved.
try-again = Try again
rule = Rule { $number }
page-did-not-load = The page did not load. The connection to the server may be down.
no-such-page = There is no such page
no-such-game = There is no such game here.
to-the-lobby = To the games
trouble-broken = Something broke here, and it is not your fault. Load the page again.
trouble-unreachable = The server does not answer. Check the connection and try again.
trouble-line-lost = The connection was lost. As soon as it is back, the table shows everything as it is.

## Header

nav-label = Main menu
nav-mine = My tables
nav-help = Help
nav-about = About
nav-me = You
to-light = Light theme
to-dark = Dark theme

## Lobby

lobby-title = The cloth is laid
lobby-lead = Choose a game, call your friends, or seat some bots. There is no need to register.
lobby-games = Games
lobby-open = Waiting for players
lobby-none-open = No seat is free anywhere right now. Lay a table of your own: it will appear here.
lobby-playing = Tables to watch
lobby-mine = Your tables
lobby-all-mine = All your tables
lobby-none-such = There is no such table right now.
filter-label = Which tables to show
filter-game = Game
filter-seats = Seats
filter-clock = Clock
filter-any = any
filter-any-game = any
filter-seats-count = { $count }
filter-reset = Show all
quick = Quick match
quick-note = Tick the games you would play. We look for others who would, too, and after a minute bots take the free seats.
quick-games = What to play
quick-find = Find a match
quick-looking =
    { $seconds ->
        [one] Looking for people. { $seconds } second, and bots will sit down.
       *[other] Looking for people. { $seconds } seconds, and bots will sit down.
    }
quick-others =
    { $count ->
        [0] Nobody else is looking for a match yet.
        [one] { $count } other person is looking, but for other games.
       *[other] { $count } other people are looking, but for other games.
    }
rated = rated
filter-rated = Rating
filter-rated-yes = rated
filter-rated-no = not rated
quick-rated = Rated
play-bots = Play against bots
play-level = Opponents: { $level }
lay-table = Lay a table
sit-down = Sit down
look-in = Look in
watch = Watch
to-table = To the table
game-seats = { $fewest }–{ $most } players
game-minutes =
    { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
game-authors =
    { $count ->
        [one] Author
       *[other] Authors
    }
game-publisher = Publisher
unofficial = An unofficial version by fans of the game; the pictures and words are our own.
to-rules = Rules
status-open = waiting for players
status-sealing = about to begin
status-playing = being played
status-over = over

## New table

new-title = A new table: { $game }
new-seats = Who plays
new-seat-me = Me
new-seat-open = Whoever comes
new-seat-bot = Bot: { $name }
new-seat-research = For researchers
new-levels = How strong the bots are
level-novice = Still learning: sees much, and slips now and then.
level-friend = Plays soundly and quickly, though not always its best. Good company.
level-master = Thinks for a second. You will have to try hard.
level-fearsome = Thinks for three seconds, and forgives little.
levels-differ = The bots differ: each as chosen below.
seat-up = Seat { $number }: up
seat-down = Seat { $number }: down
seat-more = One more seat
seat-fewer = One seat fewer
new-order = Who starts
order-random = By lot
order-as_is = As the seats are listed
order-random-note = Before the match lots are drawn for the seats; the first starts, the others follow clockwise.
order-as_is-note = Who is first in the list starts, the others follow clockwise; the host can change the order until the match begins.
seat-colour = Seat { $number }: another colour
seat-colour-note = Press the sign of a seat for another colour; everybody can do that at the table, too.
new-public = Who may sit down
new-public-choice = Anybody
new-link-choice = Only with the link
new-public-note = Everybody sees the table on the front page.
new-link-note = The table is not on the front page: those you send the link to can sit down.
new-options = Variants
choice-yes = Yes
choice-no = No
new-clock = Clock
clock-none = No clock
clock-live = For the match
clock-days = By correspondence
clock-none-note = Nobody is hurried.
clock-live-note = Time for the whole match; the first seconds of every turn do not count.
clock-days-note = Play for weeks: there are some days for every action.
clock-none-short = no clock
clock-live-short = { $minutes } min + { $increment } s a turn
clock-days-short =
    { $days ->
        [one] { $days } day an action
       *[other] { $days } days an action
    }
clock-minutes = Minutes for the match
clock-increment = Seconds of every turn that do not count
clock-days-label = Days an action
new-timeout = When the time is up
timeout-bot = A bot plays on
timeout-last = Ranked last, a bot plays it out
new-rated = Play rated
new-rated-note = There are no hints, and whoever gives up, leaves or runs out of time comes last. After the match everybody's rating changes, the bots' too.
new-unrated-note = The match changes nothing: it is played for fun.
new-hints = Hints
hints-auto = When only one person plays
hints-yes = Allowed
hints-no = Not allowed
new-lay = Lay the table
new-start = Start the match

## Gathering

gathering-title = { $game }: gathering
gathering-waits = Waiting until every seat is taken.
gathering-fills = Waiting for more players. If nobody comes within a minute, bots take the free seats and the match begins by itself.
gathering-full = Everybody is here. Waiting for the host to start.
gathering-full-host = Everybody is here: you can start.
seat-open = free
seat-somebody = somebody
seat-numbered = { $name } ({ $number })
seat-you = this is you
seat-bot = bot · { $level }
seat-bot-plays = a bot plays · { $level }
seat-guest = guest
seat-away = away
seat-resigned = gave up
seat-timed-out = out of time
seat-turn = to act
seats = At the table
sit-here = Sit here
seat-to-bot = Seat a bot
seat-to-open = Free the seat
start = Start the match
leave = Leave the table
clear-table = Clear the table
invite = Call your friends
invite-public = Everybody sees this table, but the link is quicker.
invite-link = This table is found by its link only.
invite-only-here = This address opens here and nowhere else: the server listens to this machine only (to let friends in, start it with --host 0.0.0.0), or this machine is in no network.
invite-address = The table's address
invite-house = Friends come in here
invite-qr = QR code of the table's address
copy-link = Copy the link
link-copied = The link is copied.
link-in-bar = The link to this place is in the address bar.
table-terms = How we play
terms-rated = rated: whoever gives up, leaves or runs out of time comes last
terms-hints = hints are allowed
terms-no-hints = no hints

## Sealing

sealing-title = Sealing chance…
sealing-what = The server has shown the seal of its secret, and every browser adds a random number of its own. So neither the host nor a player can arrange what comes up. You do not have to do anything.
sealing-seal = The seal of the secret:
sealing-waits = waiting…
sealing-committed = number chosen
sealing-opened = number opened

## The rules of a match are gone

gone-title = The rules of this match are not here any more
gone-over = It was played by rules or components that this server no longer has. It is kept as it was: you can look at it, but not play on from it.
gone-running = It was begun by rules or components that this server no longer has, so it cannot be played on. Nothing of it is lost; the host may bring the rules back. If all agree, it ends as it stands, and nobody wins.
gone-end = End it as it stands
gone-waits = Not agreed yet: { $names }

## Table

your-turn-title = Your turn: { $game }
line-connecting = Connecting…
line-broken = The connection was lost. Trying to get it back…
line-closed = The connection is closed.
skip = Show at once ({ $count })
skip-to-turn = To my turn
watching = You are watching this match. Hands stay hidden until it is over.
bot-plays-you = A bot plays for you at the moment.
come-back = Take my seat back
board-broken = The board could not be shown. Here is the same in words; the list of actions still works.
undo = Take back
undo-ask = Ask to take back
hint = Hint
hint-thinking = Thinking…
hint-title = What a bot would do
hint-close = Close the hint
hint-why =
    Your chance of winning after each action, as the bot sees it: it imagined the match going on { $count ->
        [one] { $count } time
       *[other] { $count } times
    }.
bots-waking = The bots wake up: { $percent } %. Until then they think at half strength.
bots-asleep = The bots think at half strength: there is no machine code of this game here.
bots-hurried = So that nobody waits for long, the bots think for a shorter time here: many others do on the host’s account or from the same network.
advised = advised
table-menu = More
resign = Give up
resign-sure = A bot will take your seat and play it out, and you will be ranked last. Give up?
claim = Let a bot play
actions = What can be done
actions-tab = Actions
actions-none = There is nothing for you to do now.
actions-search = Find an action
actions-none-found = There is no such action now.
choose-one = Which one?
story = Story
story-empty = Nothing has happened yet.
story-whole = The whole match from its beginning
chat = Chat
chat-empty = Nobody has said anything yet.
chat-say = Say something
chat-send = Say
unread =
    { $count ->
        [one] { $count } new line
       *[other] { $count } new lines
    }
time-left = Time left
time-days = { $days } d { $hours } h
plea-text =
    { GIVEN($deed) ->
        [yes] { $name } asks to take back: “{ $deed }” All must agree.
       *[no] { $name } asks to take back their last action. All must agree.
    }
plea-yes = Yes
plea-no = No
plea-denied = It may not be taken back.
plea-waits =
    { GIVEN($deed) ->
        [yes] “{ $deed }” This is taken back if the others agree. Waiting for: { $names }.
       *[no] Waiting for: { $names }.
    }

## The end

won-you = You won!
won =
    { $count ->
        [one] { $names } won
       *[other] { $names } share the victory
    }
won-nobody = Nobody won
winner = winner
forfeit-resigned = gave up
forfeit-timed-out = out of time
forfeit-said =
    { $why ->
        [resigned] { $name } gave up, and so comes last whatever the points.
       *[timed_out] { $name } ran out of time, and so comes last whatever the points.
    }
sheet-ties = Between equals
chances = How the chances went
chances-ask = Chances and turning points
ended-because = The match is over: { $reason }.
score = Score
to-board = Back to the board
rematch = Play again
to-rematch = To the next match
to-replay = Look at it again
to-verify = Verify chance

## Replay

replay-title = Replay: { $game }
replay-first = To the beginning
replay-back = One action back
replay-on = One action on
replay-last = To the end
replay-play = Play
replay-stop = Stop
replay-ply = Action
replay-at = { $ply } of { $last }
replay-eyes = Through whose eyes
replay-spectator = A spectator's
replay-running = The match is still on: what is settled for everybody can be seen.
go-on = Play on from here
go-on-note = A new match begins with what lies on the table after action { $ply }. The old match stays as it is.
download = Download the record

## The coach

coach = The coach
coach-what = A bot looks at every choice of this match through the eyes of the seat that made it: how the chances went, and where the match turned.
coach-ask = Look at the match
coach-waiting = The coach looks at other matches first.
coach-building = The coach is getting ready for this game. The first time this takes a few minutes.
coach-working = The coach looks at the match: { $seen } of { $of }
coach-failed = The coach could not finish.
coach-curve = Chances of winning
coach-curve-label = Chances of winning from the beginning to the end of the match. The same as a table is below.
coach-press = Press the picture to go to that action.
coach-turning = Turning points
coach-none = Nobody made a choice that changed much: everything was decided by small steps and by luck.
coach-at = Action { $ply }: { $name }
coach-played = Played: { $action } ({ $chance })
coach-better = The coach: { $action } ({ $chance })
coach-table = As a table
coach-imagined =
    The coach imagined the match going on { $count ->
        [one] { $count } time
       *[other] { $count } times
    }. Chances are estimates.

## Verify

verify-title = Verifying chance
verify-what = Your browser has computed all of this anew: from the seal shown before the match, and from the record of the match itself.
verify-right = Everything fits
verify-partly = Only partly verified
verify-wrong = It does not fit!
verify-missing = This match was not sealed
verify-seal = The seal
verify-seal-right = Before the match the server showed a fingerprint of its secret. The secret is open now and fits it, so it was not exchanged.
verify-seal-wrong = The secret that was opened does not fit the fingerprint shown before the match.
verify-secret = The server's secret
verify-shown = The fingerprint shown before the match
verify-recomputed = The fingerprint, computed now
verify-seed = The seed
verify-seed-text =
    { $count ->
        [0] The seed comes from the secret alone: no player added anything.
        [one] The seed comes from the secret and from the number that one player's browser added.
       *[other] The seed comes from the secret and from the numbers that { $count } players' browsers added.
    }
verify-seed-label = The seed of chance
verify-mine-in = Your browser's number is among them. So nobody could know the outcome beforehand.
verify-mine-missing = The number your browser chose is not among them.
verify-mine-unknown = This browser did not take part, or has forgotten its number.
verify-words = The random numbers
verify-words-right =
    These follow from the seed: { $words ->
        [one] { $words } number
       *[other] { $words } numbers
    } in { $entries ->
        [one] { $entries } entry
       *[other] { $entries } entries
    }.
verify-words-wrong = Numbers do not follow from the seed. Entries: { $entries }.
verify-given =
    Not verified here: { $words ->
        [one] { $words } number
       *[other] { $words } numbers
    } in { $count ->
        [one] { $count } entry
       *[other] { $count } entries
    } taken from the match that this one goes on from.
verify-origin = Verify that one, too
verify-whole = The whole match
verify-whole-text = Only chance was checked here. The command below plays the whole match again by the rules, action by action:

## My tables

mine-none = You have not sat at any table yet.
mine-turns = Waiting for you
mine-others = Going on
mine-over = Over
mine-more = Show more
mine-none-such = You have no such tables.
mine-state = What to show
mine-all = All
mine-going = Not over
mine-done = Over
mine-archived = Archive
mine-archive-empty = The archive is empty.
mine-ended =
    { $rank ->
        [1] won
        [2] 2nd place
        [3] 3rd place
       *[other] { $rank }th place
    }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
to-archive = To the archive
from-archive = Back from the archive
put-away = Remove from the list
put-away-over = The table leaves your list for good. The record of the match stays; its link still opens it.
put-away-bots = The match is not over: you give up, a bot plays it out, and the table leaves your list.
put-away-open = You get up from the table. If nobody else is there, it is cleared.
to-my-turn = Play
act-until = act by { $time }

## Ratings

ratings = Ratings
ratings-lead = Who is how strong: people and bots on one scale. Only rated matches count.
ratings-change = Ratings after the match
ratings-hidden = not shown
ratings-mine =
    Your rating is { $rating }, after { $matches ->
        [one] { $matches } match.
       *[other] { $matches } matches.
    }
ratings-more =
    { $left ->
        [one] { $left } more match, and you have a place in the table.
       *[other] { $left } more matches, and you have a place in the table.
    }
ratings-like = The bot “{ $bot }” plays about as well.
ratings-place = Place
ratings-who = Who
ratings-rating = Rating
ratings-matches = Matches
ratings-wins = Wins
ratings-note =
    After ± stands how uncertain a rating still is: the more matches, the surer. The order goes by what is as good as certain. It takes { $least ->
        [one] { $least } match
       *[other] { $least } matches
    } to have a place.
ratings-none =
    Nobody is here yet. It takes { $least ->
        [one] { $least } rated match
       *[other] { $least } rated matches
    } to have a place.

## Profile

me-nobody = You are just looking around. You get a name as soon as you sit down.
me-guest = You are a guest: only this browser remembers you.
me-account = You have an account: you can log in from any device.
me-name = Name
me-name-label = What others see at the table
me-play = How you play
me-play-link = Your results, ratings and opponents
me-hide = Show this to nobody
me-hide-note = You are then not in the table of ratings either. The matches and their records stay with those who sat at the table.
user-account = Here since { $since }.
user-guest = A guest, here since { $since }.
user-shown = You see all of it; others see only matches at tables open to everybody.
user-hidden = Only you see this page.
user-settings = Change
user-pool =
    { $game }, { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    }
user-matches =
    { $count ->
        [one] { $count } match
       *[other] { $count } matches
    }
user-games = Games
user-won =
    { $wins ->
        [one] { $wins } win
       *[other] { $wins } wins
    } of { $matches }
user-at-seat = seat { $number }
user-met = Opponents
user-ahead = Ahead
user-behind = Behind
user-recent = The latest matches
user-none = No finished match at an open table yet.
user-none-own = You have not finished a match yet.
me-settings = Settings
set-language = Language
set-theme = Theme
theme-system = As the system
theme-light = Light
theme-dark = Dark
set-pace = How fast others' actions are shown
set-pace-note = Bots think fast; the pauses are there so that you can follow.
pace-slow = Unhurried
pace-normal = Normal
pace-fast = Fast
pace-instant = At once
set-calls = Call me on every page when it is my turn somewhere: by the tab’s title, its icon and, with sounds on, a sound
set-sound = Sounds
set-confirm = Ask before every action
me-register = Account
me-register-note = With one, your tables are there on any device. No e-mail is needed; what you have played as a guest stays yours.
register = Make an account
registered = The account is ready.
have-account = You have an account?
no-account = No account yet?
log-in = Log in
log-out = Log out
me-sessions = Where you are logged in
session-unknown = A browser
session-seen = last seen { $date }
session-here = this browser
end-session = End
log-out-everywhere = Log out everywhere
account-name = Name
password = Password
password-old = Present password
password-new = New password
password-least =
    { $count ->
        [one] At least { $count } character
       *[other] At least { $count } characters
    }
me-password = Password
change-password = Change the password
bring-tables = Take the tables of the guest “{ $name }” along
me-bots = Your programs
me-bots-note = With such a token a program of yours can sit down and play by itself.
bot-name = The program's name
make-token = Make a token
drop-token = Revoke
token-once = The token of “{ $name }”. It is not shown again:

## Help and about

help-games = Rules of the games
contents = Contents
rules-search = Search the rules
rules-found = { $count ->
    [0] Nothing found.
    [one] One rule found.
   *[other] { $count } rules found.
}
rules-rulings = Rulings and doubts
rules-whole = How to play, with pictures
rules-numbered = The rules, numbered
summary = On one page
summary-print = Print
summary-foot = The small numbers are rules: all of them stand under “Rules”. An unofficial work of fans; the words and pictures are our own.
about-what = The tablecloth of Russian tales sets itself. This one sets itself with board games: with friends, with bots, in the browser, in Russian and in English.
about-promises = Every refusal tells which rule is in the way. Chance can be verified after the match. What is hidden stays hidden. This page talks to no other server.
about-unofficial = This is an unofficial work of fans. The names of the games belong to their publishers; the pictures, the words and the program are ours.
about-credits = What we use, with thanks
about-art = Boards, cards and ornaments are drawn by us; some icons come from an open collection.
about-icons = Icons
about-font-tale = Typeface of names
about-font-text = Typeface of text
about-font-name = Typeface of our name
about-licence = Licence
about-licence-text = The program is distributed under the Apache License 2.0.

## Learning by playing

learn-minutes =
    { $minutes ->
        [one] Learn in { $minutes } minute
       *[other] Learn in { $minutes } minutes
    }
learn-lesson =
    Lesson “{ $lesson }”, { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
lesson-step = Step { $done } of { $of }
lesson-others = The others are playing…
lesson-show = Show me
lesson-next = Next
lesson-before = Back
lesson-play-on = Play on from here with bots
lesson-myself = Let me play by myself
lesson-leave = End the lesson
tip = A tip
tip-understood = Got it
tips-off = No more tips
set-tips = Tips as you play

## The box: what is in it, where it is known from, and corrections

box-title = What is in the box: { $game }
box-lead = Every component, and where we know it from: the printed rules, what the publisher printed, showed or published, what follows from them, or our reconstruction. What is our reconstruction may be printed otherwise in your box; whoever hosts this server can correct it here.
box-known-rules = from the printed rules
box-known-publisher = from the publisher
box-known-inferred = follows from the rules
box-known-ours = our reconstruction
box-known-corrected = corrected from the box on this server
box-only = Show
box-only-all = Everything
box-only-ours = Our reconstruction
box-only-corrected = Corrected
box-host = This browser is the host’s: choose a component to correct it. Matches already begun keep theirs.
box-look = Only the host’s browser can correct it. The terminal shows the link to that when the server starts.
box-export = Export as a file
box-import = Import a file
box-no-parcel = This is no file of a box.
box-unpacked = The file is in force for new matches.
box-reset = Back to ours
box-reset-sure = New matches will be played with our components again. Matches already begun keep theirs, and your corrections stay on this machine for those.
box-was-reset = Our components are in force again.
box-in-force = Show what is in force
box-as-shipped = Show ours
box-ours-shown = This is the box as we ship it; on this server a corrected one may be in force.
box-to-game = To the game
box-open = What is in the box
box-changes = Corrections
box-changed = not saved yet
box-checking = Checking …
box-right = All of it fits together.
box-wrong =
    { $count ->
        [one] { $count } thing does not fit yet
       *[other] { $count } things do not fit yet
    }
box-save = Put in force
box-saved = Your components are in force for new matches.
box-discard = Discard
box-done = Done
box-undo = As it was
box-add = Add
box-add-to = Add: { $name }
box-remove = Remove
box-remove-one = Remove: { $name }
box-ours = Our reconstruction here, whole or in part: { $lists }.
box-share = { $list } ({ $ours } of { $entries })
box-none-ours = All cards and boards are known from the publisher or the rules.
box-some-corrected = { " " }Some of it was corrected from the box on this server.
box-field-id = Id
box-field-no = Number
box-field-name = Name
box-field-name-ru = Name in Russian
box-field-name-en = Name in English
box-field-forms-ru = Russian cases of the name
box-field-forms-en = English forms of the name
box-field-source = Where it is known from
box-field-status = How certain it is
box-field-rulebook = the rulebook
box-field-public = published, or read off the box
box-field-inferred = follows from the rules
box-field-reconstruction = our reconstruction
box-field-reconstructed = our reconstruction
box-field-known = known
box-field-card = a picture of the card or board
box-field-publisher-data = the publisher’s digital edition
box-field-box = read off the box
box-field-emoji = Emoji
box-field-art = Picture, in words
box-field-kind = Kind
box-field-position = Place
box-field-colour = Colour
box-field-points = Points
box-field-count = How many
box-field-copies = Copies
box-field-copies-source = How many: known from
box-field-cost = Cost
box-field-gain = Brings
box-field-pay = Is paid
box-field-x = Across, from 0 to 1
box-field-y = Down, from 0 to 1
box-field-cards = Cards
box-field-seats = Players
box-field-schema = File format
box-field-hand-limit = Cards in hand at most
box-field-type = Type
box-field-hex = Colour on the screen
box-field-rounds = Rounds
box-field-letter = Letter
box-field-goal = Points to win
box-field-resource = Resource
box-field-number = Number
box-field-from = From
box-field-to = To
box-field-a = One end
box-field-b = Other end
box-field-width = Width
box-field-height = Height
box-field-advanced = advanced side
box-field-normal = normal side
box-field-wand = wand
box-field-purple = purple
box-field-red = red
box-field-city = city
box-field-border = at the edge
box-field-any = any
box-form-nominative = who, what
box-form-genitive = genitive
box-form-dative = dative
box-form-accusative = accusative
box-form-instrumental = instrumental
box-form-prepositional = prepositional
box-form-one = one of them
box-form-few = two to four
box-form-many = five and more
box-form-plural = plural
box-form-counted = after a number
box-form-six = six of them
box-form-in = in …
box-form-into = into …
box-form-on = on …
box-form-over = over …
box-form-from = from …
box-form-adjective = adjective
box-form-article = with the article
box-form-brave = when brave
box-form-cowardly = when cowardly
box-form-yarn = of yarn

## The host's browser

host-title = The host’s browser
host-yes = This browser is the host’s, until the server is started anew.
host-no = This browser is nobody’s in particular. When the server starts, it prints a link in the terminal that makes a browser the host’s.
host-boxes = Correct components
host-leave = Be the host’s no more

## A new table: components

new-components = Components
components-ours = Our reconstruction
components-corrected = My box
components-ours-note = As we ship them, whatever was corrected on this server.
components-corrected-note = As the host corrected them from the box.
table-components-ours = Components: as we ship them
table-components-corrected = Components: corrected from the box
