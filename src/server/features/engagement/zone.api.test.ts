import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '#server/testing/browser.ts';
import { openTestApp, type TestApp } from '#server/testing/open-test-app.ts';
import { member } from '#server/testing/people.ts';

let open: TestApp;
beforeAll(async () => {
  open = await openTestApp();
});
afterAll(() => open.close());

const HOME = 'Europe/Berlin';
const AWAY = 'America/New_York';
const asks = async (browser: Browser, timeZone?: string) => {
  const { body } = await browser.call('recordVisit', { body: timeZone ? { timeZone } : {} });
  return (body as { asksZone?: true }).asksZone ?? false;
};
const atHome = async () => (await member(open, { timeZone: HOME })).browser;

describe('the zone of a device (decisions 21)', () => {
  it('is asked about where it is another than the profile', async () => {
    const browser = await atHome();
    expect([await asks(browser, HOME), await asks(browser), await asks(browser, AWAY)]).toEqual([false, false, true]);
  });

  it('yes: the profile follows, and nothing is asked there any more', async () => {
    const browser = await atHome();
    await browser.call('patchUser', { body: { timeZone: AWAY } });
    expect([await asks(browser, AWAY), await asks(browser, HOME)]).toEqual([false, true]);
  });

  it('a refused zone is not asked about again until the device is in another one', async () => {
    const browser = await atHome();
    await browser.call('patchUser', { body: { zoneKept: AWAY } });
    expect([await asks(browser, AWAY), await asks(browser, AWAY), await asks(browser, 'Asia/Tokyo')]).toEqual([
      false,
      false,
      true,
    ]);
    await browser.call('patchUser', { body: { zoneKept: 'Asia/Tokyo' } });
    expect([await asks(browser, 'Asia/Tokyo'), await asks(browser, AWAY)]).toEqual([false, true]);
  });

  it('a zone she takes makes what she refused before a question again', async () => {
    const browser = await atHome();
    await browser.call('patchUser', { body: { zoneKept: AWAY } });
    await browser.call('patchUser', { body: { timeZone: 'Asia/Tokyo' } });
    expect(await asks(browser, AWAY)).toBe(true);
  });

  it.each(['Mars/Olympus', '+05:30', '', 'x'.repeat(65)])(
    '%j is no zone: refused, and nothing changes',
    async (zone) => {
      const browser = await atHome();
      const visit = { method: 'POST', url: '/api/visits', payload: { timeZone: zone } } as const;
      expect((await browser.send(visit)).status).toBe(400);
      for (const payload of [{ timeZone: zone }, { zoneKept: zone }])
        expect((await browser.send({ method: 'PATCH', url: '/api/user', payload })).status).toBe(400);
      expect(await asks(browser, HOME)).toBe(false);
    },
  );
});
