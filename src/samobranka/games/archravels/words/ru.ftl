### ArchRavels: слова / words, Russian. Names first; the values are the nominatives of data.toml.

## Colours (masculine, as «клубок»; .few and .many after 2 and more: «3 синих»; .yarn… as «пряжа»)

colour-red = красный
    .genitive = красного
    .plural = красные
    .one = красный
    .few = красных
    .many = красных
    .instrumental-plural = красными
    .yarn = красная пряжа
    .yarn-accusative = красную пряжу
    .yarn-genitive = красной пряжи
colour-orange = оранжевый
    .genitive = оранжевого
    .plural = оранжевые
    .one = оранжевый
    .few = оранжевых
    .many = оранжевых
    .instrumental-plural = оранжевыми
    .yarn = оранжевая пряжа
    .yarn-accusative = оранжевую пряжу
    .yarn-genitive = оранжевой пряжи
colour-yellow = жёлтый
    .genitive = жёлтого
    .plural = жёлтые
    .one = жёлтый
    .few = жёлтых
    .many = жёлтых
    .instrumental-plural = жёлтыми
    .yarn = жёлтая пряжа
    .yarn-accusative = жёлтую пряжу
    .yarn-genitive = жёлтой пряжи
colour-green = зелёный
    .genitive = зелёного
    .plural = зелёные
    .one = зелёный
    .few = зелёных
    .many = зелёных
    .instrumental-plural = зелёными
    .yarn = зелёная пряжа
    .yarn-accusative = зелёную пряжу
    .yarn-genitive = зелёной пряжи
colour-blue = синий
    .genitive = синего
    .plural = синие
    .one = синий
    .few = синих
    .many = синих
    .instrumental-plural = синими
    .yarn = синяя пряжа
    .yarn-accusative = синюю пряжу
    .yarn-genitive = синей пряжи
colour-purple = фиолетовый
    .genitive = фиолетового
    .plural = фиолетовые
    .one = фиолетовый
    .few = фиолетовых
    .many = фиолетовых
    .instrumental-plural = фиолетовыми
    .yarn = фиолетовая пряжа
    .yarn-accusative = фиолетовую пряжу
    .yarn-genitive = фиолетовой пряжи
colour-any = любой
    .genitive = любого
    .plural = любые
    .one = любой
    .few = любых
    .many = любых
    .instrumental-plural = любыми
    .yarn = любая пряжа
    .yarn-accusative = любую пряжу
    .yarn-genitive = любой пряжи

## Items (.few and .many after a number: «2 шапки», «5 шапок»; .one: «1 шапка»)

item-hat = шапка
    .accusative = шапку
    .genitive = шапки
    .instrumental = шапкой
    .one = шапка
    .few = шапки
    .many = шапок
item-bear = медведь
    .accusative = медведя
    .genitive = медведя
    .instrumental = медведем
    .one = медведь
    .few = медведя
    .many = медведей
item-mittens = варежки
    .accusative = варежки
    .genitive = варежек
    .instrumental = варежками
    .one = пара варежек
    .few = пары варежек
    .many = пар варежек
item-scarf = шарф
    .accusative = шарф
    .genitive = шарфа
    .instrumental = шарфом
    .one = шарф
    .few = шарфа
    .many = шарфов
item-blanket = одеяло
    .accusative = одеяло
    .genitive = одеяла
    .instrumental = одеялом
    .one = одеяло
    .few = одеяла
    .many = одеял

## Patterns: the rules their yarn obeys (predicates: «3 клубка одного цвета»)

pattern-exact = точно этих цветов
pattern-one-colour = одного цвета
pattern-two-colours = двух цветов: 2 + 1
pattern-all-different = разных цветов
pattern-any = любых цветов
pattern-give = любых цветов, в подарок каждому сопернику

## Pattern tiles (in apposition only: «узор «медведь (3 синих)»»)

