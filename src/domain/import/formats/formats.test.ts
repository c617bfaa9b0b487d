import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { localDate } from '#domain/calendar/local-date.ts';
import { NO_EDITS } from '#domain/cycle/cycle-view.ts';
import { isBleeding, type DayLog } from '#domain/cycle/day-log.ts';
import { deriveCycles } from '#domain/cycle/derive-cycles.ts';
import type { Accounted, ImportResult } from '../import-result.ts';
import { REFUSED } from '../import-refusals.ts';
import { readExport } from '../read-export.ts';
import { CLUE_SAMPLE } from '../exports.sample.ts';
import {
  APPLE_SAMPLE,
  FLO_SAMPLE,
  FLO_TEXT_SAMPLE,
  MENSINATOR_SAMPLE,
  MENSTRUDEL_SAMPLE,
  NATURAL_CYCLES_SAMPLE,
  OVUMCY_CSV_SAMPLE,
  OVUMCY_SAMPLE,
} from './others.sample.ts';

const TODAY = localDate('2026-11-21');
const read = (text: string, ageGroup: 'adult' | 'teen' = 'adult') =>
  readExport({ text, reader: { today: TODAY, ageGroup } });
function whole(result: ImportResult) {
  if (!result.ok) throw new Error(result.reason);
  return result;
}
const of = (days: readonly DayLog[], date: string) => days.find((day) => day.date === date);
const flows = (days: readonly DayLog[]) =>
  Object.fromEntries(days.filter(isBleeding).map((day) => [day.date, day.flow]));
const sum = (counts: readonly { count: number }[]) => counts.reduce((all, { count }) => all + count, 0);
const total = (told: Accounted) => told.imported + told.merged + sum(told.skipped) + sum(told.unknown);

describe('Flo', () => {
  const { days, accounted, source, kept } = whole(read(FLO_SAMPLE));
  it('reads periods day by day, open ones as far as they are told, future ones up to today', () => {
    expect(source).toBe('flo');
    expect(flows(days)).toEqual({
      '2026-02-03': 'heavy',
      '2026-02-04': 'medium',
      '2026-02-05': 'light',
      '2026-02-06': 'medium',
      '2026-03-04': 'light',
      '2026-11-20': 'medium',
      '2026-11-21': 'medium',
    });
    expect(of(days, '2026-03-03')?.flow).toBe('spotting');
  });
  it('takes the local date, both containers, and properties inside a text', () => {
    expect(of(days, '2026-02-17')).toEqual({ date: '2026-02-17', tests: [{ kind: 'ovulation', result: 'positive' }] });
    expect(of(days, '2026-02-14')).toEqual({ date: '2026-02-14', medication: [{ kind: 'pill', event: 'missed' }] });
    expect(of(days, '2026-02-19')).toEqual({ date: '2026-02-19', moods: ['anxious'] });
    expect(of(days, '2026-02-12')).toEqual({ date: '2026-02-12', sex: ['protected'], note: 'slept long' });
    expect(of(days, '2026-02-13')).toMatchObject({ temperature: { celsius: 36.5 } });
    expect(of(days, '2026-02-18')).toEqual({ date: '2026-02-18', note: 'Marked as ovulation in Flo' });
  });
  it('says where every record went', () => {
    expect(accounted).toMatchObject({
      records: 15,
      imported: 11,
      merged: 0,
      unknown: [{ name: 'Water: Water', count: 1 }],
    });
    expect(accounted.skipped).toEqual([
      { reason: 'it tells of a pregnancy, not of a period', count: 1 },
      { reason: 'the value is out of range', count: 1 },
      { reason: 'you had deleted it there', count: 1 },
    ]);
    expect(kept).toHaveLength(1);
    expect(kept[0]).toMatchObject({ date: '2026-02-12', name: 'Water: Water' });
    expect(kept[0]?.text).toContain('1200');
  });
  it('reads its text file', () => {
    const text = whole(read(FLO_TEXT_SAMPLE));
    expect(flows(text.days)).toEqual({ '2026-02-03': 'medium', '2026-02-04': 'medium', '2026-02-05': 'medium' });
    expect(of(text.days, '2026-02-03')?.symptoms).toEqual({ headache: 2 });
    expect(of(text.days, '2026-02-12')?.sex).toEqual(['unprotected']);
    expect(text.accounted).toMatchObject({
      records: 5,
      imported: 3,
      skipped: [{ count: 1 }],
      unknown: [{ name: 'Weight: 61', count: 1 }],
    });
  });
});

