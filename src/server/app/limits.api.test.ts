import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { FILE_QUOTA, JOURNAL, JSON_DEPTH, RATES } from '#contract/limits.ts';
import { localDate } from '#domain/calendar/local-date.ts';
import type { Browser } from '#server/testing/browser.ts';
import { run } from '#server/testing/database.ts';
import { openTestApp, type TestApp } from '#server/testing/open-test-app.ts';
import { member } from '#server/testing/people.ts';

/** The general limits of security.md 5, each one step off. */
let open: TestApp;
let browser: Browser;
beforeAll(async () => {
  open = await openTestApp({ env: { RATE_FACTOR: '1', TRUST_PROXY: '127.0.0.1' } });
  ({ browser } = await member(open));
});
afterAll(() => open.close());
// A window later nothing of an earlier test counts.
beforeEach(() => open.clock.advance(3_600_000));

const counted = async (times: number, send: () => Promise<{ status: number }>): Promise<Map<number, number>> => {
  const statuses = new Map<number, number>();
  for (let i = 0; i < times; i += 1) {
    const { status } = await send();
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  }
  return statuses;
};

describe('how often', () => {
  it('is what security.md says', () =>
    expect([
      RATES.read.perAccount,
      RATES.read.perNetwork,
      RATES.write.perAccount,
      RATES.read.seconds,
      RATES.write.seconds,
    ]).toEqual([300, 600, 60, 60, 60]));

  it('an account reads 300 times a minute, and once more in the next', async () => {
    expect([...(await counted(301, () => browser.call('getConsents')))]).toEqual([
      [200, 300],
      [429, 1],
    ]);
    open.clock.advance(60_000);
    expect((await browser.call('getConsents')).status).toBe(200);
  });

  it('an account writes 60 times a minute', async () => {
    expect([...(await counted(61, () => browser.call('patchUser', { body: { theme: 'dark' } })))]).toEqual([
      [200, 60],
      [429, 1],
    ]);
  });

  it('a network asks 600 times a minute, whoever asks; another goes on', async () => {
    const from = (ip: string) =>
      open.browser().send({ method: 'GET', url: '/api/auth/user', headers: { 'x-forwarded-for': ip } });
    expect([...(await counted(600, () => from('203.0.113.7')))]).toEqual([[401, 600]]);
    expect(await from('203.0.113.99')).toMatchObject({ status: 429, headers: { 'retry-after': '60' } });
    expect((await from('203.0.114.7')).status).toBe(401);
  }, 60_000);
});

describe('how much', () => {
  const send = (
    url: string,
    {
      method = 'PUT' as const,
      payload,
      headers = {},
    }: { method?: 'PUT' | 'POST'; payload: string | Buffer; headers?: Record<string, string> },
  ) => browser.send({ method, url, payload, headers: { 'content-type': 'application/json', ...headers } });
  /** A body of so many bytes. */
  const ofBytes = (body: object, field: string, bytes: number) =>
    JSON.stringify({ ...body, [field]: 'x'.repeat(bytes - JSON.stringify({ ...body, [field]: '' }).length) });

  it('a body of 64 KiB is read, one byte more is not', async () => {
    const day = { date: localDate('2026-11-04') };
    expect((await send('/api/day-logs', { payload: ofBytes(day, 'note', 64 * 1024) })).status).toBe(400);
    expect((await send('/api/day-logs', { payload: ofBytes(day, 'note', 64 * 1024 + 1) })).status).toBe(413);
  });

  it('a page of a journal may have 256 KiB', async () => {
    const page = { date: localDate('2026-11-04'), dreamInsights: 'y'.repeat(20_000) };
    expect(JOURNAL.body).toBe(256 * 1024);
    expect(
      (await send('/api/journal-entries', { method: 'POST', payload: ofBytes(page, 'surplus', 256 * 1024) })).status,
    ).toBe(201);
    expect(
      (await send('/api/journal-entries', { method: 'POST', payload: ofBytes(page, 'surplus', 256 * 1024 + 1) }))
        .status,
    ).toBe(413);
  });

  it('a body nests eight deep at most', async () => {
    const nested = (depth: number): string =>
      `{"date":"2026-11-04","surplus":${'['.repeat(depth - 1)}${']'.repeat(depth - 1)}}`;
    expect(JSON_DEPTH).toBe(8);
    expect((await send('/api/day-logs', { payload: nested(8) })).status).toBe(200);
    expect((await send('/api/day-logs', { payload: nested(9) })).status).toBe(400);
  });

  it.each(['gzip', 'br', 'deflate', 'zstd', 'identity, gzip'])(
    'a body packed as %s is not unpacked',
    async (encoding) => {
      expect(await send('/api/day-logs', { payload: '{}', headers: { 'content-encoding': encoding } })).toMatchObject({
        status: 415,
        body: { code: 'unsupported_media_type' },
      });
    },
  );

  it('all files of a member take 500 MB at most; what is one byte too much undoes the change and leaves no file', async () => {
    const { user } = (await browser.call('getUser')).body as { user: { id: string } };
    const picture = await sharp({ create: { width: 200, height: 200, channels: 3, background: '#b5533c' } })
      .png()
      .toBuffer();
    const upload = () =>
      browser.send({
        method: 'POST',
        url: '/api/avatar',
        payload: picture,
        headers: { 'content-type': 'image/png', 'x-upload': '1' },
      });
    expect((await upload()).status).toBe(200);
    const own = await run(
      open.database.adminUrl,
      async (client) =>
        (await client.query<{ bytes: number }>('select bytes from auth.file where user_id = $1', [user.id])).rows[0]
          ?.bytes ?? 0,
    );
    // The new picture is counted beside the old one, which goes with the same commit.
    const fill = (bytes: number) =>
      run(open.database.adminUrl, (client) =>
        client.query('insert into auth.file (id, user_id, bytes) values (gen_random_uuid(), $1, $2)', [user.id, bytes]),
      );
    await fill(FILE_QUOTA - 2 * own + 1);
    expect(await upload()).toMatchObject({ status: 413, body: { code: 'files_full' } });
    expect(
      await run(
        open.database.adminUrl,
        async (client) =>
          (await client.query('select 1 from auth.file where user_id = $1 and bytes = $2', [user.id, own])).rowCount,
      ),
    ).toBe(1);
    await run(open.database.adminUrl, (client) =>
      client.query('update auth.file set bytes = bytes - 1 where user_id = $1 and bytes > 1000000', [user.id]),
    );
    expect((await upload()).status).toBe(200);
  });
});
