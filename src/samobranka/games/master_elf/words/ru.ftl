### Мастер Эльф: слова / words, Russian. Names first; the values are the nominatives of data.toml.

## Ingredients

ingredient-magic = магия
    .genitive = магии
    .accusative = магию
    .instrumental = магией
ingredient-water = вода
    .genitive = воды
    .accusative = воду
    .instrumental = водой
ingredient-fire = огонь
    .genitive = огня
    .accusative = огонь
    .instrumental = огнём
ingredient-metal = металл
    .genitive = металла
    .accusative = металл
    .instrumental = металлом
ingredient-wood = дерево
    .genitive = дерева
    .accusative = дерево
    .instrumental = деревом
ingredient-cloth = ткань
    .genitive = ткани
    .accusative = ткань
    .instrumental = тканью

## Ribbons (masculine, as «цвет»)

ribbon-blue = синий
    .genitive = синего
ribbon-green = зелёный
    .genitive = зелёного
ribbon-red = красный
    .genitive = красного
ribbon-rainbow = радужный
    .genitive = радужного

## Types

type-antiquities = Древности
    .genitive = Древностей
    .prepositional = Древностях
type-pirates = Пираты
    .genitive = Пиратов
    .prepositional = Пиратах
type-transport = Транспорт
    .genitive = Транспорта
    .prepositional = Транспорте
type-army = Войско
    .genitive = Войска
    .prepositional = Войске
type-wonders = Волшебство
    .genitive = Волшебства
    .prepositional = Волшебстве
type-art = Творчество
    .genitive = Творчества
    .prepositional = Творчестве
type-science = Наука
    .genitive = Науки
    .prepositional = Науке
type-animals = Звери
    .genitive = Зверей
    .prepositional = Зверях
type-music = Музыка
    .genitive = Музыки
    .prepositional = Музыке
type-secret = Секрет
    .genitive = Секрета
    .prepositional = Секрете
type-treasure = Сокровища
    .genitive = Сокровищ
    .prepositional = Сокровищах

## Regions (.into and .in carry the preposition, which differs: «в лес», «на холмы»)

region-city = Эльфгард
    .accusative = Эльфгард
    .prepositional = Эльфгарде
    .into = в Эльфгард
    .in = в Эльфгарде
region-north = Снежные вершины
    .accusative = Снежные вершины
    .prepositional = Снежных вершинах
    .into = на Снежные вершины
    .in = на Снежных вершинах
region-east = Дремучий лес
    .accusative = Дремучий лес
    .prepositional = Дремучем лесу
    .into = в Дремучий лес
    .in = в Дремучем лесу
region-south = Лазурный залив
    .accusative = Лазурный залив
    .prepositional = Лазурном заливе
    .into = в Лазурный залив
    .in = в Лазурном заливе
region-west = Огненные холмы
    .accusative = Огненные холмы
    .prepositional = Огненных холмах
    .into = на Огненные холмы
    .in = на Огненных холмах

## Gifts

gift-pirate = Пират
    .accusative = Пирата
    .genitive = Пирата
gift-casket = Шкатулка
    .accusative = Шкатулку
    .genitive = Шкатулки
gift-snow-globe = Снежный шар
    .accusative = Снежный шар
    .genitive = Снежного шара
gift-tank = Танк
    .accusative = Танк
    .genitive = Танка
gift-steam-engine = Паровозик
    .accusative = Паровозик
    .genitive = Паровозика
gift-hand-bell = Колокольчик
    .accusative = Колокольчик
    .genitive = Колокольчика
gift-plasma-lamp = Плазменная лампа
    .accusative = Плазменную лампу
    .genitive = Плазменной лампы
gift-little-dragon = Дракончик
    .accusative = Дракончика
    .genitive = Дракончика
gift-fireworks = Фейерверк
    .accusative = Фейерверк
    .genitive = Фейерверка
gift-key = Ключ
    .accusative = Ключ
    .genitive = Ключа
gift-genie-lamp = Лампа джинна
    .accusative = Лампу джинна
    .genitive = Лампы джинна
