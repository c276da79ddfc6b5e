### Слова клиента / the client's words, Russian. The house's words (seat, faults, bots) come from the server.

language = Русский
title = Самобранка
skip-to-content = К содержанию
loading = Минутку…
close = Закрыть
cancel = Не надо
confirm = Да, так
confirm-more = и ещё { $count ->
    [one] { $count } действие
    [few] { $count } действия
   *[many] { $count } действий
}
save = Сохранить
saved = Сохранено.
try-again = Попробовать ещё раз
rule = Правило { $number }
page-did-not-load = Страница не загрузилась. Возможно, пропала связь с сервером.
no-such-page = Такой страницы нет
no-such-game = Такой игры здесь нет.
to-the-lobby = К списку игр
trouble-broken = Здесь что-то сломалось, и вы не виноваты. Обновите страницу.
trouble-unreachable = Сервер не отвечает. Проверьте связь и попробуйте ещё раз.
trouble-line-lost = Связь прервалась. Как только она вернётся, стол покажет всё как есть.

## Header

nav-label = Главное меню
nav-mine = Мои столы
nav-help = Справка
nav-about = О проекте
nav-me = Вы
to-light = Светлое оформление
to-dark = Тёмное оформление

## Lobby

lobby-title = Скатерть накрыта
lobby-lead = Выберите игру, позовите друзей или посадите за стол ботов. Регистрироваться не нужно.
lobby-games = Игры
lobby-open = Ждут игроков
lobby-none-open = Сейчас свободных мест нигде нет. Накройте свой стол: он появится здесь.
lobby-playing = Можно посмотреть
lobby-mine = Ваши столы
lobby-all-mine = Все ваши столы
lobby-none-such = Таких столов сейчас нет.
filter-label = Какие столы показать
filter-game = Игра
filter-seats = Мест
filter-clock = Часы
filter-any = любые
filter-any-game = любая
filter-seats-count = { $count }
filter-reset = Показать все
quick = Быстрая партия
quick-note = Отметьте игры, в которые вы не прочь сыграть. Найдём тех, кто хочет того же, а через минуту свободные места займут боты.
quick-games = Во что сыграть
quick-find = Найти партию
quick-looking =
    { $seconds ->
        [one] Ищем соперников. Ещё { $seconds } секунда, и за стол сядут боты.
        [few] Ищем соперников. Ещё { $seconds } секунды, и за стол сядут боты.
       *[many] Ищем соперников. Ещё { $seconds } секунд, и за стол сядут боты.
    }
quick-others =
    { $count ->
        [0] Пока партию ищете только вы.
        [one] Кроме вас, партию ищет { $count } человек, но в другие игры.
        [few] Кроме вас, партию ищут { $count } человека, но в другие игры.
       *[many] Кроме вас, партию ищут { $count } человек, но в другие игры.
    }
rated = на рейтинг
filter-rated = Рейтинг
filter-rated-yes = на рейтинг
filter-rated-no = без рейтинга
quick-rated = На рейтинг
play-bots = Сыграть с ботами
play-level = Соперники: { $level }
lay-table = Накрыть стол
sit-down = Сесть
look-in = Заглянуть
watch = Смотреть
to-table = К столу
game-seats =
    { $fewest ->
        [1] 1–{ $most }
       *[other] { $fewest }–{ $most }
    } { $most ->
        [one] игрок
        [few] игрока
       *[many] игроков
    }
game-minutes =
    { $minutes ->
        [one] { $minutes } минута
        [few] { $minutes } минуты
       *[many] { $minutes } минут
    }
game-authors =
    { $count ->
        [one] Автор
       *[other] Авторы
    }
game-publisher = Издатель
unofficial = Неофициальная версия от любителей игры: рисунки и тексты наши собственные.
to-rules = Правила
status-open = ждёт игроков
status-sealing = вот-вот начнётся
status-playing = идёт партия
status-over = партия окончена

## New table