tile-bear-ppp = медведь (3 фиолетовых)
tile-bear-yyy = медведь (3 жёлтых)
tile-bear-rrr = медведь (3 красных)
tile-bear-bbb = медведь (3 синих)
tile-bear-ggg = медведь (3 зелёных)
tile-bear-ooo = медведь (3 оранжевых)
tile-mittens-yyr = варежки (2 жёлтых, 1 красный)
tile-mittens-ggb = варежки (2 зелёных, 1 синий)
tile-mittens-rro = варежки (2 красных, 1 оранжевый)
tile-mittens-oop = варежки (2 оранжевых, 1 фиолетовый)
tile-mittens-bby = варежки (2 синих, 1 жёлтый)
tile-mittens-ppg = варежки (2 фиолетовых, 1 зелёный)
tile-scarf-gryo = шарф (1 зелёный, 1 красный, 1 жёлтый, 1 оранжевый)
tile-scarf-porg = шарф (1 фиолетовый, 1 оранжевый, 1 красный, 1 зелёный)
tile-scarf-gybp = шарф (1 зелёный, 1 жёлтый, 1 синий, 1 фиолетовый)
tile-scarf-rogb = шарф (1 красный, 1 оранжевый, 1 зелёный, 1 синий)
tile-scarf-ypbr = шарф (1 жёлтый, 1 фиолетовый, 1 синий, 1 красный)
tile-scarf-pboy = шарф (1 фиолетовый, 1 синий, 1 оранжевый, 1 жёлтый)

## Specialties

specialty-thrifty-shopper = Экономный покупатель
    .genitive = Экономного покупателя
    .dative = Экономному покупателю
    .instrumental = Экономным покупателем
specialty-master-crafter = Мастер-ремесленник
    .genitive = Мастера-ремесленника
    .dative = Мастеру-ремесленнику
    .instrumental = Мастером-ремесленником
specialty-colour-specialist = Специалист по цвету
    .genitive = Специалиста по цвету
    .dative = Специалисту по цвету
    .instrumental = Специалистом по цвету
specialty-yarn-spinner = Прядильщик пряжи
    .genitive = Прядильщика пряжи
    .dative = Прядильщику пряжи
    .instrumental = Прядильщиком пряжи

## Works: what the spaces of a board offer

work-shop = Магазин
    .counted = Магазин { $count }
    .accusative = Магазин
    .genitive = Магазина
work-craft = Ремесло
    .counted = Ремесло { $count }
    .accusative = Ремесло
    .genitive = Ремесла
work-exchange = Обмен
    .counted = Обмен
    .accusative = Обмен
    .genitive = Обмена
work-take-three = Три одного цвета
    .counted = Три одного цвета
    .accusative = Три одного цвета
    .genitive = Трёх одного цвета
work-craft-any-colours = Ремесло любых цветов
    .counted = Ремесло любых цветов
    .accusative = Ремесло любых цветов
    .genitive = Ремесла любых цветов

## Characters

character-rebecca = Ребекка
    .genitive = Ребекки
    .dative = Ребекке
    .accusative = Ребекку
    .instrumental = Ребеккой
character-theo = Тео
    .genitive = Тео
    .dative = Тео
    .accusative = Тео
    .instrumental = Тео
character-derrick = Деррик
    .genitive = Деррика
    .dative = Деррику
    .accusative = Деррика
    .instrumental = Дерриком
character-amara = Амара
    .genitive = Амары
    .dative = Амаре
    .accusative = Амару
    .instrumental = Амарой
character-neeha = Ниха
    .genitive = Нихи
    .dative = Нихе
    .accusative = Ниху
    .instrumental = Нихой
character-alex = Алекс
    .genitive = Алекса
    .dative = Алексу
    .accusative = Алекса
    .instrumental = Алексом
character-ted = Тед
    .genitive = Теда
    .dative = Теду
    .accusative = Теда
    .instrumental = Тедом
character-eliza = Элиза
    .genitive = Элизы
    .dative = Элизе
    .accusative = Элизу
    .instrumental = Элизой

## Yarn cards (in apposition only: «карта «2 синих»»)

yarn-card-blue-1 = 1 синий
yarn-card-yellow-1 = 1 жёлтый
yarn-card-red-1 = 1 красный
yarn-card-purple-1 = 1 фиолетовый
yarn-card-orange-1 = 1 оранжевый
yarn-card-green-1 = 1 зелёный
yarn-card-blue-2 = 2 синих
yarn-card-yellow-2 = 2 жёлтых
yarn-card-red-2 = 2 красных
yarn-card-purple-2 = 2 фиолетовых
yarn-card-orange-2 = 2 оранжевых
yarn-card-green-2 = 2 зелёных
yarn-card-green-blue = 1 зелёный, 1 синий
yarn-card-purple-green = 1 фиолетовый, 1 зелёный
yarn-card-orange-yellow = 1 оранжевый, 1 жёлтый
yarn-card-blue-purple = 1 синий, 1 фиолетовый
yarn-card-yellow-red = 1 жёлтый, 1 красный
yarn-card-red-orange = 1 красный, 1 оранжевый
yarn-card-purple-green-blue = 1 фиолетовый, 1 зелёный, 1 синий
yarn-card-blue-yellow-red = 1 синий, 1 жёлтый, 1 красный
yarn-card-red-orange-yellow = 1 красный, 1 оранжевый, 1 жёлтый
yarn-card-orange-purple-green = 1 оранжевый, 1 фиолетовый, 1 зелёный
yarn-card-any-2 = 2 любых
yarn-card-red-blue-ms = 1 красный, 1 синий
yarn-card-red-green-ms = 1 красный, 1 зелёный
yarn-card-red-purple-ms = 1 красный, 1 фиолетовый
yarn-card-blue-orange-ms = 1 синий, 1 оранжевый
yarn-card-blue-yellow-ms = 1 синий, 1 жёлтый
yarn-card-green-orange-ms = 1 зелёный, 1 оранжевый
yarn-card-green-yellow-ms = 1 зелёный, 1 жёлтый
yarn-card-purple-yellow-ms = 1 фиолетовый, 1 жёлтый
yarn-card-purple-orange-ms = 1 фиолетовый, 1 оранжевый

