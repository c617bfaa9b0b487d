import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { addDays, localDate } from '#domain/calendar/local-date.ts';
import type { DayLog } from '#domain/cycle/day-log.ts';
import type { ImportsReply } from '#contract/import/import.schemas.ts';
import type { Sent } from '#contract/kit/route.ts';
import type { Table } from '#contract/table.ts';
import { Keyring } from '#server/platform/vault/keyring.ts';
import { run } from '#server/testing/database.ts';
import type { Browser } from '#server/testing/browser.ts';
import { openTestApp, type TestApp } from '#server/testing/open-test-app.ts';
import { member } from '#server/testing/people.ts';

type Batch = Partial<Sent<Table['importDays']>['body']>;
let open: TestApp;
beforeAll(async () => {
  open = await openTestApp();
});
afterAll(() => open.close());

const d = localDate;
const period = (start: string, length = 4): DayLog[] =>
  Array.from({ length }, (_, i) => ({ date: addDays(d(start), i), flow: 'medium' as const }));
const bring = (browser: Browser, batch: Batch) =>
  browser.call('importDays', { body: { source: 'clue', days: [], ...batch } });
const list = async (browser: Browser) => (await browser.call('getImports')).body as ImportsReply;
const undo = (browser: Browser, importId: string) => browser.call('undoImport', { body: { importId } });
const month = async (browser: Browser, text: string) =>
  ((await browser.call('getMonth', { query: { month: text } })).body as { logs: DayLog[] }).logs;
const KEPT = { date: d('2026-10-07'), name: 'social_life', text: '{"option":"sociable"}' };

describe('an import in batches', () => {
  it('is one entry of the list, with what was in the file and what is kept', async () => {
    const { browser } = await member(open);
    const importId = randomUUID();
    const file = {
      records: 12,
      from: d('2026-10-07'),
      to: d('2026-11-07'),
      skipped: [{ reason: 'the day has not come yet' as const, count: 2 }],
      unknown: [{ name: 'social_life', count: 1 }],
      leftOut: [],
    };
    await bring(browser, { importId, number: 0, batches: 2, file, days: period('2026-10-07') });
    expect(await list(browser)).toMatchObject([{ id: importId, complete: false, days: 4 }]);
    await bring(browser, { importId, number: 1, batches: 2, file, days: period('2026-11-04'), kept: [KEPT] });
    expect(await list(browser)).toEqual([
      {
        id: importId,
        source: 'clue',
        at: '2026-11-21T12:00:00.000Z',
        complete: true,
        days: 8,
        pages: 0,
        file,
        kept: [KEPT],
        keptAll: 1,
      },
    ]);
  });

  it('takes the same batch twice as once, and goes on after a cut', async () => {
    const { browser } = await member(open);
    const importId = randomUUID();
    const first = await bring(browser, { importId, number: 0, batches: 2, days: period('2026-11-04') });
    const again = await bring(browser, { importId, number: 0, batches: 2, days: period('2026-11-04') });
    expect(again.body).toEqual(first.body);
    expect(first.body).toEqual({ imported: 4, merged: 0, unchanged: 0, differing: 0, kept: 0, pages: 0 });
    expect(await list(browser)).toMatchObject([{ days: 4, complete: false }]);
  });

  it('has one effect when the same batch comes twenty times at once', async () => {
    const { browser } = await member(open);
    const importId = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => bring(browser, { importId, days: period('2026-11-04'), kept: [KEPT] })),
    );
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(await list(browser)).toMatchObject([{ days: 4, keptAll: 1 }]);
  });

  it('changes nothing the second time, and leaves no second entry', async () => {
    const { browser } = await member(open);
    await bring(browser, { importId: randomUUID(), days: period('2026-11-04'), kept: [KEPT] });
    const second = await bring(browser, { importId: randomUUID(), days: period('2026-11-04'), kept: [KEPT] });
    expect(second.body).toEqual({ imported: 0, merged: 0, unchanged: 4, differing: 0, kept: 0, pages: 0 });
    expect(await list(browser)).toHaveLength(1);
  });

  it('opens no other batch: a file of many costs each batch what it holds', async () => {
    const { browser } = await member(open);
    const importId = randomUUID();
    const opens = vi.spyOn(Keyring.prototype, 'openBytes');
    const opened: number[] = [];
    for (let number = 0; number < 6; number += 1) {
      opens.mockClear();
      const kept = Array.from({ length: 5 }, (_, at) => ({ ...KEPT, text: `${number} ${at}` }));
      await bring(browser, { importId, number, batches: 6, kept });
      opened.push(opens.mock.calls.filter(([{ table }]) => table === 'import_batch').length);
    }
    opens.mockRestore();
    expect(opened).toEqual([0, 0, 0, 0, 0, 0]);
    expect(await list(browser)).toMatchObject([{ keptAll: 30 }]);
  });

  it('knows what a batch of an earlier release kept, which has no marks', async () => {
    const { browser } = await member(open);
    await bring(browser, { importId: randomUUID(), kept: [KEPT] });
    await run(open.database.adminUrl, (client) => client.query('update app.import_batch set kept_marks = null'));
    const again = await bring(browser, { importId: randomUUID(), kept: [KEPT, { ...KEPT, text: 'another' }] });
    expect(again.body).toMatchObject({ kept: 1 });
  });

  it('tells on how many days something of hers stayed', async () => {
    const { browser } = await member(open);
    await browser.call('putDayLog', { body: { date: d('2026-11-05'), flow: 'light' } });
    expect((await bring(browser, { days: period('2026-11-04') })).body).toMatchObject({
      imported: 3,
      unchanged: 1,
      differing: 1,
    });
    expect((await month(browser, '2026-11')).find((day) => day.date === '2026-11-05')?.flow).toBe('light');
  });

  it('refuses a batch whole: one day of the future, and nothing of it is written', async () => {
    const { browser } = await member(open);
    expect(
      (await bring(browser, { days: [...period('2026-11-04'), { date: d('2027-01-01'), flow: 'light' }] })).status,
    ).toBe(422);
    expect((await bring(browser, { number: 3, batches: 2, days: period('2026-11-04') })).status).toBe(400);
    expect((await bring(browser, { kept: [{ ...KEPT, text: 'a\u0000b' }] })).status).toBe(400);
    expect((await bring(browser, { days: [{ date: d('2026-11-04'), note: '\ud800' }] })).status).toBe(400);
    expect(await month(browser, '2026-11')).toEqual([]);
    expect(await list(browser)).toEqual([]);
  });
});

