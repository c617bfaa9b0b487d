import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client, escapeIdentifier } from 'pg';
import { digestOf, readMigrations } from '#server/platform/db/migrate.ts';
import { MIGRATIONS, prepareDatabase, withDatabase } from '#server/platform/db/prepare.ts';
import { openTestServer, testPasswordFor } from '#server/testing/database-server.ts';
import { ROOT } from '../../bench/ground/place.ts';
import type { Course, Found, Proof } from '../proof.ts';

/** What a short course runs of the release before: pages, day logs, cycles, sign-up and sign-in. */
const SHORT = ['journal/journal.api', 'log/log.api', 'cycle/cycle', 'account/account.api'];
/**
 * What a long one runs: every API test but those that compare the catalog with the release's own lists, which a newer
 * schema is meant to have outgrown.
 */
const LONG = ['src/server/features', 'src/server/app'];
const OF_THE_CATALOG = ['**/db/lint/**', '**/manifests.api.test.ts', '**/migrate.test.ts', '**/prepare.test.ts'];
/** The fault that must be seen: a table of before has another name. */
const PLANTED = 'alter table app.day_log rename to day_log_moved';

/** `RELEASE_BEFORE` names another commit than the last whose migrations are not those of now. */
export const release: Proof = {
  name: 'release',
  claims: 'the API tests of the release before pass on the schema of this one',
  run: async ({ short }: Course): Promise<Found> => {
    const before = process.env['RELEASE_BEFORE'] ?? lastWithOthers();
    const folder = mkdtempSync(join(tmpdir(), 'mh-release-'));
    const checkout = join(folder, 'before');
    try {
      git('worktree', 'add', '--quiet', '--detach', checkout, before);
      bringPackages(checkout);
      const files = short ? SHORT : LONG;
      const planted = await testsOn(checkout, { files: SHORT.slice(1, 2), more: PLANTED });
      const { passed, failed, said } = await testsOn(checkout, { files, more: null });
      return {
        figures: {
          before: git('rev-parse', '--short', before),
          'newer migrations':
            readMigrations(MIGRATIONS).length - readMigrations(join(checkout, 'db/migrations')).length,
          passed,
          failed: failed.length,
          'failed on a planted schema': planted.failed.length,
        },
        compared: passed + failed.length,
        wrong: [
          ...failed,
          ...(passed + failed.length === 0 ? [`no test ran: ${said}`] : []),
          ...(planted.failed.length === 0 ? ['a table that was taken away on purpose was not missed'] : []),
        ],
      };
    } finally {
      if (existsSync(checkout)) git('worktree', 'remove', '--force', checkout);
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

function git(...args: string[]): string {
  return execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim();
}

/** The newest commit whose migrations differ from those of now. */
function lastWithOthers(): string {
  const [changed = ''] = git('log', '--first-parent', '-m', '-1', '--format=%H', '--', 'db/migrations').split('\n');
  return `${changed}^1`;
}

/** The packages of now where the release before had the same, else its own. */
function bringPackages(checkout: string): void {
  const lock = (root: string) => readFileSync(join(root, 'package-lock.json'), 'utf8');
  if (lock(checkout) === lock(ROOT)) symlinkSync(join(ROOT, 'node_modules'), join(checkout, 'node_modules'));
  else execFileSync('npm', ['ci'], { cwd: checkout, stdio: 'ignore' });
}

type Ran = { readonly passed: number; readonly failed: readonly string[]; readonly said: string };
type Report = {
  readonly testResults: readonly {
    readonly name: string;
    readonly message: string;
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[];
  }[];
};

/**
 * Runs tests of a checkout on a server where the template that each of their databases is a copy of is there already,
 * with the schema of now.
 */
async function testsOn(
  checkout: string,
  { files, more }: { files: readonly string[]; more: string | null },
): Promise<Ran> {
  const server = await openTestServer();
  try {
    const template = `mh_template_${digestOf(readMigrations(join(checkout, 'db/migrations'))).slice(0, 12)}`;
    await makeTemplate(server.adminUrl, { template, more });
    const report = join(checkout, 'report.json');
    rmSync(report, { force: true });
    const exclude = OF_THE_CATALOG.flatMap((each) => ['--exclude', each]);
    const args = [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--project',
      'api',
      '--reporter=json',
      `--outputFile=${report}`,
    ];
    const { stderr } = spawnSync(process.execPath, [...args, ...exclude, ...files], {
      cwd: checkout,
      encoding: 'utf8',
      env: { ...process.env, TEST_DATABASE_URL: server.adminUrl },
    });
    await refuseOthers(server.adminUrl, template);
    if (!existsSync(report)) return { passed: 0, failed: [], said: stderr.slice(-500) };
    return { ...read(JSON.parse(readFileSync(report, 'utf8')) as Report), said: stderr.slice(-500) };
  } finally {
    await server.stop();
  }
}

async function makeTemplate(
  adminUrl: string,
  { template, more }: { template: string; more: string | null },
): Promise<void> {
  await asAdmin(adminUrl, (client) =>
    client.query(`create database ${escapeIdentifier(template)} template template0 encoding 'UTF8'`),
  );
  const url = withDatabase(adminUrl, template);
  await prepareDatabase({ adminUrl: url, passwordFor: testPasswordFor });
  if (more) await asAdmin(url, (client) => client.query(more));
}

/** The tests must have copied ours: one that they made themselves has their own schema. */
async function refuseOthers(adminUrl: string, template: string): Promise<void> {
  const { rows } = await asAdmin(adminUrl, (client) =>
    client.query<{ datname: string }>("select datname from pg_database where datname like 'mh_template_%'"),
  );
  if (rows.length !== 1 || rows[0]?.datname !== template)
    throw new Error('the tests of the release before made a database of their own');
}

async function asAdmin<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url });
  await client.connect();
  return work(client).finally(() => client.end());
}

/** What passed, and the names of what did not; a file that did not run at all is one. */
function read({ testResults }: Report): Pick<Ran, 'passed' | 'failed'> {
  const all = testResults.flatMap(({ assertionResults }) => assertionResults);
  const broken = testResults.filter(({ assertionResults, message }) => assertionResults.length === 0 && message !== '');
  return {
    passed: all.filter(({ status }) => status === 'passed').length,
    failed: [
      ...all.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName),
      ...broken.map(({ name, message }) => `${name}: ${message.split('\n', 1)[0] ?? ''}`),
    ],
  };
}
