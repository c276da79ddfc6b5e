/** Letters on drawn pieces: SVG breaks no lines by itself. */

/** A text in as few lines as its longest word allows, as even as they come; breaks at spaces and after hyphens. */
export function inLines(text: string, longest: number): string[] {
  const words = text.split(/(?<=-)|\s+/u).filter(Boolean);
  for (let count = 1; count < words.length; count += 1) {
    const lines = evenLines(words, count);
    if (lines.every((line) => line.length <= longest)) return lines;
  }
  return words.length === 0 ? [] : words.map((word) => word);
}

/** The way to break words into so many lines whose longest line is shortest. */
function evenLines(words: readonly string[], count: number): string[] {
  if (count === 1) return [joined(words)];
  let best: string[] = [];
  for (let cut = 1; cut <= words.length - count + 1; cut += 1) {
    const lines = [joined(words.slice(0, cut)), ...evenLines(words.slice(cut), count - 1)];
    if (best.length === 0 || widest(lines) < widest(best)) best = lines;
  }
  return best;
}

function joined(words: readonly string[]): string {
  return words.reduce((line, word) => (line === '' || line.endsWith('-') ? line + word : `${line} ${word}`), '');
}

function widest(lines: readonly string[]): number {
  return Math.max(...lines.map((line) => line.length));
}

/** The size at which lines fit into a width, between a least and a largest one; letters are about 0.58 of it wide. */
export function sizeToFit(lines: readonly string[], width: number, largest: number, least = 7): number {
  const LETTER = 0.58;
  const fitting = width / (Math.max(1, widest(lines)) * LETTER);
  return Math.max(least, Math.min(largest, Math.floor(fitting * 10) / 10));
}

/** The least size of letters on the screen, in pixels. */
const LEAST = 11.1;

/** Several lines have room to grow by so much before they run into what is around them. */
const MOST_LARGER = 1.25;
/** How much of a card's height and width letters may take. */
const [MOST_HIGH, MOST_WIDE] = [0.4, 0.8];

/**
 * How many times larger a text is to be written whose letters are of a `size` and which is `wide`, in pixels: 1 where it
 * is large enough, 0 where its card has no `room` for it at the size it needs.
 */
export function largerBy(
  size: number,
  wide: number,
  room?: { readonly width: number; readonly height: number },
  lines = 1,
): number {
  if (size === 0 || size >= LEAST - 0.1) return 1;
  const larger = LEAST / size;
  const isTooLarge = room && (wide * larger > room.width * MOST_WIDE || room.height * MOST_HIGH < LEAST);
  const isTooHigh = room && lines > 1 && larger > MOST_LARGER;
  return isTooLarge || isTooHigh ? 0 : larger;
}

/** A line as it is read on into the next: with a space, unless a hyphen breaks the word. It is not drawn. */
export function spaced(line: string): string {
  return line.endsWith('-') ? line : `${line} `;
}
