### Слова командной строки / the command line's words, Russian.

## Around every command

cli-usage = Как пользоваться:
cli-arguments = Что нужно назвать
cli-options = Ключи
cli-commands = Команды
cli-options-metavar = [КЛЮЧИ]
cli-command-metavar = КОМАНДА …
cli-see-help = Подробнее: { $command } --help
cli-interrupted = Прервано. До встречи!
cli-rank = { $rank }. { $seat }: { $score }

cli-seats-count =
    { $count ->
        [one] { $count } место
        [few] { $count } места
       *[many] { $count } мест
    }

help =
    Скатерть, которая накрывает себя сама, — настольными играми: чтобы играть с людьми и ботами,
    изучать игры и писать для них своих ботов.
help-help = показать эту справку
help-lang = язык; без этого ключа — язык вашей системы
help-version = сказать версию

## Who sits where

seat-me = Вы
seat-person = Игрок
seat-numbered = { $name } { $number }
bot-novice = Новичок
bot-friend = Друг
bot-master = Мастер
bot-fearsome = Грозный
bot-greedy = Жадина
bot-mcts = Искатель
bot-uniform = Авось

## Faults of the command line

fault-usage = { $value }
fault-unknown-command = Команды «{ $name }» нет. Возможно, вы имели в виду: { $near }.
fault-unknown-flag =
    У этой команды нет ключа { $flag }.{ GIVEN($near) ->
        [yes] { " " }Возможно, вы имели в виду: { $near }.
       *[no] { "" }
    }
fault-flag-needs-value = После ключа { $flag } нужно значение.
fault-flag-takes-no-value = Ключу { $flag } значение не нужно.
fault-missing-argument = Не хватает: { $flag }.
fault-extra-arguments = Это лишнее: { $value }
fault-not-together = { $flags } нельзя указать вместе.
fault-not-a-number = { $flag }: нужно целое число от { $least } до { $most }, а не «{ $value }».
fault-not-one-of = { $flag }: «{ $value }» не подходит. Можно выбрать: { $choices }.
fault-not-a-pair = { $flag } пишется так: имя=выбор, а не «{ $value }».
fault-cannot-read = Файл { $file } не прочесть: { NAME($why) }.
fault-cannot-write = Файл { $file } не записать: { NAME($why) }.
file-missing = его нет
file-is-folder = это папка
file-no-folder = такой папки нет
file-forbidden = нет доступа
file-exists = он уже есть
file-other = система отказывает
fault-no-such-ply =
    Хода { $ply } нет: в этой партии { $plies ->
        [one] { $plies } ход
        [few] { $plies } хода
       *[many] { $plies } ходов
    }.
fault-no-engine = Движок «{ $engine }» здесь не работает: { NAME($why) }.
fault-not-understood = «{ $line }» — непонятно. Номер — это действие, а ? расскажет, что ещё можно.
fault-not-in-list = Номера { $number } в списке нет: он от 1 до { $count }.
fault-nothing-fits = Ни одно действие этой игры не подходит под «{ $words }». Все покажет слово «все».

## games

help-games = какие есть игры: названия, места, настройки
help-games-json = в виде JSON
games-id = игра
games-title = название
games-seats = места
games-minutes = минуты
games-options = настройки
games-play = Сесть за стол: samobranka play { $game }

## play

help-play = стол в терминале: вы, боты или несколько человек за одной клавиатурой
help-play-more =
    Номер и Enter совершают действие; ? за столом расскажет, что ещё можно. Несколько «me» играют за одной
    клавиатурой по очереди; без них боты доиграют партию сами. С --table вы садитесь за стол на сервере.
help-play-game = какая игра, см. samobranka games
help-play-seats = кто где сидит, через запятую: me, uniform, greedy; без этого ключа — вы и жадные боты
help-play-option = настройка игры, ИМЯ=ВЫБОР; можно повторить
help-play-seed = имя случая, чтобы сыграть ту же партию снова
help-play-save = куда записать партию в конце или при уходе
help-play-plain = простые строки вместо экрана: для чтения вслух, каналов и файлов
help-play-table = адрес живого стола, как в браузере; вместо GAME
help-play-token = кто вы там: ключ с вашей страницы на том сервере; без него SAMOBRANKA_TOKEN, а без обоих вы только смотрите

