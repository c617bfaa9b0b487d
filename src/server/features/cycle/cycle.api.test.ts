import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { localDate, addDays } from '#domain/calendar/local-date.ts';
import type { DayLog } from '#domain/cycle/day-log.ts';
import type { Browser } from '#server/testing/browser.ts';
import { openTestApp, type TestApp } from '#server/testing/open-test-app.ts';
import { member } from '#server/testing/people.ts';

let open: TestApp;
beforeAll(async () => {
  open = await openTestApp();
});
afterAll(() => open.close());

const d = localDate;
const period = (start: string, length = 5): DayLog[] =>
  Array.from({ length }, (_, i) => ({ date: addDays(d(start), i), flow: i === 1 ? 'heavy' : 'medium' }) as const);
const bring = (browser: Browser, days: DayLog[]) => browser.call('importDays', { body: { source: 'clue', days } });
const month = async (browser: Browser, text: string) =>
  ((await browser.call('getMonth', { query: { month: text } })).body as { logs: DayLog[] }).logs;

describe('logging a day', () => {
  it('merges field by field and gives it back in its month', async () => {
    const { browser } = await member(open);
    await browser.call('putDayLog', { body: { date: d('2026-11-04'), flow: 'light', note: '  as typed <b>  ' } });
    await browser.call('putDayLog', { body: { date: d('2026-11-04'), moods: ['tender'], symptoms: { cramps: 2 } } });
    expect(await month(browser, '2026-11')).toEqual([
      { date: '2026-11-04', flow: 'light', note: '  as typed <b>  ', moods: ['tender'], symptoms: { cramps: 2 } },
    ]);
    await browser.call('putDayLog', {
      body: { date: d('2026-11-04'), flow: null, note: null, moods: null, symptoms: null },
    });
    expect(await month(browser, '2026-11')).toEqual([]);
  });

  it.each([
    ['today at the far end of the Earth', '2026-11-22', 200],
    ['the day after that', '2026-11-23', 422],
  ])('takes %s: %s', async (_name, date, status) => {
    const { browser } = await member(open);
    expect((await browser.call('putDayLog', { body: { date: d(date), flow: 'light' } })).status).toBe(status);
  });

  it('starts a period in one tap and leaves a bleeding that is there', async () => {
    const { browser } = await member(open);
    expect((await browser.call('startPeriod', { body: { date: d('2026-11-20') } })).body).toEqual({
      log: { date: '2026-11-20', flow: 'medium' },
    });
    await browser.call('putDayLog', { body: { date: d('2026-11-20'), flow: 'heavy' } });
    expect((await browser.call('startPeriod', { body: { date: d('2026-11-20') } })).body).toEqual({
      log: { date: '2026-11-20', flow: 'heavy' },
    });
  });

  it('speaks of the last log of each kind, also after the newest was taken back', async () => {
    const { browser } = await member(open);
    await browser.call('putDayLog', { body: { date: d('2026-11-10'), energy: 2 } });
    await browser.call('putDayLog', { body: { date: d('2026-11-12'), energy: 4 } });
    await browser.call('putDayLog', { body: { date: d('2026-11-12'), energy: null } });
    expect((await browser.call('getCycleView')).body).toMatchObject({
      lastLogged: { energy: '2026-11-10', flow: null },
    });
  });
});

describe('her cycles', () => {
  it("are derived from bleeding, newest first, in the spec's shape", async () => {
    const { browser } = await member(open);
    await bring(browser, [...period('2026-10-07'), ...period('2026-11-04')]);
    const cycles = (await browser.call('getCycles')).body as Record<string, unknown>[];
    expect(cycles).toMatchObject([
      { startDate: '2026-11-04', periodLength: 5, createdAt: '2026-11-03T23:00:00.000Z' },
      { startDate: '2026-10-07', cycleLength: 28, periodLength: 5, endDate: '2026-11-03' },
    ]);
    expect((await browser.call('getCycleView')).body).toMatchObject({
      view: { day: 18, startDate: '2026-11-04', state: 'within' },
      stage: 'menstruating',
    });
  });

  it('are the same in whatever order the days came', async () => {
    const days = [...period('2026-08-13'), ...period('2026-09-09'), ...period('2026-10-07'), ...period('2026-11-04')];
    const views = [];
    for (const order of [days, days.toReversed()]) {
      const { browser } = await member(open);
      for (const day of order) await bring(browser, [day]);
      views.push((await browser.call('getCycleView')).body);
    }
    expect(views[1]).toEqual(views[0]);
  });

  it('can be edited by hand, and back', async () => {
    const { browser } = await member(open);
    await bring(browser, [...period('2026-09-09'), ...period('2026-10-07'), ...period('2026-11-04')]);
    const starts = async () =>
      ((await browser.call('getCycles')).body as { startDate: string }[]).map((cycle) => cycle.startDate);
    const edit = (body: Parameters<typeof send>[0]) => send(body);
    const send = (body: { kind: 'not_period' | 'join' | 'split'; startDate: ReturnType<typeof d>; undo?: boolean }) =>
      browser.call('editCycle', { body });
    await edit({ kind: 'not_period', startDate: d('2026-10-07') });
    expect(await starts()).toEqual(['2026-11-04', '2026-09-09']);
    await edit({ kind: 'not_period', startDate: d('2026-10-07'), undo: true });
    expect(await starts()).toEqual(['2026-11-04', '2026-10-07', '2026-09-09']);
    expect((await edit({ kind: 'join', startDate: d('2026-09-09') })).status).toBe(422);
    expect((await edit({ kind: 'not_period', startDate: d('2026-10-08') })).status).toBe(422);
    await browser.call('editCycle', { body: { kind: 'exclude', startDate: d('2026-10-07'), reason: 'illness' } });
    expect((await browser.call('getCycles')).body).toMatchObject([
      { excluded: null },
      { excluded: 'illness' },
      { excluded: null },
    ]);
    await browser.call('editCycle', { body: { kind: 'move_start', startDate: d('2026-11-04'), to: d('2026-11-03') } });
    expect(await starts()).toEqual(['2026-11-03', '2026-10-07', '2026-09-09']);
  });
});

