import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { VOICE_CONSENT } from '#domain/account/consent.ts';
import { run } from '#server/testing/database.ts';
import type { Browser } from '#server/testing/browser.ts';
import { openTestHouse, type OpenHouse } from '#server/testing/open-house.ts';
import { member } from '#server/testing/people.ts';

let open: OpenHouse;
beforeAll(async () => {
  open = await openTestHouse();
});
afterAll(() => open.close());

const voice = async (browser: Browser) => (await browser.call('getConsents')).body;
const put = (browser: Browser, given: boolean) => browser.call('putConsent', { params: { purpose: 'voice' }, body: { given } });
const ledger = () => run(open.database.adminUrl, (client) => client.query<{ action: string; text_hash: Buffer; method: string }>("select action, text_hash, method from app.consent where purpose = 'voice' order by at"));

describe('her consent to voice input', () => {
  it('is not given until she gives it, and can be taken back', async () => {
    const { browser } = await member(open);
    expect(await voice(browser)).toEqual({ consents: [{ purpose: 'voice', given: false, at: null }, { purpose: 'reminders', given: false, at: null }] });
    expect(await put(browser, true)).toMatchObject({ status: 200, body: { consents: [{ purpose: 'voice', given: true }, { purpose: 'reminders' }] } });
    expect(await voice(browser)).toMatchObject({ consents: [{ given: true }, {}] });
    open.clock.advance(1000);
    expect(await put(browser, false)).toMatchObject({ body: { consents: [{ given: false }, {}] } });
    expect(await voice(browser)).toMatchObject({ consents: [{ given: false, at: expect.any(String) as string }, {}] });
  });
  it('twice is once, and the ledger holds the hash of the words she saw', async () => {
    const before = (await ledger()).rows.length;
    const { browser } = await member(open);
    await put(browser, true);
    await put(browser, true);
    const added = (await ledger()).rows.slice(before);
    expect(added).toEqual([{ action: 'given', method: 'voice_dialog', text_hash: createHash('sha256').update(VOICE_CONSENT).digest() }]);
  });
  it('is hers alone, and a visitor has none', async () => {
    const [{ browser }, other] = [await member(open), await member(open)];
    await put(browser, true);
    expect(await voice(other.browser)).toMatchObject({ consents: [{ given: false }, {}] });
    expect((await open.browser().call('putConsent', { params: { purpose: 'voice' }, body: { given: true } })).status).toBe(401);
  });
  it.each([['/api/consents/health_processing', { given: false }], ['/api/consents/reminders', { given: true }], ['/api/consents/voice', {}], ['/api/consents/voice', { given: 'yes' }]])('refuses %s %o', async (url, payload) => {
    const { browser } = await member(open);
    expect((await browser.send({ method: 'PUT', url, payload })).status).toBe(400);
  });
});