fault-no-table-there = «{ $url }» — не адрес стола. Он выглядит так: https://table.example/table/abc123.
fault-cannot-reach = Сервер { $url } не отвечает.
fault-unknown-token = Сервер { $url } не знает такого токена: возьмите новый на своей странице там.
fault-no-seat-open = Все места заняты: вы только смотрите.
fault-server-says = { $text }
fault-other-version = { $url } говорит об этой игре так, что эта программа не понимает: одна из них новее. Обновите «Самобранку».
afar-open = Стол ждёт людей; партию начинает хозяин.
afar-sealing = Случай запечатывается…
afar-playing = Партия открывается…
afar-over = Партия окончена.
afar-closed = Стол убран.
afar-lost = Связь потеряна; пробуем снова…
afar-plea = { $name } просит взять действие назад{ GIVEN($deed) ->
        [yes] { " " }(«{ $deed }»)
       *[no] { "" }
    }. Можно? y — да, n — нет.
afar-plea-waits = Вы просите взять действие назад; ждём согласия: { $names }.
afar-plea-denied = Взять действие назад не разрешили.
afar-bot-plays = За вас играет бот; x — вернуться на место.
afar-seat-open = свободно
afar-seat-away = нет за столом
afar-seat-replaced = играет бот
afar-seat-resigned = партия сдана
afar-seat-timed-out = время вышло
afar-days = { $days } дн. { $hours } ч
afar-resign = Сдаться
afar-resign-warning = За вас доиграет бот, а вы окажетесь на последнем месте.
afar-claim = Пусть бот играет за того, кого нет: { $name }
afar-return = Забрать своё место у бота
afar-end = Согласиться закончить партию как есть
afar-end-warning = Когда согласятся все, партия закончится без победителя.
afar-again = Посмотреть партию ещё раз: { $url }
afar-rematch = Следующая партия: { $url }
table-greeting = { $title }. За столом: { $names }.
table-seal = Печать: { $seal }
table-secret = Секрет: { $secret }
table-ask = >
table-hand-over = Теперь ходит { $name }. Передайте клавиатуру и нажмите Enter.
table-over = Партия окончена: { NAME($reason) }.
table-saved = Партия записана в { $file }
table-left = До встречи!
table-hint = Можно так — { $number }: { $action }
table-why-allowed = Это можно: номер { $number } в списке.
table-all-hint = #НОМЕР делает это действие или говорит, почему нельзя; «почему #НОМЕР» только спрашивает.
table-and-more =
    … и ещё { $count ->
        [one] { $count } действие
        [few] { $count } действия
       *[many] { $count } действий
    }
table-help-number = Номер — это действие из списка; #НОМЕР — любое действие из тех, что покажет «все», если оно разрешено.
table-words-help = ? помощь
table-more-choices = … и ещё { $count }: всё покажет «список», часть — «список СЛОВА».
table-words-list = список можно
table-words-all = все
table-words-why = почему
table-words-undo = отмена назад
table-words-hint = подсказка совет
table-words-score = счёт счет
table-words-view = стол
table-words-rules = правила
table-words-say = сказать
table-words-yes = да y
table-words-no = нет n
table-words-ways = место x
table-words-save = запиши сохрани
table-words-quit = выход
table-help-help = эта подсказка
table-help-list = всё, что сейчас можно; со словами — то, что подходит
table-help-all = все действия игры с номерами, а со словами — те, что под них подходят: все танк
table-help-why = почему так нельзя: почему #12, а можно и словами: почему ключ
table-help-undo = взять назад своё последнее действие
table-help-hint = что сделал бы жадный бот
table-help-score = счёт на сейчас
table-help-view = показать стол ещё раз
table-help-rules = правила: номер, глава или слова: правила 8.6
table-help-say = сказать что-нибудь всем за столом
table-help-yes = разрешить взять назад тому, кто просит
table-help-no = не разрешать
table-help-ways = сдаться, посадить бота за того, кого нет, вернуться; с номером — сделать это: место 1
table-ways-sure = { $warning } Введите то же ещё раз, если решились.
table-help-save = записать партию до этого места: запиши ФАЙЛ
table-help-quit = уйти из-за стола

