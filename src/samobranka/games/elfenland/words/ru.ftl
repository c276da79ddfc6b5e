### Страна эльфов: слова / words, Russian. Names first; the values are the nominatives of data.toml.

## Towns (all take «в» and «из»: the preposition stands in the sentence)

town-elvenhold = Эльфенхолд
    .genitive = Эльфенхолда
    .accusative = Эльфенхолд
    .prepositional = Эльфенхолде
town-albaran = Аль'Баран
    .genitive = Аль'Барана
    .accusative = Аль'Баран
    .prepositional = Аль'Баране
town-beata = Беата
    .genitive = Беаты
    .accusative = Беату
    .prepositional = Беате
town-dagamura = Даг'Амура
    .genitive = Даг'Амуры
    .accusative = Даг'Амуру
    .prepositional = Даг'Амуре
town-ergeren = Эрг'Эрен
    .genitive = Эрг'Эрена
    .accusative = Эрг'Эрен
    .prepositional = Эрг'Эрене
town-feodor = Феодор
    .genitive = Феодора
    .accusative = Феодор
    .prepositional = Феодоре
town-grangor = Грангор
    .genitive = Грангора
    .accusative = Грангор
    .prepositional = Грангоре
town-ixara = Иксара
    .genitive = Иксары
    .accusative = Иксару
    .prepositional = Иксаре
town-jaccaranda = Жакаранда
    .genitive = Жакаранды
    .accusative = Жакаранду
    .prepositional = Жакаранде
town-kihromah = Киромех
    .genitive = Киромеха
    .accusative = Киромех
    .prepositional = Киромехе
town-lapphalya = Лаппхалия
    .genitive = Лаппхалии
    .accusative = Лаппхалию
    .prepositional = Лаппхалии
town-mahdavikia = Мах'Давикия
    .genitive = Мах'Давикии
    .accusative = Мах'Давикию
    .prepositional = Мах'Давикии
town-parundia = Парундия
    .genitive = Парундии
    .accusative = Парундию
    .prepositional = Парундии
town-rivinia = Ривиния
    .genitive = Ривинии
    .accusative = Ривинию
    .prepositional = Ривинии
town-strykhaven = Стрикхэвен
    .genitive = Стрикхэвена
    .accusative = Стрикхэвен
    .prepositional = Стрикхэвене
town-throtmanni = Тротмани
    .genitive = Тротмани
    .accusative = Тротмани
    .prepositional = Тротмани
town-tichih = Тичих
    .genitive = Тичиха
    .accusative = Тичих
    .prepositional = Тичихе
town-usselen = Усселен
    .genitive = Усселена
    .accusative = Усселен
    .prepositional = Усселене
town-virst = Вирст
    .genitive = Вирста
    .accusative = Вирст
    .prepositional = Вирсте
town-wylhien = Вильхиен
    .genitive = Вильхиена
    .accusative = Вильхиен
    .prepositional = Вильхиене
town-yttar = Иттар
    .genitive = Иттара
    .accusative = Иттар
    .prepositional = Иттаре

## Transports (cases in small letters, for the middle of a sentence; prepositional after «на»)

transport-giant-pig = Кабан-великан
    .nominative = кабан-великан
    .genitive = кабана-великана
    .accusative = кабана-великана
    .instrumental = кабаном-великаном
    .prepositional = кабане-великане
transport-elfcycle = Эльфоцикл
    .nominative = эльфоцикл
    .genitive = эльфоцикла
    .accusative = эльфоцикл
    .instrumental = эльфоциклом
    .prepositional = эльфоцикле
transport-magic-cloud = Волшебное облако
    .nominative = волшебное облако
    .genitive = волшебного облака
    .accusative = волшебное облако
    .instrumental = волшебным облаком
    .prepositional = волшебном облаке
transport-unicorn = Единорог
    .nominative = единорог
    .genitive = единорога
    .accusative = единорога
    .instrumental = единорогом
    .prepositional = единороге
