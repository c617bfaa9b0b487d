import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MoonYear, Workbook } from '#contract/digital-good/digital-good.schemas.ts';
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
      ended: [],
    });
    expect((await other.browser.call('getDigitalGoods')).body).toEqual({ goods: [], ended: [] });
  });

  it('an order is nothing that a member’s own transaction may claim', async () => {
    const { browser } = await member(open);
    const { id } = ((await browser.call('getUser')).body as { user: { id: string } }).user;
    const claimed = asMadeMember(open.services.account, id, (me) =>
      giveGood(me, { good: 'moon_year', source: 'order', sourceId: randomUUID(), now: open.clock.now() }),
    );
    await expect(claimed).rejects.toMatchObject({ code: '42501' });
  });

  it('a moon year and a workbook are made for who owns them alone', async () => {
    const { browser } = await member(open, { timeZone: 'America/New_York' });
    const { id } = ((await browser.call('getUser')).body as { user: { id: string } }).user;
    const missing = { status: 404, body: { code: 'good_missing' } };
    expect(await browser.call('getMoonYear', { query: { year: '2026' } })).toMatchObject(missing);
    expect(await browser.call('getWorkbook')).toMatchObject(missing);
    for (const good of ['moon_year', 'guide_workbook'] as const)
      await asMadeMember(open.services.account, id, (me) =>
        giveGood(me, { good, source: 'redemption', sourceId: randomUUID(), now: open.clock.now() }),
      );
    const year = (await browser.call('getMoonYear', { query: { year: '2026' } })).body as MoonYear;
    expect([year.zone, year.days.length, new Set(year.days.map(({ date }) => date)).size]).toEqual([
      'America/New_York',
      365,
      365,
    ]);
    expect(year.instants.filter(({ phase }) => phase === 'full')).toHaveLength(13);
    expect(year.instants.filter(({ phase }) => phase === 'full').at(-1)?.at).toMatch(/^2026-12-24T01:2/);
    expect(year.eclipses.map(({ type, body }) => `${type} ${body}`)).toContain('total sun');
    expect((await browser.call('getMoonYear', { query: { year: '1776' } })).status).toBe(400);
    const { weeks } = (await browser.call('getWorkbook')).body as Workbook;
    expect(weeks.map(({ week }) => week)).toEqual(Array.from({ length: 12 }, (_, n) => n + 1));
    expect(weeks.every(({ things, prompt }) => things.length > 0 && prompt.length > 0)).toBe(true);
    // The same in limited access: what she owns stays open.
    open.clock.advance(30 * 86_400_000);
    expect((await browser.call('getWorkbook')).status).toBe(200);
  });

  it('for a teen and a visitor there is nothing', async () => {
    const { browser } = await member(open, { birthday: '2011-05-12' as never });
    expect((await browser.call('getDigitalGoods')).status).toBe(404);
    expect((await open.browser().call('getDigitalGoods')).status).toBe(401);
  });
});
