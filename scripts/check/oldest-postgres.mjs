/**
 * What PostgreSQL 15 needs, on it: the whole database layer, which migrates; every statement that the API tests sent on
 * 18, planned; and of these tests those that run the most of the statements within twenty seconds. Ends with 1 where one
 * did not. Without a record of a run on 18 all API tests run.
 *   node scripts/check/oldest-postgres.mjs REPORT
 */
import { join, relative } from 'node:path';
import { ROOT } from '../start/places.mjs';
import { runToEnd } from '../start/run.mjs';
import { readStatements, unrun, worthiestFiles } from './choose/statements.mjs';
import { readReport } from './counts.mjs';
import { REPORTS, STATEMENTS } from './places.mjs';

const LAYER = 'src/server/platform/db/';
/** The embedded database is the newest one, and starting it asks nothing of another. */
const EMBEDDED = '**/db/embedded/**';
/** Of the tests, by what they took on 18. */
const SECONDS = 20;

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
const chosen = wanted.size > 0 ? [LAYER, ...worthiestFiles(wanted, (file) => took.get(file) ?? 1, SECONDS)] : [];
console.log(`${chosen.length || 'all'} places for ${unrun(wanted, new Map()).length} statements`);

const tests = [
  ...['vitest', 'run', '--project', 'api', '--exclude', EMBEDDED],
  ...['--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
  ...chosen,
];
process.exitCode = await runToEnd([
  ...['node', 'scripts/debian-postgres.ts', 'node', 'scripts/check/planned-there.ts', join(STATEMENTS, '18')],
  ...tests,
]);
console.log(`${unrun(wanted, readStatements(here, ROOT)).length} statements planned there and not run`);
