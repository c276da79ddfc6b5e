### Слова, которые нужны только столу. / Words that only the board needs.

board-nothing = ничего
board-close = Закрыть
board-turn = решает
board-yours = Ваша мастерская
board-supply = Запас
board-balls = { $name }: { $count }
board-tokens = { $count ->
    [one] { $count } клубок
    [few] { $count } клубка
   *[other] { $count } клубков
}
board-takes = { $count ->
    [one] { $count } клубок
    [few] { $count } клубка
   *[other] { $count } клубков
} { $rule }
board-pattern = { $name }. Нужно: { $yarn }.{ $learned ->
    [yes] { " " }Узор улучшен, очки: { $points }.
   *[no] { "" }
} Оставшееся изделие приносит очки: { $value }.
board-request = { $name }. Нужно: { $yarn }. Очки: { $points }.{ $favourite ->
    [yes] { " " }Ваш любимый запрос: ещё 5.
   *[no] { "" }
}
board-project = { $name }, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}. Нужно: { $items }.
board-slot = Место { $slot }: { $what }
board-space = Ячейка { $space }: { $works }{ $here ->
    [yes] . Здесь стоит маркер
   *[no] { "" }
}
board-character = { $name }, { $specialty }. Ячейки: { $works }. Любимый запрос: { $favourite }
board-decks = Колода пряжи и сброс: { $deck }, { $discard }. Показать, что о них известно
board-projects-left = Проектов в колоде: { $count }
board-ready = Всё для него есть: { $names }
board-worth = { $name }: в конце хода можно распустить
board-no-items = Пока ничего не связано
board-cat = Кот запутал пряжу: в следующий свой ход вязать нельзя
board-cat-short = вязать нельзя
board-bowl = Миска: { $yarn }
board-items = Связано: { $items }
board-requests = Особые запросы
board-held = Надо связать: { $request }
board-finished = Связано: { $request }
board-works-left = Осталось действий
board-hint-moving = Нажмите на ячейку своего планшета, которая светится.
board-hint-working = Светится всё, что сейчас можно сделать: карты базара берут, узоры и запросы вяжут.
board-hint-restocking = Нажмите, что светится: проект завершают, узор улучшают, сдав такое изделие, а изделие распускают.
board-hint-ordering = Нажмите на событие или запрос базара, который выполнить следующим.
board-hint-final = Нажмите на узор или запрос, который светится, — или не делайте ничего.
board-take = Выберите цвет
board-take-three = Возьмите три клубка одного цвета
board-give = Отдать
board-get = Получить взамен
board-fewer = Меньше
board-more = Больше
board-make = Связать из
board-other-yarn = Выбрать другую пряжу
board-lay-these = Остальное — так
board-take-these = Взять эти
board-frog = Распустить?
board-frog-gives = Изделие вернётся в запас, а вы получите пряжу: { $yarn }.
board-request-came = Кому-то придётся его вязать. Выполненный приносит свои очки, невыполненный отнимает их.
board-event-tangled-cat = Кот забрался в чью-то корзинку: в следующий свой ход там не вяжут.
board-event-yarn-sale = Распродажа: три клубка любых цветов даром.
board-event-donate = Один клубок из вашей миски достанется сопернику.
board-event-friendly-clerk = Продавец добр: каждый берёт клубок любого цвета.
board-event-craft-circle = Каждый может связать одно изделие прямо сейчас.
box-characters = Персонажи
box-colours = Цвета пряжи
box-components = Состав коробки
box-event-cards = Карты событий
box-items = Изделия
box-pattern-tiles = Плитки узоров
box-projects = Проекты
box-scoring = Подсчёт очков
box-setup = Подготовка
box-setup-by-seats = Подготовка по числу игроков
box-special-requests = Особые просьбы
box-specialties = Специальности
box-turn = Ход
box-yarn-cards = Карты пряжи
box-field-amount = Число
box-field-bazaar-columns = Столбцы базара
box-field-bazaar-rows = Ряды базара
box-field-character-boards = Планшеты персонажей
box-field-characters = Персонажи
box-field-copies-digital = Экземпляры в электронном издании
box-field-empty-slot-yarn = Пряжа с пустого места
box-field-event-cards = Карты событий
box-field-exact = Пряжа, точно
box-field-favourite = Любимая просьба
box-field-favourite-points = Очки за любимую просьбу
box-field-favourite-requests-each = Любимых просьб у каждого
box-field-has-tile = Есть плитки узоров
box-field-item = Изделие
box-field-items = Изделия
box-field-learned-points = Очки после обучения
box-field-n = Сколько
box-field-pattern-tiles = Плитки узоров
box-field-points-step = Наименьшая часть очка
box-field-project-row = Проектов в ряду
box-field-projects = Проекты
box-field-random-requests-each = Просьб раздают каждому
box-field-rule = Правило
box-field-set = Набор
box-field-side = Сторона
box-field-spaces = Ячейки
box-field-special-requests = Особые просьбы
box-field-specialty = Специальность
box-field-start-yarn-each-colour = Пряжи каждого цвета в начале
box-field-take-three-yarn = Пряжи берут за раз
box-field-theme = Тема
box-field-tiles-each-item = Плиток каждого изделия
box-field-value = Очки
box-field-who = Кого касается
box-field-work = Дело
box-field-works = Дела
box-field-yarn = Пряжа
box-field-yarn-cards = Карты пряжи
box-field-yarn-cards-digital = Карты пряжи в электронном издании
box-field-yarn-colours = Цвета пряжи
box-field-yarn-points = Очки за пряжу
box-field-all-different = все разные
box-field-craft = вязание
box-field-craft-any-colours = вязание любыми цветами
box-field-exchange = обмен
box-field-give = отдать
box-field-one-colour = один цвет
box-field-shop = магазин
box-field-take-three = взять три
box-field-two-colours = два цвета
