### Two-page game: words, English. Names first; the values are those of data.toml.

card-mouse = mouse
card-cat = cat
card-dog = dog
card-granddaughter = granddaughter
card-grandmother = grandmother
card-grandfather = grandfather
card-nobody = nobody

turnip-tiny = tiny turnip
turnip-small = small turnip
turnip-fair = fair turnip
turnip-big = big turnip
turnip-enormous = enormous turnip

## Actions: what a button says

action-send = Send the { NAME($card) }
action-stay-home = Send nobody

## Events

event-chose =
    { $card ->
        [card-nobody] You secretly decide to send nobody.
       *[other] You secretly choose the { NAME($card) }.
    }
event-came =
    { $you ->
        [yes] { $card ->
            [card-nobody] Nobody comes from you.
           *[other] Your { NAME($card) } comes.
        }
       *[no] { $card ->
            [card-nobody] { $seat }: nobody comes.
           *[other] { $seat }: the { NAME($card) } comes.
        }
    }
event-pulled =
    { $you ->
        [yes] You pull
       *[no] { $seat } pulls
    } out the { NAME($turnip) }!
event-nobody-pulled = Nobody pulls out the { NAME($turnip) }: it stays in the ground.
event-drew = You draw the { NAME($card) }.

## Prompts

prompt-choose = The { NAME($turnip) } is in the ground: whom will you send to pull?
prompt-wait = Everybody chooses in secret whom to send.
prompt-finished = The match is over: { NAME($reason) }.

## Refusals: why not

refusal-choose-now = Now choose: send somebody, or nobody
refusal-over = The match is over
refusal-chosen-already = You have already chosen in this round
refusal-not-in-hand = You have no such card in your hand

## Reasons of the end

reason-last-turnip = there are no more turnips

## Options

option-mighty-mouse = Mighty mouse
option-mighty-mouse-no = no
option-mighty-mouse-yes = yes

## The score sheet

score-total = Total

## Labels of the view

view-turnip = In the ground
view-hand = Your hand
view-choice = You have sent
view-seats = Players
view-laid = Have pulled already
view-deck-size = Cards in the deck
view-seat = Player
view-hand-size = Cards in hand
view-came = Came last
view-score = Points
