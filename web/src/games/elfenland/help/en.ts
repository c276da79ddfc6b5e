import type { HelpText } from '../../../lib/help';
import type { PictureName } from './text';

export const help: HelpText<PictureName> = {
  chapters: [
    {
      title: 'What it is about',
      picture: 'map',
      paragraphs: [
        'Young elves set out to see the world. You have a boot, eight cards and four rounds to visit twenty towns. Whoever sees the most of them wins {11.2}.',
        'Everyone starts in Elvenhold {2.3}. A flag of your colour over a town means that you have not been there: enter it, and the marker is yours {8.10}. The discs below a town show who else is still awaited.',
        'For two to six players, a little over an hour.',
      ],
    },
    {
      title: 'A round, step by step',
      picture: 'counters',
      paragraphs: ['There are four rounds, all alike {3.2}:'],
      steps: [
        'Cards: your hand is filled up to eight {4.3}.',
        'A secret counter: everyone gets one unseen; only its owner may look at it {5.2}.',
        'Three more counters, one a lap: from the open row, or blind from the pile {6.2} {6.3}. These lie open.',
        'Planning: in turn, lay one counter on a road, or pass {7.1}. When all pass one after another, it is time to go {7.13}.',
        'Travelling: in turn, everyone goes as far as the cards allow {8.1}. Afterwards no more than four cards stay in hand {8.14}.',
        'End of the round: one counter may be kept; the rest, and all that lies on the roads, goes back into the pile {10.2} {10.7}.',
      ],
    },
    {
      title: 'Roads and terrain',
      picture: 'chart',
      paragraphs: [
        'Every road has a terrain: its sign stands in the middle of the road, and each kind of road has a stitch of its own. You can use a road only if a counter lies on it, and only by what the counter shows {8.3}. Counters of others serve you as well as yours {7.7}.',
        'The chart says how many cards of that transport a leg costs; a dash means that it cannot go there, and no such counter can be laid {7.4}. The same numbers are printed on the cards, and on the map the price stands beside the counter.',
      ],
    },
    {
      title: 'The obstacle',
      picture: 'obstacle',
      paragraphs: [
        'Stones on the road add one card of the same transport to the price {8.5}. You have one obstacle for the whole match; it goes where a counter already lies, anybody’s {7.8} {7.10}. So a wagon across the desert comes to three cards: two and one more.',
      ],
    },
    {
      title: 'Caravan',
      picture: 'caravan',
      paragraphs: [
        'A counter lies there but you lack its cards? Lay down any three, four with an obstacle, and go by caravan {9.1} {9.2}. If you can pay the usual price, you may not {9.4}. There are no caravans on water {9.7}.',
      ],
    },
    {
      title: 'Water',
      picture: 'water',
      paragraphs: [
        'Rivers and ferries need no counters, only rafts. The arrow shows the current: one raft downstream, two upstream {8.7}. A ferry across a lake takes two rafts, either way {9.10}.',
      ],
    },
    {
      title: 'The end',
      paragraphs: [
        'The match ends with the last journey of round four {11.1}. With equal markers, more cards in hand decide {11.3}. But if somebody has all twenty before the end of round three, the match is won at once {11.5}.',
        'With destination towns everyone has a secret town: at the end the legs you are short of it are subtracted from your markers {12.7}. Yours is marked with a star on the map, which only you can see.',
      ],
    },
    {
      title: 'At this table',
      picture: 'route',
      paragraphs: [
        'Whatever can be done lights up. Press what is not lit, or rest on it, and the table tells you why not, with the number of the rule.',
        'Planning: pick up a counter, and the roads that take it light up with the price of a leg. Travelling: press a town, and the table shows the cheapest way there and the cards it takes; “Off we go!” leads you along it. Or go by yourself, leg by leg: press counters, river arrows and ferries next to your boot.',
      ],
    },
  ],
  alternatives: {
    map: 'The map: twenty-one towns, roads, rivers and two lakes',
    counters: 'Counters of six transports, and one face down',
    chart: 'The travel chart: cards for a leg, by transport and terrain',
    obstacle: 'A troll wagon in the desert with an obstacle: three wagon cards',
    caravan: 'Any three cards: pig, cloud and raft',
    water: 'One raft downstream, two upstream, two for a ferry',
    route: 'A town that is lit, and a counter on a road with its price',
  },
};
