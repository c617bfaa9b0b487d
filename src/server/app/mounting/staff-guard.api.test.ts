import cookie from '@fastify/cookie';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Secret } from 'otpauth';
import { z } from 'zod';
import { route } from '#contract/kit/route.ts';
import type { StaffRole } from '#domain/account/staff.ts';
import type { ChangedWays, CodeApp } from '#contract/safety/safety.schemas.ts';
import { roleStore } from '#server/features/role/public.ts';
import { asOwner } from '#server/platform/db/owner.ts';
import { codeAt } from '#server/platform/factors/one-time-code.ts';
import { Browser } from '#server/testing/browser.ts';
import { run } from '#server/testing/database.ts';
import { openTestApp, type TestApp } from '#server/testing/open-test-app.ts';
import { member } from '#server/testing/people.ts';
import { openApi } from '../openapi.ts';
import { mount } from './mount.ts';

const PRODUCTION = {
  NODE_ENV: 'production',
  PUBLIC_ORIGIN: 'https://moonhearth.example',
  SMTP_URL: 'smtps://relay.example',
  MAIL_FROM: 'hello@moonhearth.example',
};
const forTeachers = route({
  method: 'GET',
  path: '/api/planted-teachers',
  summary: 'A thing of teachers',
  access: { who: 'teacher', age: 'any', plan: 'any' },
  rate: 'read',
  bodyLimit: 0,
  params: null,
  query: null,
  body: null,
  reply: null,
  status: 200,
  cache: 'no-store',
  errors: [],
});
const forAdmins = route({
  ...forTeachers,
  path: '/api/planted-admins',
  access: { ...forTeachers.access, who: 'admin' },
});
const forModeratorsAndAdmins = route({
  ...forTeachers,
  method: 'POST',
  path: '/api/planted-moderators-and-admins',
  access: { ...forTeachers.access, who: ['moderator', 'admin'] },
  bodyLimit: 1024,
  body: z.object({ a: z.string() }),
});

/**
 * An app with a route for teachers, one for admins and one for two roles, and somebody who calls them with the
 * cookies the member has.
 */
async function openStaffApp(env: Record<string, string> = {}) {
  const open = await openTestApp({ env });
  const app = Fastify();
  await app.register(cookie);
  app.decorateRequest('session', null);
  mount(app, {
    table: { forTeachers, forAdmins, forModeratorsAndAdmins },
    handlers: {
      forTeachers: async () => undefined,
      forAdmins: async () => undefined,
      forModeratorsAndAdmins: async () => undefined,
    },
    deps: open.services.mounting,
  });
  await app.ready();
  const knock = (browser: Browser, url: string) => {
    const knocking = new Browser(app);
    for (const [name, value] of browser.cookies) knocking.cookies.set(name, value);
    return knocking.send({ method: 'GET', url });
  };
  const post = (browser: Browser, headers: Record<string, string> = {}, payload: object | string = { a: 'x' }) => {
    const knocking = new Browser(app);
    for (const [name, value] of browser.cookies) knocking.cookies.set(name, value);
    return knocking.send({
      method: 'POST',
      url: forModeratorsAndAdmins.path,
      payload,
      headers: { 'content-type': 'application/json', ...headers },
    });
  };
  return { open, knock, post, close: () => app.close().then(() => open.close()) };
}
type StaffApp = Awaited<ReturnType<typeof openStaffApp>>;

const sql = (open: TestApp, text: string, values: unknown[]) =>
  run(open.database.adminUrl, (client) => client.query<Record<string, unknown>>(text, values));
/** What is held of sessions for five seconds is looked up anew. */
async function forget(open: TestApp, userId: string): Promise<void> {
  const { rows } = await sql(open, "select encode(token_hash, 'hex') as hash from auth.session where user_id = $1", [
    userId,
  ]);
  for (const { hash } of rows) open.services.mounting.sessions.drop(String(hash));
}
async function holder({ open }: StaffApp, ...roles: StaffRole[]) {
  const { browser, body } = await member(open);
  const { user } = (await browser.call('getUser')).body as { user: { id: string } };
  for (const role of roles) await asOwner(open.database.adminUrl, (owner) => roleStore.grant(owner, user.id, role));
  await forget(open, user.id);
  const before = (await browser.call('getUser')).status;
  const signIn = await browser.call('login', { body: { email: body.email, password: body.password } });
  return {
    browser,
    body,
    userId: user.id,
    before,
    signedIn: (signIn.body as { user: { roles: string[] } }).user.roles,
  };
}
const teacher = (staff: StaffApp) => holder(staff, 'teacher');
async function setUpCodes(open: TestApp, browser: Browser): Promise<ChangedWays> {
  const { key } = (await browser.call('startCodeApp')).body as CodeApp;
  return (
    await browser.call('confirmCodeApp', {
      body: { code: codeAt(Buffer.from(Secret.fromBase32(key).bytes), open.clock.real()) },
    })
  ).body as ChangedWays;
}