## Event cards

event-card-tangled-cat = Запутавшийся кот
    .accusative = Запутавшегося кота
    .genitive = Запутавшегося кота
event-card-yarn-sale = Распродажа пряжи
    .accusative = Распродажу пряжи
    .genitive = Распродажи пряжи
event-card-donate = Пожертвование
    .accusative = Пожертвование
    .genitive = Пожертвования
event-card-friendly-clerk = Приветливый продавец
    .accusative = Приветливого продавца
    .genitive = Приветливого продавца
event-card-craft-circle = Кружок рукоделия
    .accusative = Кружок рукоделия
    .genitive = Кружка рукоделия

## Special requests

request-snugglesaurus = Обнимозавр
    .accusative = Обнимозавра
    .genitive = Обнимозавра
request-wrist-warmers = Митенки
    .accusative = Митенки
    .genitive = Митенок
request-prodigy-cowl = Снуд вундеркинда
    .accusative = Снуд вундеркинда
    .genitive = Снуда вундеркинда
request-hacky-sack = Мячик-сокс
    .accusative = Мячик-сокс
    .genitive = Мячика-сокса
request-unicorn = Единорог
    .accusative = Единорога
    .genitive = Единорога
request-infinity-scarf = Шарф бесконечности
    .accusative = Шарф бесконечности
    .genitive = Шарфа бесконечности
request-octopus = Осьминог
    .accusative = Осьминога
    .genitive = Осьминога
request-robot = Робот
    .accusative = Робота
    .genitive = Робота
request-button-eye-sweater = Свитер с пуговичными глазами
    .accusative = Свитер с пуговичными глазами
    .genitive = Свитера с пуговичными глазами
request-friendship-bracelets = Браслеты дружбы
    .accusative = Браслеты дружбы
    .genitive = Браслетов дружбы
request-dragon = Дракон
    .accusative = Дракона
    .genitive = Дракона
request-dwarfs-beard = Борода гнома
    .accusative = Бороду гнома
    .genitive = Бороды гнома
request-tattered-sweater = Рваный свитер
    .accusative = Рваный свитер
    .genitive = Рваного свитера
request-house-scarf-ry = Шарф факультета (красно-жёлтый)
    .accusative = Шарф факультета (красно-жёлтый)
    .genitive = Шарфа факультета (красно-жёлтого)
request-house-scarf-bo = Шарф факультета (сине-оранжевый)
    .accusative = Шарф факультета (сине-оранжевый)
    .genitive = Шарфа факультета (сине-оранжевого)
request-house-scarf-gy = Шарф факультета (зелёно-жёлтый)
    .accusative = Шарф факультета (зелёно-жёлтый)
    .genitive = Шарфа факультета (зелёно-жёлтого)
request-house-scarf-yp = Шарф факультета (жёлто-фиолетовый)
    .accusative = Шарф факультета (жёлто-фиолетовый)
    .genitive = Шарфа факультета (жёлто-фиолетового)
request-cunning-hat = Хитрая шапка
    .accusative = Хитрую шапку
    .genitive = Хитрой шапки
request-loot = Добыча
    .accusative = Добычу
    .genitive = Добычи
request-laser-sword = Лазерный меч
    .accusative = Лазерный меч
    .genitive = Лазерного меча
request-friendly-neighbor = Добрый сосед
    .accusative = Доброго соседа
    .genitive = Доброго соседа
request-shoulder-monster = Монстр на плече
    .accusative = Монстра на плече
    .genitive = Монстра на плече
request-toms-scarf = Шарф Тома
    .accusative = Шарф Тома
    .genitive = Шарфа Тома
