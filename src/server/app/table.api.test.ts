import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { STEP_UP_SECONDS } from '#contract/limits.ts';
import { rolesOf, type Route } from '#contract/kit/route.ts';
import { localDate } from '#domain/calendar/local-date.ts';
import { table } from '#contract/table.ts';
import { openTestApp, type TestApp } from '#server/testing/open-test-app.ts';
import type { Browser } from '#server/testing/browser.ts';
import { staff } from '#server/testing/circle/circle-cases.ts';
import { member } from '#server/testing/people.ts';
import { ageProof } from '#server/testing/proofs.ts';
import { assertDecided } from './mounting/mount.ts';

let open: TestApp;
beforeAll(async () => {
  open = await openTestApp();
});
afterAll(() => open.close());

const routes = Object.entries(table) as [string, Route][];
const guarded = routes.filter(([, route]) => route.access.who !== 'public');
const unsafe = routes.filter(([, route]) => route.method !== 'GET');
// What asks for a proof of its own is tried in staff-act.api.test.ts.
const steppedUp = routes.filter(([, route]) => route.stepUp === true);
/** Somebody who may call a route: of its age, with its role. */
async function callerOf({ access }: Route): Promise<Browser> {
  const [role] = rolesOf(access);
  const isTeens = access.age === 'teen' || access.age === 'teen_room';
  if (role) return (await staff(open, { role, vetted: isTeens })).browser;
  return (await member(open, isTeens ? { birthday: localDate('2011-03-03') } : {})).browser;
}
const withBody = routes.filter(([, route]) => route.bodyLimit > 0 && route.stepUp !== 'staff');

describe('every route of the table', () => {
  it('has been counted', () => {
    expect(guarded.length).toBeGreaterThan(5);
    expect(unsafe.length).toBeGreaterThan(5);
    expect(steppedUp.length).toBeGreaterThan(0);
  });

  it.each(guarded)('%s answers a stranger 401, and reads nothing of what she sends', async (_name, route) => {
    const answer = await open.browser().send({
      method: route.method,
      url: route.path,
      payload: '{not json',
      headers: { 'content-type': 'application/json' },
    });
    expect(answer).toMatchObject({ status: 401, body: { code: 'unauthenticated' } });
  });

  it.each(unsafe)('%s refuses another site before anything else', async (_name, route) => {
    const foreign = await open
      .browser()
      .send({ method: route.method, url: route.path, headers: { 'sec-fetch-site': 'cross-site' } });
    expect(foreign).toMatchObject({ status: 403, body: { code: 'bad_origin' } });
  });

  it.each(steppedUp)(
    '%s asks for a proof of identity that is not five minutes old, before it reads anything',
    async (_name, route) => {
      const browser = await callerOf(route);
      const ask = (headers: Record<string, string> = {}) =>
        browser.send({
          method: route.method,
          url: route.path,
          payload: '{not json',
          headers: { 'content-type': 'text/plain', ...headers },
        });
      await ageProof(open, browser, STEP_UP_SECONDS - 10);
      expect((await ask()).body).not.toMatchObject({ code: 'step_up_required' });
      await ageProof(open, browser, STEP_UP_SECONDS + 1);
      expect(await ask()).toMatchObject({ status: 403, body: { code: 'step_up_required' } });
      expect(await ask({ 'sec-fetch-site': 'cross-site' })).toMatchObject({
        status: 403,
        body: { code: 'bad_origin' },
      });
    },
  );

  it.each(withBody)('%s takes JSON in clear only, in its size, and well formed', async (_name, route) => {
    const browser = await callerOf(route);
    const send = (payload: string, headers: Record<string, string>) =>
      browser.send({ method: route.method, url: route.path, payload, headers });
    expect((await send('a=b', { 'content-type': 'application/x-www-form-urlencoded' })).status).toBe(415);
    expect((await send('{}', { 'content-type': 'application/json', 'content-encoding': 'gzip' })).status).toBe(415);
    expect((await send(`"${'x'.repeat(route.bodyLimit + 1)}"`, { 'content-type': 'application/json' })).status).toBe(
      413,
    );
    expect((await send('{"a":', { 'content-type': 'application/json' })).status).toBe(400);
    expect((await send('[[[[[[[[[[1]]]]]]]]]]', { 'content-type': 'application/json' })).status).toBe(400);
    for (const wrong of ['null', '{"a":1,"a":1}', '{"a":{"b":1,"\\u0062":2}}', '{"__proto__":1}'])
      expect([wrong, (await send(wrong, { 'content-type': 'application/json' })).status]).toEqual([wrong, 400]);
  });

  it.each(routes)('%s cannot be mounted with a decision missing', (name, route) => {
    for (const part of ['access', 'rate', 'bodyLimit', 'reply', 'errors'] as const) {
      const { [part]: _, ...rest } = route;
      expect(() => assertDecided(name, rest, () => undefined)).toThrow(part);
    }
    expect(() => assertDecided(name, route, undefined)).toThrow('handler');
    const nobody = { ...route, access: { ...route.access, who: [] as never } };
    expect(() => assertDecided(name, nobody, () => undefined)).toThrow('role');
  });
});

describe('the door of the server', () => {
  it('refuses an origin that is not ours when the browser tells no site', async () => {
    const send = (headers: Record<string, string | undefined>) =>
      open.app.inject({ method: 'POST', url: '/api/auth/logout', headers: headers as Record<string, string> });
    expect((await send({ origin: 'https://evil.example' })).statusCode).toBe(403);
    expect((await send({ origin: 'http://localhost:3000' })).statusCode).toBe(200);
    expect((await send({})).statusCode).toBe(200);
  });

  it('sends the headers of every answer', async () => {
    const { headers } = await open.browser().send({ method: 'GET', url: '/api/auth/user' });
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['content-security-policy']).toContain("require-trusted-types-for 'script'");
    expect(headers['content-security-policy']).not.toContain('unsafe');
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'no-store',
    });
    expect(headers['permissions-policy']).toContain('camera=()');
    expect(headers['access-control-allow-origin']).toBeUndefined();
  });

  it('prints the contract, and says that it lives and can serve', async () => {
    const contract = await open.browser().send({ method: 'GET', url: '/api/openapi.json' });
    expect(Object.keys((contract.body as { paths: object }).paths)).toHaveLength(
      new Set(routes.map(([, route]) => route.path)).size,
    );
    expect(contract.headers).toMatchObject({
      'cache-control': 'private, no-cache',
      vary: 'Cookie, Accept-Encoding',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'content-type': 'application/json; charset=utf-8',
    });
    const again = { 'if-none-match': String(contract.headers['etag']) };
    expect((await open.browser().send({ method: 'GET', url: '/api/openapi.json', headers: again })).status).toBe(304);
    expect((await open.browser().send({ method: 'GET', url: '/healthz' })).status).toBe(200);
    expect((await open.browser().send({ method: 'GET', url: '/readyz' })).status).toBe(200);
  });

  it('logs a request without its address, query or body', async () => {
    const { browser, body } = await member(open);
    await browser.send({ method: 'GET', url: `/api/day-logs?month=2026-11&canary=${body.email}` });
    const lines = open.log.join('\n');
    expect(lines).toContain('"route":"/api/day-logs"');
    expect(lines).not.toContain('canary');
    expect(lines).not.toContain(body.email);
  });
});
