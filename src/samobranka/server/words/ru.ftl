### Слова сервера / the server's words, Russian.

## Guests: names are made of a kind and an animal, one word each, all masculine

guest-kinds = Тихий Весёлый Мудрый Храбрый Добрый Хитрый Бодрый Сонный Быстрый Пытливый Терпеливый Удачливый Честный Мохнатый Серебряный Золотой Дружный Ловкий Задумчивый Рыжий
guest-animals = Ёж Лис Барсук Журавль Бобр Заяц Филин Медведь Волк Ворон Стриж Лось Зубр Тюлень Снегирь Бурундук Енот Соболь Дятел Хомяк

## The building: requests, people, pages

page-not-built = Скатерть расстелена, но клиент для браузера ещё не собран. Соберите его в папке программы и обновите страницу:

fault-bad-request =
    Этот запрос нельзя понять{ GIVEN($place) ->
        [yes] { " " }({ $place })
       *[no] { "" }
    }.
fault-malformed-message = В присланном ошибка ({ $place }): { flaw }.
fault-bad-name =
    { $why ->
        [empty] В имени нужна хотя бы одна буква или цифра.
        [long] Имя слишком длинное: знаков может быть не больше { $most }.
        [mixed] Пишите каждое слово имени буквами одного алфавита, чтобы никого ни с кем не перепутали.
       *[unseen] В этом имени есть знаки, которые нельзя ни увидеть, ни прочесть.
    }
fault-not-signed-in = Мы пока не знаем, кто вы. Войдите как гость или под своим именем.
fault-wrong-password = Имя или пароль не подходит.
fault-banned = Хозяин этого сервера закрыл эту учётную запись.
fault-foreign-origin = Этот запрос пришёл не с нашей страницы.
fault-foreign-host = Этот сервер называется { $host }.
fault-not-for-programs = Программе этого нельзя; можно тому, кто выдал ей ключ.
fault-not-for-you = Это открыто только для внутренней сети хозяина.
fault-not-found = По этому адресу ничего нет.
fault-wrong-method = По этому адресу так поступить нельзя.
fault-already-account = У вас уже есть учётная запись.
fault-no-account = Вы гость, и пароля у вас пока нет. Сначала заведите учётную запись.
fault-too-many-tables = У вас уже { $most } неоконченных столов. Сначала доиграйте за некоторыми или встаньте из-за них.
fault-too-many-sockets = У вас открыто слишком много столов сразу. Закройте некоторые.
fault-too-many-tokens =
    { $most ->
        [one] У вас уже { $most } ключ
        [few] У вас уже { $most } ключа
       *[many] У вас уже { $most } ключей
    }, больше завести нельзя. Удалите ненужный.
fault-too-large = Это больше, чем может понадобиться этому серверу.
fault-not-json = Здесь читают только JSON (Content-Type: application/json).
fault-too-often =
    Слишком часто. Попробуйте ещё раз через { $wait ->
        [one] { $wait } секунду
        [few] { $wait } секунды
       *[many] { $wait } секунд
    }.
fault-broken = Здесь что-то сломалось, и вы в этом не виноваты. Если это повторится, сообщите хозяину сервера номер: { $id }.
fault-not-ready = База данных сейчас не отвечает.
fault-bad-public-url = «{ $url }» — не адрес, по которому сервер можно найти. Он пишется так: https://table.example, и после имени ничего нет.

## Tables


fault-no-such-table = Такого стола нет. Возможно, его убрали или в ссылке потерялась буква.
fault-too-busy = За этим столом сейчас слишком много всего происходит. Попробуйте ещё раз.
fault-not-seated = Это может только тот, кто сидит за столом.
fault-not-host = Это может только тот, кто накрыл стол.
fault-already-seated = Вы уже сидите за этим столом.
fault-seat-not-open = Это место занято.
fault-already-started = Партия уже началась.
fault-not-started = Партия ещё не началась.
fault-seats-open = Кого-то не хватает: одно из мест свободно.
fault-not-over = Партия ещё не закончена.
fault-bad-seating = Так рассадить нельзя: { NAME($why) }.
fault-no-hint = Бот, которого спросили, не смог ответить. Попробуйте ещё раз.
fault-coach-busy = У тренера сейчас много партий. Спросите ещё раз через несколько минут.
fault-hints-off = За этим столом играют без подсказок.
fault-bot-plays = Сейчас за вас играет бот. Сначала вернитесь на своё место.
fault-claim-refused = Посадить бота на это место сейчас нельзя: { NAME($why) }.
fault-no-return = Возвращаться некуда: { NAME($why) }.
fault-no-plea = Об этом уже никто не просит.
fault-bad-contribution = Вклад вашего браузера в жребий не принят: { NAME($why) }.
fault-bad-ply = В партии нет хода с номером { $ply }, с которого можно продолжить.

seating-one-person = вы можете занять только одно место
seating-as-many = мест должно быть столько же, сколько в партии, которую вы продолжаете
claim-no-person = там не играет человек
claim-days = за этим столом на каждый ход даются дни
claim-here = игрок на месте
claim-soon = игрока нет меньше двух минут
return-not-away = за вас никто не играет
return-resigned = вы сдались или у вас вышло время
contribution-late = он пришёл слишком поздно
contribution-early = он пришёл раньше, чем все показали свои печати
contribution-other = он не подходит к показанной печати

## Что происходит с местами

event-seat-resigned = { $you ->
        [yes] Вы сдались.
       *[no] { $seat } сдаётся.
    }
event-seat-taken = { $bot ->
        [yes] { $you ->
            [yes] Дальше за вас играет бот.
           *[no] { $seat }: дальше на этом месте играет бот.
        }
       *[no] { $you ->
            [yes] Вы снова на своём месте.
           *[no] { $seat } снова за столом.
        }
    }
event-seat-timed-out = { $you ->
        [yes] Ваше время вышло.
       *[no] { $seat }: время вышло.
    }

## Bots. A level has as many names, one word each, as a table has seats

bot-novice = Новичок
bot-novice-names = Тишка Дуня Прошка Филя Стеша Кузя
bot-friend = Друг
bot-friend-names = Михайло Настасья Потап Марфа Матвей Аксинья
bot-master = Мастер
bot-master-names = Баюн Василиса Елисей Марья Боян Алёна
bot-fearsome = Грозный
bot-fearsome-names = Горыныч Тугарин Скарапея Полоз Змиулан Аспид
bot-uniform = Случайный
bot-greedy = Жадный
bot-mcts = Искатель
