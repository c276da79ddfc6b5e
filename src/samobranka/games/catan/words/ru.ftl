### Колонизаторы, Мастера: слова / words, Russian. Names first; the values are the nominatives of base.toml, helpers.toml and
### seafarers.toml. «Резерв» is the rulebook's word for the bank, «резерв мастеров» for the helpers on the table.

## Resources (never counted: «2 карты руды»)

resource-brick = глина
    .genitive = глины
    .dative = глине
    .accusative = глину
    .instrumental = глиной
resource-lumber = древесина
    .genitive = древесины
    .dative = древесине
    .accusative = древесину
    .instrumental = древесиной
resource-wool = шерсть
    .genitive = шерсти
    .dative = шерсти
    .accusative = шерсть
    .instrumental = шерстью
resource-grain = зерно
    .genitive = зерна
    .dative = зерну
    .accusative = зерно
    .instrumental = зерном
resource-ore = руда
    .genitive = руды
    .dative = руде
    .accusative = руду
    .instrumental = рудой

## Terrains (.into, .in and .from carry the preposition, which differs: «в лес», «на пашню»)

terrain-hills = холмы
    .genitive = холмов
    .accusative = холмы
    .into = в холмы
    .in = в холмах
    .from = из холмов
terrain-forest = лес
    .genitive = леса
    .accusative = лес
    .into = в лес
    .in = в лесу
    .from = из леса
terrain-pasture = пастбище
    .genitive = пастбища
    .accusative = пастбище
    .into = на пастбище
    .in = на пастбище
    .from = с пастбища
terrain-fields = пашня
    .genitive = пашни
    .accusative = пашню
    .into = на пашню
    .in = на пашне
    .from = с пашни
terrain-mountains = горы
    .genitive = гор
    .accusative = горы
    .into = в горы
    .in = в горах
    .from = с гор
terrain-desert = пустыня
    .genitive = пустыни
    .accusative = пустыню
    .into = в пустыню
    .in = в пустыне
    .from = из пустыни
terrain-sea = море
    .genitive = моря
    .accusative = море
    .into = в море
    .in = в море
    .from = с моря
terrain-gold = золотоносная река
    .genitive = золотоносной реки
    .accusative = золотоносную реку
    .into = на золотоносную реку
    .in = на золотоносной реке
    .from = с золотоносной реки
terrain-fog = туман
    .genitive = тумана
    .accusative = туман
    .into = в туман
    .in = в тумане
    .from = из тумана

## Harbours

harbour-generic = общая гавань
    .genitive = общей гавани
    .accusative = общую гавань
    .in = в общей гавани
harbour-brick = гавань глины
    .genitive = гавани глины
    .accusative = гавань глины
    .in = в гавани глины
harbour-lumber = гавань древесины
    .genitive = гавани древесины
    .accusative = гавань древесины
    .in = в гавани древесины
harbour-wool = гавань шерсти
    .genitive = гавани шерсти
    .accusative = гавань шерсти
    .in = в гавани шерсти
harbour-grain = гавань зерна
    .genitive = гавани зерна
    .accusative = гавань зерна
    .in = в гавани зерна
harbour-ore = гавань руды
    .genitive = гавани руды
    .accusative = гавань руды
    .in = в гавани руды

## Pieces (.few with 2–4, .many with 5 and more)

piece-road = дорога
    .genitive = дороги
    .dative = дороге
    .accusative = дорогу
    .instrumental = дорогой
    .few = дороги
    .many = дорог
piece-settlement = поселение
    .genitive = поселения
    .dative = поселению
    .accusative = поселение
    .instrumental = поселением
    .few = поселения
    .many = поселений
piece-city = город
    .genitive = города
    .dative = городу
    .accusative = город
    .instrumental = городом
    .few = города
    .many = городов
piece-ship = корабль
    .genitive = корабля
    .dative = кораблю
    .accusative = корабль
    .instrumental = кораблём
    .few = корабля
    .many = кораблей
piece-robber = разбойник
    .genitive = разбойника
    .dative = разбойнику
    .accusative = разбойника
    .instrumental = разбойником
piece-pirate = пират
    .genitive = пирата
    .dative = пирату
    .accusative = пирата
    .instrumental = пиратом

## Colours (masculine, as «цвет»)

colour-red = красный
    .genitive = красного
colour-blue = синий
    .genitive = синего
colour-white = белый
    .genitive = белого
colour-orange = оранжевый
    .genitive = оранжевого
colour-green = зелёный
    .genitive = зелёного
colour-brown = коричневый
    .genitive = коричневого

## Development cards (the three of progress are titles: «Монополия» in quotation marks)

card-knight = рыцарь
    .genitive = рыцаря
    .dative = рыцарю
    .accusative = рыцаря
    .instrumental = рыцарем
    .few = рыцаря
    .many = рыцарей
card-victory-point = победное очко
    .genitive = победного очка
    .dative = победному очку
    .accusative = победное очко
    .instrumental = победным очком
    .few = победных очка
    .many = победных очков
card-road-building = Строительство дорог
    .genitive = Строительства дорог
    .dative = Строительству дорог
    .accusative = Строительство дорог
    .instrumental = Строительством дорог
card-year-of-plenty = Изобретение
    .genitive = Изобретения
    .dative = Изобретению
    .accusative = Изобретение
    .instrumental = Изобретением
card-monopoly = Монополия
    .genitive = Монополии
    .dative = Монополии
    .accusative = Монополию
    .instrumental = Монополией
kind-knight = рыцарь
    .genitive = рыцаря
    .accusative = рыцаря
kind-progress = прорыв
    .genitive = прорыва
    .accusative = прорыв
kind-victory-point = победное очко
    .genitive = победного очка
    .accusative = победное очко

## Awards

award-longest-road = Самый длинный тракт
    .genitive = Самого длинного тракта
    .accusative = Самый длинный тракт
    .instrumental = Самым длинным трактом
award-largest-army = Самое большое войско
    .genitive = Самого большого войска
    .accusative = Самое большое войско
    .instrumental = Самым большим войском

## Places of cards

place-bank = резерв
    .genitive = резерва
    .dative = резерву
    .accusative = резерв
    .instrumental = резервом
    .into = в резерв
    .from = из резерва
place-reserve = резерв мастеров
    .genitive = резерва мастеров
    .dative = резерву мастеров
    .accusative = резерв мастеров
    .instrumental = резервом мастеров
    .into = в резерв мастеров
    .from = из резерва мастеров
place-deck = колода карт развития
    .genitive = колоды карт развития
    .dative = колоде карт развития
    .accusative = колоду карт развития
    .instrumental = колодой карт развития
    .into = в колоду карт развития
    .from = из колоды карт развития

## Helpers («Джин» is a woman's name here and «Луи» a French one: neither is declined)

helper-vincent = Винсент
    .genitive = Винсента
    .dative = Винсенту
    .accusative = Винсента
    .instrumental = Винсентом
helper-jean = Джин
    .genitive = Джин
    .dative = Джин
    .accusative = Джин
    .instrumental = Джин
helper-siegfried = Зигфрид
    .genitive = Зигфрида
    .dative = Зигфриду
    .accusative = Зигфрида
    .instrumental = Зигфридом
helper-candamir = Кандамир
    .genitive = Кандамира
    .dative = Кандамиру
    .accusative = Кандамира
    .instrumental = Кандамиром
helper-louis = Луи
    .genitive = Луи
    .dative = Луи
    .accusative = Луи
    .instrumental = Луи
