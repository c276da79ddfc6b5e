/** A sign for each seat, so that nobody needs to tell colours apart. Paths in a square of 24, filled. */
export const EMBLEMS: readonly string[] = [
  // sun
  'M12 1l2.2 4.4L18.6 3l-.4 4.9 4.8.9-3.6 3.2 3.6 3.2-4.8.9.4 4.9-4.4-2.4L12 23l-2.2-4.4L5.4 21l.4-4.9L1 15.2 4.6 12 1 8.8l4.8-.9L5.4 3l4.4 2.4z',
  // moon
  'M15.5 1.8A10.4 10.4 0 1 0 22 16.6 9 9 0 0 1 15.5 1.8z',
  // leaf
  'M12 1C5 5 3 11 5 16.5c1 2.8 3.4 4.3 6 4.4V23h2v-2.1c2.6-.1 5-1.6 6-4.4C21 11 19 5 12 1z',
  // star
  'M12 1l3.2 7.4 8 .7-6 5.3 1.8 7.8L12 18.1 5 22.2l1.8-7.8-6-5.3 8-.7z',
  // heart
  'M12 22C4 16 1 11.8 1.5 7.6 2 3.8 5 2 7.6 2c2 0 3.5 1 4.4 2.6C12.9 3 14.4 2 16.4 2 19 2 22 3.8 22.5 7.6 23 11.8 20 16 12 22z',
  // drop
  'M12 1c4.5 6 8 10 8 14a8 8 0 0 1-16 0c0-4 3.5-8 8-14z',
  // crown
  'M2 5l5.5 6L12 2l4.5 9L22 5l-2 16H4z',
  // fir
  'M12 1l6.5 8.5h-3.3L21 17h-7v6h-4v-6H3l5.8-7.5H5.5z',
  // rhombus
  'M12 1l7.5 11L12 23 4.5 12z',
  // mushroom
  'M12 2c6 0 10.5 4 10.5 9 0 1.2-.9 2-2 2H15l1.2 7.5c.2 1.5-1 2.5-2.2 2.5h-4c-1.2 0-2.4-1-2.2-2.5L9 13H3.5c-1.1 0-2-.8-2-2C1.5 6 6 2 12 2z',
];

/** The emblem of a seat. */
export function emblemOf(seat: number): string {
  return EMBLEMS[seat % EMBLEMS.length] ?? '';
}

/** The colour of a seat. */
export function colourOf(seat: number): string {
  return `var(--seat-${seat % EMBLEMS.length})`;
}
