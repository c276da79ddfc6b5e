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