helper-marianne = Марианна
    .genitive = Марианны
    .dative = Марианне
    .accusative = Марианну
    .instrumental = Марианной
helper-robber-bride = Невеста разбойника
    .genitive = Невесты разбойника
    .dative = Невесте разбойника
    .accusative = Невесту разбойника
    .instrumental = Невестой разбойника
helper-nassir = Неогидант
    .genitive = Неогиданта
    .dative = Неогиданту
    .accusative = Неогиданта
    .instrumental = Неогидантом
helper-william = Уильям
    .genitive = Уильяма
    .dative = Уильяму
    .accusative = Уильяма
    .instrumental = Уильямом
helper-hildegard = Хильдегарда
    .genitive = Хильдегарды
    .dative = Хильдегарде
    .accusative = Хильдегарду
    .instrumental = Хильдегардой

## Sides of a helper

side-a = сторона А
    .genitive = стороны А
    .accusative = сторону А
    .instrumental = стороной А
side-b = сторона Б
    .genitive = стороны Б
    .accusative = сторону Б
    .instrumental = стороной Б

## Layouts

layout-beginner = поле для первой игры
layout-variable = случайное поле
layout-ext56-new-players = поле для первой игры впятером и вшестером
layout-ext56-letter-example = пример поля с жетонами по буквам
layout-ext56-variable = случайное поле для пяти и шести игроков

## Options

option-layout = Поле
option-layout-letters = случайное, жетоны по порядку букв
option-layout-random = случайное, жетоны вперемешку
option-layout-beginner = готовое, для первой игры
option-red-apart = Шестёрки и восьмёрки порознь
option-red-apart-yes = да
option-red-apart-no = как лягут
option-harbours = Гавани
option-harbours-shuffled = вперемешку
option-harbours-printed = как напечатано на рамке
option-start = Начало на готовом поле
option-start-laps = ставим сами, в два круга
option-start-printed = как напечатано
option-helpers = Мастера
option-helpers-yes = играют
option-helpers-no = не играют
option-five-six = Впятером и вшестером
option-five-six-auto = с мастерами — внеочередное строительство, без них — парные ходы
option-five-six-building-phase = внеочередное строительство
option-five-six-paired = парные ходы
option-trade = Торговля между игроками
option-trade-yes = есть
option-trade-no = нет
option-offers = Предложений за ход, не больше
option-offers-10 = 10
option-offers-1 = 1
option-offers-3 = 3
option-offers-5 = 5
option-offers-20 = 20
option-answers = Ответы на предложение
option-answers-secret = открывают, когда ответили все
option-answers-open = видны сразу, каждый по мере поступления
option-early-helpers = Джин, Луи и Неогидант до броска
option-early-helpers-yes = можно
option-early-helpers-no = нельзя
option-paired-helpers = Мастера во второй части парного хода
option-paired-helpers-no = нельзя
option-paired-helpers-yes = можно
option-goal = Очков для победы
option-goal-note = До восьми — партия покороче, до тринадцати — подольше; по правилам нужно десять.
option-goal-usual = по правилам
option-goal-8 = 8
option-goal-9 = 9
option-goal-10 = 10
option-goal-11 = 11
option-goal-12 = 12
option-goal-13 = 13
option-friendly-robber = Добрый разбойник
option-friendly-robber-note = Разбойник обходит стороной тех, у кого меньше трёх видимых очков, и ничего у них не крадёт.
option-friendly-robber-no = нет
option-friendly-robber-yes = да
option-dice = Кубики
option-dice-note = В колоде по разу лежит каждое из 36 сочетаний двух кубиков; когда она кончится, её тасуют заново. Долгое везение и невезение становятся редкостью.
option-dice-thrown = бросаем
option-dice-deck = колода из 36 бросков

option-scenario = «Мореходы»: сценарий
option-scenario-none = нет, базовая игра
option-scenario-heading-for-new-shores = К новым берегам
option-scenario-the-four-islands = Четыре острова
option-scenario-the-fog-islands = Океания
option-scenario-through-the-desert = Через пустыню
option-scenario-the-forgotten-tribe = Затерянное племя
option-scenario-cloth-for-catan = Ткань для Катана
option-scenario-the-wonders-of-catan = Чудеса Катана
option-scenario-new-world = Новый мир
option-older-goals = Цель и очки за острова в сценарии
option-older-goals-no = нынешнего издания
option-older-goals-yes = прежнего издания

clash-printed-start = В сценарии нет напечатанного начала: первые поселения ставят сами, в два круга
clash-older-goals = Цели прежнего издания бывают только у сценария: сначала выберите сценарий

## Сценарии «Мореходов»

scenario-none = базовая игра
scenario-heading-for-new-shores = К новым берегам
scenario-the-four-islands = Четыре острова
    .six = Шесть островов
scenario-the-fog-islands = Океания
scenario-through-the-desert = Через пустыню
scenario-the-forgotten-tribe = Затерянное племя
scenario-cloth-for-catan = Ткань для Катана
scenario-the-pirate-islands = Острова пиратов
scenario-the-wonders-of-catan = Чудеса Катана
scenario-new-world = Новый мир
wonder-theater = Великая библиотека
    .genitive = Великой библиотеки
    .accusative = Великую библиотеку
wonder-great-bridge = Великий мост
    .genitive = Великого моста
    .accusative = Великий мост
wonder-monument = Колосс
    .genitive = Колосса
    .accusative = Колосс
wonder-great-wall = Великая стена
    .genitive = Великой стены
    .accusative = Великую стену
wonder-cathedral = Собор
    .genitive = Собора
    .accusative = Собор

### Sentences

## A place by the hexes that meet there: «лес 8, пашня 4, пустыня»

around =
    { NAME($first) }{ GIVEN($first_token) ->
        [yes] {" "}{ $first_token }
       *[no] {""}
    }{ GIVEN($second) ->
        [yes] {", "}{ NAME($second) }
       *[no] {""}
    }{ GIVEN($second_token) ->
        [yes] {" "}{ $second_token }
       *[no] {""}
    }{ GIVEN($third) ->
        [yes] {", "}{ NAME($third) }
       *[no] {""}
    }{ GIVEN($third_token) ->
        [yes] {" "}{ $third_token }
       *[no] {""}
    }

## Actions: what a button says

action-settle =
    { GIVEN($first) ->
        [yes] Поселение: { around }{ GIVEN($second) ->
            [yes] {""}
           *[no] {" "}({ $corner })
        }
       *[no] Поселение на перекрёстке { $corner }
    }
action-build-city =
    { GIVEN($first) ->
        [yes] Город: { around }{ GIVEN($second) ->
            [yes] {""}
           *[no] {" "}({ $corner })
        }
       *[no] Город на перекрёстке { $corner }
    }
action-build-road =
    { GIVEN($first) ->
        [yes] Дорога: { around }{ GIVEN($second) ->
            [yes] {""}
           *[no] {" "}({ $path })
        }
       *[no] Дорога на отрезке { $path }
    }
action-build-ship =
    { GIVEN($first) ->
        [yes] Корабль: { around }{ GIVEN($second) ->
            [yes] {""}
           *[no] {" "}({ $path })
        }
       *[no] Корабль на отрезке { $path }
    }
action-move-ship =
    { GIVEN($first) ->
        [yes] Переставить корабль: { around }{ GIVEN($second) ->
            [yes] {""}
           *[no] {" "}({ $path })
        }
       *[no] Переставить корабль с отрезка { $path }
    }
