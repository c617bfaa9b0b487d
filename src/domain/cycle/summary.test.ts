import { describe, expect, it } from 'vitest';
import { localDate } from '#domain/calendar/local-date.ts';
import { NO_EDITS } from './cycle-view.ts';
import type { DayLog } from './day-log.ts';
import { EMPTY_SUMMARY, mustReadAll, summarise, withDays } from './summary.ts';

const day = (date: string, fields: Omit<DayLog, 'date'> = {}): DayLog => ({ date: localDate(date), ...fields });
const logs = [
  day('2026-11-04', { flow: 'medium' }),
  day('2026-11-05', { flow: 'heavy', moods: ['low'] }),
  day('2026-11-09', { energy: 3 }),
  day('2026-11-10', { symptoms: { cramps: 1 } }),
];

describe('the summary of all logs', () => {
  it('is the same in whatever order and portions the days came', () => {
    const whole = summarise(logs, NO_EDITS);
    const bitByBit = logs.toReversed().reduce((summary, log) => withDays(summary, [log]), EMPTY_SUMMARY);
    expect(bitByBit).toEqual(whole);
    expect(whole.lastLogged).toEqual({
      flow: '2026-11-05',
      mood: '2026-11-05',
      energy: '2026-11-09',
      symptoms: '2026-11-10',
    });
  });
  it('keeps nothing of a bleeding day but its flow', () => {
    expect(summarise(logs, NO_EDITS).bleeding).toEqual([
      day('2026-11-04', { flow: 'medium' }),
      day('2026-11-05', { flow: 'heavy' }),
    ]);
  });
  it('forgets a day that was taken away, and says when the rest must be read again', () => {
    const before = summarise(logs, NO_EDITS);
    const gone = [day('2026-11-05')];
    expect(withDays(before, gone).bleeding.map((entry) => entry.date)).toEqual(['2026-11-04']);
    expect(mustReadAll(before, gone)).toBe(true);
    expect(mustReadAll(before, [day('2026-11-04', { flow: 'light' })])).toBe(false);
  });
});
