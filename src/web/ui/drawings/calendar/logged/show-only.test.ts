import { expect, test } from 'vitest';
import { localDate } from '#domain/calendar/local-date.ts';
import type { DayLog } from '#domain/cycle/day-log.ts';
import { loggedDayWords, PLAINLY } from './day-words.ts';
import { choicesOf, shownOf, type ShowOnly } from './show-only.ts';

const OWN = '00000000-0000-4000-8000-0000000000aa';
const told = { names: { [OWN]: 'Ringing in the ears' }, unit: 'celsius', signs: true } as const;
const full: DayLog = {
  date: localDate('2026-11-04'),
  flow: 'heavy',
  symptoms: { cramps: 3, skin_spots: 1 },
  customSymptoms: { [OWN]: 2 },
  pain: { level: 7, places: ['head'] },
  moods: ['low', 'tender'],
  energy: 2,
  sleep: { hours: 7.5, quality: 'poor' },
  temperature: { celsius: 36.6, disturbed: true },
  fluid: 'egg_white',
  tests: [{ kind: 'ovulation', result: 'positive' }],
  sex: ['protected'],
  medication: [{ kind: 'pill', event: 'late' }],
  factors: ['shift_work'],
  note: 'a line',
};

test('the list of symptoms is that of her age', () => {
  const symptoms = (adult: boolean) =>
    choicesOf({ told, adult, flow: true, own: [] }).symptoms.map(({ value }) => value);
  expect(symptoms(true)).toContain('symptom vaginal_dryness');
  expect(symptoms(false)).not.toContain('symptom vaginal_dryness');
});

test.each([
  ['flow', { said: 'heavy', brief: 'heavy', flow: 'heavy' }],
  ['pain', { said: 'pain 7 of 10', brief: '7/10' }],
  ['symptoms', { said: 'cramps, skin spots, Ringing in the ears', brief: 'cramps, skin spots, Ringing in the ears' }],
  ['symptom cramps', { said: 'severe', brief: 'severe', severity: 3 }],
  [`symptom ${OWN}`, { said: 'moderate', brief: 'moderate', severity: 2 }],
  ['moods', { said: 'low, tender', brief: 'low, tender' }],
  ['energy', { said: 'energy low', brief: '2 of 5' }],
  ['sleep', { said: 'slept 7.5 hours, poor sleep', brief: '7.5 h' }],
  ['temperature', { said: '36.60 °C, disturbed', brief: '36.60' }],
  ['signs', { said: 'egg white fluid, ovulation test positive', brief: 'egg white fluid, ovulation test positive' }],
  ['medication', { said: 'pill late', brief: 'pill late' }],
  ['factors', { said: 'shift work', brief: 'shift work' }],
  ['note', { said: 'a note', brief: 'note' }],
  ['sex', { said: 'sex, protected', brief: 'sex, protected' }],
] as [Exclude<ShowOnly, 'all'>, object][])('%s alone', (only, shown) => {
  expect(shownOf(full, { only, told })).toEqual(shown);
  expect(shownOf({ date: full.date }, { only, told })).toBeNull();
  expect(shownOf(undefined, { only, told })).toBeNull();
});

test('a day in words holds all but sex, and signs of ovulation in two words', () => {
  expect(loggedDayWords(full, told)).toEqual([
    'heavy',
    'cramps',
    'skin spots',
    'Ringing in the ears',
    'pain 7 of 10',
    'low',
    'tender',
    'energy low',
    'slept 7.5 hours',
    'poor sleep',
    '36.60 °C, disturbed',
    'body signs',
    'medication',
    'shift work',
    'a note',
  ]);
  expect(loggedDayWords({ date: full.date, sex: ['solo'], desire: 'high' }, told)).toEqual([]);
});

test('where her stage hides fertility no sign of it is told or offered', () => {
  const hidden = { ...told, signs: false };
  expect(loggedDayWords(full, hidden)).not.toContain('body signs');
  expect(shownOf(full, { only: 'signs', told: hidden })).toBeNull();
  const values = (adult: boolean, signs: boolean) =>
    choicesOf({ told: { ...told, signs }, adult, flow: true, own: [] }).fields.map(({ value }) => value);
  expect(values(true, false)).not.toContain('signs');
  expect(values(true, true)).toEqual(expect.arrayContaining(['signs', 'sex']));
  expect(values(false, true)).not.toContain('signs');
  expect(values(false, true)).not.toContain('sex');
});

test('flow is not offered where the log has none; her own symptoms stand by their names; Fahrenheit as she reads it', () => {
  const { fields, own } = choicesOf({
    told,
    adult: true,
    flow: false,
    own: [{ id: OWN, name: 'Ringing in the ears' }],
  });
  expect(fields.map(({ value }) => value)).not.toContain('flow');
  expect(own).toEqual([{ value: `symptom ${OWN}`, label: 'Ringing in the ears' }]);
  expect(shownOf(full, { only: 'temperature', told: { ...told, unit: 'fahrenheit' } })?.brief).toBe('97.88');
  expect(
    loggedDayWords(
      { date: full.date, temperature: { celsius: 36.6, disturbed: false } },
      { ...PLAINLY, unit: 'fahrenheit' },
    ),
  ).toEqual(['97.88 °F']);
});