action-move-pirate = Переместить пирата в морской гекс { $hex }
action-place-harbour =
    { GIVEN($first) ->
        [yes] Гавань: { around }{ GIVEN($second) ->
            [yes] {""}
           *[no] {" "}({ $path })
        }
       *[no] Гавань на отрезке { $path }
    }
action-claim-wonder = Взяться за чудо «{ NAME($wonder) }»
action-build-level = Построить уровень своего чуда
action-roll = Бросить кубики
action-discard = Сбросить карту { NAME($resource, case: "genitive") }
action-move-robber =
    { GIVEN($first) ->
        [yes] Переместить разбойника: { around }
       *[no] Переместить разбойника на гекс { $hex }
    }
action-rob = Украсть карту: { $victim }
action-rob-cloth = Украсть тюк ткани: { $victim }
action-buy = Купить карту развития
action-play-knight = Сыграть рыцаря
action-play-roads = Сыграть «{ NAME("card-road-building") }»
action-play-plenty = Сыграть «{ NAME("card-year-of-plenty") }»
action-play-monopoly = Сыграть «{ NAME("card-monopoly", case: "accusative") }»: { NAME($resource) }
action-take-card = Взять из резерва карту { NAME($resource, case: "genitive") }
action-stop-roads = Больше не прокладывать дорог
action-bank = Обмен с резервом: { NAME($give) } на карту { NAME($get, case: "genitive") }
action-offer = Предложить обмен
action-give = Отдать ещё карту { NAME($resource, case: "genitive") }
action-ask = Попросить ещё карту { NAME($resource, case: "genitive") }
action-address = Спросить только выбранных: { $partner }
action-propose = Объявить предложение
action-drop = Отказаться от предложения
action-accept = Согласиться
action-decline = Отказаться
action-counter = Сделать встречное предложение
action-choose = Обменяться: { $partner }
action-withdraw = Отозвать предложение
action-keep = Оставить мастера стороной Б вверх
action-exchange = Заменить на карту «{ NAME($helper) }»
action-use-idly = Использовать мастера вхолостую
action-do-not-use = Сейчас мастера не применять
action-keep-hand = Ничего не сбрасывать
action-vincent =
    { NAME("helper-vincent") }: отдать { $knight ->
        [knight-played] сыгранного рыцаря
       *[knight-held] рыцаря с руки
    }
action-jean = { NAME("helper-jean") }: { NAME($resource) } по курсу 2:1
action-candamir = { NAME("helper-candamir") }: купить карту за обычную цену
action-candamir-instead = { NAME("helper-candamir") }: заплатить { NAME($paid, case: "instrumental") } вместо { NAME($replaced, case: "genitive") }
action-keep-card = Оставить себе карту «{ NAME($card) }»
action-louis = { NAME("helper-louis") }: переложить дорогу с отрезка { $path }
action-robber-bride = { NAME("helper-robber-bride") }: прогнать разбойника на гекс { $hex }
action-nassir = { NAME("helper-nassir") }: соперник — { $opponent }
action-nassir-too = Ещё один соперник — { $opponent }
action-nassir-asks = { NAME("helper-nassir") }: назвать { NAME($resource, case: "accusative") }
action-nassir-gives = Отдать взамен карту { NAME($resource, case: "genitive") }
action-william = { NAME("helper-william") }: дорога за { NAME($paid, case: "accusative") } вместо { NAME($replaced, case: "genitive") }
action-hildegard = { NAME("helper-hildegard") }: посмотреть карты соперника — { $opponent }
action-take-seen = Забрать с этой руки карту { NAME($resource, case: "genitive") }
action-take-none = Ничего не брать
action-pass-building = Больше не строить
action-end-turn = Закончить ход

## Knights that Vincent takes

knight-played = сыгранный
knight-held = с руки

## Events (in the present tense, which has no gender in Russian)

event-settled =
    { $you ->
        [yes] Вы основываете
       *[no] { $seat } основывает
    } поселение ({ $around }).
event-built-city =
    { $you ->
        [yes] Вы строите
       *[no] { $seat } строит
    } город ({ $around }).
event-built-road =
    { $you ->
        [yes] Вы прокладываете
       *[no] { $seat } прокладывает
    } дорогу.
event-built-ship =
    { $you ->
        [yes] Вы строите
       *[no] { $seat } строит
    } корабль{ GIVEN($paid) ->
        [yes] . Плата: { $paid }.
       *[no] .
    }
event-lifted-ship =
    { $you ->
        [yes] Вы снимаетесь
       *[no] { $seat } снимается
    } с якоря: корабль сменит место.
event-moved-ship =
    { $you ->
        [yes] Вы переставляете
       *[no] { $seat } переставляет
    } корабль.
event-reached-island =
    { $you ->
        [yes] Вы заселяете
       *[no] { $seat } заселяет
    } новый берег: { $points ->
        [one] { $points } особое очко.
        [few] { $points } особых очка.
       *[many] { $points } особых очков.
    }
event-got-gold =
    { $you ->
        [yes] Вы находите золото и выбираете
       *[no] { $seat } находит золото и выбирает
    } { $count ->
        [one] { $count } карту.
        [few] { $count } карты.
       *[many] { $count } карт.
    }
event-discovered =
    { $you ->
        [yes] Вы открываете
       *[no] { $seat } открывает
    }: { NAME($terrain) }{ $token ->
        [0] {""}
       *[other] {" "}({ $token })
    }{ GIVEN($resource) ->
        [yes] {" "}— и { $you ->
            [yes] берёте
           *[no] берёт
        } карту { NAME($resource, case: "genitive") }.
       *[no] .
    }
event-got-gift =
    { $you ->
        [yes] Племя дарит вам
       *[no] { $seat } получает в дар от племени
    } { $gift ->
        [point] особое очко.
        [card] карту развития.
       *[harbour] гавань{ GIVEN($harbour) ->
            [yes] : { NAME($harbour) }.
           *[no] .
        }
    }
event-placed-harbour =
    { $you ->
        [yes] Вы ставите
       *[no] { $seat } ставит
    } гавань: { NAME($harbour) }.
event-claimed-wonder =
    { $you ->
        [yes] Вы берётесь
       *[no] { $seat } берётся
    } за чудо «{ NAME($wonder) }».
event-built-level =
    { $you ->
        [yes] Вы строите
       *[no] { $seat } строит
    } { $level }-й уровень чуда «{ NAME($wonder) }». Плата: { $paid }.
event-opened-trade =
    { $you ->
        [yes] Вы доходите
       *[no] { $seat } доходит
    } до деревни ({ $token }){ $count ->
        [0] {", "}но ткани там уже нет.
       *[other] {" "}и { $you ->
            [yes] берёте
           *[no] берёт
        } тюк ткани.
    }
event-got-cloth =
    { $you ->
        [yes] Вы получаете
       *[no] { $seat } получает
    } { $count ->
        [one] { $count } тюк
        [few] { $count } тюка
       *[many] { $count } тюков
    } ткани.
event-robbed-cloth =
    { $from_you ->
        [yes] { $seat } крадёт у вас тюк ткани.
       *[no] { $you ->
            [yes] Вы крадёте тюк ткани, его лишается { $victim }.
           *[no] { $seat } крадёт тюк ткани, его лишается { $victim }.
        }
    }
event-sold-out = Деревень с тканью осталось: { $count }. На этом партия кончается.
event-pirate-moved =
    { $you ->
        [yes] Вы отправляете
       *[no] { $seat } отправляет
    } пирата в другие воды.