## Стол на экране

screen-close = Esc закрывает
screen-search = слова действия
screen-rules = Правила
screen-rules-ask = номер (8.6), глава (8) или слова
screen-why = Почему нельзя?
screen-why-ask = слова любого действия игры
screen-why-allowed = Сейчас это можно.
screen-why-rule = Enter откроет правило { $rule }
screen-chat = За столом
screen-chat-nothing = Пока все молчат.
screen-chat-ask = сказать всем
screen-keys = Клавиши
screen-ways = За этим столом
screen-ways-none = Остаётся только играть.
screen-ways-sure = { $warning } Enter ещё раз — решено, Esc — нет.
screen-waiting = Остальные думают…
screen-coach-ask = Esc вернёт к полю; там c спросит тренера, что обошлось дороже всего.
screen-coach-later = Разбор возможен, когда партия окончена.
screen-coach-thinks = Тренер думает: минуту-другую, а над новой для него игрой и дольше…
screen-coach-turn = Действие { $ply }, { $seat }: шанс на победу после сыгранного и после лучшего
screen-coach-nothing = Дорогих ошибок нет: хорошая игра.
screen-key-search = поиск
screen-key-why = почему
screen-key-hint = совет
screen-key-undo = назад
screen-key-previous = назад
screen-key-next = дальше
screen-key-eyes = глаза
screen-key-rules = правила
screen-key-board = поле
screen-key-seats = места
screen-key-log = рассказ
screen-key-score = счёт
screen-key-chat = чат
screen-key-agree = разрешить
screen-key-refuse = отказать
screen-key-ways = место
screen-key-save = сохранить
screen-key-coach = разбор
screen-key-help = ещё
screen-key-leave = выйти
screen-key-go = перейти
screen-key-first = начало
screen-key-last = конец
screen-help-search = ищет действия по словам, цене и месту
screen-help-why = почему действие сейчас нельзя и по какому правилу
screen-help-hint = что сделал бы бот
screen-help-undo = берёт назад ваше последнее действие
screen-help-previous = на одно действие назад
screen-help-next = на одно действие дальше
screen-help-eyes = смотреть другими глазами
screen-help-rules = правила; только что названное открывается сразу
screen-help-board = всё поле во всю ширину
screen-help-seats = кто сидит за столом и как у него дела
screen-help-log = что было до сих пор
screen-help-score = счёт на эту минуту
screen-help-chat = сказать что-нибудь всем за столом
screen-help-agree = разрешить взять назад тому, кто просит
screen-help-refuse = не разрешать
screen-help-ways = сдаться, посадить бота за того, кого нет, вернуться
screen-help-save = сохраняет партию в файл
screen-help-coach = что бот думает о сыгранной партии
screen-help-help = эта подсказка
screen-help-leave = встать из-за стола
screen-help-go = к действию, номер которого набран
screen-help-first = к началу
screen-help-last = к концу
screen-legend = Знаки на поле
screen-help-number = Номер и Enter совершают действие; подсвеченное на поле носит тот же номер.
screen-help-tab = Tab переводит на поле и обратно; там стрелки ведут от одного подсвеченного места к другому.
screen-help-mouse = Щелчок по подсвеченному месту совершает действие или показывает, что там можно.

## rules

help-rules = показывает правила игры словами
help-rules-more =
    Все целиком, главу (8), одно правило (8.6) или те, где встречаются слова. Отказ за столом называет номер
    правила.
help-rules-game = какая игра
help-rules-what = номер или слова; без них — всё
fault-no-such-rule = { $title }: в правилах ничего не нашлось по запросу «{ $asked }».

## The score

score-heading = Счёт

## serve

help-serve = стол в браузере: для этого компьютера или для всех
help-serve-more =
    По адресу 127.0.0.1 может прийти только этот компьютер; с --host 0.0.0.0 — все в вашей сети. Подробнее
    в docs/hosting.md. Любой ключ можно задать и в окружении: SAMOBRANKA_PORT, SAMOBRANKA_DATABASE …