describe('her changes by hand', () => {
  const edits = async (browser: Browser) => (await browser.call('getCycleEdits')).body;
  const none = { joined: [], split: [], notPeriod: [], excluded: [], moved: [] };

  it('are told on any later day, until each is taken back', async () => {
    const { browser } = await member(open);
    await bring(browser, [...period('2026-09-09'), ...period('2026-10-07'), ...period('2026-11-04')]);
    expect(await edits(browser)).toEqual(none);
    await browser.call('editCycle', { body: { kind: 'not_period', startDate: d('2026-10-07') } });
    await browser.call('editCycle', { body: { kind: 'split', startDate: d('2026-11-06') } });
    await browser.call('editCycle', { body: { kind: 'join', startDate: d('2026-11-04') } });
    await browser.call('editCycle', { body: { kind: 'exclude', startDate: d('2026-09-09'), reason: 'travel' } });
    expect(await edits(browser)).toEqual({
      ...none,
      joined: ['2026-11-04'],
      split: ['2026-11-06'],
      notPeriod: ['2026-10-07'],
      excluded: [{ startDate: '2026-09-09', reason: 'travel' }],
    });
    await browser.call('editCycle', { body: { kind: 'not_period', startDate: d('2026-10-07'), undo: true } });
    await browser.call('editCycle', { body: { kind: 'split', startDate: d('2026-11-06'), undo: true } });
    await browser.call('editCycle', { body: { kind: 'join', startDate: d('2026-11-04'), undo: true } });
    await browser.call('editCycle', {
      body: { kind: 'exclude', startDate: d('2026-09-09'), reason: 'travel', undo: true },
    });
    expect(await edits(browser)).toEqual(none);
  });

  it.each([
    ['a moved start', 'move_start', '2026-11-05', { startDate: '2026-11-05', periodEnd: '2026-11-08' }],
    [
      'a start moved back, which fills a day',
      'move_start',
      '2026-11-02',
      { startDate: '2026-11-02', periodEnd: '2026-11-08' },
    ],
    ['an end set later', 'end', '2026-11-11', { startDate: '2026-11-04', periodEnd: '2026-11-11' }],
    ['an end set earlier', 'end', '2026-11-06', { startDate: '2026-11-04', periodEnd: '2026-11-06' }],
  ] as const)('%s is told of, and taken back without a trace in her days', async (_, kind, to, after) => {
    const { browser } = await member(open);
    await bring(browser, [
      ...period('2026-11-04'),
      { date: d('2026-11-03'), flow: 'none', note: 'quiet' },
      { date: d('2026-11-10'), flow: 'spotting', moods: ['calm'] },
    ]);
    const days = async () => (await browser.call('getMonth', { query: { month: '2026-11' } })).body;
    const [before, cycles] = [await days(), (await browser.call('getCycles')).body];
    const change = { kind, startDate: d('2026-11-04'), to: d(to) };
    expect((await browser.call('editCycle', { body: change })).body).toMatchObject([after]);
    expect(await days()).not.toEqual(before);
    expect(await edits(browser)).toMatchObject({ ...none, moved: [change] });
    for (let twice = 0; twice < 2; twice += 1)
      expect((await browser.call('editCycle', { body: { ...change, undo: true } })).body).toEqual(cycles);
    expect(await days()).toEqual(before);
    expect(await edits(browser)).toEqual(none);
  });

  it('an edge out of reach, of no period, or on a day to come is refused and changes nothing', async () => {
    const { browser } = await member(open);
    await bring(browser, period('2026-11-04'));
    const asked = async (kind: 'move_start' | 'end', startDate: string, to: string) =>
      (await browser.call('editCycle', { body: { kind, startDate: d(startDate), to: d(to) } })).body;
    expect(await asked('end', '2026-11-04', '2026-11-19')).toMatchObject({ code: 'cycle_unknown' });
    expect(await asked('end', '2026-11-05', '2026-11-06')).toMatchObject({ code: 'cycle_unknown' });
    expect(await asked('end', '2026-11-04', '2026-11-24')).toMatchObject({ code: 'future_day' });
    expect(await asked('move_start', '2026-11-04', '1990-01-01')).toMatchObject({ code: 'cycle_unknown' });
    expect(await edits(browser)).toEqual(none);
  });

  it('a mark is taken back from its cycle also after a day was logged before its start', async () => {
    const { browser } = await member(open);
    await bring(browser, [...period('2026-10-07'), ...period('2026-11-04')]);
    await browser.call('editCycle', { body: { kind: 'exclude', startDate: d('2026-10-07'), reason: 'illness' } });
    await bring(browser, [{ date: d('2026-10-06'), flow: 'light' }]);
    const change = { kind: 'exclude', startDate: d('2026-10-06'), reason: 'travel' } as const;
    expect((await browser.call('editCycle', { body: change })).body).toMatchObject([
      { excluded: null },
      { startDate: '2026-10-06', excluded: 'travel' },
    ]);
    expect((await browser.call('editCycle', { body: { ...change, undo: true } })).body).toMatchObject([
      {},
      { excluded: 'illness' },
    ]);
    expect((await browser.call('editCycle', { body: { ...change, undo: true } })).body).toMatchObject([
      {},
      { excluded: null },
    ]);
  });

  it('are hers alone', async () => {
    const [{ browser: hers }, { browser: another }] = [await member(open), await member(open)];
    await bring(hers, period('2026-11-04'));
    await hers.call('editCycle', { body: { kind: 'not_period', startDate: d('2026-11-04') } });
    expect(await edits(hers)).toEqual({ ...none, notPeriod: ['2026-11-04'] });
    expect(await edits(another)).toEqual(none);
  });
});

