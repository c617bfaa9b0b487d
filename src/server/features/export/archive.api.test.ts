import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DOWNLOADS } from '#contract/downloads.ts';
import { localDate } from '#domain/calendar/local-date.ts';
import { readExport } from '#domain/import/read-export.ts';
import type { Browser } from '#server/testing/browser.ts';
import { openTestApp, type TestApp } from '#server/testing/open-test-app.ts';
import { member } from '#server/testing/people.ts';
import { ageProof } from '#server/testing/proofs.ts';

const WILD = '<script>alert("1")</script> & \'quoted\'';
let open: TestApp;
beforeAll(async () => {
  open = await openTestApp({ env: { RATE_FACTOR: '3' } });
});
afterAll(() => open.close());

const download = async ({ cookies }: Browser, url: string = DOWNLOADS.archive, headers: Record<string, string> = {}) =>
  open.app.inject({
    method: 'GET',
    url,
    cookies: Object.fromEntries(cookies),
    headers: { 'sec-fetch-site': 'same-origin', ...headers },
  });
const files = (body: Buffer) =>
  Object.fromEntries(Object.entries(unzipSync(body)).map(([name, bytes]) => [name, Buffer.from(bytes).toString()]));

type Schema = {
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly additionalProperties?: boolean | Schema;
};
const typeOf = (value: unknown) =>
  value === null
    ? ['null']
    : Array.isArray(value)
      ? ['array']
      : typeof value === 'number'
        ? Number.isInteger(value)
          ? ['integer', 'number']
          : ['number']
        : [typeof value];
/** Where a value breaks its schema: as much of JSON Schema as ours says. */
function faults(value: unknown, schema: Schema, at = ''): string[] {
  if (schema.type && !typeOf(value).some((type) => [schema.type].flat().includes(type)))
    return [`${at} is ${typeOf(value)[0] ?? ''}`];
  if ((schema.enum && !schema.enum.includes(value)) || ('const' in schema && schema.const !== value))
    return [`${at} is ${JSON.stringify(value)}`];
  if (Array.isArray(value))
    return schema.items ? value.flatMap((entry, index) => faults(entry, schema.items ?? {}, `${at}/${index}`)) : [];
  if (typeof value !== 'object' || value === null) return [];
  const missing = (schema.required ?? [])
    .filter((name) => !Object.hasOwn(value, name))
    .map((name) => `${at}/${name} is missing`);
  return [
    ...missing,
    ...Object.entries(value).flatMap(([name, one]) => {
      const of = schema.properties?.[name] ?? schema.additionalProperties;
      return of === false
        ? [`${at}/${name} is not told`]
        : typeof of === 'object'
          ? faults(one, of, `${at}/${name}`)
          : [];
    }),
  ];
}