describe('Apple Health', () => {
  const { days, accounted, source } = whole(read(APPLE_SAMPLE));
  it('reads flow in all its spellings on the day of its own offset; spotting takes nothing away', () => {
    expect(source).toBe('apple_health');
    expect(flows(days)).toEqual({ '2026-02-03': 'heavy', '2026-02-04': 'medium', '2026-02-05': 'light' });
    expect(of(days, '2026-02-06')?.flow).toBe('none');
    expect(of(days, '2026-02-20')?.flow).toBe('spotting');
  });
  it('reads tests, fluid, symptoms, temperature and activity with its metadata', () => {
    expect(of(days, '2026-02-17')?.tests).toEqual([{ kind: 'ovulation', result: 'positive' }]);
    expect(of(days, '2026-02-16')?.fluid).toBe('egg_white');
    expect(of(days, '2026-02-03')?.symptoms).toEqual({ headache: 3 });
    expect(of(days, '2026-02-13')?.temperature).toEqual({ celsius: 36.5, disturbed: false, time: '06:40' });
    expect(of(days, '2026-02-12')?.sex).toEqual(['unprotected']);
  });
  it('counts what is not about the cycle, and keeps what has no place yet', () => {
    expect(accounted.skipped).toEqual([
      { reason: 'nothing was logged', count: 1 },
      { reason: 'it is not about your cycle', count: 3 },
      { reason: 'the day has not come yet', count: 1 },
    ]);
    expect(accounted.unknown).toEqual([{ name: 'Contraceptive', count: 1 }]);
    expect(total(accounted)).toBe(accounted.records);
  });
  it.each([
    ['one that was cut short', APPLE_SAMPLE.slice(0, -20), REFUSED.damaged],
    ['one that ends inside a tag', APPLE_SAMPLE.replace('</HealthData>', '<Record type="'), REFUSED.damaged],
    [
      'one that declares entities',
      APPLE_SAMPLE.replace(
        '<!ELEMENT HealthData',
        '<!ENTITY lol "lol"><!ENTITY lol2 "&lol;&lol;"><!ELEMENT HealthData',
      ),
      REFUSED.entities,
    ],
    ['one that nests without end', APPLE_SAMPLE.replace('</HealthData>', `${'<a>'.repeat(40)}`), REFUSED.deep],
    ['a tag without end', `<HealthData ${'x'.repeat(300_000)}`, REFUSED.damaged],
  ])('refuses %s', (_, text, reason) => {
    expect(read(text)).toEqual({ ok: false, reason });
  });
});

describe('ovumcy', () => {
  it('reads its JSON, and keeps what has no word here', () => {
    const { days, accounted } = whole(read(OVUMCY_SAMPLE));
    expect(days).toEqual([
      {
        date: '2026-02-03',
        flow: 'heavy',
        note: 'tired',
        symptoms: { cramps: 2 },
        moods: ['irritable'],
        factors: ['stress'],
      },
      { date: '2026-02-04', flow: 'medium' },
      {
        date: '2026-02-13',
        temperature: { celsius: 36.5, disturbed: true },
        fluid: 'egg_white',
        tests: [
          { kind: 'ovulation', result: 'positive' },
          { kind: 'pregnancy', result: 'negative' },
        ],
        sex: ['protected'],
      },
    ]);
    expect(accounted).toMatchObject({ records: 4, imported: 3, skipped: [{ reason: 'nothing was logged', count: 1 }] });
    expect(accounted.leftOut.map(({ name }) => name)).toEqual([
      'own symptom: cold feet',
      'factor: new_moon',
      'mood rating: 2',
    ]);
  });
  it('reads its CSV of 29 columns, and takes the guard of a formula off', () => {
    const { days, source } = whole(read(OVUMCY_CSV_SAMPLE));
    expect(source).toBe('ovumcy');
    expect(days).toEqual([
      {
        date: '2026-02-03',
        flow: 'medium',
        temperature: { celsius: 36.6, disturbed: false },
        fluid: 'creamy',
        note: '=1+1',
        sex: ['protected'],
        factors: ['stress', 'travel'],
        symptoms: { cramps: 2, poor_sleep: 2 },
        tests: [
          { kind: 'ovulation', result: 'high' },
          { kind: 'pregnancy', result: 'negative' },
        ],
      },
    ]);
  });
});

