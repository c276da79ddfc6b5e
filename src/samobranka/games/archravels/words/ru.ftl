### ArchRavels: слова / words, Russian. Names first; the values are the nominatives of data.toml.

## Colours (masculine, as «клубок»; .genitive-plural after 2 and more: «3 синих клубка»; .yarn… as «пряжа»)

colour-red = красный
    .genitive = красного
    .plural = красные
    .genitive-plural = красных
    .instrumental-plural = красными
    .yarn = красная пряжа
    .yarn-accusative = красную пряжу
    .yarn-genitive = красной пряжи
colour-orange = оранжевый
    .genitive = оранжевого
    .plural = оранжевые
    .genitive-plural = оранжевых
    .instrumental-plural = оранжевыми
    .yarn = оранжевая пряжа
    .yarn-accusative = оранжевую пряжу
    .yarn-genitive = оранжевой пряжи
colour-yellow = жёлтый
    .genitive = жёлтого
    .plural = жёлтые
    .genitive-plural = жёлтых
    .instrumental-plural = жёлтыми
    .yarn = жёлтая пряжа
    .yarn-accusative = жёлтую пряжу
    .yarn-genitive = жёлтой пряжи
colour-green = зелёный
    .genitive = зелёного
    .plural = зелёные
    .genitive-plural = зелёных
    .instrumental-plural = зелёными
    .yarn = зелёная пряжа
    .yarn-accusative = зелёную пряжу
    .yarn-genitive = зелёной пряжи
colour-blue = синий
    .genitive = синего
    .plural = синие
    .genitive-plural = синих
    .instrumental-plural = синими
    .yarn = синяя пряжа
    .yarn-accusative = синюю пряжу
    .yarn-genitive = синей пряжи
colour-purple = фиолетовый
    .genitive = фиолетового
    .plural = фиолетовые
    .genitive-plural = фиолетовых
    .instrumental-plural = фиолетовыми
    .yarn = фиолетовая пряжа
    .yarn-accusative = фиолетовую пряжу
    .yarn-genitive = фиолетовой пряжи
colour-any = любой
    .genitive = любого
    .plural = любые
    .genitive-plural = любых
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
    .accusative = Магазин
    .genitive = Магазина
work-craft = Ремесло
    .accusative = Ремесло
    .genitive = Ремесла
work-exchange = Обмен
    .accusative = Обмен
    .genitive = Обмена
work-take-three = Три одного цвета
    .accusative = Три одного цвета
    .genitive = Трёх одного цвета
work-craft-any-colours = Ремесло любых цветов
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

### Sentences
