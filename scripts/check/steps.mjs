import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../start/places.mjs';
import { dateTests } from './choose/date-tests.mjs';
import { proofReads, READS } from './choose/inputs.mjs';
import { POSTGRES_15, STATEMENTS } from './places.mjs';

const tool = (name, ...command) => ({ name, kind: 'tool', command });
/** A tool whose answer depends on the files that it reads and on nothing else: it runs when one of them has changed. */
const still = (name, reads, ...command) => ({ ...tool(name, ...command), reads });
/** A step that runs tests of vitest and leaves a report. */
export const suite = (name, ...args) => ({
  name,
  kind: 'vitest',
  command: ['vitest', 'run', '--reporter=default', '--reporter=json', '--outputFile.json={report}', ...args],
});

/**
 * Beside Greenwich the tests of dates are run in a zone behind it whose clocks change at midnight, and in the one
 * farthest ahead.
 */
const ELSEWHERE = ['America/Santiago', 'Pacific/Kiritimati'];
const unit = (zone, ...args) => ({ ...suite(`unit, ${zone}`, '--project', 'domain', ...args), env: { TZ: zone } });
/**
 * Thousands of simulated women ask nothing of the machine's zone: those of the moon count in angles, those who check in
 * travel through ten zones that they name themselves, and the random logs are days as written.
 * Sound knows no day at all. Once is enough.
 */
const ONCE = [
  '--exclude',
  '**/moon/link/moon-link.test.ts',
  '--exclude',
  '**/check-in/presence.test.ts',
  '--exclude',
  '**/insight/insight.test.ts',
  '--exclude',
  '**/sound/*.test.ts',
];

/**
 * One checker works each type out once, where four do it four times. It collects its waste only when it holds three
 * gigabytes, and not beside itself.
 */
const TYPES = {
  ...still('types', READS.codeAndContent, 'tsc', '-b', '--singleThreaded'),
  env: { GOGC: 'off', GOMEMLIMIT: '3GiB', GOMAXPROCS: '1' },
};

/**
 * Every step of `npm test` in its order, and the steps that cannot run here with the reason. `noBrowser` is null or why
 * there is none.
 */
export function planSteps({ noBrowser }) {
  const postgres15 = existsSync(join(POSTGRES_15, 'initdb'));
  const build = tool('build and weight budget', 'sh', '-c', 'node scripts/check/build.mjs && node scripts/weigh.ts');
  const journeys = {
    name: 'browser journeys and accessibility',
    kind: 'playwright',
    command: ['playwright', 'test', '--reporter=line,json'],
    after: [build.name],
  };
  // What a proof takes is told and not judged, so that others may run beside it. The others are longer, or tests of
  // their own hold what they try by chance.
  const proofs = {
    ...tool('proofs, short', 'node', 'scripts/proof.ts', '--short', 'log-lines', 'fifty-at-once', 'timing'),
    after: [build.name],
  };
  const api = {
    ...suite('API on PostgreSQL 18', '--project', 'api'),
    env: { STATEMENTS_TO: join(STATEMENTS, '18') },
  };
  const older = {
    name: 'stores and migrations on PostgreSQL 15',
    kind: 'vitest',
    command: ['node', 'scripts/check/oldest-postgres.mjs', '{report}'],
    after: [api.name],
  };
  const steps = [
    TYPES,
    still('boundaries', READS.code, 'node', 'scripts/architecture/boundaries.ts'),
    still('lint', READS.code, 'oxlint', '--deny-warnings'),
    still('format', READS.code, 'oxfmt', '--check'),
    still('styles', READS.code, 'node', 'scripts/architecture/styles.ts'),
    still('layout', READS.code, 'node', 'scripts/architecture/layout.ts'),
    still('exact words', READS.codeAndWords, 'node', 'scripts/architecture/words.ts'),
    still('words of the copy', READS.text, 'node', 'scripts/architecture/prose/prose.ts'),
    still('types of the tables', READS.tables, 'node', 'scripts/db-types.ts', '--check'),
    still('dead code', READS.codeAndContent, 'knip', '--no-progress'),
    build,
    // The longest first: the shorter ones fill the core that one of the long ones leaves, and both are full until the
    // journeys.
    api,
    suite('screens', '--project', 'web*'),
    ...(postgres15 ? [older] : []),
    proofs,
    still('rules proven', proofReads(ROOT), 'node', 'scripts/architecture/prove.ts'),
    suite('scripts', '--project', 'scripts'),
    unit('UTC'),
    ...ELSEWHERE.map((zone) => unit(zone, ...ONCE, ...dateTests(ROOT))),
    ...(noBrowser ? [] : [journeys]),
  ];
  const absent = [
    ...(postgres15 ? [] : [{ name: older.name, why: `no ${POSTGRES_15}/initdb; apt-get install postgresql-15` }]),
    ...(noBrowser ? [{ name: journeys.name, why: noBrowser }] : []),
  ];
  return { steps, absent };
}