event-moved-road =
    { $you ->
        [yes] Вы кладёте
       *[no] { $seat } кладёт
    } дорогу в другое место.
event-started =
    { $you ->
        [yes] Вы получаете
       *[no] { $seat } получает
    } на старте: { $cards }.
event-dealt =
    { $you ->
        [yes] Вы получаете
       *[no] { $seat } получает
    } мастера: { NAME($helper) }.
event-rolled =
    { $you ->
        [yes] Вы бросаете
       *[no] { $seat } бросает
    } кубики: { $number } ({ $first } + { $second }).
event-got =
    { $you ->
        [yes] Вы получаете
       *[no] { $seat } получает
    }: { $cards }.
event-got-nothing = Никто ничего не получает.
event-laid = Вы откладываете для сброса карту { NAME($resource, case: "genitive") }.
event-discarded =
    { $you ->
        [yes] Вы сбрасываете
       *[no] { $seat } сбрасывает
    }: { $cards }.
event-robber-moved =
    { $you ->
        [yes] Вы отправляете
       *[no] { $seat } отправляет
    } разбойника { NAME($terrain, case: "into") }{ $token ->
        [0] .
       *[other] { " " }({ $token }).
    }
event-robbed =
    { $from_you ->
        [yes] { $seat } крадёт у вас карту
       *[no] { $victim } лишается карты
    }{ GIVEN($resource) ->
        [yes] {" "}({ NAME($resource) })
       *[no] {""}
    }{ $from_you ->
        [yes] .
       *[no] { $you ->
            [yes] : её крадёте вы.
           *[no] : её крадёт { $seat }.
        }
    }
event-nobody-robbed =
    { $you ->
        [yes] Вы никого там не обкрадываете
       *[no] { $seat } никого там не обкрадывает
    }.
event-bought =
    { $you ->
        [yes] Вы покупаете
       *[no] { $seat } покупает
    } карту развития{ GIVEN($card) ->
        [yes] : { NAME($card) }.
       *[no] .
    }
event-played =
    { $you ->
        [yes] Вы разыгрываете
       *[no] { $seat } разыгрывает
    } карту «{ NAME($card) }».
event-monopolised =
    { $you ->
        [yes] Вы забираете
       *[no] { $seat } забирает
    } у всех { NAME($resource, case: "accusative") }: { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
    }.
event-took-card =
    { $you ->
        [yes] Вы берёте
       *[no] { $seat } берёт
    } из резерва карту { NAME($resource, case: "genitive") }.
event-stopped-roads =
    { $you ->
        [yes] Вы больше не прокладываете
       *[no] { $seat } больше не прокладывает
    } дорог.
event-bank-traded =
    { $you ->
        [yes] Вы меняете
       *[no] { $seat } меняет
    } в резерве { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
    } { NAME($give, case: "genitive") } на карту { NAME($get, case: "genitive") }.
event-began-offer =
    { $you ->
        [yes] Вы обдумываете
       *[no] { $seat } обдумывает
    } обмен.
event-composed =
    Пока в предложении: отдать — { GIVEN($gives) ->
        [yes] { $gives }
       *[no] ничего
    }; получить — { GIVEN($gets) ->
        [yes] { $gets }
       *[no] ничего
    }.
event-proposed =
    { $you ->
        [yes] Вы предлагаете обмен: вы даёте
       *[no] { $seat } предлагает обмен: даёт
    } — { $gives }, взамен — { $gets }{ GIVEN($to) ->
        [yes] {""}. Кто отвечает: { $to }
       *[no] {""}
    }.
event-dropped =
    { $you ->
        [yes] Вы передумываете
       *[no] { $seat } передумывает
    } меняться.
event-answered =
    Ваш ответ: { $answer ->
        [accepted] вы согласны
        [declined] вы отказываетесь
        [composing] вы обдумываете встречное предложение
       *[countered] вы делаете встречное предложение
    }.
event-accepted =
    { $you ->
        [yes] Вы принимаете
       *[no] { $seat } принимает
    } предложение.
event-declined =
    { $you ->
        [yes] Вы отклоняете
       *[no] { $seat } отклоняет
    } предложение.
event-countered =
    { $you ->
        [yes] Ваше встречное предложение: вы даёте
       *[no] { $seat } отвечает встречным предложением: даёт
    } — { $gives }, взамен — { $gets }.
event-traded =
    { $with_you ->
        [yes] { $seat } меняется с вами: вам — { $gives }, от вас — { $gets }.
       *[no] { $you ->
            [yes] Обмен состоялся, с вами меняется { $partner }: от вас — { $gives }, вам — { $gets }.
           *[no] { $seat } и { $partner } меняются. { $seat } отдаёт: { $gives }; получает: { $gets }.
        }
    }
event-no-trade =
    { $you ->
        [yes] Вы не меняетесь
       *[no] { $seat } не меняется
    } ни с кем.
event-used =
    { $you ->
        [yes] Вы применяете
       *[no] { $seat } применяет
    } карту «{ NAME($helper) }»{ $idly ->
        [yes] { " " }вхолостую.
       *[no] .
    }
event-not-used =
    { $you ->
        [yes] Вы не применяете
       *[no] { $seat } не применяет
    } карту «{ NAME($helper) }».
event-kept-helper =
    { $you ->
        [yes] Вы оставляете
       *[no] { $seat } оставляет
    } карту «{ NAME($helper) }» стороной Б вверх.
event-exchanged =
    { $you ->
        [yes] Вы меняете
       *[no] { $seat } меняет
    } карту «{ NAME($gone) }» на карту «{ NAME($helper) }».
event-kept-hand =
    { $you ->
        [yes] Вы на этот раз ничего не сбрасываете
       *[no] { $seat } на этот раз ничего не сбрасывает
    }.
event-gave-knight =
    { $you ->
        [yes] Вы отдаёте
       *[no] { $seat } отдаёт
    } { $knight ->
        [knight-played] сыгранного рыцаря
       *[knight-held] рыцаря с руки
    }.
event-named-rate =
    { $you ->
        [yes] Вы до конца хода меняете
       *[no] { $seat } до конца хода меняет
    } { NAME($resource, case: "accusative") } в резерве по курсу 2:1.
event-drew-three =
    { $you ->
        [yes] Вы смотрите
       *[no] { $seat } смотрит
    } { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
    } из колоды{ GIVEN($cards) ->
        [yes] : { $cards }.
       *[no] .
    }
event-kept-card =
    { $you ->
        [yes] Вы оставляете
       *[no] { $seat } оставляет
    } себе одну из них{ GIVEN($card) ->
        [yes] : { NAME($card) }.
       *[no] .
    }
event-lifted-road =
    { $you ->
        [yes] Вы снимаете
       *[no] { $seat } снимает
    } дорогу с поля.
event-chased-robber =
    { $you ->
        [yes] Вы прогоняете
       *[no] { $seat } прогоняет
    } разбойника в пустыню{ GIVEN($resource) ->
        [yes] { " " }и { $you ->
            [yes] берёте
           *[no] берёт
        } карту { NAME($resource, case: "genitive") }.
       *[no] .
    }
event-named-opponent =
    { $you ->
        [yes] Вы выбираете
       *[no] { $seat } выбирает
    } соперника: { $is_you ->
        [yes] это вы
       *[no] { $opponent }
    }.