request-trouble = Беда
    .accusative = Беду
    .genitive = Беды
request-undone = Распущенный свитер
    .accusative = Распущенный свитер
    .genitive = Распущенного свитера
request-space-suit = Космический костюм
    .accusative = Космический костюм
    .genitive = Космического костюма

## Projects (in apposition only: «проект «Зима близко»»)

project-lumberjack = Лесоруб
project-snow-day = Снежный день
project-triplets = Тройняшки
project-baby-shower = Встреча малыша
project-oktoberfest = Октоберфест
project-bffs = Лучшие подруги
project-recess = Переменка
project-stargazers = Звездочёты
project-winter-is-coming = Зима близко
project-peas-in-a-pod = Как две капли
project-bleacher-bum = Болельщик
project-whole-nine-yards = Полный комплект
project-fall-essentials = Осенний набор
project-naptime = Тихий час
project-debonbear = Мишка-щёголь
project-pond-hockey = Хоккей на пруду

## Options

option-characters = Персонажи
option-characters-chosen = каждый выбирает
option-characters-board-dealt = планшеты раздаются, сторону каждый выбирает
option-characters-dealt = раздаются
option-start = Кто начинает
option-start-random = случайный игрок
option-start-first-seat = первое место
option-deck = Колода пряжи
option-deck-base = базовая игра
option-deck-digital = цифровое издание
option-cat = Кого можно выбрать для «{ NAME("event-card-tangled-cat", case: "genitive") }»
option-cat-anyone = любого, и себя тоже
option-cat-others = только другого игрока
option-circle = «{ NAME("event-card-craft-circle") }»
option-circle-items = только изделия
option-circle-requests-too = и особые запросы
option-any-colours = «{ NAME("work-craft-any-colours") }»
option-any-colours-requests-too = и особые запросы
option-any-colours-items-only = только изделия
option-refill = Новые проекты
option-refill-note = Кто завершил все нужные ему проекты, может сразу пополнить ряд и улучшать узоры или распускать изделия, уже видя новые; завершить их можно будет со следующего хода.
option-refill-turn-end = в конце хода
option-refill-after-projects = сразу после проектов, если захочется
option-new-cards = Открытые события и запросы
option-new-cards-note = Их выполняют по порядку мест базара или в том порядке, какой удобен тому, кто ходит.
option-new-cards-by-slots = по порядку мест
option-new-cards-as-liked = как захочет тот, кто ходит

### Sentences

## Actions

action-choose = Играть за { NAME($character, case: "accusative") }
action-move =
    Поставить маркер на ячейку { $space }{ GIVEN($first) ->
        [yes] {": "}{ NAME($first) } { $first_count }
       *[no] {""}
    }{ GIVEN($second) ->
        [yes] {", "}{ NAME($second) } { $second_count }
       *[no] {""}
    }
action-shop =
    Взять с места { $slot }{ GIVEN($yarn_card) ->
        [yes] {": "}{ NAME($yarn_card) }
       *[no] {""}
    }
action-take-three = Взять три клубка одного цвета: { NAME($colour) }
action-exchange = Обменять { NAME($give) } на { NAME($get) }
action-enough = Хватит менять
action-craft = Связать { NAME($item, case: "accusative") }
action-craft-request = Выполнить особый запрос «{ NAME($request) }»
action-craft-any = Связать { NAME($item, case: "accusative") } из любых цветов
action-craft-request-any = Выполнить особый запрос «{ NAME($request) }» из любых цветов
action-lay = Положить { NAME($colour) }
action-take = Взять { NAME($colour) }
action-done = Больше ничего не делать
action-name-for-cat =
    { $you ->
        [yes] Оставить кота себе
       *[no] Отправить кота: { $seat }
    }
action-donate = Пожертвовать { NAME($colour) }
action-donate-to = Клубок получает { $seat }
action-give-request =
    { $you ->
        [yes] Оставить запрос себе
       *[no] Запрос получает { $seat }
    }
action-finish = Завершить проект «{ NAME($project) }»
action-learn = Улучшить узор: { NAME($item) }
action-frog = Распустить { NAME($item, case: "accusative") }
action-resolve =
    { GIVEN($event_card) ->
        [yes] Выполнить событие «{ NAME($event_card) }»
       *[no] { GIVEN($request) ->
            [yes] Отдать запрос «{ NAME($request) }»
           *[no] Выполнить то, что лежит на месте { $slot }
        }
    }
action-refill-row = Пополнить ряд проектов
action-end-turn = Закончить ход
action-craft-nothing = Ничего не вязать

## Events

