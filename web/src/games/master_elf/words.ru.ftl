### Слова, которые нужны только доске.

board-gift = { $name }: { board-printed }
board-printed = { $ingredients }. { $types }. Лента: { $ribbon } цвет.{ $elf ->
    [yes] { " " }С эльфом.
   *[no] { "" }
}
board-nothing = ничего
board-nobody = никто
board-region = { $region }. Открытые карты: { $cards }. Стоят: { $pawns }.
board-deck = Колода ингредиентов, карт: { $count }
board-pawn = Фишка: { $seat }, { $region }
# The name and the number come first, as they are seen.
board-pile = { $name }. { $size ->
    [one] { $size } подарок
    [few] { $size } подарка
   *[many] { $size } подарков
} { $pile ->
    [0] в левой стопке
    [1] в средней стопке
   *[2] в правой стопке
}. Наверху: { board-printed }
board-pile-empty = { $pile ->
    [0] Левая стопка
    [1] Средняя стопка
   *[2] Правая стопка
} пуста
board-aside = Отложенные подарки, карт: { $count }
board-aside-short = Отложены
board-hand-empty = Рука пуста
board-crystal = Кристалл
board-crystals = Кристаллы
board-cards = Карт на руке
board-sure = Точно на руке: { $cards }
board-points = Очки
board-ribbon = Ленты, цвет { $ribbon }
board-elves = Эльфы
board-special = Использовано особое действие: { $special }
board-no-gifts = Подарков пока нет
board-either = Считается один раз: в какой из двух коллекций выгоднее, решится в конце
board-remembered = Что вы помните
board-close = Закрыть
board-look-again = Вернуться к просмотру
board-look-title = Вы просматриваете подарки
board-free = Выберите подарок: он станет вашим бесплатно.
board-your-hand = Ваша рука
board-made = Созданные подарки
board-exhaustions = Стопок закончилось: { $count } из 2
board-turn = ходит

## Коробка: списки, таблицы и поля файла компонентов

box-components = Состав коробки
box-setup = Подготовка
box-setup-by-seats = Подготовка по числу игроков
box-turn = Ход
box-making = Изготовление подарков
box-scoring = Подсчёт очков
box-ingredients = Ингредиенты
box-ribbons = Ленты
box-types = Типы подарков
box-special-actions = Особые действия
box-regions = Территории
box-adjacency = Соседство на карте
box-gifts = Карты подарков
box-field-ingredients = Ингредиенты
box-field-types = Типы
box-field-ribbon = Лента
box-field-elf = Эльф в углу
box-field-wild = Подходит к любому цвету
box-field-special = Особый тип
box-field-known-fields = Что на карте достоверно
box-field-border-cards-start = Карт на каждой территории в начале
box-field-cards-per-pile = Подарков в каждой стопке
box-field-city-draw-extra = Сверх сброшенного берут в городе
box-field-collection-points = Очки за 0, 1, 2 … подарка одного типа
box-field-colour-points-per-card = Очки за подарок своего цвета
box-field-crystal-replaces-cards = Сколько карт заменяет кристалл
box-field-crystals-per-seat = Кристаллов у каждого
box-field-elf-points-per-card = Очки за эльфа
box-field-gift-cards = Карты подарков
box-field-gift-piles = Стопки подарков
box-field-gifts = Подарки
box-field-hand-start = Карт на руке в начале
box-field-ingredient-cards = Карты ингредиентов
box-field-looks-at = Что просматривают
box-field-refill = Карт на опустевшую территорию
box-field-special-collection-points = Очки за особую пару
box-field-split = Карт двух ингредиентов
box-field-aside = отложенные подарки
box-field-pile = стопка
box-field-ingredient = Ингредиент
