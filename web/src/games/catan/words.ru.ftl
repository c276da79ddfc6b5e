### Слова, которые нужны только доске.

board-nothing = ничего
board-close = Закрыть
board-cancel = Отменить
board-closer = Крупнее
board-farther = Мельче
board-whole = Вся карта
board-large = Крупно
board-here = Да, сюда
board-turn = ходит

## Карта

board-corner = Перекрёсток: { $place }
board-site = { $piece }: { $seat }. Перекрёсток: { $place }
board-path = Отрезок: { $place }
board-road = Дорога: { $seat }. Отрезок: { $place }
board-ship = Корабль: { $seat }. Отрезок: { $place }
board-harbour = { $harbour } { $give }:1
board-robber = Разбойник: { $hex }
board-robber-on = { $hex } (здесь разбойник)
board-choose-on-map = Выберите место на карте
board-dice = На кубиках { $total }
board-dice-none = Кубики

## Море

board-pirate = Пират
board-pirate-on = { $hex } (здесь пират)
board-landing = Первое поселение на этом острове: ещё { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
board-chit = Особые очки: { $points }
board-special = Особые очки
board-gift = Дар первому кораблю здесь: { $gift ->
    [point] очко
    [card] карта развития
   *[harbour] гавань
}
board-harbours-kept = Гавани, которые ещё предстоит поставить: { $harbours }
board-mark = { $mark ->
    [strait] Пролив: поселение здесь открывает «Великий мост»
    [wasteland] Пустошь: поселение здесь открывает «Великую стену»
   *[no_start] Здесь не начинают
}
board-levels = Уровни чуда «{ $wonder }»
board-wonder-asks = { $mark ->
    [strait] поселение у пролива
    [wasteland] поселение у пустоши
   *[none] { $cities ->
        [0] { "" }
        [one] { $cities } город
        [few] { $cities } города
       *[many] { $cities } городов
    }{ $points ->
        [0] { "" }
        [one] {" "}и { $points } видимое очко
        [few] {" "}и { $points } видимых очка
       *[many] {" "}и { $points } видимых очков
    }{ $harbours ->
        [0] { "" }
       *[other] город у гавани и торговый путь длиной { $route }
    }
}
board-wonder-of = { $levels ->
    [0] занято: { $seat }
    [one] { $seat }: { $levels } уровень
    [few] { $seat }: { $levels } уровня
   *[many] { $seat }: { $levels } уровней
}
board-wonder-price = Уровень: { $price }
board-village = Деревня, её число — { $token }; { $cloth ->
    [0] ткани не осталось
    [one] ткани { $cloth } тюк
    [few] ткани { $cloth } тюка
   *[many] ткани { $cloth } тюков
}
board-villages-traded = Торгует с деревнями
board-cloth-left = В запасе { $count ->
    [one] { $count } тюк
    [few] { $count } тюка
   *[many] { $count } тюков
}
board-goal = До { $goal } { $goal ->
    [one] очка
   *[other] очков
}
board-scenario-none = Привычный остров: дороги, города, обмены — и никаких кораблей.
board-scenario-heading-for-new-shores = С большого острова — на малые: первое поселение на каждом ценится дороже.
board-scenario-the-four-islands = Начинайте где угодно: острова, с которых вы не начинали, награждают за высадку.
board-scenario-the-fog-islands = Никто не знает, что лежит посреди моря. Кто нашёл землю, тот и получает её карту.
board-scenario-through-the-desert = За пустыней и за морем — земли, ради которых стоит идти: посуху или на корабле.
board-scenario-the-forgotten-tribe = Дальние острова не заселить, но их жители дарят очки, карты и гавани.
board-scenario-cloth-for-catan = Корабли торгуют с восемью деревнями: два тюка ткани — очко. Кто первый, тому больше.
board-scenario-the-pirate-islands = Стройте военные корабли против флота пиратов и возьмите свою крепость: без неё не победить.
board-scenario-the-wonders-of-catan = Выберите чудо и постройте его в четыре приёма: кто достроил первым, тот и победил.
board-scenario-new-world = Суша и море каждый раз ложатся заново, а гавани расставляете вы сами.

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

board-trade-left = { $count ->
    [0] Обмен с резервом
    [one] Обмен: ещё { $count } предложение
    [few] Обмен: ещё { $count } предложения
   *[other] Обмен: ещё { $count } предложений
}
board-you-give = Вы отдаёте
board-you-get = Вы получаете
board-one-more = { $name }: ещё одну; выбрано { $count }
board-clear = Убрать
board-clear-side = { $side }: убрать всё
board-whom = Кого спросить
board-ask-seat = Спросить: { $seat }
board-only-asked = Отвечают не все: { $names }.
board-still-answering = Ещё не ответили: { $names }
board-lately = Недавно предлагали
board-one-less = { $name }: на одну меньше; выбрано { $count }
board-of-so-many = до { $count }
board-to-bank = Резерву
board-send-offer = Предложить
board-send-counter = Предложить взамен
board-draft = Отдать: { $gives }; получить: { $gets }.
board-offer-of = { $you ->
    [yes] Ваше предложение
   *[no] Предлагает { $seat }
}
board-gives = отдать
board-gets = получить
board-you-would-give = вы отдаёте
board-you-would-get = получаете
board-your-answer = Ваш ответ: { $answer }
board-answer = { $seat }: { $answer }.
board-others-answer = Остальные отвечают…
board-past-offers = За этот ход: { $count }
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
board-rolls-left =
    { $count ->
        [one] В колоде бросков осталась { $count } карта ({ $numbers })
        [few] В колоде бросков осталось { $count } карты ({ $numbers })
       *[many] В колоде бросков осталось { $count } карт ({ $numbers })
    }
board-fair = Пунктир: сколько выпало бы в среднем.
board-land-gave = Сколько дали земли
board-doings-elsewhere = Вы застали не всю партию: кто менялся, покупал и грабил, видно, если её пересмотреть.
board-production = Сколько дали земли и кто что делал
board-sum = Всего
board-traded = обменов с игроками
board-banked = обменов с резервом
board-bought = карт развития
board-robbed = краж
board-lost = потеряно из-за краж
board-discarded = сброшено карт

## Коробка

box-development-cards = Карты развития
box-awards = Самая длинная дорога и самое большое войско
box-bank = Банк
box-cards = Карты помощников
box-colours = Цвета игроков
box-components = Состав коробки
box-development = Покупка карт развития
box-ext56 = Пятеро или шестеро
box-geometry = Как считаются гексы
box-harbours = Гавани
box-helpers = Помощники
box-layouts = Раскладки
box-number-tokens-base = Жетоны чисел: трое или четверо
box-number-tokens-ext56 = Жетоны чисел: пятеро или шестеро
box-number-tokens-pips = Точки на жетонах чисел
box-pieces = Фигуры
box-reedition-2023 = Издание 2023 года
box-reserve = Запас
box-resources = Сырьё
box-scenarios = Сценарии
box-sea-components = Состав коробки «Мореходов»
box-sea-layouts = Карты «Мореходов»
box-sea-pieces = Фигуры «Мореходов»
box-sea-rules = Правила «Мореходов»
box-sea-terrains = Местности «Мореходов»
box-terrains = Местности
box-trade = Торговля
box-turn = Ход
box-victory = Победа
box-wonders = Чудеса
box-field-base = Трое или четверо
box-field-ext56 = Пятеро или шестеро
box-field-per-seat = У каждого игрока
box-field-give = Отдают за одну
box-field-give-without-harbour = Отдают без гавани
box-field-least = Не меньше
box-field-terrain = Местность
box-field-resource-cards = Карты сырья
box-field-hexes = Гексы
box-field-number-tokens = Жетоны чисел
box-field-harbours = Гавани
box-field-pieces = Фигуры
box-field-goal-vp = Очков для победы
box-field-numbers = Числа
box-field-draws = Сколько карт берут
box-field-settlement-cost = Цена поселения
box-field-city-cost = Цена города
box-field-development-cards-per-turn = Карт развития за ход
box-field-knights = Рыцари
box-field-robber = Разбойник
box-field-pirate = Пират
box-field-roads = Дороги
box-field-scenario = Сценарий
box-field-total = Всего
box-field-once-per-turn = Раз в ход
