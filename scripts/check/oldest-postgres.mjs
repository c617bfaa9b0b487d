/**
 * The API tests that PostgreSQL 15 needs, on it: all of the database layer, which migrates, and of the others as many as run every
 * statement that the whole ran on PostgreSQL 18. Ends with 1 where one did not. Without a record of that run all of them run.
 *   node scripts/check/oldest-postgres.mjs REPORT
 */
import { join, relative } from 'node:path';
import { ROOT } from '../start/places.mjs';
import { runToEnd } from '../start/run.mjs';
import { coveringFiles, readStatements, unrun } from './choose/statements.mjs';
import { readReport } from './counts.mjs';
import { REPORTS, STATEMENTS } from './places.mjs';

const LAYER = 'src/server/platform/db/';
/** The embedded database is the newest one, and starting it asks nothing of another. */
const EMBEDDED = '**/db/embedded/**';
const SHOWN = 160;

const [report = ''] = process.argv.slice(2);
const wanted = readStatements(join(STATEMENTS, '18'), ROOT);
const here = join(STATEMENTS, '15');
process.env.STATEMENTS_TO = here;

const took = new Map(
  (readReport(join(REPORTS, 'api-on-postgresql-18.json'))?.testResults ?? []).map(({ name, startTime, endTime }) => [
    relative(ROOT, name),
    (endTime - startTime) / 1000,
  ]),
);
const chosen = wanted.size > 0 ? [LAYER, ...coveringFiles(wanted, (file) => took.get(file) ?? 1)] : [];
console.log(`${chosen.length || 'all'} places for ${unrun(wanted, new Map()).length} statements`);

const code = await runToEnd([
  'node',
  'scripts/debian-postgres.ts',
  ...['vitest', 'run', '--project', 'api', '--exclude', EMBEDDED],
  ...['--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
  ...chosen,
]);
const missing = unrun(wanted, readStatements(here, ROOT));
for (const shape of missing) console.error(`ran on PostgreSQL 18 and not on 15: ${shape.slice(0, SHOWN)}`);
process.exitCode = code === 0 && missing.length > 0 ? 1 : code;