transport-troll-wagon = Гномья повозка
    .nominative = гномья повозка
    .genitive = гномьей повозки
    .accusative = гномью повозку
    .instrumental = гномьей повозкой
    .prepositional = гномьей повозке
transport-dragon = Дракон
    .nominative = дракон
    .genitive = дракона
    .accusative = дракона
    .instrumental = драконом
    .prepositional = драконе
transport-raft = Плот
    .nominative = плот
    .genitive = плота
    .accusative = плот
    .instrumental = плотом
    .prepositional = плоту

## Terrains (.in carries the preposition, which differs: «на равнине», «в лесу»)

terrain-plains = равнина
    .genitive = равнины
    .accusative = равнину
    .prepositional = равнине
    .in = на равнине
terrain-forest = лес
    .genitive = леса
    .accusative = лес
    .prepositional = лесу
    .in = в лесу
terrain-desert = пустыня
    .genitive = пустыни
    .accusative = пустыню
    .prepositional = пустыне
    .in = в пустыне
terrain-mountain = горы
    .genitive = гор
    .accusative = горы
    .prepositional = горах
    .in = в горах
terrain-river = река
    .genitive = реки
    .accusative = реку
    .prepositional = реке
    .in = на реке
terrain-lake = озеро
    .genitive = озера
    .accusative = озеро
    .prepositional = озере
    .in = на озере

## Lakes

lake-mare-nebulae = Туманное море
    .genitive = Туманного моря
    .dative = Туманному морю
    .accusative = Туманное море
    .prepositional = Туманном море
lake-mare-magnum = Безбрежное море
    .genitive = Безбрежного моря
    .dative = Безбрежному морю
    .accusative = Безбрежное море
    .prepositional = Безбрежном море

## Courses of a river

course-downstream = вниз по течению
course-upstream = против течения

## Colours (masculine, as «цвет»)

colour-red = красный
    .genitive = красного
colour-yellow = жёлтый
    .genitive = жёлтого
colour-green = зелёный
    .genitive = зелёного
colour-blue = синий
    .genitive = синего
colour-purple = фиолетовый
    .genitive = фиолетового
colour-black = чёрный
    .genitive = чёрного

## Obstacle and caravan (cases in small letters)

thing-obstacle = Препятствие
    .nominative = препятствие
    .genitive = препятствия
    .accusative = препятствие
    .instrumental = препятствием
thing-caravan = Караван
    .nominative = караван
    .genitive = каравана
    .accusative = караван
    .instrumental = караваном

## Roads, by their two towns

