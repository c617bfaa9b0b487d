import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { MEMBER, PUBLIC, type Access, type Route } from '#contract/kit/route.ts';
import { screenAt, screens, type ScreenName } from '#contract/screens.ts';
import { localDate } from '#domain/calendar/local-date.ts';
import { Refusal, type Visitor } from '#server/platform/http/handler.ts';
import type { Session } from '#server/platform/sessions/sessions.ts';
import type { Browser } from '#server/testing/browser.ts';
import { sql, staff } from '#server/testing/circle/circle-cases.ts';
import { openTestApp, type TestApp } from '#server/testing/open-test-app.ts';
import { member } from '#server/testing/people.ts';
import { innerReply } from '../mounting/inner-call.ts';
import { asReader } from '../mounting/member-call.ts';
import type { AnyHandler } from '../mounting/mount.ts';
import { memberData, visitorAnswers } from './page-answers.ts';

let open: TestApp;
let adult: Browser;
let teen: Browser;
beforeAll(async () => {
  open = await openTestApp();
  [adult, teen] = [(await member(open)).browser, (await member(open, { birthday: localDate('2010-05-12') })).browser];
  for (const browser of [adult, teen]) {
    await browser.call('startPeriod', { body: { date: localDate('2026-11-04') } });
    await browser.call('putDayLog', { body: { date: localDate('2026-11-20'), mood: 'calm' } as never });
  }
});
afterAll(() => open.close());

const visitor = { requestId: 'r', ipPrefix: '127.0.0.0/24' } as Visitor;
const visitOf = (address: string) => {
  const [path = '', search = ''] = address.split('?');
  return { at: screenAt(path), search, visitor };
};
async function sessionOf(browser: Browser): Promise<Session> {
  const { open: session } = await open.services.mounting.sessions.look(browser.cookies.get('sid') ?? null);
  return session ?? expect.fail('no session');
}
async function dataOf(browser: Browser, address: string) {
  const session = await sessionOf(browser);
  return asReader(open.services.mounting, session, (me) =>
    memberData(open.services, { me, session }, visitOf(address)),
  );
}
const NAMES = Object.keys(screens) as ScreenName[];

describe('what a document carries for a member', () => {
  it.each(NAMES)('%s: each answer is what its address answers, for an adult and for a teen', async (name) => {
    for (const browser of [adult, teen]) {
      const { answers = {} } = await dataOf(browser, screens[name].path);
      for (const [url, reply] of Object.entries(answers)) {
        const asked = await browser.send({ method: 'GET', url });
        expect([url, asked.status, JSON.parse(JSON.stringify(reply))]).toEqual([url, 200, asked.body]);
      }
      expect(Object.keys(answers).filter((url) => url.includes('undefined'))).toEqual([]);
    }
  });

  it('is hers alone, with her day and the instant', async () => {
    const { user, today, now, theme, unreadNotices } = await dataOf(adult, '/');
    expect([user?.ageGroup, today, now, theme, unreadNotices]).toEqual([
      'adult',
      '2026-11-21',
      '2026-11-21T12:00:00.000Z',
      'system',
      undefined,
    ]);
  });

  it('says how much of what the house announces is unread, to whom it concerns, until it is read', async () => {
    const write = (title: string, audience: string, day: string) =>
      sql(
        open,
        `insert into auth.announcement (id, title, words, category, shown_on, audience, state, created_at)
           values (gen_random_uuid(), $1, 'Words', 'House', $3, $2, 'published', now())`,
        [title, audience, day],
      );
    const unread = () =>
      Promise.all([adult, teen].map(async (browser) => (await dataOf(browser, '/')).unreadNotices ?? 0));
    await write('For all', 'everybody', '2026-11-21');
    await write('For teens', 'teens', '2026-11-21');
    await write('Before they came', 'everybody', '2026-11-20');
    await write('Tomorrow', 'everybody', '2026-11-22');
    expect(await unread()).toEqual([1, 2]);
    expect((await adult.call('getNotices')).body).toEqual({ notices: [], unread: 1 });
    for (const browser of [adult, teen])
      expect(await browser.call('readNotices')).toMatchObject({ status: 200, body: { notices: [], unread: 0 } });
    expect(await unread()).toEqual([0, 0]);
    await write('Another', 'adults', '2026-11-21');
    expect(await unread()).toEqual([1, 0]);
    expect((await adult.call('readNotices')).body).toMatchObject({ unread: 0 });
    expect(await unread()).toEqual([0, 0]);
  });

  it('of an admin’s pages brings the lists, and to nobody else anything of them', async () => {
    const admin = await staff(open, { role: 'admin' });
    for (const [name, addresses] of [
      ['adminUsers', ['/api/admin/users']],
      ['adminUsersToo', ['/api/admin/users']],
      ['adminMeditations', ['/api/admin/meditations', '/api/admin/recordings', '/api/admin/courses']],
      ['adminTeachers', ['/api/admin/teacher-applications']],
      ['adminHouse', ['/api/admin/announcements']],
      ['adminOverview', ['/api/admin/overview']],
      ['adminShop', ['/api/admin/shop/orders?view=to_pack']],
    ] as const) {
      expect(Object.keys((await dataOf(admin.browser, screens[name].path)).answers ?? {})).toEqual(addresses);
      expect((await dataOf(adult, screens[name].path)).answers).toEqual({});
    }
  });

  it.each([
    ['/', ['/api/cycle-view', '/api/home-data', '/api/check-in']],
    ['/tracker', ['/api/cycle-view', '/api/cycles', '/api/log-lists', '/api/day-logs?month=2026-11']],
    ['/subscription', ['/api/subscription/status', '/api/moon?month=2026-11&zone=Europe%2FBerlin']],
    ['/subscription-management', ['/api/subscription/status']],
    ['/enhanced-onboarding', ['/api/cycle-view', '/api/reminders']],
    ['/privacy?version=1', ['/api/legal/privacy?version=1']],
    ['/privacy?version=99', []],
    ['/no-such-page', []],
  ])('%s begins with %j', async (address, urls) =>
    expect(Object.keys((await dataOf(adult, address)).answers ?? {})).toEqual(urls),
  );

  it('holds nothing for a teen that is not hers', async () => {
    const urls = async (address: string) => Object.keys((await dataOf(teen, address)).answers ?? {});
    expect(await urls('/enhanced-onboarding')).toEqual(['/api/cycle-view']);
    expect(await urls('/subscription')).toEqual([]);
    expect(await urls('/subscription-management')).toEqual([]);
  });

  it.each([
    // Its second step asks which of the circle's newest words are her own, by tags of their ids.
    ['/', [2]],
    ['/moon-calendar', [1]],
    ['/privacy-settings', [1]],
    // Its second step goes out whole or, where the member's row comes before the rest, as two side by side.
    ['/tracker', [2, 3]],
  ])('%s costs the database %j ways there and back, and her row is read once', async (address, ways) => {
    await dataOf(adult, address);
    const session = await sessionOf(adult);
    const connect = vi.spyOn(pg.Pool.prototype, 'connect');
    const query = vi.spyOn(pg.Client.prototype, 'query');
    await asReader(open.services.mounting, session, (me) =>
      memberData(open.services, { me, session }, visitOf(address)),
    );
    const asked = query.mock.calls.map(([sent]) => (sent as unknown as { text?: string }).text ?? '');
    const counted = [
      connect.mock.calls.length,
      asked.filter((text) => text.includes('from "app"."member" left join')).length,
    ];
    vi.restoreAllMocks();
    expect(ways).toContain(counted[0]);
    expect(counted[1]).toBe(1);
  });
});

