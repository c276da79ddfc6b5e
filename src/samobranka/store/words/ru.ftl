### Слова хранилища / the store's words, Russian.

fault-unknown-database =
    Базу данных «{ $url }» открыть нельзя: адрес начинается с sqlite:/// (и дальше путь к файлу) или с postgresql://.
fault-cannot-open-store =
    { $why ->
        [forbidden] В папку { $place } нельзя писать, а базе данных это нужно ({ $detail }).
        [not-a-database] Файл { $place } — не база данных SQLite ({ $detail }).
       *[unreachable] До базы данных { $place } не достучаться: { $detail }
    }
fault-newer-store =
    С базой данных { $place } уже работала более новая Самобранка (схема { $theirs }, а здесь { $ours }). Обновите программу.
fault-store-in-use = На { $place } уже работает другой сервер: двое не видели бы ходов друг друга. Остановите тот, дайте этому другую папку (--data) или пусть оба работают с PostgreSQL (--database).
fault-store-down = База данных сейчас не отвечает. Подождите немного и посмотрите, записалось ли.
fault-store-busy = Сейчас слишком много желающих. Попробуйте ещё раз через минуту.
fault-store-conflict = Кто-то успел раньше. Взгляните ещё раз и повторите.
fault-name-taken = Имя «{ $name }» уже занято.
fault-no-backup = Копию базы PostgreSQL снимает её собственная программа: pg_dump.
fault-cannot-write-backup = Записать копию в { $file } не удалось: { $detail }.
fault-damaged-backup = Файл { $file } — не целая копия партий и участников ({ $detail }). Ничего не изменено.
fault-unknown-match = Партии «{ $match }» здесь нет.
fault-not-started = Партия «{ $match }» ещё не началась.
fault-no-secret = Партия ещё не окончена, а секрета в файле нет: без него её не продолжить.
