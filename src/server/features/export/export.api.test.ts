import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, localDate } from '#domain/calendar/local-date.ts';
import { HEALTH_CONSENT, VOICE_CONSENT } from '#domain/account/consent.ts';
import { RECORD_PARTS, type ExportDocument } from '#domain/export/export-document.ts';
import { readExport } from '#domain/import/read-export.ts';
import { DOWNLOADS } from '#contract/downloads.ts';
import type { ArchetypeReply } from '#contract/archetype/archetype.schemas.ts';
import type { QuizReply } from '#contract/quiz/quiz.schemas.ts';
import { dataMap } from '#server/app/manifests.ts';
import { run } from '#server/testing/database.ts';
import { changeSettings, FIRST_SETTINGS } from '#domain/reminder/reminder.ts';
import type { Browser } from '#server/testing/browser.ts';
import { openTestApp, type TestApp } from '#server/testing/open-test-app.ts';
import { member } from '#server/testing/people.ts';

let open: TestApp;
beforeAll(async () => {
  open = await openTestApp({ env: { RATE_FACTOR: '100' } });
});
afterAll(() => open.close());

const d = localDate;
const get = (browser: Browser, url: string, headers: Record<string, string> = {}) =>
  browser.send({ method: 'GET', url, headers });
const text = async (browser: Browser, url: string) => {
  const { body } = await get(browser, url);
  return typeof body === 'string' ? body : JSON.stringify(body);
};
const stripped = (json: string) => ({
  ...(JSON.parse(json) as Record<string, unknown>),
  exportedAt: null,
  ...Object.fromEntries(RECORD_PARTS.map((part) => [part, null])),
});
function whole(file: string, ageGroup: 'adult' | 'teen' = 'adult') {
  const result = readExport({ text: file, reader: { today: d('2026-11-21'), ageGroup } });
  if (!result.ok) throw new Error(result.reason);
  return result;
}
async function bringBack(browser: Browser, file: string) {
  const { source, days, kept, edits, lists, forecasts, pages } = whole(file);
  return browser.call('importDays', {
    body: {
      importId: randomUUID(),
      source,
      days,
      kept,
      edits,
      pages: pages.map((page) => ({ ...page, tags: [...page.tags] })),
      forecasts: forecasts.map(({ schemaVersion: _, ...forecast }) => forecast),
      ...(lists && { lists }),
    },
  });
}

/** A member with something in every field. */
async function wholeLife(): Promise<Browser> {
  const { browser } = await member(open);
  const own = (
    (
      (await browser.call('makeSymptom', { body: { name: 'Cold feet, "really"' } })).body as {
        symptoms: { id: string }[];
      }
    ).symptoms[0] as { id: string }
  ).id;
  const pill = (
    (
      (
        await browser.call('makeMedication', {
          body: { name: 'Maren 30', kind: 'pill', schedule: 'daily', start: d('2026-01-01') },
        })
      ).body as { medications: { id: string }[] }
    ).medications[0] as { id: string }
  ).id;
  await browser.call('patchLogLists', { body: { temperatureUnit: 'fahrenheit' } });
  await browser.call('putDayLog', {
    body: {
      date: d('2026-11-04'),
      flow: 'heavy',
      moods: ['tender', 'calm'],
      energy: 2,
      symptoms: { cramps: 3, nausea: 1 },
      customSymptoms: { [own]: 2 },
      pain: { level: 7, places: ['lower_belly', 'legs'] },
      sleep: { hours: 6.25, quality: 'poor' },
      temperature: { celsius: 36.55, disturbed: true, time: '06:45' },
      fluid: 'creamy',
      tests: [
        { kind: 'ovulation', result: 'high', time: '07:30' },
        { kind: 'pregnancy', result: 'negative' },
      ],
      sex: ['protected'],
      desire: 'high',
      medication: [
        { kind: 'pill', event: 'taken', id: pill, time: '08:00' },
        { kind: 'medicine', event: 'missed' },
      ],
      factors: ['stress', 'travel'],
      note: '=HYPERLINK("x"), "quoted"\nsecond line 🌙',
    },
  });
  await browser.call('putDayLog', { body: { date: d('2026-11-05'), flow: 'light', note: "'@apostrophe first" } });
  for (const [index, note] of ['+1', '-1', '@x', '\tx', ' spaces ', "''=2", '2026'].entries())
    await browser.call('putDayLog', { body: { date: addDays(d('2026-06-01'), index), note } });
  await browser.call('putDayLog', { body: { date: d('2026-10-07'), flow: 'medium' } });
  await browser.call('editCycle', { body: { kind: 'exclude', startDate: d('2026-10-07'), reason: 'illness' } });
  await browser.call('editCycle', { body: { kind: 'move_start', startDate: d('2026-10-07'), to: d('2026-10-06') } });
  await browser.call('createJournalEntry', {
    body: {
      date: d('2026-11-09'),
      title: '',
      content: 'Three things\n to put down. 🌙 "quoted"',
      mood: 'calm',
      dreamInsights: 'A house.',
      tags: ['home', 'rain'],
    },
  });
  await browser.call('createJournalEntry', {
    body: { date: d('2026-10-07'), title: 'A mood alone', content: '', mood: 'low', dreamInsights: '' },
  });
  const gone = (
    await browser.call('createJournalEntry', {
      body: { date: d('2026-10-07'), title: 'Deleted', content: '', mood: null, dreamInsights: '' },
    })
  ).body as { id: string };
  await browser.call('deleteJournalEntry', { params: { id: gone.id } }, { 'if-match': '"1"' });
  await browser.call('importDays', {
    body: { source: 'clue', days: [], kept: [{ date: null, name: 'social_life', text: '{"a":[1,2]}' }] },
  });
  return browser;
}