event-asked-for =
    { $you ->
        [yes] Вы просите
       *[no] { $seat } просит
    } { NAME($resource, case: "accusative") } и { $you ->
        [yes] получаете
       *[no] получает
    } { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
    }.
event-gave-back =
    { $to_you ->
        [yes] { $seat } отдаёт вам взамен карту { NAME($resource, case: "genitive") }.
       *[no] { $you ->
            [yes] Вы отдаёте
           *[no] { $seat } отдаёт
        } взамен карту { NAME($resource, case: "genitive") }, её получает { $opponent }.
    }
event-chose-william =
    { $you ->
        [yes] Вы платите
       *[no] { $seat } платит
    } за дорогу { NAME($paid, case: "instrumental") } вместо { NAME($replaced, case: "genitive") }.
event-saw-hand =
    { $is_you ->
        [yes] { $seat } смотрит ваши карты сырья
       *[no] { $you ->
            [yes] { $opponent } показывает вам свои карты сырья
           *[no] { $opponent } показывает свои карты сырья, их смотрит { $seat }
        }
    }{ GIVEN($cards) ->
        [yes] : { $cards }.
       *[no] .
    }
event-took-seen =
    { $from_you ->
        [yes] { $seat } забирает у вас карту
       *[no] { $opponent } лишается карты
    }{ GIVEN($resource) ->
        [yes] {" "}({ NAME($resource) })
       *[no] {""}
    }{ $from_you ->
        [yes] .
       *[no] { $you ->
            [yes] : её забираете вы.
           *[no] : её забирает { $seat }.
        }
    }
event-took-nothing =
    { $you ->
        [yes] Вы ничего не берёте
       *[no] { $seat } ничего не берёт
    }.
event-ended-turn =
    { $you ->
        [yes] Вы заканчиваете
       *[no] { $seat } заканчивает
    } ход.
event-passed-building =
    { $you ->
        [yes] Вы больше не строите
       *[no] { $seat } больше не строит
    }.
event-part-began =
    { $part ->
        [second] { $you ->
            [yes] Начинается ваша вторая часть хода.
           *[no] Вторая часть хода: { $seat }.
        }
        [building] { $you ->
            [yes] Вы можете строить вне очереди.
           *[no] Строит вне очереди: { $seat }.
        }
       *[first] { $you ->
            [yes] Начинается ваш ход.
           *[no] Ходит { $seat }.
        }
    }
event-award-passed =
    { $you ->
        [yes] Вы получаете
       *[no] { $seat } получает
    } карту «{ NAME($award) }».
event-award-set-aside = Карта «{ NAME($award) }» откладывается.
event-won =
    { $you ->
        [yes] Вы побеждаете
       *[no] { $seat } побеждает
    }: { $points ->
        [one] { $points } очко.
        [few] { $points } очка.
       *[many] { $points } очков.
    }
event-settlement-built =
    { $you ->
        [yes] Вы основываете
       *[no] { $seat } основывает
    } поселение ({ $around }){ GIVEN($paid) ->
        [yes] . Плата: { $paid }.
       *[no] .
    }
event-city-built =
    { $you ->
        [yes] Вы строите
       *[no] { $seat } строит
    } город ({ $around }){ GIVEN($paid) ->
        [yes] . Плата: { $paid }.
       *[no] .
    }
event-road-built =
    { $you ->
        [yes] Вы прокладываете
       *[no] { $seat } прокладывает
    } дорогу ({ $around }){ GIVEN($paid) ->
        [yes] . Плата: { $paid }.
       *[no] .
    }
event-blocked = Разбойник: { NAME($terrain) } ({ $token }) ничего не приносит.
event-ran-short =
    { $is_single ->
        [yes] В резерве не хватило, выдано всё, что было:
       *[no] В резерве не хватило, поэтому никто не получает:
    } { NAME($resource) } (нужно { $owed }, есть { $left }).
event-laid-aside = Вы откладываете для сброса: { $cards }.
event-card-bought =
    { $you ->
        [yes] Вы покупаете
       *[no] { $seat } покупает
    } карту развития{ GIVEN($card) ->
        [yes] { " " }«{ NAME($card) }»
       *[no] { "" }
    }{ GIVEN($paid) ->
        [yes] . Плата: { $paid }.
       *[no] .
    }
event-monopoly-paid =
    { $you ->
        [yes] Вы отдаёте
       *[no] { $seat } отдаёт
    } { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
    } { NAME($resource, case: "genitive") }.
event-cards-taken =
    { $you ->
        [yes] Вы берёте
       *[no] { $seat } берёт
    } из резерва: { $cards }.
event-award-won =
    { $you ->
        [yes] Вы получаете
       *[no] { $seat } получает
    } карту «{ NAME($award) }» ({ $award ->
        [award-longest-road] { $count ->
            [one] { $count } дорога
            [few] { $count } дороги
           *[many] { $count } дорог
        } подряд
       *[other] { $count ->
            [one] { $count } рыцарь
            [few] { $count } рыцаря
           *[many] { $count } рыцарей
        }
    }).
event-victory =
    { $you ->
        [yes] Вы побеждаете
       *[no] { $seat } побеждает
    }: { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    } ({ $by_buildings } за постройки{ $by_awards ->
        [0] { "" }
       *[other] {" "}+ { $by_awards } за награды
    }{ $by_islands ->
        [0] { "" }
       *[other] {" "}+ { $by_islands } за острова
    }{ $by_cloth ->
        [0] { "" }
       *[other] {" "}+ { $by_cloth } за ткань
    }{ $by_cards ->
        [0] { "" }
       *[other] {" "}+ { $by_cards } на картах развития
    }){ GIVEN($wonder) ->
        [yes] {", "}чудо «{ NAME($wonder) }», уровень { $level }.
       *[no] .
    }

## Prompts