gift-telescope = Телескоп
    .accusative = Телескоп
    .genitive = Телескопа
gift-seven-colour-flower = Цветик-семицветик
    .accusative = Цветик-семицветик
    .genitive = Цветика-семицветика
gift-magic-wand = Волшебная палочка
    .accusative = Волшебную палочку
    .genitive = Волшебной палочки
gift-panpipe = Свирель
    .accusative = Свирель
    .genitive = Свирели
gift-flying-carpet = Ковёр-самолёт
    .accusative = Ковёр-самолёт
    .genitive = Ковра-самолёта
gift-invisibility-cap = Шапка-невидимка
    .accusative = Шапку-невидимку
    .genitive = Шапки-невидимки
gift-puppet-theatre = Кукольный театр
    .accusative = Кукольный театр
    .genitive = Кукольного театра
gift-samovar = Самовар
    .accusative = Самовар
    .genitive = Самовара
gift-steamboat = Пароходик
    .accusative = Пароходик
    .genitive = Пароходика
gift-volcano-kit = Вулкан
    .accusative = Вулкан
    .genitive = Вулкана
gift-anchor = Якорь
    .accusative = Якорь
    .genitive = Якоря
gift-submarine = Подводная лодка
    .accusative = Подводную лодку
    .genitive = Подводной лодки
gift-compass = Компас
    .accusative = Компас
    .genitive = Компаса
gift-ship-in-bottle = Кораблик в бутылке
    .accusative = Кораблик в бутылке
    .genitive = Кораблика в бутылке
gift-watercolours = Акварельные краски
    .accusative = Акварельные краски
    .genitive = Акварельных красок
gift-wooden-duckling = Деревянная уточка
    .accusative = Деревянную уточку
    .genitive = Деревянной уточки
gift-felt-pens = Набор фломастеров
    .accusative = Набор фломастеров
    .genitive = Набора фломастеров
gift-jolly-roger = Пиратский флаг
    .accusative = Пиратский флаг
    .genitive = Пиратского флага
gift-plush-whale = Плюшевый кит
    .accusative = Плюшевого кита
    .genitive = Плюшевого кита
gift-treasure-map = Карта сокровищ
    .accusative = Карту сокровищ
    .genitive = Карты сокровищ
gift-pyrography-kit = Набор для выжигания
    .accusative = Набор для выжигания
    .genitive = Набора для выжигания
gift-catapult = Катапульта
    .accusative = Катапульту
    .genitive = Катапульты
gift-hot-air-balloon = Воздушный шар
    .accusative = Воздушный шар
    .genitive = Воздушного шара
gift-plush-fox = Плюшевый лисёнок
    .accusative = Плюшевого лисёнка
    .genitive = Плюшевого лисёнка
gift-astronaut-suit = Костюм космонавта
    .accusative = Костюм космонавта
    .genitive = Костюма космонавта
gift-cuckoo-clock = Часы с кукушкой
    .accusative = Часы с кукушкой
    .genitive = Часов с кукушкой
gift-bow-and-arrows = Лук и стрелы
    .accusative = Лук и стрелы
    .genitive = Лука и стрел
gift-violin = Скрипка
    .accusative = Скрипку
    .genitive = Скрипки
gift-tin-soldier = Оловянный солдатик
    .accusative = Оловянного солдатика
    .genitive = Оловянного солдатика
gift-drum = Барабан
    .accusative = Барабан
    .genitive = Барабана
gift-accordion = Гармошка
    .accusative = Гармошку
    .genitive = Гармошки
gift-nutcracker = Щелкунчик
    .accusative = Щелкунчика
    .genitive = Щелкунчика
gift-easel = Мольберт
    .accusative = Мольберт
    .genitive = Мольберта
gift-rocking-horse = Лошадка-качалка
    .accusative = Лошадку-качалку
    .genitive = Лошадки-качалки

### Sentences

## Actions: what a button says

