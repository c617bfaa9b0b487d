import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, localDate } from '#domain/calendar/local-date.ts';
import { openTestApp, type TestApp } from '#server/testing/open-test-app.ts';
import { member } from '#server/testing/people.ts';
import { asMadeMember } from '../make-member.ts';
import { memberStore } from './member.store.ts';
import { awardDayOf } from './profile.ts';

let open: TestApp;
beforeAll(async () => {
  open = await openTestApp();
});
afterAll(() => open.close());

const DAY = 86_400_000;

describe('PATCH /api/user', () => {
  it('keeps what is left out, and the questionnaire completes her journey', async () => {
    const { browser } = await member(open);
    const answers = {
      currentlyMenstruates: 'yes',
      tracksCycle: 'app',
      wombConditions: ['Endometriosis', 'No diagnosed conditions'],
      lastPeriodStart: localDate('2026-11-04'),
    } as const;
    const answer = await browser.call('patchUser', {
      body: { journeyCustomization: answers, customizationCompleted: true },
    });
    expect(answer).toMatchObject({
      status: 200,
      body: {
        user: {
          journeyCustomization: answers,
          customizationCompleted: true,
          healthGoals: ['Endometriosis', 'No diagnosed conditions'],
          firstName: 'Mara',
        },
      },
    });
    expect((await browser.call('getCycles')).body).toMatchObject([{ startDate: '2026-11-04' }]);
  });

  it('lets goals change once in 7 days', async () => {
    const { browser } = await member(open);
    const change = (goal: string) => browser.call('patchUser', { body: { sacredGoals: [goal] } });
    expect((await change('balance hormones naturally')).status).toBe(200);
    expect(await change('create healing rituals')).toMatchObject({ status: 409, body: { code: 'goals_locked' } });
    open.clock.advance(6 * DAY);
    expect((await change('create healing rituals')).status).toBe(409);
    open.clock.advance(DAY);
    expect((await change('create healing rituals')).status).toBe(200);
  });

  it('takes the same goals again as nothing new, and nothing of what was refused with others', async () => {
    const { browser } = await member(open);
    const body = { sacredGoals: ['balance hormones naturally'], customGoals: ['sleep by ten', " <b>'; -- \u202e 🌘 "] };
    const first = await browser.call('patchUser', { body });
    expect(first).toMatchObject({
      status: 200,
      body: { user: { ...body, goalsLastUpdated: open.clock.now().toISOString() } },
    });
    open.clock.advance(DAY);
    expect((await browser.call('patchUser', { body: { ...body, theme: 'dark' } })).body).toEqual({
      user: { ...(first.body as { user: object }).user, theme: 'dark' },
    });
    expect(await browser.call('patchUser', { body: { customGoals: [], theme: 'light' } })).toMatchObject({
      status: 409,
      body: { code: 'goals_locked', message: 'You can change your goals once every 7 days.' },
    });
    expect((await browser.call('getUser')).body).toMatchObject({ user: { ...body, theme: 'dark' } });
  });

  it.each([
    ['6 of her own', ['a', 'b', 'c', 'd', 'e', 'f']],
    ['81 characters', ['x'.repeat(81)]],
    ['no words', ['  ']],
    ['the same twice', ['a', 'a']],
  ])('refuses %s', async (_what, customGoals) => {
    const { browser } = await member(open);
    expect((await browser.call('patchUser', { body: { customGoals } })).status).toBe(400);
    expect((await browser.call('getUser')).body).toMatchObject({ user: { customGoals: [], goalsLastUpdated: null } });
  });

  it('a teen does not get a goal that is hidden from her by writing it herself', async () => {
    const { browser } = await member(open, { birthday: localDate('2011-02-03') });
    expect(await browser.call('patchUser', { body: { customGoals: ['Prepare for conception'] } })).toMatchObject({
      status: 422,
      body: { code: 'goal_hidden' },
    });
    expect(await browser.call('patchUser', { body: { sacredGoals: ['navigate fertility challenges'] } })).toMatchObject(
      { status: 422, body: { code: 'goal_hidden' } },
    );
    expect((await browser.call('patchUser', { body: { customGoals: ['less stress in exams'] } })).status).toBe(200);
  });

  it('first goals are no update', async () => {
    const { browser } = await member(open);
    const { user } = (await browser.call('getUser')).body as { user: { id: string } };
    await asMadeMember(open.services.account, user.id, async (me) =>
      memberStore.change(me, {
        profile: { ...(await memberStore.read(me)).profile, sacredGoals: [], customGoals: [] },
      }),
    );
    const choose = (goal: string) => browser.call('patchUser', { body: { sacredGoals: [goal] } });
    expect(await choose('create healing rituals')).toMatchObject({
      status: 200,
      body: { user: { goalsLastUpdated: null } },
    });
    expect((await choose('balance hormones naturally')).status).toBe(200);
    expect((await choose('create healing rituals')).status).toBe(409);
  });

  it('counts the seven days by her midnight', async () => {
    const { browser } = await member(open);
    await browser.call('patchUser', { body: { timeZone: 'Pacific/Auckland' } });
    const change = (goal: string) => browser.call('patchUser', { body: { sacredGoals: [goal] } });
    expect((await change('balance hormones naturally')).status).toBe(200);
    // To the last minute of the member's sixth day after it.
    const local = new Intl.DateTimeFormat('en-GB', {
      timeZone: 'Pacific/Auckland',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
      hourCycle: 'h23',
    }).format(open.clock.now());
    const [hours = 0, minutes = 0, seconds = 0] = local.split(':').map(Number);
    open.clock.advance(7 * DAY - ((hours * 60 + minutes) * 60 + seconds) * 1000 - 60_000);
    expect((await change('create healing rituals')).status).toBe(409);
    open.clock.advance(60_000);
    expect((await change('create healing rituals')).status).toBe(200);
  });

  it('keeps how far she is on the richer path: two devices add up, twice is once, and what is unknown is refused', async () => {
    const [{ browser }, other] = [await member(open), await member(open)];
    const tell = async (enhancedOnboarding: object) =>
      browser.call('patchUser', { body: { enhancedOnboarding } as object });
    const progress = async (who = browser) =>
      ((await who.call('getUser')).body as { user: { enhancedOnboarding: object } }).user.enhancedOnboarding;
    expect(await progress()).toEqual({ settled: [], finished: false });
    await tell({ settled: ['theme'] });
    await tell({ settled: ['goals', 'theme'] });
    await tell({ settled: ['goals'] });
    expect(await progress()).toEqual({ settled: ['goals', 'theme'], finished: false });
    expect((await tell({ settled: ['birthday'] })).status).toBe(400);
    expect((await tell({ finished: false })).status).toBe(400);
    expect((await tell({ finished: true })).body).toMatchObject({
      user: { goalsLastUpdated: null, enhancedOnboarding: { settled: ['goals', 'theme'], finished: true } },
    });
    expect(await progress(other.browser)).toEqual({ settled: [], finished: false });
  });

  it('does not let a birthday be told twice, nor surplus keys through', async () => {
    const { browser } = await member(open);
    const body = { birthday: localDate('2001-01-01'), subscriptionStatus: 'lifetime', roles: ['admin'], id: 'x' };
    expect((await browser.call('patchUser', { body })).body).toMatchObject({
      user: { birthday: '1994-05-12', subscriptionStatus: 'trial', roles: [] },
    });
  });

  it('remembers the theme and the seen updates, which are no news in her first week', async () => {
    const { browser } = await member(open);
    expect((await browser.call('getUser')).body).toMatchObject({ user: { theme: 'system', updatesUnread: false } });
    open.clock.advance(7 * 86_400_000);
    expect((await browser.call('getUser')).body).toMatchObject({ user: { updatesUnread: true } });
    expect((await browser.call('patchUser', { body: { theme: 'dark', updatesSeen: true } })).body).toMatchObject({
      user: { theme: 'dark', updatesUnread: false },
    });
    open.clock.advance(-7 * 86_400_000);
  });

  it('counts weeks and hours as her zone does until she chooses', async () => {
    const { browser } = await member(open);
    const change = async (body: object) => (await browser.call('patchUser', { body })).body;
    expect(await change({ timeZone: 'Europe/Berlin' })).toMatchObject({
      user: { timeZone: 'Europe/Berlin', weekStart: 1, clock: '24' },
    });
    expect(await change({ timeZone: 'America/New_York' })).toMatchObject({ user: { weekStart: 0, clock: '12' } });
    expect(await change({ weekStart: 6, clock: '24' })).toMatchObject({
      user: { weekStart: 6, clock: '24', firstName: 'Mara' },
    });
    expect(await change({ timeZone: 'Europe/Berlin' })).toMatchObject({ user: { weekStart: 6, clock: '24' } });
  });

  it.each([
    { weekStart: 2 },
    { weekStart: '1' },
    { clock: '13' },
    { timeZone: 'Europe/Atlantis' },
    { firstName: '  ' },
    { lastName: 'x'.repeat(81) },
    { phone: '12' },
  ])('refuses %j and changes nothing', async (body) => {
    const { browser } = await member(open);
    const before = (await browser.call('getUser')).body;
    const [field] = Object.keys(body);
    expect(await browser.call('patchUser', { body: { ...body, theme: 'dark' } as object })).toMatchObject({
      status: 400,
      body: { code: 'invalid_input', fields: { [field ?? '']: expect.any(String) } },
    });
    expect((await browser.call('getUser')).body).toEqual(before);
  });

  it('removes a phone number that is sent empty', async () => {
    const { browser } = await member(open);
    expect((await browser.call('patchUser', { body: { phone: '+442079460000' } })).body).toMatchObject({
      user: { phone: '+442079460000' },
    });
    expect((await browser.call('patchUser', { body: { phone: '' } })).body).toMatchObject({ user: { phone: null } });
  });

  it('lets a change of zone count for awards from the next local day on', async () => {
    const { browser } = await member(open);
    const { user } = (await browser.call('getUser')).body as { user: { id: string } };
    await browser.call('patchUser', { body: { timeZone: 'Pacific/Auckland' } });
    const dayOf = () =>
      asMadeMember(open.services.account, user.id, async (me) =>
        awardDayOf(await memberStore.read(me), open.clock.now()),
      );
    const today = localDate(open.clock.now().toISOString().slice(0, 10));
    expect(await dayOf()).toBe(today);
    open.clock.advance(DAY);
    // In Auckland it is the day after already.
    expect(await dayOf()).toBe(addDays(today, 2));
  });

  it('refuses a last period that has not come yet', async () => {
    const { browser } = await member(open);
    expect(
      (
        await browser.call('patchUser', {
          body: { journeyCustomization: { lastPeriodStart: localDate('2027-05-01') } },
        })
      ).status,
    ).toBe(422);
  });
});
