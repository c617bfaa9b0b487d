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
  it('keeps the signs of ovulation of the last 400 days, and nothing else of their days', () => {
    const signs = [
      day('2025-06-01', { fluid: 'dry' }),
      day('2026-11-12', { temperature: { celsius: 36.4, disturbed: false }, energy: 3 }),
      day('2026-11-13', { fluid: 'egg_white', sex: ['unprotected', 'solo'], note: 'mine' }),
      day('2026-11-14', { sex: ['protected'], tests: [{ kind: 'ovulation', result: 'positive' }] }),
      day('2026-11-15', { sex: ['protected'] }),
    ];
    const told = [
      day('2026-11-12', { temperature: { celsius: 36.4, disturbed: false } }),
      day('2026-11-13', { fluid: 'egg_white', sex: ['unprotected'] }),
      day('2026-11-14', { tests: [{ kind: 'ovulation', result: 'positive' }] }),
    ];
    const whole = summarise(signs, NO_EDITS);
    expect(whole.signs).toEqual(told);
    expect(signs.toReversed().reduce((summary, log) => withDays(summary, [log]), EMPTY_SUMMARY)).toEqual(whole);
    expect(mustReadAll(whole, [day('2026-11-14')])).toBe(true);
    expect(mustReadAll(whole, [day('2026-11-13')])).toBe(false);
    const { signs: _, ...older } = whole;
    expect(withDays(older, [day('2026-11-16', { fluid: 'dry' })]).signs).toBeUndefined();
  });
});
