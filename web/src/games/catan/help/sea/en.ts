/** Seafarers: what the sea adds, and a chapter for each scenario. */
import type { SeaHelp } from './text';

export const help: SeaHelp = {
  sea: [
    {
      title: 'Seafarers: ships',
      picture: 'ships',
      paragraphs: [
        'In the scenarios of Seafarers the land lies in islands. A ship is a road upon water: it costs one lumber and one wool, lies on a path with sea on at least one side, and leads on from a settlement, a city or another ship of yours {25.2} {25.3} {25.4}. On a path of the coast lies either a road or a ship. The two join only at a settlement or city of yours.',
        'A settlement may be built where a ship leads {25.7}, and a starting settlement on the coast may take a ship instead of its road. The card “road building” lays roads or ships, as you like {25.6}.',
        'Once a turn, after the roll, you may move a ship that you did not build in this turn {26.1}. It must be the open end of a line: one that ends at a building on each side is closed, and stays {26.3}. Press the ship, then a lit place.',
        'Roads and ships count together for the longest trade route, which takes the place of the longest road {25.8}.',
      ],
    },
    {
      title: 'Seafarers: pirate and gold',
      picture: 'pirate',
      paragraphs: [
        'On a seven and with a knight you move the robber or the pirate, as you choose {28.1}. The pirate goes to any hex of the sea {28.2}. Beside it no ship is built, moved away or moved to {25.5} {26.2}; and from one of those who have ships there you draw a card unseen {28.3}.',
        'A gold hex pays cards of your own choice: one for a settlement, two for a city {27.1}. Those who get gold choose in turn, the one who rolled first, from what the bank has {27.2}.',
      ],
    },
  ],
  scenarios: {
    heading_for_new_shores: {
      title: 'Heading for New Shores',
      picture: 'heading_for_new_shores',
      paragraphs: [
        'All begin on the large island. Round it lie small ones, with gold on some. Your first settlement on each small island brings two special points; they lie under it for good, whatever becomes of it {29.3}. Everybody can earn them, on every island once.',
        'Fourteen points win. A good start is on the coast, with lumber and wool: whoever sails first chooses where to land.',
      ],
    },
    the_four_islands: {
      title: 'The Four Islands',
      picture: 'the_four_islands',
      paragraphs: [
        'Four islands of about one size, six for five and six players. Begin where you like: both settlements on one island, or on two. Those are your home {29.5}. On every other island your first settlement brings two special points.',
        'Thirteen points win. Who begins on two islands has more kinds of land at once, but fewer islands left to discover.',
      ],
    },
    through_the_desert: {
      title: 'Through the Desert',
      picture: 'through_the_desert',
      paragraphs: [
        'All begin on the near side of the desert. The strip beyond it, and every small island, is foreign land {29.4}: your first settlement on each brings two special points. The strip can be reached by road along the coast or by ship.',
        'Fourteen points win.',
      ],
    },
    the_fog_islands: {
      title: 'The Fog Islands',
      picture: 'the_fog_islands',
      paragraphs: [
        'Between the home islands lies fog. Whoever builds or moves a ship or road so that it touches a hex of fog lifts it {30.2}: the hex is drawn, and its number too, if it is land. If it gives something, the discoverer gets a card of it at once; gold is a card of choice {30.4}.',
        'There are no points for islands here: twelve points win. Neither robber nor pirate goes into the fog {30.6}.',
      ],
    },
    the_forgotten_tribe: {
      title: 'The Forgotten Tribe',
      picture: 'the_forgotten_tribe',
      paragraphs: [
        'Nobody may settle on the far islands: a forgotten people lives there, and it is generous. At its shores lie gifts. The first ship on the path of a gift takes it {31.2}: a point for good, a development card, or a harbour.',
        'A harbour is placed at once on a free coast beside a settlement or city of yours, not next to another harbour {31.5}; if there is no room, it waits {31.4}. There are no other harbours in this scenario.',
        'The robber stays on land with numbers {31.7}. Thirteen points win.',
      ],
    },
    cloth_for_catan: {
      title: 'Cloth for Catan',
      picture: 'cloth_for_catan',
      paragraphs: [
        'You start with three settlements on the two main islands. On the small islands between them are villages, each with five bales of cloth and a number. A ship that reaches a village trades with it from then on and brings a bale at once {33.3}.',
        'Whenever the number of a village is rolled, everybody who trades with it takes a bale. Two bales are one point. What a village lacks comes from the common supply, but an empty village pays nothing {33.4}.',
        'Only those who have reached a village may move the pirate; it may steal a bale instead of a card {33.7}. There is no longest route here, but there is a largest army. Fourteen points win; and as soon as fewer than four villages have cloth left, whoever has the most points wins {33.9}.',
      ],
    },
    the_wonders_of_catan: {
      title: 'The Wonders of Catan',
      picture: 'the_wonders_of_catan',
      paragraphs: [
        'Five wonders wait to be built. Each asks for something first: two cities, a settlement at a strait or at the wasteland, a city at a harbour and a trade route of five, or a city and six points. Who has that may claim the wonder; an own ship on its card says whose it is {32.3} {32.4}. Everybody builds one at most.',
        'A wonder has four levels, each at the price on its card {32.5}. Whoever finishes the fourth wins. So does whoever has ten points and more levels than anybody else {32.7}.',
        'On the marked intersections nobody may begin {32.1}. There is no pirate here; the first settlement on a small island brings a special point.',
      ],
    },
    the_pirate_islands: {
      title: 'The Pirate Islands',
      picture: 'the_pirate_islands',
      paragraphs: [
        'Everybody has a settlement and a ship on the eastern coast, and a fortress in the west that pirates hold. Your one line of ships, without branches, goes by the marked place of your colour to your fortress.',
        'After each roll, before anything else, the pirates’ fleet sails on by the lower die, which is also its strength. Whoever has buildings where it stops is attacked: with fewer warships than its strength you lose a card, and one more for each city; with more you take a card of choice. A knight turns the rearmost ship of your line into a warship, and does nothing else.',
        'When your line has come to the fortress, you may attack it at the end of your turn: one die, against the number of your warships. More ships than pips: one of three walls falls; as many: you lose the last ship; fewer: the last two. When the third wall falls the fortress becomes your settlement.',
        'Who has ten points and has taken the own fortress wins. There is no robber: on a seven, after the discards, you take a card from any player. The helpers do not play here.',
      ],
    },
    new_world: {
      title: 'New World',
      picture: 'new_world',
      paragraphs: [
        'Land, sea and numbers are dealt anew each time: the picture is one of very many {34.1}. In turn the players place the harbours on the coasts {34.2}, and then begin where they like. What you began on is your home; on every other island your first settlement brings a special point {34.3}.',
        'Robber and pirate are not there until somebody brings them in {34.4}. Twelve points win.',
      ],
    },
  },
  alternatives: {
    ships: 'A settlement, a road and a line of ships over the sea to an island with gold',
    pirate: 'The pirate beside two ships',
    scenario: 'The map of the scenario for four players',
  },
};
