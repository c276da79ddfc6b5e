### The command line's words, English.

## Around every command

cli-usage = Usage:
cli-arguments = What it takes
cli-options = Options
cli-commands = Commands
cli-options-metavar = [OPTIONS]
cli-command-metavar = COMMAND …
cli-see-help = More: { $command } --help
cli-interrupted = Interrupted. Goodbye!
cli-rank = { $rank }. { $seat }: { $score }

cli-seats-count =
    { $count ->
        [one] { $count } seat
       *[other] { $count } seats
    }

help =
    Board games that set their own table: to play with people and bots, to study, and to build bots
    for.
help-help = shows this
help-lang = the language; without it, that of your system
help-version = tells the version

## Who sits where

seat-me = You
seat-person = Player
seat-numbered = { $name } { $number }
bot-novice = Novice
bot-friend = Friend
bot-master = Master
bot-fearsome = Fearsome
bot-greedy = Greedy
bot-mcts = Searcher
bot-uniform = Haphazard

## Faults of the command line

fault-usage = { $value }
fault-unknown-command = There is no command “{ $name }”. Perhaps: { $near }.
fault-unknown-flag =
    This command has no option { $flag }.{ GIVEN($near) ->
        [yes] { " " }Perhaps: { $near }.
       *[no] { "" }
    }
fault-flag-needs-value = The option { $flag } needs a value.
fault-flag-takes-no-value = The option { $flag } takes no value.
fault-missing-argument = Something is missing: { $flag }.
fault-extra-arguments = This is too much: { $value }
fault-not-together = { $flags } cannot be used together.
fault-not-a-number = { $flag } must be a whole number from { $least } to { $most }, not “{ $value }”.
fault-not-one-of = { $flag } cannot be “{ $value }”. Choose from: { $choices }.
fault-not-a-pair = { $flag } is written name=choice, not “{ $value }”.
fault-cannot-read = The file { $file } cannot be read: { NAME($why) }.
fault-cannot-write = The file { $file } cannot be written: { NAME($why) }.
file-missing = it is not there
file-is-folder = it is a folder
file-no-folder = there is no such folder
file-forbidden = it is not allowed
file-exists = it is already there
file-other = the system refuses
fault-no-such-ply =
    There is no ply { $ply }: this match has { $plies ->
        [one] { $plies } ply
       *[other] { $plies } plies
    }.
fault-no-engine = The engine “{ $engine }” does not work here: { NAME($why) }.
fault-not-understood = “{ $line }” is not understood here. A number acts; ? tells what else there is.
fault-not-in-list =
    There is no number { $number } in the list: it goes from 1 to { $count }.
fault-nothing-fits = No action of this game fits “{ $words }”. `all` shows all of them.

## games

help-games = lists the games: titles, seats, options
help-games-json = as JSON
games-id = game
games-title = title
games-seats = seats
games-minutes = minutes
games-options = options
games-play = Sit down: samobranka play { $game }

## play

help-play = a table in the terminal: you, bots, or several people at one keyboard
help-play-more =
    A number and Enter act; ? at the table tells what else there is. Several “me” take turns at the
    keyboard; without any, the bots play it out. With --table you sit at a table of a server.
help-play-game = which game: see samobranka games
help-play-seats = who sits where, between commas: me, uniform, greedy; without it, you and greedy bots
help-play-option = an option of the game, as NAME=CHOICE; may be repeated
help-play-seed = a name for the chance, so that the same match can be played again
help-play-save = where to keep the match, at its end or when you leave
help-play-plain = plain lines instead of a screen: for screen readers, pipes and files
help-play-table = the address of a live table, as the browser shows it; instead of GAME
help-play-token = who you are there: a token from your page at that server; without it, SAMOBRANKA_TOKEN, or you only watch