help-serve-host = по какому адресу слушать; 0.0.0.0 — по всем адресам этого компьютера
help-serve-port = порт; 0 — любой свободный
help-serve-data = папка партий и участников; без ключа — там, где ваши собственные файлы
help-serve-database = другая база данных: postgresql://…, общая для нескольких узлов, или sqlite:///…
help-serve-public-url = где сервер находят люди, например https://table.example; на другие имена он тогда не отвечает
help-serve-trusted-proxy = прокси, которому верят, от чьего имени он говорит; можно указать несколько раз
help-serve-workers = в скольких процессах думают боты; без ключа — все ядра, кроме одного
help-serve-open-metrics = показывать /metrics всем, а не только своей сети
help-serve-open = открыть браузер (--no-open: не открывать)
help-serve-dev = для разработчиков: широкие пределы, видно больше; не для чужих
help-serve-wake = собрать машинный код ботов сразу, пока никто не играет; так делает make play
serve-waking = { $title }: боты просыпаются, { $percent } %
serve-awake = { $title }: боты проснулись
serve-ready = Стол накрыт:
serve-only-here = С других устройств сюда не прийти: сервер слушает только этот компьютер (с --host 0.0.0.0 — всю вашу сеть) или этот компьютер не подключён к сети.
serve-scan = С телефона в той же сети:
serve-host = Только для вас: по этой ссылке браузер становится хозяйским, до следующего запуска.
serve-stop = Ctrl-C убирает со стола; все партии сохраняются.
fault-port-taken = Порт { $port } уже занят другой программой. Может быть, стол уже накрыт там; если нет, попробуйте --port { $other }.
fault-cannot-listen = Слушать по адресу { $host }, порт { $port }, не получается: { $detail }.

## user, export, import, backup

help-user = участники: список, новый пароль, удалить, закрыть и открыть вход
help-user-more =
    Участника называют именем учётной записи или id. Сервер может работать: он заметит за несколько секунд.
help-user-deed = что сделать: list — список, reset — новый пароль, delete — удалить, ban и unban — закрыть и открыть вход
help-user-name = с кем
help-user-data = папка партий и участников
help-user-database = другая база данных
help-user-yes = ни о чём не спрашивать
user-delete-sure = Удалить { $name } навсегда? Партии останутся, но без имени.
user-reset-done = Новый пароль для { $name }: { $password }
user-delete-done = { $name }: удалено. Партии остались, но без имени.
user-ban-done = { $name }: вход закрыт.
user-unban-done = { $name }: вход снова открыт.
user-banned = вход закрыт
fault-unknown-user = Участника «{ $name }» здесь нет.
help-ratings = показывает рейтинги игроков и ботов
help-ratings-more =
    По играм и числу мест; после ± — удвоенная погрешность. Рейтинги считаются по мере того, как кончаются рейтинговые партии;
    «--recompute» пересчитывает всё по самим партиям, и выходит то же самое.
help-ratings-data = папка с партиями и пользователями
help-ratings-database = другая база данных
help-ratings-recompute = сначала пересчитать всё по партиям
ratings-recomputed =
    { $changed ->
        [0] Пересчитано по партиям: все рейтинги верны.
        [one] Пересчитано по партиям: исправлен { $changed } рейтинг.
        [few] Пересчитано по партиям: исправлены { $changed } рейтинга.
       *[many] Пересчитано по партиям: исправлено { $changed } рейтингов.
    }
ratings-pool =
    { $game }, { $seats ->
        [one] { $seats } место
        [few] { $seats } места
       *[many] { $seats } мест
    }
ratings-line =
    {"  "}{ $mu } ± { $twice } · { $name } · { $matches ->
        [one] { $matches } партия
        [few] { $matches } партии
       *[many] { $matches } партий
    }
ratings-none = Рейтинговых партий здесь ещё не было.
help-export = записать партию с сервера в файл
help-export-match = партия: последняя часть адреса её стола
help-export-file = файл; без него — id партии и .match.json
help-export-data = папка партий и участников
help-export-database = другая база данных
help-export-secret = вместе с секретом неоконченной партии, чтобы продолжить её в другом месте; кто знает секрет, может узнать и будущее
export-done = Записано: { $file }
help-import = внести партию из файла на сервер
help-import-file = файл партии (.match.json)
help-import-data = папка партий и участников
help-import-database = другая база данных
import-done = Партия внесена: /table/{ $id }
help-backup = скопировать все партии и участников в файл, не останавливая сервер
help-backup-more =
    С --every или --keep FILE — это папка: у каждой копии в имени её время, остаются только последние. Старая копия удаляется, лишь
    когда новая проверена. Ctrl-C заканчивает.
