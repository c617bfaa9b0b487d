import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { NoticesReply, RemindersPatch, RemindersReply } from '#contract/reminder/reminder.schemas.ts';
import { REMINDERS_CONSENT } from '#domain/account/consent.ts';
import { addDays, localDate } from '#domain/calendar/local-date.ts';
import { FIRST_SETTINGS } from '#domain/reminder/reminder.ts';
import type { Browser } from '#server/testing/browser.ts';
import { run } from '#server/testing/database.ts';
import { openTestApp, type TestApp } from '#server/testing/open-test-app.ts';
import { member } from '#server/testing/people.ts';

const NOON = '2026-11-21T11:00:00Z';
const TODAY = localDate('2026-11-21');
let open: TestApp;
beforeAll(async () => {
  open = await openTestApp({ at: NOON });
});
afterAll(() => open.close());

const at = (instant: string) => open.clock.advance(Date.parse(instant) - open.clock.now().getTime());
const get = async (browser: Browser) => (await browser.call('getReminders')).body as RemindersReply;
const patch = (browser: Browser, body: RemindersPatch) => browser.call('patchReminders', { body });
const notices = async (browser: Browser) => (await browser.call('getNotices')).body as NoticesReply;
const rows = <T extends object>(sql: string, values: unknown[] = []) =>
  run(open.database.adminUrl, async (client) => (await client.query<T>(sql, values)).rows);
const mailsTo = (address: string) =>
  open.post.sent.filter(({ to, text }) => to === address && text.includes('/profile-settings'));

/** Periods of five days, 28 days apart, the last of which began so that the window opens in `ahead` days. */
async function withCycles(browser: Browser, lastStart: string): Promise<void> {
  for (const back of [112, 84, 56, 28, 0])
    for (const day of [0, 1, 2, 3])
      await browser.call('putDayLog', { body: { date: addDays(localDate(lastStart), day - back), flow: 'medium' } });
}

describe('her settings', () => {
  it('begin with nothing that nudges and with word of money, and change by what is named', async () => {
    at(NOON);
    const { browser } = await member(open);
    expect(await get(browser)).toEqual({
      settings: FIRST_SETTINGS,
      comesAt: '19:00',
      periodTold: true,
      ratingsTold: false,
      push: { publicKey: null, devices: 0, marks: [], shared: false },
    });
    const changed = await patch(browser, { switches: { check_in: { app: true } }, at: '22:00' });
    expect(changed).toMatchObject({
      status: 200,
      body: {
        comesAt: '07:30',
        settings: {
          at: '22:00',
          discreet: true,
          switches: { check_in: { mail: false, phone: false, app: true }, trial_ending: { mail: true } },
        },
      },
    });
    expect(await get(browser)).toEqual(changed.body);
  });

  it('the first switch that nudges gives her consent, the last one takes it back, and the ledger has no more than that', async () => {
    const { browser } = await member(open);
    const ledger = () =>
      rows<{ action: string; text_hash: Buffer }>(
        "select action, text_hash from app.consent where purpose = 'reminders' order by at, action",
      );
    const before = (await ledger()).length;
    await patch(browser, { discreet: false });
    await patch(browser, { switches: { log_today: { app: true } } });
    await patch(browser, { switches: { check_in: { mail: true } } });
    open.clock.advance(1000);
    await patch(browser, { switches: { log_today: { app: false } } });
    await patch(browser, { switches: { check_in: { mail: false } } });
    expect((await ledger()).slice(before)).toEqual(
      ['given', 'withdrawn'].map((action) => ({
        action,
        text_hash: createHash('sha256').update(REMINDERS_CONSENT).digest(),
      })),
    );
  });

  it.each([
    [{ at: '25:00' }],
    [{ at: '7:00' }],
    [{ quiet: { on: true, from: '21:30' } }],
    [{ switches: { period: { mail: true } } }],
    [{ switches: { check_in: { mail: 'yes' } } }],
    [{ discreet: 1 }],
    [{ switches: { check_in: { phone: true } } }],
  ])('refuses %o', async (payload) => {
    const { browser } = await member(open);
    expect((await browser.send({ method: 'PATCH', url: '/api/reminders', payload })).status).toBe(400);
    expect((await get(browser)).settings).toEqual(FIRST_SETTINGS);
  });

  it('are hers alone; a visitor has none, and to a teen none of it exists', async () => {
    const [one, other] = [await member(open), await member(open)];
    await patch(one.browser, { discreet: false });
    expect((await get(other.browser)).settings.discreet).toBe(true);
    expect((await open.browser().call('getReminders')).status).toBe(401);
    const teen = await member(open, { birthday: localDate('2011-03-01') });
    for (const [name, sent] of [
      ['getReminders', {}],
      ['patchReminders', { body: { discreet: false } }],
      ['getNotices', {}],
    ] as const)
      expect((await teen.browser.call(name, sent)).status).toBe(404);
  });

  it('a stage that forecasts no period has none to be told of', async () => {
    const { browser } = await member(open);
    await browser.call('putLifeStage', { body: { stage: 'menopause', from: TODAY } });
    expect((await get(browser)).periodTold).toBe(false);
  });
});