fault-no-table-there = “{ $url }” is not the address of a table. It looks like https://table.example/table/abc123.
fault-cannot-reach = The server { $url } does not answer.
fault-unknown-token = The server { $url } does not know that token: get a new one from your page there.
fault-no-seat-open = All seats are taken: you only watch.
fault-server-says = { $text }
fault-other-version = { $url } speaks of this game in a way that this program does not understand: one of them is newer. Update Samobranka.
afar-open = The table waits for people; its host begins the match.
afar-sealing = Chance is being sealed …
afar-playing = The match is being opened …
afar-over = The match is over.
afar-closed = The table was cleared away.
afar-lost = The connection is lost; trying again …
afar-plea = { $name } asks to take the last action back{ GIVEN($deed) ->
        [yes] { " " }(“{ $deed }”)
       *[no] { "" }
    }. May they? y – yes, n – no.
afar-plea-waits = You ask to take it back; waiting for { $names }.
afar-plea-denied = It may not be taken back.
afar-bot-plays = A bot plays for you; x takes your seat back.
afar-seat-open = open
afar-seat-away = away
afar-seat-replaced = played by a bot
afar-seat-resigned = gave up
afar-seat-timed-out = out of time
afar-days = { $days } d { $hours } h
afar-resign = Give up
afar-resign-warning = A bot will play your seat out, and you will be ranked last.
afar-claim = Let a bot play for { $name }, who is away
afar-return = Take your seat back from the bot
afar-end = Agree to end the match as it stands
afar-end-warning = When everybody agrees, the match ends, and nobody has won.
afar-again = To look at it again: { $url }
afar-rematch = The next match: { $url }
table-greeting = { $title }. At the table: { $names }.
table-seal = Seal: { $seal }
table-secret = Secret: { $secret }
table-ask = >
table-hand-over = Now it is { $name }’s turn. Hand over the keyboard; then press Enter.
table-over = The match is over: { NAME($reason) }.
table-saved = The match is kept in { $file }
table-left = Goodbye!
table-hint = Perhaps { $number }: { $action }
table-why-allowed = It is allowed: number { $number } in the list.
table-all-hint = #NUMBER does that action or says why not; why #NUMBER only asks.
table-and-more = … and { $count } more
table-help-number = A number does that action of the list; #NUMBER does any action that `all` shows, if it is allowed.
table-words-help = ? help
table-more-choices =
    { $count ->
        [one] … and { $count } more: `list` shows all, `list WORDS` some of them.
       *[other] … and { $count } more: `list` shows all, `list WORDS` some of them.
    }
table-words-list = list
table-words-all = all
table-words-why = why
table-words-undo = undo
table-words-hint = hint
table-words-score = score
table-words-view = view
table-words-rules = rules
table-words-say = say
table-words-yes = yes y
table-words-no = no n
table-words-ways = seat x
table-words-save = save
table-words-quit = quit exit
table-help-help = this
table-help-list = all that may be done now; with words, those they fit
table-help-all = all actions of the game with their numbers; with words, those they fit: all make
table-help-why = why an action is not allowed: why #12, or in words: why key
table-help-undo = takes back your last action
table-help-hint = what the greedy bot would do
table-help-score = the score as it stands
table-help-view = shows the table again
table-help-rules = the rules: a number, a chapter or words: rules 8.6
table-help-say = says something to all at the table
table-help-yes = lets somebody take back who asks to
table-help-no = does not let them
table-help-ways = giving up, a bot for who is away, coming back; with a number, does it: seat 1
table-ways-sure = { $warning } The same line once more does it.
table-help-save = keeps the match so far: save FILE
table-help-quit = leaves the table

## The table as a screen

