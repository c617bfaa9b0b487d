import { describe, expect, it } from 'vitest';
import { addDays, localDate } from '#domain/calendar/local-date.ts';
import { NO_EDITS } from '#domain/cycle/cycle-view.ts';
import { deriveCycles } from '#domain/cycle/derive-cycles.ts';
import { DAY_FIELDS, type DayFieldName, type DayFieldTable } from '#domain/cycle/day-fields/day-fields.ts';
import type { DayLog, DayValues } from '#domain/cycle/day-log.ts';
import { countedCycles } from './counted-cycles.ts';
import { reportOf } from './report.ts';
import { usualDays } from './symptom-days.ts';

const d = localDate;
const STARTS = ['2026-08-12', '2026-09-10', '2026-10-07', '2026-11-04'];
const logs: DayLog[] = STARTS.flatMap((start) =>
  [0, 1, 2, 3, 4].map((day): DayLog => ({
    date: addDays(d(start), day),
    flow: day === 1 ? 'heavy' : 'medium',
    ...(day === 1 && { pain: { level: 6, places: [] }, symptoms: { cramps: 3 }, factors: ['travel'] }),
    note: 'mine',
    sex: ['protected'],
  })),
);
const report = (kind: 'one' | 'full', namesPhases = true) =>
  reportOf({
    cycles: deriveCycles(logs, NO_EDITS),
    logs,
    span: { from: d('2026-08-01'), to: d('2026-11-21') },
    today: d('2026-11-21'),
    kind,
    namesPhases,
    medications: [
      { id: 'iron', name: 'Iron', kind: 'medicine', schedule: 'daily', start: d('2026-11-20'), hidden: false },
    ],
    viewer: { adult: true, bleeding: true, ovulation: true },
  });

describe('the report', () => {
  it('counts what was logged, newest cycle first', () => {
    const { lengths, worstPain, cycles, symptoms } = report('one');
    expect(lengths).toEqual({ count: 3, median: 28, shortest: 27, longest: 29, variation: 2, period: 5 });
    expect(worstPain).toBe(6);
    expect(cycles[0]).toMatchObject({
      startDate: '2026-11-04',
      length: null,
      lived: 18,
      heaviest: { flow: 'heavy', days: [2] },
      worstPain: 6,
      factors: ['travel'],
      stretches: [],
    });
    expect(cycles[1]?.stretches.map(({ part }) => part)).toEqual(['rest', 'create', 'shine', 'reflect']);
    expect(symptoms).toEqual([
      { key: 'cramps', logged: 4, severe: 4, cycles: 3, of: 3, days: { from: 2, to: 2 }, peak: 3 },
    ]);
  });

  const flushes: DayLog[] = Array.from({ length: 35 }, (_, day) => ({
    date: addDays(d('2026-09-01'), day * 2),
    symptoms: { hot_flushes: 3 },
  }));
  const without = (kind: 'one' | 'full', told: readonly DayLog[] = flushes) =>
    reportOf({
      cycles: [],
      logs: told,
      span: { from: d('2026-08-01'), to: d('2026-11-21') },
      today: d('2026-11-21'),
      kind,
      namesPhases: false,
      medications: [],
      viewer: { adult: true, bleeding: true, ovulation: false },
    });
  it.each(['one', 'full'] as const)('tells 35 days of severe flushes where there is no cycle (%s)', (kind) =>
    expect(without(kind).symptoms).toEqual([
      { key: 'hot_flushes', logged: 35, severe: 35, cycles: 0, of: 0, days: null, peak: 3 },
    ]),
  );
  it('a symptom of one mild day is no symptom that returns, one severe day is told', () => {
    const once = (severity: 1 | 3) =>
      without('one', [{ date: d('2026-09-01'), symptoms: { nausea: severity } }]).symptoms.map(({ key }) => key);
    expect([once(1), once(3)]).toEqual([[], ['nausea']]);
  });
  it('the symptom of most days comes first, whether or not it is in many cycles', () => {
    const told = [...logs, ...flushes].toSorted((a, b) => (a.date < b.date ? -1 : 1));
    expect(without('one', told).symptoms.map(({ key, logged }) => [key, logged])).toEqual([
      ['hot_flushes', 35],
      ['cramps', 4],
    ]);
  });

  it('a day with bleeding is told as bleeding, wherever in the cycle it is', () => {
    const late: DayLog = { date: d('2026-10-20'), flow: 'light', moods: ['low'] };
    const told = [...logs, late].toSorted((a, b) => (a.date < b.date ? -1 : 1));
    const cycles = deriveCycles(logs, NO_EDITS);
    const input = { cycles, logs: told, span: { from: d('2026-08-01'), to: d('2026-11-21') } };
    const { cycles: reported } = reportOf({
      ...input,
      today: d('2026-11-21'),
      kind: 'one',
      namesPhases: true,
      medications: [],
      viewer: { adult: true, bleeding: true, ovulation: true },
    });
    expect(reported.find(({ startDate }) => startDate === '2026-10-07')?.bled).toEqual([
      { from: 1, to: 5 },
      { from: 14, to: 14 },
    ]);
    const parts = countedCycles({ ...input, namesPhases: false }).flatMap(({ days }) =>
      days.filter(({ log }) => log.flow !== undefined).map(({ part }) => part),
    );
    expect(new Set(parts)).toEqual(new Set(['bleeding']));
  });
  it('a day of a cycle that began before the span has its cycle day', () => {
    const { days } = reportOf({
      cycles: deriveCycles(logs, NO_EDITS),
      logs: logs.filter(({ date }) => date >= '2026-11-06'),
      span: { from: d('2026-11-06'), to: d('2026-11-21') },
      today: d('2026-11-21'),
      kind: 'full',
      namesPhases: true,
      medications: [],
      viewer: { adult: true, bleeding: true, ovulation: true },
    });
    expect(days[0]).toMatchObject({ date: '2026-11-06', cycleDay: 3, flow: 'medium' });
  });
  it('has every day only in full, and never notes or sex', () => {
    expect(report('one').days).toEqual([]);
    expect(report('full').days).toHaveLength(20);
    expect(report('one')).toMatchObject({ medicines: [], signs: null });
    expect(report('full')).toMatchObject({ medicines: [{ name: 'Iron' }], signs: { tests: [], fluid: [] } });
    expect(JSON.stringify(report('full'))).not.toMatch(/mine|protected/);
  });
  it('names no phase where they are not named', () =>
    expect(report('one', false).cycles.every(({ stretches }) => stretches.length === 0)).toBe(true));
});