new-title = Новый стол: { $game }
new-seats = Кто играет
new-seat-me = Я
new-seat-open = Кто придёт
new-seat-bot = Бот «{ $name }»
new-seat-research = Для исследователей
new-levels = Сила ботов
level-novice = Ещё учится: видит многое, но иногда ошибается.
level-friend = Играет здраво и быстро, хоть и не всегда лучшим образом. Хорошая компания.
level-master = Думает секунду. Придётся постараться.
level-fearsome = Думает три секунды и почти ничего не прощает.
levels-differ = Боты разные: каждый как выбран ниже.
seat-up = Место { $number }: выше
seat-down = Место { $number }: ниже
seat-more = Ещё место
seat-fewer = Убрать место
new-order = Кто начинает
order-random = Решит жребий
order-as_is = Места как в списке
order-random-note = Перед партией места разыграют по жребию: первое начинает, остальные ходят за ним по часовой стрелке.
order-as_is-note = Начинает первый в списке, остальные ходят за ним по часовой стрелке; до начала партии хозяин стола может менять порядок.
seat-colour = Место { $number }: другой цвет
seat-colour-note = Нажмите на знак места, чтобы сменить цвет; за столом это может сделать каждый.
new-public = Кто может сесть
new-public-choice = Кто угодно
new-link-choice = Только по ссылке
new-public-note = Стол виден всем на главной странице.
new-link-note = На главной странице стола не будет: сядут те, кому вы пришлёте ссылку.
new-options = Варианты правил
choice-yes = Да
choice-no = Нет
new-clock = Часы
clock-none = Без часов
clock-live = На партию
clock-days = По переписке
clock-none-note = Никто никого не торопит.
clock-live-note = Время на всю партию; первые секунды каждого хода не в счёт.
clock-days-note = Можно играть неделями: на каждое действие даётся несколько дней.
clock-none-short = без часов
clock-live-short = { $minutes } мин + { $increment } с на ход
clock-days-short =
    { $days ->
        [one] { $days } день на действие
        [few] { $days } дня на действие
       *[many] { $days } дней на действие
    }
clock-minutes = Минут на партию
clock-increment = Секунд каждого хода не в счёт
clock-days-label = Дней на действие
new-timeout = Если время вышло
timeout-bot = Доигрывает бот
timeout-last = Последнее место, доигрывает бот
new-rated = Играть на рейтинг
new-rated-note = Подсказок нет; кто сдался, ушёл или просрочил время, тот последний. После партии рейтинг изменится у всех, и у ботов тоже.
new-unrated-note = Партия ничего не меняет: играем ради удовольствия.
new-hints = Подсказки
hints-auto = Если за столом один человек
hints-yes = Разрешены
hints-no = Запрещены
new-lay = Накрыть стол
new-start = Начать партию

## Gathering

gathering-title = { $game }: собираемся
gathering-waits = Ждём, пока все места займут.
gathering-fills = Ждём ещё игроков. Не придут за минуту — их места займут боты, и партия начнётся сама.
gathering-full = Все в сборе. Ждём, когда хозяин стола начнёт.
gathering-full-host = Все в сборе: можно начинать.
seat-open = свободно
seat-somebody = кто-то
seat-numbered = { $name } ({ $number })
seat-you = это вы
seat-bot = бот · { $level }
seat-bot-plays = играет бот · { $level }
seat-guest = гость
seat-away = не на связи
seat-resigned = партия сдана
seat-timed-out = время вышло
seat-turn = ходит
seats = За столом
sit-here = Сесть сюда
seat-to-bot = Посадить бота
seat-to-open = Освободить место
start = Начать партию
leave = Встать из-за стола
clear-table = Убрать стол
invite = Позовите друзей
invite-public = Стол виден всем, но по ссылке его найти проще.
invite-link = Этот стол найдут только по ссылке.
invite-only-here = На других устройствах этот адрес не откроется: сервер слушает только этот компьютер (чтобы друзья могли прийти, запустите его с --host 0.0.0.0) или этот компьютер не подключён к сети.
invite-address = Адрес стола
invite-house = Вход для друзей
invite-qr = QR-код с адресом стола
copy-link = Скопировать ссылку
link-copied = Ссылка скопирована.
link-in-bar = Ссылка на это место — в адресной строке.
table-terms = Как играем
terms-rated = партия на рейтинг: кто сдался, ушёл или просрочил время, тот последний
terms-hints = подсказки разрешены
terms-no-hints = без подсказок

## Sealing

sealing-title = Запечатываем случай…
sealing-what = Сервер показал печать своего секрета, а каждый браузер добавляет к нему своё случайное число. Поэтому ни хозяин, ни игроки не могут подстроить, что выпадет. Делать ничего не нужно.
sealing-seal = Печать секрета:
sealing-waits = ждём…
sealing-committed = число загадано
sealing-opened = число открыто

