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

## Rivers, downstream

river-wylhien-usselen = { NAME("town-wylhien") } → { NAME("town-usselen") }
river-beata-elvenhold = { NAME("town-beata") } → { NAME("town-elvenhold") }
river-elvenhold-rivinia = { NAME("town-elvenhold") } → { NAME("town-rivinia") }
river-rivinia-tichih = { NAME("town-rivinia") } → { NAME("town-tichih") }
river-virst-ixara = { NAME("town-virst") } → { NAME("town-ixara") }
river-ixara-mahdavikia = { NAME("town-ixara") } → { NAME("town-mahdavikia") }
river-mahdavikia-grangor = { NAME("town-mahdavikia") } → { NAME("town-grangor") }

## Ferries

ferry-parundia-yttar = { NAME("town-parundia") } — { NAME("town-yttar") }
ferry-grangor-yttar = { NAME("town-grangor") } — { NAME("town-yttar") }
ferry-grangor-parundia = { NAME("town-grangor") } — { NAME("town-parundia") }
ferry-strykhaven-virst = { NAME("town-strykhaven") } — { NAME("town-virst") }
ferry-elvenhold-virst = { NAME("town-elvenhold") } — { NAME("town-virst") }
ferry-elvenhold-strykhaven = { NAME("town-elvenhold") } — { NAME("town-strykhaven") }

### Sentences