describe('the JSON export', () => {
  it('tells what she did here, and brings none of it in: days with us and points are earned once', async () => {
    const { browser } = await member(open);
    await browser.call('createJournalEntry', {
      body: { title: '', content: 'A word.', mood: '', dreamInsights: '', date: d('2026-11-21'), checkIn: true },
    });
    await browser.call('recordVisit', { body: {} });
    await browser.call('patchReminders', { body: { at: '20:15', switches: { check_in: { mail: true } } } });
    const settings = changeSettings(FIRST_SETTINGS, { at: '20:15', switches: { check_in: { mail: true } } });
    const file = await text(browser, DOWNLOADS.json);
    expect((JSON.parse(file) as { record: unknown }).record).toEqual({
      checkIns: ['2026-11-21'],
      milestones: [],
      balance: 1,
      visits: { lastOn: '2026-11-21', inARow: 1 },
      lastIntention: 'A word.',
      reminders: { settings, notices: [] },
      membership: { plan: null, gifts: [] },
      points: [{ day: '2026-11-21', at: '2026-11-21T12:00:00.000Z', reason: 'check_in', amount: 1 }],
    });
    const { browser: fresh } = await member(open);
    await bringBack(fresh, file);
    expect((JSON.parse(await text(fresh, DOWNLOADS.json)) as { record: unknown }).record).toEqual({
      checkIns: [],
      milestones: [],
      balance: 0,
      visits: null,
      lastIntention: null,
      reminders: { settings: FIRST_SETTINGS, notices: [] },
      membership: { plan: null, gifts: [] },
      points: [],
    });
    expect((await fresh.call('getCheckIn')).body).toMatchObject({ presenceDays: 0, doneToday: false });
  });

  it('comes back without loss: exported, imported into a new account, exported again', async () => {
    const browser = await wholeLife();
    const first = await text(browser, DOWNLOADS.json);
    const { browser: fresh } = await member(open);
    expect((await bringBack(fresh, first)).body).toMatchObject({ imported: 11, unchanged: 0, kept: 1, pages: 2 });
    expect(JSON.parse(first)).toMatchObject({
      forecasts: [{ startDate: '2026-11-04', madeOn: '2026-11-21', method: 2 }],
      edits: { excluded: [{ reason: 'illness' }], traces: [{ kind: 'move_start', to: '2026-10-06' }] },
    });
    expect((JSON.parse(first) as { journal: object[] }).journal).toMatchObject([
      { title: 'A mood alone', cycle: { day: 2 } },
      {
        content: 'Three things\n to put down. 🌙 "quoted"',
        tags: ['home', 'rain'],
        moon: { phase: 'new' },
        cycle: { day: 6 },
      },
    ]);
    expect(stripped(await text(fresh, DOWNLOADS.json))).toEqual(stripped(first));
    expect((await bringBack(fresh, first)).body).toEqual({
      imported: 0,
      merged: 0,
      unchanged: 11,
      differing: 0,
      kept: 0,
      pages: 0,
    });
  });

  it('brings forecasts once; undo takes away those it brought and leaves those she had', async () => {
    const first = await text(await wholeLife(), DOWNLOADS.json);
    const { browser } = await member(open);
    await bringBack(browser, first);
    const kept = async () =>
      ((await browser.call('getForecasts')).body as { startDate: string }[]).map(({ startDate }) => startDate);
    expect(await kept()).toEqual(['2026-11-04']);
    const [{ id }] = (await browser.call('getImports')).body as [{ id: string }];
    await browser.call('undoImport', { body: { importId: id } });
    expect(JSON.parse(await text(browser, DOWNLOADS.json)) as { forecasts: unknown[]; edits: object }).toMatchObject({
      forecasts: [],
      edits: { excluded: [] },
    });
    const { browser: has } = await member(open);
    await has.call('putDayLog', { body: { date: d('2026-11-05'), flow: 'light' } });
    const own = (await has.call('getForecasts')).body;
    await bringBack(has, first);
    expect((JSON.parse(await text(has, DOWNLOADS.json)) as { forecasts: object[] }).forecasts).toHaveLength(
      (own as unknown[]).length,
    );
  });

  it('undo takes pages away that came along, and leaves those she changed since', async () => {
    const first = await text(await wholeLife(), DOWNLOADS.json);
    const { browser } = await member(open);
    await bringBack(browser, first);
    const pages = async () =>
      ((await browser.call('getJournalEntries', { query: {} })).body as { items: { id: string; title: string }[] })
        .items;
    const changed = (await pages()).find(({ title }) => title === 'A mood alone') as { id: string };
    await browser.call(
      'patchJournalEntry',
      { params: { id: changed.id }, body: { content: 'Mine now.' } },
      { 'if-match': '"1"' },
    );
    const [{ id }] = (await browser.call('getImports')).body as [{ id: string }];
    expect((await browser.call('undoImport', { body: { importId: id } })).body).toMatchObject({ pages: 1, stayed: 1 });
    expect((await pages()).map(({ title }) => title)).toEqual(['A mood alone']);
  });

  it('an import keeps the way back of her own changes by hand', async () => {
    const { browser } = await member(open);
    await browser.call('putDayLog', { body: { date: d('2026-10-07'), flow: 'medium' } });
    await browser.call('editCycle', { body: { kind: 'move_start', startDate: d('2026-10-07'), to: d('2026-10-05') } });
    await browser.call('importDays', { body: { source: 'clue', days: [{ date: d('2026-06-01'), energy: 3 }] } });
    expect(JSON.parse(await text(browser, DOWNLOADS.json))).toMatchObject({
      edits: { traces: [{ kind: 'move_start', startDate: '2026-10-07', to: '2026-10-05' }] },
    });
  });

  it('is a file of hers, that no cache keeps, and leaves a line in her access history', async () => {
    const browser = await wholeLife();
    const { headers, status } = await get(browser, DOWNLOADS.json);
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'content-disposition': 'attachment; filename="moonhearth-2026-11-21.json"',
      'content-type': 'application/json; charset=utf-8',
    });
    const { rows } = await run(open.database.adminUrl, (client) =>
      client.query("select 1 from app.audit where action = 'export_json'"),
    );
    expect(rows.length).toBeGreaterThan(0);
  });

  it.each([DOWNLOADS.json, DOWNLOADS.csv])('%s is for her alone', async (url) => {
    const browser = await wholeLife();
    const { browser: another } = await member(open);
    expect(await text(another, url)).not.toContain('quoted');
    expect((await get(open.browser(), url)).status).toBe(401);
    expect((await get(browser, url, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  });
});

const LIST = 'collections.';
const isList = (part: string): boolean => part.startsWith(LIST);

describe('what is stored about her', () => {
  it('is in her file, column by column of the data map, but for what says why not', async () => {
    const browser = await wholeLife();
    await browser.call('createJournalEntry', {
      body: { title: '', content: 'A word.', mood: '', dreamInsights: '', date: d('2026-11-21'), checkIn: true },
    });
    await browser.call('recordVisit', { body: {} });
    await browser.call('patchDailyFlow', {
      body: { date: d('2026-11-21'), intention: 'to rest at noon', bell: false },
    });
    const { question } = (await browser.call('getDailyQuiz')).body as QuizReply;
    await browser.call('answerDailyQuiz', { body: { question: question?.id ?? '', answer: 0 } });
    const { questions } = (await browser.call('getArchetypeQuiz')).body as ArchetypeReply;
    for (const { id } of questions) await browser.call('keepArchetypeAnswer', { body: { question: id, answer: 0 } });
    await browser.call('finishArchetypeQuiz');
    const file = JSON.parse(await text(browser, DOWNLOADS.json)) as Record<string, unknown>;
    const parts = Object.values(dataMap).flatMap(({ columns }) =>
      Object.values(columns).flatMap(({ export: part }) => part ?? []),
    );
    expect(parts.length).toBeGreaterThan(12);
    const at = (part: string) =>
      part.split('.').reduce<unknown>((from, key) => (from as Record<string, unknown> | undefined)?.[key], file) ?? [];
    // A list may be empty; its feature's own test fills it. That it is missing would say that nothing brings it.
    const [lists, whole] = [parts.filter(isList), parts.filter((part) => !isList(part))];
    expect(whole.filter((part) => (at(part) as { length?: number }).length === 0)).toEqual([]);
    const { collections } = file as unknown as ExportDocument;
    expect(lists.filter((part) => !Array.isArray(collections[part.slice(LIST.length)]))).toEqual([]);
  });

  it('tells who she is, how she counts, and what she agreed to, with the words she saw', async () => {
    const { browser, body } = await member(open);
    await browser.call('patchUser', {
      body: {
        theme: 'dark',
        weekStart: 1,
        clock: '24',
        customGoals: ['walk in the rain'],
        enhancedOnboarding: { settled: ['goals'] },
      },
    });
    for (const given of [true, false]) {
      open.clock.advance(1000);
      await browser.call('putConsent', { params: { purpose: 'voice' }, body: { given } });
    }
    const file = JSON.parse(await text(browser, DOWNLOADS.json)) as ExportDocument;
    expect(file.about).toMatchObject({
      email: body.email,
      firstName: body.firstName,
      lastName: body.lastName,
      birthday: body.birthday,
      theme: 'dark',
      weekStart: 1,
      clock: '24',
      timeZone: body.timeZone,
      customGoals: ['walk in the rain'],
      onboarding: { completed: true, richerPath: { settled: ['goals'], finished: false } },
      picture: null,
      trialEndsAt: '2026-11-28T12:00:00.000Z',
    });
    expect(file.consents.map(({ purpose, action, words, version }) => [purpose, action, words, version])).toEqual([
      ['health_processing', 'given', HEALTH_CONSENT, 2],
      ['voice', 'given', VOICE_CONSENT, 2],
      ['voice', 'withdrawn', VOICE_CONSENT, 2],
    ]);
    expect(file.access.at(-1)).toMatchObject({ action: 'export_json', result: 'done', at: '2026-11-21T12:00:02.000Z' });
  });

  it('leaves out what she asked and wished of fertility while her stage hides it', async () => {
    const { browser } = await member(open);
    const about = async () => (JSON.parse(await text(browser, DOWNLOADS.json)) as ExportDocument).about;
    await browser.call('putLifeStage', { body: { stage: 'trying_to_conceive', from: d('2026-03-01') } });
    expect(await about()).toMatchObject({ windowAsked: false, lifeStages: [{ stage: 'trying_to_conceive' }] });
    await browser.call('putLifeStage', { body: { stage: 'menopause', from: d('2026-11-21') } });
    expect(await about()).not.toHaveProperty('windowAsked');
    expect((await about()).lifeStages.map(({ stage }) => stage)).toEqual(['menopause']);
  });
});

describe('the CSV export', () => {
  it('comes back without loss too, but for what only JSON holds', async () => {
    const browser = await wholeLife();
    const csv = await text(browser, DOWNLOADS.csv);
    const json = whole(await text(browser, DOWNLOADS.json));
    expect(whole(csv).days).toEqual(json.days);
  });
  it('holds no cell that a spreadsheet would take for a formula', async () => {
    const csv = await text(await wholeLife(), DOWNLOADS.csv);
    expect(csv.split('\r\n')[0]).toContain('date,flow,bleeding_excluded');
    expect(csv).toContain(`"'=HYPERLINK(""x"")`);
    for (const cell of csv.split(/,|\r\n/)) expect(cell).not.toMatch(/^"?[=+@]/);
  });
});

it("a teen's exports hold no field of sex or fertility, not even its name", async () => {
  const { browser } = await member(open, { birthday: d('2011-01-01') });
  await browser.call('importDays', {
    body: { source: 'clue', days: [{ date: d('2026-11-04'), flow: 'light', sex: ['protected'], fluid: 'creamy' }] },
  });
  for (const url of [DOWNLOADS.json, DOWNLOADS.csv]) {
    const file = await text(browser, url);
    expect(file).toContain('light');
    for (const word of ['sex', 'fluid', 'desire', 'tests']) expect(file).not.toContain(word);
  }
});
