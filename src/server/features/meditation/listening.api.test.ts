import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Listening } from '#contract/meditation/meditation.schemas.ts';
import type { ExportDocument } from '#domain/export/export-document.ts';
import type { Browser } from '#server/testing/browser.ts';
import { run } from '#server/testing/database.ts';
import { openTestApp, type TestApp } from '#server/testing/open-test-app.ts';
import { member } from '#server/testing/people.ts';

let open: TestApp;
beforeAll(async () => {
  open = await openTestApp({ env: { RATE_FACTOR: '1000' } });
});
afterAll(() => open.close());

const of = (meditation: string) => ({ params: { meditation } });
const told = (answer: { status: number; body: unknown }): Listening => {
  expect(answer.status).toBe(200);
  return answer.body as Listening;
};
const now = async (browser: Browser) =>
  ((await browser.call('getMeditations')).body as { listening: Listening }).listening;
const put = (browser: Browser, queue: string[], was: string[]) => browser.call('putQueue', { body: { queue, was } });
const report = (browser: Browser, body: { run: string; second: number; listened: number }, meditation = 'stone') =>
  browser.call('putPlace', { ...of(meditation), body });
/** Two devices of one member. */
async function devices(): Promise<{ phone: Browser; desk: Browser }> {
  const { browser: phone, body } = await member(open);
  const desk = open.browser();
  await desk.call('login', { body: { email: body.email, password: body.password } });
  return { phone, desk };
}