action-move = Идти { NAME($region, case: "into") }
action-take = Взять карту { NAME($ingredient, case: "genitive") }
action-discard = Сбросить карту { NAME($ingredient, case: "genitive") }
action-draw = Взять карты из колоды
action-leave-deck = Не брать карт в городе
action-make =
    Создать «{ NAME($gift, case: "accusative") }»: { $payment ->
        [payment-two-one] 2 карты { NAME($first, case: "genitive") } и 1 карта { NAME($second, case: "genitive") }
        [payment-one-two] 1 карта { NAME($first, case: "genitive") } и 2 карты { NAME($second, case: "genitive") }
        [payment-two-crystal] 2 карты { NAME($first, case: "genitive") } и кристалл
        [payment-crystal-two] кристалл и 2 карты { NAME($second, case: "genitive") }
       *[payment-each-crystal] 1 карта { NAME($first, case: "genitive") }, 1 карта { NAME($second, case: "genitive") } и кристалл
    }
action-no-gift = Не создавать подарок
action-decline = Отказаться от особого действия
action-look-pile =
    Просмотреть { $pile ->
        [0] левую
        [1] среднюю
       *[2] правую
    } стопку
action-look-aside = Просмотреть отложенные подарки
action-take-gift = Создать «{ NAME($gift, case: "accusative") }» бесплатно
action-take-none = Ничего не брать
action-take-bonus = Взять бонусную карту «{ NAME($gift) }»

## Payments: cards of the gift's first and of its second ingredient

payment-two-one = 2 + 1
payment-one-two = 1 + 2
payment-two-crystal = 2 + кристалл
payment-crystal-two = кристалл + 2
payment-each-crystal = 1 + 1 + кристалл

## Events (in the present tense, which has no gender)

event-moved =
    { $you ->
        [yes] Вы идёте
       *[no] { $seat } идёт
    } { NAME($region, case: "into") }.
event-took =
    { $you ->
        [yes] Вы берёте
       *[no] { $seat } берёт
    } карту { NAME($ingredient, case: "genitive") } { NAME($region, case: "in") }.
event-discarded =
    { $you ->
        [yes] Вы сбрасываете
       *[no] { $seat } сбрасывает
    }: { $cards }.
event-drew =
    { $you ->
        [yes] Вы берёте
       *[no] { $seat } берёт
    } из колоды { $count ->
        [0] 0 карт: ни в колоде, ни в сбросе ничего нет
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
    }{ $cards_count ->
        [0] .
       *[other] : { $cards }.
    }
event-left-deck =
    { $you ->
        [yes] Вы не берёте
       *[no] { $seat } не берёт
    } карт в городе.
event-made =
    { $you ->
        [yes] Вы создаёте
       *[no] { $seat } создаёт
    } «{ NAME($gift, case: "accusative") }». Плата: { $cards }{ $crystal ->
        [yes] , плюс кристалл.
       *[no] .
    }
event-made-nothing =
    { $you ->
        [yes] Вы не создаёте
       *[no] { $seat } не создаёт
    } подарка в этот ход.
event-declined =
    { $you ->
        [yes] Вы отказываетесь
       *[no] { $seat } отказывается
    } от особого действия «{ NAME($special) }».
event-looked-at-pile =
    { $you ->
        [yes] Вы пускаете в ход «{ NAME("type-secret") }» и просматриваете
       *[no] { $seat } пускает в ход «{ NAME("type-secret") }» и просматривает
    } { $pile ->
        [0] левую
        [1] среднюю
       *[2] правую
    } стопку.
event-looked-aside =
    { $you ->
        [yes] Вы пускаете в ход «{ NAME("type-treasure") }» и просматриваете
       *[no] { $seat } пускает в ход «{ NAME("type-treasure") }» и просматривает
    } отложенные подарки.
event-took-gift =
    { $you ->
        [yes] Вы бесплатно создаёте
       *[no] { $seat } бесплатно создаёт
    } «{ NAME($gift, case: "accusative") }» из { $place ->
        [0] левой стопки.
        [1] средней стопки.
        [2] правой стопки.
       *[other] отложенных подарков.
    }
