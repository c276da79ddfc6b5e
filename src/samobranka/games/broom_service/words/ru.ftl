### Доставка на метле: слова / words, Russian. Names first; the values are the nominatives of data.toml.

## Roles (.brave…, .cowardly…: with the adjective, which follows the gender)

role-forest-witch = Лесная ведьма
    .genitive = лесной ведьмы
    .accusative = лесную ведьму
    .instrumental = лесной ведьмой
    .brave = смелая лесная ведьма
    .brave-accusative = смелую лесную ведьму
    .brave-instrumental = смелой лесной ведьмой
    .cowardly = трусливая лесная ведьма
    .cowardly-accusative = трусливую лесную ведьму
    .cowardly-instrumental = трусливой лесной ведьмой
role-hill-witch = Ведьма холмов
    .genitive = ведьмы холмов
    .accusative = ведьму холмов
    .instrumental = ведьмой холмов
    .brave = смелая ведьма холмов
    .brave-accusative = смелую ведьму холмов
    .brave-instrumental = смелой ведьмой холмов
    .cowardly = трусливая ведьма холмов
    .cowardly-accusative = трусливую ведьму холмов
    .cowardly-instrumental = трусливой ведьмой холмов
role-mountain-witch = Горная ведьма
    .genitive = горной ведьмы
    .accusative = горную ведьму
    .instrumental = горной ведьмой
    .brave = смелая горная ведьма
    .brave-accusative = смелую горную ведьму
    .brave-instrumental = смелой горной ведьмой
    .cowardly = трусливая горная ведьма
    .cowardly-accusative = трусливую горную ведьму
    .cowardly-instrumental = трусливой горной ведьмой
role-prairie-witch = Ведьма равнин
    .genitive = ведьмы равнин
    .accusative = ведьму равнин
    .instrumental = ведьмой равнин
    .brave = смелая ведьма равнин
    .brave-accusative = смелую ведьму равнин
    .brave-instrumental = смелой ведьмой равнин
    .cowardly = трусливая ведьма равнин
    .cowardly-accusative = трусливую ведьму равнин
    .cowardly-instrumental = трусливой ведьмой равнин
role-fruit-gatherer = Собиратель плодов
    .genitive = собирателя плодов
    .accusative = собирателя плодов
    .instrumental = собирателем плодов
    .brave = смелый собиратель плодов
    .brave-accusative = смелого собирателя плодов
    .brave-instrumental = смелым собирателем плодов
    .cowardly = трусливый собиратель плодов
    .cowardly-accusative = трусливого собирателя плодов
    .cowardly-instrumental = трусливым собирателем плодов
role-herb-gatherer = Собиратель трав
    .genitive = собирателя трав
    .accusative = собирателя трав
    .instrumental = собирателем трав
    .brave = смелый собиратель трав
    .brave-accusative = смелого собирателя трав
    .brave-instrumental = смелым собирателем трав
    .cowardly = трусливый собиратель трав
    .cowardly-accusative = трусливого собирателя трав
    .cowardly-instrumental = трусливым собирателем трав
role-root-gatherer = Собиратель кореньев
    .genitive = собирателя кореньев
    .accusative = собирателя кореньев
    .instrumental = собирателем кореньев
    .brave = смелый собиратель кореньев
    .brave-accusative = смелого собирателя кореньев
    .brave-instrumental = смелым собирателем кореньев
    .cowardly = трусливый собиратель кореньев
    .cowardly-accusative = трусливого собирателя кореньев
    .cowardly-instrumental = трусливым собирателем кореньев
role-valley-druid = Друид долин
    .genitive = друида долин
    .accusative = друида долин
    .instrumental = друидом долин
    .brave = смелый друид долин
    .brave-accusative = смелого друида долин
    .brave-instrumental = смелым друидом долин
    .cowardly = трусливый друид долин
    .cowardly-accusative = трусливого друида долин
    .cowardly-instrumental = трусливым друидом долин
role-peak-druid = Друид вершин
    .genitive = друида вершин
    .accusative = друида вершин
    .instrumental = друидом вершин
    .brave = смелый друид вершин
    .brave-accusative = смелого друида вершин
    .brave-instrumental = смелым друидом вершин
    .cowardly = трусливый друид вершин
    .cowardly-accusative = трусливого друида вершин
    .cowardly-instrumental = трусливым друидом вершин
role-weather-fairy = Фея погоды
    .genitive = феи погоды
    .accusative = фею погоды
    .instrumental = феей погоды
    .brave = смелая фея погоды
    .brave-accusative = смелую фею погоды
    .brave-instrumental = смелой феей погоды
    .cowardly = трусливая фея погоды
    .cowardly-accusative = трусливую фею погоды
    .cowardly-instrumental = трусливой феей погоды

## Kinds of role

kind-witch = ведьма
    .genitive = ведьмы
    .accusative = ведьму
    .plural = ведьмы
    .plural-genitive = ведьм
kind-gatherer = собиратель
    .genitive = собирателя
    .accusative = собирателя
    .plural = собиратели
    .plural-genitive = собирателей
kind-druid = друид
    .genitive = друида
    .accusative = друида
    .plural = друиды
    .plural-genitive = друидов
kind-fairy = фея
    .genitive = феи
    .accusative = фею
    .plural = феи
    .plural-genitive = фей

## Courage (adverbs; .adjective is feminine, as «роль»)

courage-brave = смело
    .adjective = смелая
courage-cowardly = трусливо
    .adjective = трусливая

## Landscapes (.into-next: to a neighbouring one; .on: where pawns stand)

landscape-forest = лес
    .genitive = леса
    .into = в лес
    .in = в лесу
    .into-next = в соседний лес
    .plural = леса
    .on = в лесах
landscape-hills = холмы
    .genitive = холмов
    .into = на холмы
    .in = на холмах
    .into-next = на соседние холмы
    .plural = холмы
    .on = на холмах
landscape-mountain = горы
    .genitive = гор
    .into = в горы
    .in = в горах
    .into-next = в соседние горы
    .plural = горы
    .on = в горах
landscape-prairie = равнина
    .genitive = равнины
    .into = на равнину
    .in = на равнине
    .into-next = на соседнюю равнину
    .plural = равнины
    .on = на равнинах
landscape-lake = озеро
    .genitive = озера
    .into = на озеро
    .in = на озере
    .into-next = на соседнее озеро
    .plural = озёра
    .on = на озёрах

## Resources (.few: 2–4, .many: 5 and none)

resource-purple = фиолетовое зелье
    .genitive = фиолетового зелья
    .accusative = фиолетовое зелье
    .instrumental = фиолетовым зельем
    .few = фиолетовых зелья
    .many = фиолетовых зелий
    .plural = фиолетовые зелья
resource-green = зелёное зелье
    .genitive = зелёного зелья
    .accusative = зелёное зелье
    .instrumental = зелёным зельем
    .few = зелёных зелья
    .many = зелёных зелий
    .plural = зелёные зелья
resource-orange = оранжевое зелье
    .genitive = оранжевого зелья
    .accusative = оранжевое зелье
    .instrumental = оранжевым зельем
    .few = оранжевых зелья
    .many = оранжевых зелий
    .plural = оранжевые зелья
resource-wand = волшебная палочка
    .genitive = волшебной палочки
    .accusative = волшебную палочку
    .instrumental = волшебной палочкой
    .few = волшебные палочки
    .many = волшебных палочек
    .plural = волшебные палочки

## Colours and shapes of castles (masculine, as «замок»)

colour-purple = фиолетовый
    .genitive = фиолетового
colour-green = зелёный
    .genitive = зелёного
colour-orange = оранжевый
    .genitive = оранжевого
