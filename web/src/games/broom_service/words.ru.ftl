### Слова, которые нужны только полю.

board-brave = смело
board-cowardly = трусливо
board-nothing = ничего
board-nobody = никого
board-any-potion = любое зелье
board-turn = ходит
board-close = Закрыть
board-closer = Ближе
board-farther = Дальше
board-whole = Показать всё
board-large = Крупно
board-here = Да, сюда
board-cancel = Не надо
board-track = Дорожка очков
board-round = Раунд { $round } из { $rounds }
board-points-now = Очки: { $points }; если бы партия кончилась сейчас, с молниями и комплектами — { $score }
board-played-as = Сыграно в этом раунде: { $seat }
board-choose = { $count ->
    [0] Ваши роли на этот раунд
    [one] Выберите ещё { $count } роль
    [few] Выберите ещё { $count } роли
   *[other] Выберите ещё { $count } ролей
}
board-add = Ваши роли: можно добавить одну
board-then = Потом: { $what }
board-decks = Было и будет
board-events-unseen = { $left ->
    [0] События, которые не пришли
   *[other] События, которые ещё могут прийти (придёт { $left } из них)
}
board-no-cards = Карт на руке нет
board-cursed-card = Заколдована: кто её сыграет, получит очков: { $points }
board-role = { $role }. Смело: { $brave }. Трусливо: { $cowardly }.
board-claim = «Я — { $role }!»
board-no-claim = { $role }: смельчака пока нет
board-overtaken = смелость не удалась
board-may-hold = { $count ->
    [0] Больше ни у кого этой роли нет.
   *[other] Эта роль может быть и у других: { $names }.
}

board-does-move = { $lands ->
    [none] { $count ->
        [one] передвинуть фигуру
        [few] передвинуть фигуры { $count } раза
       *[other] передвинуть фигуры { $count } раз
    }
   *[other] полёт туда, где { $lands }
}
board-does-deliver = { $lands ->
    [none] доставка зелья
   *[other] доставка зелья оттуда, где { $lands }
}
board-does-dispel = разогнать тучу
board-does-give = отдать: { $things }
board-does-gain = { $either ->
    [yes] взять что-то одно: { $things }
   *[no] взять: { $things }
}
board-does-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}

board-event-number-of-roles = Берите сколько угодно ролей; очки по числу карт — { $by }.
board-event-coward-trades = { $instead ->
    [yes] Вместо действия роли
   *[no] Перед действием роли
} трус может { $pay ->
    [none] { "" }
   *[other] отдать: { $pay }{ "; " }
}{ $gain ->
    [none] { $points ->
        [one] за это { $points } очко
        [few] за это { $points } очка
       *[other] за это { $points } очков
    }
   *[other] { $pay ->
        [none] взять: { $gain }
       *[other] взамен взять: { $gain }
    }
}.
board-event-deliveries = Каждая доставка этого раунда приносит ещё очки: { $signed }.
board-event-pawns-on = Очки за каждую свою фигуру на такой земле ({ $lands }): { $signed }.
board-event-lone-pawns = Очки за каждую свою фигуру, которая стоит одна: { $signed }.
board-event-resources = Очки за каждый свой ресурс; сами ресурсы остаются у вас: { $signed }.
board-event-clouds = Очки за каждую свою тучу: { $signed }.
board-event-hand-in = Можно сдать комплект ({ $pay }) и получить { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}.

board-region = { $region }, { $landscape }. Фигуры здесь: { $pawns }.
board-castle = { $castle }: { $colour }, { $shape }, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}{ $wands ->
    [0] { "" }
    [one] { " " }и { $wands } палочка
    [few] { " " }и { $wands } палочки
   *[other] { " " }и { $wands } палочек
}. { $state ->
    [covered] Лежит под плиткой.
    [filled] Своё зелье уже получил.
   *[open] Принимает зелья.
}
board-cloud = { $cloud } ({ $place }). Палочек: { $cost }. Молний: { $bolts }.{ $brings ->
    [none] { "" }
   *[other] { " " }Приносит: { $brings }.
}
board-storm-near = очки за каждую доставку рядом: { $points }
board-storm-show = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}, если показать: { $things }
board-tile = { $tile } ({ $region }){ $amulets ->
    [none] { "" }
   *[other] . Амулеты ещё здесь: { $amulets }
}
board-pawn = { $seat }, фигура { $number }: { $region }

## Коробка: списки, таблицы и поля файла компонентов и его карта

