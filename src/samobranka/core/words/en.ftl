### The core's words, English.
###
### `NAME($thing, case: "…")` is the name of a thing; `GIVEN($fact)` is "yes" when a fact is there and
### not empty. Refusals and reasons are clauses without a full stop: sentences go on after them.

language = English
seat = Seat { $number }
counted = { $count ->
    [1] { $name }
   *[other] { $name } ×{ $count }
}
counted-form = { $count } { $form }
reason-technical-stop = play went on for too long and was stopped

## Faults

fault-fault = Something is not right here.
fault-unknown-game = There is no game called “{ $name }”. There are: { $games }.
fault-unknown-bot = There is no bot called “{ $name }”. There are: { $bots }.
fault-unknown-option = This game has no option “{ $option }”. Its options: { $options }.
fault-bad-option = The option “{ $option }” cannot be “{ $value }”. Choose one of: { $choices }.
fault-options-clash = { $clash }.
fault-bad-seats = This game is for { $fewest } to { $most } players, not { $seats }.
fault-malformed-action = That is no action of this game ({ $place }): { flaw }.
fault-illegal-action = { $refusal } (rule { $rule }).
fault-not-your-turn = It is not your turn now.
fault-unknown-seat =
    There is no seat number { $seat } (counted from zero): this match has { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    }.
fault-stale-moment = The match has moved on in the meantime. Please look again and choose anew.
fault-match-over = The match is over.
fault-undo-refused = There is no way back: { NAME($why) }.
fault-malformed-file =
    { GIVEN($file) ->
        [yes] The file { $file } is not right
       *[no] What was sent is not right
    } ({ $place }): { flaw }.
fault-other-rules =
    { GIVEN($file) ->
        [yes] The match { $file }
       *[no] This match
    } { $what ->
        [rules] was played under version { $theirs } of the rules; here is version { $ours }.
        [data] was played with other components ({ $theirs }) than those here ({ $ours }).
        [format] is kept in format { $theirs }; only format { $ours } can be read here.
       *[other] was played under other rules than those here.
    }
fault-broken-seal =
    { $what ->
        [secret] The secret of this match has not been opened, so nothing can be checked.
        [seal] The secret does not fit the seal that was shown before the match.
        [seed] The seed does not follow from the secret and what the players added to it.
        [words] The random numbers of entry { $entry } are not those that belong there.
        [origin] Entry { $entry } is not what happened in the match it is said to come from.
       *[other] Nobody can vouch for the chance of this match.
    }
fault-bad-data = The component file { $file } is not right ({ $place }): { flaw }.
fault-bad-game-name =
    “{ $name }” cannot be the name of a new game: { $reason ->
        [form] it may have small Latin letters, digits and underscores, and begins with a letter.
        [keyword] it is a word of Python.
        [taken] there is a game of that name already.
       *[exists] { $folder } is there already, and nothing is overwritten.
    }

## Why there is no way back

undo-over = the match is over
undo-nothing = nothing has been done yet
undo-chance = chance has been asked since
undo-shown = something hidden has been seen since
undo-other-seat = somebody else has acted since
undo-asking = the others are being asked already
undo-denied = the others said no, and they are not asked twice about the same thing

## What is wrong with a file or an action: `flaw` picks by $reason

flaw =
    { $reason ->
        [wrong-type] { flaw-wrong-type }
        [missing-field] { flaw-missing-field }
        [unknown-field] { flaw-unknown-field }
        [unknown] { flaw-unknown }
        [syntax] { flaw-syntax }
        [twice] { flaw-twice }
        [bad-id] { flaw-bad-id }
        [no-name] { flaw-no-name }
        [wrong-count] { flaw-wrong-count }
        [too-many] { flaw-too-many }
        [seats-missing] { flaw-seats-missing }
        [fixed-by-rules] { flaw-fixed-by-rules }
        [unknown-file] { flaw-unknown-file }
        [one-city] { flaw-one-city }
        [one-way] { flaw-one-way }
        [one-or-two] { flaw-one-or-two }
        [not-of-type] { flaw-not-of-type }
        [impossible] { flaw-impossible }
       *[other] { flaw-other }
    }
flaw-wrong-type =
    { GIVEN($expected) ->
        [yes] { flaw-expected } is expected here{ GIVEN($value) ->
            [yes] , not { flaw-value }
           *[no] { "" }
        }
       *[no] this does not fit here
    }
flaw-missing-field = the field “{ $value }” is missing
flaw-unknown-field = there is no field called “{ $value }” here
flaw-unknown = “{ $value }” is not known here
flaw-syntax = it cannot be read ({ $value })
flaw-twice = “{ $value }” stands here twice
flaw-bad-id = the id “{ $value }” may have Latin letters, digits and underscores only
flaw-no-name = “{ $value }” needs a Russian and an English name
flaw-wrong-count = the number { $value } does not add up with the rest
flaw-too-many = { $value } are too many
flaw-seats-missing = each number of players belongs here once: { $value }
flaw-fixed-by-rules = the rules leave no choice here ({ $value })
flaw-unknown-file = a game with several files takes each under its own name ({ $expected }), not “{ $value }”
flaw-one-city = there must be exactly one city
flaw-one-way = the way to “{ $value }” does not lead back
flaw-one-or-two = one or two different entries belong here
flaw-not-of-type = “{ $value }” is not of this type
flaw-impossible = this cannot be done ({ $value })
flaw-other = “{ $value }” does not fit here ({ $reason })
flaw-expected =
    { $expected ->
        [int] a whole number
        [float] a number
        [str] text
        [bool] true or false
        [array] a list
        [object] a set of fields
        [null] nothing
        [hex] a hexadecimal number
        [dealt] the preparation
       *[other] { $expected }
    }
flaw-value =
    { $value ->
        [int] a whole number
        [float] a number
        [str] text
        [bool] true or false
        [array] a list
        [object] a set of fields
        [null] nothing
       *[other] { $value }
    }