describe('an evening', () => {
  it('brings one neutral mail and a notice in the app, at her time and not before, and once', async () => {
    at(NOON);
    const { browser, body } = await member(open);
    await patch(browser, { switches: { check_in: { mail: true, app: true }, log_today: { mail: true } } });
    at('2026-11-21T17:59:00Z');
    await open.tick();
    expect(mailsTo(body.email)).toEqual([]);
    at('2026-11-21T18:00:10Z');
    await open.tick();
    await open.tick();
    const [mail, ...more] = mailsTo(body.email);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ subject: 'A note for you' });
    expect(mail?.text).toContain('There’s a note for you at Moonhearth. Open when you like.');
    expect(mail?.text).toMatch(
      /\nhttp:\/\/localhost:3000\/\n[\s\S]*\nhttp:\/\/localhost:3000\/profile-settings#notifications\n/,
    );
    expect(`${mail?.text}${mail?.html}`).not.toMatch(/period|bleed|fertil|womb|cycle|check in|blank/i);
    expect(await notices(browser)).toMatchObject({
      unread: 1,
      notices: [{ kind: 'check_in', title: 'A moment to check in', read: false }],
    });
    expect(await browser.call('readNotices')).toMatchObject({
      status: 200,
      body: { unread: 0, notices: [{ read: true }] },
    });
    expect(await notices(browser)).toMatchObject({ unread: 0 });
    at('2026-11-22T18:00:10Z');
    await open.tick();
    expect(mailsTo(body.email)).toHaveLength(2);
  });

  it('asks for ratings of whoever chose that, in words without a topic, and not once today is rated', async () => {
    at('2026-11-24T11:00:00Z');
    const [{ browser, body }, done] = [await member(open), await member(open)];
    for (const one of [browser, done.browser])
      await patch(one, { switches: { rate_today: { mail: true, app: true } } });
    expect((await get(browser)).ratingsTold).toBe(true);
    await done.browser.call('putRatings', { body: { date: localDate('2026-11-24'), ratings: { low: 2 } } });
    at('2026-11-24T18:00:10Z');
    await open.tick();
    expect(mailsTo(body.email)).toMatchObject([{ subject: 'A note for you' }]);
    expect((await notices(browser)).notices).toMatchObject([{ kind: 'rate_today', opens: '/womb-health/ratings' }]);
    expect((await notices(done.browser)).notices).toEqual([]);
  });

  it('tells of today’s part of the guide once she began it, not where she has done one, nor before she begins', async () => {
    at('2026-11-25T11:00:00Z');
    const [waiting, done, none] = [await member(open), await member(open), await member(open)];
    for (const { browser } of [waiting, done, none])
      await patch(browser, { switches: { guide_today: { mail: true, app: true } } });
    for (const { browser } of [waiting, done])
      expect((await browser.call('stepGuide', { body: { do: 'begin', run: 0 } })).status).toBe(200);
    expect((await done.browser.call('putGuideThing', { params: { week: '1', n: '1' } })).status).toBe(200);
    at('2026-11-25T18:00:10Z');
    await open.tick();
    expect(mailsTo(waiting.body.email)).toMatchObject([{ subject: 'A note for you' }]);
    const kinds = async ({ browser }: typeof waiting) => (await notices(browser)).notices.map(({ kind }) => kind);
    expect([await kinds(waiting), await kinds(done), await kinds(none)]).toEqual([['guide_today'], [], []]);
    expect((await notices(waiting.browser)).notices).toMatchObject([{ opens: '/health-guide' }]);
  });

  it('brings nothing that she has done today', async () => {
    at('2026-11-23T11:00:00Z');
    const { browser } = await member(open);
    await patch(browser, { switches: { check_in: { app: true }, log_today: { app: true } } });
    await browser.call('putDayLog', { body: { date: localDate('2026-11-23'), energy: 3 } });
    await browser.call('createJournalEntry', {
      body: { date: localDate('2026-11-23'), title: 'Morning', content: 'Quiet', mood: 'calm', checkIn: true } as never,
    });
    at('2026-11-23T18:00:10Z');
    await open.tick();
    const left = (await notices(browser)).notices.map(({ kind }) => kind);
    expect(left).not.toContain('log_today');
    expect(left).not.toContain('check_in');
  });

  it('speaks plainly once she asked for it, in the text and never in the subject', async () => {
    at('2026-12-01T11:00:00Z');
    const { browser, body } = await member(open);
    await withCycles(browser, '2026-11-07');
    await patch(browser, { switches: { period_expected: { mail: true, app: true } }, discreet: false });
    for (let day = 1; day <= 12; day += 1) {
      at(`2026-12-${String(day).padStart(2, '0')}T18:00:10Z`);
      await open.tick();
    }
    const [mail, ...more] = mailsTo(body.email).filter(({ subject }) => subject === 'A note for you');
    expect(more).toEqual([]);
    expect(mail?.text).toContain('Your period may begin soon. The likely days are');
    expect((await notices(browser)).notices.filter(({ kind }) => kind === 'period_expected')).toHaveLength(1);
  });

  it('that was cut off after it was posted posts nothing again, and one whose relay comes back in her quiet hours sends nothing', async () => {
    at('2027-01-10T11:00:00Z');
    const { browser, body } = await member(open);
    await patch(browser, { switches: { check_in: { mail: true } } });
    at('2027-01-10T18:00:10Z');
    await open.tick('ticks');
    const [tick] = await rows<{ id: string }>(
      'select t.id from auth.reminder_tick t join auth.account a using (user_id) order by a.created_at desc limit 1',
    );
    await open.work('reminder', tick?.id ?? '');
    const hers = () =>
      rows(
        "select 1 from auth.outbox m join auth.reminder_tick t using (user_id) where m.kind = 'note' and m.channel = 'email' and t.id = $1",
        [tick?.id],
      );
    expect(await hers()).toHaveLength(1);
    at('2027-01-10T20:30:00Z');
    await open.post.deliver();
    expect(mailsTo(body.email)).toEqual([]);
    expect(await hers()).toEqual([]);
  });

  it('follows her to another zone', async () => {
    at('2027-01-12T11:00:00Z');
    const { browser } = await member(open);
    await patch(browser, { switches: { check_in: { app: true } } });
    await browser.call('patchUser', { body: { timeZone: 'America/New_York' } });
    at('2027-01-12T18:00:10Z');
    await open.tick();
    expect((await notices(browser)).notices).toEqual([]);
    at('2027-01-13T00:00:10Z');
    await open.tick();
    expect((await notices(browser)).notices).toHaveLength(1);
  });
});

