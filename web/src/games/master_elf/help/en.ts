import type { MasterElfHelp } from './text';

export const help: MasterElfHelp = {
  chapters: [
    {
      title: 'What it is about',
      paragraphs: [
        'The feast is near, and the master elves are in a hurry. You walk the land around Elfgard, gather ingredients and make gifts of them. What counts most is not the single gift but the collection: music with music, animals with animals.',
        'For two, three or four, about forty minutes. Whoever has the most points at the end wins {12.1}.',
      ],
    },
    {
      title: 'Your turn',
      picture: 'map',
      paragraphs: ['Every turn goes through the same steps {3.1}:'],
      steps: [
        'Walk to a neighbouring region; you cannot stay where you are {4.2}. From the city the way is open to all four sides, from a border region to the city and to two neighbours {1.6}.',
        'Take ingredients. On the border: one of the open cards, your choice {5.1}. In the city: discard as many cards as you like and draw one more than that {5.3}.',
        'Make a gift if you have the cards, or do without {6.1}.',
        'Put down what is too much: seven cards stay in hand {8.1}. If you took the last card of a border region, three new ones are laid there {8.3}.',
      ],
    },
    {
      title: 'A gift card',
      picture: 'gift',
      paragraphs: [
        'You can make only the three gifts that lie on top of the piles. Each card says all there is to know:',
      ],
    },
    {
      title: 'What a gift costs',
      picture: 'price',
      paragraphs: [
        'Always three cards of the two ingredients named: two of one and one of the other, whichever suits you {6.2}. Three cards of a kind make no gift {6.3}.',
        'Everyone has a crystal. Once in the match it stands for any one of the three cards {6.4}.',
      ],
    },
    {
      title: '“Secret” and “Treasure”',
      picture: 'special',
      paragraphs: [
        'Casket and Key are the “Secret” pair, Pirate and Treasure Map the “Treasure” pair. When you make the second card of a pair you may use its action {7.1}: “Secret” lets you look through any pile, “Treasure” through all the gifts set aside. One of the gifts you see can be made at once, for free {7.6}.',
        'Each player has one special action in a match {7.7}.',
      ],
    },
    {
      title: 'The end',
      paragraphs: [
        'When a pile runs out for the first time, the other two are shuffled and dealt into three new ones {9.2}. When it happens again, the match ends at once {9.5}.',
        'Last of all, as many of the gifts set aside are turned up as there are players, and everyone takes one. Whoever has made the fewest chooses first {10.2}.',
      ],
    },
    {
      title: 'Points',
      picture: 'points',
      paragraphs: [
        'Every gift counts in one of its collections {11.1}; the program finds the best arrangement for you {11.5}. A “Secret” or “Treasure” pair is worth 5 points {11.3}.',
        'On top of that: a point for each ribbon of the colour you have most of (a rainbow one goes with any) {11.6}, and a point for each elf {11.7}.',
      ],
    },
    {
      title: 'At this table',
      picture: 'lights',
      paragraphs: [
        'Whatever can be done now lights up: regions, cards, piles. Press what is not lit, or rest on it, and the table tells you why not, with the number of the rule.',
        'A dashed edge marks a gift of two collections: the end decides where it brings more.',
      ],
    },
  ],
  giftNotes: [
    'The ribbon: its colour brings points at the end. Each colour has a weave of its own; a rainbow ribbon goes with any.',
    'Picture and name.',
    'The discs are the collections it belongs to: one or two.',
    'The two ingredients it is made of.',
    'An elf in the corner: one point more.',
  ],
  points: { cards: 'Cards in the collection', points: 'Points' },
  alternatives: {
    map: 'The map: Elfgard in the middle, four regions around it',
    gift: 'The gift card “Accordion”',
    price: 'Two metal and one cloth; one metal and two cloth; two cards and the crystal',
    special: 'Casket and Key; Pirate and Treasure Map',
    points: 'Points of a collection: 1, 3, 6, 9, 12',
    lights: 'A card that is lit and a card that is not',
  },
};