help-backup-file = файл копии; прежний с этим именем заменяется
help-backup-every = снова и снова: 30m — минуты, 6h — часы, 1d — дни
help-backup-keep = сколько копий оставлять; если не сказано — 14
help-backup-data = папка партий и участников
help-backup-database = другая база данных
backup-done = Всё скопировано в { $file }.
fault-no-stretch = { $flag }: скажите, сколько и чего, например 30m (минут), 6h (часов) или 1d (дней). «{ $value }» не подходит.
help-restore = вернуть партии и участников из копии
help-restore-more = Сервер должен быть остановлен. Что было до этого, откладывается под другим именем; ничего не пропадает.
help-restore-file = копия
help-restore-data = папка партий и участников
help-restore-database = другая база данных
restore-done = { $file }: копия снова на своём месте.
restore-aside = Что было прежде, лежит в { $aside }.

## replay and verify

help-replay = показать записанную партию
help-replay-more =
    В терминале: → и ← — на действие дальше и назад, число и Enter — к этому действию, e — другими глазами,
    q — выйти. Иначе, а также с ключами --plain и --ply, всё печатается.
help-replay-file = файл партии (.match.json)
help-replay-ply = только стол после стольких действий
help-replay-plain = текстом, без экрана
help-replay-seat = чьими глазами смотреть: место, считая с 1, all (всеми) или spectator (зрителем)
help-verify = пересчитать печать, зерно, случай и всю партию
help-verify-more =
    Это может сделать каждый, у кого есть файл оконченной партии. Так доказывается, что случай никто не
    подправил: секрет подходит к печати, показанной до партии, и каждое слово следует из него. Для
    партии, продолженной с другой, нужен и файл той партии: без него код завершения — 1.
help-verify-file = файл партии (.match.json)
help-verify-origin = партия, с которой эта продолжена, затем предыдущая

replay-heading = { $title }: { $names }
replay-ply = ход { $ply } из { $plies }
replay-deal = Стол накрыт.
replay-undone =
    { $count ->
        [one] { $count } действие было взято назад.
        [few] { $count } действия было взято назад.
       *[many] { $count } действий было взято назад.
    }
replay-seen-by = Что видит { $seat }
replay-spectator = зритель
verify-seal = Секрет подходит к печати: { $seal }
verify-seed = Зерно следует из него{ $contributions ->
        [0] { "" }
        [one] { " " }и из того, что добавил { $contributions } игрок
        [few] { " " }и из того, что добавили { $contributions } игрока
       *[many] { " " }и из того, что добавили { $contributions } игроков
    }: { $seed }
verify-words =
    { $words ->
        [one] { $words } слово случая следует
        [few] { $words } слова случая следуют
       *[many] { $words } слов случая следуют
    } из зерна.
verify-plies =
    { $plies ->
        [one] { $plies } действие сыграно
        [few] Все { $plies } действия сыграны
       *[many] Все { $plies } действий сыграны
    } заново, нарушений нет.
verify-given =
    НЕ проверено: { $words ->
        [one] { $words } слово случая взято
        [few] { $words } слова случая взяты
       *[many] { $words } слов случая взято
    } из другой партии. Назовите и её файл: samobranka verify FILE ORIGIN.
verify-unfinished = Партия не окончена.
verify-good = Всё сходится.
verify-partly = Проверено не всё.

## fuzz

help-fuzz = сыграть целые партии под всеми законами договора
help-fuzz-more =
    Если что-то не так, код возврата 1, а партия остаётся в файле: откройте его командой samobranka
    replay.
