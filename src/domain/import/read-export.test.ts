import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, localDate } from '#domain/calendar/local-date.ts';
import type { DayLog } from '#domain/cycle/day-log.ts';
import { CLUE_BACKUP_SAMPLE, CLUE_SAMPLE, DRIP_SAMPLE } from './exports.sample.ts';
import type { Accounted, ImportResult } from './import-result.ts';
import { readExport } from './read-export.ts';
import { IMPORT_LIMITS } from './import-limits.ts';
import { REFUSED } from './import-refusals.ts';

const TODAY = localDate('2026-11-21');
const read = (text: string) => readExport({ text, reader: { today: TODAY, ageGroup: 'adult' } });
function whole(result: ImportResult) {
  if (!result.ok) throw new Error(result.reason);
  return result;
}
const dayOf = (days: readonly DayLog[], date: string) => days.find((day) => day.date === date);
const sum = (counts: readonly { count: number }[]) => counts.reduce((all, entry) => all + entry.count, 0);
const total = (accounted: Accounted) =>
  accounted.imported + accounted.merged + sum(accounted.skipped) + sum(accounted.unknown);

describe('Clue from 2024 on', () => {
  const { days, accounted, source, span } = whole(read(CLUE_SAMPLE));
  it('puts the records of a day together', () => {
    expect(source).toBe('clue');
    expect(dayOf(days, '2026-03-03')).toEqual({
      date: '2026-03-03',
      flow: 'heavy',
      symptoms: { cramps: 2, backache: 2 },
    });
    expect(dayOf(days, '2026-03-15')).toEqual({
      date: '2026-03-15',
      tests: [{ kind: 'ovulation', result: 'positive' }],
      temperature: { celsius: 36.52, disturbed: false },
    });
    expect(dayOf(days, '2026-03-20')).toEqual({ date: '2026-03-20', moods: ['happy', 'irritable'], energy: 1 });
    expect(dayOf(days, '2026-03-14')).toEqual({ date: '2026-03-14', fluid: 'egg_white', sex: ['protected'] });
  });
  it('spotting beside bleeding takes nothing away', () => {
    expect(dayOf(days, '2026-03-16')).toEqual({ date: '2026-03-16', flow: 'spotting' });
    const turned = JSON.stringify([...(JSON.parse(CLUE_SAMPLE) as unknown[])].reverse());
    expect(dayOf(whole(read(turned)).days, '2026-03-03')?.flow).toBe('heavy');
  });
  it('says of every record where it went', () => {
    expect(accounted).toEqual({
      records: 19,
      imported: 11,
      merged: 2,
      skipped: [
        { reason: 'the value is out of range', count: 1 },
        { reason: 'the day has not come yet', count: 1 },
        { reason: 'the day could not be read', count: 1 },
        { reason: 'nothing was logged', count: 1 },
        { reason: 'the record could not be read', count: 1 },
      ],
      unknown: [{ name: 'period: floods', count: 1 }],
      leftOut: [{ name: 'pain: ovulation', count: 1 }],
    });
    expect(span).toEqual({ from: '2026-03-02', to: '2026-03-20' });
  });
  it('today is no future day, tomorrow is', () => {
    const on = (date: string) =>
      whole(read(JSON.stringify([{ type: 'period', date, value: { option: 'light' } }]))).days.length;
    expect([on('2026-11-21'), on('2026-11-22')]).toEqual([1, 0]);
  });
});

describe('Clue before 2024', () => {
  it('reads one object a day, lists or single words', () => {
    const { days, accounted } = whole(read(CLUE_BACKUP_SAMPLE));
    expect(days).toEqual([
      { date: '2016-05-01', flow: 'medium', symptoms: { cramps: 2, headache: 2 } },
      { date: '2016-05-02', flow: 'heavy', energy: 2 },
    ]);
    expect(accounted).toMatchObject({
      records: 6,
      imported: 4,
      merged: 0,
      skipped: [{ reason: 'nothing was logged', count: 1 }],
      unknown: [{ name: 'party: cigarettes', count: 1 }],
    });
  });
});