describe('Mensinator and Menstrudel', () => {
  it('Mensinator: periods, flow by symptoms, ovulation as she marked it', () => {
    const { days, accounted, source } = whole(read(MENSINATOR_SAMPLE));
    expect(source).toBe('mensinator');
    expect(flows(days)).toEqual({ '2026-02-03': 'heavy', '2026-02-04': 'light' });
    expect(of(days, '2026-02-17')?.note).toBe('Marked as ovulation in Mensinator');
    expect(accounted).toMatchObject({
      records: 7,
      unknown: [{ name: 'symptom: Cold feet', count: 1 }],
      skipped: [{ reason: 'the day could not be read', count: 1 }],
    });
    expect(total(accounted)).toBe(7);
  });
  it('Menstrudel: instants at her midnight are her days, and a log is stronger than its period', () => {
    const { days, accounted, source } = whole(read(MENSTRUDEL_SAMPLE));
    expect(source).toBe('menstrudel');
    expect(flows(days)).toEqual({
      '2026-02-03': 'heavy',
      '2026-02-04': 'light',
      '2026-02-05': 'medium',
      '2026-02-06': 'medium',
    });
    expect(of(days, '2026-02-03')).toMatchObject({ pain: { level: 6, places: [] }, symptoms: { headache: 2 } });
    expect(accounted).toMatchObject({ records: 5, imported: 4, unknown: [{ name: 'symptom: Cold feet', count: 1 }] });
  });
});

describe('tables', () => {
  it('Natural Cycles: semicolons, decimal commas, deviating temperatures', () => {
    const { days, accounted, source } = whole(read(NATURAL_CYCLES_SAMPLE));
    expect(source).toBe('natural_cycles');
    expect(days).toEqual([
      { date: '2026-02-03', flow: 'medium', temperature: { celsius: 36.41, disturbed: false } },
      {
        date: '2026-02-12',
        temperature: { celsius: 36.55, disturbed: true },
        tests: [{ kind: 'ovulation', result: 'negative' }],
        sex: ['protected'],
        note: '=cmd',
      },
      { date: '2026-02-13', flow: 'spotting' },
    ]);
    expect(accounted.skipped).toEqual([{ reason: 'the value is out of range', count: 1 }]);
  });
  it.each([
    [
      'first and last days',
      'startDate,endDate\n2026-02-03,2026-02-05\n2026-03-01,',
      ['2026-02-03', '2026-02-04', '2026-02-05', '2026-03-01'],
    ],
    ['days with points', 'Start;End\n03.02.2026;04.02.2026', ['2026-02-03', '2026-02-04']],
    ['months first', 'start_date,end_date\n2/13/2026,2/14/2026', ['2026-02-13', '2026-02-14']],
    ['a date and a flow', 'Date,Flow\n2026-02-03,light\n2026-02-04,2', ['2026-02-03', '2026-02-04']],
  ])('%s', (_, text, wanted) => {
    expect(Object.keys(flows(whole(read(text)).days))).toEqual(wanted);
  });
  it('refuses dates that can be read in two ways', () => {
    expect(read('startDate,endDate\n3/2/2026,4/2/2026')).toEqual({ ok: false, reason: REFUSED.twoOrders });
  });
  it('leaves out a bleeding that ends before it begins, or lasts for months', () => {
    expect(
      whole(read('startDate,endDate\n2026-02-05,2026-02-03\n2026-02-05,2026-08-03\n2026-02-05,soon')).accounted,
    ).toMatchObject({
      imported: 0,
      skipped: [
        { reason: 'the value is out of range', count: 2 },
        { reason: 'the day could not be read', count: 1 },
      ],
    });
  });
});

describe("in a teen's account", () => {
  it.each([
    ['Clue', CLUE_SAMPLE],
    ['Flo', FLO_SAMPLE],
    ['Apple Health', APPLE_SAMPLE],
    ['ovumcy', OVUMCY_SAMPLE],
    ['Mensinator', MENSINATOR_SAMPLE],
    ['Natural Cycles', NATURAL_CYCLES_SAMPLE],
  ])('nothing of sex and fertility comes over from %s, and it is told kindly', (_, text) => {
    const { days, accounted } = whole(read(text, 'teen'));
    for (const day of days)
      for (const field of ['sex', 'desire', 'tests', 'fluid']) expect(day).not.toHaveProperty(field);
    expect(days.some((day) => /ovulation/i.test(day.note ?? ''))).toBe(false);
    expect(total(accounted)).toBe(accounted.records);
    expect(
      [...accounted.skipped.map(({ reason }) => reason), ...accounted.leftOut.map(({ name }) => name)].some((words) =>
        words.includes('teen account has no place'),
      ),
    ).toBe(true);
  });
});