prompt-expected =
    { $you ->
        [yes] { $phase ->
            [placing] Поставьте поселение.
            [placing_road] Проложите дорогу от этого поселения.
            [placing_road_at_sea] Проложите от этого поселения дорогу или поставьте корабль.
            [before_roll] Ваш ход: бросьте кубики.
            [mariannes] Бросок ничего вам не принёс: примените карту «{ NAME("helper-marianne") }»?
            [siegfrieds] Семёрка: примените карту «{ NAME("helper-siegfried") }»?
            [moving_robber] Переместите разбойника.
            [moving_robber_at_sea] Переместите разбойника или пирата.
            [robbing] У кого украсть карту?
            [acting] Торгуйте, стройте, играйте карты или заканчивайте ход.
            [offering] Что отдаёте и что просите?
            [choosing] Чей ответ примете?
            [free_roads] Проложите дорогу бесплатно; осталось дорог: { $more }.
            [plenty] Возьмите карту из резерва; осталось карт: { $more }.
            [after_use] { $must ->
                [yes] Замените мастера: со стороны Б его не оставляют.
               *[no] Оставьте мастера или замените его.
            }
            [vincents] Что и где построите по сниженной цене?
            [candamirs] Оставьте себе одну из этих карт.
            [louis_lays] Куда положить дорогу?
            [nassirs] { $more ->
                [0] Назовите сырьё.
               *[other] Назовите сырьё, а если хотите, сперва второго соперника.
            }
            [nassir_gives] Какую карту отдадите взамен?{ GIVEN($opponent) ->
                [yes] { " " }Её получит { $opponent }.
               *[no] { "" }
            }
            [williams] Где проложить дорогу?
            [hildegards] Заберите одну из этих карт или ни одной.
            [building] Вы можете строить и покупать вне очереди.
            [taking_gold] Золото: возьмите карту на выбор; осталось карт: { $more }.
            [sailing] Куда поставить корабль?
            [placing_harbour] Поставьте { GIVEN($harbour) ->
                [yes] { NAME($harbour, case: "accusative") }
               *[no] гавань
            } у своего берега.
            [laying_harbour] Поставьте { GIVEN($harbour) ->
                [yes] { NAME($harbour, case: "accusative") }
               *[no] гавань
            } у любого берега.
           *[other] Решайте.
        }
       *[no] { $phase ->
            [placing] { $seat } ставит поселение.
            [placing_road] { $seat } прокладывает дорогу.
            [placing_road_at_sea] { $seat } прокладывает дорогу или ставит корабль.
            [before_roll] { $seat } готовится бросить кубики.
            [mariannes] { $seat } решает, применять ли карту «{ NAME("helper-marianne") }».
            [siegfrieds] { $seat } решает, применять ли карту «{ NAME("helper-siegfried") }».
            [moving_robber] { $seat } перемещает разбойника.
            [moving_robber_at_sea] { $seat } перемещает разбойника или пирата.
            [robbing] { $seat } выбирает, кого обокрасть.
            [acting] { $seat } торгует и строит.
            [offering] { $seat } составляет предложение.
            [choosing] { $seat } выбирает ответ.
            [free_roads] { $seat } прокладывает дороги бесплатно.
            [plenty] { $seat } берёт карты из резерва.
            [after_use] { $must ->
                [yes] { $seat } заменяет мастера.
               *[no] { $seat } решает, оставить мастера или заменить.
            }
            [vincents] { $seat } строит по сниженной цене.
            [candamirs] { $seat } выбирает карту развития.
            [louis_lays] { $seat } перекладывает дорогу.
            [nassirs] { $seat } выбирает соперников и сырьё.
            [nassir_gives] { $seat } отдаёт карту взамен.{ GIVEN($opponent) ->
                [yes] { " " }Её получит { $opponent }.
               *[no] { "" }
            }
            [williams] { $seat } прокладывает дорогу с картой «{ NAME("helper-william") }».
            [hildegards] { $seat } смотрит чужие карты.
            [building] { $seat } строит вне очереди.
            [taking_gold] { $seat } берёт карты за золото.
            [sailing] { $seat } переставляет корабль.
            [placing_harbour] { $seat } ставит гавань.
            [laying_harbour] { $seat } ставит { GIVEN($harbour) ->
                [yes] { NAME($harbour, case: "accusative") }
               *[no] гавань
            }.
           *[other] { $seat } решает.
        }
    }
prompt-discard-cards = Сбросьте карты; осталось сбросить: { $more }.
prompt-answer-offer =
    { $composing ->
        [yes] Составьте встречное предложение. { $seat } предлагает обмен: даёт — { $gives }, взамен — { $gets }.
       *[no] { $seat } предлагает обмен: даёт — { $gives }, взамен — { $gets }. Что скажете?
    }
prompt-wait =
    { $phase ->
        [discarding] У кого слишком много карт, те сбрасывают.
       *[other] Все отвечают на предложение.
    }
prompt-finished =
    { $you ->
        [yes] Вы победили
       *[no] { $seat } побеждает
    }.

## Refusals: why not

refusal-not-your-turn = Сейчас решает другой игрок
refusal-over = Партия окончена
refusal-place-settlement-first = Сперва поставьте поселение
refusal-place-road-first = Сперва проложите дорогу от нового поселения
refusal-roll-first = Сперва бросьте кубики
refusal-marianne-first = Сперва решается, применяют ли Марианну
refusal-siegfried-first = Сперва решается, применяют ли Зигфрида
refusal-discard-first = Сперва сбрасывают те, у кого слишком много карт
refusal-move-robber-first = Сперва переместите разбойника
refusal-choose-victim-first = Сперва выберите, у кого украсть карту
refusal-acting-now = Сейчас, когда торгуют и строят, этого не делают
refusal-offer-first = Сперва объявите предложение или откажитесь от него
refusal-no-offer-begun = Сперва скажите, что предлагаете обмен
refusal-finish-offer = Вы уже составляете предложение: объявите его или займитесь другим, и оно забудется
refusal-answer-first = Сперва отвечают на предложение
refusal-not-asked = Это предложение не вам
refusal-no-such-partner = Предлагают другому игроку за этим столом
refusal-addressed-already = Этот игрок уже назван
refusal-choose-partner-first = Сперва выберите ответ или отзовите предложение
refusal-free-roads-first = Сперва проложите бесплатные дороги
refusal-take-cards-first = Сперва возьмите карты из резерва
refusal-keep-or-exchange-first = Сперва мастера оставляют или заменяют
refusal-vincent-builds-first = Сперва постройте то, что удешевил Винсент
refusal-keep-card-first = Сперва оставьте себе одну из взятых карт
refusal-louis-lays-first = Сперва положите снятую дорогу
refusal-nassir-first = Сперва скажите до конца, чего просите у соперников
refusal-give-back-first = Сперва отдайте карту взамен
refusal-william-builds-first = Сперва проложите дорогу, с которой помогает Уильям
refusal-hildegard-first = Сперва заберите одну из увиденных карт или ни одной
refusal-only-building-now = Вне очереди можно только строить и покупать карты
refusal-rolled-already = Кубики бросают один раз за ход
refusal-no-such-place = Такого места на этом поле нет
refusal-not-free = Там уже что-то построено
refusal-path-taken = Там уже лежит дорога или стоит корабль
refusal-too-close = Слишком близко к другому поселению или городу
refusal-no-own-road = Там нет ни вашей дороги, ни вашего корабля
refusal-not-connected = Это не примыкает к вашим дорогам и постройкам
refusal-not-at-settlement = Дорога должна начинаться у нового поселения
refusal-no-own-settlement = Городом становится только ваше поселение
refusal-no-piece = Все ваши { NAME($piece, case: "few") } уже на поле
refusal-too-poor = Вам не хватает карт сырья на это: { $lacks }
refusal-nothing-to-discard = Сейчас вам нечего сбрасывать
refusal-not-in-hand = Карт { NAME($resource, case: "genitive") } у вас на руке больше нет
refusal-robber-stays = Разбойник должен перейти на другой гекс
refusal-spares-the-poor = Добрый разбойник щадит тех, у кого меньше трёх видимых очков, а там стоит постройка одного из них
refusal-only-the-desert = В любом другом месте добрый разбойник навредил бы тому, у кого меньше трёх очков: ему остаётся пустыня
refusal-not-a-victim = У этого игрока там нечего украсть
refusal-deck-empty = Карт развития больше нет
refusal-card-too-dear = Вам не хватает сырья на карту развития: { $lacks }
refusal-one-card-a-turn = В этот ход вы уже сыграли карту развития
refusal-no-such-card = Такой карты развития у вас нет
refusal-just-bought = Карту, купленную в этот ход, играть ещё нельзя
refusal-no-road-possible = У вас нет дорог или места для них
refusal-bank-is-empty = В резерве совсем нет карт
refusal-one-road-first = Сперва проложите хотя бы одну дорогу
refusal-bank-lacks-it = В резерве нет { NAME($resource, case: "genitive") }
refusal-no-trade = За этим столом игроки между собой не торгуют
refusal-no-trade-in-second-part = Во второй части хода торгуют только с резервом
refusal-no-offers-left = Вы сделали все предложения этого хода
refusal-no-card-to-give =
    { $hand ->
        [empty] У вас нет карт, чтобы отдать
       *[held] { $held ->
            [0] Карт { NAME($resource, case: "genitive") } у вас нет
           *[other] Карт { NAME($resource, case: "genitive") } у вас { $held }, и все вы уже отдаёте
        }
    }