describe('taking an import back', () => {
  it('takes back exactly what it added; a later change by hand stays, and so does what was there before', async () => {
    const { browser } = await member(open);
    await browser.call('putDayLog', { body: { date: d('2026-11-04'), note: 'mine' } });
    const importId = randomUUID();
    await bring(browser, { importId, number: 0, batches: 2, days: period('2026-10-07') });
    await bring(browser, {
      importId,
      number: 1,
      batches: 2,
      days: period('2026-11-04').map((day) => ({ ...day, energy: 2 as const })),
    });
    await browser.call('putDayLog', { body: { date: d('2026-11-05'), flow: 'heavy' } });
    await browser.call('putDayLog', { body: { date: d('2026-11-06'), moods: ['calm'] } });
    expect((await undo(browser, importId)).body).toEqual({ days: 8, pages: 0, stayed: 1 });
    expect(await month(browser, '2026-10')).toEqual([]);
    expect(await month(browser, '2026-11')).toEqual([
      { date: '2026-11-04', note: 'mine' },
      { date: '2026-11-05', flow: 'heavy' },
      { date: '2026-11-06', moods: ['calm'] },
    ]);
    expect((await browser.call('getCycles')).body).toMatchObject([{ startDate: '2026-11-05' }]);
    expect(await list(browser)).toEqual([]);
    expect((await undo(browser, importId)).status).toBe(404);
  });

  it('takes one of two imports back and leaves the other', async () => {
    const { browser } = await member(open);
    const [one, two] = [randomUUID(), randomUUID()];
    await bring(browser, { importId: one, days: period('2026-10-07') });
    await bring(browser, { importId: two, source: 'drip', days: [...period('2026-10-07'), ...period('2026-11-04')] });
    expect((await undo(browser, two)).body).toEqual({ days: 4, pages: 0, stayed: 0 });
    expect((await browser.call('getCycles')).body).toMatchObject([{ startDate: '2026-10-07' }]);
    expect(await list(browser)).toMatchObject([{ id: one }]);
  });

  it('takes back its changes by hand, and its own symptoms unless a day still uses them', async () => {
    const { browser } = await member(open);
    const [used, unused] = [randomUUID(), randomUUID()];
    const importId = randomUUID();
    const lists = {
      symptoms: [
        { id: used, name: 'Cold feet', hidden: false },
        { id: unused, name: 'Warm ears', hidden: false },
      ],
      medications: [],
      temperatureUnit: 'celsius' as const,
    };
    await bring(browser, {
      importId,
      source: 'moonhearth',
      days: period('2026-11-04'),
      edits: { joined: [], split: [], notPeriod: [d('2026-11-04')], excluded: [] },
      lists,
    });
    expect((await browser.call('getCycles')).body).toEqual([]);
    await browser.call('putDayLog', { body: { date: d('2026-11-20'), customSymptoms: { [used]: 2 } } });
    await undo(browser, importId);
    expect((await browser.call('getCycleEdits')).body).toMatchObject({ notPeriod: [] });
    expect(
      ((await browser.call('getLogLists')).body as { symptoms: { id: string }[] }).symptoms.map(({ id }) => id),
    ).toEqual([used]);
  });

  it('is hers alone: nobody sees it, takes it back or adds to it', async () => {
    const [{ browser: hers }, { browser: another }] = [await member(open), await member(open)];
    const importId = randomUUID();
    await bring(hers, { importId, days: period('2026-11-04'), kept: [KEPT] });
    expect(await list(another)).toEqual([]);
    expect((await undo(another, importId)).status).toBe(404);
    await bring(another, { importId, days: period('2026-10-07') });
    expect(await list(hers)).toMatchObject([{ days: 4, keptAll: 1 }]);
    expect(await month(hers, '2026-10')).toEqual([]);
    expect((await open.browser().call('getImports')).status).toBe(401);
  });

  it('bears thousands of days in one go', async () => {
    const { browser } = await member(open);
    const importId = randomUUID();
    for (let number = 0; number < 12; number += 1)
      await bring(browser, {
        importId,
        number,
        batches: 12,
        days: Array.from({ length: 200 }, (_, i) => ({
          date: addDays(d('2010-01-01'), number * 200 + i),
          flow: 'none' as const,
        })),
      });
    expect((await undo(browser, importId)).body).toEqual({ days: 2400, pages: 0, stayed: 0 });
  });
});