event-chose =
    { $you ->
        [yes] Вы играете
       *[no] { $seat } играет
    } за { NAME($character, case: "accusative") }.
event-table-set = Всё разложено, базар открыт.
event-turn-began =
    { $you ->
        [yes] Ваш ход.
       *[no] { $seat } начинает ход.
    }
event-moved =
    { $you ->
        [yes] Вы ставите
       *[no] { $seat } ставит
    } маркер на ячейку { $space }: { $works }.
event-shopped =
    { $you ->
        [yes] Вы берёте
       *[no] { $seat } берёт
    } { GIVEN($yarn_card) ->
        [yes] карту «{ NAME($yarn_card) }» с места { $slot }.
       *[no] клубок любого цвета: место { $slot } пустое.
    }
event-took =
    { $you ->
        [yes] Вы получаете
       *[no] { $seat } получает
    } { $yarn_count ->
        [1] клубок
       *[other] клубки
    }: { $yarn }.
event-exchanged =
    { $you ->
        [yes] Вы меняете
       *[no] { $seat } меняет
    } { NAME($give) } на { NAME($get) }{ $times ->
        [1] .
        [few] {" "}({ $times } раза).
       *[other] {" "}({ $times } раз).
    }
event-exchanged-enough =
    { $you ->
        [yes] Вы больше не меняете
       *[no] { $seat } больше не меняет
    } пряжу.
event-began-item =
    { $you ->
        [yes] Вы вяжете
       *[no] { $seat } вяжет
    } { NAME($item, case: "accusative") }.
event-began-request =
    { $you ->
        [yes] Вы вяжете
       *[no] { $seat } вяжет
    } особый запрос «{ NAME($request) }».
event-laid =
    { $you ->
        [yes] Вы кладёте
       *[no] { $seat } кладёт
    } { $yarn_count ->
        [1] клубок
       *[other] клубки
    }: { $yarn }.
event-gave =
    { $you ->
        [yes] Вы дарите
       *[no] { $seat } дарит
    } { $yarn_count ->
        [1] клубок
       *[other] клубки
    }: { $yarn }. { $to_you ->
        [yes] Получаете вы.
       *[no] Получает { $to }.
    }
event-made =
    { $you ->
        [yes] У вас готово изделие:
       *[no] { $seat } завершает изделие:
    } { NAME($item) } (ушло: { $yarn }).
event-fulfilled =
    { $you ->
        [yes] Вы выполняете
       *[no] { $seat } выполняет
    } особый запрос «{ NAME($request) }» (ушло: { $yarn }): { $points ->
        [one] { $points } очко
        [many] { $points } очков
       *[other] { $points } очка
    }{ $favourite ->
        [0] .
       *[other] {" "}и ещё { $favourite } за любимый запрос.
    }
event-works-done =
    { $you ->
        [yes] Вы больше ничего не делаете
       *[no] { $seat } больше ничего не делает
    } на своей ячейке.
event-restocked =
    Новое на базаре: { $cards_count ->
        [one] { $cards_count } карта пряжи.
        [few] { $cards_count } карты пряжи.
       *[many] { $cards_count } карт пряжи.
    }
event-reshuffled = Сброшенные карты перетасованы и снова стали колодой.
event-event-came =
    Событие: { NAME($event_card) }! { $event_card ->
        [event-card-tangled-cat] Чей ход, тот решает, кто не будет вязать в свой следующий ход.
        [event-card-yarn-sale] Чей ход, тот берёт три клубка любых цветов.
        [event-card-donate] Чей ход, тот отдаёт один свой клубок кому-нибудь из других.
        [event-card-friendly-clerk] Каждый берёт клубок любого цвета.
       *[event-card-craft-circle] Каждый может связать одно изделие.
    }
event-nothing-came =
    «{ NAME($event_card) }» проходит без последствий: { $event_card ->
        [event-card-donate] отдавать нечего, клубков нет.
       *[event-card-craft-circle] никто ничего не может связать.
    }
event-request-came =
    Особый запрос: «{ NAME($request) }»{ $is_favourite ->
        [yes] , чей-то любимый!
       *[no] !
    }
event-tangled =
    { $you ->
        [yes] Вы отправляете
       *[no] { $seat } отправляет
    } кота: { $to_you ->
        [yes] в свой следующий ход вы не вяжете.
       *[no] в свой следующий ход { $to } не вяжет.
    }
event-cat-stopped =
    { $you ->
        [yes] В этот ход вы не вяжете
       *[no] { $seat } в этот ход не вяжет
    }: кот запутал пряжу.