describe('a role in production', () => {
  let staff: StaffApp;
  beforeAll(async () => {
    staff = await openStaffApp(PRODUCTION);
  });
  afterAll(() => staff.close());

  it('waits for a second factor, says so at its doors alone, and opens with it; when the last goes it waits again', async () => {
    const { open, knock } = staff;
    const { browser, userId, signedIn } = await teacher(staff);
    expect(signedIn).toEqual([]);
    const shut = await knock(browser, '/api/planted-teachers');
    expect(shut).toMatchObject({
      status: 403,
      body: {
        code: 'staff_factor_required',
        message: expect.stringContaining('Privacy, “Signing in”') as string,
      },
    });
    expect((await knock(browser, '/api/planted-admins')).status).toBe(404);
    expect((await browser.call('getUser')).body).toMatchObject({ user: { roles: [] } });
    expect((await browser.call('getSignInWays')).body).toMatchObject({ rolesWaiting: ['teacher'] });
    expect((await setUpCodes(open, browser)).ways.rolesWaiting).toEqual([]);
    await forget(open, userId);
    expect((await knock(browser, '/api/planted-teachers')).status).toBe(200);
    expect((await knock(browser, '/api/planted-admins')).status).toBe(404);
    const full = { subscriptionStatus: 'lifetime' };
    expect((await browser.call('getUser')).body).toMatchObject({ user: { roles: ['teacher'], ...full } });
    expect((await browser.call('getSubscription')).body).toMatchObject({ access: 'full', ...full });
    expect((await browser.call('endCodeApp')).body).toMatchObject({ ways: { rolesWaiting: ['teacher'] } });
    await forget(open, userId);
    expect((await knock(browser, '/api/planted-teachers')).status).toBe(403);
  });

  it('among several of one route waits in the same way, and opens it with the factor; a third role learns nothing', async () => {
    const { open, post } = staff;
    const { browser, userId } = await holder(staff, 'moderator');
    expect(await post(browser)).toMatchObject({ status: 403, body: { code: 'staff_factor_required' } });
    await setUpCodes(open, browser);
    await forget(open, userId);
    expect((await post(browser)).status).toBe(200);
    const third = await teacher(staff);
    expect(await post(third.browser)).toMatchObject({ status: 404, body: { code: 'not_found' } });
    await setUpCodes(open, third.browser);
    await forget(open, third.userId);
    expect(await post(third.browser)).toMatchObject({ status: 404, body: { code: 'not_found' } });
  });

  it('is told to nobody who holds none', async () => {
    const { browser } = await member(staff.open);
    expect((await staff.knock(browser, '/api/planted-teachers')).status).toBe(404);
    expect((await browser.call('getSignInWays')).body).toMatchObject({ rolesWaiting: [] });
  });
});

