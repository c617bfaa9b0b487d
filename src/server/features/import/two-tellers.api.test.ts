import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { localDate } from '#domain/calendar/local-date.ts';
import type { DayLog } from '#domain/cycle/day-log.ts';
import type { ImportsReply, StandingReply } from '#contract/import/import.schemas.ts';
import type { Sent } from '#contract/kit/route.ts';
import type { Table } from '#contract/table.ts';
import type { Browser } from '#server/testing/browser.ts';
import { run } from '#server/testing/database.ts';
import { openTestApp, type TestApp } from '#server/testing/open-test-app.ts';
import { member } from '#server/testing/people.ts';

type Batch = Partial<Sent<Table['importDays']>['body']>;
let open: TestApp;
beforeAll(async () => {
  open = await openTestApp();
});
afterAll(() => open.close());

const DAY = localDate('2026-11-04');
const bring = async (browser: Browser, batch: Batch) => {
  const importId = randomUUID();
  const { status, body } = await browser.call('importDays', {
    body: { importId, source: 'clue', days: [], ...batch },
  });
  expect(status).toBe(200);
  return { importId, body };
};
const guess = (source: NonNullable<Batch['source']>) =>
  ({ source, days: [{ date: DAY, flow: 'medium' }], untold: [{ date: DAY, flow: true }] }) as const satisfies Batch;
const told = (flow: 'light' | 'medium' | 'heavy', source: NonNullable<Batch['source']> = 'clue') =>
  ({ source, days: [{ date: DAY, flow }] }) as const satisfies Batch;
const undo = (browser: Browser, { importId }: { importId: string }) =>
  browser.call('undoImport', { body: { importId } });
const list = async (browser: Browser) => (await browser.call('getImports')).body as ImportsReply;
const dayOf = async (browser: Browser, date = DAY) =>
  ((await browser.call('getMonth', { query: { month: '2026-11' } })).body as { logs: DayLog[] }).logs.find(
    (log) => log.date === date,
  );

describe('a strength across imports', () => {
  it('a guess gives way to a told one, whichever import comes first', async () => {
    const [{ browser: one }, { browser: other }] = [await member(open), await member(open)];
    await bring(one, guess('apple_health'));
    expect((await bring(one, told('light'))).body).toMatchObject({ merged: 1, unchanged: 0, differing: 0 });
    await bring(other, told('light'));
    expect((await bring(other, guess('flo'))).body).toMatchObject({ merged: 0, unchanged: 1, differing: 0 });
    for (const browser of [one, other]) expect(await dayOf(browser)).toEqual({ date: DAY, flow: 'light' });
  });

  it('a told one that says what was guessed is no guess any more', async () => {
    const { browser } = await member(open);
    await bring(browser, guess('apple_health'));
    await bring(browser, told('medium'));
    await bring(browser, told('light', 'drip'));
    expect((await dayOf(browser))?.flow).toBe('medium');
  });

  it('neither takes the place of what she logged herself, before or after', async () => {
    const { browser } = await member(open);
    await browser.call('putDayLog', { body: { date: DAY, flow: 'light' } });
    await bring(browser, guess('apple_health'));
    expect((await dayOf(browser))?.flow).toBe('light');
    const { browser: another } = await member(open);
    await bring(another, guess('apple_health'));
    await another.call('putDayLog', { body: { date: DAY, flow: 'medium' } });
    await bring(another, told('light'));
    expect((await dayOf(another))?.flow).toBe('medium');
  });

  it('a guess stays one when she logs something else on that day', async () => {
    const { browser } = await member(open);
    await bring(browser, guess('apple_health'));
    await browser.call('putDayLog', { body: { date: DAY, moods: ['calm'] } });
    await bring(browser, told('heavy'));
    expect(await dayOf(browser)).toEqual({ date: DAY, flow: 'heavy', moods: ['calm'] });
  });

  it('a severity that was told takes the place of a guess', async () => {
    const { browser } = await member(open);
    await bring(browser, {
      days: [{ date: DAY, symptoms: { cramps: 2, nausea: 2 } }],
      untold: [{ date: DAY, symptoms: ['cramps', 'nausea'] }],
    });
    await bring(browser, { source: 'apple_health', days: [{ date: DAY, symptoms: { cramps: 1 } }] });
    expect((await dayOf(browser))?.symptoms).toEqual({ cramps: 1, nausea: 2 });
  });

  it('going back to the guess: the import with the strength is taken back', async () => {
    const { browser } = await member(open);
    await bring(browser, guess('apple_health'));
    const second = await bring(browser, told('light'));
    expect((await undo(browser, second)).body).toEqual({ days: 1, pages: 0, stayed: 0 });
    expect((await dayOf(browser))?.flow).toBe('medium');
    await bring(browser, told('heavy', 'drip'));
    expect((await dayOf(browser))?.flow).toBe('heavy');
  });
});

