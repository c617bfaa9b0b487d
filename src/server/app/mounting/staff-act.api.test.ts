import cookie from '@fastify/cookie';
import Fastify from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Secret } from 'otpauth';
import { z } from 'zod';
import { route, type Route } from '#contract/kit/route.ts';
import { STAFF_PROOF_SECONDS } from '#contract/limits.ts';
import { table } from '#contract/table.ts';
import type { CodeApp } from '#contract/safety/safety.schemas.ts';
import { roleStore } from '#server/features/role/public.ts';
import { asOwner } from '#server/platform/db/owner.ts';
import { codeAt } from '#server/platform/factors/one-time-code.ts';
import { Refusal, refuse } from '#server/platform/http/handler.ts';
import { Browser } from '#server/testing/browser.ts';
import { run } from '#server/testing/database.ts';
import { openTestApp, type TestApp } from '#server/testing/open-test-app.ts';
import { member } from '#server/testing/people.ts';
import { assertDecided, mount } from './mount.ts';

const act = route({
  method: 'POST',
  path: '/api/planted-acts',
  summary: 'Something that an admin does to somebody',
  access: { who: 'admin', age: 'any', plan: 'any' },
  rate: 'write',
  bodyLimit: 1024,
  params: null,
  query: null,
  body: z.object({ fails: z.boolean().optional() }),
  reply: z.object({ ok: z.literal(true) }),
  status: 200,
  cache: 'no-store',
  stepUp: 'staff',
  errors: [],
});
const other = route({ ...act, path: '/api/other-acts' });
const NAME = 'POST /api/planted-acts';

let open: TestApp;
const app = Fastify();
let done = 0;
beforeAll(async () => {
  open = await openTestApp();
  await app.register(cookie);
  app.decorateRequest('session', null);
  const handler = async ({ body }: { body: { fails?: boolean } }) => {
    if (body.fails) return refuse('not_found');
    done += 1;
    return { ok: true };
  };
  mount(app, { table: { act, other }, handlers: { act: handler, other: handler }, deps: open.services.mounting });
  app.setErrorHandler((error, _request, reply) =>
    error instanceof Refusal
      ? reply.code(403).send({ code: error.code, ...error.extra })
      : reply.code(500).send({ code: 'fault' }),
  );
  await app.ready();
});
afterAll(async () => {
  await app.close();
  await open.close();
});
beforeEach(() => (done = 0));

let codeOf: () => string;
/** An admin with a code app who has signed in this moment, by the second factor too. */
async function admin(): Promise<Browser> {
  const { browser, body } = await member(open);
  const { user } = (await browser.call('getUser')).body as { user: { id: string } };
  await asOwner(open.database.adminUrl, (owner) => roleStore.grant(owner, user.id, 'admin'));
  await browser.call('login', { body: { email: body.email, password: body.password } });
  const { key } = (await browser.call('startCodeApp')).body as CodeApp;
  const seed = Buffer.from(Secret.fromBase32(key).bytes);
  codeOf = () => codeAt(seed, open.clock.real());
  await browser.call('confirmCodeApp', { body: { code: codeOf() } });
  await browser.call('logout');
  await browser.call('login', { body: { email: body.email, password: body.password } });
  await nextCode();
  expect((await browser.call('secondStep', { body: { by: 'code', code: codeOf() } })).status).toBe(200);
  return browser;
}
/** A code serves once: the table forgets the one that was used last. */
const nextCode = () => run(open.database.adminUrl, (client) => client.query('update auth.code_app set last_step = 0'));
const prove = async (browser: Browser, named?: string) => {
  await nextCode();
  const proof = { by: 'code', code: codeOf(), ...(named !== undefined && { act: named }) } as const;
  expect((await browser.call('stepUp', { body: proof })).status).toBe(200);
};
const ask = (
  browser: Browser,
  { url = act.path, body = {}, key = '' }: { url?: string; body?: object; key?: string } = {},
) => {
  const asking = new Browser(app);
  for (const [name, value] of browser.cookies) asking.cookies.set(name, value);
  return asking.send({ method: 'POST', url, payload: body, headers: key ? { 'idempotency-key': key } : {} });
};

describe('a staff act', () => {
  it('is not opened by signing in, by a proof for her own matters, or by one for another act', async () => {
    const browser = await admin();
    expect(await ask(browser)).toMatchObject({ status: 403, body: { code: 'step_up_required', act: NAME } });
    await prove(browser);
    expect((await browser.call('getStepUp')).body).toMatchObject({ secondsLeft: 300 });
    expect((await ask(browser)).status).toBe(403);
    await prove(browser, 'POST /api/other-acts');
    expect((await ask(browser)).status).toBe(403);
    await prove(browser, NAME);
    expect((await ask(browser)).status).toBe(200);
    expect(done).toBe(1);
  });

  it('uses its proof up: the next asks anew, and of two at once one is done', async () => {
    const browser = await admin();
    await prove(browser, NAME);
    const both = await Promise.all([ask(browser), ask(browser)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 403]);
    expect((await ask(browser)).status).toBe(403);
    expect(done).toBe(1);
  });

  it('that was refused keeps its proof, and one that is sent again under its key needs no second', async () => {
    const browser = await admin();
    await prove(browser, NAME);
    expect(await ask(browser, { body: { fails: true } })).toMatchObject({ body: { code: 'not_found' } });
    expect((await ask(browser, { key: 'act-key-1' })).status).toBe(200);
    expect((await ask(browser, { key: 'act-key-2' })).status).toBe(403);
    await prove(browser, NAME);
    expect((await ask(browser, { key: 'act-key-1' })).headers['idempotency-replayed']).toBe('true');
    expect((await ask(browser, { key: 'act-key-3' })).status).toBe(200);
    expect(done).toBe(2);
  });

  it('takes no proof that is a minute old, and none of another session of hers', async () => {
    const browser = await admin();
    await prove(browser, NAME);
    await run(open.database.adminUrl, (client) =>
      client.query("update auth.staff_proof set at = at - $1 * interval '1 second'", [STAFF_PROOF_SECONDS + 1]),
    );
    expect((await ask(browser)).status).toBe(403);
    const elsewhere = await admin();
    await prove(elsewhere, NAME);
    expect((await ask(browser)).status).toBe(403);
    expect((await ask(elsewhere)).status).toBe(200);
  });

  it('is asked with the second factor where one is set up, never with the password', async () => {
    const browser = await admin();
    const proof = { by: 'password', password: 'ember and rain 7', act: NAME } as const;
    expect((await browser.call('stepUp', { body: proof })).status).toBe(422);
    expect((await ask(browser)).status).toBe(403);
  });
});

describe('the table of routes', () => {
  const decided = (changes: Partial<Route>) => () => assertDecided('x', { ...act, ...changes }, () => undefined);

  it('has no act of an admin that asks for no proof of its own', () => {
    expect(decided({})).not.toThrow();
    expect(() => assertDecided('x', { ...act, stepUp: true }, () => undefined)).toThrow('asks for no proof of its own');
    const { stepUp: _, ...bare } = act;
    expect(() => assertDecided('x', bare, () => undefined)).toThrow('asks for no proof of its own');
    expect(decided({ method: 'GET' })).toThrow('changes nothing');
    for (const [name, one] of Object.entries(table) as [string, Route][])
      expect(() => assertDecided(name, one, () => undefined)).not.toThrow();
  });
});