screen-close = Esc closes
screen-search = words of an action
screen-rules = Rules
screen-rules-ask = a number (8.6), a chapter (8) or words
screen-why = Why not?
screen-why-ask = words of any action of the game
screen-why-allowed = It is allowed now.
screen-why-rule = Enter opens rule { $rule }
screen-chat = At the table
screen-chat-nothing = Nobody has said anything yet.
screen-chat-ask = something to say
screen-keys = The keys
screen-ways = At this table
screen-ways-none = There is nothing to do but play.
screen-ways-sure = { $warning } Enter once more does it; Esc does not.
screen-waiting = The others are thinking …
screen-coach-ask = Esc goes back to the board; there c asks the coach what cost most.
screen-coach-later = The coach looks at a match when it is over.
screen-coach-thinks = The coach is thinking; it takes a minute or two, and longer when a game is coached for the first time …
screen-coach-turn = Action { $ply }, { $seat }: the chance of winning after what was played, and after what was better
screen-coach-nothing = Nothing cost much: well played.
screen-key-search = search
screen-key-why = why not
screen-key-hint = hint
screen-key-undo = undo
screen-key-previous = back
screen-key-next = on
screen-key-eyes = eyes
screen-key-rules = rules
screen-key-board = board
screen-key-seats = seats
screen-key-log = story
screen-key-score = score
screen-key-chat = chat
screen-key-agree = agree
screen-key-refuse = refuse
screen-key-ways = seat
screen-key-save = save
screen-key-coach = coach
screen-key-help = keys
screen-key-leave = leave
screen-key-go = go
screen-key-first = first
screen-key-last = last
screen-help-search = looks for actions by words, price or place
screen-help-why = why an action is not allowed now, and by which rule
screen-help-hint = what a bot would do
screen-help-undo = takes back your last action
screen-help-previous = one action back
screen-help-next = one action on
screen-help-eyes = looks with other eyes
screen-help-rules = the rules; a rule that was just named is opened
screen-help-board = the board over the whole width
screen-help-seats = who sits there and how they stand
screen-help-log = what happened so far
screen-help-score = the score as it stands
screen-help-chat = says something to all at the table
screen-help-agree = lets somebody take back who asks to
screen-help-refuse = does not let them
screen-help-ways = gives up, lets a bot play for who is away, comes back
screen-help-save = keeps the match so far in a file
screen-help-coach = what a bot thinks of the finished match
screen-help-help = this
screen-help-leave = leaves the table
screen-help-go = to the ply whose number was typed
screen-help-first = to the beginning
screen-help-last = to the end
screen-legend = Signs on the board
screen-help-number = A number and Enter do that action; what is lit on the board bears the same number.
screen-help-tab = Tab goes to the board and back; there the arrows go from one lit place to the next.
screen-help-mouse = A click on a lit place does what can be done there, or lists it.

## rules

help-rules = shows a game's rules in words
help-rules-more =
    All of them, a chapter (8), one rule (8.6), or those in which words stand. A refusal at the table names
    the number of its rule.
help-rules-game = which game
help-rules-what = a number, or words to look for; without it, everything
fault-no-such-rule = The rules of { $title } have nothing under “{ $asked }”.

## The score

score-heading = Score

## serve

help-serve = the table in the browser: lays it for this machine or for everybody
help-serve-more =
    Only this machine can come to 127.0.0.1; with --host 0.0.0.0 everybody in your network can. More in
    docs/hosting.md. Every option can also stand in the environment: SAMOBRANKA_PORT, SAMOBRANKA_DATABASE …
help-serve-host = the address to listen at; 0.0.0.0 is every address of this machine
help-serve-port = the port; 0 is any that is free
help-serve-data = the folder of matches and users; without it, where your own files are
help-serve-database = another database: postgresql://…, which several nodes may share, or sqlite:///…
help-serve-public-url = where people find the server, like https://table.example; no other name is answered then
help-serve-trusted-proxy = a proxy whose word on who is asking counts; may be given several times
help-serve-workers = processes for bots to think in; without it, all cores but one
help-serve-open-metrics = shows /metrics to everybody, not to private networks only
help-serve-open = opens the browser (--no-open: does not)
help-serve-dev = for developers: wide limits, more is shown; not for strangers
help-serve-wake = builds the machine code of the bots at once, before anybody plays; make play does
serve-waking = { $title }: the bots wake up, { $percent } %
serve-awake = { $title }: the bots are awake
serve-ready = The table is laid:
serve-only-here = No other device can come here: the server listens to this machine only (with --host 0.0.0.0 to your whole network), or this machine is in no network.
serve-scan = With a phone in the same network:
serve-host = Yours alone: this link makes a browser the host’s, until the next start.
serve-stop = Ctrl-C clears the table; every match is kept.
fault-port-taken = Another program uses port { $port } already. Perhaps the table is laid there; if not, try --port { $other }.
fault-cannot-listen = The server cannot listen at { $host }, port { $port }: { $detail }.

