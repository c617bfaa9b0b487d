import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { POSTGRES_15 } from './places.mjs';

const tool = (name, ...command) => ({ name, kind: 'tool', command });
const script = (name, file) => tool(name, 'node', file);
const suite = (name, ...args) => ({
  name,
  kind: 'vitest',
  command: ['vitest', 'run', '--reporter=default', '--reporter=json', '--outputFile.json={report}', ...args],
});

/** Beside Greenwich the rules of days are tried in a zone behind it whose clocks change at midnight, and in the one farthest ahead. */
const ELSEWHERE = ['America/Santiago', 'Pacific/Kiritimati'];
const unit = (zone, ...args) => ({ ...suite(`unit, ${zone}`, '--project', 'domain', ...args), env: { TZ: zone } });
/**
 * Thousands of simulated women ask nothing of the machine's zone: those of the moon count in angles, those who check in travel through ten
 * zones that they name themselves, and the random logs are days as written. Once is enough.
 */
const ONCE = [
  '--exclude',
  '**/moon/link/moon-link.test.ts',
  '--exclude',
  '**/check-in/presence.test.ts',
  '--exclude',
  '**/insight/insight.test.ts',
];

/** Starting and adopting the embedded database asks nothing of another one; nor does what opens none: almanac, practice provider, mail, the cost of a password, words. */
const NO_DATABASE = [
  '**/db/embedded/**',
  '**/sky/**',
  '**/payments/practice/**',
  '**/platform/mail/**',
  '**/platform/passwords/**',
  '**/*-content.test.ts',
  '**/*.mails.test.ts',
];
const OF_ANY_DATABASE = NO_DATABASE.flatMap((files) => ['--exclude', files]);

/** One checker works each type out once, where four do it four times. It collects its waste only when it holds three gigabytes, and not beside itself. */
const TYPES = {
  ...tool('types', 'tsc', '-b', '--singleThreaded'),
  env: { GOGC: 'off', GOMEMLIMIT: '3GiB', GOMAXPROCS: '1' },
};

/** Every step of `npm test` in its order, and the steps that cannot run here with the reason. `noBrowser` is null or why there is none. */
export function planSteps({ noBrowser }) {
  const postgres15 = existsSync(join(POSTGRES_15, 'initdb'));
  const build = tool('build and weight budget', 'sh', '-c', 'node scripts/check/build.mjs && node scripts/weigh.ts');
  const journeys = {
    name: 'browser journeys and accessibility',
    kind: 'playwright',
    command: ['playwright', 'test', '--reporter=line,json'],
    after: [build.name],
  };
  // What a proof takes is told and not judged, so that others may run beside it.
  const proofs = { ...tool('proofs, short', 'node', 'scripts/proof.ts', '--short'), after: [build.name] };
  const api = suite('API on PostgreSQL 18', '--project', 'api');
  const older = {
    ...api,
    name: 'API on PostgreSQL 15',
    command: ['node', 'scripts/debian-postgres.ts', ...api.command, ...OF_ANY_DATABASE],
  };
  const steps = [
    TYPES,
    script('rooms', 'scripts/walls/rooms.ts'),
    tool('lint', 'oxlint', '--deny-warnings'),
    tool('format', 'oxfmt', '--check'),
    script('styles', 'scripts/walls/styles.ts'),
    script('layout', 'scripts/walls/layout.ts'),
    script('exact words', 'scripts/walls/words.ts'),
    tool('types of the tables', 'node', 'scripts/db-types.ts', '--check'),
    tool('dead code', 'knip', '--no-progress'),
    build,
    // The longest first: the shorter ones fill the core that one of the long ones leaves, and both are full until the journeys.
    api,
    ...(postgres15 ? [older] : []),
    suite('screens', '--project', 'web*'),
    proofs,
    script('walls proven', 'scripts/walls/prove.ts'),
    suite('scripts', '--project', 'scripts'),
    unit('UTC'),
    ...ELSEWHERE.map((zone) => unit(zone, ...ONCE)),
    ...(noBrowser ? [] : [journeys]),
  ];
  const absent = [
    ...(postgres15 ? [] : [{ name: older.name, why: `no ${POSTGRES_15}/initdb; apt-get install postgresql-15` }]),
    ...(noBrowser ? [{ name: journeys.name, why: noBrowser }] : []),
  ];
  return { steps, absent };
}