## The rules of a match are gone

gone-title = Правил этой партии здесь больше нет
gone-over = Она сыграна по правилам или с компонентами, которых на этом сервере больше нет. Партия сохранена такой, какой была: её можно посмотреть, но нельзя доиграть по-другому.
gone-running = Она начата по правилам или с компонентами, которых на этом сервере больше нет, поэтому играть дальше нельзя. Ничего не пропало: хозяин может вернуть прежние правила. Если все согласны, партия закончится как есть, без победителя.
gone-end = Закончить как есть
gone-waits = Ещё не согласились: { $names }

## Table

your-turn-title = Ваш ход: { $game }
line-connecting = Соединяемся…
line-broken = Связь прервалась. Пробуем восстановить…
line-closed = Соединение закрыто.
skip =
    Показать сразу ({ $count })
skip-to-turn = К моему ходу
watching = Вы смотрите эту партию. Рук игроков не видно, пока она не закончится.
bot-plays-you = За вас сейчас играет бот.
come-back = Вернуться за стол
board-broken = Поле не удалось показать. Вот то же самое словами; играть можно списком действий внизу.
undo = Вернуть
undo-ask = Попросить вернуть
hint = Подсказка
hint-thinking = Думает…
hint-title = Как сыграл бы бот
hint-close = Закрыть подсказку
hint-why =
    Ваши шансы на победу после каждого действия, как их видит бот: он { $count ->
        [one] { $count } раз
        [few] { $count } раза
       *[many] { $count } раз
    } представил себе продолжение партии.
bots-waking = Боты просыпаются: { $percent } %. До тех пор они думают вполсилы.
bots-asleep = Боты думают вполсилы: машинного кода этой игры здесь нет.
bots-hurried = Чтобы никому не пришлось долго ждать, боты думают здесь меньше обычного: у хозяина стола или в его сети их занято слишком много сразу.
advised = совет
table-menu = Ещё
resign = Сдаться
resign-sure = Ваше место займёт бот и доиграет за вас, а вы окажетесь на последнем месте. Сдаться?
claim = Пусть играет бот
actions = Что можно сделать
actions-tab = Действия
actions-none = Сейчас от вас ничего не требуется.
actions-search = Найти действие
actions-none-found = Такого действия сейчас нет.
choose-one = Что именно?
story = Ход партии
story-empty = Пока ничего не произошло.
story-whole = Вся партия с самого начала
chat = Разговор
chat-empty = Пока все молчат.
chat-say = Сказать за столом
chat-send = Сказать
unread =
    { $count ->
        [one] { $count } новая реплика
        [few] { $count } новые реплики
       *[many] { $count } новых реплик
    }
time-left = Осталось времени
time-days = { $days } д { $hours } ч
plea-text =
    { GIVEN($deed) ->
        [yes] { $name } просит отменить: «{ $deed }» Нужно согласие всех.
       *[no] { $name } просит отменить своё последнее действие. Нужно согласие всех.
    }
plea-yes = Можно
plea-no = Нельзя
plea-denied = Вернуть действие не разрешили.
plea-waits =
    { GIVEN($deed) ->
        [yes] «{ $deed }» Отменить это можно с согласия остальных. Ждём ответа: { $names }.
       *[no] Ждём согласия: { $names }.
    }

## The end

won-you = Вы победили!
won =
    { $count ->
        [one] Победа: { $names }
       *[other] Победу делят { $names }
    }
won-nobody = Победителей нет
winner = победа
forfeit-resigned = партия сдана
forfeit-timed-out = вышло время
forfeit-said =
    { $why ->
        [resigned] { $name }: партия сдана, поэтому место последнее, сколько бы ни было очков.
       *[timed_out] { $name }: вышло время, поэтому место последнее, сколько бы ни было очков.
    }
sheet-ties = При равенстве очков
chances = Как менялись шансы
chances-ask = Шансы и переломы партии
ended-because = Партия окончена: { $reason }.
score = Счёт
to-board = Снова на стол
rematch = Сыграть ещё раз
to-rematch = К новой партии
to-replay = Пересмотреть
to-verify = Проверить случай

## Replay