box-components = Состав коробки
box-setup = Подготовка
box-setup-by-seats = Подготовка по числу игроков
box-round = Раунды
box-scoring = Подсчёт очков
box-landscapes = Местности
box-resources = Ресурсы
box-roles = Роли
box-events = События
box-thunder-clouds = Грозовые тучи
box-storm-clouds = Буревые тучи
box-tiles = Плитки в игре
box-mountain-tiles = Плитки гор
box-forest-tiles = Плитки леса
box-hill-tiles = Плитки холмов
box-boards = Поле
box-boards-normal = Поле: обычная сторона
box-boards-advanced = Поле: сторона для опытных
box-boards-normal-starts = Стартовые замки: обычная сторона
box-boards-normal-regions = Территории: обычная сторона
box-boards-normal-castles = Замки: обычная сторона
box-boards-normal-cloud-spaces = Места туч: обычная сторона
box-boards-advanced-starts = Стартовые замки: сторона для опытных
box-boards-advanced-regions = Территории: сторона для опытных
box-boards-advanced-castles = Замки: сторона для опытных
box-boards-advanced-cloud-spaces = Места туч: сторона для опытных
box-field-landscape = Местность
box-field-landscapes = Местности
box-field-adjacent = Соседи
box-field-tile-at = Здесь лежит плитка
box-field-circle-at = Здесь каменный круг
box-field-polygon = Контур
box-field-brave = Смело
box-field-cowardly = Трусливо
box-field-move = Перелёты
box-field-deliver = Доставки
box-field-dispel = Разогнанные тучи
box-field-wands = Палочки
box-field-bolts = Молнии
box-field-regions = Территории
box-field-region = Территория
box-field-shape = Форма
box-field-round = круглая: одно зелье
box-field-square = квадратная: сколько угодно зелий
box-field-covered = Лежит под плиткой горы
box-field-enterable = Сюда можно попасть
box-field-timing = Когда действует
box-field-before-choice = перед выбором ролей
box-field-during = в течение раунда
box-field-end-of-round = в конце раунда
box-field-effect = Эффект
box-field-replaces-action = Вместо действия
box-field-points-by-cards = Очки за 1, 2, 3 … роли
box-field-sets = Комплектов не больше
box-field-either = Только одно из этого
box-field-show = Что надо показать
box-field-does = Что делает
box-field-potion = зелье любого цвета
box-map-side = Сторона поля
box-map-which = { $side ->
    [normal] Обычная сторона
    [advanced] Сторона для опытных
   *[other] { $side }
}
box-map-mode = Что делает нажатие
box-map-do = { $mode ->
    [move] Двигать
    [join] Проводить соседство
   *[look] Открывать
}
box-map-how = { $mode ->
    [move] Перетащите углы, замки, тучи и середины территорий туда, где они на вашем поле; территории с общим углом движутся вместе с ним.
    [join] Выберите две территории одну за другой: они станут соседями или перестанут ими быть.
   *[look] Выберите территорию или замок, чтобы исправить то, что там напечатано.
}
box-map-picked = { $name }: теперь выберите вторую территорию.
box-map-keys = Двигайте стрелками.
box-map-handle = { $kind ->
    [corner] Угол
    [middle] Середина
    [castle] Замок
    [cloud] Место тучи
    [start] Старт
    [tile] Плитка
   *[circle] Каменный круг
}: { $name }
box-field-amulet-points = Очки за 0, 1, 2 … амулета
box-field-amulets = Амулеты
box-field-aspect = Ширина к высоте
box-field-banner = Знамя
box-field-boards = Поля
box-field-bolt-points = Очки за 0, 1, 2 … молнии
box-field-castles = Замки
box-field-cloud-spaces = Места туч
box-field-clouds = Тучи
box-field-cursed-points = Очки за проклятую роль
box-field-cursed-roles = Проклятые роли
box-field-event-cards = Карты событий
box-field-events = События
box-field-forest = Лес
box-field-hills = Холмы
box-field-mountain = Горы
box-field-islands = Острова
box-field-laid = Выкладывают
box-field-landscape-tiles = Плитки местности
box-field-mountain-tiles-always = Плитки гор в каждой партии
box-field-near-delivery-points = Очки за доставку рядом
box-field-pawns = Фигуры
box-field-point-markers = Маркеры очков
box-field-potions = Зелья
box-field-resources = Ресурсы
box-field-role-cards = Карты ролей
box-field-roles-chosen = Ролей выбирают за раунд
box-field-set-of-four-points = Очки за четыре разных ресурса
box-field-set-of-three-points = Очки за три разных ресурса
box-field-starts = Стартовые замки
box-field-storm-clouds = Буревые тучи
box-field-thunder-clouds = Грозовые тучи
box-field-tiles = Плитки
box-field-witch = ведьма
box-field-gatherer = собиратель
box-field-druid = друид
box-field-fairy = фея
box-field-brave-action = смелое действие
box-field-extra-cards = больше карт
box-field-castle = замок
box-field-portal = портал
box-field-coward-trades = трусы меняют
box-field-deliveries = очки за доставки
box-field-hand-in = сдают комплект
box-field-lone-pawns = очки за одиноких
box-field-number-of-roles = очки за число ролей
box-field-pawns-on = очки за фигуры на местности