## user, export, import, backup

help-user = looks after users: list, reset a password, delete, ban, unban
help-user-more =
    A user is named by the name of the account or by id. The server may be running; it notices within seconds.
help-user-deed = what to do: list, reset (a new password), delete, ban, unban
help-user-name = which user
help-user-data = the folder of matches and users
help-user-database = another database
help-user-yes = asks nothing
user-delete-sure = Delete { $name } for good? Matches stay, without the name.
user-reset-done = { $name } has a new password: { $password }
user-delete-done = { $name } is forgotten. The matches stay, without the name.
user-ban-done = { $name } is shut out.
user-unban-done = { $name } may come in again.
user-banned = shut out
fault-unknown-user = There is no user “{ $name }” here.
help-ratings = shows how strong players and bots are
help-ratings-more =
    By game and number of seats; after ± stands twice the uncertainty. Ratings are worked out as rated matches end; “--recompute” works
    all of them out again from the matches, and they come out the same.
help-ratings-data = the folder of matches and users
help-ratings-database = another database
help-ratings-recompute = first work all out again from the matches
ratings-recomputed =
    { $changed ->
        [0] Worked out again from the matches: all ratings are right.
        [one] Worked out again from the matches: { $changed } rating was mended.
       *[other] Worked out again from the matches: { $changed } ratings were mended.
    }
ratings-pool =
    { $game }, { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    }
ratings-line =
    {"  "}{ $mu } ± { $twice } · { $name } · { $matches ->
        [one] { $matches } match
       *[other] { $matches } matches
    }
ratings-none = There were no rated matches here yet.
help-export = writes a match of the server into a file
help-export-match = the match: the last part of its table's address
help-export-file = the file; without it, the match's id with .match.json
help-export-data = the folder of matches and users
help-export-database = another database
help-export-secret = with the secret of a match that is not over, to play it on elsewhere; who has it can know what comes
export-done = Written: { $file }
help-import = puts a match from a file into the server's store
help-import-file = the file of the match (.match.json)
help-import-data = the folder of matches and users
help-import-database = another database
import-done = The match is there: /table/{ $id }
help-backup = copies all matches and users into a file, while the server runs
help-backup-more =
    With --every or --keep FILE is a folder: each copy bears its time in its name, and only the last ones are kept. A copy is
    checked before an older one is let go. Ctrl-C ends it.
help-backup-file = the file of the copy; an older one there is replaced
help-backup-every = again and again: 30m, 6h, 1d
help-backup-keep = so many copies are kept; 14 where nothing is said
help-backup-data = the folder of matches and users
help-backup-database = another database
backup-done = Everything is copied into { $file }.
fault-no-stretch = { $flag } takes a number and a unit: 30m (minutes), 6h (hours) or 1d (days). “{ $value }” is none.
help-restore = puts a copy back in the place of the matches and users there are
help-restore-more = The server must be stopped. What was there is laid aside under another name; nothing is lost.
help-restore-file = the copy
help-restore-data = the folder of matches and users
help-restore-database = another database
restore-done = { $file } is in its place again.
restore-aside = What was there before lies in { $aside }.

## replay and verify

help-replay = shows a recorded match again
help-replay-more =
    In a terminal: → and ← go an action on and back, a number and Enter go to that ply, e looks with other
    eyes, q leaves. Otherwise, or with --plain or --ply, it is printed.
help-replay-file = a match file (.match.json)
help-replay-ply = only how the table lay after this many actions
help-replay-plain = as text, without the screen
help-replay-seat = whose eyes to look with: a seat counted from 1, all, or spectator
help-verify = recomputes seal, seed, chance and the whole match
help-verify-more =
    Anyone can do this with the file of a finished match. It proves that nobody bent the chance: the
    secret fits the seal that was shown before the match, and every word follows from it. A match that
    was played on from another one needs that one's file, too: until then the exit status is 1.
