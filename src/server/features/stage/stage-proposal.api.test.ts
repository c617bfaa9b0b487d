import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CycleViewReply } from '#contract/cycle/cycle.schemas.ts';
import type { StageReply } from '#contract/stage/stage.schemas.ts';
import { localDate } from '#domain/calendar/local-date.ts';
import type { LifeStage } from '#domain/stage/stage.ts';
import type { Browser } from '#server/testing/browser.ts';
import { openTestApp, type TestApp } from '#server/testing/open-test-app.ts';
import { member } from '#server/testing/people.ts';

let open: TestApp;
beforeAll(async () => {
  open = await openTestApp();
});
afterAll(() => open.close());

const TODAY = localDate('2026-11-21');
const MENOPAUSE = 'navigate menopause with grace';
const stage = async (browser: Browser) => (await browser.call('getLifeStage')).body as StageReply;
const choose = (browser: Browser, chosen: LifeStage, more: object = {}) =>
  browser.call('putLifeStage', { body: { stage: chosen, from: TODAY, ...more } });
const answer = (browser: Browser, currentlyMenstruates: 'yes' | 'no' | 'irregular') =>
  browser.call('patchUser', { body: { journeyCustomization: { currentlyMenstruates } } });
/** A member of 47 with the menopause goal, whose periods are irregular. */
async function changing() {
  const { browser } = await member(open, { birthday: localDate('1979-03-02'), sacredGoals: [MENOPAUSE] });
  await answer(browser, 'irregular');
  return browser;
}
const PERIMENOPAUSE = { stage: 'perimenopause', because: { goal: MENOPAUSE, irregular: true, from45: true } };

describe('a stage that answers, goals and age suggest (decisions 21)', () => {
  it('is asked about and never assumed: the plain stage stands, and says nothing of fertility', async () => {
    const browser = await changing();
    expect(await stage(browser)).toEqual({
      stage: 'irregular',
      stageSince: null,
      windowAsked: false,
      quiet: true,
      proposal: PERIMENOPAUSE,
      history: [],
    });
    expect((await browser.call('getCycleView')).body).toMatchObject({ stage: 'irregular', proposal: PERIMENOPAUSE });
    for (const date of ['2026-09-28', '2026-10-26'])
      await browser.call('startPeriod', { body: { date: localDate(date) } });
    expect((await browser.call('getOvulation')).body).toEqual({ estimate: null });
  });

  it('yes is one call, and it is not asked again', async () => {
    const browser = await changing();
    await choose(browser, 'perimenopause');
    const after = await stage(browser);
    expect(after).toMatchObject({ stage: 'perimenopause', stageSince: TODAY });
    expect([after.proposal, after.quiet]).toEqual([undefined, undefined]);
  });

  it('another stage is an answer too', async () => {
    const browser = await changing();
    await choose(browser, 'menstruating');
    const after = await stage(browser);
    expect([after.stage, after.proposal, after.quiet]).toEqual(['menstruating', undefined, undefined]);
  });

  it('later: it is not asked again, twice is once, what stood stands, and still nothing speaks of fertility', async () => {
    const browser = await changing();
    await browser.call('putStageLater');
    await browser.call('putStageLater');
    const after = await stage(browser);
    expect([after.stage, after.stageSince, after.proposal, after.quiet]).toEqual(['irregular', null, undefined, true]);
  });

  it('is asked again when the answers change', async () => {
    const browser = await changing();
    await browser.call('putStageLater');
    await answer(browser, 'no');
    expect((await stage(browser)).proposal).toEqual({
      stage: 'menopause',
      because: { goal: MENOPAUSE, irregular: false, from45: false },
    });
    await choose(browser, 'menopause');
    await answer(browser, 'irregular');
    expect((await stage(browser)).proposal).toEqual(PERIMENOPAUSE);
    expect((await stage(browser)).stage).toBe('menopause');
  });

  it('conception is asked about: no fertile days are shown before she says yes', async () => {
    const { browser } = await member(open, { sacredGoals: ['prepare for conception'] });
    await answer(browser, 'yes');
    const before = (await browser.call('getCycleView')).body as CycleViewReply;
    expect([before.stage, before.proposal?.stage]).toEqual(['menstruating', 'trying_to_conceive']);
  });

  it('a teen is asked nothing', async () => {
    const { browser } = await member(open, { birthday: localDate('2011-02-03'), sacredGoals: [MENOPAUSE] });
    await answer(browser, 'irregular');
    expect(await stage(browser)).not.toHaveProperty('proposal');
  });

  it('is hers alone, and a visitor has none', async () => {
    await changing();
    const { browser } = await member(open);
    expect(await stage(browser)).not.toHaveProperty('proposal');
    expect((await open.browser().call('putStageLater')).status).toBe(401);
  });
});

describe('a pregnancy', () => {
  it('keeps the due date her clinician gave, until she takes it back or the pregnancy ends', async () => {
    const { browser } = await member(open);
    const due = localDate('2027-06-15');
    expect((await choose(browser, 'pregnant', { dueDate: due })).body).toMatchObject({
      stage: 'pregnant',
      dueDate: due,
      history: [{ stage: 'pregnant', from: TODAY, dueDate: due }],
    });
    await browser.call('putLifeStage', { body: { stage: 'pregnant', from: localDate('2026-10-01') } });
    expect(await stage(browser)).toMatchObject({ stageSince: '2026-10-01', dueDate: due });
    await choose(browser, 'pregnant', { dueDate: null });
    expect(await stage(browser)).not.toHaveProperty('dueDate');
    await choose(browser, 'pregnant', { dueDate: due });
    await choose(browser, 'postpartum');
    expect(await stage(browser)).not.toHaveProperty('dueDate');
  });

  it.each(['2027-08-29', '2026-09-01'])('refuses a due date of %s, kindly, and changes nothing', async (due) => {
    const { browser } = await member(open);
    expect(await choose(browser, 'pregnant', { dueDate: localDate(due) })).toMatchObject({
      status: 400,
      body: { fields: { dueDate: 'Please choose a due date within the next ten months' } },
    });
    expect((await stage(browser)).history).toEqual([]);
  });

  it('no due date is kept with any other stage', async () => {
    const { browser } = await member(open);
    await choose(browser, 'paused', { dueDate: localDate('2027-06-15') });
    expect((await stage(browser)).history).toEqual([{ stage: 'paused', from: TODAY }]);
  });
});