event-took-none =
    { $you ->
        [yes] Вы не берёте
       *[no] { $seat } не берёт
    } ни одного из этих подарков.
event-took-bonus =
    { $you ->
        [yes] Вы берёте
       *[no] { $seat } берёт
    } бонусную карту «{ NAME($gift) }».
event-uncovered =
    Наверху { $pile ->
        [0] левой
        [1] средней
       *[2] правой
    } стопки теперь «{ NAME($gift) }».
event-dealt-again = Стопка закончилась: оставшиеся подарки перемешаны и разложены на три новые стопки. Наверху теперь: { $gifts }.
event-reshuffled = Сброшенные ингредиенты перемешаны и снова стали колодой.
event-refilled = Новые карты { NAME($region, case: "in") }: { $cards }.
event-bonus-turned-up = Открыты бонусные карты: { $gifts }.
event-ended = Партия подходит к концу: { NAME($reason) }.

## Prompts

prompt-expected =
    { $you ->
        [yes] { $phase ->
            [moving] Ваш ход: куда пойдёте?
            [taking] Какую из карт этой области возьмёте?
            [in_city] { $more ->
                [0] Вы в городе: сбросьте любые карты, если хотите, и возьмите на одну больше.
                [one] Вы сбросили { $more } карту: сбросьте ещё или возьмите на одну больше.
                [few] Вы сбросили { $more } карты: сбросьте ещё или возьмите на одну больше.
               *[many] Вы сбросили { $more } карт: сбросьте ещё или возьмите на одну больше.
            }
            [making] Создадите один из подарков наверху стопок?
            [offered] { $special ->
                [special-secret] У вас собралась пара «{ NAME("type-secret") }»: можно просмотреть любую стопку подарков и бесплатно создать один из неё. Особое действие одно на партию: после него «{ NAME("type-treasure") }» вам уже не предложат.
               *[special-treasure] У вас собралась пара «{ NAME("type-treasure") }»: можно просмотреть отложенные подарки и бесплатно создать один из них. Особое действие одно на партию: после него «{ NAME("type-secret") }» вам уже не предложат.
            } Откажетесь сейчас — эта пара больше ничего не откроет.
            [looking] Выберите один из этих подарков, чтобы создать его бесплатно, или ни одного.
            [limited] На руке слишком много карт: сбросьте { $over ->
                [one] ещё { $over } карту.
                [few] ещё { $over } карты.
               *[many] ещё { $over } карт.
            }
            [picking] Выберите бонусную карту. Раньше выбирают те, у кого меньше подарков, а при равенстве — больше карт на руке{ GIVEN($then) ->
                [yes] ; после вас — { $then }.
               *[no] ; после вас уже никто не выбирает.
            }
           *[other] Ваш ход.
        }
       *[no] { $phase ->
            [moving] { $seat } выбирает, куда идти.
            [taking] { $seat } выбирает ингредиент.
            [in_city] { $seat } меняет карты в городе.
            [making] { $seat } думает о подарке.
            [offered] { $seat } решает, нужно ли особое действие{ GIVEN($special) ->
                [yes] {" "}«{ NAME($special) }»
               *[no] {""}
            }.
            [looking] { $seat } просматривает подарки.
            [limited] { $seat } сбрасывает лишние карты: { $over }.
            [picking] { $seat } выбирает бонусную карту{ GIVEN($then) ->
                [yes] { $then_you ->
                    [yes] ; затем — вы.
                   *[no] ; затем — { $then }.
                }
               *[no] , последнюю.
            }
           *[other] Сейчас действует { $seat }.
        }
    }
prompt-finished = Партия окончена: { NAME($reason) }.

## Refusals: why not

