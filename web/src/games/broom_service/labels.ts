/** What screen readers and tooltips say of roles, events, castles, clouds and tiles. */
import type { Words } from '../../lib/words';
import { eventOf, roleOf, type Box, type Castle, type Does, type HillTile, type Resources } from './box';

const ANY_POTION = 'potion';
/** A trade that leaves no choice of colour. */
const AS_PRINTED = 'as_printed';

/** What a role does, bravely or as a coward, in words. */
export function doesLabel(words: Words, box: Box, id: string, courage: 'brave' | 'cowardly'): string {
  const role = roleOf(box, id);
  return deedsLabel(words, role[courage], role.landscapes ?? []);
}

/** What is written on a half of a role card: how it is played, and its points. */
export function halfWritten(words: Words, box: Box, id: string, courage: 'brave' | 'cowardly'): string {
  const { points } = roleOf(box, id)[courage];
  return [words.say(`board-${courage}`), points ? signed(points) : ''].filter(Boolean).join(' ');
}

export function deedsLabel(words: Words, does: Does, landscapes: readonly string[] = []): string {
  const lands = landsLabel(words, landscapes);
  const parts = [
    does.move ? words.say('board-does-move', { count: does.move, lands: lands || 'none' }) : '',
    does.deliver ? words.say('board-does-deliver', { lands: (!does.move && lands) || 'none' }) : '',
    does.dispel ? words.say('board-does-dispel') : '',
    does.gain
      ? words.say('board-does-gain', { things: resourcesLabel(words, does.gain), either: does.either ? 'yes' : 'no' })
      : '',
    does.points ? words.say('board-does-points', { points: does.points }) : '',
  ].filter(Boolean);
  return words.listing(parts);
}

function landsLabel(words: Words, landscapes: readonly string[]): string {
  return landscapes.map((land) => words.thing('landscape', land)).join(', ');
}

/** Resources with their numbers: «2 зелёных зелья». */
export function resourcesLabel(words: Words, resources: Resources): string {
  const named = Object.entries(resources)
    .filter(([, count]) => count > 0)
    .map(([id, count]) =>
      id === ANY_POTION
        ? words.say('counted', { name: words.say('board-any-potion'), count })
        : words.counted('resource', { [id]: count }),
    );
  return named.length > 0 ? words.listing(named) : words.say('board-nothing');
}

/** What the round's event does, with the numbers of its card. */
export function eventLabel(words: Words, box: Box, id: string): string {
  const event = eventOf(box, id);
  if (!event.effect) return '';
  return words.say(`board-event-${event.effect.replaceAll('_', '-')}`, {
    points: event.points ?? 0,
    signed: signed(event.points ?? 0),
    by: (event.points_by_cards ?? []).map((points, at) => `${at + 1}: ${signed(points)}`).join('; '),
    lands: words.listing((event.landscapes ?? []).map((land) => words.thing('landscape', land))),
    pay: event.pay ? resourcesLabel(words, event.pay) : 'none',
    gain: event.gain ? resourcesLabel(words, event.gain) : 'none',
    instead: (event.replaces_action ?? true) ? 'yes' : 'no',
  });
}

/** What the event lets a coward trade, for a potion of the colour `goods`. */
export function tradeLabel(words: Words, box: Box, event: string, goods: string): string {
  const { pay, gain, points } = eventOf(box, event);
  return dealLabel(words, coloured(pay, goods), coloured(gain, goods), points);
}

/** What a hill tile asks for, and what it gives. */
export function stallLabel(words: Words, { pay, points }: HillTile): string {
  return dealLabel(words, pay, undefined, points);
}

function dealLabel(words: Words, pay?: Resources, gain?: Resources, points?: number): string {
  const give = pay ? words.say('board-does-give', { things: resourcesLabel(words, pay) }) : '';
  const got = deedsLabel(words, { gain, points });
  return [give, got].filter(Boolean).join(' → ');
}

/** Resources in which any potion is one of that colour. */
function coloured(resources: Resources | undefined, colour: string): Resources | undefined {
  if (!resources || colour === AS_PRINTED) return resources;
  return Object.fromEntries(Object.entries(resources).map(([id, count]) => [id === ANY_POTION ? colour : id, count]));
}

export function signed(points: number): string {
  return points > 0 ? `+${points}` : points < 0 ? `−${-points}` : '0';
}

export function castleLabel(words: Words, castle: Castle, filled: boolean, covered: boolean): string {
  return words.say('board-castle', {
    castle: words.thing('castle', castle.id),
    colour: words.thing('colour', castle.colour),
    shape: words.thing('shape', castle.shape),
    points: castle.points,
    wands: castle.wands,
    state: covered ? 'covered' : filled ? 'filled' : 'open',
  });
}

/** What a storm cloud brings; nothing for a thunder cloud. */
export function stormLabel(words: Words, box: Box, id: string): string {
  const storm = box.storm_clouds.find((cloud) => cloud.id === id);
  if (!storm) return '';
  if (storm.near_delivery_points) return words.say('board-storm-near', { points: storm.near_delivery_points });
  if (storm.show) {
    return words.say('board-storm-show', {
      things: resourcesLabel(words, storm.show),
      points: storm.does?.points ?? 0,
    });
  }
  return deedsLabel(words, storm.does ?? {});
}
