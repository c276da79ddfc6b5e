/** What is printed on the cards: the game's component file, as its owner has it. */
import type { Components } from '../../lib/board';

export interface PrintedRequest {
  readonly id: string;
  readonly rule: string;
  readonly count: number;
  readonly points: number;
  readonly yarn: Readonly<Record<string, number>>;
}

export interface Box {
  readonly specialties: readonly { readonly id: string; readonly theme: string }[];
  readonly special_requests: readonly (Omit<PrintedRequest, 'yarn'> & Partial<PrintedRequest>)[];
}

export const FILE = 'data.toml';

/** The box, by its component files. */
export function boxFrom(components: Components): Box {
  return components[FILE] as Box;
}

/** A request of the box; one that the box does not know has nothing printed on it but its name. */
export function requestOf(box: Box, id: string): PrintedRequest {
  const found = box.special_requests.find((request) => request.id === id);
  return { rule: '', count: 0, points: 0, yarn: {}, ...found, id };
}

/** The colour of a board. */
export function themeOf(box: Box, specialty: string | null): string {
  return box.specialties.find(({ id }) => id === specialty)?.theme ?? '';
}