describe('free days', () => {
  it('are told of two days before their end, once, without anything switched on', async () => {
    at('2027-02-01T11:00:00Z');
    const { browser, body } = await member(open);
    const days = ['05', '06', '07', '08', '09'];
    const told: number[] = [];
    for (const day of days) {
      at(`2027-02-${day}T18:00:10Z`);
      await open.tick();
      told.push(mailsTo(body.email).length);
    }
    expect(told).toEqual([0, 1, 1, 1, 1]);
    expect(mailsTo(body.email)[0]).toMatchObject({
      subject: 'A note about your Moonhearth account',
      text: expect.stringContaining('Your trial ends on Monday 8 February.') as string,
    });
    expect((await browser.call('login', { body: { email: body.email, password: body.password } })).status).toBe(200);
    expect(mailsTo(body.email)[0]?.text).toContain('http://localhost:3000/subscription\n');
    expect((await notices(browser)).notices).toMatchObject([{ kind: 'trial_ending' }]);
    expect(await rows('select 1 from auth.reminder_tick where at <= $1', [open.clock.now()])).toEqual([]);
  });
  it('are not told of to a teen, nor to who switched it off', async () => {
    at('2027-03-01T11:00:00Z');
    const [teen, adult] = [await member(open, { birthday: localDate('2012-03-01') }), await member(open)];
    await patch(adult.browser, { switches: { trial_ending: { mail: false, app: false } } });
    at('2027-03-06T18:00:10Z');
    await open.tick();
    expect([...mailsTo(teen.body.email), ...mailsTo(adult.body.email)]).toEqual([]);
  });
});

it('neither the tables nor the jobs nor the log say what she is reminded of', async () => {
  at('2027-04-01T11:00:00Z');
  const { browser } = await member(open);
  await patch(browser, { switches: { period_expected: { mail: true }, check_in: { mail: true, app: true } } });
  at('2027-04-01T17:00:10Z');
  await open.tick('ticks');
  const tables = ['app.reminder', 'auth.reminder_tick', 'auth.outbox', 'graphile_worker._private_jobs'];
  const texts = await Promise.all(tables.map((table) => rows<object>(`select * from ${table}`)));
  const stored = JSON.stringify(texts, (_key, value: unknown) =>
    value !== null && typeof value === 'object' && 'type' in value && (value as { type: unknown }).type === 'Buffer'
      ? Buffer.from((value as unknown as { data: number[] }).data).toString('latin1')
      : value,
  );
  expect(texts.every((found) => found.length > 0)).toBe(true);
  expect(stored).not.toMatch(/period|check_in|log_today|fertil|bleed|cycle/i);
  expect(open.log.join('')).not.toMatch(/period_expected|check_in|A note for you/);
});