const LOGGED: Readonly<DayValues> = {
  flow: 'heavy',
  bleedingExcluded: true,
  soaking: 'every_hour',
  missed: ['work'],
  moods: ['calm'],
  energy: 2,
  symptoms: { cramps: 2 },
  customSymptoms: { own: 1 },
  pain: { level: 3, places: [] },
  sleep: { hours: 7 },
  temperature: { celsius: 36.5, disturbed: false },
  fluid: 'dry',
  tests: [{ kind: 'pregnancy', result: 'negative' }],
  sex: ['solo'],
  desire: 'low',
  medication: [{ kind: 'pill', event: 'taken' }],
  factors: ['travel'],
  flagsRead: ['soaking'],
  bloodLoss: { counts: { pad_full: 2 } },
  flushesDay: 3,
  flushesNight: 1,
  note: 'mine',
};

describe('of each field the full report tells what the table says', () => {
  const date = d('2026-10-20');
  const of = (values: object, fields?: DayFieldTable) =>
    reportOf({
      cycles: deriveCycles(logs, NO_EDITS),
      logs: [{ date, ...values }],
      span: { from: d('2026-08-01'), to: d('2026-11-21') },
      today: d('2026-11-21'),
      kind: 'full',
      namesPhases: true,
      medications: [],
      viewer: { adult: true, bleeding: true, ovulation: true },
      ...(fields && { fields }),
    });
  it.each(Object.keys(DAY_FIELDS) as DayFieldName[])('%s', (name) => {
    const [told, blank] = [of({ [name]: LOGGED[name] }), of({})];
    if (DAY_FIELDS[name].report === 'never') expect(told).toEqual(blank);
    else expect(told).not.toEqual(blank);
    expect(of({ [name]: LOGGED[name] }, { ...DAY_FIELDS, [name]: { ...DAY_FIELDS[name], report: 'never' } })).toEqual(
      blank,
    );
  });
});

describe('usual days', () => {
  const at = (...days: number[]) => days.map((day) => ({ day, cycles: 1 }));
  it('run around the end of the cycle', () => expect(usualDays(at(27, 28, 1, 2, 3), 28)).toEqual({ from: 27, to: 2 }));
  it('hold eight in ten, not all', () => expect(usualDays(at(1, 2, 3, 4, 15), 28)).toEqual({ from: 1, to: 4 }));
  it('are none when they are everywhere', () => expect(usualDays(at(1, 5, 9, 13, 17, 21, 25), 28)).toBeNull());
});