describe('bringing days from another tracker', () => {
  it('changes nothing the second time, and overwrites nothing of hers', async () => {
    const { browser } = await member(open);
    await browser.call('putDayLog', { body: { date: d('2026-11-05'), flow: 'light', note: 'mine' } });
    const days = period('2026-11-04', 3);
    expect((await bring(browser, days)).body).toMatchObject({ imported: 2, merged: 0, unchanged: 1 });
    expect((await bring(browser, days)).body).toMatchObject({ imported: 0, merged: 0, unchanged: 3 });
    expect((await month(browser, '2026-11')).find((day) => day.date === '2026-11-05')).toEqual({
      date: '2026-11-05',
      flow: 'light',
      note: 'mine',
    });
  });

  it('takes at most 200 days at once, and none from the future', async () => {
    const { browser } = await member(open);
    const many = Array.from({ length: 201 }, (_, i) => ({ date: addDays(d('2020-01-01'), i), flow: 'none' as const }));
    expect((await bring(browser, many)).status).toBe(400);
    expect((await bring(browser, many.slice(1))).body).toMatchObject({ imported: 200, merged: 0, unchanged: 0 });
    expect((await bring(browser, [{ date: d('2027-01-01'), flow: 'light' }])).status).toBe(422);
  });
});

describe('twice is the same as once', () => {
  it('answers a repeated key with the first answer, and refuses it for other contents', async () => {
    const { browser } = await member(open);
    const key = { 'idempotency-key': 'b3f1c2d4-0000-4000-8000-000000000001' };
    const first = await browser.call('putDayLog', { body: { date: d('2026-11-01'), energy: 3 } }, key);
    const again = await browser.call('putDayLog', { body: { date: d('2026-11-01'), energy: 3 } }, key);
    expect(again.body).toEqual(first.body);
    expect(again.headers['idempotency-replayed']).toBe('true');
    expect((await browser.call('putDayLog', { body: { date: d('2026-11-01'), energy: 5 } }, key)).status).toBe(422);
  });

  it('has one effect when fifty come at once', async () => {
    const { browser } = await member(open);
    const key = { 'idempotency-key': 'b3f1c2d4-0000-4000-8000-000000000002' };
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => browser.call('startPeriod', { body: { date: d('2026-11-03') } }, key)),
    );
    const counted = Map.groupBy(answers, (answer) => answer.status);
    expect([...counted.keys()].every((status) => status === 200 || status === 409)).toBe(true);
    expect(answers.filter((answer) => answer.status === 200 && !answer.headers['idempotency-replayed'])).toHaveLength(
      1,
    );
    expect(await month(browser, '2026-11')).toHaveLength(1);
  });
});
