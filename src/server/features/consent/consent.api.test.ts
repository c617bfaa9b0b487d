import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ConsentHistory } from '#contract/consent/consent.schemas.ts';
import { VOICE_CONSENT } from '#domain/account/consent.ts';
import { localDate } from '#domain/calendar/local-date.ts';
import { run } from '#server/testing/database.ts';
import type { Browser } from '#server/testing/browser.ts';
import { openTestApp, type TestApp } from '#server/testing/open-test-app.ts';
import { member } from '#server/testing/people.ts';

let open: TestApp;
beforeAll(async () => {
  open = await openTestApp();
});
afterAll(() => open.close());

const voice = async (browser: Browser) => (await browser.call('getConsents')).body;
const put = (browser: Browser, given: boolean) =>
  browser.call('putConsent', { params: { purpose: 'voice' }, body: { given } });
const ledger = () =>
  run(open.database.adminUrl, (client) =>
    client.query<{ action: string; text_hash: Buffer; method: string }>(
      "select action, text_hash, method from app.consent where purpose = 'voice' order by at",
    ),
  );

describe('her consent to voice input', () => {
  it('is not given until she gives it, and can be taken back', async () => {
    const { browser } = await member(open);
    expect(await voice(browser)).toEqual({
      consents: [
        { purpose: 'voice', given: false, at: null },
        { purpose: 'reminders', given: false, at: null },
      ],
    });
    expect(await put(browser, true)).toMatchObject({
      status: 200,
      body: { consents: [{ purpose: 'voice', given: true }, { purpose: 'reminders' }] },
    });
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
    expect(added).toEqual([
      { action: 'given', method: 'voice_dialog', text_hash: createHash('sha256').update(VOICE_CONSENT).digest() },
    ]);
  });
  it('is hers alone, and a visitor has none', async () => {
    const [{ browser }, other] = [await member(open), await member(open)];
    await put(browser, true);
    expect(await voice(other.browser)).toMatchObject({ consents: [{ given: false }, {}] });
    expect(
      (await open.browser().call('putConsent', { params: { purpose: 'voice' }, body: { given: true } })).status,
    ).toBe(401);
  });
  it.each([
    ['/api/consents/community', { given: true }],
    ['/api/consents/voice', { given: true, at: 'elsewhere' }],
    ['/api/consents/voice', {}],
    ['/api/consents/voice', { given: 'yes' }],
  ])('refuses %s %o', async (url, payload) => {
    const { browser } = await member(open);
    expect((await browser.send({ method: 'PUT', url, payload })).status).toBe(400);
  });
});

const history = async (browser: Browser) => ((await browser.call('getConsentHistory')).body as ConsentHistory).consents;
const putAt = (browser: Browser, purpose: 'health_processing' | 'reminders', given: boolean) =>
  browser.call('putConsent', { params: { purpose }, body: { given, at: 'privacy_settings' } });
const day = { date: localDate('2026-11-21'), flow: 'light' as const };

describe('the history of her consents', () => {
  it('tells each purpose that something exists for, newest first, with the words and their version', async () => {
    const { browser } = await member(open);
    expect(
      (await history(browser)).map(({ purpose, given, history: steps }) => [
        purpose,
        given,
        steps.map(({ action, method, version }) => [action, method, version]),
      ]),
    ).toEqual([
      ['health_processing', true, [['given', 'complete_registration', 2]]],
      ['reminders', false, []],
      ['voice', false, []],
    ]);
    open.clock.advance(1000);
    await put(browser, true);
    open.clock.advance(1000);
    await put(browser, false);
    const told = (await history(browser)).find(({ purpose }) => purpose === 'voice');
    expect(told).toMatchObject({
      given: false,
      words: VOICE_CONSENT,
      version: 2,
      history: [
        { action: 'withdrawn', words: VOICE_CONSENT },
        { action: 'given', words: VOICE_CONSENT },
      ],
    });
  });
  it('asks a teen nothing about reminders, which she has none of', async () => {
    const { browser } = await member(open, { birthday: localDate('2011-03-03') });
    expect((await history(browser)).map(({ purpose }) => purpose)).toEqual(['health_processing', 'voice']);
    expect((await putAt(browser, 'reminders', true)).status).toBe(404);
  });
  it('without the consent to reminders none is on, and what is told about money stays', async () => {
    const { browser } = await member(open);
    await browser.call('patchReminders', { body: { switches: { log_today: { app: true } } } });
    await putAt(browser, 'reminders', false);
    expect((await browser.call('getReminders')).body).toMatchObject({
      settings: { switches: { log_today: { app: false }, trial_ending: { mail: true, app: true } } },
    });
    expect((await history(browser))[1]).toMatchObject({
      purpose: 'reminders',
      given: false,
      history: [
        { action: 'withdrawn', method: 'privacy_settings' },
        { action: 'given', method: 'reminder_switch' },
      ],
    });
  });
});

describe('taking back the consent to health data', () => {
  it('stops every write of it with a code of its own; reading, leaving and giving it again go on', async () => {
    const { browser } = await member(open);
    const other = (await member(open)).browser;
    await browser.call('putDayLog', { body: day });
    expect((await putAt(browser, 'health_processing', false)).status).toBe(200);
    expect(await browser.call('putDayLog', { body: { ...day, flow: 'heavy' } })).toMatchObject({
      status: 409,
      body: { code: 'processing_stopped' },
    });
    expect(
      await browser.call('createJournalEntry', { body: { date: day.date, title: 'a', content: 'b' } as never }),
    ).toMatchObject({ status: 409, body: { code: 'processing_stopped' } });
    expect(await browser.call('patchUser', { body: { sacredGoals: ['sleep well'] } })).toMatchObject({
      status: 409,
      body: { code: 'processing_stopped' },
    });
    expect((await browser.call('patchUser', { body: { firstName: 'Mira' } })).status).toBe(200);
    expect((await browser.call('getMonth', { query: { month: '2026-11' } })).body).toMatchObject({
      logs: [{ flow: 'light' }],
    });
    expect((await browser.call('getUser')).body).toMatchObject({
      user: { processingStoppedAt: expect.any(String) as string },
    });
    expect((await other.call('putDayLog', { body: day })).status).toBe(200);
    open.clock.advance(1000);
    await putAt(browser, 'health_processing', true);
    expect((await browser.call('putDayLog', { body: { ...day, flow: 'heavy' } })).status).toBe(200);
    expect((await history(browser))[0]?.history.map(({ action }) => action)).toEqual(['given', 'withdrawn', 'given']);
  });
  it('twice is once', async () => {
    const { browser } = await member(open);
    await putAt(browser, 'health_processing', false);
    const since = ((await browser.call('getUser')).body as { user: { processingStoppedAt: string } }).user
      .processingStoppedAt;
    open.clock.advance(60_000);
    await putAt(browser, 'health_processing', false);
    expect((await browser.call('getUser')).body).toMatchObject({ user: { processingStoppedAt: since } });
    expect((await history(browser))[0]?.history).toHaveLength(2);
  });
  it('nothing nudges her while it is taken back', async () => {
    const { browser, body } = await member(open);
    await browser.call('patchReminders', { body: { switches: { log_today: { mail: true } } } });
    await putAt(browser, 'health_processing', false);
    open.clock.advance(2 * 86_400_000);
    await open.tick();
    expect(open.post.sent.filter(({ to }) => to === body.email).map(({ subject }) => subject)).toEqual([
      'Confirm your email address for Moonhearth',
      'A new sign-in to Moonhearth',
    ]);
  });
});