shape-round = круглый
    .genitive = круглого
shape-square = квадратный
    .genitive = квадратного

## Boards and the banners of their start castles

board-normal = обычное поле
    .in = на обычном поле
    .genitive = обычного поля
board-advanced = сложное поле
    .in = на сложном поле
    .genitive = сложного поля
banner-red = красный вымпел
    .plural = красные вымпелы
banner-purple = фиолетовый вымпел
    .plural = фиолетовые вымпелы

## Events: titles, not bent

event-card-more-or-less = Больше или меньше?
event-card-black-market = Чёрный рынок
event-card-black-distillery = Чёрная перегонка
event-card-high-demand = Большой спрос
event-card-dangerous-places = Опасные места
event-card-safe-places = Безопасные места
event-card-empty-handed = С пустыми руками
event-card-get-to-work = Работа!
event-card-lightning-rod = Громоотвод
event-card-solitude = Уединение

## When an event acts

timing-before-choice = перед выбором ролей
timing-during = в течение раунда
timing-end-of-round = в конце раунда

## Clouds

cloud-thunder = Грозовая туча
    .accusative = грозовую тучу
    .genitive = грозовой тучи
cloud-tailwind = Попутный ветер
    .accusative = Попутный ветер
    .genitive = Попутного ветра
cloud-gust = Порыв ветра
    .accusative = Порыв ветра
    .genitive = Порыва ветра
cloud-parcel = Воздушная посылка
    .accusative = Воздушную посылку
    .genitive = Воздушной посылки
cloud-show-orange = Оранжевое зарево
    .accusative = Оранжевое зарево
    .genitive = Оранжевого зарева
cloud-show-green = Зелёное зарево
    .accusative = Зелёное зарево
    .genitive = Зелёного зарева
cloud-show-purple = Фиолетовое зарево
    .accusative = Фиолетовое зарево
    .genitive = Фиолетового зарева

## Tiles of mountains, forests and hills

mountain-tile-potions = Котёл с зельями
    .accusative = Котёл с зельями
    .genitive = Котла с зельями
mountain-tile-wands = Ларец с палочками
    .accusative = Ларец с палочками
    .genitive = Ларца с палочками
mountain-tile-delivery = Горная почта
    .accusative = Горную почту
    .genitive = Горной почты
mountain-tile-moves = Два полёта
    .accusative = Два полёта
    .genitive = Двух полётов
mountain-tile-fairy = Горная фея
    .accusative = Горную фею
    .genitive = Горной феи
forest-tile-courage = Храбрость
    .accusative = Храбрость
    .genitive = Храбрости
forest-tile-extra-card = Ещё одна карта
    .accusative = Ещё одну карту
    .genitive = Ещё одной карты
forest-tile-five-points = Пять очков
    .accusative = Пять очков
    .genitive = Пяти очков
hill-tile-portal = Портал
    .accusative = Портал
    .genitive = Портала
hill-tile-orange-stall = Оранжевая лавка
    .accusative = Оранжевую лавку
    .genitive = Оранжевой лавки

## Things that are counted or touched (.few: 2–4, .many: 5 and none)

thing-pawn = фигура
    .genitive = фигуры
    .accusative = фигуру
    .instrumental = фигурой
    .few = фигуры
    .many = фигур
thing-potion = зелье
    .genitive = зелья
    .accusative = зелье
    .instrumental = зельем
    .few = зелья
    .many = зелий
thing-resource = ресурс
    .genitive = ресурса
    .accusative = ресурс
    .instrumental = ресурсом
    .few = ресурса
    .many = ресурсов
thing-castle = замок
    .genitive = замка
    .accusative = замок
    .instrumental = замком
    .few = замка
    .many = замков
thing-cloud = туча
    .genitive = тучи
    .accusative = тучу
    .instrumental = тучей
    .few = тучи
    .many = туч
thing-bolt = молния
    .genitive = молнии
    .accusative = молнию
    .instrumental = молнией
    .few = молнии
    .many = молний
thing-amulet = амулет
    .genitive = амулета
    .accusative = амулет
    .instrumental = амулетом
    .few = амулета
    .many = амулетов
thing-tile = плитка
    .genitive = плитки
    .accusative = плитку
    .instrumental = плиткой
    .few = плитки
    .many = плиток
thing-circle = каменный круг
    .genitive = каменного круга
    .accusative = каменный круг
    .instrumental = каменным кругом
    .few = каменных круга
    .many = каменных кругов
thing-role = карта роли
    .genitive = карты роли
    .accusative = карту роли
    .instrumental = картой роли
    .few = карты ролей
    .many = карт ролей
thing-point = очко
    .genitive = очка
    .accusative = очко
    .instrumental = очком
    .few = очка
    .many = очков

## Regions of the normal side (.into, .in and .from carry the preposition, which differs: «в лес», «на холмы»; .over: of clouds)

region-nA1 = Мшистый лес
    .genitive = Мшистого леса
    .into = в Мшистый лес
    .in = в Мшистом лесу
    .from = из Мшистого леса
    .over = над Мшистым лесом
region-nA2 = Западный выгон
    .genitive = Западного выгона
    .into = на Западный выгон
    .in = на Западном выгоне
    .from = с Западного выгона
    .over = над Западным выгоном
region-nA3 = Овечьи холмы
    .genitive = Овечьих холмов
    .into = на Овечьи холмы
    .in = на Овечьих холмах
    .from = с Овечьих холмов
    .over = над Овечьими холмами
region-nA4 = Сырой бор
    .genitive = Сырого бора
    .into = в Сырой бор
    .in = в Сыром бору
    .from = из Сырого бора
    .over = над Сырым бором
region-nB1 = Лисьи холмы
    .genitive = Лисьих холмов
    .into = на Лисьи холмы
    .in = на Лисьих холмах
    .from = с Лисьих холмов
    .over = над Лисьими холмами
region-nB2 = Зеркальное озеро
    .genitive = Зеркального озера
    .into = на Зеркальное озеро
    .in = на Зеркальном озере
    .from = с Зеркального озера
    .over = над Зеркальным озером
region-nB3 = Ковыльная равнина
    .genitive = Ковыльной равнины
    .into = на Ковыльную равнину
    .in = на Ковыльной равнине
    .from = с Ковыльной равнины
    .over = над Ковыльной равниной
region-nC1 = Северная равнина
    .genitive = Северной равнины
    .into = на Северную равнину
    .in = на Северной равнине
    .from = с Северной равнины
    .over = над Северной равниной
region-nC2 = Лес у Старого замка
    .genitive = Леса у Старого замка
    .into = в Лес у Старого замка
    .in = в Лесу у Старого замка
    .from = из Леса у Старого замка
    .over = над Лесом у Старого замка
region-nC3 = Кривая гора
    .genitive = Кривой горы
    .into = на Кривую гору
    .in = на Кривой горе
    .from = с Кривой горы
    .over = над Кривой горой
region-nC4 = Холмы у Нового замка
    .genitive = Холмов у Нового замка
    .into = на Холмы у Нового замка
    .in = на Холмах у Нового замка
    .from = с Холмов у Нового замка
    .over = над Холмами у Нового замка
region-nD1 = Туманное озеро
    .genitive = Туманного озера
    .into = на Туманное озеро
    .in = на Туманном озере
    .from = с Туманного озера
    .over = над Туманным озером
region-nD2 = Ветреные холмы
    .genitive = Ветреных холмов
    .into = на Ветреные холмы
    .in = на Ветреных холмах
    .from = с Ветреных холмов
    .over = над Ветреными холмами
region-nD3 = Грибной лес
    .genitive = Грибного леса
    .into = в Грибной лес
    .in = в Грибном лесу
    .from = из Грибного леса
    .over = над Грибным лесом
