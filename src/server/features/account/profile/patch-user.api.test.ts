import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { localDate } from '#domain/calendar/local-date.ts';
import { openTestHouse, type OpenHouse } from '#server/testing/open-house.ts';
import { member } from '#server/testing/people.ts';

let open: OpenHouse;
beforeAll(async () => {
  open = await openTestHouse();
});
afterAll(() => open.close());

const DAY = 86_400_000;

describe('PATCH /api/user', () => {
  it('keeps what is left out, and the questionnaire completes her journey', async () => {
    const { browser } = await member(open);
    const answers = { currentlyMenstruates: 'yes', tracksCycle: 'app', wombConditions: ['Endometriosis', 'No diagnosed conditions'], lastPeriodStart: localDate('2026-11-04') } as const;
    const answer = await browser.call('patchUser', { body: { journeyCustomization: answers, customizationCompleted: true } });
    expect(answer).toMatchObject({ status: 200, body: { user: { journeyCustomization: answers, customizationCompleted: true, healthGoals: ['Endometriosis', 'No diagnosed conditions'], firstName: 'Mara' } } });
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

  it('does not let a birthday be told twice, nor surplus keys through', async () => {
    const { browser } = await member(open);
    const body = { birthday: localDate('2001-01-01'), subscriptionStatus: 'lifetime', roles: ['admin'], id: 'x' };
    expect((await browser.call('patchUser', { body })).body).toMatchObject({ user: { birthday: '1994-05-12', subscriptionStatus: 'trial', roles: [] } });
  });

  it('remembers the theme and the seen updates', async () => {
    const { browser } = await member(open);
    expect((await browser.call('getUser')).body).toMatchObject({ user: { theme: 'system', updatesUnread: true } });
    expect((await browser.call('patchUser', { body: { theme: 'dark', updatesSeen: true } })).body).toMatchObject({ user: { theme: 'dark', updatesUnread: false } });
  });

  it('refuses a last period that has not come yet', async () => {
    const { browser } = await member(open);
    expect((await browser.call('patchUser', { body: { journeyCustomization: { lastPeriodStart: localDate('2027-05-01') } } })).status).toBe(422);
  });
});
