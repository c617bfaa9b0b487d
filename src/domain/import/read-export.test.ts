import { existsSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { localDate } from '#domain/calendar/local-date.ts';
import { NO_EDITS } from '#domain/cycle/cycle-view.ts';
import { isBleeding, type DayLog } from '#domain/cycle/day-log.ts';
import { deriveCycles } from '#domain/cycle/derive-cycles.ts';
import { CLUE_BACKUP_SAMPLE, CLUE_SAMPLE, DRIP_SAMPLE } from './exports.sample.ts';
import type { Accounted, ImportResult } from './import-result.ts';
import { LONGEST_FILE, readExport, REFUSED } from './read-export.ts';

const TODAY = localDate('2026-11-21');
const read = (text: string, fileName = 'export.json') => readExport({ text, fileName, today: TODAY });
function whole(result: ImportResult) {
  if (!result.ok) throw new Error(result.reason);
  return result;
}
const dayOf = (days: readonly DayLog[], date: string) => days.find((day) => day.date === date);
const sum = (counts: readonly { count: number }[]) => counts.reduce((all, entry) => all + entry.count, 0);
const total = (accounted: Accounted) => accounted.imported + accounted.merged + sum(accounted.skipped) + sum(accounted.unknown);

describe('Clue from 2024 on', () => {
  const { days, accounted, source, span } = whole(read(CLUE_SAMPLE));
  it('puts the records of a day together', () => {
    expect(source).toBe('clue');
    expect(dayOf(days, '2026-03-03')).toEqual({ date: '2026-03-03', flow: 'heavy', symptoms: { cramps: 2, backache: 2 } });
    expect(dayOf(days, '2026-03-15')).toEqual({ date: '2026-03-15', tests: [{ kind: 'ovulation', result: 'positive' }], temperature: { celsius: 36.52, disturbed: false } });
    expect(dayOf(days, '2026-03-20')).toEqual({ date: '2026-03-20', moods: ['happy', 'irritable'], energy: 1 });
    expect(dayOf(days, '2026-03-14')).toEqual({ date: '2026-03-14', fluid: 'egg_white' });
  });
  it('spotting beside bleeding takes nothing away', () => {
    expect(dayOf(days, '2026-03-16')).toEqual({ date: '2026-03-16', flow: 'spotting' });
    const turned = JSON.stringify([...(JSON.parse(CLUE_SAMPLE) as unknown[])].reverse());
    expect(dayOf(whole(read(turned)).days, '2026-03-03')?.flow).toBe('heavy');
  });
  it('says of every record where it went', () => {
    expect(accounted).toEqual({
      records: 19,
      imported: 10,
      merged: 2,
      skipped: [{ reason: 'the value is out of range', count: 1 }, { reason: 'the day has not come yet', count: 1 }, { reason: 'the day could not be read', count: 1 }, { reason: 'nothing was logged', count: 1 }, { reason: 'the record could not be read', count: 1 }],
      unknown: [{ name: 'sex_life', count: 1 }, { name: 'period: floods', count: 1 }].sort((a, b) => b.count - a.count),
      leftOut: [{ name: 'pain: ovulation', count: 1 }],
    });
    expect(span).toEqual({ from: '2026-03-02', to: '2026-03-20' });
  });
  it('today is no future day, tomorrow is', () => {
    const on = (date: string) => whole(read(JSON.stringify([{ type: 'period', date, value: { option: 'light' } }]))).days.length;
    expect([on('2026-11-21'), on('2026-11-22')]).toEqual([1, 0]);
  });
});

describe('Clue before 2024', () => {
  it('reads one object a day, lists or single words', () => {
    const { days, accounted } = whole(read(CLUE_BACKUP_SAMPLE, 'ClueBackup.cluedata'));
    expect(days).toEqual([
      { date: '2016-05-01', flow: 'medium', symptoms: { cramps: 2, headache: 2 } },
      { date: '2016-05-02', flow: 'heavy', energy: 2 },
    ]);
    expect(accounted).toMatchObject({ records: 6, imported: 4, merged: 0, skipped: [{ reason: 'nothing was logged', count: 1 }], unknown: [{ name: 'party', count: 1 }] });
  });
});

describe('drip', () => {
  const { days, accounted, source } = whole(read(DRIP_SAMPLE, 'my-drip-data-export.csv'));
  it('reads codes and words, quoted commas and lines, excluded bleeding', () => {
    expect(source).toBe('drip');
    expect(days).toEqual([
      { date: '2026-05-01', flow: 'medium', temperature: { celsius: 36.55, disturbed: false }, note: 'Temperature: slept badly, short', symptoms: { cramps: 2 }, moods: ['happy'] },
      { date: '2026-05-02', flow: 'heavy', note: 'two "hot" bottles\r\nand tea' },
      { date: '2026-05-03', flow: 'light', bleedingExcluded: true, temperature: { celsius: 36.71, disturbed: true } },
      { date: '2026-05-14', fluid: 'egg_white' },
      { date: '2026-05-15', flow: 'spotting', fluid: 'dry', symptoms: { fatigue: 2 } },
    ]);
  });
  it('says of every row where it went', () => {
    expect(accounted).toMatchObject({
      records: 10, imported: 5, merged: 0,
      skipped: [{ reason: 'the value is out of range', count: 1 }, { reason: 'nothing was logged', count: 1 }, { reason: 'the record could not be read', count: 1 }, { reason: 'the day has not come yet', count: 1 }],
      unknown: [{ name: 'desire.value', count: 1 }],
    });
    expect(accounted.leftOut).toEqual([{ name: 'temperature.time', count: 1 }, { name: 'desire.value', count: 1 }]);
  });
  it.each([
    ['a column outside the set', 'date,bleeding.value,shoe.size\n2026-05-01,1,39', 'shoe.size'],
    ['no date', 'bleeding.value,note.value\n1,x', 'date'],
    ['a column twice', 'date,note.value,note.value\n2026-05-01,a,b', 'note.value'],
  ])('refuses %s', (_, text, column) => {
    expect(read(text, 'x.csv')).toEqual({ ok: false, reason: REFUSED.column(column) });
  });
});

describe('what is refused whole', () => {
  it.each([
    ['a zip with a password', 'PK\u0003\u0004\u0014\u0000\u0009\u0008\u0008\u0000rest', 'ClueDataDownload.zip', REFUSED.lockedZip],
    ['a zip without', 'PK\u0003\u0004\u0014\u0000\u0000\u0008\u0008\u0000rest', 'x.json', REFUSED.zip],
    ['an empty zip', 'PK\u0005\u0006', 'x', REFUSED.zip],
    ['nothing', '\ufeff  \n', 'x.json', REFUSED.empty],
    ['JSON cut short', CLUE_SAMPLE.slice(0, -20), 'measurements.json', REFUSED.damaged],
    ['an empty list', '[]', 'x.json', REFUSED.strange],
    ['another list out of the same zip', '[{"id":"x","name":"Pill"}]', 'x.json', REFUSED.strange],
    ['another tracker', '{"operationalData":{"cycles":[]}}', 'flo.json', REFUSED.strange],
    ['a text', 'Dear diary, today', 'x.txt', REFUSED.strange],
    ['a table of something else', 'date,amount\n2026-01-01,5', 'bank.csv', REFUSED.strange],
    ['a file that is too large', `[${' '.repeat(LONGEST_FILE)}]`, 'x.json', REFUSED.long],
  ])('%s', (_, text, name, reason) => {
    expect(read(text, name)).toEqual({ ok: false, reason });
  });
  it('a byte order mark does not matter', () => {
    expect(read(`\ufeff${CLUE_SAMPLE}`).ok).toBe(true);
  });
});

describe('hostile files', () => {
  it('words like constructor and __proto__ are only unknown names', () => {
    const text = '[{"type":"period","date":"2026-01-01","value":{"option":"constructor"}},{"type":"__proto__","date":"2026-01-01","value":{}},{"type":"toString","date":"2026-01-01"},{"type":"pain","date":"__proto__","value":[{"option":"cramps"}]}]';
    expect(whole(read(text))).toMatchObject({ days: [], accounted: { records: 4, imported: 0, skipped: [{ count: 1 }] } });
    expect(sum(whole(read(text)).accounted.unknown)).toBe(3);
  });
  it('a thousand strange names fill no screen', () => {
    const records = [{ type: 'period', date: '2026-01-01', value: { option: 'light' } }, ...Array.from({ length: 1000 }, (_, index) => ({ type: `type ${index}`, date: '2026-01-01' }))];
    const { accounted } = whole(read(JSON.stringify(records)));
    expect(accounted.unknown.length).toBeLessThanOrEqual(41);
    expect(total(accounted)).toBe(1001);
  });
  it('a note loses what cannot be stored and keeps 4000 characters', () => {
    const note = whole(read(`date,note.value\n2026-01-01,"a\u0000b${'x'.repeat(5000)}"`, 'x.csv')).days[0]?.note ?? '';
    expect(note.startsWith('abxx')).toBe(true);
    expect(note).toHaveLength(4000);
  });

  const value = fc.oneof(fc.jsonValue(), fc.record({ option: fc.constantFrom('light', 'heavy', 'sad', 'period_cramps', 'x') }), fc.array(fc.record({ option: fc.string() })));
  const record = fc.record({ type: fc.constantFrom('period', 'pain', 'bbt', 'feelings', 'tests', 'sex_life', 'constructor'), date: fc.oneof(fc.constantFrom('2026-01-01', '2026-01-02', '2099-01-01', '2026-13-01'), fc.string()), value }, { requiredKeys: [] });
  const cell = fc.oneof(fc.constantFrom('2026-01-01', '1', '3', 'true', 'false', '36.5', '"', ''), fc.string());
  const table = fc.array(fc.array(cell, { minLength: 3, maxLength: 3 })).map((rows) => ['date,bleeding.value,temperature.value', ...rows.map((row) => row.join(','))].join('\n'));
  const anything = fc.oneof(fc.string({ unit: 'binary', maxLength: 300 }), fc.json(), fc.array(fc.oneof(record, fc.jsonValue())).map((list) => JSON.stringify(list)), fc.array(record).map((data) => JSON.stringify({ data: data.map((entry) => ({ day: entry.date, [entry.type ?? 'x']: entry.value })) })), table);

  it('no text ever throws, every record is accounted for, and every day is whole', () => {
    fc.assert(fc.property(anything, fc.string(), (text, fileName) => {
      const result = read(text, fileName);
      expect(typeof result.ok).toBe('boolean');
      if (!result.ok) return;
      expect(total(result.accounted)).toBe(result.accounted.records);
      for (const day of result.days) {
        expect(day.date <= TODAY).toBe(true);
        expect(Object.keys(day).length).toBeGreaterThan(1);
        if (day.temperature) expect(day.temperature.celsius >= 34 && day.temperature.celsius <= 43).toBe(true);
      }
      expect(new Set(result.days.map((day) => day.date)).size).toBe(result.days.length);
    }), { numRuns: 500 });
  });
});

const SHARED = '../shared/data/import';
type Expected = { [file: string]: { period_days: Record<string, string>; excluded: string[]; spotting: string[]; temperature_excluded: string[]; period_starts: string[]; cycle_lengths: number[]; records: number; periods_if_one_day_break_allowed: [string, string][] } };
const shared = (name: string) => whole(read(readFileSync(`${SHARED}/${name}`, 'utf8'), name));
const expected = () => JSON.parse(readFileSync(`${SHARED}/expected.json`, 'utf8')) as Expected;
const flows = (days: readonly DayLog[]) => Object.fromEntries(days.filter(isBleeding).map((day) => [day.date, day.flow]));

describe.runIf(existsSync(`${SHARED}/expected.json`))('the sample exports beside the project', () => {
  it('Clue, fourteen months: the periods and lengths that went in', () => {
    const { days, accounted } = shared('clue_fourteen_months.json');
    const cycles = deriveCycles(days, NO_EDITS);
    const wanted = expected()['clue_fourteen_months.json'];
    expect(cycles.map((cycle) => cycle.startDate)).toEqual(wanted?.period_starts);
    expect(cycles.slice(0, -1).map((cycle) => cycle.length)).toEqual(wanted?.cycle_lengths);
    expect(accounted.records).toBe(wanted?.records);
    expect(total(accounted)).toBe(accounted.records);
  });
  it('Clue, one period with a day between', () => {
    const { days } = shared('clue_measurements.json');
    const wanted = expected()['clue_measurements.json'];
    expect(flows(days)).toEqual(wanted?.period_days);
    expect(deriveCycles(days, NO_EDITS).map((cycle) => [cycle.startDate, cycle.periodEnd])).toEqual(wanted?.periods_if_one_day_break_allowed);
  });
  it('drip', () => {
    const { days } = shared('drip_synthetic.csv');
    const wanted = expected()['drip_synthetic.csv'];
    expect(flows(days)).toEqual(wanted?.period_days);
    expect(days.filter((day) => day.bleedingExcluded).map((day) => day.date)).toEqual(wanted?.excluded);
    expect(days.filter((day) => day.flow === 'spotting').map((day) => day.date)).toEqual(wanted?.spotting);
    expect(days.filter((day) => day.temperature?.disturbed).map((day) => day.date)).toEqual(wanted?.temperature_excluded);
  });
  it.each(['flo_operational.json', 'flo_operational_malformed.json', 'apple_health_synthetic.xml', 'mensinator_constructed.json', 'ovumcy_documented.json', 'fhir_observation_lmp.json'])('%s is refused whole', (name) => {
    expect(read(readFileSync(`${SHARED}/${name}`, 'utf8'), name).ok).toBe(false);
  });
});