describe('a role elsewhere', () => {
  let staff: StaffApp;
  beforeAll(async () => {
    staff = await openStaffApp();
  });
  afterAll(() => staff.close());
  const lives = async (userId: string) =>
    (
      await sql(
        staff.open,
        "select extract(epoch from expires_at - seen_at)::int as idle, extract(epoch from ends_at - created_at)::int as absolute from auth.session where user_id = $1 and kind = 'member' and revoked_at is null",
        [userId],
      )
    ).rows;
  const age = (userId: string, { seen, made = seen }: { seen: number; made?: number }) =>
    sql(
      staff.open,
      "update auth.session set seen_at = seen_at - $2 * interval '1 second', expires_at = expires_at - $2 * interval '1 second', created_at = created_at - $3 * interval '1 second', ends_at = ends_at - $3 * interval '1 second' where user_id = $1",
      [userId, seen, made],
    ).then(() => forget(staff.open, userId));

  it('is in effect without a second factor', async () => {
    const { browser, signedIn } = await teacher(staff);
    expect(signedIn).toEqual(['teacher']);
    expect((await staff.knock(browser, '/api/planted-teachers')).status).toBe(200);
    expect((await browser.call('getSignInWays')).body).toMatchObject({ rolesWaiting: [] });
  });

  it('opens a route for several roles, each of them alone and both together', async () => {
    for (const roles of [['moderator'], ['admin'], ['moderator', 'admin'], ['teacher', 'admin']] as const)
      expect((await staff.post((await holder(staff, ...roles)).browser)).status, roles.join()).toBe(200);
  });

  it('keeps a route for several roles shut in the usual order: origin 403, session 401, role 404, media 415, body 400', async () => {
    const [wrong, right] = [await teacher(staff), await holder(staff, 'moderator')];
    const foreign = { 'sec-fetch-site': 'cross-site', 'content-type': 'text/plain' };
    const form = { 'content-type': 'text/plain' };
    const { browser: nobody } = await member(staff.open);
    for (const browser of [staff.open.browser(), nobody, wrong.browser, right.browser])
      expect(await staff.post(browser, foreign)).toMatchObject({ status: 403, body: { code: 'bad_origin' } });
    expect(await staff.post(staff.open.browser(), form, 'a=b')).toMatchObject({
      status: 401,
      body: { code: 'unauthenticated' },
    });
    for (const { browser } of [wrong, { browser: nobody }])
      expect(await staff.post(browser, form, 'a=b')).toMatchObject({ status: 404, body: { code: 'not_found' } });
    expect((await staff.post(right.browser, form, 'a=b')).status).toBe(415);
    expect(await staff.post(right.browser, {}, { a: 1 })).toMatchObject({
      status: 400,
      body: { code: 'invalid_input' },
    });
  });

  it('is printed in the contract: each role is one way in, and what a waiting one is told', () => {
    const { paths } = openApi({ forTeachers, forModeratorsAndAdmins }, 'Fixtures') as {
      paths: Record<string, Record<string, { security: unknown; responses: Record<string, { description: string }> }>>;
    };
    const { security, responses } = paths[forModeratorsAndAdmins.path]?.['post'] ?? {};
    expect(security).toEqual([{ session: ['moderator'] }, { session: ['admin'] }]);
    expect(responses?.['403']?.description).toContain('staff_factor_required');
    expect(paths[forTeachers.path]?.['get']?.security).toEqual([{ session: ['teacher'] }]);
  });

  it('ends the sessions from before it was given, and those while it was held when it is taken', async () => {
    const { browser, userId, before } = await teacher(staff);
    expect(before).toBe(401);
    expect(await asOwner(staff.open.database.adminUrl, (owner) => roleStore.revoke(owner, userId, 'teacher'))).toBe(
      true,
    );
    await forget(staff.open, userId);
    expect((await browser.call('getUser')).status).toBe(401);
  });

  it('makes a session rest 15 minutes and live 8 hours at most; another keeps its 14 and 90 days', async () => {
    const { userId } = await teacher(staff);
    expect(await lives(userId)).toEqual([{ idle: 900, absolute: 28_800 }]);
    const { browser } = await member(staff.open);
    const { user } = (await browser.call('getUser')).body as { user: { id: string } };
    expect(await lives(user.id)).toEqual([{ idle: 14 * 86_400, absolute: 90 * 86_400 }]);
  });

  it.each([
    [890, 200],
    [901, 401],
  ])('after %i seconds without her it answers %i', async (seconds, status) => {
    const { browser, userId } = await teacher(staff);
    await age(userId, { seen: seconds });
    expect((await browser.call('getUser')).status).toBe(status);
  });

  it('is renewed once she has been seen a minute ago, and not past its eighth hour', async () => {
    const { browser, userId } = await teacher(staff);
    await age(userId, { seen: 50 });
    await browser.call('getUser');
    const [young] = (
      await sql(
        staff.open,
        "select extract(epoch from now() - seen_at)::int as ago from auth.session where user_id = $1 and kind = 'member' and revoked_at is null",
        [userId],
      )
    ).rows;
    expect(young?.['ago']).toBeGreaterThanOrEqual(50);
    await age(userId, { seen: 20 });
    await browser.call('getUser');
    expect(await lives(userId)).toEqual([{ idle: 900, absolute: 28_800 }]);
    await age(userId, { seen: 70, made: 28_800 - 300 });
    expect((await browser.call('getUser')).status).toBe(200);
    const [old] = (
      await sql(
        staff.open,
        "select extract(epoch from expires_at - now())::int as left from auth.session where user_id = $1 and kind = 'member' and revoked_at is null",
        [userId],
      )
    ).rows;
    expect(old?.['left']).toBeLessThanOrEqual(300);
  });
});