describe("a teen's import", () => {
  it('drops what her account does not hold, whatever the browser sent', async () => {
    const { browser } = await member(open, { birthday: d('2011-01-01') });
    await bring(browser, {
      days: [
        {
          date: d('2026-11-04'),
          flow: 'light',
          sex: ['protected'],
          fluid: 'creamy',
          tests: [{ kind: 'ovulation', result: 'positive' }],
          medication: [{ kind: 'pill', event: 'taken' }],
        },
      ],
    });
    expect(await month(browser, '2026-11')).toEqual([{ date: '2026-11-04', flow: 'light' }]);
  });
});

it('lies sealed: neither words nor days of an import stand in the database', async () => {
  const { browser } = await member(open);
  await bring(browser, { days: period('2026-11-04'), kept: [{ ...KEPT, text: 'canary in a sealed row' }] });
  const { rows } = await run(open.database.adminUrl, (client) =>
    client.query<{ row: string }>(
      'select t::text as row from app.import t union all select t::text from app.import_batch t',
    ),
  );
  expect(rows.length).toBeGreaterThan(1);
  const text = rows.map(({ row }) => row).join('\n');
  for (const word of ['canary', 'social_life', 'clue', '2026-11-04', Buffer.from('canary').toString('hex')])
    expect(text).not.toContain(word);
});