help-fuzz-game = какая игра
help-fuzz-matches = сколько партий; без этого ключа 20
help-fuzz-seats = сколько мест; без этого ключа — каждое число по очереди
help-fuzz-option = настройка игры, ИМЯ=ВЫБОР; можно повторить
help-fuzz-all-options = по очереди каждый выбор каждой настройки и случайные их сочетания
help-fuzz-policy = mixed, uniform или greedy: как играют места; mixed доходит до концов и видит странные позиции
help-fuzz-engine = interpreted проверяет каждый индекс; cpu проверяет тысячи партий, но сперва компилирует
help-fuzz-seed = имя случая: с тем же именем те же партии
help-fuzz-json = в виде JSON
help-fuzz-out = папка для партий с ошибками; без этого ключа — текущая
fuzz-working = партии
fuzz-failed = Ошибка «{ $check }» в партии { $match }: { $detail }
fuzz-kept = Партия записана в { $file }
fuzz-done =
    { $matches ->
        [one] { $matches } партия
        [few] { $matches } партии
       *[many] { $matches } партий
    }, { $plies ->
        [one] { $plies } ход
        [few] { $plies } хода
       *[many] { $plies } ходов
    }, { $failures ->
        [0] ошибок нет.
        [one] { $failures } ошибка.
        [few] { $failures } ошибки.
       *[many] { $failures } ошибок.
    }{ $stopped ->
        [0] { "" }
        [one] { " " }{ $stopped } партия затянулась и была остановлена.
        [few] { " " }{ $stopped } партии затянулись и были остановлены.
       *[many] { " " }{ $stopped } партий затянулись и были остановлены.
    }
fuzz-ending = {"  "}{ $reason }: { $count }

## perft

help-perft = сосчитать, сколькими путями могут пойти первые действия
help-perft-more =
    Число разных последовательностей дозволенных действий каждой длины от начала партии. Случай задан
    именем, так что числа можно сравнивать.
help-perft-game = какая игра
help-perft-depth = на сколько действий вглубь
help-perft-seats = сколько мест; без этого ключа — меньше всего
help-perft-option = настройка игры, ИМЯ=ВЫБОР; можно повторить
help-perft-seed = имя случая; без этого ключа «perft»
help-perft-json = в виде JSON
perft-depth = глубина
perft-count = последовательности
perft-time = секунды

## golden

help-golden = читаемая партия, которая не должна меняться
help-golden-more =
    Сыграна с заданным случаем и заданным выбором: что произошло, дайджест каждого состояния и время от
    времени всё, что видно с каждого места.
help-golden-game = какая игра
help-golden-seats = сколько мест; без этого ключа три или ближайшее дозволенное число
help-golden-option = настройка игры, ИМЯ=ВЫБОР; можно повторить
help-golden-seed = имя случая; без этого ключа «golden»

## freeze

help-freeze = записать, как играется игра, чтобы ничто не изменилось незаметно
help-freeze-more =
    Читаемые партии, число первых действий, порядок дозволенных действий, запись на каждый исход и
    дайджесты тысяч партий с разными настройками. Записывать, когда правила и вправду изменились и у них
    новая версия; то, что записано для прежней, остаётся в папке before. Записи, которые всё ещё
    повторяются, не меняются.
help-freeze-game = какая игра
help-freeze-check = сравнить, а не записывать; код завершения 1, если что-то не так, как было
help-freeze-engine = вместе с --check: interpreted играет немного партий, cuda — партии без раздумий, cpu — все; без этого ключа cpu
help-freeze-threads = сколько потоков у движка cpu; без этого ключа один
help-freeze-out = папка; без этого ключа tests/games/GAME
freeze-working = Играю
freeze-written = Записано: { $file }
freeze-put-away = Сохранено для прежних правил: { $file }
freeze-same-version = { $game } играется не так, как прежде, а версия правил всё та же: { $version }. Ничего не записано: увеличьте rules_version в meta.py и сохраните прежние правила в before/v{ $version }.
freeze-no-record = Партии с таким концом не нашлось: { $file }
freeze-same = { $game } играется, как прежде.
freeze-changed = { $game } играется не так, как прежде. Если правила и вправду изменились, увеличьте rules_version: samobranka freeze { $game }

## bench

help-bench = скорость движков на этой машине
help-bench-more =
    Целые случайные партии на каждом движке, по кругу, чтобы отношения были из одного запуска; называется
    лучший круг каждого движка.