event-cat-left =
    { $you ->
        [yes] Кот уходит: вы снова можете
       *[no] Кот уходит: { $seat } снова может
    } вязать.
event-chose-donation =
    { $you ->
        [yes] Вы жертвуете
       *[no] { $seat } жертвует
    } клубок: { NAME($colour) }.
event-donated =
    { $you ->
        [yes] Вы отдаёте
       *[no] { $seat } отдаёт
    } клубок: { NAME($colour) }. { $to_you ->
        [yes] Получаете вы.
       *[no] Получает { $to }.
    }
event-request-given =
    { $you ->
        [yes] Вы передаёте
       *[no] { $seat } передаёт
    } особый запрос «{ NAME($request) }». { $to_you ->
        [yes] Получаете вы.
       *[no] Получает { $to }.
    }
event-request-kept =
    { $you ->
        [yes] Вы оставляете себе
       *[no] { $seat } оставляет себе
    } особый запрос «{ NAME($request) }».
event-project-finished =
    { $you ->
        [yes] Вы завершаете
       *[no] { $seat } завершает
    } проект «{ NAME($project) }» (отдано: { $items }): { $points ->
        [one] { $points } очко
        [many] { $points } очков
       *[other] { $points } очка
    }!
event-learned =
    { $you ->
        [yes] Вы переворачиваете
       *[no] { $seat } переворачивает
    } плитку: теперь { NAME($item) } — из любых подходящих цветов.
event-frogged =
    { $you ->
        [yes] Вы распускаете
       *[no] { $seat } распускает
    } { NAME($item, case: "accusative") }.
event-turn-ended =
    { $you ->
        [yes] Вы заканчиваете ход.
       *[no] { $seat } заканчивает ход.
    }
event-row-refilled = Новые проекты: { $projects }.
event-crafted-nothing =
    { $you ->
        [yes] Вы ничего не вяжете.
       *[no] { $seat } ничего не вяжет.
    }
event-end-came = Проекты заканчиваются: остальные могут связать ещё что-нибудь одно.
event-ended = Партия окончена: { NAME($reason) }.

## Prompts

prompt-expected =
    { $you ->
        [yes] { $phase ->
            [choosing] За кого вы играете? Выберите персонажа.
            [moving] Ваш ход: поставьте маркер на другую ячейку.
            [working] Выполните действия своей ячейки в любом порядке.
            [naming] Запутавшийся кот: кто не будет вязать в свой следующий ход?
            [donating] Какой клубок вы отдадите?
            [restocking] Завершайте проекты, улучшайте узоры, распускайте изделия — или закончите ход.
            [ordering] Пришло несколько карт: выберите, какую выполнить следующей.
            [final] Партия заканчивается: можно связать ещё что-нибудь одно.
           *[other] Решать вам.
        }
       *[no] { $phase ->
            [choosing] { $seat } выбирает персонажа.
            [moving] { $seat } выбирает ячейку.
            [working] { $seat } за работой.
            [naming] { $seat } решает, кому отправить кота.
            [donating] { $seat } выбирает, какой клубок отдать.
            [restocking] { $seat } смотрит на проекты и узоры.
            [ordering] { $seat } выбирает, какое событие или запрос будет следующим.
            [final] { $seat } может связать ещё что-нибудь одно.
           *[other] { $seat } решает.
        }
    }
prompt-to-craft =
    { $you ->
        [yes] Кружок рукоделия: можно связать { $what ->
            [request] один из своих особых запросов.
            [either] одно изделие или один из своих особых запросов.
           *[item] одно изделие.
        }
       *[no] { $seat } может связать { $what ->
            [request] особый запрос
            [either] изделие или особый запрос
           *[item] изделие
        } в кружке.
    }
prompt-to-exchange =
    { $you ->
        [yes] Обменять ещё один { NAME($give) } на { NAME($get) } или хватит?
       *[no] { $seat } меняет { NAME($give) } на { NAME($get) }.
    }
prompt-to-lay =
    { $you ->
        [yes] Вы вяжете { NAME($item, case: "accusative") }: выберите ещё { $more ->
            [one] { $more } клубок.
            [few] { $more } клубка.
           *[many] { $more } клубков.
        }
       *[no] { $seat } выбирает пряжу: { NAME($item) }.
    }
prompt-to-lay-for-request =
    { $you ->
        [yes] Вы вяжете особый запрос «{ NAME($request) }»: выберите ещё { $more ->
            [one] { $more } клубок.
            [few] { $more } клубка.
           *[many] { $more } клубков.
        }
       *[no] { $seat } выбирает пряжу для особого запроса «{ NAME($request) }».
    }
