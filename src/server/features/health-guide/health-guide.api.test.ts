import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type {
  GuideProgress,
  GuideReply,
  GuideStepSent,
  GuideWeekWhole,
} from '#contract/health-guide/health-guide.schemas.ts';
import { addDays, localDate } from '#domain/calendar/local-date.ts';
import { LIFE_STAGES, STAGE_SURFACES } from '#domain/stage/stage.ts';
import type { Browser } from '#server/testing/browser.ts';
import { run } from '#server/testing/database.ts';
import { openPaidApp, type PaidApp } from '#server/testing/paid-app.ts';

const DAY = 86_400_000;
const TEEN = { birthday: localDate('2011-03-04') };
const WORDS = 'A blue cup, and nobody asked why.';
let paid: PaidApp;
beforeAll(async () => {
  paid = await openPaidApp();
});
afterAll(() => paid.close());

const guide = async (browser: Browser) => (await browser.call('getHealthGuide')).body as GuideReply;
const week = (browser: Browser, n: number) => browser.call('getGuideWeek', { params: { week: String(n) } });
const whole = async (browser: Browser, n: number) => (await week(browser, n)).body as GuideWeekWhole;
const step = async (browser: Browser, body: GuideStepSent) =>
  (await browser.call('stepGuide', { body })).body as GuideProgress;
const at = (n: number, thing = 1) => ({ params: { week: String(n), n: String(thing) } });
const closed = expect.objectContaining({
  status: 402,
  body: expect.objectContaining({
    code: 'subscription_required',
    feature: 'health_guide',
    message: expect.any(String),
  }),
});

describe('a way through the guide', () => {
  it('begins, marks, pauses and goes on; twice is once; nothing not done is told', async () => {
    const { browser } = await paid.member();
    expect((await guide(browser)).progress).toMatchObject({ run: 0, where: null, done: [] });
    expect((await guide(browser)).today).toBeNull();
    await step(browser, { do: 'begin', run: 0 });
    expect(await step(browser, { do: 'begin', run: 0 })).toMatchObject({ run: 1, where: { week: 1, day: 1 } });
    expect((await guide(browser)).today).toMatchObject({ week: 1, thing: { n: 1, isDone: false } });
    await browser.call('putGuideThing', at(1, 3));
    const { body } = await browser.call('putGuideThing', at(1, 3));
    expect((body as GuideProgress).done).toHaveLength(1);
    expect(((await browser.call('deleteGuideThing', at(1, 3))).body as GuideProgress).done).toEqual([]);
    expect((await step(browser, { do: 'pause' })).where).toMatchObject({ isPaused: true });
    expect((await guide(browser)).today).toBeNull();
    expect((await step(browser, { do: 'go_on' })).where).toMatchObject({ isPaused: false });
    expect((await step(browser, { do: 'pace', pace: 14 })).pace).toBe(14);
    expect((await step(browser, { do: 'go_to', week: 4 })).where).toMatchObject({ week: 4, day: 1 });
    expect((await step(browser, { do: 'begin', run: 1 })).where).toMatchObject({ week: 1 });
  });

  it('words to a question stand in the guide, once in the journal, and sealed in the database', async () => {
    const { browser } = await paid.member();
    const put = (journal: boolean) =>
      browser.call('putGuideReflection', { params: { week: '1' }, body: { text: WORDS, journal } });
    await put(true);
    const { body } = await put(true);
    expect((body as GuideProgress).reflections).toMatchObject([{ week: 1, text: WORDS, isInJournal: true }]);
    const { body: pages } = await browser.call('getJournalEntries', { query: {} });
    expect(JSON.stringify(pages).split(WORDS)).toHaveLength(2);
    const { rows } = await run(paid.database.adminUrl, (client) => client.query('select * from app.health_guide'));
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows.map((row: { sealed: Buffer }) => row.sealed.toString('latin1')))).not.toContain(
      'blue cup',
    );
  });

  it.each(['0', '13', '1e1', '-1', 'warmth'])('%s is no week', async (n) => {
    const { browser } = await paid.member();
    expect((await browser.call('getGuideWeek', { params: { week: n } })).status).toBe(400);
  });
});

describe('what it bends to', () => {
  it('a logged day: low energy asks for the smallest number, and says so', async () => {
    const { browser } = await paid.member();
    await step(browser, { do: 'begin', run: 0 });
    const [before] = (await whole(browser, 1)).things;
    expect(before?.bent.minutes).toBe(before?.usual);
    const date = (await guide(browser)).progress.startedOn;
    if (!date) throw new Error('she began');
    await browser.call('putDayLog', { body: { date, energy: 1 } });
    const [after] = (await whole(browser, 1)).things;
    expect(after?.bent).toMatchObject({ minutes: 3, reasons: [{ of: 'low_energy' }] });
    expect(after?.plain.minutes).toBe(10);
  });

  it('each stage: seven things, no phase where the stage names none, and leads that exist for her', async () => {
    const { browser } = await paid.member();
    const from = addDays(localDate('2026-11-21'), -3);
    for (const stage of LIFE_STAGES.filter((one) => one !== 'teen')) {
      await browser.call('putLifeStage', { body: { stage, from } });
      const { things, readings, sittings } = await whole(browser, 7);
      expect([stage, things.length]).toEqual([stage, 7]);
      expect(readings.length * sittings.length).toBeGreaterThan(0);
      if (STAGE_SURFACES[stage].phases) continue;
      expect((await guide(browser)).tide).toEqual([]);
      expect(things.flatMap(({ bent }) => bent.reasons).filter(({ of }) => of === 'phase')).toEqual([]);
    }
  });
});

describe('doors', () => {
  it('week 1 is free for good, the others close with free days, and what was done stays', async () => {
    const { browser } = await paid.member();
    await step(browser, { do: 'begin', run: 0 });
    await browser.call('putGuideThing', at(2));
    await paid.later(30 * DAY);
    expect((await week(browser, 1)).status).toBe(200);
    expect(await week(browser, 2)).toEqual(closed);
    expect(await browser.call('putGuideThing', at(2, 2))).toEqual(closed);
    expect(await browser.call('stepGuide', { body: { do: 'go_to', week: 3 } })).toEqual(closed);
    expect((await browser.call('putGuideThing', at(1))).status).toBe(200);
    const { weeks, progress, today } = await guide(browser);
    expect(weeks.map(({ isOpen }) => isOpen)).toEqual([true, ...Array.from({ length: 11 }, () => false)]);
    expect(weeks.every(({ lead }) => lead.length > 10)).toBe(true);
    expect(progress.done).toHaveLength(2);
    expect(today).toBeNull();
  });

  it('a teen has all of it, with what is for teens', async () => {
    const { browser } = await paid.member(TEEN);
    await paid.later(30 * DAY);
    for (const n of [1, 7, 12]) expect((await week(browser, n)).status).toBe(200);
    const { things, readings } = await whole(browser, 7);
    expect(JSON.stringify(things)).not.toMatch(/Tighten as if|pretend cough/);
    expect(readings.map(({ title }) => title)).not.toContain('The pelvic floor, both ways');
  });

  it('nobody reads it without a session', async () =>
    expect((await paid.browser().call('getHealthGuide')).status).toBe(401));
});
