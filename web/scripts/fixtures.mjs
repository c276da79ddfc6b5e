// Makes fixtures/ where a source of the house has changed: moments of real matches, for the tests and for /kit.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { python, web } from './python.mjs';

execFileSync(python, [join(web, 'scripts/fixtures.py')], { stdio: 'inherit' });
