import { randomUUID } from 'node:crypto';
import type { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openLog } from '#server/platform/log.ts';
import { sweepAll } from '#server/platform/retention/sweep-all.ts';
import { CIRCLE_ROWS, type OldRow } from '#server/testing/circle/circle-rows.ts';
import { run } from '#server/testing/database.ts';
import { openTestApp, type TestApp } from '#server/testing/open-test-app.ts';
import { member, registration } from '#server/testing/people.ts';

const [MINUTE, DAY] = [60_000, 86_400_000];
const HEALTH = /period|womb|fertil|menstru|cycle|bleed|blood|pregnan|ovulat|hormon|contracept|health|sex|moon\b/i;

let open: TestApp;
beforeAll(async () => {
  // The policies of the database judge by its own clock.
  open = await openTestApp({ at: new Date().toISOString() });
});
afterAll(() => open.close());

const asAdmin = <T>(work: (client: Client) => Promise<T>): Promise<T> => run(open.database.adminUrl, work);
const idOf = async (browser: Awaited<ReturnType<typeof member>>['browser']) =>
  ((await browser.call('getUser')).body as { user: { id: string } }).user.id;
const ago = (ms: number) => new Date(open.clock.real().getTime() - ms);

/** A row that may go now and one that may not yet, a step apart: how each table is filled, and the age that decides. */
const ROWS: readonly OldRow[] = [
  {
    name: 'sessions',
    table: 'auth.session',
    limit: 90 * DAY,
    put: (client, { userId, id, at }) =>
      client.query(
        "insert into auth.session (id, user_id, token_hash, kind, age_band, band_day, shared_device, ip_prefix, expires_at, ends_at) values ($1, $2, uuid_send($1), 'member', 'adult', '2026-01-01', false, '', $3, $3)",
        [id, userId, at],
      ),
  },
  {
    name: 'sessions_of_a_moment',
    table: 'auth.session',
    limit: 0,
    put: (client, { userId, id, at }) =>
      client.query(
        "insert into auth.session (id, user_id, token_hash, kind, age_band, band_day, shared_device, ip_prefix, expires_at, ends_at) values ($1, $2, uuid_send($1), 'registration', 'adult', '2026-01-01', false, '', $3, $3)",
        [id, userId, at],
      ),
  },
  {
    name: 'idempotency',
    table: 'app.idempotency',
    limit: 7 * DAY,
    id: 'key',
    put: (client, { userId, id, at }) =>
      client.query(
        "insert into app.idempotency (user_id, key, request_hash, status, reply, created_at) values ($1, $2, '', 200, '', $3)",
        [userId, id, at],
      ),
  },
  {
    name: 'access_history',
    table: 'app.audit',
    limit: 366 * DAY,
    put: (client, { userId, id, at }) =>
      client.query(
        "insert into app.audit (user_id, id, at, action, result, request_id, ip_prefix) values ($1, $2, $3, 'a', 'b', 'c', 'd')",
        [userId, id, at],
      ),
  },
  {
    name: 'links',
    table: 'auth.link',
    limit: 7 * DAY,
    put: (client, { userId, id, at }) =>
      client.query(
        "insert into auth.link (id, user_id, purpose, token_hash, expires_at) values ($1, $2, 'verify', uuid_send($1), $3)",
        [id, userId, at],
      ),
  },
  {
    name: 'registrations',
    table: 'auth.registration',
    limit: 7 * DAY,
    put: (client, { id, at }) =>
      client.query(
        "insert into auth.registration (id, email_index, link_id, token_hash, expires_at, password_hash, sealed, created_at) values ($1, uuid_send($1), $1, uuid_send($1), now(), '', '', $2)",
        [id, at],
      ),
  },
  {
    name: 'email_requests',
    table: 'auth.email_request',
    limit: 7 * DAY,
    put: (client, { id, at }) =>
      client.query(
        "insert into auth.email_request (id, email_index, purpose, created_at) values ($1, '', 'reset', $2)",
        [id, at],
      ),
  },
  {
    name: 'staff_proofs',
    table: 'auth.staff_proof',
    limit: 3_600_000,
    id: 'session_id',
    put: async (client, { userId, id, at }) => {
      await client.query(
        "insert into auth.session (id, user_id, token_hash, kind, age_band, band_day, shared_device, ip_prefix, expires_at, ends_at) values ($1, $2, uuid_send($1), 'member', 'adult', '2026-01-01', false, '', now(), now())",
        [id, userId],
      );
      return client.query(
        "insert into auth.staff_proof (session_id, user_id, act, at) values ($1, $2, 'POST /x', $3)",
        [id, userId, at],
      );
    },
  },
  {
    name: 'notices',
    table: 'auth.outbox',
    limit: 7 * DAY,
    put: (client, { userId, id, at }) =>
      client.query(
        "insert into auth.outbox (id, user_id, channel, kind, sent_at) values ($1, $2, 'email', 'reset', $3)",
        [id, userId, at],
      ),
  },
  {
    name: 'unsent_notices',
    table: 'auth.outbox',
    limit: 30 * DAY,
    put: (client, { userId, id, at }) =>
      client.query(
        "insert into auth.outbox (id, user_id, channel, kind, created_at) values ($1, $2, 'push', 'note', $3)",
        [id, userId, at],
      ),
  },
  {
    name: 'mails',
    table: 'auth.outbox_mail',
    limit: 7 * DAY,
    put: (client, { userId, id, at }) =>
      client.query("insert into auth.outbox_mail (id, user_id, kind, sent_at) values ($1, $2, 'reset', $3)", [
        id,
        userId,
        at,
      ]),
  },
  {
    name: 'unsent_mails',
    table: 'auth.outbox_mail',
    limit: 30 * DAY,
    put: (client, { userId, id, at }) =>
      client.query("insert into auth.outbox_mail (id, user_id, kind, created_at) values ($1, $2, 'reset', $3)", [
        id,
        userId,
        at,
      ]),
  },
  {
    name: 'notes_to_phones',
    table: 'auth.outbox_push',
    limit: 7 * DAY,
    put: (client, { userId, id, at }) =>
      client.query('insert into auth.outbox_push (id, user_id, created_at) values ($1, $2, $3)', [id, userId, at]),
  },
  {
    name: 'scopes',
    table: 'auth.job_scope',
    limit: MINUTE,
    id: 'job',
    put: (client, { userId, id, at }) =>
      client.query('insert into auth.job_scope (job, user_id, until) values ($1, $2, $3)', [id, userId, at]),
  },
  {
    name: 'rates',
    table: 'auth.rate_count',
    limit: DAY,
    id: "encode(bucket, 'escape')",
    put: (client, { id, at }) =>
      client.query(
        "insert into auth.rate_count (bucket, window_start, hits) values (convert_to($1::text, 'UTF8'), $2, 1)",
        [id, at],
      ),
  },
  {
    name: 'payment_events',
    table: 'auth.webhook_event',
    limit: 90 * DAY,
    id: 'event_id',
    put: (client, { id, at }) =>
      client.query("insert into auth.webhook_event (event_id, type, received_at) values ($1, 'invoice.paid', $2)", [
        id,
        at,
      ]),
  },
  {
    name: 'feeds',
    table: 'auth.feed',
    limit: 60 * DAY,
    id: 'user_id',
    put: (client, { id, at }) =>
      client.query(
        "insert into auth.feed (user_id, token_hash, titles, expires_at) values ($1, uuid_send($1), 'discreet', $2)",
        [id, at],
      ),
  },
  {
    name: 'payment_operations',
    table: 'auth.checkout_operation',
    limit: 90 * DAY,
    put: (client, { userId, id, at }) =>
      client.query(
        "insert into auth.checkout_operation (id, user_id, kind, about, state, at) values ($1, $2, 'checkout', 'premium_monthly', 'done', $3)",
        [id, userId, at],
      ),
  },
  ...CIRCLE_ROWS,
];

