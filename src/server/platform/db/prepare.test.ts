import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeWorkerUtils, run as runWorker, Logger } from 'graphile-worker';
import { Pool, type Client } from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { testPasswordFor } from '#server/testing/database-server.ts';
import { run, testDatabase, type TestDatabase } from '#server/testing/database.ts';
import { Database } from './database.ts';
import { openEmbedded } from './embedded/embedded.ts';
import { prepareDatabase, withDatabase, withLogin } from './prepare.ts';
import { ensureRoles, LIMITS, loginRoles, scramVerifier } from './roles.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(async () => {
  await database.drop();
});

const rowsOf = async (url: string, sql: string): Promise<unknown[]> =>
  (await run(url, (client) => client.query(sql))).rows;
const roleIn = (url: string): string => new URL(url).username;

/** A bare database and a role to prepare it with; both are removed afterwards. */
async function withBare(attributes: string, work: (ownerUrl: string, name: string) => Promise<void>): Promise<void> {
  const server = inject('testServer').adminUrl;
  const name = `mh_bare_${randomBytes(6).toString('hex')}`;
  const password = randomBytes(16).toString('hex');
  await run(server, async (client) => {
    await client.query(`create role ${name} login ${attributes} password '${password}'`);
    await client.query(
      `create database ${name} ${attributes.includes('createrole') ? `owner ${name}` : ''} template template0`,
    );
  });
  try {
    await work(withLogin(withDatabase(server, name), { user: name, password }), name);
  } finally {
    await run(server, (client) => client.query(`drop database ${name} with (force)`));
    await run(server, (client) => client.query(`drop role if exists ${Object.values(loginRoles(name)).join(', ')}`));
    await run(server, (client) =>
      client.query(`reassign owned by ${name} to current_user; drop owned by ${name}; drop role ${name}`),
    );
  }
}

test('each login is a role that is neither superuser nor steps around policies, and is nobody until it says who', async () => {
  const pool = new Database({ urls: database.urls, onFault: () => {} });
  try {
    expect(await pool.whoAmI()).toEqual(
      Object.values(database.urls).map((url) => ({
        role: roleIn(url),
        superuser: false,
        bypass: false,
        owner: false,
        durable: expect.any(Boolean),
      })),
    );
  } finally {
    await pool.close();
  }
  for (const url of Object.values(database.urls)) {
    await expect(rowsOf(url, 'select from app.member')).rejects.toMatchObject({ code: '42501' });
    await expect(rowsOf(url, 'select auth.uid()')).rejects.toMatchObject({ code: '42501' });
  }
});

test.each(['visitor', 'member', 'worker'] as const)(
  'a session of the %s begins with the limits of its login, whoever opened it',
  async (login) => {
    const names = Object.keys(LIMITS);
    const read = `select ${names.map((name) => `current_setting('${name}') as ${name}`).join(', ')}`;
    expect(await rowsOf(database.urls[login], read)).toEqual([
      { statement_timeout: '15s', lock_timeout: '3s', idle_in_transaction_session_timeout: '30s' },
    ]);
    await rowsOf(database.adminUrl, `alter role ${roleIn(database.urls[login])} reset statement_timeout`);
    expect(await rowsOf(database.urls[login], read)).not.toEqual([
      expect.objectContaining({ statement_timeout: '15s' }),
    ]);
    await run(database.adminUrl, (client) => ensureRoles(client, testPasswordFor));
    expect(await rowsOf(database.urls[login], read)).toEqual([expect.objectContaining({ statement_timeout: '15s' })]);
  },
);

const BECOMES = { visitor: 'w_visitor', member: 'w_user', worker: 'w_worker' } as const;
test.each(['visitor', 'member', 'worker'] as const)(
  'the login of a %s becomes its own role and no other',
  async (login) => {
    const superuser = new URL(database.adminUrl).username;
    await rowsOf(database.urls[login], `set role ${BECOMES[login]}`);
    const foreign = Object.values(BECOMES).filter((role) => role !== BECOMES[login]);
    for (const role of [...foreign, 'mh_owner', 'w_jobs', superuser]) {
      await expect(rowsOf(database.urls[login], `set role ${role}`)).rejects.toMatchObject({ code: '42501' });
      await expect(rowsOf(database.urls[login], `select set_config('role', '${role}', false)`)).rejects.toMatchObject({
        code: '42501',
      });
    }
  },
);

