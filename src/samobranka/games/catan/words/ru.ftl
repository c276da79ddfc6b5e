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
option-early-helpers = Джин, Луи и Неогидант до броска
option-early-helpers-yes = можно
option-early-helpers-no = нельзя
option-paired-helpers = Мастера во второй части парного хода
option-paired-helpers-no = нельзя
option-paired-helpers-yes = можно

## Seafarers, not played yet

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