prompt-to-give =
    { $you ->
        [yes] «{ NAME($request) }»: выберите клубок, его получит { $to }. Осталось отдать: { $more }.
       *[no] { $seat } выбирает клубок, { $to_you ->
            [yes] его получите вы.
           *[no] его получит { $to }.
        }
    }
prompt-to-take =
    { $you ->
        [yes] Выберите цвет: вы берёте { $more ->
            [one] { $more } клубок.
            [few] { $more } клубка, один за другим.
           *[many] { $more } клубков, один за другим.
        }
       *[no] { $seat } выбирает пряжу.
    }
prompt-to-frog =
    { $you ->
        [yes] Вы распускаете { NAME($item, case: "accusative") }: выберите ещё { $more ->
            [one] { $more } клубок.
            [few] { $more } клубка.
           *[many] { $more } клубков.
        }
       *[no] { $seat } распускает { NAME($item, case: "accusative") } и выбирает пряжу.
    }
prompt-to-donate =
    { $you ->
        [yes] Кто получит { NAME($colour) } клубок?
       *[no] { $seat } решает, кто получит { NAME($colour) } клубок.
    }
prompt-to-give-request =
    { $you ->
        [yes] Кто берёт особый запрос «{ NAME($request) }»? Отказаться нельзя.
       *[no] { $seat } решает, кто берёт особый запрос «{ NAME($request) }».
    }
prompt-finished = Партия окончена: { NAME($reason) }.

## Refusals: why not

refusal-not-your-turn = Сейчас решает другой игрок
refusal-over = Партия окончена
refusal-choose-first = Сначала все выбирают персонажей
refusal-move-first = Сначала поставьте маркер на другую ячейку
refusal-work-now = Сейчас выполняются действия вашей ячейки
refusal-exchanging-now = Идёт обмен: меняйте те же цвета дальше или скажите, что хватит
refusal-lay-now = Вы вяжете: сначала положите всю пряжу, которая на это нужна
refusal-take-now = Сначала выберите цвет пряжи, которую получаете
refusal-name-now = Сначала выберите, кому отправить кота
refusal-donate-now = Сначала выберите клубок, который отдаёте
refusal-receiver-now = Сначала выберите, кто получит клубок
refusal-give-now = Сначала решите, кто берёт особый запрос
refusal-circle-now =
    Это кружок рукоделия: свяжите { $requests ->
        [yes] изделие, свой особый запрос
       *[no] изделие
    } или ничего не вяжите
refusal-restock-now = Сейчас завершают проекты, улучшают узоры и распускают изделия — или заканчивают ход
refusal-final-now = Партия заканчивается: свяжите что-нибудь одно или ничего
refusal-chosen-already = Персонаж у вас уже есть
refusal-board-taken = За персонажа с этого планшета уже кто-то играет
refusal-other-board = Этого персонажа нет на вашем планшете
refusal-no-staying = Маркер не может остаться: каждый ход он переходит на другую ячейку
refusal-not-on-this-space = На ячейке вашего маркера такого действия нет
refusal-work-used = В этот ход вы это уже делали
refusal-finish-shopping =
    Вы в магазине: сначала возьмите ещё с { $more ->
        [one] { $more } места
       *[other] { $more } мест
    }
refusal-slot-used = В этот ход вы с этого места уже брали
refusal-same-colour = Пряжу меняют на пряжу другого цвета
refusal-no-such-yarn = У вас нет { NAME($colour, case: "yarn-genitive") }
refusal-other-swap = За один обмен отдают один цвет и получают один: вы меняете { NAME($give) } на { NAME($get) }
refusal-too-little-yarn =
    На это у вас не хватает пряжи: { $rule ->
        [exact] недостаёт: { $lacks }
        [one_colour] нужно клубков одного цвета: { $count }, недостаёт по меньшей мере { $more }
        [two_colours] нужно два клубка одного цвета и один другого, недостаёт { $more }
        [all_different] нужно клубков разных цветов: { $count }, недостаёт { $more }
        [give] нужно клубков на всех соперников: { $count }, недостаёт { $more }
       *[any] нужно клубков любых цветов: { $count }, недостаёт { $more }
    }
