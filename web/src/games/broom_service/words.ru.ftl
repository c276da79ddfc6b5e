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
board-does-gain = взять: { $things }
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