refusal-on-both-sides = Одно и то же сырьё не может стоять по обе стороны
refusal-nobody-has-that = Столько { NAME($resource, case: "genitive") } у остальных вместе не наберётся
refusal-empty-side = С каждой стороны нужна хотя бы одна карта
refusal-cannot-accept = У вас нет карт, которых просят; не хватает: { $lacks }
refusal-answered-already = Вы уже ответили
refusal-same-as-offer = Это и есть само предложение: просто согласитесь
refusal-no-counter-begun = Сперва скажите, что делаете встречное предложение
refusal-finish-counter = Сперва закончите встречное предложение или откажитесь
refusal-no-such-answer = Этот игрок не согласился и ничего не предложил
refusal-cannot-pay-counter = У вас нет карт для этого встречного предложения; не хватает: { $lacks }
refusal-same-resource = Сырьё не меняют на то же самое
refusal-too-few-for-bank = Резерв просит здесь таких карт: { $rate }. Вам не хватает: { $lacks }
refusal-no-helpers = За этим столом играют без мастеров
refusal-not-your-helper = Этот мастер лежит не перед вами
refusal-helper-rests = В этот ход вы уже получили или применили мастера
refusal-helper-in-second-part = Во второй части хода мастеров не применяют
refusal-helper-too-early = За этим столом этого мастера применяют только после броска
refusal-side-b-goes = Со стороны Б мастера можно только заменить
refusal-not-in-reserve = Этого мастера нет в резерве
refusal-same-helper = Только что сброшенного мастера взять нельзя
refusal-no-knight = Такого рыцаря у вас нет
refusal-vincent-cannot-build = По сниженной цене вам нечего построить
refusal-too-poor-for-vincent = Вам не хватает карт и на сниженную цену: { $lacks }
refusal-hand-too-small = Вам и так нечего сбрасывать
refusal-hand-too-large = Если карт больше семи, он лишь избавляет от сброса
refusal-not-in-price = Это сырьё в цену не входит
refusal-not-replaced-by-itself = Сырьё не заменяют им же самим
refusal-not-among-drawn = Такой карты среди взятых нет
refusal-road-is-held = К этой дороге с обоих концов примыкают ваши фигурки
refusal-no-place-for-road = Для этой дороги нет места
refusal-same-path = Дорогу нужно положить в другое место
refusal-robber-in-desert = Разбойник уже в пустыне
refusal-no-desert = Она уводит разбойника только в пустыню
refusal-robber-away = Разбойника ещё нет на карте
refusal-not-an-opponent = Это не ваш соперник
refusal-named-already = Соперники уже названы
refusal-not-more-points = У этого игрока видимых очков не больше вашего
refusal-no-land = У этого перекрёстка нет суши
refusal-no-land-way = Дорогу прокладывают только вдоль суши
refusal-not-at-home = Первые поселения ставят на стартовом острове
refusal-not-on-a-mark = На отмеченных перекрёстках не начинают; строить там можно позже
refusal-no-ships = За этим столом играют без кораблей
refusal-no-ship-left = Вы построили уже все свои корабли
refusal-ship-too-dear = На корабль не хватает карт; нужно ещё: { $lacks }
refusal-no-sea-way = Кораблю нужно море хотя бы с одной стороны
refusal-ship-not-connected = Корабль ставят у своего поселения или города либо в продолжение своих кораблей
refusal-pirate-at-path = Рядом с пиратом корабли не ставят
refusal-no-own-ship = Вашего корабля там нет
refusal-one-ship-a-turn = В этот ход вы уже переставили корабль
refusal-just-launched = Корабль, построенный в этот ход, ещё не переставляют
refusal-pirate-holds-ship = Пират не выпускает этот корабль
refusal-ship-is-held = У этого корабля нет свободного конца: с обеих сторон стоят ваши фишки
refusal-nowhere-to-sail = Этот корабль некуда переставить
refusal-ship-sails-first = Сначала поставьте снятый корабль
refusal-take-gold-first = Сначала карты возьмут те, кто нашёл золото
refusal-robber-needs-number = Здесь разбойник ходит только туда, где лежит жетон
refusal-place-harbour-first = Сначала поставьте гавань
refusal-not-at-coast = Гавань ставят у берега
refusal-not-at-own-building = Гавань ставят у своего поселения или города
refusal-harbour-too-close = Там или рядом уже есть гавань
refusal-no-wonders = За этим столом чудес не строят
refusal-one-wonder = Вы уже взялись за своё чудо
refusal-wonder-taken = «{ NAME($wonder) }» уже строит кто-то другой
refusal-no-ship-to-claim = У вас не осталось корабля, чтобы положить его на карту чуда
refusal-wonder-not-earned =
    Чтобы взяться за чудо «{ NAME($wonder) }», { $mark ->
        [strait] нужно поселение у пролива, город не годится
        [wasteland] нужно поселение у пустоши, город не годится
       *[none] { $harbour_cities ->
            [0] { $points ->
                [0] { $cities ->
                    [one] нужен { $cities } город
                    [few] нужно { $cities } города
                   *[many] нужно { $cities } городов
                }
               *[other] { $cities ->
                    [one] нужен { $cities } город
                    [few] нужно { $cities } города
                   *[many] нужно { $cities } городов
                } и { $points ->
                    [one] { $points } видимое очко
                    [few] { $points } видимых очка
                   *[many] { $points } видимых очков
                }
            }
           *[other] { $harbour_cities ->
                [one] нужен { $harbour_cities } город у гавани
                [few] нужно { $harbour_cities } города у гаваней
               *[many] нужно { $harbour_cities } городов у гаваней
            } и торговый путь длиной { $route }
        }
    }
refusal-no-own-wonder = Вы ещё не взялись ни за одно чудо
refusal-level-too-dear = На следующий уровень не хватает карт; нужно ещё: { $lacks }
refusal-no-card-there = Украсть карту там не у кого
refusal-no-cloth-there = Украсть ткань там не у кого
refusal-lay-harbour-first = Сначала поставьте гавань
refusal-no-coast = Гавань ставят между сушей и морем
refusal-harbour-beside = Этому месту или соседнему уже служит другая гавань
refusal-robber-on-land = Разбойник не уходит с суши
refusal-no-pirate = За этим столом нет пирата
refusal-pirate-stays = Пирата нужно переместить в другой гекс
refusal-pirate-for-traders = Пирата перемещают только те, кто торгует с деревней
refusal-pirate-at-sea = Пират не сходит на сушу
refusal-not-in-that-hand = На той руке такой карты нет

## Reasons of the end

reason-goal-reached = кто-то набрал нужное число очков
reason-villages-sold-out = деревень с тканью осталось слишком мало

## The score sheet

score-settlements = Поселения
score-cities = Города
score-islands = Новые берега
score-cloth = Ткань
score-bale = тюк
    .one = тюк
    .few = тюка
    .many = тюков
score-bales = Тюки ткани
score-victory-points = Карты победных очков
score-levels = Уровни чуда
score-settlement = поселение
    .one = поселение
    .few = поселения
    .many = поселений
score-city = город
    .one = город
    .few = города
    .many = городов
