import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { withDatabase } from '#server/platform/db/prepare.ts';
import { ensureTemplate, openTestServer } from '#server/testing/database-server.ts';

// Writes the types of the tables of app (those of auth are reached through privileged functions alone), as the
// migrations make them; with --check compares only, and ends with 1 when they differ.
const TARGET = fileURLToPath(new URL('../src/server/platform/db/types.ts', import.meta.url));
const GENERATOR = fileURLToPath(new URL('../node_modules/kysely-codegen/dist/cli/bin.js', import.meta.url));

const server = await openTestServer();
try {
  const { template } = await ensureTemplate(server.adminUrl);
  const made = generate(withDatabase(server.adminUrl, template));
  if (!process.argv.includes('--check')) writeFileSync(TARGET, made);
  else if (readFileSync(TARGET, 'utf8') !== made) {
    process.exitCode = 1;
    console.error('src/server/platform/db/types.ts differs from the migrated database. Run: npm run db:types');
  }
} finally {
  await server.stop();
}

function generate(url: string): string {
  const args = [
    GENERATOR,
    '--dialect',
    'postgres',
    '--url',
    url,
    '--include-pattern',
    'app.*',
    '--date-parser',
    'string',
    '--numeric-parser',
    'number',
    '--log-level',
    'error',
    '--print',
  ];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`kysely-codegen failed:\n${stderr}`);
  return stdout.slice(stdout.indexOf('/**')).trimEnd().concat('\n');
}
