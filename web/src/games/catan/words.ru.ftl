### Слова, которые нужны только доске.

board-nothing = ничего
board-close = Закрыть
board-cancel = Отменить
board-closer = Крупнее
board-farther = Мельче
board-whole = Вся карта
board-turn = ходит

## Карта

board-corner = Перекрёсток: { $place }
board-site = { $piece }: { $seat }. Перекрёсток: { $place }
board-path = Отрезок: { $place }
board-road = Дорога: { $seat }. Отрезок: { $place }
board-harbour = { $harbour } { $give }:1
board-robber = Разбойник: { $hex }
board-robber-on = { $hex } (здесь разбойник)
board-choose-on-map = Выберите место на карте
board-dice = На кубиках { $total }
board-dice-none = Кубики

## Рука, стройка, резерв

board-your-hand = Ваша рука: { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
} сырья
board-new-card = новая{ $count ->
    [1] { "" }
   *[other] : { $fresh }
}
board-works = Стройка
board-card-short = развитие
board-price = { $name } ×{ $left }. Цена: { $price }
board-bank-card = { $name }: в резерве { $count }{ $rate ->
    [0] { "" }
   *[other] , обмен { $rate }:1
}
board-knights = Сыграно рыцарей
board-pieces-left = Осталось, { $piece }
board-sure = Точно на руке: { $cards }
board-discards = сбрасывает { $count }

## Сброс

board-discard-title = Сбросить карты: { $count }
board-discard-left = { $count ->
    [0] Готово
   *[other] Выберите ещё { $count }
}
board-discard-send = Сбросить { $count }

## Торговля

board-trade = Торговать
board-trade-title = Что на что меняем?
board-counter-title = Встречное предложение
board-you-give = Вы отдаёте
board-you-get = Вы получаете
board-one-more = { $name }: ещё одну; выбрано { $count }
board-one-less = { $name }: на одну меньше; выбрано { $count }
board-of-so-many = до { $count }
board-bank-takes = Резерв берёт:
board-bank-rate = Отдать резерву за одну карту: { $name } ×{ $count }
board-to-bank = Обменять с резервом
board-send-offer = Предложить всем
board-send-counter = Предложить взамен
board-draft = Отдать: { $gives }; получить: { $gets }.
board-others-hands = Что на руках у других
board-offer-of = { $you ->
    [yes] Ваше предложение
   *[no] Предлагает { $seat }
}
board-composing = Предложение ещё обдумывают.
board-go-on = Продолжить
board-gives = отдать
board-gets = получить
board-you-would-give = вы отдаёте
board-you-would-get = получаете
board-your-answer = Ваш ответ: { $answer }
board-answer = { $seat }: { $answer }.
board-others-answer = Остальные отвечают…
board-past-offers = Предложения этого хода: { $count }
board-no-trade = не сошлись
board-traded-with = меняется с:

## Мастера

board-letter = { $side ->
    [b] Б
   *[a] А
}
board-helper-of = { $you ->
    [yes] Ваш мастер
   *[no] Мастер игрока { $seat }
}
board-helper-in-reserve = Лежит в резерве мастеров
board-side-a = Лежит стороной А: после помощи его можно оставить, перевернув на Б, или заменить.
board-side-b = Лежит стороной Б: после помощи его придётся заменить.
board-helper-ready = В этот ход он ещё может помочь.
board-helper-rests = В этот ход он уже не поможет: получен или использован только что.
board-use-now = Позвать на помощь
board-exchange = Возьмите другого мастера
board-keep-or-exchange = Оставить мастера или взять другого

## Итоги

board-statistics = Цифры партии
board-rolls = Броски: { $count }
board-fair = Пунктир: сколько выпало бы в среднем.
board-land-gave = Сколько дали земли
board-doings-elsewhere = Вы застали не всю партию: кто менялся, покупал и грабил, видно, если её пересмотреть.
board-production = Сколько дали земли и кто что делал
board-sum = Всего
board-traded = обменов с игроками
board-banked = обменов с резервом
board-bought = карт развития
board-robbed = краж
board-lost = обокраден
board-discarded = сброшено карт