describe('what time has made useless goes, and nothing that has a minute left', () => {
  it.each(ROWS)('$name', async ({ name, table, limit, put, id = 'id' }) => {
    const { browser } = await member(open);
    const userId = await idOf(browser);
    const [old, young] = [randomUUID(), randomUUID()];
    await asAdmin(async (client) => {
      await put(client, { userId, id: old, at: ago(limit + MINUTE) });
      await put(client, { userId, id: young, at: ago(limit - MINUTE) });
    });
    const sweep = open.services.sweeps[name];
    expect(await sweep()).toBeGreaterThanOrEqual(1);
    const { rows } = await asAdmin((client) =>
      client.query<{ id: string }>(`select ${id}::text as id from ${table} where ${id}::text = any($1)`, [
        [old, young],
      ]),
    );
    expect(rows.map((row) => row.id)).toEqual([young]);
    expect(await sweep()).toBe(0);
  });

  it('every sweep of the list has a row here, or a test of its own', () => {
    const elsewhere = [
      'deletions',
      'old_logs',
      'accounts',
      'journal',
      'files',
      'parting_customers',
      // trade.api.test.ts
      'charge_moves',
      'guesses',
      'challenges',
      'new_addresses',
      'nameless_marks',
      'daySums',
      'events',
      'recordingFigures',
      'sounds',
      'uploads',
      'teacherApplications',
      'teacherSamples',
      'teen_watches',
      'referralMarks',
      // shop-admin/pictures.api.test.ts, shop/shop.api.test.ts
      'shopPictures',
      'parcels',
      // shop/order/left-orders.api.test.ts, referral/payout/transfers.api.test.ts
      'leftOrders',
      'partingPayoutAccounts',
    ];
    expect([...ROWS.map(({ name }) => name), ...elsewhere].toSorted()).toEqual(
      Object.keys(open.services.sweeps).toSorted(),
    );
  });

  it('a member removes no line of her access history herself', async () => {
    const { browser } = await member(open);
    const userId = await idOf(browser);
    await expect(
      asAdmin((client) => client.query('delete from app.audit where user_id = $1', [userId])),
    ).rejects.toThrow('twelve months');
  });
});

