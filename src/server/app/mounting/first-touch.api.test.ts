import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FIRST_TOUCH_DAYS } from '#domain/referral/referral-code.ts';
import { asMadeMember, memberStore } from '#server/features/account/public.ts';
import { openTestApp, type TestApp } from '#server/testing/open-test-app.ts';
import { member } from '#server/testing/people.ts';

const DAY = 86_400_000;
let open: TestApp;
beforeAll(async () => {
  // Stands for a page: the pages themselves call the same, and the journey of referrals opens one.
  open = await openTestApp({
    addPages: async (app) => {
      app.get<{ Querystring: { ref?: string } }>('/opened', async (request, reply) => {
        const { cookies, clock } = open.services.mounting;
        cookies.touch(request, { reply, code: request.query.ref ?? '', now: clock.now() });
        return reply.send('page');
      });
    },
  });
});
afterAll(() => open.close());

const refOf = async (browser: ReturnType<TestApp['browser']>) => {
  const { user } = (await browser.call('getUser')).body as { user: { id: string } };
  return (await asMadeMember(open.services.account, user.id, (me) => memberStore.read(me))).profile.ref;
};
const opened = (browser: ReturnType<TestApp['browser']>, ref: string) =>
  browser.send({ method: 'GET', url: `/opened?ref=${encodeURIComponent(ref)}` });
/** Registers, verifies and signs in with a browser that has been here before. */
async function registers(touches: readonly (readonly [string, number])[], brought?: string) {
  const before = open.browser();
  for (const [code, days] of touches) {
    await opened(before, code);
    open.clock.advance(days * DAY);
  }
  const cookie = before.cookies.get('ref');
  const one = await member(
    Object.assign({}, open, {
      browser: () => {
        const fresh = open.browser();
        if (cookie) fresh.cookies.set('ref', cookie);
        return fresh;
      },
    }),
    brought === undefined ? {} : { ref: brought },
  );
  return one.browser;
}

describe('the first code that a browser meets', () => {
  it('is kept for thirty days in a cookie that no script reads, with nothing in it but code and moment', async () => {
    const browser = open.browser();
    const { headers } = await opened(browser, 'fern 42qx');
    expect(headers['set-cookie']).toBe(
      `ref=FERN42QX.${open.clock.now().getTime()}; Max-Age=${FIRST_TOUCH_DAYS * 86_400}; Path=/; HttpOnly; SameSite=Lax`,
    );
    expect((await opened(browser, 'MYRT22QX')).headers['set-cookie']).toBeUndefined();
    expect((await opened(open.browser(), 'ivy leaf')).headers['set-cookie']).toBeUndefined();
  });

  it('counts before what the sign-up brings, until it is thirty days old', async () => {
    expect(await refOf(await registers([['FERN42QX', 29]], 'MYRT22QX'))).toBe('FERN42QX');
    expect(
      await refOf(
        await registers([
          ['FERN42QX', 1],
          ['MYRT22QX', 3],
        ]),
      ),
    ).toBe('FERN42QX');
    expect(await refOf(await registers([['FERN42QX', 31]], 'myrt-22qx'))).toBe('MYRT22QX');
    expect(await refOf(await registers([['FERN42QX', 31]]))).toBeNull();
  });

  it('and a ref that is no code is kept as it came, and brings nobody', async () => {
    expect(await refOf(await registers([], 'ivy leaf'))).toBe('ivy leaf');
  });
});
