import { expect, test } from 'vitest';
import { localDate } from '#domain/calendar/local-date.ts';
import { SYMPTOMS, type DayLog } from '#domain/cycle/day-log.ts';
import { offeredSymptoms } from './symptom-order.ts';

const DAY: DayLog = { date: localDate('2026-11-21') };
const offered = (adult: boolean, day = DAY) =>
  offeredSymptoms(day, { lists: undefined, mostUsed: [], adult }).map(({ key }) => key);

test('an adult is offered the whole list, a teen all but what is not for her age', () => {
  expect(offered(true)).toEqual(SYMPTOMS);
  expect(offered(false)).toEqual(SYMPTOMS.filter((symptom) => symptom !== 'vaginal_dryness'));
});

test('what an import brought stays on its day, where she can take it away', () => {
  expect(offered(false, { ...DAY, symptoms: { vaginal_dryness: 2 } })).toEqual(SYMPTOMS);
});

test('her most used come first', () => {
  expect(
    offeredSymptoms(DAY, { lists: undefined, mostUsed: ['nausea', 'fatigue'], adult: true })
      .slice(0, 3)
      .map(({ key }) => key),
  ).toEqual(['nausea', 'fatigue', 'cramps']);
});