region-nE1 = Васильковый луг
    .genitive = Василькового луга
    .into = на Васильковый луг
    .in = на Васильковом лугу
    .from = с Василькового луга
    .over = над Васильковым лугом
region-nE2 = Шепчущий лес
    .genitive = Шепчущего леса
    .into = в Шепчущий лес
    .in = в Шепчущем лесу
    .from = из Шепчущего леса
    .over = над Шепчущим лесом
region-nE3 = Седая гора
    .genitive = Седой горы
    .into = на Седую гору
    .in = на Седой горе
    .from = с Седой горы
    .over = над Седой горой
region-nE4 = Медовые холмы
    .genitive = Медовых холмов
    .into = на Медовые холмы
    .in = на Медовых холмах
    .from = с Медовых холмов
    .over = над Медовыми холмами
region-nF1 = Драконьи холмы
    .genitive = Драконьих холмов
    .into = на Драконьи холмы
    .in = на Драконьих холмах
    .from = с Драконьих холмов
    .over = над Драконьими холмами
region-nF2 = Золотая равнина
    .genitive = Золотой равнины
    .into = на Золотую равнину
    .in = на Золотой равнине
    .from = с Золотой равнины
    .over = над Золотой равниной
region-nF3 = Лунное озеро
    .genitive = Лунного озера
    .into = на Лунное озеро
    .in = на Лунном озере
    .from = с Лунного озера
    .over = над Лунным озером
region-nG1 = Дальний лес
    .genitive = Дальнего леса
    .into = в Дальний лес
    .in = в Дальнем лесу
    .from = из Дальнего леса
    .over = над Дальним лесом
region-nG2 = Громовая гора
    .genitive = Громовой горы
    .into = на Громовую гору
    .in = на Громовой горе
    .from = с Громовой горы
    .over = над Громовой горой
region-nG3 = Вороньи холмы
    .genitive = Вороньих холмов
    .into = на Вороньи холмы
    .in = на Вороньих холмах
    .from = с Вороньих холмов
    .over = над Вороньими холмами
region-nG4 = Рассветная равнина
    .genitive = Рассветной равнины
    .into = на Рассветную равнину
    .in = на Рассветной равнине
    .from = с Рассветной равнины
    .over = над Рассветной равниной

## Regions of the advanced side (.into, .in and .from carry the preposition, which differs: «в лес», «на холмы»; .over: of clouds)

region-xA1 = Солёный луг
    .genitive = Солёного луга
    .into = на Солёный луг
    .in = на Солёном лугу
    .from = с Солёного луга
    .over = над Солёным лугом
region-xA2 = Холмы у Северного замка
    .genitive = Холмов у Северного замка
    .into = на Холмы у Северного замка
    .in = на Холмах у Северного замка
    .from = с Холмов у Северного замка
    .over = над Холмами у Северного замка
region-xA3 = Береговой лес
    .genitive = Берегового леса
    .into = в Береговой лес
    .in = в Береговом лесу
    .from = из Берегового леса
    .over = над Береговым лесом
region-xA4 = Равнина у Южного замка
    .genitive = Равнины у Южного замка
    .into = на Равнину у Южного замка
    .in = на Равнине у Южного замка
    .from = с Равнины у Южного замка
    .over = над Равниной у Южного замка
region-xA5 = Чаячьи холмы
    .genitive = Чаячьих холмов
    .into = на Чаячьи холмы
    .in = на Чаячьих холмах
    .from = с Чаячьих холмов
    .over = над Чаячьими холмами
region-xB1 = Еловый лес
    .genitive = Елового леса
    .into = в Еловый лес
    .in = в Еловом лесу
    .from = из Елового леса
    .over = над Еловым лесом
region-xB2 = Маковая равнина
    .genitive = Маковой равнины
    .into = на Маковую равнину
    .in = на Маковой равнине
    .from = с Маковой равнины
    .over = над Маковой равниной
region-xB3 = Барсучьи холмы
    .genitive = Барсучьих холмов
    .into = на Барсучьи холмы
    .in = на Барсучьих холмах
    .from = с Барсучьих холмов
    .over = над Барсучьими холмами
region-xB4 = Ольховый лес
    .genitive = Ольхового леса
    .into = в Ольховый лес
    .in = в Ольховом лесу
    .from = из Ольхового леса
    .over = над Ольховым лесом
region-xC1 = Мышиный луг
    .genitive = Мышиного луга
    .into = на Мышиный луг
    .in = на Мышином лугу
    .from = с Мышиного луга
    .over = над Мышиным лугом
region-xC2 = Гудящие холмы
    .genitive = Гудящих холмов
    .into = на Гудящие холмы
    .in = на Гудящих холмах
    .from = с Гудящих холмов
    .over = над Гудящими холмами
region-xC3 = Дозорная гора
    .genitive = Дозорной горы
    .into = на Дозорную гору
    .in = на Дозорной горе
    .from = с Дозорной горы
    .over = над Дозорной горой
region-xC4 = Ржаная равнина
    .genitive = Ржаной равнины
    .into = на Ржаную равнину
    .in = на Ржаной равнине
    .from = с Ржаной равнины
    .over = над Ржаной равниной
region-xC5 = Поющие холмы
    .genitive = Поющих холмов
    .into = на Поющие холмы
    .in = на Поющих холмах
    .from = с Поющих холмов
    .over = над Поющими холмами
region-xD1 = Рыбачий залив
    .genitive = Рыбачьего залива
    .into = в Рыбачий залив
    .in = в Рыбачьем заливе
    .from = из Рыбачьего залива
    .over = над Рыбачьим заливом
region-xD2 = Костровая равнина
    .genitive = Костровой равнины
    .into = на Костровую равнину
    .in = на Костровой равнине
    .from = с Костровой равнины
    .over = над Костровой равниной
region-xD3 = Мерцающие холмы
    .genitive = Мерцающих холмов
    .into = на Мерцающие холмы
    .in = на Мерцающих холмах
    .from = с Мерцающих холмов
    .over = над Мерцающими холмами
region-xD4 = Кленовый лес
    .genitive = Кленового леса
    .into = в Кленовый лес
    .in = в Кленовом лесу
    .from = из Кленового леса
    .over = над Кленовым лесом
region-xE1 = Остров Одуванчиков
    .genitive = Острова Одуванчиков
    .into = на Остров Одуванчиков
    .in = на Острове Одуванчиков
    .from = с Острова Одуванчиков
    .over = над Островом Одуванчиков
region-xE2 = Долгая вода
    .genitive = Долгой воды
    .into = на Долгую воду
    .in = на Долгой воде
    .from = с Долгой воды
    .over = над Долгой водой
region-xE3 = Тисовый лес
    .genitive = Тисового леса
    .into = в Тисовый лес
    .in = в Тисовом лесу
    .from = из Тисового леса
    .over = над Тисовым лесом
region-xE4 = Колокольчиковая равнина
    .genitive = Колокольчиковой равнины
    .into = на Колокольчиковую равнину
    .in = на Колокольчиковой равнине
    .from = с Колокольчиковой равнины
    .over = над Колокольчиковой равниной
region-xE5 = Южная гора
    .genitive = Южной горы
    .into = на Южную гору
    .in = на Южной горе
    .from = с Южной горы
    .over = над Южной горой
region-xF1 = Северный пролив
    .genitive = Северного пролива
    .into = в Северный пролив
    .in = в Северном проливе
    .from = из Северного пролива
    .over = над Северным проливом
region-xF2 = Ледяная гора
    .genitive = Ледяной горы
    .into = на Ледяную гору
    .in = на Ледяной горе
    .from = с Ледяной горы
    .over = над Ледяной горой