refusal-not-your-turn = Сейчас ход другого игрока
refusal-over = Партия окончена
refusal-move-first = Сначала передвиньте фишку в соседнюю область
refusal-take-first = Сначала возьмите одну из карт, лежащих в этой области
refusal-in-city-now = Вы в городе: сначала сбросьте ненужное и возьмите карты из колоды
refusal-make-or-pass = Теперь создайте подарок или скажите, что обойдётесь без него
refusal-special-offered = Сначала решите, нужно ли вам особое действие
refusal-looking-now = Вы просматриваете подарки: сначала выберите один из них или ни одного
refusal-over-limit = На руке можно оставить карт: { $limit }. Сначала сбросьте лишние: { $more }
refusal-bonus-now = Идёт раздача бонусных карт: выберите одну из них
refusal-no-neighbour = Эта область слишком далеко: фишка ходит только в соседнюю
refusal-no-staying = Фишке нельзя оставаться на месте: каждый ход начинается с шага
refusal-not-lying-there = В вашей области нет карты этого ингредиента
refusal-not-in-hand = У вас на руке нет карты этого ингредиента
refusal-not-on-top = Этот подарок сейчас не лежит наверху стопки
refusal-too-few-cards = Для такой оплаты у вас не хватает карт: { $lacks }
refusal-one-ingredient-only = Для подарка нужны оба ингредиента: одного из них мало
refusal-crystal-gone = Кристалла у вас больше нет
refusal-empty-pile = В этой стопке подарков не осталось
refusal-other-special = Ваша пара подарков открывает другое особое действие
refusal-not-in-pile = В стопке, которую вы просматриваете, такого подарка нет
refusal-not-set-aside = Среди отложенных подарков такого нет
refusal-no-bonus-card = Среди открытых бонусных карт такой нет
refusal-draw-now = Вы сбросили карты в городе: теперь возьмите на одну больше
refusal-only-in-city = Карты из колоды берут только в городе
refusal-no-pair = Для особого действия нужна пара: его предлагают, когда вы создаёте второй из двух её подарков
refusal-used-up = Своё особое действие вы уже использовали: оно одно на партию
refusal-crystal-would-do = Второго ингредиента у вас нет, но его заменит кристалл: заплатите двумя картами и кристаллом

## Reasons of the end

reason-second-exhaustion = стопка подарков закончилась во второй раз
reason-too-few-gifts = подарков не хватает на три стопки

## The score sheet

score-colour = Ленты одного цвета
score-elves = Эльфы
score-total = Итого

## Phases

phase-moving = Перемещение
phase-taking = Выбор ингредиента
phase-in-city = В городе
phase-making = Создание подарка
phase-offered = Особое действие
phase-looking = Просмотр подарков
phase-limited = Лишние карты
phase-picking = Бонусные карты
phase-over = Конец партии

## Special actions

special-secret = { NAME("type-secret") }
special-treasure = { NAME("type-treasure") }

## Options

option-memory = Память
option-memory-note = Стол может напоминать то, что и так можно запомнить: какие карты ушли на руку у всех на виду, какие подарки вы просматривали. Или пусть каждый помнит сам.
option-memory-kept = стол напоминает
option-memory-own = каждый помнит сам

## Labels of the view

view-phase = Сейчас
view-turn = Чей ход
view-hand = Ваша рука
view-regions = Карта
view-piles = Стопки подарков
view-seats = Игроки
view-deck-size = Колода ингредиентов
view-discard = Сброс
view-city-discards = Сброшено в городе за этот ход
view-exhaustions = Сколько раз кончалась стопка
view-aside-size = Отложено подарков
view-aside = Вы знаете: среди отложенных
view-in-piles = Где-то в стопках
view-looking = Вы просматриваете
view-bonus = Бонусные карты
view-region = Область
view-cards = Карты
view-top = Наверху
view-size = Подарков в стопке
view-known = Вы знаете: под верхней картой
view-seat = Игрок
view-pawn = Фишка
view-crystals = Кристаллы
view-hand-size = Карт на руке
view-sure = Точно на руке
view-gifts = Подарки
view-special = Использованное особое действие
view-score = Очки
view-elf = эльф

## What the terminal draws

draw-legend =
    ★ очки, ☺ эльф на карте, ≈ лента и её цвет.
