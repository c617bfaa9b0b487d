import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { POSTGRES_15 } from './places.mjs';

const tool = (name, ...command) => ({ name, kind: 'tool', command });
const script = (name, file) => tool(name, 'node', file);
const suite = (name, ...args) => ({ name, kind: 'vitest', command: ['vitest', 'run', '--reporter=default', '--reporter=json', '--outputFile.json={report}', ...args] });

/** Zones for the rules of days: Greenwich, one behind it whose clocks change at midnight, and the one farthest ahead. */
const ZONES = ['UTC', 'America/Santiago', 'Pacific/Kiritimati'];
/** Thousands of simulated women count in angles of the moon, never in days of a zone: once is enough. */
const ONCE = ['--exclude', '**/moon/link/moon-link.test.ts'];

/** Starting and adopting the embedded database, and the almanac, ask nothing of another one. */
const OF_ANY_DATABASE = ['--exclude', '**/db/embedded/**', '--exclude', '**/sky/**'];

/** Every step of `npm test` in its order, and the steps that cannot run here with the reason. `noBrowser` is null or why there is none. */
export function planSteps({ noBrowser }) {
  const postgres15 = existsSync(join(POSTGRES_15, 'initdb'));
  const build = tool('build and weight budget', 'sh', '-c', 'node scripts/check/build.mjs && node scripts/weigh.ts');
  const journeys = { name: 'browser journeys and accessibility', kind: 'playwright', command: ['playwright', 'test', '--reporter=line,json'], after: [build.name], alone: true };
  const proofs = { ...tool('proofs, short', 'node', 'scripts/proof.ts', '--short'), after: [build.name], alone: true };
  const api = suite('API on PostgreSQL 18', '--project', 'api');
  const older = { ...api, name: 'API on PostgreSQL 15', command: ['node', 'scripts/debian-postgres.ts', ...api.command, ...OF_ANY_DATABASE] };
  const steps = [
    tool('types', 'tsc', '-b'),
    script('rooms', 'scripts/walls/rooms.ts'),
    tool('lint', 'oxlint', '--deny-warnings'),
    script('styles', 'scripts/walls/styles.ts'),
    script('layout', 'scripts/walls/layout.ts'),
    script('exact words', 'scripts/walls/words.ts'),
    tool('types of the tables', 'node', 'scripts/db-types.ts', '--check'),
    tool('dead code', 'knip', '--no-progress'),
    script('walls proven', 'scripts/walls/prove.ts'),
    ...ZONES.map((zone) => ({ ...suite(`unit, ${zone}`, '--project', 'domain', ...(zone === 'UTC' ? [] : ONCE)), env: { TZ: zone } })),
    suite('scripts', '--project', 'scripts'),
    suite('screens', '--project', 'web*'),
    build,
    api,
    ...(postgres15 ? [older] : []),
    proofs,
    ...(noBrowser ? [] : [journeys]),
  ];
  const absent = [
    ...(postgres15 ? [] : [{ name: older.name, why: `no ${POSTGRES_15}/initdb; apt-get install postgresql-15` }]),
    ...(noBrowser ? [{ name: journeys.name, why: noBrowser }] : []),
  ];
  return { steps, absent };
}
