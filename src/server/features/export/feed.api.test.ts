import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, localDate } from '#domain/calendar/local-date.ts';
import type { Browser } from '#server/testing/browser.ts';
import { run } from '#server/testing/database.ts';
import { openTestApp, type TestApp } from '#server/testing/open-test-app.ts';
import { member } from '#server/testing/people.ts';

let open: TestApp;
beforeAll(async () => {
  open = await openTestApp({ env: { RATE_FACTOR: '100' } });
});
afterAll(() => open.close());

const d = localDate;
const get = (browser: Browser, url: string) => browser.send({ method: 'GET', url });

describe('the calendar feed', () => {
  const period = (start: string) => [0, 1, 2].map((day) => ({ date: addDays(d(start), day), flow: 'medium' as const }));
  const make = async (browser: Browser, titles: 'discreet' | 'plain' = 'discreet') =>
    ((await browser.call('makeFeed', { body: { titles } })).body as { path: string }).path;
  async function counted(changes = {}) {
    const { browser } = await member(open, changes);
    await browser.call('importDays', {
      body: { source: 'clue', days: ['2026-08-12', '2026-09-09', '2026-10-07', '2026-11-04'].flatMap(period) },
    });
    return browser;
  }

  it('opens without a session by its address alone, says nothing of her body, and may be kept by her device alone', async () => {
    const path = await make(await counted());
    const { status, body, headers } = await get(open.browser(), path);
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'private, max-age=1800',
    });
    expect(body).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]*SUMMARY:Moonhearth\r\n[\s\S]*END:VCALENDAR\r\n$/);
    expect(String(body)).not.toMatch(/period|cycle|bleed|fertil|ovulat/i);
    expect(headers['set-cookie']).toBeUndefined();
  });

  it('moves its event when the forecast moves, and keeps its name', async () => {
    const browser = await counted();
    const path = await make(browser, 'plain');
    const parts = async () => {
      const body = String((await get(open.browser(), path)).body);
      return { uid: /UID:(.*)\r/.exec(body)?.[1], start: /DTSTART;VALUE=DATE:(\d+)/.exec(body)?.[1], body };
    };
    const before = await parts();
    expect(before.body).toContain('SUMMARY:Period may start');
    await browser.call('importDays', {
      body: {
        source: 'clue',
        days: ['2026-01-05', '2026-02-15', '2026-03-28', '2026-05-08', '2026-06-18', '2026-07-24'].flatMap(period),
      },
    });
    const after = await parts();
    expect(after.uid).toBe(before.uid);
    expect(after.start).not.toBe(before.start);
  });

  it('is gone at once when she takes it back, and when she makes another', async () => {
    const browser = await counted();
    const first = await make(browser);
    const second = await make(browser);
    expect(first).not.toBe(second);
    expect((await get(open.browser(), first)).status).toBe(404);
    expect((await get(open.browser(), second)).status).toBe(200);
    expect((await browser.call('getFeed')).body).toMatchObject({ feed: { titles: 'discreet' } });
    await browser.call('changeFeed', { body: { titles: 'plain' } });
    expect((await get(open.browser(), second)).body).toContain('Period may start');
    expect((await browser.call('endFeed')).body).toEqual({ feed: null });
    expect((await get(open.browser(), second)).status).toBe(404);
    expect((await browser.call('getFeed')).body).toEqual({ feed: null });
  });

  it.each(['/calendar/x.ics', `/calendar/${'a'.repeat(43)}.ics`, `/calendar/${'a'.repeat(43)}`, '/calendar/%00.ics'])(
    'answers 404 to %s',
    async (url) => {
      expect((await get(open.browser(), url)).status).toBe(404);
    },
  );

  it('keeps only the hash of its token, leaves no scope behind, and a line in her access history for each reading', async () => {
    const path = await make(await counted());
    await get(open.browser(), path);
    const token = path.split('/')[2]?.slice(0, -4) ?? '';
    const query = (sql: string) =>
      run(open.database.adminUrl, (client) => client.query<{ row: string }>(sql)).then(({ rows }) =>
        rows.map(({ row }) => row).join('\n'),
      );
    expect(await query('select t::text as row from auth.feed t')).not.toContain(token);
    expect(await query('select t::text as row from auth.job_scope t')).toBe('');
    expect(await query("select t::text as row from app.audit t where action = 'read_feed'")).not.toBe('');
    expect(open.log.join('\n')).not.toContain(token);
  });

  it('its token is no session', async () => {
    const path = await make(await counted());
    const thief = open.browser();
    thief.cookies.set('sid', path.split('/')[2]?.slice(0, -4) ?? '');
    expect((await thief.call('getCycles')).status).toBe(401);
  });

  it('is empty in a stage of life that speaks of no period', async () => {
    const browser = await counted();
    const path = await make(browser, 'plain');
    await browser.call('patchUser', {
      body: { journeyCustomization: { currentlyMenstruates: 'no', tracksCycle: 'no' } },
    });
    const body = String((await get(open.browser(), path)).body);
    expect(body).toContain('END:VCALENDAR');
    expect(body).not.toContain('VEVENT');
  });

  it('is discreet for a teen, whatever was chosen', async () => {
    const path = await make(await counted({ birthday: d('2011-01-01') }), 'plain');
    expect(String((await get(open.browser(), path)).body)).not.toMatch(/period/i);
  });

  it('is asked for too often only so many times', async () => {
    const services = await openTestApp({ env: { RATE_FACTOR: '1' } });
    const { browser } = await member(services);
    const path = ((await browser.call('makeFeed', { body: { titles: 'discreet' } })).body as { path: string }).path;
    const answers = [];
    for (let call = 0; call < 31; call += 1) answers.push((await get(services.browser(), path)).status);
    expect(answers.slice(0, 30).every((status) => status === 200)).toBe(true);
    expect(answers[30]).toBe(429);
    await services.close();
  });
});