score-road = дорога подряд
    .one = дорога подряд
    .few = дороги подряд
    .many = дорог подряд
score-knight = рыцарь
    .one = рыцарь
    .few = рыцаря
    .many = рыцарей
score-total = Всего

## Phases

phase-placing = Основание
phase-placing-road = Первая дорога
phase-before-roll = До броска
phase-mariannes = Марианна
phase-siegfrieds = Зигфрид
phase-discarding = Сброс
phase-moving-robber = Разбойник
phase-robbing = Кража
phase-acting = Торговля и строительство
phase-offering = Предложение
phase-answering = Ответы
phase-choosing = Выбор ответа
phase-free-roads = Бесплатные дороги
phase-plenty = Карты из резерва
phase-after-use = Оставить или заменить
phase-vincents = Винсент
phase-candamirs = Кандамир
phase-louis-lays = Луи
phase-nassirs = Неогидант
phase-nassir-gives = Неогидант отдаёт
phase-williams = Уильям
phase-hildegards = Хильдегарда
phase-building = Внеочередное строительство
phase-taking-gold = Золото
phase-placing-harbour = Новая гавань
phase-laying-harbour = Расстановка гаваней
phase-sailing = Перестановка корабля
phase-over = Конец

## Parts of a turn

part-first = ход
part-second = вторая часть
part-building = внеочередное строительство

## Answers to an offer

answer-none = пока нет
answer-composing = составляет встречное предложение
answer-accepted = согласие
answer-declined = отказ
answer-countered = встречное предложение

## What helpers do, and when

ability-vincent = Когда торгуют и строят: отдайте рыцаря, сыгранного или с руки, и постройте поселение за древесину и глину или город за две руды и одно зерно.
ability-jean = В свой ход: назовите сырьё; до конца хода резерв меняет его два к одному.
ability-siegfried = При семёрке у кого угодно: не сбрасывайте карты, а если их не больше семи, возьмите одну из резерва.
ability-candamir = При покупке карты развития: одно сырьё можно заменить другим, а карту вы выбираете из трёх.
ability-louis = В свой ход: переложите одну свою дорогу со свободным концом.
ability-marianne = Если чей угодно бросок, кроме семёрки, ничего вам не принёс: возьмите карту из резерва.
ability-robber-bride = До броска или когда торгуют: отправьте разбойника в пустыню и возьмите сырьё того гекса, откуда он ушёл.
ability-nassir = В свой ход: один или два соперника отдают вам по карте названного сырья и получают взамен любую.
ability-william = При строительстве дороги: заплатите другим сырьём вместо древесины или глины.
ability-hildegard = После броска: посмотрите сырьё соперника, у которого больше видимых очков, и заберите одну карту.

## Labels of the view

view-phase = Сейчас
view-turn = Чей ход
view-active = Кто действует
view-part = Часть хода
view-turns = Ходов
view-dice = Кубики
view-has-rolled = Бросок был
view-robber = Разбойник на гексе
view-board = Поле
view-seats = Игроки
view-bank = Резерв
view-deck-size = Колода развития
view-has-played = Карта в этот ход сыграна
view-hand = Ваша рука
view-cards = Ваши карты развития
view-new-cards = Из них только что куплены
view-rates = Курс резерва
view-laid = Отложено для сброса
view-offers-left = Осталось предложений
view-open-answers = Ответы видны сразу
view-to = Кого спрашивают
view-draft = Вы составляете
view-own-answer = Ваш ответ
view-offer = Предложение
view-answers = Ответы
view-reserve = Резерв мастеров
view-stack = Стопка мастеров
view-drawn = Взятые карты
view-lifted = Снятая дорога или корабль
view-opponents = Названные соперники
view-jean-rate = По курсу два к одному
view-got = По последнему броску
view-rolls = Броски от 2 до 12
view-costs = Цены
view-goal = Очков для победы
view-rolls-left = Осталось в колоде бросков, от 2 до 12
view-hex = Гекс
view-x = x
view-y = y
view-terrain = Местность
view-token = Число
view-pips = Точки
view-path = Отрезок
view-type = Вид
view-id = Поле
view-hexes = Гексы
view-corners = Перекрёстки
view-paths = Отрезки
view-harbours = Гавани
view-seat = Игрок
view-colour = Цвет
view-points = Очки
view-hand-size = Карт сырья
view-card-count = Карт развития
view-bought-count = Только что куплено
view-roads = Дороги
view-settlements = Поселения
view-cities = Города
view-left = Осталось фигурок
view-played = Сыграно
view-road-length = Тракт
view-awards = Награды
view-helper = Мастер
view-side = Сторона
view-helper-ready = Можно применить
view-known = Точно на руке
view-to-discard = Сбросить
view-produced = Добыто
view-answer = Ответ
view-gives = Отдаёт
view-gets = Получает
view-scenario = Сценарий
view-pirate = Пират в гексе
view-ship-moved = Корабль в этот ход переставлен
view-fresh-ships = Корабли, построенные в этот ход
view-area = Остров
view-frame = Море вокруг карты
view-path-kinds = Что бывает на отрезках
view-sites = Места для построек
view-bonus = Очки за новые берега
view-corner = Перекрёсток
view-ships = Корабли
view-special = Особые очки
view-chits = Особые очки лежат
view-areas = Заселённые острова
view-gifts = Дары племени
view-gift = Дар
view-harbour = Гавань
view-gold = Карт за золото
view-wonders = Чудеса
view-villages = Деревни
view-harbours-left = Гавани, которые ещё ставить
view-cloth = Ткань
view-cloth-left = Ткани в запасе
view-wonder = Чудо
view-levels = Уровни
view-marks = Отмеченные перекрёстки
view-mark = Отметка
view-cost = Цена уровня
view-harbour-cities = Города у гаваней
view-route = Торговый путь
view-owed-to = Кому причитается карта

## На рисунке в терминале

draw-legend =
    ▒ холмы и глина, ♣ лес и древесина, " пастбище и шерсть, ≡ пашня и зерно, ▲ горы и руда, · пустыня, ~ море, $ золото, ? неизвестно.
    Посередине гекса — число, при котором он приносит сырьё; *6* и *8* выпадают чаще всех.
    ⌂1 поселение, █1 город, ━ дорога, ≀ и ~ корабль; цифра — место хозяина. ☻ разбойник, ☠ пират.
    3:1 и 2▒ — гавани. ★ очки, ☺ мастер, ⇄ предложение обмена. В сценариях: ≈ пролив, × пустошь, ∅ здесь не начинают, 8:5 деревня: её число и сколько у неё ткани.
    У берега забытого племени ★ — очко, ▤ — карта развития: достанутся первому кораблю, который туда придёт.
draw-helper-vincent = рыцарь и ▒♣ или ≡▲▲ — и поселение или город стоит
draw-helper-jean = до конца хода меняет один вид сырья в резерве 2:1
draw-helper-siegfried = при семёрке: не сбрасывать или взять карту
draw-helper-candamir = карта развития: одно сырьё на замену, выбор из трёх
draw-helper-louis = перекладывает крайнюю дорогу
draw-helper-marianne = бросок ничего не принёс — карта из резерва
draw-helper-robber-bride = разбойник — в пустыню, карта с его гекса — вам
draw-helper-nassir = один или двое отдают названное сырьё за любое другое
draw-helper-william = дорога: одно сырьё на замену
draw-helper-hildegard = взять карту у того, у кого больше очков
draw-ships-left = Кораблей осталось
draw-card = карта развития
draw-deck = колода