replay-title = Пересмотр: { $game }
replay-first = В начало
replay-back = На действие назад
replay-on = На действие вперёд
replay-last = В конец
replay-play = Показать
replay-stop = Остановить
replay-ply = Действие
replay-at = { $ply } из { $last }
replay-eyes = Чьими глазами
replay-spectator = Зрителя
replay-running = Партия ещё идёт: видно то, что уже решено для всех.
go-on = Играть отсюда
go-on-note = Новая партия начнётся с того, что лежит на столе после действия { $ply }. Прежняя партия не изменится.
download = Скачать запись

## The coach

coach = Тренер
coach-what = Бот просмотрит каждый выбор в этой партии глазами того, кто выбирал: как менялись шансы и где партия переломилась.
coach-ask = Разобрать партию
coach-waiting = Тренер пока разбирает другие партии.
coach-building = Тренер готовится к этой игре. В первый раз это занимает несколько минут.
coach-working = Тренер смотрит партию: { $seen } из { $of }
coach-failed = Тренер не смог закончить разбор.
coach-curve = Шансы на победу
coach-curve-label = Шансы на победу от начала до конца партии. То же таблицей — ниже.
coach-press = Нажмите на рисунок, чтобы перейти к действию.
coach-turning = Переломы
coach-none = Ни один выбор не изменил многого: всё решили мелочи и удача.
coach-at = Действие { $ply }: { $name }
coach-played = Сыграно: { $action } ({ $chance })
coach-better = Тренер: { $action } ({ $chance })
coach-table = Таблицей
coach-imagined =
    Тренер { $count ->
        [one] { $count } раз
        [few] { $count } раза
       *[many] { $count } раз
    } представил себе продолжение партии. Шансы приблизительны.

## Verify

verify-title = Проверка случая
verify-what = Всё, что ниже, ваш браузер пересчитал сам: по печати, показанной до партии, и по записи самой партии.
verify-right = Всё сходится
verify-partly = Проверено не всё
verify-wrong = Не сходится!
verify-missing = Эта партия не запечатана
verify-seal = Печать
verify-seal-right = До партии сервер показал отпечаток своего секрета. Секрет открыт и подходит к отпечатку, значит, его не подменили.
verify-seal-wrong = Открытый секрет не подходит к отпечатку, который показали до партии.
verify-secret = Секрет сервера
verify-shown = Отпечаток, показанный до партии
verify-recomputed = Отпечаток, пересчитанный сейчас
verify-seed = Зерно
verify-seed-text =
    { $count ->
        [0] Зерно получено из одного секрета: из игроков никто ничего не добавил.
        [one] Зерно получено из секрета и числа, которое добавил браузер одного игрока.
       *[other] Зерно получено из секрета и чисел, которые добавили браузеры игроков ({ $count }).
    }
verify-seed-label = Зерно случайности
verify-mine-in = Число вашего браузера — среди них. Значит, заранее знать исход не мог никто.
verify-mine-missing = Число, которое загадал ваш браузер, сюда не вошло.
verify-mine-unknown = Этот браузер в партии не участвовал или уже забыл своё число.
verify-words = Случайные числа
verify-words-right =
    Из зерна следуют: { $words ->
        [one] { $words } число
        [few] { $words } числа
       *[many] { $words } чисел
    } в { $entries ->
        [one] { $entries } записи
       *[other] { $entries } записях
    }.
verify-words-wrong = Числа не следуют из зерна. Записи: { $entries }.
verify-given =
    Здесь не проверено: { $words ->
        [one] { $words } число
        [few] { $words } числа
       *[many] { $words } чисел
    } в { $count ->
        [one] { $count } записи
       *[other] { $count } записях
    }, взятых из партии, с которой эта продолжена.
verify-origin = Проверить и её
verify-whole = Вся партия целиком
verify-whole-text = Здесь проверен только случай. Команда ниже переиграет всю партию по правилам, действие за действием:

## My tables

mine-none = Вы ещё не сидели ни за одним столом.
mine-turns = Ждут вашего хода
mine-others = Идут
mine-over = Окончены
mine-more = Показать ещё
mine-none-such = Таких столов у вас нет.
mine-state = Что показать
mine-all = Все
mine-going = Незаконченные
mine-done = Оконченные
mine-archived = Архив
mine-archive-empty = В архиве пусто.
mine-ended =
    { $rank ->
        [1] победа
       *[other] { $rank }-е место
    }, { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }
to-archive = В архив
from-archive = Вернуть из архива
put-away = Убрать из списка
put-away-over = Стол исчезнет из вашего списка насовсем. Запись партии останется, её можно открыть по ссылке.
put-away-bots = Партия не доиграна: вы сдадитесь, бот доиграет за вас, а стол исчезнет из вашего списка.
put-away-open = Вы встанете из-за стола. Если за ним больше никого нет, его уберут.
to-my-turn = Ходить
act-until = ходить до { $time }

## Ratings

ratings = Рейтинги
ratings-lead = Кто насколько силён: люди и боты на одной шкале. Считаются только партии на рейтинг.
ratings-change = Рейтинги после партии
ratings-hidden = не показывает
ratings-mine =
    Ваш рейтинг — { $rating }: { $matches ->
        [one] сыграна { $matches } партия.
        [few] сыграны { $matches } партии.
       *[many] сыграно { $matches } партий.
    }
ratings-more =
    { $left ->
        [one] Ещё { $left } партия, и у вас будет место в таблице.
        [few] Ещё { $left } партии, и у вас будет место в таблице.
       *[many] Ещё { $left } партий, и у вас будет место в таблице.
    }
ratings-like = Примерно так же играет бот «{ $bot }».
ratings-place = Место
ratings-who = Кто
ratings-rating = Рейтинг
ratings-matches = Партии
ratings-wins = Победы
ratings-note =
    После ± — насколько рейтинг ещё неточен: чем больше партий, тем он точнее. Порядок — по тому, в чём можно быть уверенным. Место даётся после { $least ->
        [one] { $least } партии.
       *[other] { $least } партий.
    }
ratings-none =
    Здесь пока никого нет. Место в таблице появляется после { $least ->
        [one] { $least } партии
       *[other] { $least } партий
    } на рейтинг.

## Profile

me-nobody = Вы пока просто зашли посмотреть. Имя появится, как только вы сядете за стол.
me-guest = Вы гость: вас помнит только этот браузер.
me-account = У вас есть учётная запись: можно входить с любого устройства.
me-name = Имя
me-name-label = Так вас видят за столом
me-play = Как вы играете
me-play-link = Ваши результаты, рейтинги и соперники
me-hide = Никому этого не показывать
me-hide-note = Тогда вас не будет и в таблице рейтингов. Сами партии и записи к ним остаются у тех, кто за столом.
user-account = Здесь с { $since }.
user-guest = Гость, здесь с { $since }.
user-shown = Вам видно всё, другим — только партии за столами, открытыми для всех.
user-hidden = Эту страницу видите только вы.
user-settings = Изменить
user-pool =
    { $game }, { $seats ->
        [one] { $seats } место
        [few] { $seats } места
       *[many] { $seats } мест
    }
user-matches =
    { $count ->
        [one] { $count } партия
        [few] { $count } партии
       *[many] { $count } партий
    }
user-games = Игры
user-won =
    { $wins ->
        [one] { $wins } победа
        [few] { $wins } победы
       *[many] { $wins } побед
    } из { $matches }
user-at-seat = место { $number }
user-met = Соперники
user-ahead = Впереди
user-behind = Позади
user-recent = Последние партии
user-none = Пока ни одной законченной партии за открытым столом.
user-none-own = Вы ещё не доиграли ни одной партии.
me-settings = Настройки
set-language = Язык
set-theme = Оформление
theme-system = Как в системе
theme-light = Светлое
theme-dark = Тёмное
set-pace = Как быстро показывать чужие действия
set-pace-note = Боты думают быстро; паузы нужны, чтобы за ними уследить.
pace-slow = Не спеша
pace-normal = Обычно
pace-fast = Быстро
pace-instant = Сразу
set-calls = Звать меня с любой страницы, когда где-то мой ход: заголовком вкладки, значком и, если звуки включены, звуком
set-sound = Звуки
set-confirm = Переспрашивать перед каждым действием
me-register = Учётная запись
me-register-note = С ней ваши столы доступны с любого устройства. Почта не нужна; всё, что вы сыграли гостем, останется вашим.
register = Завести
registered = Учётная запись готова.
have-account = Уже есть учётная запись?
no-account = Ещё нет учётной записи?
log-in = Войти
log-out = Выйти
me-sessions = Где вы вошли
session-unknown = Браузер
session-seen = последний раз { $date }
session-here = этот браузер
end-session = Завершить
log-out-everywhere = Выйти везде
account-name = Имя
password = Пароль
password-old = Прежний пароль
password-new = Новый пароль
password-least =
    { $count ->
        [one] Не короче { $count } знака
       *[other] Не короче { $count } знаков
    }