describe('the archive', () => {
  it('holds the same data to read and for other apps, its schema, and nothing that runs', async () => {
    const { browser, body } = await member(open);
    await browser.call('putDayLog', {
      body: { date: localDate('2026-11-04'), flow: 'heavy', symptoms: { cramps: 2 }, moods: ['calm'], note: WILD },
    });
    await browser.call('createJournalEntry', {
      body: {
        date: localDate('2026-11-04'),
        title: WILD,
        content: 'Rain.\nAll day.',
        mood: null,
        dreamInsights: '',
        tags: ['rain'],
      } as never,
    });
    const reply = await download(browser);
    expect([
      reply.statusCode,
      reply.headers['content-type'],
      reply.headers['content-disposition'],
      reply.headers['cache-control'],
    ]).toEqual([200, 'application/zip', 'attachment; filename="moonhearth-2026-11-21.zip"', 'no-store']);
    const found = files(reply.rawPayload);
    expect(Object.keys(found)).toEqual(['README.txt', 'export.html', 'export.json', 'export.schema.json']);
    const json = JSON.parse(found['export.json'] ?? '') as Record<string, unknown>;
    expect(json).toMatchObject({
      format: 'moonhearth-export',
      about: { email: body.email },
      days: [{ date: '2026-11-04', flow: 'heavy', note: WILD }],
      journal: [{ title: WILD }],
    });
    expect(faults(json, JSON.parse(found['export.schema.json'] ?? '') as Schema)).toEqual([]);
    expect(
      faults(
        { ...json, days: [{ flow: 'torrential' }], more: 1 },
        JSON.parse(found['export.schema.json'] ?? '') as Schema,
      ),
    ).toEqual(['/days/0/date is missing', '/days/0/flow is "torrential"', '/more is not told']);
    const html = found['export.html'] ?? '';
    expect(html).not.toMatch(/<script|https?:\/\/|<link|<iframe|\son\w+=/i);
    expect(html).toContain('&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; &#39;quoted&#39;');
    expect(html).toContain('Rain.\nAll day.');
    expect(html).toContain(body.email);
    expect(
      readExport({ text: found['export.json'] ?? '', reader: { today: localDate('2026-11-21'), ageGroup: 'adult' } }),
    ).toMatchObject({ ok: true });
  });

  it('says what she wishes to be deleted, and that nothing is where she wishes nothing', async () => {
    const { browser } = await member(open);
    const archive = async () => files((await download(browser)).rawPayload);
    const about = async () => (JSON.parse((await archive())['export.json'] ?? '') as { about: object }).about;
    expect(await about()).toMatchObject({ deleteLogsAfterYears: null, deleteLogsPlanned: null, deletion: null });
    const { plan: logs } = (await browser.call('putOldLogs', { body: { years: 3 } })).body as { plan: object };
    const { plan } = (await browser.call('planDeletion', { body: { when: 'later' } })).body as {
      plan: { dueAt: string; receipt: string };
    };
    expect(await about()).toMatchObject({ deleteLogsAfterYears: null, deleteLogsPlanned: logs, deletion: plan });
    expect((await archive())['export.html']).toContain(plan.receipt);
  });

  it("a teen's holds no field of sex or fertility", async () => {
    const { browser } = await member(open, { birthday: localDate('2011-03-03') });
    await browser.call('putDayLog', { body: { date: localDate('2026-11-04'), flow: 'light' } });
    const found = files((await download(browser)).rawPayload);
    expect(JSON.parse(found['export.json'] ?? '')).toMatchObject({
      days: [{ date: '2026-11-04', flow: 'light' }],
      record: { reminders: null },
    });
    expect(found['export.html']).not.toMatch(/<dt>(sex|desire|fluid|tests)<\/dt>/);
  });

  it.each([DOWNLOADS.archive, DOWNLOADS.json, DOWNLOADS.csv])(
    '%s asks for a proof of identity, a session and a page of ours',
    async (url) => {
      const { browser } = await member(open);
      expect((await download(browser, url, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
      await ageProof(open, browser, 301);
      const refused = await download(browser, url);
      expect([refused.statusCode, (refused.json() as { code: string }).code]).toEqual([403, 'step_up_required']);
      expect((await download(open.browser(), url)).statusCode).toBe(401);
    },
  );

  it('is made three times a day; being asked who she is costs none of them', async () => {
    const { browser, body } = await member(open);
    await ageProof(open, browser, 301);
    for (let tries = 0; tries < 10; tries += 1) expect((await download(browser)).statusCode).toBe(403);
    await browser.call('stepUp', { body: { by: 'password', password: body.password } });
    // This app counts three times as generously.
    const answers = [];
    for (let tries = 0; tries < 10; tries += 1) answers.push((await download(browser)).statusCode);
    expect(answers).toEqual([...Array.from({ length: 9 }, () => 200), 429]);
  });

  it('goes on while her health data rests, and stands in her access history', async () => {
    const { browser } = await member(open);
    await browser.call('putConsent', {
      params: { purpose: 'health_processing' },
      body: { given: false, at: 'privacy_settings' },
    });
    expect((await download(browser)).statusCode).toBe(200);
    expect((await browser.call('getAccesses', { query: {} })).body).toMatchObject({
      accesses: expect.arrayContaining([expect.objectContaining({ action: 'export_archive' })]) as unknown,
    });
  });
});