help-verify-file = a match file (.match.json)
help-verify-origin = the match it was played on from, then the one before that

replay-heading = { $title }: { $names }
replay-ply = ply { $ply } of { $plies }
replay-deal = The table is set.
replay-undone =
    { $count ->
        [one] { $count } action was taken back.
       *[other] { $count } actions were taken back.
    }
replay-seen-by = What { $seat } sees
replay-spectator = a spectator
verify-seal = The secret fits the seal: { $seal }
verify-seed = The seed follows from it{ $contributions ->
        [0] { "" }
        [one] { " " }and from what { $contributions } player added
       *[other] { " " }and from what { $contributions } players added
    }: { $seed }
verify-words =
    { $words ->
        [one] { $words } word of chance follows
       *[other] { $words } words of chance follow
    } from the seed.
verify-plies =
    { $plies ->
        [one] { $plies } action was
       *[other] All { $plies } actions were
    } played again, each of them allowed.
verify-given =
    NOT verified: { $words ->
        [one] { $words } word of chance was
       *[other] { $words } words of chance were
    } taken over from another match. Name the file of that match, too: samobranka verify FILE ORIGIN.
verify-unfinished = The match is not over.
verify-good = Everything agrees.
verify-partly = Not everything could be verified.

## fuzz

help-fuzz = plays whole matches under all laws of the contract
help-fuzz-more = A fault means exit status 1 and a match file to open with samobranka replay.
help-fuzz-game = which game
help-fuzz-matches = how many matches; without it, 20
help-fuzz-seats = how many seats; without it, every number in turn
help-fuzz-option = an option of the game, as NAME=CHOICE; may be repeated
help-fuzz-all-options = every choice of every option, and random combinations, in turn
help-fuzz-policy = mixed, uniform or greedy: how the seats play; mixed comes to ends and sees strange positions
help-fuzz-engine = interpreted checks every index; cpu checks thousands of matches, and compiles first
help-fuzz-seed = names the chance: the same name plays the same matches
help-fuzz-json = as JSON
help-fuzz-out = the folder for the match files of faults; without it, the current one
fuzz-working = matches
fuzz-failed = Fault “{ $check }” in match { $match }: { $detail }
fuzz-kept = The match is kept in { $file }
fuzz-done =
    { $matches ->
        [one] { $matches } match
       *[other] { $matches } matches
    }, { $plies ->
        [one] { $plies } ply
       *[other] { $plies } plies
    }, { $failures ->
        [0] no faults.
        [one] { $failures } fault.
       *[other] { $failures } faults.
    }{ $stopped ->
        [0] { "" }
        [one] { " " }{ $stopped } match was stopped because it went on for too long.
       *[other] { " " }{ $stopped } matches were stopped because they went on for too long.
    }
fuzz-ending = {"  "}{ $reason }: { $count }

## perft

help-perft = counts the ways the first actions can go
help-perft-more =
    The number of different sequences of legal actions of each length from the prepared match. The
    chance is fixed by the seed, so the numbers can be compared.
help-perft-game = which game
help-perft-depth = how many actions deep
help-perft-seats = how many seats; without it, the fewest
help-perft-option = an option of the game, as NAME=CHOICE; may be repeated
help-perft-seed = names the chance; without it, “perft”
help-perft-json = as JSON
perft-depth = depth
perft-count = sequences
perft-time = seconds

## golden

help-golden = a readable playthrough that must not change
help-golden-more =
    Played with a fixed seed and fixed choices: what happened, the digest of every state and, now and
    then, all that every seat sees.
help-golden-game = which game
help-golden-seats = how many seats; without it, three, or as near as the game allows
help-golden-option = an option of the game, as NAME=CHOICE; may be repeated
help-golden-seed = names the chance; without it, “golden”

## freeze

help-freeze = writes down how a game plays, so that nothing changes unnoticed
help-freeze-more =
    Readable playthroughs, counts of the first actions, the order of legal lists, a record for every way
    to end, and digests of thousands of matches with many options. Written when the rules really changed
    and have a new version; what was frozen of the old one stays in a folder before. Records that still
    replay are left alone.
