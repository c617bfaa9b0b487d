import { expect, test } from 'vitest';
import { addDays, localDate } from '#domain/calendar/local-date.ts';
import { dayToShow, OFFLINE_DAYS } from './offline-copy.ts';

const first = localDate('2026-11-21');
const days = Array.from({ length: OFFLINE_DAYS + 1 }, (_, ahead) => ({ today: addDays(first, ahead) }));

test.each([
  ['the day it was made', '2026-11-21', '2026-11-21'],
  ['the day after', '2026-11-22', '2026-11-22'],
  ['over the end of a month', '2026-12-01', '2026-12-01'],
  ['its last day', '2026-12-05', '2026-12-05'],
  ['the day after its last: nothing', '2026-12-06', undefined],
  ['a year on: nothing', '2027-11-21', undefined],
  ['a clock that is behind: the first', '2026-11-20', '2026-11-21'],
])('%s', (_, today, shown) => expect(dayToShow(days, localDate(today))?.today).toBe(shown));

test('a copy without days shows none', () => expect(dayToShow([], first)).toBeNull());
