import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { localDate } from '#domain/calendar/local-date.ts';
import { openTestApp, type TestApp } from '#server/testing/open-test-app.ts';
import { run } from '#server/testing/database.ts';
import { member, registration } from '#server/testing/people.ts';

let open: TestApp;
beforeAll(async () => {
  open = await openTestApp();
});
afterAll(() => open.close());

const rows = async (): Promise<number> => {
  const tables = [
    'auth.account',
    'auth.user_key',
    'auth.session',
    'auth.link',
    'auth.outbox',
    'auth.rate_count',
    'app.member',
    'app.audit',
    'app.consent',
    'app.idempotency',
  ];
  const counted = await run(open.database.adminUrl, (client) =>
    client.query<{ n: string }>(tables.map((table) => `select count(*) as n from ${table}`).join(' union all ')),
  );
  return counted.rows.reduce((sum, row) => sum + Number(row.n), 0);
};

describe('registration (§4.5, §5, §7)', () => {
  it('makes an account that must be verified before it can sign in', async () => {
    const browser = open.browser();
    const body = registration({ phone: '+1 (201) 555-0123', ref: 'SPRING' });
    expect(await browser.call('register', { body })).toMatchObject({
      status: 201,
      body: { message: 'Please check your email to verify your account.' },
    });
    const early = await browser.call('login', { body: { email: body.email, password: body.password } });
    expect(early).toMatchObject({
      status: 403,
      body: { requiresVerification: true, email: body.email, code: 'verification_required' },
    });
    const token = await open.post.tokenFor(body.email, 'verify-email');
    expect(await browser.call('verifyEmail', { body: { token } })).toMatchObject({ status: 200 });
    const user = (await browser.call('login', { body: { email: body.email, password: body.password } })).body;
    expect(user).toMatchObject({
      user: {
        firstName: 'Mara',
        phone: '+12015550123',
        age: 32,
        subscriptionStatus: 'trial',
        trialEndDate: '2026-11-28T12:00:00.000Z',
        onboardingCompleted: true,
        customizationCompleted: false,
      },
    });
  });

  it('uses a link once', async () => {
    const browser = open.browser();
    const body = registration();
    await browser.call('register', { body });
    const token = await open.post.tokenFor(body.email, 'verify-email');
    await browser.call('verifyEmail', { body: { token } });
    expect(await browser.call('verifyEmail', { body: { token } })).toMatchObject({
      status: 422,
      body: { code: 'link_invalid' },
    });
  });

  it('answers a known address as a new one, and tells its owner', async () => {
    const { body } = await member(open);
    const before = open.post.sent.length;
    const again = await open
      .browser()
      .call('register', { body: { ...body, firstName: 'Eve', email: body.email.toUpperCase() } });
    const fresh = await open.browser().call('register', { body: registration() });
    expect([again.status, again.body]).toEqual([fresh.status, fresh.body]);
    await open.post.deliver();
    expect(
      open.post.sent
        .slice(before)
        .filter((mail) => mail.to === body.email)
        .map((mail) => mail.subject),
    ).toEqual(['You already have an account with Moonhearth']);
  });

  it.each([
    ['the day before 13', '2013-11-22', 422],
    ['13 today', '2013-11-21', 201],
  ])('judges %s', async (_name, birthday, status) => {
    const before = await rows();
    const browser = open.browser();
    const answer = await browser.call('register', {
      body: registration({ birthday: localDate(birthday), timeZone: 'UTC' }),
    });
    expect(answer.status).toBe(status);
    if (status === 201) return expect(await rows()).toBeGreaterThan(before);
    expect(await rows()).toBe(before);
    const second = await browser.call('register', { body: registration({ birthday: localDate('1990-01-01') }) });
    expect(second).toMatchObject({ status: 422, body: { code: 'age_not_supported' } });
    return expect(await rows()).toBe(before);
  });

  it.each([
    ['too short', { password: 'abc12' }, 400],
    ['six characters', { password: 'kv7#qz' }, 201],
    ['129 characters', { password: 'x1'.repeat(65) }, 400],
    ['128 characters', { password: 'x1'.repeat(64) }, 201],
    ['an edge space: rejected, never trimmed', { password: ' kv7#qzpl' }, 400],
    ['not ASCII', { password: 'pässwört99' }, 400],
    ['a leaked one', { password: 'password1' }, 400],
    ['her own name', { password: 'mara lind' }, 400],
    ['no goal', { sacredGoals: [] }, 400],
    [
      'four goals',
      {
        sacredGoals: [
          'balance hormones naturally',
          'create healing rituals',
          'prepare for conception',
          'embrace my feminine power',
        ],
      },
      400,
    ],
    ['an unknown goal', { sacredGoals: ['win'] }, 400],
    ['a hidden goal for a teen', { birthday: localDate('2010-01-01'), sacredGoals: ['prepare for conception'] }, 422],
    ['a birthday to come', { birthday: localDate('2030-01-01') }, 400],
    ['no address', { email: 'nobody' }, 400],
    ['an unknown zone', { timeZone: 'Mars/Olympus' }, 400],
  ])('%s', async (_name, changes, status) => {
    expect((await open.browser().call('register', { body: registration(changes) })).status).toBe(status);
  });

  it('records her consent as a hash of the words, and stores the invitation sealed', async () => {
    const { rows: consents } = await run(open.database.adminUrl, (client) =>
      client.query('select purpose, action, method, length(text_hash) as bytes from app.consent limit 1'),
    );
    expect(consents).toEqual([
      { purpose: 'health_processing', action: 'given', method: 'complete_registration', bytes: 32 },
    ]);
    const { rows: members } = await run(open.database.adminUrl, (client) =>
      client.query<{ text: string }>("select encode(profile, 'escape') as text from app.member"),
    );
    expect(members.length).toBeGreaterThan(0);
    expect(members.some((row) => row.text.includes('SPRING'))).toBe(false);
  });
});
