import { expect, test } from 'vitest';
import { localDate } from '#domain/calendar/local-date.ts';
import { SYMPTOMS, symptomsOffered, type DayLog } from './day-log.ts';
import type { DayChange } from './merge-day.ts';
import { changeForTeen, dayForTeen } from './teen-day.ts';

const OPEN: Omit<DayLog, 'date'> = {
  flow: 'light',
  moods: ['calm'],
  energy: 3,
  symptoms: { cramps: 2 },
  customSymptoms: { '5f0c2b1e-0000-4000-8000-000000000001': 1 },
  pain: { level: 0, places: [] },
  sleep: { hours: 7.25 },
  temperature: { celsius: 36.55, disturbed: false },
  factors: ['stress'],
  note: 'a note',
};
const CLOSED: Omit<DayLog, 'date'> = {
  sex: ['protected'],
  desire: 'high',
  tests: [
    { kind: 'ovulation', result: 'positive' },
    { kind: 'pregnancy', result: 'negative' },
  ],
  fluid: 'egg_white',
};
const MEDICINE = { kind: 'medicine', event: 'taken' } as const;

test('every field of sex and fertility goes, every other stays', () => {
  expect(changeForTeen({ ...OPEN, ...CLOSED })).toEqual(OPEN);
  expect(dayForTeen({ date: localDate('2026-11-20'), ...OPEN, ...CLOSED })).toEqual({ date: '2026-11-20', ...OPEN });
});

test.each([
  [
    'medicines stay and contraception goes',
    [MEDICINE, { kind: 'pill', event: 'missed' }, { kind: 'iud', event: 'checked' }],
    { medication: [MEDICINE] },
  ],
  ['contraception alone changes nothing', [{ kind: 'ring', event: 'placed' }], {}],
  ['taking all away still does', null, { medication: null }],
  ['what is not told is not changed', undefined, {}],
] as const)('%s', (_what, medication, left) => {
  expect(changeForTeen({ medication })).toEqual(left);
});

test('a day of nothing else is blank', () => {
  expect(dayForTeen({ date: localDate('2026-11-20'), ...CLOSED })).toEqual({ date: '2026-11-20' });
});

test('what the tables say nothing of is not there: a field, and a symptom of the closed list', () => {
  expect(changeForTeen({ flow: 'light', tomorrow: 'rain' } as DayChange)).toEqual({ flow: 'light' });
  const table = { cramps: { teens: 'shown' }, new_one: {} } as const;
  expect(symptomsOffered({ adult: false }, table)).toEqual(['cramps']);
  expect(symptomsOffered({ adult: true }, table)).toEqual(['cramps', 'new_one']);
});

test('every symptom but one is offered to all', () => {
  expect(SYMPTOMS).toHaveLength(21);
  expect(symptomsOffered({ adult: true })).toEqual(SYMPTOMS);
  expect(symptomsOffered({ adult: false })).toEqual(SYMPTOMS.filter((symptom) => symptom !== 'vaginal_dryness'));
});