refusal-no-such-request = У вас нет такого особого запроса
refusal-items-only = В кружке вяжут изделия, а не особые запросы
refusal-no-request-any = По уговору особые запросы не вяжут из любых цветов
refusal-cat-stops = Кот запутал вашу пряжу: в этот ход вы не вяжете
refusal-breaks-rule = С этим цветом узор не получится
refusal-breaks-frog-rule = Этот цвет не подходит к узору изделия
refusal-not-at-table = Там никто не сидит
refusal-not-oneself = По уговору кота отправляют другому игроку
refusal-another-seat = Пожертвование получает другой игрок
refusal-not-in-row = Этого проекта нет в ряду
refusal-order-now = Сначала выберите, какое событие или запрос будет следующим
refusal-nothing-to-resolve = Там нет ни события, ни запроса
refusal-row-is-refilled = Ряд уже пополнен: в этот ход проектов больше не завершают
refusal-row-waits = За этим столом ряд пополняют в конце хода
refusal-row-is-full = В ряду нет свободных мест
refusal-no-projects-left = Новых проектов больше нет
refusal-items-missing = У вас нет всех изделий для этого проекта; недостаёт: { $lacks }
refusal-nothing-to-learn = У этого изделия нет плитки: его цвета и так свободны
refusal-learned-already = Эту плитку вы уже перевернули
refusal-no-such-item = У вас нет такого изделия: { NAME($item) }

## Reasons of the end

reason-projects-done = проекты закончились

## The score sheet

score-projects = Проекты
score-requests = Особые запросы
score-favourite = Любимый запрос
score-learned = Улучшенные узоры
score-items = Оставшиеся изделия
score-unfinished = Невыполненные запросы
score-yarn = Оставшаяся пряжа
score-token = клубок
    .one = клубок
    .few = клубка
    .many = клубков
score-total = Итого
score-tie-finished = Проекты и запросы (больше — лучше)
score-tie-yarn = Оставшиеся клубки (меньше — лучше)

## Phases

phase-choosing = Персонажи
phase-moving = Маркер
phase-working = Действия ячейки
phase-exchanging = Обмен
phase-laying = Оплата пряжей
phase-taking = Выбор пряжи
phase-naming = Запутавшийся кот
phase-donating = Пожертвование
phase-donating-to = Пожертвование
phase-giving = Особый запрос
phase-in-circle = Кружок рукоделия
phase-restocking = Проекты, узоры, роспуск
phase-final = Последнее изделие
phase-ordering = Порядок событий и запросов
phase-over = Конец

## Labels of the view

view-phase = Сейчас
view-active = Чей ход
view-asked = Кто решает
view-first = Кто начинал
view-turns = Ход
view-works = Действия
view-exchange = Обмен
view-event-card = Событие
view-request = Особый запрос
view-donated = Отдаётся
view-characters = Персонажи
view-bazaar = Базар
view-row = Ряд проектов
view-project-deck = Колода проектов
view-seats = Игроки
view-can-make = Можно связать сейчас
view-choosing-yarn = Выбор пряжи
view-deck-size = Колода пряжи
view-deck = Карты пряжи в колоде
view-deck-events = События в колоде
view-requests-in-deck = Запросов в колоде
view-requests-due = Точно в колоде
view-discard = Сброшенные карты пряжи
view-discard-events = Сброшенные события
view-unseen-projects = Ещё не виденные проекты
view-character = Персонаж
view-specialty = Специальность
view-side = Сторона
view-favourite = Любимый запрос
view-is-free = Свободен
view-slot = Место
view-yarn-card = Карта пряжи
view-yarn = Пряжа
view-any-yarn = Любого цвета
view-is-taken = Взято в этот ход
view-project = Проект
view-points = Очки
view-items = Изделия
view-place = Место в ряду
view-ready = Готовы
view-space = Ячейка
view-item = Изделие
view-rule = Узор
view-count = Клубков
view-tile = Плитка
view-is-learned = Улучшен
view-value = Ценность
view-learned-points = За улучшение
view-is-favourite = Любимый
view-seat = Игрок
view-marker = Маркер
view-cat = Кот
view-cat-again = Кот ещё раз
view-bowl = Миска
view-tokens = Клубков в миске
view-score = Счёт
view-spaces = Ячейки
view-patterns = Узоры
view-held = Запросы
view-finished = Выполненные запросы
view-projects = Проекты
view-any-colours = Любые цвета
view-payment = Предлагаемая пряжа
view-steps = Что выбрать
view-laid = Уже выбрано
view-more = Осталось выбрать
view-to = Кому

## What the terminal draws

draw-legend =
    ● клубок и первая буква его цвета, ●? любой цвет. ★ очки, ✓ готово или взято, ▼ ваш маркер.
    В скобках — что нужно: 5= одного цвета, 2+1 два одного и один другого, 2≠ все разные, 3? любые.
    ♥ любимый запрос, ♡ запрос, ! событие.
