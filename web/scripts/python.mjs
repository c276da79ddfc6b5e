// The Python that has the house installed.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const web = fileURLToPath(new URL('..', import.meta.url));
const own = ['../.venv/bin/python', '../.venv/Scripts/python.exe'].map((path) => join(web, path));

export const python = process.env.PYTHON ?? own.find((path) => existsSync(path)) ?? 'python3';