describe('a sweep that fails', () => {
  it('is told with its name, and the others go on', async () => {
    const lines: string[] = [];
    const log = openLog({ level: 'info', now: () => new Date(), write: (line) => void lines.push(line) });
    await sweepAll({ broken: () => Promise.reject(new Error('marzipan')), whole: async () => 3 }, log);
    expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([
      { event: 'retention.failed', job: 'broken', alert: true },
      { event: 'retention.swept', job: 'whole', count: 3 },
    ]);
    expect(lines.join('')).not.toContain('marzipan');
  });
});

describe('an address that was never verified', () => {
  const count = (table: string, where = 'true') =>
    asAdmin(async (client) => (await client.query(`select 1 from ${table} where ${where}`)).rowCount ?? 0);

  it.each([
    ['a sign-up', () => count('auth.registration')],
    ['an account of the release before', () => count('auth.account', 'verified_at is null')],
  ])('%s is there for seven days, and then as if it had never been made', async (what, left) => {
    await asAdmin((client) => client.query('delete from auth.registration'));
    const body = registration();
    if (what === 'a sign-up') await open.browser().call('register', { body });
    else {
      const userId = await idOf((await member(open, { email: body.email })).browser);
      await asAdmin((client) =>
        client.query('update auth.account set verified_at = null, created_at = $2 where user_id = $1', [
          userId,
          open.clock.now(),
        ]),
      );
    }
    open.clock.advance(7 * DAY);
    await open.services.sweep();
    expect(await left()).toBe(1);
    open.clock.advance(1);
    await open.services.sweep();
    expect(await left()).toBe(0);
    expect((await open.browser().call('register', { body })).status).toBe(201);
  });
});

describe('an account that nobody uses', () => {
  const mailsTo = async (address: string) => {
    await open.post.deliver();
    return open.post.sent.filter(({ to }) => to === address).map(({ subject }) => subject);
  };
  const day = async () => open.services.sweep();
  const later = async (days: number) => {
    open.clock.advance(days * DAY);
    await day();
  };
  const isThere = (userId: string) =>
    asAdmin(
      async (client) =>
        ((await client.query('select 1 from auth.account where user_id = $1', [userId])).rowCount ?? 0) > 0,
    );

  it('hears of it twice and goes after 24 months; a visit in between begins the count anew; who pays is left alone', async () => {
    const [gone, back, pays] = [await member(open), await member(open), await member(open)];
    const [goneId, backId, paysId] = [await idOf(gone.browser), await idOf(back.browser), await idOf(pays.browser)];
    await asAdmin((client) =>
      client.query('update auth.account set seen_on = $1 where user_id = any($2)', [
        open.clock.now().toISOString().slice(0, 10),
        [goneId, backId, paysId],
      ]),
    );
    await asAdmin((client) =>
      client.query(
        "insert into app.subscription (user_id, status, updated_at, subscription_id, state, period_start, period_end) values ($1, 'active', now(), 'sub_1', 'active', now(), now()) on conflict (user_id) do update set state = 'active', period_end = now()",
        [paysId],
      ),
    );
    const start = open.clock.now();
    const end = new Date(start);
    end.setUTCMonth(end.getUTCMonth() + 24);
    const days = Math.round((end.getTime() - start.getTime()) / DAY);
    const first = (await mailsTo(gone.body.email)).length;
    await later(days - 61);
    expect((await mailsTo(gone.body.email)).length).toBe(first);
    await later(1);
    await mailsTo(gone.body.email);
    await day();
    expect((await mailsTo(gone.body.email)).slice(first)).toEqual(['Do you still need your Moonhearth account?']);
    await later(45);
    expect((await mailsTo(gone.body.email)).length).toBe(first + 1);
    await later(1);
    await mailsTo(gone.body.email);
    await day();
    expect((await mailsTo(gone.body.email)).slice(first)).toEqual([
      'Do you still need your Moonhearth account?',
      'Your account with Moonhearth will be deleted in 14 days',
    ]);
    for (const { to, subject, text } of open.post.sent)
      // Links end in letters of chance.
      if (to === gone.body.email) expect(`${subject} ${text.replaceAll(/https?:\S+/g, '')}`).not.toMatch(HEALTH);
    expect(
      (await open.browser().call('login', { body: { email: back.body.email, password: back.body.password } })).status,
    ).toBe(200);
    await later(13);
    expect([await isThere(goneId), await isThere(backId), await isThere(paysId)]).toEqual([true, true, true]);
    await later(1);
    expect([await isThere(goneId), await isThere(backId), await isThere(paysId)]).toEqual([false, true, true]);
    expect((await mailsTo(pays.body.email)).filter((subject) => /still need|deleted/.test(subject))).toEqual([]);
    expect(
      (await open.browser().call('login', { body: { email: gone.body.email, password: gone.body.password } })).status,
    ).toBe(401);
    await later(60);
    expect((await mailsTo(back.body.email)).filter((subject) => /still need|deleted/.test(subject))).toHaveLength(2);
  }, 60_000);
});
