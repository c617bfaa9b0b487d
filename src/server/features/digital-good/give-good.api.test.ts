import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asMadeMember } from '#server/features/account/public.ts';
import { openTestApp, type TestApp } from '#server/testing/open-test-app.ts';
import { member } from '#server/testing/people.ts';
import { giveGood } from './public.ts';

let open: TestApp;
beforeAll(async () => {
  open = await openTestApp({ env: { RATE_FACTOR: '1000' } });
});
afterAll(() => open.close());

describe('digital goods', () => {
  it('are given once for a source, and shown to their owner alone, each once', async () => {
    const [{ browser }, other] = [await member(open), await member(open)];
    const { id } = ((await browser.call('getUser')).body as { user: { id: string } }).user;
    const redemption = { good: 'moon_year', source: 'redemption', now: open.clock.now() } as const;
    const sourceId = randomUUID();
    const give = (sourceIdOf: string) =>
      asMadeMember(open.services.account, id, (me) => giveGood(me, { ...redemption, sourceId: sourceIdOf }));
    expect([await give(sourceId), await give(sourceId), await give(randomUUID())]).toEqual([true, false, true]);
    expect((await browser.call('getDigitalGoods')).body).toEqual({
      goods: [{ good: 'moon_year', since: open.clock.now().toISOString() }],
    });
    expect((await other.browser.call('getDigitalGoods')).body).toEqual({ goods: [] });
  });

  it('an order is nothing that a member’s own transaction may claim', async () => {
    const { browser } = await member(open);
    const { id } = ((await browser.call('getUser')).body as { user: { id: string } }).user;
    const claimed = asMadeMember(open.services.account, id, (me) =>
      giveGood(me, { good: 'moon_year', source: 'order', sourceId: randomUUID(), now: open.clock.now() }),
    );
    await expect(claimed).rejects.toMatchObject({ code: '42501' });
  });

  it('for a teen and a visitor there is nothing', async () => {
    const { browser } = await member(open, { birthday: '2011-05-12' as never });
    expect((await browser.call('getDigitalGoods')).status).toBe(404);
    expect((await open.browser().call('getDigitalGoods')).status).toBe(401);
  });
});
