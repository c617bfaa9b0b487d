import { expect, it } from 'vitest';
import { localDate } from '#domain/calendar/local-date.ts';
import { NO_EDITS } from './cycle-view.ts';
import type { DayLog } from './day-log.ts';
import { deriveCycles } from './derive-cycles.ts';
import { toWireCycles } from './wire-cycles.ts';

const day = (date: string): DayLog => ({ date: localDate(date), flow: 'medium' });
const cycles = deriveCycles([day('2026-11-04'), day('2026-10-07'), day('2026-10-09')], NO_EDITS);

it('speaks §3: newest first, the open cycle with her expected lengths, createdAt at the beginning of the day in her zone', () => {
  expect(toWireCycles({ cycles, view: { cycleLength: 29, periodLength: 4 }, timeZone: 'Europe/Berlin' })).toEqual([
    {
      startDate: '2026-11-04',
      cycleLength: 29,
      periodLength: 4,
      createdAt: '2026-11-03T23:00:00.000Z',
      endDate: null,
      periodEnd: '2026-11-04',
      excluded: null,
    },
    {
      startDate: '2026-10-07',
      cycleLength: 28,
      periodLength: 3,
      createdAt: '2026-10-06T22:00:00.000Z',
      endDate: '2026-11-03',
      periodEnd: '2026-10-09',
      excluded: null,
    },
  ]);
});

it('a back-filled earlier period does not become the newest by createdAt', () => {
  const filled = deriveCycles([day('2026-09-01'), day('2026-11-04')], NO_EDITS);
  const created = toWireCycles({ cycles: filled, view: { cycleLength: 28, periodLength: 5 }, timeZone: 'UTC' }).map(
    (cycle) => cycle.createdAt,
  );
  expect([...created].sort().reverse()).toEqual(created);
});