describe('drip', () => {
  const { days, accounted, source } = whole(read(DRIP_SAMPLE));
  it('reads codes and words, quoted commas and lines, excluded bleeding', () => {
    expect(source).toBe('drip');
    expect(days).toEqual([
      {
        date: '2026-05-01',
        flow: 'medium',
        temperature: { celsius: 36.55, disturbed: false, time: '06:45' },
        note: 'Temperature: slept badly, short',
        symptoms: { cramps: 2 },
        moods: ['happy'],
      },
      { date: '2026-05-02', flow: 'heavy', desire: 'usual', note: 'two "hot" bottles\r\nand tea' },
      { date: '2026-05-03', flow: 'light', bleedingExcluded: true, temperature: { celsius: 36.71, disturbed: true } },
      { date: '2026-05-14', fluid: 'egg_white' },
      { date: '2026-05-15', flow: 'spotting', fluid: 'dry', symptoms: { fatigue: 2 } },
      { date: '2026-05-16', desire: 'high' },
    ]);
  });
  it('says of every row where it went', () => {
    expect(accounted).toMatchObject({
      records: 10,
      imported: 6,
      merged: 0,
      skipped: [
        { reason: 'the value is out of range', count: 1 },
        { reason: 'nothing was logged', count: 1 },
        { reason: 'the record could not be read', count: 1 },
        { reason: 'the day has not come yet', count: 1 },
      ],
      unknown: [],
    });
    expect(accounted.leftOut).toEqual([]);
  });
  it.each([
    ['a column outside the set', 'date,bleeding.value,shoe.size\n2026-05-01,1,39', 'shoe.size'],
    ['no date', 'bleeding.value,note.value\n1,x', 'date'],
    ['a column twice', 'date,note.value,note.value\n2026-05-01,a,b', 'note.value'],
  ])('refuses %s', (_, text, column) => {
    expect(read(text)).toEqual({ ok: false, reason: REFUSED.column(column) });
  });
});

describe('what is refused whole', () => {
  it.each([
    ['a zip with a password', 'PK\u0003\u0004\u0014\u0000\u0009\u0008\u0008\u0000rest', REFUSED.lockedZip],
    ['a zip without', 'PK\u0003\u0004\u0014\u0000\u0000\u0008\u0008\u0000rest', REFUSED.zip],
    ['an empty zip', 'PK\u0005\u0006', REFUSED.zip],
    ['nothing', '\ufeff  \n', REFUSED.empty],
    ['JSON cut short', CLUE_SAMPLE.slice(0, -20), REFUSED.damaged],
    ['an empty list', '[]', REFUSED.strange],
    ['another list out of the same zip', '[{"id":"x","name":"Pill"}]', REFUSED.strange],
    ['JSON of something else', '{"hello":"world"}', REFUSED.strange],
    ['a text', 'Dear diary, today', REFUSED.strange],
    ['a table of something else', 'date,amount\n2026-01-01,5', REFUSED.strange],
    ['a page', '<!doctype html><p>hello', REFUSED.strange],
    ['a file that is too large', `[${' '.repeat(IMPORT_LIMITS.file)}]`, REFUSED.long],
    ['JSON that nests too deep', `${'['.repeat(100_000)}${']'.repeat(100_000)}`, REFUSED.deep],
    [
      'a key that reaches for the prototype',
      '[{"type":"period","date":"2026-01-01","value":{"option":"light"},"__proto__":{"isAdmin":true}}]',
      REFUSED.planted,
    ],
    [
      'more records than any export',
      JSON.stringify(Array.from({ length: IMPORT_LIMITS.records + 1 }, () => ({ type: 'period', date: '' }))),
      REFUSED.manyRecords,
    ],
    [
      'more days than anybody lived through',
      `date,flow\n${Array.from({ length: IMPORT_LIMITS.days + 1 }, (_, index) => `${addDays(TODAY, -index)},light`).join('\n')}`,
      REFUSED.manyDays,
    ],
  ])('%s', (_, text, reason) => {
    expect(read(text)).toEqual({ ok: false, reason });
  });
  it('but not one day fewer', () => {
    const days = Array.from({ length: IMPORT_LIMITS.days }, (_, index) => `${addDays(TODAY, -index)},light`);
    expect(whole(read(`date,flow\n${days.join('\n')}`)).days).toHaveLength(IMPORT_LIMITS.days);
  });
  it('a byte order mark does not matter', () => {
    expect(read(`\ufeff${CLUE_SAMPLE}`).ok).toBe(true);
  });
});

