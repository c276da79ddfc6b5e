### The arena's words, English.

## Faults

fault-cannot-load-bot =
    The bot “{ $name }” cannot be loaded: { $why ->
        [no-file] there is no file { $what }.
        [no-class] there is no class { $what } in it.
        [no-choose] the class { $what } has no choose(match, seat).
       *[import] { $what } cannot be imported ({ $detail }).
    }
fault-bot-failed = The bot “{ $bot }” failed in match { $match } ({ $error }): { $detail }
fault-player-died = A process that played matches ended by itself ({ $status }). What was played before is kept.
fault-other-tournament =
    The results in { $file } are those of another tournament: { $what ->
        [game] the game there is { $theirs }, here { $ours }.
        [rules_version] it was played under version { $theirs } of the rules; here is version { $ours }.
        [data_digest] it was played with other components ({ $theirs }) than those here ({ $ours }).
        [bots] the bots there are { $theirs }, here { $ours }.
        [seats] the number of seats there is { $theirs }, here { $ours }.
        [options] the options there are { $theirs }, here { $ours }.
        [seed] the seed there is “{ $theirs }”, here “{ $ours }”.
       *[engine] it was played on the engine { $theirs }, here it is { $ours }.
    }
fault-not-a-tournament = There are no results of a tournament in the file { $file }.
fault-no-ray = Ray is not installed: pip install "samobranka[cluster]"
fault-no-cluster = There is no Ray cluster at “{ $address }”: { $detail }

## The report

report-title = Arena: { $game }
report-summary =
    { $matches ->
        [one] { $matches } match
       *[other] { $matches } matches
    }, { $seats } seats{ GIVEN($options) ->
        [yes] , { $options }
       *[no] { "" }
    }; { $plies } plies a match.{ $stopped ->
        [0] { "" }
        [one] { " " }{ $stopped } match went on for too long and was stopped.
       *[other] { " " }{ $stopped } matches went on for too long and were stopped.
    } Equally strong bots would win { $chance } each. Engine { $engine }, seed “{ $seed }”.
column-bot = bot
column-matches = matches
column-win-rate = win rate
column-interval = 95 %
column-rating = rating
column-score = score
column-mean-ms = ms
column-p95-ms = p95, ms
column-seat = seat { $number }
chart-win-rates = Win rates
chart-win-rates-reading = The share of seats won; a win shared by k seats counts 1/k. The whisker is the 95 % interval (Wilson’s), the dashed line is chance.
chart-ratings = Ratings
chart-ratings-reading = OpenSkill (Plackett–Luce), from the ranks of all seats; everybody begins at 25. The whisker is two standard deviations either side.
chart-times = Time per decision
chart-times-reading = The dot is the mean; 95 % of the decisions took no longer than the end of the whisker. Where only one action was legal, the bot was not asked.
chart-time = { $mean } ms, 95 % within { $p95 } ms
chart-ms = { $ms } ms
chart-seats = Win rate by seat
chart-seats-reading = Every deal is played from every seat, so no bot owes its place to a better one.
chart-table = All numbers
chart-table-reading = 95 % is the interval of the win rate in per cent. The rating is told with two standard deviations, the score as a mean; ms and p95 are the times per decision.
