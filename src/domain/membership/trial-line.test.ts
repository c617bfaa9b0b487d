import { describe, expect, test } from 'vitest';
import { localDate } from '#domain/calendar/local-date.ts';
import { trialDay, trialLine } from './trial-line.ts';

const ends = localDate('2026-11-26');
const line = (today: string) =>
  trialLine({ ends, today: localDate(today) }).map(
    ({ day, marks, when }) => `${day.slice(8)} ${marks.join('+')} ${when}`,
  );

describe('the days of a trial', () => {
  test.each([
    ['2026-11-21', ['19 began past', '21 today today', '24 reminder ahead', '26 end ahead']],
    ['2026-11-19', ['19 began+today today', '24 reminder ahead', '26 end ahead']],
    ['2026-11-24', ['19 began past', '24 reminder+today today', '26 end ahead']],
    ['2026-11-25', ['19 began past', '24 reminder past', '25 today today', '26 end ahead']],
    ['2026-11-26', ['19 began past', '24 reminder past', '26 today+end today']],
  ])('on %s', (today, stops) => expect(line(today)).toEqual(stops));

  test.each([
    ['2026-11-19', 1],
    ['2026-11-21', 3],
    ['2026-11-25', 7],
    ['2026-11-26', 7],
    ['2026-11-10', 1],
  ])('%s is day %i', (today, day) => {
    expect(trialDay({ ends, today: localDate(today) })).toBe(day);
  });
});
