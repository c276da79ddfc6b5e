import type { CatanHelp } from './text';

export const help: CatanHelp = {
  chapters: [
    {
      title: 'What it is about',
      picture: 'island',
      paragraphs: [
        'Before you lies an island where nobody lives yet. You set up the first houses, lay roads between them, gather resources and trade with your neighbours. Whoever has ten points in their own turn wins {11.2}.',
        'For two to six. With five and six the island is larger {1.2}.',
      ],
    },
    {
      title: 'The island',
      picture: 'number',
      paragraphs: [
        'Every kind of land gives its own resource: hills brick, forest lumber, pasture wool, fields grain, mountains ore. The desert gives nothing {1.1}.',
        'A number lies on the land. The dots below it say how often it comes: the more, the oftener. Sixes and eights are red, and nothing pays better {1.4}.',
        'Houses stand on intersections, roads lie on the paths between them {1.6}. Nobody may build right next to a house: there are always two paths at least between any two {8.6}.',
      ],
    },
    {
      title: 'The beginning',
      paragraphs: [
        'Round the table, and then back the other way, everybody places a settlement and a road beside it {2.12} {2.13}. The second settlement brings a card from every piece of land around it at once {2.16}. Look for different resources and frequent numbers.',
      ],
    },
    {
      title: 'Your turn',
      paragraphs: ['A turn always goes like this {3.1}:'],
      steps: [
        'Before the roll you may play a development card or call your helper {3.2}.',
        'Roll the dice. All land with that number pays everybody who has houses there: one card for a settlement, two for a city {4.2}. If the bank cannot pay all of a resource, nobody gets it {4.4}.',
        'Trade, build, buy and play cards, as much as you like and in any order {3.4}.',
        'End the turn.',
      ],
    },
    {
      title: 'Seven, and the robber',
      picture: 'robber',
      paragraphs: [
        'On a seven nobody gets anything. Whoever holds more than seven resource cards discards half {5.2}, of their own choice; the others see it when all have chosen {5.6}.',
        'Then the one who rolled moves the robber to another piece of land {5.7}. While he is there, it gives nothing {4.3}. And from one of those who have houses around it he draws a card unseen {5.9}.',
      ],
    },
    {
      title: 'Building',
      picture: 'prices',
      paragraphs: [
        'A road goes on from your roads or begins at a house of yours {8.3}. A settlement stands only where a road of yours leads {8.5}. A city takes the place of your own settlement, which comes back to you {8.7}.',
      ],
    },
    {
      title: 'Trading with players',
      picture: 'trade',
      paragraphs: [
        'One trades only with the player whose turn it is {6.1}. An offer says what is given and what is asked for: any cards for any, but at least one on each side {6.2}, and never the same resource on both {6.3}.',
        'Everybody hears the offer; all are asked, or only those one has chosen, and they answer at once and in secret: yes, no, or a counter-offer {6.9}. Then the answers are shown, and who made the offer chooses a partner, or lets it be {6.15}. A table may agree that every answer is seen as soon as it is given {6.18}.',
      ],
    },
    {
      title: 'Bank and harbours',
      picture: 'harbour',
      paragraphs: [
        'The bank always takes four equal cards for any one {7.1}. A house at a general harbour lowers that to three {7.2}, one at the harbour of a resource to two, but only for that resource {7.3}.',
      ],
    },
    {
      title: 'Development cards',
      picture: 'cards',
      paragraphs: [
        'Only you see the card you buy {10.1}. One is played a turn {10.3}, and not one bought in the same turn {10.4}. Victory points are never played: they simply count {10.12}.',
      ],
    },
    {
      title: 'Road and army',
      picture: 'awards',
      paragraphs: [
        'Who is first to have five paths of road in a row, branches left out, gets the Longest Road: two points {9.4}. It is taken only by a longer one {9.5}; somebody else’s house in the middle breaks a road {9.3}.',
        'Who is first to have played three knights gets the Largest Army, two points, too {10.13}, until somebody has played more {10.14}.',
      ],
    },
    {
      title: 'Helpers',
      picture: 'helpers',
      paragraphs: [
        'With the second settlement everybody gets a helper {13.3}. It helps once a turn {13.10}, and not in the turn in which you took it {13.9}. Some help in others’ turns, too: Siegfried on a seven {16.1}, Marianne when a roll brought you nothing {19.1}.',
        'A helper lies with side A or side B up. After a use from side A you may keep it, turned to side B, or exchange it for any in the reserve; from side B it must be exchanged {13.13} {13.14} {13.15}. If you need no help, use it idly, just to exchange it {13.17}.',
      ],
    },
    {
      title: 'With five and six',
      paragraphs: [
        'So that the wait is shorter, one of two rules is played, as the table likes {12.1}. Either, after every turn, all others in order may build and buy development cards {12.2}. Or people play in pairs: after the turn of the first, the third to the left has a part of a turn, with trade with the bank only, building, and a card {12.8} {12.9}.',
      ],
    },
    {
      title: 'Points',
      paragraphs: [
        'A settlement is one point, a city two, road and army two each, a victory point card one {11.1}. Ten points in your own turn, and the match is over {11.2}; nobody wins in another’s turn {11.4}.',
      ],
    },
    {
      title: 'At this table',
      picture: 'lights',
      paragraphs: [
        'All that can be done is lit. Press the dice to roll them, a place on the map to build there. If you take up a road, a settlement or a city under “Building”, only its places are lit, and the others say why not.',
        'A trade is put together in the panel beside the map: press the cards you give and ask for, unpress those you do not want to ask, then “Offer” or “To the bank”. Until then nobody sees it, and it counts for nothing. Quickest of all: press a card of your hand, or take up again what you offered lately. Helpers, the robber and all else are pressed likewise. The map can be magnified with the buttons, two fingers, or the keys + and −.',
      ],
    },
  ],
  prices: { card: 'Development card', points: 'Points' },
  cards: {
    knight: 'Move the robber and steal a card. The knight joins your army.',
    road_building: 'Two roads for nothing.',
    year_of_plenty: 'Any two cards of the bank.',
    monopoly: 'Name a resource: everybody gives you all they have of it.',
    victory_point: 'A point that only you know of.',
  },
  alternatives: {
    island: 'An island of seven pieces of land in the sea, with houses and a road',
    number: 'The number eight with five dots, five with four, twelve with one',
    prices: 'Prices of road, settlement, city and development card',
    robber: 'The robber on land with the number six',
    trade: 'Two cards of wool for one of ore',
    harbour: 'A general harbour at three for one and a wool harbour at two for one',
    cards: 'The five kinds of development cards',
    awards: 'A road of five paths and three knights',
    helpers: 'The ten helpers and what they can do',
    lights: 'A lit intersection beside a plain one',
  },
};
