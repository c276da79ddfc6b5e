### Слова страницы /kit.

kit-title = Набор деталей
kit-game = Игра
kit-scene = Положение
kit-cards = Карты
kit-pile = Стопка
kit-hand = Карты на руке
kit-pawns = Фишки
kit-score = Счёт
kit-back = На ход назад
kit-on = На ход вперёд
kit-pace = Скорость
kit-roll = Бросить кубики
kit-dialog = Листок поверх стола
kit-dialog-text = Здесь спрашивают о том, что касается одного игрока.
kit-quiet = Тихая
kit-lit = Можно сейчас
kit-disabled = Сейчас нельзя
kit-closer = Ближе
kit-farther = Дальше
kit-whole = Показать всё
kit-yes = Да
kit-no = Нет
kit-winner = Победа
kit-close = Закрыть