region-xF3 = Терновые холмы
    .genitive = Терновых холмов
    .into = на Терновые холмы
    .in = на Терновых холмах
    .from = с Терновых холмов
    .over = над Терновыми холмами
region-xF4 = Южный залив
    .genitive = Южного залива
    .into = в Южный залив
    .in = в Южном заливе
    .from = из Южного залива
    .over = над Южным заливом
region-xG1 = Остров Двух ветров: холмы
    .genitive = холмов Острова Двух ветров
    .into = на холмы Острова Двух ветров
    .in = на холмах Острова Двух ветров
    .from = с холмов Острова Двух ветров
    .over = над холмами Острова Двух ветров
region-xG2 = Студёное море
    .genitive = Студёного моря
    .into = в Студёное море
    .in = в Студёном море
    .from = из Студёного моря
    .over = над Студёным морем
region-xG3 = Лес на мысу
    .genitive = Леса на мысу
    .into = в Лес на мысу
    .in = в Лесу на мысу
    .from = из Леса на мысу
    .over = над Лесом на мысу
region-xG4 = Тёплое море
    .genitive = Тёплого моря
    .into = в Тёплое море
    .in = в Тёплом море
    .from = из Тёплого моря
    .over = над Тёплым морем
region-xG5 = Остров Ракушек: холмы
    .genitive = холмов Острова Ракушек
    .into = на холмы Острова Ракушек
    .in = на холмах Острова Ракушек
    .from = с холмов Острова Ракушек
    .over = над холмами Острова Ракушек
region-xH1 = Остров Двух ветров: лес
    .genitive = леса Острова Двух ветров
    .into = в лес Острова Двух ветров
    .in = в лесу Острова Двух ветров
    .from = из леса Острова Двух ветров
    .over = над лесом Острова Двух ветров
region-xH2 = Восточное море
    .genitive = Восточного моря
    .into = в Восточное море
    .in = в Восточном море
    .from = из Восточного моря
    .over = над Восточным морем
region-xH3 = Бездонная пучина
    .genitive = Бездонной пучины
    .into = в Бездонную пучину
    .in = в Бездонной пучине
    .from = из Бездонной пучины
    .over = над Бездонной пучиной
region-xH4 = Остров Ракушек: луг
    .genitive = луга Острова Ракушек
    .into = на луг Острова Ракушек
    .in = на лугу Острова Ракушек
    .from = с луга Острова Ракушек
    .over = над лугом Острова Ракушек

## Castles of the normal side: the names hint at the colours

castle-nT01 = Мятный замок
    .genitive = Мятного замка
    .into = в Мятный замок
    .in = в Мятном замке
castle-nT02 = Медный замок
    .genitive = Медного замка
    .into = в Медный замок
    .in = в Медном замке
castle-nT03 = Сиреневый замок
    .genitive = Сиреневого замка
    .into = в Сиреневый замок
    .in = в Сиреневом замке
castle-nT04 = Лиловый замок
    .genitive = Лилового замка
    .into = в Лиловый замок
    .in = в Лиловом замке
castle-nT05 = Янтарный замок
    .genitive = Янтарного замка
    .into = в Янтарный замок
    .in = в Янтарном замке
castle-nT06 = Рыжий замок
    .genitive = Рыжего замка
    .into = в Рыжий замок
    .in = в Рыжем замке
castle-nT07 = Изумрудный замок
    .genitive = Изумрудного замка
    .into = в Изумрудный замок
    .in = в Изумрудном замке
castle-nT08 = Аметистовый замок
    .genitive = Аметистового замка
    .into = в Аметистовый замок
    .in = в Аметистовом замке
castle-nT09 = Малахитовый замок
    .genitive = Малахитового замка
    .into = в Малахитовый замок
    .in = в Малахитовом замке
castle-nT10 = Фиалковый замок
    .genitive = Фиалкового замка
    .into = в Фиалковый замок
    .in = в Фиалковом замке
castle-nT11 = Нефритовый замок
    .genitive = Нефритового замка
    .into = в Нефритовый замок
    .in = в Нефритовом замке
castle-nT12 = Вересковый замок
    .genitive = Верескового замка
    .into = в Вересковый замок
    .in = в Вересковом замке
castle-nT13 = Яблочный замок
    .genitive = Яблочного замка
    .into = в Яблочный замок
    .in = в Яблочном замке
castle-nT14 = Морковный замок
    .genitive = Морковного замка
    .into = в Морковный замок
    .in = в Морковном замке
castle-nT15 = Ежевичный замок
    .genitive = Ежевичного замка
    .into = в Ежевичный замок
    .in = в Ежевичном замке
castle-nT16 = Тыквенный замок
    .genitive = Тыквенного замка
    .into = в Тыквенный замок
    .in = в Тыквенном замке
castle-nT17 = Плющевой замок
    .genitive = Плющевого замка
    .into = в Плющевой замок
    .in = в Плющевом замке
castle-nT18 = Мандариновый замок
    .genitive = Мандаринового замка
    .into = в Мандариновый замок
    .in = в Мандариновом замке
castle-nT19 = Черничный замок
    .genitive = Черничного замка
    .into = в Черничный замок
    .in = в Черничном замке
castle-nT20 = Клеверный замок
    .genitive = Клеверного замка
    .into = в Клеверный замок
    .in = в Клеверном замке
castle-nT21 = Сливовый замок
    .genitive = Сливового замка
    .into = в Сливовый замок
    .in = в Сливовом замке
castle-nT22 = Абрикосовый замок
    .genitive = Абрикосового замка
    .into = в Абрикосовый замок
    .in = в Абрикосовом замке
castle-nT23 = Персиковый замок
    .genitive = Персикового замка
    .into = в Персиковый замок
    .in = в Персиковом замке
castle-nT24 = Камышовый замок
    .genitive = Камышового замка
    .into = в Камышовый замок
    .in = в Камышовом замке
castle-nT25 = Папоротниковый замок
    .genitive = Папоротникового замка
    .into = в Папоротниковый замок
    .in = в Папоротниковом замке
castle-nT26 = Рябиновый замок
    .genitive = Рябинового замка
    .into = в Рябиновый замок
    .in = в Рябиновом замке
castle-nT27 = Виноградный замок
    .genitive = Виноградного замка
    .into = в Виноградный замок
    .in = в Виноградном замке
castle-nT28 = Лавандовый замок
    .genitive = Лавандового замка
    .into = в Лавандовый замок
    .in = в Лавандовом замке
castle-nT29 = Крапивный замок
    .genitive = Крапивного замка
    .into = в Крапивный замок
    .in = в Крапивном замке
castle-nT30 = Ирисовый замок
    .genitive = Ирисового замка
    .into = в Ирисовый замок
    .in = в Ирисовом замке
castle-nT31 = Укропный замок
    .genitive = Укропного замка
    .into = в Укропный замок
    .in = в Укропном замке
castle-nT32 = Огуречный замок
    .genitive = Огуречного замка
    .into = в Огуречный замок
    .in = в Огуречном замке
castle-nT33 = Облепиховый замок
    .genitive = Облепихового замка
    .into = в Облепиховый замок
    .in = в Облепиховом замке
castle-nT34 = Баклажанный замок
    .genitive = Баклажанного замка
    .into = в Баклажанный замок
    .in = в Баклажанном замке
castle-nT35 = Закатный замок
    .genitive = Закатного замка
    .into = в Закатный замок
    .in = в Закатном замке
castle-nT36 = Капустный замок
    .genitive = Капустного замка
    .into = в Капустный замок
    .in = в Капустном замке

## Castles of the advanced side: the names hint at the colours