road-beata-elvenhold = { NAME("town-beata") } — { NAME("town-elvenhold") }
road-beata-strykhaven = { NAME("town-beata") } — { NAME("town-strykhaven") }
road-elvenhold-lapphalya = { NAME("town-elvenhold") } — { NAME("town-lapphalya") }
road-ixara-virst = { NAME("town-ixara") } — { NAME("town-virst") }
road-lapphalya-virst = { NAME("town-lapphalya") } — { NAME("town-virst") }
road-parundia-wylhien = { NAME("town-parundia") } — { NAME("town-wylhien") }
road-throtmanni-tichih = { NAME("town-throtmanni") } — { NAME("town-tichih") }
road-usselen-wylhien = { NAME("town-usselen") } — { NAME("town-wylhien") }
road-dagamura-ixara = { NAME("town-dagamura") } — { NAME("town-ixara") }
road-dagamura-kihromah = { NAME("town-dagamura") } — { NAME("town-kihromah") }
road-dagamura-lapphalya = { NAME("town-dagamura") } — { NAME("town-lapphalya") }
road-elvenhold-ergeren = { NAME("town-elvenhold") } — { NAME("town-ergeren") }
road-ergeren-tichih = { NAME("town-ergeren") } — { NAME("town-tichih") }
road-feodor-lapphalya = { NAME("town-feodor") } — { NAME("town-lapphalya") }
road-feodor-rivinia = { NAME("town-feodor") } — { NAME("town-rivinia") }
road-ixara-lapphalya = { NAME("town-ixara") } — { NAME("town-lapphalya") }
road-lapphalya-rivinia = { NAME("town-lapphalya") } — { NAME("town-rivinia") }
road-parundia-usselen = { NAME("town-parundia") } — { NAME("town-usselen") }
road-rivinia-throtmanni = { NAME("town-rivinia") } — { NAME("town-throtmanni") }
road-usselen-yttar = { NAME("town-usselen") } — { NAME("town-yttar") }
road-albaran-dagamura = { NAME("town-albaran") } — { NAME("town-dagamura") }
road-albaran-feodor = { NAME("town-albaran") } — { NAME("town-feodor") }
road-albaran-parundia = { NAME("town-albaran") } — { NAME("town-parundia") }
road-albaran-throtmanni = { NAME("town-albaran") } — { NAME("town-throtmanni") }
road-albaran-wylhien = { NAME("town-albaran") } — { NAME("town-wylhien") }
road-dagamura-feodor = { NAME("town-dagamura") } — { NAME("town-feodor") }
road-feodor-throtmanni = { NAME("town-feodor") } — { NAME("town-throtmanni") }
road-dagamura-mahdavikia = { NAME("town-dagamura") } — { NAME("town-mahdavikia") }
road-grangor-mahdavikia = { NAME("town-grangor") } — { NAME("town-mahdavikia") }
road-grangor-yttar = { NAME("town-grangor") } — { NAME("town-yttar") }
road-ixara-mahdavikia = { NAME("town-ixara") } — { NAME("town-mahdavikia") }
road-jaccaranda-throtmanni = { NAME("town-jaccaranda") } — { NAME("town-throtmanni") }
road-jaccaranda-tichih = { NAME("town-jaccaranda") } — { NAME("town-tichih") }
road-jaccaranda-wylhien = { NAME("town-jaccaranda") } — { NAME("town-wylhien") }
road-strykhaven-virst = { NAME("town-strykhaven") } — { NAME("town-virst") }

## Rivers, from the spring down; one goes either way

river-wylhien-usselen = { NAME("town-wylhien") } — { NAME("town-usselen") }
river-beata-elvenhold = { NAME("town-beata") } — { NAME("town-elvenhold") }
river-elvenhold-rivinia = { NAME("town-elvenhold") } — { NAME("town-rivinia") }
river-rivinia-tichih = { NAME("town-rivinia") } — { NAME("town-tichih") }
river-virst-ixara = { NAME("town-virst") } — { NAME("town-ixara") }
river-ixara-mahdavikia = { NAME("town-ixara") } — { NAME("town-mahdavikia") }
river-mahdavikia-grangor = { NAME("town-mahdavikia") } — { NAME("town-grangor") }

## Ferries

ferry-parundia-yttar = { NAME("town-parundia") } — { NAME("town-yttar") }
ferry-grangor-yttar = { NAME("town-grangor") } — { NAME("town-yttar") }
ferry-grangor-parundia = { NAME("town-grangor") } — { NAME("town-parundia") }
ferry-strykhaven-virst = { NAME("town-strykhaven") } — { NAME("town-virst") }
ferry-elvenhold-virst = { NAME("town-elvenhold") } — { NAME("town-virst") }
ferry-elvenhold-strykhaven = { NAME("town-elvenhold") } — { NAME("town-strykhaven") }

### Sentences

## Sides of a counter

side-open = открытый
side-hidden = скрытый

## Actions: what a button says

action-take-open = Взять из ряда жетон «{ NAME($transport) }»
action-take-blind = Взять жетон вслепую из стопки
action-lay =
    Положить { $side ->
        [side-open] открытый
       *[side-hidden] скрытый
    } жетон «{ NAME($transport) }»: { NAME($road) }