test('the one login of earlier releases is closed where there was one', async () => {
  const old = `mh_app_${loginRoles(new URL(database.adminUrl).pathname.slice(1)).jobs.slice('mh_jobs_'.length)}`;
  await run(database.adminUrl, (client) =>
    client.query(`create role ${old} login noinherit password 'x'; grant w_user, w_worker to ${old}`),
  );
  try {
    await run(database.adminUrl, (client) => ensureRoles(client, testPasswordFor));
    await expect(rowsOf(withLogin(database.adminUrl, { user: old, password: 'x' }), 'select 1')).rejects.toMatchObject({
      code: '28000',
    });
    expect(await rowsOf(database.adminUrl, `select from pg_auth_members where member = '${old}'::regrole`)).toEqual([]);
  } finally {
    await run(database.adminUrl, (client) => client.query(`drop role ${old}`));
  }
});

test('the login roles of one database may not enter another', async () => {
  const other = await testDatabase();
  try {
    const foreign = withDatabase(database.urls.member, new URL(other.adminUrl).pathname.slice(1));
    await expect(rowsOf(foreign, 'select 1')).rejects.toMatchObject({ code: '42501' });
  } finally {
    await other.drop();
  }
});

test('no password of a role lies in the database, only its verifier', async () => {
  const [row] = (await rowsOf(
    database.adminUrl,
    `select rolpassword from pg_authid where rolname = '${roleIn(database.urls.member)}'`,
  )) as { rolpassword: string }[];
  expect(row?.rolpassword).toBe(scramVerifier(testPasswordFor(roleIn(database.urls.member))));
});

test('the queue belongs to w_jobs: the jobs login works it, no other login can see it', async () => {
  const taken: unknown[] = [];
  const pool = new Pool({ connectionString: database.jobsUrl });
  for (const event of ['error', 'connect'] as const) pool.on(event, () => {});
  const logger = new Logger(() => () => {});
  const utils = await makeWorkerUtils({ pgPool: pool, logger });
  const worker = await runWorker({
    pgPool: pool,
    logger,
    noHandleSignals: true,
    pollInterval: 50,
    taskList: {
      note: async (payload) => {
        taken.push(payload);
      },
    },
  });
  try {
    await utils.addJob('note', { id: 'a' });
    await expect.poll(() => taken).toEqual([{ id: 'a' }]);
  } finally {
    await worker.stop();
    await utils.release();
    await pool.end();
  }
  for (const url of Object.values(database.urls))
    await expect(rowsOf(url, 'select * from graphile_worker.jobs')).rejects.toMatchObject({ code: '42501' });
  expect(
    await rowsOf(
      database.adminUrl,
      "select nspowner::regrole::text as owner, has_database_privilege('w_jobs', current_database(), 'create') as creates from pg_namespace where nspname = 'graphile_worker'",
    ),
  ).toEqual([{ owner: 'w_jobs', creates: false }]);
});

test('a transaction enqueues through a privileged function, and rolled back it enqueues nothing', async () => {
  const post =
    "select auth.register('00000000-0000-4000-8000-000000000002', '\\x01', 'a hash', 1, 'a root key', '\\x02', now()); select auth.post_notice('00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002', 'email', 'verify', null, null, null)";
  const jobs =
    "select task_identifier, key from graphile_worker.jobs where key = 'notice:00000000-0000-4000-8000-000000000001'";
  await run(database.urls.visitor, (client) => client.query(`begin; set local role w_visitor; ${post}; rollback`));
  expect(await rowsOf(database.jobsUrl, jobs)).toEqual([]);
  await run(database.urls.visitor, (client) => client.query(`begin; set local role w_visitor; ${post}; commit`));
  expect(await rowsOf(database.jobsUrl, jobs)).toEqual([
    { task_identifier: 'notice', key: 'notice:00000000-0000-4000-8000-000000000001' },
  ]);
});

