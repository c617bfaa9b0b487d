/** `node scripts/deploy/write-said-once.ts`: writes deploy/haproxy/said-once.lst anew from the table of routes. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEPLOY } from './filled.ts';
import { saidOnce } from './said-once.ts';

writeFileSync(join(DEPLOY, 'haproxy/said-once.lst'), saidOnce());
