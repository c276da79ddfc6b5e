/** Which colour each seat has: those that were chosen, and for the others any that is left. */
import { EMBLEMS } from './kit/emblems';

interface Coloured {
  readonly colour?: number | null;
}

const COLOURS = EMBLEMS.map((_, colour) => colour);

/** The colours by seat: chosen ones first, then each seat's own, then the first that is free. */
export function coloursOf(seats: readonly Coloured[]): number[] {
  const found = seats.map(({ colour }) => colour ?? null);
  const isFree = (colour: number) => !found.includes(colour);
  const fill = (wanted: (place: number) => number | undefined) => {
    found.forEach((colour, place) => (found[place] = colour ?? wanted(place) ?? null));
  };
  fill((place) => (isFree(place) ? place : undefined));
  fill(() => COLOURS.find(isFree));
  return found.map((colour) => colour ?? 0);
}

/** The next colour that no other seat has. */
export function nextColour(seats: readonly Coloured[], place: number): number {
  const worn = coloursOf(seats);
  const own = worn[place] ?? 0;
  const turned = [...COLOURS.slice(own + 1), ...COLOURS.slice(0, own)];
  return turned.find((colour) => !worn.includes(colour)) ?? own;
}

/** A colour, for styles. */
export function hue(colour: number): string {
  return `var(--hue-${colour})`;
}

/** While a table is shown, its seats have these colours, wherever on the page they appear; the answer ends it. */
export function wear(seats: readonly Coloured[]): () => void {
  const { style } = document.documentElement;
  const worn = coloursOf(seats);
  worn.forEach((colour, place) => style.setProperty(`--seat-${place}`, hue(colour)));
  return () => worn.forEach((_, place) => style.removeProperty(`--seat-${place}`));
}