action-lay-obstacle = Положить препятствие: { NAME($road) }
action-pass = Пасовать
action-ride = Ехать по дороге: { NAME($road) }
action-raft = Плыть по реке: { NAME($river) }
action-take-ferry = Переправиться на пароме: { NAME($ferry) }
action-caravan = Идти караваном: { NAME($road) }
action-pay = Отдать за караван карту «{ NAME($card) }»
action-end-journey = Закончить путешествие здесь
action-discard = Сбросить карту «{ NAME($card) }»
action-keep =
    Оставить { $side ->
        [side-open] открытый
       *[side-hidden] скрытый
    } жетон «{ NAME($transport) }»

## Events (in the present tense, which has no gender)

event-took-open =
    { $you ->
        [yes] Вы берёте
       *[no] { $seat } берёт
    } из ряда жетон «{ NAME($transport) }».
event-refilled = В ряду открыт жетон «{ NAME($transport) }».
event-took-blind =
    { $you ->
        [yes] Вы берёте
       *[no] { $seat } берёт
    } жетон вслепую: «{ NAME($transport) }».
event-laid =
    { $you ->
        [yes] Вы кладёте
       *[no] { $seat } кладёт
    } { $side ->
        [side-open] жетон
       *[side-hidden] скрытый жетон
    } «{ NAME($transport) }»: { NAME($road) }.
event-laid-obstacle =
    { $you ->
        [yes] Вы кладёте
       *[no] { $seat } кладёт
    } препятствие: { NAME($road) }.
event-passed =
    { $you ->
        [yes] Вы пасуете.
       *[no] { $seat } пасует.
    }
event-passed-over =
    { $you ->
        [yes] Вам нечего положить: вы пасуете.
       *[no] { $seat } пасует: положить нечего.
    }
event-journeys-began = Все спасовали: путешествия начинаются.
event-rode =
    { $you ->
        [yes] Вы едете
       *[no] { $seat } едет
    } в { NAME($town, case: "accusative") } на { NAME($transport, case: "prepositional") } за { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
    } «{ NAME($transport) }»{ $obstacle ->
        [yes] {" "}(одна из них — за препятствие).
       *[no] .
    }
event-rafted =
    { $you ->
        [yes] Вы плывёте
       *[no] { $seat } плывёт
    } { NAME($course) } в { NAME($town, case: "accusative") } за { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
    } «{ NAME("transport-raft") }».
event-took-ferry =
    { $you ->
        [yes] Вы переправляетесь
       *[no] { $seat } переправляется
    } на пароме в { NAME($town, case: "accusative") } за { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
    } «{ NAME("transport-raft") }».
event-caravan-gathered =
    { $you ->
        [yes] Вы собираете
       *[no] { $seat } собирает
    } караван из { $count ->
        [one] { $count } карты
       *[other] { $count } карт
    }: { NAME($road) }.
event-caravan-paid =
    { $you ->
        [yes] Вы отдаёте
       *[no] { $seat } отдаёт
    } за караван: { $cards }.
event-caravan-arrived =
    { $you ->
        [yes] Ваш караван приходит
       *[no] { $seat } приходит с караваном
    } в { NAME($town, case: "accusative") }.
event-marker-taken =
    { $you ->
        [yes] Вы забираете
       *[no] { $seat } забирает
    } маркер в { NAME($town, case: "prepositional") }: теперь их { $count }.
event-journey-ended =
    { $you ->
        [yes] Вы заканчиваете
       *[no] { $seat } заканчивает
    } путешествие в { NAME($town, case: "prepositional") }{ $left ->
        [0] : карт не осталось.
        [one] ; на руке { $left } карта.
        [few] ; на руке { $left } карты.
       *[many] ; на руке { $left } карт.
    }
event-discarded =
    { $you ->
        [yes] Вы сбрасываете
       *[no] { $seat } сбрасывает
    }: { $cards }.
event-chose-to-keep =
    Вы оставляете { $side ->
        [side-open] открытый
       *[side-hidden] скрытый
    } жетон «{ NAME($transport) }».