test('an owner who is no superuser prepares a database, and several processes do so at once', async () => {
  await withBare('createrole', async (adminUrl, name) => {
    await run(inject('testServer').adminUrl, (client) =>
      client.query(`grant mh_owner, w_visitor, w_user, w_worker, w_jobs to ${name} with admin option`),
    );
    const prepared = await Promise.all(
      [1, 2, 3].map(() => prepareDatabase({ adminUrl, passwordFor: testPasswordFor })),
    );
    expect(prepared.map(({ applied }) => applied.length).filter((count) => count > 0)).toHaveLength(1);
    for (const url of Object.values(prepared[0]?.urls ?? {}))
      expect(await rowsOf(url, 'select current_user as me')).toEqual([{ me: roleIn(url) }]);
  });
});

test('on a cluster without any role of ours, an owner who is no superuser makes them all', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'mh-cluster-'));
  const cluster = await openEmbedded({ dataDir, log: () => {}, settings: { fsync: 'off' } });
  try {
    await run(cluster.adminUrl, async (client) => {
      await client.query("create role plain login createrole password 'x'");
      await client.query('create database plain owner plain');
    });
    const { urls, applied } = await prepareDatabase({
      adminUrl: withLogin(withDatabase(cluster.adminUrl, 'plain'), { user: 'plain', password: 'x' }),
      passwordFor: testPasswordFor,
    });
    expect(applied.length).toBeGreaterThan(0);
    for (const url of Object.values(urls))
      expect(await rowsOf(url, 'select current_user as me')).toEqual([{ me: roleIn(url) }]);
  } finally {
    await cluster.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
});

test('an owner who may not hand on roles that somebody else made is told what to grant; before PostgreSQL 16 he may', async () => {
  await withBare('createrole', async (adminUrl, name) => {
    const preparing = prepareDatabase({ adminUrl, passwordFor: testPasswordFor });
    if (inject('testServer').version < 16) expect((await preparing).applied.length).toBeGreaterThan(0);
    else
      await expect(preparing).rejects.toThrow(
        `grant mh_owner, w_visitor, w_user, w_worker, w_jobs to ${name} with admin option`,
      );
  });
});

test('a role that may not create roles is refused in words', async () => {
  await withBare('nocreaterole', async (adminUrl) => {
    await expect(prepareDatabase({ adminUrl, passwordFor: testPasswordFor })).rejects.toThrow(
      /may not create roles.*DATABASE_OWNER_URL/,
    );
  });
});

test('a role that may not create in the database is refused in words', async () => {
  await withBare('createrole', async (adminUrl, name) => {
    await run(inject('testServer').adminUrl, (client: Client) =>
      client.query(`alter database ${name} owner to current_user; revoke create on database ${name} from ${name}`),
    );
    await expect(prepareDatabase({ adminUrl, passwordFor: testPasswordFor })).rejects.toThrow(
      'may not create schemas here',
    );
  });
});

test('a login role that was made superuser by hand is refused', async () => {
  await withBare('superuser', async (adminUrl, name) => {
    await prepareDatabase({ adminUrl, passwordFor: testPasswordFor });
    await rowsOf(adminUrl, `alter role ${loginRoles(name).member} bypassrls`);
    await expect(prepareDatabase({ adminUrl, passwordFor: testPasswordFor })).rejects.toThrow(
      `more than the product may: ${loginRoles(name).member}`,
    );
  });
});

test('a new root key gives new passwords at the next start', async () => {
  await withBare('superuser', async (adminUrl) => {
    const before = await prepareDatabase({ adminUrl, passwordFor: testPasswordFor });
    const after = await prepareDatabase({ adminUrl, passwordFor: (role) => `another ${role}` });
    await expect(rowsOf(before.urls.member, 'select 1')).rejects.toMatchObject({ code: '28P01' });
    expect(await rowsOf(after.urls.member, 'select 1 as one')).toEqual([{ one: 1 }]);
  });
});

test.each([
  [
    'postgres://root:old@db.example:6000/prod?sslmode=require',
    'postgres://mh_app:a%2Fb%40c@db.example:6000/prod?sslmode=require',
  ],
  ['postgresql:///prod?host=/run/postgresql', 'postgresql://mh_app:a%2Fb%40c@localhost/prod?host=/run/postgresql'],
])('the login of %s is exchanged and all else stays', (url, expected) => {
  expect(withLogin(url, { user: 'mh_app', password: 'a/b@c' })).toBe(expected);
});