castle-xT01 = Огненный замок
    .genitive = Огненного замка
    .into = в Огненный замок
    .in = в Огненном замке
castle-xT02 = Гороховый замок
    .genitive = Горохового замка
    .into = в Гороховый замок
    .in = в Гороховом замке
castle-xT03 = Крокусовый замок
    .genitive = Крокусового замка
    .into = в Крокусовый замок
    .in = в Крокусовом замке
castle-xT04 = Лягушачий замок
    .genitive = Лягушачьего замка
    .into = в Лягушачий замок
    .in = в Лягушачьем замке
castle-xT05 = Ржавый замок
    .genitive = Ржавого замка
    .into = в Ржавый замок
    .in = в Ржавом замке
castle-xT06 = Астровый замок
    .genitive = Астрового замка
    .into = в Астровый замок
    .in = в Астровом замке
castle-xT07 = Репейный замок
    .genitive = Репейного замка
    .into = в Репейный замок
    .in = в Репейном замке
castle-xT08 = Крыжовенный замок
    .genitive = Крыжовенного замка
    .into = в Крыжовенный замок
    .in = в Крыжовенном замке
castle-xT09 = Кирпичный замок
    .genitive = Кирпичного замка
    .into = в Кирпичный замок
    .in = в Кирпичном замке
castle-xT10 = Свекольный замок
    .genitive = Свекольного замка
    .into = в Свекольный замок
    .in = в Свекольном замке
castle-xT11 = Хмелевой замок
    .genitive = Хмелевого замка
    .into = в Хмелевой замок
    .in = в Хмелевом замке
castle-xT12 = Осоковый замок
    .genitive = Осокового замка
    .into = в Осоковый замок
    .in = в Осоковом замке
castle-xT13 = Смородиновый замок
    .genitive = Смородинового замка
    .into = в Смородиновый замок
    .in = в Смородиновом замке
castle-xT14 = Имбирный замок
    .genitive = Имбирного замка
    .into = в Имбирный замок
    .in = в Имбирном замке
castle-xT15 = Инжирный замок
    .genitive = Инжирного замка
    .into = в Инжирный замок
    .in = в Инжирном замке
castle-xT16 = Шафрановый замок
    .genitive = Шафранового замка
    .into = в Шафрановый замок
    .in = в Шафрановом замке
castle-xT17 = Тутовый замок
    .genitive = Тутового замка
    .into = в Тутовый замок
    .in = в Тутовом замке
castle-xT18 = Ивовый замок
    .genitive = Ивового замка
    .into = в Ивовый замок
    .in = в Ивовом замке
castle-xT19 = Лаймовый замок
    .genitive = Лаймового замка
    .into = в Лаймовый замок
    .in = в Лаймовом замке
castle-xT20 = Сумеречный замок
    .genitive = Сумеречного замка
    .into = в Сумеречный замок
    .in = в Сумеречном замке
castle-xT21 = Ноготковый замок
    .genitive = Ноготкового замка
    .into = в Ноготковый замок
    .in = в Ноготковом замке
castle-xT22 = Оливковый замок
    .genitive = Оливкового замка
    .into = в Оливковый замок
    .in = в Оливковом замке
castle-xT23 = Карамельный замок
    .genitive = Карамельного замка
    .into = в Карамельный замок
    .in = в Карамельном замке
castle-xT24 = Люпиновый замок
    .genitive = Люпинового замка
    .into = в Люпиновый замок
    .in = в Люпиновом замке
castle-xT25 = Щавелевый замок
    .genitive = Щавелевого замка
    .into = в Щавелевый замок
    .in = в Щавелевом замке
castle-xT26 = Глициниевый замок
    .genitive = Глициниевого замка
    .into = в Глициниевый замок
    .in = в Глициниевом замке
castle-xT27 = Тигровый замок
    .genitive = Тигрового замка
    .into = в Тигровый замок
    .in = в Тигровом замке
castle-xT28 = Орхидейный замок
    .genitive = Орхидейного замка
    .into = в Орхидейный замок
    .in = в Орхидейном замке
castle-xT29 = Петрушечный замок
    .genitive = Петрушечного замка
    .into = в Петрушечный замок
    .in = в Петрушечном замке
castle-xT30 = Беличий замок
    .genitive = Беличьего замка
    .into = в Беличий замок
    .in = в Беличьем замке
castle-xT31 = Салатный замок
    .genitive = Салатного замка
    .into = в Салатный замок
    .in = в Салатном замке
castle-xT32 = Осенний замок
    .genitive = Осеннего замка
    .into = в Осенний замок
    .in = в Осеннем замке
castle-xT33 = Берилловый замок
    .genitive = Бериллового замка
    .into = в Берилловый замок
    .in = в Берилловом замке
castle-xT34 = Гиацинтовый замок
    .genitive = Гиацинтового замка
    .into = в Гиацинтовый замок
    .in = в Гиацинтовом замке
castle-xT35 = Полынный замок
    .genitive = Полынного замка
    .into = в Полынный замок
    .in = в Полынном замке
castle-xT36 = Коралловый замок
    .genitive = Кораллового замка
    .into = в Коралловый замок
    .in = в Коралловом замке
castle-xT37 = Хвойный замок
    .genitive = Хвойного замка
    .into = в Хвойный замок
    .in = в Хвойном замке
castle-xT38 = Чернильный замок
    .genitive = Чернильного замка
    .into = в Чернильный замок
    .in = в Чернильном замке
castle-xT39 = Бронзовый замок
    .genitive = Бронзового замка
    .into = в Бронзовый замок
    .in = в Бронзовом замке
castle-xT40 = Бузинный замок
    .genitive = Бузинного замка
    .into = в Бузинный замок
    .in = в Бузинном замке

## Cloud spaces of the normal side: the value is made of the region's name, and of a number where there are several

space-nK01 = Зеркальное озеро, туча 1
    .accusative = первую тучу над Зеркальным озером
    .genitive = первой тучи над Зеркальным озером
space-nK02 = Зеркальное озеро, туча 2
    .accusative = вторую тучу над Зеркальным озером
    .genitive = второй тучи над Зеркальным озером
space-nK03 = Зеркальное озеро, туча 3
    .accusative = третью тучу над Зеркальным озером
    .genitive = третьей тучи над Зеркальным озером
space-nK04 = Кривая гора, туча
    .accusative = тучу над Кривой горой
    .genitive = тучи над Кривой горой
space-nK05 = Туманное озеро, туча 1
    .accusative = первую тучу над Туманным озером
    .genitive = первой тучи над Туманным озером
space-nK06 = Туманное озеро, туча 2
    .accusative = вторую тучу над Туманным озером
    .genitive = второй тучи над Туманным озером
space-nK07 = Туманное озеро, туча 3
    .accusative = третью тучу над Туманным озером
    .genitive = третьей тучи над Туманным озером
space-nK08 = Ветреные холмы, туча
    .accusative = тучу над Ветреными холмами
    .genitive = тучи над Ветреными холмами
space-nK09 = Васильковый луг, туча
    .accusative = тучу над Васильковым лугом
    .genitive = тучи над Васильковым лугом
space-nK10 = Седая гора, туча
    .accusative = тучу над Седой горой
    .genitive = тучи над Седой горой
space-nK11 = Золотая равнина, туча
    .accusative = тучу над Золотой равниной
    .genitive = тучи над Золотой равниной
space-nK12 = Лунное озеро, туча 1
    .accusative = первую тучу над Лунным озером
    .genitive = первой тучи над Лунным озером
space-nK13 = Лунное озеро, туча 2
    .accusative = вторую тучу над Лунным озером
    .genitive = второй тучи над Лунным озером