help-bench-game = какие игры; без этого — все
help-bench-engine = движки через запятую: interpreted, cpu, cuda; без этого ключа — те, что здесь работают
help-bench-matches = партий в круге на скомпилированных движках; без этого ключа 8000 на процессоре, 65536 на видеокарте
help-bench-threads = потоки движка cpu, через запятую; без этого ключа 1,2
help-bench-rounds = сколько кругов; без этого ключа 10
help-bench-json = в виде JSON
bench-working = { $game }: { $what }
bench-cold-working = запуск samobranka games
bench-plies-working = действие и виды
bench-engine = движок
bench-threads = потоки
bench-matches = партии
bench-plies = ходы
bench-rate = действий/с
bench-spread = худший–лучший круг
bench-ratio = { $over } / { $under }: { $ratio } ×
bench-per-ply = Действие и все виды без компиляции: { $ms } мс на ход (ходов: { $plies }).
bench-memory = Одно состояние занимает { $bytes } Б ({ $size } Б вместе с черновиком).
bench-cold = Холодный запуск samobranka games: { $seconds } с (медиана из { $times }).
bench-rounds = Лучший круг из { $rounds }, целые случайные партии, мест: { $seats }.
bench-agree = Первые партии на всех движках окончились одинаково, дайджест в дайджест: { $matches }.
bench-differ = ДВИЖКИ РАСХОДЯТСЯ: по-разному окончились партии { $matches }
bench-thread-count =
    { $threads ->
        [one] { $threads } поток
        [few] { $threads } потока
       *[many] { $threads } потоков
    }

## arena

help-arena = турнир ботов: доли побед, рейтинги, время на решение
help-arena-more =
    Каждый расклад играется с каждого места. Бота можно назвать несколько раз
    (mcts:100ms,greedy,greedy,greedy); после двоеточия — сколько он думает. Свой класс пишется как
    module:Class или file.py:Class (docs/bots.md). После Ctrl-C сыгранное остаётся, и --resume с него
    продолжит.
help-arena-game = какая игра
help-arena-bots = боты через запятую; с --resume — те, что в файле
help-arena-matches = сколько партий (округляется до целых раскладов вверх); без этого ключа 120
help-arena-seats = сколько мест; без этого ключа — сколько ботов, если в игре столько бывает
help-arena-option = настройка игры, ИМЯ=ВЫБОР; можно повторить
help-arena-jobs = сколько процессов играют; без этого ключа — по одному на ядро
help-arena-seed = имя случая: с тем же именем те же расклады
help-arena-engine = interpreted или cpu; без этого ключа cpu, если он здесь работает
help-arena-resume = файл результатов: продолжить его или начать
help-arena-html = куда записать отчёт страницей с диаграммами
help-arena-ray = играть на кластере Ray по этому адресу: auto, host:port; local запустит его здесь
help-arena-json = в виде JSON
arena-working = партии
arena-whole-deals =
    { $matches ->
        [one] { $matches } партия
        [few] { $matches } партии
       *[many] { $matches } партий
    }: так каждый бот сидит на каждом месте одинаково часто.
arena-kept = Результаты в файле { $file }
arena-page = Страница в файле { $file }

## data

help-data = компоненты игры: посмотреть, поправить по своей коробке, вернуть
help-data-more =
    Без ключей скажет, какие файлы в силе и сколько в них достоверного. Скопируйте файл, поправьте копию,
    проверьте её и введите в силу.
help-data-game = какая игра
help-data-check = проверить файл компонентов
help-data-use = проверить файл компонентов и отныне играть с ним
help-data-reset = вернуться к файлам из программы
data-file = файл
data-whose = чей
data-ours = наш
data-yours = ваш
data-path = где
data-digest = Дайджест: { $digest }
data-certainty = достоверность
data-tally = { $name }: { $count }
data-good = В { $file } всё верно.
data-used = Отныне в силе { $file }. Партии, начатые с другими компонентами, откроются только с ними.
data-was-reset = В силе файлы из программы.
data-nothing-to-reset = Файлы из программы и так были в силе.
certainty-known = достоверно
certainty-reconstructed = восстановлено
certainty-rulebook = из правил
certainty-card = прочитано с изображения карты или поля
certainty-publisher-data = из электронного издания
certainty-box = прочитано на самой коробке
certainty-public = опубликовано или прочтено на коробке
certainty-inferred = следует из правил
certainty-reconstruction = восстановлено нами

