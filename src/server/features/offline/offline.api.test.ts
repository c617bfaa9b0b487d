import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OfflineCopy } from '#contract/offline/offline.schemas.ts';
import { addDays, localDate } from '#domain/calendar/local-date.ts';
import { fixedClock } from '#server/platform/clock.ts';
import type { Browser } from '#server/testing/browser.ts';
import { openTestApp, type TestApp } from '#server/testing/open-test-app.ts';
import { member } from '#server/testing/people.ts';

const clock = fixedClock('2026-11-21T12:00:00Z');
let open: TestApp;
beforeAll(async () => {
  open = await openTestApp({ clock });
});
afterAll(() => open.close());

const d = localDate;
const page = (content: string) => ({ title: 'A page', content, date: d('2026-11-20') });
const copyOf = async (browser: Browser): Promise<OfflineCopy> =>
  ((await browser.call('getOfflineCopy')).body as { copy: OfflineCopy }).copy;
async function log(browser: Browser): Promise<void> {
  for (const start of ['2026-10-07', '2026-11-04'])
    for (const day of [0, 1, 2, 3])
      await browser.call('putDayLog', { body: { date: addDays(d(start), day), flow: 'medium' } });
}

describe('the copy', () => {
  it('holds her months, her pages whole, and of nobody else anything', async () => {
    const { browser } = await member(open);
    const { browser: other } = await member(open);
    await log(browser);
    await browser.call('createJournalEntry', { body: page('the red teapot') });
    const mix = { name: 'the quiet attic', levels: { rain: 40 } };
    await browser.call('putSoundPreset', { params: { preset: randomUUID() }, body: mix });
    const copy = await copyOf(browser);
    expect(copy.months.map(({ month, logs }) => [month, logs.length])).toEqual([
      ['2026-12', 0],
      ['2026-11', 4],
      ['2026-10', 4],
      ['2026-09', 0],
    ]);
    expect(copy.cycles.map(({ startDate }) => startDate)).toEqual(['2026-11-04', '2026-10-07']);
    expect(copy.pages).toMatchObject([{ title: 'A page', content: 'the red teapot' }]);
    expect(copy.journal).toMatchObject({ total: 1, today: { date: '2026-11-21' } });
    expect(copy.year).toMatchObject({ year: '2026', days: [{ date: '2026-11-20' }] });
    expect(copy.soundPresets).toEqual((await browser.call('getSoundPresets')).body);
    expect(copy.soundPresets.own).toMatchObject([{ name: 'the quiet attic', levels: { rain: 40 } }]);
    const theirs = await other.call('getOfflineCopy');
    expect(JSON.stringify(theirs.body)).not.toMatch(/teapot|"medium"|attic/);
    expect(theirs.headers['cache-control']).toBe('no-store');
  });

  it('tells each of the next fourteen days as the server would on that day', async () => {
    const { browser } = await member(open);
    await log(browser);
    const { days } = await copyOf(browser);
    expect(days.map(({ today }) => today)).toEqual(
      Array.from({ length: 15 }, (_, ahead) => addDays(d('2026-11-21'), ahead)),
    );
    const later = await onDay(9, () =>
      Promise.all([
        browser.call('getCycleView'),
        browser.call('getCheckIn'),
        browser.call('getJournalEntries', { query: {} }),
      ]),
    );
    expect(days[9]).toEqual({
      today: '2026-11-30',
      cycleView: later[0].body,
      checkIn: later[1].body,
      journal: (later[2].body as { today: unknown }).today,
    });
    expect(days[9]?.cycleView.view.day).toBe((days[0]?.cycleView.view.day ?? 0) + 9);
  });

  it.each([
    ['2026-10-25T22:30:00Z', 'Europe/Berlin', '2026-10-25'],
    ['2026-03-28T23:30:00Z', 'Europe/Berlin', '2026-03-29'],
    ['2026-10-24T22:30:00Z', 'Europe/Berlin', '2026-10-25'],
  ])('misses no day where the clocks change: made at %s in %s', async (at, timeZone, today) => {
    const { browser } = await member(open, { timeZone });
    const days = await onDay(at, async () => (await copyOf(browser)).days);
    expect(days.map(({ cycleView }) => cycleView.view.today)).toEqual(
      Array.from({ length: 15 }, (_, ahead) => addDays(d(today), ahead)),
    );
  });

  it('of a teen names no phase and nothing fertile', async () => {
    const { browser } = await member(open, { birthday: d('2011-05-12') });
    await log(browser);
    const copy = await copyOf(browser);
    expect(JSON.stringify(copy)).not.toContain('ovulation');
    expect(JSON.stringify(copy.days)).not.toMatch(/ovulat|fertil/);
  });
});

describe('who gets one', () => {
  it('a shared device keeps none', async () => {
    const { body } = await member(open);
    const browser = open.browser();
    await browser.call('login', { body: { email: body.email, password: body.password, sharedDevice: true } });
    expect(await browser.call('getOfflineCopy')).toMatchObject({ status: 200, body: { copy: null } });
  });

  it('neither a visitor nor a page that another member has left open', async () => {
    const { browser } = await member(open);
    const { browser: other } = await member(open);
    const theirs = (await copyOf(other)).user.id;
    expect((await open.browser().call('getOfflineCopy')).status).toBe(401);
    expect((await browser.call('getOfflineCopy', {}, { 'for-member': theirs })).status).toBe(401);
  });
});

/** Some days later, or at an instant; the clock stands as before afterwards. */
async function onDay<T>(when: number | string, work: () => Promise<T>): Promise<T> {
  const ahead = typeof when === 'number' ? when * 86_400_000 : Date.parse(when) - clock.now().getTime();
  clock.advance(ahead);
  try {
    return await work();
  } finally {
    clock.advance(-ahead);
  }
}