space-nK14 = Дальний лес, туча
    .accusative = тучу над Дальним лесом
    .genitive = тучи над Дальним лесом
space-nK15 = Громовая гора, туча
    .accusative = тучу над Громовой горой
    .genitive = тучи над Громовой горой
space-nK16 = Вороньи холмы, туча
    .accusative = тучу над Вороньими холмами
    .genitive = тучи над Вороньими холмами
space-nK17 = Рассветная равнина, туча 1
    .accusative = первую тучу над Рассветной равниной
    .genitive = первой тучи над Рассветной равниной
space-nK18 = Рассветная равнина, туча 2
    .accusative = вторую тучу над Рассветной равниной
    .genitive = второй тучи над Рассветной равниной

## Cloud spaces of the advanced side: the value is made of the region's name, and of a number where there are several

space-xK01 = Гудящие холмы, туча
    .accusative = тучу над Гудящими холмами
    .genitive = тучи над Гудящими холмами
space-xK02 = Дозорная гора, туча
    .accusative = тучу над Дозорной горой
    .genitive = тучи над Дозорной горой
space-xK03 = Поющие холмы, туча
    .accusative = тучу над Поющими холмами
    .genitive = тучи над Поющими холмами
space-xK04 = Рыбачий залив, туча
    .accusative = тучу над Рыбачьим заливом
    .genitive = тучи над Рыбачьим заливом
space-xK05 = Костровая равнина, туча
    .accusative = тучу над Костровой равниной
    .genitive = тучи над Костровой равниной
space-xK06 = Мерцающие холмы, туча
    .accusative = тучу над Мерцающими холмами
    .genitive = тучи над Мерцающими холмами
space-xK07 = Долгая вода, туча
    .accusative = тучу над Долгой водой
    .genitive = тучи над Долгой водой
space-xK08 = Тисовый лес, туча
    .accusative = тучу над Тисовым лесом
    .genitive = тучи над Тисовым лесом
space-xK09 = Колокольчиковая равнина, туча
    .accusative = тучу над Колокольчиковой равниной
    .genitive = тучи над Колокольчиковой равниной
space-xK10 = Южная гора, туча
    .accusative = тучу над Южной горой
    .genitive = тучи над Южной горой
space-xK11 = Северный пролив, туча
    .accusative = тучу над Северным проливом
    .genitive = тучи над Северным проливом
space-xK12 = Ледяная гора, туча
    .accusative = тучу над Ледяной горой
    .genitive = тучи над Ледяной горой
space-xK13 = Терновые холмы, туча
    .accusative = тучу над Терновыми холмами
    .genitive = тучи над Терновыми холмами
space-xK14 = Южный залив, туча
    .accusative = тучу над Южным заливом
    .genitive = тучи над Южным заливом
space-xK15 = Остров Двух ветров: холмы, туча
    .accusative = тучу над холмами Острова Двух ветров
    .genitive = тучи над холмами Острова Двух ветров
space-xK16 = Студёное море, туча
    .accusative = тучу над Студёным морем
    .genitive = тучи над Студёным морем
space-xK17 = Тёплое море, туча
    .accusative = тучу над Тёплым морем
    .genitive = тучи над Тёплым морем
space-xK18 = Остров Ракушек: луг, туча
    .accusative = тучу над лугом Острова Ракушек
    .genitive = тучи над лугом Острова Ракушек

### Sentences

## Actions: what a button says

action-choose = Взять в раунд { NAME($role, case: "accusative") }
action-enough = Ролей достаточно
action-add = Отдать плитку и добавить { NAME($role, case: "accusative") }
action-call =
    { $courage ->
        [courage-brave] «Я — { NAME($role, case: "brave") }!»
       *[other] «Я — { NAME($role, case: "cowardly") }.»
    }
action-answer =
    { $courage ->
        [courage-brave] «Нет, смелая роль у меня!»
       *[other] «У меня такая же роль, но трусливая.»
    }
action-act = Выполнить трусливое действие роли
action-trade =
    { $goods ->
        [goods-as-printed] Обмен, как велит событие
       *[other] Обмен, как велит событие: { NAME($goods) }
    }
action-use-tile = Использовать плитку «{ NAME($tile) }»
action-fly =
    { $pawn ->
        [0] Первая фигура: лететь { NAME($region, case: "into") }
       *[1] Вторая фигура: лететь { NAME($region, case: "into") }
    }
action-deliver =
    { $pawn ->
        [0] Первая фигура: доставить зелье { NAME($castle, case: "into") }
       *[1] Вторая фигура: доставить зелье { NAME($castle, case: "into") }
    }
action-sell = Отдать зелье в лавку
action-dispel = Разогнать { NAME($space, case: "accusative") }
action-take = Взять { NAME($resource, case: "accusative") }
action-take-all = Взять всё
action-go-to = Выйти из портала { NAME($circle, case: "in") }
action-hand-in = Сдать комплект ресурсов
action-nothing = На этом всё

## What a trade is about

goods-purple = { NAME("resource-purple") }
goods-green = { NAME("resource-green") }
goods-orange = { NAME("resource-orange") }
goods-as-printed = как на карте

## What a seat said to a call

reply-brave = смело
reply-cowardly = трусливо
reply-pass = пас
reply-asked = отвечает
reply-later = ответит позже

## Events (in the present tense, which has no gender)

event-chose = Вы берёте в раунд { NAME($role, case: "accusative") }.
event-said-enough = Ролей вам достаточно.
event-chose-to-add = Вы отдадите плитку и добавите { NAME($role, case: "accusative") }.
event-decided =
    { $choice ->
        [hand_in] Вы сдадите комплект ресурсов.
        [keep] Вы оставите ресурсы себе.
       *[other] Вы не будете добавлять роль.
    }
event-all-chose = Все сделали выбор.
event-number-shown =
    { $you ->
        [yes] У вас
       *[no] { $seat }:
    } { $cards ->
        [one] { $cards } роль
        [few] { $cards } роли
       *[many] { $cards } ролей
    }, { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }.
event-added =
    { $you ->
        [yes] Вы отдаёте
       *[no] { $seat } отдаёт
    } плитку «{ NAME("forest-tile-extra-card") }»: одна роль добавлена.
event-called =
    { $you ->
        [yes] Вы
       *[no] { $seat }
    }: «Я — { $courage ->
        [courage-brave] { NAME($role, case: "brave") }!
       *[other] { NAME($role, case: "cowardly") }.
    }»
event-answered =
    { $you ->
        [yes] Вы
       *[no] { $seat }
    }: «{ $courage ->
        [courage-brave] А я { NAME($role, case: "brave") }!
       *[other] И я { NAME($role, case: "cowardly") }.
    }»
event-cursed =
    Роль заколдована: { $you ->
        [yes] вы теряете
       *[no] { $seat } теряет
    } { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }.
event-overtaken =
    { $you ->
        [yes] Смело после вас отвечает другой: ваша роль пропадает.
       *[no] { $seat } теряет роль: смело после этого отвечает другой.
    }
event-passed =
    { $you ->
        [yes] Вы пасуете: этой роли у вас нет.
       *[no] { $seat }: пас — этой роли нет.
    }
event-acts-bravely =
    { $you ->
        [yes] Вы — { NAME($role, case: "brave") } и теперь первый игрок.
       *[no] { $seat } — { NAME($role, case: "brave") } и теперь первый игрок.
    }
event-acts-as-coward =
    { $you ->
        [yes] Вы выбираете
       *[no] { $seat } выбирает
    } действие самой роли.
