/** Which page an address names. Pure; `router.svelte.ts` keeps it in step with the browser. */

export const ROUTES = {
  lobby: '/',
  game: '/game/:game',
  box: '/games/:game/box',
  host: '/host',
  new: '/new/:game',
  table: '/table/:id',
  replay: '/replay/:id',
  verify: '/verify/:id',
  mine: '/my',
  ratings: '/ratings',
  profile: '/me',
  user: '/user/:id',
  login: '/login',
  help: '/help',
  rules: '/help/:game',
  rulings: '/help/:game/rulings',
  summary: '/help/:game/summary',
  sheet: '/help/:game/summary/:sheet',
  about: '/about',
  kit: '/kit',
} as const;

export type PageName = keyof typeof ROUTES;

export interface Place {
  /** Null: there is no such page. */
  readonly page: PageName | null;
  readonly facts: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  /** Without the `#`. */
  readonly hash: string;
}

/** The place that an address names. */
export function placeOf(url: URL): Place {
  const rest = { query: url.searchParams, hash: decoded(url.hash.slice(1)) };
  for (const [page, pattern] of Object.entries(ROUTES)) {
    const facts = matched(pattern, url.pathname);
    if (facts) return { page: page as PageName, facts, ...rest };
  }
  return { page: null, facts: {}, ...rest };
}

function matched(pattern: string, path: string): Record<string, string> | null {
  const wanted = pattern.split('/');
  const given = path.replace(/(?<=.)\/$/, '').split('/');
  if (wanted.length !== given.length) return null;
  const facts: Record<string, string> = {};
  for (const [place, part] of wanted.entries()) {
    const said = decoded(given[place] ?? '');
    if (part.startsWith(':')) facts[part.slice(1)] = said;
    else if (part !== said) return null;
  }
  return facts;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
