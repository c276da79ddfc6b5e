// Makes src/types/ from the server's schemas: what travels is declared once, in Python.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, delimiter, join } from 'node:path';
import { compile } from 'json-schema-to-typescript';
import { python, web } from './python.mjs';

const types = join(web, 'src/types');
/** What the compiler says of the schema as a whole, which is nothing but its definitions. */
const WHOLE =
  /export interface Whole \{[^}]*\}\n| \*\s*\n \* This interface was referenced .*\n \* via .*\n|\/\*\*\n \* This interface was referenced .*\n \* via .*\n \*\/\n/g;

const temporary = mkdtempSync(join(tmpdir(), 'samobranka-schema-'));
const folder = join(temporary, 'schemas');
const games = join(temporary, 'games');
try {
  samobranka('new-game', 'game', '--into', games); // src/template/game is its board
  samobranka('schema', folder);
  mkdirSync(types, { recursive: true });
  const files = readdirSync(folder);
  for (const file of files) await write(join(folder, file));
  console.log(`${files.length} schemas -> src/types`);
} finally {
  rmSync(temporary, { recursive: true });
}

/** Runs a command of the house, which sees the template's game among its own. */
function samobranka(...command) {
  const known = [games, process.env.SAMOBRANKA_GAMES].filter(Boolean).join(delimiter);
  const env = { ...process.env, SAMOBRANKA_GAMES: known };
  execFileSync(python, ['-m', 'samobranka', ...command], { env });
}

/** One schema as a TypeScript module. */
async function write(path) {
  const name = basename(path, '.json');
  const schema = JSON.parse(readFileSync(path, 'utf-8'), tuplesAsTheyWere);
  const text = await compile(schema, 'Whole', {
    additionalProperties: false,
    bannerComment: `/* Made from the server's schema by \`npm run types\`; not to be edited. */`,
    format: false,
    ignoreMinAndMaxItems: true,
    unreachableDefinitions: true,
  });
  if (text.includes('never')) throw new Error(`${name}: the compiler did not understand a part of the schema`);
  writeFileSync(join(types, `${name}.ts`), text.replace(WHOLE, ''));
}

/** Tuples as older schemas had them: the compiler takes `prefixItems` with `items: false` for a list of nothing. */
function tuplesAsTheyWere(_, part) {
  if (!part?.prefixItems) return part;
  const { prefixItems, items, ...rest } = part;
  return { ...rest, items: prefixItems, additionalItems: items };
}