me-password = Пароль
change-password = Сменить пароль
bring-tables = Взять с собой столы гостя «{ $name }»
me-bots = Ваши программы
me-bots-note = С таким ключом ваша программа может сама сесть за стол и играть.
bot-name = Имя программы
make-token = Выдать ключ
drop-token = Отозвать
token-once = Ключ программы «{ $name }». Больше его не покажут:

## Help and about

help-games = Правила игр
contents = Содержание
rules-search = Поиск по правилам
rules-found = { $count ->
    [0] Ничего не нашлось.
    [one] Нашлось { $count } правило.
    [few] Нашлось { $count } правила.
   *[other] Нашлось { $count } правил.
}
rules-rulings = Толкования и сомнения
rules-whole = Как играть, с картинками
rules-numbered = Правила по номерам
summary = Памятка
summary-print = Напечатать
summary-foot = Мелкие числа — номера правил: все они есть в разделе «Правила». Неофициальная работа любителей игры; тексты и рисунки наши собственные.
about-what = Скатерть-самобранка из сказок накрывается сама. Эта накрывается настольными играми: с друзьями, с ботами, в браузере, на русском и на английском.
about-promises = Каждый отказ объясняет, какое правило мешает. Случай можно проверить после партии. Скрытое остаётся скрытым. Страница не обращается ни к каким другим серверам.
about-unofficial = Это неофициальная любительская работа. Названия игр принадлежат их издателям; рисунки, тексты и программа — наши.
about-credits = Чем мы пользуемся с благодарностью
about-art = Поля, карты и узоры нарисованы нами; часть значков взята из открытого собрания.
about-icons = Значки
about-font-tale = Шрифт названий
about-font-text = Шрифт текста
about-font-name = Шрифт имени
about-licence = Лицензия
about-licence-text = Программа распространяется по лицензии Apache 2.0.

## Learning by playing

learn-minutes =
    { $minutes ->
        [one] Научиться за { $minutes } минуту
        [few] Научиться за { $minutes } минуты
       *[many] Научиться за { $minutes } минут
    }
learn-lesson =
    Урок «{ $lesson }», { $minutes ->
        [one] { $minutes } минута
        [few] { $minutes } минуты
       *[many] { $minutes } минут
    }
lesson-step = Шаг { $done } из { $of }
lesson-others = Ходят соперники…
lesson-show = Показать
lesson-next = Дальше
lesson-before = Назад
lesson-play-on = Играть отсюда с ботами
lesson-myself = Доиграть без урока
lesson-leave = Закончить урок
tip = Подсказка
tip-understood = Понятно
tips-off = Больше не подсказывать
set-tips = Подсказки по ходу игры

## Коробка: что в ней, откуда это известно, и поправки

box-title = Что в коробке: { $game }
box-lead = Все компоненты и то, откуда мы их знаем: из печатных правил, из напечатанного, показанного или опубликованного издателем, из того, что отсюда следует, или восстановили их сами. Восстановленное нами в вашей коробке может быть другим; хозяин сервера может исправить это здесь.
box-known-rules = из печатных правил
box-known-publisher = от издателя
box-known-inferred = следует из правил
box-known-ours = восстановлено нами
box-known-corrected = исправлено по коробке на этом сервере
box-only = Показать
box-only-all = Всё
box-only-ours = Восстановленное нами
box-only-corrected = Исправленное
box-host = Этот браузер хозяйский: выберите компонент, чтобы его исправить. Начатые партии остаются со своими.
box-look = Исправлять может только хозяйский браузер. Ссылку для этого сервер показывает в терминале при запуске.
box-export = Сохранить в файл
box-import = Загрузить из файла
box-no-parcel = Это не файл коробки.
box-unpacked = Файл действует для новых партий.
box-reset = Вернуться к нашим
box-reset-sure = Новые партии снова пойдут с нашими компонентами. Начатые останутся со своими, и для них ваши поправки сохранятся на этом компьютере.
box-was-reset = Снова действуют наши компоненты.
box-in-force = Показать действующее
box-as-shipped = Показать наше
box-ours-shown = Это коробка, какой её восстановили мы; на этом сервере может действовать исправленная.
box-to-game = К игре
box-open = Что в коробке
box-changes = Поправки
box-changed = ещё не сохранено
box-checking = Проверяем…
box-right = Всё сходится.
box-wrong =
    { $count ->
        [one] Пока не сходится { $count } место
        [few] Пока не сходятся { $count } места
       *[many] Пока не сходится { $count } мест
    }