event-traded =
    { $you ->
        [yes] Вы совершаете обмен
       *[no] { $seat } совершает обмен
    }{ $paid_count ->
        [0] { "" }
       *[other] , отдано: { $paid }
    }{ $got_count ->
        [0] { "" }
       *[other] , получено: { $got }
    }{ $points ->
        [0] .
        [one] , { $points } очко.
        [few] , { $points } очка.
       *[many] , { $points } очков.
    }
event-used-tile =
    { $you ->
        [yes] Вы используете
       *[no] { $seat } использует
    } плитку «{ NAME($tile) }»{ $points ->
        [0] .
        [one] : { $points } очко.
        [few] : { $points } очка.
       *[many] : { $points } очков.
    }
event-flew =
    { $you ->
        [yes] Ваша
       *[no] { $seat }:
    } { $pawn ->
        [0] первая
       *[1] вторая
    } фигура летит { NAME($region, case: "into") }.
event-delivered =
    { $you ->
        [yes] Вы доставляете
       *[no] { $seat } доставляет
    } { NAME($potion, case: "accusative") } { NAME($castle, case: "into") }: { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }{ $has_parts ->
        [yes] {" "}({ $by_castle } за замок{ $by_role ->
            [0] { "" }
           *[other] {" "}+ { $by_role } за смелость
        }{ $by_event ->
            [0] { "" }
           *[other] {" "}+ { $by_event } за событие
        }{ $by_clouds ->
            [0] { "" }
           *[other] {" "}+ { $by_clouds } за тучу рядом
        }).
       *[no] .
    }
event-sold =
    { $you ->
        [yes] Вы отдаёте
       *[no] { $seat } отдаёт
    } в лавку: { $paid }; { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }.
event-dispelled =
    { $you ->
        [yes] Вы разгоняете
       *[no] { $seat } разгоняет
    } { NAME($space, case: "accusative") } за { $wands ->
        [one] { $wands } палочку
        [few] { $wands } палочки
       *[many] { $wands } палочек
    }: { $bolts ->
        [one] { $bolts } молния
        [few] { $bolts } молнии
       *[many] { $bolts } молний
    }{ $points ->
        [0] .
        [one] {" "}и { $points } очко.
        [few] {" "}и { $points } очка.
       *[many] {" "}и { $points } очков.
    }
event-got =
    { $you ->
        [yes] Вы получаете
       *[no] { $seat } получает
    }: { $resources }.
event-went-through =
    { $you ->
        [yes] Ваша
       *[no] { $seat }:
    } { $pawn ->
        [0] первая
       *[1] вторая
    } фигура выходит из портала { NAME($region, case: "in") }.
event-took-amulet =
    { $you ->
        [yes] Вы берёте свой
       *[no] { $seat } берёт свой
    } амулет { NAME($region, case: "in") }.
event-took-tile =
    { $you ->
        [yes] Вы берёте
       *[no] { $seat } берёт
    } плитку «{ NAME($tile) }».
event-did-nothing =
    { $you ->
        [yes] Вы решаете
       *[no] { $seat } решает
    } { $decision ->
        [fly] никуда не лететь.
        [drop] не доставлять зелье.
        [deliver] не доставлять зелье.
        [dispel] не разгонять тучу.
        [take] больше ничего не брать.
        [stall] ничего не отдавать в лавку.
        [circle] остаться в портале.
        [trade] обойтись без обмена.
       *[other] на этом остановиться.
    }
event-lapsed =
    { $you ->
        [yes] Вы не можете
       *[no] { $seat } не может
    } { $decision ->
        [fly] переместить фигуру
        [dispel] разогнать тучу
        [stall] воспользоваться лавкой
       *[other] доставить зелье
    }: { NAME($why) }.
event-event-acted =
    «{ NAME($event) }»: { $you ->
        [yes] вы { $is_loss ->
            [yes] теряете
           *[no] получаете
        }
       *[no] { $seat } { $is_loss ->
            [yes] теряет
           *[no] получает
        }
    } { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }{ $times ->
        [0] .
        [1] .
       *[other] {" "}({ $times ->
            [few] { $times } раза
           *[other] { $times } раз
        } по { $each }).
    }
event-round-began =
    Начинается раунд { $round }. Событие: «{ NAME($event) }».{ $cursed_count ->
        [0] { "" }
        [1] { " " }Заколдованная роль: { $cursed }.
       *[other] { " " }Заколдованные роли: { $cursed }.
    }
event-new-first =
    { $you ->
        [yes] Теперь первый игрок — вы:
       *[no] Теперь первый игрок — { $seat }:
    } у прежнего не осталось карт.
event-ended = Партия окончена: { NAME($reason) }.

## Why an action lapses

lapse-no-land = рядом с фигурами нет подходящей территории
lapse-clouded = над всеми подходящими соседними территориями тучи
lapse-moved-on = фигура уже не там, куда её переместили
lapse-no-castle = ни один замок там зелья не примет
lapse-no-potion = нет зелья подходящего цвета
lapse-nobody-there = ни одна фигура не стоит там, где работает этот друид
lapse-no-cloud = рядом нет туч
lapse-no-wands = палочек не хватает ни на одну тучу рядом
lapse-no-goods = нет того, что берут в лавке

## Prompts

prompt-choose-roles =
    { $free ->
        [yes] { $more ->
            [one] Тайно выберите роли: можно взять ещё { $more } или сказать, что достаточно.
           *[other] Тайно выберите роли: можно взять ещё { $more } или сказать, что достаточно.
        }
       *[no] { $more ->
            [one] Тайно выберите ещё { $more } роль.
            [few] Тайно выберите ещё { $more } роли.
           *[many] Тайно выберите ещё { $more } ролей.
        }
    }
prompt-add-role = Отдадите плитку за ещё одну роль?
prompt-hand-in-set = Сдадите комплект ресурсов по карте события?
prompt-wait =
    { $phase ->
        [adding] Решается, кто добавит роль.
        [handing_in] Решается, кто сдаст комплект ресурсов.
       *[other] Игроки выбирают роли.
    }
prompt-call-role =
    { $you ->
        [yes] Вы первый игрок: назовите роль, смело или трусливо.
       *[no] { $seat } выбирает роль.
    }
prompt-answer-role =
    { $you ->
        [yes] Вы тоже играете { NAME($role, case: "accusative") }: смело или трусливо?
       *[no] { $seat } тоже играет { NAME($role, case: "accusative") } и решает, как ответить.
    }
prompt-decide =
    { $you ->
        [yes] { $decision ->
            [fly] { $more ->
                [0] Переместите фигуру или оставайтесь на месте.
                [1] Переместите фигуру на соседнюю территорию или оставайтесь на месте.
               *[other] Перемещений у вас: { $more }. Летите или оставайтесь на месте.
            }
            [drop] Доставит ли эта фигура зелье там, где стоит теперь?
            [deliver] Можно доставить зелье.
            [dispel] Можно разогнать тучу рядом с одной из ваших фигур.
            [take] { $more ->
                [one] Можно взять один ресурс.
               *[other] Возьмите ресурсы, все или часть.
            }
            [circle] Портал открыт: в какой каменный круг?
            [stall] Отдадите зелье в лавку?
            [way] У труса есть выбор: действие роли, обмен или плитка?
           *[other] Будет ли обмен перед действием?
        }
       *[no] { $decision ->
            [fly] { $seat } перемещает фигуру.
            [drop] { $seat } может доставить зелье.
            [deliver] { $seat } может доставить зелье.
            [dispel] { $seat } может разогнать тучу.
            [take] { $seat } берёт ресурсы.
            [circle] { $seat } выбирает каменный круг.
            [stall] { $seat } стоит у лавки.
            [way] { $seat } выбирает, как поступить трусу.
           *[other] { $seat } может совершить обмен.
        }
    }
