import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { localDate } from '#domain/calendar/local-date.ts';
import type { DayLog } from '#domain/cycle/day-log.ts';
import { asMadeMember } from '#server/features/account/public.ts';
import { q } from '#server/platform/db/query.ts';
import type { Me } from '#server/platform/http/handler.ts';
import { openTestApp, type TestApp } from '#server/testing/open-test-app.ts';
import { member } from '#server/testing/people.ts';
import { dayLogStore } from './day-log.store.ts';

let open: TestApp;
beforeAll(async () => {
  open = await openTestApp();
});
afterAll(() => open.close());

const DAY = localDate('2026-11-02');
const now = new Date('2026-11-21T12:00:00Z');
const log: DayLog = { date: DAY, flow: 'heavy', note: 'rain' };

async function as<T>(work: (me: Me) => Promise<T>): Promise<T> {
  const { browser } = await member(open);
  const session = await open.services.mounting.sessions.find(browser.cookies.get('sid') ?? null);
  return asMadeMember(open.services.account, session?.user_id ?? '', work);
}
const rows = (me: Me) =>
  me.tx.rows(q.selectFrom('app.day_log').select(['id', 'version']).where('user_id', '=', me.userId));

describe('the rows of days', () => {
  it('are named by their day: written twice, a day is one row of the same name', async () => {
    const [once, twice] = await as(async (me) => {
      await dayLogStore.write(me, { days: [log], now });
      const before = await rows(me);
      await dayLogStore.write(me, { days: [{ ...log, note: 'and wind' }], now });
      return [before, await rows(me)];
    });
    expect(once).toEqual([{ id: once[0]?.id, version: 1 }]);
    expect(twice).toEqual([{ id: once[0]?.id, version: 2 }]);
  });

  it('that bear another name are read, and take the name of their day when they are written', async () => {
    const [read, names, written] = await as(async (me) => {
      const old = randomUUID();
      const row = {
        user_id: me.userId,
        id: old,
        day_bidx: me.keys.blind('day', DAY),
        month_bidx: me.keys.blind('month', '2026-11'),
        sealed: me.keys.seal({ table: 'day_log', rowId: old }, log),
        updated_at: now,
      };
      await me.tx.rows(q.insertInto('app.day_log').values(row));
      const before = await dayLogStore.all(me);
      await dayLogStore.write(me, { days: [{ ...log, note: 'and wind' }], now });
      return [before, [old, ...(await rows(me)).map((row) => row.id)], await dayLogStore.all(me)];
    });
    expect(read).toEqual([log]);
    expect(new Set(names).size).toBe(2);
    expect(written).toEqual([{ ...log, note: 'and wind' }]);
  });

  it('are taken away by a blank day, and leave the others', async () => {
    const other: DayLog = { date: localDate('2026-11-03'), flow: 'light' };
    const left = await as(async (me) => {
      await dayLogStore.write(me, { days: [log, other], now });
      await dayLogStore.write(me, { days: [{ date: DAY }], now });
      return dayLogStore.all(me);
    });
    expect(left).toEqual([other]);
  });
});

it('of two first writes at once neither is lost', async () => {
  const { browser } = await member(open);
  const answers = await Promise.all([
    browser.call('putDayLog', { body: { date: DAY, flow: 'heavy' } }),
    browser.call('putDayLog', { body: { date: DAY, energy: 2 } }),
    browser.call('putDayLog', { body: { date: localDate('2026-11-03'), flow: 'light' } }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  const month = await browser.call('getMonth', { query: { month: '2026-11' } });
  expect(month.body).toMatchObject({
    logs: [
      { date: DAY, flow: 'heavy', energy: 2 },
      { date: '2026-11-03', flow: 'light' },
    ],
  });
  const cycles = await browser.call('getCycles');
  expect(cycles.body).toMatchObject([{ startDate: DAY }]);
});
