### The server's words, English.

## Guests: names are made of a kind and an animal, one word each

guest-kinds = Quiet Merry Clever Brave Gentle Sly Cheerful Sleepy Speedy Curious Patient Lucky Honest Shaggy Silver Golden Friendly Wise Nimble Dreamy
guest-animals = Hedgehog Fox Badger Otter Heron Squirrel Hare Owl Lynx Beaver Bear Wolf Raven Swift Marten Elk Crane Bison Seal Robin

## The building: requests, people, pages

page-not-built = The table is laid, but the browser client has not been built yet. Build it in the folder of the program, then load this page again:

fault-bad-request =
    The request cannot be understood{ GIVEN($place) ->
        [yes] { " " }({ $place })
       *[no] { "" }
    }.
fault-malformed-message = What was sent is not right ({ $place }): { flaw }.
fault-bad-name =
    { $why ->
        [empty] A name needs at least one letter or digit.
        [long] A name may have { $most } characters at most.
        [mixed] Please write each word of the name in one alphabet, so that nobody is mistaken for somebody else.
       *[unseen] There are characters in this name that nobody can see or read.
    }
fault-not-signed-in = We do not know yet who you are. Come in as a guest or log in.
fault-wrong-password = The name or the password is wrong.
fault-banned = The host of this server has closed this account.
fault-foreign-origin = This request does not come from a page of ours.
fault-foreign-host = This server is called { $host }.
fault-not-for-programs = A program may not do that; whoever made its token may.
fault-not-for-you = This is for the host's own network only.
fault-not-hosting = Only who hosts this server may do that. In the terminal, `samobranka serve` prints a link that makes a browser the host’s.
fault-wrong-link = This link does not count, or not any more: only the newest one does, which `samobranka serve` prints when it starts.
fault-other-game = This file is of another game: of “{ $theirs }”, not of “{ $ours }”.
fault-not-found = There is nothing at this address.
fault-hidden-profile = { $name } does not show how they play.
fault-wrong-method = That cannot be done at this address.
fault-already-account = You have an account already.
fault-no-account = You are a guest and have no password yet. Make an account first.
fault-too-many-tables = You have { $most } tables that are not over. Please end or leave some of them first.
fault-too-many-sockets = You have too many tables open at once. Please close some of them.
fault-too-many-tokens =
    { $most ->
        [one] You have { $most } token already
       *[other] You have { $most } tokens already
    }, and that is as many as there can be. Delete one that you do not need.
fault-too-large = That is larger than anything this server needs.
fault-not-json = Only JSON is read here (Content-Type: application/json).
fault-too-often =
    That was a little too often. Try again in { $wait ->
        [one] { $wait } second
       *[other] { $wait } seconds
    }.
fault-broken = Something broke here, and it is not your fault. If it happens again, tell the host this number: { $id }.
fault-not-ready = The database does not answer at the moment.
fault-bad-public-url = “{ $url }” is not an address people can find this server at. It is written like https://table.example, with nothing after the name.

## Tables


fault-no-such-table = There is no such table. Perhaps it was cleared away, or a letter of the link is missing.
fault-too-busy = Too much is happening at this table right now. Please try again.
fault-not-seated = Only who sits at this table may do that.
fault-not-host = Only who laid the table may do that.
fault-already-seated = You sit at this table already.
fault-seat-not-open = That seat is not free.
fault-already-started = The match has already begun.
fault-not-started = The match has not begun yet.
fault-seats-open = Somebody is still missing: a seat is free.
fault-people-wait = Others are playing with you at this table. Give up there first; then it can be put away.
fault-not-over = The match is not over yet.
fault-bad-seating = The seats cannot be filled like that: { NAME($why) }.
fault-no-hint = The bot that was asked could not answer. Try again.
fault-coach-busy = The coach has many matches to look at just now. Please ask again in a few minutes.
fault-lesson-asks = The rules allow it, but the lesson is about something else now: do what is lit.
fault-no-lesson = There is no such lesson, or nobody learns at this table any more.
fault-hints-off = There are no hints at this table.
fault-bot-plays = A bot plays for you at the moment. Take your seat back first.
fault-claim-refused = A bot cannot take that seat now: { NAME($why) }.
fault-no-return = There is no seat to take back: { NAME($why) }.
fault-can-go-on = This match can be played on: only one whose rules are not here any more is ended by consent.
fault-no-plea = Nobody is asking for that any more.
fault-bad-contribution = What your browser added to the dice was not taken: { NAME($why) }.
fault-bad-ply = The match has no action number { $ply } to go on from.

seating-one-person = you can sit at one seat only
seating-as-many = there must be as many seats as in the match it goes on from
seating-one-colour = two seats cannot have one colour
seating-by-lot = who starts is settled by lot at this table
rated-no-hints = a rated match is played without hints
rated-timeout = in a rated match whoever runs out of time comes last
rated-bots-only = in a rated match at least one person has to play
claim-no-person = no person plays there
claim-days = at this table everybody has days for every action
claim-here = its player is here
claim-soon = its player has been gone for less than two minutes
return-not-away = no bot plays for you
return-resigned = you gave up the match, or ran out of time
contribution-late = it came too late
contribution-early = it came before everybody had shown their seal
contribution-other = it does not fit the seal shown before

## What happens to seats

event-seat-resigned = { $you ->
        [yes] You gave up.
       *[no] { $seat } gave up.
    }
event-seat-taken = { $bot ->
        [yes] { $you ->
            [yes] A bot plays for you from here on.
           *[no] A bot plays for { $seat } from here on.
        }
       *[no] { $you ->
            [yes] You are back at your seat.
           *[no] { $seat } is back.
        }
    }
event-seat-timed-out = { $you ->
        [yes] Your time is up.
       *[no] { $seat } ran out of time.
    }
event-seat-took-back = { GIVEN($deed) ->
        [yes] { $consent ->
            [yes] Taken back with everybody's consent: { $deed }
           *[no] Taken back: { $deed }
        }
       *[no] { $you ->
            [yes] You take back your last action.
           *[no] { $seat } takes back their last action.
        }
    }

## Bots. A level has as many names, one word each, as a table has seats

bot-novice = Novice
bot-novice-names = Tishka Dunya Proshka Filya Stesha Kuzya
bot-lesson = Opponent in a lesson
bot-lesson-names = Matvey Aksinya Foma Darya Potap Marfa
bot-friend = Friend
bot-friend-names = Mikhailo Nastasya Potap Marfa Matvey Aksinya
bot-master = Master
bot-master-names = Bayun Vasilisa Yelisey Marya Boyan Alyona
bot-fearsome = Fearsome
bot-fearsome-names = Gorynych Tugarin Skarapeya Poloz Zmiulan Aspid
bot-uniform = Random
bot-greedy = Greedy
bot-mcts = Searcher
