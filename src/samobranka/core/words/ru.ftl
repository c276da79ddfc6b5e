### Слова ядра / the core's words, Russian.
###
### `NAME($thing, case: "…")` is the name of a thing; `GIVEN($fact)` is "yes" when a fact is there and
### not empty. Refusals and reasons are clauses without a full stop: sentences go on after them.

language = Русский
seat = Место { $number }
counted = { $count ->
    [1] { $name }
   *[other] { $name } ×{ $count }
}
counted-form = { $count } { $form }
reason-technical-stop = игра слишком затянулась, и её пришлось остановить

## Faults

fault-fault = Что-то здесь не так.
fault-unknown-game = Игры «{ $name }» здесь нет. Есть такие: { $games }.
fault-unknown-bot = Бота «{ $name }» здесь нет. Есть такие: { $bots }.
fault-unknown-option = У этой игры нет настройки «{ $option }». Есть такие: { $options }.
fault-bad-option = Настройка «{ $option }» не может быть «{ $value }». Можно выбрать: { $choices }.
fault-options-clash = { $clash }.
fault-bad-seats = Игроков здесь может быть от { $fewest } до { $most }, а не { $seats }.
fault-malformed-action = В этой игре такого действия нет ({ $place }): { flaw }.
fault-illegal-action = { $refusal } (правило { $rule }).
fault-not-your-turn = Сейчас не ваш ход.
fault-unknown-seat =
    Места с номером { $seat } (считая с нуля) нет: в этой партии { $seats ->
        [one] { $seats } место
        [few] { $seats } места
       *[many] { $seats } мест
    }.
fault-stale-moment = Партия тем временем ушла вперёд. Взгляните ещё раз и выберите снова.
fault-match-over = Партия окончена.
fault-undo-refused = Вернуться назад нельзя: { NAME($why) }.
fault-malformed-file =
    { GIVEN($file) ->
        [yes] В файле { $file } ошибка
       *[no] В присланном ошибка
    } ({ $place }): { flaw }.
fault-other-rules =
    { GIVEN($file) ->
        [yes] Партия { $file }
       *[no] Эта партия
    } { $what ->
        [rules] сыграна по правилам версии { $theirs }, а здесь версия { $ours }.
        [data] сыграна с другими компонентами ({ $theirs }), чем здесь ({ $ours }).
        [format] записана в формате { $theirs }, а прочесть здесь можно только формат { $ours }.
       *[other] сыграна по другим правилам.
    }
fault-broken-seal =
    { $what ->
        [secret] Секрет этой партии не открыт, поэтому проверить нечего.
        [seal] Секрет не подходит к печати, показанной до начала партии.
        [seed] Зерно случайности не следует из секрета и того, что добавили игроки.
        [words] Случайные числа в записи { $entry } не те, что должны там быть.
        [origin] В партии, из которой будто бы взята запись { $entry }, такого не было.
       *[other] За случай в этой партии нельзя поручиться.
    }
fault-bad-data = В файле компонентов { $file } ошибка ({ $place }): { flaw }.
fault-bad-game-name =
    Новую игру нельзя назвать «{ $name }»: { $reason ->
        [form] можно взять строчные латинские буквы, цифры и подчёркивания, а первой — букву.
        [keyword] это слово языка Python.
        [taken] игра с таким именем уже есть.
       *[exists] { $folder } уже есть, а перезаписывать ничего нельзя.
    }

## Why there is no way back

undo-over = партия окончена
undo-nothing = ещё ничего не сделано
undo-chance = с тех пор уже решал случай
undo-shown = с тех пор открылось то, что было скрыто
undo-other-seat = с тех пор уже действовали другие
undo-asking = согласия уже просят
undo-denied = остальные не согласны, а второй раз об одном и том же не спрашивают

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
        [yes] здесь ожидается { flaw-expected }{ GIVEN($value) ->
            [yes] , а не { flaw-value }
           *[no] { "" }
        }
       *[no] это сюда не подходит
    }
flaw-missing-field = не хватает поля «{ $value }»
flaw-unknown-field = поля «{ $value }» здесь не бывает
flaw-unknown = «{ $value }» здесь не встречается
flaw-syntax = это не удаётся прочесть ({ $value })
flaw-twice = «{ $value }» стоит здесь дважды
flaw-bad-id = в id «{ $value }» могут быть только латинские буквы, цифры и подчёркивания
flaw-no-name = для «{ $value }» нужно и русское, и английское название
flaw-wrong-count = число { $value } не сходится с остальными
flaw-too-many = { $value } — это слишком много
flaw-seats-missing = здесь должно быть по одному разу каждое число игроков: { $value }
flaw-fixed-by-rules = правила не оставляют здесь выбора ({ $value })
flaw-unknown-file = у этой игры несколько файлов, и каждый называется по-своему ({ $expected }), а не «{ $value }»
flaw-one-city = город должен быть ровно один
flaw-one-way = путь в «{ $value }» не ведёт обратно
flaw-one-or-two = здесь должны быть одна или две разные записи
flaw-not-of-type = «{ $value }» не относится к этому типу
flaw-impossible = так сделать нельзя ({ $value })
flaw-other = «{ $value }» сюда не подходит ({ $reason })
flaw-expected =
    { $expected ->
        [int] целое число
        [float] число
        [str] текст
        [bool] true или false
        [array] список
        [object] набор полей
        [null] пустое значение
        [hex] шестнадцатеричное число
        [dealt] подготовка к партии
       *[other] { $expected }
    }
flaw-value =
    { $value ->
        [int] целое число
        [float] число
        [str] текст
        [bool] true или false
        [array] список
        [object] набор полей
        [null] пустое значение
       *[other] { $value }
    }