event-kept =
    { $you ->
        [yes] У вас остаётся
       *[no] { $seat } оставляет
    } { $side ->
        [side-open] открытый
       *[side-hidden] скрытый
    } жетон{ GIVEN($transport) ->
        [yes] {" "}«{ NAME($transport) }».
       *[no] .
    }
event-kept-nothing =
    { $you ->
        [yes] Вам нечего оставить: жетонов у вас нет.
       *[no] { $seat } не оставляет жетона: их нет.
    }
event-roads-cleared = Жетоны и препятствия убраны с дорог.
event-round-began =
    Начинается раунд { $round }; { $you ->
        [yes] вы ходите первым номером.
       *[no] первым номером ходит { $seat }.
    }
event-cards-dealt = Вам сданы карты: { $cards }.
event-secret-counter-given = Ваш скрытый жетон: «{ NAME($transport) }».
event-goal-shown =
    { $you ->
        [yes] Ваш город назначения
       *[no] { $seat } открывает город назначения
    }: { NAME($town) }, до него { $count ->
        [one] { $count } переход
        [few] { $count } перехода
       *[many] { $count } переходов
    }.
event-ended =
    Партия окончена: { GIVEN($seat) ->
        [yes] { $you ->
            [yes] вы побывали во всех городах.
           *[no] во всех городах — { $seat }.
        }
       *[no] { NAME($reason) }.
    }

## Prompts

prompt-expected =
    { $you ->
        [yes] { $phase ->
            [taking] Возьмите жетон: из открытого ряда или вслепую.
            [planning] Положите жетон или препятствие либо спасуйте.
            [travelling] Ваше путешествие: куда отправитесь?
            [caravanning] { $more ->
                [one] Выберите для каравана { $more } карту.
                [few] Выберите для каравана { $more } карты.
               *[many] Выберите для каравана { $more } карт.
            }
            [discarding] { $more ->
                [one] На руке слишком много карт: сбросьте { $more } карту.
                [few] На руке слишком много карт: сбросьте { $more } карты.
               *[many] На руке слишком много карт: сбросьте { $more } карт.
            }
           *[other] Ваш ход.
        }
       *[no] { $phase ->
            [taking] { $seat } берёт жетон.
            [planning] { $seat } планирует маршрут.
            [travelling] { $seat } путешествует.
            [caravanning] { $seat } собирает караван.
            [discarding] { $seat } сбрасывает лишние карты.
           *[other] Сейчас действует { $seat }.
        }
    }
prompt-choose-to-keep = Выберите жетон, который останется у вас на следующий раунд.
prompt-wait = Игроки выбирают жетоны на следующий раунд.
prompt-finished = Партия окончена: { NAME($reason) }.

## Refusals: why not

refusal-not-your-turn = Сейчас ход другого игрока
refusal-over = Партия окончена
refusal-take-counter-now = Сейчас нужно взять жетон: из открытого ряда или вслепую
refusal-plan-now = Сейчас нужно положить жетон или препятствие либо спасовать
refusal-travel-now = Сейчас нужно путешествовать или закончить путешествие
refusal-pay-caravan-now = Сначала отдайте карты за караван
refusal-discard-now = На руке можно оставить карт: { $limit }. Сначала сбросьте лишние: { $more }
refusal-keep-now = Сейчас игроки выбирают жетоны на следующий раунд
refusal-kept-already = Вы уже выбрали жетон, который останется у вас
refusal-nothing-to-choose = Вам не из чего выбирать, какой жетон оставить
refusal-not-in-row = В открытом ряду такого жетона нет
refusal-no-such-counter = Такого жетона у вас там нет
refusal-road-taken = На этой дороге уже лежит транспортный жетон
refusal-cannot-go-there = По местности этой дороги такой транспорт не проходит
refusal-no-counter-there = Препятствие кладут только туда, где уже лежит транспортный жетон
refusal-obstacle-there = На этой дороге уже есть препятствие
refusal-obstacle-laid = Своё препятствие вы уже положили
refusal-not-from-here = Этот путь начинается не в том городе, где стоит ваш сапожок
refusal-no-counter-on-road = На этой дороге нет транспортного жетона
refusal-too-few-cards = Для этой дороги у вас не хватает карт её транспорта: { $lacks }
refusal-too-few-for-obstacle = С препятствием дорога дороже. Не хватает карт: { $lacks }
refusal-too-few-rafts = Для этого участка реки у вас не хватает карт: { $lacks }
refusal-too-few-rafts-for-ferry = На паром у вас не хватает карт: { $lacks }
refusal-hand-can-pay = За эту дорогу вы можете заплатить обычным образом: караван только для тех, кто не может
refusal-too-few-for-caravan = Каравану нужно карт: { $price }, а у вас их { $held }
refusal-too-few-over-obstacle = Через препятствие каравану нужно карт: { $price }, а у вас их { $held }
refusal-not-in-hand = Такой карты у вас на руке нет