describe('the days as they stand', () => {
  const standing = async (browser: Browser, year = '2026') =>
    (await browser.call('getStandingDays', { query: { year } })).body as StandingReply;

  it('tell a year of days, what she wrote by hand, and which strengths are guesses', async () => {
    const { browser } = await member(open);
    await bring(browser, guess('apple_health'));
    await bring(browser, { days: [{ date: localDate('2025-12-31'), flow: 'light' }] });
    await browser.call('putDayLog', { body: { date: DAY, moods: ['calm'] } });
    expect(await standing(browser)).toEqual({
      days: [{ log: { date: DAY, flow: 'medium', moods: ['calm'] }, hers: ['moods'], untold: { flow: true } }],
      unreadable: [],
    });
    expect((await standing(browser, '2025')).days).toMatchObject([{ log: { date: '2025-12-31' }, hers: [] }]);
  });

  it('are hers alone, and change nothing', async () => {
    const [{ browser }, { browser: another }] = [await member(open), await member(open)];
    await bring(browser, told('light'));
    expect((await standing(another)).days).toEqual([]);
    expect((await browser.call('getStandingDays', { query: { year: '20' } })).status).toBe(400);
    expect((await open.browser().call('getStandingDays', { query: { year: '2026' } })).status).toBe(401);
    expect(await list(browser)).toHaveLength(1);
  });
});

describe('what two imports told', () => {
  it('stays when one of them is taken back, in either order, and goes with the second', async () => {
    for (const turned of [false, true]) {
      const { browser } = await member(open);
      const both = [await bring(browser, told('light')), await bring(browser, told('light', 'flo'))];
      const [first, second] = turned ? [...both].reverse() : both;
      if (!first || !second) throw new Error('two imports');
      expect(await list(browser)).toHaveLength(2);
      await undo(browser, first);
      expect(await dayOf(browser)).toEqual({ date: DAY, flow: 'light' });
      expect(await list(browser)).toMatchObject([{ id: second.importId, days: 1 }]);
      expect((await undo(browser, second)).body).toMatchObject({ days: 1 });
      expect(await dayOf(browser)).toBeUndefined();
      expect(await list(browser)).toEqual([]);
    }
  });

  it('is, after the first is taken back, as the second told it', async () => {
    const { browser } = await member(open);
    const first = await bring(browser, told('light'));
    await bring(browser, told('heavy', 'flo'));
    expect((await dayOf(browser))?.flow).toBe('light');
    await undo(browser, first);
    expect((await dayOf(browser))?.flow).toBe('heavy');
  });

  it('the same file again is no second teller: it leaves no entry, and undo takes all', async () => {
    const { browser } = await member(open);
    const first = await bring(browser, told('light'));
    await bring(browser, told('light'));
    expect(await list(browser)).toHaveLength(1);
    await undo(browser, first);
    expect(await dayOf(browser)).toBeUndefined();
  });

  it('what she wrote by hand is no entry of an import, and stays', async () => {
    const { browser } = await member(open);
    await browser.call('putDayLog', { body: { date: DAY, flow: 'light' } });
    await bring(browser, told('light'));
    expect(await list(browser)).toEqual([]);
  });

  it('what she logged again by hand stays, with the same value', async () => {
    const { browser } = await member(open);
    const first = await bring(browser, {
      days: [{ date: DAY, flow: 'light', note: 'from there', energy: 2 }],
    });
    await browser.call('putDayLog', { body: { date: DAY, flow: 'light' } });
    expect((await undo(browser, first)).body).toEqual({ days: 1, pages: 0, stayed: 1 });
    expect(await dayOf(browser)).toEqual({ date: DAY, flow: 'light' });
  });

  it('a field she took away and an import brought again goes with that import', async () => {
    const { browser } = await member(open);
    await browser.call('putDayLog', { body: { date: DAY, flow: 'light', note: 'mine' } });
    await browser.call('putDayLog', { body: { date: DAY, flow: null } });
    const first = await bring(browser, told('heavy'));
    await undo(browser, first);
    expect(await dayOf(browser)).toEqual({ date: DAY, note: 'mine' });
  });

  it('a record without a place here stays kept while one of its imports stands', async () => {
    const { browser } = await member(open);
    const kept = [{ date: DAY, name: 'tags: Cold feet', text: 'x' }];
    const first = await bring(browser, { kept });
    const second = await bring(browser, { source: 'flo', kept, days: [{ date: DAY, flow: 'light' }] });
    expect((await list(browser)).map(({ keptAll }) => keptAll).sort()).toEqual([0, 1]);
    await undo(browser, first);
    expect(await list(browser)).toMatchObject([{ id: second.importId, keptAll: 1, kept }]);
    const again = await bring(browser, { source: 'drip', kept });
    expect(again.body).toMatchObject({ kept: 0 });
  });

  it('imports of an earlier release, which know no second tellers, are taken back as before', async () => {
    const { browser } = await member(open);
    const first = await bring(browser, told('light'));
    const second = await bring(browser, { source: 'flo', days: [{ date: localDate('2026-11-05'), flow: 'light' }] });
    await undo(browser, first);
    expect(await dayOf(browser)).toBeUndefined();
    expect(await list(browser)).toMatchObject([{ id: second.importId }]);
  });

  it('lies sealed: neither guesses nor second tellers stand in the database', async () => {
    const { browser } = await member(open);
    await bring(browser, { ...guess('apple_health'), kept: [{ date: DAY, name: 'canary name', text: 'canary' }] });
    await bring(browser, { ...told('light'), kept: [{ date: DAY, name: 'canary name', text: 'canary' }] });
    const { rows } = await run(open.database.adminUrl, (client) =>
      client.query<{ row: string }>(
        'select t::text as row from app.import_batch t union all select t::text from app.day_log t',
      ),
    );
    const text = rows.map(({ row }) => row).join('\n');
    for (const word of ['canary', 'untold', 'keptToo', 'told', '2026-11-04']) expect(text).not.toContain(word);
  });
});
