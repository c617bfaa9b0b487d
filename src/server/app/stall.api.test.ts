import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DOWNLOADS } from '#contract/downloads.ts';
import { KEPT_ANSWERS, RATES } from '#contract/limits.ts';
import { localDate } from '#domain/calendar/local-date.ts';
import type { Browser } from '#server/testing/browser.ts';
import { run } from '#server/testing/database.ts';
import { openTestApp, type TestApp } from '#server/testing/open-test-app.ts';
import { member } from '#server/testing/people.ts';

const TODAY = localDate('2026-11-21');
const log = (browser: Browser, energy: 1 | 2 = 1) => browser.call('putDayLog', { body: { date: TODAY, energy } });
const idOf = async (browser: Browser) => ((await browser.call('getUser')).body as { user: { id: string } }).user.id;

describe('one member who sends a great deal at once', () => {
  let open: TestApp;
  beforeAll(async () => {
    open = await openTestApp({ env: { RATE_FACTOR: '1000' } });
  });
  afterAll(() => open.close());

  it('holds two connections at most: another member reads and writes meanwhile', async () => {
    const [{ browser: busy }, { browser: other }] = [await member(open), await member(open)];
    await log(busy);
    await log(other);
    const userId = await idOf(busy);
    const storm = await run(open.database.adminUrl, async (client) => {
      await client.query('begin');
      await client.query('select from app.cycle_summary where user_id = $1 for update', [userId]);
      const sent = Array.from({ length: 16 }, () => log(busy, 2));
      const begun = performance.now();
      const reached = [(await log(other, 2)).status, (await other.call('getCycles')).status];
      const took = performance.now() - begun;
      expect(reached).toEqual([200, 200]);
      expect(took).toBeLessThan(2_000);
      await client.query('rollback');
      return Promise.all(sent);
    });
    expect(storm.map(({ status }) => status)).toEqual(Array<number>(16).fill(200));
  }, 30_000);

  it('is answered 503 with the time to wait when the line is full, and when a lock does not come free', async () => {
    const { browser } = await member(open);
    await log(browser);
    const userId = await idOf(browser);
    const sent = await run(open.database.adminUrl, async (client) => {
      await client.query('begin');
      await client.query('select from app.cycle_summary where user_id = $1 for update', [userId]);
      const writes = Array.from({ length: 44 }, () => log(browser, 2));
      await Promise.all(writes.slice(0, 2));
      await client.query('rollback');
      return writes;
    });
    const answers = await Promise.all(sent);
    const told = Map.groupBy(answers, ({ status, body }) =>
      status === 200 ? 'saved' : (body as { code: string }).code,
    );
    expect([...told.keys()].toSorted()).toEqual(['busy', 'saved', 'unavailable']);
    expect(told.get('busy')).toHaveLength(2);
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.map(({ status, headers }) => [status, Number(headers['retry-after']) > 0])).toEqual(
      refused.map(() => [503, true]),
    );
  }, 60_000);
});

describe('how much one member may store', () => {
  it('is told kindly once it is reached, reads and removal go on, and room that she makes counts at once', async () => {
    const open = await openTestApp({ quota: { rows: 10_000, bytes: 60_000 }, env: { RATE_FACTOR: '1000' } });
    const { browser } = await member(open);
    const page = (content: string) =>
      browser.call(
        'createJournalEntry',
        { body: { title: '', content, mood: '', dreamInsights: '', date: TODAY } },
        { 'idempotency-key': randomUUID() },
      );
    const written = [];
    for (let i = 0; i < 8; i += 1) written.push(await page('a page '.repeat(1_200)));
    const first = written.findIndex(({ status }) => status === 409);
    expect(first).toBeGreaterThan(1);
    expect(written.slice(first).map(({ status }) => status)).toEqual(Array<number>(written.length - first).fill(409));
    expect(written[first]?.body).toMatchObject({
      code: 'space_full',
      message: expect.stringContaining('Download everything under Privacy,'),
    });
    expect((await browser.call('getJournalEntries')).status).toBe(200);
    await run(open.database.adminUrl, (client) =>
      client.query('delete from app.journal_entry; delete from app.journal_version; delete from app.idempotency'),
    );
    expect((await page('again')).status).toBe(201);
    await open.close();
  }, 60_000);

  it('large answers that are kept go, oldest first, when newer ones take their room; small ones stay', async () => {
    const open = await openTestApp({ env: { RATE_FACTOR: '1000' } });
    const { browser } = await member(open);
    const userId = await idOf(browser);
    const put = (key: string, bytes: number, minutes: number) =>
      run(open.database.adminUrl, (client) =>
        client.query(
          "insert into app.idempotency (user_id, key, request_hash, status, reply, created_at) values ($1, $2, '', 200, decode(repeat('00', $3), 'hex'), now() - $4 * interval '1 minute')",
          [userId, key, bytes, minutes],
        ),
      );
    await put('small-and-oldest', 600, 40);
    await put('large-oldest', 3 * 1024 * 1024, 30);
    await put('large-middle', KEPT_ANSWERS.most - 1024 * 1024, 20);
    await browser.call(
      'createJournalEntry',
      { body: { title: '', content: 'a page '.repeat(3_000), mood: '', dreamInsights: '', date: TODAY } },
      { 'idempotency-key': 'large-and-newest' },
    );
    const { rows } = await run(open.database.adminUrl, (client) =>
      client.query<{ key: string }>('select key from app.idempotency where user_id = $1 and key like $2', [
        userId,
        '%-%est',
      ]),
    );
    expect(rows.map(({ key }) => key).toSorted()).toEqual(['large-and-newest', 'small-and-oldest']);
    await open.close();
  }, 60_000);
});

describe('limits that matter, with two processes on one database', () => {
  it('are one limit: what one process has counted the other knows, and a restart forgets nothing', async () => {
    const env = { RATE_FACTOR: '1' };
    const open = await openTestApp({ env });
    const beside = await openTestApp({ beside: open, env });
    const { browser: here, body } = await member(open);
    const there = beside.browser();
    await there.call('login', { body: { email: body.email, password: body.password } });
    const asked = [];
    for (let i = 0; i <= RATES.export.perAccount; i += 1)
      asked.push((await (i % 2 ? here : there).send({ method: 'GET', url: DOWNLOADS.csv })).status);
    expect(asked).toEqual([...Array<number>(RATES.export.perAccount).fill(200), 429]);
    const wrong = [];
    for (let i = 0; i < 11; i += 1)
      wrong.push(
        (
          await (i % 2 ? open : beside)
            .browser()
            .call('login', { body: { email: body.email, password: 'not this one' } })
        ).status,
      );
    expect(wrong).toEqual([...Array<number>(10).fill(401), 429]);
    await beside.close();
    const after = await openTestApp({ beside: open, env });
    expect(
      (await after.browser().call('login', { body: { email: body.email, password: 'not this one' } })).status,
    ).toBe(429);
    await after.close();
    await open.close();
  }, 60_000);
});