box-save = Ввести в действие
box-saved = Ваши компоненты действуют для новых партий.
box-discard = Отменить поправки
box-done = Готово
box-undo = Как было
box-add = Добавить
box-add-to = Добавить: { $name }
box-remove = Убрать
box-remove-one = Убрать: { $name }
box-ours = Здесь целиком или частично восстановлено нами: { $lists }.
box-share = { $list } ({ $ours } из { $entries })
box-none-ours = Все карты и поля известны от издателя или из правил.
box-some-corrected = { " " }Кое-что исправлено по коробке на этом сервере.
box-field-id = Id
box-field-no = Номер
box-field-name = Название
box-field-name-ru = Название по-русски
box-field-name-en = Название по-английски
box-field-forms-ru = Падежи русского названия
box-field-forms-en = Формы английского названия
box-field-source = Откуда известно
box-field-status = Насколько достоверно
box-field-rulebook = правила
box-field-public = опубликовано или прочтено на коробке
box-field-inferred = следует из правил
box-field-reconstruction = восстановлено нами
box-field-reconstructed = восстановлено нами
box-field-known = достоверно
box-field-card = изображение карты или поля
box-field-publisher-data = электронное издание
box-field-box = прочтено на коробке
box-field-emoji = Эмодзи
box-field-art = Рисунок словами
box-field-kind = Вид
box-field-position = Место
box-field-colour = Цвет
box-field-points = Очки
box-field-count = Сколько
box-field-copies = Экземпляры
box-field-copies-source = Откуда известно, сколько их
box-field-cost = Цена
box-field-gain = Приносит
box-field-pay = Что платят
box-field-x = По ширине, от 0 до 1
box-field-y = По высоте, от 0 до 1
box-field-cards = Карты
box-field-seats = Игроки
box-field-schema = Формат файла
box-field-hand-limit = Карт на руке не больше
box-field-type = Тип
box-field-hex = Цвет на экране
box-field-rounds = Раунды
box-field-letter = Буква
box-field-goal = Очков для победы
box-field-resource = Ресурс
box-field-number = Номер
box-field-from = Откуда
box-field-to = Куда
box-field-a = Один конец
box-field-b = Другой конец
box-field-width = Ширина
box-field-height = Высота
box-field-advanced = сторона для опытных
box-field-normal = обычная сторона
box-field-wand = палочка
box-field-purple = фиолетовый
box-field-red = красный
box-field-city = город
box-field-border = с краю
box-field-any = любой
box-form-nominative = кто, что
box-form-genitive = кого, чего
box-form-dative = кому, чему
box-form-accusative = кого, что
box-form-instrumental = кем, чем
box-form-prepositional = о ком, о чём
box-form-one = один
box-form-few = два, три, четыре
box-form-many = пять и больше
box-form-plural = множественное число
box-form-counted = после числа
box-form-six = шесть
box-form-in = где: в …
box-form-into = куда: в …
box-form-on = где: на …
box-form-over = над …
box-form-from = откуда: из …
box-form-adjective = какой
box-form-article = с артиклем
box-form-brave = смелый
box-form-cowardly = трусливый
box-form-yarn = пряжа какая

## Браузер хозяина

host-title = Браузер хозяина
host-yes = Этот браузер хозяйский, пока сервер не запустят заново.
host-no = Это обычный браузер. Ссылку, по которой браузер становится хозяйским, сервер показывает в терминале при запуске.
host-boxes = Исправить компоненты
host-leave = Больше не быть хозяйским

## Новый стол: компоненты

new-components = Компоненты
components-ours = Восстановленные нами
components-corrected = Моя коробка
components-ours-note = Какие у нас есть, что бы ни исправили на этом сервере.
components-corrected-note = Какими хозяин исправил их по коробке.
table-components-ours = Компоненты: восстановленные нами
table-components-corrected = Компоненты: исправленные по коробке