describe('favorites', () => {
  it('are marked and taken back, each once, newest first', async () => {
    const { browser } = await member(open);
    await browser.call('addFavorite', of('stone'));
    expect(told(await browser.call('addFavorite', of('lanterns'))).favorites).toEqual(['lanterns', 'stone']);
    expect(told(await browser.call('addFavorite', of('stone'))).favorites).toEqual(['lanterns', 'stone']);
    expect(told(await browser.call('removeFavorite', of('lanterns'))).favorites).toEqual(['stone']);
    expect(told(await browser.call('removeFavorite', of('lanterns'))).favorites).toEqual(['stone']);
    expect((await browser.call('addFavorite', of('kite'))).status).toBe(404);
    expect((await browser.call('removeFavorite', of('kite'))).status).toBe(200);
  });

  it('of two devices at once are all there', async () => {
    const { phone, desk } = await devices();
    const answers = await Promise.all([
      phone.call('addFavorite', of('stone')),
      desk.call('addFavorite', of('lanterns')),
      report(phone, { run: randomUUID(), second: 3, listened: 3 }),
      put(desk, ['stone'], []),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const { favorites, queue, places } = await now(phone);
    expect([favorites.toSorted(), queue, places.length]).toEqual([['lanterns', 'stone'], ['stone'], 1]);
  });
});

describe('the queue', () => {
  it('keeps what another device added, and leaves out what another took out', async () => {
    const { phone, desk } = await devices();
    expect(told(await put(phone, ['stone'], [])).queue).toEqual(['stone']);
    expect(told(await put(desk, ['lanterns'], [])).queue).toEqual(['lanterns', 'stone']);
    expect(told(await put(phone, [], ['stone'])).queue).toEqual(['lanterns']);
    expect(told(await put(phone, [], ['stone'])).queue).toEqual(['lanterns']);
    expect(told(await put(desk, ['stone', 'lanterns'], ['lanterns', 'stone'])).queue).toEqual(['lanterns']);
  });

  it('takes in nothing that is not there', async () => {
    const { browser } = await member(open);
    expect(told(await put(browser, ['kite', 'stone'], ['kite'])).queue).toEqual(['stone']);
  });

  it.each([
    ['sixty-one', { queue: Array.from({ length: 61 }, () => 'stone'), was: [] }],
    ['no ids', { queue: ["<script>alert('x')</script>"], was: [] }],
    ['a null', { queue: [null], was: [] }],
    ['no before', { queue: [] }],
    ['nothing', {}],
  ])('refuses %s', async (_, body) => {
    const { browser } = await member(open);
    expect((await browser.call('putQueue', { body: body as never })).status).toBe(400);
  });
});

describe('where the member is', () => {
  it('is found again on another device, and minutes are counted by the server’s clock', async () => {
    const { phone, desk } = await devices();
    const run = randomUUID();
    told(await report(phone, { run, second: 1, listened: 1 }));
    open.clock.advance(100_000);
    told(await report(phone, { run, second: 100, listened: 101 }));
    open.clock.advance(10_000);
    const { places, months } = told(await report(phone, { run, second: 300, listened: 5000 }));
    expect(await now(desk)).toMatchObject({ places: [{ id: 'stone', second: 300, times: 0 }], months });
    expect(months).toEqual([{ month: '2026-11', minutes: 2, finished: 0 }]);
    expect(places).toHaveLength(1);
  });

  it('the same report twice is the same as once', async () => {
    const { browser } = await member(open);
    const body = { run: randomUUID(), second: 40, listened: 50 };
    const first = told(await report(browser, body));
    open.clock.advance(600_000);
    expect(told(await report(browser, body)).months).toEqual(first.months);
    const key = { 'idempotency-key': `report-${body.run.slice(0, 20)}` };
    const more = { ...body, listened: 60 };
    const [one, two] = [
      await browser.call('putPlace', { ...of('stone'), body: more }, key),
      await browser.call('putPlace', { ...of('stone'), body: more }, key),
    ];
    expect([two.body, two.headers['idempotency-replayed']]).toEqual([one.body, 'true']);
  });

  it('a report that came late changes nothing', async () => {
    const { browser } = await member(open);
    const run = randomUUID();
    told(await report(browser, { run, second: 90, listened: 90 }));
    expect(told(await report(browser, { run, second: 30, listened: 30 })).places[0]?.second).toBe(90);
  });

  it('the end is heard once, and the next time begins anew', async () => {
    const { browser } = await member(open);
    const run = randomUUID();
    const end = told(await report(browser, { run, second: 720, listened: 700 }));
    expect(end).toMatchObject({
      places: [{ id: 'stone', second: 0, times: 1 }],
      months: [{ minutes: 12, finished: 1 }],
    });
    expect(told(await report(browser, { run, second: 720, listened: 700 }))).toMatchObject({
      months: [{ finished: 1 }],
    });
  });

  it.each([
    ['a second before the first', { second: -1, listened: 0 }],
    ['half a second', { second: 1.5, listened: 0 }],
    ['a day', { second: 5, listened: 86_400 }],
    ['words', { second: 'soon', listened: '∞' }],
    ['no run', { second: 5, listened: 5, run: 'tonight' }],
  ])('refuses %s', async (_, body) => {
    const { browser } = await member(open);
    const answer = await browser.call('putPlace', { ...of('stone'), body: { run: randomUUID(), ...body } as never });
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_input' } });
  });

  it('of what is not there is nowhere', async () => {
    const { browser } = await member(open);
    expect((await report(browser, { run: randomUUID(), second: 1, listened: 1 }, 'kite')).status).toBe(404);
  });
});

describe('what it says of her', () => {
  it('lies sealed, and stands in no log', async () => {
    const { browser } = await member(open);
    const from = open.log.length;
    await browser.call('getMeditation', of('stone'));
    await browser.call('addFavorite', of('stone'), { 'idempotency-key': 'favorite-1' });
    await put(browser, ['stone'], []);
    await report(browser, { run: randomUUID(), second: 44, listened: 44 });
    const { rows } = await run(open.database.adminUrl, (client) =>
      client.query<{ row: string }>(
        "select l::text || encode(l.sealed, 'escape') as row from app.listening l union all select i::text from app.idempotency i",
      ),
    );
    expect(rows.length).toBeGreaterThan(2);
    expect(rows.filter(({ row }) => row.includes('stone'))).toEqual([]);
    const lines = open.log.slice(from);
    expect(lines.some((line) => line.includes('/api/listening/places/:meditation'))).toBe(true);
    expect(lines.filter((line) => line.includes('stone'))).toEqual([]);
  });

  it('is taken in no more once the consent is withdrawn; taking back still goes', async () => {
    const { browser } = await member(open);
    await browser.call('addFavorite', of('stone'));
    const consent = await browser.call('putConsent', {
      params: { purpose: 'health_processing' },
      body: { given: false, at: 'privacy_settings' },
    });
    expect(consent.status).toBe(200);
    for (const answer of [
      await browser.call('addFavorite', of('lanterns')),
      await put(browser, ['stone'], []),
      await report(browser, { run: randomUUID(), second: 1, listened: 1 }),
    ])
      expect(answer).toMatchObject({ status: 409, body: { code: 'processing_stopped' } });
    expect(told(await browser.call('removeFavorite', of('stone'))).favorites).toEqual([]);
    expect((await browser.call('getMeditation', of('stone'))).status).toBe(200);
  });

  it('goes out with her file', async () => {
    const { browser } = await member(open);
    await browser.call('addFavorite', of('stone'));
    await put(browser, ['lanterns'], []);
    await report(browser, { run: randomUUID(), second: 44, listened: 70 });
    const file = (await browser.send({ method: 'GET', url: '/api/export/json' })).body as ExportDocument;
    expect(file.collections['listening']).toEqual([
      { part: 'favorite', id: 'stone', title: 'Warm Stone' },
      { part: 'queue', id: 'lanterns', title: 'Lantern Breath' },
      { part: 'place', id: 'stone', title: 'Warm Stone', second: 44, at: expect.any(String), heardToTheEnd: 0 },
      { part: 'month', month: '2026-11', minutes: 2, heardToTheEnd: 0 },
    ]);
  });
});