prompt-finished = Партия окончена: { NAME($reason) }.

## Refusals: why not

refusal-over = Партия окончена
refusal-not-your-turn = Сейчас очередь другого игрока
refusal-chosen-already = От вас сейчас ничего не требуется: подождите остальных
refusal-choose-first = Сначала выберите роли на этот раунд
refusal-adding-now = Сначала решите, нужна ли вам дополнительная карта
refusal-handing-in-now = Сначала решите, сдавать ли комплект ресурсов
refusal-call-now = Вы первый игрок: сначала назовите роль
refusal-answer-now = У вас названная роль: сначала скажите, смело вы её играете или трусливо
refusal-fly-now = Сначала переместите фигуру или откажитесь от перемещения
refusal-drop-now = Сначала решите, доставит ли перемещённая фигура зелье
refusal-deliver-now = Сначала решите, будет ли доставка
refusal-dispel-now = Сначала решите, разгонять ли тучу
refusal-take-now = Сначала возьмите ресурсы ({ $left }) или откажитесь от них
refusal-circle-now = Ваша фигура в портале: она должна выйти в каменном круге
refusal-stall-now = Сначала решите, нужна ли вам лавка
refusal-way-first = Сначала выберите: действие роли, обмен или плитка
refusal-trade-first = Сначала решите, будет ли обмен по карте события
refusal-role-chosen = Эта роль уже выбрана
refusal-number-is-fixed = Число ролей в этом раунде задано: { $roles }
refusal-none-chosen = Нужна хотя бы одна роль
refusal-no-extra-card = У вас нет плитки дополнительной карты
refusal-no-set = У вас нет комплекта, который требует событие; не хватает: { $lacks }
refusal-not-in-hand = Этой роли у вас на руке нет
refusal-no-trade = Событие этого раунда не предлагает обмена
refusal-nothing-to-trade = У вас нет того, что нужно отдать: { $lacks }
refusal-trade-came-first = Обмен по карте события предлагали раньше: теперь выберите действие роли или плитку
refusal-other-goods = Событие предлагает другой обмен
refusal-no-such-tile = Такой плитки у вас нет
refusal-no-tile-for-roles = Эту плитку используют при выборе ролей, а не вместе с ролью
refusal-not-near = Эта территория не соседняя с вашей фигурой
refusal-other-landscape = Эта ведьма летает на другие территории
refusal-closed-land = На эту территорию фигуры не ходят
refusal-clouds-there = Над этой территорией тучи
refusal-other-pawn = Доставить зелье может только фигура, которую вы сейчас переместили
refusal-other-place = Эта фигура стоит не там, где работает друид
refusal-not-at-castle = Этот замок не относится к территории вашей фигуры
refusal-castle-covered = Этот замок закрыт плиткой
refusal-castle-full = В этот замок зелье уже доставлено
refusal-no-potion = Этому замку нужно { NAME($potion) }, а у вас его нет
refusal-no-stall = Там, где стоит ваша фигура, лавки нет
refusal-nothing-to-sell = У вас нет того, что берут в лавке: { $lacks }
refusal-on-entering-only = В лавке торгуют, только войдя на её территорию, а эта доставка — в замок
refusal-no-cloud = Тучи здесь нет
refusal-cloud-too-far = Рядом с этой тучей нет вашей фигуры
refusal-too-few-wands = Эта туча стоит палочек: { $cost }. У вас их { $wands }
refusal-not-offered = Этого ресурса вам не предлагают, можно взять: { $left }
refusal-one-of-them = Можно взять только один из этих ресурсов, по названию: { $left }
refusal-one-left = Остался один ресурс, возьмите его по названию: { $left }

## Reasons of the end

reason-last-round = сыгран последний раунд

## Options

option-board = Сторона поля
option-board-normal = обычная
option-board-advanced = сложная
option-storm-clouds = Штормовые тучи
option-storm-clouds-no = нет
option-storm-clouds-yes = да
option-mountain-tiles = Плитки гор и амулеты (на сложном поле всегда)
option-mountain-tiles-no = нет
option-mountain-tiles-yes = да
option-forest-tiles = Плитки лесов (сложное поле)
option-forest-tiles-no = нет
option-forest-tiles-yes = да
option-hill-tiles = Плитки холмов (сложное поле)
option-hill-tiles-no = нет
option-hill-tiles-yes = да
option-stall = Кому доступна оранжевая лавка
option-stall-any-entry = всем, кто туда попал
option-stall-brave-witch = только смелым ведьмам

## The score sheet

score-match = Очки партии
score-bolts = Молнии
score-bolt = молния
    .one = молния
    .few = молнии
    .many = молний
score-fours = Комплекты из четырёх ресурсов
score-threes = Комплекты из трёх ресурсов
score-amulets = Амулеты
score-tie-resources = Ресурсы (больше — лучше)
score-total = Итого

## Phases

phase-choosing = Выбор ролей
phase-adding = Дополнительные карты
phase-calling = Объявление роли
phase-answering = Ответ
phase-acting = Действие
phase-handing-in = Сдача комплектов
phase-over = Конец партии

## Decisions inside an action

decision-fly = перемещение
decision-drop = доставка после перемещения
decision-deliver = доставка
decision-dispel = разгон тучи
decision-take = получение ресурсов
decision-circle = каменный круг
decision-stall = лавка
decision-way = выбор труса
decision-trade = обмен

## What a seat decided in secret

choice-hand-in = сдать
choice-keep = оставить
choice-add-none = не добавлять

## Labels of the view

view-phase = Сейчас
view-decision = Решение
view-turn = Чья очередь
view-first = Первый игрок
view-round = Раунд
view-rounds = Всего раундов
view-event = Событие
view-events-seen = Бывшие события
draw-legend =
    ♣ лес, ∩ холмы, ▲ горы, " равнина, ~ озеро.
    Замок [з3] берёт сколько угодно зелий, (з3) — одно, потом (*). Буква — цвет зелья, цифра — очки.
    ☁2 туча и её цена в волшебных палочках, ↯ молнии. 1a — фигурка места 1, ▤ жетон местности, ◈ ваш амулет.
    ★ очки, в скобках — с запасом и молниями. «!» — роль сыграна смело, «·» — трусливо.
draw-cursed = Закляты
view-cursed = Заколдованные роли
view-cursed-deck = Ещё в колоде заколдованных
view-hand = Ваша рука
view-added = Ваша дополнительная роль
view-to-choose = Осталось выбрать ролей
view-left-out = Отложены вами
view-called = Названы в этом раунде
view-call = Названа
view-pending = Ожидает решения
view-board = Поле
view-clouds = Тучи
view-filled = Замки, получившие зелье
view-covered = Замки под плитками
view-mountains = Плитки гор
view-forests = Плитки лесов
view-hills = Плитки холмов
view-seats = Игроки
view-space = Место
view-region = Территория
view-cloud = Туча
view-cost = Палочки
view-bolts = Молнии
view-tile = Плитка
view-amulets-of = Чьи амулеты
view-role = Роль
view-courage = Смелость
view-seat = Игрок
view-reply = Ответ
view-caller = Кто назвал
view-claim = Смелая заявка
view-replies = Ответы
view-pawn = Фигура
view-count = Сколько
view-resources = Ресурсы
view-points = Очки
view-pawns = Фигуры
view-stock = Ресурсы
view-hand-size = Карт на руке
view-played = Сыграно
view-may-hold = Может быть на руке
view-reach = Куда достают роли
view-regions = Местности
view-castles = Замки
view-spaces = Места туч
view-amulets = Амулеты
view-tiles = Плитки лесов у игрока
view-event-points = За последнее событие
view-score = Счёт, если закончить сейчас
