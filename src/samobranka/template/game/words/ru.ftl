### Two-page game: слова / words, Russian. Names first; the values are the nominatives of data.toml.

card-mouse = мышка
    .accusative = мышку
card-cat = кошка
    .accusative = кошку
card-dog = собачка
    .accusative = собачку
card-granddaughter = внучка
    .accusative = внучку
card-grandmother = бабка
    .accusative = бабку
card-grandfather = дедка
    .accusative = дедку
card-nobody = никто
    .accusative = никого

turnip-tiny = крохотная репка
    .accusative = крохотную репку
turnip-small = маленькая репка
    .accusative = маленькую репку
turnip-fair = славная репка
    .accusative = славную репку
turnip-big = большая репка
    .accusative = большую репку
turnip-enormous = огромная репка
    .accusative = огромную репку

## Actions: what a button says

action-send = Позвать { NAME($card, case: "accusative") }
action-stay-home = Никого не звать

## Events

event-chose =
    { $card ->
        [card-nobody] Вы тайно решаете никого не звать.
       *[other] Вы тайно зовёте { NAME($card, case: "accusative") }.
    }
event-came =
    { $you ->
        [yes] { $card ->
            [card-nobody] Вы никого не позвали.
           *[other] От вас идёт { NAME($card) }.
        }
       *[no] { $card ->
            [card-nobody] { $seat }: не идёт никто.
           *[other] { $seat }: идёт { NAME($card) }.
        }
    }
event-pulled =
    { $you ->
        [yes] Вы вытягиваете
       *[no] { $seat } вытягивает
    } { NAME($turnip, case: "accusative") }!
event-nobody-pulled = Никто не вытянул { NAME($turnip, case: "accusative") }: она остаётся в земле.
event-drew = Вы берёте из колоды { NAME($card, case: "accusative") }.

## Prompts

prompt-choose = В земле { NAME($turnip) }: кого вы позовёте тянуть?
prompt-wait = Все тайно решают, кого позвать.
prompt-finished = Партия окончена: { NAME($reason) }.

## Refusals: why not

refusal-choose-now = Сейчас нужно выбрать, кого послать, или никого
refusal-over = Партия окончена
refusal-chosen-already = В этом раунде вы уже выбрали
refusal-not-in-hand = Этой карты у вас на руке нет

## Reasons of the end

reason-last-turnip = репок больше нет

## Options

option-mighty-mouse = Могучая мышка
option-mighty-mouse-no = нет
option-mighty-mouse-yes = да

## The score sheet

score-total = Всего

## Labels of the view

view-turnip = В земле
view-hand = Ваша рука
view-choice = Вы позвали
view-seats = Игроки
view-laid = Уже тянули
view-deck-size = Карт в колоде
view-seat = Игрок
view-hand-size = Карт на руке
view-came = Кто приходил
view-score = Очки
