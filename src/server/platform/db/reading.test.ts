import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { run } from '#server/testing/database.ts';
import { openTestApp, type TestApp } from '#server/testing/open-test-app.ts';
import { member } from '#server/testing/people.ts';
import { SessionEnded } from './opening.ts';
import { q, type Tx } from './query.ts';

let open: TestApp;
let who: { sid: string; user_id: string };
beforeAll(async () => {
  open = await openTestApp();
});
afterAll(() => open.close());
beforeEach(async () => {
  const { browser } = await member(open);
  const session = await open.services.mounting.sessions.find(browser.cookies.get('sid') ?? null);
  if (!session) throw new Error('she is not signed in');
  who = session;
});

const db = () => open.services.mounting.db;
const inTransaction = (tx: Tx) =>
  tx.raw<{ id: string }>(sql`select pg_current_xact_id_if_assigned()::text as id, now()::text as at`);
const members = q.selectFrom('app.member').select(['user_id', 'theme']);
const inDark = () => q.updateTable('app.member').set({ theme: 'dark' }).where('user_id', '=', who.user_id);
const impossible = () => q.updateTable('app.member').set({ theme: 'purple' }).where('user_id', '=', who.user_id);
const theme = async () => (await db().asReader(who, (tx) => tx.first(members)))?.theme;
const end = () =>
  run(open.database.adminUrl, (client) =>
    client.query('update auth.session set revoked_at = now() where user_id = $1', [who.user_id]),
  );

describe('reading as a member', () => {
  it('sees her own rows and nobody else, step by step', async () => {
    await member(open);
    const seen = await db().asReader(who, async (tx) => [await tx.rows(members), await tx.rows(members)]);
    expect(seen.map((rows) => rows.map((row) => row.user_id))).toEqual([[who.user_id], [who.user_id]]);
  });

  it('sends what is asked for within one turn as one transaction, and the next step as another', async () => {
    const [first, second, later] = await db().asReader(who, async (tx) => {
      const together = await Promise.all([inTransaction(tx), inTransaction(tx)]);
      return [...together, await inTransaction(tx)];
    });
    expect(second).toEqual(first);
    expect(later).not.toEqual(first);
  });

  it('is refused every write by the database', async () => {
    await expect(db().asReader(who, (tx) => tx.rows(inDark()))).rejects.toMatchObject({ code: '25006' });
    await expect(db().asReader(who, async (tx) => tx.enqueue(inDark()))).rejects.toThrow('writes nothing');
    expect(await theme()).toBe('system');
  });

  it('ends with the session: at the first step, at a later one, and when nothing is asked', async () => {
    const later = db().asReader(who, async (tx) => {
      await tx.rows(members);
      await end();
      return tx.rows(members);
    });
    await expect(later).rejects.toThrow(SessionEnded);
    await expect(db().asReader(who, (tx) => tx.rows(members))).rejects.toThrow(SessionEnded);
    await expect(db().asReader(who, async () => 'nothing')).rejects.toThrow(SessionEnded);
  });

  it('fails what failed, and leaves the connection good for others', async () => {
    for (let tries = 0; tries < 12; tries += 1)
      await expect(db().asReader(who, (tx) => tx.raw(sql`select 1 / 0`))).rejects.toMatchObject({ code: '22012' });
    expect(await theme()).toBe('system');
  });
});

describe('a statement that nobody waits for', () => {
  it('is done when the transaction is', async () => {
    await db().asMember(who, async (tx) => tx.enqueue(inDark()));
    expect(await theme()).toBe('dark');
  });

  it('takes the whole transaction with it when it fails', async () => {
    const work = db().asMember(who, async (tx) => {
      await tx.rows(inDark());
      tx.enqueue(impossible());
    });
    await expect(work).rejects.toMatchObject({ code: '23514' });
    expect(await theme()).toBe('system');
  });

  it('is not acknowledged when somebody looked away from a failure', async () => {
    const work = db().asMember(who, async (tx) => {
      await tx.rows(inDark());
      await tx.rows(impossible()).catch(() => undefined);
      return 'done';
    });
    await expect(work).rejects.toThrow('not committed');
    expect(await theme()).toBe('system');
  });

  it('is not done for an ended session', async () => {
    await end();
    await expect(db().asMember(who, async (tx) => tx.enqueue(inDark()))).rejects.toThrow(SessionEnded);
  });
});
