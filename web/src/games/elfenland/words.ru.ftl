### Слова, которые нужны только доске.

board-map = Карта Страны эльфов
board-closer = Ближе
board-farther = Дальше
board-whole = Вся карта
board-here = Да, сюда
board-cancel = Не надо
board-large = Крупно
board-round = Раунд { $round } из { $rounds }

board-nothing = ничего
board-nobody = никто
board-card = { $name } ({ $prices })
board-by-ferry = паром

board-town = { $town }. Сапожки здесь: { $boots }. Ещё не были здесь: { $markers }.
board-road = Дорога { $name }, { $terrain }. Жетона нет.
board-road-counter = Дорога { $name }, { $terrain }. Жетон: { $transport }, цена { $price ->
    [one] { $price } карта
    [few] { $price } карты
   *[many] { $price } карт
}, караваном { $caravan }.{ $obstacle ->
    [yes] { " " }Лежит препятствие.
   *[no] { "" }
}
board-river = Река { $name }. Плотов вниз по течению: { $river_downstream }, против течения: { $river_upstream }.
board-ferry = Паром { $name }. Плотов: { $lake }.
board-boot = Сапожок: { $seat }, { $town }
board-goal = Город назначения: { $seat }, { $town }

board-pile = Стопка жетонов, осталось: { $count }
board-deck = Колода карт передвижения, карт: { $count }
board-discard = Сброс, карт { $count }: { $cards }
board-own-counters = Ваши жетоны
board-own-counter = { $side ->
    [hidden] Скрытый жетон
   *[open] Жетон
} «{ $name }» ({ $prices })
board-hidden = { $name }: видите только вы
board-secret = скрытый
board-no-counters = Жетонов нет
board-hand-empty = Рука пуста
board-seat-counters = Открытые жетоны: { $open }. Скрытых: { $hidden }. Препятствие: { $obstacle ->
    [yes] есть
   *[no] нет
}.

board-route = Карты: { $cards }. { $markers ->
    [0] Маркеров по пути нет.
    [one] По пути { $markers } маркер.
    [few] По пути { $markers } маркера.
   *[many] По пути { $markers } маркеров.
}
board-route-caravan = Карты для каравана выбрали мы; чтобы выбрать самим, закройте это и нажмите на жетон на дороге.
board-no-route = С этими картами туда сейчас не добраться.
board-tour = { $count ->
    [one] Больше всего городов: { $count } маркер
    [few] Больше всего городов: { $count } маркера
   *[many] Больше всего городов: { $count } маркеров
}
board-go = В путь!
board-goal-distance = { $count ->
    [0] Вы уже там.
    [one] До него { $count } переход.
    [few] До него { $count } перехода.
   *[many] До него { $count } переходов.
}

board-now = Раунд { $round } из { $rounds }. { $phase }{ $lap ->
    [0] .
   *[other] , круг { $lap }.
}
board-hint-planning = Возьмите жетон — засветятся его дороги. Или сразу нажмите на дорогу.
board-hint-lay = Теперь нажмите на дорогу; число — сколько карт будет стоить переход.
board-hint-obstacle = Теперь нажмите на дорогу с жетоном: число — сколько карт отдаст каждый, кто пойдёт по ней; караван станет на карту дороже.
board-hint-travelling = Нажмите на город — покажем самый дешёвый путь. Или идите сами: жетоны, стрелки рек и паромы рядом светятся.
board-hint-caravan = Караван: отдайте ещё { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
} любого вида.

board-chart = Таблица путешествий
board-chart-short = Таблица
board-chart-note = Числа — карты за один переход. С препятствием на карту больше. Караван — любые карты: { $cards }, с препятствием { $cards_with_obstacle }.
board-visits = Кто где побывал
board-visited = город посещён
board-not-visited = город ещё не посещён
board-turn = ходит
board-first = первый в раунде
board-close = Закрыть

## Коробка

box-towns = Города
box-board = Поле
box-caravan = Караван
box-colours = Цвета игроков
box-components = Состав коробки
box-counters = Жетоны
box-destination = Карты городов
box-hand = Карты на руке
box-lakes = Озёра
box-obstacle = Помеха
box-rounds = Раунды
box-seats = Игроки
box-setup = Подготовка
box-terrains = Местности
box-transports = Транспорт
box-ways-ferries = Переправы
box-ways-rivers = Реки
box-ways-roads = Дороги
box-field-board-label = Надпись на поле
box-field-boots = Башмачки
box-field-cards-per-seat = Карт у каждого
box-field-cards-with-obstacle = Карт там, где помеха
box-field-counters = Жетоны
box-field-dealt-up-to = Раздают до
box-field-destination = Цель
box-field-early-win-last = Последний раунд досрочной победы
box-field-extra-cards = Больше карт
box-field-fewest = Игроков не меньше
box-field-gold = Золото
box-field-kept-after-journey = Оставляют после путешествия
box-field-kept-between-rounds = Оставляют между раундами
box-field-lake = Озеро
box-field-marker = Вид метки
box-field-most = Игроков не больше
box-field-obstacle = Помеха
box-field-obstacles = Помехи
box-field-obstacles-per-seat = Помех у каждого
box-field-open-per-round = Открытых жетонов за раунд
box-field-open-row = Открытых жетонов в ряду
box-field-ports = Порты
box-field-reference-cards = Памятки
box-field-round-cards = Карты раундов
box-field-secret-per-round = Тайных жетонов за раунд
box-field-start-player-cards = Карты первого игрока
box-field-start-town = Начальный город
box-field-terrain = Местность
box-field-town-card = Карта города
box-field-town-cards = Карты городов
box-field-town-markers-per-seat = Меток городов у каждого
box-field-towns = Города
box-field-transport-counters = Жетоны транспорта
box-field-transports = Транспорт
box-field-travel-cards = Карты передвижения
box-field-water = Вода
box-field-ways = Пути
box-field-roads = Дороги
