### Elfenland: words, English. Names first; the values are those of data.toml.

## Towns

town-elvenhold = Elvenhold
town-albaran = Al'Baran
town-beata = Beata
town-dagamura = Dag'Amura
town-ergeren = Erg'Eren
town-feodor = Feodor
town-grangor = Grangor
town-ixara = Ixara
town-jaccaranda = Jaccaranda
town-kihromah = Kihromah
town-lapphalya = Lapphalya
town-mahdavikia = Mah'Davikia
town-parundia = Parundia
town-rivinia = Rivinia
town-strykhaven = Strykhaven
town-throtmanni = Throtmanni
town-tichih = Tichih
town-usselen = Usselen
town-virst = Virst
town-wylhien = Wylhien
town-yttar = Yttar

## Transports

transport-giant-pig = Giant Pig
transport-elfcycle = Elfcycle
transport-magic-cloud = Magic Cloud
transport-unicorn = Unicorn
transport-troll-wagon = Troll Wagon
transport-dragon = Dragon
transport-raft = Raft

## Terrains

terrain-plains = plains
terrain-forest = forest
terrain-desert = desert
terrain-mountain = mountains
terrain-river = river
terrain-lake = lake

## Lakes

lake-mare-nebulae = Mare Nebulae
lake-mare-magnum = Mare Magnum

## Courses of a river

course-downstream = downstream
course-upstream = upstream

## Colours

colour-red = red
colour-yellow = yellow
colour-green = green
colour-blue = blue
colour-purple = purple
colour-black = black

## Obstacle and caravan

thing-obstacle = Obstacle
thing-caravan = Caravan

## Roads, by their two towns

road-beata-elvenhold = { NAME("town-beata") } – { NAME("town-elvenhold") }
road-beata-strykhaven = { NAME("town-beata") } – { NAME("town-strykhaven") }
road-elvenhold-lapphalya = { NAME("town-elvenhold") } – { NAME("town-lapphalya") }
road-ixara-virst = { NAME("town-ixara") } – { NAME("town-virst") }
road-lapphalya-virst = { NAME("town-lapphalya") } – { NAME("town-virst") }
road-parundia-wylhien = { NAME("town-parundia") } – { NAME("town-wylhien") }
road-throtmanni-tichih = { NAME("town-throtmanni") } – { NAME("town-tichih") }
road-usselen-wylhien = { NAME("town-usselen") } – { NAME("town-wylhien") }
road-dagamura-ixara = { NAME("town-dagamura") } – { NAME("town-ixara") }
road-dagamura-kihromah = { NAME("town-dagamura") } – { NAME("town-kihromah") }
road-dagamura-lapphalya = { NAME("town-dagamura") } – { NAME("town-lapphalya") }
road-elvenhold-ergeren = { NAME("town-elvenhold") } – { NAME("town-ergeren") }
road-ergeren-tichih = { NAME("town-ergeren") } – { NAME("town-tichih") }
road-feodor-lapphalya = { NAME("town-feodor") } – { NAME("town-lapphalya") }
road-feodor-rivinia = { NAME("town-feodor") } – { NAME("town-rivinia") }
road-ixara-lapphalya = { NAME("town-ixara") } – { NAME("town-lapphalya") }
road-lapphalya-rivinia = { NAME("town-lapphalya") } – { NAME("town-rivinia") }
road-parundia-usselen = { NAME("town-parundia") } – { NAME("town-usselen") }
road-rivinia-throtmanni = { NAME("town-rivinia") } – { NAME("town-throtmanni") }
road-usselen-yttar = { NAME("town-usselen") } – { NAME("town-yttar") }
road-albaran-dagamura = { NAME("town-albaran") } – { NAME("town-dagamura") }
road-albaran-feodor = { NAME("town-albaran") } – { NAME("town-feodor") }
road-albaran-parundia = { NAME("town-albaran") } – { NAME("town-parundia") }
road-albaran-throtmanni = { NAME("town-albaran") } – { NAME("town-throtmanni") }
road-albaran-wylhien = { NAME("town-albaran") } – { NAME("town-wylhien") }
road-dagamura-feodor = { NAME("town-dagamura") } – { NAME("town-feodor") }
road-feodor-throtmanni = { NAME("town-feodor") } – { NAME("town-throtmanni") }
road-dagamura-mahdavikia = { NAME("town-dagamura") } – { NAME("town-mahdavikia") }
road-grangor-mahdavikia = { NAME("town-grangor") } – { NAME("town-mahdavikia") }
road-grangor-yttar = { NAME("town-grangor") } – { NAME("town-yttar") }
road-ixara-mahdavikia = { NAME("town-ixara") } – { NAME("town-mahdavikia") }
road-jaccaranda-throtmanni = { NAME("town-jaccaranda") } – { NAME("town-throtmanni") }
road-jaccaranda-tichih = { NAME("town-jaccaranda") } – { NAME("town-tichih") }
road-jaccaranda-wylhien = { NAME("town-jaccaranda") } – { NAME("town-wylhien") }
road-strykhaven-virst = { NAME("town-strykhaven") } – { NAME("town-virst") }

## Rivers, downstream

river-wylhien-usselen = { NAME("town-wylhien") } → { NAME("town-usselen") }
river-beata-elvenhold = { NAME("town-beata") } → { NAME("town-elvenhold") }
river-elvenhold-rivinia = { NAME("town-elvenhold") } → { NAME("town-rivinia") }
river-rivinia-tichih = { NAME("town-rivinia") } → { NAME("town-tichih") }
river-virst-ixara = { NAME("town-virst") } → { NAME("town-ixara") }
river-ixara-mahdavikia = { NAME("town-ixara") } → { NAME("town-mahdavikia") }
river-mahdavikia-grangor = { NAME("town-mahdavikia") } → { NAME("town-grangor") }

## Ferries

ferry-parundia-yttar = { NAME("town-parundia") } – { NAME("town-yttar") }
ferry-grangor-yttar = { NAME("town-grangor") } – { NAME("town-yttar") }
ferry-grangor-parundia = { NAME("town-grangor") } – { NAME("town-parundia") }
ferry-strykhaven-virst = { NAME("town-strykhaven") } – { NAME("town-virst") }
ferry-elvenhold-virst = { NAME("town-elvenhold") } – { NAME("town-virst") }
ferry-elvenhold-strykhaven = { NAME("town-elvenhold") } – { NAME("town-strykhaven") }

### Sentences
