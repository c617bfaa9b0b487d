import { randomBytes } from 'node:crypto';
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { layoutOf, makeLayout } from '#server/platform/backup/folder/layout.ts';
import { attachEmbedded, openEmbedded } from '#server/platform/db/embedded/embedded.ts';
import { anyWorkingIn } from '#server/platform/db/embedded/processes.ts';
import { prepareDatabase, withDatabase, withLogin } from '#server/platform/db/prepare.ts';
import { readEnv, type Env, type EnvSource } from '#server/platform/env.ts';
import { Vault } from '#server/platform/vault/vault.ts';
import { run, testDatabase, type TestDatabase } from '#server/testing/database.ts';
import { openAccountDeps } from './account-on-host.ts';
import { checkDataDir } from './data-dir.ts';
import { rolePassword } from './host.ts';
import { liveRootKeys } from './root-keys.ts';
import { refuseStranger, toldFailure } from './start-failures.ts';

const ROOT = resolve(import.meta.dirname, '../../../..');
const FAST = { fsync: 'off', full_page_writes: 'off' };
const quiet = () => undefined;

let root: string;
let dataDir: string;
const made = () => join(root, 'made');
const envOf = (more: EnvSource = {}) => readEnv({ DATA_DIR: dataDir, ...more });

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'moonhearth-start-'));
  const env = readEnv({ DATA_DIR: made() });
  checkDataDir(env);
  const vault = new Vault(() => liveRootKeys(env));
  const { adminUrl, stop } = await openEmbedded({ dataDir: made(), log: quiet, settings: FAST });
  const { urls } = await prepareDatabase({ adminUrl, passwordFor: rolePassword(vault) });
  const deps = await openAccountDeps({ env, vault, adminUrl, urls });
  await deps.db.close();
  await stop();
});
afterAll(() => rmSync(root, { recursive: true, force: true }));
beforeEach(() => {
  dataDir = join(root, 'data');
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

/** A data folder with a database in it, that this test may break. */
const copied = () => cpSync(made(), dataDir, { recursive: true });
/** What is looked for in a data folder with a database, and nothing in it. */
function outlined(): void {
  for (const name of ['base', 'global', 'pg_wal', 'pg_xact']) mkdirSync(file(`postgres/${name}`), { recursive: true });
  for (const name of ['postgres/PG_VERSION', 'postgres/global/pg_control', 'postgres.password'])
    writeFileSync(file(name), '');
}
const file = (name: string) => join(dataDir, name);

/** What a start says up to an open database, and that it leaves none behind. */
async function told(env: Env): Promise<string> {
  try {
    checkDataDir(env);
    const keys = liveRootKeys(env);
    const opened = env.databaseUrl ? null : await openEmbedded({ dataDir: env.dataDir, log: quiet, settings: FAST });
    await refuseStranger(env, opened?.adminUrl ?? env.databaseOwnerUrl ?? env.databaseUrl ?? '').finally(() =>
      opened?.stop(),
    );
    return `started with ${keys.length}`;
  } catch (error) {
    return toldFailure(error, env);
  }
}

/** The same by the server itself, in a namespace where `before` was done; it must end with 1. */
async function started(more: EnvSource, before?: string): Promise<string[]> {
  const command = [process.execPath, '--disable-warning=ExperimentalWarning', join(ROOT, 'src/server/app/main.ts')];
  const [program = '', ...args] = before
    ? ['unshare', '-rm', 'sh', '-c', `${before} && exec "$@"`, 'sh', ...command]
    : command;
  const env = { PATH: process.env['PATH'], DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'error', ...more };
  return new Promise((done) => {
    execFile(program, args, { env, timeout: 50_000 }, (error, _stdout, stderr) => {
      done([String(error?.code ?? error?.signal ?? 0), ...stderr.trimEnd().split('\n')]);
    });
  });
}
const runsOn = (folder: string) => anyWorkingIn(join(folder, 'postgres'));

describe('the root key', () => {
  it('is never made where ROOT_KEY_FILE names it', async () => {
    const typo = join(root, 'rooot-key');
    expect(await told(envOf({ ROOT_KEY_FILE: typo }))).toBe(
      `ROOT_KEY_FILE names ${typo}, and there is no such file. Correct the path, or put the key back there. No key was made.`,
    );
    expect([existsSync(typo), readdirSync(dataDir)]).toEqual([false, []]);
  });

  it('is made at its default place on a first start alone, and never beside a database', async () => {
    mkdirSync(dataDir);
    expect(liveRootKeys(envOf())).toHaveLength(1);
    expect(existsSync(file('root-key'))).toBe(true);
    rmSync(dataDir, { recursive: true });
    copied();
    rmSync(file('root-key'));
    expect(await told(envOf())).toMatch(
      /^DATA_DIR \(.*\) holds a database, and its root key is missing: .*root-key\. /,
    );
    expect(existsSync(file('root-key'))).toBe(false);
  });

  it('is never made where the installation is not the local default', async () => {
    expect(await told(envOf({ SMTP_URL: 'smtp://mail.example' }))).toMatch(
      /^ROOT_KEY and ROOT_KEY_FILE are both missing/,
    );
    expect(existsSync(file('root-key'))).toBe(false);
  });

  it.each([
    ['a folder', () => mkdirSync(file('key')), /^ROOT_KEY_FILE \(.*key\) is a folder/],
    [
      'something else',
      () => writeFileSync(file('key'), 'word'),
      /^ROOT_KEY_FILE \(.*key\) is not a root key: .* 32 bytes/,
    ],
    ['empty', () => writeFileSync(file('key'), ''), /^ROOT_KEY_FILE \(.*key\) is not a root key/],
  ])('in a file that is %s is named', async (_, write, says) => {
    mkdirSync(dataDir);
    write();
    expect(await told(envOf({ ROOT_KEY_FILE: file('key') }))).toMatch(says);
  });

  it('of another database changes nothing, is named, and leaves no PostgreSQL behind', async () => {
    copied();
    const passwords = async () => {
      const { adminUrl, stop } = await attachEmbedded({ dataDir, log: quiet, settings: FAST });
      const sql = "select rolname, rolpassword from pg_authid where rolname like 'mh\\_%' order by 1";
      return run(adminUrl, async (client) => (await client.query(sql)).rows).finally(stop);
    };
    const before = await passwords();
    const other = randomBytes(32).toString('base64');
    const [code, ...lines] = await started({ ROOT_KEY: other });
    expect([code, lines.length]).toEqual(['1', 1]);
    expect(lines[0]).toMatch(
      /^ROOT_KEY is not the root key of this database: it was sealed under [0-9a-f]{8}, and this is/,
    );
    expect(lines[0]).not.toContain(other);
    expect(runsOn(dataDir)).toBe(false);
    expect(await passwords()).toEqual(before);
  });
});

describe('DATABASE_URL', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await testDatabase();
  });
  afterAll(() => database.drop());
  const KEY = { ROOT_KEY: randomBytes(32).toString('base64') };

  it('that nobody answers at is named, without its password', async () => {
    const [code, ...lines] = await started({ ...KEY, DATABASE_URL: 'postgres://mara:secret-word@127.0.0.1:1/moon' });
    expect([code, lines]).toEqual([
      '1',
      [
        'DATABASE_URL (127.0.0.1:1/moon): nothing answers there (ECONNREFUSED): start that PostgreSQL, or correct the address.',
      ],
    ]);
  });

  it.each([
    [
      'an unknown host',
      () => 'postgres://mara:secret-word@nowhere.invalid/moon',
      /no host of this name|cannot be looked up/,
    ],
    ['an unknown database', () => withDatabase(database.adminUrl, 'nowhere'), /no database of this name: create it/],
    [
      'another password',
      () => withLogin(database.adminUrl, { user: 'postgres', password: 'secret-word' }),
      /the user or the password is wrong/,
    ],
    [
      'an encryption that the server lacks',
      () => `${database.adminUrl}${database.adminUrl.includes('?') ? '&' : '?'}sslmode=verify-full`,
      /it refuses: .*SSL/,
    ],
    [
      'a socket that is not there',
      () => 'postgres://mara@localhost/moon?host=/nowhere',
      /nothing answers there \(ENOENT\)/,
    ],
  ])('with %s', async (_, url, says) => {
    const line = await told(envOf({ ...KEY, DATABASE_URL: url() }));
    expect(line).toMatch(/^DATABASE_URL \(/);
    expect(line).toMatch(says);
    expect(line).not.toMatch(/secret-word|\n/);
  });

  it('and DATABASE_OWNER_URL are told apart', async () => {
    const line = await told(
      envOf({
        ...KEY,
        DATABASE_URL: database.adminUrl,
        DATABASE_OWNER_URL: withDatabase(database.adminUrl, 'nowhere'),
      }),
    );
    expect(line).toMatch(/^DATABASE_OWNER_URL \(/);
  });
});

describe('a data folder', () => {
  it.each([
    ['without pg_control', () => rmSync(file('postgres/global/pg_control')), /global\/pg_control is missing/],
    ['without its log', () => rmSync(file('postgres/pg_wal'), { recursive: true }), /postgres\/pg_wal is missing/],
    ['with an empty database folder', () => emptied(file('postgres')), /PG_VERSION, postgres\/base/],
    ['without its password', () => rmSync(file('postgres.password')), /postgres\.password is missing/],
  ])('%s is damaged before anything is started', async (_, breakIt, says) => {
    outlined();
    breakIt();
    const line = await told(envOf());
    expect(line).toMatch(/^DATA_DIR \(.*\) is damaged: /);
    expect(line).toMatch(says);
    expect(line).toContain(`Move ${dataDir} aside and restore with npm run restore -- --from DIR`);
  });

  it.each([
    [
      'with another password',
      () => writeFileSync(file('postgres.password'), 'other\n'),
      /password authentication failed/,
    ],
    ['with a torn pg_control', () => truncateSync(file('postgres/global/pg_control'), 100), /control file|pg_control/],
    ['without the files of its databases', () => emptied(file('postgres/base')), /does not exist|could not open/],
    ['without one table of the system', () => rmSync(tableIn('1259')), /could not open/],
  ])('%s is damaged, and the line says how to restore', async (_, breakIt, says) => {
    copied();
    breakIt();
    const line = await told(envOf());
    expect(line).toMatch(/^DATA_DIR \(.*\) is damaged: /);
    expect(line).toMatch(says);
    expect(line).toContain(`Move ${dataDir} aside and restore with npm run restore -- --from DIR`);
    expect(line).not.toContain('\n');
    expect(runsOn(dataDir)).toBe(false);
  });

  it('that has lost its database gets no new one', async () => {
    outlined();
    writeFileSync(file('postgres.log'), 'database system is shut down\n');
    rmSync(file('postgres'), { recursive: true });
    expect(await told(envOf())).toMatch(
      /has lost its database: postgres\.log of an earlier one is there, .*npm run restore/,
    );
    expect(existsSync(file('postgres'))).toBe(false);
  });

  it('of a first start that was cut off goes on', async () => {
    mkdirSync(dataDir);
    writeFileSync(file('postgres.password'), 'made-before\n');
    liveRootKeys(envOf());
    expect(await told(envOf())).toBe('started with 1');
  });

  it.each([
    ['a file', () => join(root, 'made', 'root-key'), /is a file: name a folder/],
    ['below a file', () => join(root, 'made', 'root-key', 'data'), /is not a folder, or is below a file/],
    ['a device', () => '/dev/null', /is not a folder/],
    ['in /proc', () => '/proc/moonhearth', /is in a place that keeps no files/],
    ['/proc itself', () => '/proc', /is in a place that keeps no files/],
  ])('that is %s', async (_, place, says) => {
    const line = await told(readEnv({ DATA_DIR: place() }));
    expect(line).toMatch(new RegExp(`^DATA_DIR \\(${place()}\\) `));
    expect(line).toMatch(says);
    expect(line).not.toContain('\n');
  });

  it('that is read-only', async () => {
    copied();
    const [code, ...lines] = await started(
      {},
      `mount --bind ${dataDir} ${dataDir} && mount -o remount,bind,ro ${dataDir}`,
    );
    expect([code, lines]).toEqual([
      '1',
      [`DATA_DIR (${dataDir}) is on a disk that is read-only: make it writable, or name a folder on another disk.`],
    ]);
  });

  const FULL = () => [
    '1',
    `DATA_DIR (${dataDir}) is on a disk that is full: make room on it, and start again. What was saved is still there.`,
  ];
  it('on a disk too small for a database', async () => {
    mkdirSync(dataDir);
    expect(await started({}, `mount -t tmpfs -o size=5m tmpfs ${dataDir}`)).toEqual(FULL());
  });

  it('on a disk that is full', async () => {
    mkdirSync(dataDir);
    const fill = `(cat /dev/zero > ${dataDir}/filler 2> /dev/null || true)`;
    const before = `mount -t tmpfs -o size=200m tmpfs ${dataDir} && cp -a ${made()}/. ${dataDir} && ${fill}`;
    expect(await started({}, before)).toEqual(FULL());
  });
});

const emptied = (folder: string) => {
  for (const name of readdirSync(folder)) rmSync(join(folder, name), { recursive: true });
};
/** A table of the system in our database. */
const tableIn = (name: string) => {
  const base = file('postgres/base');
  const own = readdirSync(base).toSorted((a, b) => Number(b) - Number(a))[0] ?? '';
  return join(base, own, name);
};

it('a start that fails late names what failed, and leaves no PostgreSQL behind', async () => {
  copied();
  const backupDir = join(made(), 'root-key', 'backup');
  const [code, ...lines] = await started({ BACKUP_DIR: backupDir });
  expect([code, lines]).toEqual([
    '1',
    [`BACKUP_DIR (${backupDir}) is not a folder, or is below a file: name a folder, or a place for a new one.`],
  ]);
  expect(runsOn(dataDir)).toBe(false);
  expect(readFileSync(file('postgres.log'), 'utf8')).toContain('database system is shut down');
});

it('a start that is stopped while its database comes up leaves none behind', async () => {
  mkdirSync(dataDir);
  const env = { PATH: process.env['PATH'], DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'error' };
  const server = spawn(process.execPath, [join(ROOT, 'src/server/app/main.ts')], { env, stdio: 'ignore' });
  const ended = once(server, 'exit');
  await vi.waitUntil(() => existsSync(file('postgres/postmaster.pid')), { timeout: 30_000, interval: 5 });
  server.kill('SIGINT');
  expect(await ended).toEqual([0, null]);
  expect(runsOn(dataDir)).toBe(false);
});

it.each([
  ['EADDRINUSE', 'PORT (3000) is in use by another program: stop that one, or set PORT to another number.'],
  ['EADDRNOTAVAIL', 'HOST (127.0.0.1) is not an address of this machine: name one that is.'],
])('an address that cannot be listened on (%s) is named', (code, says) =>
  expect(toldFailure(Object.assign(new Error('listen'), { code, syscall: 'listen' }), envOf())).toBe(says),
);

it('built pages that are not there are named', () =>
  expect(
    toldFailure(Object.assign(new Error('x'), { code: 'ENOENT', path: join(ROOT, 'dist/pages.json') }), envOf()),
  ).toMatch(/^The built pages are incomplete .*npm start builds them\.$/));

it('a place that keeps no files is no place for a backup either', () =>
  expect(() => makeLayout(layoutOf('/proc/moonhearth/backup'))).toThrow('ENOENT'));
