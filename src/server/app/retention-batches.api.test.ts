import type { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BATCH } from '#server/platform/retention/in-batches.ts';
import { run } from '#server/testing/database.ts';
import { openTestApp, type TestApp } from '#server/testing/open-test-app.ts';
import { member } from '#server/testing/people.ts';

let open: TestApp;
beforeAll(async () => {
  // The policies of the database judge by its own clock.
  open = await openTestApp({ at: new Date().toISOString() });
});
afterAll(() => open.close());

const asAdmin = <T>(work: (client: Client) => Promise<T>): Promise<T> => run(open.database.adminUrl, work);
const idOf = async (browser: Awaited<ReturnType<typeof member>>['browser']) =>
  ((await browser.call('getUser')).body as { user: { id: string } }).user.id;

describe('what goes by its age', () => {
  it.each(['app.idempotency', 'app.audit', 'auth.session'])('%s is searched by the time', async (table) => {
    const plans = await asAdmin(async (client) => {
      await client.query('begin; set local enable_seqscan = off');
      const [column, before] = {
        'app.idempotency': ['created_at', '7 days'],
        'app.audit': ['at', '12 months'],
        'auth.session': ['coalesce(revoked_at, expires_at)', '90 days'],
      }[table] as [string, string];
      const { rows } = await client.query<{ 'QUERY PLAN': string }>(
        `explain delete from ${table} where ${column} < now() - interval '${before}'`,
      );
      await client.query('rollback');
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    });
    expect(plans).toMatch(/Index Cond/);
  });

  it.each([
    [
      'idempotency',
      'app.idempotency',
      8,
      "user_id, key, request_hash, status, reply, created_at) select $1, n::text, '', 200, '',",
    ],
    [
      'access_history',
      'app.audit',
      400,
      "user_id, id, action, result, request_id, ip_prefix, at) select $1, gen_random_uuid(), 'a', 'b', 'c', 'd',",
    ],
  ] as const)(
    '%s takes away more than one batch, however many share an instant',
    async (name, table, days, columns) => {
      const userId = await idOf((await member(open)).browser);
      const count = 2 * BATCH + 5_000;
      await asAdmin((client) =>
        client.query(
          `insert into ${table} (${columns} $2::timestamptz - interval '${days} days' + (n / 7) * interval '1 microsecond' from generate_series(1, $3::int) n`,
          [userId, open.clock.real(), count],
        ),
      );
      expect(await open.services.sweeps[name]()).toBeGreaterThanOrEqual(count);
    },
  );
});