help-freeze-game = which game
help-freeze-check = compares instead of writing; exit status 1 when anything is not as it was
help-freeze-engine = with --check: interpreted plays a few matches, cuda those without thought, cpu all; without it, cpu
help-freeze-threads = how many threads the cpu engine uses; without it, one
help-freeze-out = the folder; without it, tests/games/GAME
freeze-working = Playing
freeze-written = Written: { $file }
freeze-put-away = Kept for the rules before: { $file }
freeze-same-version = { $game } does not play as it did, but its rules still have version { $version }. Nothing is written: raise rules_version in meta.py, and keep the old rules in before/v{ $version }.
freeze-no-record = No match was found that ends so: { $file }
freeze-same = { $game } plays as it did.
freeze-changed = { $game } does not play as it did. If the rules really changed, raise rules_version: samobranka freeze { $game }

## bench

help-bench = how fast the engines are here
help-bench-more =
    Whole random matches on each engine, in rounds that take turns, so that the ratios come from one
    run; each engine's best round is told.
help-bench-game = which games; without it, all
help-bench-engine = engines between commas: interpreted, cpu, cuda; without it, those that work here
help-bench-matches = matches a round on the compiled engines; without it, 8000 on the cpu, 65536 on a GPU
help-bench-threads = threads of the cpu engine, between commas; without it, 1,2
help-bench-rounds = rounds; without it, 10
help-bench-json = as JSON
bench-working = { $game }: { $what }
bench-cold-working = the start of samobranka games
bench-plies-working = act and views
bench-engine = engine
bench-threads = threads
bench-matches = matches
bench-plies = plies
bench-rate = actions/s
bench-spread = slowest–fastest round
bench-ratio = { $over } / { $under }: { $ratio } ×
bench-per-ply = Interpreted act and all views: { $ms } ms a ply ({ $plies } plies).
bench-memory = One state takes { $bytes } bytes ({ $size } with scratch).
bench-cold = Cold start of samobranka games: { $seconds } s (median of { $times }).
bench-rounds = Best of { $rounds } rounds, random whole matches, { $seats } seats.
bench-agree = All engines ended the first { $matches } matches alike, digest by digest.
bench-differ = THE ENGINES DIFFER: these matches did not end alike: { $matches }
bench-thread-count =
    { $threads ->
        [one] { $threads } thread
       *[other] { $threads } threads
    }

## arena

help-arena = bots play many matches: win rates, ratings, time per decision
help-arena-more =
    Every deal is played from every seat. A bot may be named several times (mcts:100ms,greedy,greedy,greedy);
    what stands after a colon is how long it thinks. A class of your own is module:Class or file.py:Class
    (docs/bots.md). Ctrl-C keeps what was played; --resume goes on with it.
help-arena-game = which game
help-arena-bots = the bots, between commas; with --resume, those of the file
help-arena-matches = how many matches, raised to whole deals; without it, 120
help-arena-seats = how many seats; without it, as many as bots, where the game has so many
help-arena-option = an option of the game, as NAME=CHOICE; may be repeated
help-arena-jobs = processes that play; without it, one for each core
help-arena-seed = names the chance: the same name plays the same deals
help-arena-engine = interpreted or cpu; without it, cpu where it works
help-arena-resume = the file of results: goes on with it, or begins it
help-arena-html = where to write the report as a page with charts
help-arena-ray = plays on the Ray cluster at this address: auto, host:port; local starts one here
help-arena-json = as JSON
arena-working = matches
arena-whole-deals =
    { $matches ->
        [one] { $matches } match
       *[other] { $matches } matches
    }, so that every bot sits at every seat equally often.
arena-kept = The results are kept in { $file }
arena-page = The page is in { $file }

## data

help-data = the components of a game: look, correct them from your own box, go back
help-data-more =
    Without options it tells which files are in force and how much of them is certain. Copy a file,
    correct the copy, check it, then put it in force.