describe('hostile files', () => {
  it('words like constructor and __proto__ are only unknown names', () => {
    const text =
      '[{"type":"period","date":"2026-01-01","value":{"option":"constructor"}},{"type":"__proto__","date":"2026-01-01","value":{}},{"type":"toString","date":"2026-01-01"},{"type":"pain","date":"__proto__","value":[{"option":"cramps"}]}]';
    expect(whole(read(text))).toMatchObject({
      days: [],
      accounted: { records: 4, imported: 0, skipped: [{ count: 1 }] },
    });
    expect(sum(whole(read(text)).accounted.unknown)).toBe(3);
  });
  it('a thousand strange names fill no screen', () => {
    const records = [
      { type: 'period', date: '2026-01-01', value: { option: 'light' } },
      ...Array.from({ length: 1000 }, (_, index) => ({ type: `type ${index}`, date: '2026-01-01' })),
    ];
    const { accounted } = whole(read(JSON.stringify(records)));
    expect(accounted.unknown.length).toBeLessThanOrEqual(41);
    expect(total(accounted)).toBe(1001);
  });
  it('a note loses what cannot be stored and keeps 4000 characters', () => {
    const note = whole(read(`date,note.value\n2026-01-01,"a\u0000b${'x'.repeat(5000)}"`)).days[0]?.note ?? '';
    expect(note.startsWith('abxx')).toBe(true);
    expect(note).toHaveLength(4000);
  });

  const value = fc.oneof(
    fc.jsonValue(),
    fc.record({ option: fc.constantFrom('light', 'heavy', 'sad', 'period_cramps', 'x') }),
    fc.array(fc.record({ option: fc.string() })),
  );
  const record = fc.record(
    {
      type: fc.constantFrom('period', 'pain', 'bbt', 'feelings', 'tests', 'sex_life', 'constructor'),
      date: fc.oneof(fc.constantFrom('2026-01-01', '2026-01-02', '2099-01-01', '2026-13-01'), fc.string()),
      value,
    },
    { requiredKeys: [] },
  );
  const cell = fc.oneof(fc.constantFrom('2026-01-01', '1', '3', 'true', 'false', '36.5', '"', ''), fc.string());
  const table = fc
    .array(fc.array(cell, { minLength: 3, maxLength: 3 }))
    .map((rows) => ['date,bleeding.value,temperature.value', ...rows.map((row) => row.join(','))].join('\n'));
  const anything = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc.json(),
    fc.array(fc.oneof(record, fc.jsonValue())).map((list) => JSON.stringify(list)),
    fc
      .array(record)
      .map((data) =>
        JSON.stringify({ data: data.map((entry) => ({ day: entry.date, [entry.type ?? 'x']: entry.value })) }),
      ),
    table,
  );

  it('no text ever throws, every record is accounted for, and every day is whole', () => {
    fc.assert(
      fc.property(anything, (text) => {
        const result = read(text);
        expect(typeof result.ok).toBe('boolean');
        if (!result.ok) return;
        expect(total(result.accounted)).toBe(result.accounted.records);
        for (const day of result.days) {
          expect(day.date <= TODAY).toBe(true);
          expect(Object.keys(day).length).toBeGreaterThan(1);
          if (day.temperature) expect(day.temperature.celsius >= 34 && day.temperature.celsius <= 43).toBe(true);
        }
        expect(new Set(result.days.map((day) => day.date)).size).toBe(result.days.length);
      }),
      { numRuns: 500 },
    );
  });
});

describe('an export of our own is read whatever its length', () => {
  const page = (index: number, content: string) => ({
    date: '2026-11-01',
    title: `Page ${index}`,
    content,
    mood: null,
    dreamInsights: '',
    tags: [],
    moon: { phase: 'new', illuminated: 0, waxing: true },
    cycle: null,
    createdAt: new Date(Date.UTC(2026, 10, 1, 0, 0, index)).toISOString(),
  });
  const long = 'x'.repeat(190_000);
  const own = (head: string) =>
    `${head}${JSON.stringify(Array.from({ length: 100 }, (_, index) => page(index, long)))}}`;
  it.each([
    '{"format":"moonhearth-export","version":1,"days":[],"journal":',
    '\ufeff{ "format" : "moonhearth-export",\n"version":1,"days":[],"journal":',
  ])('%j with 19 million characters', (head) => {
    const text = own(head);
    expect(text.length).toBeGreaterThan(IMPORT_LIMITS.file);
    const result = read(text);
    expect(result.ok && result.source === 'moonhearth' && result.pages.length).toBe(100);
  });
  it("a file that only says so further down is another tracker's", () => {
    expect(read(own('{"days":[],"format":"moonhearth-export","version":1,"journal":'))).toEqual({
      ok: false,
      reason: REFUSED.long,
    });
  });
});
