import type { BroomServiceHelp } from './text';

export const help: BroomServiceHelp = {
  chapters: [
    {
      title: 'What it is about',
      picture: 'map',
      paragraphs: [
        'Potions are brewed, brooms are swept: you carry bottles to the castles of the land, gather more, and chase thunder clouds out of the way. Everybody wants to be the bravest, but only the last brave one gets anything for it.',
        'For two to five, about an hour. There are seven rounds {3.1}; whoever has the most points at the end wins {7.8}. You begin with ten points, a potion of each colour, and a pawn in each of the two start regions {2.2}.',
      ],
    },
    {
      title: 'A round',
      paragraphs: ['Every round goes like this {3.1}:'],
      steps: [
        'An event is turned up: everybody knows it before choosing {10.1}. With fewer than five at the table there are cursed roles, too: playing one costs three points at once {5.2}.',
        'All choose four of their ten roles, in secret and at the same time {3.2}. Nobody sees who is ready {17.6}.',
        'The first player calls one of their roles, bravely or as a coward {4.1}. Whoever holds the same role must play it now {4.5}.',
        'When all cards are gone, the event acts if its time is the end of the round {6.1}, and all ten roles come back {6.2}.',
      ],
    },
    {
      title: 'Brave or cowardly',
      picture: 'role',
      paragraphs: [
        'Each card has two halves. As a coward you get the lower one, the small one, but at once and for sure {4.6}. Bravely you only claim the upper one: you wait until everybody after you has answered {4.7}. If one of them is brave, too, the role is theirs, and your card was for nothing {4.8}.',
        'The last brave player acts and calls the next role {4.10}. If nobody was brave, the caller calls again {4.11}. On the table you see the standing claim in the bubble beside the role.',
      ],
    },
    {
      title: 'The roles',
      paragraphs: [
        'A witch flies one of your pawns to a neighbouring region of her landscape {8.3}; a brave one may deliver a potion there, too {8.6}. Lakes are closed to all {1.7}.',
        'A gatherer brings what is printed: three things when brave, one when not {8.1}. A druid delivers without moving, from one of two landscapes {8.12}; a brave one brings three points more {8.13}. The weather fairy dispels a cloud next to one of your pawns for wands {9.2}, and brings three points more when brave {9.4}.',
        'Nothing has to be done: any action can be skipped or done in part {4.15}.',
      ],
    },
    {
      title: 'Castles',
      picture: 'castles',
      paragraphs: [
        'A castle takes potions of its colour from pawns in a region that it touches {8.7}. The number on its wall is your points; a wand on it is yours as well {8.10}.',
        'A round tower takes one potion in the whole match, from whoever is first {8.8}. A square keep takes one after another {8.9}.',
      ],
    },
    {
      title: 'Clouds',
      picture: 'clouds',
      paragraphs: [
        'No pawn enters a region under a cloud {9.1}. The number in the star says how many wands it costs to dispel it {9.3}; the cloud is yours then {9.5}, and its bolts count at the end.',
        'If storm clouds are in the match, they have a blue star and bring something besides: a flight, a delivery, points for potions you can show {11.5}. The tailwind helps those who deliver close to it {11.3}.',
      ],
    },
    {
      title: 'The end',
      picture: 'bolts',
      paragraphs: [
        'After the seventh round bolts bring points {7.2}, and so do sets: four different resources bring four {7.3}, three different ones two {7.4}. On a tie more resources decide {7.9}.',
      ],
    },
    {
      title: 'Tiles and the other side of the board',
      picture: 'tiles',
      paragraphs: [
        'Mountain tiles: the first time you enter such a mountain you take your amulet and may use the tile {12.5}. One, two or three amulets bring 4, 9 or 15 points {7.6}.',
        'Forest tiles go to the first who comes {13.2}. Later a coward may use them to act like a brave one {13.5} or for five points {13.6}; the third kind gives you one role more {13.7}.',
        'Hill tiles stay. A portal carries you on to a stone circle of your choice {14.2}, which is the only way to the islands {15.4}; the stall pays seven points for an orange potion {14.6}.',
      ],
    },
    {
      title: 'On the screen',
      picture: 'lights',
      paragraphs: [
        'What glows can be pressed: a card while you choose, one of its halves when you call or answer, a region, a castle, a cloud. What does not glow tells you why when you press it. Your pawns carry the numbers 1 and 2; if both could fly to the same place, you are asked which one.',
        'The map can be magnified with two fingers, with the wheel and Ctrl, or with the buttons in its corner.',
      ],
    },
  ],
  bolts: { bolts: 'Bolts', points: 'Points' },
  alternatives: {
    map: 'The land from above: forests, hills, mountains, prairies and lakes',
    role: 'A role card with its brave and its cowardly half',
    castles: 'A round castle and a square castle',
    clouds: 'A thunder cloud and storm clouds',
    bolts: 'Points for bolts',
    tiles: 'Tiles of mountain, forest and hills',
    lights: 'A card that glows and one that does not',
  },
};