describe('what a document carries for a visitor', () => {
  it.each([
    ['/privacy-proof', ['/api/privacy/proof']],
    ['/terms-of-use', ['/api/legal/termsOfUse']],
    ['/terms-of-use?version=1', ['/api/legal/termsOfUse?version=1']],
    ['/', []],
    ['/tracker', []],
    ['/privacy-settings', []],
  ])('on %s are the replies to %j', async (address, urls) => {
    const answers = await visitorAnswers(open.services, visitOf(address));
    expect(Object.keys(answers)).toEqual(urls);
    for (const [url, reply] of Object.entries(answers))
      expect(JSON.parse(JSON.stringify(reply))).toEqual((await open.browser().send({ method: 'GET', url })).body);
  });
});

describe('a call of a page', () => {
  const post = (access: Access, more: Partial<Route> = {}): Route => ({
    method: 'GET',
    path: '/api/community/:post',
    summary: 'A post',
    access,
    rate: 'read',
    bodyLimit: 0,
    params: z.object({ post: z.string().regex(/^[a-z]\d$/) }),
    query: null,
    body: null,
    reply: z.object({ id: z.string() }),
    status: 200,
    cache: 'no-store',
    errors: [],
    ...more,
  });
  const handler = (async ({ params }: { params: { post: string } }) => ({
    id: params.post,
    owner: 'undeclared',
  })) as AnyHandler;
  const ask = async (
    route: Route,
    { by = handler, post: id = 'b1', browser = adult as Browser | null, access = 'full' } = {},
  ) => {
    const services = { accessOf: async () => access as 'full' | 'limited' };
    const call = { route, handler: by, sent: { params: { post: id } }, visitor };
    if (!browser) return innerReply(services, { ...call, member: null });
    const session = await sessionOf(browser);
    return asReader(open.services.mounting, session, (me) =>
      innerReply(services, { ...call, member: { me, session } }),
    );
  };

  it('is answered with what its reply declares, and no more', async () =>
    expect(await ask(post(MEMBER))).toEqual({ id: 'b1' }));

  it('is left out where its address would refuse', async () => {
    const full = { ...MEMBER, plan: 'full', feature: 'export' } as unknown as Access;
    expect(await ask(post(MEMBER), { post: '%' })).toBeUndefined();
    expect(await ask(post(MEMBER), { browser: null })).toBeUndefined();
    expect(await ask(post({ ...MEMBER, age: 'adult' }), { browser: teen })).toBeUndefined();
    expect(await ask(post({ ...MEMBER, who: 'moderator' }))).toBeUndefined();
    expect(await ask(post(full), { access: 'limited' })).toBeUndefined();
    expect(await ask(post(full))).toEqual({ id: 'b1' });
    expect(await ask(post(PUBLIC), { browser: null })).toEqual({ id: 'b1' });
    expect(await ask(post(MEMBER), { by: async () => new Refusal('not_found') })).toBeUndefined();
    expect(await ask(post(MEMBER), { by: () => Promise.reject(new Refusal('not_found')) })).toBeUndefined();
  });

  it('fails the page where its handler fails', async () => {
    await expect(ask(post(MEMBER), { by: () => Promise.reject(new Error('broken')) })).rejects.toThrow('broken');
    await expect(ask(post(MEMBER), { by: async () => ({}) })).rejects.toThrow();
  });
});
