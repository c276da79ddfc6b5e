### Слова арены / the arena's words, Russian.

## Faults

fault-cannot-load-bot =
    Бота «{ $name }» не загрузить: { $why ->
        [no-file] файла { $what } нет.
        [no-class] класса { $what } там нет.
        [no-choose] у класса { $what } нет choose(match, seat).
       *[import] { $what } не импортируется ({ $detail }).
    }
fault-bot-failed = Бот «{ $bot }» не справился в партии { $match } ({ $error }): { $detail }
fault-player-died = Процесс, игравший партии, завершился сам ({ $status }). Сыгранное до этого сохранено.
fault-other-tournament =
    В { $file } результаты другого турнира: { $what ->
        [game] там игра { $theirs }, а здесь { $ours }.
        [rules_version] он сыгран по правилам версии { $theirs }, а здесь версия { $ours }.
        [data_digest] он сыгран с другими компонентами ({ $theirs }), чем здесь ({ $ours }).
        [bots] там боты { $theirs }, а здесь { $ours }.
        [seats] там мест { $theirs }, а здесь { $ours }.
        [options] там настройки { $theirs }, а здесь { $ours }.
        [seed] там имя случая «{ $theirs }», а здесь «{ $ours }».
       *[engine] он сыгран на движке { $theirs }, а здесь { $ours }.
    }
fault-not-a-tournament = В файле { $file } нет результатов турнира.
fault-no-ray = Ray не установлен: pip install "samobranka[cluster]"
fault-no-cluster = По адресу «{ $address }» кластера Ray нет: { $detail }

## The report

report-title = Арена: { $game }
report-summary =
    { $matches ->
        [one] { $matches } партия
        [few] { $matches } партии
       *[many] { $matches } партий
    }, мест: { $seats }{ GIVEN($options) ->
        [yes] , { $options }
       *[no] { "" }
    }; в среднем ходов за партию: { $plies }.{ $stopped ->
        [0] { "" }
        [one] { " " }{ $stopped } партия затянулась и была остановлена.
        [few] { " " }{ $stopped } партии затянулись и были остановлены.
       *[many] { " " }{ $stopped } партий затянулись и были остановлены.
    } Равные по силе боты выигрывали бы по { $chance }. Движок { $engine }, имя случая «{ $seed }».
column-bot = бот
column-matches = партии
column-win-rate = победы
column-interval = 95 %
column-rating = рейтинг
column-score = счёт
column-mean-ms = мс
column-p95-ms = p95, мс
column-seat = место { $number }
chart-win-rates = Доли побед
chart-win-rates-reading = Доля мест, на которых бот победил; победа, разделённая на k мест, идёт за 1/k. Усы — 95-процентный интервал (Уилсона), пунктир — чистый случай.
chart-ratings = Рейтинги
chart-ratings-reading = OpenSkill (Плакетт — Люс) по итоговым местам в каждой партии; все начинают с 25. Усы — два стандартных отклонения в обе стороны.
chart-times = Время на решение
chart-times-reading = Точка — среднее; 95 % решений уложились в то время, где кончается ус. Если действие было только одно, бота не спрашивали.
chart-time = { $mean } мс, 95 % не дольше { $p95 } мс
chart-ms = { $ms } мс
chart-seats = Доля побед на каждом месте
chart-seats-reading = Каждый расклад сыгран с каждого места, так что выгодное место никому не помогло больше, чем другим.
chart-table = Все числа
chart-table-reading = 95 % — интервал доли побед в процентах. Рейтинг указан с двумя стандартными отклонениями, счёт — средний; мс и p95 — время на решение.
