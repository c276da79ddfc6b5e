import type { HelpText } from '../../../lib/help';
import type { PictureName } from './text';

export const help: HelpText<PictureName> = {
  chapters: [
    {
      title: 'What it is about',
      paragraphs: [
        'You run a small knitting workshop. At the bazaar you pick up yarn, at home you turn it into hats, bears, mittens, scarves and blankets, and whole sets of them become projects, which is where the points are.',
        'For two, three or four, about an hour. Nothing is hidden but the order of the decks {17.2}. Whoever has the most points at the end wins {16.1}.',
      ],
    },
    {
      title: 'Your board',
      picture: 'board',
      paragraphs: [
        'Everyone plays a character, and each board has four spaces {1.7}. They differ a little: one shops more, one crafts more, one may knit with any colours, one spins three balls at a time. A character also has a favourite request, worth five more points to them and to nobody else {15.3}.',
      ],
    },
    {
      title: 'Your turn',
      paragraphs: ['A turn has three parts {4.1}:'],
      steps: [
        'Put the marker on another space; it can never stay where it is {4.3}. Do the works of that space in any order, or leave them out {4.5} {4.6}.',
        'The bazaar is filled up again {8.1}. If events or special requests come, they are settled now, slot by slot {8.2}.',
        'Finish projects, learn patterns, unravel things: as often as you like and can {11.1}. Then the turn is over.',
      ],
    },
    {
      title: 'Works',
      picture: 'yarn',
      paragraphs: [
        'Shop: take as many slots of the bazaar as the space says, no fewer, and put their yarn into your bowl {5.1}. A ball of many colours is one of your choice {5.3}; so is what you get from a slot that was empty when your turn began {5.4}.',
        'Craft: make that many things, or fewer {6.1}. Exchange: give any number of balls of one colour for as many of another {7.1}. Take three: three balls of one colour {7.3}. Craft any colours: one thing in which only the number of balls counts {7.4}.',
        'Every colour has a mark of its own: red a heart, orange a triangle, yellow a star, green a leaf, blue a drop, purple a square.',
      ],
    },
    {
      title: 'Patterns',
      picture: 'patterns',
      paragraphs: [
        'Bear, mittens and scarf begin with a tile that names exact colours {6.4}. Hat and blanket have always been free: two different colours, five of the same {1.5}. Equal letters on a pattern stand for equal colours.',
        'Hand in a bear, mittens or a scarf, and you have learned its pattern: the tile is turned over for good {12.1}. From then on any colours will do that obey the rule {12.3}, and the tile brings three or four points {15.4}.',
        'A thing can be unravelled, too (knitters say frogged): you get the yarn of its present pattern back {13.1}.',
      ],
    },
    {
      title: 'Events',
      picture: 'events',
      paragraphs: [
        'The cat keeps somebody from crafting in the next turn of their own {9.3}. The sale brings you three balls {9.6}. A donation takes one ball of yours to somebody else {9.7}. The clerk has a ball for everyone {9.10}, and in the circle everyone may craft one item {9.11}.',
      ],
    },
    {
      title: 'Special requests',
      picture: 'request',
      paragraphs: [
        'When a request is turned up in your turn, you keep it or give it to another player, who cannot refuse {10.1}. From then on only its owner can craft it, like any other thing {10.3}.',
        'Made, it brings its points {15.2}; not made, it costs as many at the end {15.6}. So it is a gift to one and a burden to another.',
      ],
    },
    {
      title: 'Projects and the end',
      picture: 'projects',
      paragraphs: [
        'Three projects lie open. Hand in all things a project lists, and it is yours {11.3}. The row is filled up at the end of the turn {11.5}; when fewer than three are left in it, the match ends {14.1}. All others may craft one thing more {14.3}.',
        'Then count: projects, requests, learned patterns, and things left over {15.5}. Every ball left in the bowl takes a point away {15.7}.',
      ],
    },
    {
      title: 'At this table',
      picture: 'lights',
      paragraphs: [
        'What you can do now glows. Press a pattern that glows and the yarn for it is proposed, the cheapest that fits; press once more to make it, or choose other yarn ball by ball. At the end of your turn a glowing tile can be learned and a glowing thing unravelled.',
        'What does not glow tells why when you press it, with the number of the rule.',
      ],
    },
  ],
  alternatives: {
    board: 'A character and the four spaces of a board: shop, craft, both, exchange.',
    yarn: 'Balls of yarn in six colours, each with its mark, and one of any colour.',
    patterns: 'Patterns: an exact one, a free one, and a learned one with its points.',
    events: 'The five event cards.',
    request: 'Two special requests with their yarn and points.',
    projects: 'Three projects with the things they take and their points.',
    lights: 'A pattern that glows can be pressed, one that does not glow cannot.',
  },
};