## Reasons of the end

reason-last-round = сыгран последний раунд
reason-early-win = кто-то побывал во всех городах

## Options

option-destination = Города назначения
option-destination-no = нет
option-destination-yes = у каждого свой тайный город
option-caravan = Караван
option-caravan-needed = только если за дорогу нечем заплатить
option-caravan-chosen = по желанию
option-distance = Расстояние до города назначения
option-distance-any-way = по дорогам и по воде
option-distance-roads = только по дорогам
option-early-win = Досрочная победа с городами назначения
option-early-win-kept = есть
option-early-win-dropped = нет

## The score sheet

score-markers = Городские маркеры
score-distance = Расстояние до города назначения
score-early-win = все города: досрочная победа
score-total = Итого
score-tie-distance = Переходов до города назначения (меньше — лучше)
score-tie-cards = Карт на руке (больше — лучше)

## Phases

phase-taking = Выбор жетонов
phase-planning = Планирование
phase-travelling = Путешествие
phase-caravanning = Караван
phase-discarding = Лишние карты
phase-keeping = Конец раунда
phase-over = Конец партии

## Labels of the view

view-phase = Сейчас
view-round = Раунд
view-rounds = Всего раундов
view-first = Первый в раунде
view-turn = Чей ход
view-lap = Круг
view-passes = Пасов подряд
view-hand = Ваша рука
view-hidden = Ваши скрытые жетоны
view-goal = Город назначения
view-goal-distance = Переходов до города назначения
view-choice = Вы оставляете
view-choice-side = Он лежит
view-row = Открытый ряд
view-pile-size = Жетонов в стопке
view-deck-size = Карт в колоде
view-discard = Сброс
view-roads = Жетоны на дорогах
view-seats = Игроки
view-caravan = Караван
view-caravan-due = Осталось отдать карт
view-routes = Куда можно попасть
view-tour = Путь через большинство городов
view-price-with-obstacle = Цена с препятствием
view-caravan-with-obstacle = Караван с препятствием
view-road = Дорога
view-transport = Транспорт
view-obstacle = Препятствие
view-price = Цена
view-seat = Игрок
view-colour = Цвет
view-boot = Сапожок
view-markers = Маркеры
view-unvisited = Ещё не посещены
view-hand-size = Карт на руке
view-counters = Жетоны
view-hidden-size = Скрытых жетонов
view-town = Город
view-cards = Карты
view-towns = Путь
view-actions = Действия
view-river = Река
view-ferry = Паром
view-card = Карта

## What the terminal draws

draw-legend =
    ● город с вашим маркером, ○ вы там уже были, ◎ без маркера; цифры рядом — чьи там сапоги.
    · равнина, ♣ лес, : пустыня, ^ горы, ~ река, ≈ озеро.
    Буква с цифрой на дороге — жетон и сколько карт за него платят, «!» — препятствие. ★ посещённые города.