help-contents = фазы игры: что можно делать в каждой и в какой главе правил об этом сказано
help-contents-game = какая игра
help-contents-written = печатает функции, которые составляются из глав
contents-phase = фаза
contents-chapter = глава
contents-kinds = действия
contents-asks = на всё остальное ответ

help-observe = числа, которые программа получает о позиции, с их названиями
help-observe-more = Без файла показывает только что разложенную партию.
help-observe-game = какая игра
help-observe-file = файл партии, позицию из которой показать
help-observe-ply = после какого хода в нём; иначе после последнего
help-observe-seats = сколько мест в новой партии
help-observe-option = настройка новой партии, имя=выбор; можно повторять
help-observe-seat = кто смотрит, считая с 1
help-observe-all = и те числа, что равны 0
help-observe-json = названия и числа в JSON
observe-place = место
observe-name = название
observe-number = число
observe-most = наибольшее
observe-given = для сети
observe-zeros = { $zeros ->
    [one] { $zeros } число равно 0 и не показано
    [few] { $zeros } числа равны 0 и не показаны
   *[other] { $zeros } чисел равны 0 и не показаны
} (всего { $numbers }); --all покажет и их.

## new-game

help-new-game = создать маленькую игру, с которой удобно начать
help-new-game-name = её имя: строчные латинские буквы, цифры и подчёркивания
help-new-game-into = в какой папке; без этого ключа — в текущей
new-game-written = Записано в { $folder }:
new-game-alone = Тесты и доска пишутся там, где они есть у других игр: --into src/samobranka/games в копии исходников «Самобранки».
new-game-next = Что дальше:
new-game-next-run = чтобы командная строка её увидела
new-game-next-fuzz = проверить её по договору
new-game-next-house = в копию исходников, куда она записана
new-game-next-freeze = записать, как она играется: с этим сверяются тесты
new-game-next-test = по тесту на каждое правило
new-game-next-play = сесть за неё

## schema

help-schema = записать JSON Schema протокола и каждой игры
help-schema-dir = в какую папку
schema-written = Записано: { $file }

## doctor

help-doctor = версии, движки, которые здесь работают, папки
help-doctor-json = в виде JSON
doctor-versions = Версии
doctor-engines = Движки
doctor-folders = Папки
doctor-games = Игры
doctor-works = работает
doctor-missing = не установлено
doctor-cache = машинный код
doctor-home = ваши файлы
doctor-corrected = исправленные файлы компонентов
doctor-none = нет
doctor-size = { $mib } МиБ
engine-no-numba = Numba не установлена
engine-no-numba-cuda = numba-cuda не установлена (pip install "samobranka[gpu]")
engine-no-gpu = не нашлось видеокарты, с которой он умеет работать
engine-broken = он не запускается ({ $detail })

doctor-shipped = пришёл с выпуском
doctor-shipped-none = нет: собирается здесь
doctor-shipped-used = для { $levels }; здесь служит { $processor }
doctor-shipped-idle = не используется, он собран с { $made }; код собирается здесь
doctor-unsafe = не используется: в { $folder } могут писать другие

## build

help-build = собрать машинный код ботов сейчас, чтобы никому не пришлось его ждать
help-build-more = Для всех игр, если не названы отдельные. Что уже собрано, заново не собирается.
help-build-game = какая игра
help-build-release = собрать в эту папку то, что несёт с собой выпуск, для всех его процессоров
build-working = собираю машинный код
build-done = Боты проснулись: { $folder }
build-released = Машинный код для выпуска: { $folder } ({ $mib } МиБ)
fault-cannot-keep = Машинный код нельзя хранить в { $folder }: { $detail }.
fault-not-for-release = Машинный код для выпуска собирается для { $levels }; на этой машине ({ $processor }) его не опробовать.
fault-not-built = Не удалось собрать машинный код: { $games }.

## Progress

progress-compiling = компилирую { $game }
