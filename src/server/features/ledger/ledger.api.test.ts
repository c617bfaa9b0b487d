import { randomInt, randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Transfer } from '#domain/ledger/ledger.ts';
import { run } from '#server/testing/database.ts';
import { openTestApp, type TestApp } from '#server/testing/open-test-app.ts';
import { postTransfer, readBalances } from './public.ts';

let open: TestApp;
beforeAll(async () => {
  open = await openTestApp();
});
afterAll(() => open.close());

const AT = new Date('2026-11-21T12:00:00Z');
const post = (transfer: Omit<Transfer, 'at'>) =>
  open.services.mounting.db.asWorker(null, (tx) => postTransfer(tx, { ...transfer, at: AT }));
const sale = (reference: string, cents: number): Omit<Transfer, 'at'> => ({
  kind: 'order_paid',
  reference,
  lines: [
    { account: 'provider_clearing', currency: 'usd', cents },
    { account: 'sales', currency: 'usd', cents: -cents },
  ],
});
const asOwner = (sql: string) => run(open.database.adminUrl, (client) => client.query(sql));
const raw = (lines: readonly object[]) =>
  open.services.mounting.db.asWorker(null, (tx) =>
    tx.callFunction('post_transfer', [randomUUID(), 'raw', randomUUID(), AT, JSON.stringify(lines)]),
  );

describe('the books', () => {
  it('post a cause once, also fifty times at once', async () => {
    const posted = await Promise.all(Array.from({ length: 50 }, () => post(sale('once', 500))));
    expect(posted.filter(Boolean)).toHaveLength(1);
    expect(await readBalances(open.services.mounting.db, { account: 'sales' })).toEqual([
      { account: 'sales', party: null, currency: 'usd', cents: -500 },
    ]);
  });

  it('keep a party apart from another', async () => {
    const [one, other] = [randomUUID(), randomUUID()];
    for (const [party, cents] of [
      [one, 80],
      [other, 670],
    ] as const)
      await post({
        kind: 'commission_earned',
        reference: party,
        lines: [
          { account: 'commissions_expense', currency: 'usd', cents },
          { account: 'commissions_pending', party, currency: 'usd', cents: -cents },
        ],
      });
    expect(await readBalances(open.services.mounting.db, { party: one })).toEqual([
      { account: 'commissions_pending', party: one, currency: 'usd', cents: -80 },
    ]);
  });

  it('refuse what does not sum to 0, in our code and in the database', async () => {
    const lopsided = [
      { account: 'sales', currency: 'usd', cents: 5 },
      { account: 'bank', currency: 'usd', cents: -4 },
    ] as const;
    await expect(post({ kind: 'raw', reference: 'x', lines: lopsided })).rejects.toThrow('unbalanced');
    await expect(raw(lopsided)).rejects.toThrow('sums to 0');
    await expect(
      raw([
        { ...lopsided[0], cents: 4 },
        { ...lopsided[1], currency: 'eur' },
      ]),
    ).rejects.toThrow('sums to 0');
    await expect(raw([])).rejects.toThrow('two lines');
    await expect(raw([{ ...lopsided[0], cents: 0 }])).rejects.toThrow();
  });

  it('are only added to, also by their owner, and only the worker reaches them', async () => {
    await post(sale('kept', 100));
    await expect(asOwner('update auth.ledger_line set cents = cents * 2')).rejects.toThrow('only added to');
    await expect(asOwner('delete from auth.ledger_transfer')).rejects.toThrow('only added to');
    await expect(asOwner('truncate auth.ledger_line')).rejects.toThrow('only added to');
    const may = await run(open.database.adminUrl, (client) =>
      client.query<{ role: string; fn: string }>(
        `select r.rolname as role, p.proname as fn from pg_roles r, pg_proc p join pg_namespace n on n.oid = p.pronamespace
          where n.nspname = 'auth' and p.proname in ('post_transfer', 'ledger_balances') and r.rolname in ('w_user', 'w_visitor', 'w_worker')
            and has_function_privilege(r.oid, p.oid, 'execute') order by 2`,
      ),
    );
    expect(may.rows).toEqual([
      { role: 'w_worker', fn: 'ledger_balances' },
      { role: 'w_worker', fn: 'post_transfer' },
    ]);
    const tables = await run(open.database.adminUrl, (client) =>
      client.query(
        `select from pg_roles r, unnest(array['auth.ledger_transfer', 'auth.ledger_line']) as t(name)
          where r.rolname in ('w_user', 'w_visitor', 'w_worker') and has_table_privilege(r.oid, t.name, 'select, insert, update, delete')`,
      ),
    );
    expect(tables.rows).toEqual([]);
  });

  it('sum to 0 whatever is posted, twice, in any order, at once', async () => {
    const seed = randomInt(2 ** 31);
    process.stdout.write(`books: seed ${seed}\n`);
    const entry = fc.record({
      reference: fc.integer({ min: 0, max: 12 }),
      cents: fc.integer({ min: 1, max: 100_000 }),
      refunded: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(fc.uuid(), fc.array(entry, { minLength: 1, maxLength: 12 }), async (world, entries) => {
        const before = await total();
        const paid = (
          await Promise.all(
            entries.map(async ({ reference, cents, refunded }) =>
              (await post(sale(`${world}:${reference}:${refunded}`, refunded ? -cents : cents)))
                ? refunded
                  ? -cents
                  : cents
                : 0,
            ),
          )
        ).reduce((sum, one) => sum + one, 0);
        expect(await total()).toBe(before - paid);
        expect((await readBalances(open.services.mounting.db)).reduce((sum, { cents }) => sum + cents, 0)).toBe(0);
      }),
      { seed, numRuns: 12 },
    );
  });
});

async function total(): Promise<number> {
  return (await readBalances(open.services.mounting.db, { account: 'sales' })).reduce(
    (sum, { cents }) => sum + cents,
    0,
  );
}