help-data-game = which game
help-data-check = checks a component file
help-data-use = checks a component file and plays with it from now on
help-data-reset = goes back to the files that came with the program
data-file = file
data-whose = whose
data-ours = ours
data-yours = yours
data-path = where
data-digest = Digest: { $digest }
data-certainty = how certain
data-tally = { $name }: { $count }
data-good = { $file } is right.
data-used = { $file } is in force from now on. Matches that were begun with other components open only with those.
data-was-reset = The files that came with the program are in force.
data-nothing-to-reset = The files that came with the program were in force already.
certainty-known = known
certainty-reconstructed = reconstructed
certainty-rulebook = from the rulebook
certainty-card = read off a picture of the card or board
certainty-publisher-data = from the publisher’s digital edition
certainty-box = read off the box
certainty-public = published or read off the box
certainty-inferred = inferred from the rules
certainty-reconstruction = our reconstruction

help-contents = a game's phases: what may be done in each, and which chapter of the rules says so
help-contents-game = which game
help-contents-written = prints the functions that are written from the chapters
contents-phase = phase
contents-chapter = chapter
contents-kinds = actions
contents-asks = anything else is refused with

help-observe = the numbers a program is given of a position, with their names
help-observe-more = Without a file, of a match that has just been dealt.
help-observe-game = which game
help-observe-file = a match file whose position is shown
help-observe-ply = after which ply of it; otherwise the last
help-observe-seats = how many sit at the new match
help-observe-option = an option of the new match, name=choice; may be repeated
help-observe-seat = who looks, counted from 1
help-observe-all = also the numbers that are 0
help-observe-json = names and numbers as JSON
observe-place = place
observe-name = name
observe-number = number
observe-most = most
observe-given = given to networks
observe-zeros = { $zeros } of { $numbers } numbers are 0 and were left out; --all shows them.

## new-game

help-new-game = writes a small game to start from
help-new-game-name = its name: small Latin letters, digits and underscores
help-new-game-into = the folder to write into; without it, the current one
new-game-written = Written into { $folder }:
new-game-alone = Tests and a board are written where the other games have theirs: --into src/samobranka/games in a checkout of Samobranka.
new-game-next = What next:
new-game-next-run = makes the command line see it
new-game-next-fuzz = checks it against the contract
new-game-next-house = to the checkout it was written into
new-game-next-freeze = writes down how it plays; the tests of the house compare
new-game-next-test = a test for every rule
new-game-next-play = sits down to it

## schema

help-schema = writes the JSON Schemas of the protocol and of every game
help-schema-dir = the folder to write into
schema-written = Written: { $file }

## doctor

help-doctor = versions, engines that work here, folders
help-doctor-json = as JSON
doctor-versions = Versions
doctor-engines = Engines
doctor-folders = Folders
doctor-games = Games
doctor-works = works
doctor-missing = not installed
doctor-cache = machine code
doctor-home = your own files
doctor-corrected = corrected component files
doctor-none = none
doctor-size = { $mib } MiB
engine-no-numba = Numba is not installed
engine-no-numba-cuda = numba-cuda is not installed (pip install "samobranka[gpu]")
engine-no-gpu = no GPU that can be used was found
engine-broken = it fails ({ $detail })

doctor-shipped = brought by the release
doctor-shipped-none = none: it is built here
doctor-shipped-used = for { $levels }; here it serves as { $processor }
doctor-shipped-idle = not used, it was made with { $made }; it is built here
doctor-unsafe = not used: others may write to { $folder }

## build

help-build = builds the machine code of the bots now, so that nobody waits for it
help-build-more = Of every game, unless some are named. What is there already is not built again.
help-build-game = which game
help-build-release = builds what a release brings, for all processors that it serves, into this folder
build-working = building machine code
build-done = The bots are awake: { $folder }
build-released = Machine code for a release: { $folder } ({ $mib } MiB)
fault-cannot-keep = Machine code cannot be kept in { $folder }: { $detail }.
fault-not-for-release = Machine code for a release is made for { $levels }; this machine ({ $processor }) cannot try it out.
fault-not-built = Machine code could not be built: { $games }.

## Progress

progress-compiling = compiling { $game }
