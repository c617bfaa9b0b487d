import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, localDate } from '#domain/calendar/local-date.ts';
import { openTestHouse, type OpenHouse } from '#server/testing/open-house.ts';
import { member } from '#server/testing/people.ts';
import { asMadeMember } from '../make-member.ts';
import { memberStore } from './member.store.ts';
import { awardDayOf } from './profile.ts';

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

  it('counts weeks and hours as her zone does until she chooses', async () => {
    const { browser } = await member(open);
    const change = async (body: object) => (await browser.call('patchUser', { body })).body;
    expect(await change({ timeZone: 'Europe/Berlin' })).toMatchObject({ user: { timeZone: 'Europe/Berlin', weekStart: 1, clock: '24' } });
    expect(await change({ timeZone: 'America/New_York' })).toMatchObject({ user: { weekStart: 0, clock: '12' } });
    expect(await change({ weekStart: 6, clock: '24' })).toMatchObject({ user: { weekStart: 6, clock: '24', firstName: 'Mara' } });
    expect(await change({ timeZone: 'Europe/Berlin' })).toMatchObject({ user: { weekStart: 6, clock: '24' } });
  });

  it.each([{ weekStart: 2 }, { weekStart: '1' }, { clock: '13' }, { timeZone: 'Europe/Atlantis' }, { firstName: '  ' }, { lastName: 'x'.repeat(81) }, { phone: '12' }])('refuses %j and changes nothing', async (body) => {
    const { browser } = await member(open);
    const before = (await browser.call('getUser')).body;
    const [field] = Object.keys(body);
    expect(await browser.call('patchUser', { body: { ...body, theme: 'dark' } as object })).toMatchObject({ status: 400, body: { code: 'invalid_input', fields: { [field ?? '']: expect.any(String) } } });
    expect((await browser.call('getUser')).body).toEqual(before);
  });

  it('removes a phone number that is sent empty', async () => {
    const { browser } = await member(open);
    expect((await browser.call('patchUser', { body: { phone: '+442079460000' } })).body).toMatchObject({ user: { phone: '+442079460000' } });
    expect((await browser.call('patchUser', { body: { phone: '' } })).body).toMatchObject({ user: { phone: null } });
  });

  it('lets a change of zone count for awards from the next local day on', async () => {
    const { browser } = await member(open);
    const { user } = (await browser.call('getUser')).body as { user: { id: string } };
    await browser.call('patchUser', { body: { timeZone: 'Pacific/Auckland' } });
    const dayOf = () => asMadeMember(open.house.account, user.id, async (me) => awardDayOf(await memberStore.read(me), open.clock.now()));
    const today = localDate(open.clock.now().toISOString().slice(0, 10));
    expect(await dayOf()).toBe(today);
    open.clock.advance(DAY);
    // In Auckland it is the day after already.
    expect(await dayOf()).toBe(addDays(today, 2));
  });

  it('refuses a last period that has not come yet', async () => {
    const { browser } = await member(open);
    expect((await browser.call('patchUser', { body: { journeyCustomization: { lastPeriodStart: localDate('2027-05-01') } } })).status).toBe(422);
  });
});
