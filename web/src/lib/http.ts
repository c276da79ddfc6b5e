/** The server's HTTP API. What it refuses comes as `Refused`, in the reader's language. */
import type { Trouble } from './board';

export class Refused extends Error {
  constructor(
    readonly trouble: Trouble,
    /** 0: the server could not be reached. */
    readonly status: number,
  ) {
    super(trouble.text);
  }
}

export const UNREACHABLE = 'unreachable';

/** What the reader's language is, for `Accept-Language`; set by speech.svelte.ts. */
let language = 'en';
export function speak(chosen: string): void {
  language = chosen;
}

export function get<Answer>(path: string): Promise<Answer> {
  return ask<Answer>('GET', path);
}

export function getText(path: string): Promise<string> {
  return answer(path, { method: 'GET', headers: headers() }).then((found) => found.text());
}

export function post<Answer>(path: string, body: unknown = {}): Promise<Answer> {
  return ask<Answer>('POST', path, body);
}

export function patch<Answer>(path: string, body: unknown): Promise<Answer> {
  return ask<Answer>('PATCH', path, body);
}

export async function remove(path: string): Promise<void> {
  await ask('DELETE', path);
}

async function ask<Answer = unknown>(method: string, path: string, body?: unknown): Promise<Answer> {
  const found = await answer(path, {
    method,
    headers: headers(body !== undefined),
    body: body === undefined ? null : JSON.stringify(body),
  });
  const text = await found.text();
  return (text === '' ? null : JSON.parse(text)) as Answer;
}

function headers(withBody = false): HeadersInit {
  return {
    Accept: 'application/json',
    'Accept-Language': language,
    'X-Samobranka': '1',
    ...(withBody ? { 'Content-Type': 'application/json' } : {}),
  };
}

async function answer(path: string, request: RequestInit): Promise<Response> {
  let found: Response;
  try {
    found = await fetch(path, { ...request, credentials: 'same-origin' });
  } catch {
    throw new Refused({ code: UNREACHABLE, text: UNREACHABLE }, 0);
  }
  if (!found.ok) throw new Refused(await troubleIn(found), found.status);
  return found;
}

/** The server says `{"trouble": {…}}`; a proxy in between may say anything. */
async function troubleIn(found: Response): Promise<Trouble> {
  try {
    const said = (await found.json()) as { trouble?: Trouble } & Partial<Trouble>;
    const trouble = said.trouble ?? said;
    if (typeof trouble.text === 'string') {
      return { code: trouble.code ?? '', text: trouble.text, rule: trouble.rule ?? '' };
    }
  } catch {
    // Not JSON: told by its status alone.
  }
  return { code: `http-${found.status}`, text: `HTTP ${found.status}` };
}
