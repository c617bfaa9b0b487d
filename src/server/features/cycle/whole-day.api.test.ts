import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Sent } from '#contract/kit/route.ts';
import type { Table } from '#contract/table.ts';
import { localDate } from '#domain/calendar/local-date.ts';
import type { Browser } from '#server/testing/browser.ts';
import { openTestApp, type TestApp } from '#server/testing/open-test-app.ts';
import { member } from '#server/testing/people.ts';

type Change = Omit<Sent<Table['putDayLog']>['body'], 'date'>;

let open: TestApp;
beforeAll(async () => {
  open = await openTestApp();
});
afterAll(() => open.close());

const DAY = localDate('2026-11-18');
const OWN = '5f0c2b1e-0000-4000-8000-000000000001';
const OPEN_FIELDS: Change = {
  flow: 'medium',
  soaking: 'every_hour',
  missed: ['school'],
  flagsRead: ['soaking', 'missed_school'],
  moods: ['calm'],
  energy: 4,
  symptoms: { dizziness: 3 },
  customSymptoms: { [OWN]: 2 },
  pain: { level: 6, places: ['lower_belly', 'legs'] },
  sleep: { hours: 7.25, quality: 'fair' },
  temperature: { celsius: 36.55, disturbed: true, time: '06:45' },
  factors: ['stress', 'shift_work'],
  bloodLoss: { counts: { pad_full: 2, flooding: 1 }, cupMl: 15 },
  note: 'short night',
};
const ADULT_FIELDS: Change = {
  fluid: 'watery',
  tests: [
    { kind: 'ovulation', result: 'high', time: '09:10' },
    { kind: 'ovulation', result: 'positive', time: '18:00' },
    { kind: 'pregnancy', result: 'unclear' },
  ],
  sex: ['protected', 'solo'],
  desire: 'high',
  flushesDay: 3,
  flushesNight: 0,
};
const MEDICINE = { kind: 'medicine', event: 'taken', id: OWN, time: '08:00', amount: 2 } as const;
const PILL = { kind: 'pill', event: 'late' } as const;

const put = (browser: Browser, change: Change) => browser.call('putDayLog', { body: { date: DAY, ...change } });
const logs = async (browser: Browser) =>
  ((await browser.call('getMonth', { query: { month: '2026-11' } })).body as { logs: object[] }).logs;

describe('a whole day', () => {
  it('is kept field for field, and each field can be taken away again', async () => {
    const { browser } = await member(open);
    const whole = { ...OPEN_FIELDS, ...ADULT_FIELDS, medication: [MEDICINE, PILL] };
    expect((await put(browser, whole)).body).toEqual({ log: { date: DAY, ...whole } });
    expect(await logs(browser)).toEqual([{ date: DAY, ...whole }]);
    await put(browser, { temperature: null });
    const { temperature: _, ...cooler } = whole;
    expect(await logs(browser)).toEqual([{ date: DAY, ...cooler }]);
    await put(browser, Object.fromEntries(Object.keys(whole).map((field) => [field, null])));
    expect(await logs(browser)).toEqual([]);
  });

  it.each<[string, unknown, number]>([
    ['34 degrees', { temperature: { celsius: 34, disturbed: false } }, 200],
    ['33.99 degrees', { temperature: { celsius: 33.99, disturbed: false } }, 400],
    ['43 degrees', { temperature: { celsius: 43, disturbed: false } }, 200],
    ['43.01 degrees', { temperature: { celsius: 43.01, disturbed: false } }, 400],
    ['a thousandth of a degree', { temperature: { celsius: 36.555, disturbed: false } }, 400],
    ['each hundredth, as 36.57', { temperature: { celsius: 36.57, disturbed: false } }, 200],
    ['a time that no clock shows', { temperature: { celsius: 36.5, disturbed: false, time: '24:00' } }, 400],
    ['40 pads', { bloodLoss: { counts: { pad_full: 40 } } }, 200],
    ['41 pads', { bloodLoss: { counts: { pad_full: 41 } } }, 400],
    ['half a clot', { bloodLoss: { counts: { clot_small: 0.5 } } }, 400],
    ['-3 tampons', { bloodLoss: { counts: { tampon_light: -3 } } }, 400],
    ['a piece of no chart', { bloodLoss: { counts: { cloth: 1 } } }, 400],
    ['a cup of 601 ml', { bloodLoss: { counts: {}, cupMl: 601 } }, 400],
    ['a chart on which nothing was to count', { bloodLoss: { counts: {} } }, 200],
    ['61 flashes', { flushesDay: 61 }, 400],
    ['0 of a painkiller', { medication: [{ kind: 'medicine', event: 'taken', amount: 0 }] }, 400],
    ['pain of 10', { pain: { level: 10, places: [] } }, 200],
    ['pain of 11', { pain: { level: 11, places: [] } }, 400],
    ['half a pain', { pain: { level: 4.5, places: [] } }, 400],
    ['an unknown place', { pain: { level: 4, places: ['soul'] } }, 400],
    ['24 hours of sleep', { sleep: { hours: 24 } }, 200],
    ['more than a day of sleep', { sleep: { hours: 24.25 } }, 400],
    ['a rise of a pregnancy test', { tests: [{ kind: 'pregnancy', result: 'high' }] }, 400],
    ['ten tests', { tests: Array.from({ length: 10 }, () => ({ kind: 'pregnancy', result: 'negative' })) }, 200],
    ['eleven tests', { tests: Array.from({ length: 11 }, () => ({ kind: 'pregnancy', result: 'negative' })) }, 400],
    ['an own symptom that is no id', { customSymptoms: { __proto__x: 1 } }, 400],
    ['a fourth severity', { customSymptoms: { [OWN]: 4 } }, 400],
    ['an unknown factor', { factors: ['moon'] }, 400],
  ])('%s', async (_what, change, status) => {
    const { browser } = await member(open);
    expect((await put(browser, change as Change)).status).toBe(status);
    expect(await logs(browser)).toHaveLength(status === 200 ? 1 : 0);
  });
});

describe("in a teen's account", () => {
  const teen = () => member(open, { birthday: localDate('2010-05-12') });

  it('fields of sex and fertility are dropped on writing, by hand and by import', async () => {
    const { browser } = await teen();
    expect((await put(browser, { ...OPEN_FIELDS, ...ADULT_FIELDS, medication: [PILL, MEDICINE] })).body).toEqual({
      log: { date: DAY, ...OPEN_FIELDS, medication: [MEDICINE] },
    });
    const earlier = localDate('2026-11-10');
    await browser.call('importDays', {
      body: {
        source: 'clue',
        days: [
          {
            date: earlier,
            flow: 'light',
            sex: ['unprotected'],
            fluid: 'dry',
            tests: [{ kind: 'pregnancy', result: 'negative' }],
          },
        ],
      },
    });
    expect(await logs(browser)).toEqual([
      { date: earlier, flow: 'light' },
      { date: DAY, ...OPEN_FIELDS, medication: [MEDICINE] },
    ]);
  });

  it('a day of nothing else stays blank', async () => {
    const { browser } = await teen();
    expect((await put(browser, ADULT_FIELDS)).body).toEqual({ log: { date: DAY } });
    expect(await logs(browser)).toEqual([]);
  });
});

it('another member sees none of it', async () => {
  const [{ browser: hers }, { browser: another }] = [await member(open), await member(open)];
  await put(hers, { ...OPEN_FIELDS, ...ADULT_FIELDS });
  expect(await logs(another)).toEqual([]);
});