const SHARED = '../shared/data/import';
type Expected = {
  period_days: Record<string, string> | string[];
  periods: [string, string][];
  spotting: string[];
  excluded: string[];
  temperature_excluded: string[];
  ovulation_test_positive: string[];
  temperature: Record<string, number>;
  period_starts: string[];
  cycle_lengths: number[];
  records: number;
  periods_if_one_day_break_allowed: [string, string][];
};
const text = (name: string) => readFileSync(`${SHARED}/${name}`, 'utf8');
const expected = (name: string) => (JSON.parse(text('expected.json')) as Record<string, Expected>)[name] as Expected;
const periods = (days: readonly DayLog[]) =>
  deriveCycles(days, NO_EDITS).map((cycle) => [cycle.startDate, cycle.periodEnd]);
const dated = (days: readonly DayLog[], holds: (day: DayLog) => unknown) => days.filter(holds).map((day) => day.date);

describe.runIf(existsSync(`${SHARED}/expected.json`))('the sample exports beside the project', () => {
  const days = (name: string) => whole(read(text(name))).days;
  it('Clue', () => {
    expect(flows(days('clue_measurements.json'))).toEqual(expected('clue_measurements.json').period_days);
    expect(periods(days('clue_measurements.json'))).toEqual(
      expected('clue_measurements.json').periods_if_one_day_break_allowed,
    );
    const wanted = expected('clue_fourteen_months.json');
    const cycles = deriveCycles(days('clue_fourteen_months.json'), NO_EDITS);
    expect(cycles.map((cycle) => cycle.startDate)).toEqual(wanted.period_starts);
    expect(cycles.slice(0, -1).map((cycle) => cycle.length)).toEqual(wanted.cycle_lengths);
    expect(whole(read(text('clue_fourteen_months.json'))).accounted.records).toBe(wanted.records);
  });
  it('Flo', () => {
    expect(periods(days('flo_operational.json')).sort()).toEqual(expected('flo_operational.json').periods);
    expect(dated(days('flo_operational.json'), (day) => day.tests ?? /ovulation/.test(day.note ?? ''))).toEqual(
      (expected('flo_operational.json') as unknown as { ovulation: string[] }).ovulation,
    );
    expect(read(text('flo_operational_malformed.json'))).toEqual({ ok: false, reason: REFUSED.damaged });
  });
  it('drip', () => {
    const [found, wanted] = [days('drip_synthetic.csv'), expected('drip_synthetic.csv')];
    expect(flows(found)).toEqual(wanted.period_days);
    expect(dated(found, (day) => day.bleedingExcluded)).toEqual(wanted.excluded);
    expect(dated(found, (day) => day.flow === 'spotting')).toEqual(wanted.spotting);
    expect(dated(found, (day) => day.temperature?.disturbed)).toEqual(wanted.temperature_excluded);
  });
  it('Apple Health', () => {
    const [found, wanted] = [days('apple_health_synthetic.xml'), expected('apple_health_synthetic.xml')];
    expect(flows(found)).toEqual(wanted.period_days);
    expect(dated(found, (day) => day.flow === 'spotting')).toEqual(wanted.spotting);
    expect(dated(found, (day) => day.tests?.some(({ result }) => result === 'positive'))).toEqual(
      wanted.ovulation_test_positive,
    );
  });
  it('ovumcy and Mensinator', () => {
    expect(flows(days('ovumcy_documented.json'))).toEqual(expected('ovumcy_documented.json').period_days);
    expect(of(days('ovumcy_documented.json'), '2026-05-17')?.temperature?.celsius).toBe(36.7);
    expect(Object.keys(flows(days('mensinator_constructed.json')))).toEqual(
      expected('mensinator_constructed.json').period_days,
    );
  });
  it('FHIR', () => {
    expect(periods(days('fhir_observation_lmp.json')).map(([start]) => start)).toEqual([
      (expected('fhir_observation_lmp.json') as unknown as { last_period_start: string }).last_period_start,
    ]);
  });
});
